"""Cards of a battle in progress: Warlords (4, 5), Crossbowmen (7 to 9), Scientists (10, 12), Jailers (39 to 41), the
Gunner (52), Assassins (46, 47) (ME-25.5, ME-25.6, ME-25.8 to 25.11, ME-25.13, ME-25.37, ME-25.38, ME-25.41, ME-25.44).
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ....kernel.action import Action, Multi
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..abilities import card
from ..actions import UseCard, UseCardAgainst, UseCardAt, UseCardForPlayer
from ..battle.armies import SIDES, fought, melee_troops, note, noted, seat_of, side_of
from ..battle.artillery import engines
from ..battle.assign import targets
from ..battle.events import ShotsRolled
from ..battle.protection import AGAINST, shelter
from ..components import ARCHER
from ..events import CardDieRolled, DieLowered
from ..forces import number_of
from ..state import Medioevo
from ..tabletop import BARBARIANS, NONE, Effect
from ..windows import die_rolled
from .common import in_force, last, own_battle

MOST_PAIRS = 3
STRONGER = 2


# Warlords


@card(4)
def outnumbered_types(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """For the whole battle a type is active where the owner has more of it than the enemy (ME-25.5)."""
    battle = own_battle(g, seat)
    return [UseCard(4)] if battle and not noted(battle, side_of(battle, seat), "card_4") else []


@outnumbered_types.effect
def _outnumbered_types(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle = fought(g)
    note(battle, side_of(battle, seat), "card_4")


@card(5)
def stronger_blow(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardForPlayer]:
    """+2 to any attack value of a battle anywhere (ME-25.6)."""
    battle = fought(g)
    return [UseCardForPlayer(5, seat_of(battle, side)) for side in SIDES if battle.dice[side]]


@stronger_blow.effect
def _stronger_blow(g: Medioevo, now: Now, seat: int, action: UseCardForPlayer) -> None:
    battle = fought(g)
    battle.bonus[side_of(battle, action.player)] += STRONGER


# Crossbowmen


@card(7)
def extra_shots(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """1 to 3 extra shots by a die, for as many units (ME-25.8)."""
    battle = own_battle(g, seat)
    return [UseCard(7)] if battle and melee_troops(g, battle, side_of(battle, seat)) else []


@extra_shots.effect
def _extra_shots(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    g.rolled.append(now.roll())
    now.tell(CardDieRolled, seat, 7, g.rolled[-1])
    now.then(die_rolled.of(seat, "card_7"), shots_granted.of(seat))


@step
def shots_granted(g: Medioevo, now: Now, seat: int) -> None:
    """A die of 1-2, 3-4, 5-6 gives 1, 2, 3 shots."""
    battle = fought(g)
    side = side_of(battle, seat)
    shots = min((g.rolled.pop() + 1) // 2, sum(troop.count for troop in melee_troops(g, battle, side)))
    note(battle, side, "card_7", shots, this_round=True)


def _own_shots(g: Medioevo, seat: int) -> list[int]:
    battle = own_battle(g, seat)
    return battle.shots[side_of(battle, seat)] if battle and battle.step == "archery" else []


@card(8)
def better_aim(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """Every pair of own Archers lowers each of their dice by 1, at most by 3 (ME-25.9)."""
    return [UseCard(8)] if _own_shots(g, seat) and _pairs(g, seat) else []


def _pairs(g: Medioevo, seat: int) -> int:
    battle = fought(g)
    return min(MOST_PAIRS, number_of(melee_troops(g, battle, side_of(battle, seat)), ARCHER) // 2)


@better_aim.effect
def _better_aim(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle = fought(g)
    side = side_of(battle, seat)
    battle.shots[side] = [max(1, die - _pairs(g, seat)) for die in battle.shots[side]]
    now.tell(ShotsRolled, seat, "archery", tuple(battle.shots[side]))


class RerollShots(Action, frozen=True):
    """Roll these Archer dice again."""

    dice: Multi[int]


@card(9)
def second_shots(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """Any of the own Archer dice are rolled once more (ME-25.10)."""
    return [UseCard(9)] if _own_shots(g, seat) else []


@second_shots.effect
def _second_shots(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    now.then(archer_reaction.of(seat))


@decision("ME-25.10", RerollShots)
def archer_reaction(g: Medioevo, seat: int) -> Options:
    """Which dice, by what they show; never fewer than one."""
    shots = sorted(_own_shots(g, seat), reverse=True)
    subsets = {tuple(sorted(some)) for number in range(1, len(shots) + 1) for some in combinations(shots, number)}
    return Items(RerollShots(some) for some in sorted(subsets))


@archer_reaction.chosen
def _archer_reaction(g: Medioevo, now: Now, seat: int, action: RerollShots) -> None:
    battle = fought(g)
    side = side_of(battle, seat)
    dice = list(battle.shots[side])
    for face in action.dice:
        dice.remove(face)
    battle.shots[side] = [*dice, *now.dice(len(action.dice), 8)]
    now.tell(ShotsRolled, seat, "archery", tuple(battle.shots[side]))


# Scientists, Gunner


@card(10)
def double_crews(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """Crews count twice for this round (ME-25.11)."""
    battle = own_battle(g, seat)
    side = side_of(battle, seat) if battle else 0
    return [UseCard(10)] if battle and any(c.side == side and c.troops for c in battle.crews) else []


@double_crews.effect
def _double_crews(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle = fought(g)
    note(battle, side_of(battle, seat), "card_10", this_round=True)


@card(52)
def one_more_hand(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """Each own engine has one more crew for the whole battle (ME-25.44)."""
    battle = own_battle(g, seat)
    if battle is None or noted(battle, side_of(battle, seat), "card_52"):
        return []
    return [UseCard(52)] if engines(g, battle, side_of(battle, seat)) else []


@one_more_hand.effect
def _one_more_hand(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle = fought(g)
    note(battle, side_of(battle, seat), "card_52")


@card(12)
def second_protection(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAgainst | UseCardAt]:
    """The building protects against two types to the end of the turn; inside a round the second is named at once
    (ME-25.13)."""
    battle = own_battle(g, seat)
    if battle is None or not shelter(g, battle, side_of(battle, seat)) or battle.holder != seat:
        return []
    if any(effect.place == battle.place for effect in in_force(g, "card_12", seat=seat)):
        return []
    if battle.step == "before":
        return [UseCardAt(12, battle.place)]
    coming = list(AGAINST.values())[list(AGAINST).index(battle.step) :]
    return [UseCardAgainst(12, battle.place, kind) for kind in coming if kind not in battle.protection]


@second_protection.effect
def _second_protection(g: Medioevo, now: Now, seat: int, action: UseCardAgainst | UseCardAt) -> None:
    last(g, Effect("card_12", seat, action.place))
    if isinstance(action, UseCardAgainst):
        fought(g).protection.append(action.against)


# Jailers


@card(39)
def taken_alive(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """A unit that the own damage would destroy becomes a prisoner (ME-25.37)."""
    receiver, giver, kind = context
    battle = own_battle(g, seat)
    if battle is None or seat != giver or receiver == BARBARIANS or kind == "loss":
        return []
    side = side_of(battle, receiver)
    return [UseCard(39)] if battle.damage[side] and targets(g, battle, side, kind) else []


@taken_alive.effect
def _taken_alive(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle = fought(g)
    note(battle, side_of(battle, seat), "card_39", this_round=True)


@card(40)
def easier_capture(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """For this battle the ratio is 2 to 1 (ME-25.38)."""
    battle = own_battle(g, seat)
    return [UseCard(40)] if battle and battle.capture[side_of(battle, seat)] else []


@easier_capture.effect
def _easier_capture(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle = fought(g)
    note(battle, side_of(battle, seat), "card_40")


@card(41)
def lighter_capture(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The reduction for capturing shrinks by 2 (ME-25.38)."""
    battle = own_battle(g, seat)
    return [UseCard(41)] if battle and battle.capture[side_of(battle, seat)] else []


