"""What the jobs of a season are worth: market, quarry, soldiers, and the hands that are still free."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..components import FARMER, FIELDS, MERCHANT, PAYING_SPACES, PHASES, SABOTAGES, SOLDIER, YEARS
from ..state import AlbaLonga, City

PHASE_PLACES = {phase: place for place, phase in enumerate(PHASES)}
ASSIGN, SOLDIERS, MERCHANTS, WORKERS, PRIESTS, FARMERS, BLESSINGS, RETURN = (
    PHASE_PLACES[phase]
    for phase in ("assign", "soldiers", "merchants", "workers", "priests", "farmers", "blessings", "return")
)
GROW = PHASE_PLACES["grow"]

MONUMENT = 2.0
ODD_WORKER = 0.25
"""A worker who waits for a partner."""
COIN = (1.05, 1.0, 0.9, 0.8, 0.7, 0.55, 0.45, 0.3, 0.25, 0.15)
"""What each further silver is worth."""
SILVER = tuple(sum(COIN[:silver]) for silver in range(len(COIN) + 1))
HAND = 0.25
"""A peasant at home who may still be sent to work, over what sending him costs."""
HANDS_A_DIE = 2.6
SABOTAGE = 1.2
"""What a sabotage costs the King who is hit."""
HARM = 0.25
"""What it is worth to the attacker, who gets nothing."""
CAPTIVE = 1.0
LOOT_ITEM = 1.6
USUAL_HERO = 2
STALL_TO_COME = 1.0
"""Silver that a stall still gains in the first round of a season."""


def seasons_left(g: AlbaLonga) -> int:
    """Seasons in which silver can still be spent, this one included while peasants are assigned."""
    years = 2 * (YEARS - g.year)
    if g.season == "growing":
        return years + 1 + (PHASE_PLACES[g.phase] <= ASSIGN)
    if g.season == "harvest":
        return years + (PHASE_PLACES[g.phase] <= ASSIGN)
    return years


@lru_cache(maxsize=1 << 12)
def silver_worth(silver: int, seasons: int) -> float:
    """Silver buys dice, as long as there are seasons to buy them in."""
    worth = SILVER[silver] if silver < len(SILVER) else SILVER[-1] + 0.1 * (silver - len(SILVER) + 1)
    return worth * min(seasons, 3) / 3


INCOME = tuple(sum(space <= merchants for space in PAYING_SPACES) for merchants in range(PAYING_SPACES[-1] + 1))


def market(g: AlbaLonga, seat: int, more: int = 0, stalls: Sequence[int] | None = None) -> float:
    """Silver that a King's merchants, and so many more, will bring: from the bank, and from the stall they earn."""
    cities = g.cities
    city = cities[seat]
    merchants = city.assigned[MERCHANT] + city.captives[MERCHANT] + more
    if not merchants:
        return 0.0
    income = INCOME[min(merchants, PAYING_SPACES[-1])] - city.lying_merchant
    place, before = 1, True
    for other in g.order:
        if other == seat:
            before = False
        else:
            theirs = cities[other].assigned[MERCHANT] + cities[other].captives[MERCHANT]
            place += theirs > merchants or (before and theirs == merchants)
    filled = sorted(g.stalls if stalls is None else stalls, reverse=True)
    if place >= len(filled):
        return float(income)
    return (
        income + filled[place] + (STALL_TO_COME if g.dice_cost_space == 0 and PHASE_PLACES[g.phase] <= ASSIGN else 0.0)
    )


@lru_cache(maxsize=1 << 10)
def quarry(workers: int, missing: int) -> float:
    """Monuments that so many workers build, of those that are missing."""
    pairs = min(workers // 2, missing)
    return MONUMENT * pairs + (ODD_WORKER if workers % 2 and pairs < missing else 0.0)


def soldiers(g: AlbaLonga, seat: int, more: int = 0) -> tuple[float, float]:
    """What soldiers win in a fight, and what the soldiers of others threaten to cost."""
    cities, order = g.cities, g.order
    own = cities[seat].assigned[SOLDIER] + more
    rivals = [cities[other].assigned[SOLDIER] for other in order if other != seat]
    won = 0.0
    if own:
        if rivals:
            gain = HARM + CAPTIVE * (g.spoils_of_war)
            won = gain * sabotages(own - min(rivals))
        if g.assisi is not None:
            items = min(sabotages(own + USUAL_HERO - g.assisi.defenders), sum(g.assisi.loot))
            won = max(won, LOOT_ITEM * items)
    targets = len(rivals) + (g.assisi is not None)
    lost = sum(sabotages(rival - own) for rival in rivals if rival) / targets if targets else 0.0
    return won, lost * SABOTAGE


def sabotages(lead: int) -> int:
    return 0 if lead <= 0 else SABOTAGES[min(lead, len(SABOTAGES) - 1)]


def hands(city: City, cost: int) -> float:
    """Peasants at home who may still be sent to work this season."""
    if city.out or not city.home:
        return 0.0
    dice = (city.silver >= cost) + min(city.silver, 4)
    return HAND * min(city.home, HANDS_A_DIE * dice)


def farmers_to_come(city: City, cost: int) -> int:
    """Farmers a King can expect this harvest season: those assigned, and those of a court or two of his own."""
    farmers = min(city.assigned[FARMER], FIELDS)
    if city.out or farmers == FIELDS:
        return farmers
    home, silver = city.home, city.silver
    for hands_of_a_court in (3, 2):
        if silver < cost:
            break
        sent = min(hands_of_a_court, home, FIELDS - farmers)
        farmers, home, silver, cost = farmers + sent, home - sent, silver - cost, cost + 1
    return farmers
