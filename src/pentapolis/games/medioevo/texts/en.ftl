### Medioevo Universale: every word that a player reads, in English.
### A key is a prefix and an id of components.toml, with hyphens for underscores.

## Kingdoms

kingdom-holy-roman-empire = Holy Roman Empire
kingdom-hungary = Kingdom of Hungary
kingdom-byzantium = Byzantine Empire
kingdom-mamluk = Mamluk Sultanate
kingdom-golden-horde = Golden Horde Khanate
kingdom-novgorod = Novgorod Republic

## Territories, by the name of the land; an inhabited area has its own name

place-rhineland = Rhineland
place-rhineland-the = in Rhineland
area-rhineland = Cologne
place-holstein = Holstein
place-holstein-the = in Holstein
area-holstein = Lübeck
place-saxony = Saxony
place-saxony-the = in Saxony
place-brandenburg = Brandenburg
place-brandenburg-the = in Brandenburg
area-brandenburg = Berlin
place-swabia = Swabia
place-swabia-the = in Swabia
place-bavaria = Bavaria
place-bavaria-the = in Bavaria
area-bavaria = Nuremberg
place-burgundy = Burgundy
place-burgundy-the = in Burgundy
place-buda = Buda
place-buda-the = in Buda
area-buda = Buda
place-pecs = Transdanubia
place-pecs-the = in Transdanubia
place-upper-hungary = Upper Hungary
place-upper-hungary-the = in Upper Hungary
area-upper-hungary = Kassa
place-great-plain = Great Plain
place-great-plain-the = in the Great Plain
area-great-plain = Szeged
place-transylvania = Transylvania
place-transylvania-the = in Transylvania
area-transylvania = Kolozsvár
place-slavonia = Slavonia
place-slavonia-the = in Slavonia
place-croatia = Croatia
place-croatia-the = in Croatia
place-constantinople = Thrace
place-constantinople-the = in Thrace
area-constantinople = Constantinople
place-adrianople = Adrianople
place-adrianople-the = in Adrianople
place-thessalonica = Thessalonica
place-thessalonica-the = in Thessalonica
area-thessalonica = Thessalonica
place-macedonia = Macedonia
place-macedonia-the = in Macedonia
place-nicaea = Bithynia
place-nicaea-the = in Bithynia
area-nicaea = Nicaea
place-smyrna = Ionia
place-smyrna-the = in Ionia
area-smyrna = Smyrna
place-paphlagonia = Paphlagonia
place-paphlagonia-the = in Paphlagonia
place-alexandria = Lower Egypt
place-alexandria-the = in Lower Egypt
area-alexandria = Alexandria
place-cairo = Egypt
place-cairo-the = in Egypt
area-cairo = Cairo
place-sinai = Sinai
place-sinai-the = in Sinai
place-jerusalem = Palestine
place-jerusalem-the = in Palestine
area-jerusalem = Jerusalem
place-karak = Transjordan
place-karak-the = in Transjordan
place-damascus = Syria
place-damascus-the = in Syria
area-damascus = Damascus
place-aleppo = Aleppo
place-aleppo-the = in Aleppo
place-saraj = Lower Volga
place-saraj-the = in the Lower Volga
area-saraj = Saraj
place-caffa = Crimea
place-caffa-the = in Crimea
area-caffa = Caffa
place-tana = Azov
place-tana-the = in Azov
place-don = Don Steppe
place-don-the = in the Don Steppe
area-don = Ukek
place-edisan = Yedisan
place-edisan-the = in Yedisan
place-circassia = Circassia
place-circassia-the = in Circassia
place-bolgar = Volga Bulgaria
place-bolgar-the = in Volga Bulgaria
area-bolgar = Bolgar
place-novgorod = Novgorod
place-novgorod-the = in Novgorod
area-novgorod = Novgorod
place-pskov = Pskov
place-pskov-the = in Pskov
area-pskov = Pskov
place-ingria = Ingria
place-ingria-the = in Ingria
area-ingria = Koporye
place-ladoga = Ladoga
place-ladoga-the = in Ladoga
place-karelia = Karelia
place-karelia-the = in Karelia
place-torzhok = Torzhok
place-torzhok-the = in Torzhok
place-vologda = Vologda
place-vologda-the = in Vologda
area-vologda = Vologda
place-austria = Austria
place-austria-the = in Austria
place-lombardy = Lombardy
place-lombardy-the = in Lombardy
area-lombardy = Milan
place-venice = Veneto
place-venice-the = in Veneto
area-venice = Venice
place-rome = Papal States
place-rome-the = in the Papal States
area-rome = Rome
place-naples = Kingdom of Naples
place-naples-the = in the Kingdom of Naples
place-sicily = Sicily
place-sicily-the = in Sicily
area-sicily = Panormum
place-tunis = Ifriqiya
place-tunis-the = in Ifriqiya
area-tunis = Tunis
place-cyrenaica = Cyrenaica
place-cyrenaica-the = in Cyrenaica
place-bohemia = Bohemia
place-bohemia-the = in Bohemia
area-bohemia = Prague
place-great-poland = Greater Poland
place-great-poland-the = in Greater Poland
place-little-poland = Lesser Poland
place-little-poland-the = in Lesser Poland
area-little-poland = Kraków
place-pomerania = Pomerania
place-pomerania-the = in Pomerania
area-pomerania = Danzig
place-lithuania = Lithuania
place-lithuania-the = in Lithuania
place-livonia = Livonia
place-livonia-the = in Livonia
area-livonia = Riga
place-galicia = Galicia
place-galicia-the = in Galicia
place-polotsk = Polotsk
place-polotsk-the = in Polotsk
place-kiev = Kiev
place-kiev-the = in Kiev
area-kiev = Kiev
place-vladimir = Vladimir-Suzdal
place-vladimir-the = in Vladimir-Suzdal
area-vladimir = Vladimir
place-ryazan = Ryazan
place-ryazan-the = in Ryazan
place-moldavia = Moldavia
place-moldavia-the = in Moldavia
place-wallachia = Wallachia
place-wallachia-the = in Wallachia
place-bulgaria = Bulgaria
place-bulgaria-the = in Bulgaria
place-serbia = Serbia
place-serbia-the = in Serbia
place-bosnia = Bosnia
place-bosnia-the = in Bosnia
place-epirus = Epirus
place-epirus-the = in Epirus
place-achaea = Achaea
place-achaea-the = in Achaea
place-crete = Crete
place-crete-the = in Crete
area-crete = Candia
place-iconium = Iconium
place-iconium-the = in Iconium
area-iconium = Iconium
place-sivas = Sivas
place-sivas-the = in Sivas
place-trebizond = Empire of Trebizond
place-trebizond-the = in the Empire of Trebizond
area-trebizond = Trebisonda
place-cilicia = Cilicia
place-cilicia-the = in Cilicia
place-antioch = Antioch
place-antioch-the = in Antioch
area-antioch = Antakya
place-cyprus = Cyprus
place-cyprus-the = in Cyprus
place-georgia = Georgia
place-georgia-the = in Georgia
place-armenia = Armenia
place-armenia-the = in Armenia
place-jazira = Jazira
place-jazira-the = in Jazira
area-jazira = Mosul

## Sea zones

place-baltic-south = Southern Baltic
place-baltic-south-the = in the Southern Baltic
place-baltic-east = Gulf of Finland
place-baltic-east-the = in the Gulf of Finland
place-ligurian = Ligurian Sea
place-ligurian-the = in the Ligurian Sea
place-tyrrhenian = Tyrrhenian Sea
place-tyrrhenian-the = in the Tyrrhenian Sea
place-adriatic = Adriatic Sea
place-adriatic-the = in the Adriatic Sea
place-lower-adriatic = Lower Adriatic
place-lower-adriatic-the = in the Lower Adriatic
place-ionian = Ionian Sea
place-ionian-the = in the Ionian Sea
place-sirte = Gulf of Sirte
place-sirte-the = in the Gulf of Sirte
place-libyan = Libyan Sea
place-libyan-the = in the Libyan Sea
place-aegean = Aegean Sea
place-aegean-the = in the Aegean Sea
place-cretan = Sea of Crete
place-cretan-the = in the Sea of Crete
place-propontis = Propontis
place-propontis-the = in the Propontis
place-west-black-sea = Western Black Sea
place-west-black-sea-the = in the Western Black Sea
place-east-black-sea = Eastern Black Sea
place-east-black-sea-the = in the Eastern Black Sea
place-azov-sea = Sea of Azov
place-azov-sea-the = in the Sea of Azov
place-levantine = Levantine Sea
place-levantine-the = in the Levantine Sea
place-cilician = Cilician Sea
place-cilician-the = in the Cilician Sea
place-caspian = Caspian Sea
place-caspian-the = in the Caspian Sea

## Goods

good-weapons = Weapons
good-salt = Salt
good-furs = Furs
good-cereals = Cereals
good-slaves = Slaves
good-spices = Spices
good-cloth = Cloth
good-wine = Wine

## Units

unit-light-infantry = Light Infantry
unit-archer = Archer
unit-heavy-infantry = Heavy Infantry
unit-cavalry = Cavalry
unit-captain = Captain
unit-captain-1 = Captain I
unit-captain-1-the = a Captain I
unit-captain-2 = Captain II
unit-captain-2-the = a Captain II
unit-captain-3 = Captain III
unit-captain-3-the = a Captain III

## Buildings

building-village = Village
building-town = Town
building-city = City
building-tower = Tower
building-fort = Fort
building-castle = Castle
building-cathedral = Cathedral

## Transports and siege engines

item-caravan = Caravan
item-merchant-ship = Merchant Ship
item-war-wagon = War Wagon
item-galley = Galley
item-engine = Siege engine
item-engine-the = a siege engine
item-catapult = Catapult
item-catapult-the = a Catapult
item-trebuchet = Trebuchet
item-trebuchet-the = a Trebuchet
item-bombard = Bombard
item-bombard-the = a Bombard

## Branches

branch-transport = Transport
branch-trade = Trade
branch-law = Law
branch-combat = Combat
branch-construction = Construction
branch-religion = Religion

## Technologies

technology-carpentry = Carpentry
technology-carpentry-explain = Design or upgrade a transport: 1 point per level.
technology-logistics = Logistics
technology-logistics-explain = One sea step made by a land transport, or one land step by a ship: 1 point per step.
technology-machinery = Machinery
technology-machinery-explain = The crew of a siege engine also fights: 1 point per engine, until the end of the turn.
technology-cartography = Cartography
technology-cartography-explain = +1 MP for a unit or group not in battle: 2 points per MP.
technology-commerce = Commerce
technology-commerce-explain = Selling in a Village/Town/City: +25/50/100 florins per cube, 1 point per cube.
technology-market = Market
technology-market-explain = Total price of a purchase -50 or of a sale +50 per point, never free.
technology-control = Control
technology-control-explain = Move 1 cube per point between two neighbouring inhabited areas, one of them controlled, with a trade transport.
technology-guilds = Guilds
technology-guilds-explain = One route step counts as accomplished: 2 points per step (not the destination).
technology-edict = Edict
technology-edict-explain = An army crosses a barbarian territory without a horde and meets no resistance, as long as it does not stop there. A caravan or merchant ship enters a territory with barbarians and leaves it unharmed in the same turn. 1 point per territory, for each caravan or ship.
technology-law = Law
technology-law-explain = Shift a rebellion to an empty barbarian territory adjacent to your kingdom: 1 point.
technology-nation = Nation
technology-nation-explain = Move one barbarian unit by one territory: 1 point per unit.
technology-influence = Influence
technology-influence-explain = Convert one barbarian unit in an adjacent territory: 2 points per unit.
technology-art-of-war = Art of War
technology-art-of-war-explain = Recruit or promote a Captain: 1 point per level.
technology-promotion = Promotion
technology-promotion-explain = Shift a fighting unit one rank until the end of the turn: 1 point per rank.
technology-tactics = Tactics
technology-tactics-explain = Name the target of one damage point you inflict: 1 point per damage.
technology-strategy = Strategy
technology-strategy-explain = Inflict one damage before melee, as an Archer would, without a roll: 2 points per damage.
technology-masonry = Masonry
technology-masonry-explain = Design or upgrade a civil building: 1 point per level.
technology-architecture = Architecture
technology-architecture-explain = Design or upgrade a military building: 1 point per level.
technology-mathematics = Mathematics
technology-mathematics-explain = Design or upgrade a siege engine: 1 point per level.
technology-genius = Genius
technology-genius-explain = Upgrade a building or siege engine one level for free: 2 points per level.
technology-religion = Religion
technology-religion-explain = Design a Cathedral: 1 point.
technology-monasticism = Monasticism
technology-monasticism-explain = Turn 1 purple point into 1 point of another colour.
technology-proselytism = Proselytism
technology-proselytism-explain = Use one Empire card of a neighbouring player: 1 point per card.
technology-flight-of-time = Flight of Time
technology-flight-of-time-explain = Use one technology of a neighbouring player: 2 points per technology.

## Colours of technology points

colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-red = red
colour-green = green
colour-purple = purple

## Characters of the Empire cards

character-bishop = Bishop
character-warlord = Warlord
character-crossbowman = Crossbowman
character-scientist = Scientist
character-infiltrator = Infiltrator
character-spy = Spy
character-merchant = Merchant
character-tax-collector = Tax Collector
character-militia = Militia
character-surgeon = Surgeon
character-vendor = Vendor
character-architect = Architect
character-templar = Templar
character-magnate = Magnate
character-jailer = Jailer
character-plague-doctor = Plague Doctor
character-bard = Bard
character-assassin = Assassin
character-joker = Joker
character-diplomat = Diplomat
character-gunner = Gunner
character-ranger = Ranger
character-pirate = Pirate
character-princess = Princess
character-saviour = Saviour
character-camel-driver = Camel Driver
character-marauder = Marauder
character-heroine = Heroine
character-sheriff = Sheriff
character-mystic = Mystic

## Empire cards: what each does, its objective

