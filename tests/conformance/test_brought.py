"""What our games bring to the suite proves something."""

from __future__ import annotations

import pytest

from conformance import hooks
from pentapolis.conformance.brought import brought
from pentapolis.conformance.playing import cases, play_out

TRIES = 20
HIDING = [game for game in hooks.GAMES if brought(game).hides]


@pytest.mark.parametrize("hiding", HIDING)
def test_some_moves_could_have_gone_otherwise_unseen(hiding: str) -> None:
    """Where somebody knows more than another, whole matches have twins."""
    secrets = hooks.secrets(hiding)
    for seed in range(TRIES):
        play = play_out(cases(hiding)[seed % len(cases(hiding))], "random", seed)
        if any(secrets.twins(g, ply, viewer) for g, ply in play.positions() for viewer in play.case.viewers):
            return
    raise AssertionError(f"no twins in {TRIES} games")


def test_most_games_hide_something() -> None:
    assert HIDING
