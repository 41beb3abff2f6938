"""Positions to ask for a hint in: games that go by thumb."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pentapolis import games
from pentapolis.bots.protocol import heuristics
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.options import Options

Asked = tuple[Any, Any, int, Options]


def choices_of(game: str, seed: int = 3, seats: int | None = None) -> Iterator[Asked]:
    """The choices of a game that is played by the thumb, one after the other."""
    title = games.title(game)
    thumb, chance = heuristics(title).thumb, FastChance(seed)
    g, _ = title.new(title.table(seats or min(4, max(title.players))), chance)
    while g.agenda:
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        if len(options) > 1:
            yield title, g, seat, options
        title.apply(g, seat, thumb(g, seat, options) if len(options) > 1 else options[0], chance)


def asked(game: str, choices: int = 30, seats: int | None = None) -> Asked:
    """A position after so many choices by the thumb, where somebody has at least three options."""
    made = enumerate(choices_of(game, seats=seats))
    return next(found for number, found in made if number >= choices and len(found[3]) > 2)
