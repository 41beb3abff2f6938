"""Moments: what a table remembers of a game, found in what everybody was told.

The greatest haul and the luckiest roll come from events that a game names in `texts/names.toml`, the turning point from
its `series`:

    [moments.haul]               # events that bring a seat something: the [parts] that name it
    gained = "goods"

    [moments.roll.rolled]        # events that roll dice for a seat: the fields that hold them, and their sides
    colored_dice = 6

A haul is all that a seat took in within one chapter of the log. A roll is as lucky as it is unlikely: by how many
standard deviations its sum is above the average. The turning point is the move after which the winner was alone in
front; if others were level to the end, the one after which nobody was ahead of them. Whoever has lost is shown their
own best first: a haul, a roll or a leap forward, whichever comes nearest to the best of all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Literal, NamedTuple

import msgspec

from ..kernel.event import Event, of_seat
from ..kernel.match import Match
from ..kernel.sight import SPECTATOR
from ..kernel.state import Outcome
from .language import Words
from .parts import Part
from .sentences import LISTED, event_sentence, is_heading, text_parts
from .series import Course, round_name

Kind = Literal["haul", "roll", "leap", "turn"]


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to remember: what it was, whose, the line of the reader's log, the chapter, and a sentence."""

    kind: Kind
    seat: int
    line: int
    where: str
    parts: list[Part]
    own: bool = False
    """The best moment of a reader who has lost."""


class Told(NamedTuple):
    """An event as everybody was told it: after which move (0: the opening), and its line in one viewer's log."""

    piece: int
    line: int
    event: Event
    chapter: int
    """How many headings stood before it or are it."""


class Found(NamedTuple):
    """A moment that is not yet put into words; `weight` compares those of one kind."""

    kind: Kind
    seat: int
    told: Told
    weight: float
    values: Mapping[str, Any]
    """What its sentence says, as fields of an event are said."""
    extra: Mapping[str, Any] = {}
    """What its sentence says as it is."""
    where: str = ""
    """When it was, if it is no chapter of the log."""


def told(words: Words, match: Match[Any], viewer: int) -> list[Told]:
    """What everybody was told of a match, with the lines of a viewer's own log, who may have been told more."""
    heard: list[Told] = []
    line = chapter = 0
    for piece, events in enumerate([match.opening, *(move.events for move in match.moves)]):
        for event in events:
            public = event.seen_by(SPECTATOR)
            if public is not None:
                chapter += is_heading(words, public)
                heard.append(Told(piece, line, public, chapter))
            line += event.seen_by(viewer) is not None
    return heard


def moments(
    words: Words, heard: Sequence[Told], followed: Course | None, outcome: Outcome, viewer: int, names: Sequence[str]
) -> list[Moment]:
    """The moments of a game that is over, for one viewer: their own best first if they have lost."""
    found = [*_hauls(words, heard), *_rolls(words, heard), *_leaps(words, heard, followed)]
    table = [best for kind in ("haul", "roll") if (best := _best(found, kind)) is not None]
    if (turn := _turn(words, heard, followed, outcome.winners)) is not None:
        table.append(turn)
    own = None if viewer < 0 or viewer in outcome.winners else _own(found, viewer)
    if own is not None:
        table = [own, *(one for one in table if one != own)]
    return [_said(words, heard, one, names, one is own) for one in table]


# finding them


def _hauls(words: Words, heard: Iterable[Told]) -> Iterable[Found]:
    """What each seat took in, chapter by chapter."""
    taken: dict[tuple[int, int, str], dict[str, int]] = {}
    last: dict[tuple[int, int, str], Told] = {}
    for one in heard:
        tag, seat = str(one.event.__struct_config__.tag), of_seat(one.event)
        parts = words.naming.moments.haul.get(tag)
        if parts is not None and seat >= 0:
            sums = taken.setdefault((one.chapter, seat, parts), {})
            for field in words.naming.parts[parts]:
                sums[field] = sums.get(field, 0) + max(0, getattr(one.event, field, 0))
            last[one.chapter, seat, parts] = one
    for (chapter, seat, parts), sums in taken.items():
        if weight := sum(sums.values()):
            yield Found("haul", seat, last[chapter, seat, parts], weight, {**sums, LISTED: parts})


