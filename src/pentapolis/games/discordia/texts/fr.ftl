### Discordia : tout ce qu'un joueur lit, en français.
### Une clé est un préfixe et un identifiant de components.toml, avec des traits d'union pour les soulignés.
### Les nombres qui sont des données arrivent en variables, toujours comme nombres.

## Le jeu

game-name = Discordia
game-tagline = Mettez vos ouvriers au travail : qui n'en a plus en réserve a gagné.
game-about = Vous gouvernez une cité romaine des bords du Rhin, et trop d'ouvriers attendent à ses portes. À chaque saison, trois dés sont lancés ; Maximus en prend un pour lui seul, les autres se partagent les deux qui restent. Votre dé ouvre une action principale (prendre un bâtiment de sa colonne, déployer des ouvriers, aménager une extension, améliorer la cité, gagner des étoiles) et peut-être davantage : déploiements spéciaux, bonus de la saison, tours. À la fin de chaque année, les barbares attaquent, et chaque lacune de votre cité fait recruter de nouveaux ouvriers. Qui vide sa réserve gagne aussitôt ; au bout de quatre années, la plus petite réserve l'emporte. En solo, vous jouez contre le temps et les tuiles Janus.
game-provenance = Les règles suivent le livret français. La plupart des faces de tuiles, les icônes du plateau Cité et l'ordre de ses pistes sont reconstitués, car les images du livret ne font pas partie de son texte ; les quantités, la mise en place, les décrets et leurs conditions sont ceux du livret. Les valeurs reconstituées sont marquées, et qui possède la boîte peut les remplacer avec --components.

## Saisons et moments de l'année

season-spring = Printemps
season-spring-the = le printemps
season-summer = Été
season-summer-the = l'été
season-autumn = Automne
season-autumn-the = l'automne
season-saturnalia = Saturnales
season-saturnalia-the = les saturnales
season-winter = Hiver
season-winter-the = l'hiver
season-explain = Une valeur utilisée de { $value } donne son bonus : { $bonus }.

## Dés

die-red = Dé rouge
die-red-the = le dé rouge
die-red-explain = Déploiement spécial sur les casernes et les tours militaires.
die-yellow = Dé jaune
die-yellow-the = le dé jaune
die-yellow-explain = Déploiement spécial sur les fermes.
die-blue = Dé bleu
die-blue-the = le dé bleu
die-blue-explain = Déploiement spécial sur les bateaux.
color-red = rouge
color-yellow = jaune
color-blue = bleu

## Ouvriers

worker-sailor =
    { $n ->
        [one] { $n } marin
       *[other] { $n } marins
    }
worker-soldier =
    { $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    }
worker-merchant =
    { $n ->
        [one] { $n } marchand
       *[other] { $n } marchands
    }
worker-farmer =
    { $n ->
        [one] { $n } fermier
       *[other] { $n } fermiers
    }
worker-any =
    { $n ->
        [one] { $n } au choix
       *[other] { $n } au choix
    }
worker-sailor-name = Marin
worker-soldier-name = Soldat
worker-merchant-name = Marchand
worker-farmer-name = Fermier
worker-any-name = Ouvrier gris
worker-sailor-explain = Bleu. Les bateaux demandent des marins ; { $count } dans le jeu.
worker-soldier-explain = Rouge. Les casernes et les tours militaires demandent des soldats ; { $count } dans le jeu.
worker-merchant-explain = Blanc. Les échoppes demandent des marchands ; { $count } dans le jeu.
worker-farmer-explain = Jaune. Les fermes demandent des fermiers ; { $count } dans le jeu.
worker-any-explain = Un symbole seulement : un ouvrier de n'importe quel type convient.
count-sailor = marin
count-sailors = marins
count-soldier = soldat
count-soldiers = soldats
count-merchant = marchand
count-merchants = marchands
count-farmer = fermier
count-farmers = fermiers
workers =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
stars =
    { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }

## Types de bâtiments

type-ship = Bateau
type-ship-the = les bateaux
type-ship-explain = Sur un port, dé bleu. Complet à la fin de votre tour, ses ouvriers vont dans le sac et il devient une échoppe.
type-barracks = Caserne
type-barracks-the = les casernes
type-barracks-explain = Sur un fort, dé rouge. Les ouvriers d'une caserne complète défendent la cité.
type-shop = Échoppe
type-shop-the = les échoppes
type-shop-explain = Sur un marché. Un dé de n'importe quelle couleur et de sa valeur permet le déploiement spécial.
type-farm = Ferme
type-farm-the = les fermes
type-farm-explain = Sur un champ, dé jaune.
type-any = N'importe quel bâtiment
type-any-the = n'importe quel bâtiment

## Tuiles Action

tile-action-a = Tuile Action A
tile-action-a-the = la tuile Action A
tile-action-b = Tuile Action B
tile-action-b-the = la tuile Action B
tile-action-c = Tuile Action C
tile-action-c-the = la tuile Action C
tile-action-d = Tuile Action D
tile-action-d-the = la tuile Action D
tile-action-e = Tuile Action E
tile-action-e-the = la tuile Action E
tile-action-f = Tuile Action F
tile-action-f-the = la tuile Action F
tile-explain = Au lieu d'un bâtiment de sa colonne : { $actions }.

## Effets : ce que donne une tuile, une case ou une place

effect-deploy =
    { $on_id ->
        [ship] déployez sur un bateau
        [barracks] déployez sur une caserne ou une tour militaire
        [shop] déployez sur une échoppe
        [farm] déployez sur une ferme
       *[any] déployez sur n'importe quel bâtiment
    }
effect-remove-building =
    { $on_id ->
        [ship] perdez un bateau
        [barracks] perdez une caserne
        [shop] perdez une échoppe
        [farm] perdez une ferme
       *[any] perdez un bâtiment au choix
    }
effect-exchange =
    { $n ->
        [one] échangez { $n } ouvrier
       *[other] échangez { $n } ouvriers
    }
effect-return-workers =
    { $n ->
        [one] remettez { $n } ouvrier dans le sac
       *[other] remettez jusqu'à { $n } ouvriers dans le sac
    }
effect-draw-workers =
    { $n ->
        [one] piochez { $n } ouvrier
       *[other] piochez { $n } ouvriers
    }
effect-place-star =
    { $on_id ->
        [expedition] { $n ->
            [one] placez { $n } étoile sur la piste d'expédition
           *[other] placez { $n } étoiles sur la piste d'expédition
        }
       *[upgrade] { $n ->
            [one] placez { $n } étoile sur la piste d'amélioration
           *[other] placez { $n } étoiles sur la piste d'amélioration
        }
    }
effect-gain-star =
    { $n ->
        [one] prenez { $n } étoile
       *[other] prenez { $n } étoiles
    }
effect-lose-star =
    { $n ->
        [one] perdez { $n } étoile
       *[other] perdez { $n } étoiles
    }
effect-aqueduct =
    { $n ->
        [one] avancez de { $n } cran sur l'aqueduc
       *[other] avancez de { $n } crans sur l'aqueduc
    }
effect-aqueduct-back =
    { $n ->
        [one] reculez de { $n } cran sur l'aqueduc
       *[other] reculez de { $n } crans sur l'aqueduc
    }
effect-gain-tower =
    { $n ->
        [1] construisez une tour
       *[other] construisez { $n } tours
    }
effect-lose-tower =
    { $n ->
        [1] perdez une tour
       *[other] perdez { $n } tours
    }
effect-gain-modifier =
    { $n ->
        [1] prenez un modificateur
       *[other] prenez { $n } modificateurs
    }
effect-gain-privilege =
    { $n ->
        [1] prenez un privilège
       *[other] prenez { $n } privilèges
    }
effect-gain-extension =
    { $n ->
        [1] aménagez une extension
       *[other] aménagez { $n } extensions
    }
effect-any-color-deploy =
    { $on_id ->
        [ship] déploiement spécial sur les bateaux avec un dé de toute couleur
        [barracks] déploiement spécial sur les casernes et tours militaires avec un dé de toute couleur
        [farm] déploiement spécial sur les fermes avec un dé de toute couleur
        [shop] déploiement spécial sur les échoppes avec un dé de toute couleur
       *[any] déploiement spécial avec un dé de toute couleur
    }
effect-upgrade-with = améliorez aussi avec un { $value }
effect-joker =
    { $worker ->
        [sailor] vos marins comptent comme n'importe quel type
        [soldier] vos soldats comptent comme n'importe quel type
        [merchant] vos marchands comptent comme n'importe quel type
       *[farmer] vos fermiers comptent comme n'importe quel type
    }
effect-nothing = pas de bonus
effect-permanent = désormais : { $effect }

## Bâtiments

