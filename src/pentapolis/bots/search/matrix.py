"""Choices that several seats make at once: a mixed strategy by regret matching over imagined worlds, drawn by luck."""

from __future__ import annotations

from typing import Any

from ...kernel.action import Action
from ..protocol import mix
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
        """What everything would have come to. Counted is what is chosen after that, in later rounds more."""
        mean = sum(share * worth for share, worth in zip(strategy, worths, strict=True))
        for action, worth in zip(actions, worths, strict=True):
            self.regrets[action] = max(0.0, self.regrets.get(action, 0.0) + worth - mean)
        for action, share in zip(actions, self.strategy(actions), strict=True):
            self.weights[action] = self.weights.get(action, 0.0) + round * share


def mixed_choice(lookout: Lookout, root: Root, level: Level, clock: Clock) -> Action:
    """A choice drawn from the mix that the seat has learnt; where there were too few plays, from the usual one."""
    usual = mix(lookout.title, root.observation, root.seat, root.options)
    if not usual:
        most = min(level.options, max(2, clock.left))
        usual = dict.fromkeys(lookout.candidates(root.observation, root.seat, root.options, most), 1.0)
    found = learnt(lookout, root, list(usual), level, clock)[root.seat]
    return draw(found.kept or usual, root.chance)


def learnt(lookout: Lookout, root: Root, own: list[Action], level: Level, clock: Clock) -> dict[int, Mix]:
    """The mixes of all who choose at the same time, the seat's own first, as far as the plays go. Where the game knows
    how others usually mix, they do that."""
    title, mixes, number = lookout.title, {root.seat: Mix()}, 0
    while True:
        world = root.world(number % level.worlds)
        number += 1
        offered = {root.seat: own}
        chosen: dict[int, Action] = {}
        for seat in title.to_act(world[0]):
            if seat == root.seat:
                continue
            options = title.asked(world[0], seat)
            if usual := mix(title, world[0], seat, options):
                chosen[seat] = draw(usual, root.chance)
            else:
                offered[seat] = lookout.candidates(world[0], seat, options, level.wide)
        shares = {seat: mixes.setdefault(seat, Mix()).strategy(actions) for seat, actions in offered.items()}
        for seat, actions in offered.items():
            chosen[seat] = draw(dict(zip(actions, shares[seat], strict=True)), root.chance)
        for seat, actions in offered.items():
            if clock.left < len(actions):
                return mixes
            worths = [_joint(lookout, world, chosen | {seat: action})[seat] for action in actions]
            clock.count(len(actions))
            mixes[seat].learn(actions, worths, shares[seat], number)


def _joint(lookout: Lookout, world: tuple[Any, int], chosen: dict[int, Action]) -> list[float]:
    """How all stand at the quiet point if each chooses this."""
    state, seed = world
    g, luck = lookout.title.copy(state), WorldLuck(seed)
    for seat, action in chosen.items():
        lookout.title.apply(g, seat, action, luck)
    lookout.play_on(g, luck)
    return lookout.worths(g)
