"""Sources of luck for tests: one that writes down what it is asked, and every way a move can come out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import Generic, TypeVar

from ..kernel.chance import Chance, Value
from .playing import Outcomes

T = TypeVar("T")


@dataclass(frozen=True)
class Request:
    """What a game asked of chance."""

    what: str
    values: tuple[Value, ...]
    weights: tuple[int, ...]
    got: Value

    @property
    def probability(self) -> Fraction:
        return Fraction(self.weights[self.values.index(self.got)], sum(self.weights))


class Watched(Chance):
    """Passes requests on to another source and keeps them."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.requests: list[Request] = []

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        got = self.source.pick(what, values, weights)
        self.requests.append(
            Request(what, tuple(values), tuple([1] * len(values) if weights is None else weights), got)
        )
        return got


class _Path(Chance):
    """Answers with the values at these places, then with first ones."""

    def __init__(self, places: Sequence[int]) -> None:
        self.places = list(places)
        self.asked = 0

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        place = self.places[self.asked] if self.asked < len(self.places) else 0
        self.asked += 1
        return values[place]


@dataclass(frozen=True)
class Branch(Generic[T]):
    """One way things can come out."""

    requests: tuple[Request, ...]
    result: T

    @property
    def probability(self) -> Fraction:
        return prod((request.probability for request in self.requests), start=Fraction(1))

    @property
    def outcomes(self) -> Outcomes:
        return [(request.what, request.got) for request in self.requests]


def branches(run: Callable[[Chance], T], limit: int) -> list[Branch[T]] | None:
    """Every way `run` can come out; None if there are more than `limit`."""
    found: list[Branch[T]] = []
    places: list[int] | None = []
    while places is not None:
        watched = Watched(_Path(places))
        found.append(Branch((), run(watched)))
        found[-1] = Branch(tuple(watched.requests), found[-1].result)
        if len(found) > limit:
            return None
        places = _next(watched.requests)
    return found


def _next(requests: Sequence[Request]) -> list[int] | None:
    """The path after this one: the last request that has more values gives its next one."""
    places = [request.values.index(request.got) for request in requests]
    while places:
        last = places.pop() + 1
        if last < len(requests[len(places)].values):
            return [*places, last]
    return None
