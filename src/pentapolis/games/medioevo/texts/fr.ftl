### Medioevo Universale : chaque mot que lit un joueur, en français.
### Une clé est un préfixe et un identifiant de components.toml, avec des traits d'union pour les tirets bas.

## Royaumes

kingdom-holy-roman-empire = Saint Empire romain
kingdom-hungary = Royaume de Hongrie
kingdom-byzantium = Empire byzantin
kingdom-mamluk = Sultanat mamelouk
kingdom-golden-horde = Khanat de la Horde d'Or
kingdom-novgorod = République de Novgorod

## Territoires, par le nom du pays ; une zone habitée a le sien

place-rhineland = Rhénanie
place-rhineland-the = en Rhénanie
area-rhineland = Cologne
place-holstein = Holstein
place-holstein-the = au Holstein
area-holstein = Lübeck
place-saxony = Saxe
place-saxony-the = en Saxe
place-brandenburg = Brandebourg
place-brandenburg-the = au Brandebourg
area-brandenburg = Berlin
place-swabia = Souabe
place-swabia-the = en Souabe
place-bavaria = Bavière
place-bavaria-the = en Bavière
area-bavaria = Nuremberg
place-burgundy = Bourgogne
place-burgundy-the = en Bourgogne
place-buda = Buda
place-buda-the = à Buda
area-buda = Buda
place-pecs = Transdanubie
place-pecs-the = en Transdanubie
place-upper-hungary = Haute-Hongrie
place-upper-hungary-the = en Haute-Hongrie
area-upper-hungary = Kassa
place-great-plain = Grande Plaine
place-great-plain-the = dans la Grande Plaine
area-great-plain = Szeged
place-transylvania = Transylvanie
place-transylvania-the = en Transylvanie
area-transylvania = Kolozsvár
place-slavonia = Slavonie
place-slavonia-the = en Slavonie
place-croatia = Croatie
place-croatia-the = en Croatie
place-constantinople = Thrace
place-constantinople-the = en Thrace
area-constantinople = Constantinople
place-adrianople = Andrinople
place-adrianople-the = à Andrinople
place-thessalonica = Thessalonique
place-thessalonica-the = à Thessalonique
area-thessalonica = Thessalonique
place-macedonia = Macédoine
place-macedonia-the = en Macédoine
place-nicaea = Bithynie
place-nicaea-the = en Bithynie
area-nicaea = Nicée
place-smyrna = Ionie
place-smyrna-the = en Ionie
area-smyrna = Smyrne
place-paphlagonia = Paphlagonie
place-paphlagonia-the = en Paphlagonie
place-alexandria = Basse-Égypte
place-alexandria-the = en Basse-Égypte
area-alexandria = Alexandrie
place-cairo = Égypte
place-cairo-the = en Égypte
area-cairo = Le Caire
place-sinai = Sinaï
place-sinai-the = dans le Sinaï
place-jerusalem = Palestine
place-jerusalem-the = en Palestine
area-jerusalem = Jérusalem
place-karak = Transjordanie
place-karak-the = en Transjordanie
place-damascus = Syrie
place-damascus-the = en Syrie
area-damascus = Damas
place-aleppo = Alep
place-aleppo-the = à Alep
place-saraj = Basse-Volga
place-saraj-the = en Basse-Volga
area-saraj = Saraj
place-caffa = Crimée
place-caffa-the = en Crimée
area-caffa = Caffa
place-tana = Azov
place-tana-the = à Azov
place-don = Steppe du Don
place-don-the = dans la steppe du Don
area-don = Ukek
place-edisan = Yedisan
place-edisan-the = dans le Yedisan
place-circassia = Circassie
place-circassia-the = en Circassie
place-bolgar = Bulgarie de la Volga
place-bolgar-the = en Bulgarie de la Volga
area-bolgar = Bolgar
place-novgorod = Novgorod
place-novgorod-the = à Novgorod
area-novgorod = Novgorod
place-pskov = Pskov
place-pskov-the = à Pskov
area-pskov = Pskov
place-ingria = Ingrie
place-ingria-the = en Ingrie
area-ingria = Koporié
place-ladoga = Ladoga
place-ladoga-the = à Ladoga
place-karelia = Carélie
place-karelia-the = en Carélie
place-torzhok = Torjok
place-torzhok-the = à Torjok
place-vologda = Vologda
place-vologda-the = à Vologda
area-vologda = Vologda
place-austria = Autriche
place-austria-the = en Autriche
place-lombardy = Lombardie
place-lombardy-the = en Lombardie
area-lombardy = Milan
place-venice = Vénétie
place-venice-the = en Vénétie
area-venice = Venise
place-rome = États pontificaux
place-rome-the = dans les États pontificaux
area-rome = Rome
place-naples = Royaume de Naples
place-naples-the = dans le royaume de Naples
place-sicily = Sicile
place-sicily-the = en Sicile
area-sicily = Panormum
place-tunis = Ifriqiya
place-tunis-the = en Ifriqiya
area-tunis = Tunis
place-cyrenaica = Cyrénaïque
place-cyrenaica-the = en Cyrénaïque
place-bohemia = Bohême
place-bohemia-the = en Bohême
area-bohemia = Prague
place-great-poland = Grande-Pologne
place-great-poland-the = en Grande-Pologne
place-little-poland = Petite-Pologne
place-little-poland-the = en Petite-Pologne
area-little-poland = Cracovie
place-pomerania = Poméranie
place-pomerania-the = en Poméranie
area-pomerania = Dantzig
place-lithuania = Lituanie
place-lithuania-the = en Lituanie
place-livonia = Livonie
place-livonia-the = en Livonie
area-livonia = Riga
place-galicia = Galicie
place-galicia-the = en Galicie
place-polotsk = Polotsk
place-polotsk-the = à Polotsk
place-kiev = Kiev
place-kiev-the = à Kiev
area-kiev = Kiev
place-vladimir = Vladimir-Souzdal
place-vladimir-the = à Vladimir-Souzdal
area-vladimir = Vladimir
place-ryazan = Riazan
place-ryazan-the = à Riazan
place-moldavia = Moldavie
place-moldavia-the = en Moldavie
place-wallachia = Valachie
place-wallachia-the = en Valachie
place-bulgaria = Bulgarie
place-bulgaria-the = en Bulgarie
place-serbia = Serbie
place-serbia-the = en Serbie
place-bosnia = Bosnie
place-bosnia-the = en Bosnie
place-epirus = Épire
place-epirus-the = en Épire
place-achaea = Achaïe
place-achaea-the = en Achaïe
place-crete = Crète
place-crete-the = en Crète
area-crete = Candie
place-iconium = Iconium
place-iconium-the = à Iconium
area-iconium = Iconium
place-sivas = Sivas
place-sivas-the = à Sivas
place-trebizond = Empire de Trébizonde
place-trebizond-the = dans l'empire de Trébizonde
area-trebizond = Trebisonda
place-cilicia = Cilicie
place-cilicia-the = en Cilicie
place-antioch = Antioche
place-antioch-the = à Antioche
area-antioch = Antakya
place-cyprus = Chypre
place-cyprus-the = à Chypre
place-georgia = Géorgie
place-georgia-the = en Géorgie
place-armenia = Arménie
place-armenia-the = en Arménie
place-jazira = Djézireh
place-jazira-the = en Djézireh
area-jazira = Mossoul

## Zones maritimes

place-baltic-south = Baltique méridionale
place-baltic-south-the = en Baltique méridionale
place-baltic-east = Golfe de Finlande
place-baltic-east-the = dans le golfe de Finlande
place-ligurian = Mer Ligure
place-ligurian-the = dans la mer Ligure
place-tyrrhenian = Mer Tyrrhénienne
place-tyrrhenian-the = dans la mer Tyrrhénienne
place-adriatic = Mer Adriatique
place-adriatic-the = dans la mer Adriatique
place-lower-adriatic = Basse Adriatique
place-lower-adriatic-the = en basse Adriatique
place-ionian = Mer Ionienne
place-ionian-the = dans la mer Ionienne
place-sirte = Golfe de Syrte
place-sirte-the = dans le golfe de Syrte
place-libyan = Mer de Libye
place-libyan-the = dans la mer de Libye
place-aegean = Mer Égée
place-aegean-the = dans la mer Égée
place-cretan = Mer de Crète
place-cretan-the = dans la mer de Crète
place-propontis = Propontide
place-propontis-the = dans la Propontide
place-west-black-sea = Mer Noire occidentale
place-west-black-sea-the = dans la mer Noire occidentale
place-east-black-sea = Mer Noire orientale
place-east-black-sea-the = dans la mer Noire orientale
place-azov-sea = Mer d'Azov
place-azov-sea-the = dans la mer d'Azov
place-levantine = Mer du Levant
place-levantine-the = dans la mer du Levant
place-cilician = Mer de Cilicie
place-cilician-the = dans la mer de Cilicie
place-caspian = Mer Caspienne
place-caspian-the = dans la mer Caspienne

## Marchandises

good-weapons = Armes
good-salt = Sel
good-furs = Fourrures
good-cereals = Céréales
good-slaves = Esclaves
good-spices = Épices
good-cloth = Vêtements
good-wine = Vin

## Unités

unit-light-infantry = Infanterie légère
unit-archer = Archer
unit-heavy-infantry = Infanterie lourde
unit-cavalry = Cavalerie
unit-captain = Capitaine
unit-captain-1 = Capitaine I
unit-captain-1-the = un Capitaine I
unit-captain-2 = Capitaine II
unit-captain-2-the = un Capitaine II
unit-captain-3 = Capitaine III
unit-captain-3-the = un Capitaine III

## Bâtiments

building-village = Village
building-town = Ville
building-city = Cité
building-tower = Tour
building-fort = Fort
building-castle = Château
building-cathedral = Cathédrale

## Transports et machines de siège

item-caravan = Caravane
item-merchant-ship = Navire marchand
item-war-wagon = Chariot de guerre
item-galley = Galère
item-engine = Machine de siège
item-engine-the = une machine de siège
item-catapult = Catapulte
item-catapult-the = une Catapulte
item-trebuchet = Trébuchet
item-trebuchet-the = un Trébuchet
item-bombard = Bombarde
item-bombard-the = une Bombarde

## Branches

branch-transport = Transport
branch-trade = Commerce
branch-law = Législation
branch-combat = Combat
branch-construction = Construction
branch-religion = Religion

## Technologies

technology-carpentry = Menuiserie
technology-carpentry-explain = Concevoir ou améliorer un transport : 1 point par niveau.
technology-logistics = Logistique
technology-logistics-explain = Un pas de mer fait par un transport terrestre, ou un pas de terre par un navire : 1 point par pas.
technology-machinery = Machinerie
technology-machinery-explain = Les servants d'une machine de siège combattent aussi : 1 point par machine, jusqu'à la fin du tour.
technology-cartography = Cartographie
technology-cartography-explain = +1 PM pour une unité ou un groupe hors combat : 2 points par PM.
technology-commerce = Commerce
technology-commerce-explain = Vente en Village/Ville/Cité : +25/50/100 florins par cube, 1 point par cube.
technology-market = Marché
technology-market-explain = Prix total d'un achat -50 ou d'une vente +50 par point, jamais gratuit.
technology-control = Contrôle
technology-control-explain = Déplacer 1 cube par point entre deux zones habitées voisines, l'une contrôlée, avec un transport commercial.
technology-guilds = Guildes
technology-guilds-explain = Une étape de la route compte comme accomplie : 2 points par étape (pas la destination).
technology-edict = Édit
technology-edict-explain = Une armée traverse sans résistance un territoire barbare sans horde, pourvu qu’elle ne s’y arrête pas. Une caravane ou un navire marchand entre dans un territoire occupé par des barbares et en ressort indemne le même tour. 1 point par territoire, pour chaque caravane ou navire.
technology-law = Loi
technology-law-explain = Déplacer une rébellion dans un territoire barbare vide adjacent à votre royaume : 1 point.
technology-nation = Nation
technology-nation-explain = Déplacer une unité barbare d'un territoire : 1 point par unité.
technology-influence = Influence
technology-influence-explain = Convertir une unité barbare d'un territoire adjacent : 2 points par unité.
technology-art-of-war = Art de la guerre
technology-art-of-war-explain = Recruter ou promouvoir un Capitaine : 1 point par niveau.
technology-promotion = Promotion
technology-promotion-explain = Décaler d'un rang une unité au combat jusqu'à la fin du tour : 1 point par rang.
technology-tactics = Tactique
technology-tactics-explain = Désigner la cible d'un point de dégâts infligé : 1 point par dégât.
technology-strategy = Stratégie
technology-strategy-explain = Infliger un dégât avant la mêlée, comme un Archer, sans jet : 2 points par dégât.
technology-masonry = Maçonnerie
technology-masonry-explain = Concevoir ou améliorer un bâtiment civil : 1 point par niveau.
technology-architecture = Architecture
technology-architecture-explain = Concevoir ou améliorer un bâtiment militaire : 1 point par niveau.
technology-mathematics = Mathématiques
technology-mathematics-explain = Concevoir ou améliorer une machine de siège : 1 point par niveau.
technology-genius = Génie
technology-genius-explain = Améliorer gratuitement d'un niveau un bâtiment ou une machine de siège : 2 points par niveau.
technology-religion = Religion
technology-religion-explain = Concevoir une Cathédrale : 1 point.
technology-monasticism = Monachisme
technology-monasticism-explain = Changer 1 point violet en 1 point d'une autre couleur.
technology-proselytism = Prosélytisme
technology-proselytism-explain = Utiliser une carte Empire d'un joueur voisin : 1 point par carte.
technology-flight-of-time = Fuite du temps
technology-flight-of-time-explain = Utiliser une technologie d'un joueur voisin : 2 points par technologie.

## Couleurs des points de technologie

colour-blue = bleu
colour-yellow = jaune
colour-orange = orange
colour-red = rouge
colour-green = vert
colour-purple = violet

## Personnages des cartes Empire

character-bishop = Évêque
character-warlord = Seigneur de guerre
character-crossbowman = Arbalétrier
character-scientist = Scientifique
character-infiltrator = Infiltré
character-spy = Espion
character-merchant = Marchand
character-tax-collector = Percepteur de taxes
character-militia = Milice
character-surgeon = Chirurgien
character-vendor = Vendeur
character-architect = Architecte
character-templar = Templier
character-magnate = Magnat
character-jailer = Geôlier
character-plague-doctor = Médecin de la peste
character-bard = Barde
character-assassin = Assassin
character-joker = Joker
character-diplomat = Diplomate
character-gunner = Artilleur
character-ranger = Ranger
character-pirate = Pirate
character-princess = Princesse
character-saviour = Sauveur
character-camel-driver = Chamelier
character-marauder = Maraudeur
character-heroine = Héroïne
character-sheriff = Shérif
character-mystic = Mystique

## Cartes Empire : ce que chacune fait, son objectif

