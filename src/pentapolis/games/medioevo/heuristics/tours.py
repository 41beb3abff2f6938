"""Trade trips: where a transport can go, and tours through inhabited areas that make a trade route.

A route of 8 areas that lie close together is worth 6 honor for about 11 movement points; nothing else in the game pays
as well for so little.
"""

from __future__ import annotations

from functools import lru_cache

from ..chart import Chart
from ..components import MOVEMENT, POINT_PRICE, ROUTES, SHIPS
from ..diplomacy.pacts import may_trade
from ..moves.paths import movement_left
from ..tabletop import Item, Route
from ..trading.deals import EDICT, present, room
from .view import View

WIDTH, NEAREST = 30, 6
"""Unfinished tours that are kept, and areas that each is continued to."""
FAR = 99
DETOUR = 3
"""Steps that a transport goes further so as not to pass its destination."""


@lru_cache(maxsize=64)
def outside(chart: Chart, in_play: frozenset[str]) -> frozenset[str]:
    """The places that are not in play."""
    return frozenset(chart.steps) - in_play


@lru_cache(maxsize=64)
def _areas(chart: Chart, in_play: frozenset[str]) -> tuple[str, ...]:
    """The inhabited areas in play, sorted."""
    return tuple(sorted(name for name in in_play if chart.inhabited(name)))


@lru_cache(maxsize=4096)
def distances(chart: Chart, ship: bool, start: str, closed: frozenset[str]) -> dict[str, int]:
    """Steps from a place to all others, by land or by ship, around what is closed; the start may be closed."""
    found, front = {start: 0}, [start]
    for here in front:
        if ship:
            ways = chart.steps[here] if here in chart.seas else chart.coast[here]
        else:
            ways = chart.land.get(here, ())
        for there in ways:
            if there not in found and there not in closed:
                found[there] = found[here] + 1
                front.append(there)
    return found


@lru_cache(maxsize=4096)
def by_distance(
    chart: Chart, ship: bool, start: str, goals: frozenset[str], closed: frozenset[str]
) -> list[tuple[int, str]]:
    """The goals that can be reached from a place, the nearest first."""
    ways = distances(chart, ship, start, closed)
    return sorted((ways[goal], goal) for goal in goals if goal in ways)


def toward(chart: Chart, ship: bool, here: str, goal: str, closed: frozenset[str]) -> str:
    """The next place on a shortest way to a goal; nothing if there is none."""
    back = distances(chart, ship, goal, closed - {here, goal})
    if here not in back or here == goal:
        return ""
    if ship:
        ways = chart.steps[here] if here in chart.seas else chart.coast[here]
    else:
        ways = chart.land.get(here, ())
    near = [there for there in ways if (there not in closed or there == goal) and back.get(there, FAR) < back[here]]
    return min(near, key=lambda there: (back[there], there)) if near else ""


@lru_cache(maxsize=2048)
def tour(
    chart: Chart,
    ship: bool,
    start: str,
    stops: frozenset[str],
    ends: frozenset[str],
    number: int,
    closed: frozenset[str],
) -> tuple[int, tuple[str, ...]]:
    """A short tour from a place through so many different stops, the last one an end; with its length in steps. Places
    that are ends only are not passed on the way. No tour is `(FAR, ())`."""
    fronts: list[tuple[int, tuple[str, ...]]] = [(0, ())]
    for nth in range(number):
        last = nth == number - 1
        found: list[tuple[int, tuple[str, ...]]] = []
        for cost, way in fronts:
            nearest = by_distance(chart, ship, way[-1] if way else start, ends if last else stops, closed)
            near = [one for one in nearest if one[1] not in way and one[1] != start]
            found += [(cost + far, (*way, stop)) for far, stop in near[: 2 if last else NEAREST]]
        seen: dict[tuple[frozenset[str], str], tuple[int, tuple[str, ...]]] = {}
        for one in sorted(found):
            seen.setdefault((frozenset(one[1]), one[1][-1]), one)
            if len(seen) >= WIDTH:
                break
        fronts = list(seen.values())
    return fronts[0] if fronts else (FAR, ())


