"""Bots know what their seat knows: hidden facts exchanged, the same seed, the same decision."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import pentapolis as pp
from conformance import hooks
from pentapolis import games
from pentapolis.bots import LEVELS, Dishonest, bot, opponents
from pentapolis.bots.search.budget import Clock
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.decision import Secret
from pentapolis.kernel.title import Title
from support.having import with_levels

from .positions import playing

GAMES = with_levels()
TINY = {"easy": "easy", **{name: f"{name}:iterations=20,worlds=2,options=3,plans=2" for name in LEVELS[1:]}}
"""A fifth of these plays is left in windows: enough to compare two options."""
TREE = "hard:way=tree,iterations=20,worlds=2,wide=2"
"""The way to think that no level has."""
HIDING = {
    "kingsburg": {"influence", "advisor_goods", "build", "recruit", "town_hall"},
    "alba_longa": {"choose_target", "choose_hero", "call_court", "take_die", "buy_die", "sell_slaves", "grow"},
    "medioevo": {
        *("keep_start_card", "bid", "set_tax", "disband", "purchases", "keep_empire_card", "place_rebellion"),
        *("combat_turn", "complete_move", "declare_flight", "reroll_attack", "trade_turn", "open_route", "trade_sell"),
        *("card_activated", "enter", "before_battle"),
    },
}
"""By game the decisions in which facts are exchanged; the games that are not named hide nothing."""
WINDOWS = {"card_activated", "enter", "before_battle"}
AT_ONCE = {
    "alba_longa": {"choose_target", "choose_hero"},
    "medioevo": {"starting_bid", "keep_start_card", "bid", "tie_bid", "set_tax", "hidden_purchases"},
}
"""Decisions that all make at once, and nobody sees what the others chose."""
MORE_AT_ONCE = {"medioevo": {"starting_bid": "yes", "deployment": "yes"}}
"""Options with which there are more of them."""
VOTES = {"vote_breach"}
"""Such a decision too, that comes up only where rulers have accused each other: no game by thumb has one. `test_breach`
looks at it."""
SEEDS = range(2, 18)
"""Games to look for these decisions in."""
OTHERS = 2
"""Other facts that are put in the place of the true ones."""


def levels_of(title: Title[Any]) -> list[str]:
    return [*(TINY[name] for name in opponents(title) if name in TINY), TREE]


def decisions(
    title: Title[Any], missing: set[str], options: Mapping[str, str] | None = None
) -> Iterator[tuple[Any, int]]:
    """Decisions of these kinds, out of one game after the other, as long as their kind is missing."""
    for seed in SEEDS:
        for g, seat in playing(title, seed, most=1500, options=options):
            if g.agenda[-1].name in missing:
                yield g, seat
            if not missing:
                return


def chosen(title: Title[Any], g: Any, seat: int) -> dict[str, str]:
    """What each level chooses."""
    options = title.asked(g, seat)
    return {
        level: text(bot(level, title, seed=3).choose(title.observe(g, seat), seat, options))
        for level in levels_of(title)
    }


def test_a_game_in_which_no_facts_are_exchanged_hides_none() -> None:
    assert [game for game in GAMES if getattr(hooks.secrets(game), "OPEN", False)] == [
        game for game in GAMES if game not in HIDING
    ]


@pytest.mark.parametrize("game", HIDING)
def test_exchanged_secrets_change_no_decision(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title, secrets, luck = games.title(game), hooks.secrets(game), random.Random(1)
    missing, plays, count = set(HIDING[game]), list[int](), Clock.count

    def noted(clock: Clock, number: int = 1) -> None:
        plays.append(number)
        count(clock, number)

    monkeypatch.setattr(Clock, "count", noted)
    for g, seat in decisions(title, missing):
        others = [other for other in secrets.swaps(g, seat, luck) if title.encode(other) != title.encode(g)]
        if others:
            plays.clear()
            name, choices = g.agenda[-1].name, chosen(title, g, seat)
            assert sum(plays) > 2 or name not in WINDOWS, "nobody has thought about it"
            for other in luck.sample(others, min(OTHERS, len(others))):
                assert chosen(title, other, seat) == choices, name
            missing.remove(name)
    assert not missing, "in these nothing was exchanged"


def test_every_decision_that_all_make_at_once_is_looked_at() -> None:
    for game in GAMES:
        secret = {name for name, node in games.title(game).nodes.items() if isinstance(node, Secret)}
        assert secret - VOTES == AT_ONCE.get(game, set())


@pytest.mark.parametrize("game", AT_ONCE)
def test_what_others_have_committed_to_changes_no_decision_that_all_make_at_once(game: str) -> None:
    title, missing = games.title(game), set(AT_ONCE[game])
    for g, seat in decisions(title, missing, MORE_AT_ONCE.get(game)):
        assert isinstance(title.pending(g), Secret)
        rivals = [rival for rival in title.to_act(g) if rival != seat]
        if rivals:
            name, choices = g.agenda[-1].name, chosen(title, g, seat)
            answers = title.asked(g, rivals[0])
            assert answers[0] != answers[-1], name
            for answer in (answers[0], answers[-1]):
                twin = title.copy(g)
                title.apply(twin, rivals[0], answer, FastChance(1))
                assert chosen(title, twin, seat) == choices, name
            missing.remove(name)
    assert not missing, "these nobody was asked at the same time as another"


@pytest.mark.parametrize("level", LEVELS[1:])
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
