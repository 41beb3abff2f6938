"""Copies generated from a struct's own field types: as fast as written by hand, and no field is ever forgotten."""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import msgspec

S = TypeVar("S", bound=msgspec.Struct)

_IMMUTABLE = (int, bool, str, float, bytes, type(None))


def strip(kind: Any) -> Any:
    """The type without its `Annotated` notes."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return kind


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def shareable(kind: Any) -> bool:
    """Whether a copy may share the value, because nobody can change it."""
    kind = strip(kind)
    if get_origin(kind) in (tuple, frozenset) or is_union(kind):
        return all(argument is Ellipsis or shareable(argument) for argument in get_args(kind))
    return kind in _IMMUTABLE or (is_struct(kind) and bool(kind.__struct_config__.frozen))


@cache
def holding(kind: type[msgspec.Struct], piece: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a struct that can hold a piece of this type, however deep."""
    return tuple(field.name for field in msgspec.structs.fields(kind) if _holds(field.type, piece))


def _holds(kind: Any, piece: type[msgspec.Struct]) -> bool:
    kind = strip(kind)
    if is_struct(kind):
        return kind is piece or bool(holding(kind, piece))
    return any(_holds(argument, piece) for argument in get_args(kind) if argument is not Ellipsis)


@cache
def cloner(kind: type[S]) -> Callable[[S], S]:
    """A function that copies a struct of this type, sharing only what is immutable."""
    names: dict[str, Any] = {"kind": kind}
    by_name = set(kind.__struct_fields__) - set(_positional(kind))
    arguments = []
    for field in msgspec.structs.fields(kind):
        value = expression(field.type, f"s.{field.name}", names)
        arguments.append(f"{field.name}={value}" if field.name in by_name else value)
    exec(f"def clone(s): return kind({', '.join(arguments)})", names)
    made: Callable[[S], S] = names["clone"]
    return made


def expression(kind: Any, value: str, names: dict[str, Any], depth: int = 0) -> str:
    """Python source that copies `value`, an expression of type `kind`; what it needs is put into `names`."""
    kind = strip(kind)
    if shareable(kind):
        return value
    origin, arguments = get_origin(kind), get_args(kind)
    item = f"v{depth}"
    if origin is list:
        if shareable(arguments[0]):
            return f"{value}[:]"
        return f"[{expression(arguments[0], item, names, depth + 1)} for {item} in {value}]"
    if origin is dict:
        if shareable(arguments[1]):
            return f"{value}.copy()"
        return (
            f"{{k{depth}: {expression(arguments[1], item, names, depth + 1)} for k{depth}, {item} in {value}.items()}}"
        )
    if is_union(kind):
        (inner,) = (argument for argument in arguments if argument is not type(None))
        return f"(None if {value} is None else {expression(inner, value, names, depth)})"
    if is_struct(kind):
        name = f"clone_{kind.__name__}_{len(names)}"
        names[name] = cloner(kind)
        return f"{name}({value})"
    raise TypeError(f"no way to copy {kind}")


def _positional(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields that may be given by position; keyword-only ones come last in a struct's field order."""
    positional: tuple[str, ...] = kind.__match_args__
    return positional
