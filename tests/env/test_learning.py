"""A policy that learns by playing: slopes that are right, the same from the same seed, and kept in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pentapolis.env
from pentapolis import games
from pentapolis.env import learning, policy
from pentapolis.env.learning import Choice, Learner, evaluate, result, trial
from pentapolis.env.play import REWARDS, Play, form, setting
from pentapolis.env.policy import Answer, Batch, OtherGame, Policy

SHAPE = form("kingsburg", 3, "options")


def batch(count: int, seed: int = 1) -> Batch:
    """Choices of random games."""
    many, luck = (
        pentapolis.env.vector("kingsburg", count, seats=3, seed=seed, encoding="options"),
        np.random.default_rng(1),
    )
    assert many.options is not None
    for _ in range(15):
        many.step((luck.random(many.masks.shape) * many.masks).argmax(axis=1))
    counts = many.masks.sum(axis=1, dtype=np.int64)
    rows = np.concatenate([many.options[place, :number] for place, number in enumerate(counts)])
    return Batch(many.observations.copy(), rows, counts)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("GAMES", 8), ("CHOICES", 100), ("SHARE", 64)):
        monkeypatch.setattr(learning, name, value)


def test_slopes_are_what_a_small_change_brings() -> None:
    policy, choices, luck = Policy(SHAPE, seed=3, hidden=8), batch(6), np.random.default_rng(2)
    for name, weight in policy.weights.items():
        policy.weights[name] = (weight + 0.1 * luck.standard_normal(weight.shape)).astype(np.float64)
    wanted, expected = luck.standard_normal(len(choices.rows)), luck.standard_normal(6)

    def worth() -> float:
        answer = policy.answer(choices)
        return float((wanted * answer.logs).sum() + (expected * answer.values).sum())

    answer = policy.answer(choices)
    spread = np.add.reduceat(wanted, choices.starts)[choices.owner]
    slopes = policy.gradient(choices, answer, wanted - spread * np.exp(answer.logs), expected)  # type: ignore[arg-type]
    for name, weight in policy.weights.items():
        place = tuple(luck.integers(size) for size in weight.shape)
        before, tiny = weight[place], 1e-4
        weight[place] = before + tiny
        more = worth()
        weight[place] = before - tiny
        less = worth()
        weight[place] = before
        assert slopes[name][place] == pytest.approx((more - less) / (2 * tiny), rel=1e-2, abs=1e-3), name


def test_any_seed_begins_and_each_in_its_own_way() -> None:
    layers = {Policy(SHAPE, seed=seed, hidden=2).weights["layer"].tobytes() for seed in (-3, 0, 3, 2**64 - 1)}
    assert len(layers) == 4
    drawn = np.random.default_rng(7).standard_normal((SHAPE.observer.size, 2)) / np.sqrt(SHAPE.observer.size)
    assert np.array_equal(Policy(SHAPE, seed=7, hidden=2).weights["layer"], drawn.astype(np.float32))


def test_chances_add_up_to_one() -> None:
    choices = batch(5)
    chances = np.exp(Policy(SHAPE, seed=1).answer(choices).logs)
    assert np.add.reduceat(chances, choices.starts) == pytest.approx(np.ones(5), abs=1e-5)


@pytest.mark.usefixtures("small")
def test_what_ended_well_becomes_likelier() -> None:
    learner, choices = Learner("kingsburg", 3, seed=1), batch(8)
    logs = learner.policy.answer(choices).logs
    part: list[tuple[Choice, float]] = []
    for n, (start, count) in enumerate(zip(choices.starts, choices.counts, strict=True)):
        rows = choices.rows[start : start + count]
        for taken in (0, int(count) - 1):
            reward = 1.0 if taken == 0 else 0.0
            part.append((Choice(choices.seen[n], rows, taken, float(logs[start + taken])), reward))
    for _ in range(20):
        learner._improve(part)
    after = learner.policy.answer(choices).logs
    assert (after[choices.starts] > logs[choices.starts]).all()


@pytest.mark.slow
@pytest.mark.usefixtures("small")
def test_the_same_seed_learns_the_same() -> None:
    def learnt(seed: int) -> Policy:
        learner = Learner("kingsburg", 2, seed)
        learner.learn(updates=2)
        assert learner.course.updates == 2
        assert learner.course.choices >= 200
        return learner.policy

    one, other = learnt(4), learnt(4)
    for name, weight in one.weights.items():
        assert np.array_equal(weight, other.weights[name])
    assert one.weights["habit"].any()
    assert evaluate(one, 6, seed=1) == evaluate(other, 6, seed=1)


@pytest.mark.full
def test_it_beats_random_players_soon() -> None:
    learner = Learner("kingsburg", 4, seed=1)
    learner.learn(updates=24)
    assert evaluate(learner.policy, 100).low > 0.4


def test_a_trial_counts_so_many_games() -> None:
    found = evaluate(Policy(SHAPE, seed=1), 7)
    assert found.games == 7
    assert 0 <= found.low <= found.share <= found.high <= 1
    assert result([1, 0, 0.5, 0.5]).share == 0.5


def test_on_trial_a_policy_plays_each_seat_in_turn_for_that_seat_s_reward(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat gets its own number as reward, and the policy is asked for that seat only."""
    policy, asked = Policy(SHAPE, seed=1, hidden=8), set[int]()

    def answer(choices: Batch) -> Answer:
        asked.update(choices.seen[:, 0].tolist())
        return Policy.answer(policy, choices)

    monkeypatch.setattr(policy, "answer", answer)
    monkeypatch.setitem(REWARDS, "win", lambda end: [0.0, 1.0, 2.0])
    assert sorted(trial(policy, 7)) == [0, 0, 0, 1, 1, 2, 2]
    assert asked == {0, 1, 2}
    monkeypatch.setattr(learning, "AT_ONCE", 1)
    asked.clear()
    for game, own in enumerate(trial(policy, 4)):
        assert own == game % 3
        assert asked == {own}
        asked.clear()


