"""A page's socket: it says from which seat it looks, and is sent the table, the game and the chat whenever they change.

Everything that is sent is whole, but for log and chat, which go on; so a signal that is lost costs nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, NoReturn

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import Subscriber
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy import update

from ... import __version__
from ...words import LANGUAGES
from ..addresses import caller
from ..bus import Signal, channel, read
from ..clock import now_ms
from ..limit import Limit
from ..people.identity import SEEN_MS, Visitor, is_session, note_seen
from ..people.sessions import mailbox
from ..safety import same_origin
from ..server import Server
from ..storage.faults import Unusable
from ..storage.models import seats
from ..tables import chat
from ..tables.tableview import table_message
from ..trouble import Trouble
from ..wire.play import Chat, ClientMessage, Gone, Hello, Look, Ping, Pointed, Seen
from .room import Room
from .views import seen

log = logging.getLogger(__name__)

LARGEST = 4096
"""Bytes of a message from a page."""
MESSAGES = 600
"""Messages a minute from one page."""
TOO_LARGE, TOO_FAST, NOT_KNOWN, GONE, LATER = 1009, 1008, 1008, 1000, 1013

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientMessage).decode

Asked = WebSocket[Visitor, str, State]


@websocket("/ws/tables/{code:str}")
async def table_socket(socket: Asked, server: NamedDependency[Server], code: FromPath[str]) -> None:
    """One page at one table."""
    if not same_origin(socket, server.settings.public_url):
        raise PermissionDeniedException
    address = caller(socket)
    try:
        room = await server.rooms.get(code)
    except (Trouble, Unusable):
        raise PermissionDeniedException from None
    if not _may_open(room, socket.user) or not server.presence.opens(address, server.settings.sockets_limit):
        raise PermissionDeniedException
    await socket.accept()
    page = Page(server, socket, room)
    try:
        await page.run()
    finally:
        server.presence.closes(address)


def _may_open(room: Room, visitor: Visitor) -> bool:
    """The server's host may look after any table; what is played on it they see as anybody else would."""
    return visitor.host or room.may_see(visitor.id)


class Ended(Exception):
    """A page was told that it is over, and is told nothing more."""


