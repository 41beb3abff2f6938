"""What an action of Medioevo Universale costs, or what comes of it, in a few words beside it."""

from __future__ import annotations

from typing import Any

from ....kernel.action import Action
from ....words import Words
from ..battle.odds import foreseen
from ..components import BRANCHES, CUBE_PRICE, TECHNOLOGIES
from ..diplomacy.breach import AccuseBreach
from ..diplomacy.offers import AcceptOffer, CounterOffer, EndPact, RefuseOffer, WithdrawOffer
from ..diplomacy.support import BreakPact
from ..market.empire import BuyEmpireCard, KeepEmpireCard, number_drawn
from ..market.objectives import ClaimObjective
from ..market.technology import BuyTechnology
from ..moves.actions import Step
from ..moves.assets import Plunder, asset_of, dispose_assets
from ..moves.assets import price as plunder_price
from ..moves.groups import current, march_of, movement_of
from ..moves.paths import movement_left
from ..moves.survey import steps
from ..realm.bankruptcy import PayInterest
from ..realm.debt import PayArrears, interest_of
from ..realm.setup import KeepStartCard
from ..realm.taxes import PayUpkeep, SetTax, income, upkeep_of
from ..state import Medioevo
from ..trading.deals import fee, total, unit_price
from ..trading.sales import AddCube, ConfirmTrade, TradeBuy
from ..trading.travel import TradeMove
from .diplomacy import clauses_text, offer_text
from .names import listed, objective_text, points_text
from .prices import price_of, price_text

OFFER = AcceptOffer | RefuseOffer | CounterOffer | WithdrawOffer
PACT = EndPact | BreakPact | AccuseBreach


def note(o: Medioevo, seat: int, action: Action, words: Words) -> str:
    """The price of a purchase, what a tax brings, what a step takes, what an offer says; the odds of an attack, if the
    table wants to see them."""
    return listed(
        (
            _about(o, seat, action, words),
            price_text(o, seat, price_of(o, seat, action), words),
            _odds(o, seat, action, words),
        )
    )


def _odds(o: Medioevo, seat: int, action: Action, words: Words) -> str:
    odds = foreseen(o, seat, action) if o.with_variant("odds") else None
    return words.say("note-odds", win=odds.win, lost=round(odds.attacker_losses)) if odds else ""


def _about(o: Medioevo, seat: int, action: Any, words: Words) -> str:
    match action:
        case SetTax():
            return words.say("note-income", n=income(o, seat, action.level))
        case PayUpkeep():
            return words.say("note-florins", n=upkeep_of(o, seat))
        case PayInterest():
            return words.say("note-florins", n=interest_of(o, seat))
        case PayArrears():
            return words.say("note-florins", n=o.players[seat].interest)
        case Plunder() if o.agenda and o.agenda[-1].name == dispose_assets.name:
            return words.say("note-brings", n=plunder_price(o, str(o.agenda[-1].args[0]), asset_of(action.asset)))
        case BuyTechnology():
            branch = BRANCHES.index(action.branch)
            return words.say(f"technology-{TECHNOLOGIES[action.branch][o.players[seat].technology[branch]]}")
        case BuyEmpireCard():
            return words.say("note-draw", n=number_drawn(o, seat))
        case KeepStartCard() | KeepEmpireCard():
            return points_text(o.box, action.card, words)
        case ClaimObjective():
            return objective_text(o.box, action.card, words).rstrip(".")
        case _:
            return _way(o, action, words) or _trade(o, seat, action, words) or _agreed(o, action, words)


def _way(o: Medioevo, action: Any, words: Words) -> str:
    """Movement points that a step takes, and those that are left."""
    if isinstance(action, Step) and o.marches:
        march, group = march_of(o), current(o)
        cost = steps(o, march, group).get(action.place, 0)
        return words.say("note-step", n=cost, left=max(0, movement_of(o, march, group) - cost))
    if isinstance(action, TradeMove):
        return words.say("note-moves", n=movement_left(o.items[action.transport]))
    return ""


def _trade(o: Medioevo, seat: int, action: Any, words: Words) -> str:
    """What cubes cost or bring, fees included."""
    if isinstance(action, TradeBuy):
        place = o.items[action.transport].place
        area = o.box.chart.inhabited(place)
        good = words.say(f"good-{area.good}") if area else ""
        florins = CUBE_PRICE * action.cubes + fee(o, seat, place, action.cubes)
        return listed((good, words.say("note-florins", n=florins)))
    if isinstance(action, AddCube) and o.sales:
        return words.say("note-brings", n=unit_price(o, o.sales[-1]))
    if isinstance(action, ConfirmTrade) and o.sales:
        sale = o.sales[-1]
        return words.say("note-brings" if sale.sells else "note-florins", n=total(o, sale))
    return ""


def _agreed(o: Medioevo, action: Any, words: Words) -> str:
    """What an offer or a pact says."""
    if isinstance(action, OFFER):
        return next((offer_text(offer, words) for offer in o.offers if offer.id == action.offer), "")
    if isinstance(action, PACT):
        return next((clauses_text(pact.clauses, words) for pact in o.pacts if pact.id == action.pact), "")
    return ""
