"""The numbers of a melee: attack value, loss value, battle score (ME-10.12 to ME-10.23). Pure functions of the battle.

Notes they read: `card_40` (capture at 2:1) and `card_41` (its reduction shrinks by 2), for the round or the battle.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ..components import CAVALRY, HEAVY, PENALTIES
from ..state import Medioevo
from ..tabletop import BARBARIANS
from .armies import ATTACKER, at_sea, in_melee, noted, seat_of
from .battle import Battle, CaptainUsed

SACRIFICE = 4
"""What a sacrificed unit adds to the attack value (ME-11.8)."""
CHARGE = 2
"""Damage of each active Cavalry (ME-11.10)."""
OVERWHELMING = 20
CAPTURE_RATIO, JAILERS_RATIO = 3, 2


def highest(dice: Sequence[int]) -> int:
    """The base attack value: the highest die, or the product of equal dice if that is more (ME-10.12)."""
    best = max(dice)
    for face in set(dice):
        if (equal := dice.count(face)) > 1:
            best = max(best, prod([face] * equal))
    return best


def penalty(g: Medioevo, seat: int) -> int:
    """What the place in the turn order takes off (ME-10.18, ME-23.6); barbarians have none."""
    if seat == BARBARIANS:
        return 0
    return PENALTIES[g.table.seats][g.order.index(seat)]


def naval_bonus(g: Medioevo, battle: Battle, side: int) -> int:
    """At sea, what the galleys of a side are ahead in levels (ME-13.3)."""
    if not at_sea(g, battle):
        return 0
    levels = [0, 0]
    for item in g.items.values():
        if item.place == battle.place and item.kind == "galley":
            if item.owner == seat_of(battle, side):
                levels[0] += item.level
            elif item.owner == seat_of(battle, 1 - side):
                levels[1] += item.level
    return max(0, levels[0] - levels[1])


def fights(battle: Battle, side: int) -> bool:
    """Whether a side has melee dice: one of crews only rolls none (ME-10.30)."""
    return bool(battle.dice[side])


def full_attack(g: Medioevo, battle: Battle, side: int) -> int:
    """The attack value with all modifiers, before it is halved; never below 0 (ME-10.14)."""
    if not fights(battle, side):
        return 0
    value = highest(battle.dice[side]) + SACRIFICE * battle.sacrificed[side] + battle.bonus[side]
    return max(0, value + naval_bonus(g, battle, side) + penalty(g, seat_of(battle, side)))


def flees(battle: Battle, side: int) -> bool:
    return side == ATTACKER and bool(battle.flight)


def capture_ratio(battle: Battle, side: int) -> int:
    """How many times the enemy's units a side needs to capture at its full attack value (ME-14.14, ME-25.38)."""
    return JAILERS_RATIO if noted(battle, side, "card_40") else CAPTURE_RATIO


def attack_value(g: Medioevo, battle: Battle, side: int) -> int:
    """The attack value as it is compared: halved for flight, rounded up, or reduced by half for a capture without the
    numbers for it, the reduction rounded up (ME-10.15, ME-14.2, ME-14.14, ME-14.28)."""
    value = full_attack(g, battle, side)
    if flees(battle, side):
        return (value + 1) // 2
    if battle.capture[side] and battle.strength[side] < capture_ratio(battle, side) * battle.strength[1 - side]:
        return value - max(0, (value + 1) // 2 - 2 * len(noted(battle, side, "card_41")))
    return value


def loss_value(g: Medioevo, battle: Battle, side: int) -> int:
    """The damage a side does to itself: its lowest die, more in flight, less by Heavy Infantry and overwhelming choices
    (ME-10.13, ME-10.23, ME-11.9, ME-14.2)."""
    if not fights(battle, side):
        return 0
    value = min(battle.dice[side]) + (battle.flight_cost if flees(battle, side) else 0)
    if HEAVY in battle.abilities[side]:
        value -= battle.counts[side][HEAVY]
    value -= CaptainUsed("act", HEAVY) in battle.used[side]
    return max(0, value - battle.spared[side])


def charge(battle: Battle, side: int) -> int:
    """The damage of a side's Cavalry if it wins the round or nobody does (ME-11.10 to ME-11.12)."""
    horses = battle.counts[side][CAVALRY] if CAVALRY in battle.abilities[side] else 0
    horses += CaptainUsed("act", CAVALRY) in battle.used[side]
    return CHARGE * horses


def battle_score(g: Medioevo, battle: Battle, winner: int, difference: int) -> int:
    """The difference, at most the winner's units in the melee (ME-10.20)."""
    return min(difference, in_melee(g, battle, winner))