card-1 = Bishop (1)
card-1-explain = Choose a territory: no battle may be fought there this turn; one already begun stops at the end of its current round. Not on the same territory two turns running.
objective-1 = Control at least 2 Cathedrals.
card-2 = Bishop (2)
card-2-explain = Choose a territory: nobody may buy or sell there this turn; a transaction in progress is cancelled. Not on the same territory two turns running.
objective-2 = Control at least 3 Cathedrals.
card-3 = Bishop (3)
card-3-explain = Choose a territory: nothing may leave it this turn; a move leaving it is stopped. Not on the same territory two turns running.
objective-3 = Control Rome.
card-4 = Warlord (4)
card-4-explain = One enemy unit only blocks the ability of one of your units of the same type: if you have more of them, your ability is active.
objective-4 = Win a battle against an army or horde of 5 or more military units.
card-5 = Warlord (5)
card-5-explain = +2 to one attack value (yours, another player's or the barbarians') for one round, before damage is assigned.
objective-5 = Plunder a caravan.
card-6 = Warlord (6)
card-6-explain = On entering a territory controlled by another player, half of your military units (rounded up) keep their MP and may move on; the others stop.
objective-6 = Conquer at least 2 territories in the same turn.
card-7 = Crossbowman (7)
card-7-explain = Roll 1d6: 1-2, 3-4, 5-6 give 1, 2 or 3 of your units an extra Archer shot for this round.
objective-7 = Have at least 5 Archers on the board.
card-8 = Crossbowman (8)
card-8-explain = Every pair of your Archers present gives -1 to each of your Archer dice (at most -3).
objective-8 = Have at least 4 Archers in one territory.
card-9 = Crossbowman (9)
card-9-explain = Reroll once any of your Archer dice, before any other roll.
objective-9 = Eliminate at least 2 enemy units with Archer shots in one battle.
card-10 = Scientist (10)
card-10-explain = Units crewing your siege engines count double for the number of shots (the limit of 3 may be exceeded), one round.
objective-10 = Reach level II in at least 3 technology branches.
card-11 = Scientist (11)
card-11-explain = One of your caravans also serves as a War Wagon of the same level, or the reverse, until the end of the turn.
objective-11 = Reach level III in at least 2 technology branches.
card-12 = Scientist (12)
card-12-explain = One of your military buildings protects against a second attack type each round, until the end of the turn.
objective-12 = Reach level IV in one technology branch.
card-13 = Infiltrator (13)
card-13-explain = Pay 100 florins and roll 1d3: that many rotated Empire cards, of one or more players, do not straighten at the end of this turn.
objective-13 = Own at least 5 Empire cards.
card-14 = Infiltrator (14)
card-14-explain = Pay 100 florins before the first die: one enemy unit in the battle (not a Captain) joins you, replaced by one of yours of the same type.
objective-14 = Conquer a territory controlled by another player.
card-15 = Infiltrator (15)
card-15-explain = Pay 100 florins: place a War Circle horde in a neighbouring territory; any battle is fought at once.
objective-15 = Control a starting territory of another kingdom.
card-16 = Spy (16)
card-16-explain = 1d8 before any die: 1-3, an enemy War Wagon or siege engine in the battle loses 1 level (removed if level I); 7-8, remove one of your engaged units.
objective-16 = Destroy, plunder or take a War Wagon or siege engine of another player.
card-17 = Spy (17)
card-17-explain = 1d8 before any die: 1-3, remove one enemy military unit from the battle; 7-8, remove one of your engaged units.
objective-17 = Hold at least 1 prisoner of another player.
card-18 = Spy (18)
card-18-explain = 1d8 before any die: 1-3, one enemy unit is out of action (it can still take damage); 7-8, remove one of your engaged units.
objective-18 = Hold at least 3 prisoners.
card-19 = Merchant (19)
card-19-explain = Sell 1 cube in a barbarian territory without barbarian units, inhabited or not, for 100 florins × (different colours aboard - 1).
objective-19 = Sell at least 3 cubes in a single sale action.
card-20 = Merchant (20)
card-20-explain = Sell cubes at 50 florins each anywhere outside your own territories, in spite of any prohibition.
objective-20 = Sell a cube for 160 florins or more.
card-21 = Merchant (21)
card-21-explain = Buy 1 cube of any good in any inhabited area for 150 florins.
objective-21 = Complete a Trade Route (4 steps or more).
card-22 = Tax Collector (22)
card-22-explain = Take 10 florins from the supply per cube on other players' transports inside your territories.
objective-22 = Have at least 2500 florins and no debt.
card-23 = Tax Collector (23)
card-23-explain = Take 20 florins from the supply per cube on other players' transports inside your territories.
objective-23 = Have a tax level of 40 or more at a rebellion check and suffer none.
card-24 = Militia (24)
card-24-explain = When a rebellion breaks out or an enemy enters your territory, place there for free one military unit of your reserve (a Captain I included).
objective-24 = Suppress a rebellion.
card-25 = Militia (25)
card-25-explain = When a rebellion breaks out or an enemy enters your territory, share 3 MP among units that can thereby reach it; no War Wagon needed.
objective-25 = Win a battle as defender against another player or a horde that moved in.
card-26 = Militia (26)
card-26-explain = When a rebellion breaks out or an enemy enters your territory where you have units, it counts as having a Tower; an existing military building absorbs 1 more damage instead.
objective-26 = Control at least 3 Forts or Castles.
card-27 = Surgeon (27)
card-27-explain = Ignore the first point of damage to one of your units.
objective-27 = Win a battle without losing any unit.
card-28 = Surgeon (28)
card-28-explain = In phase 4 of the next turn, buy back at half price the units lost in this round; no technology point for Captains.
objective-28 = Have at least 15 military units on the board.
card-29 = Surgeon (29)
card-29-explain = Your losses from siege engines and Archers are only removed at the end of the round.
objective-29 = Win a battle round with an attack value of 25 or more.
card-30 = Vendor (30)
card-30-explain = Your on-route transport is destroyed: keep your Route tokens this turn; another transport may take over the route.
objective-30 = Own at least 3 caravans or merchant ships.
card-31 = Vendor (31)
card-31-explain = Rearrange your Route tokens as you like, accomplished or not.
objective-31 = Complete a Trade Route of at least 6 steps.
card-32 = Architect (32)
card-32-explain = In the purchase phase, one building costs 50 florins less.
objective-32 = Control at least 2 Cities.
card-33 = Architect (33)
card-33-explain = In the purchase phase, one building costs half its price.
objective-33 = Control at least 5 civil buildings.
card-34 = Templar (34)
card-34-explain = Place for free one military unit (not a Captain) outside your starting kingdom; barbarian resistance applies and is fought at once.
objective-34 = Control Jerusalem (Mamluk Sultanate: Constantinople).
card-35 = Templar (35)
card-35-explain = Place for free one military unit (not a Captain) on your side of a battle in progress outside your starting kingdom.
objective-35 = Win a battle against a horde of 3 or more barbarian units.
card-36 = Magnate (36)
card-36-explain = Put up to 300 florins on this card if empty, or take back what is on it plus 50% from the supply.
objective-36 = Have at least 3500 florins.
card-37 = Magnate (37)
card-37-explain = In phase 3, receive half of the interest paid this turn by the other players.
objective-37 = Control at least 12 territories.
card-38 = Magnate (38)
card-38-explain = Pay 50 florins less interest (minimum 0).
objective-38 = Control a Great Market of value 4 or more.
card-39 = Jailer (39)
card-39-explain = Instead of destroying one enemy unit, keep it prisoner.
objective-39 = Capture at least 2 military units in the same turn.
card-40 = Jailer (40)
card-40-explain = The ratio needed to capture without penalty becomes 2:1.
objective-40 = Have a Captain of level II or more.
card-41 = Jailer (41)
card-41-explain = The capture penalty is reduced by 2 points (minimum 0).
objective-41 = Have at least 2 Captains.
card-42 = Plague Doctor (42)
card-42-explain = Roll 1d6: 1-2, 3-4, 5-6 protect 1, 2 or 3 territories from the event.
objective-42 = Control at least 2 territories hit by this turn's event without losing a unit or receiving a Destruction token there.
card-43 = Plague Doctor (43)
card-43-explain = Protect one territory from the event.
objective-43 = Control at least 3 Towns or Cities.
card-44 = Bard (44)
card-44-explain = Straighten for free one Empire card already used this turn, yours or another player's.
objective-44 = Be first player two turns in a row.
card-45 = Bard (45)
card-45-explain = Pay 50 florins: straighten one Empire card already used this turn, yours or another player's.
objective-45 = Be bound by pacts in force with at least 2 different players.
card-46 = Assassin (46)
card-46-explain = Lower the result of any one die by 1 (minimum 1), even an opponent's.
objective-46 = Control at least 5 military buildings in adjacent territories.
card-47 = Assassin (47)
card-47-explain = Lower the results of any two dice by 1 (minimum 1), even an opponent's.
objective-47 = Eliminate or capture an enemy Captain (player or barbarian).
card-48 = Joker (48)
card-48-explain = Pay 50 florins: cancel the Empire card just rotated; it stays rotated without effect.
objective-48 = Use at least 4 Empire cards in the same turn.
card-49 = Joker (49)
card-49-explain = Cancel the Empire card just rotated; it stays rotated without effect.
objective-49 = Control inhabited areas producing at least 6 different goods.
card-50 = Diplomat (50)
card-50-explain = Roll 1d3: protect that many assets (transports, siege engines, Great Market cubes, buildings) from plunder this turn.
objective-50 = Be bound by a defensive or offensive alliance in force.
card-51 = Diplomat (51)
card-51-explain = Protect one asset from plunder this turn.
objective-51 = Control at least 7 inhabited areas.
card-52 = Gunner (52)
card-52-explain = All your siege engines count one more crew unit for the battle.
objective-52 = Own at least 3 siege engines.
card-53 = Gunner (53)
card-53-explain = One of your siege engines keeps up with an army beyond its own MP.
objective-53 = Own a Bombard.
card-54 = Gunner (54)
card-54-explain = A siege engine serves as a War Wagon of capacity 1d3 this turn.
objective-54 = Destroy or plunder a building of another player.
card-55 = Ranger (55)
card-55-explain = One transport and its load pass unseen through hostile territories (barbarian or player) to their destination.
objective-55 = Own at least 2 War Wagons.
card-56 = Ranger (56)
card-56-explain = Several transports starting in the same territory pass with their loads unseen through hostile territories (barbarian or player) to their destination.
objective-56 = Control a territory 4 or more territories away from your starting kingdom.
card-57 = Pirate (57)
card-57-explain = Produces 1 technology point of any colour.
objective-57 = Plunder or sink a ship of another player.
card-58 = Pirate (58)
card-58-explain = Produces 2 technology points of one colour of your choice.
objective-58 = Own at least 2 Galleys.
card-59 = Princess (59)
card-59-explain = Another Empire card, even another player's, gives both its ability and its technology points.
objective-59 = Control all your starting territories and at least 2 inhabited areas outside them.
card-60 = Princess (60)
card-60-explain = Doubles the technology points of another Empire card, even another player's.
objective-60 = Gain at least 3 HP in the same turn.
card-61 = Saviour (61)
card-61-explain = In the Event phase, draw 3 Event cards and choose the one that applies this turn, even if a card was already revealed.
objective-61 = Control at least 10 territories.
card-62 = Saviour (62)
card-62-explain = When choosing a new Empire card, discard the whole draw and draw the same number again.
objective-62 = Own at least 3 Objective tokens.
card-63 = Camel Driver (63)
card-63-explain = Move one cube from an inhabited area to a neighbouring inhabited area that lacks that colour.
objective-63 = Have 4 different goods on one transport.
card-64 = Camel Driver (64)
card-64-explain = The transport completing your trade route also gets the Great Market bonus.
objective-64 = Control 2 Great Markets of value 3 or more.
card-65 = Marauder (65)
card-65-explain = Pay 100 florins: place a War Circle horde in your service in one of your territories where you have a unit; removed at the end of the turn.
objective-65 = Plunder a building.
card-66 = Marauder (66)
card-66-explain = Lend up to 2 of your units to a barbarian horde; survivors return home at the end of the turn.
objective-66 = Control at least 3 territories bearing the fire icon.
card-67 = Heroine (67)
card-67-explain = A military unit of an army without Captain, even another player's, becomes a Captain I until the end of the turn.
objective-67 = Have at least 4 Cavalry on the board.
card-68 = Heroine (68)
card-68-explain = A Captain, even another player's, gains one level (maximum III) until the end of the turn.
objective-68 = Have a Captain of level III.
card-69 = Sheriff (69)
card-69-explain = Upgrade by one level one of your civil buildings if a military building of higher level stands in the same territory.
objective-69 = Control a territory with a Town or City and a Fort or Castle.
card-70 = Sheriff (70)
card-70-explain = Upgrade by one level one of your military buildings if a civil building of higher level stands in the same territory.
objective-70 = Control a territory with a civil building, a military building and a Cathedral.
card-71 = Mystic (71)
card-71-explain = Spend technology points: 20 florins per point, of any colour.
objective-71 = Spend at least 6 technology points in the same turn.
card-72 = Mystic (72)
card-72-explain = Spend technology points: 100 florins per set of 3 points of different colours.
objective-72 = Control 3 inhabited areas producing the same good.

## Event cards

event-card-1 = Storm in Saxony
event-card-2 = Earthquake in Upper Hungary
event-card-3 = Flood in Ionia
event-card-4 = Plague in Lower Egypt
event-card-5 = Storm in Crimea
event-card-6 = Earthquake in Novgorod
event-card-7 = Flood in the Kingdom of Naples
event-card-8 = Plague in Jazira
event-card-9 = Storm in Bulgaria
event-card-10 = Earthquake in the Don Steppe
event-card-11 = Flood in Lombardy
event-card-12 = Plague in Lesser Poland
event-card-13 = Storm in Ladoga
event-card-14 = Earthquake in Cyprus
event-card-15 = Flood in Sicily
event-card-16 = Plague in Ryazan
event-card-17 = Storm in the Empire of Trebizond
event-card-18 = Earthquake in Slavonia
event-card-19 = Flood in Brandenburg
event-card-20 = Plague in Egypt
event-card-21 = Storm in Wallachia
event-card-22 = Earthquake in Achaea
event-card-23 = Flood in Buda
event-card-24 = Plague in Swabia
event-card-25 = Storm in Livonia
event-card-26 = Earthquake in Croatia
event-card-27 = Flood in Vologda
event-card-28 = Plague in Antioch
event-card-29 = Storm in Bithynia
event-card-30 = Earthquake in the Lower Volga

## Icons of the Event cards

icon-movement = Movement
icon-movement-explain = 1d6: on 1-2, that many of your transports in the red area drop to 0 MP.
icon-armies = Armies
icon-armies-explain = 1d6: on 1-4, spread that much damage over your units in the red area.
icon-buildings = Buildings
icon-buildings-explain = 1d6: on 1-3, spread that much damage over your buildings in the red area.
icon-goods = Goods
icon-goods-explain = 1d6: on 1-2, lose that many cubes from one of your trade transports in the red area.

## Terrain

terrain-plains = Plains
terrain-forest = Forest
terrain-hills = Hills
terrain-mountains = Mountains
terrain-desert = Desert

## Phases

phase-turn-order = Turn order
phase-events = Events
phase-taxes = Taxes and upkeep
phase-purchase = Purchases
phase-combat = Combat
phase-trade = Trade
phase-end-turn = End of turn
phase-setup = Setup

## Awards at the end

award-most-florins = Most florins
award-best-great-market = Highest Great Market
award-best-technology = Highest technology level
award-control-rome = Control of Rome
award-control-jerusalem = Control of Jerusalem (not for the Mamluk)
award-most-cathedrals = Most Cathedrals
award-most-cities = Most Cities
award-most-castles = Most Castles
award-most-territories = Most territories
award-monopoly = Per monopoly

## The game

game-name = Medioevo Universale
game-tagline = Lead a kingdom around 1265: bid for the first move, tax, build, march, trade, and keep or break your word.
game-about = Around 1265 each of you leads a kingdom of the Mediterranean, the Balkans, the Rus or the steppe. Every turn begins with a secret bid for the turn order; disasters and barbarians follow, taxes with the danger of rebellion, purchases, a phase of complete moves and dice battles, and a phase of trade with caravans and ships. Empire cards act at any time, give technology points or are cashed as objectives. Wars, pacts and broken words run through it all. Most Honor Points win.
game-provenance = The rules follow the French rulebook. The map, the Event cards, the points of most Empire cards and nearly all objectives are pictures in the book: here they are reconstructed (ME-A1, ME-A2, ME-A23, ME-A80); whoever owns the box can replace these values with --components.
score-name = Honor Points

## Table options

option-length = Length
option-length-short = short: 8 turns
option-length-medium = medium: 10 turns
option-length-long = long: 12 turns
option-honor-limit = Ends at
option-honor-limit-none = no limit of honor
option-honor-limit-20 = 20 Honor Points
option-honor-limit-25 = 25 Honor Points
option-honor-limit-30 = 30 Honor Points
option-honor-limit-40 = 40 Honor Points
option-honor-limit-50 = 50 Honor Points
option-minutes = Time limit
option-minutes-none = no time limit
option-minutes-60 = 1 hour
option-minutes-120 = 2 hours
option-minutes-180 = 3 hours
option-minutes-240 = 4 hours
option-kingdoms = Kingdoms
option-kingdoms-random = drawn by lot
option-kingdoms-draft = chosen in random order
option-kingdoms-agreed = chosen in seat order
option-starting-bid = Starting bid for kingdoms
option-starting-bid-no = no
option-starting-bid-yes = yes, in Honor Points
option-terrain = Terrain
option-terrain-no = every step costs 1
option-terrain-yes = land costs what it looks like
option-blood-tokens = Blood tokens
option-blood-tokens-no = no
option-blood-tokens-yes = yes
option-teams = Teams
option-teams-no = everybody alone
option-teams-two = two teams
option-teams-three = three teams
option-deployment = Deployment
option-deployment-no = purchases are open
option-deployment-yes = may be called: pieces bought behind the screens
option-odds = Battle odds
option-odds-no = not shown
option-odds-yes = shown before an attack

## Actions: realm

action-bid =
    { $florins ->
        [0] Bid nothing
       *[other] Bid { $sum }
    }
action-bid-more =
    { $florins ->
        [0] Add nothing
       *[other] Add { $sum }
    }
