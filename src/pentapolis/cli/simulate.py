"""`pentapolis simulate`: many games between bots, and what they were like on average."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from ..bots import BOTS, bot
from ..kernel.action import Action
from ..kernel.chance import FastChance
from ..kernel.options import Options
from ..kernel.playout import Endless, play
from ..kernel.state import State, Table
from ..kernel.title import Policy, Title
from ..words import Words
from .output import FAILED, INTERRUPTED, OK, USAGE, Stop, print_json, progress, say
from .saves import known, read_components
from .table import agreed, split_seats

ROUNDS = ("round", "year", "turn")
"""What a game may call its rounds; the last value is how many there were."""


class Game(msgspec.Struct):
    """One simulated game in numbers; decisions are those with a choice."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    decisions: list[int]
    """By seat."""
    options: int
    handovers: int
    """How often the turn to decide went to another seat."""


class Summary(msgspec.Struct):
    """What the games were like, on average."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    games: int
    finished: int
    scores: list[float]
    """By seat."""
    wins: list[float]
    """By seat; a shared victory is shared out."""
    winner_score: float
    rounds: float
    decisions: float
    options_per_decision: float
    decisions_per_seat: float
    handovers: float


def simulate(
    words: Words,
    game: str,
    seats: int | None,
    number: int,
    bots: str,
    options: Mapping[str, str],
    seed: int,
    components: Path | None,
    json: bool,
) -> int:
    """Play so many games and print what they were like; 130 if it was cut short, with the games up to then."""
    if number < 1:
        raise Stop("simulate-no-games", USAGE)
    title = known(game)
    brains = split_seats(bots)
    if seats is None:
        seats = len(brains) if len(brains) in title.players and len(brains) > 1 else title.players[0]
    table = agreed(title, seats, options, read_components(title, components)[0])
    line_up = [brains[seat % len(brains)] for seat in range(seats)] if brains else ["random"] * seats
    code, played, unfinished = OK, list[Game](), 0
    try:
        for result in progress(_games(title, table, line_up, number, seed), number, words, "simulate-progress"):
            if result is None:
                unfinished += 1
            else:
                played.append(result)
    except KeyboardInterrupt:
        code = INTERRUPTED
    summary = _summary(title.id, line_up, seed, number, played)
    if json:
        print_json(summary)
    else:
        _print(words, summary)
    return code or (FAILED if unfinished else OK)


def _games(title: Title[Any], table: Table, line_up: Sequence[str], number: int, seed: int) -> Iterator[Game | None]:
    for at in range(number):
        try:
            yield _game(title, table, line_up, seed * 1_000_003 + at)
        except Endless:
            yield None


def _game(title: Title[Any], table: Table, line_up: Sequence[str], seed: int) -> Game:
    numbers = Game((), (), 0, [0] * table.seats, 0, 0)
    last = -1
    choose = _policy(title, line_up, seed)

    def policy(g: Any, seat: int, options: Options) -> Action:
        nonlocal last
        numbers.decisions[seat] += 1
        numbers.options += len(options)
        numbers.handovers += seat != last and last >= 0
        last = seat
        return choose(g, seat, options)

    g, _ = play(title, table, policy, FastChance(seed))
    outcome = title.outcome(g)
    numbers.scores, numbers.winners, numbers.rounds = outcome.scores, outcome.winners, _rounds(g)
    return numbers


def _policy(title: Title[Any], line_up: Sequence[str], seed: int) -> Policy:
    """Random seats need no observation; every other bot gets the one of its seat."""
    if all(name == "random" for name in line_up):
        pick = random.Random(seed).random
        return lambda g, seat, options: options[int(pick() * len(options))]
    try:
        brains = [bot(name, title, seed + seat) for seat, name in enumerate(line_up)]
    except LookupError:
        raise Stop("cli-no-bot", USAGE, bot=", ".join(dict.fromkeys(line_up)), bots=", ".join(BOTS)) from None
    return lambda g, seat, options: brains[seat].choose(title.observe(g, seat), seat, options)


def _rounds(g: State) -> int:
    return next((int(getattr(g, name)) for name in ROUNDS if hasattr(g, name)), 0)


def _summary(game: str, line_up: Sequence[str], seed: int, number: int, played: Sequence[Game]) -> Summary:
    seats = range(len(line_up))

    def mean(values: Sequence[float]) -> float:
        return round(fmean(values), 3) if values else 0.0

    decisions = [sum(game.decisions) for game in played]
    return Summary(
        game=game,
        seats=len(line_up),
        bots=list(line_up),
        seed=seed,
        games=number,
        finished=len(played),
        scores=[mean([game.scores[seat] for game in played]) for seat in seats],
        wins=[mean([(seat in game.winners) / max(1, len(game.winners)) for game in played]) for seat in seats],
        winner_score=mean([max((game.scores[seat] for seat in game.winners), default=0) for game in played]),
        rounds=mean([game.rounds for game in played]),
        decisions=mean(decisions),
        options_per_decision=round(sum(game.options for game in played) / max(1, sum(decisions)), 3),
        decisions_per_seat=mean([total / len(line_up) for total in decisions]),
        handovers=mean([game.handovers for game in played]),
    )


def _print(words: Words, summary: Summary) -> None:
    say(words.say("simulate-finished", finished=summary.finished, games=summary.games))
    for seat, name in enumerate(summary.bots):
        share = round(100 * summary.wins[seat], 1)
        say(words.say("simulate-seat", seat=seat + 1, bot=name, score=summary.scores[seat], share=share))
    for field in ("winner_score", "rounds", "decisions", "options_per_decision", "decisions_per_seat", "handovers"):
        say(words.say(f"simulate-{field}", n=getattr(summary, field)))
