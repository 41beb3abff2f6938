"""Finished games in hindsight, games tried again, and why a bot did that."""

from __future__ import annotations

import asyncio
import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pentapolis as pp
from pentapolis.bots.protocol import heuristics
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.decision import Secret
from pentapolis.kernel.match import Match
from pentapolis.server.automatic import analysis
from pentapolis.server.automatic.hints import hides
from pentapolis.server.automatic.studies import Study, StudyJob, WhyJob
from pentapolis.server.automatic.thinking import Answer, think
from server.house import House, Person, open_house
from server.playing import seat_people, view_of

SEATS = 2


@cache
def game() -> Match[Any]:
    """A finished game of Kingsburg."""
    title = pp.title("kingsburg")
    thumb = heuristics(title).thumb
    match = Match(title, title.table(SEATS), FastChance(5), ["Anna", "Ben"])
    while not match.over:
        seat = title.to_act(match.state)[0]
        match.act(seat, thumb(match.state, seat, title.asked(match.state, seat)))
    return match


class Here:
    """A worker without a process; it may be told to wait, or be out of order."""

    def __init__(self) -> None:
        self.jobs: list[Any] = []
        self.open = asyncio.Event()
        self.open.set()
        self.broken = False

    async def ask(self, job: Study) -> Answer:
        self.jobs.append(job)
        await self.open.wait()
        return Answer(error="out of order") if self.broken else await asyncio.to_thread(think, job)


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Here:
    """What is done instead of the workers' work, with little effort."""
    here = Here()
    monkeypatch.setattr(analysis, "EFFORT", 1)
    monkeypatch.setattr("pentapolis.server.automatic.workers.Workers.ask", lambda self, job: here.ask(job))
    return here


async def brought(house: House) -> tuple[Person, str]:
    """Somebody who has brought in the finished game, and its table."""
    anna = await house.guest("Anna")
    table = await anna.post("/tables/import", msgspec.json.decode(game().record.to_json()), 201)
    return anna, str(table["code"])


async def analysed(person: Person, code: str) -> Any:
    """The analysis, once it is made."""
    while (found := await person.get(f"/tables/{code}/analysis"))["state"] in ("waiting", "running"):
        await asyncio.sleep(0.01)
    return found


# hindsight


async def test_a_finished_game_is_analysed_once_and_kept(tmp_path: Path, worker: Here) -> None:
    async with open_house(tmp_path) as house:
        anna, code = await brought(house)
        assert await anna.get(f"/tables/{code}/analysis") == {"state": "none"}
        begun = await anna.post(f"/tables/{code}/analysis")
        assert begun["state"] in ("waiting", "running")
        assert begun["total"] == len(game().line) + 1
        found = await analysed(anna, code)
        assert found["state"] == "done"
        assert found["label"] == "if equal players went on"
        assert len(found["steps"]) == len(found["points"]) - 1
        for before, after, step in zip(found["points"][:-1], found["points"][1:], found["steps"], strict=True):
            assert sum(after["chances"]) + after["nobody"] == pytest.approx(1)
            changes = [b - a for a, b in zip(before["chances"], after["chances"], strict=True)]
            assert [sum(share.values()) for share in step["seats"]] == pytest.approx(changes)
        assert found["points"][1]["name"].startswith("Year I")
        lines = (await view_of(anna, code, -1))["log"]
        assert [point["line"] for point in found["points"]] == sorted(point["line"] for point in found["points"])
        assert found["points"][-1]["line"] == len(lines) - 1
        assert found["choices"], "the thumb errs"
        for choice in found["choices"]:
            assert choice["cost"] > 0.03
            assert lines[choice["line"]]["seat"] == choice["seat"]
            assert choice["better"]["do"] != choice["do"]
        assert len(found["strokes"]) == 3
        done = len(worker.jobs)
        assert await anna.post(f"/tables/{code}/analysis") == found
        assert len(worker.jobs) == done
        paul = house.stranger(lang="fr")
        await paul.get(f"/tables/{code}/analysis", 404)


async def test_hindsight_waits_for_the_end_of_the_game(tmp_path: Path, worker: Here) -> None:
    async with open_house(tmp_path) as house:
        code, (anna, ben) = await seat_people(house, "Anna", "Ben")
        for person in (anna, ben):
            refused = await person.post(f"/tables/{code}/analysis", status=409)
            assert refused["error"] == "analysis-running"
            assert (await person.post(f"/tables/{code}/retry", {"move": 1, "seat": 0}, 409))["error"] == "not-over"
        assert worker.jobs == []


async def test_an_analysis_can_be_stopped(tmp_path: Path, worker: Here) -> None:
    async with open_house(tmp_path) as house:
        anna, code = await brought(house)
        worker.open.clear()
        await anna.post(f"/tables/{code}/analysis")
        while not worker.jobs:
            await asyncio.sleep(0.01)
        assert (await anna.get(f"/tables/{code}/analysis"))["state"] == "running"
        assert await anna.delete(f"/tables/{code}/analysis") == {"state": "none"}
        worker.open.set()
        while house.server.analyses._tasks:
            await asyncio.sleep(0.01)
        assert len(worker.jobs) == 1, "nothing more is looked at"
        assert await anna.get(f"/tables/{code}/analysis") == {"state": "none"}


async def test_an_analysis_that_came_to_nothing_can_be_tried_again(tmp_path: Path, worker: Here) -> None:
    async with open_house(tmp_path) as house:
        anna, code = await brought(house)
        worker.broken = True
        await anna.post(f"/tables/{code}/analysis")
        assert (await analysed(anna, code))["state"] == "failed"
        worker.open.clear()
        assert (await anna.post(f"/tables/{code}/analysis"))["state"] in ("waiting", "running")
        worker.open.set()
        assert (await analysed(anna, code))["state"] == "failed"


