"""An owner's component file, read within bounds.

`tomllib` needs quadratic time and memory for a long dotted key, recurses into nested values, and keeps about a kilobyte
for every table. So a file is measured before it is parsed, in one pass over its tokens: what passes is parsed in less
than half a second and 50 MB, and `tomllib` raises nothing but `TOMLDecodeError` for it.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from typing import Any

import msgspec

from .record import place_of
from .refusal import BadComponents

SIZE = 200_000
"""Bytes of a file."""
KEY_PARTS = 8
"""Parts of a dotted key or heading: `track.housing.length` has three."""
NESTING = 8
"""Arrays and inline tables within each other."""
WORD = 64
"""Characters of a number, a date or a bare key."""
PARTS = 30_000
"""Values, keys and headings in all."""

_TOKEN = re.compile(
    r'''
      (?P<dot> \. )
    | (?P<open> [\[{] )
    | (?P<close> [\]}] )
    | (?P<part> [=,] )
    | (?P<line> \n )
    | (?P<word> [^\s"'\#\[\]{}=,.]++ )
    | (?P<skip> [^\S\n]++ | \#[^\n]*+
        | """ (?: [^"\\]++ | \\[\s\S] | "(?!"") )*+ """ "{0,2}
        | \'\'\' (?: [^']++ | '(?!'') )*+ \'\'\' '{0,2}
        | "(?!"") (?: [^"\\\n]++ | \\[^\n] )*+ "
        | '(?!'') [^'\n]*+ ' )
    ''',
    re.VERBOSE,
)
"""A token as `tomllib` cuts them. Where this finds none there is a string without an end."""


def load(source: bytes) -> dict[str, Any]:
    """The tables of a component file; `BadComponents` says why it can't be read."""
    if len(source) > SIZE:
        raise BadComponents("components-size", most=SIZE // 1000)
    try:
        text = source.decode("utf-8")
    except UnicodeDecodeError:
        raise BadComponents("components-no-toml", line=0) from None
    measure(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise BadComponents("components-no-toml", line=int(line[1]) if line else 0) from None


def converted(data: Any, kind: Any, place: str) -> Any:
    """Data of a component file as a type; `BadComponents` says which value of this table can't be used, and why."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        place += place_of(error).removeprefix("$")
        bound = re.search(r"([<>])= (-?\d+)", str(error))
        if bound is None:
            raise BadComponents("components-value", place=place) from None
        reason = "components-low" if bound[1] == ">" else "components-high"
        raise BadComponents(reason, place=place, bound=int(bound[2])) from None


def measure(text: str) -> None:
    """Refuse what would cost `tomllib` much. Whether it is TOML is left to `tomllib`: up to its first error both cut
    the text into the same tokens."""
    dots = nesting = parts = at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise _refused("components-no-toml", text, at)
        kind = token.lastgroup
        if kind == "word":
            if token.end() - at > WORD:
                raise _refused("components-word", text, at, most=WORD)
        elif kind == "dot":
            dots, parts = dots + 1, parts + 1
            if dots >= KEY_PARTS:
                raise _refused("components-key", text, at, most=KEY_PARTS)
        elif kind != "skip":
            dots = 0
            nesting += (kind == "open") - (kind == "close")
            parts += kind in ("open", "part")
            if nesting > NESTING:
                raise _refused("components-nesting", text, at, most=NESTING)
        if parts > PARTS:
            raise BadComponents("components-parts", most=PARTS)
        at = token.end()


def _refused(reason: str, text: str, at: int, **args: int) -> BadComponents:
    return BadComponents(reason, line=text.count("\n", 0, at) + 1, **args)


PROVENANCE = ("source", "ref", "why", "note")
"""Keys that say where the values of a table come from; a file may say anything there, and nothing of it is kept."""
GROWTH = 10_000
"""Characters by which the data of an owner's box may be longer than ours."""


def lean(ours: Any, laid: Any) -> Any:
    """The data of an owner's box, sharing all that it has in common with ours, which nobody changes; `BadComponents` if
    it holds far more than a real box."""
    if len(repr(laid)) > len(repr(ours)) + GROWTH:
        raise BadComponents("components-large")
    return _shared(ours, laid)


def _shared(ours: Any, laid: Any) -> Any:
    if ours == laid and type(ours) is type(laid):
        return ours
    if isinstance(ours, dict) and isinstance(laid, dict):
        return {key: _shared(ours.get(key), value) for key, value in laid.items()}
    if _are_rows(ours) and _are_rows(laid) and len(ours) == len(laid):
        return [_shared(row, other) for row, other in zip(ours, laid, strict=True)]
    return laid


def keep_printed(ours: Any, laid: Any, place: str = "", source: str = "") -> None:
    """Refuse a file that replaces what the book prints: a value in a table of ours whose `source` is `book`."""
    if isinstance(ours, dict) and isinstance(laid, dict):
        source = ours.get("source", source)
        for key in sorted((ours.keys() | laid.keys()) - set(PROVENANCE)):
            keep_printed(ours.get(key), laid.get(key), f"{place}.{key}" if place else key, source)
    elif _are_rows(ours) and _are_rows(laid) and len(ours) == len(laid):
        for number, (row, other) in enumerate(zip(ours, laid, strict=True)):
            name = next((row[key] for key in ("id", "card", "number", "index") if key in row), number)
            keep_printed(row, other, f"{place}.{name}", source)
    elif source == "book" and ours != laid:
        raise printed(place)


def _are_rows(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def printed(place: str, rule: str = "") -> BadComponents:
    """The book prints this value."""
    return BadComponents("components-printed", rule, place=place)


def box_id(source: bytes) -> str:
    """The id under which a table names the box that a component file makes."""
    return hashlib.sha256(source).hexdigest()[:16]
