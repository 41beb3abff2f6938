"""What the rulebook does not print: faces of tiles, the city board, and rulings, for whoever owns the box to compare.

Plain numbers can be changed one by one. What a face is made of beside them (workers of a space, effects) is listed in
words; an owner's file may replace that as well.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ....words import Words
from ....words.boxes import Doubt, DoubtGroup, Figure
from ..components import BOXES, Box
from ..own_box import laid_over
from ..tables import BackRow, Barbarian, BuildingRow, Icon, Season, TowerRow
from .amounts import name_of
from .cards import PROVENANCE, row_of

BOOK = "book"
TABLES: dict[str, tuple[type[msgspec.Struct], tuple[str, ...], str]] = {
    "buildings": (BuildingRow, ("die_value",), "DI-5.7"),
    "ship_backs": (BackRow, (), "DI-A12"),
    "towers": (TowerRow, ("die_value", "defence", "exchange"), "DI-12.4"),
    "barbarians": (Barbarian, ("strength",), "DI-19.1"),
    "seasons": (Season, ("die_value",), "DI-A61"),
    "city_slots": (Icon, ("recruit",), "DI-19.11"),
    "track_spaces": (Icon, ("recruit",), "DI-A67"),
    "decree_slots": (Icon, ("recruit",), "DI-14.3"),
}
"""Tables with numbers that may differ: their types, which also know the ranges, the numbers, and the rule."""
PREFIXES = {"city_slots": "slot", "track_spaces": "space", "decree_slots": "place", "seasons": "season"}
OTHERS = {"action_tiles": ("tile", "DI-4.2"), "janus": ("janus", "DI-23.7")}
RULINGS = {"counting": ("extension_counting", "DI-A28"), "symbols": ("extension_symbols", "DI-A30")}
"""Rulings where the book is silent: named here with their tables and rules, not to be changed by a file."""


def doubtful(components: bytes, words: Words) -> list[DoubtGroup]:
    """Tiles, the city board and rulings, with the values of a component file."""
    box = laid_over(components) if components.strip() else BOXES[""]
    groups = [DoubtGroup(table, words.say(f"doubt-{table}"), tuple(_entries(box, table, words))) for table in TABLES]
    groups += [
        DoubtGroup(table, words.say(f"doubt-{table}"), tuple(_others(table, prefix, rule, words)))
        for table, (prefix, rule) in OTHERS.items()
    ]
    rulings = tuple(_ruling(id, words) for id in RULINGS)
    return [*groups, DoubtGroup("rulings", words.say("doubt-rulings"), rulings)]


def _entries(box: Box, table: str, words: Words) -> list[Doubt]:
    """The things of a table whose values are not the book's."""
    kind, fields, rule = TABLES[table]
    found = []
    for ours in BOXES[""].data[table]:
        if ours["source"] == BOOK:
            continue
        id = ours["id"]
        row = row_of(box, table, id)
        figures = tuple(
            Figure(field, words.say(f"doubt-{field}"), row[field], ours[field], *_bounds(kind, field))
            for field in fields
            if _shown(ours, field)
        )
        found.append(Doubt(table, id, _name(table, id, words), ours["source"], figures, rule, provenance=_origin(ours)))
    return found


def _shown(row: dict[str, Any], field: str) -> bool:
    """Commercial towers have no shield and military ones no exchange."""
    return not (field == "defence" and not row["spaces"]) and not (field == "exchange" and row["spaces"])


def _name(table: str, id: str, words: Words) -> str:
    if table in PREFIXES:
        return words.say(f"{PREFIXES[table]}-{id}")
    return words.say(f"barbarian-{id}") if table == "barbarians" else name_of(id, words)


def _others(table: str, prefix: str, rule: str, words: Words) -> list[Doubt]:
    """Tiles without a plain number."""
    return [
        Doubt(table, row["id"], words.say(f"{prefix}-{row['id']}"), row["source"], rule=rule, provenance=_origin(row))
        for row in BOXES[""].data[table]
        if row["source"] != BOOK
    ]


def _ruling(id: str, words: Words) -> Doubt:
    table, rule = RULINGS[id]
    row = BOXES[""].data[table]
    return Doubt(table, "", words.say(f"doubt-ruling-{id}"), row["source"], rule=rule, provenance=_origin(row))


def _origin(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(str(row[key]) for key in PROVENANCE if key in row)


@cache
def _bounds(kind: type[msgspec.Struct], field: str) -> tuple[int, int]:
    """The least and the most that a component file may say."""
    info: Any = msgspec.inspect.type_info(kind)
    number: Any = next(one.type for one in info.fields if one.name == field)
    return number.ge, number.le
