"""Choices as a numbered list: in columns, on as few pages as it takes, each with its note."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from .draw import SIGNAL, beside, wrapped

LEAST = 4
"""Lines for choices in any case; so few are not set side by side."""
GAP = 3
"""Between columns of choices."""
HANG = 3
"""Further lines of a choice begin so far to the right: under its sentence, not its number."""
NARROW = 34
"""Choices are not wrapped into narrower columns."""


class Item(NamedTuple):
    """A choice as it is listed: what it does, and what is certain to follow."""

    sentence: str
    note: str


Columns = Sequence[Sequence[Text]]


def paged(items: Sequence[Item], width: int, room: int) -> list[slice]:
    """The pages of `room` lines on which these choices are listed: as few as it takes, at least one."""
    pages: list[slice] = []
    at = 0
    while at < len(items) or not pages:
        size = max(1, _most(items[at:], width, room))
        pages.append(slice(at, at + size))
        at += size
    return pages


def fits(items: Sequence[Item], width: int, room: int) -> bool:
    """Whether one page is enough for these choices."""
    return _most(items, width, room) >= len(items)


def listed(items: Sequence[Item], width: int, room: int) -> list[Text]:
    """The choices of a page as lines; one that is alone and still too long loses its note."""
    if len(items) == 1 and not fits(items, width, room):
        items = [items[0]._replace(note="")]
    layouts = [columns for columns in _layouts(_numbered(items), width) if columns]
    heights = [max(map(len, columns)) for columns in layouts]
    lowest = min(heights, default=0)
    columns = next((c for c, height in zip(layouts, heights, strict=True) if height <= max(room, lowest)), [])
    return beside(columns, GAP) if columns else []


def _numbered(items: Sequence[Item]) -> list[Text]:
    texts = []
    for number, item in enumerate(items, 1):
        texts.append(Text.assemble((f"{number:>2} ", SIGNAL), item.sentence))
        if item.note:
            texts[-1].append(f"  {item.note}", style="dim")
    return texts


def _layouts(choices: Sequence[Text], width: int) -> Iterator[Columns]:
    """The ways to set choices, the best first: a line each, side by side; below each other; wrapped side by side."""
    abreast = _abreast([choice.cell_len for choice in choices], width)
    if abreast > 1:
        size = -(-len(choices) // abreast)
        yield [choices[at : at + size] for at in range(0, len(choices), size)]
    for number, room in _wrapping(width):
        yield _balanced([wrapped(choice, room, HANG) for choice in choices], number)


def _abreast(sizes: Sequence[int], width: int) -> int:
    """In how many columns choices of these widths can stand with a line each: as many as fit, the first filled
    first."""
    for number in range(-(-len(sizes) // LEAST), 1, -1):
        if _side_by_side(sizes, number, width):
            return number
    return 1


def _side_by_side(sizes: Sequence[int], number: int, width: int) -> bool:
    size = -(-len(sizes) // number)
    widths = (max(sizes[at : at + size]) for at in range(0, len(sizes), size))
    return sum(column + GAP for column in widths) - GAP <= width


def _wrapping(width: int) -> list[tuple[int, int]]:
    """Into how many columns choices may be wrapped, and how wide these are."""
    most = max(1, (width + GAP) // (NARROW + GAP))
    return [(number, (width + GAP) // number - GAP) for number in range(1, most + 1)]


def _balanced(blocks: Sequence[Sequence[Text]], number: int) -> Columns:
    """Blocks of lines in so many columns, as low as can be; no block is split."""
    height = max(max(map(len, blocks), default=0), -(-sum(map(len, blocks)) // number))
    while len(columns := _columns(blocks, height)) > number:
        height += 1
    return columns


def _columns(blocks: Sequence[Sequence[Text]], height: int) -> list[list[Text]]:
    """Blocks of lines in columns of this height."""
    columns: list[list[Text]] = []
    for block in blocks:
        if not columns or len(columns[-1]) + len(block) > height:
            columns.append([])
        columns[-1] += block
    return columns


def _most(items: Sequence[Item], width: int, room: int) -> int:
    """How many of these choices fit into so many lines, from the first on."""
    choices = _numbered(items)
    sizes = [choice.cell_len for choice in choices]
    best = max(_wrapped_most(choices, number, column, room) for number, column in _wrapping(width))
    widest = (width + GAP) // (min(sizes, default=width) + GAP)
    for size in range(min(len(sizes), widest * room), best, -1):
        if _side_by_side(sizes[:size], -(-size // room), width):
            return size
    return best


def _wrapped_most(choices: Sequence[Text], number: int, width: int, room: int) -> int:
    """How many of these choices fit into so many columns of `room` lines if they are wrapped."""
    columns, taken = 1, 0
    for at, choice in enumerate(choices):
        height = len(wrapped(choice, width, HANG))
        if taken + height > room:
            columns, taken = columns + 1, 0
        if columns > number or height > room:
            return at
        taken += height
    return len(choices)
