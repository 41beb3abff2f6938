"""The levels as players: they leave no free gain on the table, and they are had by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pentapolis import games
from pentapolis.bots import BOTS, LEVELS, at_table, bot, opponents, usual
from pentapolis.bots.protocol import seen as observed
from pentapolis.bots.search import level
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.title import Title
from pentapolis.lessons.scenes import Scene, build
from support.having import with_levels

from .positions import playing

TINY = {"easy": "easy", **{name: f"{name}:iterations=24,worlds=3" for name in LEVELS[1:]}}

FREE = {
    "kingsburg": (
        Scene(
            seats=["Ana", "Bo", "Cy"],
            position={"year": 5, "phase": "autumn", "goods": {"Ana": [2, 1, 1]}, "vp": {"Bo": 9}},
            run=[["build", 0]],
        ),
        "construct ",
        "goods that nothing else can be done with are built with",
    ),
    "alba_longa": (
        Scene(seats=["Ana", "Bo"], position={"home": {"Ana": 13}}, run=[["place_free", 0, 1]]),
        "place_free ",
        "a peasant who works for nothing works",
    ),
    "discordia": (
        Scene(
            seats=["Ana", "Bo"],
            position={
                "active": "Ana",
                "die": "red",
                "value": 6,
                "ring": {"Ana": 8},
                "open_decrees": ["aqueduct_eight", "three_towers"],
            },
            run=[["turn", 0]],
        ),
        "claim_decree decree=aqueduct_eight",
        "a decree that is fulfilled is claimed",
    ),
    "origins": (
        Scene(
            seats=["green", "blue"],
            position={"freemen": {"green": ["yellow_3", "blue_2"]}, "resources": {"green": {"wisdom": 3}}},
            run=[["choose_action", 0]],
        ),
        "bonus_action",
        "a bonus that costs nothing is taken",
    ),
    "medioevo": (
        Scene(
            seats=["Ana", "Bo", "Cy"],
            position={"cards": {"Ana": [62]}, "tokens": {"Ana": {"red": 2, "blue": 1}}, "florins": {"Ana": 0}},
            run=[["purchases", 0]],
        ),
        "claim_objective ",
        "an objective that is met is claimed",
    ),
}
"""By game a position, what must be chosen before the turn ends, and why."""


def turn(title: Title[Any], g: Any, seat: int, name: str) -> list[str]:
    """What a bot chooses until somebody else must act."""
    thinker, chance, chosen = bot(name, title, seed=1), FastChance(1), list[str]()
    while g.agenda and title.to_act(g) == (seat,):
        options = title.asked(g, seat)
        action = thinker.choose(title.observe(g, seat), seat, options)
        chosen.append(text(action))
        title.apply(g, seat, action, chance)
    return chosen


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", FREE)
def test_nobody_ends_a_turn_leaving_a_free_gain(game: str, name: str) -> None:
    title = games.title(game)
    if name not in opponents(title):
        pytest.skip(f"{game} has no {name}")
    scene, gain, why = FREE[game]
    g = build(title, scene)
    if game == "origins":
        title.apply(g, 0, title.parse("visit_site worker=yellow_3 site=1"), FastChance(1))
    chosen = turn(title, g, 0, TINY[name])
    assert any(line.startswith(gain) for line in chosen), f"{why}: {chosen}"


def free_places(g: Any, seat: int, options: list[str]) -> list[str]:
    """Dice of the own colour on an advisor: whoever passes loses them."""
    return [one for one in options if one.startswith("place ") and "white" not in one and "plus" not in one]


def presents(g: Any, seat: int, options: list[str]) -> list[str]:
    """Deeds of a visit that bring resources for nothing, where no other one is given up for them."""
    mains = [one for one in options if one.startswith("main_action ")]
    bonus = any(one.startswith("bonus_action ") for one in options)
    spare = g.visit is not None and len(mains) <= g.visit.mains and not bonus
    gains = [one for one in mains if spare and "action=gain_" in one]
    return [*gains, *(one for one in options if one == "bonus_action tile=bonus_basic")]


def beginning(*starts: str) -> Callable[[Any, int, list[str]], list[str]]:
    return lambda g, seat, options: [one for one in options if one.startswith(starts)]


GAINS: dict[str, tuple[Callable[[Any, int, list[str]], list[str]], tuple[str, ...]]] = {
    "kingsburg": (free_places, ("pass",)),
    "alba_longa": (beginning("recover_hero "), ("skip_recover",)),
    "discordia": (beginning("claim_decree "), ("end_turn",)),
    "origins": (presents, ("done",)),
    "medioevo": (beginning("claim_objective "), ("end_purchases", "end_trade", "pass")),
}
"""By game the options that bring something for nothing, and those that let them lie."""
POSITIONS = {"alba_longa": 12, "medioevo": 3}
"""Choices of that kind that every level must make, if not forty."""


@pytest.mark.parametrize("game", GAINS)
def test_in_play_nobody_lets_a_free_gain_lie(game: str) -> None:
    title = games.title(game)
    gains, ends = GAINS[game]
    seen, enough = 0, POSITIONS.get(game, 40)
    for seed in range(20, 60):
        for g, seat in playing(title, seed, most=1500):
            options = title.asked(g, seat)
            texts = [text(option) for option in options]
            if seen == enough or not (found := gains(g, seat, texts)) or not any(end in texts for end in ends):
                continue
            seen += 1
            for name in opponents(title)[1:]:
                chosen = text(bot(TINY[name], title, seed).choose(observed(title, g, seat), seat, options))
                assert chosen not in ends, (name, g.agenda[-1].name, found)
        if seen == enough:
            return
    pytest.fail(f"only {seen} such choices came up")


@pytest.mark.parametrize("game", with_levels())
def test_every_game_has_its_levels_from_the_weakest_to_the_strongest(game: str) -> None:
    title = games.title(game)
    assert opponents(title)[:4] == ["random", "easy", "normal", "hard"]
    assert usual(title) == "normal"
    found = [level(title, name) for name in opponents(title)[1:]]
    assert [one.way for one in found[:3]] == ["thumb", "ahead", "bandit"]
    assert [one.seconds for one in found[1:]] == sorted(one.seconds for one in found[1:])
    assert [one.iterations for one in found] == sorted(one.iterations for one in found)
    assert all(one.seconds <= most for one, most in zip(found, (0.0, 0.3, 1.5, 3.0), strict=False))


def test_parameters_are_set_by_name_and_seconds_count_once_they_are_given() -> None:
    title = games.title("kingsburg")
    assert level(title, "hard", {"iterations": "60", "worlds": "4"}).budget.iterations == 60
    assert not level(title, "hard").timed
    timed: Any = bot(at_table("hard", title), title)
    assert timed.level.budget.seconds == level(title, "hard").seconds > 0
    assert at_table("greedy", title) == "greedy"


@pytest.mark.parametrize(
    "name",
    [
        "hard:worlds=many",
        "hard:clever=1",
        "normal:way=magic",
        "hard:worlds",
        "hard:worlds=0",
        "hard:options=-3",
        "hard:iterations=0",
        "normal:seconds=-1",
        "normal:seconds=nan",
        "easy:noise=nan",
        "easy:noise=2",
        "expert:wide=-2",
        "expert:explore=inf",
    ],
)
def test_a_level_that_can_t_be_had_is_refused(name: str) -> None:
    with pytest.raises(LookupError, match=name.partition(":")[0]):
        bot(name, games.title("kingsburg"))


def test_a_game_without_levels_says_so() -> None:
    class Stranger:
        id = "chess"

    stranger: Any = Stranger()
    assert opponents(stranger) == ["random", "rollout"]
    assert usual(stranger) == "rollout"
    assert at_table("hard", stranger) == "hard"
    for name in LEVELS:
        with pytest.raises(LookupError, match="chess has no levels"):
            bot(name, stranger)
    assert [name for name in BOTS if name in LEVELS] == list(LEVELS)
