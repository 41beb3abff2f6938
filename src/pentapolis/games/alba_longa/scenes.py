"""Positions of Alba Longa from plain data, written as the ledger writes its examples: who has what, by name.

Lessons, worked examples and the rule tests make theirs here (`pentapolis.lessons.scenes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.state import Table
from .components import JOB_PLACES, JOBS
from .setup import set_table
from .state import NOBODY, AlbaLonga

People = Mapping[str, int]


def scene(
    table: Table,
    names: Sequence[str],
    *,
    king_of_kings: str = "",
    year: int = 1,
    season: str = "growing",
    phase: str = "begin_season",
    climate: str = "moderate",
    silver: Mapping[str, int] = {},
    wheat: Mapping[str, int] = {},
    monuments: Mapping[str, int] = {},
    devotion: Mapping[str, int] = {},
    home: Mapping[str, int] = {},
    working: Mapping[str, People] = {},
    captives: Mapping[str, People] = {},
    lying_merchant: Sequence[str] = (),
    lying_farmers: Mapping[str, int] = {},
    housing_disc: Mapping[str, int] = {},
    used: Mapping[str, Sequence[int]] = {},
    out: Sequence[str] = (),
    stalls: Sequence[int] = (),
    dice_cost: int = 0,
    eliminated: Sequence[str] = (),
    loot: Sequence[int] = (),
    defenders: int = 3,
    piety: str = "",
    improved: Sequence[str] = (),
) -> AlbaLonga:
    """A position. The first King is King of Kings, and each has eight peasants at home and 5 silver, if nothing is
    said; `working` and `captives` go by job, heroes of `used` piles were all seen."""
    state = set_table(table)
    pass_years(state, year)
    state.season, state.phase, state.climate, state.dice_cost_space = season, phase, climate, dice_cost
    first = names.index(king_of_kings) if king_of_kings else 0
    state.king_of_kings = first
    around = [(first + place) % len(names) for place in range(len(names))]
    state.order = tuple(seat for seat in around if names[seat] not in eliminated)
    state.stalls = [*stalls, *([0] * (len(state.stalls) - len(stalls)))]
    state.piety = names.index(piety) if piety else NOBODY
    if state.assisi is not None:
        state.assisi.defenders = defenders
        state.assisi.loot = list(loot) if loot else state.assisi.loot
    for who, city in zip(names, state.cities, strict=True):
        city.silver = silver.get(who, 5)
        city.wheat = wheat.get(who, 0)
        city.monuments = monuments.get(who, 0)
        city.devotion = devotion.get(who, 0)
        city.home = home.get(who, 8)
        city.housing_disc = housing_disc.get(who, 0)
        city.assigned = by_job(working.get(who, {}))
        city.population_disc = min(city.population, state.box.population_length)
        city.captives = by_job(captives.get(who, {}))
        city.lying_merchant = who in lying_merchant
        city.lying_farmers = lying_farmers.get(who, 0)
        city.out, city.improved = who in out, who in improved
        city.used = sum(1 << hero for hero in used.get(who, ()))
        city.trace = 1 << city.used
    return state


def pass_years(state: AlbaLonga, year: int) -> None:
    """Turn over the climate cards of the years before this one: always the first that may come."""
    while state.year < year:
        cards = state.climate_cards[state.climate]
        card = next(iter(cards.pools[""]))
        cards.take_top()
        cards.take_from_pool("", card)
        state.turned.append(card)
        layer = state.climates.take_top()
        state.climate = next(iter(state.climates.pools[layer.group]))
        state.climates.take_from_pool(layer.group, state.climate)
        state.year += 1


def by_job(people: People) -> list[int]:
    """Numbers by the names of jobs, as a city keeps them."""
    numbers = [0] * len(JOBS)
    for job, number in people.items():
        numbers[JOB_PLACES[job]] = number
    return numbers
