### Kingsburg : tous les mots que lit un joueur, en français.
### Une clé se compose d'un préfixe et d'un identifiant de components.toml, avec des traits d'union.
### Les chiffres qui sont des données arrivent en variables, toujours comme nombres.
### En français, 0 et 1 sont du singulier : [one] reprend donc la variable.

## Le jeu

game-name = Kingsburg
game-tagline = Gagnez les Conseillers du Roi à votre cause, bâtissez votre province et tenez la frontière cinq années durant.
game-about = Vous gouvernez une province aux confins du royaume. Trois fois par an, vous lancez des dés et les engagez auprès des Conseillers du Roi, qui n'écoutent qu'une somme exacte et qu'un joueur chacun ; en retour, ils donnent marchandises, soldats, points et secrets. Les marchandises deviennent des bâtiments, et les bâtiments apportent des points, des moyens nouveaux et des remparts. Chaque hiver survient un ennemi que chaque province doit affronter seule, et après le cinquième hiver, le joueur qui a le plus de Points de Victoire l'emporte.
game-provenance = Les règles suivent le livret français de la première édition. Les chiffres des bâtiments et les cartes ennemi viennent de sources publiques, une carte reste douteuse (KB-A37), et qui possède la boîte peut remplacer ce que le livret n’imprime pas : dans le navigateur sous « Ma boîte », en ligne de commande avec --components.

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
good-stone-names = pierres
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

## Décisions : un titre, de quoi il s'agit, ce qu'il faut regarder

decision-aid-good = Le don du Roi
decision-aid-good-what = Plusieurs joueurs sont également à la traîne : chacun d'eux prend 1 marchandise au choix.
decision-aid-good-look = Que manque-t-il encore au bâtiment que vous voulez ? De petits dés ne rapportent presque pas de pierre.
decision-reroll = Relancer vos dés ?
decision-reroll-what = Votre Statue ou votre Chapelle s'applique aux dés que vous avez lancés : relancez, ou gardez-les.
decision-reroll-look = Un petit total vous place tôt dans l'ordre du tour, mais n'atteint que de petits Conseillers.
decision-influence = Influencer les Conseillers
decision-influence-what = Posez des dés sur un Conseiller libre dont le numéro est leur somme, ou passez pour le reste de l'étape.
decision-influence-look = Que manque-t-il à votre prochain bâtiment ? Où iront vos autres dés ?
decision-advisor-merchant = L'offre du Marchand
decision-advisor-merchant-what = Le Marchand vous donne du bois ou de l'or.
decision-advisor-merchant-look = Lequel des deux manque encore au bâtiment que vous voulez cette saison ?
decision-advisor-hunter = L'offre du Grand Veneur
decision-advisor-hunter-what = Le Grand Veneur vous donne du bois, avec de l'or ou avec de la pierre.
decision-advisor-hunter-look = Lequel des deux manque encore au bâtiment que vous voulez cette saison ?
decision-advisor-swordsmith = L'offre du Forgeron
decision-advisor-swordsmith-what = Le Forgeron vous donne de la pierre, avec du bois ou avec de l'or.
decision-advisor-swordsmith-look = Lequel des deux manque encore au bâtiment que vous voulez cette saison ?
decision-advisor-goods = Marchandises au choix
decision-advisor-goods-what = Prenez ce qu'offre { $advisor_the } : des marchandises au choix, d'une seule sorte ou de plusieurs.
decision-advisor-goods-look = Comptez ce que coûte votre prochain bâtiment, et ce que vous recevrez encore.
decision-advisor-alchemist = L'échange de l'Alchimiste
decision-advisor-alchemist-what = Vous pouvez donner 1 marchandise pour en recevoir 1 de chacune des deux autres sortes.
decision-advisor-alchemist-look = Vous y gagnez une marchandise, sauf s'il vous faut justement celle que vous donneriez.
decision-build = Construire un bâtiment
decision-build-what = Construisez, si vous voulez, un bâtiment dont vous avez tous les voisins de gauche : il rapporte aussitôt ses points.
decision-build-look = Tiendrez-vous contre l'ennemi ? Un effet bâti tôt rapporte longtemps.
decision-build-second = Un second bâtiment, avec l'Envoyé du Roi
decision-build-second-what = En dépensant l'Envoyé, vous pouvez construire tout de suite un second bâtiment.
decision-build-second-look = L'Envoyé repart inutilisé à la prochaine phase 5 ; il pourrait aussi vous valoir un Conseiller occupé.
decision-town-hall = Payer à la Mairie ?
decision-town-hall-what = Votre Mairie change 1 marchandise ou 1 pion « +2 » en 1 PV, une fois par saison.
decision-town-hall-look = Payez avec ce dont votre prochain bâtiment n'a pas besoin.
decision-recruit = Recruter des soldats
decision-recruit-what = Avant la bataille, vous pouvez payer des marchandises pour des soldats.
decision-recruit-look = Comparez la force possible de l'ennemi à votre valeur de combat et aux 1 à 6 troupes du Roi.
decision-winter-reward = La récompense de la victoire
decision-winter-reward-what = Vous avez gagné : prenez les marchandises au choix que promet la carte ennemi.
decision-winter-reward-look = De quelles marchandises aurez-vous besoin au printemps ?
decision-winter-loss = Le prix de la défaite
decision-winter-loss-what = Vous avez perdu : rendez des marchandises au choix.
decision-winter-loss-look = Gardez ce dont votre prochain bâtiment a besoin.

