"""What people type, in their own words, is the action they mean."""

from __future__ import annotations

import pytest

from pentapolis import games
from pentapolis.kernel.action import text
from pentapolis.kernel.refusal import Malformed
from pentapolis.words import Words
from pentapolis.words.reading import read_action

KINDS = games.title("kingsburg").actions


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "construct building=church", "construct building=church"),
        ("en", "construct church", "construct building=church"),
        ("en", "build Stone Wall", "construct building=stone_wall"),
        ("fr", "construire église", "construct building=church"),
        ("fr", "bâtir murs de pierre", "construct building=stone_wall"),
        ("fr", "construct building=church", "construct building=church"),
        ("en", "place 8 5 3", "place advisor=8 colored_dice=3,5"),
        ("en", "place 8 5,3", "place advisor=8 colored_dice=3,5"),
        ("en", "place treasurer 5 3 plus_two=yes", "place advisor=8 colored_dice=3,5 plus_two=yes"),
        ("fr", "poser grand veneur 6 3", "place advisor=9 colored_dice=3,6"),
        ("en", "take 2 gold 1 wood", "take gold=2 wood=1"),
        ("en", "take stone", "take stone=1"),
        ("fr", "prendre 2 pierres", "take stone=2"),
        ("fr", "donner bois", "exchange give=wood"),
        ("fr", "payer pion « +2 »", "pay payment=plus_two"),
        ("en", "pass", "pass"),
        ("fr", "passer", "pass"),
        ("en", "give up 1 gold", "lose gold=1"),
    ],
)
def test_words_that_mean_an_action(lang: str, typed: str, meant: str) -> None:
    assert text(read_action(Words(lang, "kingsburg"), typed, KINDS)) == meant


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [("en", "bid 0", "bid florins=0"), ("fr", "enchérir 0", "bid florins=0"), ("en", "bid 100", "bid florins=100")],
)
def test_a_number_may_be_nothing(lang: str, typed: str, meant: str) -> None:
    assert text(read_action(Words(lang, "medioevo"), typed, games.title("medioevo").actions)) == meant


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "malformed-empty"),
        ("jump", "malformed-verb"),
        ("place", "malformed-missing"),
        ("construct church now", "malformed-loose"),
        ("construct building=church building=inn", "malformed-twice"),
        ("place treasure 5", "malformed-loose"),
    ],
)
def test_words_that_mean_nothing(typed: str, reason: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_action(Words("en", "kingsburg"), typed, KINDS)
    assert refused.value.reason == reason
