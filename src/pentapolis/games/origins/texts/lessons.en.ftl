# Lessons: for each its title and what it is about; for each step its title, two lines of the coach, and what is said
# when something else is tried.

lesson-learner = Young Archon

## The first visits

lesson-first-visits = The first visits
lesson-first-visits-about = What the ships ask for, a bonus action, a building for your city, the Archon, a new Citizen.

lesson-first-visits-welcome = Welcome, Archon
lesson-first-visits-welcome-a = Ships have come from the sky and hang over five Encounter sites. Your workers go there to gather, to build and to learn.
lesson-first-visits-welcome-b = With what they bring, your city grows. The most victory points (VP) win.

lesson-first-visits-workers = Your workers
lesson-first-visits-workers-a = You have two Freemen, a yellow 2 and a red 4, and your Archon. Each of them makes one visit in a round.
lesson-first-visits-workers-b = Beside them a third base is empty: there is room for one more.

lesson-first-visits-visit = The price in the sky
lesson-first-visits-visit-a = The ship over site 2 asks for a 3. A lower die may come too: each point that is missing costs 1 Wisdom.
lesson-first-visits-visit-b = Send your yellow 2 to site 2. That costs you 1 of your 2 Wisdom.
lesson-first-visits-visit-other = That could be done as well. Here send the yellow 2 to site 2.

lesson-first-visits-bonus = The bonus tile
lesson-first-visits-bonus-a = The bonus tile of this site is yellow, and so is your Freeman: he has its bonus action too, 1 resource of your choice.
lesson-first-visits-bonus-b = It may come before or after the main action. Take it first: you will soon need it.
lesson-first-visits-bonus-other = The main action comes in a moment. Take the yellow bonus first.

lesson-first-visits-stone = Stone to build with
lesson-first-visits-stone-a = Food brings new bases, Wisdom helps low dice. Buildings are paid with Stone.
lesson-first-visits-stone-b = You have 1 Stone. Take another one.
lesson-first-visits-stone-other = Useful, but not for building. Take Stone this time.

lesson-first-visits-build = One main action
lesson-first-visits-build-a = Every site has two: the upper one brings resources, the lower one something more. A visit does one of the two.
lesson-first-visits-build-b = Choose the lower one: construct a building.
lesson-first-visits-build-other = 3 Food would be fine too. But choose the building now: you have the Stone for it.

lesson-first-visits-tile = A building for your city
lesson-first-visits-tile-a = In the market the top tile costs no Wisdom, each one below costs 1 more. The Healer's House lies at the top and costs 2 Stone.
lesson-first-visits-tile-b = Take it as a building, and put it where you like beside your Agora or your Palace.
lesson-first-visits-tile-other = Any tile can be built, face down even for nothing, as a Farm. Here take the Healer's House, as a building.

lesson-first-visits-ability = It works at once
lesson-first-visits-ability-a = A new building may use its ability once. This one scores 1 VP, and 1 more for each of your Freemen.
lesson-first-visits-ability-b = You have two, the one on the site counts too. Use it: 3 VP.
lesson-first-visits-ability-other = Nobody makes you. But they are 3 VP, for nothing: use it.

lesson-first-visits-turned = The ship has turned
lesson-first-visits-turned-a = Every visit turns a ship one higher. After you it showed 4: Claire came with a 2 and had to pay 2 Wisdom.
lesson-first-visits-turned-b = Now it shows 5. Where many go, it becomes dear; after a 6 a ship begins again at 1.

lesson-first-visits-archon = The Archon never pays
lesson-first-visits-archon-a = The ship over site 4 shows 6, too much for your red 4. Your Archon has no value, and never pays.
lesson-first-visits-archon-b = Send your Archon to site 4.
lesson-first-visits-archon-other = Another time. Here send the Archon to site 4.

lesson-first-visits-recruit = One more pair of hands
lesson-first-visits-recruit-a = Your third base is still empty. The lower action of this site puts a Citizen on it.
lesson-first-visits-recruit-b = Choose it: recruit a Citizen.
lesson-first-visits-recruit-other = Gold is always welcome. But a third Freeman works for you in every round: recruit.

lesson-first-visits-citizen = Which one?
lesson-first-visits-citizen-a = The die on the left is free, each one further right costs 1 Wisdom more. You have 1 Wisdom.
lesson-first-visits-citizen-b = Take the purple 1 or the blue 2: low dice grow in time, and their colours open bonus tiles.

lesson-first-visits-end = That was a visit
lesson-first-visits-end-a = A worker, what the ship asks for, a main action, perhaps a bonus: so it goes, in turn. Your new Freeman can work in this very round.
lesson-first-visits-end-b = What your buildings are good for when four of them stand in a square is the other lesson.

