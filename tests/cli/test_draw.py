"""How sheets are drawn for a terminal."""

from __future__ import annotations

import io

from rich.console import Console
from rich.text import Text

from pentapolis.cli.draw import table_lines, whole_sheet
from pentapolis.cli.output import console
from pentapolis.words.sheet import Cell, Section, Sheet, SheetTable

NAME = "Théophraste"


def drawn(what: object, width: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width).print(what)
    return out.getvalue().splitlines()


def test_a_title_stands_above_its_table() -> None:
    tables = tuple(SheetTable(("n",), (((Cell(word),),),), caption=f"{word} title") for word in ("one", "two"))
    lines = [line.strip() for line in drawn(whole_sheet(Sheet("Game", (Section("board", "Board", (), tables),))), 60)]
    order = [line for line in lines if line in ("one", "one title", "two", "two title")]
    assert order == ["one title", "one", "two title", "two"]


def court(*taken: tuple[Cell, ...]) -> SheetTable:
    rows = tuple(((Cell(str(n)),), (Cell("gives something"),), cells) for n, cells in enumerate(taken))
    return SheetTable(("", "", ""), rows, folds=True)


def test_an_empty_cell_is_never_cut() -> None:
    lines = table_lines(court((Cell(NAME, 0),), (Cell(NAME, 1),), (), ()), 50)
    assert len(lines) == 2
    assert not any("…" in line.plain for line in lines)


def test_where_names_do_not_fit_seats_are_shapes() -> None:
    lines = [line.plain for line in table_lines(court(*((Cell(NAME, seat),) for seat in range(4))), 50)]
    assert len(lines) == 2
    assert not any(NAME in line or "…" in line for line in lines)
    assert all(shape in "".join(lines) for shape in "■▲●◆")


def test_a_table_that_does_not_fit_in_columns_keeps_its_last_one() -> None:
    """Prices stand last: a table that is too wide for two columns is not folded."""
    rows = tuple(((Cell("a rather long name of a good"),), (Cell(f"{price} florins"),)) for price in range(100, 104))
    lines = [line.plain for line in table_lines(SheetTable(("", ""), rows, folds=True), 50)]
    assert [line.split()[-2] for line in lines] == ["100", "101", "102", "103"]


def test_a_table_that_folds_keeps_its_header() -> None:
    rows = tuple(((Cell(str(n)),), (Cell("archer"),)) for n in range(1, 7))
    headed = SheetTable(("No.", "Taken by"), rows, numeric=(0,), folds=True)
    assert [line.plain for line in table_lines(headed, 43)] == [
        "No. Taken by  No. Taken by  No. Taken by",
        "  1 archer      3 archer      5 archer",
        "  2 archer      4 archer      6 archer",
    ]
    assert [line.plain for line in table_lines(headed, 34)] == [
        "    Taken       Taken       Taken",
        "No. by      No. by      No. by",
        "  1 archer    3 archer    5 archer",
        "  2 archer    4 archer    6 archer",
    ]
    assert [line.plain for line in table_lines(headed, 12)] == [
        "No. Taken by",
        *(f"  {n} archer" for n in range(1, 7)),
    ]


def test_a_single_title_stands_once_above_a_table_that_folds() -> None:
    rows = tuple(((Cell(str(n)),), (Cell("archer"),)) for n in range(1, 4))
    assert [line.plain for line in table_lines(SheetTable(("Barbarians alone", ""), rows, folds=True), 30)] == [
        "Barbarians alone",
        "1 archer  2 archer  3 archer",
    ]


def test_lines_do_not_break_at_no_break_spaces() -> None:
    console()
    told = "Voici la réponse\u202f: oui, 3\u00a0points"
    for width in range(10, 40):
        for line in drawn(Text(told), width):
            assert not line.startswith((":", "\u202f", "\u00a0", "points")), (width, line)
