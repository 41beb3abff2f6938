### Words on Alba Longa's drawn board, in English. The client reads them; names of places, cities and cards come from en.ftl.

board-name = Alba Longa

## The court and its dice

board-court = The court
board-court-of = Court: { $name }
board-no-court = No court is held
board-dice = Dice
# $now says what it shows, or that it is gone
board-die = { $name }: { $now }
board-die-shows = shows { $value }
board-die-gone = taken
board-die-unrolled = not rolled
board-job =
    { $job ->
        [soldier] Soldier
        [merchant] Merchant
        [worker] Worker
        [priest] Priest
       *[farmer] Farmer
    }
board-dice-cost = Dice cost
board-dice-cost-now = Calling court costs { $cost } silver now.

## The market stalls

board-stalls = Market stalls
board-stalls-now = as merchants stand
board-stall-holds = Holds { $silver } silver.
board-stall-to = As merchants stand now it goes to { $name }.
board-stall-bank = As merchants stand now it goes to the bank.

## Seasons, weather, blessings

board-season = Season, weather, blessings
board-numeral =
    { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
board-season-now =
    Year { board-numeral }, { $season ->
        [growing] growing season
        [harvest] harvest season
       *[year_end] end of the year
    }
board-yields = A farmer brings { $wheat } wheat, { $improved } if the harvest is improved, { $lying } if he lies.
board-prayer = Prayer
board-prayer-cost = Improving the harvest costs { $cost } worship this year.
board-prayer-may = Not turned yet: improving the harvest may cost { $costs } worship.
board-next = Next
board-next-climate = Next year: { $climate }.
board-next-hidden = The weather of next year is not seen yet.
board-blessing = Gods
board-blessings-left =
    { $count ->
        [one] { $count } blessing card is left.
       *[other] { $count } blessing cards are left.
    }
board-blessing-last = The last was: { $name }.

## The towns

board-towns = The towns of Latium
board-town-people =
    { $population } peasants, { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }, { $heroes ->
        [one] { $heroes } active hero
       *[other] { $heroes } active heroes
    }, { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }.
board-town-gone = Eliminated.
board-gone = eliminated
board-town-crown = King of Kings.
board-town-chosen = Has chosen in secret.
board-town-aimed = You attack it; only you know.
board-town-attacked = Attacked by { $names }.
board-town-open = Shown below.
board-assisi =
    { $defenders ->
        [one] { $defenders } defender
       *[other] { $defenders } defenders
    }. Loot: { $silver } times silver, { $wheat } times wheat, { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    }.
board-loot =
    { $count ->
        [one] { $count } item lies in Assisi.
       *[other] { $count } items lie in Assisi.
    }

## A city

board-city = { $city }: { $name }
board-whose = Whose city
board-supplies = What { $name } has
board-has = { $name }: { $has }
board-count-monuments =
    { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
board-count-population =
    { $count ->
        [one] { $count } peasant
       *[other] { $count } peasants
    }
board-count-silver = { $count } silver
board-count-wheat = { $count } wheat
board-count-devotion = worship { $count }
board-out = out for the season
board-monuments-now = { $count } of { $goal } monuments stand.
board-population = Population, goal { $goal }
board-places = Places of work
board-place-now =
    { $count ->
        [0] Nobody is here.
        [one] { $count } is here: { $brings }.
       *[other] { $count } are here: { $brings }.
    }
board-brings-strength = strength { $count }
board-brings-silver = +{ $count } silver
board-brings-monuments =
    { $count ->
        [one] +{ $count } monument
       *[other] +{ $count } monuments
    }
board-brings-worship =
    { $count ->
        [0] worship { $from }
       *[other] worship { $from } + { $count }
    }
board-brings-wheat = +{ $count } wheat, { $improved } improved
board-village-now =
    { $home } at home, { $working } at work{ $beside ->
        [0] {""}
       *[other] , { $beside } without a house
    }
board-houses = Housing track
# $state: home, away (out at work), empty, passed (before the housing disc); $free: a free space
board-house =
    Space { $space }{ $free ->
        [yes] , free
       *[no] {""}
    }: { $state ->
        [home] somebody is at home
        [away] out at work
        [passed] before the housing disc
       *[empty] empty
    }

## Heroes

board-heroes = Heroes
board-heroes-own = Heroes, only you
board-heroes-of = Heroes: { $name }
board-hero-sent = chosen in secret, only you know it
board-hero-state =
    { $state ->
        [active] active
        [used] used
        [played] on the table
       *[unknown] active or used
    }
