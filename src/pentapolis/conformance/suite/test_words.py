"""A game that has texts has all of them, in both languages; whatever is asked and told can be said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from ... import games
from ...kernel.decision import Decision
from ...words import LANGUAGES, Words, action_sentence, event_sentence, prompt
from ..holdings import languages, need_texts
from ..playing import NAMES, Case, Play

LONGEST = 140
NAME = "a dozen signs"
"""What is put for a variable to measure a sentence."""
SAMPLE = 20
OPTIONS = 12
RAW = re.compile(r"[_{}$]|\b(?:refused|event|action|decision|malformed)-")
"""What no player should read: ids with underscores, variables, keys."""
REFUSAL = re.compile(r'"((?:refused|components)-[a-z-]+)"')
"""Keys of refusals as they stand in the rules."""


@cache
def words_of(game: str) -> tuple[Words, ...]:
    """The texts of a game in each language it has."""
    return tuple(Words(lang, game, games.title(game).actions) for lang in languages(game))


def test_there_are_texts_in_every_language(game: str) -> None:
    need_texts(game)
    assert languages(game) == LANGUAGES


def test_every_line_of_the_texts_can_be_read(game: str) -> None:
    """What is no Fluent would be left out without a word."""
    need_texts(game)
    for file in sorted(Path(str(games.folder(game))).glob("texts/*.ftl")):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Junk):
                pytest.fail(f"{file.name}: {entry.annotations[0].message}: {(entry.content or '').strip()}")


def test_every_language_has_the_same_keys_and_variables(game: str) -> None:
    need_texts(game)
    first, *others = [{key: variables(words, key) for key in own_keys(words)} for words in words_of(game)]
    for other in others:
        assert other.keys() == first.keys()
        assert {key: used for key, used in other.items() if used != first[key]} == {}


def own_keys(words: Words) -> set[str]:
    return set(words.keys) - set(Words(words.lang).keys)


def variables(words: Words, key: str) -> set[str]:
    return set(re.findall(r"\$([a-zA-Z][\w-]*)", words.source(key)))


def test_every_part_of_a_game_has_words(game: str) -> None:
    need_texts(game)
    title = games.title(game)
    decisions = [node.name for node in title.nodes.values() if isinstance(node, Decision)]
    assert decisions
    wanted = {f"decision-{name}{part}" for name in decisions for part in ("", "-what", "-look")}
    wanted |= {f"{kind}-{verb}" for verb in title.actions for kind in ("action", "told", "verb")}
    wanted |= {f"event-{event}" for event in title.events}
    wanted |= {f"option-{option.id}" for option in title.options}
    wanted |= {f"option-{option.id}-{value}" for option in title.options for value in option.values}
    wanted |= {"game-name", "game-tagline", "game-about", "game-provenance"}
    for path in Path(str(games.folder(game))).rglob("*.py"):
        wanted |= set(REFUSAL.findall(path.read_text("utf-8")))
    for words in words_of(game):
        assert {key for key in wanted if not words.has(key)} == set(), f"not said in {words.lang}"


def test_every_decision_introduces_itself_in_short(game: str) -> None:
    """Its name, what it is, what to look at."""
    need_texts(game)
    title = games.title(game)
    for name in (node.name for node in title.nodes.values() if isinstance(node, Decision)):
        for words in words_of(game):
            lang, said = words.lang, [written(words, f"decision-{name}{part}") for part in ("", "-what", "-look")]
            assert all(said), f"decision-{name} is not said in {lang}: {said}"
            assert max(map(len, said)) <= LONGEST, f"decision-{name} says too much in {lang}: {max(said, key=len)}"
            assert len(set(said)) == 3, f"decision-{name} says the same twice in {lang}"


def written(words: Words, key: str) -> str:
    """A text as it stands in its file, with something in the place of each variable; empty if there is none."""
    source = words.source(key)
    return re.sub(r"\{[^{}]*\}", NAME, " ".join(source.split())).strip()


def test_standing_orders_are_said(game: str) -> None:
    """What a slow table may start with can be read before it is agreed on."""
    need_texts(game)
    title = games.title(game)
    for words in words_of(game):
        for name, answer in title.standing.items():
            key = f"action-{title.parse_standing(answer).__struct_config__.tag}"
            assert words.has(f"{key}-{name}") or words.has(key)
        for verb in title.orders:
            assert words.has(f"action-{verb}"), f"the order {verb} is not said in {words.lang}"


@pytest.mark.usefixtures("strict_words")
def test_whatever_is_asked_and_told_is_said(case: Case, plays: list[Play]) -> None:
    """Every kind of question, some of what can be answered, and what each viewer is told."""
    need_texts(case.game)
    title = case.title
    for play in plays:
        for g, ply in play.positions(play.sample(SAMPLE)):
            if ply.seat in title.to_act(g) and ply.seat in g.seats:
                o = title.observe(g, ply.seat)
                pending, entry = title.pending(o), o.agenda[-1]
                assert pending is not None
                for words in words_of(case.game):
                    assert all(map(readable, prompt(words, pending, entry, NAMES)))
                    for option in title.legal(g, ply.seat)[:OPTIONS]:
                        assert readable(action_sentence(words, option, pending.name)), f"nothing says {option}"
            told = [event.seen_by(viewer) for event in ply.events for viewer in case.viewers]
            for heard in dict.fromkeys(event for event in told if event is not None):
                for words in words_of(case.game):
                    readable(event_sentence(words, heard, NAMES))


def test_what_decided_a_game_is_said(case: Case, plays: list[Play]) -> None:
    need_texts(case.game)
    decided = {case.title.outcome(case.title.decode(play.final)).decided_by for play in plays}
    for words in words_of(case.game):
        wanted = {f"decided-by-{how}" for how in decided if how}
        assert {key for key in wanted if not words.has(key)} == set(), f"not said in {words.lang}"


def readable(sentence: str) -> str:
    assert not RAW.search(sentence), f"no player can read this: {sentence}"
    return sentence
