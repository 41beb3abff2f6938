"""Games without texts and without a sheet: keys are shown, and what is seen is a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pentapolis as pp
from pentapolis import games
from pentapolis.kernel.event import Event
from pentapolis.kernel.match import Match
from pentapolis.kernel.title import Title
from pentapolis.words import LANGUAGES, MissingText, Part, Words, action_parts, event_sentence, prompt
from pentapolis.words.missing import missing
from pentapolis.words.sheet import text_of
from support.plugins import install, on_path

NAMES = ["Anna", "Ben"]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    install(tmp_path, "bare_bids")
    with on_path(tmp_path):
        yield tmp_path / "bare_bids"


def title() -> Title[Any]:
    return games.title("bare_bids")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.usefixtures("folder")
def test_an_action_shows_its_key_and_its_numbers(lang: str) -> None:
    words = Words(lang, "bare_bids", title().actions)
    assert action_parts(words, title().parse("bid count=3 face=5"), "bid") == (
        Part("bid "),
        Part("count=3", "count", "3"),
        Part(" "),
        Part("face=5", "face", "5"),
    )
    assert [part.text for part in action_parts(words, title().parse("call"))] == ["call"]


@pytest.mark.usefixtures("folder")
def test_a_whole_game_is_told_without_texts() -> None:
    words = Words("en", "bare_bids", title().actions)
    match = Match(title(), title().table(2), pp.FastChance(1))
    seen: list[Event] = []
    while not match.over:
        (seat,) = title().to_act(match.state)
        pending = title().pending(match.state)
        assert pending is not None
        said = prompt(words, pending, match.state.agenda[-1], NAMES)
        assert (said.title, said.what, said.look) == ("Bid", "", "")
        match.act(seat, title().legal(match.state, seat)[-1])
        seen += match.log(0)
    told = [event_sentence(words, event, NAMES) for event in seen]
    assert any(line.startswith("shown seat=Ben dice=") for line in told)
    assert words.say("game-name") == "Bare bids"
    assert words.say("game-tagline") == ""


@pytest.mark.usefixtures("folder")
def test_what_is_seen_is_drawn_and_nothing_else() -> None:
    g = pp.new("bare_bids", seats=2, seed=3)
    pp.apply(g, 0, "bid count=1 face=4", pp.FastChance(1))
    drawn = games.sheet("bare_bids").sheet(pp.observe(g, 1), 1, Words("en", "bare_bids"), NAMES)
    sections = {section.area: section for section in drawn.sections}
    assert [text_of(line) for line in sections["board"].lines] == ["Count: 1", "Face: 4", "Round: 1"]
    (table,) = sections["players"].tables
    assert table.header == ("Player", "Points")
    assert [[text_of(line) for line in row] for row in table.rows] == [["Anna", "0"], ["Ben", "0"]]
    assert [text_of(line) for line in sections["secret"].lines] == [f"Dice: {g.dice[1]}"]
    assert sections["secret"].private
    spectator = games.sheet("bare_bids").sheet(pp.observe(g, -1), -1, Words("fr", "bare_bids"), NAMES)
    assert [section.area for section in spectator.sections] == ["board", "players"]


def test_what_is_missing_is_listed(folder: Path) -> None:
    assert missing(title()).keys() == {"en", "fr"}
    assert {"game-name", "decision-bid-look", "action-call", "event-shown"} <= set(missing(title())["fr"])
    texts = folder / "texts"
    texts.mkdir()
    (texts / "en.ftl").write_text("".join(f"{key} = A text\n" for key in missing(title())["en"]))
    assert missing(title()).keys() == {"fr"}


def test_a_game_with_texts_in_one_language_is_said_in_that(folder: Path) -> None:
    (folder / "texts").mkdir()
    (folder / "texts" / "en.ftl").write_text("game-name = The Bids\n")
    assert Words("fr", "bare_bids").say("game-name") == "The Bids"
    with pytest.raises(MissingText):  # tests find the gaps of a game that has texts
        Words("en", "bare_bids").say("game-tagline")
