"""Technologies of trade: Commerce, Market, Control, Guilds (ME-26.5 to ME-26.8). All of them in the own trade turn."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.now import Now
from ..abilities import art
from ..actions import UseTechnology, UseTechnologyAt, UseTechnologyOnMarket, UseTechnologyTimes
from ..components import CUBE_PRICE
from ..control import controller
from ..events import MarketCubeMoved
from ..points import can_spend
from ..state import Medioevo
from ..trading.deals import MARKET_POINT, commerce_bonus, present, trades
from ..trading.routes import accomplish
from ..trading.sale import Sale
from ..use import spend_for

GUILDS_POINTS = 2


def own_sale(g: Medioevo, seat: int, trader: int) -> Sale | None:
    """The buying or selling action that a seat has in progress in its own trade turn."""
    return g.sales[-1] if g.sales and seat == trader == g.sales[-1].seat else None


@art("commerce", "trade")
def dearer_cubes(g: Medioevo, seat: int, window: str, trader: int) -> list[UseTechnologyTimes]:
    """Cubes sold where a civil building stands bring more, one point a cube (ME-26.5)."""
    sale = own_sale(g, seat, trader)
    if sale is None or not sale.sells or not commerce_bonus(g, g.items[sale.transport].place):
        return []
    most = len(sale.cubes) - sale.commerce
    return [UseTechnologyTimes("commerce", n) for n in range(1, most + 1) if can_spend(g, seat, "yellow", n)]


@dearer_cubes.effect
def _dearer_cubes(g: Medioevo, now: Now, seat: int, action: UseTechnologyTimes) -> None:
    spend_for(g, now, seat, "commerce", action.count)
    g.sales[-1].commerce += action.count


@art("market", "trade")
def better_total(g: Medioevo, seat: int, window: str, trader: int) -> list[UseTechnology]:
    """The total of a purchase or sale is 50 better for each point; a purchase is never free (ME-26.6)."""
    sale = own_sale(g, seat, trader)
    if sale is None or not sale.cubes or not can_spend(g, seat, "yellow", 1):
        return []
    if not sale.sells and CUBE_PRICE * len(sale.cubes) <= MARKET_POINT * (sale.market + 1):
        return []
    return [UseTechnology("market")]


@better_total.effect
def _better_total(g: Medioevo, now: Now, seat: int, action: UseTechnology) -> None:
    spend_for(g, now, seat, "market", 1)
    g.sales[-1].market += 1


@art("control", "trade")
def moved_cubes(g: Medioevo, seat: int, window: str, trader: int) -> list[UseTechnologyOnMarket]:
    """A market cube goes to a neighbouring inhabited area: one of the two is controlled, in one of them stands an own
    trade transport (ME-26.7)."""
    if seat != trader or not can_spend(g, seat, "yellow", 1):
        return []
    stops = {item.place for item in g.items.values() if item.owner == seat and trades(item)}
    found = []
    for name, place in sorted(g.places.items()):
        for to in areas_near(g, name) if place.market else []:
            if not {name, to} & stops or seat not in (controller(g, name), controller(g, to)):
                continue
            there = present(g, to)
            found += [UseTechnologyOnMarket("control", name, good, to) for good in place.market if good not in there]
    return found


def areas_near(g: Medioevo, name: str) -> list[str]:
    """The other inhabited areas in play that neighbour a place, sorted."""
    chart, in_play = g.box.chart, g.in_play
    return sorted(near for near in chart.near[name] if near != name and near in in_play and chart.inhabited(near))


@moved_cubes.effect
def _moved_cubes(g: Medioevo, now: Now, seat: int, action: UseTechnologyOnMarket) -> None:
    spend_for(g, now, seat, "control", 1)
    move_cube(g, now, seat, action.place, action.to, action.good)


def move_cube(g: Medioevo, now: Now, seat: int, origin: str, to: str, good: str) -> None:
    """A market cube changes its area."""
    here, there = g.place(origin), g.place(to)
    g.put(origin, replace(here, market=tuple(cube for cube in here.market if cube != good)))
    g.put(to, replace(there, market=tuple(sorted((*there.market, good)))))
    now.tell(MarketCubeMoved, seat, good, origin, to)


@art("guilds", "trade", points=GUILDS_POINTS)
def done_steps(g: Medioevo, seat: int, window: str, trader: int) -> list[UseTechnologyAt]:
    """A step of the own route counts as accomplished (ME-26.8)."""
    route = g.players[seat].route
    if seat != trader or route is None or not can_spend(g, seat, "yellow", GUILDS_POINTS):
        return []
    steps = zip(route.steps, route.done, strict=True)
    return [UseTechnologyAt("guilds", place) for place, done in steps if not done]


@done_steps.effect
def _done_steps(g: Medioevo, now: Now, seat: int, action: UseTechnologyAt) -> None:
    spend_for(g, now, seat, "guilds", GUILDS_POINTS)
    accomplish(g, now, seat, action.place)
