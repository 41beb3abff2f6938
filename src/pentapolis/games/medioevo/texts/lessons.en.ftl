# Lessons: for each its title and what it is about; for each step its title, two lines of the coach, and what is said
# when something else is tried.

lesson-learner = Young Basileus

## Bid and tax

lesson-bid-and-tax = Bid and tax
lesson-bid-and-tax-about = The auction for the turn order, the tax and what it risks, upkeep, a loan.

lesson-bid-and-tax-welcome = Welcome, ruler of Byzantium
lesson-bid-and-tax-welcome-a = The year is 1265. From the Mediterranean to the steppe kingdoms tax, build, fight and trade, and make pacts. Yours is the Byzantine Empire.
lesson-bid-and-tax-welcome-b = Whoever has the most Honor Points (HP) after the last turn wins. Every turn has seven phases, and begins with an auction.

lesson-bid-and-tax-bid = A secret bid
lesson-bid-and-tax-bid-a = All bid florins in secret for the first place. Only whoever gets it pays, and pays the player who comes last.
lesson-bid-and-tax-bid-b = First place is worth something: the later your place, the weaker your attacks, here by 0, 1 or 3. Bid 100 florins.
lesson-bid-and-tax-bid-other = Any sum you hold can be bid. For this lesson bid 100 florins.

lesson-bid-and-tax-tie = A tie
lesson-bid-and-tax-tie-a = Claire has bid 100 as well, Hugo nothing. Only those tied for the first place bid once more, again in secret.
lesson-bid-and-tax-tie-b = What you bid now is added to your 100. Bid 30 more.
lesson-bid-and-tax-tie-other = That might do as well. Here bid 30 florins more.

lesson-bid-and-tax-order = First of three
lesson-bid-and-tax-order-a = Claire added 10: you are first, and your 130 florins went to Hugo, who is last. Nobody else paid anything.
lesson-bid-and-tax-order-b = Then the Event deck was looked at: the back of its top card tolerates a tax of 30. Nobody had asked for more, so nobody rebelled.

lesson-bid-and-tax-tax = How much tax?
lesson-bid-and-tax-tax-a = Every territory you control brings the tax level, and every level of a Village, Town or City as much again: 7 territories and a Village, 8 times.
lesson-bid-and-tax-tax-b = Next turn another back decides what is tolerated, from 10 to 50: each 10 too much is a rebellion. Take 30.
lesson-bid-and-tax-tax-other = That is the art of it: more money, or more peace. Here take 30.

lesson-bid-and-tax-upkeep = Upkeep
lesson-bid-and-tax-upkeep-a = 8 times 30 are 240 florins. Now your pieces must be paid: 20 florins for each unit, transport and siege engine, whatever its level.
lesson-bid-and-tax-upkeep-b = You have an Archer and a caravan. Pieces you don't want to feed could be returned first. Pay the 40 florins.
lesson-bid-and-tax-upkeep-other = You could save by returning pieces. Here keep them and pay the upkeep.

lesson-bid-and-tax-loan = The bank lends
lesson-bid-and-tax-loan-a = Now purchases begin. Once a turn you may borrow 500 florins, five times in all.
lesson-bid-and-tax-loan-b = Each loan costs 50 florins of interest every later turn, and HP if it is still there at the end. Take one.
lesson-bid-and-tax-loan-other = Purchases are the next lesson. Here take the loan.

lesson-bid-and-tax-end = Money to spend
lesson-bid-and-tax-end-a = Bid, tax, upkeep: so every turn begins, with an event and barbarians in between, which the first player brings about.
lesson-bid-and-tax-end-b = Whoever can't pay the interest and may borrow no more goes bankrupt. What money buys is the next lesson.

## Purchases

lesson-purchases = Purchases
lesson-purchases-about = Technologies and their points, a building, a transport, an army, an Empire card.

lesson-purchases-purse = 1000 florins
lesson-purchases-purse-a = In the purchase phase everybody buys in turn order, as much as the purse allows and in any order.
lesson-purchases-purse-b = Most things need a technology, and points in its colour to use it. You have none yet.

lesson-purchases-masonry = A technology
lesson-purchases-masonry-a = Six branches have four levels each; level I costs 100 florins, the next 200, and so on. A branch grows by one level a turn.
lesson-purchases-masonry-b = Buy the first level of construction: Masonry, which builds Villages, Towns and Cities.
lesson-purchases-masonry-other = Useful too, another time. Here buy the first level of construction.

