"""Event cards of Medioevo Universale by the book (ME-4.5 to ME-4.15)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from oracles.lockstep import Different, Option
from oracles.medioevo_referee import Beyond, Chapter, Flow, Skip
from oracles.medioevo_world import (
    CATEGORIES,
    CV,
    HI,
    LI,
    MOVEMENT,
    STRUCTURE,
    TRADERS,
    Army,
    Unit,
    World,
)

HARM = {"movement": 2, "armies": 4, "buildings": 3, "goods": 2}
"""The highest die that harms; it says how many pieces (ME-4.9 to ME-4.12)."""
DECISION = {
    "movement": "event_stop_transports",
    "armies": "event_assign_unit_damage",
    "buildings": "event_assign_building_damage",
    "goods": "event_lose_goods",
}
TRANSPORTS = ("caravan", "merchant_ship", "war_wagon", "galley")
SETTLED = ("places", "items", "event", "discards", "players", "event_deck")
Strike = tuple[int, str]
"""A seat that an icon strikes."""


def area(world: World) -> set[str]:
    """The red territories in play and the sea zones along them, without what is protected (ME-4.7, ME-25.39)."""
    row = world.map.events[world.rest["event"]]
    red = {*row["dark_red"], *row["light_red"]} & world.in_play()
    seas = {sea for place in red for sea in world.map.coast[place]} & world.in_play()
    spared = {found["place"] for found in world.rest["effects"] if found["name"] in ("card_42", "card_43")}
    return (red - spared) | seas


# What can be struck


def targets(world: World, seat: int, icon: str, item: str = "") -> set[Option]:
    """What a seat has of the kind in the area."""
    places = area(world)
    return FIND[icon](world, seat, places, item)


def _transports(world: World, seat: int, places: set[str], _: str) -> set[Option]:
    return {
        ("stop_transport", name)
        for name, item in world.items_of(seat).items()
        if item["kind"] in TRANSPORTS and item["place"] in places and not item["stopped"]
    }


def _units(world: World, seat: int, places: set[str], _: str) -> set[Option]:
    found: set[Option] = set()
    for place in places & world.places.keys():
        found |= {("suffer_damage", place, unit.name, "") for unit in world.places[place].forces.get(seat, ())}
    for name, item in world.items_of(seat).items():
        if item["place"] in places:
            found |= {("suffer_damage", item["place"], unit.name, name) for unit in item["troops"]}
    return found


def _buildings(world: World, seat: int, places: set[str], _: str) -> set[Option]:
    return {
        ("suffer_ruin", place, building)
        for place in places & world.places.keys()
        if world.controller(place) == seat
        for category in CATEGORIES
        if (building := world.places[place].building(category))
    }


def _cubes(world: World, seat: int, places: set[str], only: str) -> set[Option]:
    """Of one transport, once it is chosen (ME-4.12)."""
    return {
        ("lose_cube", name, good)
        for name, item in world.items_of(seat).items()
        if item["kind"] in TRADERS and item["place"] in places and only in ("", name)
        for good, count in item["cargo"].items()
        if count
    }


FIND: dict[str, Callable[[World, int, set[str], str], set[Option]]] = {
    "movement": _transports,
    "armies": _units,
    "buildings": _buildings,
    "goods": _cubes,
}


# The course of an event


def icon_options(flow: Flow) -> set[Option]:
    """Two of the three icons, in order (ME-4.6)."""
    icons = flow.world.map.events[flow.world.rest["event"]]["effects"]
    return {("choose_event_icons", pair) for pair in permutations(icons, 2)}


def icon_effect(flow: Flow, option: Option) -> None:
    _strike(flow, [(seat, icon) for icon in option[1] for seat in flow.world.order])


def _strike(flow: Flow, strikes: list[Strike]) -> None:
    """Every player with a piece of the kind in the area rolls once, in turn order (ME-4.8)."""
    for number, (seat, icon) in enumerate(strikes):
        rest = strikes[number + 1 :]
        if targets(flow.world, seat, icon):
            face = flow.die(6)
            if flow.stopped == "die_rolled":
                flow.world.rest["rolled"] = [face]
                _expect(flow, rest)
                flow.ask("die_rolled")
            _harm(flow, seat, icon, face if face <= HARM[icon] else 0, rest)
    _end(flow)


def _harm(flow: Flow, seat: int, icon: str, left: int, rest: list[Strike], item: str = "") -> None:
    """Piece after piece; where there are fewer, the rest is lost (ME-4.13)."""
    if left and targets(flow.world, seat, icon, item):
        _expect(flow, rest)
        flow.ask(DECISION[icon], seat)


def _expect(flow: Flow, rest: list[Strike]) -> None:
    """What the engine is still to strike, in its order."""
    planned = [(entry.seat, entry.args[0]) for entry in reversed(flow.agenda) if entry.name == "strike"]
    if planned != rest:
        raise Different(f"still to be struck: oracle {rest}, engine {planned}")


def _planned(flow: Flow) -> list[Strike]:
    return [(seat, args[0]) for name, seat, args in reversed(flow.world.agenda) if name == "strike"]


def _end(flow: Flow) -> None:
    """The card is discarded (ME-4.15)."""
    world = flow.world
    world.rest["discards"] = [*world.rest["discards"], world.rest["event"]]
    world.rest["event"] = ""
    raise Beyond(*SETTLED)


def die_effect(flow: Flow, option: Option) -> None:
    """Nobody lowers the die of an event."""
    if flow.args[1] != "event":
        raise Skip
    if flow.stopped_args == flow.args and not flow.luck.left:
        flow.window("die_rolled")
    seat, (face,) = flow.args[0], flow.world.rest["rolled"]
    flow.world.rest["rolled"] = []
    _, _, args = flow.world.agenda[-2]
    icon = args[0]
    rest = _planned(flow)
    _harm(flow, seat, icon, face if face <= HARM[icon] else 0, rest)
    _strike(flow, rest)


def harm_options(icon: str) -> Callable[[Flow], set[Option]]:
    return lambda flow: targets(flow.world, flow.seat, icon, flow.args[1])


def harm_effect(icon: str) -> Callable[[Flow, Option], None]:
    def effect(flow: Flow, option: Option) -> None:
        world, seat, (left, item) = flow.world, flow.seat, flow.args
        if icon == "movement":
            _stop(world, option[1])
        elif icon == "armies":
            _hurt(world, seat, *option[1:])
        elif icon == "buildings":
            ruin(world, *option[1:])
        else:
            item = option[1]
            world.items[item]["cargo"][option[2]] -= 1
        rest = _planned(flow)
        _harm(flow, seat, icon, left - 1, rest, item)
        _strike(flow, rest)

    return effect


def _stop(world: World, name: str) -> None:
    """Its movement points become 0 (ME-4.9)."""
    item = world.items[name]
    item["stopped"] = True
    item["spent"] = MOVEMENT[item["level"]] + item["extra"]


def _hurt(world: World, seat: int, place: str, name: str, galley: str) -> None:
    army: Army = world.items[galley]["troops"] if galley else world.place(place).army(seat)
    same = [unit for unit in army if unit.name == name]
    if len(same) != 1 or same[0].real or same[0].lent or (world.sides(place) != {seat} and not galley):
        raise Skip
    wear(world, seat, army, same[0])


def wear(world: World, seat: int, army: Army, unit: Unit) -> str:
    """One point of damage (ME-11.1): Cavalry becomes Heavy, this Light Infantry, as far as the own set has them;
    all others are removed. What it became, or nothing."""
    army[unit] -= 1
    if not army[unit]:
        del army[unit]
    for lesser in {CV: (HI, LI), HI: (LI,)}.get(unit.kind, ()):
        if world.left_in_set(seat, lesser) > 0:
            army[unit._replace(kind=lesser)] += 1
            return lesser
    return ""


def ruin(world: World, place: str, building: str, points: int = 1) -> None:
    """Destruction tokens; at its structure points a building is gone with its control tokens (ME-12.17, ME-12.20)."""
    site = world.place(place)
    at = next(n for n, category in enumerate(CATEGORIES) if site.building(category) == building)
    site.damage[at] += points
    if site.damage[at] >= STRUCTURE[building]:
        site.damage[at] = 0
        setattr(site, CATEGORIES[at], 0)
        if CATEGORIES[at] == "military":
            for other in world.places.values():
                if other.token_of == place:
                    other.token, other.token_of = -1, ""


CHAPTERS = {
    "choose_event_icons": Chapter(("choose_event_icons",), icon_effect, icon_options),
    "die_rolled": Chapter(("pass",), die_effect),
    **{
        decision: Chapter((verb,), harm_effect(icon), harm_options(icon))
        for (icon, decision), verb in zip(
            DECISION.items(), ("stop_transport", "suffer_damage", "suffer_ruin", "lose_cube"), strict=True
        )
    },
}
