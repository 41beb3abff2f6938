"""Options as rows of numbers, for policies that point at one of them.

A row says which verb an option is, the numbers in it, and every field with its value (cells found from their text, as
in `bags`). The last two columns are 0 for an option. A group of options is the mean of some of them, and these two
columns say that it is one, and how many tokens are settled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..kernel.action import Action, verb
from ..kernel.clone import strip
from ..kernel.title import Title
from .bags import cell
from .vocabulary import SMALL

REMEMBERED = 8192
"""Rows that are kept for use again."""
SCALE, MOST = 10.0, 100.0
"""Numbers are divided by this, and cut off at that."""

Rows = NDArray[np.float32]


class Features:
    """The rows of a game's options."""

    def __init__(self, title: Title[Any], cells: int) -> None:
        self.cells = cells
        self._verbs = {kind: n for n, kind in enumerate(title.actions.values())}
        numbers = [(kind, field.name) for kind in self._verbs for field in _numbers(kind)]
        self._numbers = {field: len(self._verbs) + n for n, field in enumerate(numbers)}
        self._cells = len(self._verbs) + len(self._numbers)
        self.width = self._cells + cells + 2
        self._rows: Rows = np.zeros((REMEMBERED, self.width), np.float32)
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

    def write_group(self, actions: Sequence[Action], depth: int, row: Rows) -> None:
        """Write one row for a group of options, of which these are some."""
        np.mean(self._rows[self._places(actions)], axis=0, out=row)
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
                yield column, max(-MOST, min(MOST, value / SCALE))
            for part in value if isinstance(value, tuple) else (value,):
                if part is not False and part != "" and not (column is not None and abs(part) > SMALL):
                    yield self._cells + cell(self.cells, verb(kind), name, part), 1


def _numbers(kind: type[Action]) -> list[Any]:
    return [field for field in msgspec.structs.fields(kind) if strip(field.type) is int]
