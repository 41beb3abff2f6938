"""The tools of the conformance tests: tables, branches of luck, leaves of a state, golden playthroughs."""

from __future__ import annotations

import itertools
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from pentapolis import games
from pentapolis.conformance import playing
from pentapolis.conformance.luck import branches
from pentapolis.conformance.playing import Case
from pentapolis.conformance.sights import leaves
from pentapolis.kernel.agreement import TableOption
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.sight import BySeat, Everyone, Knowers, Nobody, Owner
from pentapolis.kernel.state import Piece
from support import golden

OPTIONS = (
    TableOption("length", ("short", "long")),
    TableOption("map", ("east", "west", "both")),
    TableOption("blind", ("no", "yes")),
)


@pytest.fixture
def many_tables(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of many tables; blind play is not for five."""

    def table(seats: int, options: dict[str, str]) -> None:
        if seats == 5 and options["blind"] == "yes":
            raise ValueError

    title = SimpleNamespace(id="many", players=range(2, 6), options=OPTIONS, table=table)
    monkeypatch.setattr(games, "title", lambda game: title)
    return "many"


def test_any_two_choices_meet_at_some_table(many_tables: str) -> None:
    everything, chosen = playing.combinations(many_tables), playing.cases(many_tables)
    assert len(everything) == 4 * 12 - 6
    assert len(chosen) < 16
    wanted = {pair for case in everything for pair in pairs(case)}
    assert {pair for case in chosen for pair in pairs(case)} == wanted
    assert chosen[0] == Case("many", 2, (("length", "short"), ("map", "east"), ("blind", "no")))


def pairs(case: Case) -> set[tuple[Any, Any]]:
    return set(itertools.combinations([("seats", case.seats), *case.options], 2))


def test_a_fast_run_takes_two_tables_far_apart(many_tables: str) -> None:
    first, other = playing.far_apart(playing.cases(many_tables))
    assert not pairs(first) & pairs(other)
    assert first.name == "2p-default"


def test_branches_are_all_ways_a_thing_can_come_out() -> None:
    def two_dice(chance: Chance) -> int:
        first = chance.pick("d2", (1, 2))
        return int(first) + int(chance.pick("d3", (1, 2, 3), (1, 1, 4)) if first == 2 else 0)

    found = branches(two_dice, limit=10)
    assert found is not None
    assert [(branch.result, branch.probability) for branch in found] == [
        (1, Fraction(1, 2)),
        (3, Fraction(1, 12)),
        (4, Fraction(1, 12)),
        (5, Fraction(1, 3)),
    ]
    assert branches(two_dice, limit=3) is None


class Player(Piece):
    coins: Everyone[int]
    hand: Owner[list[str]]


class Pact(Piece):
    known_to: Everyone[tuple[int, ...]]
    text: Everyone[str]


class Board(Piece):
    players: BySeat[list[Player]]
    bids: Owner[list[int]]
    pacts: Knowers[list[Pact]]
    burnt: Nobody[list[str]]


def test_leaves_are_seen_by_whom_they_are_declared_for() -> None:
    board = Board([Player(3, ["ace"]), Player(4, [])], [7, 8], [Pact((1,), "peace")], ["joker"])
    seen = {str(leaf): set(leaf.viewers) for leaf in leaves(board, frozenset((-1, 0, 1)))}
    everybody = {-1, 0, 1}
    assert seen == {
        "players.0.coins": everybody,
        "players.0.hand.0": {0},
        "players.1.coins": everybody,
        "bids.0": {0},
        "bids.1": {1},
        "pacts.0.known_to": {1},
        "pacts.0.text": {1},
        "burnt.0": set(),
    }
    for leaf in leaves(board, frozenset()):
        leaf.change(board)
    assert board == Board([Player(4, ["acex"]), Player(5, [])], [8, 9], [Pact((1, 1), "peacex")], ["jokerx"])


def test_a_playthrough_is_read_back() -> None:
    case = playing.cases("kingsburg")[0]
    script = golden.script_of(case)
    assert golden.read("\n".join(golden.tell(script))) == script


def test_a_playthrough_of_many_tables_is_told_for_two_rounds_and_goes_on_in_hashes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    case = playing.cases("kingsburg")[0]
    whole = golden.script_of(case)
    monkeypatch.setattr(playing, "FEW", 1)
    script = golden.script_of(case)
    assert script.then is not None
    assert script.moves == whole.moves[: len(script.moves)]
    lines = list(golden.tell(script))
    assert golden.read("\n".join(lines)) == script
    at = lines.index(f"then random {script.then}")
    assert [line for line in lines[:at] if "year=2" in line]
    assert not [line for line in lines[:at] if "year=4" in line]
    assert all(line.startswith("-- ") for line in lines[at + 1 : -3])
    assert lines[-2].startswith("== ended")
    assert list(golden.tell(script)) == lines
