"""Every decision of a game is one that games come to."""

from __future__ import annotations

import itertools

import pytest

from ... import games
from ...kernel.decision import Decision
from ..brought import brought
from ..playing import POLICIES, cases, play_out

TRIES = 200


@pytest.mark.slow
def test_games_come_to_every_decision(game: str) -> None:
    """Within so many games, at all tables in turn, random and guided; but for those that were brought as rare."""
    decisions = {name for name, node in games.title(game).nodes.items() if isinstance(node, Decision)}
    assert decisions >= set(brought(game).rare)
    missing = decisions - set(brought(game).rare)
    tables = itertools.cycle(itertools.product(cases(game), POLICIES))
    for seed, (case, policy) in enumerate(itertools.islice(tables, TRIES)):
        missing -= {ply.decision for ply in play_out(case, policy, seed).plies}
        if not missing:
            return
    assert not missing, f"never reached in {TRIES} games"
