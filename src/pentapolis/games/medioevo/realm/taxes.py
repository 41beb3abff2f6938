"""Phase 3: taxes and upkeep (ME-5, ME-22.12)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision, secret
from ....kernel.now import Now
from ....kernel.options import Items
from ....kernel.refusal import Why
from ..components import BUILDINGS, CITY, CIVIL, DESTITUTE, INHABITED_UPKEEP, SEA_UPKEEP, TAX_LEVELS, TERRAINS, UPKEEP
from ..control import controlled
from ..diplomacy.dates import due_payments
from ..forces import all_troops, lent_troops, owned
from ..free import ERRANDS, errands, run_errand
from ..money import can_pay, pay, receive
from ..pieces import DismissPieces, ReturnItem, ReturnUnit, return_piece, returns
from ..state import Medioevo
from ..tabletop import NONE
from ..use import offers
from .bankruptcy import collect_interest
from .events import TaxSet

MARKET_BONUS = 20
"""Florins of a city for each market cube of its area (ME-5.3)."""
CITY_LEVEL = BUILDINGS[CIVIL].index(CITY) + 1


class SetTax(Action, frozen=True):
    """Set the tax level."""

    level: int


class PayUpkeep(Action, frozen=True):
    """Pay the upkeep of all that is left."""


@step
def tax_phase(g: Medioevo, now: Now) -> None:
    """Levels, income, payments due by pacts, interest, upkeep (ME-5, P1)."""
    now.then(set_tax.of(*g.order), collect_taxes, due_payments, collect_interest, collect_upkeep)


@secret("ME-5.1", SetTax, free=True)
def set_tax(g: Medioevo, seat: int) -> Items:
    """10 to 50, whatever it was before (ME-5.1)."""
    return Items(map(SetTax, TAX_LEVELS))


@set_tax.revealed
def _set_taxes(g: Medioevo, now: Now, levels: dict[int, SetTax]) -> None:
    for seat in g.order:
        g.players[seat].tax = levels[seat].level
        now.tell(TaxSet, seat, levels[seat].level)


@step
def collect_taxes(g: Medioevo, now: Now) -> None:
    """Everybody's income (ME-5.2 to ME-5.5)."""
    for seat in g.order:
        receive(g, now, seat, income(g, seat), "taxes")


def income(g: Medioevo, seat: int, level: int = 0) -> int:
    """The tax, of this level or the own, for each controlled territory and civil level, more for cities at Great
    Markets; 200 for who has neither territory nor unit (ME-5.2, ME-5.3, ME-5.5)."""
    own = controlled(g, seat)
    if not own and not any(all_troops(g, seat)):
        return DESTITUTE
    places = [g.place(name) for name in own]
    levels = len(own) + sum(place.civil for place in places)
    markets = sum(len(place.market) for place in places if place.civil == CITY_LEVEL)
    return (level or g.players[seat].tax) * levels + MARKET_BONUS * markets


# upkeep


@step
def collect_upkeep(g: Medioevo, now: Now) -> None:
    now.each(g.order, charge_upkeep)


@step
def charge_upkeep(g: Medioevo, now: Now, seat: int) -> None:
    """Who has pieces pays for them, after returning what is too dear (ME-5.7, ME-5.8)."""
    if upkeep_of(g, seat):
        now.then(disband.of(seat))


def upkeep_of(g: Medioevo, seat: int) -> int:
    """What the pieces of a seat cost, units lent to a horde too: 20 each, or by terrain (ME-5.7, ME-22.12)."""
    troops = [(place, troop.count) for place, troop in all_troops(g, seat) if troop.lent_by == NONE]
    troops += [(place, troop.count) for place, troop in lent_troops(g, seat)]
    pieces = [*troops, *((item.place, 1) for item in owned(g, seat).values())]
    if not g.with_variant("terrain"):
        return UPKEEP * sum(count for _, count in pieces)
    return sum(count * upkeep_at(g, place) for place, count in pieces)


def upkeep_at(g: Medioevo, place: str) -> int:
    """What a piece costs where it stands, with the terrain variant (ME-22.12)."""
    if place in g.box.chart.seas:
        return SEA_UPKEEP
    if g.box.chart.inhabited(place):
        return INHABITED_UPKEEP
    return TERRAINS[g.box.chart.territories[place].terrain][1]


@decision("ME-5.8", ReturnUnit, ReturnItem, PayUpkeep, *ERRANDS, private=True, free=True)
def disband(g: Medioevo, seat: int) -> Items:
    """Return pieces, borrow, or pay for all that is left (ME-5.8, ME-5.9, ME-5.11)."""
    aside = [action for action in errands(g, seat) if not isinstance(action, DismissPieces)]
    options = [*returns(g, seat), *offers(g, seat, "upkeep"), *aside]
    if can_pay(g, seat, upkeep_of(g, seat)):
        options.append(PayUpkeep())
    return Items(options)


@disband.chosen
def _disband(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    if isinstance(action, PayUpkeep):
        pay(g, now, seat, upkeep_of(g, seat), "upkeep")
        return
    now.then(charge_upkeep.of(seat))
    if isinstance(action, ReturnUnit | ReturnItem):
        return_piece(g, now, seat, action)
    else:
        run_errand(g, now, seat, action)


@disband.refuses
def _why_not_pay(g: Medioevo, seat: int, action: Action) -> Why | None:
    if isinstance(action, PayUpkeep):
        return Why("ME-5.9", "refused-upkeep", {"florins": upkeep_of(g, seat)})
    return None
