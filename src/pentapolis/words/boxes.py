"""My box: the values of a game that no rulebook prints, so that whoever owns the game can put in those of their own.

A game that has such values lists them (`doubtful` in its module `sheet`). Values that were changed are written as a
component file, the same that `--components` takes: what differs from ours, laid over whatever the file held before.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from .language import Words

_BARE = re.compile(r"[A-Za-z0-9_-]+")

Place = tuple[str, str, str]
"""Where a value stands: table, entry, field."""


class Figure(msgspec.Struct, frozen=True):
    """A number that may differ in somebody's box. `field` is its name in the component file: `vp`, or `cost.gold` in a
    table of its own, of which all parts are listed."""

    field: str
    label: str
    value: int
    ours: int
    low: int
    high: int


class Doubt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing with values that are not the book's: where they come from (`public`, `reconstructed`; `doubtful` where
    sources differ), what the book confirms, what can be changed. What can't be changed is listed without figures."""

    table: str
    id: str
    name: str
    source: str
    figures: tuple[Figure, ...] = ()
    rule: str = ""
    confirmed: str = ""
    """What the book says of it, in the reader's words."""
    provenance: tuple[str, ...] = ()
    """Where the values come from, in the words of the component file."""


class DoubtGroup(msgspec.Struct, frozen=True):
    """Things of one kind."""

    id: str
    name: str
    entries: tuple[Doubt, ...]


class Doubtful(Protocol):
    """What the module `sheet` of a game offers if it has such values."""

    def doubtful(self, components: bytes, words: Words) -> Sequence[DoubtGroup]:
        """What is not the book's, with the values of a component file (empty: ours), which is read and not kept;
        `BadComponents` if it can't be used."""


def places(groups: Iterable[DoubtGroup]) -> dict[Place, int]:
    """Every value that can be changed, by its place."""
    return {
        (entry.table, entry.id, figure.field): figure.value
        for group in groups
        for entry in group.entries
        for figure in entry.figures
    }


def written(base: bytes, groups: Iterable[DoubtGroup], values: Mapping[Place, int]) -> str:
    """A component file: what `base` (a file that can be used, or nothing) says, and these values of `groups`. It is
    empty if nothing is left that differs from ours."""
    data: dict[str, Any] = tomllib.loads(base.decode("utf-8"))
    for group in groups:
        for entry in group.entries:
            if entry.figures:
                _write(data, entry, values)
    return _toml(data)


def _write(data: dict[str, Any], entry: Doubt, values: Mapping[Place, int]) -> None:
    new: dict[str, Any] = {}
    for name, figures in _by_name(entry).items():
        held = {one.field: values.get((entry.table, entry.id, one.field), one.value) for one in figures}
        if any(held[one.field] != one.ours for one in figures):
            new[name] = held.get(name, {field.partition(".")[2]: value for field, value in held.items()})
    rows: list[dict[str, Any]] = data.pop(entry.table, [])
    said = [row for row in rows if row.get("id") == entry.id]
    for row in said:
        for name in _by_name(entry):
            row.pop(name, None)
    if new and not said:
        rows.append({"id": entry.id} | new)
    elif new:
        said[-1].update(new)
    if kept := [row for row in rows if row not in said or set(row) > {"id"}]:
        data[entry.table] = kept


def _by_name(entry: Doubt) -> dict[str, list[Figure]]:
    """The figures of a thing by the name that stands in the file."""
    found: dict[str, list[Figure]] = {}
    for figure in entry.figures:
        found.setdefault(figure.field.partition(".")[0], []).append(figure)
    return found


def _toml(data: Mapping[str, Any]) -> str:
    """Tables and lists of tables; whatever they hold is written on one line."""
    blocks = []
    for name, held in data.items():
        if isinstance(held, list):
            blocks += [f"[[{_key(name)}]]\n{_lines(row)}" for row in held]
        else:
            blocks.append(f"[{_key(name)}]\n{_lines(held)}")
    return "\n".join(blocks)


def _lines(row: Mapping[str, Any]) -> str:
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in row.items())


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    """A value on one line.

    >>> _value({"gold": 2, "note": 'the "third" edition', "seen": [True, 1.5]})
    '{ gold = 2, note = "the \\\\"third\\\\" edition", seen = [true, 1.5] }'
    """
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        held = ", ".join(f"{_key(name)} = {_value(part)}" for name, part in value.items())
        return f"{{ {held} }}" if held else "{}"
    return str(value.isoformat())  # a date, in a note
