"""The bot that plays any game: it plays every option on to the end of the game, and takes the one that ends best.

It needs nothing but rules. Everybody is played by the game's rule of thumb if there is one, else at random.
"""

from __future__ import annotations

import random
from typing import Any

from ..kernel.action import Action
from ..kernel.chance import FastChance
from ..kernel.now import Now
from ..kernel.options import Options
from ..kernel.playout import Played, Policy, play_on
from ..kernel.state import Outcome
from ..kernel.title import Title
from .given import thumb_of
from .protocol import imagined, luck

WORLDS, CAP = 12, 16
"""Worlds that are imagined, and options that are tried."""
EFFORT = 20_000
"""Choices that may be played for one decision: in a long game fewer worlds must do."""
LONGEST = 4_000
"""Choices after which a game is left."""
RANK = 0.1
"""Weight of the rank among those who don't win, beside a win."""


class RolloutBot:
    """Plays `cap` options on to the end in the same `worlds` imagined worlds with the same luck."""

    def __init__(self, title: Title[Any], seed: int, worlds: int = WORLDS, cap: int = CAP) -> None:
        if worlds < 1 or cap < 1:
            raise ValueError("a rollout bot imagines a world and tries an option at least")
        self.title, self.seed, self.worlds, self.cap = title, seed, worlds, cap
        self.thumb = thumb_of(title)

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        if len(options) == 1:
            return options[0]
        chance = luck(self.title, self.seed, observation, seat)
        candidates = self._candidates(observation, seat, options, int(chance.pick("options", range(1 << 30))))
        totals = [(0.0, 0.0)] * len(candidates)
        spent = 0
        for _ in range(self.worlds):
            world = imagined(self.title, observation, seat, chance)
            number = int(chance.pick("seed", range(1 << 30)))
            for place, option in enumerate(candidates):
                (worth, lead), choices = self._ended(self.title.copy(world), seat, option, number)
                totals[place] = totals[place][0] + worth, totals[place][1] + lead
                spent += choices
            if spent > EFFORT:
                break
        return candidates[totals.index(max(totals))]

    def _candidates(self, observation: Any, seat: int, options: Options, number: int) -> list[Action]:
        """The options that are tried: all, or a sample with what the thumb would take first."""
        if len(options) <= self.cap:
            return list(options)
        places = sorted(random.Random(number).sample(range(len(options)), self.cap))
        found = [options[place] for place in places]
        if self.thumb is not None and (first := self.thumb(observation, seat, options)) not in found:
            found = [first, *found[: self.cap - 1]]
        return found

    def _ended(self, g: Any, seat: int, action: Action, number: int) -> tuple[tuple[float, float], int]:
        """How the game ends for a seat that does this, and after how many choices."""
        title, moves = self.title, list[Played]()
        now = Now(g.agenda, FastChance(number), None, title.faces)
        title.carry_out(g, seat, action, now)
        now.outcomes = []
        play_on(title, g, self.thumb or _any(number), now, moves, LONGEST)
        return (0.0, 0.0) if g.agenda else worth(title.outcome(g), seat), len(moves)


def worth(outcome: Outcome, seat: int) -> tuple[float, float]:
    """How an end is for a seat: a share of the win and a little for its rank, then its lead in points.

    >>> worth(Outcome(ranks=(1, 2, 3), scores=(9, 7, 2), winners=(0,)), 1)
    (0.05, -2.0)
    >>> worth(Outcome(ranks=(1,), scores=(9,), winners=(0,)), 0)
    (1.0, 9.0)
    """
    win = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    others = len(outcome.ranks) - 1
    behind = sum(rank > outcome.ranks[seat] for rank in outcome.ranks)
    if others and not win and not outcome.winners_only:
        win += RANK * behind / others
    sign = -1 if outcome.fewest else 1
    scores = [sign * score for score in outcome.scores]
    return win, float(scores[seat] - max((s for other, s in enumerate(scores) if other != seat), default=0))


def _any(number: int) -> Policy:
    """Everybody takes any option."""
    dice = random.Random(number)

    def policy(g: Any, seat: int, options: Options) -> Action:
        return options[dice.randrange(len(options))]

    return policy
