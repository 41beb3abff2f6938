# Les leçons : pour chacune son titre et son sujet ; pour chaque étape son titre, deux lignes du guide, et ce qu'il dit
# quand on essaie autre chose.

lesson-learner = Jeune basileus

## Enchère et taxes

lesson-bid-and-tax = Enchère et taxes
lesson-bid-and-tax-about = L'enchère pour l'ordre du tour, la taxe et ses risques, l'entretien, un prêt.

lesson-bid-and-tax-welcome = Bienvenue à Byzance
lesson-bid-and-tax-welcome-a = Nous sommes en 1265. De la Méditerranée à la steppe, les royaumes taxent, bâtissent, combattent, commercent et font des pactes. Le vôtre est l'Empire byzantin.
lesson-bid-and-tax-welcome-b = Qui a le plus de Points d'Honneur (PH) après le dernier tour gagne. Chaque tour a sept phases, et commence par une enchère.

lesson-bid-and-tax-bid = Une enchère secrète
lesson-bid-and-tax-bid-a = Tous enchérissent des florins en secret pour la première place. Seul celui qui l'obtient paie, et il paie le dernier joueur.
lesson-bid-and-tax-bid-b = Être premier vaut cher : plus on est loin, plus on attaque faiblement, ici de 0, 1 ou 3. Enchérissez 100 florins.
lesson-bid-and-tax-bid-other = Toute somme que vous avez est permise. Pour cette leçon, enchérissez 100 florins.

lesson-bid-and-tax-tie = Égalité
lesson-bid-and-tax-tie-a = Claire a aussi misé 100, Hugo rien. Seuls ceux qui sont à égalité pour la première place enchérissent encore, toujours en secret.
lesson-bid-and-tax-tie-b = Ce que vous misez s'ajoute à vos 100. Ajoutez 30 florins.
lesson-bid-and-tax-tie-other = Cela pourrait suffire aussi. Ici, ajoutez 30 florins.

lesson-bid-and-tax-order = Premier sur trois
lesson-bid-and-tax-order-a = Claire a ajouté 10 : vous êtes premier, et vos 130 florins sont allés à Hugo, le dernier. Personne d'autre n'a payé.
lesson-bid-and-tax-order-b = Puis on a regardé la pioche Événement : le dos de la première carte tolère une taxe de 30. Personne ne demandait plus : aucune rébellion.

lesson-bid-and-tax-tax = Quelle taxe ?
lesson-bid-and-tax-tax-a = Chaque territoire contrôlé rapporte le niveau de taxe, et chaque niveau d'un Village, d'une Ville ou d'une Cité autant : 7 territoires et un Village, 8 fois.
lesson-bid-and-tax-tax-b = Au prochain tour, un autre dos dira ce qui est toléré, de 10 à 50 : chaque dizaine de trop est une rébellion. Prenez 30.
lesson-bid-and-tax-tax-other = C'est tout l'art : plus d'argent, ou plus de calme. Ici, prenez 30.

lesson-bid-and-tax-upkeep = L'entretien
lesson-bid-and-tax-upkeep-a = 8 fois 30 font 240 florins. Il faut maintenant payer vos pièces : 20 florins par unité, transport ou machine de siège, quel que soit le niveau.
lesson-bid-and-tax-upkeep-b = Vous avez un Archer et une caravane. On pourrait d'abord rendre ce qu'on ne veut pas nourrir. Payez les 40 florins.
lesson-bid-and-tax-upkeep-other = Rendre des pièces ferait des économies. Ici, gardez-les et payez l'entretien.

lesson-bid-and-tax-loan = La banque prête
lesson-bid-and-tax-loan-a = Les achats commencent. Une fois par tour, on peut emprunter 500 florins, cinq fois en tout.
lesson-bid-and-tax-loan-b = Chaque prêt coûte 50 florins d'intérêts à chaque tour suivant, et des PH s'il est encore là à la fin. Prenez-en un.
lesson-bid-and-tax-loan-other = Les achats sont la leçon suivante. Ici, prenez le prêt.

