"""Wars, pacts and offers, and what is public of them."""

from __future__ import annotations

import msgspec

from ....kernel.sight import SeatNumber
from ..tabletop import NOBODY, Prisoner


class War(msgspec.Struct, frozen=True, gc=False, order=True):
    """A war between two players, the lower seat first."""

    a: SeatNumber
    b: SeatNumber
    since: int
    """The turn it began."""
    by: SeatNumber
    """Who declared it or attacked."""
    undeclared: bool = False
    """It began with an attack: both may fight at once (ME-17.5, ME-17.6)."""
    armistice: bool = False
    """No combat between them for the rest of this turn (ME-17.7)."""


class Clause(msgspec.Struct, frozen=True, gc=False):
    """One clause of a pact (ME-17.11 to ME-17.20). What a kind does not use keeps its default."""

    kind: str
    giver: SeatNumber = NOBODY
    """Who grants it or pays; nobody if it is mutual."""
    taker: SeatNumber = NOBODY
    places: tuple[str, ...] = ()
    """Nothing: all places of the giver."""
    against: tuple[SeatNumber, ...] = ()
    fee: int = 0
    cube_fee: int = 0
    units: int = 0
    amount: int = 0
    turns: tuple[int, ...] = ()
    """When a payment is due; nothing: at signing."""
    prisoners: tuple[Prisoner, ...] = ()


class Duty(msgspec.Struct, frozen=True, gc=False, order=True):
    """Support that is due under an alliance, until the war or the pact ends (ME-17.15, ME-17.16)."""

    ally: SeatNumber
    """Who must support."""
    supported: SeatNumber
    against: SeatNumber
    kind: str
    """`defensive_alliance` or `offensive_alliance`."""
    units: int
    moved: int = 0
    """Military units the ally has moved or let fight for it, as the engine counts them (ME-17.24)."""
    order: str = ""
    """Where the supported player wants them."""
    answer: str = ""
    """What the ally said to that: `obeys` or `refuses`."""


class Pact(msgspec.Struct, frozen=True, gc=False):
    """A pact in force. A public one is known to all (`known_to` names every seat and the spectators, -1)."""

    id: str
    """Made of what its signatories know, so that it tells nothing of other pacts: `p02-3-1` is the first one that
    seats 0 and 2 have made in turn 3."""
    signatories: tuple[SeatNumber, ...]
    clauses: tuple[Clause, ...]
    end: int
    """The last turn it holds; 0 for the whole game."""
    secret: bool
    known_to: tuple[SeatNumber, ...]
    accused: int = 0
    """The turn in which a breach was last claimed (ME-17.25)."""
    duties: tuple[Duty, ...] = ()


class Draft(msgspec.Struct, frozen=True, gc=False):
    """An offer that a player is still writing."""

    kind: str
    """`pact`, `peace` or `armistice`."""
    to: tuple[SeatNumber, ...]
    clauses: tuple[Clause, ...] = ()
    end: int = 0
    secret: bool = False


class Accusation(msgspec.Struct, frozen=True, gc=False):
    """A breach that a signatory claims; the pact is public from then on (ME-17.24)."""

    pact: str
    accuser: SeatNumber
    accused: SeatNumber


class Offer(msgspec.Struct, frozen=True, gc=False):
    """An offer, known to who made it and to who is to answer (ME-17.1, ME-17.9)."""

    id: str
    """Like that of a pact made of what all its parties know: `o02-3-1`, the sender first; `s02-3-1` for one of a
    surrender."""
    kind: str
    """`pact`, `peace`, `armistice`, `end_pact`."""
    sender: SeatNumber
    receivers: tuple[SeatNumber, ...]
    accepted: tuple[SeatNumber, ...]
    known_to: tuple[SeatNumber, ...]
    clauses: tuple[Clause, ...] = ()
    end: int = 0
    secret: bool = False
    pact: str = ""
    """The pact to be ended."""
    surrender: bool = False
    """It goes with the terms of a surrender, and is answered with them (ME-14.8)."""


class Admission(msgspec.Struct, frozen=True, gc=False, order=True):
    """A public fact that pacts bring about: units of a guest stand in a place without contesting it (ME-2.6)."""

    place: str
    guest: SeatNumber
    host: SeatNumber


class Notice(msgspec.Struct, frozen=True, gc=False, order=True):
    """A right of passage that ended while troops were inside: the guest may leave in one more combat phase (ME-17.13).
    Like the pact it may be known to the two alone."""

    guest: SeatNumber
    host: SeatNumber
    until: int
    """The turn of that combat phase."""
    known_to: tuple[SeatNumber, ...]
    places: tuple[str, ...] = ()
    """Where it may pass until then; nothing: all places of the host."""
