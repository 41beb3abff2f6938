"""Records of earlier versions, read in the words of the version that plays now.

A title whose actions or state were written otherwise says how to read them (`Title.earlier`). A record that is over is
translated and replays like any other; a game that still runs goes on from a checkpoint (`Match.resume`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

import msgspec

from .record import Checkpoint, EntryKind, Move, Record

R = TypeVar("R", bound=Record)


class Translation(Protocol):
    """How to read what an earlier version wrote."""

    def action(self, line: str) -> str:
        """The text of an action."""

    def state(self, data: bytes) -> bytes:
        """The bytes of a state."""


def version_of(record: Record) -> int:
    """The version by which a record is to be read: that of its last checkpoint, or of all that came after it."""
    begun = [entry.version for entry in record.entries if isinstance(entry, Checkpoint)][-1:]
    return max([record.version, *begun])


def translated(record: R, translation: Translation, version: int) -> R:
    """A record as this version would have written it, without the fingerprints of states. What came before the last
    checkpoint is never replayed, and stays as it is."""
    numbers = [number for number, entry in enumerate(record.entries) if isinstance(entry, Checkpoint)]
    first = numbers[-1] if numbers else 0
    entries: Sequence[EntryKind] = [_translated(entry, translation, version) for entry in record.entries[first:]]
    return msgspec.structs.replace(record, version=version, entries=[*record.entries[:first], *entries])


def _translated(entry: EntryKind, translation: Translation, version: int) -> EntryKind:
    if isinstance(entry, Move):
        return msgspec.structs.replace(entry, do=translation.action(entry.do), digest="")
    if isinstance(entry, Checkpoint):
        return Checkpoint(version, translation.state(entry.state), entry.told)
    return entry
