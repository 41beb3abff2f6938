"""Counters: what effects are multiplied by, by the names of the component file (OR-23, OR-24)."""

from __future__ import annotations

from collections.abc import Callable

from .components import NO_COLOUR, RED, RETREAT, YELLOW
from .state import Origins, tile_colour

Counter = Callable[[Origins, int, int, int], int]
"""Counts something for a seat; the cell is that of the activated building."""

SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))
"""The cells that share a side with one (OR-10.1)."""


def buildings_of(g: Origins, seat: int, colour: int) -> int:
    """Buildings of a colour in the city, the activated one included (OR-9.7)."""
    box = g.box
    return sum(tile_colour(box, tile) == colour for tile in g.players[seat].tiles)


def building_colours(g: Origins, seat: int) -> int:
    """Different colours among the buildings; grey is none (OR-23.12, OR-A75)."""
    box = g.box
    return len({tile_colour(box, tile) for tile in g.players[seat].tiles} - {NO_COLOUR})


def named(g: Origins, seat: int, building: str) -> int:
    """Buildings of one name in the city."""
    return sum(tile.tile == building and not tile.farm for tile in g.players[seat].tiles)


def empty_sides(g: Origins, seat: int, x: int, y: int) -> int:
    """Empty cells beside a building (OR-23.17)."""
    player = g.players[seat]
    return sum(player.at(x + right, y + down) is None for right, down in SIDES)


def freemen_of(g: Origins, seat: int, colour: int) -> int:
    """Freemen of a colour, used and unused (OR-4.9)."""
    return sum(freeman.colour == colour for freeman in g.players[seat].freemen)


def weaker_markers(g: Origins, seat: int) -> int:
    """Markers further back on the military track, the neutral one included (OR-8.2, OR-26.8)."""
    space = g.players[seat].military
    return sum(player.military < space for player in g.players) + (0 <= g.neutral < space)


def red_dice(g: Origins, seat: int) -> int:
    """Red dice among the Freemen and on the seats of power (OR-24.8)."""
    return freemen_of(g, seat, RED) + sum(place.colour == RED for place in g.players[seat].seats)


def retreat_spaces(g: Origins, seat: int) -> int:
    """Spaces that the military marker will fall back (OR-24.10)."""
    space = g.players[seat].military
    return space - RETREAT[space]


COUNTERS: dict[str, Counter] = {
    "red_building": lambda g, seat, x, y: buildings_of(g, seat, RED),
    "yellow_building": lambda g, seat, x, y: buildings_of(g, seat, YELLOW),
    "building_colours": lambda g, seat, x, y: building_colours(g, seat),
    "obelisk": lambda g, seat, x, y: named(g, seat, "obelisk"),
    "farm": lambda g, seat, x, y: sum(tile.farm for tile in g.players[seat].tiles),
    "empty_adjacent_cell": empty_sides,
    "completed_district": lambda g, seat, x, y: sum(place.taken for place in g.players[seat].seats),
    "freeman": lambda g, seat, x, y: len(g.players[seat].freemen),
    "red_freeman": lambda g, seat, x, y: freemen_of(g, seat, RED),
    "yellow_freeman": lambda g, seat, x, y: freemen_of(g, seat, YELLOW),
    "freeman_colour": lambda g, seat, x, y: len({freeman.colour for freeman in g.players[seat].freemen}),
    "adviser": lambda g, seat, x, y: len(g.players[seat].advisers),
    "zodiac_card": lambda g, seat, x, y: g.holders.count(seat),
    "weaker_opponent": lambda g, seat, x, y: weaker_markers(g, seat),
    "red_die_freeman_or_seat": lambda g, seat, x, y: red_dice(g, seat),
    "retreat_space": lambda g, seat, x, y: retreat_spaces(g, seat),
}
