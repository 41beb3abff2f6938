"""Medioevo Universale in lockstep with its oracle: battles, taxes, events, trade, loans and purchases."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import Any

import pytest

from oracles import (
    medioevo_barbarians,
    medioevo_battle,
    medioevo_events,
    medioevo_purchases,
    medioevo_taxes,
    medioevo_trade,
)
from oracles.lockstep import Different
from oracles.medioevo_battle import base_value
from oracles.medioevo_players import Curious
from oracles.medioevo_referee import Chapter, Referee, watch
from oracles.medioevo_scenes import PHASES, scenes
from oracles.medioevo_world import tokens_fit
from pentapolis.conformance.playing import EFFORT, POLICIES, Player, cases
from pentapolis.games.medioevo import TITLE
from pentapolis.kernel.chance import FastChance

CHAPTERS: dict[str, Chapter] = {
    **medioevo_purchases.CHAPTERS,
    **medioevo_trade.CHAPTERS,
    **medioevo_taxes.CHAPTERS,
    **medioevo_events.CHAPTERS,
    **medioevo_barbarians.CHAPTERS,
    **medioevo_battle.CHAPTERS,
}
SCENES = {
    "taxes": 16,
    "purchase": 10,
    "trade": 16,
    "events": 40,
    "rebellions": 16,
    "points": 16,
    "land": 40,
    "siege": 40,
    "sea": 40,
    "horde": 40,
}
"""Scenes of each kind in an ordinary run."""
SHOWN = {
    "taxes": (
        "set_tax: set_tax",
        "disband: pay_upkeep",
        "disband: return_unit",
        "options of disband",
        "bankruptcy_plunder: plunder_own",
    ),
    "purchase": ("options of purchases", "purchases: build_building", "purchases: recruit", "purchases: ransom"),
    "trade": ("options of trade_turn", "trade_turn: trade_move", "trade_sell: confirm_trade", "open_route: route_step"),
    "events": ("choose_event_icons: choose_event_icons", "event_assign_unit_damage: suffer_damage"),
    "rebellions": ("options of place_rebellion", "place_rebellion: place_rebellion"),
    "points": ("options of barbarian_point", "barbarian_point: add_barbarian", "barbarian_point: move_horde"),
    "land": ("captain_use: captain_use", "sacrifice_li: sacrifice_li", "assign_damage: hit"),
    "siege": ("assign_crews: crew_engine", "assign_crews: aim_engine", "choose_protection: choose_protection"),
    "sea": ("assign_damage: hit", "reroll_attack: reroll_attack"),
    "horde": ("assign_damage: hit", "sacrifice_li: pass", "reroll_attack: reroll_attack"),
}
"""What scenes of a kind must have shown, or they show nothing."""
OPTIONS, LOANS = 4, 12
"""In whole games options are compared at one move in so many, loans of all seats at one in so many."""


def watch_scenes(phase: str, seeds: range) -> Referee:
    referee, done = Referee(CHAPTERS), Counter[Any]()
    for seed in seeds:
        players = [Curious(CHAPTERS, done, seed), *(Player(TITLE, policy, seed) for policy in POLICIES)]
        for name, g, chance, moves in scenes(seed, [phase]):
            watch(referee, g, players[max(0, seed % 4 - 1)], chance, name, moves)
    return referee


def watch_game(number: int, policy: str) -> Referee:
    tables = cases("medioevo")
    case = tables[number % len(tables)]
    referee, chance = Referee(CHAPTERS, every=OPTIONS, every_loan=LOANS), FastChance(number)
    g, _ = TITLE.new(case.table, chance)
    watch(referee, g, Player(TITLE, policy, number), chance, f"{case}, {policy}, seed {number}")
    return referee


@pytest.mark.slow
@pytest.mark.parametrize("phase", PHASES)
def test_crowded_positions_go_on_by_the_book(phase: str) -> None:
    referee = watch_scenes(phase, range(ceil(SCENES[phase] * EFFORT.share)))
    assert not [shown for shown in SHOWN[phase] if not referee.judged[shown]]


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("number", range(2))
def test_whole_games_go_by_the_book(number: int, policy: str) -> None:
    referee = watch_game(number, policy)
    assert referee.judged.total() > 10 * referee.passed_over.total()


@pytest.mark.full
@pytest.mark.parametrize("phase", PHASES)
def test_a_campaign_of_crowded_positions(phase: str) -> None:
    watch_scenes(phase, range(100, 400))


@pytest.mark.full
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("number", range(10, 33))
def test_a_campaign_of_whole_games(number: int, policy: str) -> None:
    watch_game(number, policy)


# The oracle itself


def test_the_book_s_critical_rolls() -> None:
    """ME-E21."""
    assert [base_value(dice) for dice in ([3, 3, 3], [5, 5, 4], [2, 2, 5])] == [27, 25, 5]


def test_property_tokens_are_counted_as_the_ledger_counts_them() -> None:
    """Trying all tokens (ME-6.22) comes to the same as the test of P7."""
    for ones in range(12):
        for twos in range(12 - ones):
            for threes in range(12 - ones - twos):
                counted = threes <= 4 and twos <= 6 and ones <= 8 and ones + twos + threes <= 10 and twos + threes <= 8
                assert tokens_fit([1] * ones + [2] * twos + [3] * threes) == counted


def test_a_wrong_effect_is_found() -> None:
    """The referee notices a florin that is not where the book puts it, and an option too many."""
    (scene,) = scenes(0, ["purchase"])
    g, referee = scene.state, Referee(CHAPTERS)
    seat, action = next(
        (seat, one) for seat in TITLE.to_act(g) for one in TITLE.asked(g, seat) if "recruit" in str(one)
    )
    before = TITLE.copy(g)
    TITLE.apply(g, seat, action, scene.chance)
    referee.move(before, seat, action, (), g, "as it is")
    g.players[seat].florins += 1
    with pytest.raises(Different, match=r"florins: oracle \d+, engine \d+"):
        referee.move(before, seat, action, (), g, "a florin more")
