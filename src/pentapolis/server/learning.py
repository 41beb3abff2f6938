"""Learning a game over the wire: a lesson is played again from its start at every request, and nothing is stored."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from .. import games, lessons
from ..kernel.match import Match
from ..kernel.sight import SPECTATOR
from ..kernel.title import Title
from ..lessons import Lesson, Played, Step
from ..words import Words, action_parts, refusal
from ..words.rulebook import NoRulebook, rulebook
from .library import has_box
from .play.asking import effects_at, why_at
from .play.logbook import LogBook
from .play.views import position_view
from .wire.lessons import Aid, ExampleMove, ExampleView, GuideCard, Learning, LessonCard, LessonStep, LessonView
from .wire.play import Effects, GameView
from .words import words_of


def learning(game: str, lang: str) -> Learning:
    """What there is to learn a game with; `LookupError` if there is no such game."""
    title = games.title(game)
    words = lessons.texts_of(lang, title)
    cards = [
        LessonCard(one.id, words.say(one.key()), words.say(one.key(part="about")), one.minutes, len(one.steps))
        for one in lessons.all_of(title)
    ]
    return Learning(
        game,
        words.say("game-name"),
        cards,
        guide=_guide(title, words),
        aid=lessons.aid_of(title, words) is not None,
        rules=_has_rules(game, lang),
        box=has_box(title),
        alone=1 in title.players,
    )


def played(game: str, id: str, actions: list[str], lang: str) -> LessonView:
    """A lesson after these actions of the player; `LookupError` if there is none."""
    title = games.title(game)
    data = lessons.lesson(title, id)
    words = lessons.texts_of(lang, title)
    came = _play(title, data, actions, words)
    step = data.steps[came.made] if came.made < len(data.steps) else None
    following = [one.id for one in lessons.all_of(title) if one.number > data.number]
    return LessonView(
        id=id,
        title=words.say(data.key()),
        game_name=words.say("game-name"),
        rules_version=title.version,
        seats=came.match.record.names,
        view=replace(_view(came.match, data.seat, lang), undo=[]),
        way=[replace(_view(match, data.seat, lang), undo=[]) for match in came.way],
        of=len(data.steps),
        first=next((n for n, one in enumerate(data.steps) if one.accept), 0),
        made=came.made,
        step=_step(words, data, step, came.made) if step is not None else None,
        done=step is None,
        refused=_refused(words, data, step, came) if came.made < len(actions) else "",
        rule=came.refused.rule if came.refused is not None else "",
        next=following[0] if following else "",
        guide=None if following else _guide(title, words),
    )


def why(game: str, id: str, actions: list[str], action: str, lang: str) -> Effects:
    """Why an action can't be done where a lesson stands; nothing if it can."""
    data, match = _stands(game, id, actions, lang)
    return why_at(match, data.seat, action, words_of(lang, match.title))


def preview(game: str, id: str, actions: list[str], action: str, lang: str) -> Effects:
    """What is certain to follow from an action where a lesson stands."""
    data, match = _stands(game, id, actions, lang)
    return effects_at(match, data.seat, action, words_of(lang, match.title))


def example(game: str, id: str, made: int, lang: str) -> ExampleView:
    """A worked example after so many of its moves; `LookupError` if there is none."""
    title, data = games.title(game), lessons.example(game, id)
    words, made = words_of(lang, title), min(made, len(data.moves))
    match = data.match(title, made)
    moves = [
        ExampleMove(data.seats.index(who), list(action_parts(words, title.parse(action)))) for who, action in data.moves
    ]
    view = replace(_view(match, SPECTATOR, lang), outcome=None)
    return ExampleView(id, words.say("game-name"), title.version, data.seats, view, moves, made)


def aid(game: str, lang: str) -> Aid:
    """A game on one page; `LookupError` if there is none."""
    title = games.title(game)
    words = lessons.texts_of(lang, title)
    sheet = lessons.aid_of(title, words)
    if sheet is None:
        raise LookupError(f"{game} has no player aid")
    return Aid(game, words.say("game-name"), sheet)


def _stands(game: str, id: str, actions: list[str], lang: str) -> tuple[Lesson, Match[Any]]:
    title = games.title(game)
    data = lessons.lesson(title, id)
    return data, _play(title, data, actions, lessons.texts_of(lang, title)).match


def _play(title: Title[Any], data: Lesson, actions: list[str], words: Words) -> Played:
    return lessons.play(title, data, actions, words.say("lesson-learner"))


def _view(match: Match[Any], seat: int, lang: str) -> GameView:
    book = LogBook(seat, words_of(lang, match.title), match.title)
    book.follow(match)
    return replace(position_view(match, match.view(seat), seat, lang), log=book.lines)


def _step(words: Words, data: Lesson, step: Step, n: int) -> LessonStep:
    lines = [words.say(data.key(step, part)) for part in "ab"]
    return LessonStep(step.id, words.say(data.key(step)), lines, step.spotlight, n, bool(step.accept))


def _refused(words: Words, data: Lesson, step: Step | None, came: Played) -> str:
    """What the coach says to an action that was not made."""
    if came.refused is not None:
        return refusal(words, came.refused, came.match.record.names)
    if step is None or not step.accept:
        return words.say("lesson-only-shows")
    return words.say(data.key(step, "other"))


def _guide(title: Title[Any], words: Words) -> GuideCard | None:
    guide = lessons.guide_of(title)
    if guide is None:
        return None
    return GuideCard(words.say("guide-title"), words.say("guide-about"), guide.minutes, guide.bots, guide.options)


def _has_rules(game: str, lang: str) -> bool:
    try:
        return bool(rulebook(game, lang))
    except NoRulebook:
        return False
