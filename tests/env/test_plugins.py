"""Environments need nothing but rules: a game of another package, without a text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from pentapolis import env, games
from pentapolis.env.play import Encoding, form
from pentapolis.env.vocabulary import Vocabulary
from support.plugins import install, on_path


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    made = tmp_path_factory.mktemp("plugins")
    install(made, "bare_bids")
    with on_path(made):
        yield made


@pytest.mark.parametrize("encoding", ["tokens", "options"])
def test_whole_games_are_played_in_numbers(encoding: Encoding) -> None:
    played = env.aec("bare_bids", seats=3, encoding=encoding)
    luck, ended = np.random.default_rng(1), 0
    for seed in range(5):
        played.reset(seed)
        for agent in played.agent_iter(2000):
            observation, _, over, cut, _ = played.last()
            if over or cut:
                played.step(None)
                continue
            assert observation is not None
            allowed = np.flatnonzero(observation["action_mask"])
            assert len(allowed)
            played.step(int(luck.choice(allowed)))
            assert agent in played.possible_agents
        ended += not played.agents
    assert ended == 5


def test_sizes_are_those_of_the_game() -> None:
    assert len(Vocabulary(games.title("bare_bids"))) < 40
    assert form("bare_bids", 2).observer.row().size < form("kingsburg", 2).observer.row().size / 2


def test_actions_are_entered_field_by_field() -> None:
    title = games.title("bare_bids")
    words = Vocabulary(title)
    lines = ("call", "bid count=1 face=6", "bid count=4 face=1")
    assert [words.text(words.tokens(title.parse(line))) for line in lines] == ["call", "bid 1 6", "bid 4 1"]


def test_a_learner_plays_among_bots_of_the_game() -> None:
    learner = env.gym("bare_bids", 2, bots=["rollout"], encoding="options")
    seen, _ = learner.reset(seed=3)
    over = False
    while not over:
        seen, _, done, cut, _ = learner.step(int(np.flatnonzero(seen["action_mask"])[0]))
        over = done or cut
