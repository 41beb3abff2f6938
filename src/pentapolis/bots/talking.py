"""What a bot says without being asked: it answers offers at once, with a reason, and may propose something."""

from __future__ import annotations

from typing import Any

from ..kernel.action import Action
from ..kernel.match import Match
from .protocol import heuristics
from .search import LEVELS


def proposes(name: str) -> bool:
    """Whether a bot of that name says anything of its own accord: levels do. Every bot answers."""
    return name.partition(":")[0] in LEVELS


def answer(match: Match[Any], seat: int) -> Action | None:
    """A bot's answer to what others have offered, from what its seat sees; None if nothing waits for one."""
    said: Action | None = _said(match, seat, "unasked")
    return said if said is not None and said in match.title.legal(match.state, seat) else None


def because(match: Match[Any], seat: int, action: Action) -> str:
    """Why a bot answers so: the id of a sentence of the game (`because-<id>`); empty if it does not say."""
    why: str | None = _said(match, seat, "because", action)
    return why or ""


def proposal(match: Match[Any], seat: int) -> tuple[Action, bool] | None:
    """The next word of what a bot proposes, and whether it is the last; None if it proposes nothing."""
    said: tuple[Action, bool] | None = _said(match, seat, "proposal")
    return said if said is not None and said[0] in match.title.legal(match.state, seat) else None


def _said(match: Match[Any], seat: int, how: str, *about: Action) -> Any:
    pending = match.title.pending(match.state)
    if pending is None or not pending.free:
        return None
    try:
        says = getattr(heuristics(match.title), how, None)
    except LookupError:
        return None
    return None if says is None else says(match.title.observe(match.state, seat), seat, *about)
