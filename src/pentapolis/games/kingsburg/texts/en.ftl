### Kingsburg: every word a player reads, in English.
### A key is a prefix and an id of components.toml with hyphens for underscores.
### Figures that are data arrive as variables, always as numbers.

## The game

game-name = Kingsburg
game-tagline = Win over the King's advisors, build up your province and hold the border for five years.
game-about = You govern a province on the border of the kingdom. Three times a year you roll dice and commit them to the King's advisors, who answer only to an exact sum and to one player each; in return they hand out goods, soldiers, points and secrets. Goods become buildings, and buildings bring points, new means and walls. Every winter an enemy arrives that each province must face on its own, and after the fifth winter the player with the most victory points wins.
game-provenance = The rules follow the French rulebook of the first edition. Building figures and enemy cards come from public sources, one card remains doubtful (KB-A37), and whoever owns the box can replace what the book does not print: in the browser under “My box”, at the command line with --components.

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
good-stone-names = stone
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

## Decisions: a title, what this is, what to look at

decision-aid-good = The King's gift
decision-aid-good-what = Several players lag equally behind, so each of you takes 1 good of your choice.
decision-aid-good-look = Which good does the building you want first still lack? Low dice bring hardly any stone.
decision-reroll = Reroll your dice?
decision-reroll-what = Your Statue or your Chapel applies to the dice you rolled: you may reroll, or keep them.
decision-reroll-look = A low total places you early in the turn order, but weak dice reach only weak advisors.
decision-influence = Influence the advisors
decision-influence-what = Place dice on a free advisor whose number is exactly their sum, or pass for the rest of this step.
decision-influence-look = What does your next building need? Who could take it from you? Where will the other dice go?
decision-advisor-merchant = The Merchant's offer
decision-advisor-merchant-what = The Merchant gives you wood or gold.
decision-advisor-merchant-look = Which of the two does the building you want this season still lack?
decision-advisor-hunter = The Master Hunter's offer
decision-advisor-hunter-what = The Master Hunter gives you wood, with gold or with stone.
decision-advisor-hunter-look = Which of the two does the building you want this season still lack?
decision-advisor-swordsmith = The Swordsmith's offer
decision-advisor-swordsmith-what = The Swordsmith gives you stone, with wood or with gold.
decision-advisor-swordsmith-look = Which of the two does the building you want this season still lack?
decision-advisor-goods = Goods of your choice
decision-advisor-goods-what = Take goods of your choice from { $advisor_the }, of one kind or of several.
decision-advisor-goods-look = Count what your next building costs, and what higher advisors will still give you this season.
decision-advisor-alchemist = The Alchemist's exchange
decision-advisor-alchemist-what = You may give 1 good for 1 of each of the two other kinds.
decision-advisor-alchemist-look = You end with one good more, unless you need the very good you would give.
decision-build = Construct a building
decision-build-what = You may construct one building whose left neighbours you all have: you pay it and score its points at once.
decision-build-look = Will you hold against this winter's enemy? Effects built early pay longest.
decision-build-second = A second building, with the King's Envoy
decision-build-second-what = By spending the Envoy you may construct a second building now.
decision-build-second-look = The Envoy goes back unused at the next phase 5; it could also win you an occupied advisor.
decision-town-hall = Pay at the Town Hall?
decision-town-hall-what = Your Town Hall turns 1 good or 1 “+2” token into 1 VP, once per season.
decision-town-hall-look = Pay with what your next building does not need.
decision-recruit = Recruit soldiers
decision-recruit-what = Before the battle you may pay goods for soldiers.
decision-recruit-look = Compare the enemy's possible strength with your combat value and 1 to 6 royal reinforcements. A defeat may cost a building.
decision-winter-reward = The reward of victory
decision-winter-reward-what = You have won: take the goods of your choice that the enemy card promises.
decision-winter-reward-look = Which goods will you need next spring?
decision-winter-loss = The price of defeat
decision-winter-loss-what = You have lost: give up goods of your choice.
decision-winter-loss-look = Keep what your next building needs.

