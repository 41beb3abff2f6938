### Ce que disent les pages autour de la table, en français.

## Sur toutes les pages

page-again = Réessayer
page-cancel = Annuler
page-save = Enregistrer
page-saved = C'est enregistré.
page-yes = oui
page-no = non
page-offline = Le serveur ne répond pas. Rien n'a été changé.
page-offline-text = Rien n'est perdu. La page réessaie d'elle-même.
page-error-server = Le serveur a eu un problème. Ce qui est joué est gardé ; réessayez dans un instant.
page-error-missing = Il n'y a rien à cette adresse.
page-error-fast = C'était trop rapide. Attendez un instant et réessayez.
page-error-bug = Cette page a eu un problème. Rechargez-la ; rien n'est perdu.

## Mon nom, demandé à la première place

name-question = Comment vous appelle-t-on ?
name-label = Votre nom
name-help = Les autres joueurs le voient. Aucune inscription.
name-go = Prendre place
name-empty = Écrivez d'abord un nom.
name-account = J'ai déjà un compte

## Liens à envoyer

link-copy = Copier
link-copied = C'est copié.
link-copy-yourself = Votre navigateur ne nous laisse pas copier ici : le lien est sélectionné, copiez-le vous-même.
link-share = Partager
link-code = Code QR
link-code-label = Code QR du lien
link-code-about = L'appareil photo d'un téléphone l'ouvre.
link-only-here = Seul cet ordinateur peut ouvrir ce lien : le serveur n’écoute personne d’autre. Pour les téléphones et les amis, arrêtez-le, puis relancez-le par l’une de ces commandes :

## Accueil

start-title = Des jeux de plateau, par un lien
start-about = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Rien à installer, pas d'inscription.
start-mine = Mes parties
start-all =
    { $count ->
        [one] Toutes mes parties
       *[other] Toutes mes { $count } parties
    }
start-shelf = Jouer
start-open = Tables ouvertes
start-play = Jouer tout de suite
start-friends = Avec des amis
start-learn = Apprendre
start-picture-hold = Arrêter les images
start-picture-move = Animer les images
start-players = { $players } joueurs
start-minutes = { $minutes } min
start-weight-1 = léger
start-weight-2 = facile
start-weight-3 = moyen
start-weight-4 = exigeant
start-weight-5 = lourd
start-no-games = Aucun jeu sur l'étagère
start-no-games-text = Ce serveur ne propose encore aucun jeu. Dites-le à son hôte.

## Une nouvelle table

create-new = Nouvelle table
create-preset = Comment voulez-vous jouer ?
create-preset-tonight = Ce soir
create-preset-tonight-about = Tout le monde est là, d'une traite.
create-preset-daily = Un coup par jour
create-preset-daily-about = Chacun quand il a le temps ; on vous prévient quand c'est à vous.
create-preset-bots = Robots
create-preset-bots-about = Tout de suite, seul contre des robots.
create-players = Joueurs
create-level = Robots
create-level-mixed = plusieurs sortes
create-more = Plus
create-more-what = variantes, places, horloge, qui peut regarder
create-name = Nom de la table
create-name-help = Laissé vide, la table porte votre nom.
create-options = Variantes de { $game }
create-option-forced = Toujours ainsi à { $n } joueurs.
create-seats = Places
create-seats-help = Plusieurs places à vous : on se passe le même écran.
create-seat = Place { $n }
create-seat-me = moi
create-seat-open = libre, pour un ami
create-seat-bot = un robot
create-seat-name = Nom à cette place
create-pace = Rythme
create-pace-live = en direct
create-pace-slow = un coup de temps en temps
create-clock = Horloge
create-clock-kind = Temps de réflexion
create-clock-none = pas d'horloge
create-clock-live = réserve et incrément
create-clock-daily = tant par coup
create-clock-bank = Temps pour toute la partie
create-clock-increment = En plus à chaque coup
create-clock-move = Temps pour un coup
create-clock-hour = { $hour } h
create-minutes = { $count } min
create-seconds = { $count } s
create-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
create-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
create-night = L'horloge se repose la nuit
create-night-help = Dans votre fuseau horaire.
create-night-from = De
create-night-to = À
create-then = Quand le temps est écoulé
create-then-wait = on attend
create-then-bot = un robot prend la place
create-then-end = la partie finit sans résultat
create-manners = Qui peut quoi
create-public = Publique
create-public-help = Tout visiteur de ce serveur trouve la table et peut prendre une place libre.
create-spectators = Spectateurs
create-spectators-help = Qui a le lien peut regarder. Les secrets restent cachés.
create-hints = Conseils
create-hints-help = On peut demander ce que ferait un robot.
create-webhook = Adresse web à prévenir à chaque tour
create-webhook-help = Par exemple le webhook d'une messagerie de groupe.
create-fault-webhook = Une adresse web commence par https:// ou http://.
create-make = Dresser la table
create-begin = Commencer

