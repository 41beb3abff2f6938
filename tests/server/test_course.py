"""The course of an evening, on either database: from the first name to the last deletion."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pentapolis.server.people.identity import new_host_token
from pentapolis.server.play.people import AWAY_MS
from pentapolis.words import Words
from server.house import Person, later, open_house
from server.playing import give_up

SECRET = {"login": "anna", "password": "correct horse"}


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Where the database is; empty for SQLite."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


async def test_an_evening(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    async with open_house(tmp_path, database_url=url) as house:
        anna, ben, cleo, dora = [await house.guest(name) for name in ("Anna", "Ben", "Cleo", "Dora")]
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], settings={"public": True})
        code = table["code"]
        assert [card["code"] for card in (await ben.get("/tables"))["open"]] == [code]

        async def sit(person: Person, seat: int) -> int:
            answer = await person.ask("POST", f"/tables/{code}/sit", {"seat": seat, "number": 2**64 - seat})
            return answer.status_code

        rushed = await asyncio.gather(sit(ben, 1), sit(cleo, 1), sit(dora, 2))
        assert sorted(rushed) == [200, 200, 409]
        first = ben if rushed[0] == 200 else cleo
        begun = await anna.post(f"/tables/{code}/start")
        assert begun["seal"]["numbers"] == ["0", str(2**64 - 1), str(2**64 - 2)]

        await first.post(f"/tables/{code}/chat", {"text": "good luck"})
        await first.put(f"/tables/{code}/notes", {"text": "my plan"})
        await anna.post(f"/tables/{code}/pause")
        await anna.post(f"/tables/{code}/resume")
        await anna.post(f"/tables/{code}/seat", {"seat": 2, "kind": "bot", "bot": "random"})
        token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
        erik = await house.guest("Erik")
        taken = await asyncio.gather(
            *(person.ask("POST", f"/tables/{code}/enter", {"seat_token": token}) for person in (erik, erik, erik))
        )
        assert sorted(answer.status_code for answer in taken) == [200, 404, 404]
        shown = await anna.get(f"/tables/{code}")
        assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Erik", "Random bot"]
        assert (await house.server.rooms.get(code)).names == ["Anna", "Erik", "Random bot"]

        await anna.post("/me/account", SECRET)
        await anna.post("/me/logout")
        await anna.come()
        await anna.make()
        assert (await anna.post("/me/login", SECRET))["login"] == "anna"
        assert len((await anna.get("/tables"))["mine"]) == 2

        assert (await anna.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-gone"
        with later(AWAY_MS + 1):  # those who lost their seats have not come back
            await give_up(code, anna, erik)
            again = await asyncio.gather(*(p.ask("POST", f"/tables/{code}/rematch") for p in (anna, erik, anna)))
            assert len({answer.json()["code"] for answer in again}) == 1
            await erik.post("/host/claim", {"token": await new_host_token(house.server.db)})
            page = await erik.get("/host")
            assert (page["visitors"], len(page["tables"])) == (5, 3)
            assert page["database"] == ("PostgreSQL" if url else "SQLite")
            assert [line["text"] for line in (await first.get("/me/export"))["chat"]] == ["good luck"]
            for person in (first, anna):
                await person.delete("/me")
            assert (await erik.get("/host"))["visitors"] == 3