## Actions: what a player can choose

action-take = Take { $goods }
action-use-statue =
    { $die ->
        [white] Statue: reroll one white die
       *[colored] Statue: reroll one coloured die
    }
action-use-chapel = Chapel: reroll all dice
action-keep = Keep the dice
dice-group =
    { $colored_dice }{ $white_dice_count ->
        [0] { "" }
       *[other] { " " }+ white { $white_dice }
    }{ $plus_two ->
        [yes] { " " }+ “+2”
       *[no] { "" }
    }{ $market_sign ->
        [plus] { " " }+ 1 (Market)
        [minus] { " " }− 1 (Market)
       *[zero] { "" }
    }
action-place =
    Place { dice-group } on { $advisor_id } { $advisor }{ $envoy ->
        [yes] , spending the Envoy
       *[no] { "" }
    }
action-exchange = Give { $give }
action-decline = Decline
action-decline-advisor-alchemist = Keep your goods
action-decline-town-hall = Pay nothing
action-construct = Construct { $building_the }
action-pay = Pay { $payment }
action-recruit = Pay { $goods }
action-lose = Give up { $goods }
action-pass-influence = Pass for the rest of this step
action-pass-build = Construct nothing
action-pass-recruit = Recruit nobody
action-done-build-second = Keep the Envoy, construct nothing more
group-place = On { $advisor_id } { $advisor }

# What a player may type for an action, beside its own text; several words separated by commas.
verb-take = take
verb-use-statue = statue, use statue, reroll
verb-use-chapel = chapel, use chapel
verb-keep = keep
verb-place = place, put
verb-exchange = exchange, give
verb-decline = decline, no
verb-construct = construct, build
verb-pay = pay
verb-recruit = recruit
verb-lose = lose, give up
# What stands before the goods that are counted.
amount-recruit = Recruit for

## Choices as they are told to the others

told-take = { "" }
told-use-statue = { "" }
told-use-chapel = { "" }
told-keep = { $name } keeps the dice.
told-place =
    { $name } places { dice-group } on { $advisor_id } { $advisor }{ $envoy ->
        [yes] , spending the Envoy
       *[no] { "" }
    }.
told-exchange = { "" }
told-decline = { $name } declines.
told-construct = { "" }
told-pay = { "" }
told-recruit = { "" }
told-lose = { "" }

## Events

event-phase-began = Year { year-roman } · { $phase }
event-order-set = Turn order: { $order }.
event-aid-die-granted = The King lends { $name } a white die for the spring.
event-neutral-placed = Neutral dice ({ $dice }) occupy { $advisor_id } { $advisor }.
event-rolled =
    { $name } rolls { $colored_dice }{ $white_dice_count ->
        [0] { "" }
       *[other] { " " }and white { $white_dice }
    }.
event-rerolled =
    { $name } rerolls ({ $building }) and now has { $colored_dice }{ $white_dice_count ->
        [0] { "" }
       *[other] { " " }and white { $white_dice }
    }.
event-passed =
    { $decision_id ->
        [influence] { $name } can place no more dice and passes.
        [build] { $name } can construct nothing.
        [recruit] { $name } cannot pay for soldiers.
       *[other] { $name } has nothing to choose and passes.
    }
event-gained = { $name } gains { $goods } ({ $source }).
event-paid =
    { $source_id ->
        [winter] { $name } loses { $goods } to the enemy.
       *[other] { $name } pays { $goods } ({ $source }).
    }
event-scored =
    { $vp_sign ->
        [minus] { $name } loses { $vp_abs } VP ({ $source }).
       *[plus] { $name } scores { $vp } VP ({ $source }).
    }
event-looked =
    { $enemy_id ->
        [none] { $name } looks secretly at the enemy card.
       *[other] { $name } looks secretly at the enemy card: { $enemy }. Nobody else sees it.
    }
