"""The game of the day at a terminal: the same dice for everybody, kept, gone on with, and verified."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kernel.toys import voyage
from pentapolis import games
from pentapolis.cli.players import Player
from pentapolis.cli.saves import read
from pentapolis.cli.table import TerminalTable
from pentapolis.kernel.refusal import UndoRefused
from pentapolis.kernel.verify import verify
from support.shelf import with_toys

from .conftest import Run

DAY, NEXT = "2026-11-16", "2026-11-17"


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: voyage.TITLE if game == "voyage" else real(game))


def begin(name: str, day: str = DAY) -> TerminalTable:
    return TerminalTable.new(voyage.TITLE, [Player(name)], {}, day=day)


def sail_home(table: TerminalTable) -> list[str]:
    while not table.over:
        table.act(0, voyage.Sail())
    return [outcome for move in table.match.record.moves for outcome in move.got]


def test_a_day_has_the_same_dice_at_every_terminal() -> None:
    assert sail_home(begin("Anna")) == sail_home(begin("Ben"))
    assert begin("Anna").commitment != begin("Anna", NEXT).commitment


def test_it_is_gone_on_with_where_it_was_left_and_verified_in_the_end(home: Path) -> None:
    whole = sail_home(begin("Anna"))
    table = begin("Ben")
    table.act(0, voyage.Sail())
    with pytest.raises(UndoRefused):
        table.undo(0)
    again = TerminalTable.resume(voyage.TITLE, read(table.path), table.path)
    assert again.day == DAY
    assert sail_home(again) == whole
    verdict = verify(voyage.TITLE, read(table.path))
    assert (verdict.genuine, verdict.outcomes) == (True, len(whole))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "told", "ends", "checked"),
    [
        ("en", "it has the same dice at every terminal", "The game is over: ", "genuine"),
        ("fr", "elle a les mêmes dés à tous les terminaux", "La partie est finie\u00a0: ", "authentique"),
    ],
)
def test_a_whole_game_of_the_day(tmp_path: Path, home: Path, lang: str, told: str, ends: str, checked: str) -> None:
    """At a real terminal, with a game for one on the shelf."""
    environment = {**os.environ, "PYTHONPATH": with_toys(tmp_path / "shelf"), "PYTHONIOENCODING": "utf-8"}

    def run(*tokens: str, typed: str = "") -> str:
        command = [sys.executable, "-m", "pentapolis", *tokens, "--lang", lang]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=True)
        return done.stdout

    said = run("play", "voyage", "--day", "--seats", "Anna", typed="1\n" * 40)
    assert told in said.replace("\n", " ")
    assert ends in said
    assert checked in run("verify", str(home / "voyage-1.json"))


def test_it_is_for_one_and_as_it_is(run: Run) -> None:
    refused = run("play", "kingsburg", "--day")
    assert (refused.code, refused.err.strip()) == (2, "This game is for 2 to 5 players, not 1.")
    assert run("play", "--day").code == 2
    for more in (["--seed", "1"], ["--seats", "Anna,Ben"], ["--seats", "greedy"], ["--option", "a=b"]):
        done = run("play", "voyage", "--day", *more)
        assert (done.code, "played as it is" in done.err) == (2, True), more
