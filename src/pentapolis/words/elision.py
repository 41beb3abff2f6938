"""French elision: "de" before a name that begins with a vowel. Texts write `{ DE($name) }` for "de Théo", "d'Anna".

Only for names that a sentence is said with: in the sentence of an action a client puts names in later, so its text
sets the name apart instead. An h is never elided: nothing in a name tells a mute one from an aspirate one.
"""

from __future__ import annotations

import re
import unicodedata

from babel import Locale
from fluent.runtime.types import FluentType

_FRENCH = Locale("fr")
_MARKS = re.compile("[\ue000-\uf8ff]")
_ELIDED = re.compile("[aeiouæœ]|y[^aeiouy]")


def with_de(name: str | FluentType) -> str:
    """A name after "de"; marks around it (`words.parts`) stay where they are.

    >>> with_de("Théo"), with_de("Éva"), with_de("Yves"), with_de("Yann")
    ('de Théo', "d'Éva", "d'Yves", 'de Yann')
    """
    if isinstance(name, FluentType):  # a variable with marks: as it is shown
        name = str(name.format(_FRENCH))
    plain = unicodedata.normalize("NFD", _MARKS.sub("", name)).lower()
    return f"d'{name}" if _ELIDED.match(plain) else f"de {name}"
