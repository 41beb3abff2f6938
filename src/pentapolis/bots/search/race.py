"""Races: lines side by side in the same worlds, by successive halving; the clearly worse are given up early."""

from __future__ import annotations

from math import ceil, log2, sqrt

from .budget import Clock
from .lookout import LineOfPlay, Lookout
from .root import Root

FEWEST = 3
"""Worlds after which a line can be given up for good."""
CLEAR = 3.0
"""Standard errors by which a line must be behind to be given up early."""


class Race:
    """Lines side by side in the same worlds; from time to time the worse half is given up."""

    def __init__(self, lookout: Lookout, root: Root, lines: list[LineOfPlay], sure: float = 0.0) -> None:
        self.lookout, self.root, self.lines, self.sure = lookout, root, lines, sure
        self.worths: list[list[float]] = [[] for _ in lines]
        """By line, how it ended in each world."""

    def run(self, clock: Clock, worlds: int) -> LineOfPlay:
        """The best line as far as the budget goes."""
        alive = list(range(len(self.lines)))
        number = 0
        while len(alive) > 1 and number < worlds and clock.left >= len(alive):
            rounds = ceil(log2(len(alive)))
            share = max(1, clock.left // (rounds * len(alive)))
            for _ in range(min(share, worlds - number)):
                if clock.left < len(alive):
                    break
                world = self.root.world(number)
                for place in alive:
                    g = self.lookout.follow(world, self.root.seat, self.lines[place])
                    self.worths[place].append(self.lookout.worth(g, self.root.seat))
                clock.count(len(alive))
                number += 1
            alive.sort(key=self.mean, reverse=True)
            alive = self.clear(alive[: ceil(len(alive) / 2)])
            if self.sure and 0 not in alive:
                alive.append(0)
        best = max(alive, key=self.mean)
        if self.sure and not behind(self.worths[best], self.worths[0], self.sure):
            best = 0
        return self.lines[best]

    def mean(self, place: int) -> float:
        """How a line ended on average."""
        return sum(self.worths[place]) / max(1, len(self.worths[place]))

    def clear(self, alive: list[int]) -> list[int]:
        """Without those that are clearly behind the best, world by world."""
        first = self.worths[alive[0]]
        if len(first) < FEWEST:
            return alive
        return [place for place in alive if place == alive[0] or not behind(first, self.worths[place])]


def behind(first: list[float], other: list[float], errors: float = CLEAR) -> bool:
    """Whether one is ahead of another by more than luck would explain: by so many standard errors."""
    number = len(first)
    if number < 2:
        return False
    ahead = [a - b for a, b in zip(first, other, strict=True)]
    mean = sum(ahead) / number
    spread = sqrt(sum((one - mean) ** 2 for one in ahead) / (number - 1) / number)
    return mean > errors * spread
