"""A battle while it is fought."""

from __future__ import annotations

import msgspec

from ....kernel.sight import Everyone, SeatNumber
from ....kernel.state import Piece
from ..tabletop import NONE, Prisoner, Troop


class Crew(msgspec.Struct, frozen=True, gc=False):
    """Units that serve an engine in this battle round, and what it aims at: `units`, or a category of buildings."""

    side: int
    """0 for the attacker, 1 for the defender."""
    engine: str
    troops: tuple[Troop, ...]
    target: str = "units"


class Note(msgspec.Struct, frozen=True, gc=False):
    """An effect of a card or technology for one side of a battle."""

    name: str
    """`card_4`, `strategy`; `offered` for a surrender that was proposed."""
    number: int = 0
    unit: str = ""
    this_round: bool = False
    """It ends with the round."""


class CaptainUsed(msgspec.Struct, frozen=True, gc=False):
    """A use of a Captain: `act`, `unlock`, `cancel`, and the unit type it concerns."""

    use: str
    unit: str


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A hit on a unit that is put off to the end of the round; at sea the galley it is aboard."""

    unit: str
    spot: str = ""


class Battle(Piece):
    """A battle in progress; the last one is the one that is fought, since one may start inside another.

    What there is twice stands in lists of two: the attacker's first, the defender's second. It stays on the table until
    what follows from it is settled: `winner` and `ended` say how it went.
    """

    place: Everyone[str]
    attacker: Everyone[SeatNumber]
    defender: Everyone[SeatNumber]
    cause: Everyone[str]
    """`move`, `resistance`, `horde`, `rebellion`, `in_place`, `card`."""
    holder: Everyone[SeatNumber]
    """Who controlled the place when the fight began (ME-12.9, ME-15.1)."""
    movement: Everyone[int]
    """Movement points left at the moment of contact, for flight (ME-A22)."""
    began: Everyone[list[int]]
    """Military units at the start (ME-21.10)."""
    manned: Everyone[list[str]]
    """Galleys with units aboard that have not lost their last one yet (ME-13.8)."""
    round: Everyone[int] = 0
    step: Everyone[str] = "before"
    """`before`, `start`, `artillery`, `archery`, `melee`, `melee_rolled`, `end`, `over`."""
    strength: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Military units at the start of the round (ME-14.14)."""
    capture: Everyone[list[bool]] = msgspec.field(default_factory=lambda: [False, False])
    """Who has declared capture (ME-14.13)."""
    captor: Everyone[int] = -1
    """The side, 0 or 1, whose melee damage takes prisoners in this round (ME-14.15)."""
    protection: Everyone[list[str]] = msgspec.field(default_factory=list)
    """What the building protects against in this round: `siege_engines`, `archers`, `melee`."""
    flight: Everyone[list[str]] = msgspec.field(default_factory=list)
    """The route of a declared flight, without the place of the battle."""
    flight_cost: Everyone[int] = 0
    """Its movement points."""
    crews: Everyone[list[Crew]] = msgspec.field(default_factory=list)
    dice: Everyone[list[list[int]]] = msgspec.field(default_factory=lambda: [[], []])
    """The melee dice, d4, d6, d8; empty before they are rolled."""
    shots: Everyone[list[list[int]]] = msgspec.field(default_factory=lambda: [[], []])
    """Dice of the artillery or archery step; of artillery, engine by engine as in `crews`."""
    sacrificed: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    bonus: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """What cards and tokens add to the attack value this round."""
    abilities: Everyone[list[list[str]]] = msgspec.field(default_factory=lambda: [[], []])
    """Unit types whose ability is active in this round, as fixed in step 3; archers in step 2."""
    counts: Everyone[list[dict[str, int]]] = msgspec.field(default_factory=lambda: [{}, {}])
    """Units of each type in the melee, as counted in step 3 (ME-10.7)."""
    used: Everyone[list[list[CaptainUsed]]] = msgspec.field(default_factory=lambda: [[], []])
    """Captain uses of this round."""
    spared: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Overwhelming points put into the own loss value (ME-10.21)."""
    damage: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Damage still to be assigned, by the side that takes it."""
    marked: Everyone[list[list[Mark]]] = msgspec.field(default_factory=lambda: [[], []])
    """Hits that card 29 puts off to the end of the round (ME-25.28)."""
    fallen: Everyone[list[list[Troop]]] = msgspec.field(default_factory=lambda: [[], []])
    """Units removed in this round, as the figures they are (ME-25.27)."""
    losses: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Units destroyed or captured in the whole battle."""
    shot: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Units that each side has removed by its Archers in the whole battle."""
    harmed: Everyone[bool] = False
    """Something was lost or damaged in this round."""
    harmless: Everyone[int] = 0
    """Rounds in a row in which nothing was (ME-10.31)."""
    prisoners: Everyone[list[Prisoner]] = msgspec.field(default_factory=list)
    """Prisoners taken in this battle (ME-14.18)."""
    offer: Everyone[list[int]] = msgspec.field(default_factory=list)
    """An offer to surrender: who makes it, who is to surrender, the florins that one pays, or gets if negative."""
    notes: Everyone[list[list[Note]]] = msgspec.field(default_factory=lambda: [[], []])
    """Effects of cards and technologies for this battle or round."""
    winner: Everyone[SeatNumber] = NONE
    """A seat or the barbarians, once it is over; `NONE` before, and where nobody wins."""
    ended: Everyone[str] = ""
    """`wiped_out`, `fled`, `surrendered`, `both_out`, `suspended`, `stopped`; nothing while it is fought."""
