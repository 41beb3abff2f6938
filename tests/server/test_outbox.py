"""Threads for outgoing requests: bounded, fair among visitors, and with a deadline that nobody can stretch."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from pentapolis.server.clock import now_ms, replaced
from pentapolis.server.notices import outbox, outgoing, parking
from pentapolis.server.notices.browsers import add
from pentapolis.server.notices.outbox import Cancellation, Full, NotSent, Outbox
from pentapolis.server.notices.outgoing import post
from pentapolis.server.notices.parking import PARKED_MS, Parking
from pentapolis.server.notices.push import b64
from pentapolis.server.notices.sending import THREADS
from pentapolis.server.notices.turns import Notices
from pentapolis.server.storage.models import pushes, visitors
from pentapolis.server.wire.people import PushKeys
from server.house import House, open_house
from server.playing import seat_people
from server.test_notices import LATER, SLOW, turn
from server.test_push import AUTH, BROWSER, point
from server.waiting import Waiting, waiting_house


@pytest.fixture
async def waiting(tmp_path: Path) -> AsyncIterator[Waiting]:
    async with waiting_house(tmp_path, private_webhooks=True) as found:
        yield found


@pytest.fixture
async def unasked(tmp_path: Path) -> AsyncIterator[Waiting]:
    """A house that tells nobody anything by itself, however much time a test lets pass."""
    async with waiting_house(tmp_path, private_webhooks=True, notice_ms=10**11) as found:
        yield found


class Held:
    """Work that lasts until it is let go; what has begun, in order."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begun: list[str] = []

    def __call__(self, name: str) -> Callable[[Cancellation], str]:
        def work(_: Cancellation) -> str:
            self.begun.append(name)
            assert self.go.wait(60)
            return name

        return work


async def test_one_visitor_gets_two_threads_and_others_pass_by() -> None:
    box, held = Outbox(4, 60), Held()
    mine = [asyncio.create_task(box.run("anna", held(f"anna {n}"))) for n in range(5)]
    while len(held.begun) < 2:
        await asyncio.sleep(0)
    others = [asyncio.create_task(box.run(name, held(name))) for name in ("ben", "chloe")]
    while len(held.begun) < 4:
        await asyncio.sleep(0)
    assert sorted(held.begun) == ["anna 0", "anna 1", "ben", "chloe"]
    assert (box.busy, box.waiting) == (4, 3)
    held.go.set()
    assert await asyncio.gather(*mine, *others) == [*(f"anna {n}" for n in range(5)), "ben", "chloe"]
    assert (box.busy, box.waiting) == (0, 0)
    box.close()


async def test_what_waits_is_bounded_for_one_visitor_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "QUEUE", 5)
    monkeypatch.setattr(outbox, "QUEUE_EACH", 3)
    box, held = Outbox(2, 60), Held()
    tasks = [asyncio.create_task(box.run("anna", held("anna"))) for _ in range(5)]
    while box.waiting < 3:
        await asyncio.sleep(0)
    with pytest.raises(Full):
        await box.run("anna", held("too many"))
    tasks += [asyncio.create_task(box.run("ben", held("ben"))) for _ in range(2)]
    while box.waiting < 5:
        await asyncio.sleep(0)
    with pytest.raises(Full):
        await box.run("chloe", held("too many"))
    held.go.set()
    await asyncio.gather(*tasks)
    assert "too many" not in held.begun
    box.close()


async def test_whoever_gives_up_waiting_leaves_the_queue() -> None:
    box, held = Outbox(1, 60), Held()
    first = asyncio.create_task(box.run("anna", held("first")))
    second = asyncio.create_task(box.run("ben", held("second")))
    while not box.waiting:
        await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    assert box.waiting == 0
    held.go.set()
    assert (await first, held.begun) == ("first", ["first"])
    box.close()


async def test_a_name_that_is_never_resolved_is_given_up_and_keeps_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = threading.Event()

    def stuck(*_: Any, **__: Any) -> Any:
        assert answer.wait(60)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", stuck)
    box = Outbox(2, 0.05)
    with pytest.raises(NotSent, match="slow"):
        await post(box, "anna", "http://example.org/", b"", {})
    assert box.busy == 1, "its thread can't be used by anybody else yet"
    answer.set()
    while box.busy:
        await asyncio.sleep(0)
    box.close()


@contextmanager
def dripping(secure: bool) -> Iterator[str]:
    """A server that sends one byte after the other, and never comes to an end; its address."""
    first = bytes([22, 3, 3, 64, 0, 2, 0, 63, 252]) if secure else b"HTTP/1.1 200 OK\r\nX: "
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            line, _ = listening.accept()
            with line:
                try:
                    line.sendall(first)
                    while not over.wait(0.01):
                        line.sendall(b"a")
                except OSError:
                    over.set()

        over = threading.Event()
        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield f"http{'s' * secure}://127.0.0.1:{listening.getsockname()[1]}/"
        finally:
            assert over.wait(60), "the line was not cut"
            thread.join()


@pytest.mark.parametrize("secure", [False, True])
async def test_an_answer_that_drips_is_cut(secure: bool) -> None:
    box = Outbox(1, 0.1)
    with dripping(secure) as url:
        with pytest.raises(NotSent, match="slow"):
            await post(box, "anna", url, b"", {}, private=True)
        while box.busy:  # the thread is free again, though every single read was quick
            await asyncio.sleep(0.001)
    box.close()


# addresses that keep failing


