### Alba Longa: every word a player reads, in English.
### A key is a prefix and an id of components.toml with hyphens for underscores.
### Figures that are data arrive as variables, always as numbers.

## The game

game-name = Alba Longa
game-tagline = Call court, put your peasants to work, and raise ten monuments before the gods lose patience.
game-about = You are King of a city of ancient Latium, and the gods want ten monuments from you. Twice a year the Kings call court in turn: the caller rolls four dice, takes one and sends peasants to its job; the others buy what is left. Soldiers sabotage your neighbours, merchants bring silver, quarry workers build, priests win the ear of the gods, and farmers feed everyone through the winter. The first King who ends a year with 10 monuments and 16 peasants wins; if seven years pass without one, all have lost.
score-name = Monuments and peasants
game-provenance = The rules follow the French rulebook. The cost of the dice, the lengths of some tracks, whether the Granary yields wheat, and all but one of the prayer costs on the backs of the weather cards come from public sources or are reconstructed (AL-A21, AL-12.2); whoever owns the box can replace these values, and no others, with --components.

## Seasons and phases

season-growing = Growing season
season-harvest = Harvest season
season-year-end = End of the year
phase-offer-crown = Setup
phase-begin-season = The season begins
phase-assign = Assign peasants
phase-soldiers = Soldiers
phase-merchants = Merchants
phase-workers = Quarry workers
phase-priests = Priests
phase-farmers = Farmers
phase-blessings = Blessings of the gods
phase-return = Peasants return
phase-king-of-kings = Name the King of Kings
phase-feed = Feed the people
phase-grow = Grow the population
phase-victory-check = Check for victory

## Cities

city-alba-longa = Alba Longa
city-alba-longa-explain = The founder of the Latin League. All five city boards are alike.
city-reate = Reate
city-reate-explain = A city of the Sabines; its board serves for Assisi where that variant is played.
city-roma = Rome
city-roma-explain = A young city on the Tiber. All five city boards are alike.
city-veii = Veii
city-veii-explain = A rich city of the Etruscans. All five city boards are alike.
city-velitrae = Velitrae
city-velitrae-explain = A city of the Volsci, today Velletri. All five city boards are alike.
city-assisi = Assisi
city-assisi-explain = A neutral city: whoever breaks through its defenders takes loot. It plays no hero.

## Jobs: $silver, $wheat and other figures are those of the box

job-soldier = Soldier
job-soldier-the = the soldiers
job-soldier-explain = Attacks one other city and defends your own, without being used up. Soldiers can't be sabotaged.
job-merchant = Merchant
job-merchant-the = the merchants
job-merchant-explain = Brings silver from the bank on certain spaces of the track, and lets you take a market stall.
job-worker = Quarry worker
job-worker-the = the workers
job-worker-explain = Two workers build one monument; an odd one brings nothing.
job-priest = Priest
job-priest-the = the priests
job-priest-explain = Raises your worship by one space, to improve the harvest and to be blessed.
job-farmer = Farmer
job-farmer-the = the farmers
job-farmer-explain = Harvest season only, by your own court or from a free house. Works a field; once they are full, further farmers stand in the granary.

## Places of a city

place-village = Village
place-village-the = the village
place-village-explain = Where peasants live: the housing track, with its free spaces.
place-barracks = Barracks
place-barracks-the = the barracks
place-barracks-explain = Holds the soldiers. It can never be sabotaged.
place-market = Market
place-market-the = the market
place-market-explain = Holds the merchants. Sabotage hits the one placed last; the only one left is laid down.
place-quarry = Quarry
place-quarry-the = the quarry
place-quarry-explain = Holds the workers. Sabotage sends one of them home.
place-temple = Temple
place-temple-the = the temple
place-temple-explain = Holds the priests, above your worship level. Sabotage hits the one placed last.
place-farm = Farm
place-farm-the = the farm
place-farm-explain = Five fields and a granary. Sabotage sends a granary farmer home first, then lays down those in the fields.
place-field = Field
place-field-the = the field
place-field-explain = A standing farmer harvests what the climate gives, a lying one 1 less.
place-granary = Granary
place-granary-the = the granary
place-granary-explain = Farmers beyond the fields: they harvest nothing, but are hit before those in the fields.

## Dice

die-soldier = Soldier die
die-soldier-the = the soldier die
die-soldier-explain = Black: sends peasants to the barracks.
die-merchant = Merchant die
die-merchant-the = the merchant die
die-merchant-explain = Grey: sends peasants to the market.
die-worker = Worker die
die-worker-the = the worker die
die-worker-explain = White: sends peasants to the quarry.
die-priest = Priest die
die-priest-the = the priest die
die-priest-explain = Brown: sends peasants to the temple.

## Market stalls

stall-1 = Stall I
stall-1-the = stall I
stall-2 = Stall II
stall-2-the = stall II
stall-3 = Stall III
stall-3-the = stall III
stall-4 = Stall IV
stall-4-the = stall IV
stall-5 = Stall V
stall-5-the = stall V
stall-6 = Stall VI
stall-6-the = stall VI
stall-explain =
    { $players ->
        [2] In use at every table.
        [5] In use with 5 Kings only.
       *[other] In use from { $players } Kings on.
    }

