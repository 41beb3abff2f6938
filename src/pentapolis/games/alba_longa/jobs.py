"""Merchants, quarry workers and priests (AL-9, AL-10, AL-11, AL-20.4, AL-20.5)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.now import Now
from .components import MERCHANT, PAYING_SPACES, PRIEST, STALLS, WORKER
from .events import DevotionRose, HousingImproved, PietyGranted, StallEmptied, StallTaken
from .ledger import build, gain
from .phases import begin_phase
from .state import NOBODY, AlbaLonga, City

INCOME = tuple(sum(space <= merchants for space in PAYING_SPACES) for merchants in range(PAYING_SPACES[-1] + 1))
"""What the bank pays for so many merchants (AL-9.1)."""

# Merchants


@step
def resolve_merchants(g: AlbaLonga, now: Now) -> None:
    """Silver from the bank, then from the stalls (AL-9)."""
    begin_phase(g, now, "merchants")
    for seat in g.order:
        city = g.cities[seat]
        if city.people(MERCHANT):
            gain(g, now, seat, "market", silver=market_income(city))
    if any(g.stalls):
        share_stalls(g, now)


def market_income(city: City) -> int:
    """1 silver for each paying space with a standing merchant; only the one on space 1 can lie (AL-9.1, AL-9.5)."""
    return INCOME[min(city.people(MERCHANT), PAYING_SPACES[-1])] - city.lying_merchant


def share_stalls(g: AlbaLonga, now: Now) -> None:
    """The fullest stall goes to the bank, the next ones to the Kings with most merchants, the rest to the bank.

    Of equal stalls the one with the lowest number comes first (AL-9.2, AL-9.3, AL-9.7).
    """
    stalls, takers = g.stalls, [NOBODY, *market_ranking(g)]
    fullest_first = sorted(range(len(stalls)), key=lambda stall: -stalls[stall])
    for place, stall in enumerate(fullest_first):
        taker, silver = takers[place] if place < len(takers) else NOBODY, stalls[stall]
        stalls[stall] = 0
        if not silver:
            continue
        if taker == NOBODY:
            now.tell(StallEmptied, STALLS[stall], silver)
        else:
            g.cities[taker].silver += silver
            now.tell(StallTaken, taker, STALLS[stall], silver)


def market_ranking(g: AlbaLonga) -> list[int]:
    """Most merchants first, all of them counted; a King whose only one is lying after all others; equal ones in turn
    order; a King without merchants not at all (AL-9.3 to AL-9.6, AL-A18, AL-A20)."""
    trading = [seat for seat in g.order if g.cities[seat].people(MERCHANT)]
    return sorted(trading, key=lambda seat: _market_rank(g.cities[seat]))


def _market_rank(city: City) -> tuple[bool, int]:
    merchants = city.people(MERCHANT)
    lying = city.lying_merchant and merchants == 1
    return lying, -merchants


# Quarry workers


@step
def resolve_workers(g: AlbaLonga, now: Now) -> None:
    """Two workers build a monument; then the most workers improve their houses (AL-10.1, AL-10.2, AL-23.7)."""
    begin_phase(g, now, "workers")
    for seat in g.order:
        build(g, now, seat, "quarry", g.cities[seat].people(WORKER) // 2)
    if g.job_well_done:
        improve_housing(g, now)


def improve_housing(g: AlbaLonga, now: Now) -> None:
    """Strictly the most workers move the housing disc, up to the last space (AL-20.4, AL-A42)."""
    seat = g.majority([city.people(WORKER) for city in g.cities])
    if seat != NOBODY and g.cities[seat].housing_disc < g.box.housing_length:
        g.cities[seat].housing_disc += 1
        now.tell(HousingImproved, seat, g.cities[seat].housing_disc)


# Priests


@step
def resolve_priests(g: AlbaLonga, now: Now) -> None:
    """The devotion disc goes to the last priest on the track; in the harvest season the Mark follows (AL-11, 20.5)."""
    begin_phase(g, now, "priests")
    length = g.box.devotion_length
    for seat in g.order:
        city = g.cities[seat]
        level = min(city.devotion + city.people(PRIEST), length)
        if level > city.devotion:
            city.devotion = level
            if now.heard:
                now.tell(DevotionRose, seat, level)
    if g.job_well_done and g.harvest:
        grant_piety(g, now)


def grant_piety(g: AlbaLonga, now: Now) -> None:
    """Strictly the highest level takes the Mark of Piety (AL-20.5, AL-A25)."""
    seat = g.majority([city.devotion for city in g.cities])
    if seat != NOBODY:
        g.piety = seat
        now.tell(PietyGranted, seat)
