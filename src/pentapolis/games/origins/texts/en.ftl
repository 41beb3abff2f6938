### Origins: First Builders: every word a player reads, in English.
### A key is a prefix and an id of components.toml with hyphens for underscores.
### Figures that are data arrive as variables, always as numbers.

## The game

game-name = Origins: First Builders
game-tagline = Send your dice to the ships from the sky, build a city in squares, and raise towers over it.
game-about = You are the Archon of a young city, taught by visitors who came from the sky. Your dice go to five sites, where motherships ask for higher values every time somebody comes. They bring you stone, food, wisdom and gold, buildings, citizens, steps to three temples and soldiers. Four tiles in a square make a district: a die left in its middle activates buildings, may match a card, and at the end is worth its value times the tower of its colour. Your dice grow whenever you pass, and beyond 6 they become advisers. The most points win.
game-provenance = The rules follow the French rulebook. What is printed only on boards, tiles and cards comes from public sources or is reconstructed: costs of slots and buildings, points of tracks, the places of the attack bonuses, the patterns of the District cards (OR-1.2, OR-1.5, OR-A7, OR-A12, OR-A13); whoever owns the box can replace these values with --components, except the few that the book shows.

## Colours; beside a noun that French has as feminine (tower, pile, tile) they stand as -the

colour-red = red
colour-red-the = red
colour-purple = purple
colour-purple-the = purple
colour-blue = blue
colour-blue-the = blue
colour-orange = orange
colour-orange-the = orange
colour-yellow = yellow
colour-yellow-the = yellow
any-colour = any tile
player-colour-green = green
player-colour-blue = blue
player-colour-brown = brown
player-colour-black = black

## Resources

resource-stone = Stone
resource-stone-explain = A basic resource: pays for building tiles and for climbing temples.
resource-food = Food
resource-food-explain = A basic resource: brings new bases and feeds Freemen who are to grow.
resource-wisdom = Wisdom
resource-wisdom-explain = A basic resource: pays for dice that are too low, market slots and Citizens.
resource-gold = Gold
resource-gold-explain = Stands for any basic resource when you pay, raises towers, and is worth 1 VP each at the end. Not basic.
stone = { $n } Stone
food = { $n } Food
wisdom = { $n } Wisdom
gold = { $n } Gold
vp = { $n } VP

## Workers

worker-freeman = Freeman
worker-freeman-the = the Freeman
worker-freeman-explain = A Citizen die on one of your bases. Has a value and a colour; a 6 does both main actions of a site.
worker-speaker = Speaker
worker-speaker-the = the Speaker
worker-speaker-explain = A white die without colour that works for you until the round ends. Never gives a bonus action.
worker-archon = Archon
worker-archon-the = the Archon
worker-archon-explain = Goes to any site whatever its mothership shows. Has the colours of the Advisers in your row.

## Encounter sites

site-1 = Site 1
site-1-the = site 1
site-2 = Site 2
site-2-the = site 2
site-3 = Site 3
site-3-the = site 3
site-4 = Site 4
site-4-the = site 4
site-5 = Site 5
site-5-the = site 5
site-explain = Upper action: { $upper }. Lower action: { $lower }.

## Main actions

main-gain-stone = Gain 3 Stone
main-gain-stone-the = 3 Stone
main-gain-stone-explain = You gain 3 Stone.
main-gain-food = Gain 3 Food
main-gain-food-the = 3 Food
main-gain-food-explain = You gain 3 Food.
main-gain-wisdom = Gain 3 Wisdom
main-gain-wisdom-the = 3 Wisdom
main-gain-wisdom-explain = You gain 3 Wisdom.
main-gain-basic-and-gold = Gain 1 basic resource and 1 Gold
main-gain-basic-and-gold-the = 1 basic resource and 1 Gold
main-gain-basic-and-gold-explain = You gain 1 Stone, Food or Wisdom, as you like, and 1 Gold.
main-gain-one-each = Gain 1 Stone, 1 Wisdom and 1 Food
main-gain-one-each-the = 1 Stone, 1 Wisdom and 1 Food
main-gain-one-each-explain = You gain one of each basic resource.
main-military = Advance and/or attack
main-military-the = advance 1 space and/or attack
main-military-explain = Advance 1 space on the military track, attack, or both in either order.
main-build = Construct a building
main-build-the = construct a building or a Farm
main-build-explain = Take a tile of the market, or one you have reserved, and add it to your city; as a Farm it costs nothing.
main-temple = Climb a Temple
main-temple-the = for 1 Stone, 2 steps of a Temple and its Zodiac card
main-temple-explain = Pay 1 Stone, climb 2 steps of one Temple and take its Zodiac card, from whoever holds it.
main-recruit = Recruit a Citizen
main-recruit-the = recruit a Citizen
main-recruit-explain = Pay the Wisdom of a slot of the Citizen area and put its die on a free base.
main-spend-food = Spend 1 to 3 Food
main-spend-food-the = spend 1 to 3 Food
main-spend-food-explain = For each Food, raise an unused Freeman by 1 or advance 1 space on the military track.

## Bonus tiles

bonus-military = Red bonus tile
bonus-military-the = the red bonus tile
bonus-military-explain = Pay 1 Wisdom to advance 1 space or to attack.
bonus-build = Purple bonus tile
bonus-build-the = the purple bonus tile
bonus-build-explain = Pay 1 Food to construct a building by the usual rules, costs included.
bonus-temple = Blue bonus tile
bonus-temple-the = the blue bonus tile
bonus-temple-explain = Pay 1 Stone to climb 1 step of a Temple. It brings no Zodiac card.
bonus-speaker = Orange bonus tile
bonus-speaker-the = the orange bonus tile
bonus-speaker-explain = Take a Speaker of your choice.
bonus-basic = Yellow bonus tile
bonus-basic-the = the yellow bonus tile
bonus-basic-explain = Gain 1 basic resource of your choice.
bonus-colour-explain = For a Freeman of this colour, or an Archon with an Adviser of it.

## Buildings: red

building-armory = Armory
building-armory-the = the Armory
building-armory-explain = Advance 2 spaces on the military track and/or attack; the attack comes before or after both spaces, never between them.
building-arena = Arena
building-arena-the = the Arena
building-arena-explain = 2 VP per red building of your city and 2 VP per red Freeman.
building-outpost = Outpost
building-outpost-the = the Outpost
building-outpost-explain = Advance 1 space on the military track or attack.
building-equestrian-grounds = Equestrian Grounds
building-equestrian-grounds-the = the Equestrian Grounds
building-equestrian-grounds-explain = Advance 2 spaces, then gain 1 Stone or 1 Food for every weaker opponent.
building-fortress = Fortress
building-fortress-the = the Fortress
building-fortress-explain = Advance 1 space per red building of your city.
building-veterans-quarter = Veterans' Quarter
building-veterans-quarter-the = the Veterans' Quarter
building-veterans-quarter-explain = Choose an unused Freeman: score its value in VP, then lower the value by 1, never below 1.

## Buildings: orange

building-castle = Castle
building-castle-the = the Castle
building-castle-explain = 1 VP, plus 3 VP per completed district of your city.
building-construction-site = Construction Site
building-construction-site-the = the Construction Site
building-construction-site-explain = Take a tile from the market without paying and keep it aside; a later construction may add it to your city.
building-court-of-justice = Court of Justice
building-court-of-justice-the = the Court of Justice
building-court-of-justice-explain = Swap the die of an unused Freeman for a die of another colour from the supply, set to the same value.
building-estate = Estate
building-estate-the = the Estate
building-estate-explain = Take a Citizen from the recruitment area for free.
building-forum = Forum
building-forum-the = the Forum
building-forum-explain = Take a Speaker from the recruitment area for free.
building-stone-circle = Stone Circle
building-stone-circle-the = the Stone Circle
building-stone-circle-explain = 0/1/3/6/10 VP when your buildings show 1/2/3/4/5 colours.