## Heroes

hero-0 = Hero 0
hero-0-the = hero 0
hero-1 = Hero 1
hero-1-the = hero 1
hero-2 = Hero 2
hero-2-the = hero 2
hero-3 = Hero 3
hero-3-the = hero 3
hero-4 = Hero 4
hero-4-the = hero 4
hero-explain =
    { $value ->
        [0] Adds nothing to your attack or defence, but comes back among your active heroes after the fight.
       *[other] Adds { $value } to your attack and to your defence, then lies among your used heroes.
    }

## Climates

climate-dry = Dry
climate-dry-the = a dry year
climate-moderate = Moderate
climate-moderate-the = a moderate year
climate-wet = Wet
climate-wet-the = a wet year
climate-explain = A farmer in a field harvests { $wheat } wheat, { $improved } if the harvest is improved, { $lying } if he lies.

## Blessings

blessing-wheat = Blessing of wheat
blessing-wheat-explain = Each blessed King takes { wheat }.
blessing-silver = Blessing of silver
blessing-silver-explain = Each blessed King takes { silver }.
blessing-monument = Blessing of a monument
blessing-monument-explain = Each blessed King builds { monument } for free, if one is left to build.
card-copies =
    { $copies ->
        [one] { $copies } card in the deck.
       *[other] { $copies } cards in the deck.
    }

## Loot of Assisi

loot-silver = Silver
loot-silver-the = the silver
loot-silver-explain = One item of loot is { silver }; Assisi holds at most { $max } such items.
loot-wheat = Wheat
loot-wheat-the = the wheat
loot-wheat-explain = One item of loot is { wheat }; Assisi holds at most { $max } such items.
loot-captive = Captive
loot-captive-the = the captive
loot-captive-explain = Works for you until the end of the season, in the market, quarry or temple, with A Job Well Done at harvest also in the granary; Assisi holds at most { $max }.

## Counts

silver = { $n } silver
wheat = { $n } wheat
monument =
    { $n ->
        [one] { $n } monument
       *[other] { $n } monuments
    }
captive =
    { $n ->
        [one] { $n } captive
       *[other] { $n } captives
    }
## Colours

color-purple = Purple
color-green = Green
color-red = Red
color-blue = Blue
color-yellow = Yellow

## Table options

option-job-well-done = A Job Well Done
option-job-well-done-explain = The King with the most people in a job earns something: a hero back, better housing, a cheaper blessing or 2 wheat.
option-job-well-done-no = Without
option-job-well-done-yes = With bonuses for the most people in a job
option-spoils-of-war = Spoils of War
option-spoils-of-war-explain = A King with no more monuments than his victim captures the people he sabotages, for the rest of the season.
option-spoils-of-war-no = Without
option-spoils-of-war-yes = With captured peasants
option-assisi = Assisi
option-assisi-explain = A neutral city that anyone may attack for silver, wheat or captives. Always with two Kings, never with five.
option-assisi-no = Without
option-assisi-yes = With the neutral city

## Glossary: people and places

glossary-king = King
glossary-king-explain = A player, ruler of one city.
glossary-king-of-kings = King of Kings
glossary-king-of-kings-explain = The first player. At the end of each season he must name another King.
glossary-turn-order = turn order
glossary-turn-order-explain = Clockwise from the King of Kings.
glossary-city = city
glossary-city-explain = A King's own board with village, barracks, market, quarry, temple and farm, the same for all.
glossary-city-board = city board
glossary-city-board-explain = The board of one city: its places of work, its tracks and its ten foundations.
glossary-central-board = central board
glossary-central-board-explain = What all share: seasons, dice cost and the market stalls.
glossary-peasant = peasant
glossary-peasant-explain = One of your people: lives in the village, works in one job per season, eats 1 wheat per year.
glossary-captive = captive
glossary-captive-explain = A captured peasant who works for a foreign city until the end of the season; never fed, never counted as population.
glossary-population = population
glossary-population-explain = The number of your own peasants; 16 are needed to win.
glossary-housing-track = housing track
glossary-housing-track-explain = The spaces of the village where peasants begin each season.
glossary-housing-disc = housing disc
glossary-housing-disc-explain = With A Job Well Done: peasants stand after it, so they reach the free spaces sooner. It doesn't count as population.
glossary-free-space = free space
glossary-free-space-explain = Housing space 12, 16 or 20: whoever stands there goes to a job without die or payment, at the start of the season.
glossary-lying = lying
glossary-lying-explain = Sabotaged where he is: the only merchant of a market, or a farmer in a field. He brings less.
glossary-standing = standing
glossary-standing-explain = Not sabotaged: works as usual.

## Glossary: things

