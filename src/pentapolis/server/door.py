"""Connections: how many one address may hold, and how long a request may take to arrive.

uvicorn times out connections between two requests only. These protocols, which `pentapolis serve` gives to uvicorn,
close those that never finish a request or never read their answer, and refuse more connections than an address may
hold. Each process counts its own. Trusted proxies are not limited: many people come through one of them.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, TimerHandle, Transport
from collections import Counter
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from .addresses import Proxies, grouped
from .connections import Http, WebSockets
from .settings import Settings
from .upkeep.files import limits

log = logging.getLogger(__name__)

HEAD_LIMIT = 65_536
"""Maximum bytes of request line and headers after the first packet."""
SPARE_FILES = 200
"""Files that a process keeps for its database, its workers and its log."""
SAID_AGAIN_S = 600.0
"""Minimum interval between log lines for the same reason."""
STATE = "door"
"""Under this name the app hands its door to the protocols, in the state of its lifespan."""


class Door:
    """Who is connected to this process."""

    def __init__(self, settings: Settings) -> None:
        self.proxies = Proxies(settings.trusted_proxies)
        self.each = settings.connections_limit
        self.request_s = settings.request_ms / 1000
        files = limits()[0]
        self.capacity = max(files - SPARE_FILES, files // 2)
        """Connections in all: beyond that there would be no file left to answer with."""
        self.closed: Counter[str] = Counter()
        """For the metrics: connections that were refused or closed, by why."""
        self._held: Counter[str] = Counter()
        self._incomplete: dict[Connection, None] = {}
        self._said: dict[str, float] = {}
        self.forwarding = False

    @property
    def open(self) -> int:
        """Connections of this process."""
        return self._held.total()

    def enter(self, connection: Connection) -> bool:
        """Whether a connection may come in; if it may, it counts until its host leaves.

        When the process is full, the oldest connection that has not sent a whole request gives way.
        """
        group = grouped(connection.host)
        if self.each and self._held[group] >= self.each and connection.host not in self.proxies:
            self.close(connection, "address")
            return False
        if self.open >= self.capacity:
            oldest = next(iter(self._incomplete), connection)
            self.has_sent(oldest)
            self.close(oldest, "full")
            if oldest is connection:
                return False
        self._held[group] += 1
        return True

    def leave(self, host: str) -> None:
        group = grouped(host)
        self._held[group] -= 1
        if not self._held[group]:
            del self._held[group]

    def waits(self, connection: Connection) -> None:
        """A connection has not sent a whole request yet."""
        self._incomplete[connection] = None

    def has_sent(self, connection: Connection) -> None:
        """It has, or is gone."""
        self._incomplete.pop(connection, None)

    def close(self, connection: Reader, why: str) -> None:
        """Close a connection at once; the log says it once in a while, for all that are closed for the same reason."""
        if connection.is_over:
            return
        connection.is_over = True
        self.closed[why] += 1
        connection.transport.abort()
        now = connection.loop.time()
        if why not in QUIET and now - self._said.get(why, -SAID_AGAIN_S) >= SAID_AGAIN_S:
            self._said[why] = now
            log.warning("connections are closed: %s", REASONS[why], extra={"why": why, "number": self.closed[why]})

    def is_forwarded(self, connection: Connection) -> None:
        """Somebody whom the settings don't name forwards requests: said once, since it may be the host's own proxy."""
        if not self.forwarding and connection.host not in self.proxies:
            self.forwarding = True
            log.warning("X-Forwarded-For is not believed: is it your proxy's? Then set PENTAPOLIS_TRUSTED_PROXIES")


REASONS = {
    "address": "one address holds PENTAPOLIS_CONNECTIONS_LIMIT of them",
    "full": "this process can't open more files",
    "slow": "their request did not arrive within PENTAPOLIS_REQUEST_MS",
    "unread": "their answer was not read within PENTAPOLIS_REQUEST_MS",
    "head": "the headers of their request were too long",
    "idle": "they sent nothing",
}
QUIET = ("idle",)
"""What browsers do all the time, and nobody needs to know."""


class Reader:
    """Whoever gets our answers: a connection is closed if they are not read in time."""

    door: Door
    loop: AbstractEventLoop
    transport: Transport

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.is_over = False
        self._unread: TimerHandle | None = None

    def _await_reading(self) -> None:
        self._unread = self._unread or self.loop.call_later(self.door.request_s, self.door.close, self, "unread")

    def _end(self) -> None:
        """The connection is lost: nothing more is waited for."""
        self.is_over = True
        self._is_read()

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Connection(Reader, Http):
    """A connection over which requests come, one after the other."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = app_state[STATE]
        self.timeout_keep_alive = self.door.request_s  # type: ignore[assignment]  # any number of seconds will do
        self.host = ""
        self._entered = False
        self._is_socket = False
        self._arriving = False
        self._in_head = False
        self._head = 0
        self._begun = 0
        self._deadline: TimerHandle | None = None

    # from the first byte of a request to its last

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self._entered = self.door.enter(self)
        if self._entered:
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_request()
        self._end()
        if self._entered:
            self._entered = False
            self.door.leave(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        begun = self._begun
        super().data_received(data)
        if self._is_socket or self.transport.is_closing():
            return
        self._head = self._head + len(data) if self._in_head and self._begun == begun else 0
        if self._head > HEAD_LIMIT:
            self.door.close(self, "head")
        elif self._deadline is None and (self._arriving or self.cycle_is_over):
            self._await_request()

    @property
    def cycle_is_over(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete  # type: ignore[redundant-expr]  # None before the first

    def on_message_begin(self) -> None:
        self._arriving = self._in_head = True
        self._begun += 1
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        if any(name == b"x-forwarded-for" for name, _ in self.headers):
            self.door.is_forwarded(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arriving = False
        self._has_request()
        super().on_message_complete()

    def _await_request(self) -> None:
        self._deadline = self.loop.call_later(self.door.request_s, self._late)
        self.door.waits(self)

    def _has_request(self) -> None:
        self.door.has_sent(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        self.door.close(self, "slow" if self._arriving else "idle")

    # until its answer has been read

    def handle_websocket_upgrade(self) -> None:
        self._has_request()
        self._is_socket, self._entered = True, False  # the socket leaves in our place
        super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():  # it waits until the rest is read
            self._await_reading()

    def timeout_keep_alive_handler(self) -> None:
        self.door.close(self, "unread" if self.transport.get_write_buffer_size() else "idle")

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reading()

    def resume_writing(self) -> None:
        self._is_read()
        super().resume_writing()


class Socket(Reader, WebSockets):
    """A WebSocket: a connection whose first request was to become one."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = app_state[STATE]

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.client[0] if self.client else "")
        self._end()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """No answer to a ping: whoever has gone may not read our good-bye either."""
        super().keepalive_timeout()
        self._await_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reading()

    def resume_writing(self) -> None:
        self._is_read()
        super().resume_writing()