card-1 = Évêque (1)
card-1-explain = Choisissez un territoire : aucun combat n'y est permis ce tour-ci ; un combat commencé s'y arrête à la fin de sa manche. Pas deux tours de suite sur le même territoire.
objective-1 = Contrôlez au moins 2 Cathédrales.
card-2 = Évêque (2)
card-2-explain = Choisissez un territoire : personne ne peut y acheter ni vendre ce tour-ci ; une transaction en cours est annulée. Pas deux tours de suite sur le même territoire.
objective-2 = Contrôlez au moins 3 Cathédrales.
card-3 = Évêque (3)
card-3-explain = Choisissez un territoire : rien ne peut en sortir ce tour-ci ; un déplacement qui en part est arrêté. Pas deux tours de suite sur le même territoire.
objective-3 = Contrôlez Rome.
card-4 = Seigneur de guerre (4)
card-4-explain = Une unité adverse ne bloque la capacité que d'une seule de vos unités du même type : si vous en avez davantage, votre capacité est active.
objective-4 = Gagnez une bataille contre une armée ou horde de 5 unités militaires ou plus.
card-5 = Seigneur de guerre (5)
card-5-explain = +2 à une valeur d'attaque (la vôtre, celle d'un autre joueur ou celle des barbares) pour une manche, avant l'attribution des dégâts.
objective-5 = Pillez une caravane.
card-6 = Seigneur de guerre (6)
card-6-explain = À l'entrée chez un autre joueur, une moitié de vos troupes (arrondie à l'unité supérieure) garde ses PM et poursuit sa route ; l'autre reste sur place.
objective-6 = Conquérez au moins 2 territoires au cours du même tour.
card-7 = Arbalétrier (7)
card-7-explain = Lancez 1d6 : 1-2, 3-4, 5-6 donnent à 1, 2 ou 3 de vos unités un tir d'Archer supplémentaire pour cette manche.
objective-7 = Possédez au moins 5 Archers sur le plateau.
card-8 = Arbalétrier (8)
card-8-explain = Chaque paire de vos Archers présents donne -1 à chacun de vos dés de tir d'Archer (maximum -3).
objective-8 = Ayez au moins 4 Archers dans un même territoire.
card-9 = Arbalétrier (9)
card-9-explain = Relancez une fois les dés d'Archers de votre choix, avant tout autre jet.
objective-9 = Éliminez au moins 2 unités ennemies par les tirs d'Archers dans une même bataille.
card-10 = Scientifique (10)
card-10-explain = Les unités servant vos machines de siège comptent double pour le nombre de tirs (la limite de 3 peut être dépassée), une manche.
objective-10 = Atteignez le niveau II dans au moins 3 branches technologiques.
card-11 = Scientifique (11)
card-11-explain = Une de vos caravanes sert aussi de Chariot de guerre du même niveau, ou l'inverse, jusqu'à la fin du tour.
objective-11 = Atteignez le niveau III dans au moins 2 branches technologiques.
card-12 = Scientifique (12)
card-12-explain = Un de vos bâtiments militaires protège contre un second type d'attaque par manche, jusqu'à la fin du tour.
objective-12 = Atteignez le niveau IV dans une branche technologique.
card-13 = Infiltré (13)
card-13-explain = Payez 100 florins et lancez 1d3 : autant de cartes Empire tournées, chez un ou plusieurs joueurs, ne se redressent pas à la fin de ce tour.
objective-13 = Possédez au moins 5 cartes Empire.
card-14 = Infiltré (14)
card-14-explain = Payez 100 florins avant le premier dé : une unité ennemie de la bataille (pas un Capitaine) passe dans votre camp, remplacée par une des vôtres du même type.
objective-14 = Conquérez un territoire contrôlé par un autre joueur.
card-15 = Infiltré (15)
card-15-explain = Payez 100 florins : placez une horde du Cercle de Guerre dans un territoire voisin ; tout combat se résout aussitôt.
objective-15 = Contrôlez un territoire de départ d'un autre royaume.
card-16 = Espion (16)
card-16-explain = 1d8 avant tout dé : 1-3, un engin adverse de la bataille (Chariot de guerre ou siège) perd 1 niveau, ou disparaît s'il était de niveau I ; 7-8, vous perdez une unité engagée.
objective-16 = Prenez, pillez ou détruisez un engin (Chariot de guerre ou siège) d'un autre joueur.
card-17 = Espion (17)
card-17-explain = 1d8 avant tout dé : 1-3, retirez une unité militaire ennemie de la bataille ; 7-8, retirez une de vos unités engagées.
objective-17 = Détenez au moins 1 prisonnier d'un autre joueur.
card-18 = Espion (18)
card-18-explain = 1d8 avant tout dé : 1-3, une unité ennemie est hors de combat (elle peut encore subir des dégâts) ; 7-8, retirez une de vos unités engagées.
objective-18 = Détenez au moins 3 prisonniers.
card-19 = Marchand (19)
card-19-explain = Vendez 1 cube dans un territoire barbare sans unité barbare, habité ou non, pour 100 florins × (couleurs différentes à bord - 1).
objective-19 = Vendez au moins 3 cubes en une seule action de vente.
card-20 = Marchand (20)
card-20-explain = Vendez des cubes à 50 florins pièce n'importe où hors de vos territoires, malgré toute interdiction.
objective-20 = Vendez un cube à 160 florins ou plus.
card-21 = Marchand (21)
card-21-explain = Achetez 1 cube de la marchandise de votre choix dans n'importe quelle zone habitée pour 150 florins.
objective-21 = Terminez une Route Commerciale (4 étapes ou plus).
card-22 = Percepteur de taxes (22)
card-22-explain = Recevez 10 florins de la réserve par cube porté par les transports des autres joueurs dans vos territoires.
objective-22 = Possédez au moins 2500 florins sans aucune dette.
card-23 = Percepteur de taxes (23)
card-23-explain = Recevez 20 florins de la réserve par cube porté par les transports des autres joueurs dans vos territoires.
objective-23 = Ayez un niveau de taxe de 40 ou plus lors d'une vérification de rébellion sans en subir aucune.
card-24 = Milice (24)
card-24-explain = Quand une rébellion éclate ou qu'un ennemi entre chez vous, placez-y gratuitement une unité militaire de votre réserve (Capitaine I compris).
objective-24 = Réprimez une rébellion.
card-25 = Milice (25)
card-25-explain = Quand une rébellion éclate ou qu'un ennemi entre chez vous, répartissez 3 PM entre des unités qui peuvent ainsi atteindre ce territoire, sans Chariot de guerre nécessaire.
objective-25 = Gagnez une bataille en défense contre un autre joueur ou une horde qui s'est déplacée.
card-26 = Milice (26)
card-26-explain = Quand une rébellion éclate ou qu'un ennemi entre chez vous là où vous avez des unités, le territoire compte comme ayant une Tour ; s'il a déjà un bâtiment militaire, celui-ci absorbe 1 dégât de plus.
objective-26 = Contrôlez au moins 3 Forts ou Châteaux.
card-27 = Chirurgien (27)
card-27-explain = Ignorez le premier point de dégâts d'une de vos unités.
objective-27 = Gagnez une bataille sans perdre la moindre unité.
card-28 = Chirurgien (28)
card-28-explain = En phase 4 du tour suivant, rachetez à moitié prix les unités perdues dans cette manche ; aucun point de technologie pour les Capitaines.
objective-28 = Possédez au moins 15 unités militaires sur le plateau.
card-29 = Chirurgien (29)
card-29-explain = Vos unités touchées par le tir (siège, Archers) se battent encore et ne partent qu'à la fin de la manche.
objective-29 = Gagnez une manche de bataille avec une valeur d'attaque de 25 ou plus.
card-30 = Vendeur (30)
card-30-explain = Votre transport en route est détruit : gardez vos jetons Route ce tour-ci, un autre transport peut reprendre la route.
objective-30 = Possédez au moins 3 caravanes ou navires marchands.
card-31 = Vendeur (31)
card-31-explain = Replacez comme vous voulez vos jetons Route, accomplis ou non.
objective-31 = Terminez une Route Commerciale d'au moins 6 étapes.
card-32 = Architecte (32)
card-32-explain = En phase d'achat, un bâtiment coûte 50 florins de moins.
objective-32 = Contrôlez au moins 2 Cités.
card-33 = Architecte (33)
card-33-explain = En phase d'achat, un bâtiment coûte la moitié de son prix.
objective-33 = Contrôlez au moins 5 bâtiments civils.
card-34 = Templier (34)
card-34-explain = Placez gratuitement une unité militaire (pas un Capitaine) hors de votre royaume de départ ; la résistance barbare s'applique et se résout aussitôt.
objective-34 = Contrôlez Jérusalem (le Sultanat mamelouk : Constantinople).
card-35 = Templier (35)
card-35-explain = Placez gratuitement une unité militaire (pas un Capitaine) dans votre camp, dans un combat en cours hors de votre royaume de départ.
objective-35 = Gagnez une bataille contre une horde de 3 unités barbares ou plus.
card-36 = Magnat (36)
card-36-explain = Déposez jusqu'à 300 florins sur cette carte vide, ou reprenez ce qui s'y trouve plus 50 % de la réserve.
objective-36 = Possédez au moins 3500 florins.
card-37 = Magnat (37)
card-37-explain = En phase 3, recevez la moitié des intérêts payés ce tour par les autres joueurs.
objective-37 = Contrôlez au moins 12 territoires.
card-38 = Magnat (38)
card-38-explain = Payez 50 florins d'intérêts de moins (minimum 0).
objective-38 = Contrôlez un Grand Marché de valeur 4 ou plus.
card-39 = Geôlier (39)
card-39-explain = Au lieu de détruire une unité ennemie, gardez-la prisonnière.
objective-39 = Capturez au moins 2 unités militaires au cours du même tour.
card-40 = Geôlier (40)
card-40-explain = Le rapport exigé pour capturer sans pénalité passe à 2 contre 1.
objective-40 = Possédez un Capitaine de niveau II ou plus.
card-41 = Geôlier (41)
card-41-explain = La pénalité de capture est réduite de 2 points (minimum 0).
objective-41 = Possédez au moins 2 Capitaines.
card-42 = Médecin de la peste (42)
card-42-explain = Lancez 1d6 : 1-2, 3-4, 5-6 protègent 1, 2 ou 3 territoires de l'événement.
objective-42 = Contrôlez au moins 2 territoires touchés par l'événement du tour sans y perdre d'unité ni recevoir de jeton Destruction.
card-43 = Médecin de la peste (43)
card-43-explain = Protégez un territoire de l'événement.
objective-43 = Contrôlez au moins 3 Villes ou Cités.
card-44 = Barde (44)
card-44-explain = Redressez gratuitement une carte Empire déjà utilisée ce tour, la vôtre ou celle d'un autre.
objective-44 = Soyez premier joueur deux tours de suite.
card-45 = Barde (45)
card-45-explain = Payez 50 florins : redressez une carte Empire déjà utilisée ce tour, la vôtre ou celle d'un autre.
objective-45 = Soyez lié par un pacte en vigueur avec au moins 2 joueurs différents.
card-46 = Assassin (46)
card-46-explain = Diminuez de 1 le résultat d'un dé quelconque (minimum 1), y compris adverse.
objective-46 = Contrôlez au moins 5 bâtiments militaires dans des territoires adjacents.
card-47 = Assassin (47)
card-47-explain = Diminuez de 1 le résultat de deux dés quelconques (minimum 1), y compris adverses.
objective-47 = Éliminez ou capturez un Capitaine ennemi (joueur ou barbare).
card-48 = Joker (48)
card-48-explain = Payez 50 florins : annulez la carte Empire qui vient d'être tournée ; elle reste tournée sans effet.
objective-48 = Utilisez au moins 4 cartes Empire au cours du même tour.
card-49 = Joker (49)
card-49-explain = Annulez la carte Empire qui vient d'être tournée ; elle reste tournée sans effet.
objective-49 = Contrôlez des zones habitées produisant au moins 6 marchandises différentes.
card-50 = Diplomate (50)
card-50-explain = Lancez 1d3 : protégez autant d'éléments (transports, machines de siège, cubes d'un Grand Marché, bâtiments) du pillage ce tour-ci.
objective-50 = Soyez lié par une alliance défensive ou offensive en vigueur.
card-51 = Diplomate (51)
card-51-explain = Protégez un élément du pillage ce tour-ci.
objective-51 = Contrôlez au moins 7 zones habitées.
card-52 = Artilleur (52)
card-52-explain = Toutes vos machines de siège comptent un servant de plus pendant la bataille.
objective-52 = Possédez au moins 3 machines de siège.
card-53 = Artilleur (53)
card-53-explain = Une de vos machines de siège accompagne une armée au-delà de ses propres PM.
objective-53 = Possédez une Bombarde.
card-54 = Artilleur (54)
card-54-explain = Une machine de siège sert de Chariot de guerre de capacité 1d3 ce tour-ci.
objective-54 = Détruisez ou pillez un bâtiment d'un autre joueur.
card-55 = Ranger (55)
card-55-explain = Un transport et ce qu'il porte traversent inaperçus les territoires adverses (barbares ou joueurs) jusqu'à destination.
objective-55 = Possédez au moins 2 Chariots de guerre.
card-56 = Ranger (56)
card-56-explain = Plusieurs transports partant du même territoire traversent inaperçus, avec ce qu’ils portent, les territoires adverses (barbares ou joueurs) jusqu’à destination.
objective-56 = Contrôlez un territoire situé à 4 territoires ou plus de votre royaume de départ.
card-57 = Pirate (57)
card-57-explain = Produit 1 point de technologie de la couleur de votre choix.
objective-57 = Pillez ou coulez un navire d'un autre joueur.
card-58 = Pirate (58)
card-58-explain = Produit 2 points de technologie d'une même couleur de votre choix.
objective-58 = Possédez au moins 2 Galères.
card-59 = Princesse (59)
card-59-explain = Une autre carte Empire, même d'un autre joueur, fournit à la fois sa capacité et ses points de technologie.
objective-59 = Contrôlez tous vos territoires de départ et au moins 2 zones habitées hors de ceux-ci.
card-60 = Princesse (60)
card-60-explain = Double les points de technologie d'une autre carte Empire, même d'un autre joueur.
objective-60 = Gagnez au moins 3 PH au cours du même tour.
card-61 = Sauveur (61)
card-61-explain = En phase Événement, piochez 3 cartes Événement et choisissez celle qui s'applique ce tour, même si une carte était déjà révélée.
objective-61 = Contrôlez au moins 10 territoires.
card-62 = Sauveur (62)
card-62-explain = En choisissant une nouvelle carte Empire, défaussez toute la pioche et repiochez le même nombre de cartes.
objective-62 = Possédez au moins 3 jetons Objectif.
card-63 = Chamelier (63)
card-63-explain = Déplacez un cube d'une zone habitée vers une zone habitée voisine qui n'a pas cette couleur.
objective-63 = Ayez 4 marchandises différentes sur un même transport.
card-64 = Chamelier (64)
card-64-explain = Le transport qui termine votre route commerciale touche aussi le bonus de Grand Marché.
objective-64 = Contrôlez 2 Grands Marchés de valeur 3 ou plus.
card-65 = Maraudeur (65)
card-65-explain = Payez 100 florins : placez à votre service une horde du Cercle de Guerre dans un de vos territoires où vous avez une unité ; retirée en fin de tour.
objective-65 = Pillez un bâtiment.
card-66 = Maraudeur (66)
card-66-explain = Prêtez jusqu'à 2 de vos unités à une horde barbare ; les survivantes rentrent en fin de tour.
objective-66 = Contrôlez au moins 3 territoires portant l'icône de feu.
card-67 = Héroïne (67)
card-67-explain = Une unité militaire d'une armée sans Capitaine, même d'un autre joueur, devient Capitaine I jusqu'à la fin du tour.
objective-67 = Possédez au moins 4 Cavaleries sur le plateau.
card-68 = Héroïne (68)
card-68-explain = Un Capitaine, même d'un autre joueur, gagne un niveau (maximum III) jusqu'à la fin du tour.
objective-68 = Possédez un Capitaine de niveau III.
card-69 = Shérif (69)
card-69-explain = Améliorez d'un niveau un de vos bâtiments civils si un bâtiment militaire de niveau supérieur est dans le même territoire.
objective-69 = Contrôlez un territoire contenant une Ville ou Cité et un Fort ou Château.
card-70 = Shérif (70)
card-70-explain = Améliorez d'un niveau un de vos bâtiments militaires si un bâtiment civil de niveau supérieur est dans le même territoire.
objective-70 = Contrôlez un territoire contenant un bâtiment civil, un bâtiment militaire et une Cathédrale.
card-71 = Mystique (71)
card-71-explain = Dépensez des points de technologie : 20 florins par point, quelle que soit la couleur.
objective-71 = Dépensez au moins 6 points de technologie au cours du même tour.
card-72 = Mystique (72)
card-72-explain = Dépensez des points de technologie : 100 florins par lot de 3 points de couleurs différentes.
objective-72 = Contrôlez 3 zones habitées produisant la même marchandise.

## Cartes Événement

event-card-1 = Tempête en Saxe
event-card-2 = Tremblement de terre en Haute-Hongrie
event-card-3 = Inondation en Ionie
event-card-4 = Peste en Basse-Égypte
event-card-5 = Tempête en Crimée
event-card-6 = Tremblement de terre à Novgorod
event-card-7 = Inondation dans le royaume de Naples
event-card-8 = Peste en Djézireh
event-card-9 = Tempête en Bulgarie
event-card-10 = Tremblement de terre dans la steppe du Don
event-card-11 = Inondation en Lombardie
event-card-12 = Peste en Petite-Pologne
event-card-13 = Tempête à Ladoga
event-card-14 = Tremblement de terre à Chypre
event-card-15 = Inondation en Sicile
event-card-16 = Peste à Riazan
event-card-17 = Tempête dans l'empire de Trébizonde
event-card-18 = Tremblement de terre en Slavonie
event-card-19 = Inondation au Brandebourg
event-card-20 = Peste en Égypte
event-card-21 = Tempête en Valachie
event-card-22 = Tremblement de terre en Achaïe
event-card-23 = Inondation à Buda
event-card-24 = Peste en Souabe
event-card-25 = Tempête en Livonie
event-card-26 = Tremblement de terre en Croatie
event-card-27 = Inondation à Vologda
event-card-28 = Peste à Antioche
event-card-29 = Tempête en Bithynie
event-card-30 = Tremblement de terre en Basse-Volga

## Icônes des cartes Événement

icon-movement = Déplacement
icon-movement-explain = 1d6 : sur 1-2, autant de vos transports en zone rouge tombent à 0 PM.
icon-armies = Armées
icon-armies-explain = 1d6 : sur 1-4, répartissez autant de dégâts sur vos unités en zone rouge.
icon-buildings = Bâtiments
icon-buildings-explain = 1d6 : sur 1-3, répartissez autant de dégâts sur vos bâtiments en zone rouge.
icon-goods = Marchandises
icon-goods-explain = 1d6 : sur 1-2, perdez autant de cubes d'un de vos transports commerciaux en zone rouge.

## Terrains

terrain-plains = Plaines
terrain-forest = Forêts
terrain-hills = Collines
terrain-mountains = Montagnes
terrain-desert = Déserts

## Phases

phase-turn-order = Ordre du tour
phase-events = Événements
phase-taxes = Taxes et entretien
phase-purchase = Achats
phase-combat = Combat
phase-trade = Commerce
phase-end-turn = Fin du tour
phase-setup = Mise en place

## Récompenses de la fin

award-most-florins = Le plus de florins
award-best-great-market = Meilleur Grand Marché
award-best-technology = Plus haut niveau technologique
award-control-rome = Contrôle de Rome
award-control-jerusalem = Contrôle de Jérusalem (sauf Mamelouk)
award-most-cathedrals = Le plus de Cathédrales
award-most-cities = Le plus de Cités
award-most-castles = Le plus de Châteaux
award-most-territories = Le plus de territoires
award-monopoly = Par monopole

## Le jeu

game-name = Medioevo Universale
game-tagline = Menez un royaume vers 1265 : enchérissez pour jouer le premier, taxez, bâtissez, marchez, commercez, et tenez ou trahissez votre parole.
game-about = Vers 1265, chacun de vous mène un royaume de la Méditerranée, des Balkans, de la Rus' ou de la steppe. Chaque tour commence par une enchère secrète pour l'ordre du tour ; suivent les désastres et les barbares, les taxes et le danger de rébellion, les achats, une phase de mouvements complets et de batailles aux dés, puis le commerce des caravanes et des navires. Les cartes Empire agissent à tout moment, donnent des points de technologie ou valent comme objectifs. Guerres, pactes et paroles rompues traversent le tout. Le plus de Points d'Honneur l'emporte.
game-provenance = Les règles suivent le livret français. La carte, les cartes Événement, les points de la plupart des cartes Empire et presque tous les objectifs sont des images dans le livret : ici ils sont reconstitués (ME-A1, ME-A2, ME-A23, ME-A80) ; qui possède la boîte peut remplacer ces valeurs avec --components.
score-name = Points d'Honneur

## Options de la table

