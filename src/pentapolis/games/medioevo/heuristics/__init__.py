"""What a good ruler looks at: named terms, an evaluation, and a cheap policy.

Everything is counted in honor. `view` says what florins, cards and territories come to, `shopping` what a purchase
brings, `marching` what an army could take, `raids` what barbarians could reach, `tours` and `trading` where caravans
go, `fighting`, `events` and `aside` judge the rest. A complete move, a basket and a trade trip are chains of small
choices: each choice follows a plan for the whole that is worked out from what is seen then (`intentions` shows it;
`plans` are others to try). What all choose at once in secret is drawn by lot (`mix`). `greedy` plays worlds on only
where an army sets out or fights on (`weighs`).
"""

from __future__ import annotations

from .aside import at_once
from .evaluation import WEIGHTS, all_terms, progress, quiet, score, sides, terms, value, weighs
from .mixing import mix
from .parley import because, proposal, unasked
from .plans import intentions, plans
from .policy import marks, rest, thumb
from .shown import shown

CHAINS = frozenset(("purchases", "trade_turn"))
"""A basket, a trade trip: how a seat stands is judged when it is over."""
LATE = frozenset(("set_tax",))
"""A tax brings florins at once, rebellions in the next turn (ME-4.26)."""
GAMES = 124
"""Games that are enough to measure strength: each takes very long."""
EFFORT = (2, 4)
"""Battles are a matter of dice, so two worlds; few moves are worth a thought."""

__all__ = [
    "CHAINS",
    "EFFORT",
    "LATE",
    "WEIGHTS",
    "all_terms",
    "at_once",
    "because",
    "intentions",
    "marks",
    "mix",
    "plans",
    "progress",
    "proposal",
    "quiet",
    "rest",
    "score",
    "shown",
    "sides",
    "terms",
    "thumb",
    "unasked",
    "value",
    "weighs",
]
