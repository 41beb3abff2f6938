"""The box of Medioevo Universale: `components.toml` as types, loaded and checked once.

What the book states is constant. The map, the Event cards, the points and objectives of the Empire cards had to be
designed; they are in the `Box`, so that an owner of a real box can replace them (`owners`).
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ...kernel.refusal import BadComponents
from .chart import Chart, SeaZone, Territory

LIGHT, HEAVY, ARCHER, CAVALRY, CAPTAIN = "light_infantry", "heavy_infantry", "archer", "cavalry", "captain"
UNITS = (LIGHT, HEAVY, ARCHER, CAVALRY, CAPTAIN)
PRICES = {LIGHT: 20, ARCHER: 50, HEAVY: 50, CAVALRY: 100, CAPTAIN: 100}
"""Of a Captain, for each level (ME-6.23)."""
PLAYER_SET = {LIGHT: 20, HEAVY: 20, ARCHER: 10, CAVALRY: 10, CAPTAIN: 3}
BARBARIAN_SET = {LIGHT: 40, ARCHER: 20, CAPTAIN: 7}
BARBARIAN_ORDER = (LIGHT, ARCHER, HEAVY, CAVALRY, CAPTAIN)
"""How a horde takes damage (ME-10.25)."""
WORN = {HEAVY: LIGHT, CAVALRY: HEAVY}
"""What a unit becomes by one point of damage; the others are removed (ME-11.1)."""
STANDARDS = {2: 15, 3: 10}
"""Standards of Captains by level (ME-6.24)."""
LEVELS = (1, 2, 3)

CARAVAN, MERCHANT_SHIP, WAR_WAGON, GALLEY = "caravan", "merchant_ship", "war_wagon", "galley"
TRANSPORTS = (CARAVAN, MERCHANT_SHIP, WAR_WAGON, GALLEY)
TRADE_TRANSPORTS, MILITARY_TRANSPORTS = (CARAVAN, MERCHANT_SHIP), (WAR_WAGON, GALLEY)
SHIPS = (MERCHANT_SHIP, GALLEY)
CATAPULT, TREBUCHET, BOMBARD = "catapult", "trebuchet", "bombard"
ENGINES = (CATAPULT, TREBUCHET, BOMBARD)
"""By level."""
ENGINE_MOVEMENT = 4
MOVEMENT = {1: 6, 2: 7, 3: 8}
"""Movement points of a transport by level (ME-9.6, ME-16.2)."""
UNIT_CAPACITY = {1: 3, 2: 6, 3: 9}
CUBE_CAPACITY = {1: 2, 2: 4, 3: 6}
ITEM_SUPPLY = {GALLEY: 15, MERCHANT_SHIP: 12, WAR_WAGON: 15, CARAVAN: 12, CATAPULT: 16, TREBUCHET: 14, BOMBARD: 12}
BARBARIAN_GALLEYS = 4
"""Property tokens of the barbarians (ME-4.22)."""
ENGINE_DAMAGE = {CATAPULT: (2, 0), TREBUCHET: (3, 1), BOMBARD: (4, 2)}
"""A hit on units, on a building (ME-12.4)."""
MOST_CREW = 3

CIVIL, MILITARY, RELIGIOUS = "civil", "military", "religious"
CATEGORIES = (CIVIL, MILITARY, RELIGIOUS)
VILLAGE, TOWN, CITY = "village", "town", "city"
TOWER, FORT, CASTLE = "tower", "fort", "castle"
CATHEDRAL = "cathedral"
BUILDINGS = {CIVIL: (VILLAGE, TOWN, CITY), MILITARY: (TOWER, FORT, CASTLE), RELIGIOUS: (CATHEDRAL,)}
"""By category and level; a Cathedral is the one religious building."""
BUILDING_SUPPLY = {VILLAGE: 24, TOWN: 17, CITY: 12, TOWER: 40, FORT: 20, CASTLE: 20, CATHEDRAL: 14}
STRUCTURE = {CIVIL: (2, 4, 6), MILITARY: (3, 6, 9), RELIGIOUS: (3,)}
CATHEDRAL_LEVEL, CATHEDRAL_PRICE = 3, 300
LEVEL_PRICE = 100
"""Of a building, transport or engine for each level; of a technology too."""
REPAIR_PRICE = 50

COLOURS = ("blue", "yellow", "orange", "red", "green", "purple")
BRANCHES = ("transport", "trade", "law", "combat", "construction", "religion")
"""In the order of their colours."""
TECHNOLOGIES = {
    "transport": ("carpentry", "logistics", "machinery", "cartography"),
    "trade": ("commerce", "market", "control", "guilds"),
    "law": ("edict", "law", "nation", "influence"),
    "combat": ("art_of_war", "promotion", "tactics", "strategy"),
    "construction": ("masonry", "architecture", "mathematics", "genius"),
    "religion": ("religion", "monasticism", "proselytism", "flight_of_time"),
}
BRANCH_OF = {technology: branch for branch, names in TECHNOLOGIES.items() for technology in names}
LEVEL_OF = {technology: names.index(technology) + 1 for names in TECHNOLOGIES.values() for technology in names}
COLOUR_OF = {technology: COLOURS[BRANCHES.index(branch)] for technology, branch in BRANCH_OF.items()}
DESIGNS = ("carpentry", "art_of_war", "masonry", "architecture", "mathematics", "religion")
"""Technologies that only design: they are used in purchases."""
POINT_PRICE = 100
"""A missing technology point (ME-8.4)."""

GOODS = ("weapons", "salt", "furs", "cereals", "slaves", "spices", "cloth", "wine")
CUBES = 20
"""Of each good."""
CUBE_PRICE = 100
TOKENS = 8
"""Objective tokens of each colour; control tokens of each player."""
CONTROL_TOKENS = 8
ROUTES = {4: 2, 6: 4, 8: 6}
"""Steps of a trade route, destination included, and its trade points (ME-16.24)."""
BLOOD_TOKENS = 18

TAX_LEVELS = (10, 20, 30, 40, 50)
LOAN, MOST_DEBT = 500, 2500
UPKEEP = 20
DESTITUTE = 200
START_FLORINS, START_HONOR, START_LEVELS, START_CARDS = 1600, 10, 2, 3
PENALTIES = {2: (0, -3), 3: (0, -1, -3), 4: (0, -1, -2, -3), 5: (0, -1, -1, -2, -3), 6: (0, -1, -1, -2, -2, -3)}
"""Turn-order penalty by players and place in the order (ME-10.18)."""
TURNS = {"short": 8, "medium": 10, "long": 12}
HIT, SINK = 3, 3
"""A die of 8 sides hits, or sinks, up to this."""
BARBARIAN_POINTS = 3
TERRAINS = {"plains": (1, 20), "forest": (2, 20), "hills": (2, 20), "desert": (2, 40), "mountains": (3, 30)}
"""Cost of entering, upkeep (ME-22.10, ME-22.12)."""
RIVER_COST, INHABITED_UPKEEP, SEA_UPKEEP = 1, 10, 20
ICONS = ("movement", "armies", "buildings", "goods")
HARMFUL = {"movement": 2, "armies": 4, "buildings": 3, "goods": 2}
WAYS = (
    ("territory", "land", "territory", "land"),
    ("territory", "sea", "sea_zone", "coast"),
    ("sea_zone", "sea", "sea_zone", "sea"),
    ("sea_zone", "coast", "territory", "sea"),
)
"""Where borders are written, and where the same border is written from the other side."""
NAMED = ("territory", "kingdom", "unit", "building", "transport", "siege_engine", "pact_clause")
"""What objectives may name."""
ROME, JERUSALEM, MAMLUK = "rome", "jerusalem", "mamluk"


class Objective(msgspec.Struct, frozen=True):
    """The objective side of an Empire card: a kind of condition with its numbers."""

    kind: str
    params: dict[str, Any]
    source: str


class EmpireCard(msgspec.Struct, frozen=True):
    """An Empire card: its character, when it can be used and for what, its points, its objective."""

    number: int
    character: str
    windows: tuple[str, ...]
    cost: int
    points: tuple[tuple[str, ...], ...]
    """The alternatives, each a list of colours."""
    objective: Objective

    @property
    def colours(self) -> tuple[str, ...]:
        """All colours it prints, in the order of `COLOURS`."""
        printed = {colour for option in self.points for colour in option}
        return tuple(colour for colour in COLOURS if colour in printed)


class EventCard(msgspec.Struct, frozen=True):
    """An Event card: three icons, its red territories, the tolerated tax on its back."""

    number: int
    icons: tuple[str, ...]
    territories: tuple[str, ...]
    tolerated_tax: int


class Kingdom(msgspec.Struct, frozen=True):
    """A kingdom: its seven home territories and the kingdoms it is linked to."""

    id: str
    colour: str
    territories: tuple[str, ...]
    links: tuple[str, ...]


class Box:
    """All data of a box, found by id."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.kingdoms = {row["id"]: _kingdom(row, data["kingdom_link"]) for row in data["kingdom"]}
        territories = [msgspec.convert(row, Territory) for row in data["territory"]]
        seas = [msgspec.convert(row, SeaZone) for row in data["sea_zone"]]
        check_ways(territories, seas)
        crossings = [(a, b) for river in data["river"] for a, b in river["crossings"]]
        self.chart = Chart(territories, seas, crossings, tuple(data["map"]["strait"]))
        check_map(self.chart)
        self.events = {str(row["number"]): _event(row) for row in data["event_card"]}
        self.cards = {row["number"]: _card(row) for row in data["empire_card"]}
        self.home = {place: kingdom.id for kingdom in self.kingdoms.values() for place in kingdom.territories}
        """The kingdom a territory is home of."""
        self._in_play: dict[tuple[str, ...], frozenset[str]] = {}
        check_cards(self)

    def in_play(self, kingdoms: tuple[str, ...]) -> frozenset[str]:
        """The territories and sea zones in play with these kingdoms (ME-23.2, ME-23.3)."""
        if kingdoms not in self._in_play:
            chart = self.chart
            if len(kingdoms) == len(self.kingdoms):
                places = frozenset(chart.steps)
            else:
                homes = [home for kingdom in kingdoms for home in self.kingdoms[kingdom].territories]
                places = frozenset(place for home in homes for place in chart.near[home])
            self._in_play[kingdoms] = places
        return self._in_play[kingdoms]


