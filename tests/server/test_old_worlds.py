"""Databases that earlier versions have left: each opens, shows what it showed, and its games go on (`old_world`)."""

from __future__ import annotations

import gzip
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis import games
from pentapolis.kernel.record import Checkpoint, Record
from pentapolis.kernel.sight import TABLE
from pentapolis.kernel.verify import verify
from pentapolis.server.settings import Settings
from pentapolis.server.storage.restore import restore
from server.house import Person
from server.old_world import FOLDER, NAMES, PASSWORD, World, seen, shown
from server.playing import act, any_action, play_until, to_act, view_of
from server.waiting import Waiting, waiting_house

STORED = sorted(path.name.removesuffix(".json") for path in FOLDER.glob("*.json"))
GAMES = ["alba_longa", "discordia", "kingsburg", "medioevo", "origins"]
HOUR_MS = 3_600_000

pytestmark = [pytest.mark.usefixtures("strict"), pytest.mark.parametrize("stored", STORED)]


class Opened:
    """A stored database at a server of today, the moment after it was stored, and those who were there."""

    def __init__(self, waiting: Waiting, world: World) -> None:
        self.waiting, self.world, self.house = waiting, world, waiting.house
        self.people = [self._comes(name) for name in NAMES]

    def _comes(self, name: str) -> Person:
        person = self.house.stranger(name)
        person.web.cookies.set("pentapolis", self.world.cookies[name]["pentapolis"], domain="games.test", path="/")
        return person

    def code(self, name: str) -> str:
        return self.world.named[name]


def world_of(stored: str) -> World:
    return msgspec.json.decode((FOLDER / f"{stored}.json").read_bytes(), type=World)


@asynccontextmanager
async def opened(folder: Path, stored: str, url: str = "") -> AsyncIterator[Opened]:
    world, settings = world_of(stored), Settings.load({}, data_dir=str(folder), database_url=url)
    file = gzip.decompress((FOLDER / f"{stored}.sqlite.gz").read_bytes())
    if url:
        (folder / "stored.sqlite").write_bytes(file)
        await restore(settings, folder / "stored.sqlite")
    else:
        settings.file.write_bytes(file)
    async with waiting_house(folder, world.at_ms, database_url=url, notice_ms=HOUR_MS) as waiting:
        yield Opened(waiting, world)


@pytest.fixture
async def old(tmp_path: Path, stored: str) -> AsyncIterator[Opened]:
    async with opened(tmp_path, stored) as found:
        yield found


async def test_it_goes_on_in_postgres(stored: str, postgres: str, tmp_path: Path) -> None:
    async with opened(tmp_path, stored, postgres) as old:
        await check_all_shown(old)
        for game in GAMES:
            await finish(old, old.code(f"running {game} 1"))


async def test_every_table_shows_what_it_showed(old: Opened) -> None:
    await check_all_shown(old)


async def check_all_shown(old: Opened) -> None:
    for code, before in old.world.tables.items():
        now = await shown(old.house, old.people, code)
        room = await old.house.server.rooms.get(code)
        if room.match is not None and any(isinstance(entry, Checkpoint) for entry in room.match.record.entries):
            assert now.entries > before.entries, "by newer rules it goes on from where it stood"
            now.entries, now.lines = before.entries, before.lines
        assert now == before, (code, before.game)


async def test_whoever_was_there_is_known_and_finds_their_tables(old: Opened) -> None:
    for person in old.people:
        assert (await person.get("/me"))["name"] == person.name
        listed = {card["code"] for card in (await person.get("/tables"))["mine"]}
        held = {
            code
            for code, table in old.world.tables.items()
            if person.name in table.names and table.status in ("lobby", "running", "paused")
        }
        assert held <= listed
    back = old.house.stranger("Anna")
    assert (await back.post("/me/login", {"login": "anna", "password": PASSWORD}))["name"] == "Anna"
    assert (await old.people[1].get("/me"))["notify"]["webhook"] == "https://example.org/hook"


async def test_finished_games_are_genuine_and_all_of_them_can_be_looked_at(old: Opened) -> None:
    for game in GAMES:
        code = old.code(f"finished {game}")
        answer = await old.people[0].ask("GET", f"/tables/{code}/record")
        record = Record.from_json(answer.content)
        assert verify(games.title(game), record).genuine, game
        assert (await old.people[0].get(f"/tables/{code}/frames"))["steps"]
    code = old.code("finished kingsburg")
    assert (await old.people[0].get(f"/tables/{code}/analysis"))["state"] == "done"
    assert (await old.people[1].get(f"/tables/{code}/notes"))["text"] == "Build the Inn earlier."


