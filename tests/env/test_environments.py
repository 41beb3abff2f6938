"""Environments as the libraries want them, for every game, and what is our own about them."""

from __future__ import annotations

import copy
import doctest
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any, ClassVar

import msgspec
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import pentapolis.env
from env.positions import some
from pentapolis import bots, games
from pentapolis.bots.given import measured
from pentapolis.bots.simple import RandomBot
from pentapolis.env.play import REWARDS, Encoding, Illegal, Play, form, ranks, scores, setting, wins
from pentapolis.env.single import AmongBots
from pentapolis.env.zoo import Seats
from pentapolis.kernel.action import Action
from pentapolis.kernel.imagine import mixed
from pentapolis.kernel.options import Options
from pentapolis.kernel.state import Outcome, rank
from pentapolis.kernel.title import Title
from pentapolis.words import Words
from support.ledger import ROOT

ENCODINGS: tuple[Encoding, ...] = ("tokens", "options")
CYCLES = 800
"""Turns of every agent in which any game ends."""


@contextmanager
def unasked_advice() -> Iterator[None]:
    """The checks warn of every environment whose observation holds a mask, also of the library's own that they don't
    know by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("game", games.ours())
def test_pettingzoo_accepts_every_game(game: str, encoding: Encoding) -> None:
    made: list[Seats] = []

    def make() -> Seats:
        made.append(pentapolis.env.aec(game, seats=3, encoding=encoding))
        return made[-1]

    with unasked_advice():  # PettingZoo's own tests have no types
        api_test(make(), num_cycles=CYCLES)  # type: ignore[no-untyped-call]
        seed_test(make, num_cycles=CYCLES)  # type: ignore[no-untyped-call]
    assert [env.play.over for env in made[1:]] == [True, True], "a game did not come to its end"


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("game", games.ours())
def test_gymnasium_accepts_every_game(game: str, encoding: Encoding) -> None:
    env = pentapolis.env.gym(game, seats=3, bots=["thumb", "random"], encoding=encoding)
    check_env(env, skip_render_check=True)


def choose(mask: np.ndarray[Any, Any], luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


def play_out(env: Seats, seed: int) -> int:
    """Play a game at random, up to where all agents are told; how many steps it took."""
    luck, steps = np.random.default_rng(seed), 0
    env.reset(seed=seed)
    while not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
        seen = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(seen)
        env.step(choose(seen["action_mask"], luck))
        steps += 1
    return steps


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_rewards_come_at_the_end_and_are_win_shares(encoding: Encoding) -> None:
    env = pentapolis.env.aec("kingsburg", seats=3, encoding=encoding)
    play_out(env, 1)
    end = games.title("kingsburg").outcome(env.play.g)
    assert [env.rewards[f"seat_{seat}"] for seat in range(3)] == wins(end)
    assert sum(env.rewards.values()) == pytest.approx(1)
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


def test_rewards_by_rank_and_by_score() -> None:
    end = Outcome(ranks=(2, 1, 2, 4), scores=(10, 12, 10, 3), winners=(1,))
    assert wins(end) == [0, 1, 0, 0]
    assert ranks(end) == pytest.approx([1.5 / 3, 1, 1.5 / 3, 0])
    assert scores(end) == [10, 12, 10, 3]
    assert scores(Outcome((1, 2), (0, 5), (0,), fewest=True)) == [0, -5]
    assert wins(Outcome((1, 1), (0, 0), (0, 1))) == [0.5, 0.5]
    assert wins(Outcome((1, 1), (0, 0), ())) == [0, 0]
    assert ranks(Outcome((1,), (0,), ())) == [0]
    for reward, by in REWARDS.items():
        env = pentapolis.env.aec("kingsburg", seats=2, reward=reward)
        play_out(env, 2)
        assert list(env.rewards.values()) == by(games.title("kingsburg").outcome(env.play.g))
    with pytest.raises(ValueError, match="win, rank, score"):
        pentapolis.env.aec("kingsburg", seats=2, reward="fame")  # type: ignore[arg-type]  # no such reward


def test_where_the_rules_rank_only_winners_ranks_are_told_apart_by_how_far_everybody_came() -> None:
    shape, luck = form("alba_longa", 4), np.random.default_rng(0)
    play, standing = Play(shape, setting(shape.title, 4, None, "rank", False, 20_000)), measured(shape.title).standing
    assert standing is not None
    told_apart = 0
    for seed in range(20):
        play.reset(seed)
        while not play.over:
            play.act(play.options[int(luck.integers(len(play.options)))])
        end = shape.title.outcome(play.g)
        came = rank([standing(play.g, seat) for seat in range(4)])
        assert play.rewards == ranks(msgspec.structs.replace(end, ranks=came))
        told_apart += len(set(end.ranks)) == 1 < len(set(play.rewards))
    assert told_apart, "in none of these games the rules left it open"


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = pentapolis.env.aec("kingsburg", seats=3, moves=30)
    play_out(env, 1)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    learner = pentapolis.env.gym("kingsburg", seats=2, moves=10)
    seen, _ = learner.reset(seed=1)
    ended = cut = False
    while not (ended or cut):
        seen, reward, ended, cut, _ = learner.step(int(seen["action_mask"].argmax()))
    assert (ended, cut, reward) == (False, True, 0.0)


@pytest.mark.parametrize("make", [pentapolis.env.aec, pentapolis.env.gym, partial(pentapolis.env.vector, n=1)])
def test_a_game_has_a_move(make: Callable[..., Any]) -> None:
    for moves in (0, -1):
        with pytest.raises(ValueError, match=f"at least one move, not {moves}"):
            make("kingsburg", seats=2, moves=moves)


def test_a_learner_who_is_never_asked_does_not_wait_for_ever() -> None:
    learner = pentapolis.env.gym("medioevo", seats=2, seat=1, moves=1)
    with pytest.raises(ValueError, match="anything to choose, with moves=1"):
        learner.reset(seed=1)


def begun(door: str, game: str) -> tuple[Play, Any]:
    """The first game behind one of the doors, and what may be chosen in it."""
    if door == "aec":
        seats = pentapolis.env.aec(game, seats=2)
        seats.reset(seed=7)
        assert seats.agents == ["seat_0", "seat_1"]
        assert not any((seats.terminations | seats.truncations).values())
        return seats.play, seats.observe(seats.agent_selection)["action_mask"]
    if door == "gym":
        learner = pentapolis.env.gym(game, seats=2)
        return learner.play, learner.reset(seed=7)[0]["action_mask"]
    many = pentapolis.env.vector(game, 1, seats=2, seed=7)
    return many.plays[0], many.masks[0]


@pytest.mark.parametrize("door", ["aec", "gym", "vector"])
def test_a_game_without_a_choice_is_followed_by_another(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reset, seeds = Play.reset, list[int]()

    def two_are_over(play: Play, seed: int) -> None:
        seeds.append(seed)
        reset(play, seed)
        play.over = play.truncated = len(seeds) < 3

    monkeypatch.setattr(Play, "reset", two_are_over)
    play, mask = begun(door, "kingsburg")
    assert len(set(seeds)) == 3, "each is another game"
    assert not play.over
    assert mask.any()


@pytest.mark.parametrize("door", ["aec", "gym", "vector"])
def test_games_without_a_choice_are_not_tried_for_ever(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.title("origins"), "cap", -1)
    with pytest.raises(ValueError, match="100 games went by before there was anything to choose, with moves=20000"):
        begun(door, "origins")


def test_a_step_before_any_game_is_refused_in_a_sentence() -> None:
    for env in (pentapolis.env.aec("kingsburg", seats=2), pentapolis.env.gym("kingsburg", seats=2)):
        with pytest.raises(ResetNeeded, match="reset starts one"):
            env.step(0)


@pytest.mark.parametrize("illegal", [False, True])
def test_a_step_after_the_end_is_refused_as_one_before_the_game(illegal: bool) -> None:
    learner = pentapolis.env.gym("kingsburg", seats=2, moves=5)
    seen, _ = learner.reset(seed=1)
    ended = cut = False
    while not (ended or cut):
        seen, _, ended, cut, _ = learner.step(int(seen["action_mask"].argmin() if illegal else 1))
    with pytest.raises(ResetNeeded, match="there is no game: reset starts one"):
        learner.step(int(seen["action_mask"].argmax()))


@pytest.mark.parametrize("wrong", [None, 0.7, 3.0, "3", [3], np.array([3]), np.float32(3)])
def test_an_action_is_a_whole_number(wrong: Any) -> None:
    seats, learner = pentapolis.env.aec("kingsburg", seats=2), pentapolis.env.gym("kingsburg", seats=2)
    seats.reset(seed=1)
    learner.reset(seed=1)
    for env in (seats, learner):
        before = games.title("kingsburg").encode(env.play.g)
        with pytest.raises(Illegal, match="is asked: its action is a number that the mask allows, not"):
            env.step(wrong)
        assert games.title("kingsburg").encode(env.play.g) == before
        env.step(np.int64(env.play.form.words.numbers["0"]))


def test_nothing_is_seen_before_any_game() -> None:
    env = pentapolis.env.aec("kingsburg", seats=2)
    for look in (env.last, env.state, partial(env.observe, "seat_0")):
        with pytest.raises(ResetNeeded, match="reset starts one"):
            look()


def test_after_the_last_agent_there_is_nothing_more_to_do() -> None:
    env = pentapolis.env.aec("kingsburg", seats=2, moves=1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        over = env.terminations[agent] or env.truncations[agent]
        env.step(None if over else int(env.observe(agent)["action_mask"].argmax()))
    with pytest.raises(ResetNeeded, match="reset starts one"):
        env.last()
    with pytest.raises(ResetNeeded, match="reset starts one"):
        env.step(None)
    assert env.observe("seat_1")["observation"].any(), "how it ended can still be seen"


def test_who_is_asked_can_not_do_nothing() -> None:
    env = pentapolis.env.aec("kingsburg", seats=2)
    env.reset(seed=1)
    before = games.title("kingsburg").encode(env.play.g)
    with pytest.raises(Illegal, match="seat_0 is asked: its action is a number that the mask allows, not None"):
        env.step(None)
    assert games.title("kingsburg").encode(env.play.g) == before


@pytest.mark.parametrize("make", [pentapolis.env.aec, pentapolis.env.gym, partial(pentapolis.env.vector, n=1)])
def test_a_table_that_nobody_can_agree_on_is_refused_in_a_sentence(make: Callable[..., Any]) -> None:
    for seats in (0, 1, 9, -1):
        with pytest.raises(ValueError, match=f"^This game is for 2 to 5 players, not {seats}\\.$"):
            make("kingsburg", seats=seats)
    with pytest.raises(ValueError, match=r"^This game has no option weather; there are: .*plus_two_limit.*\.$"):
        make("kingsburg", seats=3, options={"weather": "rain"})
    with pytest.raises(ValueError, match=r"^plus_two_limit cannot be never; it can be: .*per_season.*\.$"):
        make("kingsburg", seats=3, options={"plus_two_limit": "never"})


def test_only_observations_that_there_are_are_described() -> None:
    for seats in (0, 99):
        with pytest.raises(ValueError, match=f"^This game is for 2 to 5 players, not {seats}\\.$"):
            pentapolis.env.describe("kingsburg", seats)


def test_a_game_beyond_its_cap_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.title("origins"), "cap", 1)
    env = pentapolis.env.aec("origins", seats=3)
    play_out(env, 1)
    assert games.title("origins").rounds(env.play.g) == 2
    assert all(env.truncations.values())


def test_the_eliminated_stay_agents_to_the_end() -> None:
    env, luck, gone = pentapolis.env.aec("alba_longa", seats=4), np.random.default_rng(8), set()
    env.reset(seed=8)
    while not env.terminations[env.agent_selection]:
        gone |= {seat for seat in range(4) if env.play.g.order and seat not in env.play.g.order}
        for seat in gone:
            assert f"seat_{seat}" in env.agents
            assert not env.terminations[f"seat_{seat}"]
            assert env.observation_space(f"seat_{seat}").contains(env.observe(f"seat_{seat}"))
        env.step(choose(env.observe(env.agent_selection)["action_mask"], luck))
    assert gone, "nobody was eliminated"
    assert len(env.agents) == 4
    assert all(env.terminations.values())


def test_who_chooses_at_once_does_not_see_what_others_have_chosen() -> None:
    """The second King of a secret choice sees the same, whatever the first one has chosen."""
    shape = form("alba_longa", 3)
    play = Play(shape, setting(shape.title, 3, None, "win", False, 20_000))
    luck, tried = np.random.default_rng(1), 0
    for seed in range(20):
        play.reset(seed)
        while not play.over:
            if len(shape.title.to_act(play.g)) > 1:
                rows = {row for option in list(play.options)[:4] if (row := after(play, option)) is not None}
                assert len(rows) <= 1
                tried += len(rows)
            play.act(play.options[int(luck.integers(len(play.options)))])
        if tried > 3:
            return
    pytest.fail("nobody chose at once")


def after(play: Play, option: Any) -> bytes | None:
    """What the next seat sees after a choice; None if it is not asked."""
    title, seat = play.title, play.seat
    g = title.copy(play.g)
    title.apply(g, seat, option, play._chance.fork())
    awaited = title.to_act(g)
    if not awaited or awaited[0] == seat:
        return None
    row = play.form.observer.row()
    play.form.observer.write(title.observe(g, awaited[0]), awaited[0], row)
    return row.tobytes()


@pytest.mark.parametrize("game", games.ours())
def test_an_environment_is_called_by_the_version_of_the_rules(game: str) -> None:
    assert str(pentapolis.env.aec(game, seats=3)) == f"{game}-v{games.title(game).version}"


def test_what_the_mask_forbids_is_refused() -> None:
    env = pentapolis.env.aec("kingsburg", seats=3)
    env.reset(seed=1)
    forbidden = int(env.observe(env.agent_selection)["action_mask"].argmin())
    before = games.title("kingsburg").encode(env.play.g)
    with pytest.raises(Illegal, match="mask"):
        env.step(forbidden)
    assert games.title("kingsburg").encode(env.play.g) == before
    learner = pentapolis.env.gym("kingsburg", seats=3, illegal=-1.0)
    learner.reset(seed=1)
    _, reward, ended, cut, info = learner.step(forbidden)
    assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)


def test_the_tokens_of_an_action_are_seen_while_it_is_entered_and_nothing_else_changes() -> None:
    """Who takes gold, wood or stone is asked field by field; the other seat learns nothing of it."""
    env = pentapolis.env.aec("kingsburg", seats=2)
    env.reset(seed=1)
    observer, words = env.form.observer, env.form.words
    assert [str(option) for option in env.play.options] == ["take gold=1", "take wood=1", "take stone=1"]

    def seen(agent: str) -> tuple[str, bytes]:
        """The tokens that an agent is shown, as text, and all other cells."""
        row = env.observe(agent)["observation"]
        block = observer.block("prefix")
        tokens = [int(number) - 1 for number in observer.split(row)["prefix"] if number]
        return words.text(tokens), np.delete(row, slice(block.offset, block.offset + block.size)).tobytes()

    before, other = seen("seat_0"), seen("seat_1")
    assert (before[0], other[0]) == ("take", "")
    env.step(words.numbers["0"])
    assert seen("seat_0") == ("take 0", before[1])
    assert seen("seat_1") == other
    env.step(words.numbers["1"])  # wood: the action is made, and the next choice is another one
    assert seen("seat_0")[0] == ""
    assert seen("seat_0")[1] != before[1]


@pytest.mark.parametrize(
    ("game", "encoding"), [("kingsburg", "tokens"), ("medioevo", "tokens"), ("medioevo", "options")]
)
def test_a_row_is_the_observation_at_that_moment_with_the_tokens_that_are_settled(
    game: str, encoding: Encoding
) -> None:
    shape = form(game, 2, encoding, 16)
    play = Play(shape, setting(shape.title, 2, None, "win", False, 60))
    luck, mask, row, wanted, entered = (
        np.random.default_rng(1),
        shape.mask(),
        shape.observer.row(),
        shape.observer.row(),
        0,
    )
    play.reset(1)
    while not play.over:
        for seat in range(2):
            play.observe(seat, row)
            shape.observer.write(shape.title.observe(play.g, seat), seat, wanted)
            if seat == play.seat:
                shape.observer.write_prefix(play.prefix, wanted)
                entered += bool(play.prefix)
            assert np.array_equal(row, wanted)
        play.allow(mask)
        play.choose(choose(mask, luck))
    assert entered > 10


def test_the_learner_may_sit_anywhere_and_bots_sit_to_its_left() -> None:
    learner = pentapolis.env.gym("kingsburg", seats=4, seat=None, bots=["thumb", "naive", "random"])
    seats = set()
    for seed in range(12):
        seen, info = learner.reset(seed=seed)
        assert seen["observation"][0] == info["seat"]
        assert seen["action_mask"].any()
        seats.add(info["seat"])
    assert seats == {0, 1, 2, 3}
    left = learner._players[(learner.own + 1) % 4]
    assert type(left).__name__ == "ThumbBot"
    with pytest.raises(ValueError, match="one learner and 3 bots"):
        pentapolis.env.gym("kingsburg", seats=4, bots=["random"])
    with pytest.raises(LookupError, match="no bot"):
        pentapolis.env.gym("kingsburg", seats=2, bots=["nobody"])
    with pytest.raises(ValueError, match="a list with one for each other seat"):
        pentapolis.env.gym("kingsburg", seats=2, bots="random")
    with pytest.raises(ValueError, match="a name, or a function that makes one of a title and a seed"):
        pentapolis.env.gym("kingsburg", seats=2, bots=[First(games.title("kingsburg"), 1)])  # type: ignore[list-item]  # a bot itself


class First:
    """A bot of one's own: it takes the first option, and keeps what it was asked."""

    asked: ClassVar[list[tuple[Any, int, Options]]] = []

    def __init__(self, title: Title[Any], seed: int) -> None:
        self.made = title.id, seed

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        First.asked.append((observation, seat, options))
        return options[0]


