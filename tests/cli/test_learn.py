"""`pentapolis learn`, as a person types it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pentapolis import games
from pentapolis.bots.levels import levels
from pentapolis.env import learning, policy
from pentapolis.env.play import form

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


@pytest.mark.parametrize("seed", ["-3", "99999999999999999999"])
def test_any_seed_learns(run: Run, seed: str) -> None:
    done = run(*TINY, "--minutes", "0", "--seed", seed)
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "chess"}, "another game"),
        ({"seats": 9}, "another game"),
        ({"question": np.zeros((8, 5), np.float32)}, "holds nothing that was learnt"),
        (None, "holds nothing that was learnt"),
    ],
    ids=["game", "seats", "shape", "one array"],
)
def test_weights_that_do_not_fit_are_refused_in_a_sentence(
    run: Run, tmp_path: Path, changed: dict[str, Any] | None, said: str
) -> None:
    file = tmp_path / "weights.npz"
    policy.Policy(form("kingsburg", 2, "options"), hidden=8).save(file)
    if changed is None:
        file = tmp_path / "array.npy"
        np.save(file, np.zeros(3))
    else:
        with np.load(file) as data:
            held = dict(data) | changed
        np.savez(file, **held)
    done = run(*TINY, "--load", str(file))
    assert done.code == 1
    assert said in done.err
    assert len(done.err.splitlines()) == 1


def test_a_file_that_can_not_be_written_is_refused_before_the_first_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(learning.Learner, "learn")
    (tmp_path / "file").write_text("here")
    for file in (tmp_path, tmp_path / "file" / "weights.npz"):
        done = run(*TINY, "--save", str(file))
        assert (done.code, done.out) == (1, "")
        assert f"{file} cannot be written" in done.err
        assert len(done.err.splitlines()) == 1
    assert (tmp_path / "file").read_text() == "here"


def test_folders_are_made_before_the_first_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some" / "where" / "weights.npz"
    assert run(*TINY, "--minutes", "0", "--save", str(file)).code == 0
    assert list(file.parent.iterdir()) == [file]


def test_the_result_is_told_even_if_what_was_learnt_can_not_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: policy.Policy, file: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(policy.Policy, "save", full)
    done = run(*TINY, "--minutes", "0", "--save", str(tmp_path / "weights.npz"))
    assert done.code == 1
    assert "On trial against 1 random player it wins" in done.out
    assert "What was learnt is in" not in done.out
    assert "cannot be written: No space left on device" in done.err


@pytest.mark.parametrize("game", games.ours())
@pytest.mark.slow
def test_chance_is_a_share_unless_all_can_lose(run: Run, game: str) -> None:
    lang, said = ("en", "where all can lose.") if game == "alba_longa" else ("fr", "Le hasard donnerait 50\u00a0%.")
    assert ("2" in levels(game).value.nobody) == (game == "alba_longa")
    assert said in run("learn", game, "--seats", "2", "--games", "1", "--minutes", "0", "--lang", lang).out


def test_without_numpy_one_sentence_says_what_to_do(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("pentapolis.env")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    done = run(*TINY)
    assert done.err.strip() == 'Learning needs numpy: pip install "pentapolis[env]".'
