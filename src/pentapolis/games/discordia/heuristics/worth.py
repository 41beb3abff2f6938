"""What things are worth, in workers that they will keep out of the reserve or take from it."""

from __future__ import annotations

from functools import cache

from ..components import ANY_COLOR, SEASONS, SHIP, WORKERS, YEARS, Box, Face
from ..state import RAID, RECRUITMENT, SEASON, City, Discordia

SEASONS_A_YEAR = len(SEASONS)
RECRUITS = (0.0, 0.7, 0.9, 1.3, 1.25)
"""What a worker fewer to recruit is worth at each year's end, the last one first: many games end before it, and whoever
comes early is in the way for years."""
STEP = tuple(sum(RECRUITS[: ends + 1]) for ends in range(YEARS + 1))
"""What a step of the ring or a hidden symbol is worth with so many recruitments to come."""

SPECIAL, SPECIAL_ANY = 0.2, 0.34
"""How likely a turn's die matches a building: of one colour, or of any."""
PER_MODIFIER = 0.02
MAIN = 0.28
"""Main deployments in a turn, shared by all buildings with a space to fill."""
FITTING = (1.0, 1.0, 0.63, 0.5)
"""How likely the workers for a space are there that asks for so many of one type."""
PLACED = 0.9
"""What a worker is worth that may be deployed in a later turn."""

Demand = tuple[tuple[int, float], ...]
"""The workers of each space, and how likely they are at hand."""


class Outlook:
    """The time that a seat has left."""

    __slots__ = ("ends", "share", "step", "turns")

    def __init__(self, g: Discordia, seat: int) -> None:
        self.turns = turns_this_year(g, seat)
        """Turns of this year to come."""
        self.ends = YEARS + 1 - g.year - (1 if g.phase == RECRUITMENT else 0)
        """Recruitments to come."""
        self.share = (self.turns + SEASONS_A_YEAR * (YEARS - g.year)) / (SEASONS_A_YEAR * YEARS)
        """How much of all turns is to come."""
        self.step = STEP[self.ends]


def turns_this_year(g: Discordia, seat: int) -> int:
    """Turns that a seat has left in this year, apart from one that it is in the middle of."""
    if g.phase in (RAID, RECRUITMENT):
        return 0
    if g.phase != SEASON:
        return SEASONS_A_YEAR
    later = SEASONS_A_YEAR - g.season_number
    if g.active == seat:
        return later + (0 if g.die else 1)
    if g.active < 0:
        return later
    seats = g.table.seats
    return later + ((seat - g.maximus) % seats > (g.active - g.maximus) % seats)


@cache
def demand(spaces: tuple[tuple[str, ...], ...]) -> Demand:
    return tuple((len(space), FITTING[max(space.count(kind) for kind in WORKERS)]) for space in spaces)


@cache
def prospect(spaces: Demand, ship: bool, chance: int, turns: int, ends: int, filled: int) -> float:
    """What a building with so many filled spaces comes to: the workers that it will take, less those that its empty
    spaces bring at each year's end.

    `chance` is that of a deployment in a turn, in percent. A full building is emptied at the end of the year; a ship
    leaves at once, becomes a shop and moves the ring.
    """
    size = len(spaces)
    if turns and filled < size:
        workers, fitting = spaces[filled]
        likely = chance / 100 * fitting
        then = prospect(spaces, ship, chance, turns - 1, ends, filled + 1)
        left = prospect(spaces, ship, chance, turns - 1, ends, filled)
        return likely * (PLACED * workers + then) + (1 - likely) * left
    if ship and filled == size:
        return anchor_shop(turns, ends)
    if not ends:
        return 0.0
    after = 0 if filled == size else filled
    cost = RECRUITS[ends] * (size - filled)
    return prospect(spaces, ship, chance, SEASONS_A_YEAR if ends > 1 else 0, ends - 1, after) - cost


ANCHOR: Demand = ((3, FITTING[3]),)
ANCHOR_CHANCE = 35


@cache
def anchor_shop(turns: int, ends: int) -> float:
    """What a ship leaves behind: a shop for three merchants, and a step of the ring."""
    return STEP[ends] + max(0.0, prospect(ANCHOR, False, ANCHOR_CHANCE, turns, ends, 0))


class Sites:
    """What buildings come to in a city as it is now."""

    __slots__ = ("any_color", "base", "box", "ends", "turns")

    def __init__(self, box: Box, city: City, outlook: Outlook, sites: int) -> None:
        self.box, self.turns, self.ends = box, outlook.turns, outlook.ends
        self.any_color = box.permanent[city.upgrade][0]
        self.base = MAIN / max(2, sites + 1) + PER_MODIFIER * city.modifiers

    def chance(self, face: Face) -> int:
        """How likely a building is deployed on in a turn, in percent."""
        free = face.color == ANY_COLOR or self.any_color >> face.type & 1
        return 5 * round(20 * (self.base + (SPECIAL_ANY if free else SPECIAL)))

    def worth(self, building: str, filled: int) -> float:
        """What a building or tower with so many filled spaces comes to."""
        face = self.box.faces[building]
        if not face.size:
            return 0.0
        return prospect(demand(face.spaces), face.type == SHIP, self.chance(face), self.turns, self.ends, filled)

    def filling(self, building: str, filled: int) -> float:
        """What it brings to fill the next space now."""
        face = self.box.faces[building]
        workers = len(face.spaces[filled])
        return workers + self.worth(building, filled + 1) - self.worth(building, filled)
