"""The few parameters that no gradient leads to, by evolution (CMA-ES): those of a level, with games as the judge."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, log

import cma

from ... import games as titles
from ..matches import play_game
from ..search import level
from ..workers import work_on

STEP = 0.4
"""How far the first tries go: parameters are tried by their logarithm, so to two thirds and to one and a half."""
RANGE = 2.0
"""How far any try goes: to a seventh, or seven times as much."""
_Job = tuple[str, tuple[str, ...], int, int]

Told = Callable[[Mapping[str, float], float], None]
"""Hears of every try: the parameters, and what they cost."""


def evolve(
    cost: Callable[[Mapping[str, float]], float],
    start: Mapping[str, float],
    *,
    tries: int,
    seed: int = 0,
    told: Told | None = None,
) -> dict[str, float]:
    """The parameters, all above zero, that cost least on average where the search ends.

    >>> found = evolve(lambda given: (given["x"] - 3) ** 2, {"x": 1.0}, tries=80, seed=1)
    >>> round(found["x"], 1)
    3.0
    """
    if any(number <= 0 for number in start.values()):
        raise ValueError("parameters are tried by their logarithm: all must be above zero")
    names, middle = list(start), [log(number) for number in start.values()]
    size = len(names)
    options = {
        "seed": seed + 1,  # 0 would mean any
        "verbose": -9,
        "maxfevals": tries,
        "bounds": [[at - RANGE for at in middle], [at + RANGE for at in middle]],
    }
    fake = size == 1  # the strategy needs two dimensions
    if fake:
        middle = [*middle, 0.0]
        options["bounds"] = [[middle[0] - RANGE, -1.0], [middle[0] + RANGE, 1.0]]
    strategy = cma.CMAEvolutionStrategy(middle, STEP, options)
    while not strategy.stop():
        asked = strategy.ask()
        costs = []
        for point in asked:
            given = _given(names, point)
            costs.append(cost(given))
            if told is not None:
                told(given, costs[-1])
        strategy.tell(asked, costs)
    return _given(names, strategy.result.xfavorite)


def _given(names: Sequence[str], point: Sequence[float]) -> dict[str, float]:
    return {name: float(f"{exp(at):.4g}") for name, at in zip(names, point, strict=False)}


def starting(game: str, name: str, parameters: Sequence[str]) -> dict[str, float]:
    """The numbers that a level has now; `LookupError` or `ValueError` says what can't be tuned."""
    made = level(titles.title(game), name)
    found = {}
    for parameter in parameters:
        number = getattr(made, parameter, None)
        if isinstance(number, bool) or not isinstance(number, int | float) or number <= 0:
            raise ValueError(parameter)
        found[parameter] = float(number)
    return found


def whole_where(start: Mapping[str, float], found: Mapping[str, float]) -> dict[str, float]:
    """Parameters that began as whole numbers stay whole."""
    return {key: max(1.0, round(number)) if start[key] == int(start[key]) else number for key, number in found.items()}


def against_itself(
    game: str, name: str, start: Mapping[str, float], *, seats: int, games: int, seed: int = 0, workers: int = 1
) -> Callable[[Mapping[str, float]], float]:
    """What parameters cost: minus the share of games that a seat with them wins against the level as it is.

    All tries play the same games, each seat in turn.
    """

    def cost(given: Mapping[str, float]) -> float:
        texts = [f"{key}={number:g}" for key, number in whole_where(start, given).items()]
        tried = f"{name}:{','.join(texts)}"
        jobs: list[_Job] = [
            (game, tuple(tried if seat == at % seats else name for seat in range(seats)), at, seed)
            for at in range(games)
        ]
        return -sum(work_on(_share, jobs, workers)) / games

    return cost


def _share(job: _Job) -> float:
    game, line_up, number, seed = job
    end = play_game(titles.title(game), line_up, number, seed)
    return end.win(number % len(line_up))
