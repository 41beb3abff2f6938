### Words of Medioevo Universale's stories, in English.

story-honor = Honor Points
story-units = units
story-bids-title = Bids for the turn order
story-bid = Bid
story-place =
    { $place ->
        [1] first player
       *[other] in place { $place }
    }
story-rebellion-title = Rebellion
story-tolerated = Tolerated tax
story-tax = Tax level
story-rebellions =
    { $count ->
        [one] { $count } rebellion
       *[other] { $count } rebellions
    }
story-battle-title = Battle { $place }
story-round = Round { $round }: { $own } against { $theirs }
story-battle-result =
    { $won ->
        [yes] wins
        [nobody] nobody wins
       *[no] loses
    }
story-vote-title = The vote
story-vote =
    { $broken ->
        [yes] broken
       *[no] kept
    }
