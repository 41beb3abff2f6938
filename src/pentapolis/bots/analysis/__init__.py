"""Advice and hindsight: hints with reasons, the win graph of a finished game, and its turning points.

>>> import pentapolis as pp
>>> from pentapolis.bots.analysis import advise
>>> g = pp.new("kingsburg", seats=3, seed=7)
>>> seat = pp.to_act(g)[0]
>>> advice = advise(pp.title(g), pp.observe(g, seat), seat, pp.legal(g, seat), seed=1, level="thumb")
>>> 0 < advice.chance < 1, len(advice.others)
(True, 2)
"""

from __future__ import annotations

from .advice import LEVEL, Advice, Other, advise, adviser, explain, explain_seen
from .hindsight import EFFORT, Account, Choice, Hindsight, Luck, NotOver
from .turning import Analysis, Booking, Point, Step, Stroke, Turn, analyse, assembled
from .weighing import Reason

__all__ = [
    "EFFORT", "LEVEL", "Account", "Advice", "Analysis", "Booking", "Choice", "Hindsight", "Luck", "NotOver", "Other",
    "Point", "Reason", "Step", "Stroke", "Turn", "advise", "adviser", "analyse", "assembled", "explain", "explain_seen",
]  # fmt: skip