## Your first district

lesson-first-district = Your first district
lesson-first-district-about = A seat of power, a District card, buildings that work again, a tower; then a Freeman of 6, and passing.

lesson-first-district-seat = Four in a square
lesson-first-district-seat-a = Four tiles in a square form a district. In yours lie the Healer's House, an Outpost, a Statue and the Agora.
lesson-first-district-seat-b = In its middle is a seat of power, still empty. A die that you leave there completes the district, and stays for good.

lesson-first-district-card = A card that matches
lesson-first-district-card-a = District cards show patterns: a grey cell takes any tile, and all of it may be turned or mirrored. Your district looks like this one.
lesson-first-district-card-b = That brings 8 VP the first time, and the Gold that lies on it to whoever comes first.

lesson-first-district-complete = The seat of power
lesson-first-district-complete-a = Any of your unused Freemen may go there. His colour matters: the buildings of that colour will work again.
lesson-first-district-complete-b = Put your purple 4 on the seat of power.
lesson-first-district-complete-other = A good idea for later. Here complete the district, with the purple 4.

lesson-first-district-activate = Buildings work again
lesson-first-district-activate-a = The card brought 8 VP and 2 Gold. Now each building of the district in the die's colour may be used, and the Agora with any die.
lesson-first-district-activate-b = Begin with the purple one, the Healer's House: 1 VP, and 1 for each of your two Freemen.
lesson-first-district-activate-other = All in good time. First activate the Healer's House.

lesson-first-district-agora = The Agora too
lesson-first-district-agora-a = You choose the order, and each may be used once. The Agora gives 1 resource.
lesson-first-district-agora-b = Activate the Agora.
lesson-first-district-agora-other = You needn't, but it costs nothing: activate the Agora.

lesson-first-district-basic = As you like
lesson-first-district-basic-a = Stone builds and climbs, Food makes your people more and greater, Wisdom helps low dice.
lesson-first-district-basic-b = Take whichever you like.

lesson-first-district-worth = What the die is worth
lesson-first-district-worth-a = At the end every die on a seat scores its value times the height of your tower in its colour.
lesson-first-district-worth-b = Your purple tower has 2 floors: 4 × 2 = 8 VP. It could be more.

lesson-first-district-tower = One floor higher
lesson-first-district-tower-a = A new floor costs as much Gold as the tower has floors: 2, just what you have.
lesson-first-district-tower-b = Raise the purple tower. Then your die will be worth 4 × 3 = 12 VP.
lesson-first-district-tower-other = Possible, but your die is purple: raise the purple tower.

lesson-first-district-six = A Freeman of 6
lesson-first-district-six-a = Claire has passed; you may go on as long as you like. Your yellow 6 is strong enough for every ship.
lesson-first-district-six-b = And he does both main actions of a site. Send him to site 3.
lesson-first-district-six-other = Perhaps later. Here send the yellow 6 to site 3.

lesson-first-district-wisdom = The upper action
lesson-first-district-wisdom-a = The order is yours. What one action brings can pay for the other.
lesson-first-district-wisdom-b = Begin with the upper one: 3 Wisdom.
lesson-first-district-wisdom-other = The temple comes next. Take the 3 Wisdom first.

lesson-first-district-temple = And the lower one
lesson-first-district-temple-a = For 1 Stone you climb 2 steps of a temple. At the end your two lower temples score.
lesson-first-district-temple-b = Climb: you have the Stone.
lesson-first-district-temple-other = A 6 may do both: climb a temple as well.

lesson-first-district-zodiac = Which temple?
lesson-first-district-zodiac-a = With the steps you take the temple's Zodiac card, even from somebody else. It helps you as long as you hold it.
lesson-first-district-zodiac-b = At the end of a round it goes to whoever stands highest there. Choose one of the three.

lesson-first-district-pass = Pass, and grow
lesson-first-district-pass-a = Your blue Freeman and the Archon could still go. But whoever passes takes all workers back, and every Freeman grows by 1.
lesson-first-district-pass-b = Pass for this round.
lesson-first-district-pass-other = You could go on, yes. For this lesson pass and see your dice grow.

lesson-first-district-adviser = From 6 to Adviser
lesson-first-district-adviser-a = Your blue 2 is a 3 now. The yellow 6 could grow no further: he has become an Adviser, and his base is free again.
lesson-first-district-adviser-b = The row scores at the end. And your Archon now counts as yellow at the bonus tiles.

lesson-first-district-end = A new round
lesson-first-district-end-a = All had passed, so the round was over. Claire, ahead on the military track, has the Bastion and begins the next one.
lesson-first-district-end-b = When the Gold on the cards is gone, floors or dice run short, or somebody stands on all three summits, the game ends with the round.
