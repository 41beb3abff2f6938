"""The groups of a complete move: what they are made of, which steps they can make, and that they end in one place
(ME-9.3, ME-9.8 to ME-9.14, ME-A14, ME-A45, ME-A73). Nothing here changes anything but
`close_ranks`.

Notes of a march: `tired:w3` (exhausted units are aboard: only castle exits), `tired:foot`; `handed:w3:g4:rome` and
`landed:w3:rome` (so that nothing goes to and fro); `visited:2` (groups looked at since the last deed); `seized`;
`standing` (a seizure without a move). `edict:rome`, `ranger`, `gunner:e7` come from cards and technologies (`paths`).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ..forces import Troops
from ..state import Group, Item, March, Medioevo
from .attacks import OPEN, attack_kind, meeting
from .paths import (
    aboard,
    castle_exit,
    crosses,
    held_fast,
    is_ship,
    may_leave_free,
    movement_left,
    step_cost,
    ways,
    without_cost,
)


def march_of(g: Medioevo) -> March:
    """The move that is being made."""
    return g.marches[-1]


def current(g: Medioevo) -> Group:
    """The group that steps next."""
    march = g.marches[-1]
    return march.groups[march.current]


def riders(g: Medioevo, group: Group) -> Troops:
    """All military units of a group, aboard and on foot."""
    return (*(troop for name in group.items for troop in g.items[name].troops), *group.foot)


def armed(g: Medioevo, group: Group) -> bool:
    """Whether a group has military units."""
    return bool(group.foot) or any(g.items[name].troops for name in group.items)


def goes_free(g: Medioevo, seat: int, group: Group) -> bool:
    """Whether a group steps out of an own castle for nothing: all its pieces may still do so this turn (ME-9.14)."""
    place = group.place
    if not castle_exit(g, seat, place):
        return False
    return all(may_leave_free(g.items[name].left, place) for name in group.items) and all(
        may_leave_free(troop.left, place) for troop in riders(g, group)
    )


def movement_of(g: Medioevo, march: March, group: Group) -> int:
    """What a group can spend: no more than the least of its items, nothing if units walk or are exhausted."""
    bound = group.foot or any(f"tired:{name}" in march.notes for name in group.items)
    if bound:
        return 0
    points = [movement_left(g.items[name]) for name in group.items if not without_cost(march, name)]
    return min(points, default=0)


def by_ship(g: Medioevo, group: Group) -> bool | None:
    """Whether a group goes by ship or by land; None if its items can't go together."""
    kinds = {is_ship(g.items[name]) for name in group.items}
    if group.foot:
        kinds.add(False)
    return kinds.pop() if len(kinds) == 1 else None


def steps(g: Medioevo, march: March, group: Group, loaded: bool = False) -> dict[str, int]:
    """The places a group can step to, with the movement points it costs; `loaded`: as if units were aboard.

    A group without units only enters where nobody fights it (ME-9.10); nobody attacks under an armistice (ME-17.7)."""
    seat, place = march.seat, group.place
    ship = by_ship(g, group)
    if ship is None or group.contact or held_fast(g, place):
        return {}
    free = not ship and goes_free(g, seat, group)
    movement = movement_of(g, march, group)
    if not movement and not free:
        return {}
    with_units = loaded or armed(g, group)
    in_play = g.in_play
    found: dict[str, int] = {}
    for there in ways(g, place, ship):
        cost = 0 if free else step_cost(g, place, there)
        if cost <= movement and there in in_play and may_enter(g, march, there, with_units):
            found[there] = cost
    return found


def may_enter(g: Medioevo, march: March, place: str, with_units: bool) -> bool:
    """Whether a group can go into a place, whatever it costs (P2)."""
    met = meeting(g, march.seat, place)
    if met.kind == OPEN or crosses(march, place):
        return True
    if not with_units:
        return False
    return not met.attacked or any(attack_kind(g, march.seat, other) != "barred" for other in met.attacked)


# all groups end in one place


def counts(g: Medioevo, group: Group) -> bool:
    """Whether a group must end where the others do: it has moved, and is no empty transport that turned back."""
    return bool(group.came_from) and (armed(g, group) or not group.parted)


def together(g: Medioevo, march: March) -> bool:
    """Whether all groups that count stand in one place (ME-9.3)."""
    return len({group.place for group in march.groups if counts(g, group)}) <= 1


def reach(g: Medioevo, march: March, group: Group, start: str, movement: int) -> set[str]:
    """The places where a group could end from a place with so many movement points, its own included."""
    found = {start: movement}
    ship = by_ship(g, group)
    if ship is None or group.contact:
        return {start}
    with_units = armed(g, group)
    in_play = g.in_play
    front = [start]
    while front:
        here = front.pop()
        left = found[here]
        if held_fast(g, here) or (here != start and meeting(g, march.seat, here).kind != OPEN):
            continue
        free = not ship and castle_exit(g, march.seat, here)
        for there in ways(g, here, ship):
            rest = left if free else left - step_cost(g, here, there)
            if rest > found.get(there, -1) and there in in_play and may_enter(g, march, there, with_units):
                found[there] = rest
                front.append(there)
    return set(found)


def joint_steps(g: Medioevo, march: March, group: Group) -> dict[str, int]:
    """The steps of a group after which all groups can still end in one place (ME-9.3, ME-A73)."""
    found = steps(g, march, group)
    others = [other for other in march.groups if other is not group and counts(g, other)]
    if not found or not others or (group.parted and not armed(g, group)):
        return found
    common: set[str] | None = None
    for other in others:
        ends = reach(g, march, other, other.place, movement_of(g, march, other))
        common = ends if common is None else common & ends
    assert common is not None
    movement = movement_of(g, march, group)
    with_units = armed(g, group)
    kept: dict[str, int] = {}
    for there, cost in found.items():
        stops = with_units and not crosses(march, there) and meeting(g, march.seat, there).kind != OPEN
        ends = {there} if stops else reach(g, march, group, there, movement - cost)
        if ends & common:
            kept[there] = cost
    return kept


# pieces


def close_ranks(g: Medioevo, march: March) -> None:
    """Items that were lost on the way, to barbarians left alone with them or by a card, leave their groups."""
    for index, group in enumerate(march.groups):
        if any(name not in g.items or g.items[name].owner != march.seat for name in group.items):
            left = tuple(name for name in group.items if name in g.items and g.items[name].owner == march.seat)
            march.groups[index] = replace(group, items=left)


def carried(g: Medioevo, group: Group) -> Iterator[tuple[str, Item]]:
    """All items of a group, those aboard its galleys included."""
    for name in group.items:
        yield name, g.items[name]
        if is_ship(g.items[name]):
            for other in aboard(g, name):
                yield other, g.items[other]


def in_march(march: March) -> set[str]:
    """The items of all groups."""
    return {name for group in march.groups for name in group.items}


def group_name(group: Group) -> str:
    """How a group is called: by its first item, or by where its people walk."""
    return group.items[0] if group.items else group.place


def contact_place(march: March) -> str:
    """Where a group of the move has met somebody; nothing before."""
    return next((group.place for group in march.groups if group.contact), "")
