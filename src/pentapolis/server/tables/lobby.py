"""The lobby: tables are made, people come in by the invite link, and what was agreed on is changed. `hands` seats them.

Who may do what is checked first (`access`).
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..automatic import clocks
from ..clock import now_ms
from ..outside import checker
from ..people.identity import Visitor, clean_name, fresh_token
from ..play.people import read_party
from ..play.room import Room
from ..storage.models import game_tables, members, seats
from ..storage.rows import UNDER_WAY
from ..trouble import GameAway, Trouble, unknown_table
from ..wire.tables import Enter, NewTable, SetTable, Settings
from ..words import words_of
from .access import check_changes, check_runs, may_enter
from .agreement import (
    TableDraft,
    agree,
    changed,
    check_settings,
    known_game,
    places,
    settings_of,
    several,
    usual_seats,
)
from .seating import at, keep_holder, name_at

if TYPE_CHECKING:
    from ..server import Server

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Signs of a table's code: none that could be taken for another."""
CODE_LENGTH = 6
_json = msgspec.json.encode


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
        draft = TableDraft(
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
            return await self.write(c, draft)

    async def check_owns(self, c: AsyncConnection, visitor: Visitor) -> None:
        """Nobody keeps more tables going than a person can play at."""
        under_way = game_tables.c.status.in_(UNDER_WAY)
        owned = select(func.count()).where(game_tables.c.owner == visitor.id, under_way)
        if int((await c.execute(owned)).scalar_one()) >= self.server.settings.tables_limit:
            raise Trouble("too-many-tables", 409, most=self.server.settings.tables_limit)

    async def write(self, c: AsyncConnection, draft: TableDraft, **more: Any) -> str:
        """Write a table down. Its dice are sealed from now on."""
        code = await self._free_code(c)
        now = now_ms()
        values = {
            "code": code, "name": draft.name, "game": draft.game, "rules_version": draft.version,
            "preset": draft.preset, "status": "lobby", "seats": len(draft.places),
            "options": _json(draft.options).decode(),
            "settings": _json(draft.settings).decode(), "box": draft.box, "components": draft.components,
            "owner": draft.owner, "invite": fresh_token(), "seed": secrets.token_bytes(32),
            "numbers": _json([place.number for place in draft.places]).decode(), "bot_seed": secrets.randbits(32),
            "made_ms": now, "moved_ms": now,
        } | more  # fmt: skip
        await c.execute(insert(game_tables).values(**values))
        rows = [
            {"game_table": code, "seat": seat, "kind": place.kind, "visitor": place.visitor, "name": place.name,
             "bot": place.bot}
            for seat, place in enumerate(draft.places)
        ]  # fmt: skip
        await c.execute(insert(seats), rows)
        for seat, place in enumerate(draft.places):
            if place.visitor is not None and values["status"] == "running":
                await keep_holder(c, code, seat, place.visitor)
        if draft.members:
            await c.execute(insert(members), [{"game_table": code, "visitor": one} for one in draft.members])
        return code

    async def _free_code(self, c: AsyncConnection) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if (await c.execute(select(game_tables.c.code).where(game_tables.c.code == code))).first() is None:
                return code

    # coming in

    async def enter(self, room: Room, visitor: Visitor, given: Enter) -> None:
        """Come in by the invite link. Whoever doesn't have it finds no table."""
        if not may_enter(room, visitor, given.invite):
            raise unknown_table()
        if room.knows(visitor.id):
            return
        try:
            async with self.server.change(room.code) as c:
                await c.execute(insert(members).values(game_table=room.code, visitor=visitor.id))
        except IntegrityError:  # in another page at the same moment
            await self.server.rooms.refresh(room.code)

    async def set_table(self, room: Room, visitor: Visitor, given: SetTable) -> None:
        """Who runs the table changes its name, what was agreed on, and before the game its options; where several
        play, whether there are hints is settled then too."""
        check_runs(room, visitor)
        check_changes(room)
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
                if given.settings is not None:
                    await self._check_consent(c, room, visitor, settings)
                if given.settings is not None and given.settings.clock != room.row.settings.clock:
                    fresh = clocks.fresh(given.settings.clock)  # another clock begins anew; the driver starts it
                    everywhere = update(seats).where(seats.c.game_table == room.code)
                    await c.execute(everywhere.values(left_ms=fresh.left_ms, since_ms=0))

    async def _check_consent(self, c: AsyncConnection, room: Room, visitor: Visitor, new: Settings) -> None:
        """Once others have played, nobody gets around them: a clock that ends the game would end it without asking
        them, and hints would be given in a game that they can come back to."""
        old, query = room.row.settings, select(game_tables.c.status).where(game_tables.c.code == room.code)
        ends = new.clock != old.clock and new.clock.kind != "none" and new.clock.then == "end"
        hints = new.hints is True and old.hints is not True
        if not (ends or hints) or (await c.execute(query)).scalar() not in ("running", "paused"):
            return
        if (await read_party(c, room.code)).others(visitor.id):
            raise Trouble("clock-settled" if ends else "hints-settled", 409)

    async def renamed(self, visitor: Visitor, name: str) -> None:
        """Somebody goes by another name: in lobbies at once; games that have begun keep the name they began with."""
        async with self.server.db.read() as c:
            query = select(seats.c.game_table, seats.c.seat).join(game_tables, game_tables.c.code == seats.c.game_table)
            waiting = query.where(seats.c.visitor == visitor.id, game_tables.c.status == "lobby")
            found = (await c.execute(waiting)).all()
        for row in found:
            try:
                room = await self.server.rooms.get(row.game_table)
            except GameAway:  # the name stands there until the game is back
                continue
            if room.seats[row.seat].name == visitor.name:
                new = name_at(room, row.seat, name)
                async with self.server.change(room.code) as c:
                    await c.execute(update(seats).where(at(room.code, row.seat)).values(name=new))