glossary-monument = monument
glossary-monument-explain = Ten of them are the task of the gods; two workers build one.
glossary-foundation = foundation
glossary-foundation-explain = One of the ten places for monuments on a city board.
glossary-silver = silver
glossary-silver-explain = Money: pays for courts and dice, ends up in the stalls.
glossary-wheat = wheat
glossary-wheat-explain = Feeds the people at the end of the year, and what is left brings new peasants.
glossary-bank = bank and supply
glossary-bank-explain = Where silver, wheat and pieces come from and go back to; it never runs out.
glossary-stall = market stall
glossary-stall-explain = Takes the silver paid for courts and dice. The fullest is emptied, the next ones go to the Kings by their merchants.
glossary-dice-cost = dice cost
glossary-dice-cost-explain = What calling court costs: 0 in the first round of a season, then more each round.
glossary-devotion = worship
glossary-devotion-explain = How far your devotion disc has come. It is kept until you spend it on the harvest or a blessing.
glossary-hero-card = hero card
glossary-hero-card-explain = Chosen in secret by whoever attacks or is attacked. Counts for attack and defence alike.
glossary-active = active hero
glossary-active-explain = A hero you can still play. When only the 0 is left, all used heroes come back.
glossary-used = used hero
glossary-used-explain = A hero you have played; he waits until only your 0 is left.
glossary-city-card = city card
glossary-city-card-explain = Names in secret the city you attack.
glossary-climate-card = weather card
glossary-climate-card-explain = Its front shows the climate of the year, its back the prayer cost. One for each year, seven in all.
glossary-prayer-cost = prayer cost
glossary-prayer-cost-explain = The worship it takes to improve the harvest this year; it is seen only once the weather card is turned.
glossary-blessing-card = blessing card
glossary-blessing-card-explain = Turned up each year: what it shows goes to all who asked for it beforehand.
glossary-piety-marker = Mark of Piety
glossary-piety-marker-explain = With A Job Well Done: goes to the highest worship. The blessing then costs 1 worship instead of 2.
glossary-loot = loot
glossary-loot-explain = What lies in Assisi to be plundered; the King of Kings adds an item each season.

## Glossary: what happens

glossary-call-court = call court
glossary-call-court-explain = Pay the dice cost, roll four dice, take one and send peasants. The others may then buy a die each.
glossary-caller = caller
glossary-caller-explain = The King who called court; only he can send farmers with a die.
glossary-buy-die = buy a die
glossary-buy-die-explain = Take a die that is left for 1 silver, in somebody else's court.
glossary-out = out for the season
glossary-out-explain = Who passes his own court, or can't pay for it, neither calls court nor buys dice until the season ends.
glossary-attack-strength = attack strength
glossary-attack-strength-explain = Soldiers and heroes of all Kings who attack the same city.
glossary-defence = defence
glossary-defence-explain = The soldiers of a city and the hero of its King; in Assisi, its defenders.
glossary-success-value = success value
glossary-success-value-explain = By how much the attack is stronger than the defence: it sets the number of sabotages.
glossary-sabotage = sabotage
glossary-sabotage-explain = One peasant of the attacked city is sent home or laid down, in a place of the attacker's choice.
glossary-improve-harvest = improve the harvest
glossary-improve-harvest-explain = Spend worship equal to the prayer cost: each standing farmer in a field harvests 1 wheat more.
glossary-slave-sale = sale of slaves
glossary-slave-sale-explain = At the start of a season: 1 peasant for 1 silver, or 3 for 2. They are gone for good.
glossary-growing = growing season
glossary-growing-explain = The first season of a year: no farmers.
glossary-harvest = harvest season
glossary-harvest-explain = The second season of a year: with farmers, weather and blessings.
glossary-year-end = end of the year
glossary-year-end-explain = The people are fed, may grow, and then the task of the gods is checked.
glossary-task = task of the gods
glossary-task-explain = 10 monuments and 16 peasants at the end of a year: who has both wins.
glossary-eliminated = eliminated
glossary-eliminated-explain = A King without any wheat at the end of a year loses all his people and is out of the game.

### Decisions, actions, events, refusals: below

## Decisions: a title, what this is, what to look at

