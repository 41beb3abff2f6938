"""What a bot says without being asked: it answers offers at once, and may propose something once in a round."""

from __future__ import annotations

from typing import Any

from ...bots import heuristics
from ...kernel.action import Action
from ...kernel.match import Match


def answer(match: Match[Any], seat: int) -> Action | None:
    """A bot's answer to what others have offered, from what its seat sees; None if nothing waits for one."""
    said: Action | None = _said(match, seat, "unasked")
    return said if said is not None and said in match.title.legal(match.state, seat) else None


def proposal(match: Match[Any], seat: int) -> tuple[Action, bool] | None:
    """The next word of what a bot proposes, and whether it is the last; None if it proposes nothing."""
    said: tuple[Action, bool] | None = _said(match, seat, "proposal")
    return said if said is not None and said[0] in match.title.legal(match.state, seat) else None


def _said(match: Match[Any], seat: int, how: str) -> Any:
    pending = match.title.pending(match.state)
    if pending is None or not pending.free:
        return None
    try:
        says = getattr(heuristics(match.title), how, None)
    except LookupError:
        return None
    return None if says is None else says(match.title.observe(match.state, seat), seat)
