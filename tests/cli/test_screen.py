"""What is drawn on a terminal fits it, at 80 × 24 and at 120 × 40, and shows only what a seat sees."""

from __future__ import annotations

import contextlib
import io
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from pentapolis import games
from pentapolis.cli.choices import Choice
from pentapolis.cli.players import Player
from pentapolis.cli.screen import Screen
from pentapolis.cli.table import TerminalTable
from pentapolis.cli.turn import Quit, Turn
from pentapolis.games.kingsburg.components import MARKET
from pentapolis.words import LANGUAGES, Words

TITLE = games.title("kingsburg")
CLEARED = "\x1b[2J\x1b[H"


class Terminal:
    """A terminal of a size, and somebody who types."""

    def __init__(self, width: int, height: int, lang: str, table: TerminalTable) -> None:
        self.height = height
        self.file = io.StringIO()
        console = Console(
            file=self.file, force_terminal=True, width=width, height=height, color_system=None, legacy_windows=False
        )
        title = table.title
        words = Words(lang, title.id, title.actions)
        self.frames: list[str] = []
        self.typed: Iterator[str] = iter(())
        self.turn = Turn(
            table, Screen(console, words, table.names, plain=False), words, games.sheet(title.id), self.read
        )

    def read(self, prompt: str) -> str:
        self.frames.append(self.file.getvalue().rpartition(CLEARED)[2])
        line = next(self.typed, None)
        if line is None:
            raise Quit
        return line

    def decide(self, seat: int, *typed: str) -> str:
        """What is on the screen when these lines have been typed."""
        self.typed = iter(typed)
        with contextlib.suppress(Quit):
            self.turn.run(seat)
        return self.frames[-1]


@pytest.fixture
def table(home: Path) -> TerminalTable:
    names = ("Anna", "Maximilian", "Cleo", "Dan", "Eve")
    return TerminalTable.new(TITLE, [Player(name) for name in names], {}, seed=4)


def moves(table: TerminalTable, number: int) -> Iterator[int]:
    """Random moves; yields the seat before each."""
    luck = random.Random(1)
    for _ in range(number):
        seat = table.awaited_person()
        if seat is None:
            return
        yield seat
        table.act(seat, luck.choice(table.view(seat).options))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_every_screen_fits(table: TerminalTable, width: int, height: int, lang: str) -> None:
    terminal = Terminal(width, height, lang, table)
    for number, seat in enumerate(moves(table, 400)):
        if number % 4:
            continue
        frame = terminal.decide(seat)
        lines = frame.split("\n")
        assert len(lines) <= height, frame
        assert max(len(line) for line in lines) <= width, frame
        assert table.names[seat] in frame
        assert lines[-1] == ""  # where one types


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_that_is_too_tall_is_cut(home: Path, lang: str) -> None:
    """The question and the choices stay in sight; all of the board is one command away."""
    large = TerminalTable.new(games.title("medioevo"), [Player("Anna"), Player("Ben")], {}, seed=4)
    terminal = Terminal(80, 24, lang, large)
    cut = 0
    for number, seat in enumerate(moves(large, 120)):
        if number % 5 == 0:
            lines = terminal.decide(seat).split("\n")
            assert len(lines) <= 24
            assert any(large.names[seat] in line for line in lines[-12:])
            cut += any(re.search("^… .*(sheet|plateau)", line) for line in lines)
    assert cut > 5


def test_more_choices_than_lines_are_grouped(table: TerminalTable) -> None:
    seat = next(seat for seat in moves(table, 99) if table.match.state.agenda[-1].name == "influence")
    province = table.match.state.provinces[seat]
    province.colored, province.white, province.plus_two, province.built = (2, 4, 5), (1, 6), 2, MARKET
    assert len(table.view(seat).options) > 100
    terminal = Terminal(80, 24, "en", table)
    frame = terminal.decide(seat)
    assert " On 8 Treasurer" in frame
    treasurer = next(n for n, choice in enumerate(terminal.turn.listed(), 1) if "Treasurer" in choice.sentence)
    narrowed = terminal.decide(seat, str(treasurer))
    assert " On 8" not in narrowed
    assert "Place 2 + white 6 on 8 Treasurer" in narrowed
    assert " On 8 Treasurer" in terminal.decide(seat, str(treasurer), "back")
    terminal.decide(seat, str(treasurer), "1")
    assert table.match.state.groups[-1].advisor == 8


