"""Points by source: they add up to the score, under names in both languages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pentapolis import games
from pentapolis.conformance.playing import play_match
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Event
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.points import points_by_source

NAMES = {
    "en": {"Buildings", "Advisors", "Battles", "The King's Reward"},
    "fr": {"Bâtiments", "Conseillers", "Batailles", "La Récompense du Roi"},
}


@pytest.mark.parametrize("game", games.ours())
@pytest.mark.slow
def test_points_by_source_add_up_to_the_score(game: str) -> None:
    title = games.title(game)
    match: Match[Any] = Match(title, title.table(max(title.players)), FastChance(3))
    play_match(match, "random", 3)
    outcome, log = title.outcome(match.state), match.log(SPECTATOR)
    for words in (Words(lang, game) for lang in LANGUAGES):
        found = points_by_source(words, log, outcome.scores)
        if words.naming.points:
            assert [sum(sources.values()) for sources in found] == list(outcome.scores)
        assert len({tuple(sources) for sources in found}) == 1, "the same columns for all"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sources_of_kingsburg_are_few_and_named(lang: str) -> None:
    title = games.title("kingsburg")
    match: Match[Any] = Match(title, title.table(3), FastChance(5))
    play_match(match, "eager", 5)
    sources = points_by_source(Words(lang, "kingsburg"), match.log(SPECTATOR), title.outcome(match.state).scores)
    assert set(sources[0]) <= NAMES[lang]
    assert len(sources[0]) >= 3
    totals = [sum(mine[name] for mine in sources) for name in sources[0]]
    assert totals == sorted(totals, reverse=True)


def test_what_the_events_do_not_explain_is_said_so() -> None:
    words = Words("en", "kingsburg")
    assert points_by_source(words, (), [7, 0]) == [{"Other": 7}, {"Other": 0}]
    assert points_by_source(Words("en"), (), [7, 0]) == [{}, {}], "a game that doesn't say"


@pytest.mark.parametrize("game", games.ours())
def test_what_counts_points_is_an_event_with_these_fields(game: str) -> None:
    for tag, fields in Words("en", game).naming.points.items():
        kind: type[Event] = games.title(game).events[tag]
        assert {"seat", *fields} <= {field.name for field in msgspec.structs.fields(kind)}
