"""Actions: one choice of one seat, as a small frozen record with a text that parses back.

    >>> from pentapolis.kernel.action import Action, Multi, parse, text
    >>> class Place(Action, frozen=True):
    ...     advisor: int
    ...     colored_dice: Multi[int]
    ...     plus_two: bool = False
    >>> text(Place(8, (3, 5)))
    'place advisor=8 colored_dice=3,5'
    >>> parse("place advisor=8 colored_dice=5,3", {"place": Place}) == Place(8, (3, 5))
    True

Values are numbers, ids (`statue`), yes/no, and lists of numbers or ids. Values name things (the faces of dice), never
positions. Fields at their default are left out of the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec

from .refusal import Malformed

T = TypeVar("T")

_MULTISET = "multiset"
Multi = Annotated[tuple[T, ...], _MULTISET]
"""A field that holds a multiset: kept sorted, whatever order it is typed in."""

_ID = re.compile(r"[A-Za-z0-9_.:+-]+")


def snake(name: str) -> str:
    """The id of a class: `PassInfluence` is `pass_influence`.

    >>> snake("PassInfluence")
    'pass_influence'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="do", tag=snake):
    """One choice of one seat. A subclass is a verb; its fields say what is chosen."""

    def __str__(self) -> str:
        return text(self)


class Pass(Action, frozen=True):
    """Decline to act."""


class Done(Action, frozen=True):
    """Close a basket or a chain of choices."""


class Reopen(Action, frozen=True):
    """Take a closed secret basket back to change it."""


class Stand(Action, frozen=True):
    """Leave a standing answer for a kind of window; seen by its owner only."""

    window: str
    answer: str


class Unstand(Action, frozen=True):
    """Withdraw a standing answer."""

    window: str


def verb(kind: type[Action]) -> str:
    """The verb that an action type's text begins with."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def text(action: Action) -> str:
    """The canonical text of an action; equal actions have equal texts."""
    name, fields = _layout(type(action))
    words = [name]
    for field, default, _ in fields:
        value = getattr(action, field)
        if value != default:
            words.append(f"{field}={_write(value)}")
    return " ".join(words)


def parse(line: str, kinds: Mapping[str, type[Action]]) -> Action:
    """Read an action from its text; `Malformed` says what could not be read."""
    words = line.split()
    if not words:
        raise Malformed("malformed-empty")
    kind = kinds.get(words[0])
    if kind is None:
        raise Malformed("malformed-verb", verb=words[0])
    _, fields = _layout(kind)
    readers = {field: read for field, _, read in fields}
    given: dict[str, Any] = {}
    for word in words[1:]:
        field, separator, value = word.partition("=")
        if not separator or field not in readers:
            raise Malformed("malformed-field", verb=words[0], field=field)
        if field in given:
            raise Malformed("malformed-twice", verb=words[0], field=field)
        try:
            given[field] = readers[field](value)
        except ValueError:
            raise Malformed("malformed-value", verb=words[0], field=field, value=value) from None
    missing = [field for field, default, _ in fields if default is msgspec.NODEFAULT and field not in given]
    if missing:
        raise Malformed("malformed-missing", verb=words[0], field=missing[0])
    return kind(**given)


_Reader = Callable[[str], Any]


@cache
def _layout(kind: type[Action]) -> tuple[str, tuple[tuple[str, Any, _Reader], ...]]:
    hints = msgspec.structs.fields(kind)
    return verb(kind), tuple((f.encode_name, f.default, _reader(f.type)) for f in hints)


def _write(value: Any) -> str:
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if isinstance(value, tuple):
        return ",".join(map(_write, value))
    return str(value)


def _reader(kind: Any) -> _Reader:
    sort = False
    if get_origin(kind) is Annotated:
        sort = _MULTISET in get_args(kind)
        kind = get_args(kind)[0]
    if kind is int:
        return _read_int
    if kind is bool:
        return _read_bool
    if kind is str:
        return _read_id
    if get_origin(kind) is tuple:
        read_one = _reader(get_args(kind)[0])

        def read_list(value: str) -> tuple[Any, ...]:
            items = [read_one(item) for item in value.split(",")] if value else []
            return tuple(sorted(items) if sort else items)

        return read_list
    raise TypeError(f"an action field can't hold {kind}")


def _read_int(value: str) -> int:
    if not re.fullmatch(r"[+-]?\d{1,9}", value, re.ASCII):
        raise ValueError(value)
    return int(value)


def _read_bool(value: str) -> bool:
    if value not in ("yes", "no"):
        raise ValueError(value)
    return value == "yes"


def _read_id(value: str) -> str:
    if not _ID.fullmatch(value):
        raise ValueError(value)
    return value
