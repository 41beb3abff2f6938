"""Land and sea: steps in the wrong medium, which Logistics pays for, and how one gets back (ME-26.2). Nothing here
changes anything."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import lru_cache

from ..chart import Chart, spread
from ..state import Medioevo
from .paths import out_of_place, step_cost, ways


def stray_steps(g: Medioevo, place: str, ship: bool) -> list[str]:
    """The steps out of a place in the wrong medium: of what goes by land into a sea zone, of a ship into a territory
    from another one."""
    right = ways(g, place, ship)
    return [to for to in g.box.chart.steps[place] if to not in right]


def way_back(g: Medioevo, place: str, ship: bool) -> tuple[int, int]:
    """How many steps, and points for them, it takes at least from a place to one of the own medium."""
    chart = g.box.chart
    if place in chart.seas:
        return (0, 0) if ship else (1, 0)
    steps = _from_coast(chart)[place] if ship else 0
    return steps, steps


@lru_cache(maxsize=8)
def _from_coast(chart: Chart) -> dict[str, int]:
    """The distance over land of every territory from a coast."""
    return spread(chart.land, [place for place, seas in chart.coast.items() if seas], len(chart.land))


def can_return(
    g: Medioevo, place: str, ship: bool, movement: int, paid: Set[str], open_to: Callable[[str], bool]
) -> bool:
    """Whether what stands in a place, with so many movement points left, is in its own medium or gets there: ashore for
    nothing, by ship over land only through places that are paid for."""
    if not out_of_place(g, place, ship):
        return True
    near = g.box.chart.land[place] if ship else g.box.chart.shores[place]
    for to in near:
        left = movement - step_cost(g, place, to)
        if left < 0 or (ship and to not in paid) or not open_to(to):
            continue
        if can_return(g, to, ship, left, paid - {to}, open_to):
            return True
    return False
