### Ce que disent les pièces et les boutons de la boîte, en français.

## Commandes

kit-close = Fermer
kit-reload = Recharger
kit-go-home = Page d'accueil
kit-copy-id = Copier l'erreur { $id }
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
kit-seat-state-opened = a dévoilé son choix
kit-seat-state-passed = a passé
kit-seat-state-away = absent
kit-seat-state-bot = robot

## Les états d'une page : ce que c'est, et que faire

kit-state-loading = On dresse la table…
kit-state-loading-text = Un instant.
kit-state-empty = Rien ici pour l'instant
kit-state-empty-text = Dès qu'il y aura quelque chose, ce sera ici.
kit-state-error = Cela n'a pas marché
kit-state-error-text = Tous les coups joués sont gardés. Rechargez la page ; si cela recommence, envoyez-nous le numéro de l'erreur.
kit-state-offline = Connexion perdue
kit-state-offline-text = Votre coup est gardé. Nous réessayons.
kit-state-stale = La partie a avancé
kit-state-stale-text = Votre choix ne convient plus : choisissez à nouveau.
kit-state-updated = Nouvelle version
kit-state-updated-text = Rechargez la page quand vous voulez : rien n'est perdu.
kit-state-missing = Cette page n'existe pas
kit-state-missing-text = L'adresse contient peut-être une faute, ou ce qu'elle montrait n'est plus là.
kit-state-not-your-seat = Ce n'est pas votre place
kit-state-not-your-seat-text = Quelqu'un d'autre est assis ici. Vous pouvez regarder, ou prendre une place libre.
kit-state-spectating = Vous regardez
kit-state-spectating-text = Vous voyez ce que tous peuvent voir, et les secrets de personne.
kit-state-paused = La partie est en pause
kit-state-paused-text = Les horloges sont arrêtées jusqu'à la reprise.
kit-state-abandoned = La partie a été abandonnée
kit-state-abandoned-text = On peut la regarder, mais plus la jouer.
kit-state-finished = La partie est finie
kit-state-finished-text = Chaque coup peut être revu.