## Buildings: yellow

building-granary = Granary
building-granary-the = the Granary
building-granary-explain = 1 Food, plus 1 per Farm of your city.
building-harbour = Harbour
building-harbour-the = the Harbour
building-harbour-explain = 2 VP per yellow building of your city.
building-market = Market
building-market-the = the Market
building-market-explain = 4 VP per yellow Freeman.
building-mint = Mint
building-mint-the = the Mint
building-mint-explain = 1 Gold.
building-quarry = Quarry
building-quarry-the = the Quarry
building-quarry-explain = 1 Stone, plus 1 per empty cell that touches a side of the Quarry.
building-workshop = Workshop
building-workshop-the = the Workshop
building-workshop-explain = 1 basic resource of your choice.

## Buildings: blue

building-temple-of-the-forest = Temple of the Forest
building-temple-of-the-forest-the = the Temple of the Forest
building-temple-of-the-forest-explain = Climb 2 steps of the Temple of the Forest; you may pay 1 Gold for 1 step of another Temple.
building-temple-of-the-mountain = Temple of the Mountain
building-temple-of-the-mountain-the = the Temple of the Mountain
building-temple-of-the-mountain-explain = Climb 2 steps of the Temple of the Mountain; you may pay 1 Gold for 1 step of another Temple.
building-temple-of-the-sea = Temple of the Sea
building-temple-of-the-sea-the = the Temple of the Sea
building-temple-of-the-sea-explain = Climb 2 steps of the Temple of the Sea; you may pay 1 Gold for 1 step of another Temple.
building-obelisk = Obelisk
building-obelisk-the = the Obelisk
building-obelisk-explain = 1/2/4/7 VP for 1/2/3/4 or more Obelisks in your city.
building-sanctuary = Sanctuary
building-sanctuary-the = the Sanctuary
building-sanctuary-explain = 3/6/10 VP when you hold 1/2/3 Zodiac cards.
building-statue = Statue
building-statue-the = the Statue
building-statue-explain = Climb 1 step of a Temple of your choice.

## Buildings: purple

building-artists-parlour = Artists' Parlour
building-artists-parlour-the = the Artists' Parlour
building-artists-parlour-explain = 3 VP per different colour among your Freemen.
building-astronomy-tower = Astronomy Tower
building-astronomy-tower-the = the Astronomy Tower
building-astronomy-tower-explain = 1 Wisdom, plus 1 per Adviser in your row.
building-fountain-of-wisdom = Fountain of Wisdom
building-fountain-of-wisdom-the = the Fountain of Wisdom
building-fountain-of-wisdom-explain = 1 Wisdom; turn a mothership of your choice back to 1.
building-portal = Portal
building-portal-the = the Portal
building-portal-explain = Raise an unused Freeman by 1 or 2; beyond 6 it becomes an Adviser.
building-healers-house = Healer's House
building-healers-house-the = the Healer's House
building-healers-house-explain = 1 VP, plus 1 per Freeman.
building-mages-tower = Mages' Tower
building-mages-tower-the = the Mages' Tower
building-mages-tower-explain = Use the ability of an adjacent building.

## Other tiles

building-agora = Agora
building-agora-the = the Agora
building-agora-explain = Gain 1 basic resource of your choice, whenever you complete a district around it, with a die of any colour.
building-palace = Palace
building-palace-the = the Palace
building-palace-explain = Holds your five towers, one of each colour. It has no ability.
building-farm = Farm
building-farm-the = the Farm
building-farm-explain = The back of any building tile: no cost, no colour, no ability. It counts in districts and fills grey cells of patterns.
tile-cost = A { $colour_the } tile for { stone }; { $copies } in the game.
tile-grey = Grey tile of every city, without cost.

## Zodiac cards

zodiac-sagittarius = Sagittarius
zodiac-sagittarius-the = Sagittarius
zodiac-sagittarius-explain = Whenever you take a Citizen or a Speaker you may add 1 to its value (at most 6, or 5 for a Speaker).
zodiac-pisces = Pisces
zodiac-pisces-the = Pisces
zodiac-pisces-explain = Any bonus action you are entitled to may be replaced by 1 Gold, without its cost.
zodiac-capricorn = Capricorn
zodiac-capricorn-the = Capricorn
zodiac-capricorn-explain = Whenever you raise a tower you may raise one of your Freemen by 2 (at most 6).
zodiac-aquarius = Aquarius
zodiac-aquarius-the = Aquarius
zodiac-aquarius-explain = After 2 steps by the main action or by constructing a Temple building you may pay 1 Gold for 1 step of another Temple.
zodiac-taurus = Taurus
zodiac-taurus-the = Taurus
zodiac-taurus-explain = Buildings from the market and recruited Citizens cost you 1 Wisdom less.
zodiac-cancer = Cancer
zodiac-cancer-the = Cancer
zodiac-cancer-explain = As you pass, if you have a free base, you take a Citizen from the recruitment area for free.
zodiac-libra = Libra
zodiac-libra-the = Libra
zodiac-libra-explain = After completing a district you may recruit a Citizen by paying its Wisdom.
zodiac-aries = Aries
zodiac-aries-the = Aries
zodiac-aries-explain = With every attack, 1 VP per red die among your Freemen and on your seats of power.
zodiac-leo = Leo
zodiac-leo-the = Leo
zodiac-leo-explain = When you complete a district, the die you put on the seat of power gains 2 (at most 6).
zodiac-gemini = Gemini
zodiac-gemini-the = Gemini
zodiac-gemini-explain = As you pass, 1 basic resource of your choice per space that your military marker will fall back.
zodiac-virgo = Virgo
zodiac-virgo-the = Virgo
zodiac-virgo-explain = Whenever you construct a building you may put it on one of your Farms without paying Wisdom or Stone; the Farm goes back under its pile.
zodiac-scorpio = Scorpio
zodiac-scorpio-the = Scorpio
zodiac-scorpio-explain = 1 Wisdom each time you complete a district, and each time one of your Citizens becomes an Adviser.

## Temples

temple-forest = Temple of the Forest
temple-forest-the = the Temple of the Forest
temple-mountain = Temple of the Mountain
temple-mountain-the = the Temple of the Mountain
temple-sea = Temple of the Sea
temple-sea-the = the Temple of the Sea
temple-explain = Points by step: { $values }. Only your two lower tracks count at the end.

## Attack bonuses

attack-none = no bonus
attack-exchange = 1 basic resource for 1 Gold
attack-stone = 1 Stone
attack-food = 1 Food
attack-wisdom = 1 Wisdom
attack-gold = 1 Gold
attack-gold-2 = 2 Gold
attack-choice-stone = 1 basic resource and 1 Stone
attack-choice-food = 1 basic resource and 1 Food
attack-choice-wisdom = 1 basic resource and 1 Wisdom
attack-choice-gold = 1 basic resource and 1 Gold

## Table options

option-announce-end = Announce the end
option-announce-end-explain = Whether the table is told as soon as the coming end is certain, or only when the round is over. No rule changes.
option-announce-end-yes = As soon as an end condition is met
option-announce-end-no = Only at the end of the round

## How a game ends

condition-three-summits = a player has all three Zodiac markers on the summits
condition-no-district-gold = no Gold is left on the District cards
condition-tower-supply = floors of at most three colours are left
condition-citizen-shortage = a Citizen die is missing in the recruitment area
condition-idle-rounds = nobody did anything but pass for three rounds in a row
condition-last-round = the last round of the training is over

