"""Blood tokens: a consolation for what others have taken, with the variant (ME-22.20, ME-22.21)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.now import Now
from ..state import Medioevo
from ..supply import blood_left
from .events import BloodTaken


def blood(g: Medioevo, now: Now, *seats: int) -> None:
    """These seats have lost something in one go: a token each, while the supply lasts (ME-22.20)."""
    if g.with_variant("blood_tokens"):
        for seat in _served(g, seats):
            if blood_left(g):
                g.players[seat].blood += 1
                now.tell(BloodTaken, seat)


def _served(g: Medioevo, seats: Iterable[int]) -> list[int]:
    """Players still in the game, each once, in turn order."""
    among = set(seats)
    return [seat for seat in g.order if seat in among]
