"""What people agree on before they play: the game and its options, the seats, and what the presets mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from ... import games
from ...kernel.refusal import BadTable, Malformed
from ...kernel.title import Title
from ...words import Words
from .. import library
from ..people.identity import Visitor, clean_name, is_plain
from ..trouble import Trouble
from ..wire.tables import Clock, NewSeat, Settings

BOTS_TABLE = 3
"""Seats of a table against bots, where the game allows it."""


class Place(msgspec.Struct):
    """A seat to be: who sits there, and their share in the dice."""

    kind: str = "open"
    visitor: str | None = None
    name: str = ""
    bot: str = ""
    number: int = 0


class TableDraft(msgspec.Struct):
    """A table to be written down."""

    game: str
    version: int
    preset: str
    name: str
    options: dict[str, str]
    settings: Settings
    places: list[Place]
    owner: str
    box: str = ""
    components: str = ""
    members: list[str] = []


def settings_of(preset: str) -> Settings:
    """What a preset agrees on."""
    if preset == "daily":
        return Settings(pace="slow", clock=Clock(kind="daily", move_s=24 * 60 * 60))
    return Settings()


def several(seats: Iterable[str]) -> bool:
    """Whether where these kinds of seats play there is more than one person, or may be.

    >>> several(["person", "bot"]), several(["person", "open"])
    (False, True)
    """
    return sum(kind != "bot" for kind in seats) > 1


def with_hints(settings: Settings, seats: Iterable[str]) -> Settings:
    """What was agreed on, where these kinds of seats play: unless it was chosen, several people have no hints.

    >>> with_hints(Settings(), ["person", "bot"]).hints, with_hints(Settings(), ["person", "open"]).hints
    (True, False)
    """
    if settings.hints is not UNSET:
        return settings
    return msgspec.structs.replace(settings, hints=not several(seats))


def changed(old: Settings, new: Settings, seats: Iterable[str]) -> Settings:
    """Settings that replace others: hints are chosen only where they are not what the table shows already.

    >>> [changed(Settings(), Settings(hints=on), ["person", "bot"]).hints for on in (True, False)]
    [UNSET, False]
    """
    if new.hints in (UNSET, with_hints(old, seats).hints):
        return msgspec.structs.replace(new, hints=old.hints)
    return new


def usual_seats(preset: str, title: Title[Any]) -> list[NewSeat]:
    """Who sits at a table whose maker didn't say: bots, or as many friends as the game takes."""
    most, fewest = max(title.players), min(title.players)
    if preset == "bots":
        others = max(fewest, min(BOTS_TABLE, most)) - 1
        return [NewSeat("me"), *[NewSeat("bot")] * others]
    return [NewSeat("me"), *[NewSeat("open")] * (most - 1)]


def known_game(game: str) -> Title[Any]:
    """A game by its id."""
    try:
        return games.title(game)
    except LookupError:
        raise Malformed("cli-no-game", game=game, games=", ".join(games.names())) from None


def agree(title: Title[Any], count: int, options: dict[str, str], box: str = "") -> dict[str, str]:
    """The options of a table with so many seats, all named; `Malformed` says what can't be agreed."""
    try:
        return title.table(count, options, box).options
    except BadTable as bad:
        raise Malformed(bad.reason, **bad.arguments) from None


def adapted(title: Title[Any], count: int, options: dict[str, str]) -> dict[str, str]:
    """What was agreed on, now that so many play: where the rules leave one value only, it is that one."""
    known = {option.id: option for option in title.options}
    return {id: known[id].adapted(value, count) if id in known else value for id, value in options.items()}


def known_bot(title: Title[Any], bot: str) -> str:
    """A bot that can play this game; without a name the usual one."""
    if not bot:
        return library.usual_bot(title)
    if bot not in library.levels(title):
        raise Malformed("cli-no-bot", bot=bot[:40], bots=", ".join(library.levels(title)))
    return bot


def unlike(name: str, others: Sequence[str]) -> str:
    """A name that nobody else at the table has.

    >>> unlike("Anna", ["Ben"]), unlike("Anna", ["Anna", "Anna 2"])
    ('Anna', 'Anna 3')
    """
    tried, number = name, 1
    while tried in others:
        number += 1
        tried = f"{name[:36]} {number}"
    return tried


def share(number: int) -> int:
    """A client's share in the dice: 64 bits, whatever it sent."""
    return number & 0xFFFF_FFFF_FFFF_FFFF


def check_settings(settings: Settings) -> None:
    """What can be agreed: a webhook is a web address, and a clock gives time."""
    check_webhook(settings.webhook)
    clock = settings.clock
    if (clock.kind == "live" and not clock.bank_s) or (clock.kind == "daily" and not clock.move_s):
        raise Trouble("no-time", 400)


def check_webhook(address: str) -> None:
    """A webhook is a web address, or none."""
    if address and not (address.startswith(("http://", "https://")) and is_plain(address)):
        raise Trouble("webhook", 400)


def places(title: Title[Any], given: Sequence[NewSeat], visitor: Visitor, number: int, words: Words) -> list[Place]:
    found: list[Place] = []
    for seat in given:
        others = [place.name for place in found]
        if seat.kind == "me":
            name = unlike(clean_name(seat.name if seat.name.strip() else visitor.name), others)
            found.append(Place("person", visitor.id, name, "", share(number)))
        elif seat.kind == "bot":
            bot = known_bot(title, seat.bot)
            name = clean_name(seat.name if seat.name.strip() else library.bot_name(words, bot))
            found.append(Place("bot", None, unlike(name, others), bot))
        else:
            found.append(Place())
    return found
