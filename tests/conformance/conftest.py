"""Every test here runs for each game, or for each table of each game: some with --fast, all of them with --full."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

import pytest

from pentapolis import games
from support.golden import has_many_tables
from support.playing import POLICIES, Case, Play, cases, combinations, far_apart, play_out

MANY = 16
BRIEF = ("test_end", "test_golden", "test_laws")
"""Tests that look at every game once."""
SEEDS = 1000
"""Games with another seed of the run are other games."""
SHARED = 5
"""Of the tables of a game that has many, a test meets one in so many."""


def tables(module: str, test: str, full: bool) -> Iterator[object]:
    """One table of each game for --fast, any two choices together as a rule, every combination for --full."""
    for game in games.names():
        fast, few = far_apart(cases(game)), cases(game)
        if len(few) > MANY and module not in BRIEF and not full:
            few = shared_out(test, few, fast)
        for case in dict.fromkeys([*few, *combinations(game)]) if full else few:
            yield pytest.param(case, id=str(case), marks=() if case == fast[0] else pytest.mark.slow)


def shared_out(test: str, many: Sequence[Case], fast: Sequence[Case]) -> tuple[Case, ...]:
    """The tables of a long list that a test meets: two always, some of the others, each test others, so that all tables
    and all tests have their share; none where nothing is unusual but an option that stands apart from the others."""
    usual = [case for case in many if case not in fast and not apart(case)]
    return (*fast, *usual[crc32(test.encode()) % SHARED :: SHARED])


def apart(case: Case) -> bool:
    chosen = dict(case.options)
    return any(option.apart and chosen[option.id] != option.default for option in case.title.options)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        module = metafunc.module.__name__.rpartition(".")[2]
        found = tables(module, metafunc.function.__name__, metafunc.config.option.full)
        metafunc.parametrize("case", list(found), scope="session")
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games.names())


@pytest.fixture(scope="session")
def campaign(request: pytest.FixtureRequest, case: Case) -> int:
    """How many games of a policy are played at a table: with --full many, or one at each of very many tables."""
    return 10 if request.config.option.full and not has_many_tables(case.game) else 1


@pytest.fixture(scope="session")
def policies(case: Case, campaign: int) -> Sequence[str]:
    """Who plays at a table: with --full at random and guided, otherwise one of the two, in turn."""
    in_turn = list(dict.fromkeys([*far_apart(cases(case.game)), *cases(case.game), *combinations(case.game)]))
    return POLICIES if campaign > 1 else [POLICIES[in_turn.index(case) % 2]]


@pytest.fixture(scope="session")
def plays(request: pytest.FixtureRequest, case: Case, campaign: int, policies: Sequence[str]) -> list[Play]:
    """Whole games at one table."""
    seeds = range(first := SEEDS * request.config.option.seed, first + campaign)
    return [play_out(case, policy, seed) for policy in policies for seed in seeds]
