# The player aid: Alba Longa on one page. Names and values come from the game's other texts and from its box.

aid-title = Alba Longa at a glance

aid-task = The task of the gods
aid-task-goal = 10 monuments and 16 peasants at the end of a year: whoever has both wins.
aid-task-tie = Several: most peasants, then most wheat and silver together, else a shared victory.
aid-task-end = Nobody after year VII, or no city left: all have lost.

aid-year = A year: two seasons (1 to 10) and its end
aid-phase-begin-season = Calling court is free again. Each King may sell 1 peasant for 1 silver, or 3 for 2.
aid-phase-assign = Free houses first, then courts in turn order, round after round, until all are out.
aid-phase-soldiers = Attacks, in secret and at once.
aid-phase-merchants = Silver from the bank. The fullest stall goes to the bank, the next ones to the Kings by their merchants.
aid-phase-workers = Every pair builds a monument.
aid-phase-priests = Worship rises.
aid-phase-farmers = Harvest season only: the weather card is turned; pray, then reap.
aid-phase-blessings = Harvest season only: ask, then the card is turned up.
aid-phase-return = All peasants go home, captives leave.
aid-phase-king-of-kings = The King of Kings names another. He begins, and turn order breaks ties.
aid-phase-feed = Year's end: 1 wheat per peasant. The hungry leave; a King without any wheat is out of the game.
aid-phase-grow = Wheat that is left buys up to 6 peasants.
aid-phase-victory-check = Is the task fulfilled?

aid-court = Courts
aid-court-costs = Cost, round by round: { $costs }; it goes into a stall of your choice.
aid-court-call = Call: pay, roll the four dice, take one.
aid-court-take = Send 1 to as many peasants as it shows, all to its job.
aid-court-buy = Then each of the others may buy one of the dice left: 1 silver into any stall.
aid-court-pass = Pass your own court, or fail to pay it, and you are out of all dice for the season. Passing a purchase costs nothing.
aid-court-farmers = Harvest season: any die makes farmers, but only in your own court.
aid-court-free = Peasants on housing spaces 12, 16 and 20 go to any job for free.

aid-jobs-job = Job
aid-jobs-brings = Brings
aid-jobs-hit = If sabotaged
aid-soldier = Must attack one city, and defend yours.
aid-soldier-hit = Never.
aid-merchant = 1 silver each on spaces 1, 3 and 6; rank for the stalls.
aid-merchant-hit = The last one goes home; the only one lies: no silver, last in rank.
aid-worker = 2 workers, 1 monument.
aid-worker-hit = One goes home.
aid-priest = 1 worship each. It is kept.
aid-priest-hit = One goes home.
aid-farmer =
    { $granary ->
        [yes] Wheat by the weather, in 5 fields and in the granary.
       *[no] Wheat by the weather in 5 fields; in the granary nothing.
    }
aid-farmer-hit = From the granary one goes home, then those in the fields lie down.

aid-attack = Attacks
aid-attack-target = Who has soldiers chooses a target; all reveal at once. Attackers and attacked then choose a hero, and reveal.
aid-attack-strength = Strength = soldiers + hero, for attack and defence alike. All who attack one city add up.
aid-attack-order = Cities in turn order, Assisi first. The strongest attacker sabotages first, then in turn.
aid-attack-hit = The last placed is hit first.
aid-attack-heroes = Heroes played are used. With only the 0 left, all come back.
aid-attack-sabotages = By how much the attack is stronger, and the sabotages
aid-range = { $low }–{ $high }
aid-from = { $low } and more

aid-bread = Harvest and bread
aid-bread-improve = Spend worship equal to the prayer cost on the back of the weather card: improved harvest.
aid-bread-bless = Who improved may spend { $n } worship for the blessing, before it is seen: 3 wheat, 2 silver or a monument.
aid-bread-yields = Wheat per farmer in a field
aid-bread-climate = Weather
aid-bread-standing = Standing
aid-bread-improved = Improved
aid-bread-lying = Lying
aid-bread-growth = Wheat for so many new peasants

aid-variants = Variants
aid-variant-job-well-done = Strictly the most: soldiers, a used hero back; workers, housing disc +1; worship at harvest, the blessing costs 1; standing farmers, 2 wheat.
aid-variant-spoils-of-war = With no more monuments than your victim, you capture those you hit: they work for you until the season ends. Farmers don't: each one from a field brings 1 wheat. With A Job Well Done they work in your granary instead, without that wheat.
aid-variant-assisi = A neutral city with 3 defenders, 1 more after each attack, up to 8. Each sabotage takes an item: 1 silver, 2 wheat or a captive. The King of Kings adds one each season.
