### Discordia: every word a player reads, in English.
### A key is a prefix and an id of components.toml with hyphens for underscores.
### Figures that are data arrive as variables, always as numbers.

## The game

game-name = Discordia
game-tagline = Put your workers to work: whoever has none left in reserve wins.
game-about = You govern a Roman town on the Rhine, and too many idle workers wait beside it. Each season three dice are rolled; Maximus takes one for himself, the others share the two left. Your die opens one main action (take a building of its column, deploy workers, add an extension, upgrade, take stars) and perhaps some more: special deployments, the bonus of the season, towers. At the end of each year barbarians raid the towns, and every gap in yours draws new workers. Whoever empties the reserve wins at once; after four years the smallest reserve wins. Alone, you play against the clock and the Janus tiles.
game-provenance = The rules follow the French rulebook. Most faces of tiles, the icons of the city board and the order of its tracks are reconstructed, because the pictures of the book are not part of its text; counts, set-up, decrees and conditions are the book's. Values that are reconstructed are marked, and whoever owns the box can replace them with --components.

## Seasons and moments of a year

season-spring = Spring
season-spring-the = spring
season-summer = Summer
season-summer-the = summer
season-autumn = Autumn
season-autumn-the = autumn
season-saturnalia = Saturnalia
season-saturnalia-the = Saturnalia
season-winter = Winter
season-winter-the = winter
season-explain = A used value of { $value } gives its bonus: { $bonus }.

## Dice

die-red = Red die
die-red-the = the red die
die-red-explain = Special deployment on barracks and military towers.
die-yellow = Yellow die
die-yellow-the = the yellow die
die-yellow-explain = Special deployment on farms.
die-blue = Blue die
die-blue-the = the blue die
die-blue-explain = Special deployment on ships.
color-red = red
color-yellow = yellow
color-blue = blue

## Workers

worker-sailor =
    { $n ->
        [one] { $n } sailor
       *[other] { $n } sailors
    }
worker-soldier =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
worker-merchant =
    { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
worker-farmer =
    { $n ->
        [one] { $n } farmer
       *[other] { $n } farmers
    }
worker-any =
    { $n ->
        [one] { $n } of any type
       *[other] { $n } of any type
    }
worker-sailor-name = Sailor
worker-soldier-name = Soldier
worker-merchant-name = Merchant
worker-farmer-name = Farmer
worker-any-name = Grey worker
worker-sailor-explain = Blue. Ships ask for sailors; { $count } in the game.
worker-soldier-explain = Red. Barracks and military towers ask for soldiers; { $count } in the game.
worker-merchant-explain = White. Shops ask for merchants; { $count } in the game.
worker-farmer-explain = Yellow. Farms ask for farmers; { $count } in the game.
worker-any-explain = A symbol only: a worker of any type fits.
count-sailor = sailor
count-sailors = sailors
count-soldier = soldier
count-soldiers = soldiers
count-merchant = merchant
count-merchants = merchants
count-farmer = farmer
count-farmers = farmers
workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
stars =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }

## Types of buildings

type-ship = Ship
type-ship-the = ships
type-ship-explain = Stands on a port, blue die. Full at the end of your turn, its workers go to the bag and it becomes a shop.
type-barracks = Barracks
type-barracks-the = barracks
type-barracks-explain = Stand on a fort, red die. Workers on full barracks defend the town.
type-shop = Shop
type-shop-the = shops
type-shop-explain = Stands on a market. A die of any colour with its value allows the special deployment.
type-farm = Farm
type-farm-the = farms
type-farm-explain = Stands on a field, yellow die.
type-any = Any building
type-any-the = any building

## Action tiles

tile-action-a = Action tile A
tile-action-a-the = action tile A
tile-action-b = Action tile B
tile-action-b-the = action tile B
tile-action-c = Action tile C
tile-action-c-the = action tile C
tile-action-d = Action tile D
tile-action-d-the = action tile D
tile-action-e = Action tile E
tile-action-e-the = action tile E
tile-action-f = Action tile F
tile-action-f-the = action tile F
tile-explain = Instead of a building of its column: { $actions }.

## Effects: what a tile, a space or a place gives

effect-deploy =
    { $on_id ->
        [ship] deploy on a ship
        [barracks] deploy on barracks or a military tower
        [shop] deploy on a shop
        [farm] deploy on a farm
       *[any] deploy on any building
    }
effect-remove-building =
    { $on_id ->
        [ship] lose a ship
        [barracks] lose barracks
        [shop] lose a shop
        [farm] lose a farm
       *[any] lose any building
    }
effect-exchange =
    { $n ->
        [one] exchange { $n } worker
       *[other] exchange { $n } workers
    }
effect-return-workers =
    { $n ->
        [one] put { $n } worker into the bag
       *[other] put up to { $n } workers into the bag
    }
effect-draw-workers =
    { $n ->
        [one] draw { $n } worker
       *[other] draw { $n } workers
    }
effect-place-star =
    { $on_id ->
        [expedition] { $n ->
            [one] put { $n } star on the expedition track
           *[other] put { $n } stars on the expedition track
        }
       *[upgrade] { $n ->
            [one] put { $n } star on the upgrade track
           *[other] put { $n } stars on the upgrade track
        }
    }
effect-gain-star =
    { $n ->
        [one] take { $n } star
       *[other] take { $n } stars
    }
effect-lose-star =
    { $n ->
        [one] lose { $n } star
       *[other] lose { $n } stars
    }
effect-aqueduct =
    { $n ->
        [one] move { $n } step on the aqueduct
       *[other] move { $n } steps on the aqueduct
    }
effect-aqueduct-back =
    { $n ->
        [one] move back { $n } step on the aqueduct
       *[other] move back { $n } steps on the aqueduct
    }
effect-gain-tower =
    { $n ->
        [1] build a tower
       *[other] build { $n } towers
    }
effect-lose-tower =
    { $n ->
        [1] lose a tower
       *[other] lose { $n } towers
    }
effect-gain-modifier =
    { $n ->
        [1] take a modifier
       *[other] take { $n } modifiers
    }
effect-gain-privilege =
    { $n ->
        [1] take a privilege
       *[other] take { $n } privileges
    }
effect-gain-extension =
    { $n ->
        [1] add an extension
       *[other] add { $n } extensions
    }
effect-any-color-deploy =
    { $on_id ->
        [ship] special deployment on ships with a die of any colour
        [barracks] special deployment on barracks and military towers with a die of any colour
        [farm] special deployment on farms with a die of any colour
        [shop] special deployment on shops with a die of any colour
       *[any] special deployment with a die of any colour
    }
effect-upgrade-with = upgrade with a { $value } too
effect-joker =
    { $worker ->
        [sailor] sailors count as any type
        [soldier] soldiers count as any type
        [merchant] merchants count as any type
       *[farmer] farmers count as any type
    }
effect-nothing = no bonus
effect-permanent = from now on: { $effect }

## Buildings

