"""The box of Kingsburg: `components.toml` as types, loaded and checked once.

Whoever owns a real box can replace values: a file with some of the same tables is laid over ours (`read_box`).
"""

from __future__ import annotations

import hashlib
import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

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

STATUE, CHAPEL, CHURCH, CATHEDRAL = (1 << n for n in range(4))
INN, MARKET, FARMS, MERCHANTS_GUILD = (1 << n for n in range(4, 8))
GUARD_TOWER, BLACKSMITH, BARRACKS, WIZARDS_GUILD = (1 << n for n in range(8, 12))
PALISADE, STABLE, STONE_WALL, FORTRESS = (1 << n for n in range(12, 16))
BARRICADE, CRANE, TOWN_HALL, EMBASSY = (1 << n for n in range(16, 20))

PHASES = ("kings_aid", "spring", "kings_reward", "summer", "kings_envoy", "autumn", "recruit", "winter")
AID, SPRING, REWARD, SUMMER, ENVOY, AUTUMN, RECRUIT, WINTER = range(1, 9)


class ComponentError(ValueError):
    """A component file that can't be used; the message says where and why."""


class Amount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goods, `any` of choice, buildings and points, as an advisor or an enemy gives or takes them."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    any: int = 0
    buildings: int = 0
    vp: int = 0

    @property
    def goods(self) -> Goods:
        return self.gold, self.wood, self.stone


class Advisor(msgspec.Struct, frozen=True):
    """One of the King's eighteen advisors; the parts of the gain are carried out in this order (KB-8.25)."""

    value: int
    id: str
    cost_vp: int = 0
    options: tuple[Amount, ...] = ()
    any: int = 0
    exchange: dict[str, Any] | None = None
    plus_two: int = 0
    soldiers: int = 0
    peek: bool = False
    vp: int = 0
    source: str = ""


class Building(msgspec.Struct, frozen=True):
    """One of the twenty buildings; `battle_versus` replaces `battle` against that enemy (KB-A30)."""

    id: str
    row: int
    column: int
    cost: Amount
    vp: int
    battle: int
    battle_versus: dict[str, int]
    effects: tuple[str, ...] = ()
    source: str = ""


class Enemy(msgspec.Struct, frozen=True):
    """One of the twenty-five enemy cards."""

    id: str
    year: int
    type: str
    strength: int
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
        self._candidates: dict[int, tuple[tuple[Construct, Goods], ...]] = {}
        self._battle: dict[tuple[int, str], int] = {}
        self._check()

    def _check(self) -> None:
        if sorted(self.advisors) != list(range(1, 19)):
            raise ComponentError("advisors: there must be exactly one advisor for each value from 1 to 18")
        if tuple(building.id for building in self.buildings) != BUILDINGS:
            raise ComponentError("buildings: the twenty buildings must stand row by row as on the province board")
        for year in range(1, 6):
            if sum(enemy.year == year for enemy in self.enemies.values()) != 5:
                raise ComponentError(f"enemies: year {year} must have five cards")
        for building in self.buildings:
            if min(building.cost.goods) < 0 or building.vp < 0:
                raise ComponentError(f"buildings: {building.id} has a negative cost or value")
        for enemy in self.enemies.values():
            if (
                enemy.strength < 1
                or min(*msgspec.structs.astuple(enemy.loss), *msgspec.structs.astuple(enemy.reward)) < 0
            ):
                raise ComponentError(f"enemies: {enemy.id} has a strength below 1 or a negative amount")

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
        """What a building costs its builder: one gold less in columns III and IV with the Crane (KB-14.18)."""
        gold, wood, stone = building.cost.goods
        if built & CRANE and building.column >= 3:
            gold = max(0, gold - 1)
        return gold, wood, stone

    def battle(self, built: int, enemy_type: str) -> int:
        """What buildings add to the combat value against a kind of enemy (KB-15.3)."""
        key = (built, enemy_type)
        found = self._battle.get(key)
        if found is None:
            standing = [building for n, building in enumerate(self.buildings) if built >> n & 1]
            found = sum(building.battle_versus.get(enemy_type, building.battle) for building in standing)
            self._battle[key] = found
        return found


def _read(data: dict[str, Any], table: str, kind: type[T]) -> list[T]:
    try:
        return [msgspec.convert(row, kind) for row in data.get(table, [])]
    except msgspec.ValidationError as error:
        raise ComponentError(f"{table}: {error}") from None


def own_data() -> dict[str, Any]:
    """The component file of the package as TOML data."""
    return tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))


BOXES: dict[str, Box] = {"": Box(own_data())}
"""Loaded boxes by id; the empty id is the game's own."""

_KEYS = {"advisors": "value", "buildings": "id", "enemies": "id"}


def read_box(text: bytes) -> str:
    """Load an owner's component file, laid over ours, and return the id to put on the table."""
    try:
        given = tomllib.loads(text.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentError(f"not a TOML file: {error}") from None
    data = own_data()
    for table, rows in given.items():
        if table in _KEYS:
            _lay_over(data[table], rows, table, _KEYS[table])
        elif table not in data:
            raise ComponentError(f"{table}: Kingsburg has no such table")
    box = Box(data)
    name = hashlib.sha256(text).hexdigest()[:16]
    BOXES[name] = box
    return name


def _lay_over(ours: list[dict[str, Any]], given: Any, table: str, key: str) -> None:
    if not isinstance(given, list):
        raise ComponentError(f"{table}: write each entry as [[{table}]]")
    rows = {row[key]: row for row in ours}
    for row in given:
        if row.get(key) not in rows:
            raise ComponentError(f"{table}: there is no {key} = {row.get(key)!r}")
        unknown = sorted(set(row) - set(rows[row[key]]) - _EXTRA)
        if unknown:
            raise ComponentError(f"{table} {row[key]}: unknown field {unknown[0]}")
        rows[row[key]].update(row)


_EXTRA = {"source", "ref", "why", "note", *Advisor.__struct_fields__} - {"id", "value"}