option-length = Durée
option-length-short = courte : 8 tours
option-length-medium = moyenne : 10 tours
option-length-long = longue : 12 tours
option-honor-limit = Finit à
option-honor-limit-none = pas de limite d'honneur
option-honor-limit-20 = 20 Points d'Honneur
option-honor-limit-25 = 25 Points d'Honneur
option-honor-limit-30 = 30 Points d'Honneur
option-honor-limit-40 = 40 Points d'Honneur
option-honor-limit-50 = 50 Points d'Honneur
option-minutes = Limite de temps
option-minutes-none = pas de limite de temps
option-minutes-60 = 1 heure
option-minutes-120 = 2 heures
option-minutes-180 = 3 heures
option-minutes-240 = 4 heures
option-kingdoms = Royaumes
option-kingdoms-random = tirés au sort
option-kingdoms-draft = choisis dans un ordre tiré au sort
option-kingdoms-agreed = choisis dans l'ordre des sièges
option-starting-bid = Enchère de départ pour les royaumes
option-starting-bid-no = non
option-starting-bid-yes = oui, en Points d'Honneur
option-terrain = Terrain
option-terrain-no = chaque pas coûte 1
option-terrain-yes = chaque terrain a son coût
option-blood-tokens = Jetons de sang
option-blood-tokens-no = non
option-blood-tokens-yes = oui
option-teams = Équipes
option-teams-no = chacun pour soi
option-teams-two = deux équipes
option-teams-three = trois équipes
option-deployment = Déploiement
option-deployment-no = les achats sont ouverts
option-deployment-yes = peut être demandé : pièces achetées derrière les écrans
option-odds = Chances de bataille
option-odds-no = pas montrées
option-odds-yes = montrées avant une attaque

## Actions : le royaume

action-bid =
    { $florins ->
        [0] Ne rien miser
       *[other] Miser { $sum }
    }
action-bid-more =
    { $florins ->
        [0] Ne rien ajouter
       *[other] Ajouter { $sum }
    }
action-bid-for-kingdom = { $kingdom } pour { $honor } PH
action-choose-kingdom = Mener : { $kingdom }
action-place-village = Village { $place_the }
action-place-archer = Archer { $place_the }
action-place-transport = { $transport } de niveau { $level } { $place_the }
action-done-place-start-transports = Plus de transport
action-keep-start-card = Garder { $card }
action-take-start-token = Prendre le jeton Objectif { $colour }
action-reroll-barbarian-dice = Relancer { $dice }
action-pass-reroll-barbarian-dice = Laisser les dés
action-choose-event-icons = { $icons }
action-stop-transport = { $item } s'arrête
action-suffer-damage =
    { $item_id ->
        [none] { $unit } { $place_the } subit 1 dégât
       *[other] { $unit } sur { $item } subit 1 dégât
    }
action-suffer-ruin = { $building } { $place_the } subit 1 dégât
action-lose-cube = { $item } perd 1 { $good }
action-add-barbarian = Ajouter un barbare { $place_the } : { $unit }
action-move-horde = Déplacer la horde : { $place } → { $to }
action-done-barbarian-point = Ne plus dépenser de points
action-aim-horde = La horde attaque { $player }
action-place-rebellion = La rébellion éclate { $place_the }
action-face-rebellion = D'abord les rebelles { $place_the }
action-set-tax = Taxe de { $level }
action-return-unit = Rendre : { $unit } { $place_the }
action-return-item = Rendre : { $item }
action-pay-upkeep = Payer l'entretien
action-dismiss-pieces = Rendre des pièces
action-done-dismiss-pieces = Ne plus rien rendre
action-pay-interest = Payer les intérêts
action-plunder-own =
    { $item_id ->
    [none] Piller votre { $building } { $place_the }
   *[other] Piller votre { $item }
  }
action-done-bankruptcy-plunder = Ne plus piller
action-let-rebel = Laisser éclater une rébellion pour 100 florins
action-done-bankruptcy-rebellions = Plus de rébellion
action-take-loan = Prendre le prêt du tour : 500 florins
action-repay-loan = Rembourser 500 florins
action-pay-arrears = Payer les arriérés
action-time-is-up = Le temps est écoulé

## Actions : les achats

action-buy-technology = Technologie : niveau suivant de { $branch }
action-build-building = Construire { $building_the } { $place_the }
action-upgrade-building = Améliorer { $place_the } : { $building_the }
action-repair =
    { $tokens ->
        [one] Réparer { $tokens } dégât { $place_the } (bâtiment { $category })
       *[other] Réparer { $tokens } dégâts { $place_the } (bâtiment { $category })
    }
action-build-transport = Construire { $kind_the } de niveau { $level } { $place_the }
action-upgrade-transport = { $item } au niveau { $level }
action-recruit = Recruter { $unit_the } { $place_the }
action-promote-captain = { $unit } { $place_the } au niveau { $level }
action-build-siege = Construire { $engine_the } { $place_the }
action-upgrade-siege = Faire de { $item } { $engine_the }
action-ransom = Racheter { $unit_the } à { $captor }, de retour { $place_the }
action-redeploy-surrendered = Ramener { $unit_the } { $place_the }
action-buy-back = Racheter { $unit_the } à moitié prix, { $place_the }
action-buy-empire-card = Acheter une carte Empire
action-keep-empire-card = Garder { $card }
action-place-control-token = Jeton de contrôle { $place_the }
action-pass-place-control-token = Ne plus placer de jeton
action-end-purchases = Ne plus rien acheter
action-call-deployment = Demander le déploiement : acheter derrière les écrans
action-pass-call-deployment = Acheter ouvertement
action-buy-hidden = Derrière l'écran : { $piece }
action-deploy = Placer { $piece_the } { $place_the }
action-return-rest = Rendre ce qui n'a pas de place
action-claim-objective =
    { $colour_id ->
        [none] Valider l'objectif : { $card }
       *[other] Valider l'objectif : { $card }, un jeton { $colour }
    }

## Actions : les mouvements

action-begin-move =
    { $item_id ->
    [none] Sortir à pied : { $place }
   *[other] Déplacer { $item }
  }
action-attack-in-place =
    { $player_id ->
    [none] Attaquer les barbares { $place_the }
   *[other] Attaquer { $player } { $place_the }
  }
action-pass-combat = Passer
action-step = Aller : { $place }
action-load =
    { $item_id ->
        [none] { $count } × { $unit } à pied
       *[other] Charger { $count } × { $unit } sur { $item }
    }
action-unload =
    { $item_id ->
        [none] { $count } × { $unit } restent ici
       *[other] Décharger { $count } × { $unit } de { $item }
    }
action-hand-over =
    { $item_id ->
        [none] { $count } × { $unit }, de ceux à pied vers { $to }
       *[other] { $count } × { $unit }, de { $item } vers { $to }
    }
action-board = { $item } à bord de { $to }
action-disembark = { $item } à terre
action-join-move = { $item } se joint au groupe
action-split-group = { $item } quitte le groupe
action-switch-group = Continuer avec { $group }
action-finish-move = Finir le mouvement
action-seize =
    { $how_id ->
    [plunder] { $item } : piller
   *[other] { $item } : saisir
  }
action-go-on = Attaquer { $player } sans guerre déclarée : −3 PH
action-take-back = Ne pas attaquer
action-choose-opponent =
    { $player_id ->
    [none] Combattre les barbares
   *[other] Combattre { $player }
  }
action-fight-nobody = Ne combattre personne d'autre
action-plunder = Piller : { $asset }
action-plunder-all = Tout piller
action-confirm-assets = Garder le reste
action-replace-control-token = Votre jeton { $place_the }
action-done-replace-control-tokens = Ne plus remplacer

## Actions : la bataille

action-declare-capture = Faire des prisonniers dans cette bataille
action-pass-declare-capture = Combattre normalement
action-offer-surrender = Proposer une capitulation : { $player }
action-pass-offer-surrender = Continuer le combat
action-surrender-terms =
    { $florins_sign ->
        [minus] { $florins_abs ->
            [one] Capitulation ; qui se rend reçoit { $florins_abs } florin
           *[other] Capitulation ; qui se rend reçoit { $florins_abs } florins
        }
        [zero] Capitulation sans florins
       *[plus] { $florins_abs ->
            [one] Capitulation ; qui se rend paie { $florins_abs } florin
           *[other] Capitulation ; qui se rend paie { $florins_abs } florins
        }
    }
action-surrender-pact =
    { $florins_sign ->
        [minus] { $florins_abs ->
            [one] Capitulation avec votre pacte ; qui se rend reçoit { $florins_abs } florin
           *[other] Capitulation avec votre pacte ; qui se rend reçoit { $florins_abs } florins
        }
        [zero] Capitulation avec votre pacte, sans florins
       *[plus] { $florins_abs ->
            [one] Capitulation avec votre pacte ; qui se rend paie { $florins_abs } florin
           *[other] Capitulation avec votre pacte ; qui se rend paie { $florins_abs } florins
        }
    }
action-pass-surrender-terms = Pas d'offre, finalement
action-accept-surrender = Accepter la capitulation
action-refuse-surrender = Refuser : combattre
action-choose-protection = Vos murs protègent contre : { $against }
action-flee = Fuir → { $to }
action-pass-declare-flight = Ne pas fuir
action-crew-engine = { $unit } sert { $engine }
action-aim-engine = { $engine } vise le bâtiment { $target }
action-done-assign-crews = C'est tout
action-captain-use =
    { $use_id ->
        [act] Le Capitaine agit comme { $unit_the }
        [unlock] Le Capitaine rend leur capacité à vos unités : { $unit }
       *[cancel] Le Capitaine ôte leur capacité aux unités ennemies : { $unit }
    }
action-pass-captain-use = Pas d'usage du Capitaine
action-sacrifice-li =
    { $captain ->
    [yes] Sacrifier { $number } Infanterie légère et le Capitaine
   *[no] Sacrifier { $number } Infanterie légère
  }
action-pass-sacrifice-li = Ne sacrifier personne
action-reroll-attack = Relancer { $dice }
action-pass-reroll-attack = Garder les dés
action-spend-blood =
    { $number ->
        [0] Ne dépenser aucun jeton de sang
        [one] Dépenser { $number } jeton de sang : +{ $number }
       *[other] Dépenser { $number } jetons de sang : +{ $number }
    }
action-overwhelming-choice =
    { $damage ->
        [0] Pas de dégât de plus : moins de pertes propres
        [one] { $damage } dégât de plus au perdant
       *[other] { $damage } dégâts de plus au perdant
    }
action-hit =
    { $item_id ->
        [none] 1 dégât à { $unit_the }
       *[other] 1 dégât à { $unit_the } sur { $item }
    }
action-fight-on = Combattre encore une manche
action-lose-unit = Retirer { $unit }

## Actions : le commerce

action-trade-move = { $transport } → { $to }
action-trade-buy =
    { $route_sign ->
        [zero] { $cubes ->
            [one] { $transport } achète { $cubes } cube
           *[other] { $transport } achète { $cubes } cubes
        }
       *[other] { $cubes ->
            [one] { $transport } achète { $cubes } cube et ouvre une route de { $route } étapes
           *[other] { $transport } achète { $cubes } cubes et ouvre une route de { $route } étapes
        }
    }
action-trade-sell = { $transport } vend
action-add-cube = Vendre 1 cube : { $good }
action-take-market = Prendre le bonus du marché
action-take-route = Prendre la récompense de la route
action-confirm-trade = Conclure ainsi
action-convert-points =
    { $honor ->
        [0] Tous les points de commerce en florins
       *[other] { $honor } PH, le reste en florins
    }
action-place-market-cube = Un cube au marché : { $good }
action-route-step = Étape : { $place }
action-route-destination = Destination : { $place }
action-assign-route = { $transport } reprend la route
action-abandon-route = Abandonner la route
action-seize-transport = S'en emparer
action-plunder-transport = Le piller
action-end-trade = Finir votre commerce

## Actions : cartes et technologies

action-use-card =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    }
action-use-card-at =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $place }
action-use-card-on-item =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $item }
action-use-card-on-unit =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $unit }
action-use-card-for-unit =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $place } · { $unit }
action-use-card-on-leader =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $place } · { $unit } · { $player_id ->
        [none] les barbares
       *[other] { $player }
    }
action-use-card-against =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $place } · { $against }
action-use-card-on-good =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $item } · { $good }
action-use-card-on-market =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $good } : { $place } → { $to }
action-use-card-for-colour =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $colour }
action-use-card-for-player =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $player_id ->
        [none] les barbares
       *[other] { $player }
    }
action-use-card-on-card =
    { $via_id ->
        [none] Utiliser { $card }
       *[other] Utiliser { $card } d'un voisin (Prosélytisme)
    } · { $which } · { $player }
action-use-technology =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    }
action-use-technology-times =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    }{ $count ->
        [1] {""}
       *[other] {" "}× { $count }
    }
action-use-technology-at =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $place }
action-use-technology-on-item =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $item }
action-use-technology-for-item =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $place } · { $item }
action-use-technology-on-building =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $place } → { $category }
action-use-technology-on-unit =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $place } · { $unit }
action-use-technology-to-move =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $place } · { $unit } → { $to }
action-use-technology-to-divert =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $place } → { $to }
action-use-technology-on-market =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $place } · { $good } → { $to }
action-use-technology-on-rank =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $unit } · { $player_id ->
        [none] les barbares
       *[other] { $player }
    } → { $to }
action-use-technology-on-target =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    }{ $item_id ->
        [none] {""}
       *[other] {" "}· { $item }
    } · { $unit } → { $attack }
action-use-technology-to-enter =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } → { $to }
action-use-technology-with-item =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $item } → { $to }
action-use-technology-to-speed =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $item }{ $count ->
        [1] {""}
       *[other] {" "}× { $count }
    }
action-use-technology-to-walk =
    { $via_id ->
        [none] Utiliser { $technology }
       *[other] Utiliser { $technology } d'un voisin (Fuite du temps)
    } · { $place } · { $unit }{ $count ->
        [1] {""}
       *[other] {" "}× { $count }
    }
action-produce-points =
    { $via_id ->
        [none] Tourner { $card } pour ses points : { $colours }
       *[other] Tourner { $card } d'un voisin pour ses points : { $colours }
    }
action-flip-token = Retourner un jeton Objectif pour 1 point : { $colour }
action-convert-point = Changer 1 point violet en { $colour }
action-hold-card = Retenir { $card } ({ $player })
action-done-hold-cards = Ne plus rien retenir
action-protect-territory = Protéger : { $place }
action-done-protect-territories = Ne plus protéger
action-protect-asset =
    { $item_id ->
        [none] Protéger { $place_the } : { $what }
       *[other] Protéger { $item }
    }
action-done-protect-assets = Ne plus protéger
action-take-points = Prendre { $colours }
action-pass-princess-ability = Laisser la capacité
action-choose-event = { $event }
action-sell-point = 1 point { $colour } pour 20 florins
action-sell-points = Vendre pour 100 florins : { $colours }
action-done-sell-points = Ne plus vendre
action-reroll-shots = Relancer { $dice }
action-lower-die =
    { $die_id ->
        [none] Baisser de 1 un { $face }
       *[other] Baisser de 1 le { $die } qui montre { $face }
    }{ $player_id ->
        [none] {""}
       *[other] {" "}({ $player })
    }
action-make-deposit = Déposer { $sum }
action-dump-cubes = Vendre { $cubes } × { $good } à 50 florins
action-done-dump-cubes = Conclure ainsi
action-route-token = Poser le jeton { $place_the }
action-lend-unit = Prêter { $unit_the } ({ $place })
action-done-lend-units = Ne plus prêter
action-done-send-on = Plus de transports
action-done-send-units = C'est tout
action-done-muster = Personne d'autre

## Actions : la diplomatie

action-declare-war = Déclarer la guerre à { $player }
action-offer-pact = Rédiger un pacte avec { $player }
action-offer-peace = Rédiger une offre de paix à { $player }
action-offer-armistice = Rédiger une offre d'armistice à { $player }
action-add-partner = Ajouter { $player } au pacte
action-add-clause =
    { $giver_id ->
    [none] Clause mutuelle : { $kind }
   *[other] Clause, { $giver } pour { $taker } : { $kind }
  }
action-drop-clause = Rayer la dernière clause
action-set-end =
    { $turn_sign ->
    [zero] Pour toute la partie
   *[other] Jusqu'à la fin du tour { $turn }
  }
action-set-secret =
    { $secret ->
    [yes] Garder le secret
   *[no] Le rendre public
  }
action-set-fee = Droit par transaction : { $sum }
action-set-cube-fee = Droit par cube : { $sum }
action-set-units =
    { $units ->
        [one] Au moins { $units } unité
       *[other] Au moins { $units } unités
    }
action-set-amount = Le paiement : { $sum }
action-toggle-place = Limiter ou ne plus limiter : { $place }
action-toggle-turn = Paiement au tour { $turn }, ou y renoncer
action-toggle-against = Contre { $player }, ou y renoncer
action-add-prisoner = Remettre { $unit_the } ({ $owner })
action-send-offer = Envoyer l'offre
action-send-on = { $item } continue
action-send-unit = { $unit } continue
action-tear-up = Déchirer le brouillon
action-accept-offer = Accepter { $offer_the }
action-refuse-offer = Refuser { $offer_the }
action-counter-offer = Refuser { $offer_the } et en écrire une autre
action-withdraw-offer = Retirer { $offer_the }
action-end-pact = Proposer de finir { $pact_the }
action-accuse-breach = Accuser { $player } d'avoir rompu { $pact_the }
action-admit-breach = L'admettre
action-contest-breach = Contester : la table vote
action-vote-breach =
    { $broken ->
    [yes] Le pacte a été rompu
   *[no] Le pacte a été tenu
  }
action-break-pact = Rompre { $pact_the }
action-direct-support = Demander à { $ally } de venir : { $place } ({ $pact_the })
action-obey-support = Promettre d'aller aider { $supported } ({ $pact_the })
action-refuse-support = Refuser d'aller aider { $supported } ({ $pact_the })
action-muster = De { $place } : { $count } × { $unit }
action-muster-wagon = { $item } vient avec
action-ask-if-concerned = Ne me demander que pour mes batailles, mes terres, mes pièces et mes affaires
action-leave-cards =
    { $concerned ->
        [yes] Ne pas demander si seule la carte { $cards } pourrait servir et que cela ne me concerne pas
       *[no] Ne pas demander si seule la carte { $cards } pourrait servir
    }

## Groupes d'actions qui commencent de même

