"""The greedy bot: plays every promising option on to the next quiet point and takes the one that stands best there."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from ..kernel.action import Action
from ..kernel.chance import FastChance
from ..kernel.options import Options
from ..kernel.title import Title
from .protocol import heuristics, imagined, luck

RUNAWAY = 10_000
"""Decisions after which a game must have come to a quiet point."""


class GreedyBot:
    """Looks one own decision ahead.

    The thumb picks the `cap` best-looking options. Each is played in the same `worlds` imagined worlds with the same
    luck; the thumb then plays all seats to the next quiet point, where the evaluation decides. Both numbers are what
    the game advises (`EFFORT`) unless given: where the way to a quiet point is long, fewer must do. Where a game says
    that a decision is not worth it (`weighs`), the thumb decides.
    """

    def __init__(self, title: Title[Any], seed: int, worlds: int | None = None, cap: int | None = None) -> None:
        self.title, self.seed = title, seed
        self.game = heuristics(title)
        self.worlds = self.game.EFFORT[0] if worlds is None else worlds
        self.cap = self.game.EFFORT[1] if cap is None else cap
        self.value: Callable[[Any, int], float] = self.game.value
        """How well a seat stands; who judges otherwise puts it here."""
        if self.worlds < 1 or self.cap < 1:
            raise ValueError("a greedy bot imagines a world and weighs an option at least")

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        if len(options) == 1:
            return options[0]
        if not self.game.weighs(observation):
            return self.game.thumb(observation, seat, options)
        chance = luck(self.title, self.seed, observation, seat)
        candidates = self.promising(observation, seat, options)
        totals = [0.0] * len(candidates)
        for _ in range(self.worlds):
            world = imagined(self.title, observation, seat, chance)
            seed = int(chance.pick("seed", range(1 << 30)))
            for place, option in enumerate(candidates):
                totals[place] += self.play_on(self.title.copy(world), seat, option, FastChance(seed))
        return candidates[totals.index(max(totals))]

    def promising(self, observation: Any, seat: int, options: Options) -> list[Action]:
        """The options that look best, best first; equal ones in canonical order. What is marked with minus infinity is
        not thought of."""
        marks = self.game.marks(observation, seat, options)
        places = sorted(range(len(options)), key=lambda place: -marks[place])
        return [options[place] for place in places[: self.cap] if marks[place] > -inf] or [options[places[0]]]

    def play_on(self, g: Any, seat: int, action: Action, chance: FastChance) -> float:
        """The value for a seat at the quiet point that follows this action."""
        title, thumb, quiet = self.title, self.game.thumb, self.game.quiet
        title.apply(g, seat, action, chance)
        for _ in range(RUNAWAY):
            if quiet(g):
                return self.value(g, seat)
            mover = title.to_act(g)[0]
            options = title.asked(g, mover)
            title.apply(g, mover, thumb(g, mover, options) if len(options) > 1 else options[0], chance)
        raise RuntimeError(f"{title.id} does not come to a quiet point")
