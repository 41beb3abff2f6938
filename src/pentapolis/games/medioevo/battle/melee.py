"""Steps 3 to 5 of a round: abilities, sacrifices, the dice of both sides (ME-10.7 to ME-10.10, ME-11.8)."""

from __future__ import annotations

from itertools import combinations

from ....kernel.action import Action, Multi, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options, Range
from .. import windows
from ..components import ARCHER, CAPTAIN, CAVALRY, HEAVY, LIGHT
from ..forces import number_of, size, units
from ..state import Medioevo
from ..tabletop import Troop
from .armies import (
    ATTACKER,
    DEFENDER,
    SIDES,
    active,
    army,
    at_sea,
    fought,
    in_melee,
    is_player,
    melee_troops,
    rank,
    seat_of,
    side_of,
    stands,
    strength,
)
from .assign import exchange
from .battle import Battle, CaptainUsed
from .captains import use_captains
from .capture import fall
from .clash import clash
from .events import AttackRerolled, AttackRolled, UnitsSacrificed
from .naval import sinkings
from .reactions import opened

DICE = ("d4", "d6", "d8")
SUBSETS = tuple(some for number in (1, 2, 3) for some in combinations(DICE, number))
ALL, ARMY = "all", "army"
"""Beside the types: all units in the melee, all units of the side."""
FEW, MANY = 2, 4
"""Light Infantry with which a horde sacrifices one, or two."""


class SacrificeLi(Action, frozen=True):
    """Give up Light Infantry, and a Captain acting as one, for a stronger attack."""

    number: int
    captain: bool = False


class RerollAttack(Action, frozen=True):
    """Roll some of the own dice again, once."""

    dice: Multi[str]


class SpendBlood(Action, frozen=True):
    """Spend blood tokens for a stronger attack."""

    number: int


@step
def melee(g: Medioevo, now: Now) -> None:
    """The melee, if there is anybody for it on both sides, or one against crews (ME-10.30)."""
    battle = fought(g)
    if battle.ended or not all(army(g, battle, side) for side in SIDES):
        return
    battle.step = "melee"
    now.then(*opened(g, windows.melee_setup), use_captains, fix_abilities)


@step
def fix_abilities(g: Medioevo, now: Now) -> None:
    """Abilities and numbers as they are now hold for the round, whoever is removed later (ME-10.7)."""
    battle = fought(g)
    if battle.ended or not any(in_melee(g, battle, side) for side in SIDES):
        return
    for side in SIDES:
        troops = melee_troops(g, battle, side)
        battle.abilities[side] += [kind for kind in (LIGHT, HEAVY, CAVALRY) if active(g, battle, side, kind)]
        battle.counts[side] = {kind: number_of(troops, kind) for kind in (LIGHT, HEAVY, ARCHER, CAVALRY, CAPTAIN)}
        battle.counts[side][ALL] = size(troops)
        battle.counts[side][ARMY] = strength(g, battle, side)
    now.then(
        *(sacrifice.of(ATTACKER), roll_attack.of(ATTACKER), sacrifice.of(DEFENDER), roll_attack.of(DEFENDER)),
        attacks_rolled,
    )


# sacrifices


def offered_up(g: Medioevo, battle: Battle, side: int) -> tuple[int, bool]:
    """How many Light Infantry a side may sacrifice, and whether its Captain may be one of them (ME-11.8, ME-11.14)."""
    troops = melee_troops(g, battle, side)
    light = number_of(troops, LIGHT) if LIGHT in battle.abilities[side] else 0
    return light, CaptainUsed("act", LIGHT) in battle.used[side] and number_of(troops, CAPTAIN) > 0


@step
def sacrifice(g: Medioevo, now: Now, side: int) -> None:
    """Who can sacrifice Light Infantry is asked; a horde does if it is outnumbered (ME-19.9, ME-19.11)."""
    battle = fought(g)
    light, captain = offered_up(g, battle, side)
    if is_player(battle, side):
        if light or captain:
            now.then(sacrifice_li.of(seat_of(battle, side)))
    elif light >= FEW and battle.counts[side][ARMY] < battle.counts[1 - side][ARMY]:
        give_up(g, now, battle, side, 2 if light >= MANY else 1)


