"""Where and what a trade transport can buy and sell, and at what price (ME-16.2, ME-16.9 to ME-16.20, P5). Nothing here
changes anything."""

from __future__ import annotations

from itertools import combinations

from ..components import CUBE_CAPACITY, CUBE_PRICE, SHIPS, TRADE_TRANSPORTS
from ..control import controller
from ..diplomacy.pacts import may_trade, trade_fee
from ..diplomacy.war import at_war
from ..moves.paths import movement_left
from ..points import in_hand
from ..state import Medioevo
from ..supply import cubes_left
from ..tabletop import NOBODY, Item
from .sale import Sale

MARKET_BONUS, ROUTE_BONUS, MARKET_POINT = 20, 50, 50
"""Florins for each market cube, each trade point (on every cube sold), each point of Market (on the whole)."""
COMMERCE = (0, 25, 50, 100)
"""Florins for each point of Commerce by the civil building of the area (ME-26.5)."""
RANGERS = ("card_55", "card_56")
EDICT = "edict"


def trades(item: Item) -> bool:
    """Whether an item moves and trades in this phase (ME-25.12)."""
    return (item.kind in TRADE_TRANSPORTS or item.twin) and not item.aboard


def unseen(g: Medioevo, name: str) -> bool:
    """Whether a Ranger leads a transport through hostile places (ME-25.47)."""
    return any(effect.name in RANGERS and effect.item == name for effect in g.effects)


def conducted(g: Medioevo, name: str, place: str) -> bool:
    """Whether an Edict guards a transport from the barbarians of a territory (ME-26.9, ME-A35)."""
    return any((effect.name, effect.item, effect.place) == (EDICT, name, place) for effect in g.effects)


def room(item: Item) -> int:
    """How many more cubes it can load (ME-16.2)."""
    return CUBE_CAPACITY[item.level] - len(item.cargo)


def present(g: Medioevo, place: str) -> set[str]:
    """The colours of an area, printed or as market cubes (ME-16.12, ME-16.17)."""
    area = g.box.chart.inhabited(place)
    return {area.good, *g.place(place).market} if area else set()


def forbidden(g: Medioevo, place: str) -> bool:
    """Whether a Bishop forbids trade in a territory this turn (ME-16.10)."""
    return any(effect.name == "card_2" and effect.place == place for effect in g.effects)


def embattled(g: Medioevo, place: str) -> bool:
    """Whether armies of players at war with each other stand in a territory (ME-16.10)."""
    sides = [force.side for force in g.place(place).forces if force.side >= 0]
    return any(at_war(g, a, b) for a, b in combinations(sides, 2))


def obstacle(g: Medioevo, seat: int, item: Item) -> str:
    """Why a transport can't trade where it stands, by the rule's number in the chapter; nothing if it can."""
    area = g.box.chart.inhabited(item.place)
    if area is None:
        return "uninhabited"
    if item.kind in SHIPS and not area.port:
        return "port"
    if not may_trade(g, seat, item.place):
        return "holder" if controller(g, item.place) != NOBODY else "barbarians"
    if embattled(g, item.place):
        return "armies"
    if forbidden(g, item.place):
        return "bishop"
    return "" if movement_left(item) else "movement"


def most_to_buy(g: Medioevo, seat: int, item: Item) -> int:
    """The most cubes a transport can buy where it stands: by room, supply and florins, fees included, with what Market
    takes off by points in hand (ME-16.11, ME-26.6)."""
    area = g.box.chart.inhabited(item.place)
    assert area is not None  # nothing stands in the way of trade (`obstacle`)
    if g.players[seat].bankrupt:  # who is bankrupt buys nothing (ME-18.12)
        return 0
    player = g.players[seat]
    points = in_hand(g, seat, "yellow") if player.knows("market") else 0
    most = min(room(item), cubes_left(g, area.good))
    prices = {n: lowest_price(n, points) + fee(g, seat, item.place, n) for n in range(1, most + 1)}
    return max((n for n, price in prices.items() if price <= player.florins), default=0)


def lowest_price(cubes: int, points: int) -> int:
    """What cubes cost at least with so many points for Market, which never makes them free (ME-26.6)."""
    return CUBE_PRICE * cubes - MARKET_POINT * min(points, (CUBE_PRICE * cubes - 1) // MARKET_POINT)


def fee(g: Medioevo, seat: int, place: str, cubes: int) -> int:
    """What a transaction owes the player who granted trade there."""
    return trade_fee(g, seat, place, cubes)[1]


def to_sell(g: Medioevo, item: Item) -> list[str]:
    """The cubes aboard that an area takes: colours that are not present there, sorted."""
    there = present(g, item.place)
    return [good for good in item.cargo if good not in there]


def can_sell(g: Medioevo, seat: int, place: str, cubes: int) -> bool:
    """Whether the fee of so large a sale can be paid, its proceeds included."""
    return cubes > 0 and g.players[seat].florins + CUBE_PRICE * cubes >= fee(g, seat, place, cubes)


# prices


def unit_price(g: Medioevo, sale: Sale, points: int = 0) -> int:
    """What each cube of a sale brings, Commerce apart; `points` are the trade points of its route."""
    price = CUBE_PRICE
    if not sale.route or sale.both:
        price += MARKET_BONUS * len(g.place(g.items[sale.transport].place).market)
    if sale.route:
        price += ROUTE_BONUS * (points - sale.honor)
    return price


def commerce_bonus(g: Medioevo, place: str) -> int:
    """What a point of Commerce adds to a cube sold there (ME-26.5)."""
    return COMMERCE[g.place(place).civil]


def total(g: Medioevo, sale: Sale, points: int = 0) -> int:
    """What a purchase costs or a sale brings in all, fees apart (P5); a purchase never falls to 0 (ME-16.28)."""
    cubes = len(sale.cubes)
    if not sale.sells:
        return max(1, CUBE_PRICE * cubes - MARKET_POINT * sale.market)
    bonus = commerce_bonus(g, g.items[sale.transport].place) * min(sale.commerce, cubes)
    return cubes * unit_price(g, sale, points) + bonus + MARKET_POINT * sale.market
