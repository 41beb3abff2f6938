"""Games that a rule of thumb plays, as the tests of heuristics look at them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from pentapolis import games
from pentapolis.bots.given import heuristics
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.sight import NOBODY


def played(
    game: str, seats: int, seed: int, off_course: float, options: Mapping[str, str] | None = None
) -> Iterator[tuple[Any, int]]:
    """Every position of a game by the thumb, which now and then does something else; the end too, asked of nobody."""
    title = games.title(game)
    thumb = heuristics(title).thumb
    chance, luck = FastChance(seed), random.Random(seed)
    g, _ = title.new(title.table(seats, options), chance)
    while not g.over:
        seat = title.to_act(g)[0]
        choices = title.legal(g, seat)
        yield g, seat
        off = luck.random() < off_course
        title.apply(g, seat, luck.choice(choices) if off else thumb(g, seat, choices), chance)
    yield g, NOBODY
