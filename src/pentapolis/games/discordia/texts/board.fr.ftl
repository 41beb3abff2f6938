### Les mots du plateau dessiné de Discordia, en français. Le client les lit ; les noms viennent de fr.ftl.

board-name = Discordia

## Le fleuve et ses rives

board-river = Le Rhin : saisons et Barbares
board-seasons = Rives et saisons
board-season-now = Le bateau est ici, en l'an { $year }.
board-bank-left = Rive gauche
board-bank-left-hidden = Rive gauche : aucun Barbare en vue
board-bank-left-short = vaincu
board-bank-right = Rive droite
board-bank-right-hidden = Rive droite : ils viennent avec les Saturnales
board-bank-right-short = vainqueur

## Colonnes, dés et bâtiments

board-columns = Colonnes avec dés, tuiles Action et bâtiments
board-die = { $name } : { $value }
board-die-taken = Pris par { $name }, Maximus, pour cette saison.
board-die-blocked = Janus le bloque cette saison.
board-die-used = Utilisé par { $name } avec la valeur { $value }.
# $target : ship, barracks, shop, farm ou any
board-offer =
    { $kind ->
        [deploy] { $target ->
            [ship] Action principale : déployer sur un bateau
            [barracks] Action principale : déployer sur une caserne
            [shop] Action principale : déployer sur une échoppe
            [farm] Action principale : déployer sur une ferme
           *[any] Action principale : déployer sur n'importe quel bâtiment
        }
        [gain_star] { $n ->
            [one] Action principale : prendre { $n } étoile
           *[other] Action principale : prendre { $n } étoiles
        }
        [gain_extension] Action principale : aménager une extension
       *[upgrade] Action principale : améliorer
    }
board-column-reach = Utiliser le dé comme un { $value } ({ $change } par les modificateurs).

## Ce qui est ouvert à tous

board-supply = Décrets, privilèges, tours et réserves
board-decrees = Décrets
board-privileges = Privilèges
board-towers = Tours
board-decree-now =
    { $met ->
        [yes] Rempli : { $have } sur { $want } ({ $name }).
       *[no] Pour l'instant { $have } sur { $want } ({ $name }).
    }
board-privilege-used = Déjà utilisé
board-stores = Réserves communes
board-store-star =
    { $count ->
        [one] { $count } étoile sur le plateau
       *[other] { $count } étoiles sur le plateau
    }
board-store-star-does = Les étoiles gagnées viennent d'ici. Quand il n'y en a plus, on n'en gagne plus.
board-store-modifier =
    { $count ->
        [one] { $count } modificateur disponible
       *[other] { $count } modificateurs disponibles
    }
board-store-modifier-does = Les modificateurs gagnés viennent d'ici.
board-store-stack =
    { $count ->
        [one] { $count } bâtiment dans la pile
       *[other] { $count } bâtiments dans la pile
    }
board-store-stack-does = Les nouveaux bâtiments viennent d'ici, aux Saturnales et à la nouvelle année.
board-store-bag =
    { $count ->
        [one] { $count } ouvrier dans le sac
       *[other] { $count } ouvriers dans le sac
    }
board-store-bag-does = Les recrues en sont tirées, et tous ceux qui partent y retournent.
board-janus-none = Janus : aucune tuile n'est encore retournée

## Le tour

board-turn = Le tour
board-phase =
    { $phase ->
        [set_up] Choix des bâtiments de départ.
        [raid] Les Barbares attaquent.
       *[recruitment] De nouveaux ouvriers sont recrutés.
    }
board-picks = Un dé est à choisir : { $name }
board-check-main = Action principale
board-check-special = Déploiements spéciaux
board-check-season = Bonus de saison
board-check-towers = Tours
board-check-privileges = Privilèges
board-check-decrees = Décrets
board-check-state =
    { $state ->
        [open] encore possible
        [done] fait
        [none] rien de possible
       *[later] pas encore fait
    }
