"""Finished games in hindsight, games tried again, and why a bot did that."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import pentapolis as pp
from pentapolis.bots.analysis import advice
from pentapolis.bots.protocol import heuristics
from pentapolis.games.kingsburg.sheet import phase
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.decision import Decision, Secret
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Checkpoint, EntryKind, Handover, Move, Record
from pentapolis.kernel.window import Reaction
from pentapolis.local.saved import Saved, Terminal
from pentapolis.server.automatic import analysis
from pentapolis.server.automatic.hints import hides
from pentapolis.server.automatic.studies import Study, StudyJob, WhyJob
from pentapolis.server.automatic.thinking import Answer, think
from pentapolis.server.storage.models import entries
from pentapolis.server.tables.retry import up_to
from pentapolis.words import Words
from server.house import House, Person, later, open_house
from server.playing import give_up, play_until, seat_people, view_of, with_known_dice
from server.test_moves import choice as any_choice

SEATS = 2
HOUR_MS = 3_600_000


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


def phase_after(moves: int) -> str:
    """Where that game stood after so many moves."""
    return " · ".join(phase(game().position(moves), Words("en", "kingsburg")))


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
    monkeypatch.setattr(advice, "WORLDS", 2)
    monkeypatch.setattr("pentapolis.server.automatic.workers.Workers.ask", lambda self, job: here.ask(job))
    return here


async def brought(house: House, bots: list[str] | None = None) -> tuple[Person, str]:
    """Somebody who has brought in the finished game, as a terminal saved it if there were bots, and its table."""
    anna, record = await house.guest("Anna"), game().record
    if bots is not None:
        fields = {name: getattr(record, name) for name in Record.__struct_fields__}
        record = Saved(**fields, terminal=Terminal(bots, bot_seed=1, drawn=0, over=True))
    table = await anna.post("/tables/import", msgspec.json.decode(record.to_json()), 201)
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
        assert begun["total"] == len(game().moves) + 1
        found = await analysed(anna, code)
        assert found["state"] == "done"
        assert found["label"] == "if equal players went on"
        assert len(found["steps"]) == len(found["points"]) - 1
        for before, after, step in zip(found["points"][:-1], found["points"][1:], found["steps"], strict=True):
            assert sum(after["chances"]) + after["nobody"] == pytest.approx(1)
            changes = [b - a for a, b in zip(before["chances"], after["chances"], strict=True)]
            assert [sum(share.values()) for share in step["seats"]] == pytest.approx(changes)
        whole = [[step["seats"][seat] for step in found["steps"]] for seat in range(len(found["seats"]))]
        assert len(whole) == len(game().record.names)
        for share, parts in zip(found["seats"], whole, strict=True):
            assert sum(share.values()) == pytest.approx(sum(sum(part.values()) for part in parts))
        assert found["points"][1]["name"].startswith("Year I")
        lines = (await view_of(anna, code, -1))["log"]
        assert [point["line"] for point in found["points"]] == sorted(point["line"] for point in found["points"])
        assert found["points"][-1]["line"] == len(lines) - 1
        assert found["choices"], "the thumb errs"
        for choice in found["choices"]:
            assert choice["cost"] > 0.03
            assert lines[choice["line"]]["seat"] == choice["seat"]
            assert choice["better"]["do"] != choice["do"]
            assert "percentage points more" in choice["better"]["said"]
            assert choice["where"] == phase_after(choice["move"] - 1)
        assert len(found["strokes"]) == 3
        for stroke in found["strokes"]:
            assert stroke["where"] == phase_after(stroke["move"])
        steps = {choice["where"].split(" · ")[2] for choice in found["choices"]}
        assert "Influence" in steps, "where the points are"
        assert len(steps) > 1, "and what is chosen later is later"
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
    late = msgspec.msgpack.decode(think(StudyJob(record, len(game().moves) - 1, 1)).found)
    assert [account[0] for account in [*found, *late]] == [0, 1, 2, len(game().moves) - 1, len(game().moves)]


# trying again


def test_what_is_tried_again_begins_at_the_last_checkpoint() -> None:
    moves = [Move(0, f"do n={n}") for n in range(4)]
    checkpoints = [Checkpoint(version, b"") for version in (2, 3)]
    record = game().record
    log: list[EntryKind] = [moves[0], checkpoints[0], moves[1], checkpoints[1], moves[2], moves[3]]
    assert up_to(msgspec.structs.replace(record, entries=log), 1) == [checkpoints[1], moves[2]]


async def test_a_turning_point_opens_the_position_against_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, code = await brought(house)
        move = next(number for number, line in enumerate(game().moves, 1) if line.seat == 1 and number > 30)
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
        await house.server.moves.act(room, *any_choice(room, random.Random(1)))
        async with house.server.db.read() as c:
            numbers = select(entries.c.number).where(entries.c.game_table == made["code"]).order_by(entries.c.number)
            assert list((await c.execute(numbers)).scalars()) == list(range(1, room.entries + 1))
        again = await anna.post(f"/tables/{code}/retry", {"move": move, "seat": 1})
        other = await house.server.rooms.get(again["code"])
        assert other.row.seed != room.row.seed
        for wrong in ({"move": move, "seat": 0}, {"move": 10_000, "seat": 1}):
            assert (await anna.post(f"/tables/{code}/retry", wrong, 404))["error"] == "retry-none"
        await (await house.guest("Ben")).post(f"/tables/{code}/retry", {"move": move, "seat": 1}, 404)


def bots_of(table: Any) -> list[str]:
    return [seat.get("bot", "") for seat in table["seats"]]


async def test_a_game_is_tried_again_against_the_same_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause_ms=HOUR_MS, bot_gap_ms=HOUR_MS) as house:
        anna = await house.guest("Anna")
        seats = [{"kind": "bot", "bot": "hard"}, {"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        code = (await anna.make(seats=seats))["code"]
        await anna.post(f"/tables/{code}/start")
        match = await play_until(house, code, lambda match: {move.seat for move in match.moves} == {0, 1, 2})
        last = {line.seat: number for number, line in enumerate(match.moves, 1)}
        await anna.post(f"/tables/{code}/abandon")
        for seat, bots in ((1, ["hard", "", "easy"]), (0, ["", "normal", "easy"]), (2, ["hard", "normal", ""])):
            made = await anna.post(f"/tables/{code}/retry", {"move": last[seat], "seat": seat})
            assert bots_of(made) == bots, "the usual bot sits where a person sat"


async def test_a_game_from_a_terminal_is_tried_again_against_the_bots_it_was_played_with(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause_ms=HOUR_MS, bot_gap_ms=HOUR_MS) as house:
        move = next(number for number, line in enumerate(game().moves, 1) if line.seat == 0)
        for saved, bot in {"hard": "hard", "hard:iterations=60": "hard", "random": "random", "thumb": "normal"}.items():
            anna, code = await brought(house, ["", saved])
            assert bots_of(await anna.get(f"/tables/{code}")) == ["", bot]
            assert bots_of(await anna.post(f"/tables/{code}/retry", {"move": move, "seat": 0})) == ["", bot]


# why a bot did that


def chose(match: Match[Any], seat: int, kind: type[Decision]) -> bool:
    """Whether a seat has just chosen among several options in a decision of this kind."""
    if not match.moves or match.moves[-1].seat != seat or match.moves[-1].auto:
        return False
    before = match.position(len(match.moves) - 1)
    return type(match.title.pending(before)) is kind and len(match.title.asked(before, seat)) > 1


async def just_chosen(house: House, kind: type[Decision]) -> tuple[Person, str, Match[Any]]:
    """Somebody who plays Alba Longa alone against bots, where the bot in seat 1 has just chosen, and its match."""
    anna = await house.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    code = str((await anna.make(game="alba_longa", seats=seats))["code"])
    await with_known_dice(house, code)
    await anna.post(f"/tables/{code}/start")
    return anna, code, await play_until(house, code, lambda match: chose(match, 1, kind))


async def last_line(person: Person, code: str) -> dict[str, int]:
    """What to ask for, to have the last line of seat 0 explained."""
    return {"seat": 0, "line": (await view_of(person, code, 0))["log"][-1]["n"]}


def looks(match: Match[Any], viewer: int) -> bytes:
    """What a viewer saw before the last move."""
    return match.title.encode(match.title.observe(match.position(len(match.moves) - 1), viewer))


async def test_a_bot_s_move_is_explained_in_the_reader_s_eyes_while_the_game_runs(tmp_path: Path, worker: Here) -> None:
    async with open_house(tmp_path, bot_pause_ms=HOUR_MS, bot_gap_ms=HOUR_MS) as house:
        anna, code, match = await just_chosen(house, Decision)
        why = await anna.post(f"/tables/{code}/explain", await last_line(anna, code))
        assert (why["seat"], why["eyes"], why["do"]) == (1, "reader", pp.text(match.moves[-1].action))
        assert 0 < why["chance"] < 1
        [job] = worker.jobs
        assert isinstance(job, WhyJob)
        assert (job.viewer, job.seat, job.action) == (0, 1, why["do"])
        assert job.observation == looks(match, 0), "what seat 0 could see then"
        assert job.observation != match.title.encode(match.position(len(match.moves) - 1)), "and there was more"
        none = await anna.post(f"/tables/{code}/explain", {"seat": 0, "line": 0}, 409)
        assert none["error"] == "explain-none"
        await (await house.guest("Ben")).post(f"/tables/{code}/explain", {"seat": -1, "line": 0}, 404)
        assert len(worker.jobs) == 1


async def test_a_bot_s_secret_choice_is_explained_after_the_end_in_its_own_eyes(tmp_path: Path, worker: Here) -> None:
    async with open_house(tmp_path, bot_pause_ms=HOUR_MS, bot_gap_ms=HOUR_MS) as house:
        anna, code, match = await just_chosen(house, Secret)
        line = await last_line(anna, code)
        refused = await anna.post(f"/tables/{code}/explain", line, 409)
        assert refused["error"] == "explain-hidden"
        assert worker.jobs == []
        await anna.post(f"/tables/{code}/abandon")
        why = await anna.post(f"/tables/{code}/explain", line)
        assert (why["seat"], why["eyes"], why["do"]) == (1, "mover", pp.text(match.moves[-1].action))
        [job] = worker.jobs
        assert (job.viewer, job.seat) == (1, 1)
        assert job.observation == looks(match, 1), "what the bot could see then"
        assert job.observation != looks(match, 0)


async def test_where_several_play_nothing_is_explained_before_the_end(tmp_path: Path, worker: Here) -> None:
    async with open_house(tmp_path) as house:
        code, (anna, _) = await seat_people(house, "Anna", "Ben")
        refused = await anna.post(f"/tables/{code}/explain", {"seat": 0, "line": 0}, 409)
        assert refused["error"] == "explain-several"
        assert worker.jobs == []


async def next_choice(house: House, code: str) -> Match[Any]:
    """The match of a table once seat 1 has chosen something again."""
    match = (await house.server.rooms.get(code)).match
    before = 0 if match is None else len(match.moves)
    return await play_until(house, code, lambda match: len(match.moves) > before and chose(match, 1, Decision))


@pytest.mark.parametrize("way", ["sent away", "stands up", "vanishes"])
async def test_a_person_s_moves_are_not_a_bot_s_though_a_bot_has_the_seat_now(
    tmp_path: Path, worker: Here, way: str
) -> None:
    """What Ben played is his, and as long as he must be asked Anna does not play alone."""
    async with open_house(tmp_path, bot_pause_ms=HOUR_MS, bot_gap_ms=HOUR_MS) as house:
        code, (anna, ben) = await seat_people(house, "Anna", "Ben", game="alba_longa")
        path = f"/tables/{code}"
        await next_choice(house, code)
        his = await last_line(anna, code)
        if way == "stands up":
            await ben.post(f"{path}/stand", {"seat": 1})
        await anna.post(f"{path}/seat", {"seat": 1, "kind": "bot"})
        await next_choice(house, code)
        the_bots = await last_line(anna, code)
        if way == "sent away":
            for line in (his, the_bots):
                assert (await anna.post(f"{path}/explain", line, 409))["error"] == "explain-several"
        else:
            with later(2 * 24 * HOUR_MS if way == "vanishes" else 0):
                assert (await anna.post(f"{path}/explain", his, 409))["error"] == "explain-changed"
                assert (await anna.post(f"{path}/explain", the_bots))["seat"] == 1
        assert len(worker.jobs) == (way != "sent away")


async def test_after_the_end_a_person_s_moves_are_still_not_a_bot_s(tmp_path: Path, worker: Here) -> None:
    """Nor is a bot said to have chosen nothing where a person has taken its seat."""
    async with open_house(tmp_path, bot_pause_ms=HOUR_MS, bot_gap_ms=HOUR_MS) as house:
        code, (anna, ben) = await seat_people(house, "Anna", "Ben", game="alba_longa")
        path, lines = f"/tables/{code}", []
        for hand_on in (f"{path}/seat", f"{path}/sit", ""):
            match = await next_choice(house, code)
            lines.append(await last_line(anna, code))
            if hand_on:
                await ben.post(hand_on, {"seat": 1} | ({"kind": "bot"} if hand_on.endswith("/seat") else {}))
        assert [entry.seat for entry in match.record.entries if isinstance(entry, Handover)] == [1, 1]
        await give_up(code, anna, ben)
        errors = [(await anna.post(f"{path}/explain", line, 409))["error"] for line in lines]
        assert errors == ["explain-changed", "explain-changed", "explain-none"]
        assert worker.jobs == []


def test_a_move_that_all_have_seen_is_explained_though_its_options_are_a_secret() -> None:
    """What a ruler of Medioevo may buy, move or sell hangs on hidden cards; what is bought is seen by all."""
    title = pp.title("medioevo")
    thumb, match, shown = heuristics(title).thumb, Match(title, title.table(3), FastChance(2), []), Counter[str]()
    while not match.over and len(match.moves) < 300:
        seat = title.to_act(match.state)[0]
        before, options = match.state, title.asked(match.state, seat)
        match.act(seat, thumb(before, seat, options))
        pending = title.pending(before)
        assert pending is not None
        if not hides(match, before, len(match.moves), (seat + 1) % 3):
            assert not isinstance(pending, Secret)
            assert not pending.hushed
            assert not (isinstance(pending, Reaction) and pending.private)
            shown[pending.name] += pending.private
    assert shown["purchases"]
    assert shown["trade_turn"]


def test_a_move_that_hides_something_is_not_explained_to_others() -> None:
    """In Alba Longa targets and heroes are chosen in secret."""
    title, luck = pp.title("alba_longa"), random.Random(1)
    match = Match(title, title.table(3), FastChance(2), [])
    asked: dict[bool, set[bool]] = {True: set(), False: set()}
    while not match.over:
        seat = title.to_act(match.state)[0]
        before, moves = match.state, len(match.moves)
        match.act(seat, luck.choice(title.asked(before, seat)))
        asked[isinstance(title.pending(before), Secret)].add(hides(match, before, moves + 1, (seat + 1) % 3))
    assert asked[True] == {True}
    assert False in asked[False]