event-built = { $name } constructs { $building_the }.
event-destroyed = { $name } loses { $building_the }: the enemy destroys it.
event-envoy-granted = The King's Envoy goes to { $name }.
event-envoy-spent = { $name } spends the King's Envoy.
event-envoy-returned = { $name } did not use the King's Envoy; it goes back.
event-envoy-stayed = A tie: nobody receives the King's Envoy.
event-enemy-revealed = The enemy is turned up: { $enemy }.
event-reinforced =
    { $soldiers ->
        [one] { $name } rolls for the King's reinforcements: everybody gains { $soldiers } soldier.
       *[other] { $name } rolls for the King's reinforcements: everybody gains { $soldiers } soldiers.
    }
event-fought =
    { $result ->
        [victory] { $name } meets strength { $strength } with { $value }: victory.
        [draw] { $name } meets strength { $strength } with { $value }: a draw.
       *[defeat] { $name } meets strength { $strength } with { $value }: defeat.
    }

## Refusals

refused-no-such-building = There is no building called { $building }.
refused-already-built = You already have { $building_the }.
refused-needs-left = You need { $needs_the } before { $building_the }.
refused-cannot-pay = You cannot pay for { $building_the }: it takes { $goods }.
refused-advisor-goods =
    { $any ->
        [0] Choose exactly one of the alternatives that { $advisor_the } offers.
        [one] Choose exactly { $any } good from { $advisor_the }.
       *[other] Choose exactly { $any } goods from { $advisor_the }.
    }
refused-exchange-not-owned = You have no { $good } to give to the Alchemist.
refused-half-a-soldier =
    { $price ->
        [one] Each soldier costs { $price } good: pay for whole soldiers.
       *[other] Each soldier costs { $price } goods: pay for whole soldiers.
    }
refused-goods-not-owned = You do not have all these goods.
refused-loss =
    { $any ->
        [one] Give up exactly { $any } good that you have.
       *[other] Give up exactly { $any } goods that you have.
    }
refused-no-colored-die = A group needs at least one coloured die.
refused-dice-not-yours = These are not dice that you still have to place.
refused-no-plus-two = You have no “+2” token.
refused-plus-two-limit = At this table each player may use only one “+2” token per season, and yours is used.
refused-no-market = Only the owner of the Market may shift a group by 1.
refused-market-used = Your Market has already been used this season.
refused-market-shift = The Market shifts a group by exactly 1, up or down.
refused-no-such-advisor = There is no advisor { $value }: they go from 1 to 18.
refused-wrong-value = These dice count { $value }, not { $advisor_id }: { $advisor_the } wants an exact sum.
refused-envoy-free-advisor = The Envoy is spent on occupied advisors only, and { $advisor_the } is free.
refused-no-envoy = You do not hold the King's Envoy.
refused-occupied = { $advisor_the } is already occupied this season.
refused-reroll-not-owned = You do not have the building that this reroll needs.
refused-reroll-used = This building has already been used this season.
refused-reroll-no-white = You rolled no white die.
refused-statue-not-equal = The Statue needs all your dice to show the same value.
refused-chapel-over-seven = The Chapel needs your dice to total 7 or less.
refused-town-hall-not-owned = You do not have what you want to pay: { $payment }.

## Names with their article

