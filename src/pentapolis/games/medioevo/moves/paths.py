"""Ways over the map: what a step costs, who can make it, what transports can carry (ME-9.6 to ME-9.15, ME-22.10).
Nothing here changes anything.

Cards and technologies reach in through what a march or an item carries: `Item.extra` and `Item.twin`, the notes of a
march (`crosses`, `without_cost`), and effects of the turn (`held_fast`).
"""

from __future__ import annotations

from ..components import (
    ENGINE_MOVEMENT,
    ENGINES,
    MILITARY_TRANSPORTS,
    MOVEMENT,
    RIVER_COST,
    SHIPS,
    TERRAINS,
    UNIT_CAPACITY,
)
from ..control import controller
from ..diplomacy.pacts import passage
from ..forces import size, under_way
from ..state import Medioevo
from ..tabletop import Item
from .attacks import OPEN, meeting
from .underway import Edict, Gunner, Logistics, March, Ranger

CASTLE_LEVEL = 3


def movement_left(item: Item) -> int:
    """The movement points an item still has this turn (ME-9.6)."""
    if item.stopped:
        return 0
    full = ENGINE_MOVEMENT if item.kind in ENGINES else MOVEMENT[item.level]
    return max(0, full + item.extra - item.spent)


def is_ship(item: Item) -> bool:
    return item.kind in SHIPS


def takes_part(item: Item) -> bool:
    """Whether an item moves in the combat phase: all but trade transports, unless one serves as both (ME-9.15)."""
    return item.kind in MILITARY_TRANSPORTS or item.kind in ENGINES or item.twin


def capacity(item: Item) -> int:
    """How many spaces for units it has (ME-9.6); an engine none, unless a Gunner lends it some (ME-25.46)."""
    if item.kind in ENGINES:
        return item.carries
    return UNIT_CAPACITY[item.level] if takes_part(item) else 0


def aboard(g: Medioevo, galley: str) -> list[str]:
    """The wagons and engines that a galley carries."""
    return [name for name, item in g.items.items() if item.aboard == galley]


def spaces(g: Medioevo, name: str) -> int:
    """The spaces of a transport that are still free: a unit, wagon or engine takes one each (ME-9.8, ME-9.9)."""
    item = g.items[name]
    free = capacity(item) - size(item.troops)
    return free - len(aboard(g, name)) if is_ship(item) else free


# what is special about a place or a move


def closed(g: Medioevo) -> set[str]:
    """The places that a Bishop lets nothing leave this turn (ME-25.3)."""
    return {effect.place for effect in g.effects if effect.name == "card_3"}


def held_fast(g: Medioevo, place: str) -> bool:
    """Whether a Bishop lets nothing leave a place."""
    return place in closed(g)


def crosses(g: Medioevo, march: March, place: str) -> bool:
    """Whether the groups of a move pass through a place: by Edict, where nobody stands, or with a Ranger whoever is
    there (ME-26.9, ME-25.47)."""
    if not march.notes:
        return False
    return Ranger() in march.notes or (Edict(place) in march.notes and not g.place(place).forces)


def without_cost(march: March, item: str) -> bool:
    """Whether an item of a move needs no movement points: an engine with a Gunner (ME-25.45)."""
    return Gunner(item) in march.notes


def holds(g: Medioevo, seat: int, place: str) -> bool:
    """Whether a seat controls a territory, its units in transports or on foot there included: who takes along the last
    unit still stands there until it leaves."""
    owner = controller(g, place)
    if owner == seat:
        return True
    if any(force.side != seat for force in g.place(place).forces) or seat not in under_way(g, place):
        return False
    return not passage(g, seat, owner, place)


def castle_exit(g: Medioevo, seat: int, place: str) -> bool:
    """Whether steps out of a place into adjacent territories are free for a seat (ME-9.14)."""
    return g.place(place).military == CASTLE_LEVEL and holds(g, seat, place)


def may_leave_free(left: tuple[str, ...], place: str) -> bool:
    """Whether a piece has not yet left this castle for free this turn (ME-A46)."""
    return place not in left


# steps


def ways(g: Medioevo, place: str, ship: bool) -> tuple[str, ...]:
    """Where a step by ship or by land can lead from a place: a ship that is docked stands on land (ME-9.13), and what
    has come to sea by Logistics goes ashore again (ME-26.2)."""
    chart = g.box.chart
    if place in chart.seas:
        return chart.steps[place] if ship else chart.shores[place]
    return chart.coast[place] if ship else chart.land[place]


def wrong_ways(g: Medioevo, march: March, place: str, ship: bool) -> list[str]:
    """Steps out of a place in the wrong medium that Logistics has paid for (ME-26.2)."""
    if not march.notes:
        return []
    right = ways(g, place, ship)
    return [there for there in g.box.chart.steps[place] if there not in right and Logistics(there) in march.notes]


def out_of_place(g: Medioevo, place: str, ship: bool) -> bool:
    """Whether a ship, or what goes by land, can't stay in a place (ME-26.2)."""
    if place in g.box.chart.seas:
        return not ship
    return ship and not g.box.chart.coast[place]


def step_cost(g: Medioevo, origin: str, to: str) -> int:
    """The movement points a step costs: 1, docking and setting sail included (ME-9.7); with the terrain variant what
    the territory entered asks for, and a river (ME-22.10)."""
    territory = g.box.chart.territories.get(to)
    if territory is None or not g.with_variant("terrain"):
        return 1
    river = RIVER_COST if (origin, to) in g.box.chart.rivers else 0
    return TERRAINS[territory.terrain][0] + river


def quiet(g: Medioevo, seat: int, place: str) -> bool:
    """Whether a seat's pieces can enter a place without battle, resistance or conquest (P2)."""
    return meeting(g, seat, place).kind == OPEN
