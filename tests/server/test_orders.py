"""Standing orders over the wire: what a seat can order, in its words, by what it sees."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import games
from pentapolis.kernel.order import Order
from pentapolis.server.play import asking
from server.house import House, Person
from server.playing import give_up, view_of
from server.test_plans import plan, table

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]

NAMES = "Anna", "Ben", "Chloé"


async def ordered(person: Person, code: str, seat: int, lang: str = "en", status: int = 200) -> Any:
    answer = await person.ask("GET", f"/tables/{code}/orders", params={"seat": seat, "lang": lang})
    assert answer.status_code == status, answer.text
    return answer.json()


def sentence(parts: list[dict[str, Any]]) -> str:
    return "".join(part["text"] for part in parts)


async def test_every_kind_is_offered_in_the_reader_s_words(house: House) -> None:
    code, people = await table(house, *NAMES, game="alba_longa")
    english, french = [await ordered(people[1], code, 1, lang) for lang in ("en", "fr")]
    assert [(kind["verb"], kind["decisions"]) for kind in english] == [
        ("buy_nothing", ["buy_die"]),
        ("buy_only", ["buy_die"]),
        ("pray_from", ["improve_harvest", "take_blessing"]),
    ]
    for ours, theirs in zip(english, french, strict=True):
        assert [one["do"] for one in ours["options"]] == [one["do"] for one in theirs["options"]]
        assert {one["verb"] for one in ours["options"]} == {ours["verb"]}
        said = [[sentence(one["parts"]) for one in kind["options"]] for kind in (ours, theirs)]
        assert len({*said[0], *said[1]}) == 2 * len(ours["options"]), "each its own, in each language"


async def test_what_is_offered_can_be_given_and_comes_back_in_the_same_words(house: House) -> None:
    code, people = await table(house, *NAMES, game="alba_longa")
    kinds = await ordered(people[1], code, 1)
    given = [
        {"kind": "always", "decision": name, "action": kind["options"][-1]["do"]}
        for kind in kinds
        for name in kind["decisions"]
    ]
    await plan(people[1], code, 1, *given)
    shown = (await view_of(people[1], code, 1))["plans"]
    assert [one["action"] for one in shown] == [one["action"] for one in given]
    said = {one["do"]: sentence(one["parts"]) for kind in kinds for one in kind["options"]}
    assert [sentence(one["parts"]) for one in shown] == [said[one["action"]] for one in shown]


async def test_only_who_holds_the_seat_is_told_and_only_while_there_is_a_game(house: House) -> None:
    code, people = await table(house, *NAMES, game="alba_longa")
    for seat in (0, -1):
        assert (await ordered(people[1], code, seat, status=403))["error"] == "not-your-seat"
    await give_up(code, *people)
    await ordered(people[1], code, 1, status=409)


async def test_a_game_without_orders_offers_none(house: House) -> None:
    code, people = await table(house, *NAMES, game="kingsburg")
    assert await ordered(people[0], code, 0) == []


async def test_orders_are_offered_by_what_the_seat_sees(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    title, seen = games.title("alba_longa"), list[tuple[Any, int]]()

    def offers(cls: type[Order], g: Any, seat: int) -> list[Order]:
        seen.append((g, seat))
        return []

    code, _ = await table(house, *NAMES, game="alba_longa")
    room = await house.server.rooms.get(code)
    assert room.match is not None
    for kind in title.orders.values():
        monkeypatch.setattr(kind, "offers", classmethod(offers))
    assert [kind.options for kind in asking.orders(room, 1, "en")] == [[], [], []]
    state = room.match.state
    assert title.observe(state, 1) != state, "there is something to hide"
    assert seen == [(title.observe(state, 1), 1)] * 3
