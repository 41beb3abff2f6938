"""Transports: building and upgrading them (ME-6.16 to ME-6.22)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.now import Now
from ....kernel.refusal import Why
from ..components import (
    CARAVAN,
    COLOUR_OF,
    LEVEL_PRICE,
    LEVELS,
    MERCHANT_SHIP,
    SHIPS,
    TRADE_TRANSPORTS,
    TRANSPORTS,
    WAR_WAGON,
)
from ..forces import change, new_item
from ..money import pay
from ..state import Medioevo
from ..supply import items_left, property_fits
from .desk import Desk, design
from .events import ItemMade

DESIGN = "carpentry"
COLOUR = COLOUR_OF[DESIGN]


class BuildTransport(Action, frozen=True):
    """Build a transport of a level."""

    kind: str
    level: int
    place: str


class UpgradeTransport(Action, frozen=True):
    """Raise an own transport to a higher level."""

    item: str
    level: int


def yards(desk: Desk, kind: str) -> list[str]:
    """Where a kind of transport is built or upgraded (ME-6.17, ME-6.18): ships where there is a port."""
    if kind == CARAVAN:
        return desk.marts
    if kind == WAR_WAGON:
        return desk.camps
    chart = desk.g.box.chart
    return [name for name in (desk.marts if kind == MERCHANT_SHIP else desk.camps) if chart.has_port(name)]


def new_transports(desk: Desk) -> list[Action]:
    """What can be built where: 100 florins and a blue point for each level, a figure, a property token (ME-6.16)."""
    g, found = desk.g, list[Action]()
    if not desk.designs(DESIGN):
        return found
    levels = [
        level
        for level in LEVELS
        if desk.affords(LEVEL_PRICE * level, COLOUR, level) and property_fits(g, desk.seat, add=level)
    ]
    if not levels:
        return found
    for kind in TRANSPORTS:
        if items_left(g, kind) > 0:
            places = yards(desk, kind)
            found += [BuildTransport(kind, level, name) for level in levels for name in places]
    return found


def transport_upgrades(desk: Desk) -> list[Action]:
    """Own transports that stand where they could be built, for the difference (ME-6.16, ME-6.17)."""
    g, found = desk.g, list[Action]()
    if not desk.designs(DESIGN):
        return found
    places: dict[str, list[str]] = {}
    for name, item in g.items.items():
        if item.owner != desk.seat or item.kind not in TRANSPORTS or item.level == LEVELS[-1]:
            continue
        if item.kind not in places:
            places[item.kind] = yards(desk, item.kind)
        if item.place in places[item.kind]:
            for level in range(item.level + 1, LEVELS[-1] + 1):
                more = level - item.level
                if desk.affords(LEVEL_PRICE * more, COLOUR, more) and property_fits(g, desk.seat, level, item.level):
                    found.append(UpgradeTransport(name, level))
    return found


def build_transport(g: Medioevo, now: Now, seat: int, action: BuildTransport) -> None:
    pay(g, now, seat, LEVEL_PRICE * action.level, "transport")
    design(g, now, seat, DESIGN, action.level)
    put_item(g, now, seat, action.kind, action.level, action.place)


def put_item(g: Medioevo, now: Now, seat: int, kind: str, level: int, name: str) -> None:
    """A new transport or engine stands on the board, with all its movement points (ME-6.19, ME-6.21)."""
    now.tell(ItemMade, seat, new_item(g, kind, level, seat, name), kind, level, name)


def upgrade_transport(g: Medioevo, now: Now, seat: int, action: UpgradeTransport) -> None:
    """Its property token changes, its cargo stays (ME-6.20)."""
    more = action.level - g.items[action.item].level
    pay(g, now, seat, LEVEL_PRICE * more, "transport")
    design(g, now, seat, DESIGN, more)
    change(g, action.item, level=action.level)


def why_no_transport(g: Medioevo, seat: int, action: BuildTransport | UpgradeTransport) -> Why | None:
    desk = Desk(g, seat)
    if not desk.designs(DESIGN):
        return Why("ME-6.16", "refused-me-needs-technology", {"technology": DESIGN})
    old = 0
    if isinstance(action, UpgradeTransport):
        item = g.items.get(action.item)
        if item is None or item.owner != seat or item.kind not in TRANSPORTS or not item.level < action.level <= 3:
            return Why("ME-6.16", "refused-me-no-such-upgrade", {"item": action.item})
        kind, place, old = item.kind, item.place, item.level
    else:
        kind, place = action.kind, action.place
        if kind not in TRANSPORTS or action.level not in LEVELS:
            return None
    if place not in yards(desk, kind):
        return Why("ME-6.17", _no_yard(kind), {"kind": kind, "place": place})
    if not old and items_left(g, kind) < 1:
        return Why("ME-2.10", "refused-me-supply", {"piece": kind})
    if not property_fits(g, seat, action.level, old):
        return Why("ME-6.22", "refused-me-property", {"level": action.level})
    more = action.level - old
    return Why("ME-2.9", "refused-me-price", {"florins": LEVEL_PRICE * more, "points": more})


def _no_yard(kind: str) -> str:
    if kind in SHIPS:
        return "refused-me-needs-port"
    return "refused-me-needs-area" if kind in TRADE_TRANSPORTS else "refused-me-needs-base"