building-ship-1a = Ship 1A
building-ship-1a-the = ship 1A
building-ship-1b = Ship 1B
building-ship-1b-the = ship 1B
building-ship-1c = Ship 1C
building-ship-1c-the = ship 1C
building-ship-2a = Ship 2A
building-ship-2a-the = ship 2A
building-ship-2b = Ship 2B
building-ship-2b-the = ship 2B
building-ship-2c = Ship 2C
building-ship-2c-the = ship 2C
building-ship-3a = Ship 3A
building-ship-3a-the = ship 3A
building-ship-3b = Ship 3B
building-ship-3b-the = ship 3B
building-ship-3c = Ship 3C
building-ship-3c-the = ship 3C
building-ship-4a = Ship 4A
building-ship-4a-the = ship 4A
building-ship-4b = Ship 4B
building-ship-4b-the = ship 4B
building-ship-4c = Ship 4C
building-ship-4c-the = ship 4C
building-ship-5a = Ship 5A
building-ship-5a-the = ship 5A
building-ship-5b = Ship 5B
building-ship-5b-the = ship 5B
building-ship-5c = Ship 5C
building-ship-5c-the = ship 5C
building-ship-6a = Ship 6A
building-ship-6a-the = ship 6A
building-ship-6b = Ship 6B
building-ship-6b-the = ship 6B
building-ship-6c = Ship 6C
building-ship-6c-the = ship 6C
building-barracks-1a = Barracks 1A
building-barracks-1a-the = barracks 1A
building-barracks-1b = Barracks 1B
building-barracks-1b-the = barracks 1B
building-barracks-1c = Barracks 1C
building-barracks-1c-the = barracks 1C
building-barracks-1d = Barracks 1D
building-barracks-1d-the = barracks 1D
building-barracks-2a = Barracks 2A
building-barracks-2a-the = barracks 2A
building-barracks-2b = Barracks 2B
building-barracks-2b-the = barracks 2B
building-barracks-2c = Barracks 2C
building-barracks-2c-the = barracks 2C
building-barracks-2d = Barracks 2D
building-barracks-2d-the = barracks 2D
building-barracks-3a = Barracks 3A
building-barracks-3a-the = barracks 3A
building-barracks-3b = Barracks 3B
building-barracks-3b-the = barracks 3B
building-barracks-3c = Barracks 3C
building-barracks-3c-the = barracks 3C
building-barracks-3d = Barracks 3D
building-barracks-3d-the = barracks 3D
building-barracks-4a = Barracks 4A
building-barracks-4a-the = barracks 4A
building-barracks-4b = Barracks 4B
building-barracks-4b-the = barracks 4B
building-barracks-4c = Barracks 4C
building-barracks-4c-the = barracks 4C
building-barracks-4d = Barracks 4D
building-barracks-4d-the = barracks 4D
building-barracks-5a = Barracks 5A
building-barracks-5a-the = barracks 5A
building-barracks-5b = Barracks 5B
building-barracks-5b-the = barracks 5B
building-barracks-5c = Barracks 5C
building-barracks-5c-the = barracks 5C
building-barracks-5d = Barracks 5D
building-barracks-5d-the = barracks 5D
building-barracks-6a = Barracks 6A
building-barracks-6a-the = barracks 6A
building-barracks-6b = Barracks 6B
building-barracks-6b-the = barracks 6B
building-barracks-6c = Barracks 6C
building-barracks-6c-the = barracks 6C
building-barracks-6d = Barracks 6D
building-barracks-6d-the = barracks 6D
building-shop-1a = Shop 1A
building-shop-1a-the = shop 1A
building-shop-1b = Shop 1B
building-shop-1b-the = shop 1B
building-shop-1c = Shop 1C
building-shop-1c-the = shop 1C
building-shop-2a = Shop 2A
building-shop-2a-the = shop 2A
building-shop-2b = Shop 2B
building-shop-2b-the = shop 2B
building-shop-2c = Shop 2C
building-shop-2c-the = shop 2C
building-shop-3a = Shop 3A
building-shop-3a-the = shop 3A
building-shop-3b = Shop 3B
building-shop-3b-the = shop 3B
building-shop-3c = Shop 3C
building-shop-3c-the = shop 3C
building-shop-3d = Shop 3D
building-shop-3d-the = shop 3D
building-shop-4a = Shop 4A
building-shop-4a-the = shop 4A
building-shop-4b = Shop 4B
building-shop-4b-the = shop 4B
building-shop-4c = Shop 4C
building-shop-4c-the = shop 4C
building-shop-4d = Shop 4D
building-shop-4d-the = shop 4D
building-shop-5a = Shop 5A
building-shop-5a-the = shop 5A
building-shop-5b = Shop 5B
building-shop-5b-the = shop 5B
building-shop-5c = Shop 5C
building-shop-5c-the = shop 5C
building-shop-6a = Shop 6A
building-shop-6a-the = shop 6A
building-shop-6b = Shop 6B
building-shop-6b-the = shop 6B
building-shop-6c = Shop 6C
building-shop-6c-the = shop 6C
building-farm-1a = Farm 1A
building-farm-1a-the = farm 1A
building-farm-1b = Farm 1B
building-farm-1b-the = farm 1B
building-farm-1c = Farm 1C
building-farm-1c-the = farm 1C
building-farm-1d = Farm 1D
building-farm-1d-the = farm 1D
building-farm-2a = Farm 2A
building-farm-2a-the = farm 2A
building-farm-2b = Farm 2B
building-farm-2b-the = farm 2B
building-farm-2c = Farm 2C
building-farm-2c-the = farm 2C
building-farm-2d = Farm 2D
building-farm-2d-the = farm 2D
building-farm-3a = Farm 3A
building-farm-3a-the = farm 3A
building-farm-3b = Farm 3B
building-farm-3b-the = farm 3B
building-farm-3c = Farm 3C
building-farm-3c-the = farm 3C
building-farm-3d = Farm 3D
building-farm-3d-the = farm 3D
building-farm-4a = Farm 4A
building-farm-4a-the = farm 4A
building-farm-4b = Farm 4B
building-farm-4b-the = farm 4B
building-farm-4c = Farm 4C
building-farm-4c-the = farm 4C
building-farm-4d = Farm 4D
building-farm-4d-the = farm 4D
building-farm-5a = Farm 5A
building-farm-5a-the = farm 5A
building-farm-5b = Farm 5B
building-farm-5b-the = farm 5B
building-farm-5c = Farm 5C
building-farm-5c-the = farm 5C
building-farm-5d = Farm 5D
building-farm-5d-the = farm 5D
building-farm-6a = Farm 6A
building-farm-6a-the = farm 6A
building-farm-6b = Farm 6B
building-farm-6b-the = farm 6B
building-farm-6c = Farm 6C
building-farm-6c-the = farm 6C
building-farm-6d = Farm 6D
building-farm-6d-the = farm 6D
building-shop-of-ship-1a = Anchor shop 1A
building-shop-of-ship-1a-the = anchor shop 1A
building-shop-of-ship-1b = Anchor shop 1B
building-shop-of-ship-1b-the = anchor shop 1B
building-shop-of-ship-1c = Anchor shop 1C
building-shop-of-ship-1c-the = anchor shop 1C
building-shop-of-ship-2a = Anchor shop 2A
building-shop-of-ship-2a-the = anchor shop 2A
building-shop-of-ship-2b = Anchor shop 2B
building-shop-of-ship-2b-the = anchor shop 2B
building-shop-of-ship-2c = Anchor shop 2C
building-shop-of-ship-2c-the = anchor shop 2C
building-shop-of-ship-3a = Anchor shop 3A
building-shop-of-ship-3a-the = anchor shop 3A
building-shop-of-ship-3b = Anchor shop 3B
building-shop-of-ship-3b-the = anchor shop 3B
building-shop-of-ship-3c = Anchor shop 3C
building-shop-of-ship-3c-the = anchor shop 3C
building-shop-of-ship-4a = Anchor shop 4A
building-shop-of-ship-4a-the = anchor shop 4A
building-shop-of-ship-4b = Anchor shop 4B
building-shop-of-ship-4b-the = anchor shop 4B
building-shop-of-ship-4c = Anchor shop 4C
building-shop-of-ship-4c-the = anchor shop 4C
building-shop-of-ship-5a = Anchor shop 5A
building-shop-of-ship-5a-the = anchor shop 5A
building-shop-of-ship-5b = Anchor shop 5B
building-shop-of-ship-5b-the = anchor shop 5B
building-shop-of-ship-5c = Anchor shop 5C
building-shop-of-ship-5c-the = anchor shop 5C
building-shop-of-ship-6a = Anchor shop 6A
building-shop-of-ship-6a-the = anchor shop 6A
building-shop-of-ship-6b = Anchor shop 6B
building-shop-of-ship-6b-the = anchor shop 6B
building-shop-of-ship-6c = Anchor shop 6C
building-shop-of-ship-6c-the = anchor shop 6C
explain-building-spaces =
    { $n ->
        [one] { $n } space, to be filled by { $spaces }.
       *[other] { $n } spaces, filled in this order: { $spaces }.
    }
