"""A table that has agreed on a time: the table says once that it is up, and nobody's undo is lost by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pentapolis.games.medioevo import TITLE
from pentapolis.games.medioevo.realm.ending import TimeIsUp
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.playout import play
from pentapolis.kernel.refusal import Refused
from pentapolis.kernel.sight import SPECTATOR, TABLE
from pentapolis.words import Words, event_sentence
from support import rule


def begun(minutes: str = "60") -> Match[Medioevo]:
    return Match(TITLE, TITLE.table(2, {"minutes": minutes}), FastChance(3))


@rule("ME-21.1", "ME-A68")
@pytest.mark.parametrize(("value", "minutes"), [("none", None), ("60", 60), ("120", 120), ("180", 180), ("240", 240)])
def test_the_option_says_how_long(value: str, minutes: int | None) -> None:
    assert TITLE.agreed_minutes(TITLE.table(3, {"minutes": value})) == minutes
    assert TITLE.agreed_minutes(TITLE.table(3)) is None, "by default there is no limit"


@rule("ME-21.3")
def test_the_table_says_it_once_and_the_game_goes_on() -> None:
    match = begun()
    waits = match.title.to_act(match.state)
    assert TITLE.time_is_up(match.state) == TimeIsUp()
    match.act(TABLE, TimeIsUp())
    assert TITLE.time_is_up(match.state) is None
    with pytest.raises(Refused):
        match.act(TABLE, TimeIsUp())
    assert (match.over, match.title.to_act(match.state)) == (False, waits)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Time is up: the game ends with this turn."),
        ("fr", "Le temps est écoulé\u00a0: la partie se termine à la fin de ce tour."),
    ],
)
def test_everybody_is_told(lang: str, sentence: str) -> None:
    match = begun()
    match.act(TABLE, TimeIsUp())
    words = Words(lang, TITLE.id, TITLE.actions)
    for viewer in (0, 1, SPECTATOR):
        assert event_sentence(words, match.log(viewer)[-1], match.record.names) == sentence


@rule("ME-A68")
def test_what_could_be_taken_back_still_can() -> None:
    match = begun()
    for _ in range(200):
        seat = match.title.to_act(match.state)[0]
        match.act(seat, match.title.asked(match.state, seat)[0])
        if match.undoable(seat):
            break
    before = match.undoable(seat)
    assert before
    match.act(TABLE, TimeIsUp())
    assert match.undoable(seat) == before
    match.undo(seat)
    assert match.state.time_up, "time runs on whatever is taken back"


@rule("ME-A68")
def test_games_among_bots_are_never_out_of_time() -> None:
    luck = random.Random(5)

    def policy(g: Any, seat: int, options: Any) -> Any:
        return options[luck.randrange(len(options))]

    state, trace = play(TITLE, TITLE.table(2, {"minutes": "60"}), policy, FastChance(5))
    assert TimeIsUp() not in [action for _, action, _ in trace.moves]
    assert (state.time_up, state.over_by in ("turns", "last")) == (False, True)