def test_weights_are_kept_in_a_file(tmp_path: Path) -> None:
    policy, choices = Policy(SHAPE, seed=1, hidden=8), batch(3)
    policy.bring_to_scale(choices.seen)
    policy.save(tmp_path / "weights.npz")
    again = Policy.load(tmp_path / "weights.npz")
    assert np.array_equal(again.answer(choices).logs, policy.answer(choices).logs)
    assert (again.form.title.id, again.form.seats, again.form.slots) == ("kingsburg", 3, policy.form.slots)


def test_weights_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Policy(SHAPE, seed=1, hidden=8).save(tmp_path / "weights.npz")
    monkeypatch.setattr(games.title("kingsburg"), "version", 99)
    with pytest.raises(OtherGame):
        Policy.load(tmp_path / "weights.npz")
    np.savez(tmp_path / "others.npz", bias=np.zeros(3))
    with pytest.raises(ValueError, match="no policy"):
        Policy.load(tmp_path / "others.npz")
    with pytest.raises(ValueError, match="options encoding"):
        Policy(form("kingsburg", 3))


def test_a_file_that_is_no_policy_of_a_game_is_refused(tmp_path: Path) -> None:
    Policy(SHAPE, seed=1, hidden=8).save(tmp_path / "weights.npz")
    with np.load(tmp_path / "weights.npz") as data:
        held = dict(data)

    def load(**changed: Any) -> Policy:
        np.savez(tmp_path / "other.npz", **(held | changed))
        return Policy.load(tmp_path / "other.npz")

    assert np.array_equal(load().weights["layer"], held["layer"])
    for wrong in ({"game": "chess"}, {"seats": 9}, {"seats": "many"}, {"slots": 3}):
        with pytest.raises(OtherGame):
            load(**wrong)
    for other in ({"question": held["question"][:, :5]}, {"mean": np.zeros(3)}, {"bias": np.float32(1)}):
        with pytest.raises(ValueError, match="another shape"):
            load(**other)
    np.save(tmp_path / "one.npy", np.zeros(3))
    with pytest.raises(ValueError, match="no policy"):
        Policy.load(tmp_path / "one.npy")
    damaged = bytearray((tmp_path / "weights.npz").read_bytes())
    damaged[len(damaged) // 2] ^= 0xFF
    for data in (b"", b"PK\x03\x04", bytes(damaged), bytes(damaged[:3000])):
        (tmp_path / "damaged.npz").write_bytes(data)
        with pytest.raises(ValueError, match=r"damaged|no policy"):
            Policy.load(tmp_path / "damaged.npz")


def test_weights_for_numbers_that_meant_something_else_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Policy(SHAPE, seed=1, hidden=8).save(tmp_path / "weights.npz")
    with np.load(tmp_path / "weights.npz") as data:
        np.savez(tmp_path / "older.npz", **{name: array for name, array in data.items() if name != "meaning"})
    with pytest.raises(OtherGame):
        Policy.load(tmp_path / "older.npz")
    monkeypatch.setattr(policy, "MEANING", policy.MEANING + 1)
    with pytest.raises(OtherGame):
        Policy.load(tmp_path / "weights.npz")


def test_a_policy_plays_as_a_bot_does() -> None:
    shape = form("origins", 2, "options", 16)
    policy, play = Policy(shape, seed=1, hidden=8), Play(shape, setting(shape.title, 2, None, "win", False, 60))
    split: list[Any] = []
    play.reset(1)
    while not play.over:
        split += [play.options] if len(play.options) > 16 else []
        seen = shape.title.observe(play.g, play.seat)
        chosen = policy.choose(seen, play.seat, play.options)
        assert chosen in play.options
        assert policy.choose(seen, play.seat, play.options) == chosen
        play.act(chosen)
    assert split
