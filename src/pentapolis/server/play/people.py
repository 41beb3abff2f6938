"""The people of a table: who is behind its seats, whoever plays them at the moment.

Every question about people is answered here: whether somebody plays alone, who has to agree, who may take a seat. A bot
that stands in for somebody (they asked it to, or their clock ran out) plays a seat that is still theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from ..clock import now_ms
from ..storage.rows import Held, Holding, SeatRow, read_holders, read_seats

AWAY_MS = 24 * 60 * 60 * 1000
"""After so long away from the server, somebody who lost their seat no longer has to agree."""


def counted(seats: Iterable[SeatRow]) -> list[str]:
    """The kind of each seat, where a bot that stands in for somebody counts as a person."""
    return ["person" if seat.visitor is not None else seat.kind for seat in seats]


def behind(seats: Iterable[SeatRow]) -> set[str | None]:
    """The visitors behind the seats; None if a seat is kept for somebody who has not come yet."""
    return {seat.visitor for seat in seats if seat.kind == "person" or seat.visitor is not None}


def ever(seats: Iterable[SeatRow], holders: Set[Held]) -> set[Held]:
    """Everybody who holds a seat, or has held one since the game began, with the seat."""
    return {*holders, *((seat.seat, seat.visitor) for seat in seats if seat.visitor is not None)}


class Party(msgspec.Struct, frozen=True):
    """The people of a game at one moment."""

    seats: Sequence[SeatRow]
    holders: Sequence[Holding] = ()
    """Current and former holders of seats since the game began."""
    seen_since_ms: int = 0
    """Former holders whom the server has not seen since then need not agree; 0: all must."""

    @property
    def held(self) -> set[Held]:
        """Everybody who holds a seat, or has held one, with the seat; None for those whose data was deleted."""
        return ever(self.seats, {(one.seat, one.visitor) for one in self.holders})

    @property
    def concerned(self) -> set[str | None]:
        """The visitors who must agree: those behind the seats, and those who lost one and neither left it by
        themselves nor have been away since nor had their data deleted. So taking a seat away takes no consent away."""
        lost = {one.visitor for one in self.holders if not one.stood_up and one.seen_ms >= self.seen_since_ms}
        return behind(self.seats) | (lost - {None})

    @property
    def missing(self) -> list[str]:
        """The names of those who must agree and can't be asked, because they have lost their seat."""
        return self.missing_beside("")

    def missing_beside(self, asker: str) -> list[str]:
        """The same without a visitor who asks, and so agrees."""
        gone = self.concerned - behind(self.seats) - {asker}
        return sorted({one.name or "?" for one in self.holders if one.visitor in gone})

    @property
    def alone(self) -> bool:
        """Whether only one person plays or has played here, and nobody is expected.

        If only one seat has ever been held, former holders who need not agree don't count: you may have come back with
        another browser.
        """
        who = {visitor for _, visitor in self.held}
        if len({seat for seat, _ in self.held}) == 1:
            who = self.concerned
        expected = None in behind(self.seats) or any(seat.kind == "open" for seat in self.seats)
        return len(who) == 1 and None not in who and not expected

    def others(self, visitor: str) -> set[str]:
        """Those who must agree before this visitor ends the game. A seat that is kept for somebody who has not come
        does not count."""
        return {one for one in self.concerned if one not in (visitor, None)}

    def has_played(self, visitor: str) -> bool:
        """Whether a visitor holds a seat, or has held one since the game began."""
        return visitor in {who for _, who in self.held}

    def heir(self, visitor: str) -> str | None:
        """Who runs the table when this visitor is gone: somebody who plays, else somebody who has played."""
        belong = [*(seat.visitor for seat in self.seats), *(one.visitor for one in self.holders)]
        return next((one for one in belong if one not in (visitor, None)), None)


async def read_party(c: AsyncConnection, code: str) -> Party:
    """The people of a game as a transaction sees them. A room may be late, and does not know who was seen when."""
    return Party(await read_seats(c, code), await read_holders(c, code), now_ms() - AWAY_MS)


def may_take(seats: Sequence[SeatRow], holders: Set[Held], visitor: str, seat: int) -> bool:
    """Whether a visitor may take a seat of a game that has begun.

    Nobody sees the secrets of two seats. So you may take a seat if you hold no other and have held no other; if you
    alone have held it; or if the table was made for one shared screen: you began with several seats, and nobody else
    has played since.
    """
    held = ever(seats, holders)
    mine = {number for number, who in held if who == visitor}
    if not mine - {seat} or {who for number, who in held if number == seat} == {visitor}:
        return True
    return len(mine) > 1 and {who for _, who in held} == {visitor}


def takes_over(seats: Sequence[SeatRow], holders: Set[Held], visitor: str | None, seat: int) -> bool:
    """Whether a visitor takes a seat in which others have played: what was played there is not theirs to undo.

    It is if you come back to a seat that nobody else has held, or from which only a bot has stood in for you.
    """
    if visitor is None or seats[seat].visitor == visitor:
        return False
    return {who for number, who in ever(seats, holders) if number == seat} != {visitor}
