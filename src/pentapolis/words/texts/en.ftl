### What every game and every command says, in English.

## Putting words together

number = { $n }
list-more = { $a }, { $b }
list-last = { $a } and { $b }
nothing = nothing
nobody = nobody
seat-number = Player { $n }
with-rule = { $text } ({ $rule }).

## Actions of every game

action-pass = Pass
action-done = Done
action-reopen = Change your choice
action-stand = Always pass: { $window }
action-unstand = Ask me again: { $window }
group-stand = Always pass at certain moments
group-unstand = Be asked again at certain moments
verb-pass = pass
verb-done = done
verb-reopen = change
verb-stand = stand
verb-unstand = unstand
told-pass = { $name } passes.
told-done = { $name } is done.

## Events of every game

event-chose = { $name }: { $action }.
event-chose-in-secret = { $name }, for your eyes only: { $action }.
event-sealed = { $name } has chosen.
event-unsealed = { $name } takes the choice back to change it.
event-revealed = All choices are revealed: { $decision }.
event-explained = { $by }: “{ $because }”
event-rules-changed = From here on the game follows version { $version } of its rules.
event-handed-over =
    { $same_name ->
        [yes] { $name_after }’s seat changes hands under the same name.
       *[no]
            { $name_after_id ->
                [none] { $name_before } no longer plays: the seat waits for somebody.
               *[other]
                    { $name_before_id ->
                        [none] { $name_after } takes over a seat.
                       *[other] { $name_after } now plays instead of { $name_before }.
                    }
            }
    }
event-ended =
    { $winners_count ->
        [0] The game is over, and nobody wins.
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }

## Refusals of every game

refused-game-over = The game is over: there is nothing left to decide.
refused-not-now = This cannot be done now.
refused-not-your-turn = It is not your turn: another player is to decide ({ $decision }).
refused-not-this-decision = “{ $action }” does not answer what is asked now: { $decision }.
refused-not-an-option = “{ $action }” is not possible here.
refused-undo = There is nothing to take back, or somebody has learnt something since.
refused-undo-others = What others have done since then depends on it: it cannot be taken back.
refused-take-back = There is no such position to go back to, or the seed of the dice is already known.
refused-take-back-alone =
    { $missing ->
        [0] This game is not yours alone: others have played it, or a seat is open. Nobody else is here to agree, so only undo is possible.
        [1] { $names } lost a seat in this game and would have to agree. Only undo is possible until they sit down again; after a day away from this server, their consent is no longer needed.
       *[other] { $names } lost seats in this game and would have to agree. Only undo is possible until they sit down again; after a day away from this server, their consent is no longer needed.
    }
refused-take-back-day = In the game of the day nothing is taken back once a die or a card has been seen.
table-seats = This game is for { $low } to { $high } players, not { $seats }.
table-no-option = This game has no option { $option }; there are: { $options }.
table-bad-value = { $option } cannot be { $value }; it can be: { $values }.
table-value-seats = With { $seats } players { $option } cannot be { $value }; it can be: { $values }.
table-combination = These options do not go together with { $seats } players.
table-incomplete = This table does not name all options of the game.
malformed-empty = Nothing was given.
malformed-verb = There is no action “{ $verb }” in this game.
malformed-field = “{ $verb }” has nothing called “{ $field }”.
malformed-twice = “{ $verb }” was given “{ $field }” twice.
malformed-value = “{ $value }” cannot stand for “{ $field }” of “{ $verb }”.
malformed-missing = “{ $verb }” also needs “{ $field }”.
malformed-loose = “{ $verb }” cannot make anything of “{ $value }”.
malformed-record = This file is not the record of a game ({ $detail }).
malformed-record-format = This record is written in format { $format }, which this version cannot read.

## Checking the dice of a record

verify-genuine =
    { $n ->
        [one] { $file }: genuine. { $n } outcome of chance is the one its seed gives.
       *[other] { $file }: genuine. All { $n } outcomes of chance are those its seed gives.
    }
verify-unsealed = This record has no seal: its dice cannot be checked.
verify-no-seed = The seed is not in this record yet: it is published when the game is over.
verify-no-seed-day = The seed of { $expected } is not in this record yet: it is shown when nobody can play the game of that day any more.
verify-bad-seed = The seed does not fit the commitment made before the game: the record was altered.
verify-draws-again = Move { $move }: dice were drawn again. The record was altered.
verify-draws-skipped = Move { $move }: dice were left out. The record was altered.
verify-version = The record is of version { $found } of the rules; this is version { $expected }.
verify-checkpoint = Move { $move }: the game went on here under changed rules; what came before can't be checked.
verify-unfinished = The game is not over after move { $move }.
verify-altered = Move { $move }: the record says { $found }, the seed gives { $expected }. The record was altered.
verify-diverged = Move { $move } does not follow from the moves before it. The record was altered, or belongs to other rules.

## Where values come from

source-book = rulebook
source-public = public sources
source-reconstructed = reconstructed, not printed in the rulebook
source-owner = your own component file

## Playing in the terminal

play-somebody = Player
play-which = Which game?
play-go-on = Go on: { $game }, { $names } (move { $moves })
play-who = Who plays? Names separated by commas; a bot goes by its kind: { $bots }. Enter alone: { $me } against two normal bots.
play-prompt = {"> "}
play-continue = Press Enter to go on.{" "}
play-curtain-title = Pass the keyboard
play-curtain = Pass the keyboard to { $name }, and press Enter when nobody else is looking.
play-start = Choose by number; “help” shows what else you can type.
play-sealed = The dice are sealed: commitment { $commitment }
play-seeded = The dice come from the seed you gave: whoever knows it can work them out ahead (commitment { $commitment }).
play-day = The game of { $day }: it has the same dice at every terminal. They are made of the date alone, so look ahead only if you want to spoil it. Nothing is taken back once it was seen.
play-day-which = Say which game: pentapolis play GAME --day.
play-guided-which = Say which game: pentapolis play GAME --guided.
play-guided-as-it-is = The guided game is played as it is: without other seats, options or components.
play-no-guide = This game has no guided game.
play-day-as-it-is = The game of the day is for one person, and played as it is: without options, seed, components or bots.
play-file = The game is kept in { $file } after every move.
play-thinking = { $name } is thinking …
play-more-log =
    { $n ->
        [one] … { $n } line more: type “log”.
       *[other] … { $n } lines more: type “log”.
    }
