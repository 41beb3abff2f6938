"""What lies on the table: units, places, transports and engines, cards, routes, and effects of the turn.

They are frozen records, replaced when they change: a copy of a state shares them.
"""

from __future__ import annotations

import msgspec

from ...kernel.sight import SeatNumber
from .actions import Use

BARBARIANS = -1
"""The side of no player, in armies and battles."""
NOBODY = -1
NONE = -2
"""No side at all, where -1 is the barbarians: the winner of a battle that nobody has won."""


class Troop(msgspec.Struct, frozen=True, gc=False, order=True):
    """Military units that nothing tells apart."""

    kind: str
    """What they count as now: a name of `UNITS`."""
    level: int = 0
    """Of Captains, 1 to 3."""
    count: int = 1
    moved: bool = False
    """Exhausted: they have taken part in a complete move of this turn (ME-9.4)."""
    left: tuple[str, ...] = ()
    """Castles they have left for free this turn (ME-9.14)."""
    real: str = ""
    """The kind they are again at the end of the turn (ME-26.14, ME-25.57); or nothing."""
    real_level: int = 0
    """Of what they are again, 1 to 3 for Captains."""
    lent_by: SeatNumber = NONE
    """Whose figures they are, if they serve another side this turn: a seat's in a horde (ME-25.56), the barbarians' in
    a player's army, as marauders (ME-25.55); or `NONE`."""
    home: str = ""
    """Where a seat's units in a horde come from."""


class Force(msgspec.Struct, frozen=True, gc=False, order=True):
    """All military units of one side in one place."""

    side: SeatNumber
    """A seat, or `BARBARIANS`."""
    troops: tuple[Troop, ...]


class Place(msgspec.Struct, frozen=True, gc=False):
    """What stands in a territory or sea zone, items apart."""

    civil: int = 0
    """Level of the civil building, 0 without one."""
    military: int = 0
    religious: int = 0
    """1 with a Cathedral."""
    damage: tuple[int, int, int] = (0, 0, 0)
    """Destruction tokens on the building of each category."""
    market: tuple[str, ...] = ()
    """The market cubes, sorted."""
    token: SeatNumber = NOBODY
    """Whose control token lies there."""
    token_of: str = ""
    """The territory of the military building it came from; nothing once it is attributed to none (ME-12.19)."""
    forces: tuple[Force, ...] = ()
    """By side; at sea units are aboard galleys, and barbarians only are here."""
    rebel: bool = False
    """A home territory in which a rebellion was placed, until its rightful owner controls it again (ME-4.33)."""
    held_by: SeatNumber = NONE
    """Who controlled it, or nobody, before others came who have not conquered it yet (ME-15.1); `NONE` without such."""


EMPTY = Place()


class Item(msgspec.Struct, frozen=True, gc=False):
    """A transport or a siege engine. Its id is a letter for what it is and a number: `w3`, `g4`, `c5`, `m6`, `e7`."""

    kind: str
    level: int
    owner: SeatNumber
    """A seat; `BARBARIANS` for their galleys."""
    place: str
    spent: int = 0
    """Movement points used this turn."""
    extra: int = 0
    """Movement points gained this turn (ME-26.4)."""
    stopped: bool = False
    """It bears a stop token: no movement points left (ME-9.4, ME-4.9)."""
    cargo: tuple[str, ...] = ()
    """Goods aboard, sorted."""
    aboard: str = ""
    """The galley that carries it."""
    troops: tuple[Troop, ...] = ()
    """Units aboard: of a galley at sea, and of any transport of a group while it moves."""
    left: tuple[str, ...] = ()
    """Castles it has left for free this turn."""
    twin: bool = False
    """It serves as a caravan and as a War Wagon this turn (ME-25.12)."""
    carries: int = 0
    """Of an engine, how many units it carries this turn (ME-25.46)."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """An Empire card in front of its owner; its number says both sides."""

    number: int
    rotated: bool = False
    held: bool = False
    """Card 13 keeps it rotated through the next turn (ME-25.14)."""
    deposit: int = 0
    """Florins on card 36."""
    straightened: bool = False
    """No Bard can straighten it any more this turn: one has, or it was turned before (ME-25.40)."""


class Prisoner(msgspec.Struct, frozen=True, gc=False, order=True):
    """Units of another player held at a board."""

    owner: SeatNumber
    kind: str
    level: int
    count: int


class Bought(msgspec.Struct, frozen=True, gc=False):
    """A piece behind the screen (ME-22.30): a building, unit or engine by name, a transport with its level
    (`galley_2`); the florins it cost, points that had to be bought included, and the own points."""

    piece: str
    florins: int
    own: int


class Route(msgspec.Struct, frozen=True, gc=False):
    """A trade route: its steps with what is accomplished, its destination, the transport on it (ME-16.21)."""

    transport: str
    steps: tuple[str, ...]
    done: tuple[bool, ...]
    destination: str
    saved: bool = False
    """The transport is lost and card 30 keeps the route to the end of the turn (ME-25.29)."""


class Effect(msgspec.Struct, frozen=True, gc=False, order=True):
    """Something that lasts to the end of the turn: who brought it about, by which card or technology, on what."""

    name: str
    """`card_1`, `machinery` …"""
    seat: SeatNumber
    place: str = ""
    item: str = ""
    note: str = ""
    """The place, building category or technology it is about, beside."""
    against: SeatNumber = NONE
    """The other side, of a battle that was broken off."""


class Won(msgspec.Struct, frozen=True, gc=False, order=True):
    """Battles that were won this turn."""

    foe: str
    """`barbarian` or `player`."""
    defended: bool
    """Against somebody who came in."""
    unharmed: bool
    """No military unit was lost."""
    units: int
    """The most military units that the enemy had at the start."""


class Sold(msgspec.Struct, frozen=True, gc=False, order=True):
    """Sales of this turn."""

    cubes: int
    """How many in one action."""
    price: int
    """What the dearest of them brought."""


class Activation(msgspec.Struct, frozen=True, gc=False):
    """A card or technology in use that has not taken effect yet; the last one resolves first (ME-24.2)."""

    seat: SeatNumber
    action: Use
    """What was chosen."""
    cancelled: bool = False
    """A Joker has answered it (ME-7.10)."""
    doubled: bool = False
    """Its points count twice (ME-25.50)."""
    both: bool = False
    """It gives ability and points (ME-25.49)."""