lesson-purchases-points = Points from a card
lesson-purchases-points-a = A Village needs 1 green point. Your Architect has a green and a purple one: the card is turned, once a turn, and gives them.
lesson-purchases-points-b = Points last until the end of the phase. Turn the Architect for its points.
lesson-purchases-points-other = Not yet: first turn the Architect for its points.

lesson-purchases-village = A Village
lesson-purchases-village-a = Villages stand in inhabited areas. Each one brings tax once more, and lets you recruit one more unit a turn.
lesson-purchases-village-b = Build a Village in Thrace, where Constantinople lies: 100 florins and your green point.
lesson-purchases-village-other = It could be so. Here build a Village in Thrace.

lesson-purchases-carpentry = Wheels and hulls
lesson-purchases-carpentry-a = Units don't walk: on land they need a war wagon, at sea a galley. Both come from Carpentry, as do caravans and merchant ships.
lesson-purchases-carpentry-b = Buy the first level of transport.
lesson-purchases-carpentry-other = Later, if money is left. Here buy the first level of transport.

lesson-purchases-wagon = A point for 100 florins
lesson-purchases-wagon-a = A war wagon I costs 100 florins and 1 blue point. You have no blue one: what is missing is bought at once, for 100 florins each.
lesson-purchases-wagon-b = Build a war wagon I in Thrace, for 200 florins in all.
lesson-purchases-wagon-other = Possible. But build a war wagon of level I in Thrace now.

lesson-purchases-recruit = Recruits
lesson-purchases-recruit-a = Units appear in inhabited areas and beside military buildings. You may take 3 a turn, and 1 more for each level of Village, Town or City: 5.
lesson-purchases-recruit-b = Light Infantry costs 20 florins, Archers and Heavy Infantry 50, Cavalry 100. Recruit Light Infantry in Thrace.
lesson-purchases-recruit-other = They cost more. Here recruit Light Infantry in Thrace, beside the wagon.

lesson-purchases-card = An Empire card
lesson-purchases-card-a = One card a turn, for 100 florins and 50 for each you hold: 150. You draw two and keep one; each Cathedral shows you two more.
lesson-purchases-card-b = Buy an Empire card.
lesson-purchases-card-other = Why not. Here buy an Empire card.

lesson-purchases-keep = Which one?
lesson-purchases-keep-a = Only you see them, with their objectives. The other one goes under the deck.
lesson-purchases-keep-b = Keep whichever you like: both know something about prisoners.
lesson-purchases-keep-other = First choose one of the two cards.

lesson-purchases-done = Keep something
lesson-purchases-done-a = 330 florins are left. Upkeep, the next bid and points in battle want money as well.
lesson-purchases-done-b = End your purchases.
lesson-purchases-done-other = There is money for it. But end your purchases here.

lesson-purchases-end = Ready to march
lesson-purchases-end-a = A Village, a wagon with Light Infantry beside it, a card: the combat phase has begun, and they can move in this very turn.
lesson-purchases-end-b = How, is the next lesson.

## Moving

lesson-moving = Moving
lesson-moving-about = A wagon on land, a galley at sea, units picked up on the way, a territory without defence.

lesson-moving-armies = The combat phase
lesson-moving-armies-a = In rounds, everybody makes one complete move or passes, until all have passed. You are at war with Claire since last turn.
lesson-moving-armies-b = In Thrace stand your army, a war wagon and a galley.

lesson-moving-wagon = Harness the wagon
lesson-moving-wagon-a = Units ride: a war wagon I has 6 movement points and room for 3 units. A step costs 1 point.
lesson-moving-wagon-b = Begin a move with the war wagon.
lesson-moving-wagon-other = In a moment. Begin with the war wagon.

lesson-moving-load = Aboard
lesson-moving-load-a = Loading and unloading cost nothing.
lesson-moving-load-b = Load 2 Light Infantry into the wagon; one seat stays free.
lesson-moving-load-other = The Heavy Infantry has other plans. Load 2 Light Infantry.

lesson-moving-first = One step
lesson-moving-first-a = In your own territories nobody stops you.
lesson-moving-first-b = Step to Adrianople.
lesson-moving-first-other = Another way. Here go to Adrianople.