## Mes parties

games-turns =
    { $count ->
        [0] Personne ne vous attend.
        [one] C'est à vous à une table.
       *[other] C'est à vous à { $count } tables.
    }
games-now = Parties en cours
games-past = Terminées
games-new = Nouvelle partie
games-import = Importer un enregistrement
games-with = avec { $names }
games-room =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
games-since = Depuis votre dernier coup
games-unread = nouvelles lignes du journal
games-status-turn = À vous
games-status-lobby = Pas commencée
games-status-running = En cours
games-status-paused = En pause
games-status-finished = Terminée
games-status-abandoned = Abandonnée
games-empty = Pas encore de partie
games-empty-text = Jouez-en une contre des robots, ou dressez une table pour vos amis.
games-empty-go = Choisir un jeu

## Avant la partie

lobby-seats = À la table
lobby-seat-open = Place libre
lobby-seat-open-about = pour qui vient par le lien
lobby-you = vous
lobby-host = hôte
lobby-bot = un robot
lobby-here = est là
lobby-away = pas là en ce moment
lobby-sit = Prendre place
lobby-sit-here = S'asseoir ici
lobby-stand = Se lever
lobby-seat-change = Changer la place { $n }
lobby-seat-choose = Changer…
lobby-seat-bot = Robot : { $name }
lobby-seat-me-too = Je joue aussi celle-ci
lobby-hot-seat = Au même écran
lobby-hot-seat-about = On se passe l'écran ; un rideau couvre les secrets.
lobby-seat-free = Libérer cette place
lobby-seat-link = Nouveau lien
lobby-seat-link-title = Un nouveau lien pour { $name } ?
lobby-seat-link-text = L'ancien accès prend fin aussitôt : qui tient cette place la quitte, et seul le nouveau lien l'ouvre. Utile si { $name } a perdu son appareil, ou si quelqu'un prend la suite.
lobby-seat-link-yes = Créer le lien
lobby-seat-link-made = Lien pour { $name }
lobby-seat-link-send = Envoyez-le seulement à { $name } : qui l'ouvre prend cette place. Il sert une fois.
lobby-seat-link-label = Lien de cette place
lobby-waiting =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-full = Toutes les places sont prises.
lobby-full-host = Toutes les places sont prises. Vous pouvez commencer.
lobby-start = Commencer la partie
lobby-start-without =
    { $count ->
        [one] Commencer seul
       *[other] Commencer à { $count } joueurs
    }
lobby-fill-and-start =
    { $count ->
        [one] Un robot à la place libre, et commencer
       *[other] Des robots aux { $count } places libres, et commencer
    }
