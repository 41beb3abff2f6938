### What the pages around the table say, in English.

## On every page

page-again = Try again
page-cancel = Cancel
page-save = Save
page-saved = Saved.
page-yes = yes
page-no = no
page-offline = The server can't be reached. Nothing was changed.
page-offline-text = Nothing is lost. The page tries again by itself.
page-error-server = The server had a problem. What was played is stored; try again in a moment.
page-error-missing = There is nothing at this address.
page-error-fast = That was too fast. Wait a moment and try again.
page-error-bug = This page had a problem of its own. Reload it; nothing is lost.

## My name, asked at the first seat

name-question = What shall we call you?
name-label = Your name
name-help = The others at the table see it. No sign-up needed.
name-go = Sit down
name-empty = Write a name first.
name-account = I have an account already

## Links to send

link-copy = Copy
link-copied = Copied.
link-copy-yourself = Your browser doesn't let us copy here: the link is selected, copy it yourself.
link-share = Share
link-code = QR code
link-code-label = QR code of the link
link-code-about = A phone's camera opens it.
link-only-here = Only this computer can open the link: the server listens to nobody else. For phones and friends, stop it and start it again with one of these commands:

## Start

start-title = Board games, by link
start-about = Play at once against bots, or send friends a link. Nothing to install, nobody signs up.
start-mine = My games
start-all =
    { $count ->
        [one] All my games
       *[other] All { $count } of my games
    }
start-shelf = Play
start-open = Open tables
start-play = Play now
start-friends = With friends
start-learn = Learn
start-picture-hold = Hold the pictures still
start-picture-move = Let the pictures move
start-players = { $players } players
start-minutes = { $minutes } min
start-weight-1 = light
start-weight-2 = easy
start-weight-3 = medium
start-weight-4 = demanding
start-weight-5 = heavy
start-no-games = No games on the shelf
start-no-games-text = This server offers no games yet. Tell its host.

## A new table

create-new = New table
create-preset = How do you want to play?
create-preset-tonight = Tonight
create-preset-tonight-about = Everybody is there, one sitting.
create-preset-daily = A move a day
create-preset-daily-about = Each when they have time; you are told when it is your turn.
create-preset-bots = Bots
create-preset-bots-about = At once, alone against bots.
create-players = Players
create-level = Bots
create-level-mixed = several kinds
create-more = More
create-more-what = variants, seats, clock, who may look
create-name = Name of the table
create-name-help = Left empty, it is named after you.
create-options = Variants of { $game }
create-option-forced = Always so with { $n } players.
create-seats = Seats
create-seats-help = Several seats of yours: you pass one screen around.
create-seat = Seat { $n }
create-seat-me = me
create-seat-open = open, for a friend
create-seat-bot = a bot
create-seat-name = Name at this seat
create-pace = Pace
create-pace-live = live
create-pace-slow = a move now and then
create-clock = Clock
create-clock-kind = Time to think
create-clock-none = no clock
create-clock-live = bank and increment
create-clock-daily = so long per move
create-clock-bank = Time for the whole game
create-clock-increment = More with every move
create-clock-move = Time for a move
create-clock-hour = { $hour }:00
create-minutes = { $count } min
create-seconds = { $count } s
create-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
create-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
create-night = The clock rests at night
create-night-help = In your time zone.
create-night-from = From
create-night-to = Until
create-then = When time is out
create-then-wait = we wait
create-then-bot = a bot takes over
create-then-end = the game ends without result
create-manners = Who may do what
create-public = Public
create-public-help = Anybody on this server finds the table and may take an open seat.
create-spectators = Spectators
create-spectators-help = Whoever has the link may watch. They never see a secret.
create-hints = Hints
create-hints-help = A player may ask what a bot would do.
create-webhook = Web address to tell of every turn
create-webhook-help = Such as a group chat's webhook.
create-fault-webhook = A web address begins with https:// or http://.
create-make = Set up the table
create-begin = Begin