class Page:
    """What one page was sent, and so what it still has to be sent."""

    def __init__(self, server: Server, socket: Asked, room: Room) -> None:
        self.server = server
        self.socket = socket
        self.visitor = socket.user
        self.session = socket.auth
        self.base = server.links.base(socket)
        self.code = room.code
        self.room = room
        self.seat: int | None = None
        """None until the page has said from where it looks."""
        self.lang = self.visitor.lang
        self.text = False
        """Whether the page wants the board as text."""
        self.sits = bool(room.seats_of(self.visitor.id))
        self._limit = Limit(MESSAGES)
        self._table = b""
        self._table_stamp: tuple[Any, ...] = ()
        self._view_stamp: tuple[Any, ...] | None
        self._lines: int
        self._version: int
        """The version of the view that the page has, as it says when it looks; 0: none to continue from."""
        self._chat = 0
        self._seen_ms = now_ms()
        self._turn = asyncio.Lock()

    async def run(self) -> None:
        """Until the page goes."""
        server = self.server
        heard = [channel(self.code)] + [channel(mailbox(self.visitor.id))] * self.visitor.stored
        async with server.bus.plugin.start_subscription(heard) as hints:
            server.rooms.look_at(self.code)
            server.presence.come(self.code, self.visitor.id, self.sits)
            follow = asyncio.create_task(self._follow(hints))
            try:
                self.room = await server.rooms.get(self.code)  # another process may have moved before we could hear it
                if not await self._is_known():
                    await self.socket.close(NOT_KNOWN)
                    return
                await self._send(_encode(Hello(__version__, now_ms())))
                await self._update_table()
                await self._update_chat()
                await self._listen()
            except WebSocketDisconnect:
                pass
            except Unusable:
                await self.socket.close(LATER)
            finally:
                follow.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await follow
                server.rooms.look_away(self.code)
                server.presence.go(self.code, self.visitor.id, self.sits)
                await self._read()

    async def _send(self, data: bytes) -> None:
        await self.socket.send_data(data, mode="text")

    # what the page says

    async def _listen(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            if len(data) > LARGEST:
                await self.socket.close(TOO_LARGE)
                return
            if not self._limit.takes(""):
                await self.socket.close(TOO_FAST)
                return
            try:
                message = _decode(data)
            except (msgspec.DecodeError, RecursionError):
                continue  # a newer page may say more than we understand
            await self._hear(message)

    async def _hear(self, message: ClientMessage) -> None:
        await self._note_seen()
        if isinstance(message, Look):
            await self._look(message)
        elif isinstance(message, Ping):
            await self._send(_encode(Hello(__version__, now_ms())))
        elif isinstance(message, Seen):
            await self._seen()
        elif self.seat is not None and self._holds_seat():
            pointed = _encode(Pointed(self.seat, message.target)).decode()
            self.server.bus.publish(Signal(self.code, "point", text=pointed))

    async def _look(self, look: Look) -> None:
        async with self._turn:
            self.seat = look.seat if look.seat in self.room.seats_of(self.visitor.id) else -1
            self.lang = look.lang if look.lang in LANGUAGES else self.lang
            self.text = look.sheet
            self._lines, self._version = look.log_from, look.version
            self._view_stamp, self._table_stamp = None, ()
        await self._update_table()
        await self._update_view()

    async def _note_seen(self) -> None:
        """Whoever has a page open is here, though they ask for nothing else."""
        now = now_ms()
        if self.visitor.stored and now - self._seen_ms >= SEEN_MS:
            before, self._seen_ms = self._seen_ms, now
            with contextlib.suppress(Unusable):
                await note_seen(self.server.db, self.visitor, before)

    async def _seen(self) -> None:
        """The page is looked at: whoever was told that it is their turn knows it by now."""
        if self.server.notices is not None and self.sits:
            await self.server.notices.seen(self.room, self.visitor.id)

    async def _read(self) -> None:
        """Note how far this visitor has read, for "since I last looked"."""
        behind = [s for s in self.room.seats if s.visitor == self.visitor.id and s.read_to < self.room.entries]
        if not (self.visitor.id and behind and self.seat is not None):
            return
        for seat in behind:
            seat.read_to = self.room.entries
        with contextlib.suppress(Exception):  # the database may be closing: this is no loss
            async with self.server.db.write() as c:
                mine = (seats.c.game_table == self.code) & (seats.c.visitor == self.visitor.id)
                await c.execute(update(seats).where(mine).values(read_to=self.room.entries))

    # what the page is told

    async def _follow(self, hints: Subscriber) -> None:
        try:
            async for data in hints.iter_events():
                await self._take(read(data))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Ended:
            pass
        except Unusable:  # the page comes back by itself, and reads what it missed
            await self.socket.close(LATER)
        except Exception:
            log.exception("a page could not be told what changed")
            await self.socket.close(1011)

    async def _take(self, signal: Signal) -> None:
        """Pass on what a signal is about; `Ended` if there is nothing more to say."""
        if signal.kind == "gone":
            await self._end("deleted")
        if signal.kind in ("session", "resync") and not await self._is_known():
            await self.socket.close(NOT_KNOWN)
            raise Ended
        if signal.kind == "here":
            self.server.presence.heard(signal)
            await self._update_table()
        elif signal.kind == "point":
            await self._send(signal.text.encode())
        elif signal.kind == "chat":
            await self._update_chat()
        elif signal.kind == "plans":
            await self._planned(signal.number)
        else:
            await self._changed(signal)

    async def _is_known(self) -> bool:
        """Whether this browser's session is still good; if not, the page may come back as whoever it is now."""
        return not self.visitor.stored or await is_session(self.server.db, self.session)

    async def _planned(self, seat: int) -> None:
        """A seat's plans changed: nobody notices but whoever looks from there."""
        if seat == self.seat:
            with contextlib.suppress(Trouble):
                self.room = await self.server.rooms.refresh(self.code)
                await self._update_view()

    async def _changed(self, signal: Signal) -> None:
        rooms = self.server.rooms
        try:
            if signal.kind == "entry":
                self.room = await rooms.at_least(self.code, signal.number)
            else:
                self.room = await rooms.at_least(self.code, 0, signal.number)
        except Trouble:
            await self._end("deleted")
        if not _may_open(self.room, self.visitor):
            await self._end("closed")
        await self._mind_seat()
        if signal.kind == "resync":  # sentences may say another name: all of them come again
            self._view_stamp, self._version = None, 0
        await self._update_table()
        await self._update_view()
        if signal.kind == "resync":
            await self._update_chat()

    async def _mind_seat(self) -> None:
        """Somebody may have sat down, or lost the seat they look from."""
        mine = self.room.seats_of(self.visitor.id)
        if bool(mine) != self.sits:
            self.server.presence.go(self.code, self.visitor.id, self.sits)
            self.sits = bool(mine)
            self.server.presence.come(self.code, self.visitor.id, self.sits)
        await self._leave_lost_seat()

    def _holds_seat(self) -> bool:
        """Whether the page looks from a seat, and its visitor still holds it."""
        return self.seat is not None and self.seat >= 0 and self.seat in self.room.seats_of(self.visitor.id)

    async def _leave_lost_seat(self) -> None:
        """Look on as a spectator from now on if the seat is somebody else's."""
        if self.seat is not None and self.seat >= 0 and not self._holds_seat():
            self.seat, self._view_stamp, self._version = -1, None, 0
            await self._send(_encode(Gone("seat")))

    async def _end(self, why: Any) -> NoReturn:
        await self._send(_encode(Gone(why)))
        await self.socket.close(GONE)
        raise Ended

    async def _update_table(self) -> None:
        async with self._turn:
            room = self.room
            stamp = (room.stamp, self.server.presence.stamp(self.code), self.lang)
            if stamp == self._table_stamp:
                return
            self._table_stamp = stamp
            data = _encode(table_message(self.server, room, self.visitor, self.base, self.lang))
            if data != self._table:
                self._table = data
                await self._send(data)

    async def _update_view(self) -> None:
        """Send the view if it is new. First check that the page still has its seat: a signal may be late."""
        async with self._turn:
            await self._leave_lost_seat()
            room, seat = self.room, self.seat
            if seat is None or room.match is None or not room.may_watch(self.visitor.id):
                return
            now = seen(self.server, room, seat, self.lang)
            if now.stamp == self._view_stamp:
                return
            self._view_stamp = now.stamp
            log_from = now.log.first_new(self._lines, self._version)
            self._lines, self._version = len(now.log.lines), now.view.version
            await self._send(now.encoded(log_from, self.text))

    async def _update_chat(self) -> None:
        async with self._turn:
            row = self.room.row
            async with self.server.db.read() as c:
                lines = await chat.lines(c, self.code, row.status, row.began_ms, player=self.sits, after=self._chat)
            if lines:
                self._chat = lines[-1].id
                await self._send(_encode(Chat(lines)))


ROUTES = [table_socket]
