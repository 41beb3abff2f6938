"""The rule of thumb: a sensible move for every decision, in microseconds.

Every option gets a mark, what it seems to be worth in points; the thumb takes the best, the first of equal ones.
Marks of work are in `courts`, those of war in `war`; here are crowns, slaves, the harvest and the end of the year.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel.action import Action
from ..actions import Grow, ImproveHarvest, SellSlaves, TakeBlessing
from ..components import DEALS, FIELDS, GOAL_MONUMENTS, GROWTH
from ..state import AlbaLonga
from . import courts, war
from .forecast import (
    BLESSED,
    PRIESTS_TO_COME,
    after_growth,
    blessing_price,
    harvest_worth,
    kept,
    outlook,
    year_end,
)
from .worth import HAND, MONUMENT, seasons_left, silver_worth


def thumb(g: AlbaLonga, seat: int, options: Sequence[Action]) -> Action:
    """What a player does without thinking long."""
    if g.agenda[-1].name == "buy_die":
        return courts.buy(g, seat)
    found = marks(g, seat, options)
    return options[found.index(max(found))]


def marks(g: AlbaLonga, seat: int, options: Sequence[Action]) -> list[float]:
    """What each option seems to be worth, in points; only the differences count."""
    return _MARKS[g.agenda[-1].name](g, seat, options)


# ---------------------------------------------------------------- crowns and slaves


def _mark_kings(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    """Oneself if possible; else who has come least far, and of equal ones the nearest before oneself."""
    seats = g.table.seats
    found = []
    for option in options:
        if option.king == seat:
            found.append(1.0)
            continue
        city = g.cities[option.king]
        ahead = MONUMENT * (city.monuments + city.population)
        found.append(-0.1 * ahead - 0.02 * ((seat - option.king) % seats))
    return found


def _mark_sales(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    """Peasants who would go hungry anyway are better sold; others are not."""
    city, seasons = g.cities[seat], seasons_left(g)
    o, devotion, price = outlook(g), city.devotion + PRIESTS_TO_COME, blessing_price(g, seat)
    built = city.monuments >= GOAL_MONUMENTS
    found = []
    for option in options:
        sold, paid = DEALS[option.deal] if isinstance(option, SellSlaves) else (0, 0)
        people = city.home - sold
        year = harvest_worth(o, people, city.wheat, min(people, FIELDS), 0, devotion, price, built)
        found.append(year + silver_worth(city.silver + paid, seasons) - 2 * HAND * sold)
    return found


# ---------------------------------------------------------------- harvest and the end of the year


def _mark_prayers(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    city, o, price = g.cities[seat], outlook(g), blessing_price(g, seat)
    people, built = city.population, city.monuments >= GOAL_MONUMENTS
    standing = city.fields - city.lying_farmers
    crop = city.wheat + standing * o.wheat + city.lying_farmers * (o.wheat - 1)
    found = []
    for option in options:
        if isinstance(option, ImproveHarvest):
            left = city.devotion - g.prayer_cost
            worship = kept(o, left)
            if left >= price:
                worship = max(worship, BLESSED + kept(o, left - price))
            found.append(year_end(people, crop + standing, o.next_harvest, o.years, built) + worship)
        else:
            found.append(year_end(people, crop, o.next_harvest, o.years, built) + kept(o, city.devotion))
    return found


def _mark_blessing(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    cost = kept(outlook(g), blessing_price(g, seat))
    return [BLESSED - cost if isinstance(option, TakeBlessing) else 0.0 for option in options]


def _mark_growth(g: AlbaLonga, seat: int, options: Sequence[Any]) -> list[float]:
    city, o = g.cities[seat], outlook(g)
    built = city.monuments >= GOAL_MONUMENTS
    found = []
    for option in options:
        n = option.n if isinstance(option, Grow) else 0
        found.append(after_growth(city.home + n, city.wheat - GROWTH[n], o.next_harvest, o.years, built))
    return found


_MARKS: dict[str, Callable[[AlbaLonga, int, Sequence[Any]], list[float]]] = {
    "offer_crown": _mark_kings,
    "sell_slaves": _mark_sales,
    "place_free": courts.mark_free,
    "call_court": courts.mark_courts,
    "take_die": courts.mark_takes,
    "buy_die": courts.mark_buys,
    "recover_hero": war.mark_recovery,
    "choose_target": war.mark_targets,
    "choose_hero": war.mark_heroes,
    "sabotage": war.mark_sabotage,
    "plunder": war.mark_plunder,
    "restock": war.mark_stock,
    "improve_harvest": _mark_prayers,
    "take_blessing": _mark_blessing,
    "name_king_of_kings": _mark_kings,
    "grow": _mark_growth,
}
