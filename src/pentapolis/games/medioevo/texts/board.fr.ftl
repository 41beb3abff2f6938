### Les mots du plateau dessiné de Medioevo Universale, en français. Le client les lit ; les noms des lieux, unités, cartes et technologies
### viennent de fr.ftl.

board-name = Medioevo Universale

## La carte

board-map = La carte : territoires et zones maritimes
board-pieces = Armées, transports et machines de siège
board-look = Vue de la carte
board-nearer = Plus près
board-further = Plus loin
board-whole = Toute la carte
board-centre = Retour à votre royaume
board-barbarians = Barbares
board-out-of-play = Hors jeu
board-contested = Contesté
board-nobodys = Territoire barbare
board-held-by = Contrôlé par { $name }
board-home-of = patrie { DE($name) }
board-rebel = En rébellion
board-port = Port
board-fire = Icône de feu
board-damaged =
    { $damage ->
        [one] { $building } avec { $damage } jeton Destruction
       *[other] { $building } avec { $damage } jetons Destruction
    }
board-market-here = Grand Marché : { $goods }
board-units = { $count } { $unit }
board-units-moved = { $units }, déjà déplacées ce tour
board-army = Armée { DE($name) } : { $units }
board-army-at = { $name }, { $place }, { $count } : { $units }
board-item = { $item } ({ $whose })
board-movement =
    { $points ->
        [one] { $points } Point de Mouvement restant
       *[other] { $points } Points de Mouvement restants
    }
board-carries = Transporte { $count } : { $what }
board-on-route = Sur sa Route Commerciale
board-token-of =
    { $from ->
        [no] Jeton de contrôle { DE($name) }
       *[other] Jeton de contrôle { DE($name) }, bâtiment : { $from }
    }
board-aboard = à bord : { $units }
board-empty = Rien ne se trouve ici.
board-here = Ce que vous pouvez faire ici
board-turn-short = T{ $turn }

## Honneur, ordre, Cercle de Guerre

board-order = Ordre du tour et pénalités : { $names }.
board-honor = Honneur : { $list }.
board-honor-of = { $honor } Points d'Honneur
board-circle = Cercle de Guerre
board-circle-die = Dé à { $sides } faces : { $value }
board-top-back =
    { $back ->
        [turn] taxe tolérée ce tour-ci : { $tax }
        [last_check] taxe tolérée à la dernière vérification : { $tax }
        [removed] dos de l’événement à écarter : { $tax }
       *[next_event] dos du prochain événement : { $tax }
    }
board-barbarian-points =
    { $points ->
        [one] { $points } point barbare
       *[other] { $points } points barbares
    }
board-horde = La horde du tour : { $units }. Attaque { $attack }, pertes { $loss }.
board-event-icon =
    { $order ->
        [0] { $icon }
       *[other] { $icon }, frappe en position { $order }
    }
board-standing = Ordre du tour et honneur
board-event = Carte Événement : { $icons }. Territoires rouges : { $places }.

## Un royaume

board-start-token = Premier jeton Objectif
board-kingdoms = Royaumes
board-bid-for = Enchère pour { $kingdom }
board-bid-honor = Honneur à miser
board-bid =
    { $honor ->
        [one] { $honor } Point d'Honneur
       *[other] { $honor } Points d'Honneur
    }
board-buildings = Bâtiments et marché
board-spoils = Tout garder, ou piller pour la moitié du prix ?
board-marked = À piller ; le reste est gardé :
board-whose = Quel royaume est montré
board-realm-of = Royaume { DE($name) }
board-territories =
    { $count ->
        [one] { $count } territoire
       *[other] { $count } territoires
    }
board-only-you = vous seul
board-peek = Appuyez pour voir
board-money = Florins
board-money-more = Dette, points de technologie, prêts
board-purse = { $florins } florins
board-loan =
    { $verb ->
        [take_loan] Prêt : +{ $florins }
        [repay_loan] Rembourser { $florins }
       *[other] Payer le dû
    }
