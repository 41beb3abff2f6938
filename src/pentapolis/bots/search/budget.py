"""How long a bot may think: so many imagined plays, or so many seconds, for a whole turn.

A turn is everything a seat decides until another seat must act. Who is asked in between, in a window or in somebody
else's part of the round, has less.
"""

from __future__ import annotations

import time

import msgspec

ASIDE_SECONDS = 0.15
"""What the search for an answer out of turn may take: with all that is done around it, no more than 0.2."""
ASIDE_PART = 0.2
"""The same where plays are counted: so much of a turn."""
ENOUGH = 4
"""Worlds that a candidate should be seen in: rather fewer candidates than fewer worlds."""
FIRST_PART = 0.6
"""How much of what is left a decision may use that others of the same turn follow."""


class Budget(msgspec.Struct, frozen=True):
    """What a turn may cost. Seconds, if they are given, count instead of iterations: plays to the next quiet point."""

    iterations: int
    seconds: float = 0.0

    @property
    def aside(self) -> Budget:
        """What an answer out of turn may cost."""
        if self.seconds:
            return Budget(self.iterations, min(self.seconds, ASIDE_SECONDS))
        return Budget(max(1, round(ASIDE_PART * self.iterations)))


class Clock:
    """Counts what a turn has cost, decision by decision. It never says when to answer, only when to stop looking."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.used = 0
        """Plays in this turn."""
        self.seconds = 0.0
        """Seconds of this turn, up to the decision that is thought about."""
        self.last = True
        """Whether no other decision of the turn follows."""
        self.pace = 0.0
        """Seconds that a play takes, by what is known of decisions like this one; 0 if nothing is."""
        self._before = 0
        self._allowed = budget.iterations
        self._allowed_seconds = budget.seconds
        self._began = time.perf_counter()

    def start(self, pace: float = 0.0) -> None:
        """A decision begins, and time runs; a play of such a decision has taken so many seconds before."""
        self._began = time.perf_counter()
        self.pace = pace

    def begin(self, last: bool) -> None:
        """Its search begins; if it is the `last` of the turn it may use all that is left."""
        self.last = last
        part = 1.0 if last else FIRST_PART
        self._before = self.used
        self._allowed = max(1, round(part * (self.budget.iterations - self.used)))
        self._allowed_seconds = part * (self.budget.seconds - self.seconds)

    def end(self) -> None:
        """A decision is made. If there was no time for a play, the next may be quicker than was feared."""
        spent, plays = time.perf_counter() - self._began, self.used - self._before
        self.seconds += spent
        self.pace = spent / plays if plays else self.pace / 2

    def count(self, plays: int = 1) -> None:
        """So many plays more."""
        self.used += plays

    @property
    def out(self) -> bool:
        """Whether nothing is left for this decision."""
        if self.budget.seconds:
            return time.perf_counter() - self._began >= self._allowed_seconds
        return self.used - self._before >= self._allowed

    @property
    def left(self) -> int:
        """How many plays are left for this decision; where seconds count, by how long those so far took."""
        plays = self.used - self._before
        if not self.budget.seconds:
            return max(0, self._allowed - plays)
        seconds = time.perf_counter() - self._began
        rest, pace = self._allowed_seconds - seconds, seconds / plays if plays else self.pace
        if rest <= 0:
            return 0
        return int(rest / pace) if pace else UNKNOWN

    @property
    def candidates(self) -> int:
        """How many candidates can be compared with what is left; one at least."""
        left = self.left
        return max(1, left // ENOUGH, min(2, left))


UNKNOWN = 100
"""Plays that are left as long as nobody knows how long one takes."""
