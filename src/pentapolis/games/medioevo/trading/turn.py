"""Phase 6: in turn order every player acts with all own trade transports, in any interleaving (ME-16.1)."""

from __future__ import annotations

from typing import Any

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..actions import POINTS
from ..components import CUBE_PRICE
from ..free import ERRANDS, errands, run_errand
from ..moves.paths import held_fast, movement_left
from ..state import Medioevo
from ..supply import cubes_left
from ..use import could_use, offers, productions
from ..windows import use
from . import routes
from .deals import can_sell, fee, most_to_buy, obstacle, room, to_sell, trades
from .sales import TradeBuy, TradeSell, begin_purchase, begin_sale
from .travel import TradeMove, adrift, come_to_light, go, steps_of

OBSTACLES = {
    "uninhabited": Why("ME-16.9", "refused-me-trade-uninhabited"),
    "port": Why("ME-16.9", "refused-me-trade-port"),
    "holder": Why("ME-16.9", "refused-me-trade-holder"),
    "barbarians": Why("ME-16.9", "refused-me-trade-barbarians"),
    "armies": Why("ME-16.10", "refused-me-trade-armies"),
    "bishop": Why("ME-16.10", "refused-me-trade-bishop"),
    "movement": Why("ME-16.2", "refused-me-trade-movement"),
}
"""Why nothing can be traded where a transport stands (`obstacle`)."""


class AbandonRoute(Action, frozen=True):
    """Remove the own trade route."""


class AssignRoute(Action, frozen=True):
    """Let another transport go on with the route of a lost one (ME-25.29)."""

    transport: str


class EndTrade(Action, frozen=True):
    """End the own trade turn."""


@step
def trade_phase(g: Medioevo, now: Now) -> None:
    g.phase = "trade"
    now.each(g.order, begin_trade)


@step
def begin_trade(g: Medioevo, now: Now, seat: int) -> None:
    """Who has no trade transport is not asked, nor whose transports stand still unless something else could be done: a
    route given up, a technology or card of trade used (ME-16.1, ME-16.27, ME-26.7, ME-26.8)."""
    own = [item for item in g.items.values() if item.owner == seat and trades(item)]
    beside = g.players[seat].route is not None or could_use(g, seat, "trade")
    if any(map(movement_left, own)) or (own and beside):
        now.then(trade_turn.of(seat))


ACTS = (TradeMove, TradeBuy, TradeSell, AssignRoute, AbandonRoute, EndTrade)


@decision("ME-16.1", *ACTS, *POINTS, *ERRANDS, free=True, private=True)
def trade_turn(g: Medioevo, seat: int) -> Options:
    found: list[Action] = []
    lengths = routes.lengths(g, seat)
    for name, item in g.items.items():
        if item.owner != seat or not trades(item):
            continue
        found += [TradeMove(name, to) for to in steps_of(g, name, item)]
        if not obstacle(g, seat, item):
            cubes = range(1, most_to_buy(g, seat, item) + 1)
            found += [TradeBuy(name, n, length) for n in cubes for length in (0, *lengths)]
            if can_sell(g, seat, item.place, len(to_sell(g, item))):
                found.append(TradeSell(name))
    if g.players[seat].route is not None:
        found += [AbandonRoute(), *map(AssignRoute, routes.heirs(g, seat))]
    found += offers(g, seat, "trade", seat)
    found += offers(g, seat, "move", seat, "")
    if could_use(g, seat, "trade") or could_use(g, seat, "move"):
        found += productions(g, seat)
    ends = [] if adrift(g, seat) else [EndTrade()]
    return Items(dict.fromkeys([*found, *errands(g, seat), *ends]))


@trade_turn.chosen
def _trade_turn(g: Medioevo, now: Now, seat: int, action: Any) -> None:
    if isinstance(action, EndTrade):
        now.then(come_to_light.of(seat))
        return
    now.then(trade_turn.of(seat))
    if isinstance(action, TradeMove):
        go(g, now, seat, action)
    elif isinstance(action, TradeBuy):
        begin_purchase(g, now, seat, action)
    elif isinstance(action, TradeSell):
        begin_sale(g, now, seat, action)
    elif isinstance(action, AssignRoute):
        routes.assign(g, seat, action.transport)
    elif isinstance(action, AbandonRoute):
        routes.remove_route(g, now, seat, "abandoned")
    elif isinstance(action, POINTS):
        use(g, now, seat, action)
    else:
        run_errand(g, now, seat, action)


@trade_turn.refuses
def _why_not_trade(g: Medioevo, seat: int, action: Action) -> Why | None:
    if isinstance(action, EndTrade):
        return Why("ME-26.2", "refused-me-adrift")
    if not isinstance(action, TradeMove | TradeBuy | TradeSell):
        return None
    item = g.items.get(action.transport)
    if item is None or item.owner != seat or not trades(item):
        return Why("ME-16.1", "refused-me-not-your-transport")
    if isinstance(action, TradeMove):
        if held_fast(g, item.place):
            return Why("ME-25.3", "refused-me-held-fast")
        if not movement_left(item):
            return Why("ME-16.2", "refused-me-trade-movement")
        return Why("ME-16.3", "refused-me-trade-way")
    if reason := obstacle(g, seat, item):
        return OBSTACLES[reason]
    if isinstance(action, TradeSell):
        return Why("ME-16.12", "refused-me-trade-colours")
    return _why_not_buy(g, seat, action)


def _why_not_buy(g: Medioevo, seat: int, action: TradeBuy) -> Why | None:
    if g.players[seat].bankrupt:
        return Why("ME-18.12", "refused-me-bankrupt")
    item = g.items[action.transport]
    area = g.box.chart.inhabited(item.place)
    if area is not None and action.cubes > room(item):
        return Why("ME-16.11", "refused-me-trade-room", {"room": room(item)})
    if area is not None and action.cubes > cubes_left(g, area.good):
        return Why("ME-16.11", "refused-me-trade-supply", {"good": area.good})
    price = CUBE_PRICE * action.cubes + fee(g, seat, item.place, action.cubes)
    if price > g.players[seat].florins:
        return Why("ME-2.9", "refused-me-trade-florins", {"florins": price})
    return Why("ME-16.22", "refused-me-one-route") if action.route else None
