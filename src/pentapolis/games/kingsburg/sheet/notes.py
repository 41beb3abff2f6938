"""What is certain to follow from an action of Kingsburg, in a few words beside it."""

from __future__ import annotations

from ....kernel.action import Action
from ....words import Words
from ..actions import Construct, Exchange, Pay, Place, Recruit
from ..components import BUILDINGS, GOODS
from ..state import Kingsburg
from ..winter import soldier_price
from .cards import advisor_gives, goods_text


def note(o: Kingsburg, seat: int, action: Action, words: Words) -> str:
    """What follows: the advisor's gain, the price and points of a building, the soldiers for a payment."""
    if isinstance(action, Place):
        return advisor_gives(o.box.advisors[action.advisor], words)
    if isinstance(action, Construct):
        card = o.box.buildings[BUILDINGS.index(action.building)]
        cost = o.box.cost(card, o.provinces[seat].built)
        points = [words.say("vp", n=card.vp)] if card.vp else []
        return " · ".join([goods_text(cost, words), *points])
    if isinstance(action, Recruit):
        paid = action.gold + action.wood + action.stone
        return words.say("soldier", n=paid // soldier_price(o, seat))
    if isinstance(action, Exchange):
        return goods_text([int(good != action.give) for good in GOODS], words)
    if isinstance(action, Pay):
        return words.say("vp", n=1)
    return ""
