"""The texts of lessons, guides and aids: the same keys and variables in both languages, French as French is set."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from pentapolis import games, lessons
from pentapolis.lessons.texts import PARTS
from words.test_texts import FOLDERS, HARD_SPACE, Variables

FILES = [(game, part) for game in games.ours() for part in PARTS if (FOLDERS[game] / f"{part}.en.ftl").is_file()]


def messages(game: str, part: str, lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentResource((FOLDERS[game] / f"{part}.{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize(("game", "part"), FILES)
def test_both_languages_say_the_same(game: str, part: str) -> None:
    english = messages(game, part, "en")
    assert english == messages(game, part, "fr")
    prefix = part.removesuffix("s") + "-"
    assert [key for key in english if not key.startswith(prefix)] == []


@pytest.mark.parametrize(("game", "part"), FILES)
def test_french_has_hard_spaces_where_french_has_them(game: str, part: str) -> None:
    text = (FOLDERS[game] / f"{part}.fr.ftl").read_text("utf-8")
    assert "\u202f" not in text
    prose = re.sub(r"\{[^{}]*\}", "x", text)
    assert re.findall(rf".*(?<!{HARD_SPACE})[;!?»](?!\w).*", prose) == []
    assert re.findall(r".* :(?: |$).*", prose) == []
    assert re.findall(r".*« .*", prose) == []


def test_every_text_of_a_lesson_is_of_a_lesson_that_there_is() -> None:
    for game in games.ours():
        title = games.title(game)
        wanted = {"lesson-learner"}
        for one in lessons.all_of(title):
            wanted |= {one.key(), one.key(part="about")}
            wanted |= {one.key(step, part) for step in one.steps for part in ("", "a", "b", "other")}
        if (game, "lessons") in FILES:
            assert set(messages(game, "lessons", "en")) <= {key.replace("_", "-") for key in wanted}


def test_every_text_of_a_guided_game_is_of_a_talk_that_there_is() -> None:
    for game, part in FILES:
        if part == "guide":
            guide = lessons.guide_of(games.title(game))
            assert guide is not None
            wanted = {f"guide-{talk.id}-{line}".replace("_", "-") for talk in guide.talks for line in "ab"}
            assert set(messages(game, part, "en")) == {"guide-title", "guide-about", *wanted}