group-place-transport = { $transport } de niveau { $level }
group-bid-for-kingdom = { $kingdom }
group-recruit = Recruter { $unit_the }
group-build-building = Construire { $building_the }
group-build-transport = Construire { $kind_the } de niveau { $level }
group-build-siege = Construire { $engine_the }
group-ransom = Racheter { $unit_the } à { $captor }
group-redeploy-surrendered = Ramener { $unit_the }
group-buy-back = Racheter { $unit_the } à moitié prix
group-deploy = Placer { $piece_the }
group-claim-objective = Valider l'objectif : { $card }
group-return-unit = Rendre { $unit_the }
group-add-barbarian = Ajouter un barbare : { $unit }
group-move-horde = Déplacer la horde : { $place }
group-use-card = Utiliser { $card }
group-use-card-at = Utiliser { $card }
group-use-card-on-item = Utiliser { $card }
group-use-card-on-unit = Utiliser { $card }
group-use-card-for-unit = Utiliser { $card }
group-use-card-on-leader = Utiliser { $card }
group-use-card-against = Utiliser { $card }
group-use-card-on-good = Utiliser { $card }
group-use-card-on-market = Utiliser { $card }
group-use-card-for-colour = Utiliser { $card }
group-use-card-for-player = Utiliser { $card }
group-use-card-on-card = Utiliser { $card }
group-use-technology = Utiliser { $technology }
group-use-technology-times = Utiliser { $technology }
group-use-technology-at = Utiliser { $technology }
group-use-technology-on-item = Utiliser { $technology }
group-use-technology-for-item = Utiliser { $technology }
group-use-technology-on-building = Utiliser { $technology }
group-use-technology-on-unit = Utiliser { $technology }
group-use-technology-to-move = Utiliser { $technology }
group-use-technology-to-divert = Utiliser { $technology }
group-use-technology-on-market = Utiliser { $technology }
group-use-technology-on-rank = Utiliser { $technology }
group-use-technology-on-target = Utiliser { $technology }
group-use-technology-to-enter = Utiliser { $technology }
group-use-technology-with-item = Utiliser { $technology }
group-use-technology-to-speed = Utiliser { $technology }
group-use-technology-to-walk = Utiliser { $technology }
group-produce-points = Tourner { $card } pour ses points
group-load = Charger : { $unit }
group-unload = Décharger : { $unit }
group-hand-over = Transférer : { $unit }
group-trade-move = { $transport } se déplace
group-trade-buy = { $transport } achète
group-route-step = Une étape de la route
group-route-destination = La destination de la route
group-offer-pact = Rédiger une offre
group-offer-peace = Rédiger une offre
group-offer-armistice = Rédiger une offre
group-add-clause = Clause : { $kind }
group-toggle-place = Limiter à des lieux
group-direct-support = Demander à { $ally } de venir

## Événements : le royaume

event-turn-began = Tour { $turn }
event-turn-ended = Le tour { $turn } s'achève.
event-phase-began = { $phase }
event-kingdom-taken =
    { $honor_sign ->
    [zero] { $name } mène : { $kingdom }.
   *[other] { $name } mène : { $kingdom }, pour { $honor } PH.
  }
event-kingdom-tied = { $seats } misent { $honor } PH chacun ({ $kingdom }) : personne ne l'a encore.
event-cards-dealt =
    { $cards ->
        [one] Chacun reçoit { $cards } carte Empire et la garde.
       *[other] Chacun reçoit { $cards } cartes Empire et en garde une.
    }
event-card-kept = { $name } garde { $card }.
chance-empire = De la pioche Empire : { $card }.
chance-empire-face = Sur la pioche Empire : { $card }.
chance-event-deck = De la pioche Événement : { $event }.
chance-event-deck-face = Dos de la prochaine carte Événement : { $tax }.
event-bids-opened = Mises : { $bids }.
event-order-set = Ordre du tour : { $seats }.
event-barbarian-dice-rolled =
    { $again ->
    [yes] Le Cercle de Guerre, relancé : { $dice }.
   *[no] Le Cercle de Guerre montre { $dice }.
  }
event-event-drawn = Un événement est tiré ({ $event }).
event-event-chosen = { $name } choisit l'événement : { $event }.
event-event-rolled = { $name } lance { $die } ({ $icon }).
event-decks-mixed =
    { $cards ->
        [one] { $cards } carte Événement défaussée est mélangée à la pioche.
       *[other] Les { $cards } cartes Événement défaussées sont mélangées à la pioche.
    }
event-horde-appeared = Barbares { $place_the } : { $units }.
event-horde-moved = La horde se déplace : { $place } → { $to }.
event-barbarians-plundered =
    { $items_count ->
        [0] { $buildings_count ->
            [0] Les barbares pillent : { $place }.
           *[other] Les barbares pillent { $place_the } : { $buildings }.
        }
       *[other] { $buildings_count ->
            [0] Les barbares pillent { $place_the } : { $items }.
           *[other] Les barbares pillent { $place_the } : { $buildings }, { $items }.
        }
    }
event-token-removed = Le jeton de contrôle { DE($name) } { $place_the } est retiré.
event-tax-tolerated =
    { $check_id ->
        [last] Taxe tolérée à la dernière vérification : { $tax }.
       *[turn] Taxe tolérée ce tour-ci : { $tax }.
    }
event-tax-set = { $name } fixe le niveau de taxation à { $tax }.
event-rebellion-broke =
    { $rebellions ->
    [one] { $rebellions } rébellion contre { $name }.
   *[other] { $rebellions } rébellions contre { $name }.
  }
event-rebellion-placed = Rébellion contre { $name } { $place_the }.
event-rebellion-suppressed = { $name } réprime la rébellion { $place_the }.
event-collected = { $name } reçoit { $sum } : { $why }.
event-paid = { $name } paie { $sum } : { $why }.
event-paid-to = { $name } paie { $sum } à { $other } : { $why }.
event-borrowed = { $name } prend un prêt de { $sum }.
event-repaid = { $name } rembourse { $sum }.
event-interest-missed = { $name } ne peut payer tous les intérêts ; reste dû : { $sum }.
event-went-bankrupt = { $name } fait banqueroute.
event-cleared-arrears = { $name } n'est plus en banqueroute.
event-own-plundered = { $name } pille chez soi { $place_the } : { $what }.
event-eliminated = { $name } quitte la partie.
event-honor-changed =
    { $change_sign ->
    [minus] { $name } perd { $change_abs } PH : { $why }.
   *[plus] { $name } gagne { $change_abs } PH : { $why }.
  }
event-piece-returned = { $name } rend { $piece_the } { $place_the }.
event-units-returned = Des unités { DE($name) } sont revenues { $place_the }.
event-blood-taken = { $name } prend un jeton de sang.
event-last-scoring =
    { $why_id ->
    [honor] La limite d'honneur est atteinte : décompte final.
    [time] Le temps est écoulé : décompte final.
    [last] Il ne reste qu'un joueur : décompte final.
   *[turns] Le dernier tour est fini : décompte final.
  }
event-award-given =
    { $seats_count ->
        [one] { $award } : { $seats }, { $honor } PH.
       *[other] { $award } : { $seats }, { $honor } PH chacun.
    }
event-florins-counted = Florins à la fin : { $bids }.

## Événements : les achats

event-item-made = { $name } a { $kind_the } de niveau { $level } { $place_the }.
event-building-raised = Le bâtiment { DE($name) } { $place_the } devient { $building_the }, sans frais.
event-empire-cards-drawn =
    { $cards ->
        [one] { $name } pioche { $cards } carte Empire.
       *[other] { $name } pioche { $cards } cartes Empire.
    }
event-empire-cards-sunk =
    { $cards ->
        [one] { $name } met { $cards } carte Empire sous la pioche.
       *[other] { $name } met { $cards } cartes Empire sous la pioche.
    }
event-screens-closed = Pièces achetées derrière les écrans : { $screens }.
event-screen-piece-returned = { $name } ne peut placer { $piece_the } et en récupère le prix.
event-points-gained = { $name } reçoit des Points de Technologie : { $colours }.
event-points-spent =
    { $points ->
        [one] { $name } dépense { $points } PT ({ $colour }) : { $why }.
       *[other] { $name } dépense { $points } PT ({ $colour }) : { $why }.
    }
event-card-cancelled = { $card } { DE($name) } est sans effet.
event-card-straightened = { $name } redresse { $card } { DE($player) }.
event-cards-held = { $name } retient { $card } { DE($player) } pour le tour suivant.
event-deposited = { $name } dépose { $sum }.

## Événements : les mouvements

event-combat-round-began = Manche de combat { $round }
event-group-moved =
    { $items_count ->
        [0] { $units ->
            [one] { $name } se déplace : { $origin } → { $to } ({ $units } unité à pied).
           *[other] { $name } se déplace : { $origin } → { $to } ({ $units } unités à pied).
        }
       *[other] { $units ->
            [0] { $name } se déplace : { $origin } → { $to } ({ $items }).
            [one] { $name } se déplace : { $origin } → { $to } ({ $items } ; { $units } unité).
           *[other] { $name } se déplace : { $origin } → { $to } ({ $items } ; { $units } unités).
        }
    }
event-group-stopped = { $name } s'arrête { $place_the }.
event-move-held = Rien n'en sort ({ $place }) : { $name } reste.
event-attacked-undeclared = { $name } attaque { $other } { $place_the } sans guerre déclarée.
event-conquered =
    { $former_id ->
        [none] { $name } conquiert un territoire : { $place }.
       *[other] { $name } conquiert un territoire { DE($former) } : { $place }.
    }
event-assets-plundered =
    { $assets_count ->
        [0] { $cubes ->
            [one] { $name } pille : { $place }, { $cubes } cube, { $sum }.
           *[other] { $name } pille : { $place }, { $cubes } cubes, { $sum }.
        }
       *[other] { $cubes ->
            [0] { $name } pille : { $place }, { $assets }, { $sum }.
            [one] { $name } pille : { $place }, { $assets }, { $cubes } cube, { $sum }.
           *[other] { $name } pille : { $place }, { $assets }, { $cubes } cubes, { $sum }.
        }
    }
event-item-taken =
    { $other_id ->
        [none] { $name } prend { $kind_the } des barbares { $place_the }.
       *[other] { $name } prend { $kind_the } { DE($other) } { $place_the }.
    }
event-control-token-replaced = { $name } remplace le jeton { DE($other) } { $place_the }.
event-battle-held = Aucune bataille ne peut être livrée { $place_the } : { $name } et { $other } y sont ensemble.
event-unit-summoned = { $name } place { $unit_the } { $place_the }.
event-unit-promoted =
    { $player_id ->
        [none] { $unit } des barbares compte comme { $to } jusqu'à la fin du tour.
       *[other] { $unit } { DE($player) } compte comme { $to } jusqu'à la fin du tour.
    }
event-units-lent = { $name } prête { $unit_the } ({ $origin }) à la horde { $place_the }.
event-barbarian-moved = { $name } déplace { $unit_the } des barbares : { $origin } → { $place }.
event-barbarian-converted = { $unit } des barbares { $place_the } rejoint { $name }.

## Événements : la bataille

event-battle-began =
    { $attacker_id ->
        [none] Bataille { $place_the } : les barbares attaquent { $defender }
       *[other] Bataille { $place_the } : { $attacker } attaque { $defender }
    }{ $cause_id ->
        [resistance] {" "}(résistance barbare)
        [rebellion] {" "}(rébellion)
       *[other] {""}
    }.
event-battle-round-began = Manche de bataille { $round } { $place_the }
event-protection-chosen =
    { $side_id ->
        [none] Les murs protègent les barbares contre : { $against }.
       *[other] Les murs { DE($side) } protègent contre : { $against }.
    }
event-shots-rolled =
    { $side_id ->
        [none] { $kind_id ->
            [artillery] Les machines des barbares tirent : { $dice }.
           *[other] Les Archers des barbares tirent : { $dice }.
        }
       *[other] { $kind_id ->
            [artillery] Les machines { DE($side) } tirent : { $dice }.
           *[other] Les Archers { DE($side) } tirent : { $dice }.
        }
    }
event-captain-acted =
    { $side_id ->
        [none] Le Capitaine des barbares agit comme { $unit_the }.
       *[other] Le Capitaine { DE($side) } agit comme { $unit_the }.
    }
event-units-sacrificed =
    { $side_id ->
        [none] { $number ->
            [one] Les barbares sacrifient { $number } unité.
           *[other] Les barbares sacrifient { $number } unités.
        }
       *[other] { $number ->
            [one] { $side } sacrifie { $number } unité.
           *[other] { $side } sacrifie { $number } unités.
        }
    }
event-units-hurried =
    { $units ->
        [one] { $units } unité { DE($name) } accourt : { $place } → { $to }.
       *[other] { $units } unités { DE($name) } accourent : { $place } → { $to }.
    }
event-attack-rolled =
    { $side_id ->
        [none] Les barbares lancent { $dice }.
       *[other] { $side } lance { $dice }.
    }
event-attack-rerolled = { $side } relance : { $dice }.
event-attacks-compared = Valeurs d'attaque : { $attacker } { $attack }, { $defender } { $defence }.
event-damage-taken =
    { $side_id ->
        [none] { $points ->
            [one] Les barbares subissent { $points } dégât
           *[other] Les barbares subissent { $points } dégâts
        }
       *[other] { $points ->
            [one] { $side } subit { $points } dégât
           *[other] { $side } subit { $points } dégâts
        }
    }{ $kind_id ->
        [artillery] {" "}des machines de siège
        [archery] {" "}des Archers
        [loss] {" "}comme pertes propres
       *[other] {" "}dans la mêlée
    }.
event-unit-fell =
    { $side_id ->
        [none] Les barbares perdent { $unit_the }.
       *[other] { $side } perd { $unit_the }.
    }
event-unit-worn =
    { $side_id ->
        [none] { $unit } des barbares devient { $became }.
       *[other] { $unit } { DE($side) } devient { $became }.
    }
event-unit-captured =
    { $by_id ->
        [none] Les barbares capturent { $unit_the } { DE($side) }.
       *[other] { $by } capture { $unit_the } { DE($side) }.
    }
event-prisoners-freed =
    { $units ->
        [one] { $units } prisonnier { DE($side) } est libre.
       *[other] { $units } prisonniers { DE($side) } sont libres.
    }
event-prisoners-handed-over = { $name } remet { $count } × { $unit } { DE($owner) } à { $other }.
event-building-damaged =
    { $points ->
        [one] { $building } { $place_the } : { $points } dégât.
       *[other] { $building } { $place_the } : { $points } dégâts.
    }
event-building-destroyed = { $building } { $place_the } : détruit.
event-sinking-rolled = Une Galère sans équipage ({ $side }) : { $die }.
event-galley-sank = Une Galère coule avec tout ce qu'elle porte ({ $side }).
event-army-fled =
    { $side_id ->
        [none] Les barbares fuient : { $place } → { $to }.
       *[other] { $side } fuit : { $place } → { $to }.
    }
event-flight-failed = { $side } ne peut plus fuir et reste { $place_the }.
event-army-surrendered =
    { $florins_sign ->
        [zero] { $side } capitule { $place_the } devant { $winner }.
        [minus] { $florins_abs ->
            [one] { $side } capitule { $place_the } devant { $winner } pour { $florins_abs } florin.
           *[other] { $side } capitule { $place_the } devant { $winner } pour { $florins_abs } florins.
        }
       *[plus] { $florins_abs ->
            [one] { $side } capitule { $place_the } devant { $winner } et paie { $florins_abs } florin.
           *[other] { $side } capitule { $place_the } devant { $winner } et paie { $florins_abs } florins.
        }
    }
event-battle-ended =
    { $how_id ->
        [suspended] La bataille { $place_the } est suspendue jusqu'au tour suivant.
        [stopped] La bataille { $place_the } s'arrête.
        [both_out] Il ne reste personne { $place_the }.
       *[other] { $winner_id ->
            [none] Les barbares gagnent la bataille { $place_the }.
           *[other] { $winner } gagne la bataille { $place_the }.
        }
    }
event-card-die-rolled = { $name } lance le dé pour { $card } : { $face }.
event-spy-rolled = { $name } envoie { $card } : { $face }.
event-die-lowered = { $name } baisse un dé de { $face } à { $to }.

## Événements : le commerce

event-travelled = { $transport } { DE($name) } : { $origin } → { $place }.
event-goods-bought =
    { $cubes ->
        [one] { $name } achète { $cubes } cube ({ $good }) { $place_the } pour { $sum }.
       *[other] { $name } achète { $cubes } cubes ({ $good }) { $place_the } pour { $sum }.
    }
event-goods-sold = { $name } vend { $goods } { $place_the } pour { $sum }.
event-trade-undone = L'affaire { DE($name) } { $place_the } n'aboutit pas.
event-market-cube-placed = { $name } met un cube ({ $good }) au marché { $place_the }.
event-market-cube-moved = { $name } déplace un cube ({ $good }) : { $origin } → { $place }.
event-route-opened = { $name } ouvre une route : { $steps } → { $destination }.
event-route-rearranged = { $name } redessine sa route : { $steps } → { $destination }.
event-route-step-done = { $name } accomplit l'étape { $place }.
event-route-completed =
    { $points ->
        [0] { $name } achève une route de { $steps } étapes.
        [one] { $name } achève une route de { $steps } étapes : { $points } point de commerce, { $honor } PH.
       *[other] { $name } achève une route de { $steps } étapes : { $points } points de commerce, { $honor } PH.
    }
event-route-removed =
    { $why_id ->
        [abandoned] { $name } abandonne sa route.
        [sale] Une vente ailleurs met fin à la route { DE($name) }.
       *[lost] La route { DE($name) } est finie : son transport est perdu.
    }
event-transport-plundered = Les barbares pillent { $kind_the } { DE($name) } { $place_the }.

## Événements : la diplomatie

event-war-began =
    { $why_id ->
        [attack] Guerre : { $by } a attaqué { $other }.
        [joined] Guerre : { $by } aide un allié contre { $other }.
       *[declared] { $by } déclare la guerre à { $other }.
    }
event-war-ended = { $name } et { $other } font la paix.
event-armistice-made = { $name } et { $other } conviennent d'un armistice pour ce tour.
event-offer-made =
    { $kind_id ->
        [peace] { $sender } offre la paix ({ $offer_the }).
        [armistice] { $sender } offre un armistice ({ $offer_the }).
        [end_pact] { $sender } propose de finir un pacte ({ $offer_the }).
       *[pact] { $sender } propose un pacte ({ $offer_the }).
    }
event-offer-answered =
    { $answer_id ->
        [accepted] { $by } accepte { $offer_the }.
        [refused] { $by } refuse { $offer_the }.
       *[withdrawn] { $by } retire { $offer_the }.
    }
