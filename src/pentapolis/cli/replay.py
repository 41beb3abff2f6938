"""`pentapolis replay` and `verify`: a saved game told as a story, and its dice checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from .. import games
from ..kernel.match import Match
from ..kernel.record import Checkpoint, Record
from ..kernel.sight import SPECTATOR
from ..kernel.verify import Verdict
from ..kernel.verify import verify as check
from ..words import Words, event_sentence
from ..words.sentences import is_heading
from .output import FAILED, OK, USAGE, Stop, clipped, complain, console, print_json, say, whole
from .saves import one_sentence, read, title_of


def replay(words: Words, file: Path, at: int | None, seat: str, components: Path | None, json: bool) -> int:
    """Tell a game, or show the board after one of its moves, as a spectator or a player saw it."""
    record = read(file)
    title = title_of(record, components)
    words = Words(words.lang, title.id, title.actions)
    viewer = _viewer(record, seat)
    if at is not None and not 0 <= at <= len(record.entries):
        raise Stop("replay-no-move", USAGE, n=at, most=len(record.entries))
    shown = record if at is None else msgspec.structs.replace(record, entries=record.entries[:at])
    with one_sentence(file):
        match: Match[Any] = Match.replay(title, shown)
    if at is not None:
        return _board(words, match, viewer, json)
    return _story(words, match, viewer, json)


def _viewer(record: Record, seat: str) -> int:
    if not seat:
        return SPECTATOR
    if seat in record.names:
        return record.names.index(seat)
    if seat.isdecimal() and 1 <= whole(seat) <= len(record.names):
        return whole(seat) - 1
    raise Stop("replay-no-seat", USAGE, seat=clipped(seat), names=", ".join(record.names))


def _board(words: Words, match: Match[Any], viewer: int, json: bool) -> int:
    drawn = games.sheet(match.title.id).sheet(match.view(viewer).observation, viewer, words, match.record.names)
    if json:
        print_json(drawn)
    else:
        from .draw import whole_sheet

        console().print(whole_sheet(drawn))
    return OK


def _story(words: Words, match: Match[Any], viewer: int, json: bool) -> int:
    """The log, each line with the number of its move; a move taken back is not told."""
    entries = match.record.entries
    numbers = {id(entry): number for number, entry in enumerate(entries, 1)}
    begun = max((numbers[id(entry)] for entry in entries if isinstance(entry, Checkpoint)), default=0)
    moves = zip((numbers[id(move)] for move in match.record.since_checkpoint), _events(match), strict=True)
    lines = [(begun, match.opening), *moves]
    told = [(n, event) for n, events in lines for e in events if (event := e.seen_by(viewer)) is not None]
    if json:
        names = match.record.names
        print_json([{"move": n, "event": e, "text": event_sentence(words, e, names)} for n, e in told])
        return OK
    for number, event in told:
        text = event_sentence(words, event, match.record.names)
        if is_heading(words, event):
            say(f"\n{text}")
        elif text:
            say(f"{number:>5}  {text}")
    return OK


def _events(match: Match[Any]) -> list[Any]:
    return [move.events for move in match.moves]


def verify(words: Words, file: Path, components: Path | None, json: bool) -> int:
    """Was every die the one the seed gives? 1 if not."""
    record = read(file)
    title = title_of(record, components)
    with one_sentence(file):
        verdict = check(title, record)
    if json:
        print_json(verdict._asdict())
    elif verdict.genuine:
        say(words.say("verify-genuine", n=verdict.outcomes, file=str(file)))
    else:
        complain(_verdict(words, verdict))
    return OK if verdict.genuine else FAILED


def _verdict(words: Words, verdict: Verdict) -> str:
    args = {"move": verdict.move, "found": verdict.found, "expected": verdict.expected}
    return words.say(verdict.reason, **args)
