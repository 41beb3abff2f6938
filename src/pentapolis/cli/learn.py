"""`pentapolis learn`: a small policy that learns a game by playing it, and what it comes to against random players."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..bots.levels import levels
from ..kernel.title import Title
from ..words import Words
from .output import INTERRUPTED, OK, USAGE, Stop, clipped, complain, print_json, progress, say
from .players import check_seats
from .saves import known
from .targets import check_target, unwritten

if TYPE_CHECKING:
    from ..env.learning import Learner
    from ..env.policy import Policy

PARTS = 100
"""Parts of the time that the bar shows."""
MOST_GAMES, MOST_MINUTES = 100_000, 10_000.0


class Wish(msgspec.Struct, frozen=True):
    """What a command asks for."""

    game: str
    minutes: float
    seats: int | None
    games: int
    seed: int
    load: Path | None
    save: Path | None


class Report(msgspec.Struct):
    """What was learnt and what it is worth."""

    game: str
    seats: int
    seed: int
    minutes: float
    games_played: int
    """Games it has learnt from."""
    choices: int
    games: int
    """Games of the trial."""
    wins: float
    share: float
    low: float
    high: float


def learn(words: Words, wish: Wish, json: bool) -> int:
    """Learn for so many minutes, then play on trial. Who stops learning with Ctrl-C keeps what was learnt, if a file is
    named. That it can be written is seen before the first game; if it can't be after the last, the result is printed
    all the same."""
    title = known(wish.game)
    seats = _seats(title, wish)
    if not 0 <= wish.minutes <= MOST_MINUTES or not 1 <= wish.games <= MOST_GAMES:
        raise Stop("learn-numbers", USAGE)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from ..env.learning import Learner, result, trial
    except ImportError as error:
        raise Stop("learn-missing", library=error.name or "numpy") from None
    policy = None if wish.load is None else _loaded(wish.load, wish.game, seats)
    if wish.save is not None:
        check_target(wish.save)
    learner = Learner(wish.game, seats, wish.seed, policy)
    unsaved: Stop | None = None
    try:
        for _ in progress(_lessons(learner, wish.minutes * 60), PARTS, words, "learn-progress"):
            pass
    except KeyboardInterrupt:
        if wish.save is None:
            raise
        _save(learner.policy, wish.save)
        complain(words.say("learn-stopped", file=str(wish.save)))
        return INTERRUPTED
    if wish.save is not None:
        try:
            _save(learner.policy, wish.save)
        except Stop as stop:
            unsaved = stop
    shares = list(progress(trial(learner.policy, wish.games, wish.seed), wish.games, words, "learn-trial"))
    found, course = result(shares), learner.course
    report = Report(
        game=wish.game,
        seats=seats,
        seed=wish.seed,
        minutes=round(course.seconds / 60, 2),
        games_played=course.games,
        choices=course.choices,
        games=found.games,
        wins=found.wins,
        share=found.share,
        low=found.low,
        high=found.high,
    )
    print_json(report) if json else _say(Words(words.lang, wish.game), report)
    if unsaved is not None:
        raise unsaved
    if wish.save is not None and not json:
        say(words.say("learn-saved", file=str(wish.save)))
    return OK


def _lessons(learner: Learner, seconds: float) -> Iterator[int]:
    for part in range(1, PARTS + 1):
        learner.learn(seconds=seconds * part / PARTS)
        yield part


def _seats(title: Title[Any], wish: Wish) -> int:
    seats = wish.seats if wish.seats is not None else min(4, max(title.players))
    check_seats(title, seats, clipped(str(seats)))
    if seats < 2:
        raise Stop("learn-alone", USAGE)
    return seats


def _loaded(file: Path, game: str, seats: int) -> Policy:
    from ..env.policy import OtherGame, Policy

    try:
        policy = Policy.load(file)
    except OSError as error:
        raise Stop("cli-cannot-read", file=str(file), why=error.strerror or str(error)) from None
    except OtherGame:
        raise Stop("learn-other", file=str(file)) from None
    except ValueError:
        raise Stop("learn-no-policy", file=str(file)) from None
    if (policy.form.title.id, policy.form.seats) != (game, seats):
        raise Stop("learn-other", file=str(file))
    return policy


def _save(policy: Policy, file: Path) -> None:
    try:
        policy.save(file)
    except OSError as error:
        raise unwritten(file, error) from None


def _all_can_lose(game: str, seats: int) -> bool:
    """Whether there may be games that nobody wins: then players at random win less than their share."""
    try:
        return str(seats) in levels(game).value.nobody
    except LookupError:  # nobody has looked
        return True


def _say(words: Words, report: Report) -> None:
    if report.games_played:
        learnt = {"minutes": report.minutes, "games": report.games_played, "choices": report.choices}
        say(words.say("learn-learnt", **learnt))
    percent = {key: round(100 * value, 1) for key, value in (("share", report.share), ("low", report.low))}
    result = words.say("learn-result", games=report.games, others=report.seats - 1, **percent)
    chance = "learn-chance-most" if _all_can_lose(report.game, report.seats) else "learn-chance"
    say(f"{result} {words.say(chance, chance=round(100 / report.seats, 1))}")
