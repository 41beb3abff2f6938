"""A lesson: a prepared position, and steps that the player does, one after the other. What the others do and what luck
answers is written down with it, so a lesson is played again from its beginning, in milliseconds, whenever it is shown.

A game keeps a lesson as `lessons/<id>.toml`: what a scene needs (`pentapolis.lessons.scenes`), and

    number = 1                               # the order in which lessons are offered
    minutes = 3
    seat = 0                                 # the learner's, whatever it is called in `seats`

    [[steps]]
    id = "astronomer"                        # of its texts: lesson-<lesson>-<step>, -a, -b and -other
    spotlight = "thing:advisor/astronomer"   # a thing, `seat:0`, or a region of the screen such as `decision`
    accept = ["place advisor=7 colored_dice=3,4"]
    then = ["1 place advisor=8 colored_dice=3,5"]
    chance = ["d6=2"]

`accept` holds whole actions, or a verb and some fields with `*` for whatever else it chooses (`take *`). A step without
it only shows something. `then` is what the others do after it, seat and action, and `chance` what luck answers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from .. import games
from ..kernel.action import Action, text
from ..kernel.chance import FastChance, ScriptedChance, outcome_parse
from ..kernel.event import Event
from ..kernel.match import Match
from ..kernel.refusal import Refused
from ..kernel.title import Title
from .scenes import Scene, build

NEXT = "next"
"""What a player answers to a step that only shows something."""
REGIONS = ("board", "own", "hand", "secret", "players", "others", "status", "decision", "seats")
"""Parts of the screen that every game's table has: the areas of the board as text, what a player holds in hand, and
what stands around the board. On the page they carry `data-region`."""
ANYTHING_ELSE = "*"


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One thing to see or to do."""

    id: str
    spotlight: str = ""
    accept: list[str] = []
    then: list[str] = []
    chance: list[str] = []

    def accepts(self, title: Title[Any], action: Action) -> bool:
        """Whether this is what the lesson asks for."""
        return any(_fits(title, wanted, text(action)) for wanted in self.accept)


class Lesson(Scene, forbid_unknown_fields=True, kw_only=True):
    """A lesson as data."""

    number: int
    steps: list[Step]
    minutes: int = 3
    seat: int = 0
    id: str = ""

    def key(self, step: Step | None = None, part: str = "") -> str:
        """The key of one of its texts."""
        return "-".join(word for word in ("lesson", self.id, step.id if step else "", part) if word)


class Played(msgspec.Struct):
    """A lesson as far as it has come."""

    match: Match[Any]
    made: int
    """How many of the player's actions were made: those that come after are not."""
    other: bool = False
    """The next of them is legal, but not what the step asks for."""
    refused: Refused | None = None
    """The next of them breaks a rule."""
    way: list[Match[Any]] = []
    """How it came from the position before the last action to this one, move by move, without the last."""


@cache
def all_of(title: Title[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are offered."""
    folder = games.folder(title.id) / "lessons"
    if not folder.is_dir():
        return ()
    found = [
        msgspec.structs.replace(
            msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson), id=file.name.removesuffix(".toml")
        )
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    ]
    return tuple(sorted(found, key=lambda one: one.number))


def lesson(title: Title[Any], id: str) -> Lesson:
    """A lesson by its id; `LookupError` if there is none."""
    found = next((one for one in all_of(title) if one.id == id), None)
    if found is None:
        raise LookupError(f"{title.id} has no lesson {id}")
    return found


def play(title: Title[Any], data: Lesson, actions: Sequence[str], learner: str = "") -> Played:
    """The lesson after these actions of the player, up to the first that it does not take."""
    names = [learner if seat == data.seat else name for seat, name in enumerate(data.seats)]
    opening: list[Event] = []
    match = Match.at(title, build(title, data, opening), FastChance(), names, opening)
    way: list[Match[Any]] = []
    for made, (step, said) in enumerate(zip(data.steps, actions, strict=False)):
        way = []
        try:
            if not _do(match, data, step, said, way):
                return Played(match, made, other=True)
        except Refused as refused:
            return Played(match, made, refused=refused)
    return Played(match, min(len(actions), len(data.steps)), way=way[:-1])


def _do(match: Match[Any], data: Lesson, step: Step, said: str, way: list[Match[Any]]) -> bool:
    """One action of the player and what follows it; False, and nothing happens, if it is not what is asked for."""
    if said == NEXT or not step.accept:
        if said != NEXT or step.accept:
            return False
        match.chance = _luck(step)
    else:
        action = match.title.parse(said)
        if not step.accepts(match.title, action):
            if refused := match.title.why_not(match.state, data.seat, action):
                raise refused
            return False
        match.chance = _luck(step)
        match.act(data.seat, action)
        way.append(match.fork())
    for line in step.then:
        seat, _, other = line.partition(" ")
        match.act(int(seat), other)
        way.append(match.fork())
    return True


def _luck(step: Step) -> ScriptedChance:
    """What is written, and after that always the same."""
    return ScriptedChance([outcome_parse(outcome) for outcome in step.chance], FastChance(1))


def _fits(title: Title[Any], wanted: str, action: str) -> bool:
    words = wanted.split()
    if ANYTHING_ELSE not in words:
        return text(title.parse(wanted)) == action
    verb, *given = action.split()
    return verb == words[0] and set(words[1:]) - {ANYTHING_ELSE} <= set(given)
