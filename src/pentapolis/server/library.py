"""The shelf: every game with what a visitor wants to know of it, its things and rules; records that are checked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from typing import Any

from .. import games
from ..bots import opponents, usual
from ..cli.saves import Saved, check_record
from ..cli.sheets import art
from ..kernel.decision import Decision
from ..kernel.match import Diverged, Match
from ..kernel.record import Record
from ..kernel.refusal import Malformed, Refused
from ..kernel.title import Option, Title
from ..kernel.verify import Verdict
from ..kernel.verify import verify as check
from ..words import Words, action_sentence, refusal
from ..words.language import MissingText
from ..words.rulebook import rulebook
from ..words.sheet import Thing
from .wire.library import BotLevel, Chapter, Game, OptionValue, Rulebook, RuleText, TableOption, Things, Verified
from .words import words_of

KEPT_BOXES = 100
"""Descriptions of games that are kept, by language and box."""
MOST_ENTRIES = 10_000
"""Longer records are not played again for a stranger."""


def levels(title: Title[Any]) -> list[str]:
    """The bots that can play a game, from the weakest to the strongest."""
    return opponents(title)


def usual_bot(title: Title[Any]) -> str:
    """Who sits in where nobody has chosen a bot."""
    return usual(title)


def bot_name(words: Words, level: str) -> str:
    """What the seat of a bot says."""
    return words.say(f"bot-{level}")


@cache
def game(id: str, lang: str) -> Game:
    """A game on the shelf; `LookupError` if there is none."""
    title = games.title(id)
    words = words_of(lang, title)
    return Game(
        id=id,
        name=words.say("game-name"),
        tagline=words.say("game-tagline"),
        about=words.say("game-about"),
        provenance=words.say("game-provenance"),
        reconstructed=reconstructed(id),
        box=has_box(title),
        players=list(title.players),
        minutes=list(title.minutes),
        weight=title.weight,
        options=[_option(words, option, title.players) for option in title.options],
        bots=[BotLevel(level, bot_name(words, level), words.say(f"bot-{level}-about")) for level in levels(title)],
        standing=dict(title.standing),
        standing_words={
            name: action_sentence(words, title.parse_standing(do), name) for name, do in title.standing.items()
        },
        decisions={name: _decision(words, name) for name, node in title.nodes.items() if isinstance(node, Decision)},
    )


def has_box(title: Title[Any]) -> bool:
    """Whether an owner of the game can put in the values of their own copy."""
    return title.load_box is not None and hasattr(art(title), "doubtful")


def shelf(lang: str) -> list[Game]:
    """Every game."""
    return [game(id, lang) for id in games.names()]


@cache
def reconstructed(id: str) -> bool:
    """Whether a game's own box holds values that no rulebook prints."""
    return any(thing.source == "reconstructed" for thing in things(id, "en"))


@lru_cache(KEPT_BOXES)
def things(id: str, lang: str, box: str = "") -> tuple[Thing, ...]:
    """Everything of a game that explains itself, with the values of a box that is loaded."""
    sheet = art(games.title(id))
    return tuple(sheet.things(box, words_of(lang, games.title(id)))) if sheet is not None else ()


def described(id: str, lang: str, components: str = "") -> Things:
    """The same for an owner's component file (empty: ours), with what a drawn board prints."""
    title = games.title(id)
    sheet, box = art(title), _box(title, components) if components else ""
    return Things(list(things(id, lang, box)), sheet.facts(box) if sheet is not None else None)


@cache
def rules(id: str, lang: str) -> Rulebook:
    """The rules of a game, chapter by chapter; `LookupError` if they are not written yet."""
    games.title(id)
    chapters: list[Chapter] = []
    for rule in rulebook(id, lang).values():
        if not chapters or chapters[-1].title != rule.section:
            chapters.append(Chapter(rule.section, []))
        chapters[-1].rules.append(RuleText(rule.id, rule.text))
    return Rulebook(id, chapters)


def _option(words: Words, option: Option, players: Sequence[int]) -> TableOption:
    named = []
    for value in option.values:
        seats = [count for count in players if value in option.allowed(count)]
        limited = [] if len(seats) == len(players) else seats
        named.append(OptionValue(value, words.say(f"option-{option.id}-{value}"), limited))
    return TableOption(option.id, words.say(f"option-{option.id}"), option.default, named)


