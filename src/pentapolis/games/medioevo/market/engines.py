"""Siege engines: building and upgrading them (ME-6.28, ME-6.29)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.now import Now
from ....kernel.refusal import Why
from ..components import COLOUR_OF, ENGINES, LEVEL_PRICE
from ..forces import change
from ..money import pay
from ..state import Medioevo
from ..supply import items_left, property_fits
from .desk import Desk, design
from .transports import put_item

DESIGN = "mathematics"
COLOUR = COLOUR_OF[DESIGN]
LEVEL = {engine: level for level, engine in enumerate(ENGINES, 1)}


class BuildSiege(Action, frozen=True):
    """Build a siege engine."""

    engine: str
    place: str


class UpgradeSiege(Action, frozen=True):
    """Replace an own siege engine by a higher one."""

    item: str
    engine: str


def new_engines(desk: Desk) -> list[Action]:
    """What can be built where: 100 florins and a green point for each level, a figure, a property token (ME-6.28)."""
    g, found = desk.g, list[Action]()
    if not desk.designs(DESIGN):
        return found
    for engine, level in LEVEL.items():
        affordable = desk.affords(LEVEL_PRICE * level, COLOUR, level)
        if affordable and items_left(g, engine) > 0 and property_fits(g, desk.seat, add=level):
            found += [BuildSiege(engine, name) for name in desk.bases]
    return found


def engine_upgrades(desk: Desk) -> list[Action]:
    """Own engines that stand where they could be built, for the difference."""
    g, found = desk.g, list[Action]()
    if not desk.designs(DESIGN):
        return found
    for name, item in g.items.items():
        if item.owner == desk.seat and item.kind in LEVEL and item.place in desk.bases:
            for engine in ENGINES[item.level :]:
                level = LEVEL[engine]
                more = level - item.level
                affordable = desk.affords(LEVEL_PRICE * more, COLOUR, more)
                if affordable and can_become(g, desk.seat, name, engine):
                    found.append(UpgradeSiege(name, engine))
    return found


def can_become(g: Medioevo, seat: int, name: str, engine: str) -> bool:
    """Whether there are a figure and a property token for an engine's next form."""
    return items_left(g, engine) > 0 and property_fits(g, seat, LEVEL[engine], g.items[name].level)


def build_siege(g: Medioevo, now: Now, seat: int, action: BuildSiege) -> None:
    level = LEVEL[action.engine]
    pay(g, now, seat, LEVEL_PRICE * level, "engine")
    design(g, now, seat, DESIGN, level)
    put_item(g, now, seat, action.engine, level, action.place)


def upgrade_siege(g: Medioevo, now: Now, seat: int, action: UpgradeSiege) -> None:
    """The figure is swapped; what it has moved stays."""
    level = LEVEL[action.engine]
    more = level - g.items[action.item].level
    pay(g, now, seat, LEVEL_PRICE * more, "engine")
    design(g, now, seat, DESIGN, more)
    change(g, action.item, kind=action.engine, level=level)


def can_upgrade_engine_free(g: Medioevo, seat: int, name: str) -> bool:
    """Whether an own engine can rise a level free of charge, where it could be upgraded (ME-26.18)."""
    item = g.items.get(name)
    if item is None or item.owner != seat or item.kind not in LEVEL or item.level == len(ENGINES):
        return False
    return item.place in Desk(g, seat).bases and can_become(g, seat, name, ENGINES[item.level])


def upgrade_engine_free(g: Medioevo, name: str) -> None:
    """An engine rises one level without florins or points of its design."""
    level = g.items[name].level
    change(g, name, kind=ENGINES[level], level=level + 1)


def why_no_engine(g: Medioevo, seat: int, action: BuildSiege | UpgradeSiege) -> Why | None:
    desk, old = Desk(g, seat), 0
    if action.engine not in LEVEL:
        return None
    if not desk.designs(DESIGN):
        return Why("ME-6.28", "refused-me-needs-technology", {"technology": DESIGN})
    if isinstance(action, UpgradeSiege):
        item = g.items.get(action.item)
        if item is None or item.owner != seat or item.kind not in LEVEL or item.level >= LEVEL[action.engine]:
            return Why("ME-6.28", "refused-me-no-such-upgrade", {"item": action.item})
        place, old = item.place, item.level
    else:
        place = action.place
    if place not in desk.bases:
        return Why("ME-6.29", "refused-me-needs-base", {"kind": action.engine, "place": place})
    if items_left(g, action.engine) < 1:
        return Why("ME-2.10", "refused-me-supply", {"piece": action.engine})
    level = LEVEL[action.engine]
    if not property_fits(g, seat, level, old):
        return Why("ME-6.22", "refused-me-property", {"level": level})
    return Why("ME-2.9", "refused-me-price", {"florins": LEVEL_PRICE * (level - old), "points": level - old})