Rest = tuple[int, tuple[str, ...], frozenset[str]]
"""What is left of a route: its steps, the stops to come with the destination last, and what the way goes around."""


class Trips:
    """What the trade transports of a seat can do."""

    def __init__(self, view: View) -> None:
        self.view, self.g, self.seat = view, view.g, view.seat
        self.chart = view.chart
        self.areas = _areas(self.chart, view.g.in_play)
        self._open: dict[bool, list[tuple[str, set[str]]]] = {}
        self.closed = view.closed | outside(self.chart, view.g.in_play)
        paid = any(effect.name == EDICT and effect.seat == self.seat for effect in view.g.effects)
        self.crossable = view.crossable if paid or self.edicts() else frozenset()

    def edicts(self) -> int:
        """How many territories with barbarians the seat could pay to cross (ME-26.9)."""
        if not self.view.player.knows(EDICT):
            return 0
        return self.view.producible["orange"] + self.view.player.florins // POINT_PRICE

    def open_to_trade(self, place: str, item: Item) -> bool:
        """Whether a transport could trade in an area when it comes there."""
        area = self.chart.inhabited(place)
        if area is None or place in self.closed or (item.kind in SHIPS and not area.port):
            return False
        return may_trade(self.g, self.seat, place)

    def ends(self, item: Item, goods: set[str]) -> frozenset[str]:
        """The areas where some of these goods could be sold."""
        return frozenset(place for place, there in self._markets(item.kind in SHIPS, item) if goods - there)

    def _markets(self, ship: bool, item: Item) -> list[tuple[str, set[str]]]:
        """The areas where a transport could trade, and what is present there."""
        if ship not in self._open:
            found = [(place, present(self.g, place)) for place in self.areas if self.open_to_trade(place, item)]
            self._open[ship] = found
        return self._open[ship]

    def points_left(self, item: Item) -> int:
        """Movement points of a transport to the end of the game."""
        return movement_left(item) + MOVEMENT[item.level] * self.view.left

    def route(self, item: Item, origin: str) -> tuple[float, int, tuple[str, ...]]:
        """The best route from an area: honor for a movement point, its length, its places in order."""
        area = self.chart.inhabited(origin)
        if area is None:
            return 0.0, 0, ()
        best: tuple[float, int, tuple[str, ...]] = (0.0, 0, ())
        for number, honor in ROUTES.items():
            if number < len(self.areas):
                cost, way = self.along(item, origin, number)
                if way and cost + 2 <= self.points_left(item):
                    best = max(best, (honor / (cost + 2), number, way))
        return best

    def opening(self, item: Item) -> str:
        """The area not far off where the best route could be opened; nothing if there is none."""
        ways = distances(self.chart, item.kind in SHIPS, item.place, self.closed)
        near = sorted((ways[place], place) for place in self.areas if place in ways and self.open_to_trade(place, item))
        best = (0.0, "")
        for far, place in near[:NEAREST]:
            rate, number, _ = self.route(item, place)
            cost = far + round(ROUTES[number] / rate) if number else FAR
            if cost <= self.points_left(item):
                best = max(best, (ROUTES[number] / cost, place))
        return best[1]

    def along(self, item: Item, origin: str, number: int) -> tuple[int, tuple[str, ...]]:
        """The shortest route of a length from an area where its good is bought, or was."""
        area = self.chart.inhabited(origin)
        ship = item.kind in SHIPS
        stops = frozenset(
            place for place in self.areas if place not in self.closed and (not ship or self.chart.coast[place])
        )
        ends = self.ends(item, {area.good, *item.cargo} if area else set(item.cargo))
        return tour(self.chart, ship, origin, stops, ends, number, self.closed)

    def rest(self, item: Item) -> Rest:
        """How the transport of the own route goes on: past barbarians by Edict where nothing else leads to the end, but
        not to a destination that they hold, where nothing can be sold."""
        route = self.view.player.route
        assert route is not None
        found = self._rest(route, item, self.closed)
        if self.crossable and route.destination not in found[1]:
            by_edict = self._rest(route, item, self.closed - (self.crossable - {route.destination}))
            if route.destination in by_edict[1]:
                return by_edict
        return found

    def _rest(self, route: Route, item: Item, closed: frozenset[str]) -> Rest:
        """Leaving the destination would leave a cube there of what is to be sold, so it is passed only where the way
        around is long. Stops that are closed or cut off are left for later; nothing is left if all are."""
        goal, ship = route.destination, item.kind in SHIPS
        missing = frozenset(stop for stop, done in zip(route.steps, route.done, strict=True) if not done)
        ways = distances(self.chart, ship, item.place, closed)
        open_to = frozenset(stop for stop in missing if stop in ways)
        if missing != open_to or goal not in ways:
            cost, stops = tour(self.chart, ship, item.place, open_to, open_to, len(open_to), closed)
            return cost + len(missing - open_to), stops, closed
        if not missing:
            return ways[goal], (goal,), closed
        found: list[tuple[int, tuple[str, ...], frozenset[str]]] = []
        for around, extra in ((closed | {goal}, 0), (closed, DETOUR)):
            cost, stops = tour(self.chart, ship, item.place, missing, missing, len(missing), around - {item.place})
            if stops:
                last = distances(self.chart, ship, stops[-1], closed).get(goal, FAR)
                found.append((cost + last + extra, (*stops, goal), around))
        return min(found, key=lambda one: one[:2], default=(FAR, (), closed))

    def next_step(self, item: Item, goal: str, closed: frozenset[str] | None = None) -> str:
        """The next place on the way to a goal, around what is closed."""
        around = self.closed if closed is None else closed
        return toward(self.chart, item.kind in SHIPS, item.place, goal, around - {item.place})

    def source(self, item: Item, refused: set[str]) -> str:
        """The best area to buy a good for the destination of the own route that is none of those refused there: on the
        shortest way back to it, if movement is left for that."""
        route = self.view.player.route
        assert route is not None
        ship = item.kind in SHIPS
        ways = distances(self.chart, ship, item.place, self.closed)
        back = distances(self.chart, ship, route.destination, self.closed)
        best = (min(self.points_left(item) - 1, FAR), "")
        for place in self.areas:
            area = self.chart.inhabited(place)
            far = ways.get(place, FAR) + back.get(place, FAR) + 1
            fits = room(item) or set(item.cargo) - present(self.g, place)
            if area and far < best[0] and fits and area.good not in refused and self.open_to_trade(place, item):
                best = (far, place)
        return best[1]

    def nearest_market(self, item: Item) -> str:
        """The nearest area where the transport could buy."""
        ways = distances(self.chart, item.kind in SHIPS, item.place, self.closed)
        found = [(ways[place], place) for place in self.areas if place in ways and self.open_to_trade(place, item)]
        return min(found)[1] if found else ""

    def best_sale(self, item: Item) -> tuple[float, str]:
        """Where what a transport carries, or could buy here, sells best: florins a step, and the area."""
        area = self.chart.inhabited(item.place)
        goods = set(item.cargo) or ({area.good} if area else set())
        ways = distances(self.chart, item.kind in SHIPS, item.place, self.closed)
        best = (0.0, "")
        for place in self.areas:
            far = ways.get(place, FAR)
            if far <= self.points_left(item) - 1 and self.open_to_trade(place, item):
                sold = [good for good in item.cargo if good not in present(self.g, place)]
                number = len(sold) if item.cargo else len(goods - present(self.g, place))
                gain = number * (100 * bool(item.cargo) + 20 * len(self.g.place(place).market))
                best = max(best, (gain / (far + 2), place))
        return best
