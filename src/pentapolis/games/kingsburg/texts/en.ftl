### Kingsburg: every word a player reads, in English.
### A key is a prefix and an id of components.toml with hyphens for underscores.
### Figures that are data arrive as variables, always as numbers.

## The game

game-name = Kingsburg
game-tagline = Win over the King's advisors, build up your province and hold the border for five years.
game-about = You govern a province on the border of the kingdom. Three times a year you roll dice and commit them to the King's advisors, who answer only to an exact sum and to one player each; in return they hand out goods, soldiers, points and secrets. Goods become buildings, and buildings bring points, new means and walls. Every winter an enemy arrives that each province must face on its own, and after the fifth winter the player with the most victory points wins.
game-provenance = The rules follow the French rulebook of the first edition. Building figures and enemy cards come from public sources, one card remains doubtful (KB-A37), and whoever owns the box can replace any value with --components.

## Phases of the year

phase-kings-aid = Aid from the King
phase-spring = Spring
phase-kings-reward = The King's Reward
phase-summer = Summer
phase-kings-envoy = The King's Envoy
phase-autumn = Autumn
phase-recruit = Recruit Soldiers
phase-winter = Winter: the Battle

## Steps of a production season

season-step-season-start = Season start
season-step-step-roll = Roll dice and set the turn order
season-step-step-influence = Influence the advisors
season-step-step-receive = Receive the advisors' aid
season-step-step-build = Construct buildings
season-step-season-end = Season end

## Advisors
# Variables of every advisor-…-explain: $vp, $cost_vp, $soldiers, $plus_two, $any, $gold, $wood, $stone;
# advisors with two alternatives: $a_gold, $a_wood, $a_stone and $b_gold, $b_wood, $b_stone.

advisor-jester = Jester
advisor-jester-explain = Score { $vp } VP.
advisor-squire = Squire
advisor-squire-explain = Gain { $gold } gold.
advisor-architect = Architect
advisor-architect-explain = Gain { $wood } wood.
advisor-merchant = Merchant
advisor-merchant-explain = Gain { $a_wood } wood or { $b_gold } gold.
advisor-sergeant = Sergeant
advisor-sergeant-explain =
    { $soldiers ->
        [one] Gain { $soldiers } soldier.
       *[other] Gain { $soldiers } soldiers.
    }
advisor-alchemist = Alchemist
advisor-alchemist-explain = If you wish, return 1 good and gain 1 of each of the two other kinds.
advisor-astronomer = Astronomer
advisor-astronomer-explain =
    Gain { $any ->
        [one] { $any } good
       *[other] { $any } goods
    } of your choice and { $plus_two ->
        [one] { $plus_two } “+2” token
       *[other] { $plus_two } “+2” tokens
    }.
advisor-treasurer = Treasurer
advisor-treasurer-explain = Gain { $gold } gold.
advisor-master-hunter = Master Hunter
advisor-master-hunter-explain = Gain { $a_wood } wood and { $a_gold } gold, or { $b_wood } wood and { $b_stone } stone.
advisor-general = General
advisor-general-explain =
    Gain { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    } and look secretly at this year's enemy card.
advisor-swordsmith = Swordsmith
advisor-swordsmith-explain = Gain { $a_stone } stone and { $a_wood } wood, or { $b_stone } stone and { $b_gold } gold.
advisor-duchess = Duchess
advisor-duchess-explain =
    Gain { $any ->
        [one] { $any } good
       *[other] { $any } goods
    } of your choice and { $plus_two ->
        [one] { $plus_two } “+2” token
       *[other] { $plus_two } “+2” tokens
    }.
advisor-champion = Champion
advisor-champion-explain = Gain { $stone } stone.
advisor-smuggler = Smuggler
advisor-smuggler-explain =
    Lose { $cost_vp } VP, then gain { $any ->
        [one] { $any } good
       *[other] { $any } goods
    } of your choice.
advisor-inventor = Inventor
advisor-inventor-explain = Gain { $gold } gold, { $wood } wood and { $stone } stone.
advisor-wizard = Wizard
advisor-wizard-explain = Gain { $gold } gold.
advisor-queen = Queen
advisor-queen-explain =
    Gain { $any ->
        [one] { $any } good
       *[other] { $any } goods
    } of your choice, look secretly at this year's enemy card and score { $vp } VP.
advisor-king = King
advisor-king-explain =
    Gain { $gold } gold, { $wood } wood, { $stone } stone and { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }.

## Buildings