async def finish(old: Opened, code: str) -> None:
    """Play a table on: a move over the wire, then all that is left."""
    room, luck = await old.house.server.rooms.get(code), random.Random(3)
    match = room.match
    assert match is not None
    before = room.entries
    if match.title.to_act(match.state)[0] != TABLE and not _waits_for_bot(room):
        seat, view = await to_act(old.people[: len(room.seats)], code)
        await act(old.people[seat], code, view, any_action(view, luck), "a-new-move")
    await play_until(old.house, code, lambda match: match.over)
    assert room.entries > before
    old.house.server.rooms.forget(code)
    again = await old.house.server.rooms.get(code)
    assert again.match is not None
    assert room.match is not None
    assert again.row.status == "finished"
    assert again.match.state == room.match.state, "and its log is whole"


def _waits_for_bot(room: Any) -> bool:
    return any(room.seats[seat].kind == "bot" for seat in room.match.title.to_act(room.match.state))


@pytest.mark.parametrize("game", GAMES)
async def test_running_games_go_on(old: Opened, game: str) -> None:
    for part in (1, 2):
        await finish(old, old.code(f"running {game} {part}"))


@pytest.mark.parametrize("name", ["own_box", "bots", "sent_away", "day", "written", "taken_back", "plans"])
async def test_other_games_go_on(old: Opened, name: str) -> None:
    await finish(old, old.code(name))


async def test_what_was_planned_is_still_planned(old: Opened) -> None:
    code = old.code("plans")
    views = [await view_of(person, code, seat) for seat, person in enumerate(old.people)]
    (plans,) = [view["plans"] for view in views if view.get("plans")]
    assert [plan["action"].split()[0] for plan in plans] == ["buy_nothing", "buy_only", "pray_from"]
    assert all(plan["parts"] for plan in plans)


async def test_an_owner_s_box_is_still_played_with(old: Opened) -> None:
    table = await old.people[1].get(f"/tables/{old.code('own_box')}")
    assert [one["theirs"] for one in table["own_box"]["differs"]] == [["9 VP; battle 0."]]


async def test_what_was_asked_can_be_answered(old: Opened) -> None:
    code = old.code("question")
    question = (await old.people[1].get(f"/tables/{code}"))["asking"]
    await old.people[1].post(f"/tables/{code}/consent", {"seat": 1, "yes": True, "question": question["id"]})
    room = await old.house.server.rooms.get(code)
    assert room.match is not None
    assert len(room.match.moves) < old.world.tables[code].entries
    assert "asking" not in await old.people[1].get(f"/tables/{code}")


async def test_who_was_sent_away_must_still_agree(old: Opened) -> None:
    code = old.code("sent_away")
    refused = await old.people[0].post(f"/tables/{code}/take-back", {"seat": 0, "to": 1}, 409)
    assert refused["error"] == "refused-take-back-alone"
    assert "Cleo" in refused["message"]


async def test_a_paused_game_is_resumed_and_its_clocks_go_on(old: Opened) -> None:
    code = old.code("paused")
    before = (await old.people[0].get(f"/tables/{code}"))["seats"]
    table = await old.people[0].post(f"/tables/{code}/resume")
    assert table["status"] == "running"
    assert [seat["clock"]["left_ms"] for seat in table["seats"]] == [seat["clock"]["left_ms"] for seat in before]
    await finish(old, code)


async def test_lobbies_begin(old: Opened) -> None:
    anna, ben, cleo = old.people
    for name in ("lobby", "rematch"):
        code = old.code(name)
        invite = old.world.tables[code].invite
        for person in (ben, cleo):
            await person.post(f"/tables/{code}/enter", {"invite": invite})
            if not any(seat.get("mine") for seat in (await person.get(f"/tables/{code}"))["seats"]):
                await person.post(f"/tables/{code}/sit", {"seat": None, "number": 5})
        begun = await anna.post(f"/tables/{code}/start")
        assert begun["status"] == "running"
        assert {seat["name"] for seat in begun["seats"]} >= {*NAMES}
        assert (await seen(old.people, f"/tables/{code}/view", seat=0))["choices"] is not None


def test_it_is_small(stored: str) -> None:
    """It lies in the repository, and in every clone of it."""
    assert (FOLDER / f"{stored}.sqlite.gz").stat().st_size < 200_000