building-ship-1a = Bateau 1A
building-ship-1a-the = le bateau 1A
building-ship-1b = Bateau 1B
building-ship-1b-the = le bateau 1B
building-ship-1c = Bateau 1C
building-ship-1c-the = le bateau 1C
building-ship-2a = Bateau 2A
building-ship-2a-the = le bateau 2A
building-ship-2b = Bateau 2B
building-ship-2b-the = le bateau 2B
building-ship-2c = Bateau 2C
building-ship-2c-the = le bateau 2C
building-ship-3a = Bateau 3A
building-ship-3a-the = le bateau 3A
building-ship-3b = Bateau 3B
building-ship-3b-the = le bateau 3B
building-ship-3c = Bateau 3C
building-ship-3c-the = le bateau 3C
building-ship-4a = Bateau 4A
building-ship-4a-the = le bateau 4A
building-ship-4b = Bateau 4B
building-ship-4b-the = le bateau 4B
building-ship-4c = Bateau 4C
building-ship-4c-the = le bateau 4C
building-ship-5a = Bateau 5A
building-ship-5a-the = le bateau 5A
building-ship-5b = Bateau 5B
building-ship-5b-the = le bateau 5B
building-ship-5c = Bateau 5C
building-ship-5c-the = le bateau 5C
building-ship-6a = Bateau 6A
building-ship-6a-the = le bateau 6A
building-ship-6b = Bateau 6B
building-ship-6b-the = le bateau 6B
building-ship-6c = Bateau 6C
building-ship-6c-the = le bateau 6C
building-barracks-1a = Caserne 1A
building-barracks-1a-the = la caserne 1A
building-barracks-1b = Caserne 1B
building-barracks-1b-the = la caserne 1B
building-barracks-1c = Caserne 1C
building-barracks-1c-the = la caserne 1C
building-barracks-1d = Caserne 1D
building-barracks-1d-the = la caserne 1D
building-barracks-2a = Caserne 2A
building-barracks-2a-the = la caserne 2A
building-barracks-2b = Caserne 2B
building-barracks-2b-the = la caserne 2B
building-barracks-2c = Caserne 2C
building-barracks-2c-the = la caserne 2C
building-barracks-2d = Caserne 2D
building-barracks-2d-the = la caserne 2D
building-barracks-3a = Caserne 3A
building-barracks-3a-the = la caserne 3A
building-barracks-3b = Caserne 3B
building-barracks-3b-the = la caserne 3B
building-barracks-3c = Caserne 3C
building-barracks-3c-the = la caserne 3C
building-barracks-3d = Caserne 3D
building-barracks-3d-the = la caserne 3D
building-barracks-4a = Caserne 4A
building-barracks-4a-the = la caserne 4A
building-barracks-4b = Caserne 4B
building-barracks-4b-the = la caserne 4B
building-barracks-4c = Caserne 4C
building-barracks-4c-the = la caserne 4C
building-barracks-4d = Caserne 4D
building-barracks-4d-the = la caserne 4D
building-barracks-5a = Caserne 5A
building-barracks-5a-the = la caserne 5A
building-barracks-5b = Caserne 5B
building-barracks-5b-the = la caserne 5B
building-barracks-5c = Caserne 5C
building-barracks-5c-the = la caserne 5C
building-barracks-5d = Caserne 5D
building-barracks-5d-the = la caserne 5D
building-barracks-6a = Caserne 6A
building-barracks-6a-the = la caserne 6A
building-barracks-6b = Caserne 6B
building-barracks-6b-the = la caserne 6B
building-barracks-6c = Caserne 6C
building-barracks-6c-the = la caserne 6C
building-barracks-6d = Caserne 6D
building-barracks-6d-the = la caserne 6D
building-shop-1a = Échoppe 1A
building-shop-1a-the = l'échoppe 1A
building-shop-1b = Échoppe 1B
building-shop-1b-the = l'échoppe 1B
building-shop-1c = Échoppe 1C
building-shop-1c-the = l'échoppe 1C
building-shop-2a = Échoppe 2A
building-shop-2a-the = l'échoppe 2A
building-shop-2b = Échoppe 2B
building-shop-2b-the = l'échoppe 2B
building-shop-2c = Échoppe 2C
building-shop-2c-the = l'échoppe 2C
building-shop-3a = Échoppe 3A
building-shop-3a-the = l'échoppe 3A
building-shop-3b = Échoppe 3B
building-shop-3b-the = l'échoppe 3B
building-shop-3c = Échoppe 3C
building-shop-3c-the = l'échoppe 3C
building-shop-3d = Échoppe 3D
building-shop-3d-the = l'échoppe 3D
building-shop-4a = Échoppe 4A
building-shop-4a-the = l'échoppe 4A
building-shop-4b = Échoppe 4B
building-shop-4b-the = l'échoppe 4B
building-shop-4c = Échoppe 4C
building-shop-4c-the = l'échoppe 4C
building-shop-4d = Échoppe 4D
building-shop-4d-the = l'échoppe 4D
building-shop-5a = Échoppe 5A
building-shop-5a-the = l'échoppe 5A
building-shop-5b = Échoppe 5B
building-shop-5b-the = l'échoppe 5B
building-shop-5c = Échoppe 5C
building-shop-5c-the = l'échoppe 5C
building-shop-6a = Échoppe 6A
building-shop-6a-the = l'échoppe 6A
building-shop-6b = Échoppe 6B
building-shop-6b-the = l'échoppe 6B
building-shop-6c = Échoppe 6C
building-shop-6c-the = l'échoppe 6C
building-farm-1a = Ferme 1A
building-farm-1a-the = la ferme 1A
building-farm-1b = Ferme 1B
building-farm-1b-the = la ferme 1B
building-farm-1c = Ferme 1C
building-farm-1c-the = la ferme 1C
building-farm-1d = Ferme 1D
building-farm-1d-the = la ferme 1D
building-farm-2a = Ferme 2A
building-farm-2a-the = la ferme 2A
building-farm-2b = Ferme 2B
building-farm-2b-the = la ferme 2B
building-farm-2c = Ferme 2C
building-farm-2c-the = la ferme 2C
building-farm-2d = Ferme 2D
building-farm-2d-the = la ferme 2D
building-farm-3a = Ferme 3A
building-farm-3a-the = la ferme 3A
building-farm-3b = Ferme 3B
building-farm-3b-the = la ferme 3B
building-farm-3c = Ferme 3C
building-farm-3c-the = la ferme 3C
building-farm-3d = Ferme 3D
building-farm-3d-the = la ferme 3D
building-farm-4a = Ferme 4A
building-farm-4a-the = la ferme 4A
building-farm-4b = Ferme 4B
building-farm-4b-the = la ferme 4B
building-farm-4c = Ferme 4C
building-farm-4c-the = la ferme 4C
building-farm-4d = Ferme 4D
building-farm-4d-the = la ferme 4D
building-farm-5a = Ferme 5A
building-farm-5a-the = la ferme 5A
building-farm-5b = Ferme 5B
building-farm-5b-the = la ferme 5B
building-farm-5c = Ferme 5C
building-farm-5c-the = la ferme 5C
building-farm-5d = Ferme 5D
building-farm-5d-the = la ferme 5D
building-farm-6a = Ferme 6A
building-farm-6a-the = la ferme 6A
building-farm-6b = Ferme 6B
building-farm-6b-the = la ferme 6B
building-farm-6c = Ferme 6C
building-farm-6c-the = la ferme 6C
building-farm-6d = Ferme 6D
building-farm-6d-the = la ferme 6D
building-shop-of-ship-1a = Échoppe à l'ancre 1A
building-shop-of-ship-1a-the = l'échoppe à l'ancre 1A
building-shop-of-ship-1b = Échoppe à l'ancre 1B
building-shop-of-ship-1b-the = l'échoppe à l'ancre 1B
building-shop-of-ship-1c = Échoppe à l'ancre 1C
building-shop-of-ship-1c-the = l'échoppe à l'ancre 1C
building-shop-of-ship-2a = Échoppe à l'ancre 2A
building-shop-of-ship-2a-the = l'échoppe à l'ancre 2A
building-shop-of-ship-2b = Échoppe à l'ancre 2B
building-shop-of-ship-2b-the = l'échoppe à l'ancre 2B
building-shop-of-ship-2c = Échoppe à l'ancre 2C
building-shop-of-ship-2c-the = l'échoppe à l'ancre 2C
building-shop-of-ship-3a = Échoppe à l'ancre 3A
building-shop-of-ship-3a-the = l'échoppe à l'ancre 3A
building-shop-of-ship-3b = Échoppe à l'ancre 3B
building-shop-of-ship-3b-the = l'échoppe à l'ancre 3B
building-shop-of-ship-3c = Échoppe à l'ancre 3C
building-shop-of-ship-3c-the = l'échoppe à l'ancre 3C
building-shop-of-ship-4a = Échoppe à l'ancre 4A
building-shop-of-ship-4a-the = l'échoppe à l'ancre 4A
building-shop-of-ship-4b = Échoppe à l'ancre 4B
building-shop-of-ship-4b-the = l'échoppe à l'ancre 4B
building-shop-of-ship-4c = Échoppe à l'ancre 4C
building-shop-of-ship-4c-the = l'échoppe à l'ancre 4C
building-shop-of-ship-5a = Échoppe à l'ancre 5A
building-shop-of-ship-5a-the = l'échoppe à l'ancre 5A
building-shop-of-ship-5b = Échoppe à l'ancre 5B
building-shop-of-ship-5b-the = l'échoppe à l'ancre 5B
building-shop-of-ship-5c = Échoppe à l'ancre 5C
building-shop-of-ship-5c-the = l'échoppe à l'ancre 5C
building-shop-of-ship-6a = Échoppe à l'ancre 6A
building-shop-of-ship-6a-the = l'échoppe à l'ancre 6A
building-shop-of-ship-6b = Échoppe à l'ancre 6B
building-shop-of-ship-6b-the = l'échoppe à l'ancre 6B
building-shop-of-ship-6c = Échoppe à l'ancre 6C
building-shop-of-ship-6c-the = l'échoppe à l'ancre 6C
explain-building-spaces =
    { $n ->
        [one] { $n } case, à remplir avec { $spaces }.
       *[other] { $n } cases, à remplir dans cet ordre : { $spaces }.
    }
