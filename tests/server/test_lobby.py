"""The lobby: presets, coming in, sitting down, seats that change hands, what is agreed on."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from pentapolis.games.kingsburg.components import BOXES
from pentapolis.kernel.chance import commitment
from pentapolis.kernel.record import Handover
from pentapolis.server import clock
from pentapolis.server.people.identity import Visitor
from pentapolis.server.tables.agreement import unlike
from pentapolis.server.tables.hands import Hands
from pentapolis.server.trouble import Trouble
from pentapolis.server.wire.tables import SetSeat
from server.house import House, Person, open_house
from server.playing import give_up, view_of
from server.sockets import socket

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]


def seated(table: Any) -> list[str]:
    return [f"{seat['kind']} {seat['name']}".strip() for seat in table["seats"]]


# making


async def test_tonight_is_me_and_as_many_friends_as_the_game_takes(house: House) -> None:
    table = await (await house.guest("Anna")).make(preset="tonight")
    assert seated(table) == ["person Anna", "open", "open", "open", "open"]
    assert table["status"] == "lobby"
    assert table["settings"]["clock"] == {}
    assert (table["name"], table["host"], table["member"]) == ("Anna's table", True, True)


async def test_a_move_a_day_has_a_daily_clock(house: House) -> None:
    table = await (await house.guest("Anna")).make(preset="daily")
    assert table["settings"]["pace"] == "slow"
    assert table["settings"]["clock"] == {"kind": "daily", "move_s": 86400}


async def test_a_table_against_bots_begins_at_once(house: House) -> None:
    table = await (await house.guest("Anna", "fr")).make(preset="bots")
    assert seated(table) == ["person Anna", "bot Robot normal", "bot Robot normal 2"]
    assert table["status"] == "running"
    assert table["name"] == "Chez Anna"


async def test_everything_else_can_be_said(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(
        name="Friday", preset="custom", options={"plus_two_limit": "per_season"}, number=2**64 - 1,
        seats=[{"kind": "me"}, {"kind": "me", "name": "Zoé"}, {"kind": "bot", "bot": "random", "name": "Rando"}],
        settings={"public": True, "hints": False, "clock": {"kind": "live", "bank_s": 600, "then": "bot"}},
    )  # fmt: skip
    assert seated(table) == ["person Anna", "person Zoé", "bot Rando"]
    assert [seat.get("mine", False) for seat in table["seats"]] == [True, True, False]
    assert table["options"] == {"plus_two_limit": "per_season"}
    assert table["settings"]["public"]
    assert table["settings"]["clock"]["bank_s"] == 600
    assert table["seal"]["numbers"] == [str(2**64 - 1), str(2**64 - 1), "0"]


async def test_whoever_makes_a_table_may_say_their_name_with_it(house: House) -> None:
    anna = house.stranger()
    assert (await anna.make(403))["error"] == "name-first"
    table = await anna.make(seats=[{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    assert seated(table) == ["person Anna", "open"]
    assert (await anna.get("/me"))["name"] == "Anna"


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess"}, "cli-no-game"),
        ({"seats": [{"kind": "me"}]}, "table-seats"),
        ({"seats": [{"kind": "me"}] * 6}, "table-seats"),
        ({"options": {"no_such": "x"}}, "table-no-option"),
        ({"options": {"plus_two_limit": "x"}}, "table-bad-value"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep-thought"}]}, "cli-no-bot"),
        ({"components": "not toml ["}, "components"),
        ({"settings": {"webhook": "file:///etc/passwd"}}, "webhook"),
        ({"settings": {"clock": {"kind": "live", "increment_s": 10}}}, "no-time"),
        ({"settings": {"clock": {"kind": "daily"}}}, "no-time"),
        ({"name": "\u200b\u200b"}, "name-empty"),
        ({"preset": "tomorrow"}, "bad-request"),
    ],
)
async def test_what_cannot_be_agreed_is_said(house: House, wrong: dict[str, Any], error: str) -> None:
    anna = await house.guest("Anna")
    problem = await anna.make(400, **wrong)
    assert problem["error"] == error
    assert (await anna.get("/tables"))["mine"] == []


async def test_the_owners_own_box(house: House) -> None:
    anna = await house.guest("Anna")
    box = '[[buildings]]\nid = "chapel"\nvp = 4\n'
    table = await anna.make(preset="bots", components=box)
    room = await house.server.rooms.get(table["code"])
    assert room.row.box
    assert room.match is not None
    assert room.match.record.components == box


async def test_a_table_with_its_own_box_begins_where_the_box_is_not_known_yet(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(
        seats=[{"kind": "me"}, {"kind": "bot"}], components='[[buildings]]\nid = "chapel"\nvp = 3\n'
    )
    room = await house.server.rooms.get(table["code"])
    monkeypatch.delitem(BOXES, room.row.box)
    await anna.post(f"/tables/{table['code']}/start")
    room = await house.server.rooms.get(table["code"])
    assert room.row.box in BOXES
    assert room.match is not None


async def test_nobody_keeps_too_many_tables(tmp_path: Path) -> None:
    async with open_house(tmp_path / "small", tables_limit=2) as house:
        anna = await house.guest("Anna")
        first = await anna.make()
        await anna.make()
        assert (await anna.make(409))["error"] == "too-many-tables"
        await anna.post(f"/tables/{first['code']}/abandon")
        await anna.make()


# coming in


async def test_a_private_table_is_like_none_at_all(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make()
    unknown = await ben.get("/tables/ZZZZZZ", 404)
    for somebody in (ben, house.stranger()):
        assert await somebody.get(f"/tables/{table['code']}", 404) == unknown
        assert await somebody.post(f"/tables/{table['code']}/enter", {"invite": "guess"}, 404) == unknown
        assert await somebody.post(f"/tables/{table['code']}/enter", {}, 404) == unknown
        assert await somebody.post("/tables/ZZZZZZ/enter", {"invite": "guess"}, 404) == unknown
        assert table["code"] not in [card["code"] for card in (await somebody.get("/tables"))["open"]]


async def test_the_invite_link_opens_a_private_table(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make()
    code, secret = table["code"], table["invite"]["url"].partition("#invite=")[2]
    entered = await ben.post(f"/tables/{code}/enter", {"invite": secret})
    assert entered["member"]
    assert entered["invite"]["url"] == table["invite"]["url"]
    assert not entered["host"]
    await ben.post(f"/tables/{code}/enter", {"invite": secret})
    assert (await ben.post(f"/tables/{code}/enter", {}))["member"], "who is inside needs no link"
    assert [card["code"] for card in (await ben.get("/tables"))["mine"]] == [code]


async def test_who_comes_by_the_link_may_look_before_they_say_their_name(house: House) -> None:
    anna, nobody = await house.guest("Anna"), house.stranger("Cleo")
    table = await anna.make()
    code, secret = table["code"], table["invite"]["url"].partition("#invite=")[2]
    assert (await nobody.post(f"/tables/{code}/enter", {"invite": secret}))["member"]
    assert (await nobody.get("/me"))["name"] == ""
    assert (await nobody.post(f"/tables/{code}/sit", {}, 403))["error"] == "name-first"
    assert (await nobody.post(f"/tables/{code}/chat", {"text": "hi"}, 403))["error"] == "name-first"
    await nobody.come()
    assert seated(await nobody.post(f"/tables/{code}/sit", {}))[1] == "person Cleo"


async def test_a_public_table_is_found_and_joined(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(settings={"public": True})
    code = table["code"]
    assert code in [card["code"] for card in (await house.stranger().get("/tables"))["open"]]
    shown = await house.stranger().get(f"/tables/{code}")
    assert "invite" not in shown
    assert not shown["member"]
    assert seated(await ben.post(f"/tables/{code}/sit", {"seat": 3}))[3] == "person Ben"
    assert (await ben.post(f"/tables/{code}/sit", {"seat": 4}, 409))["error"] == "one-seat-each"


# sitting


async def test_any_open_seat_or_a_certain_one(house: House) -> None:
    anna, ben, cleo = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = await anna.make()
    joined = await ben.join(table, 3)
    assert seated(joined)[3] == "person Ben"
    assert [seat["seat"] for seat in joined["seats"] if seat.get("host")] == [0], "Anna made the table"
    assert seated(await cleo.join(table))[1] == "person Cleo"
    assert (await cleo.post(f"/tables/{table['code']}/sit", {"seat": 3}, 409))["error"] == "seat-taken"
    unknown = await cleo.post(f"/tables/{table['code']}/sit", {"seat": 9}, 404)
    assert unknown["error"] == "no-seat"
    assert "10" in unknown["message"], "people count seats from one"


async def test_two_who_want_one_seat_dont_both_get_it(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    people = [await house.guest(f"Guest {n}") for n in range(6)]
    secret = table["invite"]["url"].partition("#invite=")[2]
    for person in people:
        await person.post(f"/tables/{table['code']}/enter", {"invite": secret})
    path = f"/tables/{table['code']}/sit"
    answers = await asyncio.gather(*(person.ask("POST", path, {"seat": 1}) for person in people))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]


async def test_hot_seat_several_seats_of_one_visitor(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make()
    await ben.join(table, 1)
    again = await ben.post(f"/tables/{table['code']}/sit", {"seat": 2})
    assert seated(again)[1:3] == ["person Ben", "person Ben 2"]


async def test_everybodys_number_goes_into_the_dice(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(number=7, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
    code = table["code"]
    assert (await ben.join(table, 1, 2**63 + 5))["seal"]["numbers"] == ["7", str(2**63 + 5), "0"]
    changed = await ben.post(f"/tables/{code}/sit", {"seat": 1, "number": -1})
    assert changed["seal"]["numbers"][1] == str(2**64 - 1)
    begun = await anna.post(f"/tables/{code}/start")
    assert begun["seal"] == {"commitment": table["seal"]["commitment"], "numbers": ["7", str(2**64 - 1), "0"]}
    late = await ben.post(f"/tables/{code}/sit", {"seat": 1, "number": 9})
    assert late["seal"] == begun["seal"]
    room = await house.server.rooms.get(code)
    assert room.match is not None
    assert room.match.record.seal is not None
    assert room.match.record.seal.numbers == [7, 2**64 - 1, 0]
    assert commitment(room.row.seed) == table["seal"]["commitment"]
    ended = await give_up(code, anna, ben)
    assert commitment(bytes.fromhex(ended["seal"]["seed"])) == table["seal"]["commitment"]


async def test_standing_up_in_the_lobby_takes_the_number_along(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make()
    await ben.join(table, 1, 5)
    after = await ben.post(f"/tables/{table['code']}/stand", {"seat": 1})
    assert seated(after)[1] == "open"
    assert after["seal"]["numbers"][1] == "0"
    assert after["member"]
    assert (await ben.post(f"/tables/{table['code']}/stand", {"seat": 1}, 403))["error"] == "not-your-seat"


async def test_a_new_name_is_seen_in_the_lobby(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make()
    await anna.post("/me", {"name": "Anouk"})
    assert seated(await anna.get(f"/tables/{table['code']}"))[0] == "person Anouk"


async def test_names_at_a_table_differ() -> None:
    assert unlike("x" * 40, ["x" * 40]) == "x" * 36 + " 2"


# seats that change hands


async def begun(house: House) -> tuple[str, Person, Person, Any]:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    await ben.join(table, 1)
    await anna.post(f"/tables/{table['code']}/start")
    return table["code"], anna, ben, table


async def handovers(house: House, code: str) -> list[tuple[int, str]]:
    room = await house.server.rooms.get(code)
    assert room.match is not None
    return [(e.seat, e.to) for e in room.match.record.entries if isinstance(e, Handover)]


async def last_line(person: Person, code: str) -> str:
    """The last sentence of the log, as spectators read it."""
    view = await view_of(person, code, -1)
    return "".join(part["text"] for part in view["log"][-1]["parts"])


async def test_a_friend_takes_over_in_mid_game(house: House) -> None:
    code, anna, ben, table = await begun(house)
    after = await ben.post(f"/tables/{code}/stand", {"seat": 1})
    assert seated(after) == ["person Anna", "open"]
    assert await handovers(house, code) == [(1, "")]
    assert await last_line(anna, code) == "Ben no longer plays: the seat waits for somebody."
    cleo = await house.guest("Cleo")
    assert seated(await cleo.join(table)) == ["person Anna", "person Cleo"]
    assert await handovers(house, code) == [(1, ""), (1, "Cleo")]
    assert await last_line(anna, code) == "Cleo now plays instead of Ben."
    room = await house.server.rooms.get(code)
    assert room.names == ["Anna", "Cleo"]
    assert not (await anna.get(f"/tables/{code}"))["seats"][1].get("mine", False)


async def test_who_stood_up_may_sit_down_again_and_all_are_told(house: House) -> None:
    code, anna, ben, table = await begun(house)
    await ben.post(f"/tables/{code}/stand", {"seat": 1})
    assert seated(await ben.join(table)) == ["person Anna", "person Ben"]
    assert await handovers(house, code) == [(1, ""), (1, "Ben")]
    assert await last_line(anna, code) == "Ben’s seat changes hands under the same name."


async def test_a_bot_takes_over_in_mid_game_and_gives_the_seat_back(house: House) -> None:
    code, anna, ben, _ = await begun(house)
    after = await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot", "bot": "random"})
    assert seated(after) == ["person Anna", "bot Random bot"]
    assert not (await ben.get(f"/tables/{code}"))["seats"][1].get("mine", False)
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
    await ben.post(f"/tables/{code}/sit", {"seat": 1})
    assert await handovers(house, code) == [(1, "Random bot"), (1, ""), (1, "Ben")]


async def test_in_the_lobby_seats_are_set_freely(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/tables/{table['code']}/seat"
    await ben.join(table, 1)
    assert seated(await anna.post(path, {"seat": 2, "kind": "bot"}))[2] == "bot Normal bot"
    assert seated(await anna.post(path, {"seat": 1, "kind": "open"}))[1] == "open"
    assert (await ben.get(f"/tables/{table['code']}"))["member"]
    assert seated(await anna.post(path, {"seat": 1, "kind": "me", "name": "Zoé"}))[1] == "person Zoé"
    assert (await anna.post(path, {"seat": 7, "kind": "open"}, 404))["error"] == "no-seat"
    assert (await anna.post(path, {"seat": 2, "kind": "bot", "bot": "x"}, 400))["error"] == "cli-no-bot"


@pytest.mark.parametrize("way", ["seat", "link", "stand"])
async def test_what_was_meant_for_the_lobby_is_stale_once_the_game_has_begun(house: House, way: str) -> None:
    """The request read the table in the lobby and comes to store when the game has begun."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    code = table["code"]
    await ben.join(table, 1)
    late = copy.copy(await house.server.rooms.get(code))
    await anna.post(f"/tables/{code}/start")
    hands, visitor = Hands(house.server), Visitor(str(late.row.owner), "Anna", "en", False, True)
    ways: dict[str, Callable[[], Awaitable[object]]] = {
        "seat": lambda: hands.set_seat(late, visitor, SetSeat(1, "me"), "en"),
        "link": lambda: hands.seat_link(late, visitor, 1),
        "stand": lambda: hands.stand(late, visitor, 0),
    }
    with pytest.raises(Trouble) as refused:
        await ways[way]()
    assert refused.value.key == "stale"
    room = await house.server.rooms.refresh(code)
    assert [seat.name for seat in room.seats] == ["Anna", "Ben"]
    assert None not in room.people


