"""The game of the day: the same luck for all, one try each, results without a spoiler, and a seed that comes last."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from kernel.toys import voyage
from pentapolis import games
from pentapolis.kernel.chance import DICE, KeyedChance, commitment
from pentapolis.kernel.record import Record
from pentapolis.kernel.verify import verify
from pentapolis.server import clock, days
from pentapolis.server.outside import checker
from pentapolis.server.people.identity import new_host_token
from pentapolis.server.storage.log import columns, standing_of
from pentapolis.server.storage.models import day_games, game_tables
from pentapolis.server.tables.days import Result
from pentapolis.server.tables.stages import Stages
from pentapolis.server.trouble import Trouble
from server.house import House, Person, check_here, open_house
from server.houses import two_houses
from server.playing import act, view_of

NOON = 1_800_014_400.0  # 2027-01-15, noon in Greenwich
DAY, HOUR = 86_400.0, 3600.0
TODAY, TOMORROW = "2027-01-15", "2027-01-16"
THREE_SAILS = "one" * 20
"""A server's secret whose voyage of that day is not over before the third die."""


class Time:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Any:
    moved = Time()
    with clock.replaced(moved):
        yield moved


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: voyage.TITLE if game == "voyage" else real(game))
    monkeypatch.setattr(checker.RECORDS, "ask", check_here)  # another process knows no toys


@pytest.fixture
async def house(tmp_path: Path, time: Time) -> AsyncIterator[House]:
    async with open_house(tmp_path) as opened:
        yield opened


async def begin(person: Person, status: int = 200) -> Any:
    return await person.post("/games/voyage/day", status=status)


async def sail(person: Person, code: str) -> dict[str, Any]:
    """Roll once; the view after that."""
    view = await view_of(person, code, 0)
    await act(person, code, view, "sail", f"the-key-{view['version']}")
    return await view_of(person, code, 0)


async def sail_home(person: Person, careful: bool = False) -> str:
    """Play today's game to its end; its code."""
    code = str((await begin(person))["code"])
    view = await view_of(person, code, 0)
    while not view.get("outcome"):
        texts = [option["do"] for shape in view["choices"] for option in shape.get("options", [])]
        chosen = "mend" if careful and "mend" in texts else "sail"
        await act(person, code, view, chosen, f"the-key-{view['version']}")
        view = await view_of(person, code, 0)
    return code


async def record_of(person: Person, code: str) -> Record:
    answer = await person.ask("GET", f"/tables/{code}/record", params={"seat": 0})
    assert answer.status_code == 200, answer.text
    return Record.from_json(answer.content)


def rolled(record: Record) -> list[str]:
    return [outcome for move in record.moves for outcome in move.got]


async def set_seed(house: House, code: str, seed: bytes) -> None:
    """Give a table that has not rolled yet, and all who begin after it, the dice of a test."""
    async with house.server.change(code) as c:
        await c.execute(update(game_tables).where(game_tables.c.code == code).values(seed=seed))
    house.server.rooms.forget(code)


PLANK_BREAKS = bytes([6]) * 32


# playing


