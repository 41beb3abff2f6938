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


class MadeMove(msgspec.Struct, frozen=True):
    """A move that stands, with what undo needs: the state before it, until somebody learns something."""

    seat: int
    action: Action
    auto: bool
    light: bool
    events: list[Event]
    before: Any
    got: Sequence[tuple[str, Value]] = ()
    """Answers of chance."""
    inherited: bool = False
    """Somebody else plays this seat by now, who can't undo it."""


def handovers(moves: Sequence[MadeMove]) -> list[Event]:
    """Events of these moves about seats that changed hands."""
    return [event for move in moves for event in move.events if isinstance(event, HandedOver)]


def undoable(moves: Sequence[MadeMove], seat: int, end: int | None = None) -> int | None:
    """Index of a seat's last move before `end` that undo can take back."""
    for at in range((len(moves) if end is None else end) - 1, -1, -1):
        move = moves[at]
        if move.before is None:
            return None
        if move.auto:
            continue
        if move.seat == seat:
            return None if move.inherited else at
        if not move.light:
            return None
    return None


def made_again(title: Title[S], moves: Sequence[MadeMove], at: int) -> tuple[S, list[MadeMove]]:
    """The position without the choice at this place, and the later moves that stand, made again on the way there;
    `UndoRefused` if one of them does not fit any more."""
    state: S = moves[at].before
    again: list[MadeMove] = []
    for move in without(moves, at)[at:]:
        before, events = state, list[Event]()
        state = title.copy(state)
        try:
            now = title.apply(state, move.seat, move.action, ScriptedChance(()), events)
        except (Refused, ChanceError):
            raise UndoRefused("refused-undo-others") from None
        again.append(MadeMove(move.seat, move.action, False, now.light, events, before, inherited=move.inherited))
    return state, again


def close(moves: list[MadeMove]) -> None:
    """Somebody has learnt something: nothing up to here is taken back by undo. Moves are shared with forks."""
    for at in range(len(moves) - 1, -1, -1):
        if moves[at].before is None:
            return
        moves[at] = msgspec.structs.replace(moves[at], before=None)


def inherit(moves: list[MadeMove], seat: int) -> None:
    """The moves of a seat so far are those of somebody else. Moves are shared with forks."""
    for at, move in enumerate(moves):
        if move.seat == seat and not move.inherited:
            moves[at] = msgspec.structs.replace(move, inherited=True)


def tell_behind(moves: list[MadeMove], events: Sequence[Event]) -> bool:
    """Add events to the last move that everybody was told of, if there is one. Moves are shared with forks."""
    for at in range(len(moves) - 1, -1, -1):
        if any(event.seen_by(SPECTATOR) is not None for event in moves[at].events):
            moves[at] = msgspec.structs.replace(moves[at], events=[*moves[at].events, *events])
            return True
    return False
