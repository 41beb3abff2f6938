"""The numbers on the table that stand for terms: what a hint is said with. A term without one has none to be said."""

from __future__ import annotations

from ..houses import defence, empty_spaces
from ..recruitment import visible_symbols
from ..state import Discordia
from .evaluation import terms

COUNTED = ("reserve", "fitting")
"""Terms that are such numbers themselves."""


def shown(g: Discordia, seat: int) -> dict[str, float]:
    """What a player can count for a term: symbols, buildings, the defence against the raid; a game is won or not."""
    city, found = g.cities[seat], terms(g, seat)
    return {
        **{term: found[term] for term in COUNTED},
        "won.had": float(found["won"] > 0),
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