board-counted = selon le compte
board-tax = Niveau de taxation
board-tax-level =
    { $set ->
        [yes] Taxe { $level }, fixée : rapporte { $income } florins
       *[no] Taxe { $level } : rapporterait { $income } florins
    }
board-income = rapporte { $florins }
board-debt = dette { $florins }
board-bankrupt = banqueroute, { $florins } dus
board-points = Points de Technologie en main : { $list }
board-technologies = Technologies { DE($name) }
board-technology =
    { $owned ->
        [yes] { $technology }, niveau { $level }, acquise
       *[no] { $technology }, niveau { $level }
    }
board-cards =
    { $count ->
        [one] { $count } carte Empire { DE($name) }
       *[other] { $count } cartes Empire { DE($name) }
    }
board-card =
    { $turned ->
        [yes] { $name }, carte { $number }, tournée
       *[no] { $name }, carte { $number }, droite
    }
board-no-cards = Aucune carte Empire
board-cards-open = Cartes Empire ouvertes
board-windows = Utilisable : { $windows }
board-show-objective = Montrer l'objectif
board-keep = Garder cette carte
board-keep-card = Garder cette carte : { $number }
board-top-card = Sur le dessus de la pioche :
board-uses = Usages de cette carte
board-policy = Me consulter pour la carte { $number }
board-policy-title = Me consulter :
board-policy-way =
    { $way ->
        [always] toujours
        [concerned] si cela me concerne
       *[never] jamais
    }
board-policy-failed = Cela n'a pas pu être gardé. Réessayez.
board-turned = Utilisée ce tour
board-tokens = Jetons et prisonniers { DE($name) }
board-token =
    { $grey ->
        [yes] Jeton Objectif, { $colour }, utilisé ce tour
       *[no] Jeton Objectif, { $colour }
    }
board-prisoners = Prisonniers { DE($name) } : { $units }
board-waiting = En attente de retour : { $units }
board-blood =
    { $count ->
        [one] { $count } jeton de sang
       *[other] { $count } jetons de sang
    }

## Volets

board-panels = Ce qui s'ouvre sur la carte
board-panel =
    { $panel ->
        [turn] Ce tour
        [bids] Royaumes
        [start] Pour commencer
        [battle] Bataille
        [march] Mouvement
        [market] Achats
        [trade] Commerce
        [pacts] Diplomatie
        [cards] Cartes Empire
       *[other] Lieu
    }

## Achats

board-market-closed = Les spectateurs n'achètent rien.
board-left-to-spend = à dépenser
board-units-placed = unités placées
board-stall =
    { $stall ->
        [units] Unités militaires
        [buildings] Bâtiments
        [transports] Transports
        [engines] Machines de siège
       *[other] Autres achats
    }
board-ware =
    { $points ->
        [0] { $name } : { $florins } florins, reste { $left }
        [one] { $name } : { $florins } florins avec { $points } point, reste { $left }
       *[other] { $name } : { $florins } florins avec { $points } points, reste { $left }
    }
board-buy-card = Carte Empire : { $florins } florins
board-basket = Panier
board-basket-empty = Rien d'acheté dans cette phase.
board-spent = { $florins } dépensés
board-borrowed = Prêt de ce tour : { $florins }

## Le mouvement en cours

