"""Damage to buildings (ME-12.20, ME-12.21)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.now import Now
from ..components import BUILDINGS, CATEGORIES, MILITARY, STRUCTURE
from ..control import level_of, set_building
from ..market.tokens import building_lost
from ..state import Medioevo
from ..tabletop import Place
from .events import BuildingDamaged, BuildingDestroyed


def building_of(place: Place, category: str) -> str:
    """The building of a category, or nothing."""
    level = level_of(place, category)
    return BUILDINGS[category][level - 1] if level else ""


def damage_building(g: Medioevo, now: Now, name: str, category: str, points: int) -> str:
    """Put destruction tokens on a building; when they reach its structure points it is gone, and its name returned."""
    place = g.place(name)
    building, level = building_of(place, category), level_of(place, category)
    if not building or not points:
        return ""
    harm = list(place.damage)
    number = CATEGORIES.index(category)
    harm[number] += points
    now.tell(BuildingDamaged, name, building, points)
    if harm[number] < STRUCTURE[category][level - 1]:
        g.put(name, replace(place, damage=(harm[0], harm[1], harm[2])))
        return ""
    set_building(g, name, category, 0)
    now.tell(BuildingDestroyed, name, building)
    if category == MILITARY:
        building_lost(g, now, name)
    return building
