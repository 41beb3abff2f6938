"""QR codes: a link that a phone can read off a screen, as an SVG path or as lines for a terminal."""

from __future__ import annotations

from functools import lru_cache
from io import StringIO
from typing import NamedTuple

import segno

from .wire.common import Link

QUIET = 4
"""Light modules around the code, without which a camera may not find it."""


class Code(NamedTuple):
    """The dark modules as the `d` of an SVG path, over a grid of `size` by `size`."""

    path: str
    size: int


@lru_cache(maxsize=512)
def code(text: str) -> Code:
    """The QR code of a text, its quiet zone included."""
    matrix = segno.make(text, error="m", micro=False).matrix
    runs = [run for y, row in enumerate(matrix, QUIET) for run in _runs(row, y)]
    return Code("".join(runs), len(matrix) + 2 * QUIET)


def _runs(row: bytearray | bytes | tuple[int, ...], y: int) -> list[str]:
    """Neighbouring dark modules as one bar each."""
    found: list[str] = []
    x = 0
    while x < len(row):
        if not row[x]:
            x += 1
            continue
        begin = x
        while x < len(row) and row[x]:
            x += 1
        found.append(f"M{begin + QUIET} {y}h{x - begin}v1h-{x - begin}z")
    return found


def link(url: str) -> Link:
    """A link with its QR code."""
    made = code(url)
    return Link(url, made.path, made.size)


def terminal(text: str) -> str:
    """The QR code of a text as lines for a terminal: two modules a sign."""
    out = StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
