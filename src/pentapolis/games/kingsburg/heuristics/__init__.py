"""What a good player of Kingsburg looks at: named terms, an evaluation, and a cheap policy.

`terms` are numbers a player could read off the table, `WEIGHTS` what each is worth in points at the start and at the
end of the game, `value` their sum against that of the rivals. It is fair only where nothing is open (`quiet`), so a
search plays on to such a point with `thumb`, the move of a player who doesn't think long.

Everything here works on observations and on imagined worlds alike: the front of the top enemy card counts only for a
seat that has seen it.
"""

from __future__ import annotations

from .evaluation import WEIGHTS, progress, quiet, score, terms, value
from .policy import marks, thumb
from .policy import season_plans as plans
from .shown import shown

__all__ = ["WEIGHTS", "marks", "plans", "progress", "quiet", "score", "shown", "terms", "thumb", "value"]
