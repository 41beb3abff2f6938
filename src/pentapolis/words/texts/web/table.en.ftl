### The table: board, decision bar, log, chat, replay, in English.

## People

table-you = You
table-nobody = nobody
table-seat = Seat { $number }
table-seats = Seats, in the order of play
table-seat-open = Empty seat
table-seat-decides = is deciding
table-seat-you-decide = your turn
table-seat-here = at the table
table-seat-gone = not here now
table-clock = Time left
table-only-you = only you

## The bar at the top

table-your-turn = Your turn
table-your-turn-said = Your turn. { $title }
table-others-turn = Others are playing
table-phase = Where the game stands
table-game-time = Time left for the whole game
table-spectating = You are watching
table-connection-live = Connected
table-connection-polling = Connected (slow)
table-connection-connecting = Connecting…
table-connection-offline = No connection
table-offline = Connection lost
table-offline-kept = Connection lost. Your move is kept.
table-move-waits = Your move is waiting and will be sent again automatically.
table-offline-text = You can read on; we keep trying.
table-lost-seat = This seat was given to somebody else: you are watching now.
table-gone-deleted = This table was deleted.
table-gone-closed = This table is closed to you now.
table-gone-seat = This seat was given to somebody else.
table-news = News of the table
table-my-games = My games

## The board

table-board = Board
table-parts = Parts of the table
table-part-board = Board
table-part-mine = Mine
table-part-others = Others
table-cover = Cover what only you know
table-uncover = Show it all the time
table-peek = Covered: press to peek
table-board-text = Board as text
table-board-failed = The drawn board stopped working, so you see the board as text. You can go on playing.
table-board-drawn = Drawn board
table-points = { $name } points at { $what }.
table-you-point = You point at { $what }.
table-points-board = the board

## Deciding

table-decision = Your decision
table-choices = Choices
table-sentence = What you are about to do
table-chip-change = Change: { $value }
table-chip-open = Still to choose
table-clear = Start again
table-none = none
table-ways =
    { $count ->
        [one] one way
       *[other] { $count } ways
    }
table-changes = changes the rest
table-all-options = All options
table-show-all = Show all { $count }
table-search = Search
table-search-nothing = Nothing matches.
table-asides = Also possible
table-least = Least: { $amount }
table-most = Most: { $amount }
table-of-limit = of { $limit }
table-counts-more =
    { $count ->
        [one] One more to choose.
       *[other] { $count } more to choose.
    }
table-counts-fit =
    { $count ->
        [0] Nothing chosen: that is allowed.
        [one] One chosen: complete.
       *[other] { $count } chosen: complete.
    }
table-counts-over = Too many.
table-do = Do it
table-confirm = Confirm
table-confirm-really = Sure? Confirm
table-stop-chance = then dice decide
table-stop-reveal = then something is revealed
table-stop-next = then it is another player's turn
table-stop-end = then the game ends
table-then-chance = Then chance decides.
table-then-reveal = Then something is revealed.
table-then-next = Then { $names }.
table-then-end = Then the game is over.
table-undo = Undo: { $what }
table-restart = Restart turn ({ $count } moves)
table-stale = The table moved on: your choice no longer fits.
table-hint = What would a bot do?
table-hint-says = A bot would:
table-coach-more = What is this?
table-coach-less = Hide the explanation
table-waiting = One moment…
table-reactions = Reactions…
table-waiting-for = Waiting for { $names }
table-you-have-chosen = You have chosen. Waiting for { $names }
table-you-have-chosen-all = You have chosen
table-change-choice = Change my choice
table-rule = Rule { $rule }

## Beside the board

table-side = Log, chat, rules, notes
table-side-open = Show log and chat
table-side-close = Hide log and chat
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-tab-notes = Notes
table-tab-plans = Plans
table-log-filter = Show
table-log-all = All
table-log-mine = Mine
table-log-others = Others
table-log-battles = Battles
table-log-chat = Chat
table-log-earlier = Show earlier
table-log-empty = Nothing has happened yet.
table-log-then = The table at this moment
table-chat-empty = Nobody has written yet.
table-chat-write = Write to the table
table-chat-send = Send
table-chat-spectator = watching
table-chat-with-players = Players read this; spectators only after the game.
table-chat-with-spectators = Spectators read this; players only after the game.
table-rules-search = Search the rules
table-rules-all = Whole book
table-notes-label = My notes
table-notes-empty = What you write here only you can read.
table-notes-saved = Saved.
table-notes-writing = Saving…
table-notes-trouble = Not saved yet: we keep trying.

## Plans

