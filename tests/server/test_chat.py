"""Chat and notes: who reads what, how much, and that notes are nobody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.server.tables import chat
from server.house import House, Person, open_house
from server.playing import give_up

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]


async def table_of(house: House) -> tuple[str, Person, Person, Person]:
    """A table in the lobby: who made it, who sits there, who looks on."""
    anna, ben, wim = [await house.guest(name) for name in ("Anna", "Ben", "Wim")]
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    await ben.join(table)
    secret = table["invite"]["url"].partition("#invite=")[2]
    await wim.post(f"/tables/{table['code']}/enter", {"invite": secret})
    return table["code"], anna, ben, wim


async def read(house: House, code: str, *, player: bool) -> list[str]:
    row = (await house.server.rooms.get(code)).row
    async with house.server.db.read() as c:
        return [line.text for line in await chat.lines(c, code, row.status, row.began_ms, player=player)]


async def test_players_and_spectators_are_apart_while_the_game_runs(house: House) -> None:
    code, anna, ben, wim = await table_of(house)
    for person, text in ((anna, "before a"), (wim, "before w")):
        await person.post(f"/tables/{code}/chat", {"text": text})
    both = ["before a", "before w"]
    assert await read(house, code, player=True) == await read(house, code, player=False) == both
    await anna.post(f"/tables/{code}/start")
    for person, text in ((ben, "during b"), (wim, "during w")):
        await person.post(f"/tables/{code}/chat", {"text": text})
    assert await read(house, code, player=True) == [*both, "during b"]
    assert await read(house, code, player=False) == [*both, "during w"]
    await anna.post(f"/tables/{code}/pause")
    assert await read(house, code, player=True) == [*both, "during b"]
    await give_up(code, anna, ben)
    assert await read(house, code, player=True) == await read(house, code, player=False) == [
        *both, "during b", "during w",
    ]  # fmt: skip


async def test_a_line_says_who_wrote_it(house: House) -> None:
    code, anna, ben, wim = await table_of(house)
    await anna.post(f"/tables/{code}/start")
    for person in (ben, wim):
        await person.post(f"/tables/{code}/chat", {"text": f"I am {person.name}"})
    await give_up(code, anna, ben)
    row = (await house.server.rooms.get(code)).row
    async with house.server.db.read() as c:
        lines = await chat.lines(c, code, row.status, row.began_ms, player=True)
        assert [(line.name, line.seat, line.spectators) for line in lines] == [("Ben", 1, False), ("Wim", -1, True)]
        after = await chat.lines(c, code, row.status, row.began_ms, player=True, after=lines[0].id)
    assert [line.name for line in after] == ["Wim"]


async def test_only_the_latest_lines_are_sent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "LINES", 3)
    code, anna, _, _ = await table_of(house)
    for n in range(5):
        await anna.post(f"/tables/{code}/chat", {"text": f"line {n}"})
    assert await read(house, code, player=True) == ["line 2", "line 3", "line 4"]


@pytest.mark.parametrize(("text", "status"), [("x" * 500, 200), ("x" * 501, 400), ("", 400), (" \n ", 400)])
async def test_a_line_is_a_line(house: House, text: str, status: int) -> None:
    code, anna, _, _ = await table_of(house)
    await anna.post(f"/tables/{code}/chat", {"text": text}, status)


async def test_of_signs_that_cannot_be_seen_only_line_ends_are_kept(house: House) -> None:
    code, anna, _, _ = await table_of(house)
    await anna.post(f"/tables/{code}/chat", {"text": " to\x07 be\nor not\x1b "})
    assert await read(house, code, player=True) == ["to be\nor not"]


async def test_nobody_shouts(tmp_path: Path) -> None:
    async with open_house(tmp_path / "quiet", chat_limit=5) as house:
        code, anna, ben, _ = await table_of(house)
        answers = [(await anna.ask("POST", f"/tables/{code}/chat", {"text": "again"})).status_code for _ in range(7)]
        assert answers[:5] == [200] * 5
        assert answers[-1] == 429
        await ben.post(f"/tables/{code}/chat", {"text": "once"})


async def test_notes_are_ones_own(house: House) -> None:
    code, anna, ben, wim = await table_of(house)
    for person in (anna, wim):
        await person.put(f"/tables/{code}/notes", {"text": f"secret of {person.name}"})
    await anna.put(f"/tables/{code}/notes", {"text": "secret of Anna, again"})
    assert (await anna.get(f"/tables/{code}/notes"))["text"] == "secret of Anna, again"
    assert (await ben.get(f"/tables/{code}/notes"))["text"] == ""
    await wim.put(f"/tables/{code}/notes", {"text": ""})
    assert (await wim.get(f"/tables/{code}/notes"))["text"] == ""
    await anna.put(f"/tables/{code}/notes", {"text": "x" * 20_001}, 400)
