"""Steps 6 to 9 of a round: comparison, damage to the loser, own losses (ME-10.19 to ME-10.23)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..market import deeds
from ..state import Medioevo
from .armies import ATTACKER, DEFENDER, SIDES, at_sea, fought, is_player, seat_of, side_of, stands
from .assign import take_damage
from .battle import Battle
from .events import AttacksCompared
from .protection import reduced
from .values import OVERWHELMING, attack_value, battle_score, charge, flees, loss_value
from .wounds import wounds


class OverwhelmingChoice(Action, frozen=True):
    """How many points of an overwhelming superiority are damage; the others lower the own loss value."""

    damage: int


@step
def clash(g: Medioevo, now: Now) -> None:
    """The higher attack value wins the round (ME-10.19)."""
    battle = fought(g)
    if battle.ended:
        return
    values = [attack_value(g, battle, side) for side in SIDES]
    now.tell(AttacksCompared, battle.attacker, values[ATTACKER], battle.defender, values[DEFENDER])
    if values[ATTACKER] == values[DEFENDER]:
        now.then(draw_level)
        return
    winner = ATTACKER if values[ATTACKER] > values[DEFENDER] else DEFENDER
    difference = abs(values[ATTACKER] - values[DEFENDER])
    if is_player(battle, winner):
        deeds.won_round(g, seat_of(battle, winner), values[winner])
        if battle.capture[winner] and not flees(battle, winner):
            battle.captor = winner
    extra = difference // OVERWHELMING
    if extra and is_player(battle, winner) and _is_a_question(g, battle, winner, difference):
        now.then(overwhelming_choice.of(seat_of(battle, winner), difference))
    else:
        spared = extra if extra and not _can_take_more(g, battle, winner, difference) else 0
        battle.spared[winner] = spared
        now.then(beat.of(winner, difference, extra - spared))


def _is_a_question(g: Medioevo, battle: Battle, winner: int, difference: int) -> bool:
    """Whether both uses of an overwhelming superiority are of use: there are own losses, and somebody left to hit."""
    return loss_value(g, battle, winner) > 0 and _can_take_more(g, battle, winner, difference)


def _can_take_more(g: Medioevo, battle: Battle, winner: int, difference: int) -> bool:
    loser = 1 - winner
    seat, sea = seat_of(battle, loser), at_sea(g, battle)
    health = sum(
        troop.count * wounds(g, seat, troop, sea) for stand in stands(g, battle, loser) for troop in stand.troops
    )
    return health > blow(g, battle, winner, difference, 0)


def blow(g: Medioevo, battle: Battle, winner: int, difference: int, extra: int) -> int:
    """The damage to the loser: battle score, overwhelming damage and Cavalry, less a protection (ME-10.22)."""
    points = battle_score(g, battle, winner, difference) + extra + charge(battle, winner)
    return reduced(g, battle, 1 - winner, "melee", points)


@decision("ME-10.21", OverwhelmingChoice)
def overwhelming_choice(g: Medioevo, seat: int, difference: int) -> Options:
    """One point for each full 20 of the difference."""
    return Items(OverwhelmingChoice(damage) for damage in range(difference // OVERWHELMING, -1, -1))


@overwhelming_choice.chosen
def _overwhelming_choice(g: Medioevo, now: Now, seat: int, action: OverwhelmingChoice, difference: int) -> None:
    battle = fought(g)
    winner = side_of(battle, seat)
    battle.spared[winner] = difference // OVERWHELMING - action.damage
    now.then(beat.of(winner, difference, action.damage))


@step
def beat(g: Medioevo, now: Now, winner: int, difference: int, extra: int) -> None:
    """The loser takes the damage, then both their own losses."""
    battle = fought(g)
    battle.damage[1 - winner] = blow(g, battle, winner, difference, extra)
    now.then(take_damage.of(1 - winner, "melee"), own_losses)


@step
def draw_level(g: Medioevo, now: Now) -> None:
    """Nobody wins: only active Cavalry deals damage (ME-11.12)."""
    battle = fought(g)
    for side in SIDES:
        battle.damage[1 - side] = reduced(g, battle, 1 - side, "melee", charge(battle, side))
    now.then(take_damage.of(ATTACKER, "melee"), take_damage.of(DEFENDER, "melee"), own_losses)


@step
def own_losses(g: Medioevo, now: Now) -> None:
    """Both sides take their own loss value, the attacker first; after a capture only the captor does (ME-10.23,
    ME-14.15)."""
    battle = fought(g)
    for side in SIDES:
        spared = battle.captor not in (-1, side)
        battle.damage[side] = 0 if spared else loss_value(g, battle, side)
    now.then(take_damage.of(ATTACKER, "loss"), take_damage.of(DEFENDER, "loss"))
