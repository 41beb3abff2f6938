### Alba Longa : tous les mots que lit un joueur, en français.
### Une clé se compose d'un préfixe et d'un identifiant de components.toml, avec des traits d'union.
### Les chiffres qui sont des données arrivent en variables, toujours comme nombres.
### En français, 0 et 1 sont du singulier : [one] reprend donc la variable.

## Le jeu

game-name = Alba Longa
game-tagline = Faites appel à la cour, mettez vos paysans au travail et dressez dix monuments avant que les Dieux ne se lassent.
game-about = Vous êtes Roi d'une ville du Latium antique, et les Dieux vous réclament dix monuments. Deux fois par an, les Rois font appel à la cour à tour de rôle : celui qui appelle lance quatre dés, en prend un et envoie des paysans au travail de ce dé ; les autres achètent ce qui reste. Les soldats sabotent vos voisins, les marchands rapportent de l'argent, les ouvriers bâtissent, les prêtres gagnent la faveur des Dieux et les fermiers nourrissent tout ce monde. Le premier Roi qui finit une année avec 10 monuments et 16 paysans l'emporte ; si sept années passent sans lui, tous ont perdu.
score-name = Monuments et paysans
game-provenance = Les règles suivent le livret français. Le coût des dés, la longueur de certaines pistes, la récolte du Grenier et, sauf un, les nombres de prières au dos des cartes climat viennent de sources publiques ou sont reconstitués (AL-A21, AL-12.2) ; qui possède la boîte peut remplacer ces valeurs, et elles seules, avec --components.

## Saisons et phases

season-growing = Saison de croissance
season-harvest = Saison des récoltes
season-year-end = Fin d'année
phase-offer-crown = Mise en place
phase-begin-season = Débuter la saison
phase-assign = Assigner les paysans
phase-soldiers = Soldats
phase-merchants = Marchands
phase-workers = Ouvriers
phase-priests = Prêtres
phase-farmers = Fermiers
phase-blessings = Bénédictions des Dieux
phase-return = Retour des paysans
phase-king-of-kings = Désignation du Roi des Rois
phase-feed = Nourrir le peuple
phase-grow = Accroître la population
phase-victory-check = Vérification des conditions de victoire

## Villes

city-alba-longa = Alba Longa
city-alba-longa-explain = La fondatrice de la Ligue latine. Les cinq plateaux de ville sont pareils.
city-reate = Réate
city-reate-explain = Une ville des Sabins ; son plateau sert à Assisi quand cette variante est jouée.
city-roma = Rome
city-roma-explain = Une jeune ville au bord du Tibre. Les cinq plateaux de ville sont pareils.
city-veii = Véies
city-veii-explain = Une riche ville des Étrusques. Les cinq plateaux de ville sont pareils.
city-velitrae = Velitrae
city-velitrae-explain = Une ville des Volsques, aujourd'hui Velletri. Les cinq plateaux de ville sont pareils.
city-assisi = Assisi
city-assisi-explain = Une ville neutre : qui perce sa défense y prend du butin. Elle ne joue pas de héros.

## Travaux

job-soldier = Soldat
job-soldier-the = les soldats
job-soldier-explain = Attaque une autre ville et défend la vôtre, sans s'user. Les soldats ne peuvent être sabotés.
job-merchant = Marchand
job-merchant-the = les marchands
job-merchant-explain = Rapporte de l'argent de la banque sur certains emplacements de la piste, et donne droit à un étal du marché.
job-worker = Ouvrier
job-worker-the = les ouvriers
job-worker-explain = Deux ouvriers bâtissent un monument ; un ouvrier sans compagnon ne rapporte rien.
job-priest = Prêtre
job-priest-the = les prêtres
job-priest-explain = Fait avancer votre dévotion d'un emplacement, pour améliorer la récolte et être béni.
job-farmer = Fermier
job-farmer-the = les fermiers
job-farmer-explain = Saison des récoltes seulement, par votre propre appel ou depuis une habitation gratuite. Cultive un champ ; quand ils sont pleins, les suivants vont au grenier.

## Lieux d'une ville

place-village = Village
place-village-the = le village
place-village-explain = Où vivent les paysans : la piste d'habitations, avec ses emplacements gratuits.
place-barracks = Caserne
place-barracks-the = la caserne
place-barracks-explain = Abrite les soldats. On ne peut jamais la saboter.
place-market = Marché
place-market-the = le marché
place-market-explain = Abrite les marchands. Un sabotage touche le dernier placé ; s'il n'en reste qu'un, il est couché.
place-quarry = Carrière
place-quarry-the = la carrière
place-quarry-explain = Abrite les ouvriers. Un sabotage en renvoie un au village.
place-temple = Temple
place-temple-the = le temple
place-temple-explain = Abrite les prêtres, au-dessus de votre niveau de dévotion. Un sabotage touche le dernier placé.
place-farm = Ferme
place-farm-the = la ferme
place-farm-explain = Cinq champs et un grenier. Un sabotage renvoie d'abord un fermier du grenier, puis couche ceux des champs.
place-field = Champ
place-field-the = le champ
place-field-explain = Un fermier debout récolte ce que donne le climat, un fermier couché 1 de moins.
place-granary = Grenier
place-granary-the = le grenier
place-granary-explain = Les fermiers en plus de ceux des champs : ils ne récoltent rien, mais sont touchés avant ceux des champs.

## Dés

die-soldier = Dé des soldats
die-soldier-the = le dé des soldats
die-soldier-explain = Noir : envoie des paysans à la caserne.
die-merchant = Dé des marchands
die-merchant-the = le dé des marchands
die-merchant-explain = Gris : envoie des paysans au marché.
die-worker = Dé des ouvriers
die-worker-the = le dé des ouvriers
die-worker-explain = Blanc : envoie des paysans à la carrière.
die-priest = Dé des prêtres
die-priest-the = le dé des prêtres
die-priest-explain = Marron : envoie des paysans au temple.

## Étals du marché

