"""What a good Archon looks at: named terms, an evaluation, and a cheap policy.

Everything is counted in victory points. The evaluation counts `features` of a seat and knows by `weights`, fitted to
games that were played, what they come to at the end. The thumb, the move of an Archon who doesn't think long, goes by
marks: `worth` says what resources, dice, temples and the army come to by the rounds that are left, `blocks` what a city
promises, `gains` what a deed brings. A search plays the rest of the own turn with it, since `value` is fair where the
next one begins (`quiet`).
"""

from __future__ import annotations

from .evaluation import TERMS, WEIGHTS, progress, quiet, score, terms, value
from .policy import marks, thumb
from .shown import shown
from .turn import at_once

EFFORT = (1, 8)
"""Little is hidden, so one world does; buildings have many places, so more options than usual are weighed."""

__all__ = [
    "EFFORT",
    "TERMS",
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
