"""The shelf: every game with what a visitor wants to know of it, its things and rules; records that are checked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from .. import games
from ..bots import opponents, usual
from ..bots.analysis.weighing import lookout_of
from ..kernel.agreement import TableOption
from ..kernel.decision import Decision
from ..kernel.title import Title
from ..lessons.lesson import all_of
from ..words import Words, action_sentence
from ..words.language import MissingText
from ..words.rulebook import rulebook
from ..words.sheet import Thing
from .loaded import LoadedBox
from .wire.common import Extra
from .wire.library import BotLevel, Chapter, Game, NamedOption, OptionValue, Rulebook, RuleText, Texts, Things
from .words import words_of

KEPT_BOXES = 100
"""Descriptions of games that are kept, by language and box."""
BOARD = "board.js"
"""The module of a drawn board, in the folder `board` of a plug-in."""
BOARD_TEXTS = ("board",)
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
        board=board(id),
        lacks=lacks(id),
    )


@cache
def lacks(id: str) -> list[Extra]:
    """The optional parts that a game lacks."""
    title = games.title(id)
    has: dict[Extra, bool] = {
        "rules": has_rulebook(id),
        "lessons": bool(all_of(title)),
        "aid": games.part(id, "aid") is not None,
        "hints": has_lookout(title),
    }
    return [extra for extra, there in has.items() if not there]


def has_rulebook(id: str) -> bool:
    try:
        return bool(rulebook(id, "en"))
    except LookupError:
        return False


def has_lookout(title: Title[Any]) -> bool:
    """Whether anybody can say how likely a seat is to win, and so what it should do."""
    try:
        lookout_of(title)
    except LookupError:
        return False
    return True


def board(id: str) -> str:
    """The address of the board that a plug-in brings (`routes.boards`); empty if it brings none, or is ours."""
    brought = id in games.plugins() and (games.folder(id) / "board" / BOARD).is_file()
    return f"/boards/{id}/{BOARD}" if brought else ""


def has_box(title: Title[Any]) -> bool:
    """Whether an owner of the game can put in the values of their own copy."""
    return title.box is not None and games.sheet(title.id).doubtful is not None


def shelf(lang: str) -> list[Game]:
    """Every game."""
    return [game(id, lang) for id in games.names()]


@cache
def reconstructed(id: str) -> bool:
    """Whether a game's own box holds values that no rulebook prints."""
    return any(thing.source == "reconstructed" for thing in things(id, "en"))


@lru_cache(KEPT_BOXES)
def things(id: str, lang: str, box: str = "") -> tuple[Thing, ...]:
    """Everything of a game that explains itself, with the values of a box that somebody holds."""
    title = games.title(id)
    return tuple(games.sheet(title.id).things(box, words_of(lang, title)))


def described(id: str, lang: str, components: str = "") -> Things:
    """The same for an owner's component file (empty: ours), with what a drawn board prints."""
    title = games.title(id)
    box = LoadedBox(title, components)
    return Things(list(things(id, lang, box.id)), games.sheet(title.id).facts(box.id))


@cache
def texts(id: str, lang: str) -> Texts:
    """All texts of a game with those of its drawn board; `LookupError` if there is no such game."""
    title = games.title(id)
    return Texts(Words(lang, words_of(lang, title).game, title.actions, BOARD_TEXTS).fluent)


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


def _option(words: Words, option: TableOption, players: Sequence[int]) -> NamedOption:
    named = []
    for value in option.values:
        seats = [count for count in players if value in option.allowed(count)]
        limited = [] if len(seats) == len(players) else seats
        named.append(OptionValue(value, words.say(f"option-{option.id}-{value}"), limited))
    return NamedOption(option.id, words.say(f"option-{option.id}"), option.default, named)


def _decision(words: Words, name: str) -> str:
    """The title of a decision; where it needs to know what it is asked about, its name will do."""
    try:
        return words.say(f"decision-{name}")
    except MissingText:
        return name.replace("_", " ").capitalize()
