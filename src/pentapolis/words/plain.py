"""Fallbacks for missing texts of a game: keys, names of fields, and their values.

A game is playable without a word of its own. An action is shown as its text, `bid count=3 face=5`, an event the same
way, a decision by its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ..kernel.action import Action, text
from ..kernel.event import Event
from .naming import player
from .parts import Marks

if TYPE_CHECKING:
    from .language import Words

SILENT = ("game-tagline", "game-about", "game-provenance")
"""Texts that may be left out without a substitute."""
SEATS = ("seat", "seats")
NOTHING = "–"
"""Placeholder of a hidden or empty value."""


def substitute(key: str, game: str) -> str:
    """Fallback for a missing text: a name made of the key, an empty description, or the key itself.

    >>> substitute("decision-choose-hero", "toy"), substitute("decision-choose-hero-look", "toy")
    ('Choose hero', '')
    >>> substitute("game-name", "liars_dice"), substitute("kind-dice", "toy")
    ('Liars dice', 'kind-dice')
    """
    head, _, rest = key.partition("-")
    if key == "game-name":
        return titled(game)
    if key in SILENT or (head == "decision" and rest.endswith(("-what", "-look"))):
        return ""
    return titled(rest) if head in ("decision", "option") and rest else key


def plain_action(action: Action, marks: Marks) -> str:
    """An action as its text; each of its fields can be told apart."""
    name, *fields = text(action).split(" ")
    return " ".join([name, *(_field(one, marks) for one in fields)])


def plain_event(words: Words, event: Event, names: Sequence[str], marks: Marks) -> str:
    """An event by its id and its fields, players by their names."""
    said = [str(event.__struct_config__.tag)]
    for field, value in fields_of(event).items():
        if field in SEATS:
            held = [value] if isinstance(value, int) else value
            told = words.listed([marks.around(player(words, seat, names), field, seat, seat=seat) for seat in held])
        else:
            told = marks.around(shown(value), field, shown(value))
        said.append(f"{field}={told}")
    return " ".join(said)


def _field(written: str, marks: Marks) -> str:
    field, _, value = written.partition("=")
    return marks.around(written, field, value)


def shown(value: Any) -> str:
    """A value in a few signs: `3`, `yes`, `3 5 6`, `wine 2, gold 1`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value in ("", [], (), {}) or (isinstance(value, int) and value == -1):
        return NOTHING
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(one)}" for key, one in value.items())
    if isinstance(value, list | tuple):
        return (" " if all(isinstance(one, int | str) for one in value) else ", ").join(map(shown, value))
    if isinstance(value, msgspec.Struct):
        return ", ".join(f"{titled(name).lower()} {shown(one)}" for name, one in fields_of(value).items())
    return str(value)


def fields_of(struct: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct, whole."""
    return msgspec.structs.asdict(struct)


def titled(name: str) -> str:
    """An id as a name: "Liars dice"."""
    said = name.replace("_", " ").replace("-", " ")
    return said[:1].upper() + said[1:]
