### La table : plateau, barre de décision, journal, discussion, reprise, en français.

## Les gens

table-you = Vous
table-nobody = personne
table-seat = Place { $number }
table-seats = Places, dans l'ordre du tour
table-seat-open = Place libre
table-seat-decides = décide
table-seat-you-decide = à vous de jouer
table-seat-here = à la table
table-seat-gone = absent pour l'instant
table-clock = Temps restant
table-only-you = vous seul

## La barre du haut

table-your-turn = À vous de jouer
table-your-turn-said = À vous de jouer. { $title }
table-others-turn = Les autres jouent
table-phase = Où en est la partie
table-game-time = Temps restant pour toute la partie
table-spectating = Vous regardez
table-connection-live = Connecté
table-connection-polling = Connecté (lent)
table-connection-connecting = Connexion…
table-connection-offline = Pas de connexion
table-offline = Connexion perdue
table-offline-kept = Connexion perdue. Votre coup est gardé.
table-move-waits = Votre coup attend, et repartira de lui-même.
table-offline-text = Vous pouvez continuer à lire ; nous réessayons.
table-lost-seat = Cette place a été donnée à quelqu'un d'autre : vous regardez désormais.
table-gone-deleted = Cette table a été supprimée.
table-gone-closed = Cette table vous est fermée désormais.
table-gone-seat = Cette place a été donnée à quelqu'un d'autre.
table-news = Nouvelles de la table
table-my-games = Mes parties

## Le plateau

table-board = Plateau
table-parts = Parties de la table
table-part-board = Plateau
table-part-mine = Chez moi
table-part-others = Les autres
table-cover = Couvrir ce que vous seul savez
table-uncover = Toujours le montrer
table-peek = Couvert : appuyez pour regarder
table-board-text = Plateau en texte
table-board-failed = Le plateau dessiné ne fonctionne plus : le voici en texte, et la partie continue.
table-board-drawn = Plateau dessiné
table-points = { $name } montre { $what }.
table-you-point = Vous montrez { $what }.
table-points-board = le plateau

## Décider

table-decision = Votre décision
table-choices = Choix
table-sentence = Ce que vous allez faire
table-chip-change = Changer : { $value }
table-chip-open = Reste à choisir
table-clear = Recommencer
table-none = aucun
table-ways =
    { $count ->
        [one] une façon
       *[other] { $count } façons
    }
table-changes = change le reste
table-all-options = Tous les choix
table-show-all = Tout montrer ({ $count })
table-search = Chercher
table-search-nothing = Rien ne correspond.
table-asides = Aussi possible
table-least = Minimum : { $amount }
table-most = Maximum : { $amount }
table-of-limit = sur { $limit }
table-counts-more =
    { $count ->
        [one] Encore { $count } à choisir.
       *[other] Encore { $count } à choisir.
    }
table-counts-fit =
    { $count ->
        [0] Rien de choisi : c'est permis.
        [one] { $count } choisi : complet.
       *[other] { $count } choisis : complet.
    }
table-counts-over = C'est trop.
table-do = Valider
table-confirm = Confirmer
table-confirm-really = Sûr ? Confirmer
table-stop-chance = puis le hasard décide
table-stop-reveal = puis quelque chose est révélé
table-stop-next = puis c'est à un autre
table-stop-end = puis la partie est finie
table-then-chance = Puis le hasard décide.
table-then-reveal = Puis quelque chose est révélé.
table-then-next = Puis { $names }.
table-then-end = Puis la partie est finie.
table-undo = Annuler : { $what }
table-restart = Recommencer le tour ({ $count } coups)
table-stale = La table a avancé : votre choix ne convient plus.
table-hint = Que ferait un robot ?
table-hint-says = Un robot ferait :
table-coach-more = Qu'est-ce que c'est ?
table-coach-less = Cacher l'explication
table-waiting = Un instant…
table-reactions = Réactions…
table-waiting-for = On attend { $names }
table-you-have-chosen = Vous avez choisi. On attend { $names }
table-you-have-chosen-all = Vous avez choisi
table-change-choice = Changer mon choix
table-rule = Règle { $rule }

## À côté du plateau

