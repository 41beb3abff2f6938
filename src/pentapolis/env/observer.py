"""What a seat sees as one row of numbers, own seat first; made from its observation and from nothing else.

>>> from pentapolis import new, observe, title
>>> from pentapolis.env.observer import Observer
>>> observer = Observer(title("kingsburg"), seats=3)
>>> row = observer.row()
>>> observer.write(observe(new("kingsburg", seats=3, seed=1), 2), 2, row)
>>> int(row[observer.block("year").offset])
1
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.title import Title
from .bags import Memory
from .cells import Cells
from .ids import ids_of
from .parts import FLAG, NUMBER, Block, Part, Write, placed, written

PREFIX = 16
"""Tokens of the action being entered that are shown: the last ones."""
LEAST, MOST = -(2**15), 2**15 - 1
PLACES = 16
"""Numbers below this that are no seat (a neutral city beside those of the players) are left as they are."""

Row = NDArray[np.int16]


class Observer:
    """Writes observations of a game with so many seats into rows of numbers."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self.title = title
        self.seats = seats
        self.ids = ids_of(title)
        self.memory = Memory()
        """What is remembered of things met before."""
        state = self._cells("h")
        self._write = written(state, self.ids)
        self._large: Write | None = None
        self._state = 1
        self._prefix = 1 + state.size
        self.blocks: tuple[Block, ...] = (
            Block("seat", 0, (1,), FLAG, "the own seat, as the rules number it"),
            *placed(state.blocks, "", self._state),
            Block("prefix", self._prefix, (PREFIX,), NUMBER, "the last tokens entered, from 1; 0 for none"),
        )
        self.size = self._prefix + PREFIX
        self._orders = [[(own + place) % seats for place in range(seats)] for own in range(seats)]
        # what is no seat stays what it is; nobody, the table and several seats too: a list counts from its end as well
        outside = [*range(seats, PLACES), -3, -2, -1]
        self._seen = [[*((seat - own) % seats for seat in range(seats)), *outside] for own in range(seats)]

    def _cells(self, letter: str) -> Part:
        options = {option.id: option.values for option in self.title.options}
        return Cells(self.ids, self.seats, options, self.memory, letter).struct(self.title.state)

    def row(self) -> Row:
        """An empty row."""
        return np.zeros(self.size, np.int16)

    def write(self, observation: Any, own: int, row: Row) -> None:
        """Write what a seat sees; `prefix` is left blank. Numbers too large for a cell are cut off."""
        row.fill(0)
        row[0] = own
        try:
            self._write(observation, row.data, self._state, self._seen[own], self._orders[own])
        except (struct.error, ValueError, OverflowError):
            self._write_large(observation, own, row)

    def _write_large(self, observation: Any, own: int, row: Row) -> None:
        """The same by way of a row that holds any number."""
        large = np.zeros(self.size, np.int64)
        if self._large is None:
            self._large = written(self._cells("q"), self.ids)
        self._large(observation, large.data, self._state, self._seen[own], self._orders[own])
        large[0] = own
        np.clip(large, LEAST, MOST, out=large)
        row[:] = large

    def write_prefix(self, tokens: Sequence[int], row: Row) -> None:
        """Write the tokens that have been entered."""
        last = [token + 1 for token in tokens][-PREFIX:]
        row[self._prefix :] = last + [0] * (PREFIX - len(last))

    def block(self, name: str) -> Block:
        """A block by name."""
        found = next((block for block in self.blocks if block.name == name), None)
        if found is None:
            raise LookupError(f"{self.title.id} has no block {name}")
        return found

    def split(self, row: Row) -> dict[str, NDArray[Any]]:
        """The blocks of a row by name, each in its own shape and type."""
        return {
            block.name: row[block.offset : block.offset + block.size].reshape(block.shape).astype(block.dtype)
            for block in self.blocks
        }

    def describe(self) -> str:
        """The blocks as a table: name, offset, shape, type, what it holds."""
        lines = [f"{'block':<40}{'offset':>7}  {'shape':<8}{'type':<8}holds"]
        for block in self.blocks:
            shape = "x".join(map(str, block.shape))
            lines.append(f"{block.name:<40}{block.offset:>7}  {shape:<8}{block.dtype:<8}{block.about}".rstrip())
        return "\n".join(lines)
