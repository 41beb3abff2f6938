"""Words: every text a player reads, in French and English, from the `.ftl` files. They know no game.

    >>> from pentapolis.words import Words
    >>> Words("fr", "kingsburg").say("building-church")
    'Église'

`Words` finds texts by key; `sentences` turns actions, events, refusals and decisions into sentences, whole or in
`parts`; `reading` turns what a player types back into an action; `sheet` is the board as text; `rulebook` reads the
rules.
"""

from __future__ import annotations

from .language import LANGUAGES, MissingText, Words, language
from .parts import Part
from .sentences import (
    Prompt,
    action_parts,
    action_sentence,
    event_parts,
    event_sentence,
    group_sentence,
    prompt,
    refusal,
)

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Part",
    "Prompt",
    "Words",
    "action_parts",
    "action_sentence",
    "event_parts",
    "event_sentence",
    "group_sentence",
    "language",
    "prompt",
    "refusal",
]
