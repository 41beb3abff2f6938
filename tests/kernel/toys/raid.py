"""Raid: an attack opens windows: a secret trap kills the raider, a shield blocks, a spear pierces the shield."""

from __future__ import annotations

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decision import decision, floor
from pentapolis.kernel.event import Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import NOTHING, Items, Options
from pentapolis.kernel.sight import BySeat, Everyone, Owner
from pentapolis.kernel.state import Outcome, Piece, State, Table, rank
from pentapolis.kernel.title import Rules, Title
from pentapolis.kernel.window import window

TURNS = 8


class Attack(Action, frozen=True):
    on: int


class Feint(Action, frozen=True):
    """Attack where no trap can lie."""

    on: int


class Rest(Action, frozen=True):
    pass


class Spring(Action, frozen=True):
    """Spring a trap: the raider dies."""


class Block(Action, frozen=True):
    """Hold up a shield."""


class Riposte(Action, frozen=True):
    """The target raids the raider, before the raid itself goes on."""


class Pierce(Action, frozen=True):
    """Break the shield with a spear."""


class Desert(Action, frozen=True):
    """A fighter leaves the table."""

    seat: int


class Fell(Event, frozen=True):
    seat: int


class Fighter(Piece):
    shields: Everyone[int] = 1
    spears: Everyone[int] = 1
    traps: Owner[int] = 0
    loot: Everyone[int] = 0
    alive: Everyone[bool] = True


class Attempt(Piece):
    by: Everyone[int]
    on: Everyone[int]
    blocked: Everyone[bool] = False


class Raid(State):
    fighters: BySeat[list[Fighter]]
    attempts: Everyone[list[Attempt]] = []
    turns: Everyone[int] = TURNS

    def others(self, seat: int) -> list[int]:
        """The living others, clockwise."""
        around = [(seat + n) % self.table.seats for n in range(1, self.table.seats)]
        return [other for other in around if self.fighters[other].alive]


@step
def deal_traps(g: Raid, now: Now) -> None:
    for seat in g.seats:
        g.fighters[seat].traps = int(now.pick("traps", (0, 1)))
    now.then(next_turn.of(-1))


@step
def next_turn(g: Raid, now: Now, last: int) -> None:
    alive = [seat for seat in g.seats if g.fighters[seat].alive]
    if g.turns == 0 or len(alive) <= 1:
        return
    g.turns -= 1
    seat = next((seat for seat in alive if seat > last), alive[0])
    now.then(turn.of(seat), spoils.of(seat), next_turn.of(seat))


@decision("RA-1", Attack, Feint, Rest)
def turn(g: Raid, seat: int) -> Options:
    others = sorted(g.others(seat))
    return Items([*(Attack(on) for on in others), *(Feint(on) for on in others), Rest()])


@turn.chosen
def _turn(g: Raid, now: Now, seat: int, action: Action) -> None:
    if isinstance(action, Attack | Feint):
        g.attempts.append(Attempt(seat, action.on))
        now.then(parry, strike)
    if isinstance(action, Attack):
        now.then(trap)


@step
def spoils(g: Raid, now: Now, seat: int) -> None:
    """Whoever is still alive after the turn gets something for it."""
    g.fighters[seat].loot += 1


@window("RA-2", Spring, private=True)
def trap(g: Raid, seat: int) -> Options:
    raider = g.fighters[g.attempts[-1].by]
    return Items([Spring()]) if raider.alive and g.fighters[seat].traps else NOTHING


@trap.polls
def _others(g: Raid) -> list[int]:
    return g.others(g.attempts[-1].by)


@trap.chosen
def _spring(g: Raid, now: Now, seat: int, action: Action) -> None:
    raider = g.attempts[-1].by
    g.fighters[seat].traps -= 1
    g.fighters[raider].alive = False
    now.drop(raider)
    now.tell(Fell, raider)


@window("RA-3", Block, Riposte)
def parry(g: Raid, seat: int) -> Options:
    attempt, fighter = g.attempts[-1], g.fighters[seat]
    if attempt.blocked or not g.fighters[attempt.by].alive or not g.fighters[attempt.on].alive:
        return NOTHING
    riposte = [Riposte()] if seat == attempt.on and fighter.spears and len(g.attempts) < 2 else []
    return Items([*([Block()] if fighter.shields else []), *riposte])


@parry.polls
def _from_the_target(g: Raid) -> list[int]:
    target = g.attempts[-1].on
    around = [target, *(seat for seat in g.others(target) if seat != g.attempts[-1].by)]
    return [seat for seat in around if g.fighters[seat].alive]


@parry.chosen
def _parry(g: Raid, now: Now, seat: int, action: Action) -> None:
    attempt, fighter = g.attempts[-1], g.fighters[seat]
    if isinstance(action, Block):
        fighter.shields -= 1
        attempt.blocked = True
        now.then(counter)
    else:
        fighter.spears -= 1
        g.attempts.append(Attempt(seat, attempt.by))
        now.then(trap, parry, strike)


@window("RA-4", Pierce)
def counter(g: Raid, seat: int) -> Options:
    return Items([Pierce()]) if g.attempts[-1].blocked and g.fighters[seat].spears else NOTHING


@counter.polls
def _from_the_raider(g: Raid) -> list[int]:
    raider = g.attempts[-1].by
    around = [raider, *(seat for seat in g.others(raider) if seat != g.attempts[-1].on)]
    return [seat for seat in around if g.fighters[seat].alive]


@counter.chosen
def _pierce(g: Raid, now: Now, seat: int, action: Action) -> None:
    g.fighters[seat].spears -= 1
    g.attempts[-1].blocked = False


@step
def strike(g: Raid, now: Now) -> None:
    attempt = g.attempts.pop()
    raider, target = g.fighters[attempt.by], g.fighters[attempt.on]
    if raider.alive and target.alive and not attempt.blocked:
        raider.loot += 2


@floor("RA-5", Desert, table=True)
def camp(g: Raid, seat: int) -> Options:
    return Items(Desert(fighter) for fighter in g.seats if g.fighters[fighter].alive)


@camp.chosen
def _desert(g: Raid, now: Now, seat: int, action: Desert) -> None:
    g.fighters[action.seat].alive = False
    now.drop(action.seat)


def setup(table: Table) -> Raid:
    return Raid(table=table, fighters=[Fighter() for _ in range(table.seats)])


def imagine(g: Raid, viewer: int, chance: Chance) -> None:
    for seat, fighter in enumerate(g.fighters):
        if seat != viewer:
            fighter.traps = int(chance.pick("traps", (0, 1)))


def outcome(g: Raid) -> Outcome:
    ranks = rank([(fighter.alive, fighter.loot) for fighter in g.fighters])
    return Outcome(ranks, tuple(f.loot for f in g.fighters), tuple(seat for seat in g.seats if ranks[seat] == 1))


TITLE = Title(
    id="raid",
    prefix="RA",
    version=1,
    players=(2, 3, 4),
    rules=Rules(
        state=Raid,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=deal_traps,
        outcome=outcome,
        imagine=imagine,
    ),
)
