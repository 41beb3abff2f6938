"""Who has to agree, who may take a seat, and that neither tells anybody's secrets."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy.ext.asyncio import AsyncConnection

from pentapolis.kernel.record import Handover, TakeBack, Undo
from pentapolis.server.people.identity import Visitor, new_host_token
from pentapolis.server.play import moves
from pentapolis.server.play.people import AWAY_MS, Party, behind, counted, may_take, read_party, takes_over
from pentapolis.server.play.room import Room
from pentapolis.server.storage.rows import Held, Holding, SeatRow
from pentapolis.server.tables import stages
from pentapolis.server.tables.hands import Hands
from pentapolis.server.tables.lobby import Lobby
from pentapolis.server.tables.stages import Stages
from pentapolis.server.trouble import Trouble
from pentapolis.server.wire.tables import SetSeat
from server.house import House, Person, later
from server.playing import give_up, play_until, seat_alone, seat_people, unnoticed, view_of
from server.waiting import PAUSE, Waiting, waiting_house

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


def holding(seat: int, visitor: str | None, *, left: bool = False, seen_ms: int = 9) -> Holding:
    return Holding(seat, visitor, left, seen_ms, (visitor or "").title())


@pytest.mark.parametrize(
    ("seats", "holders", "expected"),
    [
        (("anna", "bot"), [], True),
        (("anna", "anna"), [], True),
        (("bot:anna", "bot"), [], True),
        (("anna", "ben"), [], False),
        (("anna", "bot:ben"), [], False),
        (("anna", "kept"), [], False),
        (("anna", "open"), [holding(0, "anna")], False),
        (("anna", "bot"), [holding(0, "anna"), holding(1, "ben")], False),
        (("anna", "bot"), [holding(0, "anna"), holding(1, "ben", left=True)], False),
        (("bot", "bot"), [], False),
        # one seat, and several have held it: with another browser, or they were somebody else
        (("anna again", "bot"), [holding(0, "anna", left=True)], True),
        (("anna again", "bot"), [holding(0, "anna", seen_ms=4)], True),
        (("anna", "bot"), [holding(0, "ben")], False),
        (("anna again", "anna"), [holding(0, "anna", left=True)], False),
        # somebody whose data was deleted has played all the same
        (("anna", "bot"), [holding(0, "anna"), holding(1, None, left=True)], False),
        (("bot", "bot"), [holding(0, None)], False),
    ],
)
async def test_who_is_alone(seats: tuple[str, ...], holders: list[Holding], expected: bool) -> None:
    assert Party(seated(*seats), holders, seen_since_ms=5).alone is expected


@pytest.mark.parametrize(
    ("one", "concerned"),
    [
        (holding(1, "ben"), True),
        (holding(1, "ben", seen_ms=5), True),
        (holding(1, "ben", seen_ms=4), False),  # away for so long
        (holding(1, "ben", left=True), False),
        (holding(1, None), False),  # their data was deleted
    ],
)
async def test_who_lost_their_seat_must_agree(one: Holding, concerned: bool) -> None:
    sent_away = Party(seated("anna", "open"), [holding(0, "anna"), one], seen_since_ms=5)
    assert sent_away.concerned == ({"anna", "ben"} if concerned else {"anna"})
    assert sent_away.missing == (["Ben"] if concerned else [])
    back = Party(seated("anna", "bot:ben"), [holding(0, "anna"), one], seen_since_ms=5)
    assert (back.concerned, back.missing) == ({"anna", "ben"}, []), "a seat counts, however long they are away"


@pytest.mark.parametrize(
    ("visitor", "seats", "others"),
    [
        ("anna", ("anna", "ben"), {"ben"}),
        ("anna", ("open", "bot:ben"), {"ben"}),  # who has played asks as well
        ("cleo", ("anna", "ben"), {"anna", "ben"}),  # who has never played does not decide for them
        ("anna", ("anna", "kept"), set()),
        ("anna", ("anna", "bot"), set()),
        ("anna", ("ben", "bot"), {"ben"}),  # he plays on alone, in her seat
    ],
)
async def test_who_asks_whom_before_the_game_ends(visitor: str, seats: tuple[str, ...], others: set[str]) -> None:
    assert Party(seated(*seats), [holding(0, "anna", left=True), holding(1, None)]).others(visitor) == others


@pytest.mark.parametrize(
    ("seats", "heir"),
    [(("anna", "ben"), "ben"), (("anna", "bot:ben"), "ben"), (("anna", "open"), "cleo"), (("cleo", "ben"), "cleo")],
)
async def test_who_plays_inherits_a_game_before_who_has_played(seats: tuple[str, ...], heir: str) -> None:
    gone = [holding(0, "anna"), holding(1, None), holding(1, "cleo", left=True)]
    assert Party(seated(*seats), gone).heir("anna") == heir
    assert Party(seated("anna", "open"), gone[:2]).heir("anna") is None


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
        (("anna", "anna", "bot"), {(2, None)}, 2, False),  # their data was deleted
        (("anna", "open", "bot"), {(0, "anna"), (1, "anna"), (1, None)}, 1, False),
    ],
)
async def test_who_may_take_a_seat(seats: tuple[str, ...], holders: set[Held], seat: int, expected: bool) -> None:
    assert may_take(seated(*seats), holders, "anna", seat) is expected


@pytest.mark.parametrize(
    ("seat", "holders", "expected"),
    [
        ("open", {(0, "anna")}, False),  # back to the own seat
        ("bot", {(0, "anna")}, False),
        ("bot:anna", {(0, "anna"), (0, "ben")}, False),  # a bot stood in
        ("ben", {(0, "ben")}, True),
        ("open", {(0, "ben")}, True),
        ("open", {(0, None)}, True),
        ("open", {(0, "anna"), (0, "ben")}, True),  # who knows who has moved last
        ("bot", set(), True),
        ("open", set(), True),
    ],
)
async def test_who_takes_over_what_others_have_played(seat: str, holders: set[Held], expected: bool) -> None:
    assert takes_over(seated(seat, "cleo"), holders | {(1, "cleo")}, "anna", 0) is expected


# taking back


async def played(house: House, *names: str, **table: Any) -> tuple[str, list[Person], Room]:
    """A table of these people, some moves into the game, whoever made them; the last one can't be undone."""
    code, people = await seat_people(house, *names, **table)
    await play_until(
        house, code, lambda match: len(match.moves) > 12 and not any(map(match.undoable, match.state.seats))
    )
    return code, people, await house.server.rooms.get(code)