def _kingdom(row: dict[str, Any], links: list[dict[str, Any]]) -> Kingdom:
    linked = {link["b"] if link["a"] == row["id"] else link["a"] for link in links if row["id"] in link.values()}
    return Kingdom(row["id"], row["colour"], tuple(row["territories"]), tuple(sorted(linked)))


def _event(row: dict[str, Any]) -> EventCard:
    """The tax is a level of the track: what an owner's card says between two levels counts as the lower one."""
    tax = max(level for level in TAX_LEVELS if level <= row["tolerated_tax"])
    return EventCard(row["number"], tuple(row["effects"]), (*row["dark_red"], *row["light_red"]), tax)


def _card(row: dict[str, Any]) -> EmpireCard:
    objective = row["objective"]
    return EmpireCard(
        row["number"],
        row["character"],
        tuple(row["windows"]),
        row["cost"],
        tuple(tuple(option) for option in row["points"]["options"]),
        Objective(objective["kind"], objective.get("params", {}), objective["source"]),
    )


# what must fit together, whatever an owner's file says


def check_ways(territories: list[Territory], seas: list[SeaZone]) -> None:
    """Every border is one from both sides."""
    ways = {
        "territory": {place.id: {"land": place.land, "sea": place.sea} for place in territories},
        "sea_zone": {place.id: {"sea": place.sea, "coast": place.coast} for place in seas},
    }
    for table, field, beyond, back in WAYS:
        for place, borders in ways[table].items():
            others = borders[field]
            if len(set(others)) != len(others) or place in others:
                raise BadComponents("components-value", place=f"{table}.{place}.{field}")
            for other in others:
                if other not in ways[beyond]:
                    raise BadComponents("components-no-entry", table=beyond, key="id", value=repr(other))
                if place not in ways[beyond][other][back]:
                    raise BadComponents("components-border", here=place, there=other)


