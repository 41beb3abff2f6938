"""A complete move as a chain of small choices, to its end: everybody gets off, what took part is exhausted, and who has
met somebody fights or conquers (ME-9.3, ME-9.4, ME-9.10, ME-9.11, ME-9.16 to ME-9.18, ME-9.25, ledger D.1)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..control import controller
from ..diplomacy.pacts import admit, open_borders, refresh_admissions
from ..diplomacy.support import record_support
from ..events import UnitsHurried
from ..forces import add_troops, change, size, stand_again
from ..state import Medioevo
from ..tabletop import NOBODY
from ..use import might_use
from ..windows import use
from .actions import FinishMove, Seize, Step
from .choices import (
    LOADING,
    TOOLS,
    BeginMove,
    JoinMove,
    SplitGroup,
    SwitchGroup,
    choices,
    movements,
    new_group,
    new_march,
    other_groups,
)
from .conquest import left_alone
from .encounters import meet_opponents, tire
from .entering import (
    GoOn,
    TakeBack,
    arrive_late,
    attacked_freely,
    begin_step,
    late_group,
    movement_at_contact,
    undeclared,
)
from .groups import (
    ahead,
    carried,
    close_ranks,
    contact_place,
    current,
    in_march,
    march_of,
    move_on,
    refrain,
    refrained,
    riders,
)
from .loading import (
    Load,
    carry_out_loading,
    regroup,
)
from .reasons import why_not_load, why_not_step
from .seizing import begin_seizure
from .survey import Survey
from .underway import Extra, Group, March, Resisted, Seized, Standing, Visited


@step
def march_on(g: Medioevo, now: Now, seat: int) -> None:
    """The next small choice of the move; it ends by itself when nothing is left to choose, as far as the others know:
    neither florins nor secret pacts tell (ME-2.12, ME-17.28)."""
    march = march_of(g)
    close_ranks(g, march)
    found = choices(g, seat)
    moved = Seized() in march.notes or any(group.came_from for group in march.groups)
    if moved and found == [FinishMove()] and not _might_go_on(g, seat):
        now.then(end_move.of(seat))
    else:
        now.ask(complete_move, seat, Items(found))


def _might_go_on(g: Medioevo, seat: int) -> bool:
    """Whether something might be left to choose for who has florins enough and may pass everywhere."""
    march = march_of(g)
    if Standing() in march.notes:
        return False
    if not current(g).contact and might_use(g, seat, "move", True, (seat, current(g).place)):
        return True
    return movements(open_borders(g), march) != [FinishMove()]


@decision(
    "ME-9.3", Step, *LOADING, JoinMove, SplitGroup, SwitchGroup, BeginMove, Seize, FinishMove, *TOOLS, private=True
)
def complete_move(g: Medioevo, seat: int) -> Options:
    """The next step of the group, what it takes along or leaves, another group, or the end of the move."""
    return Items(choices(g, seat))


@complete_move.chosen
def _complete_move(g: Medioevo, now: Now, seat: int, action: Any) -> None:
    march = march_of(g)
    if isinstance(action, FinishMove):
        now.then(end_move.of(seat))
        return
    now.then(march_on.of(seat))
    if isinstance(action, SwitchGroup):
        march.notes.append(Visited(march.current))
        march.current = other_groups(march, Survey(g, march))[action.group]
        return
    move_on(march)
    if isinstance(action, Step):
        begin_step(g, now, seat, action.place)
    elif isinstance(action, LOADING):
        carry_out_loading(g, now, action)
    elif isinstance(action, JoinMove):
        regroup(march, current(g), items=(*current(g).items, action.item))
    elif isinstance(action, SplitGroup):
        _split(march, current(g), action.item)
    elif isinstance(action, BeginMove):
        new_group(g, action)
    elif isinstance(action, Seize):
        begin_seizure(g, now, seat, action)
    else:
        use(g, now, seat, action)


@complete_move.refuses
def _why_not_move(g: Medioevo, seat: int, action: Action) -> Why | None:
    if refrained(march_of(g), action):
        return Why("ME-17.5", "refused-me-taken-back")
    if isinstance(action, Step):
        return why_not_step(g, seat, action.place)
    if isinstance(action, Load):
        return why_not_load(g, seat, action)
    if isinstance(action, FinishMove):
        return Why("ME-9.3", "refused-me-not-together")
    if isinstance(action, Seize):
        return Why("ME-9.22", "refused-me-not-to-be-seized")
    return None


def _split(march: March, group: Group, item: str) -> None:
    """A part of the group stays behind as a group of its own (ME-9.11)."""
    march.groups.append(Group(group.place, (item,), (), group.came_from, parted=True))
    regroup(march, group, items=tuple(name for name in group.items if name != item))


# the end of the move


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
        refrain(march_of(g), FinishMove())
        now.then(march_on.of(seat))


def _end(g: Medioevo, now: Now, march: March) -> None:
    """Everybody gets off, and who has met somebody fights."""
    seat = march.seat
    moved = any(group.came_from for group in march.groups)
    if not moved and Seized() not in march.notes and Extra() not in march.notes:
        g.passes += 1  # anything else is a pass (ME-9.25)
    place = contact_place(march)
    holder = controller(g, place) if place else NOBODY
    movement = movement_at_contact(g, march)
    tire(g, seat, place, *in_march(march))
    resisted = Resisted(place) in march.notes
    for group in march.groups:
        if group.came_from:
            record_support(g, seat, group.place, size(riders(g, group)))
        _get_off(g, seat, group, march.stepped if group.contact or Extra() not in march.notes else [])
    g.marches.pop()
    refresh_admissions(g)
    for group in march.groups:
        if group.place != place:
            left_alone(g, now, group.place)
    if vanguard := ahead(march):
        now.then(lead_on.of(seat, vanguard.place, *vanguard.items))
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


@step
def lead_on(g: Medioevo, now: Now, seat: int, place: str, *names: str) -> None:
    """What the others met is settled: who waited outside goes on from there with what movement is left."""
    left = tuple(name for name in names if name in g.items and g.items[name].owner == seat)
    if not any(g.items[name].troops for name in left):
        return
    behind = g.items[left[0]].place
    for name, _ in list(carried(g, Group(place, left))):
        change(g, name, place=place)
    march = new_march(seat)
    march.groups.append(Group(place, left, came_from=(behind,)))
    march.stepped.extend(left)
    g.marches.append(march)
    now.tell(UnitsHurried, seat, sum(size(g.items[name].troops) for name in left), behind, place)
    now.then(march_on.of(seat))
