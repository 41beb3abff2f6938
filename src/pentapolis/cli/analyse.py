"""`pentapolis analyse`: a finished game in hindsight, its win graph, and luck apart from choice."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec.structs import asdict, replace

from .. import games
from ..bots.analysis import Account, Analysis, Booking, Hindsight, NotOver, assembled
from ..bots.analysis.wording import chance_said, change_said, cost_said, reasons_said, signed_points, together
from ..bots.workers import cores, work_on
from ..kernel.match import Match
from ..kernel.record import Record
from ..kernel.refusal import Malformed
from ..local.saved import Saved
from ..words import Words
from ..words.naming import player
from .choices import sentence
from .graph import Kind, draw
from .output import OK, USAGE, Stop, console, print_json, progress, say
from .saves import one_sentence, read, title_of

PARTS = 8
"""Parts of a game for each process: a part begins with playing all that was before it."""
SHORTEST = 12
"""Moves of a part at least."""
ROWS = 24
"""Quiet points that are printed at most; charts show them all."""
NAMES = 36
"""Letters that all names together may take in a line above the chances."""
MOST_EFFORT = 1000


class Wish(msgspec.Struct, frozen=True):
    """What a command asks for."""

    file: Path
    effort: int
    png: Path | None
    svg: Path | None
    components: Path | None
    workers: int | None


def analyse(words: Words, wish: Wish, json: bool) -> int:
    """Look back at a finished game: print what is found, and draw it where a file is named."""
    if not 1 <= wish.effort <= MOST_EFFORT:
        raise Stop("analyse-effort", USAGE, most=MOST_EFFORT)
    if wish.workers is not None and wish.workers < 1:
        raise Stop("cli-workers", USAGE)
    asked: dict[Kind, Path | None] = {"png": wish.png, "svg": wish.svg}
    charts = {kind: file for kind, file in asked.items() if file is not None}
    if charts:
        _check_charts(words, charts.values())
    match = _replayed(words, wish)
    words = Words(words.lang, match.title.id, match.title.actions)
    found = assembled(match, _accounts(words, wish, match), wish.effort)
    names = [player(words, seat, match.record.names) for seat in range(found.seats)]
    phases = _phases(words, match, found)
    quiet = [phases[point.move] for point in found.points]
    if json:
        print_json({"names": names, "phases": quiet, **_named(found, phases)})
    else:
        _print(words, match, found, names, phases)
    for kind, file in charts.items():
        try:
            draw(words, found, names, quiet, file, kind)
        except OSError as error:
            raise Stop("cli-cannot-write", file=str(file), why=error.strerror or str(error)) from None
        if not json:
            say(words.say("analyse-drawn", file=str(file)))
    return OK


def _check_charts(words: Words, files: Iterable[Path]) -> None:
    """Stop before the work where charts can't be drawn, or not into these files."""
    try:
        import matplotlib  # noqa: F401  # only whether it is there
    except ImportError:
        raise Stop("analyse-no-charts") from None
    for file in files:
        if why := _unwritable(file):
            raise Stop("cli-cannot-write", USAGE, file=str(file), why=words.say(why))


def _unwritable(file: Path) -> str:
    """The key that says why a file can't be written, as far as that can be seen; empty if nothing speaks against it."""
    if os.path.isdir(file):
        return "analyse-is-folder"
    if not os.path.isdir(file.parent):
        return "analyse-no-folder"
    return "" if os.access(file if os.path.exists(file) else file.parent, os.W_OK) else "analyse-denied"


def _unreadable(file: Path) -> str:
    """The key that says why a file can't be read, as far as that can be seen; empty if nothing speaks against it."""
    if os.path.isdir(file):
        return "analyse-is-folder"
    if not os.path.exists(file):
        return "analyse-no-file"
    return "" if os.access(file, os.R_OK) else "analyse-denied"


