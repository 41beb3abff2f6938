"""A city of Discordia as the books of the laws keep it."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from pentapolis.games.discordia.state import City

BOX = tomllib.loads(files("pentapolis.games.discordia").joinpath("components.toml").read_text("utf-8"))
WORKERS = ("sailor", "soldier", "merchant", "farmer")
ROWS = ("port", "fort", "market", "field")
ROW_OF = {"ship": 0, "barracks": 1, "shop": 2, "farm": 3}
PRINTED = (1, 1, 2, 2)
BUILDINGS = {row["id"]: row for row in (*BOX["buildings"], *BOX["ship_backs"])}
TOWERS = {row["id"]: row for row in BOX["towers"]}
TILES = BUILDINGS | TOWERS
BARBARIANS = {row["id"]: row for row in BOX["barbarians"]}
JOKERS = {row["id"]: row["effect"][0]["worker"] for row in BOX["privileges"] if row["kind"] == "permanent"}

Spaces = list[tuple[str, ...]]
Place = tuple[str, Spaces] | None
"""A tile with its filled spaces, or an empty place."""


def places(row: Sequence[Any]) -> list[Place]:
    return [None if house is None else (house.building, list(house.workers)) for house in row]


def amount(event: Any) -> list[int]:
    return [getattr(event, worker) for worker in WORKERS]


def standing(spaces: Spaces) -> list[int]:
    return [sum(space.count(worker) for space in spaces) for worker in WORKERS]


def full(house: tuple[str, Spaces]) -> bool:
    return 0 < len(TILES[house[0]]["spaces"]) == len(house[1])


@dataclass
class Account:
    """What the books say of one city."""

    reserve: list[int]
    stars: int
    modifiers: int
    spent: int
    ring: int
    rows: list[list[Place]]
    towers: list[Place]
    tracks: dict[str, int]
    tiles: dict[str, int]
    locked: list[str]
    decrees: list[str]
    privileges: list[str]
    used: list[str]
    fallen: dict[str, Spaces] = field(default_factory=dict)
    """Destroyed tiles whose workers are still to return."""

    @classmethod
    def of(cls, city: City) -> Account:
        return cls(
            reserve=list(city.reserve),
            stars=city.stars,
            modifiers=city.modifiers,
            spent=city.spent,
            ring=city.ring,
            rows=[places(row) for row in city.rows],
            towers=places(city.towers),
            tracks={"expedition": city.expedition, "upgrade": city.upgrade},
            tiles={"expedition": city.expedition_tiles, "upgrade": city.upgrade_tiles},
            locked=list(city.locked),
            decrees=list(city.decrees),
            privileges=list(city.privileges),
            used=list(city.used_privileges),
        )

    @property
    def houses(self) -> list[tuple[str, Spaces]]:
        return [house for row in (*self.rows, self.towers) for house in row if house is not None]

    @property
    def bought(self) -> list[int]:
        """Bought extensions by type."""
        rows = [len(row) - printed for row, printed in zip(self.rows, PRINTED, strict=True)]
        return [*rows, self.tiles["expedition"], self.tiles["upgrade"]]

    def find(self, tile: str) -> tuple[list[Place], int, Spaces]:
        """A tile that stands in the city: its row, its place, its workers."""
        for row in (*self.rows, self.towers):
            for place, house in enumerate(row):
                if house is not None and house[0] == tile:
                    return row, place, house[1]
        raise AssertionError(f"{tile} is not in this city")

    def take_away(self, tile: str) -> Spaces:
        row, place, spaces = self.find(tile)
        row[place] = None
        self.locked = [shop for shop in self.locked if shop != tile]
        return spaces

    def cover(self, tile: str) -> None:
        """A tile that lies under another is out of the game; its workers were told before."""
        assert not self.take_away(tile)

    def put(self, row: list[Place], place: int, tile: str) -> None:
        assert row[place] is None
        row[place] = tile, []

    @property
    def jokers(self) -> set[str]:
        kinds = Counter(JOKERS[id] for id in self.privileges if id in JOKERS)
        return set(WORKERS) if 2 in kinds.values() else set(kinds)

    @property
    def defence(self) -> int:
        """Workers on full barracks and military towers, and shields (DI-19.2)."""
        barracks = [house for house in (*self.rows[1], *self.towers) if house is not None]
        return sum(
            TILES[house[0]].get("defence", 0) + (sum(map(len, house[1])) if full(house) else 0) for house in barracks
        )

    @property
    def empty_spaces(self) -> int:
        return sum(len(TILES[tile]["spaces"]) - len(spaces) for tile, spaces in self.houses)

    @property
    def symbols(self) -> int:
        """Recruitment symbols that nothing lies on (DI-19.11)."""
        seen: int = 0
        for slot in BOX["city_slots"]:
            row, place = self.rows[ROWS.index(slot["row"])], slot["position"] - 1
            hidden = place < len(row) and (not slot["preprinted"] or row[place] is not None)
            seen += 0 if hidden else slot["recruit"]
        for space in BOX["track_spaces"]:
            seen += 0 if space["position"] <= self.tracks[space["track"]] else space["recruit"]
        for slot in BOX["decree_slots"]:
            seen += 0 if slot["position"] <= len(self.decrees) else slot["recruit"]
        return seen
