"""What a page is sent when it opens late, looks at nothing, or stays open while its visitor's other browsers go."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from kernel.toys import raid
from pentapolis import games
from pentapolis.server.bus import Signal
from pentapolis.server.play.presence import Here
from pentapolis.server.play.socket import Page
from pentapolis.server.storage.models import game_tables
from pentapolis.server.trouble import Trouble
from pentapolis.words import Words
from server.house import open_house
from server.houses import two_houses
from server.playing import seat_people, to_act, view_of
from server.sockets import socket
from server.test_moves import choice


async def test_who_logs_out_while_a_page_opens_is_shown_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        code, (anna, _) = await seat_people(house, "Anna", "Ben")
        plugin, phone = house.server.bus.plugin, house.stranger()
        phone.web.cookies.update(anna.web.cookies)
        subscribe = plugin.start_subscription

        @asynccontextmanager
        async def late(channels: Any) -> AsyncIterator[Any]:
            await anna.post("/me/logout")
            async with subscribe(channels) as hints:
                yield hints

        monkeypatch.setattr(plugin, "start_subscription", late)
        async with socket(house, phone, code, look=0) as page:
            assert await page.receive() == {"type": "closed", "code": 1008}


async def test_a_page_that_looks_at_no_game_has_read_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        await house.server.moves.act(room, *choice(room, random.Random(1)), by="bot")
        before = [seat.read_to for seat in room.seats]
        async with socket(house, people[1], code) as page:
            await page.receive("table")
        assert [seat.read_to for seat in (await house.server.rooms.refresh(code)).seats] == before
        assert before[1] < room.entries


@pytest.mark.parametrize("way", ["gone", "table"])
async def test_a_page_at_a_deleted_table_hears_so_and_is_closed_in_peace(tmp_path: Path, way: Any) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[1], code) as page:
            await page.receive("table")
            async with house.server.db.write() as c:
                await c.execute(delete(game_tables))
            house.server.bus.publish(Signal(code, way, 1000))
            assert await page.receive() == {"type": "gone", "why": "deleted"}
            assert await page.receive() == {"type": "closed", "code": 1000}


async def test_a_table_that_another_process_has_deleted_is_not_there(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        code, _ = await seat_people(one, "Anna", "Ben")
        for ask in (other.server.rooms.get, other.server.rooms.refresh):
            await other.server.rooms.get(code)
            async with one.server.db.write() as c:
                await c.execute(delete(game_tables))
            with pytest.raises(Trouble) as caught:
                await ask(code)
            assert (caught.value.status, caught.value.key) == (404, "no-table")
            assert other.server.rooms.held(code) is None
            code, _ = await seat_people(one, "Carl", "Dora")


async def test_a_game_without_a_sheet_is_shown_by_its_options_and_what_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: raid.TITLE if game == "raid" else real(game))
    monkeypatch.setattr(Words, "strict", False)
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", "Cleo", game="raid")
        view = await view_of(people[0], code, 0, sheet=True)
        assert view["sheet"]["title"] == "Raid"
        assert [section["area"] for section in view["sheet"]["sections"]] == ["board", "players", "secret"]
        assert [option["do"] for option in view["choices"][0]["options"]][:2] == ["attack on=1", "attack on=2"]
        assert view.get("phase", []) == []


async def test_a_page_is_told_in_the_language_it_looks_in(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code, look=0) as page:
            assert (await page.view())["phase"] == ["Year I", "Aid from the King"]
            french = ["Année I", "Aide du Roi"]
            for lang in ("fr", "tlh"):  # a language that nobody speaks changes nothing
                await page.send(type="look", seat=0, lang=lang)
                assert (await page.view())["phase"] == french


async def test_who_sits_down_with_an_open_page_is_here_until_it_is_closed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, ben = [await house.guest(name) for name in ("Anna", "Ben")]
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}], settings={"public": True})
        code, presence = table["code"], house.server.presence
        async with socket(house, ben, code) as page:
            await page.receive("table")
            assert (presence.watching(code), len(presence.here(code))) == (1, 0)
            await ben.join(table, 1)
            await anna.put(f"/tables/{code}", {"name": "Game night"})
            while (told := await page.receive("table")).get("name") != "Game night":
                pass
            assert [seat.get("here", False) for seat in told["seats"]] == [False, True]
            assert (presence.watching(code), len(presence.here(code))) == (0, 1)
        assert (presence.watching(code), len(presence.here(code))) == (0, 0)


async def test_pages_of_another_process_are_here_too(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        async with socket(house, people[0], code) as page:
            await page.receive("table")
            told = msgspec.json.encode(Here("elsewhere", [room.seats[1].visitor or ""], 2)).decode()
            house.server.bus.publish(Signal(code, "here", 0, told))
            while (table := await page.receive("table"))["watching"] != 2:
                pass
            assert [seat.get("here", False) for seat in table["seats"]] == [True, True]


async def test_a_line_of_chat_is_sent_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        for text in ("one", "two"):
            await people[1].post(f"/tables/{code}/chat", {"text": text})
        async with socket(house, people[0], code) as page:
            assert [line["text"] for line in (await page.receive("chat"))["lines"]] == ["one", "two"]
            await people[1].post(f"/tables/{code}/chat", {"text": "three"})
            assert [line["text"] for line in (await page.receive("chat"))["lines"]] == ["three"]


async def test_a_page_that_cannot_be_told_what_changed_comes_back_and_the_host_hears_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")

        async def fails(*_: object) -> None:
            raise ValueError("out of order")

        async with socket(house, people[0], code) as page:
            await page.receive("table")
            monkeypatch.setattr(house.server.rooms, "at_least", fails)
            house.server.bus.publish(Signal(code, "table", 1000))
            assert await page.receive("closed") == {"type": "closed", "code": 1011}
        told = [record for record in caplog.records if record.name == "pentapolis.server.play.socket"]
        assert [(record.levelname, str((record.exc_info or [None] * 3)[1])) for record in told] == [
            ("ERROR", "out of order")
        ]


async def test_who_looks_on_points_at_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"public": True})
        async with socket(house, people[0], code) as page, socket(house, house.stranger(), code, look=-1) as watching:
            await page.receive("table")
            await watching.view()
            await watching.send(type="point", target="advisor-8")
            await watching.send(type="ping")
            await watching.receive("hello")
            await people[1].post(f"/tables/{code}/chat", {"text": "and now?"})
            while (message := await page.receive())["type"] != "chat":
                assert message["type"] != "pointed"


@pytest.mark.parametrize(("size", "answer"), [(4096, {"type": "hello"}), (4097, {"type": "closed", "code": 1009})])
async def test_a_message_has_at_most_4096_bytes(tmp_path: Path, size: int, answer: dict[str, Any]) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code) as page:
            await page.receive("table")
            await page.to_app.put({"type": "websocket.receive", "text": '{"type": "ping"}'.ljust(size)})
            message = await page.receive()
            assert {name: message[name] for name in answer} == answer


@pytest.mark.slow
async def test_what_is_planned_at_another_process_is_shown(tmp_path: Path, postgres: str) -> None:
    async with two_houses(tmp_path, postgres) as (one, other):
        code, people = await seat_people(one, "Anna", "Ben")
        here = other.known(people[1])
        async with socket(other, here, code, look=1) as page:
            before = await page.view()
            assert "plans" not in before
            plan = {"kind": "always", "decision": "build", "action": "pass"}  # not asked yet: a played plan is a move
            await people[1].put(f"/tables/{code}/plans", {"seat": 1, "plans": [plan]})
            view = await page.view()
            assert [shown["decision"] for shown in view["plans"]] == ["build"]
            assert view["version"] == before["version"], "nothing was played"


async def test_a_table_stays_while_one_of_its_pages_is_open(tmp_path: Path) -> None:
    async with open_house(tmp_path, rooms=1) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        other, _ = await seat_people(house, "Carl", "Dora")
        rooms = house.server.rooms
        async with socket(house, people[0], code) as page:
            await page.receive("table")
            async with socket(house, people[1], code) as second:
                await second.receive("table")
            for _ in range(2):
                await rooms.refresh(other)
                assert rooms.held(code) is not None


async def test_who_sits_at_a_public_table_stays_when_it_is_made_private(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, ben = [await house.guest(name) for name in ("Anna", "Ben")]
        code = (await anna.make(seats=[{"kind": "me"}, {"kind": "open"}], settings={"public": True}))["code"]
        await ben.post(f"/tables/{code}/sit", {"seat": 1})
        await anna.put(f"/tables/{code}", {"settings": {"public": False}})
        assert (await ben.get(f"/tables/{code}"))["code"] == code
        await (await house.guest("Eve")).get(f"/tables/{code}", 404)


@pytest.mark.slow
async def test_a_move_that_stores_something_beside_it_is_seen_at_another_process(tmp_path: Path, postgres: str) -> None:
    async with two_houses(tmp_path, postgres) as (one, other):
        code, people = await seat_people(one, "Anna", "Ben")
        here = other.known(people[0])
        room, stored = await one.server.rooms.get(code), list[int]()
        seat, action = choice(room, random.Random(1))

        async def more(_: AsyncConnection) -> None:
            stored.append(room.entries)

        async with socket(other, here, code, look=0) as page:
            before = await page.view()
            await one.server.moves.change(room, lambda match: match.act(seat, action), seat=seat, more=more)
            assert len((await page.view(before["version"] + 1))["log"]) > 0
        assert stored == [0]


async def test_who_gives_up_the_first_seat_in_another_browser_looks_on_from_then(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, (anna, _) = await seat_people(house, "Anna", "Ben", settings={"public": True})
        async with socket(house, anna, code, look=0) as page:
            assert (await page.view())["seat"] == 0
            await anna.post(f"/tables/{code}/stand", {"seat": 0})
            assert (await page.receive("gone"))["why"] == "seat"
            view = await page.view()
            assert (view["seat"], view["log_from"]) == (-1, 0)


@pytest.mark.parametrize("spectators", [True, False])
async def test_a_page_is_sent_nothing_of_a_seat_it_has_lost_though_nobody_told_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spectators: bool
) -> None:
    """The hints that tell of it come too late: another is heard first."""

    async def unheard(self: object, signal: Signal) -> None:
        pass

    async with open_house(tmp_path) as house:
        code, (anna, ben) = await seat_people(house, "Anna", "Ben", settings={"public": True, "spectators": spectators})
        async with socket(house, ben, code, look=1) as page:
            assert (await page.view())["seat"] == 1
            with monkeypatch.context() as patched:
                patched.setattr(Page, "_changed", unheard)
                await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
                house.server.bus.publish(Signal(code, "plans", 1))
                told = await page.receive()
                while told["type"] == "table":
                    told = await page.receive()
                assert told == {"type": "gone", "why": "seat"}
                if spectators:
                    assert (await page.view())["seat"] == -1
                await page.send(type="point", target="advisor-8")
                assert await page.quiet(), "nor does it point at anything from there"


async def test_a_guided_game_without_words_for_it_asks_as_ever(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        prompts = []
        for guided in (True, False):
            code, people = await seat_people(house, "Anna", "Ben", settings={"guided": guided})
            _, view = await to_act(people, code)
            prompts.append(view["prompt"])
        assert prompts[0] == prompts[1]
