"""Endings: alone, together, all lost; and a seat that leaves while it holds the turn."""

from __future__ import annotations

import pytest

from kernel.scene import Scene
from kernel.toys import voyage
from pentapolis.kernel.event import Ended
from pentapolis.kernel.sight import TABLE
from pentapolis.kernel.state import Outcome, rank


def test_alone_against_the_game() -> None:
    g = Scene(voyage.TITLE, seats=1)
    g.act(0, "sail", luck=[("d6", 6)])
    assert (g.awaited, g.g.watches) == ([0], [1])
    g.act(0, "sail", luck=[("d6", 6)])
    assert g.g.over
    assert g.title.outcome(g.g) == Outcome((1,), (12,), (0,), "shore")


def test_alone_and_lost() -> None:
    g = Scene(voyage.TITLE, seats=1)
    for _ in range(3):
        g.act(0, "sail", luck=[("d6", 1)])
    assert g.heard[-1] == Ended(())
    assert g.title.outcome(g.g) == Outcome((2,), (3,), (), "sunk")


def test_all_lose_together() -> None:
    g = Scene(voyage.TITLE, seats=3)
    for seat in (0, 1, 2):
        g.act(seat, "sail", luck=[("d6", 1)])
    assert g.g.over
    assert g.title.outcome(g.g) == Outcome((2, 2, 2), (3, 3, 3), (), "sunk")
    assert g.g.watches == [1, 1, 0]


def test_who_leaves_while_holding_the_turn_takes_all_its_entries_along() -> None:
    g = Scene(voyage.TITLE, seats=3)
    g.act(0, "sail", luck=[("d6", 2)])
    assert g.awaited == [1]
    assert [entry.seat for entry in g.g.agenda] == [-1, 2, 2, 1, 1]
    g.act(TABLE, "expel seat=1")
    assert [entry.seat for entry in g.g.agenda] == [-1, 2, 2]
    assert (g.awaited, g.g.aboard, g.g.watches) == ([2], [0, 2], [1, 0, 0])
    g.act(2, "sail", luck=[("d6", 2)])
    assert g.awaited == [0]
    g.act(0, "sail", luck=[("d6", 2)])
    assert g.awaited == [2]


def test_who_leaves_while_another_holds_the_turn() -> None:
    g = Scene(voyage.TITLE, seats=3)
    g.act(TABLE, "expel seat=1")
    assert g.awaited == [0]
    g.act(0, "sail", luck=[("d6", 2)])
    assert g.awaited == [2]


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(3, 1), (5, 0), (3, 1)], (2, 1, 2)),
        ([(1,)], (1,)),
        ([(0,), (0,), (0,)], (1, 1, 1)),
        ([(2, 0), (2, 1), (1, 9)], (2, 1, 3)),
        ([(1,), (1,), (0,)], (1, 1, 3)),
    ],
)
def test_equal_keys_share_the_better_rank(keys: list[tuple[int, ...]], ranks: tuple[int, ...]) -> None:
    assert rank(keys) == ranks