explain-building-special =
    { $color ->
        [any] Special deployment with any die used as { $value }.
        [red] Special deployment with a red die used as { $value }.
        [yellow] Special deployment with a yellow die used as { $value }.
       *[blue] Special deployment with a blue die used as { $value }.
    }
explain-building-bonus = When it is placed: { $bonus }.
explain-building-back = When it is full it becomes { $back }, at the end of the turn.
explain-building-front = The back of { $front }. No workers before the next season. When it is placed: { $bonus }.

## Towers

tower-military-tower-1 = Military tower 1
tower-military-tower-1-the = military tower 1
tower-military-tower-2 = Military tower 2
tower-military-tower-2-the = military tower 2
tower-military-tower-3 = Military tower 3
tower-military-tower-3-the = military tower 3
tower-military-tower-4 = Military tower 4
tower-military-tower-4-the = military tower 4
tower-military-tower-5 = Military tower 5
tower-military-tower-5-the = military tower 5
tower-military-tower-6 = Military tower 6
tower-military-tower-6-the = military tower 6
tower-military-tower-7 = Military tower 7
tower-military-tower-7-the = military tower 7
tower-military-tower-8 = Military tower 8
tower-military-tower-8-the = military tower 8
tower-commercial-tower-1 = Commercial tower 1
tower-commercial-tower-1-the = commercial tower 1
tower-commercial-tower-2 = Commercial tower 2
tower-commercial-tower-2-the = commercial tower 2
tower-commercial-tower-3 = Commercial tower 3
tower-commercial-tower-3-the = commercial tower 3
tower-commercial-tower-4 = Commercial tower 4
tower-commercial-tower-4-the = commercial tower 4
tower-commercial-tower-5 = Commercial tower 5
tower-commercial-tower-5-the = commercial tower 5
tower-commercial-tower-6 = Commercial tower 6
tower-commercial-tower-6-the = commercial tower 6
tower-commercial-tower-7 = Commercial tower 7
tower-commercial-tower-7-the = commercial tower 7
tower-commercial-tower-8 = Commercial tower 8
tower-commercial-tower-8-the = commercial tower 8
explain-tower-bonus = When it is built: { $bonus }.
explain-tower-exchange =
    { $n ->
        [one] With a used value of { $value }: exchange { $n } worker, once a turn.
       *[other] With a used value of { $value }: exchange { $n } workers, once a turn.
    }
explain-tower-defence = Adds { $n } to your defence, with or without workers.
explain-tower-like-barracks = Takes workers like barracks, and counts as barracks for decrees.

## Extensions

extension-port = Port
extension-port-the = a port
extension-port-explain = Holds a ship, and above it a tower.
extension-fort = Fort
extension-fort-the = a fort
extension-fort-explain = Holds barracks.
extension-market = Market
extension-market-the = a market
extension-market-explain = Holds a shop.
extension-field = Field
extension-field-the = a field
extension-field-explain = Holds a farm.
extension-expedition = Expedition extension
extension-expedition-the = an expedition extension
extension-expedition-explain = Lengthens the expedition track: { $spaces }.
extension-upgrade = Upgrade extension
extension-upgrade-the = an upgrade extension
extension-upgrade-explain = Lengthens the upgrade track: { $spaces }.

## City board: places of the rows, spaces of the tracks, places of decrees

track-expedition = Expedition track
track-expedition-the = the expedition track
track-expedition-explain = { $length } spaces for stars, from the bottom; only bonuses advance it.
track-upgrade = Upgrade track
track-upgrade-the = the upgrade track
track-upgrade-explain = { $length } spaces for stars, from the bottom; with a used value of 6 it is a main action.
slot-port-1 = Port 1
slot-port-1-the = port 1
slot-port-2 = Port 2
slot-port-2-the = port 2
slot-port-3 = Port 3
slot-port-3-the = port 3
slot-port-4 = Port 4
slot-port-4-the = port 4
slot-fort-1 = Fort 1
slot-fort-1-the = fort 1
slot-fort-2 = Fort 2
slot-fort-2-the = fort 2
slot-fort-3 = Fort 3
slot-fort-3-the = fort 3
slot-fort-4 = Fort 4
slot-fort-4-the = fort 4
slot-market-1 = Market 1
slot-market-1-the = market 1
slot-market-2 = Market 2
slot-market-2-the = market 2
slot-market-3 = Market 3
slot-market-3-the = market 3
slot-market-4 = Market 4
slot-market-4-the = market 4
slot-field-1 = Field 1
slot-field-1-the = field 1
slot-field-2 = Field 2
slot-field-2-the = field 2
slot-field-3 = Field 3
slot-field-3-the = field 3
slot-field-4 = Field 4
slot-field-4-the = field 4
space-expedition-1 = Expedition 1
space-expedition-1-the = expedition space 1
space-expedition-2 = Expedition 2
space-expedition-2-the = expedition space 2
space-expedition-3 = Expedition 3
space-expedition-3-the = expedition space 3
space-expedition-4 = Expedition 4
space-expedition-4-the = expedition space 4
space-expedition-5 = Expedition 5
space-expedition-5-the = expedition space 5
space-expedition-6 = Expedition 6
space-expedition-6-the = expedition space 6
space-upgrade-1 = Upgrade 1
space-upgrade-1-the = upgrade space 1
space-upgrade-2 = Upgrade 2
space-upgrade-2-the = upgrade space 2
space-upgrade-3 = Upgrade 3
space-upgrade-3-the = upgrade space 3
space-upgrade-4 = Upgrade 4
space-upgrade-4-the = upgrade space 4
space-upgrade-5 = Upgrade 5
space-upgrade-5-the = upgrade space 5
space-upgrade-6 = Upgrade 6
space-upgrade-6-the = upgrade space 6
place-decree-slot-1 = Decree place 1
place-decree-slot-1-the = decree place 1
place-decree-slot-2 = Decree place 2
place-decree-slot-2-the = decree place 2
place-decree-slot-3 = Decree place 3
place-decree-slot-3-the = decree place 3
place-decree-slot-4 = Decree place 4
place-decree-slot-4-the = decree place 4
explain-slot-preprinted = Printed on the board: a building can stand here from the start.
explain-slot-bonus = An extension put here gives: { $bonus }.
explain-slot-recruit =
    { $n ->
        [one] { $n } recruitment symbol, until it is covered.
       *[other] { $n } recruitment symbols, until they are covered.
    }
explain-space-bonus = A star put here gives: { $bonus }.
explain-place-bonus = A decree put here gives: { $bonus }.
explain-space-blank = No bonus.

## Decrees

decree-five-extensions = Five extensions
decree-five-extensions-explain = Own extensions of 5 different types; printed ones don't count.
decree-two-pairs = Two pairs
decree-two-pairs-explain = Own 2 extensions of one type and 2 of another; printed ones don't count.
decree-three-modifiers = Three modifiers
decree-three-modifiers-explain = Own 3 modifiers, active or spent.
decree-three-towers = Three towers
decree-three-towers-explain = Own 3 towers of any kind.
decree-aqueduct-eight = Great aqueduct
decree-aqueduct-eight-explain = Have your ring on 8 or beyond.
decree-upgrade-six = Sixth upgrade
decree-upgrade-six-explain = Have 6 stars on your upgrade track.
decree-expedition-six = Sixth expedition
decree-expedition-six-explain = Have 6 stars on your expedition track.
decree-two-trades = Two trades
decree-two-trades-explain = Have workers of at most 2 types in reserve.
decree-twelve-workers = Busy city
decree-twelve-workers-explain = Have 12 workers on buildings and towers.
decree-four-trades = All trades
decree-four-trades-explain = Have 9 workers on buildings, with at least one on each of the four types. Military towers count as barracks.
decree-two-ships = Merchant fleet
decree-two-ships-explain = Have 3 workers in all on at least 2 ships.
decree-three-farms = Great harvest
decree-three-farms-explain = Have 7 workers in all on at least 3 farms.
decree-three-shops = Trade fair
decree-three-shops-explain = Have 6 workers in all on at least 3 shops.
decree-three-barracks = Garrison
decree-three-barracks-explain = Have 5 workers in all on at least 3 barracks or military towers.

