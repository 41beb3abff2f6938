"""Players who never bring a game to its end: the book has no limit of rounds, so self-play has its own (OR-A60)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pentapolis.arena import series, tally
from pentapolis.bots import matches
from pentapolis.bots.matches import play_game
from pentapolis.cli import simulate
from pentapolis.commands.main import main
from pentapolis.games.origins import TITLE
from pentapolis.games.origins.actions import VisitSite
from pentapolis.kernel.action import Action
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.decision import PASS
from pentapolis.kernel.options import Options
from pentapolis.kernel.playout import Endless, play
from support import rule

STROLL = VisitSite("archon", 5)


def stroller(g: Any, seat: int, options: Options) -> Action:
    """Sends the Archon to take what there is, and passes: not idle, and never nearer to the end."""
    if g.agenda[-1].name == "choose_action":
        return STROLL if STROLL in options else PASS
    return options[0]


class Stroller:
    """The same as a bot."""

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        return stroller(observation, seat, options)


@pytest.fixture
def strollers(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (matches, simulate):
        monkeypatch.setattr(module, "bot", lambda name, title, seed: Stroller())
    monkeypatch.setattr(TITLE, "cap", 6)


@rule("OR-A60")
def test_the_rules_never_stop_such_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE, "cap", None)
    with pytest.raises(Endless):
        play(TITLE, TITLE.table(2), stroller, FastChance(1), limit=5_000)


def test_self_play_leaves_it_after_the_last_round_of_its_own() -> None:
    assert TITLE.cap is not None
    g, trace = play(TITLE, TITLE.table(2), stroller, FastChance(1))
    assert (trace.truncated, g.over, g.round) == (True, False, TITLE.cap + 1)
    assert not g.acted, "nothing of the round after it was played"


def test_solo_training_ends_by_its_rules() -> None:
    g, trace = play(TITLE, TITLE.table(1), stroller, FastChance(1))
    assert (trace.truncated, g.over) == (False, True)


@pytest.mark.usefixtures("strollers")
def test_a_match_that_was_left_has_no_winner() -> None:
    game = play_game(TITLE, ("stroller", "stroller"), 0, 1, {})
    assert game.truncated
    assert (game.winners, game.ranks, game.scores, game.places) == ((), (), (), ())
    assert min(game.decisions) >= 6, "what was decided until then counts"
    found = tally(series("origins", ("stroller", "other"), games=2))
    assert {name: (one.truncated, one.seats, one.wins) for name, one in found.items()} == {
        "stroller": (2, 2, 0.0),
        "other": (2, 2, 0.0),
    }


@pytest.mark.usefixtures("strollers")
def test_simulated_games_that_were_left_are_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "origins", "--seats", "2", "--games", "2", "--bots", "naive", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["games"], summary["finished"], summary["truncated"]) == (2, 0, 2)
    assert (summary["wins"], summary["scores"], summary["ends"]) == ([0.0, 0.0], [0.0, 0.0], {})
    assert main(["simulate", "origins", "--seats", "2", "--games", "1", "--bots", "naive", "--lang", "en"]) == 0
    assert "1 game was left after round 6; it counts for nobody." in capsys.readouterr().out
