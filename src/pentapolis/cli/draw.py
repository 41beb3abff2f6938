"""Sheets drawn with rich: a seat is a shape, a colour and a name, never a colour alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import product, zip_longest
from typing import NamedTuple

from rich.box import HEAVY, ROUNDED
from rich.cells import cell_len, chop_cells
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from ..words.rulebook import Rule
from ..words.sheet import Cell, Line, Section, Sheet, SheetTable

SEATS = (
    ("■", "#d0443a"),
    ("▲", "#4a86e8"),
    ("●", "#c8921a"),
    ("◆", "#22a57a"),
    ("✚", "#b07ac0"),
    ("★", "#8a8b90"),
)
MARKS = {"": "", "strong": "bold", "faint": "dim", "good": "green", "bad": "bold red"}
SIGNAL = "bold cyan"
"""What can be acted on, and nothing else."""
OPENING = "\n\n"
GAP = 2
"""Columns between the parts of a folded table."""
WRAPPED = 0.1
"""How bad a further line of a cell is, against a further line of the table."""
WORD = re.compile(rf" *(?:[{''.join(shape for shape, _ in SEATS)}] )?[^ ]+(?: ·)? *")
"""A word and the spaces around it. A no-break space belongs to it, and so do the shape of a seat before its name and a
point after it."""


def seat_text(seat: int, name: str = "") -> Text:
    """A seat's shape and name in its colour."""
    shape, colour = SEATS[seat % len(SEATS)]
    return Text(f"{shape} {name}" if name else shape, style=f"bold {colour}")


def cell_text(cell: Cell, short: bool = False) -> Text:
    """A cell; in short, a seat is only its shape."""
    if cell.seat >= 0:
        return seat_text(cell.seat, "" if short else cell.text)
    return Text(cell.text, style=MARKS[cell.mark])


def line_text(cells: Line, short: bool = False) -> Text:
    return Text(" ").join([cell_text(cell, short) for cell in cells])


def panel(heading: str, content: RenderableType, *, private: bool = False) -> Panel:
    """Something under its heading, with a frame around it; a heavy one if it is not for everybody's eyes."""
    box = HEAVY if private else ROUNDED
    return Panel(content, title=Text(heading, style="bold"), title_align="left", box=box, border_style="dim")


# lines that are too long, and tables that are too wide, are wrapped: nothing is cut


def wrapped(text: Text, width: int, hang: int = 0) -> list[Text]:
    """A text as lines of so many columns; those after the first `hang` that far to the right."""
    lines = list(text.divide(_broken(text.plain, width, hang)[1:]))
    for line in lines:
        line.rstrip()
    return [lines[0], *(Text(" " * hang).append_text(line) for line in lines[1:])]


@lru_cache(maxsize=8192)
def _broken(plain: str, width: int, hang: int = 0) -> tuple[int, ...]:
    """The offsets at which the lines of a text begin: at words if they fit at all."""
    begins, room = [0], max(1, width)
    for found in WORD.finditer(plain):
        word, at = found[0], found.start()
        if cell_len(word.rstrip(" ")) > room and at:
            begins.append(at)
            room = max(1, width - hang)
        while cell_len(word.rstrip(" ")) > room:
            part = chop_cells(word, room)[0] or word[0]
            size = part.rfind("-") + 1 or len(part)
            at, word = at + size, word[size:]
            begins.append(at)
            room = max(1, width - hang)
        room -= cell_len(word)
    return tuple(begins)


@lru_cache(maxsize=8192)
def _longest(plain: str) -> int:
    """The width of the longest word."""
    return max((cell_len(found[0].strip(" ")) for found in WORD.finditer(plain)), default=0)


class Columns(NamedTuple):
    """How a table is set: the width of every column, and of the gaps between them."""

    widths: list[int]
    gap: int


def _columns(heads: int, rows: Sequence[Sequence[Text]], width: int, gaps: Sequence[int]) -> Columns:
    """Columns with the widest gap with which all cells fit on a line; else with which the fewest are wrapped."""
    columns = [[cell.plain for cell in column] for column in zip(*rows, strict=True)]
    natural, least = ([max(map(size, column)) for column in columns] for size in (cell_len, _longest))
    rooms = {gap: width - gap * (len(columns) - 1) for gap in gaps}
    fitting = [gap for gap, room in rooms.items() if sum(natural) <= room][:1]
    ways = fitting or [gap for gap, room in rooms.items() if sum(least) <= room] or gaps[-1:]
    found = [Columns(_narrowed(heads, columns, natural, least, rooms[gap]), gap) for gap in ways]
    return min(found, key=lambda how: _cost(heads, [_heights(*pair) for pair in zip(columns, how.widths, strict=True)]))


