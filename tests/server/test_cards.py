"""My games: my turn first, and what happened since my last move."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.toys import market
from pentapolis import games
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.server import clock
from pentapolis.server.people.identity import DAY_MS, new_host_token
from pentapolis.server.tables.cards import DIGEST, digest
from pentapolis.words import Words
from server.house import House
from server.playing import give_up

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]


def playing() -> Match[Any]:
    title = games.title("kingsburg")
    return Match(title, title.table(3), FastChance(4), ["Anna", "Ben", "Cleo"])


def move(match: Match[Any]) -> int:
    """Whoever is asked does the first thing they can; their seat."""
    seat = match.title.to_act(match.state)[0]
    match.act(seat, match.title.asked(match.state, seat)[0])
    return seat


async def test_my_turn_comes_first(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    codes = []
    for _ in range(3):
        table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
        await ben.join(table)
        codes.append(table["code"])
    for code in codes[:2]:
        await anna.post(f"/tables/{code}/start")
    await give_up(codes[1], anna, ben)
    awaited = (await house.server.rooms.get(codes[0])).match
    assert awaited is not None
    first = awaited.title.to_act(awaited.state)[0]
    mover, other = (anna, ben) if first == 0 else (ben, anna)
    cards = (await mover.get("/tables"))["mine"]
    assert [card["code"] for card in cards] == [codes[0], codes[2], codes[1]]
    assert [card["my_turn"] for card in cards] == [True, False, False]
    assert [[seat.get("host", False) for seat in card["seats"]] for card in cards] == [[True, False]] * 3, (
        "Anna made them"
    )
    assert not any(card["my_turn"] for card in (await other.get("/tables"))["mine"])
    await anna.post(f"/tables/{codes[0]}/pause")
    assert not any(card["my_turn"] for card in (await mover.get("/tables"))["mine"])


async def test_the_digest_begins_after_my_last_move() -> None:
    match = playing()
    mine = move(match)
    assert digest(match, mine, len(match.record.entries), "en") == ([], 0, 1), "there is nothing but my move"
    for _ in range(40):
        if match.title.to_act(match.state)[0] == mine:
            break
        move(match)
    lines, unread, last = digest(match, mine, 0, "en")
    assert 0 < len(lines) <= DIGEST
    assert unread >= len(lines)
    assert digest(match, mine, len(match.record.entries), "en") == (lines, 0, last)
    assert 0 < last <= len(match.record.entries)
    assert digest(match, mine, 0, "fr")[0] != lines
    assert len(digest(match, mine, 0, "fr")[0]) == len(lines)


async def test_moves_that_stand_are_found_in_the_log() -> None:
    match = playing()
    for _ in range(30):
        seat = move(match)
        if match.undoable(seat):
            match.undo(seat)
            move(match)
    match.hand_over(1, "Wim")
    move(match)
    match.take_back(len(match.moves) - 2)
    move(match)
    numbers = match.record.numbers
    assert len(numbers) == len(match.moves)
    entries: list[Any] = match.record.entries
    standing = [(entries[n - 1].seat, entries[n - 1].do, entries[n - 1].auto) for n in numbers]
    assert [(seat, auto) for seat, _, auto in standing] == [(move.seat, move.auto) for move in match.moves]
    assert [match.title.parse(do) for _, do, _ in standing] == [move.action for move in match.moves]


async def test_games_that_are_over_are_not_played_again_for_a_list(house: House) -> None:
    anna = await house.guest("Anna")
    code = (await anna.make(preset="bots"))["code"]
    await anna.post(f"/tables/{code}/abandon")
    house.server.rooms.forget(code)
    (card,) = (await anna.get("/tables"))["mine"]
    assert card["status"] == "abandoned"
    assert house.server.rooms.held(code) is None


async def test_a_card_tells_what_happened(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    await ben.join(table)
    await anna.post(f"/tables/{table['code']}/start")
    room = await house.server.rooms.get(table["code"])
    assert room.match is not None
    title, movers = room.match.title, list[int]()
    while len(set(movers)) < 2:
        movers.append(title.to_act(room.match.state)[0])
        chosen = title.asked(room.match.state, movers[-1])[0]
        await house.server.moves.act(room, movers[-1], text(chosen))
    waited, moved = (anna, ben) if movers[0] == 0 else (ben, anna)
    (card,) = (await waited.get("/tables"))["mine"]
    assert 0 < len(card["digest"]) <= DIGEST
    assert card["unread"] >= len(card["digest"])
    assert any(moved.name in line for line in card["digest"])
    assert not any(waited.name in line for line in card["digest"][:1])


async def test_a_move_that_nobody_is_told_of_shows_on_no_list(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody puts something into a secret basket, an hour later: neither the lists of the others nor the host's page
    say that anything happened, or when."""
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: market.TITLE if game == "market" else real(game))
    monkeypatch.setattr(Words, "strict", False)
    start = clock.now_ms() // DAY_MS * DAY_MS / 1000
    with clock.replaced(lambda: start + 1):
        anna, ben, hugo = [await house.guest(name) for name in ("Anna", "Ben", "Hugo")]
        await hugo.post("/host/claim", {"token": await new_host_token(house.server.db)})
        table = await anna.make(game="market", seats=[{"kind": "me"}, {"kind": "open"}], settings={"public": True})
        await ben.join(table)
        await anna.post(f"/tables/{table['code']}/start")

    async def shown() -> list[Any]:
        got = [await person.get("/tables") for person in (anna, hugo)]
        page = await hugo.get("/host")
        return [*got, page["tables"], *[await person.get(f"/tables/{table['code']}") for person in (anna, hugo)]]

    before = await shown()
    with clock.replaced(lambda: start + 3600):
        room = await house.server.rooms.get(table["code"])
        await house.server.moves.act(room, 1, "bring good=salt")
        assert room.row.moved_ms >= (start + 3600) * 1000
        assert await shown() == before
    assert await shown() == before
