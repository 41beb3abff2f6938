# Les leçons : pour chacune son titre et son sujet ; pour chaque étape son titre, deux lignes du guide, et ce qu'il dit
# quand on essaie autre chose.

lesson-learner = Jeune Archonte

## Les premières visites

lesson-first-visits = Les premières visites
lesson-first-visits-about = Ce que demandent les Vaisseaux, une Action Bonus, un Bâtiment pour votre Cité, l'Archonte, un nouveau Citoyen.

lesson-first-visits-welcome = Bienvenue, Archonte
lesson-first-visits-welcome-a = Des Vaisseaux Mère venus du ciel planent sur cinq Lieux de Rencontre. Vos ouvriers y vont récolter, bâtir et apprendre.
lesson-first-visits-welcome-b = Avec ce qu'ils rapportent, votre Cité grandit. Le plus de points de Victoire (PV) l'emporte.

lesson-first-visits-workers = Vos ouvriers
lesson-first-visits-workers-a = Vous avez deux Stratèges, un 2 jaune et un 4 rouge, et votre Archonte. Chacun fait une visite par manche.
lesson-first-visits-workers-b = À côté d'eux, un troisième socle est vide : il y a de la place pour un de plus.

lesson-first-visits-visit = Le prix est dans le ciel
lesson-first-visits-visit-a = Le Vaisseau du Lieu 2 demande un 3. Un dé plus faible peut venir aussi : chaque point qui manque coûte 1 Sagesse.
lesson-first-visits-visit-b = Envoyez votre 2 jaune sur le Lieu 2. Il vous en coûte 1 de vos 2 Sagesse.
lesson-first-visits-visit-other = Cela se peut aussi. Ici, envoyez le 2 jaune sur le Lieu 2.

lesson-first-visits-bonus = La tuile Action Bonus
lesson-first-visits-bonus-a = La tuile de ce Lieu est jaune, comme votre Stratège : il a aussi droit à son Action Bonus, 1 ressource de base au choix.
lesson-first-visits-bonus-b = Elle se fait avant ou après l'action principale. Prenez-la d'abord : elle va vous servir.
lesson-first-visits-bonus-other = L'action principale vient tout de suite après. Prenez d'abord le bonus jaune.

lesson-first-visits-stone = De la Pierre pour bâtir
lesson-first-visits-stone-a = La Nourriture apporte de nouveaux socles, la Sagesse aide les dés faibles. Les Bâtiments se paient en Pierre.
lesson-first-visits-stone-b = Vous avez 1 Pierre. Prenez-en une autre.
lesson-first-visits-stone-other = Utile, mais pas pour bâtir. Prenez cette fois de la Pierre.

lesson-first-visits-build = Une action principale
lesson-first-visits-build-a = Chaque Lieu en a deux : celle du haut donne des ressources, celle du bas autre chose. Une visite fait l'une des deux.
lesson-first-visits-build-b = Choisissez celle du bas : construire un Bâtiment.
lesson-first-visits-build-other = 3 Nourriture, ce serait bien aussi. Mais choisissez le Bâtiment : vous avez la Pierre qu'il faut.

lesson-first-visits-tile = Un Bâtiment pour votre Cité
lesson-first-visits-tile-a = Au Marché, la tuile du haut ne coûte pas de Sagesse, chaque suivante 1 de plus. En haut se trouve la Maison du Guérisseur, pour 2 Pierre.
lesson-first-visits-tile-b = Prenez-la comme Bâtiment, et posez-la où vous voulez à côté de votre Agora ou de votre Palais.
lesson-first-visits-tile-other = Toute tuile peut être construite, même gratuitement, à l'envers, comme Ferme. Ici, prenez la Maison du Guérisseur, comme Bâtiment.

lesson-first-visits-ability = Il sert aussitôt
lesson-first-visits-ability-a = La capacité d'un nouveau Bâtiment peut servir une fois, tout de suite. Celui-ci donne 1 PV, et 1 de plus par Stratège.
lesson-first-visits-ability-b = Vous en avez deux, celui du Lieu compte aussi. Servez-vous-en : 3 PV.
lesson-first-visits-ability-other = Rien ne vous y oblige. Mais ce sont 3 PV, pour rien : servez-vous-en.

