### Origins : First Builders : chaque mot que lit un joueur, en français.
### Une clé est un préfixe et un identifiant de components.toml, avec des traits d'union pour les tirets bas.
### Les nombres qui sont des données arrivent comme variables, toujours en nombres.

## Le jeu

game-name = Origins : First Builders
game-tagline = Envoyez vos dés aux vaisseaux venus du ciel, bâtissez une Cité par carrés et élevez des Tours au-dessus d'elle.
game-about = Vous êtes l'Archonte d'une jeune Cité, instruite par des visiteurs venus du ciel. Vos dés vont sur cinq Lieux de Rencontre, où des Vaisseaux Mère demandent une valeur plus haute à chaque visite. Ils vous rapportent pierre, nourriture, sagesse et or, des Bâtiments, des Citoyens, des marches de trois Temples et de la force militaire. Quatre tuiles en carré font un District : un dé laissé en son centre active des Bâtiments, correspond peut-être à une carte et vaut à la fin sa valeur multipliée par la Tour de sa couleur. Vos dés grandissent chaque fois que vous passez et deviennent Conseillers au-delà de 6. Le plus de points l'emporte.
game-provenance = Les règles suivent le livret français. Ce qui n'est imprimé que sur les plateaux, tuiles et cartes vient de sources publiques ou est reconstitué : coûts des cases et des Bâtiments, points des pistes, places des bonus d'Attaque, motifs des cartes District (OR-1.2, OR-1.5, OR-A7, OR-A12, OR-A13) ; qui possède la boîte peut remplacer ces valeurs avec --components, sauf les quelques-unes que montre le livret.

## Couleurs ; -the est la forme à côté d'un nom féminin (Tour, pile, tuile)

colour-red = rouge
colour-red-the = rouge
colour-purple = mauve
colour-purple-the = mauve
colour-blue = bleu
colour-blue-the = bleue
colour-orange = orange
colour-orange-the = orange
colour-yellow = jaune
colour-yellow-the = jaune
any-colour = tuile quelconque
player-colour-green = vert
player-colour-blue = bleu
player-colour-brown = marron
player-colour-black = noir

## Ressources

resource-stone = Pierre
resource-stone-explain = Ressource de base : paie les tuiles Bâtiment et la montée des Temples.
resource-food = Nourriture
resource-food-explain = Ressource de base : paie de nouveaux socles et fait grandir les Stratèges.
resource-wisdom = Sagesse
resource-wisdom-explain = Ressource de base : paie les dés trop faibles, les cases du Marché et les Citoyens.
resource-gold = Or
resource-gold-explain = Remplace toute ressource de base quand vous payez, élève les Tours, et vaut 1 PV à la fin. Ce n'est pas une ressource de base.
stone = { $n } Pierre
food = { $n } Nourriture
wisdom = { $n } Sagesse
gold = { $n } Or
vp = { $n } PV

## Ouvriers

worker-freeman = Stratège
worker-freeman-the = le Stratège
worker-freeman-explain = Un dé Citoyen sur un de vos socles. Il a une valeur et une couleur ; un 6 fait les deux actions principales d'un Lieu.
worker-speaker = Orateur
worker-speaker-the = l'Orateur
worker-speaker-explain = Un dé blanc sans couleur qui travaille pour vous jusqu'à la fin de la manche. Ne donne jamais d'Action Bonus.
worker-archon = Archonte
worker-archon-the = l'Archonte
worker-archon-explain = Va sur tout Lieu, quoi que montre son Vaisseau Mère. A les couleurs des Conseillers de votre rangée.

## Lieux de Rencontre

site-1 = Lieu 1
site-1-the = le Lieu 1
site-2 = Lieu 2
site-2-the = le Lieu 2
site-3 = Lieu 3
site-3-the = le Lieu 3
site-4 = Lieu 4
site-4-the = le Lieu 4
site-5 = Lieu 5
site-5-the = le Lieu 5
site-explain = Action du haut : { $upper }. Action du bas : { $lower }.

## Actions principales

main-gain-stone = Recevoir 3 Pierre
main-gain-stone-the = 3 Pierre
main-gain-stone-explain = Vous recevez 3 Pierre.
main-gain-food = Recevoir 3 Nourriture
main-gain-food-the = 3 Nourriture
main-gain-food-explain = Vous recevez 3 Nourriture.
main-gain-wisdom = Recevoir 3 Sagesse
main-gain-wisdom-the = 3 Sagesse
main-gain-wisdom-explain = Vous recevez 3 Sagesse.
main-gain-basic-and-gold = Recevoir 1 ressource de base et 1 Or
main-gain-basic-and-gold-the = 1 ressource de base et 1 Or
main-gain-basic-and-gold-explain = Vous recevez 1 Pierre, Nourriture ou Sagesse, à votre choix, et 1 Or.
main-gain-one-each = Recevoir 1 Pierre, 1 Sagesse et 1 Nourriture
main-gain-one-each-the = 1 Pierre, 1 Sagesse et 1 Nourriture
main-gain-one-each-explain = Vous recevez une ressource de base de chaque sorte.
main-military = Progresser et/ou attaquer
main-military-the = progresser de 1 case et/ou mener une Attaque
main-military-explain = Progressez de 1 case sur la piste Militaire, menez une Attaque, ou les deux dans l'ordre voulu.
main-build = Construire un Bâtiment
main-build-the = construire un Bâtiment ou une Ferme
main-build-explain = Prenez une tuile du Marché, ou une que vous avez mise de côté, et ajoutez-la à votre Cité ; comme Ferme, elle ne coûte rien.
main-temple = Monter les marches d'un Temple
main-temple-the = pour 1 Pierre, 2 marches d'un Temple et sa carte Zodiaque
main-temple-explain = Payez 1 Pierre, montez 2 marches d'un Temple et prenez sa carte Zodiaque, même chez qui la détient.
main-recruit = Recruter un Citoyen
main-recruit-the = recruter un Citoyen
main-recruit-explain = Payez la Sagesse d'une case de la zone Recrutement Citoyen et posez son dé sur un socle libre.
main-spend-food = Dépenser 1 à 3 Nourriture
main-spend-food-the = dépenser 1 à 3 Nourriture
main-spend-food-explain = Pour chaque Nourriture, augmentez de 1 un Stratège non utilisé ou progressez de 1 case sur la piste Militaire.

## Tuiles Action Bonus

bonus-military = Tuile Action Bonus rouge
bonus-military-the = la tuile Action Bonus rouge
bonus-military-explain = Payez 1 Sagesse pour progresser de 1 case ou pour attaquer.
bonus-build = Tuile Action Bonus mauve
bonus-build-the = la tuile Action Bonus mauve
bonus-build-explain = Payez 1 Nourriture pour construire un Bâtiment, coûts habituels compris.
bonus-temple = Tuile Action Bonus bleue
bonus-temple-the = la tuile Action Bonus bleue
bonus-temple-explain = Payez 1 Pierre pour 1 marche d'un Temple. Elle n'apporte pas de carte Zodiaque.
bonus-speaker = Tuile Action Bonus orange
bonus-speaker-the = la tuile Action Bonus orange
bonus-speaker-explain = Prenez un Orateur de votre choix.
bonus-basic = Tuile Action Bonus jaune
bonus-basic-the = la tuile Action Bonus jaune
bonus-basic-explain = Recevez 1 ressource de base de votre choix.
bonus-colour-explain = Pour un Stratège de cette couleur, ou un Archonte qui en a un Conseiller.

## Bâtiments : rouges

building-armory = Armurerie
building-armory-the = l'Armurerie
building-armory-explain = Force militaire +2 et/ou une Attaque ; les deux pas se font d'un trait, l'Attaque avant ou après.
building-arena = Arène
building-arena-the = l'Arène
building-arena-explain = 2 PV par Bâtiment rouge de votre Cité et 2 PV par Stratège rouge.
building-outpost = Avant-Poste
building-outpost-the = l'Avant-Poste
building-outpost-explain = Avancez de 1 case sur la piste Militaire ou attaquez.
building-equestrian-grounds = Terrains équestres
building-equestrian-grounds-the = les Terrains équestres
building-equestrian-grounds-explain = Avancez de 2 cases, puis recevez 1 Pierre ou 1 Nourriture pour chaque adversaire plus faible.
building-fortress = Forteresse
building-fortress-the = la Forteresse
building-fortress-explain = Avancez de 1 case par Bâtiment rouge de votre Cité.
building-veterans-quarter = Quartier des Vétérans
building-veterans-quarter-the = le Quartier des Vétérans
building-veterans-quarter-explain = Choisissez un Stratège non utilisé : gagnez sa valeur en PV, puis réduisez-la de 1, jamais sous 1.

## Bâtiments : orange

