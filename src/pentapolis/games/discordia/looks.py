"""What can be read off the houses of a city. It follows from them alone, so it is found once until one changes."""

from __future__ import annotations

from typing import Any

from .components import ANY_COLOR, Box, Stage
from .state import City, House, Rows

ANYBODY = -1
"""Whose town it is where nobody says so."""


class Town:
    """The houses of a city, row by row and the towers last, as the rules ask about them."""

    __slots__ = ("decrees", "full", "lengths", "manned", "open", "rows", "towers")

    def __init__(self, box: Box, rows: Rows, towers: tuple[House | None, ...]) -> None:
        self.rows, self.towers = rows, towers
        stages, (ports, forts, markets, fields) = box.stages, rows
        open: list[Stage] = []
        full: list[Stage] = []
        manned: list[Stage] = []
        for house in filter(None, (*ports, *forts, *markets, *fields, *towers)):
            one = stages[house.building][len(house.workers)]
            if one.empty:
                open.append(one)
            else:
                full.append(one)
            if one.workers:
                manned.append(one)
        self.open = open
        """Buildings and military towers with a space to fill."""
        self.full = full
        """Those without, commercial towers among them."""
        self.manned = manned
        """Those with workers."""
        self.lengths = len(ports), len(forts), len(markets), len(fields)
        """Extensions of each row, printed ones included."""
        self.decrees = -1
        """A bit for each decree that the houses fulfil; -1 before anybody asked (`decrees.Decrees`)."""

    @property
    def workers(self) -> int:
        """Workers on buildings and towers."""
        return sum([one.workers for one in self.manned])

    @property
    def standing(self) -> list[Stage]:
        """All buildings and towers."""
        return self.open + self.full


def town(box: Box, city: City, seat: int = ANYBODY) -> Town:
    """What can be read off a city's houses now. The last one of each seat is kept."""
    kept: list[Any] = box.towns
    found: Town | None = kept[seat]
    if found is None or found.rows is not city.rows or found.towers is not city.towers:
        found = kept[seat] = Town(box, city.rows, city.towers)
    return found


def fits(one: Stage, die: int, any_color: int) -> bool:
    """Whether a special deployment on a building takes this die, its value apart (DI-10.3, DI-8.8)."""
    return one.color == die or one.color == ANY_COLOR or any_color & one.bit > 0
