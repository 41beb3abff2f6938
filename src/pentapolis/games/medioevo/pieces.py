"""Giving own pieces back to the supply (ME-2.13, ME-5.8)."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.action import Action, Done
from ...kernel.decision import decision
from ...kernel.event import Event
from ...kernel.now import Now
from ...kernel.options import Items, Options
from .diplomacy.pacts import refresh_admissions
from .forces import all_troops, change, lent_troops, owned, pick, remove_troops, troops_at, unit_name, without
from .moves.conquest import left_alone
from .realm.hordes import lose_item
from .state import Medioevo
from .tabletop import BARBARIANS, NONE, Item, Troop


class DismissPieces(Action, frozen=True):
    """Look through the own pieces, to give some back."""


class ReturnUnit(Action, frozen=True):
    """Give one military unit back."""

    place: str
    unit: str


class ReturnItem(Action, frozen=True):
    """Give a transport or an engine back; its cargo is lost, and at sea whatever is aboard."""

    item: str


class PieceReturned(Event, frozen=True):
    """A seat gave a piece back to the supply: a unit or an item by its kind, from a place."""

    seat: int
    piece: str
    place: str


def dismissible(g: Medioevo, seat: int) -> bool:
    """Whether a seat has any piece it could give back."""
    return any(item.owner == seat for item in g.items.values()) or any(True for _ in _own_troops(g, seat))


def _own_troops(g: Medioevo, seat: int) -> Iterator[tuple[str, Troop]]:
    """All units whose figures are a seat's, those lent to a horde included."""
    yield from ((place, troop) for place, troop in all_troops(g, seat) if troop.lent_by == NONE)
    yield from lent_troops(g, seat)


def returns(g: Medioevo, seat: int) -> list[Action]:
    """All pieces a seat can give back, one at a time."""
    stacks = {(place, unit_name(troop)) for place, troop in _own_troops(g, seat)}
    found: list[Action] = [ReturnUnit(place, unit) for place, unit in sorted(stacks)]
    return [*found, *(ReturnItem(name) for name in owned(g, seat))]


def return_piece(g: Medioevo, now: Now, seat: int, action: ReturnUnit | ReturnItem) -> None:
    """A piece goes back to the supply."""
    if isinstance(action, ReturnItem):
        item = g.items[action.item]
        now.tell(PieceReturned, seat, item.kind, item.place)
        lose_item(g, now, action.item)
    else:
        _return_unit(g, seat, action)
        now.tell(PieceReturned, seat, action.unit, action.place)
    refresh_admissions(g)
    if isinstance(action, ReturnUnit):
        left_alone(g, now, action.place)


def _return_unit(g: Medioevo, seat: int, action: ReturnUnit) -> None:
    """From the territory, from the horde it was lent to, or at sea from the first galley that has one."""
    own = tuple(troop for troop in troops_at(g, action.place, seat) if troop.lent_by == NONE)
    if action.place not in g.box.chart.seas and any(unit_name(troop) == action.unit for troop in own):
        remove_troops(g, action.place, seat, pick(own, action.unit))
        return
    lent = tuple(troop for place, troop in lent_troops(g, seat) if place == action.place)
    if any(unit_name(troop) == action.unit for troop in lent):
        remove_troops(g, action.place, BARBARIANS, pick(lent, action.unit))
        return
    for name, item in g.items.items():
        if item.place == action.place and item.owner == seat and _has(item, action.unit):
            change(g, name, troops=without(item.troops, pick(item.troops, action.unit)))
            return


def _has(item: Item, unit: str) -> bool:
    return any(unit_name(troop) == unit for troop in item.troops)


@decision("ME-2.13", ReturnUnit, ReturnItem, Done)
def dismiss_pieces(g: Medioevo, seat: int) -> Options:
    return Items([*returns(g, seat), Done()])


@dismiss_pieces.chosen
def _dismiss_pieces(g: Medioevo, now: Now, seat: int, action: ReturnUnit | ReturnItem | Done) -> None:
    if not isinstance(action, Done):
        now.then(dismiss_pieces.of(seat))
        return_piece(g, now, seat, action)
