"""What is chosen late, taken back alone, or offered without a word for it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pentapolis import games
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.decision import Secret
from pentapolis.kernel.match import Match
from pentapolis.kernel.options import multiset
from pentapolis.kernel.refusal import UndoRefused
from pentapolis.server.play.asking import effects_at
from pentapolis.server.play.offers import choices
from pentapolis.server.wire.play import Kind, MultisetOptions
from pentapolis.words import Words
from server.house import open_house
from server.playing import act, play_until, seat_alone, seat_people, view_of
from server.test_moves import choice

GOODS = ("gold", "wood", "stone")


def secret(match: Match[Any]) -> bool:
    return isinstance(match.title.pending(match.state), Secret) and len(match.title.to_act(match.state)) == 3


async def test_a_secret_choice_is_not_late_when_others_have_chosen_meanwhile(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben", "Cleo", game="medioevo")
        match, room = await play_until(house, code, secret), await house.server.rooms.get(code)
        view, other = await view_of(people[1], code, 1), await view_of(people[2], code, 2)
        first, second = [str(match.title.asked(match.state, seat)[0]) for seat in (0, 1)]
        await house.server.moves.act(room, 0, first)
        assert room.match is not None
        assert room.match.version(1) > view["version"]
        await act(people[1], code, view, second, "late-but-good")
        assert room.match.moves[-1].seat == 1
        entries = room.entries
        problem = await act(people[2], code, other, "pass", "late-and-bad", 409)
        assert (problem["error"], room.entries) == ("stale", entries), "what was not asked then is looked at again"


@pytest.mark.parametrize("at", [0, 1])
async def test_who_plays_alone_takes_back_even_the_first_choices(tmp_path: Path, at: int) -> None:
    """The dice have fallen since: at a table of several nobody could."""
    async with open_house(tmp_path) as house:
        code, anna = await seat_alone(house, "Anna")
        room, states = await house.server.rooms.get(code), []
        for _ in range(2):
            assert room.match is not None
            states.append(room.match.state)
            await house.server.moves.act(room, *choice(room, random.Random(1)))
        assert room.match is not None
        seat = room.match.moves[at].seat
        assert [move.seat for move in room.match.moves if not move.auto] in ([0, 1], [1, 0])
        with pytest.raises(UndoRefused):
            room.match.fork().undo(seat)
        data = {"seat": seat, "version": room.match.version(seat), "key": "from-the-first"}
        await anna.post(f"/tables/{code}/undo", data)
        assert room.match.state == states[at]
        assert len(room.match.moves) == at


def test_an_amount_begins_with_a_capital_once() -> None:
    title = games.title("kingsburg")
    for lang, label in (("en", "Take"), ("fr", "Prendre")):
        words = Words(lang, "kingsburg", title.actions)
        options = multiset(title.actions["take"], GOODS, (1, 1, 1), (1,))
        (found,) = choices(title, words, options, options, "aid_good", lambda _: "")
        assert isinstance(found, MultisetOptions)
        assert found.label == label


def test_what_has_no_name_is_counted_under_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)
    title = games.title("kingsburg")
    options = multiset(title.actions["take"], GOODS, (1, 2, 1), (1,))
    (found,) = choices(title, Words("en", None, title.actions), options, options, "aid_good", lambda _: "")
    assert isinstance(found, MultisetOptions)
    assert found.kinds == [Kind("gold", "gold", 1), Kind("wood", "wood", 2), Kind("stone", "stone", 1)]
    assert found.label == "take"


def test_a_preview_says_whose_turn_it_is_then() -> None:
    title, luck = games.title("kingsburg"), random.Random(1)
    match, words = Match(title, title.table(2), FastChance(1)), Words("en", "kingsburg", title.actions)
    found = Counter[str]()
    for _ in range(40):
        seat = title.to_act(match.state)[0]
        action = luck.choice(title.asked(match.state, seat))
        said = effects_at(match, seat, str(action), words)
        found[said.stop] += 1
        match.act(seat, action)
        if said.stop in ("", "next"):
            assert (said.stop == "") == (seat in title.to_act(match.state))
            assert tuple(said.awaited) == title.to_act(match.state)
    assert min(found[stop] for stop in ("", "next", "chance")) > 0
