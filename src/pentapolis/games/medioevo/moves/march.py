"""A complete move as a chain of small choices (ME-9.3, ME-9.10, ME-9.11, ME-9.25, ledger D.1)."""

from __future__ import annotations

from typing import Any

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..abilities import ARTS, UseCard, UseTechnology, known
from ..diplomacy.pacts import open_borders
from ..forces import items_at
from ..realm.debt import TakeLoan
from ..state import Medioevo
from ..use import ConvertPoint, FlipToken, ProducePoints, loans, might_use, offers, productions, use
from .entering import Step, begin_step
from .finishing import end_move
from .groups import (
    by_ship,
    close_ranks,
    contact_place,
    current,
    group_name,
    in_march,
    march_of,
    move_on,
    refrained,
    together,
)
from .loading import (
    Board,
    Disembark,
    HandOver,
    Load,
    Unload,
    carry_out_loading,
    loadable,
    loading_options,
    regroup,
    walkers,
)
from .paths import CASTLE_LEVEL, capacity, castle_exit, held_fast, movement_left, takes_part, ways
from .reasons import why_not_load, why_not_step
from .records import Group, March
from .seizing import Seize, begin_seizure, seizures
from .survey import Survey


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


class FinishMove(Action, frozen=True):
    """End the complete move; who has met somebody fights now."""


LOADING = (Load, Unload, HandOver, Board, Disembark)
TOOLS = (UseCard, UseTechnology, ProducePoints, FlipToken, ConvertPoint, TakeLoan)


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


# going on


@step
def march_on(g: Medioevo, now: Now, seat: int) -> None:
    """The next small choice of the move; it ends by itself when nothing is left to choose, as far as the others know:
    neither florins nor secret pacts tell (ME-2.12, ME-17.28)."""
    march = march_of(g)
    close_ranks(g, march)
    found = choices(g, seat)
    moved = "seized" in march.notes or any(group.came_from for group in march.groups)
    if moved and found == [FinishMove()] and not _might_go_on(g, seat):
        now.then(end_move.of(seat))
    else:
        now.ask(complete_move, seat, Items(found))


def _might_go_on(g: Medioevo, seat: int) -> bool:
    """Whether something might be left to choose for who has florins enough and may pass everywhere."""
    march = march_of(g)
    if "standing" in march.notes:
        return False
    if not current(g).contact and might_use(g, seat, "move", True, (seat, current(g).place)):
        return True
    return _movements(open_borders(g), march) != [FinishMove()]


@decision(
    "ME-9.3", Step, *LOADING, JoinMove, SplitGroup, SwitchGroup, BeginMove, Seize, FinishMove, *TOOLS, private=True
)
def complete_move(g: Medioevo, seat: int) -> Options:
    """The next step of the group, what it takes along or leaves, another group, or the end of the move."""
    return Items(choices(g, seat))


def choices(g: Medioevo, seat: int) -> list[Action]:
    """All small choices of a complete move in progress."""
    march, group = march_of(g), current(g)
    if "standing" in march.notes:
        return [*(one for one in seizures(g, seat, group.place) if not refrained(march, one)), FinishMove()]
    return [*_movements(g, march), *_tools(g, seat, group)]


def _movements(g: Medioevo, march: March) -> list[Action]:
    """Choices of a move with the pieces themselves."""
    seat, group = march.seat, current(g)
    survey = Survey(g, march)
    extra = "extra" in march.notes
    found: list[Action] = [Step(place) for place in survey.joint_steps(group)]
    if not group.contact:
        found += loading_options(g, march, group)
        if not extra:
            found += _joins(g, march, group)
        found += _splits(g, group)
        found += seizures(g, seat, group.place)
    if not extra:
        found += beginnings(g, march)
    others = _others(march, survey)
    found += [SwitchGroup(name) for name, index in others.items() if f"visited:{index}" not in march.notes]
    if _may_finish(g, survey):
        found.append(FinishMove())
    if any(note.startswith("refrained:") for note in march.notes):
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


def _others(march: March, survey: Survey) -> dict[str, int]:
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


@complete_move.chosen
def _complete_move(g: Medioevo, now: Now, seat: int, action: Any) -> None:
    march = march_of(g)
    if isinstance(action, FinishMove):
        now.then(end_move.of(seat))
        return
    now.then(march_on.of(seat))
    if isinstance(action, SwitchGroup):
        march.notes += [f"visited:{march.current}"]
        march.current = _others(march, Survey(g, march))[action.group]
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


def _split(march: March, group: Group, item: str) -> None:
    """A part of the group stays behind as a group of its own (ME-9.11)."""
    march.groups.append(Group(group.place, (item,), (), group.came_from, parted=True))
    regroup(march, group, items=tuple(name for name in group.items if name != item))


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
