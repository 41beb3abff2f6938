"""Words: every text a player reads, in French and English, from the `.ftl` files. They know no game.

    >>> from pentapolis.words import Words
    >>> Words("fr", "kingsburg").say("building-church")
    'Église'

`Words` finds texts by key; `sentences` turns actions, events, refusals and decisions into sentences; `reading` turns
what a player types back into an action; `sheet` is the board as text; `rulebook` reads the rules.
"""

from __future__ import annotations

from .language import LANGUAGES, MissingText, Words, language
from .sentences import Prompt, action_sentence, event_sentence, group_sentence, prompt, refusal

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Prompt",
    "Words",
    "action_sentence",
    "event_sentence",
    "group_sentence",
    "language",
    "prompt",
    "refusal",
]
