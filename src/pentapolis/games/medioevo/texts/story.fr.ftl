### Les mots des récits de Medioevo Universale, en français.

story-honor = Points d'Honneur
story-units = unités
story-bids-title = Enchères pour l'ordre du tour
story-bid = Enchère
story-place =
    { $place ->
        [1] premier joueur
       *[other] en position { $place }
    }
story-rebellion-title = Rébellion
story-tolerated = Taxe tolérée
story-tax = Niveau de taxation
story-rebellions =
    { $count ->
        [one] { $count } rébellion
       *[other] { $count } rébellions
    }
story-battle-title = Bataille { $place }
story-round = Manche { $round } : { $own } contre { $theirs }
story-battle-result =
    { $won ->
        [yes] victoire
        [nobody] sans vainqueur
       *[no] défaite
    }
story-vote-title = Le vote
story-vote =
    { $broken ->
        [yes] rompu
       *[no] respecté
    }
