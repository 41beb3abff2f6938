"""Sheets drawn with rich: a seat is a shape, a colour and a name, never a colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import HEAVY, ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ..words.rulebook import Rule
from ..words.sheet import Cell, Line, Section, Sheet, Table

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


# on a screen, where lines are few: tables without rules, cut to the width there is


def section_lines(section: Section, width: int, brief: bool) -> list[Text]:
    """A section as lines of a screen, in full or in as little room as it can do with."""
    whole: tuple[Line | Table, ...] = (*section.lines, *section.tables)
    parts = section.brief if brief and section.brief else whole
    lines: list[Text] = []
    for part in parts:
        lines += table_lines(part, width) if isinstance(part, Table) else [line_text(part)]
    return lines


def table_lines(table: Table, width: int) -> list[Text]:
    """A table as lines; one that folds is set in newspaper columns, as many as fit: with names if they all do, else
    with the shapes of seats alone."""
    if not table.folds:
        rows = [[line_text(cell) for cell in row] for row in table.rows]
        header = [[Text(title, style="dim") for title in table.header]] if any(table.header) else []
        return _cut(_aligned([*header, *rows], table.numeric, width if table.grid else 0), width)
    for short in (False, True):
        rows = [[line_text(cell, short) for cell in row] for row in table.rows]
        for number in (4, 3, 2):
            size = -(-len(rows) // number)
            parts = [_aligned(rows[at : at + size], table.numeric) for at in range(0, len(rows), size)]
            lines = _beside(parts, size)
            if max(line.cell_len for line in lines) <= width:
                return lines
    return _cut(_aligned([[line_text(cell) for cell in row] for row in table.rows], table.numeric), width)


def _aligned(rows: Sequence[Sequence[Text]], numeric: Sequence[int], spread: int = 0) -> list[Text]:
    """Cells under each other; `spread` is a width to give to the columns, each as much of what is left."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    left = max(0, spread - sum(widths) - len(widths)) // len(widths)
    widths = [width + left for width in widths]
    lines = []
    for row in rows:
        cells = []
        for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
            padded = cell.copy()
            padded.align("right" if place in numeric else "left", width)
            cells.append(padded)
        lines.append(Text(" ").join(cells))
    return lines


def _beside(parts: Sequence[Sequence[Text]], size: int) -> list[Text]:
    lines = []
    for at in range(size):
        cells = [part[at] if at < len(part) else Text("") for part in parts]
        lines.append(Text(" " * GAP).join(cells))
        lines[-1].rstrip()
    return lines


def _cut(lines: list[Text], width: int) -> list[Text]:
    for line in lines:
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
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
            parts.append(_ruled(table))
    return Group(*parts)


def _ruled(table: Table) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="dim")
    for place, title in enumerate(table.header):
        grid.add_column(title, justify="right" if place in table.numeric else "left")
    for row in table.rows:
        grid.add_row(*map(line_text, row))
    return grid
