"""Bots: who plays for us. They see observations, never the state.

>>> import pentapolis as pp
>>> from pentapolis.bots import bot
>>> g = pp.new("kingsburg", seats=3, seed=7)
>>> seat = pp.to_act(g)[0]
>>> greedy = bot("greedy", pp.title(g), seed=1)
>>> greedy.choose(pp.observe(g, seat), seat, pp.legal(g, seat)) in pp.legal(g, seat)
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.title import Title
from .greedy import GreedyBot
from .protocol import Bot, Dishonest, Heuristics, heuristics
from .simple import NaiveBot, RandomBot, ThumbBot

BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "naive": NaiveBot, "thumb": ThumbBot, "greedy": GreedyBot}
"""Bots by name, from the weakest to the strongest."""


def bot(name: str, title: Title[Any], seed: int = 0) -> Bot:
    """A bot by name; `greedy:worlds=8,cap=12` sets its parameters. `LookupError` says what can't be had."""
    kind, _, given = name.partition(":")
    if kind not in BOTS:
        raise LookupError(f"there is no bot {kind}; there are {', '.join(BOTS)}")
    try:
        parameters = {key: int(number) for key, _, number in (part.partition("=") for part in given.split(",") if part)}
        return BOTS[kind](title, seed, **parameters)
    except (TypeError, ValueError):
        raise LookupError(f"{kind} can't be had as {name}") from None


__all__ = ["BOTS", "Bot", "Dishonest", "Heuristics", "bot", "heuristics"]
