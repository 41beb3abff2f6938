"""OR-26: the solo training."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.origins.scene import SOLO, OriginsScene, goods, new_game, scene
from pentapolis.games.origins import TITLE
from pentapolis.games.origins.events import (
    BastionTaken,
    DraftRolled,
    EndReached,
    MothershipTurned,
    NeutralMoved,
    ZodiacReturned,
)
from pentapolis.games.origins.round_end import end_round
from pentapolis.games.origins.solo import target
from pentapolis.games.origins.turns import play_round
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.state import Outcome
from support import rule

BONUS = ["yellow", "red", "purple", "blue", "orange"]


def solo(**position: Any) -> OriginsScene:
    return scene(*SOLO, **position)


@rule("OR-26.1", "OR-26.2", "OR-A56")
def test_the_table_of_one() -> None:
    g = new_game(*SOLO)
    state = g.state
    dice = [*state.area, *state.draft]
    assert [left + sum(die.colour == n for die in dice) for n, left in enumerate(state.supply)] == [7] * 5
    assert (len(state.speakers), len(state.cards), state.neutral) == (2, 3, 0)
    assert [card.gold for card in state.cards] == [2, 2, 2]
    floors = sum(len(state.box.districts[card.card].towers) for card in state.cards)
    assert sum(state.tower_supply) == 5 + floors
    assert state.military == [0]


@rule("OR-26.12")
def test_nobody_hands_the_bastion_on() -> None:
    g = solo()
    g.run(end_round, play_round)
    assert (g.state.round, g.state.bastion, g.told(BastionTaken)) == (2, 0, [])


def rolled(*values: int) -> OriginsScene:
    """The dice to start with, red to yellow."""
    g = solo(freemen={"Ana": []}, bases={"Ana": 2})
    colours = ("red", "purple", "blue", "orange", "yellow")
    g.chance(*(f"citizen_{colour}={value}" for colour, value in zip(colours, values, strict=True)))
    g.run(TITLE.nodes["roll_for_solo"].entry)
    return g


@rule("OR-26.3")
def test_the_two_highest_go_and_two_of_the_others_stay() -> None:
    g = rolled(5, 1, 4, 3, 2)
    assert g.told(DraftRolled) == [DraftRolled(("red_5", "purple_1", "blue_4", "orange_3", "yellow_2"))]
    assert g.options("Ana") == ["keep_die die=purple_1", "keep_die die=orange_3", "keep_die die=yellow_2"]
    g.refused("Ana", "keep_die die=red_5", "OR-26.3", "refused-not-in-draft")
    before = g.supply
    g.act("Ana", "keep_die die=orange_3", "keep_die die=purple_1")
    assert g.freemen("Ana") == ["orange_3", "purple_1"]
    assert g.supply == before | {"yellow": before["yellow"] + 1}
    assert g.state.draft == []


@rule("OR-26.3")
@pytest.mark.parametrize(
    ("values", "asked"),
    [
        ((5, 5, 1, 2, 3), []),
        ((5, 4, 4, 2, 3), [["purple_4", "blue_4"]]),
        ((3, 3, 3, 2, 1), [["red_3", "purple_3", "blue_3"], ["purple_3", "blue_3"]]),
    ],
)
def test_the_player_chooses_among_equal_highest_dice(values: tuple[int, ...], asked: list[list[str]]) -> None:
    g = rolled(*values)
    for choice in asked:
        assert g.waits == "Ana: solo_discard"
        assert g.options("Ana") == [f"discard_die die={die}" for die in choice]
        g.refused("Ana", "discard_die die=yellow_1", "OR-26.3", "refused-not-highest")
        g.act("Ana", f"discard_die die={choice[0]}")
    assert g.waits == "Ana: solo_keep"
    assert len(g.options("Ana")) == 3


@rule("OR-26.4")
def test_the_player_takes_all_turns_until_passing() -> None:
    g = solo(resources={"Ana": goods(gold=3)}, tokens={"Ana": 1})
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red")
    assert g.waits == "Ana: choose_action"  # no further action for a token (OR-26.7)


def visit(site: int, ships: list[int], tokens: int = 0) -> OriginsScene:
    g = solo(motherships=ships, tokens={"Ana": tokens})
    g.turn("Ana")
    g.act("Ana", f"visit_site worker=archon site={site}")
    return g


@rule("OR-26.5")
def test_a_neighbour_turns_too() -> None:
    g = visit(3, [1, 2, 3, 4, 5])
    assert g.state.motherships == [1, 2, 4, 4, 5]
    assert g.options("Ana") == ["solo_neighbour site=2", "solo_neighbour site=4"]
    g.refused("Ana", "solo_neighbour site=5", "OR-26.5", "refused-no-neighbour")
    g.refused("Ana", "solo_neighbour site=6", "OR-26.5", "refused-no-such-site")
    g.act("Ana", "solo_neighbour site=4")
    assert (g.state.motherships, g.waits) == ([1, 2, 4, 5, 5], "Ana: visit_step")


@rule("OR-26.5", "OR-26.6")
@pytest.mark.parametrize(
    ("site", "ships", "after"),
    [
        (1, [1, 2, 3, 4, 5], [2, 3, 3, 4, 5]),
        (5, [1, 2, 3, 4, 5], [1, 2, 3, 5, 6]),
        (3, [1, 6, 3, 4, 5], [1, 6, 4, 5, 5]),
        (3, [1, 6, 6, 6, 5], [1, 6, 1, 6, 5]),
        (1, [6, 6, 1, 1, 1], [1, 6, 1, 1, 1]),
    ],
)
def test_a_neighbour_on_6_cannot_be_chosen(site: int, ships: list[int], after: list[int]) -> None:
    g = visit(site, ships)
    assert (g.state.motherships, g.waits) == (after, "Ana: visit_step")


@rule("OR-26.7", "OR-A57", "OR-A58", "OR-A59")
def test_a_token_holds_all_ships_for_a_visit() -> None:
    g = visit(3, [1, 2, 3, 4, 5], tokens=2)
    assert (g.waits, g.state.motherships) == ("Ana: solo_freeze", [1, 2, 3, 4, 5])
    g.act("Ana", "spend_superiority")
    assert (g.waits, g.state.motherships, g.player("Ana").tokens) == ("Ana: visit_step", [1, 2, 3, 4, 5], 1)
    assert g.told(MothershipTurned) == []
    g.act("Ana", "main_action action=gain_wisdom")
    assert (g.waits, g.player("Ana").tokens) == ("Ana: choose_action", 1)
    g = visit(3, [1, 2, 3, 4, 5], tokens=1)
    g.act("Ana", "decline")
    assert (g.waits, g.player("Ana").tokens) == ("Ana: solo_neighbour", 1)


@rule("OR-A76", "OR-26.7")
def test_a_fountain_still_sets_a_ship_to_1_in_a_frozen_visit() -> None:
    g = solo(motherships=[1, 5, 3, 4, 5], tokens={"Ana": 1}, resources={"Ana": goods(stone=1, wisdom=1)})
    g.turn("Ana")
    g.act("Ana", "visit_site worker=archon site=2", "spend_superiority", "main_action action=build")
    g.lucky()
    g.act("Ana", "construct tile=fountain_of_wisdom face=building x=1 y=0", "use_ability building=fountain_of_wisdom")
    g.act("Ana", "choose_mothership site=2")
    assert g.state.motherships == [1, 1, 3, 4, 5]


@rule("OR-26.8")
@pytest.mark.parametrize(("round", "space"), [(1, 0), (2, 3), (3, 6), (4, 9), (5, 12)])
def test_the_neutral_marker_stands_before_the_threshold_of_the_round(round: int, space: int) -> None:
    g = solo(round=round - 1)
    g.run(play_round)
    assert g.state.neutral == space
    assert g.told(NeutralMoved) == ([NeutralMoved(space)] if space else [])


@rule("OR-26.8")
def test_the_neutral_marker_is_an_opponents() -> None:
    for space, weaker in ((4, 1), (3, 0), (2, 0)):
        g = solo(military={"Ana": space}, neutral=3, resources={"Ana": goods()})
        g.ask("score_attack", "Ana")
        assert g.vp("Ana") == weaker + (2 if space > 3 else 1)
    g = solo(military={"Ana": 2}, neutral=3, city={"Ana": [[1, 0, "equestrian_grounds"]]})
    g.ask("use_ability", "Ana", 1, 0)
    g.act("Ana", "use_ability building=equestrian_grounds")
    assert g.waits == "Ana: choose_basic"
    g = solo(military={"Ana": 6}, neutral=6, round=3)
    g.run(end_round)
    assert (g.player("Ana").military, g.state.neutral) == (4, 6)


@rule("OR-26.9")
def test_all_zodiac_cards_but_one_at_random_go_back() -> None:
    g = solo(holders=dict.fromkeys(("leo", "sagittarius", "taurus"), "Ana"), steps={"Ana": {"forest": 5}})
    g.chance("zodiac_kept=sagittarius")
    g.run(end_round)
    assert g.holders == {"leo": "", "sagittarius": "Ana", "taurus": ""}
    assert g.told(ZodiacReturned) == [ZodiacReturned(0, "forest", "leo"), ZodiacReturned(0, "sea", "taurus")]
    g = solo(holders={"leo": "Ana"}, steps={"Ana": {"mountain": 5}})
    g.run(end_round)
    assert g.holders == {"leo": "Ana", "sagittarius": "", "taurus": ""}


@rule("OR-26.10", "OR-25.3")
def test_the_game_ends_after_round_5_and_by_nothing_else() -> None:
    summits = dict.fromkeys(("forest", "mountain", "sea"), 10)
    g = solo(round=4, steps={"Ana": summits}, tower_supply=dict.fromkeys(("red", "blue"), 0), idle_rounds=3)
    g.run(end_round, play_round)
    assert (g.state.round, g.state.over, g.state.announced) == (5, False, [])
    g.act("Ana", "pass")
    assert (g.state.over, g.told(EndReached)) == (True, [EndReached("last_round")])


@rule("OR-26.11")
@pytest.mark.parametrize(
    ("bonus", "goal"),
    [
        (["yellow", "red", "purple", "blue", "orange"], 180),
        (["red", "yellow", "purple", "blue", "orange"], 200),
        (["red", "purple", "yellow", "blue", "orange"], 220),
        (["red", "purple", "blue", "orange", "yellow"], 260),
        (["purple", "red", "orange", "blue", "yellow"], 180),
    ],
)
def test_the_target(bonus: list[str], goal: int) -> None:
    assert target(solo(bonus=bonus).state) == goal


@rule("OR-26.11")
@pytest.mark.parametrize(("vp", "won"), [(180, True), (179, False)])
def test_the_player_wins_with_at_least_the_target(vp: int, won: bool) -> None:
    g = solo(round=5, vp={"Ana": vp}, resources={"Ana": goods()}, bonus=BONUS)
    g.run(end_round)
    assert g.state.over
    assert TITLE.outcome(g.state) == Outcome((1,), (vp,), (0,) if won else (), "target" if won else "target_missed")


@rule("OR-26.10")
def test_a_whole_training_game_ends() -> None:
    luck, chance = random.Random(5), FastChance(5)
    g, _ = TITLE.new(TITLE.table(1), chance)
    while not g.over:
        TITLE.apply(g, 0, luck.choice(TITLE.asked(g, 0)), chance)
    assert g.round == 5
    assert TITLE.outcome(g).winners == ()
