"""Assisi: plundering it, and what it gains after every season's fights (AL-22)."""

from __future__ import annotations

from functools import cache

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import Plunder, Restock
from .components import (
    ASSISI,
    CAPTIVE_LOOT,
    CITIES,
    FARMER,
    JOB_PLACES,
    JOBS,
    LOOT,
    LOOT_AMOUNTS,
    MERCHANT,
    MOST_DEFENDERS,
    MOST_LOOT,
    MOST_OF_A_KIND,
    SILVER_LOOT,
)
from .events import AssisiReinforced, SabotageLapsed
from .ledger import gain
from .sabotage import place_captive
from .state import AlbaLonga, Assisi


def assisi_of(g: AlbaLonga) -> Assisi:
    """The neutral city, where it is in the game."""
    assert g.assisi is not None
    return g.assisi


@step
def plunder_slot(g: AlbaLonga, now: Now, seat: int) -> None:
    """For each sabotage one item of loot, as long as there is any (AL-22.8, AL-22.11)."""
    if any(assisi_of(g).loot):
        now.ask(plunder, seat)
    else:
        now.tell(SabotageLapsed, seat, CITIES[ASSISI])


@decision("AL-22.8", Plunder)
def plunder(g: AlbaLonga, seat: int) -> Items:
    """An item of choice; a captive together with his job (AL-22.8 to AL-22.10)."""
    silver, wheat, captives = assisi_of(g).loot
    return spoils(silver > 0, wheat > 0, captives > 0, g.harvest and g.job_well_done)


@cache
def spoils(silver: bool, wheat: bool, captives: bool, farmers: bool) -> Items:
    goods = [Plunder(kind) for kind, there in zip(LOOT, (silver, wheat), strict=False) if there]
    jobs = JOBS[MERCHANT : FARMER + farmers] if captives else ()
    return Items([*goods, *(Plunder(LOOT[CAPTIVE_LOOT], job) for job in jobs)])


@plunder.chosen
def _plunder(g: AlbaLonga, now: Now, seat: int, action: Plunder) -> None:
    kind = LOOT.index(action.loot)
    assisi_of(g).loot[kind] -= 1
    if kind == CAPTIVE_LOOT:
        place_captive(g, now, seat, CITIES[ASSISI], JOB_PLACES[action.job])
    elif kind == SILVER_LOOT:
        gain(g, now, seat, CITIES[ASSISI], silver=LOOT_AMOUNTS[kind])
    else:
        gain(g, now, seat, CITIES[ASSISI], wheat=LOOT_AMOUNTS[kind])


@plunder.refuses
def _why_not_plunder(g: AlbaLonga, seat: int, action: Plunder) -> Why | None:
    if action.loot not in LOOT:
        return None
    if not assisi_of(g).loot[LOOT.index(action.loot)]:
        return Why("AL-22.8", "refused-no-such-loot", {"loot": action.loot})
    if action.loot != LOOT[CAPTIVE_LOOT]:
        return Why("AL-22.8", "refused-loot-has-no-job", {"loot": action.loot})
    if action.job not in JOBS:
        return Why("AL-22.9", "refused-captive-needs-job")
    rule = "AL-22.10" if action.job == JOBS[FARMER] else "AL-22.9"
    return Why(rule, "refused-captive-job", {"job": action.job})


def update_assisi(g: AlbaLonga, now: Now, *, attacked: bool) -> None:
    """If it was attacked a defender comes; then in every season an item of loot (AL-22.13, AL-22.14, AL-A49)."""
    assisi = assisi_of(g)
    if attacked and assisi.defenders < MOST_DEFENDERS:
        assisi.defenders += 1
        now.tell(AssisiReinforced, assisi.defenders)
    if sum(assisi.loot) < MOST_LOOT:
        now.ask(restock, g.king_of_kings)


@decision("AL-22.14", Restock)
def restock(g: AlbaLonga, seat: int) -> Items:
    """The King of Kings chooses the kind; no more than three of a kind (AL-22.14)."""
    silver, wheat, captives = assisi_of(g).loot
    return stocks(silver < MOST_OF_A_KIND, wheat < MOST_OF_A_KIND, captives < MOST_OF_A_KIND)


@cache
def stocks(*room: bool) -> Items:
    return Items(Restock(kind) for kind, free in zip(LOOT, room, strict=True) if free)


@restock.chosen
def _restock(g: AlbaLonga, now: Now, seat: int, action: Restock) -> None:
    assisi_of(g).loot[LOOT.index(action.loot)] += 1


@restock.refuses
def _why_not_restock(g: AlbaLonga, seat: int, action: Restock) -> Why | None:
    return Why("AL-22.14", "refused-loot-full", {"loot": action.loot}) if action.loot in LOOT else None
