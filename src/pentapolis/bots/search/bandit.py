"""Hard: whole lines of the own turn, found by a beam, compared in the same worlds by successive halving."""

from __future__ import annotations

from math import ceil, log2, sqrt
from typing import Any

from ...kernel.chance import Chance
from .budget import Clock
from .lookout import Line, Lookout, World
from .luck import WorldLuck
from .thinker import Root, Thinker

FEWEST = 3
"""Worlds after which a line can be given up for good."""
CLEAR = 3.0
"""Standard errors by which a line must be behind to be given up early."""
BEAM_PART = 0.35
"""How much of what is left the beam may use."""


class BanditBot(Thinker):
    """Looks at whole lines of its turn, and longest at those that may be best."""

    def search(self, root: Root, clock: Clock) -> Line:
        most = min(self.level.options, max(1, clock.left))
        options = self.lookout.candidates(root.observation, root.seat, root.options, most)
        lines: list[Line] = [(option,) for option in options]
        if len(lines) > 1 and self.level.beam:
            lines = self.beam(root, lines, clock)
        if self.level.plans:
            planned = self.lookout.plans(root.observation, root.seat, self.level.plans)
            lines += [line for line in planned if line not in lines and line[0] in root.options]
        return Race(self.lookout, root, lines[: max(1, clock.left)]).run(clock, self.level.worlds)

    def beam(self, root: Root, lines: list[Line], clock: Clock) -> list[Line]:
        """The options, each with the best that was found to go on with, and the best other lines."""
        allowed = clock.used + int(BEAM_PART * clock.left)
        found = Beam(self.lookout, root.world(0), root.seat, self.level.wide).run(
            lines, self.level.beam, self.level.depth, clock, allowed
        )
        best: dict[Any, Line] = {}
        for line in (*found, *lines):
            best.setdefault(line[0], line)
        firsts = list(best.values())
        others = [line for line in found if line not in firsts]
        return [*firsts, *others[: max(0, self.level.options + self.level.beam - len(firsts))]]


class Beam:
    """Follows the best few lines of a seat's turn through one world."""

    def __init__(self, lookout: Lookout, world: World, seat: int, wide: int) -> None:
        self.lookout, self.world, self.seat, self.wide = lookout, world, seat, wide

    def run(self, lines: list[Line], beam: int, depth: int, clock: Clock, allowed: int) -> list[Line]:
        """All lines that were looked at, the best first, of equals the longest."""
        title = self.lookout.title
        found: list[tuple[float, int, Line]] = []
        state, seed = self.world
        ends: list[tuple[Any, Chance, Line]] = [(state, WorldLuck(seed), ())]
        tries = [[line[0] for line in lines]]
        for _ in range(depth):
            grown: list[tuple[float, int, Any, Chance, Line]] = []
            for (g, chance, line), options in zip(ends, tries, strict=True):
                for option in options:
                    if clock.used >= allowed and found:
                        break
                    then, luck = title.copy(g), chance.fork()
                    title.apply(then, self.seat, option, luck)
                    self.lookout.skip_forced(then, luck)
                    far, rest = title.copy(then), luck.fork()
                    self.lookout.play_on(far, rest)
                    clock.count()
                    worth, longer = self.lookout.worth(far, self.seat), (*line, option)
                    found.append((-worth, len(found), longer))
                    if self._own(then):
                        grown.append((-worth, len(found), then, luck, longer))
            if not grown or clock.used >= allowed or clock.out:
                break
            grown.sort(key=_by_worth)
            ends = [(g, chance, line) for _, _, g, chance, line in grown[:beam]]
            tries = [self.lookout.candidates(g, self.seat, title.asked(g, self.seat), self.wide) for g, _, _ in ends]
        found.sort(key=lambda one: (one[0], -len(one[2]), one[1]))
        return [line for _, _, line in found]

    def _own(self, g: Any) -> bool:
        """Whether the turn goes on with a choice of its own."""
        return bool(g.agenda) and not self.lookout.game.quiet(g) and self.lookout.title.to_act(g)[0] == self.seat


def _by_worth(grown: tuple[float, int, Any, Any, Any]) -> tuple[float, int]:
    return grown[:2]


class Race:
    """Lines side by side in the same worlds; from time to time the worse half is given up."""

    def __init__(self, lookout: Lookout, root: Root, lines: list[Line]) -> None:
        self.lookout, self.root, self.lines = lookout, root, lines
        self.worths: list[list[float]] = [[] for _ in lines]
        """By line, how it ended in each world."""

    def run(self, clock: Clock, worlds: int) -> Line:
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
        return self.lines[max(alive, key=self.mean)]

    def mean(self, place: int) -> float:
        """How a line ended on average."""
        return sum(self.worths[place]) / max(1, len(self.worths[place]))

    def clear(self, alive: list[int]) -> list[int]:
        """Without those that are clearly behind the best, world by world."""
        first = self.worths[alive[0]]
        if len(first) < FEWEST:
            return alive
        return [place for place in alive if place == alive[0] or not behind(first, self.worths[place])]


def behind(first: list[float], other: list[float]) -> bool:
    """Whether one is ahead of another by more than luck would explain."""
    number = len(first)
    ahead = [a - b for a, b in zip(first, other, strict=True)]
    mean = sum(ahead) / number
    spread = sqrt(sum((one - mean) ** 2 for one in ahead) / (number - 1) / number)
    return mean > CLEAR * spread
