"""Who has to agree, who may take a seat, and that neither tells anybody's secrets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from pentapolis.server.play.people import alone, behind, counted, may_take
from pentapolis.server.play.rooms import Room
from pentapolis.server.storage.rows import Held, SeatRow
from server.house import House, Person
from server.playing import give_up, play_until, seat_alone, seat_people, unnoticed, view_of
from server.waiting import Waiting, waiting_house

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]


# the people of a table


def seated(*seats: str) -> list[SeatRow]:
    """Seats by who is there: a name, `bot`, `open`, `kept` for somebody, or `bot:name` where one stands in."""
    rows = []
    for number, seat in enumerate(seats):
        kind, _, behind_it = seat.partition(":")
        kind, visitor = (kind, behind_it or None) if kind in ("bot", "open") else ("person", seat)
        rows.append(SeatRow("T", number, kind, None if visitor == "kept" else visitor, seat, "", 0, 0, False, 0, 0))
    return rows


async def test_a_seat_counts_as_a_person_whoever_plays_it() -> None:
    seats = seated("anna", "bot:ben", "bot", "open", "kept")
    assert counted(seats) == ["person", "person", "bot", "open", "person"]
    assert behind(seats) == {"anna", "ben", None}


@pytest.mark.parametrize(
    ("seats", "holders", "expected"),
    [
        (("anna", "bot"), set(), True),
        (("anna", "anna"), set(), True),
        (("bot:anna", "bot"), set(), True),
        (("anna", "ben"), set(), False),
        (("anna", "bot:ben"), set(), False),
        (("anna", "kept"), set(), False),
        (("anna", "open"), {(0, "anna")}, False),
        (("anna", "bot"), {(0, "anna"), (1, "ben")}, False),
        (("bot", "bot"), set(), False),
    ],
)
async def test_who_is_alone(seats: tuple[str, ...], holders: set[Held], expected: bool) -> None:
    assert alone(seated(*seats), holders) is expected


@pytest.mark.parametrize(
    ("seats", "holders", "seat", "expected"),
    [
        (("ben", "open", "bot"), set(), 1, True),  # a newcomer
        (("anna", "open", "bot"), set(), 1, False),  # who plays looks into no other seat
        (("anna", "ben", "bot"), set(), 2, False),
        (("open", "ben", "bot"), {(0, "anna")}, 2, False),  # nor who has played
        (("open", "ben", "bot"), {(0, "anna")}, 0, True),  # but comes back to the own seat
        (("ben", "bot", "bot"), {(0, "anna"), (0, "ben")}, 0, True),  # also to take it from somebody else
        (("anna", "ben", "cleo"), {(0, "anna"), (1, "anna")}, 1, False),  # unless they play another
        (("anna", "open", "cleo"), {(0, "anna"), (1, "anna")}, 1, True),  # two on one screen: one left and is back
        (("anna", "open", "bot"), {(0, "anna"), (1, "anna")}, 2, True),  # one shared screen, and nobody elsewhere
        (("anna", "anna", "bot"), {(2, "ben")}, 2, False),
    ],
)
async def test_who_may_take_a_seat(seats: tuple[str, ...], holders: set[Held], seat: int, expected: bool) -> None:
    assert may_take(seated(*seats), holders, "anna", seat) is expected


# taking back


async def played(house: House, *names: str, **table: Any) -> tuple[str, list[Person], Room]:
    """A table of these people, some moves into the game, whoever made them; the last one can't be undone."""
    code, people = await seat_people(house, *names, **table)
    await play_until(
        house, code, lambda match: len(match.line) > 12 and not any(map(match.undoable, match.state.seats))
    )
    return code, people, await house.server.rooms.get(code)


async def cannot_erase(house: House, code: str, anna: Person) -> str:
    """The answer to somebody who wants to go back without anybody's consent, by all ways there are."""
    room = await house.server.rooms.get(code)
    before = room.entries
    answer = await anna.ask("POST", f"/tables/{code}/take-back", {"seat": 0, "to": 1})
    await anna.ask("POST", f"/tables/{code}/consent", {"seat": 0, "yes": True})
    for whole in (False, True):
        version = (await view_of(anna, code, 0))["version"]
        undo = {"seat": 0, "version": version, "key": f"undo-{whole}-{code}", "whole_turn": whole}
        assert (await anna.post(f"/tables/{code}/undo", undo, 409))["error"] == "refused-undo"
    assert (await house.server.rooms.get(code)).entries == before
    return str(answer.json().get("error", ""))


async def test_whom_a_bot_stands_in_for_is_asked(house: House) -> None:
    code, (anna, ben), room = await played(house, "Anna", "Ben")
    await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    assert await cannot_erase(house, code, anna) == ""
    assert (await ben.get(f"/tables/{code}"))["asking"]["yes"] == [0]
    await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
    assert room.match is not None
    assert not room.match.line


