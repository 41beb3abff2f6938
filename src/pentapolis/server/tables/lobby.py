"""The lobby: tables are made, people come in by a link, sit down, stand up; seats change hands, also in mid-game.

Who may do what is checked first (`access`); changes are made by updates that only hit what they expect: two who want
one seat at once don't both get it.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import library
from ..automatic import clocks
from ..bus import Hint
from ..clock import now_ms
from ..outside import checker
from ..people.identity import DAY_MS, Visitor, clean_name, fresh_token, new_token, use_token
from ..play.rooms import Room
from ..storage.models import game_tables, members, seats, tokens
from ..storage.rows import SeatRow
from ..trouble import Trouble, unknown_table
from ..wire.tables import Enter, NewTable, SetSeat, SetTable
from ..words import words_of
from .access import check_gives, check_holds, check_runs, check_seat, check_sees, may_enter, runs
from .agreement import (
    Plan,
    agree,
    changed,
    check_settings,
    known_bot,
    known_game,
    places,
    settings_of,
    several,
    share,
    unlike,
    usual_seats,
)
from .seating import at, check_may_take, keep_holder, keep_member, open_seat, seat_of_token, set_number

if TYPE_CHECKING:
    from ..server import Server

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Signs of a table's code: none that could be taken for another."""
CODE_LENGTH = 6
SEAT_LINK_MS = 30 * DAY_MS
UNDER_WAY = ("lobby", "running", "paused")
_json = msgspec.json.encode


Store = Callable[[AsyncConnection], Awaitable[None]]


class Holder(msgspec.Struct, frozen=True):
    """In whose hands a seat is."""

    kind: str
    visitor: str | None = None
    bot: str = ""

    @classmethod
    def of(cls, row: SeatRow) -> Holder:
        return cls(row.kind, row.visitor, row.bot)