def test_a_bot_of_one_s_own_plays_by_what_makes_it() -> None:
    learner = pentapolis.env.gym("kingsburg", seats=3, bots=[First, "random"])
    First.asked.clear()
    seen, _ = learner.reset(seed=7)
    for _ in range(5):
        seen, *_ = learner.step(int(seen["action_mask"].argmax()))
    left = learner._players[1]
    assert isinstance(left, First)
    assert left.made == ("kingsburg", mixed(learner._luck, 1))
    assert {seat for _, seat, _ in First.asked} == {1}


def test_bots_answer_what_they_are_asked_and_leave_the_floor_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[tuple[Options, Options]]()
    title, choose_at_random = games.title("medioevo"), RandomBot.choose
    learner, luck = pentapolis.env.gym("medioevo", 3, floor=True), np.random.default_rng(1)

    def watched(bot: RandomBot, observation: Any, seat: int, options: Options) -> Action:
        asked.append((options, title.asked(learner.play.g, seat)))
        return choose_at_random(bot, observation, seat, options)

    monkeypatch.setattr(RandomBot, "choose", watched)
    seen, _ = learner.reset(seed=3)
    ended = cut = False
    more = 0
    while not (ended or cut):
        more += len(learner.play.options) > len(learner.play.asked)
        seen, _, ended, cut, _ = learner.step(choose(seen["action_mask"], luck))
    assert (ended, cut) == (True, False), "the game does not end by itself"
    assert more, "the learner was never offered the floor"
    assert asked
    assert all(options == wanted for options, wanted in asked)


