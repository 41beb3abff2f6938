"""What is left in the supply and in the sets of the players: all that is not on the board (ME-2.10)."""

from __future__ import annotations

from collections.abc import Iterable

from .components import (
    BARBARIAN_GALLEYS,
    BARBARIAN_SET,
    BLOOD_TOKENS,
    BUILDING_SUPPLY,
    BUILDINGS,
    CAPTAIN,
    CIVIL,
    CONTROL_TOKENS,
    CUBES,
    ITEM_SUPPLY,
    MILITARY,
    PLAYER_SET,
    RELIGIOUS,
    STANDARDS,
    TOKENS,
)
from .forces import all_troops, lent_troops, owned
from .state import Medioevo
from .tabletop import BARBARIANS, NONE, Troop


def real_kind(troop: Troop) -> tuple[str, int]:
    """What a unit is as a piece: a promotion or a Heroine changes what it counts as, not the figure."""
    return (troop.real, troop.real_level) if troop.real else (troop.kind, troop.level)


def pieces(g: Medioevo, seat: int) -> list[tuple[str, int, int]]:
    """Kind, level, number of all figures of a seat outside its set: on the board, lent, in prison, waiting."""
    figures = [(*real_kind(troop), troop.count) for _, troop in all_troops(g, seat) if troop.lent_by == NONE]
    figures += [(*real_kind(troop), troop.count) for _, troop in lent_troops(g, seat)]
    for other in g.players:
        figures += [(p.kind, p.level, p.count) for p in other.prisoners if p.owner == seat]
    player = g.players[seat]
    figures += [(t.kind, t.level, t.count) for t in (*player.surrendered, *player.surrendered_now)]
    for battle in g.battles:
        figures += [(p.kind, p.level, p.count) for p in battle.prisoners if p.owner == seat]
    return figures


def units_left(g: Medioevo, side: int, kind: str) -> int:
    """Figures of a kind left in the set of a seat, or of the barbarians (ME-6.27)."""
    if side != BARBARIANS:
        return PLAYER_SET[kind] - sum(count for name, _, count in pieces(g, side) if name == kind)
    used = sum(t.count for _, t in all_troops(g, BARBARIANS) if real_kind(t)[0] == kind and t.lent_by == NONE)
    for seat in g.seats:
        used += sum(t.count for _, t in all_troops(g, seat) if t.lent_by == BARBARIANS and real_kind(t)[0] == kind)
    return BARBARIAN_SET.get(kind, 0) - used


def standards_left(g: Medioevo, level: int) -> int:
    """Standards of Captains of level II or III left in the supply (ME-6.24); level I needs none."""
    return standards(g).get(level, CUBES)


def standards(g: Medioevo) -> dict[int, int]:
    """The standards that are left, by level."""
    left = dict(STANDARDS)
    for seat in g.seats:
        for kind, level, count in pieces(g, seat):
            if kind == CAPTAIN and level in left:
                left[level] -= count
    return left


def items_left(g: Medioevo, kind: str) -> int:
    """Transports or engines of a kind left in the supply."""
    return ITEM_SUPPLY[kind] - sum(item.kind == kind for item in g.items.values())


def barbarian_galleys_left(g: Medioevo) -> int:
    return min(items_left(g, "galley"), BARBARIAN_GALLEYS - len(owned(g, BARBARIANS)))


def buildings_left(g: Medioevo, building: str) -> int:
    """Figures of a building left in the supply."""
    return BUILDING_SUPPLY[building] - sum(building in standing(g, name) for name in g.places)


def standing(g: Medioevo, name: str) -> list[str]:
    """The buildings in a place."""
    place = g.place(name)
    levels = ((CIVIL, place.civil), (MILITARY, place.military), (RELIGIOUS, place.religious))
    return [BUILDINGS[category][level - 1] for category, level in levels if level]


def cubes_left(g: Medioevo, good: str) -> int:
    """Cubes of a good left in the supply: markets and transports hold the others."""
    traded = sum(item.cargo.count(good) for item in g.items.values())
    return CUBES - traded - sum(good in place.market for place in g.places.values())


def objective_tokens_left(g: Medioevo, colour: int) -> int:
    """Objective tokens of a colour (its place in `COLOURS`) left in the supply."""
    return TOKENS - sum(player.tokens[colour] for player in g.players)


def control_tokens_left(g: Medioevo, seat: int) -> int:
    return CONTROL_TOKENS - sum(place.token == seat for place in g.places.values())


def blood_left(g: Medioevo) -> int:
    return BLOOD_TOKENS - sum(player.blood for player in g.players)


def property_fits(g: Medioevo, seat: int, add: int = 0, drop: int = 0, more: Iterable[int] = ()) -> bool:
    """Whether all transports and engines of a seat can bear property tokens (ME-6.22, P7), with an item of level
    `add` more and one of level `drop` less, and items of the levels in `more` beside them."""
    numbers = [0, 0, 0, 0]
    for item in g.items.values():
        if item.owner == seat:
            numbers[item.level] += 1
    numbers[add] += 1
    numbers[drop] -= 1
    for level in more:
        numbers[level] += 1
    _, one, two, three = numbers
    return three <= 4 and two <= 6 and one <= 8 and one + two + three <= 10 and two + three <= 8
