"""The stages of a table: the game begins, pauses, goes on, is given up; another follows; one comes in from a file."""

from __future__ import annotations

import copy
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ... import games
from ...kernel.chance import commitment
from ...kernel.match import Match
from ...kernel.record import Seal
from ...kernel.sight import NOBODY, SPECTATOR
from ...kernel.state import Table
from ..automatic import clocks, limits
from ..bus import Signal
from ..clock import now_ms
from ..days import is_day
from ..loaded import LoadedBox
from ..outside import checker
from ..people.identity import Visitor, clean_name
from ..play.people import read_party
from ..play.room import Room
from ..storage.direct import Adapted
from ..storage.log import standing_of, store
from ..storage.models import entries, game_tables, seats, tokens, visitors
from ..storage.rows import BEGUN, UNSEALED, SeatRow, TableRow, read_members, read_seats, read_table
from ..trouble import Trouble, not_allowed, not_running, stale
from ..wire.tables import Settings
from ..words import words_of
from .access import check_ends, check_holds, check_plays, check_runs, check_sees
from .agreement import Place, TableDraft, adapted, agree, share, unlike, with_hints
from .ending import end, stop_clocks
from .lobby import Lobby
from .seating import at, keep_holder

if TYPE_CHECKING:
    from ..server import Server

UNSEEN = -1
"""Nobody has seen yet that the game began: whoever begins is told that it is their turn, like everybody after them."""
_json = msgspec.json.encode


