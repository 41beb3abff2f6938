"""What several messages share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ...words.parts import Part

__all__ = ["ActionText", "Done", "Extra", "Key", "Lang", "Link", "Name", "Part", "Problem", "SeatNumber", "Secret"]

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What a visitor or a table is called.")]
Secret = Annotated[str, Meta(min_length=1, max_length=100, description="A token out of a link's fragment.")]
Key = Annotated[
    str,
    Meta(min_length=8, max_length=64, pattern="^[!-~]*$", description="Made by the client: the same key acts once."),
]
ActionText = Annotated[str, Meta(min_length=1, max_length=500, description="An action in its canonical text.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Lang = Annotated[str, Meta(pattern="^(en|fr)$")]
Extra = Literal["rules", "lessons", "aid", "hints"]
"""Optional parts of a game: a rulebook, lessons, an aid, and the judgement that hints need."""


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something was not done: one sentence in the reader's language; nothing has changed."""

    error: str
    """The key of the sentence: `stale`, `refused-not-your-turn`, …"""
    message: str
    rule: str = ""
    """The id of the rule that forbids it, in the game's ledger."""
    id: str = ""
    """Of an error that is ours: what to tell the host."""


class Done(msgspec.Struct):
    """It is done."""

    done: bool = True


class Link(msgspec.Struct):
    """A link to send or to scan: its secret stands behind the #."""

    url: str
    qr: str = ""
    """The same as a QR code: the `d` of an SVG path over a grid of `size` by `size`; empty if nobody could scan it."""
    size: int = 0
    only_here: bool = False
    """The server listens on this machine only: no other device can open the link."""
