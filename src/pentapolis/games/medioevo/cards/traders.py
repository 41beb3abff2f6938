"""Who deals in goods: Merchants (19 to 21), Tax Collectors (22, 23), Vendors (30, 31), Camel Drivers (63, 64) (ME-25.19
to ME-25.22, ME-25.29, ME-25.30, ME-25.53, ME-25.54)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....kernel.action import Action, Done
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..abilities import card
from ..actions import UseCard, UseCardOnGood, UseCardOnItem, UseCardOnMarket
from ..arts.trade import areas_near, move_cube
from ..components import GOODS
from ..control import controller, is_barbarian
from ..events import CardCancelled, RouteRearranged
from ..forces import change, owned
from ..money import pay, receive
from ..moves.paths import movement_left
from ..state import Medioevo
from ..supply import cubes_left
from ..tabletop import BARBARIANS, Item
from ..trading.deals import fee, obstacle, present, room, trades
from ..trading.events import GoodsBought, GoodsSold
from ..trading.routes import areas, remove_route
from ..trading.sales import pay_fee

WILD_PRICE, DUMP_PRICE, ANY_PRICE = 100, 50, 150


def _own_trade(g: Medioevo, seat: int, context: tuple[Any, ...]) -> bool:
    """Whether it is the own trade turn, between actions."""
    return bool(context) and context[0] == seat and not g.sales


def _able(g: Medioevo, seat: int) -> dict[str, Item]:
    """The own trade transports that can still act."""
    return {name: item for name, item in owned(g, seat).items() if trades(item) and movement_left(item)}


# Merchants


@card(19)
def sold_to_strangers(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnGood]:
    """One cube in a barbarian territory without barbarians, 100 for each other colour aboard (ME-25.19, ME-A64)."""
    if not _own_trade(g, seat, context):
        return []
    return [
        UseCardOnGood(19, name, good)
        for name, item in _able(g, seat).items()
        if is_barbarian(g, item.place) and not any(f.side == BARBARIANS for f in g.place(item.place).forces)
        for good in sorted(set(item.cargo))
    ]


@sold_to_strangers.effect
def _sold_to_strangers(g: Medioevo, now: Now, seat: int, action: UseCardOnGood) -> None:
    item = g.items[action.item]
    _sell(g, now, seat, action.item, (action.good,), WILD_PRICE * (len(set(item.cargo)) - 1))


def _sell(g: Medioevo, now: Now, seat: int, transport: str, goods: tuple[str, ...], florins: int) -> None:
    """Cubes go to the supply, no cube is placed, and the route of that transport is over (ME-25.19, ME-25.20)."""
    item = g.items[transport]
    cargo = list(item.cargo)
    for good in goods:
        cargo.remove(good)
    change(g, transport, cargo=tuple(cargo), spent=item.spent + 1)
    receive(g, now, seat, florins, "goods")
    now.tell(GoodsSold, seat, goods, item.place, florins)
    route = g.players[seat].route
    if route is not None and route.transport == transport:
        remove_route(g, now, seat, "sale")


class DumpCubes(Action, frozen=True):
    """Sell so many cubes of a good at 50 florins each."""

    good: str
    cubes: int


@card(20)
def sold_anywhere(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnItem]:
    """Any number of cubes at 50 florins, anywhere outside the own territories (ME-25.20)."""
    if not _own_trade(g, seat, context):
        return []
    seas = g.box.chart.seas
    able = _able(g, seat).items()
    return [
        UseCardOnItem(20, name)
        for name, item in able
        if item.cargo and item.place not in seas and controller(g, item.place) != seat
    ]


@sold_anywhere.effect
def _sold_anywhere(g: Medioevo, now: Now, seat: int, action: UseCardOnItem) -> None:
    now.then(dump_cubes.of(seat, action.item))


@decision("ME-25.20", DumpCubes, Done)
def dump_cubes(g: Medioevo, seat: int, transport: str, *goods: str) -> Options:
    """Good by good, then done; at least one cube."""
    cargo = list(g.items[transport].cargo)
    for good in goods:
        cargo.remove(good)
    found: list[Action] = [
        DumpCubes(good, count)
        for good in sorted(set(cargo))
        if good not in goods
        for count in range(1, cargo.count(good) + 1)
    ]
    return Items([*found, Done()] if goods else found)


@dump_cubes.chosen
def _dump_cubes(g: Medioevo, now: Now, seat: int, action: DumpCubes | Done, transport: str, *goods: str) -> None:
    if isinstance(action, DumpCubes):
        now.then(dump_cubes.of(seat, transport, *goods, *[action.good] * action.cubes))
    else:
        _sell(g, now, seat, transport, goods, DUMP_PRICE * len(goods))


@card(21)
def rare_goods(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnGood]:
    """One cube of any good in any inhabited area for 150 florins (ME-25.21)."""
    player = g.players[seat]
    if not _own_trade(g, seat, context) or player.florins < ANY_PRICE or player.bankrupt:  # who buys nothing (ME-18.12)
        return []
    goods = [good for good in GOODS if cubes_left(g, good)]
    able = [name for name, item in _able(g, seat).items() if room(item) and not obstacle(g, seat, item)]
    able = [name for name in able if ANY_PRICE + fee(g, seat, g.items[name].place, 1) <= g.players[seat].florins]
    return [UseCardOnGood(21, name, good) for name in able for good in goods]


@rare_goods.effect
def _rare_goods(g: Medioevo, now: Now, seat: int, action: UseCardOnGood) -> None:
    item = g.items[action.item]
    if g.players[seat].florins < ANY_PRICE + fee(g, seat, item.place, 1):  # an answer may have cost them meanwhile
        now.tell(CardCancelled, seat, action.card)
        return
    pay(g, now, seat, ANY_PRICE, "goods")
    pay_fee(g, now, seat, item.place, 1)
    change(g, action.item, cargo=tuple(sorted((*item.cargo, action.good))), spent=item.spent + 1)
    now.tell(GoodsBought, seat, 1, action.good, item.place, ANY_PRICE)


# Tax Collectors


def _toll(g: Medioevo, seat: int) -> int:
    """Cubes on others' transports in territories that a seat controls (ME-25.22)."""
    guests = [item for item in g.items.values() if item.owner not in (seat, BARBARIANS) and item.cargo]
    seas = g.box.chart.seas
    return sum(len(i.cargo) for i in guests if i.place not in seas and controller(g, i.place) == seat)


