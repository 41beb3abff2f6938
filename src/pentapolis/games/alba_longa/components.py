"""The box of Alba Longa: `components.toml` as types, loaded and checked once.

What the book states is constant. What had to be found elsewhere or designed (lengths of tracks, dice costs, the backs
of the climate cards, the granary) an owner of a real box can replace: a file with some of these values is laid over
ours (`OWN_BOX`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from ...kernel.box import OwnersBox
from ...kernel.components import PROVENANCE, converted
from ...kernel.refusal import BadComponents

CITIES = ("alba_longa", "roma", "veii", "velitrae", "reate", "assisi")
"""The city of each seat, with Reate last, which is not played beside Assisi (AL-1.1); then Assisi itself."""
ASSISI = 5
"""The place of Assisi among the cities: a target, but no seat."""
CITY_PLACES = {city: place for place, city in enumerate(CITIES)}

JOBS = ("soldier", "merchant", "worker", "priest", "farmer")
SOLDIER, MERCHANT, WORKER, PRIEST, FARMER = range(5)
JOB_PLACES = {job: place for place, job in enumerate(JOBS)}

PLACES = ("barracks", "market", "quarry", "temple", "farm")
"""Where each job is done, in the order of `JOBS`."""

DICE = ("soldier_die", "merchant_die", "worker_die", "priest_die")
"""The four dice, in the order of their jobs."""
DIE_SIDES = 4
"""Eight faces, each number from 1 to 4 twice: the same as four faces."""

STALLS = ("stall_1", "stall_2", "stall_3", "stall_4", "stall_5", "stall_6")
STALLS_IN_USE = {2: 3, 3: 4, 4: 5, 5: 6}

DEALS = {"sell_1": (1, 1), "sell_3": (3, 2)}
"""Slaves: peasants sold and silver received (AL-3.3)."""

LOOT = ("silver", "wheat", "captive")
SILVER_LOOT, WHEAT_LOOT, CAPTIVE_LOOT = range(3)
LOOT_AMOUNTS = (1, 2, 1)

CLIMATES = ("dry", "moderate", "wet")
YIELDS = {"dry": 2, "moderate": 3, "wet": 4}
"""Wheat of a farmer in a field (AL-12.1)."""

SEASONS = GROWING, HARVEST, YEAR_END = ("growing", "harvest", "year_end")
PHASES = (
    *("begin_season", "assign", "soldiers", "merchants", "workers", "priests", "farmers", "blessings"),
    *("return", "king_of_kings", "feed", "grow", "victory_check"),
)

PEASANTS_AT_START, SILVER_AT_START = 8, 5
HEROES = range(5)
ALL_HEROES = 0b11111
MONUMENTS = GOAL_MONUMENTS = 10
GOAL_POPULATION = 16
YEARS = 7
FREE_SPACES = (12, 16, 20)
PAYING_SPACES = (1, 3, 6)
FIELDS = 5
BOUGHT_DIE = 1
BLESSING, BLESSING_WITH_PIETY = 2, 1
FARMER_MAJORITY_WHEAT = 2
SABOTAGES = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4)
"""Sabotages by success value; the last entry holds for anything higher (AL-6.11)."""
GROWTH = (0, 1, 3, 6, 10, 15, 21)
"""Wheat for so many new peasants (AL-16.6)."""
DEFENDERS_AT_START, MOST_DEFENDERS = 3, 8
LOOT_AT_START = (1, 1, 0)
MOST_LOOT, MOST_OF_A_KIND = 8, 3

MOST = 99
Length = Annotated[int, msgspec.Meta(ge=1, le=MOST)]


class DiceCostTrack(msgspec.Struct, frozen=True):
    """What calling court costs, round by round; on the last space the disc stays."""

    values: tuple[Annotated[int, msgspec.Meta(ge=0, le=MOST)], ...]


class HousingTrack(msgspec.Struct, frozen=True):
    """The houses of a village, with all free spaces among them."""

    length: Annotated[int, msgspec.Meta(ge=max(FREE_SPACES), le=MOST)]


class PopulationTrack(msgspec.Struct, frozen=True):
    """Where the population disc goes."""

    length: Annotated[int, msgspec.Meta(ge=GOAL_POPULATION, le=MOST)]


class MerchantTrack(msgspec.Struct, frozen=True):
    """The spaces of a market, with all that pay among them."""

    length: Annotated[int, msgspec.Meta(ge=max(PAYING_SPACES), le=MOST)]


class DevotionTrack(msgspec.Struct, frozen=True):
    """The spaces of a temple."""

    length: Length


class Tracks(msgspec.Struct, frozen=True):
    """The tracks whose printed form the book does not state."""

    dice_cost: DiceCostTrack
    housing: HousingTrack
    population: PopulationTrack
    merchant: MerchantTrack
    devotion: DevotionTrack


class Granary(msgspec.Struct, frozen=True):
    """Whether a farmer in the granary harvests (AL-A12)."""

    produces_wheat: bool


class ClimateBack(msgspec.Struct, frozen=True):
    """The back of a climate card."""

    card: str
    prayer_cost: Length


class Blessing(msgspec.Struct, frozen=True):
    """A kind of blessing card: what every blessed King receives."""

    id: str
    copies: int
    resource: str
    amount: int


class Box:
    """All components of one box."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        tracks: Tracks = converted(data["track"], Tracks, "track")
        granary: Granary = converted(data["farm"]["granary"], Granary, "farm.granary")
        backs: list[ClimateBack] = [
            converted(row, ClimateBack, f"climate_back.{row['card']}") for row in data["climate_back"]
        ]
        self.dice_costs = tracks.dice_cost.values
        if not self.dice_costs:
            raise BadComponents("components-value", place="track.dice_cost.values")
        self.housing_length = tracks.housing.length
        self.population_length = tracks.population.length
        self.merchant_length = tracks.merchant.length
        self.devotion_length = tracks.devotion.length
        self.granary_yields = granary.produces_wheat
        self.prayer_costs: dict[str, int] = {back.card: back.prayer_cost for back in backs}
        """What a prayer costs, by the climate card whose back shows it."""
        self.climate_cards: dict[str, dict[str, int]] = {
            climate: {card["id"]: 1 for card in data["climate_card"] if card["climate"] == climate}
            for climate in CLIMATES
        }
        """The cards of each climate."""
        blessings = msgspec.convert(data["blessing_card"], list[Blessing])
        self.blessings: dict[str, Blessing] = {blessing.id: blessing for blessing in blessings}