lesson-first-visits-turned = Le Vaisseau a tourné
lesson-first-visits-turned-a = À chaque visite, un Vaisseau monte de 1. Après vous, il montrait 4 : Claire est venue avec un 2 et a dû payer 2 Sagesse.
lesson-first-visits-turned-b = Maintenant il montre 5. Là où beaucoup vont, c'est cher ; après un 6, un Vaisseau reprend à 1.

lesson-first-visits-archon = L'Archonte ne paie jamais
lesson-first-visits-archon-a = Le Vaisseau du Lieu 4 montre 6, trop pour votre 4 rouge. Votre Archonte n'a pas de valeur, et ne paie jamais.
lesson-first-visits-archon-b = Envoyez votre Archonte sur le Lieu 4.
lesson-first-visits-archon-other = Une autre fois. Ici, envoyez l'Archonte sur le Lieu 4.

lesson-first-visits-recruit = Deux bras de plus
lesson-first-visits-recruit-a = Votre troisième socle est encore vide. L'action du bas de ce Lieu y met un Citoyen.
lesson-first-visits-recruit-b = Choisissez-la : recruter un Citoyen.
lesson-first-visits-recruit-other = L'Or est toujours bienvenu. Mais un troisième Stratège vous sert à chaque manche : recrutez.

lesson-first-visits-citizen = Lequel ?
lesson-first-visits-citizen-a = Le dé de gauche est gratuit, chaque suivant coûte 1 Sagesse de plus. Vous avez 1 Sagesse.
lesson-first-visits-citizen-b = Prenez le 1 mauve ou le 2 bleu : les petits grandissent, et leurs couleurs ouvrent les tuiles Action Bonus.

lesson-first-visits-end = Voilà une visite
lesson-first-visits-end-a = Un ouvrier, ce que demande le Vaisseau, une action principale, parfois un bonus : ainsi va le tour. Votre nouveau Stratège peut déjà servir dans cette manche.
lesson-first-visits-end-b = À quoi servent vos Bâtiments quand quatre tuiles forment un carré, c'est l'autre leçon.

## Votre premier District

lesson-first-district = Votre premier District
lesson-first-district-about = Un Siège de Pouvoir, une carte District, des Bâtiments activés, une Tour ; puis un Stratège de valeur 6, et passer.

lesson-first-district-seat = Quatre en carré
lesson-first-district-seat-a = Quatre tuiles en carré forment un District. Dans le vôtre : la Maison du Guérisseur, un Avant-Poste, une Statue et l'Agora.
lesson-first-district-seat-b = En son centre, un Siège de Pouvoir, encore vide. Un dé que vous y laissez complète le District, et y reste.

lesson-first-district-card = Une carte qui correspond
lesson-first-district-card-a = Les cartes District montrent des motifs : une case grise accepte toute tuile, et le tout peut pivoter ou être inversé (miroir). Votre District ressemble à celle-ci.
lesson-first-district-card-b = Elle rapporte 8 PV la première fois, et l'Or posé dessus au premier qui vient.

lesson-first-district-complete = Le Siège de Pouvoir
lesson-first-district-complete-a = N'importe lequel de vos Stratèges non utilisés peut y aller. Sa couleur compte : les Bâtiments de cette couleur serviront à nouveau.
lesson-first-district-complete-b = Posez votre 4 mauve sur le Siège de Pouvoir.
lesson-first-district-complete-other = Une bonne idée pour plus tard. Ici, complétez le District, avec le 4 mauve.

lesson-first-district-activate = Les Bâtiments s'activent
lesson-first-district-activate-a = La carte a donné 8 PV et 2 Or. Vous pouvez maintenant activer chaque Bâtiment du District de la couleur du dé, et l'Agora avec tout dé.
lesson-first-district-activate-b = Commencez par le mauve, la Maison du Guérisseur : 1 PV, et 1 pour chacun de vos deux Stratèges.
lesson-first-district-activate-other = Chaque chose en son temps. Activez d'abord la Maison du Guérisseur.

