# The player aid: Discordia on one page. Names and values come from the game's other texts and from its box.

aid-title = Discordia at a glance

aid-aim = The aim
aid-aim-win = An empty reserve of workers wins at once, at any moment.
aid-aim-end = Otherwise after year IV the fewest workers in reserve.
aid-aim-tie = Tie: the fewest on buildings and towers, else a shared victory.

aid-turn = A turn
aid-turn-die = Maximus takes one of the three dice for himself; each of the others uses one of the two left.
aid-turn-modifier = Each modifier changes the value by 1, once a year, when the die is picked; several in one direction.
aid-turn-once = One main action, and everything else the die opens, in any order. All of it may be left.
aid-turn-end = At the end full ships become shops.

aid-main = One main action
aid-main-build-name = Build
aid-main-build = A building of the column: on the leftmost free slot of its row, or over one of its type.
aid-main-deploy-name = Deploy
aid-main-deploy = If the action tile says so: fill the next space of a building of that type, with exactly the workers shown.
aid-main-extension-name = Extension
aid-main-extension = If the tile says so. The 4th and the 6th bring a privilege.
aid-main-upgrade-name = Upgrade
aid-main-upgrade = With a 6 (later a 5): a star on the upgrade track.
aid-main-stars-name = Stars
aid-main-stars = As many as the tile shows.

aid-more = What the die opens besides
aid-more-special-name = Special deployment
aid-more-special = Once on each own building of this value and colour; on shops any colour.
aid-more-season-name = Season bonus
aid-more-season = If the value is the number of the season.
aid-more-tower-name = Commercial tower
aid-more-tower = Of this value, any colour: exchange its workers.
aid-more-kept-name = Always
aid-more-kept = Complete decrees, use a single-use privilege.
aid-more-seasons = Value, season and bonus

aid-houses = Buildings and towers
aid-houses-kind = Kind
aid-houses-place = On
aid-houses-die = Die
aid-houses-full = When full
aid-houses-ship-place = port
aid-houses-ship-die = blue
aid-houses-ship-full = Leaves at the end of the turn: workers to the bag, its back a shop on a market, 1 step on the aqueduct. Opens next season.
aid-houses-barracks-place = fort
aid-houses-barracks-die = red
aid-houses-barracks-full = Its workers defend.
aid-houses-shop-place = market
aid-houses-shop-die = any
aid-houses-shop-full = –
aid-houses-farm-place = field
aid-houses-farm-die = yellow
aid-houses-farm-full = –
aid-houses-military = Military tower
aid-houses-military-place = above a port
aid-houses-military-die = red
aid-houses-military-full = As barracks; a shield always defends.
aid-houses-commercial = Commercial tower
aid-houses-commercial-place = above a port
aid-houses-commercial-die = any
aid-houses-commercial-full = Takes no workers; 2 steps on the aqueduct when built.

aid-places = What places give
aid-places-spaces = A star on a track, a completed decree: the lowest free place
aid-places-decrees = Decree
aid-places-extensions = An extension, by its place in the row

aid-bonuses = Bonuses
aid-bonuses-chain-name = At once
aid-bonuses-chain = Use it or lose it, with all it brings, before the next. Several at a time: your order.
aid-bonuses-star-name = Place a star
aid-bonuses-star = It comes from your reserve and stays.
aid-bonuses-aqueduct-name = Aqueduct
aid-bonuses-aqueduct = The ring goes up to 10; each step more: you may exchange 2.
aid-bonuses-exchange-name = Exchange
aid-bonuses-exchange = Draw, then put as many of your choice into the bag.
aid-bonuses-decree-name = Decree
aid-bonuses-decree = Complete it when its condition holds, one player only; a place each.
aid-bonuses-privilege-name = Joker
aid-bonuses-privilege = That type stands in for all; two of the same type: all your workers do.

aid-year-end = The end of a year
aid-year-end-raid-name = Raid
aid-year-end-raid = Sum of both tiles against workers on full barracks and military towers, and shields. Reached: reward on the right. Else: penalty on the left.
aid-year-end-recruitment-name = Recruitment
aid-year-end-recruitment = Visible symbols + empty spaces − ring. Draw so many; below 0 put so many into the bag.
aid-year-end-emptying-name = Emptying
aid-year-end-emptying = Full buildings and towers, into the bag.
aid-year-end-new-year-name = New year
aid-year-end-new-year = Top row out, the rest moves up, refill. Modifiers are active. The most workers: first player.

aid-solo = Solo
aid-solo-season = Each season, after the roll, a Janus tile blocks a die; its column loses the lower building, and what the tile shows leaves the supply.
aid-solo-tile = A tile without a die takes a star; then all are shuffled again.
aid-solo-end = Empty your reserve within four years, the sooner the better.
