"""My data: everything that is stored about a visitor, to take along or to have deleted.

Deleting leaves the games of others whole: seats of running games are open, and where a name stood stands a neutral one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Set
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel.record import EntryKind, Handover
from ...words import LANGUAGES
from ..automatic.plans import read_book
from ..bus import Signal
from ..library import bot_name, levels
from ..play import questions
from ..play.people import Party, read_party
from ..play.room import Room
from ..storage.models import (
    chat,
    day_games,
    entries,
    game_tables,
    holders,
    members,
    notes,
    plans,
    pushes,
    seats,
    visitors,
)
from ..storage.rows import UNDER_WAY, read_members
from ..tables.chat import as_data
from ..tables.hands import Hands
from ..tables.seating import at, open_seat
from ..trouble import Trouble
from ..words import words_of
from .accounts import login_of
from .identity import Visitor

if TYPE_CHECKING:
    from ..server import Server
    from ..tables.stages import Stages

_entry = msgspec.json.Decoder(EntryKind)
_json = msgspec.json.encode


async def export(c: AsyncConnection, visitor: Visitor) -> dict[str, Any]:
    """Everything that is stored about a visitor. Finished games are named by where their records are."""
    row = (await c.execute(select(visitors).where(visitors.c.id == visitor.id))).one()
    held = (
        select(game_tables.c.code, game_tables.c.name, game_tables.c.game, game_tables.c.status, seats.c.seat,
               seats.c.name.label("as"), seats.c.vacation)
        .join(seats, seats.c.game_table == game_tables.c.code)
        .where(seats.c.visitor == visitor.id)
    )  # fmt: skip
    mine = as_data((await c.execute(held)).all())
    owned = await c.execute(select(game_tables.c.code).where(game_tables.c.owner == visitor.id))
    came = await c.execute(select(members.c.game_table).where(members.c.visitor == visitor.id))
    held_once = select(holders.c.game_table, holders.c.seat, holders.c.stood_up).where(holders.c.visitor == visitor.id)
    said = select(chat.c.game_table, chat.c.text, chat.c.made_ms).where(chat.c.visitor == visitor.id)
    noted = select(notes.c.game_table, notes.c.text).where(notes.c.visitor == visitor.id)
    planned = select(plans).join(seats, (seats.c.game_table == plans.c.game_table) & (seats.c.seat == plans.c.seat))
    books = (await c.execute(planned.where(seats.c.visitor == visitor.id))).all()
    played = select(day_games.c.game, day_games.c.day, day_games.c.game_table).where(day_games.c.visitor == visitor.id)
    browsers = select(pushes.c.endpoint).where(pushes.c.visitor == visitor.id)
    return {
        "name": row.name,
        "lang": row.lang,
        "login": await login_of(c, visitor.id),
        "host": row.host,
        "notify": {"email": row.email, "confirmed": row.confirmed, "webhook": row.webhook, "browser": row.browser},
        "made_ms": row.made_ms,
        "seen_ms": row.seen_ms,
        "seats": mine,
        "seats_held": as_data((await c.execute(held_once)).all()),
        "tables_made": list(owned.scalars()),
        "tables_entered": list(came.scalars()),
        "chat": as_data((await c.execute(said)).all()),
        "notes": as_data((await c.execute(noted)).all()),
        "plans": [
            {"game_table": row.game_table, "seat": row.seat, "plans": book.plans}
            for row in books
            if (book := read_book(row.body)).by == visitor.id
        ],
        "days": as_data((await c.execute(played)).all()),
        "browsers": list((await c.execute(browsers)).scalars()),
        "records": sorted({f"/api/tables/{seat['code']}/record" for seat in mine if seat["status"] == "finished"}),
    }


async def forget(server: Server, stages: Stages, visitor: Visitor) -> None:
    """Delete all that is stored about a visitor."""
    left: list[str] = []
    for code in await _tables(server, visitor):
        room = await server.rooms.get(code)
        if _alone(room, visitor):
            await stages.delete(code)
        else:
            await _leave(server, room, visitor)
            left.append(code)
    async with server.db.write() as c:
        await c.execute(delete(chat).where(chat.c.visitor == visitor.id))
        await c.execute(delete(visitors).where(visitors.c.id == visitor.id))
    for code in left:
        with suppress(Trouble):  # somebody else has deleted it meanwhile
            async with server.change(code):
                pass  # one member less: everybody reads them again


async def _tables(server: Server, visitor: Visitor) -> list[str]:
    """Every table that may know the visitor's name."""
    found: set[str] = set()
    async with server.db.read() as c:
        for column, who in (
            (seats.c.game_table, seats.c.visitor),
            (members.c.game_table, members.c.visitor),
            (game_tables.c.code, game_tables.c.owner),
            (chat.c.game_table, chat.c.visitor),
        ):
            found |= set((await c.execute(select(column).where(who == visitor.id))).scalars())
    return sorted(found)