def _heights(column: Sequence[str], width: int) -> list[int]:
    """The lines that every cell of a column takes."""
    return [len(_broken(text, width)) for text in column]


def _cost(heads: int, heights: Sequence[Sequence[int]]) -> float:
    """How bad a table looks: its lines, those of a header for half, and a little for all that is wrapped in them, most
    in the first column, by which rows are found."""
    tall: list[int] = [max(row) for row in zip(*heights, strict=True)]
    fuss: float = sum(
        WRAPPED * (sum(column) - len(column)) * (1 if place else 3) for place, column in enumerate(heights)
    )
    return sum(tall) - sum(tall[:heads]) / 2 + fuss


def _narrowed(
    heads: int, columns: Sequence[Sequence[str]], widths: Sequence[int], least: Sequence[int], room: int
) -> list[int]:
    """Widths that take no more room: columns give where it looks least bad."""
    now, floors = list(widths), list(least)
    heights = [[1] * len(column) for column in columns]
    while (over := sum(now) - room) > 0:
        steps, before = [], _cost(heads, heights)
        for place, column in enumerate(columns):
            for less in range(1, min(over, now[place] - floors[place]) + 1):
                tried = [*heights[:place], _heights(column, now[place] - less), *heights[place + 1 :]]
                steps.append(((_cost(heads, tried) - before) / less, -now[place], -less, place))
        if steps:
            _, _, less, place = min(steps)
            now[place] += less
        elif max(now) == 1:
            break
        else:  # words have to be broken
            place = max(range(len(now)), key=now.__getitem__)
            now[place] -= 1
            floors[place] = now[place]
        heights[place] = _heights(columns[place], now[place])
    return now


def _set(rows: Sequence[Sequence[Text]], numeric: Sequence[int], how: Columns, *, heads: int = 0) -> list[Text]:
    """Cells under each other; those of the first rows, if they are heads, stand on the line below them."""
    lines = []
    for number, row in enumerate(rows):
        cells = [wrapped(cell, width) for cell, width in zip(row, how.widths, strict=True)]
        height = max(map(len, cells))
        for place, (cell, width) in enumerate(zip(cells, how.widths, strict=True)):
            empty = [Text("")] * (height - len(cell))
            cells[place] = [part.copy() for part in ([*empty, *cell] if number < heads else [*cell, *empty])]
            for part in cells[place]:
                part.align("right" if place in numeric else "left", width)
        for parts in zip(*cells, strict=True):
            lines.append(Text(" " * how.gap).join(parts))
            lines[-1].rstrip()
    return lines


def _rows(table: SheetTable) -> tuple[int, list[list[Text]]]:
    """A table's cells, with its header as the first row if it has one."""
    rows = [[line_text(cell) for cell in row] for row in table.rows]
    header = [[Text(title, style="dim") for title in table.header]] if any(table.header) else []
    return len(header), [*header, *rows]


# on a screen, where lines are few: tables without rules


def section_lines(section: Section, width: int, brief: bool) -> list[Text]:
    """A section as lines of a screen, in full or in as little room as it can do with."""
    return min((_lines(parts, width) for parts in _ways(section, width, brief)), key=len)


def breaks_words(section: Section, width: int) -> bool:
    """Whether so few columns are too few to set a section in full words, even in brief."""
    return all(_breaks(parts, width) for parts in _ways(section, width, brief=True))


def _ways(section: Section, width: int, brief: bool) -> list[Sequence[Line | SheetTable]]:
    """In brief or not, as long as no word has to be broken: a table that is short may be wide."""
    whole: tuple[Line | SheetTable, ...] = (*section.lines, *section.tables)
    if not brief or not section.brief:
        return [whole]
    return [parts for parts in (section.brief, whole) if not _breaks(parts, width)] or [section.brief, whole]


