"""KB-7 and KB-16: how dice are committed to the King's advisors."""

from __future__ import annotations

import random

import pytest

import pentapolis as pp
from games.kingsburg.conftest import Chronicle
from games.kingsburg.scene import FOUR, THREE, KingsburgScene, goods, scene
from pentapolis.games.kingsburg import TITLE, influence
from pentapolis.games.kingsburg.actions import Place
from pentapolis.games.kingsburg.advisors import receive_aid
from pentapolis.games.kingsburg.events import Passed
from pentapolis.games.kingsburg.influence import influence_advisors
from pentapolis.games.kingsburg.production import season_end, season_start
from pentapolis.games.kingsburg.state import Group
from pentapolis.kernel.event import Chose
from pentapolis.kernel.refusal import NotNow
from support import rule

MARKET = {"Laurence": ["market"]}
PER_SEASON = {"plus_two_limit": "per_season"}


def with_dice(
    *dice: int,
    white: tuple[int, ...] = (),
    plus_two: int = 0,
    market: bool = False,
    taken: tuple[int, ...] = (),
    envoy: str = "",
    options: dict[str, str] | None = None,
) -> KingsburgScene:
    """Laurence is on turn with these dice; Théo stands on some advisors, and nobody else has dice."""
    g = scene(
        dice={"Laurence": dice},
        white={"Laurence": white},
        plus_two={"Laurence": plus_two},
        buildings=MARKET if market else {},
        groups=[("Théo", advisor) for advisor in taken],
        envoy=envoy,
        options=options,
    )
    g.run(influence_advisors)
    return g


# KB-7.1, 7.11, 7.12: turns and passing


@rule("KB-7.1")
def test_players_take_turns_in_turn_order_until_all_have_passed() -> None:
    g = scene(
        dice={"Laurence": (1, 2, 3), "Théo": (4, 5, 6), "Fred": (6, 6, 6)},
        order=["Théo", "Laurence", "Fred"],
    )
    g.run(influence_advisors)
    turns = []
    for who, line in [
        ("Théo", "place advisor=4 colored_dice=4"),
        ("Laurence", "place advisor=1 colored_dice=1"),
        ("Fred", "place advisor=12 colored_dice=6,6"),
        ("Théo", "pass"),
        ("Laurence", "place advisor=2 colored_dice=2"),
        ("Fred", "place advisor=6 colored_dice=6"),
        ("Laurence", "place advisor=3 colored_dice=3"),
    ]:
        turns.append(g.waits)
        g.act(who, line)
    assert turns == [
        f"{who}: influence" for who in ("Théo", "Laurence", "Fred", "Théo", "Laurence", "Fred", "Laurence")
    ]
    assert g.waits == ""
    assert g.advisors == [("Théo", 4), ("Laurence", 1), ("Fred", 12), ("Laurence", 2), ("Fred", 6), ("Laurence", 3)]


@rule("KB-7.1")
def test_only_the_player_on_turn_acts_and_only_by_placing_or_passing() -> None:
    g = with_dice(1, 2, 3)
    g.refused("Théo", "pass", "KB-7.1", "refused-not-your-turn", NotNow)
    g.refused("Laurence", "done", "KB-7.1", "refused-not-this-decision", NotNow)
    g.refused("Laurence", "construct building=statue", "KB-7.1", "refused-not-this-decision", NotNow)


@rule("KB-7.11", "KB-A8")
def test_passing_is_always_possible_and_final() -> None:
    g = scene(dice={"Laurence": (1, 2, 3), "Théo": (4, 5, 6)})
    g.run(influence_advisors)
    g.act("Laurence", "pass")
    assert g.changed == {"Laurence.passed": True}
    g.act("Théo", "place advisor=4 colored_dice=4")
    assert g.waits == "Théo: influence"  # Laurence, with all her dice, is not asked again
    g.act("Théo", "pass")
    assert g.waits == ""
    assert g.state.provinces[0].colored == (1, 2, 3)


@rule("KB-7.12")
def test_who_has_no_coloured_die_left_passes_automatically() -> None:
    g = scene(
        dice={"Laurence": (1,)},
        white={"Laurence": (6, 6), "Théo": (1,)},
        plus_two={"Laurence": 3, "Théo": 3},
        buildings={"Laurence": ["market"], "Théo": ["market"]},
        envoy="Laurence",
    )
    g.run(influence_advisors)
    g.act("Laurence", "place advisor=1 colored_dice=1")
    assert g.waits == ""
    assert g.told(Passed) == [Passed(1, "influence"), Passed(2, "influence"), Passed(0, "influence")]
    assert [province.passed for province in g.state.provinces] == [True] * 3


