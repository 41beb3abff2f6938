"""A machine's clock that jumps, and time without a server: rows of the table in docs/hosting.md, which the names of the
tests begin with. Nobody loses a game or a minute, and bots and clocks go on."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from pentapolis.server import clock, days
from pentapolis.server.automatic.clocks import DAY, HOUR, MINUTE, left_ms
from pentapolis.server.automatic.driver import Driver
from pentapolis.server.automatic.outage import carry_over
from pentapolis.server.automatic.timing import hands
from pentapolis.server.clock import Steady
from pentapolis.server.play.room import Room
from pentapolis.server.settings import Settings
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.models import pulse
from pentapolis.words import Words
from server.broken import logged
from server.house import House, open_house
from server.playing import act, any_action, seat_people, to_act, view_of, with_known_dice
from server.test_health import asked

BEGAN = 1_800_000_000_000
LIVE = {"clock": {"kind": "live", "bank_s": 600, "then": "end"}}
DAILY = {"clock": {"kind": "daily", "move_s": 24 * 3600, "then": "bot", "night_from": 22, "night_to": 7}}


class Machine:
    """A machine with two clocks: one that people see and set, and one that only goes on."""

    def __init__(self) -> None:
        self.wall_ms = BEGAN
        self.steady_ms = 5000

    def passes(self, ms: int) -> None:
        self.wall_ms += ms
        self.steady_ms += ms

    def steady(self) -> Steady:
        """The clock of a process that starts now."""
        return Steady(lambda: (self.wall_ms + 0.5) / 1000, lambda: self.steady_ms / 1000)


@asynccontextmanager
async def process(machine: Machine, folder: Path, **settings: Any) -> AsyncIterator[House]:
    with clock.replaced(machine.steady()):
        async with open_house(folder, bot_pause_ms=1000, bot_gap_ms=1000, **settings) as house:
            yield house


async def look(house: House) -> None:
    """Do all that is due now."""
    driver = house.server.driver
    assert isinstance(driver, Driver)
    await driver.settled()
    await driver.sweep()
    await driver.settled()


async def left(house: House, code: str) -> list[int]:
    """What every seat of a table has left."""
    room = await house.server.rooms.refresh(code)
    assert room.row.status == "running"
    assert all(seat.kind == "person" for seat in room.seats)
    return [left_ms(room.row.settings.clock, hand, clock.now_ms()) for hand in hands(room)]


async def with_a_bot(house: House) -> str:
    """A table where it is a bot's turn."""
    anna = await house.guest("Anna")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    await with_known_dice(house, table["code"])
    await anna.post(f"/tables/{table['code']}/start")
    luck, view = random.Random(2), await view_of(anna, table["code"], 0)
    while view["asked"]:
        await act(anna, table["code"], view, any_action(view, luck), f"key-at-{view['version']}")
        view = await view_of(anna, table["code"], 0)
    return str(table["code"])


async def entries(house: House, code: str) -> int:
    return (await house.server.rooms.refresh(code)).entries


@pytest.mark.parametrize("agreed", [LIVE, DAILY], ids=["live", "daily"])
@pytest.mark.parametrize("jump", [DAY, -DAY], ids=["ahead", "back"])
async def test_clock_jump_takes_nothing_from_anybody(tmp_path: Path, jump: int, agreed: dict[str, Any]) -> None:
    machine = Machine()
    async with process(machine, tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings=agreed)
        await house.server.driver.settled()  # type: ignore[union-attr]  # it is there
        machine.passes(MINUTE)
        before, today = await left(house, code), days.today()
        assert sum(before) < 2 * max(before), "somebody's clock runs"
        bots = await with_a_bot(house)
        waiting = await entries(house, bots)
        with logged() as said:
            machine.wall_ms += jump
            await look(house)
            assert (await left(house, code), days.today()) == (before, today)
            assert await entries(house, bots) == waiting, "its pause is not over"
            machine.passes(2000)
            await look(house)
            assert await entries(house, bots) > waiting, "and then it plays"
            house.server.mind_clock()
            house.server.mind_clock()
            reason = Words("en").say("fault-clock", apart=24 * 60, unit="min")
            assert [line["message"] for line in said()] == [reason]
            health = await asked(house, "/healthz")
            assert (health.status_code, health.json()["reasons"]) == (200, [reason])
        before, waiting = await left(house, code), await entries(house, bots)
    async with process(machine, tmp_path) as house:  # it is started again, and takes the time that the machine has now
        assert clock.apart_s() == 0
        await look(house)
        assert await left(house, code) == before
        people = [_come_back(house, person) for person in people]
        seat, view = await to_act(people, code)
        await act(people[seat], code, view, any_action(view, random.Random(1)), "after-the-jump")
        machine.passes(2000)
        await look(house)
        room = await house.server.rooms.refresh(bots)
        assert room.entries > waiting or not _bot_is_asked(room)


def _come_back(house: House, person: Any) -> Any:
    again = house.stranger(person.name)
    again.web.cookies = person.web.cookies
    return again


def _bot_is_asked(room: Room) -> bool:
    assert room.match is not None
    return any(room.seats[seat].kind == "bot" for seat in room.match.title.to_act(room.match.state))


