"""Guided games: what the coach says fits what can be done, comes up in play, and ends where the player knows enough."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis import games, lessons
from pentapolis.bots import bot
from pentapolis.kernel.action import Action, text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match, View
from pentapolis.kernel.options import Options
from pentapolis.kernel.title import Title
from pentapolis.lessons import Guide, Talk
from pentapolis.words import LANGUAGES, Words

GUIDED = [game for game in games.ours() if lessons.guide_of(games.title(game))]
LONGEST = 160
"""Signs of a line: both stand in the decision bar, where there is little room."""
PERSON = 0


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def guided(game: str) -> tuple[Title[Any], Guide]:
    title = games.title(game)
    guide = lessons.guide_of(title)
    assert guide is not None
    return title, guide


def asked(title: Title[Any], guide: Guide, seed: int, rounds: int) -> Iterator[View[Any]]:
    """All that a person is asked in the first rounds of a game among bots; the person does what is talked about."""
    names = ["you", *(f"bot {n}" for n in range(guide.bots))]
    match = Match(title, title.table(len(names), guide.options), FastChance(seed), names)
    luck, brain = random.Random(seed), bot("greedy", title, seed)
    while not match.over and title.rounds(match.state) <= rounds:
        seat = title.to_act(match.state)[0]
        view, options = match.view(seat), title.asked(match.state, seat)
        talk = said(title, guide, view) if seat == PERSON else None
        if seat == PERSON:
            yield view
        ways = about(talk, options) if talk and talk.can else []
        match.act(seat, luck.choice(ways) if ways else brain.choose(view.observation, seat, options))


def about(talk: Talk, options: Options) -> list[Action]:
    """The actions that a talk is about."""
    return [option for option in options if set(talk.can.split()) <= set(text(option).split())]


def said(title: Title[Any], guide: Guide, view: View[Any]) -> Talk | None:
    return guide.talk(title, view.observation, view.decision, view.options)


def test_a_game_has_one() -> None:
    assert "medioevo" in GUIDED
    assert lessons.guide_of(games.title("kingsburg")) is None


@pytest.mark.parametrize("game", GUIDED)
def test_its_talks_name_what_there_is(game: str) -> None:
    title, guide = guided(game)
    assert len({talk.id for talk in guide.talks}) == len(guide.talks)
    assert {talk.decision for talk in guide.talks} <= title.nodes.keys()
    assert {talk.can.split()[0] for talk in guide.talks if talk.can} <= title.actions.keys()
    title.table(guide.bots + 1, guide.options)


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_words_are_there_and_short(game: str, lang: str) -> None:
    title, guide = guided(game)
    words = lessons.texts_of(lang, title)
    assert words.say("guide-title")
    assert words.say("guide-about")
    for talk in guide.talks:
        assert max(map(len, lessons.lines_of(words, talk))) <= LONGEST, talk.id


@pytest.mark.slow
@pytest.mark.parametrize("game", GUIDED)
def test_each_is_said_in_some_game_and_none_later(game: str) -> None:
    title, guide = guided(game)
    last = max(talk.round for talk in guide.talks)
    heard: Counter[str] = Counter()
    for seed in range(20):
        for view in asked(title, guide, seed, last + 1):
            talk = said(title, guide, view)
            if talk is None:
                continue
            heard[talk.id] += 1
            assert (talk.round, talk.decision) == (title.rounds(view.observation), view.decision)
            assert about(talk, view.options), talk.id
        if heard.keys() == {talk.id for talk in guide.talks}:
            return
    assert {talk.id for talk in guide.talks} - heard.keys() == set()


def test_one_talk_follows_the_other_as_things_are_done() -> None:
    """What was bought can't be bought again, so the coach comes to what is next."""
    title, guide = guided("medioevo")
    shopping = [talk for talk in guide.talks if (talk.round, talk.decision) == (1, "purchases")]
    assert [talk.can for talk in shopping] == [
        *("buy_technology branch=construction", "buy_empire_card", "recruit"),
        "",
    ]
    actions = [title.parse(do) for do in ("end_purchases", "buy_empire_card", "buy_technology branch=construction")]
    fits = [next(talk.id for talk in shopping if talk.fits(actions[:n])) for n in (1, 2, 3)]
    assert fits == ["buy_end", "buy_card", "buy_masonry"]