play-more-board = … { $n } lines more: type “sheet”.
play-ways =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }
play-more-choices = Choices { $page } of { $pages }: press Enter for more.
play-range = { $verb } { $low } to { $high }: type “{ $verb } { $low }” with your number
play-no-number = There is no choice { $n }: type a number from 1 to { $most }.
play-type-number = Type the word and your number.
play-not-understood = “{ $text }” is none of the choices. Type a number, words of a choice, or “help”.
play-hint = A normal bot would choose: { $action }.
play-hint-note = A normal bot would choose: { $action } ({ $note }).
play-hint-why = Against the next best: { $reasons }.
play-hint-differs = The next best is about equal; what differs: { $reasons }.
play-hint-drawn = Such choices are drawn by lot, so that nobody can foresee them.
play-hint-other = Instead: { $action } – { $gap }.
play-hints-off = Where several people play there are no hints, unless the game was begun with --hints.
play-no-hint = There are no hints for this game yet.
play-taken-back = Taken back: { $action } ({ $name }).
play-saved = Saved in { $file }; the game is kept there from now on.
play-no-thing = Nothing is called “{ $thing }”. Try the name of a building, a card, or a word of the rules.
play-source = Value from: { $source }.
play-resume = Your game is kept. Go on with: pentapolis play --resume { $file }
play-rank = Rank
play-player = Player
play-score = Points
play-result = Result
play-out = out of the game
play-verify = The whole game is in { $file }. Check its dice with: pentapolis verify { $file }
play-help =
    Choose by number, by words of a choice ({ $words }), or by its text ({ $text }).

    undo            take back your last move, as long as nothing new has been seen
    hint            what a normal bot would do
    sheet           the whole board as text
    log, log all    what happened lately, or since the beginning
    rules ID        a rule, such as rules { $rule }; alone, that of this decision
    explain THING   what something does, and where its values come from
    more, back      further choices; back to all of them
    save FILE       keep the game in this file from now on
    quit            leave; the game is kept
command-undo = undo, u
command-hint = hint, h
command-save = save
command-log = log, l
command-all = all
command-rules = rules, rule, r
command-explain = explain, e
command-sheet = sheet, board
command-more = more, m
command-back = back, b
command-help = help, ?
command-quit = quit, q, exit

## Commands

cli-see-help = “pentapolis --help” lists the commands, “pentapolis COMMAND --help” explains one.
cli-stopped = Stopped.
cli-crashed = Something went wrong inside Pentapolis ({ $error }). A running game is kept. PENTAPOLIS_DEBUG=1 shows where.
cli-crashed-game = The game “{ $game }” went wrong at { $place } ({ $error }). A running game is kept. PENTAPOLIS_DEBUG=1 shows more.
cli-mistake = A game is written in a way that can't work: { $error }
cli-no-game = There is no game { $game }; there are: { $games }.
cli-no-bot = There is no bot { $bot } for this game; there are: { $bots }.
cli-no-parameter = { $bot } has no parameter { $parameter }; there are: { $parameters }.
cli-bad-parameter =
    { $kind ->
        [whole] For { $bot }, { $parameter } is a whole number from { $low } on, not “{ $value }”.
        [number] For { $bot }, { $parameter } is a number from { $low } to { $high }, not “{ $value }”.
        [flag] For { $bot }, { $parameter } is true or false, not “{ $value }”.
       *[word] For { $bot }, { $parameter } is one of { $values }, not “{ $value }”.
    }
cli-workers = At least one process has to do the work: --workers 1 or more.
cli-option-form = “{ $option }” is not an option: write NAME=VALUE.
cli-no-components = { $game } has no component file to replace.
cli-bad-components = The component file cannot be used. { $why }
cli-other-components = This game was played with another component file: give it with --components.
components-size = It is larger than { $most } kB.
components-no-toml =
    { $line ->
        [0] This is not a TOML file.
       *[other] This is not a TOML file: line { $line } can't be read.
    }
components-word = Line { $line }: a number or a name has more than { $most } characters.
components-key = Line { $line }: a key has more than { $most } parts.
components-nesting = Line { $line }: values are nested more than { $most } deep.
components-parts = It holds more than { $most } values.
components-large = It makes the box much larger than a real one.
components-printed = The rulebook prints { $place }: a file can't change it.
components-value = The value of { $place } is of the wrong kind.
components-low = The value of { $place } must be at least { $bound }.
components-high = The value of { $place } must be at most { $bound }.
components-costly = It takes too much time or memory to read.
cli-cannot-read = { $file } cannot be read: { $why }.
cli-cannot-write = { $file } cannot be written: { $why }.
cli-file-taken = { $file } is already there and is not this game: choose another name.
cli-cannot-resume = { $file } is a record, not a game saved by this terminal: it can be replayed, but not gone on with.
cli-already-over = The game in { $file } is over: replay it, or verify its dice.
cli-diverged = { $file } does not replay: move { $move } does not follow from the moves before it.
cli-no-rulebook = There is no rulebook of { $game } in English.
cli-no-rule = No rule is called “{ $rule }”, and none contains it.
replay-no-move = There is no move { $n }: they go from 0 to { $most }.
replay-no-seat = Nobody called { $seat } plays here; there are: { $names }.
games-players = { $low } to { $high } players
games-option = Option { $id }: { $name }
rules-how = Read one with: pentapolis rules { $game } { $rule }
components-how = Replace values with your own file: pentapolis play { $game } --components FILE
simulate-progress = Playing
simulate-no-games = Play at least one game: --games 1 or more.
simulate-finished =
    { $finished ->
        [one] { $finished } game of { $games } finished.
       *[other] { $finished } games of { $games } finished.
    }
simulate-truncated =
    { $games ->
        [one] { $games } game was left after round { $round }; it counts for nobody.
       *[other] { $games } games were left after round { $round }; they count for nobody.
    }
simulate-seat = Seat { $seat } ({ $bot }): score { $score }, wins { $share } %
simulate-seat-in-words = Seat { $seat } ({ $bot }): wins { $share } %
simulate-result-best = { $result } (best result)
simulate-result-median = { $result } (median result)
simulate-result-worst = { $result } (worst result)
simulate-winner-score = Winner's score: { $n }
simulate-rounds = Rounds: { $n }
simulate-decisions = Decisions per game: { $n }
simulate-options-per-decision = Options per decision: { $n }
simulate-decisions-per-seat = Decisions per seat: { $n }
simulate-handovers = Handovers per game: { $n }
simulate-handovers-standing = Handovers per game with the usual standing orders: { $n }
simulate-prompts-per-seat-round = Questions per seat and round: { $n }
simulate-prompts-per-seat-round-standing = Questions per seat and round with the usual standing orders: { $n }
simulate-called-in-per-seat-round = Questions per seat and round outside its own phases: { $n }
simulate-called-in-per-seat-round-standing = Questions per seat and round outside its own phases, with the usual standing orders: { $n }
simulate-end = Ended so in { $share } % of the games: { $how }
simulate-end-rounds = { $how } ({ $rounds })
simulate-end-round = round { $n }: { $share } %
simulate-by-score = by the score
simulate-source = Points per seat, { $source }: { $n }

## Arena