class Lobby:
    """Everything about tables that is not a move."""

    def __init__(self, server: Server) -> None:
        self.server = server

    # making

    async def make(self, visitor: Visitor, new: NewTable, lang: str) -> str:
        """A new table; its code. The maker sits where they said, and owns it."""
        title = known_game(new.game)
        box = await checker.box_of(title, new.components, lang)
        given = new.seats or usual_seats(new.preset, title)
        options = agree(title, len(given), new.options, box)
        settings = new.settings or settings_of(new.preset)
        check_settings(settings)
        words = words_of(lang)
        plan = Plan(
            game=title.id,
            version=title.version,
            preset=new.preset,
            name=clean_name(new.name) if new.name.strip() else words.say("table-of", name=visitor.name)[:40],
            options=options,
            settings=settings,
            places=places(title, given, visitor, new.number, words),
            owner=visitor.id,
            box=box,
            components=new.components if box else "",
        )
        async with self.server.db.write() as c:
            await self.check_owns(c, visitor)
            return await self.write(c, plan)

    async def check_owns(self, c: AsyncConnection, visitor: Visitor) -> None:
        """Nobody keeps more tables going than a person can play at."""
        under_way = game_tables.c.status.in_(UNDER_WAY)
        owned = select(func.count()).where(game_tables.c.owner == visitor.id, under_way)
        if int((await c.execute(owned)).scalar_one()) >= self.server.settings.tables_limit:
            raise Trouble("too-many-tables", 409, most=self.server.settings.tables_limit)

    async def write(self, c: AsyncConnection, plan: Plan, **more: Any) -> str:
        """Write a table down. Its dice are sealed from now on."""
        code = await self._free_code(c)
        now = now_ms()
        values = {
            "code": code, "name": plan.name, "game": plan.game, "rules_version": plan.version, "preset": plan.preset,
            "status": "lobby", "seats": len(plan.places), "options": _json(plan.options).decode(),
            "settings": _json(plan.settings).decode(), "box": plan.box, "components": plan.components,
            "owner": plan.owner, "invite": fresh_token(), "seed": secrets.token_bytes(32),
            "numbers": _json([place.number for place in plan.places]).decode(), "bot_seed": secrets.randbits(32),
            "made_ms": now, "moved_ms": now,
        } | more  # fmt: skip
        await c.execute(insert(game_tables).values(**values))
        rows = [
            {"game_table": code, "seat": seat, "kind": place.kind, "visitor": place.visitor, "name": place.name,
             "bot": place.bot}
            for seat, place in enumerate(plan.places)
        ]  # fmt: skip
        await c.execute(insert(seats), rows)
        for seat, place in enumerate(plan.places):
            if place.visitor is not None and values["status"] == "running":
                await keep_holder(c, code, seat, place.visitor)
        if plan.members:
            await c.execute(insert(members), [{"game_table": code, "visitor": one} for one in plan.members])
        return code

    async def _free_code(self, c: AsyncConnection) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if (await c.execute(select(game_tables.c.code).where(game_tables.c.code == code))).first() is None:
                return code

    # coming in

    async def enter(self, room: Room, visitor: Visitor, given: Enter) -> None:
        """Come in by the invite link, or take over a seat by its own link. Whoever has neither finds no table."""
        if given.seat_token:
            await self._enter_seat(room, visitor, given.seat_token)
            return
        if not may_enter(room, visitor, given.invite):
            raise unknown_table()
        if room.knows(visitor.id):
            return
        try:
            async with self.server.change(room.code) as c:
                await c.execute(insert(members).values(game_table=room.code, visitor=visitor.id))
        except IntegrityError:  # in another page at the same moment
            await self.server.rooms.refresh(room.code)

    async def check_seat_token(self, room: Room, token: str) -> int:
        """The seat that a seat's link opens; a `Trouble` if it opens none."""
        async with self.server.db.read() as c:
            seat = await seat_of_token(c, room.code, token)
        if seat is None:
            raise Trouble("link-used", 404)
        return seat

    async def _enter_seat(self, room: Room, visitor: Visitor, token: str) -> None:
        seat = await self.check_seat_token(room, token)

        async def take(c: AsyncConnection) -> None:
            if await use_token(c, "seat", token) is None:
                raise Trouble("link-used", 404)
            held = {"kind": "person", "visitor": visitor.id, "bot": "", "name": name}
            await c.execute(update(seats).where(at(room.code, seat)).values(**held, vacation=False))
            if before and before != visitor.id:
                await keep_member(c, room, before)

        before = room.seats[seat].visitor
        name = self._name_at(room, seat, visitor.name or room.seats[seat].name or room.names[seat])
        await self._change_hands(room, seat, name, take, Holder("person", visitor.id))

    # seats

    async def sit(self, room: Room, visitor: Visitor, seat: int | None, number: int) -> None:
        """Take an open seat, any if none is named; before the game each client gives its share in the dice."""
        check_sees(room, visitor)
        self._check_under_way(room)
        mine = room.seats_of(visitor.id)
        if mine and seat is None:
            seat = mine[0]
        if seat is None:
            seat = next((row.seat for row in room.seats if row.kind == "open"), None)
            if seat is None:
                raise Trouble("no-open-seat", 409)
        check_seat(room, seat)
        if seat in mine:
            if room.seats[seat].kind == "bot":
                await self._come_back(room, seat, visitor)
            else:
                await self._give_share(room, seat, number)
            return
        if mine and room.row.settings.public and not runs(room, visitor):
            raise Trouble("one-seat-each", 409)
        name = self._name_at(room, seat, visitor.name)

        async def take(c: AsyncConnection) -> None:
            free = update(seats).where(at(room.code, seat), seats.c.kind == "open")
            taken = await c.execute(free.values(kind="person", visitor=visitor.id, name=name, bot=""))
            if not taken.rowcount:
                raise Trouble("seat-taken", 409)
            await set_number(c, room, seat, number)

        await self._change_hands(room, seat, name, take, Holder("person", visitor.id))

    async def _come_back(self, room: Room, seat: int, visitor: Visitor) -> None:
        """Somebody whose seat a bot took over when their time was out takes it back, with a little time."""
        name = self._name_at(room, seat, visitor.name)
        left = clocks.come_back(room.row.settings.clock, room.seats[seat].left_ms)

        async def take(c: AsyncConnection) -> None:
            mine = update(seats).where(at(room.code, seat), seats.c.kind == "bot", seats.c.visitor == visitor.id)
            if not (await c.execute(mine.values(kind="person", name=name, bot="", left_ms=left))).rowcount:
                raise Trouble("seat-taken", 409)

        await self._change_hands(room, seat, name, take, Holder("person", visitor.id))

    async def _give_share(self, room: Room, seat: int, number: int) -> None:
        if room.row.status == "lobby" and room.row.numbers[seat] != share(number):
            async with self.server.change(room.code) as c:
                await set_number(c, room, seat, number)

    async def stand(self, room: Room, visitor: Visitor, seat: int) -> None:
        """Leave a seat: it is open, and its name stays in the game until somebody takes it."""
        check_holds(room, visitor, seat)
        self._check_under_way(room)
        self._check_changes(room)
        async with self.server.change(room.code) as c:
            await open_seat(c, room, seat)
            await keep_member(c, room, visitor.id)

    async def set_seat(self, room: Room, visitor: Visitor, given: SetSeat, lang: str) -> None:
        """Who runs the table opens a seat, gives it to a bot, or takes it; who holds a seat opens it or gives it to a
        bot, who plays on until they come back."""
        check_gives(room, visitor, given.seat)
        if given.kind == "me":
            check_runs(room, visitor)
        self._check_under_way(room)
        self._check_changes(room)
        before = room.seats[given.seat]
        held: dict[str, Any] = {"kind": given.kind, "visitor": None, "bot": "", "name": "", "vacation": False}
        name = ""
        if given.kind == "bot":
            bot = known_bot(room.title, given.bot)
            own, words = before.visitor == visitor.id and room.match is not None, words_of(lang)
            called = visitor.name if before.kind == "bot" else before.name
            usual = words.say("bot-stands-in", name=called[:31]) if own else library.bot_name(words, bot)
            name = self._name_at(room, given.seat, given.name.strip() or usual)
            held |= {"bot": bot, "name": name, "visitor": visitor.id if own else None}
        elif given.kind == "me":
            name = self._name_at(room, given.seat, given.name.strip() or visitor.name)
            held |= {"kind": "person", "visitor": visitor.id, "name": name}

        async def put(c: AsyncConnection) -> None:
            await c.execute(update(seats).where(at(room.code, given.seat)).values(**held))
            await c.execute(delete(tokens).where(tokens.c.game_table == room.code, tokens.c.seat == given.seat))
            await set_number(c, room, given.seat, 0)
            if before.visitor and before.visitor != held["visitor"]:
                await keep_member(c, room, before.visitor)

        await self._change_hands(room, given.seat, name, put, Holder(held["kind"], held["visitor"], held["bot"]))

    async def seat_link(self, room: Room, visitor: Visitor, seat: int) -> str:
        """The secret of a new link to a seat: whoever held it holds it no more, nor does an older link open it. An
        open seat is kept for whoever gets the link; one's own is kept until somebody comes by it."""
        check_gives(room, visitor, seat)
        self._check_changes(room)
        before = room.seats[seat]
        if before.kind == "bot":
            raise Trouble("seat-bot", 409)
        async with self.server.change(room.code) as c:
            await c.execute(delete(tokens).where(tokens.c.game_table == room.code, tokens.c.seat == seat))
            if before.visitor != visitor.id:
                await c.execute(update(seats).where(at(room.code, seat)).values(kind="person", visitor=None))
                if before.visitor:
                    await keep_member(c, room, before.visitor)
            return await new_token(c, "seat", table=room.code, seat=seat, lasts_ms=SEAT_LINK_MS)

    async def set_table(self, room: Room, visitor: Visitor, given: SetTable) -> None:
        """Who runs the table changes its name, what was agreed on, and before the game its options; where several
        play, whether there are hints is settled then too."""
        check_runs(room, visitor)
        self._check_changes(room)
        values: dict[str, Any] = {}
        settled = Trouble("lobby-only", 409) if given.options is not None else None
        if given.name is not None:
            values["name"] = clean_name(given.name)
        if given.settings is not None:
            check_settings(given.settings)
            settings = changed(room.row.settings, given.settings, room.kinds)
            values["settings"] = _json(settings).decode()
            if settings.hints != room.row.settings.hints:
                values["usual_hints"] = False
                if several(room.kinds) and settings.hints:
                    settled = settled or Trouble("hints-settled", 409)
        if given.options is not None:
            options = agree(room.title, len(room.seats), given.options, room.row.box)
            values["options"] = _json(options).decode()
        if values:
            async with self.server.change(room.code) as c:
                here = game_tables.c.code == room.code
                if settled is not None:
                    here &= game_tables.c.status == "lobby"
                if not (await c.execute(update(game_tables).where(here).values(**values))).rowcount:
                    raise settled or unknown_table()
                if given.settings is not None and given.settings.clock != room.row.settings.clock:
                    fresh = clocks.fresh(given.settings.clock)  # another clock begins anew; the driver starts it
                    everywhere = update(seats).where(seats.c.game_table == room.code)
                    await c.execute(everywhere.values(left_ms=fresh.left_ms, since_ms=0))

    async def renamed(self, visitor: Visitor, name: str) -> None:
        """Somebody goes by another name: in lobbies at once; games that have begun keep the name they began with."""
        async with self.server.db.read() as c:
            query = select(seats.c.game_table, seats.c.seat).join(game_tables, game_tables.c.code == seats.c.game_table)
            waiting = query.where(seats.c.visitor == visitor.id, game_tables.c.status == "lobby")
            found = (await c.execute(waiting)).all()
        for row in found:
            room = await self.server.rooms.get(row.game_table)
            if room.seats[row.seat].name == visitor.name:
                new = self._name_at(room, row.seat, name)
                async with self.server.change(room.code) as c:
                    await c.execute(update(seats).where(at(room.code, row.seat)).values(name=new))

    # what several of these need

    def _name_at(self, room: Room, seat: int, name: str) -> str:
        others = [other for n, other in enumerate(room.names) if n != seat]
        return unlike(clean_name(name), others)

    def _check_under_way(self, room: Room) -> None:
        if room.row.status not in UNDER_WAY:
            raise Trouble("table-over", 409)

    def _check_changes(self, room: Room) -> None:
        """A day's game is played by who began it, as all others play it."""
        if room.row.of_the_day:
            raise Trouble("day-table", 409)

    async def _change_hands(self, room: Room, seat: int, name: str, store: Store, after: Holder) -> None:
        """Somebody else sits here: a game that goes on notes it and tells it, whatever they are called. Nobody takes a
        seat who plays another."""
        same = after == Holder.of(room.seats[seat]) and name == room.names[seat]
        if room.row.status not in ("running", "paused") or after.kind == "open" or same:
            async with self.server.change(room.code) as c:
                await store(c)
            return
        bus, hint = self.server.bus, Hint(room.code, "table")

        async def more(c: AsyncConnection) -> None:
            if after.kind == "person" and after.visitor is not None:
                await check_may_take(c, room.code, seat, after.visitor)
                await keep_holder(c, room.code, seat, after.visitor)
            await store(c)
            grown = update(game_tables).where(game_tables.c.code == room.code)
            await c.execute(grown.values(revision=game_tables.c.revision + 1))
            await bus.within(c, hint)

        await self.server.moves.hand_over(room, seat, name, more)
        bus.after(hint)
