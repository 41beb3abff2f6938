"""Bots: who plays for us. They see observations, never the state.

>>> import pentapolis as pp
>>> from pentapolis.bots import bot
>>> g = pp.new("kingsburg", seats=3, seed=7)
>>> seat = pp.to_act(g)[0]
>>> normal = bot("normal", pp.title(g), seed=1)
>>> normal.choose(pp.observe(g, seat), seat, pp.legal(g, seat)) in pp.legal(g, seat)
True
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.inspect import IntType, StructType, Type, VarTupleType, type_info

from ..kernel.title import Title
from .given import Heuristics, heuristics, judges, thumb_of
from .greedy import GreedyBot
from .levels import levels
from .protocol import Bot, Dishonest
from .rollout import RolloutBot
from .search import LEVELS, Level, level, level_bot
from .simple import NaiveBot, RandomBot, ThumbBot

Make = Callable[..., Bot]

USUAL = "normal"
"""The bot that plays where nobody has chosen one."""


def _level(name: str) -> Make:
    return lambda title, seed, **given: level_bot(title, seed, name, given)


BOTS: dict[str, Make] = {
    "random": RandomBot,
    "naive": NaiveBot,
    "easy": _level("easy"),
    "thumb": ThumbBot,
    "rollout": RolloutBot,
    "greedy": GreedyBot,
    "normal": _level("normal"),
    "hard": _level("hard"),
    "expert": _level("expert"),
}
"""Bots by name, from the weakest to the strongest."""


JUDGED = ("naive", "greedy")
"""Bots that need a game's heuristics, beside the levels."""
WRONG = (TypeError, ValueError, msgspec.ValidationError)
"""What a parameter raises that can't be."""


class BadParameter(LookupError):
    """A bot can't be had with a parameter: the bot without any, and the parameter as it was given."""

    def __init__(self, kind: str, given: str) -> None:
        super().__init__(kind, given)
        self.kind, self.given = kind, given

    def __str__(self) -> str:
        return f"{self.kind} can't be had with {self.given}"


GIVEN = frozenset(BOTS)
"""The names of our own bots."""


def register(name: str, make: Make) -> None:
    """Give a bot a name by which it can be played, in this process: `make(title, seed)` makes one. What else it takes
    are whole numbers, which `name:depth=3` sets. `ValueError` if the name is no word, or one of ours."""
    if name in GIVEN or not name.isidentifier():
        raise ValueError(f"a bot can't be called {name!r}: it needs a word of its own")
    BOTS[name] = make


def bot(name: str, title: Title[Any], seed: int = 0) -> Bot:
    """A bot by name; `hard:iterations=60,worlds=4` sets its parameters.

    `LookupError` says what can't be had; `BadParameter`, which is one, that the bot can, but not with this parameter.
    """
    kind, _, given = name.partition(":")
    if kind not in BOTS:
        raise LookupError(f"there is no bot {kind}; there are {', '.join(BOTS)}")
    parts = [part for part in given.split(",") if part]
    if not parts:
        return BOTS[kind](title, seed)
    try:
        return _with(kind, title, seed, parts)
    except WRONG:
        wrong = next((part for part in parts if not _can(kind, title, part)), given)
        raise BadParameter(kind, wrong) from None


def _with(kind: str, title: Title[Any], seed: int, parts: Sequence[str]) -> Bot:
    given: dict[str, Any] = {key: number for key, _, number in (part.partition("=") for part in parts)}
    if kind not in LEVELS:
        given = {key: int(number) for key, number in given.items()}
    return BOTS[kind](title, seed, **given)


def _can(kind: str, title: Title[Any], part: str) -> bool:
    """Whether a bot can have a parameter, by itself."""
    try:
        _with(kind, title, 0, [part])
    except WRONG:
        return False
    return True


def parameters(kind: str) -> Mapping[str, Type]:
    """What can be set of a bot by its name, and what it can be.

    >>> list(parameters("greedy")), parameters("hard")["iterations"].ge
    (['worlds', 'cap'], 1)
    """
    if kind not in LEVELS:
        own = list(inspect.signature(BOTS[kind]).parameters)[2:]
        return dict.fromkeys(own, IntType(ge=1))
    info = type_info(Level)
    assert isinstance(info, StructType)
    return {field.name: field.type for field in info.fields if not isinstance(field.type, VarTupleType)}


def opponents(title: Title[Any]) -> list[str]:
    """The bots that people can play a game against, from the weakest to the strongest."""
    if judges(title):
        try:
            return ["random", *(name for name in LEVELS if name in levels(title.id).levels)]
        except LookupError:
            pass  # nobody has made any
    without = {"random": True, "thumb": thumb_of(title) is not None, "rollout": True, "greedy": judges(title)}
    return [name for name, can in without.items() if can]


def bots_of(title: Title[Any]) -> list[str]:
    """All bots that can play a game, from the weakest to the strongest."""
    return [name for name in BOTS if _can_play(name, title)]


def _can_play(name: str, title: Title[Any]) -> bool:
    if name in LEVELS:
        return name in opponents(title)
    if name == "thumb":
        return thumb_of(title) is not None
    return name not in JUDGED or judges(title)


def usual(title: Title[Any]) -> str:
    """The bot that plays where nobody has chosen one, and that takes a seat over."""
    return USUAL if USUAL in opponents(title) else opponents(title)[-1]


def at_table(name: str, title: Title[Any]) -> str:
    """A bot as people play against it: a level counts its seconds, not its plays.

    >>> import pentapolis as pp
    >>> at_table("normal", pp.title("kingsburg")), at_table("random", pp.title("kingsburg"))
    ('normal:seconds=0.3', 'random')
    """
    if name not in LEVELS or name not in opponents(title):
        return name
    seconds = level(title, name).seconds
    return f"{name}:seconds={seconds}" if seconds else name


__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "BadParameter",
    "Bot",
    "Dishonest",
    "Heuristics",
    "at_table",
    "bot",
    "bots_of",
    "heuristics",
    "opponents",
    "parameters",
    "register",
    "usual",
]
