"""Options weighed against each other: in the same imagined worlds, with the same luck, up to the next quiet point.

What makes the difference is said term by term: a seat's log-odds are a sum of weighted terms, so the differences of the
terms add up to the difference of the log-odds, whatever the worlds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import sqrt
from operator import mul
from typing import Any

import msgspec

from ...kernel.action import Action
from ...kernel.chance import FastChance
from ...kernel.title import Title
from ..search.lookout import Lookout, World
from ..search.luck import WorldLuck
from ..value import RIVALS, Judge

REASONS = 3
"""Reasons that are given at most."""
SLIGHT = 0.02
"""A difference of log-odds, about half a point of a level chance, that is not worth a reason."""
MINOR = 0.1
"""What part of the greatest difference a reason must be."""


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


class Luck(WorldLuck):
    """A world's luck that knows whether anybody asked for it."""

    __slots__ = ()

    @property
    def asked(self) -> bool:
        return bool(self._drawn)


@cache
def lookout_of(title: Title[Any]) -> Lookout:
    """Who looks ahead in a game; `LookupError` if it has no win model."""
    return Lookout(title)


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def worlds(lookout: Lookout, observation: Any, viewer: int, chance: FastChance, number: int) -> list[World]:
    """So many worlds that look to a viewer like what it sees, each with luck of its own."""
    return [lookout.world(observation, viewer, chance) for _ in range(number)]


def weigh(lookout: Lookout, given: Sequence[World], seat: int, actions: Sequence[Action]) -> list[Tried]:
    """Every action of a seat, played on in every world. Where nothing is hidden and no luck is asked for, once is
    enough: every world is the same."""
    title, judge = lookout.title, lookout.judge
    alike = all(world == given[0][0] for world, _ in given[1:])
    found: list[Tried] = []
    for action in actions:
        one = Tried(action)
        for world, seed in given:
            g, luck = title.copy(world), Luck(seed)
            title.apply(g, seat, action, luck)
            lookout.play_on(g, luck)
            one.ends.append(g)
            one.chances.append(judge.chances(g))
            if alike and not luck.asked:
                one.ends *= len(given)
                one.chances *= len(given)
                break
        found.append(one)
    return found


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
    pairs = zip(one.ends, other.ends, strict=True)
    return _difference([(judge.reasons(a, seat), judge.reasons(b, seat)) for a, b in pairs])


def reasons(judge: Judge, one: Tried, other: Tried, seat: int) -> list[Reason]:
    """The two or three terms that make most of the difference between two options, the greatest first.

    Where the rivals make it, the rival is named whose standing does most of that, by the term of theirs that does.
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
    """By how much a seat's numbers that can be seen differ, by term; 0 where such a number points the wrong way."""
    pairs = list(zip(one.ends, other.ends, strict=True))
    raw = _difference([(judge.game.terms(a, seat), judge.game.terms(b, seat)) for a, b in pairs])
    shown = getattr(judge.game, "shown", None)
    if shown is None:
        return raw
    seen = _difference([(shown(a, seat), shown(b, seat)) for a, b in pairs])
    return raw | {term: amount if amount * raw[term] > 0 else 0.0 for term, amount in seen.items()}


def _difference(pairs: Sequence[tuple[Mapping[str, float], Mapping[str, float]]]) -> dict[str, float]:
    """The mean difference, name by name."""
    return {name: sum(a[name] - b[name] for a, b in pairs) / len(pairs) for name in pairs[0][0]}


def _rival(judge: Judge, one: Tried, other: Tried, seat: int, weight: float) -> Iterator[Reason]:
    """The rival who does most of what the rivals do, and by what."""
    pulls = {
        (rival, term): -pull if weight > 0 else pull
        for rival in one.ends[0].seats
        if rival != seat
        for term, pull in _pull(judge, one, other, rival).items()
    }
    most = max(pulls, key=lambda place: pulls[place], default=None)
    if most is not None and pulls[most] > 0:
        rival, term = most
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
