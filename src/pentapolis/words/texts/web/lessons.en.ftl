### Learning: the lessons of a game, a lesson being played, worked examples on the board, the player aid, in English.

## What there is

learn-title = Learn { $game }
learn-intro =
    { $minutes ->
        [0] There are no lessons yet, but the rules tell it all.
       *[other] In { $minutes } minutes you know enough to play. You do everything yourself; a coach stands beside you.
    }
learn-lessons = Lessons
learn-lesson-minutes = about { $minutes } minutes
learn-begin = Begin
learn-go-on = Go on
learn-again = Play it again
learn-done = done
learn-so-far = { $made } of { $of } steps
learn-more = To look things up
learn-aid = Player aid
learn-aid-about = The whole game on one page, to print or to keep beside you.
learn-rules = Rules
learn-rules-about = Every rule with its number, to search; worked examples are shown on the board.
learn-box-about = The values that no rulebook prints, to compare with your own copy.
learn-no-game = There is no such game here

## A lesson

lesson-page = Lesson
lesson-leave = Leave the lesson
lesson-coach = The coach
lesson-step = Step { $n } of { $of }
lesson-do = Your move
lesson-look = Look
lesson-next = Next
lesson-finish = Finish
lesson-back = One step back
lesson-again = Begin again
lesson-how = Tap what is lit, then press “{ $button }”.
lesson-watch = See what happens…
lesson-none = There is no such lesson
lesson-done-title = You know enough
lesson-done-text = The rest comes while playing: everything on the table explains itself when you point at it, or press and hold it.
lesson-play = Play now
lesson-play-text = Against bots, with the coach beside you.
lesson-following = Next lesson
lesson-all = Lessons and rules

## Worked examples

example-show = Show me
example-title = Example { $id }
example-position = The position
example-after = After { $made } of { $of } moves
example-by = { $name }:
example-none = This example cannot be shown now
example-forward = Next move
example-backward = Back

## The player aid

aid-print = Print
aid-none = There is no player aid for this game yet
