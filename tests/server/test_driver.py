"""What happens by itself: bots after a moment, time that is out, restarts, two processes at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from pentapolis.kernel.record import Handover, Move
from pentapolis.server.driver import LEASE_MS, job
from pentapolis.server.storage.models import game_tables, seats
from server.playing import seat_people
from server.waiting import GAP, PAUSE, Waiting, waiting_house


@pytest.fixture
async def waiting(tmp_path: Path) -> AsyncIterator[Waiting]:
    async with waiting_house(tmp_path) as found:
        yield found


async def with_bots(waiting: Waiting, bots: int = 2, **table: Any) -> str:
    """A table of one person, in seat 0, and bots; its code."""
    anna = await waiting.house.guest("Anna")
    made = await anna.make(seats=[{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(bots))], **table)
    if made["status"] == "lobby":
        await anna.post(f"/tables/{made['code']}/start")
    return str(made["code"])


async def until_person(waiting: Waiting, code: str, seat: int = 0) -> None:
    """Let the bots play until a person is asked."""
    for _ in range(50):
        if seat in await waiting.awaited(code):
            return
        await waiting.wait(PAUSE)
    raise AssertionError("the bots never came to an end")


async def wake(waiting: Waiting, code: str) -> int | None:
    query = select(game_tables.c.wake_ms).where(game_tables.c.code == code)
    async with waiting.house.server.db.read() as c:
        found: int | None = (await c.execute(query)).scalar()
    return found


def now(waiting: Waiting) -> int:
    return waiting.now_ms


# bots


async def test_a_bot_waits_a_moment_after_a_person_so_that_undo_is_real(waiting: Waiting) -> None:
    code = await with_bots(waiting)
    await until_person(waiting, code)
    _, options = await waiting.asked(code)
    await waiting.play(code, 0, options[0])
    if 0 in await waiting.awaited(code):
        pytest.skip("this move leads to another of one's own")
    moved = await waiting.entries(code)
    assert await wake(waiting, code) == now(waiting) + PAUSE
    await waiting.wait(PAUSE - 1)
    assert await waiting.entries(code) == moved
    room = await waiting.room(code)
    await waiting.house.server.moves.undo(room, 0)
    await waiting.driver.settled()
    assert await waiting.awaited(code) == (0,)
    await waiting.wait(PAUSE)
    match = (await waiting.room(code)).match
    assert match is not None
    assert not isinstance(match.record.entries[-1], Move), "nobody else has moved"


async def test_bots_follow_each_other_more_quickly(waiting: Waiting) -> None:
    code = await with_bots(waiting, 3)
    await until_person(waiting, code)
    for _ in range(12):
        seat, options = await waiting.asked(code)
        if seat == 0:
            await waiting.play(code, 0, options[0])
            continue
        match = (await waiting.room(code)).match
        assert match is not None
        last = next(e for e in reversed(match.record.entries) if isinstance(e, Move) and not e.auto)
        assert await wake(waiting, code) == now(waiting) + (GAP if last.seat else PAUSE)
        before = await waiting.entries(code)
        await waiting.wait((GAP if last.seat else PAUSE) - 1)
        assert await waiting.entries(code) == before
        await waiting.wait(1)
        assert await waiting.entries(code) > before


async def test_a_table_of_bots_plays_to_its_end(waiting: Waiting) -> None:
    anna = await waiting.house.guest("Anna")
    made = await anna.make(seats=[{"kind": "bot", "bot": "random"}] * 2, preset="custom")
    await anna.post(f"/tables/{made['code']}/start")
    code = str(made["code"])
    for _ in range(600):
        if (await waiting.room(code)).row.status == "finished":
            break
        await waiting.wait(PAUSE)
    room = await waiting.room(code)
    assert room.row.status == "finished"
    assert room.row.wake_ms is None
    assert waiting.driver.counts.errors == 0


async def test_a_worker_is_told_what_its_seat_sees_and_nothing_else(waiting: Waiting) -> None:
    code = await with_bots(waiting)
    room = await waiting.room(code)
    match = room.match
    assert match is not None
    for seat in range(3):
        told = job(room, match, seat, "greedy")
        assert told.observation == match.title.encode(match.title.observe(match.state, seat))
    secret = room.row.seed
    assert secret not in told.observation
    assert told.seed != room.row.bot_seed


async def test_nothing_happens_while_the_table_is_paused(waiting: Waiting) -> None:
    code = await with_bots(waiting)
    await until_person(waiting, code)
    _, options = await waiting.asked(code)
    await waiting.play(code, 0, options[0])
    anna = waiting.house.people[0]
    await anna.post(f"/tables/{code}/pause")
    await waiting.driver.settled()
    assert await wake(waiting, code) is None
    before = await waiting.entries(code)
    await waiting.wait(100_000)
    assert await waiting.entries(code) == before
    await anna.post(f"/tables/{code}/resume")
    await waiting.wait(PAUSE)
    assert 0 in await waiting.awaited(code) or await waiting.entries(code) > before


async def test_a_seat_given_to_a_bot_in_mid_game_is_played_by_it(waiting: Waiting) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben")
    seat, _ = await waiting.asked(code)
    await people[0].post(f"/tables/{code}/seat", {"seat": seat, "kind": "bot", "bot": "random"})
    before = await waiting.entries(code)
    await waiting.wait(PAUSE)
    assert await waiting.entries(code) > before


# restarts, several processes


async def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    async with waiting_house(tmp_path) as first:
        code = await with_bots(first)
        await until_person(first, code)
        _, options = await first.asked(code)
        await first.play(code, 0, options[0])
        before, seat = await first.entries(code), (await first.awaited(code))[0]
    if seat == 0:
        pytest.skip("this move leads to another of one's own")
    async with waiting_house(tmp_path) as second:
        second.now_ms = first.now_ms
        assert await second.entries(code) == before
        await second.wait(PAUSE)
        assert await second.entries(code) > before


async def test_a_claimed_table_is_left_alone_until_its_claim_is_old(waiting: Waiting) -> None:
    code = await with_bots(waiting)
    await until_person(waiting, code)
    _, options = await waiting.asked(code)
    await waiting.play(code, 0, options[0])
    before = await waiting.entries(code)
    async with waiting.house.server.db.write() as c:  # another process has claimed it, and died
        held = update(game_tables).where(game_tables.c.code == code)
        await c.execute(held.values(wake_ms=now(waiting) + LEASE_MS))
    await waiting.wait(LEASE_MS - 1)
    assert await waiting.entries(code) == before
    await waiting.wait(1)
    assert await waiting.entries(code) > before or 0 in await waiting.awaited(code)


async def test_of_two_who_look_at_once_one_acts(waiting: Waiting) -> None:
    code = await with_bots(waiting)
    await until_person(waiting, code)
    _, options = await waiting.asked(code)
    await waiting.play(code, 0, options[0])
    room = await waiting.room(code)
    waiting.now_ms += PAUSE
    claims = await asyncio.gather(*(waiting.driver._claim(room) for _ in range(5)))
    assert claims.count(True) == 1


# time that is out


LIVE = {"kind": "live", "bank_s": 60, "increment_s": 5}


def settings(then: str, **more: Any) -> dict[str, Any]:
    return {"clock": LIVE | {"then": then} | more}


async def test_where_the_table_waits_nothing_happens_when_time_is_out(waiting: Waiting) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=settings("wait"))
    seat, _ = await waiting.asked(code)
    await waiting.wait(61_000)
    room = await waiting.room(code)
    assert room.row.status == "running"
    shown = (await people[0].get(f"/tables/{code}"))["seats"]
    assert shown[seat]["clock"]["left_ms"] == 0
    assert shown[1 - seat]["clock"] == {"left_ms": 60_000, "until_ms": 0}


async def test_where_a_bot_takes_over_the_owner_can_come_back(waiting: Waiting) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=settings("bot"))
    seat, _ = await waiting.asked(code)
    await waiting.wait(59_999)
    assert (await waiting.room(code)).seats[seat].kind == "person"
    await waiting.wait(1)
    room = await waiting.room(code)
    assert (room.seats[seat].kind, room.seats[seat].bot) == ("bot", "greedy")
    assert room.match is not None
    assert isinstance(room.match.record.entries[-1], Handover)
    assert room.names[seat] == f"{('Anna', 'Ben')[seat]} (bot)"
    before = room.entries
    await waiting.wait(PAUSE)
    assert await waiting.entries(code) > before, "and it plays"
    await people[seat].post(f"/tables/{code}/sit", {"seat": seat})
    room = await waiting.room(code)
    assert (room.seats[seat].kind, room.seats[seat].left_ms) == ("person", 60_000)
    assert room.names[seat] == ("Anna", "Ben")[seat]


async def test_where_the_table_ends_it_ends_without_a_result(waiting: Waiting) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=settings("end"))
    await waiting.wait(60_000)
    table = await people[0].get(f"/tables/{code}")
    assert (table["status"], table["ended_by"]) == ("abandoned", "clock")
    assert all(row.since_ms == 0 for row in (await waiting.room(code)).seats)


async def test_clocks_run_for_those_who_are_awaited_and_move_on(waiting: Waiting) -> None:
    code, _ = await seat_people(waiting.house, "Anna", "Ben", settings=settings("wait"))
    seat, options = await waiting.asked(code)
    await waiting.wait(7000)
    await waiting.play(code, seat, options[0])
    rows = (await waiting.room(code)).seats
    after = await waiting.awaited(code)
    if seat not in after:
        assert (rows[seat].left_ms, rows[seat].since_ms) == (58_000, 0), "60 - 7 + 5"
        assert rows[1 - seat].since_ms == now(waiting)
    async with waiting.house.server.db.read() as c:
        stored = (await c.execute(select(seats.c.left_ms).order_by(seats.c.seat))).scalars().all()
    assert list(stored) == [row.left_ms for row in rows]


async def test_pausing_stops_the_clocks(waiting: Waiting) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=settings("end"))
    seat, _ = await waiting.asked(code)
    await waiting.wait(10_000)
    await people[0].post(f"/tables/{code}/pause")
    await waiting.wait(1_000_000)
    room = await waiting.room(code)
    assert room.row.status == "paused"
    assert (room.seats[seat].left_ms, room.seats[seat].since_ms) == (50_000, 0)
    await people[0].post(f"/tables/{code}/resume")
    await waiting.wait(49_999)
    assert (await waiting.room(code)).row.status == "running"
    await waiting.wait(1)
    assert (await waiting.room(code)).row.status == "abandoned"