action-bid-for-kingdom = { $kingdom } for { $honor } HP
action-choose-kingdom = Lead: { $kingdom }
action-place-village = Village { $place_the }
action-place-archer = Archer { $place_the }
action-place-transport = { $transport } of level { $level } { $place_the }
action-done-place-start-transports = No more transports
action-keep-start-card = Keep { $card }
action-take-start-token = Take the { $colour } objective token
action-reroll-barbarian-dice = Roll the { $dice } again
action-pass-reroll-barbarian-dice = Let the dice lie
action-choose-event-icons = { $icons }
action-stop-transport = { $item } stops
action-suffer-damage =
    { $item_id ->
        [none] { $unit } { $place_the } takes 1 damage
       *[other] { $unit } on { $item } takes 1 damage
    }
action-suffer-ruin = { $building } { $place_the } takes 1 damage
action-lose-cube = { $item } loses 1 { $good }
action-add-barbarian = Add a barbarian { $place_the }: { $unit }
action-move-horde = Move the horde: { $place } → { $to }
action-done-barbarian-point = Spend no more points
action-aim-horde = The horde attacks { $player }
action-place-rebellion = The rebellion breaks out { $place_the }
action-face-rebellion = First the rebels { $place_the }
action-set-tax = Tax level { $level }
action-return-unit = Give back: { $unit } { $place_the }
action-return-item = Give back: { $item }
action-pay-upkeep = Pay the upkeep
action-dismiss-pieces = Give pieces back
action-done-dismiss-pieces = Give no more back
action-pay-interest = Pay the interest
action-plunder-own =
    { $item_id ->
    [none] Plunder your { $building } { $place_the }
   *[other] Plunder your { $item }
  }
action-done-bankruptcy-plunder = Plunder no more
action-let-rebel = Let a rebellion break out for 100 florins
action-done-bankruptcy-rebellions = No rebellion more
action-take-loan = Take the loan of the turn: 500 florins
action-repay-loan = Repay 500 florins
action-pay-arrears = Pay the arrears
action-time-is-up = Time is up

## Actions: purchases

action-buy-technology = Technology: next level of { $branch }
action-build-building = Build { $building_the } { $place_the }
action-upgrade-building = Upgrade to { $building_the } { $place_the }
action-repair =
    { $tokens ->
        [one] Repair { $tokens } damage { $place_the } ({ $category } building)
       *[other] Repair { $tokens } damage { $place_the } ({ $category } building)
    }
action-build-transport = Build { $kind_the } of level { $level } { $place_the }
action-upgrade-transport = { $item } to level { $level }
action-recruit = Recruit { $unit_the } { $place_the }
action-promote-captain = { $unit } { $place_the } to level { $level }
action-build-siege = Build { $engine_the } { $place_the }
action-upgrade-siege = Make { $item } { $engine_the }
action-ransom = Ransom { $unit_the } from { $captor }, back { $place_the }
action-redeploy-surrendered = Bring back { $unit_the } { $place_the }
action-buy-back = Buy back { $unit_the } at half price, { $place_the }
action-buy-empire-card = Buy an Empire card
action-keep-empire-card = Keep { $card }
action-place-control-token = Control token { $place_the }
action-pass-place-control-token = Place no more tokens
action-end-purchases = Buy nothing more
action-call-deployment = Call deployment: buy behind the screens
action-pass-call-deployment = Buy openly
action-buy-hidden = Behind the screen: { $piece }
action-deploy = Place { $piece_the } { $place_the }
action-return-rest = Give back what has no place
action-claim-objective =
    { $colour_id ->
        [none] Claim the objective of { $card }
       *[other] Claim the objective of { $card }: a token, { $colour }
    }

## Actions: moves

action-begin-move =
    { $item_id ->
    [none] March on foot out of { $place }
   *[other] Move { $item }
  }
action-attack-in-place =
    { $player_id ->
    [none] Attack the barbarians { $place_the }
   *[other] Attack { $player } { $place_the }
  }
action-pass-combat = Pass
action-step = Step → { $place }
action-load =
    { $item_id ->
        [none] { $count } × { $unit } on foot
       *[other] Load { $count } × { $unit } on { $item }
    }
action-unload =
    { $item_id ->
        [none] { $count } × { $unit } stay here
       *[other] Set down { $count } × { $unit } from { $item }
    }
action-hand-over =
    { $item_id ->
        [none] { $count } × { $unit } from those on foot to { $to }
       *[other] { $count } × { $unit } from { $item } to { $to }
    }
action-board = { $item } aboard { $to }
action-disembark = { $item } ashore
action-join-move = { $item } comes along
action-split-group = { $item } parts from the group
action-switch-group = Go on with { $group }
action-finish-move = End the move
action-seize =
    { $how_id ->
    [plunder] { $item }: plunder it
   *[other] { $item }: seize it
  }
action-go-on = Attack { $player } without a declared war: −3 HP
action-take-back = Don't attack
action-choose-opponent =
    { $player_id ->
    [none] Fight the barbarians
   *[other] Fight { $player }
  }
action-fight-nobody = Fight nobody else
action-plunder = Plunder: { $asset }
action-plunder-all = Plunder everything
action-confirm-assets = Keep the rest
action-replace-control-token = Your token { $place_the }
action-done-replace-control-tokens = Replace no more

## Actions: battle

action-declare-capture = Take prisoners in this battle
action-pass-declare-capture = Fight as usual
action-offer-surrender = Propose that { $player } surrender
action-pass-offer-surrender = Fight on
action-surrender-terms =
    { $florins_sign ->
        [minus] { $florins_abs ->
            [one] Surrender; the one who gives up receives { $florins_abs } florin
           *[other] Surrender; the one who gives up receives { $florins_abs } florins
        }
        [zero] Surrender without florins
       *[plus] { $florins_abs ->
            [one] Surrender; the one who gives up pays { $florins_abs } florin
           *[other] Surrender; the one who gives up pays { $florins_abs } florins
        }
    }
action-surrender-pact =
    { $florins_sign ->
        [minus] { $florins_abs ->
            [one] Surrender with your written pact; the one who gives up receives { $florins_abs } florin
           *[other] Surrender with your written pact; the one who gives up receives { $florins_abs } florins
        }
        [zero] Surrender with your written pact, without florins
       *[plus] { $florins_abs ->
            [one] Surrender with your written pact; the one who gives up pays { $florins_abs } florin
           *[other] Surrender with your written pact; the one who gives up pays { $florins_abs } florins
        }
    }
action-pass-surrender-terms = No offer after all
action-accept-surrender = Agree to the surrender
action-refuse-surrender = Refuse: fight on
action-choose-protection = Your walls protect against { $against }
action-flee = Flee → { $to }
action-pass-declare-flight = Don't flee
action-crew-engine = { $unit } serves { $engine }
action-aim-engine = { $engine } aims at the { $target } building
action-done-assign-crews = That is all
action-captain-use =
    { $use_id ->
        [act] The Captain acts as { $unit_the }
        [unlock] The Captain unlocks an ability of your own units: { $unit }
       *[cancel] The Captain blocks an ability of the enemy's units: { $unit }
    }
action-pass-captain-use = No use of the Captain
action-sacrifice-li =
    { $captain ->
    [yes] Sacrifice { $number } Light Infantry and the Captain
   *[no] Sacrifice { $number } Light Infantry
  }
action-pass-sacrifice-li = Sacrifice nobody
action-reroll-attack = Roll the { $dice } again
action-pass-reroll-attack = Let the dice lie
action-spend-blood =
    { $number ->
        [0] Spend no blood token
        [one] Spend { $number } blood token: +{ $number }
       *[other] Spend { $number } blood tokens: +{ $number }
    }
action-overwhelming-choice =
    { $damage ->
        [0] No more damage: fewer own losses
       *[other] { $damage } more damage to the loser
    }
action-hit =
    { $item_id ->
        [none] 1 damage to { $unit_the }
       *[other] 1 damage to { $unit_the } on { $item }
    }
action-fight-on = Fight another round
action-lose-unit = Remove { $unit }

## Actions: trade

action-trade-move = { $transport } → { $to }
action-trade-buy =
    { $route_sign ->
        [zero] { $cubes ->
            [one] { $transport } buys { $cubes } cube
           *[other] { $transport } buys { $cubes } cubes
        }
       *[other] { $cubes ->
            [one] { $transport } buys { $cubes } cube and opens a route of { $route } steps
           *[other] { $transport } buys { $cubes } cubes and opens a route of { $route } steps
        }
    }
action-trade-sell = { $transport } sells
action-add-cube = Sell 1 cube of { $good }
action-take-market = Take the market's bonus
action-take-route = Take the reward of the route
action-confirm-trade = Settle it so
action-convert-points =
    { $honor ->
        [0] All trade points in florins
       *[other] { $honor } HP, the rest in florins
    }
action-place-market-cube = A { $good } cube into the market
action-route-step = Route step: { $place }
action-route-destination = Destination: { $place }
action-assign-route = { $transport } takes over the route
action-abandon-route = Give up the route
action-seize-transport = Take it over
action-plunder-transport = Plunder it
action-end-trade = End your trade

## Actions: cards and technologies

action-use-card =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    }
action-use-card-at =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $place }
action-use-card-on-item =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $item }
action-use-card-on-unit =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $unit }
action-use-card-for-unit =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $place } · { $unit }
action-use-card-on-leader =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $place } · { $unit } · { $player_id ->
        [none] the barbarians
       *[other] { $player }
    }
action-use-card-against =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $place } · { $against }
action-use-card-on-good =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $item } · { $good }
action-use-card-on-market =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $good }: { $place } → { $to }
action-use-card-for-colour =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $colour }
action-use-card-for-player =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $player_id ->
        [none] the barbarians
       *[other] { $player }
    }
action-use-card-on-card =
    { $via_id ->
        [none] Use { $card }
       *[other] Use { $card } of a neighbour (Proselytism)
    } · { $which } · { $player }
action-use-technology =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    }
action-use-technology-times =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    }{ $count ->
        [1] {""}
       *[other] {" "}× { $count }
    }
action-use-technology-at =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $place }
action-use-technology-on-item =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $item }
action-use-technology-for-item =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $place } · { $item }
action-use-technology-on-building =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $place } → { $category }
action-use-technology-on-unit =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $place } · { $unit }
action-use-technology-to-move =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $place } · { $unit } → { $to }
action-use-technology-to-divert =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $place } → { $to }
action-use-technology-on-market =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $place } · { $good } → { $to }
action-use-technology-on-rank =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $unit } · { $player_id ->
        [none] the barbarians
       *[other] { $player }
    } → { $to }
action-use-technology-on-target =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    }{ $item_id ->
        [none] {""}
       *[other] {" "}· { $item }
    } · { $unit } → { $attack }
action-use-technology-to-enter =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } → { $to }
action-use-technology-with-item =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $item } → { $to }
action-use-technology-to-speed =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $item }{ $count ->
        [1] {""}
       *[other] {" "}× { $count }
    }
action-use-technology-to-walk =
    { $via_id ->
        [none] Use { $technology }
       *[other] Use { $technology } of a neighbour (Flight of Time)
    } · { $place } · { $unit }{ $count ->
        [1] {""}
       *[other] {" "}× { $count }
    }
action-produce-points =
    { $via_id ->
        [none] Turn { $card } for points: { $colours }
       *[other] Turn { $card } of a neighbour for points: { $colours }
    }
action-flip-token = Flip an objective token for 1 point: { $colour }
action-convert-point = Make 1 purple point { $colour }
action-hold-card = Hold { $card } of { $player }
action-done-hold-cards = Hold no more
action-protect-territory = Protect: { $place }
action-done-protect-territories = Protect no more
action-protect-asset =
    { $item_id ->
        [none] Protect { $place_the }: { $what }
       *[other] Protect { $item }
    }
action-done-protect-assets = Protect no more
action-take-points = Take { $colours }
action-pass-princess-ability = Leave the ability
action-choose-event = { $event }
action-sell-point = 1 { $colour } point for 20 florins
action-sell-points = Sell for 100 florins: { $colours }
action-done-sell-points = Sell no more
action-reroll-shots = Roll again: { $dice }
action-lower-die =
    { $die_id ->
        [none] Lower a { $face } by 1
       *[other] Lower the { $die } showing { $face } by 1
    }{ $player_id ->
        [none] {""}
       *[other] {" "}({ $player })
    }
action-make-deposit = Deposit { $sum }
action-dump-cubes = Sell { $cubes } × { $good } at 50 florins each
action-done-dump-cubes = Settle it so
action-route-token = Lay the token { $place_the }
action-lend-unit = Lend { $unit_the } ({ $place })
action-done-lend-units = Lend no more
action-done-send-on = No more transports
action-done-send-units = That is all
action-done-muster = Nobody else

## Actions: diplomacy

action-declare-war = Declare war on { $player }
action-offer-pact = Write a pact with { $player }
action-offer-peace = Write an offer of peace to { $player }
action-offer-armistice = Write an offer of armistice to { $player }
action-add-partner = Add { $player } to the pact
action-add-clause =
    { $giver_id ->
    [none] Clause, mutual: { $kind }
   *[other] Clause, { $giver } for { $taker }: { $kind }
  }
action-drop-clause = Strike out the last clause
action-set-end =
    { $turn_sign ->
    [zero] For the whole game
   *[other] Until the end of turn { $turn }
  }
action-set-secret =
    { $secret ->
    [yes] Keep it secret
   *[no] Make it public
  }
action-set-fee = Fee per transaction: { $sum }
action-set-cube-fee = Fee per cube: { $sum }
action-set-units =
    { $units ->
        [one] At least { $units } unit
       *[other] At least { $units } units
    }
action-set-amount = The payment: { $sum }
action-toggle-place = Limit or no longer limit: { $place }
action-toggle-turn = Payment in turn { $turn }, or take that back
action-toggle-against = Against { $player }, or take that back
action-add-prisoner = Hand over { $unit_the } of { $owner }
action-send-offer = Send the offer
action-send-on = { $item } goes on
action-send-unit = { $unit } goes on
action-tear-up = Throw the draft away
action-accept-offer = Accept { $offer_the }
action-refuse-offer = Refuse { $offer_the }
action-counter-offer = Refuse { $offer_the } and write another
action-withdraw-offer = Take { $offer_the } back
action-end-pact = Propose to end { $pact_the }
action-accuse-breach = Accuse { $player } of breaking { $pact_the }
action-admit-breach = Admit it
action-contest-breach = Contest it: the table votes
action-vote-breach =
    { $broken ->
    [yes] The pact was broken
   *[no] The pact was kept
  }
action-break-pact = Break { $pact_the }
action-direct-support = Ask { $ally } to come: { $place } ({ $pact_the })
action-obey-support = Promise { $supported } to go ({ $pact_the })
action-refuse-support = Refuse { $supported } to go ({ $pact_the })
action-muster = From { $place }: { $count } × { $unit }
action-muster-wagon = { $item } comes along
action-ask-if-concerned = Ask me only about my own battles, lands, pieces and dealings
action-leave-cards =
    { $concerned ->
        [yes] Don't ask where only card { $cards } could be used and it is not about me
       *[no] Don't ask where only card { $cards } could be used
    }

## Groups of actions that begin the same

group-place-transport = { $transport } of level { $level }
group-bid-for-kingdom = { $kingdom }
group-recruit = Recruit { $unit_the }
group-build-building = Build { $building_the }
group-build-transport = Build { $kind_the } of level { $level }
group-build-siege = Build { $engine_the }
group-ransom = Ransom { $unit_the } from { $captor }
group-redeploy-surrendered = Bring back { $unit_the }
group-buy-back = Buy back { $unit_the } at half price
group-deploy = Place { $piece_the }
group-claim-objective = Claim the objective of { $card }
group-return-unit = Give back { $unit_the }
group-add-barbarian = Add a barbarian: { $unit }
group-move-horde = Move the horde: { $place }
group-use-card = Use { $card }
group-use-card-at = Use { $card }
group-use-card-on-item = Use { $card }
group-use-card-on-unit = Use { $card }
group-use-card-for-unit = Use { $card }
group-use-card-on-leader = Use { $card }
group-use-card-against = Use { $card }
group-use-card-on-good = Use { $card }
group-use-card-on-market = Use { $card }
group-use-card-for-colour = Use { $card }
group-use-card-for-player = Use { $card }
group-use-card-on-card = Use { $card }
group-use-technology = Use { $technology }
group-use-technology-times = Use { $technology }
group-use-technology-at = Use { $technology }
group-use-technology-on-item = Use { $technology }
group-use-technology-for-item = Use { $technology }
group-use-technology-on-building = Use { $technology }
group-use-technology-on-unit = Use { $technology }
group-use-technology-to-move = Use { $technology }
group-use-technology-to-divert = Use { $technology }
group-use-technology-on-market = Use { $technology }
group-use-technology-on-rank = Use { $technology }
group-use-technology-on-target = Use { $technology }
group-use-technology-to-enter = Use { $technology }
group-use-technology-with-item = Use { $technology }
group-use-technology-to-speed = Use { $technology }
group-use-technology-to-walk = Use { $technology }
group-produce-points = Turn { $card } for points
group-load = Load: { $unit }
group-unload = Set down: { $unit }
group-hand-over = Hand over: { $unit }
group-trade-move = { $transport } moves
group-trade-buy = { $transport } buys
group-route-step = A step of the route
group-route-destination = The destination of the route
group-offer-pact = Write an offer
group-offer-peace = Write an offer
group-offer-armistice = Write an offer
group-add-clause = Clause: { $kind }
group-toggle-place = Limit it to places
group-direct-support = Ask { $ally } to come