stall-1 = Étal I
stall-1-the = l'étal I
stall-2 = Étal II
stall-2-the = l'étal II
stall-3 = Étal III
stall-3-the = l'étal III
stall-4 = Étal IV
stall-4-the = l'étal IV
stall-5 = Étal V
stall-5-the = l'étal V
stall-6 = Étal VI
stall-6-the = l'étal VI
stall-explain =
    { $players ->
        [2] Sert à toutes les tables.
        [5] Ne sert qu'à 5 Rois.
       *[other] Sert à partir de { $players } Rois.
    }

## Héros

hero-0 = Héros 0
hero-0-the = le héros 0
hero-1 = Héros 1
hero-1-the = le héros 1
hero-2 = Héros 2
hero-2-the = le héros 2
hero-3 = Héros 3
hero-3-the = le héros 3
hero-4 = Héros 4
hero-4-the = le héros 4
hero-explain =
    { $value ->
        [0] N'ajoute rien à votre attaque ni à votre défense, mais revient parmi vos héros actifs après le combat.
       *[other] Ajoute { $value } à votre attaque et à votre défense, puis rejoint vos héros utilisés.
    }

## Climats

climate-dry = Sec
climate-dry-the = une année sèche
climate-moderate = Modéré
climate-moderate-the = une année modérée
climate-wet = Humide
climate-wet-the = une année humide
climate-explain = Un fermier dans un champ récolte { $wheat } de blé, { $improved } si la récolte est améliorée, { $lying } s'il est couché.

## Bénédictions

blessing-wheat = Bénédiction de blé
blessing-wheat-explain = Chaque Roi béni reçoit { wheat }.
blessing-silver = Bénédiction d'argent
blessing-silver-explain = Chaque Roi béni reçoit { silver }.
blessing-monument = Bénédiction d'un monument
blessing-monument-explain = Chaque Roi béni bâtit { monument } gratuitement, s'il lui en reste à bâtir.
card-copies =
    { $copies ->
        [one] { $copies } carte dans le paquet.
       *[other] { $copies } cartes dans le paquet.
    }

## Butin d'Assisi

loot-silver = Argent
loot-silver-the = l'argent
loot-silver-explain = Un produit à piller vaut { silver } ; Assisi en détient au plus { $max } de cette sorte.
loot-wheat = Blé
loot-wheat-the = le blé
loot-wheat-explain = Un produit à piller vaut { wheat } ; Assisi en détient au plus { $max } de cette sorte.
loot-captive = Paysan capturé
loot-captive-the = le paysan capturé
loot-captive-explain = Travaille pour vous jusqu'à la fin de la saison, au marché, à la carrière ou au temple, et avec Un travail bien fait, aux récoltes, au grenier ; Assisi en détient au plus { $max }.

## Quantités

silver = { $n } argent
wheat =
    { $n ->
        [one] { $n } blé
       *[other] { $n } blés
    }
monument =
    { $n ->
        [one] { $n } monument
       *[other] { $n } monuments
    }
captive =
    { $n ->
        [one] { $n } paysan capturé
       *[other] { $n } paysans capturés
    }
## Couleurs

color-purple = Violet
color-green = Vert
color-red = Rouge
color-blue = Bleu
color-yellow = Jaune

## Options de table

option-job-well-done = Un travail bien fait
option-job-well-done-explain = Le Roi qui a le plus de monde à un travail y gagne : un héros repris, de meilleures habitations, une bénédiction moins chère ou 2 blés.
option-job-well-done-no = Sans
option-job-well-done-yes = Avec un avantage pour qui a le plus de monde à un travail
option-spoils-of-war = Butins de guerre
option-spoils-of-war-explain = Un Roi qui n'a pas plus de monuments que sa victime capture ceux qu'il sabote, jusqu'à la fin de la saison.
option-spoils-of-war-no = Sans
option-spoils-of-war-yes = Avec des paysans capturés
option-assisi = Assisi
option-assisi-explain = Une ville neutre que chacun peut attaquer pour de l'argent, du blé ou des paysans capturés. Toujours à deux Rois, jamais à cinq.
option-assisi-no = Sans
option-assisi-yes = Avec la ville neutre

## Glossaire : gens et lieux

glossary-king = Roi
glossary-king-explain = Un joueur, qui gouverne une ville.
glossary-king-of-kings = Roi des Rois
glossary-king-of-kings-explain = Le premier joueur. À la fin de chaque saison, il doit désigner un autre Roi.
glossary-turn-order = ordre de tour
glossary-turn-order-explain = Le sens des aiguilles d'une montre, à partir du Roi des Rois.
glossary-city = ville
glossary-city-explain = Le plateau d'un Roi, avec village, caserne, marché, carrière, temple et ferme, le même pour tous.
glossary-city-board = plateau de ville
glossary-city-board-explain = Le plateau d'une ville : ses lieux de travail, ses pistes et ses dix fondations.
glossary-central-board = plateau central
glossary-central-board-explain = Ce que tous partagent : les saisons, le coût des dés et les étals du marché.
glossary-peasant = paysan
glossary-peasant-explain = L'un de vos sujets : vit au village, fait un travail par saison, mange 1 blé par an.
glossary-captive = paysan capturé
glossary-captive-explain = Travaille pour une ville étrangère jusqu'à la fin de la saison ; jamais nourri, jamais compté dans la population.
glossary-population = population
glossary-population-explain = Le nombre de vos propres paysans ; il en faut 16 pour gagner.
glossary-housing-track = piste d'habitations
glossary-housing-track-explain = Les emplacements du village où les paysans commencent chaque saison.
glossary-housing-disc = disque d'habitations
glossary-housing-disc-explain = Avec Un travail bien fait : les paysans se placent après lui et atteignent plus tôt les emplacements gratuits. Il ne compte pas dans la population.
glossary-free-space = emplacement gratuit
glossary-free-space-explain = L'emplacement 12, 16 ou 20 des habitations : qui s'y tient va au travail sans dé ni paiement, au début de la saison.
glossary-lying = couché
glossary-lying-explain = Saboté sur place : l'unique marchand d'un marché, ou un fermier dans un champ. Il rapporte moins.
glossary-standing = debout
glossary-standing-explain = Non saboté : travaille comme d'habitude.

## Glossaire : choses

