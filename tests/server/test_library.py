"""The shelf, the rules, and records that are checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis import games
from pentapolis.kernel.record import Move
from pentapolis.words import Words, action_sentence
from server.house import House, open_house
from server.test_stages import played

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_every_game_stands_on_the_shelf(house: House, lang: str) -> None:
    shelf = await house.stranger(lang=lang).get("/games")
    assert [game["id"] for game in shelf] == games.names()
    for game in shelf:
        title, words = games.title(game["id"]), Words(lang, game["id"])
        assert game["name"] == words.say("game-name")
        assert game["players"] == list(title.players)
        assert game["minutes"] == list(title.minutes)
        assert 1 <= game["weight"] <= 5
        assert [option["id"] for option in game["options"]] == [option.id for option in title.options]
        assert all(value["name"] for option in game["options"] for value in option["values"])
        for option, own in zip(game["options"], title.options, strict=True):
            for count in title.players:
                left = {value["value"] for value in option["values"] if count in value.get("seats", title.players)}
                assert left == set(own.allowed(count))
        assert [bot["id"] for bot in game["bots"]][:2] == ["random", "easy"]
        assert all(bot["name"] and bot["about"] for bot in game["bots"])
        assert set(game["standing"]) <= set(game["decisions"])
        for name, do in game["standing"].items():
            assert game["standing_words"][name] == action_sentence(words, title.parse_standing(do), name)
        assert all(game["decisions"].values())


async def test_kingsburg_takes_an_evening(house: House) -> None:
    (game,) = [game for game in await house.stranger().get("/games") if game["id"] == "kingsburg"]
    assert (game["minutes"], game["weight"], game["players"]) == ([90, 120], 3, [2, 3, 4, 5])


async def test_things_explain_themselves(house: House) -> None:
    things = (await house.stranger(lang="fr").get("/games/kingsburg/things"))["things"]
    assert {"kind": "building", "id": "church", "name": "Église"}.items() <= {
        key: value for thing in things if thing["id"] == "church" for key, value in thing.items()
    }.items()


async def test_a_board_prints_the_values_of_the_box_on_the_table(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(components='[[buildings]]\nid = "chapel"\nvp = 6\n')
    paths = {"/games/kingsburg/things": 5, f"/tables/{table['code']}/things": 6}
    for path, vp in paths.items():
        (chapel,) = [one for one in (await anna.get(path))["facts"]["buildings"] if one["id"] == "chapel"]
        assert (chapel["vp"], chapel["cost"]["gold"]) == (vp, 3)
    await (await house.guest("Eve")).get(f"/tables/{table['code']}/things", 404)


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_rules_chapter_by_chapter(house: House, lang: str) -> None:
    book = await house.stranger(lang=lang).get("/games/kingsburg/rules")
    ids = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert "KB-9.2" in ids
    assert len(ids) == len(set(ids))
    assert all(chapter["title"] for chapter in book["chapters"])


@pytest.mark.parametrize("path", ["/games/chess/things", "/games/chess/rules"])
async def test_a_game_that_is_not_here(house: House, path: str) -> None:
    assert (await house.stranger().get(path, 404))["error"] == "no-game"


async def verify(house: House, data: bytes, lang: str = "en", status: int = 200) -> Any:
    answer = await house.stranger(lang=lang).ask("POST", "/verify", content=data)
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_genuine_dice(house: House) -> None:
    found = await verify(house, played().to_json())
    assert found["genuine"]
    assert found["outcomes"] > 50
    assert found["message"].startswith("Kingsburg: genuine.")
    assert found["names"] == ["Player 0", "Player 1"]


async def test_an_altered_die_is_named(house: House) -> None:
    record = played()
    number, move = next((n, e) for n, e in enumerate(record.entries, 1) if isinstance(e, Move) and "d6=" in str(e.got))
    move.got[0] = "d6=1" if move.got[0] != "d6=1" else "d6=2"
    found = await verify(house, record.to_json(), "fr")
    assert not found["genuine"]
    assert found["move"] == number
    assert found["message"]


@pytest.mark.parametrize("data", [b"", b"{}", b"[1,2", b'"x"', b"\xff", b"[" * 50_000])
async def test_what_is_no_record_is_said_to_be_none(house: House, data: bytes) -> None:
    found = await verify(house, data)
    assert not found["genuine"]
    assert found["message"].startswith("This file is not the record of a game")


async def test_numbers_that_nobody_can_say_are_no_fault(house: House) -> None:
    data = {"game": "kingsburg", "version": 1, "table": {"seats": 2}, "names": [], "format": -(10**36)}
    found = await house.stranger().post("/verify", data)
    assert not found["genuine"]
    assert str(10**36) in found["message"]


async def test_an_unsealed_record_can_not_be_checked(house: House) -> None:
    assert "no seal" in (await verify(house, played(sealed=False).to_json()))["message"]


async def test_a_running_game_can_not_be_checked_yet(house: House) -> None:
    assert "seed is not in this record" in (await verify(house, played(moves=20).to_json()))["message"]


async def test_a_record_of_an_unknown_game(house: House) -> None:
    other = msgspec.structs.replace(played(moves=5), game="chess")
    assert "chess" in (await verify(house, other.to_json()))["message"]


async def test_a_record_has_a_size(house: House) -> None:
    assert (await verify(house, b" " * 2_000_001, status=413))["error"] == "too-large"


@pytest.mark.parametrize(
    ("way", "content", "at_most"),
    [("/verify", b"{}", 10), ("/tables/import", b"{}", 10), ("/games/kingsburg/box", b'{"components": "?"}', 30)],
)
async def test_records_and_boxes_are_checked_only_so_often(
    tmp_path: Path, way: str, content: bytes, at_most: int
) -> None:
    """Also where an address may make tables without a limit."""
    async with open_house(tmp_path, check_limit=10, make_limit=0) as limited:
        anna = await limited.guest("Anna")
        answers = [(await anna.ask("POST", way, content=content)).status_code for _ in range(at_most + 4)]
        assert 429 not in answers[:at_most]
        assert 429 in answers[at_most:]
