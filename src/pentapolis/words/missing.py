"""The texts that a game still lacks: what `pentapolis doctor` lists and the conformance suite asks for.

Only keys that follow from the title are known here. Names of things and reasons of refusals are found by playing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel.decision import Decision
from ..kernel.title import Title
from .language import LANGUAGES, Words

DECISION = ("", "-what", "-look")
"""The texts of a decision: its title, what it is, what to look at."""


def wanted(title: Title[Any]) -> Iterator[str]:
    """The keys that a game with texts needs."""
    yield from ("game-name", "game-tagline", "game-about", "game-provenance")
    for option in title.options:
        yield f"option-{option.id}"
        yield from (f"option-{option.id}-{value}" for value in option.values)
    for name, node in title.nodes.items():
        if isinstance(node, Decision):
            yield from (f"decision-{name}{part}" for part in DECISION)
    yield from (f"action-{verb}" for verb in title.actions)
    yield from (f"event-{tag}" for tag in title.events)


def missing(title: Title[Any]) -> dict[str, list[str]]:
    """The keys without a text, by language; nothing for a language that has them all.

    A game that has no file of texts in a language lacks all of them there."""
    found = {}
    for lang in LANGUAGES:
        words = Words(lang, title.id)
        lacks = [key for key in dict.fromkeys(wanted(title)) if words.spoken != lang or not words.has(key)]
        if lacks:
            found[lang] = lacks
    return found
