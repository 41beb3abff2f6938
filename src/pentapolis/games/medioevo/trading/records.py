"""A purchase or sale of goods while it is made."""

from __future__ import annotations

from ....kernel.sight import Everyone, SeatNumber
from ....kernel.state import Piece


class Sale(Piece):
    """A buying or selling action of a trade transport before it is settled (ME-16.28)."""

    seat: Everyone[SeatNumber]
    transport: Everyone[str]
    sells: Everyone[bool]
    cubes: Everyone[list[str]]
    """Sorted."""
    route: Everyone[bool]
    """Takes the reward of the route instead of the market's bonus (ME-16.20)."""
    commerce: Everyone[int]
    market: Everyone[int]
    """Technology points put into Commerce and Market."""
    notes: Everyone[list[str]]
