"""Verifying: was every die of a finished game the one its seed gives?

The seed is published after the last move, that of a day's game when its day is over for all; its commitment stood in
the record before the first. `verify` checks the commitment, then plays the record again with luck drawn from the seed
and compares every outcome.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from .chance import Chance, commitment
from .match import Match
from .record import Checkpoint, Move, Record, outcomes_text
from .replay import Diverged, follow
from .title import Title


class Verdict(NamedTuple):
    """Whether a record is genuine; if not, the first move that isn't (0: set-up or seal) and a reason key."""

    genuine: bool
    move: int = 0
    reason: str = ""
    found: str = ""
    expected: str = ""
    outcomes: int = 0


def verify(title: Title[Any], record: Record) -> Verdict:
    """Check a finished game's record against its own seal."""
    record = title.read(record)
    seal = record.seal
    if seal is None:
        return Verdict(False, 0, "verify-unsealed")
    if not seal.seed:
        return Verdict(False, 0, "verify-no-seed-day" if seal.day else "verify-no-seed", expected=seal.day)
    try:
        seed = bytes.fromhex(seal.seed)
    except ValueError:
        return Verdict(False, 0, "verify-bad-seed")
    if len(seed) != 32 or commitment(seed) != seal.commitment:
        return Verdict(False, 0, "verify-bad-seed")
    if record.version != title.version:
        return Verdict(False, 0, "verify-version", str(record.version), str(title.version))
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry, Checkpoint):
            return Verdict(False, number, "verify-checkpoint")
    checked = 0
    sealed = seal.chance(seed)
    try:
        replayed = _Checking(title, record)
        _, now = title.new(record.table, sealed)
        if (expected := outcomes_text(now.outcomes)) != record.setup:
            return _altered(0, record.setup, expected)
        checked += len(expected)
        for number, entry in enumerate(record.entries, 1):
            if isinstance(entry, Move):
                if entry.got and entry.drawn != sealed.drawn:
                    again = entry.drawn < sealed.drawn
                    return Verdict(False, number, "verify-draws-again" if again else "verify-draws-skipped")
                expected = replayed.expected(entry, sealed)
                if expected != entry.got:
                    return _altered(number, entry.got, expected)
                checked += len(expected)
            replayed.go_on(entry)
    except Diverged as diverged:
        return Verdict(False, diverged.move, "verify-diverged", diverged.detail)
    if not replayed.match.over:
        return Verdict(False, len(record.entries), "verify-unfinished")
    return Verdict(True, outcomes=checked)


class _Checking:
    """The match a record tells of, replayed entry by entry."""

    def __init__(self, title: Title[Any], record: Record) -> None:
        self.match: Match[Any] = Match.replay(title, msgspec.structs.replace(record, entries=[]))
        self.title = title

    def expected(self, move: Move, sealed: Chance) -> list[str]:
        """What the seed gives for this move in the present state."""
        state = self.title.copy(self.match.state)
        try:
            now = self.title.apply(state, move.seat, self.title.parse(move.do), sealed)
        except Exception:
            return move.got  # an illegal move is reported, with its number, when it is replayed
        return outcomes_text(now.outcomes)

    def go_on(self, entry: Any) -> None:
        follow(self.match, [entry])


def _altered(number: int, found: list[str], expected: list[str]) -> Verdict:
    differs = next(((f, e) for f, e in zip(found, expected, strict=False) if f != e), (str(found), str(expected)))
    return Verdict(False, number, "verify-altered", *differs)
