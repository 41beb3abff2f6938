"""Playouts: games played by policies at full speed, with a trace that becomes a record when somebody wants it."""

from __future__ import annotations

from typing import Generic, TypeVar

from .action import text
from .chance import Chance, Value
from .event import Event
from .record import Move, Record, outcomes_text
from .state import State, Table
from .title import Played, Policy, Title

S = TypeVar("S", bound=State)


class Trace(Generic[S]):
    """What a playout did: every choice with what chance answered."""

    def __init__(self, title: Title[S], table: Table) -> None:
        self.title = title
        self.table = table
        self.setup: list[tuple[str, Value]] = []
        self.moves: list[Played] = []
        self.choices = 0
        """Decisions with at least two options."""
        self.truncated = False
        """Left at the title's cap: the game is not over, and nobody has won it."""

    def record(self, state: S) -> Record:
        """The record of the game that ended in `state`."""
        moves = [Move(seat, text(action), outcomes_text(outcomes)) for seat, action, outcomes in self.moves]
        if moves:
            moves[-1].digest = self.title.digest(state)
        names = [f"Seat {seat + 1}" for seat in range(self.table.seats)]
        title = self.title
        return Record(title.id, title.version, self.table, names, outcomes_text(self.setup), list(moves))


class Endless(Exception):
    """A game did not end within the moves allowed."""


def play(
    title: Title[S],
    table: Table,
    policy: Policy,
    chance: Chance,
    limit: int = 1_000_000,
    events: list[Event] | None = None,
) -> tuple[S, Trace[S]]:
    """Play a whole game with one policy for all seats, each choosing from the options of the decision that asks it.

    A game that goes on beyond the title's cap is left there, and its trace says so.

    The policy gets the whole state: this is for random and rollout policies. Bots that play seats for real get
    observations (`pentapolis.bots`). What happens is told to `events`, if anybody listens: that takes longer.
    """
    trace = Trace(title, table)
    g, now = title.new(table, chance, events)
    trace.setup, now.outcomes = now.outcomes, []
    trace.choices = title.play_on(g, policy, now, trace.moves, limit)
    trace.truncated = title.beyond_cap(g)
    if g.agenda and not trace.truncated:
        raise Endless(f"{title.id} did not end within {limit} moves")
    return g, trace
