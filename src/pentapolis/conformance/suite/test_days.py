"""The game of a day: whoever plays it draws the same, it goes on after a restart, and every draw can be checked.

Every table has to keep this, also those that no day is offered for: it shows that all luck comes through one door.
"""

from __future__ import annotations

from typing import Any

import pytest

from ...kernel.chance import DIE_NAMES, commitment
from ...kernel.match import Match
from ...kernel.record import Move, Record, Seal
from ...kernel.verify import verify
from ..playing import Case, play_match

SEED = bytes(range(32))


def day_match(case: Case) -> Match[Any]:
    seal = Seal(commitment(SEED), day="2026-11-16")
    return Match(case.title, case.table, seal.chance(SEED), seal=seal)


@pytest.fixture(scope="module")
def records(case: Case) -> list[Record]:
    """Two players of one day, who play as luck has it, each otherwise."""
    found = []
    for player in (1, 2):
        match = day_match(case)
        play_match(match, "random", player)
        found.append(match.record)
    return found


def test_the_set_up_and_all_dice_are_the_same_for_all(records: list[Record]) -> None:
    one, other = records
    assert one.setup == other.setup
    for name in DIE_NAMES.values():
        rolls = [[got for move in record.moves for got in move.got if got.startswith(f"{name}=")] for record in records]
        shared = min(map(len, rolls))
        assert rolls[0][:shared] == rolls[1][:shared]


def test_every_draw_is_the_seeds(case: Case, records: list[Record]) -> None:
    for record in records:
        shown = Record.from_json(record.to_json())
        assert shown.seal is not None
        shown.seal.seed = SEED.hex()
        verdict = verify(case.title, shown)
        assert verdict.genuine, verdict
        assert verdict.outcomes == sum(record.drawn.values())


def test_a_match_goes_on_as_if_it_had_never_been_left(case: Case, records: list[Record]) -> None:
    whole = records[0]
    half = Record.from_json(whole.to_json())
    del half.entries[len(half.entries) // 2 :]
    assert half.seal is not None
    match: Match[Any] = Match.replay(case.title, half, half.seal.chance(SEED, by_name=half.drawn), auto=False)
    left = [entry for entry in whole.entries[len(half.entries) :] if isinstance(entry, Move)]
    for move in left:
        match.act(move.seat, move.do)
    assert match.over
    assert [came_of(move) for move in match.record.moves[-len(left) :]] == [came_of(move) for move in left]


def came_of(move: Move) -> tuple[object, ...]:
    """A move with what came of it; whether it was forced is not asked here."""
    return move.seat, move.do, move.got, move.drawn, move.digest
