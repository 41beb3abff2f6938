### Les mots du plateau dessiné de Kingsburg, en français. Le client les lit ; les noms viennent de fr.ftl.

board-name = Kingsburg
board-court = La cour du Roi
board-tracks = Ordre du tour, points, soldats, l'Envoyé du Roi
board-calendar = Calendrier
board-provinces = Provinces
board-whose = Quelle province

## La cour

# $taken est board-free ou board-taken ; $gives une phrase comme « Recevez 2 or. »
board-advisor = { $name }, { $value }, { $taken }. { $gives }
board-free = libre
board-taken = occupé par { $names }
board-neutral-dice = dés neutres
# $dice sont des faces ; $plus, $envoy : yes ou no ; $market : more, less ou no
board-way =
    À portée avec { $dice }{ $plus ->
        [yes] {" "}et un pion « +2 »
       *[no] {""}
    }{ $market ->
        [more] {" "}et 1 de plus par le Marché
        [less] {" "}et 1 de moins par le Marché
       *[no] {""}
    }{ $envoy ->
        [yes] , en dépensant l'Envoyé.
       *[no] .
    }

## Dés et réserves

board-dice = Dés
board-roll = Dés de la saison : { $total }
board-die = Dé { $value }
board-white-die = Dé blanc { $value }
board-dice-total = Le lancer de cette saison vaut { $total }.
board-market =
    { $shift ->
        [more] Marché : 1 de plus
       *[less] Marché : 1 de moins
    }
board-supplies = Réserves : { $name }
board-has = { $name } : { $count }
board-count-gold = { $count } or
board-count-wood = { $count } bois
board-count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
board-count-plus-two =
    { $count ->
        [one] { $count } pion « +2 »
       *[other] { $count } pions « +2 »
    }
board-count-soldiers =
    { $count ->
        [one] { $count } soldat
       *[other] { $count } soldats
    }
board-count-buildings =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }

## Provinces

board-yours = Votre province
board-province = Province : { $name }
# $does : coût, valeur et effet en phrases
board-building = { $name }, { $state }. { $does }
board-built = construit
board-not-built = pas encore construit
board-can-build = peut être choisi maintenant

## Pistes

board-order = Ordre du tour : { $names }
board-score = Points : { $told }
board-troops = Soldats : { $told }
board-envoy-home = L'Envoyé du Roi est à la cour.
board-envoy-held = L'Envoyé du Roi est chez { $name }.
board-aid-die-lent = Le dé d'aide est prêté à { $name }.

## Le calendrier

board-numeral =
    { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
board-year = An { board-numeral }
board-year-fought = Cet hiver-là est venu : { $enemy }.
board-year-now = L'année en cours.
board-year-to-come = Encore à venir.
board-phase =
    { $phase ->
        [1] Aide
        [2] Printemps
        [3] Récompense
        [4] Été
        [5] Envoyé
        [6] Automne
        [7] Recrues
       *[8] Hiver
    }
board-phase-does =
    { $phase ->
        [1] Le Roi aide qui a le moins de bâtiments : un dé blanc de plus au printemps ou, à égalité, une marchandise chacun.
        [3] Qui a le plus de bâtiments marque un point.
        [5] L'Envoyé va à qui est à la traîne.
        [7] Les marchandises achètent des soldats.
        [8] L'ennemi arrive, et chaque province l'affronte seule.
       *[other] Chacun lance ses dés, influence des Conseillers, reçoit leur aide et construit.
    }

## L'hiver

board-winter = L'hiver
board-enemy-of-year = Ennemi de l'an { board-numeral }
# deux lignes, coupées à la barre ; $need comme « 3 ou plus »
board-need = Dé du Roi requis :|{ $need }
board-fought =
    { $value } contre { $strength } :|{ $result ->
        [victory] victoire
        [draw] nul
       *[defeat] défaite
    }
# deux lignes, coupées à la barre
board-wall = { $name } :|{ $value } + dé du Roi
board-soldiers = Soldats
board-reinforcements = Renforts royaux
