"""Which kingdom each player leads: by lot, or chosen one after the other (ME-1.2, ME-1.3, ME-23.1)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items
from ....kernel.refusal import Why
from ..components import Box
from ..state import Medioevo
from .events import KingdomTaken
from .starting_bid import starting_bid


class ChooseKingdom(Action, frozen=True):
    """Lead a kingdom."""

    kingdom: str


@step
def assign_kingdoms(g: Medioevo, now: Now) -> None:
    """By a bid of honor, by lot, or by choice: in random order, or as the seats agree (ME-1.2)."""
    how = g.table.options["kingdoms"]
    if g.with_variant("starting_bid"):
        now.then(starting_bid.of(*g.seats))
    elif how == "random":
        for seat in now.order("kingdom_order", g.seats):
            found = free_kingdoms(g.box, g.kingdoms, len(g.players))
            take_kingdom(g, now, int(seat), str(now.pick("kingdom", sorted(found))))
    else:
        seats = now.order("kingdom_order", g.seats) if how == "draft" else g.seats
        now.each([int(seat) for seat in seats], choose_kingdom)


def free_kingdoms(box: Box, taken: Sequence[str], players: int) -> list[str]:
    """The kingdoms that can still be taken: with fewer than six players each is linked to one before (ME-1.3)."""
    free = [name for name in box.kingdoms if name not in taken]
    if not taken or players == len(box.kingdoms):
        return free
    return [name for name in free if any(link in taken for link in box.kingdoms[name].links)]


def take_kingdom(g: Medioevo, now: Now, seat: int, kingdom: str, honor: int = 0) -> None:
    g.players[seat].kingdom = kingdom
    now.tell(KingdomTaken, seat, kingdom, honor)


@decision("ME-1.2", ChooseKingdom)
def choose_kingdom(g: Medioevo, seat: int) -> Items:
    """A kingdom that nobody has, linked to those in play (ME-1.2, ME-1.3)."""
    return Items(map(ChooseKingdom, free_kingdoms(g.box, g.kingdoms, len(g.players))))


@choose_kingdom.chosen
def _choose_kingdom(g: Medioevo, now: Now, seat: int, action: ChooseKingdom) -> None:
    take_kingdom(g, now, seat, action.kingdom)


@choose_kingdom.refuses
def _why_not_kingdom(g: Medioevo, seat: int, action: ChooseKingdom) -> Why | None:
    if action.kingdom not in g.box.kingdoms:
        return None
    if action.kingdom in g.kingdoms:
        return Why("ME-1.2", "refused-kingdom-taken", {"kingdom": action.kingdom})
    return Why("ME-1.3", "refused-kingdom-not-linked", {"kingdom": action.kingdom})