def played_on(env: AmongBots, mask: np.ndarray[Any, Any], steps: int) -> list[bytes]:
    """What a learner sees in so many steps, always choosing the last that the mask allows."""
    rows = []
    for _ in range(steps):
        seen, _, ended, cut, _ = env.step(int(np.flatnonzero(mask)[-1]))
        if ended or cut:
            seen, _ = env.reset()
        rows.append(seen["observation"].tobytes())
        mask = seen["action_mask"]
    return rows


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_copy_goes_on_by_itself_and_alike(encoding: Encoding) -> None:
    learner = pentapolis.env.gym("kingsburg", seats=3, bots=["normal:iterations=2", "random"], encoding=encoding)
    mask = learner.reset(seed=4)[0]["action_mask"]
    twin = copy.deepcopy(learner)
    assert twin.form is learner.form
    first = played_on(learner, mask, 150)
    assert played_on(twin, mask, 150) == first, "the copy has luck of its own that goes on as the other's"

    seats = pentapolis.env.aec("kingsburg", seats=2, encoding=encoding)
    seats.reset(seed=4)
    before = seats.state().tobytes()
    other = copy.deepcopy(seats)
    other.step(int(other.observe(other.agent_selection)["action_mask"].argmax()))
    other.step(int(other.observe(other.agent_selection)["action_mask"].argmax()))
    assert other.state().tobytes() != before
    assert seats.state().tobytes() == before

    many = pentapolis.env.vector("kingsburg", 2, seats=2, encoding=encoding)
    more = copy.deepcopy(many)
    for _ in range(60):
        many.step(many.masks.argmax(axis=1))
    assert not np.array_equal(many.observations, more.observations)
    for _ in range(60):
        more.step(more.masks.argmax(axis=1))
    assert np.array_equal(many.observations, more.observations)


