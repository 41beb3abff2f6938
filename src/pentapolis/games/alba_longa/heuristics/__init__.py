"""What a good King of Alba Longa looks at: named terms, an evaluation, and a cheap policy.

Everything is counted in points; a pair of quarry workers, that is a monument, is worth two. `forecast` says what wheat,
people and worship come to at the end of the year, `worth` what the season's jobs bring. `value` is fair where a season
begins (`quiet`), so a search plays on to such a point with `thumb`, the move of a King who doesn't think long.

Nothing here looks at hidden things: heroes of others, cards nobody has seen.
"""

from __future__ import annotations

from .evaluation import WEIGHTS, achieved, progress, quiet, score, sides, standing, terms, value
from .policy import marks, thumb
from .shown import shown

EFFORT = (3, 6)
"""A season is a long way to play on."""

__all__ = [
    "EFFORT",
    "WEIGHTS",
    "achieved",
    "marks",
    "progress",
    "quiet",
    "score",
    "shown",
    "sides",
    "standing",
    "terms",
    "thumb",
    "value",
]
