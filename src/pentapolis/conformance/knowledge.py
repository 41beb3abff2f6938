"""The secrets of a game by viewer: from its own table, or derived from its declarations."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.action import Action
from ..kernel.chance import FastChance
from ..kernel.decision import Secret
from ..kernel.title import Title
from .brought import Secrets, brought
from .holdings import unimagined
from .playing import Outcomes, Ply

WORLDS = 2
OTHERS = 5


@dataclass(frozen=True)
class Knowledge:
    """The secrets of a game by viewer. Without a `table` of secrets, worlds are imagined from an observation, and
    secret choices might be others until they are revealed."""

    title: Title[Any]
    table: Secrets | None

    def swaps(self, g: Any, viewer: int, luck: random.Random) -> Sequence[Any]:
        """States that differ from this one only in what the viewer may not know."""
        if self.table is not None:
            return self.table.swaps(g, viewer, luck)
        if unimagined(self.title):
            return []
        title, true = self.title, self.title.encode(g)
        o = title.observe(g, viewer)
        worlds = [title.imagine(o, viewer, FastChance(luck.randrange(1 << 32))) for _ in range(WORLDS)]
        return [world for world in worlds if title.encode(world) != true]

    def twins(self, g: Any, ply: Ply, viewer: int) -> Sequence[tuple[Action, Outcomes]]:
        """Other moves with other luck in this position that the viewer may not tell from the one made."""
        if self.table is not None:
            return self.table.twins(g, ply, viewer)
        pending = self.title.pending(g)
        if viewer == ply.seat or ply.informed or not isinstance(pending, Secret) or ply.decision != pending.name:
            return []
        others = [other for other in self.title.asked(g, ply.seat) if other != ply.action]
        return [(other, ply.outcomes) for other in others if type(other) is type(ply.action)][:OTHERS]

    def revealed(self, ply: Ply, viewer: int) -> bool:
        """Whether with this move the viewer comes to know something that was hidden."""
        return ply.informed if self.table is None else self.table.revealed(ply.events, viewer)


def knowledge(title: Title[Any]) -> Knowledge:
    """The secrets of a game by viewer."""
    return Knowledge(title, brought(title.id).secrets)
