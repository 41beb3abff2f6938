"""Choices that several make at once: learnt from the first play on, and never with more plays than there are."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pentapolis import games
from pentapolis.bots import heuristics
from pentapolis.bots.search import level
from pentapolis.bots.search.budget import Budget, Clock
from pentapolis.bots.search.lookout import Lookout
from pentapolis.bots.search.matrix import Mix, mixed_choice
from pentapolis.bots.search.root import Root
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.options import Options


def secret(decision: str) -> tuple[Any, int, Options]:
    """A position of Alba Longa where several choose this at once, out of three or more."""
    title: Any = games.title("alba_longa")
    thumb, chance, stray = heuristics(title).thumb, FastChance(3), random.Random(3)
    g, _ = title.new(title.table(4), chance)
    while True:
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        if g.agenda[-1].name == decision and len(title.to_act(g)) > 1 and len(options) > 2:
            return g, seat, options
        bold = stray.random() < 0.5 or len(options) == 1
        title.apply(g, seat, stray.choice(options) if bold else thumb(g, seat, options), chance)


def test_one_round_is_enough_to_learn_something() -> None:
    _, _, (first, second, third, *_) = secret("choose_hero")
    mix = Mix()
    mix.learn([first, second, third], [0.4, 0.1, 0.4], [1 / 3] * 3, 1)
    assert mix.kept == pytest.approx({first: 0.5, third: 0.5})


@pytest.mark.parametrize("decision", ["choose_target", "choose_hero"])
@pytest.mark.parametrize("plays", [1, 3, 8, 20, 60])
def test_no_more_plays_are_spent_than_there_are(decision: str, plays: int) -> None:
    g, seat, options = secret(decision)
    title = games.title("alba_longa")
    hard = level(title, "hard")
    lookout, clock = Lookout(title, hard), Clock(Budget(plays))
    clock.begin(last=True)
    root = Root(lookout, title.observe(g, seat), seat, options, FastChance(7), False)
    assert mixed_choice(lookout, root, hard, clock) in options
    assert clock.used <= plays
    assert bool(clock.used) == (plays > 1)


@pytest.mark.parametrize("plays", [1, 20])
def test_what_is_as_good_is_drawn(plays: int) -> None:
    g, seat, options = secret("choose_hero")
    title = games.title("alba_longa")
    hard = level(title, "hard")
    lookout, drawn = Lookout(title, hard), set()
    for seed in range(12):
        root = Root(lookout, title.observe(g, seat), seat, options, FastChance(seed), False)
        clock = Clock(Budget(plays))
        clock.begin(last=True)
        drawn.add(mixed_choice(lookout, root, hard, clock))
    assert len(drawn) > 1
