### Kingsburg : tous les mots que lit un joueur, en français.
### Une clé se compose d'un préfixe et d'un identifiant de components.toml, avec des traits d'union.
### Les chiffres qui sont des données arrivent en variables, toujours comme nombres.
### En français, 0 et 1 sont du singulier : [one] reprend donc la variable.

## Le jeu

game-name = Kingsburg
game-tagline = Gagnez les Conseillers du Roi à votre cause, bâtissez votre province et tenez la frontière cinq années durant.
game-about = Vous gouvernez une province aux confins du royaume. Trois fois par an, vous lancez des dés et les engagez auprès des Conseillers du Roi, qui n'écoutent qu'une somme exacte et qu'un joueur chacun ; en retour, ils donnent marchandises, soldats, points et secrets. Les marchandises deviennent des bâtiments, et les bâtiments apportent des points, des moyens nouveaux et des remparts. Chaque hiver survient un ennemi que chaque province doit affronter seule, et après le cinquième hiver, le joueur qui a le plus de Points de Victoire l'emporte.
game-provenance = Les règles suivent le livret français de la première édition. Les chiffres des bâtiments et les cartes ennemi viennent de sources publiques, une carte reste douteuse (KB-A37), et qui possède la boîte peut remplacer toute valeur avec --components.

## Phases de l'année

phase-kings-aid = Aide du Roi
phase-spring = Printemps
phase-kings-reward = La Récompense du Roi
phase-summer = Été
phase-kings-envoy = L'Envoyé du Roi
phase-autumn = Automne
phase-recruit = Recruter des Soldats
phase-winter = Hiver : la Bataille

## Étapes d'une saison de production

season-step-season-start = Début de la saison
season-step-step-roll = Lancer les dés et fixer l'ordre du tour
season-step-step-influence = Influencer les Conseillers
season-step-step-receive = Recevoir l'aide des Conseillers
season-step-step-build = Construire des bâtiments
season-step-season-end = Fin de la saison

## Conseillers
# Variables de chaque advisor-…-explain : $vp, $cost_vp, $soldiers, $plus_two, $any, $gold, $wood, $stone ;
# Conseillers à deux gains possibles : $a_gold, $a_wood, $a_stone et $b_gold, $b_wood, $b_stone.

advisor-jester = Bouffon
advisor-jester-explain = Marquez { $vp } PV.
advisor-squire = Gentilhomme
advisor-squire-explain = Recevez { $gold } or.
advisor-architect = Architecte
advisor-architect-explain = Recevez { $wood } bois.
advisor-merchant = Marchand
advisor-merchant-explain = Recevez { $a_wood } bois ou { $b_gold } or.
advisor-sergeant = Sergent
advisor-sergeant-explain =
    { $soldiers ->
        [one] Recrutez { $soldiers } soldat.
       *[other] Recrutez { $soldiers } soldats.
    }
advisor-alchemist = Alchimiste
advisor-alchemist-explain = Si vous le souhaitez, rendez 1 marchandise et recevez-en 1 de chacune des deux autres sortes.
advisor-astronomer = Astronome
advisor-astronomer-explain =
    Recevez { $any ->
        [one] { $any } marchandise
       *[other] { $any } marchandises
    } au choix et { $plus_two ->
        [one] { $plus_two } pion « +2 »
       *[other] { $plus_two } pions « +2 »
    }.
advisor-treasurer = Trésorier
advisor-treasurer-explain = Recevez { $gold } or.
advisor-master-hunter = Grand Veneur
advisor-master-hunter-explain =
    Recevez { $a_wood } bois et { $a_gold } or, ou bien { $b_wood } bois et { $b_stone ->
        [one] { $b_stone } pierre
       *[other] { $b_stone } pierres
    }.
advisor-general = Général
advisor-general-explain =
    Recrutez { $soldiers ->
        [one] { $soldiers } soldat
       *[other] { $soldiers } soldats
    } et regardez secrètement la carte ennemi de l'année.
advisor-swordsmith = Forgeron
advisor-swordsmith-explain =
    Recevez { $a_stone ->
        [one] { $a_stone } pierre
       *[other] { $a_stone } pierres
    } et { $a_wood } bois, ou bien { $b_stone ->
        [one] { $b_stone } pierre
       *[other] { $b_stone } pierres
    } et { $b_gold } or.
advisor-duchess = Duchesse
advisor-duchess-explain =
    Recevez { $any ->
        [one] { $any } marchandise
       *[other] { $any } marchandises
    } au choix et { $plus_two ->
        [one] { $plus_two } pion « +2 »
       *[other] { $plus_two } pions « +2 »
    }.
