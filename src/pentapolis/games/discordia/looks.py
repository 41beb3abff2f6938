"""What can be read off the rows of a city. It follows from the houses alone, so it is found once for each row.

A row is immutable and shared by copies of a state; a look is kept together with the row that it is of.
"""

from __future__ import annotations

from typing import NamedTuple

from .actions import MainBuild, MainDeploy, SpecialDeploy, TowerExchange
from .components import ANY_COLOR, BARRACKS, Box
from .state import City, House

KEPT = 3000
"""Looks of one box that are kept: those of a few tables, or of the worlds that a bot imagines."""


class Stage(NamedTuple):
    """A building or tower with so many of its spaces filled."""

    building: str
    kind: int
    """The place of its type in `TYPES`; a military tower counts as barracks."""
    bit: int
    color: int
    value: int
    workers: int
    empty: int
    """Spaces without workers; a building without any is full."""
    defence: int
    """What it adds to the defence (DI-19.2)."""
    need: int
    """What its next space asks for, as the upper part of a key of `workers.WAYS`."""
    main: MainDeploy
    special: SpecialDeploy
    exchange: TowerExchange | None


def stage(box: Box, house: House) -> Stage:
    """All that the rules ask about a house."""
    id, filled = house.building, len(house.workers)
    found: Stage | None = box.stages.get((id, filled))
    if found is None:
        face = box.faces[id]
        empty = face.size - filled
        found = box.stages[id, filled] = Stage(
            building=id,
            kind=face.type,
            bit=1 << face.type,
            color=face.color,
            value=face.value,
            workers=face.totals[filled],
            empty=empty,
            defence=face.defence + (0 if empty or face.type != BARRACKS else face.totals[filled]),
            need=face.needs[filled] << 12 if empty else 0,
            main=MainDeploy(id),
            special=SpecialDeploy(id),
            exchange=TowerExchange(id) if face.exchange else None,
        )
    return found


class Look:
    """A row of a city, or its towers, as the rules ask about it."""

    __slots__ = ("builds", "defence", "empty", "exchanges", "full", "occupied", "open", "row", "standing", "workers")

    def __init__(self, box: Box, row: tuple[House | None, ...]) -> None:
        self.row = row
        self.open: list[Stage] = []
        """Buildings and military towers with a space to fill."""
        self.full: list[str] = []
        self.exchanges: list[Stage] = []
        """Commercial towers."""
        self.builds: dict[str, list[MainBuild]] = {}
        """The ways to place a building here, found when it is first asked."""
        self.workers = self.occupied = self.defence = self.empty = 0
        self.standing = len(row) - row.count(None)
        for house in row:
            if house is not None:
                one = stage(box, house)
                self.workers += one.workers
                self.occupied += one.workers > 0
                self.defence += one.defence
                self.empty += one.empty
                if one.empty:
                    self.open.append(one)
                elif one.exchange is not None:
                    self.exchanges.append(one)
                else:
                    self.full.append(one.building)


Looks = list[Look]
"""The four rows of a city in the order of `ROWS`, and its towers."""


def looks(box: Box, city: City) -> Looks:
    """What can be read off a city's houses now."""
    kept: dict[int, Look] = box.looks
    found = []
    for row in (*city.rows, city.towers):
        one = kept.get(id(row))
        if one is None:
            if len(kept) > KEPT:
                kept.clear()
            # a look holds the row that it is of, so that no other row can have the same identity
            one = kept[id(row)] = Look(box, row)
        found.append(one)
    return found


def builds(box: Box, seen: Looks, building: str) -> list[MainBuild]:
    """The ways to place a building: on the leftmost free slot of its row, or over one of its type (DI-5.3, DI-5.4)."""
    look = seen[box.faces[building].type]
    found = look.builds.get(building)
    if found is None:
        covers = [house.building for house in look.row if house is not None]
        found = [MainBuild(building)] if None in look.row else []
        found += [MainBuild(building, cover) for cover in covers]
        look.builds[building] = found
    return found


def fits(one: Stage, die: int, any_color: int) -> bool:
    """Whether a special deployment on a building takes this die, its value apart (DI-10.3, DI-8.8)."""
    return one.color == die or one.color == ANY_COLOR or any_color & one.bit > 0
