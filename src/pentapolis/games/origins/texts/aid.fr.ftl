# L'aide de jeu : Origins en une page. Noms et valeurs viennent des autres textes du jeu et de sa boîte.

aid-title = Origins : First Builders en un coup d'œil

aid-turn = Un tour : une action
aid-turn-more = Une fois par tour, un jeton Supériorité en paie une de plus, sauf après avoir passé.
aid-turn-visit-name = Visiter
aid-turn-visit = Un ouvrier non utilisé va sur un Lieu.
aid-turn-district-name = Compléter
aid-turn-district = Le dé d'un Stratège non utilisé va sur un Siège de Pouvoir vide.
aid-turn-tower-name = Tour
aid-turn-tower = Un Étage de la réserve, pour autant d'Or que la Tour a d'Étages.
aid-turn-population-name = Population
aid-turn-population = Votre prochain socle, payé en Nourriture.
aid-turn-pass-name = Passer
aid-turn-pass = Reprendre Stratèges et Archonte ; chaque Stratège gagne 1, un 6 devient Conseiller. Fini pour la manche.

aid-visit = Une visite
aid-visit-ship = Ce qui manque au dé pour atteindre le Vaisseau coûte de la Sagesse ; l'Archonte ne paie rien. Puis le Vaisseau monte de 1, de 6 à 1.
aid-visit-main = Une action principale ; un Stratège de valeur 6 peut faire les deux. L'Or remplace toute ressource de base.
aid-visit-bonus = La tuile Action Bonus : pour un Stratège de sa couleur, ou l'Archonte qui en a un Conseiller ; avant, entre ou après.
aid-visit-food = Chaque Nourriture du Lieu 5 : 1 de plus pour un Stratège non utilisé, ou 1 case sur la piste Militaire.
aid-visit-site = Lieu
aid-visit-upper = Haut
aid-visit-lower = Bas
aid-visit-tiles = Tuiles Action Bonus
aid-bonus-military = 1 Sagesse : progresser de 1 ou attaquer.
aid-bonus-build = 1 Nourriture : construire, aux coûts habituels.
aid-bonus-temple = 1 Pierre : 1 marche d'un Temple, sans carte.
aid-bonus-speaker = Prendre un Orateur.
aid-bonus-basic = 1 ressource de base.

aid-people = Le peuple
aid-people-recruit = Un Citoyen demande un socle libre. Sagesse depuis la gauche : { $citizens }.
aid-people-bases = Nourriture du 3e au 6e socle : { $bases }. Le dernier donne { $base_vp } PV.
aid-people-speaker = Un Orateur sert une fois, sans couleur, et revient en fin de manche.
aid-people-adviser = Rangée des Conseillers, PV : { $advisers }. Elle prête ses couleurs à l'Archonte. Une couleur déjà là rapporte à la place l'espace occupé le plus à droite.

aid-city = La Cité
aid-city-cost = Une tuile coûte la Sagesse de sa case, depuis le haut { $market }, et sa Pierre. À l'envers, comme Ferme, elle est gratuite.
aid-city-place = Elle doit toucher un bord de votre Cité. Sa capacité peut servir aussitôt.
aid-city-district = Un District complété rapporte une carte qui correspond (pivotée, en miroir ; le gris accepte tout) et son Or.
aid-city-seat = Puis chacun de ses Bâtiments de la couleur du dé peut servir une fois, et l'Agora.

aid-war = La guerre
aid-war-advance = Chaque palier franchi donne un jeton Supériorité, l'emplacement final { $final_vp } PV.
aid-war-attack = Attaque : le bonus de votre case, puis 1 PV par marqueur plus faible et par palier franchi.
aid-war-space = { $space } : { $bonus }

aid-round-end = Quand tous ont passé
aid-round-end-speakers = Les Orateurs reviennent ; ceux qui ont servi gagnent 1, un 5 est relancé.
aid-round-end-bastion = Le plus fort commence la manche suivante ; à égalité, le marqueur du dessous.
aid-round-end-retreat = Les marqueurs Militaires reculent à la première case après leur dernier palier.
aid-round-end-zodiac = Chaque carte Zodiaque va au plus haut de son Temple ; à égalité, au marqueur du dessous.