explain-building-special =
    { $color ->
        [any] Déploiement spécial avec un dé quelconque utilisé comme { $value }.
        [red] Déploiement spécial avec un dé rouge utilisé comme { $value }.
        [yellow] Déploiement spécial avec un dé jaune utilisé comme { $value }.
       *[blue] Déploiement spécial avec un dé bleu utilisé comme { $value }.
    }
explain-building-bonus = Quand il est placé : { $bonus }.
explain-building-back = Complet, il devient { $back } à la fin du tour.
explain-building-front = Dos : { $front }. Pas d'ouvriers avant la saison suivante. Quand elle est placée : { $bonus }.

## Tours

tower-military-tower-1 = Tour militaire 1
tower-military-tower-1-the = la tour militaire 1
tower-military-tower-2 = Tour militaire 2
tower-military-tower-2-the = la tour militaire 2
tower-military-tower-3 = Tour militaire 3
tower-military-tower-3-the = la tour militaire 3
tower-military-tower-4 = Tour militaire 4
tower-military-tower-4-the = la tour militaire 4
tower-military-tower-5 = Tour militaire 5
tower-military-tower-5-the = la tour militaire 5
tower-military-tower-6 = Tour militaire 6
tower-military-tower-6-the = la tour militaire 6
tower-military-tower-7 = Tour militaire 7
tower-military-tower-7-the = la tour militaire 7
tower-military-tower-8 = Tour militaire 8
tower-military-tower-8-the = la tour militaire 8
tower-commercial-tower-1 = Tour commerciale 1
tower-commercial-tower-1-the = la tour commerciale 1
tower-commercial-tower-2 = Tour commerciale 2
tower-commercial-tower-2-the = la tour commerciale 2
tower-commercial-tower-3 = Tour commerciale 3
tower-commercial-tower-3-the = la tour commerciale 3
tower-commercial-tower-4 = Tour commerciale 4
tower-commercial-tower-4-the = la tour commerciale 4
tower-commercial-tower-5 = Tour commerciale 5
tower-commercial-tower-5-the = la tour commerciale 5
tower-commercial-tower-6 = Tour commerciale 6
tower-commercial-tower-6-the = la tour commerciale 6
tower-commercial-tower-7 = Tour commerciale 7
tower-commercial-tower-7-the = la tour commerciale 7
tower-commercial-tower-8 = Tour commerciale 8
tower-commercial-tower-8-the = la tour commerciale 8
explain-tower-bonus = À la construction : { $bonus }.
explain-tower-exchange =
    { $n ->
        [one] Avec une valeur utilisée de { $value } : échangez { $n } ouvrier, une fois par tour de jeu.
       *[other] Avec une valeur utilisée de { $value } : échangez { $n } ouvriers, une fois par tour de jeu.
    }
explain-tower-defence = Ajoute { $n } à votre défense, avec ou sans ouvriers.
explain-tower-like-barracks = Accueille des ouvriers comme une caserne, et compte comme caserne pour les décrets.

## Extensions

extension-port = Port
extension-port-the = un port
extension-port-explain = Porte un bateau et, au-dessus, une tour.
extension-fort = Fort
extension-fort-the = un fort
extension-fort-explain = Porte une caserne.
extension-market = Marché
extension-market-the = un marché
extension-market-explain = Porte une échoppe.
extension-field = Champ
extension-field-the = un champ
extension-field-explain = Porte une ferme.
extension-expedition = Tuile Expédition
extension-expedition-the = une tuile Expédition
extension-expedition-explain = Allonge la piste d'expédition : { $spaces }.
extension-upgrade = Tuile Amélioration
extension-upgrade-the = une tuile Amélioration
extension-upgrade-explain = Allonge la piste d'amélioration : { $spaces }.

## Plateau Cité : emplacements des rangées, cases des pistes, places des décrets

track-expedition = Piste d'expédition
track-expedition-the = la piste d'expédition
track-expedition-explain = { $length } cases pour des étoiles, depuis le bas ; seuls des bonus y font avancer.
track-upgrade = Piste d'amélioration
track-upgrade-the = la piste d'amélioration
track-upgrade-explain = { $length } cases pour des étoiles, depuis le bas ; avec une valeur utilisée de 6, c'est une action principale.
slot-port-1 = Port 1
slot-port-1-the = le port 1
slot-port-2 = Port 2
slot-port-2-the = le port 2
slot-port-3 = Port 3
slot-port-3-the = le port 3
slot-port-4 = Port 4
slot-port-4-the = le port 4
slot-fort-1 = Fort 1
slot-fort-1-the = le fort 1
slot-fort-2 = Fort 2
slot-fort-2-the = le fort 2
slot-fort-3 = Fort 3
slot-fort-3-the = le fort 3
slot-fort-4 = Fort 4
slot-fort-4-the = le fort 4
slot-market-1 = Marché 1
slot-market-1-the = le marché 1
slot-market-2 = Marché 2
slot-market-2-the = le marché 2
slot-market-3 = Marché 3
slot-market-3-the = le marché 3
slot-market-4 = Marché 4
slot-market-4-the = le marché 4
slot-field-1 = Champ 1
slot-field-1-the = le champ 1
slot-field-2 = Champ 2
slot-field-2-the = le champ 2
slot-field-3 = Champ 3
slot-field-3-the = le champ 3
slot-field-4 = Champ 4
slot-field-4-the = le champ 4
space-expedition-1 = Expédition 1
space-expedition-1-the = la case d'expédition 1
space-expedition-2 = Expédition 2
space-expedition-2-the = la case d'expédition 2
space-expedition-3 = Expédition 3
space-expedition-3-the = la case d'expédition 3
space-expedition-4 = Expédition 4
space-expedition-4-the = la case d'expédition 4
space-expedition-5 = Expédition 5
space-expedition-5-the = la case d'expédition 5
space-expedition-6 = Expédition 6
space-expedition-6-the = la case d'expédition 6
space-upgrade-1 = Amélioration 1
space-upgrade-1-the = la case d'amélioration 1
space-upgrade-2 = Amélioration 2
space-upgrade-2-the = la case d'amélioration 2
space-upgrade-3 = Amélioration 3
space-upgrade-3-the = la case d'amélioration 3
space-upgrade-4 = Amélioration 4
space-upgrade-4-the = la case d'amélioration 4
space-upgrade-5 = Amélioration 5
space-upgrade-5-the = la case d'amélioration 5
space-upgrade-6 = Amélioration 6
space-upgrade-6-the = la case d'amélioration 6
place-decree-slot-1 = Place de décret 1
place-decree-slot-1-the = la place de décret 1
place-decree-slot-2 = Place de décret 2
place-decree-slot-2-the = la place de décret 2
place-decree-slot-3 = Place de décret 3
place-decree-slot-3-the = la place de décret 3
place-decree-slot-4 = Place de décret 4
place-decree-slot-4-the = la place de décret 4
explain-slot-preprinted = Pré-imprimé : un bâtiment peut s'y placer dès le début.
explain-slot-bonus = Une extension placée ici donne : { $bonus }.
explain-slot-recruit =
    { $n ->
        [one] { $n } symbole de recrutement, tant que rien ne le couvre.
       *[other] { $n } symboles de recrutement, tant que rien ne les couvre.
    }
explain-space-bonus = Une étoile placée ici donne : { $bonus }.
explain-place-bonus = Un décret placé ici donne : { $bonus }.
explain-space-blank = Pas de bonus.

## Décrets

decree-five-extensions = Cinq extensions
decree-five-extensions-explain = Avoir des extensions de 5 types différents ; les pré-imprimées ne comptent pas.
decree-two-pairs = Deux paires
decree-two-pairs-explain = Avoir 2 extensions d'un type et 2 d'un autre ; les pré-imprimées ne comptent pas.
decree-three-modifiers = Trois modificateurs
decree-three-modifiers-explain = Avoir 3 modificateurs, actifs ou dépensés.
decree-three-towers = Trois tours
decree-three-towers-explain = Avoir 3 tours, de n'importe quel genre.
decree-aqueduct-eight = Grand aqueduc
decree-aqueduct-eight-explain = Avoir son anneau sur 8 ou au-delà.
decree-upgrade-six = Sixième amélioration
decree-upgrade-six-explain = Avoir 6 étoiles sur sa piste d'amélioration.
decree-expedition-six = Sixième expédition
decree-expedition-six-explain = Avoir 6 étoiles sur sa piste d'expédition.
decree-two-trades = Deux métiers
decree-two-trades-explain = Avoir au plus 2 types d'ouvriers en réserve.
decree-twelve-workers = Cité affairée
decree-twelve-workers-explain = Avoir 12 ouvriers sur ses bâtiments et tours.
decree-four-trades = Tous les métiers
decree-four-trades-explain = Avoir 9 ouvriers sur ses bâtiments, dont au moins un sur chacun des quatre types. Les tours militaires comptent comme casernes.
decree-two-ships = Flotte marchande
decree-two-ships-explain = Avoir 3 ouvriers en tout sur au moins 2 bateaux.
decree-three-farms = Grande récolte
decree-three-farms-explain = Avoir 7 ouvriers en tout sur au moins 3 fermes.
decree-three-shops = Foire
decree-three-shops-explain = Avoir 6 ouvriers en tout sur au moins 3 échoppes.
decree-three-barracks = Garnison
decree-three-barracks-explain = Avoir 5 ouvriers en tout sur au moins 3 casernes ou tours militaires.

