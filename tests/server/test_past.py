"""The log of a viewer, and the past it leads to, where something is done, undone or named anew behind their back."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from pentapolis import games
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.decision import Secret
from pentapolis.kernel.event import Chose
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.server.play.hindsight import _Told
from pentapolis.server.play.logbook import LogBook, rule_of
from pentapolis.server.play.outcomes import outcome_of
from pentapolis.server.play.questions import kept, kept_by, last_kept
from pentapolis.server.play.views import sheet_of
from pentapolis.words import Words
from server.house import Person, open_house
from server.playing import play_until, seat_people, view_of


def match_of(game: str, *names: str) -> Match[Any]:
    title = games.title(game)
    return Match(title, title.table(len(names)), FastChance(1), list(names))


def log_of(match: Match[Any], viewer: int) -> LogBook:
    """The log of a viewer in English."""
    book = LogBook(viewer, Words("en", match.title.id, match.title.actions), match.title)
    book.follow(match)
    return book


def said(book: LogBook) -> list[str]:
    return ["".join(part.text for part in line.parts) for line in book.lines]


def any_move(match: Match[Any], luck: random.Random) -> None:
    seat = match.title.to_act(match.state)[0]
    match.act(seat, luck.choice(match.title.asked(match.state, seat)))


def together(match: Match[Any]) -> bool:
    """Whether all three seats are choosing in secret."""
    return isinstance(match.title.pending(match.state), Secret) and len(match.title.to_act(match.state)) == 3


def test_what_is_nobodys_doing_is_told_of_no_seat() -> None:
    lines = log_of(match_of("kingsburg", "Anna", "Ben"), 0).lines
    assert [(line.did, line.seat, line.heading) for line in lines] == [
        ("order_set", -1, False),
        ("phase_began", -1, True),
    ]


def test_only_who_chose_in_secret_has_a_line_that_says_so() -> None:
    match, luck = match_of("alba_longa", "Anna", "Ben", "Cleo"), random.Random(1)
    while not together(match):
        any_move(match, luck)
    before = [len(log_of(match, viewer).lines) for viewer in (0, 1, SPECTATOR)]
    match.act(0, match.title.asked(match.state, 0)[0])
    told = [
        [(line.did, line.seat, line.secret) for line in log_of(match, viewer).lines[had:]]
        for viewer, had in zip((0, 1, SPECTATOR), before, strict=True)
    ]
    sealed = ("sealed", 0, False)
    assert told == [[("chose_in_secret", 0, True), sealed], [sealed], [sealed]]


def test_a_new_name_stands_in_every_line_from_the_first() -> None:
    match = match_of("kingsburg", "Anna", "Ben")
    book = log_of(match, SPECTATOR)
    assert "Anna" in said(book)[0]
    version, lines = match.version(SPECTATOR), len(book.lines)
    match.record.names[0] = "Guest"
    book.follow(match)
    assert not [line for line in said(book) if "Anna" in line]
    assert len(book.lines) == len(book.raw) == lines
    assert said(book) == said(log_of(match, SPECTATOR))
    assert book.first_new(lines, version - 1) == 0


def test_what_a_page_had_before_the_log_was_kept_is_sent_whole() -> None:
    match, luck = match_of("kingsburg", "Anna", "Ben"), random.Random(1)
    any_move(match, luck)
    book, version = log_of(match, 0), match.version(0)
    lines = len(book.lines)
    assert [book.first_new(lines, at) for at in (0, version - 1, version)] == [0, 0, lines]
    any_move(match, luck)
    book.follow(match)
    assert book.first_new(lines, version) == lines < len(book.lines)


def test_a_line_is_put_into_words_once() -> None:
    match, luck = match_of("kingsburg", "Anna", "Ben"), random.Random(1)
    book = log_of(match, 0)
    for _ in range(4):
        before = book.lines[:]
        any_move(match, luck)
        book.follow(match)
        assert [line is old for line, old in zip(book.lines, before, strict=False)] == [True] * len(before)
    moves = len(match.moves) - 1
    before = book.lines[: book.ends[moves]]
    match.take_back(moves)
    any_move(match, luck)
    book.follow(match)
    assert [line is old for line, old in zip(book.lines, before, strict=False)] == [True] * len(before)


def test_a_page_that_missed_an_undo_is_sent_what_stands_in_its_place() -> None:
    match, luck = match_of("kingsburg", "Anna", "Ben"), random.Random(1)
    any_move(match, luck)
    match.act(match.title.to_act(match.state)[0], match.title.parse("take gold=1"))
    book, version = log_of(match, 0), match.version(0)
    had = book.lines[:]
    match.take_back(1)
    match.act(match.title.to_act(match.state)[0], match.title.parse("take wood=1"))
    book.follow(match)
    now = book.lines
    same = next(at for at, (old, new) in enumerate(zip(had, now, strict=False)) if old != new)
    assert book.first_new(len(had), version) == same == 4
    assert book.first_new(len(now), match.version(0)) == len(now)


def test_the_last_line_kept_names_the_move_it_belongs_to() -> None:
    match, luck = match_of("kingsburg", "Anna", "Ben"), random.Random(1)
    ends = [len(match.log(0))]
    for _ in range(4):
        any_move(match, luck)
        ends.append(len(match.log(0)))
    numbers = match.record.numbers
    assert [last_kept(match, 0, end - 1) for end in ends] == [0, *numbers[:-1], -1]
    assert [kept(match, number) for number in (0, *numbers)] == list(range(len(numbers) + 1))


def test_a_verb_of_several_decisions_stands_under_no_rule() -> None:
    title, words = games.title("kingsburg"), Words("en", "kingsburg")
    told = {action: rule_of(title, words, Chose(0, action)) for action in ("place advisor=8", "pass", "take gold=1")}
    assert told == {"place advisor=8": "KB-7.1", "pass": "", "take gold=1": ""}


def test_the_end_says_how_the_points_came() -> None:
    match, luck = match_of("kingsburg", "Anna", "Ben"), random.Random(1)
    while not match.over:
        any_move(match, luck)
    outcome = outcome_of(match, sheet_of(match.title), Words("en", "kingsburg", match.title.actions), 0)
    assert outcome.over_time is not None
    assert {rank.seat: rank.score for rank in outcome.ranks} == dict(enumerate(match.title.outcome(match.state).scores))


def test_the_end_says_what_decided_it() -> None:
    match, luck = match_of("alba_longa", "Anna", "Ben"), random.Random(1)
    while not match.over:
        any_move(match, luck)
    words = Words("en", "alba_longa", match.title.actions)
    outcome = outcome_of(match, sheet_of(match.title), words, 0)
    key = match.title.outcome(match.state).decided_by
    assert outcome.decided_by == words.say(f"decided-by-{key}") != ""
    assert [(rank.seat, rank.score) for rank in outcome.ranks]


def test_a_move_that_told_a_reader_nothing_is_shown_at_the_last_line_before_it() -> None:
    match = match_of("kingsburg", "Anna", "Ben")
    told = _Told(match, Words("en", "kingsburg"), [2, 4, 4, 5])  # how many lines there were after each move
    assert [told.line(move) for move in range(4)] == [0, 2, 3, 4]


def test_a_seat_that_changes_hands_counts_as_no_move() -> None:
    match, luck = match_of("kingsburg", "Anna", "Ben"), random.Random(1)
    for _ in range(5):
        any_move(match, luck)
    last = len(match.log(0)) - 1
    match.hand_over(1, "Carl")
    assert len(match.log(0)) == last + 2
    assert kept_by(match, 0, last) == kept_by(match, 0, last + 1) == 5


async def test_what_another_changes_in_secret_leaves_my_past_as_it_was(tmp_path: Path) -> None:
    """Anna keeps another card than at first, Ben keeps one, and then Anna takes the change back."""
    async with open_house(tmp_path) as house:
        code, (_, ben, _) = await seat_people(house, "Anna", "Ben", "Cleo", game="medioevo")
        match, room = await play_until(house, code, together), await house.server.rooms.get(code)
        for seat, option in ((0, 0), (0, 1), (1, 0)):
            await house.server.moves.act(room, seat, str(match.title.asked(match.state, seat)[option]))
        at = f"/tables/{code}"
        steps = (await answer(ben, f"{at}/frames"))["steps"]
        last = await answer(ben, f"{at}/frame", step=len(steps) - 1)
        view = await view_of(ben, code, 1)
        assert last["observation"] == view["observation"]
        moves = len(match.moves)
        await house.server.moves.undo(room, 0)
        assert room.match is not None
        assert (len(room.match.moves), room.match.version(1)) == (moves + 2, view["version"]), "Ben has noticed nothing"
        assert (await answer(ben, f"{at}/frames"))["steps"] == steps
        assert await answer(ben, f"{at}/frame", step=len(steps) - 1) == last


async def answer(person: Person, path: str, **query: int) -> Any:
    """What seat 1 is answered."""
    found = await person.ask("GET", path, params={"seat": 1} | query)
    assert found.status_code == 200, found.text
    return found.json()
