"""What happens in trade."""

from __future__ import annotations

from ....kernel.event import Event


class Travelled(Event, frozen=True):
    """A trade transport of a seat went from one place to another."""

    seat: int
    transport: str
    kind: str
    origin: str
    place: str


class GoodsBought(Event, frozen=True):
    """A seat bought cubes of a good for florins in all."""

    seat: int
    cubes: int
    good: str
    place: str
    florins: int


class GoodsSold(Event, frozen=True):
    """A seat sold cubes for florins in all."""

    seat: int
    goods: tuple[str, ...]
    place: str
    florins: int


class TradeUndone(Event, frozen=True):
    """A purchase or sale came to nothing; its movement point is spent."""

    seat: int
    place: str


class MarketCubePlaced(Event, frozen=True):
    """A market cube of a good was put in an area."""

    seat: int
    good: str
    place: str


class RouteOpened(Event, frozen=True):
    """A seat opened a trade route."""

    seat: int
    steps: tuple[str, ...]
    destination: str


class RouteStepDone(Event, frozen=True):
    """A step of a seat's route is accomplished."""

    seat: int
    place: str


class RouteCompleted(Event, frozen=True):
    """A seat completed its route: trade points, of which so many became honor."""

    seat: int
    steps: int
    points: int
    honor: int


class RouteRemoved(Event, frozen=True):
    """A seat's route is over: abandoned, spoilt by a sale elsewhere (`sale`), its transport lost (`lost`)."""

    seat: int
    why: str


class TransportPlundered(Event, frozen=True):
    """A seat's trade transport came to barbarians and is gone with its cargo."""

    seat: int
    kind: str
    place: str
