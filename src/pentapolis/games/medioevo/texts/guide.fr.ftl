# La partie guidée : ce qu'elle est, et pour chaque propos du guide ses deux lignes.

guide-title = Une partie guidée
guide-about = Une partie courte de huit tours avec trois robots. Le guide commente les deux premiers tours et explique chaque décision jusqu'à la fin.

guide-first-bid-a = Tous enchérissent en secret pour la première place ; qui l'obtient paie le dernier joueur.
guide-first-bid-b = Personne n'ira loin encore : 0 à 50 florins suffisent. Votre argent vous servira mieux aux achats.

guide-first-tie-a = Plusieurs ont misé autant : ils enchérissent encore, en plus de la première mise.
guide-first-tie-b = Ajoutez 10 florins, ou rien : une dernière égalité se joue au hasard.

guide-home-village-a = Votre premier Village va dans une zone habitée de votre royaume. À chaque taxe, il compte une fois de plus.
guide-home-village-b = Un port, ou une zone au milieu de vos terres, fait une bonne capitale.

guide-home-archer-a = Votre première unité, un Archer, va dans un de vos territoires.
guide-home-archer-b = Placez-le près du Village : c'est là que grandira votre armée.

guide-home-transports-a = Vous avez deux niveaux de transports : deux de niveau I, ou un de niveau II.
guide-home-transports-b = Prenez une Caravane I et un Chariot de guerre I près du Village : ainsi vous pourrez commercer et marcher.

guide-home-card-a = Pointez une carte pour la lire : son pouvoir, ses points, et un objectif qui rapporte un jeton pour de bon.
guide-home-card-b = Pour une première partie, gardez celle dont l'objectif paraît le plus facile.

guide-home-token-a = Un jeton Objectif donne 1 point de technologie de sa couleur à chaque tour.
guide-home-token-b = Les verts bâtissent des Villages, les bleus des transports : prenez-en un vert.

guide-first-tax-a = Chaque territoire et chaque niveau de Village rapporte la taxe choisie en secret.
guide-first-tax-b = 10 est toujours sûr, 30 un risque honnête : au prochain tour, le dos d'une carte Événement tolère de 10 à 50 ; chaque dizaine de trop est une rébellion.

guide-first-upkeep-a = Unités, transports et machines de siège coûtent 20 florins chacun. On pourrait d'abord rendre ce qu'on ne veut pas nourrir.
guide-first-upkeep-b = Vous avez peu de pièces, et il vous les faut : payez.

guide-first-window-a = Quelqu'un a tourné une carte Empire, et l'une des vôtres pourrait y répondre. C'est pourquoi on vous demande.
guide-first-window-b = Gardez votre carte : passez. Une réponse permanente vous épargne ces questions.

guide-buy-masonry-a = Dépensez maintenant : dans n'importe quel ordre, tant qu'il y a de l'argent. D'abord la construction I, la Maçonnerie, 100 florins.
guide-buy-masonry-b = Elle bâtit des Villages, et ceux-ci paient tout le reste.

guide-buy-card-a = Bâtissez un Village : 100 florins et un point vert, d'une carte, d'un jeton, ou pour 100 de plus. Un deuxième n'est pas de trop.
guide-buy-card-b = Puis achetez une carte Empire, une par tour : un pouvoir, des points ou un objectif.

guide-buy-units-a = Recrutez deux ou trois unités là où se trouve votre Chariot de guerre ; Infanterie lourde et Cavalerie durent plus longtemps.
guide-buy-units-b = Gardez 200 florins pour l'entretien et le commerce, puis terminez vos achats.

guide-buy-end-a = C'est assez pour un premier tour.
guide-buy-end-b = Terminez vos achats.

guide-first-march-a = Votre armée pourrait marcher. Au-delà de la frontière, des terres sans maître, où attend une horde ; les dés du Cercle de Guerre disent sa taille.
guide-first-march-b = À trois unités ou plus, tentez-le : commencez avec le Chariot de guerre, chargez, avancez. Sinon, passez.

guide-sell-a = Ici, vos cubes se vendent : 100 florins chacun, et 20 de plus par cube d'un Grand Marché.
guide-sell-b = Vendez. Chaque action coûte 1 point de mouvement du transport, comme un pas.

guide-buy-a = Là où se trouve votre caravane, on achète des marchandises, pour les vendre ailleurs.
guide-buy-b = Achetez autant de cubes que vous pouvez en payer, 100 florins chacun.

guide-travel-a = Une marchandise se vend dans une zone habitée qui ne la produit pas ; au mieux dans un Grand Marché d'autres couleurs.
guide-travel-b = Allez-y pas à pas ; restez chez vous ou sur des terres sans maître.

guide-second-bid-a = Désormais les armées se rencontrent : plus on est loin, plus on attaque faiblement.
guide-second-bid-b = Misez ce que vaut pour vous la première place ; qui reste chez soi mise peu.

guide-second-tax-a = Vos sujets se sont-ils révoltés ? Alors la taxe dépassait ce que tolérait le dos de la carte Événement.
guide-second-tax-b = Choisissez encore : après un tour calme, 30 convient ; sans armée chez vous, restez plus bas.

guide-second-technology-a = Une deuxième branche ouvre d'autres voies : le transport I donne Chariots de guerre, Galères, Caravanes et Navires marchands.
guide-second-technology-b = Ou continuez la construction, niveau II. Chaque branche gagne un niveau par tour.

guide-second-purchases-a = Des Villages pour l'argent, des unités pour les terres, une Tour pour un jeton de contrôle, une carte pour son objectif : tout rapporte des PH à la fin.
guide-second-purchases-b = Voyez ce que veulent vos cartes, et achetez-le. Puis terminez vos achats.

guide-second-march-a = Une zone habitée rapporte 1 Point d'Honneur à sa conquête, et chaque niveau de bâtiment 1 de plus.
guide-second-march-b = Les terres sans maître ne coûtent rien. Celles d'un autre, sans guerre déclarée un tour plus tôt, coûtent 3 Points d'Honneur.

guide-second-trade-a = Commercez comme avant : acheter, voyager, vendre. À l'achat, on peut ouvrir une route commerciale, qui rapporte des points à son terme.
guide-second-trade-b = Désormais, vous décidez seul ; chaque nouvelle sorte de décision est expliquée à son tour.