def _read(words: Words, wish: Wish) -> Saved:
    """The record that is asked for. What can't be read is said in the reader's language, not in the system's."""
    for file in filter(None, (wish.file, wish.components)):
        if why := _unreadable(file):
            raise Stop("cli-cannot-read", USAGE, file=str(file), why=words.say(why))
    try:
        return read(wish.file)
    except Malformed as malformed:
        if malformed.arguments.get("detail") == "$":  # nothing in it is one: no place in it helps
            raise Stop("analyse-no-record", file=str(wish.file)) from None
        raise


def _replayed(words: Words, wish: Wish) -> Match[Any]:
    record = _with_names(words, _read(words, wish))
    title = title_of(record, wish.components)
    with one_sentence(wish.file):
        match: Match[Any] = Match.replay(title, record)
    try:
        Hindsight(match)
    except NotOver:
        raise Stop("analyse-not-over", file=str(wish.file)) from None
    except LookupError:
        raise Stop("analyse-none", game=title.id) from None
    return match


def _with_names(words: Words, saved: Saved) -> Saved:
    """The same game, told in the reader's language of bots that nobody named at the terminal: they go by their id."""
    bots = saved.terminal.bots if saved.terminal is not None else []
    if len(bots) != len(saved.names):
        return saved
    names = [_name(words, name, bot) for name, bot in zip(saved.names, bots, strict=True)]
    return replace(saved, names=names)


def _name(words: Words, name: str, bot: str) -> str:
    """A seat's name; of a bot that has none of its own that of its level: "easy 2" is "Easy bot 2"."""
    id = bot.partition(":")[0]
    bare = re.fullmatch(rf"{re.escape(id)}( \d+)?", name) if id else None
    return words.say(f"bot-{id}") + (bare[1] or "") if bare and words.has(f"bot-{id}") else name


# looking back, on several processes

_Part = tuple[bytes, Path | None, int, int, int]


