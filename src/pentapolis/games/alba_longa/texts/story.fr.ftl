### Le combat pour une ville, tel qu'il est raconté sur le plateau, en français.

story-attack-title = L'attaque contre { $city }
story-attack-defence = Défense
story-attack-together = Ensemble { $n }. { "" }
story-attack-strength = Force d'attaque
story-attack-soldiers = Soldats
story-attack-soldiers-said = On compte les soldats.
story-attack-sabotages =
    { $n ->
        [one] { $n } sabotage
       *[other] { $n } sabotages
    }
story-attack-loot =
    { $n ->
        [one] { $n } produit à piller
       *[other] { $n } produits à piller
    }
story-attack-success = +{ $n } : { $spoils }
story-attack-repelled = Repoussé
story-attack-beaten = Cède
story-attack-holds = Résiste
story-attack-sent-home =
    { $job ->
        [merchant] marchand
        [worker] ouvrier
        [priest] prêtre
       *[farmer] fermier
    }
story-attack-laid-down =
    { $job ->
        [merchant] marchand couché
       *[farmer] fermier couché
    }
story-attack-removed =
    { $job ->
       *[other] paysan capturé
    }
story-attack-captive = paysan capturé
story-attack-silver =
    { $n ->
       *[other] argent
    }
story-attack-wheat =
    { $n ->
        [one] blé
       *[other] blés
    }