def test_an_address_that_keeps_failing_is_left_alone_for_longer_and_then_given_up() -> None:
    now, lot = 1_000_000_000, Parking()
    with replaced(lambda: now / 1000):
        for wait_ms in PARKED_MS:
            assert not lot.is_parked("a")
            assert not lot.failed("a")
            assert lot.is_parked("a") == (wait_ms > 0)
            assert not lot.is_parked("b")
            now += wait_ms
        assert lot.failed("a")


def test_an_answer_makes_good_for_all_failures() -> None:
    lot = Parking()
    with replaced(lambda: 1_000_000.0):
        for _ in range(3):
            lot.failed("a")
        lot.answered("a")
        assert not lot.is_parked("a")
        lot.failed("a")
        assert not lot.is_parked("a")


def test_only_so_many_failing_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parking, "HELD", 3)
    lot = Parking()
    with replaced(lambda: 1_000_000.0):
        for name in "abcd":
            lot.failed(name)
            lot.failed(name)
        assert [lot.is_parked(name) for name in "abcd"] == [False, True, True, True]


async def subscribe(house: House, visitor: str, *endpoints: str) -> None:
    async with house.server.db.write() as c:
        await c.execute(update(visitors).where(visitors.c.id == visitor).values(browser=True))
        for endpoint in endpoints:
            await c.execute(insert(pushes).values(endpoint=endpoint, visitor=visitor, p256dh=point(BROWSER), auth=AUTH))


async def test_a_browser_whose_push_service_is_gone_for_good_is_forgotten(unasked: Waiting) -> None:
    waiting, house = unasked, unasked.house
    notices = house.server.notices
    assert isinstance(notices, Notices)
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        dead = f"https://127.0.0.1:{nobody.getsockname()[1]}/a"
    code, _ = await seat_people(house, "Anna", "Ben", settings=SLOW)
    room = await waiting.room(code)
    visitor = room.seats[0].visitor
    assert visitor is not None
    await subscribe(house, visitor, dead)
    match, counts = room.match, notices.sending.counts
    assert match is not None

    async def told() -> tuple[int, int]:
        await notices._to_visitor(room, match, visitor, [0])
        await notices.sent()
        return counts.failed, counts.parked

    for n, wait_ms in enumerate(PARKED_MS):
        assert await told() == (n + 1, max(0, n - 1))
        if wait_ms:
            assert await told() == (n + 1, n), "it is not tried"
        waiting.now_ms += wait_ms
    assert await told() == (len(PARKED_MS) + 1, len(PARKED_MS) - 1)
    async with house.server.db.read() as c:
        assert (await c.execute(select(pushes.c.endpoint))).all() == []


async def test_a_hundred_push_services_that_never_answer_hold_nobody_up(
    waiting: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They use none of the threads that anything else waits for."""
    house, threads, real = waiting.house, set[str](), outgoing.resolve

    def noted(*asked: Any) -> str:
        threads.add(threading.current_thread().name.partition("_")[0])
        return real(*asked)

    monkeypatch.setattr(outgoing, "resolve", noted)
    zoe = await house.guest("Zoé")
    await zoe.post("/me/account", {"login": "zoe-zoe", "password": "a password"})
    code, _ = await seat_people(house, "Anna", "Ben", settings=SLOW)
    seat = await turn(waiting, code)
    visitor = (await waiting.room(code)).seats[seat].visitor
    assert visitor is not None
    with socket.create_server(("127.0.0.1", 0), backlog=200) as deaf:
        where = f"https://127.0.0.1:{deaf.getsockname()[1]}"
        await subscribe(house, visitor, *(f"{where}/{n}" for n in range(100)))
        await waiting.wait(LATER)
        notices = house.server.notices
        assert isinstance(notices, Notices)
        while notices.sending.web.busy < outbox.EACH:
            await asyncio.sleep(0)
        await zoe.make()
        await house.stranger().post("/me/login", {"login": "zoe-zoe", "password": "a password"})
        assert notices.sending.web.busy == outbox.EACH < THREADS
        assert notices.sending.web.waiting <= outbox.QUEUE_EACH
        assert threads == {"outgoing"}
        await notices.sending.stop()


# how many browsers


async def test_one_visitor_has_so_many_browsers_the_newest(tmp_path: Path) -> None:
    async with open_house(tmp_path, browsers_limit=3) as house:
        anna = await house.guest("Anna")
        now = now_ms()
        with replaced(lambda: now / 1000):
            for n in range(5):
                now += 1
                keys = {"endpoint": f"https://push.example/{n}", "p256dh": point(BROWSER), "auth": b64(b"0" * 16)}
                await anna.post("/me/push", keys)
        held = {one.rpartition("/")[2] for one in (await anna.get("/me/export"))["browsers"]}
        assert held == {"2", "3", "4"}


async def test_a_guest_s_browsers_come_along_within_the_limit(tmp_path: Path) -> None:
    async with open_house(tmp_path, browsers_limit=3) as house:
        anna = await house.guest("Anna")
        await anna.post("/me/account", {"login": "anna", "password": "a password"})
        guest = await house.guest("Anna on her phone")
        async with house.server.db.write() as c:
            rows = (await c.execute(select(visitors.c.name, visitors.c.id))).all()
            ids = {row.name: row.id for row in rows}
            for n, who in enumerate(("Anna", "Anna", "Anna on her phone", "Anna on her phone")):
                await add(c, ids[who], PushKeys(f"https://push.example/{n}", point(BROWSER), AUTH), 0)
        await guest.post("/me/login", {"login": "anna", "password": "a password"})
        assert len((await guest.get("/me/export"))["browsers"]) == 3
