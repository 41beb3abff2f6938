# Lessons: for each its title and what it is about; for each step its title, two lines of the coach, and what is said
# when something else is tried.

lesson-learner = Young Governor

## The first turns

lesson-first-turns = Your first turns
lesson-first-turns-about = What the reserve is about, picking a die, building, deploying workers, a modifier and the bonus of the season.

lesson-first-turns-reserve = Too many idle hands
lesson-first-turns-reserve-a = Fifteen workers wait in your reserve. Be rid of them: whoever has none left there wins at once.
lesson-first-turns-reserve-b = If nobody manages it in four years, the smallest reserve wins. Workers on buildings no longer count.

lesson-first-turns-city = Your town
lesson-first-turns-city-a = A first farm stands on a field, with three spaces. They are filled in order, each with exactly the workers it shows.
lesson-first-turns-city-b = Its yellow 3 is the die it likes best. You will see why in a moment.

lesson-first-turns-die = Pick a die
lesson-first-turns-die-a = You are Maximus of this season: you rolled, and you take one of the three dice for yourself alone.
lesson-first-turns-die-b = Take the yellow die with its 3. The value is your column, and value and colour together match your farm.
lesson-first-turns-die-other = That works too, but the yellow 3 matches your farm. Take it as it is, without a modifier.

lesson-first-turns-build = One main action
lesson-first-turns-build-a = A 3 opens column 3: take one of its buildings, or do one of the things its action tile shows. One of them, once a turn.
lesson-first-turns-build-b = Take the shop: it shows a 3 as well, and four merchants of yours are out of work.
lesson-first-turns-build-other = Possible, and all of it is still open later. First take the shop of column 3.

lesson-first-turns-special = Special deployment
lesson-first-turns-special-a = Each of your buildings that shows your die may now fill its next space, as an extra. A shop needs only the value, any colour will do.
lesson-first-turns-special-b = Two workers go to the farm, two to the shop. Begin with the one you like.
lesson-first-turns-special-other = Not yet: two spaces are waiting to be filled. Deploy on the farm or on the shop.

lesson-first-turns-again = And once more
lesson-first-turns-again-a = Two fewer in your reserve. Each matching building may do so once a turn.
lesson-first-turns-again-b = Now deploy on the other one too.
lesson-first-turns-again-other = You would leave two workers idle. Deploy on the other building too.

lesson-first-turns-end = The end of your turn
lesson-first-turns-end-a = From 15 to 11 with one die. What a die opens and you don't use lapses; nothing is left here.
lesson-first-turns-end-b = End your turn.
lesson-first-turns-end-other = Nothing else is left to do: end your turn.

lesson-first-turns-summer = Summer, and a new Maximus
lesson-first-turns-summer-a = Claire has had her turn and built barracks. In summer she was Maximus: she rolled, took the yellow die and filled a farm.
lesson-first-turns-summer-b = You choose between the two she left. All others could use the same one; only her die is out of reach.

lesson-first-turns-modifier = A modifier
lesson-first-turns-modifier-a = You would like a 2: it is the number of summer, and its column deploys on farms. Once a year a modifier changes a die by 1.
lesson-first-turns-modifier-b = Take the red die and make its 1 a 2: first the die, then column 2.
lesson-first-turns-modifier-other = Also a turn. But with a 2 you get the bonus of summer: take the red die, with +1.

lesson-first-turns-deploy = Deploy as main action
lesson-first-turns-deploy-a = The action tile of column 2 lets you deploy on a shop or a farm. The colour of the die doesn't matter here.
lesson-first-turns-deploy-b = The next space of the farm takes two farmers: deploy there.
lesson-first-turns-deploy-other = That is open to you as well. Here deploy on the farm: it takes two workers at once.

lesson-first-turns-season = The bonus of the season
lesson-first-turns-season-a = Your value is the number of the season, so its bonus is yours: in summer one step of the ring on your aqueduct.
lesson-first-turns-season-b = Each step means one recruit fewer at the end of every year. Take it.
lesson-first-turns-season-other = Wait, the bonus of summer is still there for you. Take it first.

lesson-first-turns-done = That was summer
lesson-first-turns-done-a = Nine workers left, and the ring is on 1. Everything this die could do is done.
lesson-first-turns-done-b = End your turn.
lesson-first-turns-done-other = Nothing else is left to do: end your turn.

