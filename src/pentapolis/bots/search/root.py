"""A decision that is thought about, and the worlds in which that is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.action import Action
from ...kernel.chance import Chance, FastChance
from ...kernel.options import Options
from .lookout import Lookout, World

SHARES = 1_000_000
"""Shares of a mix are drawn to this accuracy."""


def draw(mix: Mapping[Action, float], chance: Chance) -> Action:
    """One of several choices, as often as their shares say."""
    actions, whole = list(mix), sum(mix.values())
    weights = [max(1, int(SHARES * share / whole)) for share in mix.values()]
    return actions[int(chance.pick("mix", range(len(actions)), weights))]


class Root:
    """A decision that is thought about: what the seat sees, what it can choose, the worlds it imagines."""

    def __init__(
        self, lookout: Lookout, observation: Any, seat: int, options: Options, chance: FastChance, expected: bool
    ) -> None:
        self.lookout, self.observation, self.seat, self.options = lookout, observation, seat, options
        self.chance = chance
        self.expected = expected
        """Whether this is what the seat expected to see when it chose last."""
        self._worlds: list[World] = []

    def world(self, number: int) -> World:
        """An imagined world, the same each time for the same number."""
        while len(self._worlds) <= number:
            self._worlds.append(self.lookout.world(self.observation, self.seat, self.chance))
        return self._worlds[number]