def _decision(words: Words, name: str) -> str:
    """The title of a decision; where it needs to know what it is asked about, its name will do."""
    try:
        return words.say(f"decision-{name}")
    except MissingText:
        return name.replace("_", " ").capitalize()


# records from outside


class Read:
    """A record that came from outside, with its game, and the bots in its seats ("" for a person)."""

    def __init__(self, record: Record, title: Title[Any], bots: list[str]) -> None:
        self.record = record
        self.title = title
        self.bots = bots

    def replayed(self) -> Match[Any]:
        """The match it tells of; `Malformed` if it tells of none."""
        try:
            return Match.replay(self.title, self.record)
        except Diverged as diverged:
            raise Malformed("import-diverged", move=diverged.move) from None
        except Refused:
            raise
        except Exception as error:  # a bent record does anything to the rules; its reader gets one sentence
            raise Malformed("malformed-record", detail=type(error).__name__) from error

    def verdict(self) -> Verdict:
        """Whether its dice are genuine."""
        try:
            return check(self.title, self.record)
        except Refused:
            raise
        except Exception as error:
            raise Malformed("malformed-record", detail=type(error).__name__) from error


def read(data: bytes, loaded: list[tuple[Title[Any], str]] | None = None) -> Read:
    """A record as it was sent; `Malformed` says what is wrong with it. `loaded` hears of the box it brought."""
    try:
        record = Saved.from_json(data)
        if len(record.entries) > MOST_ENTRIES:
            raise Malformed("import-too-long", most=MOST_ENTRIES)
        title = games.title(record.game)
        check_record(record, title)
        bots = _bots(record, title)
        if record.table.box:
            box = _box(title, record.components)
            if loaded is not None:
                loaded.append((title, box))
            if box != record.table.box:
                raise Malformed("import-components")
    except LookupError:
        raise Malformed("import-no-game", game=record.game[:40]) from None
    except Refused:
        raise
    except (ValueError, RecursionError) as error:
        raise Malformed("malformed-record", detail=type(error).__name__) from None
    return Read(record, title, bots)


def _bots(record: Record, title: Title[Any]) -> list[str]:
    """The bot of each seat, as far as a terminal noted it: the level it played at, however it was set; one that nobody
    can have at a table is the usual one."""
    terminal = record.terminal if isinstance(record, Saved) else None
    if terminal is None:
        return [""] * record.table.seats
    if len(terminal.bots) != record.table.seats:
        raise Malformed("malformed-record", detail="$.terminal.bots")
    kinds = [bot.partition(":")[0] for bot in terminal.bots]
    return [kind if not kind or kind in levels(title) else usual_bot(title) for kind in kinds]


def _box(title: Title[Any], components: str) -> str:
    """The box that a record's component file makes; empty if it makes none."""
    try:
        return title.load_box(components.encode()) if title.load_box is not None else ""
    except Refused:
        return ""


_beside = ThreadPoolExecutor(1, "records")
"""Records from outside are played again beside the tables, one after the other: they may cost seconds of a core."""


async def verified(data: bytes, lang: str, in_use: Callable[[str], bool]) -> Verified:
    """The verdict on a record, in the reader's words. A box that came with it is dropped, unless it is in use."""
    loaded: list[tuple[Title[Any], str]] = []
    try:
        return await asyncio.get_running_loop().run_in_executor(_beside, _verified, data, lang, loaded)
    finally:
        for title, box in loaded:
            if title.drop_box is not None and not in_use(box):
                title.drop_box(box)


def _verified(data: bytes, lang: str, loaded: list[tuple[Title[Any], str]]) -> Verified:
    words = words_of(lang)
    try:
        found = read(data, loaded)
        verdict = found.verdict()
    except Refused as refused:
        return Verified(False, refusal(words, refused))
    name = words_of(lang, found.title).say("game-name")
    if verdict.genuine:
        message = words.say("verify-genuine", n=verdict.outcomes, file=name)
    else:
        message = words.say(verdict.reason, move=verdict.move, found=verdict.found, expected=verdict.expected)
    return Verified(verdict.genuine, message, verdict.move, verdict.outcomes, found.title.id, found.record.names)


async def playable(data: bytes) -> tuple[Read, Match[Any]]:
    """A record that replays; `Malformed` says why not."""

    def play() -> tuple[Read, Match[Any]]:
        found = read(data)
        return found, found.replayed()

    return await asyncio.get_running_loop().run_in_executor(_beside, play)