def erased(room: Room) -> bool:
    """Whether anything was taken back."""
    return room.match is not None and any(isinstance(entry, TakeBack | Undo) for entry in room.match.record.entries)


async def cannot_erase(house: House, code: str, anna: Person) -> str:
    """The answer to somebody who wants to go back without anybody's consent, by all ways there are."""
    answer = await anna.ask("POST", f"/tables/{code}/take-back", {"seat": 0, "to": 1})
    await anna.ask("POST", f"/tables/{code}/consent", {"seat": 0, "yes": True})
    for whole in (False, True):
        version = (await view_of(anna, code, 0))["version"]
        undo = {"seat": 0, "version": version, "key": f"undo-{whole}-{code}", "whole_turn": whole}
        assert (await anna.post(f"/tables/{code}/undo", undo, 409))["error"] == "refused-undo"
    assert not erased(await house.server.rooms.get(code))
    return str(answer.json().get("error", ""))


async def test_whom_a_bot_stands_in_for_is_asked(house: House) -> None:
    code, (anna, ben), room = await played(house, "Anna", "Ben")
    await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    assert await cannot_erase(house, code, anna) == ""
    assert (await ben.get(f"/tables/{code}"))["asking"]["yes"] == [0]
    await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
    assert room.match is not None
    assert not room.match.moves


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
    assert refused["error"] == "nothing-asked"
    assert room.entries == before + 1, "only that Ben has left"