decision-offer-crown = Who begins?
decision-offer-crown-what = The lot made you the youngest King: give the King of Kings card to somebody, or keep it.
decision-offer-crown-look = The King of Kings calls court first and wins ties, but he must hand the card on after every season.
decision-sell-slaves = Sell peasants?
decision-sell-slaves-what = At the start of the season you may sell 1 peasant for 1 silver, or 3 for 2 silver.
decision-sell-slaves-look = Who is sold is gone, and you need 16 people to win: sell only if silver is truly short.
decision-place-free = The free houses
decision-place-free-what = Your peasants on spaces 12, 16 and 20 may each go to any job, without die or silver.
decision-place-free-look = Which job do you want for sure, whatever the dice will show? Farmers (harvest) are hard to get otherwise.
decision-call-court = Call court?
decision-call-court-what = Pay the dice cost into a stall, roll and choose first; or pass, and stay out of all dice until the season ends.
decision-call-court-look = Keep 1 silver for dice in others' courts. Silver in a stall comes back to whoever has merchants.
decision-take-die = Take a die
decision-take-die-what = Choose one of the four dice and send 1 to that many peasants to its job.
decision-take-die-look = Workers count in pairs. What you leave, others can buy. At harvest any die makes farmers: 1 wheat per head is needed.
decision-buy-die = Buy a die?
decision-buy-die-what = For 1 silver into a stall you may take one of the dice left, and send peasants to its job. Passing costs nothing.
decision-buy-die-look = Keep silver for your own court and peasants for the farm. The fullest stall goes to the bank, the next to most merchants.
decision-recover-hero = Take back a hero?
decision-recover-hero-what = You have the largest army: one of your used heroes may become active again. Nobody sees which.
decision-recover-hero-look = A high hero decides this fight; but the 0 left alone brings them all back anyway.
decision-choose-target = The city to attack
decision-choose-target-what = You have soldiers, so you attack one city. All choose in secret and reveal together.
decision-choose-target-look = Who is ahead in monuments, and who has few soldiers? Attacks on one city add up. Your soldiers defend you all the same.
decision-choose-hero = The hero to send
decision-choose-hero-what = Choose one of your active heroes in secret. He counts for your attack and for your defence.
decision-choose-hero-look = Where does one point more change the number of sabotages? Heroes you play are gone until only the 0 is left.
decision-sabotage = Sabotage
decision-sabotage-what = Your attack on { $place } succeeded: choose a place in that city, where one peasant is sabotaged.
decision-sabotage-look = Breaking a pair of workers costs a monument; a farmer costs wheat, a priest worship, a merchant silver or his rank.
decision-plunder = Plunder Assisi
decision-plunder-what = Your attack on Assisi succeeded: take one item of its loot. A captive starts work for you at once.
decision-plunder-look = A captive worker may complete a pair. Without any wheat at the end of the year you are eliminated.
decision-restock = Loot for Assisi
decision-restock-what = As King of Kings you add one item to the loot of Assisi.
decision-restock-look = Who will be strong enough to take it next season? You, or somebody you would rather not feed?
decision-improve-harvest = Improve the harvest?
decision-improve-harvest-what = Spend worship equal to the prayer cost: each of your standing farmers in a field harvests 1 wheat more.
decision-improve-harvest-look = Only who improves can be blessed. Worship not spent stays for next year.
decision-take-blessing = Ask for the blessing?
decision-take-blessing-what = Spend worship before the card is turned: you then receive what it shows.
decision-take-blessing-look = Wheat, silver or a monument: which cards are still to come? The worship could also serve next year's harvest.
decision-name-king-of-kings = Who is the next King of Kings?
decision-name-king-of-kings-what = You give the King of Kings card to another King: he begins the next season.
decision-name-king-of-kings-look = Turn order breaks ties and decides who calls court first: where would you sit after him?
decision-grow = Grow the population?
decision-grow-what = With the wheat left after feeding you may bring new peasants to your city; each one more costs more.
decision-grow-look = You need 16 people, and next year each of them eats 1 wheat. Wheat you keep feeds them too.

## Actions: what a player can choose

to-job =
    { $job_id ->
        [soldier] to the barracks
        [merchant] to the market
        [worker] to the quarry
        [priest] to the temple
       *[farmer] to the farm
    }
to-die =
    { $die_id ->
        [soldier_die] to the barracks
        [merchant_die] to the market
        [worker_die] to the quarry
       *[priest_die] to the temple
    }
sent =
    { $count ->
        [one] { $count } peasant
       *[other] { $count } peasants
    }
action-offer-crown = Give the King of Kings card to { $king_owner } ({ $king })
action-sell-slaves = { $deal }
deal-sell-1 = Sell 1 peasant for 1 silver
deal-sell-3 = Sell 3 peasants for 2 silver
action-keep-peasants = Sell nobody
action-place-free = Send a peasant { to-job }
action-end-free = Send no more free peasants
action-call-court =
    { $stall_id ->
        [none] Call court for free
       *[other] Call court, paying into { $stall_the }
    }
action-pass-court = Pass: out for the season
action-take-die = { $die }: { sent } { to-job }
action-buy-die = { $die }: { sent } { to-die }, paid into { $stall_the }
action-pass-buy = Pass: buy nothing
action-recover-hero = Take back { $value_the }
action-skip-recover = Take back no hero
action-choose-target =
    { $city_id ->
        [assisi] Attack { $city }
       *[other] Attack { $city } ({ $city_owner })
    }
action-choose-hero = { $value }
action-sabotage = Sabotage { $place_the }
action-plunder =
    { $loot_id ->
        [captive] Take a captive and send him { to-job }
        [silver] Take silver
       *[wheat] Take wheat
    }
action-restock =
    { $loot_id ->
        [captive] Add a captive
        [silver] Add silver
       *[wheat] Add wheat
    }
action-improve-harvest = Improve the harvest
action-keep-devotion = Keep your worship
action-take-blessing = Ask for the blessing
action-decline-blessing = Ask for no blessing
action-name-king-of-kings = Give the card to { $king_owner } ({ $king })
action-grow =
    { $n ->
        [one] { $n } new peasant
       *[other] { $n } new peasants
    }
action-no-growth = Keep the wheat
group-take-die = Take { $die_the }
group-buy-die = Buy { $die_the }