glossary-monument = monument
glossary-monument-explain = Dix d'entre eux sont le défi des Dieux ; deux ouvriers en bâtissent un.
glossary-foundation = fondation
glossary-foundation-explain = L'une des dix places pour les monuments sur un plateau de ville.
glossary-silver = argent
glossary-silver-explain = La monnaie : paie les appels et les dés, et finit dans les étals.
glossary-wheat = blé
glossary-wheat-explain = Nourrit le peuple en fin d'année ; ce qui reste attire de nouveaux paysans.
glossary-bank = banque et réserve
glossary-bank-explain = D'où viennent et où retournent l'argent, le blé et les pièces ; elle ne s'épuise jamais.
glossary-stall = étal de marché
glossary-stall-explain = Reçoit l'argent des appels et des dés. Le plus rempli est vidé, les suivants vont aux Rois selon leurs marchands.
glossary-dice-cost = coût des dés
glossary-dice-cost-explain = Ce que coûte un appel à la cour : 0 au premier tour de table d'une saison, puis un peu plus à chaque tour.
glossary-devotion = dévotion
glossary-devotion-explain = Le niveau de votre disque de dévotion. Il se garde tant que vous ne le dépensez pas pour la récolte ou une bénédiction.
glossary-hero-card = carte Héros
glossary-hero-card-explain = Choisie en secret par qui attaque ou est attaqué. Compte pour l'attaque comme pour la défense.
glossary-active = héros actif
glossary-active-explain = Un héros que vous pouvez encore jouer. Quand il ne reste que le 0, tous les héros utilisés reviennent.
glossary-used = héros utilisé
glossary-used-explain = Un héros déjà joué ; il attend qu'il ne vous reste que le 0.
glossary-city-card = carte Ville
glossary-city-card-explain = Désigne en secret la ville que vous attaquez.
glossary-climate-card = carte climat
glossary-climate-card-explain = L'avers montre le climat de l'année, le dos le nombre de prières. Une par année, sept en tout.
glossary-prayer-cost = nombre de prières
glossary-prayer-cost-explain = La dévotion qu'il faut pour améliorer la récolte de l'année ; on ne le voit qu'une fois la carte climat retournée.
glossary-blessing-card = carte bénédiction
glossary-blessing-card-explain = Révélée chaque année : ce qu'elle montre va à tous ceux qui l'ont demandé avant.
glossary-piety-marker = marqueur de piété
glossary-piety-marker-explain = Avec Un travail bien fait : va à la plus haute dévotion. La bénédiction coûte alors 1 dévotion au lieu de 2.
glossary-loot = butin
glossary-loot-explain = Ce qui attend le pillage à Assisi ; le Roi des Rois y ajoute un produit à chaque saison.

## Glossaire : ce qui se passe

glossary-call-court = faire appel à la cour
glossary-call-court-explain = Payer le coût des dés, lancer les quatre dés, en prendre un et envoyer des paysans. Chacun des autres peut ensuite acheter un dé.
glossary-caller = le Roi qui appelle
glossary-caller-explain = Celui qui fait appel à la cour ; lui seul peut envoyer des fermiers avec un dé.
glossary-buy-die = acheter un dé
glossary-buy-die-explain = Prendre un dé restant pour 1 argent, pendant l'appel d'un autre Roi.
glossary-out = retiré pour la saison
glossary-out-explain = Qui passe son propre appel, ou ne peut le payer, ne fait plus appel et n'achète plus de dé jusqu'à la fin de la saison.
glossary-attack-strength = force d'attaque
glossary-attack-strength-explain = Les soldats et les héros de tous les Rois qui attaquent la même ville.
glossary-defence = défense
glossary-defence-explain = Les soldats d'une ville et le héros de son Roi ; à Assisi, ses défenseurs.
glossary-success-value = valeur de succès
glossary-success-value-explain = De combien l'attaque dépasse la défense : elle fixe le nombre de sabotages.
glossary-sabotage = sabotage
glossary-sabotage-explain = Un paysan de la ville attaquée est renvoyé au village ou couché, dans un lieu au choix de l'attaquant.
glossary-improve-harvest = améliorer la récolte
glossary-improve-harvest-explain = Dépenser en dévotion le nombre de prières : chaque fermier debout dans un champ récolte 1 blé de plus.
glossary-slave-sale = vente en esclavage
glossary-slave-sale-explain = Au début d'une saison : 1 paysan pour 1 argent, ou 3 pour 2. Ils sont perdus pour de bon.
glossary-growing = saison de croissance
glossary-growing-explain = La première saison d'une année : sans fermiers.
glossary-harvest = saison des récoltes
glossary-harvest-explain = La seconde saison d'une année : avec fermiers, climat et bénédictions.
glossary-year-end = fin d'année
glossary-year-end-explain = Le peuple est nourri, peut s'accroître, puis on vérifie le défi des Dieux.
glossary-task = défi des Dieux
glossary-task-explain = 10 monuments et 16 paysans à la fin d'une année : qui a les deux gagne.
glossary-eliminated = éliminé
glossary-eliminated-explain = Un Roi sans aucun blé en fin d'année perd tout son peuple et quitte la partie.

### Decisions, actions, events, refusals: below

## Décisions : un titre, de quoi il s'agit, ce qu'il faut regarder