## Privileges: two of a kind go by one name

privilege-joker-sailor = Versatile sailors
privilege-joker-soldier = Versatile soldiers
privilege-joker-merchant = Versatile merchants
privilege-joker-farmer = Versatile farmers
privilege-great-expedition = Great expedition
privilege-great-works = Great works
privilege-new-spring = New spring
privilege-city-project = City project
privilege-levy = Levy
explain-privilege-permanent = For the rest of the game: { $effect }. With two of a kind all your workers do.
explain-privilege-single = Once, in your own turn: { $effect }.

## Barbarians

barbarian-barbarian-a1 = Barbarians A1
barbarian-barbarian-a1-the = the Barbarians A1
barbarian-barbarian-a2 = Barbarians A2
barbarian-barbarian-a2-the = the Barbarians A2
barbarian-barbarian-a3 = Barbarians A3
barbarian-barbarian-a3-the = the Barbarians A3
barbarian-barbarian-a4 = Barbarians A4
barbarian-barbarian-a4-the = the Barbarians A4
barbarian-barbarian-a5 = Barbarians A5
barbarian-barbarian-a5-the = the Barbarians A5
barbarian-barbarian-a6 = Barbarians A6
barbarian-barbarian-a6-the = the Barbarians A6
barbarian-barbarian-b1 = Barbarians B1
barbarian-barbarian-b1-the = the Barbarians B1
barbarian-barbarian-b2 = Barbarians B2
barbarian-barbarian-b2-the = the Barbarians B2
barbarian-barbarian-b3 = Barbarians B3
barbarian-barbarian-b3-the = the Barbarians B3
barbarian-barbarian-b4 = Barbarians B4
barbarian-barbarian-b4-the = the Barbarians B4
barbarian-barbarian-b5 = Barbarians B5
barbarian-barbarian-b5-the = the Barbarians B5
barbarian-barbarian-b6 = Barbarians B6
barbarian-barbarian-b6-the = the Barbarians B6
barbarian-barbarian-c1 = Barbarians C1
barbarian-barbarian-c1-the = the Barbarians C1
barbarian-barbarian-c2 = Barbarians C2
barbarian-barbarian-c2-the = the Barbarians C2
barbarian-barbarian-c3 = Barbarians C3
barbarian-barbarian-c3-the = the Barbarians C3
barbarian-barbarian-c4 = Barbarians C4
barbarian-barbarian-c4-the = the Barbarians C4
barbarian-barbarian-d1 = Barbarians D1
barbarian-barbarian-d1-the = the Barbarians D1
barbarian-barbarian-d2 = Barbarians D2
barbarian-barbarian-d2-the = the Barbarians D2
barbarian-barbarian-d3 = Barbarians D3
barbarian-barbarian-d3-the = the Barbarians D3
barbarian-barbarian-d4 = Barbarians D4
barbarian-barbarian-d4-the = the Barbarians D4
explain-barbarian-left = Left pile, year { $years }: strength { $strength }. Whoever is beaten must: { $effect }.
explain-barbarian-right = Right pile, year { $years }: strength { $strength }. Whoever holds out: { $effect }.

## Janus tiles

janus-janus-1 = Janus 1
janus-janus-1-the = Janus tile 1
janus-janus-2 = Janus 2
janus-janus-2-the = Janus tile 2
janus-janus-3 = Janus 3
janus-janus-3-the = Janus tile 3
janus-janus-4 = Janus 4
janus-janus-4-the = Janus tile 4
janus-janus-5 = Janus 5
janus-janus-5-the = Janus tile 5
janus-janus-6 = Janus 6
janus-janus-6-the = Janus tile 6
janus-janus-7 = Janus 7
janus-janus-7-the = Janus tile 7
janus-janus-8 = Janus 8
janus-janus-8-the = Janus tile 8
janus-janus-9 = Janus 9
janus-janus-9-the = Janus tile 9
janus-janus-10 = Janus 10
janus-janus-10-the = Janus tile 10
janus-janus-11 = Janus 11
janus-janus-11-the = Janus tile 11
janus-janus-12 = Janus 12
janus-janus-12-the = Janus tile 12
janus-janus-13 = Janus 13
janus-janus-13-the = Janus tile 13
janus-janus-14 = Janus 14
janus-janus-14-the = Janus tile 14
janus-explain =
    { $die ->
        [red] The red die is blocked, and its column loses its lowest building. Out of the supply: { $item }.
        [yellow] The yellow die is blocked, and its column loses its lowest building. Out of the supply: { $item }.
        [blue] The blue die is blocked, and its column loses its lowest building. Out of the supply: { $item }.
       *[none] No die is blocked. Out of the supply: { $item }.
    }
explain-janus-reshuffle = After your turn all Janus tiles are shuffled.
item-port = a port
item-fort = a fort
item-market = a market
item-field = a field
item-expedition = an expedition extension
item-upgrade = an upgrade extension
item-tower-military = the lowest military tower
item-tower-commercial = the lowest commercial tower
item-decree = the lowest decree
item-privilege = the lowest privilege
item-star = a star
item-modifier = a modifier

## Glossary

glossary-reserve = reserve
glossary-reserve-explain = Your own workers and stars beside your city board. No worker left there: you win at once.
glossary-bag = bag
glossary-bag-explain = Holds all workers that nobody has. Draws are random, and everybody sees them.
glossary-worker = worker
glossary-worker-explain = Sailor, soldier, merchant or farmer: 35 of each.
glossary-star = star
glossary-star-explain = Pays for a step on the expedition or the upgrade track.
glossary-star-supply = star supply
glossary-star-supply-explain = The stars on the main board: what is gained comes from there, what is lost goes back.
glossary-season-boat = season boat
glossary-season-boat-explain = Shows the season. Its number, 1 to 5, is the value that gives the season bonus.
glossary-first-player = first player
glossary-first-player-explain = Maximus of the spring. The marker goes each year to whoever has most workers in reserve.
glossary-maximus = Maximus
glossary-maximus-explain = Rolls the dice of the season and takes one for himself alone; the role goes round, season by season.
glossary-used-value = used value
glossary-used-value-explain = The value of your die after modifiers: everything in your turn goes by it.
glossary-modifier = modifier
glossary-modifier-explain = Changes the value of your die by 1, once a year. Several may be spent together, in one direction.
glossary-main-board = main board
glossary-main-board-explain = Six columns with action tiles and buildings, the season boat, the barbarians and the stars.
glossary-city-board = city board
glossary-city-board-explain = Your town: four rows for buildings, two tracks, the aqueduct, the places for decrees.
glossary-action-tile = action tile
glossary-action-tile-explain = Two or three actions of a column, of which a die used there allows one.
glossary-column = column
glossary-column-explain = One of six, by the used value: an action tile and the buildings under it.
glossary-display = display
glossary-display-explain = The rows of buildings under the main board. Empty places are filled at Saturnalia and in the new year.
glossary-building-stack = building stack
glossary-building-stack-explain = Where new buildings come from. Nobody knows its order.
glossary-building = building
glossary-building-explain = Ship, barracks, shop or farm: spaces that take your workers, and a die for special deployments.
glossary-space = space
glossary-space-explain = Takes exactly the workers shown, one to three. Spaces are filled in order, one per deployment.
glossary-full = full
glossary-full-explain = All spaces are filled: no more workers fit. A full ship leaves at the end of the turn and becomes a shop; everything else is emptied into the bag at the end of the year.
glossary-anchor-shop = anchor shop
glossary-anchor-shop-explain = The back of a ship, for three merchants. It opens with the next season.
glossary-extension = extension
glossary-extension-explain = A port, fort, market or field for one more building, or more spaces for a track. The 4th and the 6th bring a privilege.
glossary-preprinted = printed extension
glossary-preprinted-explain = 1 port, 1 fort, 2 markets and 2 fields of every board. They count neither for decrees nor as 4th or 6th.
glossary-slot = slot
glossary-slot-explain = A place of a row; with an extension it can carry a building.
glossary-aqueduct = aqueduct
glossary-aqueduct-explain = A ring from 0 to 10 that lowers your recruitment. Beyond 10 each step is an exchange of 2 workers.
glossary-recruit-symbol = recruitment symbol
glossary-recruit-symbol-explain = Printed on the city board; counts as long as nothing covers it.
glossary-recruitment = recruitment
glossary-recruitment-explain = At the end of the year: visible symbols + empty spaces − ring. So many workers are drawn; below 0, so many go back.
glossary-tower = tower
glossary-tower-explain = Stands above a port, one per port. Military ones take workers, commercial ones exchange them.
glossary-decree = decree
glossary-decree-explain = A condition that one player can fulfil. Completed, it covers a place of your board, with its symbol and its bonus.
glossary-decree-zone = decree zone
glossary-decree-zone-explain = The places for your completed decrees, filled from the bottom. Once it is full, no more.
glossary-privilege = privilege
glossary-privilege-explain = Permanent: one type of worker is a joker. Single-use: an effect for one turn of yours.
glossary-joker = joker
glossary-joker-explain = A worker that may stand for any type.
glossary-barbarian-tile = barbarian tile
glossary-barbarian-tile-explain = One on the left with a penalty, seen all year; one on the right with a reward, seen from Saturnalia.
glossary-strength = strength of the raid
glossary-strength-explain = The sum of the two barbarian tiles.
glossary-defence = defence
glossary-defence-explain = Workers on your full barracks and full military towers, and the shields of your towers.
glossary-penalty = penalty
glossary-penalty-explain = What a town suffers whose defence is below the strength of the raid. What you don't have you can't lose.
glossary-reward = reward
glossary-reward-explain = What a town receives whose defence is at least the strength of the raid.
glossary-main-action = main action
glossary-main-action-explain = One per turn: a building of the column, an action of its tile, or an upgrade with a 6.
glossary-secondary-action = secondary action
glossary-secondary-action-explain = Whatever your die also opens: special deployments, season bonus, towers; and decrees and privileges.
glossary-deploy = deploy
glossary-deploy-explain = Move the workers of one space from your reserve to a building.
glossary-special-deploy = special deployment
glossary-special-deploy-explain = One deployment on each of your buildings that shows your die: colour and value; for shops the value is enough.
glossary-season-bonus = season bonus
glossary-season-bonus-explain = For a used value that equals the number of the season, once a turn.
glossary-exchange = exchange
glossary-exchange-explain = Draw so many workers, then put as many of your choice into the bag. Your reserve stays as large, but suits you better.
glossary-bonus = bonus
glossary-bonus-explain = Used when it is received, or lost. A bonus that brings another is finished first.
glossary-year-end = year-end events
glossary-year-end-explain = After winter: the raid, then recruitment, then full buildings are emptied.
glossary-box = box
glossary-box-explain = Out of the game for good.
glossary-janus = Janus tile
glossary-janus-explain = Solo only: blocks a die each season and takes something out of the supply.

