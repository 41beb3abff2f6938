"""Our games by what they have: what a game does not have is not tested."""

from __future__ import annotations

from pentapolis import games
from pentapolis.bots import LEVELS, opponents


def with_levels() -> list[str]:
    """The games whose bots have levels: those with heuristics, and with a win model in a level file."""
    return [game for game in games.ours() if set(LEVELS) & set(opponents(games.title(game)))]
