"""Positions of games to try environments on: a few from every kind of table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from pentapolis.conformance.playing import Case, cases, far_apart
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.options import Options


def asked(case: Case, seed: int, share: float = 1.0) -> Iterator[tuple[Any, int, Options]]:
    """A random game: positions in which a seat has a choice, with all that seat can do."""
    title, chance, luck = case.title, FastChance(seed), random.Random(seed)
    g, _ = title.new(case.table, chance)
    while g.agenda and not title.beyond_cap(g):
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        if len(options) > 1 and luck.random() < share:
            yield g, seat, title.legal(g, seat)
        title.apply(g, seat, luck.choice(options), chance)


def some(game: str) -> list[Case]:
    """Two tables that have little in common."""
    return list(far_apart(cases(game)))


def first_with(game: str, **wanted: Any) -> Case:
    """A table with so many seats, or with other options."""
    return next(case for case in cases(game) if all(getattr(case, key) == value for key, value in wanted.items()))