### Decisions, actions, events, refusals: below

## Decisions: a title, what this is, what to look at

decision-draft-building = Your first building
decision-draft-building-what = Take any building of the display. It goes on its slot in your town, and a bonus on it is yours at once.
decision-draft-building-look = Which workers do you have many of? Spaces for those empty your reserve. An empty space costs a recruit each year.
decision-pick-die = Choose your die
decision-pick-die-what = Its value is the column of your main action; value and colour open special deployments. Each modifier spent changes it by 1.
decision-pick-die-look = Which of your buildings show it? Does the value equal the season? Others can use the dice you leave, but not the one of Maximus.
decision-turn = Your turn
decision-turn-what = One main action, and all else your die opens, in any order: special deployments, season bonus, towers, decrees, privileges.
decision-turn-look = What gets workers out of your reserve? Deployments your die opens lapse at the end of the turn; decrees may be snatched.
decision-choose-payment = Which workers?
decision-choose-payment-what = Several sets of workers fill the next space ({ $building }): choose which of yours go there.
decision-choose-payment-look = Keep the types that your other spaces ask for; send those you have no use for.
decision-exchange-accept = Exchange workers?
decision-exchange-accept-what = You may draw workers from the bag (here { $number }) and then put as many of your choice back.
decision-exchange-accept-look = Your reserve stays as large. Worth it if you hold types that none of your spaces takes.
decision-exchange-return = What goes back into the bag?
decision-exchange-return-what = You have drawn; now put { $number } of your workers into the bag, new ones or old ones.
decision-exchange-return-look = Which types does no space of yours take soon? A decree asks for two types at most in reserve.
decision-return-workers = Workers for the bag
decision-return-workers-what = Workers of your reserve go into the bag: as many as you like, up to { $number }.
decision-return-workers-look = An empty reserve wins at once. Keep what fills your spaces, give what stands in the way.
decision-bonus-accept = Place a star?
decision-bonus-accept-what = You may put a star of your reserve on { $track_the } and receive the bonus of its next space.
decision-bonus-accept-look = Spaces with a recruitment symbol save a worker each year. Stars are of no other use.
decision-bonus-order = Which bonus first?
decision-bonus-order-what = Several bonuses came at once. Choose the next one; it is finished, with all it brings, before the others.
decision-bonus-order-look = A star or a tower first may open something for the next bonus. What can't be used is lost.
decision-choose-tower = Build a tower
decision-choose-tower-what = Take any open tower; it goes above a port without one, or in the place of a tower of yours.
decision-choose-tower-look = Military towers take workers and defend; their empty space costs a recruit. Commercial ones give 2 steps of aqueduct.
decision-choose-extension = Add an extension
decision-choose-extension-what = Take any extension left: room for one more building, or more spaces for a track.
decision-choose-extension-look = It may cover a bonus icon and a symbol. Your 4th and your 6th bring a privilege. Where would you build next?
decision-choose-privilege = Take a privilege
decision-choose-privilege-what = Choose one of the open privileges: a type of worker becomes a joker, or an effect for a turn of your choice.
decision-choose-privilege-look = A joker of the type you hold most fills any space. Two of the same type make all your workers jokers.
decision-deploy-bonus = Deploy workers
decision-deploy-bonus-what = A bonus lets you fill the next space of one of your buildings: { $target_the }.
decision-deploy-bonus-look = Large spaces take more workers at once. A ship you fill becomes a shop; full barracks defend.
decision-ship-order = Which ship leaves first?
decision-ship-order-what = Several of your ships are full. They leave one by one, and each becomes a shop on your leftmost free market.
decision-ship-order-look = Markets may run short: the shop of the last ship may have to cover another one.
decision-place-anchor-shop = A shop without a market
decision-place-anchor-shop-what = You have no free market for the shop ({ $ship }): cover one of your shops, or give the tile up.
decision-place-anchor-shop-look = Workers on a covered shop come back to your reserve. A shop placed brings a step on the aqueduct.
decision-decree-window = Complete a decree?
decision-decree-window-what = You fulfil at least one open decree: complete it now, or go on.
decision-decree-window-look = A decree covers a place of your board: its bonus is yours, its symbol counts no more. Somebody else may be faster.
decision-penalty-building = The barbarians destroy a building
decision-penalty-building-what = Your defence did not hold: choose which of your buildings is lost ({ $target_the }).
decision-penalty-building-look = Its workers come back to your reserve. An empty building costs you least, and one empty space less to recruit for.
decision-penalty-tower = The barbarians destroy a tower
decision-penalty-tower-what = Your defence did not hold: choose which of your towers is lost.
decision-penalty-tower-look = Workers on it come back to your reserve. Its port can take a new tower.
decision-recruit-return = Workers leave the town
decision-recruit-return-what = Your ring is larger than your need. Workers of your reserve that go into the bag: { $number }.
decision-recruit-return-look = Keep the types that your spaces ask for next year.

## Actions: what a player can choose

with-change =
    { $change_sign ->
        [plus] { " " }+{ $change_abs }
        [minus] { " " }−{ $change_abs }
       *[zero] { "" }
    }
