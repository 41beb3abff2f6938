"""Bids and taxes, which all choose at once in secret: never the same again, so that nobody can count on them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ....kernel.action import Action
from ..realm.bidding import Bid, BidMore
from ..state import Medioevo
from .policy import bid_of, marks

TRIFLE = (1, 2, 3, 5)
"""Bids that cost next to nothing, and sometimes win the choice of the turn order."""
PARTS = (0.5, 0.75, 1.0, 1.25, 1.5)
"""How a bid that is meant varies."""
DOUBT = 0.15
"""Honor by which a tax may look worse that is still chosen now and then."""
RARE = 0.05
"""What would be chosen less often is not chosen."""


def mix(g: Medioevo, seat: int, options: Sequence[Action]) -> dict[Action, float]:
    """How often each choice is made, where it had better be unforeseeable; nothing where the best is best."""
    name = g.agenda[-1].name
    if name == "bid":
        wanted = bid_of(g, seat)
        bids = {round(wanted * part) for part in PARTS} if wanted else {0, *TRIFLE}
        return _alike([Bid(florins) for florins in sorted(bids)], options)
    if name == "tie_bid":
        return _alike([BidMore(0), *map(BidMore, TRIFLE)], options)
    if name == "set_tax":
        found = marks(g, seat, options)
        best = max(found)
        shares = {option: exp((mark - best) / DOUBT) for option, mark in zip(options, found, strict=True)}
        whole = sum(shares.values())
        return {option: share for option, share in shares.items() if share > RARE * whole}
    return {}


def _alike(actions: Sequence[Action], options: Sequence[Action]) -> dict[Action, float]:
    return {action: 1.0 for action in actions if action in options}
