"""Medioevo Universale on one page: a turn, prices, units, pieces, battle, trade, every technology, honor, the end."""

from __future__ import annotations

from ...words import Words
from ...words.sheet import Area, Cell, Line, Section, Sheet, SheetTable, line
from .components import (
    BARBARIAN_POINTS,
    BOXES,
    BUILDINGS,
    CATHEDRAL_PRICE,
    CUBE_CAPACITY,
    CUBE_PRICE,
    ENGINE_DAMAGE,
    ENGINE_MOVEMENT,
    HIT,
    LEVEL_PRICE,
    LEVELS,
    LOAN,
    MOST_CREW,
    MOVEMENT,
    PENALTIES,
    POINT_PRICE,
    PRICES,
    REPAIR_PRICE,
    ROUTES,
    STRUCTURE,
    TECHNOLOGIES,
    TURNS,
    UNIT_CAPACITY,
    UNITS,
    UPKEEP,
    Box,
)
from .realm.scoring import DEBTS, TOKENS

PHASES = ("turn_order", "events", "taxes", "purchase", "combat", "trade", "end_turn")
PURCHASES = ("technology", "building", "transport", "units", "card")
ROUND = ("ranged", "roll", "result", "losses", "entry")
TRADE = ("buy", "cube", "route")
HONOR = ("gain", "loss")

Values = dict[str, str | int]


def aid(box: str, words: Words) -> Sheet:
    """The player aid, with the values of a box."""
    chosen = BOXES[box]
    values = _values(chosen)
    return Sheet(
        words.say("aid-title"),
        (
            _turn(words, values),
            _listed("own", "prices", PURCHASES, words, values),
            _units(words, values),
            _transports(words, values),
            _buildings(words, values),
            _listed("board", "battle", ROUND, words, values),
            _listed("others", "trade", TRADE, words, values),
            _technologies(words),
            _listed("players", "honor", HONOR, words, values),
            _end(chosen, words, values),
        ),
    )


def _values(box: Box) -> Values:
    """What the texts may name of a box, and of the rules."""
    card = box.data["empire_card_purchase"]
    return {
        "penalties": " · ".join(f"{players}: {_signed(by_place)}" for players, by_place in PENALTIES.items()),
        "barbarian_points": BARBARIAN_POINTS,
        "upkeep": UPKEEP,
        "loan": LOAN,
        "level": LEVEL_PRICE,
        "point": POINT_PRICE,
        "cathedral": CATHEDRAL_PRICE,
        "repair": REPAIR_PRICE,
        "recruits": box.data["recruitment"]["base_limit"],
        "card": card["base"],
        "each": card["per_owned"],
        "hit": HIT,
        "engine": ENGINE_MOVEMENT,
        "crew": MOST_CREW,
        "cube": CUBE_PRICE,
        "routes": " · ".join(f"{steps}: {points}" for steps, points in ROUTES.items()),
        "turns": ", ".join(map(str, TURNS.values())),
        "objectives": ", ".join(map(str, TOKENS[1:])),
        "debt": _signed([honor for debt, honor in DEBTS.items() if debt]),
    }


def _signed(numbers: list[int] | tuple[int, ...]) -> str:
    return ", ".join(str(number).replace("-", "−") for number in numbers)


def _strong(text: str) -> Cell:
    return Cell(text, mark="strong")


def _listed(area: Area, name: str, keys: tuple[str, ...], words: Words, values: Values) -> Section:
    return Section(area, words.say(f"aid-{name}"), _lines(name, keys, words, values))


def _lines(name: str, keys: tuple[str, ...], words: Words, values: Values) -> tuple[Line, ...]:
    return tuple(line(words.say(f"aid-{name}-{key}", **values)) for key in keys)


def _turn(words: Words, values: Values) -> Section:
    """The seven phases."""
    rows = tuple(
        (line(_strong(words.say(f"phase-{phase}"))), line(words.say(f"aid-turn-{phase}", **values))) for phase in PHASES
    )
    return Section("status", words.say("aid-turn"), tables=(SheetTable(("", ""), rows),))


def _units(words: Words, values: Values) -> Section:
    """The five units with their prices and abilities."""
    rows = tuple(
        (
            line(_strong(words.say(f"unit-{unit}"))),
            line(str(PRICES[unit])),
            line(words.say(f"aid-unit-{unit}", **values)),
        )
        for unit in UNITS
    )
    return Section("own", words.say("aid-units"), tables=(SheetTable(("", "", ""), rows, numeric=(1,)),))


def _transports(words: Words, values: Values) -> Section:
    """Transports by level, and what engines do."""
    header = tuple(words.say(f"aid-transports-{column}") for column in ("level", "movement", "units", "cubes"))
    levels = tuple(
        (line(str(level)), line(str(MOVEMENT[level])), line(str(UNIT_CAPACITY[level])), line(str(CUBE_CAPACITY[level])))
        for level in LEVELS
    )
    engines = tuple(
        (line(_strong(words.say(f"item-{engine}"))), line(f"{units} / {building}"))
        for engine, (units, building) in ENGINE_DAMAGE.items()
    )
    hits = (words.say("aid-transports-engine"), words.say("aid-transports-hits"))
    tables = (SheetTable(header, levels, numeric=(0, 1, 2, 3)), SheetTable(hits, engines))
    return Section("own", words.say("aid-transports"), _lines("transports", ("more",), words, values), tables)


def _buildings(words: Words, values: Values) -> Section:
    """The buildings with their structure points."""
    header = (words.say("aid-buildings-name"), words.say("aid-buildings-structure"))
    rows = tuple(
        (line(_strong(words.say(f"building-{building}"))), line(str(STRUCTURE[category][level])))
        for category, chain in BUILDINGS.items()
        for level, building in enumerate(chain)
    )
    lines = _lines("buildings", ("military",), words, values)
    return Section("own", words.say("aid-buildings"), lines, (SheetTable(header, rows, numeric=(1,)),))


def _technologies(words: Words) -> Section:
    """The technologies by branch and level."""
    rows = tuple(
        (line(_strong(words.say(f"technology-{name}"))), line(words.say(f"technology-{name}-explain")))
        for names in TECHNOLOGIES.values()
        for name in names
    )
    return Section("secret", words.say("aid-technology"), tables=(SheetTable(("", ""), rows),))


def _end(box: Box, words: Words, values: Values) -> Section:
    """The end, the awards, and what tokens, debts and prisoners come to."""
    awards = " · ".join(words.say(f"award-{row['id']}") for row in box.data["final_award"])
    lines = _lines("end", ("turns", "objectives", "debt"), words, values)
    return Section("players", words.say("aid-end"), (lines[0], line(awards), *lines[1:]))