lesson-bid-and-tax-end = De l'argent à dépenser
lesson-bid-and-tax-end-a = Enchère, taxe, entretien : ainsi commence chaque tour, avec entre-temps un événement et des barbares, que le premier joueur mène.
lesson-bid-and-tax-end-b = Qui ne peut payer les intérêts ni emprunter fait banqueroute. Ce que l'argent achète est la leçon suivante.

## Les achats

lesson-purchases = Les achats
lesson-purchases-about = Les technologies et leurs points, un bâtiment, un transport, une armée, une carte Empire.

lesson-purchases-purse = 1000 florins
lesson-purchases-purse-a = À la phase des achats, chacun achète dans l'ordre du tour, autant que la bourse le permet, dans n'importe quel ordre.
lesson-purchases-purse-b = Presque tout demande une technologie, et des points de sa couleur pour s'en servir. Vous n'en avez pas encore.

lesson-purchases-masonry = Une technologie
lesson-purchases-masonry-a = Six branches ont quatre niveaux ; le niveau I coûte 100 florins, le suivant 200, et ainsi de suite. Une branche gagne un niveau par tour.
lesson-purchases-masonry-b = Achetez le premier niveau de construction : la Maçonnerie, qui bâtit Villages, Villes et Cités.
lesson-purchases-masonry-other = Utile aussi, une autre fois. Ici, achetez le premier niveau de construction.

lesson-purchases-points = Des points d'une carte
lesson-purchases-points-a = Un Village demande 1 point vert. Votre Architecte en a un vert et un violet : on tourne la carte, une fois par tour, et on les reçoit.
lesson-purchases-points-b = Les points durent jusqu'à la fin de la phase. Tournez l'Architecte pour ses points.
lesson-purchases-points-other = Pas encore : tournez d'abord l'Architecte pour ses points.

lesson-purchases-village = Un Village
lesson-purchases-village-a = Un Village se place dans une zone habitée. Il rapporte la taxe une fois de plus, et permet de recruter une unité de plus par tour.
lesson-purchases-village-b = Bâtissez un Village en Thrace, où se trouve Constantinople : 100 florins et votre point vert.
lesson-purchases-village-other = Ce serait possible. Ici, bâtissez un Village en Thrace.

lesson-purchases-carpentry = Des roues, des coques
lesson-purchases-carpentry-a = Les unités ne marchent pas : sur terre il leur faut un Chariot de guerre, en mer une Galère. La Menuiserie les donne, ainsi que caravanes et navires marchands.
lesson-purchases-carpentry-b = Achetez le premier niveau de transport.
lesson-purchases-carpentry-other = Plus tard, s'il reste de l'argent. Ici, achetez le premier niveau de transport.

lesson-purchases-wagon = Un point pour 100 florins
lesson-purchases-wagon-a = Un Chariot de guerre I coûte 100 florins et 1 point bleu. Vous n'en avez pas : ce qui manque s'achète sur-le-champ, 100 florins le point.
lesson-purchases-wagon-b = Construisez un Chariot de guerre I en Thrace, pour 200 florins en tout.
lesson-purchases-wagon-other = Possible. Mais construisez maintenant un Chariot de guerre de niveau I en Thrace.

lesson-purchases-recruit = Les recrues
lesson-purchases-recruit-a = Les unités arrivent en zone habitée et près des bâtiments militaires. On en prend 3 par tour, et 1 par niveau de Village, Ville ou Cité : 5.
lesson-purchases-recruit-b = L'Infanterie légère coûte 20 florins, Archers et Infanterie lourde 50, la Cavalerie 100. Recrutez une Infanterie légère en Thrace.
lesson-purchases-recruit-other = Plus cher. Ici, recrutez une Infanterie légère en Thrace, près du chariot.

lesson-purchases-card = Une carte Empire
lesson-purchases-card-a = Une carte par tour, pour 100 florins et 50 par carte possédée : 150. On en pioche deux et on en garde une ; chaque Cathédrale en montre deux de plus.
lesson-purchases-card-b = Achetez une carte Empire.
lesson-purchases-card-other = Pourquoi pas. Ici, achetez une carte Empire.

