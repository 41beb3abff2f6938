"""Sentences in parts: what is plain text, and what came from which field.

A client draws chips, colours names and explains things; it needs to know that "the Church" in a sentence is the field
`building` with the value `church`. So the values get marks before Fluent puts them into the sentence, wherever the
language wants them, and the sentence is cut at the marks afterwards. Marks are signs for private use, which no text
has. A variable that chooses between variants is compared as what it is, without its marks.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from fluent.runtime.types import FluentType

BEGIN, END = "\ue000", "\ue001"
FIRST = 0xE100
_MARKED = re.compile(f"{BEGIN}(.)(.*?){END}", re.DOTALL)


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a sentence. Plain text has nothing but `text`.

    `field` and `value` say what it came from, the value written as in an action's text (`8`, `3,5`). Where it names a
    thing, `kind` and `id` are that thing's (`building`, `church`); where it names a player, `seat` is the player's.
    """

    text: str
    field: str = ""
    value: str = ""
    kind: str = ""
    seat: int = -1
    id: str = ""


class Marks:
    """No marks at all: for sentences that are read as a whole."""

    def around(self, text: str, field: str, value: Any, kind: str = "", id: str = "", seat: int = -1) -> str:
        """A text with its marks."""
        return text

    def of(self, text: str, field: str, value: Any, kind: str = "", id: str = "") -> Any:
        """A variable of a sentence that is shown with its marks, and compared without."""
        return text


class Cutting(Marks):
    """The marks of one sentence."""

    def __init__(self) -> None:
        self._parts: list[Part] = []

    def around(self, text: str, field: str, value: Any, kind: str = "", id: str = "", seat: int = -1) -> str:
        if not text:
            return text
        self._parts.append(Part(text, field, _written(value), kind, seat, id if kind else ""))
        return f"{BEGIN}{chr(FIRST + len(self._parts) - 1)}{text}{END}"

    def of(self, text: str, field: str, value: Any, kind: str = "", id: str = "") -> Any:
        return _Variable(text, self.around(text, field, value, kind, id))

    def cut(self, sentence: str) -> tuple[Part, ...]:
        """The parts of a sentence that was made with these marks; joined they are the sentence without them."""
        found: list[Part] = []
        at = 0
        for match in _MARKED.finditer(sentence):
            if match.start() > at:
                found.append(Part(sentence[at : match.start()]))
            part = self._parts[ord(match[1]) - FIRST]
            found.append(part if part.text == match[2] else msgspec.structs.replace(part, text=match[2]))
            at = match.end()
        if at < len(sentence):
            found.append(Part(sentence[at:]))
        return tuple(found)


class _Variable(FluentType):
    """A text that Fluent shows with marks and compares without."""

    def __init__(self, text: str, marked: str) -> None:
        self.text = text
        self.marked = marked

    def format(self, locale: Any) -> str:
        return self.marked

    def __eq__(self, other: object) -> bool:
        return self.text == other

    def __hash__(self) -> int:
        return hash(self.text)


def _written(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
