"""The anchors every other bot is measured against: chance, and the nose for points."""

from __future__ import annotations

from typing import Any

from ..kernel.action import Action
from ..kernel.options import Options
from ..kernel.title import Title
from .given import heuristics, thumb_of
from .protocol import imagined, luck


class RandomBot:
    """Takes any option."""

    def __init__(self, title: Title[Any], seed: int) -> None:
        self.title, self.seed = title, seed

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        return options[int(luck(self.title, self.seed, observation, seat).pick("bot", range(len(options))))]


class NaiveBot:
    """Takes the option after which the printed score is highest, any of them if several are."""

    def __init__(self, title: Title[Any], seed: int) -> None:
        self.title, self.seed = title, seed
        self.score = heuristics(title).score

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        chance = luck(self.title, self.seed, observation, seat)
        world = imagined(self.title, observation, seat, chance)
        scores = []
        for option in options:
            g = self.title.copy(world)
            self.title.apply(g, seat, option, chance)
            scores.append(self.score(g, seat))
        best = max(scores)
        tied = [option for option, score in zip(options, scores, strict=True) if score == best]
        return tied[int(chance.pick("bot", range(len(tied))))]


class ThumbBot:
    """Takes what the game's rule of thumb says, without looking ahead."""

    def __init__(self, title: Title[Any], seed: int) -> None:
        thumb = thumb_of(title)
        if thumb is None:
            raise LookupError(f"{title.id} has no rule of thumb")
        self.thumb = thumb

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        return self.thumb(observation, seat, options)
