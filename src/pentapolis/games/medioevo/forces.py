"""Military units on the board: putting them somewhere, taking them away, counting them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from .control import contested, controller
from .state import Medioevo
from .tabletop import BARBARIANS, NOBODY, NONE, Force, Item, Place, Troop

Troops = tuple[Troop, ...]


def merged(troops: Iterable[Troop]) -> Troops:
    """Troops in canonical form: what nothing tells apart is one record, sorted, none empty."""
    counts: dict[Troop, int] = {}
    for troop in troops:
        one = troop if troop.count == 1 else replace(troop, count=1)
        counts[one] = counts.get(one, 0) + troop.count
    return tuple(replace(one, count=count) for one, count in sorted(counts.items()) if count)


def size(troops: Troops) -> int:
    """How many units these are."""
    return sum(troop.count for troop in troops)


def number_of(troops: Troops, kind: str) -> int:
    """How many of them are of a kind."""
    return sum(troop.count for troop in troops if troop.kind == kind)


def without(troops: Troops, taken: Iterable[Troop]) -> Troops:
    """Troops less some of them, which must be there as they are."""
    counts = {replace(troop, count=1): troop.count for troop in troops}
    for troop in taken:
        counts[replace(troop, count=1)] -= troop.count
    if any(count < 0 for count in counts.values()):
        raise ValueError(f"{taken} are not all among {troops}")
    return tuple(replace(one, count=count) for one, count in counts.items() if count)


def units(troops: Troops) -> Iterator[Troop]:
    """One record for each kind of unit that can be told apart, as a single unit."""
    for troop in troops:
        yield replace(troop, count=1)


def pick(troops: Troops, name: str, count: int = 1) -> Troops:
    """So many units by the name a player gives them (`unit_name`), those that have not moved first."""
    picked: list[Troop] = []
    for troop in sorted(troops, key=lambda troop: (troop.moved, len(troop.left), troop)):
        if unit_name(troop) == name and count:
            few = min(count, troop.count)
            picked.append(replace(troop, count=few))
            count -= few
    if count:
        raise ValueError(f"not so many {name} among {troops}")
    return tuple(picked)


@lru_cache(maxsize=256)
def named(kind: str, level: int) -> str:
    return f"{kind}_{level}" if level else kind


def unit_name(troop: Troop) -> str:
    """How a player names a unit: `archer`, `captain_2`."""
    return named(troop.kind, troop.level)


def read_unit(name: str) -> tuple[str, int]:
    """Kind and level of a unit by its name."""
    kind, _, level = name.rpartition("_")
    return (kind, int(level)) if level.isdigit() else (name, 0)


def of_kind(name: str, count: int = 1) -> Troop:
    """Fresh units by their name."""
    kind, level = read_unit(name)
    return Troop(kind, level, count)


# places


def troops_at(g: Medioevo, place: str, side: int) -> Troops:
    """The military units of a side in a place: in a territory all that stand there, at sea those aboard galleys."""
    for force in g.place(place).forces:
        if force.side == side:
            return force.troops
    if place in g.box.chart.seas and side != BARBARIANS:
        aboard = [
            item.troops for item in g.items.values() if item.place == place and item.owner == side and item.troops
        ]
        return merged(troop for troops in aboard for troop in troops)
    return ()


def sides_at(g: Medioevo, place: str) -> tuple[int, ...]:
    """The sides with military units in a place, barbarians first; who is on the way there counts too."""
    return tuple(sorted({force.side for force in g.place(place).forces} | under_way(g, place)))


def under_way(g: Medioevo, place: str) -> set[int]:
    """The sides with units in a place that ride aboard a transport, or walk with a group of a complete move."""
    sides = {item.owner for item in g.items.values() if item.troops and item.place == place}
    walking = (march.seat for march in g.marches for group in march.groups if group.foot and group.place == place)
    return sides.union(walking)


def set_troops(g: Medioevo, place: str, side: int, troops: Iterable[Troop]) -> None:
    """Let these be all units of a side in a territory (of barbarians, in a sea zone too)."""
    there = g.place(place)
    others = [force for force in there.forces if force.side != side]
    stack = merged(troops)
    forces = tuple(sorted([*others, Force(side, stack)])) if stack else tuple(others)
    if stack and len(others) == len(there.forces):
        _come_in(g, place, side, there, forces)
    else:
        g.put(place, replace(there, forces=forces))


def _come_in(g: Medioevo, name: str, side: int, before: Place, forces: tuple[Force, ...]) -> None:
    """A side comes to a place: who held it until then is remembered while that is not settled (ME-15.1)."""
    held = controller(g, name)
    g.put(name, replace(before, forces=forces))
    stood = held != NOBODY and any(force.side == held for force in before.forces)
    if controller(g, name) == held != NOBODY or (before.held_by != NONE and not stood):
        return
    if before.held_by == side != BARBARIANS:
        return  # it has not left: its units only got off
    if held != NOBODY or contested(g, name):
        remember(g, name, held)


def remember(g: Medioevo, name: str, held: int) -> None:
    """Who held a place until others took or contested it; nobody is -1."""
    g.put(name, replace(g.place(name), held_by=held))


def settled(g: Medioevo, name: str) -> None:
    """Who holds a place is beyond doubt: who held it before need not be remembered any more."""
    place = g.place(name)
    if place.held_by != NONE:
        g.put(name, replace(place, held_by=NONE))


def stand_again(g: Medioevo, place: str, side: int, troops: Iterable[Troop]) -> None:
    """Units that were aboard, or ready to walk, and went nowhere stand in their territory again: nobody comes in."""
    there = g.place(place)
    others = [force for force in there.forces if force.side != side]
    stack = merged((*troops_at(g, place, side), *troops))
    g.put(place, replace(there, forces=tuple(sorted([*others, Force(side, stack)]))))


def add_troops(g: Medioevo, place: str, side: int, troops: Iterable[Troop]) -> None:
    """Put units of a side into a territory."""
    set_troops(g, place, side, (*troops_at(g, place, side), *troops))


def remove_troops(g: Medioevo, place: str, side: int, troops: Iterable[Troop]) -> None:
    """Take units of a side out of a territory."""
    set_troops(g, place, side, without(troops_at(g, place, side), troops))


def all_troops(g: Medioevo, side: int) -> Iterator[tuple[str, Troop]]:
    """All units of a side on the board with their places."""
    for name, place in g.places.items():
        for force in place.forces:
            if force.side == side:
                for troop in force.troops:
                    yield name, troop
    for item in g.items.values():
        if item.owner == side:
            for troop in item.troops:
                yield item.place, troop
    for march in g.marches:
        if march.seat == side:
            for group in march.groups:
                for troop in group.foot:
                    yield group.place, troop


def lent_troops(g: Medioevo, seat: int) -> Iterator[tuple[str, Troop]]:
    """The units of a seat that fight in hordes this turn, with where they are (ME-25.56)."""
    return ((place, troop) for place, troop in all_troops(g, BARBARIANS) if troop.lent_by == seat)


# items


def items_at(g: Medioevo, place: str, owner: int | None = None, *kinds: str) -> list[str]:
    """The ids of items in a place, of an owner, of some kinds; by id."""
    return [
        name
        for name, item in g.items.items()
        if item.place == place and (owner is None or item.owner == owner) and (not kinds or item.kind in kinds)
    ]


def owned(g: Medioevo, owner: int, *kinds: str) -> dict[str, Item]:
    """The items of an owner, of some kinds."""
    return {name: item for name, item in g.items.items() if item.owner == owner and (not kinds or item.kind in kinds)}


def change(g: Medioevo, name: str, **fields: object) -> Item:
    """Change an item."""
    item: Item = replace(g.items[name], **fields)
    g.items[name] = item
    return item


LETTERS = {"caravan": "c", "merchant_ship": "m", "war_wagon": "w", "galley": "g"}


def new_item(g: Medioevo, kind: str, level: int, owner: int, place: str) -> str:
    """Put a new item on the board and return its id; items stay in the order of their ids, as they are read from
    bytes."""
    g.made += 1
    name = f"{LETTERS.get(kind, 'e')}{g.made}"
    g.items = dict(sorted([*g.items.items(), (name, Item(kind, level, owner, place))]))
    return name


def remove_item(g: Medioevo, name: str) -> None:
    """An item goes back to the supply with its cargo. At sea whatever else it carried is lost with it; on land its
    units, and the wagons and engines aboard, stay in the territory (ME-2.13)."""
    gone = g.items.pop(name)
    aboard = [other for other, item in g.items.items() if item.aboard == name]
    if gone.place in g.box.chart.seas:
        for other in aboard:
            del g.items[other]
        return
    for other in aboard:
        change(g, other, aboard="")
    if gone.troops:
        add_troops(g, gone.place, gone.owner, gone.troops)