building-statue = Statue
building-statue-explain = If all the dice you rolled show the same value, you may reroll one of them, once per season.
building-chapel = Chapel
building-chapel-explain = If the dice you rolled total 7 or less, you may reroll them all, once per season.
building-church = Church
building-church-explain = Counts +1 in battle against Demons.
building-cathedral = Cathedral
building-cathedral-explain = At the end of the game, score 1 VP for every 2 goods you own; you keep the goods.
building-inn = Inn
building-inn-explain = At the end of each summer, gain 1 “+2” token.
building-market = Market
building-market-explain = Once per season, one of your groups of dice may count 1 more or 1 less.
building-farms = Farms
building-farms-explain = Roll 1 extra white die in every production season, but count −1 in battle.
building-merchants-guild = Merchants' Guild
building-merchants-guild-explain = At the start of each production season, before rolling, gain 1 gold.
building-guard-tower = Guard Tower
building-guard-tower-explain = No special effect besides its points and its battle value.
building-blacksmith = Blacksmith
building-blacksmith-explain = No special effect besides its points and its battle value.
building-barracks = Barracks
building-barracks-explain = When you recruit, each soldier costs you 1 good instead of 2.
building-wizards-guild = Wizards' Guild
building-wizards-guild-explain = No special effect besides its points and its battle value.
building-palisade = Palisade
building-palisade-explain = Counts +1 in battle, or +2 against Zombies.
building-stable = Stable
building-stable-explain = When the Sergeant, the General or the King gives you soldiers, gain 1 more.
building-stone-wall = Stone Wall
building-stone-wall-explain = When your combat value equals the enemy's strength, you win the battle.
building-fortress = Fortress
building-fortress-explain = When you win the battle, score 1 VP on top of the reward.
building-barricade = Barricade
building-barricade-explain = Counts +1 in battle against Goblins.
building-crane = Crane
building-crane-explain = Buildings of columns III and IV cost you 1 gold less.
building-town-hall = Town Hall
building-town-hall-explain = At the end of each production season, you may pay 1 good or 1 “+2” token to score 1 VP.
building-embassy = Embassy
building-embassy-explain = At the end of each production season, score 1 VP.

## Enemies
# $year is a number from 1 to 5.