aid-end = La fin
aid-end-if = La partie finit avec la manche si : { $conditions }.
aid-scoring-gold = 1 PV par Or ; l'espace occupé le plus à droite des Conseillers.
aid-scoring-temples = Deux Temples, sans votre plus haut. Par marche : { $temples }.
aid-scoring-seats = Chaque dé sur un Siège de Pouvoir : sa valeur × la Tour de sa couleur.
aid-scoring-tie = Égalité : le plus de tuiles dans la Cité.

aid-buildings = Bâtiments : couleur et Pierre
aid-building-armory = Progresser de 2 et/ou attaquer.
aid-building-arena = 2 PV par Bâtiment et par Stratège rouge.
aid-building-outpost = Progresser de 1 ou attaquer.
aid-building-equestrian-grounds = Progresser de 2 ; 1 Pierre ou Nourriture par adversaire plus faible.
aid-building-fortress = Progresser de 1 par Bâtiment rouge.
aid-building-veterans-quarter = Valeur d'un Stratège non utilisé en PV ; il perd 1.
aid-building-castle = 1 PV, et 3 par District complété.
aid-building-construction-site = Mettre de côté une tuile du Marché.
aid-building-court-of-justice = Un Stratège non utilisé change de couleur.
aid-building-estate = Un Citoyen sans payer.
aid-building-forum = Un Orateur sans payer.
aid-building-stone-circle = 0/1/3/6/10 PV pour 1 à 5 couleurs bâties.
aid-building-granary = 1 Nourriture, et 1 par Ferme.
aid-building-harbour = 2 PV par Bâtiment jaune.
aid-building-market = 4 PV par Stratège jaune.
aid-building-mint = 1 Or.
aid-building-quarry = 1 Pierre, et 1 par emplacement vide à côté.
aid-building-workshop = 1 ressource de base.
aid-building-temple-of-the-forest = 2 marches ; pour 1 Or, 1 marche ailleurs.
aid-building-temple-of-the-mountain = 2 marches ; pour 1 Or, 1 marche ailleurs.
aid-building-temple-of-the-sea = 2 marches ; pour 1 Or, 1 marche ailleurs.
aid-building-obelisk = 1/2/4/7 PV pour 1/2/3/4 Obélisques.
aid-building-sanctuary = 3/6/10 PV pour 1/2/3 cartes Zodiaque.
aid-building-statue = 1 marche d'un Temple.
aid-building-artists-parlour = 3 PV par couleur de vos Stratèges.
aid-building-astronomy-tower = 1 Sagesse, et 1 par Conseiller.
aid-building-fountain-of-wisdom = 1 Sagesse ; un Vaisseau revient à 1.
aid-building-portal = Un Stratège non utilisé gagne 1 ou 2.
aid-building-healers-house = 1 PV, et 1 par Stratège.
aid-building-mages-tower = Se servir d'un Bâtiment voisin.

aid-zodiac = Cartes Zodiaque
aid-zodiac-sagittarius = Un dé que vous prenez peut gagner 1.
aid-zodiac-pisces = Une Action Bonus peut devenir 1 Or.
aid-zodiac-capricorn = Après un Étage, un Stratège peut gagner 2, jusqu'à 6.
aid-zodiac-aquarius = Après les 2 marches du Lieu 3 ou d'un nouveau Temple : pour 1 Or, 1 marche ailleurs.
aid-zodiac-taurus = Tuiles et Citoyens coûtent 1 Sagesse de moins.
aid-zodiac-cancer = En passant, avec un socle libre : un Citoyen sans payer.
aid-zodiac-libra = Après un District, vous pouvez recruter en payant.
aid-zodiac-aries = Attaque : 1 PV par Stratège rouge et dé rouge sur un Siège.
aid-zodiac-leo = Le dé d'un District gagne 2, jusqu'à 6.
aid-zodiac-gemini = En passant : 1 ressource de base par case que vous allez reculer.
aid-zodiac-virgo = Vous pouvez bâtir sur une de vos Fermes sans payer.
aid-zodiac-scorpio = 1 Sagesse par District complété et par Conseiller.

aid-solo = Entraînement solo
aid-solo-ships = { $rounds } manches. Une visite monte aussi un voisin sous 6 ; avec un jeton, aucun.
aid-solo-neutral = Dès la manche 2, un marqueur adverse devant le palier de la manche. Vous gardez une carte Zodiaque, au hasard.
aid-solo-target = Score à atteindre : { $target } PV, et { $step } pour chacune : rouge au Lieu 1, mauve au 2, bleue au 3, orange au 4.