lobby-missing = Pas là en ce moment : { $names }
lobby-host-starts = L'hôte lance la partie.
lobby-just-watch = Ou regardez seulement : la partie s'ouvrira ici.
lobby-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
lobby-invite = Inviter
lobby-invite-about = Qui ouvre ce lien peut prendre place. Sans compte, sans rien installer.
lobby-invite-label = Lien d'invitation
lobby-invite-words = Une place vous attend : { $game }
lobby-agreed = Convenu
lobby-who = Qui la trouve
lobby-public = publique
lobby-private = seulement avec le lien
lobby-clock-live = { $minutes } min, et { $seconds } s de plus par coup ; ensuite { $then }.
lobby-clock-daily =
    { $hours ->
        [one] { $hours } heure par coup ; ensuite { $then }.
       *[other] { $hours } heures par coup ; ensuite { $then }.
    }
lobby-clock-night = Elle se repose de { $from } h à { $to } h.
lobby-reconstructed = Certaines valeurs de cette boîte ne sont pas imprimées dans les règles : nous les avons reconstituées.
lobby-reconstructed-sign = Elles sont marquées ainsi.
lobby-version = Version des règles
lobby-rules = Lire les règles
lobby-change = Modifier
lobby-change-title = Ce qui est convenu
lobby-dice = Des dés honnêtes
lobby-dice-about = Personne ne peut diriger les dés, pas même qui tient ce serveur. Après la partie, chacun peut le vérifier.
lobby-dice-how = Comment ça marche
lobby-dice-1 = Le serveur a tiré une graine secrète et en montre déjà l'empreinte. Il ne peut plus changer la graine.
lobby-dice-2 = Chaque personne qui prend place ajoute un nombre au hasard. Tous les dés viennent de la graine et de ces nombres ensemble.
lobby-dice-3 = À la fin de la partie, la graine est montrée, et chaque dé peut être recalculé.
lobby-dice-commitment = Empreinte de la graine (SHA-256)
lobby-abandon = Abandonner cette table
lobby-abandon-title = Abandonner cette table ?
lobby-abandon-text = Tout le monde est renvoyé, et le lien ne marche plus. On ne peut pas revenir en arrière.
lobby-told-sits = { $name } prend place.
lobby-told-left = { $name } a quitté la table.
lobby-missing-table = Pas de table pour vous ici
lobby-missing-table-text = Cette table n'existe pas, ou elle est privée. Demandez le lien d'invitation et ouvrez-le en entier.
lobby-gone-deleted = Cette table n'existe plus
lobby-gone-seat = Votre place a été donnée à quelqu'un d'autre
lobby-gone-closed = Vous n'êtes plus de cette table
lobby-gone-text = Demandez un nouveau lien à son hôte, si vous voulez.

## Règles

rules-of = Règles de { $game }
rules-contents = Chapitres
rules-search = Chercher dans les règles
rules-search-help = Des mots, ou un numéro comme 9.2
rules-found =
    { $count ->
        [0] Aucune règle trouvée
        [one] Une règle trouvée
       *[other] { $count } règles trouvées
    }
rules-not-found = Rien sur « { $query } »
rules-not-found-text = Essayez moins de mots, ou un autre.
rules-all = Montrer les { $count } chapitres
rules-none = Pas encore de règles
rules-none-text = Les règles de ce jeu ne sont pas encore écrites ici.

## Vérifier

verify-about = Une partie finie porte la graine scellée de ses dés. Ici, toute la partie est rejouée, et chaque dé est comparé.
verify-record = L'enregistrement d'une partie
verify-record-about = On l'obtient à la fin d'une partie, par « Exporter ».
verify-choose = Choisir un fichier
verify-paste = Ou coller son texte
verify-check = Vérifier
verify-too-long = C'est plus long que toute partie connue (2 Mo).
verify-not-json = Ce n'est pas l'enregistrement d'une partie : il faut tout le texte JSON, de la première accolade à la dernière.
verify-yes = Les dés sont authentiques
verify-no = Ce n'est pas confirmé
verify-players = Joueurs : { $names }
verify-proves = Ce que cela prouve
verify-proves-1 = La graine est celle dont l'empreinte était montrée avant la partie.
verify-proves-2 = Chaque dé et chaque carte de l'enregistrement viennent de cette graine et des nombres des joueurs.
verify-proves-3 = Chaque coup de l'enregistrement est permis.
verify-not = Ce que cela ne prouve pas
verify-not-1 = Que c'est bien votre partie : comparez l'empreinte avec celle que vous avez vue avant de commencer.
verify-not-2 = Que personne n'a regardé les cartes cachées des autres, ni parlé des siennes : qui tient un serveur pourrait lire ce qu'il garde.
verify-yourself = Vous ne croyez pas cette page ? Vérifiez chez vous, avec le même code :

