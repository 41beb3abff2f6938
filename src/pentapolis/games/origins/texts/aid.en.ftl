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

aid-end = The game ends with the round if

aid-scoring = Final scoring
aid-scoring-gold = 1 VP per Gold.
aid-scoring-advisers = The rightmost slot taken of your adviser row.
aid-scoring-temples = Two temples, your highest is left out. By step: { $temples }.
aid-scoring-seats = Each die on a seat of power: its value times your tower of its colour.
aid-scoring-tie = Tie: the most tiles in the city.

aid-buildings =
    { $colour ->
        [red] Red buildings and their Stone
        [purple] Purple buildings
        [blue] Blue buildings
        [orange] Orange buildings
       *[yellow] Yellow buildings
    }

aid-zodiac = Zodiac cards

aid-solo = Solo training
aid-solo-ships = { $rounds } rounds. Each visit also turns a neighbouring ship that is below 6.
aid-solo-token = A token spent at a visit: no ship turns.
aid-solo-neutral = From round 2 a neutral marker stands before the threshold of the round. You keep one Zodiac card of yours, at random.
aid-solo-target = Target: { $target } VP, and { $step } for each of red on site 1, purple on 2, blue on 3, orange on 4.
