"""The numbers that tell how a game went."""

from __future__ import annotations

from ....words.series import Series
from ..control import controlled
from ..state import Medioevo


def series(o: Medioevo) -> list[Series]:
    """Honor, territories, and the florins that all can count."""
    lands = [len(controlled(o, seat)) for seat in o.seats]
    return [
        Series("honor", [player.honor for player in o.players]),
        Series("territories", lands),
        Series("florins", [player.counted for player in o.players]),
    ]
