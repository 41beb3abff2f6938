"""A game of rules alone: everybody has a die, and bids how many dice show at least some face, or calls the last bid."""

from __future__ import annotations

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decision import decision
from pentapolis.kernel.event import Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.sight import BySeat, Everyone, Owner
from pentapolis.kernel.state import Outcome, State, Table, rank
from pentapolis.kernel.title import Rules, Title

ROUNDS = 3
HIDDEN = -1


class Bid(Action, frozen=True):
    count: int
    face: int


class Call(Action, frozen=True):
    pass


class Shown(Event, frozen=True):
    seat: int
    dice: tuple[int, ...]


class Bids(State):
    dice: Owner[list[int]]
    points: BySeat[list[int]]
    count: Everyone[int] = 0
    face: Everyone[int] = 0
    round: Everyone[int] = 0


@step
def new_round(g: Bids, now: Now) -> None:
    g.round += 1
    g.count = g.face = 0
    g.dice = [now.roll() for _ in g.seats]
    now.then(bid.of((g.round - 1) % g.table.seats))


@decision("BB-1.1", Bid, Call)
def bid(g: Bids, seat: int) -> Options:
    higher = [
        Bid(n, face) for n in range(1, g.table.seats + 1) for face in range(1, 7) if (n, face) > (g.count, g.face)
    ]
    return Items([*higher, *([Call()] if g.count else [])])


@bid.chosen
def _bid(g: Bids, now: Now, seat: int, action: Bid | Call) -> None:
    if isinstance(action, Bid):
        g.count, g.face = action.count, action.face
        now.then(bid.of((seat + 1) % g.table.seats))
        return
    right = sum(die >= g.face for die in g.dice) < g.count
    winner = seat if right else (seat - 1) % g.table.seats
    now.tell(Shown, winner, tuple(g.dice))
    now.reveal()
    g.points[winner] += 1
    if g.round < ROUNDS:
        now.then(new_round)


def setup(table: Table) -> Bids:
    return Bids(table=table, dice=[0] * table.seats, points=[0] * table.seats)


def outcome(g: Bids) -> Outcome:
    ranks = rank([(points,) for points in g.points])
    return Outcome(ranks, tuple(g.points), tuple(seat for seat in g.seats if ranks[seat] == 1))


def imagine(g: Bids, viewer: int, chance: Chance) -> None:
    """Others' dice are rolled."""
    for seat, die in enumerate(g.dice):
        if die == HIDDEN:
            g.dice[seat] = int(chance.pick("d6", range(1, 7)))


TITLE: Title[Bids] = Title(
    id="bare_bids",
    prefix="BB",
    version=1,
    players=range(2, 5),
    rules=Rules(
        state=Bids,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=new_round,
        outcome=outcome,
        imagine=imagine,
    ),
)