## Actions : ce qu'un joueur peut choisir

action-take = Prendre { $goods }
action-use-statue =
    { $die ->
        [white] Statue : relancer un dé blanc
       *[colored] Statue : relancer un dé coloré
    }
action-use-chapel = Chapelle : relancer tous les dés
action-keep = Garder les dés
dice-group =
    { $colored_dice }{ $white_dice_count ->
        [0] { "" }
       *[other] { " " }+ blanc { $white_dice }
    }{ $plus_two ->
        [yes] { " " }+ « +2 »
       *[no] { "" }
    }{ $market_sign ->
        [plus] { " " }+ 1 (Marché)
        [minus] { " " }− 1 (Marché)
       *[zero] { "" }
    }
action-place =
    Poser { dice-group } sur { $advisor_id } { $advisor }{ $envoy ->
        [yes] , avec l'Envoyé
       *[no] { "" }
    }
action-exchange = Donner { $give }
action-decline = Refuser
action-decline-advisor-alchemist = Garder vos marchandises
action-decline-town-hall = Ne rien payer
action-construct = Construire { $building_the }
action-pay = Payer { $payment }
action-recruit = Payer { $goods }
action-lose = Rendre { $goods }
action-pass-influence = Passer pour le reste de l'étape
action-pass-build = Ne rien construire
action-pass-recruit = Ne recruter personne
action-done-build-second = Garder l'Envoyé, ne plus rien construire
group-place = Sur { $advisor_id } { $advisor }

# Ce qu'un joueur peut taper pour une action, outre son texte ; plusieurs mots séparés par des virgules.
verb-take = prendre
verb-use-statue = statue, relancer
verb-use-chapel = chapelle, tout relancer
verb-keep = garder
verb-place = poser, placer
verb-exchange = donner, échanger
verb-decline = refuser, non
verb-construct = construire, bâtir
verb-pay = payer
verb-recruit = recruter
verb-lose = rendre, perdre
# Ce qui précède les marchandises que l'on compte.
amount-recruit = Recruter pour

## Les choix tels qu'on les raconte aux autres

told-take = { "" }
told-use-statue = { "" }
told-use-chapel = { "" }
told-keep = { $name } garde ses dés.
told-place =
    { $name } pose { dice-group } sur { $advisor_id } { $advisor }{ $envoy ->
        [yes] , avec l'Envoyé
       *[no] { "" }
    }.
