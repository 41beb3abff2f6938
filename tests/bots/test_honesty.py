"""Bots know what their seat knows: hidden facts exchanged, the same seed, the same decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import pentapolis as pp
from conformance import hooks
from pentapolis import games
from pentapolis.bots import LEVELS, Dishonest, bot, heuristics, opponents
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.decision import Secret
from pentapolis.kernel.title import Title

GAMES = games.names()
TINY = {"easy": "easy", **{name: f"{name}:iterations=6,worlds=2,options=3,plans=2" for name in LEVELS[1:]}}
SEATS = {"discordia": 3, "medioevo": 3}
KINDS = 6
"""Kinds of decisions that are looked at."""
OTHERS = 2
"""Other facts that are put in the place of the true ones."""


def playing(title: Title[Any], seed: int, most: int) -> Iterator[tuple[Any, int]]:
    """The decisions of a game that goes by thumb and now and then astray: the state and the seats that are asked."""
    chance, luck, thumb = FastChance(seed), random.Random(seed), heuristics(title).thumb
    g, _ = title.new(title.table(SEATS.get(title.id, 4)), chance)
    for _ in range(most):
        if not g.agenda:
            return
        seat = luck.choice(title.to_act(g))
        options = title.asked(g, seat)
        if seat >= 0 and len(options) > 1:
            yield g, seat
        stray = luck.random() < 0.2
        action = options[luck.randrange(len(options))] if stray or len(options) == 1 else thumb(g, seat, options)
        title.apply(g, seat, action, chance)


def levels_of(title: Title[Any]) -> list[str]:
    return [TINY[name] for name in opponents(title) if name in TINY]


@pytest.mark.parametrize("game", GAMES)
def test_exchanged_secrets_change_no_decision(game: str) -> None:
    title, secrets, luck = games.title(game), hooks.secrets(game), random.Random(1)
    kinds: set[str] = set()
    for g, seat in playing(title, seed=2, most=1500):
        name = g.agenda[-1].name
        if name in kinds or not (others := secrets.swaps(g, seat, luck)):
            continue
        kinds.add(name)
        options = title.asked(g, seat)
        for level in levels_of(title):
            choice = bot(level, title, seed=3).choose(title.observe(g, seat), seat, options)
            for other in luck.sample(others, min(OTHERS, len(others))):
                assert bot(level, title, seed=3).choose(title.observe(other, seat), seat, options) == choice, level
        if len(kinds) == KINDS:
            break
    assert kinds or getattr(secrets, "OPEN", False)


@pytest.mark.parametrize("game", ["alba_longa", "medioevo"])
def test_what_others_have_committed_to_changes_no_decision_that_all_make_at_once(game: str) -> None:
    title = games.title(game)
    kinds: set[str] = set()
    for g, seat in playing(title, seed=2, most=1500):
        awaited = title.to_act(g)
        if not isinstance(title.pending(g), Secret) or len(awaited) < 2 or g.agenda[-1].name in kinds:
            continue
        kinds.add(g.agenda[-1].name)
        options = title.asked(g, seat)
        (rival, *_) = (other for other in awaited if other != seat)
        answers = title.asked(g, rival)
        for level in levels_of(title):
            choice = bot(level, title, seed=3).choose(title.observe(g, seat), seat, options)
            for answer in (answers[0], answers[-1]):
                twin = title.copy(g)
                title.apply(twin, rival, answer, FastChance(1))
                assert bot(level, title, seed=3).choose(title.observe(twin, seat), seat, options) == choice, level
    assert kinds


@pytest.mark.parametrize("level", LEVELS[1:3])
def test_a_level_that_is_given_the_state_itself_refuses_to_play(level: str) -> None:
    title, refused = games.title("alba_longa"), 0
    for g, seat in playing(title, seed=5, most=400):
        if hooks.secrets("alba_longa").swaps(g, seat, random.Random(1)):
            with pytest.raises(Dishonest):
                bot(TINY[level], title, seed=1).choose(g, seat, title.asked(g, seat))
            refused += 1
            if refused == 3:
                break
    assert refused


def test_what_a_bot_is_given_is_left_as_it_was() -> None:
    title = games.title("kingsburg")
    for number, (g, seat) in enumerate(playing(title, seed=1, most=40)):
        if number % 8 == 0:
            for level in levels_of(title):
                o = pp.observe(g, seat)
                before = title.encode(o)
                bot(level, title, seed=1).choose(o, seat, title.asked(g, seat))
                assert title.encode(o) == before
