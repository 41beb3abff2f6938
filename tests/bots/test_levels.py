"""Level files: what they say, what they keep when they are written, and that they fit their game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import pentapolis as pp
from pentapolis import bots, games
from pentapolis.arena import match
from pentapolis.bots import BOTS, BadParameter, bot, register
from pentapolis.bots.levels import Made, Source, levels, read, with_parameters, written
from pentapolis.bots.protocol import heuristics
from pentapolis.bots.tuning.rounds import hand_weights
from pentapolis.bots.value import Model
from pentapolis.kernel.action import Action
from pentapolis.kernel.decision import Secret
from pentapolis.kernel.options import Options
from pentapolis.kernel.title import Title
from support.having import with_levels
from support.plugins import install, on_path

GAMES = with_levels()
MODEL = Model(
    terms={"vp": (0.08, 0.31), "gold": (-0.5, 1e-05)},
    seats={"2": 0.9},
    nobody={"1": (3.0, 1.5)},
    solo={"vp": (1.0, 2.0), "gold": (0.0, 0.0)},
)
LEVELS = """
# how hard it tries
[levels.normal]
way = "ahead"
worlds = 12

[levels.hard]
# of the whole turn
beam = 4
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_of_a_game_are_those_of_its_terms_in_their_order(game: str) -> None:
    title = pp.title(game)
    g = pp.new(game, title.players[-1], pp.FastChance(1))
    names = list(heuristics(title).terms(g, 0))
    value = levels(game).value
    assert 10 <= len(names) <= 40
    assert list(value.terms) == names == list(heuristics(title).WEIGHTS)
    assert list(value.solo) in ([], names)
    assert {int(seats) for seats in (*value.seats, *value.nobody)} <= set(title.players)


@pytest.mark.parametrize("game", GAMES)
def test_a_weight_has_the_sign_that_it_has_by_hand(game: str) -> None:
    value = levels(game).value
    hand = hand_weights(pp.title(game))
    for terms in filter(None, (value.terms, value.solo)):
        for name, pair in terms.items():
            assert all(weight * by >= 0 for weight, by in zip(pair, hand[name], strict=True)), name


def test_what_is_written_is_read_back() -> None:
    made = Made('pentapolis tune "x" \\ --games 3', 7, 3)
    found = read(written(made, MODEL, LEVELS).encode())
    assert found.made == made
    assert found.value == MODEL
    assert found.levels == {"normal": {"way": "ahead", "worlds": 12}, "hard": {"beam": 4}}


def test_levels_and_their_comments_stay_when_weights_are_written() -> None:
    once = written(Made("a", 1, 1), MODEL, LEVELS)
    assert once.endswith(LEVELS)
    twice = written(Made("b", 2, 2), Model(terms={"vp": (1.0, 1.0)}), once)
    assert twice.endswith(LEVELS)
    assert read(twice.encode()).value == Model(terms={"vp": (1.0, 1.0)})


def test_parameters_of_one_level_are_changed_or_added_and_nothing_else() -> None:
    old = written(Made("a", 1, 1), MODEL, LEVELS)
    new = with_parameters(old, "normal", {"worlds": 6, "noise": 0.25}, Source("b", 2, 200))
    found = read(new.encode())
    assert found.levels == {"normal": {"way": "ahead", "worlds": 6, "noise": 0.25}, "hard": {"beam": 4}}
    assert found.value == MODEL
    assert "# how hard it tries\n[levels.normal]" in new
    assert "# of the whole turn\nbeam" in new


