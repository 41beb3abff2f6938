"""Records from outside: read, checked, played again. A bent one gets one sentence, whatever it does to the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from ... import games
from ...kernel.match import Diverged, Match
from ...kernel.record import Record
from ...kernel.refusal import BadComponents, Malformed, Refused
from ...kernel.title import Title
from ...kernel.verify import verify
from ...local.saved import Saved, check_record
from ...words import refusal
from .. import library
from ..loaded import LoadedBox
from ..wire.library import Verified
from ..words import words_of

T = TypeVar("T")

MOST_ENTRIES = 10_000
"""Longer records are not played again for a stranger."""


class Played(msgspec.Struct, array_like=True):
    """A record that replays: without its entries, which are apart, as JSON; the bots in its seats ("" for a person)."""

    record: Record
    entries: list[bytes]
    bots: list[str]
    version: int
    """Of the rules it was played by here."""
    over: bool


def playable(data: bytes, lang: str) -> Played:
    """A record that replays; `Malformed` says why not."""
    with opened(data, lang) as (record, title, bots):
        record = title.read(record)
        match = _one_sentence(lambda: Match.replay(title, record))
        bare = Record(
            record.game, record.version, record.table, record.names, record.setup, [], record.components, record.seal
        )
        return Played(bare, [msgspec.json.encode(entry) for entry in record.entries], bots, title.version, match.over)


def verified(data: bytes, lang: str) -> Verified:
    """The verdict on a record, in the reader's words."""
    words = words_of(lang)
    try:
        with opened(data, lang) as (record, title, _):
            verdict = _one_sentence(lambda: verify(title, record))
    except Refused as refused:
        return Verified(False, refusal(words, refused))
    if verdict.genuine:
        name = words_of(lang, title).say("game-name")
        message = words.say("verify-genuine", n=verdict.outcomes, file=name)
    else:
        message = words.say(verdict.reason, move=verdict.move, found=verdict.found, expected=verdict.expected)
    return Verified(verdict.genuine, message, verdict.move, verdict.outcomes, title.id, record.names)


@contextmanager
def opened(data: bytes, lang: str) -> Iterator[tuple[Saved, Title[Any], list[str]]]:
    """A record as it was sent, its game, and the bots in its seats ("" for a person). Its box is loaded meanwhile."""
    try:
        record = Saved.from_json(data)
        assert isinstance(record, Saved)
        if len(record.entries) > MOST_ENTRIES:
            raise Malformed("import-too-long", most=MOST_ENTRIES)
        title = games.title(record.game)
        check_record(record, title)
        bots = _bots(record, title)
        box = _load_box(record, title, lang)
    except LookupError:
        raise Malformed("import-no-game", game=record.game[:40]) from None
    except Refused:
        raise
    except (ValueError, RecursionError) as error:
        raise Malformed("malformed-record", detail=type(error).__name__) from None
    try:
        if box.id != record.table.box:
            raise Malformed("import-components")
        yield record, title, bots
    finally:
        box.let_go()


def _load_box(record: Record, title: Title[Any], lang: str) -> LoadedBox:
    try:
        return LoadedBox(title, record.components if record.table.box else "")
    except BadComponents as bad:
        raise Malformed("problem-components", why=refusal(words_of(lang, title), bad)) from None


def _one_sentence(play: Callable[[], T]) -> T:
    try:
        return play()
    except Diverged as diverged:
        raise Malformed("import-diverged", move=diverged.move) from None
    except (Refused, MemoryError):
        raise
    except Exception as error:  # a bent record does anything to the rules
        raise Malformed("malformed-record", detail=type(error).__name__) from error


def _bots(record: Saved, title: Title[Any]) -> list[str]:
    """The bot of each seat, as far as a terminal noted it: the level it played at, however it was set; one that nobody
    can have at a table is the usual one."""
    terminal = record.terminal
    if terminal is None:
        return [""] * record.table.seats
    if len(terminal.bots) != record.table.seats:
        raise Malformed("malformed-record", detail="$.terminal.bots")
    kinds = [bot.partition(":")[0] for bot in terminal.bots]
    levels = library.levels(title)
    return [kind if not kind or kind in levels else library.usual_bot(title) for kind in kinds]
