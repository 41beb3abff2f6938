"""What happens beside the choices, in the past tense: what every chapter tells. Each chapter adds its own below its
heading; fields are seats, ids and numbers."""

from __future__ import annotations

from ...kernel.event import Event

# money and honor


class Paid(Event, frozen=True):
    """A seat paid the bank."""

    seat: int
    florins: int
    why: str


class PaidTo(Event, frozen=True):
    """A seat paid another."""

    seat: int
    other: int
    florins: int
    why: str


class Collected(Event, frozen=True):
    """A seat got florins from the bank."""

    seat: int
    florins: int
    why: str


class Borrowed(Event, frozen=True):
    """A seat took the loan of the turn."""

    seat: int
    florins: int


class HonorChanged(Event, frozen=True):
    """A seat gained or lost Honor Points."""

    seat: int
    change: int
    why: str


# technology points, cards


class PointsGained(Event, frozen=True):
    """A seat took technology points in hand, by a card (`card_9`) or a token (`token`)."""

    seat: int
    colours: tuple[str, ...]
    source: str


class PointsSpent(Event, frozen=True):
    """A seat spent technology points on something."""

    seat: int
    points: int
    colour: str
    why: str


class CardCancelled(Event, frozen=True):
    """A card that was turned has no effect."""

    seat: int
    card: int


class UnitPromoted(Event, frozen=True):
    """A unit of a side counts as another type to the end of the turn."""

    seat: int
    player: int
    unit: str
    to: str


class MarketCubeMoved(Event, frozen=True):
    """A seat moved a market cube to another area."""

    seat: int
    good: str
    origin: str
    place: str


class BarbarianMoved(Event, frozen=True):
    """A seat moved one barbarian unit."""

    seat: int
    unit: str
    origin: str
    place: str


class BarbarianConverted(Event, frozen=True):
    """A barbarian unit joined a seat."""

    seat: int
    unit: str
    place: str


class DieLowered(Event, frozen=True):
    """A seat lowered a die that was rolled."""

    seat: int
    face: int
    to: int


class CardsHeld(Event, frozen=True):
    """A seat keeps a card of a player from straightening."""

    seat: int
    player: int
    card: int


class CardDieRolled(Event, frozen=True):
    """A die was rolled for an Empire card."""

    seat: int
    card: int
    face: int


class SpyRolled(Event, frozen=True):
    """A Spy of a seat was sent out, and a die rolled for it."""

    seat: int
    card: int
    face: int


class UnitSummoned(Event, frozen=True):
    """A unit of a seat came to a place for free."""

    seat: int
    unit: str
    place: str


class Deposited(Event, frozen=True):
    """A seat put florins on its Magnate."""

    seat: int
    florins: int


class RouteRearranged(Event, frozen=True):
    """A seat laid the tokens of its route anew."""

    seat: int
    steps: tuple[str, ...]
    destination: str


class CardStraightened(Event, frozen=True):
    """A seat let a turned card of a player be upright again."""

    seat: int
    player: int
    card: int


class EventChosen(Event, frozen=True):
    """A seat chose the Event card that applies."""

    seat: int
    event: str


class UnitsHurried(Event, frozen=True):
    """Units go on, or come to help, by a card."""

    seat: int
    units: int
    place: str
    to: str


class UnitsLent(Event, frozen=True):
    """A unit of a seat joined a horde for the turn."""

    seat: int
    unit: str
    origin: str
    place: str