@pytest.mark.parametrize("game", [game for game in games.ours() if 1 in games.title(game).players])
def test_alone_too(game: str) -> None:
    learner = pentapolis.env.gym(game, seats=1)
    seen, _ = learner.reset(seed=1)
    for _ in range(20):
        seen, _, ended, cut, _ = learner.step(int(seen["action_mask"].argmax()))
        assert not cut
        if ended:
            break


def test_with_the_floor_all_that_is_legal_is_offered() -> None:
    shape = form("medioevo", 3)
    title, more = shape.title, 0
    play = Play(shape, setting(title, 3, None, "win", True, 60))
    luck, mask = np.random.default_rng(1), shape.mask()
    play.reset(1)
    while not play.over:
        assert play.options == title.legal(play.g, play.seat)
        more += len(play.options) > len(title.asked(play.g, play.seat))
        play.allow(mask)
        play.choose(choose(mask, luck))
    assert play.truncated
    assert more


def test_nobody_is_asked_only_because_of_the_floor(monkeypatch: pytest.MonkeyPatch) -> None:
    shape = form("medioevo", 3)
    title, carried_out, by_itself = shape.title, Play._apply, 0

    def carry_out(play: Play, seat: int, action: Action, options: Options) -> None:
        nonlocal by_itself
        by_itself += len(title.asked(play.g, seat)) == 1 < len(title.legal(play.g, seat))
        carried_out(play, seat, action, options)

    monkeypatch.setattr(Play, "_apply", carry_out)
    play = Play(shape, setting(title, 3, None, "win", True, 400))
    luck, mask = np.random.default_rng(1), shape.mask()
    play.reset(1)
    while not play.over:
        assert len(title.asked(play.g, play.seat)) > 1
        play.allow(mask)
        play.choose(choose(mask, luck))
    assert by_itself


