"""Sight: who may see what, declared at every field of a state, and the observation made from it.

    class Player(Piece):
        coins: Everyone[int]
        hand: Everyone[list[Held]]      # a held card hides itself from who does not know it
        florins: Owner[int]

    class Game(State):
        players: BySeat[list[Player]]   # the n-th belongs to seat n
        bids: Owner[list[int]]          # by seat, each seen by its seat only
        pacts: Knowers[list[Pact]]      # each seen by the seats in its `known_to`; the others don't see that it exists
        burnt: Nobody[list[str]]

A field that declares nothing is an error when the game is loaded. What is hidden is blank: -1, "", an empty list.
The observation is built by a function generated from these declarations; it never contains what it leaves out.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, runtime_checkable

import msgspec

from .clone import cloner, expression, is_struct, is_union, strip
from .mistakes import Mistake, written

T = TypeVar("T")

NOBODY = -1
"""No seat; as a viewer, a spectator."""
SPECTATOR = -1
TABLE = -2
"""Who speaks for what comes from outside the rules: time is up, a seat changes hands."""
SEVERAL = -3
"""Several seats at once: an entry of the agenda names them in its arguments."""


class Sight(Enum):
    """Who sees a field."""

    EVERYONE = "everyone"
    BY_SEAT = "by seat"
    OWNER = "owner"
    KNOWERS = "knowers"
    NOBODY = "nobody"


Everyone = Annotated[T, Sight.EVERYONE]
BySeat = Annotated[T, Sight.BY_SEAT]
Owner = Annotated[T, Sight.OWNER]
Knowers = Annotated[T, Sight.KNOWERS]
Nobody = Annotated[T, Sight.NOBODY]


class Reading(msgspec.Struct, frozen=True):
    """What a number of a state stands for, where it counts nothing: for who turns states into tables of numbers."""

    bits: int = 0
    """So many yes or no in one number, the lowest bit first; 0 for the number of a seat."""


SeatNumber = Annotated[int, Reading()]
"""A seat, or nobody."""


def reading(kind: Any) -> Reading | None:
    """What a field's number stands for, if its type says so."""
    if get_origin(kind) is Annotated:
        return next((note for note in get_args(kind) if isinstance(note, Reading)), None)
    return None


class Undeclared(Mistake):
    """A field of a state says nothing about who sees it."""


def declared(kind: Any) -> Sight | None:
    """The sight a field's type declares, if any."""
    if get_origin(kind) is Annotated:
        return next((note for note in get_args(kind) if isinstance(note, Sight)), None)
    return None


def blank(kind: Any) -> Any:
    """What stands in an observation where something is hidden."""
    kind = strip(kind)
    if is_union(kind) and type(None) in get_args(kind):
        return None
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is tuple and arguments and Ellipsis not in arguments:
        return tuple(blank(argument) for argument in arguments)
    if origin in (list, dict, tuple):
        return origin()
    if kind is bool:
        return False
    if kind in (int, str):
        return {int: -1, str: ""}[kind]
    raise TypeError(f"nothing blank stands for {kind}; hide it in a list or make it optional")


@runtime_checkable
class Hiding(Protocol):
    """A piece that hides parts of itself by rules of its own: a pile, a held card, a window."""

    def seen_by(self, viewer: int, hidden: list[Any], /) -> Any:
        """Itself as the viewer may know it, as a copy; cards that stay hidden are added to `hidden`."""


def hides(kind: type) -> bool:
    """Whether a piece hides parts of itself by rules of its own."""
    return issubclass(kind, Hiding)


Redactor = Callable[[Any, int, int, list[Any]], Any]


@cache
def redactor(kind: type[msgspec.Struct]) -> Redactor:
    """A function `(value, viewer, owner, hidden)` that copies a struct as `viewer` may see it."""
    if hides(kind):
        return lambda value, viewer, _owner, hidden: value.seen_by(viewer, hidden)
    if _plain(kind):
        copy = cloner(kind) if not kind.__struct_config__.frozen else (lambda value: value)
        return lambda value, _viewer, _owner, _hidden: copy(value)
    names: dict[str, Any] = {"kind": kind}
    arguments = []
    for field in msgspec.structs.fields(kind):
        sight = declared(field.type)
        if sight is None:
            raise _undeclared(kind, field.name)
        arguments.append(f"{field.name}={_redact(sight, field.type, f's.{field.name}', names)}")
    exec(f"def redact(s, viewer, owner, hidden): return kind({', '.join(arguments)})", names)
    made: Redactor = names["redact"]
    return made


