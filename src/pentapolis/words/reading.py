"""Reading: what a player types, turned into an action.

The canonical text always works (`construct building=church`). So do the words of the player's language in the order of
the action's fields: `construct church`, `construire église`, `poser 8 5 3`, `take 2 gold 1 wood`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, get_args, get_origin

import msgspec

from ..kernel.action import Action, parse
from ..kernel.clone import strip
from ..kernel.refusal import Malformed
from .language import Words
from .naming import DICE, SEAT


def fold(text: str) -> str:
    """Text without case, accents and typographic niceties, for comparing what people type.

    >>> fold("Église"), fold("l’Épée")
    ('eglise', "l'epee")
    """
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").replace("œ", "oe").lower())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def read_action(words: Words, line: str, kinds: Mapping[str, type[Action]]) -> Action:
    """The action that a line means; `Malformed` says what could not be read."""
    verb, rest = _verb(words, line, kinds)
    typed = rest.split()
    given = [word for word in typed if "=" in word]
    loose = fold(" ".join(word for word in typed if "=" not in word)).split()
    if loose:
        taken = {word.partition("=")[0] for word in given}
        given += _place(words, verb, kinds[verb], loose, taken)
    return parse(" ".join([verb, *given]), kinds)


def _verb(words: Words, line: str, kinds: Mapping[str, type[Action]]) -> tuple[str, str]:
    first, _, rest = line.strip().partition(" ")
    if not first:
        raise Malformed("malformed-empty")
    if first in kinds:
        return first, rest
    names = {fold(n): v for v in kinds if words.has(f"verb-{v}") for n in words.say(f"verb-{v}").split(",")}
    typed = fold(line).split()
    for length in range(len(typed), 0, -1):
        verb = names.get(" ".join(typed[:length]))
        if verb is not None:
            return verb, " ".join(line.split()[length:])
    raise Malformed("malformed-verb", verb=first)


def _place(words: Words, verb: str, kind: type[Action], loose: list[str], taken: set[str]) -> list[str]:
    """Words without a field's name, given to the fields in their order."""
    given: list[str] = []
    counted = _counted(words, kind)
    for field in msgspec.structs.fields(kind):
        name, holds = field.name, strip(field.type)
        if name in taken or not loose or holds is bool:
            continue
        if name in counted:
            number = _take_part(words, counted[name], loose)
            if number is None and len(counted) == 1 and loose[0].lstrip("+-").isdecimal():
                number = int(loose.pop(0))  # only one thing can be meant
            if number is not None:
                given.append(f"{name}={number}")
        elif get_origin(holds) is tuple:
            items = _take_items(words, name, get_args(holds)[0], loose)
            if items:
                given.append(f"{name}={','.join(items)}")
        elif value := _take_one(words, name, holds, loose):
            given.append(f"{name}={value}")
    if loose:
        raise Malformed("malformed-loose", verb=verb, value=" ".join(loose))
    return given


def _counted(words: Words, kind: type[Action]) -> dict[str, str]:
    """The fields of an action that count things, with the key of the thing."""
    numbers = {field.name for field in msgspec.structs.fields(kind) if strip(field.type) is int}
    return {field: key for parts in words.naming.parts.values() for field, key in parts.items() if field in numbers}


def _take_part(words: Words, key: str, loose: list[str]) -> int | None:
    """A count of something, wherever it stands: `2 gold`, or `gold` for one; None if it is not there."""
    for at, word in enumerate(loose):
        number = int(word) if word.isdecimal() else 1
        said = fold(words.say(key, n=number)).split()
        tokens = said if word.isdecimal() else said[1:]
        if loose[at : at + len(tokens)] == tokens:
            del loose[at : at + len(tokens)]
            return number
    return None


def _take_items(words: Words, field: str, kind: Any, loose: list[str]) -> list[str]:
    items: list[str] = []
    while loose and (item := _take_one(words, field, kind, loose, lists=True)):
        items += item.split(",")
    return items


def _take_one(words: Words, field: str, kind: Any, loose: list[str], lists: bool = False) -> str:
    """The next words as a value of a field, by number or by name; "" if they are none."""
    if kind is int and loose[0].replace("," if lists else "", "").lstrip("+-").isdecimal():
        return loose.pop(0).strip(",")
    names = _names(words, field)
    for length in range(len(loose), 0, -1):
        value = names.get(" ".join(loose[:length]))
        if value is not None:
            del loose[:length]
            return value
    return loose.pop(0) if kind is str else ""


def _names(words: Words, field: str) -> dict[str, str]:
    """The names of a field's values, folded, to the values as an action writes them."""
    naming = words.naming
    back = {id: value for value, id in naming.ids.get(field, {}).items()}
    names: dict[str, str] = {}
    for pattern in naming.patterns(field):
        if pattern in (SEAT, DICE):
            continue
        head, _, tail = pattern.partition("*")
        for key in words.keys:
            id = key[len(head) : len(key) - len(tail)].replace("-", "_")
            if not key.startswith(head) or not key.endswith(tail) or not id or key.endswith(("-explain", "-the")):
                continue
            value = back.get(id, id)
            for name in (fold(words.say(key, n=1)).removeprefix("1 "), id, id.replace("_", " ")):
                names.setdefault(name, value)
    return names