effect =
    { $bonus_id ->
        [deploy] { effect-deploy }
        [exchange] { effect-exchange }
        [return_workers] { effect-return-workers }
        [place_star] { effect-place-star }
        [gain_star] { effect-gain-star }
        [aqueduct] { effect-aqueduct }
        [gain_tower] { effect-gain-tower }
        [gain_modifier] { effect-gain-modifier }
        [gain_privilege] { effect-gain-privilege }
        [remove_building] { effect-remove-building }
        [draw_workers] { effect-draw-workers }
        [lose_star] { effect-lose-star }
        [aqueduct_back] { effect-aqueduct-back }
        [lose_tower] { effect-lose-tower }
       *[gain_extension] { effect-gain-extension }
    }
action-accept = Accept
action-accept-exchange-accept = Exchange
action-accept-bonus-accept = Place a star
action-decline = Decline
action-decline-exchange-accept = No exchange
action-decline-bonus-accept = Keep the star
action-decline-choose-tower = Build no tower
action-decline-choose-extension = Add no extension
action-decline-choose-privilege = Take no privilege
action-decline-deploy-bonus = Deploy nobody
action-decline-place-anchor-shop = Give the shop up
action-draft-building = Take { $building_the }
action-pick-die = { $die }{ with-change }
action-main-build =
    { $cover_id ->
        [none] Build { $building_the }
       *[other] Build { $building_the } over { $cover_the }
    }
action-main-deploy = Deploy on { $building_the }
action-main-extension = Add { $extension_the }
action-main-upgrade = Upgrade: put a star on the upgrade track
action-main-stars = Take stars
action-special-deploy = Special deployment on { $building_the }
action-season-bonus = Bonus of the season
action-tower-exchange = Exchange by { $tower_the }
action-use-privilege = Use the privilege “{ $privilege }”
action-claim-decree = Complete the decree “{ $decree }”
action-end-turn = End your turn
action-pass-window = Go on
action-pay = Send { $people }
action-return-workers = Put { $people } into the bag
action-take-bonus = First: { effect }
action-choose-tower =
    { $replace_id ->
        [none] Build { $tower_the }
       *[other] Build { $tower_the } in the place of { $replace_the }
    }
action-choose-extension = Add { $extension_the }
action-choose-privilege = Take “{ $privilege }”
action-deploy-bonus = Deploy on { $building_the }
action-choose-ship = { $ship }
action-place-anchor-shop = Cover { $cover_the }
action-lose-building = Lose { $building_the }
action-lose-tower = Lose { $tower_the }
group-pick-die = Use { $die_the }
group-main-build = Build { $building_the }
group-choose-tower = Build { $tower_the }

# What a player may type for an action, beside its own text; several words separated by commas.
verb-accept = yes, accept
verb-decline = no, decline
verb-draft-building = draft
verb-pick-die = pick, die
verb-main-build = build
verb-main-deploy = deploy
verb-main-extension = extension, extend
verb-main-upgrade = upgrade
verb-main-stars = stars
verb-special-deploy = special
verb-season-bonus = season, season bonus
verb-tower-exchange = exchange
verb-use-privilege = use
verb-claim-decree = complete, decree
verb-end-turn = end, end turn
verb-pass-window = go on
verb-pay = pay, send
verb-return-workers = return, put back
verb-take-bonus = first, bonus
verb-choose-tower = tower
verb-choose-extension = choose extension
verb-choose-privilege = privilege
verb-deploy-bonus = deploy bonus
verb-choose-ship = ship
verb-place-anchor-shop = cover
verb-lose-building = lose
verb-lose-tower = lose tower

## Choices as they are told to the others

told-accept = { "" }
told-decline = { $name } does without a bonus.
told-draft-building = { "" }
told-pick-die =
    { $change_sign ->
        [zero] { "" }
       *[other] { $name } spends modifiers ({ $change_abs }).
    }
told-main-build = { "" }
told-main-deploy = { "" }
told-main-extension = { "" }
told-main-upgrade = { "" }
told-main-stars = { "" }
told-special-deploy = { $name } makes a special deployment.
told-season-bonus = { $name } takes the bonus of the season.
told-tower-exchange = { $name } exchanges workers by { $tower_the }.
told-use-privilege = { "" }
told-claim-decree = { "" }
told-end-turn = { "" }
told-pass-window = { "" }
told-pay = { "" }
told-return-workers = { "" }
told-take-bonus = { "" }
told-choose-tower = { "" }
told-choose-extension = { "" }
told-choose-privilege = { "" }
told-deploy-bonus = { "" }
told-choose-ship = { "" }
told-place-anchor-shop = { "" }
told-lose-building = { "" }
told-lose-tower = { "" }

## Events

