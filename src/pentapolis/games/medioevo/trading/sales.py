"""Buying and selling: a chain of small choices, the window for the others, then the settlement (ME-16.9 to ME-16.20,
ME-16.24 to ME-16.28, P5).

The action in progress is `g.sales[-1]` until it is settled: technologies and cards change its `commerce`, `market`,
`both` and `undone`."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options, Range
from .. import windows
from ..components import ROUTES
from ..diplomacy.pacts import trade_fee
from ..forces import change
from ..market import deeds
from ..money import did, honor, pay, pay_to, receive
from ..state import Medioevo
from ..supply import cubes_left
from ..use import could_use, loans, offers, productions
from ..windows import use
from . import routes
from .deals import can_sell, commerce_bonus, fee, present, to_sell, total, unit_price
from .events import GoodsBought, GoodsSold, MarketCubePlaced, RouteCompleted, TradeUndone
from .sale import Sale


class TradeBuy(Action, frozen=True):
    """Buy cubes of the area's good, and perhaps open a route of this length with them."""

    transport: str
    cubes: int
    route: int = 0


class TradeSell(Action, frozen=True):
    """Begin to sell what a transport carries."""

    transport: str


class AddCube(Action, frozen=True):
    """Sell one more cube of this good."""

    good: str


class TakeMarket(Action, frozen=True):
    """Take the bonus of the Great Market, not the reward of the route."""


class TakeRoute(Action, frozen=True):
    """Take the reward of the route, not the market's bonus."""


class ConfirmTrade(Action, frozen=True):
    """Buy or sell it so."""


class LeaveTrade(Action, frozen=True):
    """Sell nothing after all."""


class ConvertPoints(Action, frozen=True):
    """Make so many trade points honor; the others raise the price of every cube sold."""

    honor: int


class PlaceMarketCube(Action, frozen=True):
    """Put a cube of this good into the area."""

    good: str


def begin_purchase(g: Medioevo, now: Now, seat: int, action: TradeBuy) -> None:
    """Buy in the area where the transport stands (ME-16.11)."""
    area = g.box.chart.inhabited(g.items[action.transport].place)
    assert area is not None  # buying was offered there
    g.sales.append(Sale(seat, action.transport, False, [area.good] * action.cubes, False, 0, 0, action.route))
    now.then(haggle.of(seat), windows.trade.of(seat), settle_trade)


def begin_sale(g: Medioevo, now: Now, seat: int, action: TradeSell) -> None:
    """Sell where the transport stands: the reward of a completed route is taken unless the seller says otherwise."""
    reward = routes.completes(g, seat, action.transport)
    g.sales.append(Sale(seat, action.transport, True, [], reward, 0, 0))
    now.then(trade_sell.of(seat))


# what the trader itself can do about it


def _own_uses(g: Medioevo, seat: int) -> list[Action]:
    """Technologies and cards for the action in progress, and points for them."""
    found = [*offers(g, seat, "trade", seat), *loans(g, seat, "trade", seat)]
    return [*found, *productions(g, seat)] if could_use(g, seat, "trade") else found


@step
def haggle(g: Medioevo, now: Now, seat: int) -> None:
    """A buyer is asked only if there is something to use."""
    if could_use(g, seat, "trade"):  # by public facts: what can be paid is a secret
        now.then(trade_buy.of(seat))


@decision("ME-16.28", ConfirmTrade, *windows.ACTIONS, private=True)
def trade_buy(g: Medioevo, seat: int) -> Options:
    return Items([ConfirmTrade(), *_own_uses(g, seat)])