# What a player may type for an action, beside its own text; several words separated by commas.
verb-offer-crown = offer, crown
verb-sell-slaves = sell
verb-keep-peasants = sell nobody
verb-place-free = send
verb-end-free = enough, stay
verb-call-court = call, court
verb-pass-court = pass court, out
verb-take-die = take
verb-buy-die = buy
verb-pass-buy = buy nothing
verb-recover-hero = recover, take back
verb-skip-recover = skip
verb-choose-target = attack, target
verb-choose-hero = hero, play
verb-sabotage = sabotage
verb-plunder = plunder, loot
verb-restock = add, restock
verb-improve-harvest = improve
verb-keep-devotion = keep worship
verb-take-blessing = ask, bless, blessing
verb-decline-blessing = decline
verb-name-king-of-kings = name, give
verb-grow = grow
verb-no-growth = no growth, keep wheat

## Choices as they are told to the others

told-offer-crown = { "" }
told-sell-slaves = { "" }
told-keep-peasants = { "" }
told-place-free = { $name } sends a peasant of a free house { to-job }.
told-end-free = { "" }
told-call-court =
    { $stall_id ->
        [none] { "" }
       *[other] { $name } pays the dice cost into { $stall_the }.
    }
told-pass-court = { $name } passes and is out for the season.
told-take-die = { $name } takes { $die_the }: { sent } { to-job }.
told-buy-die = { $name } buys { $die_the }, paid into { $stall_the }: { sent } { to-die }.
told-pass-buy = { $name } buys nothing.
told-recover-hero = { "" }
told-skip-recover = { "" }
told-choose-target = { "" }
told-choose-hero = { "" }
told-sabotage = { "" }
told-plunder = { "" }
told-restock =
    { $loot_id ->
        [captive] { $name } adds a captive to the loot of Assisi.
        [silver] { $name } adds silver to the loot of Assisi.
       *[wheat] { $name } adds wheat to the loot of Assisi.
    }
told-improve-harvest = { "" }
told-keep-devotion = { $name } does not improve the harvest.
told-take-blessing = { "" }
told-decline-blessing = { $name } asks for no blessing.
told-name-king-of-kings = { "" }
told-grow = { "" }
told-no-growth = { $name } keeps the wheat.

## Events

