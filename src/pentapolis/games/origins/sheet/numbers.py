"""What tells how a game of Origins went: the points, and how the cities grew."""

from __future__ import annotations

from ....words.series import Series
from ..state import Origins


def series(o: Origins) -> list[Series]:
    """The numbers to follow over time, the one that ranks first."""
    return [
        Series("vp", [player.vp for player in o.players]),
        Series("tiles", [len(player.tiles) for player in o.players]),
    ]
