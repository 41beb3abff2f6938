"""Ratings by a Plackett-Luce fit over all games.

Everybody has a strength. Who comes first is drawn by strength, then who comes second among the rest, and so on. A bot
in several seats is there several times; those who share a place share it in the likelihood too (Efron's way with ties);
where a game can be lost by all, "nobody" is one more who can come first. So a solo game is a game against nobody.

Who wins or loses everything has no finite strength by its games alone. So everybody has half a win and half a loss
against a player of middle strength in advance: nothing beside many games, and much where there are few. In the
bootstrap their weight is drawn as well, which makes intervals wide where games say little.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log

import msgspec

from ..bots.matches import Played
from .bootstrap import RESAMPLES, draws, middle

NOBODY = "nobody"
"""Who wins a game that all lose."""
TEN_TIMES = 400
"""Points of rating that are ten times the strength."""
IN_ADVANCE = 0.5
"""Wins, and losses, that everybody has before the first game."""
ANCHOR = "random"
STEPS, LONGEST, SAFE, CLOSE = 200, 2.0, 0.5, 1e-6
"""Of the search for the best fit: how many steps at most, the longest one, which need no second look, and when it is
there (the step after such a short one would be far shorter still)."""

Stage = tuple[tuple[int, float], ...]
"""Who can be drawn next: players by number, each so many times."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating with its 95 % interval; the anchor's is 0."""

    bot: str
    rating: float
    low: float
    high: float


class Facts(msgspec.Struct):
    """All that the fit needs of some games: how often each player was drawn, and out of whom was drawn how often."""

    drawn: Counter[int]
    stages: Counter[Stage]


def order(game: Played) -> list[list[str]]:
    """Who came before whom: groups that share a place, the winners first, the others by how far they came.

    >>> order(Played(0, ("a", "b", "c"), (2, 1, 2), (3, 9, 3), (1,), (), (), (2, 1, 2)))
    [['b'], ['a', 'c']]
    """
    groups: dict[tuple[bool, int], list[str]] = {}
    for seat, name in enumerate(game.line_up):
        groups.setdefault((seat not in game.winners, game.places[seat]), []).append(name)
    winners = [[name for seat, name in enumerate(game.line_up) if seat in game.winners]] if game.winners else [[NOBODY]]
    return [*winners, *(sorted(names) for (lost, _), names in sorted(groups.items()) if lost)]


def facts(games: Iterable[Played], players: Sequence[str]) -> Facts:
    """What some games say about these players. Games that were left say nothing."""
    number = {name: n for n, name in enumerate(players)}
    found = Facts(Counter(), Counter())
    for game in games:
        if not game.truncated:
            _read(game, number, found)
    return found


def _read(game: Played, number: Mapping[str, int], found: Facts) -> None:
    left = Counter(number[name] for name in game.line_up)
    if NOBODY in number:
        left[number[NOBODY]] = 1
    for group in order(game):
        came = Counter(number[name] for name in group)
        if len(left) > 1:  # else there is nothing to be drawn
            found.drawn.update(came)
            for nth in range(len(group)):
                gone = nth / len(group)
                found.stages[tuple(sorted((one, n - gone * came[one]) for one, n in left.items()))] += 1
        left -= came
        left.pop(number.get(NOBODY, -1), None)


def fit(
    found: Facts, players: int, advance: Sequence[tuple[float, float]] | None = None, start: Sequence[float] = ()
) -> list[float]:
    """The logarithms of the strengths under which the games are most likely.

    `advance` are wins and losses against a player of strength 1 that everybody has in advance.
    """
    drawn = [float(found.drawn[player]) for player in range(players)]
    return _Fit(list(found.stages), players).best(drawn, list(found.stages.values()), advance, start)


