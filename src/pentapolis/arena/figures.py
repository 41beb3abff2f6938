"""Figures of games: how a bot did over the seats it had, and how long it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

import msgspec

from ..bots.matches import Played
from .bootstrap import Share, quantile, share

Seated = tuple[Played, int]
"""A game and a seat in it."""


class Tally(msgspec.Struct, frozen=True):
    """How one bot did: shares, rank and points of the games that ended; those that were left are counted apart."""

    bot: str
    seats: int
    """Seats that it had, in all games."""
    truncated: int
    """Of them, in games that were left at the title's cap."""
    wins: float
    """Wins, each shared by all who share it; nobody's win is none."""
    win: Share | None
    ahead: int
    """Games in which it came further than every other seat."""
    ahead_share: Share | None
    nobody: float
    """The share of its games that all lost."""
    rank: float
    score: float
    """As the game's `Outcome` has it; of a game that says in words how it was played alone, a number for order only."""
    margin: float | None
    """Points more than the best of the others; None where there are no others."""
    achieved: dict[str, float]
    """How often it achieved what the game counts beside winning."""
    decisions: float
    """Decisions in a game."""
    options: float
    """Options per decision."""


class Duel(msgspec.Struct, frozen=True):
    """How often one bot came before another at the same table; half where they came equal."""

    a: str
    b: str
    before: Share | None


class Timing(msgspec.Struct, frozen=True):
    """How long a bot thought, in milliseconds: a turn is all it chooses until another seat has a choice."""

    bot: str
    turns: int
    decision: float
    """In the mean."""
    turn_p50: float
    turn_p95: float


def seats_of(games: Iterable[Played]) -> dict[str, list[Seated]]:
    """Every seat of every game, by the bot that had it."""
    seats: dict[str, list[Seated]] = {}
    for game in games:
        for seat, name in enumerate(game.line_up):
            seats.setdefault(name, []).append((game, seat))
    return seats


def tally(games: Iterable[Played], seed: int = 0) -> dict[str, Tally]:
    """How every bot did, by name."""
    return {name: tally_of(name, seated, seed) for name, seated in seats_of(games).items()}


def tally_of(name: str, seated: Sequence[Seated], seed: int = 0) -> Tally:
    """How a bot did over these seats."""
    ended = [(game, seat) for game, seat in seated if not game.truncated]
    decisions = sum(game.decisions[seat] for game, seat in seated)
    achieved = Counter(what for game, seat in ended if game.achieved for what in game.achieved[seat])
    margins = [game.margin(seat) for game, seat in ended if len(game.line_up) > 1]
    return Tally(
        bot=name,
        seats=len(seated),
        truncated=len(seated) - len(ended),
        wins=round(sum(game.win(seat) for game, seat in ended), 3),
        win=share_of(ended, Played.win, seed),
        ahead=sum(game.ahead(seat) for game, seat in ended),
        ahead_share=share_of(ended, Played.ahead, seed),
        nobody=_mean([not game.winners for game, _ in ended], 4),
        rank=_mean([game.places[seat] for game, seat in ended]),
        score=_mean([game.scores[seat] for game, seat in ended]),
        margin=_mean(margins) if margins else None,
        achieved={what: round(count / len(ended), 4) for what, count in sorted(achieved.items())},
        decisions=round(decisions / max(1, len(seated)), 3),
        options=round(sum(game.options[seat] for game, seat in seated) / max(1, decisions), 3),
    )


def share_of(ended: Iterable[Seated], value: Callable[[Played, int], float], seed: int) -> Share | None:
    """The mean of a value between 0 and 1 over some seats, with an interval by seed blocks."""
    blocks: dict[int, list[float]] = {}
    for game, seat in ended:
        blocks.setdefault(game.number // len(game.line_up), []).append(value(game, seat))
    return share([(sum(blocks[n]), len(blocks[n])) for n in sorted(blocks)], seed)


def duel(games: Iterable[Played], a: str, b: str, seed: int = 0) -> Duel:
    """How often one bot came before another, over all pairs of their seats."""
    blocks: dict[int, list[float]] = {}
    for game in games:
        if game.truncated:
            continue
        mine, yours = ([seat for seat, one in enumerate(game.line_up) if one == name] for name in (a, b))
        met = blocks.setdefault(game.number // len(game.line_up), [])
        met += [_before(game, seat, other) for seat in mine for other in yours]
    return Duel(a, b, share([(sum(blocks[n]), len(blocks[n])) for n in sorted(blocks)], seed))


def _before(game: Played, seat: int, other: int) -> float:
    here, there = ((one not in game.winners, game.places[one]) for one in (seat, other))
    return 0.5 if here == there else float(here < there)


def timings(games: Iterable[tuple[Played, Sequence[Sequence[float]]]]) -> list[Timing]:
    """How long every bot thought, from the milliseconds of each turn by seat."""
    turns: dict[str, list[float]] = {}
    decisions: Counter[str] = Counter()
    for game, by_seat in games:
        for name, mine, chosen in zip(game.line_up, by_seat, game.decisions, strict=True):
            turns.setdefault(name, []).extend(mine)
            decisions[name] += chosen
    return [
        Timing(
            name,
            len(mine),
            round(sum(mine) / max(1, decisions[name]), 3),
            round(quantile(mine, 0.5), 2),
            round(quantile(mine, 0.95), 2),
        )
        for name, mine in turns.items()
        if mine
    ]


def _mean(values: Sequence[float], digits: int = 3) -> float:
    return round(fmean(values), digits) if values else 0.0
