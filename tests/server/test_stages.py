"""From the lobby to the end, on to the next game, and games that come from a file."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import msgspec
import pytest

from pentapolis import games
from pentapolis.kernel.chance import FastChance, SealedChance, commitment
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record, Seal
from pentapolis.server import clock, library
from server.house import House, Person
from server.playing import give_up

SEED = hashlib.sha256(b"a test").digest()


pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]


def played(seats: int = 2, moves: int = 10_000, *, sealed: bool = True) -> Record:
    """The record of a game that was played elsewhere."""
    title, luck = games.title("kingsburg"), FastChance(1)
    numbers = [3, 2**64 - 1][:seats]
    seal = Seal(commitment(SEED), numbers) if sealed else None
    names = [f"Player {n}" for n in range(seats)]
    match = Match(title, title.table(seats), SealedChance(SEED, numbers), names, seal=seal)
    while not match.over and len(match.record.entries) < moves:
        seat = title.to_act(match.state)[0]
        options = title.asked(match.state, seat)
        match.act(seat, options[int(luck.pick("choice", range(len(options))))])
    if match.record.seal is not None and match.over:
        match.record.seal.seed = SEED.hex()
    return match.record


async def begin(house: House, *names: str, **table: Any) -> tuple[str, list[Person]]:
    """A table of these people, begun."""
    people = [await house.guest(name) for name in names]
    made = await people[0].make(seats=[{"kind": "me"}, *[{"kind": "open"}] * (len(names) - 1)], **table)
    for person in people[1:]:
        await person.join(made)
    await people[0].post(f"/tables/{made['code']}/start")
    return made["code"], people


def names_of(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


# beginning


async def test_whoever_has_come_plays(house: House) -> None:
    anna, ben, cleo = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = await anna.make(number=1)
    await ben.join(table, 3, 33)
    await cleo.join(table, 1, 11)
    begun = await anna.post(f"/tables/{table['code']}/start")
    assert (begun["status"], names_of(begun)) == ("running", ["Anna", "Cleo", "Ben"])
    assert begun["seal"]["numbers"] == ["1", "11", "33"]
    assert begun["began_ms"] > 0
    assert (await ben.get(f"/tables/{table['code']}"))["seats"][2]["mine"]
    room = await house.server.rooms.get(table["code"])
    assert room.match is not None
    assert room.match.record.table.seats == 3
    assert room.match.record.names == ["Anna", "Cleo", "Ben"]


async def test_who_was_invited_to_a_seat_finds_it_where_it_has_moved(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make()
    code = table["code"]
    token = (await anna.post(f"/tables/{code}/seats/3/link"))["url"].partition("#seat=")[2]
    lost = (await anna.post(f"/tables/{code}/seats/4/link"))["url"].partition("#seat=")[2]
    await anna.post(f"/tables/{code}/seat", {"seat": 4, "kind": "open"})
    assert (await anna.get(f"/tables/{code}"))["seats"][3]["kind"] == "person"
    begun = await anna.post(f"/tables/{code}/start")
    assert names_of(begun) == ["Anna", ""]
    assert (await house.server.rooms.get(code)).names == ["Anna", "Guest"]
    await ben.post(f"/tables/{code}/enter", {"seat_token": lost}, 404)
    taken = await ben.post(f"/tables/{code}/enter", {"seat_token": token})
    assert names_of(taken) == ["Anna", "Ben"]
    assert taken["seats"][1]["mine"]
    assert (await house.server.rooms.get(code)).names == ["Anna", "Ben"]


async def test_a_variant_that_those_who_came_must_play_with_is_played_with(house: House) -> None:
    anna, ben = [await house.guest(name) for name in ("Anna", "Ben")]
    table = await anna.make(game="alba_longa", options={"spoils_of_war": "yes"})
    assert (len(table["seats"]), table["options"]["assisi"]) == (5, "no")
    await ben.join(table)
    begun = await anna.post(f"/tables/{table['code']}/start")
    assert begun["options"] == {"assisi": "yes", "job_well_done": "no", "spoils_of_war": "yes"}
    room = await house.server.rooms.get(table["code"])
    assert room.match is not None
    assert room.match.state.assisi is not None


async def test_a_game_for_two_does_not_begin_alone(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make()
    problem = await anna.post(f"/tables/{table['code']}/start", None, 409)
    assert problem["error"] == "too-few-players"
    assert "1 seat is taken" in problem["message"]
    assert (await anna.get(f"/tables/{table['code']}"))["status"] == "lobby"


async def test_a_game_begins_once(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "bot"}])
    path = f"/tables/{table['code']}/start"
    answers = await asyncio.gather(*(anna.ask("POST", path) for _ in range(3)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]


async def test_a_begun_game_is_folded_from_its_log(house: House) -> None:
    code, _ = await begin(house, "Anna", "Ben")
    before = await house.server.rooms.get(code)
    assert before.match is not None
    house.server.rooms.forget(code)
    after = await house.server.rooms.get(code)
    assert after is not before
    assert after.match is not None
    assert after.match.state == before.match.state
    assert after.match.chance.drawn == before.match.chance.drawn


# pausing and ending


async def test_a_paused_game_stands_still(house: House) -> None:
    code, (anna, ben) = await begin(house, "Anna", "Ben")
    assert (await ben.post(f"/tables/{code}/pause"))["status"] == "paused"
    assert (await anna.post(f"/tables/{code}/pause", None, 409))["error"] == "not-running"
    assert (await anna.post(f"/tables/{code}/resume"))["status"] == "running"
    assert (await anna.post(f"/tables/{code}/resume", None, 409))["error"] == "not-paused"


async def test_clocks_stand_while_the_game_is_paused(house: House) -> None:
    clocks = {"settings": {"clock": {"kind": "live", "bank_s": 600, "increment_s": 5}}}
    start = clock.now_ms() / 1000
    with clock.replaced(lambda: start):
        code, (anna, _) = await begin(house, "Anna", "Ben", **clocks)
        room = await house.server.rooms.get(code)
        assert [seat.left_ms for seat in room.seats] == [600_000, 600_000]
        running = [seat.seat for seat in room.seats if seat.since_ms]
        assert len(running) == 1
    with clock.replaced(lambda: start + 100):
        await anna.post(f"/tables/{code}/pause")
        room = await house.server.rooms.get(code)
        assert [seat.left_ms for seat in room.seats if seat.seat in running] == [500_000]
        assert not any(seat.since_ms for seat in room.seats)
    with clock.replaced(lambda: start + 10_000):
        await anna.post(f"/tables/{code}/resume")
        room = await house.server.rooms.get(code)
        assert [(seat.left_ms, seat.since_ms > 0) for seat in room.seats if seat.seat in running] == [(500_000, True)]


async def test_a_vacation_stops_the_own_clock(house: House) -> None:
    clocks = {"settings": {"clock": {"kind": "daily", "move_s": 86400}}}
    code, people = await begin(house, "Anna", "Ben", **clocks)
    room = await house.server.rooms.get(code)
    seat = next(seat.seat for seat in room.seats if seat.since_ms)
    away = await people[seat].post(f"/tables/{code}/vacation", {"seat": seat, "away": True})
    assert away["seats"][seat]["vacation"]
    assert (await house.server.rooms.get(code)).seats[seat].since_ms == 0
    back = await people[seat].post(f"/tables/{code}/vacation", {"seat": seat, "away": False})
    assert not back["seats"][seat].get("vacation", False)
    assert (await house.server.rooms.get(code)).seats[seat].since_ms > 0
    await people[seat].post(f"/tables/{code}/vacation", {"seat": 1 - seat, "away": True}, 403)


async def test_an_abandoned_table_shows_its_seed(house: House) -> None:
    code, (anna, ben) = await begin(house, "Anna", "Ben")
    assert "seed" not in (await ben.get(f"/tables/{code}"))["seal"]
    ended = await give_up(code, anna, ben)
    assert commitment(bytes.fromhex(ended["seal"]["seed"])) == ended["seal"]["commitment"]
    for path, data in (("abandon", None), ("sit", {"seat": 0}), ("stand", {"seat": 0})):
        assert (await anna.post(f"/tables/{code}/{path}", data, 409))["error"] == "table-over"
    await anna.post(f"/tables/{code}/pause", None, 409)
    await anna.post(f"/tables/{code}/start", None, 409)


# the next game


async def test_a_rematch_moves_everybody_one_seat_on(house: House) -> None:
    code, (anna, ben, cleo) = await begin(house, "Anna", "Ben", "Cleo", options={"plus_two_limit": "per_season"})
    watcher = await house.guest("Wim")
    secret = (await anna.get(f"/tables/{code}"))["invite"]["url"].partition("#invite=")[2]
    await watcher.post(f"/tables/{code}/enter", {"invite": secret})
    assert (await ben.post(f"/tables/{code}/rematch", None, 409))["error"] == "not-over"
    await give_up(code, anna, ben, cleo)
    again = await ben.post(f"/tables/{code}/rematch")
    assert names_of(again) == ["Cleo", "Anna", "Ben"]
    assert (again["status"], again["options"]) == ("lobby", {"plus_two_limit": "per_season"})
    assert again["seal"]["commitment"] != (await anna.get(f"/tables/{code}"))["seal"]["commitment"]
    assert (await anna.post(f"/tables/{code}/rematch"))["code"] == again["code"]
    for person in (anna, ben, cleo, watcher):
        assert (await person.get(f"/tables/{code}"))["rematch"] == again["code"]
        assert (await person.get(f"/tables/{again['code']}"))["member"]
    assert (await anna.get(f"/tables/{again['code']}"))["host"]
    numbers = (await cleo.post(f"/tables/{again['code']}/sit", {"number": 42}))["seal"]["numbers"]
    assert numbers == ["42", "0", "0"]


async def test_two_who_ask_at_once_get_one_rematch(house: House) -> None:
    code, (anna, ben) = await begin(house, "Anna", "Ben")
    await give_up(code, anna, ben)
    path = f"/tables/{code}/rematch"
    answers = await asyncio.gather(*(person.ask("POST", path) for person in (anna, ben, anna, ben)))
    assert len({answer.json()["code"] for answer in answers}) == 1


async def test_against_bots_the_rematch_begins_at_once(house: House) -> None:
    anna = await house.guest("Anna")
    code = (await anna.make(preset="bots"))["code"]
    await anna.post(f"/tables/{code}/abandon")
    again = await anna.post(f"/tables/{code}/rematch", {"number": 77})
    assert again["status"] == "running"
    assert again["seal"]["numbers"] == ["0", "77", "0"], "it begins at once, so the share in the dice comes along"
    assert names_of(again) == ["Normal bot 2", "Anna", "Normal bot"]


# from a file


async def bring(person: Person, data: bytes, status: int = 201) -> Any:
    answer = await person.ask("POST", "/tables/import", content=data)
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_a_record_becomes_a_finished_table(house: House) -> None:
    record, anna = played(), await house.guest("Anna")
    table = await bring(anna, record.to_json())
    assert (table["status"], table["name"], names_of(table)) == (
        "finished", "Kingsburg, from a file", ["Player 0", "Player 1"],
    )  # fmt: skip
    assert table["seal"] == {"commitment": commitment(SEED), "numbers": ["3", str(2**64 - 1)], "seed": SEED.hex()}
    room = await house.server.rooms.get(table["code"])
    assert room.match is not None
    assert room.match.over
    assert room.match.record.entries == record.entries
    await house.stranger().get(f"/tables/{table['code']}", 404)
    outcome = (await anna.get(f"/tables/{table['code']}/view"))["outcome"]
    assert all(sum(rank["sources"].values()) == rank["score"] for rank in outcome["ranks"])
    assert "Buildings" in outcome["ranks"][0]["sources"]


async def test_a_game_that_was_left_can_be_looked_at_too(house: House) -> None:
    table = await bring(await house.guest("Anna"), played(moves=30).to_json())
    assert table["status"] == "abandoned"
    assert (await house.server.rooms.get(table["code"])).entries >= 30


async def test_an_unsealed_record_is_looked_at_all_the_same(house: House) -> None:
    anna, record = await house.guest("Anna"), played(sealed=False)
    table = await bring(anna, record.to_json())
    assert table["status"] == "finished"
    assert table["seal"] == {"commitment": ""}, "there is no seed, so nothing stands for one"
    again = await anna.get(f"/tables/{table['code']}/record")
    assert again.get("seal") is None
    assert Record.from_json(msgspec.json.encode(again)).entries == record.entries
    assert not (await anna.post("/verify", again))["genuine"]


async def test_a_table_says_whether_its_box_is_the_books(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await house.guest("Anna")
    code = (await anna.make())["code"]
    assert not (await anna.get(f"/tables/{code}")).get("reconstructed", False)
    monkeypatch.setattr(library, "reconstructed", lambda game: game == "kingsburg")
    assert (await anna.get(f"/tables/{code}"))["reconstructed"]


async def test_who_was_a_bot_at_the_terminal_is_one_here(house: House) -> None:
    anna, record = await house.guest("Anna"), msgspec.to_builtins(played())
    beside = {"bots": ["", "hard"], "bot_seed": 1, "drawn": 0}
    table = await bring(anna, msgspec.json.encode(record | {"terminal": beside}))
    assert [(seat["kind"], seat["name"], seat.get("bot", "")) for seat in table["seats"]] == [
        ("person", "Player 0", ""),
        ("bot", "Player 1", "hard"),
    ]
    for bots in (["hard"], ["", "hard", ""], "hard", [1, 2]):
        bent = msgspec.json.encode(record | {"terminal": beside | {"bots": bots}})
        assert (await bring(anna, bent, 400))["error"] == "malformed-record"
    assert len((await anna.get("/tables"))["mine"]) == 1


async def test_a_bent_record_is_refused_in_one_sentence(house: House) -> None:
    anna, record = await house.guest("Anna"), played(moves=20)
    entries = record.entries
    bent = msgspec.structs.replace(record, entries=[*entries[:5], *entries[9:]])
    assert (await bring(anna, bent.to_json(), 400))["error"] == "import-diverged"
    assert (await bring(anna, b"{}", 400))["error"] == "malformed-record"
    assert (await bring(anna, b"\xff\xfe", 400))["error"] == "malformed-record"
    assert (await bring(anna, b"[" * 100_000, 400))["error"] == "malformed-record"
    other = msgspec.structs.replace(record, game="chess")
    assert (await bring(anna, other.to_json(), 400))["error"] == "import-no-game"
    long = msgspec.structs.replace(record, entries=entries * 1000)
    assert (await bring(anna, msgspec.json.encode(long), 400))["error"] == "import-too-long"
    boxed = msgspec.structs.replace(record, table=msgspec.structs.replace(record.table, box="0123"))
    assert (await bring(anna, boxed.to_json(), 400))["error"] == "import-components"
    assert (await bring(anna, b" " * 2_000_001, 413))["error"] == "too-large"
    assert (await bring(house.stranger(), record.to_json(), 403))["error"] == "name-first"
    assert (await anna.get("/tables"))["mine"] == []
