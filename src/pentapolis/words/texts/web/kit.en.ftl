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
kit-seat-state-opened = has shown the choice
kit-seat-state-passed = has passed
kit-seat-state-away = away
kit-seat-state-bot = bot

## States of a page: what it is, and what to do

kit-state-loading = Setting the table…
kit-state-loading-text = It takes a moment.
kit-state-empty = Nothing here yet
kit-state-empty-text = As soon as there is something, it stands here.
kit-state-error = That did not work
kit-state-error-text = Every move that was made is kept. Reload the page; if it happens again, send us the error's number.
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
kit-state-spectating-text = You see what all can see, and nobody's secrets.
kit-state-paused = The game is paused
kit-state-paused-text = Clocks stand still until it goes on.
kit-state-abandoned = The game was abandoned
kit-state-abandoned-text = It can be looked at, but not played on.
kit-state-finished = The game is over
kit-state-finished-text = Every move can be watched again.