async def test_everybody_rolls_the_same_dice_whatever_they_do_in_between(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    await set_seed(house, (await begin(anna))["code"], PLANK_BREAKS)
    one, other = await record_of(anna, await sail_home(anna)), await record_of(ben, await sail_home(ben, careful=True))
    assert [move.do for move in one.moves] != [move.do for move in other.moves]
    assert rolled(one) == rolled(other)
    assert one.seal == other.seal
    assert one.seal is not None
    assert (one.seal.day, one.seal.seed, one.seal.numbers) == (TODAY, "", [])


async def test_a_visitor_has_one_try_and_comes_back_to_it(house: House) -> None:
    anna = await house.guest("Anna")
    table = await begin(anna)
    assert (table["status"], table["preset"], table["day"], len(table["seats"])) == ("running", "day", TODAY, 1)
    assert "invite" not in table
    await sail(anna, table["code"])
    again = await begin(anna)
    assert again["code"] == table["code"]
    day = await anna.get("/games/voyage/days/today")
    assert (day["table"], day["status"], day["results"]) == (table["code"], "running", [])
    await sail_home(anna)
    assert (await begin(anna))["code"] == table["code"]


async def test_two_pages_at_once_begin_one_game(house: House) -> None:
    anna = await house.guest("Anna")
    begun = await asyncio.gather(*(begin(anna) for _ in range(4)))
    assert len({table["code"] for table in begun}) == 1


async def test_each_day_has_its_own_game(house: House, time: Time) -> None:
    anna = await house.guest("Anna")
    first = await begin(anna)
    time.now += DAY
    second = await begin(anna)
    assert second["code"] != first["code"]
    assert second["day"] == TOMORROW
    assert second["seal"]["commitment"] != first["seal"]["commitment"]


async def test_a_stranger_says_a_name_first_and_nobody_plays_what_is_not_for_one(house: House) -> None:
    await begin(house.stranger(), status=403)
    anna = await house.guest("Anna")
    for path, key in (("kingsburg", "not-alone"), ("chess", "no-game")):
        assert (await anna.post(f"/games/{path}/day", status=404))["error"] == key
        assert (await anna.get(f"/games/{path}/days/today", 404))["error"] == key


async def test_a_game_that_cannot_begin_says_why(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(*_: Any) -> None:
        raise Trouble("too-few-players", 409, n=1, low=2)

    monkeypatch.setattr(Stages, "start", start)
    problem = await begin(await house.guest("Anna"), status=409)
    assert problem["error"] == "too-few-players"


async def test_the_games_of_the_day_count_among_what_one_address_may_make(tmp_path: Path, time: Time) -> None:
    async with open_house(tmp_path, make_limit=1) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        await begin(anna)
        await begin(anna)
        await begin(ben, status=429)
        await begin(anna)


# nothing that would tell what comes


async def test_what_was_seen_is_not_taken_back(house: House) -> None:
    anna = await house.guest("Anna")
    code = (await begin(anna))["code"]
    view = await sail(anna, code)
    undo = {"seat": 0, "version": view["version"], "key": "undo-it-now"}
    assert (await anna.post(f"/tables/{code}/undo", undo, 409))["error"] == "refused-undo"
    back = await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 0}, 409)
    assert back["error"] == "refused-take-back-day"
    assert (await view_of(anna, code, 0))["version"] == view["version"]


async def test_a_practice_table_takes_back_as_before(house: House) -> None:
    anna = await house.guest("Anna")
    made = await anna.make(game="voyage", seats=[{"kind": "me"}])
    await anna.post(f"/tables/{made['code']}/start")
    view = await sail(anna, made["code"])
    await anna.post(f"/tables/{made['code']}/undo", {"seat": 0, "version": view["version"], "key": "undo-it-now"})


