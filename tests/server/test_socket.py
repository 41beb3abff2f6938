"""Sockets: who may open one, what they are sent, and that it is only what they may know and do not have yet."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from pentapolis.server.bus import Signal
from pentapolis.server.storage.models import game_tables
from server.house import open_house
from server.houses import two_houses
from server.playing import act, any_action, seat_people, to_act, view_of
from server.sockets import Refused, socket
from server.test_moves import choice


def merged(have: list[Any], view: dict[str, Any]) -> list[Any]:
    """The log as a page puts it together."""
    assert view["log_from"] <= len(have)
    return [*have[: view["log_from"]], *view["log"]]


async def test_a_page_is_greeted_and_told_the_table(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code, look=0) as page:
            hello = await page.receive()
            table = await page.receive()
            view = await page.receive("view")
            assert (hello["type"], table["type"], table["code"]) == ("hello", "table", code)
            assert [seat.get("mine", False) for seat in table["seats"]] == [True, False]
            assert view == {**await view_of(people[0], code, 0), "type": "view"}


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "http://games.test.evil.test", None, ""])
async def test_a_page_from_elsewhere_gets_no_socket(tmp_path: Path, origin: str | None) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        with pytest.raises(Refused):
            async with socket(house, people[0], code, origin=origin):
                pass


async def test_the_public_address_is_our_own(tmp_path: Path) -> None:
    async with open_house(tmp_path, public_url="https://play.example") as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code, origin="https://play.example") as page:
            assert (await page.receive())["type"] == "hello"
        with pytest.raises(Refused):
            async with socket(house, people[0], code, origin="http://play.example"):
                pass


async def test_a_private_table_has_no_socket_for_strangers(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        for person in (house.stranger(), await house.guest("Eve")):
            for where in (code, "NOSUCH"):
                with pytest.raises(Refused):
                    async with socket(house, person, where):
                        pass


async def test_a_move_made_elsewhere_while_a_page_opens_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(tmp_path) as (one, other):
        code, people = await seat_people(one, "Anna", "Ben")
        plugin, elsewhere = one.server.bus.plugin, await other.server.rooms.get(code)
        subscribe = plugin.start_subscription

        @asynccontextmanager
        async def late(channels: Any) -> AsyncIterator[Any]:
            await other.server.moves.act(elsewhere, *choice(elsewhere, random.Random(1)))
            async with subscribe(channels) as hints:
                yield hints

        monkeypatch.setattr(plugin, "start_subscription", late)
        async with socket(one, people[0], code, look=0) as page:
            view = await page.view()
        assert elsewhere.match is not None
        assert view["version"] == elsewhere.match.version(0)


async def test_everybody_sees_a_move_with_the_log_going_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        luck = random.Random(3)
        async with socket(house, people[0], code, look=0) as one, socket(house, people[1], code, look=1) as other:
            views = [await one.view(), await other.view()]
            logs = [view["log"] for view in views]
            for n in range(12):
                seat = next(number for number, view in enumerate(views) if view["asked"])
                await act(people[seat], code, views[seat], any_action(views[seat], luck), f"play-{n:04}")
                for number, page in enumerate((one, other)):
                    views[number] = await page.view()
                    assert views[number]["log_from"] == len(logs[number]), "only what is new"
                    logs[number] = merged(logs[number], views[number])
            for number, person in enumerate(people):
                assert logs[number] == (await view_of(person, code, number))["log"]


async def test_the_log_of_a_page_is_right_after_undo(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code, look=0) as one, socket(house, people[1], code, look=1) as other:
            first = [await one.view(), await other.view()]
            seat, view = await to_act(people, code)
            await act(people[seat], code, view, "take gold=1", "take-one-gold")
            second = [await one.view(), await other.view()]
            undo = {"seat": seat, "version": second[seat]["version"], "key": "undo-it-now"}
            await people[seat].post(f"/tables/{code}/undo", undo)
            third = [await one.view(), await other.view()]
            await act(people[seat], code, third[seat], "take wood=1", "take-one-wood")
            fourth = [await one.view(), await other.view()]
            for number in range(2):
                log = first[number]["log"]
                for view in (second[number], third[number], fourth[number]):
                    log = merged(log, view)
                assert log == (await view_of(people[number], code, number))["log"]
                assert third[number]["log"] == []
                assert third[number]["log_from"] == len(first[number]["log"])


async def test_a_page_that_comes_back_gets_what_it_lacks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code, look=0) as page:
            seat, view = await to_act(people, code)
            await act(people[seat], code, view, "take gold=1", "take-one-gold")
            have = await page.view(1)
            while have["version"] < (await view_of(people[0], code, 0))["version"]:
                have = await page.view()
        log = (await view_of(people[0], code, 0))["log"]
        version = (await view_of(people[seat], code, seat))["version"]
        await people[seat].post(f"/tables/{code}/undo", {"seat": seat, "version": version, "key": "undo-it-now"})
        async with socket(house, people[0], code) as page:
            await page.send(type="look", seat=0, log_from=len(log), version=have["version"])
            view = await page.view()
            assert merged(log, view) == (await view_of(people[0], code, 0))["log"]
            assert 0 < view["log_from"] < len(log)
        async with socket(house, people[0], code) as page:
            await page.send(type="look", seat=0, log_from=len(log))
            assert (await page.view())["log_from"] == 0, "without a version nobody knows what the page has"


async def test_who_holds_no_seat_looks_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"public": True})
        stranger = house.stranger()
        async with socket(house, stranger, code, look=0) as page:
            assert (await page.view())["seat"] == -1
        async with socket(house, people[1], code, look=0) as page:
            assert (await page.view())["seat"] == -1, "a seat that is somebody else's"


async def test_no_spectators_where_the_table_wants_none(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben", settings={"public": True, "spectators": False})
        async with socket(house, house.stranger(), code, look=-1) as page:
            assert await page.quiet("view")


async def test_who_is_here_is_seen(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"public": True})
        async with socket(house, people[0], code) as page:
            async with socket(house, people[1], code), socket(house, house.stranger(), code):
                table = await page.receive("table")
                while table["watching"] == 0 or not all(seat.get("here") for seat in table["seats"]):
                    table = await page.receive("table")
            while any(seat.get("here") for seat in table["seats"][1:]) or table["watching"]:
                table = await page.receive("table")
            assert table["seats"][0]["here"]


@pytest.mark.slow
async def test_what_changes_at_another_process_is_seen(tmp_path: Path, postgres: str) -> None:
    async with two_houses(tmp_path, postgres) as (one, other):
        code, people = await seat_people(one, "Anna", "Ben")
        there = other.known(people[1])
        async with socket(other, there, code, look=1) as page:
            await page.view()
            await people[0].put(f"/tables/{code}", {"name": "Game night"})
            while (await page.receive("table"))["name"] != "Game night":
                pass


async def test_what_is_planned_at_another_process_is_read_when_it_is_heard_of(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (one, other):
        code, people = await seat_people(one, "Anna", "Ben")
        async with socket(other, other.known(people[1]), code, look=1) as page:
            before = await page.view()
            plan = {"kind": "always", "decision": "build", "action": "pass"}
            await people[1].put(f"/tables/{code}/plans", {"seat": 1, "plans": [plan]})
            for signal in (Signal(code, "plans", 1), Signal(code, "point", 0, '{"type": "point"}')):
                other.server.bus.publish(signal)
            while (told := await page.receive())["type"] == "table":
                pass
            assert told["type"] == "view", "before anything that is heard later"
            assert [shown["decision"] for shown in told["plans"]] == ["build"]
            assert told["version"] == before["version"], "nothing was played"


async def test_who_looks_has_read_for_themselves_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        await house.server.moves.act(room, *choice(room, random.Random(1)), by="bot")
        before = [seat.read_to for seat in room.seats]
        async with socket(house, people[1], code, look=1) as page:
            await page.view()
        held = [seat.read_to for seat in room.seats]
        stored = [seat.read_to for seat in (await house.server.rooms.refresh(code)).seats]
        assert held == stored == [before[0], room.entries]


async def test_chat_reaches_who_may_read_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"public": True})
        watcher = await house.guest("Will")
        async with socket(house, people[0], code) as page, socket(house, watcher, code) as beside:
            answer = await people[1].ask("POST", f"/tables/{code}/chat", {"text": "well met"})
            assert answer.status_code < 300
            assert [line["text"] for line in (await page.receive("chat"))["lines"]] == ["well met"]
            assert await beside.quiet("chat")


async def test_a_table_that_looks_the_same_is_not_sent_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code, look=0) as page:
            await page.view()
            await people[1].post(f"/tables/{code}/chat", {"text": "first"})
            await page.receive("chat")
            async with house.server.change(code):
                pass  # something of the table is stored that this page is not shown
            await people[1].post(f"/tables/{code}/chat", {"text": "second"})
            assert (await page.receive())["type"] == "chat"


async def test_pointing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code, look=0) as page, socket(house, people[1], code, look=1) as other:
            await page.view()
            await page.send(type="point", target="advisor-8")
            assert await other.receive("pointed") == {"type": "pointed", "seat": 0, "target": "advisor-8"}


async def test_a_page_that_makes_no_sense_or_too_much_noise(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code) as page:
            await page.to_app.put({"type": "websocket.receive", "text": "{"})
            await page.send(type="conquer", world=True)
            await page.send(type="ping")
            await page.receive("hello")
            await page.receive("hello")
            await page.to_app.put({"type": "websocket.receive", "text": "x" * 5000})
            assert (await page.receive("closed")).get("code") == 1009
        async with socket(house, people[0], code) as page:
            for _ in range(700):
                await page.send(type="seen")
            assert (await page.receive("closed")).get("code") == 1008


async def test_a_table_that_is_deleted(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[1], code, look=1) as page:
            await page.view()
            house.server.bus.publish(Signal(code, "gone"))
            assert (await page.receive("gone"))["why"] == "deleted"
            assert (await page.receive())["type"] == "closed"


@pytest.mark.parametrize("way", ["deleted", "deleted unheard", "made private", "logged out"])
async def test_a_page_that_was_ended_is_told_nothing_more(tmp_path: Path, way: str) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"public": True})
        will, publish = await house.guest("Will"), house.server.bus.publish
        async with socket(house, will, code) as page:
            await page.receive("table")
            if way == "deleted":
                publish(Signal(code, "gone"))
            elif way == "deleted unheard":
                async with house.server.db.write() as c:
                    await c.execute(delete(game_tables))
                publish(Signal(code, "table", 1000))
            elif way == "made private":
                await people[0].put(f"/tables/{code}", {"settings": {"public": False}})
            else:
                await will.post("/me/logout")
            while (await page.receive())["type"] != "closed":
                pass
            publish(Signal(code, "point", 0, '{"type": "point"}'))
            for _ in range(100):  # whoever still listened would hear it by now
                await asyncio.sleep(0)
        assert page.from_app.empty()


async def test_nobody_opens_pages_without_end(tmp_path: Path) -> None:
    async with open_house(tmp_path, sockets_limit=2) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        async with socket(house, people[0], code), socket(house, people[0], code):
            with pytest.raises(Refused):
                async with socket(house, people[0], code):
                    pass
        async with socket(house, people[0], code):
            pass
