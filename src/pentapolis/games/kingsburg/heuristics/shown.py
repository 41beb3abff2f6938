"""The numbers on the table that stand for terms: what a hint is said with. A term without one has none to be said."""

from __future__ import annotations

from ..components import BOXES
from ..state import Kingsburg
from .evaluation import terms

COUNTED = (
    *("vp", "farms", "merchants_guild", "market", "embassy", "town_hall", "inn", "rerolls", "crane"),
    *("stable", "barracks", "stone_wall", "fortress", "cathedral"),
)
"""Terms that are such numbers themselves."""


def shown(g: Kingsburg, seat: int) -> dict[str, float]:
    """What a player can count for a term: soldiers for the winter, buildings for the King's reward; the Envoy is had or
    not."""
    province, found = g.provinces[seat], terms(g, seat)
    others = [other for s, other in enumerate(g.provinces) if s != seat]
    gold, wood, stone = province.goods
    standing = printed(g.table.box, province.built)
    rival = max(other.soldiers + printed(g.table.box, other.built) for other in others)
    return {
        **{term: found[term] for term in COUNTED},
        "stock": gold + wood + stone,
        "gold": gold,
        "wood": wood,
        "stone": stone,
        "plus_two": province.plus_two,
        "walls": standing,
        "winter": province.soldiers,
        "strongest": province.soldiers + standing - rival,
        "reward": province.buildings,
        "envoy.had": float(g.envoy == seat),
        "least": min(other.buildings for other in others) - province.buildings,
    }


def printed(box: str, built: int) -> int:
    """What buildings add in a battle against an enemy that none is made for."""
    return BOXES[box].battle(built, "")