@rule("KB-7.12", "KB-A8")
@pytest.mark.parametrize(
    ("means", "asked"),
    [
        ({}, ""),
        ({"white": (2,)}, "Laurence: influence"),  # 4 + 2 reaches the Alchemist
        ({"plus_two": 1}, "Laurence: influence"),
        ({"market": True}, "Laurence: influence"),
        ({"envoy": "Laurence"}, "Laurence: influence"),
        ({"envoy": "Théo"}, ""),
    ],
    ids=["nothing", "white", "plus_two", "market", "envoy", "envoy of another"],
)
def test_passing_is_forced_only_without_any_means(means: dict[str, object], asked: str) -> None:
    assert with_dice(4, taken=(4,), **means).waits == asked  # type: ignore[arg-type]  # any part of a position


@rule("KB-7.12")
def test_a_forced_pass_is_told_but_not_chosen() -> None:
    g = with_dice(4, taken=(4,))
    assert g.told(Chose) == []
    assert g.told(Passed) == [Passed(seat, "influence") for seat in range(3)]
    assert g.changed == {f"{who}.passed": True for who in THREE}


# KB-7.2 to 7.7: groups and values


@rule("KB-7.2", "KB-7.3", "KB-7.4")
def test_one_or_more_dice_whose_sum_is_the_advisors_value() -> None:
    assert with_dice(1, 2, 4).options("Laurence") == [
        "place advisor=1 colored_dice=1",
        "place advisor=2 colored_dice=2",
        "place advisor=3 colored_dice=1,2",
        "place advisor=4 colored_dice=4",
        "place advisor=5 colored_dice=1,4",
        "place advisor=6 colored_dice=2,4",
        "place advisor=7 colored_dice=1,2,4",
        "pass",
    ]


@rule("KB-7.2")
def test_equal_dice_are_one_option_and_equal_sums_are_two() -> None:
    assert with_dice(2, 2, 4).options("Laurence") == [
        "place advisor=2 colored_dice=2",
        "place advisor=4 colored_dice=2,2",
        "place advisor=4 colored_dice=4",
        "place advisor=6 colored_dice=2,4",
        "place advisor=8 colored_dice=2,2,4",
        "pass",
    ]


@rule("KB-7.2", "KB-7.5")
def test_white_dice_go_with_a_coloured_one_only() -> None:
    assert with_dice(2, white=(1, 3)).options("Laurence") == [
        "place advisor=2 colored_dice=2",
        "place advisor=3 colored_dice=2 white_dice=1",
        "place advisor=5 colored_dice=2 white_dice=3",
        "place advisor=6 colored_dice=2 white_dice=1,3",
        "pass",
    ]


@rule("KB-7.2", "KB-7.3")
def test_a_token_adds_exactly_two_to_one_group() -> None:
    assert with_dice(2, 6, plus_two=2).options("Laurence") == [
        "place advisor=2 colored_dice=2",
        "place advisor=4 colored_dice=2 plus_two=yes",
        "place advisor=6 colored_dice=6",
        "place advisor=8 colored_dice=2,6",
        "place advisor=8 colored_dice=6 plus_two=yes",
        "place advisor=10 colored_dice=2,6 plus_two=yes",
        "pass",
    ]


@rule("KB-7.3", "KB-7.8", "KB-A10", "KB-14.6")
def test_market_and_token_may_be_combined_on_one_group() -> None:
    assert with_dice(3, plus_two=1, market=True).options("Laurence") == [
        "place advisor=2 colored_dice=3 market=-1",
        "place advisor=3 colored_dice=3",
        "place advisor=4 colored_dice=3 market=1",
        "place advisor=4 colored_dice=3 plus_two=yes market=-1",
        "place advisor=5 colored_dice=3 plus_two=yes",
        "place advisor=6 colored_dice=3 plus_two=yes market=1",
        "pass",
    ]


