"""`pentapolis play`: a game at this terminal, with people and bots in any seats."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from .. import games, lessons
from ..bots import bots_of, usual
from ..kernel.sight import SPECTATOR
from ..kernel.title import Title
from ..words import Words
from ..words.scores import score_name, standings
from .draw import seat_text
from .output import INTERRUPTED, OK, USAGE, Stop, clipped, console, whole
from .players import check_seats, read_players
from .saves import known, read, read_components, title_of, unfinished
from .screen import Screen
from .table import TerminalTable
from .turn import Quit, Turn, log_lines

ALONE = 1


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str = ""
    seats: str = ""
    options: Mapping[str, str] = {}
    seed: int | None = None
    day: bool = False
    resume: Path | None = None
    components: Path | None = None
    guided: bool = False
    hints: bool = False


def play(words: Words, wish: Wish, plain: bool) -> int:
    """Choose or resume a game and play it; 130 if it was interrupted."""
    out = console()
    plain = plain or not (sys.stdin.isatty() and out.is_terminal)
    table: TerminalTable | None = None
    try:
        table = _table(words, out, wish)
        return _play(words, table, out, plain)
    except (Quit, EOFError):
        return OK
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    finally:
        if table is not None and not table.over:
            table.leave()
            out.print(Text(words.say("play-resume", file=str(table.path))))


def _table(words: Words, out: Console, wish: Wish) -> TerminalTable:
    game, resume, seats = wish.game, wish.resume, wish.seats
    if wish.day and not game:
        raise Stop("play-day-which", USAGE)
    if wish.guided and not game:
        raise Stop("play-guided-which", USAGE)
    if not game and resume is None:
        game, resume, seats = _choose(words, out, seats)
    if resume is not None:
        saved = read(resume)
        table = TerminalTable.resume(title_of(saved, wish.components), saved, resume)
        if table.over:
            raise Stop("cli-already-over", file=str(resume))
        return table
    title = known(game)
    if wish.day:
        return _day(words, title, wish)
    if wish.guided:
        return _guided(words, title, wish)
    if seats.strip().isdecimal():
        check_seats(title, whole(seats), clipped(seats.strip()))
    players = read_players(words, seats, max(title.players[0], min(3, title.players[-1])), me(words), usual(title))
    box = read_components(title, wish.components)
    return TerminalTable.new(title, players, wish.options, wish.seed, box, hints=wish.hints)


def _day(words: Words, title: Title[Any], wish: Wish) -> TerminalTable:
    """Today's game: for one person, as it comes out of the box, with the dice of the date."""
    check_seats(title, ALONE, str(ALONE))
    players = read_players(words, wish.seats or str(ALONE), ALONE, me(words))
    if len(players) != ALONE or players[0].bot or wish.options or wish.seed is not None or wish.components is not None:
        raise Stop("play-day-as-it-is", USAGE)
    return TerminalTable.new(title, players, {}, day=datetime.now(UTC).date().isoformat())


def _guided(words: Words, title: Title[Any], wish: Wish) -> TerminalTable:
    """The guided game: one person and bots, as the game's guide wants it."""
    guide = lessons.guide_of(title)
    if guide is None:
        raise Stop("play-no-guide", USAGE)
    if wish.seats or wish.options or wish.components is not None:
        raise Stop("play-guided-as-it-is", USAGE)
    players = read_players(words, str(guide.bots + 1), guide.bots + 1, me(words), usual(title))
    return TerminalTable.new(title, players, guide.options, wish.seed, guided=True)


def me(words: Words) -> str:
    """What a person without a name is called: as the system calls them, if it does."""
    name = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    return name.capitalize() if name.isalpha() and name != "root" else words.say("play-somebody")


def read_line(prompt: str) -> str:
    """A line from the player; where input is no terminal it is shown, so that what is printed reads as a whole."""
    if sys.stdin.isatty():
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    print(line.rstrip("\n"))
    return line


