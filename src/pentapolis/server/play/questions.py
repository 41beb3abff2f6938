"""Questions to the whole table: may we go back, may we stop? A question stands until something happens that everybody
notices.

Secret moves neither end a question nor block it; otherwise they would be revealed. So a question
names the last move that would be kept by its number in the log, which no secret move and no secret undo changes, and it
is bound to the version of what spectators see. Agreeing takes back everything after that move, also what was done in
secret since the question was asked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from ...kernel.event import HandedOver
from ...kernel.match import Match
from ...kernel.sight import SPECTATOR


class Question(msgspec.Struct, frozen=True):
    """A take-back, or an end without a result, that awaits consent."""

    seat: int
    """The seat that asks; `NOBODY` if the table's maker has left their seat."""
    after: int
    """The number in the log of the last move that would be kept; 0: none would."""
    yes: tuple[int, ...]
    """The seats that agree."""
    seen: int
    """The version of what spectators saw when it was asked."""
    asked_ms: int
    """When something was first asked at this version: bots wait no longer if it is asked again."""
    what: Literal["take_back", "abandon"] = "take_back"
    name: str = ""
    """The name of an asker without a seat."""
    by: str = ""
    """The visitor who asks without a seat: they agree, also if they have lost one."""
    earlier: int = 0
    """How many questions were asked before it at this version."""
    refused: bool = False
    """Somebody disagreed, or a seat changed: it is kept only for `asked_ms` and `earlier`."""

    @property
    def id(self) -> str:
        """Whoever agrees says to which question: another may have taken its place a moment ago."""
        return f"{self.seen}-{self.earlier}"


@lru_cache(maxsize=1024)
def _read(stored: str) -> Question | None:
    try:
        return msgspec.json.decode(stored, type=Question)
    except msgspec.DecodeError:  # another version asked otherwise
        return None


def standing(stored: str, match: Match[Any] | None) -> Question | None:
    """The question that is stored, if it still stands in this match."""
    question = _asked(stored, match)
    return None if question is None or question.refused else question


def after(stored: str, match: Match[Any], question: Question) -> Question:
    """A question as the next one after what is stored: bots wait from the first one that was asked at this version."""
    before = _asked(stored, match)
    if before is None:
        return question
    return msgspec.structs.replace(question, asked_ms=before.asked_ms, earlier=before.earlier + 1)


def _asked(stored: str, match: Match[Any] | None) -> Question | None:
    question = _read(stored) if stored else None
    return question if question and match is not None and question.seen == match.version(SPECTATOR) else None


def stored(question: Question) -> str:
    """A question as it is stored."""
    return msgspec.json.encode(question).decode()


def ended(before: str) -> str:
    """The stored form of a question that no longer stands."""
    question = _read(before) if before else None
    return "" if question is None else stored(msgspec.structs.replace(question, name="", by="", refused=True))


def last_kept(match: Match[Any], viewer: int, to: int) -> int:
    """The number in the log of the last move that stands if line `to` of a viewer's log is the last (0: none); -1 if
    the viewer has seen nothing after that line."""
    keep = kept_by(match, viewer, to)
    if keep == len(match.moves):
        return -1
    return match.record.numbers[keep - 1] if keep else 0


def kept(match: Match[Any], after: int) -> int:
    """How many moves stand if everything after this number in the log is taken back."""
    return sum(number <= after for number in match.record.numbers)


def kept_by(match: Match[Any], viewer: int, to: int) -> int:
    """How many moves stand if line `to` of a viewer's log is the last: all that tell nothing beyond it."""
    heard = sum(event.seen_by(viewer) is not None for event in match.opening)
    for number, move in enumerate(match.moves):
        told = [event for event in move.events if event.seen_by(viewer) is not None]
        outside = sum(isinstance(event, HandedOver) for event in told)  # not the move's own: it stays anyway
        if heard + len(told) - outside > to + 1:
            return number
        heard += len(told)
    return len(match.moves)
