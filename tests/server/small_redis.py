"""A Redis for a test: what the bus needs of one, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Redis:
    """Speaks the protocol of Redis on loopback: subscribe, publish, ping; greets and settings are accepted."""

    def __init__(self) -> None:
        self.port = 0
        self._server: asyncio.Server | None = None
        self._heard: dict[asyncio.StreamWriter, set[bytes]] = {}

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0?protocol=2"

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """As if it were killed: every link is cut."""
        assert self._server is not None
        self._server.close()
        for writer in list(self._heard):
            writer.transport.abort()
        await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._heard[writer] = set()
        with suppress(ConnectionError, asyncio.IncompleteReadError, ValueError):
            while True:
                self._answer(writer, await self._command(reader))
                await writer.drain()
        del self._heard[writer]
        writer.close()

    async def _command(self, reader: asyncio.StreamReader) -> list[bytes]:
        words = []
        for _ in range(int((await reader.readuntil(b"\r\n"))[1:])):
            size = int((await reader.readuntil(b"\r\n"))[1:])
            words.append((await reader.readexactly(size + 2))[:-2])
        return words

    def _answer(self, writer: asyncio.StreamWriter, words: list[bytes]) -> None:
        name, given = words[0].upper(), words[1:]
        mine = self._heard[writer]
        if name in (b"SUBSCRIBE", b"UNSUBSCRIBE"):
            for channel in given:
                (mine.add if name == b"SUBSCRIBE" else mine.discard)(channel)
                writer.write(_array(name.lower(), channel) + b":%d\r\n" % len(mine))
        elif name == b"PUBLISH":
            hearing = [other for other, channels in self._heard.items() if given[0] in channels]
            for other in hearing:
                other.write(_array(b"message", given[0], of=3) + _bulk(given[1]))
            writer.write(b":%d\r\n" % len(hearing))
        elif name == b"PING":
            writer.write(_array(b"pong", of=2) + _bulk(given[0] if given else b"") if mine else b"+PONG\r\n")
        else:
            writer.write(b"+OK\r\n")


def _array(*words: bytes, of: int = 3) -> bytes:
    return b"*%d\r\n" % of + b"".join(map(_bulk, words))


def _bulk(word: bytes) -> bytes:
    return b"$%d\r\n%s\r\n" % (len(word), word)


@asynccontextmanager
async def redis() -> AsyncIterator[Redis]:
    server = Redis()
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
