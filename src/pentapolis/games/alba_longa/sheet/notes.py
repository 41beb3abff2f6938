"""What is certain to follow from an action of Alba Longa, in a few words beside it."""

from __future__ import annotations

from ....kernel.action import Action
from ....words import Words
from ..actions import (
    BuyDie,
    CallCourt,
    ChooseHero,
    ChooseTarget,
    Grow,
    ImproveHarvest,
    NameKingOfKings,
    OfferCrown,
    Plunder,
    Restock,
    Sabotage,
    SellSlaves,
    TakeBlessing,
    TakeDie,
)
from ..components import (
    ASSISI,
    BOUGHT_DIE,
    CAPTIVE_LOOT,
    CITY_PLACES,
    DEALS,
    DICE,
    FARMER,
    GROWTH,
    LOOT,
    LOOT_AMOUNTS,
    MERCHANT,
    PLACES,
    SOLDIER,
    STALLS,
)
from ..harvest import blessing_price
from ..state import AlbaLonga
from .amounts import loot_text


def note(o: AlbaLonga, seat: int, action: Action, words: Words) -> str:
    """What follows: what a die shows, a strength, a price, and what is left of a stock."""
    if isinstance(action, TakeDie):
        return words.say("note-die", face=o.dice[DICE.index(action.die)])
    if isinstance(action, BuyDie):
        return words.say("note-stall", silver=_silver(o, action.stall) + BOUGHT_DIE)
    if isinstance(action, CallCourt) and action.stall:
        return words.say("note-cost", cost=o.dice_cost, silver=_silver(o, action.stall) + o.dice_cost)
    if isinstance(action, ChooseTarget):
        return _target(o, action.city, words)
    if isinstance(action, ChooseHero):
        return words.say("note-strength", n=o.cities[seat].assigned[SOLDIER] + action.value)
    if isinstance(action, Sabotage):
        return _sabotage(o, action.place, words)
    if isinstance(action, Plunder | Restock):
        return _loot(o, action, words)
    if isinstance(action, OfferCrown | NameKingOfKings):
        return _order(o, seat, action.king, words)
    if isinstance(action, SellSlaves):
        return words.say("note-deal", population=o.cities[seat].population - DEALS[action.deal][0])
    return _spent(o, seat, action, words)


def _order(o: AlbaLonga, seat: int, king: int, words: Words) -> str:
    """The place in turn order that a choice of the King of Kings leaves for the one who chooses."""
    if seat not in o.order:
        return ""
    place = (o.order.index(seat) - o.order.index(king)) % len(o.order)
    return words.say("note-order", n=place + 1)


def _silver(o: AlbaLonga, stall: str) -> int:
    return o.stalls[STALLS.index(stall)]


def _target(o: AlbaLonga, city: str, words: Words) -> str:
    place = CITY_PLACES[city]
    if place == ASSISI:
        assert o.assisi is not None
        return words.say("note-assisi", defenders=o.assisi.defenders, loot=loot_text(o.assisi.loot, words))
    attacked = o.cities[place]
    return words.say("note-target", soldiers=attacked.assigned[SOLDIER], monuments=attacked.monuments)


def _sabotage(o: AlbaLonga, place: str, words: Words) -> str:
    """How many are there, and whether the one who is hit lies down."""
    city, job = o.cities[int(o.agenda[-1].args[0])], PLACES.index(place)
    there = words.say("note-there", n=city.people(job))
    stays = (job == MERCHANT and city.people(MERCHANT) == 1) or (job == FARMER and not city.granary)
    return f"{there}; {words.say('note-lies')}" if stays else there


def _loot(o: AlbaLonga, action: Plunder | Restock, words: Words) -> str:
    assert o.assisi is not None
    kind = LOOT.index(action.loot)
    if isinstance(action, Restock):
        return words.say("note-there", n=o.assisi.loot[kind])
    return "" if kind == CAPTIVE_LOOT else words.say(action.loot, n=LOOT_AMOUNTS[kind])


def _spent(o: AlbaLonga, seat: int, action: Action, words: Words) -> str:
    """Worship and wheat that an answer costs, and what it brings."""
    city = o.cities[seat]
    if isinstance(action, ImproveHarvest):
        standing = city.fields - city.lying_farmers + (city.granary if o.box.granary_yields else 0)
        left = city.devotion - o.prayer_cost
        return words.say("note-improve", **{"from": city.devotion, "to": left, "wheat": standing})
    if isinstance(action, TakeBlessing):
        left = city.devotion - blessing_price(o, seat)
        return words.say("note-devotion", **{"from": city.devotion, "to": left})
    if isinstance(action, Grow):
        return words.say("note-grow", wheat=GROWTH[action.n], population=city.population + action.n)
    return ""
