### Words on Discordia's drawn board, in English. The client reads them; names of tiles, buildings and cards come from en.ftl.

board-name = Discordia

## The river and its banks

board-river = The Rhine: seasons and barbarians
board-seasons = Banks and seasons
board-season-now = The boat is here, in year { $year }.
board-bank-left = Left bank
board-bank-left-hidden = Left bank: no barbarians in sight
board-bank-left-short = if you fall
board-bank-right = Right bank
board-bank-right-hidden = Right bank: they come with Saturnalia
board-bank-right-short = if you hold

## Columns, dice and buildings

board-columns = Columns with dice, action tiles and buildings
board-die = { $name }: { $value }
board-die-taken = { $name } took it as Maximus, for this season alone.
board-die-blocked = Janus blocks it this season.
board-die-used = Used by { $name } with the value { $value }.
# $target: ship, barracks, shop, farm or any
board-offer =
    { $kind ->
        [deploy] { $target ->
            [ship] Main action: deploy on a ship
            [barracks] Main action: deploy on barracks
            [shop] Main action: deploy on a shop
            [farm] Main action: deploy on a farm
           *[any] Main action: deploy on any building
        }
        [gain_star] { $n ->
            [one] Main action: take { $n } star
           *[other] Main action: take { $n } stars
        }
        [gain_extension] Main action: add an extension
       *[upgrade] Main action: upgrade
    }
board-column-reach = Use the die as { $value } ({ $change } by modifiers).

## What lies open to all

board-supply = Decrees, privileges, towers and supplies
board-decrees = Decrees
board-privileges = Privileges
board-towers = Towers
board-decree-now =
    { $met ->
        [yes] Met: { $have } of { $want } ({ $name }).
       *[no] So far { $have } of { $want } ({ $name }).
    }
board-privilege-used = Used up
board-stores = Supplies
board-store-star =
    { $count ->
        [one] { $count } star in the supply
       *[other] { $count } stars in the supply
    }
board-store-star-does = Stars that are gained come from here. When there are none left, none can be gained.
board-store-modifier =
    { $count ->
        [one] { $count } modifier in the supply
       *[other] { $count } modifiers in the supply
    }
board-store-modifier-does = Modifiers that are gained come from here.
board-store-stack =
    { $count ->
        [one] { $count } building in the stack
       *[other] { $count } buildings in the stack
    }
board-store-stack-does = New buildings come from here, at Saturnalia and in the new year.
board-store-bag =
    { $count ->
        [one] { $count } worker in the bag
       *[other] { $count } workers in the bag
    }
board-store-bag-does = Recruits are drawn from here, and here go all who are sent away.
board-janus-none = Janus: no tile is turned yet

## The turn

board-turn = The turn
board-phase =
    { $phase ->
        [set_up] Starting buildings are chosen.
        [raid] The barbarians attack.
       *[recruitment] New workers are recruited.
    }
board-picks = A die is to be picked: { $name }
board-check-main = Main action
board-check-special = Special deployments
board-check-season = Season bonus
board-check-towers = Towers
board-check-privileges = Privileges
board-check-decrees = Decrees
board-check-state =
    { $state ->
        [open] still open
        [done] done
        [none] nothing possible
       *[later] not done yet
    }
board-waiting = Bonuses that wait
board-waiting-short = Waiting
board-bonus =
    { $kind ->
        [deploy] Deploy
        [exchange] { $n ->
            [one] Exchange { $n } worker
           *[other] Exchange { $n } workers
        }
        [return_workers] { $n ->
            [one] { $n } worker to the bag
           *[other] { $n } workers to the bag
        }
        [place_star] { $on ->
            [expedition] A star on the expedition track
           *[upgrade] A star on the upgrade track
        }
        [gain_star] { $n ->
            [one] Take { $n } star
           *[other] Take { $n } stars
        }
        [aqueduct] { $n ->
            [one] { $n } step on the aqueduct
           *[other] { $n } steps on the aqueduct
        }
        [gain_tower] A tower
        [gain_modifier] A modifier
        [gain_privilege] A privilege
       *[gain_extension] An extension
    }

## The quay

board-quay = The quay: { $name }
board-idle =
    { $count ->
        [one] { $count } idle worker at the quay
       *[other] { $count } idle workers at the quay
    }
# two short lines beside the great number
board-idle-words = idle at|the quay
board-queue = Workers in line
board-joker = jokers
# $going: how many of them are chosen
board-queue-of =
    { $worker ->
        [sailor] { $count ->
            [one] { $count } sailor
           *[other] { $count } sailors
        }
        [soldier] { $count ->
            [one] { $count } soldier
           *[other] { $count } soldiers
        }
        [merchant] { $count ->
            [one] { $count } merchant
           *[other] { $count } merchants
        }
       *[farmer] { $count ->
            [one] { $count } farmer
           *[other] { $count } farmers
        }
    }{ $going ->
        [0] {""}
       *[other] , { $going } chosen
    }
board-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
board-stars-word = stars
board-modifiers = Active modifiers: { $active } of { $count }
board-modifiers-word = modifiers
board-defence =
    { $holds ->
        [yes] Defence { $strong } against a raid of { $enemy }: it would hold.
        [no] Defence { $strong } against a raid of { $enemy }: it would fall.
       *[open] Defence { $strong }; of the raid { $enemy } can be seen so far.
    }
board-from-workers = Workers in full barracks and military towers
board-from-walls = Walls of military towers
board-raid-word = raid
board-holds =
    { $holds ->
        [yes] defence: holds
        [no] defence: falls
       *[open] defence
    }
board-recruits = Winter would recruit { $need }: symbols { $symbols } + empty spaces { $spaces } − ring { $ring }.
board-recruits-word = recruits

## A city

board-city = City: { $name }
board-whose = Whose city
board-whose-city =
    { $count ->
        [one] City: { $name }, { $count } idle worker
       *[other] City: { $name }, { $count } idle workers
    }
board-left = { $left } left
board-rows = Towers and buildings: { $name }
board-house-now = Spaces filled: { $filled } of { $spaces }.
board-house-full = Full.
board-house-locked = Opens with the next season.
board-house-answers = Answers to the die.
board-tower-free = Port { $n }: room for a tower
board-lot-free =
    { $row ->
        [port] Free port, place { $n }
        [fort] Free fort, place { $n }
        [market] Free market, place { $n }
       *[field] Free field, place { $n }
    }
board-lot-missing =
    { $row ->
        [port] No port yet, place { $n }
        [fort] No fort yet, place { $n }
        [market] No market yet, place { $n }
       *[field] No field yet, place { $n }
    }
board-tracks = Tracks and decrees: { $name }
board-track-more =
    { $left ->
        [one] Room for an extension, { $left } left
       *[other] Room for an extension, { $left } left
    }
board-covered =
    { $by ->
        [star] A star lies on it.
       *[decree] Completed.
    }
board-no-privilege = no privilege yet
board-extensions = extensions { $owned }, with { $goal }:
board-privileges-of = Privileges: { $name }
board-aqueduct = Aqueduct: the ring is on { $ring } of { $last }