board-waiting = Bonus en attente
board-waiting-short = En attente
board-bonus =
    { $kind ->
        [deploy] Déployer
        [exchange] { $n ->
            [one] Échanger { $n } ouvrier
           *[other] Échanger { $n } ouvriers
        }
        [return_workers] { $n ->
            [one] { $n } ouvrier dans le sac
           *[other] { $n } ouvriers dans le sac
        }
        [place_star] { $on ->
            [expedition] Une étoile sur la piste d'expédition
           *[upgrade] Une étoile sur la piste d'amélioration
        }
        [gain_star] { $n ->
            [one] Prendre { $n } étoile
           *[other] Prendre { $n } étoiles
        }
        [aqueduct] { $n ->
            [one] { $n } cran d'aqueduc
           *[other] { $n } crans d'aqueduc
        }
        [gain_tower] Une tour
        [gain_modifier] Un modificateur
        [gain_privilege] Un privilège
       *[gain_extension] Une extension
    }

## Le quai

board-quay = Le quai : { $name }
board-idle =
    { $count ->
        [one] { $count } ouvrier sans travail sur le quai
       *[other] { $count } ouvriers sans travail sur le quai
    }
# deux courtes lignes à côté du grand nombre
board-idle-words = attendent|sur le quai
board-queue = Ouvriers en file
board-joker = jokers
# $going : combien d'entre eux sont choisis
board-queue-of =
    { $worker ->
        [sailor] { $count ->
            [one] { $count } marin
           *[other] { $count } marins
        }
        [soldier] { $count ->
            [one] { $count } soldat
           *[other] { $count } soldats
        }
        [merchant] { $count ->
            [one] { $count } marchand
           *[other] { $count } marchands
        }
       *[farmer] { $count ->
            [one] { $count } fermier
           *[other] { $count } fermiers
        }
    }{ $going ->
        [0] {""}
        [1] , { $going } choisi
       *[other] , { $going } choisis
    }
board-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
board-stars-word = étoiles
board-modifiers = Modificateurs actifs : { $active } sur { $count }
board-modifiers-word = modif.
board-defence =
    { $holds ->
        [yes] Défense { $strong } contre une force de { $enemy } : la ville tiendrait.
        [no] Défense { $strong } contre une force de { $enemy } : la ville céderait.
       *[open] Défense { $strong } ; on voit pour l'instant une force de { $enemy }.
    }
board-from-workers = Ouvriers des casernes et tours militaires complètes
board-from-walls = Murs des tours militaires
board-raid-word = force
board-holds =
    { $holds ->
        [yes] défense : tient
        [no] défense : cède
       *[open] défense
    }
board-recruits = L'hiver recruterait { $need } : symboles { $symbols } + cases vides { $spaces } − anneau { $ring }.
board-recruits-word = recrues

## Une cité

board-city = Cité : { $name }
board-whose = Quelle cité
board-whose-city =
    { $count ->
        [one] Cité : { $name }, { $count } ouvrier sans travail
       *[other] Cité : { $name }, { $count } ouvriers sans travail
    }
board-left = reste { $left }
board-rows = Tours et bâtiments : { $name }
board-house-now = Cases occupées : { $filled } sur { $spaces }.
board-house-full = Complètement occupé.
board-house-locked = Ouvre à la prochaine saison.
board-house-answers = Répond au dé.
board-tower-free = Port { $n } : place pour une tour
board-lot-free =
    { $row ->
        [port] Port libre, emplacement { $n }
        [fort] Fort libre, emplacement { $n }
        [market] Marché libre, emplacement { $n }
       *[field] Champ libre, emplacement { $n }
    }
board-lot-missing =
    { $row ->
        [port] Pas encore de port, emplacement { $n }
        [fort] Pas encore de fort, emplacement { $n }
        [market] Pas encore de marché, emplacement { $n }
       *[field] Pas encore de champ, emplacement { $n }
    }
board-tracks = Pistes et décrets : { $name }
board-track-more =
    { $left ->
        [one] Place pour une extension, il en reste { $left }
       *[other] Place pour une extension, il en reste { $left }
    }
board-covered =
    { $by ->
        [star] Une étoile s'y trouve.
       *[decree] Complété.
    }
board-no-privilege = aucun privilège
board-extensions = extensions { $owned }, avec { $goal } :
board-privileges-of = Privilèges : { $name }
board-aqueduct = Aqueduc : l'anneau est sur { $ring } (de 0 à { $last })
