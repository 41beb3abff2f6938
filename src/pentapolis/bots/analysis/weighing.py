"""Options weighed against each other: in the same imagined worlds, with the same luck, up to the next quiet point.

What makes the difference is said term by term: a seat's log-odds are a sum of weighted terms, so the differences of the
terms add up to the difference of the log-odds, whatever the worlds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import sqrt
from operator import mul
from typing import Any

import msgspec

from ...kernel.action import Action
from ...kernel.chance import Chance, FastChance
from ...kernel.title import Title
from ..levels import levels
from ..protocol import imagined
from ..value import RIVALS, Judge

RUNAWAY = 10_000
"""Decisions after which a game must have come to a quiet point."""
REASONS = 3
"""Reasons that are given at most."""
SLIGHT = 0.02
"""A difference of log-odds, about half a point of a level chance, that is not worth a reason."""
MINOR = 0.1
"""What part of the greatest difference a reason must be."""

World = tuple[Any, int]
"""An imagined world, and the seed of the luck in it."""


class Reason(msgspec.Struct, frozen=True):
    """A term that makes a difference: its weight in the log-odds, and the number that can be seen on the table. `seat`
    is whose number it is: one's own, or a rival's."""

    term: str
    weight: float
    amount: float
    seat: int


class Gap(msgspec.Struct, frozen=True):
    """How much better one option is than another, as a share of wins, with its standard error."""

    mean: float
    error: float

    @property
    def equal(self) -> bool:
        """Whether the two are about equal."""
        return abs(self.mean) <= 2 * self.error or self.mean == 0


class Tried:
    """An option and what it came to in each world."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.ends: list[Any] = []
        """The quiet points that it led to, a world each."""
        self.chances: list[list[float]] = []
        """How likely everybody is to win there."""

    def win(self, seat: int) -> float:
        """How likely a seat is to win after it."""
        return sum(chances[seat] for chances in self.chances) / len(self.chances)


@cache
def judge_of(title: Title[Any]) -> Judge:
    """Who judges a game; `LookupError` if it has no win model."""
    return Judge(title, levels(title.id).value)


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def worlds(title: Title[Any], observation: Any, viewer: int, chance: FastChance, number: int) -> list[World]:
    """So many worlds that look to a viewer like what it sees, each with luck of its own."""
    found: list[World] = []
    for _ in range(number):
        world = imagined(title, observation, viewer, chance)
        found.append((world, int(chance.pick("seed", range(1 << 30)))))
    return found


def play_on(judge: Judge, g: Any, chance: Chance) -> Any:
    """The state itself, played on by rule of thumb until it is quiet."""
    title, game = judge.title, judge.game
    for _ in range(RUNAWAY):
        if game.quiet(g):
            return g
        advance(judge, g, chance)
    raise RuntimeError(f"{title.id} does not come to a quiet point")


def advance(judge: Judge, g: Any, chance: Chance) -> None:
    """One decision by rule of thumb."""
    title = judge.title
    mover = title.to_act(g)[0]
    options = title.asked(g, mover)
    title.apply(g, mover, judge.game.thumb(g, mover, options) if len(options) > 1 else options[0], chance)


def weigh(judge: Judge, given: Iterable[World], seat: int, actions: Sequence[Action]) -> list[Tried]:
    """Every action of a seat, played on in every world."""
    title = judge.title
    tried = [Tried(action) for action in actions]
    for world, seed in given:
        for one in tried:
            g, chance = title.copy(world), FastChance(seed)
            title.apply(g, seat, one.action, chance)
            end = play_on(judge, g, chance)
            one.ends.append(end)
            one.chances.append(judge.chances(end))
    return tried


def gap(one: Tried, other: Tried, seat: int) -> Gap:
    """How much better one is than the other for a seat, pair by pair."""
    differences = [a[seat] - b[seat] for a, b in zip(one.chances, other.chances, strict=True)]
    return Gap(*spread(differences))