told-exchange = { "" }
told-decline = { $name } refuse.
told-construct = { "" }
told-pay = { "" }
told-recruit = { "" }
told-lose = { "" }

## Événements

event-phase-began = Année { year-roman } · { $phase }
event-order-set = Ordre du tour : { $order }.
event-aid-die-granted = Le Roi prête à { $name } un dé blanc pour le printemps.
event-neutral-placed = Des dés neutres ({ $dice }) occupent { $advisor_id } { $advisor }.
event-rolled =
    { $name } lance { $colored_dice }{ $white_dice_count ->
        [0] { "" }
       *[other] { " " }et, en blanc, { $white_dice }
    }.
event-rerolled =
    { $name } relance ({ $building }) et a maintenant { $colored_dice }{ $white_dice_count ->
        [0] { "" }
       *[other] { " " }et, en blanc, { $white_dice }
    }.
event-passed =
    { $decision_id ->
        [influence] { $name } ne peut plus poser de dés et passe.
        [build] { $name } ne peut rien construire.
        [recruit] { $name } ne peut pas payer de soldats.
       *[other] { $name } n'a rien à choisir et passe.
    }
event-gained = { $name } reçoit { $goods } ({ $source }).
event-paid =
    { $source_id ->
        [winter] { $name } perd { $goods }, pris par l'ennemi.
       *[other] { $name } paie { $goods } ({ $source }).
    }
event-scored =
    { $vp_sign ->
        [minus] { $name } perd { $vp_abs } PV ({ $source }).
       *[plus] { $name } marque { $vp } PV ({ $source }).
    }
event-looked =
    { $enemy_id ->
        [none] { $name } regarde secrètement la carte ennemi.
       *[other] { $name } regarde secrètement la carte ennemi : { $enemy }. Personne d'autre ne la voit.
    }
event-built = { $name } construit { $building_the }.
event-destroyed = { $name } perd { $building_the } : l'ennemi n'en laisse rien.
event-envoy-granted = L'Envoyé du Roi se rend chez { $name }.
event-envoy-spent = { $name } dépense l'Envoyé du Roi.
event-envoy-returned = { $name } n'a pas utilisé l'Envoyé du Roi, qui repart.
event-envoy-stayed = Égalité : personne ne reçoit l'Envoyé du Roi.
event-enemy-revealed = L'ennemi est révélé : { $enemy }.
event-reinforced =
    { $soldiers ->
        [one] { $name } lance le dé des troupes du Roi : chacun reçoit { $soldiers } soldat.
       *[other] { $name } lance le dé des troupes du Roi : chacun reçoit { $soldiers } soldats.
    }
event-fought =
    { $result ->
        [victory] { $name } affronte une force de { $strength } avec { $value } : victoire.
        [draw] { $name } affronte une force de { $strength } avec { $value } : égalité.
       *[defeat] { $name } affronte une force de { $strength } avec { $value } : défaite.
    }

## Refus

refused-no-such-building = Il n'y a pas de bâtiment de ce nom : { $building }.
refused-already-built = Vous avez déjà { $building_the }.
refused-needs-left = Il vous faut { $needs_the } avant { $building_the }.
refused-cannot-pay = Vous ne pouvez pas payer { $building_the } : il faut { $goods }.
refused-advisor-goods =
    { $any ->
        [0] Choisissez exactement une des possibilités qu'offre { $advisor_the }.
        [one] Avec { $advisor_the }, choisissez exactement { $any } marchandise.
       *[other] Avec { $advisor_the }, choisissez exactement { $any } marchandises.
    }
refused-exchange-not-owned = L'Alchimiste ne prend que ce que vous avez ; il vous manque : { $good }.
refused-half-a-soldier =
    { $price ->
        [one] Chaque soldat coûte { $price } marchandise : payez des soldats entiers.
       *[other] Chaque soldat coûte { $price } marchandises : payez des soldats entiers.
    }
