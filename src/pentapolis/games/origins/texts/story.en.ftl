### Moments of Origins as they are told over the board, in English.

story-district-title = A district is completed
story-round-title = The round ends
story-vp = VP
story-spaces =
    { $n ->
        [one] space
       *[other] spaces
    }