lesson-purchases-keep = Laquelle ?
lesson-purchases-keep-a = Vous seul les voyez, avec leurs objectifs. L'autre retourne sous la pioche.
lesson-purchases-keep-b = Gardez celle que vous voulez : toutes deux s'y connaissent en prisonniers.
lesson-purchases-keep-other = Choisissez d'abord une des deux cartes.

lesson-purchases-done = Gardez une réserve
lesson-purchases-done-a = Il reste 330 florins. L'entretien, la prochaine enchère et les points au combat veulent aussi de l'argent.
lesson-purchases-done-b = Terminez vos achats.
lesson-purchases-done-other = L'argent suffirait. Mais terminez ici vos achats.

lesson-purchases-end = Prêt à marcher
lesson-purchases-end-a = Un Village, un chariot et son Infanterie légère, une carte : la phase de combat a commencé, et ils peuvent bouger dès ce tour.
lesson-purchases-end-b = Comment ? C'est la leçon suivante.

## Les mouvements

lesson-moving = Les mouvements
lesson-moving-about = Un chariot sur terre, une Galère en mer, des unités prises en route, un territoire sans défense.

lesson-moving-armies = La phase de combat
lesson-moving-armies-a = Par manches, chacun fait un mouvement complet ou passe, jusqu'à ce que tous aient passé. Vous êtes en guerre avec Claire depuis le tour dernier.
lesson-moving-armies-b = En Thrace se trouvent votre armée, un Chariot de guerre et une Galère.

lesson-moving-wagon = Attelez le chariot
lesson-moving-wagon-a = Les unités roulent : un Chariot de guerre I a 6 points de mouvement et de la place pour 3 unités. Un pas coûte 1 point.
lesson-moving-wagon-b = Commencez un mouvement avec le Chariot de guerre.
lesson-moving-wagon-other = Bientôt. Commencez par le Chariot de guerre.

lesson-moving-load = En voiture
lesson-moving-load-a = Charger et décharger ne coûte rien.
lesson-moving-load-b = Chargez 2 Infanteries légères ; une place reste libre.
lesson-moving-load-other = L'Infanterie lourde a d'autres projets. Chargez 2 Infanteries légères.

lesson-moving-first = Un pas
lesson-moving-first-a = Dans vos propres territoires, personne ne vous arrête.
lesson-moving-first-b = Allez à Andrinople.
lesson-moving-first-other = Un autre chemin. Ici, allez à Andrinople.

lesson-moving-pick = Un passager
lesson-moving-pick-a = Un Archer attend ici. En route, on peut prendre des unités qui n'ont pas bougé, et en déposer.
lesson-moving-pick-b = Chargez l'Archer.
lesson-moving-pick-other = D'abord l'Archer : chargez-le.

lesson-moving-second = Et un autre
lesson-moving-second-a = Le chariot est plein, et il lui reste 5 points.
lesson-moving-second-b = Continuez vers Thessalonique.
lesson-moving-second-other = Pas là. Continuez vers Thessalonique.

lesson-moving-finish = On s'arrête ici
lesson-moving-finish-a = Au-delà de la frontière, la terre n'est à personne : qui y entre rencontre une horde. Ce sera la leçon suivante.
lesson-moving-finish-b = Finissez le mouvement. Tout ce qui y a pris part a bougé pour ce tour.
lesson-moving-finish-other = On pourrait continuer. Ici, finissez le mouvement.

lesson-moving-rounds = Une nouvelle manche
lesson-moving-rounds-a = Claire n'avait rien à bouger : c'est encore à vous. Ce qui n'a pas bougé peut partir maintenant.
lesson-moving-rounds-b = Loin au sud, la Crète est à elle, avec un Village, et personne ne la garde.

lesson-moving-galley = Aux navires
lesson-moving-galley-a = Une Galère va en mer comme un chariot sur terre. Elle est accostée au port de Constantinople.
lesson-moving-galley-b = Commencez un mouvement avec la Galère.
lesson-moving-galley-other = Ne passez pas encore : commencez un mouvement avec la Galère.