refused-goods-not-owned = Vous n'avez pas toutes ces marchandises.
refused-loss =
    { $any ->
        [one] Rendez exactement { $any } marchandise que vous avez.
       *[other] Rendez exactement { $any } marchandises que vous avez.
    }
refused-no-colored-die = Un groupe demande au moins un dé coloré.
refused-dice-not-yours = Ce ne sont pas des dés qu'il vous reste à poser.
refused-no-plus-two = Vous n'avez pas de pion « +2 ».
refused-plus-two-limit = À cette table, un joueur n'utilise qu'un pion « +2 » par saison, et le vôtre est utilisé.
refused-no-market = Seul le propriétaire du Marché peut décaler un groupe de 1.
refused-market-used = Votre Marché a déjà servi cette saison.
refused-market-shift = Le Marché décale un groupe d'exactement 1, en plus ou en moins.
refused-no-such-advisor = Il n'y a pas de Conseiller { $value } : ils vont de 1 à 18.
refused-wrong-value = Ces dés font { $value } et non { $advisor_id } : { $advisor_the } veut la somme exacte.
refused-envoy-free-advisor = L'Envoyé ne se dépense que sur un Conseiller occupé ; or, cette saison, { $advisor_the } ne l'est pas.
refused-no-envoy = Vous n'avez pas l'Envoyé du Roi.
refused-occupied = Un groupe occupe déjà { $advisor_the } cette saison.
refused-reroll-not-owned = Vous n'avez pas le bâtiment qu'il faut pour relancer ainsi.
refused-reroll-used = Ce bâtiment a déjà servi cette saison.
refused-reroll-no-white = Vous n'avez pas lancé de dé blanc.
refused-statue-not-equal = La Statue demande que tous vos dés montrent la même valeur.
refused-chapel-over-seven = La Chapelle demande que vos dés totalisent 7 ou moins.
refused-town-hall-not-owned = Vous n'avez pas de quoi payer : { $payment }.

## Noms avec leur article

advisor-jester-the = le Bouffon
advisor-squire-the = le Gentilhomme
advisor-architect-the = l'Architecte
advisor-merchant-the = le Marchand
advisor-sergeant-the = le Sergent
advisor-alchemist-the = l'Alchimiste
advisor-astronomer-the = l'Astronome
advisor-treasurer-the = le Trésorier
advisor-master-hunter-the = le Grand Veneur
advisor-general-the = le Général
advisor-swordsmith-the = le Forgeron
advisor-duchess-the = la Duchesse
advisor-champion-the = le Champion
advisor-smuggler-the = le Contrebandier
advisor-inventor-the = l'Inventeur
advisor-wizard-the = le Sorcier
advisor-queen-the = la Reine
advisor-king-the = le Roi
building-statue-the = la Statue
building-chapel-the = la Chapelle
building-church-the = l'Église
building-cathedral-the = la Cathédrale
building-inn-the = l'Auberge
building-market-the = le Marché
building-farms-the = les Fermes
building-merchants-guild-the = la Guilde des Marchands
building-guard-tower-the = la Tour de Garde
building-blacksmith-the = le Forgeron
building-barracks-the = les Baraquements
building-wizards-guild-the = la Guilde des Sorciers
building-palisade-the = la Palissade
building-stable-the = les Écuries
building-stone-wall-the = les Murs de Pierre
building-fortress-the = la Forteresse
building-barricade-the = la Barricade
building-crane-the = la Grue
building-town-hall-the = la Mairie
building-embassy-the = l'Ambassade

## Ce qui se paie à la Mairie

payment-gold = { good-gold }
payment-wood = { good-wood }
payment-stone = { good-stone }
payment-plus-two = { plus-two }

## Cartes, composées à partir de leurs valeurs

card-advisor = { $value } { $name }
card-building =
    Rangée { $row }, colonne { $column ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }. Coût : { $cost }.
card-building-worth = { $vp } PV ; bataille { $battle }.
battle-versus = { $value } contre les { $enemy }
card-enemy = { $enemy }, année { year-roman }, force { $strength }
any-goods =
    { $n ->
        [one] { $n } marchandise au choix
       *[other] { $n } marchandises au choix
    }