@decision("ME-11.8", SacrificeLi, Pass, quiet=True)
def sacrifice_li(g: Medioevo, seat: int) -> Options:
    """Any number of them, or none."""
    battle = fought(g)
    light, captain = offered_up(g, battle, side_of(battle, seat))
    found: list[Action] = [SacrificeLi(number) for number in range(1, light + 1)]
    if captain:
        found += [SacrificeLi(number, True) for number in range(light + 1)]
    return Items([Pass(), *found])


@sacrifice_li.chosen
def _sacrifice_li(g: Medioevo, now: Now, seat: int, action: SacrificeLi | Pass) -> None:
    if isinstance(action, SacrificeLi):
        battle = fought(g)
        give_up(g, now, battle, side_of(battle, seat), action.number, action.captain)


def give_up(g: Medioevo, now: Now, battle: Battle, side: int, number: int, captain: bool = False) -> None:
    """Remove what is sacrificed; at sea where most are aboard, so that no galley is left empty without need."""
    battle.harmed = True
    battle.sacrificed[side] += number + captain
    now.tell(UnitsSacrificed, seat_of(battle, side), number + captain)
    for _ in range(number):
        _remove(g, now, battle, side, LIGHT)
    if captain:
        _remove(g, now, battle, side, CAPTAIN)
    if at_sea(g, battle):
        now.then(sinkings)


def _remove(g: Medioevo, now: Now, battle: Battle, side: int, kind: str) -> None:
    """Remove one unit of a type from the melee: of Captains the highest, which is the one that acts."""
    found: list[tuple[int, int, str, Troop]] = []
    for stand in stands(g, battle, side):
        if stand.role == "melee":
            crowd = size(stand.troops)
            found += [(rank(t), crowd, stand.spot, t) for t in units(stand.troops) if t.kind == kind]
    *_, spot, one = max(found)
    exchange(g, battle, side, spot, one, None)
    fall(g, now, battle, side, one, "loss")


# dice


@step
def roll_attack(g: Medioevo, now: Now, side: int) -> None:
    """A side rolls its dice; the barbarians' lie in the War Circle (ME-10.8, ME-10.17)."""
    battle = fought(g)
    if not battle.counts[side][ALL]:
        battle.dice[side] = []
        return
    seat = seat_of(battle, side)
    if not is_player(battle, side):
        battle.dice[side] = list(g.circle)
        now.tell(AttackRolled, seat, tuple(g.circle))
        return
    battle.dice[side] = [now.roll(4), now.roll(6), now.roll(8)]
    now.tell(AttackRolled, seat, tuple(battle.dice[side]))
    now.then(reroll_attack.of(seat))


@decision("ME-10.8", RerollAttack, Pass, quiet=True)
def reroll_attack(g: Medioevo, seat: int) -> Options:
    """Any of the three dice, together, or none."""
    return REROLLS


@reroll_attack.chosen
def _reroll_attack(g: Medioevo, now: Now, seat: int, action: RerollAttack | Pass) -> None:
    if isinstance(action, RerollAttack):
        battle = fought(g)
        dice = battle.dice[side_of(battle, seat)]
        for number, die in enumerate(DICE):
            if die in action.dice:
                dice[number] = now.roll(int(die[1:]))
        now.tell(AttackRerolled, seat, tuple(dice))


REROLLS = Items([Pass(), *(RerollAttack(some) for some in SUBSETS)])


@step
def attacks_rolled(g: Medioevo, now: Now) -> None:
    """Cards that change dice or values, blood tokens, then the comparison (ME-10.10)."""
    battle = fought(g)
    spenders = [blood_flows.of(side) for side in SIDES] if g.with_variant("blood_tokens") else []
    now.then(*opened(g, windows.melee_rolled), *spenders, clash)
    battle.step = "melee_rolled"


@step
def blood_flows(g: Medioevo, now: Now, side: int) -> None:
    """Who has blood tokens may spend them (ME-22.20)."""
    battle = fought(g)
    seat = seat_of(battle, side)
    if is_player(battle, side) and battle.dice[side] and g.players[seat].blood:
        now.then(spend_blood.of(seat))


@decision("ME-22.20", SpendBlood)
def spend_blood(g: Medioevo, seat: int) -> Options:
    """Any number of the own tokens."""
    return Range(SpendBlood, "number", 0, g.players[seat].blood)


@spend_blood.chosen
def _spend_blood(g: Medioevo, now: Now, seat: int, action: SpendBlood) -> None:
    battle = fought(g)
    g.players[seat].blood -= action.number
    battle.bonus[side_of(battle, seat)] += action.number
