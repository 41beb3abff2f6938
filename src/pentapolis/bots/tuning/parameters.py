"""The few parameters that no gradient leads to, by evolution (CMA-ES): those of a level, with games as the judge."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, inf, log

import cma
import msgspec
from msgspec.inspect import FloatType, StructType, type_info

from ... import games as titles
from ..matches import play_game
from ..search import Level, level
from ..workers import work_on

STEP = 0.4
"""How far the first tries go: parameters are tried by their logarithm, so to two thirds and to one and a half."""
RANGE = 2.0
"""How far any try goes: to a seventh, or seven times as much."""
_Job = tuple[str, tuple[str, ...], int, int]

Cost = Callable[[Mapping[str, float], int], float]
"""What parameters cost in a generation of the search: whoever is tried in the same one is judged by the same games."""
Told = Callable[[Mapping[str, float], float], None]
"""Hears of every try: the parameters, and what they cost."""


class Wanted(msgspec.Struct, frozen=True):
    """What is looked for: some parameters of a bot that has others as they are given."""

    bot: str
    start: Mapping[str, float]
    most: Mapping[str, float]
    """What a parameter may be at most."""
    whole: frozenset[str] = frozenset()
    """Those that are counted."""


def wanted(game: str, given: str) -> Wanted:
    """Parameters of a level to look for, after those that are set: `hard:iterations=12,sure=0.5,surprise,sure`.

    `LookupError`, `ValueError` or msgspec's `ValidationError` says what can't be tuned or set.
    """
    name, _, listed = given.partition(":")
    parts = [part.strip() for part in listed.split(",") if part.strip()]
    fixed = [part for part in parts if "=" in part]
    made = level(titles.title(game), name, dict(part.split("=", 1) for part in fixed))
    start = {part: _number(made, part) for part in parts if "=" not in part}
    if not start:
        raise ValueError(given)
    bot = f"{name}:{','.join(fixed)}" if fixed else name
    whole = frozenset(key for key in start if isinstance(getattr(made, key), int))
    return Wanted(bot, start, {key: _most(key) for key in start}, whole)


def _number(made: Level, parameter: str) -> float:
    number = getattr(made, parameter, None)
    if isinstance(number, bool) or not isinstance(number, int | float) or number <= 0:
        raise ValueError(parameter)
    return float(number)


def _most(parameter: str) -> float:
    info = type_info(Level)
    assert isinstance(info, StructType)
    kind = next(field.type for field in info.fields if field.name == parameter)
    return kind.le if isinstance(kind, FloatType) and kind.le is not None else inf


def evolve(
    cost: Cost,
    start: Mapping[str, float],
    *,
    tries: int,
    most: Mapping[str, float] | None = None,
    seed: int = 0,
    told: Told | None = None,
) -> dict[str, float]:
    """The parameters, all above zero, that cost least on average where the search ends.

    >>> found = evolve(lambda given, generation: (given["x"] - 3) ** 2, {"x": 1.0}, tries=80, seed=1)
    >>> round(found["x"], 1)
    3.0
    """
    if any(number <= 0 for number in start.values()):
        raise ValueError("parameters are tried by their logarithm: all must be above zero")
    names, middle = list(start), [log(number) for number in start.values()]
    least = [at - RANGE for at in middle]
    greatest = [min(at + RANGE, log((most or {}).get(name, inf))) for name, at in zip(names, middle, strict=True)]
    if len(names) == 1:  # the strategy needs two dimensions
        middle, least, greatest = [*middle, 0.0], [*least, -1.0], [*greatest, 1.0]
    # there are seeds from 1 to 2**32 - 1; 0 would mean any
    options = {
        "seed": seed % (2**32 - 1) + 1,
        "verbose": -9,
        "maxfevals": tries,
        "bounds": [least, greatest],
    }
    strategy = cma.CMAEvolutionStrategy(middle, STEP, options)
    generation = 0
    while not strategy.stop():
        asked = strategy.ask()
        costs = []
        for point in asked:
            given = _given(names, point)
            costs.append(cost(given, generation))
            if told is not None:
                told(given, costs[-1])
        strategy.tell(asked, costs)
        generation += 1
    return _given(names, strategy.result.xfavorite)


def _given(names: Sequence[str], point: Sequence[float]) -> dict[str, float]:
    return {name: float(f"{exp(at):.4g}") for name, at in zip(names, point, strict=False)}


def rounded(sought: Wanted, found: Mapping[str, float]) -> dict[str, float]:
    """Parameters that are counted stay whole."""
    return {key: max(1.0, round(number)) if key in sought.whole else number for key, number in found.items()}


def against_itself(game: str, sought: Wanted, *, seats: int, games: int, seed: int = 0, workers: int = 1) -> Cost:
    """What parameters cost: minus the share of games that a seat with them wins against the bot as it is.

    All tries of a generation play the same games, each seat in turn; the next one plays others, so that nothing is
    found that only those few games speak for.
    """

    def cost(given: Mapping[str, float], generation: int) -> float:
        texts = [f"{key}={number:g}" for key, number in rounded(sought, given).items()]
        tried = f"{sought.bot}{',' if ':' in sought.bot else ':'}{','.join(texts)}"
        first = generation * games
        jobs: list[_Job] = [
            (game, tuple(tried if seat == at % seats else sought.bot for seat in range(seats)), at, seed)
            for at in range(first, first + games)
        ]
        return -sum(work_on(_share, jobs, workers)) / games

    return cost


def _share(job: _Job) -> float:
    game, line_up, number, seed = job
    end = play_game(titles.title(game), line_up, number, seed)
    return end.win(number % len(line_up))
