"""Make a database of today's version to keep, so that later versions prove that they go on with it (`test_old_worlds`).

`PYTHONPATH=tests python tests/server/old_world.py NAME` writes `stored/NAME.sqlite.gz` and `stored/NAME.json`: who is
known there, by which cookies, and what the tables showed. The clock stands still while it is made.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from pentapolis import games
from pentapolis.bots.analysis import advice
from pentapolis.kernel.sight import TABLE
from pentapolis.server.automatic import analysis
from pentapolis.server.automatic.studies import Study
from pentapolis.server.automatic.thinking import Answer, think
from server.house import House, Person
from server.playing import act, any_action, at_rest, give_up, play_until, to_act, view_of
from server.waiting import waiting_house

FOLDER = Path(__file__).parent / "stored"
AT_MS = 1_795_089_600_000
"""When these games were played: noon of 2026-11-19."""
NAMES = ("Anna", "Ben", "Cleo")
PASSWORD = "a long password"
OPTIONS = {"alba_longa": {"spoils_of_war": "yes"}}


class Shown(msgspec.Struct):
    """What a table showed when it was stored."""

    game: str
    status: str
    names: list[str]
    entries: int
    lines: list[int]
    """How long the log was, by seat and for spectators."""
    awaited: list[int]
    ranks: list[tuple[int, int]] = []
    """Rank and score of each seat of a finished game."""
    invite: str = ""


class World(msgspec.Struct):
    """What is known of a stored database."""

    at_ms: int
    cookies: dict[str, dict[str, str]]
    """Of each person's browser."""
    tables: dict[str, Shown]
    """By their code."""
    named: dict[str, str]
    """Codes of tables, by what is special there."""


