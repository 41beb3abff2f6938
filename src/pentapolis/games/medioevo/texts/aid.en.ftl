# The player aid: Medioevo Universale on one page. Names and values come from the game's other texts and from its box.

aid-title = Medioevo Universale at a glance

aid-turn = A turn
aid-turn-turn-order = Secret bid: the first alone pays, to the last. Attacks by place: { $penalties }.
aid-turn-events = Barbarian dice; from turn 2 an Event card, { $barbarian_points } barbarian points, a rebellion for each 10 of tax above what is tolerated.
aid-turn-taxes = Tax × (territories + civil levels), then interest, then { $upkeep } florins for each unit, transport and engine.
aid-turn-purchase = Buy in turn order, in any order; a loan of { $loan } once a turn.
aid-turn-combat = One complete move or a pass each, round by round, until all pass.
aid-turn-trade = In turn order, with all trade transports.
aid-turn-end-turn = Cards are straightened, tokens and movement come back.

aid-prices = Purchases
aid-prices-technology = Technology: { $level } florins × level, one level a branch and turn. A missing point: { $point } florins.
aid-prices-building = Building: { $level } × level and as many green points (Cathedral { $cathedral }, 1 purple). An upgrade costs the difference; repair { $repair } a token.
aid-prices-transport = Transport or engine: { $level } × level and as many blue or green points.
aid-prices-units = Units a turn: { $recruits }, and the levels of your civil buildings. In inhabited areas or beside military buildings.
aid-prices-card = Empire card: { $card } florins and { $each } for each you own; one a turn, 2 drawn and 2 more per Cathedral.

aid-units = Units: price, and the ability while the other side has none of the kind
aid-unit-light-infantry = Sacrificed before the roll: +4 to the attack each.
aid-unit-heavy-infantry = −1 to your own losses each. Hit: becomes Light.
aid-unit-archer = A d8 each before the melee; { $hit } or less is 1 damage.
aid-unit-cavalry = +2 damage each if you win or tie. Hit: becomes Heavy.
aid-unit-captain = Levels above the other's: acts as a unit, wakes one kind of yours or stops one of theirs.

aid-transports = Transports and engines
aid-transports-level = Level
aid-transports-movement = Movement
aid-transports-units = Units
aid-transports-cubes = Cubes
aid-transports-engine = Siege engine
aid-transports-hits = Hit: units / building
aid-transports-more = Engines have { $engine } movement points, and a shot for each of up to { $crew } servants: { $hit } or less on a d8 hits.

aid-buildings = Buildings
aid-buildings-name = Building
aid-buildings-structure = Structure
aid-buildings-military = Military levels bring control tokens next door, and protect against engines, archers or melee. From a Castle the first step is free.

aid-battle = A round of battle
aid-battle-ranged = Engines, then Archers, both sides at once.
aid-battle-roll = d4, d6, d8, one reroll. Attack: the highest, or the product of equal dice; with modifiers. Loss: the lowest.
aid-battle-result = The difference hits the loser, at most one per unit of the winner in the melee; per full 20 one more, or one loss less.
aid-battle-losses = Then both take their own losses. The attacker goes on, flees or surrenders.
aid-battle-entry = Land of nobody: 1 Light Infantry, and another, an Archer, a Captain for each d4, d6, d8 of the War Circle from 1 to 3.

aid-trade = Trade
aid-trade-buy = A step, a purchase, a sale: 1 movement point each. Cubes cost and bring { $cube } florins, +20 for each market cube; never a colour that is there.
aid-trade-cube = After a sale, and on leaving, a cube goes to the market.
aid-trade-route = Trade route of { $routes } points: 1 HP each, or +50 florins on every cube of the sale.

aid-technology = Technologies

aid-honor = Honor during the game
aid-honor-gain = Inhabited area conquered 1, with 1 per building level (Cathedral 3); Rome, Jerusalem first +2; City, Castle, Cathedral built 1; rebellion put down 1; an army of 5 or more destroyed 1.
aid-honor-loss = Undeclared attack −3; broken pact −2; new rebellion while barbarians hold your home −1; battle lost to barbarians −1.

aid-end = At the end
aid-end-turns = After { $turns } turns (short, medium, long). A last rebellion check, then 3 HP each, 1 if tied:
aid-end-objectives = Objective tokens, 1 to 8: { $objectives } HP.
aid-end-debt = Debt by loans: { $debt } HP. Own prisoners with others, up to 3, 6, more: −3, −6, −9.