async def test_seats_change_hands_while_the_game_is_paused(house: House) -> None:
    code, anna, _, _ = await begun(house)
    cleo = await house.guest("Cleo")
    await anna.post(f"/tables/{code}/pause")
    before = await handovers(house, code)
    after = await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    assert (after["status"], seated(after)) == ("paused", ["person Anna", "bot Normal bot"])
    token = (await anna.post(f"/tables/{code}/seats/0/link"))["url"].partition("#seat=")[2]
    taken = await cleo.post(f"/tables/{code}/enter", {"seat_token": token})
    assert (taken["status"], seated(taken)) == ("paused", ["person Cleo", "bot Normal bot"])
    assert await handovers(house, code) == [*before, (1, "Normal bot"), (0, "Cleo")]
    room = await house.server.rooms.get(code)
    assert room.row.wake_ms is None, "the bot waits until the game goes on"
    view = await view_of(cleo, code, 0)
    act = {"seat": 0, "version": view["version"], "key": "12345678", "action": "pass"}
    assert (await cleo.post(f"/tables/{code}/act", act, 409))["error"] == "not-running"
    assert (await cleo.post(f"/tables/{code}/resume"))["status"] == "running"
    house.server.rooms.forget(code)
    assert (await house.server.rooms.get(code)).names == ["Cleo", "Normal bot"]


