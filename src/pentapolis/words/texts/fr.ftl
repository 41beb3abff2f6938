### Ce que disent tous les jeux et toutes les commandes, en français.

## Assembler les mots

list-more = { $a }, { $b }
list-last = { $a } et { $b }
nothing = rien
nobody = personne
seat-number = Joueur { $n }
with-rule = { $text } ({ $rule }).

## Actions de tous les jeux

action-pass = Passer
action-done = Terminer
action-reopen = Changer votre choix
action-stand = Toujours passer : { $window }
action-unstand = Me demander à nouveau : { $window }
verb-pass = passer
verb-done = terminer, fini
verb-reopen = changer
verb-stand = toujours
verb-unstand = redemander
told-pass = { $name } passe.
told-done = { $name } a terminé.

## Événements de tous les jeux

event-chose = { $name } : { $action }.
event-chose-in-secret = { $name }, pour vos yeux seulement : { $action }.
event-sealed = { $name } a choisi.
event-unsealed = { $name } reprend son choix pour le changer.
event-revealed = Tous les choix sont révélés : { $decision }.
event-ended =
    { $winners_count ->
        [0] La partie est finie, et personne ne gagne.
        [one] La partie est finie : { $winners } gagne.
       *[other] La partie est finie : { $winners } se partagent la victoire.
    }

## Refus de tous les jeux

refused-game-over = La partie est finie : il n'y a plus rien à décider.
refused-not-now = Ce n'est pas le moment de faire cela.
refused-not-your-turn = Ce n'est pas à vous : un autre joueur doit décider ({ $decision }).
refused-not-this-decision = « { $action } » ne répond pas à ce qui est demandé maintenant : { $decision }.
refused-not-an-option = « { $action } » n'est pas possible ici.
refused-undo = Il n'y a rien à reprendre, ou quelqu'un a appris quelque chose depuis.
refused-undo-others = Ce que d'autres ont fait depuis en dépend : on ne peut plus le reprendre.
malformed-empty = Rien n'a été donné.
malformed-verb = Il n'y a pas d'action « { $verb } » dans ce jeu.
malformed-field = « { $verb } » n'a rien qui s'appelle « { $field } ».
malformed-twice = « { $field } » est donné deux fois pour « { $verb } ».
malformed-value = « { $value } » ne convient pas pour « { $field } » de « { $verb } ».
malformed-missing = Il manque « { $field } » pour « { $verb } ».
malformed-loose = « { $verb } » ne sait que faire de « { $value } ».
malformed-record = Ce fichier n'est pas l'enregistrement d'une partie ({ $detail }).
malformed-record-format = Cet enregistrement est au format { $format }, que cette version ne sait pas lire.

## Vérifier les dés d'un enregistrement

verify-genuine =
    { $n ->
        [one] { $file } : authentique. { $n } résultat du hasard, celui que donne la graine.
       *[other] { $file } : authentique. Les { $n } résultats du hasard sont tous ceux que donne la graine.
    }
verify-unsealed = Cet enregistrement n'est pas scellé : ses dés ne peuvent pas être vérifiés.
verify-no-seed = La graine n'est pas encore dans l'enregistrement : elle est publiée quand la partie est finie.
verify-bad-seed = La graine ne correspond pas à l'engagement pris avant la partie : l'enregistrement a été modifié.
verify-draws-again = Coup { $move } : des dés ont été tirés une seconde fois. L'enregistrement a été modifié.
verify-draws-skipped = Coup { $move } : des dés ont été sautés. L'enregistrement a été modifié.
verify-version = L'enregistrement suit la version { $found } des règles ; celle-ci est la version { $expected }.
verify-checkpoint = Coup { $move } : la partie a continué ici sous d'autres règles ; ce qui précède ne peut pas être vérifié.
verify-unfinished = La partie n'est pas finie après le coup { $move }.
verify-altered = Coup { $move } : l'enregistrement dit { $found }, la graine donne { $expected }. L'enregistrement a été modifié.
verify-diverged = Le coup { $move } ne découle pas de ceux qui le précèdent. L'enregistrement a été modifié, ou relève d'autres règles.

## D'où viennent les valeurs

source-book = livret de règles
source-public = sources publiques
source-reconstructed = reconstituée, absente du livret
source-owner = votre propre fichier de composants

## Jouer au terminal

play-somebody = Joueur
play-which = Quel jeu ?
play-go-on = Continuer : { $game }, { $names } (coup { $moves })
play-who = Qui joue ? Des noms séparés par des virgules ; un robot se nomme par sa sorte : { $bots }. Entrée seule : { $me } contre deux robots « greedy ».
play-prompt = {"> "}
play-continue = Appuyez sur Entrée pour continuer.{" "}
play-curtain-title = Passez le clavier
play-curtain = Passez le clavier à { $name }, et appuyez sur Entrée quand personne d'autre ne regarde.
play-start = Choisissez par le numéro ; « aide » montre ce que vous pouvez taper d'autre.
play-sealed = Les dés sont scellés : engagement { $commitment }
play-file = La partie est conservée dans { $file } après chaque coup.
play-thinking = { $name } réfléchit …
play-more-log =
    { $n ->
        [one] … encore { $n } ligne : tapez « journal ».
       *[other] … encore { $n } lignes : tapez « journal ».
    }