table-side = Journal, discussion, règles, notes
table-side-open = Montrer le journal et la discussion
table-side-close = Cacher le journal et la discussion
table-tab-log = Journal
table-tab-chat = Chat
table-tab-rules = Règles
table-tab-notes = Notes
table-tab-plans = Plans
table-log-filter = Montrer
table-log-all = Tout
table-log-mine = Moi
table-log-others = Les autres
table-log-battles = Batailles
table-log-chat = Chat
table-log-earlier = Montrer ce qui précède
table-log-empty = Il ne s'est encore rien passé.
table-log-then = La table à ce moment
table-chat-empty = Personne n'a encore écrit.
table-chat-write = Écrire à la table
table-chat-send = Envoyer
table-chat-spectator = regarde
table-chat-with-players = Lu par les joueurs ; par les spectateurs après la partie seulement.
table-chat-with-spectators = Lu par les spectateurs ; par les joueurs après la partie seulement.
table-rules-search = Chercher dans les règles
table-rules-all = Tout le livre
table-notes-label = Mes notes
table-notes-empty = Vous seul lirez ce que vous écrivez ici.
table-notes-saved = Enregistré.
table-notes-writing = Enregistrement…
table-notes-trouble = Pas encore enregistré : nous réessayons.

## Plans

table-plans-what = Des réponses pour quand vous n'êtes pas là. Elles sont données si elles sont possibles ; sinon elles sont abandonnées, et c'est dit ici. Personne d'autre ne les voit.
table-plans-mine = Prévu
table-plans-none = Rien de prévu.
table-plans-how = C'est à vous. Si vous choisissez ce que vous répondriez toujours, vous pouvez le garder ici.
table-plans-unforeseen = Rien n'est prévisible pour l'instant.
table-plans-from-choice = D'après votre choix actuel
table-plans-ahead = Si c'était à vous maintenant
table-plans-offer = Moins de questions : la réponse habituelle est donnée pour vous à { $decisions }. Vous pourrez changer à tout moment.
table-plans-offer-take = Oui, répondez pour moi
table-plans-offer-not = Non, demandez-moi
table-plan-add-next = Prévoir cette réponse
table-plan-add-always = Toujours répondre cela
table-plan-add-now = Répondre cela maintenant et à chaque fois
table-plan-next = la prochaine fois : { $decision }
table-plan-always = toujours : { $decision }
table-plan-only-if = La donner
table-plan-legal = dès que c'est possible
table-plan-unchanged = seulement si rien d'important pour elle n'a changé
table-plan-up = Plus tôt
table-plan-down = Plus tard
table-plan-remove = Retirer
table-plans-silence = Réponses habituelles
table-orders = Ordres permanents
table-orders-what = Un ordre répond pour vous tant que sa condition est remplie ; sinon, on vous demande.
table-order-variant = Variante
table-order-give = Donner cet ordre
table-order-given = En vigueur

## Revenir en arrière

table-replay = Le passé
table-replay-back = Un pas en arrière
table-replay-next = Un pas en avant
table-replay-play = Jouer
table-replay-pause = Arrêter
table-replay-step = Pas { $step } sur { $steps }
table-replay-now = Revenir à maintenant
table-digest = Pendant votre absence
table-watch = Regarder
table-take-back = Retour en arrière
table-take-back-here = Demander à revenir ici
table-take-back-waits = On attend la réponse des autres.
table-agree = Accepter
table-refuse = Refuser

## Un écran partagé

table-curtain = Passez l'appareil
table-curtain-pass = Passez l'appareil à { $name }
table-curtain-pass-one = Passez l'appareil à l'un de vous
table-curtain-why = Rien de secret n'est montré avant.
table-curtain-open = Je suis { $name }
table-look-as = Regarder comme { $name }
table-cover-all = Tout couvrir

## La fin

table-end-you-won = Vous avez gagné !
table-end-you-share = Vous partagez la victoire avec { $names } !
table-end-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
table-end-nobody = Personne ne gagne
table-end-mine = Vous terminez à la { $rank ->
    [1] 1re
   *[other] { $rank }e
} place ({ $name } : { $score }).
table-end-rank = Rang
table-end-out = hors jeu
table-end-player = Joueur
table-end-bar = Points en barre
table-end-winner = Vainqueur
table-rematch = Revanche
table-rematch-join = À la revanche
table-export = Exporter
table-verify = Vérifier les dés