advisor-jester-the = the Jester
advisor-squire-the = the Squire
advisor-architect-the = the Architect
advisor-merchant-the = the Merchant
advisor-sergeant-the = the Sergeant
advisor-alchemist-the = the Alchemist
advisor-astronomer-the = the Astronomer
advisor-treasurer-the = the Treasurer
advisor-master-hunter-the = the Master Hunter
advisor-general-the = the General
advisor-swordsmith-the = the Swordsmith
advisor-duchess-the = the Duchess
advisor-champion-the = the Champion
advisor-smuggler-the = the Smuggler
advisor-inventor-the = the Inventor
advisor-wizard-the = the Wizard
advisor-queen-the = the Queen
advisor-king-the = the King
building-statue-the = the Statue
building-chapel-the = the Chapel
building-church-the = the Church
building-cathedral-the = the Cathedral
building-inn-the = the Inn
building-market-the = the Market
building-farms-the = the Farms
building-merchants-guild-the = the Merchants' Guild
building-guard-tower-the = the Guard Tower
building-blacksmith-the = the Blacksmith
building-barracks-the = the Barracks
building-wizards-guild-the = the Wizards' Guild
building-palisade-the = the Palisade
building-stable-the = the Stable
building-stone-wall-the = the Stone Wall
building-fortress-the = the Fortress
building-barricade-the = the Barricade
building-crane-the = the Crane
building-town-hall-the = the Town Hall
building-embassy-the = the Embassy

## Things that are paid at the Town Hall

payment-gold = { good-gold }
payment-wood = { good-wood }
payment-stone = { good-stone }
payment-plus-two = { plus-two }

## Cards, composed from their values

card-advisor = { $value } { $name }
card-building =
    Row { $row }, column { $column ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }. Cost: { $cost }.
card-building-worth = { $vp } VP; battle { $battle }.
battle-versus = { $value } against { $enemy }
card-enemy = { $enemy }, year { year-roman }, strength { $strength }
any-goods =
    { $n ->
        [one] { $n } good of choice
       *[other] { $n } goods of choice
    }
any-goods-brief = { $n } of choice
buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
gives-cost-vp = −{ $n } VP
gives-exchange = 1 good → the 2 others
gives-plus-two = { $n } “+2”
gives-peek = look
goods-each = { $n } of each good
short-gold = G
short-wood = W
short-stone = S
short-soldiers = { $n }s
short-vp = { $n }VP
short-cost-vp = −{ $n }VP
short-exchange = 1→2
short-peek = look

## The board as text

sheet-status = Where we are
track-year = Year { year-roman }
track-roll = Roll
track-influence = Influence
track-receive = Aid
track-build = Construct
track-end = Season end
sheet-now = Year { year-roman } of V · { $phase } (phase { $number } of 8)
sheet-now-brief = Year { year-roman } · { $phase } ·
sheet-order = Turn order:
sheet-envoy = King's Envoy:
sheet-envoy-home = on the calendar
sheet-aid-die = Aid die:
sheet-court-value = No.
sheet-court-advisor = Advisor
sheet-court-gives = Gives
sheet-court-taken = Taken by
sheet-court-legend = G gold, W wood, S stone, ? good of choice, +2 token, s soldiers, look: secret look at the enemy
sheet-neutral = neutral { $dice }
sheet-group = { $name }: { $dice }
dice-white = { $colored } ({ $white })
sheet-players = Players
sheet-player-player = Player
sheet-player-vp = VP
sheet-player-gold = Gold
sheet-player-wood = Wood
sheet-player-stone = Stone
sheet-player-plus-two = +2
sheet-player-soldiers = Soldiers
sheet-player-battle = Combat
sheet-player-buildings = Bldgs
sheet-player-dice = Dice (white)
sheet-player-has = Has
sheet-range = { $low }–{ $high }
sheet-has-envoy = Envoy
sheet-has-aid-die = aid die
sheet-has-passed = passed
sheet-own = Your province
sheet-built = Built:
sheet-nothing-built = nothing yet
sheet-province-caption = With the cost (G gold, W wood, S stone) and the points of what does not stand yet.
sheet-standing = ✔ { $name }
sheet-price = { $cost } { $vp }VP
sheet-province-of = Province: { $name }
sheet-enemy = This winter's enemy
sheet-no-enemy = The last winter is over.
sheet-looked = Have looked at the card:
sheet-only-you = For your eyes only: { $face }
sheet-safe = Your combat value { $value }: safe already.
sheet-weak = Your combat value { $value }: { $missing } short of victory even if reinforcements are 6.
sheet-needs = Your combat value { $value }: victory is sure with reinforcements of { $die } or more.
sheet-enemy-brief = Enemy: strength { $min }–{ $max } ·
sheet-safe-brief = your combat value { $value }, safe already
sheet-weak-brief = your combat value { $value }, { $missing } short even with 6 reinforcements
sheet-needs-brief = your combat value { $value }, sure from { $die } reinforcements
sheet-enemy-type = Enemy
sheet-enemy-strength = Strength
sheet-enemy-loss = If beaten you lose
sheet-enemy-reward = If you win you gain
sheet-enemy-need = Reinforcements you need
sheet-die-from =
    { $die ->
        [1] any
        [2] 2 or more
        [3] 3 or more
        [4] 4 or more
        [5] 5 or more
        [6] 6
       *[other] not enough with 6
    }
