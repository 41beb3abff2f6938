"""A time limit at a terminal: it counts while somebody sits there, and bots among themselves have none."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from kernel.test_time_limit import TITLE
from kernel.toys.council import Collect
from pentapolis.cli import table as module
from pentapolis.cli.players import Player
from pentapolis.cli.saves import read
from pentapolis.cli.table import TerminalTable
from pentapolis.kernel.record import Move
from pentapolis.kernel.refusal import Malformed
from pentapolis.kernel.sight import TABLE

HOUR = 3600.0
PEOPLE = (Player("Anna"), Player("Ben"))
BOTS = (Player("Cleo", "random"), Player("Dan", "random"))


class Watch:
    """A clock that a test moves."""

    now = 5000.0


@pytest.fixture
def watch(home: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: found.now))
    return found


def seated(*players: Player, minutes: str = "60") -> TerminalTable:
    return TerminalTable.new(TITLE, players, {"minutes": minutes}, seed=1)


def moves(table: TerminalTable) -> list[tuple[int, str]]:
    return [(entry.seat, entry.do) for entry in table.match.record.entries if isinstance(entry, Move)]


def test_what_comes_too_late_is_not_done(watch: Watch) -> None:
    table = seated(*PEOPLE)
    watch.now += HOUR - 1
    table.act(0, Collect())
    assert moves(table) == [(0, "collect")]
    watch.now += 1
    table.act(1, Collect())
    assert table.over
    assert moves(table) == [(0, "collect"), (TABLE, "close_council")]
    assert read(table.path).entries == table.match.record.entries


def test_a_game_that_is_left_stands_still(watch: Watch) -> None:
    table = seated(*PEOPLE)
    table.act(0, Collect())
    watch.now += HOUR / 2
    table.leave()
    watch.now += 10 * HOUR
    again = TerminalTable.resume(TITLE, read(table.path), table.path)
    watch.now += HOUR / 2 - 1
    again.keep_time()
    assert not again.over
    watch.now += 1
    again.keep_time()
    assert again.over


def test_time_is_kept_while_bots_move(watch: Watch) -> None:
    table = seated(BOTS[0], Player("Anna"))
    for _ in table.bots_move():
        watch.now += HOUR
    assert moves(table)[-1] == (TABLE, "close_council")


def test_bots_among_themselves_are_never_out_of_time(watch: Watch) -> None:
    table = seated(*BOTS)
    for _ in table.bots_move():
        watch.now += HOUR
    assert table.over
    assert TABLE not in {seat for seat, _ in moves(table)}


def test_without_a_limit_no_time_is_counted(watch: Watch) -> None:
    table = seated(*PEOPLE, minutes="none")
    watch.now += 100 * HOUR
    table.act(0, Collect())
    assert moves(table) == [(0, "collect")]
    terminal = read(table.path).terminal
    assert terminal is not None
    assert terminal.played_s == 0


def test_a_file_with_less_than_no_time_is_malformed(watch: Watch) -> None:
    table = seated(*PEOPLE)
    saved = json.loads(table.path.read_bytes())
    saved["terminal"]["played_s"] = -1
    table.path.write_text(json.dumps(saved))
    with pytest.raises(Malformed):
        read(table.path)
