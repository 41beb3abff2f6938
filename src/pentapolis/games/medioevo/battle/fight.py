"""A battle from contact to its end, round by round (ME-10.1 to ME-10.4, ME-10.27 to ME-10.31, P3).

`fight.of(place, attacker, defender, cause, movement)` puts the battle on `g.battles` and fights it. It stays there with
`winner` and `ended` when the step and all that it brings about are done: who settles what follows takes it off.
"""

from __future__ import annotations

from ....kernel.action import Action, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from .. import windows
from ..diplomacy.war import armistice
from ..market.tokens import remove_token
from ..moves.attacks import unfought
from ..realm.events import TokenRemoved
from ..state import Medioevo
from ..tabletop import NOBODY, NONE
from .archery import archery
from .armies import ATTACKER, DEFENDER, SIDES, at_sea, between_players, fought, is_player, seat_of, side_of, strength
from .artillery import artillery
from .assign import carry_out_marks
from .battle import Battle
from .capture import free_prisoners, lead_away
from .contact import get_down, holder
from .events import BattleBegan, BattleEnded, BattleRoundBegan
from .flight import Flee, declare, flee, flights, may_flee, might_flee, no_way_out
from .melee import melee
from .naval import manned
from .protection import protect
from .reactions import opened
from .surrender import OfferSurrender, may_surrender, offers, propose

HARMLESS_ROUNDS = 10


class DeclareCapture(Action, frozen=True):
    """Take prisoners in this battle."""


class FightOn(Action, frozen=True):
    """Fight another round."""


# contact


@step
def fight(g: Medioevo, now: Now, place: str, attacker: int, defender: int, cause: str, movement: int) -> None:
    """Two sides meet; `movement` is what the attacker could still move (ME-10.1, ME-A22)."""
    for side in (attacker, defender):
        get_down(g, place, side)
    battle = Battle(
        place=place,
        attacker=attacker,
        defender=defender,
        cause=cause,
        holder=holder(g, place, attacker, defender, cause),
        movement=movement,
        began=[0, 0],
        manned=[],
    )
    g.battles.append(battle)
    battle.began = [strength(g, battle, side) for side in SIDES]
    if at_sea(g, battle):
        battle.manned = manned(g, battle)
    now.tell(BattleBegan, place, attacker, defender, cause)
    now.then(before_dice.of(ATTACKER), before_dice.of(DEFENDER), last_words, begin_round)


@step
def before_dice(g: Medioevo, now: Now, side: int) -> None:
    """A player who fights a player may speak before the first die; at sea a side without units aboard has lost without
    a round (ME-13.7)."""
    battle = fought(g)
    if not battle.ended and between_players(battle) and all(battle.began):
        now.then(declare_capture.of(seat_of(battle, side)))


@decision("ME-14.13", DeclareCapture, OfferSurrender, Pass, quiet=True)
def declare_capture(g: Medioevo, seat: int) -> Options:
    """Before the first die: say that prisoners are to be taken, propose a surrender, or neither."""
    battle = fought(g)
    capture: list[Action] = [] if battle.capture[side_of(battle, seat)] else [DeclareCapture()]
    return Items([Pass(), *capture, *offers(battle, seat)])