SIZES = {"en": ((80, 24), (110, 40), (140, 60)), "fr": ((80, 45), (110, 60), (140, 45))}


def read(frame: str, listed: Sequence[Choice]) -> list[str]:
    """What stands beside the number of each choice, down its column."""
    lines = [line.ljust(200) for line in frame.split("\n")]
    found = []
    for number, choice in enumerate(listed, 1):
        begins = f"{number:>2} {choice.sentence.split(' ')[0]}"
        found += [(y, line.index(begins), len(f"{number:>2} ")) for y, line in enumerate(lines) if begins in line][-1:]
    texts = []
    for y, left, size in found:
        right = min((x for _, x, _ in found if x > left), default=200)
        text = lines[y][left + size : right]
        for line in lines[y + 1 :]:
            if line[left : left + size].strip():
                break
            text += line[left + size : right]
        texts.append(flat(text))
    return texts


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ours())
def test_every_listed_choice_has_its_note(home: Path, game: str, lang: str) -> None:
    """Prices above all: at no size of a terminal, on no page."""
    played = TerminalTable.new(games.title(game), [Player(name) for name in ("Anna", "Ben", "Cleo")], {}, seed=5)
    noted = 0
    for number, seat in enumerate(moves(played, 150)):
        if number % 50 != 30:
            continue
        for width, height in SIZES[lang]:
            terminal = Terminal(width, height, lang, played)
            frame, page, pages = "", 0, 1
            while page < pages:
                frame = terminal.decide(seat, *[""] * page)
                pages, page = terminal.turn.pages, page + 1
                assert len(frame.split("\n")) <= height, frame
                listed = terminal.turn.listed()
                assert read(frame, listed) == [flat(f"{c.sentence} {c.note}") for c in listed], frame
                noted += sum(choice.note != "" for choice in listed)
    assert noted > 10


def test_the_first_times_a_decision_comes_up_it_is_explained(table: TerminalTable) -> None:
    terminal = Terminal(120, 60, "en", table)
    (seat,) = table.title.to_act(table.match.state)
    frames = [terminal.decide(seat) for _ in range(4)]
    assert ["each of you takes 1 good" in frame for frame in frames] == [True, True, True, False]


def test_what_is_long_comes_in_screens_that_a_command_leaves(table: TerminalTable) -> None:
    for _ in moves(table, 40):
        pass
    seat = table.awaited_person()
    assert seat is not None
    terminal = Terminal(80, 24, "en", table)
    first = terminal.decide(seat, "log all")
    assert "Turn order: " in first
    assert len(first.split("\n")) <= 24
    assert terminal.decide(seat, "log all", "") != first
    assert "Row 1, column III." in terminal.decide(seat, "log all", "explain church")


def test_the_curtain_shows_nothing_but_a_name(table: TerminalTable) -> None:
    terminal = Terminal(80, 24, "fr", table)
    terminal.decide(0)
    terminal.turn.screen.curtain(1)
    shown = terminal.file.getvalue().rpartition(CLEARED)[2]
    assert "Maximilian" in shown
    assert "Bouffon" not in shown
    assert "Anna" not in shown


@pytest.mark.slow
def test_the_screen_is_drawn_from_what_the_seat_sees(table: TerminalTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another card under the back of the enemy changes no screen of a player who has not looked."""
    drawn: list[Any] = []
    real = games.sheet(TITLE.id)

    def noted(o: Any, *rest: Any) -> Any:
        drawn.append(o)
        return real.sheet(o, *rest)

    monkeypatch.setattr(games, "sheet", lambda game: replace(real, sheet=noted))
    terminal = Terminal(120, 40, "en", table)
    for seat in moves(table, 60):
        terminal.decide(seat)
        assert drawn[-1] == TITLE.observe(table.match.state, seat)
        assert drawn[-1] is not table.match.state
