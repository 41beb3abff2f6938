"""How commands speak: consoles, JSON, progress bars, and the one sentence that ends a command early."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ..kernel.refusal import Refused
from ..words import Words, refusal

if TYPE_CHECKING:
    from rich.console import Console

T = TypeVar("T")

OK, FAILED, USAGE, CRASHED, INTERRUPTED = 0, 1, 2, 70, 130
DIGITS = 9
"""A number of more digits is one too many of anything."""
CLIP = 40
"""Signs of an input that are worth repeating."""
UNBROKEN = re.compile(r"[^\S\u00a0\u202f]*(?:\S|[\u00a0\u202f])+[^\S\u00a0\u202f]*")
"""A word and the spaces around it; a no-break space belongs to the word."""
PATIENCE = 1.0
"""Seconds after which a progress bar appears."""


class Stop(Exception):
    """A command ends here: the key of the sentence that says why, and the exit code.

    `because` is a refusal of a game, by its id; said in the game's words it is the sentence's `$why`.
    """

    def __init__(self, key: str, code: int = FAILED, because: tuple[str, Refused] | None = None, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.code = code
        self.because = because
        self.arguments = args

    def sentence(self, words: Words) -> str:
        """What the reader is told."""
        if self.because is None:
            return words.say(self.key, **self.arguments)
        game, refused = self.because
        return words.say(self.key, why=refusal(Words(words.lang, game), refused), **self.arguments)


def whole(typed: str) -> int:
    """A whole number as it was typed; however many digits there are, it costs nothing."""
    digits = typed.strip().lstrip("0") or "0"
    return int(digits) if len(digits) <= DIGITS else 10**DIGITS


def clipped(typed: str) -> str:
    """What was typed, short enough to be repeated in a sentence."""
    return typed if len(typed) <= CLIP else typed[:CLIP] + "…"


def console(stderr: bool = False) -> Console:
    """A console for a person; colours only where they can be shown."""
    from rich import _wrap
    from rich.console import Console

    _wrap.re_word = UNBROKEN  # rich would break a line at a no-break space
    return Console(stderr=stderr, highlight=False, emoji=False, markup=False)


def say(text: str = "") -> None:
    """A line on standard output."""
    print(text)


def complain(text: str) -> None:
    """A line on standard error."""
    print(text, file=sys.stderr)


def print_json(value: Any) -> None:
    """A value for a program, on standard output."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def progress(items: Iterable[T], total: int, words: Words, key: str) -> Iterator[T]:
    """The items, with a bar on standard error, if a person reads that, once they take longer than a moment."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console(stderr=True), transient=True)
    task = bar.add_task(words.say(key), total=total)
    begun, shown = time.monotonic(), False
    try:
        for done, item in enumerate(items, 1):
            if not shown and time.monotonic() - begun > PATIENCE:
                bar.start()
                shown = True
            bar.update(task, completed=done)
            yield item
    finally:
        if shown:
            bar.stop()
