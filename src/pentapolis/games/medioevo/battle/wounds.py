"""What damage does to units (ME-11.1, ME-11.2, ME-13.6, ME-26.14)."""

from __future__ import annotations

from msgspec.structs import replace

from ..components import ARCHER, CAPTAIN, CAVALRY, HEAVY, LIGHT
from ..state import Medioevo
from ..supply import real_kind, units_left
from ..tabletop import NONE, Troop

RANKS = {LIGHT: 1, ARCHER: 1, HEAVY: 2, CAVALRY: 3, CAPTAIN: 4}
"""The ladder of Promotion; what stands higher is better (ME-26.14)."""
WORSE = {HEAVY: (LIGHT,), CAVALRY: (HEAVY, LIGHT)}
"""What a unit may become, the best first."""


def owner_of(troop: Troop, side: int) -> int:
    """Whose figure a unit is: marauders are barbarians, units in a horde may be lent by a seat."""
    return side if troop.lent_by == NONE else troop.lent_by


def worn(g: Medioevo, side: int, troop: Troop, at_sea: bool = False) -> Troop | None:
    """What a single unit becomes by one point of damage; None if it is removed.

    A promoted unit goes down from what it counts as and keeps its own figure while that is the lesser one; below, or
    beside it as Light Infantry that was an Archer, it stays what it has become and needs such a figure from the set.
    """
    if at_sea:
        return None
    for kind in WORSE.get(troop.kind, ()):
        figure, _ = real_kind(troop)
        if troop.real and (figure == kind or RANKS[kind] > RANKS[figure]):
            if figure == kind:
                return replace(troop, kind=kind, level=0, real="", real_level=0)
            return replace(troop, kind=kind, level=0)
        if units_left(g, owner_of(troop, side), kind) > 0:
            return replace(troop, kind=kind, level=0, real="", real_level=0)
    return None


def wounds(g: Medioevo, side: int, troop: Troop, at_sea: bool = False) -> int:
    """How many points of damage remove a single unit, as things stand."""
    points = 1
    less = worn(g, side, troop, at_sea)
    while less is not None:
        points += 1
        less = worn(g, side, less, at_sea)
    return points
