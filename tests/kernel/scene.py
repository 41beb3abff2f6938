"""A position to try things on: `act`, then look at the whole consequence."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Generic, TypeVar

import pytest

from pentapolis.kernel.action import Pass, text
from pentapolis.kernel.chance import Chance, FastChance, ScriptedChance, Value
from pentapolis.kernel.event import Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.refusal import Refused
from pentapolis.kernel.sight import TABLE
from pentapolis.kernel.state import State
from pentapolis.kernel.title import Title

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Hashable)

Luck = Iterable[tuple[str, Value]]


class Scene(Generic[S]):
    """A game in progress; `luck` comes first, then a seeded source. The table's own moves are made at once, unless the
    scene is `patient`."""

    patient = False

    def __init__(self, title: Title[S], seats: int = 2, luck: Luck = (), **options: str) -> None:
        self.title = title
        self.heard: list[Event] = []
        self.g, self.now = title.new(title.table(seats, options), _chance(luck), self.heard)

    @property
    def awaited(self) -> list[int]:
        return list(self.title.to_act(self.g))

    def act(self, seat: int, line: str, luck: Luck = ()) -> Now:
        """Make a move; `heard` is what it told."""
        self.heard.clear()
        self.now = self.title.apply(self.g, seat, self.title.parse(line), _chance(luck), self.heard)
        while not self.patient and self.awaited == [TABLE]:
            self.title.apply(self.g, TABLE, Pass(), _chance(()), self.heard)
        return self.now

    def play(self, *moves: tuple[int, str]) -> None:
        for seat, line in moves:
            self.act(seat, line)

    def offers(self, seat: int) -> list[str]:
        """Everything a seat can do, as texts."""
        return [text(action) for action in self.title.legal(self.g, seat)]

    def refuses(self, seat: int, line: str) -> tuple[type[Refused], str, str]:
        """The refusal of a move, as its kind, reason and rule; the state must stay the same to the byte."""
        before = self.title.encode(self.g)
        with pytest.raises(Refused) as refused:
            self.act(seat, line)
        assert self.title.encode(self.g) == before
        return type(refused.value), refused.value.reason, refused.value.rule

    def seen(self, viewer: int) -> S:
        return self.title.observe(self.g, viewer)

    def bytes_seen(self, viewer: int) -> bytes:
        return self.title.encode(self.seen(viewer))


def _chance(luck: Luck) -> Chance:
    return ScriptedChance(luck, then=FastChance(1))


def dealt(pile: str, *cards: str) -> list[tuple[str, Value]]:
    """The luck that deals these cards from a pile."""
    return [(pile, card) for card in cards]


class _Branch(Chance):
    """Follows a path of choices, then the first choice each time; notes how many there were and how likely."""

    def __init__(self, path: Sequence[int]) -> None:
        self.path = list(path)
        self.widths: list[int] = []
        self.likely = Fraction(1)

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        weights = [1] * len(values) if weights is None else weights
        at = len(self.widths)
        if at == len(self.path):
            self.path.append(0)
        self.widths.append(len(values))
        self.likely *= Fraction(weights[self.path[at]], sum(weights))
        return values[self.path[at]]


def every_way(run: Callable[[Chance], T]) -> dict[T, Fraction]:
    """Every result that luck can give, with its exact likelihood."""
    found: dict[T, Fraction] = {}
    path: list[int] = []
    while True:
        branch = _Branch(path)
        result = run(branch)
        if branch.likely:
            found[result] = found.get(result, Fraction(0)) + branch.likely
        path = branch.path
        while path and path[-1] == branch.widths[len(path) - 1] - 1:
            path.pop()
        if not path:
            return found
        path[-1] += 1


def texts(actions: Iterable[Any]) -> list[str]:
    return [text(action) for action in actions]
