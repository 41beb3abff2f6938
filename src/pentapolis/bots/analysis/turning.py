"""Turning points: how the chances went from quiet point to quiet point, and what every change is booked to.

    own      what the seat's own choices lost against the best ones, from what it could know then
    luck     what chance answered, against its mean
    others   what others chose, or did unasked
    model    the rest: what the model, or rule of thumb, did not see coming

For every seat, and for nobody, the four add up to the change; over all of them the changes add up to nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, hypot
from typing import Any

import msgspec
from msgspec.structs import replace

from ...kernel.match import Match
from .hindsight import EFFORT, Account, Choice, Hindsight, Luck, Values, turns
from .weighing import Gap

MOST = 3
"""Choices that are marked for a seat, and strokes of luck in all."""
NONE = Gap(0.0, 0.0)


class Booking(msgspec.Struct):
    """What a change of somebody's chance is booked to."""

    own: float = 0.0
    luck: float = 0.0
    others: float = 0.0
    model: float = 0.0

    @property
    def change(self) -> float:
        """All of it."""
        return fsum((self.own, self.luck, self.others, self.model))


class Point(msgspec.Struct, frozen=True):
    """A quiet point: moves made by then, and how likely everybody is to win, last nobody; 1 in all."""

    move: int
    chances: Values


class Step(msgspec.Struct, frozen=True):
    """From a quiet point to the next: the booking of every seat, and last of nobody."""

    booked: list[Booking]


class Turn(msgspec.Struct, frozen=True):
    """A choice that turned the game against its seat, in which step."""

    move: int
    step: int
    choice: Choice


class Stroke(msgspec.Struct, frozen=True):
    """A stroke of luck, for the seat whose chance it changed most."""

    move: int
    step: int
    seat: int
    gain: float
    error: float
    late: bool = False
    """Whether most of it shows only by the next quiet point."""


class Analysis(msgspec.Struct, frozen=True):
    """A finished game in hindsight. `points` are one more than `steps`."""

    game: str
    seats: int
    effort: int
    points: list[Point]
    steps: list[Step]
    turns: list[Turn]
    strokes: list[Stroke]

    @property
    def totals(self) -> list[Booking]:
        """Over the whole game, by seat, and last of nobody."""
        return [
            Booking(
                *(fsum(getattr(step.booked[one], name) for step in self.steps) for name in Booking.__struct_fields__)
            )
            for one in range(self.seats + 1)
        ]


def analyse(match: Match[Any], effort: int = EFFORT, seed: int = 0) -> Analysis:
    """A finished game in hindsight; `NotOver` if it goes on, `LookupError` if the game has no win model."""
    return assembled(match, Hindsight(match, effort, seed).accounts(), effort)


def assembled(match: Match[Any], accounts: Iterable[Account], effort: int) -> Analysis:
    """The accounts of all moves, in order, put together."""
    seats = match.record.table.seats
    points: list[Point] = []
    steps: list[Step] = []
    marked: list[Turn] = []
    strokes: list[Stroke] = []
    books = [Booking() for _ in range(seats + 1)]
    for account in charged_once(list(accounts)):
        place = len(steps)
        if account.luck is not None and account.move:
            _add(books, account.luck.now)
        if account.luck is not None:
            strokes.append(_stroke(account.move, place, account.luck))
        _choose(books, account)
        if account.choice is not None and turns(Gap(account.choice.cost, account.choice.error)):
            marked.append(Turn(account.move, place, account.choice))
        if not account.move:
            points.append(Point(0, account.after))
        elif account.quiet:
            _close(books, points[-1].chances, account.after)
            steps.append(Step(books))
            points.append(Point(account.move, account.after))
            books = [Booking() for _ in range(seats + 1)]
        if account.quiet and account.luck is not None:
            _add(books, account.luck.late)
    best = sorted(strokes, key=lambda stroke: -abs(stroke.gain))
    best = [stroke for stroke in best if not Gap(stroke.gain, stroke.error).equal][:MOST]
    return Analysis(
        match.title.id, seats, effort, points, steps, _most_costly(marked), sorted(best, key=lambda one: one.move)
    )


def charged_once(accounts: Sequence[Account]) -> list[Account]:
    """The same accounts, but no choice costs what a later one of the same seat could still have made good.

    A choice was judged by what the thumb does next. Where the seat could then do better than the thumb, the choice was
    better by as much: what it lacks still is its cost, and what was not made of it is the next choice's.
    """
    found: list[Account] = []
    spare: dict[int, Gap] = {}
    for account in reversed(accounts):
        if not account.goes_on:
            spare = {}
        if account.seat >= 0:
            cost, missed = account.choice.cost if account.choice is not None else 0.0, account.missed or NONE
            then = spare.get(account.seat, NONE)
            account = _relieved(account, then)
            spare[account.seat] = max(missed, Gap(missed.mean - cost + then.mean, then.error), key=lambda gap: gap.mean)
        found.append(account)
    return found[::-1]


def _relieved(account: Account, spare: Gap) -> Account:
    """An account whose choice costs so much less, or nothing if that is about equal."""
    choice = account.choice
    if choice is None or spare.mean <= 0:
        return account
    left = Gap(choice.cost - spare.mean, hypot(choice.error, spare.error))
    if left.mean <= 0 or left.equal:
        return replace(account, choice=None)
    return replace(account, choice=replace(choice, cost=left.mean, error=left.error))


def _add(books: Sequence[Booking], luck: Values) -> None:
    for book, gain in zip(books, luck, strict=True):
        book.luck += gain


def _choose(books: Sequence[Booking], account: Account) -> None:
    """A choice is the chooser's own as far as it was not the best, and the others' as far as it changed anything for
    them; what the best would have brought to the chooser is left to the model, and so is what somebody gains or loses
    by what they do unasked."""
    if account.seat < 0:
        return
    lucky = account.luck.now if account.luck is not None else [0.0] * len(books)
    for one, book in enumerate(books):
        if one != account.seat:
            book.others += account.after[one] - account.before[one] - lucky[one]
        elif account.choice is not None:
            book.own -= account.choice.cost


def _close(books: Sequence[Booking], before: Values, after: Values) -> None:
    """The rest is the model's."""
    for book, early, late in zip(books, before, after, strict=True):
        book.model = late - early - book.own - book.luck - book.others


def _stroke(move: int, step: int, luck: Luck) -> Stroke:
    """A stroke of luck for whom it changed most; it lies in the step where most of it is booked."""
    gains = luck.total
    seat = max(range(len(gains) - 1), key=lambda one: (round(abs(gains[one]), 9), gains[one]))
    late = abs(luck.late[seat]) > abs(luck.now[seat])
    return Stroke(move, step + late if move else 0, seat, gains[seat], luck.error[seat], late)


def _most_costly(marked: Sequence[Turn]) -> list[Turn]:
    """The costliest of each seat, in the order of play."""
    found: list[Turn] = []
    for seat in {turn.choice.seat for turn in marked}:
        own = sorted((turn for turn in marked if turn.choice.seat == seat), key=lambda turn: -turn.choice.cost)
        found += own[:MOST]
    return sorted(found, key=lambda turn: turn.move)
