"""A room: one table in the memory of a process, with the match that is folded from its log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ... import games
from ...kernel.chance import Chance, KeyedChance, SealedChance, commitment
from ...kernel.match import Match
from ...kernel.record import EntryKind, Record, Seal, draws
from ...kernel.state import Table
from ...kernel.title import Title
from .. import days
from ..loaded import LoadedBox
from ..storage.direct import Values
from ..storage.rows import Holding, SeatRow, Standing, TableRow
from . import people, questions


class Room:
    """One table in this process."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        members: set[str],
        plans: dict[int, str],
        holders: Sequence[Holding] = (),
    ) -> None:
        self.code = row.code
        self.row = row
        self.seats = seats
        self.members = members
        """Visitors who came in by the invite link."""
        self.plans = plans
        """Stored plans by seat."""
        self.holders = holders
        """Current and former holders of seats since the game began. Their `seen_ms` may be out of date."""
        self.match: Match[Any] | None = None
        """The game; None in the lobby."""
        self.box: LoadedBox | None = None
        """The owner's box, loaded as long as this room or its match is used."""
        self.keys: dict[str, int | None] = {}
        """The keys of moves made here, `seat:key`, each with the version it was answered with, if we still know."""
        self.lock = asyncio.Lock()
        """Held while a move is made: two of this process don't race each other."""
        self.catching = asyncio.Lock()
        self.views: dict[Any, Any] = {}
        """Cache of `views` for this table."""

    @property
    def title(self) -> Title[Any]:
        return games.title(self.row.game)

    @property
    def entries(self) -> int:
        """Entries of the log that are folded in."""
        return 0 if self.match is None else len(self.match.record.entries)

    @property
    def names(self) -> list[str]:
        """The displayed name of each seat."""
        if self.match is not None:
            return self.match.record.names
        return [seat.name for seat in self.seats]

    @property
    def running(self) -> bool:
        return self.row.status == "running" and self.match is not None

    @property
    def stamp(self) -> tuple[Any, ...]:
        """Differs if anything that is shown of the table beside its game differs."""
        row = self.row
        return row.revision, row.status, self.question(), [(seat.left_ms, seat.since_ms) for seat in self.seats]

    def question(self, match: Match[Any] | None = None) -> questions.Question | None:
        """The question put to the whole table, if it still stands in our match, or in the given one."""
        return questions.standing(self.row.asking, match or self.match)

    @property
    def kinds(self) -> list[str]:
        """The kind of each seat, where a bot that stands in for somebody counts as a person."""
        return people.counted(self.seats)

    @property
    def people(self) -> set[str | None]:
        """The visitors behind the seats; None if a seat is kept for somebody who has not come yet."""
        return people.behind(self.seats)

    @property
    def practice(self) -> bool:
        """Whether one person plays here alone, with bots or with themselves: they may take back anything. Not in the
        game of a day: whoever has seen what comes plays another game than all others."""
        return not self.row.of_the_day and people.Party(self.seats, self.holders).alone

    def seats_of(self, visitor: str) -> list[int]:
        """The seats that a visitor holds."""
        return [seat.seat for seat in self.seats if visitor and seat.visitor == visitor]

    def knows(self, visitor: str) -> bool:
        """Whether a visitor is inside: sits here, made the table, or came by its link."""
        return bool(visitor) and (
            visitor == self.row.owner or visitor in self.members or any(seat.visitor == visitor for seat in self.seats)
        )

    def may_watch(self, visitor: str) -> bool:
        """Whether a visitor may see the game as a spectator."""
        if visitor and (visitor == self.row.owner or self.seats_of(visitor)):
            return True
        return self.row.settings.spectators and (self.row.settings.public or visitor in self.members)

    def may_see(self, visitor: str) -> bool:
        """Whether a visitor may know that there is such a table."""
        return self.row.settings.public or self.knows(visitor)

    def chance(self, drawn: int, log: Iterable[EntryKind] = ()) -> Chance:
        """The table's dice, after so many draws; those of a day after what stands in the log."""
        if self.row.day:
            return KeyedChance(self.row.seed, draws(self.row.setup, log))
        return SealedChance(self.row.seed, self.row.numbers, drawn)

    def seal(self, over: bool) -> Seal | None:
        """The seal of the dice, with the seed once the game is over (for a game of the day: once nobody can play it any
        more); None for an imported game whose seed is unknown."""
        row = self.row
        if not row.sealed:
            return None
        if row.day:
            over = over and days.closed(row.day)
        shown = row.seed.hex() if over else ""
        return Seal(commitment(row.seed), [] if row.day else row.numbers, shown, row.day)

    def record(self, log: list[EntryKind]) -> Record:
        """The record of this table with these entries."""
        row = self.row
        table = Table(row.seats, dict(sorted(row.options.items())), row.box)
        return Record(
            row.game, row.rules_version, table, list(row.names), row.setup, log, row.components, self.seal(False)
        )

    def advance(self, match: Match[Any]) -> None:
        """Hold this match, if it is further than ours."""
        if self.match is None or len(match.record.entries) > self.entries:
            self.match = match

    def stands(self, standing: Standing, seats: Mapping[int, Values]) -> None:
        """Note where the game stands, and what has changed of its seats: what was just stored."""
        self.row = self.row.at(standing)
        for seat, new in seats.items():
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], **new)

    def begin(self, read: Room) -> None:
        """Hold the match of a table that has begun at another process, read as a table is that nobody holds yet: what
        the rules have added to it by themselves is stored."""
        self.renew(read)
        if self.match is None:  # we may have begun it ourselves meanwhile
            self.box, self.match, self.keys = read.box, read.match, read.keys

    def renew(self, read: Room) -> None:
        """Take over what was read, if it is not older than what we have."""
        row = read.row
        if row.revision >= self.row.revision and row.entries >= self.row.entries:
            self.row, self.seats, self.members, self.plans = row, read.seats, read.members, read.plans
            self.holders = read.holders
