"""Hints: what a good bot would do, from what the seat may know, and why, in the reader's words."""

from __future__ import annotations

import random
from pathlib import Path

import pentapolis as pp
from pentapolis.bots import bot
from pentapolis.bots.protocol import mixed
from server.house import open_house
from server.playing import act, any_action, seat_people, to_act, view_of


async def test_a_hint_comes_from_a_worker_with_reasons(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_workers=1, bot_budget_ms=60_000) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"hints": True})
        room = await house.server.rooms.get(code)
        assert room.match is not None
        match, seat = room.match, room.match.title.to_act(room.match.state)[0]
        hint = await people[seat].post(f"/tables/{code}/hint", {"seat": seat})
        options = match.title.asked(match.state, seat)
        seed = mixed(room.row.bot_seed, seat) % (1 << 53)
        choice = bot("normal", match.title, seed).choose(match.title.observe(match.state, seat), seat, options)
        assert hint["do"] == pp.text(choice), "the bot's own choice"
        assert "".join(part["text"] for part in hint["parts"])
        assert 0 < hint["chance"] < 1
        assert 1 <= len(hint["others"]) <= 2
        for other in hint["others"]:
            assert match.title.parse(other["do"]) in options
            assert other["equal"] == (other["said"] == "about equal")
        table = await people[1 - seat].get(f"/tables/{code}")
        assert [shown.get("hints", 0) for shown in table["seats"]] == [int(n == seat) for n in range(2)], "all see it"
        before = house.server.workers.counts.done
        assert await people[seat].post(f"/tables/{code}/hint", {"seat": seat}) == hint
        assert house.server.workers.counts.done == before, "it is remembered"
        assert (await people[seat].get(f"/tables/{code}"))["seats"][seat]["hints"] == 1, "and counted once"
        refused = await people[1 - seat].post(f"/tables/{code}/hint", {"seat": 1 - seat}, 409)
        assert refused["error"] == "hint-not-asked"
        assert (await people[1 - seat].post(f"/tables/{code}/hint", {"seat": seat}, 403))["error"] == "not-your-seat"
        assert (await view_of(people[seat], code, seat))["asked"]


async def test_hints_are_for_who_plays_alone_unless_a_table_says_otherwise(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        for seats, hints in ((["me", "bot"], True), (["me", "open"], False), (["me", "me"], False)):
            for settings in (None, {"spectators": False}):
                made = await anna.make(seats=[{"kind": kind} for kind in seats], settings=settings)
                assert made["settings"]["hints"] is hints, seats


async def test_hints_follow_the_people_in_the_lobby_until_somebody_chooses(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        for chosen, hints in ({}, [True, False, True]), ({"hints": True}, [True] * 3), ({"hints": False}, [False] * 3):
            made = await anna.make(seats=[{"kind": "me"}, {"kind": "bot"}], settings=chosen)
            path = f"/tables/{made['code']}"
            shown = [made, *[await anna.post(f"{path}/seat", {"seat": 1, "kind": kind}) for kind in ("open", "bot")]]
            assert [table["settings"]["hints"] for table in shown] == hints, chosen


async def test_what_a_page_sends_back_as_it_was_shown_chooses_no_hints(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        made = await anna.make(seats=[{"kind": "me"}, {"kind": "bot"}])
        path, settings = f"/tables/{made['code']}", made["settings"]
        for sent in (settings | {"public": True}, {"public": True}):
            assert (await anna.put(path, {"settings": sent}))["settings"]["hints"] is True
        opened = await anna.post(f"{path}/seat", {"seat": 1, "kind": "open"})
        assert opened["settings"]["hints"] is False, "nobody chose them"
        await anna.put(path, {"settings": settings | {"hints": True}})
        await anna.post(f"{path}/seat", {"seat": 1, "kind": "bot"})
        opened = await anna.post(f"{path}/seat", {"seat": 1, "kind": "open"})
        assert opened["settings"]["hints"] is True, "now it was chosen"


async def test_who_begins_alone_has_hints_and_a_game_keeps_what_it_began_with(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        made = await anna.make(seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}])
        path = f"/tables/{made['code']}"
        assert made["settings"]["hints"] is False
        begun = await anna.post(f"{path}/start")
        assert begun["settings"]["hints"] is True, "nobody came"
        assert (await house.server.rooms.get(made["code"])).row.settings.hints is True
        opened = await anna.post(f"{path}/seat", {"seat": 1, "kind": "open"})
        assert opened["settings"]["hints"] is True
        assert (await anna.put(path, {"settings": {"public": True}}))["settings"]["hints"] is True


async def test_who_tries_a_game_again_has_hints(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        seat, view = await to_act(people, code)
        await act(people[seat], code, view, any_action(view, random.Random(1)), "first-move")
        await people[0].post(f"/tables/{code}/abandon")
        again = await people[seat].post(f"/tables/{code}/retry", {"move": 1, "seat": seat})
        assert (await house.server.rooms.get(again["code"])).row.settings.hints is True


async def test_a_table_can_do_without_hints(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        assert room.match is not None
        seat = room.match.title.to_act(room.match.state)[0]
        answer = await people[seat].post(f"/tables/{code}/hint", {"seat": seat}, 403)
        assert answer["error"] == "hints-off"
        assert "without hints" in answer["message"]


async def test_who_only_looks_on_gets_no_hint(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_workers=1, bot_budget_ms=60_000) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"public": True, "hints": True})
        seat, _ = await to_act(people, code)
        for person in (await house.guest("Wim"), house.stranger(), people[1 - seat]):
            answer = await person.post(f"/tables/{code}/hint", {"seat": seat}, 403)
            assert answer["error"] == "not-your-seat"
            await person.post(f"/tables/{code}/hint", {"seat": -1}, 400)
        assert house.server.workers.counts.done == 0


async def test_without_workers_there_is_no_hint(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"hints": True})
        room = await house.server.rooms.get(code)
        assert room.match is not None
        seat = room.match.title.to_act(room.match.state)[0]
        assert (await people[seat].post(f"/tables/{code}/hint", {"seat": seat}, 409))["error"] == "hint-slow"
