### Ce que disent les pièces et les boutons de la boîte, en français.

## Commandes

kit-close = Fermer
kit-reload = Recharger
kit-go-home = Page d’accueil
kit-copy-id = Copier l’erreur { $id }
kit-sheet-handle = Ouvrir ou fermer le volet
kit-less = Moins
kit-more = Plus
kit-max = max { $max }
kit-of-have = sur { $have }
kit-pick-more =
    { $count ->
        [one] Encore un à choisir
       *[other] Encore { $count } à choisir
    }
kit-pick-over = Plus que ce qui peut être donné
kit-pick-fits = { $count } sur { $most } choisis
kit-explain-now = Maintenant :
kit-explain-rule = Règle { $rule }
kit-explanation = Explication
kit-reconstructed = Pas imprimé dans le livret : déduit de ses règles.
kit-point = Montrer
kit-stack = { $label }, { $count }
kit-card-down = Carte, face cachée
kit-only-you = vous seul
kit-peek = Maintenir pour regarder

## Les places : couleur et emblème, et ce que fait le joueur

kit-seat-red = Rouge, tour
kit-seat-blue = Bleu, vague
kit-seat-gold = Or, soleil
kit-seat-green = Vert, feuille
kit-seat-purple = Pourpre, lune
kit-seat-iron = Fer, étoile
kit-seat-state-waiting = attend
kit-seat-state-turn = doit jouer
kit-seat-state-thinking = choisit
kit-seat-state-sealed = a choisi
kit-seat-state-passed = a passé
kit-seat-state-away = absent
kit-seat-state-bot = robot

## Les états d’une page : ce que c’est, et que faire

kit-state-loading = On dresse la table…
kit-state-loading-text = Un instant.
kit-state-empty = Rien ici pour l’instant
kit-state-empty-text = Dès qu’il y aura quelque chose, ce sera ici.
kit-state-error = Cela n’a pas marché
kit-state-error-text = Tous les coups joués sont gardés. Rechargez la page ; si cela recommence, envoyez-nous le numéro de l’erreur.
kit-state-offline = Connexion perdue
kit-state-offline-text = Votre coup est gardé. Nous réessayons.
kit-state-stale = La partie a avancé
kit-state-stale-text = Votre choix ne convient plus : choisissez à nouveau.
kit-state-updated = Nouvelle version
kit-state-updated-text = Rechargez la page quand vous voulez : rien n’est perdu.
kit-state-missing = Cette page n’existe pas
kit-state-missing-text = L’adresse contient peut-être une faute, ou ce qu’elle montrait n’est plus là.
kit-state-not-your-seat = Ce n’est pas votre place
kit-state-not-your-seat-text = Quelqu’un d’autre est assis ici. Vous pouvez regarder, ou prendre une place libre.
kit-state-spectating = Vous regardez
kit-state-spectating-text = Vous voyez ce que tous peuvent voir, et les secrets de personne.
kit-state-paused = La partie est en pause
kit-state-paused-text = Les horloges sont arrêtées jusqu’à la reprise.
kit-state-abandoned = La partie a été abandonnée
kit-state-abandoned-text = On peut la regarder, mais plus la jouer.
kit-state-finished = La partie est finie
kit-state-finished-text = Chaque coup peut être revu.

## La galerie, et ce que disent ses exemples

kit-gallery-about = Toutes les pièces et commandes des cinq jeux : six places, deux thèmes, deux tailles.
kit-gallery-light = Jour
kit-gallery-dark = Nuit
kit-gallery-identity = Marque, lettres, couleurs
kit-gallery-icons = Icônes
kit-gallery-seats = Places
kit-gallery-pieces = Pièces
kit-gallery-portraits = Portraits
kit-gallery-buildings = Bâtiments
kit-gallery-controls = Commandes
kit-gallery-deciding = Décider
kit-gallery-table = Table
kit-gallery-states = États
kit-sample-confirm = Confirmer
kit-sample-undo = Annuler : 5 3 sur 8
kit-sample-pass = Passer
kit-sample-rules = Règles
kit-sample-resign = Abandonner
kit-sample-log = Journal
kit-sample-chat = Discussion
kit-sample-sound = Son
kit-sample-all = Tout
kit-sample-mine = À moi
kit-sample-battles = Batailles
kit-sample-panel = Avec des amis
kit-sample-name = Votre nom
kit-sample-name-hint = Comme les autres vous appellent.
kit-sample-name-error = Écrivez un nom : il n’a encore aucune lettre.
kit-sample-game = Jeu
kit-sample-pace = Comment jouez-vous ?
kit-sample-tonight = Ce soir
kit-sample-tonight-hint = Tous à la table
kit-sample-daily = Un coup par jour
kit-sample-daily-hint = Chacun quand il peut
kit-sample-coach = Conseils
kit-sample-coach-hint = Deux lignes pour chaque nouveau genre de décision.
kit-sample-coach-line = Voici les conseillers. Regardez ce que chacun donne.
kit-sample-open = Ouvrir
kit-sample-soldiers = soldats
kit-sample-any-two = Deux biens au choix
kit-sample-wood = bois
kit-sample-stone = pierre
kit-sample-gold = or
kit-sample-tabs = À côté du plateau
kit-sample-dice = Dés 5 et 3
kit-sample-court = La cour
kit-sample-squire = Écuyer
kit-sample-treasurer = Trésorier
kit-sample-wizard = Magicien
kit-sample-king = Roi
kit-sample-does = Donne 2 or quand la cour paie.
kit-sample-now = avec l’Écuyer 4 en tout : assez pour les Baraquements.
kit-sample-why = Vos dés font 8 : il faut 18 pour le Roi (KB-5.2).
kit-sample-place = Poser
kit-sample-on = sur
kit-sample-unused = +2 non utilisé
kit-sample-explained = Peut s’expliquer :
kit-sample-secret = L’ennemi de cet hiver : les gobelins, force 4.
kit-sample-decision = Votre décision
kit-sample-phases = Où nous en sommes
kit-sample-year = An III
kit-sample-spring = Printemps
kit-sample-summer = Été
kit-sample-autumn = Automne
kit-sample-winter = Hiver
kit-sample-influence = Influence
kit-sample-build = Construire
kit-sample-points = Points de victoire
kit-sample-tile = Tour de garde
kit-sample-cards = cartes
kit-sample-deciding = Vous décidez
kit-sample-play = Jouer à Kingsburg contre trois robots
kit-sample-notice = Le lien est copié.
