"""Plans: whole moves, baskets and trade trips, as a seat would carry them out now if nothing came between.

`intentions` says what the thumb is about; `plans` are lines of choices that a search can follow instead: moves to other
places than the one that looks best, and to stop. A basket or a trip that begins with something else needs no line: a
search that plays its turn to the end finds the rest by thumb.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ....kernel.action import Action
from ..components import MILITARY_TRANSPORTS
from ..forces import owned, unit_name
from ..market.purchases import EndPurchases
from ..moves.actions import Step
from ..moves.choices import BeginMove
from ..moves.combat import PassCombat
from ..moves.loading import Load
from ..moves.paths import is_ship
from ..state import Medioevo
from ..tabletop import Item
from ..trading.deals import trades
from .marching import Campaigns
from .tours import Trips, toward
from .view import View

LineOfPlay = tuple[Action, ...]

FAINT = -0.3
"""Moves that seem to lose more than this are not thought of."""


class Intention(NamedTuple):
    """Something that takes several small choices."""

    kind: str
    """`move` or `route`."""
    item: str
    """The transport it is made with."""
    places: tuple[str, ...]
    """Where it leads, the last one being its goal."""
    gain: float
    """What it seems to be worth in honor."""


def intentions(g: Medioevo, seat: int) -> Iterator[Intention]:
    """The complete moves and trade trips that seem to pay, the best of each transport."""
    view = View(g, seat)
    campaigns, trips = Campaigns(view), Trips(view)
    for name, item in owned(g, seat, *MILITARY_TRANSPORTS).items():
        campaign = campaigns.campaign(item)
        if campaign.gain > 0:
            yield Intention("move", name, tuple(filter(None, (campaign.fetch, campaign.goal))), campaign.gain)
    route = view.player.route
    for name, item in owned(g, seat).items():
        if not trades(item):
            continue
        if route is not None and route.transport == name and route.destination:
            _, stops, _ = trips.rest(item)
            if stops:
                yield Intention("route", name, stops, float(len(route.steps)))
        elif route is None:
            rate, number, stops = trips.route(item, item.place)
            if number:
                yield Intention("route", name, stops, rate * number)


def plans(g: Medioevo, seat: int) -> Iterator[LineOfPlay]:
    """Lines of a turn, the best looking first."""
    name = g.agenda[-1].name
    if name == "combat_turn":
        found = sorted(marches(g, seat), key=lambda one: -one[0])
        yield from (line for _, line in found)
        yield (PassCombat(),)
    elif name == "purchases":
        yield (EndPurchases(),)


def marches(g: Medioevo, seat: int) -> Iterator[tuple[float, LineOfPlay]]:
    """Moves of every transport with the units where it stands, to each place that it could take."""
    campaigns = Campaigns(View(g, seat))
    for name, item in owned(g, seat, *MILITARY_TRANSPORTS).items():
        army = campaigns.army(item, item.place)
        loads = [Load(unit_name(troop), troop.count, name) for troop in army]
        for goal, gain in campaigns.choices(item, army):
            way = steps(campaigns, item, goal)
            if gain > FAINT and way:
                yield gain, (BeginMove(name), *loads, *way)


def steps(campaigns: Campaigns, item: Item, goal: str) -> list[Action]:
    """The way of a transport to a place that it is not in; nothing if there is none."""
    found: list[Action] = []
    here = item.place
    while here != goal:
        here = toward(campaigns.chart, is_ship(item), here, goal, campaigns.stops)
        if not here:
            return []
        found.append(Step(here))
    return found
