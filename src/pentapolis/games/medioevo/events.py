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
    by: str


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
