"""Bags: things that there may be any number of, counted in a row of fixed width.

Every fact about a thing (its field and value, and the thing as a whole) has a cell, found from its text; two facts may
share one. Equal things are found once: their cells are remembered, so many of all bags of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, get_args, get_origin
from zlib import crc32

import msgspec

from ..kernel.clone import is_struct, is_union, shareable, strip
from ..kernel.pile import Pile
from ..kernel.sight import reading

REMEMBERED = 20_000
"""Things whose cells are remembered, in all bags of a game together."""
PLAIN = (int, bool, str)

Facts = Callable[[Any, Sequence[int]], Iterator[tuple[str, Any]]]
"""The facts about a value, as a path and a plain value; given the numbers that seats have for the viewer."""
Known = dict[Any, tuple[Any, tuple[int, ...]]]
"""Things that were met, with their cells."""


def cell(width: int, *parts: object) -> int:
    """The place of a fact in a bag, the same on every machine."""
    return crc32(repr(parts).encode()) % width


def facts(kind: Any) -> Facts:
    """How to find the facts about values of a type."""
    inner = strip(kind)
    note = reading(kind)
    if note is not None and not note.bits:
        return lambda value, seen: iter([("", ("seat", seen[value]))])
    if inner is Pile:
        return _of_pile
    if is_struct(inner):
        return _of_struct(inner)
    origin, arguments = get_origin(inner), get_args(inner)
    if is_union(inner):
        some = [argument for argument in arguments if argument not in (type(None), msgspec.UnsetType)]
        find = facts(some[0]) if len(some) == 1 else _of_one(some)
        return lambda value, seen: iter(()) if value is None or value is msgspec.UNSET else find(value, seen)
    if origin is dict:
        return _of_dict(facts(arguments[1]))
    if origin is list or (origin is tuple and Ellipsis in arguments):
        return _of_list(facts(arguments[0]))
    return lambda value, seen: iter([("", value)])


def _key(kind: Any) -> Callable[[Any], Any] | None:
    """What equal things have in common, quickly found; None where it would take as long as the facts."""
    inner = strip(kind)
    if shareable(kind):
        return lambda value: value
    if is_struct(inner) and all(strip(field.type) in PLAIN for field in msgspec.structs.fields(inner)):
        return msgspec.structs.astuple
    return tuple if get_origin(inner) is list and strip(get_args(inner)[0]) in PLAIN else None


def _of_struct(kind: type[msgspec.Struct]) -> Facts:
    fields = [(field.name, facts(field.type)) for field in msgspec.structs.fields(kind)]

    def find(value: Any, seen: Sequence[int]) -> Iterator[tuple[str, Any]]:
        for name, inside in fields:
            for path, fact in inside(getattr(value, name), seen):
                yield f".{name}{path}", fact

    return find


def _of_one(kinds: Sequence[type[msgspec.Struct]]) -> Facts:
    """The facts about a struct that is one of several."""
    inside = {kind: facts(kind) for kind in kinds}

    def find(value: Any, seen: Sequence[int]) -> Iterator[tuple[str, Any]]:
        for path, fact in inside[type(value)](value, seen):
            yield f"({type(value).__name__}){path}", fact

    return find


def _of_list(inside: Facts) -> Facts:
    def find(value: Any, seen: Sequence[int]) -> Iterator[tuple[str, Any]]:
        for place, item in enumerate(value):
            for path, fact in inside(item, seen):
                yield f"[{place}]{path}", fact

    return find


def _of_dict(inside: Facts) -> Facts:
    def find(value: Any, seen: Sequence[int]) -> Iterator[tuple[str, Any]]:
        for key, item in value.items():
            for path, fact in inside(item, seen):
                yield f"[{key}]{path}", fact

    return find


def _of_pile(pile: Any, seen: Sequence[int]) -> Iterator[tuple[str, Any]]:
    yield "size", len(pile)
    for group, pool in pile.pools.items():
        for card, number in pool.items():
            yield f"[{group}][{card}]", number
    for layer in pile.layers:
        if layer.decided:
            yield "known", (layer.group, layer.card)


class Memory:
    """What several bags remember: before it is too much, all of them forget."""

    def __init__(self) -> None:
        self._kept: list[Known] = []
        self._room = REMEMBERED

    def part(self) -> Known:
        """Where one more bag remembers."""
        self._kept.append({})
        return self._kept[-1]

    def make_room(self) -> None:
        """One more thing will be remembered."""
        if not self._room:
            for known in self._kept:
                known.clear()
            self._room = REMEMBERED
        self._room -= 1

    def __len__(self) -> int:
        return sum(map(len, self._kept))


class Bag:
    """Counts what things of one type say. Lists in a list, and things in a dict, say everything with their place."""

    def __init__(self, kind: Any, width: int, memory: Memory) -> None:
        inner = strip(kind)
        self.width = width
        self._find = facts(kind)
        self._placed = not is_struct(inner)
        self._fixed = shareable(kind)
        self._key = _key(kind)
        self._memory = memory
        self._cells = memory.part()

    def add(self, values: Sequence[Any], row: Any, start: int, seen: Sequence[int]) -> None:
        """Count the elements of a list; what is written is added to what stands there."""
        key = self._key
        for place, value in enumerate(values):
            name = str(place) if self._placed else ""
            for fact in self._of(value, name, seen) if key is None else self._known(value, key(value), name, seen):
                row[start + fact] += 1

    def add_named(self, values: dict[str, Any], row: Any, start: int, seen: Sequence[int]) -> None:
        """Count the values of a dict."""
        for name, value in values.items():
            for fact in self._known(value, id(value), name, seen) if self._fixed else self._of(value, name, seen):
                row[start + fact] += 1

    def _known(self, value: Any, key: Any, name: str, seen: Sequence[int]) -> tuple[int, ...]:
        """The cells of a thing that was met before, as like as not; it is kept, so that no other takes its identity."""
        whole = seen[0], name, key
        known = self._cells.get(whole)
        if known is None:
            self._memory.make_room()
            known = self._cells[whole] = value, self._of(value, name, seen)
        return known[1]

    def _of(self, value: Any, name: str, seen: Sequence[int]) -> tuple[int, ...]:
        found = [fact for fact in self._find(value, seen) if fact[1]]  # what is not there says nothing
        return (cell(self.width, name, found), *(cell(self.width, name, fact) for fact in found))