class Stages:
    """From the lobby to the last move, and on to the next game."""

    def __init__(self, server: Server, lobby: Lobby) -> None:
        self.server = server
        self.lobby = lobby

    # beginning

    async def start(self, room: Room, visitor: Visitor) -> None:
        """Begin the game with those who sit there: the dice are sealed with everybody's share."""
        check_runs(room, visitor)
        async with room.lock, self.server.change(room.code) as c:
            room = await self._read_again(c, room)
            if room.row.status != "lobby":
                raise Trouble("lobby-only", 409)
            await self._begin(c, self._without_open_seats(room))

    async def _read_again(self, c: AsyncConnection, room: Room) -> Room:
        """The table as it stands in this transaction, which holds its row until the end."""
        await c.execute(select(game_tables.c.code).where(game_tables.c.code == room.code).with_for_update())
        row = await read_table(c, room.code)
        if row is None:
            raise not_running()
        return Room(row, await read_seats(c, room.code), await read_members(c, room.code), {})

    def _without_open_seats(self, room: Room) -> Room:
        """Whoever has come plays, if the game can be played by so many."""
        filled = [seat for seat in room.seats if seat.kind != "open"]
        if len(filled) < len(room.seats):
            if len(filled) not in room.title.players:
                raise Trouble("too-few-players", 409, n=len(filled), low=min(room.title.players))
            options = adapted(room.title, len(filled), room.row.options)
            room.row.options = agree(room.title, len(filled), options, room.row.box)
            room.row.numbers = [room.row.numbers[seat.seat] for seat in filled]
        room.seats = filled
        return room

    async def _begin(self, c: AsyncConnection, room: Room) -> None:
        row, title, now = room.row, room.title, now_ms()
        room.box = LoadedBox(title, row.components)
        names = self._names(room)
        seal = room.seal(False)
        table = Table(len(names), dict(sorted(row.options.items())), row.box)
        match = Match(title, table, room.chance(0), names, patient=True, seal=seal, components=row.components)
        await self._move_links(c, room)
        usual = row.settings.hints is UNSET
        row.settings = with_hints(row.settings, room.kinds)
        fresh = clocks.fresh(row.settings.clock)
        room.seats = [
            msgspec.structs.replace(seat, seat=n, left_ms=fresh.left_ms, since_ms=0, read_to=UNSEEN)
            for n, seat in enumerate(room.seats)
        ]
        await c.execute(delete(seats).where(seats.c.game_table == room.code))
        await c.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in room.seats])
        for seat in room.seats:
            if seat.visitor is not None:
                await keep_holder(c, room.code, seat.seat, seat.visitor)
        values = {
            "seats": len(names), "options": _json(row.options).decode(), "numbers": _json(row.numbers).decode(),
            "names": _json(names).decode(), "setup": _json(match.record.setup).decode(), "began_ms": now,
            "played_ms": 0, "since_ms": now, "settings": _json(row.settings).decode(), "usual_hints": usual,
        }  # fmt: skip
        await c.execute(update(game_tables).where(game_tables.c.code == room.code).values(**values))
        row.status, row.began_ms, row.played_ms, row.since_ms = "running", now, 0, now
        settled = self.server.settle(room, match, now, "clock")
        status, ended = ("finished", now) if match.over else (row.status, 0)
        stands = standing_of(match, status, now, ended, settled.wake_ms)
        await c.run_sync(lambda c: store(Adapted(c), room.code, match, 0, stands, settled.seats, now=now))

    def _names(self, room: Room) -> list[str]:
        """Who plays; somebody who was invited and has not come yet goes by a neutral word."""
        names = [seat.name for seat in room.seats]
        for seat, name in enumerate(names):
            names[seat] = name or unlike(words_of(self.server.settings.lang).say("guest-name"), names)
        return names

    async def _move_links(self, c: AsyncConnection, room: Room) -> None:
        """Links to seats go with their seats where others before them were open."""
        ours = tokens.c.game_table == room.code
        await c.execute(delete(tokens).where(ours, tokens.c.seat.not_in([seat.seat for seat in room.seats])))
        for number, seat in enumerate(room.seats):
            if number != seat.seat:
                await c.execute(update(tokens).where(ours, tokens.c.seat == seat.seat).values(seat=number))

    # pausing, going on, giving up

    async def pause(self, room: Room, visitor: Visitor) -> None:
        """The game stands still, and its clocks with it."""
        check_plays(room, visitor)
        await self._turn(room, "running", "paused")

    async def resume(self, room: Room, visitor: Visitor) -> None:
        """The game goes on."""
        check_plays(room, visitor)
        await self._turn(room, "paused", "running")

    async def _turn(self, room: Room, before: str, after: str) -> None:
        async with room.lock, self.server.change(room.code) as c:
            row, now = (await self._read_again(c, room)).row, now_ms()
            if row.status != before:
                raise Trouble(f"not-{before}", 409)
            row.status, row.wake_ms = after, None
            row.played_ms, row.since_ms = limits.played_ms(row, now), now if after == "running" else 0
            changed = {name: getattr(row, name) for name in ("status", "wake_ms", "played_ms", "since_ms")}
            await c.execute(update(game_tables).where(game_tables.c.code == room.code).values(**changed))
            if after == "running":
                await self._start_clocks(c, room, row)
            else:
                await stop_clocks(c, room)

    async def _start_clocks(self, c: AsyncConnection, room: Room, row: TableRow) -> None:
        if room.match is None:
            return
        running = copy.copy(room)
        running.row = row
        settled = self.server.settle(running, room.match, now_ms(), "clock")
        here = update(game_tables).where(game_tables.c.code == room.code)
        await c.execute(here.values(wake_ms=settled.wake_ms))
        for seat, values in settled.seats.items():
            await c.execute(update(seats).where(at(room.code, seat)).values(**values))

    async def abandon(self, room: Room, visitor: Visitor) -> None:
        """The table ends without a result, and its seed is shown. Those who must agree are asked first: by somebody who
        plays or has played there, so not by a maker who never has. The server's host need not ask for others' games."""
        check_ends(room, visitor)

        async def read_others(c: AsyncConnection) -> tuple[set[str], bool]:
            """Who must agree, and whether the visitor has a share in the game."""
            query = select(game_tables.c.status).where(game_tables.c.code == room.code)
            party = await read_party(c, room.code)
            played = party.has_played(visitor.id)
            free = (await c.execute(query)).scalar() not in BEGUN or (visitor.host and not played)
            return set() if free else party.others(visitor.id), played

        async def check(c: AsyncConnection) -> None:
            if (await read_others(c))[0]:
                raise stale()

        async with self.server.db.read() as c:
            others, played = await read_others(c)
        if not others:
            await end(self.server, room, check=check)
            return
        if not played:
            raise Trouble("abandon-players", 409)
        mine = room.seats_of(visitor.id)
        seat, name, by = (mine[0], "", "") if mine else (NOBODY, visitor.name, visitor.id)
        await self.server.moves.ask_abandon(room, seat, name, by)

    async def vacation(self, room: Room, visitor: Visitor, seat: int, away: bool) -> None:
        """A seat's clock stands still while its owner is away."""
        check_holds(room, visitor, seat)
        row, awaited = room.seats[seat], False
        if room.match is not None and room.row.status == "running":
            title = room.match.title
            awaited = seat in title.to_act(title.observe(room.match.state, SPECTATOR))
        hand = clocks.vacation(room.row.settings.clock, hands([row])[0], away, awaited, now_ms())
        async with self.server.change(room.code) as c:
            values = {"vacation": away, "left_ms": hand.left_ms, "since_ms": hand.since_ms}
            await c.execute(update(seats).where(at(room.code, seat)).values(**values))

    async def delete(self, code: str) -> None:
        """A table is no more: its log, its chat, its links."""
        async with self.server.db.write() as c:
            await c.execute(delete(game_tables).where(game_tables.c.code == code))
            await self.server.bus.within(c, Signal(code, "gone"))
        self.server.rooms.forget(code)
        self.server.bus.after(Signal(code, "gone"))

    # the next game, and those of elsewhere

    async def rematch(self, room: Room, visitor: Visitor, number: int = 0) -> str:
        """The table that follows: the same people, everybody one seat on. Asked twice, it is the same one. `number` is
        the share in the dice of who asks."""
        check_sees(room, visitor)
        if not (visitor.stored and (room.seats_of(visitor.id) or visitor.id == room.row.owner)):
            raise not_allowed()
        if not room.row.over:
            raise Trouble("not-over", 409)
        async with self.server.change(room.code) as c:
            now = await self._read_again(c, room)  # somebody may have been deleted meanwhile
            if now.row.rematch:
                return now.row.rematch
            code = await self.lobby.write(c, _again(now, visitor, number, await names_of(c, now.people)))
            await c.execute(update(game_tables).where(game_tables.c.code == room.code).values(rematch=code))
        if room.people <= {visitor.id} and not any(seat.kind == "open" for seat in room.seats):
            await self.start(await self.server.rooms.get(code), visitor)
        return code

    async def bring_in(self, visitor: Visitor, data: bytes, lang: str, caller: str) -> str:
        """A record from elsewhere becomes a table whose game is over, to be looked at again. Where a terminal saved it,
        its bots are bots here too."""
        played = await checker.playable(data, lang, caller)
        record, now = played.record, now_ms()
        words = words_of(lang)
        names = [clean_name(name) if name.strip() else words.say("guest-name") for name in record.names]
        who = zip(names, played.bots, strict=True)
        draft = TableDraft(
            game=record.game, version=played.version, preset="custom",
            name=words.say("table-imported", game=words_of(lang, games.title(record.game)).say("game-name"))[:40],
            options=dict(record.table.options), settings=Settings(),
            places=[Place("bot" if bot else "person", None, name, bot) for name, bot in who],
            owner=visitor.id, box=record.table.box, components=record.components,
        )  # fmt: skip
        async with self.server.db.write() as c:
            await self.lobby.check_owns(c, visitor)
            code = await self.lobby.write(
                c, draft, status="finished" if played.over else "abandoned", began_ms=now, ended_ms=now,
                seed=_seed(record.seal), day=_day(record.seal),
                numbers=_json(record.seal.numbers if record.seal else []).decode(),
                setup=_json(record.setup).decode(), names=_json(names).decode(), entries=len(played.entries),
            )  # fmt: skip
            rows = [
                {"game_table": code, "number": number, "body": entry, "key": None, "made_ms": now}
                for number, entry in enumerate(played.entries, 1)
            ]
            if rows:
                await c.execute(insert(entries), rows)
        return code