def _breaks(parts: Sequence[Line | SheetTable], width: int) -> bool:
    """Whether some table has to break words."""
    tables = (
        list(zip(*_rows(part)[1], strict=True)) for part in parts if isinstance(part, SheetTable) and not part.folds
    )
    return any(
        sum(max(_longest(cell.plain) for cell in column) + 1 for column in table) - 1 > width for table in tables
    )


def _lines(parts: Sequence[Line | SheetTable], width: int) -> list[Text]:
    lines: list[Text] = []
    for part in parts:
        lines += table_lines(part, width) if isinstance(part, SheetTable) else wrapped(line_text(part), width)
    return lines


def table_lines(table: SheetTable, width: int) -> list[Text]:
    """A table as lines; one that folds is set in newspaper columns, as many as fit: with names if they all do, else
    with the shapes of seats alone."""
    heads, whole = _rows(table)
    if table.folds and table.rows:
        for short in (False, True):
            rows = [[line_text(cell, short) for cell in row] for row in table.rows]
            for number, wraps in product((4, 3, 2), (False, True)):
                lines = _folded(whole[:heads], rows, number, table.numeric, wraps)
                if max(line.cell_len for line in lines) <= width:
                    return lines
    if not whole:
        return []
    how = _columns(heads, whole, width, (1,))
    if table.grid:
        left = max(0, width - sum(how.widths) - len(how.widths)) // len(how.widths)
        how = Columns([size + left for size in how.widths], how.gap)
    return _set(whole, table.numeric, how, heads=heads)


def _folded(
    header: Sequence[Sequence[Text]], rows: Sequence[Sequence[Text]], number: int, numeric: Sequence[int], wraps: bool
) -> list[Text]:
    """Rows in so many newspaper columns. A header stands above each of them, on several lines if it `wraps`; a single
    title stands once, above them all."""
    titles = [cell for head in header for cell in head if cell.plain]
    above, over = (titles, []) if len(titles) == 1 else ([], header)
    size = -(-len(rows) // number)
    parts = []
    for at in range(0, len(rows), size):
        part = rows[at : at + size]
        widths = [max(cell.cell_len for cell in column) for column in zip(*part, strict=True)]
        for head in over:
            least = [_longest(cell.plain) if wraps else cell.cell_len for cell in head]
            widths = list(map(max, widths, least))
        lines = _set([*over, *part], numeric, Columns(widths, 1), heads=len(over))
        parts.append([*lines, *[Text("")] * (size - len(part))])
    height = max(map(len, parts))
    return [*above, *beside([[*[Text("")] * (height - len(part)), *part] for part in parts], GAP)]


def beside(parts: Sequence[Sequence[Text]], gap: int) -> list[Text]:
    """Columns of lines side by side."""
    widths = [max(line.cell_len for line in part) for part in parts]
    lines = []
    for row in zip_longest(*parts, fillvalue=Text("")):
        cells = [line.copy() for line in row]
        for cell, width in zip(cells, widths, strict=True):
            cell.align("left", width)
        lines.append(Text(" " * gap).join(cells))
        lines[-1].rstrip()
    return lines


def rule_text(rule: Rule) -> Markdown:
    """A rule under its id."""
    return Markdown(f"**{rule.id}**{OPENING if rule.text.startswith('- ') else ' '}{rule.text}")


# the whole board as text


def whole_sheet(sheet: Sheet) -> RenderableType:
    """Headings, lines and tables one below the other."""
    parts: list[RenderableType] = [Text(sheet.title, style="bold")]
    for section in sheet.sections:
        parts += [Text(""), Text(section.heading, style="bold underline"), *map(line_text, section.lines)]
        for table in section.tables:
            if table.caption:
                parts.append(Text(table.caption, style="dim"))
            parts.append(_Ruled(table))
    return Group(*parts)


class _Ruled:
    """A table with a rule under its header, as wide as there is room."""

    def __init__(self, table: SheetTable) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        heads, rows = _rows(self.table)
        if not rows:
            return
        how = _columns(heads, rows, options.max_width, (3, 2, 1))
        head = _set(rows[:heads], self.table.numeric, how, heads=heads)
        rule = [Text("─" * (sum(how.widths) + how.gap * (len(how.widths) - 1)))] if heads else []
        yield from (*head, *rule, *_set(rows[heads:], self.table.numeric, how))
