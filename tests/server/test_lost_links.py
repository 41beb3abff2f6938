"""PostgreSQL goes away between moves, or before it has answered: each move is stored once, and nobody notices."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, insert, select

from pentapolis.kernel.record import Move
from pentapolis.server.settings import Settings
from pentapolis.server.storage.database import APPLICATION, Database
from pentapolis.server.storage.direct import Plain, Statement
from pentapolis.server.storage.faults import LinkLost
from pentapolis.server.storage.migrations import migrate
from pentapolis.server.storage.models import notes, visitors
from server.house import open_house
from server.playing import act, any_action, seat_people, to_act
from server.test_moves import choice, stored

pytestmark = pytest.mark.slow

GUEST = {"name": "Anna", "lang": "en", "email": "", "webhook": "", "made_ms": 1, "seen_ms": 1}
ADD = Statement(insert(visitors).values(id=bindparam("new"), host=False, browser=False, confirmed=False, **GUEST))
ALL = Statement(select(visitors.c.id).order_by(visitors.c.id))
NOTES = Statement(select(notes.c.text))


def cut(url: str) -> int:
    """End every link that the server has to its database, before it can notice: its loop stands still meanwhile."""
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    ended: list[int] = []

    async def end() -> None:
        link = await asyncpg.connect(url)
        query = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                   WHERE application_name = $1 AND datname = current_database()"""
        ended.append(await link.fetchval(query, APPLICATION))
        await link.close()

    thread = threading.Thread(target=lambda: asyncio.run(end()))
    thread.start()
    thread.join()
    return ended[0]


async def test_moves_go_on_when_the_links_die_between_them(tmp_path: Path, postgres: str) -> None:
    luck = random.Random(3)
    async with open_house(tmp_path, database_url=postgres) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        for n in range(6):
            before = len(await stored(house, code))
            if n % 2:
                seat, view = await to_act(people, code)
                assert cut(postgres)
                await act(people[seat], code, view, any_action(view, luck), f"key-number-{n}")
            else:
                assert cut(postgres)
                await house.server.moves.act(room, *choice(room, luck))
            moves = [entry for entry in (await stored(house, code))[before:] if isinstance(entry, Move)]
            assert sum(not move.auto for move in moves) == 1
        assert cut(postgres)
        await people[0].post(f"/tables/{code}/chat", {"text": "still here"})


@pytest.mark.parametrize("kept", [True, False], ids=["stored", "not stored"])
async def test_a_move_whose_answer_was_lost_is_stored_once(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    luck = random.Random(4)
    async with open_house(tmp_path, database_url=postgres) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        room, db, lost = await house.server.rooms.get(code), house.server.db, list[int]()
        do = db.do

        async def answer_lost(work: Callable[[Plain], None], more: None) -> None:
            if len(lost) % 2:
                lost.append(0)
                return await do(work, more)
            if kept:
                await do(work, more)
            lost.append(1)
            raise LinkLost

        monkeypatch.setattr(db, "do", answer_lost)
        for n in range(6):
            lost.clear()
            seat, action = choice(room, luck)
            before = len(await stored(house, code))
            version = await house.server.moves.act(room, seat, action, key=f"key-{n}" if n % 2 else "")
            log = await stored(house, code)
            assert lost == ([1] if kept else [1, 0])
            chosen = [entry for entry in log[before:] if isinstance(entry, Move) and not entry.auto]
            assert [(move.seat, move.do) for move in chosen] == [(seat, action)]
            assert room.match is not None
            assert room.match.record.entries == log
            assert version == room.match.version(seat)
            if n % 2:
                assert await house.server.moves.act(room, seat, action, key=f"key-{n}") == version
                assert await stored(house, code) == log


async def test_a_transaction_on_a_dead_link_is_made_on_another(tmp_path: Path, postgres: str) -> None:
    db = Database(Settings.load({}, data_dir=str(tmp_path), database_url=postgres))
    await migrate(db)
    try:
        tried: list[str] = []

        def add(id: str, then_cut: bool) -> Any:
            def work(c: Plain) -> None:
                tried.append(id)
                c.run(ADD, {"new": id})
                if then_cut and tried.count(id) == 1:
                    assert cut(postgres)
                c.rows(NOTES, {})

            return work

        await db.do(add("a", False))
        assert cut(postgres)
        await db.do(add("b", False))
        await db.do(add("c", True))
        assert [id for (id,) in await db.ask(lambda c: c.rows(ALL, {}))] == ["a", "b", "c"]
        assert tried == ["a", "b", "c", "c"], (
            "a link that is dead at once costs nothing, one that dies later a second try"
        )
    finally:
        await db.close()
