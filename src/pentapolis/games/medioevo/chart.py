"""The map as a graph: what borders on what, how far it is, what a step costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

NEAR = 3
"""Neighbouring means so many steps at most (ME-2.4, ME-A5)."""


class Inhabited(msgspec.Struct, frozen=True):
    """An inhabited area: the good it produces, and whether it has a port."""

    good: str
    port: bool


class Territory(msgspec.Struct, frozen=True):
    """A land territory."""

    id: str
    terrain: str
    fire: bool
    land: tuple[str, ...]
    sea: tuple[str, ...]
    kingdom: str = ""
    inhabited: Inhabited | None = None


class SeaZone(msgspec.Struct, frozen=True):
    """A sea zone."""

    id: str
    sea: tuple[str, ...]
    coast: tuple[str, ...]


class Chart:
    """Territories and sea zones, found by id, and the ways between them."""

    def __init__(
        self,
        territories: Sequence[Territory],
        seas: Sequence[SeaZone],
        crossings: Iterable[tuple[str, str]],
        strait: tuple[str, ...],
    ) -> None:
        self.territories = {territory.id: territory for territory in territories}
        self.seas = {sea.id: sea for sea in seas}
        self.rivers = frozenset(pair for a, b in crossings for pair in ((a, b), (b, a)))
        """Borders along a river, both ways round."""
        self.strait = strait
        self.land: dict[str, tuple[str, ...]] = {t.id: tuple(sorted({*t.land, *self._over(t.id)})) for t in territories}
        """The territories adjacent by land to a territory, the strait included (ME-2.5)."""
        self.coast: dict[str, tuple[str, ...]] = {t.id: tuple(sorted(t.sea)) for t in territories}
        """The sea zones along a territory; of a sea zone, its territories (`shores`)."""
        self.shores: dict[str, tuple[str, ...]] = {s.id: tuple(sorted(s.coast)) for s in seas}
        self.sea: dict[str, tuple[str, ...]] = {s.id: tuple(sorted(s.sea)) for s in seas}
        self.steps: dict[str, tuple[str, ...]] = {
            **{place: (*self.land[place], *self.coast[place]) for place in self.territories},
            **{place: (*self.sea[place], *self.shores[place]) for place in self.seas},
        }
        """All places one step away."""
        self.near = {place: frozenset(self.distances(place, NEAR)) for place in self.steps}
        """All places neighbouring a place, itself included (ME-2.4)."""

    def _over(self, place: str) -> tuple[str, ...]:
        return tuple(other for other in self.strait if place in self.strait and other != place)

    def distances(self, start: str, most: int) -> dict[str, int]:
        """All places within so many steps, with their distance; every border, coast or boundary is a step."""
        return spread(self.steps, (start,), most)

    def by_land(self, starts: Iterable[str], most: int = 99) -> dict[str, int]:
        """Territories by their distance over land from the nearest of some."""
        return spread(self.land, starts, most)

    def is_sea(self, place: str) -> bool:
        return place in self.seas

    def inhabited(self, place: str) -> Inhabited | None:
        """The inhabited area of a place, if it has one."""
        territory = self.territories.get(place)
        return territory.inhabited if territory else None

    def has_port(self, place: str) -> bool:
        area = self.inhabited(place)
        return area is not None and area.port


def spread(ways: dict[str, tuple[str, ...]], starts: Iterable[str], most: int) -> dict[str, int]:
    """Distances from the nearest start along these ways."""
    found = dict.fromkeys(starts, 0)
    front = list(found)
    for distance in range(1, most + 1):
        front = sorted({there for here in front for there in ways[here]} - found.keys())
        found.update(dict.fromkeys(front, distance))
    return found
