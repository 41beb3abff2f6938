"""Matches between bots: the same line-up in all seats, on a few processes, with the same result on any number of them.

>>> from pentapolis.bots.matches import play_matches
>>> games = play_matches("kingsburg", ("naive", "random"), games=2, seed=1, workers=1)
>>> [game.line_up for game in games]
[('naive', 'random'), ('random', 'naive')]
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

import msgspec

from .. import games
from ..kernel.chance import FastChance
from ..kernel.state import Outcome, rank
from ..kernel.title import Title
from . import bot
from .protocol import heuristics, mixed

Progress = Callable[[int, int, "Played"], None]
"""Told after each game, in order: games played, games in all, the game."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played: everything by seat. One that was left has no ranks, scores or places, and no winner."""

    number: int
    line_up: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    """Choices between at least two options."""
    options: tuple[int, ...]
    """The options of these choices, added up."""
    places: tuple[int, ...]
    """As ranks, but told apart by how far everybody came where the rules rank only winners."""
    truncated: bool = False
    """Left at the title's cap, before its end."""

    def ahead(self, seat: int) -> bool:
        """Whether a seat came further than every other."""
        return not self.truncated and self.places[seat] == 1 and self.places.count(1) == 1

    def win(self, seat: int) -> float:
        """A win, shared by all who share it; nothing where nobody wins."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Tally(msgspec.Struct, frozen=True):
    """How one bot did over the seats it had: wins out of all of them, rank and score in the games that ended."""

    bot: str
    seats: int
    wins: float
    ahead: int
    """Games in which it came further than every other seat."""
    rank: float
    score: float
    decisions: float
    """Decisions in a game."""
    options: float
    """Options per decision."""
    truncated: int = 0
    """Games that were left at the title's cap."""

    @property
    def share(self) -> float:
        return self.wins / self.seats

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's interval of the games it was ahead in, 95 % unless said otherwise."""
        return wilson(self.ahead, self.seats, z)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share.

    >>> [round(bound, 3) for bound in wilson(373, 400)]
    [0.904, 0.953]
    """
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole


def rotated(line_up: Sequence[str], number: int) -> tuple[str, ...]:
    """The line-up of a game: each next game moves everybody one seat on."""
    turn = number % len(line_up)
    return tuple(line_up[(seat - turn) % len(line_up)] for seat in range(len(line_up)))


def play_game(title: Title[Any], line_up: Sequence[str], number: int, seed: int, options: Mapping[str, str]) -> Played:
    """Play one game of a match, to its end or to the title's cap.

    Games of one round of seats share their luck as far as it goes.
    """
    round_of_seats = number // len(line_up)
    chance = FastChance(mixed(seed, "table", round_of_seats))
    bots = [bot(name, title, mixed(seed, "bot", number, seat)) for seat, name in enumerate(line_up)]
    g, _ = title.new(title.table(len(line_up), options), chance)
    decisions, offered = [0] * len(bots), [0] * len(bots)
    while g.agenda and not title.beyond_cap(g):
        seat = title.to_act(g)[0]
        choices = title.asked(g, seat)
        if len(choices) == 1:
            action = choices[0]
        else:
            decisions[seat] += 1
            offered[seat] += len(choices)
            action = bots[seat].choose(title.observe(g, seat), seat, choices)
        title.apply(g, seat, action, chance)
    chosen = tuple(decisions), tuple(offered)
    if g.agenda:
        return Played(number, tuple(line_up), (), (), (), *chosen, (), truncated=True)
    end = title.outcome(g)
    return Played(number, tuple(line_up), end.ranks, end.scores, end.winners, *chosen, places(title, g, end))


def places(title: Title[Any], g: Any, end: Outcome) -> tuple[int, ...]:
    """Ranks by the game's own `standing`, or those of the rules."""
    try:
        standing = getattr(heuristics(title), "standing", None)
    except LookupError:
        standing = None
    return end.ranks if standing is None else rank([standing(g, seat) for seat in g.seats])


_Job = tuple[str, tuple[str, ...], int, int, dict[str, str]]


def _play(job: _Job) -> Played:
    game, line_up, number, seed, options = job
    return play_game(games.title(game), line_up, number, seed, options)


def _serve() -> None:
    """A worker leaves Ctrl-C to its parent, and ends when the parent does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def play_matches(
    game: str,
    line_up: Sequence[str],
    *,
    games: int,
    seed: int = 0,
    workers: int = 2,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> list[Played]:
    """Play so many games of a line-up, one bot per seat, everybody moving one seat on after each game."""
    jobs: list[_Job] = [(game, rotated(line_up, number), number, seed, dict(options or {})) for number in range(games)]
    if workers <= 1:
        return _collect(map(_play, jobs), games, progress)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_serve) as pool:
        return _collect(pool.map(_play, jobs), games, progress)


def _collect(played: Iterable[Played], total: int, progress: Progress | None) -> list[Played]:
    done: list[Played] = []
    for game in played:
        done.append(game)
        if progress is not None:
            progress(len(done), total, game)
    return done


def tally(played: Iterable[Played]) -> dict[str, Tally]:
    """How every bot did, by name."""
    seats: dict[str, list[tuple[Played, int]]] = {}
    for game in played:
        for seat, name in enumerate(game.line_up):
            seats.setdefault(name, []).append((game, seat))
    return {name: _tally(name, taken) for name, taken in seats.items()}


def _tally(name: str, taken: Sequence[tuple[Played, int]]) -> Tally:
    number = len(taken)
    ended = [(game, seat) for game, seat in taken if not game.truncated]
    decisions = sum(game.decisions[seat] for game, seat in taken)
    return Tally(
        bot=name,
        seats=number,
        wins=sum(game.win(seat) for game, seat in taken),
        ahead=sum(game.ahead(seat) for game, seat in taken),
        rank=sum(game.ranks[seat] for game, seat in ended) / max(1, len(ended)),
        score=sum(game.scores[seat] for game, seat in ended) / max(1, len(ended)),
        decisions=decisions / number,
        options=sum(game.options[seat] for game, seat in taken) / max(1, decisions),
        truncated=number - len(ended),
    )
