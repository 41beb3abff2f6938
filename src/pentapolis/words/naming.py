"""Naming: how the arguments of actions, events and refusals turn into names. Rules in `texts/names.toml`, no code.

    [fields]                     # under which keys a field's names stand; by default `<field>-*`
    needs = ["building-*"]
    source = ["advisor-*", "building-*"]
    order = ["seat"]             # a player's name; lists of players too
    white_dice = ["dice"]        # numbers whose order means nothing: the largest first

    [ids.enemy]                  # values that go by another id: numbers, several cards of one name
    y1_goblins_2 = "goblins"

    [parts.goods]                # $goods lists all of these that are not 0: "2 gold and 1 wood"
    gold = "good-gold"

A field `building = "church"` gives a sentence the variables `$building` (Church), `$building_id` (church), and
`$building_the` (the Church) where the texts have `building-church-the`. A number gives `$vp`, `$vp_abs` and `$vp_sign`
(`plus`, `minus`, `zero`); yes/no gives `yes` or `no`; a list also gives `$dice_count`; what is blank has the id `none`.
The field `seat` gives `$name`, the field `action` the sentence of that action.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from .language import Words

SEAT, DICE = "seat", "dice"
NONE = "none"


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The naming rules of a game, laid over the common ones."""

    fields: dict[str, list[str]] = {}
    ids: dict[str, dict[str, str]] = {}
    parts: dict[str, dict[str, str]] = {}
    headings: list[str] = []
    """Events that open a chapter of the log."""

    def patterns(self, field: str) -> list[str]:
        return self.fields.get(field, [f"{field}-*"])

    def id(self, field: str, value: int | str) -> str:
        return self.ids.get(field, {}).get(str(value), str(value))


def read_naming(*files: Traversable) -> Naming:
    """The rules of these files, later ones first; a file that isn't there has none."""
    merged = Naming()
    for file in files:
        if not file.is_file():
            continue
        given = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Naming)
        merged = Naming(
            merged.fields | given.fields,
            merged.ids | given.ids,
            merged.parts | given.parts,
            merged.headings + given.headings,
        )
    return merged


def key_of(words: Words, field: str, value: int | str) -> str:
    """The key of the name that a value of a field goes by; empty if it has none."""
    naming = words.naming
    if isinstance(value, int) and field not in naming.ids:
        return ""
    id = naming.id(field, value)
    return next((key for p in naming.patterns(field) if words.has(key := p.replace("*", id))), "")


def name_of(words: Words, field: str, value: int | str) -> str:
    """The name of a value, or the value itself. Things that are counted are said as one of them."""
    key = key_of(words, field, value)
    return words.say(key, n=1) if key else str(value)


def player(words: Words, seat: int, names: Sequence[str]) -> str:
    """A player's name; somebody without one goes by the seat."""
    if seat < 0:
        return words.say("nobody")
    return names[seat] if seat < len(names) else words.say("seat-number", n=seat + 1)


def arguments(
    words: Words, values: Mapping[str, Any], names: Sequence[str], say_action: Callable[[str], str]
) -> dict[str, str | int]:
    """The variables that a sentence gets for these fields."""
    args: dict[str, str | int] = {}
    for field, value in values.items():
        if field == "action":
            args[field] = say_action(str(value))
        elif words.naming.patterns(field) == [SEAT]:
            _put_seats(words, args, field, value, names)
        elif isinstance(value, bool):
            args[field] = "yes" if value else "no"
        elif isinstance(value, int | str):
            _put_value(words, args, field, value)
        elif isinstance(value, tuple | list):
            _put_list(words, args, field, value)
    for whole, parts in words.naming.parts.items():
        counted = {field: values.get(field, 0) for field in parts}
        given = [words.say(parts[f], n=n) for f, n in counted.items() if n and not isinstance(n, bool)]
        args[whole] = words.listed(given) or words.say("nothing")
    return args


def _put_seats(words: Words, args: dict[str, str | int], field: str, value: Any, names: Sequence[str]) -> None:
    if isinstance(value, int):
        args["name" if field == SEAT else field] = player(words, value, names)
        args[f"{field}_id"] = NONE if value < 0 else value
    else:
        args[field] = words.listed([player(words, seat, names) for seat in value])
        args[f"{field}_count"] = len(value)


def _put_value(words: Words, args: dict[str, str | int], field: str, value: int | str) -> None:
    key = key_of(words, field, value)
    if isinstance(value, int):
        args[f"{field}_abs"] = abs(value)
        args[f"{field}_sign"] = "plus" if value > 0 else "minus" if value < 0 else "zero"
    args[field] = words.say(key, n=1) if key else value
    args[f"{field}_id"] = NONE if value == "" else value
    args[f"{field}_the"] = words.say(f"{key}-the") if key and words.has(f"{key}-the") else args[field]


def _put_list(words: Words, args: dict[str, str | int], field: str, value: Sequence[Any]) -> None:
    args[f"{field}_count"] = len(value)
    if words.naming.patterns(field) == [DICE]:
        args[field] = " ".join(map(str, sorted(value, reverse=True)))
    elif all(isinstance(item, int) for item in value):
        args[field] = " ".join(map(str, value))
    else:
        args[field] = words.listed([name_of(words, field, item) for item in value])
