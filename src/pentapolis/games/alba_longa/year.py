"""The year: two seasons and its end (AL-2)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.now import Now
from .components import GROWING, HARVEST
from .scoring import check_victory
from .season import play_season
from .state import AlbaLonga
from .year_end import end_year


@step
def play_year(g: AlbaLonga, now: Now) -> None:
    """Growing season, harvest season, end of year (AL-2.1)."""
    now.then(play_season.of(GROWING), play_season.of(HARVEST), end_year, check_victory, next_year)


@step
def next_year(g: AlbaLonga, now: Now) -> None:
    """While climate cards remain a new year begins (AL-17.4)."""
    g.year += 1
    g.climate, g.next_climate = g.next_climate, ""
    now.then(play_year)
