"""Genius: buildings and engines rise without florins (ME-26.18, ME-26.19)."""

from __future__ import annotations

from ....kernel.now import Now
from ..abilities import art
from ..actions import UseTechnologyOnBuilding, UseTechnologyOnItem
from ..components import CIVIL, ENGINES, MILITARY
from ..control import controlled
from ..forces import owned
from ..market.buildings import can_upgrade_free, upgrade_free
from ..market.engines import can_upgrade_engine_free, upgrade_engine_free
from ..points import can_spend
from ..state import Medioevo
from ..use import spend_for

POINTS = 2


@art("genius", "free", points=POINTS)
def free_upgrades(g: Medioevo, seat: int, window: str) -> list[UseTechnologyOnBuilding | UseTechnologyOnItem]:
    """One level for a building in a controlled territory, or for an engine where it could be upgraded."""
    if not can_spend(g, seat, "green", POINTS):
        return []
    found: list[UseTechnologyOnBuilding | UseTechnologyOnItem] = [
        UseTechnologyOnBuilding("genius", name, category)
        for name in controlled(g, seat)
        for category in (CIVIL, MILITARY)
        if can_upgrade_free(g, seat, name, category)
    ]
    engines = [name for name in owned(g, seat, *ENGINES) if can_upgrade_engine_free(g, seat, name)]
    return [*found, *(UseTechnologyOnItem("genius", name) for name in engines)]


@free_upgrades.effect
def _free_upgrades(g: Medioevo, now: Now, seat: int, action: UseTechnologyOnBuilding | UseTechnologyOnItem) -> None:
    spend_for(g, now, seat, "genius", POINTS)
    if isinstance(action, UseTechnologyOnItem):
        upgrade_engine_free(g, action.item)
    else:
        upgrade_free(g, now, seat, action.place, action.category)
