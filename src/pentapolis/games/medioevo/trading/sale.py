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
    opens: Everyone[int] = 0
    """The length of the route that a purchase opens."""
    honor: Everyone[int] = 0
    """Trade points of the route that become honor (ME-16.25)."""
    both: Everyone[bool] = False
    """It takes the market's bonus beside the reward of the route (ME-25.54)."""
    undone: Everyone[bool] = False
    """Nothing comes of it: a Bishop forbids it, or what was to be sold can't be sold any more."""