lesson-moving-pick = A passenger
lesson-moving-pick-a = An Archer waits here. On the way you may pick up units that haven't moved, and drop others.
lesson-moving-pick-b = Load the Archer.
lesson-moving-pick-other = First the Archer: load it.

lesson-moving-second = And another
lesson-moving-second-a = The wagon is full now and has 5 points left.
lesson-moving-second-b = Go on to Thessalonica.
lesson-moving-second-other = Not there. Go on to Thessalonica.

lesson-moving-finish = Here we stay
lesson-moving-finish-a = Beyond the border lies land of nobody: whoever enters it meets a horde. That is for the next lesson.
lesson-moving-finish-b = End the move. All that took part in it has moved for this turn.
lesson-moving-finish-other = You could go on. Here end the move.

lesson-moving-rounds = A new round
lesson-moving-rounds-a = Claire had nothing to move, so it is your turn again. Pieces that haven't moved yet may go now.
lesson-moving-rounds-b = Far in the south Crete is hers, with a Village, and nobody guards it.

lesson-moving-galley = To the ships
lesson-moving-galley-a = A galley moves at sea as a wagon does on land. It lies docked in the port of Constantinople.
lesson-moving-galley-b = Begin a move with the galley.
lesson-moving-galley-other = Don't pass yet: begin a move with the galley.

lesson-moving-aboard = Heavy Infantry aboard
lesson-moving-aboard-a = Units board while the galley is docked.
lesson-moving-aboard-b = Load 2 Heavy Infantry.
lesson-moving-aboard-other = More is better here: load 2 Heavy Infantry.

lesson-moving-sea = Set sail
lesson-moving-sea-a = Setting sail is a step like any other. Nobody controls the sea; only hostile galleys stop you there.
lesson-moving-sea-b = Sail into the Aegean Sea.
lesson-moving-sea-other = That leads elsewhere. Sail into the Aegean Sea.

lesson-moving-further = Southward
lesson-moving-further-a = From sea zone to sea zone, 1 point each.
lesson-moving-further-b = Sail on into the Sea of Crete.
lesson-moving-further-other = Crete lies south. Sail into the Sea of Crete.

lesson-moving-land = Land
lesson-moving-land-a = A ship may dock in any territory on its coast. One of an enemy without units is conquered by entering it.
lesson-moving-land-b = You are at war since last turn, so it costs no honor. Dock in Crete.
lesson-moving-land-other = So close! Dock in Crete.

lesson-moving-keep = Keep or plunder
lesson-moving-keep-a = An inhabited area brings 1 HP, and each building level 1 more: 2 HP for you.
lesson-moving-keep-b = The Village can be plundered for half its price, 50 florins, or kept. Keep it.
lesson-moving-keep-other = 50 florins are tempting. But keep the Village: it brings taxes every turn.

lesson-moving-end = Yours, while you stay
lesson-moving-end-a = Crete is yours as long as your units stand there, or a control token lies there. Home territories need neither.
lesson-moving-end-b = Against armies and hordes dice are rolled: the next lesson.

## Battle

lesson-battle = Battle
lesson-battle-about = A horde, an Archer's shot, three dice, a reroll, losses on both sides, a conquest.

lesson-battle-enemy = Land of nobody
lesson-battle-enemy-a = Bulgaria is barbarian territory. Whoever enters with an army meets a horde, as big as the three dice of the War Circle say.
lesson-battle-enemy-b = They show 2, 5 and 4: two Light Infantry in this turn.

lesson-battle-wagon = The army
lesson-battle-wagon-a = You have Light Infantry, an Archer and Cavalry in Thrace, and a wagon that carries three.
lesson-battle-wagon-b = Begin a move with the war wagon.
lesson-battle-wagon-other = Not in this lesson. Begin a move with the war wagon.

lesson-battle-infantry = All aboard
lesson-battle-infantry-a = Different units complete each other, as you will see.
lesson-battle-infantry-b = Load the Light Infantry.
lesson-battle-infantry-other = All three will come. Load the Light Infantry first.

lesson-battle-archer = The Archer
lesson-battle-archer-a = An Archer shoots before the melee, if the enemy has none.
lesson-battle-archer-b = Load the Archer.
lesson-battle-archer-other = Wait for everybody: load the Archer.

lesson-battle-cavalry = The Cavalry
lesson-battle-cavalry-a = Cavalry adds 2 damage if you win the melee, if the enemy has none.
lesson-battle-cavalry-b = Load the Cavalry.
lesson-battle-cavalry-other = Wait for everybody: load the Cavalry.

