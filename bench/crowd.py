"""A crowd of players for load tests: people with cookies, keep-alive connections and real sockets, lean on the CPU."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Answer(msgspec.Struct):
    """What a server said to a request."""

    status: int
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class ServerGone(Exception):
    """The connection broke before an answer came: the request may or may not have been carried out."""


class Option(msgspec.Struct):
    do: str


class Kind(msgspec.Struct):
    id: str
    limit: int


class Choices(msgspec.Struct):
    """One of the three shapes; what the others have is empty."""

    shape: str
    options: list[Option] = []
    do: str = ""
    field: str = ""
    low: int = 0
    high: int = 0
    kinds: list[Kind] = []
    sizes: list[int] = []

    def any(self, luck: random.Random) -> str:
        """The text of some action of this shape."""
        if self.shape == "list":
            return luck.choice(self.options).do
        if self.shape == "range":
            return f"{self.do} {self.field}={luck.randint(self.low, self.high)}"
        left, counts = luck.choice(self.sizes), dict[str, int]()
        for kind in self.kinds:
            counts[kind.id] = min(left, kind.limit)
            left -= counts[kind.id]
        return " ".join([self.do, *(f"{id}={n}" for id, n in counts.items() if n)])


class Message(msgspec.Struct):
    """What the crowd reads of a message; the rest is skipped."""

    type: str
    version: int | str = 0
    asked: bool = False
    choices: list[Choices] = []
    outcome: Any = None


class Person:
    """A visitor: cookies, one HTTP connection, and a socket at a table."""

    def __init__(self, base: str, name: str) -> None:
        parts = urlsplit(base)
        self.host, self.port, self.name = parts.hostname or "127.0.0.1", parts.port or 80, name
        self.cookies: dict[str, str] = {}
        self.view: Message | None = None
        self.seat = 0
        self.known = 0
        """The version after this person's last move."""
        self.on_view: Callable[[], None] = lambda: None
        self._link: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._busy = asyncio.Lock()
        self._decode = msgspec.json.Decoder(Message).decode

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Send a request; `ServerGone` if no answer came."""
        async with self._busy:
            try:
                return await self._ask(method, path, body)
            except (OSError, asyncio.IncompleteReadError, ValueError, IndexError) as error:
                await self._hang_up()
                raise ServerGone(str(error)) from None

    async def _ask(self, method: str, path: str, body: Any) -> Answer:
        if self._link is not None and self._link[0].at_eof():
            await self._hang_up()  # a server ends connections on which nothing happens
        if self._link is None:
            self._link = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._link
        data = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}", f"origin: {self.origin}"]
        if self.cookies:
            lines.append("cookie: " + "; ".join(f"{key}={value}" for key, value in self.cookies.items()))
        if csrf := self.cookies.get("pentapolis_csrf"):
            lines.append(f"x-csrf-token: {csrf}")
        if method != "GET":
            lines += ["content-type: application/json", f"content-length: {len(data)}"]
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in head[1:]:
            key, _, value = line.partition(": ")
            if key.lower() == "content-length":
                length = int(value)
            elif key.lower() == "set-cookie":
                name, _, rest = value.partition("=")
                self.cookies[name] = rest.partition(";")[0]
        return Answer(int(head[0].split()[1]), await reader.readexactly(length))

    async def _hang_up(self) -> None:
        if self._link is not None:
            self._link[1].close()
            self._link = None

    async def arrive(self) -> None:
        """Become a guest."""
        await self.expect("GET", "/api/me")
        await self.expect("POST", "/api/me", {"name": self.name, "lang": "en"})

    async def expect(self, method: str, path: str, body: Any = None) -> Any:
        """A request that must succeed; its answer."""
        answer = await self.ask(method, path, body)
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
        return answer.json() if answer.body else None

    async def watch(self, code: str) -> None:
        """Keep a socket open at a table and the last view in hand, until cancelled; comes back after a break."""
        while True:
            with contextlib.suppress(OSError, ConnectionClosed, TimeoutError, EOFError):
                async with self._socket(code) as socket:
                    await socket.send(msgspec.json.encode({"type": "look", "seat": self.seat, "lang": "en"}).decode())
                    async for data in socket:
                        message = self._decode(data)
                        if message.type == "view":
                            self.view = message
                            self.on_view()
            self.view = None  # a page that has lost its server waits
            await asyncio.sleep(0.2)

    def _socket(self, code: str) -> connect:
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        return connect(
            f"ws://{self.host}:{self.port}/ws/tables/{code}",
            origin=self.origin,  # type: ignore[arg-type]  # a NewType of str
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            create_connection=ClientConnection,
        )

    def any_move(self, luck: random.Random) -> dict[str, Any] | None:
        """A move that the last view offers, with a key of its own; None if nothing is asked, or a newer view is to
        come."""
        view = self.view
        if view is None or int(view.version) < self.known or not view.asked or not view.choices:
            return None
        action = luck.choice(view.choices).any(luck)
        return {"seat": self.seat, "version": view.version, "key": secrets.token_hex(8), "action": action}


class TableOfTwo:
    """A table of two people, each perhaps at another process."""

    def __init__(self, number: int, bases: list[str], game: str) -> None:
        self.game = game
        self.people = [Person(bases[n % len(bases)], f"Player {number}.{n}") for n in range(2)]
        self.code = ""
        self.watchers: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Make the table, sit down, start, and look on."""
        first, second = self.people
        await asyncio.gather(first.arrive(), second.arrive())
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await first.expect("POST", "/api/tables", {"game": self.game, "preset": "tonight", "seats": seats})
        self.code = made["code"]
        invite = made["invite"]["url"].partition("#invite=")[2]
        await second.expect("POST", f"/api/tables/{self.code}/enter", {"invite": invite})
        await second.expect("POST", f"/api/tables/{self.code}/sit", {"seat": 1, "number": 7})
        await first.expect("POST", f"/api/tables/{self.code}/start", {})
        second.seat = 1
        self.watchers = [asyncio.create_task(person.watch(self.code)) for person in self.people]

    async def end(self) -> None:
        for watcher in self.watchers:
            watcher.cancel()
        await asyncio.gather(*self.watchers, return_exceptions=True)
