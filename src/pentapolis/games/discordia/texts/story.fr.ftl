### L'attaque racontée au-dessus du plateau, en français.

story-raid-title = Les Barbares de l'an { $year }
story-raid-strength = Force
story-raid-begins = Des deux rives, ils fondent sur les cités.
story-raid-count = On compte les casernes et les tours complètes.
story-raid-workers = Ouvriers des casernes et tours complètes
story-raid-walls = Murs des tours
story-raid-defence = Défense
story-raid-holds = Tient
story-raid-falls = Cède
story-raid-stars =
    { $n ->
        [one] étoile
       *[other] étoiles
    }
story-raid-drawn =
    { $n ->
        [one] ouvrier de plus
       *[other] ouvriers de plus
    }
story-raid-returned =
    { $n ->
        [one] ouvrier de moins
       *[other] ouvriers de moins
    }
story-raid-ring =
    { $n ->
       *[other] aqueduc
    }
story-raid-modifier = modificateur
story-raid-building =
    { $type ->
        [ship] bateau
        [barracks] caserne
        [shop] échoppe
        [farm] ferme
       *[any] bâtiment
    }
story-raid-gained =
    { $kind ->
        [tower] tour
        [extension] extension
        [privilege] privilège
       *[deploy] déploiement
    }
