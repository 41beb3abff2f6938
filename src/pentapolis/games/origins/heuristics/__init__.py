"""What a good Archon looks at: named terms, an evaluation, and a cheap policy.

Everything is counted in victory points. `worth` says what resources, dice, temples and the army come to by the rounds
that are left, `blocks` what a city promises, `gains` what a deed brings. `value` is fair where a turn begins (`quiet`):
so a search plays only the rest of the own turn, with `thumb`, the move of an Archon who doesn't think long.
"""

from __future__ import annotations

from .evaluation import WEIGHTS, points, quiet, score, terms, value
from .policy import marks, thumb

EFFORT = (1, 8)
"""Little is hidden, so one world does; buildings have many places, so more options than usual are weighed."""

__all__ = ["EFFORT", "WEIGHTS", "marks", "points", "quiet", "score", "terms", "thumb", "value"]
