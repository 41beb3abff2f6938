"""What a viewer of Origins may not know: nothing that anybody knows.

From the ledger: the order of the building piles below their top tiles, the cards that were not drawn and future rolls
are known to nobody; they are decided when they are turned up or rolled, and no state holds them. A Farm that Virgo has
sent under its pile lies at the bottom for all to know. Everything else is public at all times.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from pentapolis.games.origins.events import CitizenEntered, DraftRolled, SpeakerRerolled, TopRevealed, ZodiacReturned
from pentapolis.games.origins.state import Origins
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Event
from support.playing import Outcomes, Ply

OPEN = True
"""Nothing is hidden from one viewer that another knows."""


def swaps(g: Origins, viewer: int, luck: random.Random) -> list[Origins]:
    return []


def twins(g: Origins, ply: Ply, viewer: int) -> list[tuple[Action, Outcomes]]:
    return []


def revealed(events: Sequence[Event], viewer: int) -> bool:
    """A tile was turned up or a die rolled, for all alike."""
    kinds = TopRevealed | CitizenEntered | DraftRolled | SpeakerRerolled | ZodiacReturned
    return any(isinstance(event, kinds) for event in events)


def known(g: Origins, viewer: int) -> object:
    """All of it: what lies on the table, and of the piles how many tiles they have and what may be among them."""
    return msgspec.to_builtins(g)


def unknown(g: Origins, viewer: int) -> list[str]:
    return []
