"""What a good governor looks at: named terms, an evaluation, and a cheap policy.

Everything is counted in workers that will be gone from the reserve. `worth` says what things come to until the end of the
game: a step of the ring saves a worker at every recruitment, a building takes workers again and again. `value` is fair
where a turn begins (`quiet`), so a search plays on to such a point with `thumb`, the move of who doesn't think long.
"""

from __future__ import annotations

from .evaluation import WEIGHTS, points, quiet, score, terms, value
from .policy import marks, thumb

EFFORT = (2, 8)
"""Only draws from the bag lie between a choice and the end of the turn: few worlds are enough."""

__all__ = ["EFFORT", "WEIGHTS", "marks", "points", "quiet", "score", "terms", "thumb", "value"]