async def test_a_seat_that_is_kept_for_somebody_has_not_agreed(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    code = table["code"]
    ben = await house.guest("Ben")
    await ben.join(table, 1)
    await anna.post(f"/tables/{code}/seats/2/link")
    await anna.post(f"/tables/{code}/start")
    match = await play_until(house, code, lambda match: len(match.moves) > 12)
    ask = {"seat": 0, "to": 1}
    await anna.post(f"/tables/{code}/take-back", ask)
    await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
    assert (await house.server.rooms.get(code)).entries == len(match.record.entries)
    await anna.post(f"/tables/{code}/seat", {"seat": 2, "kind": "open"})
    assert (await anna.post(f"/tables/{code}/consent", {"seat": 0, "yes": True}, 409))["error"] == "nothing-asked"


@pytest.mark.parametrize("kind", ["open", "bot"])
async def test_who_is_sent_away_while_they_are_asked_has_not_agreed(house: House, kind: str) -> None:
    code, (anna, _, cleo), room = await played(house, "Anna", "Ben", "Cleo")
    await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
    await cleo.post(f"/tables/{code}/consent", {"seat": 2, "yes": True})
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": kind})
    assert (await anna.post(f"/tables/{code}/consent", {"seat": 0, "yes": True}, 409))["error"] == "nothing-asked"
    assert await cannot_erase(house, code, anna) == "refused-take-back-alone"
    assert (await anna.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-gone"
    assert room.running


async def test_who_deletes_their_data_while_they_are_asked_has_not_agreed(house: House) -> None:
    code, (anna, ben, cleo), _ = await played(house, "Anna", "Ben", "Cleo")
    await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
    await cleo.post(f"/tables/{code}/consent", {"seat": 2, "yes": True})
    assert (await ben.ask("DELETE", "/me")).status_code < 300
    assert (await anna.post(f"/tables/{code}/consent", {"seat": 0, "yes": True}, 409))["error"] == "nothing-asked"


async def test_nobody_agrees_in_place_of_somebody_who_was_sent_away(house: House) -> None:
    code, (anna, ben), room = await played(house, "Anna", "Ben")
    await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
    token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    other = await house.guest("Ben")
    await other.post(f"/tables/{code}/enter", {"seat_token": token})
    before = room.entries
    assert (await other.post(f"/tables/{code}/consent", {"seat": 1, "yes": True}, 409))["error"] == "nothing-asked"
    assert await cannot_erase(house, code, anna) == "refused-take-back-alone"
    assert (await anna.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-gone"
    assert room.entries == before
    await other.post(f"/tables/{code}/stand", {"seat": 1})
    await ben.post(f"/tables/{code}/sit", {"seat": 1})
    await give_up(code, anna, ben)


async def test_who_gave_their_seat_to_a_friend_is_not_asked(house: House) -> None:
    code, (anna, ben), room = await played(house, "Anna", "Ben")
    token = (await ben.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    cleo = await house.guest("Cleo")
    await cleo.post(f"/tables/{code}/enter", {"seat_token": token})
    await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
    await cleo.post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
    assert room.match is not None
    assert not room.match.moves


async def test_who_plays_alone_and_comes_back_with_another_browser_is_alone(house: House) -> None:
    anna = await house.guest("Anna")
    code = (await anna.make(preset="bots"))["code"]
    token = (await anna.post(f"/tables/{code}/seats/0/link"))["url"].partition("#seat=")[2]
    again = await house.guest("Anna")
    await again.post(f"/tables/{code}/enter", {"seat_token": token})
    await play_until(house, code, lambda match: len(match.moves) > 12)
    room = await house.server.rooms.get(code)
    await again.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
    assert room.match is not None
    assert len(room.match.moves) <= 2


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


@pytest.mark.parametrize("refused", [False, True])
async def test_asking_again_does_not_hold_up_the_bots(waiting: Waiting, refused: bool) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", "Cleo")
    await play_until(waiting.house, code, lambda match: len(match.moves) > 12)
    bot = (await waiting.awaited(code))[0]
    await people[bot].post(f"/tables/{code}/seat", {"seat": bot, "kind": "bot"})
    asker = (bot + 1) % 3
    before = await waiting.entries(code)
    await people[asker].post(f"/tables/{code}/take-back", {"seat": asker, "to": 1})
    first = PAUSE - 200 if refused else 29_900  # a question that is refused may not find the bot due: it plays at once
    await waiting.wait(first)
    if refused:
        await people[asker].post(f"/tables/{code}/consent", {"seat": asker, "yes": False})
    await people[asker].post(f"/tables/{code}/take-back", {"seat": asker, "to": 1})
    await waiting.wait(59_900 - first)
    assert await waiting.entries(code) == before
    await waiting.wait(300)
    assert await waiting.entries(code) > before


# those who lost their seat


async def sent_away(house: House, way: str, code: str, anna: Person) -> None:
    """Anna takes the seat of the second player away."""
    if way == "link":
        token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
        await (await house.guest("Ben")).post(f"/tables/{code}/enter", {"seat_token": token})
    else:
        await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": way})


@pytest.mark.parametrize("way", ["open", "bot", "link"])
async def test_the_others_wait_a_day_for_who_lost_their_seat(house: House, way: str) -> None:
    code, (anna, ben, cleo), room = await played(house, "Anna", "Ben", "Cleo")
    await sent_away(house, way, code, anna)
    refused = await anna.post(f"/tables/{code}/abandon", None, 409)
    assert refused["message"] == (
        "Ben lost a seat in this game and would have to agree. Let them sit down again, then ask; after a day away "
        "from this server, their consent is no longer needed."
    )
    refused = await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1}, 409)
    assert refused["message"].startswith("Ben lost a seat in this game and would have to agree. Only undo")
    with later(AWAY_MS - 1):
        await ben.get("/tables")
    with later(AWAY_MS + AWAY_MS // 2):
        assert (await anna.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-gone"
        assert room.row.asking == ""
    with later(2 * AWAY_MS):
        assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "running"
        assert (await cleo.get(f"/tables/{code}"))["asking"]["what"] == "abandon"
        await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
        await ben.get("/tables")
        refused = await cleo.post(f"/tables/{code}/consent", {"seat": 2, "yes": True}, 409)
        assert refused["error"] == "refused-take-back-alone", "Ben is here again"
    assert room.running


async def test_who_has_vanished_can_be_replaced_at_once(house: House) -> None:
    """The vanished player was not seen for a day before the seat was taken."""
    code, (anna, _), _ = await played(house, "Anna", "Ben")
    with later(AWAY_MS + 1):
        asked = await anna.post(f"/tables/{code}/abandon")
        assert (asked["status"], asked["asking"]["what"]) == ("running", "abandon"), "behind a seat they count"
        await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
        assert await cannot_erase(house, code, anna) == "refused-take-back-alone"
        assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "abandoned"


async def test_who_sat_down_again_and_stood_up_is_not_asked(house: House) -> None:
    code, (anna, ben), _ = await played(house, "Anna", "Ben")
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
    await ben.post(f"/tables/{code}/sit", {"seat": 1})
    await ben.post(f"/tables/{code}/stand", {"seat": 1})
    assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "abandoned"


async def test_who_leaves_their_last_seat_leaves_those_they_had_lost_too(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    code, ben = table["code"], await house.guest("Ben")
    for seat in (1, 2):
        await ben.join(table, seat)
    await anna.post(f"/tables/{code}/start")
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    asking = (await anna.post(f"/tables/{code}/abandon"))["asking"]
    assert asking["what"] == "abandon", "Ben can be asked in his other seat"
    await ben.post(f"/tables/{code}/stand", {"seat": 2})
    assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "abandoned"


async def test_who_played_the_only_seat_of_another_is_not_forgotten(house: House) -> None:
    """A friend plays on against the bots; the maker takes the seat back, and is not alone there."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    code = (await anna.make(preset="bots"))["code"]
    token = (await anna.post(f"/tables/{code}/seats/0/link"))["url"].partition("#seat=")[2]
    await ben.post(f"/tables/{code}/enter", {"seat_token": token})
    await play_until(
        house, code, lambda match: len(match.moves) > 12 and not any(map(match.undoable, match.state.seats))
    )
    await anna.post(f"/tables/{code}/seat", {"seat": 0, "kind": "me"})
    assert await cannot_erase(house, code, anna) == "refused-take-back-alone"
    assert (await anna.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-gone"
    with later(AWAY_MS + 1):
        await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
    room = await house.server.rooms.get(code)
    assert room.match is not None
    assert len(room.match.moves) <= 2


@pytest.mark.parametrize("guest_lost_it", [True, False])
async def test_who_logs_in_must_agree_if_they_lost_the_seat_as_either(house: House, guest_lost_it: bool) -> None:
    code, (anna, ben), _ = await played(house, "Anna", "Ben")
    account = await house.guest("Ben")
    await account.post("/me/account", {"login": f"ben-lost-{code}", "password": "a long password"})

    async def sits(person: Person, lost: bool) -> None:
        token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
        await person.post(f"/tables/{code}/enter", {"seat_token": token})
        if lost:
            await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
        else:
            await person.post(f"/tables/{code}/stand", {"seat": 1})

    await sits(ben, guest_lost_it)
    await sits(account, not guest_lost_it)
    await ben.post("/me/login", {"login": f"ben-lost-{code}", "password": "a long password"})
    assert (await anna.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-gone"
    await sits(ben, False)
    assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "abandoned"


async def test_the_maker_sets_no_clock_that_ends_the_game_of_others(house: House) -> None:
    code, (anna, _), _ = await played(house, "Anna", "Ben")
    ends = {"kind": "live", "bank_s": 1, "then": "end"}

    async def sets(error: str = "", **settings: Any) -> None:
        answer = await anna.ask("PUT", f"/tables/{code}", {"settings": settings})
        assert answer.json().get("error", "") == error

    await sets("clock-settled", clock=ends)
    await anna.post(f"/tables/{code}/pause")
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    await sets("clock-settled", clock=ends)
    await sets("hints-settled", hints=True)
    await sets(clock=ends | {"then": "bot"})
    with later(AWAY_MS + 1):
        await sets(clock=ends, hints=True)


async def test_where_the_clock_was_to_end_the_game_it_is_not_shortened(house: House) -> None:
    clock = {"kind": "live", "bank_s": 6000, "then": "end"}
    code, people = await seat_people(house, "Anna", "Ben", settings={"clock": clock})
    changed = await people[0].ask("PUT", f"/tables/{code}", {"settings": {"clock": clock | {"bank_s": 1}}})
    assert changed.json()["error"] == "clock-settled"


@pytest.mark.parametrize("by", ["nobody", "somebody else", "the maker"])
async def test_no_clock_ends_the_game_of_who_lost_their_seat(waiting: Waiting, by: str) -> None:
    """Anna takes Ben's seat away, and somebody's time runs out: in the seat kept for nobody, or in another."""
    clock = {"kind": "live", "bank_s": 60, "then": "end"}
    code, (anna, ben), room = await played(waiting.house, "Anna", "Ben", settings={"clock": clock})
    while (seat := (await waiting.asked(code))[0]) != (0 if by == "the maker" else 1):
        await waiting.play(code, seat, (await waiting.asked(code))[1][0])
    token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    if by == "somebody else":
        await (await waiting.house.guest("Ben")).post(f"/tables/{code}/enter", {"seat_token": token})
    await waiting.wait(61_000)
    room = await waiting.room(code)
    assert (room.row.status, room.seats[seat].kind) == ("running", "bot")
    with later(AWAY_MS + 1):
        await ben.get("/tables")
        assert (await anna.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-gone"


# the question that was read


async def test_nobody_agrees_to_another_question_than_they_read(house: House) -> None:
    code, (anna, ben), room = await played(house, "Anna", "Ben")
    await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 5})
    read = (await ben.get(f"/tables/{code}"))["asking"]["id"]
    for ask in ("take-back", "abandon"):
        await anna.post(f"/tables/{code}/consent", {"seat": 0, "yes": False})
        await anna.post(f"/tables/{code}/{ask}", {"seat": 0, "to": 1} if ask == "take-back" else None)
        answer = {"seat": 1, "yes": True, "question": read}
        assert (await ben.post(f"/tables/{code}/consent", answer, 409))["error"] == "stale"
    assert room.running
    read = (await ben.get(f"/tables/{code}"))["asking"]["id"]
    await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": True, "question": read})
    assert (await anna.get(f"/tables/{code}"))["status"] == "abandoned"


async def test_one_answer_counts_for_all_seats_of_a_person(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    code, ben, cleo = table["code"], await house.guest("Ben"), await house.guest("Cleo")
    for seat, person in ((1, ben), (2, ben), (3, cleo)):
        await person.join(table, seat)
    await anna.post(f"/tables/{code}/start")
    await anna.post(f"/tables/{code}/abandon")
    await ben.post(f"/tables/{code}/consent", {"seat": 2, "yes": True})
    assert (await ben.get(f"/tables/{code}"))["asking"]["yes"] == [0, 1, 2]


# another process was faster


async def late_room(house: House, code: str) -> Room:
    """The table as another process has read it, which has not heard of what comes."""
    late = copy.copy(await house.server.rooms.get(code))
    late.row = copy.copy(late.row)
    return late


@pytest.mark.parametrize("what", ["abandon", "take-back"])
async def test_what_all_agreed_to_is_not_done_once_a_seat_has_changed_hands(house: House, what: str) -> None:
    code, (anna, ben, cleo), _ = await played(house, "Anna", "Ben", "Cleo")
    await anna.post(f"/tables/{code}/{what}", {"seat": 0, "to": 1} if what == "take-back" else None)
    await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
    token = (await ben.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    late = await late_room(house, code)
    await (await house.guest("Dan")).post(f"/tables/{code}/enter", {"seat_token": token})
    before = (await house.server.rooms.get(code)).entries
    with pytest.raises(Trouble) as refused:
        await house.server.moves.consent(late, 2, True)
    assert refused.value.key == "stale"
    room = await house.server.rooms.refresh(code)
    assert (room.row.status, room.entries) == ("running", before)
    assert "asking" not in await cleo.get(f"/tables/{code}")


async def test_who_withdraws_their_consent_in_time_has_not_agreed(house: House) -> None:
    code, (anna, ben, _), _ = await played(house, "Anna", "Ben", "Cleo")
    await anna.post(f"/tables/{code}/abandon")
    await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
    late = await late_room(house, code)
    await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": False})
    with pytest.raises(Trouble, match="stale"):
        await house.server.moves.consent(late, 2, True)
    assert (await anna.get(f"/tables/{code}"))["status"] == "running"


@pytest.mark.parametrize("what", ["abandon", "take-back"])
@pytest.mark.parametrize("later_still", [False, True])
async def test_nobody_is_alone_where_somebody_has_just_sat_down(
    house: House, monkeypatch: pytest.MonkeyPatch, what: str, later_still: bool
) -> None:
    """Before the request has read who plays here, or between that and its transaction."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(preset="bots")
    code = table["code"]
    await play_until(house, code, lambda match: len(match.moves) > 12)
    late = await late_room(house, code)
    assert late.practice
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
    await ben.join(table, 1)
    found, held = [], late
    if later_still:  # the room has heard of it by then
        found, held = [Party(late.seats, late.holders)], await house.server.rooms.get(code)

    async def read(c: AsyncConnection, code: str) -> Party:
        return found.pop() if found else await read_party(c, code)

    for module in (moves, stages):
        monkeypatch.setattr(module, "read_party", read)
    if what == "abandon":
        maker = Visitor(str(late.row.owner), "Anna", "en", False, True)
        doing: Awaitable[object] = Stages(house.server, Lobby(house.server)).abandon(held, maker)
    else:
        doing = house.server.moves.ask_take_back(held, 0, 1)
    if later_still:
        with pytest.raises(Trouble, match="stale"):
            await doing
    else:
        await doing
    room = await house.server.rooms.refresh(code)
    assert (room.row.status, erased(room)) == ("running", False)


@pytest.mark.parametrize("way", ["open", "bot", "link", "stand", "come back"])
async def test_a_seat_is_not_taken_from_who_has_just_sat_down(house: House, way: str) -> None:
    """Ben still holds it by what his process has read."""
    code, (anna, ben) = await seat_people(house, "Anna", "Ben")
    if way == "come back":
        await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    late = await late_room(house, code)
    visitor = Visitor(str(late.seats[1].visitor), "Ben", "en", False, True)
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
    token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    await (await house.guest("Cleo")).post(f"/tables/{code}/enter", {"seat_token": token})
    hands = Hands(house.server)
    ways: dict[str, Callable[[], Awaitable[object]]] = {
        "open": lambda: hands.set_seat(late, visitor, SetSeat(1, "open"), "en"),
        "bot": lambda: hands.set_seat(late, visitor, SetSeat(1, "bot"), "en"),
        "link": lambda: hands.seat_link(late, visitor, 1),
        "stand": lambda: hands.stand(late, visitor, 1),
        "come back": lambda: hands.sit(late, visitor, 1, 0),
    }
    with pytest.raises(Trouble, match="stale"):
        await ways[way]()
    room = await house.server.rooms.refresh(code)
    assert [seat.name for seat in room.seats] == ["Anna", "Cleo"]


# every change of hands


@pytest.mark.parametrize("way", ["stand", "open", "bot", "stand-in", "link", "data"])
async def test_every_change_of_hands_is_recorded_and_told(house: House, way: str) -> None:
    code, (anna, ben, _), room = await played(house, "Anna", "Ben", "Cleo")
    before = room.entries
    told = "Ben no longer plays: the seat waits for somebody."
    if way == "stand":
        await ben.post(f"/tables/{code}/stand", {"seat": 1})
    elif way == "stand-in":
        await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
        told = "Ben (bot) now plays instead of Ben."
    elif way == "link":
        await anna.post(f"/tables/{code}/seats/1/link")
    elif way == "data":
        await ben.delete("/me")
        told = "Guest no longer plays: the seat waits for somebody."
    else:
        await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": way})
        told = told if way == "open" else "Normal bot now plays instead of Ben."
    room = await house.server.rooms.get(code)
    assert room.match is not None
    assert room.entries == before + 1
    assert isinstance(room.match.record.entries[-1], Handover)
    lines = (await view_of(anna, code, 0))["log"]
    assert "".join(part["text"] for part in lines[-1]["parts"]) == told
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
    await anna.post(f"/tables/{code}/seats/1/link")
    room = await house.server.rooms.get(code)
    new = room.match.record.entries[before + 1 :] if room.match else []
    assert len(new) == (way in ("bot", "stand-in")), "that nobody sits there is told once"


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


@pytest.mark.parametrize("way", ["stand", "seat"])
async def test_a_maker_who_has_stood_up_asks_those_who_play(house: House, way: str) -> None:
    code, (anna, ben, cleo), _ = await played(house, "Anna", "Ben", "Cleo")
    await anna.post(f"/tables/{code}/{way}", {"seat": 0} | ({"kind": "open"} if way == "seat" else {}))
    assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "running"
    for person in (ben, anna):
        asking = (await person.get(f"/tables/{code}"))["asking"]
        assert (asking["sentence"], asking["yes"]) == ("Anna asks to end the game without a result.", [])
    await ben.post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
    await cleo.post(f"/tables/{code}/consent", {"seat": 2, "yes": True})
    assert (await anna.get(f"/tables/{code}"))["status"] == "abandoned"


async def test_who_asks_without_a_seat_agrees_though_they_had_lost_it(house: House) -> None:
    """Anna puts Dan in Ben's seat and deletes her data: Ben runs the table, and only Dan plays."""
    code, (anna, ben), _ = await played(house, "Anna", "Ben")
    token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    await anna.delete("/me")
    dan = await house.guest("Dan")
    await dan.post(f"/tables/{code}/enter", {"seat_token": token})
    assert (await dan.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-gone"
    asked = await ben.post(f"/tables/{code}/abandon")
    assert (asked["status"], asked["asking"]["yes"]) == ("running", [])
    await dan.post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
    assert (await ben.get(f"/tables/{code}"))["status"] == "abandoned"


async def watched_by_its_maker(house: House) -> tuple[str, list[Person]]:
    """A table of Ben and Cleo, begun: its maker Anna has never played there."""
    people = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = await people[0].make(seats=[{"kind": "open"}, {"kind": "open"}])
    for seat, person in enumerate(people[1:]):
        await person.join(table, seat)
    await people[0].post(f"/tables/{table['code']}/start")
    await play_until(house, table["code"], lambda match: len(match.moves) > 12)
    return str(table["code"]), people


async def test_a_maker_who_has_never_played_leaves_the_end_to_those_who_play(house: House) -> None:
    code, (anna, ben, cleo) = await watched_by_its_maker(house)
    refused = await anna.post(f"/tables/{code}/abandon", None, 409)
    assert refused["message"] == "Only those who play can end this game: one of them proposes it, and the others agree."
    await anna.post(f"/tables/{code}/pause")
    assert (await anna.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-players"
    member = await house.guest("Dan")
    invite = (await anna.get(f"/tables/{code}"))["invite"]["url"].partition("#invite=")[2]
    await member.post(f"/tables/{code}/enter", {"invite": invite})
    assert (await member.post(f"/tables/{code}/abandon", None, 403))["error"] == "not-allowed"
    asked = await ben.post(f"/tables/{code}/abandon")
    assert (asked["status"], asked["asking"]["yes"]) == ("paused", [0])
    await cleo.post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
    assert (await anna.get(f"/tables/{code}"))["status"] == "abandoned"


async def test_a_maker_who_has_never_played_ends_a_game_that_nobody_else_cares_for(house: House) -> None:
    code, (anna, ben, _) = await watched_by_its_maker(house)
    await ben.post(f"/tables/{code}/stand", {"seat": 0})
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    assert (await anna.post(f"/tables/{code}/abandon", None, 409))["error"] == "abandon-players"
    with later(AWAY_MS + 1):
        assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "abandoned"


@pytest.mark.parametrize("sent_away", [False, True])
async def test_a_maker_who_has_never_played_ends_it_by_no_setting_either(house: House, sent_away: bool) -> None:
    code, (anna, *_) = await watched_by_its_maker(house)
    if sent_away:
        await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    clock = {"kind": "live", "bank_s": 1, "then": "end"}
    for settings, error in (({"hints": True}, "hints-settled"), ({"clock": clock}, "clock-settled")):
        changed = await anna.ask("PUT", f"/tables/{code}", {"settings": settings})
        assert (changed.status_code, changed.json()["error"]) == (409, error)


async def test_where_the_maker_plays_only_they_propose_the_end(house: House) -> None:
    code, (anna, ben), _ = await played(house, "Anna", "Ben")
    assert (await ben.post(f"/tables/{code}/abandon", None, 403))["error"] == "not-allowed"
    await anna.post(f"/tables/{code}/stand", {"seat": 0})
    assert (await ben.post(f"/tables/{code}/abandon"))["status"] == "abandoned", "she has left it to him"


async def test_the_servers_host_ends_games_of_others_at_once_but_asks_in_their_own(house: House) -> None:
    host = await house.guest("Hanna")
    await host.post("/host/claim", {"token": await new_host_token(house.server.db)})
    code, _ = await watched_by_its_maker(house)
    assert (await host.post(f"/tables/{code}/abandon"))["status"] == "abandoned"
    table = await host.make(seats=[{"kind": "me"}, {"kind": "open"}])
    await (await house.guest("Ben")).join(table, 1)
    await host.post(f"/tables/{table['code']}/start")
    assert (await host.post(f"/tables/{table['code']}/abandon"))["status"] == "running"


async def test_a_game_that_has_just_begun_elsewhere_is_not_ended_like_a_lobby(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    await ben.join(table, 1)
    late = await late_room(house, table["code"])
    await anna.post(f"/tables/{table['code']}/start")
    maker = Visitor(str(late.row.owner), "Anna", "en", False, True)
    with pytest.raises(Trouble, match="not-running"):
        await Stages(house.server, Lobby(house.server)).abandon(late, maker)
    assert (await ben.get(f"/tables/{table['code']}"))["status"] == "running"


# who runs the table afterwards


async def test_who_only_came_in_by_the_link_inherits_no_game_of_others(house: House) -> None:
    """Anna has other browsers; she sends Ben away and deletes her data, so that one of them might end the game."""
    code, (anna, ben), _ = await played(house, "Anna", "Ben")
    invite = (await anna.get(f"/tables/{code}"))["invite"]["url"].partition("#invite=")[2]
    others = [await house.guest(f"Anna {number}") for number in range(6)]
    for other in others:
        await other.post(f"/tables/{code}/enter", {"invite": invite})
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "open"})
    await anna.delete("/me")
    assert not any([(await other.get(f"/tables/{code}"))["host"] for other in others])
    assert (await ben.get(f"/tables/{code}"))["host"]
    await ben.delete("/me")
    room = await house.server.rooms.refresh(code)
    assert (room.row.owner, room.row.status) == (None, "running")
    for other in others:
        assert (await other.ask("POST", f"/tables/{code}/abandon")).status_code == 403
    await others[0].post(f"/tables/{code}/sit", {"seat": 1})
    assert (await others[0].post(f"/tables/{code}/abandon"))["status"] == "abandoned", "now it is a game of theirs"


async def test_a_table_that_nobody_has_played_at_is_inherited_by_who_came(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    invite = table["invite"]["url"].partition("#invite=")[2]
    await ben.post(f"/tables/{table['code']}/enter", {"invite": invite})
    await anna.delete("/me")
    assert (await ben.get(f"/tables/{table['code']}"))["host"]


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
    assert len({one.visitor for one in room.holders if one.seat == 1}) == 1


async def test_logging_in_joins_no_two_seats_of_a_game(house: House) -> None:
    """Anna puts another browser of hers into Ben's seat, and logs in there to see both."""
    code, (anna, _) = await seat_people(house, "Anna", "Ben", name="Alba")
    secret = {"login": f"anna-{code}", "password": "a long password"}
    await anna.post("/me/account", secret)
    token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    other = await house.guest("Ben")
    await other.post(f"/tables/{code}/enter", {"seat_token": token})
    await other.post("/me", {"name": "Benedict", "lang": "en"})

    async def refused() -> None:
        before = await other.get("/me/export")
        answer = await other.post("/me/login", secret, 409)
        assert answer["message"] == (
            "At the table “Alba” you have played one seat in this browser and another with this account: nobody looks "
            "into two. Log in when that game is over, or with another browser."
        )
        assert await other.get("/me/export") == before
        assert (await other.ask("GET", f"/tables/{code}/view", params={"seat": 0})).status_code == 403

    await refused()
    await anna.post(f"/tables/{code}/pause")
    await refused()
    await other.post(f"/tables/{code}/stand", {"seat": 1})
    await refused()
    await anna.post(f"/tables/{code}/stand", {"seat": 0})
    await refused()
    await other.post(f"/tables/{code}/sit", {"seat": 1})
    with later(AWAY_MS + 1):
        await other.post(f"/tables/{code}/abandon")
        await other.post("/me/login", secret)
    assert [seat["code"] for seat in (await anna.get("/me/export"))["seats"]] == [code]


async def test_logging_in_keeps_the_one_seat_held_as_both(house: House) -> None:
    code, (_, ben) = await seat_people(house, "Anna", "Ben")
    await ben.post("/me/account", {"login": f"ben-{code}", "password": "a long password"})
    token = (await ben.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    other = await house.guest("Ben")
    await other.post(f"/tables/{code}/enter", {"seat_token": token})
    await other.post("/me/login", {"login": f"ben-{code}", "password": "a long password"})
    assert (await view_of(ben, code, 1))["seat"] == 1
    room = await house.server.rooms.refresh(code)
    assert len({one.visitor for one in room.holders}) == 2


async def test_before_a_game_logging_in_makes_a_shared_screen(house: House) -> None:
    anna, other = await house.guest("Anna"), await house.guest("Other")
    await anna.post("/me/account", {"login": "anna-lobby", "password": "a long password"})
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    await other.join(table, 1)
    await other.post("/me/login", {"login": "anna-lobby", "password": "a long password"})
    assert [seat.get("mine") for seat in (await anna.get(f"/tables/{table['code']}"))["seats"]] == [True, True]


async def test_nobody_comes_into_a_game_that_is_over(house: House) -> None:
    """The former player keeps the seat, and finds the game in their data."""
    code, (anna, ben) = await seat_people(house, "Anna", "Ben")
    old = (await ben.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    await give_up(code, anna, ben)
    before = await ben.get("/me/export")
    assert (await anna.post(f"/tables/{code}/seats/1/link", None, 409))["error"] == "table-over"
    cleo = await house.guest("Cleo")
    assert (await cleo.post(f"/tables/{code}/enter", {"seat_token": old}, 409))["error"] == "table-over"
    await cleo.get(f"/tables/{code}", 404)
    assert await ben.get("/me/export") == before
    assert before["seats"][0]["code"] == code


async def test_what_another_has_played_is_not_undone_by_who_comes_into_the_seat(house: House) -> None:
    code, (anna, ben) = await seat_people(house, "Anna", "Ben")
    match = await play_until(house, code, lambda match: len(match.moves) > 8 and match.undoable(1) != "")
    token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    other = await house.guest("Ben")
    await other.post(f"/tables/{code}/enter", {"seat_token": token})
    for whole in (False, True):
        view = await view_of(other, code, 1)
        assert view["undo"] == []
        undo = {"seat": 1, "version": view["version"], "key": f"undo-{whole}-{code}", "whole_turn": whole}
        assert (await other.post(f"/tables/{code}/undo", undo, 409))["error"] == "refused-undo"
    await other.post(f"/tables/{code}/stand", {"seat": 1})
    await ben.post(f"/tables/{code}/sit", {"seat": 1})
    assert (await view_of(ben, code, 1))["undo"] == [], "nobody knows any more who has moved"
    house.server.rooms.forget(code)
    room = await house.server.rooms.get(code)
    assert room.match is not None
    assert len(room.match.moves) == len(match.moves)
    assert room.match.undoable(1) == ""


@pytest.mark.parametrize("way", ["stand", "bot"])
async def test_who_comes_back_to_their_own_seat_can_undo(house: House, way: str) -> None:
    code, (_, ben) = await seat_people(house, "Anna", "Ben")
    match = await play_until(house, code, lambda match: len(match.moves) > 8 and match.undoable(1) != "")
    if way == "stand":
        await ben.post(f"/tables/{code}/stand", {"seat": 1})
    else:
        await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    await ben.post(f"/tables/{code}/sit", {"seat": 1})
    view = await view_of(ben, code, 1)
    undo = {"seat": 1, "version": view["version"], "key": f"undo-{code}"}
    await ben.post(f"/tables/{code}/undo", undo)
    room = await house.server.rooms.get(code)
    assert room.match is not None
    assert len(room.match.moves) < len(match.moves)


# those whose data was deleted


async def test_who_deletes_their_data_has_held_their_seat_all_the_same(house: House) -> None:
    """Anna began with both seats on one screen, and gave one to Ben."""
    code, anna = await seat_alone(house, "Anna")
    token = (await anna.post(f"/tables/{code}/seats/1/link"))["url"].partition("#seat=")[2]
    ben = await house.guest("Ben")
    await ben.post(f"/tables/{code}/enter", {"seat_token": token})
    await play_until(
        house, code, lambda match: len(match.moves) > 12 and not any(map(match.undoable, match.state.seats))
    )
    await ben.delete("/me")
    house.server.rooms.forget(code)
    assert await took(anna, code, 1, "sit") == 409
    assert await cannot_erase(house, code, anna) == "refused-take-back-alone"
    room = await house.server.rooms.get(code)
    assert sorted((one.seat, one.visitor is None, one.name) for one in room.holders) == [
        (0, False, "Anna"), (1, False, "Anna"), (1, True, "")
    ]  # fmt: skip
    assert (await anna.post(f"/tables/{code}/abandon"))["status"] == "abandoned", "nobody is left who must agree"


async def test_the_former_holders_are_known_after_a_restart(house: House) -> None:
    code, (anna, _) = await seat_people(house, "Anna", "Ben")
    await anna.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    house.server.rooms.forget(code)
    room = await house.server.rooms.get(code)
    assert {one.seat for one in room.holders} == {0, 1}
    assert not room.practice
    assert (await anna.get("/me/export"))["seats_held"] == [{"game_table": code, "seat": 0, "stood_up": False}]