## Moi et cet appareil

me-name = Nom
me-name-about = Comment les autres vous appellent à la table.
me-device = Cet appareil
me-other-device = Continuer sur un autre appareil
me-other-device-about = Vos places et vos parties viennent avec vous. Ce lien, c'est vous : ne le donnez à personne.
me-other-device-make = Créer un lien
me-other-device-label = Votre lien personnel
me-other-device-lasts = Il sert une fois, dans le quart d'heure.
me-adopt = Continuer ici ?
me-adopt-text = Ce lien mène aux parties de l'autre appareil. Ne l'utilisez que s'il est à vous.
me-adopt-instead = Sur cet appareil, vous êtes { $name } ; cela prend fin ici.
me-adopt-yes = Continuer ici
me-adopted = Bon retour, { $name }.
me-notify = Quand c'est à moi
me-account = Compte
me-browsers = Autres navigateurs
me-elsewhere =
    { $n ->
        [one] Un autre navigateur vous connaît aussi.
       *[other] { $n } autres navigateurs vous connaissent aussi.
    }
me-elsewhere-none = Seul ce navigateur vous connaît.
me-elsewhere-end = Se déconnecter ailleurs
me-elsewhere-text = Tous vos autres navigateurs sont déconnectés aussitôt, et les liens personnels pas encore ouverts ne servent plus. Vous pourrez vous y reconnecter.
me-elsewhere-text-guest = Tous vos autres navigateurs cessent aussitôt d’être vous, et les liens personnels pas encore ouverts ne servent plus. Pour y revenir, il faudra un nouveau lien personnel créé ici.
me-elsewhere-ended = Vous n’êtes plus reconnu que dans ce navigateur.
me-data = Mes données
me-data-about = Ce que ce serveur garde de vous : votre nom, vos places, vos messages et vos notes.
me-export = Tout télécharger
me-delete = M'effacer
me-delete-title = Effacer tout ce qui vous concerne ?
me-delete-text = Votre nom disparaît de toutes les tables, vos places se libèrent, vos notes et vos messages sont perdus. On ne peut pas revenir en arrière.
me-version = Pentapolis { $version }

setting-language = Langue
setting-language-browser = celle du navigateur
setting-language-en = English
setting-language-fr = Français
setting-theme = Lumière
setting-theme-auto = comme l'appareil
setting-theme-light = jour
setting-theme-dark = nuit
setting-motion = Mouvement
setting-motion-1 = normal
setting-motion-0 = aucun
setting-motion-0-5 = lent
setting-motion-2 = rapide
setting-confirm = Demander avant un coup
setting-confirm-auto = selon la table
setting-confirm-always = toujours
setting-confirm-cant-come-back = quand c'est sans retour
setting-confirm-never = jamais
setting-sound = Sons
setting-sound-about = Dés, pièces, cartes ; faits par le navigateur.
setting-horn = Cor quand c'est à moi
setting-horn-about = Seulement avec les sons.
setting-vibration = Vibration
setting-vibration-about = Une courte quand c'est à moi, si l'appareil le peut.
setting-coach = Guide
setting-coach-about = Deux lignes pour chaque sorte de décision, le temps de les connaître.
setting-hatching = Hachures
setting-hatching-about = On reconnaît aussi les places sans couleur.
setting-cover = Couvrir mes secrets
setting-cover-about = Pour un écran partagé : appuyer pour voir.

