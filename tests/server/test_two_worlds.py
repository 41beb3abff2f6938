"""Two tables that differ only in what one seat did in secret: nobody else may get a byte that differs.

Unlike the canary, which compares messages made from a match, this asks a whole server by all ways that a client has:
pages, table frames, questions to the table and their answers. The same dice fall at both tables, and the clock stands.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import update

from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.server import clock
from pentapolis.server.automatic.driver import Driver
from pentapolis.server.storage.models import game_tables
from server.house import House, Person, open_house
from server.playing import unnoticed
from server.sockets import Socket, socket

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]

GAMES = {"alba_longa": 4, "medioevo": 4}
"""Games in which somebody can do something unnoticed, and how many play."""
NOW = 1_800_000_000.5
ALWAYS = ("", "/frames?seat={seat}", "/view?seat={seat}", "/record?seat={seat}", "/frame?seat={seat}&step=2")
OWN = ("/notes", "/ahead?seat={seat}", "/orders?seat={seat}")
QR = re.compile(rb'"qr":"[^"]*"')
CLOCK = {"kind": "live", "bank_s": 600, "increment_s": 5}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def still(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house whose clock stands."""
    with clock.replaced(lambda: NOW):
        async with open_house(tmp_path_factory.mktemp("house")) as opened:
            yield opened


class World:
    """A table with its people, and all that those got who noticed nothing."""

    def __init__(self, house: House, code: str, people: list[Person], hidden: int) -> None:
        self.house, self.code, self.people, self.hidden = house, code, people, hidden
        self.seats = [seat for seat in range(len(people) - 1) if seat != hidden]
        """The seats but the one that acts in secret."""
        self.others = [*self.seats, SPECTATOR]
        """And the last of the people, who looks on."""
        self.got: list[bytes] = []
        self.pages: dict[int, Socket] = {}

    async def ask(self, seat: int, method: str, path: str, data: Any = None) -> None:
        """Note what one of the others is answered."""
        answer = await self.people[seat].ask(method, f"/tables/{self.code}{path}", data)
        self.note(f"{seat} {method} {path} {answer.status_code} {answer.text}".encode())

    def note(self, data: bytes) -> None:
        """Note a message, without the table's code, which differs, and the picture of it."""
        self.got.append(QR.sub(b"", data.replace(self.code.encode(), b"TABLE")))

    async def look(self) -> None:
        """Note all that the others can look at."""
        for seat in self.others:
            for path in ALWAYS if seat < 0 else (*ALWAYS, *OWN):
                await self.ask(seat, "GET", path.format(seat=seat))
            cards = (await self.people[seat].ask("GET", "/tables")).json()["mine"]
            self.note(repr([card for card in cards if card["code"] == self.code]).encode())

    async def in_secret(self, what: str) -> None:
        """The hidden seat acts (`a`) or takes its move back (`u`)."""
        room = await self.house.server.rooms.get(self.code)
        assert room.match is not None
        before, entries = [room.match.version(seat) for seat in self.others], room.entries
        for one in what:
            if one == "a":
                await self.house.server.moves.act(room, self.hidden, unnoticed(room.match, self.hidden))
            else:
                await self.house.server.moves.undo(room, self.hidden)
        assert [room.match.version(seat) for seat in self.others] == before
        assert room.entries == entries + len(what)

    async def settled(self) -> None:
        """Wait until the clocks run as they should after somebody has sat down or stood up."""
        driver = self.house.server.driver
        assert isinstance(driver, Driver)
        await driver.settled()

    # pages

    async def open(self, stack: AsyncExitStack) -> None:
        """Everybody else opens a page; when all see that all are here, nothing more is on its way."""
        for seat in self.others:
            self.pages[seat] = await stack.enter_async_context(
                socket(self.house, self.people[seat], self.code, look=seat)
            )
            await self.pages[seat].view()
        await self.hear(lambda table: table["watching"] == 1 and len(_here(table)) == len(self.seats), self.others)
        for page in self.pages.values():
            page.raw.clear()

    async def hear(self, what: Callable[[Any], bool], seats: Sequence[int]) -> None:
        """Wait until the pages of these seats are told this of the table."""
        for seat in seats:
            page = self.pages[seat]
            while not any(what(table) for table in map(json.loads, page.raw) if table["type"] == "table"):
                await page.receive("table")

    async def read(self, what: Callable[[Any], bool]) -> None:
        """The same; note what the pages got until then."""
        await self.hear(what, self.seats)
        self.keep()

    def keep(self) -> None:
        for seat, page in self.pages.items():
            for data in page.raw:
                self.note(f"page {seat}: ".encode() + data)
            page.raw.clear()


