"""Moves: whole or not at all, once and in order, whoever stores them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from pentapolis import games
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Move, TakeBack, Undo
from pentapolis.kernel.refusal import Illegal, Malformed, NotNow
from pentapolis.kernel.verify import verify
from pentapolis.server.play.questions import kept_by
from pentapolis.server.play.room import Room
from pentapolis.server.storage.database import More
from pentapolis.server.storage.direct import Plain
from pentapolis.server.storage.faults import Unusable
from pentapolis.server.storage.log import read_log
from pentapolis.server.storage.models import entries
from pentapolis.server.trouble import Trouble
from server.house import House, Person, open_house
from server.houses import empty_database, two_houses
from server.playing import act, any_action, seat_alone, seat_people, to_act, view_of


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def houses(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    """Two processes that serve one database."""
    if request.param == "sqlite":
        async with two_houses(tmp_path) as both:
            yield both
        return
    async with empty_database(request.getfixturevalue("postgres_server")) as url, two_houses(tmp_path, url) as both:
        yield both


async def stored(house: House, code: str) -> list[Any]:
    async with house.server.db.read() as c:
        return (await read_log(c, code))[0]


def choice(room: Room, luck: random.Random) -> tuple[int, str]:
    """A seat that is awaited, and something it can do."""
    assert room.match is not None
    title, state = room.match.title, room.match.state
    seat = title.to_act(state)[0]
    options = title.asked(state, seat)
    return seat, str(options[luck.randrange(len(options))])


async def test_a_move_is_stored_when_it_is_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        seat, view = await to_act(people, code)
        answer = await act(people[seat], code, view, any_action(view, random.Random(0)), "first-key")
        log = await stored(house, code)
        assert next(entry.seat for entry in log if isinstance(entry, Move)) == seat
        assert answer["version"] == (await view_of(people[seat], code, seat))["version"] > view["version"]


async def test_whoever_moves_or_undoes_has_read_up_to_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room, (seat, _) = await house.server.rooms.get(code), await to_act(people, code)
        read = [each.read_to for each in room.seats]
        for done in (house.server.moves.act(room, seat, "take gold=1"), house.server.moves.undo(room, seat)):
            await done
            read[seat] = room.entries
            assert [each.read_to for each in room.seats] == read


async def test_the_same_key_acts_once_and_is_answered_the_same(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        seat, view = await to_act(people, code)
        action = any_action(view, random.Random(0))
        answers = [await act(people[seat], code, view, action, "one-key-only") for _ in range(3)]
        once = len(await stored(house, code))
        assert answers[0] == answers[1] == answers[2]
        await asyncio.gather(*(act(people[seat], code, view, action, "one-key-only") for _ in range(5)))
        assert len(await stored(house, code)) == once


async def test_a_key_is_known_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        seat, view = await to_act(people, code)
        action = any_action(view, random.Random(0))
        await act(people[seat], code, view, action, "key-before")
        before, cookies = await stored(house, code), people[seat].web.cookies
    async with open_house(tmp_path) as house:
        person = house.stranger()
        person.web.cookies = cookies
        answer = await act(person, code, view, action, "key-before")
        assert answer["version"] == (await view_of(person, code, seat))["version"] > view["version"]
        assert await stored(house, code) == before


async def test_a_move_on_an_old_view_is_stale(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        seat, view = await to_act(people, code)
        before = await stored(house, code)
        problem = await act(people[seat], code, view | {"version": view["version"] - 1}, "pass", "some-key-1", 409)
        assert problem["error"] == "stale"
        assert await stored(house, code) == before


async def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        seat, view = await to_act(people, code)
        room, before = await house.server.rooms.get(code), await stored(house, code)
        other = 1 - seat
        theirs = await view_of(people[other], code, other)
        refused = [
            (people[seat], view, "dance", 400, "malformed-verb"),
            (people[seat], view, "take gold=7", 422, None),
            (people[other], theirs, "take gold=1", 409, None),
        ]
        for person, seen, action, status, error in refused:
            problem = await act(person, code, seen, action, "key-refused", status)
            assert problem["error"] == (error or problem["error"])
            assert problem["message"]
            assert not problem["error"].startswith("problem")
        assert (await stored(house, code)) == before
        assert room.match is not None
        with pytest.raises(Illegal):
            await house.server.moves.act(room, seat, "take gold=7")
        with pytest.raises(Malformed):
            await house.server.moves.act(room, seat, "dance")
        with pytest.raises(NotNow):
            await house.server.moves.act(room, other, "take gold=1")
        assert room.entries == len(before)


async def test_somebody_elses_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        seat, view = await to_act(people, code)
        problem = await act(people[1 - seat], code, view, any_action(view, random.Random(0)), "not-my-key", 403)
        assert problem["error"] == "not-your-seat"
        stranger = await house.guest("Carl")
        assert (await act(stranger, code, view, "pass", "not-my-key", 404))["error"] == "no-table"


async def test_undo_takes_back_and_what_was_learnt_stays(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        seat, view = await to_act(people, code)
        await act(people[seat], code, view, "take gold=1", "key-taken-1")
        after = await view_of(people[seat], code, seat)
        assert ["".join(part["text"] for part in parts) for parts in after["undo"]] == ["Take 1 gold"]
        data = {"seat": seat, "version": after["version"], "key": "key-undo-1"}
        answer = await people[seat].post(f"/tables/{code}/undo", data)
        assert await people[seat].post(f"/tables/{code}/undo", data) == answer
        back = await view_of(people[seat], code, seat)
        assert back["observation"] == view["observation"]
        assert back["version"] == answer["version"] > after["version"]
        assert isinstance((await stored(house, code))[-1], Undo)
        data = {"seat": seat, "version": back["version"], "key": "key-undo-2"}
        assert (await people[seat].post(f"/tables/{code}/undo", data, 409))["error"] == "refused-undo"


async def test_undo_of_a_whole_turn(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        luck = random.Random(4)

        async def begin() -> tuple[str, Person, Match[Any]]:
            code, anna = await seat_alone(house, "Anna")
            match = (await house.server.rooms.get(code)).match
            assert match is not None
            return code, anna, match

        code, anna, match = await begin()
        while len(match.undoables(0)) < 2 or 0 not in match.title.to_act(match.state):
            if match.over:  # dice that left nothing to undo: another table
                code, anna, match = await begin()
            room = await house.server.rooms.get(code)
            await house.server.moves.act(room, *choice(room, luck))
            assert room.match is not None
            match = room.match
        version, moves = match.version(0), len(match.undoables(0))
        await anna.post(
            f"/tables/{code}/undo", {"seat": 0, "version": version, "key": "whole-turn", "whole_turn": True}
        )
        match_now = (await house.server.rooms.get(code)).match
        assert match_now is not None
        assert match_now.undoables(0) == []
        assert [type(entry) for entry in await stored(house, code)][-moves:] == [Undo] * moves


# beyond undo


async def test_going_back_further_is_asked_of_all(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        luck, room = random.Random(1), await house.server.rooms.get(code)
        assert room.match is not None
        start, lines = room.match.state, len(room.match.log(0))
        for _ in range(6):
            await house.server.moves.act(room, *choice(room, luck))
        ask = {"seat": 0, "to": lines - 1}
        await people[0].post(f"/tables/{code}/take-back", ask)
        asking = (await people[1].get(f"/tables/{code}"))["asking"]
        assert (asking["seat"], asking["to"], asking["yes"]) == (0, lines - 1, [0])
        assert "Anna" in asking["sentence"]
        await people[1].post(f"/tables/{code}/consent", {"seat": 1, "yes": False})
        assert "asking" not in await people[1].get(f"/tables/{code}")
        await people[1].post(f"/tables/{code}/consent", {"seat": 1, "yes": True}, 409)
        await people[0].post(f"/tables/{code}/take-back", ask)
        await people[1].post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
        assert room.match.state == start
        assert isinstance((await stored(house, code))[-1], TakeBack)
        assert "asking" not in await people[0].get(f"/tables/{code}")


async def test_nobody_is_asked_to_take_back_what_has_not_been_played(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        problem = await people[0].post(f"/tables/{code}/take-back", {"seat": 0, "to": 1000}, 409)
        assert problem["error"] == "refused-take-back"
        assert "asking" not in await people[1].get(f"/tables/{code}")


async def test_a_move_settles_what_was_asked(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        luck, room = random.Random(1), await house.server.rooms.get(code)
        await house.server.moves.act(room, *choice(room, luck))
        await people[0].post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
        await house.server.moves.act(room, *choice(room, luck))
        assert "asking" not in await people[1].get(f"/tables/{code}")
        await people[1].post(f"/tables/{code}/consent", {"seat": 1, "yes": True}, 409)


async def test_alone_anything_can_be_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, anna = await seat_alone(house, "Anna")
        luck, room = random.Random(1), await house.server.rooms.get(code)
        assert room.match is not None
        start = room.match.state
        for _ in range(12):
            await house.server.moves.act(room, *choice(room, luck))
        await anna.post(f"/tables/{code}/take-back", {"seat": 0, "to": 1})
        assert room.match.state == start
        drawn = room.row.drawn
        async with open_house(tmp_path) as again:
            assert (await again.server.rooms.get(code)).row.drawn == drawn


def test_how_many_moves_a_line_of_the_log_keeps() -> None:
    title = games.title("kingsburg")
    match = Match(title, title.table(2), _chance())
    luck = random.Random(0)
    ends = [len(match.log(0))]
    for _ in range(10):
        seat = title.to_act(match.state)[0]
        options = title.asked(match.state, seat)
        match.act(seat, options[luck.randrange(len(options))])
    heard = len(match.opening)
    for line in match.moves:
        heard += len(line.events)
        ends.append(heard)
    assert [kept_by(match, 0, end - 1) for end in ends] == list(range(len(ends)))


def _chance() -> Any:
    from pentapolis.kernel.chance import FastChance

    return FastChance(3)


# races


async def test_two_processes_never_write_the_same_entry(houses: tuple[House, House]) -> None:
    code, _ = await seat_people(houses[0], "Anna", "Ben", "Carl")
    luck = random.Random(5)
    for _ in range(25):
        rooms = [await house.server.rooms.get(code) for house in houses]
        assert rooms[0].match is not None
        if rooms[0].match.over:
            break
        seat, action = choice(rooms[0], luck)
        before = rooms[0].entries
        tries = [
            house.server.moves.act(room, seat, action, rooms[0].match.version(seat))
            for house, room in zip(houses, rooms, strict=True)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        done = [result for result in results if isinstance(result, int)]
        refused = [result for result in results if not isinstance(result, int)]
        assert len(done) == 1, results
        assert isinstance(refused[0], Trouble)
        assert refused[0].key == "stale"
        log = await stored(houses[0], code)
        assert sum(isinstance(entry, Move) and not entry.auto for entry in log[before:]) == 1
    states = [(await house.server.rooms.get(code)).match for house in houses]
    assert states[0] is not None
    assert states[1] is not None
    assert states[0].title.encode(states[0].state) == states[1].title.encode(states[1].state)
    assert states[0].record == states[1].record


async def test_a_key_acts_once_through_two_processes(houses: tuple[House, House]) -> None:
    code, _ = await seat_people(houses[0], "Anna", "Ben")
    luck = random.Random(6)
    for n in range(20):
        rooms = [await house.server.rooms.get(code) for house in houses]
        assert rooms[0].match is not None
        seat, action = choice(rooms[0], luck)
        version, before = rooms[0].match.version(seat), rooms[0].entries
        answers = await asyncio.gather(
            *(h.server.moves.act(r, seat, action, version, f"k{n}") for h, r in zip(houses, rooms, strict=True))
        )
        log = await stored(houses[0], code)
        assert sum(isinstance(entry, Move) and not entry.auto for entry in log[before:]) == 1
        assert all(answer > version for answer in answers)


async def test_a_game_played_through_two_processes_is_genuine(houses: tuple[House, House]) -> None:
    code, people = await seat_people(houses[0], "Anna", "Ben")
    luck, rooms = random.Random(7), [await house.server.rooms.get(code) for house in houses]
    for n in range(400):
        room = await houses[n % 2].server.rooms.get(code)
        assert room.match is not None
        if room.match.over:
            break
        await houses[n % 2].server.moves.act(room, *choice(room, luck))
    assert rooms[0].match is not None
    answer = await people[0].ask("GET", f"/tables/{code}/record")
    from pentapolis.kernel.record import Record

    record = Record.from_json(answer.content)
    verdict = verify(rooms[0].title, record)
    assert verdict.genuine
    assert verdict.outcomes > 50


async def test_a_room_only_moves_forward(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        old = room.match
        assert old is not None
        await house.server.moves.act(room, *choice(room, random.Random(0)))
        new = room.match
        room.advance(old)
        assert room.match is new


# restarts


async def test_a_restart_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    luck, code, cookies, views = random.Random(2), "", [], []
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", "Carl")
        room = await house.server.rooms.get(code)
        for _ in range(40):
            await house.server.moves.act(room, *choice(room, luck))
        views = [await view_of(person, code, seat) for seat, person in enumerate(people)]
        cookies = [person.web.cookies for person in people]
    async with open_house(tmp_path) as house:
        for seat, cookie in enumerate(cookies):
            person = house.stranger()
            person.web.cookies = cookie
            assert await view_of(person, code, seat) == views[seat]
        room = await house.server.rooms.get(code)
        await house.server.moves.act(room, *choice(room, luck))


async def test_a_failed_transaction_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        before, match = await stored(house, code), room.match

        def fails(*_: Any, **__: Any) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr("pentapolis.server.storage.log.columns", fails)  # after the entries
        with pytest.raises(OSError, match="disk"):
            await house.server.moves.act(room, *choice(room, random.Random(0)), key="kept-key")
        assert room.match is match
        assert await stored(house, code) == before
        monkeypatch.undo()
        await house.server.moves.act(room, *choice(room, random.Random(0)), key="kept-key")


async def test_of_two_transactions_that_waited_for_each_other_the_move_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        room, do, crossed = await house.server.rooms.get(code), house.server.db.do, list[bool]()

        async def cancelled_once(work: Callable[[Plain], None], more: More | None = None) -> None:
            if not crossed:
                crossed.append(True)
                raise Unusable("crossed")
            await do(work, more)

        monkeypatch.setattr(house.server.db, "do", cancelled_once)
        seat, action = choice(room, random.Random(0))
        await house.server.moves.act(room, seat, action)
        moves = [entry for entry in await stored(house, code) if isinstance(entry, Move) and not entry.auto]
        assert crossed
        assert [(move.seat, move.do) for move in moves] == [(seat, action)]


async def test_nothing_is_moved_at_a_table_that_does_not_run(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
        data = {"seat": 0, "version": 1, "key": "much-too-early", "action": "pass"}
        assert (await anna.post(f"/tables/{table['code']}/act", data, 409))["error"] == "not-running"
        code, people = await seat_people(house, "Ben", "Cleo")
        await people[0].post(f"/tables/{code}/pause")
        room = await house.server.rooms.get(code)
        with pytest.raises(Trouble) as refused:
            await house.server.moves.act(room, *choice(room, random.Random(1)))
        assert (refused.value.key, room.entries) == ("not-running", 0)


async def test_the_log_is_numbered_without_a_gap(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, _ = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        for _ in range(30):
            await house.server.moves.act(room, *choice(room, random.Random(0)))
        async with house.server.db.read() as c:
            found = await c.execute(
                select(entries.c.number).where(entries.c.game_table == code).order_by(entries.c.number)
            )
            assert list(found.scalars()) == list(range(1, room.entries + 1))