lesson-battle-enter = Over the border
lesson-battle-enter-a = The move ends where the battle begins.
lesson-battle-enter-b = Step to Bulgaria.
lesson-battle-enter-other = Peaceful, but no battle. Step to Bulgaria.

lesson-battle-stay = Stay or flee
lesson-battle-stay-a = The horde is there. Before every round you may flee: then you fight with half your strength and leave afterwards.
lesson-battle-stay-b = Stay: don't flee. The Archer will shoot, then you roll a d4, a d6 and a d8.
lesson-battle-stay-other = No need to run from two barbarians. Stay.

lesson-battle-reroll = 2, 4 and 3
lesson-battle-reroll-a = The Archer hit: one barbarian is left. Your dice give an attack of 4, the highest. The horde has 5, the highest of the War Circle.
lesson-battle-reroll-b = Once you may roll dice again. Equal dice are multiplied: with a second 4 you would have 16. Roll the d8 again.
lesson-battle-reroll-other = That is a way too. Here roll the d8 again, and only it.

lesson-battle-losses = 4 times 4
lesson-battle-losses-a = 16 against 5: the last barbarian falls. But battles cost: the lowest of your dice is your own loss, here 2.
lesson-battle-losses-b = You choose who is hit. Light Infantry is the cheapest: let it take the first point.
lesson-battle-losses-other = You may. But save the dearer ones: hit the Light Infantry first.

lesson-battle-wound = One more
lesson-battle-wound-a = Cavalry that is hit becomes Heavy Infantry, Heavy Infantry becomes Light. The others fall at once.
lesson-battle-wound-b = So the Archer lives if the Cavalry takes the second point.
lesson-battle-wound-other = Then you would have no Archer any more. Hit the Cavalry.

lesson-battle-end = Bulgaria is yours
lesson-battle-end-a = An Archer and Heavy Infantry hold the land. An inhabited area would have brought HP as well.
lesson-battle-end-b = Had both sides survived, another round would have followed. Against players there are Captains, siege engines and walls too.

## Trade

lesson-trade = Trade
lesson-trade-about = A caravan buys, moves and sells; a Great Market pays more.

lesson-trade-goods = Goods
lesson-trade-goods-a = Every inhabited area produces one of eight goods: Constantinople, in Thrace, makes cloth. Your caravan waits there.
lesson-trade-goods-b = At level I it carries 2 cubes and has 6 movement points: for steps, for purchases and for sales.

lesson-trade-buy = Buy
lesson-trade-buy-a = A cube costs 100 florins; any number in one purchase costs 1 movement point.
lesson-trade-buy-b = Buy 2 cubes of cloth, without a trade route.
lesson-trade-buy-other = Routes are for long journeys. Here buy 2 cubes, without a route.

lesson-trade-move = Over the strait
lesson-trade-move-a = A good can't be sold where it is produced. Beyond the strait, in Bithynia, lies Nicaea, yours as well.
lesson-trade-move-b = Move the caravan to Bithynia.
lesson-trade-move-other = A market is missing there. Go to Bithynia.

lesson-trade-sell = A Great Market
lesson-trade-sell-a = Two cubes lie in Nicaea, furs and wine: a Great Market of value 2. There each cube you sell brings 100 florins and 20 for each market cube.
lesson-trade-sell-b = Let the caravan sell.
lesson-trade-sell-other = First the sale: let the caravan sell.

lesson-trade-one = One cube
lesson-trade-one-a = What is printed in the area or lies in its market can't be sold there. Cloth is welcome.
lesson-trade-one-b = Sell 1 cloth.
lesson-trade-one-other = Stay at the market: sell 1 cloth.

lesson-trade-two = And the other
lesson-trade-two-a = A sale may hold any number of cubes: do it in one, each sale costs 1 movement point.
lesson-trade-two-b = Add the second cloth.
lesson-trade-two-other = Both at once is cheaper: add the second cloth.

lesson-trade-settle = Settle it
lesson-trade-settle-a = 2 cubes at 140 florins are 280.
lesson-trade-settle-b = Settle the sale.
lesson-trade-settle-other = The price is good: settle the sale.

lesson-trade-market = The market grows
lesson-trade-market-a = After a sale one cube of what was sold comes to the market: cloth lies there now, its value is 3.
lesson-trade-market-b = So cloth can't be sold here again, but everything else is dearer. Three movement points are left.