## Privilèges : deux du même genre portent un seul nom

privilege-joker-sailor = Marins polyvalents
privilege-joker-soldier = Soldats polyvalents
privilege-joker-merchant = Marchands polyvalents
privilege-joker-farmer = Fermiers polyvalents
privilege-great-expedition = Grande expédition
privilege-great-works = Grands travaux
privilege-new-spring = Nouvelle source
privilege-city-project = Projet urbain
privilege-levy = Levée
explain-privilege-permanent = Jusqu'à la fin de la partie : { $effect }. Avec deux du même genre, tous vos ouvriers aussi.
explain-privilege-single = Une fois, à votre tour : { $effect }.

## Barbares

barbarian-barbarian-a1 = Barbares A1
barbarian-barbarian-a1-the = les Barbares A1
barbarian-barbarian-a2 = Barbares A2
barbarian-barbarian-a2-the = les Barbares A2
barbarian-barbarian-a3 = Barbares A3
barbarian-barbarian-a3-the = les Barbares A3
barbarian-barbarian-a4 = Barbares A4
barbarian-barbarian-a4-the = les Barbares A4
barbarian-barbarian-a5 = Barbares A5
barbarian-barbarian-a5-the = les Barbares A5
barbarian-barbarian-a6 = Barbares A6
barbarian-barbarian-a6-the = les Barbares A6
barbarian-barbarian-b1 = Barbares B1
barbarian-barbarian-b1-the = les Barbares B1
barbarian-barbarian-b2 = Barbares B2
barbarian-barbarian-b2-the = les Barbares B2
barbarian-barbarian-b3 = Barbares B3
barbarian-barbarian-b3-the = les Barbares B3
barbarian-barbarian-b4 = Barbares B4
barbarian-barbarian-b4-the = les Barbares B4
barbarian-barbarian-b5 = Barbares B5
barbarian-barbarian-b5-the = les Barbares B5
barbarian-barbarian-b6 = Barbares B6
barbarian-barbarian-b6-the = les Barbares B6
barbarian-barbarian-c1 = Barbares C1
barbarian-barbarian-c1-the = les Barbares C1
barbarian-barbarian-c2 = Barbares C2
barbarian-barbarian-c2-the = les Barbares C2
barbarian-barbarian-c3 = Barbares C3
barbarian-barbarian-c3-the = les Barbares C3
barbarian-barbarian-c4 = Barbares C4
barbarian-barbarian-c4-the = les Barbares C4
barbarian-barbarian-d1 = Barbares D1
barbarian-barbarian-d1-the = les Barbares D1
barbarian-barbarian-d2 = Barbares D2
barbarian-barbarian-d2-the = les Barbares D2
barbarian-barbarian-d3 = Barbares D3
barbarian-barbarian-d3-the = les Barbares D3
barbarian-barbarian-d4 = Barbares D4
barbarian-barbarian-d4-the = les Barbares D4
explain-barbarian-left = Pile de gauche, année { $years } : force { $strength }. Pour les cités battues : { $effect }.
explain-barbarian-right = Pile de droite, année { $years } : force { $strength }. Pour les cités qui résistent : { $effect }.

## Tuiles Janus

janus-janus-1 = Janus 1
janus-janus-1-the = la tuile Janus 1
janus-janus-2 = Janus 2
janus-janus-2-the = la tuile Janus 2
janus-janus-3 = Janus 3
janus-janus-3-the = la tuile Janus 3
janus-janus-4 = Janus 4
janus-janus-4-the = la tuile Janus 4
janus-janus-5 = Janus 5
janus-janus-5-the = la tuile Janus 5
janus-janus-6 = Janus 6
janus-janus-6-the = la tuile Janus 6
janus-janus-7 = Janus 7
janus-janus-7-the = la tuile Janus 7
janus-janus-8 = Janus 8
janus-janus-8-the = la tuile Janus 8
janus-janus-9 = Janus 9
janus-janus-9-the = la tuile Janus 9
janus-janus-10 = Janus 10
janus-janus-10-the = la tuile Janus 10
janus-janus-11 = Janus 11
janus-janus-11-the = la tuile Janus 11
janus-janus-12 = Janus 12
janus-janus-12-the = la tuile Janus 12
janus-janus-13 = Janus 13
janus-janus-13-the = la tuile Janus 13
janus-janus-14 = Janus 14
janus-janus-14-the = la tuile Janus 14
janus-explain =
    { $die ->
        [red] Le dé rouge est bloqué, et sa colonne perd son bâtiment du bas. Retiré du jeu : { $item }.
        [yellow] Le dé jaune est bloqué, et sa colonne perd son bâtiment du bas. Retiré du jeu : { $item }.
        [blue] Le dé bleu est bloqué, et sa colonne perd son bâtiment du bas. Retiré du jeu : { $item }.
       *[none] Aucun dé n'est bloqué. Retiré du jeu : { $item }.
    }
explain-janus-reshuffle = Après votre tour, toutes les tuiles Janus sont mélangées.
item-port = un port
item-fort = un fort
item-market = un marché
item-field = un champ
item-expedition = une tuile Expédition
item-upgrade = une tuile Amélioration
item-tower-military = la tour militaire du bas
item-tower-commercial = la tour commerciale du bas
item-decree = le décret du bas
item-privilege = le privilège du bas
item-star = une étoile
item-modifier = un modificateur

## Glossaire