## My games

games-turns =
    { $count ->
        [0] Nobody waits for you.
        [one] It is your turn at one table.
       *[other] It is your turn at { $count } tables.
    }
games-now = Games under way
games-past = Finished
games-new = New game
games-import = Bring in a record
games-with = with { $names }
games-room =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
games-since = Since your last move
games-unread = new lines in the log
games-status-turn = Your turn
games-status-lobby = Not begun
games-status-running = Under way
games-status-paused = Paused
games-status-finished = Finished
games-status-abandoned = Abandoned
games-empty = No games yet
games-empty-text = Play one against bots, or set up a table for friends.
games-empty-go = Choose a game

## The lobby

lobby-seats = At the table
lobby-seat-open = Free seat
lobby-seat-open-about = for whoever comes by the link
lobby-you = you
lobby-host = host
lobby-bot = a bot
lobby-here = is here
lobby-away = not here just now
lobby-sit = Sit down
lobby-sit-here = Sit here
lobby-stand = Stand up
lobby-seat-change = Change seat { $n }
lobby-seat-choose = Change…
lobby-seat-bot = Bot: { $name }
lobby-seat-me-too = I play this one too
lobby-hot-seat = At this same screen
lobby-hot-seat-about = You pass the screen around; a curtain covers what is secret.
lobby-seat-free = Free this seat
lobby-seat-link = New link
lobby-seat-link-title = A new link for { $name }?
lobby-seat-link-text = The old way in ends at once: whoever holds this seat now leaves it, and only the new link opens it. Use it when { $name } lost their device, or when somebody else takes over.
lobby-seat-link-yes = Make the link
lobby-seat-link-made = Link for { $name }
lobby-seat-link-send = Send it to { $name } only: whoever opens it sits in this seat. It works once.
lobby-seat-link-label = Link of this seat
lobby-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-full = All seats are taken.
lobby-full-host = All seats are taken. You can start.
lobby-start = Start the game
lobby-start-without =
    { $count ->
        [one] Start alone
       *[other] Start with { $count } players
    }
lobby-fill-and-start =
    { $count ->
        [one] A bot in the free seat, and start
       *[other] Bots in { $count } free seats, and start
    }
lobby-missing = { $names } just now not here
lobby-host-starts = The host starts the game.
lobby-just-watch = Or just watch: the game opens here when it starts.
lobby-watching =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
lobby-invite = Invite
lobby-invite-about = Whoever opens this link may sit down. No account, nothing to install.
lobby-invite-label = Invite link
lobby-invite-words = A seat is free for you: { $game }
lobby-agreed = Agreed
lobby-who = Who finds it
lobby-public = public
lobby-private = only with the link
lobby-clock-live = { $minutes } min and { $seconds } s more per move; then { $then }.
lobby-clock-daily =
    { $hours ->
        [one] { $hours } hour per move; then { $then }.
       *[other] { $hours } hours per move; then { $then }.
    }
lobby-clock-night = It rests from { $from }:00 to { $to }:00.
lobby-reconstructed = Some values of this game's box are not printed in its rulebook: we worked them out.
lobby-reconstructed-sign = They are marked like this.
lobby-version = Version of the rules
lobby-rules = Read the rules
lobby-change = Change
lobby-change-title = What is agreed
lobby-dice = Honest dice
lobby-dice-about = Nobody can steer the dice, not even whoever runs this server. After the game everybody can check it.
lobby-dice-how = How it works
lobby-dice-1 = The server has drawn a secret seed and shows its fingerprint now. It can't change the seed any more.
lobby-dice-2 = Everybody who sits down adds a random number. Every die comes out of the seed and all these numbers together.
lobby-dice-3 = When the game is over the seed is shown, and every die can be worked out again.
lobby-dice-commitment = Fingerprint of the seed (SHA-256)
lobby-abandon = Give up this table
lobby-abandon-title = Give up this table?
lobby-abandon-text = Everybody at it is sent away, and the link no longer works. This can't be taken back.
lobby-told-sits = { $name } sits down.
lobby-told-left = { $name } left the table.
lobby-missing-table = No table for you here
lobby-missing-table-text = There is no such table, or it is private. Ask for the invite link and open all of it.
lobby-gone-deleted = This table is gone
lobby-gone-seat = Your seat was given to somebody else
lobby-gone-closed = You no longer belong to this table
lobby-gone-text = Ask its host for a new link, if you like.

