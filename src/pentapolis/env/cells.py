"""How values of a state are written into a row of numbers: a writer for every type, generated once.

Numbers, yes and no, ids and seats are a cell each; a struct is its fields, one after the other; what may be missing
has a cell that says whether it is there. Things by seat stand in the viewer's order, the own first. Lists and dicts,
which may be of any length, have so many cells: the first few elements exactly, ids counted, and a bag (`bags`).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, get_args, get_origin

import msgspec

from ..kernel.agenda import Entry
from ..kernel.clone import is_struct, is_union, strip
from ..kernel.pile import Pile
from ..kernel.sight import Sight, declared, reading
from ..kernel.state import Table
from .bags import Bag, Memory, cell
from .ids import Ids
from .parts import FIRST, FLAG, LENGTH, NUMBER, Block, Part, bits, counted, numbers, placed, scalar, things, written

COUNTED = 64
"""Cells in which ids are counted: those that stand close together in the component file never share one."""
BAG, WIDE_BAG = 64, 512
"""Cells in which things are counted; many things by name are counted in more."""
ARGUMENTS = 4
"""Arguments of an entry of the agenda that are shown."""


class Cells:
    """Makes the parts of a game's types, for a number of seats."""

    def __init__(
        self, ids: Ids, seats: int, options: dict[str, tuple[str, ...]], memory: Memory, letter: str = "h"
    ) -> None:
        self.ids = ids
        self.seats = seats
        self.options = options
        """The values that each option of a table may have."""
        self.letter = letter
        """The type of a cell, as `struct` writes it."""
        self.memory = memory
        """What all bags remember."""
        self._made: dict[tuple[Any, bool], Part] = {}

    def struct(self, kind: type[msgspec.Struct], owned: bool = False) -> Part:
        """The part of a struct. `owned` says that it belongs to a seat."""
        key = kind, owned
        if key not in self._made:
            self._made[key] = self._struct(kind, owned)
        return self._made[key]

    def _struct(self, kind: type[msgspec.Struct], owned: bool) -> Part:
        """Numbers first, all in one stroke, then what takes more than a cell."""
        fields = [(field.name, self.field(field.type, owned)) for field in msgspec.structs.fields(kind)]
        scalars = [(name, part) for name, part in fields if part.scalar]
        others = [(name, part) for name, part in fields if not part.scalar]
        names: dict[str, Any] = {"I": self.ids}
        lines, blocks, offset = ["def write(s, row, at, seen, order):"], [], 0
        if scalars:
            cells = sum(part.size for _, part in scalars)
            names["pack"] = struct.Struct(f"={cells}{self.letter}").pack_into
            values = ", ".join(part.scalar.format(f"s.{name}") for name, part in scalars)
            lines.append(f"    pack(row, {struct.calcsize(self.letter)} * at, {values})")
        for name, part in [*scalars, *others]:
            if part.write is not None:
                names[f"w_{name}"] = part.write
                lines.append(f"    w_{name}(s.{name}, row, at + {offset}, seen, order)")
            blocks += placed(part.blocks, name, offset)
            offset += part.size
        lines.append("    return")
        exec("\n".join(lines), names)
        return Part(tuple(blocks), names["write"])

    def field(self, kind: Any, owned: bool) -> Part:
        """The part of a field, by who sees it."""
        sight, inner = declared(kind), strip(kind)
        if sight is Sight.BY_SEAT:
            return self._by_seat(get_args(inner)[0])
        if sight is Sight.OWNER and not owned and get_origin(inner) is list:
            return self._own(get_args(inner)[0])
        return self.part(kind, owned)

    def part(self, kind: Any, owned: bool = False) -> Part:
        """The part of a type."""
        note, inner = reading(kind), strip(kind)
        if note is not None:
            return bits(note.bits) if note.bits else scalar("seen[{}]", NUMBER, "seat")
        if inner in (int, bool, str):
            return {
                int: scalar("{}", NUMBER, "number"),
                bool: scalar("{}", FLAG, "yes or no"),
                str: scalar("I[{}]", NUMBER, "id"),
            }[inner]
        if inner is Pile:
            return self._pile()
        if inner is Table:
            return self._table()
        if is_struct(inner):
            return self.struct(inner, owned)
        origin, arguments = get_origin(inner), get_args(inner)
        if is_union(inner):
            some = [argument for argument in arguments if argument is not type(None)]
            part = self.part(some[0], owned) if len(some) == 1 else self._one_of(some)
            return self._optional(part) if type(None) in arguments else part
        if origin is dict:
            return self._dict(arguments[1])
        if origin is tuple and Ellipsis not in arguments:
            return self._tuple([self.part(argument, owned) for argument in arguments])
        if origin in (list, tuple):
            return self._list(arguments[0])
        raise TypeError(f"nobody has said how {kind} becomes numbers")

    # by seat

    def _by_seat(self, kind: Any) -> Part:
        part, seats = self.part(kind, owned=True), self.seats
        write, size = written(part, self.ids, self.letter), part.size

        def by_seat(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            if len(value) == seats:
                for seat in order:
                    write(value[seat], row, at, seen, order)
                    at += size

        blocks = [block for seat in range(seats) for block in placed(part.blocks, str(seat), seat * size)]
        return Part(tuple(blocks), by_seat)

    def _own(self, kind: Any) -> Part:
        """A list by seat of which a viewer sees the own element."""
        part = self.part(kind, owned=True)
        write = written(part, self.ids, self.letter)

        def own(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            if order[0] < len(value):
                write(value[order[0]], row, at, seen, order)

        return Part(part.blocks, own)

    # what may be missing, and what is always so long

    def _optional(self, part: Part) -> Part:
        write = written(part, self.ids, self.letter)

        def optional(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            if value is not None:
                row[at] = 1
                write(value, row, at + 1, seen, order)

        return Part((Block("", 0, (1,), FLAG, "is there"), *placed(part.blocks, "", 1)), optional)

    def _one_of(self, kinds: Sequence[type[msgspec.Struct]]) -> Part:
        """Which of these structs it is, counted from 1, and its fields in as many cells as the largest needs."""
        parts = [self.struct(kind) for kind in kinds]
        ways = {
            kind: (n, written(part, self.ids, self.letter))
            for n, (kind, part) in enumerate(zip(kinds, parts, strict=True), 1)
        }

        def one_of(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            row[at], write = ways[type(value)]
            write(value, row, at + 1, seen, order)

        size = max(part.size for part in parts)
        return Part((Block("", 0, (1,), NUMBER, "kind"), Block("", 1, (size,), NUMBER, "its fields")), one_of)

    def _tuple(self, parts: Sequence[Part]) -> Part:
        if all(part.scalar == "{}" for part in parts):
            return Part((Block("", 0, (len(parts),), NUMBER, "numbers"),), scalar="*{}")
        writes = [(written(part, self.ids, self.letter), part.size) for part in parts]

        def fixed(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            for item, (write, size) in zip(value, writes, strict=True):
                write(item, row, at, seen, order)
                at += size

        blocks: list[Block] = []
        for n, part in enumerate(parts):
            blocks += placed(part.blocks, str(n), sum(block.size for block in blocks))
        return Part(tuple(blocks), fixed)

    # lists and dicts

    def _list(self, kind: Any) -> Part:
        inner, note = strip(kind), reading(kind)
        if inner is Entry:
            return self._agenda()
        if note is not None and not note.bits:
            return numbers(seats=True)
        if inner in (int, bool):
            return numbers(seats=False)
        if inner is str:
            return self._id_list()
        if inner is Pile:
            return self._piles()
        if is_struct(inner):
            part = self.struct(inner)
            if all(block.size == 1 for block in part.blocks) and len(part.blocks) <= FIRST:
                return things(part, Bag(kind, BAG // 2, self.memory))
        return counted(Bag(kind, BAG, self.memory))

    def _id_list(self) -> Part:
        ids = self.ids

        def id_list(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            if not value:
                return
            row[at] = len(value)
            counts = at + 1 + FIRST
            for place, id in enumerate(value):
                number = ids[id]
                if place < FIRST:
                    row[at + 1 + place] = number
                if number:
                    row[counts + number % COUNTED] += 1

        return Part(
            (
                LENGTH,
                Block("first", 1, (FIRST,), NUMBER, "id"),
                Block("counts", 1 + FIRST, (COUNTED,), NUMBER, "by id"),
            ),
            id_list,
        )

    def _dict(self, kind: Any) -> Part:
        inner, ids = strip(kind), self.ids
        if inner is Pile:
            return self._piles()
        if inner in (int, bool):

            def counts(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
                for id, number in value.items():
                    row[at + ids[id] % COUNTED] += number

            return Part((Block("counts", 0, (COUNTED,), NUMBER, "by id"),), counts)
        bag = Bag(kind, WIDE_BAG if is_struct(inner) else BAG, self.memory)

        def named(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            row[at] = len(value)
            bag.add_named(value, row, at + 1, seen)

        return Part((LENGTH, Block("bag", 1, (bag.width,), NUMBER, "hashed")), named)

    # what every game has

    def _pile(self) -> Part:
        ids, count = self.ids, self._count_pools

        def pile(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            layers = value.layers
            row[at] = sum([layer.count for layer in layers])
            if layers:
                top = layers[0]
                row[at + 1], row[at + 2], row[at + 3], row[at + 4] = (
                    top.count,
                    ids[top.group],
                    ids[top.face],
                    ids[top.card],
                )
                for layer in layers:
                    if layer.known_to or layer.card or layer.mixed:
                        row[at + 5 + cell(FIRST, layer.group, layer.face, layer.card, layer.mixed)] += 1
            count(value, row, at + 5 + FIRST)

        return Part(
            (
                Block("size", 0, (1,), NUMBER, "cards"),
                Block("top", 1, (4,), NUMBER, "number, group, face and card of the top layer"),
                Block("known", 5, (FIRST,), NUMBER, "cards that somebody knows, as far as the viewer does, hashed"),
                Block("counts", 5 + FIRST, (COUNTED,), NUMBER, "cards it can't place, by id"),
            ),
            pile,
        )

    def _piles(self) -> Part:
        """Several piles: the size of each, their cards together."""
        count = self._count_pools

        def piles(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            counts = at + FIRST
            for place, pile in enumerate(value.values() if isinstance(value, dict) else value):
                row[at + min(place, FIRST - 1)] += sum([layer.count for layer in pile.layers])
                count(pile, row, counts)

        return Part(
            (
                Block("sizes", 0, (FIRST,), NUMBER, "cards in each"),
                Block("counts", FIRST, (COUNTED,), NUMBER, "cards the viewer can't place, by id"),
            ),
            piles,
        )

    def _count_pools(self, pile: Any, row: Any, counts: int) -> None:
        ids = self.ids
        for pool in pile.pools.values():
            for card, number in pool.items():
                row[counts + ids[card] % COUNTED] += number

    def _agenda(self) -> Part:
        ids = self.ids

        def agenda(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            row[at] = len(value)
            if not value:
                return
            entry = value[-1]
            row[at + 1], row[at + 2] = ids[entry.name], seen[entry.seat]
            for place, argument in enumerate(entry.args[:ARGUMENTS], at + 3):
                row[place] = argument if isinstance(argument, int) else ids[argument]
            for entry in value:
                row[at + 3 + ARGUMENTS + ids[entry.name] % BAG] += 1

        return Part(
            (
                LENGTH,
                Block("decision", 1, (1,), NUMBER, "id"),
                Block("seat", 2, (1,), NUMBER, "seat"),
                Block("arguments", 3, (ARGUMENTS,), NUMBER, "numbers and ids, seats not turned"),
                Block("entries", 3 + ARGUMENTS, (BAG,), NUMBER, "by id"),
            ),
            agenda,
        )

    def _table(self) -> Part:
        options = list(self.options.items())

        def table(value: Any, row: Any, at: int, seen: Sequence[int], order: Sequence[int]) -> None:
            for place, (name, values) in enumerate(options, at):
                row[place] = values.index(value.options[name])

        blocks = [Block(name, n, (1,), FLAG, ", ".join(values)) for n, (name, values) in enumerate(options)]
        return Part(tuple(blocks), table)
