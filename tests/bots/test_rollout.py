"""The bot that needs nothing but rules, and what a game with few or no heuristics is played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import pentapolis as pp
from pentapolis import bots, games
from pentapolis.arena import match
from pentapolis.bots.given import heuristics, judges, lacking, measured, thumb_of
from pentapolis.bots.rollout import RolloutBot
from pentapolis.kernel.action import text
from support.plugins import install, on_path

THUMB = "def thumb(g, seat, options):\n    return options[-1]\n"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    install(tmp_path, "bare_bids")
    with on_path(tmp_path):
        yield tmp_path / "bare_bids"


def judging(folder: Path, source: str) -> None:
    (folder / "heuristics.py").write_text(source)
    games.refresh()


@pytest.mark.usefixtures("folder")
def test_a_game_of_rules_alone_has_two_bots() -> None:
    title = games.title("bare_bids")
    assert (bots.opponents(title), bots.bots_of(title), bots.usual(title)) == (
        ["random", "rollout"],
        ["random", "rollout"],
        "rollout",
    )
    assert not judges(title)
    assert (measured(title).TABLE, measured(title).standing) == (4, None)
    with pytest.raises(LookupError, match="bare_bids has no heuristics"):
        bots.bot("greedy", title)
    with pytest.raises(LookupError, match="no rule of thumb"):
        bots.bot("thumb", title)


def test_a_thumb_is_played_on_with(folder: Path) -> None:
    judging(folder, THUMB)
    title = games.title("bare_bids")
    assert bots.bots_of(title) == ["random", "thumb", "rollout"]
    assert thumb_of(title) is not None
    assert RolloutBot(title, 1).thumb is thumb_of(title)
    g = pp.new("bare_bids", seats=2, seed=3)
    options = pp.legal(g, 0)
    assert bots.bot("thumb", title).choose(pp.observe(g, 0), 0, options) == options[-1]


def test_half_a_judgement_is_named(folder: Path) -> None:
    judging(folder, THUMB + "WEIGHTS = {}\n\ndef terms(g, seat):\n    return {}\n")
    title = games.title("bare_bids")
    assert lacking(title) == ["value", "quiet", "progress", "marks", "score"]
    assert bots.opponents(title) == ["random", "thumb", "rollout"]
    with pytest.raises(LookupError, match="value, quiet, progress"):
        heuristics(title)


@pytest.mark.usefixtures("folder")
def test_it_sees_a_sure_win_and_chooses_the_same_again() -> None:
    title = games.title("bare_bids")
    g = pp.new("bare_bids", seats=2, seed=3)
    g.round, g.points, g.dice = 3, [0, 0], [1, 6]
    pp.apply(g, 0, "bid count=2 face=6", pp.FastChance(1))
    g.dice[1] = 2  # so that the bid can't hold, as seat 1 sees
    chosen = [text(RolloutBot(title, seed).choose(pp.observe(g, 1), 1, pp.legal(g, 1))) for seed in (1, 1, 2)]
    assert chosen == ["call"] * 3


@pytest.mark.usefixtures("folder")
def test_it_plays_better_than_chance() -> None:
    found = match("bare_bids", "rollout", "random", seats=2, games=60, seed=4, workers=1)
    wins = {one.bot: one.wins / one.seats for one in found.bots}
    assert wins["rollout"] > wins["random"] + 0.2


def test_ours_say_how_they_are_measured() -> None:
    found = {game: measured(games.title(game)) for game in games.ours()}
    assert {game: one.TABLE for game, one in found.items() if one.TABLE != 4} == {"discordia": 3}
    assert {game: one.GAMES for game, one in found.items() if one.GAMES} == {"medioevo": 124}


JUDGING = """
WEIGHTS = {"points": 1.0}

def terms(g, seat):
    return {"points": float(g.points[seat])}

def value(g, seat):
    return float(g.points[seat])

score = value

def quiet(g):
    return not g.count or g.over

def progress(g):
    return g.round / 3

def marks(g, seat, options):
    return [float(place) for place in range(len(options))]
"""


def test_without_levels_a_game_that_judges_has_greedy_too(folder: Path) -> None:
    judging(folder, THUMB + JUDGING)
    title = games.title("bare_bids")
    assert (judges(title), lacking(title)) == (True, [])
    assert bots.opponents(title) == ["random", "thumb", "rollout", "greedy"]
    assert bots.bots_of(title) == ["random", "naive", "thumb", "rollout", "greedy"]
    g = pp.new("bare_bids", seats=2, seed=3)
    chosen = bots.bot("greedy", title, 1).choose(pp.observe(g, 0), 0, pp.legal(g, 0))
    assert chosen in pp.legal(g, 0)
    assert heuristics(title).sides(g) == ((0,), (1,))
    assert (heuristics(title).EFFORT, heuristics(title).SUDDEN) == ((4, 8), False)
