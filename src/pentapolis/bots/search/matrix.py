"""Choices that several seats make at once: a mixed strategy by regret matching over imagined worlds, drawn by luck."""

from __future__ import annotations

from typing import Any

from ...kernel.action import Action
from .budget import Clock
from .level import Level
from .lookout import Lookout
from .luck import WorldLuck
from .root import Root, draw

RARE = 0.05
"""What is chosen less often than this is not chosen at all."""


class Mix:
    """How a seat mixes its choices, and how much it regrets not having chosen otherwise."""

    def __init__(self) -> None:
        self.regrets: dict[Action, float] = {}
        self.weights: dict[Action, float] = {}

    def strategy(self, actions: list[Action]) -> list[float]:
        """How often each is chosen now: by what was regretted; all alike if nothing was."""
        regrets = [max(0.0, self.regrets.get(action, 0.0)) for action in actions]
        whole = sum(regrets)
        return [one / whole for one in regrets] if whole else [1 / len(actions)] * len(actions)

    @property
    def kept(self) -> dict[Action, float]:
        """How often each was chosen in all, without what was hardly ever chosen."""
        whole = sum(self.weights.values())
        return {action: weight for action, weight in self.weights.items() if weight >= RARE * whole}

    def learn(self, actions: list[Action], worths: list[float], strategy: list[float], round: int) -> None:
        """What everything would have come to; later rounds count more."""
        mean = sum(share * worth for share, worth in zip(strategy, worths, strict=True))
        for action, worth, share in zip(actions, worths, strategy, strict=True):
            self.regrets[action] = max(0.0, self.regrets.get(action, 0.0) + worth - mean)
            self.weights[action] = self.weights.get(action, 0.0) + round * share


def mixed_choice(lookout: Lookout, root: Root, level: Level, clock: Clock) -> Action:
    """A choice drawn from the mix that the seat has learnt."""
    return draw(learnt(lookout, root, level, clock)[root.seat].kept, root.chance)


def learnt(lookout: Lookout, root: Root, level: Level, clock: Clock) -> dict[int, Mix]:
    """The mixes of all who choose at the same time."""
    title, mixes, number = lookout.title, dict[int, Mix](), 0
    own = lookout.candidates(root.observation, root.seat, root.options, level.options)
    while not clock.out or not number:
        world = root.world(number % level.worlds)
        number += 1
        offered = {
            seat: own
            if seat == root.seat
            else lookout.candidates(world[0], seat, title.asked(world[0], seat), level.wide)
            for seat in title.to_act(world[0])
        }
        shares = {seat: mixes.setdefault(seat, Mix()).strategy(actions) for seat, actions in offered.items()}
        chosen = {
            seat: draw(dict(zip(actions, shares[seat], strict=True)), root.chance) for seat, actions in offered.items()
        }
        for seat, actions in offered.items():
            worths = [_joint(lookout, world, chosen | {seat: action})[seat] for action in actions]
            clock.count(len(actions))
            mixes[seat].learn(actions, worths, shares[seat], number)
    return mixes


def _joint(lookout: Lookout, world: tuple[Any, int], chosen: dict[int, Action]) -> list[float]:
    """How all stand at the quiet point if each chooses this."""
    state, seed = world
    g, luck = lookout.title.copy(state), WorldLuck(seed)
    for seat, action in chosen.items():
        lookout.title.apply(g, seat, action, luck)
    lookout.play_on(g, luck)
    return lookout.worths(g)
