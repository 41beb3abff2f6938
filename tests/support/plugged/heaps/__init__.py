"""Nim: a game without chance and without secrets."""

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.decision import decision
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.sight import Everyone
from pentapolis.kernel.state import Outcome, State, Table
from pentapolis.kernel.title import Rules, Title


class Take(Action, frozen=True):
    heap: int
    count: int


class Nim(State):
    heaps: Everyone[list[int]]
    last: Everyone[int] = -1


def setup(table: Table) -> Nim:
    return Nim(table=table, heaps=[3, 4, 5])


@step
def begin(g: Nim, now: Now) -> None:
    now.ask(turn, 0)


@decision("N-1", Take)
def turn(g: Nim, seat: int) -> Options:
    return Items([Take(heap, n) for heap, size in enumerate(g.heaps) for n in range(1, size + 1)])


@turn.chosen
def _turn(g: Nim, now: Now, seat: int, action: Take) -> None:
    g.heaps[action.heap] -= action.count
    if any(g.heaps):
        now.ask(turn, 1 - seat)
    else:
        g.last = seat


def outcome(g: Nim) -> Outcome:
    points = tuple(int(seat == g.last) for seat in g.seats)
    return Outcome(tuple(2 - p for p in points), points, (g.last,))


TITLE = Title(
    id="heaps",
    players=[2],
    rules=Rules(state=Nim, modules=[sys.modules[__name__]], setup=setup, start=begin, outcome=outcome),
)
