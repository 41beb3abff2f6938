"""Technologies of law: Edict, Law, Nation, Influence (ME-26.9 to ME-26.12)."""

from __future__ import annotations

from bisect import insort

from ....kernel.now import Now
from ..abilities import art
from ..actions import (
    UseTechnologyAt,
    UseTechnologyForItem,
    UseTechnologyOnUnit,
    UseTechnologyToDivert,
    UseTechnologyToMove,
)
from ..battle.capture import come_aboard, has_room
from ..control import controlled, controller, homes
from ..diplomacy.war import hostile
from ..events import BarbarianConverted, BarbarianMoved
from ..forces import add_troops, of_kind, owned, pick, read_unit, remove_troops, sides_at, troops_at, unit_name
from ..moves.attacks import RESISTANCE, meeting
from ..moves.conquest import conquer, left_alone
from ..moves.encounters import start_battle
from ..moves.groups import current, march_of, movement_of
from ..moves.paths import held_fast, is_ship, movement_left, step_cost, ways
from ..moves.underway import Edict
from ..points import can_spend
from ..realm.barbarians import horde_arrives
from ..realm.rebellions import divert
from ..state import Medioevo
from ..supply import units_left
from ..tabletop import BARBARIANS, NOBODY, NONE, Effect, Item
from ..trading.deals import EDICT, conducted, trades, unseen
from ..trading.travel import steps_of
from ..use import spend_for
from .war import fights

INFLUENCE_POINTS = 2


# Edict


@art("edict", "move")
def safe_conduct(
    g: Medioevo, seat: int, window: str, mover: int, place: str
) -> list[UseTechnologyAt] | list[UseTechnologyForItem]:
    """The move crosses a barbarian territory without resistance, and no army passes a horde so; a trade transport
    crosses one with barbarians in it unharmed (ME-26.9, ME-A35)."""
    if seat != mover or not can_spend(g, seat, "orange", 1):
        return []
    if g.phase == "trade":
        return _past_barbarians(g, seat)
    if not g.marches or march_of(g).seat != seat:
        return []
    march, group = march_of(g), current(g)
    if group.contact or not group.items or not movement_of(g, march, group):
        return []
    return [
        UseTechnologyAt(EDICT, there)
        for there in g.box.chart.land.get(group.place, ())
        if there in g.in_play and Edict(there) not in march.notes and meeting(g, seat, there).kind == RESISTANCE
    ]


def _past_barbarians(g: Medioevo, seat: int) -> list[UseTechnologyForItem]:
    """The territories with barbarians that a trade transport of a seat can enter and has the movement to leave."""
    return [
        UseTechnologyForItem(EDICT, there, name)
        for name, item in owned(g, seat).items()
        if trades(item) and not item.troops and not unseen(g, name)
        for there in steps_of(g, name, item)
        if there not in g.box.chart.seas and troops_at(g, there, BARBARIANS)
        if not conducted(g, name, there) and _gets_through(g, item, there)
    ]


def _gets_through(g: Medioevo, item: Item, place: str) -> bool:
    left = movement_left(item) - step_cost(g, item.place, place)
    beyond = [there for there in ways(g, place, is_ship(item)) if there in g.in_play]
    return any(step_cost(g, place, there) <= left for there in beyond)


@safe_conduct.effect
def _safe_conduct(g: Medioevo, now: Now, seat: int, action: UseTechnologyAt | UseTechnologyForItem) -> None:
    spend_for(g, now, seat, EDICT, 1)
    if isinstance(action, UseTechnologyForItem):
        insort(g.effects, Effect(EDICT, seat, action.place, action.item))
    else:
        march_of(g).notes.append(Edict(action.place))


# Law


@art("law", "rebellion")
def sent_away(g: Medioevo, seat: int, window: str, victim: int, place: str, when: str) -> list[UseTechnologyToDivert]:
    """A rebellion about to break out goes to an empty barbarian territory beside the own kingdom (ME-26.10)."""
    if seat != victim or when != "before" or not can_spend(g, seat, "orange", 1):
        return []
    if any((e.name, e.seat, e.place) == ("law", seat, place) for e in g.effects):
        return []
    land, in_play = g.box.chart.land, g.in_play
    beside = {near for home in homes(g, seat) for near in land[home] if near in in_play}
    free = sorted(name for name in beside if controller(g, name) == NOBODY and not g.place(name).forces)
    return [UseTechnologyToDivert("law", place, to) for to in free]