event-offer-fell =
    { $why_id ->
        [unable] Rien ne vient de { $offer_the } : quelqu'un ne peut donner ce qu'elle demande.
       *[lapsed] Le temps est passé pour { $offer_the }.
    }
event-pact-signed =
    { $end ->
        [0] { $signatories } signent { $pact_the } pour toute la partie : { $clauses }.
       *[other] { $signatories } signent { $pact_the } jusqu'à la fin du tour { $end } : { $clauses }.
    }
event-secret-pact-signed =
    { $end ->
        [0] { $signatories } signent en secret { $pact_the } pour toute la partie : { $clauses }.
       *[other] { $signatories } signent en secret { $pact_the } jusqu'à la fin du tour { $end } : { $clauses }.
    }
event-pact-ended =
    { $why_id ->
        [time] Le temps est passé pour { $pact_the } { DE($signatories) }.
        [agreed] { $signatories } s'accordent à finir { $pact_the }.
       *[left] Quelqu'un est parti : { $pact_the } { DE($signatories) } prend fin.
    }
event-secret-pact-ended =
    { $why_id ->
        [time] Secret : le temps est passé pour { $pact_the } { DE($signatories) }.
        [agreed] Secret : { $signatories } s'accordent à finir { $pact_the }.
       *[left] Secret : quelqu'un est parti, { $pact_the } { DE($signatories) } prend fin.
    }
event-pact-revealed = Un pacte secret vient au jour, { $pact_the } { DE($signatories) } : { $clauses }.
event-pact-broken = { $name } rompt { $pact_the } { DE($signatories) }.
event-breach-claimed = { $name } accuse { $accused } d'avoir rompu { $pact_the }.
event-breach-voted =
    { $breach ->
        [yes] La table juge rompu { $pact_the }
       *[no] La table juge respecté { $pact_the }
    }{ $broken_count ->
        [0] {""}
       *[other] {" "}· rompu : { $broken }
    }{ $kept_count ->
        [0] {""}
       *[other] {" "}· respecté : { $kept }
    }.
event-overstayed = Des unités { DE($name) } restent sans droit { $place_the } : { $host } est attaqué.
event-secretly-paid = { $payer } paie en secret { $sum } à { $payee }.
event-support-due =
    { $units ->
        [one] { $ally } doit soutenir { $supported } contre { $enemy } avec au moins { $units } unité.
       *[other] { $ally } doit soutenir { $supported } contre { $enemy } avec au moins { $units } unités.
    }
event-support-directed = { $supported } veut les unités { DE($ally) } { $place_the }.
event-support-answered =
    { $answer_id ->
    [obeys] { $ally } promet d'aider { $supported }.
   *[other] { $ally } refuse d'aider { $supported }.
  }

## Pourquoi des florins sont payés

why-taxes = taxes
why-card = capacité d'une carte Empire
why-empire-card = carte Empire
why-deposit = dépôt
why-engine = machine de siège
why-building = bâtiment
why-goods = marchandises
why-interest = intérêts
why-loan = prêt
why-repair = réparations
why-transport = transport
why-unit = unité militaire
why-technology = technologie
why-points = points de technologie
why-upkeep = entretien
why-ransom = rançon
why-pact = pacte
why-surrender = capitulation
why-trade-fee = droit de commerce
why-plunder = pillage
why-rebellion = rébellion
why-bid = ordre du tour
why-breach = pacte rompu
why-debt = dette
why-large-army = grande armée vaincue
why-lost-to-barbarians = défaite contre les barbares
why-monopoly = monopole
why-new-rebellion = nouvelle rébellion
why-trade-route = Route Commerciale
why-undeclared-attack = attaque sans déclaration
why-conquest = conquête
why-card-22 = Percepteur de taxes
why-card-23 = Percepteur de taxes
why-card-37 = Magnat
why-card-71 = Mystique
why-card-72 = Mystique
why-token = jeton Objectif
why-first-rome = première conquête de Rome
why-first-jerusalem = première conquête de Jérusalem
why-prisoners = prisonniers détenus
why-objectives = jetons Objectif

## Petites choses

category-civil = civil
category-military = militaire
category-religious = religieux
category-market = Grand Marché
attack-siege-engines = machines de siège
attack-archers = Archers
attack-melee = mêlée
attack-artillery = machines de siège
attack-archery = Archers
clause-trade = accord commercial
clause-passage = droit de passage
clause-military-control = contrôle militaire
clause-civil-control = contrôle civil
clause-non-belligerence = non-belligérance
clause-defensive-alliance = alliance défensive
clause-offensive-alliance = alliance offensive
clause-payment = paiement
clause-prisoner-exchange = échange de prisonniers
clause-against = contre { $who }
clause-fee = { $n } florins par transaction
clause-cube-fee = { $n } florins par cube
clause-units =
    { $n ->
        [one] au moins { $n } unité
       *[other] au moins { $n } unités
    }
clause-amount =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
clause-turns = au tour { $turns }
offer-pact = pacte
offer-peace = paix
offer-armistice = armistice
offer-end-pact = fin d'un pacte
offer-offer = offre
offer-offer-the = l'offre

## Décisions

decision-bid = Enchère pour l'ordre du tour
decision-bid-what = Tous enchérissent en secret ; le plus offrant est premier et paie le dernier. Les rangs suivants sont pénalisés en bataille.
decision-bid-look = De quoi aurez-vous besoin ce tour-ci ? Le dernier touche l'enchère du premier.
decision-tie-bid = Enchère de départage
decision-tie-bid-what = Vous êtes à égalité pour la première place : ajoutez des florins en secret ; la somme compte.
decision-tie-bid-look = La première place vaut-elle plus que ce que vous avez déjà misé ?
decision-starting-bid = Enchère d'honneur pour un royaume
decision-starting-bid-what = Nommez un royaume et 0 à 10 PH. Le seul plus offrant l'obtient et paie.
decision-starting-bid-look = Les ports, les voisins, la distance de Rome et de Jérusalem.
decision-choose-kingdom = Choisissez votre royaume
decision-choose-kingdom-what = Sept territoires de départ qui restent à vous sans armée.
decision-choose-kingdom-look = Les ports, les marchandises, les voisins.
decision-place-village = Placez votre village
decision-place-village-what = Il va gratuitement sur une zone habitée de votre royaume.
decision-place-village-look = Il augmente les taxes et le nombre d'unités à recruter.
decision-place-archer = Placez votre Archer
decision-place-archer-what = Votre première unité va dans un territoire de départ.
decision-place-archer-look = Où une garnison est-elle utile, où l'embarquer ?
decision-place-start-transports = Vos premiers transports
decision-place-start-transports-what = Deux niveaux en tout : deux de niveau I ou un de niveau II. Les navires veulent un port.
decision-place-start-transports-look = Chariot et galère portent l'armée, caravane et navire commercent.
decision-keep-start-card = Gardez une carte Empire
decision-keep-start-card-what = Gardez-en une sur trois ; les autres retournent dans la pioche.
decision-keep-start-card-look = Comparez capacité, points et objectif.
decision-take-start-token = Prenez un jeton Objectif
decision-take-start-token-what = Une couleur au choix ; il donne 1 point de sa couleur par tour et compte à la fin.
decision-take-start-token-look = Quelle technologie voulez-vous utiliser d'abord ?
decision-reroll-barbarian-dice = Les dés barbares
decision-reroll-barbarian-dice-what = Vous pouvez relancer une fois certains des trois dés. Ils valent pour tous les barbares du tour.
decision-reroll-barbarian-dice-look = De 1 à 3, des unités s'ajoutent ; de hauts dés les rendent forts. Qui les rencontrera ?
decision-choose-event-icons = Deux désastres
decision-choose-event-icons-what = Choisissez deux des trois icônes et leur ordre. Chacun lance un dé dans la zone rouge.
decision-choose-event-icons-look = Qu'y a-t-il dans la zone rouge, à vous et aux autres ?
decision-event-stop-transports = Un transport s'arrête
decision-event-stop-transports-what = Il n'a plus de points de mouvement ce tour-ci.
decision-event-stop-transports-look = Lequel a le moins besoin de bouger ?
decision-event-assign-unit-damage = Dégâts de l'événement
decision-event-assign-unit-damage-what = Une de vos unités dans la zone rouge subit un dégât.
decision-event-assign-unit-damage-look = L'Infanterie légère coûte le moins ; Cavalerie et Infanterie lourde ne font que baisser.
decision-event-assign-building-damage = Dégâts à un bâtiment
decision-event-assign-building-damage-what = Un de vos bâtiments dans la zone rouge reçoit un jeton Destruction.
decision-event-assign-building-damage-look = Combien chacun supporte-t-il ? Réparer coûte 50 florins par jeton.
decision-event-lose-goods = Des marchandises perdues
decision-event-lose-goods-what = Un transport commercial dans la zone rouge perd un cube.
decision-event-lose-goods-look = Laquelle se vend le moins bien où vous allez ?
decision-barbarian-point = Points barbares
decision-barbarian-point-what = Pour chaque point, ajoutez une unité barbare ou déplacez une horde d'un pas.
decision-barbarian-point-look = Les hordes pillent les terres sans défense et occupent les conquérants.
decision-barbarian-target = Qui la horde attaque
decision-barbarian-target-what = Plusieurs joueurs sont là ; dites qui elle combat d'abord.
decision-barbarian-target-look = La horde continue jusqu'à sa défaite ou sa victoire.
decision-place-rebellion = Une rébellion
decision-place-rebellion-what = Elle éclate dans un de vos territoires les moins défendus.
decision-place-rebellion-look = Où le pillage fait-il le moins mal, où reprendre le territoire ?
decision-order-rebellion-battles = Quels rebelles d'abord
decision-order-rebellion-battles-what = Vos garnisons combattent les rebelles l'un après l'autre.
decision-order-rebellion-battles-look = Une carte utilisée dans l'une manque dans la suivante.
decision-set-tax = Fixez votre taxe
decision-set-tax-what = 10 à 50 florins par territoire et niveau civil. Tous choisissent en secret.
decision-set-tax-look = La vérification suivante, au dernier tour aussi, tolère une somme cachée, pas le dos visible : chaque dizaine de trop est une rébellion.
decision-disband = Entretien
decision-disband-what = Chaque unité, transport et machine coûte. Rendez ce qui ne le vaut pas, puis payez.
decision-disband-look = De quoi aurez-vous besoin au combat ? Un prêt aide une fois par tour.
decision-dismiss-pieces = Rendre des pièces
decision-dismiss-pieces-what = Unités, transports et machines retournent à la réserve.
decision-dismiss-pieces-look = La cargaison est perdue, les unités en mer aussi.
decision-settle-interest = Intérêts
decision-settle-interest-what = Chaque prêt d'un tour précédent coûte 50 florins.
decision-settle-interest-look = Des cartes peuvent le réduire.
decision-bankruptcy-plunder = En banqueroute
decision-bankruptcy-plunder-what = Pillez vos bâtiments ou transports à moitié prix pour payer les intérêts.
decision-bankruptcy-plunder-look = Deux phases sans tout payer vous éliminent.
decision-bankruptcy-rebellions = Banqueroute : laisser la révolte
decision-bankruptcy-rebellions-what = Chaque rébellion chez vous rapporte 100 florins.
decision-bankruptcy-rebellions-look = Elle peut coûter plus qu'elle ne rapporte.
decision-purchases = Achats
decision-purchases-what = Achetez technologies, bâtiments, transports, unités, machines et une carte Empire, dans l'ordre voulu.
decision-purchases-look = Concevoir demande des points : cartes et jetons en donnent, 100 florins en achètent un.
decision-call-deployment = Déploiement ?
decision-call-deployment-what = Si vous le demandez, tous achètent leurs pièces ensemble, derrière les écrans.
decision-call-deployment-look = Le secret aide qui frappe le premier.
decision-hidden-purchases = Achats derrière l'écran
decision-hidden-purchases-what = Choisissez vos pièces une à une, puis fermez. Elles sont placées dans l'ordre du tour.
decision-hidden-purchases-look = Ce qui ne peut être placé est remboursé.
decision-deploy = Déployer
decision-deploy-what = Placez les pièces achetées en secret.
decision-deploy-look = Où seront-elles utiles dans cette phase de combat ?
decision-keep-empire-card = Gardez une carte Empire
decision-keep-empire-card-what = Gardez une des cartes piochées ; les autres vont sous la pioche.
decision-keep-empire-card-look = Comparez capacité, points et objectif.
decision-place-control-token = Un jeton de contrôle
decision-place-control-token-what = Placez-le dans un territoire adjacent au nouveau bâtiment militaire.
decision-place-control-token-look = Un territoire avec jeton est à vous sans armée.
decision-combat-turn = Votre mouvement complet
decision-combat-turn-what = Déplacez des groupes qui finissent au même endroit, attaquez sur place, ou passez.
decision-combat-turn-look = Ce qui bouge est épuisé ensuite. La phase finit quand tous passent à la suite.
decision-complete-move = Le mouvement
decision-complete-move-what = Embarquez, avancez, déposez, séparez ; puis finissez le mouvement.
decision-complete-move-look = Qui rencontre quelqu'un s'arrête. L'annulation est libre tant que rien n'est révélé.
decision-confirm-attack = Attaquer sans guerre déclarée ?
decision-confirm-attack-what = Cela coûte 3 PH, ouvre la guerre et rompt vos pactes avec ce joueur.
decision-confirm-attack-look = Une guerre déclarée ce tour-ci permet d'attaquer dès le prochain.
decision-confirm-fight = Combattre sans guerre déclarée ?
decision-confirm-fight-what = Cela coûte 3 PH, ouvre la guerre et rompt vos pactes avec ce joueur.
decision-confirm-fight-look = Vous pouvez les laisser en paix.
decision-confirm-arrival = Attaquer à l'arrivée ?
decision-confirm-arrival-what = Y finir le mouvement est une attaque sans guerre déclarée : 3 PH, guerre, pactes rompus.
decision-confirm-arrival-look = Vous pouvez poursuivre.
decision-confirm-seizure = Saisir sans guerre déclarée ?
decision-confirm-seizure-what = C'est une attaque : 3 PH, guerre, pactes rompus.
decision-confirm-seizure-look = La pièce le vaut-elle ?
decision-choose-opponent = Qui combattre
decision-choose-opponent-what = Plusieurs camps sont là ; vous les combattez l'un après l'autre.
decision-choose-opponent-look = Les pertes d'une bataille pèsent dans la suivante.
decision-dispose-assets = Garder ou piller
decision-dispose-assets-what = Marquez ce que vous pillez à moitié prix ; vous gardez le reste.
decision-dispose-assets-look = Un transport ou une machine gardés veulent un jeton de propriété.
decision-replace-control-tokens = Jetons de contrôle du perdant
decision-replace-control-tokens-what = Remplacez les jetons venus du bâtiment que vous avez pris.
decision-replace-control-tokens-look = Vous avez huit jetons en tout.
decision-declare-capture = Avant la bataille
decision-declare-capture-what = Dites si vous faites des prisonniers, ou proposez une capitulation.
decision-declare-capture-look = À moins de trois contre un, capturer réduit votre attaque de moitié.
decision-offer-surrender = Capitulation ?
decision-offer-surrender-what = Proposez une capitulation, ou combattez.
decision-offer-surrender-look = Les unités qui capitulent reviennent gratuitement au tour suivant.
decision-surrender-terms = Conditions de la capitulation
decision-surrender-terms-what = Nommez les florins qui changent de main ; un pacte public que vous avez écrit pour l'autre peut les accompagner.
decision-surrender-terms-look = L'autre camp peut refuser.
decision-answer-surrender = On propose une capitulation
decision-answer-surrender-what = Acceptez et la bataille finit ; refusez et elle continue.
decision-answer-surrender-look = Comment irait la prochaine manche ?
decision-choose-protection = Contre quoi protège le bâtiment
decision-choose-protection-what = Son niveau réduit les dégâts d'un type d'attaque dans cette manche.
decision-choose-protection-look = Où l'ennemi frappera-t-il le plus fort ?
decision-declare-flight = Fuir ?
decision-declare-flight-what = Vous combattez cette manche à demi-force, puis partez par la route nommée.
decision-declare-flight-look = La valeur des pertes monte des points de mouvement de la route.
decision-assign-crews = Servants et cibles
decision-assign-crews-what = Donnez à chaque machine jusqu'à trois unités, et visez.
decision-assign-crews-look = Les servants ne combattent pas en mêlée.
decision-captain-use = Votre Capitaine
decision-captain-use-what = Agir comme un type d'unité, libérer le vôtre ou annuler celui de l'ennemi.
decision-captain-use-look = Autant d'usages que de niveaux d'avance.
decision-sacrifice-li = Sacrifice
decision-sacrifice-li-what = Chaque Infanterie légère sacrifiée ajoute 4 à votre attaque.
decision-sacrifice-li-look = Moins d'unités, c'est aussi moins de dégâts possibles.
decision-reroll-attack = Vos dés
decision-reroll-attack-what = Relancez une fois ceux que vous voulez, ensemble.
decision-reroll-attack-look = Le plus haut compte, ou le produit des égaux ; le plus bas est votre perte.
decision-spend-blood = Jetons de sang
decision-spend-blood-what = Chacun ajoute 1 à votre attaque dans cette manche.
decision-spend-blood-look = Ils sont perdus ensuite.
decision-overwhelming-choice = Supériorité écrasante
decision-overwhelming-choice-what = Par 20 points d'écart : un dégât de plus, ou une perte de moins.
decision-overwhelming-choice-look = L'ennemi peut-il encore subir des dégâts ?
decision-assign-damage = Répartir les dégâts
decision-assign-damage-what = Un point à une de vos unités.
decision-assign-damage-look = Cavalerie et Infanterie lourde baissent de rang avant de tomber.
decision-battle-continue = Comment continuer
decision-battle-continue-what = Une autre manche, une avec fuite, ou parler de capitulation.
decision-battle-continue-look = Comparez ce qui reste des deux côtés.
decision-lose-unit = Une unité est perdue
decision-lose-unit-what = Retirez une de vos unités de la bataille.
decision-lose-unit-look = De laquelle avez-vous le moins besoin ?
decision-trade-turn = Votre commerce
decision-trade-turn-what = Déplacez, achetez et vendez ; chaque pas et chaque action coûte 1 point de mouvement.
decision-trade-turn-look = Vendez où la couleur manque ; les cubes du marché montent le prix.
decision-trade-buy = Votre achat
decision-trade-buy-what = Concluez, ou utilisez d'abord quelque chose.
decision-trade-buy-look = Marché baisse le prix de 50 par point.
decision-trade-sell = Votre vente
decision-trade-sell-what = Ajoutez les cubes un à un, puis concluez.
decision-trade-sell-look = Commerce et Marché montent le prix ; la route donne sa récompense ou le bonus du marché.
decision-convert-trade-points = Points de commerce
decision-convert-trade-points-what = Chacun devient 1 PH, ou 50 florins par cube vendu.
decision-convert-trade-points-look = Combien de cubes vendez-vous ?
decision-place-market-cube = Un cube au marché
decision-place-market-cube-what = Une de ces couleurs reste dans la zone et monte les prix suivants.
decision-place-market-cube-look = Elle empêche aussi d'y vendre cette couleur.
decision-open-route = Votre Route Commerciale
decision-open-route-what = Choisissez les étapes, la destination en dernier. L'ordre des visites est libre.
decision-open-route-look = Des étapes proches vont plus vite ; le transport ne doit pas vendre ailleurs.
decision-seize-entering-transport = Un transport vient à vous
decision-seize-entering-transport-what = Vous êtes en guerre avec son propriétaire : prenez-le ou pillez-le.
decision-seize-entering-transport-look = Le saisir veut un jeton de propriété de son niveau.
decision-answer-accusation = On vous accuse
decision-answer-accusation-what = Admettez la rupture, ou laissez la table voter.
decision-answer-accusation-look = Une rupture coûte 2 PH et met fin au pacte.
decision-vote-breach = Le pacte est-il rompu ?
decision-vote-breach-what = Tous votent en même temps ; une égalité ne change rien.
decision-vote-breach-look = Qu'a fait l'allié de ses unités ?
decision-choose-broken-pact = Deux alliés en guerre
decision-choose-broken-pact-what = Vous ne pouvez tenir les deux pactes : rompez-en un, pour 2 PH.
decision-choose-broken-pact-look = Quel allié vaut plus pour vous ?
decision-hold-cards = Retenir des cartes
decision-hold-cards-what = Elles restent tournées pendant le prochain tour.
decision-hold-cards-look = Quelles cartes vous nuiraient le plus ?
decision-protect-territories = Protéger de l'événement
decision-protect-territories-what = L'événement épargne ces territoires.
decision-protect-territories-look = Tout territoire rouge peut être nommé.
decision-protect-assets = Protéger du pillage
decision-protect-assets-what = Ces biens ne peuvent être pillés ce tour-ci.
decision-protect-assets-look = Bâtiments, transports, machines, un marché.
decision-princess-points = Les points aussi
decision-princess-points-what = La carte donne aussi ses points.
decision-princess-points-look = Ils durent jusqu'à la fin de la phase.
decision-princess-ability = La capacité aussi
decision-princess-ability-what = La carte donne aussi sa capacité.
decision-princess-ability-look = Seulement ce qui est utilisable maintenant.
decision-choose-event = Choisissez l'événement
decision-choose-event-what = Un de ces trois s'applique ce tour-ci.
decision-choose-event-look = Qui chaque zone touche-t-elle ?
decision-sell-points = Points contre florins
decision-sell-points-what = Dépensez des points que vous avez produits.
decision-sell-points-look = Ils seraient perdus à la fin de la phase.
decision-archer-reaction = Tirer encore
decision-archer-reaction-what = Relancez une fois des dés de vos Archers.
decision-archer-reaction-look = De 1 à 3, c'est touché.
decision-lower-die = Baisser un dé
decision-lower-die-what = Un dé qui vient d'être lancé montre 1 de moins, jamais sous 1.
decision-lower-die-look = Casser des dés égaux ôte le produit à une attaque.
decision-magnate-deposit = Votre dépôt
decision-magnate-deposit-what = Jusqu'à 300 florins ; ils reviennent plus tard avec la moitié en plus.
decision-magnate-deposit-look = De quoi avez-vous besoin ce tour-ci ?
decision-dump-cubes = Vendre à 50
decision-dump-cubes-what = Des cubes à 50 florins pièce.
decision-dump-cubes-look = La route de ce transport est alors finie.
decision-lay-route = Redessiner la route
decision-lay-route-what = Le nombre et les faces restent ; les places changent.
decision-lay-route-look = Des zones habitées différentes.
decision-lend-units = Prêter des unités
decision-lend-units-what = Jusqu'à deux unités rejoignent la horde et rentrent à la fin du tour.
decision-lend-units-look = Elles combattent avec les dés barbares.
decision-free-actions = À tout moment
decision-free-actions-what = Prêts, objectifs, cartes, guerre : à tout moment libre.
decision-free-actions-look = Personne ne l'attend.
decision-parley = Diplomatie
decision-parley-what = Rédigez, envoyez et répondez ; seules les parties le voient.
decision-parley-look = Seules les clauses engagent, pas les paroles.
decision-clock = L'horloge
decision-clock-what = Le temps de la table s'écoule.
decision-clock-look = Le tour s'achève quand il est écoulé.
decision-event-drawn = Un événement est tiré
decision-event-drawn-what = Vous pouvez agir avant le choix des icônes.
decision-event-drawn-look = Protégez des territoires, ou choisissez un autre événement.
decision-rebellion = Une rébellion éclate
decision-rebellion-what = Vous pouvez agir avant le combat.
decision-rebellion-look = Loi l'éloigne, la Milice aide.
decision-upkeep = Les intérêts sont payés
decision-upkeep-what = Vous pouvez agir.
decision-upkeep-look = Un Magnat prend sa part.
decision-move = Quelqu'un se déplace
decision-move-what = Vous pouvez agir avant le pas.
decision-move-look = Un Évêque ne laisse rien sortir d'un territoire.
decision-enter = Une armée entre
decision-enter-what = Vous pouvez agir avant combat ou conquête.
decision-enter-look = Milice et Cartographie aident maintenant.
decision-before-battle = Avant la bataille
decision-before-battle-what = Vous pouvez agir avant le premier dé.
decision-before-battle-look = Espions, Templiers, Promotion, Nation.
decision-artillery-setup = Les machines sont servies
decision-artillery-setup-what = Vous pouvez agir avant les tirs.
decision-artillery-setup-look = Artilleurs et Scientifiques.
decision-artillery-rolled = Les machines ont tiré
decision-artillery-rolled-what = Vous pouvez changer des dés avant les dégâts.
decision-artillery-rolled-look = Les Assassins baissent un dé.
decision-archery-setup = Les Archers visent
decision-archery-setup-what = Vous pouvez agir avant les tirs.
decision-archery-setup-look = Arbalétriers, Stratégie, Machinerie.
decision-archery-rolled = Les Archers ont tiré
decision-archery-rolled-what = Vous pouvez changer des dés avant les dégâts.
decision-archery-rolled-look = Arbalétriers et Assassins.
decision-melee-setup = Avant la mêlée
decision-melee-setup-what = Vous pouvez agir avant que les capacités soient fixées.
decision-melee-setup-look = Promotion, Machinerie, Héroïnes.
decision-melee-rolled = Les dés de mêlée sont lancés
decision-melee-rolled-what = Vous pouvez agir avant la comparaison.
decision-melee-rolled-look = Seigneur de guerre +2, Assassins −1.
decision-die-rolled = Un dé est lancé
decision-die-rolled-what = Vous pouvez le baisser.
decision-die-rolled-look = Assassins.
decision-damage = Des dégâts sont annoncés
decision-damage-what = Vous pouvez agir avant leur répartition.
decision-damage-look = Chirurgien, Geôlier, Tactique.
decision-round-end = Fin d'une manche de bataille
decision-round-end-what = Vous pouvez agir avant la suivante.
decision-round-end-look = Évêque, Chirurgien, Templier.
decision-conquest = Avant le pillage
decision-conquest-what = Vous pouvez protéger des biens.
decision-conquest-look = Diplomates.
decision-trade = Quelqu'un commerce
decision-trade-what = Vous pouvez agir avant la conclusion.
decision-trade-look = Un Évêque interdit le commerce dans un territoire.
decision-transport-lost = Votre transport est perdu
decision-transport-lost-what = Vous pouvez garder sa route.
decision-transport-lost-look = Un Vendeur la garde pour ce tour.
decision-card-activated = Une carte est tournée
decision-card-activated-what = Vous pouvez répondre avant son effet.
decision-card-activated-look = Les Jokers annulent, les Princesses doublent.
decision-end-turn = Fin du tour
decision-end-turn-what = Vous pouvez agir avant que les cartes se redressent.
decision-end-turn-look = Un Infiltré retient des cartes.
decision-send-on = Qui continue
decision-send-on-what = Un Seigneur de guerre laisse continuer la moitié de l'armée : d'abord ses transports et machines.
decision-send-on-look = Les unités ont besoin de place à bord, ou d'un château d'où sortir.
decision-send-units = Les unités qui continuent
decision-send-units-what = Choisissez celles qui gardent leurs PM ; les autres s'arrêtent ici.
decision-send-units-look = Qui reste combat ici ; qui continue se déplace ensuite.
decision-muster = Milice
decision-muster-what = Trois PM se partagent entre des unités qui peuvent atteindre le territoire menacé.
decision-muster-look = Les lieux qu'elles quittent restent sans elles.

