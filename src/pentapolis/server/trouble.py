"""Trouble: a request that is not done. Raised anywhere, answered as a `Problem` in the reader's language."""

from __future__ import annotations

from typing import Any

from ..kernel.refusal import Illegal, Malformed, Refused

STATUS: dict[type[Refused], int] = {Malformed: 400, Illegal: 422}


class Trouble(Exception):
    """Why something was not done: the key of the sentence (`problem-<key>` in the texts), the status, arguments."""

    def __init__(self, key: str, status: int = 400, /, **args: Any) -> None:
        super().__init__(key, status)
        self.key = key
        self.status = status
        self.arguments = args


class GameAway(Trouble):
    """The game of a table can't be played here: its plug-in is not installed any more, is broken, or can't read what
    it stored. The table is kept, in case the plug-in comes back."""

    def __init__(self, game: str, key: str = "game-away") -> None:
        super().__init__(key, 409, game=game)


def stale() -> Trouble:
    """The table has moved on since the view this was chosen on."""
    return Trouble("stale", 409)


def unknown_table() -> Trouble:
    """There is no such table, or it is not this visitor's to know of."""
    return Trouble("no-table", 404)


def not_allowed() -> Trouble:
    """This visitor may not do that."""
    return Trouble("not-allowed", 403)


def not_your_seat() -> Trouble:
    """The seat is somebody else's."""
    return Trouble("not-your-seat", 403)


def not_running() -> Trouble:
    """There is no game going on at this table."""
    return Trouble("not-running", 409)


def too_fast(seconds: int = 1) -> Trouble:
    """Too many requests."""
    return Trouble("too-fast", 429, seconds=seconds)


def status(refused: Refused) -> int:
    """The status that a refusal of the kernel is answered with."""
    return next((code for kind, code in STATUS.items() if isinstance(refused, kind)), 409)
