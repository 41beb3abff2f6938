"""What a good governor looks at: named terms, an evaluation, and a cheap policy.

Everything is counted in workers who will be gone from the reserve. `worth` says what buildings come to until the end of
the game, `prices` what everything else does: a step of the ring saves a worker at every recruitment. `value` is fair
where a turn begins (`quiet`), so a search plays on to such a point with `thumb`, the move of a governor who doesn't
think long. Nothing is hidden from anybody in this game.
"""

from __future__ import annotations

from .evaluation import WEIGHTS, progress, quiet, score, terms, value
from .policy import at_once, marks, thumb
from .shown import shown

TABLE = 3
"""Seats of the table where the strength of bots is measured."""
SUDDEN = True
"""Whose reserve is empty has won, in the middle of a turn."""
EFFORT = (2, 8)
"""Only draws from the bag lie between a choice and the end of the turn: few worlds are enough."""

__all__ = [
    "EFFORT",
    "SUDDEN",
    "WEIGHTS",
    "at_once",
    "marks",
    "progress",
    "quiet",
    "score",
    "shown",
    "terms",
    "thumb",
    "value",
]
