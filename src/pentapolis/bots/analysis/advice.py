"""Advice: what a bot would do in a seat and what speaks for it, and why a bot did what it did.

Both are functions of an observation: they can't betray what it does not hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...kernel.action import Action, text
from ...kernel.options import Options
from ...kernel.title import Title
from .. import bot
from ..protocol import Observation, luck, mix, unsealed
from ..search.lookout import Lookout, World
from .weighing import Reason, Tried, gap, lookout_of, reasons, weigh, worlds

LEVEL = "normal"
"""The bot whose advice is given."""
WORLDS = 16
"""Worlds in which options are compared."""
CAP = 8
"""Options that are compared."""
OTHERS = 2
"""Options that are named beside the best."""


class Other(msgspec.Struct, frozen=True):
    """Another option: how much better it is (worse: negative), with the error, and what makes the difference."""

    action: str
    gap: float
    error: float
    equal: bool
    reasons: list[Reason]


class Advice(msgspec.Struct, frozen=True):
    """An action as its text, how likely it leads to a win, what speaks for it against the next best, and the others."""

    action: str
    chance: float
    reasons: list[Reason] = []
    others: list[Other] = []
    drawn: bool = False
    """Whether bots draw such a choice by lot: then another may look better."""


def advise(
    title: Title[Any], observation: Observation, seat: int, options: Options, seed: int, level: str = LEVEL
) -> Advice:
    """What a bot would choose from these options, and why: the choice is the bot's own."""
    return explain(title, observation, seat, options, bot(level, title, seed).choose(observation, seat, options), seed)


def explain(
    title: Title[Any], observation: Observation, seat: int, options: Options, chosen: Action, seed: int
) -> Advice:
    """What speaks for a choice of the seat that sees this."""
    lookout = lookout_of(title)
    observation = unsealed(title, observation, seat)
    given = worlds(lookout, observation, seat, luck(title, seed, observation, seat), WORLDS)
    others = lookout.candidates(observation, seat, options, CAP)
    found = _advice(lookout, given, seat, [chosen, *(one for one in others if one != chosen)])
    return msgspec.structs.replace(found, drawn=bool(mix(title, observation, seat, options)))


def explain_seen(
    title: Title[Any], observation: Observation, viewer: int, seat: int, chosen: Action, seed: int
) -> Advice:
    """What speaks for a choice of a seat in the eyes of another viewer, who knows of it: it is compared with options
    that the seat has in every world that looks to the viewer like this."""
    lookout = lookout_of(title)
    given = worlds(lookout, observation, viewer, luck(title, seed, observation, viewer), WORLDS)
    given = [(world, seed) for world, seed in given if chosen in title.asked(world, seat)]
    if not given:
        raise LookupError("this choice is not one that the viewer could have seen coming")
    first = given[0][0]
    others = lookout.candidates(title.observe(first, seat), seat, title.asked(first, seat), CAP)
    common = [one for one in others if one != chosen and all(one in title.asked(world, seat) for world, _ in given)]
    return _advice(lookout, given, seat, [chosen, *common])


def _advice(lookout: Lookout, given: Sequence[World], seat: int, actions: Sequence[Action]) -> Advice:
    judge = lookout.judge
    chosen, *rest = weigh(lookout, given, seat, actions)
    best = sorted(_unlike(chosen, rest), key=lambda one: -one.win(seat))[:OTHERS]
    others = []
    for one in best:
        difference = gap(one, chosen, seat)
        why = [] if difference.equal else reasons(judge, one, chosen, seat)
        others.append(Other(text(one.action), difference.mean, difference.error, difference.equal, why))
    speaks = reasons(judge, chosen, best[0], seat) if best else []
    return Advice(text(chosen.action), chosen.win(seat), speaks, others)


def _unlike(chosen: Tried, rest: Sequence[Tried]) -> list[Tried]:
    """Options that come to the same in every world are one option; what comes to the same as the choice is no other."""
    found: list[Tried] = []
    for one in rest:
        if all(one.chances != other.chances for other in (chosen, *found)):
            found.append(one)
    return found
