"""What a good ruler looks at: named terms, an evaluation, and a cheap policy.

Everything is counted in honor. `view` says what florins, cards and territories come to, `shopping` what a purchase
brings, `marching` what an army could take, `tours` and `trading` where caravans go, `fighting`, `events` and `aside`
judge the rest. A complete move, a basket and a trade trip are chains of small choices: each choice follows a plan for
the whole that is worked out from what is seen then (`plans` shows it). `greedy` plays worlds on only where an army sets
out or fights on (`weighs`); everything else is left to `thumb`.
"""

from __future__ import annotations

from .evaluation import WEIGHTS, all_terms, points, progress, quiet, score, terms, value, weighs
from .plans import plans
from .policy import marks, thumb
from .shown import shown

EFFORT = (2, 4)
"""Battles are a matter of dice, so two worlds; few moves are worth a thought."""

__all__ = [
    "EFFORT",
    "WEIGHTS",
    "all_terms",
    "marks",
    "plans",
    "points",
    "progress",
    "quiet",
    "score",
    "shown",
    "terms",
    "thumb",
    "value",
    "weighs",
]
