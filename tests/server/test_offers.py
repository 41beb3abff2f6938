"""Bots that are offered something answer at once, and offer something of their own once in a round."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from pentapolis import games
from pentapolis.games.medioevo import heuristics as medioevo
from pentapolis.kernel.action import text
from pentapolis.kernel.event import Explained
from pentapolis.kernel.match import Match
from server.house import Person
from server.playing import view_of
from server.waiting import PAUSE, Waiting, waiting_house


@pytest.fixture
async def waiting(tmp_path: Path) -> AsyncIterator[Waiting]:
    async with waiting_house(tmp_path) as found:
        yield found


async def with_offers(waiting: Waiting, *seats_of: dict[str, str]) -> tuple[str, Person]:
    """A table of Medioevo: its code, and who made it."""
    anna = await waiting.house.guest("Anna")
    made = await anna.make(game="medioevo", seats=list(seats_of), preset="custom")
    await anna.post(f"/tables/{made['code']}/start")
    return str(made["code"]), anna


async def game_at(waiting: Waiting, code: str) -> Match[Any]:
    """The game at a table."""
    match = (await waiting.room(code)).match
    assert match is not None
    return match


async def play_on(waiting: Waiting, code: str) -> None:
    """Let whoever is asked play: a person by the rule of thumb, who refuses whatever a bot offers, else a bot."""
    match, title = await game_at(waiting, code), games.title("medioevo")
    people = [row.seat for row in (await waiting.room(code)).seats if row.kind == "person"]
    for offer in match.state.offers:
        if offer.receivers[0] in people:
            await waiting.play(code, offer.receivers[0], f"refuse_offer offer={offer.id}")
            return
    asked = [seat for seat in title.to_act(match.state) if seat in people]
    if not asked:
        await waiting.wait(PAUSE)
        return
    options = title.asked(match.state, asked[0])
    chosen = medioevo.thumb(match.state, asked[0], options) if len(options) > 1 else options[0]
    await waiting.play(code, asked[0], text(chosen))


def sent(match: Match[Any], seat: int) -> list[int]:
    """Where the offers of a seat stand among the moves."""
    return [at for at, move in enumerate(match.record.moves) if (move.seat, move.do) == (seat, "send_offer")]


async def until(waiting: Waiting, code: str, done: Callable[[Match[Any]], bool]) -> None:
    """Play until something is so."""
    for _ in range(400):
        if done(await game_at(waiting, code)):
            return
        await play_on(waiting, code)
    raise AssertionError("it never came to that")


async def until_refused(waiting: Waiting, code: str, offers: int = 1) -> None:
    """Play until the bot in seat 1 has made so many offers, all were refused, and it is asked again what it buys."""
    await until(waiting, code, lambda match: len(sent(match, 1)) == offers and not match.state.offers)
    match = await game_at(waiting, code)
    assert match.record.moves[-1].do.startswith("refuse_offer")
    assert (match.state.agenda[-1].name, match.state.agenda[-1].seat) == ("purchases", 1)


async def until_bought(waiting: Waiting, code: str) -> None:
    """Play until nobody buys any more: nothing is proposed later in a round. Too many offers end it as well."""
    await until(waiting, code, lambda match: match.state.phase != "purchase" or len(sent(match, 1)) > match.state.turn)


THREE = ({"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "me", "name": "Ben"})


@pytest.mark.parametrize("name", ["easy", "random"])
async def test_a_bot_answers_an_offer_at_once(waiting: Waiting, name: str) -> None:
    code, anna = await with_offers(waiting, {"kind": "me"}, {"kind": "bot", "bot": name})
    await until(waiting, code, lambda match: match.state.phase == "purchase" and 0 in match.title.to_act(match.state))
    for word in ("offer_pact player=1", "add_clause kind=non_belligerence", "send_offer"):
        await waiting.play(code, 0, word)
    await waiting.look()
    match = await game_at(waiting, code)
    answer = match.record.moves[-1]
    assert answer.seat == 1
    assert answer.do.startswith("accept_offer")
    assert answer.because == "quiet"
    lines = (await view_of(anna, code, 0))["log"]
    said = [line for line in lines if line["did"] == "explained"]
    assert "“I am glad not to have you for an enemy.”" in "".join(part["text"] for part in said[0]["parts"])
    assert [event for event in match.log(1) if isinstance(event, Explained) and event.by == 1] == []


async def test_a_bot_whose_offer_was_refused_makes_no_other_before_the_next_round(waiting: Waiting) -> None:
    code, _ = await with_offers(waiting, *THREE)
    await until_refused(waiting, code)
    await until_bought(waiting, code)
    match = await game_at(waiting, code)
    assert (match.state.turn, len(sent(match, 1))) == (1, 1)
    await until_refused(waiting, code, 2)
    await until_bought(waiting, code)
    match = await game_at(waiting, code)
    assert (match.state.turn, len(sent(match, 1))) == (2, 2)


async def test_a_bot_remembers_over_a_restart_that_it_has_made_an_offer(tmp_path: Path) -> None:
    async with waiting_house(tmp_path) as waiting:
        code, _ = await with_offers(waiting, *THREE)
        await until_refused(waiting, code)
        later = waiting.now_ms
    async with waiting_house(tmp_path, later) as waiting:
        await until_bought(waiting, code)
        assert len(sent(await game_at(waiting, code), 1)) == 1


async def test_a_bot_makes_an_offer_again_that_the_table_has_taken_back(waiting: Waiting) -> None:
    code, _ = await with_offers(waiting, *THREE)
    await until_refused(waiting, code)
    (at,) = sent(await game_at(waiting, code), 1)
    moves = waiting.house.server.moves
    await moves.change(await waiting.room(code), lambda match: match.take_back(at + 1))
    await until_refused(waiting, code)
    await until_bought(waiting, code)
    assert sent(await game_at(waiting, code), 1) == [at], "only the answer was taken back"
    await moves.change(await waiting.room(code), lambda match: match.take_back(at))
    await until_bought(waiting, code)
    assert sent(await game_at(waiting, code), 1) == [at]