board-march = Mouvement complet
board-group = Groupe
board-switch-group = Continuer avec ce groupe
board-waiting-at = Sur place : { $place }
board-march-acts = Ce que le groupe peut faire
board-join = { $item } suit
board-act =
    { $verb ->
        [upgrade_building] Améliorer un bâtiment
        [repair] Réparer
        [upgrade_transport] Améliorer un transport
        [upgrade_siege] Améliorer une machine
        [promote_captain] Promouvoir un Capitaine
        [ransom] Rançon
        [redeploy_surrendered] Redéployer
        [buy_back] Racheter
        [load] Charger
        [unload] Décharger
        [hand_over] Transborder
        [board] Embarquer
        [disembark] Débarquer
        [split_group] Séparer
        [go_on] Attaquer
        [take_back] Revenir en arrière
        [plunder_all] Tout piller
        [confirm_assets] Garder le reste
        [finish_move] Finir le mouvement
        [use_card] Utiliser la capacité
        [use_card_at] Utiliser la capacité
        [use_card_on_item] Utiliser la capacité
        [use_card_on_unit] Utiliser la capacité
        [use_card_for_unit] Utiliser la capacité
        [use_card_on_leader] Utiliser la capacité
        [use_card_against] Utiliser la capacité
        [use_card_on_good] Utiliser la capacité
        [use_card_on_market] Utiliser la capacité
        [use_card_for_colour] Utiliser la capacité
        [use_card_for_player] Utiliser la capacité
        [use_card_on_card] Utiliser la capacité
        [produce_points] Prendre les points
        [claim_objective] Réaliser l'objectif
        [declare_capture] Déclarer la capture
        [fight_on] Nouvelle manche
        [offer_surrender] Proposer une capitulation
        [accept_surrender] Accepter
        [refuse_surrender] Refuser
        [crew_engine] Servir une machine
        [aim_engine] Viser un bâtiment
        [flee] Fuir
        [pass] Continuer
        [done] Terminé
        [take_market] Prendre le bonus du marché
        [take_route] Prendre la récompense de la route
        [confirm_trade] Conclure ainsi
        [abandon_route] Abandonner la route
        [leave_trade] Renoncer
        [end_trade] Finir son tour de commerce
        [declare_war] Déclarer la guerre
        [offer_pact] Rédiger un pacte
        [offer_peace] Proposer la paix
        [offer_armistice] Proposer un armistice
        [accept_offer] Accepter
        [counter_offer] Contre-proposer
        [refuse_offer] Refuser
        [withdraw_offer] Retirer
        [end_pact] Proposer d'y mettre fin
        [break_pact] Le rompre
        [direct_support] Demander le soutien
        [obey_support] Promettre le soutien
        [refuse_support] Refuser le soutien
        [accuse_breach] Accuser de rupture
        [add_partner] Autre signataire
        [add_clause] Ajouter une clause
        [toggle_place] Lieux de la clause
        [toggle_against] Contre qui
        [toggle_turn] Due au tour
        [set_fee] Taxe par échange
        [set_cube_fee] Taxe par cube
        [set_units] Nombre minimal d'unités
        [set_amount] Montant
        [add_prisoner] Prisonnier
        [set_end] Dernier tour
        [set_secret] Secret
        [drop_clause] Rayer la dernière clause
        [tear_up] Le déchirer
        [send_offer] Envoyer l'offre
        [recruit] Recruter
        [build_building] Construire
        [build_transport] Construire un transport
        [build_siege] Construire une machine
        [begin_move] Commencer un mouvement
        [attack_in_place] Attaquer sur place
        [step] Y aller
        [add_barbarian] Ajouter un barbare
        [move_horde] Déplacer la horde
        [use_technology] Utiliser une technologie
        [use_technology_times] Utiliser une technologie
        [use_technology_at] Utiliser une technologie
        [use_technology_on_item] Utiliser une technologie
        [use_technology_for_item] Utiliser une technologie
        [use_technology_on_building] Utiliser une technologie
        [use_technology_on_unit] Utiliser une technologie
        [use_technology_to_move] Utiliser une technologie
        [use_technology_to_divert] Utiliser une technologie
        [use_technology_on_market] Utiliser une technologie
        [use_technology_on_rank] Utiliser une technologie
        [use_technology_on_target] Utiliser une technologie
        [use_technology_to_enter] Utiliser une technologie
        [use_technology_with_item] Utiliser une technologie
        [use_technology_to_speed] Utiliser une technologie
        [use_technology_to_walk] Utiliser une technologie
        [return_unit] Rendre une unité
        [place_village] Village ici
        [place_archer] Archer ici
        [place_transport] Transport ici
        [place_rebellion] Rébellion ici
        [face_rebellion] Résoudre celle-ci
        [route_step] Étape de la route
        [route_destination] Destination
        [place_control_token] Jeton de contrôle ici
        [trade_move] Voyager ici
        [take_loan] Prendre un prêt
        [repay_loan] Rembourser un prêt
        [pay_arrears] Payer le dû
       *[other] Continuer
    }