## Refus

refused-already-marked = { $unit } y est déjà marqué.
refused-bid =
    { $florins ->
        [one] Vous pouvez miser au plus { $florins } florin.
       *[other] Vous pouvez miser au plus { $florins } florins.
    }
refused-captain-at-sea = En mer, un Capitaine ne peut rien pour { $unit }.
refused-captain-nothing-to-do = Le Capitaine n'a rien à y faire avec { $unit }.
refused-captain-other-step = { $unit } ne se décide pas à cette étape.
refused-captain-same-type = Chaque usage d'une manche vise un autre type : { $unit } a eu le sien.
refused-crew-is-full = { $item } a déjà trois servants.
refused-crews-are-hit-last = Les servants ne sont touchés qu'en dernier.
refused-event-icons = Choisissez deux icônes différentes de la carte.
refused-galley-bears-no-more = La galère ne porte pas plus de machines que son niveau.
refused-horde-stays = Cette horde ne bouge pas : elle est avec des unités d'un joueur, chez vous, ou retenue.
refused-horde-too-small = Il faut une horde de { $needed } pour { $unit }.
refused-kingdom-bid = Enchérissez de 0 à { $most } PH.
refused-kingdom-not-linked = { $kingdom } n'est lié à aucun royaume en jeu.
refused-kingdom-taken = { $kingdom } est pris.
refused-kingdom-tied = Égalité pour { $kingdom } : nommez-en un autre.
refused-me-armistice = Il y a armistice : pas d'attaque ce tour-ci.
refused-me-asset-protected = Un Diplomate le protège du pillage.
refused-me-at-war-already = Vous êtes déjà en guerre.
refused-me-bankrupt = En banqueroute, on n'achète rien.
refused-me-behind-the-screen = Au déploiement, les pièces s'achètent derrière l'écran.
refused-me-branch-complete = La branche { $branch } est complète.
refused-me-building-there = Il y a déjà un bâtiment de ce genre { $place_the }.
refused-me-cannot-give = Vous ne pouvez donner ce que l'offre demande.
refused-me-card-this-turn = Une carte Empire par tour.
refused-me-card-turned = { $card } est tournée ce tour-ci.
refused-me-deck-empty = La pioche Empire est vide.
refused-me-exhausted = Il n'a plus de points de mouvement ce tour-ci.
refused-me-florins = Cela coûte { $florins } florins.
refused-me-held-fast = Un Évêque n'en laisse rien sortir ce tour-ci.
refused-me-hostile-units = Des unités hostiles sont { $place_the }.
refused-me-in-contact = Le groupe a rencontré quelqu'un { $place_the } et ne bouge plus.
refused-me-learnt-this-turn = Un niveau par branche et par tour : { $branch } a eu le sien.
refused-me-needs-area = Il faut une zone habitée contrôlée.
refused-me-needs-base = Il faut une zone habitée contrôlée ou un bâtiment militaire.
refused-me-needs-port = Il faut un port.
refused-me-needs-technology = Il vous faut { $technology }.
refused-me-needs-transport = Les unités veulent un transport, ou un château d'où sortir.
refused-me-needs-units = Sans unités militaires, on ne va pas { $place_the }.
refused-me-no-camp = On ne peut placer d'unités { $place_the }.
refused-me-no-movement =
    { $points ->
        [one] Le pas coûte { $cost }, et il reste { $points } PM.
       *[other] Le pas coûte { $cost }, et il reste { $points } PM.
    }
refused-me-no-place = { $piece } ne peut être placé { $place_the }.
refused-me-no-property-token = Aucun jeton de propriété ne convient : il faut piller.
refused-me-no-room =
    { $spaces ->
        [one] Il y a { $spaces } place libre.
       *[other] Il y a { $spaces } places libres.
    }
refused-me-no-standard = Il ne reste pas d'étendard de niveau { $level }.
refused-me-no-such-unit = Vous n'avez pas { $unit } là.
refused-me-no-such-units = Pas de telles unités fraîches { $place_the }.
refused-me-no-such-upgrade = { $item } ne peut être amélioré ainsi.
refused-me-no-upgrade = Ce n'est pas une amélioration en { $building } { $place_the }.
refused-me-nobody-to-attack = Il n'y a personne à attaquer.
refused-me-not-behind = Vous n'avez pas { $piece } derrière l'écran.
refused-me-not-controlled = Vous ne contrôlez pas ce pays : rien à bâtir { $place_the }.
refused-me-not-docked = La galère doit être accostée dans le même territoire.
refused-me-not-drawn = Vous n'avez pas pioché { $card }.
refused-me-not-inhabited = Pas de zone habitée { $place_the }.
refused-me-not-one-step = Ce n'est pas à un pas.
refused-me-not-to-be-seized = On ne peut le saisir : il est défendu, ou à vous.
refused-me-not-together = Tous les groupes d'un mouvement finissent au même endroit.
refused-me-not-your-card = { $card } n'est pas à vous.
refused-me-not-your-transport = Ce transport n'est pas à vous.
refused-me-not-yours = Ce n'est pas à vous.
refused-me-left-castle = Chaque pièce ne sort gratuitement du même château qu’une fois par tour.
refused-me-nowhere-to-go = Il ne peut aller nulle part.
refused-me-objective = L'objectif de { $card } n'est pas rempli.
refused-me-one-route = Une route à la fois.
refused-me-only-from-castle = Sans transport, on ne sort que de son château.
refused-me-out-of-play = C'est hors du jeu.
refused-me-passage-engines = Le droit de passage vaut pour les unités militaires, les Galères et les Chariots de guerre : les machines de siège ne peuvent entrer { $place_the }.
refused-me-price =
    { $points ->
        [one] Cela coûte { $florins } florins et { $points } PT ; un point qui manque coûte 100 florins.
       *[other] Cela coûte { $florins } florins et { $points } PT ; un point qui manque coûte 100 florins.
    }
refused-me-property = Aucun jeton de propriété de niveau { $level } ne reste.
refused-me-repair =
    { $tokens ->
        [one] Il n'y a pas { $tokens } jeton Destruction à réparer { $place_the }, ou il vous manque 50 florins.
       *[other] Il n'y a pas { $tokens } jetons Destruction à réparer { $place_the }, ou il vous manque 50 florins pour chacun.
    }
refused-me-secret-choices = Pas pendant des choix secrets.
refused-me-set-empty = Il ne vous reste pas de { $unit }.
refused-me-after-the-game = La partie finit après le tour { $turn } : on ne peut en choisir un plus tardif.
refused-me-bid-pledged = Vous avez misé { $florins } florins et devez pouvoir les payer.
refused-me-nobody-walks = Choisissez d’abord les unités qui sortent du château.
refused-me-ship-and-wagon = Navires et chariots ne vont pas ensemble.
refused-me-still-places = Une pièce derrière votre écran peut encore être placée.
refused-me-supply = Il ne reste pas de { $piece } dans la réserve.
refused-me-taken-back = Vous venez de renoncer à cette attaque : faites d'abord autre chose, ou annulez.
refused-me-token-colour = { $card } ne donne pas de jeton de cette couleur.
refused-me-token-not-adjacent = Le jeton va à côté de son bâtiment.
refused-me-token-taken = Aucun jeton ne peut être placé { $place_the }.
refused-me-trade-colours = La zone a déjà ces couleurs.
refused-me-trade-florins = Cela coûte { $florins } florins.
refused-me-trade-movement = Le transport n'a plus de point de mouvement.
refused-me-trade-room =
    { $room ->
        [one] Il y a place pour { $room } cube.
       *[other] Il y a place pour { $room } cubes.
    }
refused-me-trade-supply = Il ne reste pas autant de cubes ({ $good }).
refused-me-trade-transport = Les transports commerciaux ne bougent pas dans cette phase.
refused-me-trade-way = Aucun chemin n'y mène pour ce transport.
refused-me-trade-uninhabited = Il n'y a pas ici de zone habitée où commercer.
refused-me-trade-port = Un navire commerce dans une zone qui a un port.
refused-me-trade-holder = Un autre joueur contrôle la zone : il faut un pacte commercial.
refused-me-trade-barbarians = Des barbares sont dans la zone.
refused-me-trade-armies = Des armées en guerre entre elles s'y trouvent : personne n'y commerce.
refused-me-trade-bishop = Un Évêque y interdit le commerce ce tour-ci.
refused-me-unit-limit =
    { $units ->
        [one] La limite de cette phase est de { $units } unité.
       *[other] La limite de cette phase est de { $units } unités.
    }
refused-me-adrift = Ramenez d'abord votre transport dans son milieu : une caravane à terre, un navire à la côte.
refused-no-barbarian-galley = Il ne reste pas de galère barbare.
refused-no-barbarians-there = Il n'y a pas de barbares { $place_the }.
refused-no-building-to-aim-at = { $item } n'a pas ce bâtiment à viser.
refused-no-hand-free = Aucun { $unit } n'est libre pour servir.
refused-no-port = Il n'y a pas de port { $place_the }.
refused-no-such-unit = Il n'y a pas de { $unit } à toucher.
refused-no-way-out = Aucune fuite n'y mène.
refused-nothing-to-protect-against = L'ennemi n'a pas cette attaque.
refused-number-of-protections =
    { $n ->
        [one] Le bâtiment protège contre { $n } type d'attaque.
       *[other] Le bâtiment protège contre { $n } types d'attaque.
    }