## Dice, by colour and value

die-red-1 = red 1
die-red-1-the = the red 1
die-red-2 = red 2
die-red-2-the = the red 2
die-red-3 = red 3
die-red-3-the = the red 3
die-red-4 = red 4
die-red-4-the = the red 4
die-red-5 = red 5
die-red-5-the = the red 5
die-red-6 = red 6
die-red-6-the = the red 6
die-purple-1 = purple 1
die-purple-1-the = the purple 1
die-purple-2 = purple 2
die-purple-2-the = the purple 2
die-purple-3 = purple 3
die-purple-3-the = the purple 3
die-purple-4 = purple 4
die-purple-4-the = the purple 4
die-purple-5 = purple 5
die-purple-5-the = the purple 5
die-purple-6 = purple 6
die-purple-6-the = the purple 6
die-blue-1 = blue 1
die-blue-1-the = the blue 1
die-blue-2 = blue 2
die-blue-2-the = the blue 2
die-blue-3 = blue 3
die-blue-3-the = the blue 3
die-blue-4 = blue 4
die-blue-4-the = the blue 4
die-blue-5 = blue 5
die-blue-5-the = the blue 5
die-blue-6 = blue 6
die-blue-6-the = the blue 6
die-orange-1 = orange 1
die-orange-1-the = the orange 1
die-orange-2 = orange 2
die-orange-2-the = the orange 2
die-orange-3 = orange 3
die-orange-3-the = the orange 3
die-orange-4 = orange 4
die-orange-4-the = the orange 4
die-orange-5 = orange 5
die-orange-5-the = the orange 5
die-orange-6 = orange 6
die-orange-6-the = the orange 6
die-yellow-1 = yellow 1
die-yellow-1-the = the yellow 1
die-yellow-2 = yellow 2
die-yellow-2-the = the yellow 2
die-yellow-3 = yellow 3
die-yellow-3-the = the yellow 3
die-yellow-4 = yellow 4
die-yellow-4-the = the yellow 4
die-yellow-5 = yellow 5
die-yellow-5-the = the yellow 5
die-yellow-6 = yellow 6
die-yellow-6-the = the yellow 6
die-speaker-2 = Speaker 2
die-speaker-2-the = the Speaker 2
die-speaker-3 = Speaker 3
die-speaker-3-the = the Speaker 3
die-speaker-4 = Speaker 4
die-speaker-4-the = the Speaker 4
die-speaker-5 = Speaker 5
die-speaker-5-the = the Speaker 5

## Spaces of the military track

space-start = Start space
space-start-the = the start space
space-1 = Space 1
space-1-the = space 1
space-2 = Space 2
space-2-the = space 2
space-3 = Space 3
space-3-the = space 3
space-4 = Space 4
space-4-the = space 4
space-5 = Space 5
space-5-the = space 5
space-6 = Space 6
space-6-the = space 6
space-7 = Space 7
space-7-the = space 7
space-8 = Space 8
space-8-the = space 8
space-9 = Space 9
space-9-the = space 9
space-10 = Space 10
space-10-the = space 10
space-11 = Space 11
space-11-the = space 11
space-12 = Space 12
space-12-the = space 12
space-final = Final space
space-final-the = the final space

## District cards

card-district-01 = District 1
card-district-01-the = District 1
card-district-02 = District 2
card-district-02-the = District 2
card-district-03 = District 3
card-district-03-the = District 3
card-district-04 = District 4
card-district-04-the = District 4
card-district-05 = District 5
card-district-05-the = District 5
card-district-06 = District 6
card-district-06-the = District 6
card-district-07 = District 7
card-district-07-the = District 7
card-district-08 = District 8
card-district-08-the = District 8
card-district-09 = District 9
card-district-09-the = District 9
card-district-10 = District 10
card-district-10-the = District 10
card-district-11 = District 11
card-district-11-the = District 11
card-district-12 = District 12
card-district-12-the = District 12
card-district-13 = District 13
card-district-13-the = District 13
card-district-14 = District 14
card-district-14-the = District 14
card-district-15 = District 15
card-district-15-the = District 15
card-district-16 = District 16
card-district-16-the = District 16
card-district-17 = District 17
card-district-17-the = District 17
card-district-18 = District 18
card-district-18-the = District 18
card-district-19 = District 19
card-district-19-the = District 19
card-district-20 = District 20
card-district-20-the = District 20
card-district-21 = District 21
card-district-21-the = District 21
card-district-22 = District 22
card-district-22-the = District 22
card-district-23 = District 23
card-district-23-the = District 23
card-district-24 = District 24
card-district-24-the = District 24
card-district-25 = District 25
card-district-25-the = District 25
card-district-26 = District 26
card-district-26-the = District 26
card-district-27 = District 27
card-district-27-the = District 27
card-district-28 = District 28
card-district-28-the = District 28
card-district-29 = District 29
card-district-29-the = District 29
card-district-30 = District 30
card-district-30-the = District 30
card-district-31 = District 31
card-district-31-the = District 31
card-district-32 = District 32
card-district-32-the = District 32
card-district-33 = District 33
card-district-33-the = District 33
card-district-34 = District 34
card-district-34-the = District 34
card-district-35 = District 35
card-district-35-the = District 35
card-district-36 = District 36
card-district-36-the = District 36
card-district-37 = District 37
card-district-37-the = District 37
card-district-38 = District 38
card-district-38-the = District 38
card-district-39 = District 39
card-district-39-the = District 39
card-district-40 = District 40
card-district-40-the = District 40
card-district-41 = District 41
card-district-41-the = District 41
card-district-42 = District 42
card-district-42-the = District 42
card-district-43 = District 43
card-district-43-the = District 43
card-district-44 = District 44
card-district-44-the = District 44
card-district-45 = District 45
card-district-45-the = District 45
card-explain = Pattern: { $top } in the top row, { $bottom } below; it may be turned and mirrored. { $first } VP the first time, { $again } VP each time after.
towers-of-card = Adds floors at the start: { $colours }.
pattern-row = { $left } and { $right }

## Tracks and areas, composed from their values

track-market = Building market
track-market-explain = Wisdom by slot, from the top: { $values }. A tile taken is replaced at the bottom by one of its colour.
track-citizens = Citizen area
track-citizens-explain = Wisdom by slot, from the left: { $values }. A die taken is replaced at the right by one of its colour.
track-population = Population track
track-population-explain = Food for the third to the sixth base: { $values }. The last base brings { $vp } VP.
track-advisers = Adviser row
track-advisers-explain = VP by slot, from the left: { $values }. The rightmost one that is taken counts.
track-temples = Temple tracks
track-temples-explain = VP by step, from the start to the summit: { $values }. Your highest track is left out.
track-military = Military track
track-military-explain = Twelve spaces between five thresholds, then the final space, which brings { $vp } VP at once.
space-explain = Attack from here: { $bonus }.
crossed-before-space = Thresholds behind it: { $n }.

## Glossary: people

