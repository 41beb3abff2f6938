"""Options weighed against each other: in the same imagined worlds, with the same luck, up to the next quiet point or to
where the game says that their consequences come.

What makes the difference is said term by term: a seat's log-odds are a sum of weighted terms, so the differences of the
terms, of the rivals and of the time (weights change as the game goes on) add up to the difference of the log-odds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import exp, fsum, sqrt
from typing import Any

import msgspec

from ...kernel.action import Action
from ...kernel.chance import FastChance
from ...kernel.options import Options
from ...kernel.title import Title
from ..protocol import at_once
from ..search.lookout import Lookout, World
from ..search.luck import WorldLuck
from ..value import PARTNERS, RIVALS, Judge

REASONS = 3
"""Reasons that are given at most."""
MINOR = 0.1
"""What part of the greatest difference a reason must be."""
UNSAID = 0.0005
"""A difference that would be said as 0.0 percentage points is none."""
LEAST, EXACT = 0.001, 1e-9
"""The smallest error that is told, and what is taken for none: only what is the same in every world has none."""
CERTAIN = 0.001
"""A chance below this, or that much below 1, is not told from it."""
TIME = "time"
"""The name under which it is counted that one option leads further into the game, where terms weigh otherwise."""


class Reason(msgspec.Struct, frozen=True):
    """A term that makes a difference: its weight in the log-odds, and the number that can be seen on the table. `seat`
    is whose number it is: one's own, a rival's or a partner's."""

    term: str
    weight: float
    amount: float
    """0 if no number on the table says it."""
    seat: int
    number: str = ""
    """Which of a term's numbers it is, where that is not the first."""
    points: float = 0.0
    """What it alone would make of one's own chance to win; of a rival's number, how the rival's chance changes."""


class Gap(msgspec.Struct, frozen=True):
    """How much better one option is than another, as a share of wins, with its standard error."""

    mean: float
    error: float

    @property
    def equal(self) -> bool:
        """Whether the two are about equal."""
        return abs(self.mean) <= max(2 * told(self.error), UNSAID)


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


def unweighed(title: Title[Any], observation: Any, seat: int, options: Options, action: Action) -> bool:
    """Whether an action is what bots take without a thought (`at_once` of the game): it is not weighed against others,
    which can be chosen after it all the same, though the thumb that plays on may not do so."""
    return action == at_once(title, observation, seat, options)


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
            lookout.play_to_judge(g, luck, world)
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


def told(error: float) -> float:
    """An error as it is told.

    >>> told(0.0), told(0.0003), told(0.02)
    (0.0, 0.001, 0.02)
    """
    return max(LEAST, error) if error > EXACT else 0.0


def log_odds(judge: Judge, one: Tried, other: Tried, seat: int) -> dict[str, float]:
    """What each term adds to the difference of a seat's log-odds at the quiet points; `rivals` is what they do, `time`
    what the weights of another moment do."""
    return _mean([_parts(judge, a, b, seat) for a, b in zip(one.ends, other.ends, strict=True)])


def _parts(judge: Judge, a: Any, b: Any, seat: int) -> dict[str, float]:
    """The same for one world."""
    mine, yours = judge.reasons(a, seat), judge.reasons(b, seat)
    found = weighted(judge, a, b, seat)
    others = {
        who: mine.pop(who, 0.0) - yours.pop(who, 0.0) for who in (PARTNERS, RIVALS) if who in mine or who in yours
    }
    return found | {TIME: fsum(mine.values()) - fsum(yours.values()) - fsum(found.values())} | others


def weighted(judge: Judge, a: Any, b: Any, seat: int) -> dict[str, float]:
    """By how much the terms of a seat differ, each times what it weighs, in the mean of both moments."""
    early, late = (judge.weights(g, judge.side(g, seat)) for g in (a, b))
    mine, yours = judge.game.terms(a, seat), judge.game.terms(b, seat)
    pairs = zip(mine.items(), early, late, strict=True)
    return {name: (first + second) / 2 * (term - yours[name]) for (name, term), first, second in pairs}


