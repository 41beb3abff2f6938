"""What is not legal is refused with the right kind of reason, names its rule, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis import games
from pentapolis.kernel.action import Action, Stand, Unstand, text
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.refusal import Illegal, Malformed, NotNow, Refused
from pentapolis.kernel.sight import SPECTATOR, TABLE
from pentapolis.kernel.title import Title
from pentapolis.words import LANGUAGES, MissingText, Words, refusal
from support.fuzz import Strays, lines
from support.ledger import rules
from support.live import begin, follow
from support.playing import NAMES, Case, Play, cases, play_out

SAMPLE = 15


class Juggle(Action, frozen=True):
    """No game has this."""


class Attempt(NamedTuple):
    """An action that is not legal, tried in some position, and how it was refused."""

    play: Play
    g: Any
    seat: int
    action: Action
    refused: Refused

    def __str__(self) -> str:
        return f"{self.play}, seat {self.seat}, {self.action}: {self.refused}"


@pytest.fixture(autouse=True)
def no_word_may_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture(scope="module")
def attempts(case: Case, plays: list[Play]) -> list[Attempt]:
    """Odd values, other verbs, what another seat may do: all of it refused, none of it changing anything."""
    made = []
    for play in plays:
        for g, seat, action in strays(case, play):
            made.append(Attempt(play, g, seat, action, refuse(case.title, g, seat, action)))
    return made


def refuse(title: Title[Any], g: Any, seat: int, action: Action) -> Refused:
    """How an action is refused; the state is as it was."""
    before = title.encode(g)
    try:
        title.apply(g, seat, action, ScriptedChance(()), [])
    except Refused as refused:
        assert title.encode(g) == before
        return refused
    raise AssertionError(f"seat {seat} could {action}, which is not among its options")


def strays(case: Case, play: Play) -> Iterator[tuple[Any, int, Action]]:
    """Positions, seats and actions that are not legal there."""
    made = Strays(play, random.Random(str(play)))
    for n in play.sample(SAMPLE):
        g = case.title.decode(play.plies[n].before)
        for seat in (TABLE, SPECTATOR, *g.seats, case.seats):
            yield from ((g, seat, action) for action in made.around(n, seat))


def kinds(case: Case, g: Any, seat: int, action: Action) -> tuple[type[Refused], ...]:
    """How an action that isn't legal must be refused."""
    title = case.title
    pending = title.pending(g)
    assert pending is not None
    if isinstance(action, Stand | Unstand):
        return NotNow, Illegal
    asked = seat in title.to_act(g) or len(title.asked(g, seat)) > 0
    known = seat in g.seats or seat == TABLE
    floors = [f for f in title.floors if known and f.table == (seat == TABLE) and (f.table or pending.free)]
    mine = (*(pending.actions if asked else ()), *(kind for floor in floors for kind in floor.actions))
    return (Illegal,) if isinstance(action, mine) else (NotNow,)


def test_an_illegal_action_is_refused_for_what_it_is(case: Case, attempts: list[Attempt]) -> None:
    for attempt in attempts:
        assert type(attempt.refused) in kinds(case, attempt.g, attempt.seat, attempt.action), attempt
        foreseen = case.title.why_not(attempt.g, attempt.seat, attempt.action)
        assert (type(foreseen), str(foreseen)) == (type(attempt.refused), str(attempt.refused))


def test_a_refusal_names_a_rule_of_the_ledger(case: Case, attempts: list[Attempt]) -> None:
    for attempt in attempts:
        assert attempt.refused.rule in rules(case.game), attempt


def test_a_refusal_is_put_into_words(case: Case, attempts: list[Attempt]) -> None:
    for language in LANGUAGES:
        check_words(case.game, language, [attempt.refused for attempt in attempts])


def check_words(game: str, language: str, refusals: Iterable[Refused]) -> None:
    """Every reason has a sentence, with nothing missing in it."""
    words = Words(language, game, games.title(game).actions)
    wordless = {}
    for refused in refusals:
        try:
            said = refusal(words, refused, NAMES)
            assert refused.rule in said
        except MissingText as missing:
            wordless[refused.reason] = str(missing)
    assert not wordless


def test_a_refused_move_leaves_the_match_as_it_was(case: Case, plays: list[Play]) -> None:
    for play in plays:
        luck, match = random.Random(str(play)), begin(play)
        made = Strays(play, luck)
        for ply in play.plies:
            seat = luck.choice((TABLE, *case.viewers))
            tried = luck.choice([made.one(), ply.action])
            if tried not in case.title.legal(match.state, seat):
                check_unchanged(match, case, seat, text(tried))
            follow(match, ply)
        for _ in range(5):
            assert (
                check_unchanged(match, case, luck.randrange(case.seats), text(made.one())).reason == "refused-game-over"
            )


def check_unchanged(match: Match[Any], case: Case, seat: int, line: str) -> Refused:
    """Make a move that is refused; the refusal."""
    state, entries, line_length = match.state, list(match.record.entries), len(match.line)
    data, versions = case.title.encode(match.state), [match.version(viewer) for viewer in case.viewers]
    with pytest.raises(Refused) as refused:
        match.act(seat, line)
    assert match.state is state
    assert case.title.encode(state) == data
    assert match.record.entries == entries
    assert len(match.line) == line_length
    assert [match.version(viewer) for viewer in case.viewers] == versions
    return refused.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_a_malformed_line_are_put_into_words(game: str, language: str) -> None:
    refusals: list[Refused] = [NotNow("refused-game-over")]
    for line in malformed(games.title(game)):
        try:
            games.title(game).parse(line)
        except Malformed as refused:
            refusals.append(refused)
    check_words(game, language, refusals)


def malformed(title: Title[Any]) -> Iterator[str]:
    """One line at least for each way not to be an action."""
    yield from ("", "juggle")
    for verb, kind in title.actions.items():
        yield verb  # where something more is needed
        yield f"{verb} juggled=1"
        for field in msgspec.structs.fields(kind):
            yield f"{verb} {field.name}=!"
            yield f"{verb} {field.name}=1 {field.name}=1"


def test_no_game_can_be_juggled(case: Case, plays: list[Play]) -> None:
    title = case.title
    for g, ply in plays[0].positions(plays[0].sample(3)):
        with pytest.raises(Malformed):
            title.apply(g, ply.seat, Juggle(), ScriptedChance(()))
        assert title.encode(g) == ply.before


@lru_cache
def in_the_middle(game: str) -> tuple[Any, int]:
    """Some position of a game, and a seat that is awaited there."""
    play = play_out(cases(game)[0], "random", 0)
    ply = play.plies[len(play.plies) // 2]
    return games.title(game).decode(ply.before), ply.seat


noise = lru_cache(lines)


@pytest.mark.slow
@given(data=st.data())
def test_a_line_that_is_no_action_is_malformed(game: str, data: st.DataObject) -> None:
    title = games.title(game)
    line = data.draw(noise(title))
    try:
        action = title.parse(line)
    except Malformed:
        return
    assert title.parse(text(action)) == action
    g, seat = in_the_middle(game)
    before = title.encode(g)
    if action not in title.legal(g, seat):
        with pytest.raises((NotNow, Illegal)):
            title.apply(g, seat, action, ScriptedChance(()))
        assert title.encode(g) == before