glossary-citizen-die = Citizen die
glossary-citizen-die-explain = A die of one of five colours, 1 to 6. On a base it is a Freeman, on a seat of power or in the row it stays for good.
glossary-freeman = Freeman
glossary-freeman-explain = A Citizen die on one of your bases: your worker. He grows by 1 whenever you pass, and beyond 6 becomes an Adviser.
glossary-population-base = base
glossary-population-base-explain = Holds one Citizen die. Without a free base you can't take a Citizen. You start with two and can buy four more with Food.
glossary-speaker = Speaker
glossary-speaker-explain = A white die taken by the orange bonus tile or a Forum. Works once, without colour or bonus action, and returns as the round ends.
glossary-archon = Archon
glossary-archon-explain = Your figure: visits any site for free, without a value. Advisers lend it their colours for bonus actions.
glossary-worker = worker
glossary-worker-explain = A Freeman, a Speaker or the Archon: whoever can be sent to a site.
glossary-adviser = Adviser
glossary-adviser-explain = A Citizen die that grew beyond 6. The first of a colour stays in your row; another of that colour scores at once instead.
glossary-unused = unused
glossary-unused-explain = Not yet sent in this round: beside your board.
glossary-supply = supply
glossary-supply-explain = Dice, tokens and resources that nobody has. Resources never run out; dice can.

## Glossary: the board

glossary-encounter-site = Encounter site
glossary-encounter-site-explain = One of five places for your workers: a resource action above, another action below, and a bonus tile.
glossary-mothership = mothership
glossary-mothership-explain = Asks for a die of its value or more; whatever is missing costs Wisdom. Turns one higher at every visit, from 6 back to 1.
glossary-main-action = main action
glossary-main-action-explain = The upper or the lower action of a site. One of them is done at a visit; a Freeman of value 6 does both.
glossary-bonus-action = bonus action
glossary-bonus-action-explain = An extra of the site for a worker in the colour of its bonus tile; before, between or after the main actions.
glossary-basic-resource = basic resource
glossary-basic-resource-explain = Stone, Food or Wisdom. Gold is not basic, but may be paid in place of any of them.
glossary-building-market = building market
glossary-building-market-explain = Five tiles, one of each colour. The top one is the cheapest; they slide up as others are taken.
glossary-temple = Temple
glossary-temple-explain = Three tracks to climb. At the end the two lower ones of yours count; who is highest holds the Zodiac card.
glossary-zodiac-card = Zodiac card
glossary-zodiac-card-explain = A power for whoever holds it. Taken by the main action of site 3, and given to the highest marker as a round ends.
glossary-military-track = military track
glossary-military-track-explain = How strong you are. Attacks from further ahead bring more; the one furthest ahead starts the next round.
glossary-threshold = threshold
glossary-threshold-explain = A line on the military track: crossing it brings a Superiority token, and markers never fall back behind it.
glossary-attack = attack
glossary-attack-explain = Take the bonus of your space, then 1 VP per weaker marker and 1 VP per threshold behind you. Nobody loses anything.
glossary-weaker = weaker
glossary-weaker-explain = Further back on the military track. Markers on one space are equally strong.
glossary-superiority-token = Superiority token
glossary-superiority-token-explain = Buys one more action after an action of yours, once per turn. In the solo training it keeps the motherships still.
glossary-bastion = Bastion
glossary-bastion-explain = Marks the first player. Goes to the strongest as a round ends; in a tie to the lowest marker of the stack.

## Glossary: the city

glossary-city = city
glossary-city-explain = Your own tiles on a grid without limits. A new one must touch a side of one that lies there.
glossary-farm = Farm
glossary-farm-explain = Any tile built face down: free, without colour or ability. It helps to fill a district.
glossary-district = district
glossary-district-explain = Four tiles in a square, whatever they are. Districts may share tiles.
glossary-seat-of-power = seat of power
glossary-seat-of-power-explain = The middle of a district. A die put there completes it, and scores its value times your tower of that colour at the end.
glossary-complete-district = complete a district
glossary-complete-district-explain = Put the die of an unused Freeman on an empty seat: score a matching card, then activate the buildings of the die's colour.
glossary-district-card = District card
glossary-district-card-explain = A pattern of four tiles with points, and Gold for whoever matches it first. Grey cells accept any tile.
glossary-tower = tower
glossary-tower-explain = One of five on your Palace. Its height multiplies the dice of its colour on your seats. A floor costs Gold equal to the height so far.
glossary-reserved-tile = reserved tile
glossary-reserved-tile-explain = Kept by a Construction Site. Building it later costs its Stone but no Wisdom.

## Glossary: the game

glossary-round = round
glossary-round-explain = Players take turns until all have passed.
glossary-pass = pass
glossary-pass-explain = Take your workers back: each of your Freemen grows by 1, and a 6 becomes an Adviser. You are out until the round ends.
glossary-vp = victory points (VP)
glossary-vp-explain = The most win; in a tie, the most tiles in the city.
glossary-end-condition = end condition
glossary-end-condition-explain = Three summits, no Gold on District cards, floors of three colours or fewer, or a Citizen missing: the round is the last.
glossary-solo-training = solo training
glossary-solo-training-explain = Five rounds alone against a target score, with a neutral marker on the military track.
glossary-neutral-marker = neutral marker
glossary-neutral-marker-explain = Stands for an opponent in the solo training: before the threshold of the round.
glossary-target = target score
glossary-target-explain = What you need to win the solo training: 180 VP, and 20 more for each bonus tile that lies on the site of its kind.

### Decisions, actions, events, refusals: below

## Decisions: a title, what this is, what to look at