class _Fit:
    """Newton's method on how likely some games are. The games may be weighed anew again and again."""

    def __init__(self, stages: Sequence[Stage], players: int) -> None:
        self.stages, self.players = stages, range(players)

    def best(
        self,
        drawn: Sequence[float],
        counts: Sequence[float],
        advance: Sequence[tuple[float, float]] | None = None,
        start: Sequence[float] = (),
    ) -> list[float]:
        """The best strengths if each player was drawn so often, and so often out of each stage."""
        advance = advance or [(IN_ADVANCE, IN_ADVANCE)] * len(self.players)
        at = list(start) or [0.0] * len(self.players)
        for _ in range(STEPS):
            step = self.step(drawn, counts, advance, at)
            longest = max(map(abs, step))
            if longest > LONGEST:
                step = [one * LONGEST / longest for one in step]
            if longest > SAFE:
                likely = self.likelihood(drawn, counts, advance, at)
                while self.likelihood(drawn, counts, advance, _moved(at, step)) < likely:
                    step = [one / 2 for one in step]
            at = _moved(at, step)
            if longest < CLOSE:
                break
        return at

    def likelihood(
        self,
        drawn: Sequence[float],
        counts: Sequence[float],
        advance: Sequence[tuple[float, float]],
        at: Sequence[float],
    ) -> float:
        """The logarithm of how likely the games are."""
        strength = [exp(one) for one in at]
        likely = sum(count * one for count, one in zip(drawn, at, strict=True))
        for stage, count in zip(self.stages, counts, strict=True):
            likely -= count * log(sum(n * strength[player] for player, n in stage))
        for one, strong, (wins, losses) in zip(at, strength, advance, strict=True):
            likely += wins * one - (wins + losses) * log(1 + strong)
        return likely

    def step(
        self,
        drawn: Sequence[float],
        counts: Sequence[float],
        advance: Sequence[tuple[float, float]],
        at: Sequence[float],
    ) -> list[float]:
        """Newton's step: the slope, divided by the curvature."""
        strength = [exp(one) for one in at]
        slope = list(drawn)
        bent = [[0.0] * len(at) for _ in self.players]
        for stage, count in zip(self.stages, counts, strict=True):
            whole = sum(n * strength[player] for player, n in stage)
            parts = [(player, n * strength[player] / whole) for player, n in stage]
            for player, part in parts:
                slope[player] -= count * part
                row = bent[player]
                row[player] += count * part
                for other, more in parts:
                    row[other] -= count * part * more
        for player, (wins, losses) in enumerate(advance):
            chance = strength[player] / (1 + strength[player])
            slope[player] += wins - (wins + losses) * chance
            bent[player][player] += (wins + losses) * chance * (1 - chance)
        return solve(bent, slope)


def _moved(at: Sequence[float], step: Sequence[float]) -> list[float]:
    return [one + by for one, by in zip(at, step, strict=True)]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a few linear equations, by elimination.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0])
    [1.0, 3.0]
    """
    size = len(right)
    rows = [[*row, one] for row, one in zip(matrix, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda n: abs(rows[n][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for row in rows[place + 1 :]:
            times = row[place] / rows[place][place]
            for n in range(place, size + 1):
                row[n] -= times * rows[place][n]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][n] * found[n] for n in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


def anchor(bots: Sequence[str]) -> str:
    """Whose rating is 0: `random` if it plays, else the last that is named."""
    return ANCHOR if ANCHOR in bots else bots[-1]


def ratings(
    blocks: Sequence[Sequence[Played]], bots: Sequence[str], seed: int = 0, resamples: int = RESAMPLES
) -> list[Rating]:
    """Everybody's rating, the best first; games come by blocks. `nobody` has one too where all have lost a game."""
    everybody = any(not game.winners and not game.truncated for block in blocks for game in block)
    players = [*bots, *([NOBODY] if everybody else [])]
    by_block = [facts(block, players) for block in blocks]
    stages = list(dict.fromkeys(stage for one in by_block for stage in one.stages))
    columns = [[one.drawn[player] for one in by_block] for player in range(len(players))]
    columns += [[one.stages[stage] for one in by_block] for stage in stages]
    search, zero = _Fit(stages, len(players)), players.index(anchor(bots))
    whole = [float(sum(column)) for column in columns]
    best = search.best(whole[: len(players)], whole[len(players) :])
    points = _points(best, zero)
    drawn: list[list[float]] = []
    weigh = random.Random(f"{seed} in advance").expovariate
    for chosen in draws(len(blocks), seed, resamples):
        pick = [float(sum([column[block] for block in chosen])) for column in columns]
        advance = [(IN_ADVANCE * weigh(1.0), IN_ADVANCE * weigh(1.0)) for _ in players]
        drawn.append(_points(search.best(pick[: len(players)], pick[len(players) :], advance, best), zero))
    found = []
    for player, name in enumerate(players):
        low, high = middle([one[player] for one in drawn])
        found.append(Rating(name, round(points[player], 1), round(low, 1), round(high, 1)))
    return sorted(found, key=lambda one: -one.rating)


def _points(strengths: Sequence[float], zero: int) -> list[float]:
    return [TEN_TIMES * (one - strengths[zero]) / log(10) for one in strengths]