async def test_there_are_no_hints_and_nobody_else_comes_in_or_takes_over(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    code = (await begin(anna))["code"]
    assert (await anna.post(f"/tables/{code}/hint", {"seat": 0}, 403))["error"] == "hints-off"
    for path, data in (
        ("seat", {"seat": 0, "kind": "bot"}),
        ("stand", {"seat": 0}),
        ("seats/0/link", None),
    ):
        assert (await anna.post(f"/tables/{code}/{path}", data, 409))["error"] == "day-table"
    assert (await anna.put(f"/tables/{code}", {"settings": {"hints": True}}, 409))["error"] == "day-table"
    room = await house.server.rooms.get(code)
    await ben.post(f"/tables/{code}/enter", {"invite": room.row.invite}, 404)
    await ben.get(f"/tables/{code}", 404)


async def test_a_game_that_goes_on_is_not_in_the_results(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    code = (await begin(anna))["code"]
    await sail(anna, code)
    seen = await ben.get("/games/voyage/days/today")
    assert seen["results"] == []
    assert "Anna" not in json.dumps(seen)
    assert code not in json.dumps(seen)
    await anna.post(f"/tables/{code}/abandon")
    assert (await ben.get("/games/voyage/days/today"))["results"] == []


async def test_of_earlier_days_those_are_listed_on_which_somebody_finished(house: House, time: Time) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    await put_end(house, (await begin(anna))["code"], 12, "shore")
    time.now += DAY
    await begin(ben)
    assert (await ben.get("/games/voyage/days/today"))["days"] == [TODAY]


async def test_the_seed_is_shown_to_nobody_before_the_day_is_closed(house: House, time: Time) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    code = await sail_home(anna)
    seed = (await house.server.rooms.get(code)).row.seed

    async def told() -> list[str]:
        found = [await person.get(f"/games/voyage/days/{TODAY}") for person in (anna, ben)]
        table = await anna.get(f"/tables/{code}")
        record = await record_of(anna, code)
        assert record.seal is not None
        assert {one["commitment"] for one in found} == {commitment(seed)}
        return [*(one.get("seed", "") for one in found), table["seal"].get("seed", ""), record.seal.seed]

    assert await told() == [""] * 4
    time.now = NOON + 1.5 * DAY - 1  # the last second in which it can be finished
    assert await told() == [""] * 4
    time.now += 1
    assert await told() == [seed.hex()] * 4


async def test_after_that_every_die_can_be_checked_and_the_record_comes_in_elsewhere(house: House, time: Time) -> None:
    anna = await house.guest("Anna")
    code = await sail_home(anna)
    early = await record_of(anna, code)
    assert verify(voyage.TITLE, early).reason == "verify-no-seed-day"
    time.now += 2 * DAY
    record = await record_of(anna, code)
    assert verify(voyage.TITLE, record).genuine
    verified = await anna.post("/verify", json.loads(record.to_json()))
    assert verified["genuine"], verified
    brought = await anna.post("/tables/import", json.loads(record.to_json()), 201)
    assert (brought["preset"], brought["day"], brought["seal"]["seed"]) == ("custom", TODAY, record.seal.seed)  # type: ignore[union-attr]  # it is sealed
    assert verify(voyage.TITLE, await record_of_import(anna, brought["code"])).genuine
    assert len((await anna.get(f"/games/voyage/days/{TODAY}"))["results"]) == 1


async def record_of_import(person: Person, code: str) -> Record:
    answer = await person.ask("GET", f"/tables/{code}/record")
    return Record.from_json(answer.content)


async def test_a_record_with_a_day_that_is_none_comes_in_without_its_seal(house: House, time: Time) -> None:
    anna = await house.guest("Anna")
    code = await sail_home(anna)
    time.now += 2 * DAY
    record = await record_of(anna, code)
    assert record.seal is not None
    record.seal.day = "the day of the great storm"
    brought = await anna.post("/tables/import", json.loads(record.to_json()), 201)
    assert (brought.get("day", ""), brought["seal"]) == ("", {"commitment": ""})


# comparing


async def put_end(house: House, code: str, miles: int, fate: str) -> None:
    """Let a table have ended so, whatever was rolled."""
    room = await house.server.rooms.get(code)
    assert room.match is not None
    state = voyage.TITLE.copy(room.match.state)
    state.miles, state.fate, state.agenda = miles, fate, []
    room.match.state = state
    async with house.server.change(code) as c:
        values = standing_of(room.match, "finished", clock.now_ms(), clock.now_ms(), None)
        here = update(game_tables).where(game_tables.c.code == code)
        await c.execute(here.values(**columns(room.match, values)))


async def test_results_are_compared_won_before_lost_then_by_points(house: House, time: Time) -> None:
    ends = {"Anna": (12, "shore"), "Ben": (15, "sunk"), "Chloé": (14, "shore"), "Dora": (14, "shore")}
    people = [await house.guest(name) for name in ends]
    for person, end in zip(people, ends.values(), strict=True):
        code = (await begin(person))["code"]
        await put_end(house, code, *end)
        time.now += 60
    seen = await people[0].get("/games/voyage/days/today")
    told = [(one["place"], one["name"], one["won"], one["score"], one.get("mine", False)) for one in seen["results"]]
    assert told == [
        (1, "Chloé", True, 14, False),
        (1, "Dora", True, 14, False),
        (3, "Anna", True, 12, True),
        (4, "Ben", False, 15, False),
    ]
    stranger = await house.stranger().get("/games/voyage/days/today")
    assert [one.get("mine") for one in stranger["results"]] == [None] * 4
    assert (stranger.get("table", ""), stranger["days"]) == ("", [TODAY])


async def test_what_ended_too_late_does_not_count(house: House, time: Time) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    codes = [(await begin(person))["code"] for person in (anna, ben)]
    time.now = NOON + 1.5 * DAY - 1
    await put_end(house, codes[0], 12, "shore")
    time.now += 1
    await put_end(house, codes[1], 14, "shore")
    assert [one["name"] for one in (await ben.get(f"/games/voyage/days/{TODAY}"))["results"]] == ["Anna"]


async def test_a_result_stays_when_later_rules_no_longer_know_its_state(house: House) -> None:
    anna = await house.guest("Anna")
    code = await sail_home(anna)
    before = (await anna.get("/games/voyage/days/today"))["results"]
    async with house.server.db.write() as c:
        await c.execute(update(game_tables).where(game_tables.c.code == code).values(snapshot=b"\x90"))
    assert (await anna.get("/games/voyage/days/today"))["results"] == before
    async with house.server.db.write() as c:
        await c.execute(update(day_games).values(result=""))
    assert (await anna.get("/games/voyage/days/today"))["results"] == []


async def test_days_to_come_and_days_that_are_none_are_not_there(house: House, time: Time) -> None:
    anna = await house.guest("Anna")
    for day in (TOMORROW, "yesterday", "2027-02-30", "15.1.2027"):
        assert (await anna.get(f"/games/voyage/days/{day}", 404))["error"] == "no-day"
    whens = []
    for _ in range(3):
        whens.append((await anna.get(f"/games/voyage/days/{TODAY}"))["when"])
        time.now += DAY
    assert whens == ["today", "yesterday", "before"]


@pytest.fixture
def shelved(monkeypatch: pytest.MonkeyPatch) -> None:
    names = games.names()
    monkeypatch.setattr(games, "names", lambda: [*names, "voyage"])


@pytest.mark.usefixtures("shelved")
async def test_every_game_for_one_is_listed_with_today_and_yesterday(house: House) -> None:
    alone = [game for game in games.names() if 1 in games.title(game).players]
    listed = await house.stranger().get("/days")
    assert "voyage" in alone
    assert [(one["game"], one["day"]) for one in listed] == [
        (game, day) for game in alone for day in (TODAY, "2027-01-14")
    ]


async def test_playing_again_is_practice_with_dice_of_its_own(house: House) -> None:
    anna = await house.guest("Anna")
    code = await sail_home(anna)
    again = await anna.post(f"/tables/{code}/rematch", {"number": 7})
    assert (again["preset"], again.get("day", ""), again["status"]) == ("custom", "", "running")
    assert again["seal"]["commitment"] != (await anna.get(f"/tables/{code}"))["seal"]["commitment"]
    assert len((await anna.get("/games/voyage/days/today"))["results"]) == 1


# what is stored


async def test_a_visitor_takes_their_days_along_and_out_of_the_results(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    code = await sail_home(anna)
    exported = await anna.get("/me/export")
    assert exported["days"] == [{"game": "voyage", "day": TODAY, "game_table": code}]
    assert len((await ben.get("/games/voyage/days/today"))["results"]) == 1
    await anna.delete("/me")
    assert (await ben.get("/games/voyage/days/today"))["results"] == []
    async with house.server.db.read() as c:
        assert (await c.execute(select(day_games))).all() == []


async def test_who_logs_in_brings_a_guests_day_along_but_has_one_try(house: House) -> None:
    owner = await house.guest("Anna")
    await owner.post("/me/account", {"login": "anna", "password": "a long enough one"}, 200)
    phone, tablet = await house.guest("Anna on the phone"), await house.guest("Anna on the tablet")
    first, second = await sail_home(phone), await sail_home(tablet)
    for guest in (phone, tablet):
        await guest.post("/me/login", {"login": "anna", "password": "a long enough one"}, 200)
    day = await owner.get("/games/voyage/days/today")
    assert (day["table"], [one["name"] for one in day["results"]]) == (first, ["Anna on the phone"])
    assert (await owner.get(f"/tables/{second}"))["status"] == "finished"


async def test_the_seed_comes_from_the_servers_own_secret(house: House, time: Time) -> None:
    anna, secret = await house.guest("Anna"), (house.server.settings.folder / "secret").read_text().strip()
    table = await begin(anna)
    assert table["seal"]["commitment"] == commitment(days.seed_of(secret, "voyage", TODAY))
    others = {
        days.seed_of(secret, "voyage", TOMORROW),
        days.seed_of(secret, "raid", TODAY),
        days.seed_of("", "voyage", TODAY),
    }
    assert len(others | {days.seed_of(secret, "voyage", TODAY)}) == 4


async def test_a_new_secret_does_not_split_a_day_that_has_begun(tmp_path: Path, time: Time) -> None:
    async with open_house(tmp_path, secret="one" * 20) as house:
        first = await begin(await house.guest("Anna"))
    async with open_house(tmp_path, secret="two" * 20) as house:
        second = await begin(await house.guest("Ben"))
        assert second["seal"]["commitment"] == first["seal"]["commitment"]
        time.now += DAY
        assert (await begin(await house.guest("Chloé")))["seal"]["commitment"] != commitment(
            days.seed_of("one" * 20, "voyage", TOMORROW)
        )


async def test_another_process_goes_on_with_the_same_dice(tmp_path: Path, time: Time) -> None:
    async with two_houses(tmp_path, secret=THREE_SAILS) as (one, other):
        anna = await one.guest("Anna")
        code = (await begin(anna))["code"]
        await sail(anna, code)
        elsewhere = other.stranger("Anna")
        elsewhere.web.cookies = anna.web.cookies
        await sail(elsewhere, code)
        await sail(anna, code)
        room = await one.server.rooms.refresh(code)
        assert room.match is not None
        chance = KeyedChance(room.row.seed)
        assert rolled(room.match.record) == [f"d6={chance.pick('d6', DICE[6])}" for _ in range(3)]


async def test_on_postgres_all_of_it_is_the_same(tmp_path: Path, time: Time, postgres: str) -> None:
    async with two_houses(tmp_path, postgres) as (one, other):
        anna, ben = await one.guest("Anna"), await other.guest("Ben")
        assert len({table["code"] for table in await asyncio.gather(*(begin(anna) for _ in range(4)))}) == 1
        records = [await record_of(anna, await sail_home(anna)), await record_of(ben, await sail_home(ben))]
        assert rolled(records[0]) == rolled(records[1])
        seen = await anna.get("/games/voyage/days/today")
        assert {(result["place"], result["name"]) for result in seen["results"]} == {(1, "Anna"), (1, "Ben")}


async def test_the_host_sees_the_results_like_everybody(house: House, request: pytest.FixtureRequest) -> None:
    anna, host = await house.guest("Anna"), await house.guest("Hugo")
    await host.post("/host/claim", {"token": await new_host_token(house.server.db)})
    await sail_home(anna)
    request.getfixturevalue("shelved")
    listed = [one for one in await host.get("/days") if one["game"] == "voyage"]
    assert [[result["name"] for result in one["results"]] for one in listed] == [["Anna"], []]


def test_where_fewer_points_are_better_the_fewest_come_first() -> None:
    soon, late, lost = Result(True, 7, fewest=True), Result(True, 12, fewest=True), Result(False, 3, fewest=True)
    assert sorted([lost, late, soon], key=lambda result: result.key, reverse=True) == [soon, late, lost]
    assert Result(True, 12).key > Result(True, 7).key


def test_who_plays_alone_wins_or_nobody_does() -> None:
    assert [Result(won, 12).outcome.winners for won in (True, False)] == [(0,), ()]
