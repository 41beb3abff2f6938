"""What the rulebook does not print: faces of tiles, the city board, and rulings, for whoever owns the box to compare.

Plain numbers can be changed one by one. What a face is made of beside them (workers of a space, effects) stands in
words behind its name; an owner's file may replace that as well.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from ....words import Words
from ....words.boxes import Doubt, DoubtGroup, Figure
from ..components import BOXES, NO_DIE, ROWS, Box
from ..own_box import OWN_BOX
from ..tables import BackRow, Barbarian, BuildingRow, Icon, Season, TowerRow
from .amounts import choices_text, effects_text, name_of, privilege_name, spaces_text
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
PREFIXES = {
    "city_slots": "slot",
    "track_spaces": "space",
    "decree_slots": "place",
    "seasons": "season",
    "barbarians": "barbarian",
    "action_tiles": "tile",
    "extensions": "extension",
    "janus": "janus",
}
"""What the names of a table's things begin with; buildings, towers and privileges know their own."""
OTHERS = {
    "action_tiles": "DI-4.2",
    "extensions": "DI-7.3",
    "privileges": "DI-13.5",
    "janus": "DI-23.7",
}
"""Tables without plain numbers, and the rule."""
RULINGS = {"counting": ("extension_counting", "DI-A28"), "symbols": ("extension_symbols", "DI-A30")}
"""Rulings where the book is silent: named here with their tables and rules, not to be changed by a file."""


def doubtful(components: bytes, words: Words) -> list[DoubtGroup]:
    """Tiles, the city board and rulings, with the values of a component file."""
    box = OWN_BOX.check(components) if components.strip() else BOXES[""]
    groups = [DoubtGroup(table, words.say(f"doubt-{table}"), tuple(_entries(box, table, words))) for table in TABLES]
    groups += [
        DoubtGroup(table, words.say(f"doubt-{table}"), tuple(_others(box, table, rule, words)))
        for table, rule in OTHERS.items()
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
        name = _name(box, table, id, words)
        found.append(Doubt(table, id, name, ours["source"], figures, rule, provenance=_origin(ours)))
    return found


def _shown(row: dict[str, Any], field: str) -> bool:
    """Commercial towers have no shield and military ones no exchange."""
    return not (field == "defence" and not row["spaces"]) and not (field == "exchange" and row["spaces"])


def _name(box: Box, table: str, id: str, words: Words) -> str:
    """What a thing is called, and in brackets what it shows."""
    if table in PREFIXES:
        name = words.say(f"{PREFIXES[table]}-{id}")
    else:
        name = privilege_name(id, words) if table == "privileges" else name_of(id, words)
    shown = SHOWN[table](box, id, words)
    return words.say("doubt-shows", name=name, shown=shown) if shown else name


def _others(box: Box, table: str, rule: str, words: Words) -> list[Doubt]:
    """Tiles without a plain number."""
    return [
        Doubt(table, row["id"], _name(box, table, row["id"], words), row["source"], rule=rule, provenance=_origin(row))
        for row in BOXES[""].data[table]
        if row["source"] != BOOK
    ]


# what stands on a thing beside its numbers


def _on_house(box: Box, id: str, words: Words) -> str:
    """The spaces of a building or tower, and the bonus of placing it."""
    face = box.faces[id]
    bonus = box.flip_bonus.get(id, face.bonus)
    said = [spaces_text(face, words)] if face.size else []
    return " · ".join([*said, *([effects_text(bonus, words)] if bonus else [])])


def _on_barbarian(box: Box, id: str, words: Words) -> str:
    tile = box.barbarians[id]
    return effects_text(tile.penalty or tile.reward, words)


def _on_janus(box: Box, id: str, words: Words) -> str:
    """The die that is blocked, if one is, and what leaves the supply."""
    tile = box.janus[id]
    die = [words.say(f"die-{tile.die}")] if tile.die != NO_DIE else []
    return " · ".join([*die, words.say(f"item-{tile.remove}")])


def _on_slot(box: Box, id: str, words: Words) -> str:
    row, _, number = id.rpartition("_")
    return _on_icon(box.slots[ROWS.index(row)][int(number) - 1], words)


def _on_space(box: Box, id: str, words: Words) -> str:
    track, _, number = id.rpartition("_")
    return _on_icon(box.tracks[track][int(number) - 1], words)


def _on_place(box: Box, id: str, words: Words) -> str:
    return _on_icon(box.decree_slots[int(id.rpartition("_")[2]) - 1], words)


def _on_icon(icon: Icon, words: Words) -> str:
    return effects_text(icon.bonus, words) if icon.bonus else ""


SHOWN: dict[str, Callable[[Box, str, Words], str]] = {
    "buildings": _on_house,
    "ship_backs": _on_house,
    "towers": _on_house,
    "barbarians": _on_barbarian,
    "seasons": lambda box, id, words: effects_text(box.seasons[id].bonus, words),
    "city_slots": _on_slot,
    "track_spaces": _on_space,
    "decree_slots": _on_place,
    "action_tiles": lambda box, id, words: choices_text(box.action_tiles[id].actions, words),
    "extensions": lambda box, id, words: " · ".join(_on_icon(space, words) for space in box.track_tiles[id]),
    "privileges": lambda box, id, words: effects_text(box.privileges[id].effect, words),
    "janus": _on_janus,
}


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
