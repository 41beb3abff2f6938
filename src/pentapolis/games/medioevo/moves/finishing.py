"""The end of a complete move: everybody gets off, what took part is exhausted, and who has met somebody fights or
conquers (ME-9.3, ME-9.4, ME-9.16 to ME-9.18)."""

from __future__ import annotations

from ....kernel.agenda import step
from ....kernel.now import Now
from ..control import controller
from ..diplomacy.pacts import admit, refresh_admissions
from ..diplomacy.support import record_support
from ..forces import add_troops, change, size
from ..state import Group, Medioevo
from .attacks import OPEN, meeting
from .encounters import meet_opponents
from .entering import movement_at_contact, stop_here
from .groups import armed, carried, contact_place, march_of, riders


@step
def end_move(g: Medioevo, now: Now, seat: int) -> None:
    """All groups stop. One that has passed through where it stands is met like any other now (ME-25.47)."""
    march = march_of(g)
    moved = any(group.came_from for group in march.groups)
    if not moved and "seized" not in march.notes:
        g.passes += 1  # anything else is a pass (ME-9.25)
    for group in list(march.groups):
        if group.came_from and not group.contact and armed(g, group) and meeting(g, seat, group.place).kind != OPEN:
            stop_here(g, now, march, group)
    place = contact_place(march)
    holder = controller(g, place) if place else -1
    movement = movement_at_contact(g, march)
    resisted = any(note == f"resisted:{place}" for note in march.notes)
    for group in march.groups:
        if group.came_from:
            record_support(g, seat, group.place, size(riders(g, group)))
        _get_off(g, seat, group, march.stepped)
    g.marches.pop()
    refresh_admissions(g)
    if place:
        now.then(meet_opponents.of(seat, place, holder, movement, "resistance" if resisted else "move"))


def _get_off(g: Medioevo, seat: int, group: Group, stepped: list[str]) -> None:
    """On land all units stand in the territory and nothing is aboard any more; what has moved moves no more."""
    at_sea = group.place in g.box.chart.seas
    troops = () if at_sea else riders(g, group)
    if troops:
        admit(g, seat, group.place)
        add_troops(g, group.place, seat, troops)
    for name, item in list(carried(g, group)):
        change(
            g,
            name,
            stopped=item.stopped or name in stepped,
            troops=item.troops if at_sea else (),
            aboard=item.aboard if at_sea else "",
        )