## Menu

table-menu = Réglages et table
table-menu-settings = Sur cet appareil
table-menu-table = Table « { $name } »
table-about =
    { $game }, version { $version } des règles. { $watching ->
        [0] Personne ne regarde.
        [one] { $watching } spectateur.
       *[other] { $watching } spectateurs.
    }
table-reconstructed = Certaines valeurs ne sont pas imprimées dans le livret et ont été reconstituées.
table-seal = Dés scellés au début : { $commitment }
table-invite = Copier le lien d'invitation
table-invite-copied = Le lien d'invitation est copié.
table-invite-only-here = Seul cet ordinateur peut l’ouvrir. Pour les téléphones et les amis, lancez le serveur avec ./play ou pentapolis serve --lan.
table-pause = Pause
table-resume = Reprendre
table-vacation = Je m'absente : arrêter mon horloge
table-vacation-end = Je suis de retour
table-bot = Robot
table-hand = Donner la place { DE($name) } au robot
table-hand-sure = Sûr ? Le robot joue pour { $name }
table-stand = Se lever
table-stand-sure = Sûr ? Votre place sera libre
table-abandon = Abandonner la partie
table-abandon-sure = Sûr ? Elle finit pour tous
table-abandon-ask = Confirmer ? Les autres devront accepter
table-abandon-question = Fin de la partie
table-set-confirm = Confirmer un coup
table-set-confirm-auto = Selon le rythme de la table
table-set-confirm-always = Toujours : deux appuis en fin de tour
table-set-confirm-cant-come-back = Si c'est sans retour : le bouton le dit
table-set-confirm-never = Jamais
table-set-language = Langue
table-set-language-auto = Celle du navigateur
table-set-language-en = English
table-set-language-fr = Français
table-set-theme = Thème
table-set-theme-auto = Celui de l'appareil
table-set-theme-light = Clair
table-set-theme-dark = Sombre
table-set-motion = Mouvement
table-set-motion-0 = Aucun
table-set-motion-0-5 = Lent
table-set-motion-1 = Normal
table-set-motion-2 = Rapide
table-set-coach = Expliquer les décisions les premières fois
table-set-sound = Sons
table-set-horn = Cor quand c'est à moi
table-set-vibration = Vibration quand c'est à moi
table-set-cover = Couvrir ce que moi seul sais
table-push-ask = Prévenez-moi quand c'est à moi
table-push-on = Ce navigateur vous préviendra quand ce sera à vous.
table-push-failed = Le navigateur ne l'a pas permis.
table-push-needs-https = Les messages du navigateur demandent HTTPS, que cette page n'a pas : gardez la page ouverte, ou utilisez le courriel.
table-push-not-here = Ce navigateur n'a pas de messages : gardez la page ouverte, ou utilisez le courriel.
table-push-not-offered = Ce serveur n'envoie pas de messages aux navigateurs.
table-push-denied = Les messages sont bloqués dans les réglages de ce navigateur.

## Touches

table-keys = Touches
table-key-tab = d'une partie de la table à la suivante
table-key-arrows = vers ce qui est le plus proche dans cette direction
table-key-ends = vers le premier, vers le dernier
table-key-walk-back = la même chose à rebours
table-key-enter = choisir ce qui a le focus ; encore une fois sur une carte : le faire
table-key-digit = choisir la carte qui porte ce chiffre
table-key-confirm = faire ce qui est choisi, où que soit le focus
table-key-escape = recommencer ; revenir à maintenant ; fermer
table-key-walk = parcourir ce que vous pouvez choisir
table-key-search = chercher parmi les choix
table-key-undo = annuler
table-key-hint = que ferait un robot ?
table-key-why = dans le journal : pourquoi un robot a fait cela
table-key-explain = expliquer ce qui est en évidence
table-key-point = montrer à tous ce qui est en évidence
table-key-point-click = et un clic : montrer ceci à tous
table-key-text = plateau en texte, et retour
table-key-log = journal
table-key-chat = discussion
table-key-keys = cette liste
table-arrow-left = gauche
table-arrow-up = haut
table-arrow-down = bas
table-arrow-right = droite
