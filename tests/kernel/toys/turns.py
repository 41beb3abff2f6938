"""Turns: the order changes in the middle of a round, and who withdraws is out of it. Played alone or in two teams."""

from __future__ import annotations

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.agreement import Agreed, TableOption
from pentapolis.kernel.decision import decision
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.refusal import Why
from pentapolis.kernel.sight import Everyone
from pentapolis.kernel.state import Outcome, State, Table, rank
from pentapolis.kernel.title import Rules, Title


class Work(Action, frozen=True):
    """Earn a coin."""


class Rush(Action, frozen=True):
    """Pay a coin to call the last of the queue to its front."""


class Withdraw(Action, frozen=True):
    """Leave the round; who leaves first begins the next."""


class Turns(State):
    coins: Everyone[list[int]]
    queue: Everyone[list[int]]
    withdrawn: Everyone[list[int]]
    rounds: Everyone[int] = 2


@step
def round_begins(g: Turns, now: Now) -> None:
    if g.rounds:
        g.rounds -= 1
        g.queue, g.withdrawn = g.withdrawn, []
        now.then(next_turn, round_begins)


@step
def next_turn(g: Turns, now: Now) -> None:
    if g.queue:
        now.then(turn.of(g.queue.pop(0)), next_turn)


@decision("TU-1", Work, Rush, Withdraw)
def turn(g: Turns, seat: int) -> Options:
    return Items([Work(), *([Rush()] if g.coins[seat] and len(g.queue) > 1 else []), Withdraw()])


@turn.chosen
def _turn(g: Turns, now: Now, seat: int, action: Action) -> None:
    if isinstance(action, Withdraw):
        g.withdrawn.append(seat)
        return
    if isinstance(action, Rush):
        g.coins[seat] -= 1
        g.queue.insert(0, g.queue.pop())
    else:
        g.coins[seat] += 1
    g.queue.append(seat)


@turn.refuses
def _why_not(g: Turns, seat: int, action: Action) -> Why | None:
    if isinstance(action, Rush) and not g.coins[seat]:
        return Why("TU-2", "refused-no-coin", {"coins": 0})
    return None


def setup(table: Table) -> Turns:
    return Turns(table=table, coins=[0] * table.seats, queue=[], withdrawn=list(range(table.seats)))


def outcome(g: Turns) -> Outcome:
    points = g.coins
    if g.table.options["teams"] == "yes":
        points = [sum(g.coins[seat % 2 :: 2]) for seat in g.seats]
    ranks = rank([(n,) for n in points])
    return Outcome(ranks, tuple(points), tuple(seat for seat in g.seats if ranks[seat] == 1))


TITLE = Title(
    id="turns",
    prefix="TU",
    version=1,
    players=(2, 3, 4),
    rules=Rules(
        state=Turns,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=round_begins,
        outcome=outcome,
    ),
    table=Agreed(
        options=[TableOption("teams", ("no", "yes"))],
        legal=lambda table: table.options["teams"] == "no" or table.seats == 4,
    ),
)
