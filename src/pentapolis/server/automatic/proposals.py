"""What a bot has proposed of its own accord, by the log: the last word of a proposal is stored with a key that says in
which round, and from which entry on, it was said. So every process knows of it, also after a restart."""

from __future__ import annotations

from typing import Any

from ...kernel.match import Match
from ...kernel.record import Move
from ..play.moves import marked
from ..play.room import Room


def proposal_key(match: Match[Any]) -> str:
    """The key for the last word of what is proposed now. No client can send one like it: theirs have no spaces."""
    return f"{_in_round(match)}{len(match.record.entries)}"


def has_proposed(room: Room, match: Match[Any], seat: int) -> bool:
    """Whether a seat's bot has proposed something in this round; not if the table has gone back to before that."""
    stem = marked(seat, _in_round(match))
    said = [int(mark.removeprefix(stem)) for mark in room.keys if mark.startswith(stem)]
    if not said:
        return False
    since = match.record.entries[max(said) :]  # others may have said something in the same moment
    last = next((entry for entry in since if isinstance(entry, Move) and entry.seat == seat), None)
    return any(move is last for move in match.record.moves)


def _in_round(match: Match[Any]) -> str:
    return f"proposal {match.title.rounds(match.state)} "