sheet-face = { $enemy }, strength { $strength }
sheet-effects = Defeat costs: { $loss }. Victory gives: { $reward }.
sheet-reinforced = Royal reinforcements: { $n }.
sheet-fought =
    { $name }: { $value }, { $result ->
        [victory] victory
        [draw] draw
       *[defeat] defeat
    }
kind-advisor = Advisors
kind-building = Buildings
kind-enemy = Enemies
kind-glossary = Glossary
points-building = Buildings
points-advisor = Advisors
points-winter = Battles
points-strongest-winner = Battles

## Over time

series-vp = Victory points
series-buildings = Buildings
series-round = Year
series-tick = { $n ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
decided-by-vp = Victory points decided.
decided-by-goods = Equal in points: goods decided.
decided-by-buildings = Equal in points and goods: buildings decided.
decided-by-shared-victory = Equal in points, goods and buildings: the victory is shared.

## An owner's component file that can't be used

components-advisors = In advisors: there must be exactly one advisor for each value from 1 to 18.
components-buildings = In buildings: the twenty buildings must stand row by row as on the province board.
components-year = In enemies: year { $year } must have five cards.
components-choice = In advisors: { $entry } can't leave this choice.
components-options = In advisors: the options of { $entry } must be gold, wood and stone.
components-place = In buildings: { $entry } can't change its place.
components-cost = In buildings: { $entry } must cost gold, wood and stone.
components-versus = In buildings: { $entry } fights an unknown enemy.
components-enemy = In enemies: { $entry } has an unknown type or gives a building.
components-no-table = In { $table }: Kingsburg has no such table.
components-fixed = In { $table }: only { $tables } can be replaced.
components-form = In { $table }: write each entry as [[{ $table }]].
components-no-entry = In { $table }: there is no { $key } = { $value }.
components-no-field = In { $table }: { $entry }: unknown field { $field }.
components-name = In { $table }: { $entry } can't change its name.

## What a hint speaks of

term-vp =
    { $sign }{ $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
term-vp-name = victory points
term-stock =
    { $sign }{ $n ->
        [one] { $n } good
       *[other] { $n } goods
    } for the next building
term-stock-name = goods for the next building
term-gold = { $sign }{ $n } gold
term-gold-name = gold
term-wood = { $sign }{ $n } wood
term-wood-name = wood
term-stone = { $sign }{ $n } stone
term-stone-name = stone
term-plus-two =
    { $sign }{ $n ->
        [one] { $n } “+2” token
       *[other] { $n } “+2” tokens
    }
term-plus-two-name = “+2” tokens
term-farms =
    { $sign }{ $n ->
        [one] { $n } season
       *[other] { $n } seasons
    } with the Farms' extra die
term-farms-name = the Farms' extra die
term-merchants-guild = { $sign }{ $n } gold to come from the Merchants' Guild
term-merchants-guild-name = gold from the Merchants' Guild
term-market =
    { $sign }{ $n ->
        [one] { $n } season
       *[other] { $n } seasons
    } with the Market
term-market-name = the Market
term-embassy =
    { $sign }{ $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    } to come from the Embassy
term-embassy-name = victory points from the Embassy
term-town-hall =
    { $sign }{ $n ->
        [one] { $n } season
       *[other] { $n } seasons
    } with the Town Hall
term-town-hall-name = the Town Hall
term-inn =
    { $sign }{ $n ->
        [one] { $n } “+2” token
       *[other] { $n } “+2” tokens
    } to come from the Inn
term-inn-name = tokens from the Inn
term-rerolls =
    { $sign }{ $n ->
        [one] { $n } reroll
       *[other] { $n } rerolls
    } to come
term-rerolls-name = rerolls
term-crane =
    { $sign }{ $n ->
        [one] { $n } cheaper building
       *[other] { $n } cheaper buildings
    } with the Crane
term-crane-name = cheaper buildings with the Crane
term-stable =
    { $sign }{ $n ->
        [one] { $n } winter
       *[other] { $n } winters
    } with the Stable's soldiers
term-stable-name = soldiers with the Stable
term-barracks =
    { $sign }{ $n ->
        [one] { $n } winter
       *[other] { $n } winters
    } with the Barracks' cheaper soldiers
term-barracks-name = cheaper soldiers with the Barracks
term-stone-wall =
    { $sign }{ $n ->
        [one] { $n } winter
       *[other] { $n } winters
    } behind the Stone Wall
term-stone-wall-name = the Stone Wall
term-fortress =
    { $sign }{ $n ->
        [one] { $n } winter
       *[other] { $n } winters
    } with the Fortress
term-fortress-name = victory points from the Fortress
term-walls = { $sign }{ $n } strength of buildings in battle
term-walls-name = buildings that count in battle
term-cathedral =
    { $sign }{ $n ->
        [one] { $n } good
       *[other] { $n } goods
    } that the Cathedral scores
term-cathedral-name = victory points for goods with the Cathedral
term-winter =
    { $sign }{ $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    } for winter
term-winter-name = the next battle
term-strongest = { $sign }{ $n } strength against the strongest rival
term-strongest-name = being the strongest in battle
term-reward =
    { $sign }{ $n ->
        [one] { $n } building
       *[other] { $n } buildings
    } before the King's reward
term-reward-name = the King's reward for the most buildings
term-envoy-had =
    { $way ->
        [had] with the King's Envoy
        [likelier] more likely with the King's Envoy
        [unlikelier] less likely with the King's Envoy
       *[lost] without the King's Envoy
    }
term-envoy-name = the King's Envoy
term-least =
    { $sign }{ $n ->
        [one] { $n } building
       *[other] { $n } buildings
    } fewer than anybody else, for the King's help
term-least-name = the King's help for the fewest buildings

## What the rulebook doesn't print

doubt-year = Enemies of year { year-roman }
doubt-rulings = Rulings
doubt-ruling-supply = “+2” tokens and building markers never run out
doubt-cost-gold = Cost: gold
doubt-cost-wood = Cost: wood
doubt-cost-stone = Cost: stone
doubt-vp = Victory Points
doubt-battle = In battle
doubt-versus = In battle against { $enemy }
doubt-strength = Strength
doubt-loss-gold = Loss: gold
doubt-loss-wood = Loss: wood
doubt-loss-stone = Loss: stone
doubt-loss-any = Loss: goods of choice
doubt-loss-buildings = Loss: buildings
doubt-loss-vp = Loss: VP
doubt-reward-gold = Reward: gold
doubt-reward-wood = Reward: wood
doubt-reward-stone = Reward: stone
doubt-reward-any = Reward: goods of choice
doubt-reward-vp = Reward: VP
doubt-sure-cost = its cost
doubt-sure-vp = its points
doubt-sure-effect = its effect
doubt-sure-effect-ties = its effect on ties
doubt-sure-effect-vp = the point it gives in victory
doubt-sure-row = its row
doubt-sure-column = its column
doubt-sure-a-reroll-once-per-season = a reroll once per season