arena-progress = Games
arena-left = about { $time } left
arena-mode-match = match
arena-mode-ladder = ladder
arena-mode-round-robin = round robin
arena-solo = alone
arena-head =
    { $seats ->
        [one] { $name }, { $seats } seat, { $mode }: { $games } games on { $blocks } seeds from seed { $seed }.
       *[other] { $name }, { $seats } seats, { $mode }: { $games } games on { $blocks } seeds from seed { $seed }.
    }
arena-parameters = { $bot } plays with { $values }.
arena-nobody =
    { $games ->
        [one] All lost { $games } game.
       *[other] All lost { $games } games.
    }
arena-parity = Equals win { $share } % of the games each.
arena-pairings = Each alone among the others (95 % intervals over the seeds):
arena-bots = All games of each bot:
arena-duels = Who came before whom:
arena-duel = { $a } before { $b }
arena-ratings = Ratings from all places ({ $anchor } = 0; 400 points more are ten times the strength):
arena-rated-nobody = nobody
arena-range = ({ $low } to { $high })
arena-timing = Thinking time in milliseconds (a turn is all that a seat chooses until another has a choice; alone, until a season, turn or phase begins):
arena-alone = { $bot } among { $others } { $other }
arena-share = { NUMBER($share, minimumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) })
arena-percent = { NUMBER($n, minimumFractionDigits: 1) } %
arena-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-above = { $a } is above { $b }.
arena-not-above = It is not shown that { $a } is above { $b }.
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-share = Share (95 %)
arena-column-ahead = Ahead (95 %)
arena-column-nobody = All lost
arena-column-rank = Place
arena-column-score = Score
arena-column-margin = Lead
arena-column-decisions = Decisions
arena-column-options = Options
arena-column-decision = A decision
arena-column-turn-p50 = A turn, median
arena-column-turn-p95 = 95 % below
arena-rounded = { $asked } games do not fill { $seats } seats equally: { $games } are played.
arena-goes-on = Going on: { $played } of { $games } games are in { $file } already.
arena-code-changed = Games of this run were played before bots or rules were changed: the result mixes both.
arena-stopped = Stopped after { $played } of { $games } games. They are kept in { $file }: the same command goes on from there.
arena-worker-died = A process that played has died, perhaps for want of memory. The games so far are kept in { $file }: the same command goes on from there, --workers 1 needs less.
arena-twice = { $bot } is named twice: name every bot once.
arena-few-bots = Name at least two bots: --bots greedy,random.
arena-match-of-two = A match is between two bots, not { $bots }: try --mode ladder or --mode round-robin.
arena-no-mode = There is no mode “{ $mode }”: choose match, ladder or round-robin.
arena-games = Play at least one game and at most { $most }: --games.
arena-no-run = { $file } does not hold the games of an arena: choose another name.
arena-other-run = { $file } holds another run: give the command that it was begun with, or another name.
arena-no-ray = Ray is not installed: pip install "pentapolis[ray]".
arena-no-cluster = No Ray cluster answers at { $address }: { $why }
arena-other-code = The cluster at { $address } has another Pentapolis than this machine: install the same one everywhere.

## Learning

learn-progress = Learning
learn-trial = On trial
learn-numbers = Minutes are 0 to 10,000, games of the trial 1 to 100,000.
learn-missing = Learning needs { $library }: pip install "pentapolis[env]".
learn-alone = Learning needs at least two seats: the others choose at random.
learn-other = { $file } was learnt for another game, number of seats or version of the rules.
learn-no-policy = { $file } holds nothing that was learnt.
learn-stopped = Stopped. What was learnt so far is in { $file }: --load goes on from there.
learn-saved = What was learnt is in { $file }.
learn-learnt =
    { $minutes ->
        [one] Learnt for { $minutes } minute
       *[other] Learnt for { $minutes } minutes
    } from { $games } games, { $choices } choices.
learn-result =
    { $others ->
        [one] On trial against { $others } random player
       *[other] On trial against { $others } random players
    } it wins { $share } % of { $games } games, { $low } % or more with a confidence of 95 %.
learn-chance = Chance would be { $chance } %.
learn-chance-most = Chance would be { $chance } %, and less where all can lose.

## Tuning

tune-progress = Games
tune-numbers = Games, rounds and tries are 1 or more; seats are numbers separated by commas.
tune-few = Too few games: at least two must end with each number of seats, so --games { $games } or more.
tune-missing = This needs more packages: pip install "pentapolis[{ $extra }]".
tune-parameters = “{ $given }” names no parameters above zero of a level: try hard:iterations=12,sure=0.5,surprise=0.3,sure,surprise.
tune-one-table = Parameters are tried at tables of one size: give --seats a single number.
tune-chart = Charts are SVG or PNG: give { $file } a name that ends with .svg or .png.
tune-no-levels = { $file } is no level file: choose another name.
tune-no-level = { $file } has no level { $level }: choose another file, or a new one, which begins as the game's own.
tune-round =
    { $left ->
        [0] Round { $number }: { $games } games.
       *[other] Round { $number }: { $games } games, and { $left } that were left at the cap.
    }
tune-fit-tables = Weights fitted with ridge { $ridge }: log-loss { $loss } in games held out, with hand weights { $hand }.
tune-fit-solo = Solo weights fitted with ridge { $ridge }: log-loss { $loss } in games held out, with hand weights { $hand }.
tune-column-term = Term
tune-column-before = Before
tune-column-now = Now
tune-column-seats = Seats
tune-column-games = Games
tune-column-positions = Positions
tune-column-error = Calibration error
tune-column-loss = Log-loss by quarter
tune-column-score-loss = By the score alone
tune-good = Chances are right within 0.05, and better than the score in every quarter of the game.
tune-not-right =
    { $seats ->
        [one] Failed with { $seats } seat: the calibration error is { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 4) }, more than { $most }.
       *[other] Failed with { $seats } seats: the calibration error is { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 4) }, more than { $most }.
    }