def _rolls(words: Words, heard: Iterable[Told]) -> Iterable[Found]:
    """Every roll that was better than its average."""
    for one in heard:
        tag, seat = str(one.event.__struct_config__.tag), of_seat(one.event)
        fields = words.naming.moments.roll.get(tag, {})
        dice = [(face, sides) for field, sides in fields.items() for face in _faces(getattr(one.event, field))]
        if seat < 0 or not dice:
            continue
        thrown = sum(face for face, _ in dice)
        average = sum(sides + 1 for _, sides in dice) / 2
        spread = sqrt(sum(sides * sides - 1 for _, sides in dice) / 12)
        if thrown > average and spread:
            faces = tuple(sorted((face for face, _ in dice), reverse=True))
            said = {"dice": faces, "total": thrown}
            yield Found("roll", seat, one, (thrown - average) / spread, said, {"average": average})


def _faces(value: Any) -> Sequence[int]:
    return [value] if isinstance(value, int) else value


def _leaps(words: Words, heard: Sequence[Told], followed: Course | None) -> Iterable[Found]:
    """How much each seat gained in what ranks, round by round."""
    if followed is None or not heard:
        return
    before = followed.series[0][0]
    for number, piece in followed.ends:
        now = followed.series[piece][0]
        for seat, held in enumerate(now.numbers):
            gained = (held - before.numbers[seat]) * (-1 if now.falls else 1)
            if gained > 0:
                said = {"series": now.id, "change": f"{'−' if now.falls else '+'}{gained}"}
                yield Found("leap", seat, _last(heard, piece), gained, said, where=round_name(words, number))
        before = now


def _last(heard: Sequence[Told], piece: int) -> Told:
    """The last that was told up to a move."""
    return max((one for one in heard if one.piece <= piece), key=lambda one: one.line, default=heard[0])


def _turn(words: Words, heard: Sequence[Told], followed: Course | None, winners: Sequence[int]) -> Found | None:
    """The move that took the lead for good."""
    if followed is None or not heard:
        return None
    leads = {seat: [then[0].ahead(seat) for then in followed.series] for seat in winners}
    turns = [(piece, seat) for seat, lead in leads.items() if (piece := _taken(lead))]
    if not turns:
        return None
    piece, seat = max(turns)
    scored = [one for one in heard if one.piece == piece and _scores(words, one.event, seat)]
    at = scored[-1] if scored else _last(heard, piece)
    now = followed.series[piece][0]
    lead, own = leads[seat][piece], now.numbers[seat]
    numbers = {"own": own, "others": own - lead * (-1 if now.falls else 1), "lead": lead}
    return Found("turn", seat, at, 0, {"series": now.id, **numbers})


def _scores(words: Words, event: Event, seat: int) -> bool:
    return of_seat(event) == seat and event.__struct_config__.tag in words.naming.points


def _taken(lead: Sequence[int]) -> int:
    """The move after which a seat was alone in front, else after which nobody was ahead of it; 0 if there is none."""
    for level in (0, -1):
        behind = [piece for piece, by in enumerate(lead) if by <= level]
        if behind and behind[-1] < len(lead) - 1:
            return behind[-1] + 1
    return 0


def _best(found: Iterable[Found], kind: str, seat: int | None = None) -> Found | None:
    """The best of a kind, of one seat or of all; of equals the first."""
    fit = [one for one in found if one.kind == kind and seat in (None, one.seat)]
    return max(fit, key=lambda one: (one.weight, -one.told.line), default=None)


def _own(found: Sequence[Found], seat: int) -> Found | None:
    """What a seat did best: the kind in which it came nearest to the best of all."""
    best: list[tuple[float, Found]] = []
    for kind in ("leap", "haul", "roll"):
        own, top = _best(found, kind, seat), _best(found, kind)
        if own is not None and top is not None:
            best.append((own.weight / top.weight, own))
    return max(best, key=lambda one: one[0])[1] if best else None


# putting them into words


def _said(words: Words, heard: Sequence[Told], one: Found, names: Sequence[str], own: bool) -> Moment:
    parts = text_parts(words, f"moment-{one.kind}", {**one.values, "seat": one.seat}, names, one.extra)
    return Moment(one.kind, one.seat, one.told.line, one.where or _chapter(words, heard, one, names), list(parts), own)


def _chapter(words: Words, heard: Sequence[Told], one: Found, names: Sequence[str]) -> str:
    """The heading that a moment stands under in the log."""
    headings = [said for said in heard if said.line <= one.told.line and is_heading(words, said.event)]
    return event_sentence(words, headings[-1].event, names) if headings else ""
