"""The levels of a game: four ways to think, each with parameters from the game's level file.

`easy` goes by thumb, `normal` plays its options on to the next quiet point, `hard` and `expert` compare whole lines of
their turn and look longest at those that may be best. A tree of what everybody may answer is the fourth way, for those
who ask for it. All look ahead in worlds imagined from what their seat sees, and stop at quiet points, where the win
model is fair.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ...kernel.title import Title
from ..levels import levels
from ..protocol import Bot
from .ahead import AheadBot
from .bandit import BanditBot
from .easy import EasyBot
from .level import Level, Way
from .tree import TreeBot

LEVELS = ("easy", "normal", "hard", "expert")
"""The levels there may be, from the weakest to the strongest."""
WAYS: dict[Way, Callable[[Title[Any], int, Level], Bot]] = {
    "thumb": EasyBot,
    "ahead": AheadBot,
    "bandit": BanditBot,
    "tree": TreeBot,
}


def level(title: Title[Any], name: str, given: Mapping[str, str] | None = None) -> Level:
    """A level of a game, with parameters that are given instead of its own; `seconds` count once they are given."""
    found = levels(title.id).levels
    if name not in found:
        raise LookupError(f"{title.id} has no {name} bots; it has {', '.join(found) or 'none'}")
    changed: dict[str, Any] = dict(given or {})
    if "seconds" in changed:
        changed["timed"] = True
    return msgspec.convert(found[name] | changed, Level, strict=False)


def level_bot(title: Title[Any], seed: int, name: str, given: Mapping[str, str] | None = None) -> Bot:
    """A bot of a level."""
    made = level(title, name, given)
    return WAYS[made.way](title, seed, made)


__all__ = ["LEVELS", "Level", "level", "level_bot"]
