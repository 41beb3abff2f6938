### Ce que disent tous les jeux et toutes les commandes, en français.

## Assembler les mots

number = { $n }
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
group-stand = Toujours passer à certains moments
group-unstand = Me demander à nouveau à certains moments
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
event-explained = { $by } : « { $because } »
event-rules-changed = À partir d'ici, la partie suit la version { $version } de ses règles.
event-handed-over =
    { $same_name ->
        [yes] La place { DE($name_after) } change de mains, sous le même nom.
       *[no]
            { $name_after_id ->
                [none] { $name_before } ne joue plus : la place attend quelqu’un.
               *[other]
                    { $name_before_id ->
                        [none] { $name_after } prend une place en cours de partie.
                       *[other] { $name_after } joue désormais à la place { DE($name_before) }.
                    }
            }
    }
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
refused-take-back = Il n'y a pas de telle position à reprendre, ou la graine des dés est déjà connue.
refused-take-back-alone =
    { $missing ->
        [0] Cette partie n’est pas seulement la vôtre : d’autres y ont joué, ou une place est libre. Comme personne d’autre n’est là pour donner son accord, on peut seulement annuler son dernier coup.
        [1] Il faudrait aussi l’accord { DE($names) }, qui a perdu sa place dans cette partie. D’ici à son retour à la table, on peut seulement annuler son dernier coup ; après un jour d’absence sur ce serveur, on pourra se passer de cet accord.
       *[other] Il faudrait aussi l’accord { DE($names) }, qui ont perdu leur place dans cette partie. D’ici à leur retour à la table, on peut seulement annuler son dernier coup ; après un jour d’absence sur ce serveur, on pourra se passer de cet accord.
    }
refused-take-back-day = Dans la partie du jour, on ne reprend rien de ce qu'un dé ou une carte a déjà montré.
table-seats = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
table-no-option = Ce jeu n'a pas d'option { $option } ; il y a : { $options }.
table-bad-value = { $option } ne peut pas être { $value } ; valeurs possibles : { $values }.
table-value-seats = À { $seats } joueurs, { $option } ne peut pas être { $value } ; valeurs possibles : { $values }.
table-combination = Ces options ne vont pas ensemble avec { $seats } joueurs.
table-incomplete = Cette table ne nomme pas toutes les options du jeu.
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
verify-no-seed-day = La graine du { $expected } n'est pas encore dans l'enregistrement : elle est montrée quand plus personne ne peut jouer la partie de ce jour.
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
play-who = Qui joue ? Des noms séparés par des virgules ; un robot se nomme par sa sorte : { $bots }. Entrée seule : { $me } contre deux robots « normal ».
play-prompt = {"> "}
play-continue = Appuyez sur Entrée pour continuer.{" "}
play-curtain-title = Passez le clavier
play-curtain = Passez le clavier à { $name }, et appuyez sur Entrée quand personne d'autre ne regarde.
play-start = Choisissez par le numéro ; « aide » montre ce que vous pouvez taper d'autre.
play-seeded = Les dés viennent de la graine que vous avez donnée : qui la connaît peut les calculer d’avance (engagement { $commitment }).
play-sealed = Les dés sont scellés : engagement { $commitment }
play-day = La partie du { $day } : elle a les mêmes dés à tous les terminaux. Ils viennent de la date seule ; les calculer d'avance, c'est se gâcher la partie. Rien de ce qui a été vu ne se reprend.
play-day-which = Dites quel jeu : pentapolis play JEU --day.
play-guided-which = Dites quel jeu : pentapolis play JEU --guided.
play-guided-as-it-is = La partie guidée se joue telle quelle : sans autres places, ni options, ni composants.
play-no-guide = Ce jeu n'a pas de partie guidée.
play-day-as-it-is = La partie du jour se joue seul et telle quelle : sans options, ni graine, ni composants, ni robots.
play-file = La partie est conservée dans { $file } après chaque coup.
play-thinking = { $name } réfléchit …
play-more-log =
    { $n ->
        [one] … encore { $n } ligne : tapez « journal ».
       *[other] … encore { $n } lignes : tapez « journal ».
    }
play-more-board = … encore { $n } lignes : tapez « plateau ».
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
play-hint = Un robot « normal » choisirait : { $action }.
play-hint-note = Un robot « normal » choisirait : { $action } ({ $note }).
play-hint-why = Face au deuxième choix : { $reasons }.
play-hint-differs = Le deuxième choix est à peu près égal ; ce qui diffère : { $reasons }.
play-hint-drawn = De tels choix sont tirés au sort, pour que personne ne puisse les prévoir.
play-hint-other = Sinon : { $action } – { $gap }.
play-hints-off = À plusieurs, on joue sans conseils, sauf si la partie a commencé avec --hints.
play-no-hint = Il n'y a pas encore de conseils pour ce jeu.
play-taken-back = Repris : { $action } ({ $name }).
play-saved = Enregistré dans { $file } ; la partie y est désormais conservée.
play-no-thing = Rien ne s'appelle « { $thing } ». Essayez le nom d'un bâtiment, d'une carte ou un mot des règles.
play-source = Origine de la valeur : { $source }.
play-resume = Votre partie est conservée. Pour continuer : pentapolis play --resume { $file }
play-rank = Rang
play-player = Joueur
play-score = Points
play-result = Résultat
play-out = hors jeu
play-verify = La partie entière est dans { $file }. Pour vérifier ses dés : pentapolis verify { $file }
play-help =
    Choisissez par le numéro, par des mots d'un choix ({ $words }) ou par son texte ({ $text }).

    annuler           reprendre votre dernier coup, tant que rien de nouveau n'a été vu
    conseil           ce que ferait un robot « normal »
    plateau           tout le plateau en texte
    journal (tout)    ce qui s'est passé récemment, ou depuis le début
    règles ID         une règle (règles { $rule }) ; seul, celle de cette décision
    expliquer CHOSE   ce que fait une chose, et d'où viennent ses valeurs
    suite, retour     d'autres choix ; retour à tous les choix
    sauver FICHIER    conserver désormais la partie dans ce fichier
    quitter           partir ; la partie est conservée
command-undo = annuler, u
command-hint = conseil, c
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
cli-crashed-game = Le jeu « { $game } » s'est arrêté sur une erreur à { $place } ({ $error }). Une partie en cours est conservée. PENTAPOLIS_DEBUG=1 en montre plus.
cli-mistake = Un jeu est écrit d'une façon qui ne peut pas marcher : { $error }
cli-no-game = Il n'y a pas de jeu { $game } ; il y a : { $games }.
cli-no-bot = Il n'y a pas de robot { $bot } pour ce jeu ; il y a : { $bots }.
cli-no-parameter = Il n'y a pas de paramètre { $parameter } pour { $bot } ; il y a : { $parameters }.
cli-bad-parameter =
    { $kind ->
        [whole] Pour { $bot }, { $parameter } est un nombre entier à partir de { $low }, non « { $value } ».
        [number] Pour { $bot }, { $parameter } est un nombre de { $low } à { $high }, non « { $value } ».
        [flag] Pour { $bot }, { $parameter } est true ou false, non « { $value } ».
       *[word] Pour { $bot }, { $parameter } est à choisir parmi { $values }, non « { $value } ».
    }
cli-workers = Il faut au moins un processus pour ce travail : --workers 1 ou plus.
cli-option-form = « { $option } » n'est pas une option : écrivez NOM=VALEUR.
cli-no-components = { $game } n'a pas de fichier de composants à remplacer.
cli-bad-components = Le fichier de composants est inutilisable. { $why }
cli-other-components = Cette partie s'est jouée avec un autre fichier de composants : donnez-le avec --components.
components-size = Il dépasse { $most } ko.
components-no-toml =
    { $line ->
        [0] Ce n’est pas un fichier TOML.
       *[other] Ce n’est pas un fichier TOML : la ligne { $line } est illisible.
    }
