"""A new game: written, installed, played and checked at once; a bad name is refused in one sentence."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from pentapolis import games
from pentapolis.words import LANGUAGES
from support.plugins import distribution, on_path
from support.suites import check_titles

from .conftest import Run

NAME = "tower_dice"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    folder = tmp_path / "work"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def test_a_new_game_is_installed_and_played(run: Run, here: Path) -> None:
    done = run("new-game", NAME)
    assert (done.code, done.err) == (0, "")
    assert f"pytest --pentapolis-title {NAME}" in done.out
    distribution(here / NAME, "tower-dice", {NAME: NAME})
    with on_path(here / NAME):
        assert NAME in games.plugins()
        assert "Tower dice" in run("games").out
        done = run("simulate", NAME, "--games", "5", "--seats", "4")
        assert done.code == 0
        assert "5" in done.out
        for lang, leave, told in (("en", "quit", "Anna throws"), ("fr", "quitter", "Anna obtient")):
            seats = ("--seats", "Anna,random", "--plain", "--seed", "1", "--lang", lang)
            done = run("play", NAME, *seats, typed=["3", "1", leave])
            assert (done.code, done.err) == (0, "")
            assert told in done.out


@pytest.mark.slow
def test_a_new_game_passes_its_tests_and_the_suite_at_once(run: Run, here: Path) -> None:
    run("new-game", NAME)
    distribution(here / NAME, "tower-dice", {NAME: NAME})
    done = check_titles(here / NAME, "--pentapolis-title", NAME)
    assert done.returncode == 0, done.stdout + done.stderr
    left_out = re.findall(rf"^{NAME}, left out \(\d+ tests\): (.*)$", done.stdout, re.MULTILINE)
    assert [reason.partition(",")[0] for reason in left_out] == [
        "no heuristics",
        "no laws",
        "no sheet",
        "nothing is declared that anybody knows alone",
    ]


def test_the_names_of_a_new_game_are_filled_in(run: Run, here: Path) -> None:
    run("new-game", "x")
    run("new-game", NAME, "--folder", "elsewhere/deep")
    files = {path for folder in ("x", "elsewhere") for path in Path(folder).rglob("*") if path.is_file()}
    assert len(files) == 18
    for path in files:
        assert not re.search(r"@\w+@", path.read_text("utf-8")), path
    assert '"TD-1"' in Path("elsewhere/deep/tower_dice/rules.py").read_text("utf-8")


BAD = {
    "Tower": "cannot be the id",
    "2dice": "cannot be the id",
    "été": "cannot be the id",
    "../dice": "cannot be the id",
    "class": "cannot be the id",
    "x" * 41: "cannot be the id",
    "kingsburg": "already a game",
    "random": "already has a package",
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_name_is_refused_in_one_sentence(run: Run, here: Path, name: str, lang: str) -> None:
    done = run("new-game", name, "--lang", lang)
    assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)
    assert BAD[name] in done.err or lang != "en"
    assert not list(here.iterdir())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_there_is_never_overwritten(run: Run, here: Path, lang: str) -> None:
    (here / NAME).mkdir()
    (here / "file").write_text("mine")
    for arguments in ((NAME,), (NAME, "--folder", "file")):
        done = run("new-game", *arguments, "--lang", lang)
        assert (done.code, done.out, len(done.err.splitlines())) == (1, "", 1)
    assert list((here / NAME).iterdir()) == []
    assert (here / "file").read_text() == "mine"


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are others there")
def test_a_folder_that_cannot_be_made_is_said(run: Run, here: Path) -> None:
    (here / "file").write_text("mine")
    done = run("new-game", NAME, "--folder", "file/inside")
    assert (done.code, len(done.err.splitlines())) == (1, 1)
    assert "file/inside" in done.err
