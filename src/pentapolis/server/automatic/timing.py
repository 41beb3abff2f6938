"""When a table needs somebody to look: a bot is to move, a plan to be played, time is out, somebody is to be told.

Everything here follows from what is stored, never from the moment it is asked: after a restart, or in another process,
the same things are due at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ...bots.protocol import mixed
from ...bots.talking import answer
from ...kernel.decision import Secret
from ...kernel.match import Match
from ...kernel.record import Move
from ...kernel.sight import NOBODY, SPECTATOR, TABLE
from ..notices.turns import to_be_told
from ..play.moves import By
from ..play.room import Room
from ..server import Settled
from ..storage.rows import SeatRow
from ..wire.tables import Clock, SeatClock
from . import clocks, limits
from .plans import book_of, waiting_plan

if TYPE_CHECKING:
    from ..server import Server

What = Literal["bot", "answer", "plan", "clock", "hidden", "window", "limit", "notice"]


ASKING_MS = 60_000
"""How long bots and plans wait while somebody asks all to go back."""


class Due(msgspec.Struct, frozen=True, order=True):
    """Something that is to happen by itself, and when."""

    at_ms: int
    what: What
    seat: int = NOBODY


def hidden(match: Match[Any]) -> bool:
    """Whether it is a secret whom the table awaits."""
    pending = match.title.pending(match.state)
    return pending is not None and pending.hidden_from(match.state, SPECTATOR)


def asked(match: Match[Any]) -> list[int]:
    """The seats that the table waits for; in a window that asks in secret there may be none."""
    return [seat for seat in match.title.to_act(match.state) if seat != TABLE]


def hands(room: Room) -> list[clocks.Hand]:
    """The clocks of a table; all new if none has ever run."""
    return hands_of(room.row.settings.clock, room.seats)


def hands_of(clock: Clock, rows: Sequence[SeatRow]) -> list[clocks.Hand]:
    """The clocks of these seats, as `hands` gives those of a room."""
    if all(not row.left_ms and not row.since_ms for row in rows):
        return [msgspec.structs.replace(clocks.fresh(clock), away=row.vacation) for row in rows]
    return [clocks.Hand(row.left_ms, row.since_ms, row.vacation) for row in rows]


class Timing:
    """The clocks of all tables, and what is due."""

    def __init__(self, server: Server) -> None:
        self._server = server

    # clocks

    def turned(self, room: Room, match: Match[Any], now: int, mover: int = NOBODY) -> list[clocks.Hand]:
        """The clocks as they stand from now on. Bots and empty chairs have none that runs."""
        people = [seat for seat in asked(match) if room.seats[seat].kind == "person"]
        playing, secret = room.row.status == "running" and not match.over, hidden(match)
        clock = room.row.settings.clock
        return clocks.turned(clock, hands(room), people, now, mover=mover, playing=playing, hidden=secret)

    def settle(self, room: Room, match: Match[Any], now: int, by: By) -> Settled:
        """What a move that leads to `match` does to the clocks (`room` is as it was before), and what is due when."""
        mover = _mover(match, room.entries)
        after = self.turned(room, match, now, NOBODY if _drafts(match, mover) else mover)
        changes = _changes(room, after)
        if by == "person" and mover >= 0:
            changes[mover] = changes.get(mover, {}) | {"read_to": len(match.record.entries), "told_ms": 0}
        due = self.due(room, match, moved_ms=now, turned=after, changed=changes)
        return Settled(due[0].at_ms if due else None, changes)

    def mended(self, room: Room, now: int) -> dict[int, dict[str, Any]]:
        """What has to be stored where clocks don't stand as they should: somebody sat down, left, paused."""
        return {} if room.match is None else _changes(room, self.turned(room, room.match, now))

    def shown(self, room: Room, seat: int, viewers: list[int]) -> SeatClock | None:
        """A seat's clock. All see the same: a window that asks in secret moves none."""
        if room.seats[seat].kind == "bot" or room.match is None:
            return None
        return clocks.shown(room.row.settings.clock, hands(room)[seat])

    # what is due

    def due(
        self,
        room: Room,
        match: Match[Any],
        *,
        moved_ms: int | None = None,
        turned: list[clocks.Hand] | None = None,
        changed: dict[int, dict[str, Any]] | None = None,
    ) -> list[Due]:
        """All that is to happen by itself at a table, the next first; nothing in the lobby, while it is paused, or
        when it is over. The arguments are what is about to be stored."""
        if room.row.status != "running" or match.over:
            return []
        moved = room.row.moved_ms if moved_ms is None else moved_ms
        found = [*self._answers(room, match, moved), *self._out(room, match, moved, turned)]
        if (out := limits.out_ms(room.row, match)) is not None:
            found.append(Due(out, "limit"))
        wait = self._server.settings.notice_ms
        here = self._server.presence.here(room.code)
        found += [Due(moved + wait, "notice", seat) for seat in to_be_told(room, match, here, changed or {})]
        return sorted(found)

    def _answers(self, room: Room, match: Match[Any], moved: int) -> list[Due]:
        """Bots and plans; and a window that asks in secret, which stays open as long whichever of them it asks."""
        seats, at = asked(match), self._answered_ms(room, match, moved)
        found = [] if seats else [Due(at, "window")]
        for seat in seats:
            if room.seats[seat].kind == "bot":
                found.append(Due(at, "bot", seat))
            elif waiting_plan(book_of(room, seat), match, seat):
                found.append(Due(at, "plan", seat))
        bots = [seat for seat, row in enumerate(room.seats) if row.kind == "bot"]
        return [*found, *(Due(moved, "answer", seat) for seat in bots if answer(match, seat) is not None)]

    def _answered_ms(self, room: Room, match: Match[Any], moved: int) -> int:
        """When bots and plans answer. While somebody asks all to go back they wait, so long after the question and not
        after the last move, which may be a secret; what nobody sees them answer they answer at once."""
        at, question = moved + self._pause(room, match), room.question(match)
        if question is None or (hidden(match) and asked(match)):
            return at
        return max(at, question.asked_ms + ASKING_MS)

    def _pause(self, room: Room, match: Match[Any]) -> int:
        settings, entries = self._server.settings, match.record.entries
        if hidden(match):
            if asked(match):
                return 0  # nobody sees them answer
            return settings.hidden_pause_ms // 2 + mixed(room.row.bot_seed, len(entries)) % max(
                1, settings.hidden_pause_ms
            )
        last = next((entry for entry in reversed(entries) if not (isinstance(entry, Move) and entry.auto)), None)
        by_bot = isinstance(last, Move) and last.seat >= 0 and room.seats[last.seat].kind == "bot"
        return settings.bot_gap_ms if by_bot else settings.bot_pause_ms

    def _out(self, room: Room, match: Match[Any], moved: int, turned: list[clocks.Hand] | None) -> list[Due]:
        """Clocks that will be out, where the table wants something to happen then."""
        clock = room.row.settings.clock
        if clock.kind == "none" or clock.then == "wait":
            return []
        if hidden(match):
            people = [seat for seat in asked(match) if room.seats[seat].kind != "bot"]
            return [Due(clocks.hidden_until(clock, moved), "hidden", seat) for seat in people]
        running = [(seat, clocks.out_ms(clock, hand)) for seat, hand in enumerate(turned or hands(room))]
        return [Due(at, "clock", seat) for seat, at in running if at]


def _mover(match: Match[Any], known: int) -> int:
    """Who made the first of the entries that are new, if it was a move."""
    new = match.record.entries[known:]
    first = new[0] if new else None
    return first.seat if isinstance(first, Move) and not first.auto else NOBODY


def _drafts(match: Match[Any], mover: int) -> bool:
    """Whether a seat has only added to a secret choice that it has not finished: its clock betrays nothing of it."""
    return isinstance(match.title.pending(match.state), Secret) and mover in match.title.to_act(match.state)


def _changes(room: Room, after: list[clocks.Hand]) -> dict[int, dict[str, Any]]:
    return {
        seat: {"left_ms": hand.left_ms, "since_ms": hand.since_ms}
        for seat, (hand, row) in enumerate(zip(after, room.seats, strict=True))
        if (hand.left_ms, hand.since_ms) != (row.left_ms, row.since_ms)
    }
