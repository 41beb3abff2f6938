### Liar's Dice: every word a player reads, in English.

## The game

game-name = Liar's Dice
game-tagline = Bid on dice that nobody sees all of, and call the liars.
game-about = Everybody rolls their dice under a cup and looks at them alone. In turn you bid how many of all the dice show a face, always higher than the last bid, until somebody calls “Liar!”. Then all cups are lifted, and whoever was wrong loses a die. The last player with dice wins.
game-provenance = An old game that belongs to nobody. It is played in many ways; this one is written down in the README of its package, rule by rule.
score-name = Dice left

## Decisions and actions

decision-turn = Your bid
decision-turn-what = Bid more dice than the last bid, or as many of a higher face. Or call “Liar!” if you don't believe it.
decision-turn-look = How many do you have yourself? Of the other dice about one in six shows that face, or one in three if some are wild.
action-bid = Bid { dice-said }
action-call = Call “Liar!”
group-bid = Bid { $quantity } …
verb-bid = bid
verb-call = call, liar, doubt
told-bid = { $name } bids { dice-said }.
told-call = { $name } calls “Liar!”

## Dice: a quantity of a face

dice-said =
    { $quantity ->
        [one] { $quantity } { face-one }
       *[other] { $quantity } { face-many }
    }
face-one =
    { $face ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }
face-many =
    { $face ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[other] sixes
    }

## What happens

event-round-began = Round { $round }
event-shown = { $name } shows { $dice }.
event-die-lost =
    { $left ->
        [0] The count is { dice-said }. { $name } loses the last die and is out.
       *[other] The count is { dice-said }. { $name } loses a die.
    }

## Refusals

refused-nothing-to-doubt = There is no bid to doubt yet: begin with a bid.
refused-too-many-dice =
    { $dice ->
        [one] There is only { $dice } die on the table: nobody can bid more.
       *[other] There are only { $dice } dice on the table: nobody can bid more.
    }
refused-not-higher = A bid names more dice than the last one, or as many of a higher face.

## Table options

option-dice = Dice
option-dice-explain = How many dice everybody starts with. A game takes about one round for each die on the table.
option-dice-1 = 1 each
option-dice-2 = 2 each
option-dice-3 = 3 each
option-dice-4 = 4 each
option-dice-5 = 5 each
option-wild = Wild face
option-wild-explain = Dice of the wild face count as whatever face was bid.
option-wild-ones = Ones are wild
option-wild-sixes = Sixes are wild
option-wild-none = No wild face

## The board as text and drawn

sheet-round = Round { $round }
sheet-table =
    { $dice ->
        [one] { $dice } die on the table
       *[other] { $dice } dice on the table
    }
sheet-bids = Bids
sheet-no-bid = Nobody has bid yet.
sheet-showdown = { $name } doubted { $bidder }'s bid of { dice-said }. The count was { $count }: { $loser } lost a die.
sheet-players = Players
sheet-player = Player
sheet-own = Under your cup
sheet-holds =
    { $own ->
        [0] none under your cup
       *[other] { $own } under your cup
    }

## The game over time

series-dice = Dice left
series-round = Round
