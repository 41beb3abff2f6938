"""Every lesson of every game is played to its end, in every way that it accepts."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import games, lessons
from pentapolis.kernel.action import text
from pentapolis.kernel.title import Title
from pentapolis.lessons import NEXT, Lesson, Step
from pentapolis.lessons.lesson import REGIONS
from pentapolis.words import LANGUAGES, Words

LESSONS = [(game, one.id) for game in games.ours() for one in lessons.all_of(games.title(game))]
LONGEST = 210
"""Signs of a line: two of them are read in a few seconds, also on a phone."""

pytestmark = pytest.mark.parametrize(("game", "id"), LESSONS)


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def accepted(title: Title[Any], data: Lesson, said: list[str]) -> list[str]:
    """What the step after these actions takes."""
    step = data.steps[len(said)]
    if not step.accept:
        return [NEXT]
    state = lessons.play(title, data, said).match.state
    return [text(action) for action in title.legal(state, data.seat) if step.accepts(title, action)]


def main_line(title: Title[Any], data: Lesson) -> list[str]:
    """The lesson as whoever always takes the first way plays it."""
    said: list[str] = []
    while len(said) < len(data.steps):
        said.append(accepted(title, data, said)[0])
    return said


@pytest.mark.slow
def test_it_is_played_to_its_end_in_every_way(game: str, id: str) -> None:
    title = games.title(game)
    data = lessons.lesson(title, id)
    lines: list[list[str]] = [[]]
    for step in data.steps:
        longer = []
        for said in lines:
            ways = accepted(title, data, said)
            assert ways, f"{step.id}: nothing it accepts is legal after {said}"
            for way in ways:
                played = lessons.play(title, data, [*said, way])
                assert (played.refused, played.other, played.made) == (None, False, len(said) + 1), (step.id, way)
                assert getattr(played.match.chance, "left", 0) == 0, f"{step.id}: chance that nobody asked for"
            longer += [[*said, way] for way in ways]
        lines = longer
    assert 1 <= len(lines) < 200


def test_others_do_what_is_written_and_nothing_else(game: str, id: str) -> None:
    title = games.title(game)
    data = lessons.lesson(title, id)
    match = lessons.play(title, data, main_line(title, data)).match
    made = [(move.seat, text(move.action)) for move in match.moves if not move.auto and move.seat != data.seat]
    written = [line.partition(" ") for step in data.steps for line in step.then]
    assert made == [(int(seat), text(title.parse(action))) for seat, _, action in written]


@pytest.mark.slow
def test_other_actions_get_a_gentle_line_and_change_nothing(game: str, id: str) -> None:
    title = games.title(game)
    data = lessons.lesson(title, id)
    line, tried = main_line(title, data), 0
    for n, step in enumerate(data.steps):
        before = lessons.play(title, data, line[:n]).match.state
        takes = accepted(title, data, line[:n])
        others = [text(action) for action in title.legal(before, data.seat) if text(action) not in takes]
        for action in others if step.accept else [*others[:3], "nonsense"]:
            played = lessons.play(title, data, [*line[:n], action, *line[n:]])
            assert (played.made, played.other, played.refused) == (n, True, None), (step.id, action)
            assert played.match.state == before
            tried += 1
        if step.accept and others:
            assert all(lessons.texts_of(lang, title).has(data.key(step, "other")) for lang in LANGUAGES), step.id
    assert tried


def test_what_breaks_a_rule_is_refused_by_the_rule(game: str, id: str) -> None:
    title = games.title(game)
    data = lessons.lesson(title, id)
    line = main_line(title, data)
    n = next(n for n, step in enumerate(data.steps) if step.accept)
    for wrong in ("nonsense", NEXT + " a=b", line[n] + " a=b"):
        played = lessons.play(title, data, [*line[:n], wrong])
        assert played.refused is not None
        assert played.made == n
    assert lessons.play(title, data, [*line[:n], NEXT]).other


@pytest.mark.slow
def test_the_spotlight_finds_something(game: str, id: str) -> None:
    title = games.title(game)
    sheet = games.sheet(title.id)
    assert sheet is not None
    things = {f"thing:{thing.kind}/{thing.id}" for thing in sheet.things("", Words("en", game))}
    data = lessons.lesson(title, id)
    seats = {f"seat:{seat}" for seat in range(len(data.seats))}
    assert [step.id for step in data.steps if step.spotlight not in things | seats | set(REGIONS)] == []


def test_its_words_are_there_and_short(game: str, id: str) -> None:
    title = games.title(game)
    data = lessons.lesson(title, id)
    for lang in LANGUAGES:
        words = lessons.texts_of(lang, title)
        assert words.say("lesson-learner")
        assert words.say(data.key())
        assert words.say(data.key(part="about"))
        for step in data.steps:
            said = [words.say(data.key(step, part)) for part in ("", "a", "b")]
            assert max(map(len, said)) <= LONGEST, (lang, step.id, said)
            assert len(said[0]) <= 40


def test_it_is_done_and_not_only_read(game: str, id: str) -> None:
    data = lessons.lesson(games.title(game), id)
    does = [step for step in data.steps if step.accept]
    assert len(does) >= 4
    assert not _three_in_a_row(data.steps)
    assert len({step.id for step in data.steps}) == len(data.steps)


def _three_in_a_row(steps: list[Step]) -> bool:
    """Whether a player would press "next" three times and do nothing."""
    return any(not any(step.accept for step in steps[at : at + 3]) for at in range(len(steps) - 2))