def _here(table: Any) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat.get("here")]


def _asked(*yes: int) -> Callable[[Any], bool]:
    """Somebody asks the table, and these seats agree."""
    return lambda table: table.get("asking", {}).get("yes") == list(yes)


def _unasked(table: Any) -> bool:
    return "asking" not in table


async def begun(house: House, game: str) -> tuple[str, list[Person]]:
    """A table with known dice, begun; the last of the people only looks on."""
    people = [await house.guest(name) for name in ("Anna", "Ben", "Cleo", "Dan", "Eve")[: GAMES[game] + 1]]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[2:])]
    table = await people[0].make(game=game, seats=seats, settings={"clock": CLOCK})
    code = str(table["code"])
    async with house.server.change(code) as c:
        same = {"seed": b"7" * 32, "invite": "invite", "bot_seed": 1}
        await c.execute(update(game_tables).where(game_tables.c.code == code).values(**same))
    table["invite"]["url"] = "#invite=invite"
    for number, person in enumerate(people[1:-1], 1):
        await person.join(table, number)
    await people[-1].post(f"/tables/{code}/enter", {"invite": "invite"})
    await people[0].post(f"/tables/{code}/start")
    return code, people


async def made(house: House, game: str) -> World:
    """A table at the first position where somebody can do something unnoticed and enough has happened to go back."""
    code, people = await begun(house, game)
    luck, found = random.Random(3), list[int]()

    def play(match: Match[Any]) -> None:
        found[:] = []
        while not (found and len(match.log(SPECTATOR)) > 8):
            seat = luck.choice(match.title.to_act(match.state))
            options = match.title.asked(match.state, seat)
            match.act(seat, options[luck.randrange(len(options))])
            found[:] = [seat for seat in match.state.seats if unnoticed(match, seat)]

    await house.server.moves.change(await house.server.rooms.get(code), play)
    return World(house, code, people, found[0])


async def lived(house: House, game: str, before: str, after: str, yes: bool) -> list[bytes]:
    """What others get at a table where a seat does this in secret before and after a question to the table, which all
    agree to or not."""
    world = await made(house, game)
    async with AsyncExitStack() as stack:
        await world.open(stack)
        await world.in_secret(before)
        asker, *rest = world.seats
        await world.ask(asker, "POST", "/take-back", {"seat": asker, "to": 3})
        await world.read(_asked(asker))
        await world.in_secret(after)
        await world.look()
        agreed = [asker]
        for seat in rest:
            await world.ask(seat, "POST", "/consent", {"seat": seat, "yes": True})
            await world.read(_asked(*sorted(agreed := [*agreed, seat])))
        for seat, page in world.pages.items():  # a page may say that it knows an older view
            await page.send(type="look", seat=seat, lang="fr", log_from=5, version=3)
            await page.view()
        world.keep()
        await world.people[world.hidden].post(f"/tables/{world.code}/consent", {"seat": world.hidden, "yes": yes})
        await world.read(_unasked)
        await world.look()
        await world.ask(asker, "POST", "/take-back", {"seat": asker, "to": 1})
        if not yes:
            await world.read(_asked(asker))
        await told_to_all(world)
        await world.look()
    return world.got


async def told_to_all(world: World) -> None:
    """Something that all notice: a page that was sent this was sent all that came before it."""
    dan = world.people[world.hidden]
    await dan.post(f"/tables/{world.code}/stand", {"seat": world.hidden})
    await world.settled()
    await world.hear(lambda table: table["seats"][world.hidden]["kind"] == "open", world.others)
    await dan.post(f"/tables/{world.code}/sit", {"seat": world.hidden})
    await world.settled()
    await world.hear(lambda table: table["seats"][world.hidden]["kind"] == "person", world.others)
    match = (await world.house.server.rooms.get(world.code)).match
    assert match is not None
    for seat, page in world.pages.items():
        while not any(view.get("version") == match.version(seat) for view in map(json.loads, page.raw)):
            await page.receive()
    world.keep()


WORLDS = {True: [("", "a"), ("a", "u")], False: [("a", ""), ("", "au")]}
"""Whether all agree, and what is done in secret before and after the question: `a` is a move, `u` takes it back."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("yes", [True, False], ids=["agreed", "refused"])
async def test_what_is_done_in_secret_changes_nothing_that_others_get(still: House, game: str, yes: bool) -> None:
    expected = await lived(still, game, "", "", yes)
    for before, after in WORLDS[yes]:
        got = await lived(still, game, before, after, yes)
        assert [data[:80] for data in got] == [data[:80] for data in expected], (before, after)
        for mine, other in zip(expected, got, strict=True):
            assert other.decode() == mine.decode(), (before, after)