decision-draft-die = A die to start with
decision-draft-die-what = Take one of these dice: it becomes one of your two first Freemen, with the value it shows.
decision-draft-die-look = High dice pay less Wisdom but become Advisers sooner. Which bonus tiles and buildings have its colour?
decision-solo-discard = Put back a high die
decision-solo-discard-what = The two highest dice go back to the supply; several are equal, so you choose which.
decision-solo-discard-look = Which colours do you want to keep: those of good bonus tiles, of the market, of the District cards?
decision-solo-keep = A die to start with
decision-solo-keep-what = Keep two of the three dice left: they become your first Freemen.
decision-solo-keep-look = Compare the colours with the bonus tiles of the sites and the District cards.
decision-choose-action = Your action
decision-choose-action-what = Visit a site, complete a district, raise a tower, take a base, or pass and let your Freemen grow.
decision-choose-action-look = Which ship is low, which bonus tile has your die's colour? Is a seat of power empty? Passing ends your round.
decision-payment = How to pay
decision-payment-what = Gold may stand in for any basic resource: choose how much of it you use.
decision-payment-look = Gold left is 1 VP each and raises towers; but a resource you need soon may be worth more.
decision-visit-step = The visit
decision-visit-step-what = Perform a main action of the site; a 6 may do both. A bonus action may come before, between or after.
decision-visit-step-look = Order matters: resources first can pay for the rest. Which of the two serves your next district?
decision-choose-basic = A basic resource
decision-choose-basic-what = Gain 1 Stone, Food or Wisdom.
decision-choose-basic-look = Stone builds and climbs, Food grows people, Wisdom pays for low dice, market slots and Citizens.
decision-military-choice = Advance and attack
decision-military-choice-what = Advance, attack, or both, in the order you like.
decision-military-choice-look = Which space has the better bonus, and whom do you pass? Crossing a threshold first is 1 VP more for the attack.
decision-advance-or-attack = Advance or attack
decision-advance-or-attack-what = Only one of the two.
decision-advance-or-attack-look = A token for crossing a threshold, or the bonus and the points of an attack now?
decision-swap-for-gold = A swap
decision-swap-for-gold-what = Your space lets you pay 1 basic resource for 1 Gold.
decision-swap-for-gold-look = Gold raises towers, stands in for anything and is worth 1 VP at the end.
decision-construct = Construct
decision-construct-what = Choose a tile, its side and its place. A building costs Wisdom and Stone; as a Farm any tile is free.
decision-construct-look = Which place closes a square, and which District card would it match? Its ability works at once.
decision-use-ability = Use the ability?
decision-use-ability-what = You may use the ability of your new building once, now.
decision-use-ability-look = It works again whenever you complete a district around it with a die of its colour.
decision-choose-temple = Which Temple?
decision-choose-temple-what = Climb one of the three Temples.
decision-choose-temple-look = Only your two lower tracks score. Who is highest holds the Zodiac card as the round ends.
decision-paid-climb = One more step?
decision-paid-climb-what = You may pay 1 Gold to climb 1 step of another Temple.
decision-paid-climb-look = A step of a lower track is worth more at the end than the Gold. Later steps bring more.
decision-take-citizen = A new Citizen
decision-take-citizen-what = Take a die of the Citizen area and put it on a free base: it is an unused Freeman at once.
decision-take-citizen-look = Its colour opens bonus actions and activates buildings; the slot says what it costs.
decision-libra-recruit = Libra: recruit a Citizen?
decision-libra-recruit-what = After completing a district you may recruit a Citizen, paying the Wisdom of its slot.
decision-libra-recruit-look = The base you have just freed is empty: is a die worth its Wisdom?
decision-take-speaker = Which Speaker?
decision-take-speaker-what = Take a Speaker: an extra worker for this round.
decision-take-speaker-look = A higher one saves Wisdom. He goes back as the round ends, used or not.
decision-sagittarius-raise = Sagittarius: add 1?
decision-sagittarius-raise-what = You may add 1 to the die you have just taken.
decision-sagittarius-raise-look = Higher visits more cheaply, and scores more on a seat; but it also grows out of your hands sooner.
decision-spend-food = Spend Food
decision-spend-food-what = For each Food, up to three, raise an unused Freeman by 1 or advance one space.
decision-spend-food-look = A 6 does both main actions. A threshold gives a token. A 6 that is raised becomes an Adviser.
decision-bonus-choice = Pisces: the bonus or Gold?
decision-bonus-choice-what = Perform the bonus action as the tile has it, or take 1 Gold instead, without its cost.
decision-bonus-choice-look = Gold is worth a point and raises towers; what would the tile bring you now?
decision-district-card = Which card?
decision-district-card-what = Your district matches several District cards: score one of them.
decision-district-card-look = Each card gives its higher points only once. Is there Gold on one?
decision-activate-next = Activate buildings
decision-activate-next-what = Use each building of the district in the colour of your die once, in any order; the Agora with any die.
decision-activate-next-look = What one brings may serve the next: Freemen before what counts them, resources before what costs.
decision-capricorn-raise = Capricorn: raise a Freeman?
decision-capricorn-raise-what = After raising a tower you may raise one of your Freemen by 2, at most to 6.
decision-capricorn-raise-look = An unused 6 does both main actions. One that is already placed only gains for later.
decision-adviser-order = Which becomes Adviser first?
decision-adviser-order-what = Several of your Freemen grow beyond 6. They become Advisers one after the other.
decision-adviser-order-look = New colours first lengthen the row: a colour already there then scores more.
decision-spend-superiority = One more action?
decision-spend-superiority-what = Spend a Superiority token to act once more at once.
decision-spend-superiority-look = Tokens are worth nothing at the end. What would somebody take from you before your next turn?
decision-veteran-target = Which veteran?
decision-veteran-target-what = Choose an unused Freeman: you score his value, then it falls by 1.
decision-veteran-target-look = The highest scores most. A 6 that falls to 5 stays a Freeman when you pass.
decision-reserve-tile = Reserve a tile
decision-reserve-tile-what = Take a tile of the market and keep it. Building it later costs only its Stone.
decision-reserve-tile-look = The dear slots at the bottom save most Wisdom. Which tile would somebody else take?
decision-recolour = A new colour
decision-recolour-what = Exchange the die of an unused Freeman for one of another colour; the value stays.
decision-recolour-look = Which colour opens a bonus action, a seat under a high tower, a new Adviser?
decision-portal = The Portal
decision-portal-what = Raise an unused Freeman by 1 or 2. Beyond 6 he becomes an Adviser.
decision-portal-look = A 6 does both main actions. An Adviser frees his base and lends the Archon his colour.
decision-choose-mothership = Which mothership?
decision-choose-mothership-what = Turn one mothership back to 1.
decision-choose-mothership-look = Where do you want to go next with a low die? The others will gain from it too.
decision-copy-building = The Mages' Tower
decision-copy-building-what = Use the ability of a building beside the Mages' Tower.
decision-copy-building-look = Which neighbour brings most right now?
decision-solo-neighbour = Which neighbour turns?
decision-solo-neighbour-what = The mothership of a neighbouring site also turns one higher.
decision-solo-neighbour-look = Which site do you need less this round? A ship at 5 will soon come round to 1, but only by a visit.
decision-solo-freeze = Keep the ships still?
decision-solo-freeze-what = Spend a Superiority token, and no mothership turns at this visit.
decision-solo-freeze-look = Worth most where a low ship is to be visited again.

## Actions: what a player can choose

cell = ({ $x }, { $y })
action-draft-die = Take { $die_the }
action-discard-die = Put back { $die_the }
action-keep-die = Keep { $die_the }
action-visit-site = Send { $worker_the } to { $site_the }
action-complete-district = Complete the district at { cell } with { $freeman_the }
action-raise-tower = Raise the { $colour_the } tower
action-grow-population = Grow the population: take a base
action-pass-choose-action = Pass: take your workers back, out for the round
action-spend-superiority = Spend a Superiority token: one more action
action-spend-superiority-solo-freeze = Spend a Superiority token: no mothership turns
action-decline = Decline
action-decline-swap-for-gold = Swap nothing
action-decline-use-ability = Don't use it
action-decline-paid-climb = Don't climb
action-decline-libra-recruit = Recruit nobody
action-decline-sagittarius-raise = Leave the die as it is
action-decline-capricorn-raise = Raise nobody
action-decline-spend-superiority = End your turn
action-decline-solo-freeze = Let the ships turn
action-solo-neighbour = { $site } turns too
action-main-action =
    { $action ->
        [gain_stone] { main-gain-stone }
        [gain_food] { main-gain-food }
        [gain_wisdom] { main-gain-wisdom }
        [gain_basic_and_gold] { main-gain-basic-and-gold }
        [gain_one_each] { main-gain-one-each }
        [military] { main-military }
        [build] { main-build }
        [temple] { main-temple }
        [recruit] { main-recruit }
       *[spend_food] { main-spend-food }
    }
action-bonus-action = { $tile }
action-done-visit-step = End the visit
action-done-spend-food = Spend no more Food
action-done-activate-next = Activate nothing more
action-take-gold = Take 1 Gold instead
action-perform-bonus = Perform the bonus action
# What $gains is when nothing is counted is the common text "nothing".
action-pay =
    { $gains ->
        [nothing] Pay without Gold
       *[other] Pay with Gold in place of { $gains }
    }
action-choose-basic = 1 { $resource }
action-swap-for-gold = Pay 1 { $resource } for 1 Gold
army-advance = Advance
army-attack = Attack
army-advance-then-attack = Advance, then attack
army-attack-then-advance = Attack, then advance
action-military-choice = { $plan }
action-advance = 1 Food: advance 1 space
action-raise-freeman = 1 Food: raise { $freeman_the } by 1
face-building = building
face-farm = Farm
action-construct =
    { $face_id ->
        [farm] { $reserved ->
            [yes] Build your reserved tile ({ $tile }) as a Farm at { cell }
           *[no] Build { $tile_the } as a Farm at { cell }
        }
       *[building] { $reserved ->
            [yes] Build your reserved tile { $tile } at { cell }
           *[no] Build { $tile_the } at { cell }
        }
    }
