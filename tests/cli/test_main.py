"""The command itself: help, languages, exit codes, and never a stack trace."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pentapolis import games
from pentapolis.commands import verbs as module

from .conftest import Run

NAMES = list(module.NAMES)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", NAMES)
@pytest.mark.slow
def test_every_command_has_help_with_an_example(run: Run, command: str, lang: str) -> None:
    done = run(command, "--help", "--lang", lang)
    assert done.code == 0
    example = "Example: " if lang == "en" else "Exemple\u00a0: "
    assert f"{example}pentapolis {command}" in done.out
    assert "--lang" in done.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_help_lists_every_command(run: Run, lang: str) -> None:
    done = run("--help", "--lang", lang)
    assert done.code == 0
    assert all(f" {name} " in done.out for name in NAMES)
    assert ("Commands" in done.out) == (lang == "en")


def test_no_command_is_a_call_for_help(run: Run) -> None:
    assert run() == run("--help")


@pytest.mark.parametrize(("locale", "said"), [("fr_FR.UTF-8", "joueurs"), ("de_DE", "players"), ("", "players")])
def test_the_language_is_that_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch, locale: str, said: str) -> None:
    monkeypatch.setenv("LANG", locale)
    assert f" {said}. " in run("games").out


@pytest.mark.parametrize(
    ("tokens", "code", "said"),
    [
        (["dance"], 2, "no command “dance”"),
        (["play", "--fast"], 2, "no option --fast"),
        (["play", "kingsburg", "again"], 2, "too much: again"),
        (["play", "--seed", "x"], 2, "“x” cannot be the value of --seed"),
        (["games", "--lang", "de"], 2, "“de” cannot be the value of --lang"),
        (["simulate"], 2, "missing: GAME"),
        (["play", "chess"], 2, "no game chess; there are: " + ", ".join(games.names())),
        (["play", "kingsburg", "--seats", "1"], 2, "for 2 to 5 players, not 1"),
        (["play", "kingsburg", "--seats", "Anna,Ben@clever"], 2, "no bot clever"),
        (["play", "kingsburg", "--option", "speed=high"], 2, "no option speed; there are: plus_two_limit"),
        (["play", "kingsburg", "--option", "plus_two_limit=none"], 2, "it can be: per_group, per_season"),
        (["play", "kingsburg", "--option", "plus_two_limit"], 2, "write NAME=VALUE"),
        (["play", "--resume", "nowhere.json"], 2, "nowhere.json cannot be read"),
        (["verify", "nowhere.json"], 2, "nowhere.json cannot be read"),
        (["rules", "kingsburg", "KB-99.9"], 1, "No rule is called “KB-99.9”"),
        (["simulate", "kingsburg", "--games", "0"], 2, "at least one game"),
        (["play", "kingsburg", "--seats", "99999999999"], 2, "for 2 to 5 players, not 99999999999."),
        (["play", "kingsburg", "--seats", "9" * 5000], 2, "for 2 to 5 players, not 9999"),
        (["simulate", "kingsburg", "--seats", "99999999999"], 2, "for 2 to 5 players, not 99999999999."),
        (["simulate", "kingsburg", "--seats", "9" * 5000], 2, "cannot be the value of --seats"),
        (
            ["play", "kingsburg", "--seats", "Anna,greedy:cap=0"],
            2,
            "For greedy, cap is a whole number from 1 on, not “0”.",
        ),
        (["play", "kingsburg", "--seats", "Anna,greedy:worlds=0"], 2, "For greedy, worlds is a whole number from 1 on"),
        (["play", "kingsburg", "--seats", "Anna,Ben@greedy:worlds=-3"], 2, "not “-3”"),
        (
            ["simulate", "kingsburg", "--bots", "greedy:worlds=1,cap=0,random"],
            2,
            "For greedy, cap is a whole number from 1 on, not “0”.",
        ),
    ],
)
def test_bad_input_gets_one_clear_sentence(run: Run, tokens: list[str], code: int, said: str) -> None:
    done = run(*tokens)
    assert done.code == code
    assert said in done.err
    assert done.out == ""


def test_a_fault_of_ours_shows_no_stack_trace(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(lang: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.delenv("PENTAPOLIS_DEBUG", raising=False)
    monkeypatch.setattr(module, "_words", broken)
    done = run("games")
    assert done.code == 70
    assert "went wrong inside Pentapolis (ZeroDivisionError: oh)" in done.err
    assert "Traceback" not in done.err


@pytest.mark.slow
def test_the_installed_command_runs(home: Path) -> None:
    program = [sys.executable, "-c", "import sys; from pentapolis.commands.main import main; sys.exit(main())"]
    done = subprocess.run([*program, "games", "--json"], capture_output=True, text=True, check=True)
    assert '"id": "kingsburg"' in done.stdout
    refused = subprocess.run([*program, "dance"], capture_output=True, text=True)
    assert refused.returncode == 2


def test_a_stop_while_it_is_still_starting_is_quiet(home: Path) -> None:
    program = """
import sys
from pentapolis.commands.main import main
class Stopped:
    def find_spec(self, name, path=None, target=None):
        if name == "cyclopts":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Stopped())
sys.exit(main(["games"]))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
