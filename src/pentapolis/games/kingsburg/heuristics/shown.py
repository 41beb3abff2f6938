"""The numbers on the table that stand for terms which are no such numbers themselves: what a hint is said with."""

from __future__ import annotations

from ..state import Kingsburg
from .evaluation import terms
from .worth import walls

PERCENT = 100


def shown(g: Kingsburg, seat: int) -> dict[str, float]:
    """What a player can count for a term: soldiers for the winter, buildings for the King's reward."""
    province, box = g.provinces[seat], g.table.box
    gold, wood, stone = province.goods
    standing = walls(box, province.built)
    others = [other.soldiers + walls(box, other.built) for s, other in enumerate(g.provinces) if s != seat]
    found = terms(g, seat)
    return {
        "stock": gold + wood + stone,
        "gold": gold,
        "wood": wood,
        "stone": stone,
        "plus_two": province.plus_two,
        "walls": standing,
        "winter": province.soldiers,
        "strongest": province.soldiers + standing - max(others),
        "reward": province.buildings,
        "envoy": PERCENT * found["envoy"],
        "least": PERCENT * found["least"],
    }
