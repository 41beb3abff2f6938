"""A saved game told as a story, and its dice checked."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

pytestmark = pytest.mark.slow

played: list[bytes] = []


@pytest.fixture
def file(run: Run, home: Path) -> Path:
    """A finished game, played once for all tests."""
    file = home / "kingsburg-1.json"
    if played:
        home.mkdir()
        file.write_bytes(played[0])
    else:
        run("play", "kingsburg", "--seats", "Anna,random,random", "--seed", "3", typed=["1"] * 400)
        played.append(file.read_bytes())
    return file


def altered(file: Path, change: Any) -> Path:
    record = json.loads(file.read_bytes())
    change(record)
    file.write_text(json.dumps(record))
    return file


def test_a_genuine_game(run: Run, file: Path) -> None:
    done = run("verify", str(file))
    assert done.code == 0
    assert "genuine" in done.out
    verdict = json.loads(run("verify", str(file), "--json").out)
    assert verdict["genuine"] is True
    assert verdict["outcomes"] > 100


def test_a_game_with_a_seat_that_was_empty_for_a_while(run: Run, file: Path) -> None:
    def leave(record: dict[str, Any]) -> None:
        name = record["names"][0]
        record["entries"][40:40] = [
            {"type": "handover", "seat": 0, "to": "", "former": name},
            {"type": "handover", "seat": 0, "to": "Cleo", "former": name},
        ]

    assert run("verify", str(altered(file, leave))).code == 0
    told = run("replay", str(file)).out
    assert "Anna no longer plays: the seat waits for somebody." in told
    assert "Cleo now plays instead of Anna." in told
    assert "Anna ne joue plus\u00a0: la place attend quelqu’un." in run("replay", str(file), "--lang", "fr").out
    analysed = run("analyse", str(file), "--effort", "1", "--workers", "1")
    assert analysed.code == 0
    assert "Cleo" in analysed.out


def test_a_single_altered_die_is_found_and_its_move_named(run: Run, file: Path) -> None:
    number = next(
        n for n, entry in enumerate(json.loads(file.read_bytes())["entries"], 1) if entry.get("got") and n > 30
    )

    def turn_a_die(record: dict[str, Any]) -> None:
        got = record["entries"][number - 1]["got"]
        place = next(n for n, outcome in enumerate(got) if outcome.startswith("d6="))
        got[place] = "d6=1" if got[place] != "d6=1" else "d6=6"

    done = run("verify", str(altered(file, turn_a_die)))
    assert done.code == 1
    assert f"Move {number}: the record says d6=" in done.err
    french = run("verify", str(file), "--lang", "fr")
    assert f"Coup {number}\u00a0: l'enregistrement dit d6=" in french.err
    assert json.loads(run("verify", str(file), "--json").out)["move"] == number


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda record: record.pop("seal"), "has no seal"),
        (lambda record: record["seal"].update(seed=""), "seed is not in this record yet"),
        (lambda record: record["seal"].update(seed="00" * 32), "does not fit the commitment"),
        (lambda record: record["entries"][3].update(do="pass"), "does not follow"),
    ],
)
def test_other_alterations(run: Run, file: Path, change: Any, said: str) -> None:
    done = run("verify", str(altered(file, change)))
    assert done.code == 1
    assert said in done.err


def test_a_file_that_is_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}")
    done = run("verify", str(file))
    assert done.code == 1
    assert "not the record of a game" in done.err


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "change",
    [
        lambda record: record.update(terminal=[1]),
        lambda record: record.update(terminal={"bots": 3}),
        lambda record: record.update(names=["Anna"]),
        lambda record: record["table"].update(seats=99999999999),
        lambda record: record["table"].update(seats=-1),
        lambda record: record["entries"].insert(0, {"type": "undo", "seat": 1}),
        lambda record: record["entries"][0].update(seat=17),
    ],
)
def test_a_bent_record_gets_one_sentence(run: Run, file: Path, command: str, change: Any) -> None:
    done = run(command, str(altered(file, change)))
    assert (done.code, done.out) == (1, "")
    assert "not the record of a game" in done.err or "does not" in done.err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_owners_components_can_be_given(run: Run, home: Path, tmp_path: Path, command: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[buildings]]\nid = "farms"\ncost = { gold = 0, wood = 1, stone = 0 }\n')
    seats = ("--seats", "random,random", "--seed", "3")
    run("play", "kingsburg", *seats, "--components", str(mine))
    file = altered(home / "kingsburg-1.json", lambda record: record.pop("components"))
    without = run(command, str(file))
    assert without.code == 2
    assert "give it with --components" in without.err
    assert run(command, str(file), "--components", str(mine)).code == 0


def test_the_story(run: Run, file: Path) -> None:
    done = run("replay", str(file))
    assert done.code == 0
    assert "Year I · Aid from the King" in done.out
    assert "The game is over: " in done.out
    assert re.search(r"^ +\d+  Anna gains 1 gold \(Aid from the King\)\.$", done.out, re.MULTILINE)
    events = json.loads(run("replay", str(file), "--json").out)
    assert events[-1]["event"]["did"] == "ended"
    assert events[0]["move"] == 0


def test_the_board_at_a_move(run: Run, file: Path) -> None:
    start, later = run("replay", str(file), "--at", "0"), run("replay", str(file), "--at", "40", "--lang", "fr")
    assert "Year I of V · Aid from the King" in start.out
    assert "Your province" not in start.out
    assert "Cour du Roi" in later.out
    own = run("replay", str(file), "--at", "40", "--seat", "Anna")
    assert "Your province" in own.out
    sheet = json.loads(run("replay", str(file), "--at", "40", "--json").out)
    assert [section["area"] for section in sheet["sections"]][:3] == ["status", "board", "players"]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--at", "999"], "no move 999"),
        (["--seat", "Zoe"], "Nobody called Zoe"),
        (["--seat", "9" * 5000], "Nobody called 9"),
    ],
)
def test_what_is_not_there(run: Run, file: Path, more: list[str], said: str) -> None:
    done = run("replay", str(file), *more)
    assert done.code == 2
    assert said in done.err


def test_a_secret_stays_one_in_a_running_game(run: Run, home: Path) -> None:
    """A running game is told to spectators without what one player has looked at."""
    typed = ["general", "queen", "1", ""] * 60
    run("play", "kingsburg", "--seats", "Anna,random", "--seed", "8", typed=typed)
    file = str(home / "kingsburg-1.json")
    told, own = run("replay", file).out, run("replay", file, "--seat", "Anna").out
    assert "Anna looks secretly at the enemy card." in told
    assert "Anna looks secretly at the enemy card: " not in told
    assert "Anna looks secretly at the enemy card: " in own
