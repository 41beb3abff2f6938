"""Ways over the map: what a step costs, who can make it, where an army can flee to (ME-9.6 to ME-9.15, ME-14.3,
ME-22.10). Nothing here changes anything.

Cards and technologies reach in through what a march or an item carries: `Item.extra` and `Item.bond`, the notes of a
march (`crosses`, `without_cost`), and effects of the turn (`held_fast`).
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

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
from ..forces import size, troops_at, under_way
from ..state import Item, March, Medioevo
from .attacks import OPEN, meeting

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
    return item.kind in MILITARY_TRANSPORTS or item.kind in ENGINES or item.bond == "twin"


def capacity(item: Item) -> int:
    """How many spaces for units it has (ME-9.6); an engine none, unless a Gunner lends it some (ME-25.46)."""
    if item.kind in ENGINES:
        return int(item.bond.partition("_")[2]) if item.bond.startswith("carrier_") else 0
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


def held_fast(g: Medioevo, place: str) -> bool:
    """Whether a Bishop lets nothing leave a place this turn (ME-25.3)."""
    return any(effect.name == "card_3" and effect.place == place for effect in g.effects)


def crosses(g: Medioevo, march: March, place: str) -> bool:
    """Whether the groups of a move pass through a place: by Edict, where nobody stands, or with a Ranger whoever is
    there (ME-26.9, ME-25.47)."""
    if not march.notes:
        return False
    return "ranger" in march.notes or (f"edict:{place}" in march.notes and not g.place(place).forces)


def without_cost(march: March, item: str) -> bool:
    """Whether an item of a move needs no movement points: an engine with a Gunner (ME-25.45)."""
    return f"gunner:{item}" in march.notes


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
    return [there for there in g.box.chart.steps[place] if there not in right and f"logistics:{there}" in march.notes]


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


# flight


class FlightRoute(NamedTuple):
    """A way out of a battle: the places entered one after the other, and the movement points it costs (ME-14.1)."""

    path: tuple[str, ...]
    cost: int


def flight_routes(g: Medioevo, seat: int, place: str, movement: int) -> list[FlightRoute]:
    """Where an attacking army can flee to, by the cheapest way to each place: without battle or resistance, with the
    movement points left at contact; it needs transports, except for one step out of an own castle (ME-14.3, ME-14.4).
    Whether they carry all who survive is seen when they leave (`can_flee`)."""
    if held_fast(g, place):
        return []
    routes: dict[str, FlightRoute] = {}
    for ship in (False, True):
        carried = bool(carriers(g, seat, place, ship))
        free = not ship and _walks_free(g, seat, place)
        if not carried and not free:
            continue
        for end, route in _cheapest(g, seat, place, ship, movement if carried else 0, free).items():
            if (carried or len(route.path) == 1) and (end not in routes or route.cost < routes[end].cost):
                routes[end] = route
    return [routes[end] for end in sorted(routes)]


def carriers(g: Medioevo, seat: int, place: str, ship: bool, cost: int = 0) -> list[str]:
    """The transports of a seat in a place that can carry units by ship, or by land, and could still go so far had the
    contact not stopped them (ME-A22)."""
    there = [(name, item) for name, item in g.items.items() if item.owner == seat and item.place == place]
    able = [(name, item) for name, item in there if not item.aboard and is_ship(item) == ship and capacity(item)]
    return [name for name, item in able if movement_left(replace(item, stopped=False)) >= cost]


def _walks_free(g: Medioevo, seat: int, place: str) -> bool:
    """Whether all units of a seat in a place can walk out of its castle."""
    return castle_exit(g, seat, place) and all(may_leave_free(t.left, place) for t in troops_at(g, place, seat))


def _cheapest(g: Medioevo, seat: int, start: str, ship: bool, movement: int, free: bool) -> dict[str, FlightRoute]:
    """The cheapest quiet way to every place in reach; the first step out of an own castle is free."""
    found: dict[str, FlightRoute] = {}
    in_play = g.in_play
    calm: dict[str, bool] = {}
    front: list[tuple[int, int, tuple[str, ...]]] = [(0, 0, (start,))]
    while front:
        cost, steps, path = heappop(front)
        here = path[-1]
        if here in found:
            continue
        found[here] = FlightRoute(path[1:], cost)
        for there in ways(g, here, ship):
            price = 0 if free and here == start else step_cost(g, here, there)
            if there in found or there not in in_play or cost + price > movement:
                continue
            if there not in calm:
                calm[there] = quiet(g, seat, there)
            if calm[there]:
                heappush(front, (cost + price, steps + 1, (*path, there)))
    del found[start]
    return found


def can_flee(g: Medioevo, seat: int, place: str, path: tuple[str, ...], movement: int) -> bool:
    """Whether what is left of an army can still go this way: nobody stands in it, and the transports carry all its
    units (ME-14.3, ME-14.4)."""
    if held_fast(g, place) or not all(quiet(g, seat, there) for there in path):
        return False
    ship = place in g.box.chart.seas or path[0] in g.box.chart.seas
    free = not ship and _walks_free(g, seat, place)
    prices = [step_cost(g, here, there) for here, there in zip((place, *path), path, strict=False)]
    cost = sum(prices[1:]) + (0 if free else prices[0])
    if cost > movement:
        return False
    room = sum(capacity(g.items[name]) for name in carriers(g, seat, place, ship, cost))
    return (free and len(path) == 1) or room >= size(troops_at(g, place, seat))