## Commerce

board-trade = Commerce
board-no-traders = Ni caravane ni navire marchand.
board-buying = Achat
board-selling = Vente
board-no-cubes = aucun cube encore
board-price-part =
    { $what ->
        [cubes] Cubes
        [market] Grand Marché
        [route] Route Commerciale
        [commerce] Commerce
       *[other] Marché
    }
board-brings = Rapporte
board-costs = Coûte
board-great-market = Grand Marché { $value }
board-takes = achète à { $price } :
board-buy-cubes =
    { $cubes ->
        [one] Acheter { $cubes } cube ({ $good }) pour { $florins }
       *[other] Acheter { $cubes } cubes ({ $good }) pour { $florins }
    }
board-sell = Vendre
board-supply = Réserve
board-supply-of =
    { $count ->
        [one] { $good } : reste { $count } cube
       *[other] { $good } : reste { $count } cubes
    }
board-travel = Voyager
board-add-cube = +1 { $good }
board-route = Route Commerciale, { $points } points de commerce

## Bataille

board-battle = Bataille : { $place }
board-battle-round = manche { $round }
board-battle-acts = Ce qu'on peut faire dans la bataille
board-cause =
    { $cause ->
        [resistance] résistance barbare
        [horde] une horde attaque
        [rebellion] rébellion
        [in_place] attaque sur place
        [card] par une carte
       *[other] après un mouvement
    }
board-steps = Étapes de la manche
board-step =
    { $step ->
        [start] Début
        [artillery] Artillerie
        [archery] Tir
        [melee] Mêlée
       *[other] Fin
    }
board-attacker = Attaquant : { $name }
board-defender = Défenseur : { $name }
board-against =
    { $against ->
        [siege_engines] machines de siège
        [archers] Archers
       *[other] mêlée
    }
board-protects = protège contre : { $against }
board-protects-nothing = protection pas encore choisie
board-protect-against = Protéger contre { $against }
board-target-units = unités
board-shots = Tirs : { $dice } ; touchés : { $hits }
board-hits =
    { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }
board-dice = Dés de mêlée
board-roll =
    { $how ->
        [equal] dés égaux
       *[other] dé le plus haut
    }
board-term =
    { $what ->
        [sacrifice] Infanterie légère sacrifiée
        [cards] cartes et jetons
        [galleys] galères
        [penalty] ordre du tour
        [flight] fuite : moitié
       *[other] capture : moitié
    }
board-attack = Valeur d'attaque
board-attack-value = Valeur d'attaque { $value }
board-loss = Valeur des pertes
board-active = capacité active
board-captain =
    { $what ->
        [act] agit comme
        [unlock] active
       *[other] annule
    }
board-captures = fait des prisonniers
board-sacrificed =
    { $count ->
        [one] { $count } sacrifiée
       *[other] { $count } sacrifiées
    }
board-lost =
    { $count ->
        [one] { $count } perdue
       *[other] { $count } perdues
    }
board-damage =
    { $points ->
        [one] { $points } point de dégât à répartir
       *[other] { $points } points de dégât à répartir
    }
