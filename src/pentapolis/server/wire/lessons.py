"""Learning: lessons that are played without being stored, worked examples on the board, the player aid."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ...words.sheet import Sheet
from .common import ActionText, Part
from .play import GameView

MOST_STEPS = 60
"""No lesson has more."""

Actions = Annotated[list[ActionText], Meta(max_length=MOST_STEPS)]


class LessonCard(msgspec.Struct):
    """A lesson as it is offered."""

    id: str
    title: str
    about: str
    minutes: int
    steps: int


class GuideCard(msgspec.Struct):
    """A guided game as it is offered: whoever wants it makes a table for one person and bots, with these options."""

    title: str
    about: str
    minutes: int
    bots: int
    options: dict[str, str]


class Learning(msgspec.Struct):
    """What there is to learn a game with."""

    game: str
    game_name: str
    lessons: list[LessonCard]
    guide: GuideCard | None
    aid: bool
    """Whether there is a player aid."""
    rules: bool
    """Whether the rules are written in this language."""
    box: bool
    """Whether an owner of the game can put in the values of their own copy."""
    alone: bool
    """Whether one person can play it: it has a game of the day."""


class PlayLesson(msgspec.Struct, forbid_unknown_fields=True):
    """All that the player has done in a lesson so far: actions in their canonical text, `next` where it only shows."""

    actions: Actions = []


class AskLesson(msgspec.Struct, forbid_unknown_fields=True):
    """About an action that might be next in a lesson."""

    action: ActionText
    actions: Actions = []


class LessonStep(msgspec.Struct, omit_defaults=True):
    """What is to be seen or done now, in the coach's words."""

    id: str
    title: str
    lines: list[str]
    spotlight: str
    """`thing:kind/id`, `seat:n`, or a region of the screen; empty: nothing in particular."""
    n: int
    does: bool = False
    """Whether the player does something; else it is only shown, and answered with `next`."""


class LessonView(msgspec.Struct, omit_defaults=True):
    """A lesson as far as it has come."""

    id: str
    title: str
    game_name: str
    rules_version: int
    seats: list[str]
    view: GameView
    way: list[GameView]
    """What was seen between the last action and now: the action itself, then what the others did."""
    of: int
    """How many steps there are."""
    first: int
    """The first step at which the player does something."""
    made: int
    """How many of the actions were made; what comes after them was not."""
    step: LessonStep | None = None
    """Nothing when the lesson is done."""
    done: bool = False
    refused: str = ""
    """Why the first action that was not made was not: another is asked for here, or a rule forbids it."""
    rule: str = ""
    next: str = ""
    """The lesson that follows this one."""
    guide: GuideCard | None = None
    """After the last one: the guided game, if there is one."""


class ExampleMove(msgspec.Struct):
    """Something that is done in a worked example, and by whom."""

    seat: int
    parts: list[Part]


class ExampleView(msgspec.Struct):
    """A worked example on the board, as a spectator sees it: nothing can be done in it."""

    id: str
    game_name: str
    rules_version: int
    seats: list[str]
    view: GameView
    moves: list[ExampleMove]
    made: int
    """After how many of them it is shown."""


class Aid(msgspec.Struct):
    """A game on one page."""

    game: str
    game_name: str
    sheet: Sheet
