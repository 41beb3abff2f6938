"""Saved games as data: a record, with what a terminal needs beside it to go on."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ..kernel.record import Record, Snapshot
from ..kernel.refusal import Malformed
from ..kernel.title import Title


class Terminal(msgspec.Struct):
    """What a terminal needs to go on: the bot of each seat ("" for a person), how much of the dice is used, the state
    itself, in case that a later version plays by other rules, how long it has been played, whether it is guided,
    whether several people have agreed on hints, and in which round and move each bot has last proposed something."""

    bots: list[str]
    bot_seed: int
    drawn: int
    over: bool = False
    snapshot: Snapshot | None = None
    played_s: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    guided: bool = False
    hints: bool = False
    proposed: dict[str, tuple[int, int]] = {}


class Saved(Record, omit_defaults=True):
    """A record with what the terminal needs beside it."""

    terminal: Terminal | None = None


def check_record(record: Record, title: Title[Any]) -> None:
    """Does a record seat the players of this game, and take back only what was done? `Malformed` names the field."""
    if record.table.seats not in title.players:
        raise Malformed("malformed-record", detail="$.table.seats")
    if len(record.names) != record.table.seats:
        raise Malformed("malformed-record", detail="$.names")
    try:
        _ = record.moves
    except ValueError:
        raise Malformed("malformed-record", detail="$.entries") from None
