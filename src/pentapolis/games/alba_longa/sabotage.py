"""Sabotage, and with Spoils of War the capture of who is hit (AL-7, AL-21)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import Sabotage
from .components import CITIES, FARMER, JOBS, MERCHANT, PLACES, PRIEST, SOLDIER, WORKER
from .events import Captured, Sabotaged, SabotageLapsed
from .ledger import gain
from .state import AlbaLonga, City

CHOICES = tuple(Items(Sabotage(PLACES[job]) for job in range(5) if places >> job & 1) for places in range(32))
"""The places that can be sabotaged, by a bit per job."""
SENT_HOME, LAID_DOWN, REMOVED = "sent_home", "laid_down", "removed"


@step
def sabotage_slot(g: AlbaLonga, now: Now, seat: int, place: int) -> None:
    """An attacker must sabotage if anything can be; if nothing can, the sabotage lapses (AL-7.12)."""
    if vulnerable(g.cities[place]):
        now.then(sabotage.of(seat, place))
    else:
        now.tell(SabotageLapsed, seat, CITIES[place])


def vulnerable(city: City) -> int:
    """A bit for each job whose place can be sabotaged (AL-7.2, AL-7.6, AL-7.8, AL-7.11)."""
    found = 0
    if city.standing_merchants:
        found |= 1 << MERCHANT
    if city.people(WORKER):
        found |= 1 << WORKER
    if city.people(PRIEST):
        found |= 1 << PRIEST
    if city.standing_farmers:
        found |= 1 << FARMER
    return found


@decision("AL-7.1", Sabotage)
def sabotage(g: AlbaLonga, seat: int, place: int) -> Items:
    """Market, quarry, temple or farm of the attacked city, never the barracks (AL-7.1, AL-7.2)."""
    return CHOICES[vulnerable(g.cities[place])]


@sabotage.chosen
def _sabotage(g: AlbaLonga, now: Now, seat: int, action: Sabotage, place: int) -> None:
    job, victim = PLACES.index(action.place), g.cities[place]
    result = hit(victim, job)
    now.tell(Sabotaged, seat, CITIES[place], action.place, result)
    if g.spoils_of_war and g.cities[seat].monuments <= victim.monuments:
        capture(g, now, seat, place, job, in_field=job == FARMER and result == LAID_DOWN)


def hit(city: City, job: int) -> str:
    """The one placed last is hit; a last merchant and a farmer in a field lie down instead of leaving (AL-7.4-7.10)."""
    if job == MERCHANT and city.people(MERCHANT) == 1:
        city.lying_merchant = True
        return LAID_DOWN
    if job == FARMER and not city.granary:
        city.lying_farmers += 1
        return LAID_DOWN
    if city.captives[job]:
        city.captives[job] -= 1
        return REMOVED
    city.assigned[job] -= 1
    city.home += 1
    return SENT_HOME


def capture(g: AlbaLonga, now: Now, seat: int, place: int, job: int, *, in_field: bool) -> None:
    """A captive does the same job for the attacker; a farmer works in his granary or, without A Job Well Done, brings
    1 wheat if he stood in a field (AL-21.2, AL-21.6, AL-21.7)."""
    if job != FARMER or g.job_well_done:
        place_captive(g, now, seat, CITIES[place], job)
    elif in_field:
        gain(g, now, seat, "capture", wheat=1)


def place_captive(g: AlbaLonga, now: Now, seat: int, origin: str, job: int) -> None:
    """A captive is placed like a peasant; he counts fully until all return (AL-21.2, AL-21.3, AL-22.9)."""
    g.cities[seat].captives[job] += 1
    now.tell(Captured, seat, origin, JOBS[job])


@sabotage.refuses
def _why_not_sabotage(g: AlbaLonga, seat: int, action: Sabotage, place: int) -> Why | None:
    city = g.cities[place]
    if action.place == PLACES[SOLDIER]:
        return Why("AL-7.2", "refused-barracks")
    if action.place not in PLACES:
        return None
    job = PLACES.index(action.place)
    if not city.people(job):
        return Why("AL-7.2", "refused-nobody-there", {"place": action.place})
    rule = "AL-7.6" if job == MERCHANT else "AL-7.11"
    return Why(rule, "refused-all-lying", {"place": action.place})