building-castle = Château
building-castle-the = le Château
building-castle-explain = 1 PV, plus 3 PV par District complété de votre Cité.
building-construction-site = Chantier de Construction
building-construction-site-the = le Chantier de Construction
building-construction-site-explain = Prenez une tuile du Marché sans rien payer et gardez-la de côté ; une construction ultérieure pourra l'ajouter à la Cité.
building-court-of-justice = Cour de Justice
building-court-of-justice-the = la Cour de Justice
building-court-of-justice-explain = Échangez le dé d'un Stratège non utilisé contre un dé de la réserve d'une autre couleur, de même valeur.
building-estate = Domaine
building-estate-the = le Domaine
building-estate-explain = Prenez sans payer un Citoyen de la zone Recrutement.
building-forum = Forum
building-forum-the = le Forum
building-forum-explain = Prenez sans payer un Orateur de la zone Recrutement.
building-stone-circle = Cercle de Pierres
building-stone-circle-the = le Cercle de Pierres
building-stone-circle-explain = 0/1/3/6/10 PV selon que vos Bâtiments montrent 1/2/3/4/5 couleurs.

## Bâtiments : jaunes

building-granary = Grenier
building-granary-the = le Grenier
building-granary-explain = 1 Nourriture, plus 1 par Ferme de votre Cité.
building-harbour = Port
building-harbour-the = le Port
building-harbour-explain = 2 PV par Bâtiment jaune de votre Cité.
building-market = Marché
building-market-the = le Marché (Bâtiment)
building-market-explain = 4 PV par Stratège jaune.
building-mint = Fabrique de Monnaie
building-mint-the = la Fabrique de Monnaie
building-mint-explain = 1 Or.
building-quarry = Carrière
building-quarry-the = la Carrière
building-quarry-explain = 1 Pierre, plus 1 par emplacement vide qui touche un côté de la Carrière.
building-workshop = Atelier
building-workshop-the = l'Atelier
building-workshop-explain = 1 ressource de base au choix.

## Bâtiments : bleus

building-temple-of-the-forest = Temple de la Forêt
building-temple-of-the-forest-the = le Temple de la Forêt
building-temple-of-the-forest-explain = Temple de la Forêt : +2 marches. Pour 1 Or : +1 marche dans un Temple différent.
building-temple-of-the-mountain = Temple de la Montagne
building-temple-of-the-mountain-the = le Temple de la Montagne
building-temple-of-the-mountain-explain = Temple de la Montagne : +2 marches. Pour 1 Or : +1 marche dans un Temple différent.
building-temple-of-the-sea = Temple de la Mer
building-temple-of-the-sea-the = le Temple de la Mer
building-temple-of-the-sea-explain = Temple de la Mer : +2 marches. Pour 1 Or : +1 marche dans un Temple différent.
building-obelisk = Obélisque
building-obelisk-the = l'Obélisque
building-obelisk-explain = 1/2/4/7 PV pour 1/2/3/4 Obélisques ou plus dans votre Cité.
building-sanctuary = Sanctuaire
building-sanctuary-the = le Sanctuaire
building-sanctuary-explain = 3/6/10 PV si vous détenez 1/2/3 cartes Zodiaque.
building-statue = Statue
building-statue-the = la Statue
building-statue-explain = +1 marche dans un Temple au choix.

## Bâtiments : mauves

building-artists-parlour = Salon des Artistes
building-artists-parlour-the = le Salon des Artistes
building-artists-parlour-explain = 3 PV par couleur différente parmi vos Stratèges.
building-astronomy-tower = Tour d'Astronomie
building-astronomy-tower-the = la Tour d'Astronomie
building-astronomy-tower-explain = 1 Sagesse, plus 1 par Conseiller de votre rangée.
building-fountain-of-wisdom = Fontaine de Sagesse
building-fountain-of-wisdom-the = la Fontaine de Sagesse
building-fountain-of-wisdom-explain = 1 Sagesse ; ramenez un Vaisseau Mère de votre choix à la valeur 1.
building-portal = Portail
building-portal-the = le Portail
building-portal-explain = Augmentez de 1 ou 2 un Stratège non utilisé ; au-delà de 6, il devient Conseiller.
building-healers-house = Maison du Guérisseur
building-healers-house-the = la Maison du Guérisseur
building-healers-house-explain = 1 PV, plus 1 par Stratège.
building-mages-tower = Tour des Mages
building-mages-tower-the = la Tour des Mages
building-mages-tower-explain = Servez-vous de la capacité d'un Bâtiment voisin.

## Autres tuiles

building-agora = Agora
building-agora-the = l'Agora
building-agora-explain = Recevez 1 ressource de base au choix, chaque fois que vous complétez un District autour d'elle, avec un dé de n'importe quelle couleur.
building-palace = Palais
building-palace-the = le Palais
building-palace-explain = Porte vos cinq Tours, une de chaque couleur. Il n'a pas de capacité.
building-farm = Ferme
building-farm-the = la Ferme
building-farm-explain = Le dos de toute tuile Bâtiment : ni coût, ni couleur, ni capacité. Elle compte dans les Districts et remplit les cases grises des motifs.
tile-cost = Une tuile { $colour_the } pour { stone } ; { $copies } dans le jeu.
tile-grey = Tuile grise de chaque Cité, sans coût.

## Cartes Zodiaque

