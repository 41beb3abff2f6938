"""Advice: what a bot would do in a seat and what speaks for it, and why a bot did what it did.

Both are functions of an observation: they can't betray what it does not hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, fsum
from typing import Any

import msgspec

from ...kernel.action import Action, text
from ...kernel.options import Options
from ...kernel.title import Title
from .. import LEVELS, bot
from ..protocol import Observation, luck, mix, unsealed
from ..search.budget import ASIDE_PART, FIRST_PART
from ..search.lookout import Lookout, World
from .weighing import Reason, Tried, gap, lookout_of, reasons, unweighed, weigh, worlds

LEVEL = "normal"
"""The bot whose advice is given."""
WORLDS = 16
"""Worlds in which options are compared."""
CAP = 8
"""Options that are compared."""
OTHERS = 2
"""Options that are named beside the best."""
PLAYS = ceil(CAP * WORLDS / (ASIDE_PART * FIRST_PART))
"""Plays for a turn of the bot that is asked: with them it weighs every option in every world that a hint compares them
in, even out of turn and with choices to follow. With fewer it might not have looked at what the hint then finds to be
better."""


class Other(msgspec.Struct, frozen=True):
    """Another option: how much better it is (worse: negative), with the error, and what makes the difference."""

    action: str
    gap: float
    error: float
    equal: bool
    reasons: list[Reason]

    @property
    def lead(self) -> float:
        """How much better it is; 0 if that is about equal."""
        return 0.0 if self.equal else self.gap


class Advice(msgspec.Struct, frozen=True):
    """An action as its text, how likely it leads to a win, what differs from the next best, and the others."""

    action: str
    chance: float
    reasons: list[Reason] = []
    others: list[Other] = []
    drawn: bool = False
    """Whether bots draw such a choice by lot: then another may look better."""
    same: bool = False
    """Whether everything else that was weighed comes to the same: then there are no others."""
    free: bool = False
    """Whether it brings something and gives nothing up, so that nothing is weighed against it."""
    unforeseen: bool = False
    """Whether it hung on something that the viewer can't know: then nothing can be said for it."""

    @property
    def close(self) -> bool:
        """Whether the next best is about equal: what differs then does not speak for either."""
        return bool(self.others) and self.others[0].equal

    @property
    def lead(self) -> float:
        """How much better it is than the next best; 0 if they are about equal, or nothing is named beside it."""
        return -self.others[0].lead if self.others else 0.0


def advise(
    title: Title[Any], observation: Observation, seat: int, options: Options, seed: int, level: str = LEVEL
) -> Advice:
    """What a bot would choose from these options, and why: the choice is the bot's own."""
    chosen = bot(adviser(level), title, seed).choose(observation, seat, options)
    return explain(title, observation, seat, options, chosen, seed)


def adviser(level: str) -> str:
    """The bot that is asked for advice: a level with enough plays.

    >>> adviser("normal"), adviser("thumb")
    ('normal:iterations=1067', 'thumb')
    """
    return f"{level}:iterations={PLAYS}" if level in LEVELS else level


def explain(
    title: Title[Any], observation: Observation, seat: int, options: Options, chosen: Action, seed: int
) -> Advice:
    """What speaks for a choice of the seat that sees this."""
    lookout = lookout_of(title)
    observation = unsealed(title, observation, seat)
    given = worlds(lookout, observation, seat, luck(title, seed, observation, seat), WORLDS)
    if unweighed(title, observation, seat, options, chosen):
        return _free(lookout, given, seat, chosen)
    others = lookout.candidates(observation, seat, options, CAP)
    found = _advice(lookout, given, seat, [chosen, *(one for one in others if one != chosen)])
    return msgspec.structs.replace(found, drawn=bool(mix(title, observation, seat, options)))


def explain_seen(
    title: Title[Any], observation: Observation, viewer: int, seat: int, chosen: Action, seed: int
) -> Advice:
    """What speaks for a choice of a seat in the eyes of another viewer, who knows of it: it is compared with options
    that the seat has in every world that looks to the viewer like this. What the viewer could not see coming, and what
    can be compared with nothing, is `unforeseen`."""
    lookout = lookout_of(title)
    given = worlds(lookout, observation, viewer, luck(title, seed, observation, viewer), WORLDS)
    given = [(world, seed) for world, seed in given if chosen in title.asked(world, seat)]
    if not given:
        return Advice(text(chosen), 0.0, unforeseen=True)
    first = given[0][0]
    observation, options = title.observe(first, seat), title.asked(first, seat)
    if unweighed(title, observation, seat, options, chosen):
        return _free(lookout, given, seat, chosen)
    others = lookout.candidates(observation, seat, options, CAP)
    common = [one for one in others if one != chosen and all(one in title.asked(world, seat) for world, _ in given)]
    if not common:
        return Advice(text(chosen), 0.0, unforeseen=True)
    return _advice(lookout, given, seat, [chosen, *common])


def _advice(lookout: Lookout, given: Sequence[World], seat: int, actions: Sequence[Action]) -> Advice:
    judge = lookout.judge
    chosen, *rest = weigh(lookout, given, seat, actions)
    best = sorted(_unlike(chosen, rest), key=lambda one: -one.win(seat))[:OTHERS]
    others = []
    for one in best:
        difference = gap(one, chosen, seat)
        equal = difference.equal or (difference.mean > 0 and _ahead(lookout, chosen, one, seat))
        why = [] if equal else reasons(judge, one, chosen, seat)
        others.append(Other(text(one.action), difference.mean, difference.error, equal, why))
    differs = reasons(judge, chosen, best[0], seat) if best else []
    return Advice(text(chosen.action), chosen.win(seat), differs, others, same=bool(rest) and not best)


def _free(lookout: Lookout, given: Sequence[World], seat: int, chosen: Action) -> Advice:
    [tried] = weigh(lookout, given, seat, [chosen])
    return Advice(text(chosen), tried.win(seat), free=True)


def _ahead(lookout: Lookout, one: Tried, other: Tried, seat: int) -> bool:
    """Whether an option is no worse than another as bots count: they weigh a lead a very little beside the chance, so
    where that outweighs a chance, the chances are about equal."""
    mine, theirs = (fsum(lookout.worth(end, seat) for end in tried.ends) for tried in (one, other))
    return mine >= theirs


def _unlike(chosen: Tried, rest: Sequence[Tried]) -> list[Tried]:
    """Options that come to the same in every world are one option; what comes to the same as the choice is no other."""
    found: list[Tried] = []
    for one in rest:
        if all(one.chances != other.chances for other in (chosen, *found)):
            found.append(one)
    return found
