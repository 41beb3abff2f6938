"""Choices in the trade phase: trips are worked out anew at each step and followed while nothing comes between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ....kernel.action import Action
from ..actions import FlipToken, ProducePoints, TechnologyUse, UseCard, UseTechnologyForItem, times
from ..components import COLOURS, CUBE_PRICE, SHIPS
from ..forces import owned
from ..moves.paths import movement_left, step_cost
from ..tabletop import Item
from ..trading.deals import EDICT, conducted, obstacle, present, room, to_sell, trades
from ..trading.sales import AddCube, ConfirmTrade, TakeRoute, TradeBuy, TradeSell
from ..trading.travel import TradeMove
from ..trading.turn import AbandonRoute, AssignRoute, EndTrade
from .raids import STEP, Raids, loss
from .tours import FAR, Trips, distances
from .view import View

Marks = list[float]
SHORT = 4
"""Movement points that may be left so that a transport is safe."""
NEXT, FIRST = 2.0, 3.0
"""What is planned, and what comes before it."""
SPARE_CUBES = 3
"""Cubes that a route is opened with if florins are plenty: one sale of three meets an objective."""


class Trade:
    """What a seat does next in its trade turn."""

    def __init__(self, view: View) -> None:
        self.view, self.g, self.seat = view, view.g, view.seat
        self.trips = Trips(view)
        self.raids = Raids(view)

    def plan(self) -> Action:
        """The next action: of the transport on the route, or that opens one, then of the others."""
        items = {name: item for name, item in owned(self.g, self.seat).items() if trades(item)}
        route = self.view.player.route
        for name, item in sorted(items.items(), key=lambda one: (-one[1].level, one[0])):
            if not movement_left(item):
                continue
            if route is not None and route.transport == name:
                found = self._on_route(name, item)
            elif route is None and name == self._leader(items):
                found = self._opening(name, item)
            else:
                found = self._peddling(name, item)
            if found is not None:
                return found
        return EndTrade()

    def _leader(self, items: dict[str, Item]) -> str:
        """The transport that goes on routes: the best caravan."""
        return min(items, key=lambda name: (items[name].kind != "caravan", -items[name].level, name))

    def _on_route(self, name: str, item: Item) -> Action | None:
        route = self.view.player.route
        assert route is not None
        cost, stops, closed = self.trips.rest(item)
        blocked = route.destination not in stops
        if cost + 1 > self.trips.points_left(item) or (blocked and self._better_anew(item, bool(stops))):
            return AbandonRoute()
        if not stops:
            return None
        if item.place == route.destination and all(route.done):
            if obstacle(self.g, self.seat, item):
                return AbandonRoute()
            if to_sell(self.g, item):
                return TradeSell(name)
            return self._other_good(name, item)
        if not item.cargo or not self._sells_at(item, route.destination):
            other = self._other_good(name, item)
            if other is not None:
                return other
        if self._had_better_stay(item, stops, closed, cost):
            return None
        step = self.trips.next_step(item, stops[0], closed)
        if step in self.trips.crossable:
            return self._past_barbarians(name, item, stops, closed)
        return TradeMove(name, step) if step else AbandonRoute()

    def _past_barbarians(self, name: str, item: Item, stops: Sequence[str], closed: frozenset[str]) -> Action | None:
        """Cross by Edict if movement and points suffice to come out on the other side; otherwise wait."""
        way: list[str] = []
        left, here = movement_left(item), item.place
        for place in self._way(item, stops, closed):
            way.append(place)
            left, here = left - step_cost(self.g, here, place), place
            if place not in self.trips.crossable:
                break
        if left < 0 or here in self.trips.crossable:
            return None
        unpaid = [place for place in way[:-1] if not conducted(self.g, name, place)]
        if self.trips.edicts() < len(unpaid):
            return None
        return UseTechnologyForItem(EDICT, way[0], name) if way[0] in unpaid else TradeMove(name, way[0])

    def _way(self, item: Item, stops: Sequence[str], closed: frozenset[str]) -> Iterator[str]:
        """The places that a transport comes to on its way from stop to stop."""
        place = item.place
        for stop in stops:
            while place != stop:
                place = self.trips.next_step(replace(item, place=place), stop, closed)
                if not place:
                    return
                yield place

    def _had_better_stay(self, item: Item, stops: Sequence[str], closed: frozenset[str], cost: int) -> bool:
        """Whether a transport whose day is nearly over is safer here than where it would come to, by more than its
        movement is worth; not if all that is left of its route is done today, nor where only an Edict guards it."""
        left = movement_left(item)
        sells = len(stops) == 1 and cost < left
        if left > SHORT or not self.view.left or sells or item.place in self.trips.crossable:
            return False
        whole = loss(self.view, item)
        least = self.raids.risk(item.place) * whole + STEP * left
        for place in self._way(item, stops, closed):
            left -= 1
            if self.raids.risk(place) * whole + STEP * left < least:
                return False
            if not left:
                break
        return True

    def _better_anew(self, item: Item, goes_on: bool) -> bool:
        """Whether a route that barbarians block had better be given up: another could be opened here, or elsewhere if
        nothing of it can be done now; or there is no time left to wait for."""
        able = self.view.player.florins >= CUBE_PRICE and bool(room(item))
        here = able and not obstacle(self.g, self.seat, item) and self.trips.route(item, item.place)[1] > 0
        return not self.view.left or here or (able and not goes_on and bool(self.trips.opening(item)))

    def _sells_at(self, item: Item, place: str) -> bool:
        return place in self.trips.ends(item, set(item.cargo)) or bool(set(item.cargo) - present(self.g, place))

    def _other_good(self, name: str, item: Item) -> Action | None:
        """The destination takes nothing of what is aboard: buy something else that it takes, here or near."""
        route = self.view.player.route
        assert route is not None
        there = present(self.g, route.destination)
        area = self.view.chart.inhabited(item.place)
        able = room(item) and self.view.player.florins >= CUBE_PRICE
        if able and area and area.good not in there and not obstacle(self.g, self.seat, item):
            return TradeBuy(name, 1)
        return self._fetch(name, item, there) if all(route.done) else None

    def _fetch(self, name: str, item: Item, refused: set[str]) -> Action | None:
        """Only the sale is missing: go for a good that the destination takes, make room for it and wait until it can be
        paid, come back."""
        source = self.trips.source(item, refused)
        if not source:
            return AbandonRoute()
        if item.place == source:
            if to_sell(self.g, item) and not obstacle(self.g, self.seat, item):
                return TradeSell(name)
            return None if self.view.left else AbandonRoute()
        return TradeMove(name, self.trips.next_step(item, source))

    def _opening(self, name: str, item: Item) -> Action | None:
        """Buy and open the best route from here, or set out for a better place; without either, peddle."""
        here = not obstacle(self.g, self.seat, item)
        _, number, _ = self.trips.route(item, item.place) if here else (0.0, 0, ())
        if number and room(item) and self.view.player.florins >= CUBE_PRICE:
            return TradeBuy(name, self._cubes(item), number)
        if here and to_sell(self.g, item) and (not room(item) or self.view.player.florins < CUBE_PRICE):
            return TradeSell(name)
        goal = "" if number else self.trips.opening(item) or ("" if here else self.trips.nearest_market(item))
        if goal and goal != item.place:
            step = self.trips.next_step(item, goal)
            return TradeMove(name, step) if step else None
        return self._peddling(name, item)

    def _cubes(self, item: Item) -> int:
        """One cube does; three if they are easily paid, for they sell for what they cost."""
        plenty = self.view.player.florins >= 5 * CUBE_PRICE
        return min(room(item), SPARE_CUBES) if plenty and room(item) >= SPARE_CUBES else 1

    def _peddling(self, name: str, item: Item) -> Action | None:
        """Buy where something is made, sell where it brings most."""
        if item.cargo:
            if not obstacle(self.g, self.seat, item) and to_sell(self.g, item):
                gain, goal = self.trips.best_sale(item)
                if goal in ("", item.place):
                    return TradeSell(name)
                step = self.trips.next_step(item, goal)
                return TradeMove(name, step) if step else TradeSell(name)
            _, goal = self.trips.best_sale(item)
            step = self.trips.next_step(item, goal) if goal else ""
            return TradeMove(name, step) if step else None
        if obstacle(self.g, self.seat, item):
            goal = self.trips.nearest_market(item)
            step = self.trips.next_step(item, goal) if goal and self.view.left else ""
            return TradeMove(name, step) if step else None
        gain, goal = self.trips.best_sale(item)
        spare = self.view.player.florins - 2 * CUBE_PRICE
        cubes = min(room(item), spare // CUBE_PRICE)
        if goal and gain > 0 and cubes > 0:
            return TradeBuy(name, cubes)
        return None


def trade_turn(view: View, options: Sequence[Action]) -> Marks:
    """What is planned, if it can be done; else the end of the turn."""
    planned = Trade(view).plan()
    if isinstance(planned, TradeBuy) and planned not in options:
        planned = TradeBuy(planned.transport, 1, planned.route)
    if isinstance(planned, UseTechnologyForItem):
        planned = _point(view, options, "orange") or planned
    found = []
    for option in options:
        if option == planned:
            found.append(NEXT)
        elif isinstance(option, EndTrade):
            found.append(1.0)
        elif isinstance(option, AssignRoute):
            found.append(FIRST)
        elif isinstance(option, TradeMove):
            found.append(0.1)
        else:
            found.append(-1.0)
    return found


def _point(view: View, options: Sequence[Action], colour: str) -> Action | None:
    """How a point that is not in hand comes from a token or a card rather than for florins."""
    if view.player.points[COLOURS.index(colour)]:
        return None
    if FlipToken(colour) in options:
        return FlipToken(colour)
    cards = [one for one in options if isinstance(one, ProducePoints) and colour in one.colours and not one.via]
    return next((one for one in cards if not view.met(one.card)), None)


def selling(view: View, options: Sequence[Any]) -> Marks:
    """All cubes, the reward of the route, then what makes it dearer, then it is settled."""
    yellow = view.player.points[COLOURS.index("yellow")]
    found = []
    for option in options:
        if isinstance(option, AddCube):
            found.append(FIRST)
        elif isinstance(option, TakeRoute):
            found.append(NEXT)
        elif isinstance(option, TechnologyUse) and option.technology in ("market", "commerce") and not option.via:
            found.append(1.5 if yellow >= times(option) else -1.0)
        elif isinstance(option, UseCard) and option.card == 64 and not option.via:
            found.append(1.4)
        elif isinstance(option, FlipToken) and option.colour == "yellow" and _uses_yellow(view):
            found.append(1.3)
        elif isinstance(option, ProducePoints) and not option.via and "yellow" in option.colours:
            found.append(1.2 if _uses_yellow(view) and not view.met(option.card) else -1.0)
        else:
            found.append(1.0 if isinstance(option, ConfirmTrade) else -1.0)
    return found


def _uses_yellow(view: View) -> bool:
    return view.player.knows("market")


def route_places(view: View, options: Sequence[Any]) -> Marks:
    """The areas of the planned route, in its order."""
    route = view.player.route
    assert route is not None
    origin, length = str(view.g.agenda[-1].args[0]), int(view.g.agenda[-1].args[1])
    item = view.g.items[route.transport]
    trips = Trips(view)
    way = trips.along(item, origin, length)[1]
    rest = [place for place in way if place not in route.steps]
    last = len(route.steps) == length - 1
    wanted = way[-1] if last and way and way[-1] not in route.steps else (rest[0] if rest else "")
    return [1.0 if option.place == wanted else -_distance(trips, item, option.place) for option in options]


def _distance(trips: Trips, item: Item, place: str) -> float:
    return float(distances(trips.chart, item.kind in SHIPS, item.place, trips.closed).get(place, FAR))


def market_cubes(view: View, options: Sequence[Any]) -> Marks:
    """Own areas take any colour; elsewhere one that is not carried to be sold soon."""
    route = view.player.route
    cargo = view.g.items[route.transport].cargo if route and route.transport in view.g.items else ()
    return [-float(cargo.count(option.good)) for option in options]
