### What the pieces and controls of the kit say, in English.

## Controls

kit-close = Close
kit-reload = Reload
kit-go-home = Start page
kit-copy-id = Copy error { $id }
kit-sheet-handle = Open or close the sheet
kit-less = Less
kit-more = More
kit-max = max { $max }
kit-of-have = of { $have }
kit-pick-more =
    { $count ->
        [one] One more to choose
       *[other] { $count } more to choose
    }
kit-pick-over = More than can be given
kit-pick-fits = { $count } of { $most } chosen
kit-explain-now = Now:
kit-explain-rule = Rule { $rule }
kit-explanation = Explanation
kit-reconstructed = Not printed in the rulebook: worked out from it.
kit-point = Point
kit-stack = { $label }, { $count }
kit-card-down = Card, face down
kit-only-you = only you
kit-peek = Hold to peek

## Seats: their colour and emblem, and what their player is doing

kit-seat-red = Red, tower
kit-seat-blue = Blue, wave
kit-seat-gold = Gold, sun
kit-seat-green = Green, leaf
kit-seat-purple = Purple, moon
kit-seat-iron = Iron, star
kit-seat-state-waiting = waits
kit-seat-state-turn = to move
kit-seat-state-thinking = is choosing
kit-seat-state-sealed = has chosen
kit-seat-state-passed = has passed
kit-seat-state-away = away
kit-seat-state-bot = bot

## States of a page: what it is, and what to do

kit-state-loading = Setting the table…
kit-state-loading-text = It takes a moment.
kit-state-empty = Nothing here yet
kit-state-empty-text = As soon as there is something, it stands here.
kit-state-error = That did not work
kit-state-error-text = Every move that was made is kept. Reload the page; if it happens again, send us the error’s number.
kit-state-offline = Connection lost
kit-state-offline-text = Your move is kept. We go on trying.
kit-state-stale = The table moved on
kit-state-stale-text = Your choice no longer fits: choose again.
kit-state-updated = New version
kit-state-updated-text = Reload the page when you are ready: nothing is lost.
kit-state-missing = No such page
kit-state-missing-text = The address may have a typing error, or what it showed is gone.
kit-state-not-your-seat = Not your seat
kit-state-not-your-seat-text = Someone else sits here. You can watch, or take a free seat.
kit-state-spectating = You are watching
kit-state-spectating-text = You see what all can see, and nobody’s secrets.
kit-state-paused = The game is paused
kit-state-paused-text = Clocks stand still until it goes on.
kit-state-abandoned = The game was abandoned
kit-state-abandoned-text = It can be looked at, but not played on.
kit-state-finished = The game is over
kit-state-finished-text = Every move can be watched again.

## The gallery of the kit, and what its specimens say

kit-gallery-about = Every piece and control of the five games: six seats, both themes, both sizes.
kit-gallery-light = Day
kit-gallery-dark = Night
kit-gallery-identity = Mark, type, colours
kit-gallery-icons = Icons
kit-gallery-seats = Seats
kit-gallery-pieces = Pieces
kit-gallery-portraits = Portraits
kit-gallery-buildings = Buildings
kit-gallery-controls = Controls
kit-gallery-deciding = Deciding
kit-gallery-table = Table
kit-gallery-states = States
kit-sample-confirm = Confirm
kit-sample-undo = Undo: 5 3 on 8
kit-sample-pass = Pass
kit-sample-rules = Rules
kit-sample-resign = Resign
kit-sample-log = Log
kit-sample-chat = Chat
kit-sample-sound = Sound
kit-sample-all = All
kit-sample-mine = Mine
kit-sample-battles = Battles
kit-sample-panel = With friends
kit-sample-name = Your name
kit-sample-name-hint = What the others call you.
kit-sample-name-error = Write a name: it has no letters yet.
kit-sample-game = Game
kit-sample-pace = How do you play?
kit-sample-tonight = Tonight
kit-sample-tonight-hint = All at the table
kit-sample-daily = A move a day
kit-sample-daily-hint = Everyone when they can
kit-sample-coach = Coach
kit-sample-coach-hint = Two lines for each new kind of decision.
kit-sample-coach-line = These are the advisors. Look at what each gives.
kit-sample-open = Open
kit-sample-soldiers = soldiers
kit-sample-any-two = Any two goods
kit-sample-wood = wood
kit-sample-stone = stone
kit-sample-gold = gold
kit-sample-tabs = Beside the board
kit-sample-dice = Dice 5 and 3
kit-sample-court = The court
kit-sample-squire = Squire
kit-sample-treasurer = Treasurer
kit-sample-wizard = Wizard
kit-sample-king = King
kit-sample-does = Gives 2 gold when the court pays.
kit-sample-now = with the Squire 4 in all: enough for the Barracks.
kit-sample-why = Your dice make 8: the King needs 18 (KB-5.2).
kit-sample-place = Place
kit-sample-on = on
kit-sample-unused = +2 unused
kit-sample-explained = Can be explained:
kit-sample-secret = The enemy of this winter: goblins, strength 4.
kit-sample-decision = Your decision
kit-sample-phases = Where we are
kit-sample-year = Year III
kit-sample-spring = Spring
kit-sample-summer = Summer
kit-sample-autumn = Autumn
kit-sample-winter = Winter
kit-sample-influence = Influence
kit-sample-build = Construct
kit-sample-points = Victory points
kit-sample-tile = Guard Tower
kit-sample-cards = cards
kit-sample-deciding = You are deciding
kit-sample-play = Play Kingsburg against three bots
kit-sample-notice = The link is copied.
