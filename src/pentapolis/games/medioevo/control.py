"""Control of territories: derived from what stands there, never stored (ME-2.6 to ME-2.8, ME-15, P6)."""

from __future__ import annotations

from msgspec.structs import replace

from .components import CIVIL, MILITARY
from .state import Medioevo
from .tabletop import BARBARIANS, EMPTY, NOBODY, Place


def owner_of_home(g: Medioevo, name: str) -> int:
    """The living player whose home territory this is, or nobody."""
    kingdom = g.box.home.get(name)
    if kingdom:
        for seat, player in enumerate(g.players):
            if player.kingdom == kingdom:
                return seat if player.alive else NOBODY
    return NOBODY


def controller(g: Medioevo, name: str) -> int:
    """Who controls a territory: a seat, or nobody, which makes it a barbarian territory (ME-2.6, P6)."""
    place = g.places.get(name, EMPTY)
    if place.forces:
        sides = [force.side for force in place.forces]
        if BARBARIANS in sides:
            return NOBODY
        if g.admitted:
            sides = _without_guests(g, name, place, sides)
        if len(sides) == 1:
            return sides[0]
        if sides:
            return NOBODY
    if place.token != NOBODY:
        return place.token
    return owner_of_home(g, name)


def _without_guests(g: Medioevo, name: str, place: Place, sides: list[int]) -> list[int]:
    """The sides less guests whose host has a claim of his own: units, a token, or his home (P6). Where somebody else
    stands there too, whom no pact admits, all count (ME-2.7)."""
    hosts: dict[int, int] = {}
    for admission in g.admitted:
        if admission.place == name and admission.guest in sides:
            host = admission.host
            if host in sides or host == place.token or (place.token == NOBODY and host == owner_of_home(g, name)):
                hosts[admission.guest] = host
    return [
        side for side in sides if side not in hosts or any(other != hosts[side] != hosts.get(other) for other in sides)
    ]


def contested(g: Medioevo, name: str) -> bool:
    """Whether units of two sides stand there, neither admitted by the other (ME-2.7)."""
    place = g.place(name)
    sides = [force.side for force in place.forces]
    return len(sides) > 1 and len(_without_guests(g, name, place, sides)) > 1


def controlled(g: Medioevo, seat: int) -> list[str]:
    """The territories a seat controls, sorted."""
    names = {name for name, place in g.places.items() if place.forces or place.token == seat}
    player = g.players[seat]
    if player.kingdom and player.alive:
        names.update(g.box.kingdoms[player.kingdom].territories)
    seas = g.box.chart.seas
    return sorted(name for name in names if name not in seas and controller(g, name) == seat)


def is_barbarian(g: Medioevo, name: str) -> bool:
    """A territory that nobody controls (ME-2.8)."""
    return name not in g.box.chart.seas and controller(g, name) == NOBODY


def homes(g: Medioevo, seat: int) -> tuple[str, ...]:
    """The home territories of a seat."""
    return g.box.kingdoms[g.players[seat].kingdom].territories


def is_home(g: Medioevo, seat: int, name: str) -> bool:
    """Whether this is a home territory of the seat."""
    return g.box.home.get(name) == g.players[seat].kingdom


def level_of(place: Place, category: str) -> int:
    """The level of a place's building of a category, 0 without one; a Cathedral has one level."""
    if category == CIVIL:
        return place.civil
    return place.military if category == MILITARY else place.religious


def building_levels(place: Place) -> int:
    """The levels of all buildings of a place; a Cathedral counts 3 (ME-21.4)."""
    return place.civil + place.military + 3 * place.religious


def civil_levels(g: Medioevo, seat: int) -> int:
    """The levels of civil buildings in territories a seat controls (ME-5.2, ME-6.26)."""
    return sum(g.place(name).civil for name in controlled(g, seat))


def set_building(g: Medioevo, name: str, category: str, level: int) -> None:
    """Put a building of this level, or none, in place of what stood there; its damage goes with it."""
    place = g.place(name)
    damage = place.damage if level else _unharmed(place, category)
    fields = {category: level}
    g.put(name, replace(place, damage=damage, **fields))


def _unharmed(place: Place, category: str) -> tuple[int, int, int]:
    civil, military, religious = place.damage
    if category == CIVIL:
        return (0, military, religious)
    return (civil, 0, religious) if category == MILITARY else (civil, military, 0)
