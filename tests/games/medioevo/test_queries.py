"""Queries never write: what a seat can do is found out on a state that lets nothing be written to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis.conformance.frozen import Wrote, frozen
from pentapolis.conformance.playing import POLICIES, Case, play_out
from pentapolis.games.medioevo import TITLE

TABLES = (
    Case("medioevo", 3),
    Case("medioevo", 4, (("blood_tokens", "yes"), ("deployment", "yes"), ("teams", "two"), ("terrain", "yes"))),
)


def positions() -> Iterator[Any]:
    for case, policy in zip(TABLES, POLICIES, strict=True):
        play = play_out(case, policy, seed=8)
        for g, _ in play.positions(play.sample(300)):
            yield g


def test_a_frozen_state_refuses_every_change() -> None:
    g = frozen(next(positions()))
    for write in (
        lambda: setattr(g, "turn", 2),
        lambda: setattr(g.players[0], "florins", 0),
        lambda: g.players.append(g.players[0]),
        lambda: g.players[0].deeds.update(tax_set=1),
        lambda: g.agenda.pop(),
    ):
        with pytest.raises(Wrote):
            write()


def test_what_a_seat_can_do_is_found_without_writing() -> None:
    for g in positions():
        same = frozen(g)
        for seat in g.seats:
            assert list(TITLE.legal(same, seat)) == list(TITLE.legal(g, seat))
        assert TITLE.forced(same) == TITLE.forced(g)
