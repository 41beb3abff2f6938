"""Lessons, worked examples and the aid over HTTP: nothing is stored, and whoever asks brings all they have done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pentapolis import games, lessons
from pentapolis.kernel.action import text
from server.house import House, Person, open_house
from server.playing import view_of

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]

LESSON = "/games/kingsburg/lessons/first_spring"
WINTER = "/games/kingsburg/lessons/winter"
PLACE = "place advisor=7 colored_dice=3,4"
LESSONS = [(game, one.id) for game in games.ours() for one in lessons.all_of(games.title(game))]


async def play(person: Person, path: str, *actions: str) -> Any:
    return await person.post(path, {"actions": list(actions)})


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_what_there_is_to_learn_with(house: House, lang: str) -> None:
    found = await house.stranger(lang=lang).get("/games/kingsburg/lessons")
    assert [card["id"] for card in found["lessons"]] == ["first_spring", "winter"]
    assert all(card["title"] and card["about"] and card["minutes"] and card["steps"] > 5 for card in found["lessons"])
    assert (found["game_name"], found["aid"], found["rules"], found["box"]) == ("Kingsburg", True, True, True)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "id"), LESSONS)
async def test_a_lesson_from_its_first_step_to_its_last(house: House, game: str, id: str, lang: str) -> None:
    person, title = house.stranger(lang=lang), games.title(game)
    data, path = lessons.lesson(title, id), f"/games/{game}/lessons/{id}"
    said: list[str] = []
    for n, step in enumerate(data.steps):
        at = await play(person, path, *said)
        assert (at["made"], at["step"]["n"], at["step"]["id"], at.get("done")) == (n, n, step.id, None)
        assert len(at["step"]["lines"]) == 2
        assert at["view"]["undo"] == []
        assert at["view"]["seat"] == data.seat
        assert at["step"].get("does", False) == bool(step.accept)
        if step.accept:
            assert at["view"]["asked"]
            assert at["view"]["choices"]
            counted = [kind for choice in at["view"]["choices"] for kind in choice.get("kinds", [])]
            assert lang == "en" or all(kind["name"] != kind["id"] for kind in counted)
            state = lessons.play(title, data, said).match.state
            said.append(next(text(a) for a in title.legal(state, data.seat) if step.accepts(title, a)))
        else:
            said.append("next")
    at = await play(person, path, *said)
    assert (at["done"], at.get("step"), at["made"]) == (True, None, len(data.steps))
    ids = [*(one.id for one in lessons.all_of(title)), ""]
    assert at.get("next", "") == ids[ids.index(id) + 1]


async def test_the_way_to_where_it_stands(house: House) -> None:
    """The own move, then what the others did, one after the other; the last of them is the view itself."""
    at = await play(house.stranger(), LESSON, "next", "next", PLACE)
    groups = [len(view["observation"]["groups"]) for view in [*at["way"], at["view"]]]
    assert groups == [1, 2, 3]
    lines = [len(view["log"]) for view in [*at["way"], at["view"]]]
    assert lines == sorted(set(lines))
    assert (await play(house.stranger(), LESSON, "next"))["way"] == []


async def test_another_move_gets_a_gentle_line(house: House) -> None:
    at = await play(house.stranger(), LESSON, "next", "next", "pass")
    assert at["refused"].startswith("That is allowed too.")
    assert (at["made"], at["step"]["id"], at.get("rule", "")) == (2, "astronomer", "")


async def test_a_rule_refuses_in_its_own_words(house: House) -> None:
    at = await play(house.stranger(), LESSON, "next", "next", "place advisor=8 colored_dice=3,4")
    assert (at["rule"], at["made"]) == ("KB-7.3", 2)
    assert "KB-7.3" in at["refused"]


async def test_who_rushes_is_held_back_kindly(house: House) -> None:
    at = await play(house.stranger(lang="fr"), LESSON, PLACE)
    assert (at["made"], at["step"]["id"]) == (0, "welcome")
    assert at["refused"].startswith("Une chose à la fois")


async def test_what_no_longer_fits_is_left_out(house: House) -> None:
    """Progress of an older version of a lesson: as far as it goes, with a word about the rest."""
    at = await play(house.stranger(), LESSON, "next", "next", PLACE, "gone", *["next"] * 40)
    assert at["made"] == 3
    assert at["refused"]


async def test_why_not_and_what_then(house: House) -> None:
    person, so_far = house.stranger(), ["next", "next"]
    why = await person.post(f"{LESSON}/why", {"actions": so_far, "action": "place advisor=9 colored_dice=4"})
    assert why["rule"] == "KB-7.3"
    assert await person.post(f"{LESSON}/why", {"actions": so_far, "action": PLACE}) == {}
    then = await person.post(f"{LESSON}/preview", {"actions": so_far, "action": PLACE})
    assert (then["stop"], then["awaited"]) == ("next", [1])


async def test_the_enemy_is_seen_by_whoever_looked(house: House) -> None:
    """Before the look the answer does not hold the card, although it is written in the lesson."""
    general, squire = "place advisor=10 colored_dice=3,5 plus_two=yes", "place advisor=2 colored_dice=2"
    before = await play(house.stranger(), WINTER, "next", "next", general)
    after = await play(house.stranger(), WINTER, "next", "next", general, squire)
    looked = [line["event"]["enemy"] for line in after["view"]["log"] if line["did"] == "looked"]
    assert looked == ["y3_orcs_5"]
    assert "Orcs, strength 5" in str(after["view"]["sheet"])
    assert "Orcs, strength 5" not in str(before["view"])


@pytest.mark.parametrize("game", games.ours())
async def test_a_worked_example_on_the_board(house: House, game: str) -> None:
    person, prefix = house.stranger(), games.title(game).prefix
    ids = await person.get(f"/games/{game}/examples")
    assert ids == list(lessons.examples_of(game))
    assert ids[0] == f"{prefix}-E1"
    for id in ids:
        shown = await person.get(f"/games/{game}/examples/{id}")
        assert (shown["view"]["seat"], shown["view"]["choices"], shown["view"]["asked"]) == (-1, [], False)
        assert shown["view"].get("outcome") is None
        assert shown["view"]["observation"]["table"]
        whole = (await person.ask("GET", f"/games/{game}/examples/{id}", params={"moves": 100, "lang": "fr"})).json()
        assert whole["made"] == len(whole["moves"]) == len(lessons.example(game, id).moves)
        assert all(move["parts"] for move in whole["moves"])


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_aid(house: House, lang: str) -> None:
    found = await house.stranger(lang=lang).get("/games/kingsburg/aid")
    assert len(found["sheet"]["sections"]) >= 5


@pytest.mark.parametrize(
    ("method", "path", "error"),
    [
        ("GET", "/games/chess/lessons", "no-game"),
        ("POST", "/games/chess/lessons/first_spring", "no-game"),
        ("POST", "/games/kingsburg/lessons/chess", "no-lesson"),
        ("POST", "/games/kingsburg/lessons/chess/why", "no-lesson"),
        ("POST", "/games/kingsburg/lessons/..%2fwinter/preview", "not-found"),
        ("GET", "/games/chess/examples", "no-game"),
        ("GET", "/games/kingsburg/examples/KB-E99", "no-example"),
        ("GET", "/games/chess/aid", "no-game"),
    ],
)
async def test_what_is_not_there(house: House, method: str, path: str, error: str) -> None:
    data = {"action": "pass"} if path.endswith(("why", "preview")) else {} if method == "POST" else None
    answer = await house.stranger().ask(method, path, data)
    assert (answer.status_code, answer.json()["error"]) == (404, error)
    assert answer.json()["message"]


@pytest.mark.parametrize(
    "data",
    [
        {"actions": ["next"] * 61},
        {"actions": ["x" * 501]},
        {"actions": [""]},
        {"actions": "next"},
        {"actions": [1]},
        {"seat": 0},
        [],
    ],
)
async def test_bad_input_gets_one_sentence(house: House, data: Any) -> None:
    answer = await house.stranger().post(LESSON, data, 400)
    assert (answer["error"], bool(answer["message"])) == ("bad-request", True)


async def test_nothing_is_stored_for_a_lesson(tmp_path: Path) -> None:
    async with open_house(tmp_path) as own:
        person = own.stranger()
        await person.get("/me")
        before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.sqlite*")}
        await play(person, LESSON, "next", "next", PLACE)
        assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.sqlite*")} == before


async def test_lessons_count_against_the_limit_like_everything_else(tmp_path: Path) -> None:
    async with open_house(tmp_path, rate_limit=5) as limited:
        person = await limited.guest("Anna")
        answers = [(await person.ask("POST", LESSON, {})).status_code for _ in range(8)]
        assert 429 in answers


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_guided_game_is_offered_and_talked_through(house: House, lang: str) -> None:
    """It is a table like any other; what is asked is said in the guide's words, to whoever is asked."""
    learner, other = await house.guest("Anna", lang=lang), await house.guest("Zoé", lang=lang)
    guide = (await learner.get("/games/medioevo/lessons"))["guide"]
    assert (guide["bots"], guide["options"]) == (3, {"length": "short"})
    assert (await learner.get("/games/kingsburg/lessons"))["guide"] is None
    title = games.title("medioevo")
    data = lessons.guide_of(title)
    assert data is not None
    first = list(lessons.lines_of(lessons.texts_of(lang, title), data.talks[0]))
    for guided in (True, False):
        seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot"} for _ in range(guide["bots"] - 1))]
        made = await learner.make(
            game="medioevo", seats=seats, options=guide["options"], settings={"guided": guided, "spectators": True}
        )
        await other.join(made, 1)
        await learner.ask("POST", f"/tables/{made['code']}/start")
        for person, seat in ((learner, 0), (other, 1), (other, -1)):
            view = await view_of(person, made["code"], seat)
            said = [view["prompt"]["what"], view["prompt"]["look"]]
            assert view["asked"] == (seat >= 0)
            assert (said == first) == (guided and view["asked"])
            assert all(said)


async def test_a_guided_game_comes_after_the_last_lesson(house: House) -> None:
    person, title = house.stranger(), games.title("medioevo")
    *_, before, last = lessons.all_of(title)
    assert (await play(person, f"/games/medioevo/lessons/{last.id}"))["guide"]["bots"] == 3
    assert "guide" not in await play(person, f"/games/medioevo/lessons/{before.id}")
