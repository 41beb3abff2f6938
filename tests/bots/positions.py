"""Positions for bots to think about: games that go by thumb, and now and then astray."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from pentapolis.bots import heuristics
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.title import Title

SEATS = {"discordia": 3, "medioevo": 3}
OPTIONS = {"alba_longa": {"job_well_done": "yes"}}
"""Of the table: who takes a hero back unseen has a secret that lasts."""


def playing(
    title: Title[Any], seed: int, most: int, options: Mapping[str, str] | None = None
) -> Iterator[tuple[Any, int]]:
    """The decisions of a game that goes by thumb and now and then astray: the state and the seats that are asked."""
    chance, luck, thumb = FastChance(seed), random.Random(seed), heuristics(title).thumb
    g, _ = title.new(title.table(SEATS.get(title.id, 4), options or OPTIONS.get(title.id)), chance)
    for _ in range(most):
        if not g.agenda:
            return
        seat = luck.choice(title.to_act(g))
        choices = title.asked(g, seat)
        if seat >= 0 and len(choices) > 1:
            yield g, seat
        stray = luck.random() < 0.2
        action = choices[luck.randrange(len(choices))] if stray or len(choices) == 1 else thumb(g, seat, choices)
        title.apply(g, seat, action, chance)
