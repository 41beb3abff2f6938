# Lessons: for each its title and what it is about; for each step its title, two lines of the coach, and what is said
# when something else is tried.

lesson-learner = Young King

## Your first season

lesson-first-season = Your first season
lesson-first-season-about = The task of the gods, calling court, taking and buying dice, and what the jobs bring.

lesson-first-season-welcome = Welcome, King of Alba Longa
lesson-first-season-welcome-a = The gods want ten monuments from you, and a city of sixteen peasants. The first King who has both at the end of a year wins.
lesson-first-season-welcome-b = There are seven years at most. If nobody manages it in time, all of you have lost.

lesson-first-season-city = Your city
lesson-first-season-city-a = Eight peasants live in your village, and 5 silver lie in your chest. Around it is work: barracks, market, quarry and temple.
lesson-first-season-city-b = Who does what is settled by dice, and the dice come out when a King calls court.

lesson-first-season-call = Call court
lesson-first-season-call-a = You are King of Kings, so you begin. In the first round of a season calling court is free.
lesson-first-season-call-b = Call court: the four dice are rolled.
lesson-first-season-call-other = Whoever passes here gets no dice for a whole season. Call court, it costs nothing.

lesson-first-season-take = Take a die
lesson-first-season-take-a = Each die belongs to a job and says how many peasants may go. The white one shows 4: two workers build a monument.
lesson-first-season-take-b = Take the worker die and send 4 peasants to the quarry.
lesson-first-season-take-other = That is allowed too. Here take the worker die, with all 4 peasants: they make two pairs.

lesson-first-season-bought = The others buy
lesson-first-season-bought-a = What you left was for sale at 1 silver: Mélanie bought the merchant die with its 3 and paid into stall I.
lesson-first-season-bought-b = Then she called court and took 2 soldiers, and Thierry bought 3 priests. Now it is your turn to buy from her dice.

lesson-first-season-buy = Buy a die
lesson-first-season-buy-a = Merchants bring silver: from the bank, and out of a stall. The fullest stall is lost to the bank, the next ones go to whoever has merchants.
lesson-first-season-buy-b = Buy the merchant die, send 2 peasants, and pay into an empty stall, III or IV.
lesson-first-season-buy-other = Perhaps a good move. For this lesson buy the merchant die for 2 peasants and pay into stall III or IV.

lesson-first-season-priests = Silver that nobody gets
lesson-first-season-priests-a = Thierry's court, and a 2 for priests is left: just right for the two you still have at home.
lesson-first-season-priests-b = Buy it and pay into stall I: two coins there make it the fullest, so Mélanie won't get it. The bank will.
lesson-first-season-priests-other = Passing costs nothing, but your last two would idle. Buy the priest die for both, paid into stall I.

lesson-first-season-war = Soldiers come first
lesson-first-season-war-a = When all are at work, the jobs are resolved. Mélanie's 2 soldiers and a hero of 1 attacked Thierry, who had none: 3 against 0.
lesson-first-season-war-b = So she sabotaged twice. He lost one of two workers, and with him a monument, and one of three priests.

lesson-first-season-brought = What your people brought
lesson-first-season-brought-a = Your merchants: 1 silver from the bank, 1 from the stall. Your four workers: 2 monuments. Your two priests: worship 2.
lesson-first-season-brought-b = Then all peasants went home. Nobody has built as much as you.

lesson-first-season-crown = The card moves on
lesson-first-season-crown-a = After every season the King of Kings names another. Turn order follows from him: he calls court first.
lesson-first-season-crown-b = Give the card to Rome, where Mélanie rules, or to Veii and Thierry.

lesson-first-season-season = That was a season
lesson-first-season-season-a = Call court, take or buy dice, see what the jobs bring: twice a year.
lesson-first-season-season-b = The second season is the harvest. Then there are farmers, and in winter everybody wants to eat. That is the other lesson.

## War and bread

lesson-war-and-bread = War and bread
lesson-war-and-bread-about = Farmers, a secret attack with a hero, a sabotage; then the harvest, hungry mouths and new peasants.