def check_map(chart: Chart) -> None:
    """Rivers run along borders, and land and sea hang together."""
    for here, there in sorted(chart.rivers):
        if there not in chart.land.get(here, ()):
            raise BadComponents("components-river", here=here, there=there)
    first = next(iter(chart.territories))
    if apart := chart.steps.keys() - chart.distances(first, len(chart.steps)).keys():
        raise BadComponents("components-apart", here=min(apart))


def check_cards(box: Box) -> None:
    """Events name icons once and territories that there are; objectives ask for what the rules can test."""
    for event in box.events.values():
        if len(set(event.icons)) != len(event.icons):
            raise BadComponents("components-value", place=f"event_card.{event.number}.effects")
        if unknown := [place for place in event.territories if place not in box.chart.territories]:
            raise BadComponents("components-no-entry", table="territory", key="id", value=repr(unknown[0]))
        if not event.territories or len(set(event.territories)) != len(event.territories):
            raise BadComponents("components-value", place=f"event_card.{event.number}.light_red")
    for card in box.cards.values():
        _check_objective(box.data, card)


def _check_objective(data: dict[str, Any], card: EmpireCard) -> None:
    """An objective has the parts that some kind of ours has, and names things of the box."""
    place, asked = f"empire_card.{card.number}.objective", card.objective
    if asked.kind not in (row["id"] for row in data["objective_kind"]):
        raise BadComponents("components-no-entry", table="objective_kind", key="id", value=repr(asked.kind))
    shapes = _shapes()[asked.kind]
    if not any(_shape(asked.params) == shape for shape in shapes):
        parts = " / ".join(", ".join(name for name, _ in shape) for shape in shapes)
        raise BadComponents("components-objective", place=f"{place}.params", kind=asked.kind, parts=parts)
    for name, value in asked.params.items():
        things = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        if not all(thing in _nameable() for thing in things):
            raise BadComponents("components-value", place=f"{place}.params.{name}")


@cache
def _nameable() -> frozenset[str]:
    """Ids that an objective may name, and the words that ours use for groups of them."""
    data = own_data()
    used = [value for row in data["empire_card"] for value in row["objective"].get("params", {}).values()]
    words = [
        word
        for value in used
        if isinstance(value, str | list)
        for word in ([value] if isinstance(value, str) else value)
    ]
    return frozenset([*words, *(row["id"] for table in NAMED for row in data[table])])


@cache
def _shapes() -> dict[str, list[tuple[tuple[str, str], ...]]]:
    """The parts that objectives of each kind have in our box."""
    found: dict[str, list[tuple[tuple[str, str], ...]]] = {}
    for row in own_data()["empire_card"]:
        shape = _shape(row["objective"].get("params", {}))
        if shape not in (held := found.setdefault(row["objective"]["kind"], [])):
            held.append(shape)
    return found


def _shape(params: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((name, type(value).__name__) for name, value in params.items()))


@cache
def own_data() -> dict[str, Any]:
    """The component file of the package as TOML data."""
    return tomllib.loads(files(__package__).joinpath("components.toml").read_text(encoding="utf-8"))


BOXES: dict[str, Box] = {"": Box(own_data())}
"""Boxes by the id a table names them with; ours is the empty one."""
