"""Actions entered token by token: all that is legal can be entered, nothing else, and no question has one answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count, islice
from types import SimpleNamespace
from typing import Annotated, Any, Literal, cast

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from env.positions import asked, some
from pentapolis import games
from pentapolis.conformance.playing import Case, cases
from pentapolis.env.observer import PREFIX
from pentapolis.env.play import form
from pentapolis.env.vocabulary import Vocabulary
from pentapolis.env.walk import Walk
from pentapolis.kernel.action import Action, Multi
from pentapolis.kernel.options import Items, Options, Range, join
from pentapolis.kernel.title import Title

MANY = 400
"""Longer lists are not followed to every end in an ordinary run."""


def entered(walk: Walk) -> list[Action]:
    """All actions that a walk can lead to."""
    ends, open_walks = [], [walk]
    while open_walks:
        walk = open_walks.pop()
        chosen = walk.chosen
        if chosen is not None:
            ends.append(chosen)
            continue
        found = walk.next()
        assert len(found) == len(set(found)) > 1, "a forced token was not skipped"
        assert len(walk.prefix) <= PREFIX, "the row does not show all that was entered"
        open_walks += [walk.enter(token) for token in found]
    return ends


def check(case: Case, share: float, most: int) -> None:
    words, tried = form(case.game, case.seats).words, 0
    for _, _, options in islice(asked(case, 1, share), most):
        if len(options) <= MANY:
            ends = entered(Walk.among(words, options))
            assert len(ends) == len(options)
            assert set(ends) == set(options)
            tried += 1
    assert tried


@pytest.mark.parametrize("game", games.ours())
def test_what_can_be_entered_is_what_is_legal(game: str) -> None:
    for case in some(game):
        check(case, share=0.15, most=8)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.ours())
def test_at_all_tables_what_can_be_entered_is_what_is_legal(game: str) -> None:
    for case in cases(game):
        check(case, share=0.03, most=4)


@pytest.mark.full
@pytest.mark.parametrize("game", games.ours())
def test_in_whole_games_what_can_be_entered_is_what_is_legal(game: str) -> None:
    for case in cases(game):
        check(case, share=0.3, most=1000)


MADE = re.compile(r"\d|\.")
"""In ids made of several words or numbers: `red_3`, `w13`, `market.wine`."""
SIGN_BY_SIGN = re.compile("<spell>[^<]*<spell>")


def sampled(case: Case, most: int) -> Iterator[Options]:
    """What can be chosen in so many positions of random games."""
    return islice((options for seed in count() for _, _, options in asked(case, seed, 0.2)), most)


def check_ids(case: Case, most: int) -> None:
    words = form(case.game, case.seats).words
    for action in {action for options in sampled(case, most) for action in islice(options, MANY)}:
        assert all(MADE.search(id) or id in words.numbers for id in ids_in(action)), action
        assert not SIGN_BY_SIGN.search(words.text(words.tokens(action))), action


def ids_in(action: Action) -> Iterator[str]:
    for value in msgspec.structs.astuple(action):
        for one in value if isinstance(value, tuple) else (value,):
            if one and isinstance(one, str):
                yield one


@pytest.mark.parametrize("game", games.ours())
def test_ids_are_tokens_or_made_of_tokens(game: str) -> None:
    for case in some(game):
        check_ids(case, most=1500)


@pytest.mark.full
@pytest.mark.parametrize("game", games.ours())
def test_at_all_tables_ids_are_tokens_or_made_of_tokens(game: str) -> None:
    for case in cases(game):
        check_ids(case, most=10_000)


@pytest.mark.parametrize("game", games.ours())
def test_a_row_shows_all_that_was_entered(game: str) -> None:
    """No two options begin with the same tokens for longer than a row holds."""
    for case in some(game):
        words = form(case.game, case.seats).words
        for options in sampled(case, most=500):
            tokens = [words.tokens(action) for action in islice(options, MANY)]
            starts = [line[: PREFIX + 1] for line in tokens if len(line) > PREFIX]
            assert len(starts) == len(set(starts))


class Bid(Action, frozen=True):
    florins: int
    sure: bool = False


class Name(Action, frozen=True):
    ids: tuple[str, ...]
    id: str = ""


class Mix(Action, frozen=True):
    colour: Annotated[str, Literal["crimson", "azure"]]
    others: Multi[Annotated[str, Literal["pale_green", "crimson"]]] = ()


TOY_ACTIONS = {"bid": Bid, "name": Name, "mix": Mix}
TOY = Vocabulary(cast(Title[Any], SimpleNamespace(id="toy", actions=TOY_ACTIONS, windows=("gold", "w"))))


def test_words_that_a_field_declares_are_tokens() -> None:
    assert TOY.text(TOY.tokens(Mix("azure", ("crimson", "pale_green")))) == "mix azure crimson pale_green <end>"


@given(low=st.integers(-5000, 5000), length=st.integers(65, 9000), place=st.floats(0, 1))
def test_any_number_of_a_long_range_can_be_entered(low: int, length: int, place: float) -> None:
    options = join(Range(Bid, "florins", low, low + length), Items([Bid(0, sure=True)]))
    wanted = options[int(place * (len(options) - 1))]
    walk, questions = Walk.among(TOY, options), 0
    tokens = TOY.tokens(wanted)
    while walk.chosen is None:
        found = walk.next()
        assert 2 <= len(found) <= 45
        walk = walk.enter(tokens[len(walk.prefix)])
        questions += 1
    assert walk.chosen == wanted
    assert questions <= 8


ids = st.text("abz019_.:+-AZ", min_size=1, max_size=6) | st.sampled_from(["gold", "gold_2", "w3", "w31", "21"])


names = st.tuples(st.lists(ids, max_size=3), ids | st.just(""))


@given(first=names, second=names)
def test_no_action_begins_with_another(first: tuple[list[str], str], second: tuple[list[str], str]) -> None:
    assume(first != second)
    one, other = TOY.tokens(Name(tuple(first[0]), first[1])), TOY.tokens(Name(tuple(second[0]), second[1]))
    assert one != other
    assert one[: len(other)] != other


def test_multisets_are_sorted() -> None:
    title, words = games.title("kingsburg"), form("kingsburg", 3).words
    lines = ("place advisor=8 colored_dice=3,5", "place advisor=8 colored_dice=5,3")
    assert len({words.tokens(title.parse(line)) for line in lines}) == 1
