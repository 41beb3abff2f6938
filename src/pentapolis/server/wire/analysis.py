"""Advice and hindsight: hints with reasons, why a bot did what it did, and how a finished game was won.

Chances and differences are shares of 1: 0.034 is 3.4 percentage points.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import Part, SeatNumber

AnalysisState = Literal["none", "waiting", "running", "done", "failed"]


class Weighed(msgspec.Struct, omit_defaults=True):
    """An option that was weighed against another in the same imagined worlds, with the same luck."""

    do: str
    parts: list[Part]
    gap: float
    """How much better (worse: negative) its chance to win is than that of the option it is compared with."""
    error: float
    """The standard error of `gap`."""
    equal: bool
    """About equal: the gap is below twice its error."""
    said: str
    """The gap in words, with its error, or that both are about equal."""
    reasons: list[str] = []
    """What makes the gap, the most first, in words."""


class Hint(msgspec.Struct, omit_defaults=True):
    """What a bot would do in this seat, knowing what the seat knows."""

    do: str
    parts: list[Part]
    reasons: list[str]
    """What differs from the second best, the most first: what speaks for it, unless the two are about equal; nothing
    where it can't be told."""
    chance: float = 0.0
    """How likely the seat is to win after it, if equal players went on."""
    said: str = ""
    """Against the second best, as a sentence; or why nothing else is named."""
    others: list[Weighed] = []
    """The next best, compared with this one: one or two; none where all come to the same, or nothing is given up."""


class Explain(msgspec.Struct, forbid_unknown_fields=True):
    """Why did it do that? `line`: of a bot's move in the log as this seat of mine reads it (-1: as a spectator)."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    line: Annotated[int, Meta(ge=0, le=1_000_000)]


class Explanation(msgspec.Struct, omit_defaults=True):
    """What a bot's move was weighed against. While the game runs it is found in what the reader could see then; after
    the game in what the bot's own seat could."""

    seat: int
    """Whose move it was."""
    do: str
    parts: list[Part]
    eyes: Literal["reader", "mover"]
    """In whose eyes: what the reader could see then, or what the bot could."""
    note: str
    """The same as a sentence."""
    reasons: list[str]
    chance: float
    said: str
    others: list[Weighed] = []


class Share(msgspec.Struct):
    """What a change of somebody's chance is booked to; together they are the change."""

    own: float
    """Own choices: the chosen against the best, from what the seat could know then."""
    luck: float
    """What chance answered, against its mean over many other answers."""
    others: float
    """What others chose."""
    model: float
    """The rest: what the model did not see coming."""


class AnalysisPoint(msgspec.Struct):
    """A quiet point of the game."""

    move: int
    """Moves made by then; 0 is the start."""
    line: int
    """The last line of the reader's log by then; -1 at the start if nothing was told."""
    name: str
    """Where the game stands: "Year II · Summer · Aid"; empty where the game doesn't say."""
    chances: list[float]
    """How likely each seat is to win, if equal players went on."""
    nobody: float
    """How likely it is that nobody wins; 1 together with `chances`."""


class AnalysisStep(msgspec.Struct):
    """From one quiet point to the next: what the change of every seat's chance is booked to."""

    seats: list[Share]
    nobody: Share


class CostlyChoice(msgspec.Struct, omit_defaults=True):
    """A turning point: a choice that cost its seat more than three percentage points, and more than twice the error."""

    seat: int
    move: int
    """The number of the move, from 1: to try it again, send `move`."""
    line: int
    """The line of the reader's log that tells of it, for a look back."""
    step: int
    """The step that it lies in."""
    where: str
    """Where the game stood when it was made: "Year II · Summer · Construct"; empty where the game doesn't say."""
    do: str
    parts: list[Part]
    cost: float
    error: float
    said: str
    """The cost in words, with its error."""
    better: Weighed
    """What would have been better, compared with what was done."""


class Stroke(msgspec.Struct):
    """A stroke of luck, good or bad."""

    seat: int
    """Whom it helped or hurt most."""
    move: int
    """0: the set-up."""
    line: int
    step: int
    where: str
    """Where the game stood after it."""
    gain: float
    error: float
    said: str
    """The gain in words, with its error."""
    what: str
    """What chance did, in sentences of the log: "Anna rolls 6 4 1."; empty where none tells of it."""


class Analysis(msgspec.Struct, omit_defaults=True):
    """How a finished game was won. Until it is `done` only the progress is there."""

    state: AnalysisState
    done: int = 0
    total: int = 0
    """Moves that were looked at, and all of them."""
    label: str = ""
    """What the chances mean: "if equal players went on"."""
    points: list[AnalysisPoint] = []
    steps: list[AnalysisStep] = []
    """One less than points."""
    seats: list[Share] = []
    """By seat, over the whole game."""
    choices: list[CostlyChoice] = []
    """At most three a seat, in the order of play."""
    strokes: list[Stroke] = []
    """The three greatest, in the order of play."""


class Retry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Try it again: a new practice table that begins before this move of a finished game, myself in this seat, bots in
    the others."""

    move: Annotated[int, Meta(ge=1, le=1_000_000)]
    seat: SeatNumber
    number: int = 0
    """My share in the dice."""
