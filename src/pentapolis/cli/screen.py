"""The screen of a game: where are we, the board, the players, what happened, what can I do. It fits its terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..words import Prompt, Words
from ..words.sheet import Section, Sheet
from .draw import SIGNAL, line_text, panel, seat_text, section_brief, section_full

ROOMY = (110, 34)
"""Columns and lines from which the board is drawn in full."""
LOG_LINES = 3


class Entry(NamedTuple):
    """A choice as it is listed: what it does, and what is certain to follow."""

    sentence: str
    note: str


class LogLine(NamedTuple):
    """A line of the log; a heading opens a chapter."""

    text: str
    heading: bool = False


class Screen:
    """Draws on a terminal, or plainly, line by line, where there is none."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], plain: bool) -> None:
        self.console = console
        self.words = words
        self.names = names
        self.plain = plain

    @property
    def width(self) -> int:
        return self.console.size.width

    def clear(self, wholly: bool = False) -> None:
        """A fresh screen; `wholly` also forgets what has scrolled away."""
        if self.plain:
            return
        self.console.clear()
        if wholly and self.console.is_terminal:
            sys.stdout.write("\x1b[3J")
            sys.stdout.flush()

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def curtain(self, seat: int) -> None:
        """Nothing to be seen but whose turn it is to look."""
        self.clear(wholly=True)
        name = self.names[seat]
        self.show(
            Text("\n") if not self.plain else Text(""),
            panel(
                self.words.say("play-curtain-title"),
                Group(seat_text(seat, name), Text(self.words.say("play-curtain", name=name))),
            ),
        )

    # a decision

    def decide(
        self,
        seat: int,
        sheet: Sheet | None,
        log: Sequence[LogLine],
        prompt: Prompt,
        entries: Sequence[Entry],
        message: Text | None,
        coach: bool,
    ) -> None:
        """Everything a person needs to decide, the choices last."""
        title = Text.assemble(
            seat_text(seat, self.names[seat]), "  ", (prompt.title, "bold"), (f"  {prompt.rule}", "dim")
        )
        advice = [Text(line, style="italic dim") for line in (prompt.what, prompt.look)] if coach else []
        if self.plain:
            self._decide_plainly(log, title, advice, entries, message)
            return
        self.clear()
        height = self.console.size.height
        board = self._board(sheet) if sheet is not None else []
        choices = self._choices(entries, height - self._lines(board) - 4)
        room = height - self._lines([*board, title, choices, *([message] if message else [])]) - 2
        while advice and room < self._lines(advice) + LOG_LINES:
            advice.pop()
        shown = self._log(log, room - self._lines(advice))
        self.show(*board, *shown, Rule(style="dim"), title, *advice, choices)
        if message:
            self.show(message)

    def _decide_plainly(
        self,
        log: Sequence[LogLine],
        title: Text,
        advice: Sequence[Text],
        entries: Sequence[Entry],
        message: Text | None,
    ) -> None:
        for line in log:
            self.show(Text(f"— {line.text} —" if line.heading else line.text))
        self.show(Text(""), title, *advice)
        for number, entry in enumerate(entries, 1):
            self.show(Text(f"{number:>3}  {entry.sentence}" + (f"  [{entry.note}]" if entry.note else "")))
        if message:
            self.show(message)

    def fits(self, entries: Sequence[Entry], sheet: Sheet | None) -> bool:
        """Whether all choices can be listed under the board."""
        return self._columns(entries, False)[1] <= self._room(sheet)

    def most(self, entries: Sequence[Entry], sheet: Sheet | None) -> int:
        """How many of these choices can be listed at once."""
        columns, _ = self._columns(entries, False)
        return columns * self._room(sheet)

    def _room(self, sheet: Sheet | None) -> int:
        board = self._board(sheet) if sheet is not None else []
        return max(4, self.console.size.height - self._lines(board) - 5)

    def _lines(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part)) for part in parts)

    # the board

    def _board(self, sheet: Sheet) -> list[RenderableType]:
        width, height = self.console.size
        sections: dict[str, Section] = {section.area: section for section in reversed(sheet.sections)}
        if width >= ROOMY[0] and height >= ROOMY[1]:
            return self._roomy(sections)
        parts: list[RenderableType] = []
        for area in ("status", "secret", "board", "players", "own"):
            if area in sections:
                parts.append(section_brief(sections[area], width))
        return parts

    def _roomy(self, sections: dict[str, Section]) -> list[RenderableType]:
        width = self.width
        parts: list[RenderableType] = []
        if status := sections.get("status"):
            parts.append(Text(" · ", style="dim").join(map(line_text, status.lines)))
        if board := sections.get("board"):
            parts.append(panel(board.heading, section_full(board, width - 4, brief=True)))
        side = [panel(s.heading, section_brief(s, width)) for area in ("players",) if (s := sections.get(area))]
        side += [panel(s.heading, Group(*map(line_text, s.lines))) for area in ("secret",) if (s := sections.get(area))]
        middle = Grid.grid(expand=True, padding=(0, 0, 0, 1))
        for ratio in (3, 2)[: len(side)]:
            middle.add_column(ratio=ratio)
        middle.add_row(*side)
        parts.append(middle)
        if own := sections.get("own"):
            parts.append(panel(own.heading, section_full(own, width - 4, brief=True)))
        return parts

    # the log and the choices

    def _log(self, log: Sequence[LogLine], room: int) -> list[RenderableType]:
        """The end of the log: a line each if they fit, else as running text, else without what came first."""
        if room <= 0 or not log:
            return []
        each = [Text(line.text, style="bold" if line.heading else "") for line in log]
        if self._lines(each) <= room:
            return list(each)
        for first in range(len(each)):
            running = Text(" ").join(each[first:])
            before = [Text(self.words.say("play-more-log", n=first), style="dim")] if first else []
            if self._lines([*before, running]) <= room:
                return [*before, running]
        return []

    def _choices(self, entries: Sequence[Entry], room: int) -> RenderableType:
        """The choices, numbered, in as many columns as it takes; notes only if there is room for them."""
        for notes in (True, False):
            columns, lines = self._columns(entries, notes)
            if lines <= room or not notes:
                break
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for _ in range(columns):
            grid.add_column(no_wrap=True, overflow="ellipsis")
        for at in range(lines):
            row = []
            for number in range(at, len(entries), lines):
                row.append(self._choice(number + 1, entries[number], notes))
            grid.add_row(*row)
        return grid

    def _columns(self, entries: Sequence[Entry], notes: bool) -> tuple[int, int]:
        longest = max((self._choice(1, entry, notes).cell_len for entry in entries), default=1) + 3
        columns = max(1, min((self.width + 3) // longest, -(-len(entries) // 4)))
        return columns, -(-len(entries) // columns)

    def _choice(self, number: int, entry: Entry, notes: bool) -> Text:
        text = Text.assemble((f"{number:>2} ", SIGNAL), entry.sentence)
        if notes and entry.note:
            text.append(f"  {entry.note}", style="dim")
        return text
