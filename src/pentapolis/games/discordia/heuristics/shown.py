"""The numbers on the table that stand for terms which are no such numbers themselves: what a hint is said with."""

from __future__ import annotations

from ..houses import defence, empty_spaces
from ..recruitment import visible_symbols
from ..state import Discordia
from .evaluation import terms

PERCENT = 100


def shown(g: Discordia, seat: int) -> dict[str, float]:
    """What a player can count for a term: symbols, buildings, the defence against the raid."""
    city = g.cities[seat]
    return {
        "won": PERCENT * terms(g, seat)["won"],
        "near": -city.workers,
        "symbols": visible_symbols(g.box, city),
        "ring": city.ring,
        "buildings": sum(1 for _ in city.houses()),
        "buildings.spaces": empty_spaces(g.box, city),
        "stars": city.stars,
        "modifiers": city.modifiers,
        "privileges": len(city.privileges),
        "towers": sum(tower is not None for tower in city.towers),
        "upgrades": city.upgrade,
        "slots": sum(map(len, city.rows)),
        "raid": defence(g.box, city),
    }