account-about = Il n'en faut pas. Avec un compte, vous vous connectez partout et gardez vos parties si ce navigateur vous oublie.
account-way = Que voulez-vous faire ?
account-new = Nouveau compte
account-log-in = Se connecter
account-log-out = Se déconnecter
account-make = Créer le compte
account-login = Identifiant
account-password = Mot de passe
account-password-help = Huit caractères au moins.
account-login-short = Un identifiant a au moins trois caractères.
account-password-short = Un mot de passe a au moins huit caractères.
account-made = Votre compte est créé.
account-back = Bon retour, { $name }.
account-logged-in = Vous êtes connecté : { $login }.
account-password-change = Changer de mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-old-missing = Donnez aussi votre mot de passe actuel.
account-password-ends = Vous restez connecté ici ; tous vos autres navigateurs sont déconnectés.
account-password-changed = Votre mot de passe est changé.

notify-about = Un message par table au plus, tant que vous n'avez pas regardé.
notify-browser = Par ce navigateur
notify-browser-about = Même quand aucune de nos pages n'est ouverte.
notify-browser-needs-https = Le navigateur ne peut vous prévenir que par HTTPS, et cette adresse est en HTTP simple. Tout le reste marche.
notify-browser-not-here = Ce navigateur ne peut pas être prévenu quand aucune page n'est ouverte.
notify-browser-not-offered = Ce serveur n'envoie pas de message aux navigateurs.
notify-browser-denied = Vous avez interdit les messages de ce site. Les réglages du navigateur peuvent le changer.
notify-refused = Le navigateur n'a pas permis les messages.
notify-email = Par courriel
notify-email-about = Laissé vide : pas de courriel.
notify-email-unconfirmed = Un lien a été envoyé à { $email }. Ouvrez-le, et les courriels y arriveront. Rien reçu ? Enregistrez encore une fois.
notify-email-confirmed = { $email } est confirmée : vous y serez prévenu.
notify-email-not-offered = Ce serveur n'envoie pas de courriel.
notify-webhook = Par une adresse web à vous
notify-webhook-about = Elle reçoit un petit message JSON. Laissé vide : aucun.

## Hôte

host-server = Ce serveur
host-version = Version
host-public = Adresse publique
host-public-none = aucune
host-lan = Dans ce réseau
host-lan-none = injoignable : lancez le serveur avec ./play ou pentapolis serve --lan
host-https = HTTPS
host-database = Base de données
host-schema = Sa version
host-size = Place prise
host-visitors = Visiteurs
host-workers = Processus du serveur
host-uptime = En marche depuis
host-no-https = En HTTP simple, tout marche sauf les messages par le navigateur. Un proxy avec un certificat les ajoute.
host-tables = Tables
host-no-tables = Personne n'a encore dressé de table.
host-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
host-seats =
    { $count ->
        [0] Places : personne
        [one] Places : une personne
       *[other] Places : { $count } personnes
    }
host-delete = Supprimer
host-delete-named = Supprimer { $name }
host-delete-title = Supprimer { $name } ?
host-delete-text = La table, ses coups et ses messages sont perdus pour tous. Seule une sauvegarde pourrait les ramener.
host-backups = Sauvegardes
host-backups-about = Tout ce que garde ce serveur, en un fichier. Une sauvegarde se fait d'elle-même avant chaque mise à jour de la base.
host-backup = Sauvegarder maintenant
host-backup-made = Sauvegarde { $name } faite.
host-why-host = à la main
host-why-daily = chaque jour
host-why-before = avant une mise à jour
host-why-restore = avant une restauration
host-no-backups = Il n'y a pas encore de sauvegarde.
host-refused = Cette page est pour l'hôte
host-refused-text = Ouvrez le lien d'hôte que le serveur a imprimé à son démarrage, ou demandez-en un nouveau là où il tourne.
host-link-used = Ce lien d'hôte ne marche plus. Le serveur en imprime un nouveau là où il tourne.
