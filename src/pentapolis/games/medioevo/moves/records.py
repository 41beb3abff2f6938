"""A complete move while it is made."""

from __future__ import annotations

import msgspec

from ....kernel.sight import Everyone, SeatNumber
from ....kernel.state import Piece
from ..records import Troop


class Group(msgspec.Struct, frozen=True, gc=False):
    """Pieces that move together in a complete move: items by id, and units on foot."""

    place: str
    items: tuple[str, ...]
    foot: tuple[Troop, ...] = ()
    """Units that walk: out of a castle, or by Cartography."""
    came_from: tuple[str, ...] = ()
    """The places it has come through, the first one first."""
    contact: bool = False
    """It has met somebody and stands still (ME-9.16 to ME-9.18)."""
    parted: bool = False
    """It has left another group: without units it may end elsewhere (ME-9.11)."""


class March(Piece):
    """A complete move in progress (ME-9.3)."""

    seat: Everyone[SeatNumber]
    groups: Everyone[list[Group]]
    current: Everyone[int]
    """Which of the groups steps next."""
    dropped: Everyone[list[str]]
    """Places where units were set down on the way."""
    war: Everyone[list[SeatNumber]]
    """Players that this move has attacked, confirmed (ME-17.5)."""
    notes: Everyone[list[str]]
    """What holds for this move only (`moves.groups`): `ranger`, `gunner:e7`, `edict:epirus` …"""
    stepped: Everyone[list[str]] = msgspec.field(default_factory=list)
    """Items that have made a step in it, carried ones included."""
