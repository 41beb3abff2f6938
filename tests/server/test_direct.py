"""Statements without an adapter: who writes at the same time shares a transaction, and nobody spoils another's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import bindparam, insert, select
from sqlalchemy.exc import IntegrityError

from pentapolis.server.settings import Settings
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.direct import Plain, Statement
from pentapolis.server.storage.migrations import migrate
from pentapolis.server.storage.models import notes, visitors

GUEST = {"name": "Anna", "lang": "en", "email": "", "webhook": "", "made_ms": 1, "seen_ms": 1}
NO = {"host": False, "browser": False, "confirmed": False}
ADD = Statement(insert(visitors).values(id=bindparam("new"), **GUEST, **NO))
ALL = Statement(select(visitors.c.id).order_by(visitors.c.id))
BAD = Statement(insert(notes).values(game_table="NONE", visitor="nobody", text=""))


async def test_what_fails_leaves_nothing_and_the_others_are_stored(tmp_path: Path) -> None:
    db = Database(Settings.load({}, data_dir=str(tmp_path)))
    await migrate(db)

    def add(id: str, then: Statement | None = None) -> Callable[[Plain], None]:
        def work(c: Plain) -> None:
            c.run(ADD, {"new": id})
            if then is not None:
                c.run(then, {})

        return work

    done = await asyncio.gather(
        *(db.do(work) for work in (add("a"), add("b", BAD), add("a"), add("c"))),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [type(None), IntegrityError, IntegrityError, type(None)]
    assert [id for (id,) in await db.ask(lambda c: c.rows(ALL, {}))] == ["a", "c"]
    with pytest.raises(IntegrityError):
        await db.do(add("a"))
    await db.close()
