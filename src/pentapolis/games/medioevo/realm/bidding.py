"""Phase 1: turn order by a secret bid (ME-3)."""

from __future__ import annotations

from typing import Any

from ....kernel.action import Action, parse
from ....kernel.agenda import step
from ....kernel.decision import secret
from ....kernel.now import Now
from ....kernel.options import Range
from ....kernel.refusal import Why
from ..money import pay_to
from ..state import Medioevo
from .events import BidsOpened, OrderSet

BID = "bid"
"""The deed that remembers what a seat has bid in all this turn."""


class Bid(Action, frozen=True):
    """Bid for the first place in the turn order."""

    florins: int


class BidMore(Action, frozen=True):
    """Bid more against who bid as much."""

    florins: int


@step
def auction(g: Medioevo, now: Now) -> None:
    """All living players bid at once; who is bankrupt bids nothing (ME-3.1, ME-18.12)."""
    living = [seat for seat in g.seats if g.players[seat].alive]
    for seat in living:
        g.players[seat].deeds[BID] = 0
    now.then(bid.of(*(seat for seat in living if not g.players[seat].bankrupt)), after_bids)


@secret("ME-3.1", Bid, private=True, free=True)
def bid(g: Medioevo, seat: int) -> Range:
    """From 0 to all florins in hand (ME-3.1, ME-3.8)."""
    return Range(Bid, "florins", 0, g.players[seat].florins)


@bid.refuses
def _why_not_bid(g: Medioevo, seat: int, action: Bid) -> Why:
    return Why("ME-3.1", "refused-bid", {"florins": g.players[seat].florins})


@bid.revealed
def _bids(g: Medioevo, now: Now, bids: dict[int, Bid]) -> None:
    for seat, one in bids.items():
        g.players[seat].deeds[BID] = one.florins
    now.tell(BidsOpened, tuple(bids), tuple(one.florins for one in bids.values()))


@step
def after_bids(g: Medioevo, now: Now) -> None:
    """Those tied for the first place bid once more (ME-3.3)."""
    totals = totals_of(g)
    best = max(totals.values())
    tied = [seat for seat, total in totals.items() if total == best]
    able = [seat for seat in tied if not g.players[seat].bankrupt]
    if len(tied) > 1:
        now.then(tie_bid.of(*able), set_order)
    else:
        now.then(set_order)


@secret("ME-3.3", BidMore, private=True, free=True)
def tie_bid(g: Medioevo, seat: int) -> Range:
    """What is left after the first bid, or less (ME-3.3)."""
    player = g.players[seat]
    return Range(BidMore, "florins", 0, player.florins - player.deeds[BID])


@tie_bid.refuses
def _why_not_bid_more(g: Medioevo, seat: int, action: BidMore) -> Why:
    player = g.players[seat]
    return Why("ME-3.3", "refused-bid", {"florins": player.florins - player.deeds[BID]})


@tie_bid.revealed
def _more_bids(g: Medioevo, now: Now, bids: dict[int, BidMore]) -> None:
    for seat, one in bids.items():
        g.players[seat].deeds[BID] += one.florins
    now.tell(BidsOpened, tuple(bids), tuple(g.players[seat].deeds[BID] for seat in bids))


def pledged(g: Medioevo, seat: int) -> int:
    """The florins that a seat must keep while bids are made: what it has bid and could have to pay (ME-3.1, ME-3.3)."""
    answers = g.answers
    asked = next((entry for entry in g.agenda if answers and entry.name == answers.opened), None)
    if answers is None or asked is None or asked.name not in (bid.name, tie_bid.name) or seat not in asked.args:
        return 0
    sealed = answers.drafts[seat] if answers.sealed[seat] else []
    drafts: list[Any] = [parse(line, {"bid": Bid, "bid_more": BidMore}) for line in sealed]
    florins: int = sum(draft.florins for draft in drafts)
    return g.players[seat].deeds[BID] + florins


def totals_of(g: Medioevo) -> dict[int, int]:
    """What every living seat has bid."""
    return {seat: g.players[seat].deeds[BID] for seat in g.seats if g.players[seat].alive}


@step
def set_order(g: Medioevo, now: Now) -> None:
    """By total bid; ties turn the order of the last turn round, at the start luck decides. The first player alone pays,
    to the last (ME-3.2 to ME-3.7, ME-A6, ME-23.7)."""
    totals = totals_of(g)
    order: list[int] = []
    for total in sorted(set(totals.values()), reverse=True):
        order += _ranked(g, now, [seat for seat in totals if totals[seat] == total])
    g.order = order
    first, last = order[0], order[-1]
    for seat in order:
        g.players[seat].first_turns = g.players[seat].first_turns + 1 if seat == first else 0
    now.tell(OrderSet, tuple(order))
    pay_to(g, now, first, last, totals[first], BID)


def _ranked(g: Medioevo, now: Now, tied: list[int]) -> list[int]:
    """Equal bidders, in the order they get (ME-3.5)."""
    if g.phase != "setup":
        return sorted(tied, key=g.order.index, reverse=True)
    return [int(seat) for seat in now.order("turn_order", tied)]
