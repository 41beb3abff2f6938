"""What is not legal is refused with the right kind of reason, names its rule, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from ... import games
from ...kernel.action import Action, Stand, Unstand, text
from ...kernel.chance import ScriptedChance
from ...kernel.match import Match
from ...kernel.refusal import Illegal, Malformed, NotNow, Refused
from ...kernel.sight import SPECTATOR, TABLE
from ...kernel.title import Title
from ...words import MissingText, Words, refusal
from ..brought import brought
from ..holdings import languages, need_texts
from ..live import begin, follow
from ..playing import NAMES, Case, Play
from ..strays import Strays

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


def test_a_refusal_names_a_rule(case: Case, attempts: list[Attempt]) -> None:
    """Of the ledger, where there is one."""
    rules = brought(case.game).rules
    for attempt in attempts:
        assert attempt.refused.rule in rules if rules else attempt.refused.rule, attempt


@pytest.mark.usefixtures("strict_words")
def test_a_refusal_is_put_into_words(case: Case, attempts: list[Attempt]) -> None:
    need_texts(case.game)
    for language in languages(case.game):
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
    assert not wordless, f"refusals without words in {language}: {wordless}"


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
    state, entries, line_length = match.state, list(match.record.entries), len(match.moves)
    data, versions = case.title.encode(match.state), [match.version(viewer) for viewer in case.viewers]
    with pytest.raises(Refused) as refused:
        match.act(seat, line)
    assert match.state is state
    assert case.title.encode(state) == data
    assert match.record.entries == entries
    assert len(match.moves) == line_length
    assert [match.version(viewer) for viewer in case.viewers] == versions
    return refused.value


@pytest.mark.usefixtures("strict_words")
def test_the_end_and_a_malformed_line_are_put_into_words(game: str) -> None:
    need_texts(game)
    refusals: list[Refused] = [NotNow("refused-game-over")]
    for line in malformed(games.title(game)):
        try:
            games.title(game).parse(line)
        except Malformed as refused:
            refusals.append(refused)
    for language in languages(game):
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