lesson-moving-aboard = Infanterie lourde à bord
lesson-moving-aboard-a = On embarque tant que la Galère est accostée.
lesson-moving-aboard-b = Chargez 2 Infanteries lourdes.
lesson-moving-aboard-other = Mieux vaut plus : chargez 2 Infanteries lourdes.

lesson-moving-sea = Levez l'ancre
lesson-moving-sea-a = Lever l'ancre est un pas comme un autre. Nul ne contrôle la mer ; seules des Galères hostiles vous y arrêtent.
lesson-moving-sea-b = Passez dans la mer Égée.
lesson-moving-sea-other = Cela mène ailleurs. Passez dans la mer Égée.

lesson-moving-further = Vers le sud
lesson-moving-further-a = De zone maritime en zone maritime, 1 point à chaque fois.
lesson-moving-further-b = Continuez dans la mer de Crète.
lesson-moving-further-other = La Crète est au sud. Passez dans la mer de Crète.

lesson-moving-land = Débarquez
lesson-moving-land-a = Un navire peut accoster dans tout territoire de sa côte. Celui d'un ennemi sans unités est conquis dès qu'on y entre.
lesson-moving-land-b = La guerre dure depuis le tour dernier : cela ne coûte aucun honneur. Accostez en Crète.
lesson-moving-land-other = Si près ! Accostez en Crète.

lesson-moving-keep = Garder ou piller
lesson-moving-keep-a = Une zone habitée rapporte 1 PH, et chaque niveau de bâtiment 1 de plus : 2 PH pour vous.
lesson-moving-keep-b = Le Village peut être pillé pour la moitié de son prix, 50 florins, ou gardé. Gardez-le.
lesson-moving-keep-other = 50 florins sont tentants. Mais gardez le Village : il rapporte des taxes à chaque tour.

lesson-moving-end = À vous, tant que vous restez
lesson-moving-end-a = La Crète est à vous tant que vos unités y sont, ou qu'un jeton de contrôle s'y trouve. Les territoires initiaux n'en ont pas besoin.
lesson-moving-end-b = Contre les armées et les hordes, on lance les dés : c'est la leçon suivante.

## La bataille

lesson-battle = La bataille
lesson-battle-about = Une horde, le tir d'un Archer, trois dés, une relance, des pertes des deux côtés, une conquête.

lesson-battle-enemy = Une terre de personne
lesson-battle-enemy-a = La Bulgarie est un territoire barbare. Qui y entre avec une armée rencontre une horde, que fixent les trois dés du Cercle de Guerre.
lesson-battle-enemy-b = Ils montrent 2, 5 et 4 : deux Infanteries légères ce tour-ci.

lesson-battle-wagon = L'armée
lesson-battle-wagon-a = En Thrace, vous avez une Infanterie légère, un Archer et une Cavalerie, et un chariot pour trois.
lesson-battle-wagon-b = Commencez un mouvement avec le Chariot de guerre.
lesson-battle-wagon-other = Pas dans cette leçon. Commencez un mouvement avec le Chariot de guerre.

lesson-battle-infantry = Tous à bord
lesson-battle-infantry-a = Des unités différentes se complètent, vous allez le voir.
lesson-battle-infantry-b = Chargez l'Infanterie légère.
lesson-battle-infantry-other = Tous viendront. Chargez d'abord l'Infanterie légère.

lesson-battle-archer = L'Archer
lesson-battle-archer-a = Un Archer tire avant la mêlée, si l'ennemi n'en a pas.
lesson-battle-archer-b = Chargez l'Archer.
lesson-battle-archer-other = Attendez tout le monde : chargez l'Archer.

lesson-battle-cavalry = La Cavalerie
lesson-battle-cavalry-a = La Cavalerie ajoute 2 dégâts si vous gagnez la mêlée, si l'ennemi n'en a pas.
lesson-battle-cavalry-b = Chargez la Cavalerie.
lesson-battle-cavalry-other = Attendez tout le monde : chargez la Cavalerie.

