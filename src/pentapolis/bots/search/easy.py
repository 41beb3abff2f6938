"""Easy: the thumb, now and then with something that is nearly as good. It looks at nothing but the move itself."""

from __future__ import annotations

from math import inf
from typing import Any

from ...kernel.action import Action
from ...kernel.options import Options
from ...kernel.title import Title
from ..protocol import heuristics, luck, mix, unsealed
from .level import Level
from .root import draw


class EasyBot:
    """Does the kind of thing that the thumb would do, not always the best of its kind."""

    def __init__(self, title: Title[Any], seed: int, level: Level) -> None:
        self.title, self.seed, self.level = title, seed, level
        self.game = heuristics(title)

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        if len(options) == 1:
            return options[0]
        observation = unsealed(self.title, observation, seat)
        chance = luck(self.title, self.seed, observation, seat)
        if shares := mix(self.title, observation, seat, options):
            return draw(shares, chance)
        best = self.game.thumb(observation, seat, options)
        if not self.level.noise:
            return best
        marks = self.game.marks(observation, seat, options)
        place = options.index(best)
        kind, most = type(best), marks[place]
        alike = [n for n, option in enumerate(options) if type(option) is kind and -inf < marks[n] <= most] or [place]
        spread = most - min(marks[n] for n in alike)
        near = [n for n in alike if marks[n] >= most - self.level.noise * spread]
        return options[near[int(chance.pick("bot", range(len(near))))]]
