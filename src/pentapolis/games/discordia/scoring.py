"""The end of the game: an empty reserve, or the fewest workers after four years (DI-1, DI-21, DI-23.13)."""

from __future__ import annotations

from ...kernel.state import Outcome, rank
from .components import SEASONS, YEARS
from .houses import on_buildings
from .state import SEASON, Discordia

MOMENTS = len(SEASONS) + 1
"""The moments of a year by which a solo win is ranked: its seasons, and the events of its end."""


def outcome(g: Discordia) -> Outcome:
    """Ranked by workers in reserve, then by workers on buildings and towers; equal ranks share (DI-21.2 to DI-21.5).

    The score of a player is his reserve, of a solo player the moment of his win, or beyond the last moment his reserve:
    less is always better.
    """
    keys = [(-city.workers, -on_buildings(g.box, city)) for city in g.cities]
    if g.solo:
        return solo_outcome(g)
    best = max(keys)
    winners = tuple(seat for seat in g.seats if keys[seat] == best)
    scores = tuple(city.workers for city in g.cities)
    return Outcome(rank(keys), scores, winners, decided_by(keys, best, len(winners)), fewest=True)


def decided_by(keys: list[tuple[int, int]], best: tuple[int, int], winners: int) -> str:
    """What set the winner apart."""
    if not best[0]:
        return "empty_reserve"
    if winners > 1:
        return "shared_victory"
    return "fewest_workers" if sum(key[0] == best[0] for key in keys) == 1 else "fewest_on_buildings"


def solo_outcome(g: Discordia) -> Outcome:
    """Won or lost, and how soon (DI-23.1, DI-23.13)."""
    (city,) = g.cities
    if city.workers:
        return Outcome((1,), (YEARS * MOMENTS + city.workers,), (), "solo_lost", fewest=True)
    return Outcome((1,), (moment(g),), (0,), "empty_reserve", fewest=True)


def moment(g: Discordia) -> int:
    """The number of the season since the start, the events of a year's end between winter and spring (DI-23.13)."""
    place = g.season_number if g.phase == SEASON else MOMENTS
    return (g.year - 1) * MOMENTS + place
