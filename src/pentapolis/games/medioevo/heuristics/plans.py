"""Plans: whole moves, baskets and trade trips, as a seat would carry them out now if nothing came between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..components import MILITARY_TRANSPORTS
from ..forces import owned
from ..state import Medioevo
from ..trading.deals import trades
from .marching import Campaigns
from .tours import Trips
from .view import View


class Plan(NamedTuple):
    """Something that takes several small choices."""

    kind: str
    """`move` or `route`."""
    item: str
    """The transport it is made with."""
    places: tuple[str, ...]
    """Where it leads, the last one being its goal."""
    gain: float
    """What it seems to be worth in honor."""


def plans(g: Medioevo, seat: int) -> Iterator[Plan]:
    """The complete moves and trade trips that seem to pay, the best of each transport."""
    view = View(g, seat)
    campaigns, trips = Campaigns(view), Trips(view)
    for name, item in owned(g, seat, *MILITARY_TRANSPORTS).items():
        campaign = campaigns.campaign(item)
        if campaign.gain > 0:
            yield Plan("move", name, tuple(filter(None, (campaign.fetch, campaign.goal))), campaign.gain)
    route = view.player.route
    for name, item in owned(g, seat).items():
        if not trades(item):
            continue
        if route is not None and route.transport == name and route.destination:
            _, stops, _ = trips.rest(item)
            if stops:
                yield Plan("route", name, stops, float(len(route.steps)))
        elif route is None:
            rate, number, stops = trips.route(item, item.place)
            if number:
                yield Plan("route", name, stops, rate * number)
