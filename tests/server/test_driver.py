"""What happens by itself: bots after a moment, time that is out, restarts, two processes at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from kernel.toys import market, raid
from pentapolis import games
from pentapolis.bots.protocol import mixed
from pentapolis.kernel.action import text
from pentapolis.kernel.record import Handover, Move
from pentapolis.kernel.sight import TABLE
from pentapolis.server.automatic import driver
from pentapolis.server.automatic.clocks import HIDDEN_MS
from pentapolis.server.automatic.driver import LEASE_MS
from pentapolis.server.automatic.handler import job
from pentapolis.server.automatic.timing import Due
from pentapolis.server.play.room import Room
from pentapolis.server.storage.models import entries, game_tables, seats
from server.house import open_house
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


async def hand_on(waiting: Waiting, code: str) -> None:
    """Let the person in seat 0 make a move that can be taken back and after which a bot is asked."""
    for _ in range(200):
        await until_person(waiting, code)
        _, options = await waiting.asked(code)
        await waiting.play(code, 0, options[0])
        match = (await waiting.room(code)).match
        assert match is not None
        if 0 not in match.title.to_act(match.state) and match.undoable(0):
            return
    raise AssertionError("there was no such move")


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
    await hand_on(waiting, code)
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
        told = job(room, match, seat, "random")
        assert told.observation == match.title.encode(match.title.observe(match.state, seat))
    secret = room.row.seed
    assert secret not in told.observation
    assert told.seed != room.row.bot_seed


async def test_nothing_happens_while_the_table_is_paused(waiting: Waiting) -> None:
    code = await with_bots(waiting)
    await hand_on(waiting, code)
    anna = waiting.house.people[0]
    await anna.post(f"/tables/{code}/pause")
    await waiting.driver.settled()
    assert await wake(waiting, code) is None
    before = await waiting.entries(code)
    await waiting.wait(100_000)
    assert await waiting.entries(code) == before
    await anna.post(f"/tables/{code}/resume")
    await waiting.wait(PAUSE)
    assert await waiting.entries(code) > before


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
        await hand_on(first, code)
        before = await first.entries(code)
    async with waiting_house(tmp_path, at_ms=first.now_ms) as second:
        assert await second.entries(code) == before
        await second.wait(PAUSE)
        assert await second.entries(code) > before


async def test_what_a_killed_server_had_claimed_is_taken_up_at_the_next_start(tmp_path: Path) -> None:
    async with waiting_house(tmp_path) as first:
        code = await with_bots(first)
        await hand_on(first, code)
        before = await first.entries(code)
        first.now_ms += PAUSE
        assert await first.driver._claim(await first.room(code)), "and here it is killed while its bot thinks"
    async with waiting_house(tmp_path, at_ms=first.now_ms) as second:
        await second.look()
        assert await second.entries(code) > before


async def test_a_claimed_table_is_left_alone_until_its_claim_is_old(waiting: Waiting) -> None:
    code = await with_bots(waiting)
    await hand_on(waiting, code)
    before = await waiting.entries(code)
    async with waiting.house.server.db.write() as c:  # another process has claimed it, and died
        held = update(game_tables).where(game_tables.c.code == code)
        await c.execute(held.values(wake_ms=now(waiting) + LEASE_MS))
    await waiting.wait(LEASE_MS - 1)
    assert await waiting.entries(code) == before
    await waiting.wait(1)
    assert await waiting.entries(code) > before


async def test_of_two_who_look_at_once_one_acts(waiting: Waiting) -> None:
    code = await with_bots(waiting)
    await hand_on(waiting, code)
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
    assert shown[seat]["clock"] == {"left_ms": 60_000, "until_ms": now(waiting) - 1000}
    assert shown[1 - seat]["clock"] == {"left_ms": 60_000, "until_ms": 0}


async def test_where_a_bot_takes_over_the_owner_can_come_back(waiting: Waiting) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=settings("bot"))
    seat, _ = await waiting.asked(code)
    await waiting.wait(59_999)
    assert (await waiting.room(code)).seats[seat].kind == "person"
    await waiting.wait(1)
    room = await waiting.room(code)
    assert (room.seats[seat].kind, room.seats[seat].bot) == ("bot", "normal")
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


async def test_another_clock_begins_anew(waiting: Waiting) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=settings("bot"))
    seat, _ = await waiting.asked(code)
    await waiting.wait(50_000)
    daily = {"clock": {"kind": "daily", "move_s": 3600, "then": "bot"}}
    await people[0].put(f"/tables/{code}", {"settings": daily})
    await waiting.wait(3_599_999)
    room = await waiting.room(code)
    assert (room.seats[seat].kind, room.seats[1 - seat].left_ms) == ("person", 3_600_000)
    await people[0].put(f"/tables/{code}", {"settings": daily, "name": "The same clock"})
    await waiting.wait(1)
    assert (await waiting.room(code)).seats[seat].kind == "bot"


async def test_where_the_table_ends_it_ends_without_a_result(waiting: Waiting) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=settings("end"))
    await waiting.wait(60_000)
    table = await people[0].get(f"/tables/{code}")
    assert (table["status"], table["ended_by"]) == ("abandoned", "clock")
    assert all(row.since_ms == 0 for row in (await waiting.room(code)).seats)


async def done_first(waiting: Waiting, then: str, what: str) -> tuple[Room, int]:
    """A table where something was stored while the driver waited for its turn to say that time is out: its room, and
    whose time it was."""
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=settings(then))
    seat, options = await waiting.asked(code)
    room = await waiting.room(code)
    assert room.match is not None
    driver, moves, due = waiting.driver, waiting.house.server.moves, Due(waiting.now_ms + 60_000, "clock", seat)
    waiting.now_ms += 59_999
    async with room.lock:
        in_time: list[Awaitable[Any]] = []
        if what == "move":
            in_time.append(asyncio.ensure_future(moves.act(room, seat, options[0])))
        elif what == "pause":
            in_time.append(asyncio.ensure_future(people[0].post(f"/tables/{code}/pause")))
        await asyncio.sleep(0.05)
        waiting.now_ms += 1
        late = asyncio.ensure_future(driver.handler.one(room, room.match, due))
        await asyncio.sleep(0.05)
        if what == "clock":
            await people[0].put(f"/tables/{code}", {"settings": settings("wait")})
    await asyncio.gather(*in_time)
    await late
    return await waiting.room(code), seat


@pytest.mark.parametrize("what", ["move", "pause", "clock"])
async def test_what_is_done_in_time_is_not_overtaken_by_a_clock_that_ends_the_game(waiting: Waiting, what: str) -> None:
    room, seat = await done_first(waiting, "end", what)
    assert room.row.status == ("paused" if what == "pause" else "running")
    assert (room.row.ended_by, room.seats[seat].kind) == ("", "person")


@pytest.mark.parametrize("what", ["move", "pause", "clock"])
async def test_what_is_done_in_time_is_not_overtaken_by_a_bot(waiting: Waiting, what: str) -> None:
    room, seat = await done_first(waiting, "bot", what)
    assert room.match is not None
    assert not any(isinstance(entry, Handover) for entry in room.match.record.entries)
    assert room.seats[seat].kind == "person"


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


async def test_on_vacation_no_time_is_lost(waiting: Waiting) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=settings("end"))
    seat, _ = await waiting.asked(code)
    await waiting.wait(10_000)
    await people[seat].post(f"/tables/{code}/vacation", {"seat": seat, "away": True})
    await waiting.wait(1_000_000)
    assert (await waiting.room(code)).row.status == "running"
    await people[seat].post(f"/tables/{code}/vacation", {"seat": seat, "away": False})
    await waiting.wait(49_999)
    assert (await waiting.room(code)).row.status == "running"
    await waiting.wait(1)
    assert (await waiting.room(code)).row.status == "abandoned"


# what is done in secret


async def test_a_secret_draft_moves_no_clock(waiting: Waiting, monkeypatch: pytest.MonkeyPatch) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: market.TITLE if game == "market" else real(game))
    daily = {"clock": {"kind": "daily", "move_s": 3600, "then": "bot"}}
    code, people = await seat_people(waiting.house, "Anna", "Ben", game="market", settings=daily)
    before = [await people[0].get(f"/tables/{code}") for _ in range(2)]
    assert before[0]["seats"][1]["clock"]["until_ms"], "both choose at the same time"
    await waiting.wait(5000)
    room = await waiting.room(code)
    assert room.match is not None
    options = [text(option) for option in room.match.title.asked(room.match.state, 1)]
    draft = next(option for option in options if option != "done")
    await waiting.play(code, 1, draft)
    assert 1 in await waiting.awaited(code)
    assert await people[0].get(f"/tables/{code}") == before[1]


@pytest.mark.parametrize("asked", [1, 2])
async def test_time_that_is_out_in_a_hidden_window_passes_and_shows_on_no_clock(
    waiting: Waiting, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: raid.TITLE if game == "raid" else real(game))
    table = settings("bot")
    code, people = await seat_people(waiting.house, "Anna", "Ben", "Chloé", game="raid", settings=table)
    room = await waiting.room(code)
    assert room.match is not None
    for seat, fighter in enumerate(room.match.state.fighters):
        fighter.traps = int(seat == asked)
    await waiting.wait(5000)
    await waiting.house.server.moves.act(room, 0, "attack on=1")
    await waiting.driver.settled()

    async def shown() -> list[Any]:
        return [seat["clock"] for seat in (await people[0].get(f"/tables/{code}"))["seats"]]

    before = await shown()
    assert before == [{"left_ms": left, "until_ms": 0} for left in (60_000, 60_000, 60_000)]
    await waiting.wait(HIDDEN_MS - 1)
    assert await waiting.awaited(code) == (asked,)
    await waiting.wait(1)
    assert await waiting.awaited(code) == (TABLE,)
    await waiting.wait(2 * waiting.house.server.settings.hidden_pause_ms)
    room = await waiting.room(code)
    assert room.match is not None
    assert room.match.state.agenda[-1].name == "parry", "the window went on"
    assert all(seat.kind == "person" for seat in room.seats), "and nobody can tell whom it asked"
    assert [clock["left_ms"] for clock in await shown()] == [60_000, 60_000, 60_000]


@pytest.mark.parametrize("asked", [0, 1, 2])
async def test_a_bot_answers_unseen_and_the_window_stays_open_whomever_it_asks(
    waiting: Waiting, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: raid.TITLE if game == "raid" else real(game))
    anna = await waiting.house.guest("Anna")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    made = await anna.make(game="raid", seats=[{"kind": "me"}, *bots], preset="custom")
    code = str(made["code"])
    async with waiting.house.server.db.write() as c:
        await c.execute(update(game_tables).where(game_tables.c.code == code).values(bot_seed=7))
    await waiting.room(code)
    await anna.post(f"/tables/{code}/start")
    room = await waiting.room(code)
    assert room.match is not None
    for seat, fighter in enumerate(room.match.state.fighters):
        fighter.traps = int(seat == asked > 0)
    monkeypatch.setattr(waiting.house.server, "nudge", lambda code: None)  # nobody takes the table up yet
    await waiting.house.server.moves.act(room, 0, "attack on=1")
    woken = await wake(waiting, code)
    assert woken is not None
    assert woken - now(waiting) == (0 if asked else 1250 + mixed(7, room.entries) % 2500)


async def test_what_the_table_does_is_read_by_nobody(waiting: Waiting, monkeypatch: pytest.MonkeyPatch) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: raid.TITLE if game == "raid" else real(game))
    code, _ = await seat_people(waiting.house, "Anna", "Ben", "Chloé", game="raid")
    room = await waiting.room(code)
    assert room.match is not None
    for fighter in room.match.state.fighters:
        fighter.traps = 0
    await waiting.play(code, 0, "attack on=1")
    assert await waiting.awaited(code) == (TABLE,)
    read = [seat.read_to for seat in room.seats]
    await waiting.wait(2 * waiting.house.server.settings.hidden_pause_ms)
    assert room.match.state.agenda[-1].name == "parry", "the window was closed"
    assert [seat.read_to for seat in room.seats] == read


# with workers, alarms and real time


async def test_bots_move_by_themselves_and_do_not_wait_for_the_next_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "SWEEP_S", 3600.0)
    quick = {"bot_pause_ms": 1, "bot_gap_ms": 1, "bot_workers": 1, "bot_budget_ms": 30_000}
    async with open_house(tmp_path, **quick) as house:
        anna = await house.guest("Anna")
        made = await anna.make(seats=[{"kind": "bot", "bot": "random"}] * 2, preset="custom")
        await anna.post(f"/tables/{made['code']}/start")
        async with asyncio.timeout(60):
            while (await house.server.rooms.get(made["code"])).row.entries < 20:
                await asyncio.sleep(0.05)
        assert house.server.workers.counts.done
        assert not house.server.workers.counts.random


async def test_two_processes_look_after_one_table(postgres: str, tmp_path: Path) -> None:
    quick = {"bot_pause_ms": 1, "bot_gap_ms": 1, "bot_workers": 0, "database_url": postgres}
    async with open_house(tmp_path / "1", **quick) as one, open_house(tmp_path / "2", **quick) as two:
        anna = await one.guest("Anna")
        made = await anna.make(seats=[{"kind": "bot", "bot": "random"}] * 2, preset="custom")
        code = str(made["code"])
        await anna.post(f"/tables/{code}/start")
        async with asyncio.timeout(120):
            while (await two.server.rooms.get(code)).entries < 40:
                for house in (one, two):
                    assert house.server.driver is not None
                    house.server.driver.nudge(code)
                await asyncio.sleep(0.02)
        await anna.post(f"/tables/{code}/pause")
        for house in (one, two):
            assert isinstance(house.server.driver, driver.Driver)
            await house.server.driver.settled()
        rooms = [await house.server.rooms.refresh(code) for house in (one, two)]
        assert rooms[0].match is not None
        assert rooms[1].match is not None
        assert rooms[0].match.state == rooms[1].match.state
        async with one.server.db.read() as c:
            numbers = list((await c.execute(select(entries.c.number).order_by(entries.c.number))).scalars())
        assert numbers == list(range(1, rooms[0].entries + 1))


async def test_a_table_where_nothing_comes_of_it_is_put_off(
    waiting: Waiting, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code = await with_bots(waiting)
    await hand_on(waiting, code)
    tried = []

    async def broken(*_: Any) -> None:
        tried.append(1)
        raise ZeroDivisionError

    monkeypatch.setattr(waiting.driver.handler, "_bot", broken)
    await waiting.wait(PAUSE)
    await waiting.wait(1000)
    assert len(tried) == 1
    assert waiting.driver.counts.errors == 1
    assert "the driver failed at a table" in caplog.text
    await waiting.wait(driver.AGAIN_MS)
    assert len(tried) == 2
    monkeypatch.undo()
    before = await waiting.entries(code)
    await waiting.wait(driver.AGAIN_MS)
    assert await waiting.entries(code) > before
