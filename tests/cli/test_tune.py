"""`pentapolis tune`, as a person types it: what can't be done is said before the first game, what was found is told."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pentapolis import games
from pentapolis.bots.levels import levels, read
from pentapolis.bots.tuning import charts, parameters, rounds
from pentapolis.cli.output import FAILED, OK, USAGE
from pentapolis.words import Words

from .conftest import Done, Run

SEARCH = ("tune", "kingsburg", "--parameters", "easy:noise", "--games", "4", "--tries", "4")
LEVELS = files("pentapolis.games.kingsburg").joinpath("levels.toml").read_text("utf-8")


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins to play is too late to complain."""

    def played(*_: Any, **__: Any) -> Any:
        pytest.fail("a game was played")

    for name in ("tune", "check"):
        monkeypatch.setattr(rounds, name, played)
    monkeypatch.setattr(parameters, "against_itself", lambda *_, **__: played)


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """How games were asked for that judge parameters; none is played."""
    asked: list[dict[str, Any]] = []

    def against_itself(game: str, sought: parameters.Wanted, **given: Any) -> parameters.Cost:
        asked.append(given)
        return lambda tried, generation: (tried["noise"] - 0.2) ** 2

    monkeypatch.setattr(parameters, "against_itself", against_itself)
    return asked


def refused(done: Done, said: str, code: int = USAGE) -> None:
    assert (done.code, done.out) == (code, "")
    assert said in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize("wish", [("tune", "kingsburg"), SEARCH], ids=["weights", "parameters"])
def test_a_level_file_that_can_not_be_written_is_refused_before_the_first_game(
    run: Run, tmp_path: Path, wish: tuple[str, ...]
) -> None:
    words = tmp_path / "words.toml"
    words.write_text("Once upon a time", "utf-8")
    refused(run(*wish, "--out", str(words)), f"{words} is no level file: choose another name.")
    refused(run(*wish, "--out", str(tmp_path), "--lang", "fr"), f"{tmp_path} n'est pas un fichier de niveaux")
    refused(run(*wish, "--out", str(words / "levels.toml")), "cannot be written", FAILED)
    assert words.read_text("utf-8") == "Once upon a time"
    assert [file.name for file in tmp_path.iterdir()] == ["words.toml"]


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize("wish", [(), ("--check",)], ids=["weights", "check"])
def test_a_chart_that_can_not_be_drawn_is_refused_before_the_first_game(
    run: Run, tmp_path: Path, wish: tuple[str, ...]
) -> None:
    dry = ("tune", "kingsburg", *wish, "--dry-run", "--chart")
    refused(run(*dry, str(tmp_path / "chart.gif")), "Charts are SVG or PNG")
    refused(run(*dry, str(tmp_path / "chart"), "--lang", "fr"), "en SVG ou en PNG")
    (tmp_path / "chart.svg").mkdir()
    refused(run(*dry, str(tmp_path / "chart.svg")), "cannot be written", FAILED)


@pytest.mark.usefixtures("no_games")
def test_a_level_file_without_the_level_is_refused_before_the_first_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text(LEVELS.replace("[levels.easy]", "[levels.easier]"), "utf-8")
    refused(run(*SEARCH, "--out", str(file)), f"{file} has no level easy")


@pytest.mark.usefixtures("no_games")
def test_parameters_are_tried_at_tables_of_one_size(run: Run) -> None:
    refused(run(*SEARCH, "--seats", "3,4", "--dry-run"), "give --seats a single number")
    refused(run(*SEARCH, "--seats", "3,4", "--dry-run", "--lang", "fr"), "un seul nombre à --seats")


def test_folders_are_made_and_nothing_else_is_left(run: Run, tmp_path: Path, judged: list[dict[str, Any]]) -> None:
    file = tmp_path / "some" / "where" / "levels.toml"
    done = run(*SEARCH, "--out", str(file))
    assert (done.code, done.err) == (OK, "")
    assert read(file.read_bytes()).levels["easy"]["noise"] == pytest.approx(0.2, abs=0.2)
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("as_json", [(), ("--json",)], ids=["said", "json"])
def test_what_was_found_is_told_even_if_it_can_not_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, as_json: tuple[str, ...]
) -> None:
    folder = tmp_path / "folder"

    def cost(given: Mapping[str, float], generation: int) -> float:
        shutil.rmtree(folder, ignore_errors=True)
        return 0.0

    monkeypatch.setattr(parameters, "against_itself", lambda *_, **__: cost)
    done = run(*SEARCH, "--out", str(folder / "levels.toml"), *as_json)
    assert done.code == FAILED
    assert f"{folder / 'levels.toml'} cannot be written" in done.err
    found = json.loads(done.out)["found"]["noise"] if as_json else re.search(r"easy: noise ([\d.]+)", done.out)
    assert found
    assert "Written" not in done.out


def test_a_check_is_told_even_if_its_chart_can_not_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rounds, "check", lambda *_, **__: [])
    monkeypatch.setattr(charts, "reliability", full)
    done = run("tune", "kingsburg", "--check", "--chart", str(tmp_path / "chart.svg"))
    assert done.code == FAILED
    assert "Calibration error" in done.out
    assert "No space left on device" in done.err


@pytest.mark.parametrize("seed", ["-4", "99999999999", "4294967295", "-1"])
def test_any_seed_looks_for_parameters(run: Run, judged: list[dict[str, Any]], seed: str) -> None:
    done = run(*SEARCH, "--dry-run", "--seed", seed, "--json")
    assert (done.code, done.err) == (OK, "")
    assert run(*SEARCH, "--dry-run", "--seed", seed, "--json").out == done.out
    assert run(*SEARCH, "--dry-run", "--seed", "7", "--json").out != done.out


@pytest.mark.parametrize(("game", "seats", "played"), [("kingsburg", 4, 8), ("discordia", 3, 6)])
def test_tries_sit_in_every_seat_equally_often_where_strength_is_measured(
    run: Run, judged: list[dict[str, Any]], game: str, seats: int, played: int
) -> None:
    wish = ("tune", game, "--parameters", "easy:noise", "--tries", "4", "--dry-run")
    done = run(*wish, "--games", "5")
    assert done.err == f"5 games do not fill {seats} seats equally: {played} are played.\n"
    assert (judged[-1]["seats"], judged[-1]["games"]) == (seats, played)
    assert run(*wish, "--games", str(played)).err == ""
    run(*wish, "--games", "5", "--seats", "2")
    assert (judged[-1]["seats"], judged[-1]["games"]) == (2, 6)


EXAMPLES: dict[str, Callable[[Words], str]] = {
    "refusal": lambda words: words.say("tune-parameters", given="x"),
    "help": lambda words: words.say("help-tune-parameters"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("said", EXAMPLES.values(), ids=EXAMPLES)
def test_the_example_of_parameters_can_be_tuned_in_every_game(said: Callable[[Words], str], lang: str) -> None:
    found = re.search(r"hard:[\w=.,]*\w", said(Words(lang)))
    assert found
    for game in games.ours():
        sought = parameters.wanted(game, found.group())
        assert levels(game).levels["hard"]["way"] == "bandit"
        assert set(sought.start) == {"sure", "surprise"}, "explore and widen are of the tree only"