advisor-champion = Champion
advisor-champion-explain =
    { $stone ->
        [one] Recevez { $stone } pierre.
       *[other] Recevez { $stone } pierres.
    }
advisor-smuggler = Contrebandier
advisor-smuggler-explain =
    Perdez { $cost_vp } PV, puis recevez { $any ->
        [one] { $any } marchandise
       *[other] { $any } marchandises
    } au choix.
advisor-inventor = Inventeur
advisor-inventor-explain =
    Recevez { $gold } or, { $wood } bois et { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }.
advisor-wizard = Sorcier
advisor-wizard-explain = Recevez { $gold } or.
advisor-queen = Reine
advisor-queen-explain =
    Recevez { $any ->
        [one] { $any } marchandise
       *[other] { $any } marchandises
    } au choix, regardez secrètement la carte ennemi de l'année et marquez { $vp } PV.
advisor-king = Roi
advisor-king-explain =
    Recevez { $gold } or, { $wood } bois, { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    } et { $soldiers ->
        [one] { $soldiers } soldat
       *[other] { $soldiers } soldats
    }.

## Bâtiments

building-statue = Statue
building-statue-explain = Si tous les dés que vous avez lancés montrent la même valeur, vous pouvez en relancer un, une fois par saison.
building-chapel = Chapelle
building-chapel-explain = Si les dés que vous avez lancés totalisent 7 ou moins, vous pouvez les relancer tous, une fois par saison.
building-church = Église
building-church-explain = Compte +1 en bataille contre les Démons.
building-cathedral = Cathédrale
building-cathedral-explain = À la fin du jeu, marquez 1 PV par lot de 2 marchandises que vous possédez ; vous les conservez.
building-inn = Auberge
building-inn-explain = À la fin de chaque été, recevez 1 pion « +2 ».
building-market = Marché
building-market-explain = Une fois par saison, l'un de vos groupes de dés peut compter 1 de plus ou 1 de moins.
building-farms = Fermes
building-farms-explain = Lancez 1 dé blanc de plus à chaque saison de production, mais comptez −1 en bataille.
building-merchants-guild = Guilde des Marchands
building-merchants-guild-explain = Au début de chaque saison de production, avant de lancer les dés, recevez 1 or.
building-guard-tower = Tour de Garde
building-guard-tower-explain = Aucun effet particulier en dehors de ses points et de sa valeur de bataille.
building-blacksmith = Forgeron
building-blacksmith-explain = Aucun effet particulier en dehors de ses points et de sa valeur de bataille.
building-barracks = Baraquements
building-barracks-explain = Quand vous recrutez, chaque soldat vous coûte 1 marchandise au lieu de 2.
building-wizards-guild = Guilde des Sorciers
building-wizards-guild-explain = Aucun effet particulier en dehors de ses points et de sa valeur de bataille.
building-palisade = Palissade
building-palisade-explain = Compte +1 en bataille, ou +2 contre les Zombies.
building-stable = Écuries
building-stable-explain = Quand le Sergent, le Général ou le Roi vous donne des soldats, recevez-en 1 de plus.
building-stone-wall = Murs de Pierre
building-stone-wall-explain = Quand votre valeur de combat égale la force de l'ennemi, la bataille est gagnée.
building-fortress = Forteresse
building-fortress-explain = Quand vous gagnez la bataille, marquez 1 PV en plus de la récompense.
building-barricade = Barricade
building-barricade-explain = Compte +1 en bataille contre les Gobelins.
building-crane = Grue
building-crane-explain = Les bâtiments des colonnes III et IV vous coûtent 1 or de moins.
building-town-hall = Mairie
building-town-hall-explain = À la fin de chaque saison de production, vous pouvez payer 1 marchandise ou 1 pion « +2 » pour marquer 1 PV.
building-embassy = Ambassade
building-embassy-explain = À la fin de chaque saison de production, marquez 1 PV.

## Ennemis
# $year est un nombre de 1 à 5.

