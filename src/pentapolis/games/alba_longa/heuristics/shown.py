"""The numbers on the table that stand for terms: what a hint is said with. A term without one has none to be said."""

from __future__ import annotations

from ..components import WORKER
from ..state import AlbaLonga
from .evaluation import terms

COUNTED = ("monuments", "free_houses", "heroes")
"""Terms that are such numbers themselves."""


def shown(g: AlbaLonga, seat: int) -> dict[str, float]:
    """What a player can count for a term: workers for the quarry, wheat for the year's end; what is had or not."""
    city, found = g.cities[seat], terms(g, seat)
    return {
        **{term: found[term] for term in COUNTED},
        "alive.had": float(seat in g.order),
        "task.had": float(not g.agenda and city.fulfils),
        "quarry": city.assigned[WORKER] + city.captives[WORKER],
        "people": city.home + sum(city.assigned),
        "harvest": city.wheat,
        "silver": city.silver,
        "hands": city.home,
        "crown.had": float(g.king_of_kings == seat),
    }