async def test_nobody_is_alone_while_a_bot_stands_in_for_somebody(house: House) -> None:
    code, (anna, ben), _ = await played(house, "Anna", "Ben")
    await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    changed = await anna.ask("PUT", f"/tables/{code}", {"settings": {"hints": True}})
    assert changed.json()["error"] == "hints-settled"
    explained = await anna.post(f"/tables/{code}/explain", {"seat": 0, "line": 3}, 409)
    assert explained["error"] == "explain-several"
    await give_up(code, anna, ben)
    again = await anna.post(f"/tables/{code}/rematch")
    assert again["status"] == "lobby", "Ben plays again, so that it does not begin without him"
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [("person", "Ben"), ("person", "Anna")]


@pytest.mark.parametrize("way", ["stand", "bot", "open"])
async def test_what_others_have_played_is_not_taken_back_when_they_are_gone(house: House, way: str) -> None:
    code, (anna, ben), _ = await played(house, "Anna", "Ben")
    if way == "stand":
        await ben.post(f"/tables/{code}/stand", {"seat": 1})
    else:
        await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": way})
    assert await cannot_erase(house, code, anna) == "refused-take-back-alone"


async def test_who_leaves_while_they_are_asked_has_not_agreed(house: House) -> None:
    code, (anna, ben), room = await played(house, "Anna", "Ben")
    await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
    before = room.entries
    await ben.post(f"/tables/{code}/stand", {"seat": 1})
    refused = await anna.post(f"/tables/{code}/consent", {"seat": 0, "yes": True}, 409)
    assert refused["error"] == "refused-take-back-alone"
    assert room.entries == before


async def test_a_seat_that_is_kept_for_somebody_has_not_agreed(house: House) -> None:
    code, (anna, _), _ = await played(house, "Anna", "Ben")
    await anna.post(f"/tables/{code}/seats/1/link")
    assert await cannot_erase(house, code, anna) == ""