play-ways =
    { $n ->
        [one] { $n } façon
       *[other] { $n } façons
    }
play-more-choices = Choix { $page } sur { $pages } : appuyez sur Entrée pour la suite.
play-range = { $verb } de { $low } à { $high } : tapez « { $verb } { $low } » avec votre nombre
play-no-number = Il n'y a pas de choix { $n } : tapez un nombre de 1 à { $most }.
play-type-number = Tapez le mot et votre nombre.
play-not-understood = « { $text } » n'est aucun des choix. Tapez un nombre, des mots d'un choix, ou « aide ».
play-hint = Un robot « greedy » choisirait : { $action }.
play-hint-note = Un robot « greedy » choisirait : { $action } ({ $note }).
play-no-hint = Il n'y a pas encore d'indices pour ce jeu.
play-taken-back = Repris : { $action } ({ $name }).
play-saved = Enregistré dans { $file } ; la partie y est désormais conservée.
play-no-thing = Rien ne s'appelle « { $thing } ». Essayez le nom d'un bâtiment, d'une carte ou un mot des règles.
play-source = Origine de la valeur : { $source }.
play-resume = Votre partie est conservée. Pour continuer : pentapolis play --resume { $file }
play-rank = Rang
play-player = Joueur
play-score = Score
play-verify = La partie entière est dans { $file }. Pour vérifier ses dés : pentapolis verify { $file }
play-help =
    Choisissez par le numéro, par des mots d'un choix (église) ou par son texte (construct building=church).

    annuler           reprendre votre dernier coup, tant que rien de nouveau n'a été vu
    indice            ce que ferait un robot « greedy »
    plateau           tout le plateau en texte
    journal (tout)    ce qui s'est passé récemment, ou depuis le début
    règles ID         une règle (règles KB-9.2) ; seul, celle de cette décision
    expliquer CHOSE   ce que fait une chose, et d'où viennent ses valeurs
    suite, retour     d'autres choix ; retour à tous les choix
    sauver FICHIER    conserver désormais la partie dans ce fichier
    quitter           partir ; la partie est conservée
command-undo = annuler, u
command-hint = indice, i
command-save = sauver, enregistrer
command-log = journal, j
command-all = tout
command-rules = règles, règle, r
command-explain = expliquer, e
command-sheet = plateau
command-more = suite, s
command-back = retour
command-help = aide, ?
command-quit = quitter, q

## Commandes

cli-see-help = « pentapolis --help » donne la liste des commandes, « pentapolis COMMANDE --help » en explique une.
cli-stopped = Arrêté.
cli-crashed = Quelque chose a mal tourné dans Pentapolis ({ $error }). Une partie en cours est conservée. PENTAPOLIS_DEBUG=1 montre où.
cli-no-game = Il n'y a pas de jeu { $game } ; il y a : { $games }.
cli-no-bot = Il n'y a pas de robot { $bot } pour ce jeu ; il y a : { $bots }.
cli-seats = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
cli-no-option = Ce jeu n'a pas d'option { $option } ; il y a : { $options }.
cli-bad-option = { $option } ne peut pas être { $value } ; valeurs possibles : { $values }.
cli-option-form = « { $option } » n'est pas une option : écrivez NOM=VALEUR.
cli-bad-table = Cette table n'est pas possible : { $why }.
cli-no-components = { $game } n'a pas de fichier de composants à remplacer.
cli-bad-components = Le fichier de composants est inutilisable : { $why }.
cli-other-components = Cette partie s'est jouée avec un autre fichier de composants : donnez-le avec --components.
cli-cannot-read = { $file } ne peut pas être lu : { $why }.
cli-cannot-write = { $file } ne peut pas être écrit : { $why }.
cli-file-taken = { $file } existe déjà et n'est pas cette partie : choisissez un autre nom.
cli-cannot-resume = { $file } est un enregistrement, non une partie conservée par ce terminal : on peut la rejouer, mais pas la continuer.
cli-already-over = La partie de { $file } est finie : rejouez-la, ou vérifiez ses dés.
cli-diverged = { $file } ne se rejoue pas : le coup { $move } ne découle pas de ceux qui le précèdent.
cli-no-rulebook = Il n'y a pas de règles de { $game } en français.
cli-no-rule = Aucune règle ne s'appelle « { $rule } », et aucune ne contient ce mot.
cli-no-sheet = { $game } n'a pas encore de plateau en texte.
replay-no-move = Il n'y a pas de coup { $n } : ils vont de 0 à { $most }.
replay-no-seat = Personne ne s'appelle { $seat } à cette table ; il y a : { $names }.
games-players = de { $low } à { $high } joueurs
games-option = Option { $id } : { $name }
rules-how = Pour en lire une : pentapolis rules { $game } { $rule }
components-how = Remplacez des valeurs par les vôtres : pentapolis play { $game } --components FICHIER
simulate-progress = Parties
simulate-no-games = Jouez au moins une partie : --games 1 ou plus.
simulate-finished =
    { $finished ->
        [one] { $finished } partie terminée sur { $games }.
       *[other] { $finished } parties terminées sur { $games }.
    }
