"""The end of a complete move: everybody gets off, what took part is exhausted, and who has met somebody fights or
conquers (ME-9.3, ME-9.4, ME-9.16 to ME-9.18)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..control import controller
from ..diplomacy.pacts import admit, refresh_admissions
from ..diplomacy.support import record_support
from ..forces import add_troops, change, size, stand_again
from ..records import NOBODY
from ..state import Medioevo
from .conquest import left_alone
from .encounters import meet_opponents, tire
from .entering import GoOn, TakeBack, arrive_late, attacked_freely, late_group, movement_at_contact, undeclared
from .groups import ahead, carried, close_ranks, contact_place, current, in_march, march_of, refrain, riders
from .records import Group, March
from .survey import Survey


@step
def end_move(g: Medioevo, now: Now, seat: int) -> None:
    """All groups stop. One that has passed through where it stands is met like any other now (ME-25.47)."""
    march = march_of(g)
    close_ranks(g, march)
    late = late_group(g, march)
    if late < 0:
        _end(g, now, march)
        return
    march.current = late
    place = march.groups[late].place
    if undeclared(g, seat, place):
        now.then(confirm_arrival.of(seat))
    else:
        now.then(end_move.of(seat))
        arrive_late(g, now, seat, attacked_freely(g, seat, place))


@decision("ME-17.5", GoOn, TakeBack)
def confirm_arrival(g: Medioevo, seat: int) -> Options:
    """Stay, which is an attack without a declared war, or move on while that is possible."""
    march, group = march_of(g), current(g)
    found: list[Action] = [GoOn(other) for other in undeclared(g, seat, group.place)]
    return Items([*found, TakeBack()] if Survey(g, march).joint_steps(group) else found)


@confirm_arrival.chosen
def _confirm_arrival(g: Medioevo, now: Now, seat: int, action: GoOn | TakeBack) -> None:
    if isinstance(action, GoOn):
        now.then(end_move.of(seat))
        arrive_late(g, now, seat, action.player)
    else:
        from .march import FinishMove, march_on  # which leads here

        refrain(march_of(g), FinishMove())
        now.then(march_on.of(seat))


def _end(g: Medioevo, now: Now, march: March) -> None:
    """Everybody gets off, and who has met somebody fights."""
    seat = march.seat
    moved = any(group.came_from for group in march.groups)
    if not moved and "seized" not in march.notes and "extra" not in march.notes:
        g.passes += 1  # anything else is a pass (ME-9.25)
    place = contact_place(march)
    holder = controller(g, place) if place else NOBODY
    movement = movement_at_contact(g, march)
    tire(g, seat, place, *in_march(march))
    resisted = any(note == f"resisted:{place}" for note in march.notes)
    for group in march.groups:
        if group.came_from:
            record_support(g, seat, group.place, size(riders(g, group)))
        _get_off(g, seat, group, march.stepped if group.contact or "extra" not in march.notes else [])
    g.marches.pop()
    refresh_admissions(g)
    for group in march.groups:
        if group.place != place:
            left_alone(g, now, group.place)
    if vanguard := ahead(march):
        from ..cards.vanguard import lead_on  # which begins a move of its own

        now.then(lead_on.of(seat, *vanguard))
    if place:
        now.then(meet_opponents.of(seat, place, holder, movement, "resistance" if resisted else "move"))


def _get_off(g: Medioevo, seat: int, group: Group, stepped: list[str]) -> None:
    """On land all units stand in the territory and nothing is aboard any more; what has moved moves no more."""
    at_sea = group.place in g.box.chart.seas
    troops = () if at_sea else riders(g, group)
    if group.contact:
        troops = tuple(replace(troop, moved=True) for troop in troops)
    if troops:
        if group.came_from:
            admit(g, seat, group.place)
            add_troops(g, group.place, seat, troops)
        else:
            stand_again(g, group.place, seat, troops)
    for name, item in list(carried(g, group)):
        change(
            g,
            name,
            stopped=item.stopped or name in stepped,
            troops=item.troops if at_sea else (),
            aboard=item.aboard if at_sea else "",
        )