components-word = Ligne { $line } : un nombre ou un nom dépasse { $most } caractères.
components-key = Ligne { $line } : une clé compte plus de { $most } parties.
components-nesting = Ligne { $line } : des valeurs sont imbriquées sur plus de { $most } niveaux.
components-parts = Il contient plus de { $most } valeurs.
components-large = La boîte en devient bien plus grande qu’une vraie.
components-printed = Le livret fixe { $place } : un fichier ne peut pas changer cette valeur.
components-value = La valeur de { $place } n’est pas du bon type.
components-low = La valeur de { $place } doit être d’au moins { $bound }.
components-high = La valeur de { $place } doit être d’au plus { $bound }.
components-costly = Le lire prend trop de temps ou de mémoire.
cli-cannot-read = { $file } ne peut pas être lu : { $why }.
cli-cannot-write = { $file } ne peut pas être écrit : { $why }.
cli-file-taken = { $file } existe déjà et n'est pas cette partie : choisissez un autre nom.
cli-cannot-resume = { $file } est un enregistrement, non une partie conservée par ce terminal : on peut la rejouer, mais pas la continuer.
cli-already-over = La partie de { $file } est finie : rejouez-la, ou vérifiez ses dés.
cli-diverged = { $file } ne se rejoue pas : le coup { $move } ne découle pas de ceux qui le précèdent.
cli-no-rulebook = Il n'y a pas de règles de { $game } en français.
cli-no-rule = Aucune règle ne s'appelle « { $rule } », et aucune ne contient ce mot.
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
simulate-truncated =
    { $games ->
        [one] { $games } partie abandonnée après la manche { $round } ; elle ne compte pour personne.
       *[other] { $games } parties abandonnées après la manche { $round } ; elles ne comptent pour personne.
    }
simulate-seat = Place { $seat } ({ $bot }) : score { $score }, victoires { $share } %
simulate-seat-in-words = Place { $seat } ({ $bot }) : victoires { $share } %
simulate-result-best = { $result } (meilleur résultat)
simulate-result-median = { $result } (résultat médian)
simulate-result-worst = { $result } (plus mauvais résultat)
simulate-winner-score = Score du vainqueur : { $n }
simulate-rounds = Manches : { $n }
simulate-decisions = Décisions par partie : { $n }
simulate-options-per-decision = Choix par décision : { $n }
simulate-decisions-per-seat = Décisions par joueur : { $n }
simulate-handovers = Changements de main par partie : { $n }
simulate-handovers-standing = Changements de main par partie avec les consignes habituelles : { $n }
simulate-prompts-per-seat-round = Questions par place et par tour : { $n }
simulate-prompts-per-seat-round-standing = Questions par place et par tour avec les consignes habituelles : { $n }
simulate-called-in-per-seat-round = Questions par place et par tour hors de ses propres phases : { $n }
simulate-called-in-per-seat-round-standing = Questions par place et par tour hors de ses propres phases, avec les consignes habituelles : { $n }
simulate-end = Fin de { $share } % des parties : { $how }
simulate-end-rounds = { $how } ({ $rounds })
simulate-end-round = tour { $n } : { $share } %
simulate-by-score = au score
simulate-source = Points par place, { $source } : { $n }

## Arène

arena-progress = Parties
arena-left = encore { $time } environ
arena-mode-match = match
arena-mode-ladder = échelle
arena-mode-round-robin = toutes rondes
arena-solo = seul
arena-head =
    { $seats ->
        [one] { $name }, { $seats } place, { $mode } : { $games } parties sur { $blocks } graines à partir de la graine { $seed }.
       *[other] { $name }, { $seats } places, { $mode } : { $games } parties sur { $blocks } graines à partir de la graine { $seed }.
    }
arena-parameters = { $bot } joue avec { $values }.
arena-nobody =
    { $games ->
        [one] { $games } partie perdue par tous.
       *[other] { $games } parties perdues par tous.
    }
arena-parity = Des égaux gagnent chacun { $share } % des parties.
arena-pairings = Chacun seul parmi les autres (intervalles à 95 % sur les graines) :
arena-bots = Toutes les parties de chaque robot :
arena-duels = Qui a devancé qui :
arena-duel = { $a } devant { $b }
arena-ratings = Cotes d'après toutes les places ({ $anchor } = 0 ; 400 points de plus valent dix fois la force) :
arena-rated-nobody = personne
arena-range = (de { $low } à { $high })
arena-timing = Temps de réflexion en millisecondes (un tour est tout ce qu'une place choisit avant qu'une autre ait un choix ; seul, avant que commence une saison, un tour ou une phase) :
arena-alone = { $bot } parmi { $others } { $other }
arena-share = { NUMBER($share, minimumFractionDigits: 1) } % (de { NUMBER($low, minimumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1) })
arena-percent = { NUMBER($n, minimumFractionDigits: 1) } %
arena-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-above = { $a } est au-dessus de { $b }.
arena-not-above = Rien ne montre que { $a } soit au-dessus de { $b }.
arena-column-bot = Robot
arena-column-games = Parties
arena-column-wins = Victoires
arena-column-share = Part (95 %)
arena-column-ahead = Devant (95 %)
arena-column-nobody = Tous perdent
arena-column-rank = Rang
arena-column-score = Score
arena-column-margin = Avance
arena-column-decisions = Décisions
arena-column-options = Choix
arena-column-decision = Une décision
arena-column-turn-p50 = Un tour, médiane
arena-column-turn-p95 = 95 % en dessous
arena-rounded = { $asked } parties ne remplissent pas également { $seats } places : on en joue { $games }.
arena-goes-on = On continue : { $played } parties sur { $games } sont déjà dans { $file }.
arena-code-changed = Des parties de cette série ont été jouées avant un changement des robots ou des règles : le résultat mêle les deux.
arena-stopped = Arrêt après { $played } parties sur { $games }. Elles sont conservées dans { $file } : la même commande continue à partir de là.
arena-worker-died = Un processus qui jouait est mort, peut-être faute de mémoire. Les parties jouées sont conservées dans { $file } : la même commande continue à partir de là, et --workers 1 en demande moins.
arena-twice = { $bot } est nommé deux fois : nommez chaque robot une seule fois.
arena-few-bots = Nommez au moins deux robots : --bots greedy,random.
arena-match-of-two = Un match oppose deux robots, non { $bots } : essayez --mode ladder ou --mode round-robin.
arena-no-mode = Il n'y a pas de mode « { $mode } » : choisissez match, ladder ou round-robin.
arena-games = Jouez au moins une partie et au plus { $most } : --games.
arena-no-run = { $file } ne contient pas les parties d'une arène : choisissez un autre nom.
arena-other-run = { $file } contient une autre série : donnez la commande qui l'a commencée, ou un autre nom.
arena-no-ray = Ray n'est pas installé : pip install "pentapolis[ray]".
arena-no-cluster = Aucune grappe Ray ne répond à { $address } : { $why }
arena-other-code = La grappe à { $address } a un autre Pentapolis que cette machine : installez partout le même.

## Apprentissage

