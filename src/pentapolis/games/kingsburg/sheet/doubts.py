"""What the rulebook does not print: the figures of buildings and enemies, for whoever owns the box to compare."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from ....words import Words
from ....words.boxes import Doubt, DoubtGroup, Figure
from ..components import BOXES, OWN_BOX, Amount, Box, Building, Enemy

BUILDING = ("cost.gold", "cost.wood", "cost.stone", "vp", "battle")
ENEMY = ("strength", *(f"loss.{part}" for part in Amount.__struct_fields__),
         *(f"reward.{part}" for part in Amount.__struct_fields__ if part != "buildings"))  # fmt: skip
CONFIRMED = {"cost": ("cost.gold", "cost.wood", "cost.stone"), "VP": ("vp",)}
"""What the book confirms of a building, as the component file says it, and the figures that are beyond doubt then."""
KINDS: dict[str, type[msgspec.Struct]] = {kind.__name__: kind for kind in (Amount, Building, Enemy)}
FIXED = ("supply",)
"""Rulings where the book is silent: named here, not to be changed by a file."""


def doubtful(components: bytes, words: Words) -> list[DoubtGroup]:
    """Buildings, the enemies of each year, and rulings, with the values of a component file."""
    box = OWN_BOX.check(components) if components.strip() else BOXES[""]
    buildings = tuple(_building(box, place, building, words) for place, building in enumerate(box.buildings))
    return [
        DoubtGroup("buildings", words.say("kind-building"), buildings),
        *(
            DoubtGroup(f"year-{year}", words.say("doubt-year", year=year), _enemies(box, year, words))
            for year in box.years
        ),
        DoubtGroup("rulings", words.say("doubt-rulings"), tuple(_ruling(id, words) for id in FIXED)),
    ]


def _building(box: Box, place: int, building: Building, words: Words) -> Doubt:
    ours = BOXES[""].buildings[place]
    row = _row("buildings", building.id)
    said = re.split("[,;] ", row.get("book_confirms", ""))
    sure = {field for part in said for field in CONFIRMED.get(part, ())}
    versus = tuple(f"battle_versus.{kind}" for kind in ours.battle_versus)
    fields = [field for field in (*BUILDING, *versus) if field not in sure]
    return Doubt(
        "buildings",
        building.id,
        words.say(f"building-{building.id}"),
        row["source"],
        tuple(_figure(field, building, ours, words) for field in fields),
        f"KB-14.{place + 1}",
        words.listed([words.say(f"doubt-sure-{_plain(part)}") for part in said if part]),
        _origin(row),
    )


def _enemies(box: Box, year: int, words: Words) -> tuple[Doubt, ...]:
    """The year's cards as they are in our box: their names say what we take them for."""
    cards = [card for card in BOXES[""].enemies.values() if card.year == year]
    return tuple(_enemy(box.enemies[card.id], card, words) for card in cards)


def _enemy(enemy: Enemy, ours: Enemy, words: Words) -> Doubt:
    row = _row("enemies", ours.id)
    name = words.say("card-enemy", enemy=words.say(f"enemy-{ours.type}"), year=ours.year, strength=ours.strength)
    figures = tuple(_figure(field, enemy, ours, words) for field in ENEMY)
    if "rejected" in row:
        return Doubt("enemies", ours.id, name, "doubtful", figures, "KB-A37", "", _origin(row))
    return Doubt("enemies", ours.id, name, row["source"], figures, "KB-15.1", "", _origin(row))


def _ruling(id: str, words: Words) -> Doubt:
    row = BOXES[""].data[id]["rulings"]
    return Doubt(id, "rulings", words.say(f"doubt-ruling-{id}"), row["source"], provenance=_origin(row))


def _figure(field: str, thing: Any, ours: Any, words: Words) -> Figure:
    name, _, part = field.partition(".")
    low, high = _bounds(type(ours).__name__, name)
    if name == "battle_versus":
        label = words.say("doubt-versus", enemy=words.say(f"enemy-{part}"))
    else:
        label = words.say(f"doubt-{_plain(field)}")
    return Figure(field, label, _value(thing, name, part), _value(ours, name, part), low, high)


def _value(thing: Any, name: str, part: str) -> int:
    held = getattr(thing, name)
    if isinstance(held, dict):
        return int(held.get(part, thing.battle))  # without a bonus of its own it counts as against any other
    return int(getattr(held, part) if part else held)


@cache
def _bounds(kind: str, name: str) -> tuple[int, int]:
    """The least and the most that a component file may say."""
    found: Any = msgspec.inspect.type_info(KINDS[kind])
    found = next(field.type for field in found.fields if field.name == name)
    if isinstance(found, msgspec.inspect.StructType):
        return _bounds(found.cls.__name__, "gold")
    if isinstance(found, msgspec.inspect.DictType):
        found = found.value_type
    return found.ge, found.le


def _plain(text: str) -> str:
    """As a key of the texts has it: "effect (VP)" is `effect-vp`."""
    return "-".join(re.findall("[a-z]+", text.lower()))


def _row(table: str, id: str) -> dict[str, Any]:
    return next(row for row in BOXES[""].data[table] if row["id"] == id)


def _origin(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(str(row[key]) for key in ("ref", "why", "cross_check", "rejected", "note") if key in row)
