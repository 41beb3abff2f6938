"""What can be read off the buildings of a city. It follows from them alone, so it is found once for each arrangement.

An arrangement is immutable and shared by copies of a state; a look is kept as long as the arrangement that it is of.
"""

from __future__ import annotations

from typing import NamedTuple

from .actions import MainBuild, MainDeploy, SpecialDeploy, TowerExchange
from .components import ANY_COLOR, BARRACKS, PREPRINTED, SHIP, Box
from .state import City, House, Rows

KEPT = 500
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
    """The houses of a city as the rules ask about them."""

    __slots__ = (
        *("_builds", "at_work", "defence", "empty", "exchanges", "full_ships", "occupied", "open", "rows", "shown"),
        *("towers", "workers"),
    )

    def __init__(self, box: Box, rows: Rows, towers: tuple[House | None, ...]) -> None:
        self.rows, self.towers = rows, towers
        self.workers = workers = [0, 0, 0, 0]
        """Workers on the buildings of each type; military towers are barracks (DI-14.11 to DI-14.13)."""
        self.occupied = occupied = [0, 0, 0, 0]
        """Buildings of each type that hold at least one worker."""
        self.open: list[Stage] = []
        """Buildings and military towers with a space to fill."""
        self.shown: dict[int, list[Stage]] = {}
        """The same by the value that they show."""
        self.exchanges: list[Stage] = []
        """Commercial towers."""
        self.full_ships: list[str] = []
        self._builds: dict[str, list[MainBuild]] = {}
        defence = empty = 0
        stages = box.stages
        for row in (*rows, towers):
            for house in row:
                if house is None:
                    continue
                one = stages.get((house.building, len(house.workers))) or stage(box, house)
                kind = one.kind
                defence += one.defence
                if one.workers:
                    workers[kind] += one.workers
                    occupied[kind] += 1
                if one.empty:
                    empty += one.empty
                    self.open.append(one)
                    self.shown.setdefault(one.value, []).append(one)
                elif one.exchange is not None:
                    self.exchanges.append(one)
                elif kind == SHIP:
                    self.full_ships.append(one.building)
        self.at_work, self.defence, self.empty = sum(workers), defence, empty

    def builds(self, box: Box, building: str) -> list[MainBuild]:
        """The ways to place a building: on the leftmost free slot of its row, or over one of its type (DI-5.3)."""
        found = self._builds.get(building)
        if found is None:
            row, found, made = self.rows[box.faces[building].type], [], box.builds
            free = [""] if None in row else []
            for cover in (*free, *(house.building for house in row if house is not None)):
                action = made.get((building, cover))
                if action is None:
                    action = made[building, cover] = MainBuild(building, cover)
                found.append(action)
            self._builds[building] = found
        return found


def look(box: Box, city: City) -> Look:
    """What can be read off a city's houses now."""
    rows, towers = city.rows, city.towers
    found: Look | None = box.looks.get((id(rows), id(towers)))
    if found is None:
        if len(box.looks) > KEPT:
            box.looks.clear()
        # the look holds what it is of, so that no other arrangement can have the same identity
        found = box.looks[id(rows), id(towers)] = Look(box, rows, towers)
    return found


def open_symbols(box: Box, city: City) -> int:
    """Recruitment symbols of slots without a bought extension or a building (DI-19.11, DI-A30)."""
    return sum(
        slot.recruit
        for row, slots, printed in zip(city.rows, box.slots, PREPRINTED, strict=True)
        for place, slot in enumerate(slots)
        if place >= len(row) or (place < printed and row[place] is None)
    )


def fits(one: Stage, die: int, any_color: int) -> bool:
    """Whether a special deployment on a building takes this die, its value apart (DI-10.3, DI-8.8)."""
    return one.color == die or one.color == ANY_COLOR or any_color & one.bit > 0