learn-progress = Apprentissage
learn-trial = À l'épreuve
learn-numbers = Les minutes vont de 0 à 10 000, les parties de l'épreuve de 1 à 100 000.
learn-missing = L'apprentissage demande { $library } : pip install "pentapolis[env]".
learn-alone = L'apprentissage demande au moins deux places : les autres jouent au hasard.
learn-other = { $file } a été appris pour un autre jeu, un autre nombre de places ou une autre version des règles.
learn-no-policy = { $file } ne contient rien d'appris.
learn-stopped = Arrêté. Ce qui a été appris jusqu'ici est dans { $file } : --load reprend de là.
learn-saved = Ce qui a été appris est dans { $file }.
learn-learnt =
    { $minutes ->
        [one] Appris pendant { $minutes } minute
       *[other] Appris pendant { $minutes } minutes
    } sur { $games } parties, { $choices } choix.
learn-result =
    { $others ->
        [one] À l'épreuve contre { $others } joueur au hasard
       *[other] À l'épreuve contre { $others } joueurs au hasard
    }, { $share } % de { $games } parties gagnées, { $low } % ou plus avec une confiance de 95 %.
learn-chance = Le hasard donnerait { $chance } %.
learn-chance-most = Le hasard donnerait { $chance } %, et moins si tous peuvent perdre.

## Réglage

tune-progress = Parties
tune-numbers = Parties, tours et essais : 1 ou plus ; les places sont des nombres séparés par des virgules.
tune-few = Trop peu de parties : il en faut au moins deux qui finissent à chaque nombre de places, donc --games { $games } ou plus.
tune-missing = Il faut d'autres paquets : pip install "pentapolis[{ $extra }]".
tune-parameters = « { $given } » ne nomme aucun paramètre positif d'un niveau : essayez hard:iterations=12,sure=0.5,surprise=0.3,sure,surprise.
tune-one-table = Les paramètres s'essaient à des tables d'une seule taille : donnez un seul nombre à --seats.
tune-chart = Les graphiques sont en SVG ou en PNG : donnez à { $file } un nom qui finit par .svg ou .png.
tune-no-levels = { $file } n'est pas un fichier de niveaux : choisissez un autre nom.
tune-no-level = { $file } n'a pas de niveau { $level } : choisissez un autre fichier, ou un nouveau, qui commence comme celui du jeu.
tune-round =
    { $left ->
        [0] Tour { $number } : { $games } parties.
       *[other] Tour { $number } : { $games } parties, et { $left } abandonnées à la limite.
    }
tune-fit-tables = Poids ajustés, rappel { $ridge } : perte logarithmique { $loss } dans les parties mises à part, { $hand } avec les poids d'origine.
tune-fit-solo = Poids du solo ajustés, rappel { $ridge } : perte logarithmique { $loss } dans les parties mises à part, { $hand } avec les poids d'origine.
tune-column-term = Terme
tune-column-before = Avant
tune-column-now = Maintenant
tune-column-seats = Places
tune-column-games = Parties
tune-column-positions = Positions
tune-column-error = Écart de calibration
tune-column-loss = Perte par quart
tune-column-score-loss = Par le seul score
tune-good = Les chances sont justes à 0,05 près, et meilleures que le score dans chaque quart de la partie.
tune-not-right =
    { $seats ->
        [one] Échec avec { $seats } place : l'écart de calibration est de { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 4) }, plus que { $most }.
       *[other] Échec avec { $seats } places : l'écart de calibration est de { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 4) }, plus que { $most }.
    }