glossary-reserve = réserve
glossary-reserve-explain = Vos ouvriers et vos étoiles, à côté de votre plateau Cité. Plus un ouvrier : vous gagnez aussitôt.
glossary-bag = sac
glossary-bag-explain = Contient tous les ouvriers que personne n'a. On pioche au hasard, et tout le monde le voit.
glossary-worker = ouvrier
glossary-worker-explain = Marin, soldat, marchand ou fermier : 35 de chaque.
glossary-star = étoile
glossary-star-explain = Paie une case de la piste d'expédition ou d'amélioration.
glossary-star-supply = réserve d'étoiles
glossary-star-supply-explain = Les étoiles du plateau principal : ce qu'on gagne en vient, ce qu'on perd y retourne.
glossary-season-boat = bateau des saisons
glossary-season-boat-explain = Montre la saison. Son numéro, de 1 à 5, est la valeur qui donne le bonus de saison.
glossary-first-player = premier joueur
glossary-first-player-explain = Maximus au printemps. Chaque année, le marqueur va à qui a le plus d'ouvriers en réserve.
glossary-maximus = Maximus
glossary-maximus-explain = Lance les dés de la saison et en prend un pour lui seul ; le rôle tourne de saison en saison.
glossary-used-value = valeur utilisée
glossary-used-value-explain = La valeur de votre dé après modificateurs : tout votre tour s'y réfère.
glossary-modifier = modificateur
glossary-modifier-explain = Change de 1 la valeur de votre dé, une fois par année. On peut en dépenser plusieurs, dans le même sens.
glossary-main-board = plateau principal
glossary-main-board-explain = Six colonnes avec leurs tuiles Action et leurs bâtiments, le bateau des saisons, les Barbares et les étoiles.
glossary-city-board = plateau Cité
glossary-city-board-explain = Votre cité : quatre rangées pour les bâtiments, deux pistes, l'aqueduc, les places des décrets.
glossary-action-tile = tuile Action
glossary-action-tile-explain = Deux ou trois actions d'une colonne ; un dé utilisé là en permet une.
glossary-column = colonne
glossary-column-explain = Une des six, selon la valeur utilisée : une tuile Action et les bâtiments placés dessous.
glossary-display = rangées de bâtiments
glossary-display-explain = Les tuiles Bâtiment sous le plateau. Les places vides se remplissent aux saturnales et à la nouvelle année.
glossary-building-stack = pile de bâtiments
glossary-building-stack-explain = D'où viennent les nouveaux bâtiments. Personne n'en connaît l'ordre.
glossary-building = bâtiment
glossary-building-explain = Bateau, caserne, échoppe ou ferme : des cases pour vos ouvriers, et un dé pour le déploiement spécial.
glossary-space = case
glossary-space-explain = Accueille exactement les ouvriers représentés, de un à trois. Les cases se remplissent dans l'ordre, une par déploiement.
glossary-full = complètement occupé
glossary-full-explain = Toutes les cases sont occupées : plus aucun ouvrier n’y entre. Un bateau complet part à la fin du tour et devient une échoppe ; tout le reste est vidé dans le sac à la fin de l’année.
glossary-anchor-shop = échoppe à l'ancre
glossary-anchor-shop-explain = Le dos d'un bateau, pour trois marchands. Elle ouvre à la saison suivante.
glossary-extension = extension
glossary-extension-explain = Un port, fort, marché ou champ pour un bâtiment de plus, ou des cases de plus pour une piste. La 4e et la 6e apportent un privilège.
glossary-preprinted = extension pré-imprimée
glossary-preprinted-explain = 1 port, 1 fort, 2 marchés et 2 champs de chaque plateau. Elles ne comptent ni pour les décrets ni comme 4e ou 6e.
glossary-slot = emplacement
glossary-slot-explain = Une place d'une rangée ; avec une extension, elle peut porter un bâtiment.
glossary-aqueduct = aqueduc
glossary-aqueduct-explain = Un anneau, de 0 à 10, qui réduit vos besoins de recrutement. Au-delà de 10, chaque cran est un échange de 2 ouvriers.
glossary-recruit-symbol = symbole de recrutement
glossary-recruit-symbol-explain = Imprimé sur le plateau Cité ; il compte tant que rien ne le couvre.
glossary-recruitment = besoins de recrutement
glossary-recruitment-explain = En fin d'année : symboles visibles + cases vides − anneau. On pioche autant d'ouvriers ; en dessous de 0, on en remet autant.
glossary-tower = tour
glossary-tower-explain = Au-dessus d'un port, une par port. Les militaires accueillent des ouvriers, les commerciales en échangent.
glossary-decree = décret
glossary-decree-explain = Une condition qu'un seul joueur peut remplir. Complété, il couvre une place de votre plateau, son symbole et son bonus.
glossary-decree-zone = zone des décrets
glossary-decree-zone-explain = Les places de vos décrets complétés, remplies depuis le bas. Une fois pleine, plus de décrets.
glossary-privilege = privilège
glossary-privilege-explain = Permanent : un type d'ouvriers est joker. À usage unique : un effet pour un de vos tours.
glossary-joker = joker
glossary-joker-explain = Un ouvrier qui peut en remplacer un de n'importe quel type.
glossary-barbarian-tile = tuile Barbares
glossary-barbarian-tile-explain = Une à gauche avec une pénalité, visible toute l'année ; une à droite avec une récompense, visible dès les saturnales.
glossary-strength = force du raid
glossary-strength-explain = La somme des deux tuiles Barbares.
glossary-defence = défense
glossary-defence-explain = Les ouvriers de vos casernes et tours militaires complètes, et les boucliers de vos tours.
glossary-penalty = pénalité
glossary-penalty-explain = Ce que subit une cité dont la défense est inférieure à la force du raid. Ce qu'on n'a pas ne se perd pas.
glossary-reward = récompense
glossary-reward-explain = Ce que reçoit une cité dont la défense atteint la force du raid.
glossary-main-action = action principale
glossary-main-action-explain = Une par tour : un bâtiment de la colonne, une action de sa tuile, ou améliorer avec un 6.
glossary-secondary-action = action secondaire
glossary-secondary-action-explain = Ce que votre dé ouvre encore : déploiements spéciaux, bonus de saison, tours ; et les décrets et privilèges.
glossary-deploy = déployer
glossary-deploy-explain = Mettre de votre réserve sur un bâtiment les ouvriers d'une case.
glossary-special-deploy = déploiement spécial
glossary-special-deploy-explain = Un déploiement sur chacun de vos bâtiments qui montre votre dé : couleur et valeur ; pour les échoppes, la valeur suffit.
glossary-season-bonus = bonus de saison
glossary-season-bonus-explain = Pour une valeur utilisée égale au numéro de la saison, une fois par tour.
glossary-exchange = échange
glossary-exchange-explain = Piochez autant d'ouvriers, puis remettez-en autant de votre choix. La réserve garde sa taille, mais vous va mieux.
glossary-bonus = bonus
glossary-bonus-explain = S'utilise quand il est reçu, ou se perd. Un bonus qui en apporte un autre est d'abord achevé.
glossary-year-end = événements de fin d'année
glossary-year-end-explain = Après l'hiver : le raid, puis le recrutement, puis les bâtiments complets sont vidés.
glossary-box = boîte
glossary-box-explain = Hors jeu pour de bon.
glossary-janus = tuile Janus
glossary-janus-explain = En solo seulement : bloque un dé à chaque saison et retire quelque chose du jeu.

### Décisions, actions, événements, refus : ci-dessous

## Décisions : un titre, de quoi il s'agit, à quoi penser

decision-draft-building = Votre premier bâtiment
decision-draft-building-what = Prenez un bâtiment des rangées. Il se place dans votre cité, et son bonus éventuel est à vous aussitôt.
decision-draft-building-look = De quels ouvriers avez-vous beaucoup ? Leurs cases videront votre réserve. Une case vide coûte une recrue par année.
decision-pick-die = Choisissez votre dé
decision-pick-die-what = Sa valeur est la colonne de l'action principale ; avec sa couleur, elle ouvre des déploiements. Un modificateur : ±1.
decision-pick-die-look = Quels bâtiments montrent ce dé ? La valeur est-elle celle de la saison ? Les dés laissés servent à tous, sauf celui de Maximus.
decision-turn = À vous de jouer
decision-turn-what = Une action principale, et tout ce que le dé ouvre, dans n'importe quel ordre : déploiements, saison, tours, décrets, privilèges.
decision-turn-look = Qu'est-ce qui vide votre réserve ? Ce que le dé ouvre se perd à la fin du tour ; un décret peut vous échapper.
decision-choose-payment = Quels ouvriers ?
decision-choose-payment-what = Plusieurs groupes d'ouvriers remplissent la case suivante ({ $building }) : choisissez ceux que vous envoyez.
decision-choose-payment-look = Gardez les types que vos autres cases demandent ; envoyez ceux dont vous n'avez pas l'emploi.
decision-exchange-accept = Échanger des ouvriers ?
decision-exchange-accept-what = Vous pouvez piocher des ouvriers dans le sac (ici { $number }), puis en remettre autant de votre choix.
decision-exchange-accept-look = La réserve garde sa taille. Utile si vous avez des types qu'aucune de vos cases ne demande.
decision-exchange-return = Que remettez-vous dans le sac ?
decision-exchange-return-what = Vous avez pioché ; remettez maintenant { $number } de vos ouvriers dans le sac, nouveaux ou anciens.
decision-exchange-return-look = Quels types ne trouveront pas bientôt de case ? Un décret demande au plus deux types en réserve.
decision-return-workers = Des ouvriers pour le sac
decision-return-workers-what = Des ouvriers de votre réserve vont dans le sac : autant que vous voulez, jusqu'à { $number }.
decision-return-workers-look = Une réserve vide gagne aussitôt. Gardez ce qui remplit vos cases, donnez ce qui encombre.
decision-bonus-accept = Placer une étoile ?
decision-bonus-accept-what = Vous pouvez placer une étoile de votre réserve sur { $track_the } et recevoir le bonus de la case suivante.
decision-bonus-accept-look = Une case à symbole de recrutement épargne un ouvrier par année. Les étoiles ne servent à rien d'autre.
decision-bonus-order = Quel bonus d'abord ?
decision-bonus-order-what = Plusieurs bonus sont arrivés ensemble. Choisissez le suivant ; il s'achève, avec ses suites, avant les autres.
decision-bonus-order-look = Une étoile ou une tour d'abord peut ouvrir quelque chose au bonus suivant. Ce qui est inutilisable est perdu.
decision-choose-tower = Construire une tour
decision-choose-tower-what = Prenez une tour disponible ; elle va au-dessus d'un port qui n'en a pas, ou à la place d'une de vos tours.
decision-choose-tower-look = Les militaires défendent et accueillent des ouvriers, mais leur case vide recrute. Les commerciales : 2 crans d'aqueduc.
decision-choose-extension = Aménager une extension
decision-choose-extension-what = Prenez une extension disponible : la place d'un bâtiment de plus, ou des cases de plus pour une piste.
decision-choose-extension-look = Elle peut couvrir une icône et un symbole. La 4e et la 6e apportent un privilège. Où bâtirez-vous ensuite ?
decision-choose-privilege = Prendre un privilège
decision-choose-privilege-what = Choisissez un privilège disponible : un type d'ouvriers devient joker, ou un effet pour le tour de votre choix.
decision-choose-privilege-look = Un joker du type que vous avez le plus remplit toute case. Deux du même type : tous vos ouvriers sont jokers.
decision-deploy-bonus = Déployer des ouvriers
decision-deploy-bonus-what = Un bonus vous laisse remplir la case suivante d'un de vos bâtiments : { $target_the }.
decision-deploy-bonus-look = Une grande case prend plus d'ouvriers. Un bateau complet devient échoppe ; une caserne complète défend.
decision-ship-order = Quel bateau part d'abord ?
decision-ship-order-what = Plusieurs de vos bateaux sont complets. Ils partent un par un, chacun devient une échoppe sur votre marché libre de gauche.
decision-ship-order-look = Les marchés peuvent manquer : l'échoppe du dernier devra peut-être en recouvrir une autre.
decision-place-anchor-shop = Une échoppe sans marché
decision-place-anchor-shop-what = Pas de marché libre pour l'échoppe ({ $ship }) : recouvrez une de vos échoppes ou renoncez à la tuile.
decision-place-anchor-shop-look = Les ouvriers d'une échoppe recouverte reviennent en réserve. Une échoppe placée donne un cran d'aqueduc.
decision-decree-window = Compléter un décret ?
decision-decree-window-what = Vous remplissez au moins un décret disponible : complétez-le maintenant, ou continuez.
decision-decree-window-look = Un décret couvre une place : son bonus est à vous, son symbole ne compte plus. Un autre peut être plus rapide.
decision-penalty-building = Les barbares détruisent un bâtiment
decision-penalty-building-what = Votre défense n'a pas tenu : choisissez le bâtiment que vous perdez ({ $target_the }).
decision-penalty-building-look = Ses ouvriers reviennent en réserve. Un bâtiment vide coûte le moins, et fait une case vide de moins.
decision-penalty-tower = Les barbares détruisent une tour
decision-penalty-tower-what = Votre défense n'a pas tenu : choisissez la tour que vous perdez.
decision-penalty-tower-look = Ses ouvriers reviennent en réserve. Son port pourra porter une nouvelle tour.
decision-recruit-return = Des ouvriers quittent la cité
decision-recruit-return-what = Votre anneau dépasse vos besoins. Ouvriers de votre réserve à remettre dans le sac : { $number }.
decision-recruit-return-look = Gardez les types que vos cases demanderont l'année prochaine.