@pytest.mark.parametrize("maker", ["aec", "gym"])
def test_a_missing_library_is_named(maker: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("pentapolis.env.zoo", "pentapolis.env.single"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(ImportError, match=r"environments need gymnasium: pip install pentapolis\[env\]"):
        getattr(pentapolis.env, maker)("kingsburg", seats=2)


def test_every_option_of_a_table_can_be_agreed_on() -> None:
    case = some("alba_longa")[-1]
    env = pentapolis.env.aec("alba_longa", seats=case.seats, options=dict(case.options))
    env.reset(seed=1)
    assert env.play.g.table == case.table


def test_the_examples_of_the_page_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BOTS", dict(bots.BOTS))  # one example adds to them
    failed, tried = doctest.testfile(str(ROOT / "docs/environments.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_table_of_the_page_has_the_numbers_that_environments_have() -> None:
    head, _, *rows = (
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (ROOT / "docs/environments.md").read_text("utf-8").splitlines()
        if line.startswith("|")
    )
    assert head == ["", "tokens", "slots K", "features F", "cells of an observation (4 seats)"]
    printed = {name: [int(cell.replace(",", "")) for cell in cells] for name, *cells in rows}
    names = {game: Words("en", game).say("game-name").partition(":")[0] for game in games.ours()}
    assert printed == {names[game]: sizes(game, seats=4) for game in names}


def sizes(game: str, seats: int) -> list[int]:
    """Tokens, slots, features of a slot and cells of an observation, read off the arrays that a learner gets."""
    tokens = pentapolis.env.vector(game, 1, seats=seats, encoding="tokens")
    slots = pentapolis.env.vector(game, 1, seats=seats, encoding="options")
    assert slots.options is not None
    assert slots.options.shape[1] == slots.masks.shape[1]
    assert slots.observations.shape == tokens.observations.shape
    return [tokens.masks.shape[1], *slots.options.shape[1:], tokens.observations.shape[1]]


@pytest.mark.parametrize("name", ["", ".vocabulary", ".observer", ".vectors"])
def test_examples_in_docstrings_run(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"pentapolis.env{name}"))
    assert tried > 0
    assert failed == 0
