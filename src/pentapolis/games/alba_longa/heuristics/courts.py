"""Marks of the choices that send peasants to work: free houses, courts, dice to take and to buy, stalls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.action import Action
from ..actions import BuyDie, CallCourt, PlaceFree
from ..components import BOUGHT_DIE, FARMER, JOB_PLACES
from ..court import BUY, DIE_PLACES, PASS_BUY, STALL_PLACES
from ..state import AlbaLonga
from .labour import Labour, merchants
from .worth import HAND, silver_worth

RIVAL_SILVER = 0.15
"""What a silver that a rival takes from a stall costs."""


def mark_free(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    labour = Labour(g, seat)
    return [labour.gain(JOB_PLACES[option.job], 1) if isinstance(option, PlaceFree) else 0.1 for option in options]


def mark_takes(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    labour = Labour(g, seat)
    found = []
    for option in options:
        job, count = JOB_PLACES[option.job], option.count
        cost = HAND * count if job == FARMER else labour.reserved(count)
        found.append(labour.gain(job, count) - cost)
    return found


def mark_buys(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    labour = Labour(g, seat)
    spent = labour.silver(0) - silver_worth(labour.city.silver - BOUGHT_DIE, labour.seasons)
    costs = [labour.reserved(count) + spent for count in range(5)]
    places = stall_marks(g, seat, BOUGHT_DIE)
    found = []
    for option in options:
        if isinstance(option, BuyDie):
            gain = labour.gain(DIE_PLACES[option.die], option.count)
            found.append(gain - costs[option.count] + places[STALL_PLACES[option.stall]])
        else:
            found.append(0.0)
    return found


def buy(g: AlbaLonga, seat: int) -> Action:
    """The die that brings most, into the best stall."""
    labour = Labour(g, seat)
    home, silver = labour.city.home, labour.city.silver
    spent = labour.silver(0) - silver_worth(silver - BOUGHT_DIE, labour.seasons)
    best, chosen = spent, (-1, 0)
    for die, face in enumerate(g.dice):
        most = min(face, home)
        for count in range(max(1, most - 1), most + 1):  # all that go, or one less where pairs count
            mark = labour.gain(die, count) - labour.reserved(count)
            if mark > best:
                best, chosen = mark, (die, count)
    if chosen[1] == 0:
        return PASS_BUY
    places = stall_marks(g, seat, BOUGHT_DIE)
    return BUY[(*chosen, places.index(max(places)))]


def stall_marks(g: AlbaLonga, seat: int, silver: int) -> list[float]:
    """What it brings to pay into each stall: silver comes back to whom the market gives that stall.

    All but the best stall are marked down a little more, so that they don't crowd out other choices.
    """
    ranking = sorted(
        (-merchants(g.cities[king]), place, king) for place, king in enumerate(g.order) if merchants(g.cities[king])
    )
    found = []
    for stall in range(len(g.stalls)):
        stalls = list(g.stalls)
        stalls[stall] += silver
        stalls.sort(reverse=True)
        mark = 0.0
        for place, (_, _, king) in enumerate(ranking, 1):
            mark += 0.8 * stalls[place] if king == seat else -RIVAL_SILVER * stalls[place]
        found.append(mark)
    best = max(found)
    first = found.index(best)
    return [0.0 if stall == first else min(mark - best, -0.05) - 0.5 for stall, mark in enumerate(found)]


def mark_courts(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    """A court brings about the best of its dice; who passes is out for the season."""
    labour, cost = Labour(g, seat), g.dice_cost
    home = labour.city.home
    count = min(home, 3)
    gains = [labour.gain(job, count) for job in range(FARMER)]
    if g.harvest:
        gains.append(labour.gain(FARMER, count))
    gains.sort()
    best = 0.7 * gains[-1] + 0.3 * gains[-2]
    spent = labour.silver(0) - silver_worth(labour.city.silver - cost, labour.seasons)
    places = stall_marks(g, seat, cost) if cost else [0.0]
    return [
        best - spent + (places[STALL_PLACES[option.stall]] if option.stall else 0.0)
        if isinstance(option, CallCourt)
        else 0.0
        for option in options
    ]