@lighter_capture.effect
def _lighter_capture(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle = fought(g)
    note(battle, side_of(battle, seat), "card_41", this_round=True)


# Assassins


class LowerDie(Action, frozen=True):
    """Lower a die that shows this by 1: of a side of the battle, or the one just rolled."""

    face: int
    player: int = NONE
    die: str = ""


UNLOWERED = (NONE, "", 0)


def _dice(g: Medioevo) -> list[LowerDie]:
    """The dice just rolled that can be lowered: those of the battle step whose window is open, or another die."""
    if g.rolled:
        return [LowerDie(face) for face in sorted(set(g.rolled)) if face > 1]
    if not g.battles:
        return []
    battle = fought(g)
    found = []
    for side in SIDES:
        player = seat_of(battle, side)
        if battle.step == "melee_rolled":
            names = zip(("d4", "d6", "d8"), battle.dice[side], strict=False)
            found += [LowerDie(face, player, die) for die, face in names if face > 1]
        else:
            found += [LowerDie(face, player) for face in sorted(set(battle.shots[side])) if face > 1]
    return found


@card(46)
def one_die_lower(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """One die just rolled, anyone's, by 1 (ME-25.41)."""
    return [UseCard(46)] if _dice(g) else []


@card(47)
def two_dice_lower(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """Two dice just rolled, by 1 each (ME-25.41)."""
    return [UseCard(47)] if _dice(g) else []


@one_die_lower.effect
def _one_die_lower(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    now.then(lower_die.of(seat, 1, *UNLOWERED))


@two_dice_lower.effect
def _two_dice_lower(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    now.then(lower_die.of(seat, 2, *UNLOWERED))


@decision("ME-25.41", LowerDie)
def lower_die(g: Medioevo, seat: int, left: int, player: int, die: str, face: int) -> Options:
    """Which die; the second one is another than the first: that of a player, and its face now, or `UNLOWERED`."""
    return Items(_choices(g, LowerDie(face, player, die)))


def _choices(g: Medioevo, lowered: LowerDie) -> list[LowerDie]:
    """The dice that may still be lowered: one that was lowered to what it shows now is not lowered twice."""
    return [choice for choice in _dice(g) if choice != lowered or _faces(g, choice).count(choice.face) > 1]


def _faces(g: Medioevo, choice: LowerDie) -> list[int]:
    if g.rolled:
        return g.rolled
    battle = fought(g)
    side = side_of(battle, choice.player)
    return [] if choice.die else battle.shots[side]


@lower_die.chosen
def _lower_die(g: Medioevo, now: Now, seat: int, action: LowerDie, left: int, player: int, die: str, face: int) -> None:
    if g.rolled:
        g.rolled[g.rolled.index(action.face)] -= 1
    else:
        battle = fought(g)
        side = side_of(battle, action.player)
        if action.die:
            battle.dice[side][("d4", "d6", "d8").index(action.die)] -= 1
        else:
            battle.shots[side][battle.shots[side].index(action.face)] -= 1
    now.tell(DieLowered, seat, action.face, action.face - 1)
    lowered = LowerDie(action.face - 1, action.player, action.die)
    if left > 1 and _choices(g, lowered):
        now.then(lower_die.of(seat, left - 1, lowered.player, lowered.die, lowered.face))