any-goods-brief = { $n } au choix
buildings =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
gives-cost-vp = −{ $n } PV
gives-exchange = 1 contre les 2 autres
gives-plus-two = { $n } « +2 »
gives-peek = coup d'œil
goods-each = { $n } de chaque sorte
short-gold = O
short-wood = B
short-stone = P
short-soldiers = { $n }s
short-vp = { $n }PV
short-cost-vp = −{ $n }PV
short-exchange = 1→2
short-peek = œil

## Le plateau en texte

sheet-status = Où en sommes-nous
track-year = Année { year-roman }
track-roll = Lancer
track-influence = Influencer
track-receive = Aide
track-build = Construire
track-end = Fin de saison
sheet-now = Année { year-roman } sur V · { $phase } (phase { $number } sur 8)
sheet-now-brief = Année { year-roman } · { $phase } ·
sheet-order = Ordre du tour :
sheet-envoy = Envoyé :
sheet-envoy-home = au calendrier
sheet-aid-die = Dé blanc supplémentaire :
sheet-court-value = N°
sheet-court-advisor = Conseiller
sheet-court-gives = Donne
sheet-court-taken = Pris par
sheet-court-legend = O or, B bois, P pierre, ? marchandise au choix, +2 pion, s soldats, œil : coup d'œil secret
sheet-neutral = neutre { $dice }
sheet-group = { $name } : { $dice }
dice-white = { $colored } ({ $white })
sheet-players = Joueurs
sheet-player-player = Joueur
sheet-player-vp = PV
sheet-player-gold = Or
sheet-player-wood = Bois
sheet-player-stone = Pierre
sheet-player-plus-two = +2
sheet-player-soldiers = Soldats
sheet-player-battle = Combat
sheet-player-buildings = Bât.
sheet-player-dice = Dés (blancs)
sheet-player-has = A
sheet-range = { $low }–{ $high }
sheet-has-envoy = Envoyé
sheet-has-aid-die = dé du Roi
sheet-has-passed = passe
sheet-own = Votre province
sheet-built = Construit :
sheet-nothing-built = rien encore
sheet-province-caption = Avec le coût (O or, B bois, P pierre) et les points de ce qui n'est pas encore construit.
sheet-standing = ✔ { $name }
sheet-price = { $cost } { $vp }PV
sheet-province-of = Province : { $name }
sheet-enemy = L'ennemi de cet hiver
sheet-no-enemy = Le dernier hiver est passé.
sheet-looked = Ont regardé la carte :
sheet-only-you = Pour vos yeux seulement : { $face }
sheet-safe = Votre valeur de combat { $value } : déjà en sûreté.
sheet-weak = Votre valeur de combat { $value } : il manque { $missing } pour gagner, même avec 6 troupes du Roi.
sheet-needs = Votre valeur de combat { $value } : victoire certaine dès { $die } aux troupes du Roi.
sheet-enemy-brief = Ennemi : force { $min }–{ $max } ·
sheet-safe-brief = votre valeur de combat { $value }, déjà en sûreté
sheet-weak-brief = votre valeur de combat { $value }, il manque { $missing } même avec 6 troupes
sheet-needs-brief = votre valeur de combat { $value }, sûr dès { $die } troupes du Roi
sheet-enemy-type = Ennemi
sheet-enemy-strength = Force
sheet-enemy-loss = Vaincu, vous perdez
sheet-enemy-reward = Vainqueur, vous gagnez
sheet-enemy-need = Troupes du Roi nécessaires
sheet-die-from =
    { $die ->
        [1] n'importe
        [2] dès 2
        [3] dès 3
        [4] dès 4
        [5] dès 5
        [6] 6
       *[other] même 6 ne suffit pas
    }