lesson-battle-enter = La frontière
lesson-battle-enter-a = Le mouvement s'arrête là où la bataille commence.
lesson-battle-enter-b = Allez en Bulgarie.
lesson-battle-enter-other = C'est paisible, mais sans bataille. Allez en Bulgarie.

lesson-battle-stay = Rester ou fuir
lesson-battle-stay-a = La horde est là. Avant chaque manche, on peut fuir : on se bat alors à moitié, puis on s'en va.
lesson-battle-stay-b = Restez : ne fuyez pas. L'Archer tirera, puis vous lancerez un d4, un d6 et un d8.
lesson-battle-stay-other = Inutile de fuir deux barbares. Restez.

lesson-battle-reroll = 2, 4 et 3
lesson-battle-reroll-a = L'Archer a touché : il reste un barbare. Vos dés donnent une attaque de 4, le plus haut. La horde a 5, le plus haut du Cercle de Guerre.
lesson-battle-reroll-b = On peut relancer une fois. Les dés égaux se multiplient : avec un second 4, vous auriez 16. Relancez le d8.
lesson-battle-reroll-other = C'est une idée aussi. Ici, relancez le d8, et lui seul.

lesson-battle-losses = 4 fois 4
lesson-battle-losses-a = 16 contre 5 : le dernier barbare tombe. Mais la bataille coûte : le plus bas de vos dés est votre propre perte, ici 2.
lesson-battle-losses-b = Vous choisissez qui est touché. L'Infanterie légère est la moins chère : qu'elle prenne le premier point.
lesson-battle-losses-other = C'est permis. Mais épargnez les plus chers : touchez d'abord l'Infanterie légère.

lesson-battle-wound = Encore un
lesson-battle-wound-a = Une Cavalerie touchée devient Infanterie lourde, l'Infanterie lourde devient légère. Les autres tombent aussitôt.
lesson-battle-wound-b = L'Archer survit donc si la Cavalerie prend le second point.
lesson-battle-wound-other = Vous n'auriez plus d'Archer. Touchez la Cavalerie.

lesson-battle-end = La Bulgarie est à vous
lesson-battle-end-a = Un Archer et une Infanterie lourde tiennent le pays. Une zone habitée aurait aussi rapporté des PH.
lesson-battle-end-b = Si les deux camps avaient survécu, une autre manche aurait suivi. Contre des joueurs viennent aussi Capitaines, machines de siège et murs.

## Le commerce

lesson-trade = Le commerce
lesson-trade-about = Une caravane achète, voyage et vend ; un Grand Marché paie mieux.

lesson-trade-goods = Les marchandises
lesson-trade-goods-a = Chaque zone habitée produit une des huit marchandises : Constantinople, en Thrace, fait des vêtements. Votre caravane y attend.
lesson-trade-goods-b = Au niveau I, elle porte 2 cubes et a 6 points de mouvement : pour les pas, les achats et les ventes.

lesson-trade-buy = Acheter
lesson-trade-buy-a = Un cube coûte 100 florins ; quel qu'en soit le nombre, un achat coûte 1 point de mouvement.
lesson-trade-buy-b = Achetez 2 cubes de vêtements, sans Route Commerciale.
lesson-trade-buy-other = Les Routes sont pour les longs voyages. Ici, achetez 2 cubes, sans Route.

lesson-trade-move = Par le détroit
lesson-trade-move-a = On ne vend pas une marchandise là où elle est produite. Au-delà du détroit, en Bithynie, Nicée est aussi à vous.
lesson-trade-move-b = Menez la caravane en Bithynie.
lesson-trade-move-other = Il n'y a pas de marché là. Allez en Bithynie.

lesson-trade-sell = Un Grand Marché
lesson-trade-sell-a = Deux cubes se trouvent à Nicée, fourrures et vin : un Grand Marché de valeur 2. Chaque cube vendu y rapporte 100 florins, et 20 par cube du marché.
lesson-trade-sell-b = Faites vendre la caravane.
lesson-trade-sell-other = D'abord la vente : faites vendre la caravane.