def test_how_parameters_were_found_is_told_by_level_and_stays_when_weights_are_written() -> None:
    normal, hard = Source('b "quoted"', 2, 200), Source("c", 3, 300)
    text = written(Made("a", 1, 1), MODEL, LEVELS)
    for level, given, made in (
        ("normal", {"worlds": 6}, Source("before", 1, 100)),
        ("hard", {"beam": 8}, hard),
        ("normal", {"worlds": 7}, normal),
    ):
        text = with_parameters(text, level, given, made)
    assert read(text.encode()).made == Made("a", 1, 1, {"normal": normal, "hard": hard})
    again = written(Made("d", 4, 4), MODEL, text)
    assert read(again.encode()).made == Made("d", 4, 4, {"normal": normal, "hard": hard})
    assert read(again.encode()).levels == {"normal": {"way": "ahead", "worlds": 7}, "hard": {"beam": 8}}


def test_a_file_of_another_version_or_with_unknown_words_is_refused() -> None:
    text = written(Made("a", 1, 1), MODEL)
    with pytest.raises(ValueError, match="version 9"):
        read(text.replace("version = 1", "version = 9").encode())
    with pytest.raises(ValueError, match="surprise"):
        read((text + "\n[surprise]\n").encode())


def test_a_game_without_a_level_file_says_how_to_make_one(tmp_path: Path) -> None:
    install(tmp_path, "bare_bids")
    with on_path(tmp_path), pytest.raises(LookupError, match="pentapolis tune bare_bids"):
        levels("bare_bids")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_level_thinks_of_and_what_goes_on_in_chains_are_decisions_of_the_game(game: str) -> None:
    nodes = pp.title(game).nodes
    named = [name for one in levels(game).levels.values() for field in ("thinks", "far") for name in one.get(field, ())]
    chains = getattr(heuristics(pp.title(game)), "CHAINS", ())
    assert [name for name in (*named, *chains) if name not in nodes] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_level_mixes_is_chosen_in_secret_by_several(game: str) -> None:
    nodes = pp.title(game).nodes
    mixed = [name for level in levels(game).levels.values() for name in level.get("mixed", ())]
    assert [name for name in mixed if not isinstance(nodes[name], Secret)] == []
    assert bool(mixed) == (game in ("alba_longa", "medioevo"))


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("hard:iterations=x", "iterations=x"),
        ("hard:beam=2,worlds=0,wide=3", "worlds=0"),
        ("greedy:worlds=2,cap=0", "cap=0"),
        ("random:worlds", "worlds"),
    ],
)
def test_of_several_parameters_the_one_is_named_that_cannot_be(name: str, wrong: str) -> None:
    with pytest.raises(BadParameter) as bad:
        bot(name, games.title("kingsburg"))
    kind = name.partition(":")[0]
    assert (bad.value.kind, bad.value.given, str(bad.value)) == (kind, wrong, f"{kind} can't be had with {wrong}")


class Stubborn:
    """A bot of one's own: the n-th option, wherever there are so many."""

    def __init__(self, title: Title[Any], seed: int, n: int = 1) -> None:
        self.n = n

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        return options[min(self.n, len(options)) - 1]


def test_a_bot_of_one_s_own_plays_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BOTS", dict(BOTS))
    register("stubborn", Stubborn)
    made = bot("stubborn:n=3", games.title("kingsburg"))
    assert isinstance(made, Stubborn)
    assert made.n == 3
    with pytest.raises(BadParameter):
        bot("stubborn:m=3", games.title("kingsburg"))
    assert match("kingsburg", "stubborn", "stubborn:n=2", seats=2, games=2, workers=1).games == 2

    def broken(title: Title[Any], seed: int) -> Stubborn:
        raise TypeError("a mistake of its own")

    register("stubborn", broken)
    with pytest.raises(TypeError, match="a mistake of its own"):
        bot("stubborn", games.title("kingsburg"))


@pytest.mark.parametrize("name", ["hard", "two,bots", "mine:n=1", "", "a b"])
def test_a_bot_of_one_s_own_has_a_word_of_its_own(name: str) -> None:
    with pytest.raises(ValueError, match="word of its own"):
        register(name, Stubborn)
    assert list(BOTS) == ["random", "naive", "easy", "thumb", "rollout", "greedy", "normal", "hard", "expert"]
