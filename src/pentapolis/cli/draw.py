"""Sheets drawn with rich: a seat is a shape, a colour and a name, never a colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, Group, JustifyMethod, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

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
WIDE = 100
SIGNAL = "bold cyan"
"""What can be acted on, and nothing else."""


def seat_text(seat: int, name: str = "") -> Text:
    """A seat's shape and name in its colour."""
    shape, colour = SEATS[seat % len(SEATS)]
    return Text(f"{shape} {name}" if name else shape, style=f"bold {colour}")


def cell_text(cell: Cell) -> Text:
    if cell.seat >= 0:
        return seat_text(cell.seat, cell.text)
    return Text(cell.text, style=MARKS[cell.mark])


def line_text(cells: Line) -> Text:
    return Text(" ").join([cell_text(cell) for cell in cells])


def table_grid(table: Table, width: int, brief: bool = False) -> RenderableType:
    """A table as wide as it needs to be; one that folds is set in as many columns as fit."""
    if table.folds:
        return _folded(table, width, brief)
    return _grid(table, table.rows, brief)


def _grid(table: Table, rows: Sequence[tuple[Line, ...]], brief: bool) -> Grid:
    """Rows under their headings; a brief table does without the rule between them, and if it folds without both."""
    header = any(table.header) and not (brief and table.folds)
    grid = Grid(
        box=None if brief or not header else SIMPLE_HEAD,
        show_header=header,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0) if brief else (0, 1),
        header_style="dim",
        expand=table.grid,
    )
    for place, title in enumerate(table.header):
        justify: JustifyMethod = "right" if place in table.numeric else "left"
        grid.add_column(title, justify=justify, no_wrap=brief, overflow="ellipsis" if brief else "fold")
    for row in rows:
        grid.add_row(*map(line_text, row))
    return grid


def _folded(table: Table, width: int, brief: bool) -> RenderableType:
    """Newspaper columns: as many as fit side by side, filled one after the other; two on a wide screen in any case."""
    console = Console(width=1000)
    for number in (4, 3, 2):
        size = -(-len(table.rows) // number)
        parts = [_grid(table, table.rows[at : at + size], brief) for at in range(0, len(table.rows), size)]
        needed = sum(Measurement.get(console, console.options, part).maximum for part in parts) + 2 * (len(parts) - 1)
        if (needed <= width or (number == 2 and width >= WIDE)) and len(table.rows) >= 2 * number:
            across = Grid.grid(padding=(0, 2, 0, 0))
            for _ in parts:
                across.add_column()
            across.add_row(*parts)
            return across
    return _grid(table, table.rows, brief)


def section_full(section: Section, width: int, brief: bool = False) -> RenderableType:
    """A section in full; `brief` only saves the rules between its lines."""
    tables = [table_grid(table, width, brief) for table in section.tables]
    return Group(*map(line_text, section.lines), *tables)


def section_brief(section: Section, width: int) -> RenderableType:
    """A section in as little room as it can do with."""
    parts = section.brief or (*section.lines, *section.tables)
    return Group(*[table_grid(part, width, True) if isinstance(part, Table) else line_text(part) for part in parts])


def panel(heading: str, content: RenderableType, expand: bool = True) -> Panel:
    return Panel(
        content, title=Text(heading, style="bold"), title_align="left", box=ROUNDED, border_style="dim", expand=expand
    )


def whole_sheet(sheet: Sheet, width: int) -> RenderableType:
    """The board as text: headings, lines and tables one below the other."""
    parts: list[RenderableType] = [Text(sheet.title, style="bold")]
    for section in sheet.sections:
        parts += [Text(""), Text(section.heading, style="bold underline"), section_full(section, width)]
        parts += [Text(table.caption, style="dim") for table in section.tables if table.caption]
    return Group(*parts)