lesson-trade-one = Un cube
lesson-trade-one-a = Ce qui est imprimé dans la zone ou se trouve à son marché ne s'y vend pas. Les vêtements sont bienvenus.
lesson-trade-one-b = Vendez 1 cube de vêtements.
lesson-trade-one-other = Restez au marché : vendez 1 cube de vêtements.

lesson-trade-two = Et l'autre
lesson-trade-two-a = Une vente peut compter autant de cubes qu'on veut : faites-en une seule, chacune coûte 1 point de mouvement.
lesson-trade-two-b = Ajoutez le second cube.
lesson-trade-two-other = Les deux ensemble coûtent moins : ajoutez le second cube.

lesson-trade-settle = Concluez
lesson-trade-settle-a = 2 cubes à 140 florins font 280.
lesson-trade-settle-b = Concluez la vente.
lesson-trade-settle-other = Le prix est bon : concluez la vente.

lesson-trade-market = Le marché grandit
lesson-trade-market-a = Après une vente, un cube de ce qu'on a vendu arrive au marché : des vêtements s'y trouvent maintenant, sa valeur est 3.
lesson-trade-market-b = On n'y vendra donc plus de vêtements, mais tout le reste y vaut plus. Il reste trois points de mouvement.

lesson-trade-again = Pas à vide
lesson-trade-again-a = Nicée produit des céréales, et Constantinople n'en a pas.
lesson-trade-again-b = Achetez encore 2 cubes, sans Route.
lesson-trade-again-other = Remplissez la caravane : achetez 2 cubes, sans Route.

lesson-trade-back = Retour
lesson-trade-back-a = D'où part une caravane, elle laisse au marché un cube de ce qu'elle porte, si cette couleur n'y est pas. Les céréales sont imprimées à Nicée : rien cette fois.
lesson-trade-back-b = Retournez en Thrace.
lesson-trade-back-other = Un point pour le chemin, un pour la vente : allez en Thrace.

lesson-trade-last = Le dernier point
lesson-trade-last-a = Aucun cube de marché à Constantinople : un cube y rapporte 100 florins.
lesson-trade-last-b = Faites vendre la caravane.
lesson-trade-last-other = Il ne reste rien d'autre à faire : vendez.

lesson-trade-cereals = Un sur deux
lesson-trade-cereals-a = On n'est pas forcé de tout vendre : si un meilleur marché est proche, l'autre cube peut attendre.
lesson-trade-cereals-b = Vendez ici 1 cube de céréales.
lesson-trade-cereals-other = Mettez d'abord 1 cube de céréales en vente.

lesson-trade-both = Et gardez l'autre
lesson-trade-both-a = À bord, il n'est pas tout à fait à l'abri : qui prend la caravane pille ses cubes, 50 florins chacun.
lesson-trade-both-b = Concluez la vente avec un cube.
lesson-trade-both-other = C'est possible aussi. Ici, concluez la vente avec un cube.

lesson-trade-end = Un tour de marchand
lesson-trade-end-a = Les 6 points sont dépensés. Gare aux barbares et aux armées en guerre avec vous : ils pillent les caravanes.
lesson-trade-end-b = Ouverte lors d'un achat, une Route Commerciale de 4, 6 ou 8 zones donne des points à son terme : des PH, ou plus pour chaque cube.

## Les cartes Empire

lesson-cards = Les cartes Empire
lesson-cards-about = Une carte pour sa capacité, une pour ses points, une pour son objectif ; jetons de contrôle et jetons Objectif.

lesson-cards-three = Trois cartes, trois usages
lesson-cards-three-a = Une carte Empire sert une fois par tour : pour sa capacité, pour ses points de technologie, ou pour de bon, si son objectif est atteint.
lesson-cards-three-b = Vous avez un Architecte, un Shérif et un Arbalétrier : un pour chaque usage.

