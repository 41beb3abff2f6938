"""What happens beside the choices in the purchase phase."""

from __future__ import annotations

from ....kernel.event import Event


class ItemMade(Event, frozen=True):
    """A new transport or siege engine of a seat stands on the board."""

    seat: int
    item: str
    kind: str
    level: int
    place: str


class BuildingRaised(Event, frozen=True):
    """A building of a seat rose a level free of charge."""

    seat: int
    place: str
    building: str


class EmpireCardsDrawn(Event, frozen=True):
    """A seat drew Empire cards to keep one of."""

    seat: int
    cards: int


class EmpireCardsSunk(Event, frozen=True):
    """A seat put Empire cards under the deck in random order."""

    seat: int
    cards: int


class ScreensClosed(Event, frozen=True):
    """All have bought behind their screens: so many pieces each."""

    seats: tuple[int, ...]
    pieces: tuple[int, ...]


class ScreenPieceReturned(Event, frozen=True):
    """A piece bought behind the screen could not be placed and was returned for its price."""

    seat: int
    piece: str
