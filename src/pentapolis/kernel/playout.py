"""Playouts: games played by policies at full speed, with a trace that becomes a record when somebody wants it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any, Generic, TypeVar

from .action import Action, text
from .chance import Chance, Value
from .event import Event
from .now import Now
from .options import Options
from .record import Move, Record, outcomes_text
from .refusal import NotNow
from .state import State, Table
from .title import Title

S = TypeVar("S", bound=State)

Policy = Callable[[Any, int, Options], Action]
"""Chooses for a seat: given the state (or an observation), the seat and its options."""
Played = tuple[int, Action, Sequence[tuple[str, Value]]]
"""A move of a playout: the seat, what it chose, and what chance answered."""
NO_LUCK: tuple[tuple[str, Value], ...] = ()


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
    trace.choices = play_on(title, g, policy, now, trace.moves, limit)
    trace.truncated = title.beyond_cap(g)
    if g.agenda and not trace.truncated:
        raise Endless(f"{title.id} did not end within {limit} moves")
    return g, trace


def play_on(
    title: Title[S],
    g: S,
    policy: Policy,
    now: Now,
    moves: list[Played],
    limit: int,
    until: Callable[[S], bool] | None = None,
) -> int:
    """Play to the end, or `until` a position is reached, with one policy for all seats: `Title.apply` without detours.

    The options are found once per choice, and what the policy chooses must be among them. Every move goes into
    `moves`; returns how many choices had at least two options. A game beyond the cap is left as it is.
    """
    agenda, ways, moving, before, forced = g.agenda, title.ways, title.moving, len(moves), 0
    done, record, cap, rounds = agenda.pop, moves.append, title.cap, title.rounds
    for _ in repeat(None, limit - before):
        if not agenda or (cap is not None and rounds(g) > cap) or (until is not None and until(g)):
            break
        entry = agenda[-1]
        seat, args = entry.seat, entry.args
        find, take = ways[entry.name]
        options: Any
        if find is None:
            node = title.decisions[entry.name]
            seat = node.awaited(g, entry)[0]
            options = node.options(g, seat, entry)
        elif (options := now.offered) is not None:
            now.offered = None
        elif not args:
            options = find(g, seat)
        else:
            options = find(g, seat, args[0]) if len(args) == 1 else find(g, seat, *args)
        if len(options) > 1:
            action = policy(g, seat, options)
            if action not in options:
                raise title.why_not(g, seat, action) or NotNow("refused-not-now")
        else:
            action = options[0]
            forced += 1
        if find is None:
            node.choose(g, now, entry, seat, action)
        else:
            done()
            if not args:
                take(g, now, seat, action)
            elif len(args) == 1:  # by far quicker than a call with a star
                take(g, now, seat, action, args[0])
            else:
                take(g, now, seat, action, *args)
        if now.instead or (now.offered is None and (not agenda or agenda[-1].name in moving)):
            title.run(g, now)
        if now.outcomes:
            record((seat, action, now.outcomes))
            now.outcomes = []
        else:
            record((seat, action, NO_LUCK))
    return len(moves) - before - forced
