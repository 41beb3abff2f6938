"""Whatever the width of a terminal: all that a board says is drawn, wrapped where it is too long."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from pentapolis import games
from pentapolis.cli.draw import line_text, section_lines, table_lines, whole_sheet, wrapped
from pentapolis.cli.listing import Item
from pentapolis.cli.screen import Decision, Screen
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.words import LANGUAGES, Prompt, Words
from pentapolis.words.sheet import Cell, Line, Section, Sheet, SheetTable, line

WIDTHS = (80, 110, 140)
NAMES = ("Anna", "Maximilian", "Anne-Charlotte", "Cleo")
MOVES = (30, 170)
"""When a board is looked at: early and late, or as long as the game lasts."""


@cache
def observations(game: str) -> tuple[tuple[Any, int], ...]:
    """What a seat sees in a game of random moves, early and late."""
    title, luck = games.title(game), random.Random(2)
    match = Match(title, title.table(len(NAMES)), FastChance(5), list(NAMES))
    seen = {}
    for number in range(MOVES[-1] + 1):
        if match.over:
            break
        seat = title.to_act(match.state)[0]
        late = number > MOVES[0]
        if late or number == MOVES[0]:
            seen[late] = title.observe(match.state, seat), seat
        match.act(seat, luck.choice(title.legal(match.state, seat)))
    assert len(seen) == len(MOVES)
    return tuple(seen.values())


def sheets(game: str, lang: str) -> Iterator[Sheet]:
    title, drawer = games.title(game), games.sheet(games.title(game).id)
    assert drawer is not None
    for o, seat in observations(game):
        yield drawer.sheet(o, seat, Words(lang, game, title.actions), NAMES)


def printed(what: Any, width: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def texts(part: Line | SheetTable, short: bool = False) -> Iterator[str]:
    """What a part of a board says, cell by cell."""
    if not isinstance(part, SheetTable):
        yield line_text(part).plain
        return
    yield from part.header
    for row in part.rows:
        yield from (line_text(cell, short and part.folds).plain for cell in row)


def stands(lines: Sequence[str], text: str) -> bool:
    """Whether a text is there as a whole: on one line, or on lines one below the other, in one column."""
    if not text or any(f" {text} " in f" {line} " for line in lines):
        return True
    words = text.split(" ")
    return any(
        follows(lines, y, x, words)
        for y, line in enumerate(lines)
        for x in range(len(line))
        if line.startswith(words[0], x) and (x == 0 or line[x - 1] == " ")
    )


def follows(lines: Sequence[str], y: int, x: int, words: list[str]) -> bool:
    for number in range(len(words), 0, -1):
        piece, rest = " ".join(words[:number]), words[number:]
        if x < 0 or y >= len(lines) or not f"{lines[y]} ".startswith(f"{piece} ", x):
            continue
        right = x + len(piece)
        starts = {x, *(right - len(" ".join(rest[:more])) for more in range(1, len(rest) + 1))}
        if not rest or any(follows(lines, y + 1, start, rest) for start in starts):
            return True
    return False


def says(lines: Sequence[str], part: Line | SheetTable) -> bool:
    if not isinstance(part, SheetTable):
        return " ".join(line_text(part).plain.split()) in " ".join(" ".join(lines).split())
    return any(all(stands(lines, text) for text in {*texts(part, short)}) for short in (False, True))


def whole(section: Section) -> tuple[Line | SheetTable, ...]:
    return (*section.lines, *section.tables)


def words(parts: Sequence[Line | SheetTable]) -> set[str]:
    return {word for part in parts for text in texts(part, short=True) for word in text.split()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ours())
def test_all_of_a_board_is_drawn_at_every_width(home: Path, game: str, lang: str) -> None:
    for sheet in sheets(game, lang):
        for width in WIDTHS:
            for section in sheet.sections:
                full = [line.plain for line in section_lines(section, width - 4, brief=False)]
                assert all(says(full, part) for part in whole(section))
                brief = [line.plain for line in section_lines(section, width, brief=True)]
                assert all(says(brief, part) for part in section.brief or whole(section)) or brief == [
                    line.plain for line in section_lines(section, width, brief=False)
                ]
                assert max(map(len, full), default=0) <= width - 4
                assert max(map(len, brief), default=0) <= width
                assert "…" not in "".join((*full, *brief))
            board = printed(whole_sheet(sheet), width)
            assert max(map(len, board)) <= width
            assert "…" not in "".join(board)
            assert all(says(board, part) for section in sheet.sections for part in whole(section))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ours())
def test_a_screen_that_is_tall_enough_shows_all(home: Path, game: str, lang: str) -> None:
    for sheet in sheets(game, lang):
        for width in WIDTHS:
            console = Console(file=io.StringIO(), width=width, height=300)
            board = Screen(console, Words(lang, game), NAMES, plain=False).board(sheet)
            lines = ["".join(segment.text for segment in line).rstrip() for line in board]
            assert max(map(len, lines)) <= width
            shown = set(" ".join(lines).split())
            assert not any("…" in word for word in shown)
            for section in {section.area: section for section in reversed(sheet.sections)}.values():
                ways = [words(section.brief), words(whole(section)), words(section.lines)]
                assert section.area == "others" or any(way <= shown for way in ways if way), section.area


def test_a_board_that_is_too_tall_says_so(home: Path) -> None:
    lines = tuple(line(f"line {number}") for number in range(40))
    sheet = Sheet("Game", (Section("status", "Where we are", (line("Round 1"),)), Section("board", "Board", lines)))
    for lang, said in (
        ("en", "… 28 lines more: type “sheet”."),
        ("fr", "… encore 28 lignes\u00a0: tapez «\u00a0plateau\u00a0»."),
    ):
        screen = Screen(Console(file=io.StringIO(), width=80, height=24), Words(lang, "kingsburg"), NAMES, plain=False)
        drawn = ["".join(segment.text for segment in line) for line in screen.board(sheet)]
        assert drawn == ["Round 1", *(f"line {number}" for number in range(12)), said]


def test_a_table_gives_way_where_that_costs_fewest_lines() -> None:
    table = SheetTable(
        ("Place", "Strength of it", "What stands there"),
        (
            (line("Constantinople"), line("1"), line("two archers and a war wagon")),
            (line("Caffa"), line("12"), line("nobody")),
        ),
        numeric=(1,),
    )
    assert [line.plain for line in table_lines(table, 51)] == [
        "               Strength",
        "Place             of it What stands there",
        "Constantinople        1 two archers and a war wagon",
        "Caffa                12 nobody",
    ]
    assert [line.plain for line in table_lines(table, 44)] == [
        "               Strength",
        "Place             of it What stands there",
        "Constantinople        1 two archers and a",
        "                        war wagon",
        "Caffa                12 nobody",
    ]


@pytest.mark.parametrize("width", range(8, 40))
def test_words_that_are_too_long_are_broken(width: int) -> None:
    table = SheetTable(("A", "B"), ((line("Donaudampfschifffahrtsgesellschaft"), line("Rindfleischetikettierung")),))
    lines = [line.plain for line in table_lines(table, width)]
    assert max(map(len, lines)) <= width
    assert sorted("".join(lines).replace(" ", "")) == sorted(
        "ABDonaudampfschifffahrtsgesellschaftRindfleischetikettierung"
    )


def test_a_seat_keeps_its_shape_and_a_long_name_breaks_at_its_hyphen() -> None:
    cells = (Cell("Anna", 0), Cell("·"), Cell("Anne-Charlotte", 1))
    assert [part.plain for part in wrapped(line_text(cells), 12)] == ["■ Anna ·", "▲ Anne-", "Charlotte"]
    assert [part.plain for part in wrapped(line_text(cells), 22, 3)] == ["■ Anna ·", "   ▲ Anne-Charlotte"]
    assert [part.plain for part in wrapped(Text("à 3\u00a0points"), 5)] == ["à", "3\u00a0poi", "nts"]
    assert [part.plain for part in wrapped(Text(""), 5)] == [""]


def test_choices_are_wrapped_under_their_sentences(home: Path) -> None:
    """And a page holds as many as there is room for."""
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, width=40, height=24, color_system=None, legacy_windows=False)
    screen = Screen(console, Words("en", "kingsburg"), NAMES, plain=False)
    items = [Item(f"Send the {word} to the far end of the world and back", "") for word in ("dog", "cat", "cow")]
    screen.decide([], Decision(0, Prompt("Title", "", "", ""), [], items, None, coach=False))
    assert [line.rstrip() for line in file.getvalue().splitlines()][-6:] == [
        " 1 Send the dog to the far end of the",
        "   world and back",
        " 2 Send the cat to the far end of the",
        "   world and back",
        " 3 Send the cow to the far end of the",
        "   world and back",
    ]
    assert screen.fits(items, [])
    assert not screen.fits(items * 4, [])
    assert screen.paged(items * 4, []) == [slice(0, 10), slice(10, 12)]