action-use-ability = Use { $building_the }
action-activate = Activate { $building_the } at { cell }
action-copy-building = Use { $building_the } at { cell }
action-reserve-tile = Keep { $tile_the }
action-choose-mothership = { $site }: turn the ship back to 1
action-veteran-target = Score { $freeman_the }
action-recolour = { $freeman } becomes { $colour }
action-portal = Raise { $freeman_the } by { $amount }
action-choose-temple = Climb { $temple_the }
action-paid-climb = 1 Gold: climb { $temple_the }
action-take-citizen = Take { $die_the }
action-take-speaker = Take { $die_the }
action-sagittarius-raise = Add 1
action-capricorn-raise =
    { $site ->
        [0] Raise { $freeman_the } by 2
       *[other] Raise { $freeman_the } on { $site_the } by 2
    }
action-promote-freeman = Next Adviser: { $freeman_the }
action-score-card = Score { $card_the }
action-spare-gold = Pay without Gold wherever the resource is at hand
group-visit-site = Send { $worker_the } to a site
group-complete-district = Complete a district with { $freeman_the }
group-construct =
    { $face_id ->
        [farm] Build { $tile_the } as a Farm
       *[building] Build { $tile_the }
    }
group-recolour = Change the colour of { $freeman_the }
group-portal = Raise { $freeman_the }

# What a player may type for an action, beside its own text; several words separated by commas.
verb-draft-die = draft
verb-discard-die = discard, put back
verb-keep-die = keep die
verb-visit-site = send, visit
verb-complete-district = complete, district
verb-raise-tower = tower, raise tower
verb-grow-population = grow, base
verb-spend-superiority = token, spend
verb-decline = decline, no
verb-solo-neighbour = neighbour, turn
verb-main-action = main
verb-bonus-action = bonus
verb-take-gold = gold instead
verb-perform-bonus = perform
verb-pay = pay
verb-choose-basic = gain
verb-swap-for-gold = swap
verb-military-choice = army, military
verb-advance = advance food
verb-raise-freeman = feed, raise
verb-construct = build, construct
verb-use-ability = use
verb-activate = activate
verb-copy-building = copy
verb-reserve-tile = reserve
verb-choose-mothership = ship, reset
verb-veteran-target = veteran
verb-recolour = recolour, recolor
verb-portal = portal
verb-choose-temple = climb, temple
verb-paid-climb = pay climb
verb-take-citizen = recruit, citizen
verb-take-speaker = speaker
verb-sagittarius-raise = add
verb-capricorn-raise = capricorn
verb-promote-freeman = promote
verb-score-card = score, card

## Choices as they are told to the others

told-draft-die = { "" }
told-discard-die = { $name } puts back { $die_the }.
told-keep-die = { "" }
told-visit-site = { "" }
told-complete-district = { "" }
told-raise-tower = { "" }
told-grow-population = { "" }
told-spend-superiority = { "" }
told-decline = { "" }
told-solo-neighbour = { "" }
told-main-action = { "" }
told-bonus-action = { $name } uses { $tile_the }.
told-take-gold = { "" }
told-perform-bonus = { "" }
told-pay = { "" }
told-choose-basic = { "" }
told-swap-for-gold = { "" }
told-military-choice = { "" }
told-advance = { "" }
told-raise-freeman = { "" }
told-construct = { "" }
told-use-ability = { "" }
told-activate = { "" }
told-copy-building = { "" }
told-reserve-tile = { "" }
told-choose-mothership = { "" }
told-veteran-target = { "" }
told-recolour = { "" }
told-portal = { "" }
told-choose-temple = { "" }
told-paid-climb = { "" }
told-take-citizen = { "" }
told-take-speaker = { "" }
told-sagittarius-raise = { "" }
told-capricorn-raise = { "" }
told-promote-freeman = { "" }
told-score-card = { "" }

## Events

event-round-began = Round { $round } · { $name } begins
event-bastion-taken = { $name } takes the Bastion and plays first.
event-draft-rolled = The dice to start with: { $dice }.
event-die-drafted = { $name } takes { $die_the }.
event-gained =
    { $source_id ->
        [swap] { $name } gains { $gains } for it.
        [attack] { $name } gains { $gains } by the attack.
        [pisces] { $name } gains { $gains } instead, by Pisces.
        [gemini] { $name } gains { $gains }, by Gemini.
        [scorpio] { $name } gains { $gains }, by Scorpio.
       *[other] { $name } gains { $gains }.
    }
event-paid =
    { $source_id ->
        [visit] { $name } pays { $gains }: the die is below the ship.
        [swap] { $name } swaps { $gains }.
       *[other] { $name } pays { $gains }.
    }
event-scored =
    { $source_id ->
        [attack] { $name } scores { vp-scored } for the attack.
        [aries] { $name } scores { vp-scored } for red dice, by Aries.
        [final_space] { $name } reaches the final space and scores { vp-scored }.
        [last_base] { $name } scores { vp-scored } for the last base.
        [adviser] { $name } scores { vp-scored } for an Adviser of a colour already in the row.
        [gold] { $name } scores { vp-scored } for Gold.
        [adviser_row] { $name } scores { vp-scored } for the adviser row.
        [temples] { $name } scores { vp-scored } for the two lower Temples.
        [seats_of_power] { $name } scores { vp-scored } for seats of power and towers.
       *[other] { $name } scores { vp-scored }: { $source }.
    }
vp-scored = { $vp } VP
event-worker-sent = { $name } sends { $worker_the } to { $site_the }.
event-mothership-turned = { $site }: the ship now shows { $value }.
event-advanced = { $name } advances to { $space_the }.
event-token-taken = { $name } crosses threshold { $threshold } and takes a Superiority token.
event-token-spent = { $name } spends a Superiority token.
event-attacked = { $name } attacks from { $space_the }: { weaker-markers }, { crossed-thresholds }.
weaker-markers =
    { $weaker ->
        [0] no weaker marker
        [one] { $weaker } weaker marker
       *[other] { $weaker } weaker markers
    }
crossed-thresholds =
    { $thresholds ->
        [0] no threshold
        [one] { $thresholds } threshold
       *[other] { $thresholds } thresholds
    }
event-constructed =
    { $face_id ->
        [farm] { $name } builds a Farm at { cell } ({ $tile } face down).
       *[building] { $over ->
            [yes] { $name } builds { $tile_the } on the Farm at { cell }.
           *[no] { $name } builds { $tile_the } at { cell }.
        }
    }
event-district-formed = { $name } has a new district at { cell }.
event-farm-returned = The Farm ({ $tile }) goes under the { $colour_the } pile.
event-market-refilled = Into the market comes: { $tile }.
event-top-revealed = { "" }
chance-building = The next tile of its pile: { $tile }.
event-tile-reserved = { $name } keeps { $tile_the } for later.
event-ability-used = { $name } uses { $building_the }.
event-climbed = { $name } climbs { $temple_the } to step { $step }.
event-zodiac-taken =
    { $giver_id ->
        [none] { $name } takes { $card_the } from { $temple_the }.
       *[other] { $name } takes { $card_the } from { $giver }.
    }
event-zodiac-returned = { $card } goes back to { $temple_the }.
event-citizen-taken = { $name } takes { $die_the } from the Citizen area.
event-citizen-entered = Into the Citizen area comes: { $die }.
event-speaker-taken = { $name } takes { $die_the }.
event-speaker-rerolled = A Speaker that was 5 is rolled again: { $value }.
event-speakers-returned = The Speakers are back: { $values }.
event-freeman-changed = { $name } has { $after } in place of { $before }.
event-speaker-raised = { $name } has a Speaker that now shows { $value }.
event-adviser-placed = { $name } has a new Adviser: { $colour }, on slot { $slot }.
event-adviser-returned = { $name } has an Adviser of this colour already ({ $colour }): the die goes back to the supply.
event-district-completed = { $name } completes the district at { cell } with { $freeman_the }: the die counts { $value }.
event-card-scored =
    { $first ->
        [yes] The district matches the card { $card }, for the first time.
       *[no] The district matches the card { $card } again.
    }