enemy-goblins = Gobelins
enemy-orcs = Orques
enemy-zombies = Zombies
enemy-barbarians = Barbares
enemy-demons = Démons
enemy-dragons = Dragons
year-roman =
    { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
enemy-back = Ennemi de l'année { year-roman }, force de { $min } à { $max }

## Marchandises et quantités

good-gold = { $n } or
good-wood = { $n } bois
good-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
good-gold-name = or
good-wood-name = bois
good-stone-name = pierre
goods =
    { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
plus-two =
    { $n ->
        [one] { $n } pion « +2 »
       *[other] { $n } pions « +2 »
    }
soldier =
    { $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    }
vp = { $n } PV

## Couleurs

color-yellow = Jaune
color-green = Vert
color-blue = Bleu
color-red = Rouge
color-black = Noir

## Options de table

option-plus-two-limit = Limite des pions « +2 »
option-plus-two-limit-explain = Combien de pions « +2 » un joueur peut dépenser pour influencer des Conseillers ; payer la Mairie n'est jamais concerné.
option-plus-two-limit-per-group = Un par groupe de dés (livret)
option-plus-two-limit-per-season = Un par joueur et par saison (conseil ultérieur de l'auteur)

## Glossaire : notions

glossary-year = année
glossary-year-explain = Huit phases dans un ordre fixe ; la partie dure cinq années.
glossary-phase = phase
glossary-phase-explain = L'une des huit parties d'une année, une par case du calendrier.
glossary-production-season = saison de production
glossary-production-season-explain = Printemps, été ou automne : chacun lance ses dés, influence des Conseillers, reçoit leur aide et construit.
glossary-season-start = début de la saison
glossary-season-start-explain = Avant de lancer les dés : les dés neutres sont posés, puis la Guilde des Marchands rapporte.
glossary-season-end = fin de la saison
glossary-season-end-explain = Après la construction : Auberge, Ambassade et Mairie, joueur par joueur.
glossary-step-roll = étape a : dés et ordre du tour
glossary-step-roll-explain = Tous lancent leurs dés, certains peuvent relancer, et les totaux fixent le nouvel ordre du tour.
glossary-step-influence = étape b : influencer
glossary-step-influence-explain = À tour de rôle, les joueurs posent des groupes de dés sur les Conseillers, jusqu'à ce que tous aient passé.
glossary-step-receive = étape c : recevoir de l'aide
glossary-step-receive-explain = De 1 à 18, chaque Conseiller influencé donne son gain.
glossary-step-build = étape d : construire
glossary-step-build-explain = Dans l'ordre du tour, chaque joueur peut construire un bâtiment.
glossary-turn-order = ordre du tour
glossary-turn-order-explain = Le plus petit total de dés commence ; l'ordre est refait à chaque saison de production.
glossary-first-player = premier joueur
glossary-first-player-explain = Le joueur en tête de l'ordre du tour.
glossary-group = groupe de dés
glossary-group-explain = Des dés posés ensemble sur un Conseiller : au moins un dé coloré, des dés blancs à volonté, au plus un pion « +2 ».
glossary-influence = influencer
glossary-influence-explain = Poser un groupe de dés dont la valeur est exactement celle d'un Conseiller libre.
glossary-pass = passer
glossary-pass-explain = Ne plus rien faire dans cette étape ; c'est définitif.
glossary-good = marchandise
glossary-good-explain = Un cube d'or, de bois ou de pierre ; rien d'autre n'est une marchandise.
glossary-supply = réserve
glossary-supply-explain = D'où viennent et où retournent marchandises et pions ; elle ne s'épuise jamais.
glossary-vp = Point de Victoire (PV)
glossary-vp-explain = Ce qui décide de la partie ; le score peut aussi descendre sous 0.
glossary-soldier = soldat
glossary-soldier-explain = Ajoute 1 à votre valeur de combat en hiver ; après la bataille, tous les soldats rentrent chez eux.
glossary-reinforcements = troupes envoyées par le Roi
glossary-reinforcements-explain = Un dé lancé en hiver : chaque joueur gagne autant de soldats.
glossary-combat-value = valeur de combat
glossary-combat-value-explain = Vos soldats, troupes du Roi comprises, plus les valeurs de bataille de vos bâtiments.
glossary-strength = force de l'ennemi
glossary-strength-explain = Le nombre que votre valeur de combat doit dépasser pour gagner la bataille.
glossary-victory = victoire
glossary-victory-explain = Votre valeur de combat dépasse la force de l'ennemi : vous gagnez la récompense.
glossary-draw = égalité
glossary-draw-explain = Votre valeur de combat égale la force de l'ennemi : ni gain ni perte.
glossary-defeat = défaite
glossary-defeat-explain = Votre valeur de combat reste sous la force de l'ennemi : vous subissez les pertes.
glossary-reward = récompense
glossary-reward-explain = Ce que la carte ennemi donne aux vainqueurs (cadre bleu).
glossary-loss = perte
glossary-loss-explain = Ce que la carte ennemi prend aux vaincus (cadre rouge).
glossary-peek = coup d'œil secret
glossary-peek-explain = Vous seul voyez la carte ennemi de l'année ; tous savent que vous l'avez regardée.
glossary-destroy = destruction
glossary-destroy-explain = Le bâtiment le plus haut de votre colonne occupée la plus à droite est perdu, avec ses points.
glossary-column = colonne
glossary-column-explain = L'une des quatre colonnes I à IV d'un plateau province, la I à gauche.
glossary-row = rangée
glossary-row-explain = L'une des cinq rangées d'un plateau province ; elle se construit de gauche à droite.
glossary-shared-victory = victoire partagée
glossary-shared-victory-explain = Des joueurs égaux en points, en marchandises et en bâtiments gagnent ensemble.
glossary-strongest-winner = vainqueur le plus fort
glossary-strongest-winner-explain = Qui a gagné la bataille avec la plus haute valeur de combat de tous marque 1 PV de plus.
glossary-double-construction = double construction
glossary-double-construction-explain = En dépensant l'Envoyé du Roi, un joueur construit deux bâtiments dans une saison.
glossary-game-end = fin du jeu
glossary-game-end-explain = Après l'hiver de l'année V : la Cathédrale est comptée et le plus de points l'emporte.

## Glossaire : matériel, échelles, lieux

glossary-board = plateau
glossary-board-explain = Le plateau commun : Cour du Roi, calendrier, échelles et réserve.
glossary-court = Cour du Roi
glossary-court-explain = Les dix-huit cases des Conseillers du Roi.
glossary-province = plateau province
glossary-province-explain = Votre propre plateau de cinq rangées et quatre colonnes de bâtiments, le même pour tous.
glossary-gold = or
glossary-gold-explain = L'une des trois sortes de marchandises.
glossary-wood = bois
glossary-wood-explain = L'une des trois sortes de marchandises.
glossary-stone = pierre
glossary-stone-explain = L'une des trois sortes de marchandises.
glossary-colored-die = dé coloré
glossary-colored-die-explain = L'un de vos trois propres dés ; il en faut au moins un par groupe.
glossary-white-die = dé blanc
glossary-white-die-explain = Un dé de plus, qui ne se pose qu'avec un dé coloré.
glossary-aid-die = dé blanc supplémentaire
glossary-aid-die-explain = Un dé blanc que le Roi prête, le temps d'un printemps, au joueur à la traîne.
glossary-neutral-die = dé neutre
glossary-neutral-die-explain = Dans la partie à deux, un dé d'une couleur inutilisée qui occupe un Conseiller pour la saison.
glossary-plus-two = pion « +2 »
glossary-plus-two-explain = Augmente d'exactement 2 la valeur d'un groupe de dés, ou paie la Mairie.
glossary-envoy = Envoyé du Roi
glossary-envoy-explain = Se dépense une fois : influencer un Conseiller occupé, ou construire un second bâtiment.
glossary-building-token = pion bâtiment
glossary-building-token-explain = Marque un bâtiment construit sur le plateau province.
glossary-disc = marqueur en bois
glossary-disc-explain = Chaque joueur en a trois : score, soldats et ordre du tour.
glossary-calendar = calendrier
glossary-calendar-explain = Huit cases, une pour chaque phase de l'année.
glossary-season-marker = pion saison
glossary-season-marker-explain = Montre la phase en cours sur le calendrier.
glossary-year-marker = pion année
glossary-year-marker-explain = Montre l'année en cours.
glossary-year-track = échelle des années
glossary-year-track-explain = Cinq cases, de I à V, une pour chaque année.
glossary-score-track = échelle des scores
glossary-score-track-explain = Montre les Points de Victoire de tous les joueurs ; on compte au-delà de ses bouts.
glossary-soldiers-chart = Table des Soldats
glossary-soldiers-chart-explain = Montre les soldats de tous les joueurs ; il n'y a pas de limite supérieure.
glossary-turn-order-chart = Table de l'Ordre du Tour
glossary-turn-order-chart-explain = Montre qui agit en premier, en deuxième et ainsi de suite.
glossary-enemy-card = carte ennemi
glossary-enemy-card-explain = Nomme un ennemi, sa force, ses pertes et sa récompense ; le dos montre l'année et les forces possibles.
glossary-enemy-deck = paquet des ennemis
glossary-enemy-deck-explain = Cinq cartes ennemi face cachée, une pour chaque hiver.

### Decisions, actions, events, refusals: below
