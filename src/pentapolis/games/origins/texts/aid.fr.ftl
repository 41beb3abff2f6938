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

aid-end = La partie finit avec la manche si

aid-scoring = Le décompte final
aid-scoring-gold = 1 PV par Or.
aid-scoring-advisers = L'espace occupé le plus à droite de votre rangée des Conseillers.
aid-scoring-temples = Deux Temples, sans votre plus haut. Par marche : { $temples }.
aid-scoring-seats = Chaque dé sur un Siège de Pouvoir : sa valeur multipliée par votre Tour de sa couleur.
aid-scoring-tie = Égalité : le plus de tuiles dans la Cité.

aid-buildings =
    { $colour ->
        [red] Bâtiments rouges et leur Pierre
        [purple] Bâtiments mauves
        [blue] Bâtiments bleus
        [orange] Bâtiments orange
       *[yellow] Bâtiments jaunes
    }

aid-zodiac = Cartes Zodiaque

aid-solo = Entraînement solo
aid-solo-ships = { $rounds } manches. Chaque visite fait aussi monter un Vaisseau voisin, s'il est sous 6.
aid-solo-token = Un jeton dépensé à la visite : aucun Vaisseau ne monte.
aid-solo-neutral = Dès la manche 2, un marqueur adverse se tient devant le palier de la manche. Vous gardez une de vos cartes Zodiaque, au hasard.
aid-solo-target = Score à atteindre : { $target } PV, et { $step } pour chacune : rouge au Lieu 1, mauve au 2, bleue au 3, orange au 4.
