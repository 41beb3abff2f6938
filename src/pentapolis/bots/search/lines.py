"""Lines: what a seat may do with its whole turn. A beam follows the best few through one world."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from ...kernel.action import Action
from ...kernel.chance import Chance
from .budget import Clock
from .level import Level
from .lookout import LineOfPlay, Lookout, World
from .luck import WorldLuck
from .root import Root

BEAM_PART = 0.35
"""How much of what is left the beam may use."""
CERTAIN = 3
"""Worlds in which a line must win at once to be taken without comparing it."""


def lines_of(lookout: Lookout, root: Root, level: Level, clock: Clock) -> list[LineOfPlay]:
    """The options worth a thought, each with the best that was found to go on with, and the best other lines; between
    them the game's own plans. No more than can be compared, what the thumb would do first. Where games end
    suddenly, a line that wins at once is the only one: further ahead others may seem to win as surely."""
    most = min(level.options, clock.candidates)
    options = lookout.candidates(root.observation, root.seat, root.options, most, level.alike)
    lines: list[LineOfPlay] = [(option,) for option in options]
    thumb, found = lines[0][0], list[LineOfPlay]()
    if level.beam and len(lines) > 1 and (level.through or not clock.last):
        found = Beam(lookout, root.world(0), root.seat, level).run(lines, clock)
        best: dict[Action, LineOfPlay] = {}
        for line in (*found, *lines):
            best.setdefault(line[0], line)
        lines = list(best.values())
        lines += [line for line in found if line not in lines][: max(0, level.options + level.beam - len(lines))]
    if lookout.sudden and (won := winning(lookout, root, dict.fromkeys((*lines, *found)))):
        return [won]
    lines.sort(key=lambda line: line[0] != thumb)
    return with_plans(lookout, root, level, lines)[: clock.candidates]


def winning(lookout: Lookout, root: Root, lines: Iterable[LineOfPlay]) -> LineOfPlay:
    """The best line that ends the game with its seat as the only winner, whatever luck has it; empty if none does."""
    won = [line for line in lines if all(_wins(lookout, root, line, number) for number in range(CERTAIN))]
    return max(won, key=lambda line: lookout.worth(_followed(lookout, root, line, 0), root.seat), default=())


def _wins(lookout: Lookout, root: Root, line: LineOfPlay, number: int) -> bool:
    """Whether a line wins in a world before anybody else has a choice."""
    g = _followed(lookout, root, line, number)
    return not g.agenda and tuple(lookout.title.outcome(g).winners) == (root.seat,)


def _followed(lookout: Lookout, root: Root, line: LineOfPlay, number: int) -> Any:
    """A world after a line, where the next choice is to be made."""
    title, (state, seed) = lookout.title, root.world(number)
    g, luck = title.copy(state), WorldLuck(seed)
    for action in line:
        if not lookout.next_own(g, root.seat, luck) or action not in title.asked(g, root.seat):
            break
        title.apply(g, root.seat, action, luck)
    lookout.next_own(g, root.seat, luck)
    return g


def with_plans(lookout: Lookout, root: Root, level: Level, lines: list[LineOfPlay]) -> list[LineOfPlay]:
    """These lines, and between them the game's own plans, as many as the level weighs."""
    if not level.plans:
        return lines
    planned = lookout.plans(root.observation, root.seat, level.plans)
    new = [line for line in planned if line not in lines and line[0] in root.options]
    return [line for pair in zip_longest(lines, new) for line in pair if line]


class Beam:
    """Follows the best few lines of a seat's turn through one world."""

    def __init__(self, lookout: Lookout, world: World, seat: int, level: Level) -> None:
        self.lookout, self.world, self.seat, self.level = lookout, world, seat, level
        self.found: list[tuple[float, LineOfPlay]] = []
        """Lines and what they come to."""

    def run(self, lines: list[LineOfPlay], clock: Clock) -> list[LineOfPlay]:
        """All lines that were looked at, the best first, of equals the longest."""
        title, allowed = self.lookout.title, clock.used + int(BEAM_PART * clock.left)
        state, seed = self.world
        ends: list[tuple[Any, Chance, LineOfPlay]] = [(state, WorldLuck(seed), ())]
        tries = [[line[0] for line in lines]]
        for _ in range(self.level.depth):
            grown: list[tuple[float, Any, Chance, LineOfPlay]] = []
            for (g, chance, line), options in zip(ends, tries, strict=True):
                for option in options:
                    if clock.used >= allowed and self.found:
                        break
                    grown += self._grow(g, chance, (*line, option))
                    clock.count()
            if not grown or clock.used >= allowed or clock.out:
                break
            grown.sort(key=_worst_last, reverse=True)
            ends = [(g, chance, line) for _, g, chance, line in grown[: self.level.beam]]
            tries = [
                self.lookout.candidates(g, self.seat, title.asked(g, self.seat), self.level.wide) for g, _, _ in ends
            ]
        self.found.sort(key=lambda one: (-one[0], -len(one[1])))
        return [line for _, line in self.found]

    def _grow(self, g: Any, chance: Chance, line: LineOfPlay) -> list[tuple[float, Any, Chance, LineOfPlay]]:
        """Weigh a line that is longer by one choice; it is handed back if it can be longer still."""
        lookout = self.lookout
        then, luck = lookout.title.copy(g), chance.fork()
        lookout.title.apply(then, self.seat, line[-1], luck)
        self._go_on(then, luck)
        far, rest = lookout.title.copy(then), luck.fork()
        lookout.play_on(far, rest)
        worth = lookout.worth(far, self.seat)
        self.found.append((worth, line))
        if not then.agenda or lookout.game.quiet(then) or lookout.title.to_act(then)[0] != self.seat:
            return []
        return [(worth, then, luck, line)]

    def _go_on(self, g: Any, luck: Chance) -> None:
        """To the next choice; where lines go on after others have chosen, to the next of the own seat. Never beyond
        the next quiet point."""
        lookout, title = self.lookout, self.lookout.title
        lookout.skip_forced(g, luck)
        while self.level.through and g.agenda and not lookout.game.quiet(g):
            mover = title.to_act(g)[0]
            if mover == self.seat:
                return
            title.apply(g, mover, lookout.game.thumb(g, mover, title.asked(g, mover)), luck)
            lookout.skip_forced(g, luck)


def _worst_last(grown: tuple[float, Any, Any, Any]) -> float:
    return grown[0]
