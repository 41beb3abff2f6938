"""What an arena shows: how a run goes while it goes on, and tables of what came of it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from datetime import timedelta
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from .. import games
from ..arena import Contest, Duel, Finished, Ledger, Pairing, Report, Share, Tally, Timing
from ..arena.figures import Seated, share_of
from ..arena.ratings import NOBODY
from ..bots.given import measured
from ..bots.matches import Played
from ..words import Words
from ..words.language import MINUS
from .output import PATIENCE, console, say
from .saves import known

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

LOOKS = 1.0
"""Seconds between two looks at the running intervals."""

Cell = Callable[[Tally], str]


# while it goes on


class Watch:
    """A bar for the whole run and one for each bot that is measured, with its share so far, for a person."""

    def __init__(self, words: Words, ledger: Ledger) -> None:
        self.words, self.ledger = words, ledger
        self.bar: Progress | None = None
        self.begun = self.looked = time.monotonic()
        self.before = len(ledger.games)
        """Games that were there when the run was gone on with."""
        self.lines = _measured(words, ledger.plan)
        self.tasks: list[TaskID] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()

    def __call__(self, game: Finished) -> None:
        now = time.monotonic()
        if not sys.stderr.isatty() or now - self.begun < PATIENCE:
            return
        if self.bar is None:
            self._start()
        elif now - self.looked < LOOKS:
            return
        self.looked = now
        self._look()

    def _start(self) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = (TextColumn("{task.description}"), BarColumn(bar_width=20), MofNCompleteColumn())
        so_far = TextColumn("{task.fields[so_far]}")
        self.bar = Progress(*columns, so_far, console=console(stderr=True), transient=True)
        plan = self.ledger.plan
        whole, played = self.words.say("arena-progress"), len(self.ledger.games)
        self.tasks = [self.bar.add_task(whole, total=plan.total, completed=played, so_far="")]
        for label, line_ups, _ in self.lines:
            self.tasks.append(self.bar.add_task(label, total=plan.games * len(line_ups), so_far=""))
        self.bar.start()

    def _look(self) -> None:
        assert self.bar is not None
        games = list(self.ledger.games.values())
        self.bar.update(self.tasks[0], completed=len(games), so_far=self._left())
        for task, (_, line_ups, name) in zip(self.tasks[1:], self.lines, strict=True):
            mine = [game.played for game in games if game.line_up in line_ups]
            seats: list[Seated] = [
                (game, seat)
                for game in mine
                if not game.truncated
                for seat, one in enumerate(game.line_up)
                if one == name
            ]
            found = share_of(seats, Played.win, 0)
            self.bar.update(task, completed=len(mine), so_far=_share(self.words, found))

    def _left(self) -> str:
        """How long the rest will take if it goes on as it went."""
        played = len(self.ledger.games)
        left = (self.looked - self.begun) / max(1, played - self.before) * (self.ledger.plan.total - played)
        return self.words.say("arena-left", time=str(timedelta(seconds=round(left))))


def _measured(words: Words, plan: Contest) -> list[tuple[str, frozenset[int], str]]:
    """What is measured, in words: in which line-ups, of which bot."""
    found = []
    for pair in plan.pairs:
        for line_up, name, other in ((pair.a_alone, pair.a, pair.b), (pair.b_alone, pair.b, pair.a)):
            if line_up is not None:
                found.append((_alone(words, name, other, plan.seats), frozenset({line_up}), name))
    if found:
        return found
    line_ups = list(enumerate(plan.line_ups))
    return [(name, frozenset(n for n, line_up in line_ups if name in line_up.bots), name) for name in plan.bots]


# when it is over


def show(words: Words, found: Report, thought: Sequence[Timing]) -> None:
    """The result as tables, in the words of the game."""
    plan = found.plan
    mode = words.say("arena-solo" if plan.seats == 1 else f"arena-mode-{plan.mode}")
    head = {"name": words.say("game-name"), "seats": plan.seats, "mode": mode, "seed": plan.seed}
    say(words.say("arena-head", games=found.games, blocks=plan.blocks, **head))
    for name, parameters in found.parameters.items():
        values = ", ".join(f"{key} {value}" for key, value in parameters.items())
        say(words.say("arena-parameters", bot=name, values=values))
    cap = known(plan.game).cap
    if found.truncated and cap is not None:
        say(words.say("simulate-truncated", games=found.truncated, round=cap))
    if found.nobody:
        say(words.say("arena-nobody", games=found.nobody))
    if plan.seats > 1:
        say(words.say("arena-parity", share=_percent(found.parity)))
    if found.pairings:
        _heading(words, "arena-pairings")
        _print_pairings(words, plan, found.pairings)
    else:
        _heading(words, "arena-bots")
        columns = _columns(words, plan, found.bots)
        _lines([[title for title, _ in columns], *([cell(one) for _, cell in columns] for one in found.bots)])
    if found.duels:
        _heading(words, "arena-duels")
        _lines([[words.say("arena-duel", a=one.a, b=one.b), _share(words, one.before)] for one in _met(found.duels)])
    _heading(words, "arena-ratings", anchor=found.anchor)
    _lines(
        [
            [
                words.say("arena-rated-nobody") if one.bot == NOBODY else one.bot,
                _whole(words, one.rating),
                words.say("arena-range", low=_whole(words, one.low), high=_whole(words, one.high)),
            ]
            for one in found.ratings
        ]
    )
    if thought:
        _heading(words, "arena-timing")
        titles = [words.say(f"arena-column-{key}") for key in ("bot", "decision", "turn-p50", "turn-p95")]
        rows = [[one.bot, *(_number(words, n) for n in (one.decision, one.turn_p50, one.turn_p95))] for one in thought]
        _lines([titles, *rows])


def _print_pairings(words: Words, plan: Contest, pairings: Sequence[Pairing]) -> None:
    alone = [
        (tally, other)
        for one in pairings
        for tally, other in ((one.a_alone, one.b), (one.b_alone, one.a))
        if tally is not None
    ]
    columns = _columns(words, plan, [tally for tally, _ in alone])[1:]
    rows = [[words.say("arena-column-bot"), *(title for title, _ in columns)]]
    for tally, other in alone:
        rows.append([_alone(words, tally.bot, other, plan.seats), *(cell(tally) for _, cell in columns)])
    _lines(rows)
    for one in pairings:
        say(words.say("arena-above" if one.above else "arena-not-above", a=one.a, b=one.b))


def _met(duels: Sequence[Duel]) -> list[Duel]:
    return [one for one in duels if one.before is not None]


def _columns(words: Words, plan: Contest, tallies: Sequence[Tally]) -> list[tuple[str, Cell]]:
    """What is worth a column of these tallies, and what stands in it."""
    keys: dict[str, Cell] = {
        "bot": lambda one: one.bot,
        "games": lambda one: words.number(one.seats - one.truncated),
        "wins": lambda one: _number(words, one.wins),
        "share": lambda one: _share(words, one.win),
    }
    if measured(known(plan.game)).standing is not None and plan.seats > 1:
        keys["ahead"] = lambda one: _share(words, one.ahead_share)
    if any(one.nobody for one in tallies) and plan.seats > 1:
        keys["nobody"] = lambda one: words.say("arena-percent", n=_percent(one.nobody))
    if plan.seats > 1:
        keys["rank"] = lambda one: _number(words, one.rank)
    if plan.seats > 1 or games.sheet(known(plan.game).id).result is None:  # else a number that nobody is shown
        keys["score"] = lambda one: _number(words, one.score)
    if plan.seats > 1:
        keys["margin"] = lambda one: "–" if one.margin is None else _number(words, one.margin, sign=True)
    keys["decisions"] = lambda one: _number(words, one.decisions)
    keys["options"] = lambda one: _number(words, one.options)
    columns = [(words.say(f"arena-column-{key}"), cell) for key, cell in keys.items()]
    for what in sorted({what for one in tallies for what in one.achieved}):
        title = words.say(f"achieved-{what}") if words.has(f"achieved-{what}") else what
        columns.append((title, _achieved(words, what)))
    return columns


def _achieved(words: Words, what: str) -> Cell:
    return lambda one: words.say("arena-percent", n=_percent(one.achieved.get(what, 0.0)))


def _heading(words: Words, key: str, **args: Any) -> None:
    say()
    say(words.say(key, **args))


def _lines(rows: Sequence[Sequence[str]]) -> None:
    """Rows under each other: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        say("  " + "  ".join(cells).rstrip())


def _alone(words: Words, name: str, other: str, seats: int) -> str:
    return words.say("arena-alone", bot=name, other=other, others=seats - 1)


def _share(words: Words, found: Share | None) -> str:
    if found is None:
        return "–"
    percents = {"share": found.share, "low": found.low, "high": found.high}
    return words.say("arena-share", **{key: _percent(value) for key, value in percents.items()})


def _percent(share: float) -> float:
    return round(100 * share, 1)


def _number(words: Words, n: float, sign: bool = False) -> str:
    before = MINUS if n < 0 else "+" if sign and n > 0 else ""
    return before + words.say("arena-number", n=abs(n))


def _whole(words: Words, n: float) -> str:
    return words.number(round(n))