zodiac-sagittarius = Sagittaire
zodiac-sagittarius-the = le Sagittaire
zodiac-sagittarius-explain = Un Citoyen ou un Orateur que vous prenez peut gagner 1 (jusqu'à 6, ou 5 pour un Orateur).
zodiac-pisces = Poisson
zodiac-pisces-the = le Poisson
zodiac-pisces-explain = Toute Action Bonus à laquelle vous avez droit peut être remplacée par 1 Or, sans son coût.
zodiac-capricorn = Capricorne
zodiac-capricorn-the = le Capricorne
zodiac-capricorn-explain = À chaque Étage posé, un de vos Stratèges peut gagner 2 (jusqu'à 6).
zodiac-aquarius = Verseau
zodiac-aquarius-the = le Verseau
zodiac-aquarius-explain = Après 2 marches par l'action principale, ou à la construction d'un Bâtiment Temple : pour 1 Or, une marche dans un Temple différent.
zodiac-taurus = Taureau
zodiac-taurus-the = le Taureau
zodiac-taurus-explain = Vos Bâtiments du Marché et vos Citoyens recrutés coûtent 1 Sagesse de moins.
zodiac-cancer = Cancer
zodiac-cancer-the = le Cancer
zodiac-cancer-explain = Au moment de passer, si vous avez un socle libre, vous prenez sans payer un Citoyen de la zone Recrutement.
zodiac-libra = Balance
zodiac-libra-the = la Balance
zodiac-libra-explain = Après avoir complété un District, vous pouvez recruter un Citoyen en payant sa Sagesse.
zodiac-aries = Bélier
zodiac-aries-the = le Bélier
zodiac-aries-explain = À chaque Attaque, 1 PV par dé rouge parmi vos Stratèges et sur vos Sièges de Pouvoir.
zodiac-leo = Lion
zodiac-leo-the = le Lion
zodiac-leo-explain = Quand vous complétez un District, le dé que vous posez sur le Siège de Pouvoir gagne 2 (jusqu'à 6).
zodiac-gemini = Gémeaux
zodiac-gemini-the = les Gémeaux
zodiac-gemini-explain = En passant, 1 ressource de base au choix par case dont votre marqueur Force Militaire va reculer.
zodiac-virgo = Vierge
zodiac-virgo-the = la Vierge
zodiac-virgo-explain = Quand vous construisez un Bâtiment, vous pouvez le poser sur une de vos Fermes sans payer Sagesse ni Pierre ; la Ferme retourne sous sa pile.
zodiac-scorpio = Scorpion
zodiac-scorpio-the = le Scorpion
zodiac-scorpio-explain = 1 Sagesse par District que vous complétez et par Citoyen qui devient votre Conseiller.

## Temples

temple-forest = Temple de la Forêt
temple-forest-the = le Temple de la Forêt
temple-mountain = Temple de la Montagne
temple-mountain-the = le Temple de la Montagne
temple-sea = Temple de la Mer
temple-sea-the = le Temple de la Mer
temple-explain = Points par marche : { $values }. Seules vos deux pistes les plus basses comptent à la fin.

## Bonus d'Attaque

attack-none = aucun bonus
attack-exchange = 1 ressource de base contre 1 Or
attack-stone = 1 Pierre
attack-food = 1 Nourriture
attack-wisdom = 1 Sagesse
attack-gold = 1 Or
attack-gold-2 = 2 Or
attack-choice-stone = 1 ressource de base et 1 Pierre
attack-choice-food = 1 ressource de base et 1 Nourriture
attack-choice-wisdom = 1 ressource de base et 1 Sagesse
attack-choice-gold = 1 ressource de base et 1 Or

## Options de table

option-announce-end = Annoncer la fin de partie
option-announce-end-explain = La table apprend la fin dès qu'elle est certaine, ou seulement quand la manche est finie. Aucune règle ne change.
option-announce-end-yes = Dès qu'une condition de fin est remplie
option-announce-end-no = Seulement à la fin de la manche

## Comment finit une partie

condition-three-summits = un joueur a ses trois marqueurs Zodiaque aux sommets
condition-no-district-gold = les cartes District n'ont plus d'Or
condition-tower-supply = il ne reste des Étages que de trois couleurs ou moins
condition-citizen-shortage = il manque un dé Citoyen sur la zone Recrutement
condition-idle-rounds = trois manches de suite, personne n'a fait autre chose que passer
condition-last-round = la dernière manche de l'entraînement est finie

## Dés, par couleur et valeur

die-red-1 = 1 rouge
die-red-1-the = le 1 rouge
die-red-2 = 2 rouge
die-red-2-the = le 2 rouge
die-red-3 = 3 rouge
die-red-3-the = le 3 rouge
die-red-4 = 4 rouge
die-red-4-the = le 4 rouge
die-red-5 = 5 rouge
die-red-5-the = le 5 rouge
die-red-6 = 6 rouge
die-red-6-the = le 6 rouge
die-purple-1 = 1 mauve
die-purple-1-the = le 1 mauve
die-purple-2 = 2 mauve
die-purple-2-the = le 2 mauve
die-purple-3 = 3 mauve
die-purple-3-the = le 3 mauve
die-purple-4 = 4 mauve
die-purple-4-the = le 4 mauve
die-purple-5 = 5 mauve
die-purple-5-the = le 5 mauve
die-purple-6 = 6 mauve
die-purple-6-the = le 6 mauve
die-blue-1 = 1 bleu
die-blue-1-the = le 1 bleu
die-blue-2 = 2 bleu
die-blue-2-the = le 2 bleu
die-blue-3 = 3 bleu
die-blue-3-the = le 3 bleu
die-blue-4 = 4 bleu
die-blue-4-the = le 4 bleu
die-blue-5 = 5 bleu
die-blue-5-the = le 5 bleu
die-blue-6 = 6 bleu
die-blue-6-the = le 6 bleu
die-orange-1 = 1 orange
die-orange-1-the = le 1 orange
die-orange-2 = 2 orange
die-orange-2-the = le 2 orange
die-orange-3 = 3 orange
die-orange-3-the = le 3 orange
die-orange-4 = 4 orange
die-orange-4-the = le 4 orange
die-orange-5 = 5 orange
die-orange-5-the = le 5 orange
die-orange-6 = 6 orange
die-orange-6-the = le 6 orange
die-yellow-1 = 1 jaune
die-yellow-1-the = le 1 jaune
die-yellow-2 = 2 jaune
die-yellow-2-the = le 2 jaune
die-yellow-3 = 3 jaune
die-yellow-3-the = le 3 jaune
die-yellow-4 = 4 jaune
die-yellow-4-the = le 4 jaune
die-yellow-5 = 5 jaune
die-yellow-5-the = le 5 jaune
die-yellow-6 = 6 jaune
die-yellow-6-the = le 6 jaune
die-speaker-2 = Orateur 2
die-speaker-2-the = l'Orateur 2
die-speaker-3 = Orateur 3
die-speaker-3-the = l'Orateur 3
die-speaker-4 = Orateur 4
die-speaker-4-the = l'Orateur 4
die-speaker-5 = Orateur 5
die-speaker-5-the = l'Orateur 5

## Cases de la piste Militaire

space-start = Emplacement de départ
space-start-the = l'emplacement de départ
space-1 = Case 1
space-1-the = la case 1
space-2 = Case 2
space-2-the = la case 2
space-3 = Case 3
space-3-the = la case 3
space-4 = Case 4
space-4-the = la case 4
space-5 = Case 5
space-5-the = la case 5
space-6 = Case 6
space-6-the = la case 6
space-7 = Case 7
space-7-the = la case 7
space-8 = Case 8
space-8-the = la case 8
space-9 = Case 9
space-9-the = la case 9
space-10 = Case 10
space-10-the = la case 10
space-11 = Case 11
space-11-the = la case 11
space-12 = Case 12
space-12-the = la case 12
space-final = Emplacement final
space-final-the = l'emplacement final

## Cartes District

card-district-01 = District 1
card-district-01-the = le District 1
card-district-02 = District 2
card-district-02-the = le District 2
card-district-03 = District 3
card-district-03-the = le District 3
card-district-04 = District 4
card-district-04-the = le District 4
card-district-05 = District 5
card-district-05-the = le District 5
card-district-06 = District 6
card-district-06-the = le District 6
card-district-07 = District 7
card-district-07-the = le District 7
card-district-08 = District 8
card-district-08-the = le District 8
card-district-09 = District 9
card-district-09-the = le District 9
card-district-10 = District 10
card-district-10-the = le District 10
card-district-11 = District 11
card-district-11-the = le District 11
card-district-12 = District 12
card-district-12-the = le District 12
card-district-13 = District 13
card-district-13-the = le District 13
card-district-14 = District 14
card-district-14-the = le District 14
card-district-15 = District 15
card-district-15-the = le District 15
card-district-16 = District 16
card-district-16-the = le District 16
card-district-17 = District 17
card-district-17-the = le District 17
card-district-18 = District 18
card-district-18-the = le District 18
card-district-19 = District 19
card-district-19-the = le District 19
card-district-20 = District 20
card-district-20-the = le District 20
card-district-21 = District 21
card-district-21-the = le District 21
card-district-22 = District 22
card-district-22-the = le District 22
card-district-23 = District 23
card-district-23-the = le District 23
card-district-24 = District 24
card-district-24-the = le District 24
card-district-25 = District 25
card-district-25-the = le District 25
card-district-26 = District 26
card-district-26-the = le District 26
card-district-27 = District 27
card-district-27-the = le District 27
card-district-28 = District 28
card-district-28-the = le District 28
card-district-29 = District 29
card-district-29-the = le District 29
card-district-30 = District 30
card-district-30-the = le District 30
card-district-31 = District 31
card-district-31-the = le District 31
card-district-32 = District 32
card-district-32-the = le District 32
card-district-33 = District 33
card-district-33-the = le District 33
card-district-34 = District 34
card-district-34-the = le District 34
card-district-35 = District 35
card-district-35-the = le District 35
card-district-36 = District 36
card-district-36-the = le District 36
card-district-37 = District 37
card-district-37-the = le District 37
card-district-38 = District 38
card-district-38-the = le District 38
card-district-39 = District 39
card-district-39-the = le District 39
card-district-40 = District 40
card-district-40-the = le District 40
card-district-41 = District 41
card-district-41-the = le District 41
card-district-42 = District 42
card-district-42-the = le District 42
card-district-43 = District 43
card-district-43-the = le District 43
card-district-44 = District 44
card-district-44-the = le District 44
card-district-45 = District 45
card-district-45-the = le District 45
card-explain = Motif : en haut { $top }, en bas { $bottom } ; on peut le tourner et l'inverser. { $first } PV la première fois, { $again } PV chaque fois ensuite.
towers-of-card = Ajoute des Étages au départ : { $colours }.
pattern-row = { $left } et { $right }

## Pistes et zones, composées de leurs valeurs

track-market = Marché des Bâtiments
track-market-explain = Sagesse par case, depuis le haut : { $values }. Une tuile prise est remplacée en bas par une de sa couleur.
track-citizens = Zone Recrutement Citoyen
track-citizens-explain = Sagesse par case, depuis la gauche : { $values }. Un dé pris est remplacé à droite par un de sa couleur.
track-population = Piste de Population
track-population-explain = Nourriture du troisième au sixième socle : { $values }. Le dernier rapporte { $vp } PV.
track-advisers = Rangée des Conseillers
track-advisers-explain = PV par espace, depuis la gauche : { $values }. Celui qui est occupé le plus à droite compte.
track-temples = Pistes de Temple
track-temples-explain = PV par marche, du départ au sommet : { $values }. Votre piste la plus haute est ignorée.
track-military = Piste Militaire
track-military-explain = Douze cases entre cinq paliers, puis l'emplacement final, qui rapporte aussitôt { $vp } PV.
space-explain = Attaque d'ici : { $bonus }.
crossed-before-space = Paliers franchis : { $n }.

## Glossaire : les gens

glossary-citizen-die = dé Citoyen
glossary-citizen-die-explain = Un dé de l'une des cinq couleurs, de 1 à 6. Sur un socle, c'est un Stratège ; sur un Siège de Pouvoir ou dans la rangée, il reste.
glossary-freeman = Stratège
glossary-freeman-explain = Un dé Citoyen sur un de vos socles : votre ouvrier. Il gagne 1 chaque fois que vous passez et devient Conseiller au-delà de 6.
glossary-population-base = socle Population
glossary-population-base-explain = Porte un dé Citoyen. Sans socle libre, pas de nouveau Citoyen. Vous en avez deux au départ et pouvez en payer quatre en Nourriture.
glossary-speaker = Orateur
glossary-speaker-explain = Un dé blanc pris par la tuile Action Bonus orange ou un Forum. Sert une fois, sans couleur ni Action Bonus, et revient en fin de manche.
glossary-archon = Archonte
glossary-archon-explain = Votre figurine : va sur tout Lieu sans payer, sans valeur. Les Conseillers lui prêtent leurs couleurs pour les Actions Bonus.
glossary-worker = ouvrier
glossary-worker-explain = Un Stratège, un Orateur ou l'Archonte : qui peut être envoyé sur un Lieu.
glossary-adviser = Conseiller
glossary-adviser-explain = Un dé Citoyen qui a dépassé 6. Le premier d'une couleur reste dans votre rangée ; un autre de cette couleur rapporte aussitôt des PV.
glossary-unused = non utilisé
glossary-unused-explain = Pas encore envoyé dans cette manche : à côté de votre plateau.
glossary-supply = réserve
glossary-supply-explain = Dés, jetons et ressources que personne n'a. Les ressources ne manquent jamais ; les dés, si.

## Glossaire : le plateau

glossary-encounter-site = Lieu de Rencontre
glossary-encounter-site-explain = Un des cinq endroits pour vos ouvriers : une action de ressources en haut, une autre en bas, et une tuile Action Bonus.
glossary-mothership = Vaisseau Mère
glossary-mothership-explain = Demande un dé d'au moins sa valeur ; ce qui manque coûte de la Sagesse. Monte de 1 à chaque visite, et revient de 6 à 1.
glossary-main-action = action principale
glossary-main-action-explain = Celle du haut ou celle du bas d'un Lieu. Une visite en fait une ; un Stratège de valeur 6 fait les deux.
glossary-bonus-action = Action Bonus
glossary-bonus-action-explain = Un plus du Lieu pour un ouvrier de la couleur de sa tuile ; avant, entre ou après les actions principales.
glossary-basic-resource = ressource de base
glossary-basic-resource-explain = Pierre, Nourriture ou Sagesse. L'Or n'en est pas une, mais se paie à la place de chacune.
glossary-building-market = Marché des Bâtiments
glossary-building-market-explain = Cinq tuiles, une de chaque couleur. Celle du haut est la moins chère ; elles glissent vers le haut quand on en prend.
glossary-temple = Temple
glossary-temple-explain = Trois pistes à monter. À la fin, vos deux plus basses comptent ; le plus haut détient la carte Zodiaque.
glossary-zodiac-card = carte Zodiaque
glossary-zodiac-card-explain = Un pouvoir pour qui la détient. Se prend par l'action principale du Lieu 3 et va au plus haut marqueur en fin de manche.
glossary-military-track = piste Militaire
glossary-military-track-explain = Votre force. De plus loin, une Attaque rapporte plus ; le plus avancé commence la manche suivante.
glossary-threshold = palier
glossary-threshold-explain = Une ligne de la piste Militaire : la franchir donne un jeton Supériorité, et aucun marqueur ne recule derrière elle.
glossary-attack = Attaque
glossary-attack-explain = Prenez le bonus de votre case, puis 1 PV par marqueur plus faible et 1 PV par palier franchi. Personne ne perd rien.
glossary-weaker = plus faible
glossary-weaker-explain = Plus en arrière sur la piste Militaire. Les marqueurs d'une même case sont de force égale.
glossary-superiority-token = jeton Supériorité
glossary-superiority-token-explain = Paie une action de plus après l'une des vôtres, une fois par tour. En solo, il retient les Vaisseaux Mère.
glossary-bastion = tuile Bastion
glossary-bastion-explain = Désigne le premier joueur. Va au plus fort en fin de manche ; à égalité, au marqueur le plus bas de la pile.

## Glossaire : la Cité

glossary-city = Cité
glossary-city-explain = Vos tuiles, sur une grille sans limites. Une nouvelle doit toucher un bord d'une tuile qui s'y trouve.
glossary-farm = Ferme
glossary-farm-explain = Toute tuile construite à l'envers : gratuite, sans couleur ni capacité. Elle aide à remplir un District.
glossary-district = District
glossary-district-explain = Quatre tuiles en carré, quelles qu'elles soient. Les Districts peuvent partager des tuiles.
glossary-seat-of-power = Siège de Pouvoir
glossary-seat-of-power-explain = Le centre d'un District. Un dé posé là le complète et vaut à la fin sa valeur multipliée par votre Tour de sa couleur.
glossary-complete-district = compléter un District
glossary-complete-district-explain = Posez le dé d'un Stratège non utilisé sur un Siège vide : gagnez une carte qui correspond, puis activez les Bâtiments de sa couleur.
glossary-district-card = carte District
glossary-district-card-explain = Un motif de quatre tuiles avec des points, et de l'Or pour le premier qui y correspond. Les cases grises acceptent toute tuile.
glossary-tower = Tour
glossary-tower-explain = Une des cinq de votre Palais. Sa hauteur multiplie les dés de sa couleur sur vos Sièges. Un Étage coûte en Or la hauteur déjà atteinte.
glossary-reserved-tile = tuile mise de côté
glossary-reserved-tile-explain = Gardée par un Chantier de Construction. La construire plus tard coûte sa Pierre, mais pas de Sagesse.

## Glossaire : la partie

glossary-round = manche
glossary-round-explain = Les joueurs jouent à tour de rôle jusqu'à ce que tous aient passé.
glossary-pass = passer
glossary-pass-explain = Reprenez vos ouvriers : chacun de vos Stratèges gagne 1, et un 6 devient Conseiller. Vous ne jouez plus jusqu'à la fin de la manche.
glossary-vp = points de Victoire (PV)
glossary-vp-explain = Le plus de points l'emporte ; à égalité, le plus de tuiles dans la Cité.
glossary-end-condition = condition de fin de partie
glossary-end-condition-explain = Trois sommets, plus d'Or sur les cartes District, des Étages de trois couleurs au plus, ou un Citoyen manquant : dernière manche.
glossary-solo-training = entraînement mode solo
glossary-solo-training-explain = Cinq manches, seul, contre un score à atteindre, avec un marqueur adverse sur la piste Militaire.
glossary-neutral-marker = marqueur adverse
glossary-neutral-marker-explain = Tient lieu d'adversaire en solo : devant le palier de la manche.
glossary-target = score minimal à atteindre
glossary-target-explain = Ce qu'il faut pour gagner en solo : 180 PV, et 20 de plus par tuile Action Bonus posée sur le Lieu de sa sorte.

### Décisions, actions, événements, refus : ci-dessous

## Décisions : un titre, ce que c'est, ce qu'il faut regarder

decision-draft-die = Un dé pour commencer
decision-draft-die-what = Prenez un de ces dés : il devient un de vos deux premiers Stratèges, avec la valeur qu'il montre.
decision-draft-die-look = Un dé élevé paie moins de Sagesse mais devient vite Conseiller. Quelles tuiles et quels Bâtiments ont sa couleur ?
decision-solo-discard = Rendre un dé élevé
decision-solo-discard-what = Les deux dés les plus hauts retournent dans la réserve ; plusieurs sont égaux, vous choisissez lesquels.
decision-solo-discard-look = Quelles couleurs garder : celles des bonnes tuiles Action Bonus, du Marché, des cartes District ?
decision-solo-keep = Un dé pour commencer
decision-solo-keep-what = Gardez deux des trois dés restants : ils deviennent vos premiers Stratèges.
decision-solo-keep-look = Comparez les couleurs aux tuiles Action Bonus des Lieux et aux cartes District.
decision-choose-action = Votre action
decision-choose-action-what = Visitez un Lieu, complétez un District, élevez une Tour, prenez un socle, ou passez et vos Stratèges grandissent.
decision-choose-action-look = Quel Vaisseau est bas, quelle tuile a la couleur de votre dé ? Un Siège est-il vide ? Passer finit votre manche.
decision-payment = Comment payer
decision-payment-what = L'Or peut remplacer toute ressource de base : choisissez combien vous en employez.
decision-payment-look = L'Or gardé vaut 1 PV et élève des Tours ; mais une ressource bientôt utile peut valoir plus.
decision-visit-step = La visite
decision-visit-step-what = Réalisez une action principale du Lieu ; un 6 peut faire les deux. L'Action Bonus vient avant, entre ou après.
decision-visit-step-look = L'ordre compte : des ressources d'abord peuvent payer le reste. Laquelle sert votre prochain District ?
decision-choose-basic = Une ressource de base
decision-choose-basic-what = Recevez 1 Pierre, 1 Nourriture ou 1 Sagesse.
decision-choose-basic-look = La Pierre bâtit et monte, la Nourriture fait grandir, la Sagesse paie dés faibles, cases du Marché et Citoyens.
decision-military-choice = Progresser et attaquer
decision-military-choice-what = Progressez, attaquez, ou les deux, dans l'ordre voulu.
decision-military-choice-look = Quelle case a le meilleur bonus, qui dépassez-vous ? Un palier franchi d'abord vaut 1 PV de plus à l'Attaque.
decision-advance-or-attack = Progresser ou attaquer
decision-advance-or-attack-what = Seulement l'un des deux.
decision-advance-or-attack-look = Un jeton pour un palier franchi, ou le bonus et les points d'une Attaque maintenant ?
decision-swap-for-gold = Un échange
decision-swap-for-gold-what = Votre case vous laisse payer 1 ressource de base pour 1 Or.
decision-swap-for-gold-look = L'Or élève les Tours, remplace tout et vaut 1 PV à la fin.
decision-construct = Construire
decision-construct-what = Choisissez une tuile, son côté et sa place. Un Bâtiment coûte Sagesse et Pierre ; comme Ferme, toute tuile est gratuite.
decision-construct-look = Quelle place ferme un carré, et à quelle carte District correspondrait-il ? La capacité sert aussitôt.
decision-use-ability = Utiliser la capacité ?
decision-use-ability-what = Vous pouvez utiliser une fois, maintenant, la capacité de votre nouveau Bâtiment.
decision-use-ability-look = Elle resservira chaque fois que vous compléterez un District autour de lui avec un dé de sa couleur.
decision-choose-temple = Quel Temple ?
decision-choose-temple-what = Montez un des trois Temples.
decision-choose-temple-look = Seules vos deux pistes les plus basses comptent. Le plus haut détient la carte Zodiaque en fin de manche.
decision-paid-climb = Une marche de plus ?
decision-paid-climb-what = Vous pouvez payer 1 Or pour une marche d'un autre Temple.
decision-paid-climb-look = Une marche d'une piste basse vaut plus à la fin que l'Or. Les dernières rapportent davantage.
decision-take-citizen = Un nouveau Citoyen
decision-take-citizen-what = Prenez un dé de la zone Recrutement Citoyen et posez-le sur un socle libre : c'est aussitôt un Stratège non utilisé.
decision-take-citizen-look = Sa couleur ouvre des Actions Bonus et active des Bâtiments ; la case dit ce qu'il coûte.
decision-libra-recruit = Balance : recruter un Citoyen ?
decision-libra-recruit-what = Après un District complété, vous pouvez recruter un Citoyen en payant la Sagesse de sa case.
decision-libra-recruit-look = Le socle que vous venez de libérer est vide : un dé vaut-il sa Sagesse ?
decision-take-speaker = Quel Orateur ?
decision-take-speaker-what = Prenez un Orateur : un ouvrier de plus pour cette manche.
decision-take-speaker-look = Un plus haut épargne de la Sagesse. Il revient en fin de manche, utilisé ou non.
decision-sagittarius-raise = Sagittaire : ajouter 1 ?
decision-sagittarius-raise-what = Vous pouvez ajouter 1 au dé que vous venez de prendre.
decision-sagittarius-raise-look = Plus haut, il visite à meilleur prix et vaut plus sur un Siège ; mais il vous quitte aussi plus tôt.
decision-spend-food = Dépenser la Nourriture
decision-spend-food-what = Pour chaque Nourriture, jusqu'à trois, augmentez de 1 un Stratège non utilisé ou progressez d'une case.
decision-spend-food-look = Un 6 fait les deux actions principales. Un palier donne un jeton. Un 6 augmenté devient Conseiller.
decision-bonus-choice = Poisson : l'Action Bonus ou l'Or ?
decision-bonus-choice-what = Réalisez l'Action Bonus de la tuile, ou prenez 1 Or à la place, sans son coût.
decision-bonus-choice-look = L'Or vaut un point et élève des Tours ; que vous apporterait la tuile maintenant ?
decision-district-card = Quelle carte ?
decision-district-card-what = Votre District correspond à plusieurs cartes District : gagnez l'une d'elles.
decision-district-card-look = Une carte ne donne son nombre élevé qu'une fois. Y a-t-il de l'Or sur l'une d'elles ?
decision-activate-next = Activer des Bâtiments
decision-activate-next-what = Utilisez une fois chaque Bâtiment du District de la couleur du dé, dans l'ordre voulu ; l'Agora avec tout dé.
decision-activate-next-look = Ce que l'un donne peut servir au suivant : des Stratèges avant ce qui les compte, des ressources avant ce qui coûte.
decision-capricorn-raise = Capricorne : augmenter un Stratège ?
decision-capricorn-raise-what = Après une Tour élevée, vous pouvez augmenter de 2 un de vos Stratèges, jusqu'à 6.
decision-capricorn-raise-look = Un 6 non utilisé fait les deux actions principales. Un Stratège déjà placé ne gagne que pour plus tard.
decision-adviser-order = Lequel devient Conseiller d'abord ?
decision-adviser-order-what = Plusieurs de vos Stratèges dépassent 6. Ils deviennent Conseillers l'un après l'autre.
decision-adviser-order-look = De nouvelles couleurs d'abord allongent la rangée : une couleur déjà là rapporte alors plus.
decision-spend-superiority = Une action de plus ?
decision-spend-superiority-what = Dépensez un jeton Supériorité pour agir encore une fois aussitôt.
decision-spend-superiority-look = Les jetons ne valent rien à la fin. Que pourrait-on vous prendre avant votre prochain tour ?
decision-veteran-target = Quel vétéran ?
decision-veteran-target-what = Choisissez un Stratège non utilisé : vous gagnez sa valeur, puis elle baisse de 1.
decision-veteran-target-look = Le plus haut rapporte le plus. Un 6 qui tombe à 5 reste Stratège quand vous passez.
decision-reserve-tile = Mettre une tuile de côté
decision-reserve-tile-what = Prenez une tuile du Marché et gardez-la. La construire plus tard ne coûte que sa Pierre.
decision-reserve-tile-look = Les cases chères du bas épargnent le plus de Sagesse. Quelle tuile un autre prendrait-il ?
decision-recolour = Une nouvelle couleur
decision-recolour-what = Échangez le dé d'un Stratège non utilisé contre un d'une autre couleur ; la valeur reste.
decision-recolour-look = Quelle couleur ouvre une Action Bonus, un Siège sous une haute Tour, un nouveau Conseiller ?
decision-portal = Le Portail
decision-portal-what = Augmentez de 1 ou 2 un Stratège non utilisé. Au-delà de 6, il devient Conseiller.
decision-portal-look = Un 6 fait les deux actions principales. Un Conseiller libère son socle et prête sa couleur à l'Archonte.
decision-choose-mothership = Quel Vaisseau Mère ?
decision-choose-mothership-what = Ramenez un Vaisseau Mère à 1.
decision-choose-mothership-look = Où irez-vous ensuite avec un dé faible ? Les autres en profiteront aussi.
decision-copy-building = La Tour des Mages
decision-copy-building-what = Utilisez la capacité d'un Bâtiment à côté de la Tour des Mages.
decision-copy-building-look = Quel voisin rapporte le plus en ce moment ?
decision-solo-neighbour = Quel voisin tourne ?
decision-solo-neighbour-what = Le Vaisseau Mère d'un Lieu voisin monte de 1 lui aussi.
decision-solo-neighbour-look = De quel Lieu aurez-vous moins besoin ? Seule une visite ramène un Vaisseau de 6 à 1.
decision-solo-freeze = Retenir les Vaisseaux ?
decision-solo-freeze-what = Dépensez un jeton Supériorité, et aucun Vaisseau Mère ne tourne à cette visite.
decision-solo-freeze-look = Vaut le plus où un Vaisseau bas doit être visité encore.

## Actions : ce qu'un joueur peut choisir

cell = ({ $x }, { $y })
action-draft-die = Prendre { $die_the }
action-discard-die = Rendre { $die_the }
action-keep-die = Garder { $die_the }
action-visit-site = Envoyer { $worker_the } sur { $site_the }
action-complete-district = Compléter le District en { cell } avec { $freeman_the }
action-raise-tower = Élever la Tour { $colour_the }
action-grow-population = Augmenter la Population : prendre un socle
action-pass-choose-action = Passer : reprendre ses ouvriers, fini pour cette manche
action-spend-superiority = Dépenser un jeton Supériorité : une action de plus
action-spend-superiority-solo-freeze = Dépenser un jeton Supériorité : aucun Vaisseau ne tourne
action-decline = Refuser
action-decline-swap-for-gold = Ne rien échanger
action-decline-use-ability = Ne pas l'utiliser
action-decline-paid-climb = Ne pas monter
action-decline-libra-recruit = Ne recruter personne
action-decline-sagittarius-raise = Laisser le dé tel quel
action-decline-capricorn-raise = N'augmenter personne
action-decline-spend-superiority = Finir son tour
action-decline-solo-freeze = Laisser tourner les Vaisseaux
action-solo-neighbour = { $site } tourne aussi
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
action-done-visit-step = Finir la visite
action-done-spend-food = Ne plus dépenser de Nourriture
action-done-activate-next = Ne plus rien activer
action-take-gold = Prendre 1 Or à la place
action-perform-bonus = Réaliser l'Action Bonus
# Ce que vaut $gains quand rien n'est compté est le texte commun « rien ».
action-pay =
    { $gains ->
        [rien] Payer sans Or
       *[other] Payer en Or à la place de { $gains }
    }
action-choose-basic = 1 { $resource }
action-swap-for-gold = Payer 1 { $resource } pour 1 Or
army-advance = Progresser
army-attack = Attaquer
army-advance-then-attack = Progresser, puis attaquer
army-attack-then-advance = Attaquer, puis progresser
action-military-choice = { $plan }
action-advance = 1 Nourriture : progresser de 1 case
action-raise-freeman = 1 Nourriture : augmenter { $freeman_the } de 1
face-building = Bâtiment
face-farm = Ferme
action-construct =
    { $face_id ->
        [farm] { $reserved ->
            [yes] Construire comme Ferme en { cell } la tuile mise de côté ({ $tile })
           *[no] Construire { $tile_the } comme Ferme en { cell }
        }
       *[building] { $reserved ->
            [yes] Construire en { cell } la tuile mise de côté : { $tile }
           *[no] Construire { $tile_the } en { cell }
        }
    }
action-use-ability = Utiliser { $building_the }
action-activate = Activer { $building_the } en { cell }
action-copy-building = Utiliser { $building_the } en { cell }
action-reserve-tile = Garder { $tile_the }
action-choose-mothership = { $site } : ramener le Vaisseau à 1
action-veteran-target = Choisir { $freeman_the }
action-recolour = { $freeman } devient { $colour }
action-portal = Augmenter { $freeman_the } de { $amount }
action-choose-temple = Monter { $temple_the }
action-paid-climb = 1 Or : monter { $temple_the }
action-take-citizen = Prendre { $die_the }
action-take-speaker = Prendre { $die_the }
action-sagittarius-raise = Ajouter 1
action-capricorn-raise =
    { $site ->
        [0] Augmenter { $freeman_the } de 2
       *[other] Augmenter { $freeman_the } sur { $site_the } de 2
    }
action-promote-freeman = Conseiller d'abord : { $freeman_the }
action-score-card = Choisir { $card_the }
action-spare-gold = Payer sans Or partout où la ressource suffit
group-visit-site = Envoyer { $worker_the } sur un Lieu
group-complete-district = Compléter un District avec { $freeman_the }
group-construct =
    { $face_id ->
        [farm] Construire { $tile_the } comme Ferme
       *[building] Construire { $tile_the }
    }
group-recolour = Changer la couleur : { $freeman_the }
group-portal = Augmenter { $freeman_the }

# Ce qu'un joueur peut taper pour une action, outre son texte ; plusieurs mots séparés par des virgules.
verb-draft-die = choisir dé
verb-discard-die = rendre, écarter
verb-keep-die = garder dé
verb-visit-site = envoyer, visiter
verb-complete-district = compléter, district
verb-raise-tower = tour, élever
verb-grow-population = population, socle
verb-spend-superiority = jeton, dépenser
verb-decline = refuser, non
verb-solo-neighbour = voisin, tourner
verb-main-action = principale
verb-bonus-action = bonus
verb-take-gold = or à la place
verb-perform-bonus = réaliser
verb-pay = payer
verb-choose-basic = recevoir
verb-swap-for-gold = échanger
verb-military-choice = armée, militaire
verb-advance = progresser nourriture
verb-raise-freeman = nourrir, augmenter
verb-construct = construire, bâtir
verb-use-ability = utiliser
verb-activate = activer
verb-copy-building = copier
verb-reserve-tile = réserver, mettre de côté
verb-choose-mothership = vaisseau, ramener
verb-veteran-target = vétéran
verb-recolour = recolorer, couleur
verb-portal = portail
verb-choose-temple = monter, temple
verb-paid-climb = payer marche
verb-take-citizen = recruter, citoyen
verb-take-speaker = orateur
verb-sagittarius-raise = ajouter
verb-capricorn-raise = capricorne
verb-promote-freeman = promouvoir
verb-score-card = carte, gagner

## Les choix tels qu'ils sont dits aux autres

told-draft-die = { "" }
told-discard-die = { $name } rend { $die_the }.
told-keep-die = { "" }
told-visit-site = { "" }
told-complete-district = { "" }
told-raise-tower = { "" }
told-grow-population = { "" }
told-spend-superiority = { "" }
told-decline = { "" }
told-solo-neighbour = { "" }
told-main-action = { "" }
told-bonus-action = { $name } utilise { $tile_the }.
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

## Événements

event-round-began = Manche { $round } · { $name } commence
event-bastion-taken = { $name } prend la tuile Bastion et jouera en premier.
event-draft-rolled = Les dés pour commencer : { $dice }.
event-die-drafted = { $name } prend { $die_the }.
event-gained =
    { $source_id ->
        [swap] { $name } reçoit { $gains } en échange.
        [attack] { $name } reçoit { $gains } par l'Attaque.
        [pisces] { $name } reçoit { $gains } à la place, grâce au Poisson.
        [gemini] { $name } reçoit { $gains }, grâce aux Gémeaux.
        [scorpio] { $name } reçoit { $gains }, grâce au Scorpion.
       *[other] { $name } reçoit { $gains }.
    }
event-paid =
    { $source_id ->
        [visit] { $name } paie { $gains } : le dé est sous la valeur du Vaisseau.
        [swap] { $name } échange { $gains }.
       *[other] { $name } paie { $gains }.
    }
event-scored =
    { $source_id ->
        [attack] { $name } gagne { vp-scored } pour l'Attaque.
        [aries] { $name } gagne { vp-scored } pour ses dés rouges, grâce au Bélier.
        [final_space] { $name } atteint l'emplacement final et gagne { vp-scored }.
        [last_base] { $name } gagne { vp-scored } pour son dernier socle.
        [adviser] { $name } gagne { vp-scored } pour un Conseiller d'une couleur déjà dans la rangée.
        [gold] { $name } gagne { vp-scored } pour son Or.
        [adviser_row] { $name } gagne { vp-scored } pour la rangée des Conseillers.
        [temples] { $name } gagne { vp-scored } pour ses deux Temples les plus bas.
        [seats_of_power] { $name } gagne { vp-scored } pour ses Sièges de Pouvoir et ses Tours.
       *[other] { $name } gagne { vp-scored } : { $source }.
    }
vp-scored = { $vp } PV
event-worker-sent = { $name } envoie { $worker_the } sur { $site_the }.
event-mothership-turned = { $site } : le Vaisseau montre { $value }.
event-advanced = { $name } progresse jusqu'à { $space_the }.
event-token-taken = { $name } franchit le palier { $threshold } et prend un jeton Supériorité.
event-token-spent = { $name } dépense un jeton Supériorité.
event-attacked = { $name } mène une Attaque depuis { $space_the } : { weaker-markers }, { crossed-thresholds }.
weaker-markers =
    { $weaker ->
        [0] aucun marqueur plus faible
        [one] { $weaker } marqueur plus faible
       *[other] { $weaker } marqueurs plus faibles
    }
crossed-thresholds =
    { $thresholds ->
        [0] aucun palier
        [one] { $thresholds } palier
       *[other] { $thresholds } paliers
    }
event-constructed =
    { $face_id ->
        [farm] { $name } construit une Ferme en { cell } ({ $tile } à l'envers).
       *[building] { $over ->
            [yes] { $name } construit { $tile_the } sur la Ferme en { cell }.
           *[no] { $name } construit { $tile_the } en { cell }.
        }
    }
event-district-formed = { $name } a un nouveau District en { cell }.
event-farm-returned = La Ferme ({ $tile }) va sous la pile { $colour_the }.
event-market-refilled = Au Marché des Bâtiments arrive : { $tile }.
event-top-revealed = { "" }
chance-building = La tuile suivante de sa pile : { $tile }.
event-tile-reserved = { $name } garde { $tile_the } pour plus tard.
event-ability-used = { $name } utilise { $building_the }.
event-climbed = { $name } monte { $temple_the } jusqu'à la marche { $step }.
event-zodiac-taken =
    { $giver_id ->
        [none] { $name } prend { $card_the } sur { $temple_the }.
       *[other] { $name } prend { $card_the } à { $giver }.
    }
event-zodiac-returned = { $card } : la carte retourne sur { $temple_the }.
event-citizen-taken = { $name } prend { $die_the } sur la zone Recrutement Citoyen.
event-citizen-entered = Sur la zone Recrutement Citoyen arrive : { $die }.
event-speaker-taken = { $name } prend { $die_the }.
event-speaker-rerolled = Un Orateur qui était à 5 est relancé : { $value }.
event-speakers-returned = Les Orateurs sont de retour : { $values }.
event-freeman-changed = { $name } a { $after } au lieu de { $before }.
event-speaker-raised = { $name } a un Orateur qui montre { $value }.
event-adviser-placed = { $name } a un nouveau Conseiller : { $colour }, sur l'espace { $slot }.
event-adviser-returned = { $name } a déjà un Conseiller de cette couleur ({ $colour }) : le dé retourne dans la réserve.
event-district-completed = { $name } complète le District en { cell } avec { $freeman_the } : le dé y vaut { $value }.
event-card-scored =
    { $first ->
        [yes] Le District correspond à la carte { $card }, pour la première fois.
       *[no] Le District correspond de nouveau à la carte { $card }.
    }
event-tower-raised = { $name } élève la Tour { $colour_the } à { $height }.
event-base-taken = { $name } a maintenant { $bases } socles.
event-passed = { "" }
event-workers-returned = { "" }
event-freemen-raised =
    { $dice_count ->
        [0] { $name } reprend ses ouvriers.
       *[other] { $name } reprend ses ouvriers, et ses Stratèges grandissent : { $dice }.
    }
event-retreated = { $name } recule sur { $space_the }.
event-neutral-moved = Le marqueur adverse va sur { $space_the }.
event-end-announced = Cette manche est la dernière : { $condition }.
event-end-withdrawn = Ce n'est finalement pas la dernière manche ; ce n'est plus vrai : { $condition }.
event-end-reached = La fin : { $condition }.

## Refus

refused-no-such-site = Il n'y a pas de tel Lieu : ils vont de 1 à 5.
refused-no-such-worker = Vous n'avez pas de tel ouvrier non utilisé.
refused-ship-too-high = { $site } : le Vaisseau dépasse ce dé de { $wisdom }, et vous ne pouvez pas le payer en Sagesse ni en Or.
refused-no-such-freeman = Vous n'avez pas de tel Stratège non utilisé.
refused-no-such-die = Il n'y a pas de dé de cette couleur à échanger, ou c'est la même couleur.
refused-no-district = Vous n'avez pas de District là : quatre tuiles doivent remplir le carré.
refused-seat-taken = Un dé est déjà sur ce Siège de Pouvoir.
refused-card-does-not-match = Cette carte ne correspond pas au District.
refused-not-in-district = Ce Bâtiment n'est pas dans ce District.
refused-activated-once = Ce Bâtiment a déjà été activé.
refused-colour-of-die = Seuls les Bâtiments de la couleur du dé s'activent, et l'Agora.
refused-cannot-do = Cela n'est pas possible maintenant.
refused-no-such-plan = Choisissez : progresser, attaquer, ou les deux dans un ordre ou dans l'autre.
refused-one-of-both = L'un des deux seulement : progresser ou attaquer.
refused-no-floor = La réserve n'a plus d'Étage { $colour }.
refused-tower-cost = Élever la Tour { $colour_the } coûte { $gold } Or, plus que vous n'en avez.
refused-already-six = Ce Stratège montre déjà 6.
refused-no-base-left = Vous avez déjà tous vos socles.
refused-base-cost = Le prochain socle coûte { $food } Nourriture ; même avec votre Or, vous ne pouvez pas le payer.
refused-not-a-six = Seuls des Stratèges de valeur 6 deviennent Conseillers maintenant.
refused-no-free-base = Vous n'avez pas de socle libre pour un Citoyen.
refused-not-in-area = Il n'y a pas de tel dé sur la zone Recrutement.
refused-too-little = Vous n'en avez pas assez : { $resource } ({ $has }).
refused-gold-beyond-cost = C'est plus d'Or que le coût.
refused-stone-or-food = Ici, c'est Pierre ou Nourriture.
refused-not-basic = Ce n'est pas une ressource de base : Pierre, Nourriture ou Sagesse.
refused-no-neighbour = Ce Lieu n'est pas voisin de celui que vous visitez, ou son Vaisseau montre 6.
refused-summit = Votre marqueur y est au sommet : { $temple }.
refused-another-temple = Cette marche doit aller à un autre Temple que { $temple_the }.
refused-main-action-first = Réalisez d'abord une action principale.
refused-not-in-draft = Il n'y a pas de tel dé à choisir.
refused-not-highest = Seuls les dés les plus hauts sont rendus.
refused-not-on-site = Cela n'est pas sur le Lieu que vous visitez.
refused-bonus-once = L'Action Bonus a déjà servi dans cette visite.
refused-bonus-colour = L'Action Bonus n'est que pour un ouvrier de la couleur { $colour }.
refused-one-main-action = Une seconde action principale demande un Stratège de valeur 6.
refused-spend-food-first = Dépensez au moins 1 Nourriture.
refused-tile-not-there = Cette tuile n'est pas à prendre : { $tile }.
refused-not-adjacent = Une nouvelle tuile doit toucher un bord d'une tuile de votre Cité.
refused-building-cost = { $tile } coûte { $gains } ; même avec votre Or, vous ne pouvez pas le payer.
refused-farm-over-farm = Avec la Vierge, seul un Bâtiment peut recouvrir une Ferme, pas une autre Ferme.
refused-cell-taken = Une tuile s'y trouve déjà.
refused-not-just-placed = Seul le Bâtiment que vous venez de placer peut servir maintenant.
refused-portal-amount = Le Portail ajoute 1 ou 2, et un 6 devient Conseiller au premier point.
refused-not-beside-tower = Ce Bâtiment n'est pas à côté de la Tour des Mages.
refused-tower-twice = Une Tour des Mages ne sert qu'une fois par chaîne.
refused-nothing-to-copy = Cette capacité ne ferait rien maintenant.

## Le plateau en texte

sheet-status = Où en est la partie
sheet-setup = Mise en place
sheet-round = Manche { $n }
sheet-round-of = Manche { $n } sur { $last }
sheet-visit = Visite : { $site }
sheet-bastion = Bastion :
sheet-order = Ordre du jeu :
sheet-has-passed = a passé
sheet-end = Dernière manche : { $condition }.
sheet-target = À atteindre : { $target } PV.
sheet-board = Plateau Principal
sheet-sites = Lieux de Rencontre
sheet-site = Lieu
sheet-ship = Vaisseau
sheet-bonus = Action Bonus
sheet-upper = Action du haut
sheet-lower = Action du bas
sheet-workers = Ouvriers présents
sheet-workers-of = { $name } : { $workers }
sheet-ships = Vaisseaux, Lieux 1 à 5 :
sheet-ship-brief = { $value } ({ $colour })
sheet-market = Marché des Bâtiments
sheet-slot = Sagesse
sheet-tile = Tuile
sheet-colour = Couleur
sheet-stone = Pierre
sheet-next = Suivante de la pile
sheet-market-costs = Marché (Sagesse + Pierre) :
sheet-market-brief = { $tile } ({ $letter }, { $wisdom } + { $stone })
sheet-cards = Cartes District
sheet-card = Carte
sheet-pattern = Motif
sheet-points = PV
sheet-gold = Or
sheet-scored = Gagnée par
sheet-card-points = { $first } / { $again }
sheet-card-pattern = { $top } / { $bottom }
sheet-citizens = Citoyens (Sagesse) :
sheet-citizen = { $die } ({ $wisdom })
sheet-speakers = Orateurs :
sheet-none = aucun
sheet-floors = Étages restants :
sheet-dice = Dés en réserve :
sheet-count = { $colour } { $n }
sheet-draft = À choisir :
sheet-temples = Temples
sheet-temple = Temple
sheet-zodiac = Carte Zodiaque
sheet-holder = Détenue par
sheet-steps = Marches
sheet-step = { $name } { $n }
sheet-at-temple = sur le Temple
sheet-military = Piste Militaire, case :
sheet-strength = { $name } { $n }
sheet-on-marker = { $marker } (au-dessus { DE($below) })
sheet-neutral = marqueur adverse
sheet-players = Joueurs
sheet-player-player = Joueur
sheet-player-vp = PV
sheet-player-stone = Pierre
sheet-player-food = Nour.
sheet-player-wisdom = Sag.
sheet-player-gold = Or
sheet-player-workers = Non utilisés
sheet-player-military = Force
sheet-player-temples = Temples
sheet-player-tokens = Jet.
sheet-player-tiles = Tuiles
sheet-player-districts = Distr.
sheet-player-has = État
sheet-has-bastion = Bastion
sheet-own = Votre Cité
sheet-city-of = La Cité { DE($name) }
sheet-stock = { $resources } ; { vp-held }.
vp-held = { $vp } PV
sheet-tokens =
    { $n ->
        [0] Aucun jeton Supériorité.
        [one] { $n } jeton Supériorité.
       *[other] { $n } jetons Supériorité.
    }
sheet-unused = Ouvriers non utilisés :
sheet-placed = Sur les Lieux :
sheet-worker-at = { $worker } ({ $site })
sheet-bases =
    { $n ->
        [0] Aucun socle libre.
        [one] { $n } socle libre.
       *[other] { $n } socles libres.
    }
sheet-next-base = Le prochain coûte { $food } Nourriture.
sheet-all-bases = Les six socles sont pris.
sheet-advisers = Conseillers :
sheet-advisers-worth = valent { $vp } PV
sheet-towers = Tours :
sheet-seats = Sièges de Pouvoir :
sheet-seat = { $cell } { $die }
sheet-seat-empty = { $cell } vide
sheet-seat-matches = { $cell } vide, correspond à { $cards }
sheet-seat-worth = = { $vp } PV
sheet-own-zodiac = Cartes Zodiaque :
sheet-reserved = Tuiles mises de côté :
sheet-plan = La Cité : les colonnes sont x, les rangées y ; un point est une place pour une nouvelle tuile.
sheet-plan-open = ·
sheet-letter-red = R
sheet-letter-purple = M
sheet-letter-blue = B
sheet-letter-orange = O
sheet-letter-yellow = J
sheet-letter-farm = f
sheet-letter-agora = A
sheet-letter-palace = #
sheet-letters = { $red } rouge, { $purple } mauve, { $blue } bleu, { $orange } orange, { $yellow } jaune, { $farm } Ferme, { $agora } Agora, { $palace } Palais
kind-resource = Ressources
kind-worker = Ouvriers
kind-site = Lieux de Rencontre
kind-main = Actions principales
kind-bonus = Tuiles Action Bonus
kind-building = Bâtiments
kind-zodiac = Cartes Zodiaque
kind-temple = Temples
kind-card = Cartes District
kind-space = Cases de la piste Militaire
kind-track = Pistes
kind-glossary = Glossaire

## À côté d'une action

note-cost = { $gains }
note-free = gratuit
note-site-1 = Pierre ou armée
note-site-2 = Nourriture ou Bâtiment
note-site-3 = Sagesse ou Temple
note-site-4 = Or ou Citoyen
note-site-5 = une de chaque ou nourrir
note-visit-cost = { $gains }, Vaisseau { $from } → { $to }
note-visit = Vaisseau { $from } → { $to }
note-bonus = Action Bonus
note-both = les deux actions principales
note-over = sur votre Ferme
note-forms = forme un District
note-matches = correspond à { $cards }
note-tower = { $gold } Or ; hauteur { $from } → { $to }
note-base = { $food } Nourriture
note-base-vp = { $food } Nourriture ; { vp-held }
note-seat = × Tour { $height } = { vp-held } à la fin
note-activates =
    { $n ->
        [one] peut activer { $n } Bâtiment
       *[other] peut activer { $n } Bâtiments
    }
note-temple = marche { $from } → { $to }
note-takes = prend { $card }
note-card = { vp-held }
note-card-gold = { vp-held }, { $gold } Or
note-attack = { vp-held } ; { $bonus }
note-space = vers { $space_the }
note-value = { $from } → { $to }
note-adviser = devient Conseiller
note-adviser-vp = { vp-held } aussitôt
note-ship = à { $from }
note-has = vous en avez { $n }

## Au fil de la partie

series-vp = Points de Victoire
series-tiles = Tuiles dans la Cité
series-round = Manche
points-building = Bâtiments
points-card = Cartes District
points-attack = Piste Militaire
points-aries = Piste Militaire
points-final-space = Piste Militaire
points-last-base = Population
points-adviser = Conseillers
points-adviser-row = Conseillers
points-gold = Or
points-temples = Temples
points-seats-of-power = Sièges de Pouvoir

## La fin

decided-by-points = Le plus de points l'a emporté.
decided-by-tiles = Égalité de points : les tuiles des Cités ont décidé.
decided-by-shared-victory = Égalité de points et de tuiles : la victoire est partagée.
decided-by-target = Le score de l'entraînement est atteint.
decided-by-target-missed = Le score de l'entraînement n'est pas atteint.

## Un fichier de matériel qui ne peut servir

components-length = { $place } demande { $length } nombres.
components-copies = Pour la couleur { $colour_the }, il faut { $needed } tuiles en tout, non { $copies }.
components-bonus-colours = Chaque couleur doit aller à une seule tuile Action Bonus.
components-towers = { $place } doit nommer chaque couleur une fois au plus : d’autres tours pourraient demander plus d’étages que la boîte n’en contient.
components-pattern = { $place } demande au moins une case colorée.
components-printed-among = { $place } doit contenir { $value } : le livret le montre.
components-no-table = Dans { $table } : Origins n'a pas de tel tableau.
components-form = Dans { $table } : écrivez chaque entrée comme [[{ $table }]].
components-no-entry = Dans { $table } : il n'y a pas de { $key } = { $value }.
components-no-field = { $place } est un champ inconnu.
components-fixed = { $place } est dans le livret. On peut remplacer : { $places }.

## Ma boîte : ce qui n'est pas du livret

doubt-slot = Case { $n }
doubt-base = Socle { $n }
doubt-step = Marche { $n }
doubt-stone = Pierre
doubt-copies = Tuiles
doubt-card = { $card } ({ $pattern })
doubt-first = PV, première fois
doubt-again = PV, ensuite
doubt-rulings = Arbitrages
doubt-confirmed-market = Le livret montre 2 Sagesse pour la case du milieu.
doubt-confirmed-population = Le livret donne le premier coût (2) et le dernier (8).
doubt-confirmed-advisers = Le livret montre 6 PV sur un espace.
doubt-confirmed-temples = Le livret montre les valeurs 16, 31 et 70.
doubt-ruling-agora = Ce que fait l'Agora
doubt-ruling-bonus-colours = Les couleurs des tuiles Action Bonus
doubt-ruling-groups = Les couleurs des groupes de Bâtiments
doubt-ruling-shape = Où sont le premier et le dernier palier
doubt-ruling-spaces = Où sont les bonus d'Attaque sur la piste Militaire
doubt-ruling-military = L'action principale du Lieu 1 et la tuile Action Bonus rouge font progresser de 1 case
doubt-ruling-solo = Dés et Orateurs de l'entraînement solo
doubt-ruling-patterns = Les motifs et les Tours des cartes District

## Ce dont parle un conseil

term-vp =
    { $sign }{ $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Victoire
term-vp-name = points de Victoire
term-seats-of-power =
    { $sign }{ $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } sur les Sièges de Pouvoir
term-seats-of-power-name = dés sur les Sièges de Pouvoir
term-towers =
    { $sign }{ $n ->
        [one] { $n } étage
       *[other] { $n } étages
    } de Tours
term-towers-name = Tours pour les Stratèges à venir
term-temples =
    { $sign }{ $n ->
        [one] { $n } pas
       *[other] { $n } pas
    } dans les Temples
term-temples-name = Temples
term-temples-lowest = { $sign }{ $n } sur le Temple le plus bas
term-adviser-row =
    { $sign }{ $n ->
        [one] { $n } Conseiller
       *[other] { $n } Conseillers
    } dans la rangée
term-adviser-row-name = rangée des Conseillers
term-gold = { $sign }{ $n } Or
term-gold-name = Or
term-stone = { $sign }{ $n } Pierre
term-stone-name = Pierre
term-food = { $sign }{ $n } Nourriture
term-food-name = Nourriture
term-wisdom = { $sign }{ $n } Sagesse
term-wisdom-name = Sagesse
term-freemen =
    { $sign }{ $n ->
        [one] { $n } Stratège
       *[other] { $n } Stratèges
    }
term-freemen-name = Stratèges dans les manches à venir
term-freemen-value =
    { $sign }{ $n ->
        [one] { $n } point
       *[other] { $n } points
    } sur les dés des Stratèges
term-workers =
    { $sign }{ $n ->
        [one] { $n } ouvrier non utilisé
       *[other] { $n } ouvriers non utilisés
    } dans cette manche
term-workers-name = ouvriers encore non utilisés dans cette manche
term-workers-value =
    { $sign }{ $n ->
        [one] { $n } point
       *[other] { $n } points
    } sur les dés des ouvriers non utilisés
term-bases =
    { $sign }{ $n ->
        [one] { $n } socle
       *[other] { $n } socles
    } Population
term-bases-name = socles Population
term-bases-free =
    { $sign }{ $n ->
        [one] { $n } socle Population libre
       *[other] { $n } socles Population libres
    }
term-city =
    { $sign }{ $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } dans la Cité
term-city-name = Districts que promet la Cité
term-army = { $sign }{ $n } sur la piste Militaire
term-army-name = place sur la piste Militaire
term-tokens =
    { $sign }{ $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    } Supériorité
term-tokens-name = jetons Supériorité
term-zodiac =
    { $sign }{ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } Zodiaque
term-zodiac-name = cartes Zodiaque
term-motherships = { $sign }{ $n } sur les valeurs des Vaisseaux Mères
term-motherships-name = Vaisseaux Mères bas
term-lead =
    { $sign }{ $n ->
        [one] { $n } pas
       *[other] { $n } pas
    } sur le premier rival dans les Temples
term-lead-name = course aux Temples
term-target =
    { $sign }{ $n ->
        [one] { $n } point
       *[other] { $n } points
    } vers le score visé
term-target-name = score à atteindre à l'entraînement