refused-offer-made = Vous avez fait votre offre de cette manche.
refused-not-adjacent = Ce n'est pas adjacent.
refused-not-home = Ce n'est pas un de vos territoires de départ.
refused-not-inhabited = Il n'y a pas de zone habitée.
refused-not-least-defended = La rébellion va où vous avez le moins d'unités.
refused-not-plunderable = Cela ne peut être pillé.
refused-not-your-engine = Vous ne pouvez pas servir cette machine ici.
refused-start-levels =
    { $levels ->
        [one] Il vous reste { $levels } niveau.
       *[other] Il vous reste { $levels } niveaux.
    }
refused-upkeep = L'entretien est de { $florins } florins.

## Le plateau en texte

sheet-setup = Mise en place
sheet-turn = Tour { $n } sur { $last }
sheet-status = Où nous en sommes
sheet-order = Ordre du tour :
sheet-circle = Cercle de Guerre :
sheet-event = Événement :
sheet-top-back-turn = Taxe tolérée ce tour-ci :
sheet-top-back-last-check = Taxe tolérée à la dernière vérification :
sheet-top-back-next-event = Dos de la prochaine carte Événement :
sheet-top-back-removed = Dos de la carte Événement à écarter avant la dernière vérification :
sheet-top-objective = Objectif visible de la pioche Empire :
sheet-battle-heading = Bataille
sheet-battle = { $place }, manche { $round }
sheet-battle-side = Camp
sheet-battle-units = Unités
sheet-battle-dice = Dés
sheet-battle-damage = Dégâts
sheet-battle-before = { $place }, avant la première manche
sheet-battle-modifiers = Compte
sheet-battle-attack = Attaque
sheet-battle-loss = Pertes propres
sheet-battle-shots = tirs { $dice }
sheet-battle-protection = Les murs protègent contre : { $against }.
sheet-map = La carte
sheet-map-place = Lieu
sheet-map-control = Contrôle
sheet-map-stands = Ce qui s'y trouve
sheet-map-horde = Barbares seuls
sheet-market = marché : { $goods }
sheet-token = jeton de contrôle { DE($name) }
sheet-barbarians = Barbares
sheet-players = Joueurs
sheet-player-name = Joueur
sheet-player-kingdom = Royaume
sheet-player-honor = PH
sheet-player-florins = Florins
sheet-player-debt = Dette
sheet-player-tax = Taxe
sheet-player-lands = Terres
sheet-player-tokens = Jetons Objectif
sheet-own = Votre plateau
sheet-own-florins = { $n } florins derrière votre écran
sheet-own-points = Points de technologie :
sheet-objective = Objectif :
sheet-drawn = Piochée :
sheet-prisoners = Prisonniers :
sheet-route = Route Commerciale :
sheet-diplomacy = Diplomatie
sheet-war = Guerre : { $a } et { $b }, depuis le tour { $turn }
sheet-pact = Pacte { $n }, { $who } : { $clauses }
sheet-secret-pact = Pacte secret { $n }, { $who } : { $clauses }
sheet-offer = Offre { $n } { DE($name) } : { $kind }
sheet-no-diplomacy = Pas de guerre, pas de pacte que vous connaissiez.
sheet-until = jusqu'à la fin du tour { $turn }
sheet-whole-game = pour toute la partie
sheet-blood = Jetons de sang :
sheet-hordes =
    { $n ->
        [one] { $n } autre lieu tenu par des barbares.
       *[other] { $n } autres lieux tenus par des barbares.
    }
sheet-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
sheet-possessions = Technologies et cartes Empire
sheet-draft = Votre brouillon pour { $name } : { $kind }
sheet-holds = { $what } : { $load }
note-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
note-odds = { $win } % de victoires, environ { $lost } pertes
note-points = { $n } PT ({ $colour })
note-points-missing = { $n } PT ({ $colour } ; manquants : { $florins } florins)
note-income = rapporte { $n } florins
note-brings = rapporte { $n } florins
note-draw = { $n } cartes au choix
note-step =
    { $n ->
        [0] gratuit, reste { $left } PM
       *[other] { $n } PM, reste { $left }
    }
note-moves = reste { $n } PM
series-honor = Points d'Honneur
series-territories = Territoires
series-florins = Florins (comptés)
series-round = Tour

## Ce que les choses disent d'elles-mêmes

unit-light-infantry-explain = Bon marché. Si vous seul en avez, chacune sacrifiée ajoute 4 à votre attaque.
unit-light-infantry-the = une Infanterie légère
unit-heavy-infantry-explain = Si vous seul en avez, chacune réduit votre perte de 1. Touchée, elle devient Infanterie légère.
unit-heavy-infantry-the = une Infanterie lourde
unit-archer-explain = Si vous seul en avez, chacun tire avant la mêlée : de 1 à 3 sur un d8, c'est touché.
unit-archer-the = un Archer
unit-cavalry-explain = Si vous seul en avez, chacune ajoute 2 dégâts si vous gagnez ou égalisez. Touchée, elle devient Infanterie lourde.
unit-cavalry-the = une Cavalerie
unit-captain-explain = Niveau I à III. Par niveau d'avance : agir comme un type, libérer le vôtre ou annuler le leur.
unit-captain-the = un Capitaine
item-caravan-explain = Commerce par terre : 2, 4 ou 6 cubes selon le niveau.
item-caravan-the = une caravane
item-merchant-ship-explain = Commerce par mer : 2, 4 ou 6 cubes selon le niveau.
item-merchant-ship-the = un navire marchand
item-war-wagon-explain = Porte 3, 6 ou 9 unités par terre selon le niveau.
item-war-wagon-the = un Chariot de guerre
item-galley-explain = Porte 3, 6 ou 9 unités, chariots ou machines par mer, et y combat.
item-galley-the = une Galère
building-village-explain = Augmente taxes et recrues de son niveau ; veut une zone habitée.
building-village-the = un Village
building-town-explain = Augmente taxes et recrues de son niveau ; veut une zone habitée.
building-town-the = une Ville
building-city-explain = Comme une ville, plus 20 florins de taxe par cube du marché. La construire donne 1 PH.
building-city-the = une Cité
building-tower-explain = Réduit les dégâts de 1 et donne 1 jeton de contrôle.
building-tower-the = une Tour
building-fort-explain = Réduit les dégâts de 2 et donne 2 jetons de contrôle.
building-fort-the = un Fort
building-castle-explain = Réduit les dégâts de 3, donne 3 jetons de contrôle et des sorties gratuites. Le construire donne 1 PH.
building-castle-the = un Château
building-cathedral-explain = 2 cartes Empire de plus au choix. La construire donne 1 PH.
building-cathedral-the = une Cathédrale
thing-good = S'achète 100 florins où elle est produite, se vend où sa couleur manque.
thing-unit-price = { $n } florins ; pour un Capitaine par niveau, avec un point rouge.
thing-transport = { $n } florins et 1 point bleu par niveau ; { $low } à { $high } points de mouvement.
thing-engine = { $florins } florins. Un coup au but : { $units } aux unités, { $building } à un bâtiment.
thing-building = { $florins } florins, { $points } points de structure ; { $supply } dans la boîte.
thing-technology = Niveau { $n } de { $branch }.
thing-points = Points : { $points }
thing-objective = Objectif : { $objective }
thing-event = Icônes : { $icons }. Taxe tolérée au dos : { $tax }.
thing-territory = Terrain : { $terrain }.
thing-area = Zone habitée { $area } : { $good }.
thing-area-port = Zone habitée { $area } avec un port : { $good }.
thing-fire = Les barbares s'y rassemblent (icône de feu).
thing-sea = Zone maritime : personne ne la contrôle.
thing-kingdom = Territoires de départ : { $lands }
thing-engines = Catapulte, Trébuchet ou Bombarde : tire avec 1 à 3 servants.
decided-by-honor = Les Points d'Honneur ont décidé.
decided-by-florins = Égalité de Points d'Honneur : les florins ont décidé.
decided-by-order = Égalité de Points d'Honneur et de florins : l'ordre du tour a décidé.
decided-by-last = Tous les autres sont éliminés.

## Verbes à taper

verb-abandon-route = abandonner route
verb-accept-offer = accepter offre
verb-accept-surrender = accepter capitulation
verb-accuse-breach = accuser
verb-add-barbarian = ajouter barbare
verb-add-clause = clause
verb-add-cube = vendre cube
verb-add-partner = ajouter signataire
verb-add-prisoner = ajouter prisonnier
verb-admit-breach = admettre
verb-aim-engine = viser
verb-aim-horde = horde attaque
verb-assign-route = reprendre route
verb-attack-in-place = attaquer
verb-begin-move = déplacer
verb-bid = enchérir
verb-bid-for-kingdom = enchérir royaume
verb-bid-more = surenchérir
verb-board = à bord
verb-break-pact = rompre pacte
verb-build-building = construire
verb-build-siege = construire machine
verb-build-transport = construire transport
verb-buy-back = racheter blessé
verb-buy-empire-card = acheter carte
verb-buy-hidden = acheter caché
verb-buy-technology = technologie
verb-call-deployment = déploiement
verb-captain-use = capitaine
verb-choose-event = choisir événement
verb-choose-event-icons = icônes
verb-choose-kingdom = royaume
verb-choose-opponent = combattre
verb-choose-protection = protéger contre
verb-claim-objective = objectif
verb-confirm-assets = garder reste
verb-confirm-trade = conclure
verb-contest-breach = contester
verb-convert-point = convertir point
verb-convert-points = convertir points
verb-counter-offer = contre-offre
verb-crew-engine = servir
verb-declare-capture = capturer
verb-declare-war = guerre
verb-deploy = déployer
verb-direct-support = diriger soutien
verb-disembark = à terre
verb-dismiss-pieces = rendre pièces
verb-drop-clause = rayer clause
verb-dump-cubes = brader
verb-end-pact = finir pacte
verb-end-purchases = finir achats
verb-end-trade = finir commerce
verb-face-rebellion = affronter
verb-fight-nobody = personne
verb-fight-on = continuer
verb-finish-move = finir mouvement
verb-flee = fuir
verb-flip-token = jeton
verb-go-on = attaquer quand même
verb-hand-over = transférer
verb-hit = toucher
verb-hold-card = retenir
verb-join-move = joindre
verb-keep-empire-card = garder carte
verb-keep-start-card = garder départ
verb-lend-unit = prêter
verb-let-rebel = laisser révolte
verb-load = embarquer
verb-lose-cube = perdre cube
verb-lose-unit = perdre unité
verb-lower-die = baisser dé
verb-make-deposit = déposer
verb-move-horde = déplacer horde
verb-obey-support = obéir
verb-offer-armistice = proposer armistice
verb-offer-pact = proposer pacte
verb-offer-peace = proposer paix
verb-offer-surrender = proposer capitulation
verb-overwhelming-choice = supériorité
verb-pass-combat = passer combat
verb-pay-arrears = arriérés
verb-pay-interest = intérêts
verb-pay-upkeep = entretien
verb-place-archer = placer archer
verb-place-control-token = jeton contrôle
verb-place-market-cube = cube marché
verb-place-rebellion = placer rébellion
verb-place-transport = placer transport
verb-place-village = placer village
verb-plunder = piller
verb-plunder-all = tout piller
verb-plunder-own = piller le mien
verb-plunder-transport = piller transport
verb-produce-points = produire
verb-promote-captain = promouvoir
verb-protect-asset = protéger bien
verb-protect-territory = protéger territoire
verb-ransom = rançon
verb-recruit = recruter
verb-redeploy-surrendered = redéployer
verb-refuse-offer = refuser offre
verb-refuse-support = refuser soutien
verb-refuse-surrender = refuser capitulation
verb-repair = réparer
verb-repay-loan = rembourser
verb-replace-control-token = remplacer jeton
verb-reroll-attack = relancer
verb-reroll-barbarian-dice = relancer barbares
verb-reroll-shots = relancer tirs
verb-return-item = rendre transport
verb-return-rest = rendre reste
verb-return-unit = rendre unité
verb-route-destination = destination
verb-route-step = étape
verb-route-token = jeton route
verb-sacrifice-li = sacrifier
verb-seize = saisir
verb-seize-transport = saisir transport
verb-sell-point = vendre point
verb-sell-points = vendre points
verb-send-offer = envoyer offre
verb-send-on = continuer avec
verb-send-unit = envoyer
verb-set-amount = montant
verb-set-cube-fee = droit cube
verb-set-end = fin pacte
verb-set-fee = droit
verb-set-secret = secret
verb-set-tax = taxe
verb-set-units = nombre unités
verb-spend-blood = sang
verb-split-group = séparer
verb-step = aller
verb-stop-transport = arrêter
verb-suffer-damage = subir
verb-suffer-ruin = subir ruine
verb-surrender-pact = capitulation et pacte
verb-surrender-terms = conditions
verb-switch-group = groupe
verb-take-back = renoncer
verb-take-loan = prêt
verb-take-market = bonus marché
verb-take-points = prendre points
verb-take-route = récompense route
verb-take-start-token = prendre jeton
verb-tear-up = déchirer
verb-time-is-up = temps écoulé
verb-toggle-against = contre
verb-toggle-place = limiter lieu
verb-toggle-turn = échéance
verb-trade-buy = acheter
verb-trade-move = voyager
verb-trade-sell = vendre
verb-unload = débarquer
verb-upgrade-building = améliorer
verb-upgrade-siege = améliorer machine
verb-upgrade-transport = améliorer transport
verb-use-card = carte
verb-use-card-at = carte en un lieu
verb-use-card-on-item = carte sur une pièce
verb-use-card-on-unit = carte sur une unité
verb-use-card-for-unit = carte pour une unité
verb-use-card-on-leader = carte sur un chef
verb-use-card-against = carte de protection
verb-use-card-on-good = carte de commerce
verb-use-card-on-market = carte sur un marché
verb-use-card-for-colour = carte à points
verb-use-card-for-player = carte pour un camp
verb-use-card-on-card = carte sur une carte
verb-use-technology = utiliser technologie
verb-use-technology-times = utiliser technologie plusieurs fois
verb-use-technology-at = utiliser technologie dans un lieu
verb-use-technology-on-item = utiliser technologie sur un transport ou engin
verb-use-technology-for-item = utiliser technologie pour un transport
verb-use-technology-on-building = utiliser technologie sur un bâtiment
verb-use-technology-on-unit = utiliser technologie sur une unité
verb-use-technology-to-move = utiliser technologie pour déplacer une unité
verb-use-technology-to-divert = utiliser technologie pour détourner
verb-use-technology-on-market = utiliser technologie sur un marché
verb-use-technology-on-rank = utiliser technologie sur un rang
verb-use-technology-on-target = utiliser technologie sur une cible
verb-use-technology-to-enter = utiliser technologie pour entrer
verb-use-technology-with-item = utiliser technologie avec un transport
verb-use-technology-to-speed = utiliser technologie pour accélérer
verb-use-technology-to-walk = utiliser technologie pour marcher
verb-vote-breach = voter
verb-withdraw-offer = retirer offre
verb-muster = accourir
verb-muster-wagon = accourir avec

## Actions telles que le journal les dit

told-abandon-route = { "" }
told-accept-offer = { "" }
told-accept-offer-secretly = { "" }
told-accept-surrender = { "" }
told-accuse-breach = { "" }
told-add-barbarian = { $name } ajoute un barbare { $place_the } : { $unit }.
told-add-clause = { "" }
told-add-clause-secretly = { "" }
told-add-cube = { "" }
told-add-partner = { "" }
told-add-partner-secretly = { "" }
told-add-prisoner = { "" }
told-add-prisoner-secretly = { "" }
told-admit-breach = { $name } admet la rupture.
told-aim-engine = { $name } pointe { $engine } sur le bâtiment { $target }.
told-aim-horde = { $name } lance la horde contre { $player }.
told-assign-route = { $name } confie la route à { $transport }.
told-attack-in-place = { $name } attaque { $player } { $place_the }.
told-begin-move = { "" }
told-bid = { "" }
told-bid-for-kingdom = { "" }
told-bid-more = { "" }
told-board = { "" }
told-break-pact = { "" }
told-build-building = { $name } construit { $building_the } { $place_the }.
told-build-siege = { "" }
told-build-transport = { "" }
told-buy-back = { $name } rachète { $unit_the } à moitié prix, { $place_the }.
told-buy-empire-card = { "" }
told-buy-hidden = { "" }
told-buy-technology = { $name } atteint le niveau suivant de { $branch }.
told-call-deployment = { $name } demande le déploiement.
told-captain-use =
    { $use_id ->
        [act] Le Capitaine { DE($name) } agit comme { $unit_the }.
        [unlock] Le Capitaine { DE($name) } rend leur capacité aux siens : { $unit }.
       *[cancel] Le Capitaine { DE($name) } ôte leur capacité aux ennemis : { $unit }.
    }
told-choose-event = { "" }
told-choose-event-icons = { $name } choisit les désastres : { $icons }.
told-choose-kingdom = { "" }
told-choose-opponent = { "" }
told-choose-protection = Les murs { DE($name) } protègent contre : { $against }.
told-claim-objective = { $name } valide l'objectif : { $card }.
told-confirm-assets = { "" }
told-confirm-trade = { "" }
told-contest-breach = { $name } conteste la rupture.
told-convert-point = { "" }
told-convert-points = { "" }
told-counter-offer = { "" }
told-counter-offer-secretly = { "" }
told-crew-engine = { $unit } { DE($name) } sert { $engine }.
told-declare-capture = { $name } veut faire des prisonniers.
told-declare-war = { "" }
told-deploy = { $name } place { $piece_the } { $place_the }.
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
told-fight-nobody = { $name } ne combat personne d'autre.
told-fight-on = { "" }
told-finish-move = { "" }
told-flee = { $name } veut fuir ( { $to }).
told-flip-token = { "" }
told-go-on = { "" }
told-hand-over = { "" }
told-hit = { "" }
told-hold-card = { "" }
told-join-move = { "" }
told-keep-empire-card = { "" }
told-keep-start-card = { "" }
told-lend-unit = { "" }
told-let-rebel = { $name } laisse éclater une rébellion.
told-load = { "" }
told-lose-cube = { $name } perd un cube : { $good } ({ $item }).
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
told-offer-surrender = { $name } propose une capitulation à { $player }.
told-overwhelming-choice =
    { $damage ->
        [0] { $name } épargne ses unités.
        [one] { $name } inflige { $damage } dégât de plus.
       *[other] { $name } inflige { $damage } dégâts de plus.
    }