## Rules

rules-of = Rules of { $game }
rules-contents = Chapters
rules-search = Search the rules
rules-search-help = Words, or a number such as 9.2
rules-found =
    { $count ->
        [0] No rule found
        [one] One rule found
       *[other] { $count } rules found
    }
rules-not-found = Nothing about “{ $query }”
rules-not-found-text = Try fewer words, or another one.
rules-all = Show all { $count } chapters
rules-none = No rulebook yet
rules-none-text = The rules of this game have not been written here yet.

## Verify

verify-about = A finished game carries the sealed seed of its dice. Here the whole game is played again, and every die is compared.
verify-record = The record of a game
verify-record-about = You get it at the end of a game, under “Export”.
verify-choose = Choose a file
verify-paste = Or paste its text
verify-check = Check
verify-too-long = This is longer than any game we know (2 MB).
verify-not-json = This is not the record of a game: it must be the whole JSON text, from the first brace to the last.
verify-yes = The dice are genuine
verify-no = This was not confirmed
verify-players = Players: { $names }
verify-proves = What this proves
verify-proves-1 = The seed is the one whose fingerprint was shown before the game.
verify-proves-2 = Every die and every card of the record comes out of this seed and the players' numbers.
verify-proves-3 = Every move of the record is legal.
verify-not = What it doesn't prove
verify-not-1 = That the record is of the game you played: compare the fingerprint with the one you saw in the lobby.
verify-not-2 = That nobody looked into others' hidden cards, or talked about theirs: whoever runs a server could read what it stores.
verify-yourself = Don't trust this page? Check at home, with the same code:

## Me and this device

me-name = Name
me-name-about = What others call you at the table.
me-device = This device
me-other-device = Go on with another device
me-other-device-about = Your seats and games come along. The link is you: give it to nobody.
me-other-device-make = Make a link
me-other-device-label = Your personal link
me-other-device-lasts = It works once, within a quarter of an hour.
me-adopt = Go on here?
me-adopt-text = This link takes you to your games on the other device. Use it only if it is your own.
me-adopt-instead = On this device you are { $name } now; that ends here.
me-adopt-yes = Go on here
me-adopted = Welcome back, { $name }.
me-notify = When it is my turn
me-account = Account
me-browsers = Other browsers
me-elsewhere =
    { $n ->
        [one] You are known in one other browser.
       *[other] You are known in { $n } other browsers.
    }
me-elsewhere-none = You are known in this browser only.
me-elsewhere-end = Log out elsewhere
me-elsewhere-text = All your other browsers are logged out at once, and personal links that have not been opened stop working. You can log in there again.
me-elsewhere-text-guest = All your other browsers stop being you at once, and personal links that have not been opened stop working. To come back there you need a new personal link from here.
me-elsewhere-ended = You are known in this browser only now.
me-data = My data
me-data-about = What this server stores about you: your name, your seats, your messages and notes.
me-export = Download all of it
me-delete = Delete me
me-delete-title = Delete everything about you?
me-delete-text = Your name disappears from all tables, your seats become free, your notes and messages are gone. This can't be taken back.
me-version = Pentapolis { $version }

