"""A game of another package on a server: on the shelf, at a table, in the processes beside it, and its drawn board."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

import pentapolis as pp
from pentapolis import games
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Snapshot
from pentapolis.server.automatic import driver
from pentapolis.server.automatic.driver import Driver
from pentapolis.server.outside import checker
from server.house import House, Person, open_house
from server.playing import act, seat_people, to_act, view_of
from support.plugins import distribution, install, on_path, write

BOARD = "export function mount(element, table) { return () => {}; }\n"


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    made = tmp_path_factory.mktemp("plugins")
    install(made, "bare_bids")
    board = made / "bare_bids" / "board"
    board.mkdir()
    (board / "board.js").write_text(BOARD)
    (board / "board.css").write_text("p { color: red }\n")
    write(made, "broken_game", "import nothing_of_that_name\n")
    distribution(made, "broken-games", {"broken_game": "broken_game"})
    with on_path(made):
        yield made


async def test_it_stands_on_the_shelf_with_what_it_has(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        shelf = {game["id"]: game for game in await house.stranger().get("/games")}
        assert set(shelf) == {*games.ours(), "bare_bids"}
        bids = shelf["bare_bids"]
        assert (bids["name"], bids["tagline"], bids["board"]) == ("Bare bids", "", "/boards/bare_bids/board.js")
        assert bids["decisions"] == {"bid": "Bid"}
        assert [one["id"] for one in bids["bots"]] == ["random", "rollout"]
        assert all(one["name"] and one["about"] for one in bids["bots"])
        assert {shelf[game].get("board", "") for game in games.ours()} == {""}
        things = await house.stranger().get("/games/bare_bids/things")
        assert (things["things"], things["facts"]) == ([], None)


async def test_its_board_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        web = house.stranger().web
        served = await web.get("/boards/bare_bids/board.js")
        assert (served.status_code, served.text) == (200, BOARD)
        assert served.headers["content-type"].startswith("text/javascript")
        assert (await web.get("/boards/bare_bids/board.css")).headers["content-type"].startswith("text/css")
        for path in ("__init__.py", "../__init__.py", "%2e%2e/__init__.py", "..%2f__init__.py", "a%00b", "", "none.js"):
            assert (await web.get(f"/boards/bare_bids/{path}")).status_code == 404, path
        for game in ("kingsburg", "broken_game", "nothing"):
            assert (await web.get(f"/boards/{game}/board.js")).status_code == 404, game


async def test_a_link_out_of_a_board_s_folder_leads_nowhere(tmp_path: Path, folder: Path) -> None:
    board = folder / "bare_bids" / "board"
    (board / "out.py").symlink_to(folder / "bare_bids" / "__init__.py")
    (board / "up").symlink_to(folder)
    (board / "same.js").symlink_to(board / "board.js")
    async with open_house(tmp_path) as house:
        web = house.stranger().web
        for path in ("out.py", "up/bare_bids/__init__.py", "up/broken_game/__init__.py"):
            assert (await web.get(f"/boards/bare_bids/{path}")).status_code == 404, path
        assert (await web.get("/boards/bare_bids/same.js")).text == BOARD


async def test_it_is_played_at_a_table_to_its_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", game="bare_bids")
        first = await view_of(people[0], code, 0, sheet=True)
        (listed,) = first["choices"]
        assert listed["options"][0]["parts"] == [
            {"text": "bid "},
            {"text": "count=1", "field": "count", "value": "1"},
            {"text": " "},
            {"text": "face=1", "field": "face", "value": "1"},
        ]
        assert [section["area"] for section in first["sheet"]["sections"]] == ["board", "players", "secret"]
        assert (await people[0].get(f"/tables/{code}"))["lacks"] == ["rules", "lessons", "aid", "hints"]
        shelf = {game["id"]: game.get("lacks", []) for game in await people[0].get("/games")}
        assert shelf["kingsburg"] == []
        assert shelf["bare_bids"] == ["rules", "lessons", "aid", "hints"]
        assert (first["prompt"]["title"], first["prompt"]["rule"]) == ("Bid", "BB-1.1")
        for number in range(100):
            if (await people[0].get(f"/tables/{code}"))["status"] == "finished":
                break
            seat, view = await to_act(people, code)
            await act(people[seat], code, view, view["choices"][0]["options"][-1]["do"], f"move-{number:020}")
        ended = await view_of(people[0], code, 0)
        assert sorted(rank["rank"] for rank in ended["outcome"]["ranks"]) == [1, 2]
        assert ended["outcome"].get("over_time") is None


async def test_its_tables_wait_while_it_is_away(tmp_path: Path, folder: Path) -> None:
    away = folder / "away"
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", game="bare_bids")
        waiting = str((await people[0].make(game="bare_bids"))["code"])
        cookie = people[0].web.cookies["pentapolis"]
        before = await people[0].get(f"/tables/{code}/view?seat=0")
    (folder / "bare_bids-1.0.dist-info").rename(away)
    games.refresh()
    try:
        async with open_house(tmp_path) as house:
            anna = _with_cookie(house, cookie)
            assert {card["code"] for card in (await anna.get("/tables"))["mine"]} == {code, waiting}
            for path in ("", "/view?seat=0", "/record"):
                refused = await anna.ask("GET", f"/tables/{code}{path}")
                assert (refused.status_code, refused.json()["error"]) == (409, "game-away")
                assert "bare_bids" in refused.json()["message"]
            assert (await anna.post("/me", {"name": "Annabel", "lang": "en"}))["name"] == "Annabel"
            driver = house.server.driver
            assert isinstance(driver, Driver)
            driver.nudge(code)
            await driver.settled()
            assert not driver.counts.errors
    finally:
        away.rename(folder / "bare_bids-1.0.dist-info")
        games.refresh()
    async with open_house(tmp_path) as house:
        assert await _with_cookie(house, cookie).get(f"/tables/{code}/view?seat=0") == before


async def test_a_table_that_a_changed_game_can_t_read_is_kept(tmp_path: Path, folder: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", game="bare_bids")
        seat, view = await to_act(people, code)
        await act(people[seat], code, view, view["choices"][0]["options"][0]["do"], "a-first-move-000000")
        cookie = people[0].web.cookies["pentapolis"]
        nothing = msgspec.msgpack.encode(Snapshot(b"none of its states", [0, 0, 0], 1))
        async with house.server.db.write() as c:
            await c.execute(text("UPDATE game_tables SET snapshot = :none"), {"none": nothing})
            await c.execute(text("UPDATE entries SET body = replace(CAST(body AS text), 'bid', 'bet')"))
    async with open_house(tmp_path) as house:
        refused = await _with_cookie(house, cookie).ask("GET", f"/tables/{code}/view?seat=0")
        assert (refused.status_code, refused.json()["error"]) == (409, "game-changed")


def _with_cookie(house: House, cookie: str) -> Person:
    """The same browser, at another server."""
    person = house.stranger("Anna")
    person.web.cookies.set("pentapolis", cookie, domain="games.test", path="/")
    return person


async def test_a_broken_one_is_named_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        async with open_house(tmp_path):
            pass
    told = [record.getMessage() for record in caplog.records if "broken-games" in record.getMessage()]
    assert len(told) == 1
    assert "nothing_of_that_name" in told[0]


@pytest.mark.slow
async def test_processes_for_bots_and_for_records_know_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "SWEEP_S", 3600.0)
    monkeypatch.setattr(checker, "RECORDS", checker.Checker())  # a process that starts now
    quick = {"bot_pause_ms": 1, "bot_gap_ms": 1, "bot_workers": 1, "bot_budget_ms": 60_000}
    async with open_house(tmp_path, **quick) as house:
        anna = await house.guest("Anna")
        bots = [{"kind": "bot", "bot": "rollout"}] * 2
        made = await anna.make(game="bare_bids", seats=bots, preset="custom")
        await anna.post(f"/tables/{made['code']}/start")
        async with asyncio.timeout(120):
            while (await house.server.rooms.get(made["code"])).row.status != "finished":
                await asyncio.sleep(0.05)
        assert house.server.workers.counts.done
        assert not house.server.workers.counts.failed
        title = games.title("bare_bids")
        match = Match(title, title.table(2), pp.SealedChance(bytes(32)), ["Anna", "Ben"])
        answer = await anna.ask("POST", "/verify", content=match.record.to_json())
        assert "no seal" in answer.json()["message"]  # of a game that is known
        checker.RECORDS.end()