lesson-trade-again = Not home empty
lesson-trade-again-a = Nicaea grows cereals, and Constantinople has none.
lesson-trade-again-b = Buy 2 cubes again, without a route.
lesson-trade-again-other = Fill the caravan: buy 2 cubes, without a route.

lesson-trade-back = Back again
lesson-trade-back-a = Where a caravan leaves, it leaves a cube of what it carries in the market, if that colour is not there. Cereals are printed in Nicaea: none this time.
lesson-trade-back-b = Move back to Thrace.
lesson-trade-back-other = One point for the way, one for the sale: go to Thrace.

lesson-trade-last = The last point
lesson-trade-last-a = No market cube lies in Constantinople: here a cube brings 100 florins.
lesson-trade-last-b = Let the caravan sell.
lesson-trade-last-other = There is nothing else left to do: sell.

lesson-trade-cereals = One of two
lesson-trade-cereals-a = You needn't sell all at once: with a better market in reach the other cube may wait.
lesson-trade-cereals-b = Sell 1 cereals here.
lesson-trade-cereals-other = First put 1 cereals on the table.

lesson-trade-both = And keep the other
lesson-trade-both-a = Aboard it is not quite safe: whoever catches the caravan plunders its cubes, 50 florins each.
lesson-trade-both-b = Settle the sale with one cube.
lesson-trade-both-other = That can be done too. Here settle the sale with one cube.

lesson-trade-end = A merchant's turn
lesson-trade-end-a = All 6 points are used. Beware of barbarians and of armies at war with you: they plunder caravans.
lesson-trade-end-b = Opened with a purchase, a trade route of 4, 6 or 8 areas brings points at its end: HP, or more for every cube.

## Empire cards

lesson-cards = Empire cards
lesson-cards-about = A card for its ability, one for its points, one for its objective; control tokens and objective tokens.

lesson-cards-three = Three cards, three uses
lesson-cards-three-a = An Empire card can be used once a turn: for its ability, for its technology points, or for good, once its objective is met.
lesson-cards-three-b = You have an Architect, a Sheriff and a Crossbowman: one for each use.

lesson-cards-ability = The ability
lesson-cards-ability-a = The Architect halves the price of one building, in the purchase phase. Every ability has its moment: some answer a battle, some another card.
lesson-cards-ability-b = Use the Architect for its ability.
lesson-cards-ability-other = In a moment. First use the Architect for its ability.

lesson-cards-points = The points
lesson-cards-points-a = Your Tower in Bithynia shall become a Fort. With Architecture that needs 1 green point, and your Sheriff prints one.
lesson-cards-points-b = Turn the Sheriff for its points.
lesson-cards-points-other = You would buy the point, for 100 florins. Turn the Sheriff for its points.

lesson-cards-fort = A Fort at half price
lesson-cards-fort-a = From Tower to Fort the difference is 100 florins; for you 50.
lesson-cards-fort-b = Upgrade the Tower in Bithynia to a Fort.
lesson-cards-fort-other = The Architect helps once only. Upgrade the Tower in Bithynia to a Fort.

lesson-cards-control = A control token
lesson-cards-control-a = Each level of a military building brings a control token, for a territory beside it. What bears your star is yours, without an army.
lesson-cards-control-b = Iconium, an inhabited area of nobody, lies beside it. Put the token there.
lesson-cards-control-other = Those are yours already, or worth less. Put the token in Iconium.

lesson-cards-objective = The objective
lesson-cards-objective-a = Your Crossbowman's objective: own at least 5 Archers. They stand in Bithynia. Then the card goes back, and brings an objective token.
lesson-cards-objective-b = Its colour is one the card prints, here red. Claim the objective.
lesson-cards-objective-other = You could. But now claim the Crossbowman's objective.

lesson-cards-token = Tokens give points
lesson-cards-token-a = Every turn an objective token can be turned to grey for 1 point of its colour. It stays yours, and scores at the end: 8 of them 20 HP.
lesson-cards-token-b = You had a blue one from the start. Turn it for 1 blue point.
lesson-cards-token-other = Also an idea. Here turn the blue objective token.

lesson-cards-caravan = And spend it
lesson-cards-caravan-a = With Carpentry a blue point and 100 florins make a transport of level I.
lesson-cards-caravan-b = Build a caravan of level I in Thrace.
lesson-cards-caravan-other = That would do as well. Here build a caravan of level I in Thrace.