decision-offer-crown = Qui commence ?
decision-offer-crown-what = Le sort a fait de vous le plus jeune Roi : offrez la carte Roi des Rois à qui vous voulez, ou gardez-la.
decision-offer-crown-look = Le Roi des Rois appelle en premier et l'emporte aux égalités, mais il cède la carte après chaque saison.
decision-sell-slaves = Vendre des paysans ?
decision-sell-slaves-what = Au début de la saison, vous pouvez vendre 1 paysan pour 1 argent, ou 3 pour 2 argent.
decision-sell-slaves-look = Qui est vendu est perdu, et il faut 16 paysans pour gagner : ne vendez que si l'argent manque vraiment.
decision-place-free = Les habitations gratuites
decision-place-free-what = Vos paysans sur les emplacements 12, 16 et 20 peuvent aller chacun à un travail au choix, sans dé ni argent.
decision-place-free-look = Quel travail voulez-vous à coup sûr, quoi que disent les dés ? Les fermiers (récoltes) s'obtiennent mal autrement.
decision-call-court = Faire appel à la cour ?
decision-call-court-what = Payez le coût des dés dans un étal, lancez et choisissez en premier ; ou passez, et plus aucun dé cette saison.
decision-call-court-look = Gardez 1 argent pour les dés des autres appels. L'argent d'un étal revient à qui a des marchands.
decision-take-die = Prendre un dé
decision-take-die-what = Choisissez un des quatre dés et envoyez au travail de ce dé de 1 paysan à autant qu'il en montre.
decision-take-die-look = Les ouvriers comptent par paires ; les autres achètent ce que vous laissez. Aux récoltes, tout dé donne des fermiers.
decision-buy-die = Acheter un dé ?
decision-buy-die-what = Pour 1 argent dans un étal, prenez un des dés restants et envoyez des paysans à son travail. Passer ne coûte rien.
decision-buy-die-look = Gardez de l'argent pour votre appel, des paysans pour la ferme. L'étal le plus plein est vidé, le suivant va au plus de marchands.
decision-recover-hero = Reprendre un héros ?
decision-recover-hero-what = Vous avez la plus grande armée : un de vos héros utilisés peut redevenir actif. Personne ne voit lequel.
decision-recover-hero-look = Un grand héros décide de ce combat ; mais dès qu'il ne reste que le 0, tous reviennent de toute façon.
decision-choose-target = La ville à attaquer
decision-choose-target-what = Vous avez des soldats, donc vous attaquez une ville. Tous choisissent en secret et révèlent ensemble.
decision-choose-target-look = Qui mène en monuments, qui a peu de soldats ? Les attaques sur une ville s'ajoutent. Vos soldats vous défendent aussi.
decision-choose-hero = Le héros à envoyer
decision-choose-hero-what = Choisissez en secret un de vos héros actifs. Il compte pour votre attaque et pour votre défense.
decision-choose-hero-look = Où un point de plus change-t-il le nombre de sabotages ? Un héros joué ne revient que quand il ne reste que le 0.
decision-sabotage = Saboter
decision-sabotage-what = Votre attaque contre { $place } a réussi : choisissez un lieu de cette ville, où un paysan est saboté.
decision-sabotage-look = Casser une paire d'ouvriers coûte un monument ; un fermier, du blé ; un prêtre, de la dévotion ; un marchand, de l'argent.
decision-plunder = Piller Assisi
decision-plunder-what = Votre attaque contre Assisi a réussi : prenez un produit. Un paysan capturé se met aussitôt au travail.
decision-plunder-look = Un ouvrier capturé peut compléter une paire. Sans aucun blé en fin d'année, vous êtes éliminé.
decision-restock = Le butin d'Assisi
decision-restock-what = Roi des Rois, vous ajoutez un produit au butin d'Assisi.
decision-restock-look = Qui sera assez fort pour le prendre à la saison suivante ? Vous, ou quelqu'un que vous préférez ne pas nourrir ?
decision-improve-harvest = Améliorer la récolte ?
decision-improve-harvest-what = Dépensez en dévotion le nombre de prières : chaque fermier debout dans un champ récolte 1 blé de plus.
decision-improve-harvest-look = Seul qui améliore peut être béni. La dévotion non dépensée reste pour l'an prochain.
decision-take-blessing = Demander la bénédiction ?
decision-take-blessing-what = Dépensez de la dévotion avant que la carte soit révélée : vous recevrez ce qu'elle montre.
decision-take-blessing-look = Blé, argent ou monument : que reste-t-il dans le paquet ? Cette dévotion peut aussi servir l'an prochain.
decision-name-king-of-kings = Qui sera Roi des Rois ?
decision-name-king-of-kings-what = Vous donnez la carte Roi des Rois à un autre Roi : il commencera la prochaine saison.
decision-name-king-of-kings-look = L'ordre de tour tranche les égalités et dit qui appelle d'abord : où serez-vous assis après lui ?
decision-grow = Accroître la population ?
decision-grow-what = Avec le blé qui reste, vous pouvez faire venir de nouveaux paysans ; chacun coûte plus que le précédent.
decision-grow-look = Il faut 16 paysans, et l'an prochain chacun mangera 1 blé. Le blé gardé les nourrira aussi.

## Actions : ce qu'un joueur peut choisir

to-job =
    { $job_id ->
        [soldier] à la caserne
        [merchant] au marché
        [worker] à la carrière
        [priest] au temple
       *[farmer] à la ferme
    }
to-die =
    { $die_id ->
        [soldier_die] à la caserne
        [merchant_die] au marché
        [worker_die] à la carrière
       *[priest_die] au temple
    }
sent =
    { $count ->
        [one] { $count } paysan
       *[other] { $count } paysans
    }
action-offer-crown = Offrir la carte Roi des Rois à { $king_owner } ({ $king })
action-sell-slaves = { $deal }
deal-sell-1 = Vendre 1 paysan pour 1 argent
deal-sell-3 = Vendre 3 paysans pour 2 argent
action-keep-peasants = Ne vendre personne
action-place-free = Envoyer un paysan { to-job }
action-end-free = Ne plus envoyer de paysan gratuit
action-call-court =
    { $stall_id ->
        [none] Faire appel à la cour, gratuitement
       *[other] Faire appel à la cour en payant à { $stall_the }
    }
action-pass-court = Passer : retiré pour la saison
action-take-die = { $die } : { sent } { to-job }
action-buy-die = { $die } : { sent } { to-die }, payé à { $stall_the }
action-pass-buy = Passer : ne rien acheter
action-recover-hero = Reprendre { $value_the }
action-skip-recover = Ne reprendre aucun héros
action-choose-target =
    { $city_id ->
        [assisi] Attaquer { $city }
       *[other] Attaquer { $city } ({ $city_owner })
    }
action-choose-hero = { $value }
action-sabotage = Saboter { $place_the }
action-plunder =
    { $loot_id ->
        [captive] Prendre un paysan capturé et l'envoyer { to-job }
        [silver] Prendre de l'argent
       *[wheat] Prendre du blé
    }
action-restock =
    { $loot_id ->
        [captive] Ajouter un paysan capturé
        [silver] Ajouter de l'argent
       *[wheat] Ajouter du blé
    }