# a seat's own link


async def test_a_new_seat_link_ends_the_old_hold_at_once(house: House) -> None:
    code, anna, ben, _ = await begun(house)
    link = await anna.post(f"/tables/{code}/seats/1/link")
    token = link["url"].partition("#seat=")[2]
    assert link["url"].startswith(f"http://games.test/t/{code}#seat=")
    assert not (await ben.get(f"/tables/{code}"))["seats"][1].get("mine", False)
    await ben.post(f"/tables/{code}/stand", {"seat": 1}, 403)
    room = await house.server.rooms.get(code)
    assert room.seats[1].visitor is None
    ben2 = house.stranger()
    taken = await ben2.post(f"/tables/{code}/enter", {"seat_token": token})
    assert taken["seats"][1]["mine"]
    assert seated(taken) == ["person Anna", "person Ben"]
    assert (await ben.post(f"/tables/{code}/enter", {"seat_token": token}, 404))["error"] == "link-used"


async def test_only_the_newest_seat_link_opens(house: House) -> None:
    code, anna, _, _ = await begun(house)
    links = [(await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2] for _ in range(2)]
    cleo = await house.guest("Cleo")
    await cleo.post(f"/tables/{code}/enter", {"seat_token": links[0]}, 404)
    taken = await cleo.post(f"/tables/{code}/enter", {"seat_token": links[1]})
    assert seated(taken) == ["person Anna", "person Cleo"]
    assert await handovers(house, code) == [(1, ""), (1, "Cleo")], "that Ben lost the seat is told once"


