"""What an action of Medioevo Universale costs, or what comes of it, in a few words beside it."""

from __future__ import annotations

from typing import Any

from ....kernel.action import Action
from ....words import Words
from ..battle.odds import foreseen
from ..components import ENGINES, LEVEL_PRICE
from ..market.buildings import BuildBuilding, full_price
from ..market.empire import BuyEmpireCard, card_price
from ..market.engines import BuildSiege
from ..market.recruits import Recruit
from ..market.recruits import price as unit_price
from ..market.technology import BuyTechnology
from ..market.technology import price as technology_price
from ..market.transports import BuildTransport
from ..state import Medioevo


def note(o: Medioevo, seat: int, action: Action, words: Words) -> str:
    """The price of a purchase; the odds of an attack, if the table wants to see them."""
    if o.with_variant("odds") and (odds := foreseen(o, seat, action)):
        return words.say("note-odds", win=odds.win, lost=round(odds.attacker_losses))
    florins = _price(o, seat, action)
    return words.say("note-florins", n=florins) if florins else ""


def _price(o: Medioevo, seat: int, action: Any) -> int:
    if isinstance(action, BuyTechnology):
        return technology_price(o.players[seat], action.branch)
    if isinstance(action, BuyEmpireCard):
        return card_price(o.players[seat])
    if isinstance(action, Recruit):
        return unit_price(action.unit)
    if isinstance(action, BuildBuilding):
        return full_price(action.building)
    if isinstance(action, BuildTransport):
        return LEVEL_PRICE * action.level
    if isinstance(action, BuildSiege):
        return LEVEL_PRICE * (ENGINES.index(action.engine) + 1)
    return 0
