"""A page's socket for a test: the app is spoken to as a web server would, without a network between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from server.house import URL, House, Person

PATIENCE = 5.0


class Refused(Exception):
    """The socket was closed before it was opened."""


class Socket:
    """One open page."""

    def __init__(self) -> None:
        self.to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.raw: list[bytes] = []
        """Everything that was received, as it came."""

    async def send(self, **message: Any) -> None:
        await self.to_app.put({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def receive(self, kind: str = "") -> dict[str, Any]:
        """The next message, of this kind if one is named; those of other kinds are passed over."""
        while True:
            message = await asyncio.wait_for(self.from_app.get(), PATIENCE)
            if message["type"] == "websocket.close":  # whatever kind was waited for
                return {"type": "closed", "code": message["code"]}
            text = message.get("text") or message["bytes"].decode()
            self.raw.append(text.encode())
            found: dict[str, Any] = msgspec.json.decode(text)
            if not kind or found["type"] == kind:
                return found

    async def view(self, version: int = 0) -> dict[str, Any]:
        """The next view that is at least of this version."""
        while True:
            view = await self.receive("view")
            if view["version"] >= version:
                return view

    async def quiet(self, kind: str = "", seconds: float = 0.15) -> bool:
        """Whether nothing (of this kind) arrives for a moment."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    if not kind or (await self.receive())["type"] == kind:
                        return not await self.receive() if not kind else False
        except TimeoutError:
            return True


@asynccontextmanager
async def socket(
    house: House, person: Person, code: str, *, origin: str | None = URL, look: int | None = None, lang: str = "en"
) -> AsyncIterator[Socket]:
    """A page at a table, open while the block runs; with `look`, it looks from that seat at once."""
    page = Socket()
    cookies = "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())
    headers = [(b"host", b"games.test"), (b"cookie", cookies.encode())]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    scope: dict[str, Any] = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": f"/ws/tables/{code}",
        "raw_path": f"/ws/tables/{code}".encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": ("192.0.2.7", 5000),
        "server": ("games.test", 80),
        "subprotocols": [],
        "extensions": {},
        "state": {},
    }
    await page.to_app.put({"type": "websocket.connect"})
    task = asyncio.create_task(house.app(scope, page.to_app.get, page.from_app.put))  # type: ignore[arg-type]  # as uvicorn does
    first = await asyncio.wait_for(page.from_app.get(), PATIENCE)
    if first["type"] != "websocket.accept":
        await asyncio.wait_for(task, PATIENCE)
        raise Refused(first)
    try:
        if look is not None:
            await page.send(type="look", seat=look, lang=lang)
        yield page
    finally:
        await page.to_app.put({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(task, PATIENCE)
