"""Rows of seats: opened, kept for their people, with their share in the dice and their links. Inside a transaction."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..clock import now_ms
from ..people.identity import clean_name, hashed
from ..play import people
from ..play.room import Room
from ..storage.models import game_tables, holders, members, seats, tokens
from ..storage.rows import SeatRow, read_holders, read_seats
from ..trouble import Trouble, stale
from .agreement import share, unlike


def at(code: str, seat: int) -> Any:
    """One seat's row."""
    return (seats.c.game_table == code) & (seats.c.seat == seat)


async def open_seat(c: AsyncConnection, room: Room, seat: int) -> None:
    """Nobody sits here any more."""
    free = {"kind": "open", "visitor": None, "name": "", "bot": "", "vacation": False}
    await c.execute(update(seats).where(at(room.code, seat)).values(**free))
    await c.execute(delete(tokens).where(tokens.c.game_table == room.code, tokens.c.seat == seat))
    await set_number(c, room, seat, 0)


async def keep_member(c: AsyncConnection, room: Room, visitor: str) -> None:
    """Who leaves a seat still belongs to the table."""
    here = (members.c.game_table == room.code) & (members.c.visitor == visitor)
    if (await c.execute(select(members.c.visitor).where(here))).first() is None:
        await c.execute(insert(members).values(game_table=room.code, visitor=visitor))


async def check_may_take(c: AsyncConnection, code: str, seat: int, visitor: str) -> None:
    """A `Trouble` if a visitor plays or has played another seat of this game. It is read in the transaction that gives
    them the seat, so that nobody takes two at once."""
    held = {(one.seat, one.visitor) for one in await read_holders(c, code)}
    if not people.may_take(await read_seats(c, code), held, visitor, seat):
        raise Trouble("seat-other", 409)


async def keep_holder(c: AsyncConnection, code: str, seat: int, visitor: str) -> None:
    """Note who holds a seat of a game that has begun."""
    here = (holders.c.game_table == code) & (holders.c.seat == seat) & (holders.c.visitor == visitor)
    if not (await c.execute(update(holders).where(here).values(stood_up=False))).rowcount:
        await c.execute(insert(holders).values(game_table=code, seat=seat, visitor=visitor))


async def stood_up(c: AsyncConnection, code: str, visitor: str) -> None:
    """Note that somebody has left their seat by themselves, and with it those that they had lost before."""
    mine = select(seats.c.seat).where(seats.c.game_table == code, seats.c.visitor == visitor)
    left = (holders.c.game_table == code) & (holders.c.visitor == visitor) & holders.c.seat.not_in(mine)
    await c.execute(update(holders).where(left).values(stood_up=True))


async def check_unchanged(c: AsyncConnection, room: Room, status: str, before: SeatRow) -> None:
    """Refuse as stale if the table has another status than the one that was read (the game may have begun, and its
    seats have other numbers), or if the seat has changed hands. The table's row is held until the transaction ends."""
    query = select(game_tables.c.status).where(game_tables.c.code == room.code).with_for_update()
    if (await c.execute(query)).scalar() != status:
        raise stale()
    here = select(seats.c.kind, seats.c.visitor, seats.c.bot).where(at(room.code, before.seat))
    row = (await c.execute(here)).first()
    if row is None or tuple(row) != (before.kind, before.visitor, before.bot):
        raise Trouble("seat-taken", 409) if before.kind == "open" else stale()


def name_at(room: Room, seat: int, name: str) -> str:
    """A name for who sits down here, unlike all others at the table."""
    others = [other for n, other in enumerate(room.names) if n != seat]
    return unlike(clean_name(name), others)


async def set_number(c: AsyncConnection, room: Room, seat: int, number: int) -> None:
    """A seat's share in the dice; once the game has begun, the shares stand."""
    query = select(game_tables.c.numbers, game_tables.c.status).where(game_tables.c.code == room.code)
    row = (await c.execute(query.with_for_update())).one()
    if row.status != "lobby":
        return
    numbers = msgspec.json.decode(row.numbers, type=list[int])
    numbers[seat] = share(number)
    changed = update(game_tables).where(game_tables.c.code == room.code)
    await c.execute(changed.values(numbers=msgspec.json.encode(numbers).decode()))


async def seat_of_token(c: AsyncConnection, code: str, token: str) -> int | None:
    """The seat that a seat's link opens at this table."""
    query = select(tokens.c.seat, tokens.c.until_ms).where(
        tokens.c.hash == hashed(token), tokens.c.kind == "seat", tokens.c.game_table == code
    )
    row = (await c.execute(query)).first()
    return None if row is None or row.seat is None or row.until_ms <= now_ms() else int(row.seat)
