### La bataille de l'hiver telle qu'on la raconte au-dessus du plateau, en français.

story-winter-title = La bataille d'hiver de l'année { $year }
story-winter-strength = Force
story-winter-value = Valeur de combat
story-winter-soldiers = Soldats
story-winter-soldiers-said = Chaque province compte ses soldats.
story-winter-buildings-said = Murs et ateliers s'y ajoutent.
story-winter-reinforcements = Du Roi
story-winter-victory = Victoire
story-winter-draw = Égalité
story-winter-defeat = Défaite
story-winter-gold = or
story-winter-wood = bois
story-winter-stone =
    { $n ->
        [one] pierre
       *[other] pierres
    }
story-winter-vp = PV
story-winter-any =
    { $n ->
        [one] marchandise au choix
       *[other] marchandises au choix
    }
story-winter-building =
    { $n ->
        [one] bâtiment
       *[other] bâtiments
    }