@rule("KB-7.2", "KB-7.3")
def test_placing_takes_exactly_the_group() -> None:
    g = scene(
        dice={"Laurence": (2, 2, 5), "Théo": (1, 1, 1)},
        white={"Laurence": (3, 6)},
        plus_two={"Laurence": 2},
        buildings=MARKET,
        envoy="Laurence",
        groups=[("Fred", 9)],
    )
    g.run(influence_advisors)
    g.act("Laurence", "place advisor=9 colored_dice=5,2 plus_two=yes envoy=yes")
    assert g.waits == "Théo: influence"
    assert g.changed == {
        "Laurence.colored": (2,),
        "Laurence.plus_two": 1,
        "Laurence.used": 1 << 20,
        "envoy": -1,
        "groups": g.changed["groups"],
    }
    assert g.state.groups[1:] == [Group(9, 0, (2, 5), (), True, 0)]
    g.mark()
    g.act("Théo", "pass")
    g.act("Laurence", "place advisor=10 colored_dice=2 white_dice=6,3 market=-1")
    assert g.changed == {
        "Laurence.colored": (),
        "Laurence.white": (),
        "Laurence.used": 1 << 20 | 1 << 5,
        "Laurence.passed": True,
        "Théo.passed": True,
        "Fred.passed": True,
        "groups": g.changed["groups"],
    }
    assert g.state.groups[2:] == [Group(10, 0, (2,), (3, 6), False, -1)]


@rule("KB-7.4")
def test_a_die_is_used_once_and_in_full() -> None:
    g = with_dice(2, 5)
    g.refused("Laurence", "place advisor=4 colored_dice=2,2", "KB-7.2", "refused-dice-not-yours")
    g.refused("Laurence", "place advisor=4 colored_dice=5", "KB-7.3", "refused-wrong-value")
    g.act("Laurence", "place advisor=5 colored_dice=5")
    assert g.options("Laurence") == ["place advisor=2 colored_dice=2", "pass"]
    g.refused("Laurence", "place advisor=7 colored_dice=2,5", "KB-7.2", "refused-dice-not-yours")


@rule("KB-7.5")
def test_a_group_needs_a_coloured_die() -> None:
    g = with_dice(1, white=(3, 4), plus_two=1, market=True)
    for line in (
        "place advisor=3 colored_dice= white_dice=3",
        "place advisor=7 colored_dice= white_dice=3,4",
        "place advisor=2 colored_dice= plus_two=yes",
        "place advisor=9 colored_dice= white_dice=3,4 plus_two=yes",
    ):
        g.refused("Laurence", line, "KB-7.5", "refused-no-colored-die")
    assert "place advisor=8 colored_dice=1 white_dice=3,4" in g.options("Laurence")


@rule("KB-7.6")
def test_an_occupied_advisor_cannot_be_influenced_by_anybody() -> None:
    g = scene(dice={"Laurence": (3, 3), "Théo": (1, 2)}, groups=[("", 1)])
    g.run(influence_advisors)
    g.act("Laurence", "place advisor=3 colored_dice=3")
    assert g.options("Théo") == ["place advisor=2 colored_dice=2", "pass"]
    g.refused("Théo", "place advisor=3 colored_dice=1,2", "KB-7.6", "refused-occupied")  # another player's
    g.refused("Théo", "place advisor=1 colored_dice=1", "KB-7.6", "refused-occupied")  # neutral dice
    g.act("Théo", "place advisor=2 colored_dice=2")
    assert g.waits == ""  # Laurence's other 3 would go to her own advisor: she passes, and so does Théo with his 1
    assert g.advisors == [("", 1), ("Laurence", 3), ("Théo", 2)]


@rule("KB-7.6")
def test_occupied_is_exactly_what_holds_a_group(games: list[Chronicle]) -> None:
    for game in games:
        for moment in game.moments:
            if moment.before.agenda[-1].name != "influence":
                continue
            taken = {group.advisor for group in moment.before.groups}
            for option in TITLE.asked(moment.before, moment.seat):
                if isinstance(option, Place):
                    assert option.envoy == (option.advisor in taken)


@rule("KB-7.6", "KB-8.24", "KB-17.7")
def test_advisors_are_occupied_as_long_as_a_group_stands_there(games: list[Chronicle]) -> None:
    for game in games:
        for moment in game.moments:
            assert moment.after.occupied == sum({1 << group.advisor for group in moment.after.groups})


