# Lessons: for each its title and what it is about; for each step its title, two lines of the coach, and what is said
# when something else is tried.

lesson-learner = Governor

## Your first spring

lesson-first-spring = Your first spring
lesson-first-spring-about = Dice, advisors, goods, your first building, and what a token is for.

lesson-first-spring-welcome = Welcome, governor
lesson-first-spring-welcome-a = The King has given you a province on his border. After five years, whoever has the most victory points wins.
lesson-first-spring-welcome-b = In spring, summer and autumn the advisors at his court help you to build. In winter somebody comes to burn it down.

lesson-first-spring-dice = Your dice
lesson-first-spring-dice-a = It is spring, and everybody has rolled three dice. Yours show 1, 3 and 4.
lesson-first-spring-dice-b = That makes 8, the lowest total at the table: so you go first.

lesson-first-spring-astronomer = Dice win advisors
lesson-first-spring-astronomer-a = An advisor wants exactly his number: one die, or several added up.
lesson-first-spring-astronomer-b = Put the 3 and the 4 together on 7, the Astronomer.
lesson-first-spring-astronomer-other = That is allowed too. For this lesson, put the 3 and the 4 on 7, the Astronomer.

lesson-first-spring-taken = First come, first served
lesson-first-spring-taken-a = Théo has put 3 and 5 on 8, the Treasurer. Nobody else can go there this season.
lesson-first-spring-taken-b = That is the comfort of a low roll: you choose before the others.

lesson-first-spring-jester = One die is enough
lesson-first-spring-jester-a = Your last die shows 1: the Jester's number. He gives a victory point.
lesson-first-spring-jester-b = Place it there. Fred has a 1 as well, and will have nowhere to go with it.
lesson-first-spring-jester-other = You may always pass, but a die that is not placed is lost. Put the 1 on the Jester.

lesson-first-spring-good = The advisors give
lesson-first-spring-good-a = All dice are placed: now the advisors help, from 1 upwards. The Jester gave you 1 point; the Astronomer gives a good of your choice and a +2 token.
lesson-first-spring-good-b = You own 1 gold. Gold makes it a Statue, wood an Inn, stone a Guard Tower: take one.

lesson-first-spring-build = Build
lesson-first-spring-build-a = One building a season, each row from left to right. Its points count at once, and it works for you from then on.
lesson-first-spring-build-b = What you can pay for is lit. Build it.
lesson-first-spring-build-other = Goods can be kept, but what stands counts for the whole game. Build something.

lesson-first-spring-summer = A new season
lesson-first-spring-summer-a = All of you have as many buildings, so the King gave each of you a point. Then it was summer, with new dice: you have 2, 3 and 5.
lesson-first-spring-summer-b = This time you are last. Théo holds 8, which your 3 and 5 would make, and Fred sits on 5.

lesson-first-spring-token = What the token is for
lesson-first-spring-token-a = A +2 token adds 2 to dice that you place. All three of yours make 10; with it they reach 12, the Duchess.
lesson-first-spring-token-b = Place the 2, the 3 and the 5 on her, with the token.
lesson-first-spring-token-other = Perhaps a good move, but try the token: 2, 3, 5 and +2 on 12, the Duchess.

lesson-first-spring-duchess = Worth it
lesson-first-spring-duchess-a = The Duchess gives two goods of your choice, and a new token.
lesson-first-spring-duchess-b = Take the two you like. What would you build next?

lesson-first-spring-round = That was a season
lesson-first-spring-round-a = Roll, place, receive, build: three times a year, for five years.
lesson-first-spring-round-b = After autumn comes the winter. That is the other lesson.

## The winter is coming

lesson-winter = The winter is coming
lesson-winter-about = Look at the enemy, count your walls, hire soldiers, and fight.

lesson-winter-shadow = Something is coming
lesson-winter-shadow-a = It is autumn of year III. When it ends, one enemy attacks every province, and its card lies face down.
lesson-winter-shadow-b = Its back says only how strong it may be: from 4 to 6.

lesson-winter-walls = What you have against it
lesson-winter-walls-a = You fight with soldiers and walls. You have no soldier; your Guard Tower counts 1.
lesson-winter-walls-b = In winter the King sends everybody as many soldiers as one die shows. With a 1 you would stand at 2: far too weak.

lesson-winter-general = Look before it comes
lesson-winter-general-a = 10, the General, gives two soldiers and a secret look at the enemy.
lesson-winter-general-b = All your dice would make 10. Cleverer: the 3, the 5 and your +2 token, and you keep the 2.
lesson-winter-general-other = That is allowed too. Here, put the 3 and the 5 with the +2 token on 10, the General.

lesson-winter-squire = No die is wasted
lesson-winter-squire-a = Your 2 is the Squire's number. He gives 1 gold.
lesson-winter-squire-b = Place it: you will need the gold in a moment.
lesson-winter-squire-other = A die that is not placed is lost. Put the 2 on the Squire.

lesson-winter-seen = Only you know
lesson-winter-seen-a = The General has shown you the card: Orcs, strength 5. The others can only guess.
lesson-winter-seen-b = You stand at 3, and the King's die brings at least 1 more. With 5 you would hold; with 6 you win.

lesson-winter-blacksmith = Walls
lesson-winter-blacksmith-a = The Blacksmith, right of the Guard Tower, also counts 1 in battle, this winter and in all that follow.
lesson-winter-blacksmith-b = It costs 1 gold and 2 wood. Build it.
lesson-winter-blacksmith-other = The Orcs are near. The Blacksmith counts 1 in battle and brings 2 points: build it.

lesson-winter-recruit = Soldiers for hire
lesson-winter-recruit-a = Before the winter, two goods of any kind hire a soldier, for this winter only.
lesson-winter-recruit-b = Give your two stone for one.
lesson-winter-recruit-other = If the King's die shows 1 you would only hold. Hire the soldier.

lesson-winter-battle = Winter
lesson-winter-battle-a = The King's die shows 1. Your 4 soldiers, Guard Tower and Blacksmith make 6 against 5: victory, and 1 gold.
lesson-winter-battle-b = Fred has just 5: a draw, nothing happens. Théo has 1, and loses two goods and his Chapel with its 5 points.

lesson-winter-after = And so it goes on
lesson-winter-after-a = You were the strongest winner: 1 point more. Now all soldiers go home, and year IV begins.
lesson-winter-after-b = The next enemy may have 5 to 7. Walls stay: build some in time.
