"""Flight of the attacker (ME-14.1 to ME-14.7)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..diplomacy.pacts import admit, open_borders
from ..forces import add_troops, change, items_at, merged, set_troops, size, troops_at
from ..state import Battle, Medioevo, Troop
from .armies import ATTACKER, fought, is_player
from .events import ArmyFled, FlightFailed


class Flee(Action, frozen=True):
    """Fight this round and then flee to a place, by the cheapest way."""

    to: str


def ways_out(g: Medioevo, battle: Battle) -> dict[str, tuple[tuple[str, ...], int]]:
    """Where the attacker can flee to, with the way and its movement points (ME-14.3)."""
    if not is_player(battle, ATTACKER):
        return {}
    from ..moves.paths import flight_routes  # moves lead to battles

    found = flight_routes(g, battle.attacker, battle.place, battle.movement)
    return {route.path[-1]: (route.path, route.cost) for route in found}


def flights(g: Medioevo, battle: Battle) -> list[Action]:
    return [Flee(place) for place in sorted(ways_out(g, battle))]


def might_flee(g: Medioevo, battle: Battle) -> bool:
    """Whether there is a way out as far as the others know: some may have agreed to passage in secret (ME-17.28)."""
    with open_borders(g):
        return bool(ways_out(g, battle))


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


@decision("ME-14.1", Flee, Pass, private=True)
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
    from ..moves.paths import can_flee

    seat, path = battle.attacker, tuple(battle.flight)
    if not can_flee(g, seat, battle.place, path, battle.movement) or not _room(g, battle, path):
        battle.flight, battle.flight_cost = [], 0
        now.tell(FlightFailed, seat, battle.place)
        return False
    _move(g, battle, path)
    now.tell(ArmyFled, seat, battle.place, path[-1])
    return True


def _room(g: Medioevo, battle: Battle, path: tuple[str, ...]) -> bool:
    """Whether docked galleys have room for the army beside what they carry; at sea it is aboard already."""
    from ..moves.paths import spaces

    here, seas = battle.place, g.box.chart.seas
    if here in seas or path[0] not in seas:
        return True
    return sum(spaces(g, name) for name in _going(g, battle, True)) >= size(troops_at(g, here, battle.attacker))


def _going(g: Medioevo, battle: Battle, ship: bool) -> list[str]:
    """The items that go with the army: military transports of the right kind, and engines that have the movement
    points for it; what is aboard a galley goes with the galley."""
    from ..moves.paths import is_ship, movement_left, takes_part

    found = []
    for name in items_at(g, battle.place, battle.attacker):
        item = g.items[name]
        keeps_up = movement_left(replace(item, stopped=False)) >= battle.flight_cost
        if takes_part(item) and is_ship(item) == ship and not item.aboard and keeps_up:
            found.append(name)
    return found


def _move(g: Medioevo, battle: Battle, path: tuple[str, ...]) -> None:
    """All units, the transports that carry them and engines that can keep up; the rest is left behind (ME-14.5)."""
    seat, here, to = battle.attacker, battle.place, path[-1]
    seas = g.box.chart.seas
    going = _going(g, battle, here in seas or path[0] in seas)
    army = [replace(t, moved=True, left=_with(t.left, here)) for t in troops_at(g, here, seat)]
    if here not in seas:
        set_troops(g, here, seat, ())
    for name in going:
        item = g.items[name]
        change(g, name, place=to, spent=item.spent + battle.flight_cost, stopped=True, left=_with(item.left, here))
        if here in seas:
            aboard = () if to not in seas else tuple(replace(t, moved=True) for t in item.troops)
            change(g, name, troops=aboard)
    for name, item in list(g.items.items()):
        if item.aboard in going:
            change(g, name, place=to, stopped=True)
    if to not in seas:
        admit(g, seat, to)
        add_troops(g, to, seat, army)
    elif here not in seas:
        _embark(g, going, army)


def _with(left: tuple[str, ...], here: str) -> tuple[str, ...]:
    return tuple(sorted({*left, here}))


def _embark(g: Medioevo, galleys: list[str], army: list[Troop]) -> None:
    """Put units aboard galleys, as many as each has room for."""
    from ..moves.paths import spaces

    for name in galleys:
        room = spaces(g, name)
        while army and room:
            one = army.pop()
            few = min(one.count, room)
            room -= few
            change(g, name, troops=merged((*g.items[name].troops, replace(one, count=few))))
            if one.count > few:
                army.append(replace(one, count=one.count - few))
