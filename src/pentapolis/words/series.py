"""Over time: the numbers that tell how a game went, as they stood when each round was over.

A game names them in its module `sheet`, from what a spectator saw, the one that ranks first:

    def series(o: Kingsburg) -> list[Series]:
        return [Series("vp", [province.vp for province in o.provinces])]

Its texts have `series-vp` (what the numbers are), `series-round` (what a round is called) and, where rounds are not
counted 1, 2, 3, `series-tick`. A game that says nothing has no curves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from ..kernel.match import Match
from ..kernel.sight import SPECTATOR
from .language import Words


class Series(msgspec.Struct, frozen=True):
    """A number of every seat, by seat; `falls` where whoever has least is ahead."""

    id: str
    numbers: Sequence[int]
    falls: bool = False

    def ahead(self, seat: int) -> int:
        """How far a seat is before the best of the others; below 0 if one of them is ahead."""
        sign = -1 if self.falls else 1
        others = [sign * number for other, number in enumerate(self.numbers) if other != seat]
        return sign * self.numbers[seat] - max(others) if others else 0


class Course(msgspec.Struct, frozen=True):
    """A match as a spectator followed it: the round and the numbers after its opening, then after every move."""

    rounds: list[int]
    series: list[Sequence[Series]]

    @property
    def ends(self) -> list[tuple[int, int]]:
        """Where each round was over: its number, and the place in `rounds` and `series`."""
        found = [(before, at) for at, (before, now) in enumerate(pairwise(self.rounds), 1) if now > before]
        last = len(self.rounds) - 1
        return found if found and found[-1][1] == last else [*found, (self.rounds[last], last)]


class Curve(msgspec.Struct, frozen=True):
    """One number of every seat over the game: `values[seat][n]` stands under the n-th of the rounds."""

    id: str
    name: str
    values: list[list[int]]


class OverTime(msgspec.Struct, frozen=True):
    """How a game went: what a round is called, the rounds (first of all the start), and the curves over them."""

    axis: str
    rounds: list[str]
    curves: list[Curve]


def course(match: Match[Any], series: Callable[[Any], Sequence[Series]]) -> Course:
    """Follow a match from its opening to where it stands."""
    title, state = match.title, match.position(0)
    rounds, numbers = [title.rounds(state)], [series(title.observe(state, SPECTATOR))]
    for move in range(len(match.moves)):
        state = match.play_on(state, move, move + 1)
        rounds.append(title.rounds(state))
        numbers.append(series(title.observe(state, SPECTATOR)))
    return Course(rounds, numbers)


def over_time(words: Words, followed: Course) -> OverTime:
    """The curves of a game, round by round."""
    ends = followed.ends
    labels = [_tick(words, number) for number, _ in ends]
    stood = [followed.series[at] for at in (0, *(at for _, at in ends))]
    curves = [
        Curve(
            one.id,
            words.say(f"series-{one.id}"),
            [[then[n].numbers[seat] for then in stood] for seat in range(len(one.numbers))],
        )
        for n, one in enumerate(stood[-1])
    ]
    return OverTime(words.say("series-round"), [words.say("series-start"), *labels], curves)


def round_name(words: Words, number: int) -> str:
    """A round by its name: "Year III"."""
    return f"{words.say('series-round')} {_tick(words, number)}"


def _tick(words: Words, number: int) -> str:
    return words.say("series-tick", n=number) if words.has("series-tick") else str(number)