@rule("KB-7.7", "KB-A11")
def test_values_below_one_and_above_eighteen_cannot_be_placed() -> None:
    g = with_dice(6, 6, 6, white=(1,), plus_two=1, taken=(6, 7, 8, 9, 12, 13, 14, 15))
    assert g.options("Laurence") == ["place advisor=18 colored_dice=6,6,6", "pass"]
    g.refused("Laurence", "place advisor=19 colored_dice=6,6,6 white_dice=1", "KB-7.7", "refused-no-such-advisor")
    g.refused("Laurence", "place advisor=20 colored_dice=6,6,6 plus_two=yes", "KB-7.7", "refused-no-such-advisor")
    g = with_dice(1, market=True)
    assert g.options("Laurence") == [
        "place advisor=1 colored_dice=1",
        "place advisor=2 colored_dice=1 market=1",
        "pass",
    ]
    g.refused("Laurence", "place advisor=0 colored_dice=1 market=-1", "KB-7.7", "refused-no-such-advisor")


@rule("KB-7.7", "KB-A11")
def test_the_market_may_bring_a_group_back_to_eighteen() -> None:
    g = with_dice(6, 6, 6, white=(1,), market=True, taken=(*range(5, 9), *range(11, 15), 17))
    assert g.options("Laurence") == [
        "place advisor=18 colored_dice=6,6,6",
        "place advisor=18 colored_dice=6,6,6 white_dice=1 market=-1",
        "pass",
    ]
    g.act("Laurence", "place advisor=18 colored_dice=6,6,6 white_dice=1 market=-1")
    assert g.advisors[-1] == ("Laurence", 18)


# KB-7.8 to 7.10 and 7.13: Market, tokens, and what stays


@rule("KB-7.8", "KB-14.6", "KB-5.3")
def test_the_market_is_used_once_a_season() -> None:
    g = with_dice(2, 5, market=True)
    g.act("Laurence", "place advisor=6 colored_dice=5 market=1")
    assert g.options("Laurence") == ["place advisor=2 colored_dice=2", "pass"]
    g.refused("Laurence", "place advisor=3 colored_dice=2 market=1", "KB-7.8", "refused-market-used")
    g.act("Laurence", "pass")
    g.run(season_end, season_start)
    g.state.provinces[0].colored = (2,)
    g.run(influence_advisors)
    assert "place advisor=3 colored_dice=2 market=1" in g.options("Laurence")


@rule("KB-7.8")
def test_placing_without_the_market_does_not_use_it() -> None:
    g = with_dice(2, 5, market=True)
    g.act("Laurence", "place advisor=5 colored_dice=5")
    assert g.options("Laurence") == [
        "place advisor=1 colored_dice=2 market=-1",
        "place advisor=2 colored_dice=2",
        "place advisor=3 colored_dice=2 market=1",
        "pass",
    ]


@rule("KB-7.8", "KB-A10", "KB-12.6")
def test_market_token_and_envoy_go_together_on_one_placement() -> None:
    g = with_dice(3, plus_two=1, market=True, taken=(6,), envoy="Laurence")
    assert "place advisor=6 colored_dice=3 plus_two=yes market=1 envoy=yes" in g.options("Laurence")
    g.act("Laurence", "place advisor=6 colored_dice=3 plus_two=yes market=1 envoy=yes")
    assert (g.plus_two["Laurence"], g.envoy) == (0, "")
    assert g.advisors == [("Théo", 6), ("Laurence", 6)]


@rule("KB-7.9", "KB-A9", "KB-16.1")
def test_by_default_every_group_of_a_season_may_have_a_token() -> None:
    g = with_dice(1, 2, 3, plus_two=3)
    g.act("Laurence", "place advisor=3 colored_dice=1 plus_two=yes")
    g.act("Laurence", "place advisor=4 colored_dice=2 plus_two=yes")
    assert g.options("Laurence") == ["place advisor=5 colored_dice=3 plus_two=yes", "pass"]
    g.act("Laurence", "place advisor=5 colored_dice=3 plus_two=yes")
    assert g.plus_two["Laurence"] == 0
    assert g.advisors == [("Laurence", 3), ("Laurence", 4), ("Laurence", 5)]