setting-language = Language
setting-language-browser = the browser's
setting-language-en = English
setting-language-fr = Français
setting-theme = Light
setting-theme-auto = as the device
setting-theme-light = day
setting-theme-dark = night
setting-motion = Motion
setting-motion-1 = normal
setting-motion-0 = none
setting-motion-0-5 = slow
setting-motion-2 = fast
setting-confirm = Ask before a move
setting-confirm-auto = as fits the table
setting-confirm-always = always
setting-confirm-cant-come-back = when it can't be undone
setting-confirm-never = never
setting-sound = Sounds
setting-sound-about = Dice, coins, cards; made by the browser.
setting-horn = Horn on my turn
setting-horn-about = Only if sounds are on.
setting-vibration = Vibration
setting-vibration-about = A short one on my turn, where the device can.
setting-coach = Coach
setting-coach-about = Two lines on every kind of decision, until you have seen them.
setting-hatching = Hatching
setting-hatching-about = Seats are told apart without colour, too.
setting-cover = Cover my secrets
setting-cover-about = For a shared screen: press to peek.

account-about = You need none. With one you can log in anywhere and keep your games when this browser forgets you.
account-way = What do you want to do?
account-new = New account
account-log-in = Log in
account-log-out = Log out
account-make = Make the account
account-login = Login
account-password = Password
account-password-help = Eight characters at least.
account-login-short = A login has three characters at least.
account-password-short = A password has eight characters at least.
account-made = Your account is made.
account-back = Welcome back, { $name }.
account-logged-in = You are logged in as { $login }.
account-password-change = Change the password
account-password-old = Present password
account-password-new = New password
account-password-old-missing = Give your present password, too.
account-password-ends = You stay logged in here; all your other browsers are logged out.
account-password-changed = Your password is changed.

notify-about = At most one message per table until you have looked.
notify-browser = By this browser
notify-browser-about = Also when no page of ours is open.
notify-browser-needs-https = The browser can only tell you over HTTPS, and this address is plain HTTP. Everything else works.
notify-browser-not-here = This browser can't be told anything while no page is open.
notify-browser-not-offered = This server sends no messages to browsers.
notify-browser-denied = You have forbidden this site to send messages. The browser's settings can change it.
notify-refused = The browser did not allow messages.
notify-email = By e-mail
notify-email-about = Left empty: no e-mail.
notify-email-unconfirmed = A link was sent to { $email }. Open it, and e-mail will come there. Nothing came? Save once more.
notify-email-confirmed = { $email } is confirmed: you will be told there.
notify-email-not-offered = This server sends no e-mail.
notify-webhook = By a web address of yours
notify-webhook-about = It gets a small JSON message. Left empty: none.

## Host

host-server = This server
host-version = Version
host-public = Public address
host-public-none = none set
host-lan = In this network
host-lan-none = not reachable: start the server with ./play or pentapolis serve --lan
host-https = HTTPS
host-database = Database
host-schema = Its version
host-size = Stored
host-visitors = Visitors
host-workers = Server processes
host-uptime = Running for
host-no-https = Over plain HTTP everything works but messages by the browser. A proxy with a certificate gives you these too.
host-tables = Tables
host-no-tables = Nobody has set up a table yet.
host-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
host-seats =
    { $count ->
        [0] Seats: no people
        [one] Seats: one person
       *[other] Seats: { $count } people
    }
host-delete = Delete
host-delete-named = Delete { $name }
host-delete-title = Delete { $name }?
host-delete-text = The table, its moves and its messages are gone for everybody. Only a backup could bring them back.
host-backups = Backups
host-backups-about = Everything this server stores, in one file. One is made by itself before each update of the database.
host-backup = Back up now
host-backup-made = Backup { $name } is made.
host-why-host = by hand
host-why-daily = daily
host-why-before = before an update
host-why-restore = before a restore
host-no-backups = There is no backup yet.
host-refused = This page is for the host
host-refused-text = Open the host link that the server printed when it started, or ask for a new one where it runs.
host-link-used = This host link doesn't work any more. The server prints a new one where it runs.
