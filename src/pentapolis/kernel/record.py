"""Records: a game as data. Actions as text, outcomes of chance as values, a fingerprint of the state now and then.

A record replays to the same state on any machine, without any source of luck. It only grows: taking a move back is an
entry too. The whole record leaves the table when the game is over; a running game is shown as a `Story`, what one
viewer has seen.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from .chance import Chance, KeyedChance, SealedChance, Value, outcome_text
from .event import Event
from .refusal import Malformed
from .state import Table

FORMAT = 1
DIGEST_EVERY = 8
"""A move out of so many carries the fingerprint of the state after it."""


class Move(msgspec.Struct, tag="move", omit_defaults=True):
    """A choice: seat, text, what chance answered, and whether it was forced."""

    seat: int
    do: str
    got: list[str] = []
    auto: bool = False
    drawn: int = 0
    digest: str = ""
    because: str = ""
    """Why, if whoever chose says so: for those who are told of it in private."""


class Made(Protocol):
    """A move: whose it was, and whether it was forced."""

    @property
    def seat(self) -> int: ...
    @property
    def auto(self) -> bool: ...


M = TypeVar("M", bound=Made)


def last_choice(moves: Sequence[Made], seat: int) -> int | None:
    """Index of a seat's last choice, which undo takes back."""
    return next((at for at in range(len(moves) - 1, -1, -1) if moves[at].seat == seat and not moves[at].auto), None)


def without(moves: Sequence[M], at: int) -> list[M]:
    """The moves that stand when the choice at this place is undone."""
    return [*moves[:at], *(move for move in moves[at + 1 :] if not move.auto)]


class Undo(msgspec.Struct, tag="undo"):
    """A seat took its last move back."""

    seat: int


class TakeBack(msgspec.Struct, tag="take_back"):
    """The table agreed to go back to the position after the first `keep` moves that stood, counted from the last
    checkpoint."""

    keep: int


class Handover(msgspec.Struct, tag="handover", omit_defaults=True):
    """A seat changed hands; the rules don't notice."""

    seat: int
    to: str
    """The name from then on; empty if nobody took the seat yet: it keeps its name."""
    former: str = ""
    """The name until then; empty in records of earlier versions."""
    closes: bool = False
    """Somebody else plays on: what was played in this seat before is not theirs to undo."""


class Checkpoint(msgspec.Struct, tag="checkpoint", omit_defaults=True):
    """The rules changed in mid-game: replay starts from this state, under this version.

    `told` are the version numbers of the viewers, the seats and last the spectators, which count on.
    """

    version: int
    state: bytes
    told: list[int] = []


EntryKind = Move | Undo | TakeBack | Handover | Checkpoint


class Snapshot(msgspec.Struct):
    """A running game's state after the first `at` entries of its record, and what each viewer was told by then."""

    state: bytes
    told: list[int]
    at: int


class Seal(msgspec.Struct, omit_defaults=True):
    """What makes the dice verifiable: the seed's commitment, the players' numbers, and at the end the seed (hex).

    A table's dice are its own (`SealedChance`), unless it plays the game of a `day`: all who do have the same seed
    and the same luck, keyed by name and draw (`KeyedChance`), and nobody's number counts.
    """

    commitment: str
    numbers: list[int] = []
    seed: str = ""
    day: str = ""

    def chance(self, seed: bytes, drawn: int = 0, by_name: Mapping[str, int] | None = None) -> Chance:
        """The dice that this seal speaks of, after so many draws; those of a day after so many of each name."""
        return KeyedChance(seed, by_name) if self.day else SealedChance(seed, self.numbers, drawn)


class Stood(NamedTuple):
    """A move that stands, and its number among the entries."""

    number: int
    move: Move

    @property
    def seat(self) -> int:
        return self.move.seat

    @property
    def auto(self) -> bool:
        return self.move.auto


class Record(msgspec.Struct, omit_defaults=True):
    """A game from its agreed table to its last move."""

    game: str
    version: int
    table: Table
    names: list[str]
    setup: list[str] = []
    entries: list[EntryKind] = []
    components: str = ""
    seal: Seal | None = None
    format: int = FORMAT

    @property
    def moves(self) -> list[Move]:
        """The moves, without what was taken back or came from outside."""
        before, since = self._standing()
        return before + [stood.move for stood in since]

    @property
    def since_checkpoint(self) -> list[Move]:
        """The moves that stand since the last checkpoint: those of `Match.moves`, one by one."""
        return [stood.move for stood in self._standing()[1]]

    @property
    def numbers(self) -> list[int]:
        """For each move since the last checkpoint that stands, its number among the entries, counted from 1. Unlike its
        place in `Match.moves`, it stays the same when an earlier move is undone."""
        return [stood.number for stood in self._standing()[1]]

    @property
    def drawn(self) -> dict[str, int]:
        """How often chance was asked for each name, what was taken back included."""
        return draws(self.setup, self.entries)

    def _standing(self) -> tuple[list[Move], list[Stood]]:
        """The moves that stand: those before the last checkpoint, and those since, with their numbers."""
        before: list[Move] = []
        moves: list[Stood] = []
        for number, entry in enumerate(self.entries):
            if isinstance(entry, Move):
                moves.append(Stood(number + 1, entry))
            elif isinstance(entry, Undo):
                at = last_choice(moves, entry.seat)
                if at is None:
                    raise Malformed("malformed-record", detail=f"$.entries[{number}]")
                moves = without(moves, at)
            elif isinstance(entry, TakeBack):
                if not 0 <= entry.keep <= len(moves):
                    raise Malformed("malformed-record", detail=f"$.entries[{number}]")
                del moves[entry.keep :]
            elif isinstance(entry, Checkpoint):
                before, moves = before + [stood.move for stood in moves], []
        return before, moves

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self, order="deterministic"), indent=1) + b"\n"

    @classmethod
    def from_json(cls, data: bytes | str) -> Record:
        """Read a record; `Malformed` if it isn't one."""
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Malformed("malformed-record", detail=place_of(error)) from None
        if record.format != FORMAT:
            raise Malformed("malformed-record-format", format=record.format)
        return record


class Story(msgspec.Struct):
    """A running game as one viewer has seen it."""

    game: str
    version: int
    table: Table
    names: list[str]
    viewer: int
    events: list[Any]

    @classmethod
    def of(cls, record: Record, viewer: int, events: Sequence[Event]) -> Story:
        told = [msgspec.to_builtins(event) for event in events]
        return cls(record.game, record.version, record.table, record.names, viewer, told)


def place_of(error: Exception) -> str:
    """The place in a record where it can't be read: `$.table.seats`; `$` is the whole of it."""
    found = re.search(r"\$[^`\s]*", str(error))
    return found[0] if found else "$"


def draws(setup: Iterable[str], entries: Iterable[EntryKind]) -> dict[str, int]:
    """How often chance was asked for each name: what is left to a `KeyedChance` begins after that.

    >>> draws(["bag=ore"], [Move(0, "roll", ["d6=2", "d6=5"]), Undo(0), Move(0, "draw", ["bag=salt"])])
    {'bag': 2, 'd6': 2}
    """
    moved = (outcome for entry in entries if isinstance(entry, Move) for outcome in entry.got)
    return dict(Counter(outcome.partition("=")[0] for outcome in chain(setup, moved)))


def outcomes_text(outcomes: Sequence[tuple[str, Value]]) -> list[str]:
    """The outcomes of one move as they stand in a record."""
    return [outcome_text(what, value) for what, value in outcomes]
