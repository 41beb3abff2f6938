"""Damage: who takes it, point by point, and what it does (ME-10.24 to ME-10.26, ME-11.1, ME-11.2).

A step puts damage into `Battle.damage` of the side that takes it and carries out `take_damage`: the window `damage`
opens, then the points are assigned by their receiver, as far as there is a choice. `hit` is one point on one unit; who
names targets in another's stead (Tactics) calls it from the window.

Notes it reads: `card_29` on the side that takes ranged damage (put off to the end of the round, ME-25.28), `card_39`,
perhaps with a unit type, on the side that deals damage (the next such unit it destroys is a prisoner, ME-25.37).
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from .. import windows
from ..components import BARBARIAN_ORDER
from ..forces import change, read_unit, set_troops, unit_name, units, without
from ..forces import merged as together
from ..state import Medioevo
from ..tabletop import BARBARIANS, NONE, Troop
from .armies import Stand, army, at_sea, fought, is_player, noted, seat_of, spots, stands
from .battle import Battle, Mark
from .capture import fall
from .events import DamageTaken, UnitWorn
from .naval import sinkings
from .reactions import opened
from .wounds import WORSE, worn, wounds

RANGED = ("artillery", "archery")


class Hit(Action, frozen=True):
    """A point of damage on one unit."""

    unit: str
    item: str = ""
    """The galley it is aboard, or the engine it serves."""


class Target(NamedTuple):
    """Units of one name in one spot that can take damage."""

    unit: str
    spot: str
    points: int
    """What it takes to remove them all."""


# who can be hit


def targets(g: Medioevo, battle: Battle, side: int, kind: str) -> list[Target]:
    """What damage of a kind can be assigned to: ranged damage to any unit, other damage to units in the melee, and only
    when none is left to crews and who is trapped (ME-10.24)."""
    found = _targets(g, battle, side, [s for s in stands(g, battle, side) if kind in RANGED or s.role == "melee"])
    return found or _targets(g, battle, side, stands(g, battle, side))


def _targets(g: Medioevo, battle: Battle, side: int, where: list[Stand]) -> list[Target]:
    sea, seat = at_sea(g, battle), seat_of(battle, side)
    found: dict[tuple[str, str], int] = {}
    for stand in where:
        for troop in stand.troops:
            key = (unit_name(troop), stand.spot)
            found[key] = found.get(key, 0) + troop.count * wounds(g, seat, troop, sea)
    listed = []
    for (unit, spot), points in sorted(found.items()):
        marks = battle.marked[side].count(Mark(unit, spot))
        if marks < points:  # a unit that is marked for removal takes no more
            listed.append(Target(unit, spot, points - marks))
    return listed


# taking damage


@step
def take_damage(g: Medioevo, now: Now, side: int, kind: str) -> None:
    """The damage of a step is announced to who takes it, then assigned."""
    battle = fought(g)
    points = battle.damage[side]
    if points and army(g, battle, side):
        now.tell(DamageTaken, seat_of(battle, side), points, kind)
        window = opened(g, windows.damage, seat_of(battle, side), seat_of(battle, 1 - side), kind)
        now.then(*window, spread_damage.of(side, kind))


@step
def spread_damage(g: Medioevo, now: Now, side: int, kind: str) -> None:
    """Assign what can be assigned in one way; ask for the rest."""
    battle = fought(g)
    while battle.damage[side] > 0:
        possible = targets(g, battle, side, kind)
        if not possible:
            break
        if not is_player(battle, side):
            target = min(possible, key=_barbarian_order)
        elif len(possible) == 1 or sum(t.points for t in possible) <= battle.damage[side]:
            target = possible[0]
        else:
            now.then(assign_damage.of(seat_of(battle, side), side, kind))
            return
        hit(g, now, battle, side, target.unit, target.spot, kind)
    battle.damage[side] = 0
    if at_sea(g, battle):
        now.then(sinkings)


def _barbarian_order(target: Target) -> tuple[int, str]:
    """Light Infantry, Archers, then whatever else there is, Captains last (ME-10.25)."""
    return BARBARIAN_ORDER.index(read_unit(target.unit)[0]), target.unit


@decision("ME-10.24", Hit)
def assign_damage(g: Medioevo, seat: int, side: int, kind: str) -> Options:
    """Units that can take the next point."""
    return Items(Hit(target.unit, target.spot) for target in targets(g, fought(g), side, kind))


@assign_damage.chosen
def _assign_damage(g: Medioevo, now: Now, seat: int, action: Hit, side: int, kind: str) -> None:
    hit(g, now, fought(g), side, action.unit, action.item, kind)
    now.then(spread_damage.of(side, kind))


@assign_damage.refuses
def _why_not_hit(g: Medioevo, seat: int, action: Hit, side: int, kind: str) -> Why | None:
    battle = fought(g)
    for stand in stands(g, battle, side):
        if stand.spot == action.item and any(unit_name(t) == action.unit for t in stand.troops):
            if kind not in RANGED and stand.role != "melee":
                return Why("ME-10.24", "refused-crews-are-hit-last", {"unit": action.unit})
            return Why("ME-25.28", "refused-already-marked", {"unit": action.unit})
    return Why("ME-10.24", "refused-no-such-unit", {"unit": action.unit})


# a point of damage


def hit(g: Medioevo, now: Now, battle: Battle, side: int, unit: str, spot: str, kind: str) -> None:
    """One point of the damage that is being assigned goes to a unit."""
    battle.damage[side] -= 1
    if kind in RANGED and noted(battle, side, "card_29"):
        battle.marked[side].append(Mark(unit, spot))
    else:
        strike(g, now, battle, side, unit, spot, kind)


def strike(g: Medioevo, now: Now, battle: Battle, side: int, unit: str, spot: str, kind: str) -> None:
    """A point of damage is carried out: the unit becomes a lesser one, falls, or is captured."""
    battle.harmed = True
    stand = next(s for s in stands(g, battle, side) if s.spot == spot and _holds(s, unit))
    one = _victim(stand, unit)
    less = worn(g, seat_of(battle, side), one, at_sea(g, battle))
    exchange(g, battle, side, spot, one, less)
    if less is not None:
        now.tell(UnitWorn, seat_of(battle, side), unit, unit_name(less))
    else:
        fall(g, now, battle, side, one, kind)


def _holds(stand: Stand, unit: str) -> bool:
    return any(unit_name(troop) == unit for troop in stand.troops)


def _victim(stand: Stand, unit: str) -> Troop:
    """The one to be hit of units that only their past tells apart: those that fight for others than their own side
    last, for the turn of their owner; marauders and who has moved first."""
    same = [troop for troop in units(stand.troops) if unit_name(troop) == unit]
    return min(same, key=lambda t: (t.lent_by not in (NONE, BARBARIANS), t.lent_by != BARBARIANS, not t.moved, t))


def exchange(g: Medioevo, battle: Battle, side: int, spot: str, one: Troop, instead: Troop | None) -> None:
    """Take a unit out of its spot and put another there, or none; without a spot, wherever it is."""
    new = (instead,) if instead else ()
    galley = spot
    for place, crew in enumerate(battle.crews):
        if crew.engine == spot and crew.side == side:
            battle.crews[place] = replace(crew, troops=together((*without(crew.troops, (one,)), *new)))
            galley = g.items[spot].aboard
    seat = seat_of(battle, side)
    if at_sea(g, battle) and seat != BARBARIANS:
        galley = galley or _galley_of(g, battle, side, one)
        change(g, galley, troops=together((*without(g.items[galley].troops, (one,)), *new)))
    else:
        set_troops(g, battle.place, seat, (*without(army(g, battle, side), (one,)), *new))


def _galley_of(g: Medioevo, battle: Battle, side: int, one: Troop) -> str:
    """The first galley that such a unit is aboard."""
    return next(name for name, troops in spots(g, battle, side) if one in units(troops))


@step
def carry_out_marks(g: Medioevo, now: Now) -> None:
    """At the end of the round the damage that card 29 has put off is carried out (ME-25.28)."""
    battle = fought(g)
    for side, marks in enumerate(battle.marked):
        for mark in marks:
            name = _still(mark.unit, [stand for stand in stands(g, battle, side) if stand.spot == mark.spot])
            if name:
                strike(g, now, battle, side, name, mark.spot, "artillery")
        if marks and at_sea(g, battle):
            now.then(sinkings)
    battle.marked = [[], []]


def _still(unit: str, there: list[Stand]) -> str:
    """What a unit that was hit is now: the same, or a lesser one; nothing if it is gone."""
    for name in (unit, *WORSE.get(unit, ())):
        if any(_holds(stand, name) for stand in there):
            return name
    return ""
