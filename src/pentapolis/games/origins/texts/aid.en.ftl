# The player aid: Origins on one page. Names and values come from the game's other texts and from its box.

aid-title = Origins: First Builders at a glance

aid-turn = A turn: one of these
aid-turn-more = Once per turn a Superiority token buys one more, after any but passing.
aid-turn-visit-name = Visit
aid-turn-visit = An unused worker goes to a site.
aid-turn-district-name = Complete
aid-turn-district = Put an unused Freeman's die on an empty seat of power.
aid-turn-tower-name = Tower
aid-turn-tower = One floor from the supply, for Gold equal to the floors the tower has.
aid-turn-population-name = Population
aid-turn-population = Your next base, for Food.
aid-turn-pass-name = Pass
aid-turn-pass = Take back Freemen and Archon; each Freeman grows by 1, a 6 becomes an Adviser. Out for the round.

aid-visit = A visit
aid-visit-ship = What the die lacks to the ship's value costs Wisdom; the Archon pays nothing. Then the ship turns 1 higher, from 6 to 1.
aid-visit-main = One main action; a Freeman of 6 may do both. Gold pays for any basic resource.
aid-visit-bonus = The bonus tile: for a Freeman of its colour, or the Archon with an Adviser of it; before, between or after.
aid-visit-food = Each Food of site 5: 1 more for an unused Freeman, or 1 space on the military track.
aid-visit-site = Site
aid-visit-upper = Upper
aid-visit-lower = Lower
aid-visit-tiles = Bonus tiles
aid-bonus-military = 1 Wisdom: advance 1 or attack.
aid-bonus-build = 1 Food: construct, at the usual costs.
aid-bonus-temple = 1 Stone: 1 step of a temple, no card.
aid-bonus-speaker = Take a Speaker.
aid-bonus-basic = 1 basic resource.

aid-people = People
aid-people-recruit = Citizens need a free base. Wisdom from the left: { $citizens }.
aid-people-bases = Food for the 3rd to 6th base: { $bases }. The last brings { $base_vp } VP.
aid-people-speaker = A Speaker works once, without colour, and goes back as the round ends.
aid-people-adviser = Adviser row, VP: { $advisers }. It lends the Archon its colours. A colour already there scores the rightmost slot taken instead.

aid-city = City
aid-city-cost = A tile costs the Wisdom of its slot, from the top { $market }, and its Stone. Face down, as a Farm, it is free.
aid-city-place = It must touch a side of your city. Its ability may be used at once.
aid-city-district = A completed district scores one matching card (turned, mirrored; grey is any tile) and takes its Gold.
aid-city-seat = Then each of its buildings in the die's colour may be used once, and the Agora.

aid-war = War
aid-war-advance = Each threshold crossed brings a Superiority token, the final space { $final_vp } VP.
aid-war-attack = Attack: the bonus of your space, then 1 VP per weaker marker and per threshold behind you.
aid-war-space = { $space }: { $bonus }

aid-round-end = When all have passed
aid-round-end-speakers = Speakers return; the used ones grow by 1, a 5 is rolled.
aid-round-end-bastion = The strongest begins the next round; level, the lowest marker.
aid-round-end-retreat = Military markers fall back to the first space after their last threshold.
aid-round-end-zodiac = Each Zodiac card goes to the highest marker of its temple; level, the lowest in the stack.

aid-end = The end
aid-end-if = The game ends with the round if: { $conditions }.
aid-scoring-gold = 1 VP per Gold, and the rightmost slot taken of your adviser row.
aid-scoring-temples = Two temples, your highest is left out. By step: { $temples }.
aid-scoring-seats = Each die on a seat of power: its value × your tower of its colour.
aid-scoring-tie = Tie: the most tiles in the city.

aid-buildings = Buildings: colour and Stone
aid-building-armory = Advance 2 and/or attack.
aid-building-arena = 2 VP per red building, 2 per red Freeman.
aid-building-outpost = Advance 1 or attack.
aid-building-equestrian-grounds = Advance 2; 1 Stone or Food per weaker opponent.
aid-building-fortress = Advance 1 per red building.
aid-building-veterans-quarter = Score an unused Freeman's value; he loses 1.
aid-building-castle = 1 VP, and 3 per completed district.
aid-building-construction-site = Reserve a tile of the market.
aid-building-court-of-justice = An unused Freeman changes colour.
aid-building-estate = A Citizen for free.
aid-building-forum = A Speaker for free.
aid-building-stone-circle = 0/1/3/6/10 VP for buildings of 1 to 5 colours.
aid-building-granary = 1 Food, and 1 per Farm.
aid-building-harbour = 2 VP per yellow building.
aid-building-market = 4 VP per yellow Freeman.
aid-building-mint = 1 Gold.
aid-building-quarry = 1 Stone, and 1 per empty cell beside it.
aid-building-workshop = 1 basic resource.
aid-building-temple-of-the-forest = 2 steps there; for 1 Gold 1 step elsewhere.
aid-building-temple-of-the-mountain = 2 steps there; for 1 Gold 1 step elsewhere.
aid-building-temple-of-the-sea = 2 steps there; for 1 Gold 1 step elsewhere.
aid-building-obelisk = 1/2/4/7 VP for 1/2/3/4 Obelisks.
aid-building-sanctuary = 3/6/10 VP for 1/2/3 Zodiac cards.
aid-building-statue = 1 step of a temple.
aid-building-artists-parlour = 3 VP per colour of your Freemen.
aid-building-astronomy-tower = 1 Wisdom, and 1 per Adviser.
aid-building-fountain-of-wisdom = 1 Wisdom; a ship goes back to 1.
aid-building-portal = An unused Freeman gains 1 or 2.
aid-building-healers-house = 1 VP, and 1 per Freeman.
aid-building-mages-tower = Use a neighbouring building.

aid-zodiac = Zodiac cards
aid-zodiac-sagittarius = A die you take may gain 1.
aid-zodiac-pisces = A bonus action may be 1 Gold instead.
aid-zodiac-capricorn = After raising a tower a Freeman may gain 2, up to 6.
aid-zodiac-aquarius = After the 2 steps of site 3 or of a new Temple: for 1 Gold 1 step elsewhere.
aid-zodiac-taurus = Tiles and Citizens cost 1 Wisdom less.
aid-zodiac-cancer = As you pass, with a free base: a Citizen for free.
aid-zodiac-libra = After a district you may recruit, for its Wisdom.
aid-zodiac-aries = Attack: 1 VP per red Freeman and red die on a seat.
aid-zodiac-leo = The die of a district gains 2, up to 6.
aid-zodiac-gemini = As you pass: 1 basic resource per space you will fall back.
aid-zodiac-virgo = You may build on one of your Farms for nothing.
aid-zodiac-scorpio = 1 Wisdom per completed district and per Adviser.

aid-solo = Solo training
aid-solo-ships = { $rounds } rounds. A visit also turns a neighbouring ship below 6; with a token no ship turns.
aid-solo-neutral = From round 2 a neutral marker stands before the threshold of the round. You keep one Zodiac card, at random.
aid-solo-target = Target: { $target } VP, and { $step } for each of red on site 1, purple on 2, blue on 3, orange on 4.
