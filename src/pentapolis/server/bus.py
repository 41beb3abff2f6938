"""How processes tell each other, and their own sockets, that something changed. A message only says that.

In memory for one process; PostgreSQL's LISTEN/NOTIFY, inside the transaction that makes the change; or Redis. The last
two find back by themselves when their server was away, and then tell every channel to read again (`RESYNC`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Literal

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from .settings import Settings
from .storage.direct import Adapted, Plain, Statement

log = logging.getLogger(__name__)

BACKLOG = 50
"""Signals that wait for a slow socket; older ones are dropped, since views are whole."""

Kind = Literal["entry", "table", "chat", "here", "point", "plans", "gone", "resync", "session"]


class Signal(msgspec.Struct, array_like=True, omit_defaults=True):
    """Something about a table changed: `number` is that of the newest entry, revision or line of chat; for `plans` it
    is the seat whose plans changed, which nobody but its owner may notice.

    `session` is for the pages of one visitor, not for a table: end yours if your session is no more.
    `text` carries what is nobody's secret and stored nowhere: who is here, what is pointed at.
    """

    code: str
    kind: Kind
    number: int = 0
    text: str = ""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Signal).decode
_NOTIFY = Statement(text("SELECT pg_notify(:channel, :payload)"))
RESYNC: Kind = "resync"
LONGEST_S = 2.0
"""How long is waited between two tries to reach the bus."""
START_S = 10.0
"""How long a start waits for the bus."""


def channel(code: str) -> str:
    """The channel of a table."""
    return f"t_{code}"


def read(data: bytes | str) -> Signal:
    """A signal off the bus."""
    return _decode(data)


class Bus:
    """Publishes signals; sockets subscribe (`plugin.start_subscription`)."""

    def __init__(self, settings: Settings) -> None:
        self.kind = settings.bus_kind
        self._backend = _backend(settings)
        self.plugin = ChannelsPlugin(
            backend=self._backend,
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=BACKLOG,
            subscriber_backlog_strategy="dropleft",
        )

    @property
    def up(self) -> bool:
        """Whether signals can be sent and heard."""
        return not isinstance(self._backend, ReconnectingBackend) or self._backend.up

    @property
    def reconnects(self) -> int:
        """How often the bus was lost and found."""
        return self._backend.reconnects if isinstance(self._backend, ReconnectingBackend) else 0

    async def within(self, c: AsyncConnection, signal: Signal) -> None:
        """Called inside a transaction: with PostgreSQL the signal is sent if and when it is committed."""
        await c.run_sync(lambda c: self.within_plain(Adapted(c), signal))

    def within_plain(self, c: Plain, signal: Signal) -> None:
        """The same on a plain connection."""
        if self.kind == "postgres":
            c.rows(_NOTIFY, {"channel": channel(signal.code), "payload": _encode(signal).decode()})

    def after(self, signal: Signal) -> None:
        """Called once that transaction is committed, for those who have not heard of it inside."""
        if self.kind != "postgres":
            self.publish(signal)

    def publish(self, signal: Signal) -> None:
        """Tell everybody, outside of any transaction."""
        self.plugin.publish(_encode(signal), channel(signal.code))


def _backend(settings: Settings) -> ChannelsBackend:
    if settings.bus_kind == "postgres":
        return PostgresBus(settings.postgres_url)
    if settings.bus_kind == "redis":
        return RedisBus(settings.redis_url)
    return MemoryChannelsBackend()


class ReconnectingBackend(ChannelsBackend):
    """A backend that survives a restart of what it is connected to."""

    polls = False
    """Whether tables are read again now and then while the link is dead: where the database is another server."""

    def __init__(self) -> None:
        self._channels: set[str] = set()
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._up = asyncio.Event()
        self.reconnects = 0

    @property
    def up(self) -> bool:
        return self._up.is_set()

    # what each kind provides

    async def _connect(self) -> None:
        raise NotImplementedError

    async def _listen(self) -> None:
        """Put what arrives on the queue; return or raise when the link is dead."""
        raise NotImplementedError

    async def _sub(self, name: str, on: bool) -> None:
        raise NotImplementedError

    async def _send(self, name: str, data: bytes) -> None:
        raise NotImplementedError

    async def _close(self) -> None:
        raise NotImplementedError

    # what Litestar calls

    async def on_startup(self) -> None:
        self._queue, self._up = asyncio.Queue(), asyncio.Event()
        self._task = asyncio.create_task(self._run())
        with contextlib.suppress(TimeoutError):  # without it pages hear late, and `/healthz` says so
            await asyncio.wait_for(self._up.wait(), START_S)

    async def on_shutdown(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(Exception):
            await self._close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for name in channels:
            try:
                await self._send(name, data)
            except Exception as error:
                log.warning("the bus did not take a signal: %s", type(error).__name__)
                self._queue.put_nowait((name, data))  # the sockets of this process hear of it all the same

    async def subscribe(self, channels: Iterable[str]) -> None:
        for name in channels:
            self._channels.add(name)
            if self._up.is_set():
                with contextlib.suppress(Exception):  # a dead link subscribes to everything when it is back
                    await self._sub(name, True)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        for name in channels:
            self._channels.discard(name)
            if self._up.is_set():
                with contextlib.suppress(Exception):
                    await self._sub(name, False)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            name, data = await self._queue.get()
            if name in self._channels:
                yield name, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []  # signals have no history: whoever comes in reads the table

    async def _run(self) -> None:
        delay, first = 0.1, True
        while True:
            try:
                await self._connect()
                for name in list(self._channels):
                    await self._sub(name, True)
                self._up.set()
                if not first:
                    self.reconnects += 1
                    for name in self._channels:
                        self._queue.put_nowait((name, _encode(Signal(name.removeprefix("t_"), RESYNC))))
                    log.warning("the bus is back: %d channels read again", len(self._channels))
                delay, first = 0.1, False
                await self._listen()
                raise ConnectionError("the link ended")
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if self._up.is_set() or first:
                    log.warning("the bus is lost: %s", type(error).__name__)
                self._up.clear()
                with contextlib.suppress(Exception):
                    await self._close()
                if self.polls:
                    self._read_again()
                await asyncio.sleep(delay)
                delay = min(delay * 2, LONGEST_S)

    def _read_again(self) -> None:
        """Pages hear of what other processes did when this one looks for itself."""
        for name in self._channels:
            code = name.removeprefix("t_")
            for kind in ("table", "chat"):
                self._queue.put_nowait((name, _encode(Signal(code, kind))))


class PostgresBus(ReconnectingBackend):
    """LISTEN on one connection; changes NOTIFY inside their own transaction, so `publish` is for the rare rest."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._turn = asyncio.Lock()
        self._dead = asyncio.Event()
        self._link: Any = None

    async def _connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # it has no types

        self._turn, self._dead = asyncio.Lock(), asyncio.Event()
        dead = self._dead
        self._link = await asyncpg.connect(self._url, timeout=5)
        self._link.add_termination_listener(lambda _: dead.set())

    async def _listen(self) -> None:
        await self._dead.wait()

    def _heard(self, _link: object, _pid: int, name: str, payload: object) -> None:
        self._queue.put_nowait((name, str(payload).encode()))

    async def _sub(self, name: str, on: bool) -> None:
        async with self._turn:
            await (self._link.add_listener if on else self._link.remove_listener)(name, self._heard)

    async def _send(self, name: str, data: bytes) -> None:
        async with self._turn:
            await self._link.execute("SELECT pg_notify($1, $2)", name, data.decode())

    async def _close(self) -> None:
        await self._link.close(timeout=1)


class RedisBus(ReconnectingBackend):
    """Publish and subscribe by Redis."""

    polls = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._redis: Any = None
        self._hear: Any = None

    async def _connect(self) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(self._url, socket_connect_timeout=2, health_check_interval=15)
        self._hear = self._redis.pubsub(ignore_subscribe_messages=True)
        await self._hear.subscribe("_pentapolis")  # so that there is always a link to listen on

    async def _listen(self) -> None:
        while True:
            message = await self._hear.get_message(timeout=10)
            if message and message["type"] == "message":
                self._queue.put_nowait((message["channel"].decode(), message["data"]))

    async def _sub(self, name: str, on: bool) -> None:
        await (self._hear.subscribe if on else self._hear.unsubscribe)(name)

    async def _send(self, name: str, data: bytes) -> None:
        await self._redis.publish(name, data)

    async def _close(self) -> None:
        await self._hear.aclose()
        await self._redis.aclose()