lesson-cards-ability = La capacité
lesson-cards-ability-a = L'Architecte divise par deux le prix d'un bâtiment, à la phase des achats. Chaque capacité a son moment : une bataille, une autre carte.
lesson-cards-ability-b = Servez-vous de la capacité de l'Architecte.
lesson-cards-ability-other = Dans un instant. D'abord la capacité de l'Architecte.

lesson-cards-points = Les points
lesson-cards-points-a = Votre Tour de Bithynie doit devenir un Fort. Avec l'Architecture, il faut 1 point vert, et votre Shérif en a un.
lesson-cards-points-b = Tournez le Shérif pour ses points.
lesson-cards-points-other = Vous achèteriez le point, 100 florins. Tournez le Shérif pour ses points.

lesson-cards-fort = Un Fort à moitié prix
lesson-cards-fort-a = De la Tour au Fort, la différence est de 100 florins ; pour vous 50.
lesson-cards-fort-b = Faites de la Tour de Bithynie un Fort.
lesson-cards-fort-other = L'Architecte n'aide qu'une fois. Faites de la Tour de Bithynie un Fort.

lesson-cards-control = Un jeton de contrôle
lesson-cards-control-a = Chaque niveau d'un bâtiment militaire donne un jeton de contrôle, pour un territoire voisin. Ce qui porte votre étoile est à vous, sans armée.
lesson-cards-control-b = Iconium, zone habitée sans maître, est à côté. Posez-y le jeton.
lesson-cards-control-other = Ceux-là sont déjà à vous, ou valent moins. Posez le jeton à Iconium.

lesson-cards-objective = L'objectif
lesson-cards-objective-a = L'objectif de votre Arbalétrier : avoir au moins 5 Archers. Ils sont en Bithynie. La carte retourne sous la pioche et donne un jeton Objectif.
lesson-cards-objective-b = De la couleur imprimée sur la carte, ici rouge. Réclamez l'objectif.
lesson-cards-objective-other = Ce serait possible. Mais réclamez l'objectif de l'Arbalétrier.

lesson-cards-token = Les jetons donnent des points
lesson-cards-token-a = À chaque tour, un jeton Objectif retourné côté gris donne 1 point de sa couleur. Il reste à vous et compte à la fin : 8 valent 20 PH.
lesson-cards-token-b = Vous en aviez un bleu dès le début. Retournez-le pour 1 point bleu.
lesson-cards-token-other = Une idée aussi. Ici, retournez le jeton Objectif bleu.

lesson-cards-caravan = Et dépensez-le
lesson-cards-caravan-a = Avec la Menuiserie, un point bleu et 100 florins font un transport de niveau I.
lesson-cards-caravan-b = Construisez une caravane de niveau I en Thrace.
lesson-cards-caravan-other = Cela irait aussi. Ici, une caravane de niveau I en Thrace.

lesson-cards-end = Redressées au prochain tour
lesson-cards-end-a = À la fin du tour, les cartes tournées se redressent, et les jetons retrouvent leur couleur.
lesson-cards-end-b = Quand une de vos cartes peut répondre aux autres, on vous le demande ; pour chaque carte, vous réglez si on le fait.

## La diplomatie

lesson-diplomacy = La diplomatie
lesson-diplomacy-about = Un pacte et ses clauses, le passage chez un voisin, le prix d'une rupture, une déclaration de guerre.

lesson-diplomacy-neighbour = Une voisine
lesson-diplomacy-neighbour-a = La Serbie est à Claire. Y entrer sans une guerre d'un tour passé serait une attaque non déclarée : 3 PH perdus, et la guerre aussitôt.
lesson-diplomacy-neighbour-b = Mieux vaut lui demander.

lesson-diplomacy-draft = Un pacte
lesson-diplomacy-draft-a = On peut écrire aux autres à tout moment. N'est convenu que ce qui est dans le pacte, et les règles veillent sur presque tout.
lesson-diplomacy-draft-b = Rédigez un pacte avec Claire.
lesson-diplomacy-draft-other = D'abord le pacte : rédigez-en un avec Claire.

