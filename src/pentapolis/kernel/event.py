"""Events: what happened, typed, in the past tense. They drive log, animation, digest and statistics.

Everybody hears an event; a field marked `Owner` is blank for everybody but the event's `seat`, and an event whose
class is `private` is heard by its `seat` alone. Words are added when an event is shown, never stored.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Protocol, runtime_checkable

import msgspec

from .action import snake
from .sight import NOBODY, Sight, blank, declared


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="did", tag=snake):
    """Something that happened."""

    private: ClassVar[bool] = False

    def seen_by(self, viewer: int) -> Event | None:
        """The event as this viewer hears it; None if it does not reach them."""
        kind = type(self)
        secret = _secrets(kind)
        if not secret and not kind.private:
            return self
        if viewer >= 0 and viewer == of_seat(self):
            return self
        if kind.private:
            return None
        return msgspec.structs.replace(self, **dict(secret))


@runtime_checkable
class OfSeat(Protocol):
    """An event of one seat. A private event is told to that seat only."""

    @property
    def seat(self) -> int: ...


def of_seat(event: Event) -> int:
    """The seat an event is about; nobody if it is about none."""
    return event.seat if isinstance(event, OfSeat) else NOBODY


def is_for_one(kind: type[Event]) -> bool:
    """Whether something of such an event is told to one seat only."""
    return kind.private or bool(_secrets(kind))


@cache
def _secrets(kind: type[Event]) -> tuple[tuple[str, Any], ...]:
    fields = msgspec.structs.fields(kind)
    return tuple((field.name, blank(field.type)) for field in fields if declared(field.type) is Sight.OWNER)


class Chose(Event, frozen=True):
    """A seat made a choice that everybody may know; `action` is its text."""

    seat: int
    action: str


class ChoseInSecret(Event, frozen=True):
    """A seat made a choice that only it may know: a draft, a standing answer, a hidden pick."""

    private: ClassVar[bool] = True

    seat: int
    action: str


class Explained(Event, frozen=True):
    """Somebody says why: told to a seat that was told of the move in private."""

    private: ClassVar[bool] = True

    seat: int
    by: int
    because: str


class Sealed(Event, frozen=True):
    """A seat has made its secret choice."""

    seat: int


class Unsealed(Event, frozen=True):
    """A seat has taken its secret choice back to change it."""

    seat: int


class Revealed(Event, frozen=True):
    """All secret choices were turned up together."""

    decision: str


class Ended(Event, frozen=True):
    """The game is over."""

    winners: tuple[int, ...]


class HandedOver(Event, frozen=True):
    """A seat changed hands. The rules don't notice, so that no undo and no take-back removes this from the log."""

    seat: int
    name_before: str
    """Empty if it is not known: records of earlier versions don't say it."""
    name_after: str
    """Empty if nobody has taken the seat yet."""
    same_name: bool


class RulesChanged(Event, frozen=True):
    """The game goes on under another version of its rules; what was told before is told no more."""

    version: int
