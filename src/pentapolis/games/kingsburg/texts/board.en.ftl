### Words on Kingsburg's drawn board, in English. The client reads them; names of advisors and buildings come from en.ftl.

board-name = Kingsburg
board-court = The King's court
board-tracks = Turn order, points, soldiers, the King's Envoy
board-calendar = Calendar
board-provinces = Provinces
board-whose = Whose province

## The court

# $taken is board-free or board-taken; $gives a sentence such as "Gain 2 gold."
board-advisor = { $name }, { $value }, { $taken }. { $gives }
board-free = free
board-taken = taken by { $names }
board-neutral-dice = neutral dice
# $dice are faces; $plus, $envoy: yes or no; $market: more, less or no
board-way =
    Within reach with { $dice }{ $plus ->
        [yes] {" "}and a “+2” token
       *[no] {""}
    }{ $market ->
        [more] {" "}and 1 more by the Market
        [less] {" "}and 1 less by the Market
       *[no] {""}
    }{ $envoy ->
        [yes] , by spending the Envoy.
       *[no] .
    }

## Dice and supplies

board-dice = Dice
board-roll = Dice of this season: { $total }
board-die = Die { $value }
board-white-die = White die { $value }
board-dice-total = The roll of this season counts { $total }.
board-market =
    { $shift ->
        [more] Market: 1 more
       *[less] Market: 1 less
    }
board-supplies = Supplies of { $name }
board-has = { $name }: { $count }
board-count-gold = { $count } gold
board-count-wood = { $count } wood
board-count-stone = { $count } stone
board-count-plus-two =
    { $count ->
        [one] { $count } “+2” token
       *[other] { $count } “+2” tokens
    }
board-count-soldiers =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
board-count-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }

## Provinces

board-yours = Your province
board-province = Province: { $name }
# $does: cost, worth and effect in sentences
board-building = { $name }, { $state }. { $does }
board-built = built
board-not-built = not built
board-can-build = can be chosen now

## Tracks

board-order = Turn order: { $names }
board-score = Points: { $told }
board-troops = Soldiers: { $told }
board-envoy-home = The King's Envoy is at court.
board-envoy-held = The King's Envoy is with { $name }.
board-aid-die-lent = The aid die is lent to { $name }.

## The calendar

board-numeral =
    { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
board-year = Year { board-numeral }
board-year-fought = That winter brought: { $enemy }.
board-year-now = The year that is played.
board-year-to-come = Still to come.
board-phase =
    { $phase ->
        [1] Aid
        [2] Spring
        [3] Reward
        [4] Summer
        [5] Envoy
        [6] Autumn
        [7] Recruit
       *[8] Winter
    }
board-phase-does =
    { $phase ->
        [1] The King helps whoever has fewest buildings: an extra white die in spring, or in a tie a good each.
        [3] Whoever has most buildings scores a point.
        [5] The Envoy goes to whoever lags behind.
        [7] Goods buy soldiers.
        [8] The enemy comes, and every province meets it alone.
       *[other] Everybody rolls, influences advisors, receives their aid and builds.
    }

## The winter

board-winter = Winter
board-enemy-of-year = Enemy of year { board-numeral }
# two lines, cut at the bar; $need such as "3 or more"
board-need = King's die needed:|{ $need }
board-fought =
    { $value } against { $strength }:|{ $result ->
        [victory] victory
        [draw] draw
       *[defeat] defeat
    }
# two lines, cut at the bar
board-wall = { $name }:|{ $value } + the King's die
board-soldiers = Soldiers
board-reinforcements = Royal reinforcements