class Maker:
    """Plays the games that are stored."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: list[Person] = []
        self.named: dict[str, str] = {}
        self.luck = random.Random(11)
        self.keys = 0

    async def make(self) -> World:
        self.people = [await self.house.guest(name, lang) for name, lang in zip(NAMES, ("en", "fr", "en"), strict=True)]
        await self._accounts()
        for game in games.ours():
            await self._finished(game)
            for part in (1, 2):
                await self._running(game, part)
        for special in (
            self._lobby, self._question, self._paused, self._rematch, self._abandoned, self._plans, self._own_box,
            self._bots, self._sent_away, self._day, self._written, self._taken_back,
        ):  # fmt: skip
            self.named[special.__name__.removeprefix("_")] = await special()
        await at_rest(self.house)
        return World(AT_MS, {one.name: dict(one.web.cookies) for one in self.people}, await self._all(), self.named)

    async def begin(self, game: str, *people: Person, **table: Any) -> str:
        """A table of these people, begun."""
        maker, *others = people or self.people
        table = {"options": OPTIONS.get(game, {})} | table
        made = await maker.make(game=game, seats=[{"kind": "me"}, *[{"kind": "open"}] * len(others)], **table)
        for number, one in enumerate(others, 1):
            await one.join(made, number, self.luck.getrandbits(40))
        await maker.post(f"/tables/{made['code']}/start")
        await at_rest(self.house)
        return str(made["code"])

    async def moves(self, code: str, count: int) -> None:
        """Some moves over the wire, each with a key of its own, and the first of them taken back if that can be."""
        room = await self.house.server.rooms.get(code)
        for number in range(count):
            assert room.match is not None
            while room.match.title.to_act(room.match.state)[0] == TABLE:  # a window that nobody may know of
                await self.play_on(code, 1)
            seat, view = await to_act(self.people, code)
            await self.move(code, seat, view, any_action(view, self.luck))
            view = await view_of(self.people[seat], code, seat)
            if number == 0 and view["undo"]:
                self.keys += 1
                data = {"seat": seat, "version": view["version"], "key": f"stored-key-{self.keys:03}"}
                await self.people[seat].post(f"/tables/{code}/undo", data)

    async def move(self, code: str, seat: int, view: dict[str, Any], action: str) -> None:
        self.keys += 1
        await act(self.people[seat], code, view, action, f"stored-key-{self.keys:03}")

    async def play_on(self, code: str, entries: int) -> None:
        """Let all play until the log has so many entries more."""
        room = await self.house.server.rooms.get(code)
        until = room.entries + entries
        await play_until(self.house, code, lambda match: match.over or len(match.record.entries) >= until)

    # the games

    async def _finished(self, game: str) -> None:
        code = await self.begin(game, name="Finished")
        await play_until(self.house, code, lambda match: match.over)
        self.named[f"finished {game}"] = code

    async def _running(self, game: str, part: int) -> None:
        """A game that has come a third of its way, or two."""
        whole = (await self.house.server.rooms.get(self.named[f"finished {game}"])).entries
        while True:
            code = await self.begin(game, name=f"Running {part}")
            await self.play_on(code, whole * part // 3)
            if (await self.house.server.rooms.get(code)).running:
                break
        await self.moves(code, 4)
        self.named[f"running {game} {part}"] = code

    # what is special at a table

    async def _accounts(self) -> None:
        anna, ben, _ = self.people
        await anna.post("/me/account", {"login": "anna", "password": PASSWORD})
        await ben.put("/me/notify", {"email": "", "webhook": "https://example.org/hook", "browser": False})

    async def _lobby(self) -> str:
        anna, ben, _ = self.people
        settings = {"public": True, "pace": "slow", "clock": {"kind": "daily", "move_s": 86_400, "then": "bot"}}
        made = await anna.make(game="alba_longa", name="Lobby", options={"spoils_of_war": "yes"}, settings=settings)
        await ben.join(made, 2, 77)
        await anna.post(f"/tables/{made['code']}/seats/4/link")
        return str(made["code"])

    async def _question(self) -> str:
        code = await self.begin("kingsburg", *self.people[:2])
        await self.play_on(code, 20)
        await self.people[0].post(f"/tables/{code}/take-back", {"seat": 0, "to": 5})
        return code

    async def _paused(self) -> str:
        code = await self.begin(
            "discordia", *self.people[:2], settings={"clock": {"kind": "live", "bank_s": 3600, "increment_s": 5}}
        )
        await self.play_on(code, 12)
        await self.people[1].post(f"/tables/{code}/pause")
        return code

    async def _rematch(self) -> str:
        before = self.named["finished kingsburg"]
        made = await self.people[0].post(f"/tables/{before}/rematch", {"number": 3})
        return str(made["code"])

    async def _abandoned(self) -> str:
        code = await self.begin("origins", *self.people[:2])
        await self.play_on(code, 8)
        await give_up(code, *self.people[:2])
        return code

    async def _plans(self) -> str:
        """A slow table where a seat that waits has given a standing order and answers ahead."""
        code = await self.begin("alba_longa", settings={"pace": "slow"})
        await self.play_on(code, 25)
        asked, _ = await to_act(self.people, code)
        seat = (asked + 1) % len(self.people)
        kinds = (await self.people[seat].ask("GET", f"/tables/{code}/orders", params={"seat": seat})).json()
        plans = [
            {"kind": "always", "decision": name, "action": kind["options"][-1]["do"]}
            for kind in kinds
            if kind["options"]
            for name in kind["decisions"][:1]
        ]
        ahead = (await self.people[seat].ask("GET", f"/tables/{code}/ahead", params={"seat": seat})).json()
        plans += [
            {
                "kind": "next",
                "decision": one["decision"],
                "action": any_action(one, self.luck),
                "only_if": "unchanged",
            }
            for one in ahead[:1]
        ]
        assert plans
        await self.people[seat].put(f"/tables/{code}/plans", {"seat": seat, "plans": plans})
        return code

    async def _own_box(self) -> str:
        code = await self.begin("kingsburg", *self.people[:2], components='[[buildings]]\nid = "chapel"\nvp = 9\n')
        await self.play_on(code, 30)
        return code

    async def _bots(self) -> str:
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        made = await self.people[0].make(game="kingsburg", preset="bots", seats=seats, settings={"guided": True})
        await self.play_on(made["code"], 6)
        return str(made["code"])

    async def _sent_away(self) -> str:
        """A bot has the seat of somebody who had played there, and another stands in for somebody away."""
        code = await self.begin("discordia")
        await self.play_on(code, 10)
        await self.people[0].post(f"/tables/{code}/seat", {"seat": 2, "kind": "bot"})
        await self.people[1].post(f"/tables/{code}/vacation", {"seat": 1, "away": True})
        return code

    async def _day(self) -> str:
        code = str((await self.people[0].post("/games/origins/day"))["code"])
        await self.play_on(code, 8)
        return code

    async def _written(self) -> str:
        """Chat, notes, a guest, an analysis, and a game that is tried again."""
        code = self.named["finished kingsburg"]
        await self.people[0].post(f"/tables/{code}/chat", {"text": "Well played!"})
        await self.people[1].put(f"/tables/{code}/notes", {"text": "Build the Inn earlier."})
        await self.people[0].post(f"/tables/{code}/analysis")
        while (await self.people[0].get(f"/tables/{code}/analysis"))["state"] != "done":
            await asyncio.sleep(0.01)
        match = (await self.house.server.rooms.get(code)).match
        assert match is not None
        move = next(number for number, line in enumerate(match.moves, 1) if line.seat == 0 and number > 12)
        again = await self.people[0].post(f"/tables/{code}/retry", {"move": move, "seat": 0})
        return str(again["code"])

    async def _taken_back(self) -> str:
        """A move is taken back with consent, and a record comes in from outside."""
        code = await self.begin("kingsburg", *self.people[:2])
        await self.play_on(code, 24)
        await self.people[0].post(f"/tables/{code}/take-back", {"seat": 0, "to": 5})
        await self.people[1].post(f"/tables/{code}/consent", {"seat": 1, "yes": True})
        await self.moves(code, 3)
        record = await self.people[0].ask("GET", f"/tables/{self.named['finished kingsburg']}/record")
        made = await self.people[2].post("/tables/import", record.json(), 201)
        self.named["imported"] = made["code"]
        return code

    # what is shown

    async def _all(self) -> dict[str, Shown]:
        lists = [await one.get("/tables") for one in self.people]
        codes = sorted({card["code"] for found in lists for card in found["mine"]} | {*self.named.values()})
        return {code: await shown(self.house, self.people, code) for code in codes}


async def shown(house: House, people: list[Person], code: str) -> Shown:
    """What a table shows to whoever may see it."""
    room = await house.server.rooms.get(code)
    table = await seen(people, f"/tables/{code}")
    invites = [(await one.ask("GET", f"/tables/{code}")).json().get("invite") for one in people]
    found = Shown(table["game"], table["status"], [seat["name"] for seat in table["seats"]], room.entries, [], [])
    found.invite = next((one["url"].partition("#invite=")[2] for one in invites if one), "")
    if room.match is None:
        return found
    found.awaited = list(room.match.title.to_act(room.match.state))
    for seat in (*range(len(table["seats"])), -1):
        view = await seen(people, f"/tables/{code}/view", seat=seat)
        found.lines.append(len(view["log"]) if view else 0)
    if view and room.match.over:
        found.ranks = [(rank["rank"], rank["score"]) for rank in view["outcome"]["ranks"]]
    return found


async def seen(people: list[Person], path: str, **params: int) -> Any:
    """What the first of them sees who may; None if nobody may."""
    for one in people:
        answer = await one.ask("GET", path, params=params)
        if answer.status_code == 200:
            return answer.json()
    return None


async def store(name: str) -> None:
    async def ask(_workers: object, job: Study) -> Answer:
        return await asyncio.to_thread(think, job)

    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(analysis, "EFFORT", 1),
        patch.object(advice, "WORLDS", 2),
        patch("pentapolis.server.automatic.workers.Workers.ask", ask),
    ):
        async with waiting_house(Path(folder), AT_MS) as waiting:
            world = await Maker(waiting.house).make()
        file = waiting.house.server.settings.file
        with closing(sqlite3.connect(file)) as link:
            link.execute("PRAGMA journal_mode=DELETE")
            link.execute("VACUUM")
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(world), indent=1) + b"\n")


if __name__ == "__main__":
    asyncio.run(store(sys.argv[1]))
