"""Where sides meet: battles begin, and an active player fights several opponents one after another (ME-9.5, ME-14.24
to ME-14.27)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..battle.contact import IN_PLACE
from ..battle.fight import fight
from ..diplomacy.hostilities import commit_attack
from ..diplomacy.pacts import passage
from ..forces import change, items_at, troops_at
from ..state import Medioevo
from ..tabletop import BARBARIANS, NOBODY
from .attacks import attack_kind, enemies_at_sea, is_hostile, may_be_attacked, suspended, unfought
from .conquest import conquer, settle_battle, stands_alone
from .entering import GoOn, TakeBack
from .events import BattleHeld
from .paths import capacity, movement_left
from .underway import Fought


class ChooseOpponent(Action, frozen=True):
    """Fight this side next; barbarians are -1."""

    player: int


class FightNobody(Action, frozen=True):
    """Fight nobody else there."""


def start_battle(
    g: Medioevo, now: Now, place: str, attacker: int, defender: int, cause: str, movement: int = 0
) -> None:
    """Let two sides fight next, and what comes of it follow.

    None is fought where a Bishop forbids it or it was broken off before this turn: they stay together (ME-25.1,
    ME-A100). `cause` is `move`, `resistance`, `horde`, `rebellion`, `in_place` or `card`; `movement` what the attacker
    may use to flee (ME-A22).
    """
    if unfought(g, place) or suspended(g, place, attacker, defender):
        now.tell(BattleHeld, attacker, defender, place)
    elif troops_at(g, place, attacker):
        now.then(fight.of(place, attacker, defender, cause, movement), settle_battle)


@step
def meet_opponents(
    g: Medioevo, now: Now, seat: int, place: str, holder: int, movement: int, cause: str, *spared: int
) -> None:
    """The active player's army stands where others are, and fights them one after the other: a horde first, then an
    opponent of its choice; `cause` says how it came there, and is `next` once it has fought (ME-14.24, ME-14.25).

    `holder` controlled the territory before; where nobody is left to fight, it is conquered (ME-9.18, ME-19.7). Who was
    `spared` when an attack was to be confirmed is not asked for again."""
    if not troops_at(g, place, seat):
        return
    again = meet_opponents.of(seat, place, holder, movement, "next", *spared)
    if BARBARIANS in may_be_attacked(g, seat, place):
        now.then(again)
        start_battle(g, now, place, seat, BARBARIANS, cause if cause != "next" else "move", movement)
        return
    if troops_at(g, place, BARBARIANS):
        now.tell(BattleHeld, seat, BARBARIANS, place)
    enemies = opponents(g, seat, place, spared)
    must = [side for side in enemies if is_hostile(g, seat, side)] if cause != "next" else []
    if len(must) == 1:
        now.then(again)
        begin_fight(g, now, seat, place, must[0], cause, movement)
    elif enemies:
        now.then(choose_opponent.of(seat, place, holder, movement, cause, *spared))
    elif stands_alone(g, seat, place) and cause != "next":
        now.then(conquer.of(seat, place, holder))


def opponents(g: Medioevo, seat: int, place: str, spared: tuple[int, ...]) -> list[int]:
    """The players a seat could fight in a place: hostile ones, and on land others that no pact binds there."""
    able = [side for side in may_be_attacked(g, seat, place) if side != BARBARIANS and side not in spared]
    if place in g.box.chart.seas:
        enemies = enemies_at_sea(g, seat, place)
        return [side for side in able if side in enemies]
    return [side for side in able if is_hostile(g, seat, side) or not _bound(g, seat, side, place)]


def _bound(g: Medioevo, seat: int, other: int, place: str) -> bool:
    return passage(g, seat, other, place) or passage(g, other, seat, place)


@decision("ME-14.24", ChooseOpponent, FightNobody)
def choose_opponent(
    g: Medioevo, seat: int, place: str, holder: int, movement: int, cause: str, *spared: int
) -> Options:
    """Whom to fight next. Who has fought already, or is not at war with anybody there, may leave it at that."""
    enemies = opponents(g, seat, place, spared)
    must = cause != "next" and any(is_hostile(g, seat, side) for side in enemies)
    fights: list[Action] = [ChooseOpponent(side) for side in enemies if not must or is_hostile(g, seat, side)]
    return Items(fights if must else [*fights, FightNobody()])


@choose_opponent.chosen
def _choose_opponent(
    g: Medioevo,
    now: Now,
    seat: int,
    action: ChooseOpponent | FightNobody,
    place: str,
    holder: int,
    movement: int,
    cause: str,
    *spared: int,
) -> None:
    if isinstance(action, FightNobody):
        return
    if attack_kind(g, seat, action.player) == "undeclared":
        now.then(confirm_fight.of(seat, place, holder, movement, cause, action.player, *spared))
    else:
        now.then(meet_opponents.of(seat, place, holder, movement, "next", *spared))
        begin_fight(g, now, seat, place, action.player, "move", movement)


@decision("ME-17.5", GoOn, TakeBack)
def confirm_fight(
    g: Medioevo, seat: int, place: str, holder: int, movement: int, cause: str, other: int, *spared: int
) -> Options:
    """Attack units of a player without a declared war, at the price of honor and of all pacts, or leave them alone."""
    return Items([GoOn(other), TakeBack()])


@confirm_fight.chosen
def _confirm_fight(
    g: Medioevo,
    now: Now,
    seat: int,
    action: GoOn | TakeBack,
    place: str,
    holder: int,
    movement: int,
    cause: str,
    other: int,
    *spared: int,
) -> None:
    if isinstance(action, GoOn):
        now.then(meet_opponents.of(seat, place, holder, movement, "next", *spared))
        begin_fight(g, now, seat, place, other, cause if cause == IN_PLACE else "move", movement)
    elif cause != IN_PLACE:
        now.then(meet_opponents.of(seat, place, holder, movement, cause, *spared, other))


def begin_fight(g: Medioevo, now: Now, seat: int, place: str, other: int, cause: str, movement: int) -> None:
    """The active player attacks a side where both stand. Who held the place is seen before the attack breaks pacts."""
    if cause == IN_PLACE:
        g.marches[-1].notes.append(Fought())
    now.then(settle_battle)
    fight(g, now, place, seat, other, cause, movement)
    commit_attack(g, now, seat, other, place)


# attack in place


def attack_here(g: Medioevo, now: Now, seat: int, place: str, other: int) -> None:
    """Attack a side where both stand already, without moving (ME-9.5)."""
    movement = most_movement(g, seat, place)
    tire(g, seat, place)
    if attack_kind(g, seat, other) == "undeclared":
        now.then(confirm_fight.of(seat, place, NOBODY, movement, IN_PLACE, other))
        return
    now.then(meet_opponents.of(seat, place, NOBODY, movement, "next"))
    begin_fight(g, now, seat, place, other, IN_PLACE, movement)


def most_movement(g: Medioevo, seat: int, place: str) -> int:
    """What the transports there that have not moved could still move, for flight: as far as the freshest of them goes,
    and who keeps up with it is seen when they leave."""
    own = [item for item in g.items.values() if item.owner == seat and item.place == place and capacity(item)]
    return max(map(movement_left, own), default=0)


def tire(g: Medioevo, seat: int, place: str, *came: str) -> None:
    """Transports and engines that had moved before this contact have nothing left, not for flight either (ME-9.4,
    ME-A22); who `came` just now has what it had at the moment of contact."""
    for name in items_at(g, place, seat):
        item = g.items[name]
        if item.stopped and name not in came:
            change(g, name, spent=item.spent + movement_left(replace(item, stopped=False)))


def attacks_in_place(g: Medioevo, seat: int) -> list[tuple[str, int]]:
    """Where a seat's army stands together with others it could attack, and whom (ME-9.5); a horde comes first."""
    found: list[tuple[str, int]] = []
    for name in standing_places(g, seat):
        sides = may_be_attacked(g, seat, name)
        found += [(name, side) for side in (sides[:1] if sides[:1] == [BARBARIANS] else sides)]
    return found


def standing_places(g: Medioevo, seat: int) -> list[str]:
    """The places where a seat has military units together with units or items of others, sorted."""
    shared = {name for name, place in g.places.items() if len(place.forces) > 1}
    at_sea = {item.place for item in g.items.values() if item.owner == seat and item.troops}
    return sorted(name for name in shared | at_sea if troops_at(g, name, seat))
