"""The box of Kingsburg: `components.toml` as types, loaded and checked once.

Whoever owns a real box can replace values: a file with some of the same tables is laid over ours (`OWN_BOX`).
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Annotated, Any, TypeVar

import msgspec

from ...kernel.box import OwnersBox
from ...kernel.components import PROVENANCE, converted, printed
from ...kernel.options import Items
from ...kernel.refusal import BadComponents
from .actions import Construct

T = TypeVar("T")

GOODS = ("gold", "wood", "stone")
GOLD, WOOD, STONE = range(3)
Goods = tuple[int, int, int]

ROWS = (
    ("statue", "chapel", "church", "cathedral"),
    ("inn", "market", "farms", "merchants_guild"),
    ("guard_tower", "blacksmith", "barracks", "wizards_guild"),
    ("palisade", "stable", "stone_wall", "fortress"),
    ("barricade", "crane", "town_hall", "embassy"),
)
BUILDINGS = tuple(building for row in ROWS for building in row)
"""The province board read row by row: the place of a building here is its bit in `Province.built`."""

PLACES = {building: place for place, building in enumerate(BUILDINGS)}

STATUE, CHAPEL, CHURCH, CATHEDRAL = (1 << n for n in range(4))
INN, MARKET, FARMS, MERCHANTS_GUILD = (1 << n for n in range(4, 8))
GUARD_TOWER, BLACKSMITH, BARRACKS, WIZARDS_GUILD = (1 << n for n in range(8, 12))
PALISADE, STABLE, STONE_WALL, FORTRESS = (1 << n for n in range(12, 16))
BARRICADE, CRANE, TOWN_HALL, EMBASSY = (1 << n for n in range(16, 20))

PHASES = ("kings_aid", "spring", "kings_reward", "summer", "kings_envoy", "autumn", "recruit", "winter")
AID, SPRING, REWARD, SUMMER, ENVOY, AUTUMN, RECRUIT, WINTER = range(1, 9)


ALTERNATIVES = (4, 9, 11)
"""The advisors that may leave a choice between fixed gains: each has a decision of its own (KB-8.8, 8.13, 8.15)."""


MOST = 99
Number = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class Amount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goods, `any` of choice, buildings and points, as an advisor or an enemy gives or takes them."""

    gold: Number = 0
    wood: Number = 0
    stone: Number = 0
    any: Number = 0
    buildings: Number = 0
    vp: Number = 0

    @property
    def goods(self) -> Goods:
        return self.gold, self.wood, self.stone


class Advisor(msgspec.Struct, frozen=True):
    """One of the King's eighteen advisors; the parts of the gain are carried out in this order (KB-8.25)."""

    value: int
    id: str
    cost_vp: Number = 0
    options: tuple[Amount, ...] = ()
    any: Number = 0
    exchange: dict[str, Any] | None = None
    plus_two: Number = 0
    soldiers: Number = 0
    peek: bool = False
    vp: Number = 0
    source: str = ""


class Building(msgspec.Struct, frozen=True):
    """One of the twenty buildings; `battle_versus` replaces `battle` against that enemy (KB-A30)."""

    id: str
    row: int
    column: int
    cost: Amount
    vp: Number
    battle: Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
    battle_versus: dict[str, Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]]
    effects: tuple[str, ...] = ()
    source: str = ""


class Enemy(msgspec.Struct, frozen=True):
    """One of the twenty-five enemy cards."""

    id: str
    year: int
    type: str
    strength: Annotated[int, msgspec.Meta(ge=1, le=MOST)]
    loss: Amount
    reward: Amount
    source: str = ""