## Actions : ce qu'un joueur peut choisir

with-change =
    { $change_sign ->
        [plus] { " " }+{ $change_abs }
        [minus] { " " }−{ $change_abs }
       *[zero] { "" }
    }
effect =
    { $bonus_id ->
        [deploy] { effect-deploy }
        [exchange] { effect-exchange }
        [return_workers] { effect-return-workers }
        [place_star] { effect-place-star }
        [gain_star] { effect-gain-star }
        [aqueduct] { effect-aqueduct }
        [gain_tower] { effect-gain-tower }
        [gain_modifier] { effect-gain-modifier }
        [gain_privilege] { effect-gain-privilege }
        [remove_building] { effect-remove-building }
        [draw_workers] { effect-draw-workers }
        [lose_star] { effect-lose-star }
        [aqueduct_back] { effect-aqueduct-back }
        [lose_tower] { effect-lose-tower }
       *[gain_extension] { effect-gain-extension }
    }
action-accept = Accepter
action-accept-exchange-accept = Échanger
action-accept-bonus-accept = Placer une étoile
action-decline = Refuser
action-decline-exchange-accept = Ne pas échanger
action-decline-bonus-accept = Garder l'étoile
action-decline-choose-tower = Ne pas construire de tour
action-decline-choose-extension = Ne pas aménager
action-decline-choose-privilege = Ne pas prendre de privilège
action-decline-deploy-bonus = Ne déployer personne
action-decline-place-anchor-shop = Renoncer à l'échoppe
action-draft-building = Prendre { $building_the }
action-pick-die = { $die }{ with-change }
action-main-build =
    { $cover_id ->
        [none] Construire { $building_the }
       *[other] Construire { $building_the } sur { $cover_the }
    }
action-main-deploy = Déployer sur { $building_the }
action-main-extension = Aménager { $extension_the }
action-main-upgrade = Améliorer : une étoile sur la piste d'amélioration
action-main-stars = Gagner des étoiles
action-special-deploy = Déploiement spécial sur { $building_the }
action-season-bonus = Bonus de la saison
action-tower-exchange = Échanger par { $tower_the }
action-use-privilege = Utiliser le privilège « { $privilege } »
action-claim-decree = Compléter le décret « { $decree } »
action-end-turn = Finir votre tour
action-pass-window = Continuer
action-pay = Envoyer { $people }
action-return-workers = Remettre { $people } dans le sac
action-take-bonus = D'abord : { effect }
action-choose-tower =
    { $replace_id ->
        [none] Construire { $tower_the }
       *[other] Construire { $tower_the } à la place de { $replace_the }
    }
action-choose-extension = Aménager { $extension_the }
action-choose-privilege = Prendre « { $privilege } »
action-deploy-bonus = Déployer sur { $building_the }
action-choose-ship = { $ship }
action-place-anchor-shop = Recouvrir { $cover_the }
action-lose-building = Perdre { $building_the }
action-lose-tower = Perdre { $tower_the }
group-pick-die = Utiliser { $die_the }
group-main-build = Construire { $building_the }
group-choose-tower = Construire { $tower_the }

# Ce qu'un joueur peut taper pour une action, outre son propre texte ; plusieurs mots séparés par des virgules.
verb-accept = oui, accepter
verb-decline = non, refuser
verb-draft-building = premier
verb-pick-die = choisir, dé
verb-main-build = construire, bâtir
verb-main-deploy = déployer
verb-main-extension = aménager, extension
verb-main-upgrade = améliorer
verb-main-stars = étoiles, gagner
verb-special-deploy = spécial
verb-season-bonus = saison, bonus de saison
verb-tower-exchange = échanger
verb-use-privilege = utiliser
verb-claim-decree = compléter, décret
verb-end-turn = finir, finir le tour
verb-pass-window = continuer
verb-pay = payer, envoyer
verb-return-workers = remettre
verb-take-bonus = d'abord, bonus
verb-choose-tower = tour
verb-choose-extension = choisir extension
verb-choose-privilege = privilège
verb-deploy-bonus = déployer bonus
verb-choose-ship = bateau
verb-place-anchor-shop = recouvrir
verb-lose-building = perdre
verb-lose-tower = perdre tour

## Les choix tels qu'on les raconte aux autres

told-accept = { "" }
told-decline = { $name } renonce à un bonus.
told-draft-building = { "" }
told-pick-die =
    { $change_sign ->
        [zero] { "" }
       *[other] { $name } dépense des modificateurs ({ $change_abs }).
    }
told-main-build = { "" }
told-main-deploy = { "" }
told-main-extension = { "" }
told-main-upgrade = { "" }
told-main-stars = { "" }
told-special-deploy = { $name } fait un déploiement spécial.
told-season-bonus = { $name } prend le bonus de la saison.
told-tower-exchange = { $name } échange des ouvriers par { $tower_the }.
told-use-privilege = { "" }
told-claim-decree = { "" }
told-end-turn = { "" }
told-pass-window = { "" }
told-pay = { "" }
told-return-workers = { "" }
told-take-bonus = { "" }
told-choose-tower = { "" }
told-choose-extension = { "" }
told-choose-privilege = { "" }
told-deploy-bonus = { "" }
told-choose-ship = { "" }
told-place-anchor-shop = { "" }
told-lose-building = { "" }
told-lose-tower = { "" }

## Événements