enemy-goblins = Goblins
enemy-orcs = Orcs
enemy-zombies = Zombies
enemy-barbarians = Barbarians
enemy-demons = Demons
enemy-dragons = Dragons
year-roman =
    { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
enemy-back = Year { year-roman } enemy, strength { $min } to { $max }

## Goods and counts

good-gold = { $n } gold
good-wood = { $n } wood
good-stone = { $n } stone
good-gold-name = gold
good-wood-name = wood
good-stone-name = stone
goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
plus-two =
    { $n ->
        [one] { $n } “+2” token
       *[other] { $n } “+2” tokens
    }
soldier =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
vp = { $n } VP

## Colours

color-yellow = Yellow
color-green = Green
color-blue = Blue
color-red = Red
color-black = Black

## Table options

option-plus-two-limit = Limit on “+2” tokens
option-plus-two-limit-explain = How many “+2” tokens a player may spend to influence advisors; paying the Town Hall is never limited by it.
option-plus-two-limit-per-group = One per group of dice (rulebook)
option-plus-two-limit-per-season = One per player and season (designer's later advice)

## Glossary: concepts

glossary-year = year
glossary-year-explain = Eight phases in a fixed order; the game lasts five years.
glossary-phase = phase
glossary-phase-explain = One of the eight parts of a year, one per space of the calendar.
glossary-production-season = production season
glossary-production-season-explain = Spring, summer or autumn: everybody rolls, influences advisors, receives their aid and builds.
glossary-season-start = season start
glossary-season-start-explain = Before the dice are rolled: neutral dice are placed, then the Merchants' Guild pays.
glossary-season-end = season end
glossary-season-end-explain = After construction: Inn, Embassy and Town Hall, player by player.
glossary-step-roll = step a: roll and turn order
glossary-step-roll-explain = All roll their dice, some may reroll, and the totals set the new turn order.
glossary-step-influence = step b: influence
glossary-step-influence-explain = Players take turns placing groups of dice on advisors until all have passed.
glossary-step-receive = step c: receive aid
glossary-step-receive-explain = From 1 to 18, each influenced advisor gives his gain.
glossary-step-build = step d: construct
glossary-step-build-explain = In turn order, each player may construct one building.
glossary-turn-order = turn order
glossary-turn-order-explain = Lowest dice total first; it is set anew in every production season.
glossary-first-player = first player
glossary-first-player-explain = The player at the head of the turn order.
glossary-group = group of dice
glossary-group-explain = Dice placed together on one advisor: at least one coloured die, any white dice, at most one “+2” token.
glossary-influence = influence
glossary-influence-explain = To place a group of dice whose value is exactly that of a free advisor.
glossary-pass = pass
glossary-pass-explain = To do nothing more in this step; it cannot be taken back.
glossary-good = good
glossary-good-explain = A cube of gold, wood or stone; nothing else is a good.
glossary-supply = supply
glossary-supply-explain = Where goods and tokens come from and go back to; it never runs out.
glossary-vp = victory point (VP)
glossary-vp-explain = What decides the game; the score may also fall below 0.
glossary-soldier = soldier
glossary-soldier-explain = Adds 1 to your combat value in winter; after the battle all soldiers go home.
glossary-reinforcements = royal reinforcements
glossary-reinforcements-explain = One die rolled in winter: every player gains that many soldiers.
glossary-combat-value = combat value
glossary-combat-value-explain = Your soldiers, reinforcements included, plus the battle values of your buildings.
glossary-strength = enemy strength
glossary-strength-explain = The number that your combat value must exceed to win the battle.
glossary-victory = victory
glossary-victory-explain = Your combat value is greater than the enemy's strength: you gain the reward.
glossary-draw = draw
glossary-draw-explain = Your combat value equals the enemy's strength: you gain nothing and lose nothing.
glossary-defeat = defeat
glossary-defeat-explain = Your combat value is less than the enemy's strength: you suffer the losses.
glossary-reward = reward
glossary-reward-explain = What the enemy card gives to those who win (blue box).
glossary-loss = loss
glossary-loss-explain = What the enemy card takes from those who are beaten (red box).
glossary-peek = secret look
glossary-peek-explain = You alone see this year's enemy card; everybody knows that you looked.
glossary-destroy = destruction
glossary-destroy-explain = The topmost building of your rightmost column in use is lost, with its points.
glossary-column = column
glossary-column-explain = One of the four columns I to IV of a province board, I on the left.
glossary-row = row
glossary-row-explain = One of the five rows of a province board; a row is built from left to right.
glossary-shared-victory = shared victory
glossary-shared-victory-explain = Players equal in points, goods and buildings win together.
glossary-strongest-winner = strongest winner
glossary-strongest-winner-explain = Whoever won the battle with the highest combat value of all scores 1 VP more.
glossary-double-construction = double construction
glossary-double-construction-explain = By spending the King's Envoy, a player constructs two buildings in one season.
glossary-game-end = end of the game
glossary-game-end-explain = After the winter of year V: the Cathedral is scored and the most points win.

## Glossary: components, tracks, places

glossary-board = game board
glossary-board-explain = The board that all share: court, calendar, tracks and supply.
glossary-court = King's Court
glossary-court-explain = The eighteen spaces of the King's advisors.
glossary-province = province board
glossary-province-explain = Your own board of five rows and four columns of buildings, the same for all.
glossary-gold = gold
glossary-gold-explain = One of the three kinds of goods.
glossary-wood = wood
glossary-wood-explain = One of the three kinds of goods.
glossary-stone = stone
glossary-stone-explain = One of the three kinds of goods.
glossary-colored-die = coloured die
glossary-colored-die-explain = One of your three own dice; every group needs at least one.
glossary-white-die = white die
glossary-white-die-explain = An extra die that can only be placed together with a coloured die.
glossary-aid-die = aid die
glossary-aid-die-explain = A white die that the King lends for one spring to the player who lags behind.
glossary-neutral-die = neutral die
glossary-neutral-die-explain = In the two-player game, a die of an unused colour that occupies an advisor for the season.
glossary-plus-two = “+2” token
glossary-plus-two-explain = Raises the value of one group of dice by exactly 2, or pays the Town Hall.
glossary-envoy = King's Envoy
glossary-envoy-explain = Spent once: influence an occupied advisor, or construct a second building.
glossary-building-token = building token
glossary-building-token-explain = Marks a constructed building on the province board.
glossary-disc = disc
glossary-disc-explain = Each player has three: for score, soldiers and turn order.
glossary-calendar = calendar
glossary-calendar-explain = Eight spaces, one for each phase of the year.
glossary-season-marker = season marker
glossary-season-marker-explain = Shows the current phase on the calendar.
glossary-year-marker = year marker
glossary-year-marker-explain = Shows the current year.
glossary-year-track = year track
glossary-year-track-explain = Five spaces, I to V, one for each year.
glossary-score-track = score track
glossary-score-track-explain = Shows the victory points of all players; counting goes on past its ends.
glossary-soldiers-chart = soldiers chart
glossary-soldiers-chart-explain = Shows the soldiers of all players; there is no upper limit.
glossary-turn-order-chart = turn order chart
glossary-turn-order-chart-explain = Shows who acts first, second and so on.
glossary-enemy-card = enemy card
glossary-enemy-card-explain = Names an enemy with its strength, losses and reward; the back shows the year and the possible strengths.
glossary-enemy-deck = enemy deck
glossary-enemy-deck-explain = Five face-down enemy cards, one for each winter.

### Decisions, actions, events, refusals: below