## Events: realm

event-turn-began = Turn { $turn }
event-turn-ended = Turn { $turn } ends.
event-phase-began = { $phase }
event-kingdom-taken =
    { $honor_sign ->
    [zero] { $name } leads: { $kingdom }.
   *[other] { $name } leads: { $kingdom }, for { $honor } HP.
  }
event-kingdom-tied = { $seats } bid { $honor } HP each for { $kingdom }: nobody has it yet.
event-cards-dealt =
    { $cards ->
        [one] Everybody is dealt { $cards } Empire card and keeps it.
       *[other] Everybody is dealt { $cards } Empire cards and keeps one.
    }
event-card-kept = { $name } keeps { $card }.
chance-empire = Drawn from the Empire deck: { $card }.
chance-empire-face = On top of the Empire deck now: { $card }.
chance-event-deck = Drawn from the Event deck: { $event }.
chance-event-deck-face = Back of the next Event card: { $tax }.
event-bids-opened = Bids: { $bids }.
event-order-set = Turn order: { $seats }.
event-barbarian-dice-rolled =
    { $again ->
    [yes] The War Circle, rolled again: { $dice }.
   *[no] The War Circle shows { $dice }.
  }
event-event-drawn = An event is drawn ({ $event }).
event-event-chosen = { $name } chooses the event: { $event }.
event-event-rolled = { $name } rolls { $die } for { $icon }.
event-decks-mixed =
    { $cards ->
        [one] { $cards } discarded Event card is shuffled into the deck.
       *[other] { $cards } discarded Event cards are shuffled into the deck.
    }
event-horde-appeared = Barbarians { $place_the }: { $units }.
event-horde-moved = The horde moves: { $place } → { $to }.
event-barbarians-plundered =
    { $items_count ->
        [0] { $buildings_count ->
            [0] The barbarians plunder { $place }.
           *[other] The barbarians plunder { $place_the }: { $buildings }.
        }
       *[other] { $buildings_count ->
            [0] The barbarians plunder { $place_the }: { $items }.
           *[other] The barbarians plunder { $place_the }: { $buildings }, { $items }.
        }
    }
event-token-removed = The control token of { $name } { $place_the } is removed.
event-tax-tolerated =
    { $check_id ->
        [last] Tolerated tax at the last check: { $tax }.
       *[turn] Tolerated tax this turn: { $tax }.
    }
event-tax-set = { $name } sets the tax level to { $tax }.
event-rebellion-broke =
    { $rebellions ->
    [one] { $rebellions } rebellion against { $name }.
   *[other] { $rebellions } rebellions against { $name }.
  }
event-rebellion-placed = Rebellion against { $name } { $place_the }.
event-rebellion-suppressed = { $name } suppresses the rebellion { $place_the }.
event-collected = { $name } receives { $sum }: { $why }.
event-paid = { $name } pays { $sum }: { $why }.
event-paid-to = { $name } pays { $other } { $sum }: { $why }.
event-borrowed = { $name } takes a loan of { $sum }.
event-repaid = { $name } repays { $sum }.
event-interest-missed = { $name } can't pay all the interest; still due: { $sum }.
event-went-bankrupt = { $name } is bankrupt.
event-cleared-arrears = { $name } is bankrupt no more.
event-own-plundered = { $name } plunders an own piece { $place_the }: { $what }.
event-eliminated = { $name } is out of the game.
event-honor-changed =
    { $change_sign ->
    [minus] { $name } loses { $change_abs } HP: { $why }.
   *[plus] { $name } gains { $change_abs } HP: { $why }.
  }
event-piece-returned = { $name } gives back { $piece_the } { $place_the }.
event-units-returned = Units of { $name } are back { $place_the }.
event-blood-taken = { $name } takes a blood token.
event-last-scoring =
    { $why_id ->
    [honor] The honor limit is reached: final scoring.
    [time] The time is over: final scoring.
    [last] One player is left: final scoring.
   *[turns] The last turn is over: final scoring.
  }
event-award-given =
    { $seats_count ->
        [one] { $award }: { $seats }, { $honor } HP.
       *[other] { $award }: { $seats }, { $honor } HP each.
    }
event-florins-counted = Florins at the end: { $bids }.

## Events: purchases

event-item-made = { $name } has { $kind_the } of level { $level } { $place_the }.
event-building-raised = The building of { $name } { $place_the } becomes { $building_the }, free of charge.
event-empire-cards-drawn =
    { $cards ->
        [one] { $name } draws { $cards } Empire card.
       *[other] { $name } draws { $cards } Empire cards.
    }
event-empire-cards-sunk =
    { $cards ->
        [one] { $name } puts { $cards } Empire card under the deck.
       *[other] { $name } puts { $cards } Empire cards under the deck.
    }
event-screens-closed = Pieces bought behind the screens: { $screens }.
event-screen-piece-returned = { $name } can't place { $piece_the } and gets the price back.
event-points-gained = { $name } gets technology points: { $colours }.
event-points-spent =
    { $points ->
        [one] { $name } spends { $points } point ({ $colour }): { $why }.
       *[other] { $name } spends { $points } points ({ $colour }): { $why }.
    }
event-card-cancelled = { $card } of { $name } has no effect.
event-card-straightened = { $name } straightens { $card } of { $player }.
event-cards-held = { $name } holds { $card } of { $player } through the next turn.
event-deposited = { $name } deposits { $sum }.

## Events: moves

event-combat-round-began = Combat round { $round }
event-group-moved =
    { $items_count ->
        [0] { $units ->
            [one] { $name } moves: { $origin } → { $to } ({ $units } unit on foot).
           *[other] { $name } moves: { $origin } → { $to } ({ $units } units on foot).
        }
       *[other] { $units ->
            [0] { $name } moves: { $origin } → { $to } ({ $items }).
            [one] { $name } moves: { $origin } → { $to } ({ $items }; { $units } unit).
           *[other] { $name } moves: { $origin } → { $to } ({ $items }; { $units } units).
        }
    }
event-group-stopped = { $name } stops { $place_the }.
event-move-held = Nothing leaves { $place }: { $name } stays.
event-attacked-undeclared = { $name } attacks { $other } { $place_the } without a declared war.
event-conquered =
    { $former_id ->
        [none] { $name } conquers { $place }.
       *[other] { $name } conquers { $place } from { $former }.
    }
event-assets-plundered =
    { $assets_count ->
        [0] { $cubes ->
            [one] { $name } plunders { $place }: { $cubes } cube, { $sum }.
           *[other] { $name } plunders { $place }: { $cubes } cubes, { $sum }.
        }
       *[other] { $cubes ->
            [0] { $name } plunders { $place }: { $assets }, { $sum }.
            [one] { $name } plunders { $place }: { $assets }, { $cubes } cube, { $sum }.
           *[other] { $name } plunders { $place }: { $assets }, { $cubes } cubes, { $sum }.
        }
    }
event-item-taken =
    { $other_id ->
        [none] { $name } takes { $kind_the } of the barbarians { $place_the }.
       *[other] { $name } takes { $kind_the } of { $other } { $place_the }.
    }
event-control-token-replaced = { $name } replaces the token of { $other } { $place_the }.
event-battle-held = No battle may be fought { $place_the } now: { $name } and { $other } stand together.
event-unit-summoned = { $name } places { $unit_the } { $place_the }.
event-unit-promoted =
    { $player_id ->
        [none] { $unit } of the barbarians counts as { $to } until the end of the turn.
       *[other] { $unit } of { $player } counts as { $to } until the end of the turn.
    }
event-units-lent = { $name } lends { $unit_the } from { $origin } to the horde { $place_the }.
event-barbarian-moved = { $name } moves { $unit_the } of the barbarians: { $origin } → { $place }.
event-barbarian-converted = { $unit } of the barbarians { $place_the } joins { $name }.

## Events: battle

event-battle-began =
    { $attacker_id ->
        [none] Battle { $place_the }: the barbarians attack { $defender }
       *[other] Battle { $place_the }: { $attacker } attacks { $defender }
    }{ $cause_id ->
        [resistance] {" "}(barbarian resistance)
        [rebellion] {" "}(rebellion)
       *[other] {""}
    }.
event-battle-round-began = Battle round { $round } { $place_the }
event-protection-chosen =
    { $side_id ->
        [none] The walls protect the barbarians against { $against }.
       *[other] The walls of { $side } protect against { $against }.
    }
event-shots-rolled =
    { $side_id ->
        [none] { $kind_id ->
            [artillery] The engines of the barbarians fire: { $dice }.
           *[other] The Archers of the barbarians shoot: { $dice }.
        }
       *[other] { $kind_id ->
            [artillery] The engines of { $side } fire: { $dice }.
           *[other] The Archers of { $side } shoot: { $dice }.
        }
    }
event-captain-acted =
    { $side_id ->
        [none] The Captain of the barbarians acts as { $unit_the }.
       *[other] The Captain of { $side } acts as { $unit_the }.
    }
event-units-sacrificed =
    { $side_id ->
        [none] { $number ->
            [one] The barbarians sacrifice { $number } unit.
           *[other] The barbarians sacrifice { $number } units.
        }
       *[other] { $number ->
            [one] { $side } sacrifices { $number } unit.
           *[other] { $side } sacrifices { $number } units.
        }
    }
event-units-hurried =
    { $units ->
        [one] { $units } unit of { $name } hurries: { $place } → { $to }.
       *[other] { $units } units of { $name } hurry: { $place } → { $to }.
    }
event-attack-rolled =
    { $side_id ->
        [none] The barbarians roll { $dice }.
       *[other] { $side } rolls { $dice }.
    }
event-attack-rerolled = { $side } rolls again: { $dice }.
event-attacks-compared = Attack values: { $attacker } { $attack }, { $defender } { $defence }.
event-damage-taken =
    { $side_id ->
        [none] The barbarians take { $points } damage
       *[other] { $side } takes { $points } damage
    }{ $kind_id ->
        [artillery] {" "}from siege engines
        [archery] {" "}from Archers
        [loss] {" "}as own losses
       *[other] {" "}in the melee
    }.
event-unit-fell =
    { $side_id ->
        [none] The barbarians lose { $unit_the }.
       *[other] { $side } loses { $unit_the }.
    }
event-unit-worn =
    { $side_id ->
        [none] { $unit } of the barbarians becomes { $became }.
       *[other] { $unit } of { $side } becomes { $became }.
    }
event-unit-captured =
    { $by_id ->
        [none] The barbarians capture { $unit_the } of { $side }.
       *[other] { $by } captures { $unit_the } of { $side }.
    }
event-prisoners-freed =
    { $units ->
        [one] { $units } prisoner of { $side } is free.
       *[other] { $units } prisoners of { $side } are free.
    }
event-prisoners-handed-over = { $name } hands { $count } × { $unit } of { $owner } over to { $other }.
event-building-damaged = { $building } { $place_the }: { $points } damage.
event-building-destroyed = { $building } { $place_the } is destroyed.
event-sinking-rolled = A galley of { $side } has no crew left: { $die }.
event-galley-sank = A galley of { $side } sinks with all aboard.
event-army-fled =
    { $side_id ->
        [none] The barbarians flee: { $place } → { $to }.
       *[other] { $side } flees: { $place } → { $to }.
    }
event-flight-failed = { $side } can't flee any more and stays { $place_the }.
event-army-surrendered =
    { $florins_sign ->
        [zero] { $side } surrenders to { $winner } { $place_the }.
        [minus] { $florins_abs ->
            [one] { $side } surrenders to { $winner } { $place_the } for { $florins_abs } florin.
           *[other] { $side } surrenders to { $winner } { $place_the } for { $florins_abs } florins.
        }
       *[plus] { $florins_abs ->
            [one] { $side } surrenders to { $winner } { $place_the } and pays { $florins_abs } florin.
           *[other] { $side } surrenders to { $winner } { $place_the } and pays { $florins_abs } florins.
        }
    }
event-battle-ended =
    { $how_id ->
        [suspended] The battle { $place_the } is broken off until the next turn.
        [stopped] The battle { $place_the } stops.
        [both_out] Nobody is left { $place_the }.
       *[other] { $winner_id ->
            [none] The barbarians win the battle { $place_the }.
           *[other] { $winner } wins the battle { $place_the }.
        }
    }
event-card-die-rolled = { $name } rolls for { $card }: { $face }.
event-spy-rolled = { $name } sends { $card }: { $face }.
event-die-lowered = { $name } lowers a die from { $face } to { $to }.

## Events: trade

event-travelled = { $transport } of { $name }: { $origin } → { $place }.
event-goods-bought =
    { $cubes ->
        [one] { $name } buys { $cubes } cube of { $good } { $place_the } for { $sum }.
       *[other] { $name } buys { $cubes } cubes of { $good } { $place_the } for { $sum }.
    }
event-goods-sold = { $name } sells { $goods } { $place_the } for { $sum }.
event-trade-undone = The deal of { $name } { $place_the } comes to nothing.
event-market-cube-placed = { $name } puts a { $good } cube into the market { $place_the }.
event-market-cube-moved = { $name } moves a { $good } cube: { $origin } → { $place }.
event-route-opened = { $name } opens a route: { $steps } → { $destination }.
event-route-rearranged = { $name } lays the route anew: { $steps } → { $destination }.
event-route-step-done = { $name } accomplishes the step { $place }.
event-route-completed =
    { $points ->
        [0] { $name } completes a route of { $steps } steps.
        [one] { $name } completes a route of { $steps } steps: { $points } trade point, { $honor } HP.
       *[other] { $name } completes a route of { $steps } steps: { $points } trade points, { $honor } HP.
    }
event-route-removed =
    { $why_id ->
        [abandoned] { $name } gives the route up.
        [sale] The route of { $name } is spoilt by a sale elsewhere.
       *[lost] The route of { $name } is over: its transport is lost.
    }
event-transport-plundered = The barbarians plunder { $kind_the } of { $name } { $place_the }.

## Events: diplomacy

event-war-began =
    { $why_id ->
        [attack] War: { $by } has attacked { $other }.
        [joined] War: { $by } helps an ally against { $other }.
       *[declared] { $by } declares war on { $other }.
    }
event-war-ended = { $name } and { $other } make peace.
event-armistice-made = { $name } and { $other } agree on an armistice for this turn.
event-offer-made =
    { $kind_id ->
        [peace] { $sender } offers peace ({ $offer_the }).
        [armistice] { $sender } offers an armistice ({ $offer_the }).
        [end_pact] { $sender } proposes to end a pact ({ $offer_the }).
       *[pact] { $sender } offers a pact ({ $offer_the }).
    }
event-offer-answered =
    { $answer_id ->
        [accepted] { $by } accepts { $offer_the }.
        [refused] { $by } refuses { $offer_the }.
       *[withdrawn] { $by } takes { $offer_the } back.
    }
event-offer-fell =
    { $why_id ->
        [unable] Nothing comes of { $offer_the }: somebody can't give what it asks.
       *[lapsed] Time is over for { $offer_the }.
    }
event-pact-signed =
    { $end ->
        [0] { $signatories } sign { $pact_the } for the whole game: { $clauses }.
       *[other] { $signatories } sign { $pact_the } until the end of turn { $end }: { $clauses }.
    }
event-secret-pact-signed =
    { $end ->
        [0] { $signatories } sign { $pact_the } in secret, for the whole game: { $clauses }.
       *[other] { $signatories } sign { $pact_the } in secret, until the end of turn { $end }: { $clauses }.
    }