lesson-first-district-agora = L'Agora aussi
lesson-first-district-agora-a = L'ordre est à vous, et chacun sert une fois. L'Agora donne 1 ressource de base.
lesson-first-district-agora-b = Activez l'Agora.
lesson-first-district-agora-other = Rien ne vous y oblige, mais cela ne coûte rien : activez l'Agora.

lesson-first-district-basic = Comme il vous plaira
lesson-first-district-basic-a = La Pierre bâtit et monte, la Nourriture agrandit votre peuple, la Sagesse aide les dés faibles.
lesson-first-district-basic-b = Prenez celle que vous voulez.

lesson-first-district-worth = Ce que vaut le dé
lesson-first-district-worth-a = À la fin, chaque dé sur un Siège vaut sa valeur multipliée par la hauteur de votre Tour de sa couleur.
lesson-first-district-worth-b = Votre Tour mauve a 2 Étages : 4 × 2 = 8 PV. Il pourrait y en avoir plus.

lesson-first-district-tower = Un Étage de plus
lesson-first-district-tower-a = Un nouvel Étage coûte autant d'Or que la Tour a d'Étages : 2, juste ce que vous avez.
lesson-first-district-tower-b = Élevez la Tour mauve. Votre dé vaudra alors 4 × 3 = 12 PV.
lesson-first-district-tower-other = C'est possible, mais votre dé est mauve : élevez la Tour mauve.

lesson-first-district-six = Un Stratège de valeur 6
lesson-first-district-six-a = Claire a passé ; vous pouvez continuer tant que vous voulez. Votre 6 jaune suffit à tous les Vaisseaux.
lesson-first-district-six-b = Et il fait les deux actions principales d'un Lieu. Envoyez-le sur le Lieu 3.
lesson-first-district-six-other = Plus tard peut-être. Ici, envoyez le 6 jaune sur le Lieu 3.

lesson-first-district-wisdom = L'action du haut
lesson-first-district-wisdom-a = L'ordre est à vous. Ce qu'une action rapporte peut payer l'autre.
lesson-first-district-wisdom-b = Commencez par celle du haut : 3 Sagesse.
lesson-first-district-wisdom-other = Le Temple vient ensuite. Prenez d'abord les 3 Sagesse.

lesson-first-district-temple = Et celle du bas
lesson-first-district-temple-a = Pour 1 Pierre, vous montez 2 marches d'un Temple. À la fin, vos deux Temples les plus bas comptent.
lesson-first-district-temple-b = Montez : vous avez la Pierre.
lesson-first-district-temple-other = Un 6 peut faire les deux : montez aussi les marches d'un Temple.

lesson-first-district-zodiac = Quel Temple ?
lesson-first-district-zodiac-a = Avec les marches, vous prenez la carte Zodiaque du Temple, même chez un autre. Elle vous aide tant que vous la détenez.
lesson-first-district-zodiac-b = En fin de manche, elle va à qui est le plus haut. Choisissez l'un des trois.

lesson-first-district-pass = Passer, et grandir
lesson-first-district-pass-a = Votre Stratège bleu et l'Archonte pourraient encore partir. Mais qui passe reprend tous ses ouvriers, et chaque Stratège gagne 1.
lesson-first-district-pass-b = Passez pour cette manche.
lesson-first-district-pass-other = Vous pourriez continuer, oui. Pour cette leçon, passez et regardez grandir vos dés.

lesson-first-district-adviser = De 6 à Conseiller
lesson-first-district-adviser-a = Votre 2 bleu est maintenant un 3. Le 6 jaune ne pouvait plus grandir : il est devenu Conseiller, et son socle est libre.
lesson-first-district-adviser-b = La rangée rapporte des points à la fin. Et votre Archonte compte désormais comme jaune pour les tuiles Action Bonus.

lesson-first-district-end = Une nouvelle manche
lesson-first-district-end-a = Tous avaient passé : la manche était finie. Claire, devant sur la piste Militaire, a la tuile Bastion et commence la suivante.
lesson-first-district-end-b = Plus d'Or sur les cartes, trop peu d'Étages ou de dés, ou quelqu'un sur les trois sommets : la partie finit avec la manche.
