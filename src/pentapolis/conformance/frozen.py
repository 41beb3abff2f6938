"""States that refuse to be written: copies made of structs, lists and dicts whose every mutation raises `Wrote`.

A frozen state answers every query as the state does: its structs are subclasses of the game's, its lists and dicts of
the built-in ones, and copies and slices of them are ordinary again. Immutable values are shared.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable
from functools import cache
from typing import Any, NoReturn, TypeVar

import msgspec

from .structs import fields

T = TypeVar("T")


class Wrote(AssertionError):
    """A query has written to the state it was given."""


def _refusing(name: str) -> Callable[..., NoReturn]:
    def refuse(value: object, *args: object, **_named: object) -> NoReturn:
        raise Wrote(f"a query wrote to the state: {_called(value)}.{name}{reprlib.repr(args)}")

    return refuse


def _called(value: object) -> str:
    return type(value).__name__.removeprefix("Frozen")


class FrozenList(list[Any]):
    """A list that can't be changed."""


class FrozenDict(dict[Any, Any]):
    """A dict that can't be changed."""


ITEMS = ("__setitem__", "__delitem__", "clear", "pop")
LIST = (*ITEMS, "__iadd__", "__imul__", "append", "extend", "insert", "remove", "reverse", "sort")
DICT = (*ITEMS, "__ior__", "popitem", "setdefault", "update")
for _kind, _names in ((FrozenList, LIST), (FrozenDict, DICT)):
    for _name in _names:
        setattr(_kind, _name, _refusing(_name))


@cache
def _frozen(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A subclass of a struct whose fields can't be set; it equals what it was made of."""
    names = [field.name for field in fields(kind)]

    def same(one: Any, other: object) -> bool:
        return isinstance(other, kind) and all(getattr(one, name) == getattr(other, name) for name in names)

    inside: dict[str, Any] = {
        "__setattr__": _refusing("__setattr__"),
        "__delattr__": _refusing("__delattr__"),
        "__eq__": same,
        "__hash__": None,
        "__module__": __name__,
    }
    return msgspec.defstruct(f"Frozen{kind.__name__}", [], bases=(kind,), namespace=inside)


def frozen(value: T) -> T:
    """A copy of a state, or of a part of one, that raises `Wrote` when it is written."""
    made: Any = value
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        inside = {name: frozen(getattr(value, name)) for name in value.__struct_fields__}
        made = _frozen(type(value))(**inside)
    elif isinstance(value, list):
        made = FrozenList(map(frozen, value))
    elif isinstance(value, dict):
        made = FrozenDict({key: frozen(item) for key, item in value.items()})
    return made  # type: ignore[no-any-return]  # of the same type, or of a subclass