def spread(values: Sequence[float]) -> tuple[float, float]:
    """A mean and its standard error; that of a single value is not known, and taken for 0.

    >>> spread([1.0, 3.0])
    (2.0, 1.0)
    """
    number = len(values)
    middle = sum(values) / number
    if number < 2:
        return middle, 0.0
    return middle, sqrt(sum((value - middle) ** 2 for value in values) / (number - 1) / number)


def log_odds(judge: Judge, one: Tried, other: Tried, seat: int) -> dict[str, float]:
    """What each term adds to the difference of a seat's log-odds at the quiet points; `rivals` is what they do."""
    total: dict[str, float] = {}
    for better, worse in zip(one.ends, other.ends, strict=True):
        minus = judge.reasons(worse, seat)
        for term, weight in judge.reasons(better, seat).items():
            total[term] = total.get(term, 0.0) + (weight - minus[term]) / len(one.ends)
    return total


def reasons(judge: Judge, one: Tried, other: Tried, seat: int) -> list[Reason]:
    """The two or three terms that make most of the difference between two options, the greatest first.

    Where the rivals make it, the rival is named whose standing changes most, by the term of theirs that does.
    """
    weights = log_odds(judge, one, other, seat)
    amounts = differences(judge, one, other, seat)
    found: list[Reason] = []
    for term, weight in weights.items():
        if term == RIVALS:
            found += _rival(judge, one, other, seat, weight)
        else:
            found.append(Reason(term, weight, amounts[term], seat))
    found.sort(key=lambda reason: -abs(reason.weight))
    least = max(SLIGHT, MINOR * abs(found[0].weight)) if found else SLIGHT
    return [reason for reason in found[:REASONS] if abs(reason.weight) >= least]


def differences(judge: Judge, one: Tried, other: Tried, seat: int) -> dict[str, float]:
    """By how much the numbers of a seat that can be seen differ, by term."""
    total: dict[str, float] = {}
    for better, worse in zip(one.ends, other.ends, strict=True):
        minus = seen(judge, worse, seat)
        for term, amount in seen(judge, better, seat).items():
            total[term] = total.get(term, 0.0) + (amount - minus[term]) / len(one.ends)
    return total


def seen(judge: Judge, g: Any, seat: int) -> dict[str, float]:
    """A seat's terms as numbers that can be seen on the table; where the game does not say which, as they are."""
    shown = getattr(judge.game, "shown", None)
    found = dict(judge.game.terms(g, seat))
    return found if shown is None else found | shown(g, seat)


def _rival(judge: Judge, one: Tried, other: Tried, seat: int, weight: float) -> Iterator[Reason]:
    """The rival who matters most, and why."""
    rivals = [rival for rival in one.ends[0].seats if rival != seat]
    pulls = {rival: _pull(judge, one, other, rival) for rival in rivals}
    most = max(pulls.items(), key=lambda pull: abs(sum(pull[1].values())), default=None)
    if most is None or not most[1]:
        return
    rival, terms = most
    term = max(terms, key=lambda name: abs(terms[name]))
    if terms[term]:
        yield Reason(term, weight, differences(judge, one, other, rival)[term], rival)


def _pull(judge: Judge, one: Tried, other: Tried, seat: int) -> dict[str, float]:
    """How the weighted terms of a seat differ, by how much that seat counts among those who may win."""
    total: dict[str, float] = {}
    for better, worse, chances in zip(one.ends, other.ends, one.chances, strict=True):
        minus = weighted(judge, worse, seat)
        for term, weight in weighted(judge, better, seat).items():
            total[term] = total.get(term, 0.0) + chances[seat] * (weight - minus[term])
    return total


def weighted(judge: Judge, g: Any, seat: int) -> dict[str, float]:
    """The weighted terms of a seat."""
    terms = judge.game.terms(g, seat)
    weights = judge.model.weights(judge.game.progress(g), len(g.seats))
    return dict(zip(terms, map(mul, weights, terms.values()), strict=True))
