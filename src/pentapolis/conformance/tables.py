"""At which tables each test plays, and the games played there: some with little effort, all of them in a campaign.

A `conftest.py` imports the fixtures and calls `generate` with the games to check.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

import pytest

from ..words import Words
from .knowledge import Knowledge, knowledge
from .playing import (
    EFFORT,
    POLICIES,
    Case,
    Play,
    cases,
    combinations,
    far_apart,
    has_many_tables,
    play_out,
)

MANY = 16
BRIEF = ("test_end", "test_golden", "test_laws")
"""Tests that look at every game once."""
SEEDS = 1000
"""Games with another seed of the run are other games."""
SHARED = 5
"""Of the tables of a game that has many, a test meets one in so many."""


def generate(metafunc: pytest.Metafunc, checked: Sequence[str]) -> None:
    """Run a test for each of these games (`game`), or for tables of each (`case`)."""
    if "case" in metafunc.fixturenames:
        module = metafunc.function.__module__.rpartition(".")[2]
        found = tables(checked, module, metafunc.function.__name__)
        metafunc.parametrize("case", list(found), scope="session")
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", checked)


def tables(checked: Sequence[str], module: str, test: str) -> Iterator[object]:
    """Of each game one table that is not slow, any two choices together as a rule, every combination in a campaign."""
    for game in checked:
        fast, few = far_apart(cases(game)), cases(game)
        if len(few) > MANY and module not in BRIEF and not EFFORT.full:
            few = shared_out(test, few, fast)
        for case in dict.fromkeys([*few, *combinations(game)]) if EFFORT.full else few:
            yield pytest.param(case, id=str(case), marks=() if case == fast[0] else pytest.mark.slow)


def shared_out(test: str, many: Sequence[Case], fast: Sequence[Case]) -> tuple[Case, ...]:
    """The tables of a long list that a test meets: two always, some of the others, each test others, so that all tables
    and all tests have their share; none where nothing is unusual but an option that stands apart from the others."""
    usual = [case for case in many if case not in fast and not apart(case)]
    return (*fast, *usual[crc32(test.encode()) % SHARED :: SHARED])


def apart(case: Case) -> bool:
    chosen = dict(case.options)
    return any(option.apart and chosen[option.id] != option.default for option in case.title.options)


@pytest.fixture(scope="session")
def campaign(case: Case) -> int:
    """How many games of a policy are played at a table: in a campaign many, or one at each of very many tables."""
    return 10 if EFFORT.full and not has_many_tables(case.game) else 1


@pytest.fixture(scope="session")
def policies(case: Case, campaign: int) -> Sequence[str]:
    """The policies of a table: in a campaign both random and guided, otherwise one of the two, in turn."""
    in_turn = list(dict.fromkeys([*far_apart(cases(case.game)), *cases(case.game), *combinations(case.game)]))
    return POLICIES if campaign > 1 else [POLICIES[in_turn.index(case) % 2]]


@pytest.fixture(scope="session")
def plays(case: Case, campaign: int, policies: Sequence[str]) -> list[Play]:
    """Whole games at one table."""
    seeds = range(first := SEEDS * EFFORT.seed, first + campaign)
    return [play_out(case, policy, seed) for policy in policies for seed in seeds]


@pytest.fixture(scope="session")
def secrets(case: Case) -> Knowledge:
    """The secrets of a table by viewer."""
    return knowledge(case.title)


@pytest.fixture
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing text is an error."""
    monkeypatch.setattr(Words, "strict", True)
