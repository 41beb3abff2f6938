"""Who plays at a terminal: the seats as they are typed, and the table that they and the options make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..bots import BOTS, USUAL
from ..kernel.refusal import BadTable
from ..kernel.title import Title
from ..words import Words
from .output import USAGE, Stop, clipped, whole


class Player(msgspec.Struct, frozen=True):
    """Who plays a seat: a name, and the bot's name if it is one."""

    name: str
    bot: str = ""


def read_players(words: Words, given: str, everybody: int, me: str, usual: str = USUAL) -> list[Player]:
    """Who plays: "Anna,Ben,hard,Cleo@random" or a number of seats, one person and the usual bots. A bot without a name
    of its own is called what it is."""
    if given.strip().isdecimal():
        given = ",".join([me, *[usual] * (whole(given) - 1)])
    parts = split_seats(given)
    if not parts:
        parts = [me, *[usual] * (everybody - 1)]
    players = [_player(words, part) for part in parts]
    return [Player(_unlike(player.name, players[:n]), player.bot) for n, player in enumerate(players)]


def split_seats(given: str) -> list[str]:
    """Split by commas, one part per seat; a bot keeps its parameters: greedy:worlds=8,cap=12.

    >>> split_seats("greedy:worlds=8,cap=12,hard:iterations=60,random")
    ['greedy:worlds=8,cap=12', 'hard:iterations=60', 'random']
    """
    parts: list[str] = []
    for part in (part.strip() for part in given.split(",")):
        if parts and ":" in parts[-1] and "=" in part and ":" not in part:
            parts[-1] += "," + part
        elif part:
            parts.append(part)
    return parts


def _player(words: Words, part: str) -> Player:
    name, at, brain = part.partition("@")
    brain = brain if at else part
    kind = brain.partition(":")[0]
    if kind in BOTS:
        called = words.say(f"bot-{kind}") if words.has(f"bot-{kind}") else kind
        return Player((name if at else "") or called, brain)
    if at:
        raise Stop("cli-no-bot", USAGE, bot=brain, bots=", ".join(BOTS))
    return Player(part)


def _unlike(name: str, others: Sequence[Player]) -> str:
    """Two seats never go by the same name."""
    same = sum(other.name == name for other in others)
    return f"{name} {same + 1}" if same else name


def check_seats(title: Title[Any], seats: int, typed: str) -> None:
    """Is the game for so many players?"""
    if seats not in title.players:
        raise Stop("table-seats", USAGE, low=title.players[0], high=title.players[-1], seats=typed)


def agreed(title: Title[Any], seats: int, options: Mapping[str, str], box: str = "") -> Any:
    """The table that seats and options make, or a sentence that says what can't be agreed."""
    check_seats(title, seats, clipped(str(seats)))
    try:
        return title.table(seats, options, box)
    except BadTable as bad:
        raise Stop(bad.reason, USAGE, None, **bad.arguments) from None
