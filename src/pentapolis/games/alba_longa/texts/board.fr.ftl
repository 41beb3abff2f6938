### Les mots du plateau dessiné d'Alba Longa, en français. Le client les lit ; les noms des lieux, villes et cartes viennent de fr.ftl.

board-name = Alba Longa

## La cour et ses dés

board-court = La cour
board-court-of = Cour : { $name }
board-no-court = Aucune cour réunie
board-dice = Dés
# $now dit ce qu'il montre, ou qu'il est parti
board-die = { $name } : { $now }
board-die-shows = montre { $value }
board-die-gone = pris
board-die-unrolled = pas lancé
board-job =
    { $job ->
        [soldier] Soldat
        [merchant] Marchand
        [worker] Ouvrier
        [priest] Prêtre
       *[farmer] Fermier
    }
board-dice-cost = Coût des dés
board-dice-cost-now = Faire appel à la cour coûte { $cost } argent.

## Les étals

board-stalls = Étals du marché
board-stalls-now = selon les marchands
board-stall-holds = Contient { $silver } argent.
board-stall-to = Avec les marchands d'à présent, il revient à { $name }.
board-stall-bank = Avec les marchands d'à présent, il va à la banque.

## Saisons, climat, bénédictions

board-season = Saison, climat, bénédictions
board-numeral =
    { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
board-season-now =
    Année { board-numeral }, { $season ->
        [growing] saison de croissance
        [harvest] saison des récoltes
       *[year_end] fin d'année
    }
board-yields = Un fermier apporte { $wheat } blés, { $improved } si la récolte est améliorée, { $lying } s'il est couché.
board-prayer = Prière
board-prayer-cost = Améliorer la récolte coûte { $cost } dévotion cette année.
board-prayer-may = Pas encore retournée : améliorer la récolte peut coûter { $costs } dévotion.
board-next = Ensuite
board-next-climate = L'an prochain : { $climate }.
board-next-hidden = Le climat de l'an prochain n'est pas encore connu.
board-blessing = Dieux
board-blessings-left =
    { $count ->
        [one] Il reste { $count } carte bénédiction.
       *[other] Il reste { $count } cartes bénédiction.
    }
board-blessing-last = La dernière : { $name }.

## Les villes

board-towns = Les villes du Latium
board-town-people =
    { $population } paysans, { $soldiers ->
        [one] { $soldiers } soldat
       *[other] { $soldiers } soldats
    }, { $heroes ->
        [one] { $heroes } héros actif
       *[other] { $heroes } héros actifs
    }, { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }.
board-town-gone = Éliminé.
board-gone = éliminé
board-town-crown = Roi des Rois.
board-town-chosen = A choisi en secret.
board-town-aimed = Vous l'attaquez ; vous seul le savez.
board-town-attacked = Attaquée par { $names }.
board-town-open = Montrée ci-dessous.
board-assisi =
    { $defenders ->
        [one] { $defenders } défenseur
       *[other] { $defenders } défenseurs
    }. Butin : { $silver } fois de l'argent, { $wheat } fois du blé, { $captives ->
        [one] { $captives } paysan capturé
       *[other] { $captives } paysans capturés
    }.
board-loot = Assisi en a { $count }.

## Une ville

board-city = { $city } : { $name }
board-whose = Quelle ville
board-supplies = Ce que possède { $name }
board-has = { $name } : { $has }
board-count-monuments =
    { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
board-count-population =
    { $count ->
        [one] { $count } paysan
       *[other] { $count } paysans
    }
board-count-silver = { $count } argent
board-count-wheat =
    { $count ->
        [one] { $count } blé
       *[other] { $count } blés
    }
board-count-devotion = dévotion { $count }
board-out = hors jeu cette saison
board-monuments-now =
    { $count ->
        [one] { $count } monument sur { $goal } est debout.
       *[other] { $count } monuments sur { $goal } sont debout.
    }
board-population = Population, but { $goal }
board-places = Lieux de travail
board-place-now =
    { $count ->
        [0] Personne ici.
        [one] { $count } ici : { $brings }.
       *[other] { $count } ici : { $brings }.
    }
board-brings-strength = force { $count }
board-brings-silver = +{ $count } argent
board-brings-monuments =
    { $count ->
        [one] +{ $count } monument
       *[other] +{ $count } monuments
    }
board-brings-worship =
    { $count ->
        [0] dévotion { $from }
       *[other] dévotion { $from } + { $count }
    }
board-brings-wheat = +{ $count } blé, amélioré { $improved }
board-village-now =
    { $home } chez eux, { $working } au travail{ $beside ->
        [0] {""}
       *[other] , { $beside } sans maison
    }
board-houses = Piste d'habitations
# $state: home (chez lui), away (au travail), empty, passed (avant le disque); $free: emplacement gratuit
board-house =
    Emplacement { $space }{ $free ->
        [yes] , gratuit
       *[no] {""}
    } : { $state ->
        [home] un paysan est chez lui
        [away] au travail
        [passed] avant le disque d'habitations
       *[empty] vide
    }

## Les héros

board-heroes = Héros
board-heroes-own = Héros, vous seul
board-heroes-of = Héros : { $name }
board-hero-sent = choisi en secret, vous seul le savez
board-hero-state =
    { $state ->
        [active] actif
        [used] utilisé
        [played] sur la table
       *[unknown] actif ou utilisé
    }
