"""What can be read off the houses of a city. It follows from them alone, so it is found once until one changes."""

from __future__ import annotations

from .components import ANY_COLOR, Box, Stage
from .state import City, House, Rows

KEPT = 300
"""Towns of one box that are kept: those of a few tables. More would not fit where a processor has them at hand."""


class Town:
    """The houses of a city, row by row and the towers last, as the rules ask about them."""

    __slots__ = ("decrees", "full", "lengths", "open", "rows", "towers", "workers")

    def __init__(self, box: Box, rows: Rows, towers: tuple[House | None, ...]) -> None:
        self.rows, self.towers = rows, towers
        faces, (ports, forts, markets, fields) = box.faces, rows
        open: list[Stage] = []
        full: list[Stage] = []
        workers = 0
        for house in filter(None, (*ports, *forts, *markets, *fields, *towers)):
            one = faces[house.building].stages[len(house.workers)]
            workers += one.workers
            if one.empty:
                open.append(one)
            else:
                full.append(one)
        self.open = open
        """Buildings and military towers with a space to fill."""
        self.full = full
        """Those without, commercial towers among them."""
        self.workers = workers
        """Workers on buildings and towers."""
        self.lengths = tuple(map(len, rows))
        """Extensions of each row, printed ones included."""
        self.decrees = -1
        """A bit for each decree that the houses fulfil; -1 before anybody asked (`decrees.Decrees`)."""

    @property
    def standing(self) -> list[Stage]:
        """All buildings and towers."""
        return self.open + self.full


def town(box: Box, city: City) -> Town:
    """What can be read off a city's houses now."""
    rows, towers = city.rows, city.towers
    kept: dict[int, Town] = box.towns
    found = kept.get(id(rows))
    if found is None or found.towers is not towers:
        if len(kept) > KEPT:
            kept.clear()
        # it holds the rows that it is of, so that no others can have the same identity
        found = kept[id(rows)] = Town(box, rows, towers)
    return found


def fits(one: Stage, die: int, any_color: int) -> bool:
    """Whether a special deployment on a building takes this die, its value apart (DI-10.3, DI-8.8)."""
    return one.color == die or one.color == ANY_COLOR or any_color & one.bit > 0
