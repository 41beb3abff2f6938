"""The end conditions, and their announcement (OR-21, OR-25.3)."""

from __future__ import annotations

from ...kernel.now import Now
from .components import FEWEST_FLOOR_COLOURS
from .events import EndAnnounced, EndWithdrawn
from .state import Origins


def conditions(g: Origins) -> list[str]:
    """The end conditions that hold now (OR-21.2 to OR-21.5)."""
    met = []
    if g.box.summit in [min(player.steps) for player in g.players]:
        met.append("three_summits")
    if not any(card.gold for card in g.cards):
        met.append("no_district_gold")
    if len(g.tower_supply) - g.tower_supply.count(0) <= FEWEST_FLOOR_COLOURS:
        met.append("tower_supply")
    if g.missing():
        met.append("citizen_shortage")
    return met


def announce(g: Origins, now: Now) -> None:
    """The table is told when a condition first holds, and when a shortage lapses (OR-25.3, OR-A77)."""
    if not g.announces_end:
        return
    met = conditions(g)
    if met == g.announced:
        return
    for condition in met:
        if condition not in g.announced:
            now.tell(EndAnnounced, condition)
    for condition in g.announced:
        if condition not in met:
            now.tell(EndWithdrawn, condition)
    g.announced = met