event-pact-ended =
    { $why_id ->
        [time] Time is over for { $pact_the } of { $signatories }.
        [agreed] { $signatories } agree to end { $pact_the }.
       *[left] Somebody has left: { $pact_the } of { $signatories } ends.
    }
event-secret-pact-ended =
    { $why_id ->
        [time] Time is over for the secret { $pact_the } of { $signatories }.
        [agreed] { $signatories } agree to end the secret { $pact_the }.
       *[left] Somebody has left: the secret { $pact_the } of { $signatories } ends.
    }
event-pact-revealed = A secret pact comes to light, { $pact_the } of { $signatories }: { $clauses }.
event-pact-broken = { $name } breaks { $pact_the } of { $signatories }.
event-breach-claimed = { $name } accuses { $accused } of breaking { $pact_the }.
event-breach-voted =
    { $breach ->
        [yes] The table votes that { $pact_the } was broken
       *[no] The table votes that { $pact_the } was kept
    }{ $broken_count ->
        [0] {""}
       *[other] {" "}· broken: { $broken }
    }{ $kept_count ->
        [0] {""}
       *[other] {" "}· kept: { $kept }
    }.
event-overstayed = Units of { $name } stay { $place_the } without right: { $host } is attacked.
event-secretly-paid = { $payer } pays { $payee } { $sum } in secret.
event-support-due =
    { $units ->
        [one] { $ally } must support { $supported } against { $enemy } with at least { $units } unit.
       *[other] { $ally } must support { $supported } against { $enemy } with at least { $units } units.
    }
event-support-directed = { $supported } wants the units of { $ally } { $place_the }.
event-support-answered =
    { $answer_id ->
    [obeys] { $ally } promises to help { $supported }.
   *[other] { $ally } refuses to help { $supported }.
  }

## What florins are paid for

why-taxes = taxes
why-card = an Empire card's ability
why-empire-card = an Empire card
why-deposit = deposit
why-engine = siege engine
why-building = building
why-goods = goods
why-interest = interest
why-loan = loan
why-repair = repairs
why-transport = transport
why-unit = military unit
why-technology = technology
why-points = technology points
why-upkeep = upkeep
why-ransom = ransom
why-pact = pact
why-surrender = surrender
why-trade-fee = trade fee
why-plunder = plunder
why-rebellion = rebellion
why-bid = turn order
why-breach = broken pact
why-debt = debt
why-large-army = large army defeated
why-lost-to-barbarians = lost to barbarians
why-monopoly = monopoly
why-new-rebellion = new rebellion
why-trade-route = trade route
why-undeclared-attack = attack without declaration
why-conquest = conquest
why-card-22 = Tax Collector
why-card-23 = Tax Collector
why-card-37 = Magnate
why-card-71 = Mystic
why-card-72 = Mystic
why-token = objective token
why-first-rome = first conquest of Rome
why-first-jerusalem = first conquest of Jerusalem
why-prisoners = prisoners held
why-objectives = Objective tokens

## Small things

category-civil = civil
category-military = military
category-religious = religious
category-market = Great Market
attack-siege-engines = siege engines
attack-archers = Archers
attack-melee = melee
attack-artillery = siege engines
attack-archery = Archers
clause-trade = trade agreement
clause-passage = right of passage
clause-military-control = military control
clause-civil-control = civil control
clause-non-belligerence = non-aggression
clause-defensive-alliance = defensive alliance
clause-offensive-alliance = offensive alliance
clause-payment = payment
clause-prisoner-exchange = prisoners
clause-against = against { $who }
clause-fee = { $n } florins per transaction
clause-cube-fee = { $n } florins per cube
clause-units =
    { $n ->
        [one] at least { $n } unit
       *[other] at least { $n } units
    }
clause-amount =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
clause-turns = in turn { $turns }
offer-pact = pact
offer-peace = peace
offer-armistice = armistice
offer-end-pact = end of a pact
offer-offer = offer
offer-offer-the = offer

## Decisions

decision-bid = Bid for the turn order
decision-bid-what = All bid in secret; the highest is first and pays the last player. Later places carry a penalty in every battle.
decision-bid-look = What will you need this turn? Being last brings money if somebody bids high.
decision-tie-bid = Bid more
decision-tie-bid-what = You tied for the first place: add florins in secret; the sum counts.
decision-tie-bid-look = Is the first place worth more to you than what you have already bid?
decision-starting-bid = Bid honor for a kingdom
decision-starting-bid-what = Name a kingdom and 0 to 10 HP. The sole highest bidder gets it and pays.
decision-starting-bid-look = Ports, neighbours, distance to Rome and Jerusalem.
decision-choose-kingdom = Choose your kingdom
decision-choose-kingdom-what = Seven home territories that stay yours without an army.
decision-choose-kingdom-look = Ports, goods, neighbours.
decision-place-village = Place your village
decision-place-village-what = It goes free of charge on an inhabited area of your kingdom.
decision-place-village-look = It raises taxes and the number of units you may recruit.
decision-place-archer = Place your Archer
decision-place-archer-what = Your first military unit goes into a home territory.
decision-place-archer-look = Where could you use a garrison, or load it on a transport?
decision-place-start-transports = Your first transports
decision-place-start-transports-what = Two levels in all: two of level I or one of level II. Ships need a port.
decision-place-start-transports-look = A wagon or galley moves armies, a caravan or ship trades.
decision-keep-start-card = Keep an Empire card
decision-keep-start-card-what = Keep one of three; the others go back into the deck.
decision-keep-start-card-look = Compare ability, points and objective.
decision-take-start-token = Take an objective token
decision-take-start-token-what = Any colour; it gives 1 point of its colour each turn and counts at the end.
decision-take-start-token-look = Which technology do you want to use first?
decision-reroll-barbarian-dice = The barbarian dice
decision-reroll-barbarian-dice-what = You may roll any of the three dice again, once. They hold for all barbarians this turn.
decision-reroll-barbarian-dice-look = 1 to 3 adds units; high dice make them strong in battle. Who will meet them?
decision-choose-event-icons = Two disasters
decision-choose-event-icons-what = Choose two of the card's three icons, and their order. Everybody in the red area rolls.
decision-choose-event-icons-look = What stands in the red area, yours and theirs?
decision-event-stop-transports = A transport stops
decision-event-stop-transports-what = It has no movement points left this turn.
decision-event-stop-transports-look = Which one needs to move least?
decision-event-assign-unit-damage = Damage by the event
decision-event-assign-unit-damage-what = One of your units in the red area takes a point of damage.
decision-event-assign-unit-damage-look = Light Infantry is cheapest; Cavalry and Heavy Infantry only become lesser.
decision-event-assign-building-damage = Damage to a building
decision-event-assign-building-damage-what = One of your buildings in the red area gets a destruction token.
decision-event-assign-building-damage-look = How much can each still bear? Repairs cost 50 florins a token.
decision-event-lose-goods = Goods are lost
decision-event-lose-goods-what = A trade transport in the red area loses a cube.
decision-event-lose-goods-look = Which good sells least well where you go?
decision-barbarian-point = Barbarian points
decision-barbarian-point-what = For each point add one barbarian unit or move a horde one step.
decision-barbarian-point-look = Hordes plunder undefended lands and keep conquerors busy.
decision-barbarian-target = Whom the horde attacks
decision-barbarian-target-what = Several players stand there; say whom it fights first.
decision-barbarian-target-look = The horde goes on until it is beaten or alone.
decision-place-rebellion = A rebellion
decision-place-rebellion-what = It breaks out in one of your least defended home territories.
decision-place-rebellion-look = Where does plunder hurt least, where can you win the place back?
decision-order-rebellion-battles = Which rebels first
decision-order-rebellion-battles-what = Your garrisons fight the rebels one after the other.
decision-order-rebellion-battles-look = Cards used in one battle are not there for the next.
decision-set-tax = Set your tax
decision-set-tax-what = 10 to 50 florins for each territory and civil level. All choose in secret.
decision-set-tax-look = The next rebellion check, in the last turn too, tolerates a sum still hidden, not the back in view. Every 10 above it is a rebellion.
decision-disband = Upkeep
decision-disband-what = Every unit, transport and engine costs upkeep. Give back what is not worth it, then pay.
decision-disband-look = What will you need in the combat phase? A loan helps once a turn.
decision-dismiss-pieces = Give pieces back
decision-dismiss-pieces-what = Units, transports and engines go back to the supply.
decision-dismiss-pieces-look = Cargo is lost, units at sea too.
decision-settle-interest = Interest
decision-settle-interest-what = Each loan of an earlier turn costs 50 florins.
decision-settle-interest-look = Cards can lower it.
decision-bankruptcy-plunder = Bankrupt
decision-bankruptcy-plunder-what = Plunder buildings or transports of your own for half their price, to pay the interest.
decision-bankruptcy-plunder-look = Two phases without paying in full put you out of the game.
decision-bankruptcy-rebellions = Bankrupt: let them rebel
decision-bankruptcy-rebellions-what = Each rebellion at home brings 100 florins.
decision-bankruptcy-rebellions-look = It may cost more than it brings.
decision-purchases = Purchases
decision-purchases-what = Buy technologies, buildings, transports, units, engines and one Empire card, in any order.
decision-purchases-look = Designs need technology points: cards and tokens give them, 100 florins buy one.
decision-call-deployment = Deployment?
decision-call-deployment-what = If you call it, all buy their pieces at once, behind the screens.
decision-call-deployment-look = Secrecy helps whoever strikes first.
decision-hidden-purchases = Buy behind the screen
decision-hidden-purchases-what = Choose pieces one by one, then close. They are placed in turn order.
decision-hidden-purchases-look = What can't be placed is refunded.
decision-deploy = Deploy
decision-deploy-what = Place the pieces you bought in secret.
decision-deploy-look = Where will they be needed in this combat phase?
decision-keep-empire-card = Keep an Empire card
decision-keep-empire-card-what = Keep one of those you drew; the others go under the deck.
decision-keep-empire-card-look = Compare ability, points and objective.
decision-place-control-token = A control token
decision-place-control-token-what = Put it into a territory adjacent to the new military building.
decision-place-control-token-look = A territory with a token is yours without an army.
decision-combat-turn = Your complete move
decision-combat-turn-what = Move one or more groups that end in one place, attack where you stand, or pass.
decision-combat-turn-look = All that moves is exhausted afterwards. The phase ends when everybody passes in a row.
decision-complete-move = The move
decision-complete-move-what = Load, step, set down, split; then end the move.
decision-complete-move-look = Who meets somebody stops. Undo is free until something is revealed.
decision-confirm-attack = Attack without a declared war?
decision-confirm-attack-what = It costs 3 HP, starts the war and breaks your pacts with that player.
decision-confirm-attack-look = A war declared this turn lets you attack freely from the next.
decision-confirm-fight = Fight without a declared war?
decision-confirm-fight-what = It costs 3 HP, starts the war and breaks your pacts with that player.
decision-confirm-fight-look = You may leave them alone.
decision-confirm-arrival = Attack where you arrive?
decision-confirm-arrival-what = Ending the move there is an attack without a declared war: 3 HP, war, broken pacts.
decision-confirm-arrival-look = You may go on instead.
decision-confirm-seizure = Seize without a declared war?
decision-confirm-seizure-what = It counts as an attack: 3 HP, war, broken pacts.
decision-confirm-seizure-look = Is the piece worth it?
decision-choose-opponent = Whom to fight
decision-choose-opponent-what = Several sides stand there; you fight them one after the other.
decision-choose-opponent-look = Losses of one battle weigh in the next.
decision-dispose-assets = Keep or plunder
decision-dispose-assets-what = Mark what you plunder for half its price; everything else you keep.
decision-dispose-assets-look = Kept transports and engines need a property token.
decision-replace-control-tokens = Control tokens of the loser
decision-replace-control-tokens-what = Replace tokens that came from the building you have taken.
decision-replace-control-tokens-look = You have eight tokens in all.
decision-declare-capture = Before the battle
decision-declare-capture-what = Say whether you take prisoners, or propose a surrender.
decision-declare-capture-look = Without three to one, capturing halves your attack value.
decision-offer-surrender = Surrender?
decision-offer-surrender-what = Propose a surrender, or fight on.
decision-offer-surrender-look = Surrendered units come back next turn free of charge.
decision-surrender-terms = Terms of surrender
decision-surrender-terms-what = Name the florins that change hands; a public pact you have written for the other may go with them.
decision-surrender-terms-look = The other side may refuse.
decision-answer-surrender = A surrender is proposed
decision-answer-surrender-what = Accept and the battle ends; refuse and it goes on.
decision-answer-surrender-look = How would the next round go?
decision-choose-protection = What the building protects against
decision-choose-protection-what = Its level lowers the damage of one type of attack in this round.
decision-choose-protection-look = Where will the enemy hit hardest?
decision-declare-flight = Flee?
decision-declare-flight-what = You fight this round at half strength, then leave by the route you name.
decision-declare-flight-look = The loss value rises by the movement points of the route.
decision-assign-crews = Crews and targets
decision-assign-crews-what = Give each engine up to three units, and aim it.
decision-assign-crews-look = Crews don't fight in the melee.
decision-captain-use = Your Captain
decision-captain-use-what = Act as a unit of a type, let your type act, or cancel the enemy's.
decision-captain-use-look = As many uses as your Captain is levels ahead.
decision-sacrifice-li = Sacrifice
decision-sacrifice-li-what = Each Light Infantry you give up adds 4 to your attack value.
decision-sacrifice-li-look = Fewer units also mean a lower limit of damage.
decision-reroll-attack = Your dice
decision-reroll-attack-what = Roll any of them again, once, together.
decision-reroll-attack-look = The highest counts, or the product of equal ones; the lowest is your own loss.
decision-spend-blood = Blood tokens
decision-spend-blood-what = Each adds 1 to your attack value in this round.
decision-spend-blood-look = They are gone afterwards.
decision-overwhelming-choice = Overwhelming superiority
decision-overwhelming-choice-what = For each full 20 of difference: one more damage, or one less of your own loss.
decision-overwhelming-choice-look = Can the enemy still take damage?
decision-assign-damage = Assign damage
decision-assign-damage-what = One point to one of your units.
decision-assign-damage-look = Cavalry and Heavy Infantry become lesser units before they fall.
decision-battle-continue = How to go on
decision-battle-continue-what = Another round, one with flight, or talk of surrender.
decision-battle-continue-look = Compare what is left on both sides.
decision-lose-unit = A unit is lost
decision-lose-unit-what = Remove one of your units from the battle.
decision-lose-unit-look = Which do you need least?
decision-trade-turn = Your trade
decision-trade-turn-what = Move, buy and sell with your caravans and ships; every step and action costs 1 movement point.
decision-trade-turn-look = Sell where the colour is missing; market cubes raise the price.
decision-trade-buy = Your purchase
decision-trade-buy-what = Settle it, or use something first.
decision-trade-buy-look = Market lowers the price by 50 for each point.
decision-trade-sell = Your sale
decision-trade-sell-what = Add cubes one by one, then settle.
decision-trade-sell-look = Commerce and Market raise the price; a route gives either its reward or the market's bonus.
decision-convert-trade-points = Trade points
decision-convert-trade-points-what = Each becomes 1 HP, or 50 florins on every cube sold.
decision-convert-trade-points-look = How many cubes do you sell?
decision-place-market-cube = A market cube
decision-place-market-cube-what = One of these colours stays in the area and raises later prices.
decision-place-market-cube-look = It also keeps that colour from being sold there.
decision-open-route = Your trade route
decision-open-route-what = Choose its steps, the destination last. They may be visited in any order.
decision-open-route-look = Near steps are done sooner; the transport must not sell elsewhere.
decision-seize-entering-transport = A transport comes to you
decision-seize-entering-transport-what = You are at war with its owner: take it over or plunder it.
decision-seize-entering-transport-look = Seizing needs a property token of its level.
decision-answer-accusation = You are accused
decision-answer-accusation-what = Admit the breach, or let the table vote.
decision-answer-accusation-look = A breach costs 2 HP and ends the pact.
decision-vote-breach = Was the pact broken?
decision-vote-breach-what = All vote at once; a tie changes nothing.
decision-vote-breach-look = What did the ally do with its units?
decision-choose-broken-pact = Two allies at war
decision-choose-broken-pact-what = You can't keep both pacts: break one, at the price of 2 HP.
decision-choose-broken-pact-look = Which ally is worth more to you?
decision-hold-cards = Hold cards
decision-hold-cards-what = They stay turned through the next turn.
decision-hold-cards-look = Which cards would harm you most?
decision-protect-territories = Protect from the event
decision-protect-territories-what = The event spares these territories.
decision-protect-territories-look = Any red territory may be named.
decision-protect-assets = Protect from plunder
decision-protect-assets-what = These assets can't be plundered this turn.
decision-protect-assets-look = Buildings, transports, engines, a market.
decision-princess-points = Points as well
decision-princess-points-what = The card gives its points too.
decision-princess-points-look = They last to the end of the phase.
decision-princess-ability = The ability as well
decision-princess-ability-what = The card gives its ability too.
decision-princess-ability-look = Only what can be used now.
decision-choose-event = Choose the event
decision-choose-event-what = One of these three applies this turn.
decision-choose-event-look = Whom does each area hit?
decision-sell-points = Points for florins
decision-sell-points-what = Spend points of your own production.
decision-sell-points-look = They would be lost at the end of the phase.
decision-archer-reaction = Shoot again
decision-archer-reaction-what = Roll any of your Archer dice once more.
decision-archer-reaction-look = 1 to 3 hits.
decision-lower-die = Lower a die
decision-lower-die-what = A die just rolled shows 1 less, never below 1.
decision-lower-die-look = Breaking equal dice can cost an attack its product.
decision-magnate-deposit = Your deposit
decision-magnate-deposit-what = Up to 300 florins; later they come back with half of it more.
decision-magnate-deposit-look = What do you need this turn?
decision-dump-cubes = Sell at 50
decision-dump-cubes-what = Any cubes at 50 florins each.
decision-dump-cubes-look = The route of this transport is over afterwards.
decision-lay-route = Lay the route anew
decision-lay-route-what = Number and sides of the tokens stay; the places change.
decision-lay-route-look = Different inhabited areas.
decision-lend-units = Lend units
decision-lend-units-what = Up to two units join the horde and come home at the end of the turn.
decision-lend-units-look = They fight with the barbarians' dice.
decision-free-actions = At any time
decision-free-actions-what = Loans, objectives, cards, war: at any free moment.
decision-free-actions-look = Nobody waits for it.
decision-parley = Diplomacy
decision-parley-what = Write, send and answer offers; only the parties see them.
decision-parley-look = Only clauses bind; words don't.
decision-clock = The clock
decision-clock-what = The table's time runs.
decision-clock-look = The turn is finished when it is up.
decision-event-drawn = An event is drawn
decision-event-drawn-what = You can act before its icons are chosen.
decision-event-drawn-look = Protect territories, or choose another event.
decision-rebellion = A rebellion breaks out
decision-rebellion-what = You can act before it is fought.
decision-rebellion-look = Law sends it away, Militia helps.
decision-upkeep = Interest is paid
decision-upkeep-what = You can act on it.
decision-upkeep-look = A Magnate takes his share.
decision-move = Somebody moves
decision-move-what = You can act before the step.
decision-move-look = A Bishop lets nothing leave a territory.
decision-enter = An army enters
decision-enter-what = You can act before it fights or conquers.
decision-enter-look = Militia and Cartography help now.
decision-before-battle = Before the battle
decision-before-battle-what = You can act before the first die.
decision-before-battle-look = Spies, Templars, Promotion, Nation.
decision-artillery-setup = Siege engines are manned
decision-artillery-setup-what = You can act before they fire.
decision-artillery-setup-look = Gunners and Scientists.
decision-artillery-rolled = Siege engines have fired
decision-artillery-rolled-what = You can change dice before damage.
decision-artillery-rolled-look = Assassins lower a die.
decision-archery-setup = Archers take aim
decision-archery-setup-what = You can act before they shoot.
decision-archery-setup-look = Crossbowmen, Strategy, Machinery.
decision-archery-rolled = Archers have shot
decision-archery-rolled-what = You can change dice before damage.
decision-archery-rolled-look = Crossbowmen and Assassins.
decision-melee-setup = Before the melee
decision-melee-setup-what = You can act before the abilities are fixed.
decision-melee-setup-look = Promotion, Machinery, Heroines.
decision-melee-rolled = The melee dice lie
decision-melee-rolled-what = You can act before the values are compared.
decision-melee-rolled-look = Warlord +2, Assassins −1.
decision-die-rolled = A die is rolled
decision-die-rolled-what = You can lower it.
decision-die-rolled-look = Assassins.
decision-damage = Damage is announced
decision-damage-what = You can act before they are assigned.
decision-damage-look = Surgeon, Jailer, Tactics.
decision-round-end = End of a battle round
decision-round-end-what = You can act before the next.
decision-round-end-look = Bishop, Surgeon, Templar.
decision-conquest = Before plunder
decision-conquest-what = You can protect assets.
decision-conquest-look = Diplomats.
decision-trade = Somebody trades
decision-trade-what = You can act before it is settled.
decision-trade-look = A Bishop forbids trade in a territory.
decision-transport-lost = Your transport is lost
decision-transport-lost-what = You can keep its route.
decision-transport-lost-look = A Vendor keeps it for this turn.
decision-card-activated = A card is turned
decision-card-activated-what = You can answer before it takes effect.
decision-card-activated-look = Jokers cancel, Princesses double.
decision-end-turn = End of the turn
decision-end-turn-what = You can act before cards are straightened.
decision-end-turn-look = An Infiltrator holds cards.
decision-send-on = Who goes on
decision-send-on-what = A Warlord lets half of the army go on: first its transports and engines.
decision-send-on-look = Units need room aboard, or a castle to walk out of.
decision-send-units = Units that go on
decision-send-units-what = Choose the units that keep their movement points; the others stop here.
decision-send-units-look = Who stays fights here; who goes on moves after that.
decision-muster = Militia
decision-muster-what = Three movement points are shared among units that can reach the threatened territory.
decision-muster-look = What you leave behind stays without them.

