"""What the oracle of Discordia knows about tiles and cities: the component data as plain tables, and what can be read
off a city board. Written from the rulebook and the ledger, without a look at the engine's rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pentapolis.games.discordia

Table = dict[str, Any]
BOX: Table = tomllib.loads(Path(pentapolis.games.discordia.__file__).with_name("components.toml").read_text("utf-8"))


def by_id(*names: str) -> dict[str, Table]:
    return {row["id"]: row for name in names for row in BOX[name]}


WORKERS = ("sailor", "soldier", "merchant", "farmer")
DICE = ("red", "yellow", "blue")
EXTENSIONS = ("port", "fort", "market", "field", "expedition", "upgrade")
ROW_OF = {"ship": "port", "barracks": "fort", "shop": "market", "farm": "field"}
PREPRINTED = {"port": 1, "fort": 1, "market": 2, "field": 2}
LAST_AQUEDUCT = 10

TILES = by_id("buildings", "ship_backs", "towers")
COUNTS_AS = {
    id: "barracks" if tile.get("kind") == "military" else str(tile.get("type", "")) for id, tile in TILES.items()
}
ACTION_TILES = by_id("action_tiles")
PRIVILEGES = by_id("privileges")
DECREES = by_id("decrees")
BARBARIANS = by_id("barbarians")
JANUS = by_id("janus")
SEASONS = {row["order"]: row for row in BOX["seasons"]}
SETUP = {row["players"]: row for row in BOX["setup"]}
DECREE_PLACES: list[Table] = BOX["decree_slots"]
SLOTS: dict[tuple[str, int], Table] = {(row["row"], row["position"]): row for row in BOX["city_slots"]}
TRACK_SPACES: dict[tuple[str, int], Table] = {(row["track"], row["position"]): row for row in BOX["track_spaces"]}
ADDED_SPACES: dict[str, list[Table]] = {row["id"]: row["adds"] for row in BOX["extensions"] if row["place"] == "track"}
PRINTED_SPACES = 6
"""Spaces of a track without extensions."""


def aim(effect: Table) -> str:
    """What an effect is for: a type of building, a track, or nothing."""
    return str(effect.get("target") or effect.get("track") or "")


Workers = dict[str, int]
Payment = tuple[int, int, int, int]


@dataclass
class House:
    """A building or tower that stands in a city, with the workers on each occupied space."""

    id: str
    spaces: list[list[str]] = field(default_factory=list)

    @property
    def tile(self) -> Table:
        return TILES[self.id]

    @property
    def workers(self) -> list[str]:
        return [worker for space in self.spaces for worker in space]

    @property
    def holds_workers(self) -> bool:
        """A building or a military tower: commercial towers take none (DI-6.10)."""
        return bool(self.tile["spaces"])

    @property
    def empty_spaces(self) -> int:
        return len(self.tile["spaces"]) - len(self.spaces)

    @property
    def full(self) -> bool:
        """All its spaces are occupied (DI-6.8)."""
        return self.holds_workers and not self.empty_spaces

    @property
    def kind(self) -> str:
        """What it counts as: a military tower as barracks (DI-6.9, DI-12.5), a commercial tower as nothing."""
        return COUNTS_AS[self.id]


@dataclass
class City:
    """A player's city board and what lies beside it (DI-2.11)."""

    reserve: Workers = field(default_factory=lambda: dict.fromkeys(WORKERS, 0))
    stars: int = 0
    modifiers: int = 0
    spent: int = 0
    ring: int = 0
    rows: dict[str, list[House | None]] = field(
        default_factory=lambda: {row: [None] * number for row, number in PREPRINTED.items()}
    )
    towers: list[House | None] = field(default_factory=lambda: [None] * PREPRINTED["port"])
    tracks: dict[str, int] = field(default_factory=lambda: {"expedition": 0, "upgrade": 0})
    track_tiles: dict[str, int] = field(default_factory=lambda: {"expedition": 0, "upgrade": 0})
    locked: set[str] = field(default_factory=set)
    decrees: list[str] = field(default_factory=list)
    privileges: list[str] = field(default_factory=list)
    used_privileges: list[str] = field(default_factory=list)

    # What stands in it

    def buildings(self, kind: str = "any") -> list[House]:
        """Buildings of a type, without towers."""
        rows = self.rows if kind == "any" else [ROW_OF[kind]]
        return [house for row in rows for house in self.rows[row] if house]

    def standing_towers(self) -> list[House]:
        return [tower for tower in self.towers if tower]

    def all_houses(self) -> list[House]:
        return self.buildings() + self.standing_towers()

    def counting_as(self, kind: str) -> list[House]:
        """Everything workers can stand on that counts as this type; `any` is every type (DI-6.9, DI-A20)."""
        return [house for house in self.all_houses() if house.kind and kind in ("any", house.kind)]

    def workers_in_reserve(self) -> int:
        return sum(self.reserve.values())

    def workers_on_houses(self) -> int:
        return sum(len(house.workers) for house in self.all_houses())

    def bought(self) -> dict[str, int]:
        """Bought extensions by type; printed ones are no tiles (DI-A28)."""
        return {row: len(self.rows[row]) - PREPRINTED[row] for row in PREPRINTED} | self.track_tiles

    # Tracks (DI-8)

    def free_space(self, track: str) -> Table | None:
        """The lowest free space of a track, printed or on an extension (DI-8.1, DI-A31)."""
        position = self.tracks[track] + 1
        if position <= PRINTED_SPACES:
            return TRACK_SPACES[track, position]
        added = ADDED_SPACES[track] * self.track_tiles[track]
        beyond = position - PRINTED_SPACES - 1
        return added[beyond] if beyond < len(added) else None

    def permanent(self) -> Iterator[Table]:
        """The permanent bonuses that the stars on the upgrade track have unlocked (DI-8.6)."""
        for position in range(1, min(self.tracks["upgrade"], PRINTED_SPACES) + 1):
            space = TRACK_SPACES["upgrade", position]
            if space["permanent"]:
                yield from space["bonus"]

    def upgrades_with(self, value: int) -> bool:
        """6 always, 5 once it is unlocked (DI-4.3, DI-8.7)."""
        return value == 6 or {"kind": "upgrade_with", "value": value} in self.permanent()

    def shows_die(self, house: House, die: str, value: int) -> bool:
        """Whether a die allows a special deployment there (DI-10.2, DI-10.3, DI-8.8)."""
        if house.tile["die_value"] != value:
            return False
        any_color = {"kind": "any_color_deploy", "target": house.kind} in self.permanent()
        color = {"ship": "blue", "barracks": "red", "farm": "yellow"}.get(house.kind, die)
        return any_color or color == die

    # Deployment (DI-6)

    def jokers(self) -> set[str]:
        """Types of workers that stand for any type (DI-13.2 to DI-13.4)."""
        kinds = [PRIVILEGES[id]["effect"][0].get("worker", "") for id in self.privileges]
        found = {kind for kind in kinds if kind}
        return set(WORKERS) if any(kinds.count(kind) > 1 for kind in found) else found

    def payments(self, house: House) -> set[Payment]:
        """Every set of workers of the reserve that fills the next space (DI-6.2 to DI-6.7)."""
        if not house.empty_spaces or house.id in self.locked:
            return set()
        needed: list[str] = house.tile["spaces"][len(house.spaces)]
        jokers = self.jokers()
        found = set()
        for numbers in product(*(range(min(self.reserve[kind], len(needed)) + 1) for kind in WORKERS)):
            if sum(numbers) != len(needed):
                continue
            paid = [kind for kind, number in zip(WORKERS, numbers, strict=True) for _ in range(number)]
            for order in permutations(paid):
                if all(need in ("any", worker) or worker in jokers for need, worker in zip(needed, order, strict=True)):
                    found.add(numbers)
        return found  # type: ignore[return-value]  # one number for each of the four types

    def targets(self, kind: str) -> list[House]:
        """Where a deployment on this type is possible."""
        return [house for house in self.counting_as(kind) if self.payments(house)]

    # Raid and recruitment (DI-19)

    def defence(self) -> int:
        """Workers on full barracks and military towers, and the permanent defence of towers (DI-19.2, DI-12.6)."""
        full = sum(len(house.workers) for house in self.counting_as("barracks") if house.full)
        return full + sum(int(tower.tile["defence"]) for tower in self.standing_towers())

    def symbols(self) -> int:
        """Recruitment symbols that no decree, extension, building or star hides (DI-19.11)."""
        symbols = 0
        for (row, position), slot in SLOTS.items():
            places = self.rows[row]
            has_extension = position <= len(places)
            hidden = has_extension and (position > PREPRINTED[row] or places[position - 1] is not None)
            symbols += 0 if hidden else int(slot["recruit"])
        for (track, position), space in TRACK_SPACES.items():
            symbols += int(space["recruit"]) if position > self.tracks[track] else 0
        return symbols + sum(int(place["recruit"]) for place in DECREE_PLACES[len(self.decrees) :])

    def empty_spaces(self) -> int:
        """Of buildings and military towers (DI-19.12)."""
        return sum(house.empty_spaces for house in self.all_houses())

    # Decrees (DI-14)

    def fulfils(self, decree: str) -> bool:
        """Whether the condition of a decree holds (DI-14.5 to DI-14.13)."""
        bought = self.bought().values()
        match decree:
            case "five_extensions":
                return sum(number > 0 for number in bought) >= 5
            case "two_pairs":
                return sum(number >= 2 for number in bought) >= 2
            case "three_modifiers":
                return self.modifiers >= 3
            case "three_towers":
                return len(self.standing_towers()) >= 3
            case "aqueduct_eight":
                return self.ring >= 8
            case "upgrade_six":
                return self.tracks["upgrade"] >= 6
            case "expedition_six":
                return self.tracks["expedition"] >= 6
            case "two_trades":
                return sum(number > 0 for number in self.reserve.values()) <= 2
            case "twelve_workers":
                return sum(self.manned("any")) >= 12
            case "four_trades":
                return sum(self.manned("any")) >= 9 and all(self.manned(kind) for kind in ROW_OF)
        kind, houses, workers = {
            "two_ships": ("ship", 2, 3),
            "three_farms": ("farm", 3, 7),
            "three_shops": ("shop", 3, 6),
            "three_barracks": ("barracks", 3, 5),
        }[decree]
        return len(self.manned(kind)) >= houses and sum(self.manned(kind)) >= workers

    def manned(self, kind: str) -> list[int]:
        """The numbers of workers on buildings of a type that hold any; military towers are barracks (DI-12.5)."""
        return [len(house.workers) for house in self.counting_as(kind) if house.workers]
