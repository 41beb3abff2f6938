"""The harvest: climate, prayers, wheat, and the blessing of the gods (AL-12, AL-13, AL-20.6 to AL-20.8)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from .actions import DeclineBlessing, ImproveHarvest, KeepDevotion, TakeBlessing
from .components import BLESSING, BLESSING_WITH_PIETY, FARMER_MAJORITY_WHEAT, YIELDS
from .events import BlessingRevealed, ClimateTurned, PietyReturned
from .ledger import build, gain, spend_devotion
from .phases import begin_phase
from .state import NOBODY, AlbaLonga

KEEP_DEVOTION, DECLINE_BLESSING = KeepDevotion(), DeclineBlessing()
PRAYERS = Items([KEEP_DEVOTION]), Items([ImproveHarvest(), KEEP_DEVOTION])
BLESSINGS = Items([DECLINE_BLESSING]), Items([TakeBlessing(), DECLINE_BLESSING])
"""What can be answered without and with the levels that it takes."""

# Farmers


@step
def resolve_farmers(g: AlbaLonga, now: Now) -> None:
    """The card is turned, then improvements, yields and the majority (AL-23.7)."""
    begin_phase(g, now, "farmers")
    turn_climate_card(g, now)
    cost = g.prayer_cost
    now.then(bring_in_harvest)
    now.each([seat for seat in g.order if g.cities[seat].devotion >= cost], improve_harvest)


def turn_climate_card(g: AlbaLonga, now: Now) -> None:
    """Its back shows the prayer cost; below it next year's climate is seen, if there is a card (AL-12.2, AL-A27)."""
    card = now.draw(g.climate_cards[g.climate])
    g.turned.append(card)
    g.next_climate = now.draw(g.climates) if len(g.climates) else ""
    if now.heard:
        now.tell(ClimateTurned, card, g.prayer_cost, g.next_climate)


@decision("AL-12.3", ImproveHarvest, KeepDevotion)
def improve_harvest(g: AlbaLonga, seat: int) -> Items:
    """A King whose level reaches the prayer cost may spend it, with or without farmers (AL-12.3, AL-A23)."""
    return PRAYERS[g.cities[seat].devotion >= g.prayer_cost]


@improve_harvest.chosen
def _improve_harvest(g: AlbaLonga, now: Now, seat: int, action: ImproveHarvest | KeepDevotion) -> None:
    if isinstance(action, ImproveHarvest):
        g.cities[seat].improved = True
        spend_devotion(g, now, seat, "harvest", g.prayer_cost)


@step
def bring_in_harvest(g: AlbaLonga, now: Now) -> None:
    """Every King's wheat, then 2 more for strictly the most standing farmers (AL-12.8, AL-20.6)."""
    for seat in g.order:
        gain(g, now, seat, "harvest", wheat=crop(g, seat))
    if g.job_well_done:
        most = g.majority([city.standing_farmers for city in g.cities])
        if most != NOBODY:
            gain(g, now, most, "job_well_done", wheat=FARMER_MAJORITY_WHEAT)


def crop(g: AlbaLonga, seat: int) -> int:
    """A standing farmer in a field brings the climate's wheat, 1 more if improved; a lying one 1 less, improved or
    not; one in the granary nothing, unless the box says so (AL-12.5 to AL-12.7, AL-A12)."""
    city, wheat = g.cities[seat], YIELDS[g.climate]
    standing = city.fields - city.lying_farmers
    if g.box.granary_yields:
        standing += city.granary
    return standing * (wheat + city.improved) + city.lying_farmers * (wheat - 1)


# Blessings


@step
def resolve_blessings(g: AlbaLonga, now: Now) -> None:
    """Who improved his harvest may ask; the card is turned up when all have decided (AL-13.1 to AL-13.3)."""
    begin_phase(g, now, "blessings")
    now.then(bless)
    now.each([seat for seat in g.order if may_be_blessed(g, seat)], take_blessing)


def may_be_blessed(g: AlbaLonga, seat: int) -> bool:
    city = g.cities[seat]
    return city.improved and city.devotion >= blessing_price(g, seat)


def blessing_price(g: AlbaLonga, seat: int) -> int:
    """2 levels, or 1 with the Mark of Piety (AL-13.1, AL-20.7)."""
    return BLESSING_WITH_PIETY if g.piety == seat else BLESSING


@decision("AL-13.1", TakeBlessing, DeclineBlessing)
def take_blessing(g: AlbaLonga, seat: int) -> Items:
    """Decided openly, before the card is known (AL-13.1, AL-A22)."""
    return BLESSINGS[may_be_blessed(g, seat)]


@take_blessing.chosen
def _take_blessing(g: AlbaLonga, now: Now, seat: int, action: TakeBlessing | DeclineBlessing) -> None:
    if isinstance(action, TakeBlessing):
        g.cities[seat].blessed = True
        spend_devotion(g, now, seat, "blessing", blessing_price(g, seat))


@step
def bless(g: AlbaLonga, now: Now) -> None:
    """A card is revealed even if nobody asked, and never comes back; the Mark is put back (AL-13.3 to 13.6, 20.8)."""
    card = now.draw(g.blessings)
    g.past_blessings.append(card)
    now.tell(BlessingRevealed, card)
    blessing = g.box.blessings[card]
    for seat in g.order:
        if not g.cities[seat].blessed:
            continue
        if blessing.resource == "monument":
            build(g, now, seat, "blessing", blessing.amount)
        else:
            gain(g, now, seat, "blessing", **{blessing.resource: blessing.amount})
    if g.piety != NOBODY:
        now.tell(PietyReturned, g.piety)
        g.piety = NOBODY
