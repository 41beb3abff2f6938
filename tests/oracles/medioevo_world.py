"""The board of Medioevo Universale as the oracle sees it: a copy of a position, and what the ledger derives from it.

`World` is read from an engine's state and shares nothing with it. The oracle changes it by the book; what comes out is
compared with the state that the engine has reached, field by field (`medioevo_referee`).
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from pentapolis.games import medioevo

NOBODY = BARBARIANS = -1
NONE = -2
LI, HI, AR, CV, CP = "light_infantry", "heavy_infantry", "archer", "cavalry", "captain"
COLOURS = ("blue", "yellow", "orange", "red", "green", "purple")
BRANCHES = ("transport", "trade", "law", "combat", "construction", "religion")
CARAVAN, SHIP, WAGON, GALLEY = "caravan", "merchant_ship", "war_wagon", "galley"
TRADERS = (CARAVAN, SHIP)
ENGINES = ("catapult", "trebuchet", "bombard")
CIVIL, MILITARY, RELIGIOUS = "civil", "military", "religious"
CATEGORIES = (CIVIL, MILITARY, RELIGIOUS)
BUILDINGS = {CIVIL: ("village", "town", "city"), MILITARY: ("tower", "fort", "castle"), RELIGIOUS: ("cathedral",)}
STRUCTURE = {"village": 2, "town": 4, "city": 6, "tower": 3, "fort": 6, "castle": 9, "cathedral": 3}
SUPPLY = {GALLEY: 15, SHIP: 12, WAGON: 15, CARAVAN: 12, "catapult": 16, "trebuchet": 14, "bombard": 12}
SUPPLY |= {"village": 24, "town": 17, "city": 12, "tower": 40, "fort": 20, "castle": 20, "cathedral": 14}
OWN_SET = {LI: 20, HI: 20, AR: 10, CV: 10, CP: 3}
HORDE_SET = {LI: 40, AR: 20, CP: 7}
STANDARDS = {2: 15, 3: 10}
CUBES, CONTROL_TOKENS = 20, 8
MOVEMENT = {1: 6, 2: 7, 3: 8}
TERRAIN_COST = {"plains": 1, "forest": 2, "hills": 2, "desert": 2, "mountains": 3}
BESIDE = ("agenda", "answers", "table")
"""Fields that say what comes next."""


class Unit(NamedTuple):
    """One military unit, with all that tells it from others."""

    kind: str
    level: int = 0
    moved: bool = False
    left: tuple[str, ...] = ()
    real: str = ""
    real_level: int = 0
    lent_by: int = NONE
    home: str = ""

    @property
    def name(self) -> str:
        return f"{self.kind}_{self.level}" if self.kind == CP else self.kind

    @property
    def lent(self) -> bool:
        return self.lent_by != NONE


Army = Counter[Unit]


@cache
def box() -> dict[str, Any]:
    return tomllib.loads(files(medioevo).joinpath("components.toml").read_text(encoding="utf-8"))


class Map:
    """Territories and sea zones, and what borders on what (ME-2.4, ME-2.5)."""

    def __init__(self) -> None:
        data = box()
        self.land = {row["id"]: set(row["land"]) for row in data["territory"]}
        one, other = data["map"]["strait"]
        self.land[one].add(other)
        self.land[other].add(one)
        self.rows = {row["id"]: row for row in data["territory"]}
        self.coast = {row["id"]: set(row["sea"]) for row in data["territory"]}
        self.seas = {row["id"]: set(row["sea"]) for row in data["sea_zone"]}
        self.shores = {row["id"]: set(row["coast"]) for row in data["sea_zone"]}
        self.home = {place: row["id"] for row in data["kingdom"] for place in row["territories"]}
        self.homes = {row["id"]: tuple(row["territories"]) for row in data["kingdom"]}
        self.good = {name: row["inhabited"]["good"] for name, row in self.rows.items() if "inhabited" in row}
        self.port = {name for name, row in self.rows.items() if "inhabited" in row and row["inhabited"]["port"]}
        self.fire = {name for name, row in self.rows.items() if row["fire"]}
        self.rivers = {frozenset(pair) for river in data["river"] for pair in river["crossings"]}
        self.events = {str(row["number"]): row for row in data["event_card"]}

    def around(self, place: str) -> set[str]:
        """All places one step away."""
        if place in self.seas:
            return self.seas[place] | self.shores[place]
        return self.land[place] | self.coast[place]

    def near(self, place: str) -> set[str]:
        """All places within three steps (ME-2.4)."""
        found = {place}
        for _ in range(3):
            found |= {there for here in found for there in self.around(here)}
        return found

    @cache  # noqa: B019 - one map
    def in_play(self, kingdoms: frozenset[str]) -> frozenset[str]:
        """The places in play (ME-23.2, ME-23.3)."""
        if len(kingdoms) == len(self.homes):
            return frozenset([*self.rows, *self.seas])
        return frozenset(place for kingdom in kingdoms for home in self.homes[kingdom] for place in self.near(home))


@cache
def chart() -> Map:
    return Map()


@dataclass
class Place:
    """What stands in a territory or sea zone."""

    civil: int = 0
    military: int = 0
    religious: int = 0
    damage: list[int] = field(default_factory=lambda: [0, 0, 0])
    market: set[str] = field(default_factory=set)
    token: int = NOBODY
    token_of: str = ""
    forces: dict[int, Army] = field(default_factory=dict)
    rebel: bool = False
    held_by: int = NONE

    def building(self, category: str) -> str:
        """The name of the building of a category, or nothing."""
        level = getattr(self, category)
        return BUILDINGS[category][level - 1] if level else ""

    def army(self, side: int) -> Army:
        return self.forces.setdefault(side, Counter())

    def plain(self) -> dict[str, Any]:
        forces = {side: army for side, army in ((side, +army) for side, army in self.forces.items()) if army}
        return {**vars(self), "market": sorted(self.market), "forces": forces}


F = TypeVar("F", bound=Callable[..., Any])


def kept(function: F) -> F:
    """Find something once, as long as nothing changes (`World.fixed`)."""

    def find(world: World, *args: Any) -> Any:
        if not world.fixed:
            return function(world, *args)
        key = function.__name__, args
        if key not in world.found:
            world.found[key] = function(world, *args)
        return world.found[key]

    return cast(F, find)


def _army(troops: list[dict[str, Any]]) -> Army:
    found: Army = Counter()
    for row in troops:
        fields = {**row, "left": tuple(row["left"])}
        unit = Unit(**{name: fields[name] for name in Unit._fields})
        found[unit] += row["count"]
    return found


class World:
    """A position."""

    def __init__(self, state: Any, fixed: bool = False) -> None:
        data = msgspec.to_builtins(state)
        self.fixed = fixed
        self.found: dict[Any, Any] = {}
        self.options: dict[str, str] = data["table"]["options"]
        self.drafts: list[list[str]] = data["answers"]["drafts"] if data["answers"] else []
        self.agenda: list[Any] = data["agenda"]
        self.places: dict[str, Place] = {}
        for name, row in data.pop("places").items():
            row["forces"] = {force["side"]: _army(force["troops"]) for force in row["forces"]}
            row["market"], row["damage"] = set(row["market"]), list(row["damage"])
            self.places[name] = Place(**row)
        self.items: dict[str, dict[str, Any]] = data.pop("items")
        for item in self.items.values():
            item["troops"] = _army(item["troops"])
            item["cargo"] = Counter(item["cargo"])
        self.players: list[dict[str, Any]] = data.pop("players")
        self.battles: list[dict[str, Any]] = data.pop("battles")
        for battle in self.battles:
            for crew in battle["crews"]:
                crew["troops"] = _army(crew["troops"])
            battle["fallen"] = [_army(fallen) for fallen in battle["fallen"]]
        self.rest: dict[str, Any] = {name: value for name, value in data.items() if name not in BESIDE}
        self.map = chart()

    # reading

    def plain(self) -> dict[str, Any]:
        """All of it as data in which equal positions are equal."""
        empty = Place().plain()
        places = {name: place.plain() for name, place in self.places.items()}
        items = {
            name: {**item, "troops": +item["troops"], "cargo": +item["cargo"]} for name, item in self.items.items()
        }
        battles = [{**battle, "fallen": [+fallen for fallen in battle["fallen"]]} for battle in self.battles]
        return {
            **self.rest,
            "places": {name: place for name, place in places.items() if place != empty},
            "items": items,
            "players": self.players,
            "battles": battles,
        }

    @property
    def order(self) -> list[int]:
        order: list[int] = self.rest["order"]
        return order

    @property
    def turn(self) -> int:
        turn: int = self.rest["turn"]
        return turn

    @property
    def alive(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player["alive"]]

    def place(self, name: str) -> Place:
        return self.places.setdefault(name, Place())

    def variant(self, name: str) -> bool:
        return self.options.get(name) == "yes"

    @kept
    def in_play(self) -> frozenset[str]:
        return self.map.in_play(frozenset(player["kingdom"] for player in self.players))

    def effect(self, name: str, **where: Any) -> bool:
        """Whether a card's or technology's effect lasts."""
        return any(
            found["name"] == name and all(found[key] == value for key, value in where.items())
            for found in self.rest["effects"]
        )

    def items_of(self, seat: int) -> dict[str, dict[str, Any]]:
        return {name: item for name, item in self.items.items() if item["owner"] == seat}

    def units(self, place: str, side: int) -> Army:
        """All military units of a side in a place, those aboard its transports there included."""
        found = Counter(self.places[place].forces.get(side, {})) if place in self.places else Counter()
        for item in self.items.values():
            if item["place"] == place and item["owner"] == side:
                found += item["troops"]
        return +found

    @kept
    def sides(self, place: str) -> set[int]:
        """Who has military units in a place."""
        found = {item["owner"] for item in self.items.values() if item["place"] == place and +item["troops"]}
        if place in self.places:
            found |= {side for side, army in self.places[place].forces.items() if +army}
        return found

    def home_of(self, place: str) -> int:
        """The living player whose home a territory is, or nobody."""
        kingdom = self.map.home.get(place)
        return next((seat for seat in self.alive if self.players[seat]["kingdom"] == kingdom), NOBODY)

    @kept
    def controller(self, place: str) -> int:
        """Who controls a territory (ME-2.6 to ME-2.8, ME-15.13 to ME-15.17, P6)."""
        if place in self.map.seas:
            return NOBODY
        sides = self.sides(place)
        hosts = {row["guest"]: row["host"] for row in self.rest["admitted"] if row["place"] == place}
        held = self._held(place, sides - hosts.keys())
        if all(host == held for host in hosts.values()):
            return held
        return self._held(place, sides)  # whoever admitted them has lost it

    def _held(self, place: str, sides: set[int]) -> int:
        if sides:
            return min(sides) if len(sides) == 1 else NOBODY
        token = self.places[place].token if place in self.places else NOBODY
        return token if token != NOBODY else self.home_of(place)

    @kept
    def controlled(self, seat: int) -> list[str]:
        return [place for place in sorted(self.map.rows) if self.controller(place) == seat]

    def granted(self, kind: str, giver: int, taker: int, place: str) -> list[dict[str, Any]]:
        """The clauses of a kind by which one player grants another something in a place (ME-17.9 to ME-17.21)."""
        found = []
        for pact in self.rest["pacts"]:
            if giver not in pact["signatories"] or taker not in pact["signatories"]:
                continue
            for clause in pact["clauses"]:
                mutual = clause["giver"] == NOBODY
                between = mutual or (clause["giver"], clause["taker"]) == (giver, taker)
                if clause["kind"] == kind and between and (not clause["places"] or place in clause["places"]):
                    found.append(clause)
        return found

    def at_war(self, one: int, other: int) -> bool:
        return any({war["a"], war["b"]} == {one, other} for war in self.rest["wars"])

    def hostile(self, one: int, other: int) -> bool:
        """Whether armies of one may act against the other now (ME-17.3, ME-17.6, ME-17.7)."""
        for war in self.rest["wars"]:
            if {war["a"], war["b"]} == {one, other}:
                begun = war["undeclared"] or war["since"] < self.turn
                return bool(begun and not war["armistice"])
        return False

    @kept
    def in_supply(self, figure: str) -> int:
        """Figures of the shared supply that are left (ME-2.10)."""
        used = sum(item["kind"] == figure for item in self.items.values())
        for place in self.places.values():
            used += sum(place.building(category) == figure for category in CATEGORIES)
        return max(0, int(SUPPLY[figure] - used))

    @kept
    def cubes_left(self, good: str) -> int:
        used = sum(good in place.market for place in self.places.values())
        return max(0, int(CUBES - used - sum(item["cargo"][good] for item in self.items.values())))

    def tokens_left(self, seat: int) -> int:
        return CONTROL_TOKENS - sum(place.token == seat for place in self.places.values())

    @kept
    def figures(self, seat: int) -> Counter[str]:
        """Figures of a player's own set that are in use, by kind (ME-6.27)."""
        used: Counter[str] = Counter()
        for unit, count in self._own_figures(seat):
            used[_figure(unit)[0]] += count
        for player in self.players:
            for row in player["prisoners"]:
                used[row["kind"]] += row["count"] if row["owner"] == seat else 0
        for row in (*self.players[seat]["surrendered"], *self.players[seat]["surrendered_now"]):
            used[row["kind"]] += row["count"]
        for battle in self.battles:
            for row in battle["prisoners"]:
                used[row["kind"]] += row["count"] if row["owner"] == seat else 0
        return used

    def _own_figures(self, seat: int) -> list[tuple[Unit, int]]:
        found: list[tuple[Unit, int]] = []
        armies = [(side, army) for place in self.places.values() for side, army in place.forces.items()]
        armies += [(item["owner"], item["troops"]) for item in self.items.values()]
        for side, army in armies:
            for unit, count in army.items():
                own = side == seat and unit.lent_by != BARBARIANS
                if own or (side == BARBARIANS and unit.lent_by == seat):
                    found.append((unit, count))
        return found

    def left_in_set(self, seat: int, kind: str) -> int:
        return OWN_SET[kind] - self.figures(seat)[kind]

    def left_in_horde_set(self, kind: str) -> int:
        used = 0
        armies = [(side, army) for place in self.places.values() for side, army in place.forces.items()]
        armies += [(item["owner"], item["troops"]) for item in self.items.values()]
        for side, army in armies:
            for unit, count in army.items():
                grey = unit.lent_by == BARBARIANS or (side == BARBARIANS and not unit.lent)
                used += count if grey and _figure(unit)[0] == kind else 0
        return HORDE_SET.get(kind, 0) - used

    @kept
    def standards_left(self, level: int) -> int:
        used = sum(
            count
            for seat in range(len(self.players))
            for unit, count in self._own_figures(seat)
            if _figure(unit) == (CP, level)
        )
        for player in self.players:
            rows = [*player["prisoners"], *player["surrendered"], *player["surrendered_now"]]
            used += sum(row["count"] for row in rows if (row["kind"], row["level"]) == (CP, level))
        return STANDARDS[level] - used

    # changing

    def pay(self, seat: int, florins: int) -> None:
        """Florins leave a purse; others see single payments (ME-2.12)."""
        self.players[seat]["florins"] -= florins
        self.players[seat]["counted"] -= florins

    def gain_honor(self, seat: int, points: int) -> None:
        self.players[seat]["honor"] += points

    def add(self, place: str, side: int, unit: Unit, count: int = 1) -> None:
        self.place(place).army(side)[unit] += count

    def remove(self, place: str, side: int, unit: Unit) -> None:
        army = self.place(place).army(side)
        army[unit] -= 1
        if not army[unit]:
            del army[unit]


def _figure(unit: Unit) -> tuple[str, int]:
    """The figure a unit is, whatever it counts as now (ME-26.14)."""
    return (unit.real, unit.real_level) if unit.real else (unit.kind, unit.level)


def tokens_fit(levels: list[int]) -> bool:
    """Whether items of these levels can all have a property token (ME-6.22), by trying the ten tokens."""
    tokens = [(1, 3)] * 2 + [(1, 2)] * 4 + [(2, 3)] * 2 + [(1,)] * 2
    return _fit(tuple(sorted(levels)), tuple(tokens))


@cache
def _fit(levels: tuple[int, ...], tokens: tuple[tuple[int, ...], ...]) -> bool:
    if not levels:
        return True
    last, rest = levels[-1], levels[:-1]
    return any(
        _fit(rest, tokens[:at] + tokens[at + 1 :]) for at in {tokens.index(token) for token in tokens if last in token}
    )
