"""What a bot says without being asked: it answers offers at once, with a reason, and may propose something."""

from __future__ import annotations

from typing import Any

from ..kernel.action import Action
from ..kernel.match import Match
from .given import talk_of
from .search import LEVELS


def proposes(name: str) -> bool:
    """Whether a bot of that name says anything of its own accord: levels do. Every bot answers."""
    return name.partition(":")[0] in LEVELS


def answer(match: Match[Any], seat: int) -> Action | None:
    """A bot's answer to what others have offered, from what its seat sees; None if nothing waits for one."""
    says = talk_of(match.title).unasked
    said = says(_seen(match, seat), seat) if says is not None and _is_free(match) else None
    return said if said is not None and said in match.title.legal(match.state, seat) else None


def because(match: Match[Any], seat: int, action: Action) -> str:
    """Why a bot answers so: the id of a sentence of the game (`because-<id>`); empty if it does not say."""
    says = talk_of(match.title).because
    return says(_seen(match, seat), seat, action) if says is not None and _is_free(match) else ""


def proposal(match: Match[Any], seat: int) -> tuple[Action, bool] | None:
    """The next word of what a bot proposes, and whether it is the last; None if it proposes nothing."""
    says = talk_of(match.title).proposal
    said = says(_seen(match, seat), seat) if says is not None and _is_free(match) else None
    return said if said is not None and said[0] in match.title.legal(match.state, seat) else None


def _is_free(match: Match[Any]) -> bool:
    """Whether anybody may say something now."""
    pending = match.title.pending(match.state)
    return pending is not None and pending.free


def _seen(match: Match[Any], seat: int) -> Any:
    return match.title.observe(match.state, seat)