@card(22)
def toll(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """10 florins a cube."""
    return [UseCard(22)] if _toll(g, seat) else []


@card(23)
def high_toll(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """20 florins a cube."""
    return [UseCard(23)] if _toll(g, seat) else []


@toll.effect
@high_toll.effect
def _collect_toll(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    receive(g, now, seat, (10 if action.card == 22 else 20) * _toll(g, seat), f"card_{action.card}")


# Vendors


@card(30)
def kept_route(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The route of a lost transport stays to the end of the turn (ME-25.29)."""
    route = g.players[seat].route
    return [UseCard(30)] if route is not None and not route.saved else []


@kept_route.effect
def _kept_route(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    route = g.players[seat].route
    if route is not None:
        g.players[seat].route = replace(route, saved=True)


class RouteToken(Action, frozen=True):
    """Lay the next route token here."""

    place: str


@card(31)
def other_route(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The tokens of the own route go to other places, their sides and number stay (ME-25.30)."""
    if window == "trade" and context[0] != seat:
        return []
    return [UseCard(31)] if g.players[seat].route is not None and not g.sales else []


@other_route.effect
def _other_route(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    now.then(lay_route.of(seat, 0))


@decision("ME-25.30", RouteToken)
def lay_route(g: Medioevo, seat: int, number: int) -> Options:
    """Different inhabited areas, the destination last; those not laid yet are free again."""
    route = g.players[seat].route
    assert route is not None  # it is not removed while its tokens are laid
    laid = set(route.steps[:number])
    return Items(RouteToken(place) for place in areas(g) if place not in laid)


@lay_route.chosen
def _lay_route(g: Medioevo, now: Now, seat: int, action: RouteToken, number: int) -> None:
    player = g.players[seat]
    route = player.route
    assert route is not None
    if number < len(route.steps):
        steps = list(route.steps)
        steps[number] = action.place
        player.route = replace(route, steps=tuple(steps))
        now.then(lay_route.of(seat, number + 1))
    else:
        player.route = replace(route, destination=action.place)
        now.tell(RouteRearranged, seat, route.steps, action.place)


# Camel Drivers


@card(63)
def led_cube(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnMarket]:
    """A market cube goes to a neighbouring area that lacks its colour (ME-25.53)."""
    if window == "trade" and g.sales and g.sales[-1].seat == seat:
        return []
    found = []
    for name, place in sorted(g.places.items()):
        for to in areas_near(g, name) if place.market else ():
            there = present(g, to)
            found += [UseCardOnMarket(63, name, to, good) for good in place.market if good not in there]
    return found


@led_cube.effect
def _led_cube(g: Medioevo, now: Now, seat: int, action: UseCardOnMarket) -> None:
    move_cube(g, now, seat, action.place, action.to, action.good)


@card(64)
def route_and_market(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The sale that completes the route takes the market's bonus as well (ME-25.54)."""
    sale = g.sales[-1] if g.sales else None
    if sale is None or sale.seat != seat or not sale.route or sale.both:
        return []
    return [UseCard(64)] if g.place(g.items[sale.transport].place).market else []


@route_and_market.effect
def _route_and_market(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    g.sales[-1].both = True