board-fallen = Tombés à la manche { $round } : { $units }
board-flight = Fuite → { $to } : { $cost } PM
board-ended =
    { $how ->
        [wiped_out] { $name } gagne
        [fled] L'attaquant a fui ; { $name } gagne
        [surrendered] Capitulation ; { $name } gagne
        [both_out] Il ne reste personne
        [suspended] Suspendue jusqu'au tour suivant
       *[other] Arrêtée
    }

## Diplomatie

board-diplomacy = Diplomatie
board-no-war = pas de guerre
board-war-since = en guerre depuis le tour { $turn }
board-armistice = armistice
board-pacts-in-force = Pactes en vigueur
board-no-pacts = Aucun à votre connaissance.
board-pact-of = Pacte { DE($names) }
board-secret = secret
board-public = public
board-mutual = mutuel
board-gives = { $giver } à { $taker }
board-fee = { $florins } par échange
board-cube-fee = { $florins } par cube
board-least-units =
    { $units ->
        [one] au moins { $units } unité
       *[other] au moins { $units } unités
    }
board-against-players = contre { $names }
board-florins = { $florins } florins
board-in-turns = aux tours { $turns }
board-until = jusqu'à la fin du tour { $turn }
board-whole-game = pour toute la partie
board-offer =
    { $kind ->
        [peace] { $name } propose la paix
        [armistice] { $name } propose un armistice
        [end_pact] { $name } propose de mettre fin à un pacte
       *[other] { $name } propose un pacte
    }
board-accepted = accepté par { $names }
board-draft =
    { $kind ->
        [peace] Votre offre de paix
        [armistice] Votre offre d'armistice
       *[other] Votre projet de pacte
    }
board-draft-acts = Que faire du projet
board-no-clauses = aucune clause encore
board-accusation = { $accuser } accuse { $accused } de rupture
board-duty = { $ally } soutient { $supported } contre { $against } : { $moved } sur { $units } unités.
board-duty-order = Demandé : { $place }.

## Noms

board-branch =
    { $id ->
        [transport] Transport
        [trade] Commerce
        [law] Droit
        [combat] Combat
        [construction] Construction
       *[other] Religion
    }
board-colour =
    { $id ->
        [blue] bleu
        [yellow] jaune
        [orange] orange
        [red] rouge
        [green] vert
       *[other] violet
    }
board-terrain =
    { $id ->
        [forest] Forêt
        [hills] Collines
        [desert] Désert
        [mountains] Montagnes
       *[other] Plaines
    }
board-icon =
    { $id ->
        [movement] Mouvement
        [armies] Armées
        [buildings] Bâtiments
       *[other] Marchandises
    }
board-category =
    { $id ->
        [civil] bâtiment civil
        [military] bâtiment militaire
       *[other] cathédrale
    }
board-clause =
    { $id ->
        [trade] Commerce
        [passage] Passage
        [non_belligerence] Non-belligérance
        [defensive_alliance] Alliance défensive
        [offensive_alliance] Alliance offensive
        [military_control] Contrôle militaire
        [civil_control] Contrôle civil
        [payment] Paiement
       *[other] Échange de prisonniers
    }
board-window =
    { $id ->
        [free] à tout moment libre
        [event_drawn] événement tiré
        [rebellion] rébellion
        [upkeep] entretien
        [purchase] ses achats
        [move] un pas d'un mouvement
        [enter] entrée dans un lieu
        [before_battle] avant une bataille
        [artillery_setup] avant l'artillerie
        [artillery_rolled] après les dés d'artillerie
        [archery_setup] avant le tir
        [archery_rolled] après les dés de tir
        [melee_setup] avant la mêlée
        [melee_rolled] après les dés de mêlée
        [die_rolled] après tout autre dé
        [damage] dégâts
        [round_end] fin d'une manche de bataille
        [conquest] conquête
        [trade] son tour de commerce
        [transport_lost] transport perdu
        [card_activated] une carte est utilisée
        [tp] des points sont utilisés
       *[other] fin du tour
    }
