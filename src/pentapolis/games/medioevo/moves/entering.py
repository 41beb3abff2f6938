"""A step of a group and what it enters (P2): the attack is confirmed, others may react, pieces move, and whoever meets
somebody stops (ME-9.7, ME-9.14, ME-9.16 to ME-9.22, ME-17.5)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from .. import windows
from ..battle.reactions import opened
from ..diplomacy.hostilities import commit_attack
from ..forces import Troops, change, merged, size
from ..realm.hordes import place_horde
from ..state import Medioevo
from ..tabletop import NOBODY
from .actions import Step
from .attacks import OPEN, RESISTANCE, attack_kind
from .conquest import left_alone
from .events import GroupMoved, GroupStopped, MoveHeld
from .groups import armed, by_ship, carried, close_ranks, current, goes_free, march_of, met_by, refrain, riders
from .loading import regroup
from .paths import capacity, castle_exit, crosses, movement_left, without_cost
from .survey import steps
from .underway import Extra, Group, Logistics, March, Resisted, Walk, Warlord


class GoOn(Action, frozen=True):
    """Attack all the same: it costs honor and breaks what was agreed with that player."""

    player: int


class TakeBack(Action, frozen=True):
    """Not to attack after all."""


def begin_step(g: Medioevo, now: Now, seat: int, to: str) -> None:
    """A group is about to step: an attack without a declared war is confirmed first (ME-17.5)."""
    if undeclared(g, seat, to):
        now.then(confirm_attack.of(seat, to))
    else:
        leave_place(g, now, seat, to, attacked_freely(g, seat, to))


def undeclared(g: Medioevo, seat: int, to: str) -> list[int]:
    """The players of whom one would be attacked without a declared war if the current group entered a place, or stayed
    where it has passed through so far."""
    group = current(g)
    if not armed(g, group) or (group.place != to and crosses(g, march_of(g), to)):
        return []
    attacked = met_by(g, march_of(g), group, to).attacked
    if any(attack_kind(g, seat, other) == "free" for other in attacked):
        return []
    return [other for other in attacked if attack_kind(g, seat, other) == "undeclared"]


def attacked_freely(g: Medioevo, seat: int, to: str) -> int:
    """Who is attacked, in a war that is on, by the current group's entering a place or staying there; or nobody."""
    group = current(g)
    if not armed(g, group) or (group.place != to and crosses(g, march_of(g), to)):
        return NOBODY
    attacked = met_by(g, march_of(g), group, to).attacked
    return next((other for other in attacked if attack_kind(g, seat, other) == "free"), NOBODY)


@decision("ME-17.5", GoOn, TakeBack)
def confirm_attack(g: Medioevo, seat: int, to: str) -> Options:
    """Go on, at the price of honor and of all pacts with that player, or take the step back."""
    return Items([*(GoOn(other) for other in undeclared(g, seat, to)), TakeBack()])


@confirm_attack.chosen
def _confirm_attack(g: Medioevo, now: Now, seat: int, action: GoOn | TakeBack, to: str) -> None:
    if isinstance(action, GoOn):
        leave_place(g, now, seat, to, action.player)
    else:
        refrain(march_of(g), Step(to))


def leave_place(g: Medioevo, now: Now, seat: int, to: str, attacked: int) -> None:
    """Others may hold the group fast before it leaves (window `move`)."""
    now.then(*opened(g, windows.move, seat, current(g).place), make_step.of(seat, to, attacked))


