"""What tells how a game of Discordia went: the workers in reserve, of which everybody wants to be rid; alone, when the
last of them was gone."""

from __future__ import annotations

from ....words import Words
from ....words.series import Series
from ..components import SEASONS, YEARS
from ..houses import on_buildings
from ..scoring import MOMENTS
from ..state import Discordia


def series(o: Discordia) -> list[Series]:
    """The numbers to follow over time, the one that ranks first."""
    return [
        Series("reserve", [city.workers for city in o.cities], falls=True),
        Series("at_work", [on_buildings(o.box, city) for city in o.cities]),
    ]


def result(score: int, won: bool, words: Words) -> str:
    """When a solo game was won, or how many workers were left when it was lost (DI-23.13)."""
    if not won:
        return words.say("result-lost", workers=score - YEARS * MOMENTS)
    year, moment = divmod(score - 1, MOMENTS)
    when = words.say(f"season-{SEASONS[moment]}-the" if moment < len(SEASONS) else "result-year-end")
    return words.say("result-won", moment=when, year=year + 1)
