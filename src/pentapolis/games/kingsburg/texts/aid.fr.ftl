# L'aide de jeu : Kingsburg en une page. Noms et valeurs viennent des autres textes du jeu et de sa boîte.

aid-title = Kingsburg en un coup d'œil
aid-year = Une année, cinq fois
aid-kings-aid = Le moins de bâtiments (puis de marchandises) : un dé blanc pour le printemps. Égalité : 1 marchandise au choix chacun.
aid-spring = Une saison de production.
aid-kings-reward = Le plus de bâtiments : 1 PV ; à chacun en cas d'égalité.
aid-summer = Une saison de production.
aid-kings-envoy = Le moins de bâtiments (puis de marchandises) reçoit l'Envoyé. À dépenser une fois : un conseiller déjà pris, ou un second bâtiment. Égalité : personne.
aid-autumn = Une saison de production.
aid-recruit = Dans l'ordre du tour : 2 marchandises au choix pour 1 soldat, autant de fois qu'on peut payer.
aid-winter = Chacun combat seul le même ennemi. Puis tous les soldats rentrent chez eux.

aid-season = Une saison de production
aid-step-roll = Lancez trois dés et vos dés blancs. Le plus petit total joue en premier ; à égalité, l'ordre reste.
aid-step-influence = À tour de rôle, posez des dés sur un conseiller libre dont le nombre est exactement leur somme, ou passez pour de bon. Au moins un dé coloré ; au plus un pion « +2 ».
aid-step-receive = Les conseillers donnent, de 1 à 18.
aid-step-build = À tour de rôle, construisez un bâtiment, ou aucun. Dans chaque rangée de gauche à droite.

aid-combat = Un dé pour tous : autant de soldats pour chacun. Valeur de combat = soldats + valeurs de bataille de vos bâtiments.
aid-victory-name = Plus que sa force :
aid-victory = la récompense de la carte.
aid-draw-name = Autant :
aid-draw = rien.
aid-defeat-name = Moins :
aid-defeat = les pertes de la carte. Un bâtiment perdu est le plus haut de votre colonne la plus à droite, et ses points partent aussi.
aid-strength = Force selon l'année

aid-points = Points et fin
aid-points-buildings = Les bâtiments rapportent aussitôt, et reprennent leurs points s'ils tombent.
aid-points-reward = La Récompense du Roi : 1 PV par an à qui a le plus construit.
aid-points-strongest = Le vainqueur le plus fort d'un hiver : 1 PV.
aid-points-others = Conseillers, ennemis et quelques bâtiments donnent le reste.
aid-points-end = Après l'hiver de l'année V, le plus de points gagne ; seule la Cathédrale compte encore.
aid-points-tie = Égalité : le plus de marchandises, puis de bâtiments, sinon victoire partagée.

aid-buildings = Votre province
aid-buildings-caption = Coût (O or, B bois, P pierre) et points ; ce qui compte en bataille ; ce qu'il fait.
aid-battle = bataille { $battle }