def _alone(room: Room, visitor: Visitor) -> bool:
    """Whether nobody else belongs to this table."""
    people = {seat.visitor for seat in room.seats} | room.members | {room.row.owner}
    return people - {None} == {visitor.id}


async def _leave(server: Server, room: Room, visitor: Visitor) -> None:
    """Take a visitor off a table that goes on without them. Those who play there are told that the seat is empty, after
    the name is gone."""
    nobody = words_of(visitor.lang).say("guest-name")
    mine = room.seats_of(visitor.id)
    async with room.lock, server.change(room.code) as c:
        passed = await _handovers(c, room)
        names = _names(room, await read_party(c, room.code), passed.values(), visitor)
        for seat in mine:
            await c.execute(delete(plans).where(plans.c.game_table == room.code, plans.c.seat == seat))
            if room.row.status == "lobby":
                await open_seat(c, room, seat)
            else:
                held = visitor.id if room.row.status in UNDER_WAY else None
                await c.execute(update(seats).where(at(room.code, seat)).values(visitor=held, name=nobody))
        await c.execute(delete(chat).where(chat.c.game_table == room.code, chat.c.visitor == visitor.id))
        await _rename(c, room, passed, names, nobody)
        if room.row.owner == visitor.id:
            heir = await _heir(c, room, visitor.id)
            await c.execute(update(game_tables).where(game_tables.c.code == room.code).values(owner=heir))
    server.bus.publish(Signal(room.code, "resync"))  # pages have sentences with the old name: they are sent whole again
    for seat in room.seats_of(visitor.id):
        await Hands(server).stand(room, visitor, seat)


async def _heir(c: AsyncConnection, room: Room, visitor: str) -> str | None:
    """Who runs the table from now on. Whoever only came in by the link runs no game that somebody has played."""
    party = await read_party(c, room.code)
    heir = party.heir(visitor)
    if heir is None and not party.holders:
        heir = min(await read_members(c, room.code) - {visitor}, default=None)
    return heir


async def _handovers(c: AsyncConnection, room: Room) -> dict[int, Handover]:
    """The changes of hands in the log, by their numbers."""
    query = select(entries.c.number, entries.c.body).where(entries.c.game_table == room.code)
    log = {row.number: _entry.decode(row.body) for row in (await c.execute(query)).all()}
    return {number: entry for number, entry in log.items() if isinstance(entry, Handover)}


def _names(room: Room, party: Party, passed: Iterable[Handover], visitor: Visitor) -> dict[int, set[str]]:
    """By seat, the names that a visitor has played under there, and those of bots that stood in for them.

    Where nobody else has held the seat, all its names but bots' are theirs, also one from before they called themselves
    otherwise. Else only what they are called now is known.
    """
    called: dict[int, set[str]] = {seat: {name} for seat, name in enumerate(room.row.names)}
    for entry in passed:
        called[entry.seat] |= {entry.to, entry.former}
    found: dict[int, set[str]] = {}
    for seat in {seat for seat, who in party.held if who == visitor.id and seat in called}:
        row = party.seats[seat]
        own = {visitor.name, *([row.name] if row.visitor == visitor.id else [])} - {""}
        if {who for number, who in party.held if number == seat} == {visitor.id}:
            bots = {bot_name(words_of(lang), bot) for lang in LANGUAGES for bot in levels(room.title)}
            others = bots | ({row.name} if row.visitor is None else set())
            found[seat] = {name for name in called[seat] if not any(_is_like(name, other) for other in others)}
        else:
            own |= {words_of(lang).say("bot-stands-in", name=name[:31]) for lang in LANGUAGES for name in own}
            found[seat] = {name for name in called[seat] if any(_is_like(name, one) for one in own)}
        found[seat] -= {""}
    return found


def _is_like(name: str, other: str) -> bool:
    """Whether a name is another, perhaps with the number that tells two of them apart (`unlike`)."""
    return re.fullmatch(f"{re.escape(other)}|{re.escape(other[:36])} [0-9]+", name) is not None


async def _rename(
    c: AsyncConnection, room: Room, passed: Mapping[int, Handover], names: Mapping[int, Set[str]], nobody: str
) -> None:
    """A neutral word where a name stood, in who began the game and in seats that changed hands. Nothing that the
    rules know of changes: the log stays what was done."""
    began = [nobody if name in names.get(seat, ()) else name for seat, name in enumerate(room.row.names)]
    here = update(game_tables).where(game_tables.c.code == room.code)
    await c.execute(here.values(names=_json(began).decode(), renamed=1, asking=questions.ended(room.row.asking)))
    for number, entry in passed.items():
        gone = names.get(entry.seat, ())
        if entry.to in gone or entry.former in gone:
            to, former = (nobody if name in gone else name for name in (entry.to, entry.former))
            entry = msgspec.structs.replace(entry, to=to, former=former)
            there = (entries.c.game_table == room.code) & (entries.c.number == number)
            await c.execute(update(entries).where(there).values(body=_json(entry)))
