"""Parts: how a value of one type is written into a row of numbers, and what its cells are called."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from .bags import Bag
from .ids import Ids

FIRST = 8
"""Elements of a list that have cells of their own."""
FLAG, NUMBER = "uint8", "int16"

Write = Callable[[Any, Any, int, Sequence[int], Sequence[int]], None]
"""Writes a value: the value, the row, where it starts, the number of each seat for the viewer, the seats in order."""


class Block(msgspec.Struct, frozen=True):
    """Cells that belong together: their name, where they start, their shape, what they hold."""

    name: str
    offset: int
    shape: tuple[int, ...]
    dtype: str
    about: str

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


LENGTH = Block("length", 0, (1,), NUMBER, "how many there are")
"""What every list begins with."""


class Part(msgspec.Struct, frozen=True):
    """How a value is written: its blocks, from 0, and either an expression for its cells or a function."""

    blocks: tuple[Block, ...]
    write: Write | None = None
    scalar: str = ""
    """Source of the number, or with a star of the numbers, `{}` for the value."""

    @property
    def size(self) -> int:
        return sum(block.size for block in self.blocks)


def placed(blocks: Sequence[Block], name: str, offset: int) -> list[Block]:
    """Blocks as part of something larger."""
    return [
        msgspec.structs.replace(block, name=".".join(filter(None, (name, block.name))), offset=block.offset + offset)
        for block in blocks
    ]


def written(part: Part, ids: Ids, letter: str = "h") -> Write:
    """The function that writes a part, whatever it is."""
    if part.write is not None:
        return part.write
    names: dict[str, Any] = {"I": ids, "pack": struct.Struct(f"={part.size}{letter}").pack_into}
    place = f"{struct.calcsize(letter)} * at"
    exec(f"def write(v, row, at, seen, order): pack(row, {place}, {part.scalar.format('v')})", names)
    made: Write = names["write"]
    return made


def scalar(source: str, dtype: str, about: str) -> Part:
    """One cell."""
    return Part((Block("", 0, (1,), dtype, about),), scalar=source)


def bits(number: int) -> Part:
    """So many yes or no; nothing where they are hidden."""

    def write(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
        if value.bit_length() > number:
            raise TypeError(f"{value:b} has more than {number} bits")
        while value > 0:
            low = value & -value
            row[at + low.bit_length() - 1] = 1
            value ^= low

    return Part((Block("", 0, (number,), FLAG, "bits"),), write)


def numbers(seats: bool) -> Part:
    """A list of numbers, or of seats: its length and the first of them."""

    def write(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
        row[at] = len(value)
        for number in value if len(value) <= FIRST else value[:FIRST]:
            at += 1
            row[at] = seen[number] if seats else number

    about = "seat" if seats else "number"
    return Part((LENGTH, Block("first", 1, (FIRST,), NUMBER, about)), write)


def things(part: Part, bag: Bag) -> Part:
    """Small things: the first of them exactly, the others counted."""
    one, size = part.write, part.size
    assert one is not None

    def write(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
        if not value:
            return
        row[at] = len(value)
        start = at + 1
        for thing in value[:FIRST]:
            one(thing, row, start, seen, order)
            start += size
        if len(value) > FIRST:
            bag.add(value[FIRST:], row, at + 1 + FIRST * size, seen)

    blocks = [LENGTH]
    for n in range(FIRST):
        blocks += placed(part.blocks, str(n), 1 + n * size)
    blocks.append(Block("bag", 1 + FIRST * size, (bag.width,), NUMBER, "the others, hashed"))
    return Part(tuple(blocks), write)


def counted(bag: Bag) -> Part:
    """A list of things of any kind: its length and a bag."""

    def write(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
        if value:
            row[at] = len(value)
            bag.add(value, row, at + 1, seen)

    return Part((LENGTH, Block("bag", 1, (bag.width,), NUMBER, "hashed")), write)
