"""Trade routes: opened with a purchase, their steps visited in any order, completed by a sale at the destination
(ME-16.21 to ME-16.27)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from .. import windows
from ..components import ROUTES
from ..state import Medioevo
from ..tabletop import Route
from .deals import trades
from .events import RouteOpened, RouteRemoved, RouteStepDone


class RouteStep(Action, frozen=True):
    """Put a route token on an inhabited area."""

    place: str


class RouteDestination(Action, frozen=True):
    """Put the destination token on an inhabited area."""

    place: str


def areas(g: Medioevo) -> list[str]:
    """The inhabited areas in play, sorted."""
    in_play = g.in_play
    return sorted(t.id for t in g.box.chart.territories.values() if t.inhabited and t.id in in_play)


def lengths(g: Medioevo, seat: int) -> list[int]:
    """The lengths of a route that a buyer may open: one route at a time (ME-16.22)."""
    if g.players[seat].route is not None:
        return []
    return [length for length in ROUTES if length < len(areas(g))]


@decision("ME-16.21", RouteStep, RouteDestination)
def open_route(g: Medioevo, seat: int, origin: str, length: int) -> Options:
    """Different areas, none of them the origin; the last one is the destination."""
    route = g.players[seat].route
    assert route is not None  # it is laid on the table when the goods are aboard
    kind = RouteStep if len(route.steps) < length - 1 else RouteDestination
    return Items(kind(place) for place in areas(g) if place != origin and place not in route.steps)


@open_route.chosen
def _open_route(
    g: Medioevo, now: Now, seat: int, action: RouteStep | RouteDestination, origin: str, length: int
) -> None:
    player = g.players[seat]
    route = player.route
    assert route is not None
    if isinstance(action, RouteStep):
        player.route = replace(route, steps=(*route.steps, action.place), done=(*route.done, False))
        now.then(open_route.of(seat, origin, length))
    else:
        player.route = replace(route, destination=action.place)
        now.tell(RouteOpened, seat, route.steps, action.place)


def begin_route(g: Medioevo, now: Now, seat: int, transport: str, length: int) -> None:
    """The buyer chooses the areas one by one; the transport gets the on-route token."""
    g.players[seat].route = Route(transport, (), (), "")
    now.then(open_route.of(seat, g.items[transport].place, length))


def length_of(route: Route) -> int:
    """Its steps, the destination included."""
    return len(route.steps) + 1


def visit(g: Medioevo, now: Now, seat: int, transport: str, place: str) -> None:
    """The on-route transport has come to a place: a step there is accomplished (ME-16.23)."""
    route = g.players[seat].route
    if route is not None and route.transport == transport and place in route.steps:
        accomplish(g, now, seat, place)


def accomplish(g: Medioevo, now: Now, seat: int, place: str) -> None:
    """Turn a route token to its accomplished side."""
    player = g.players[seat]
    route = player.route
    if route is None or place not in route.steps or route.done[route.steps.index(place)]:
        return
    at = route.steps.index(place)
    player.route = replace(route, done=(*route.done[:at], True, *route.done[at + 1 :]))
    now.tell(RouteStepDone, seat, place)


def completes(g: Medioevo, seat: int, transport: str) -> bool:
    """Whether a sale of this transport where it stands completes its owner's route (ME-16.24)."""
    route = g.players[seat].route
    if route is None or route.transport != transport or not all(route.done):
        return False
    return g.items[transport].place == route.destination


def remove_route(g: Medioevo, now: Now, seat: int, why: str) -> None:
    """All tokens of a route return to their owner."""
    if g.players[seat].route is not None:
        g.players[seat].route = None
        now.tell(RouteRemoved, seat, why)


def transport_lost_by(g: Medioevo, now: Now, seat: int) -> None:
    """A seat may have lost a transport: if it was on the route, the route is removed unless a Vendor keeps it
    (ME-16.27, ME-25.29). To be called whenever a trade transport leaves its owner."""
    if 0 <= seat < len(g.players) and _lost(g, seat):
        now.then(windows.transport_lost.of(seat), give_up_route.of(seat))


def _lost(g: Medioevo, seat: int) -> bool:
    route = g.players[seat].route
    return route is not None and not route.saved and _without_transport(g, seat, route)


def _without_transport(g: Medioevo, seat: int, route: Route) -> bool:
    item = g.items.get(route.transport)
    return item is None or item.owner != seat


@step
def give_up_route(g: Medioevo, now: Now, seat: int) -> None:
    """Nobody has kept the route of a lost transport."""
    if _lost(g, seat):
        remove_route(g, now, seat, "lost")


def heirs(g: Medioevo, seat: int) -> list[str]:
    """The own trade transports that may go on with a route that a Vendor has kept (ME-25.29)."""
    route = g.players[seat].route
    if route is None or not route.saved or not _without_transport(g, seat, route):
        return []
    return [name for name, item in g.items.items() if item.owner == seat and trades(item)]


def assign(g: Medioevo, seat: int, transport: str) -> None:
    """Another transport gets the on-route token."""
    route = g.players[seat].route
    assert route is not None  # it was offered
    g.players[seat].route = replace(route, transport=transport, saved=False)


def saved_routes_end(g: Medioevo, now: Now) -> None:
    """At the end of the turn a route that a Vendor kept is removed if it has no new transport (ME-25.29)."""
    for seat, player in enumerate(g.players):
        if player.route is not None and player.route.saved:
            if _without_transport(g, seat, player.route):
                remove_route(g, now, seat, "lost")
            else:
                player.route = replace(player.route, saved=False)
