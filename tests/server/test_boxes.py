"""My box: what is not the book's is listed, an owner's values are checked, and a table plays with them and says so."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import games
from pentapolis.games.kingsburg.components import BOXES
from server.broken import until
from server.house import House, Person
from server.playing import at_rest

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]

PATH = "/games/kingsburg/box"


def figures(box: Any) -> dict[tuple[str, str, str], Any]:
    """Every value of an answer by its place."""
    return {
        (entry["table"], entry["id"], figure["field"]): figure
        for group in box["groups"]
        for entry in group["entries"]
        for figure in entry.get("figures", [])
    }


def edit(table: str, id: str, field: str, value: int) -> dict[str, Any]:
    return {"table": table, "id": id, "field": field, "value": value}


async def check(person: Person, *values: dict[str, Any], components: str = "") -> Any:
    return await person.post(PATH, {"components": components, "values": list(values)})


async def test_what_is_not_the_books_is_listed_with_where_it_comes_from(house: House) -> None:
    box = await house.stranger().get(PATH)
    assert (box["components"], box["errors"]) == ("", [])
    entries = {entry["id"]: entry for group in box["groups"] for entry in group["entries"]}
    assert len(entries) == 20 + 25 + 1
    assert all(entry["provenance"] for entry in entries.values())
    assert entries["statue"]["confirmed"] == "its cost and its points"
    assert [figure["field"] for figure in entries["statue"]["figures"]] == ["battle"], "the book prints the others"
    (doubtful,) = (entry for entry in entries.values() if entry["source"] == "doubtful")
    assert doubtful["rule"] == "KB-A37"
    assert any(line.startswith("ameron32/KBurg: loss 4 goods") for line in doubtful["provenance"])
    assert entries["rulings"]["source"] == "reconstructed"
    assert "figures" not in entries["rulings"], "no file changes it"
    strength = figures(box)["enemies", "y1_goblins_2", "strength"]
    assert strength == {"field": "strength", "label": "Strength", "value": 2, "ours": 2, "low": 1, "high": 99}
    french = await house.stranger(lang="fr").get(PATH)
    assert {entry["id"] for group in french["groups"] for entry in group["entries"]} == set(entries)
    assert figures(french)["enemies", "y1_goblins_2", "strength"]["label"] == "Force"


async def test_every_range_is_the_one_that_the_file_is_held_to(house: House) -> None:
    person, values = house.stranger(), figures(await house.stranger().get(PATH))
    for field in ("strength", "battle", "vp", "loss.any"):
        place = next(place for place in values if place[2] == field)
        low, high = values[place]["low"], values[place]["high"]
        for value in (low, high):
            assert (await check(person, edit(*place, value)))["errors"] == []
        for value in (low - 1, high + 1):
            assert len((await check(person, edit(*place, value)))["errors"]) == 1


@pytest.mark.parametrize("game", games.ours())
async def test_a_value_of_every_kind_is_changed_loaded_again_and_put_back(house: House, game: str) -> None:
    """Numbers that must add up with others are left out: alone they can't be changed."""
    person, path = house.stranger(), f"/games/{game}/box"
    kinds = {(table, field): (table, id, field) for table, id, field in figures(await person.get(path))}
    changed = 0
    for place in kinds.values():
        figure = figures(await person.get(path))[place]
        other = figure["ours"] - 1 if figure["ours"] > figure["low"] else figure["ours"] + 1
        written = await person.post(path, {"components": "", "values": [edit(*place, other)]})
        if written["errors"]:
            continue
        changed += 1
        again = await person.post(path, {"components": written["components"], "values": []})
        assert (figures(again)[place]["value"], again["errors"]) == (other, []), place
        back = await person.post(path, {"components": written["components"], "values": [edit(*place, figure["ours"])]})
        assert back["components"] == "", place
    assert changed >= len(kinds) / 2 or not kinds


@pytest.mark.parametrize("game", games.ours())
async def test_an_owner_s_value_goes_from_the_page_to_a_table(house: House, game: str) -> None:
    """Of every table of every box: what is edited is written, read again, and known to whoever comes to the table."""
    anna = await house.guest("Anna")
    path = f"/games/{game}/box"
    ours = figures(await anna.get(path))
    first = {place[0]: place for place in reversed(ours)}
    new = {place: _other(ours[place]) for place in first.values()}
    box = await anna.post(path, {"components": "", "values": [edit(*place, value) for place, value in new.items()]})
    assert box["errors"] == []
    assert {place: figure["value"] for place, figure in figures(box).items() if place in new} == new
    table = await anna.make(game=game, preset="bots", components=box["components"])
    assert len(table["own_box"]["differs"]) >= 1


def _other(figure: dict[str, Any]) -> int:
    return int(figure["ours"] + 1 if figure["ours"] < figure["high"] else figure["low"])


async def test_wrong_values_are_all_named_where_they_stand_and_the_others_are_taken(house: House) -> None:
    wrong = [edit("enemies", "y1_goblins_2", "strength", 0), edit("buildings", "chapel", "cost.gold", 100)]
    right = edit("buildings", "chapel", "vp", 6)
    for lang, said in (("en", "at least 1"), ("fr", "au moins 1")):
        box = await check(house.stranger(lang=lang), *wrong, right)
        places = {(error["table"], error["id"], error["field"]) for error in box["errors"]}
        assert places == {(one["table"], one["id"], one["field"]) for one in wrong}
        assert any(said in error["message"] for error in box["errors"])
        values = figures(box)
        assert values["buildings", "chapel", "vp"]["value"] == 6
        assert values["enemies", "y1_goblins_2", "strength"]["value"] == 2


