"""What can be read off the rows of a city. It follows from the houses alone, so it is found once for each row.

A row is immutable and shared by copies of a state; a look is kept together with the row that it is of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .actions import MainBuild, MainDeploy, SpecialDeploy, TowerExchange
from .components import ANY_COLOR, BARRACKS, PREPRINTED, Box, Face
from .state import City, House, Rows

PRINTED = sum(PREPRINTED)
NOTHING: tuple[Any, ...] = ()
KEPT = 3000
"""Looks of one box that are kept: those of a few tables, or of the worlds that a bot imagines."""


class Stage:
    """A building or tower with so many of its spaces filled: all that the rules ask about it."""

    __slots__ = (
        *("bit", "building", "color", "defence", "empty", "exchange", "kind", "main", "need", "special", "value"),
        "workers",
    )

    def __init__(self, face: Face, filled: int) -> None:
        self.building = face.id
        self.kind = face.type
        """The place of its type in `TYPES`; a military tower counts as barracks."""
        self.bit = 1 << face.type
        self.color = face.color
        self.value = face.value
        self.workers = face.totals[filled]
        self.empty = face.size - filled
        """Spaces without workers; a building without any is full."""
        self.defence = face.defence + (0 if self.empty or face.type != BARRACKS else self.workers)
        """What it adds to the defence (DI-19.2)."""
        self.need = face.needs[filled] << 12 if self.empty else 0
        """What its next space asks for, as the upper part of a key of `workers.WAYS`."""
        self.main = MainDeploy(face.id)
        self.special = SpecialDeploy(face.id)
        self.exchange = TowerExchange(face.id) if face.exchange else None


def stage(box: Box, house: House) -> Stage:
    """A house as the rules ask about it."""
    id, filled = house.building, len(house.workers)
    found: Stage | None = box.stages.get((id, filled))
    if found is None:
        found = box.stages[id, filled] = Stage(box.faces[id], filled)
    return found


class Look:
    """A row of a city, or its towers, as the rules ask about it."""

    __slots__ = (
        "covers",
        "defence",
        "empty",
        "exchanges",
        "full",
        "occupied",
        "open",
        "row",
        "standing",
        "values",
        "workers",
    )

    def __init__(self, box: Box, row: tuple[House | None, ...]) -> None:
        self.row = row
        self.open: list[Stage] = []
        """Buildings and military towers with a space to fill."""
        self.values: list[int] = []
        """What they show."""
        self.covers: list[str] = [""] if None in row else []
        """What a building of the row's type can be laid over; first of all a free slot, if there is one (DI-5.3)."""
        self.exchanges: Sequence[Stage] = NOTHING
        """Commercial towers."""
        self.full: Sequence[str] = NOTHING
        workers = occupied = defence = empty = standing = 0
        for house in row:
            if house is None:
                continue
            one = stage(box, house)
            standing += 1
            defence += one.defence
            self.covers.append(one.building)
            if one.workers:
                workers += one.workers
                occupied += 1
            if one.empty:
                empty += one.empty
                self.open.append(one)
                self.values.append(one.value)
            elif one.exchange is not None:
                self.exchanges = (*self.exchanges, one)
            else:
                self.full = (*self.full, one.building)
        self.workers, self.occupied, self.defence, self.empty = workers, occupied, defence, empty
        self.standing = standing


class Town:
    """The four rows of a city in the order of `ROWS`, and its towers."""

    __slots__ = ("decrees", "looks", "rows", "shown", "tiles", "towers")

    def __init__(self, box: Box, rows: Rows, towers: tuple[House | None, ...]) -> None:
        self.rows, self.towers = rows, towers
        get, (a, b, c, d) = box.looks.get, rows
        self.looks: list[Look] = [
            get(id(a)) or look(box, a),
            get(id(b)) or look(box, b),
            get(id(c)) or look(box, c),
            get(id(d)) or look(box, d),
            get(id(towers)) or look(box, towers),
        ]
        self.tiles = len(a) + len(b) + len(c) + len(d) - PRINTED
        """Bought extensions of all rows."""
        self.shown: dict[int, Sequence[Stage]] = {}
        """Buildings and military towers with a space to fill by the value that they show, found when it is asked."""
        self.decrees = -1
        """A bit for each decree that the houses fulfil; -1 before anybody asked (`decrees.Decrees`)."""

    def showing(self, value: int) -> Sequence[Stage]:
        """Buildings and military towers with a space to fill that show this value (DI-10.2)."""
        found: Sequence[Stage] = NOTHING
        for look in self.looks:
            if value in look.values:
                found = (*found, *(one for one in look.open if one.value == value))
        self.shown[value] = found
        return found


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


def look(box: Box, row: tuple[House | None, ...]) -> Look:
    """What can be read off one row."""
    kept: dict[int, Look] = box.looks
    found = kept.get(id(row))
    if found is None:
        if len(kept) > KEPT:
            kept.clear()
        # a look holds the row that it is of, so that no other row can have the same identity
        found = kept[id(row)] = Look(box, row)
    return found


class Covering(dict[str, MainBuild]):
    """How one building is placed, by what it covers."""

    def __init__(self, building: str) -> None:
        super().__init__()
        self.building = building

    def __missing__(self, cover: str) -> MainBuild:
        made = self[cover] = MainBuild(self.building, cover)
        return made


class Builds(dict[str, Covering]):
    """How every building is placed."""

    def __missing__(self, building: str) -> Covering:
        made = self[building] = Covering(building)
        return made


BUILDS = Builds()


def builds(box: Box, seen: Town, building: str) -> list[MainBuild]:
    """The ways to place a building: on the leftmost free slot of its row, or over one of its type (DI-5.3, DI-5.4)."""
    made = BUILDS[building]
    return [made[cover] for cover in seen.looks[box.faces[building].type].covers]


def fits(one: Stage, die: int, any_color: int) -> bool:
    """Whether a special deployment on a building takes this die, its value apart (DI-10.3, DI-8.8)."""
    return one.color == die or one.color == ANY_COLOR or any_color & one.bit > 0
