"""Options: everything a seat may choose, as an immutable sequence in canonical order.

For a program an `Options` is a sequence of actions: `len`, index, iteration, `in`. Behind it stand *shapes*, so that
three thousand bids travel as "0 to 3000" and a choice of goods as "any two of these": `Items` (a plain list), `Range`
(one number) and `Multiset` (counts of kinds). Orders and subsets are not shapes: they are chains of small choices.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, SupportsIndex, overload

import msgspec

from .action import Action, verb


class ListShape(msgspec.Struct, frozen=True, tag="list"):
    """Choices that are simply listed."""

    actions: tuple[Action, ...]


class RangeShape(msgspec.Struct, frozen=True, tag="range"):
    """One verb with one number, `low` to `high`, both included."""

    do: str
    field: str
    low: int
    high: int


class MultisetShape(msgspec.Struct, frozen=True, tag="multiset"):
    """One verb with a count per kind: at most `limits`, in all one of `sizes`."""

    do: str
    kinds: tuple[str, ...]
    limits: tuple[int, ...]
    sizes: tuple[int, ...]


Shape = ListShape | RangeShape | MultisetShape


class Options(Sequence[Action]):
    """What may be chosen. Immutable, in canonical order."""

    __slots__ = ()

    def shapes(self) -> tuple[Shape, ...]:
        """How the options travel: a list, a range, a multiset, or several of them one after the other."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Options):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))


class Items(tuple[Action, ...], Options):
    """A plain list of actions; a tuple, so that everything about it runs at the speed of one."""

    __slots__ = ()
    __eq__ = tuple.__eq__
    __hash__ = tuple.__hash__

    def shapes(self) -> tuple[Shape, ...]:
        return (ListShape(tuple(self)),) if self else ()


NOTHING = Items()
"""No options at all."""


class Multiset(Items):
    """Counts of kinds: every way to take `sizes` things within `limits`. Make it with `multiset`."""

    shape: MultisetShape

    def shapes(self) -> tuple[Shape, ...]:
        return (self.shape,) if self else ()


@lru_cache(maxsize=4096)
def multiset(kind: type[Action], kinds: tuple[str, ...], limits: tuple[int, ...], sizes: tuple[int, ...]) -> Multiset:
    """All ways to choose `sizes` things of `kinds` within `limits`: `kind(gold=1, stone=2)` and so on.

    The action has one number field per kind, 0 by default. Most of the first kind comes first.
    """
    made: list[Action] = []

    def fill(counts: tuple[int, ...], left: int) -> None:
        place = len(counts)
        if place == len(kinds):
            if left == 0:
                made.append(kind(**{k: n for k, n in zip(kinds, counts, strict=True) if n}))
            return
        for n in range(min(left, limits[place]), -1, -1):
            fill((*counts, n), left - n)

    for size in sizes:
        fill((), size)
    options = Multiset(made)
    options.shape = MultisetShape(verb(kind), kinds, limits, sizes)
    return options


class Range(Options):
    """One number from `low` to `high`: `kind(field=n)`, made only when somebody asks for it."""

    __slots__ = ("field", "high", "kind", "low")

    def __init__(self, kind: type[Action], field: str, low: int, high: int) -> None:
        self.kind = kind
        self.field = field
        self.low = low
        self.high = high

    def __len__(self) -> int:
        return max(0, self.high - self.low + 1)

    @overload
    def __getitem__(self, index: SupportsIndex) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Items: ...
    def __getitem__(self, index: Any) -> Any:
        numbers = range(self.low, self.high + 1)
        if isinstance(index, slice):
            return Items(self.kind(**{self.field: n}) for n in numbers[index])
        return self.kind(**{self.field: numbers[index]})

    def __contains__(self, action: object) -> bool:
        if type(action) is not self.kind:
            return False
        number = getattr(action, self.field)
        within = isinstance(number, int) and self.low <= number <= self.high
        return within and action == self.kind(**{self.field: number})

    def __iter__(self) -> Iterator[Action]:
        return (self.kind(**{self.field: n}) for n in range(self.low, self.high + 1))

    def shapes(self) -> tuple[Shape, ...]:
        return (RangeShape(verb(self.kind), self.field, self.low, self.high),) if len(self) else ()


class Joined(Options):
    """Several options one after the other."""

    __slots__ = ("parts", "starts")

    def __init__(self, parts: Iterable[Options]) -> None:
        self.parts = tuple(part for part in parts if len(part))
        starts, total = [], 0
        for part in self.parts:
            starts.append(total)
            total += len(part)
        self.starts = (*starts, total)

    def __len__(self) -> int:
        return self.starts[-1]

    @overload
    def __getitem__(self, index: SupportsIndex) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Items: ...
    def __getitem__(self, index: Any) -> Any:
        numbers = range(len(self))
        if isinstance(index, slice):
            return Items(self[n] for n in numbers[index])
        at = numbers[index]
        part = bisect_right(self.starts, at) - 1
        return self.parts[part][at - self.starts[part]]

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self.parts)

    def __iter__(self) -> Iterator[Action]:
        for part in self.parts:
            yield from part

    def shapes(self) -> tuple[Shape, ...]:
        return tuple(shape for part in self.parts for shape in part.shapes())


class Chained(Items):
    """Lists and multisets one after the other, as one tuple. Make it with `join`."""

    parts: Sequence[Options]

    def shapes(self) -> tuple[Shape, ...]:
        return tuple(shape for part in self.parts for shape in part.shapes())


def join(*parts: Options) -> Options:
    """The options of all parts, in order."""
    full = [part for part in parts if len(part)]
    if len(full) == 1:
        return full[0]
    if all(type(part) is Items for part in full):
        return Items(action for part in full for action in part)
    if all(isinstance(part, Items) for part in full):
        options = Chained(action for part in full for action in part)
        options.parts = full
        return options
    return Joined(full)