@pytest.mark.parametrize("place", [("advisors", "king", "vp"), ("enemies", "y1_goblins_2", "year"), ("x", "y", "z")])
async def test_what_cannot_be_edited_is_refused(house: House, place: tuple[str, str, str]) -> None:
    person = house.stranger()
    problem = await person.post(PATH, {"values": [edit(*place, 3)]}, 400)
    assert problem["error"] == "no-figure"


async def test_a_file_that_cannot_be_used_is_said_and_our_values_stand(house: House) -> None:
    for lang, said in (("en", "line 1"), ("fr", "ligne 1")):
        box = await check(house.stranger(lang=lang), components="not toml [")
        assert [error.get("table") for error in box["errors"]] == [None]
        assert said in box["errors"][0]["message"]
        assert box["components"] == ""
        assert all(figure["value"] == figure["ours"] for figure in figures(box).values())


async def test_too_much_is_refused(house: House) -> None:
    person = house.stranger()
    answer = await person.ask("POST", PATH, {"components": "#" * 150_000})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    many = [edit("buildings", "chapel", "vp", 6)] * 1001
    assert (await person.ask("POST", PATH, {"values": many})).status_code == 400


async def test_there_is_no_such_box(house: House) -> None:
    assert (await house.stranger().get("/games/chess/box", 404))["error"] == "no-game"


async def test_a_file_is_loaded_changed_and_keeps_what_the_page_does_not_show(house: House) -> None:
    person = house.stranger()
    file = '[[advisors]]\nvalue = 1\nvp = 1\n\n[[buildings]]\nid = "chapel"\nvp = 6\nnote = "third \\"edition\\""\n'
    loaded = await check(person, components=file)
    assert loaded["components"] == file
    assert figures(loaded)["buildings", "chapel", "vp"]["value"] == 6
    changed = await check(person, edit("buildings", "chapel", "vp", 7), components=file)
    again = await check(person, components=changed["components"])
    assert figures(again)["buildings", "chapel", "vp"]["value"] == 7
    assert "value = 1" in changed["components"]
    assert 'third \\"edition\\"' in changed["components"]
    back = await check(
        person, edit("buildings", "chapel", "vp", 5), components='[[buildings]]\nid = "chapel"\nvp = 6\n'
    )
    assert back["components"] == "", "nothing differs any more"


# at a table


async def test_edited_written_and_played_with(house: House) -> None:
    anna = await house.guest("Anna")
    box = await check(anna, edit("buildings", "inn", "battle", 3), edit("enemies", "y1_goblins_2", "loss.gold", 4))
    table = await anna.make(preset="bots", components=box["components"])
    room = await house.server.rooms.get(table["code"])
    assert room.match is not None
    played = room.match.state.box
    inn = next(building for building in played.buildings if building.id == "inn")
    assert (inn.battle, inn.vp) == (3, 0)
    loss = played.enemies["y1_goblins_2"].loss
    assert (loss.gold, loss.wood, loss.stone, loss.buildings, loss.vp) == (4, 1, 1, 1, 1)
    assert played.battle(1 << played.buildings.index(inn), "orcs") == 3


async def test_whoever_comes_is_told_before_they_sit_down(house: House) -> None:
    anna, ben = await house.guest("Anna"), house.stranger("Ben", "fr")
    assert "own_box" not in await anna.make(settings={"public": True})
    box = await check(anna, edit("buildings", "chapel", "vp", 6))
    table = await anna.make(settings={"public": True}, components=box["components"])
    (chapel,) = table["own_box"]["differs"]
    assert chapel == {"name": "Chapel", "ours": ["5 VP; battle 0."], "theirs": ["6 VP; battle 0."]}
    seen = await ben.get(f"/tables/{table['code']}")
    (chapelle,) = seen["own_box"]["differs"]
    assert chapelle["name"] == "Chapelle"
    assert len(chapelle["ours"]) == len(chapelle["theirs"]) == 1


async def test_checking_keeps_nothing_in_memory(house: House) -> None:
    before = set(BOXES)
    await check(house.stranger(), edit("buildings", "market", "vp", 8))
    assert set(BOXES) == before


async def test_verifying_a_record_keeps_its_box_only_while_it_is_played_with(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(preset="bots", components='[[buildings]]\nid = "chapel"\nvp = 19\n')
    code = table["code"]
    await anna.post(f"/tables/{code}/abandon")
    record = await anna.get(f"/tables/{code}/record")
    box = record["table"]["box"]
    unfinished = "not over after move"
    assert unfinished in (await anna.post("/verify", record))["message"]
    assert box in BOXES, "a table plays with it"
    await at_rest(house)
    house.server.rooms.forget(code)
    assert unfinished in (await anna.post("/verify", record))["message"], "it was played again with its own box"
    await until(lambda: box not in BOXES)
    assert not (await anna.post("/verify", record | {"table": record["table"] | {"box": "another"}}))["genuine"]
    await until(lambda: box not in BOXES)
    await anna.get(f"/tables/{code}/view?seat=0")
    assert box in BOXES, "whoever looks at the table again has it again"


async def test_the_shelf_says_which_games_have_such_values(house: House) -> None:
    shelf = await house.stranger().get("/games")
    assert {game["id"]: game["box"] for game in shelf}["kingsburg"]
    assert {game["id"] for game in shelf} == set(games.names())