def hands(rows: Sequence[SeatRow]) -> list[clocks.Hand]:
    """The clocks of these seats."""
    return [clocks.Hand(row.left_ms, row.since_ms, row.vacation) for row in rows]


def rotated(places: list[Place]) -> list[Place]:
    """Everybody one seat on; the last comes first.

    >>> [place.name for place in rotated([Place(name="Anna"), Place(name="Ben"), Place(name="Cleo")])]
    ['Cleo', 'Anna', 'Ben']
    """
    return places[-1:] + places[:-1]


async def names_of(c: AsyncConnection, people: set[str | None]) -> dict[str, str]:
    """What these people are called when nobody stands in for them."""
    found = await c.execute(select(visitors.c.id, visitors.c.name).where(visitors.c.id.in_(people - {None})))
    return {row.id: row.name for row in found}


def _again(room: Room, visitor: Visitor, number: int, names: dict[str, str]) -> TableDraft:
    """The same table once more; whoever asks owns it if the owner has gone. Players replaced by a stand-in
    get their seats back."""
    row = room.row
    places: list[Place] = []
    for seat in room.seats:
        place = Place(seat.kind, seat.visitor, seat.name, seat.bot)
        if seat.kind == "bot" and seat.visitor is not None:
            own = names.get(seat.visitor) or seat.name
            place = Place("person", seat.visitor, unlike(own, [other.name for other in room.seats if other != seat]))
        if place.visitor == visitor.id:
            place.number = share(number)
        places.append(place)
    seated = {place.visitor for place in places if place.visitor}
    belong = room.members | {seat.visitor for seat in room.seats if seat.visitor}
    preset, name, settings = row.preset, row.name, row.settings
    if row.usual_hints:  # nobody has chosen: it is settled anew among those who will play
        settings = msgspec.structs.replace(settings, hints=UNSET)
    if row.of_the_day:  # once only: the next has dice of its own
        preset, name, settings = "custom", words_of(visitor.lang).say("table-of", name=visitor.name)[:40], Settings()
    return TableDraft(
        game=row.game, version=room.title.version, preset=preset, name=name, options=row.options,
        settings=settings, places=rotated(places), owner=row.owner or visitor.id, box=row.box,
        components=row.components, members=sorted(belong - seated),
    )  # fmt: skip


def _day(seal: Seal | None) -> str:
    """The day whose luck an imported game has; empty if it has its own, or the day is none."""
    return seal.day if seal is not None and is_day(seal.day) else ""


def _seed(seal: Seal | None) -> bytes:
    """The seed of an imported game, if it is known; else one that stands for "not sealed"."""
    if seal is not None and re.fullmatch("[0-9a-f]{64}", seal.seed) and _day(seal) == seal.day:
        seed = bytes.fromhex(seal.seed)
        if commitment(seed) == seal.commitment:
            return seed
    return UNSEALED
