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

from collections.abc import Callable
from typing import Any

import msgspec

from ..kernel.title import Title
from .greedy import GreedyBot
from .protocol import Bot, Dishonest, Heuristics, heuristics
from .search import LEVELS, level_bot
from .simple import NaiveBot, RandomBot, ThumbBot

Make = Callable[..., Bot]


def _level(name: str) -> Make:
    return lambda title, seed, **given: level_bot(title, seed, name, given)


BOTS: dict[str, Make] = {
    "random": RandomBot,
    "naive": NaiveBot,
    "easy": _level("easy"),
    "thumb": ThumbBot,
    "greedy": GreedyBot,
    "normal": _level("normal"),
    "hard": _level("hard"),
    "expert": _level("expert"),
}
"""Bots by name, from the weakest to the strongest."""


def bot(name: str, title: Title[Any], seed: int = 0) -> Bot:
    """A bot by name; `hard:iterations=60,worlds=4` sets its parameters. `LookupError` says what can't be had."""
    kind, _, given = name.partition(":")
    if kind not in BOTS:
        raise LookupError(f"there is no bot {kind}; there are {', '.join(BOTS)}")
    try:
        pairs = [part.partition("=") for part in given.split(",") if part]
        parameters: dict[str, Any] = {key: number for key, _, number in pairs}
        if kind not in LEVELS:
            parameters = {key: int(number) for key, number in parameters.items()}
        return BOTS[kind](title, seed, **parameters)
    except (TypeError, ValueError, msgspec.ValidationError):
        raise LookupError(f"{kind} can't be had as {name}") from None


__all__ = ["BOTS", "LEVELS", "Bot", "Dishonest", "Heuristics", "bot", "heuristics"]
