"""Who may do what at a table: the checks that every route makes. docs/people-and-tables.md has them as a table."""

from __future__ import annotations

import hmac

from ..people.identity import Visitor
from ..play.room import Room
from ..storage.rows import BEGUN, UNDER_WAY
from ..trouble import Trouble, not_allowed, not_your_seat, unknown_table


def runs(room: Room, visitor: Visitor) -> bool:
    """Whether a visitor made this table, or is the server's host."""
    return visitor.host or bool(visitor.id and visitor.id == room.row.owner)


def check_sees(room: Room, visitor: Visitor) -> None:
    """A private table does not exist for those who don't belong to it."""
    if not (visitor.host or room.may_see(visitor.id)):
        raise unknown_table()


def check_runs(room: Room, visitor: Visitor) -> None:
    """Only who made the table, and the server's host."""
    check_sees(room, visitor)
    if not runs(room, visitor):
        raise not_allowed()


def check_plays(room: Room, visitor: Visitor) -> None:
    """Only who sits at the table, made it, or is the server's host."""
    check_sees(room, visitor)
    if not (runs(room, visitor) or room.seats_of(visitor.id)):
        raise not_allowed()


def check_ends(room: Room, visitor: Visitor) -> None:
    """Who runs the table may end it, or ask to. Where its maker holds no seat of a game that goes on, so may everybody
    who holds one."""
    check_sees(room, visitor)
    left_to_players = room.row.status in BEGUN and not room.seats_of(room.row.owner or "")
    if not (runs(room, visitor) or (left_to_players and room.seats_of(visitor.id))):
        raise not_allowed()


def check_holds(room: Room, visitor: Visitor, seat: int) -> None:
    """Only who holds this seat."""
    check_sees(room, visitor)
    if seat not in room.seats_of(visitor.id):
        raise not_your_seat()


def check_gives(room: Room, visitor: Visitor, seat: int) -> None:
    """Only who runs the table, and who holds this seat."""
    check_sees(room, visitor)
    check_seat(room, seat)
    if not (runs(room, visitor) or seat in room.seats_of(visitor.id)):
        raise not_allowed()


def check_seat(room: Room, seat: int) -> None:
    """The table has this seat."""
    if not 0 <= seat < len(room.seats):
        raise Trouble("no-seat", 404, seat=seat + 1)


def check_under_way(room: Room) -> None:
    """The game on this table is not over."""
    if room.row.status not in UNDER_WAY:
        raise Trouble("table-over", 409)


def check_changes(room: Room) -> None:
    """A day's game is played by who began it, as all others play it."""
    if room.row.of_the_day:
        raise Trouble("day-table", 409)


def may_enter(room: Room, visitor: Visitor, invite: str) -> bool:
    """Whether a visitor is inside already, or has the table's secret; a day's game everybody plays alone."""
    if invite:
        return not room.row.of_the_day and hmac.compare_digest(room.row.invite.encode(), invite.encode())
    return visitor.host or room.may_see(visitor.id)