tune-not-better =
    { $seats ->
        [one] Failed with { $seats } seat in quarter { $quarter } of the game: log-loss { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }, by the score alone { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
       *[other] Failed with { $seats } seats in quarter { $quarter } of the game: log-loss { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }, by the score alone { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
    }
tune-not-seen =
    { $seats ->
        [one] With { $seats } seat no position in quarter { $quarter } of the game was seen: more games would tell.
       *[other] With { $seats } seats no position in quarter { $quarter } of the game was seen: more games would tell.
    }
tune-try = { $values }: { $share } % won
tune-found = { $level }: { $values } (before: { $before })
tune-written = Written: { $file }
tune-dry-run = { $file } stays as it was.

## Wrong use of a command

usage-command = There is no command “{ $command }”; there are: { $commands }.
usage-option = There is no option { $option }.
usage-too-much = This is too much: { $text }.
usage-value = “{ $value }” cannot be the value of { $option }.
usage-missing = Something is missing: { $option }.

## Help

help-app = Five board games for the terminal: play, simulate, replay, verify, read the rules.
help-commands = Commands
help-parameters = Options
help-arguments = Arguments
help-help = Show this help.
help-version = Show the version.
help-example = Example: { $example }
help-any-lang = Language of all texts; otherwise that of your system.
help-any-json = Print JSON, for programs.
help-any-game = The game's id; “pentapolis games” lists them.
help-any-option = A table option, NAME=VALUE; may be given several times.
help-any-components = Your own component file, laid over the game's values.
help-any-file = A saved game or a record.
help-games = List the games with their players and table options.
help-games-usage = pentapolis games [OPTIONS]
help-games-example = pentapolis games --json
help-play =
    Play a game in this terminal, against bots or with friends at one keyboard.

    The game is kept after every move; the file of a running game holds the whole record with the seed of its dice, so keep it to yourself until the end.
help-play-usage = pentapolis play [GAME] [OPTIONS]
help-play-example = pentapolis play kingsburg --seats "Anna,Ben,normal,random"
help-play-game = The game's id; without one you are asked.
help-play-seats = Who plays: names and bots separated by commas (NAME@BOT names a bot), or a number of seats.
help-play-seed = Dice that come the same each time; without it they are secret and sealed.
help-play-day = Today's game for one: the same dice at every terminal, made of the date.
help-play-guided = The guided game, for one and bots: the coach talks through the first rounds.
help-play-hints = Hints also where several people play; who plays alone against bots always has them.
help-play-resume = Go on with a saved game.
help-play-plain = Line by line, without drawing: for screen readers and scripts.
help-simulate = Play many games between bots and print what they were like on average.
help-simulate-usage = pentapolis simulate GAME [OPTIONS]
help-simulate-example = pentapolis simulate kingsburg --seats 4 --games 1000 --bots random,normal
help-simulate-seats = Number of seats; by default the fewest, or as many as bots are named.
help-simulate-games = Number of games.
help-simulate-bots = Bots by seat, separated by commas; a shorter list is repeated.
help-simulate-seed = The same seed plays the same games.
help-arena =
    Let bots play each other and print who is stronger, with 95 % intervals and ratings.

    Everybody sits in every seat on each seed. A match sets each of two bots alone among the other; a ladder does so for each bot and the one named after it; in a round robin every choice of bots that fills the table plays. A run that is stopped with Ctrl-C goes on when the same command is given again, and ends with the same result.
help-arena-usage = pentapolis arena GAME --bots BOTS [OPTIONS]
help-arena-example = pentapolis arena kingsburg --bots greedy,thumb,naive,random --games 40
help-arena-bots = Bots separated by commas, for a ladder the strongest first; greedy:worlds=2,cap=4 sets parameters.
help-arena-mode = What is played; by default a match of two bots, a round robin of more.
help-arena-seats = Seats at the table; by default 4 (Discordia 3). With 1, every bot plays alone.
help-arena-games = Games of each line-up: of each direction of a match or ladder, of each choice of bots of a round robin; rounded up so that everybody sits in every seat equally often. By default 308 (3 seats: 273, Medioevo: 124), 100 of a round robin, 400 alone.
help-arena-one-way = Play only the first of each pair alone among the second, not the other way round.
help-arena-seed = The same seed plays the same games.
help-arena-workers = Processes that play; by default one per core.
help-arena-out = A file that keeps every game, one a line; otherwise games are kept until the run is over.
help-arena-ray = Play on the Ray cluster at this address; “local” starts one here.
help-arena-timing = Add the thinking time to the JSON, which is then not the same each time.
help-tune =
    Find the weights by which bots judge a position, from games that bots play; written into the game's level file.

    With --check, say how well the present weights tell the ends of new games. With --parameters, look for better parameters of a level.
help-tune-usage = pentapolis tune GAME [OPTIONS]
help-tune-example = pentapolis tune kingsburg --games 2000 --seed 1 --rounds 2
help-tune-games = Games in each round, or of each try of parameters, rounded up so that it sits in every seat equally often.
help-tune-seed = The same seed finds the same weights.
help-tune-rounds = Rounds: in each but the first, bots play by the weights of the one before.
help-tune-seats = Numbers of seats, separated by commas; by default all that the game allows. With --parameters one number, by default 4 (Discordia 3).
help-tune-source = A level file to begin with: its weights play in the first round.
help-tune-check = Change nothing: compare chances with how new games end. The exit code is 1 if a comparison fails.
help-tune-parameters = Parameters of a level that are looked for by evolution instead of weights, after those that are set: hard:iterations=12,sure=0.5,surprise=0.3,sure,surprise.
help-tune-tries = Tries of parameters.
help-tune-chart = Draw how chances and ends agree into this file, SVG or PNG by its name.
help-tune-out = The level file to be written, a new one or one that is there; by default that of the game.
help-tune-dry-run = Write nothing.
help-tune-workers = Processes that play; by default one per core.
help-learn =
    Let a small policy learn a game by playing it, and try it against random players. Needs numpy: pip install "pentapolis[env]".
help-learn-usage = pentapolis learn GAME [OPTIONS]
help-learn-example = pentapolis learn kingsburg --minutes 10 --save kingsburg.npz
help-learn-minutes = Minutes to learn; with 0 and --load it only plays on trial.
help-learn-seats = Seats at the table; by default 4, or as many as the game allows.
help-learn-games = Games of the trial, in each seat in turn.
help-learn-seed = The same seed begins in the same way.
help-learn-load = Go on with what is in this file.
help-learn-save = Write what was learnt into this file.
help-replay = Tell a saved game as a story, or show the board after one of its moves.
help-replay-usage = pentapolis replay FILE [OPTIONS]
help-replay-example = pentapolis replay kingsburg-1.json --at 40
help-replay-at = Show the board after this move instead.
help-replay-seat = Whose eyes to see it with, by name or number; otherwise a spectator's.
help-replay-components = The component file this game was played with, instead of the one in its record.
help-verify =
    Check that every die of a finished game is the one its sealed seed gives.

    It proves that no die was changed, not that the host did not look.
help-verify-usage = pentapolis verify FILE [OPTIONS]
help-verify-example = pentapolis verify kingsburg-1.json
help-verify-components = The component file this game was played with, instead of the one in its record.
help-analyse =
    Look back at a finished game: how likely everybody was to win, what luck did, and which choices turned it.

    Every change is booked to own choices, luck, others' choices, or what the model did not see coming.
help-analyse-usage = pentapolis analyse FILE [OPTIONS]
help-analyse-example = pentapolis analyse kingsburg-1.json --svg kingsburg-1.svg
help-analyse-effort = How hard to look: worlds that each choice is first looked at in; 8 unless said otherwise.
help-analyse-png = Draw the win graph into this file (needs matplotlib: pip install pentapolis[charts]).
help-analyse-svg = The same as SVG.
help-analyse-workers = Processes that look; as many as there are cores unless said otherwise.
help-analyse-components = The component file this game was played with, instead of the one in its record.
analyse-progress = Moves looked at
analyse-title = Chances to win, { $label }:
analyse-move = move
analyse-books = Over the whole game, in percentage points:
analyse-own = own choices
analyse-luck = luck
analyse-others = others' choices
analyse-model = model (the rest)
analyse-change = change
analyse-points = percentage points
analyse-choices = Choices that turned the game:
analyse-no-choices = No choice stands out: none cost more than three percentage points, and more than chance explains.
analyse-strokes = The greatest strokes of luck:
analyse-no-strokes = No stroke of luck stands out: none is clearly larger than the error of its estimate.
analyse-where = move { $move }, { $phase }
analyse-choice = { $where } – { $name }: { $action }, which { $cost }
analyse-better = better: { $action }
analyse-better-why = better: { $action } ({ $reasons })
analyse-stroke = { $where } – { $name }, { $gain }. { $what }
analyse-stroke-setup = The changes above begin after the set-up: what its luck did at once is not among them.
analyse-drawn = Drawn: { $file }
analyse-effort = The effort is a number from 1 to { $most }.
analyse-not-over = { $file }: this game is not over. It is analysed when it is: until then nothing hidden is used.
analyse-none = There is no win model for { $game } yet: `pentapolis tune { $game }` makes one.
analyse-no-charts = Charts need matplotlib: pip install pentapolis[charts].
analyse-no-record = { $file } is not the record of a game.
analyse-no-file = there is no such file
analyse-no-folder = there is no such folder
analyse-is-folder = it is a folder
analyse-denied = you have no permission
percent = { $n }%
help-rules = Read the rules: one by its id, a chapter, or all that contain a word.
help-rules-usage = pentapolis rules GAME [ID] [OPTIONS]
help-rules-example = pentapolis rules kingsburg KB-9.2
help-rules-rule = An id (KB-9.2), a chapter (KB-9) or a word; without any, the chapters are listed.
help-components = List the values of a game's components and where they come from.
help-components-usage = pentapolis components GAME [OPTIONS]
help-components-example = pentapolis components kingsburg --json

## People and tables of the server

problem-name-empty = Please give a name.
problem-name-first = Say your name first, so that the others know who you are.
problem-login-form = A login has at least three signs, and no blanks.
problem-login-taken = This login is taken: choose another one.
problem-login-wrong = This login and this password do not go together.
problem-login-seats = At the table “{ $name }” you have played one seat in this browser and another with this account: nobody looks into two. Log in when that game is over, or with another browser.
problem-login-many = There were too many wrong passwords for this account. Wait a few minutes, or log in with a browser that has been logged in to it before.
problem-password-wrong = This is not your present password.
problem-no-account = You have no account here, and so no password.
problem-account-exists = You have an account already: log out first to make another one.
problem-link-used = This link has been used, or it is too old: ask for a new one.
problem-adopt-has-seats = You sit at tables here as { $name }, and would leave these seats.
problem-email = This is not an e-mail address.
problem-webhook = A webhook is an address that begins with http:// or https://.
problem-no-time = A clock needs some time to give.
problem-push-endpoint = This browser's push address cannot be used.
problem-host-link = This host link opens nothing any more: start the server with --host-link for a new one.
problem-game-away = The game “{ $game }” is not on this server at the moment. The table is kept until it is back.
problem-game-changed = The game “{ $game }” has changed, and can't read how this table stood. The table is kept.
problem-no-game = There is no such game here.
problem-no-rulebook = The rules of this game are not written in this language yet.
problem-no-lesson = There is no such lesson here.
problem-no-example = This example cannot be shown on the board.
problem-no-aid = This game has no player aid yet.
lesson-only-shows = One thing at a time: go on with the coach first.
problem-components = The component file cannot be used. { $why }
problem-no-figure = The game has no value { $place } that could be replaced.
problem-too-many-tables = You keep { $most } tables going already: end one of them first.
problem-no-seat = This table has no seat { $seat }.
problem-no-open-seat = All seats are taken: you can watch, or wait until somebody stands up.
problem-seat-taken = Somebody else was faster: this seat is taken.
problem-seat-bot = A bot sits here: open the seat first, then send its link.
problem-seat-other = You play another seat of this game, or have played one: nobody looks into two. Ask the table’s maker to give it to a bot or to somebody else.
problem-one-seat-each = At a public table everybody takes one seat.
problem-lobby-only = This can only be done before the game begins.
problem-too-few-players = { $n ->
    [one] Only { $n } seat is taken, and the game needs { $low }: invite somebody or add a bot.
   *[other] Only { $n } seats are taken, and the game needs { $low }: invite somebody or add a bot.
    }
problem-not-paused = The game is not paused.
problem-not-over = The game is still going on.
problem-table-over = This table is over.
problem-nothing-said = There is nothing in this line.
problem-no-backup = There is no such backup.
import-no-game = This is the record of a game that is not here: { $game }.
import-components = This game was played with a component file that its record does not hold.
import-too-long = This record is too long: more than { $most } entries.
import-diverged = Move { $move } does not follow from the moves before it: this record cannot be played again.
import-costly = This record takes too much time or memory to play again.
problem-busy = Too much is waiting to be checked: try again in a minute.
guest-name = Guest
points-other = Other
series-start = Start
moment-haul = { $name } takes in { $listed }.
moment-roll = { $name } rolls { $dice }: { $total }, where { $average } is the average.
moment-leap = { $name } leaps forward: { $series } { $change }.
moment-turn =
    { $lead ->
        [0] { $name } draws level, { $own } to { $others }, and is not overtaken again.
       *[other] { $name } takes the lead, { $own } to { $others }, and is not overtaken again.
    }
table-of = { $name }'s table
table-retry = Again: { $name }
table-imported = { $game }, from a file
table-day = { $game }, { $day }
bot-thumb = Quick bot
bot-thumb-about = Follows the game's rule of thumb, without looking ahead.
bot-rollout = Patient bot
bot-rollout-about = Plays every option on to the end of the game a few times and takes the one that ends best.
bot-greedy = Keen bot
bot-greedy-about = Looks one decision ahead and takes what leaves it standing best.
bot-random = Random bot
bot-random-about = Plays anything that is allowed: for trying out the rules.
bot-easy = Easy bot
bot-easy-about = Plays sensible moves at first sight, not always the best ones. It makes no plans: good to learn against.
bot-normal = Normal bot
bot-normal-about = Tries its options in its head up to the next pause of the game, and takes the best. It thinks one choice ahead.
bot-hard = Hard bot
bot-hard-about = Compares whole turns in many possible worlds, and looks longest at what may be best. Where a secret choice could be guessed, it varies it.
bot-expert = Expert bot
bot-expert-about = Thinks as the hard bot does, in many more possible worlds, and distrusts plans that count on what others will do. It takes a few seconds a turn.
bot-stands-in = { $name } (bot)

## The server: why something was not done

problem-stale = The table has moved on since then: look again, and choose again.
problem-no-table = There is no such table, or its link is needed to come in.
problem-not-allowed = This is not yours to do here.
problem-not-your-seat = This seat is somebody else's.
problem-not-running = There is no game going on at this table.
problem-too-fast = That was too much at once: wait a moment and try again.
problem-bad-request = The server did not understand this. If you did nothing unusual, reload the page.
problem-csrf = This page has been open for too long: reload it, and try again.
problem-not-found = There is nothing here.
problem-too-large = This is too large.
problem-fault = Something went wrong on the server. The host finds it in the log under { $id }.
problem-storage-full = The server's disk is full, so this could not be stored. Everything before it is kept: try again in a minute.
problem-storage-readonly = The server may not write to its disk at the moment, so this could not be stored. Everything before it is kept: try again in a minute.
problem-storage-locked = Another program keeps the server from storing anything at the moment. Everything before this is kept: try again in a minute.
problem-storage-failing = The server's disk reports errors, so this could not be stored. Everything that was acknowledged is kept: try again in a minute.
problem-storage-damaged = The server cannot read its database: the host has to put a backup in its place.
problem-storage-moved = The server's database was moved away, so this could not be stored. Everything before it is kept: the host has to put it back.
problem-storage-away = The server cannot reach its database at the moment. Everything that was acknowledged is kept: try again in a minute.
problem-storage-slow = The server takes too long to store this: look again in a minute, it may have been done.
problem-storage-files = The server has too many files open, so this could not be stored. Everything before it is kept: try again in a minute.
problem-storage-crossed = Something else was stored at the same moment and came first, so this was not stored. Everything before it is kept: try again.
problem-no-step = The game has no such step.
problem-nothing-asked = There is no question to answer any more.
problem-abandon-gone =
    { $missing ->
        [1] { $names } lost a seat in this game and would have to agree. Let them sit down again, then ask; after a day away from this server, their consent is no longer needed.
       *[other] { $names } lost seats in this game and would have to agree. Let them sit down again, then ask; after a day away from this server, their consent is no longer needed.
    }
problem-abandon-players = Only those who play can end this game: one of them proposes it, and the others agree.
abandon-asked = { $name } asks to end the game without a result.
take-back-asked = { $name } asks to go back in the game.

## The server: settings that cannot be used

setting-unknown = There is no setting { $name }.
setting-value = { $name } cannot be “{ $value }”.
setting-workers = A server needs at least one process, not { $value }.
setting-workers-sqlite = Several processes need PostgreSQL: give --database-url, or leave --workers at 1.
setting-workers-memory = Several processes need a bus that reaches all of them: postgres or redis, not memory.
setting-bus = The bus is memory, postgres (with PostgreSQL) or redis, not “{ $value }”.
setting-redis = The bus redis needs the address of Redis: PENTAPOLIS_REDIS_URL.
setting-public-url = A public URL begins with http:// or https://, not “{ $value }”.
setting-lang = There are texts in en and fr, not in “{ $value }”.
setting-database-url = { $name } is a PostgreSQL URL, postgresql://user@host/name, or empty for SQLite.
setting-smtp-tls = Mail goes by starttls, tls or none, not by “{ $value }”.
setting-port = A port is a number up to 65535, not { $value }.
setting-log-level = The level of the logs is debug, info, warning or error, not “{ $value }”.
setting-proxies = { $name } takes addresses, networks (10.0.0.0/8) or *, separated by commas, not “{ $value }”.
setting-metrics = The metrics are for local, all or off, not “{ $value }”.
setting-negative = { $name } cannot be negative: { $value }.
setting-positive = { $name } must be at least 1, not { $value }.

## pentapolis serve

serve-open = Pentapolis is open.
serve-here = On this machine
serve-network = In your network
serve-public = For everybody
serve-host = You are the host
serve-host-about = Open the host link yourself and keep it secret: it works once.
serve-only-here = Only this machine can reach it. With --lan phones and friends in your network can, too.
serve-lan-host = --lan listens to every network, --host { $host } to one address: leave one of them out.
serve-stop = Ctrl-C ends it; games go on when it is started again.
serve-newer = This database was last used by a newer Pentapolis ({ $version }): install that, or restore a backup.
serve-port-taken = Port { $port } is taken: another Pentapolis may be running. Choose another one with --port.
serve-no-address = { $host } is not an address of this machine.
serve-no-database = The database cannot be reached: { $error }.
serve-in-use = Another Pentapolis (process { $pid }) serves { $file } already: stop it first, or give this one a folder of its own with --data-dir.
serve-unusable = The server cannot start. { $why }
fault-full = The disk is full: nothing can be stored in { $where }. Make room; play goes on by itself, and every move that was acknowledged is kept.
fault-readonly = { $where } cannot be written to: the file, its folder or its disk is read-only. Give it to the user who runs the server, or make the disk writable again; play then goes on by itself.
fault-locked = Another program keeps { $where } locked: a copy, a database browser, a backup that hangs. End it; play then goes on by itself.
fault-failing = The disk of { $where } reports errors: look into the system's log, and make a backup on another disk.
fault-damaged = { $where } is damaged: stop the server and restore a backup (pentapolis restore).
fault-moved = { $where } or its -wal file was moved, deleted or replaced while the server runs, so nothing more is stored. Put both back and play goes on; or stop the server and restore the copy that was just saved among the backups.
fault-rescued = Everything up to now was saved in { $file }.
fault-away = { $where } does not answer: start it, or check PENTAPOLIS_DATABASE_URL. Play goes on by itself when it is back.
fault-slow = Storing in { $where } takes more than two seconds: its disk is overloaded, or about to fail.
fault-files = The server cannot open { $where }: it has too many files open. Raise the limit (ulimit -n, or LimitNOFILE under systemd); play goes on by itself when there are fewer connections.
fault-crossed = Two transactions in { $where } waited for each other, so one of them was cancelled. Try it again; nothing that was acknowledged is lost.
fault-unprotected = Files cannot be locked where { $where } lies, so it cannot be protected from a second server. Make sure that only one runs, or put the data folder on a local disk.
fault-clock = The machine's clock was changed while the server was running and is now { $apart } { $unit } off the server's. Games keep the server's time, so that nobody loses any. If the machine is right, restart the server when it suits you: clocks of games are carried over.
fault-over = The database can be written to again: play goes on.
fault-bus = The bus ({ $bus }) does not answer: pages that another process serves hear of moves some seconds late. Start it again; it is found by itself.
fault-workers = No process for bots is running. Another one is started by itself; if none stays, the log says why.
serve-no-postgres = PostgreSQL needs the extra: pip install "pentapolis[postgres]".
help-serve =
    Serve the games to browsers: make a table, send its link, play.
    Every setting is also an environment variable, e.g. PENTAPOLIS_PORT.
help-serve-usage = pentapolis serve [OPTIONS]
help-serve-example = pentapolis serve --lan --port 8421
help-serve-lan = Listen to every network this machine is in, so that phones and friends reach it; the same as --host 0.0.0.0.
help-serve-host = The address to listen on; 0.0.0.0 is every network this machine is in.
help-serve-port = The port to listen on.
help-serve-public-url = How the world calls this server, behind a proxy or a tunnel; invites use it.
help-serve-data-dir = The folder of the database and its backups.
help-serve-database-url = PostgreSQL, postgresql://user@host/name, instead of a file in the data folder.
help-serve-workers = Processes that serve; several need PostgreSQL.
help-serve-open = Open a browser.
help-serve-host-link = Print a new host link; the one before opens nothing any more.

## pentapolis backup, restore and doctor

backup-done = Backed up: { $file } ({ $size } kB).
backup-nothing = There is nothing to back up yet: { $file } is made when the server is first started.
backup-taken = { $file } is already there: choose another name.
restore-done = Restored: { $database } is now what { $file } holds.
restore-kept = What was there before is kept in { $file }.
restore-bad = { $file } is not a whole backup of Pentapolis; nothing was changed.
restore-newer = { $file } was made by a newer Pentapolis ({ $version }): install that first; nothing was changed.
restore-exists = { $database } holds games already: with --force it is replaced, and kept among the backups.
restore-in-use = A server is using this database: stop it first.
help-backup =
    Back up the server's database, while it runs or not.
    Without FILE it goes into the data folder. A name that ends in .jsonl.gz makes a backup that SQLite and PostgreSQL both can be restored from.
    Keep it to yourself: it holds everything, the secrets of running games too.
help-backup-usage = pentapolis backup [FILE] [OPTIONS]
help-backup-example = pentapolis backup games.jsonl.gz
help-backup-file = Where to write it; a file that is there is not overwritten.
help-backup-automatic = For a timer: the oldest such backups are deleted beyond PENTAPOLIS_BACKUPS_KEPT.
help-restore =
    Restore the server's database from a backup, into SQLite or PostgreSQL, whichever it came from.
    Stop the server first. What is there is replaced only with --force, and kept among the backups.
help-restore-usage = pentapolis restore FILE [OPTIONS]
help-restore-example = pentapolis restore games.jsonl.gz --database-url postgresql://games@localhost/games
help-restore-file = A backup.
help-restore-force = Replace a database that is there.
help-doctor =
    Check what a server needs: Python, packages, data folder, database, clock, backups, client, address, port, mail.
    Nothing is changed. The exit code is 1 if something keeps it from working.
help-doctor-usage = pentapolis doctor [OPTIONS]
help-doctor-example = pentapolis doctor --json
help-any-data-dir = The folder of the database and its backups.
help-any-database-url = PostgreSQL, postgresql://user@host/name, instead of a file in the data folder.
doctor-well = Nothing keeps this server from working.
doctor-bad =
    { $n ->
        [one] { $n } thing must be mended.
       *[other] { $n } things must be mended.
    }
doctor-python = Python { $version } (3.11 or newer is needed).
doctor-games = There are { $n } games, { $plugins } of them from plug-ins.
doctor-texts = The game “{ $game }” lacks { $n } texts in { $lang ->
    [fr] French
   *[en] English
    } and is shown without them: { $keys }…
doctor-heuristics = The heuristics of the game “{ $game }” can't judge positions, since they lack { $names }: bots play it without them.
doctor-packages = All { $n } packages are here.
doctor-packages-missing = Packages are missing: { $names }. Install Pentapolis anew, with its extras: pip install "pentapolis[postgres,redis]".
doctor-client = The client is built.
doctor-client-missing = The client is not built: browsers would see nothing. Run ./play once, or install the package.
doctor-folder = The data folder { $folder } can be written to.
doctor-folder-to-be-made = The data folder { $folder } will be made at the first start.
doctor-folder-unwritable = The data folder { $folder } cannot be written to: give it to the user who runs the server.
doctor-folder-readable = Others on this machine can look into { $folder }, where running games lie open: chmod 700 closes it.
doctor-space = { $free } GB are free on the disk of the data folder.
doctor-space-little = Only { $free } GB are free on the disk of the data folder: make room.
doctor-database = { $kind } { $server } answers; schema { $schema }, tables: { $tables }.
doctor-database-to-be-made = The database { $file } will be made at the first start.
doctor-database-older = { $kind } { $server } answers; schema “{ $schema }” will be brought to { $newest } at the next start, after a backup.
doctor-database-newer = This database was last used by a newer Pentapolis ({ $schema }): install that, or restore a backup.
doctor-database-damaged = The SQLite file is damaged: stop the server and restore a backup.
doctor-database-full = { fault-full }
doctor-database-readonly = { fault-readonly }
doctor-database-locked = { fault-locked }
doctor-database-failing = { fault-failing }
doctor-database-files = { fault-files }
doctor-database-unreachable = The database cannot be reached ({ $error }): check PENTAPOLIS_DATABASE_URL, and whether it runs.
doctor-clock = The clock is right as far as can be told.
doctor-clock-behind = The clock is behind what is stored: set it, or turns and clocks of games will be wrong.
doctor-clock-apart = The clocks of this machine and of the database are { $seconds } s apart: let both follow a time server.
doctor-backups =
    { $days ->
        [0] The last backup is of today; there are { $n }.
        [one] The last backup is { $days } day old; there are { $n }.
       *[other] The last backup is { $days } days old; there are { $n }.
    }
doctor-backups-none = There is no backup yet: pentapolis backup makes one.
doctor-backups-not-needed = There is nothing to back up yet.
doctor-url = Invites say { $url }.
doctor-url-none = Invites say the address that a page was opened by, or this machine's in its network.
doctor-url-only-here = Only this machine can reach the server; for phones and friends start it with --lan, or set PENTAPOLIS_HOST to 0.0.0.0.
doctor-url-loopback = Invites would say { $url }, which means another machine to everybody else: set PENTAPOLIS_PUBLIC_URL to how others reach you.
doctor-url-path = { $url } has more than a host: the server must have a host name of its own.
doctor-url-plain = { $url } is not HTTPS: everything works but push messages, and whoever sits in between can read along.
doctor-proxies = Visitors' addresses are those that { $names } forwards.
doctor-proxies-any = Anybody may say that they come from another address, and evade all limits: name your proxy in PENTAPOLIS_TRUSTED_PROXIES instead of *.
doctor-proxies-none = { $url } needs a proxy for HTTPS, and none is named: all its visitors share one address and its limits. Name it in PENTAPOLIS_TRUSTED_PROXIES (127.0.0.1 if it runs on this machine).
doctor-proxies-not-needed = No proxy is named: visitors' addresses are those that they connect from.
doctor-files = Up to { NUMBER($n) } files and connections can be open at a time.
doctor-files-few = Only { NUMBER($n) } files and connections can be open at a time: raise the limit (LimitNOFILE=65536 in the systemd unit, or ulimit -Hn).
doctor-port = Port { $port } is free.
doctor-port-ours = Port { $port }: a Pentapolis runs here, and is well.
doctor-port-taken = Port { $port } is taken by another program: choose another one with PENTAPOLIS_PORT.
doctor-port-forbidden = Port { $port } is not allowed to this user: take one above 1023, and put a proxy in front.
doctor-port-no-address = { $host } is not an address of this machine.
doctor-mail = The mail server { $host } answers on port { $port }.
doctor-mail-none = No e-mail is sent: PENTAPOLIS_SMTP_HOST is not set.
doctor-mail-from = Mail has no sender: set PENTAPOLIS_SMTP_FROM.
doctor-mail-password = The mail server { $host } does not accept this user and password.
doctor-mail-unreachable = The mail server { $host } cannot be reached on port { $port } ({ $error }).

## Plans, hints, and "it is your turn"

malformed-plan = “{ $action }” can never answer “{ $decision }”.
plan-dropped-illegal = Your plan is no longer possible and was dropped: { $action }.
plan-dropped-changed = What your plan counted on has changed, so it was dropped: { $action }.
plan-dropped-follows = A plan that was to follow was dropped too: { $action }.
spread = (± { $error })
spread-none = (in every imagined world)
hint-equal = about equal
hint-same = Everything else that was weighed comes to the same.
hint-free = Bots always take this at once, without weighing it against anything else.
hint-drawn = such choices are drawn by lot, so that nobody can foresee them
hint-more =
    { $points_count ->
       *[other] { $points } percentage points more { $spread }
    }
hint-less =
    { $points_count ->
       *[other] { $points } percentage points less { $spread }
    }
reason-points =
    { $points_count ->
       *[other] { $points } percentage points: { $term }
    }
reasons-and = { $first }; { $more }
reason-rival = { $name }: { $reason }
reason-but = but { $reason }
explain-reader = As far as you could see then.
explain-mover = From what { $name } could know then.
analysis-label = if equal players went on
analysis-cost =
    { $points_count ->
       *[other] cost { $points } percentage points { $spread }
    }
analysis-luck =
    { $points_count ->
       *[other] luck: { $points } percentage points { $spread }
    }
chance-unsaid = It was the luck of the draw.
problem-explain-none = There was no choice of a bot there.
problem-explain-changed = This seat has changed hands since then, and only moves of whoever plays it now are explained.
problem-explain-hidden = Not everything about this move may be known before the end of the game.
problem-explain-several = Where several people play, moves are explained after the game.
problem-analysis-running = A game is analysed when it is over.
problem-analysis-none = Games like this one can't be analysed yet.
problem-retry-none = There is no such choice to be made again.
decimal-point = .
notice-your-turn = Your turn: { $table }
notice-turn = { $table }: the table waits for { $players }
notice-text = { $title } – { $url }
notice-since = Since your last move:
confirm-mail-title = Is this your e-mail address?
confirm-mail-what = { $name } wants to be told by Pentapolis at this address when it is their turn. If that is you, open this link within a day:
confirm-mail-why = If it is not you, do nothing: nothing more will be sent to you.
notice-why = You get this message because you asked for it in your Pentapolis settings; you can switch it off there.
problem-hints-off = This table plays without hints.
problem-clock-settled = Others have a share in this game and would not be asked: its clock can no longer be set to end it. Let it wait, or let a bot take over.
problem-hints-settled = Where several people play, whether there are hints is settled before the game begins; after that they can only be given up.
problem-day-table = The game of the day is played by whoever began it, and as it is.
problem-no-day = There is no game of that day.
problem-not-alone = This game can't be played alone: it has no game of the day.
problem-hint-none = There are no hints for this game yet.
problem-hint-not-asked = There is a hint when it is your turn.
problem-hint-thinking = This hint is still being thought about.
problem-hint-slow = No hint was found in time: try again in a moment.

## Plug-ins

doctor-plugin-name = The package “{ $package }” offers a game as “{ $game }”, which can't be an id: use up to 40 lowercase letters, digits and underscores, a letter first.
doctor-plugin-ours = The package “{ $package }” offers a game as “{ $game }”, but Pentapolis has a game of its own by that id.
doctor-plugin-twice = The package “{ $package }” offers a game as “{ $game }”, and so does “{ $detail }”: only the latter is on the shelf.
doctor-plugin-import = The game “{ $game }” of the package “{ $package }” can't be loaded: { $detail }.
doctor-plugin-package = The game “{ $game }” of the package “{ $package }” is the single module { $module }: make it a package, a folder with an __init__.py.
doctor-plugin-no-title = The game “{ $game }” of the package “{ $package }” has no title: { $module } must set TITLE to a pentapolis Title.
doctor-plugin-id = The package “{ $package }” offers a game as “{ $game }”, but its title has the id “{ $detail }”: both must be the same.
doctor-plugin-texts = The texts of the game “{ $game }” of the package “{ $package }” can't be read: { $detail }.
doctor-plugin-part = A module of the game “{ $game }” of the package “{ $package }” can't be loaded: { $detail }.

## A game of your own

help-new-game = Write a small game that runs, as a package of its own: a start for a game of yours.
help-new-game-usage = pentapolis new-game NAME [OPTIONS]
help-new-game-example = pentapolis new-game tower_dice
help-new-game-name = The id of the game and its package: lowercase letters, digits and underscores.
help-new-game-folder = The folder to make; by default one with the name of the game, here.
new-game-name = “{ $name }” cannot be the id of a game: use up to 40 lowercase letters, digits and underscores, a letter first, and no Python keyword.
new-game-taken = There is already a game { $name }: choose another name.
new-game-module = Python already has a package { $name }: choose another name, or one of the two could not be found.
new-game-exists = { $folder } is there already, and is not overwritten: choose another folder with --folder, or another name.
new-game-written = { $folder } holds a game that runs, in { $files } files. Install it, play it, check it:

## Games without texts or a sheet of their own

generic-board = Board
generic-players = Players
generic-player = Player
generic-secret = Yours alone
generic-line = { $name }:
