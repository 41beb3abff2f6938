"""Advice and hindsight in words: differences with their error, and reasons with a number that can be seen.

A game names its terms: `term-<id>` says a difference ("+1 building before the reward"), `term-<id>-name` what the
term is about, for a difference that no whole number shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...kernel.chance import outcome_parse
from ...kernel.event import Chose, ChoseInSecret, Event
from ...kernel.match import Match
from ...words import Words, event_sentence
from ...words.language import MINUS
from ...words.naming import player
from ...words.sentences import is_heading
from .weighing import Reason

WHOLE = 10.0
"""From here on a number is said without decimals."""
SENTENCES = 2
"""Sentences about a stroke of luck at most."""


def in_points(words: Words, share: float) -> str:
    """A share in percentage points, without its sign: 0.034 is "3.4"."""
    return _decimal(words, abs(100 * share))


def rounded(amount: float) -> float:
    """As many decimals as somebody wants to read.

    >>> rounded(12.4), rounded(-1.26), rounded(0.96), rounded(0.04)
    (12, -1.3, 1, 0)
    """
    number = round(amount) if abs(amount) >= WHOLE else round(amount, 1)
    return int(number) if number == int(number) else number


def signed_points(words: Words, change: float) -> str:
    """A change in percentage points, with its sign: "+3.4"."""
    points = in_points(words, change)
    return ("+" if change > 0 else MINUS) + points if points.strip("0.,") else points


def change_said(words: Words, key: str, change: float, error: float) -> str:
    """A change in points with its sign and error, under this key."""
    return words.say(key, points=signed_points(words, change), error=in_points(words, error))


def gap_said(words: Words, gap: float, error: float, equal: bool) -> str:
    """How much better or worse: "3.2 points less (± 0.8)", "about equal"."""
    if equal:
        return words.say("hint-equal")
    key = "hint-more" if gap > 0 else "hint-less"
    return words.say(key, points=in_points(words, gap), error=in_points(words, error))


def reasons_said(words: Words, found: Sequence[Reason], seat: int, names: Sequence[str]) -> list[str]:
    """Reasons of a seat as sentences; those of a rival begin with a name."""
    said: list[str] = []
    for reason in found:
        own = reason.seat == seat
        text = reason_said(words, reason, (reason.weight > 0) == own)
        if not own:
            text = words.say("reason-rival", name=player(words, reason.seat, names), reason=text)
        if text not in said:
            said.append(text)
    return said


def reason_said(words: Words, reason: Reason, better: bool) -> str:
    """A term that makes a difference: the number that can be seen, else only whether it is for the better."""
    number = rounded(reason.amount)
    if not number:
        return words.say("reason-better" if better else "reason-worse", term=words.say(f"term-{reason.term}-name"))
    return words.say(f"term-{reason.term}", sign="+" if number > 0 else MINUS, n=abs(number))


def chance_said(words: Words, match: Match[Any], move: int, seat: int) -> str:
    """What chance did to a seat in a move (0: the set-up), in the words of the log: its own dice and cards first."""
    events = match.line[move - 1].events if move else match.opening
    got = match.line[move - 1].got if move else map(outcome_parse, match.record.setup)
    values = {value for _, value in got}
    told = [event for event in events if not isinstance(event, Chose | ChoseInSecret) and not is_heading(words, event)]
    rolled = [event for event in told if not values.isdisjoint(_values(event))]
    own = [event for event in rolled if getattr(event, "seat", None) == seat]
    sentences = [event_sentence(words, event, match.record.names) for event in own or rolled]
    return " ".join([sentence for sentence in sentences if sentence][:SENTENCES])


def _values(event: Event) -> Iterator[Any]:
    """Everything that an event tells, piece by piece, but whom it is about."""
    for name in event.__struct_fields__:
        value = getattr(event, name) if name != "seat" else None
        if isinstance(value, list | tuple):
            yield from (item for item in value if isinstance(item, int | str))
        elif isinstance(value, int | str):
            yield value


def _decimal(words: Words, number: float) -> str:
    return f"{number:.1f}".replace(".", words.say("decimal-point"))
