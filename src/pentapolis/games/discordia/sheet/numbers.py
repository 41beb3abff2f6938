"""What tells how a game of Discordia went: the workers in reserve, of which everybody wants to be rid."""

from __future__ import annotations

from ....words.series import Series
from ..houses import on_buildings
from ..state import Discordia


def series(o: Discordia) -> list[Series]:
    """The numbers to follow over time, the one that ranks first."""
    return [
        Series("reserve", [city.workers for city in o.cities], falls=True),
        Series("at_work", [on_buildings(o.box, city) for city in o.cities]),
    ]