simulate-seat = Place { $seat } ({ $bot }) : score { $score }, victoires { $share } %
simulate-winner-score = Score du vainqueur : { $n }
simulate-rounds = Manches : { $n }
simulate-decisions = Décisions par partie : { $n }
simulate-options-per-decision = Choix par décision : { $n }
simulate-decisions-per-seat = Décisions par joueur : { $n }
simulate-handovers = Changements de main par partie : { $n }

## Mauvais usage d'une commande

usage-command = Il n'y a pas de commande « { $command } » ; il y a : { $commands }.
usage-option = Il n'y a pas d'option { $option }.
usage-too-much = C'est trop : { $text }.
usage-value = « { $value } » ne peut pas être la valeur de { $option }.
usage-missing = Il manque quelque chose : { $option }.

## Aide

help-app = Cinq jeux de société au terminal : jouer, simuler, rejouer, vérifier, lire les règles.
help-commands = Commandes
help-parameters = Options
help-arguments = Arguments
help-help = Afficher cette aide.
help-version = Afficher la version.
help-example = Exemple : { $example }
help-any-lang = Langue de tous les textes ; sinon celle de votre système.
help-any-json = Écrire du JSON, pour les programmes.
help-any-game = L'identifiant du jeu ; « pentapolis games » en donne la liste.
help-any-option = Une option de table, NOM=VALEUR ; peut être donnée plusieurs fois.
help-any-components = Votre propre fichier de composants, posé sur les valeurs du jeu.
help-any-file = Une partie conservée ou un enregistrement.
help-games = Liste des jeux, avec leurs joueurs et leurs options de table.
help-games-usage = pentapolis games [OPTIONS]
help-games-example = pentapolis games --json
help-play =
    Jouer dans ce terminal, contre des robots ou entre amis au même clavier.

    La partie est conservée après chaque coup ; le fichier d'une partie en cours contient l'enregistrement entier avec la graine des dés : gardez-le pour vous jusqu'à la fin.
help-play-usage = pentapolis play [JEU] [OPTIONS]
help-play-example = pentapolis play kingsburg --seats "Anna,Ben,greedy,random"
help-play-game = L'identifiant du jeu ; sans lui, on vous le demande.
help-play-seats = Qui joue : noms et robots séparés par des virgules (NOM@ROBOT nomme un robot), ou un nombre de places.
help-play-seed = Des dés qui tombent chaque fois pareil ; sans cela ils sont secrets et scellés.
help-play-resume = Continuer une partie conservée.
help-play-plain = Ligne par ligne, sans dessin : pour les lecteurs d'écran et les scripts.
help-simulate = Jouer de nombreuses parties entre robots et dire ce qu'elles furent en moyenne.
help-simulate-usage = pentapolis simulate JEU [OPTIONS]
help-simulate-example = pentapolis simulate kingsburg --seats 4 --games 1000 --bots random,greedy
help-simulate-seats = Nombre de places ; sinon le plus petit, ou autant que de robots nommés.
help-simulate-games = Nombre de parties.
help-simulate-bots = Robots par place, séparés par des virgules ; une liste plus courte est répétée.
help-simulate-seed = La même graine joue les mêmes parties.
help-replay = Raconter une partie conservée, ou montrer le plateau après l'un de ses coups.
help-replay-usage = pentapolis replay FICHIER [OPTIONS]
help-replay-example = pentapolis replay kingsburg-1.json --at 40
help-replay-at = Montrer plutôt le plateau après ce coup.
help-replay-seat = Avec les yeux de qui, par nom ou par numéro ; sinon ceux d'un spectateur.
help-replay-components = Le fichier de composants de cette partie, au lieu de celui de l'enregistrement.
help-verify =
    Vérifier que chaque dé d'une partie finie est celui que donne sa graine scellée.

    Cela prouve qu'aucun dé n'a été changé, non que l'hôte n'a pas regardé.
help-verify-usage = pentapolis verify FICHIER [OPTIONS]
help-verify-example = pentapolis verify kingsburg-1.json
help-verify-components = Le fichier de composants de cette partie, au lieu de celui de l'enregistrement.
help-rules = Lire les règles : une par son numéro, un chapitre, ou toutes celles qui contiennent un mot.
help-rules-usage = pentapolis rules JEU [NUMÉRO] [OPTIONS]
help-rules-example = pentapolis rules kingsburg KB-9.2
help-rules-rule = Un numéro (KB-9.2), un chapitre (KB-9) ou un mot ; sans rien, la liste des chapitres.
help-components = Liste des valeurs des composants d'un jeu et de leur provenance.
help-components-usage = pentapolis components JEU [OPTIONS]
help-components-example = pentapolis components kingsburg --json