@rule("KB-7.9")
def test_a_player_may_own_any_number_of_tokens() -> None:
    g = scene(plus_two={"Laurence": 30}, groups=[("Laurence", 12)])
    g.run(receive_aid)
    g.act("Laurence", "take gold=2")
    assert g.plus_two == {"Laurence": 31, "Théo": 0, "Fred": 0}


@rule("KB-7.10")
def test_a_token_from_an_advisor_comes_too_late_for_this_season() -> None:
    g = scene(dice={"Laurence": (1, 6)}, groups=[("Théo", 1)])
    g.run(influence_advisors, receive_aid)
    g.refused("Laurence", "place advisor=3 colored_dice=1 plus_two=yes", "KB-7.2", "refused-no-plus-two")
    g.act("Laurence", "place advisor=7 colored_dice=1,6")
    g.act("Laurence", "take gold=1")
    assert g.plus_two["Laurence"] == 1
    assert g.waits == ""


@rule("KB-7.13")
def test_a_placed_group_stays_until_the_end_of_step_c() -> None:
    g = scene(dice={"Laurence": (1, 6), "Théo": (4,)}, groups=[])
    g.run(influence_advisors, receive_aid)
    g.act("Laurence", "place advisor=7 colored_dice=1,6")
    g.act("Théo", "place advisor=4 colored_dice=4")
    assert g.waits == "Théo: advisor_merchant"
    assert sorted(g.advisors) == [("Laurence", 7), ("Théo", 4)]
    g.act("Théo", "take wood=1")
    assert sorted(g.advisors) == [("Laurence", 7), ("Théo", 4)]
    g.act("Laurence", "take wood=1")
    assert g.advisors == []


# refusals


@rule("KB-7.2", "KB-7.3", "KB-7.8")
def test_illegal_groups_are_refused_with_their_rule() -> None:
    g = with_dice(2, 5, white=(3,), taken=(7,))
    for line, rule_id, reason in [
        ("place advisor=6 colored_dice=6", "KB-7.2", "refused-dice-not-yours"),
        ("place advisor=6 colored_dice=2 white_dice=4", "KB-7.2", "refused-dice-not-yours"),
        ("place advisor=8 colored_dice=2 white_dice=3,3", "KB-7.2", "refused-dice-not-yours"),
        ("place advisor=3 colored_dice=3", "KB-7.2", "refused-dice-not-yours"),  # a white one is not coloured
        ("place advisor=4 colored_dice=2 plus_two=yes", "KB-7.2", "refused-no-plus-two"),
        ("place advisor=3 colored_dice=2 market=1", "KB-7.3", "refused-no-market"),
        ("place advisor=3 colored_dice=2", "KB-7.3", "refused-wrong-value"),
        ("place advisor=0 colored_dice=2", "KB-7.7", "refused-no-such-advisor"),
        ("place advisor=19 colored_dice=2", "KB-7.7", "refused-no-such-advisor"),
        ("place advisor=20 colored_dice=2", "KB-7.7", "refused-no-such-advisor"),
        ("place advisor=7 colored_dice=2,5", "KB-7.6", "refused-occupied"),
        ("place advisor=7 colored_dice=2,5 envoy=yes", "KB-12.5", "refused-no-envoy"),
        ("place advisor=2 colored_dice=2 envoy=yes", "KB-12.6", "refused-envoy-free-advisor"),
    ]:
        g.refused("Laurence", line, rule_id, reason)


@rule("KB-7.3")
@pytest.mark.parametrize("shift", [-2, 2, 3])
def test_the_market_shifts_by_exactly_one(shift: int) -> None:
    g = with_dice(4, market=True)
    g.refused("Laurence", f"place advisor={4 + shift} colored_dice=4 market={shift}", "KB-7.3", "refused-market-shift")


@rule("KB-7.3")
@pytest.mark.parametrize("shift", [-1, 1])
def test_the_market_does_not_excuse_a_wrong_sum(shift: int) -> None:
    g = with_dice(4, market=True)
    g.refused(
        "Laurence", f"place advisor={4 + 2 * shift} colored_dice=4 market={shift}", "KB-7.3", "refused-wrong-value"
    )


@rule("KB-7.3")
def test_a_refusal_says_the_value_of_the_group() -> None:
    g = with_dice(2, 5, white=(3,), plus_two=1, market=True)
    action = g.title.parse("place advisor=12 colored_dice=2,5 white_dice=3 plus_two=yes market=-1")
    why = g.title.why_not(g.state, 0, action)
    assert why is not None
    assert (why.rule, why.reason, why.arguments) == (
        "KB-7.3",
        "refused-wrong-value",
        {"value": 11, "advisor": 12},
    )