year-roman =
    { $year ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
event-first-player-named = { $name } is first player.
event-year-began = { "" }
event-season-began = Year { year-roman } · { $season } (Maximus: { $name })
event-buildings-dealt =
    { $buildings_count ->
        [one] New in the display: { $buildings }.
       *[other] New in the display ({ $buildings_count }): { $buildings }.
    }
event-row-discarded =
    { $buildings_count ->
        [0] The top row of the display is empty; the others move up.
       *[other] Out of the top row, for good: { $buildings }.
    }
event-barbarians-revealed =
    { $side ->
        [left] On the left { $barbarian_the } come up: strength { $strength }.
       *[right] On the right { $barbarian_the } come up: strength { $strength }.
    }
event-raid-announced =
    { $side ->
        [left] Whoever is beaten in the raid must: { effect }.
       *[right] Whoever holds out against the raid: { effect }.
    }
event-rolled = { $name } rolls: red { $red }, yellow { $yellow }, blue { $blue }.
event-die-used = { $name } uses { $die_the } as { $used_value }.
event-turn-ended = { "" }
event-built =
    { $covered_id ->
        [none] { $name } builds { $building_the }.
       *[other] { $name } builds { $building_the } over { $covered_the }.
    }
event-workers-released = { $name } takes back { $people } ({ $building }).
event-deployed =
    { $full ->
        [yes] { $name } deploys { $people } on { $building_the }, which is now full.
       *[no] { $name } deploys { $people } on { $building_the }.
    }
event-extension-placed = { $name } adds { $extension_the }.
event-star-placed = { $name } puts a star on { $track_the }, space { $space }.
event-stars-gained =
    { $stars ->
        [one] { $name } takes { $stars } star.
       *[other] { $name } takes { $stars } stars.
    }
event-stars-lost =
    { $stars ->
        [one] { $name } loses { $stars } star.
       *[other] { $name } loses { $stars } stars.
    }
event-ring-moved =
    { $steps_sign ->
        [minus] { $name } moves the ring back to { $aqueduct }.
       *[plus] { $name } moves the ring to { $aqueduct }.
    }
event-modifier-gained = { $name } takes a modifier.
event-tower-built =
    { $replaced_id ->
        [none] { $name } builds { $tower_the }.
       *[other] { $name } builds { $tower_the } in the place of { $replaced_the }.
    }
event-privilege-taken = { $name } takes the privilege “{ $privilege }”.
event-privilege-used = { $name } uses the privilege “{ $privilege }”.
event-decree-completed = { $name } completes the decree “{ $decree }”.
event-bonus-lost = { $name } can't use a bonus: { effect }.
event-workers-drawn =
    { $source_id ->
        [set_up] { $name } starts with { $people }.
        [exchange] { $name } draws { $people } for an exchange.
        [penalty] { $name } has to draw { $people }.
       *[recruitment] { $name } draws { $people }.
    }
event-workers-returned =
    { $source_id ->
        [exchange] { $name } puts { $people } back into the bag.
       *[other] { $name } puts { $people } into the bag.
    }
event-building-emptied = { $name } empties { $building_the } into the bag: { $people }.
event-reserve-emptied = { $name } has no worker left in reserve!
event-anchor-shop-placed =
    { $covered_id ->
        [none] { $ship_the } of { $name } leaves and becomes a shop.
       *[other] { $ship_the } of { $name } leaves and becomes a shop over { $covered_the }.
    }
event-anchor-shop-given-up = { $ship_the } of { $name } leaves; its shop finds no market.
event-raid-repelled = { $name } holds out against the barbarians: defence { $defence }, strength { $strength }.
event-raid-suffered = The barbarians beat { $name }: defence { $defence }, strength { $strength }.
event-nothing-lost = { $name } has nothing that they could take.
event-building-lost = { $name } loses { $building_the }.
event-tower-lost = { $name } loses { $tower_the }.
event-recruitment-counted =
    { $need_sign ->
        [minus] { $name }: { $symbols } symbols + { $spaces } empty spaces − ring { $aqueduct } = −{ $need_abs }: workers leave.
        [zero] { $name }: { $symbols } symbols + { $spaces } empty spaces − ring { $aqueduct } = 0: nobody is recruited.
       *[plus] { $name }: { $symbols } symbols + { $spaces } empty spaces − ring { $aqueduct } = { $need_abs } to recruit.
    }
event-janus-turned =
    { $die_id ->
        [none] { $janus } is turned: no die is blocked.
       *[other] { $janus } is turned: { $die_the } is blocked.
    }
event-janus-removed =
    { $item_id ->
        [building] Janus takes { $id_the } out of the display.
        [tower_military] Janus takes { $id_the } out of the supply.
        [tower_commercial] Janus takes { $id_the } out of the supply.
        [decree] Janus takes the decree “{ $id }” out of the supply.
        [privilege] Janus takes the privilege “{ $id }” out of the supply.
       *[other] Janus takes { $item } out of the supply.
    }
event-janus-shuffled = All Janus tiles are shuffled into a new pile.

## Refusals

refused-bag-empty = The bag is empty: there is nobody to exchange.
refused-bonus-unusable = This bonus can't be used now; the others come first.
refused-cannot-cover = { $building_the } can't be put over { $cover_the }: only over a building of yours of the same type.
refused-cannot-lose = { $building_the } can't be given up here: choose a building of yours of the type shown.
refused-condition = You don't fulfil the decree “{ $decree }” yet.
refused-decree-not-open = The decree “{ $decree }” is not open.
refused-decree-zone-full = All places for decrees are taken.
refused-die-blocked = Janus blocks { $die_the } this season.
refused-die-taken = Maximus has taken { $die_the } for himself.
refused-full = { $building_the } is full.
refused-main-used = You have had your main action of this turn.
refused-modifiers =
    { $modifiers ->
        [one] You have only { $modifiers } active modifier.
       *[other] You have { $modifiers } active modifiers.
    }
refused-new-shop = { $building_the } has just opened: no workers before the next season.
refused-no-effect = It would have no effect now.
refused-no-extension-left = There is none left: { $extension }.
refused-no-fitting-workers = You don't have the workers that the next space of { $building_the } asks for.
refused-no-free-port = All your ports have a tower: say which one is replaced.
refused-no-free-slot = You have no free slot for { $building_the }: cover a building of its type, or get { $extension_the } first.
refused-no-star = You have no star in reserve.
refused-no-stars-left = No star is left on the main board.
refused-no-such-bonus = No such bonus is waiting.
refused-no-such-privilege = “{ $privilege }” is not among the open privileges.
refused-no-such-tower = { $tower_the } is not among the open towers.
refused-no-workers-there = { $building_the } takes no workers.
refused-not-in-city = { $building_the } is not in your town.
refused-not-in-column = { $building_the } is not in column { $column }.
refused-not-in-display = { $building_the } is not in the display.
refused-not-in-reserve = You don't have these workers in reserve.
refused-not-your-privilege = You don't have the privilege “{ $privilege }”.
refused-not-your-shop = { $cover_the } is not a shop of your town.
refused-not-your-tower = You have no such tower that could serve here: { $tower }.
refused-other-color = { $building_the } shows your value, but { $die_the } has another colour.
refused-other-type =
    { $on_id ->
        [ship] This deployment is for ships, not for { $building_the }.
        [barracks] This deployment is for barracks and military towers, not for { $building_the }.
        [shop] This deployment is for shops, not for { $building_the }.
       *[farm] This deployment is for farms, not for { $building_the }.
    }
refused-other-value = { $building_the } does not show a { $value }.
refused-permanent = “{ $privilege }” works all the time: it is not used up.
refused-privilege-no-effect = “{ $privilege }” would have no effect now.
refused-privilege-used = You have used “{ $privilege }” already.
refused-season-used = You have taken the bonus of the season in this turn.
refused-season-value = The bonus of { $season_the } takes a used value of { $value }.
refused-ship-not-full = { $ship_the } is not a full ship of yours.
refused-special-used = { $building_the } has had its special deployment in this turn.
refused-tile-no-deploy = The action tile of column { $column } does not allow a deployment on { $building_the }.
refused-tile-no-extension = The action tile of column { $column } does not offer an extension.
refused-tile-no-stars = The action tile of column { $column } does not offer stars.
refused-tower-used = { $tower_the } has been used in this turn.
refused-tower-value = { $tower_the } does not show a { $value }.
refused-track-full = The upgrade track is full.
refused-upgrade-value = A used value of { $value } does not allow an upgrade.
refused-value = The used value must be from 1 to 6, not { $value }.
refused-wrong-number =
    { $n ->
        [one] So many can't go: it is { $n } worker here.
       *[other] So many can't go: it is { $n } workers here.
    }
refused-wrong-workers = These workers don't fit the next space of { $building_the }.

## The board as text

phase-set-up = Setup
phase-raid = Barbarian raid
phase-recruitment = Recruitment
sheet-status = Where we are
sheet-year = Year { year-roman }
sheet-now = Year { year-roman } of { $last } · { $moment }
sheet-season-bonus = Season bonus with a used value of { $value }: { $bonus }.
sheet-maximus = Maximus:
sheet-first-player = First player:
sheet-die =
    { $state ->
        [taken] { $die } { $face } (Maximus)
        [blocked] { $die } { $face } (blocked)
       *[free] { $die } { $face }
    }
sheet-janus =
    { $blocks ->
        [yes] { $janus } blocks a die.
       *[no] { $janus }: all dice are free.
    }
sheet-uses = uses { $die } as { $value }:
sheet-main-done = Main action: done
sheet-main-open = Main action: open (column { $column })
sheet-main-none = Main action: nothing is possible in column { $column }
sheet-check-special = Special deployment:
sheet-check-season = Season bonus:
sheet-check-towers = Exchange by towers:
sheet-check-privileges = Privileges to use:
sheet-check-decrees = Decrees to complete:
sheet-check-none = none
sheet-waiting = Still to come: { $bonuses }.
sheet-board = Main board
sheet-column = Column
sheet-dice = Dice
sheet-actions = Action tile
sheet-buildings = Buildings
sheet-display = Buildings of the display
sheet-building = Building
sheet-die-of = Die
sheet-die-face =
    { $color ->
        [red] red { $value }
        [yellow] yellow { $value }
        [blue] blue { $value }
       *[any] any { $value }
    }
sheet-spaces = Spaces
sheet-bonus = Bonus
sheet-left = Barbarians on the left: strength { $strength }. Whoever is beaten must: { $effect }.
sheet-right = Barbarians on the right: strength { $strength }. Whoever holds out: { $effect }.
sheet-right-hidden = Barbarians on the right: hidden until Saturnalia, strength { $low } to { $high }.
sheet-strength = Strength of the raid: { $strength }.
sheet-supply = Open to all
sheet-left-over = { $thing } { $n }
sheet-open-extensions = Extensions:
sheet-pieces = Stars { $stars } · Modifiers { $modifiers }
sheet-tile-deploy = deploy: { $targets }
sheet-coming = What is coming
sheet-stack = Buildings in the stack: { $n }.
sheet-bag =
    { $n ->
        [one] Bag: { $n } worker ({ $workers }).
       *[other] Bag: { $n } workers ({ $workers }).
    }
sheet-tower = die { $value }: { $says }
sheet-tower-bonus = when built: { $bonus }
sheet-kind = Kind
sheet-tile = Tile
sheet-says = Effect
sheet-shield = defence +{ $n }
sheet-players = Governors
sheet-player-player = Governor
sheet-player-reserve = Reserve
sheet-player-sailor = Sail
sheet-player-soldier = Sold
sheet-player-merchant = Mer
sheet-player-farmer = Farm
sheet-player-stars = Star
sheet-player-modifiers = Mod
sheet-player-ring = Ring
sheet-player-defence = Def
sheet-player-need = Need
sheet-player-has = State
sheet-of = { $part }/{ $whole }
sheet-has-first = first
sheet-has-maximus = Maximus
sheet-has-turn = plays
sheet-own = Your town
sheet-city-of = The town of { $name }
sheet-place = Place
sheet-free = free
sheet-above = Tower on port { $number }
sheet-locked = opens next season
sheet-filled = { $building } { $filled }/{ $size }
sheet-standing =
    { $n ->
        [one] In the town ({ $n } worker):
       *[other] In the town ({ $n } workers):
    }
sheet-reserve =
    { $n ->
        [one] Reserve: { $n } worker ({ $workers }).
       *[other] Reserve: { $n } workers ({ $workers }).
    }
sheet-stock = Stars { $stars } · Modifiers { $active } of { $modifiers } active · Aqueduct { $ring }
sheet-track = { $track }: { $stars } of { $length }. Next: { $next }.
sheet-track-full = no space left
sheet-permanent = For good: { $effects }.
sheet-with-symbol =
    { $n ->
        [one] { $bonus } (hides { $n } symbol)
       *[other] { $bonus } (hides { $n } symbols)
    }
sheet-decrees-done = Decrees completed:
sheet-privileges-own = Privileges:
sheet-privileges-used = Privileges used up:
sheet-next-places = Next to be covered:
sheet-next = { $thing }: { $gives }
sheet-next-decree = Decree
sheet-need = Recruitment as it stands: { $symbols } symbols + { $spaces } empty spaces − ring { $ring } = { $need }.
sheet-defence = Defence: { $defence }.
sheet-defence-against =
    { $hidden ->
        [yes] Defence: { $defence }, against { $strength } and what comes at Saturnalia.
       *[no] Defence: { $defence }, against { $strength }.
    }
kind-worker = Workers
kind-die = Dice
kind-season = Seasons
kind-type = Types of buildings
kind-tile = Action tiles
kind-building = Buildings
kind-tower = Towers
kind-extension = Extensions
kind-track = Tracks
kind-slot = Places of the rows
kind-space = Spaces of the tracks
kind-place = Places for decrees
kind-decree = Decrees
kind-privilege = Privileges
kind-barbarian = Barbarians
kind-janus = Janus tiles
kind-glossary = Glossary

## Beside an action

note-value = value { $value }
note-special = special deployment: { $buildings }
note-season = season bonus
note-upgrade = upgrade
note-towers = exchange: { $towers }
note-back = back to your reserve: { $workers }
note-empty = nobody on it
note-deploy =
    { $full ->
        [yes] { $workers }; then it is full; reserve { $left }
       *[no] { $workers }; reserve { $left }
    }
note-left = left in reserve: { $workers }
note-adds = adds: { $spaces }
note-privilege =
    { $n ->
        [4] your 4th: take a privilege
       *[6] your 6th: take a privilege
    }
note-unused = unused: { $what }
note-unused-main = main action
note-decrees =
    { $n ->
        [one] { $n } decree
       *[other] { $n } decrees
    }
note-all-used = nothing is left unused

## Over time

series-reserve = Workers in reserve
series-at-work = Workers on buildings
series-round = Year
series-tick =
    { $n ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }

## The end

score-name = Workers in reserve
result-won = Won: { $moment }, year { year-roman }
result-lost =
    { $workers ->
        [one] Lost with one worker left
       *[other] Lost with { $workers } workers left
    }
result-year-end = the end of the year
decided-by-empty-reserve = An empty reserve ended the game at once.
decided-by-fewest-workers = Four years are over: the smallest reserve decided.
decided-by-fewest-on-buildings = Equal reserves: fewer workers on buildings and towers decided.
decided-by-shared-victory = Equal in reserve and on buildings: the victory is shared.
decided-by-solo-lost = Four years are over, and workers are left in reserve: the game is lost.

## An owner's component file that can't be used

components-effect = { $place }: an effect “{ $kind }” can't stand here, or not with these values.
components-tower = { $place }: a military tower has spaces and no exchange, a commercial tower an exchange and no spaces.
components-permanent = { $place }: only the upgrade track has permanent bonuses.
components-janus = At least one Janus tile must be shuffled in again.
components-no-table = In { $table }: Discordia has no such table.
components-form = In { $table }: write each entry as [[{ $table }]].
components-no-entry = In { $table }: there is no { $key } = { $value }.
components-no-field = { $place } is an unknown field.
components-fixed = { $place } is stated in the rulebook. These can be replaced: { $places }.

## My box: what is not the book's

doubt-shows = { $name } ({ $shown })
doubt-buildings = Buildings
doubt-ship-backs = Anchor shops
doubt-towers = Towers
doubt-barbarians = Barbarians
doubt-seasons = Seasons
doubt-city-slots = Places of the rows
doubt-track-spaces = Spaces of the tracks
doubt-decree-slots = Places for decrees
doubt-action-tiles = Action tiles
doubt-extensions = Track extensions
doubt-privileges = Privileges
doubt-janus = Janus tiles
doubt-rulings = Rulings
doubt-die-value = Die
doubt-defence = Defence
doubt-exchange = Workers exchanged
doubt-strength = Strength
doubt-recruit = Recruitment symbols
doubt-ruling-counting = Printed extensions count neither as 4th or 6th nor for decrees
doubt-ruling-symbols = Bought extensions carry no symbol and no bonus

## What a hint speaks of

term-won-had =
    { $way ->
        [had] the game is won
        [likelier] the game is more likely won
        [unlikelier] the game is less likely won
       *[lost] the game is not won
    }
term-won-name = winning
term-reserve =
    { $sign }{ $n ->
        [one] { $n } worker
       *[other] { $n } workers
    } in reserve
term-reserve-name = workers in reserve
term-near =
    { $sign }{ $n ->
        [one] { $n } worker
       *[other] { $n } workers
    } towards an empty reserve
term-near-name = a reserve that is nearly empty
term-symbols =
    { $sign }{ $n ->
        [one] { $n } visible recruitment symbol
       *[other] { $n } visible recruitment symbols
    }
term-symbols-name = visible recruitment symbols
term-ring = { $sign }{ $n } on the ring of the aqueduct
term-ring-name = the ring of the aqueduct
term-buildings =
    { $sign }{ $n ->
        [one] { $n } building
       *[other] { $n } buildings
    } that can take workers
term-buildings-name = workers that the buildings will take
term-buildings-spaces =
    { $sign }{ $n ->
        [one] { $n } empty space
       *[other] { $n } empty spaces
    } for workers
term-fitting =
    { $sign }{ $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } that can be filled at once
term-fitting-name = spaces that can be filled at once
term-stars =
    { $sign }{ $n ->
        [one] { $n } star
       *[other] { $n } stars
    } in reserve
term-stars-name = stars in reserve
term-modifiers =
    { $sign }{ $n ->
        [one] { $n } modifier
       *[other] { $n } modifiers
    }
term-modifiers-name = modifiers
term-privileges =
    { $sign }{ $n ->
        [one] { $n } privilege
       *[other] { $n } privileges
    }
term-privileges-name = privileges
term-towers =
    { $sign }{ $n ->
        [one] { $n } tower
       *[other] { $n } towers
    }
term-towers-name = towers
term-upgrades =
    { $sign }{ $n ->
        [one] { $n } star
       *[other] { $n } stars
    } on the upgrade track
term-upgrades-name = permanent bonuses of the upgrade track
term-slots =
    { $sign }{ $n ->
        [one] { $n } place
       *[other] { $n } places
    } for buildings
term-slots-name = places for buildings and stars
term-raid = { $sign }{ $n } defence against the raid
term-raid-name = the coming raid

## Standing orders

action-claim-decrees = Complete every decree as soon as a window opens