def check_fields(kind: type[msgspec.Struct], seen: set[type] | None = None) -> None:
    """Raise a `Mistake` if a field of a state, or of a piece inside it, does not say who sees it (`Undeclared`), or has
    a type that a state can't hold."""
    seen = set() if seen is None else seen
    if kind in seen or hides(kind):
        return
    seen.add(kind)
    for field in msgspec.structs.fields(kind):
        if declared(field.type) is None and not kind.__struct_config__.frozen:
            raise _undeclared(kind, field.name)
        if bad := _unfit(field.type):
            wrong = f"{kind.__name__}.{field.name} can't hold {bad[0]}"
            raise Mistake(written(kind), wrong, f"write {bad[1]}")
        for inner in _structs_in(field.type):
            check_fields(inner, seen)


def _undeclared(kind: type[msgspec.Struct], field: str) -> Undeclared:
    wrong = f"{kind.__name__}.{field} does not declare who sees it"
    return Undeclared(written(kind), wrong, "write Everyone[…], BySeat[list[…]], Owner[…], Knowers[…] or Nobody[…]")


def _unfit(kind: Any) -> tuple[str, str] | None:
    """Why a state can't hold a type: what is wrong, and what to write instead."""
    kind = strip(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if kind in (int, bool, str, type(None), Ellipsis) or is_struct(kind):
        return None
    if origin is dict and strip(arguments[0]) is not str:
        return _name(kind), "dict[str, …], with ids as keys, or a list"
    if origin is None or not (origin in (list, dict, tuple) or is_union(kind)):
        return _name(kind), INSTEAD.get(origin or kind, "int, bool, str, a Piece, a list, a dict[str, …] or a tuple")
    return next((unfit for argument in arguments if (unfit := _unfit(argument))), None)


INSTEAD: dict[Any, str] = {
    float: "int, in a smaller unit: equal positions must be equal bytes on every machine",
    set: "a sorted list",
    frozenset: "a sorted tuple",
    list: "list[…], saying of what",
    dict: "dict[str, …], saying of what",
    tuple: "tuple[…], saying of what",
}
"""Replacements for types that a state can't hold."""


def _name(kind: Any) -> str:
    return kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)


def _structs_in(kind: Any) -> list[type[msgspec.Struct]]:
    kind = strip(kind)
    if is_struct(kind):
        return [kind]
    return [found for argument in get_args(kind) if argument is not Ellipsis for found in _structs_in(argument)]


def _plain(kind: type[msgspec.Struct]) -> bool:
    """Whether nothing inside a struct is hidden from anybody, so that a plain copy is its observation."""
    if hides(kind):
        return False
    return all(
        declared(field.type) in (None, Sight.EVERYONE, Sight.BY_SEAT)
        and all(_plain(s) for s in _structs_in(field.type))
        for field in msgspec.structs.fields(kind)
    )


def _redact(sight: Sight, kind: Any, value: str, names: dict[str, Any]) -> str:
    inner = strip(kind)
    if sight is Sight.NOBODY:
        return _constant(blank(inner))
    if sight is Sight.EVERYONE:
        return _see(inner, value, names, "owner")
    if sight is Sight.BY_SEAT:
        return f"[{_see(_element(inner), 'v', names, 'n')} for n, v in enumerate({value})]"
    if sight is Sight.KNOWERS:
        return f"[{_see(_element(inner), 'v', names, 'owner')} for v in {value} if viewer in v.known_to]"
    # the owner's: inside a piece of a seat the whole field, in the state itself a list by seat
    whole = f"({_see(inner, value, names, 'owner')} if viewer == owner >= 0 else {_constant(blank(inner))})"
    if get_origin(inner) is not list:
        return whole
    element = _element(inner)
    each = f"{_see(element, 'v', names, 'n')} if n == viewer else {_constant(blank(element))}"
    return f"([{each} for n, v in enumerate({value})] if owner == {NOBODY} else {whole})"


def _element(kind: Any) -> Any:
    return get_args(strip(kind))[0]


def _constant(value: Any) -> str:
    return repr(value)


def _see(kind: Any, value: str, names: dict[str, Any], owner: str, depth: int = 0) -> str:
    """Source that copies `value` as the viewer may see it, descending into structs that hide something."""
    kind = strip(kind)
    if all(_plain(struct) for struct in _structs_in(kind)):
        return expression(kind, value, names)
    if is_struct(kind):
        name = f"see_{kind.__name__}_{len(names)}"
        names[name] = redactor(kind)
        return f"{name}({value}, viewer, {owner}, hidden)"
    if is_union(kind):
        (inner,) = (argument for argument in get_args(kind) if argument is not type(None))
        return f"(None if {value} is None else {_see(inner, value, names, owner, depth)})"
    item = f"w{depth}"
    if get_origin(kind) is list:
        return f"[{_see(_element(kind), item, names, owner, depth + 1)} for {item} in {value}]"
    if get_origin(kind) is dict:
        inside = _see(get_args(kind)[1], item, names, owner, depth + 1)
        return f"{{k{depth}: {inside} for k{depth}, {item} in {value}.items()}}"
    raise TypeError(f"no way to look into {kind}")