## Refusals

refused-already-marked = A { $unit } there is marked for removal already.
refused-bid =
    { $florins ->
        [one] You can bid at most { $florins } florin.
       *[other] You can bid at most { $florins } florins.
    }
refused-captain-at-sea = At sea a Captain can't do that for { $unit }.
refused-captain-nothing-to-do = The Captain has nothing to do there with { $unit }.
refused-captain-other-step = { $unit } is not decided in this step.
refused-captain-same-type = Each use of a round concerns another type: { $unit } had its own.
refused-crew-is-full = { $item } has three units already.
refused-crews-are-hit-last = Crews are hit only when nobody else is left.
refused-event-icons = Choose two different icons of the card.
refused-galley-bears-no-more = The galley bears no more engines than its level.
refused-horde-stays = This horde can't be moved: it stands with units of a player, in your home, or is held fast.
refused-horde-too-small = A { $unit } needs a horde of { $needed }.
refused-kingdom-bid = Bid 0 to { $most } HP.
refused-kingdom-not-linked = { $kingdom } is linked to no kingdom in play.
refused-kingdom-taken = { $kingdom } is taken.
refused-kingdom-tied = You tied for { $kingdom }: name another.
refused-me-armistice = There is an armistice: no attack this turn.
refused-me-asset-protected = A Diplomat protects it from plunder.
refused-me-at-war-already = You are at war already.
refused-me-bankrupt = Who is bankrupt buys nothing.
refused-me-behind-the-screen = In a deployment new pieces are bought behind the screen.
refused-me-branch-complete = The branch { $branch } is complete.
refused-me-building-there = There is a building of this kind { $place_the } already.
refused-me-cannot-give = You can't give what the offer asks of you.
refused-me-card-this-turn = One Empire card a turn.
refused-me-card-turned = { $card } is turned this turn.
refused-me-deck-empty = The Empire deck is empty.
refused-me-exhausted = It has no movement points left this turn.
refused-me-florins = That costs { $florins } florins.
refused-me-held-fast = A Bishop lets nothing leave there this turn.
refused-me-hostile-units = Hostile units stand { $place_the }.
refused-me-in-contact = The group has met somebody { $place_the } and stands still.
refused-me-learnt-this-turn = One level of a branch per turn: { $branch } had its own.
refused-me-needs-area = It needs a controlled inhabited area.
refused-me-needs-base = It needs a controlled inhabited area or a military building.
refused-me-needs-port = It needs a port.
refused-me-needs-technology = You need { $technology }.
refused-me-needs-transport = Military units need a transport, or a castle to walk out of.
refused-me-needs-units = Without military units nothing goes { $place_the }.
refused-me-no-camp = New units can't be placed { $place_the }.
refused-me-no-movement =
    { $points ->
        [one] The step costs { $cost }, and { $points } movement point is left.
       *[other] The step costs { $cost }, and { $points } movement points are left.
    }
refused-me-no-place = { $piece } can't be placed { $place_the }.
refused-me-no-property-token = No property token fits: it must be plundered.
refused-me-no-room =
    { $spaces ->
        [one] There is { $spaces } free space.
       *[other] There are { $spaces } free spaces.
    }
refused-me-no-standard = No standard of level { $level } is left.
refused-me-no-such-unit = You have no { $unit } there.
refused-me-no-such-units = No such fresh units stand { $place_the }.
refused-me-no-such-upgrade = { $item } can't be upgraded so.
refused-me-no-upgrade = That is no upgrade to { $building } { $place_the }.
refused-me-nobody-to-attack = There is nobody to attack.
refused-me-not-behind = You have no { $piece } behind your screen.
refused-me-not-controlled = You don't control the land: nothing of yours can be built { $place_the }.
refused-me-not-docked = The galley must be docked in the same territory.
refused-me-not-drawn = You have not drawn { $card }.
refused-me-not-inhabited = There is no inhabited area { $place_the }.
refused-me-not-one-step = That is not one step away.
refused-me-not-to-be-seized = That can't be seized: it is defended, or yours.
refused-me-not-together = All groups of a move end in one place.
refused-me-not-your-card = { $card } is not yours.
refused-me-not-your-transport = That transport is not yours.
refused-me-not-yours = That is not yours.
refused-me-left-castle = Each piece leaves the same castle for free only once a turn.
refused-me-nowhere-to-go = It has nowhere to go.
refused-me-objective = The objective of { $card } is not met.
refused-me-one-route = One route at a time.
refused-me-only-from-castle = Without transport units only walk out of an own castle.
refused-me-out-of-play = That is out of play.
refused-me-passage-engines = The right of passage holds for military units, galleys and War Wagons: siege engines are not allowed { $place_the }.
refused-me-price =
    { $points ->
        [one] That costs { $florins } florins and { $points } technology point; a missing point costs 100 florins.
       *[other] That costs { $florins } florins and { $points } technology points; a missing point costs 100 florins.
    }
refused-me-property = No property token of level { $level } is left for it.
refused-me-repair =
    { $tokens ->
        [one] There is not { $tokens } destruction token to repair { $place_the }, or you lack 50 florins.
       *[other] There are not { $tokens } destruction tokens to repair { $place_the }, or you lack 50 florins for each.
    }
refused-me-secret-choices = Not while secret choices are being made.
refused-me-set-empty = You have no { $unit } left in your set.
refused-me-after-the-game = The game ends after turn { $turn }: choose no later one.
refused-me-bid-pledged = You have bid { $florins } florins and must be able to pay them.
refused-me-nobody-walks = First choose the units that walk out of the castle.
refused-me-ship-and-wagon = Ships and wagons don't go together.
refused-me-still-places = Something behind your screen can still be placed.
refused-me-supply = No { $piece } is left in the supply.
refused-me-taken-back = You have just taken this attack back: do something else first, or undo.
refused-me-token-colour = The card { $card } gives no token of this colour.
refused-me-token-not-adjacent = The token goes next to its building.
refused-me-token-taken = No token can be placed { $place_the }.
refused-me-trade-colours = The area has these colours already.
refused-me-trade-florins = That costs { $florins } florins.
refused-me-trade-movement = The transport has no movement point left.
refused-me-trade-room =
    { $room ->
        [one] There is room for { $room } cube.
       *[other] There is room for { $room } cubes.
    }
refused-me-trade-supply = Not so many cubes of { $good } are left.
refused-me-trade-transport = Trade transports don't move in this phase.
refused-me-trade-way = No way leads there for this transport.
refused-me-trade-uninhabited = There is no inhabited area here to trade in.
refused-me-trade-port = A ship trades in an area with a port.
refused-me-trade-holder = Another player controls the area: that needs a trade pact.
refused-me-trade-barbarians = Barbarians stand in the area.
refused-me-trade-armies = Armies at war with each other stand there: nobody trades.
refused-me-trade-bishop = A Bishop forbids trade there this turn.
refused-me-unit-limit =
    { $units ->
        [one] The limit of this phase is { $units } unit.
       *[other] The limit of this phase is { $units } units.
    }
refused-me-adrift = Bring your transport back to its own element first: a caravan ashore, a ship to the coast.
refused-no-barbarian-galley = No barbarian galley is left.
refused-no-barbarians-there = There are no barbarians { $place_the }.
refused-no-building-to-aim-at = { $item } has no such building to aim at.
refused-no-hand-free = No { $unit } is free to serve.
refused-no-port = There is no port { $place_the }.
refused-no-such-unit = There is no { $unit } to be hit.
refused-no-way-out = No flight leads there.
refused-nothing-to-protect-against = The enemy has no such attack.
refused-number-of-protections =
    { $n ->
        [one] The building protects against { $n } type of attack.
       *[other] The building protects against { $n } types of attack.
    }
refused-offer-made = You have made your offer in this round.
refused-not-adjacent = That is not adjacent.
refused-not-home = That is no home territory of yours.
refused-not-inhabited = There is no inhabited area.
refused-not-least-defended = The rebellion goes where you have fewest units.
refused-not-plunderable = That can't be plundered.
refused-not-your-engine = That engine is not yours to serve here.
refused-start-levels =
    { $levels ->
        [one] You have { $levels } level left.
       *[other] You have { $levels } levels left.
    }
refused-upkeep = The upkeep is { $florins } florins.

## The board as text

sheet-setup = Setup
sheet-turn = Turn { $n } of { $last }
sheet-status = Where we are
sheet-order = Turn order:
sheet-circle = War Circle:
sheet-event = Event:
sheet-top-back-turn = Tolerated tax this turn:
sheet-top-back-last-check = Tolerated tax at the last check:
sheet-top-back-next-event = Back of the next Event card:
sheet-top-back-removed = Back of the Event card to be removed before the last check:
sheet-top-objective = Objective on top of the Empire deck:
sheet-battle-heading = Battle
sheet-battle = { $place }, round { $round }
sheet-battle-side = Side
sheet-battle-units = Units
sheet-battle-dice = Dice
sheet-battle-damage = Damage
sheet-battle-before = { $place }, before the first round
sheet-battle-modifiers = Counts
sheet-battle-attack = Attack
sheet-battle-loss = Own loss
sheet-battle-shots = shots { $dice }
sheet-battle-protection = The walls protect against { $against }.
sheet-map = The map
sheet-map-place = Place
sheet-map-control = Control
sheet-map-stands = What stands there
sheet-map-horde = Barbarians alone
sheet-market = market: { $goods }
sheet-token = control token of { $name }
sheet-barbarians = Barbarians
sheet-players = Players
sheet-player-name = Player
sheet-player-kingdom = Kingdom
sheet-player-honor = HP
sheet-player-florins = Florins
sheet-player-debt = Debt
sheet-player-tax = Tax
sheet-player-lands = Lands
sheet-player-tokens = Objective tokens
sheet-own = Your board
sheet-own-florins = { $n } florins behind your screen
sheet-own-points = Technology points:
sheet-objective = Objective:
sheet-drawn = Drawn:
sheet-prisoners = Prisoners:
sheet-route = Trade route:
sheet-diplomacy = Diplomacy
sheet-war = War: { $a } and { $b }, since turn { $turn }
sheet-pact = Pact { $n }, { $who }: { $clauses }
sheet-secret-pact = Secret pact { $n }, { $who }: { $clauses }
sheet-offer = Offer { $n } of { $name }: { $kind }
sheet-no-diplomacy = No wars, no pacts that you know of.
sheet-until = until the end of turn { $turn }
sheet-whole-game = for the whole game
sheet-blood = Blood tokens:
sheet-hordes =
    { $n ->
        [one] { $n } more place holds barbarians.
       *[other] { $n } more places hold barbarians.
    }
