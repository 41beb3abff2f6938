### The winter battle as it is told over the board, in English.

story-winter-title = The winter battle of year { $year }
story-winter-strength = Strength
story-winter-value = Combat value
story-winter-soldiers = Soldiers
story-winter-soldiers-said = Every province counts its soldiers.
story-winter-buildings-said = Walls and workshops join them.
story-winter-reinforcements = From the King
story-winter-victory = Victory
story-winter-draw = Draw
story-winter-defeat = Defeat
story-winter-gold = gold
story-winter-wood = wood
story-winter-stone =
    { $n ->
       *[other] stone
    }
story-winter-vp = VP
story-winter-any =
    { $n ->
        [one] good of choice
       *[other] goods of choice
    }
story-winter-building =
    { $n ->
        [one] building
       *[other] buildings
    }