lesson-war-and-bread-winter = Ten hungry mouths
lesson-war-and-bread-winter-a = It is the harvest season, and you have no wheat at all. At the end of the year each of your 10 peasants eats 1 wheat.
lesson-war-and-bread-winter-b = Whom you can't feed leaves you. A King without any wheat loses everybody, and the game.

lesson-war-and-bread-call = One more court
lesson-war-and-bread-call-a = It is the second round: calling court costs 1 silver now. The others have passed and are out for the season.
lesson-war-and-bread-call-b = Four of your people are still at home. Call court, and pay into any stall.
lesson-war-and-bread-call-other = Without farmers you would have no bread. Call court.

lesson-war-and-bread-farmers = Any die makes farmers
lesson-war-and-bread-farmers-a = In your own court at harvest, any die may send its peasants to the farm instead. The weather is moderate: 3 wheat each.
lesson-war-and-bread-farmers-b = Take the priest die with its 4, and send all four to the farm.
lesson-war-and-bread-farmers-other = Bread first: take the priest die, and send 4 peasants to the farm.

lesson-war-and-bread-target = A secret target
lesson-war-and-bread-target-a = You have 3 soldiers, so you attack somebody. All choose in secret. Mélanie is ahead with 3 monuments, and has 1 soldier.
lesson-war-and-bread-target-b = Attack Rome, her city. Your soldiers guard your own walls all the same.
lesson-war-and-bread-target-other = Possible, but Mélanie leads and is weakly guarded. Attack Rome.

lesson-war-and-bread-revealed = Cards on the table
lesson-war-and-bread-revealed-a = Thierry attacks Rome as well: your strengths add up. Mélanie has turned on you.
lesson-war-and-bread-revealed-b = Together you have 4 soldiers against her 1. Who attacks or is attacked now sends a hero.

lesson-war-and-bread-hero = Send a hero
lesson-war-and-bread-hero-a = A hero adds his number to your attack and to your defence. Once sent, he rests until only your 0 is left.
lesson-war-and-bread-hero-b = One above makes 1 sabotage, three above make 2, six above 3. Send the 2: the high ones can wait.
lesson-war-and-bread-hero-other = He would help too. Here send the 2, and keep the others for later.

lesson-war-and-bread-sabotage = Two sabotages
lesson-war-and-bread-sabotage-a = 6 against 2, so 4 above: two sabotages. You are the strongest and choose first, Thierry second.
lesson-war-and-bread-sabotage-b = Four workers stand in her quarry. Sabotage it: three of them build only one monument.
lesson-war-and-bread-sabotage-other = That hurts as well. But breaking a pair in the quarry costs her a monument.

lesson-war-and-bread-held = Your walls held
lesson-war-and-bread-held-a = Mélanie came with 2 against your 5: nothing. Your two workers then built your third monument.
lesson-war-and-bread-held-b = The weather card was turned over: on its back stands 5, what the gods ask for a better harvest this year.

lesson-war-and-bread-improve = A prayer
lesson-war-and-bread-improve-a = Your worship is 5: just enough. Spend it, and each of your farmers brings 4 wheat instead of 3.
lesson-war-and-bread-improve-b = Improve the harvest.
lesson-war-and-bread-improve-other = Worship can be kept for another year. But 4 wheat more would serve you well: improve the harvest.

lesson-war-and-bread-grow = Bread, and new people
lesson-war-and-bread-grow-a = Four farmers brought 16 wheat, your ten ate 10. With the 6 that are left, new peasants can be won: 1 costs 1 wheat, 2 cost 3, 3 cost 6.
lesson-war-and-bread-grow-b = You need sixteen in all. How many would you like?
lesson-war-and-bread-grow-other = Wheat can be kept too. But you need sixteen people: take at least one more.

lesson-war-and-bread-next = A dry year is coming
lesson-war-and-bread-next-a = Year II begins, and its card says dry: 2 wheat per farmer, and there are more mouths than before.
lesson-war-and-bread-next-b = Ten monuments, sixteen peasants, enough bread: now you know what a King has to juggle.
