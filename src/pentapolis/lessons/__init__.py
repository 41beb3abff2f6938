"""Learning a game: positions as data, lessons that are played on them, a guided game, worked examples, the aid.

    from pentapolis import games, lessons

    title = games.title("kingsburg")
    (first, *_) = lessons.all_of(title)
    lessons.play(title, first, ["next", "next"]).match.view(first.seat)

Everything is a function of what a game's package holds and of the actions made so far: nothing is stored anywhere.
"""

from __future__ import annotations

from .aid import aid_of
from .examples import Example, example, examples_of
from .guide import Guide, Talk, guide_of, lines_of, talked_through
from .lesson import NEXT, Lesson, Played, Step, all_of, lesson, play
from .scenes import BadScene, Scene, build
from .texts import texts_of

__all__ = [
    "NEXT",
    "BadScene",
    "Example",
    "Guide",
    "Lesson",
    "Played",
    "Scene",
    "Step",
    "Talk",
    "aid_of",
    "all_of",
    "build",
    "example",
    "examples_of",
    "guide_of",
    "lesson",
    "lines_of",
    "play",
    "talked_through",
    "texts_of",
]