# KB-16, the table option


@rule("KB-16.1")
def test_under_the_option_one_token_is_used_per_season() -> None:
    g = with_dice(1, 2, plus_two=3, options=PER_SEASON)
    g.act("Laurence", "place advisor=3 colored_dice=1 plus_two=yes")
    assert g.options("Laurence") == ["place advisor=2 colored_dice=2", "pass"]
    g.refused("Laurence", "place advisor=4 colored_dice=2 plus_two=yes", "KB-16.1", "refused-plus-two-limit")
    g.act("Laurence", "place advisor=2 colored_dice=2")
    assert g.plus_two == {"Laurence": 2, "Théo": 0, "Fred": 0}


@rule("KB-16.1", "KB-7.12")
def test_under_the_option_a_token_that_may_not_be_used_is_no_means() -> None:
    g = with_dice(1, 2, plus_two=3, taken=(2,), options=PER_SEASON)
    g.act("Laurence", "place advisor=3 colored_dice=1 plus_two=yes")
    assert g.waits == ""  # the 2 could only go to 4 with a second token
    g = with_dice(1, 2, plus_two=3, taken=(2,))
    g.act("Laurence", "place advisor=3 colored_dice=1 plus_two=yes")
    assert g.waits == "Laurence: influence"


@rule("KB-16.1", "KB-5.3")
def test_under_the_option_each_player_has_an_own_limit_that_ends_with_the_season() -> None:
    g = scene(dice={"Laurence": (1,), "Théo": (1,)}, plus_two=dict.fromkeys(FOUR, 2), options=PER_SEASON)
    g.run(influence_advisors)
    g.act("Laurence", "place advisor=3 colored_dice=1 plus_two=yes")
    assert g.options("Théo") == ["place advisor=1 colored_dice=1", "pass"]
    g.act("Théo", "pass")
    g.run(season_end, season_start)
    g.state.provinces[0].colored = (1,)
    g.run(influence_advisors)
    assert "place advisor=3 colored_dice=1 plus_two=yes" in g.options("Laurence")


@rule("KB-16.1", "KB-14.19")
def test_under_the_option_the_town_hall_may_still_be_paid_with_a_token() -> None:
    g = scene(
        dice={"Laurence": (1,)},
        plus_two={"Laurence": 2},
        buildings={"Laurence": ["town_hall"]},
        goods={"Théo": goods(gold=1)},
        options=PER_SEASON,
    )
    g.run(influence_advisors, receive_aid, season_end)
    g.act("Laurence", "place advisor=3 colored_dice=1 plus_two=yes")
    assert g.options("Laurence") == ["pay payment=wood", "pay payment=plus_two", "decline"]
    g.act("Laurence", "pay payment=plus_two")
    assert (g.vp["Laurence"], g.plus_two["Laurence"]) == (1, 0)


@rule("KB-16.1")
def test_the_option_is_off_unless_it_is_asked_for() -> None:
    option = scene().title.options[0]
    assert (option.id, option.values, option.default) == ("plus_two_limit", ("per_group", "per_season"), "per_group")
    assert not scene().state.limits_plus_two()
    assert scene(options=PER_SEASON).state.limits_plus_two()


def test_placements_that_are_remembered_are_few_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def game() -> bytes:
        chance, luck = pp.FastChance(3), random.Random(3)
        g = pp.new("kingsburg", 4, chance)
        while not g.over:
            seat = pp.to_act(g)[0]
            pp.apply(g, seat, luck.choice(pp.legal(g, seat)), chance)
            assert sum(len(hand.legal) for hand in influence.HANDS.values()) <= influence.MOST_PLACEMENTS
        return pp.title(g).encode(g)

    influence.forget_hands()
    ends = [game()]
    assert len(influence.HANDS) > 20
    for name, most in (("MOST_PLACEMENTS", 20), ("MOST_HANDS", 10)):
        monkeypatch.setattr(influence, name, most)
        influence.forget_hands()
        ends.append(game())
        assert len(influence.HANDS) <= most
    assert ends[0] == ends[1] == ends[2]
