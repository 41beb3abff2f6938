"""A game of another package at the terminal: listed, played, simulated, measured; a broken one is named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.conftest import Run
from support.plugins import distribution, install, on_path, write


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    made = tmp_path / "installed"
    install(made, "bare_bids")
    write(made, "broken_game", "import nothing_of_that_name\n")
    distribution(made, "broken-games", {"broken_game": "broken_game"})
    with on_path(made):
        yield made


def test_games_are_listed_and_a_broken_one_is_named(run: Run) -> None:
    listed = run("games")
    assert listed.code == 0
    assert "Bare bids (bare_bids)\n  2 to 4 players" in listed.out
    assert "broken-games" in listed.err
    assert "nothing_of_that_name" in listed.err
    found = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert (found["bare_bids"]["name"], found["bare_bids"]["players"]) == ("Bare bids", [2, 3, 4])
    assert "broken_game" not in found


@pytest.mark.parametrize(("lang", "said"), [("en", "can't be loaded"), ("fr", "ne se charge pas")])
def test_a_broken_game_says_why_it_is_not_played(run: Run, lang: str, said: str) -> None:
    done = run("play", "broken_game", "--lang", lang)
    assert done.code == 2
    assert said in done.err
    assert len(done.err.strip().splitlines()) == 1


def test_a_mistake_in_a_game_is_shown_where_it_is(run: Run, folder: Path) -> None:
    """When it is loaded, and when it is played: by file and line, without a stack trace."""
    rules = folder / "bare_bids" / "__init__.py"
    right, wrong = "now.then(bid.of((g.round - 1) % g.table.seats))", "now.ask(bid)"
    lines = rules.read_text("utf-8").splitlines()
    at = lines.index(f"    {right}")
    rules.write_text("\n".join(lines).replace(right, wrong))
    done = run("play", "bare_bids")
    assert done.code == 70
    assert f"went wrong at {rules}:{at + 1} (TypeError: Now.ask() missing" in done.err
    assert "Traceback" not in done.err
    assert f"{folder / 'broken_game' / '__init__.py'}:1: ModuleNotFoundError" in run("play", "broken_game").err


def test_a_rule_of_thumb_with_its_marks_is_no_half_of_a_judgement(run: Run, tmp_path: Path, folder: Path) -> None:
    (folder / "bare_bids" / "heuristics.py").write_text("def marks(): ...\ndef thumb(): ...\n")
    checks = json.loads(run("doctor", "--json", "--data-dir", str(tmp_path / "data")).out)["checks"]
    assert [check for check in checks if check["name"] == "heuristics"] == []


def test_it_is_played_by_number_and_by_text(run: Run) -> None:
    done = run("play", "bare_bids", "--seats", "Anna,random", "--seed", "1", typed=["bid count=1 face=5", "quit"])
    assert done.code == 0, done.err
    assert "1  bid count=1 face=1" in done.out
    assert "Anna: bid count=1 face=5." in done.out


def test_it_has_no_components_hints_or_rules_and_says_so(run: Run) -> None:
    for command in ("components", "rules"):
        done = run(command, "bare_bids")
        assert done.code in (1, 2), command
        assert len(done.err.strip().splitlines()) == 1, done.err


def test_bots_of_several_processes_play_it(run: Run) -> None:
    args = ("--bots", "rollout,random", "--seats", "2", "--games", "8", "--workers", "2", "--json")
    done = run("arena", "bare_bids", *args)
    assert done.code == 0, done.err
    assert {one["bot"] for one in json.loads(done.out)["bots"]} == {"rollout", "random"}
    done = run("simulate", "bare_bids", "--games", "4", "--json")
    assert done.code == 0, done.err
    refused = run("arena", "bare_bids", "--bots", "greedy,random")
    assert refused.code == 2
    assert "random, rollout" in refused.err


def test_the_doctor_names_what_is_broken_and_what_is_missing(run: Run, tmp_path: Path, folder: Path) -> None:
    (folder / "bare_bids" / "heuristics.py").write_text("WEIGHTS: dict[str, float] = {}\n")
    checks = json.loads(run("doctor", "--json", "--data-dir", str(tmp_path / "data")).out)["checks"]
    told = [check["text"] for check in checks if check["name"] in ("games", "texts", "heuristics")]
    assert any("broken-games" in text and "nothing_of_that_name" in text for text in told)
    assert [text for text in told if "bare_bids" in text and "French" in text and "game-name" in text]
    assert {check["state"] for check in checks if check["name"] == "texts"} == {"note"}
    assert [text for text in told if "bare_bids" in text and "terms, value, quiet" in text]


def test_the_usual_bot_is_one_that_can_play_it(run: Run) -> None:
    done = run("play", "bare_bids", "--seed", "1", typed=["bid count=1 face=5", "quit"])
    assert done.code == 0, done.err
    assert "Patient bot: " in done.out


FIRST = "def _bid(g: Bids, now: Now, seat: int, action: Bid | Call) -> None:\n"


def begins_with(folder: Path, line: str) -> str:
    """Let the function behind a choice begin with this line; where that is."""
    file = folder / "bare_bids" / "__init__.py"
    before, after = file.read_text().split(FIRST)
    file.write_text(f"{before}{FIRST}    {line}\n{after}")
    return f"{file}:{before.count(chr(10)) + 2}"


@pytest.mark.parametrize(("lang", "said"), [("en", "The game “bare_bids” went wrong at"), ("fr", "Le jeu «")])
def test_a_game_that_fails_is_named_with_the_line(run: Run, folder: Path, lang: str, said: str) -> None:
    place = begins_with(folder, "1 / 0")
    done = run("simulate", "bare_bids", "--games", "1", "--lang", lang)
    assert done.code == 70
    assert done.err.startswith(said)
    assert f"{place} (ZeroDivisionError: division by zero)" in done.err


@pytest.mark.parametrize(("lang", "said"), [("en", "A game is written"), ("fr", "Un jeu est écrit")])
def test_a_mistake_that_shows_in_play_is_named(run: Run, folder: Path, lang: str, said: str) -> None:
    place = begins_with(folder, "now.ask(new_round, seat)")
    done = run("simulate", "bare_bids", "--games", "1", "--lang", lang)
    assert done.code == 70
    assert done.err.startswith(said)
    assert place in done.err