told-pass-combat = { $name } passe.
told-pay-arrears = { "" }
told-pay-interest = { "" }
told-pay-upkeep = { "" }
told-place-archer = { $name } place un Archer { $place_the }.
told-place-control-token = { $name } place un jeton de contrôle { $place_the }.
told-place-market-cube = { "" }
told-place-rebellion = { "" }
told-place-transport = { $name } place { $transport_the } de niveau { $level } { $place_the }.
told-place-village = { $name } place un village { $place_the }.
told-plunder = { "" }
told-plunder-all = { "" }
told-plunder-own = { "" }
told-plunder-transport = { "" }
told-produce-points = { $name } tourne { $card } pour ses points.
told-promote-captain = { $name } promeut un Capitaine { $place_the } au niveau { $level }.
told-protect-asset =
    { $item_id ->
        [none] { $name } protège du pillage { $place_the } : { $what }.
       *[other] { $name } protège du pillage : { $item }.
    }
told-protect-territory = { $name } protège un territoire de l'événement : { $place }.
told-ransom = { $name } rachète { $unit_the } à { $captor }, de retour { $place_the }.
told-recruit = { $name } recrute { $unit_the } { $place_the }.
told-redeploy-surrendered = { $name } ramène { $unit_the } { $place_the }.
told-refuse-offer = { "" }
told-refuse-offer-secretly = { "" }
told-refuse-support = { "" }
told-refuse-support-secretly = { "" }
told-refuse-surrender = { $name } refuse la capitulation.
told-repair =
    { $tokens ->
        [one] { $name } répare { $tokens } dégât { $place_the }.
       *[other] { $name } répare { $tokens } dégâts { $place_the }.
    }
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
        [0] { $name } ne dépense aucun jeton de sang.
        [one] { $name } dépense { $number } jeton de sang : +{ $number }.
       *[other] { $name } dépense { $number } jetons de sang : +{ $number }.
    }
told-split-group = { "" }
told-step = { "" }
told-stop-transport = { $name } arrête { $item }.
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
told-take-start-token = { $name } prend un jeton Objectif : { $colour }.
told-tear-up = { "" }
told-tear-up-secretly = { "" }
told-time-is-up = Le temps est écoulé : la partie se termine à la fin de ce tour.
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
told-upgrade-building = { $name } améliore { $place_the } : { $building_the }.
told-upgrade-siege = { $name } fait de { $item } { $engine_the }.
told-upgrade-transport = { $name } élève { $item } au niveau { $level }.
told-use-card =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    }.
told-use-card-at =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $place }.
told-use-card-on-item =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $item }.
told-use-card-on-unit =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $unit }.
told-use-card-for-unit =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $place } · { $unit }.
told-use-card-on-leader =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $place } · { $unit } · { $player_id ->
        [none] les barbares
       *[other] { $player }
    }.
told-use-card-against =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $place } · { $against }.
told-use-card-on-good =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $item } · { $good }.
told-use-card-on-market =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $good } : { $place } → { $to }.
told-use-card-for-colour =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $colour }.
told-use-card-for-player =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $player_id ->
        [none] les barbares
       *[other] { $player }
    }.
told-use-card-on-card =
    { $via_id ->
        [none] { $name } utilise { $card }
       *[other] { $name } utilise { $card } d'un voisin
    } · { $which } · { $player }.
told-use-technology =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    }.
told-use-technology-times =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    }.
told-use-technology-at =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $place }.
told-use-technology-on-item =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $item }.
told-use-technology-for-item =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $place } · { $item }.
told-use-technology-on-building =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $place } → { $category }.
told-use-technology-on-unit =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $place } · { $unit }.
told-use-technology-to-move =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $place } · { $unit } → { $to }.
told-use-technology-to-divert =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $place } → { $to }.
told-use-technology-on-market =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $place } → { $to }.
told-use-technology-on-rank =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $unit } → { $to }.
told-use-technology-on-target =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    }{ $item_id ->
        [none] {""}
       *[other] {" "}· { $item }
    } · { $unit } → { $attack }.
told-use-technology-to-enter =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } → { $to }.
told-use-technology-with-item =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $item } → { $to }.
told-use-technology-to-speed =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $item }.
told-use-technology-to-walk =
    { $via_id ->
        [none] { $name } utilise { $technology }
       *[other] { $name } utilise { $technology } d'un voisin
    } · { $place } · { $unit }.
told-vote-breach =
    { $broken ->
        [yes] { $name } vote : rompu.
       *[no] { $name } vote : respecté.
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

## Un fichier de composants inutilisable

components-border = La frontière entre { $here } et { $there } manque d'un de ses côtés.
components-river = Un fleuve doit suivre une frontière : { $here } et { $there } n'en ont pas.
components-apart = Aucun chemin ne mène à { $here }.
components-objective = { $place } : un objectif { $kind } s'écrit avec { $parts }.
components-no-table = Dans { $table } : Medioevo Universale n'a pas de tel tableau.
components-form = Dans { $table } : écrivez chaque entrée comme [[{ $table }]].
components-no-entry = Dans { $table } : il n'y a pas de { $key } = { $value }.
components-no-field = { $place } est un champ inconnu.
components-fixed = { $place } est dans le livret. On peut remplacer : { $places }.

## Ma boîte : ce qui n'est pas du livret

doubt-territories = Territoires
doubt-events = Cartes Événement
doubt-rulings = Ce qu'un fichier remplace par des noms
doubt-fire = Icône de feu
doubt-tax = Taxe tolérée
doubt-ruling-borders = Les territoires et zones maritimes qui se touchent
doubt-ruling-terrain = Le terrain des territoires
doubt-ruling-goods = Les marchandises et les ports des zones habitées
doubt-ruling-rivers = Les frontières qui sont des fleuves
doubt-ruling-kingdoms = Les sept territoires initiaux de chaque royaume
doubt-ruling-effects = Les icônes et les territoires rouges des cartes Événement
doubt-ruling-points = Les points de technologie des cartes Empire
doubt-ruling-objectives = Les objectifs des cartes Empire
objective-own = { $kind } : { $parts }
seat-outside = les barbares
units-light-infantry =
    { $n ->
        [one] { $n } Infanterie légère
       *[other] { $n } Infanteries légères
    }
units-archer =
    { $n ->
        [one] { $n } Archer
       *[other] { $n } Archers
    }
units-heavy-infantry =
    { $n ->
        [one] { $n } Infanterie lourde
       *[other] { $n } Infanteries lourdes
    }
units-cavalry =
    { $n ->
        [one] { $n } Cavalerie
       *[other] { $n } Cavaleries
    }
units-captain =
    { $n ->
        [one] { $n } Capitaine
       *[other] { $n } Capitaines
    }
units-captain-1 =
    { $n ->
        [one] { $n } Capitaine I
       *[other] { $n } Capitaines I
    }
units-captain-2 =
    { $n ->
        [one] { $n } Capitaine II
       *[other] { $n } Capitaines II
    }
units-captain-3 =
    { $n ->
        [one] { $n } Capitaine III
       *[other] { $n } Capitaines III
    }
piece-caravan-1 = caravane I
piece-caravan-1-the = une caravane I
piece-caravan-2 = caravane II
piece-caravan-2-the = une caravane II
piece-caravan-3 = caravane III
piece-caravan-3-the = une caravane III
piece-merchant-ship-1 = navire marchand I
piece-merchant-ship-2 = navire marchand II
piece-merchant-ship-3 = navire marchand III
piece-merchant-ship-1-the = un navire marchand I
piece-merchant-ship-2-the = un navire marchand II
piece-merchant-ship-3-the = un navire marchand III
piece-war-wagon-1 = Chariot de guerre I
piece-war-wagon-2 = Chariot de guerre II
piece-war-wagon-3 = Chariot de guerre III
piece-war-wagon-1-the = un Chariot de guerre I
piece-war-wagon-2-the = un Chariot de guerre II
piece-war-wagon-3-the = un Chariot de guerre III
piece-galley-1 = Galère I
piece-galley-1-the = une Galère I
piece-galley-2 = Galère II
piece-galley-2-the = une Galère II
piece-galley-3 = Galère III
piece-galley-3-the = une Galère III
pact-pact = pacte
pact-pact-the = le pacte
florins-counted =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
modifier-sacrifice = sacrifice { $n }
modifier-cards = cartes { $n }
modifier-galleys = Galères { $n }
modifier-order = ordre du tour { $n }
modifier-flight = moitié : fuite
modifier-capture = veut des prisonniers
asset-civil = bâtiment civil
asset-military = bâtiment militaire
asset-religious = Cathédrale
asset-market = Grand Marché

action-leave-trade = Ne rien vendre, finalement
verb-leave-trade = renoncer vente
told-leave-trade = { "" }

## Ce dont parle un conseil

term-honor =
    { $sign }{ $n ->
        [one] { $n } Point
       *[other] { $n } Points
    } d'Honneur
term-honor-name = Points d'Honneur
term-territories =
    { $sign }{ $n ->
        [one] { $n } territoire
       *[other] { $n } territoires
    }
term-territories-name = territoires
term-areas =
    { $sign }{ $n ->
        [one] { $n } zone habitée
       *[other] { $n } zones habitées
    }
term-areas-name = zones habitées
term-civil-levels =
    { $sign }{ $n ->
        [one] { $n } niveau
       *[other] { $n } niveaux
    } de bâtiments civils
term-civil-levels-name = niveaux de bâtiments civils
term-cities =
    { $sign }{ $n ->
        [one] { $n } Cité
       *[other] { $n } Cités
    }
term-cities-name = Cités
term-castles =
    { $sign }{ $n ->
        [one] { $n } Château
       *[other] { $n } Châteaux
    }
term-castles-name = Châteaux
term-cathedrals =
    { $sign }{ $n ->
        [one] { $n } Cathédrale
       *[other] { $n } Cathédrales
    }
term-cathedrals-name = Cathédrales
term-income =
    { $sign }{ $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } de taxes par tour
term-income-name = taxes à venir
term-upkeep =
    { $sign }{ $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } d'entretien par tour
term-upkeep-name = entretien à venir
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
    } de dette
term-debt-name = dette
term-interest =
    { $sign }{ $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } d'intérêts par tour
term-interest-name = intérêts à venir
term-technology =
    { $sign }{ $n ->
        [one] { $n } niveau
       *[other] { $n } niveaux
    } de technologie
term-technology-name = technologies
term-cards =
    { $sign }{ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } Empire
term-cards-name = cartes Empire
term-tokens =
    { $sign }{ $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    } Objectif
term-tokens-name = jetons Objectif
term-tokens-met =
    { $sign }{ $n ->
        [one] { $n } objectif atteint
       *[other] { $n } objectifs atteints
    }
term-army =
    { $sign }{ $n ->
        [one] { $n } unité
       *[other] { $n } unités
    }
term-army-name = armée
term-exposed =
    { $sign }{ $n ->
        [one] { $n } territoire exposé
       *[other] { $n } territoires exposés
    } aux hordes
term-exposed-name = territoires exposés aux hordes
term-rebels =
    { $sign }{ $n ->
        [one] { $n } territoire
       *[other] { $n } territoires
    } de départ aux mains des barbares
term-rebels-name = territoires de départ tenus par les barbares
term-caravans =
    { $sign }{ $n ->
        [one] { $n } niveau
       *[other] { $n } niveaux
    } de transports commerciaux
term-caravans-name = transports commerciaux
term-unguarded =
    { $sign }{ $n ->
        [one] { $n } transport commercial
       *[other] { $n } transports commerciaux
    } à portée des barbares
term-unguarded-name = transports commerciaux à portée des barbares
term-wagons =
    { $sign }{ $n ->
        [one] { $n } niveau
       *[other] { $n } niveaux
    } de transports militaires et de machines de siège
term-wagons-name = transports militaires et machines de siège
term-cargo =
    { $sign }{ $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    } à bord
term-cargo-name = marchandises à bord
term-route =
    { $sign }{ $n ->
        [one] { $n } étape faite
       *[other] { $n } étapes faites
    } de la Route Commerciale
term-route-name = Route Commerciale
term-markets =
    { $sign }{ $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    } au meilleur Grand Marché
term-markets-name = meilleur Grand Marché
term-awards-name = récompenses du décompte final
term-holy-places = { $sign }{ $n } pour Rome et Jérusalem
term-holy-places-name = Rome et Jérusalem
term-prisoners =
    { $sign }{ $n ->
        [one] { $n } unité prisonnière
       *[other] { $n } unités prisonnières
    }
term-prisoners-name = unités prisonnières
term-wars =
    { $sign }{ $n ->
        [one] { $n } guerre
       *[other] { $n } guerres
    }
term-wars-name = guerres

decision-claim-objective = Un objectif avant la fin du tour
decision-claim-objective-what = Vous remplissez l'objectif d'une carte : rendez-la pour un jeton, ou gardez-la.
decision-claim-objective-look = Ce qui a été fait ce tour ne compte que jusqu'à sa fin.
action-pass-claim-objective = Ne rien valider

## Ce que le plateau montre à côté de ses pièces

glossary-honor = Honneur
glossary-honor-explain = Les Points d'Honneur décident de la partie. Ils peuvent descendre sous 0.
glossary-turn-order = Ordre du tour
glossary-turn-order-explain = Les enchères secrètes du tour le fixent : seul le premier paie, au dernier. Le chiffre à côté d'un siège est sa pénalité à chaque attaque.
glossary-war-circle = Cercle de Guerre
glossary-war-circle-explain = Les dés barbares du tour : la horde que rencontre qui entre en terre de personne, l'attaque et les pertes de chaque bataille contre les barbares.
glossary-event = Carte Événement
glossary-event-explain = Ses icônes frappent les territoires qu'elle nomme ; le premier joueur en écarte une.
glossary-barbarian-points = Points barbares
glossary-barbarian-points-explain = Pour chacun, le premier joueur ajoute une unité barbare ou déplace une horde d'un pas.
glossary-tolerated-tax = Taxe tolérée
glossary-tolerated-tax-explain = À chaque tour, on pioche un événement ; le dos de la carte alors sur le dessus donne la taxe tolérée de ce tour. Chaque dizaine de taxe au-dessus provoque une rébellion. Ensuite, cette carte est le prochain événement, et c’est le dos suivant qui décide. La partie s’achève sur une dernière vérification : la première carte est écartée sans effet, et le dos de la suivante donne la taxe tolérée.
glossary-florins = Florins
glossary-florins-explain = L'argent, derrière un paravent. Les autres voient ce qui est payé et reçu en public, et peuvent compter.
glossary-tax = Taxe
glossary-tax-explain = De 10 à 50, multipliée par vos territoires et les niveaux de vos bâtiments civils. Trop haute, elle provoque des rébellions.
glossary-debt = Dette
glossary-debt-explain = Des prêts de 500 florins, un par tour et cinq au plus. Ils coûtent des intérêts chaque tour et de l'honneur à la fin.
glossary-technology-point = Points de technologie
glossary-technology-point-explain = Les cartes et les jetons Objectif en donnent ; celui qui manque coûte 100 florins quand on le dépense.
glossary-objective-token = Jeton Objectif
glossary-objective-token-explain = Pour un objectif rempli. Une fois par tour il donne un point de sa couleur ; à la fin la série rapporte de l'honneur.
glossary-empire-card = Carte Empire
glossary-empire-card-explain = Une fois par tour pour sa capacité ou pour ses points, ou une fois pour toutes quand son objectif est rempli.
glossary-prisoners = Prisonniers
glossary-prisoners-explain = Des unités prises au combat. Leur propriétaire peut les racheter au double de leur prix, et perd de l'honneur pour elles à la fin.
glossary-waiting-units = Unités en attente
glossary-waiting-units-explain = Rendues ou blessées : elles reviennent dans une phase d'achats.
glossary-blood = Jetons de sang
glossary-blood-explain = Pour ce qui vous a été pillé ou conquis. Dépensés dans la mêlée, ils augmentent votre attaque.
glossary-control-token = Jeton de contrôle
glossary-control-token-explain = Vient avec un bâtiment militaire voisin, et contrôle un territoire sans unité.
glossary-rebel = Rébellion
glossary-rebel-explain = Un territoire de départ que les barbares tiennent depuis une rébellion. Qui la réprime gagne de l'honneur.
glossary-great-market = Grand Marché
glossary-great-market-explain = Les cubes qui se trouvent dans une zone habitée. Plus il y a de sortes, plus rapporte chaque cube qu'on y vend.
glossary-trade-route = Route Commerciale
glossary-trade-route-explain = Quatre, six ou huit zones habitées à visiter, la destination en dernier. Ses points deviennent de l'honneur ou des florins.
glossary-movement = Points de Mouvement
glossary-movement-explain = Les pas qu'un transport ou une machine peut encore faire ce tour.
glossary-recruits = Unités par tour
glossary-recruits-explain = On peut placer trois unités, et une de plus par niveau de ses bâtiments civils.
glossary-protection = Protection
glossary-protection-explain = Un bâtiment militaire ôte 1 à 3 dégâts à son propriétaire à chaque manche, contre les machines, les archers ou la mêlée.
glossary-war = Guerre
glossary-war-explain = Entre deux joueurs. Qui attaque sans l'avoir déclarée perd 3 PH.
glossary-pact = Pacte
glossary-pact-explain = Des clauses dont les deux camps conviennent. Qui en rompt une perd de l'honneur.

## Pourquoi un robot accepte ou refuse une offre, dans ses propres mots

because-peace = La paix vaut mieux pour moi que cette guerre.
because-pact = Je préfère garder notre pacte.
because-friends = Cela ne me coûte rien.
because-price = Cela me coûterait trop de florins.
because-payment = Ces florins me seront utiles.
because-quiet = Je préfère ne pas vous avoir pour ennemi.
because-trade = Le commerce nous profitera à tous deux.
because-open = Je n'ouvre pas mes terres aux armées.
because-passage = Le droit de passage me sera utile.
because-duty = Cela m'engagerait trop.
because-help = Ce que vous offrez m'aidera.
because-unable = Je ne peux pas donner ce qui est demandé.