table-plans-what = Answers for when you are away. They are given when they are possible; otherwise they are dropped, and it says so here. Nobody else sees them.
table-plans-mine = Planned
table-plans-none = Nothing planned.
table-plans-how = You are asked just now. If you choose what you would always answer, you can keep it here.
table-plans-unforeseen = Nothing can be foreseen just now.
table-plans-from-choice = From your choice now
table-plans-ahead = If you were asked now
table-plans-offer = Be asked less: the usual answer is given for you to { $decisions }. You can change it any time.
table-plans-offer-take = Yes, answer for me
table-plans-offer-not = No, ask me
table-plan-add-next = Plan this answer
table-plan-add-always = Always answer this
table-plan-add-now = Answer this now and every time
table-plan-next = the next time: { $decision }
table-plan-always = always: { $decision }
table-plan-only-if = Give it
table-plan-legal = whenever it is possible
table-plan-unchanged = only if nothing that matters to it has changed
table-plan-up = Earlier
table-plan-down = Later
table-plan-remove = Remove
table-plans-silence = Usual answers
table-orders = Standing orders
table-orders-what = An order answers for you while its condition holds; otherwise you are asked.
table-order-variant = Variant
table-order-give = Give this order
table-order-given = It stands

## Looking back

table-replay = Looking back
table-replay-back = One step back
table-replay-next = One step on
table-replay-play = Play
table-replay-pause = Stop
table-replay-step = Step { $step } of { $steps }
table-replay-now = Back to now
table-digest = While you were away
table-watch = Watch
table-take-back = Going back
table-take-back-here = Ask to go back to here
table-take-back-waits = Waiting for the others' answer.
table-agree = Agree
table-refuse = Refuse

## A shared screen

table-curtain = Pass the device
table-curtain-pass = Pass the device to { $name }
table-curtain-pass-one = Pass the device to one of you
table-curtain-why = Nothing secret is shown until then.
table-curtain-open = I am { $name }
table-look-as = Look as { $name }
table-cover-all = Cover everything

## The end

table-end-you-won = You have won!
table-end-you-share = You share the victory with { $names }!
table-end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
table-end-nobody = Nobody wins
table-end-mine = You are number { $rank } ({ $name }: { $score }).
table-end-rank = Rank
table-end-out = out of the game
table-end-player = Player
table-end-bar = Points as a bar
table-end-winner = Winner
table-rematch = Rematch
table-rematch-join = To the rematch
table-export = Export
table-verify = Verify the dice

## Menu

table-menu = Settings and table
table-menu-settings = On this device
table-menu-table = Table “{ $name }”
table-about =
    { $game }, rules version { $version }. { $watching ->
        [0] Nobody is watching.
        [one] One spectator.
       *[other] { $watching } spectators.
    }
table-reconstructed = Some values are not printed in the rulebook and were worked out.
table-seal = Dice sealed at the start: { $commitment }
table-invite = Copy the invite link
table-invite-copied = The invite link is copied.
table-invite-only-here = Only this computer can open it. For phones and friends, start the server with ./play or pentapolis serve --lan.
table-pause = Pause
table-resume = Go on
table-vacation = I am away: stop my clock
table-vacation-end = I am back
table-bot = Bot
table-hand = Give { $name }'s seat to the bot
table-hand-sure = Sure? The bot plays for { $name }
table-stand = Stand up
table-stand-sure = Sure? Your seat will be free
table-abandon = Abandon the game
table-abandon-sure = Sure? It ends for everybody
table-abandon-ask = End it? The others must agree
table-abandon-question = Ending the game
table-set-confirm = Confirm a move
table-set-confirm-auto = As the table's pace needs it
table-set-confirm-always = Always: press twice at the end of a turn
table-set-confirm-cant-come-back = When it can't come back: the button says so
table-set-confirm-never = Never
table-set-language = Language
table-set-language-auto = As the browser
table-set-language-en = English
table-set-language-fr = Français
table-set-theme = Theme
table-set-theme-auto = As the device
table-set-theme-light = Light
table-set-theme-dark = Dark
table-set-motion = Motion
table-set-motion-0 = None
table-set-motion-0-5 = Slow
table-set-motion-1 = Normal
table-set-motion-2 = Fast
table-set-coach = Explain decisions the first times
table-set-sound = Sounds
table-set-horn = Horn when it is my turn
table-set-vibration = Vibration when it is my turn
table-set-cover = Cover what only I know
table-push-ask = Tell me when it is my turn
table-push-on = This browser will tell you when it is your turn.
table-push-failed = The browser did not allow it.
table-push-needs-https = Messages of the browser need HTTPS, and this page has none: keep the page open, or use e-mail.
table-push-not-here = This browser has no messages: keep the page open, or use e-mail.
table-push-not-offered = This server sends no messages to browsers.
table-push-denied = Messages are blocked in this browser's settings.

## Keys

table-keys = Keys
table-key-tab = from one part of the table to the next
table-key-arrows = to what lies next in that direction
table-key-ends = to the first, to the last
table-key-walk-back = back through them
table-key-enter = choose what has the focus; once more on a card: do it
table-key-digit = choose the card with this number
table-key-confirm = do what is chosen, wherever the focus is
table-key-escape = start again; back to now; close
table-key-walk = walk through what you can choose
table-key-search = search the choices
table-key-undo = undo
table-key-hint = what would a bot do?
table-key-why = in the log: why a bot did that
table-key-explain = explain what has the focus
table-key-point = show everybody what is focused
table-key-point-click = and a click: show everybody this one
table-key-text = board as text, and back
table-key-log = log
table-key-chat = chat
table-key-keys = this list
table-arrow-left = left
table-arrow-up = up
table-arrow-down = down
table-arrow-right = right