sheet-damage = { $n } damage
sheet-possessions = Technologies and Empire cards
sheet-draft = Your draft to { $name }: { $kind }
sheet-holds = { $what }: { $load }
note-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
note-odds = { $win }% to win, about { $lost } lost
note-points =
    { $n ->
        [one] { $n } point ({ $colour })
       *[other] { $n } points ({ $colour })
    }
note-points-missing =
    { $n ->
        [one] { $n } point ({ $colour }; missing: { $florins } florins)
       *[other] { $n } points ({ $colour }; missing: { $florins } florins)
    }
note-income = brings { $n } florins
note-brings = brings { $n } florins
note-draw = { $n } cards to choose from
note-step =
    { $n ->
        [0] free, { $left } MP left
       *[other] { $n } MP, { $left } left
    }
note-moves = { $n } MP left
series-honor = Honor Points
series-territories = Territories
series-florins = Florins (counted)
series-round = Turn

## What things say of themselves

unit-light-infantry-explain = Cheap. If only your side has them, each one sacrificed adds 4 to your attack value.
unit-light-infantry-the = a Light Infantry
unit-heavy-infantry-explain = If only your side has them, each lowers your own loss by 1. It becomes Light Infantry when hit.
unit-heavy-infantry-the = a Heavy Infantry
unit-archer-explain = If only your side has them, each shoots before the melee: 1 to 3 on a d8 hits.
unit-archer-the = an Archer
unit-cavalry-explain = If only your side has them, each adds 2 damage when you win or tie. It becomes Heavy Infantry when hit.
unit-cavalry-the = a Cavalry
unit-captain-explain = Level I to III. For each level ahead of the enemy's: act as a type, let yours act, or cancel theirs.
unit-captain-the = a Captain
item-caravan-explain = Trades over land: 2, 4 or 6 cubes by level.
item-caravan-the = a Caravan
item-merchant-ship-explain = Trades by sea: 2, 4 or 6 cubes by level.
item-merchant-ship-the = a Merchant Ship
item-war-wagon-explain = Carries 3, 6 or 9 units over land by level.
item-war-wagon-the = a War Wagon
item-galley-explain = Carries 3, 6 or 9 units, wagons or engines by sea, and fights there.
item-galley-the = a Galley
building-village-explain = Raises taxes and recruits by its level; needs an inhabited area.
building-village-the = a Village
building-town-explain = Raises taxes and recruits by its level; needs an inhabited area.
building-town-the = a Town
building-city-explain = As a town, and 20 florins of tax for each market cube. Building one gives 1 HP.
building-city-the = a City
building-tower-explain = Lowers damage by 1 and gives 1 control token.
building-tower-the = a Tower
building-fort-explain = Lowers damage by 2 and gives 2 control tokens.
building-fort-the = a Fort
building-castle-explain = Lowers damage by 3, gives 3 control tokens and free steps out. Building one gives 1 HP.
building-castle-the = a Castle
building-cathedral-explain = 2 more Empire cards to choose from. Building one gives 1 HP.
building-cathedral-the = a Cathedral
thing-good = Bought for 100 florins where it is produced, sold where its colour is missing.
thing-unit-price = { $n } florins; of a Captain for each level, with a red point.
thing-transport = { $n } florins and 1 blue point for each level; { $low } to { $high } movement points.
thing-engine = { $florins } florins. A hit: { $units } to units, { $building } to a building.
thing-building = { $florins } florins, { $points } structure points; { $supply } in the box.
thing-technology = Level { $n } of { $branch }.
thing-points = Points: { $points }
thing-objective = Objective: { $objective }
thing-event = Icons: { $icons }. Tolerated tax on its back: { $tax }.
thing-territory = Terrain: { $terrain }.
thing-area = Inhabited area { $area }: { $good }.
thing-area-port = Inhabited area { $area } with a port: { $good }.
thing-fire = Barbarians gather here (fire icon).
thing-sea = Sea zone: nobody controls it.
thing-kingdom = Home territories: { $lands }
thing-engines = Catapult, Trebuchet or Bombard: fires with a crew of 1 to 3 units.
decided-by-honor = The most Honor Points decided.
decided-by-florins = Equal in Honor Points: florins decided.
decided-by-order = Equal in Honor Points and florins: the turn order decided.
decided-by-last = All others are out of the game.

## Verbs to type

verb-abandon-route = abandon route
verb-accept-offer = accept offer
verb-accept-surrender = accept surrender
verb-accuse-breach = accuse breach
verb-add-barbarian = add barbarian
verb-add-clause = add clause
verb-add-cube = add cube
verb-add-partner = add partner
verb-add-prisoner = add prisoner
verb-admit-breach = admit breach
verb-aim-engine = aim engine
verb-aim-horde = aim horde
verb-assign-route = assign route
verb-attack-in-place = attack in place
verb-begin-move = begin move
verb-bid = bid
verb-bid-for-kingdom = bid for kingdom
verb-bid-more = bid more
verb-board = board
verb-break-pact = break pact
verb-build-building = build building
verb-build-siege = build siege
verb-build-transport = build transport
verb-buy-back = buy back
verb-buy-empire-card = buy empire card
verb-buy-hidden = buy hidden
verb-buy-technology = buy technology
verb-call-deployment = call deployment
verb-captain-use = captain use
verb-choose-event = choose event
verb-choose-event-icons = choose event icons
verb-choose-kingdom = choose kingdom
verb-choose-opponent = choose opponent
verb-choose-protection = choose protection
verb-claim-objective = claim objective
verb-confirm-assets = confirm assets
verb-confirm-trade = confirm trade
verb-contest-breach = contest breach
verb-convert-point = convert point
verb-convert-points = convert points
verb-counter-offer = counter offer
verb-crew-engine = crew engine
verb-declare-capture = declare capture
verb-declare-war = declare war
verb-deploy = deploy
verb-direct-support = direct support
verb-disembark = disembark
verb-dismiss-pieces = dismiss pieces
verb-drop-clause = drop clause
verb-dump-cubes = dump cubes
verb-end-pact = end pact
verb-end-purchases = end purchases
verb-end-trade = end trade
verb-face-rebellion = face rebellion
verb-fight-nobody = fight nobody
verb-fight-on = fight on
verb-finish-move = finish move
verb-flee = flee
verb-flip-token = flip token
verb-go-on = go on
verb-hand-over = hand over
verb-hit = hit
verb-hold-card = hold card
verb-join-move = join move
verb-keep-empire-card = keep empire card
verb-keep-start-card = keep start card
verb-lend-unit = lend unit
verb-let-rebel = let rebel
verb-load = load
verb-lose-cube = lose cube
verb-lose-unit = lose unit
verb-lower-die = lower die
verb-make-deposit = make deposit
verb-move-horde = move horde
verb-obey-support = obey support
verb-offer-armistice = offer armistice
verb-offer-pact = offer pact
verb-offer-peace = offer peace
verb-offer-surrender = offer surrender
verb-overwhelming-choice = overwhelming choice
verb-pass-combat = pass combat
verb-pay-arrears = pay arrears
verb-pay-interest = pay interest
verb-pay-upkeep = pay upkeep
verb-place-archer = place archer
verb-place-control-token = place control token
verb-place-market-cube = place market cube
verb-place-rebellion = place rebellion
verb-place-transport = place transport
verb-place-village = place village
verb-plunder = plunder
verb-plunder-all = plunder all
verb-plunder-own = plunder own
verb-plunder-transport = plunder transport
verb-produce-points = produce points
verb-promote-captain = promote captain
verb-protect-asset = protect asset
verb-protect-territory = protect territory
verb-ransom = ransom
verb-recruit = recruit
verb-redeploy-surrendered = redeploy surrendered
verb-refuse-offer = refuse offer
verb-refuse-support = refuse support
verb-refuse-surrender = refuse surrender
verb-repair = repair
verb-repay-loan = repay loan
verb-replace-control-token = replace control token
verb-reroll-attack = reroll attack
verb-reroll-barbarian-dice = reroll barbarian dice
verb-reroll-shots = reroll shots
verb-return-item = return item
verb-return-rest = return rest
verb-return-unit = return unit
verb-route-destination = route destination
verb-route-step = route step
verb-route-token = route token
verb-sacrifice-li = sacrifice li
verb-seize = seize
verb-seize-transport = seize transport
verb-sell-point = sell point
verb-sell-points = sell points
verb-send-offer = send offer
verb-send-on = send on
verb-send-unit = send unit
verb-set-amount = set amount
verb-set-cube-fee = set cube fee
verb-set-end = set end
verb-set-fee = set fee
verb-set-secret = set secret
verb-set-tax = set tax
verb-set-units = set units
verb-spend-blood = spend blood
verb-split-group = split group
verb-step = step
verb-stop-transport = stop transport
verb-suffer-damage = suffer damage
verb-suffer-ruin = suffer ruin
verb-surrender-pact = surrender pact
verb-surrender-terms = surrender terms
verb-switch-group = switch group
verb-take-back = take back
verb-take-loan = take loan
verb-take-market = take market
verb-take-points = take points
verb-take-route = take route
verb-take-start-token = take start token
verb-tear-up = tear up
verb-time-is-up = time is up
verb-toggle-against = toggle against
verb-toggle-place = toggle place
verb-toggle-turn = toggle turn
verb-trade-buy = trade buy
verb-trade-move = trade move
verb-trade-sell = trade sell
verb-unload = unload
verb-upgrade-building = upgrade building
verb-upgrade-siege = upgrade siege
verb-upgrade-transport = upgrade transport
verb-use-card = use card
verb-use-card-at = use card somewhere
verb-use-card-on-item = use card on a piece
verb-use-card-on-unit = use card on a unit
verb-use-card-for-unit = use card for a unit
verb-use-card-on-leader = use card on a leader
verb-use-card-against = use card as protection
verb-use-card-on-good = use card for goods
verb-use-card-on-market = use card on a market
verb-use-card-for-colour = use card for points
verb-use-card-for-player = use card for a side
verb-use-card-on-card = use card on a card
verb-use-technology = use technology
verb-use-technology-times = use technology several times
verb-use-technology-at = use technology somewhere
verb-use-technology-on-item = use technology on a transport or engine
verb-use-technology-for-item = use technology for a transport
verb-use-technology-on-building = use technology on a building
verb-use-technology-on-unit = use technology on a unit
verb-use-technology-to-move = use technology to move a unit
verb-use-technology-to-divert = use technology to divert
verb-use-technology-on-market = use technology on a market
verb-use-technology-on-rank = use technology on a rank
verb-use-technology-on-target = use technology on a target
verb-use-technology-to-enter = use technology to enter
verb-use-technology-with-item = use technology with a transport
verb-use-technology-to-speed = use technology to speed up
verb-use-technology-to-walk = use technology to walk
verb-vote-breach = vote breach
verb-withdraw-offer = withdraw offer
verb-muster = muster
verb-muster-wagon = muster wagon

## Actions as told in the log

told-abandon-route = { "" }
told-accept-offer = { "" }
told-accept-offer-secretly = { "" }
told-accept-surrender = { "" }
told-accuse-breach = { "" }
told-add-barbarian = { $name } adds a barbarian { $place_the }: { $unit }.
told-add-clause = { "" }
told-add-clause-secretly = { "" }
told-add-cube = { "" }
told-add-partner = { "" }
told-add-partner-secretly = { "" }
told-add-prisoner = { "" }
told-add-prisoner-secretly = { "" }
told-admit-breach = { $name } admits the breach.
told-aim-engine = { $name } aims { $engine } at the { $target } building.
told-aim-horde = { $name } sends the horde against { $player }.
told-assign-route = { $name } lets { $transport } take over the route.
told-attack-in-place = { $name } attacks { $player } { $place_the }.
told-begin-move = { "" }
told-bid = { "" }
told-bid-for-kingdom = { "" }
told-bid-more = { "" }
told-board = { "" }
told-break-pact = { "" }
told-build-building = { $name } builds { $building_the } { $place_the }.
told-build-siege = { "" }
told-build-transport = { "" }
told-buy-back = { $name } buys back { $unit_the } at half price, { $place_the }.
told-buy-empire-card = { "" }
told-buy-hidden = { "" }
told-buy-technology = { $name } reaches the next level of { $branch }.
told-call-deployment = { $name } calls deployment.
told-captain-use =
    { $use_id ->
        [act] The Captain of { $name } acts as { $unit_the }.
        [unlock] The Captain of { $name } unlocks an ability of the own units: { $unit }.
       *[cancel] The Captain of { $name } blocks an ability of the enemy's units: { $unit }.
    }
told-choose-event = { "" }
told-choose-event-icons = { $name } chooses the disasters: { $icons }.
told-choose-kingdom = { "" }
told-choose-opponent = { "" }
told-choose-protection = The walls of { $name } protect against { $against }.
told-claim-objective = { $name } claims the objective of { $card }.
told-confirm-assets = { "" }
told-confirm-trade = { "" }
told-contest-breach = { $name } contests the breach.
told-convert-point = { "" }
told-convert-points = { "" }
told-counter-offer = { "" }
told-counter-offer-secretly = { "" }
told-crew-engine = { $unit } of { $name } serves { $engine }.
told-declare-capture = { $name } wants to take prisoners.
told-declare-war = { "" }
told-deploy = { $name } places { $piece_the } { $place_the }.
told-direct-support = { "" }
told-direct-support-secretly = { "" }
told-disembark = { "" }
told-dismiss-pieces = { "" }
told-drop-clause = { "" }
told-drop-clause-secretly = { "" }
told-dump-cubes = { "" }
told-end-pact = { "" }
told-end-pact-secretly = { "" }
told-end-purchases = { "" }
told-end-trade = { "" }
told-face-rebellion = { "" }
told-fight-nobody = { $name } fights nobody else.
told-fight-on = { "" }
told-finish-move = { "" }
told-flee = { $name } wants to flee ({ $to }).
told-flip-token = { "" }
told-go-on = { "" }
told-hand-over = { "" }
told-hit = { "" }
told-hold-card = { "" }
told-join-move = { "" }
told-keep-empire-card = { "" }
told-keep-start-card = { "" }
told-lend-unit = { "" }
told-let-rebel = { $name } lets a rebellion break out.
told-load = { "" }
told-lose-cube = { $name } loses a cube of { $good } ({ $item }).
told-lose-unit = { "" }
told-lower-die = { "" }
told-make-deposit = { "" }
told-move-horde = { "" }
told-obey-support = { "" }
told-obey-support-secretly = { "" }
told-offer-armistice = { "" }
told-offer-armistice-secretly = { "" }
told-offer-pact = { "" }
told-offer-pact-secretly = { "" }
told-offer-peace = { "" }
told-offer-peace-secretly = { "" }
told-offer-surrender = { $name } proposes that { $player } surrender.
told-overwhelming-choice =
    { $damage ->
        [0] { $name } spares own units.
       *[other] { $name } strikes { $damage } harder.
    }
told-pass-combat = { $name } passes.
told-pay-arrears = { "" }
told-pay-interest = { "" }
told-pay-upkeep = { "" }
told-place-archer = { $name } places an Archer { $place_the }.
told-place-control-token = { $name } places a control token { $place_the }.
told-place-market-cube = { "" }
told-place-rebellion = { "" }
told-place-transport = { $name } places { $transport_the } of level { $level } { $place_the }.
told-place-village = { $name } places a village { $place_the }.
told-plunder = { "" }
told-plunder-all = { "" }
told-plunder-own = { "" }
told-plunder-transport = { "" }
told-produce-points = { $name } turns { $card } for its points.
told-promote-captain = { $name } promotes a Captain { $place_the } to level { $level }.
told-protect-asset =
    { $item_id ->
        [none] { $name } protects { $what } { $place_the } from plunder.
       *[other] { $name } protects { $item } from plunder.
    }
