"""The whole game for two with one die each is OpenSpiel's."""

from __future__ import annotations

import pytest

from examples.enumeration import OPENSPIEL, enumerated, ours


@pytest.mark.slow
def test_the_whole_game_is_the_one_that_openspiel_has() -> None:
    """Decisions, options, information sets and returns, as they were enumerated with OpenSpiel."""
    assert enumerated(ours) == OPENSPIEL
