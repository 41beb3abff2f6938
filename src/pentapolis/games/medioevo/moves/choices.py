"""What can be chosen in a complete move: how it begins, and each small choice on the way (ME-9.3, ME-9.10, ME-9.11)."""

from __future__ import annotations

from ....kernel.action import Action
from ..abilities import ARTS, known
from ..actions import USES
from ..forces import items_at
from ..realm.debt import TakeLoan
from ..state import Medioevo
from ..use import loans, offers, productions
from .actions import FinishMove, Step
from .groups import (
    by_ship,
    contact_place,
    current,
    group_name,
    in_march,
    march_of,
    refrained,
    together,
)
from .loading import (
    Board,
    Disembark,
    HandOver,
    Load,
    Unload,
    loadable,
    loading_options,
    walkers,
)
from .paths import CASTLE_LEVEL, capacity, castle_exit, held_fast, movement_left, takes_part, ways
from .seizing import seizures
from .survey import Survey
from .underway import Extra, Group, March, Refrained, Standing, Visited


class BeginMove(Action, frozen=True):
    """Begin a complete move, or another group of it: with a transport or engine, or on foot out of a castle."""

    item: str = ""
    place: str = ""


class JoinMove(Action, frozen=True):
    """Let a transport or engine that stands there go along with the group."""

    item: str


class SplitGroup(Action, frozen=True):
    """Let a transport or engine part from the group, with the units aboard."""

    item: str


class SwitchGroup(Action, frozen=True):
    """Go on with another group: the one of this item, or that walks in this place."""

    group: str


LOADING = (Load, Unload, HandOver, Board, Disembark)
TOOLS: tuple[type[Action], ...] = (*USES, TakeLoan)


def new_march(seat: int) -> March:
    """A complete move before its first choice."""
    return March(seat=seat, groups=[], current=0, dropped=[], war=[], notes=[])


# beginning


def beginnings(g: Medioevo, march: March) -> list[BeginMove]:
    """What can begin to move: items that can make a step, alone or with units that stand there, and units in castles.
    Once a group of the move has met somebody, only what might still come there (ME-A73)."""
    survey = Survey(g, march)
    taken = in_march(march)
    target = contact_place(march)
    loads: dict[str, bool] = {}
    found: list[BeginMove] = []
    for name, item in g.items.items():
        if item.owner != march.seat or name in taken or item.aboard or not takes_part(item):
            continue
        place = item.place
        if target and target not in g.box.chart.distances(place, movement_left(item) + 1):
            continue
        if capacity(item) and place not in loads:
            loads[place] = bool(loadable(g, march, place))
        if survey.can_step(Group(place, (name,)), bool(capacity(item)) and loads[place]):
            found.append(BeginMove(name))
    walking = {group.place for group in march.groups if not group.items}
    for name, there in g.places.items():
        if there.military != CASTLE_LEVEL or not there.forces or name in walking:
            continue
        if (not target or target in g.box.chart.land[name]) and _can_walk(g, survey, name):
            found.append(BeginMove(place=name))
    return found


def _can_walk(g: Medioevo, survey: Survey, place: str) -> bool:
    """Whether units can walk out of an own castle."""
    march = survey.march
    if not castle_exit(g, march.seat, place) or held_fast(g, place) or not walkers(g, march, place):
        return False
    return any(survey.may_enter(there, True) for there in ways(g, place, False))


def new_group(g: Medioevo, action: BeginMove) -> None:
    """Open a group of the move, which is the current one from now on."""
    march = march_of(g)
    items = (action.item,) if action.item else ()
    march.groups.append(Group(g.items[action.item].place if action.item else action.place, items))
    march.current = len(march.groups) - 1


def choices(g: Medioevo, seat: int) -> list[Action]:
    """All small choices of a complete move in progress."""
    march, group = march_of(g), current(g)
    if Standing() in march.notes:
        return [*(one for one in seizures(g, seat, group.place) if not refrained(march, one)), FinishMove()]
    return [*movements(g, march), *_tools(g, seat, group)]


def movements(g: Medioevo, march: March) -> list[Action]:
    """Choices of a move with the pieces themselves."""
    seat, group = march.seat, current(g)
    survey = Survey(g, march)
    extra = Extra() in march.notes
    found: list[Action] = [Step(place) for place in survey.joint_steps(group)]
    if not group.contact:
        found += loading_options(g, march, group)
        if not extra:
            found += _joins(g, march, group)
        found += _splits(g, group)
        found += seizures(g, seat, group.place)
    if not extra:
        found += beginnings(g, march)
    others = other_groups(march, survey)
    found += [SwitchGroup(name) for name, index in others.items() if Visited(index) not in march.notes]
    if _may_finish(g, survey):
        found.append(FinishMove())
    if any(isinstance(note, Refrained) for note in march.notes):
        found = [action for action in found if not refrained(march, action)] or found
    return found or [SwitchGroup(name) for name in others]


def _joins(g: Medioevo, march: March, group: Group) -> list[Action]:
    """Items beside the group that could come along."""
    taken = in_march(march)
    found: list[Action] = []
    for name in items_at(g, group.place, march.seat):
        item = g.items[name]
        if name in taken or item.aboard or not takes_part(item):
            continue
        if movement_left(item) or castle_exit(g, march.seat, group.place):
            found.append(JoinMove(name))
    return found


def _splits(g: Medioevo, group: Group) -> list[Action]:
    """Items that can part from the group on the way, or where it can't go together."""
    if len(group.items) + bool(group.foot) < 2 or not (group.came_from or by_ship(g, group) is None):
        return []
    return [SplitGroup(name) for name in group.items]


def other_groups(march: March, survey: Survey) -> dict[str, int]:
    """The groups one could go on with instead of the current one, by name."""
    return {
        group_name(group): index
        for index, group in enumerate(march.groups)
        if index != march.current and survey.can_step(group)
    }


def _may_finish(g: Medioevo, survey: Survey) -> bool:
    """All groups must have come together where they may stay, if they still can (ME-9.3)."""
    march = survey.march
    if together(g, march) and all(survey.may_end(group) for group in march.groups):
        return True
    return not any(survey.joint_steps(group) for group in march.groups)


def _tools(g: Medioevo, seat: int, group: Group) -> list[Action]:
    """Own cards and technologies of the window `move`, and points for the latter; who has met somebody stands still."""
    if group.contact:
        return []
    found = [*offers(g, seat, "move", seat, group.place), *loans(g, seat, "move", seat, group.place)]
    if any(name in ARTS and "move" in ARTS[name].windows for name in known(g, seat)):
        found += productions(g, seat)
    return found
