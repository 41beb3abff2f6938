"""`pentapolis learn`, as a person types it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from .conftest import Run

TINY = ("learn", "kingsburg", "--seats", "2", "--games", "4")


def test_it_learns_and_says_what_it_is_worth(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    done = run(*TINY, "--minutes", "0.01", "--save", str(file))
    assert (done.code, done.err) == (0, "")
    assert "On trial against 1 random player it wins" in done.out
    assert f"What was learnt is in {file}." in done.out
    again = run(*TINY, "--minutes", "0", "--load", str(file), "--json")
    found = json.loads(again.out)
    assert (found["games"], found["games_played"]) == (4, 0)
    assert found["low"] <= found["share"] <= found["high"]


def test_it_is_said_in_french(run: Run) -> None:
    done = run(*TINY, "--minutes", "0", "--lang", "fr")
    assert "À l'épreuve contre 1 joueur au hasard" in done.out
    assert "Le hasard donnerait 50\u00a0%." in done.out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("kingsburg", "--games", "0"), "games of the trial 1 to 100,000"),
        (("kingsburg", "--minutes", "-1"), "Minutes are 0 to 10,000"),
        (("kingsburg", "--seats", "9"), "9"),
        (("origins", "--seats", "1"), "at least two seats"),
        (("kingsburg", "--load", "/there/is/none.npz"), "cannot be read"),
    ],
)
def test_what_can_not_be_is_one_sentence(run: Run, given: tuple[str, ...], said: str) -> None:
    done = run("learn", *given)
    assert done.code != 0
    assert said in done.err
    assert len(done.err.splitlines()) == 1


def test_a_file_of_something_else_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    run(*TINY, "--minutes", "0", "--save", str(file))
    assert "another game" in run("learn", "kingsburg", "--seats", "3", "--load", str(file)).err
    (tmp_path / "words.npz").write_text("Once upon a time")
    assert "holds nothing that was learnt" in run(*TINY, "--load", str(tmp_path / "words.npz")).err


def test_without_numpy_one_sentence_says_what_to_do(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("pentapolis.env")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    done = run(*TINY)
    assert done.err.strip() == 'Learning needs numpy: pip install "pentapolis[env]".'
