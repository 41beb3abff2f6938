"""Hints: what a good bot would do, from what the seat may know, and why, in the reader's words."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.games.kingsburg.heuristics import WEIGHTS, points, terms, value
from pentapolis.server.automatic.hints import reasons
from pentapolis.server.words import words_of
from pentapolis.words import LANGUAGES
from server.house import open_house
from server.playing import seat_people, to_act, view_of


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_of_kingsburg_has_a_name(lang: str) -> None:
    import pentapolis as pp

    words = words_of(lang, pp.title("kingsburg"))
    assert [term for term in WEIGHTS if not words.has(f"term-{term}")] == []


def test_points_are_what_the_terms_are_worth() -> None:
    import pentapolis as pp

    g = pp.new("kingsburg", seats=2, seed=4)
    mine, hers = points(g, 0), points(g, 1)
    assert list(mine) == list(terms(g, 0))
    assert value(g, 0) == pytest.approx(sum(mine.values()) - sum(hers.values()))


def test_reasons_are_the_two_largest_that_have_a_name() -> None:
    import pentapolis as pp

    found = [("winter", 3.14), ("what_is_this", 2.0), ("vp", -1.2), ("gold", 0.1)]
    kingsburg = pp.title("kingsburg")
    assert reasons(words_of("en", kingsburg), found) == ["+3.1: the next battle", "−1.2: victory points"]
    assert reasons(words_of("fr", kingsburg), found)[0] == "+3,1\u00a0: le prochain combat"


async def test_a_hint_comes_from_a_worker_with_reasons(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_workers=1, bot_budget_ms=60_000) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        assert room.match is not None
        seat = room.match.title.to_act(room.match.state)[0]
        hint = await people[seat].post(f"/tables/{code}/hint", {"seat": seat})
        assert room.match.title.parse(hint["do"]) in room.match.title.asked(room.match.state, seat)
        assert "".join(part["text"] for part in hint["parts"])
        assert 1 <= len(hint["reasons"]) <= 2
        before = house.server.workers.counts.done
        assert await people[seat].post(f"/tables/{code}/hint", {"seat": seat}) == hint
        assert house.server.workers.counts.done == before, "it is remembered"
        refused = await people[1 - seat].post(f"/tables/{code}/hint", {"seat": 1 - seat}, 409)
        assert refused["error"] == "hint-not-asked"
        assert (await people[1 - seat].post(f"/tables/{code}/hint", {"seat": seat}, 403))["error"] == "not-your-seat"
        assert (await view_of(people[seat], code, seat))["asked"]


async def test_a_table_can_do_without_hints(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"hints": False})
        room = await house.server.rooms.get(code)
        assert room.match is not None
        seat = room.match.title.to_act(room.match.state)[0]
        answer = await people[seat].post(f"/tables/{code}/hint", {"seat": seat}, 403)
        assert answer["error"] == "hints-off"
        assert "without hints" in answer["message"]


async def test_who_only_looks_on_gets_no_hint(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_workers=1, bot_budget_ms=60_000) as house:
        code, people = await seat_people(house, "Anna", "Ben", settings={"public": True})
        seat, _ = await to_act(people, code)
        for person in (await house.guest("Wim"), house.stranger(), people[1 - seat]):
            answer = await person.post(f"/tables/{code}/hint", {"seat": seat}, 403)
            assert answer["error"] == "not-your-seat"
            await person.post(f"/tables/{code}/hint", {"seat": -1}, 400)
        assert house.server.workers.counts.done == 0


async def test_without_workers_there_is_no_hint(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")
        room = await house.server.rooms.get(code)
        assert room.match is not None
        seat = room.match.title.to_act(room.match.state)[0]
        assert (await people[seat].post(f"/tables/{code}/hint", {"seat": seat}, 409))["error"] == "hint-slow"
