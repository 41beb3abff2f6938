"""Why a group can't do what somebody tried."""

from __future__ import annotations

from ....kernel.refusal import Why
from ..forces import troops_at, unit_name
from ..state import Medioevo
from .attacks import OPEN, meeting
from .groups import armed, by_ship, current, goes_free, march_of, met_by, movement_of
from .loading import Load
from .paths import castle_exit, held_fast, spaces, step_cost, ways
from .survey import steps


def why_not_step(g: Medioevo, seat: int, to: str) -> Why | None:
    """Why the current group can't step into a place."""
    march, group = march_of(g), current(g)
    if group.contact:
        return Why("ME-9.17", "refused-me-in-contact", {"place": group.place})
    if held_fast(g, group.place):
        return Why("ME-25.3", "refused-me-held-fast", {"place": group.place})
    ship = by_ship(g, group)
    if not group.items and not group.foot:
        return Why("ME-9.14", "refused-me-nobody-walks")
    if ship is None:
        return Why("ME-9.8", "refused-me-ship-and-wagon")
    if to not in ways(g, group.place, ship):
        return Why("ME-9.7", "refused-me-not-one-step", {"place": to})
    if to not in g.in_play:
        return Why("ME-9.24", "refused-me-out-of-play", {"place": to})
    if to in steps(g, march, group):
        return Why("ME-9.3", "refused-me-not-together")
    movement, cost = movement_of(g, march, group), step_cost(g, group.place, to)
    castle = not ship and castle_exit(g, seat, group.place)
    if movement < cost and castle and not goes_free(g, group):
        return Why("ME-9.14", "refused-me-left-castle")
    if movement < cost and not castle:
        return Why("ME-9.6", "refused-me-no-movement", {"cost": cost, "points": movement})
    if not armed(g, group) and met_by(g, march, group, to).kind != OPEN:
        if meeting(g, seat, to).kind == OPEN:
            return Why("ME-17.12", "refused-me-passage-engines", {"place": to})
        return Why("ME-9.10", "refused-me-needs-units", {"place": to})
    return Why("ME-17.7", "refused-me-armistice", {"place": to})


def why_not_load(g: Medioevo, seat: int, action: Load) -> Why | None:
    """Why units can't be taken along."""
    group = current(g)
    if group.place in g.box.chart.seas:
        return Why("ME-9.12", "refused-me-not-docked")
    if not any(unit_name(troop) == action.unit for troop in troops_at(g, group.place, seat)):
        return Why("ME-9.11", "refused-me-no-such-units", {"place": group.place})
    if action.item in group.items and spaces(g, action.item) < action.count:
        return Why("ME-9.8", "refused-me-no-room", {"spaces": spaces(g, action.item)})
    if not action.item and castle_exit(g, seat, group.place):
        return Why("ME-9.14", "refused-me-left-castle")
    if not action.item:
        return Why("ME-9.14", "refused-me-only-from-castle")
    return Why("ME-9.4", "refused-me-exhausted")
