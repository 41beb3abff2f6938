### Les mots du plateau dessiné d'Origins, en français. Le client les lit ; les noms des tuiles, cartes, Lieux et pistes viennent de fr.ftl.

board-name = Origins

## Couleurs et dés

board-colour =
    { $colour ->
        [red] rouge
        [purple] mauve
        [blue] bleu
        [orange] orange
       *[yellow] jaune
    }
# $colour est aussi `speaker` ou `archon`
board-die =
    { $colour ->
        [speaker] Orateur { $value }
        [archon] Archonte
       *[other] { $value } { board-colour }
    }
board-vp = PV

## Le ciel et les Lieux

board-sky = Vaisseaux Mères et Lieux de Rencontre
board-sites = Lieux de Rencontre
board-ship = Le Vaisseau Mère { board-colour } montre { $value }
board-here = Ici : { $who }
board-stands = { $name } ({ $worker })
board-done = { $what } : fait
board-and-or = et/ou

## Pistes

board-stack = De bas en haut : { $names }.
board-temples = Temples
board-zodiacs = Cartes Zodiaque
board-zodiac =
    { $held ->
        [yes] { $card }, détenue par { $holder }.
       *[no] { $card }, sur le Temple.
    }
board-on-step = { $name } sur la marche { $step } ({ $vp } PV)

## Gens et Étages

board-areas = Citoyens, Orateurs, Étages
board-speakers = Orateurs
board-draft = Dés de départ
board-floors = Étages restants
board-citizen = { $die }, { $wisdom } Sagesse
board-supply = { board-colour } : { $floors ->
        [one] { $floors } Étage
       *[other] { $floors } Étages
    } et { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } en réserve

## Marché et cartes

board-tile = { $tile } : { $wisdom } Sagesse, { $stone } Pierre
board-as-farm = { $tile } en Ferme
board-next = Ensuite
board-piles = Piles de Bâtiments
board-pile =
    { $count ->
        [0] Couleur { board-colour } : plus aucune tuile
        [one] Couleur { board-colour } : la dernière tuile est { $tile }
       *[other] Couleur { board-colour } : sur { $count } tuiles, la prochaine est { $tile }
    }
board-cards = Cartes District
board-last-round = Dernière manche : la fin est annoncée
board-card-now = { $vp } PV pour vous, { $gold } Or dessus.
board-scored = Gagnée par { $names }.

## Une Cité

board-whose = La Cité de qui
board-my-city = Ma Cité
board-city = Cité : { $name }
board-city-now =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $lit ->
        [one] { $lit } Siège éclairé
       *[other] { $lit } Sièges éclairés
    }
board-look = Vue de la Cité
board-nearer = Plus près
board-further = Plus loin
board-centre = Recentrer la Cité (R)
board-plot = vide
board-cell = ({ $x }, { $y }) : { $name }
board-seats = Sièges de Pouvoir
board-seat-empty = Siège de Pouvoir en ({ $x }, { $y }) : vide
board-seat-taken = Siège de Pouvoir en ({ $x }, { $y }) : { $die }, { $value } × Tour { $height }

## Ce qu'a un joueur

board-supplies = Réserves : { $name }
board-has-vp = { $n } PV
board-has = { $what } : { $n }
board-tokens =
    { $n ->
        [one] { $n } jeton Supériorité
       *[other] { $n } jetons Supériorité
    }
board-workers = Ouvriers : { $name }
board-workers-title = Ouvriers
board-workers-now =
    { $home } prêts, { $out } placés · { $free ->
        [0] aucun socle libre
        [one] { $free } socle libre
       *[other] { $free } socles libres
    }
board-out = Placés sur les Lieux : { $sites }
board-reserved = Tuiles mises de côté
board-reserved-tile = Mise de côté : { $tile }
board-towers = Tours du Palais : { $name }
board-tower =
    { board-colour } : hauteur { $height }, dés sur les Sièges { $sum } ; { $left ->
        [0] il ne reste aucun Étage
        [one] il reste { $left } Étage
       *[other] il reste { $left } Étages
    }
board-careers = Conseillers et socles : { $name }
board-advisers = Conseillers
board-advisers-now =
    { $colours ->
        [0] Personne encore.
       *[other] { $list } : { $vp } PV. L'Archonte a ces couleurs.
    }
board-population = Socles
board-base =
    Socle { $n } : { $taken ->
        [yes] pris
       *[no] { $food } Nourriture
    }{ $vp ->
        [0] { "" }
       *[other] , { $vp } PV
    }
