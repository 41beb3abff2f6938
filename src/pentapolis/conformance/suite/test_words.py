"""Every decision introduces itself, in both languages and in short: its name, what it is, what to look at."""

from __future__ import annotations

import re

import pytest

from ... import games
from ...kernel.decision import Decision
from ...words import LANGUAGES, Words

LONGEST = 140
NAME = "a dozen signs"
"""What is put for a variable to measure a sentence."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_introduces_itself_in_short(game: str, lang: str) -> None:
    words, title = Words(lang, game), games.title(game)
    decisions = [node.name for node in title.nodes.values() if isinstance(node, Decision)]
    assert decisions
    for name in decisions:
        said = [written(words, f"decision-{name}{part}") for part in ("", "-what", "-look")]
        assert all(said), f"decision-{name} is not said in {lang}: {said}"
        assert max(map(len, said)) <= LONGEST, f"decision-{name} says too much in {lang}: {max(said, key=len)}"
        assert len(set(said)) == 3, f"decision-{name} says the same twice in {lang}"


def written(words: Words, key: str) -> str:
    """A text as it stands in its file, with something in the place of each variable; empty if there is none."""
    source = words.source(key)
    return re.sub(r"\{[^{}]*\}", NAME, " ".join(source.split())).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standing_orders_are_said(game: str, lang: str) -> None:
    """What a slow table may start with can be read before it is agreed on."""
    title = games.title(game)
    words = Words(lang, game, title.actions)
    for name, answer in title.standing.items():
        key = f"action-{title.parse_standing(answer).__struct_config__.tag}"
        assert words.has(f"{key}-{name}") or words.has(key)
    for verb in title.orders:
        assert words.has(f"action-{verb}"), f"the order {verb} is not said in {lang}"
