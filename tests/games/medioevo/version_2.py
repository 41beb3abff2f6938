"""States as version 2 wrote them: what version 3 writes must say the same.

The fingerprints in records of version 2 are those of such states.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from pentapolis.games.medioevo.actions import (
    CardUse,
    Use,
    UseCardAgainst,
    UseCardForPlayer,
    UseCardOnLeader,
    UseCardOnMarket,
)
from pentapolis.games.medioevo.records import BARBARIANS
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.action import text


def digest(g: Medioevo) -> str:
    """The fingerprint that version 2 would have written."""
    return hashlib.sha256(written(g)).hexdigest()[:16]


def written(g: Medioevo) -> bytes:
    """A state in the bytes of version 2."""
    state: dict[str, Any] = msgspec.to_builtins(g, order="deterministic")
    for activation, now in zip(state["activations"], g.activations, strict=True):
        activation["action"] = action(now.action)
    return msgspec.msgpack.encode(state)


def action(use: Use) -> str:
    """The text of a use: that of a card was one action, whatever it asked."""
    if not isinstance(use, CardUse):
        return text(use)
    named = {"to": "item"} if isinstance(use, UseCardOnMarket) else {}
    named |= {"against": "unit"} if isinstance(use, UseCardAgainst) else {}
    words = []
    for word in text(use).split()[1:]:
        field, _, value = word.partition("=")
        words.append(f"{named.get(field, field)}={value}")
    if isinstance(use, UseCardForPlayer | UseCardOnLeader) and use.player == BARBARIANS:
        words.remove(f"player={BARBARIANS}")
    order = ("card", "place", "item", "unit", "good", "colour", "player", "which", "via")
    return " ".join(["use_card", *sorted(words, key=lambda word: order.index(word.partition("=")[0]))])