tune-not-better =
    { $seats ->
        [one] Échec avec { $seats } place au quart { $quarter } de la partie : perte { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }, par le seul score { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
       *[other] Échec avec { $seats } places au quart { $quarter } de la partie : perte { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }, par le seul score { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
    }
tune-not-seen =
    { $seats ->
        [one] Avec { $seats } place, aucune position du quart { $quarter } de la partie n'a été vue : il faudrait plus de parties.
       *[other] Avec { $seats } places, aucune position du quart { $quarter } de la partie n'a été vue : il faudrait plus de parties.
    }
tune-try = { $values } : { $share } % de victoires
tune-found = { $level } : { $values } (avant : { $before })
tune-written = Écrit : { $file }
tune-dry-run = { $file } reste tel quel.

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
help-play-example = pentapolis play kingsburg --seats "Anna,Ben,normal,random"
help-play-game = L'identifiant du jeu ; sans lui, on vous le demande.
help-play-seats = Qui joue : noms et robots séparés par des virgules (NOM@ROBOT nomme un robot), ou un nombre de places.
help-play-seed = Des dés qui tombent chaque fois pareil ; sans cela ils sont secrets et scellés.
help-play-day = La partie du jour, pour une personne : les mêmes dés à tous les terminaux, tirés de la date.
help-play-guided = La partie guidée, seul contre des robots : le guide explique les premiers tours.
help-play-hints = Des conseils même à plusieurs ; seul contre des robots, on en a toujours.
help-play-resume = Continuer une partie conservée.
help-play-plain = Ligne par ligne, sans dessin : pour les lecteurs d'écran et les scripts.
help-simulate = Jouer de nombreuses parties entre robots et dire ce qu'elles furent en moyenne.
help-simulate-usage = pentapolis simulate JEU [OPTIONS]
help-simulate-example = pentapolis simulate kingsburg --seats 4 --games 1000 --bots random,normal
help-simulate-seats = Nombre de places ; sinon le plus petit, ou autant que de robots nommés.
help-simulate-games = Nombre de parties.
help-simulate-bots = Robots par place, séparés par des virgules ; une liste plus courte est répétée.
help-simulate-seed = La même graine joue les mêmes parties.
help-arena =
    Faire jouer des robots entre eux et dire qui est le plus fort, avec des intervalles à 95 % et des cotes.

    Chacun occupe chaque place sur chaque graine. Un match met chacun des deux robots seul parmi l'autre ; une échelle le fait pour chaque robot et celui nommé après lui ; en toutes rondes, chaque choix de robots qui remplit la table joue. Une série arrêtée par Ctrl-C continue quand on redonne la même commande, et finit par le même résultat.
help-arena-usage = pentapolis arena JEU --bots ROBOTS [OPTIONS]
help-arena-example = pentapolis arena kingsburg --bots greedy,thumb,naive,random --games 40
help-arena-bots = Robots séparés par des virgules, pour une échelle le plus fort d'abord ; greedy:worlds=2,cap=4 règle des paramètres.
help-arena-mode = Ce qui est joué ; sinon un match entre deux robots, toutes rondes entre plusieurs.
help-arena-seats = Places à la table ; sinon 4 (Discordia 3). Avec 1, chaque robot joue seul.
help-arena-games = Parties par tablée : par sens d'un match ou d'une échelle, par choix de robots en toutes rondes ; arrondies vers le haut pour que chacun occupe chaque place aussi souvent. Sinon 308 (à 3 places 273, Medioevo 124), 100 en toutes rondes, 400 seul.
help-arena-one-way = Ne jouer que le premier de chaque paire seul parmi le second, sans l'inverse.
help-arena-seed = La même graine joue les mêmes parties.
help-arena-workers = Processus qui jouent ; sinon un par cœur.
help-arena-out = Un fichier qui conserve chaque partie, une par ligne ; sinon les parties sont conservées jusqu'à la fin de la série.
help-arena-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici.
help-arena-timing = Ajouter le temps de réflexion au JSON, qui n'est alors pas chaque fois le même.
help-tune =
    Trouver les poids selon lesquels les robots jugent une position, d'après des parties entre robots ; ils sont écrits dans le fichier de niveaux du jeu.

    Avec --check, dire si les poids actuels prédisent bien l'issue de nouvelles parties. Avec --parameters, chercher de meilleurs paramètres d'un niveau.
help-tune-usage = pentapolis tune JEU [OPTIONS]
help-tune-example = pentapolis tune kingsburg --games 2000 --seed 1 --rounds 2
help-tune-games = Parties de chaque tour, ou de chaque essai de paramètres, arrondies pour qu'il occupe chaque place aussi souvent.
help-tune-seed = La même graine trouve les mêmes poids.
help-tune-rounds = Tours : après le premier, les robots jouent selon les poids du précédent.
help-tune-seats = Nombres de places, séparés par des virgules ; sinon tous ceux du jeu. Avec --parameters un seul nombre, sinon 4 (Discordia 3).
help-tune-source = Un fichier de niveaux pour commencer : ses poids jouent au premier tour.
help-tune-check = Ne rien changer : comparer les chances à l'issue de nouvelles parties. Le code de sortie est 1 si une comparaison échoue.
help-tune-parameters = Paramètres d'un niveau à chercher par évolution, au lieu des poids, après ceux que l'on fixe : hard:iterations=12,sure=0.5,surprise=0.3,sure,surprise.
help-tune-tries = Essais de paramètres.
help-tune-chart = Dessiner l'accord entre chances et issues dans ce fichier, SVG ou PNG d'après son nom.
help-tune-out = Le fichier de niveaux à écrire, nouveau ou existant ; sinon celui du jeu.
help-tune-dry-run = Ne rien écrire.
help-tune-workers = Processus qui jouent ; sinon un par cœur.
help-learn =
    Faire apprendre un jeu à une petite stratégie en le jouant, et la mettre à l'épreuve contre des joueurs au hasard. Demande numpy : pip install "pentapolis[env]".
help-learn-usage = pentapolis learn JEU [OPTIONS]
help-learn-example = pentapolis learn kingsburg --minutes 10 --save kingsburg.npz
help-learn-minutes = Minutes d'apprentissage ; avec 0 et --load, seulement l'épreuve.
help-learn-seats = Places à la table ; sinon 4, ou autant que le jeu permet.
help-learn-games = Parties de l'épreuve, à chaque place tour à tour.
help-learn-seed = La même graine commence de la même façon.
help-learn-load = Reprendre ce qui est dans ce fichier.
help-learn-save = Écrire ce qui est appris dans ce fichier.
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
help-analyse =
    Revoir une partie terminée : les chances de chacun, ce qu'a fait le hasard, et les choix qui l'ont décidée.

    Chaque changement est porté au compte des choix propres, du hasard, des choix des autres, ou de ce que le modèle n'a pas vu venir.
help-analyse-usage = pentapolis analyse FICHIER [OPTIONS]
help-analyse-example = pentapolis analyse kingsburg-1.json --svg kingsburg-1.svg
help-analyse-effort = L'effort : le nombre de mondes où chaque choix est d'abord regardé ; 8 sauf indication contraire.
help-analyse-png = Dessiner la courbe des chances dans ce fichier (demande matplotlib : pip install pentapolis[charts]).
help-analyse-svg = La même en SVG.
help-analyse-workers = Processus qui regardent ; autant que de cœurs sauf indication contraire.
help-analyse-components = Le fichier de composants de cette partie, au lieu de celui de son enregistrement.
analyse-progress = Coups regardés
analyse-title = Chances de gagner, { $label } :
analyse-move = coup
analyse-books = Sur toute la partie, en points de pourcentage :
analyse-own = choix propres
analyse-luck = hasard
analyse-others = choix des autres
analyse-model = modèle (le reste)
analyse-change = changement
analyse-points = points de pourcentage
analyse-choices = Les choix qui ont décidé de la partie :
analyse-no-choices = Aucun choix ne se détache : aucun n'a coûté à la fois plus de trois points de pourcentage et plus que ce que le hasard explique.
analyse-strokes = Les plus grands coups du sort :
analyse-no-strokes = Aucun coup du sort ne se détache : aucun n'est nettement plus grand que l'erreur de son estimation.
analyse-where = coup { $move }, { $phase }
analyse-choice = { $where } – { $name } : { $action }, ce qui { $cost }
analyse-better = mieux : { $action }
analyse-better-why = mieux : { $action } ({ $reasons })
analyse-stroke = { $where } – { $name }, { $gain }. { $what }
analyse-stroke-setup = Les changements ci-dessus commencent après la mise en place : ce que son hasard a fait d'emblée n'y est pas compté.
analyse-drawn = Dessiné : { $file }
analyse-effort = L'effort est un nombre de 1 à { $most }.
analyse-not-over = { $file } : cette partie n'est pas terminée. Elle s'analyse quand elle l'est : d'ici là, rien de caché ne sert.
analyse-none = Il n'y a pas encore de modèle des chances pour { $game } : `pentapolis tune { $game }` en fait un.
analyse-no-charts = Les graphiques demandent matplotlib : pip install pentapolis[charts].
analyse-no-record = { $file } n'est pas l'enregistrement d'une partie.
analyse-no-file = ce fichier n'existe pas
analyse-no-folder = ce dossier n'existe pas
analyse-is-folder = c'est un dossier
analyse-denied = vous n'en avez pas le droit
percent = { $n } %
help-rules = Lire les règles : une par son numéro, un chapitre, ou toutes celles qui contiennent un mot.
help-rules-usage = pentapolis rules JEU [NUMÉRO] [OPTIONS]
help-rules-example = pentapolis rules kingsburg KB-9.2
help-rules-rule = Un numéro (KB-9.2), un chapitre (KB-9) ou un mot ; sans rien, la liste des chapitres.
help-components = Liste des valeurs des composants d'un jeu et de leur provenance.
help-components-usage = pentapolis components JEU [OPTIONS]
help-components-example = pentapolis components kingsburg --json

## Les personnes et les tables du serveur

problem-name-empty = Veuillez donner un nom.
problem-name-first = Dites d'abord votre nom, pour que les autres sachent qui vous êtes.
problem-login-form = Un identifiant a au moins trois signes, et pas d'espaces.
problem-login-taken = Cet identifiant est pris : choisissez-en un autre.
problem-login-wrong = Cet identifiant et ce mot de passe ne vont pas ensemble.
problem-login-seats = À la table « { $name } », vous avez joué une place dans ce navigateur et une autre avec ce compte : personne ne voit le jeu de deux places. Connectez-vous quand cette partie sera finie, ou depuis un autre navigateur.
problem-login-many = Trop de mots de passe erronés pour ce compte. Patientez quelques minutes, ou connectez-vous depuis un navigateur où vous l’avez déjà été.
problem-password-wrong = Ce n’est pas votre mot de passe actuel.
problem-no-account = Vous n’avez pas de compte ici, donc pas de mot de passe.
problem-account-exists = Vous avez déjà un compte : déconnectez-vous d'abord pour en créer un autre.
problem-link-used = Ce lien a déjà servi, ou il est trop vieux : demandez-en un nouveau.
problem-adopt-has-seats = Vous êtes à des tables ici sous le nom { $name }, et vous quitteriez ces places.
problem-email = Ce n'est pas une adresse e-mail.
problem-webhook = Un webhook est une adresse qui commence par http:// ou https://.
problem-no-time = Une horloge doit donner du temps.
problem-push-endpoint = L'adresse push de ce navigateur est inutilisable.
problem-host-link = Ce lien d'hôte n'ouvre plus rien : lancez le serveur avec --host-link pour en avoir un nouveau.
problem-game-away = Le jeu « { $game } » n'est pas sur ce serveur en ce moment. La table est gardée jusqu'à son retour.
problem-game-changed = Le jeu « { $game } » a changé et ne sait plus lire l'état de cette table. La table est gardée.
problem-no-game = Il n'y a pas de tel jeu ici.
problem-no-rulebook = Les règles de ce jeu ne sont pas encore écrites dans cette langue.
problem-no-lesson = Il n'y a pas de telle leçon ici.
problem-no-example = Cet exemple ne peut pas être montré sur le plateau.
problem-no-aid = Ce jeu n'a pas encore d'aide de jeu.
lesson-only-shows = Une chose à la fois : suivez d'abord le guide.
problem-components = Le fichier de composants est inutilisable. { $why }
problem-no-figure = Le jeu n'a pas de valeur { $place } à remplacer.
problem-too-many-tables = Vous avez déjà { $most } tables en cours : terminez-en une d'abord.
problem-no-seat = Cette table n'a pas de place { $seat }.
problem-no-open-seat = Toutes les places sont prises : vous pouvez regarder, ou attendre que quelqu'un se lève.
problem-seat-taken = Quelqu'un a été plus rapide : cette place est prise.
problem-seat-bot = Un robot est assis ici : libérez d'abord la place, puis envoyez son lien.
problem-seat-other = Vous jouez ou avez joué une autre place de cette partie : personne ne voit le jeu de deux places. Demandez à l’hôte de la table de la confier à un robot ou à quelqu’un d’autre.
problem-one-seat-each = À une table publique, chacun prend une seule place.
problem-lobby-only = Cela ne se fait qu'avant le début de la partie.
problem-too-few-players = { $n ->
    [one] Seulement { $n } place est prise, et il en faut { $low } : invitez quelqu'un ou ajoutez un robot.
   *[other] Seulement { $n } places sont prises, et il en faut { $low } : invitez quelqu'un ou ajoutez un robot.
    }
problem-not-paused = La partie n'est pas en pause.
problem-not-over = La partie n'est pas finie.
problem-table-over = Cette table est terminée.
problem-nothing-said = Il n'y a rien dans cette ligne.
problem-no-backup = Il n'y a pas de telle sauvegarde.
import-no-game = C'est l'enregistrement d'un jeu qui n'est pas ici : { $game }.
import-components = Cette partie a été jouée avec un fichier de composants que son enregistrement ne contient pas.
import-too-long = Cet enregistrement est trop long : plus de { $most } entrées.
import-diverged = Le coup { $move } ne suit pas des coups précédents : cet enregistrement ne peut pas être rejoué.
import-costly = Rejouer cet enregistrement demande trop de temps ou de mémoire.
problem-busy = Trop de vérifications sont en attente : réessayez dans une minute.
guest-name = Invité
points-other = Autres
series-start = Début
moment-haul = { $name } récolte { $listed }.
moment-roll = { $name } lance { $dice } : { $total }, pour une moyenne de { $average }.
moment-leap = { $name } fait un bond en avant : { $series } { $change }.
moment-turn =
    { $lead ->
        [0] { $name } revient à égalité, { $own } à { $others }, et n'est plus dépassé.
       *[other] { $name } prend la tête, { $own } à { $others }, et ne la perd plus.
    }
table-of = Chez { $name }
table-retry = Encore : { $name }
table-imported = { $game }, d'un fichier
table-day = { $game }, { $day }
bot-thumb = Robot vif
bot-thumb-about = Suit la règle empirique du jeu, sans anticiper.
bot-rollout = Robot patient
bot-rollout-about = Mène chaque option plusieurs fois jusqu'à la fin de la partie et retient la meilleure.
bot-greedy = Robot avide
bot-greedy-about = Regarde une décision plus loin et choisit ce qui le place le mieux.
bot-random = Robot au hasard
bot-random-about = Joue tout ce qui est permis : pour essayer les règles.
bot-easy = Robot facile
bot-easy-about = Joue au premier coup d'œil des coups raisonnables, pas toujours les meilleurs. Il ne fait pas de plans : idéal pour apprendre.
bot-normal = Robot normal
bot-normal-about = Essaie ses choix en pensée jusqu'à la prochaine pause du jeu, et prend le meilleur. Il voit un choix à l'avance.
bot-hard = Robot difficile
bot-hard-about = Compare des tours entiers dans de nombreux mondes possibles, et s'attarde sur ceux qui promettent le plus. Là où un choix secret pourrait se deviner, il le varie.
bot-expert = Robot expert
bot-expert-about = Réfléchit comme le robot difficile, dans bien plus de mondes possibles, et se méfie des plans qui comptent sur les autres. Il prend quelques secondes par tour.
bot-stands-in = { $name } (robot)

## Le serveur : pourquoi quelque chose n'a pas été fait

problem-stale = La table a avancé depuis : regardez encore et choisissez à nouveau.
problem-no-table = Il n'y a pas de telle table, ou il faut son lien pour entrer.
problem-not-allowed = Ce n'est pas à vous de le faire ici.
problem-not-your-seat = Cette place est à quelqu'un d'autre.
problem-not-running = Il n'y a pas de partie en cours à cette table.
problem-too-fast = C'était trop à la fois : attendez un instant et réessayez.
problem-bad-request = Le serveur n'a pas compris. Si vous n'avez rien fait d'inhabituel, rechargez la page.
problem-csrf = Cette page est ouverte depuis trop longtemps : rechargez-la et réessayez.
problem-not-found = Il n'y a rien ici.
problem-too-large = C'est trop grand.
problem-fault = Quelque chose a mal tourné sur le serveur. L'hôte le trouve dans le journal sous { $id }.
problem-storage-full = Le disque du serveur est plein : ceci n’a pas pu être enregistré. Tout ce qui précède est gardé ; réessayez dans une minute.
problem-storage-readonly = Le serveur ne peut pas écrire sur son disque pour l’instant : ceci n’a pas pu être enregistré. Tout ce qui précède est gardé ; réessayez dans une minute.
problem-storage-locked = Un autre programme empêche pour l’instant le serveur d’enregistrer. Tout ce qui précède est gardé ; réessayez dans une minute.
problem-storage-failing = Le disque du serveur signale des erreurs : ceci n’a pas pu être enregistré. Tout ce qui a été confirmé est gardé ; réessayez dans une minute.
problem-storage-damaged = Le serveur ne peut plus lire sa base de données : l’hôte doit remettre une sauvegarde à sa place.
problem-storage-moved = La base de données du serveur a été déplacée : ceci n’a pas pu être enregistré. Tout ce qui précède est gardé ; l’hôte doit la remettre en place.
problem-storage-away = Le serveur n’atteint pas sa base de données pour l’instant. Tout ce qui a été confirmé est gardé ; réessayez dans une minute.
problem-storage-slow = Le serveur met trop de temps à enregistrer : regardez de nouveau dans une minute, c’est peut-être fait.
problem-storage-files = Le serveur a trop de fichiers ouverts : ceci n’a pas pu être enregistré. Tout ce qui précède est gardé ; réessayez dans une minute.
problem-storage-crossed = Autre chose s’enregistrait au même instant et l’a emporté : ceci n’a pas été enregistré. Tout ce qui précède est gardé ; réessayez.
problem-no-step = La partie n'a pas cette étape.
problem-nothing-asked = Il n’y a plus de question en cours.
problem-abandon-gone =
    { $missing ->
        [1] Il faudrait aussi l’accord { DE($names) }, qui a perdu sa place dans cette partie. Laissez-lui reprendre une place, puis redemandez ; après un jour d’absence sur ce serveur, on pourra se passer de cet accord.
       *[other] Il faudrait aussi l’accord { DE($names) }, qui ont perdu leur place dans cette partie. Laissez-leur reprendre une place, puis redemandez ; après un jour d’absence sur ce serveur, on pourra se passer de cet accord.
    }
problem-abandon-players = Seuls ceux qui jouent peuvent arrêter cette partie : l’un d’eux le propose, et les autres acceptent.
abandon-asked = { $name } demande à arrêter la partie sans résultat.
take-back-asked = { $name } demande à revenir en arrière dans la partie.

## Le serveur : réglages inutilisables

setting-unknown = Il n'y a pas de réglage { $name }.
setting-value = { $name } ne peut pas être « { $value } ».
setting-workers = Un serveur a besoin d'au moins un processus, pas de { $value }.
setting-workers-sqlite = Plusieurs processus demandent PostgreSQL : donnez --database-url, ou laissez --workers à 1.
setting-workers-memory = Plusieurs processus demandent un bus qui les atteint tous : postgres ou redis, pas memory.
setting-bus = Le bus est memory, postgres (avec PostgreSQL) ou redis, pas « { $value } ».
setting-redis = Le bus redis a besoin de l'adresse de Redis : PENTAPOLIS_REDIS_URL.
setting-public-url = Une adresse publique commence par http:// ou https://, pas « { $value } ».
setting-lang = Il y a des textes en en et fr, pas en « { $value } ».
setting-database-url = { $name } est une adresse PostgreSQL, postgresql://user@host/nom, ou vide pour SQLite.
setting-smtp-tls = Le courrier passe par starttls, tls ou none, pas par « { $value } ».
setting-port = Un port est un nombre jusqu'à 65535, pas { $value }.
setting-log-level = Le niveau du journal est debug, info, warning ou error, pas « { $value } ».
setting-proxies = { $name } attend des adresses, des réseaux (10.0.0.0/8) ou *, séparés par des virgules, pas « { $value } ».
setting-metrics = Les mesures sont pour local, all ou off, pas « { $value } ».
setting-negative = { $name } ne peut pas être négatif : { $value }.
setting-positive = { $name } doit valoir au moins 1, pas { $value }.

## pentapolis serve

serve-open = Pentapolis est ouvert.
serve-here = Sur cette machine
serve-network = Dans votre réseau
serve-public = Pour tous
serve-host = Vous êtes l'hôte
serve-host-about = Ouvrez vous-même le lien d'hôte et gardez-le secret : il sert une fois.
serve-only-here = Seule cette machine l'atteint. Avec --lan, les téléphones et amis de votre réseau aussi.
serve-lan-host = --lan écoute tous les réseaux, --host { $host } une seule adresse : ne donnez que l’un des deux.
serve-stop = Ctrl-C l'arrête ; les parties continuent au prochain démarrage.
serve-newer = Cette base a servi à un Pentapolis plus récent ({ $version }) : installez-le, ou restaurez une sauvegarde.
serve-port-taken = Le port { $port } est pris : un autre Pentapolis tourne peut-être. Choisissez-en un autre avec --port.
serve-no-address = { $host } n'est pas une adresse de cette machine.
serve-no-database = La base de données est hors d'atteinte : { $error }.
serve-in-use = Un autre Pentapolis (processus { $pid }) sert déjà { $file } : arrêtez-le d’abord, ou donnez à celui-ci son propre dossier avec --data-dir.
serve-unusable = Le serveur ne peut pas démarrer. { $why }
fault-full = Le disque est plein : rien ne peut être enregistré dans { $where }. Faites de la place ; les parties reprennent d’elles-mêmes, et tout coup confirmé est gardé.
fault-readonly = On ne peut pas écrire dans { $where } : le fichier, son dossier ou son disque est en lecture seule. Donnez-le à l’utilisateur qui lance le serveur, ou rendez le disque accessible en écriture ; les parties reprennent alors d’elles-mêmes.
fault-locked = Un autre programme verrouille { $where } : une copie, un explorateur de bases, une sauvegarde bloquée. Arrêtez-le ; les parties reprennent alors d’elles-mêmes.
fault-failing = Le disque de { $where } signale des erreurs : regardez le journal du système, et faites une sauvegarde sur un autre disque.
fault-damaged = { $where } est abîmé : arrêtez le serveur et restaurez une sauvegarde (pentapolis restore).
fault-moved = { $where } ou son fichier -wal a été déplacé, effacé ou remplacé pendant que le serveur tourne : rien n’est plus enregistré. Remettez les deux en place et les parties reprennent ; ou arrêtez le serveur et restaurez la copie qui vient d’être mise parmi les sauvegardes.
fault-rescued = Tout ce qui précède a été sauvé dans { $file }.
fault-away = { $where } ne répond pas : démarrez-le, ou vérifiez PENTAPOLIS_DATABASE_URL. Les parties reprennent d’elles-mêmes à son retour.
fault-slow = Enregistrer dans { $where } prend plus de deux secondes : son disque est surchargé, ou va lâcher.
fault-files = Le serveur ne peut pas ouvrir { $where } : il a trop de fichiers ouverts. Relevez la limite (ulimit -n, ou LimitNOFILE sous systemd) ; les parties reprennent d’elles-mêmes quand il y a moins de connexions.
fault-crossed = Deux transactions s’attendaient l’une l’autre dans { $where } : l’une d’elles a été annulée. Recommencez ; rien de ce qui a été confirmé n’est perdu.
fault-unprotected = Là où se trouve { $where }, les fichiers ne peuvent pas être verrouillés : rien ne l’y protège d’un second serveur. Veillez à n’en lancer qu’un seul, ou mettez le dossier des données sur un disque local.
fault-clock = L’horloge de la machine a été modifiée pendant que le serveur tournait ; elle s’écarte de { $apart } { $unit } de celle du serveur. Les parties gardent l’heure du serveur, pour que personne ne perde de temps. Si la machine a raison, redémarrez le serveur quand cela vous convient : les pendules des parties sont reportées.
fault-over = On peut de nouveau écrire dans la base de données : les parties reprennent.
fault-bus = Le bus ({ $bus }) ne répond pas : les pages servies par un autre processus apprennent les coups avec quelques secondes de retard. Redémarrez-le ; il est retrouvé de lui-même.
fault-workers = Aucun processus ne fait jouer les robots. Un autre est lancé de lui-même ; si aucun ne tient, le journal dit pourquoi.
serve-no-postgres = PostgreSQL demande l'extra : pip install "pentapolis[postgres]".
help-serve =
    Servir les jeux aux navigateurs : ouvrez une table, envoyez son lien, jouez.
    Chaque réglage est aussi une variable d'environnement, p. ex. PENTAPOLIS_PORT.
help-serve-usage = pentapolis serve [OPTIONS]
help-serve-example = pentapolis serve --lan --port 8421
help-serve-lan = Écouter tous les réseaux de cette machine, pour les téléphones et les amis ; comme --host 0.0.0.0.
help-serve-host = L'adresse d'écoute ; 0.0.0.0, ce sont tous les réseaux de cette machine.
help-serve-port = Le port d'écoute.
help-serve-public-url = Comment le monde appelle ce serveur, derrière un proxy ou un tunnel ; les invitations l'emploient.
help-serve-data-dir = Le dossier de la base de données et de ses sauvegardes.
help-serve-database-url = PostgreSQL, postgresql://user@host/nom, au lieu d'un fichier dans le dossier de données.
help-serve-workers = Processus qui servent ; plusieurs demandent PostgreSQL.
help-serve-open = Ouvrir un navigateur.
help-serve-host-link = Afficher un nouveau lien d'hôte ; le précédent n'ouvre plus rien.

## pentapolis backup, restore et doctor

backup-done = Sauvegardé : { $file } ({ $size } ko).
backup-nothing = Il n'y a encore rien à sauvegarder : { $file } naît au premier démarrage du serveur.
backup-taken = { $file } existe déjà : choisissez un autre nom.
restore-done = Restauré : { $database } contient désormais ce que { $file } contient.
restore-kept = Ce qui s'y trouvait est gardé dans { $file }.
restore-bad = { $file } n'est pas une sauvegarde entière de Pentapolis ; rien n'a changé.
restore-newer = { $file } vient d'un Pentapolis plus récent ({ $version }) : installez-le d'abord ; rien n'a changé.
restore-exists = { $database } contient déjà des parties : avec --force elle est remplacée, et gardée parmi les sauvegardes.
restore-in-use = Un serveur utilise cette base : arrêtez-le d'abord.
help-backup =
    Sauvegarder la base du serveur, qu'il tourne ou non.
    Sans FICHIER, dans le dossier de données. Un nom qui finit par .jsonl.gz donne une sauvegarde que SQLite et PostgreSQL savent tous deux reprendre.
    Gardez-la pour vous : elle contient tout, les secrets des parties en cours aussi.
help-backup-usage = pentapolis backup [FICHIER] [OPTIONS]
help-backup-example = pentapolis backup parties.jsonl.gz
help-backup-file = Où l'écrire ; un fichier qui existe n'est pas écrasé.
help-backup-automatic = Pour une minuterie : les plus anciennes sont effacées au-delà de PENTAPOLIS_BACKUPS_KEPT.
help-restore =
    Restaurer la base du serveur depuis une sauvegarde, dans SQLite ou PostgreSQL, d'où qu'elle vienne.
    Arrêtez d'abord le serveur. Ce qui s'y trouve n'est remplacé qu'avec --force, et gardé parmi les sauvegardes.
help-restore-usage = pentapolis restore FICHIER [OPTIONS]
help-restore-example = pentapolis restore parties.jsonl.gz --database-url postgresql://jeux@localhost/jeux
help-restore-file = Une sauvegarde.
help-restore-force = Remplacer une base qui existe.
help-doctor =
    Vérifier ce qu'il faut à un serveur : Python, paquets, dossier, base, horloge, sauvegardes, client, adresse, port, courrier.
    Rien n'est changé. Le code de sortie est 1 si quelque chose l'empêche de marcher.
help-doctor-usage = pentapolis doctor [OPTIONS]
help-doctor-example = pentapolis doctor --json
help-any-data-dir = Le dossier de la base et de ses sauvegardes.
help-any-database-url = PostgreSQL, postgresql://user@host/nom, au lieu d'un fichier dans le dossier de données.
doctor-well = Rien n'empêche ce serveur de marcher.
doctor-bad =
    { $n ->
        [one] { $n } chose est à réparer.
       *[other] { $n } choses sont à réparer.
    }
doctor-python = Python { $version } (il faut au moins 3.11).
doctor-games = Il y a { $n } jeux, dont { $plugins } d'extensions.
doctor-texts = Il manque au jeu « { $game } » { $n } textes en { $lang ->
    [fr] français
   *[en] anglais
    }, il s'affiche sans eux : { $keys }…
doctor-heuristics = Les heuristiques du jeu « { $game } » ne peuvent pas juger une position (il manque { $names }) : les robots jouent sans elles.
doctor-packages = Les { $n } paquets sont là.
doctor-packages-missing = Il manque des paquets : { $names }. Réinstallez Pentapolis avec ses extras : pip install "pentapolis[postgres,redis]".
doctor-client = Le client est construit.
doctor-client-missing = Le client n'est pas construit : les navigateurs ne verraient rien. Lancez ./play une fois, ou installez le paquet.
doctor-folder = On peut écrire dans le dossier de données { $folder }.
doctor-folder-to-be-made = Le dossier de données { $folder } sera créé au premier démarrage.
doctor-folder-unwritable = On ne peut pas écrire dans le dossier de données { $folder } : donnez-le à l'utilisateur qui lance le serveur.
doctor-folder-readable = D'autres sur cette machine peuvent regarder dans { $folder }, où les parties en cours sont lisibles : chmod 700 le ferme.
doctor-space = { $free } Go sont libres sur le disque du dossier de données.
doctor-space-little = Il ne reste que { $free } Go : faites de la place.
doctor-database = { $kind } { $server } répond ; schéma { $schema }, tables : { $tables }.
doctor-database-to-be-made = La base { $file } sera créée au premier démarrage.
doctor-database-older = { $kind } { $server } répond ; le schéma « { $schema } » passera à { $newest } au prochain démarrage, après une sauvegarde.
doctor-database-newer = Cette base a été utilisée par un Pentapolis plus récent ({ $schema }) : installez-le, ou restaurez une sauvegarde.
doctor-database-damaged = Le fichier SQLite est abîmé : arrêtez le serveur et restaurez une sauvegarde.
doctor-database-full = { fault-full }
doctor-database-readonly = { fault-readonly }
doctor-database-locked = { fault-locked }
doctor-database-failing = { fault-failing }
doctor-database-files = { fault-files }
doctor-database-unreachable = La base est injoignable ({ $error }) : vérifiez PENTAPOLIS_DATABASE_URL, et si elle tourne.
doctor-clock = L'horloge est juste, autant qu'on puisse en juger.
doctor-clock-behind = L'horloge retarde sur ce qui est enregistré : réglez-la, sinon tours et pendules seront faux.
doctor-clock-apart = Les horloges de cette machine et de la base diffèrent de { $seconds } s : reliez-les à un serveur de temps.
doctor-backups =
    { $days ->
        [0] La dernière sauvegarde est d'aujourd'hui ; il y en a { $n }.
        [one] La dernière sauvegarde a { $days } jour ; il y en a { $n }.
       *[other] La dernière sauvegarde a { $days } jours ; il y en a { $n }.
    }
doctor-backups-none = Il n'y a pas encore de sauvegarde : pentapolis backup en fait une.
doctor-backups-not-needed = Il n'y a encore rien à sauvegarder.
doctor-url = Les invitations disent { $url }.
doctor-url-none = Les invitations disent l'adresse par laquelle la page a été ouverte, ou celle de cette machine dans son réseau.
doctor-url-only-here = Seule cette machine atteint le serveur ; pour les téléphones et les amis, lancez-le avec --lan, ou mettez PENTAPOLIS_HOST à 0.0.0.0.
doctor-url-loopback = Les invitations diraient { $url }, qui pour les autres désigne une autre machine : mettez dans PENTAPOLIS_PUBLIC_URL l'adresse par laquelle on vous atteint.
doctor-url-path = { $url } contient plus qu'un nom d'hôte : le serveur doit avoir son propre nom.
doctor-url-plain = { $url } n'est pas en HTTPS : tout marche sauf les messages push, et qui se trouve entre deux peut lire.
doctor-proxies = L’adresse des visiteurs est celle que transmet { $names }.
doctor-proxies-any = N’importe qui peut prétendre venir d’une autre adresse et échapper aux limites : nommez votre proxy dans PENTAPOLIS_TRUSTED_PROXIES au lieu de *.
doctor-proxies-none = { $url } passe par un proxy pour HTTPS, mais aucun n’est nommé : tous ses visiteurs partagent une seule adresse et ses limites. Nommez-le dans PENTAPOLIS_TRUSTED_PROXIES (127.0.0.1 s’il tourne sur cette machine).
doctor-proxies-not-needed = Aucun proxy n’est nommé : l’adresse des visiteurs est celle d’où ils se connectent.
doctor-files = Jusqu’à { NUMBER($n) } fichiers et connexions peuvent être ouverts à la fois.
doctor-files-few = Seuls { NUMBER($n) } fichiers et connexions peuvent être ouverts à la fois : relevez la limite (LimitNOFILE=65536 dans l’unité systemd, ou ulimit -Hn).
doctor-port = Le port { $port } est libre.
doctor-port-ours = Port { $port } : un Pentapolis y tourne, et va bien.
doctor-port-taken = Le port { $port } est pris par un autre programme : choisissez-en un autre avec PENTAPOLIS_PORT.
doctor-port-forbidden = Le port { $port } est interdit à cet utilisateur : prenez-en un au-dessus de 1023, et mettez un proxy devant.
doctor-port-no-address = { $host } n'est pas une adresse de cette machine.
doctor-mail = Le serveur de courrier { $host } répond sur le port { $port }.
doctor-mail-none = Aucun courriel n'est envoyé : PENTAPOLIS_SMTP_HOST n'est pas réglé.
doctor-mail-from = Le courrier n'a pas d'expéditeur : réglez PENTAPOLIS_SMTP_FROM.
doctor-mail-password = Le serveur de courrier { $host } n'accepte pas cet utilisateur et ce mot de passe.
doctor-mail-unreachable = Le serveur de courrier { $host } est injoignable sur le port { $port } ({ $error }).

## Plans, conseils, et « c'est à vous »

malformed-plan = « { $action } » ne peut jamais répondre à « { $decision } ».
plan-dropped-illegal = Votre plan n'est plus possible et a été abandonné : { $action }.
plan-dropped-changed = Ce sur quoi votre plan comptait a changé, il a donc été abandonné : { $action }.
plan-dropped-follows = Un plan qui devait suivre a été abandonné aussi : { $action }.
spread = (± { $error })
spread-none = (dans tous les mondes imaginés)
hint-equal = à peu près égal
hint-same = Tous les autres choix comparés reviennent au même.
hint-free = Les robots prennent toujours cela aussitôt, sans le comparer à autre chose.
hint-drawn = de tels choix sont tirés au sort, pour que personne ne puisse les prévoir
hint-more =
    { $points_count ->
        [one] { $points } point de pourcentage de plus { $spread }
       *[other] { $points } points de pourcentage de plus { $spread }
    }
hint-less =
    { $points_count ->
        [one] { $points } point de pourcentage de moins { $spread }
       *[other] { $points } points de pourcentage de moins { $spread }
    }
reason-points =
    { $points_count ->
        [one] { $points } point de pourcentage : { $term }
       *[other] { $points } points de pourcentage : { $term }
    }
reasons-and = { $first } ; { $more }
reason-rival = { $name } : { $reason }
reason-but = mais { $reason }
explain-reader = D'après ce que vous pouviez voir à ce moment.
explain-mover = D'après ce qui était connu { DE($name) } à ce moment.
analysis-label = si des joueurs de même force continuaient
analysis-cost =
    { $points_count ->
        [one] a coûté { $points } point de pourcentage { $spread }
       *[other] a coûté { $points } points de pourcentage { $spread }
    }
analysis-luck =
    { $points_count ->
        [one] hasard : { $points } point de pourcentage { $spread }
       *[other] hasard : { $points } points de pourcentage { $spread }
    }
chance-unsaid = C'était le hasard du tirage.
problem-explain-none = Aucun robot n'a choisi ici.
problem-explain-changed = Cette place a changé de mains depuis : seuls les coups de qui la tient maintenant sont expliqués.
problem-explain-hidden = Tout ne doit pas se savoir de ce coup avant la fin de la partie.
problem-explain-several = Quand plusieurs personnes jouent, les coups sont expliqués après la partie.
problem-analysis-running = Une partie s'analyse quand elle est terminée.
problem-analysis-none = Les parties de ce genre ne s'analysent pas encore.
problem-retry-none = Il n'y a pas de tel choix à refaire.
decimal-point = ,
notice-your-turn = À vous de jouer : { $table }
notice-turn = { $table } : la table attend { $players }
notice-text = { $title } – { $url }
notice-since = Depuis votre dernier coup :
confirm-mail-title = Est-ce votre adresse e-mail ?
confirm-mail-what = { $name } veut que Pentapolis lui dise à cette adresse quand c'est son tour. Si c'est vous, ouvrez ce lien dans la journée :
confirm-mail-why = Si ce n'est pas vous, ne faites rien : rien d'autre ne vous sera envoyé.
notice-why = Vous recevez ce message parce que vous l'avez demandé dans vos réglages de Pentapolis ; vous pouvez l'y désactiver.
problem-hints-off = Cette table joue sans conseils.
problem-clock-settled = D’autres ont part à cette partie et ne seraient pas consultés : la pendule ne peut plus être réglée pour y mettre fin. Choisissez d’attendre, ou qu’un robot prenne la place.
problem-hints-settled = À plusieurs, on décide avant le début de la partie s'il y a des conseils ; ensuite, on peut seulement y renoncer.
problem-day-table = La partie du jour est jouée par qui l'a commencée, telle quelle.
problem-no-day = Il n'y a pas de partie pour ce jour.
problem-not-alone = Ce jeu ne se joue pas seul : il n'a pas de partie du jour.
problem-hint-none = Il n'y a pas encore de conseils pour ce jeu.
problem-hint-not-asked = Un conseil se demande quand c'est à vous de jouer.
problem-hint-thinking = Ce conseil est encore en réflexion.
problem-hint-slow = Aucun conseil trouvé à temps : réessayez dans un instant.

## Extensions

doctor-plugin-name = Le paquet « { $package } » propose un jeu sous le nom « { $game } », qui ne peut pas être un identifiant : au plus 40 minuscules, chiffres et traits de soulignement, en commençant par une lettre.
doctor-plugin-ours = Le paquet « { $package } » propose un jeu sous le nom « { $game } », mais Pentapolis a déjà un jeu de cet identifiant.
doctor-plugin-twice = Le paquet « { $package } » propose un jeu sous le nom « { $game } », tout comme « { $detail } » : seul ce dernier est sur l'étagère.
doctor-plugin-import = Le jeu « { $game } » du paquet « { $package } » ne se charge pas : { $detail }.
doctor-plugin-package = Le jeu « { $game } » du paquet « { $package } » n'est qu'un module, { $module } : il faut un paquet, un dossier avec un __init__.py.
doctor-plugin-no-title = Le jeu « { $game } » du paquet « { $package } » n'a pas de titre : { $module } doit définir TITLE, un Title de pentapolis.
doctor-plugin-id = Le paquet « { $package } » propose un jeu sous le nom « { $game } », mais son titre a l'identifiant « { $detail } » : les deux doivent être les mêmes.
doctor-plugin-texts = Les textes du jeu « { $game } » du paquet « { $package } » sont illisibles : { $detail }.
doctor-plugin-part = Un module du jeu « { $game } » du paquet « { $package } » ne se charge pas : { $detail }.

## Un jeu à vous

help-new-game = Écrire un petit jeu qui marche, dans un paquet à part : le début d'un jeu à vous.
help-new-game-usage = pentapolis new-game NOM [OPTIONS]
help-new-game-example = pentapolis new-game tour_de_des
help-new-game-name = L'identifiant du jeu et de son paquet : minuscules, chiffres et traits de soulignement.
help-new-game-folder = Le dossier à créer ; par défaut un dossier du nom du jeu, ici.
new-game-name = « { $name } » ne peut pas être l'identifiant d'un jeu : prenez au plus 40 minuscules, chiffres et traits de soulignement, une lettre en tête, et aucun mot réservé de Python.
new-game-taken = Il y a déjà un jeu { $name } : choisissez un autre nom.
new-game-module = Python a déjà un paquet { $name } : choisissez un autre nom, sinon l'un des deux serait introuvable.
new-game-exists = { $folder } existe déjà et n'est pas remplacé : choisissez un autre dossier avec --folder, ou un autre nom.
new-game-written = { $folder } contient un jeu qui marche, en { $files } fichiers. Installez-le, jouez-y, vérifiez-le :

## Jeux sans textes ni plateau en texte

generic-board = Plateau
generic-players = Joueurs
generic-player = Joueur
generic-secret = Pour vous seul
generic-line = { $name } :