@trade_buy.chosen
def _trade_buy(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    if not isinstance(action, ConfirmTrade):
        now.then(trade_buy.of(seat))
        use(g, now, seat, action)


@decision("ME-16.12", AddCube, TakeMarket, TakeRoute, ConfirmTrade, LeaveTrade, *windows.ACTIONS, private=True)
def trade_sell(g: Medioevo, seat: int) -> Options:
    """Any number of cubes of one or more colours, one by one (ME-A48)."""
    sale = g.sales[-1]
    item = g.items[sale.transport]
    left = Counter(to_sell(g, item))
    sold = Counter(sale.cubes) & left  # a cube that the own Control has brought keeps its colour out
    found: list[Action] = [AddCube(good) for good in sorted(left - sold)]
    if routes.completes(g, seat, sale.transport):
        found.append(TakeMarket() if sale.route else TakeRoute())
    if can_sell(g, seat, item.place, sold.total()):
        found.append(ConfirmTrade())
    return Items([*found, *_own_uses(g, seat), LeaveTrade()])


@trade_sell.chosen
def _trade_sell(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    sale = g.sales[-1]
    if isinstance(action, ConfirmTrade):
        now.then(windows.trade.of(seat), reward_route, settle_trade)
        return
    if isinstance(action, LeaveTrade):
        did(g, seat, "left_trade")  # no position comes twice
        g.sales.pop()
        return
    now.then(trade_sell.of(seat))
    if isinstance(action, AddCube):
        sale.cubes = sorted([*sale.cubes, action.good])
    elif isinstance(action, TakeMarket | TakeRoute):
        sale.route = isinstance(action, TakeRoute)
    else:
        use(g, now, seat, action)


# the reward of a route


@step
def reward_route(g: Medioevo, now: Now) -> None:
    """Trade points become honor or florins, in any split (ME-16.25)."""
    sale = g.sales[-1]
    look_again(g, sale)
    if sale.route and not sale.undone:
        now.then(convert_trade_points.of(sale.seat))


def look_again(g: Medioevo, sale: Sale) -> None:
    """What others have done meanwhile counts: a colour that has come to the area is not sold (ME-16.12)."""
    item = g.items.get(sale.transport)
    if item is not None:
        left = Counter(to_sell(g, item))
        sale.cubes = sorted((Counter(sale.cubes) & left).elements())
        if not can_sell(g, sale.seat, item.place, len(sale.cubes)):
            sale.undone = True


@decision("ME-16.25", ConvertPoints)
def convert_trade_points(g: Medioevo, seat: int) -> Options:
    return Range(ConvertPoints, "honor", 0, _points(g, seat))


@convert_trade_points.chosen
def _convert_trade_points(g: Medioevo, now: Now, seat: int, action: ConvertPoints) -> None:
    g.sales[-1].honor = action.honor


def _points(g: Medioevo, seat: int) -> int:
    route = g.players[seat].route
    return ROUTES[routes.length_of(route)] if route is not None else 0


# settling


@step
def settle_trade(g: Medioevo, now: Now) -> None:
    """The action is carried out as it stands now; it costs its movement point in any case."""
    sale = g.sales.pop()
    item = g.items.get(sale.transport)
    if item is None or item.owner != sale.seat:
        return
    change(g, sale.transport, spent=item.spent + 1)
    price = total(g, sale, _points(g, sale.seat) if sale.route else 0)
    florins = g.players[sale.seat].florins
    short = not sale.sells and florins < price + fee(g, sale.seat, item.place, len(sale.cubes))
    if sale.undone or short:
        now.tell(TradeUndone, sale.seat, item.place)
    elif sale.sells:
        _sell(g, now, sale, price)
    else:
        _buy(g, now, sale, price)


def _buy(g: Medioevo, now: Now, sale: Sale, price: int) -> None:
    seat, item = sale.seat, g.items[sale.transport]
    pay(g, now, seat, price, "goods")
    change(g, sale.transport, cargo=tuple(sorted((*item.cargo, *sale.cubes))))
    now.tell(GoodsBought, seat, len(sale.cubes), sale.cubes[0], item.place, price)
    pay_fee(g, now, seat, item.place, len(sale.cubes))
    if sale.opens in routes.lengths(g, seat):
        routes.begin_route(g, now, seat, sale.transport, sale.opens)


def pay_fee(g: Medioevo, now: Now, seat: int, place: str, cubes: int) -> None:
    """Pay who has granted trade there for a transaction (ME-17.11)."""
    granter, florins = trade_fee(g, seat, place, cubes)
    pay_to(g, now, seat, granter, florins, "trade_fee")


def _sell(g: Medioevo, now: Now, sale: Sale, price: int) -> None:
    seat, item = sale.seat, g.items[sale.transport]
    points = _points(g, seat) if sale.route else 0
    dearest = unit_price(g, sale, points) + (commerce_bonus(g, item.place) if sale.commerce else 0)
    cargo = list(item.cargo)
    for good in sale.cubes:
        cargo.remove(good)
    change(g, sale.transport, cargo=tuple(cargo))
    receive(g, now, seat, price, "goods")
    now.tell(GoodsSold, seat, tuple(sale.cubes), item.place, price)
    deeds.sold(g, seat, len(sale.cubes), dearest)
    pay_fee(g, now, seat, item.place, len(sale.cubes))
    _close_route(g, now, sale, points)
    lay_cube(g, now, seat, item.place, sorted(set(sale.cubes)))


def _close_route(g: Medioevo, now: Now, sale: Sale, points: int) -> None:
    """The sale of the on-route transport completes its route or spoils it (ME-16.24, ME-16.26, ME-16.27)."""
    seat = sale.seat
    route = g.players[seat].route
    if route is None or route.transport != sale.transport:
        return
    if not routes.completes(g, seat, sale.transport):
        routes.remove_route(g, now, seat, "sale")
        return
    g.players[seat].route = None
    gained = sale.honor
    now.tell(RouteCompleted, seat, routes.length_of(route), points, gained)
    deeds.completed_route(g, seat, routes.length_of(route))
    honor(g, now, seat, gained, "trade_route")


# market cubes


def lay_cube(g: Medioevo, now: Now, seat: int, place: str, goods: list[str]) -> None:
    """Put one cube of these colours into an area, of the seat's choice, if one is not there and in the supply (ME-16.14
    to ME-16.17)."""
    there = present(g, place)
    fit = [good for good in goods if good not in there and cubes_left(g, good)]
    if len(fit) == 1:
        put_cube(g, now, seat, place, fit[0])
    elif fit:
        now.then(place_market_cube.of(seat, place, *fit))


@decision("ME-16.14", PlaceMarketCube)
def place_market_cube(g: Medioevo, seat: int, place: str, *goods: str) -> Options:
    return Items(PlaceMarketCube(good) for good in goods)


@place_market_cube.chosen
def _place_market_cube(g: Medioevo, now: Now, seat: int, action: PlaceMarketCube, place: str, *goods: str) -> None:
    put_cube(g, now, seat, place, action.good)


def put_cube(g: Medioevo, now: Now, seat: int, place: str, good: str) -> None:
    """A cube from the supply becomes a market cube."""
    there = g.place(place)
    g.put(place, replace(there, market=tuple(sorted((*there.market, good)))))
    now.tell(MarketCubePlaced, seat, good, place)
