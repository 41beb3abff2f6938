"""The groups of a complete move: what they are made of and what they can spend (ME-9.3, ME-9.8, ME-9.11, ME-9.14)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel.action import Action
from ..components import ENGINES
from ..forces import Troops
from ..state import Medioevo
from ..tabletop import Item
from .actions import Warlike
from .attacks import Meeting, meeting
from .paths import aboard, is_ship, may_leave_free, movement_left, without_cost
from .underway import Ahead, Extra, Group, March, Refrained, Tired, Visited, Walk


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


def with_engines(g: Medioevo, march: March, group: Group, place: str) -> bool:
    """Whether a group takes siege engines into a place, drawn or aboard a galley. Where it stands, only those that
    came there in this move count."""
    return any(
        item.kind in ENGINES and (place != group.place or name in march.stepped) for name, item in carried(g, group)
    )


def met_by(g: Medioevo, march: March, group: Group, place: str) -> Meeting:
    """What comes of a group's entering a place, or of its staying there (P2, ME-17.12)."""
    return meeting(g, march.seat, place, with_engines(g, march, group, place))


def goes_free(g: Medioevo, group: Group) -> bool:
    """Whether all pieces of a group may still leave the castle where they stand for nothing (ME-9.14, ME-A46)."""
    place = group.place
    return all(may_leave_free(g.items[name].left, place) for name in group.items) and all(
        may_leave_free(troop.left, place) for troop in riders(g, group)
    )


def movement_of(g: Medioevo, march: March, group: Group) -> int:
    """What a group can spend: no more than the least of its items, nothing if units aboard are exhausted, and what
    Cartography has given to units that walk or to a move beside the own turn."""
    if group.foot or Extra() in march.notes:
        return march.notes.count(Walk())
    if any(Tired(name) in march.notes for name in group.items):
        return 0
    points = [movement_left(g.items[name]) for name in group.items if not without_cost(march, name)]
    return min(points, default=0)


def by_ship(g: Medioevo, group: Group) -> bool | None:
    """Whether a group goes by ship or by land; None if its items can't go together."""
    kinds = {is_ship(g.items[name]) for name in group.items}
    if group.foot:
        kinds.add(False)
    return kinds.pop() if len(kinds) == 1 else None


def counts(g: Medioevo, group: Group) -> bool:
    """Whether a group must end where the others do: it has moved, and is no empty transport that turned back."""
    return bool(group.came_from) and (armed(g, group) or not group.parted)


def together(g: Medioevo, march: March) -> bool:
    """Whether all groups that count stand in one place (ME-9.3)."""
    return len({group.place for group in march.groups if counts(g, group)}) <= 1


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
    """The items of all groups, and those that wait to go on with a Warlord."""
    vanguard = ahead(march)
    waiting = set(vanguard.items) if vanguard is not None else set()
    return {name for group in march.groups for name in group.items} | waiting


def ahead(march: March) -> Ahead | None:
    """Half of an army that goes on with a Warlord; None if none does (ME-25.7)."""
    return next((note for note in march.notes if isinstance(note, Ahead)), None)


def refrain(march: March, action: Warlike) -> None:
    """An attack was taken back when it was to be confirmed: it is not offered again before something else is done."""
    march.notes.append(Refrained(action))


def refrained(march: March, action: Action) -> bool:
    return any(isinstance(note, Refrained) and note.action == action for note in march.notes)


def move_on(march: March) -> None:
    """Something was done: other groups may be looked at again, and attacks thought of again."""
    march.notes = [note for note in march.notes if not isinstance(note, Visited | Refrained)]


def group_name(group: Group) -> str:
    """How a group is called: by its first item, or by where its people walk."""
    return group.items[0] if group.items else group.place


def contact_place(march: March) -> str:
    """Where a group of the move has met somebody; nothing before."""
    return next((group.place for group in march.groups if group.contact), "")