async def test_clock_jump_small_enough_is_followed(tmp_path: Path) -> None:
    machine = Machine()
    with clock.replaced(machine.steady()):
        machine.wall_ms += 9000
        assert (clock.now_ms(), clock.apart_s()) == (machine.wall_ms, 0)
        machine.passes(HOUR)
        machine.wall_ms -= 9000
        assert (clock.now_ms(), clock.apart_s()) == (machine.wall_ms, 0)
        machine.wall_ms += HOUR
        assert (clock.now_ms(), round(clock.apart_s())) == (machine.wall_ms - HOUR, 3600)
        machine.wall_ms -= HOUR
        assert clock.apart_s() == 0, "and set right again"


async def test_clock_jump_is_not_seen_by_a_process_that_comes_later(tmp_path: Path, postgres: str) -> None:
    """Where others serve on, a new process takes their time, not that of a clock that was set meanwhile."""
    machine = Machine()
    async with process(machine, tmp_path, database_url=postgres) as house:
        code, _ = await seat_people(house, "Anna", "Ben", settings=LIVE)
        machine.passes(MINUTE)
        await house.server.db.probe()
        before, now = await left(house, code), clock.now_ms()
        machine.wall_ms += DAY
        with clock.replaced(machine.steady()):
            db = Database(Settings.load({}, data_dir=str(tmp_path), database_url=postgres))
            assert await carry_over(db) == 0
            await db.close()
            assert clock.now_ms() == now
        assert await left(house, code) == before


@pytest.mark.parametrize(("step", "said"), [(11, "11 s"), (-119, "119 s"), (120, "2 min"), (-3600, "60 min")])
async def test_clock_jump_above_ten_seconds_is_said(tmp_path: Path, step: int, said: str) -> None:
    machine = Machine()
    async with process(machine, tmp_path) as house:
        machine.wall_ms += step * 1000
        assert f"is now {said} off the server's" in house.server.clock_fault()
        assert (await asked(house, "/healthz")).json()["status"] == "degraded"


@pytest.mark.parametrize(
    ("platform", "clock_name"), [("linux", "CLOCK_BOOTTIME"), ("darwin", "CLOCK_MONOTONIC_RAW"), ("win32", "")]
)
def test_clock_jump_is_not_seen_in_sleep(monkeypatch: pytest.MonkeyPatch, platform: str, clock_name: str) -> None:
    """`time.monotonic` stops while a Mac or a Linux machine sleeps."""
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("time.monotonic", lambda: 1.0)
    for number, name in enumerate(("CLOCK_BOOTTIME", "CLOCK_MONOTONIC_RAW")):
        monkeypatch.setattr(f"time.{name}", number, raising=False)
    if platform != "linux":
        monkeypatch.delattr("time.CLOCK_BOOTTIME")
    monkeypatch.setattr("time.clock_gettime", lambda number: ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC_RAW")[number])
    assert clock._since_boot() == (clock_name or 1.0)


@pytest.mark.parametrize("step", [0, -3 * DAY, 3 * DAY])
async def test_server_down_for_a_day_is_no_day_away(tmp_path: Path, step: int) -> None:
    """Ben lost his seat, and could not come back: he must still agree."""
    machine = Machine()
    async with process(machine, tmp_path) as house:
        code, (anna, _) = await seat_people(house, "Anna", "Ben")
        await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
        machine.passes(HOUR)
        await house.server.db.probe()
    machine.passes(2 * DAY)
    machine.wall_ms += step
    async with process(machine, tmp_path) as house:
        anna = _come_back(house, anna)
        refused = await anna.post(f"/tables/{code}/abandon", None, 409)
        assert refused["error"] == "abandon-gone"
        machine.passes(DAY)
        assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "abandoned"


async def test_server_down_though_somebody_is_connected(tmp_path: Path, postgres: str) -> None:
    """A backup, or a machine that was cut off, is connected to PostgreSQL but does not serve."""
    machine = Machine()
    async with process(machine, tmp_path, database_url=postgres) as house:
        code, _ = await seat_people(house, "Anna", "Ben", settings=LIVE)
        machine.passes(MINUTE)
        before = await left(house, code)
    machine.passes(DAY)
    db = Database(Settings.load({}, data_dir=str(tmp_path), database_url=postgres))
    async with db.write() as c:
        await c.execute(update(pulse).values(database_ms=pulse.c.database_ms - DAY))
    async with db.read() as c:
        await c.execute(select(pulse))
        async with process(machine, tmp_path, database_url=postgres) as house:
            assert clock.now_ms() == machine.wall_ms
            assert await left(house, code) == before
    await db.close()


async def test_server_down_costs_nobody_time(tmp_path: Path) -> None:
    machine = Machine()
    async with process(machine, tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben", settings=LIVE)
        machine.passes(MINUTE)
        before = await left(house, code)
    machine.passes(DAY)
    async with process(machine, tmp_path) as house:
        await look(house)
        assert await left(house, code) == before
        assert (await asked(house, "/healthz")).json()["status"] == "ok"