action-improve-harvest = Améliorer la récolte
action-keep-devotion = Garder votre dévotion
action-take-blessing = Demander la bénédiction
action-decline-blessing = Ne pas demander la bénédiction
action-name-king-of-kings = Donner la carte à { $king_owner } ({ $king })
action-grow =
    { $n ->
        [one] { $n } nouveau paysan
       *[other] { $n } nouveaux paysans
    }
action-no-growth = Garder le blé
group-take-die = Prendre { $die_the }
group-buy-die = Acheter { $die_the }

# Ce qu'un joueur peut taper pour une action, outre son texte propre ; plusieurs mots séparés par des virgules.
verb-offer-crown = offrir, couronner
verb-sell-slaves = vendre
verb-keep-peasants = ne vendre personne
verb-place-free = envoyer
verb-end-free = assez, rester
verb-call-court = appeler, cour, faire appel
verb-pass-court = passer appel, se retirer
verb-take-die = prendre
verb-buy-die = acheter
verb-pass-buy = ne rien acheter
verb-recover-hero = reprendre
verb-skip-recover = ne rien reprendre
verb-choose-target = attaquer, cible
verb-choose-hero = héros, jouer
verb-sabotage = saboter
verb-plunder = piller, butin
verb-restock = ajouter
verb-improve-harvest = améliorer
verb-keep-devotion = garder dévotion
verb-take-blessing = demander, bénédiction
verb-decline-blessing = refuser
verb-name-king-of-kings = désigner, donner
verb-grow = accroître
verb-no-growth = ne pas accroître, garder blé

## Choix tels qu'ils sont racontés aux autres

told-offer-crown = { "" }
told-sell-slaves = { "" }
told-keep-peasants = { "" }
told-place-free = { $name } envoie un paysan d'une habitation gratuite { to-job }.
told-end-free = { "" }
told-call-court =
    { $stall_id ->
        [none] { "" }
       *[other] { $name } paie le coût des dés à { $stall_the }.
    }
told-pass-court = { $name } passe son appel et se retire pour la saison.
told-take-die = { $name } prend { $die_the } : { sent } { to-job }.
told-buy-die = { $name } achète { $die_the }, payé à { $stall_the } : { sent } { to-die }.
told-pass-buy = { $name } n'achète rien.
told-recover-hero = { "" }
told-skip-recover = { "" }
told-choose-target = { "" }
told-choose-hero = { "" }
told-sabotage = { "" }
told-plunder = { "" }
told-restock =
    { $loot_id ->
        [captive] { $name } ajoute un paysan capturé au butin d'Assisi.
        [silver] { $name } ajoute de l'argent au butin d'Assisi.
       *[wheat] { $name } ajoute du blé au butin d'Assisi.
    }
told-improve-harvest = { "" }
told-keep-devotion = { $name } n'améliore pas sa récolte.
told-take-blessing = { "" }
told-decline-blessing = { $name } ne demande pas la bénédiction.
told-name-king-of-kings = { "" }
told-grow = { "" }
told-no-growth = { $name } garde son blé.

## Événements

