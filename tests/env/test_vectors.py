"""Many games at once: each the same as a game by itself, in arrays that stay what they are."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import pentapolis.env
from pentapolis import games
from pentapolis.env import bags, ids, vocabulary
from pentapolis.env.play import Encoding, Form, Illegal, Play, form, setting
from pentapolis.env.vectors import Games
from pentapolis.kernel.imagine import mixed
from pentapolis.kernel.state import State


def at_random(masks: np.ndarray[Any, Any], luck: np.random.Generator) -> np.ndarray[Any, Any]:
    found: np.ndarray[Any, Any] = (luck.random(masks.shape, np.float32) * masks).argmax(axis=1)
    return found


@pytest.mark.parametrize("encoding", ["tokens", "options"])
@pytest.mark.parametrize("game", games.ours())
def test_many_games_are_the_same_as_each_by_itself(game: str, encoding: Encoding) -> None:
    many, luck = pentapolis.env.vector(game, 3, seats=2, seed=5, encoding=encoding, moves=25), np.random.default_rng(1)
    shape = form(game, 2, encoding)
    alone = [Play(shape, setting(shape.title, 2, None, "win", False, 25)) for _ in range(3)]
    ended = [0, 0, 0]
    for place, play in enumerate(alone):
        play.reset(mixed(5, place, 0))
    for _ in range(60):
        for place, play in enumerate(alone):
            check(many, place, play)
        actions = at_random(many.masks, luck)
        many.step(actions)
        for place, play in enumerate(alone):
            play.choose(int(actions[place]))
            assert (many.dones[place], many.truncations[place]) == (play.over, play.truncated)
            assert list(many.rewards[place]) == pytest.approx(play.rewards)
            if play.over:
                ended[place] += 1
                play.reset(mixed(5, place, ended[place]))
    assert many.episodes == ended
    assert all(ended)


def check(many: Games, place: int, play: Play) -> None:
    row, mask = play.form.observer.row(), play.form.mask()
    play.observe(play.seat, row)
    play.allow(mask)
    assert np.array_equal(many.observations[place], row)
    assert np.array_equal(many.masks[place], mask)
    assert many.seats[place] == play.seat
    if many.options is not None:
        rows = play.form.rows()
        play.tell(rows)
        assert np.array_equal(many.options[place], rows)


def test_arrays_are_made_once_and_a_seed_gives_the_same_games() -> None:
    many = pentapolis.env.vector("kingsburg", 4, seats=3, seed=2)
    arrays = [many.observations, many.masks, many.rewards, many.dones, many.seats]
    first = many.observations.copy()
    luck = np.random.default_rng(1)
    for _ in range(30):
        many.step(at_random(many.masks, luck))
    assert not np.array_equal(many.observations, first)
    many.reset(2)
    assert np.array_equal(many.observations, first)
    assert all(
        now is then
        for now, then in zip([many.observations, many.masks, many.rewards, many.dones, many.seats], arrays, strict=True)
    )
    assert len(pentapolis.env.vector("kingsburg", 2)) == 2


def test_there_is_at_least_one_game() -> None:
    for number in (0, -1):
        with pytest.raises(ValueError, match=f"there is at least one game, not {number}"):
            pentapolis.env.vector("kingsburg", number)


@pytest.mark.parametrize("encoding", ["tokens", "options"])
def test_a_step_that_is_refused_changes_nothing(encoding: Encoding) -> None:
    many, luck = pentapolis.env.vector("kingsburg", 3, seats=2, seed=3, encoding=encoding), np.random.default_rng(1)
    while not many.dones.any():
        many.step(at_random(many.masks, luck))
    arrays: list[np.ndarray[Any, Any]] = [many.observations, many.masks, many.rewards, many.dones, many.truncations]
    before = [array.copy() for array in arrays], [many.form.title.encode(play.g) for play in many.plays]
    legal = at_random(many.masks, luck).tolist()
    forbidden = int(many.masks[2].argmin())
    for number in (forbidden, many.form.actions, -1):
        with pytest.raises(Illegal, match="mask"):
            many.step([*legal[:2], number])
    for wrong in (legal[:2], [*legal, 0], [legal], [*legal[:2], 0.5]):
        with pytest.raises(ValueError, match="3 whole numbers, one for each game"):
            many.step(wrong)
    assert all(np.array_equal(now, then) for now, then in zip(arrays, before[0], strict=True))
    assert [many.form.title.encode(play.g) for play in many.plays] == before[1]
    many.step(legal)


def told(shape: Form) -> Iterator[tuple[bytes, bytes]]:
    """A game at random: what is seen at every choice, and what may be chosen."""
    play, luck = Play(shape, setting(shape.title, 2, None, "win", False, 150)), np.random.default_rng(1)
    row, mask = shape.observer.row(), shape.mask()
    play.reset(3)
    while not play.over:
        play.observe(play.seat, row)
        play.allow(mask)
        yield row.tobytes(), mask.tobytes()
        play.choose(int(luck.choice(np.flatnonzero(mask))))


def kept(shape: Form) -> tuple[int, int, int]:
    """How many things, actions and ids are remembered."""
    return len(shape.observer.memory), len(shape.words._known), len(shape.observer.ids) - shape.observer.ids.known


@pytest.mark.parametrize("game", ["kingsburg", "medioevo"])
def test_only_so_much_is_remembered_and_what_is_forgotten_changes_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, most = Form(games.title(game), 2, "tokens", None), (40, 30, 2)
    wanted = list(told(usual))
    for module, number in zip((bags, vocabulary, ids), most, strict=True):
        monkeypatch.setattr(module, "REMEMBERED", number)
    forgetful = Form(games.title(game), 2, "tokens", None)
    for seen, right in zip(told(forgetful), wanted, strict=True):
        assert seen == right
        assert all(now <= bound for now, bound in zip(kept(forgetful), most, strict=True))
    assert all(now > bound for now, bound in zip(kept(usual), most, strict=True)), "or there was nothing to forget"


def alive(kind: type[State]) -> int:
    """How many states there are anywhere."""
    gc.collect()
    return sum(type(thing) is kind for thing in gc.get_objects())


@pytest.mark.parametrize("encoding", ["tokens", "options"])
@pytest.mark.parametrize("game", games.ours())
def test_of_a_game_that_is_over_no_state_is_left(game: str, encoding: Encoding) -> None:
    many, luck = pentapolis.env.vector(game, 3, seats=2, seed=5, encoding=encoding, moves=10), np.random.default_rng(1)
    kind, before = type(many.plays[0].g), 0
    for games_over in (6, 60):
        while sum(many.episodes) < games_over:
            many.step(at_random(many.masks, luck))
        before = before or alive(kind)
    assert before >= 3
    assert alive(kind) == before


def grown(resets: int) -> tuple[int, int]:
    """Bytes in use after a quarter of so many short games, and after all of them."""
    many, luck = pentapolis.env.vector("kingsburg", 8, seats=4, seed=1, moves=12), np.random.default_rng(1)
    marks = []
    tracemalloc.start()
    for share in (resets // 4, resets):
        while sum(many.episodes) < share:
            many.step(at_random(many.masks, luck))
        gc.collect()
        marks.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return marks[0], marks[1]


@pytest.mark.slow
def test_memory_stays_flat() -> None:
    early, late = grown(120)
    assert late - early < 400_000, "what is remembered may grow a little, a game left behind is 10 kB"


@pytest.mark.full
def test_memory_stays_flat_over_ten_thousand_games() -> None:
    early, late = grown(10_000)
    assert late - early < 2_000_000
