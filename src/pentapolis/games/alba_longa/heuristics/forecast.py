"""What the year comes to: harvest, prayers, feeding and growth, in points.

People and monuments are the task, so they are what everything is measured by. Wheat is worth what it feeds or makes
grow, worship the harvest it improves and the blessing that may follow.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..components import BLESSING, FIELDS, GOAL_POPULATION, GROWTH, YEARS, YIELDS
from ..state import AlbaLonga

PERSON = 2.0
"""A peasant, as far as the task asks for them; a monument is worth as much."""
MORE_PEOPLE = 0.5
"""A peasant beyond the task: he still works, and decides ties."""
HUNGER = 2.0
"""A peasant who can't be fed next year."""
NEXT_GROWTH = 0.75
"""Growth next year against growth now."""
SPARE_WHEAT = 0.06
LEVEL = 0.45
"""A level of worship kept for next year."""
BLESSED = 2.0
"""What the blessing brings: wheat, silver, or a monument."""
TASK = 16.0
"""The task fulfilled at the end of this year."""
PRIESTS_TO_COME = 2
"""Levels that a harvest season brings, seen from the growing season."""
NEXT_IMPROVED = 2
"""Wheat that prayers may bring next year."""
MOST_GROWTH = len(GROWTH) - 1


class Outlook(NamedTuple):
    """What all Kings know of this harvest and the next."""

    wheat: int
    """Wheat of a farmer this year."""
    prayers: tuple[int, ...]
    """What a prayer may cost this year, every card that may be turned counting once."""
    next_harvest: int
    """What five fields may bring next year."""
    years: int
    """Years to come after this one."""


_OUTLOOKS: dict[tuple[object, ...], Outlook] = {}


def outlook(g: AlbaLonga) -> Outlook:
    """What the cards on the table say."""
    key = g.table.box, g.climate, g.next_climate, *g.turned
    found = _OUTLOOKS.get(key)
    if found is None:
        if len(_OUTLOOKS) > 1 << 14:
            _OUTLOOKS.clear()
        found = _OUTLOOKS[key] = _outlook(g)
    return found


def _outlook(g: AlbaLonga) -> Outlook:
    costs, turned = g.box.prayer_costs, len(g.turned) == g.year
    pool = {g.turned[-1]: 1} if turned else g.climate_cards[g.climate].pools[""]
    prayers = tuple(sorted(costs[card] for card, number in pool.items() for _ in range(number)))
    next_wheat = 0.0
    if g.next_climate:
        next_wheat = YIELDS[g.next_climate]
    elif (top := g.climates.top()) is not None and not turned:
        fronts = g.climates.pools[top.group]
        next_wheat = sum(YIELDS[front] * n for front, n in fronts.items()) / sum(fronts.values())
    harvest = round(FIELDS * next_wheat) + NEXT_IMPROVED if next_wheat else 0
    return Outlook(YIELDS[g.climate], prayers, harvest, YEARS - g.year)


def people_worth(people: int) -> float:
    """What so many peasants are worth."""
    if people <= GOAL_POPULATION:
        return PERSON * people
    return PERSON * GOAL_POPULATION + MORE_PEOPLE * (people - GOAL_POPULATION)


def growth(wheat: int) -> float:
    """New peasants for so much wheat, as if they could be had in parts."""
    if wheat >= GROWTH[-1]:
        return float(MOST_GROWTH)
    n = 0
    while GROWTH[n + 1] <= wheat:
        n += 1
    return n + (wheat - GROWTH[n]) / (GROWTH[n + 1] - GROWTH[n])


@lru_cache(maxsize=1 << 16)
def after_growth(people: int, wheat: int, next_harvest: int, years: int, built: bool) -> float:
    """What people and wheat are worth when a year has ended, by what the next one promises."""
    worth = people_worth(people)
    if built and people >= GOAL_POPULATION:
        return worth + TASK
    if not years:
        return worth
    spare = wheat + min(next_harvest, people * 4) - people
    if spare < 0:
        return worth + HUNGER * spare
    room = max(0, GOAL_POPULATION - people)
    grown = growth(spare)
    return worth + NEXT_GROWTH * PERSON * min(grown, room) + SPARE_WHEAT * min(spare, 12)


@lru_cache(maxsize=1 << 16)
def year_end(people: int, wheat: int, next_harvest: int, years: int, built: bool) -> float:
    """The people are fed, then grow as it is best."""
    fed = min(people, wheat)
    left = wheat - fed
    if not fed:
        return -TASK
    return max(
        after_growth(fed + n, left - GROWTH[n], next_harvest, years, built)
        for n in range(MOST_GROWTH + 1)
        if GROWTH[n] <= left
    )


@lru_cache(maxsize=1 << 17)
def harvest_worth(
    o: Outlook, people: int, wheat: int, farmers: int, lying: int, devotion: int, price: int, built: bool
) -> float:
    """People, wheat and worship at the end of the year, over every prayer cost that may turn up."""
    fields = min(farmers, FIELDS)
    crop = wheat + fields * o.wheat - lying
    ahead = o.next_harvest, o.years, built
    plain = year_end(people, crop, *ahead) + kept(o, devotion)
    total = 0.0
    for cost in o.prayers:
        if devotion >= cost:
            improved = year_end(people, crop + fields - lying, *ahead)
            left = devotion - cost
            blessed = BLESSED + kept(o, left - price) if left >= price else 0.0
            total += max(plain, improved + max(kept(o, left), blessed))
        else:
            total += plain
    return total / len(o.prayers)


def kept(o: Outlook, devotion: int) -> float:
    """Worship that is left for other years."""
    return LEVEL * devotion if o.years else 0.0


def blessing_price(g: AlbaLonga, seat: int) -> int:
    return 1 if g.piety == seat else BLESSING
