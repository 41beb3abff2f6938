"""Replay: the beginning of a match, and the entries of its record. The same record leads to the same state, without any
source of luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from .chance import Chance, ScriptedChance, outcome_parse
from .event import Event
from .record import Checkpoint, EntryKind, Handover, Move, Record, Seal, Snapshot, Undo, outcomes_text
from .state import State, Table
from .title import Title
from .translation import version_of

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=State)


class Diverged(Exception):
    """A record does not replay: under these rules the given move gives something else."""

    def __init__(self, move: int, detail: str) -> None:
        super().__init__(move, detail)
        self.move = move
        self.detail = detail

    def __str__(self) -> str:
        return f"move {self.move}: {self.detail}"


class Begun(msgspec.Struct):
    """The beginning of a match: its record so far, the position, and the events that led there."""

    record: Record
    state: State
    opening: list[Event]


def new_game(
    title: Title[S], table: Table, chance: Chance, names: Sequence[str], components: str, seal: Seal | None
) -> Begun:
    """The beginning of a new game, set up at a table."""
    opening: list[Event] = []
    state, now = title.new(table, chance, opening)
    given = [*names, *[""] * table.seats]
    seated = [given[seat] or f"Seat {seat + 1}" for seat in range(table.seats)]
    record = Record(title.id, title.version, table, seated, outcomes_text(now.outcomes), [], components, seal)
    return Begun(record, state, opening)


def begun(title: Title[S], record: Record) -> Begun:
    """Where the replay of a record begins: with the set-up, or at the last checkpoint, whatever this version's set-up
    is."""
    first = max((n for n, entry in enumerate(record.entries) if isinstance(entry, Checkpoint)), default=0)
    names = list(record.names)
    for entry in record.entries[:first]:
        if isinstance(entry, Handover) and 0 <= entry.seat < len(names):
            names[entry.seat] = entry.to or names[entry.seat]
    so_far = msgspec.structs.replace(record, version=title.version, names=names, entries=record.entries[:first])
    number, events = 0, list[Event]()
    try:
        if record.entries and isinstance(entry := record.entries[first], Checkpoint):
            number = first + 1
            return Begun(so_far, title.decode(entry.state), events)
        title.check(record.table)
        if len(record.names) != record.table.seats:
            raise ValueError(f"{len(record.names)} names for {record.table.seats} seats")
        chance = ScriptedChance(outcome_parse(outcome) for outcome in record.setup)
        state, _ = title.new(record.table, chance, events)
    except Exception as error:
        raise Diverged(number, str(error)) from error
    if chance.left:
        raise Diverged(0, f"{chance.left} recorded outcomes were not asked for")
    return Begun(so_far, state, events)


def follow(match: Match[S], entries: Sequence[EntryKind]) -> None:
    """Do to a match what these entries of its record say, those after its last."""
    for number, entry in enumerate(entries, len(match.record.entries) + 1):
        try:
            _follow(match, number, entry)
        except Diverged:
            raise
        except Exception as error:
            raise Diverged(number, str(error)) from error


def _follow(match: Match[S], number: int, entry: EntryKind) -> None:
    if isinstance(entry, Move):
        chance = ScriptedChance(outcome_parse(outcome) for outcome in entry.got)
        match.move(entry.seat, match.title.parse(entry.do), chance, entry.auto, entry.because)
        if chance.left:
            raise Diverged(number, f"{chance.left} recorded outcomes were not asked for")
        if entry.digest and entry.digest != match.title.digest(match.state):
            raise Diverged(number, "the state differs from the recorded one")
        match.record.entries[-1] = entry
    elif isinstance(entry, Undo):
        match.undo(entry.seat)
    elif isinstance(entry, Checkpoint):
        match.go_on_from(entry)
    elif isinstance(entry, Handover):
        match.change_hands(entry)
    else:
        match.go_back(entry)


def checkpoint(title: Title[S], record: Record, snapshot: Snapshot) -> Record:
    """A record that goes on from a snapshot under other rules."""
    translation = title.earlier.get(version_of(record))
    state = snapshot.state if translation is None else translation.state(snapshot.state)
    entries = [*record.entries, Checkpoint(title.version, state, snapshot.told)]
    return msgspec.structs.replace(record, version=title.version, entries=entries)
