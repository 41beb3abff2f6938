"""The moves of a match that stand, and what undo takes back of them: a seat's last choice, and what was forced since.
The later choices of others stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from .action import Action
from .chance import ChanceError, ScriptedChance, Value
from .event import Event, HandedOver
from .record import without
from .refusal import Refused, UndoRefused
from .sight import SPECTATOR
from .state import State
from .title import Title

S = TypeVar("S", bound=State)


class Line(msgspec.Struct, frozen=True):
    """A move that stands, with what undo needs: the state before it, until somebody learns something."""

    seat: int
    action: Action
    auto: bool
    light: bool
    events: list[Event]
    before: Any
    got: Sequence[tuple[str, Value]] = ()
    """What chance answered."""
    inherited: bool = False
    """Somebody else plays this seat by now, who can't undo it."""


def handovers(lines: Sequence[Line]) -> list[Event]:
    """What these lines tell of seats that changed hands."""
    return [event for line in lines for event in line.events if isinstance(event, HandedOver)]


def undoable(line: Sequence[Line], seat: int, end: int | None = None) -> int | None:
    """Where the last move of a seat stands that undo can take back, before `end`."""
    for at in range((len(line) if end is None else end) - 1, -1, -1):
        move = line[at]
        if move.before is None:
            return None
        if move.auto:
            continue
        if move.seat == seat:
            return None if move.inherited else at
        if not move.light:
            return None
    return None


def made_again(title: Title[S], line: Sequence[Line], at: int) -> tuple[S, list[Line]]:
    """The position without the choice at this place, and the later moves that stand, made again on the way there;
    `UndoRefused` if one of them does not fit any more."""
    state: S = line[at].before
    again: list[Line] = []
    for move in without(line, at)[at:]:
        before, events = state, list[Event]()
        state = title.copy(state)
        try:
            now = title.apply(state, move.seat, move.action, ScriptedChance(()), events)
        except (Refused, ChanceError):
            raise UndoRefused("refused-undo-others") from None
        again.append(Line(move.seat, move.action, False, now.light, events, before, inherited=move.inherited))
    return state, again


def close(line: list[Line]) -> None:
    """Somebody has learnt something: nothing up to here is taken back by undo. Lines are shared with forks."""
    for at in range(len(line) - 1, -1, -1):
        if line[at].before is None:
            return
        line[at] = msgspec.structs.replace(line[at], before=None)


def inherit(line: list[Line], seat: int) -> None:
    """The moves of a seat so far are those of somebody else. Lines are shared with forks."""
    for at, move in enumerate(line):
        if move.seat == seat and not move.inherited:
            line[at] = msgspec.structs.replace(move, inherited=True)


def tell_behind(line: list[Line], events: Sequence[Event]) -> bool:
    """Add events to the last move that everybody was told of, if there is one. Lines are shared with forks."""
    for at in range(len(line) - 1, -1, -1):
        if any(event.seen_by(SPECTATOR) is not None for event in line[at].events):
            line[at] = msgspec.structs.replace(line[at], events=[*line[at].events, *events])
            return True
    return False