year-roman =
    { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
event-season-began =
    { $season_id ->
        [year_end] Year { year-roman } · { $season }
       *[other] Year { year-roman } · { $season } ({ $climate_the })
    }
event-phase-began =
    { $phase_id ->
        [assign] Peasants are assigned.
        [soldiers] Soldiers are resolved.
        [merchants] Merchants are resolved.
        [workers] Quarry workers are resolved.
        [priests] Priests are resolved.
        [farmers] Farmers are resolved.
        [blessings] Blessings of the gods.
       *[other] { "" }
    }
event-youngest-drawn = { $name } is drawn by lot as the youngest King and decides who receives the King of Kings card.
event-crowned =
    { $by_id ->
        [none] { $name } is now King of Kings.
       *[other] { $by } gives the King of Kings card to { $name }.
    }
event-slaves-sold =
    { $peasants ->
        [one] { $name } sells { $peasants } peasant for { silver-paid }.
       *[other] { $name } sells { $peasants } peasants for { silver-paid }.
    }
event-paid = { "" }
event-rolled = { $name } calls court and rolls: soldiers { $soldier }, merchants { $merchant }, workers { $worker }, priests { $priest }.
event-passed = { $name } can't call court and is out for the season.
event-dice-cost-rose = Calling court now costs { $cost } silver.
event-hero-recovered =
    { $hero_sign ->
        [minus] { $name } has the largest army and takes back a used hero.
       *[other] { $name } has the largest army and takes back { $hero_the }. Nobody else sees it.
    }
event-recovery-skipped = { $name } has the largest army, but takes back no hero.
event-target-revealed = { $name } attacks { $city }.
event-hero-revealed = { $name } sends { $hero_the }.
event-fought =
    { $sabotages ->
        [0] { $city } holds: { $attackers } with strength { $strength } against { $defence }.
       *[other] { $city } is beaten: { $attackers } with strength { $strength } against { $defence }, { spoils }.
    }
spoils =
    { $city_id ->
        [assisi] { $sabotages ->
            [one] { $sabotages } item to take
           *[other] { $sabotages } items to take
        }
       *[other] { $sabotages ->
            [one] { $sabotages } sabotage
           *[other] { $sabotages } sabotages
        }
    }
event-sabotaged =
    { $result ->
        [sent_home] { $name } sabotages { $place_the } of { $city }: { victim } goes home.
        [laid_down] { $name } sabotages { $place_the } of { $city }: { victim } is laid down.
       *[removed] { $name } sabotages { $place_the } of { $city }: a captive is gone.
    }
victim =
    { $place_id ->
        [market] a merchant
        [quarry] a worker
        [temple] a priest
       *[farm] a farmer
    }
event-captured =
    { $job_id ->
        [merchant] { $name } sends a captive from { $city } to the market.
        [worker] { $name } sends a captive from { $city } to the quarry.
        [priest] { $name } sends a captive from { $city } to the temple.
       *[farmer] { $name } sends a captive from { $city } to the granary.
    }
event-sabotage-lapsed =
    { $city_id ->
        [assisi] { $name } finds nothing left to take in { $city }.
       *[other] { $name } finds nothing left to sabotage in { $city }.
    }
event-heroes-returned = { $name } has only the 0 left and takes back all used heroes.
event-assisi-reinforced = Assisi was attacked and now has { $defenders } defenders.
event-gained =
    { $source_id ->
        [market] { $name } takes { $gains } from the bank for merchants.
        [harvest] { $name } harvests { $gains }.
        [job_well_done] { $name } has the most farmers and gains { $gains } more.
        [capture] { $name } takes { $gains } from the captured farmer.
        [blessing] The gods bless { $name }: { $gains }.
        [assisi] { $name } plunders Assisi: { $gains }.
       *[other] { $name } gains { $gains }.
    }
event-stall-emptied = The bank takes { silver-paid } from { $stall_the }.
event-stall-taken =
    { $silver ->
        [0] { $name } takes { $stall_the }, which is empty.
       *[other] { $name } takes { silver-paid } from { $stall_the }.
    }
event-built =
    { $source_id ->
        [blessing] The gods bless { $name }: { built }.
       *[other] { $name } builds { built }.
    }
built =
    { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
event-housing-improved = { $name } has the most workers: the housing disc moves to { $space }.
event-devotion-rose = { $name } raises worship to { $devotion }.
event-devotion-spent =
    { $source_id ->
        [blessing] { $name } asks for the blessing: worship falls to { $devotion }.
       *[other] { $name } improves the harvest: worship falls to { $devotion }.
    }
event-piety-granted = { $name } has the highest worship and takes the Mark of Piety.
event-piety-returned = { $name } puts the Mark of Piety back.
event-climate-turned =
    { $next_climate_id ->
        [none] The weather card is turned: improving the harvest costs { $prayer_cost } worship. It was the last card.
       *[other] The weather card is turned: improving the harvest costs { $prayer_cost } worship. Next year: { $next_climate_the }.
    }
event-blessing-revealed = The card is turned up: { $blessing }.
event-peasants-returned = All peasants go home.
event-fed =
    { $wheat ->
        [0] { "" }
       *[other] { $name } { $starved ->
            [0] feeds the people: { wheat-spent }.
            [one] has only { wheat-spent }: { $starved } hungry peasant leaves the city.
           *[other] has only { wheat-spent }: { $starved } hungry peasants leave the city.
        }
    }
event-eliminated = { $name } has no wheat: the people leave, and { $name } is out of the game.
event-grew =
    { $peasants ->
        [one] { $name } spends { wheat-spent }: { $peasants } new peasant.
       *[other] { $name } spends { wheat-spent }: { $peasants } new peasants.
    }
event-task-fulfilled = { $name } has done what the gods asked: ten monuments, and { $population } peasants.
silver-paid = { $silver } silver
wheat-spent = { $wheat } wheat

## Refusals

refused-no-such-king = There is no King { $king } at this table.
refused-not-yourself = The King of Kings must give the card to another King.
refused-eliminated = { $king } is out of the game.
refused-too-few-peasants =
    { $peasants ->
        [one] You have only { $peasants } peasant at home.
       *[other] You have only { $peasants } peasants at home.
    }
refused-no-farmers-yet = Farmers are assigned in the harvest season only.
refused-no-stall = Calling court costs { $cost } silver: say which stall it goes to.
refused-nothing-to-pay = Calling court costs nothing now: no stall is paid.
refused-stall-not-in-use = There is no { $stall_the } at this table.
refused-other-job = { $die_the } sends nobody { to-job }.
refused-die-taken = { $die_the } is taken.
refused-at-least-one = Send at least 1 peasant.
refused-die-shows-less = { $die_the } shows { $face }: you can't send more.
refused-own-city = You can't attack your own city.
refused-city-not-in-play = { $city } can't be attacked at this table.
refused-hero-not-active = You can't play { $value_the }: it is not among your active heroes.
refused-hero-not-used = You can't take back { $value_the }: it is not among your used heroes.
refused-barracks = The barracks can never be sabotaged.
refused-nobody-there = { $place_the } is empty: nobody is there to be sabotaged.
refused-all-lying = All who are left there lie already: { $place_the } can't be sabotaged any more.
refused-no-such-loot = Assisi has none of this: { $loot }.
refused-loot-has-no-job = Only a captive is put to a job, not { $loot_the }.
refused-captive-needs-job = Say where the captive goes: market, quarry or temple.
refused-captive-job = A captive can't be sent { to-job } here.
refused-loot-full = Assisi can't hold more of this: { $loot }.
refused-growth-limit =
    { $most ->
        [one] A city grows by 1 to { $most } peasant a year.
       *[other] A city grows by 1 to { $most } peasants a year.
    }
refused-too-little-wheat =
    { $n ->
        [one] { $n } new peasant costs { wheat-spent }, more than you have.
       *[other] { $n } new peasants cost { wheat-spent }, more than you have.
    }

## Cards and tracks, composed from their values

weather-dry = Dry weather card
weather-dry-the = the dry weather card
weather-moderate = Moderate weather card
weather-moderate-the = the moderate weather card
weather-wet = Wet weather card
weather-wet-the = the wet weather card
weather-explain = On the back: improving the harvest costs { $cost } worship.
track-dice-cost = Dice cost track
track-dice-cost-explain = Calling court costs, round by round: { $values } silver; then it stays at the last.
track-housing = Housing track
track-housing-explain = { $length } spaces; the free ones are { $spaces }.
track-population = Population track
track-population-explain = { $length } spaces; { $goal } peasants are needed to win.
track-merchant = Merchant track
track-merchant-explain = { $length } spaces; { $spaces } bring 1 silver each. Further merchants stand beside it.
track-devotion = Worship track
track-devotion-explain = { $length } spaces. Further priests stand beside it.
track-granary = Granary
track-granary-explain =
    { $yields ->
        [yes] A farmer in the granary harvests like a standing one in a field.
       *[no] A farmer in the granary harvests nothing.
    }

## The board as text

sheet-status = Where we are
sheet-year = Year { year-roman }
sheet-now = Year { year-roman } of { $last } · { $season } · { $phase }
sheet-now-brief = Year { year-roman } · { $season } · { $phase } ·
sheet-crown = King of Kings:
sheet-order = Turn order:
sheet-gone = Out of the game:
sheet-board = Central board
sheet-cost = Calling court costs { $cost } silver.
sheet-dice-of = Court of { $name }:
sheet-die = { $die } { $face }
sheet-no-dice = No dice are on the table.
sheet-stalls = Stalls:
sheet-stall = { $stall } { $silver }
sheet-weather = Weather: { $climate }, { $wheat } wheat per farmer.
sheet-prayer = Improving the harvest costs { $cost } worship.
sheet-prayer-hidden = Prayer cost: hidden until the harvest.
sheet-next-climate = Next year: { $climate }.
sheet-years-left =
    { $n ->
        [0] This is the last year.
        [one] { $n } more year at most.
       *[other] { $n } more years at most.
    }
sheet-blessings = Blessings still in the deck: { $cards }.
sheet-blessing-left = { $blessing } × { $n }
sheet-assisi =
    { $defenders ->
        [one] Assisi: { $defenders } defender; loot: { $loot }.
       *[other] Assisi: { $defenders } defenders; loot: { $loot }.
    }
sheet-weather-left =
    { $piles ->
        [1] Weather to come: { $first }, in unknown order.
       *[other] Weather to come: { $first }, then { $then }, each in unknown order.
    }
sheet-at = { $place } { $n }
in-brackets = ({ $text })
sheet-players = Kings
sheet-player-player = King
sheet-player-city = City
sheet-player-monuments = Mon.
sheet-player-population = People
sheet-player-silver = Silver
sheet-player-wheat = Wheat
sheet-player-devotion = Worship
sheet-player-home = Home
sheet-player-soldier = Sold.
sheet-player-merchant = Merch.
sheet-player-worker = Work.
sheet-player-priest = Priests
sheet-player-farmer = Farm.
sheet-player-has = State
sheet-has-crown = King of Kings
sheet-has-piety = Mark of Piety
sheet-has-out = out for the season
sheet-has-improved = improved
sheet-has-blessed = asks for the blessing
sheet-has-target = attacks { $city }
sheet-has-hero = hero { $hero }
sheet-has-chosen = has chosen
sheet-has-gone = eliminated
sheet-with-captives = { $own }+{ $captives }
sheet-own = Your city: { $city }
sheet-city-of = { $city } ({ $name })
sheet-task = Task of the gods: { $monuments } of { $goal } monuments, { $population } of { $people } peasants.
sheet-stock = { $silver } silver, { $wheat } wheat, worship { $devotion }.
sheet-housing =
    { $home ->
        [0] Village: nobody at home.
        [one] Village: { $home } peasant at home.
       *[other] Village: { $home } peasants at home.
    }
sheet-housing-disc = Housing disc on { $space }.
sheet-free =
    { $n ->
        [0] No peasant stands on a free space.
        [one] { $n } peasant stands on a free space.
       *[other] { $n } peasants stand on free spaces.
    }
sheet-at-work = At work:
sheet-place = Place
sheet-people = People
sheet-brings = Brings
sheet-captives-among =
    { $n ->
        [one] { $n } captive among them
       *[other] { $n } captives among them
    }
sheet-nobody = nobody
sheet-brings-soldiers = { $n } in attack and defence, before heroes
sheet-brings-silver = { $n } silver from the bank, rank { $rank } for the stalls
sheet-brings-monuments =
    { $n ->
        [one] { $n } monument
       *[other] { $n } monuments
    }
sheet-brings-devotion = worship { $devotion }
sheet-brings-wheat = { $n } wheat, { $improved } if improved
sheet-lying =
    { $n ->
        [one] { $n } lying
       *[other] { $n } lying
    }
sheet-granary = { $n } in the granary
sheet-hunger =
    { $missing ->
        [0] Your wheat feeds everybody.
        [one] { $missing } wheat is missing to feed everybody.
       *[other] { $missing } wheat are missing to feed everybody.
    }
sheet-heroes = Heroes
sheet-hero-active = Your active heroes: { $heroes }.
sheet-hero-used = Your used heroes: { $heroes }.
sheet-hero-none = none
sheet-hero-target = Your secret target: { $city }.
sheet-hero-chosen = Your secret choice: { $hero }.
sheet-hero-king = King
sheet-hero-count = Active
sheet-hero-pile = Used
sheet-hero-unknown = { $n } (perhaps { $heroes })
kind-city = Cities
kind-job = Jobs
kind-place = Places
kind-die = Dice
kind-stall = Market stalls
kind-hero = Heroes
kind-climate = Climates
kind-weather = Weather cards
kind-blessing = Blessings
kind-loot = Loot of Assisi
kind-track = Tracks
kind-glossary = Glossary

## Beside an action

note-cost = { $cost } silver; the stall then holds { $silver }
note-stall = the stall then holds { $silver }
note-die = shows { $face }
note-strength = strength { $n }
note-target = { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }, { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
note-assisi = { $defenders ->
        [one] { $defenders } defender
       *[other] { $defenders } defenders
    }, loot: { $loot }
note-there = { $n } there
note-lies = he lies down
note-devotion = worship { $from } → { $to }
note-improve = worship { $from } → { $to }, { $wheat } wheat more
note-grow = { $wheat } wheat; { $population } peasants in all
note-order = you are then number { $n } in turn order
note-deal = { $population } peasants left

## Over time

series-monuments = Monuments
series-population = Peasants
series-round = Year
series-tick =
    { $n ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }

## The end

decided-by-task = One King fulfilled the task of the gods.
decided-by-population = Several fulfilled the task of the gods: the largest population decided.
decided-by-wealth = Equal in people: wheat and silver decided.
decided-by-shared-victory = Equal in people, wheat and silver: the victory is shared.
decided-by-climate-deck = Seven years are over and nobody has fulfilled the task of the gods: all have lost.
decided-by-everyone-eliminated = Not one city is left: all have lost.
achieved-survival = Survives
achieved-task = Fulfils the task

## An owner's component file that can't be used

components-no-table = In { $table }: Alba Longa has no such table.
components-form = In { $table }: write each entry as [[{ $table }]].
components-no-entry = In { $table }: there is no { $key } = { $value }.
components-no-field = { $place } is an unknown field.
components-fixed = { $place } is stated in the rulebook. These can be replaced: { $places }.

## My box: what is not the book's

doubt-round = Round { $n }
doubt-length = Spaces
doubt-granary = Farmers in the granary harvest
doubt-weather = { $card }, { $n }
doubt-rulings = Rulings
doubt-ruling-supply = Silver, wheat and captives never run out
doubt-ruling-dice-cost-end = After the last space of the dice cost track the disc stays there
doubt-ruling-slaves = One sale of slaves per King and season
doubt-ruling-boards = All city boards are alike
doubt-ruling-housing-disc = The housing disc starts in front of space 1
doubt-ruling-city-cards = One city card for every other city

## What a hint speaks of

term-alive-had =
    { $way ->
        [had] still in the game
        [likelier] more likely still in the game
        [unlikelier] less likely still in the game
       *[lost] out of the game
    }
term-alive-name = being in the game
term-task-had =
    { $way ->
        [had] the task of the gods fulfilled
        [likelier] the task of the gods more likely fulfilled
        [unlikelier] the task of the gods less likely fulfilled
       *[lost] the task of the gods not fulfilled
    }
term-task-name = the task of the gods
term-monuments =
    { $sign }{ $n ->
        [one] { $n } monument
       *[other] { $n } monuments
    }
term-monuments-name = monuments
term-quarry =
    { $sign }{ $n ->
        [one] { $n } worker
       *[other] { $n } workers
    } in the quarry
term-quarry-name = monuments that workers will build
term-people =
    { $sign }{ $n ->
        [one] { $n } peasant
       *[other] { $n } peasants
    }
term-people-name = peasants
term-harvest = { $sign }{ $n } wheat for the end of the year
term-harvest-name = wheat, worship and growth to come
term-silver = { $sign }{ $n } silver
term-silver-name = silver
term-market-name = silver that merchants will bring
term-hands =
    { $sign }{ $n ->
        [one] { $n } peasant
       *[other] { $n } peasants
    } ready to work
term-hands-name = peasants who can still be sent to work
term-raid-name = what soldiers will win
term-threat-name = what other Kings' soldiers may cost
term-free-houses =
    { $sign }{ $n ->
        [one] { $n } free house
       *[other] { $n } free houses
    }
term-free-houses-name = free houses
term-heroes =
    { $sign }{ $n ->
        [one] { $n } active hero
       *[other] { $n } active heroes
    }
term-heroes-name = active heroes
term-crown-had =
    { $way ->
        [had] with the King of Kings card
        [likelier] more likely with the King of Kings card
        [unlikelier] less likely with the King of Kings card
       *[lost] without the King of Kings card
    }
term-crown-name = the King of Kings card

## Standing orders

action-buy-nothing = Buy no more dice: { $season }, year { $year }
action-buy-only =
    { $job_id ->
        [none] Buy only with a die that sends { $least } or more
       *[other] Buy only for { $job_the }, with a die that sends { $least } or more
    }
action-pray-from = Spend no worship on harvest or blessing below level { $level }
