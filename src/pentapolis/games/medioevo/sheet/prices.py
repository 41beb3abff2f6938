"""What a purchase of Medioevo Universale costs: florins, technology points, and what missing points cost."""

from __future__ import annotations

from typing import Any, NamedTuple

from ....words import Words
from ..abilities import ARTS
from ..actions import CardUse, TechnologyUse, times
from ..components import CAPTAIN, COLOUR_OF, LEVEL_PRICE, PRICES, REPAIR_PRICE
from ..control import level_of
from ..forces import read_unit
from ..market import buildings, engines, recruits, transports
from ..market.deployment import PIECES, BuyHidden
from ..market.empire import BuyEmpireCard, card_price
from ..market.prisoners import RANSOM, Ransom
from ..market.technology import BuyTechnology
from ..market.technology import price as technology_price
from ..points import price as missing_price
from ..state import Medioevo


class Price(NamedTuple):
    """Florins, and the points of a technology."""

    florins: int
    technology: str = ""
    points: int = 0


NOTHING = Price(0)


def price_of(o: Medioevo, seat: int, action: Any) -> Price:
    """The price of an action; nothing for what is free or has none."""
    match action:
        case buildings.BuildBuilding():
            category, level = buildings.KIND[action.building]
            return Price(_building(o, seat, buildings.full_price(action.building)), buildings.DESIGN[category], level)
        case buildings.UpgradeBuilding():
            category, level = buildings.KIND[action.building]
            more = level - level_of(o.place(action.place), category)
            return Price(_building(o, seat, LEVEL_PRICE * more), buildings.DESIGN[category], more)
        case buildings.Repair():
            return Price(REPAIR_PRICE * action.tokens)
        case transports.BuildTransport():
            return Price(LEVEL_PRICE * action.level, transports.DESIGN, action.level)
        case transports.UpgradeTransport():
            more = action.level - o.items[action.item].level
            return Price(LEVEL_PRICE * more, transports.DESIGN, more)
        case engines.BuildSiege():
            level = engines.LEVEL[action.engine]
            return Price(LEVEL_PRICE * level, engines.DESIGN, level)
        case engines.UpgradeSiege():
            more = engines.LEVEL[action.engine] - o.items[action.item].level
            return Price(LEVEL_PRICE * more, engines.DESIGN, more)
        case recruits.PromoteCaptain():
            more = action.level - read_unit(action.unit)[1]
            return Price(PRICES[CAPTAIN] * more, recruits.DESIGN, more)
        case BuyHidden():
            piece = PIECES[action.piece]
            return Price(piece.florins, piece.technology, piece.points)
        case _:
            return _others(o, seat, action)


def _others(o: Medioevo, seat: int, action: Any) -> Price:
    match action:
        case recruits.Recruit():
            level = read_unit(action.unit)[1]
            return Price(recruits.price(action.unit), recruits.DESIGN if level else "", level)
        case recruits.BuyBack():
            return Price(recruits.half_price(action.unit))
        case Ransom():
            return Price(RANSOM * recruits.price(action.unit))
        case BuyTechnology():
            return Price(technology_price(o.players[seat], action.branch))
        case BuyEmpireCard():
            return Price(card_price(o.players[seat]))
        case CardUse():
            return Price(0 if action.via else o.box.cards[action.card].cost)
        case TechnologyUse() if action.technology in ARTS and not action.via:
            return Price(0, action.technology, ARTS[action.technology].points * times(action))
        case _:
            return NOTHING


def _building(o: Medioevo, seat: int, florins: int) -> int:
    """A building's price after cards that make it cheaper."""
    return buildings.reduced(florins, buildings.reductions(o, seat))


def price_text(o: Medioevo, seat: int, price: Price, words: Words) -> str:
    """A price in words: "200 florins, 2 points (green; 1 missing: 100 florins more)"."""
    said = [words.say("note-florins", n=price.florins)] if price.florins else []
    if price.points:
        colour = COLOUR_OF[price.technology]
        missing = missing_price(o, seat, colour, price.points)
        key = "note-points-missing" if missing else "note-points"
        said.append(words.say(key, n=price.points, colour=words.say(f"colour-{colour}"), florins=missing))
    return ", ".join(said)
