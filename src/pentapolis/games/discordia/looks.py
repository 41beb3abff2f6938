"""What can be read off the rows of a city. It follows from the houses alone, so it is found once for each row."""

from __future__ import annotations

from .components import ANY_COLOR, PREPRINTED, TOWERS, Box, Face, Stage
from .state import City, House, Rows

PRINTED = sum(PREPRINTED)
KEPT = 500
"""Looks of one box that are kept: those of a few tables. More would not fit where a processor has them at hand."""

Row = tuple[House | None, ...]


class Look:
    """A row of a city, or its towers, as the rules ask about it."""

    __slots__ = ("covers", "full", "open", "workers")

    def __init__(self, faces: dict[str, Face], row: Row) -> None:
        self.open: list[Stage] = []
        """Buildings and military towers with a space to fill."""
        self.full: list[Stage] = []
        """Those without, commercial towers among them."""
        self.covers: list[str] = [""] if None in row else []
        """What a building of the row's type can be laid over; first of all a free slot, if there is one (DI-5.3)."""
        self.workers = 0
        for house in row:
            if house is not None:
                one = faces[house.building].stages[len(house.workers)]
                self.covers.append(one.building)
                self.workers += one.workers
                (self.open if one.empty else self.full).append(one)

    @property
    def standing(self) -> list[Stage]:
        """All buildings or towers."""
        return self.open + self.full

    @property
    def occupied(self) -> int:
        """Buildings or towers with workers."""
        return sum(one.workers > 0 for one in self.standing)

    @property
    def defence(self) -> int:
        """Workers on full barracks and full military towers, and what towers give in any case (DI-19.2)."""
        return sum(one.defence for one in self.standing)

    @property
    def empty(self) -> int:
        """Spaces without workers (DI-19.12)."""
        return sum(one.empty for one in self.open)


class Looks(dict[Row, Look]):
    """Looks by the rows that they are of."""

    def __init__(self, faces: dict[str, Face]) -> None:
        super().__init__()
        self.faces = faces

    def __missing__(self, row: Row) -> Look:
        if len(self) > KEPT:
            self.clear()
        found = self[row] = Look(self.faces, row)
        return found


class Town:
    """The four rows of a city in the order of `ROWS`, and its towers."""

    __slots__ = ("decrees", "looks", "open", "rows", "tiles", "towers")

    def __init__(self, box: Box, rows: Rows, towers: Row) -> None:
        self.rows, self.towers = rows, towers
        a, b, c, d = rows
        looks: Looks = box.looks
        self.looks = e, f, g, h, i = looks[a], looks[b], looks[c], looks[d], looks[towers]
        self.open = e.open + f.open + g.open + h.open + i.open
        """Buildings and military towers with a space to fill, row by row."""
        self.tiles = len(a) + len(b) + len(c) + len(d) - PRINTED
        """Bought extensions of all rows."""
        self.decrees = -1
        """A bit for each decree that the houses fulfil; -1 before anybody asked (`decrees.Decrees`)."""


def town(box: Box, city: City) -> Town:
    """What can be read off a city's houses now."""
    rows, towers = city.rows, city.towers
    kept: dict[int, Town] = box.towns
    found = kept.get(id(rows))
    if found is None or found.towers is not towers:
        if len(kept) > KEPT:
            kept.clear()
        if box.looks is None:
            box.looks = Looks(box.faces)
        # it holds the rows that it is of, so that no others can have the same identity
        found = kept[id(rows)] = Town(box, rows, towers)
    return found


def exchanges(seen: Town) -> list[Stage]:
    """The commercial towers of a city."""
    return [one for one in seen.looks[TOWERS].full if one.exchange is not None]


def fits(one: Stage, die: int, any_color: int) -> bool:
    """Whether a special deployment on a building takes this die, its value apart (DI-10.3, DI-8.8)."""
    return one.color == die or one.color == ANY_COLOR or any_color & one.bit > 0