def own_data() -> dict[str, Any]:
    """The component file of the package as TOML data."""
    return tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))


BOXES: dict[str, Box] = {"": Box(own_data())}
"""Loaded boxes by id; the empty id is the game's own."""

REPLACEABLE = (
    "track.dice_cost.values",
    "track.housing.length",
    "track.population.length",
    "track.merchant.length",
    "track.devotion.length",
    "farm.granary.produces_wheat",
)
"""What an owner's file may replace, beside the prayer costs of `climate_back`."""


def lay_over(data: dict[str, Any], given: dict[str, Any]) -> None:
    """Put the values of an owner's file into ours."""
    for table in given:
        if table not in data:
            raise BadComponents("components-no-table", table=table)
    _lay_backs_over(data["climate_back"], given.pop("climate_back", []))
    for path, value in _leaves(given):
        _replace(data, path, value)


def _lay_backs_over(ours: list[dict[str, Any]], given: Any) -> None:
    if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
        raise BadComponents("components-form", table="climate_back")
    for row in given:
        own = next((own for own in ours if own["card"] == row.get("card")), None)
        if own is None:
            raise BadComponents("components-no-entry", table="climate_back", key="card", value=repr(row.get("card")))
        unknown = sorted(set(row) - {"card", "prayer_cost", *PROVENANCE})
        if unknown:
            raise BadComponents("components-no-field", place=f"climate_back.{own['card']}.{unknown[0]}")
        own["prayer_cost"] = row.get("prayer_cost", own["prayer_cost"])


def _leaves(table: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value of nested tables with the way to it."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*path, key))
        else:
            yield (*path, key), value


def _replace(data: Any, path: tuple[str, ...], value: Any) -> None:
    place, own = ".".join(path), data
    for key in path[:-1]:
        own = own.get(key) if isinstance(own, dict) else None
    if path[-1] in PROVENANCE and isinstance(own, dict):
        return
    if not isinstance(own, dict) or path[-1] not in own:
        raise BadComponents("components-no-field", place=place)
    if place in REPLACEABLE:
        own[path[-1]] = value
    elif own[path[-1]] != value:
        raise BadComponents("components-fixed", place=place, places=", ".join((*REPLACEABLE, "climate_back")))


OWN_BOX = OwnersBox(BOXES, Box, lay_over)
