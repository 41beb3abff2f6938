"""Where two sides meet: who stands there, and who held the place before (ME-9.17, ME-12.9, ME-15.1)."""

from __future__ import annotations

from msgspec.structs import replace

from ..control import contested, controller, owner_of_home
from ..diplomacy.pacts import admit
from ..forces import Troops, add_troops, change, merged, set_troops, stand_again, troops_at
from ..state import Medioevo
from ..tabletop import NOBODY, NONE

IN_PLACE = "in_place"


def get_down(g: Medioevo, place: str, side: int) -> None:
    """Units of a side that ride or walk through a territory are met there by others on the way: they stand in it, and
    their move ends (ME-9.17)."""
    if place in g.box.chart.seas:
        return
    groups = [group for march in g.marches if march.seat == side for group in march.groups if group.place == place]
    troops = (*_ride(g, place, side), *_walk(g, place, side))
    if troops and any(not group.came_from for group in groups):
        stand_again(g, place, side, troops)
    elif troops:
        admit(g, side, place)
        add_troops(g, place, side, troops)


def _ride(g: Medioevo, place: str, side: int) -> Troops:
    """Units that leave the transports they ride in."""
    riding = [name for name, item in g.items.items() if (item.place, item.owner) == (place, side) and item.troops]
    troops = merged(troop for name in riding for troop in g.items[name].troops)
    for name in riding:
        change(g, name, troops=())
    return troops


def _walk(g: Medioevo, place: str, side: int) -> Troops:
    """Units that walk with a group of a move; all groups there stop."""
    troops: Troops = ()
    for march in g.marches:
        if march.seat == side:
            for index, group in enumerate(march.groups):
                if group.place == place:
                    troops = (*troops, *group.foot)
                    march.groups[index] = replace(group, foot=(), contact=True)
    return troops


def holder(g: Medioevo, place: str, attacker: int, defender: int, cause: str) -> int:
    """Who controlled the place when the others came, in this move or an earlier one (ME-12.9, ME-15.1). If that is not
    remembered where both stood already, only one whose home or token it is was there first (ME-2.7, ME-9.5)."""
    if place in g.box.chart.seas:
        return NOBODY
    there = g.place(place)
    if there.held_by != NONE and contested(g, place):
        return there.held_by
    if cause == IN_PLACE:
        if (now_held := controller(g, place)) != NOBODY:
            return now_held  # nobody contests it: guests fight each other
        rightful = there.token if there.token != NOBODY else owner_of_home(g, place)
        return rightful if rightful in (attacker, defender) else NOBODY
    came = troops_at(g, place, attacker)
    set_troops(g, place, attacker, ())
    held_by = controller(g, place)
    if came:
        g.put(place, there)
    return held_by