class Box:
    """All components of one box."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        advisors = _read(data, "advisors", Advisor)
        buildings = _read(data, "buildings", Building)
        enemies = _read(data, "enemies", Enemy)
        self.advisors: dict[int, Advisor] = {advisor.value: advisor for advisor in advisors}
        self.buildings: tuple[Building, ...] = tuple(buildings)
        self.enemies: dict[str, Enemy] = {enemy.id: enemy for enemy in enemies}
        self.years = {year: {enemy.id: 1 for enemy in enemies if enemy.year == year} for year in range(1, 6)}
        """The enemy cards of each year."""
        self.gains: dict[int, tuple[Goods, ...]] = {
            advisor.value: tuple(option.goods for option in advisor.options) for advisor in advisors
        }
        """The fixed goods each advisor gives, or those the owner has to choose between."""
        self.offers: dict[tuple[int, ...], Items] = {}
        """What can be constructed (KB-9.2, KB-9.3) by the buildings that stand and the goods owned, as found so far."""
        self._costs = {(b.id, crane): _cost(b, crane) for b in buildings for crane in (0, CRANE)}
        self._candidates: dict[int, tuple[tuple[Construct, Goods], ...]] = {}
        self._battle: dict[tuple[int, str], int] = {}
        self._check()

    def _check(self) -> None:
        if sorted(self.advisors) != list(range(1, 19)):
            raise BadComponents("components-advisors")
        if tuple(building.id for building in self.buildings) != BUILDINGS:
            raise BadComponents("components-buildings")
        for year in range(1, 6):
            if sum(enemy.year == year for enemy in self.enemies.values()) != 5:
                raise BadComponents("components-year", year=year)
        self._check_advisors()
        self._check_values({row["id"] for row in self.data["enemy_types"]})

    def _check_advisors(self) -> None:
        for advisor in self.advisors.values():
            choices = (len(advisor.options) > 1) + (advisor.any > 0) + (advisor.exchange is not None)
            if choices > 1 or (len(advisor.options) > 1 and advisor.value not in ALTERNATIVES):
                raise BadComponents("components-choice", entry=advisor.id)
            if not all(Amount(*gain.goods) == gain for gain in advisor.options):
                raise BadComponents("components-options", entry=advisor.id)

    def _check_values(self, types: set[str]) -> None:
        for place, building in enumerate(self.buildings):
            if (building.row, building.column) != (place // 4 + 1, place % 4 + 1):
                raise BadComponents("components-place", entry=building.id)
            if Amount(*building.cost.goods) != building.cost:
                raise BadComponents("components-cost", entry=building.id)
            if not types.issuperset(building.battle_versus):
                raise BadComponents("components-versus", entry=building.id)
        for enemy in self.enemies.values():
            if enemy.type not in types or enemy.reward.buildings:
                raise BadComponents("components-enemy", entry=enemy.id)

    def strengths(self, year: int) -> tuple[int, int]:
        """The range of strengths on the back of a year's enemy cards."""
        strengths = [enemy.strength for enemy in self.enemies.values() if enemy.year == year]
        return min(strengths), max(strengths)

    def candidates(self, built: int) -> tuple[tuple[Construct, Goods], ...]:
        """The next building of each row, those to its left all standing (KB-9.2), with its cost in goods."""
        found = self._candidates.get(built)
        if found is None:
            next_in_rows = [self._next_in_row(row, built) for row in range(5)]
            found = tuple((Construct(b.id), self.cost(b, built)) for b in next_in_rows if b is not None)
            self._candidates[built] = found
        return found

    def _next_in_row(self, row: int, built: int) -> Building | None:
        places = range(row * 4, row * 4 + 4)
        return next((self.buildings[place] for place in places if not built >> place & 1), None)

    def cost(self, building: Building, built: int) -> Goods:
        """What a building costs its builder, with or without the Crane."""
        return self._costs[building.id, built & CRANE]

    def battle(self, built: int, enemy_type: str) -> int:
        """What buildings add to the combat value against a kind of enemy (KB-15.3)."""
        key = (built, enemy_type)
        found = self._battle.get(key)
        if found is None:
            standing = [building for n, building in enumerate(self.buildings) if built >> n & 1]
            found = sum(building.battle_versus.get(enemy_type, building.battle) for building in standing)
            self._battle[key] = found
        return found


def _cost(building: Building, crane: int) -> Goods:
    """One gold less in columns III and IV with the Crane (KB-14.18)."""
    gold, wood, stone = building.cost.goods
    return max(0, gold - 1) if crane and building.column >= 3 else gold, wood, stone


def _read(data: dict[str, Any], table: str, kind: type[T]) -> list[T]:
    return [converted(row, kind, f"{table}.{row['id']}") for row in data[table]]


def own_data() -> dict[str, Any]:
    """The component file of the package as TOML data."""
    return tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))


BOXES: dict[str, Box] = {"": Box(own_data())}
"""Loaded boxes by id; the empty id is the game's own."""

_KEYS: dict[str, tuple[str, type[msgspec.Struct]]] = {
    "advisors": ("value", Advisor),
    "buildings": ("id", Building),
    "enemies": ("id", Enemy),
}
"""What an owner's file may replace, and what names an entry."""


def keep(ours: Box, box: Box) -> None:
    """Refuse an owner's box that replaces what the book confirms of a building."""
    for row, other in zip(ours.data["buildings"], box.data["buildings"], strict=True):
        for field in confirmed(row):
            if row[field] != other[field]:
                raise printed(f"buildings.{row['id']}.{field}")


CONFIRMED = {"cost": "cost", "VP": "vp"}
"""Fields of a building by what `book_confirms` calls them."""


def confirmed(building: dict[str, Any]) -> list[str]:
    """The fields of a building's entry that the book prints."""
    return [CONFIRMED[part] for part in re.split("[,;] ", building.get("book_confirms", "")) if part in CONFIRMED]


def lay_over(data: dict[str, Any], given: dict[str, Any]) -> None:
    """Put the entries of an owner's file into ours."""
    for table, rows in given.items():
        if table in _KEYS:
            _lay_rows_over(data[table], rows, table, *_KEYS[table])
        elif table not in data:
            raise BadComponents("components-no-table", table=table)
        elif rows != data[table]:
            raise BadComponents("components-fixed", table=table, tables="buildings, enemies")


def _lay_rows_over(ours: list[dict[str, Any]], given: Any, table: str, key: str, kind: type[msgspec.Struct]) -> None:
    if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
        raise BadComponents("components-form", table=table)
    for row in given:
        own = next((own for own in ours if own[key] == row.get(key)), None)
        if own is None:
            raise BadComponents("components-no-entry", table=table, key=key, value=repr(row.get(key)))
        unknown = sorted(set(row) - set(own) - set(kind.__struct_fields__) - set(PROVENANCE))
        if unknown:
            raise BadComponents("components-no-field", table=table, entry=own["id"], field=unknown[0])
        if row.get("id", own["id"]) != own["id"]:
            raise BadComponents("components-name", table=table, entry=own["id"])
        own.update((field, value) for field, value in row.items() if field not in PROVENANCE)


OWN_BOX = OwnersBox(BOXES, Box, lay_over, keep)