year-roman =
    { $year ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
event-first-player-named = { $name } est premier joueur.
event-year-began = { "" }
event-season-began = Année { year-roman } · { $season } (Maximus : { $name })
event-buildings-dealt =
    { $buildings_count ->
        [one] Nouveau dans les rangées : { $buildings }.
       *[other] Nouveaux dans les rangées ({ $buildings_count }) : { $buildings }.
    }
event-row-discarded =
    { $buildings_count ->
        [0] La première rangée est vide ; les autres montent.
       *[other] Défaussés de la première rangée : { $buildings }.
    }
event-barbarians-revealed =
    { $side ->
        [left] À gauche paraissent { $barbarian_the } : force { $strength }.
       *[right] À droite paraissent { $barbarian_the } : force { $strength }.
    }
event-raid-announced =
    { $side ->
        [left] Pour les cités battues lors du raid : { effect }.
       *[right] Pour les cités qui résistent au raid : { effect }.
    }
event-rolled = { $name } lance les dés : rouge { $red }, jaune { $yellow }, bleu { $blue }.
event-die-used = { $name } utilise { $die_the } comme { $used_value }.
event-turn-ended = { "" }
event-built =
    { $covered_id ->
        [none] { $name } construit { $building_the }.
       *[other] { $name } construit { $building_the } sur { $covered_the }.
    }
event-workers-released = { $name } reprend { $people } ({ $building }).
event-deployed =
    { $full ->
        [yes] { $name } déploie { $people } sur { $building_the }, à présent au complet.
       *[no] { $name } déploie { $people } sur { $building_the }.
    }
event-extension-placed = { $name } aménage { $extension_the }.
event-star-placed = { $name } place une étoile sur { $track_the }, case { $space }.
event-stars-gained =
    { $stars ->
        [one] { $name } prend { $stars } étoile.
       *[other] { $name } prend { $stars } étoiles.
    }
event-stars-lost =
    { $stars ->
        [one] { $name } perd { $stars } étoile.
       *[other] { $name } perd { $stars } étoiles.
    }
event-ring-moved =
    { $steps_sign ->
        [minus] { $name } recule son anneau à { $aqueduct }.
       *[plus] { $name } avance son anneau à { $aqueduct }.
    }
event-modifier-gained = { $name } prend un modificateur.
event-tower-built =
    { $replaced_id ->
        [none] { $name } construit { $tower_the }.
       *[other] { $name } construit { $tower_the } à la place de { $replaced_the }.
    }
event-privilege-taken = { $name } prend le privilège « { $privilege } ».
event-privilege-used = { $name } utilise le privilège « { $privilege } ».
event-decree-completed = { $name } complète le décret « { $decree } ».
event-bonus-lost = { $name } ne peut utiliser un bonus : { effect }.
event-workers-drawn =
    { $source_id ->
        [set_up] { $name } commence avec { $people }.
        [exchange] { $name } pioche { $people } pour un échange.
        [penalty] { $name } doit piocher { $people }.
       *[recruitment] { $name } pioche { $people }.
    }
event-workers-returned =
    { $source_id ->
        [exchange] { $name } remet en échange { $people } dans le sac.
       *[other] { $name } remet { $people } dans le sac.
    }
event-building-emptied = { $name } vide { $building_the } dans le sac : { $people }.
event-reserve-emptied = { $name } n'a plus un ouvrier en réserve !
event-anchor-shop-placed =
    { $covered_id ->
        [none] { $name } : { $ship_the } part et devient une échoppe.
       *[other] { $name } : { $ship_the } part et devient une échoppe sur { $covered_the }.
    }
event-anchor-shop-given-up = { $name } : { $ship_the } part ; son échoppe ne trouve pas de marché.
event-raid-repelled = { $name } résiste aux barbares : défense { $defence }, force { $strength }.
event-raid-suffered = Les barbares battent { $name } : défense { $defence }, force { $strength }.
event-nothing-lost = { $name } n'a rien qu'ils puissent prendre.
event-building-lost = { $name } perd { $building_the }.
event-tower-lost = { $name } perd { $tower_the }.
event-recruitment-counted =
    { $need_sign ->
        [minus] { $name } : symboles { $symbols } + cases vides { $spaces } − anneau { $aqueduct } = −{ $need_abs } : des ouvriers partent.
        [zero] { $name } : symboles { $symbols } + cases vides { $spaces } − anneau { $aqueduct } = 0 : pas de recrue.
       *[plus] { $name } : symboles { $symbols } + cases vides { $spaces } − anneau { $aqueduct } = { $need_abs } à recruter.
    }
event-janus-turned =
    { $die_id ->
        [none] { $janus } est révélée : aucun dé n'est bloqué.
       *[other] { $janus } est révélée : { $die_the } est bloqué.
    }
event-janus-removed =
    { $item_id ->
        [building] Janus retire { $id_the } des rangées.
        [tower_military] Janus retire { $id_the } du jeu.
        [tower_commercial] Janus retire { $id_the } du jeu.
        [decree] Janus retire du jeu le décret « { $id } ».
        [privilege] Janus retire du jeu le privilège « { $id } ».
       *[other] Janus retire du jeu { $item }.
    }
event-janus-shuffled = Toutes les tuiles Janus sont mélangées en une nouvelle pile.

## Refus

refused-bag-empty = Le sac est vide : personne à échanger.
refused-bonus-unusable = Ce bonus est inutilisable maintenant ; les autres passent d'abord.
refused-cannot-cover = { $building_the } ne peut recouvrir { $cover_the } : seulement un de vos bâtiments du même type.
refused-cannot-lose = { $building_the } ne peut être perdu ici : choisissez un de vos bâtiments du type indiqué.
refused-condition = Vous ne remplissez pas encore le décret « { $decree } ».
refused-decree-not-open = Le décret « { $decree } » n'est pas disponible.
refused-decree-zone-full = Toutes les places de la zone des décrets sont prises.
refused-die-blocked = Janus bloque { $die_the } cette saison.
refused-die-taken = Maximus a pris { $die_the } pour lui seul.
refused-full = { $building_the } : toutes les cases sont occupées.
refused-main-used = Vous avez déjà fait l'action principale de ce tour.
refused-modifiers =
    { $modifiers ->
        [one] Vous n'avez que { $modifiers } modificateur actif.
       *[other] Vous avez { $modifiers } modificateurs actifs.
    }
refused-new-shop = { $building_the } vient d'ouvrir : pas d'ouvriers avant la saison suivante.
refused-no-effect = Cela n'aurait aucun effet maintenant.
refused-no-extension-left = Il n'en reste plus : { $extension }.
refused-no-fitting-workers = Vous n'avez pas les ouvriers que demande la case suivante : { $building_the }.
refused-no-free-port = Tous vos ports ont une tour : dites laquelle est remplacée.
refused-no-free-slot = Pas d'emplacement libre pour { $building_the } : recouvrez un bâtiment du type, ou procurez-vous { $extension_the }.
refused-no-star = Vous n'avez pas d'étoile en réserve.
refused-no-stars-left = Il n'y a plus d'étoile sur le plateau principal.
refused-no-such-bonus = Aucun bonus de ce genre n'attend.
refused-no-such-privilege = « { $privilege } » n'est pas parmi les privilèges disponibles.
refused-no-such-tower = { $tower_the } n'est pas parmi les tours disponibles.
refused-no-workers-there = { $building_the } n'accueille pas d'ouvriers.
refused-not-in-city = { $building_the } n'est pas dans votre cité.
refused-not-in-column = { $building_the } n'est pas dans la colonne { $column }.
refused-not-in-display = { $building_the } n'est pas dans les rangées.
refused-not-in-reserve = Vous n'avez pas ces ouvriers en réserve.
refused-not-your-privilege = Vous n'avez pas le privilège « { $privilege } ».
refused-not-your-shop = { $cover_the } n'est pas une échoppe de votre cité.
refused-not-your-tower = Vous n'avez pas de tour qui puisse servir ici : { $tower }.
refused-other-color = { $building_the } montre votre valeur, mais { $die_the } est d'une autre couleur.
refused-other-type =
    { $on_id ->
        [ship] Ce déploiement est pour les bateaux, non pour { $building_the }.
        [barracks] Ce déploiement est pour les casernes et tours militaires, non pour { $building_the }.
        [shop] Ce déploiement est pour les échoppes, non pour { $building_the }.
       *[farm] Ce déploiement est pour les fermes, non pour { $building_the }.
    }
refused-other-value = { $building_the } ne montre pas un { $value }.
refused-permanent = « { $privilege } » agit en permanence : on ne l'utilise pas.
refused-privilege-no-effect = « { $privilege } » n'aurait aucun effet maintenant.
refused-privilege-used = Vous avez déjà utilisé « { $privilege } ».
refused-season-used = Vous avez déjà pris le bonus de la saison dans ce tour.
refused-season-value = Le bonus demande une valeur utilisée de { $value } ({ $season_the }).
refused-ship-not-full = { $ship_the } n'est pas un de vos bateaux complets.
refused-special-used = { $building_the } a déjà eu son déploiement spécial dans ce tour.
refused-tile-no-deploy = La tuile Action de la colonne { $column } ne permet pas de déployer sur { $building_the }.
refused-tile-no-extension = La tuile Action de la colonne { $column } ne propose pas d'extension.
refused-tile-no-stars = La tuile Action de la colonne { $column } ne propose pas d'étoiles.
refused-tower-used = { $tower_the } a déjà servi dans ce tour.
refused-tower-value = { $tower_the } ne montre pas un { $value }.
refused-track-full = La piste d'amélioration est pleine.
refused-upgrade-value = Une valeur utilisée de { $value } ne permet pas d'améliorer.
refused-value = La valeur utilisée va de 1 à 6 : { $value } n'est pas possible.
refused-wrong-number =
    { $n ->
        [one] Ce nombre ne va pas : il s'agit ici de { $n } ouvrier.
       *[other] Ce nombre ne va pas : il s'agit ici de { $n } ouvriers.
    }
refused-wrong-workers = Ces ouvriers ne conviennent pas à la case suivante : { $building_the }.

## Le plateau en texte

phase-set-up = Mise en place
phase-raid = Invasion des barbares
phase-recruitment = Recrutement
sheet-status = Où nous en sommes
sheet-year = Année { year-roman }
sheet-now = Année { year-roman } sur { $last } · { $moment }
sheet-season-bonus = Bonus de saison avec une valeur utilisée de { $value } : { $bonus }.
sheet-maximus = Maximus :
sheet-first-player = Premier joueur :
sheet-die =
    { $state ->
        [taken] { $die } { $face } (Maximus)
        [blocked] { $die } { $face } (bloqué)
       *[free] { $die } { $face }
    }
sheet-janus =
    { $blocks ->
        [yes] { $janus } bloque un dé.
       *[no] { $janus } : tous les dés sont libres.
    }
sheet-uses = utilise { $die } comme { $value } :
sheet-main-done = Action principale : faite
sheet-main-open = Action principale : à faire (colonne { $column })
sheet-main-none = Action principale : rien n'est possible dans la colonne { $column }
sheet-check-special = Déploiement spécial :
sheet-check-season = Bonus de saison :
sheet-check-towers = Échange par les tours :
sheet-check-privileges = Privilèges à utiliser :
sheet-check-decrees = Décrets à compléter :
sheet-check-none = rien
sheet-waiting = Encore à venir : { $bonuses }.
sheet-board = Plateau principal
sheet-column = Colonne
sheet-dice = Dés
sheet-actions = Tuile Action
sheet-buildings = Bâtiments
sheet-display = Bâtiments des rangées
sheet-building = Bâtiment
sheet-die-of = Dé
sheet-die-face =
    { $color ->
        [red] rouge { $value }
        [yellow] jaune { $value }
        [blue] bleu { $value }
       *[any] { $value } quelconque
    }
sheet-spaces = Cases
sheet-bonus = Bonus
sheet-left = Barbares à gauche : force { $strength }. Pour les cités battues : { $effect }.
sheet-right = Barbares à droite : force { $strength }. Pour les cités qui résistent : { $effect }.
sheet-right-hidden = Barbares à droite : cachés jusqu'aux saturnales, force { $low } à { $high }.
sheet-strength = Force du raid : { $strength }.
sheet-supply = Disponible pour tous
sheet-left-over = { $thing } { $n }
sheet-open-extensions = Extensions :
sheet-pieces = Étoiles { $stars } · Modificateurs { $modifiers }
sheet-tile-deploy = déployer : { $targets }
sheet-coming = Ce qui vient
sheet-stack = Bâtiments dans la pile : { $n }.
sheet-bag =
    { $n ->
        [one] Sac : { $n } ouvrier ({ $workers }).
       *[other] Sac : { $n } ouvriers ({ $workers }).
    }
sheet-tower = dé { $value } : { $says }
sheet-tower-bonus = à la construction : { $bonus }
sheet-kind = Genre
sheet-tile = Tuile
sheet-says = Effet
sheet-shield = défense +{ $n }
sheet-players = Gouverneurs
sheet-player-player = Gouverneur
sheet-player-reserve = Réserve
sheet-player-sailor = Mar
sheet-player-soldier = Sold
sheet-player-merchant = Mch
sheet-player-farmer = Ferm
sheet-player-stars = Ét.
sheet-player-modifiers = Mod
sheet-player-ring = Ann
sheet-player-defence = Déf
sheet-player-need = Rec
sheet-player-has = État
sheet-of = { $part }/{ $whole }
sheet-has-first = premier
sheet-has-maximus = Maximus
sheet-has-turn = joue
sheet-own = Votre cité
sheet-city-of = Cité : { $name }
sheet-place = Place
sheet-free = libre
sheet-above = Tour du port { $number }
sheet-locked = ouvre à la saison suivante
sheet-filled = { $building } { $filled }/{ $size }
sheet-standing =
    { $n ->
        [one] Dans la cité ({ $n } ouvrier) :
       *[other] Dans la cité ({ $n } ouvriers) :
    }
sheet-reserve =
    { $n ->
        [one] Réserve : { $n } ouvrier ({ $workers }).
       *[other] Réserve : { $n } ouvriers ({ $workers }).
    }
sheet-stock = Étoiles { $stars } · Modificateurs actifs { $active } sur { $modifiers } · Aqueduc { $ring }
sheet-track = { $track } : { $stars } sur { $length }. Ensuite : { $next }.
sheet-track-full = plus de case
sheet-permanent = En permanence : { $effects }.
sheet-with-symbol =
    { $n ->
        [one] { $bonus } (cache { $n } symbole)
       *[other] { $bonus } (cache { $n } symboles)
    }
sheet-decrees-done = Décrets complétés :
sheet-privileges-own = Privilèges :
sheet-privileges-used = Privilèges utilisés :
sheet-next-places = Prochaines places à couvrir :
sheet-next = { $thing } : { $gives }
sheet-next-decree = Décret
sheet-need = Recrutement en l'état : symboles { $symbols } + cases vides { $spaces } − anneau { $ring } = { $need }.
sheet-defence = Défense : { $defence }.
sheet-defence-against =
    { $hidden ->
        [yes] Défense : { $defence }, contre { $strength } et ce qui paraîtra aux saturnales.
       *[no] Défense : { $defence }, contre { $strength }.
    }
kind-worker = Ouvriers
kind-die = Dés
kind-season = Saisons
kind-type = Types de bâtiments
kind-tile = Tuiles Action
kind-building = Bâtiments
kind-tower = Tours
kind-extension = Extensions
kind-track = Pistes
kind-slot = Emplacements des rangées
kind-space = Cases des pistes
kind-place = Places des décrets
kind-decree = Décrets
kind-privilege = Privilèges
kind-barbarian = Barbares
kind-janus = Tuiles Janus
kind-glossary = Glossaire

## À côté d'une action

note-value = valeur { $value }
note-special = déploiement spécial : { $buildings }
note-season = bonus de saison
note-upgrade = améliorer
note-towers = échange : { $towers }
note-back = de retour en réserve : { $workers }
note-empty = personne dessus
note-deploy =
    { $full ->
        [yes] { $workers } ; au complet ensuite ; réserve { $left }
       *[no] { $workers } ; réserve { $left }
    }
note-left = reste en réserve : { $workers }
note-adds = ajoute : { $spaces }
note-privilege =
    { $n ->
        [4] votre 4e : prenez un privilège
       *[6] votre 6e : prenez un privilège
    }
note-unused = inutilisé : { $what }
note-unused-main = action principale
note-decrees =
    { $n ->
        [one] { $n } décret
       *[other] { $n } décrets
    }
note-all-used = rien ne reste inutilisé

## Au fil du temps

series-reserve = Ouvriers en réserve
series-at-work = Ouvriers sur les bâtiments
series-round = Année
series-tick =
    { $n ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }

## La fin

score-name = Ouvriers en réserve
result-won = Gagné : { $moment }, année { year-roman }
result-lost =
    { $workers ->
        [one] Perdu : il reste { $workers } ouvrier
       *[other] Perdu : il reste { $workers } ouvriers
    }
result-year-end = la fin de l'année
decided-by-empty-reserve = Une réserve vidée a mis fin à la partie.
decided-by-fewest-workers = Quatre années sont passées : la plus petite réserve a décidé.
decided-by-fewest-on-buildings = Réserves égales : moins d'ouvriers sur les bâtiments et tours a décidé.
decided-by-shared-victory = Égalité en réserve et sur les bâtiments : la victoire est partagée.
decided-by-solo-lost = Quatre années sont passées, et il reste des ouvriers en réserve : la partie est perdue.

## Un fichier de matériel inutilisable

components-effect = { $place } : un effet « { $kind } » n'a pas sa place ici, ou pas avec ces valeurs.
components-tower = { $place } : une tour militaire a des cases et pas d'échange, une tour commerciale un échange et pas de case.
components-permanent = { $place } : seule la piste d'amélioration a des bonus permanents.
components-janus = Au moins une tuile Janus doit faire remélanger.
components-no-table = Dans { $table } : Discordia n'a pas une telle table.
components-form = Dans { $table } : écrivez chaque entrée sous [[{ $table }]].
components-no-entry = Dans { $table } : il n'y a pas de { $key } = { $value }.
components-no-field = { $place } est un champ inconnu.
components-fixed = { $place } est dit dans le livret. Peuvent être remplacés : { $places }.

## Ma boîte : ce qui n'est pas du livret

doubt-shows = { $name } ({ $shown })
doubt-buildings = Bâtiments
doubt-ship-backs = Échoppes à l'ancre
doubt-towers = Tours
doubt-barbarians = Barbares
doubt-seasons = Saisons
doubt-city-slots = Emplacements des rangées
doubt-track-spaces = Cases des pistes
doubt-decree-slots = Places des décrets
doubt-action-tiles = Tuiles Action
doubt-extensions = Extensions de piste
doubt-privileges = Privilèges
doubt-janus = Tuiles Janus
doubt-rulings = Arbitrages
doubt-die-value = Dé
doubt-defence = Défense
doubt-exchange = Ouvriers échangés
doubt-strength = Force
doubt-recruit = Symboles de recrutement
doubt-ruling-counting = Les extensions pré-imprimées ne comptent ni comme 4e ou 6e ni pour les décrets
doubt-ruling-symbols = Les extensions acquises ne portent ni symbole ni bonus

## Ce dont parle un conseil

term-won-had =
    { $way ->
        [had] la partie est gagnée
        [likelier] la partie est plus probablement gagnée
        [unlikelier] la partie est moins probablement gagnée
       *[lost] la partie n'est pas gagnée
    }
term-won-name = la victoire
term-reserve =
    { $sign }{ $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    } en réserve
term-reserve-name = ouvriers en réserve
term-near =
    { $sign }{ $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    } vers une réserve vide
term-near-name = une réserve presque vide
term-symbols =
    { $sign }{ $n ->
        [one] { $n } symbole de recrutement visible
       *[other] { $n } symboles de recrutement visibles
    }
term-symbols-name = symboles de recrutement visibles
term-ring = { $sign }{ $n } sur l'anneau de l'aqueduc
term-ring-name = l'anneau de l'aqueduc
term-buildings =
    { $sign }{ $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    } pour accueillir des ouvriers
term-buildings-name = ouvriers que les bâtiments vont accueillir
term-buildings-spaces =
    { $sign }{ $n ->
        [one] { $n } case libre
       *[other] { $n } cases libres
    } pour des ouvriers
term-fitting =
    { $sign }{ $n ->
        [one] { $n } case
       *[other] { $n } cases
    } à remplir tout de suite
term-fitting-name = cases à remplir tout de suite
term-stars =
    { $sign }{ $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    } en réserve
term-stars-name = étoiles en réserve
term-modifiers =
    { $sign }{ $n ->
        [one] { $n } modificateur
       *[other] { $n } modificateurs
    }
term-modifiers-name = modificateurs
term-privileges =
    { $sign }{ $n ->
        [one] { $n } privilège
       *[other] { $n } privilèges
    }
term-privileges-name = privilèges
term-towers =
    { $sign }{ $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
term-towers-name = tours
term-upgrades =
    { $sign }{ $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    } sur la piste d'amélioration
term-upgrades-name = bonus permanents de la piste d'amélioration
term-slots =
    { $sign }{ $n ->
        [one] { $n } place
       *[other] { $n } places
    } pour des bâtiments
term-slots-name = places pour bâtiments et étoiles
term-raid = { $sign }{ $n } en défense contre le raid
term-raid-name = le raid à venir

## Ordres permanents

action-claim-decrees = Compléter tout décret dès qu'une fenêtre s'ouvre