def test_a_study_is_made_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.server.automatic.studies.PART_S", 0.0)
    record = game().record.to_json()
    found: list[Any] = []
    for _ in range(3):
        part = msgspec.msgpack.decode(think(StudyJob(record, len(found), 1)).found)
        assert len(part) == 1
        found += part
    monkeypatch.setattr("pentapolis.server.automatic.studies.PART_S", 60.0)
    late = msgspec.msgpack.decode(think(StudyJob(record, len(game().line) - 1, 1)).found)
    assert [account[0] for account in [*found, *late]] == [0, 1, 2, len(game().line) - 1, len(game().line)]


# trying again


async def test_a_turning_point_opens_the_position_against_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, code = await brought(house)
        move = next(number for number, line in enumerate(game().line, 1) if line.seat == 1 and number > 30)
        made = await anna.post(f"/tables/{code}/retry", {"move": move, "seat": 1})
        assert made["code"] != code
        assert made["status"] == "running"
        assert made["retry_of"] == code
        assert made["seal"] == {"commitment": ""}, "such dice can't be verified"
        assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
        assert made["seats"][1]["mine"]
        room = await house.server.rooms.get(made["code"])
        assert room.match is not None
        assert room.match.state == game().position(move - 1)
        assert len(room.match.record.entries) == move - 1, "nothing of what came later"
        assert room.row.bot_seed == (await house.server.rooms.get(code)).row.bot_seed
        assert (await view_of(anna, made["code"], 1))["asked"]
        again = await anna.post(f"/tables/{code}/retry", {"move": move, "seat": 1})
        other = await house.server.rooms.get(again["code"])
        assert other.row.seed != room.row.seed
        for wrong in ({"move": move, "seat": 0}, {"move": 10_000, "seat": 1}):
            assert (await anna.post(f"/tables/{code}/retry", wrong, 404))["error"] == "retry-none"
        await (await house.guest("Ben")).post(f"/tables/{code}/retry", {"move": move, "seat": 1}, 404)


# why a bot did that


async def bot_moved(house: House, person: Person, code: str) -> tuple[int, dict[str, Any]]:
    """A line of the log that tells of a choice by the bot in seat 1, with its move's number."""
    while True:
        room = await house.server.rooms.get(code)
        match = room.match
        assert match is not None
        view = await view_of(person, code, 0)
        for number, line in enumerate(match.line, 1):
            free = len(match.title.asked(match.position(number - 1), line.seat)) > 1
            told = [entry for entry in view["log"] if entry.get("seat") == 1 and line.seat == 1 and free]
            if told:
                return number, told[-1]
        if view["asked"]:
            seat = match.title.to_act(match.state)[0]
            do = pp.text(heuristics(match.title).thumb(match.state, seat, match.title.asked(match.state, seat)))
            act = {"seat": 0, "version": view["version"], "key": f"move-{len(match.line):04}", "action": do}
            await person.post(f"/tables/{code}/act", act)
        await asyncio.sleep(0.01)


async def test_a_bot_s_move_is_explained_in_the_reader_s_eyes_while_the_game_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Here()
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        code = (await anna.make(preset="bots", seats=seats))["code"]
        _, line = await bot_moved(house, anna, code)
        monkeypatch.setattr("pentapolis.server.automatic.workers.Workers.ask", lambda self, job: here.ask(job))
        why = await anna.post(f"/tables/{code}/explain", {"seat": 0, "line": line["n"]})
        assert why["seat"] == 1
        assert why["eyes"] == "reader"
        assert 0 < why["chance"] < 1
        room = await house.server.rooms.get(code)
        assert room.match is not None
        title = room.match.title
        [job] = here.jobs
        assert isinstance(job, WhyJob)
        assert (job.viewer, job.seat) == (0, 1)
        before = title.decode(job.observation)
        assert title.encode(title.observe(before, 0)) == job.observation, "what seat 0 could see then"
        assert why["do"] == job.action
        none = await anna.post(f"/tables/{code}/explain", {"seat": 0, "line": 0}, 409)
        assert none["error"] == "explain-none"
        await (await house.guest("Ben")).post(f"/tables/{code}/explain", {"seat": -1, "line": line["n"]}, 404)


async def test_where_several_play_nothing_is_explained_before_the_end(tmp_path: Path, worker: Here) -> None:
    async with open_house(tmp_path) as house:
        code, (anna, _) = await seat_people(house, "Anna", "Ben")
        refused = await anna.post(f"/tables/{code}/explain", {"seat": 0, "line": 0}, 409)
        assert refused["error"] == "explain-several"
        assert worker.jobs == []


def test_a_move_that_hides_something_is_not_explained_to_others() -> None:
    """In Alba Longa targets and heroes are chosen in secret."""
    title, luck = pp.title("alba_longa"), random.Random(1)
    match = Match(title, title.table(3), FastChance(2), [])
    asked: dict[bool, set[bool]] = {True: set(), False: set()}
    while not match.over:
        seat = title.to_act(match.state)[0]
        before, moves = match.state, len(match.line)
        match.act(seat, luck.choice(title.asked(before, seat)))
        asked[isinstance(title.pending(before), Secret)].add(hides(match, before, moves + 1, (seat + 1) % 3))
    assert asked[True] == {True}
    assert False in asked[False]
