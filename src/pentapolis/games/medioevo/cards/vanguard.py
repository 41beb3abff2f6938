"""Who hurries on: half of an army with a Warlord (6), units of the realm with the Militia (25) (ME-25.7, ME-25.24)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, NamedTuple

from msgspec.structs import replace

from ....kernel.action import Action, Done
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..abilities import card
from ..actions import UseCardAt
from ..components import CARAVAN, WAR_WAGON
from ..control import controller
from ..diplomacy.pacts import refresh_admissions
from ..events import UnitsHurried
from ..forces import add_troops, change, items_at, merged, pick, remove_troops, size, troops_at, unit_name, without
from ..moves.conquest import left_alone
from ..moves.groups import ahead, carried, current, march_of, riders
from ..moves.loading import regroup
from ..moves.paths import castle_exit, held_fast, movement_left, quiet, spaces, step_cost, takes_part
from ..moves.underway import Ahead, Group, Warlord
from ..state import Medioevo
from ..tabletop import NOBODY, Troop
from .people import threatened

MILITIA_MOVEMENT = 3


# 6: half the army goes on


class SendOn(Action, frozen=True):
    """Let a transport or engine go on with the units that do."""

    item: str


class SendUnit(Action, frozen=True):
    """Let a unit go on."""

    unit: str


@card(6)
def half_goes_on(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """Entering a territory of another player: half of the units go on, the others stop (ME-25.7)."""
    place, mover = context
    if mover != seat or not g.marches or march_of(g).seat != seat or controller(g, place) in (seat, NOBODY):
        return []
    group = current(g)
    if group.place != place or ahead(march_of(g)):
        return []
    number = half(g, group)
    return [UseCardAt(6, place)] if number and _room(g, _able(g, group)) >= number else []


def half(g: Medioevo, group: Group) -> int:
    """Half of the units of a group, rounded up."""
    return (size(riders(g, group)) + 1) // 2


def _able(g: Medioevo, group: Group) -> list[str]:
    """The items of a group that can still move."""
    return [name for name in group.items if movement_left(g.items[name])]


def _room(g: Medioevo, names: list[str]) -> int:
    """How many units transports can carry, those in them included."""
    return sum(spaces(g, name) + size(g.items[name].troops) for name in names)


@half_goes_on.effect
def _half_goes_on(g: Medioevo, now: Now, seat: int, action: UseCardAt) -> None:
    if not g.marches or current(g).place != action.place:
        return
    if size(riders(g, current(g))) == 1:
        march_of(g).notes.append(Warlord(action.place))
    else:
        now.then(send_on.of(seat))


@decision("ME-25.7", SendOn, Done)
def send_on(g: Medioevo, seat: int, *chosen: str) -> Options:
    """The transports and engines that go on, one after the other, with room enough for half of the units."""
    group = current(g)
    found: list[Action] = [SendOn(name) for name in _able(g, group) if name not in chosen]
    return Items([*found, Done()] if _room(g, list(chosen)) >= half(g, group) else found)


@send_on.chosen
def _send_on(g: Medioevo, now: Now, seat: int, action: SendOn | Done, *chosen: str) -> None:
    if isinstance(action, SendOn):
        now.then(send_on.of(seat, *chosen, action.item))
    else:
        now.then(send_units.of(seat, half(g, current(g)), len(chosen), *chosen))


@decision("ME-25.7", SendUnit)
def send_units(g: Medioevo, seat: int, left: int, items: int, *chosen: str) -> Options:
    """The units that go on, one after the other; chosen are so many items, and units after them."""
    rest = _without_units(riders(g, current(g)), chosen[items:])
    return Items(SendUnit(name) for name in sorted({unit_name(troop) for troop in rest}))


def _without_units(troops: tuple[Troop, ...], names: tuple[str, ...]) -> tuple[Troop, ...]:
    rest = merged(troops)
    for name in names:
        rest = without(rest, pick(rest, name))
    return rest


@send_units.chosen
def _send_units(g: Medioevo, now: Now, seat: int, action: SendUnit, left: int, items: int, *chosen: str) -> None:
    if left > 1:
        now.then(send_units.of(seat, left - 1, items, *chosen, action.unit))
    else:
        _part(g, now, chosen[:items], (*chosen[items:], action.unit))


def _part(g: Medioevo, now: Now, names: tuple[str, ...], units: tuple[str, ...]) -> None:
    """Who goes on waits outside the battle, a step behind; the others are met where they are."""
    march, group = march_of(g), current(g)
    everybody = merged(riders(g, group))
    stay = _without_units(everybody, units)
    go = without(everybody, stay)
    for name in group.items:
        change(g, name, troops=())
    _seat(g, names, go)
    behind = group.came_from[-1]
    for name, _ in list(carried(g, Group(group.place, names))):
        change(g, name, place=behind)
    rest = tuple(name for name in group.items if name not in names)
    regroup(march, group, items=rest, foot=stay)
    march.notes.append(Ahead(group.place, names))


def _seat(g: Medioevo, names: tuple[str, ...], troops: tuple[Troop, ...]) -> None:
    """Units get into transports, as they come."""
    waiting = [replace(troop, count=1) for troop in troops for _ in range(troop.count)]
    for name in names:
        few = waiting[: spaces(g, name)]
        waiting = waiting[len(few) :]
        change(g, name, troops=merged(few))


# 25: the realm comes to help


class Muster(Action, frozen=True):
    """Let units of a territory hurry to the one that is threatened."""

    place: str
    unit: str
    count: int


class MusterWagon(Action, frozen=True):
    """Let a wagon come along with units of its territory."""

    item: str


class Way(NamedTuple):
    """What it costs to reach the threatened territory, and the castles left on the way."""

    cost: int
    castles: tuple[str, ...]


@card(25)
def hurried_help(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """Units near a threatened territory share 3 movement points to reach it (ME-25.24)."""
    place = threatened(g, seat, window, context)
    return [UseCardAt(25, place)] if place and _musters(g, seat, place, MILITIA_MOVEMENT, ()) else []


def ways_to(g: Medioevo, seat: int, goal: str) -> dict[str, Way]:
    """The cheapest ways by land to a territory from all in reach, through places where nobody fights."""
    found: dict[str, Way] = {}
    front: list[tuple[int, str, tuple[str, ...]]] = [(0, goal, ())]
    in_play = g.in_play
    while front:
        cost, here, castles = heappop(front)
        if here in found:
            continue
        found[here] = Way(cost, castles)
        if here != goal and not quiet(g, seat, here):
            continue  # units come out of it, not through it
        for origin in g.box.chart.land[here]:
            if origin in found or origin not in in_play or held_fast(g, origin):
                continue
            free = castle_exit(g, seat, origin)
            price = cost + (0 if free else step_cost(g, origin, here))
            if price <= MILITIA_MOVEMENT:
                heappush(front, (price, origin, (origin, *castles) if free else castles))
    del found[goal]
    return found


def _musters(g: Medioevo, seat: int, goal: str, left: int, opened: tuple[str, ...]) -> list[Action]:
    """Units that can come with what is left, from a place that sends some already for nothing more; and wagons."""
    fighting = {battle.place for battle in g.battles}
    found: list[Action] = []
    for name, way in sorted(ways_to(g, seat, goal).items()):
        if name in fighting or (way.cost > left and name not in opened):
            continue
        numbers: dict[str, int] = {}
        for troop in _free_to_go(troops_at(g, name, seat), way):
            numbers[unit_name(troop)] = numbers.get(unit_name(troop), 0) + troop.count
        found += [Muster(name, unit, n) for unit, most in sorted(numbers.items()) for n in range(1, most + 1)]
        if name in opened:
            wagons = items_at(g, name, seat, WAR_WAGON, CARAVAN)
            found += [MusterWagon(w) for w in wagons if takes_part(g.items[w]) and not g.items[w].aboard]
    return found


def _free_to_go(troops: tuple[Troop, ...], way: Way) -> tuple[Troop, ...]:
    """Units that have not left a castle of the way for free this turn (ME-A46)."""
    return tuple(troop for troop in troops if not set(way.castles) & set(troop.left))


@hurried_help.effect
def _hurried_help(g: Medioevo, now: Now, seat: int, action: UseCardAt) -> None:
    if _musters(g, seat, action.place, MILITIA_MOVEMENT, ()):
        now.then(muster.of(seat, action.place, MILITIA_MOVEMENT))


@decision("ME-25.24", Muster, MusterWagon, Done)
def muster(g: Medioevo, seat: int, goal: str, left: int, *opened: str) -> Options:
    """Units by territory; the movement is paid once for all that come from one territory."""
    return Items([*_musters(g, seat, goal, left, opened), Done()])


@muster.chosen
def _muster(
    g: Medioevo, now: Now, seat: int, action: Muster | MusterWagon | Done, goal: str, left: int, *opened: str
) -> None:
    if isinstance(action, Done):
        return
    if isinstance(action, MusterWagon):
        change(g, action.item, place=goal)
        now.then(muster.of(seat, goal, left, *opened))
        return
    way = ways_to(g, seat, goal)[action.place]
    some = pick(_free_to_go(troops_at(g, action.place, seat), way), action.unit, action.count)
    remove_troops(g, action.place, seat, some)
    add_troops(g, goal, seat, [replace(troop, left=(*troop.left, *way.castles)) for troop in some])
    now.tell(UnitsHurried, seat, action.count, action.place, goal)
    rest = left if action.place in opened else left - way.cost
    more = opened if action.place in opened else (*opened, action.place)
    refresh_admissions(g)
    now.then(muster.of(seat, goal, rest, *more))
    left_alone(g, now, action.place)
