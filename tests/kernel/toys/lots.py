"""Lots: drawn in secret from a bag, swapped back unseen, turned up at the end."""

from __future__ import annotations

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.decision import decision
from pentapolis.kernel.event import Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.pile import Held, Pile, by_hand
from pentapolis.kernel.sight import BySeat, Everyone
from pentapolis.kernel.state import Outcome, Piece, State, Table, rank
from pentapolis.kernel.title import Rules, Title

BAG = {"gold": 1, "silver": 2, "stone": 4}
WORTH = {"gold": 3, "silver": 2, "stone": 0}


class Draw(Action, frozen=True):
    pass


class Swap(Action, frozen=True):
    """Put a lot back into the bag unseen and draw another."""

    lot: str


class Stop(Action, frozen=True):
    pass


class Turned(Event, frozen=True):
    seat: int
    lots: tuple[str, ...]


class Drawer(Piece):
    lots: Everyone[list[Held]] = []
    stopped: Everyone[bool] = False


class Lots(State):
    drawers: BySeat[list[Drawer]]
    bag: Everyone[Pile]


@step
def draw_round(g: Lots, now: Now) -> None:
    drawing = [seat for seat in g.seats if not g.drawers[seat].stopped]
    if drawing:
        now.then(draw_round)
        now.each(drawing, draw)
    else:
        now.reveal()
        for seat in g.seats:
            now.tell(Turned, seat, tuple(held.card for held in g.drawers[seat].lots))


@decision("LO-1", Draw, Swap, Stop, private=True, hushed=True)
def draw(g: Lots, seat: int) -> Options:
    lots = g.drawers[seat].lots
    more = [Draw()] if len(lots) < 2 and len(g.bag) else []
    return Items([*more, *(Swap(lot) for lot in sorted({held.card for held in lots})), Stop()])


@draw.chosen
def _draw(g: Lots, now: Now, seat: int, action: Action) -> None:
    drawer = g.drawers[seat]
    if isinstance(action, Stop):
        drawer.stopped = True
        return
    if isinstance(action, Swap):
        drawer.lots.remove(next(held for held in drawer.lots if held.card == action.lot))
        g.bag.add(action.lot)
    drawer.lots = by_hand([*drawer.lots, now.draw_for(g.bag, seat)])


def setup(table: Table) -> Lots:
    return Lots(table=table, drawers=[Drawer() for _ in range(table.seats)], bag=Pile.of("bag", BAG))


def outcome(g: Lots) -> Outcome:
    scores = tuple(sum(WORTH[held.card] for held in drawer.lots) for drawer in g.drawers)
    ranks = rank([(score,) for score in scores])
    return Outcome(ranks, scores, tuple(seat for seat in g.seats if ranks[seat] == 1))


TITLE = Title(
    id="lots",
    prefix="LO",
    version=1,
    players=(2, 3),
    rules=Rules(
        state=Lots,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=draw_round,
        outcome=outcome,
    ),
)