@declare_capture.chosen
def _declare_capture(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    battle = fought(g)
    if isinstance(action, DeclareCapture):
        battle.capture[side_of(battle, seat)] = True
    elif isinstance(action, OfferSurrender):
        now.then(before_dice.of(side_of(battle, seat)))
        propose(now, battle, seat, action)


@step
def last_words(g: Medioevo, now: Now) -> None:
    """The window before the battle, if it has not ended in words."""
    if not fought(g).ended:
        now.then(*opened(g, windows.before_battle))


# rounds


@step
def begin_round(g: Medioevo, now: Now) -> None:
    """A new round, unless one side is gone or something keeps them from fighting (ME-10.3, ME-17.7, ME-25.1)."""
    battle = fought(g)
    if _is_over(g, battle):
        now.then(close_battle)
        return
    battle.round += 1
    _clear(battle)
    battle.strength = [strength(g, battle, side) for side in SIDES]
    now.tell(BattleRoundBegan, battle.place, battle.round)
    there = g.place(battle.place)
    if there.token != NOBODY:  # ME-12.16
        now.tell(TokenRemoved, there.token, battle.place)
        remove_token(g, battle.place)
    now.then(protect, may_flee, artillery, archery, melee, end_round)


def _clear(battle: Battle) -> None:
    """What belonged to the last round."""
    battle.step = "start"
    battle.captor = -1
    battle.protection, battle.crews = [], []
    battle.dice, battle.shots = [[], []], [[], []]
    battle.sacrificed, battle.bonus, battle.spared, battle.damage = [0, 0], [0, 0], [0, 0], [0, 0]
    battle.abilities, battle.used = [[], []], [[], []]
    battle.counts, battle.fallen = [{}, {}], [[], []]
    battle.notes = [[note for note in notes if not note.this_round] for notes in battle.notes]
    battle.harmed = False


def _is_over(g: Medioevo, battle: Battle) -> bool:
    """Whether no round can be fought any more; if so, how it ended is written down."""
    if battle.ended:
        return True
    left = [strength(g, battle, side) for side in SIDES]
    if not all(left):
        _decide(battle, left)
    elif _is_forbidden(g, battle):
        battle.ended = "stopped"
    return bool(battle.ended)


def _decide(battle: Battle, left: list[int]) -> None:
    """A side without military units has lost; without any on both nobody wins (ME-10.28, ME-10.29)."""
    if not any(left):
        battle.winner, battle.ended = NONE, "both_out"
    else:
        battle.winner = seat_of(battle, ATTACKER if left[ATTACKER] else DEFENDER)
        battle.ended = "wiped_out"


def _is_forbidden(g: Medioevo, battle: Battle) -> bool:
    """A Bishop forbids battle there, or the two have made an armistice."""
    return unfought(g, battle.place) or armistice(g, battle.attacker, battle.defender)


@step
def end_round(g: Medioevo, now: Now) -> None:
    """What was put off is carried out, prisoners may be free, all may react; then it is seen who is left."""
    battle = fought(g)
    if battle.ended:
        now.then(close_battle)
        return
    battle.step = "end"
    now.then(carry_out_marks, free_prisoners, *opened(g, windows.round_end), after_round)


@step
def after_round(g: Medioevo, now: Now) -> None:
    """The end of the battle, a flight, or another round (ME-10.27 to ME-10.31)."""
    battle = fought(g)
    battle.harmless = 0 if battle.harmed else battle.harmless + 1
    left = [strength(g, battle, side) for side in SIDES]
    if not all(left):
        _decide(battle, left)
    elif battle.flight and flee(g, now, battle):
        battle.winner, battle.ended = battle.defender, "fled"
    elif battle.harmless >= HARMLESS_ROUNDS:
        battle.ended = "suspended"
    if battle.ended:
        now.then(close_battle)
    else:
        now.then(go_on, may_surrender, begin_round)


@step
def go_on(g: Medioevo, now: Now) -> None:
    """An attacking player decides how to go on, if there is anything but another round; a horde always goes on."""
    battle = fought(g)
    if battle.ended or not is_player(battle, ATTACKER):
        return
    if might_flee(g, battle) or offers(battle, battle.attacker):
        now.then(battle_continue.of(battle.attacker))


@decision("ME-10.27", FightOn, Flee, OfferSurrender, private=True)
def battle_continue(g: Medioevo, seat: int) -> Options:
    """Another round, one with flight, or talk of surrender."""
    battle = fought(g)
    return Items([FightOn(), *flights(g, battle), *offers(battle, seat)])


@battle_continue.chosen
def _battle_continue(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    battle = fought(g)
    if isinstance(action, Flee):
        declare(g, battle, action.to)
    elif isinstance(action, OfferSurrender):
        now.then(go_on)
        propose(now, battle, seat, action)


@battle_continue.refuses
def _why_not_go_on(g: Medioevo, seat: int, action: Action) -> Why | None:
    if isinstance(action, Flee):
        return no_way_out(action.to)
    return Why("ME-14.8", "refused-offer-made") if isinstance(action, OfferSurrender) else None


@step
def close_battle(g: Medioevo, now: Now) -> None:
    """How it ended is told; the prisoners go to the board of their captor (ME-14.19)."""
    battle = fought(g)
    lead_away(g, battle)
    battle.step = "over"
    now.tell(BattleEnded, battle.place, battle.winner, battle.ended)