@sent_away.effect
def _sent_away(g: Medioevo, now: Now, seat: int, action: UseTechnologyToDivert) -> None:
    spend_for(g, now, seat, "law", 1)
    divert(g, seat, action.place, action.to)


# Nation


@art("nation", "free", "before_battle")
def moved_barbarians(g: Medioevo, seat: int, window: str) -> list[UseTechnologyToMove]:
    """One barbarian unit goes to an adjacent territory, also out of a battle that has not begun (ME-26.11)."""
    if not can_spend(g, seat, "orange", 1):
        return []
    places = [name for name in g.places if name not in g.box.chart.seas and troops_at(g, name, BARBARIANS)]
    places = sorted(name for name in places if not held_fast(g, name))
    if window == "before_battle":
        places = [g.battles[-1].place] if fights(g, seat) and g.battles[-1].place in places else []
    in_play = g.in_play
    return [
        UseTechnologyToMove("nation", name, unit, to)
        for name in places
        for unit in sorted({unit_name(troop) for troop in troops_at(g, name, BARBARIANS) if troop.lent_by == NONE})
        for to in g.box.chart.land[name]
        if to in in_play
    ]


@moved_barbarians.effect
def _moved_barbarians(g: Medioevo, now: Now, seat: int, action: UseTechnologyToMove) -> None:
    spend_for(g, now, seat, "nation", 1)
    one = pick(tuple(t for t in troops_at(g, action.place, BARBARIANS) if t.lent_by == NONE), action.unit)
    holder = controller(g, action.to)
    remove_troops(g, action.place, BARBARIANS, one)
    add_troops(g, action.to, BARBARIANS, one)
    now.tell(BarbarianMoved, seat, action.unit, action.place, action.to)
    now.then(horde_arrives.of(action.to, holder))
    left_alone(g, now, action.place)


# Influence


@art("influence", "free", "before_battle", points=INFLUENCE_POINTS)
def converts(g: Medioevo, seat: int, window: str) -> list[UseTechnologyOnUnit]:
    """A barbarian unit becomes an own one of its type: beside an own territory, or in the own battle (ME-26.12)."""
    if not can_spend(g, seat, "orange", INFLUENCE_POINTS):
        return []
    if window == "before_battle":
        places = {g.battles[-1].place} if fights(g, seat) and has_room(g, g.battles[-1], seat) else set()
    else:
        places = {near for name in controlled(g, seat) for near in g.box.chart.land[name]}
        places = {name for name in places if not _held_by_friends(g, seat, name)}
    found = []
    for name in sorted(places):
        units = sorted({unit_name(troop) for troop in troops_at(g, name, BARBARIANS) if troop.lent_by == NONE})
        found += [
            UseTechnologyOnUnit("influence", name, unit) for unit in units if units_left(g, seat, read_unit(unit)[0])
        ]
    return found


def _held_by_friends(g: Medioevo, seat: int, name: str) -> bool:
    """Whether units of somebody stand there whom the seat is not at war with: to stand against them is an attack."""
    return any(side not in (seat, BARBARIANS) and not hostile(g, seat, side) for side in sides_at(g, name))


@converts.effect
def _converts(g: Medioevo, now: Now, seat: int, action: UseTechnologyOnUnit) -> None:
    """Without barbarians left there the user conquers the territory; else they fight at once."""
    spend_for(g, now, seat, "influence", INFLUENCE_POINTS)
    horde = tuple(troop for troop in troops_at(g, action.place, BARBARIANS) if troop.lent_by == NONE)
    remove_troops(g, action.place, BARBARIANS, pick(horde, action.unit))
    if action.place in g.box.chart.seas:
        come_aboard(g, g.battles[-1], seat, [of_kind(action.unit)])
    else:
        add_troops(g, action.place, seat, [of_kind(action.unit)])
    now.tell(BarbarianConverted, seat, action.unit, action.place)
    if fights(g, seat) and g.battles[-1].place == action.place:
        return
    if troops_at(g, action.place, BARBARIANS):
        start_battle(g, now, action.place, seat, BARBARIANS, "card")
    else:
        held = g.place(action.place).held_by
        if held == seat:
            left_alone(g, now, action.place)
        else:
            now.then(conquer.of(seat, action.place, NOBODY if held == NONE else held))