lesson-diplomacy-passage = La première clause
lesson-diplomacy-passage-a = Une clause vaut pour les deux, ou pour un seul. Le droit de passage laisse traverser et rester sans prendre le contrôle.
lesson-diplomacy-passage-b = Ajoutez le droit de passage : Claire vous l'accorde.
lesson-diplomacy-passage-other = Une autre clause. Ici, le droit de passage, accordé par Claire à vous.

lesson-diplomacy-peaceful = Quelque chose pour elle
lesson-diplomacy-peaceful-a = Pourquoi accepterait-elle ? Promettez en retour qu'aucun n'attaque l'autre.
lesson-diplomacy-peaceful-b = Ajoutez la non-belligérance.
lesson-diplomacy-peaceful-other = Claire aimerait peut-être. Ici, ajoutez la non-belligérance.

lesson-diplomacy-until = Jusqu'à quand ?
lesson-diplomacy-until-a = Un pacte dure toute la partie, ou jusqu'à la fin d'un tour. Il peut aussi être secret : seuls ses signataires en connaissent le texte.
lesson-diplomacy-until-b = Qu'il finisse avec le tour 5.
lesson-diplomacy-until-other = Cela pourrait se convenir aussi. Ici, qu'il finisse avec le tour 5.

lesson-diplomacy-send = Scellé
lesson-diplomacy-send-a = Dès que tous l'ont accepté, il est en vigueur. Une offre sans réponse tombe à la fin du tour.
lesson-diplomacy-send-b = Envoyez l'offre.
lesson-diplomacy-send-other = Il est bien ainsi : envoyez l'offre.

lesson-diplomacy-signed = Claire a accepté
lesson-diplomacy-signed-a = Le pacte est en vigueur et chacun peut le lire. En rompre un coûte 2 PH.
lesson-diplomacy-signed-b = La route du nord est ouverte.

lesson-diplomacy-wagon = En route
lesson-diplomacy-wagon-a = Vos deux Infanteries légères sont en Macédoine, près d'un Chariot de guerre.
lesson-diplomacy-wagon-b = Commencez un mouvement avec le Chariot de guerre.
lesson-diplomacy-wagon-other = Profitons du pacte : commencez un mouvement avec le Chariot de guerre.

lesson-diplomacy-load = Toutes les deux
lesson-diplomacy-load-a = Le chariot a trois places.
lesson-diplomacy-load-b = Chargez les deux Infanteries légères.
lesson-diplomacy-load-other = Prenez les deux : chargez 2 Infanteries légères.

lesson-diplomacy-cross = En invité
lesson-diplomacy-cross-a = Sans le pacte, on vous demanderait si vous voulez vraiment attaquer.
lesson-diplomacy-cross-b = Allez en Serbie.
lesson-diplomacy-cross-other = Le pacte parle de la Serbie. Allez-y.

lesson-diplomacy-finish = On peut rester
lesson-diplomacy-finish-a = Vos troupes sont en Serbie, et elle est à Claire comme avant : ni bataille, ni conquête.
lesson-diplomacy-finish-b = Finissez le mouvement.
lesson-diplomacy-finish-other = On pourrait aller plus loin. Ici, finissez le mouvement.

lesson-diplomacy-war = Et la guerre
lesson-diplomacy-war-a = Avec Hugo, aucun pacte. Une guerre déclarée ne coûte rien si l'on attend : dès le prochain tour, vous pourrez l'attaquer librement, et lui vous.
lesson-diplomacy-war-b = Déclarez la guerre à Hugo.
lesson-diplomacy-war-other = Le commerce attendra. Déclarez la guerre à Hugo.

lesson-diplomacy-end = Des mots qui engagent
lesson-diplomacy-end-a = L'armistice arrête les combats pour un tour, la paix finit la guerre ; il faut être deux. Florins et prisonniers peuvent changer de mains.
lesson-diplomacy-end-b = Des alliances, les joueurs jugent : qui se sent trahi accuse, et la table vote. Vous en savez assez pour une première partie.
