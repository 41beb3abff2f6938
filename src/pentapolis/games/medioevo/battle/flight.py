"""Flight of the attacker: when, by which way, and who comes along (ME-14.1 to ME-14.7)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

from ....kernel.action import Action, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..diplomacy.pacts import admit, open_borders
from ..forces import add_troops, change, items_at, merged, set_troops, size, troops_at
from ..moves.paths import (
    capacity,
    castle_exit,
    held_fast,
    is_ship,
    may_leave_free,
    movement_left,
    quiet,
    spaces,
    step_cost,
    takes_part,
    ways,
)
from ..state import Medioevo
from ..tabletop import Item
from .armies import ATTACKER, fought, is_player
from .battle import Battle
from .capture import embark
from .events import ArmyFled, FlightFailed


class Flee(Action, frozen=True):
    """Fight this round and then flee to a place, by the cheapest way."""

    to: str


def ways_out(g: Medioevo, battle: Battle) -> dict[str, tuple[tuple[str, ...], int]]:
    """Where the attacker can flee to, with the way and its movement points (ME-14.3)."""
    if not is_player(battle, ATTACKER):
        return {}
    found = flight_routes(g, battle.attacker, battle.place, battle.movement)
    return {route.path[-1]: (route.path, route.cost) for route in found}


def flights(g: Medioevo, battle: Battle) -> list[Action]:
    return [Flee(place) for place in sorted(ways_out(g, battle))]


def might_flee(g: Medioevo, battle: Battle) -> bool:
    """Whether there is a way out as far as the others know: some may have agreed to passage in secret (ME-17.28)."""
    return bool(ways_out(open_borders(g), battle))


def declare(g: Medioevo, battle: Battle, to: str) -> None:
    """The route is named before any die of the round (ME-14.1)."""
    route, cost = ways_out(g, battle)[to]
    battle.flight, battle.flight_cost = list(route), cost


@step
def may_flee(g: Medioevo, now: Now) -> None:
    """In the first round the attacker is asked, if there may be a way; later it is part of going on (ME-10.27)."""
    battle = fought(g)
    if not battle.ended and battle.round == 1 and might_flee(g, battle):
        now.then(declare_flight.of(battle.attacker))


@decision("ME-14.1", Flee, Pass, private=True, quiet=True)
def declare_flight(g: Medioevo, seat: int) -> Options:
    """Where to, or not at all."""
    return Items([Pass(), *flights(g, fought(g))])


@declare_flight.chosen
def _declare_flight(g: Medioevo, now: Now, seat: int, action: Flee | Pass) -> None:
    if isinstance(action, Flee):
        declare(g, fought(g), action.to)


@declare_flight.refuses
def _why_not_flee(g: Medioevo, seat: int, action: Flee) -> Why:
    return no_way_out(action.to)


def no_way_out(to: str) -> Why:
    return Why("ME-14.3", "refused-no-way-out", {"place": to})


def flee(g: Medioevo, now: Now, battle: Battle) -> bool:
    """After the round the army moves along its route, or stays if that is no longer possible (ME-14.3, ME-14.4)."""
    seat, path = battle.attacker, tuple(battle.flight)
    if not can_flee(g, seat, battle.place, path, battle.movement):
        battle.flight, battle.flight_cost = [], 0
        now.tell(FlightFailed, seat, battle.place)
        return False
    _move(g, battle, path)
    now.tell(ArmyFled, seat, battle.place, path[-1])
    return True


def _move(g: Medioevo, battle: Battle, path: tuple[str, ...]) -> None:
    """All units, the transports that carry them and engines that can keep up; the rest is left behind (ME-14.5)."""
    seat, here, to = battle.attacker, battle.place, path[-1]
    seas = g.box.chart.seas
    going = _going(g, seat, here, here in seas or path[0] in seas, battle.flight_cost)
    army = [replace(t, moved=True, left=_with(t.left, here)) for t in troops_at(g, here, seat)]
    if here not in seas:
        set_troops(g, here, seat, ())
    for name in going:
        item = g.items[name]
        change(g, name, place=to, spent=item.spent + battle.flight_cost, stopped=True, left=_with(item.left, here))
        if here in seas:
            aboard = () if to not in seas else merged(replace(t, moved=True) for t in item.troops)
            change(g, name, troops=aboard)
    for name, item in list(g.items.items()):
        if item.aboard in going:
            change(g, name, place=to, stopped=True)
    if to not in seas:
        admit(g, seat, to)
        add_troops(g, to, seat, army)
    elif here not in seas:
        embark(g, going, army)


def _with(left: tuple[str, ...], here: str) -> tuple[str, ...]:
    return tuple(sorted({*left, here}))


# where to


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
        carried = carriers(g, seat, place, ship)
        free = not ship and _walks_free(g, seat, place)
        if not carried and not free:
            continue
        far = min(movement, max((_fresh(g.items[name]) for name in carried), default=0))
        for end, route in _cheapest(g, seat, place, ship, far, free).items():
            if (carried or len(route.path) == 1) and (end not in routes or route.cost < routes[end].cost):
                routes[end] = route
    return [routes[end] for end in sorted(routes)]


def carriers(g: Medioevo, seat: int, place: str, ship: bool, cost: int = 0) -> list[str]:
    """The transports of a seat in a place that can carry units by ship, or by land, and could still go so far had the
    contact not stopped them (ME-A22)."""
    return [name for name in _going(g, seat, place, ship, cost) if capacity(g.items[name])]


def _going(g: Medioevo, seat: int, place: str, ship: bool, cost: int) -> list[str]:
    """The items that can go with the army: military transports of the right kind, and engines, with the movement points
    for it; what is aboard a galley goes with the galley."""
    found = []
    for name in items_at(g, place, seat):
        item = g.items[name]
        if takes_part(item) and is_ship(item) == ship and not item.aboard and _fresh(item) >= cost:
            found.append(name)
    return found


def _fresh(item: Item) -> int:
    """The movement points an item would have had the contact not stopped it (ME-A22)."""
    return movement_left(replace(item, stopped=False))


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
    return (free and len(path) == 1) or _carries_all(g, seat, place, ship, cost)


def _carries_all(g: Medioevo, seat: int, place: str, ship: bool, cost: int) -> bool:
    """Whether the transports that can go so far have room for the whole army; at sea it is aboard already."""
    going = carriers(g, seat, place, ship, cost)
    if place in g.box.chart.seas:
        return all(name in going for name in items_at(g, place, seat) if g.items[name].troops)
    return sum(spaces(g, name) for name in going) >= size(troops_at(g, place, seat))