told-protect-territory = { $name } protects { $place } from the event.
told-ransom = { $name } ransoms { $unit_the } from { $captor }, back { $place_the }.
told-recruit = { $name } recruits { $unit_the } { $place_the }.
told-redeploy-surrendered = { $name } brings back { $unit_the } { $place_the }.
told-refuse-offer = { "" }
told-refuse-offer-secretly = { "" }
told-refuse-support = { "" }
told-refuse-support-secretly = { "" }
told-refuse-surrender = { $name } refuses the surrender.
told-repair = { $name } repairs { $tokens } damage { $place_the }.
told-repay-loan = { "" }
told-replace-control-token = { "" }
told-reroll-attack = { "" }
told-reroll-barbarian-dice = { "" }
told-reroll-shots = { "" }
told-return-item = { "" }
told-return-rest = { "" }
told-return-unit = { "" }
told-route-destination = { "" }
told-route-step = { "" }
told-route-token = { "" }
told-sacrifice-li = { "" }
told-seize = { "" }
told-seize-transport = { "" }
told-sell-point = { "" }
told-sell-points = { "" }
told-send-offer = { "" }
told-send-offer-secretly = { "" }
told-send-on = { "" }
told-send-unit = { "" }
told-set-amount = { "" }
told-set-amount-secretly = { "" }
told-set-cube-fee = { "" }
told-set-cube-fee-secretly = { "" }
told-set-end = { "" }
told-set-end-secretly = { "" }
told-set-fee = { "" }
told-set-fee-secretly = { "" }
told-set-secret = { "" }
told-set-secret-secretly = { "" }
told-set-tax = { "" }
told-set-units = { "" }
told-set-units-secretly = { "" }
told-spend-blood =
    { $number ->
        [0] { $name } spends no blood token.
        [one] { $name } spends { $number } blood token: +{ $number }.
       *[other] { $name } spends { $number } blood tokens: +{ $number }.
    }
told-split-group = { "" }
told-step = { "" }
told-stop-transport = { $name } stops { $item }.
told-suffer-damage = { "" }
told-suffer-ruin = { "" }
told-surrender-pact = { "" }
told-surrender-terms = { "" }
told-switch-group = { "" }
told-take-back = { "" }
told-take-loan = { "" }
told-take-market = { "" }
told-take-points = { "" }
told-take-route = { "" }
told-take-start-token = { $name } takes an objective token: { $colour }.
told-tear-up = { "" }
told-tear-up-secretly = { "" }
told-time-is-up = Time is up: the game ends with this turn.
told-toggle-against = { "" }
told-toggle-against-secretly = { "" }
told-toggle-place = { "" }
told-toggle-place-secretly = { "" }
told-toggle-turn = { "" }
told-toggle-turn-secretly = { "" }
told-trade-buy = { "" }
told-trade-move = { "" }
told-trade-sell = { "" }
told-unload = { "" }
told-upgrade-building = { $name } upgrades to { $building_the } { $place_the }.
told-upgrade-siege = { $name } makes { $item } { $engine_the }.
told-upgrade-transport = { $name } raises { $item } to level { $level }.
told-use-card =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    }.
told-use-card-at =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $place }.
told-use-card-on-item =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $item }.
told-use-card-on-unit =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $unit }.
told-use-card-for-unit =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $place } · { $unit }.
told-use-card-on-leader =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $place } · { $unit } · { $player_id ->
        [none] the barbarians
       *[other] { $player }
    }.
told-use-card-against =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $place } · { $against }.
told-use-card-on-good =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $item } · { $good }.
told-use-card-on-market =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $good }: { $place } → { $to }.
told-use-card-for-colour =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $colour }.
told-use-card-for-player =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $player_id ->
        [none] the barbarians
       *[other] { $player }
    }.
told-use-card-on-card =
    { $via_id ->
        [none] { $name } uses { $card }
       *[other] { $name } uses { $card } of a neighbour
    } · { $which } · { $player }.
told-use-technology =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    }.
told-use-technology-times =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    }.
told-use-technology-at =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $place }.
told-use-technology-on-item =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $item }.
told-use-technology-for-item =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $place } · { $item }.
told-use-technology-on-building =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $place } → { $category }.
told-use-technology-on-unit =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $place } · { $unit }.
told-use-technology-to-move =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $place } · { $unit } → { $to }.
told-use-technology-to-divert =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $place } → { $to }.
told-use-technology-on-market =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $place } → { $to }.
told-use-technology-on-rank =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $unit } → { $to }.
told-use-technology-on-target =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    }{ $item_id ->
        [none] {""}
       *[other] {" "}· { $item }
    } · { $unit } → { $attack }.
told-use-technology-to-enter =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } → { $to }.
told-use-technology-with-item =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $item } → { $to }.
told-use-technology-to-speed =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $item }.
told-use-technology-to-walk =
    { $via_id ->
        [none] { $name } uses { $technology }
       *[other] { $name } uses { $technology } of a neighbour
    } · { $place } · { $unit }.
told-vote-breach =
    { $broken ->
        [yes] { $name } votes: broken.
       *[no] { $name } votes: kept.
    }
told-withdraw-offer = { "" }
told-withdraw-offer-secretly = { "" }
told-reopen = { "" }
told-stand = { "" }
told-unstand = { "" }
told-muster = { "" }
told-muster-wagon = { "" }

## Dice

die-d4 = d4
die-d6 = d6
die-d8 = d8

## An owner's component file that can't be used

components-border = The border between { $here } and { $there } is missing on one of its sides.
components-river = A river must run along a border: { $here } and { $there } have none.
components-apart = No way leads to { $here }.
components-objective = { $place }: an objective { $kind } is written with { $parts }.
components-no-table = In { $table }: Medioevo Universale has no such table.
components-form = In { $table }: write each entry as [[{ $table }]].
components-no-entry = In { $table }: there is no { $key } = { $value }.
components-no-field = { $place } is an unknown field.
components-fixed = { $place } is stated in the rulebook. These can be replaced: { $places }.

## My box: what is not the book's

doubt-territories = Territories
doubt-events = Event cards
doubt-rulings = What a file replaces by names
doubt-fire = Fire icon
doubt-tax = Tolerated tax
doubt-ruling-borders = Which territories and sea zones border on each other
doubt-ruling-terrain = The terrain of the territories
doubt-ruling-goods = The goods and ports of the inhabited areas
doubt-ruling-rivers = The borders that are rivers
doubt-ruling-kingdoms = The seven home territories of each kingdom
doubt-ruling-effects = The icons and red territories of the Event cards
doubt-ruling-points = The technology points of the Empire cards
doubt-ruling-objectives = The objectives of the Empire cards
objective-own = { $kind }: { $parts }
seat-outside = the barbarians
units-light-infantry = { $n } Light Infantry
units-archer =
    { $n ->
        [one] { $n } Archer
       *[other] { $n } Archers
    }
units-heavy-infantry = { $n } Heavy Infantry
units-cavalry = { $n } Cavalry
units-captain =
    { $n ->
        [one] { $n } Captain
       *[other] { $n } Captains
    }
units-captain-1 =
    { $n ->
        [one] { $n } Captain I
       *[other] { $n } Captains I
    }
units-captain-2 =
    { $n ->
        [one] { $n } Captain II
       *[other] { $n } Captains II
    }
units-captain-3 =
    { $n ->
        [one] { $n } Captain III
       *[other] { $n } Captains III
    }
piece-caravan-1 = Caravan I
piece-caravan-1-the = a Caravan I
piece-caravan-2 = Caravan II
piece-caravan-2-the = a Caravan II
piece-caravan-3 = Caravan III
piece-caravan-3-the = a Caravan III
piece-merchant-ship-1 = Merchant Ship I
piece-merchant-ship-2 = Merchant Ship II
piece-merchant-ship-3 = Merchant Ship III
piece-merchant-ship-1-the = a Merchant Ship I
piece-merchant-ship-2-the = a Merchant Ship II
piece-merchant-ship-3-the = a Merchant Ship III
piece-war-wagon-1 = War Wagon I
piece-war-wagon-2 = War Wagon II
piece-war-wagon-3 = War Wagon III
piece-war-wagon-1-the = a War Wagon I
piece-war-wagon-2-the = a War Wagon II
piece-war-wagon-3-the = a War Wagon III
piece-galley-1 = Galley I
piece-galley-1-the = a Galley I
piece-galley-2 = Galley II
piece-galley-2-the = a Galley II
piece-galley-3 = Galley III
piece-galley-3-the = a Galley III
pact-pact = pact
pact-pact-the = pact
florins-counted =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
modifier-sacrifice = sacrifice { $n }
modifier-cards = cards { $n }
modifier-galleys = galleys { $n }
modifier-order = turn order { $n }
modifier-flight = halved: flight
modifier-capture = wants prisoners
asset-civil = civil building
asset-military = military building
asset-religious = Cathedral
asset-market = Great Market

action-leave-trade = Sell nothing after all
verb-leave-trade = leave trade
told-leave-trade = { "" }

## What a hint speaks of

term-honor = { $sign }{ $n } honor
term-honor-name = honor
term-territories =
    { $sign }{ $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }
term-territories-name = territories
term-areas =
    { $sign }{ $n ->
        [one] { $n } inhabited area
       *[other] { $n } inhabited areas
    }
term-areas-name = inhabited areas
term-civil-levels =
    { $sign }{ $n ->
        [one] { $n } level
       *[other] { $n } levels
    } of civil buildings
term-civil-levels-name = levels of civil buildings
term-cities =
    { $sign }{ $n ->
        [one] { $n } City
       *[other] { $n } Cities
    }
term-cities-name = Cities
term-castles =
    { $sign }{ $n ->
        [one] { $n } Castle
       *[other] { $n } Castles
    }
term-castles-name = Castles
term-cathedrals =
    { $sign }{ $n ->
        [one] { $n } Cathedral
       *[other] { $n } Cathedrals
    }
term-cathedrals-name = Cathedrals
term-income =
    { $sign }{ $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } of taxes a turn
term-income-name = taxes to come
term-upkeep =
    { $sign }{ $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } of upkeep a turn
term-upkeep-name = upkeep to come
term-florins =
    { $sign }{ $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
term-florins-name = florins
term-debt =
    { $sign }{ $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } of debt
term-debt-name = debt
term-interest =
    { $sign }{ $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } of interest a turn
term-interest-name = interest to come
term-technology =
    { $sign }{ $n ->
        [one] { $n } technology level
       *[other] { $n } technology levels
    }
term-technology-name = technologies
term-cards =
    { $sign }{ $n ->
        [one] { $n } Empire card
       *[other] { $n } Empire cards
    }
term-cards-name = Empire cards
term-tokens =
    { $sign }{ $n ->
        [one] { $n } objective token
       *[other] { $n } objective tokens
    }
term-tokens-name = objective tokens
term-tokens-met =
    { $sign }{ $n ->
        [one] { $n } objective
       *[other] { $n } objectives
    } met
term-army =
    { $sign }{ $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
term-army-name = army
term-exposed =
    { $sign }{ $n ->
        [one] { $n } territory
       *[other] { $n } territories
    } open to hordes
term-exposed-name = territories open to hordes
term-rebels =
    { $sign }{ $n ->
        [one] { $n } home territory
       *[other] { $n } home territories
    } that barbarians hold
term-rebels-name = home territories that barbarians hold
term-caravans =
    { $sign }{ $n ->
        [one] { $n } level
       *[other] { $n } levels
    } of trade transports
term-caravans-name = trade transports
term-unguarded =
    { $sign }{ $n ->
        [one] { $n } trade transport
       *[other] { $n } trade transports
    } in the barbarians' reach
term-unguarded-name = trade transports in the barbarians' reach
term-wagons =
    { $sign }{ $n ->
        [one] { $n } level
       *[other] { $n } levels
    } of military transports and siege engines
term-wagons-name = military transports and siege engines
term-cargo =
    { $sign }{ $n ->
        [one] { $n } good
       *[other] { $n } goods
    } aboard
term-cargo-name = goods aboard
term-route =
    { $sign }{ $n ->
        [one] { $n } stage
       *[other] { $n } stages
    } of the trade route done
term-route-name = trade route
term-markets =
    { $sign }{ $n ->
        [one] { $n } good
       *[other] { $n } goods
    } in the best Great Market
term-markets-name = best Great Market
term-awards-name = awards of the final scoring
term-holy-places = { $sign }{ $n } of Rome and Jerusalem
term-holy-places-name = Rome and Jerusalem
term-prisoners =
    { $sign }{ $n ->
        [one] { $n } own unit
       *[other] { $n } own units
    } held prisoner
term-prisoners-name = own units held prisoner
term-wars =
    { $sign }{ $n ->
        [one] { $n } war
       *[other] { $n } wars
    }
term-wars-name = wars

decision-claim-objective = An objective before the turn ends
decision-claim-objective-what = You meet the objective of a card: hand it in for a token, or keep it.
decision-claim-objective-look = What was done this turn counts only until its end.
action-pass-claim-objective = Claim nothing

## What the board shows beside its pieces

glossary-honor = Honor
glossary-honor-explain = Honor Points decide the game. They may fall below 0.
glossary-turn-order = Turn order
glossary-turn-order-explain = The secret bids of the turn set it: only the first pays, to the last. The figure beside a seat is its penalty in every attack.
glossary-war-circle = War Circle
glossary-war-circle-explain = The barbarians' dice of this turn: the horde that meets whoever enters land of nobody, and the attack and loss of every battle against barbarians.
glossary-event = Event card
glossary-event-explain = Its icons strike the territories it names; the first player leaves one icon out.
glossary-barbarian-points = Barbarian points
glossary-barbarian-points-explain = The first player adds one barbarian unit or moves one horde a step for each.
glossary-tolerated-tax = Tolerated tax
glossary-tolerated-tax-explain = Each turn an event is drawn; the back of the card then on top of the deck is the tolerated tax of that turn. Each 10 of tax above it brings a rebellion. After that this card is the next event, and the back under it decides. The game ends with one more check: the top card is removed without effect, and the back of the next one is the tolerated tax.
glossary-florins = Florins
glossary-florins-explain = Money, behind a screen. Others see what was paid and received in public, and can count.
glossary-tax = Tax
glossary-tax-explain = From 10 to 50, times your territories and the levels of your civil buildings. Too much brings rebellions.
glossary-debt = Debt
glossary-debt-explain = Loans of 500 florins, one a turn and five at most. They cost interest each turn and honor at the end.
glossary-technology-point = Technology points
glossary-technology-point-explain = Cards and objective tokens give them; a missing one costs 100 florins when it is spent.
glossary-objective-token = Objective token
glossary-objective-token-explain = For an objective met. Once a turn it gives a point of its colour; at the end the set brings honor.
glossary-empire-card = Empire card
glossary-empire-card-explain = Once a turn for its ability or for its points, or once for all when its objective is met.
glossary-prisoners = Prisoners
glossary-prisoners-explain = Units taken in battle. Their owner may ransom them for double their price, and loses honor for them at the end.
glossary-waiting-units = Units that wait
glossary-waiting-units-explain = Surrendered or wounded: in a purchase phase they come back.
glossary-blood = Blood tokens
glossary-blood-explain = For what was plundered or conquered of yours. Spent in the melee they raise your attack.
glossary-control-token = Control token
glossary-control-token-explain = Comes with a military building next door, and controls a territory without units.
glossary-rebel = Rebellion
glossary-rebel-explain = A home territory that barbarians hold since a rebellion. Whoever puts it down wins honor.
glossary-great-market = Great Market
glossary-great-market-explain = Cubes that lie in an inhabited area. The more kinds, the more each cube brings that is sold there.
glossary-trade-route = Trade route
glossary-trade-route-explain = Four, six or eight inhabited areas to visit, the destination last. Its points become honor or florins.
glossary-movement = Movement points
glossary-movement-explain = Steps that a transport or an engine can still make this turn.
glossary-recruits = Units a turn
glossary-recruits-explain = Three units may be placed, and one more for each level of your civil buildings.
glossary-protection = Protection
glossary-protection-explain = A military building takes 1 to 3 damage off its owner each round, against engines, archers or the melee.
glossary-war = War
glossary-war-explain = Between two players. Whoever attacks without having declared it loses 3 HP.
glossary-pact = Pact
glossary-pact-explain = Clauses that both sides agree on. Whoever breaks one loses honor.

## Why a bot accepts or refuses an offer, in its own words

because-peace = Peace is worth more to me than this war.
because-pact = I would rather keep our pact.
because-friends = It costs me nothing.
because-price = It costs me too many florins.
because-payment = I can use the florins.
because-quiet = I am glad not to have you for an enemy.
because-trade = Trade will bring us both something.
because-open = I won't open my land to armies.
because-passage = I can use the right of passage.
because-duty = It asks too much of me.
because-help = What you offer will help me.
because-unable = I can't give what it asks.