def _choose(words: Words, out: Console, seats: str) -> tuple[str, Path | None, str]:
    """Ask which game: a new one, or one that was left."""
    found: list[tuple[str, Path | None]] = []
    out.print(Text(words.say("play-which"), style="bold"))
    for game in games.names():
        title, own = known(game), Words(words.lang, game)
        found.append((game, None))
        players = words.say("games-players", low=title.players[0], high=title.players[-1])
        name, tagline = own.say("game-name"), own.say("game-tagline")
        out.print(Text.assemble((f"{len(found):>2} ", "bold cyan"), (name, "bold"), f"  {players}\n   {tagline}"))
    for path, saved in unfinished()[:9]:
        found.append((saved.game, path))
        name = Words(words.lang, saved.game).say("game-name")
        said = words.say("play-go-on", game=name, names=words.listed(saved.names), moves=len(saved.moves))
        out.print(Text.assemble((f"{len(found):>2} ", "bold cyan"), said))
    while True:
        typed = read_line(words.say("play-prompt")).strip() or "1"
        by_name = [choice for choice in found if choice[0] == typed and choice[1] is None]
        if typed.isdecimal() and 1 <= whole(typed) <= len(found):
            by_name = [found[whole(typed) - 1]]
        if by_name:
            break
        out.print(words.say("play-no-number", n=clipped(typed), most=len(found)))
    game, left = by_name[0]
    if left is None and not seats:
        out.print(Text(words.say("play-who", me=me(words), bots=", ".join(bots_of(known(game))))))
        seats = read_line(words.say("play-prompt")).strip()
    return game, left, seats


def _play(words: Words, table: TerminalTable, out: Console, plain: bool) -> int:
    title = table.title
    words = Words(words.lang, title.id, title.actions)
    screen = Screen(out, words, table.names, plain)
    turn = Turn(table, screen, words, games.sheet(title.id), read_line)
    sealed = {"commitment": table.commitment}
    turn.notices = [
        words.say("play-start"),
        *([words.say("play-day", day=table.day)] if table.day else []),
        *([] if table.day else [words.say("play-sealed" if table.sealed else "play-seeded", **sealed)]),
        words.say("play-file", file=str(table.path)),
    ]
    if not table.people:
        _watch(table, screen, words)
    shown = -1
    with _line_editing():
        while not table.over:
            for seat in table.bots_move():
                _show_thinking(screen, words, table.names[seat])
            person = table.awaited_person()
            if person is None:
                continue
            if len(table.people) > 1 and person != shown and table.has_secrets(person):
                screen.curtain(person)
                read_line(words.say("play-continue"))
            if len(table.people) > 1 and person != shown:
                screen.clear(wholly=True)
            shown = person
            turn.run(person)
    _end(table, screen, words, turn)
    return OK


def _show_thinking(screen: Screen, words: Words, name: str) -> None:
    """Between the moves of bots a terminal says whom we wait for."""
    if not screen.plain:
        screen.console.print(Text(words.say("play-thinking", name=name), style="dim"), end="\r")


def _watch(table: TerminalTable, screen: Screen, words: Words) -> None:
    """Only bots: the game is told as it goes."""
    told = 0
    for _ in table.bots_move():
        events = table.log(SPECTATOR)
        for line in log_lines(words, events[told:], table.names):
            screen.show(Text(line.text, style="bold" if line.heading else ""))
        told = len(events)


def _end(table: TerminalTable, screen: Screen, words: Words, turn: Turn) -> None:
    """Who has won, the ranking, and how to check the dice."""
    outcome = table.match.outcome
    assert outcome is not None
    viewer = table.people[0] if table.people else SPECTATOR
    events = table.log(viewer)[turn.seen.get(viewer, 0) :] if table.people else []
    screen.clear()
    for line in log_lines(words, events, table.names):
        screen.show(Text(line.text, style="bold" if line.heading else ""))
    if outcome.decided_by:
        screen.show(Text(words.say(f"decided-by-{outcome.decided_by}")))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    found = standings(games.sheet(table.title.id), words, outcome)
    in_words = any(one.result for one in found)
    grid.add_column(words.say("play-rank"), justify="right")
    grid.add_column(words.say("play-player"))
    if in_words:
        grid.add_column(words.say("play-result"))
    else:
        grid.add_column(score_name(words), justify="right")
    for one in found:
        mark = " ♛" if one.won else f" ({words.say('play-out')})" if one.out else ""
        name = seat_text(one.seat, table.names[one.seat] + mark)
        grid.add_row(str(one.rank or "–"), name, one.result or str(one.score))
    screen.show(Text(""), grid, Text(""), Text(words.say("play-verify", file=str(table.path))))


@contextlib.contextmanager
def _line_editing() -> Any:
    """Arrow keys and history while a person types, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # importing it is all it takes
    yield
