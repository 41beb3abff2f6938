"""A complete move while it is made."""

from __future__ import annotations

import msgspec

from ....kernel.sight import Everyone, SeatNumber
from ....kernel.state import Piece
from ..tabletop import Troop
from .actions import Warlike


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


class MoveNote(msgspec.Struct, frozen=True, gc=False, tag=str.lower):
    """Something that holds for one complete move only."""


class Tired(MoveNote, frozen=True):
    """Exhausted units are aboard this item, or `foot`: nothing but castle exits is left to them."""

    item: str


class Handed(MoveNote, frozen=True):
    """Units were handed from one item to another there, and don't go back."""

    item: str
    to: str
    place: str


class Landed(MoveNote, frozen=True):
    """An item was unloaded there, and is not loaded again."""

    item: str
    place: str


class Boarded(MoveNote, frozen=True):
    """An item went aboard there, and does not go ashore again."""

    item: str
    place: str


class Visited(MoveNote, frozen=True):
    """A group was looked at since the last deed, by its number."""

    group: int


class Refrained(MoveNote, frozen=True):
    """What was taken back when it was to be confirmed, since the last deed."""

    action: Warlike


class Seized(MoveNote, frozen=True):
    """Something was seized in this move."""


class Standing(MoveNote, frozen=True):
    """An attack or a seizure without a move."""


class Fought(MoveNote, frozen=True):
    """It was fought where the pieces stand."""


class Resisted(MoveNote, frozen=True):
    """A horde appeared where the army came in."""

    place: str


class Edict(MoveNote, frozen=True):
    """The army may pass through this territory (ME-26.9)."""

    place: str


class Ranger(MoveNote, frozen=True):
    """The group passes unseen (ME-25.47)."""


class Gunner(MoveNote, frozen=True):
    """An engine that needs no movement points (ME-25.45)."""

    item: str


class Logistics(MoveNote, frozen=True):
    """A step in the wrong medium is paid for (ME-26.2)."""

    place: str


class Extra(MoveNote, frozen=True):
    """A move of its own that Cartography gives: no other piece takes part, exhausted ones do."""


class Walk(MoveNote, frozen=True):
    """A movement point of units on foot, or of a move that Cartography gives."""


class Warlord(MoveNote, frozen=True):
    """A single unit passes there (ME-25.7)."""

    place: str


class Ahead(MoveNote, frozen=True):
    """Half of an army waits to go on from there with these items (ME-25.7)."""

    place: str
    items: tuple[str, ...]


AnyMoveNote = (
    Tired
    | Handed
    | Landed
    | Boarded
    | Visited
    | Refrained
    | Seized
    | Standing
    | Fought
    | Resisted
    | Edict
    | Ranger
    | Gunner
    | Logistics
    | Extra
    | Walk
    | Warlord
    | Ahead
)


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
    notes: Everyone[list[AnyMoveNote]]
    """What holds for this move only."""
    stepped: Everyone[list[str]] = msgspec.field(default_factory=list)
    """Items that have made a step in it, carried ones included."""
