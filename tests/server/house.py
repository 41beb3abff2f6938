"""A server for a test, and people who come to it with a browser each."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from litestar import Litestar

from pentapolis.server import app as serving_app
from pentapolis.server import clock
from pentapolis.server.app import create_app
from pentapolis.server.outside import checks
from pentapolis.server.server import Server
from pentapolis.server.settings import Settings
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.migrations import migrate

vars(serving_app).update(settle=lambda: None)  # the servers of tests go again, and their objects with them

T = TypeVar("T")

URL = "http://games.test"
GAME = "kingsburg"
UNLIMITED = ("rate", "address", "make", "check", "guest", "login", "account", "mail")
QUICK = {"argon2_time": 1, "argon2_memory": 8, "bot_workers": 0} | {f"{name}_limit": 0 for name in UNLIMITED}
"""Settings that cost a test no time and no patience."""


async def check_here(check: checks.Check, _budget_s: float, kind: type[T], *_: object) -> T:
    """What `Checker.ask` finds, in this process."""
    reply = msgspec.msgpack.decode(checks.answer(msgspec.msgpack.encode(check)), type=checks.Reply)
    if reply.no is not None:
        raise reply.no.error()
    return msgspec.msgpack.decode(reply.found, type=kind)


@contextmanager
def later(ms: int) -> Iterator[None]:
    """Let the block happen so much later."""
    now = clock.now_ms()
    with clock.replaced(lambda: (now + ms + 0.5) / 1000):
        yield


class Person:
    """Somebody with a browser: cookies are kept, forged requests are not made."""

    def __init__(self, app: Litestar, name: str, lang: str = "en") -> None:
        called: Any = app  # an ASGI app by other types
        transport = httpx.ASGITransport(called, raise_app_exceptions=False)
        self.web = httpx.AsyncClient(transport=transport, base_url=URL, params={"lang": lang})
        self.name = name
        self.lang = lang

    async def ask(self, method: str, path: str, data: Any = None, **more: Any) -> httpx.Response:
        """An answer, whatever it is."""
        if "pentapolis_csrf" not in self.web.cookies:
            await self.web.get("/api/me")
        headers = {"x-csrf-token": self.web.cookies.get("pentapolis_csrf") or ""}
        if data is not None:
            more["json"] = data
        return await self.web.request(method, f"/api{path}", headers=headers, **more)

    async def get(self, path: str, status: int = 200) -> Any:
        return _checked(await self.ask("GET", path), status)

    async def post(self, path: str, data: Any = None, status: int = 200) -> Any:
        return _checked(await self.ask("POST", path, data), status)

    async def put(self, path: str, data: Any = None, status: int = 200) -> Any:
        return _checked(await self.ask("PUT", path, data), status)

    async def delete(self, path: str, status: int = 200) -> Any:
        return _checked(await self.ask("DELETE", path), status)

    async def come(self) -> Person:
        """Say one's name."""
        await self.post("/me", {"name": self.name, "lang": self.lang})
        return self

    async def make(self, status: int = 201, **table: Any) -> Any:
        """Make a table."""
        return await self.post("/tables", {"game": GAME} | table, status)

    async def join(self, table: Any, seat: int | None = None, number: int = 0) -> Any:
        """Come in by the invite link and sit down."""
        secret = table["invite"]["url"].partition("#invite=")[2]
        await self.post(f"/tables/{table['code']}/enter", {"invite": secret})
        return await self.post(f"/tables/{table['code']}/sit", {"seat": seat, "number": number})


class House:
    """A server with its people."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.server: Server = app.state["server"]
        self.people: list[Person] = []

    def stranger(self, name: str = "", lang: str = "en") -> Person:
        """Somebody whom the server has never seen."""
        self.people.append(Person(self.app, name, lang))
        return self.people[-1]

    def known(self, person: Person) -> Person:
        """The same browser at this house, which shares the database of the other."""
        here = self.stranger(person.name, person.lang)
        here.web.cookies.update(person.web.cookies)
        return here

    async def guest(self, name: str, lang: str = "en") -> Person:
        """Somebody who has said their name."""
        return await self.stranger(name, lang).come()


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A server with its own data folder, open while the block runs."""
    loaded = Settings.load({}, **(QUICK | {"data_dir": str(folder)} | settings))
    await _put_database(loaded)
    app = create_app(loaded)
    begun, over = asyncio.Event(), asyncio.Event()
    serving = asyncio.create_task(_serve(app, begun, over))
    ready = asyncio.create_task(begun.wait())
    await asyncio.wait([serving, ready], return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        ready.cancel()
        serving.result()
    house = House(app)
    try:
        yield house
    finally:
        for person in house.people:
            await person.web.aclose()
        over.set()
        await serving


_empty: list[bytes] = []


async def _put_database(settings: Settings) -> None:
    """An empty database of the newest version, made once: migrating takes longer than most tests."""
    if settings.postgres or settings.file.exists():
        return
    if not _empty:
        with tempfile.TemporaryDirectory() as folder:
            db = Database(Settings.load({}, data_dir=folder))
            await migrate(db)
            await db.close()
            _empty.append(db.settings.file.read_bytes())
    settings.file.parent.mkdir(parents=True, exist_ok=True)
    settings.file.write_bytes(_empty[0])


async def _serve(app: Litestar, begun: asyncio.Event, over: asyncio.Event) -> None:
    """One task from the first moment to the last: a fixture is set up in one and taken down in another."""
    async with app.lifespan():
        begun.set()
        await over.wait()


def _checked(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, (response.status_code, response.text[:500])
    return response.json() if response.content else None