sheet-face = { $enemy }, force { $strength }
sheet-effects = Défaite : { $loss }. Victoire : { $reward }.
sheet-reinforced = Troupes du Roi : { $n }.
sheet-fought =
    { $name } : { $value }, { $result ->
        [victory] victoire
        [draw] égalité
       *[defeat] défaite
    }
kind-advisor = Conseillers
kind-building = Bâtiments
kind-enemy = Ennemis
kind-glossary = Glossaire
points-building = Bâtiments
points-advisor = Conseillers
points-winter = Batailles
points-strongest-winner = Batailles

## Au fil de la partie

series-vp = Points de Victoire
series-buildings = Bâtiments
series-round = Année
series-tick = { $n ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
decided-by-vp = Les Points de Victoire ont décidé.
decided-by-goods = Égalité de points : les marchandises ont décidé.
decided-by-buildings = Égalité de points et de marchandises : les bâtiments ont décidé.
decided-by-shared-victory = Égalité de points, de marchandises et de bâtiments : la victoire est partagée.

## Un fichier de composants inutilisable

components-advisors = Dans advisors : il faut exactement un Conseiller pour chaque valeur de 1 à 18.
components-buildings = Dans buildings : les vingt bâtiments doivent se suivre rangée par rangée, comme sur le plateau de province.
components-year = Dans enemies : l'année { $year } doit avoir cinq cartes.
components-choice = Dans advisors : { $entry } ne peut pas laisser ce choix.
components-options = Dans advisors : les choix de { $entry } doivent être de l'or, du bois et de la pierre.
components-place = Dans buildings : { $entry } ne peut pas changer de place.
components-cost = Dans buildings : { $entry } doit coûter de l'or, du bois et de la pierre.
components-versus = Dans buildings : { $entry } combat un ennemi inconnu.
components-enemy = Dans enemies : { $entry } est d'un type inconnu ou donne un bâtiment.
components-no-table = Dans { $table } : Kingsburg n'a pas de telle table.
components-fixed = Dans { $table } : seuls { $tables } peuvent être remplacés.
components-form = Dans { $table } : écrivez chaque entrée sous la forme [[{ $table }]].
components-no-entry = Dans { $table } : il n'y a pas de { $key } = { $value }.
components-no-field = Dans { $table } : { $entry } : champ { $field } inconnu.
components-name = Dans { $table } : { $entry } ne peut pas changer de nom.

## Ce dont parle un conseil

term-vp =
    { $sign }{ $n ->
        [one] { $n } point
       *[other] { $n } points
    } de victoire
term-vp-name = points de victoire
term-stock =
    { $sign }{ $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    } pour le prochain bâtiment
term-stock-name = marchandises pour le prochain bâtiment
term-gold = { $sign }{ $n } or
term-gold-name = or
term-wood = { $sign }{ $n } bois
term-wood-name = bois
term-stone = { $sign }{ $n } pierre
term-stone-name = pierre
term-plus-two =
    { $sign }{ $n ->
        [one] { $n } pion
       *[other] { $n } pions
    } « +2 »
term-plus-two-name = pions « +2 »
term-farms =
    { $sign }{ $n ->
        [one] { $n } saison
       *[other] { $n } saisons
    } avec le dé supplémentaire des Fermes
term-farms-name = le dé supplémentaire des Fermes
term-merchants-guild = { $sign }{ $n } or à venir de la Guilde des Marchands
term-merchants-guild-name = l'or de la Guilde des Marchands
term-market =
    { $sign }{ $n ->
        [one] { $n } saison
       *[other] { $n } saisons
    } avec le Marché
term-market-name = le Marché
term-embassy =
    { $sign }{ $n ->
        [one] { $n } point
       *[other] { $n } points
    } de victoire à venir de l'Ambassade
term-embassy-name = les points de victoire de l'Ambassade
term-town-hall =
    { $sign }{ $n ->
        [one] { $n } saison
       *[other] { $n } saisons
    } avec la Mairie
term-town-hall-name = la Mairie
term-inn =
    { $sign }{ $n ->
        [one] { $n } pion
       *[other] { $n } pions
    } « +2 » à venir de l'Auberge
term-inn-name = les pions de l'Auberge
term-rerolls =
    { $sign }{ $n ->
        [one] { $n } relance
       *[other] { $n } relances
    } à venir
term-rerolls-name = les relances
term-crane =
    { $sign }{ $n ->
        [one] { $n } bâtiment moins cher
       *[other] { $n } bâtiments moins chers
    } avec la Grue
term-crane-name = des bâtiments moins chers avec la Grue
term-stable =
    { $sign }{ $n ->
        [one] { $n } hiver
       *[other] { $n } hivers
    } avec les soldats des Écuries
term-stable-name = des soldats avec les Écuries
term-barracks =
    { $sign }{ $n ->
        [one] { $n } hiver
       *[other] { $n } hivers
    } avec les soldats moins chers des Baraquements
term-barracks-name = des soldats moins chers avec les Baraquements
term-stone-wall =
    { $sign }{ $n ->
        [one] { $n } hiver
       *[other] { $n } hivers
    } à l'abri des Murs de Pierre
term-stone-wall-name = les Murs de Pierre
term-fortress =
    { $sign }{ $n ->
        [one] { $n } hiver
       *[other] { $n } hivers
    } avec la Forteresse
term-fortress-name = les points de victoire de la Forteresse
term-walls = { $sign }{ $n } en force des bâtiments au combat
term-walls-name = les bâtiments qui comptent au combat
term-cathedral =
    { $sign }{ $n ->
        [one] { $n } marchandise comptée
       *[other] { $n } marchandises comptées
    } par la Cathédrale
term-cathedral-name = des points de victoire pour les marchandises avec la Cathédrale
term-winter =
    { $sign }{ $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    } pour l'hiver
term-winter-name = le prochain combat
term-strongest = { $sign }{ $n } en force face au rival le plus fort
term-strongest-name = être le plus fort au combat
term-reward =
    { $sign }{ $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    } avant la Récompense du Roi
term-reward-name = la Récompense du Roi pour le plus de bâtiments
term-envoy-had =
    { $way ->
        [had] avec l'Envoyé du Roi
        [likelier] plus probablement avec l'Envoyé du Roi
        [unlikelier] moins probablement avec l'Envoyé du Roi
       *[lost] sans l'Envoyé du Roi
    }
term-envoy-name = l'Envoyé du Roi
term-least =
    { $sign }{ $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    } de moins que tous les autres, pour l'aide du Roi
term-least-name = l'aide du Roi pour le moins de bâtiments

## Ce que le livret n'imprime pas

doubt-year = Ennemis de l'année { year-roman }
doubt-rulings = Décisions de règle
doubt-ruling-supply = Les pions « +2 » et les marqueurs de bâtiment ne s'épuisent jamais
doubt-cost-gold = Coût : or
doubt-cost-wood = Coût : bois
doubt-cost-stone = Coût : pierre
doubt-vp = Points de Victoire
doubt-battle = En bataille
doubt-versus = En bataille contre les { $enemy }
doubt-strength = Force
doubt-loss-gold = Perte : or
doubt-loss-wood = Perte : bois
doubt-loss-stone = Perte : pierre
doubt-loss-any = Perte : marchandises au choix
doubt-loss-buildings = Perte : bâtiments
doubt-loss-vp = Perte : PV
doubt-reward-gold = Gain : or
doubt-reward-wood = Gain : bois
doubt-reward-stone = Gain : pierre
doubt-reward-any = Gain : marchandises au choix
doubt-reward-vp = Gain : PV
doubt-sure-cost = son coût
doubt-sure-vp = ses points
doubt-sure-effect = son effet
doubt-sure-effect-ties = son effet en cas d'égalité
doubt-sure-effect-vp = le point qu'il donne en cas de victoire
doubt-sure-row = sa rangée
doubt-sure-column = sa colonne
doubt-sure-a-reroll-once-per-season = une relance par saison