def reasons(judge: Judge, one: Tried, other: Tried, seat: int) -> list[Reason]:
    """The two or three terms that make most of the difference between two options, the greatest first; one at least
    goes the way of the whole, else there are none.

    Where rivals or partners make it, the one is named whose standing does most of that, by the term of theirs that
    does.
    """
    weights = log_odds(judge, one, other, seat)
    del weights[TIME]
    numbers = differences(judge, one, other, seat)
    chance, sharing = other.win(seat), len(judge.side(other.ends[0], seat))
    found: list[Reason] = []
    for term, weight in weights.items():
        points = in_chance(chance * sharing, weight) / sharing
        if term == RIVALS:
            found += _rival(judge, one, other, seat, weight)
        elif term == PARTNERS:
            found += _partner(judge, one, other, seat, weight, points)
        elif weight:
            number, amount = numbers[term]
            found.append(Reason(term, weight, amount, seat, number, points))
    found = [reason for reason in found if sayable(reason.amount) or abs(reason.points) >= UNSAID]
    found.sort(key=lambda reason: -abs(reason.weight))
    named = [reason for reason in found[:REASONS] if abs(reason.weight) >= MINOR * abs(found[0].weight)]
    change = one.win(seat) - chance
    along = [reason for reason in found if reason.weight * change > 0]
    if change and not any(reason in along for reason in named):
        named[REASONS - 1 :] = along[:1]
    return named if along or not change else []


def differences(judge: Judge, one: Tried, other: Tried, seat: int) -> dict[str, tuple[str, float]]:
    """By how much a seat's numbers that can be seen differ (`shown` of the game), by term: the name of the number if it
    is not the first of its term, and how much. A number that points another way than its term says nothing: 0 if all
    do, or if there is none."""
    pairs = list(zip(one.ends, other.ends, strict=True))
    raw = _mean([_minus(judge.game.terms(a, seat), judge.game.terms(b, seat)) for a, b in pairs])
    shown = judge.game.shown
    found = dict.fromkeys(raw, ("", 0.0))
    for key, amount in _mean([_minus(shown(a, seat), shown(b, seat)) for a, b in pairs]).items():
        term, _, number = key.partition(".")
        if not sayable(found[term][1]) and amount * raw[term] > 0:
            found[term] = number, amount
    return found


def in_chance(chance: float, weight: float) -> float:
    """What a difference of log-odds makes of a chance.

    >>> round(in_chance(0.5, 0.4), 3), in_chance(0.0, 9.0) < 1
    (0.099, True)
    """
    chance = min(max(chance, CERTAIN), 1 - CERTAIN)
    return 1 / (1 + (1 / chance - 1) * exp(-weight)) - chance


def sayable(amount: float) -> bool:
    """Whether a number can be said that is not 0.

    >>> sayable(0.04), sayable(-0.06)
    (False, True)
    """
    return bool(round(amount, 1))


def _minus(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    return {name: number - other[name] for name, number in one.items()}


def _mean(rows: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean, name by name; what is not named is nothing: who has no partner any more has none."""
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: sum(row.get(name, 0.0) for row in rows) / len(rows) for name in names}


def _rival(judge: Judge, one: Tried, other: Tried, seat: int, weight: float) -> Iterator[Reason]:
    """The rival whose standing does most of what the rivals do, and the term of theirs that does most of that; only one
    whose chance goes the same way, which is so for somebody unless a seat's own terms outweigh the rivals."""
    way, side = -1 if weight > 0 else 1, judge.side(one.ends[0], seat)
    changes = {rival: one.win(rival) - other.win(rival) for rival in one.ends[0].seats if rival not in side}
    terms = {rival: _terms(judge, one, other, rival) for rival, change in changes.items() if way * change > 0}
    rival = max(terms, key=lambda rival: way * one.win(rival) * fsum(terms[rival].values()), default=None)
    if rival is not None:
        yield from _by_term(judge, one, other, rival, terms[rival], way, weight, changes[rival])


def _partner(judge: Judge, one: Tried, other: Tried, seat: int, weight: float, points: float) -> Iterator[Reason]:
    """The partner who does most of what the partners do, and the term of theirs that does most of that."""
    way, side = 1 if weight > 0 else -1, judge.side(one.ends[0], seat)
    terms = {partner: _terms(judge, one, other, partner) for partner in side if partner != seat}
    partner = max(terms, key=lambda partner: way * fsum(terms[partner].values()), default=None)
    if partner is not None:
        yield from _by_term(judge, one, other, partner, terms[partner], way, weight, points)


def _by_term(
    judge: Judge,
    one: Tried,
    other: Tried,
    whose: int,
    terms: Mapping[str, float],
    way: int,
    weight: float,
    points: float,
) -> Iterator[Reason]:
    """What another seat does, by the term of theirs that does most of it, if one goes that way."""
    term = max(terms, key=lambda term: way * terms[term])
    if way * terms[term] > 0:
        number, amount = differences(judge, one, other, whose)[term]
        yield Reason(term, weight, amount, whose, number, points)


def _terms(judge: Judge, one: Tried, other: Tried, seat: int) -> dict[str, float]:
    """How the weighted terms of a seat differ."""
    return _mean([weighted(judge, a, b, seat) for a, b in zip(one.ends, other.ends, strict=True)])
