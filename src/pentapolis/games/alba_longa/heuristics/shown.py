"""The numbers on the table that stand for terms which are no such numbers themselves: what a hint is said with."""

from __future__ import annotations

from ..components import WORKER
from ..state import AlbaLonga
from .evaluation import terms

PERCENT = 100


def shown(g: AlbaLonga, seat: int) -> dict[str, float]:
    """What a player can count for a term: workers for the quarry, wheat for the year's end."""
    city, found = g.cities[seat], terms(g, seat)
    return {
        "alive": PERCENT * found["alive"],
        "task": PERCENT * found["task"],
        "quarry": city.assigned[WORKER] + city.captives[WORKER],
        "people": city.home + sum(city.assigned),
        "harvest": city.wheat,
        "silver": city.silver,
        "hands": city.home,
        "crown": PERCENT * found["crown"],
    }
