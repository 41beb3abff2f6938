"""Options as rows of numbers, for policies that point at one of them.

A row says which verb an option is, the numbers in it, and every field with its value in two cells that are found from
their text: one counts the value wherever it stands in a list, the other stands for it in its place, with a weight that
is found from the text too, so that no two options look alike. The last two columns are 0 for an option. A group of
options is the mean of some of them, with two cells for each token that it may go on with; the last two columns say that
it is one, and how many tokens are settled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import copysign, log
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..kernel.action import Action, verb
from ..kernel.clone import strip
from ..kernel.title import Title
from .vocabulary import SMALL

REMEMBERED = 8192
"""Rows that are kept for use again; more where there are more slots."""
SCALE, MOST = 10.0, 100.0
"""Numbers are divided by this, and cut off at that."""
WEIGHTS = 1024
"""Weights that a value in its place may have, from a half to one."""

Rows = NDArray[np.float32]


class Features:
    """The rows of a game's options."""

    def __init__(self, title: Title[Any], cells: int, slots: int = 0) -> None:
        self.cells = cells
        self._verbs = {kind: n for n, kind in enumerate(title.actions.values())}
        numbers = [(kind, field.name) for kind in self._verbs for field in _numbers(kind)]
        self._numbers = {field: len(self._verbs) + n for n, field in enumerate(numbers)}
        self._cells = len(self._verbs) + len(self._numbers)
        self.width = self._cells + cells + 2
        self._rows: Rows = np.zeros((max(REMEMBERED, slots), self.width), np.float32)
        self._known: dict[Action, int] = {}

    @property
    def columns(self) -> list[str]:
        """What each column holds."""
        verbs = [verb(kind) for kind in self._verbs]
        numbers = [f"{verb(kind)}.{name}" for kind, name in self._numbers]
        return [*verbs, *numbers, *(f"cell {n}" for n in range(self.cells)), "group", "depth"]

    def write(self, actions: Sequence[Action], rows: Rows) -> None:
        """Write a row per option."""
        found = self._places(actions)
        self._rows.take(found, axis=0, out=rows[: len(found)], mode="clip")  # any other mode takes a detour

    def write_group(self, actions: Sequence[Action], tokens: Sequence[int], depth: int, row: Rows) -> None:
        """Write one row for a group of options, of which these are some, and which goes on with one of these tokens."""
        np.mean(self._rows[self._places(actions)], axis=0, out=row)
        for token in tokens:
            for column, value in self._fact(0, "token", token):
                row[column] += value / len(tokens)
        row[-2:] = 1, depth / SCALE

    def _places(self, actions: Sequence[Action]) -> list[int]:
        """Where the rows of these options are kept; before there is no room for all of them, all are forgotten."""
        if len(self._known) + len(actions) > len(self._rows):
            self._known.clear()
        return [self._row(action) for action in actions]

    def _row(self, action: Action) -> int:
        known = self._known.get(action)
        if known is None:
            known = self._known[action] = len(self._known)
            row = self._rows[known]
            row.fill(0)
            for column, value in self._facts(action):
                row[column] += value
        return known

    def _facts(self, action: Action) -> Iterator[tuple[int, float]]:
        kind = type(action)
        yield self._verbs[kind], 1
        for name in kind.__struct_fields__:
            value = getattr(action, name)
            column = self._numbers.get((kind, name))
            if column is not None:
                yield column, scaled(value)
            if isinstance(value, tuple):
                for place, part in enumerate(value):
                    yield from self._fact(place, verb(kind), name, part)
            elif value is not False and value != "" and (column is None or abs(value) <= SMALL):
                yield from self._fact(0, verb(kind), name, value)

    def _fact(self, place: int, *fact: object) -> Iterator[tuple[int, float]]:
        """The two cells of a fact, with what they hold: for wherever it stands, and for this place."""
        anywhere = crc32(repr(fact).encode())
        yield self._cells + anywhere % self.cells, 1
        weight, here = divmod(crc32(b"%d" % place, anywhere), self.cells)
        yield self._cells + here, (1 + weight % WEIGHTS / WEIGHTS) / 2


def scaled(number: int) -> float:
    """A tenth of a number; beyond a hundred its logarithm goes on, so that large ones differ too."""
    size = abs(number) / SCALE
    return copysign(size if size <= SCALE else min(MOST, SCALE * (1 + log(size / SCALE))), number)


def _numbers(kind: type[Action]) -> list[Any]:
    return [field for field in msgspec.structs.fields(kind) if strip(field.type) is int]
