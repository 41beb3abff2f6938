"""Auction: secret bids out of a secret purse; who ties for the most bids once more; the order of bids is the order."""

from __future__ import annotations

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decision import secret
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Options, Range
from pentapolis.kernel.sight import Everyone, Owner
from pentapolis.kernel.state import Outcome, State, Table, rank
from pentapolis.kernel.title import Rules, Title

PURSE = 3000


class Bid(Action, frozen=True):
    florins: int


class Auction(State):
    florins: Owner[list[int]]
    won: Everyone[list[int]]
    bids: Everyone[list[int]] = []
    rounds: Everyone[int] = 2


@step
def auction(g: Auction, now: Now) -> None:
    if g.rounds:
        g.rounds -= 1
        g.bids = [0] * g.table.seats
        now.then(bid.of(*g.seats), auction)


@secret("AU-1", Bid, private=True)
def bid(g: Auction, seat: int) -> Options:
    return Range(Bid, "florins", 0, g.florins[seat])


@bid.revealed
def _bids(g: Auction, now: Now, bids: dict[int, Bid]) -> None:
    for seat, chosen in bids.items():
        g.bids[seat] += chosen.florins
        g.florins[seat] -= chosen.florins
    tied = [seat for seat in g.seats if g.bids[seat] == max(g.bids)]
    if len(tied) > 1 and len(bids) == g.table.seats:
        now.then(bid_again.of(*tied))
    else:
        g.won[tied[0]] += 1


@secret("AU-2", Bid, private=True)
def bid_again(g: Auction, seat: int) -> Options:
    return Range(Bid, "florins", 0, g.florins[seat])


@bid_again.revealed
def _bids_again(g: Auction, now: Now, bids: dict[int, Bid]) -> None:
    best = max(bids, key=lambda seat: (bids[seat].florins, -seat))
    for seat, chosen in bids.items():
        g.bids[seat] += chosen.florins
        g.florins[seat] -= chosen.florins
    g.won[best] += 1


def setup(table: Table) -> Auction:
    return Auction(table=table, florins=[PURSE] * table.seats, won=[0] * table.seats)


def imagine(g: Auction, viewer: int, chance: Chance) -> None:
    for seat in g.seats:
        if seat != viewer:
            g.florins[seat] = int(chance.pick("florins", range(PURSE + 1)))


def outcome(g: Auction) -> Outcome:
    ranks = rank([(won,) for won in g.won])
    return Outcome(ranks, tuple(g.won), tuple(seat for seat in g.seats if ranks[seat] == 1))


TITLE = Title(
    id="auction",
    prefix="AU",
    version=1,
    players=(2, 3, 4),
    rules=Rules(
        state=Auction,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=auction,
        outcome=outcome,
        imagine=imagine,
    ),
)