event-tower-raised = { $name } raises the { $colour_the } tower to { $height }.
event-base-taken = { $name } now has { $bases } bases.
event-passed = { "" }
event-workers-returned = { "" }
event-freemen-raised =
    { $dice_count ->
        [0] { $name } takes the workers back.
       *[other] { $name } takes the workers back, and the Freemen grow: { $dice }.
    }
event-retreated = { $name } falls back to { $space_the }.
event-neutral-moved = The neutral marker moves to { $space_the }.
event-end-announced = This round is the last: { $condition }.
event-end-withdrawn = It is not the last round after all; no longer true: { $condition }.
event-end-reached = The end: { $condition }.

## Refusals

refused-no-such-site = There is no such site: they are numbered 1 to 5.
refused-no-such-worker = You have no such unused worker.
refused-ship-too-high = { $site }: the ship stands { $wisdom } above this die, and you can't pay that in Wisdom or Gold.
refused-no-such-freeman = You have no such unused Freeman.
refused-no-such-die = There is no die of this colour to exchange for, or it is the same colour.
refused-no-district = You have no district there: four tiles must fill the square.
refused-seat-taken = A die lies on that seat of power already.
refused-card-does-not-match = This card does not match the district.
refused-not-in-district = That building is not in this district.
refused-activated-once = That building was activated already.
refused-colour-of-die = Only buildings in the colour of the die are activated, and the Agora.
refused-cannot-do = This can't be done now.
refused-no-such-plan = Choose: advance, attack, or both in one order or the other.
refused-one-of-both = Only one of the two: advance or attack.
refused-no-floor = No { $colour } floor is left in the supply.
refused-tower-cost = Raising the { $colour_the } tower costs { $gold } Gold, more than you have.
refused-already-six = This Freeman already shows 6.
refused-no-base-left = You have all your bases already.
refused-base-cost = The next base costs { $food } Food; with your Gold you can't pay it.
refused-not-a-six = Only Freemen of value 6 become Advisers now.
refused-no-free-base = You have no free base for a Citizen.
refused-not-in-area = There is no such die in the recruitment area.
refused-too-little = You have too little of this: { $resource } ({ $has }).
refused-gold-beyond-cost = That is more Gold than the cost.
refused-stone-or-food = Here it is Stone or Food.
refused-not-basic = This is no basic resource: Stone, Food or Wisdom.
refused-no-neighbour = That site is no neighbour of the one you visit, or its ship shows 6.
refused-summit = Your marker stands on the summit there: { $temple }.
refused-another-temple = This step must go to another Temple than { $temple_the }.
refused-main-action-first = Perform a main action first.
refused-not-in-draft = There is no such die to choose from.
refused-not-highest = Only the highest dice are put back.
refused-not-on-site = That is not on the site you visit.
refused-bonus-once = The bonus action was used in this visit already.
refused-bonus-colour = The bonus action is only for a worker in the colour { $colour }.
refused-one-main-action = A second main action takes a Freeman of value 6.
refused-spend-food-first = Spend at least 1 Food.
refused-tile-not-there = It is not there to be taken: { $tile }.
refused-not-adjacent = A new tile must touch a side of a tile of your city.
refused-building-cost = { $tile } costs { $gains }; with your Gold you can't pay it.
refused-farm-over-farm = With Virgo only a building can cover a Farm, not another Farm.
refused-cell-taken = A tile lies there already.
refused-not-just-placed = Only the building you have just placed can be used now.
refused-portal-amount = The Portal adds 1 or 2, and a 6 is promoted with the first.
refused-not-beside-tower = That building is not beside the Mages' Tower.
refused-tower-twice = A Mages' Tower is used only once in a chain.
refused-nothing-to-copy = That ability could do nothing now.

## The board as text

sheet-status = Where we are
sheet-setup = Set-up
sheet-round = Round { $n }
sheet-round-of = Round { $n } of { $last }
sheet-visit = Visit: { $site }
sheet-bastion = Bastion:
sheet-order = Order of play:
sheet-has-passed = passed
sheet-end = Last round: { $condition }.
sheet-target = Target: { $target } VP.
sheet-board = Main board
sheet-sites = Encounter sites
sheet-site = Site
sheet-ship = Ship
sheet-bonus = Bonus tile
sheet-upper = Upper action
sheet-lower = Lower action
sheet-workers = Workers there
sheet-workers-of = { $name }: { $workers }
sheet-ships = Ships, site 1 to 5:
sheet-ship-brief = { $value } ({ $colour })
sheet-market = Building market
sheet-slot = Wisdom
sheet-tile = Tile
sheet-colour = Colour
sheet-stone = Stone
sheet-next = Next on the pile
sheet-market-costs = Market (Wisdom + Stone):
sheet-market-brief = { $tile } ({ $letter }, { $wisdom } + { $stone })
sheet-cards = District cards
sheet-card = Card
sheet-pattern = Pattern
sheet-points = VP
sheet-gold = Gold
sheet-scored = Scored by
sheet-card-points = { $first } / { $again }
sheet-card-pattern = { $top } / { $bottom }
sheet-citizens = Citizens (Wisdom):
sheet-citizen = { $die } ({ $wisdom })
sheet-speakers = Speakers:
sheet-none = none
sheet-floors = Floors left:
sheet-dice = Dice in the supply:
sheet-count = { $colour } { $n }
sheet-draft = To choose from:
sheet-temples = Temples
sheet-temple = Temple
sheet-zodiac = Zodiac card
sheet-holder = Held by
sheet-steps = Steps
sheet-step = { $name } { $n }
sheet-at-temple = at the temple
sheet-military = Military track, space:
sheet-strength = { $name } { $n }
sheet-on-marker = { $marker } (above { $below })
sheet-neutral = neutral marker
sheet-players = Players
sheet-player-player = Player
sheet-player-vp = VP
sheet-player-stone = Stone
sheet-player-food = Food
sheet-player-wisdom = Wisd.
sheet-player-gold = Gold
sheet-player-workers = Unused
sheet-player-military = Army
sheet-player-temples = Temples
sheet-player-tokens = Tok.
sheet-player-tiles = Tiles
sheet-player-districts = Distr.
sheet-player-has = State
sheet-has-bastion = Bastion
sheet-own = Your city
sheet-city-of = The city of { $name }
sheet-stock = { $resources }; { vp-held }.
vp-held = { $vp } VP
sheet-tokens =
    { $n ->
        [0] No Superiority token.
        [one] { $n } Superiority token.
       *[other] { $n } Superiority tokens.
    }
sheet-unused = Unused workers:
sheet-placed = On sites:
sheet-worker-at = { $worker } ({ $site })
sheet-bases =
    { $n ->
        [0] No free base.
        [one] { $n } free base.
       *[other] { $n } free bases.
    }