def _accounts(words: Words, wish: Wish, match: Match[Any]) -> list[Account]:
    """What every move was worth."""
    total, workers = len(match.moves) + 1, wish.workers or cores()
    size = max(SHORTEST, -(-total // (PARTS * workers)))
    data = match.record.to_json()
    parts: list[_Part] = [
        (data, wish.components, start, min(total, start + size), wish.effort) for start in range(0, total, size)
    ]
    made: Iterable[Account] = chain.from_iterable(work_on(_part, parts, workers))
    return sorted(progress(made, total, words, "analyse-progress"), key=lambda account: account.move)


def _part(part: _Part) -> list[Account]:
    data, components, start, end, effort = part
    made = _hindsight(data, components, effort).accounts(start)
    return [next(made) for _ in range(start, end)]


@lru_cache(maxsize=1)
def _hindsight(data: bytes, components: Path | None, effort: int) -> Hindsight:
    record = Record.from_json(data)
    return Hindsight(Match.replay(title_of(record, components), record), effort)


# saying it


def _phases(words: Words, match: Match[Any], found: Analysis) -> dict[int, str]:
    """Where the game stood after a move: "Year 2 · Summer"; at quiet points, before choices that turned the game, and
    after strokes of luck."""
    moves = {point.move for point in found.points} | {stroke.move for stroke in found.strokes}
    moves |= {turn.move - 1 for turn in found.turns}
    track = games.sheet(match.title.id).phase
    state, at, said = match.position(0), 0, dict[int, str]()
    for move in sorted(moves):
        state, at = match.play_on(state, at, move), move
        said[move] = " · ".join(track(state, words))
    return said


def _named(found: Analysis, phases: Mapping[int, str]) -> dict[str, Any]:
    """What is found as a program reads it: everything by its name, also choices, which are kept as lists."""
    turns = [asdict(turn) | {"phase": phases[turn.move - 1], "choice": asdict(turn.choice)} for turn in found.turns]
    strokes = [asdict(stroke) | {"phase": phases[stroke.move]} for stroke in found.strokes]
    named = asdict(found) | {"turns": turns, "strokes": strokes, "totals": found.totals}
    return cast(dict[str, Any], msgspec.to_builtins(named))


def _print(words: Words, match: Match[Any], found: Analysis, names: Sequence[str], phases: Mapping[int, str]) -> None:
    screen = console()
    say(words.say("analyse-title", label=words.say("analysis-label")))
    screen.print(_graph(words, found, names, phases))
    say(words.say("analyse-books"))
    screen.print(_books(words, found.totals, names))
    for heading, missing, lines in (
        ("analyse-choices", "analyse-no-choices", _choices(words, match, found, names, phases)),
        ("analyse-strokes", "analyse-no-strokes", _strokes(words, match, found, names, phases)),
    ):
        told = list(lines)
        say(words.say(heading if told else missing))
        for line in told:
            say(f"  {line}")


def _graph(words: Words, found: Analysis, names: Sequence[str], phases: Mapping[int, str]) -> Any:
    """How likely everybody was to win, at up to so many quiet points."""
    from rich.cells import cell_len

    nobody = any(point.chances[-1] for point in found.points)
    heads = [*names, *([words.say("nobody")] if nobody else [])]
    grid = _grid([words.say("analyse-move"), "", *heads], text=1)
    grid.columns[0].no_wrap = True
    widest = len(words.say("percent", n=100))
    for column, head in zip(grid.columns[2:], heads, strict=True):  # names and phases are broken, never a figure
        column.width = max(widest, min(cell_len(head), NAMES // len(heads)))
    last = len(found.points) - 1
    for place in sorted({round(step * last / min(last, ROWS - 1)) for step in range(min(last, ROWS - 1) + 1)}):
        point = found.points[place]
        chances = point.chances if nobody else point.chances[:-1]
        figures = [words.say("percent", n=round(100 * one)) for one in chances]
        grid.add_row(str(point.move), phases[point.move], *figures)
    return grid


def _books(words: Words, totals: Sequence[Booking], names: Sequence[str]) -> Any:
    """What everybody's change over the whole game is booked to."""
    kinds = ("own", "luck", "others", "model")
    grid = _grid(["", *(words.say(f"analyse-{kind}") for kind in kinds), words.say("analyse-change")], text=0)
    for name, one in zip(names, totals, strict=False):
        changes = [*(getattr(one, kind) for kind in kinds), one.change]
        grid.add_row(name, *(signed_points(words, change) for change in changes))
    return grid


def _grid(heads: Sequence[str], text: int) -> Any:
    """A table of figures, one below the other; one column is text."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    grid = Table(box=SIMPLE_HEAD, padding=(0, 0, 0, 1))
    for place, head in enumerate(heads):
        grid.add_column(head, justify="left" if place == text else "right", overflow="fold")
    return grid


def _choices(
    words: Words, match: Match[Any], found: Analysis, names: Sequence[str], phases: Mapping[int, str]
) -> Iterator[str]:
    """The choices that turned the game, and what was better."""
    for turn in found.turns:
        choice, decision = turn.choice, match.position(turn.move - 1).agenda[-1].name
        done, better = (
            sentence(words, match.title.parse(action), decision, names) for action in (choice.action, choice.better)
        )
        cost = cost_said(words, choice.cost, choice.error)
        place = words.say("analyse-where", move=turn.move, phase=phases[turn.move - 1])
        yield words.say("analyse-choice", where=place, name=names[choice.seat], action=done, cost=cost)
        why = together(words, reasons_said(words, choice.reasons, choice.seat, match.record.names, choice.cost))
        yield "    " + words.say("analyse-better-why" if why else "analyse-better", action=better, reasons=why)


def _strokes(
    words: Words, match: Match[Any], found: Analysis, names: Sequence[str], phases: Mapping[int, str]
) -> Iterator[str]:
    """The greatest strokes of luck; of that of the set-up, which comes before the first quiet point, that it is not in
    the books."""
    for stroke in found.strokes:
        place = words.say("analyse-where", move=stroke.move, phase=phases[stroke.move])
        gain = change_said(words, "analysis-luck", stroke.gain, stroke.error)
        what = chance_said(words, match, stroke.move, stroke.seat, stroke.late)
        yield words.say("analyse-stroke", where=place, name=names[stroke.seat], gain=gain, what=what).rstrip()
        if not stroke.move:
            yield "    " + words.say("analyse-stroke-setup")