year-roman =
    { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
event-season-began =
    { $season_id ->
        [year_end] Année { year-roman } · { $season }
       *[other] Année { year-roman } · { $season } ({ $climate_the })
    }
event-phase-began =
    { $phase_id ->
        [assign] Assignation des paysans.
        [soldiers] Résolution des soldats.
        [merchants] Résolution des marchands.
        [workers] Résolution des ouvriers.
        [priests] Résolution des prêtres.
        [farmers] Résolution des fermiers.
        [blessings] Bénédictions des Dieux.
       *[other] { "" }
    }
event-youngest-drawn = Le sort désigne { $name } comme le plus jeune Roi, qui décide à qui va la carte Roi des Rois.
event-crowned =
    { $by_id ->
        [none] { $name } est maintenant Roi des Rois.
       *[other] { $by } donne la carte Roi des Rois à { $name }.
    }
event-slaves-sold =
    { $peasants ->
        [one] { $name } vend { $peasants } paysan pour { silver-paid }.
       *[other] { $name } vend { $peasants } paysans pour { silver-paid }.
    }
event-paid = { "" }
event-rolled = { $name } fait appel à la cour et lance : soldats { $soldier }, marchands { $merchant }, ouvriers { $worker }, prêtres { $priest }.
event-passed = { $name } ne peut pas faire appel à la cour et se retire pour la saison.
event-dice-cost-rose = Faire appel à la cour coûte maintenant { $cost } argent.
event-hero-recovered =
    { $hero_sign ->
        [minus] { $name } a la plus grande armée et reprend un héros utilisé.
       *[other] { $name } a la plus grande armée et reprend { $hero_the }. Personne d'autre ne le voit.
    }
event-recovery-skipped = { $name } a la plus grande armée, mais ne reprend aucun héros.
event-target-revealed = { $name } attaque { $city }.
event-hero-revealed = { $name } envoie { $hero_the }.
event-fought =
    { $sabotages ->
        [0] { $city } résiste : { $attackers }, force { $strength } contre { $defence }.
       *[other] { $city } cède : { $attackers }, force { $strength } contre { $defence }, { spoils }.
    }
spoils =
    { $city_id ->
        [assisi] { $sabotages ->
            [one] { $sabotages } produit à prendre
           *[other] { $sabotages } produits à prendre
        }
       *[other] { $sabotages ->
            [one] { $sabotages } sabotage
           *[other] { $sabotages } sabotages
        }
    }
event-sabotaged =
    { $result ->
        [sent_home] À { $city }, { $name } sabote { $place_the } : { victim } rentre au village.
        [laid_down] À { $city }, { $name } sabote { $place_the } : { victim } est couché.
       *[removed] À { $city }, { $name } sabote { $place_the } : un paysan capturé disparaît.
    }
victim =
    { $place_id ->
        [market] un marchand
        [quarry] un ouvrier
        [temple] un prêtre
       *[farm] un fermier
    }
event-captured =
    { $job_id ->
        [merchant] { $name } envoie à son marché un paysan capturé à { $city }.
        [worker] { $name } envoie à sa carrière un paysan capturé à { $city }.
        [priest] { $name } envoie à son temple un paysan capturé à { $city }.
       *[farmer] { $name } envoie à son grenier un paysan capturé à { $city }.
    }
event-sabotage-lapsed =
    { $city_id ->
        [assisi] { $name } ne trouve plus rien à prendre à { $city }.
       *[other] { $name } ne trouve plus rien à saboter à { $city }.
    }
event-heroes-returned = { $name } n'a plus que son 0 et reprend tous ses héros utilisés.
event-assisi-reinforced = Assisi a été attaquée et compte maintenant { $defenders } défenseurs.
event-gained =
    { $source_id ->
        [market] { $name } prend { $gains } à la banque pour ses marchands.
        [harvest] { $name } récolte { $gains }.
        [job_well_done] { $name } a le plus de fermiers et reçoit { $gains } de plus.
        [capture] { $name } prend { $gains } au fermier capturé.
        [blessing] Les Dieux bénissent { $name } : { $gains }.
        [assisi] { $name } pille Assisi : { $gains }.
       *[other] { $name } reçoit { $gains }.
    }
event-stall-emptied = La banque reprend { silver-paid } à { $stall_the }.
event-stall-taken =
    { $silver ->
        [0] { $name } prend { $stall_the }, qui est vide.
       *[other] { $name } prend { silver-paid } à { $stall_the }.
    }
event-built =
    { $source_id ->
        [blessing] Les Dieux bénissent { $name } : { built }.
       *[other] { $name } bâtit { built }.
    }
built =
    { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
event-housing-improved = { $name } a le plus d'ouvriers : son disque d'habitations avance sur { $space }.
event-devotion-rose = { $name } monte à { $devotion } en dévotion.
event-devotion-spent =
    { $source_id ->
        [blessing] { $name } demande la bénédiction : sa dévotion descend à { $devotion }.
       *[other] { $name } améliore sa récolte : sa dévotion descend à { $devotion }.
    }
event-piety-granted = { $name } a la plus haute dévotion et prend le marqueur de piété.
event-piety-returned = { $name } rend le marqueur de piété.
event-climate-turned =
    { $next_climate_id ->
        [none] La carte climat est retournée : améliorer la récolte coûte { $prayer_cost } de dévotion. C'était la dernière carte.
       *[other] La carte climat est retournée : améliorer la récolte coûte { $prayer_cost } de dévotion. L'an prochain : { $next_climate_the }.
    }
event-blessing-revealed = La carte est révélée : { $blessing }.
event-peasants-returned = Tous les paysans rentrent au village.
event-fed =
    { $wheat ->
        [0] { "" }
       *[other] { $name } { $starved ->
            [0] nourrit son peuple : { wheat-spent }.
            [one] n'a que { wheat-spent } : { $starved } paysan affamé quitte la ville.
           *[other] n'a que { wheat-spent } : { $starved } paysans affamés quittent la ville.
        }
    }
event-eliminated = { $name } n'a plus de blé : tout le peuple s'en va, et { $name } quitte la partie.
event-grew =
    { $peasants ->
        [one] { $name } dépense { wheat-spent } : { $peasants } nouveau paysan.
       *[other] { $name } dépense { wheat-spent } : { $peasants } nouveaux paysans.
    }
event-task-fulfilled = { $name } a relevé le défi des Dieux : dix monuments, et { $population } paysans.
silver-paid = { $silver } argent
wheat-spent =
    { $wheat ->
        [one] { $wheat } blé
       *[other] { $wheat } blés
    }

## Refus

refused-no-such-king = Il n'y a pas de Roi { $king } à cette table.
refused-not-yourself = Le Roi des Rois doit donner la carte à un autre Roi.
refused-eliminated = { $king } ne joue plus.
refused-too-few-peasants =
    { $peasants ->
        [one] Vous n'avez que { $peasants } paysan au village.
       *[other] Vous n'avez que { $peasants } paysans au village.
    }
refused-no-farmers-yet = On n'assigne des fermiers qu'à la saison des récoltes.
refused-no-stall = Faire appel à la cour coûte { $cost } argent : dites à quel étal.
refused-nothing-to-pay = Faire appel à la cour ne coûte rien maintenant : on ne paie à aucun étal.
refused-stall-not-in-use = À cette table, on n'utilise pas { $stall_the }.
refused-other-job = { $die_the } n'envoie personne { to-job }.
refused-die-taken = { $die_the } est déjà pris.
refused-at-least-one = Envoyez au moins 1 paysan.
refused-die-shows-less = { $die_the } montre { $face } : vous ne pouvez envoyer plus de monde.
refused-own-city = Vous ne pouvez pas attaquer votre propre ville.
refused-city-not-in-play = À cette table, on ne peut pas attaquer { $city }.
refused-hero-not-active = Vous ne pouvez pas jouer { $value_the } : il n'est pas parmi vos héros actifs.
refused-hero-not-used = Vous ne pouvez pas reprendre { $value_the } : il n'est pas parmi vos héros utilisés.
refused-barracks = On ne peut jamais saboter la caserne.
refused-nobody-there = { $place_the } est vide : il n'y a personne à saboter.
refused-all-lying = Tous ceux qui restent sont déjà couchés : on ne peut plus saboter { $place_the }.
refused-no-such-loot = Assisi n'a rien de cette sorte : { $loot }.
refused-loot-has-no-job = On ne met au travail qu'un paysan capturé, pas { $loot_the }.
refused-captive-needs-job = Dites où va le paysan capturé : au marché, à la carrière ou au temple.
refused-captive-job = Un paysan capturé ne peut aller { to-job } ici.
refused-loot-full = Assisi ne peut détenir davantage de cette sorte : { $loot }.
refused-growth-limit =
    { $most ->
        [one] Une ville gagne de 1 à { $most } paysan par an.
       *[other] Une ville gagne de 1 à { $most } paysans par an.
    }
refused-too-little-wheat =
    { $n ->
        [one] { $n } nouveau paysan coûte { wheat-spent }, plus que vous n'en avez.
       *[other] { $n } nouveaux paysans coûtent { wheat-spent }, plus que vous n'en avez.
    }

## Cartes et pistes, composées de leurs valeurs

weather-dry = Carte climat sec
weather-dry-the = la carte climat sec
weather-moderate = Carte climat modéré
weather-moderate-the = la carte climat modéré
weather-wet = Carte climat humide
weather-wet-the = la carte climat humide
weather-explain = Au dos : améliorer la récolte coûte { $cost } de dévotion.
track-dice-cost = Piste de coût des dés
track-dice-cost-explain = Un appel à la cour coûte, tour de table après tour de table : { $values } en argent ; puis le coût reste au dernier.
track-housing = Piste d'habitations
track-housing-explain = { $length } emplacements ; les gratuits sont { $spaces }.
track-population = Piste de population
track-population-explain = { $length } emplacements ; il faut { $goal } paysans pour gagner.
track-merchant = Piste des marchands
track-merchant-explain = { $length } emplacements ; { $spaces } rapportent 1 argent chacun. Les marchands suivants se tiennent à côté.
track-devotion = Piste de dévotion
track-devotion-explain = { $length } emplacements. Les prêtres suivants se tiennent à côté.
track-granary = Grenier
track-granary-explain =
    { $yields ->
        [yes] Un fermier du grenier récolte comme un fermier debout dans un champ.
       *[no] Un fermier du grenier ne récolte rien.
    }

## Le plateau en texte

sheet-status = Où en sommes-nous
sheet-year = Année { year-roman }
sheet-now = Année { year-roman } sur { $last } · { $season } · { $phase }
sheet-now-brief = Année { year-roman } · { $season } · { $phase } ·
sheet-crown = Roi des Rois :
sheet-order = Ordre de tour :
sheet-gone = Ne jouent plus :
sheet-board = Plateau central
sheet-cost = Faire appel à la cour coûte { $cost } argent.
sheet-dice-of = Appel à la cour, { $name } :
sheet-die = { $die } { $face }
sheet-no-dice = Aucun dé sur la table.
sheet-stalls = Étals :
sheet-stall = { $stall } { $silver }
sheet-weather = Climat : { $climate }, { $wheat } blés par fermier.
sheet-prayer = Améliorer la récolte coûte { $cost } de dévotion.
sheet-prayer-hidden = Nombre de prières : caché jusqu'à la récolte.
sheet-next-climate = L'an prochain : { $climate }.
sheet-years-left =
    { $n ->
        [0] C'est la dernière année.
        [one] Encore { $n } année au plus.
       *[other] Encore { $n } années au plus.
    }
sheet-blessings = Bénédictions encore dans le paquet : { $cards }.
sheet-blessing-left = { $blessing } × { $n }
sheet-assisi =
    { $defenders ->
        [one] Assisi : { $defenders } défenseur ; butin : { $loot }.
       *[other] Assisi : { $defenders } défenseurs ; butin : { $loot }.
    }
sheet-weather-left =
    { $piles ->
        [1] Climats à venir : { $first }, dans un ordre inconnu.
       *[other] Climats à venir : { $first }, puis { $then }, chaque fois dans un ordre inconnu.
    }
sheet-at = { $place } { $n }
in-brackets = ({ $text })
sheet-players = Rois
sheet-player-player = Roi
sheet-player-city = Ville
sheet-player-monuments = Mon.
sheet-player-population = Pop.
sheet-player-silver = Argent
sheet-player-wheat = Blé
sheet-player-devotion = Dévotion
sheet-player-home = Village
sheet-player-soldier = Sold.
sheet-player-merchant = March.
sheet-player-worker = Ouvr.
sheet-player-priest = Prêtres
sheet-player-farmer = Ferm.
sheet-player-has = État
sheet-has-crown = Roi des Rois
sheet-has-piety = marqueur de piété
sheet-has-out = retiré pour la saison
sheet-has-improved = récolte améliorée
sheet-has-blessed = demande la bénédiction
sheet-has-target = attaque { $city }
sheet-has-hero = héros { $hero }
sheet-has-chosen = a choisi
sheet-has-gone = éliminé
sheet-with-captives = { $own }+{ $captives }
sheet-own = Votre ville : { $city }
sheet-city-of = { $city } ({ $name })
sheet-task = Défi des Dieux : monuments { $monuments } sur { $goal }, paysans { $population } sur { $people }.
sheet-stock = Argent { $silver }, blé { $wheat }, dévotion { $devotion }.
sheet-housing =
    { $home ->
        [0] Village : personne.
        [one] Village : { $home } paysan.
       *[other] Village : { $home } paysans.
    }
sheet-housing-disc = Disque d'habitations sur { $space }.
sheet-free =
    { $n ->
        [0] Aucun paysan sur un emplacement gratuit.
        [one] { $n } paysan sur un emplacement gratuit.
       *[other] { $n } paysans sur des emplacements gratuits.
    }
sheet-at-work = Au travail :
sheet-place = Lieu
sheet-people = Monde
sheet-brings = Rapporte
sheet-captives-among =
    { $n ->
        [one] dont { $n } paysan capturé
       *[other] dont { $n } paysans capturés
    }
sheet-nobody = personne
sheet-brings-soldiers = { $n } en attaque et en défense, sans héros
sheet-brings-silver = { $n } argent de la banque, rang { $rank } pour les étals
sheet-brings-monuments =
    { $n ->
        [one] { $n } monument
       *[other] { $n } monuments
    }
sheet-brings-devotion = dévotion { $devotion }
sheet-brings-wheat =
    { $n ->
        [one] { $n } blé, { $improved } si la récolte est améliorée
       *[other] { $n } blés, { $improved } si la récolte est améliorée
    }
sheet-lying =
    { $n ->
        [one] { $n } couché
       *[other] { $n } couchés
    }
sheet-granary = { $n } au grenier
sheet-hunger =
    { $missing ->
        [0] Votre blé nourrit tout le monde.
        [one] Il manque { $missing } blé pour nourrir tout le monde.
       *[other] Il manque { $missing } blés pour nourrir tout le monde.
    }
sheet-heroes = Héros
sheet-hero-active = Vos héros actifs : { $heroes }.
sheet-hero-used = Vos héros utilisés : { $heroes }.
sheet-hero-none = aucun
sheet-hero-target = Votre cible secrète : { $city }.
sheet-hero-chosen = Votre choix secret : { $hero }.
sheet-hero-king = Roi
sheet-hero-count = Actifs
sheet-hero-pile = Utilisés
sheet-hero-unknown = { $n } (peut-être { $heroes })
kind-city = Villes
kind-job = Travaux
kind-place = Lieux
kind-die = Dés
kind-stall = Étals du marché
kind-hero = Héros
kind-climate = Climats
kind-weather = Cartes climat
kind-blessing = Bénédictions
kind-loot = Butin d'Assisi
kind-track = Pistes
kind-glossary = Glossaire

## À côté d'une action

note-cost = { $cost } argent ; l'étal passe à { $silver }
note-stall = l'étal passe à { $silver }
note-die = montre { $face }
note-strength = force { $n }
note-target = { $soldiers ->
        [one] { $soldiers } soldat
       *[other] { $soldiers } soldats
    }, { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
note-assisi = { $defenders ->
        [one] { $defenders } défenseur
       *[other] { $defenders } défenseurs
    }, butin : { $loot }
note-there = { $n } sur place
note-lies = il est couché
note-devotion = dévotion { $from } → { $to }
note-improve =
    { $wheat ->
        [one] dévotion { $from } → { $to }, { $wheat } blé de plus
       *[other] dévotion { $from } → { $to }, { $wheat } blés de plus
    }
note-grow =
    { $wheat ->
        [one] { $wheat } blé ; { $population } paysans en tout
       *[other] { $wheat } blés ; { $population } paysans en tout
    }
note-order = vous êtes alors n° { $n } dans l'ordre de tour
note-deal =
    { $population ->
        [one] il reste { $population } paysan
       *[other] il reste { $population } paysans
    }

## Au fil de la partie

series-monuments = Monuments
series-population = Paysans
series-round = Année
series-tick =
    { $n ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }

## La fin

decided-by-task = Un seul Roi a relevé le défi des Dieux.
decided-by-population = Plusieurs ont relevé le défi des Dieux : la plus grande population a tranché.
decided-by-wealth = À population égale, le blé et l'argent ont tranché.
decided-by-shared-victory = À égalité de population, de blé et d'argent : la victoire est partagée.
decided-by-climate-deck = Sept années sont passées et personne n'a relevé le défi des Dieux : tous ont perdu.
decided-by-everyone-eliminated = Il ne reste aucune ville : tous ont perdu.
achieved-survival = Survit
achieved-task = Relève le défi

## Un fichier de matériel inutilisable

components-no-table = Dans { $table } : Alba Longa n'a pas de tel tableau.
components-form = Dans { $table } : écrivez chaque entrée comme [[{ $table }]].
components-no-entry = Dans { $table } : il n'y a pas de { $key } = { $value }.
components-no-field = { $place } est un champ inconnu.
components-fixed = { $place } est dit dans le livret. On peut remplacer : { $places }.

## Ma boîte : ce qui n'est pas du livret

doubt-round = Tour { $n }
doubt-length = Emplacements
doubt-granary = Les fermiers du grenier récoltent
doubt-weather = { $card }, { $n }
doubt-rulings = Décisions de règle
doubt-ruling-supply = L'argent, le blé et les paysans capturés ne s'épuisent jamais
doubt-ruling-dice-cost-end = Après le dernier emplacement de la piste de coût des dés, le disque y reste
doubt-ruling-slaves = Une seule vente en esclavage par Roi et par saison
doubt-ruling-boards = Tous les plateaux de ville sont pareils
doubt-ruling-housing-disc = Le disque d'habitations commence devant l'emplacement 1
doubt-ruling-city-cards = Une carte Ville pour chaque autre ville

## De quoi parle un conseil

term-alive-had =
    { $way ->
        [had] encore en jeu
        [likelier] plus probablement encore en jeu
        [unlikelier] moins probablement encore en jeu
       *[lost] hors jeu
    }
term-alive-name = rester en jeu
term-task-had =
    { $way ->
        [had] le défi des Dieux relevé
        [likelier] le défi des Dieux plus probablement relevé
        [unlikelier] le défi des Dieux moins probablement relevé
       *[lost] le défi des Dieux non relevé
    }
term-task-name = le défi des Dieux
term-monuments =
    { $sign }{ $n ->
        [one] { $n } monument
       *[other] { $n } monuments
    }
term-monuments-name = monuments
term-quarry =
    { $sign }{ $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    } à la carrière
term-quarry-name = monuments que les ouvriers vont bâtir
term-people =
    { $sign }{ $n ->
        [one] { $n } paysan
       *[other] { $n } paysans
    }
term-people-name = paysans
term-harvest = { $sign }{ $n } blé pour la fin de l'année
term-harvest-name = blé, dévotion et croissance à venir
term-silver = { $sign }{ $n } argent
term-silver-name = argent
term-market-name = argent que les marchands vont rapporter
term-hands =
    { $sign }{ $n ->
        [one] { $n } paysan prêt
       *[other] { $n } paysans prêts
    } à travailler
term-hands-name = paysans que l'on peut encore envoyer au travail
term-raid-name = ce que les soldats vont gagner
term-threat-name = ce que les soldats des autres Rois peuvent coûter
term-free-houses =
    { $sign }{ $n ->
        [one] { $n } emplacement gratuit
       *[other] { $n } emplacements gratuits
    }
term-free-houses-name = emplacements gratuits
term-heroes =
    { $sign }{ $n ->
        [one] { $n } héros actif
       *[other] { $n } héros actifs
    }
term-heroes-name = héros actifs
term-crown-had =
    { $way ->
        [had] avec la carte Roi des Rois
        [likelier] plus probablement avec la carte Roi des Rois
        [unlikelier] moins probablement avec la carte Roi des Rois
       *[lost] sans la carte Roi des Rois
    }
term-crown-name = la carte Roi des Rois

## Consignes

action-buy-nothing = Ne plus acheter de dé : { $season }, année { $year }
action-buy-only =
    { $job_id ->
        [none] N'acheter qu'un dé qui envoie { $least } paysans ou plus
       *[other] N'acheter que pour { $job_the }, avec un dé qui en envoie { $least } ou plus
    }
action-pray-from = Ne pas dépenser de dévotion pour la récolte ou la bénédiction sous le niveau { $level }
