"""The server's host: the link, the page, backups."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from pentapolis import __version__
from pentapolis.server import clock
from pentapolis.server.people.identity import claim_host, first_host_token, make_guest, new_host_token
from pentapolis.server.storage.backup import Backups
from pentapolis.words import Words
from server.house import House, Person, open_house
from server.sockets import socket


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(Words, "strict", True)
    async with open_house(tmp_path, backups_kept=2) as opened:
        yield opened


async def host(house: House) -> Person:
    person = await house.guest("Hugo")
    await person.post("/host/claim", {"token": await new_host_token(house.server.db)})
    return person


async def test_the_host_link_opens_once(house: House) -> None:
    token = await first_host_token(house.server.db)
    hugo, other = house.stranger(), await house.guest("Other")
    await hugo.post("/host/claim", {"token": token})
    assert (await hugo.get("/me"))["host"]
    assert (await other.post("/host/claim", {"token": token}, 403))["error"] == "host-link"
    assert not (await other.get("/me"))["host"]


async def test_of_two_who_come_with_one_host_link_at_once_one_is_host(house: House) -> None:
    db = house.server.db
    token = await first_host_token(db)
    both = [(await make_guest(db, name, "en"))[0] for name in ("Hugo", "Other")]
    assert [await claim_host(db, visitor, token) for visitor in both] == [True, False]


async def test_a_link_is_printed_until_somebody_is_host(house: House) -> None:
    first, second = [await first_host_token(house.server.db) for _ in range(2)]
    nobody = house.stranger()
    await nobody.post("/host/claim", {"token": first}, 403)
    await nobody.post("/host/claim", {"token": second})
    assert await first_host_token(house.server.db) == ""
    assert await new_host_token(house.server.db)
    assert (await nobody.get("/me"))["host"]


async def test_the_page_has_what_the_host_needs(house: House) -> None:
    hugo, anna = await host(house), await house.guest("Anna")
    table = await anna.make(preset="bots", name="Friday")
    page = await hugo.get("/host")
    assert (page["version"], page["database"], page["visitors"], page["https"]) == (__version__, "SQLite", 2, False)
    assert page["schema"]
    assert page["bytes"] > 10_000
    assert page["uptime_s"] >= 0
    assert page["lan_url"] == ""  # it listens on this machine only
    (shown,) = page["tables"]
    assert (shown["code"], shown["name"], shown["status"], shown["public"]) == (
        table["code"], "Friday", "running", False,
    )  # fmt: skip
    assert (shown["game"], shown["game_name"]) == ("kingsburg", "Kingsburg")
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Normal bot", "Normal bot 2"]
    assert shown.get("entries", 0) == 0, "how many moves there were may tell of a secret"
    await anna.post(f"/tables/{table['code']}/abandon")
    (shown,) = (await hugo.get("/host"))["tables"]
    room = await house.server.rooms.get(table["code"])
    assert (shown["entries"], shown["moved_ms"]) == (room.entries, room.row.moved_ms)


async def test_the_page_tells_no_secret(house: House) -> None:
    hugo, anna = await host(house), await house.guest("Anna")
    code = (await anna.make(preset="bots"))["code"]
    room = await house.server.rooms.get(code)
    text = (await hugo.ask("GET", "/host")).text
    assert room.row.invite not in text
    assert room.row.seed.hex() not in text


async def test_a_deleted_table_is_gone(house: House) -> None:
    hugo, anna = await host(house), await house.guest("Anna")
    code = (await anna.make(preset="bots"))["code"]
    async with socket(house, anna, code) as page:
        await hugo.delete(f"/host/tables/{code}")
        assert (await page.receive("gone"))["why"] == "deleted"
    await anna.get(f"/tables/{code}", 404)
    assert (await hugo.get("/host"))["tables"] == []
    await hugo.delete(f"/host/tables/{code}", 404)


async def test_the_host_gives_a_seat_a_new_link(house: House) -> None:
    hugo, anna = await host(house), await house.guest("Anna")
    code = (await anna.make())["code"]
    link = await hugo.post(f"/host/tables/{code}/seats/0/link")
    cleo = await house.guest("Cleo")
    taken = await cleo.post(f"/tables/{code}/enter", {"seat_token": link["url"].partition("#seat=")[2]})
    assert next(seat["name"] for seat in taken["seats"]) == "Cleo"


async def test_a_backup_is_a_whole_database(house: House, tmp_path: Path) -> None:
    hugo = await host(house)
    made = await hugo.post("/host/backup")
    assert made["why"] == "host"
    assert [backup["name"] for backup in (await hugo.get("/host"))["backups"]] == [made["name"]]
    answer = await hugo.ask("GET", f"/host/backup/{made['name']}")
    assert answer.headers["content-disposition"].startswith("attachment")
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(answer.content)
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("SELECT name FROM visitors").fetchall() == [("Hugo",)]


@pytest.mark.parametrize("name", ["x.sqlite", "..%2Fpentapolis.sqlite", "20260101-000000000-host.sqlite"])
async def test_only_backups_can_be_had(house: House, name: str) -> None:
    assert (await (await host(house)).ask("GET", f"/host/backup/{name}")).status_code == 404


async def test_old_backups_make_place_but_not_those_made_by_hand(house: House) -> None:
    backups, start = Backups(house.server.settings), clock.now_ms() / 1000
    for n, why in enumerate(["host", "daily", "before-0002", "daily", "daily"]):
        with clock.replaced(partial(float, start + n)):
            await backups.make(why)
    assert [backup.why for backup in backups.list()] == ["daily", "daily", "host"]
    assert abs(backups.list()[0].made_ms - (start + 4) * 1000) < 2