async def test_a_seat_link_is_of_one_table_and_runs_out(house: House) -> None:
    code, anna, _, _ = await begun(house)
    other = await anna.make()
    token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    await house.stranger().post(f"/tables/{other['code']}/enter", {"seat_token": token}, 404)
    start = clock.now_ms() / 1000
    with clock.replaced(lambda: start + 31 * 86400):
        await house.stranger().post(f"/tables/{code}/enter", {"seat_token": token}, 404)


async def test_a_seat_that_is_left_keeps_neither_its_link_nor_who_was_away(house: House) -> None:
    code, _, ben, table = await begun(house)
    cleo = await house.guest("Cleo")
    token = (await ben.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    await ben.post(f"/tables/{code}/vacation", {"seat": 1, "away": True})
    await ben.post(f"/tables/{code}/stand", {"seat": 1})
    assert (await cleo.post(f"/tables/{code}/enter", {"seat_token": token}, 404))["error"] == "link-used"
    seat = (await cleo.join(table, 1))["seats"][1]
    assert (seat["name"], seat.get("vacation", False)) == ("Cleo", False)


@pytest.mark.parametrize("kind", ["open", "bot", "me"])
async def test_who_came_by_a_seats_link_belongs_to_the_table_when_the_seat_is_given_away(
    house: House, kind: str
) -> None:
    anna, cleo = await house.guest("Anna"), await house.guest("Cleo")
    code = (await anna.make(seats=[{"kind": "me"}, {"kind": "open"}]))["code"]
    token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    await cleo.post(f"/tables/{code}/enter", {"seat_token": token})
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": kind})
    assert (await cleo.get(f"/tables/{code}"))["member"]


async def test_a_bots_seat_has_no_link(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(preset="bots")
    assert (await anna.post(f"/tables/{table['code']}/seats/1/link", None, 409))["error"] == "seat-bot"
    assert (await anna.post(f"/tables/{table['code']}/seats/9/link", None, 404))["error"] == "no-seat"


# what open pages hear


async def test_a_page_hears_that_its_seat_was_given_to_another_link(house: House) -> None:
    code, anna, ben, _ = await begun(house)
    async with socket(house, ben, code, look=1) as page:
        assert (await page.view())["seat"] == 1
        await anna.post(f"/tables/{code}/seats/1/link")
        assert await page.receive("gone") == {"type": "gone", "why": "seat"}
        assert (await page.view())["seat"] == -1


async def test_a_page_hears_that_a_bot_took_its_seat(house: House) -> None:
    code, anna, ben, _ = await begun(house)
    async with socket(house, ben, code, look=1) as page:
        await page.view()
        await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot", "bot": "random"})
        assert (await page.receive("gone"))["why"] == "seat"


async def test_a_page_in_the_lobby_sees_who_comes(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make()
    async with socket(house, anna, table["code"]) as page:
        await page.receive("table")
        await ben.join(table)
        while seated(seen := await page.receive("table"))[1] != "person Ben":
            pass
        assert not seen["seats"][1].get("mine", False)
        await ben.post(f"/tables/{table['code']}/chat", {"text": "hello"})
        assert [line["text"] for line in (await page.receive("chat"))["lines"]] == ["hello"]


# what is agreed on


async def test_the_maker_changes_the_table(house: House) -> None:
    anna = await house.guest("Anna")
    code = (await anna.make())["code"]
    changed = await anna.put(
        f"/tables/{code}",
        {"name": " Game  night ", "options": {"plus_two_limit": "per_season"}, "settings": {"public": True}},
    )
    assert (changed["name"], changed["options"]) == ("Game night", {"plus_two_limit": "per_season"})
    assert changed["settings"]["public"]
    assert (await anna.put(f"/tables/{code}", {"options": {"x": "y"}}, 400))["error"] == "table-no-option"
    assert (await anna.put(f"/tables/{code}", {"settings": {"webhook": "file:///x"}}, 400))["error"] == "webhook"
    assert (await anna.put(f"/tables/{code}", {}))["name"] == "Game night"


async def test_options_stand_once_the_game_has_begun(house: House) -> None:
    code, anna, _, _ = await begun(house)
    assert (await anna.put(f"/tables/{code}", {"options": {}}, 409))["error"] == "lobby-only"
    assert (await anna.put(f"/tables/{code}", {"name": "Later"}))["name"] == "Later"


async def test_a_webhook_is_shown_to_who_runs_the_table_alone(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    hook = "https://chat.example/hook"
    table = await anna.make(settings={"webhook": hook})
    assert table["settings"]["webhook"] == hook
    assert (await ben.join(table))["settings"]["webhook"] == "", "whoever has it can write there"


# my own seat, to a friend or a bot


async def test_a_holder_gives_their_seat_to_a_friend_who_comes_by_its_link(house: House) -> None:
    code, anna, ben, _ = await begun(house)
    cleo = await house.guest("Cleo")
    token = (await ben.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    assert (await ben.get(f"/tables/{code}"))["seats"][1]["mine"], "until somebody comes"
    taken = await cleo.post(f"/tables/{code}/enter", {"seat_token": token})
    assert seated(taken) == ["person Anna", "person Cleo"]
    assert taken["seats"][1]["mine"]
    left = await ben.get(f"/tables/{code}")
    assert not left["seats"][1].get("mine")
    assert left["member"], "who gave it still belongs to the table"
    assert (await handovers(house, code))[-1] == (1, "Cleo")
    await ben.post(f"/tables/{code}/seats/1/link", None, 403)
    await ben.post(f"/tables/{code}/seats/0/link", None, 403)
    assert seated(await anna.get(f"/tables/{code}")) == ["person Anna", "person Cleo"]


async def test_a_holder_lets_a_bot_play_on_and_comes_back(house: House) -> None:
    code, _, ben, _ = await begun(house)
    after = await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot", "bot": "random"})
    assert seated(after) == ["person Anna", "bot Ben (bot)"]
    assert after["seats"][1]["mine"]
    other = await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot", "bot": "random"})
    assert seated(other) == ["person Anna", "bot Ben (bot)"], "another bot stands in for the same person"
    assert not any(card["my_turn"] for card in (await ben.get("/tables"))["mine"]), "the bot answers"
    back = await ben.post(f"/tables/{code}/sit", {"seat": 1})
    assert seated(back) == ["person Anna", "person Ben"]
    await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "me", "name": "Bob"}, 403)
    assert [name for _, name in await handovers(house, code)][-2:] == ["Ben (bot)", "Ben"]


async def test_before_the_game_a_seat_given_to_a_bot_is_the_bots(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    await ben.join(table, 1)
    after = await ben.post(f"/tables/{table['code']}/seat", {"seat": 1, "kind": "bot"})
    assert seated(after) == ["person Anna", "bot Normal bot"]
    assert not after["seats"][1].get("mine")
    assert after["member"]