@step
def make_step(g: Medioevo, now: Now, seat: int, to: str, attacked: int) -> None:
    """The group pays its step and stands in the next place; `attacked` is the player whom this attacks."""
    march = march_of(g)
    close_ranks(g, march)
    group = current(g)
    cost = steps(g, march, group).get(to)
    if cost is None:
        now.tell(MoveHeld, seat, group.place)
        return
    origin = group.place
    free = not by_ship(g, group) and castle_exit(g, seat, origin) and goes_free(g, group)
    _move(g, march, group, to, cost, free)
    moved = current(g)
    now.tell(GroupMoved, seat, origin, to, moved.items, size(riders(g, moved)))
    if armed(g, moved) and not crosses(g, march, to) and met_by(g, march, moved, to).kind != OPEN:
        now.then(*opened(g, windows.enter, to, seat), arrive.of(seat))
    if attacked != NOBODY:
        march.war = sorted({*march.war, attacked})
        commit_attack(g, now, seat, attacked, to)
    left_alone(g, now, origin)


def _move(g: Medioevo, march: March, group: Group, to: str, cost: int, free: bool) -> None:
    """All pieces of a group, those aboard and inside included, stand in the next place."""
    origin, extra = group.place, Extra() in march.notes
    for name, item in list(carried(g, group)):
        pays = name in group.items and not without_cost(march, name) and not extra
        change(
            g,
            name,
            place=to,
            spent=item.spent + (cost if pays else 0),
            left=(*item.left, origin) if free else item.left,
            troops=_travelled(item.troops, origin, free, extra),
        )
        if name not in march.stepped:
            march.stepped.append(name)
    foot = _travelled(group.foot, origin, free, extra)
    regroup(march, group, place=to, foot=foot, came_from=(*group.came_from, origin))
    for note in (Logistics(to), *[Walk()] * cost):
        if note in march.notes:
            march.notes.remove(note)


def _travelled(troops: Troops, origin: str, free: bool, extra: bool) -> Troops:
    """Units after a step: exhausted once the move is over (ME-9.4), but for one that Cartography gives, and out of this
    castle for this turn (ME-A46)."""
    if not troops:
        return troops
    return merged(replace(t, moved=t.moved or not extra, left=(*t.left, origin) if free else t.left) for t in troops)


@step
def arrive(g: Medioevo, now: Now, seat: int) -> None:
    """An army stands in a place where it meets somebody: its movement ends there (ME-9.16 to ME-9.18)."""
    march = march_of(g)
    close_ranks(g, march)
    group = current(g)
    passes = Warlord(group.place)
    if passes in march.notes:
        march.notes.remove(passes)  # a single unit goes on (ME-25.7); if it stays after all, it is met
    else:
        stop_here(g, now, march, group)


def stop_here(g: Medioevo, now: Now, march: March, group: Group) -> None:
    """A group stops where it meets somebody, if it still does; in a barbarian territory a horde appears (ME-19.5)."""
    if not armed(g, group):
        return
    met = met_by(g, march, group, group.place)
    if met.kind == OPEN:
        return
    if met.kind == RESISTANCE and place_horde(g, now, group.place):
        march.notes.append(Resisted(group.place))
    regroup(march, group, contact=True)
    now.tell(GroupStopped, march.seat, group.place)


def late_group(g: Medioevo, march: March) -> int:
    """A group that has passed through where it stands, and is met like any other if it stays (ME-25.47); -1 if none."""
    for index, group in enumerate(march.groups):
        waits = group.came_from and not group.contact and armed(g, group)
        if waits and met_by(g, march, group, group.place).kind != OPEN:
            return index
    return -1


def arrive_late(g: Medioevo, now: Now, seat: int, attacked: int) -> None:
    """The current group stays where it has only passed through so far."""
    place = current(g).place
    now.then(*opened(g, windows.enter, place, seat), arrive.of(seat))
    if attacked != NOBODY:
        commit_attack(g, now, seat, attacked, place)


def movement_at_contact(g: Medioevo, march: March) -> int:
    """What the groups that met somebody could still have moved, for flight alone (ME-A22): as far as the freshest of
    their transports goes, and who keeps up with it is seen when they leave."""
    points = [
        movement_left(g.items[name])
        for group in march.groups
        if group.contact
        for name in group.items
        if capacity(g.items[name])
    ]
    return max(points, default=0)
