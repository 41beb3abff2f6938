"""The screen of a game: where are we, the board, the players, what happened, what can I do. It fits its terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment, SegmentLines
from rich.table import Table as Grid
from rich.text import Text

from ..words import Prompt, Words
from ..words.sheet import Section, Sheet
from .draw import breaks_words, line_text, panel, seat_text, section_lines, wrapped
from .listing import LEAST, Item, fits, listed, paged

ROOMY = (110, 34)
"""Columns and lines from which the board is drawn in full."""
LOG_LINES = 3
"""Lines of the log that come before advice."""
SHARES = (2 / 3, 3 / 4)
"""What the players may take of the width, beside what is hidden."""
MOST_BELOW = 10
"""Lines under the board that are always there: the question, choices, a message, where one types."""

Drawn = list[list[Segment]]


class LogLine(NamedTuple):
    """A line of the log; a heading opens a chapter."""

    text: str
    heading: bool = False


class Decision(NamedTuple):
    """What a person needs to decide."""

    seat: int
    prompt: Prompt
    log: Sequence[LogLine]
    items: Sequence[Item]
    message: Text | None
    coach: bool
    """Whether to say what this kind of decision is, and what to look at."""


class Screen:
    """Draws on a terminal, or plainly, line by line, where there is none."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], plain: bool) -> None:
        self.console = console
        self.words = words
        self.names = names
        self.plain = plain

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

    def pages(self, *parts: RenderableType) -> list[RenderableType]:
        """Something long as screens one after the other; all in one where lines are simply printed."""
        if self.plain:
            return [Group(*parts)]
        lines, size = self._drawn(*parts), self.console.size.height - 2
        return [SegmentLines(lines[at : at + size], new_lines=True) for at in range(0, len(lines), size)]

    def curtain(self, seat: int) -> None:
        """Nothing to be seen but whose turn it is to look."""
        self.clear(wholly=True)
        name = self.names[seat]
        told = Group(seat_text(seat, name), Text(self.words.say("play-curtain", name=name)))
        self.show(Text(""), panel(self.words.say("play-curtain-title"), told))

    # a decision

    def decide(self, board: Drawn, what: Decision) -> None:
        """Everything a person needs to decide, the choices last."""
        name = seat_text(what.seat, self.names[what.seat])
        title = Text.assemble(name, "  ", (what.prompt.title, "bold"), (f"  {what.prompt.rule}", "dim"))
        said = [Text(line, style="italic dim") for line in (what.prompt.what, what.prompt.look)] if what.coach else []
        if self.plain:
            self._decide_plainly(title, said, what)
            return
        height = self.console.size.height
        above, below = self._drawn(Rule(style="dim"), title), self._drawn(*([what.message] if what.message else []))
        left = height - len(board) - len(above) - len(below) - 1
        choices = self._drawn(*listed(what.items, self.console.size.width, left))
        room = left - len(choices)
        advice = self._drawn(*said)
        while advice and room < len(advice) + LOG_LINES:
            advice = self._drawn(said[0]) if len(said) > 1 else []
            said = said[:1] if len(said) > 1 else []
        log = self._log(what.log, room - len(advice))
        self.clear()
        self.console.print(SegmentLines([*board, *log, *above, *advice, *choices, *below], new_lines=True), end="")

    def _decide_plainly(self, title: Text, advice: Sequence[Text], what: Decision) -> None:
        for line in what.log:
            self.show(Text(f"— {line.text} —" if line.heading else line.text))
        self.show(Text(""), title, *advice)
        for number, item in enumerate(what.items, 1):
            self.show(Text(f"{number:>3}  {item.sentence}" + (f"  [{item.note}]" if item.note else "")))
        if what.message:
            self.show(what.message)

    def fits(self, items: Sequence[Item], board: Drawn) -> bool:
        """Whether all choices can be listed under the board, notes included."""
        return fits(items, self.console.size.width, self._room(board))

    def paged(self, items: Sequence[Item], board: Drawn) -> list[slice]:
        """The pages on which these choices are listed under the board, notes included."""
        return paged(items, self.console.size.width, self._room(board))

    def _room(self, board: Drawn) -> int:
        return max(LEAST, self.console.size.height - len(board) - 4)

    def _drawn(self, *parts: RenderableType) -> Drawn:
        return [line for part in parts for line in self.console.render_lines(part, pad=False)]

    # the board

    def board(self, sheet: Sheet | None) -> Drawn:
        """The board as lines of this screen, in full where there is room for it."""
        if sheet is None:
            return []
        width, height = self.console.size
        sections: dict[str, Section] = {section.area: section for section in reversed(sheet.sections)}
        if width >= ROOMY[0] and height >= ROOMY[1]:
            full = self._drawn(*self._roomy(sections, width))
            if len(full) + LEAST + LOG_LINES < height:
                return full
        areas = [sections[area] for area in ("status", "secret", "board", "players", "own") if area in sections]
        parts = [section_lines(section, width, brief=True) for section in areas]
        return self._drawn(*self._shortened(parts, max(LEAST, height - MOST_BELOW)))

    def _shortened(self, parts: Sequence[Sequence[Text]], room: int) -> list[Text]:
        """Parts of a board that fit into so many lines: the longest lose their ends, and say how to see all."""
        sizes = [len(part) for part in parts]
        while sum(sizes) > room and max(sizes) > 1:
            sizes[sizes.index(max(sizes))] -= 1
        lines: list[Text] = []
        for part, size in zip(parts, sizes, strict=True):
            if size == len(part):
                lines += part
            else:
                more = self.words.say("play-more-board", n=len(part) - size + 1)
                lines += [*part[: size - 1], *wrapped(Text(more, style="dim"), self.console.size.width)[:1]]
        return lines

    def _roomy(self, sections: dict[str, Section], width: int) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if status := sections.get("status"):
            line = Text(" · ", style="dim").join(map(line_text, status.lines))
            parts += [line] if line.cell_len <= width else section_lines(status, width, brief=True)
        if board := sections.get("board"):
            parts.append(panel(board.heading, Group(*section_lines(board, width - 4, brief=False))))
        parts += self._middle(sections, width)
        if own := sections.get("own"):
            parts.append(panel(own.heading, Group(*section_lines(own, width - 4, brief=False))))
        return parts

    def _middle(self, sections: dict[str, Section], width: int) -> list[RenderableType]:
        """The players and what is hidden, side by side unless that takes more lines."""
        players, secret = sections.get("players"), sections.get("secret")
        below: list[RenderableType] = []
        if players:
            below.append(panel(players.heading, Group(*section_lines(players, width - 4, brief=True))))
        if secret:
            hidden = panel(secret.heading, Group(*map(line_text, secret.lines)), private=secret.private)
            below.append(hidden)
        if not players or not secret:
            return below
        ways: list[list[RenderableType]] = []
        for room in (int(width * share) for share in SHARES):
            if breaks_words(players, room):
                continue
            lines = section_lines(players, room, brief=True)
            beside = Grid.grid(expand=True)
            beside.add_column(width=max(line.cell_len for line in lines) + 4)
            beside.add_column(ratio=1)
            beside.add_row(panel(players.heading, Group(*lines)), hidden)
            ways.append([beside])
        return min((*ways, below), key=lambda way: len(self._drawn(*way)))

    # the log

    def _log(self, log: Sequence[LogLine], room: int) -> Drawn:
        """The end of the log: a line each if they fit, else as running text, else without what came first."""
        if room <= 0 or not log:
            return []
        each = [Text(line.text, style="bold" if line.heading else "") for line in log]
        if len(each) <= room and len(drawn := self._drawn(*each)) <= room:
            return drawn
        for first in range(max(0, len(each) - 6 * room), len(each)):
            before = [Text(self.words.say("play-more-log", n=first), style="dim")] if first else []
            drawn = self._drawn(*before, Text(" ").join(each[first:]))
            if len(drawn) <= room:
                return drawn
        return []
