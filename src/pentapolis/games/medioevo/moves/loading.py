"""Taking units along and setting them down, from transport to transport, wagons and engines aboard galleys
(ME-9.8, ME-9.9, ME-9.11, ME-9.12). It costs nothing and happens on land only: a galley must be docked."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.now import Now
from ..components import ENGINES, GALLEY, WAR_WAGON
from ..diplomacy.pacts import admit
from ..forces import (
    Troops,
    add_troops,
    change,
    items_at,
    merged,
    pick,
    remove_troops,
    size,
    troops_at,
    unit_name,
    without,
)
from ..state import Medioevo
from ..tabletop import Troop
from .groups import current, in_march, march_of
from .paths import castle_exit, is_ship, may_leave_free, quiet, spaces
from .underway import Boarded, Extra, Group, Handed, Landed, March, Tired


class Load(Action, frozen=True):
    """Take units of a territory along: aboard a transport, or on foot out of a castle."""

    unit: str
    count: int
    item: str = ""


class Unload(Action, frozen=True):
    """Set units down; they move no more this turn."""

    unit: str
    count: int
    item: str = ""


class HandOver(Action, frozen=True):
    """Let units change from one transport of the group, or from walking, to another transport."""

    unit: str
    count: int
    to: str
    item: str = ""


class Board(Action, frozen=True):
    """Take a wagon or an engine aboard a docked galley."""

    item: str
    to: str


class Disembark(Action, frozen=True):
    """Set a wagon or an engine ashore."""

    item: str


Loading = Load | Unload | HandOver | Board | Disembark
ON_FOOT = "foot"


def loading_options(g: Medioevo, march: March, group: Group) -> list[Action]:
    """All that a group can take along, set down or hand over where it stands."""
    if group.place in g.box.chart.seas or group.contact:
        return []
    found: list[Action] = []
    room = {name: spaces(g, name) for name in group.items}
    found += _loads(g, march, group, room)
    if group.came_from:
        found += _unloads(g, march, group)
        found += _hand_overs(g, march, group, room)
    found += _boardings(g, march, group, room)
    return found


def _counts(troops: Iterable[Troop]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for troop in troops:
        counts[unit_name(troop)] = counts.get(unit_name(troop), 0) + troop.count
    return counts


def _loads(g: Medioevo, march: March, group: Group, room: dict[str, int]) -> list[Action]:
    found: list[Action] = []
    if any(room.values()):
        for unit, number in _counts(loadable(g, march, group.place)).items():
            for name, free in room.items():
                found += [Load(unit, count, name) for count in range(1, min(number, free) + 1)]
    if not any(is_ship(g.items[name]) for name in group.items) and castle_exit(g, march.seat, group.place):
        for unit, number in _counts(walkers(g, march, group.place)).items():
            found += [Load(unit, count) for count in range(1, number + 1)]
    return found


def loadable(g: Medioevo, march: March, place: str) -> Troops:
    """The units that can be taken along in a place: those that have not moved this turn (ME-9.11), in an own castle
    also exhausted ones, for a step that is free (ME-9.14), and all where Cartography gives a move (ME-26.4)."""
    troops = troops_at(g, place, march.seat)
    if Extra() in march.notes:
        return troops
    fresh = tuple(troop for troop in troops if not troop.moved)
    if len(fresh) == len(troops) or not castle_exit(g, march.seat, place):
        return fresh
    return (*fresh, *(troop for troop in walkers(g, march, place) if troop.moved))


def walkers(g: Medioevo, march: March, place: str) -> Troops:
    """The units that can walk out of an own castle: all that have not left it this turn, but none set down there in
    this very move."""
    fresh_only = place in march.dropped
    troops = troops_at(g, place, march.seat)
    return tuple(t for t in troops if may_leave_free(t.left, place) and not (fresh_only and t.moved))


def _unloads(g: Medioevo, march: March, group: Group) -> list[Action]:
    """Units that came with the group can be set down where nobody fights them."""
    if not quiet(g, march.seat, group.place):
        return []
    found: list[Action] = []
    for name in group.items:
        for unit, number in _counts(troop for troop in g.items[name].troops if troop.moved).items():
            found += [Unload(unit, count, name) for count in range(1, number + 1)]
    for unit, number in _counts(group.foot).items():
        found += [Unload(unit, count) for count in range(1, number + 1)] if group.items else []
    return found


def _hand_overs(g: Medioevo, march: March, group: Group, room: dict[str, int]) -> list[Action]:
    found: list[Action] = []
    sources = {name: g.items[name].troops for name in group.items if g.items[name].troops}
    if group.foot and Tired(ON_FOOT) not in march.notes:
        sources[""] = group.foot
    for name, troops in sources.items():
        for to, free in room.items():
            if to == name or not free or Handed(to, name, group.place) in march.notes:
                continue
            for unit, number in _counts(troops).items():
                found += [HandOver(unit, count, to, name) for count in range(1, min(number, free) + 1)]
    return found


def _boardings(g: Medioevo, march: March, group: Group, room: dict[str, int]) -> list[Action]:
    galleys = [name for name in group.items if g.items[name].kind == GALLEY]
    if not galleys:
        return []
    found: list[Action] = []
    busy = in_march(march) - set(group.items)
    for name in items_at(g, group.place, march.seat, WAR_WAGON, *ENGINES):
        item = g.items[name]
        if item.aboard:
            if item.aboard in galleys and Boarded(name, group.place) not in march.notes:
                found.append(Disembark(name))
        elif not item.stopped and name not in busy and Landed(name, group.place) not in march.notes:
            needs = 1 + size(item.troops)
            found += [Board(name, galley) for galley in galleys if room[galley] >= needs]
    return found


# carrying it out


def carry_out_loading(g: Medioevo, now: Now, action: Loading) -> None:
    """Do what was chosen with the current group."""
    march, group = march_of(g), current(g)
    if isinstance(action, Load):
        _load(g, march, group, action)
    elif isinstance(action, Unload):
        _unload(g, march, group, action)
    elif isinstance(action, HandOver):
        _hand_over(g, march, group, action)
    elif isinstance(action, Board):
        _board(g, march, group, action)
    else:
        change(g, action.item, aboard="")
        march.notes.append(Landed(action.item, group.place))
        regroup(march, group, items=(*group.items, action.item))


def regroup(march: March, group: Group, **fields: object) -> Group:
    """Change a group of a march."""
    changed: Group = replace(group, **fields)
    march.groups[march.groups.index(group)] = changed
    return changed


def _load(g: Medioevo, march: March, group: Group, action: Load) -> None:
    taken = pick(loadable(g, march, group.place), action.unit, action.count)
    remove_troops(g, group.place, march.seat, taken)
    if any(troop.moved for troop in taken) and Extra() not in march.notes:
        march.notes.append(Tired(action.item or ON_FOOT))
    if action.item:
        change(g, action.item, troops=merged((*g.items[action.item].troops, *taken)))
    else:
        regroup(march, group, foot=merged((*group.foot, *taken)))


def _unload(g: Medioevo, march: March, group: Group, action: Unload) -> None:
    if action.item:
        troops = g.items[action.item].troops
        down = pick(tuple(troop for troop in troops if troop.moved), action.unit, action.count)
        if not change(g, action.item, troops=without(troops, down)).troops:
            march.notes = [note for note in march.notes if note != Tired(action.item)]
    else:
        down = pick(group.foot, action.unit, action.count)
        regroup(march, group, foot=without(group.foot, down))
    admit(g, march.seat, group.place)
    add_troops(g, group.place, march.seat, down)
    if group.place not in march.dropped:
        march.dropped.append(group.place)


def _hand_over(g: Medioevo, march: March, group: Group, action: HandOver) -> None:
    if action.item:
        troops = g.items[action.item].troops
        moved = pick(troops, action.unit, action.count)
        change(g, action.item, troops=without(troops, moved))
        if Tired(action.item) in march.notes:
            march.notes.append(Tired(action.to))
    else:
        moved = pick(group.foot, action.unit, action.count)
        regroup(march, group, foot=without(group.foot, moved))
    change(g, action.to, troops=merged((*g.items[action.to].troops, *moved)))
    march.notes.append(Handed(action.item, action.to, group.place))


def _board(g: Medioevo, march: March, group: Group, action: Board) -> None:
    """A wagon goes aboard with its units, which take spaces of the galley from then on (ME-9.9)."""
    inside = g.items[action.item].troops
    if inside:
        change(g, action.to, troops=merged((*g.items[action.to].troops, *inside)))
    change(g, action.item, aboard=action.to, troops=())
    march.notes.append(Boarded(action.item, group.place))
    regroup(march, group, items=tuple(name for name in group.items if name != action.item))