lesson-first-turns-seasons = Five seasons make a year
lesson-first-turns-seasons-a = A die, one main action, and all the extras it opens: each season goes like this, and the value asked for its bonus rises from 1 to 5.
lesson-first-turns-seasons-b = At the end of the year barbarians come, and new workers for every gap in your town. That is the other lesson.

## The end of a year

lesson-year-end = The end of a year
lesson-year-end-about = A bonus that brings another, a ship that becomes a shop, the barbarians, and how many workers come back.

lesson-year-end-winter = The last turn of a year
lesson-year-end-winter-a = It is winter of year II. Claire was Maximus and took the yellow die; you play last.
lesson-year-end-winter-b = Then the year ends in three steps: the raid, the recruitment, and full buildings are emptied.

lesson-year-end-barbarians = Barbarians
lesson-year-end-barbarians-a = Two tiles, strength 1 and 2: together 3. Whose defence is lower suffers what the left one says, the others get what the right one gives.
lesson-year-end-barbarians-b = Only workers on full barracks and towers defend. Your barracks hold three and are full: that is enough.

lesson-year-end-die = A die for the ship
lesson-year-end-die-a = Your ship shows a blue 4, and one space is still empty. You have the two sailors it asks for.
lesson-year-end-die-b = Take the blue die.
lesson-year-end-die-other = The red one would do as well. But the ship is waiting: take the blue die.

lesson-year-end-ship = Fill the ship
lesson-year-end-ship-a = Special deployment, as you know it: colour and value are right.
lesson-year-end-ship-b = Deploy on the ship. It will be full then.
lesson-year-end-ship-other = That can come next. Fill the ship first: deploy on it.

lesson-year-end-port = An extension
lesson-year-end-port-a = The action tile of column 4 offers an extension: room for one more building. It covers an icon of your board, and you get what that shows.
lesson-year-end-port-b = Take a port: its place in your town shows a tower.
lesson-year-end-port-other = Also good. But only the port brings a tower: take a port.

lesson-year-end-tower = One bonus brings another
lesson-year-end-tower-a = A tower stands above a port. Commercial ones exchange workers, military ones take them in as barracks do.
lesson-year-end-tower-b = Build military tower 2: with it you may put a star on the expedition track.
lesson-year-end-tower-other = A fine tower. This time build military tower 2, for its star.

lesson-year-end-star = And another
lesson-year-end-star-a = The star comes from your reserve and stays on the lowest free space. You get what that space shows: one worker leaves you.
lesson-year-end-star-b = Place the star.
lesson-year-end-star-other = You may keep the star, but it can do little else. Place it.

lesson-year-end-worker = The end of the chain
lesson-year-end-worker-a = Port, tower, star, and now one worker of your reserve goes into the bag. Which one is up to you.
lesson-year-end-worker-b = Who has no space waiting for them? Put one worker into the bag.
lesson-year-end-worker-other = Fewer workers are what you want: put one into the bag.

lesson-year-end-end = Cast off
lesson-year-end-end-a = Seven left. A full ship leaves at the end of your turn, with everybody on board.
lesson-year-end-end-b = End your turn and watch.
lesson-year-end-end-other = Nothing else is left to do: end your turn.

lesson-year-end-sailed = The ship is a shop now
lesson-year-end-sailed-a = Its four sailors are in the bag, and its back is a shop on your market. It takes workers from next season on. The ring moved to 9.
lesson-year-end-sailed-b = Then the barbarians came. Claire had no full barracks: defence 0 against 3, and she had to draw two workers.

lesson-year-end-reward = Your walls have held
lesson-year-end-reward-a = Your defence of 3 reaches their strength: the reward of the right tile is yours.
lesson-year-end-reward-b = Put two workers into the bag.
lesson-year-end-reward-other = You may send up to two. Send two: every worker fewer counts.

lesson-year-end-recruits = Recruitment
lesson-year-end-recruits-a = Symbols you can still see on your board, 7, and empty spaces, 4, less the ring, 9: only 2 new workers for you. Claire had to take 8.
lesson-year-end-recruits-b = So cover symbols, fill spaces, and build the aqueduct. Below 0 workers even leave you.

lesson-year-end-spring = A new year
lesson-year-end-spring-a = Full buildings gave their workers to the bag and can be filled again. Those half full keep theirs.
lesson-year-end-spring-b = New buildings lie out, modifiers are ready, and Claire, with the most workers, begins. Seven to go: you know the way.