async def test_a_question_of_an_earlier_version_is_none(house: House) -> None:
    code, (_, ben), room = await played(house, "Anna", "Ben")
    room.row.asking = f'{{"seat":0,"keep":0,"yes":[0],"at":{room.entries}}}'
    assert "asking" not in await ben.get(f"/tables/{code}")
    assert (await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": True}, 409))["error"] == "nothing-asked"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def waiting(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Waiting]:
    async with waiting_house(tmp_path_factory.mktemp("waiting")) as opened:
        yield opened


async def test_whose_time_ran_out_is_asked(waiting: Waiting) -> None:
    clock = {"kind": "live", "bank_s": 60, "increment_s": 5, "then": "bot"}
    code, people, _ = await played(waiting.house, "Anna", "Ben", settings={"clock": clock})
    seat, _ = await waiting.asked(code)
    await waiting.wait(61_000)
    room = await waiting.room(code)
    assert (room.seats[seat].kind, room.practice) == ("bot", False)
    before = room.entries
    await people[1 - seat].post(f"/tables/{code}/take-back", {"seat": 1 - seat, "to": 1})
    assert (await waiting.room(code)).entries == before
    assert (await people[seat].get(f"/tables/{code}"))["asking"]["seat"] == 1 - seat


async def test_bots_wait_as_long_whatever_is_done_in_secret_meanwhile(waiting: Waiting) -> None:
    """A minute after the question, not after the last entry."""
    code, people = await seat_people(waiting.house, "Anna", "Ben", "Cleo", "Dan", game="medioevo")
    match = await play_until(waiting.house, code, lambda match: len(match.title.to_act(match.state)) == 1)
    bot = (await waiting.awaited(code))[0]
    await people[bot].post(f"/tables/{code}/seat", {"seat": bot, "kind": "bot"})
    asker, other = [seat for seat in range(4) if seat != bot][:2]
    await people[asker].post(f"/tables/{code}/take-back", {"seat": asker, "to": 1})
    await waiting.wait(30_000)
    await waiting.play(code, other, unnoticed(match, other))
    before = await waiting.entries(code)
    await waiting.wait(29_900)
    assert await waiting.entries(code) == before
    await waiting.wait(200)
    assert await waiting.entries(code) > before


# ending the game


@pytest.mark.parametrize("paused", [False, True])
async def test_whoever_plays_with_others_asks_them_before_the_game_ends(house: House, paused: bool) -> None:
    code, (anna, ben, cleo), _ = await played(house, "Anna", "Ben", "Cleo")
    await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    if paused:
        await anna.post(f"/tables/{code}/pause")
    status = "paused" if paused else "running"
    asked = await anna.post(f"/tables/{code}/abandon")
    assert (asked["status"], asked["asking"]["what"]) == (status, "abandon")
    assert asked["asking"]["sentence"] == "Anna asks to end the game without a result."
    assert asked["seats"][1]["stands_in"]
    await cleo.post(f"/tables/{code}/consent", {"seat": 2, "yes": True})
    assert (await cleo.get(f"/tables/{code}"))["status"] == status, "Ben has not agreed, though a bot plays for him"
    await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": False})
    assert "asking" not in await anna.get(f"/tables/{code}")
    await give_up(code, anna, ben, cleo)


async def test_who_is_gone_is_not_asked_before_the_game_ends(house: House) -> None:
    code, (anna, ben, cleo), _ = await played(house, "Anna", "Ben", "Cleo")
    await ben.post(f"/tables/{code}/stand", {"seat": 1})
    await cleo.post(f"/tables/{code}/stand", {"seat": 2})
    await anna.post(f"/tables/{code}/seats/1/link")
    assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "abandoned"


async def test_whoever_does_not_play_ends_a_game_at_once(house: House) -> None:
    code, (anna, _, _), _ = await played(house, "Anna", "Ben", "Cleo")
    await anna.post(f"/tables/{code}/seat", {"seat": 0, "kind": "open"})
    assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "abandoned"


# taking seats


async def took(person: Person, code: str, seat: int, way: str, token: str = "") -> int:
    """The answer to somebody who takes a seat."""
    data = {"seat": {"seat": seat, "kind": "me"}, "sit": {"seat": seat}, "enter": {"seat_token": token}}[way]
    status = (await person.ask("POST", f"/tables/{code}/{way}", data)).status_code
    seen = (await person.ask("GET", f"/tables/{code}/view", params={"seat": seat})).status_code
    assert seen == (200 if status == 200 else 403)
    return status


@pytest.mark.parametrize("way", ["seat", "sit", "enter"])
@pytest.mark.parametrize("paused", [False, True])
async def test_who_plays_takes_no_other_seat(house: House, way: str, paused: bool) -> None:
    code, (anna, _, cleo) = await seat_people(house, "Anna", "Ben", "Cleo")
    if paused:
        await anna.post(f"/tables/{code}/pause")
    if way == "sit":
        await cleo.post(f"/tables/{code}/stand", {"seat": 2})
    link = await anna.post(f"/tables/{code}/seats/2/link") if way == "enter" else {"url": ""}
    token = link["url"].partition("#seat=")[2]
    room = await house.server.rooms.get(code)
    before = room.entries
    assert await took(anna, code, 2, way, token) == 409
    assert (await house.server.rooms.get(code)).entries == before
    if way == "enter":
        assert await took(await house.guest("Dan"), code, 2, way, token) == 200, "the link still opens for another"


async def test_who_has_played_takes_no_other_seat(house: House) -> None:
    code, (anna, ben, _) = await seat_people(house, "Anna", "Ben", "Cleo")
    await anna.post(f"/tables/{code}/seat", {"seat": 0, "kind": "open"})
    assert await took(anna, code, 2, "seat") == 409
    await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
    assert await took(ben, code, 0, "sit") == 409
    assert await took(anna, code, 0, "sit") == 200


async def test_a_bots_seat_is_looked_into_by_nobody_who_plays(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(preset="bots")
    name = table["seats"][2]["name"]
    refused = await anna.post(f"/tables/{table['code']}/seat", {"seat": 2, "kind": "me", "name": name}, 409)
    assert refused["error"] == "seat-other"


async def test_nobody_takes_two_seats_at_once(house: House) -> None:
    code, (anna, ben, cleo) = await seat_people(house, "Anna", "Ben", "Cleo")
    for seat, person in ((1, ben), (2, cleo)):
        await person.post(f"/tables/{code}/stand", {"seat": seat})
    dan = await house.guest("Dan")
    invite = (await anna.get(f"/tables/{code}"))["invite"]["url"].partition("#invite=")[2]
    await dan.post(f"/tables/{code}/enter", {"invite": invite})
    tries = (dan.ask("POST", f"/tables/{code}/sit", {"seat": seat}) for seat in (1, 2))
    assert sorted(answer.status_code for answer in await asyncio.gather(*tries)) == [200, 409]


async def test_at_one_shared_screen_seats_are_left_and_taken(house: House) -> None:
    code, anna = await seat_alone(house, "Anna", 3)
    await anna.post(f"/tables/{code}/stand", {"seat": 2})
    assert await took(anna, code, 2, "sit") == 200
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    assert await took(anna, code, 1, "sit") == 200
    token = (await anna.post(f"/tables/{code}/seats/2/link"))["url"].partition("#seat=")[2]
    assert await took(await house.guest("Ben"), code, 2, "enter", token) == 200
    assert await took(anna, code, 2, "seat") == 409, "now somebody plays elsewhere"


async def test_seats_held_come_along_to_an_account(house: House) -> None:
    code, (_, ben, _) = await seat_people(house, "Anna", "Ben", "Cleo")
    other = await house.guest("Other")
    await other.post("/me/account", {"login": f"ben-{code}", "password": "a long password"})
    await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
    await ben.post("/me/login", {"login": f"ben-{code}", "password": "a long password"})
    assert await took(ben, code, 1, "sit") == 200
    await ben.post(f"/tables/{code}/stand", {"seat": 1})
    room = await house.server.rooms.refresh(code)
    assert len({visitor for seat, visitor in room.holders if seat == 1}) == 1


async def test_the_former_holders_are_known_after_a_restart(house: House) -> None:
    code, (anna, _) = await seat_people(house, "Anna", "Ben")
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    house.server.rooms.forget(code)
    room = await house.server.rooms.get(code)
    assert {seat for seat, _ in room.holders} == {0, 1}
    assert not room.practice
    assert (await anna.get("/me/export"))["seats_held"] == [{"game_table": code, "seat": 0}]
