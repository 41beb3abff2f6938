### Words on Origins' drawn board, in English. The client reads them; names of tiles, cards, sites and tracks come from en.ftl.

board-name = Origins

## Colours and dice

board-colour =
    { $colour ->
        [red] red
        [purple] purple
        [blue] blue
        [orange] orange
       *[yellow] yellow
    }
# $colour is also `speaker` or `archon`
board-die =
    { $colour ->
        [speaker] Speaker { $value }
        [archon] Archon
       *[other] { board-colour } { $value }
    }
board-vp = VP

## The sky and the sites

board-sky = Motherships and Encounter sites
board-sites = Encounter sites
board-ship = The { board-colour } mothership shows { $value }
board-here = Here: { $who }
board-stands = { $name } ({ $worker })
board-done = { $what }: done
board-and-or = and/or

## Tracks

board-stack = From the bottom: { $names }.
board-temples = Temples
board-zodiacs = Zodiac cards
board-zodiac =
    { $held ->
        [yes] { $card }, held by { $holder }.
       *[no] { $card }, at the Temple.
    }
board-on-step = { $name } on step { $step } ({ $vp } VP)

## People and floors

board-areas = Citizens, Speakers, floors
board-speakers = Speakers
board-draft = Dice to start with
board-floors = Floors left
board-citizen = { $die }, { $wisdom } Wisdom
board-supply = { board-colour }: { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } and { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } in the supply

## Market and cards

board-tile = { $tile }: { $wisdom } Wisdom, { $stone } Stone
board-as-farm = { $tile } as a Farm
board-next = Next
board-piles = Building piles
board-pile =
    { $count ->
        [0] No { board-colour } tile is left
        [one] Last { board-colour } tile: { $tile }
       *[other] Next { board-colour } tile of { $count }: { $tile }
    }
board-cards = District cards
board-last-round = Last round: the end is announced
board-card-now = { $vp } VP for you, { $gold } Gold on it.
board-scored = Scored by { $names }.

## A city

board-whose = Whose city
board-my-city = My city
board-city = City: { $name }
board-city-now =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $lit ->
        [one] { $lit } seat lit
       *[other] { $lit } seats lit
    }
board-look = View of the city
board-nearer = Nearer
board-further = Further away
board-centre = Centre the city (R)
board-plot = empty
board-cell = ({ $x }, { $y }): { $name }
board-seats = Seats of power
board-seat-empty = Seat of power at ({ $x }, { $y }): empty
board-seat-taken = Seat of power at ({ $x }, { $y }): { $die }, { $value } × tower { $height }

## What a player has

board-supplies = Supplies: { $name }
board-has-vp = { $n } VP
board-has = { $what }: { $n }
board-tokens =
    { $n ->
        [one] { $n } Superiority token
       *[other] { $n } Superiority tokens
    }
board-workers = Workers: { $name }
board-workers-title = Workers
board-workers-now =
    { $home } ready, { $out } sent · { $free ->
        [0] no free base
        [one] { $free } free base
       *[other] { $free } free bases
    }
board-out = Sent to sites: { $sites }
board-reserved = Reserved tiles
board-reserved-tile = Reserved: { $tile }
board-towers = Palace towers: { $name }
board-tower =
    { board-colour }: height { $height }, dice on seats { $sum }; { $left ->
        [0] no floor is left
        [one] { $left } floor is left
       *[other] { $left } floors are left
    }
board-careers = Advisers and bases: { $name }
board-advisers = Advisers
board-advisers-now =
    { $colours ->
        [0] Nobody yet.
       *[other] { $list }: { $vp } VP. The Archon acts in these colours.
    }
board-population = Bases
board-base =
    Base { $n }: { $taken ->
        [yes] taken
       *[no] { $food } Food
    }{ $vp ->
        [0] { "" }
       *[other] , { $vp } VP
    }
