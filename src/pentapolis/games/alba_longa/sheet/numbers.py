"""What tells how a game of Alba Longa went: the monuments and the people that the gods ask for."""

from __future__ import annotations

from ....words.series import Series
from ..state import AlbaLonga


def series(o: AlbaLonga) -> list[Series]:
    """The numbers to follow over time, the one that ranks first."""
    return [
        Series("monuments", [city.monuments for city in o.cities]),
        Series("population", [city.population for city in o.cities]),
    ]