sheet-next-base = The next one costs { $food } Food.
sheet-all-bases = All six bases are taken.
sheet-advisers = Advisers:
sheet-advisers-worth = worth { $vp } VP
sheet-towers = Towers:
sheet-seats = Seats of power:
sheet-seat = { $cell } { $die }
sheet-seat-empty = { $cell } empty
sheet-seat-matches = { $cell } empty, matches { $cards }
sheet-seat-worth = = { $vp } VP
sheet-own-zodiac = Zodiac cards:
sheet-reserved = Reserved tiles:
sheet-plan = The city: columns are x, rows are y; a dot is a place for a new tile.
sheet-plan-open = ·
sheet-letter-red = R
sheet-letter-purple = P
sheet-letter-blue = B
sheet-letter-orange = O
sheet-letter-yellow = Y
sheet-letter-farm = f
sheet-letter-agora = A
sheet-letter-palace = #
sheet-letters = { $red } red, { $purple } purple, { $blue } blue, { $orange } orange, { $yellow } yellow, { $farm } Farm, { $agora } Agora, { $palace } Palace
kind-resource = Resources
kind-worker = Workers
kind-site = Encounter sites
kind-main = Main actions
kind-bonus = Bonus tiles
kind-building = Buildings
kind-zodiac = Zodiac cards
kind-temple = Temples
kind-card = District cards
kind-space = Spaces of the military track
kind-track = Tracks
kind-glossary = Glossary

## Beside an action

note-cost = { $gains }
note-free = for free
note-site-1 = Stone or army
note-site-2 = Food or building
note-site-3 = Wisdom or Temple
note-site-4 = Gold or Citizen
note-site-5 = one of each or feeding
note-visit-cost = { $gains }, ship { $from } → { $to }
note-visit = ship { $from } → { $to }
note-bonus = bonus action
note-both = both main actions
note-over = over your Farm
note-forms = forms a district
note-matches = matches { $cards }
note-tower = { $gold } Gold; height { $from } → { $to }
note-base = { $food } Food
note-base-vp = { $food } Food; { vp-held }
note-seat = × tower { $height } = { vp-held } at the end
note-activates =
    { $n ->
        [one] may activate { $n } building
       *[other] may activate { $n } buildings
    }
note-temple = step { $from } → { $to }
note-takes = takes { $card }
note-card = { vp-held }
note-card-gold = { vp-held }, { $gold } Gold
note-attack = { vp-held }; { $bonus }
note-space = to { $space_the }
note-value = { $from } → { $to }
note-adviser = becomes an Adviser
note-adviser-vp = { vp-held } at once
note-ship = now { $from }
note-has = you have { $n }

## Over time

series-vp = Victory points
series-tiles = Tiles in the city
series-round = Round
points-building = Buildings
points-card = District cards
points-attack = Military track
points-aries = Military track
points-final-space = Military track
points-last-base = Population
points-adviser = Advisers
points-adviser-row = Advisers
points-gold = Gold
points-temples = Temples
points-seats-of-power = Seats of power

## The end

decided-by-points = The most points decided.
decided-by-tiles = Equal in points: the tiles in the cities decided.
decided-by-shared-victory = Equal in points and tiles: the victory is shared.
decided-by-target = The target of the training is reached.
decided-by-target-missed = The target of the training is not reached.

## An owner's component file that can't be used

components-length = { $place } needs { $length } numbers.
components-copies = The { $colour_the } tiles must be { $needed } in all, not { $copies }.
components-bonus-colours = Each colour must belong to exactly one bonus tile.
components-towers = { $place } must name each colour at most once: more towers could need more floors than the box holds.
components-pattern = { $place } needs at least one coloured cell.
components-printed-among = { $place } must hold { $value }: the rulebook shows it.
components-no-table = In { $table }: Origins has no such table.
components-form = In { $table }: write each entry as [[{ $table }]].
components-no-entry = In { $table }: there is no { $key } = { $value }.
components-no-field = { $place } is an unknown field.
components-fixed = { $place } is stated in the rulebook. These can be replaced: { $places }.

## My box: what is not the book's

doubt-slot = Slot { $n }
doubt-base = Base { $n }
doubt-step = Step { $n }
doubt-stone = Stone
doubt-copies = Tiles
doubt-card = { $card } ({ $pattern })
doubt-first = VP, first time
doubt-again = VP, later
doubt-rulings = Rulings
doubt-confirmed-market = The book shows 2 Wisdom for the middle slot.
doubt-confirmed-population = The book states the first cost (2) and the last (8).
doubt-confirmed-advisers = The book shows 6 VP on one slot.
doubt-confirmed-temples = The book shows the values 16, 31 and 70.
doubt-ruling-agora = What the Agora does
doubt-ruling-bonus-colours = The colours of the bonus tiles
doubt-ruling-groups = The colours of the groups of buildings
doubt-ruling-shape = Where the first and the last threshold lie
doubt-ruling-spaces = Where the attack bonuses stand on the military track
doubt-ruling-military = The main action of site 1 and the red bonus tile advance 1 space
doubt-ruling-solo = Dice and Speakers of the solo training
doubt-ruling-patterns = The patterns and towers of the District cards

## What a hint speaks of

term-vp =
    { $sign }{ $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
term-vp-name = victory points
term-seats-of-power =
    { $sign }{ $n ->
        [one] { $n } die
       *[other] { $n } dice
    } on seats of power
term-seats-of-power-name = dice on seats of power
term-towers =
    { $sign }{ $n ->
        [one] { $n } tower floor
       *[other] { $n } tower floors
    }
term-towers-name = towers for the Freemen to come
term-temples =
    { $sign }{ $n ->
        [one] { $n } step
       *[other] { $n } steps
    } in the temples
term-temples-name = temples
term-temples-lowest = { $sign }{ $n } on the lowest temple
term-adviser-row =
    { $sign }{ $n ->
        [one] { $n } Adviser
       *[other] { $n } Advisers
    } in the row
term-adviser-row-name = the adviser row
term-gold = { $sign }{ $n } Gold
term-gold-name = Gold
term-stone = { $sign }{ $n } Stone
term-stone-name = Stone
term-food = { $sign }{ $n } Food
term-food-name = Food
term-wisdom = { $sign }{ $n } Wisdom
term-wisdom-name = Wisdom
term-freemen =
    { $sign }{ $n ->
        [one] { $n } Freeman
       *[other] { $n } Freemen
    }
term-freemen-name = Freemen in the rounds to come
term-freemen-value =
    { $sign }{ $n ->
        [one] { $n } pip
       *[other] { $n } pips
    } on the Freemen
term-workers =
    { $sign }{ $n ->
        [one] { $n } worker
       *[other] { $n } workers
    } still unused in this round
term-workers-name = workers still unused in this round
term-workers-value =
    { $sign }{ $n ->
        [one] { $n } pip
       *[other] { $n } pips
    } on the unused workers
term-bases =
    { $sign }{ $n ->
        [one] { $n } Population base
       *[other] { $n } Population bases
    }
term-bases-name = Population bases
term-bases-free =
    { $sign }{ $n ->
        [one] { $n } free Population base
       *[other] { $n } free Population bases
    }
term-city =
    { $sign }{ $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    } in the city
term-city-name = districts that the city promises
term-army = { $sign }{ $n } on the military track
term-army-name = the place on the military track
term-tokens =
    { $sign }{ $n ->
        [one] { $n } Superiority token
       *[other] { $n } Superiority tokens
    }
term-tokens-name = Superiority tokens
term-zodiac =
    { $sign }{ $n ->
        [one] { $n } Zodiac card
       *[other] { $n } Zodiac cards
    }
term-zodiac-name = Zodiac cards
term-motherships = { $sign }{ $n } on the motherships' values
term-motherships-name = low motherships
term-lead =
    { $sign }{ $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on the foremost rival in the temples
term-lead-name = the race in the temples
term-target =
    { $sign }{ $n ->
        [one] { $n } point
       *[other] { $n } points
    } towards the target score
term-target-name = the score to reach in the training