lesson-cards-end = Straight again next turn
lesson-cards-end-a = Turned cards stand up again at the end of the turn, and tokens show their colour.
lesson-cards-end-b = When a card of yours could answer what others do you are asked; how often, you can set for each card.

## Diplomacy

lesson-diplomacy = Diplomacy
lesson-diplomacy-about = A pact and its clauses, passage through a neighbour's land, what a breach costs, a declaration of war.

lesson-diplomacy-neighbour = A neighbour
lesson-diplomacy-neighbour-a = Serbia is Claire's. Marching in without a war from an earlier turn would be an undeclared attack: 3 HP lost, and war at once.
lesson-diplomacy-neighbour-b = Better ask her first.

lesson-diplomacy-draft = A pact
lesson-diplomacy-draft-a = You may write to others at any time. Nothing is agreed but what stands in the pact, and the rules watch over most of it.
lesson-diplomacy-draft-b = Write a pact with Claire.
lesson-diplomacy-draft-other = First the pact: write one with Claire.

lesson-diplomacy-passage = The first clause
lesson-diplomacy-passage-a = A clause may hold for both, or for one of you. Passage lets troops cross and stay without taking control.
lesson-diplomacy-passage-b = Add passage: Claire grants it to you.
lesson-diplomacy-passage-other = Another clause. Here add passage, granted by Claire to you.

lesson-diplomacy-peaceful = Something for her
lesson-diplomacy-peaceful-a = Why should she? Promise in return that neither attacks the other.
lesson-diplomacy-peaceful-b = Add non-belligerence.
lesson-diplomacy-peaceful-other = Claire might like that too. Here add non-belligerence.

lesson-diplomacy-until = For how long?
lesson-diplomacy-until-a = A pact lasts for the whole game, or to the end of a turn. It may also be secret: then only those who signed know its text.
lesson-diplomacy-until-b = Let it end with turn 5.
lesson-diplomacy-until-other = That could be agreed as well. Here let it end with turn 5.

lesson-diplomacy-send = Sealed
lesson-diplomacy-send-a = As soon as all have accepted it is in force. What nobody answers lapses at the end of the turn.
lesson-diplomacy-send-b = Send the offer.
lesson-diplomacy-send-other = It is good as it is: send the offer.

lesson-diplomacy-signed = Claire has accepted
lesson-diplomacy-signed-a = The pact is in force and everybody can read it. Breaking one costs 2 HP.
lesson-diplomacy-signed-b = Now the way to the north is open.

lesson-diplomacy-wagon = Set out
lesson-diplomacy-wagon-a = Your two Light Infantry stand in Macedonia, beside a war wagon.
lesson-diplomacy-wagon-b = Begin a move with the war wagon.
lesson-diplomacy-wagon-other = Let us use the pact: begin a move with the war wagon.

lesson-diplomacy-load = Both of them
lesson-diplomacy-load-a = The wagon has room for three.
lesson-diplomacy-load-b = Load both Light Infantry.
lesson-diplomacy-load-other = Take both along: load 2 Light Infantry.

lesson-diplomacy-cross = As a guest
lesson-diplomacy-cross-a = Without the pact you would be asked whether you really want to attack.
lesson-diplomacy-cross-b = Step to Serbia.
lesson-diplomacy-cross-other = The pact is about Serbia. Go there.

lesson-diplomacy-finish = Welcome to stay
lesson-diplomacy-finish-a = Your troops stand in Serbia, and it is Claire's as before: no battle, no conquest.
lesson-diplomacy-finish-b = End the move.
lesson-diplomacy-finish-other = You might go further. Here end the move.

lesson-diplomacy-war = And war
lesson-diplomacy-war-a = With Hugo you have no pact. A declared war costs nothing, if you wait: from the next turn on you may attack him freely, and he you.
lesson-diplomacy-war-b = Declare war on Hugo.
lesson-diplomacy-war-other = Trade can wait. Declare war on Hugo.

lesson-diplomacy-end = Words that bind
lesson-diplomacy-end-a = An armistice stops the fighting for a turn, peace ends the war; both must agree. Florins and prisoners may change hands.
lesson-diplomacy-end-b = In alliances the players judge: who feels let down accuses, and the table votes. Now you know enough for a first game.
