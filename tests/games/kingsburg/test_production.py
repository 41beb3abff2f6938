"""KB-5 and KB-6: the frame of a production season, the roll and the turn order."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kingsburg.scene import FOUR, THREE, KingsburgScene, Spy, evenly, goods, scene
from pentapolis.games.kingsburg.advisors import receive_aid
from pentapolis.games.kingsburg.components import SPRING, SUMMER
from pentapolis.games.kingsburg.events import Built, Gained, OrderSet, PhaseBegan, Rerolled, Rolled, Scored
from pentapolis.games.kingsburg.production import (
    production_season,
    rerolls,
    roll_dice,
    season_end,
    season_start,
    set_turn_order,
)
from pentapolis.kernel.refusal import NotNow
from support import rule

STATUE = ["statue"]
BOTH = ["statue", "chapel"]
FARMS = ["inn", "market", "farms"]


# KB-5, the frame


@rule("KB-5.1", "KB-5.2", "KB-14.8", "KB-6.2")
def test_everybody_finishes_one_step_before_the_next_begins() -> None:
    g = scene(
        buildings={"Théo": ["inn", "market", "farms", "merchants_guild"], "Fred": ["embassy"]},
        goods={"Fred": goods(wood=1)},
        phase="spring",
    )
    g.dice(*(4, 4, 4), *(1, 1, 1, 2), *(1, 1, 6))
    g.run(production_season.of(SPRING))
    told = [type(event) for event in g.events]
    assert told == [PhaseBegan, Gained, Rolled, Rolled, Rolled, OrderSet]  # the Guild's gold comes before the roll
    assert g.order == ["Théo", "Fred", "Laurence"]
    g.mark()
    g.act("Théo", "place advisor=3 colored_dice=1,1,1")
    assert g.waits == "Fred: influence"
    g.act("Fred", "place advisor=8 colored_dice=1,1,6")
    assert not g.told(Gained)
    g.act("Laurence", "place advisor=12 colored_dice=4,4,4")
    assert g.told(Gained) == [Gained(1, "architect", wood=1), Gained(2, "treasurer", gold=2)]
    assert (g.waits, g.told(Built)) == ("Laurence: advisor_goods", [])
    g.act("Laurence", "take gold=2")
    assert g.waits == "Théo: build"
    g.act("Théo", "construct building=barricade")
    assert (g.waits, g.told(Scored)) == ("Fred: build", [])
    g.act("Fred", "construct building=statue")
    assert g.told(Scored) == [Scored(2, 3, "statue")]
    g.act("Laurence", "construct building=statue")
    assert g.told(Scored) == [Scored(2, 3, "statue"), Scored(0, 3, "statue"), Scored(2, 1, "embassy")]
    assert g.waits == ""


@rule("KB-5.2", "KB-14.8", "KB-A22")
def test_the_merchants_guild_gives_its_gold_at_each_season_start() -> None:
    guild = {"Laurence": ["merchants_guild"], "Fred": ["merchants_guild"]}
    g = scene(buildings=guild, order=["Fred", "Théo", "Laurence"])
    g.run(season_start)
    assert g.changed == {"Laurence.goods": goods(gold=1), "Fred.goods": goods(gold=1)}
    assert g.told(Gained) == [Gained(2, "merchants_guild", gold=1), Gained(0, "merchants_guild", gold=1)]
    assert g.waits == ""  # nobody can forget it
    g.run(season_start, season_start)
    assert g.goods == {"Laurence": goods(gold=3), "Théo": goods(), "Fred": goods(gold=3)}


def reroll_with(*buildings: str, dice: tuple[int, ...], white: tuple[int, ...] = ()) -> KingsburgScene:
    """Théo has rolled, and owns these buildings."""
    g = scene(
        buildings={"Théo": buildings},
        dice={"Laurence": (1, 1, 1), "Théo": dice, "Fred": (1, 1, 1)},
        white={"Théo": white},
    )
    g.run(rerolls)
    return g


@rule("KB-5.3", "KB-6.6")
@pytest.mark.parametrize(
    ("building", "use"), [("statue", "use_statue die=colored"), ("chapel", "use_chapel")], ids=["statue", "chapel"]
)
def test_a_reroll_building_is_ready_again_at_each_season_start_and_only_then(building: str, use: str) -> None:
    g = reroll_with(building, dice=(1, 1, 1))
    g.dice(1) if building == "statue" else g.dice(1, 1, 1)
    g.act("Théo", use)
    assert g.waits == ""
    g.run(rerolls)
    assert g.waits == ""
    g.run(season_start, rerolls)
    assert g.waits == "Théo: reroll"


@rule("KB-5.3")
def test_whoever_passed_may_influence_again_next_season() -> None:
    g = scene(phase="spring")
    g.dice(*[1] * 9)
    g.run(production_season.of(SPRING), production_season.of(SUMMER))
    for who in THREE:
        if who == "Fred":
            g.dice(*[2] * 9)
        g.act(who, "pass")
    assert (g.waits, g.phase) == ("Laurence: influence", "summer")


@rule("KB-5.4", "KB-8.24")
def test_dice_and_groups_do_not_carry_over() -> None:
    g = scene(buildings={"Laurence": FARMS}, phase="spring")
    g.dice(*(1, 2, 5, 6), *(5, 5, 5), *(6, 6, 6))
    g.run(production_season.of(SPRING), production_season.of(SUMMER))
    g.act("Laurence", "place advisor=8 colored_dice=2 white_dice=6")
    g.act("Théo", "pass")
    g.act("Fred", "pass")
    g.act("Laurence", "pass")
    g.dice(*(1, 1, 1, 1), *(2, 2, 2), *(3, 3, 3))
    g.act("Laurence", "construct building=statue")
    assert g.phase == "summer"
    assert g.advisors == []
    assert [(p.colored, p.white) for p in g.state.provinces] == [((1, 1, 1), (1,)), ((2, 2, 2), ()), ((3, 3, 3), ())]


@rule("KB-5.4")
def test_unplaced_dice_are_lost_at_the_end_of_the_season() -> None:
    g = scene(phase="autumn", dice={"Laurence": (1, 2)}, white={"Laurence": (3,)}, groups=[("Laurence", 1)])
    g.run(receive_aid)
    assert g.changed == {"Laurence.colored": (), "Laurence.white": (), "Laurence.vp": 1, "groups": []}


# KB-6, the roll


@rule("KB-6.1", "KB-14.7")
@pytest.mark.parametrize(
    ("farms", "aid", "season", "white"),
    [
        (False, False, "spring", 0),
        (True, False, "spring", 1),
        (False, True, "spring", 1),
        (True, True, "spring", 2),
        (True, False, "summer", 1),
        (True, True, "summer", 1),
        (True, False, "autumn", 1),
        (False, True, "autumn", 0),
    ],
)
def test_three_coloured_dice_and_white_ones_for_farms_and_aid(farms: bool, aid: bool, season: str, white: int) -> None:
    g = scene(buildings={"Théo": FARMS if farms else []}, aid_die="Théo" if aid else "", phase=season)
    g.dice(*(1, 2, 3), *(3, 1, 2), *(5, 4)[:white], *(6, 5, 4))  # too few or too many would be an error
    g.run(roll_dice)
    expected = tuple(sorted((5, 4)[:white]))
    assert g.changed == {
        "Laurence.colored": (1, 2, 3),
        "Théo.colored": (1, 2, 3),
        **({"Théo.white": expected} if white else {}),
        "Fred.colored": (4, 5, 6),
    }
    assert g.told(Rolled) == [Rolled(0, (1, 2, 3), ()), Rolled(1, (1, 2, 3), expected), Rolled(2, (4, 5, 6), ())]


@rule("KB-6.1")
def test_every_die_is_an_even_die_of_six() -> None:
    g = scene(buildings={"Fred": FARMS})
    spy = g.luck = Spy()
    g.run(roll_dice)
    assert spy.asked == [("d6", evenly(1, 2, 3, 4, 5, 6))] * 10


@rule("KB-6.2")
def test_all_have_rolled_before_anybody_rerolls_and_everybody_sees_it() -> None:
    g = scene(buildings={"Laurence": STATUE, "Fred": STATUE}, phase="spring")
    g.dice(*[2] * 9)
    g.run(production_season.of(SPRING))
    assert g.waits == "Laurence: reroll"
    assert g.told(Rolled) == [Rolled(seat, (2, 2, 2), ()) for seat in range(3)]
    for viewer in ("Laurence", "Théo", "Fred", ""):
        assert [province.colored for province in g.seen(viewer).provinces] == [(2, 2, 2)] * 3
        seat = g.seat(viewer) if viewer else -1
        assert [event.seen_by(seat) for event in g.told(Rolled)] == g.told(Rolled)


@rule("KB-6.3", "KB-A5")
@pytest.mark.parametrize("order", list(permutations(THREE)))
def test_rerolls_go_by_the_old_turn_order_and_each_completes_their_own(order: tuple[str, ...]) -> None:
    """The last of the old order has the lowest total, and would be first in the new one."""
    g = scene(buildings=dict.fromkeys(THREE, BOTH), order=order, phase="spring")
    g.dice(2, 2, 2, 2, 2, 2, 1, 1, 1)
    g.run(production_season.of(SPRING))
    for place, who in enumerate(order):
        assert g.waits == f"{who}: reroll"
        assert g.order == list(order)
        g.dice(3 if place < 2 else 1)
        g.act(who, "use_statue die=colored")
        assert g.waits == f"{who}: reroll"  # the Chapel still applies
        g.act(who, "keep")
    assert g.order == [order[2], order[0], order[1]]


@rule("KB-6.3")
def test_only_owners_to_whose_dice_it_applies_are_asked() -> None:
    g = scene(
        *FOUR,
        buildings={"Théo": STATUE, "Fred": STATUE, "Robin": BOTH},
        dice={"Laurence": (1, 1, 1), "Théo": (1, 1, 2), "Fred": (4, 4, 4), "Robin": (1, 3, 4)},
    )
    g.run(rerolls)
    assert g.waits == "Fred: reroll"
    g.act("Fred", "keep")
    assert (g.waits, g.changed) == ("", {})


@rule("KB-6.4", "KB-14.1")
def test_the_statue_rerolls_one_die_of_equal_dice() -> None:
    g = reroll_with("statue", dice=(4, 4, 4))
    assert g.waits == "Théo: reroll"
    assert g.options("Théo") == ["use_statue die=colored", "keep"]
    g.dice(2)
    g.act("Théo", "use_statue die=colored")
    assert g.waits == ""
    assert g.changed == {"Théo.colored": (2, 4, 4), "Théo.used": 1}
    assert g.told(Rerolled) == [Rerolled(1, "statue", (2, 4, 4), ())]


@rule("KB-6.4", "KB-A6", "KB-14.1")
def test_white_dice_must_be_equal_too_and_may_be_rerolled() -> None:
    assert reroll_with("statue", dice=(4, 4, 4), white=(5,)).waits == ""
    assert reroll_with("statue", dice=(4, 4, 5), white=(4,)).waits == ""
    g = reroll_with("statue", dice=(4, 4, 4), white=(4, 4))
    assert g.options("Théo") == ["use_statue die=colored", "use_statue die=white", "keep"]
    g.dice(6)
    g.act("Théo", "use_statue die=white")
    assert g.changed == {"Théo.white": (4, 6), "Théo.used": 1}
    g = reroll_with("statue", dice=(4, 4, 4), white=(4,))
    g.dice(1)
    g.act("Théo", "use_statue die=colored")
    assert g.changed == {"Théo.colored": (1, 4, 4), "Théo.used": 1}
    assert g.told(Rerolled) == [Rerolled(1, "statue", (1, 4, 4), (4,))]


@rule("KB-6.5", "KB-14.2", "KB-A6")
@pytest.mark.parametrize(
    ("dice", "white", "applies"),
    [
        ((1, 2, 4), (), True),
        ((1, 1, 2), (), True),
        ((1, 2, 5), (), False),
        ((1, 2, 3), (1,), True),
        ((1, 2, 3), (2,), False),
        ((1, 1, 2), (1, 2), True),
        ((1, 1, 2), (2, 2), False),
        ((6, 6, 6), (), False),
    ],
)
def test_the_chapel_applies_up_to_a_total_of_seven(
    dice: tuple[int, ...], white: tuple[int, ...], applies: bool
) -> None:
    g = reroll_with("chapel", dice=dice, white=white)
    assert g.waits == ("Théo: reroll" if applies else "")
    if applies:
        assert g.options("Théo") == ["use_chapel", "keep"]


@rule("KB-6.5", "KB-14.2")
def test_the_chapel_rerolls_all_dice() -> None:
    g = reroll_with("chapel", dice=(1, 1, 2), white=(1, 2))
    g.dice(*(6, 4, 5), *(3, 1))
    g.act("Théo", "use_chapel")
    assert g.waits == ""
    assert g.changed == {"Théo.colored": (4, 5, 6), "Théo.white": (1, 3), "Théo.used": 2}
    assert g.told(Rerolled) == [Rerolled(1, "chapel", (4, 5, 6), (1, 3))]


@rule("KB-6.6", "KB-A5")
def test_statue_then_chapel_each_once() -> None:
    g = reroll_with(*BOTH, dice=(1, 1, 1), white=(1,))
    assert g.options("Théo") == ["use_statue die=colored", "use_statue die=white", "use_chapel", "keep"]
    g.dice(1)
    g.act("Théo", "use_statue die=colored")
    assert g.options("Théo") == ["use_chapel", "keep"]  # all are equal again, but the Statue is used
    g.refused("Théo", "use_statue die=colored", "KB-6.6", "refused-reroll-used")
    g.dice(2, 2, 2, 2)
    g.act("Théo", "use_chapel")
    assert g.waits == ""


@rule("KB-6.6", "KB-A5")
def test_chapel_then_statue_each_once() -> None:
    g = reroll_with(*BOTH, dice=(1, 2, 4))
    assert g.options("Théo") == ["use_chapel", "keep"]
    g.dice(1, 1, 1)
    g.act("Théo", "use_chapel")
    assert g.options("Théo") == ["use_statue die=colored", "keep"]  # now it applies; the Chapel would, but is used
    g.refused("Théo", "use_chapel", "KB-6.6", "refused-reroll-used")
    g.dice(1)
    g.act("Théo", "use_statue die=colored")
    assert g.waits == ""
    assert g.changed == {"Théo.colored": (1, 1, 1), "Théo.used": 3}


@rule("KB-6.6")
def test_the_conditions_are_checked_on_the_dice_as_they_are_now() -> None:
    g = reroll_with(*BOTH, dice=(2, 2, 2))
    g.dice(6)
    g.act("Théo", "use_statue die=colored")
    assert g.waits == ""  # 2 + 2 + 6 is more than seven


@rule("KB-6.7")
def test_keeping_ends_the_slot_for_the_season() -> None:
    g = reroll_with(*BOTH, dice=(1, 1, 1))
    g.act("Théo", "keep")
    assert (g.waits, g.changed) == ("", {})
    g = reroll_with(*BOTH, dice=(1, 1, 1))
    g.dice(1)
    g.act("Théo", "use_statue die=colored", "keep")
    assert g.waits == ""
    assert g.changed == {"Théo.used": 1}


@rule("KB-6.4", "KB-6.5", "KB-6.6")
def test_what_does_not_apply_is_refused() -> None:
    g = reroll_with("chapel", dice=(1, 1, 1))
    g.refused("Théo", "use_statue die=colored", "KB-6.4", "refused-reroll-not-owned")
    g = reroll_with("statue", dice=(1, 1, 1))
    g.refused("Théo", "use_chapel", "KB-6.5", "refused-reroll-not-owned")
    g.refused("Théo", "use_statue die=white", "KB-6.4", "refused-reroll-no-white")
    g.refused("Théo", "use_statue die=purple", "KB-6.6", "refused-not-an-option")
    g = reroll_with(*BOTH, dice=(1, 1, 2))
    g.refused("Théo", "use_statue die=colored", "KB-6.4", "refused-statue-not-equal")
    g = reroll_with(*BOTH, dice=(1, 1, 1), white=(2,))
    g.refused("Théo", "use_statue die=white", "KB-6.4", "refused-statue-not-equal")
    g = reroll_with(*BOTH, dice=(3, 3, 3))
    g.refused("Théo", "use_chapel", "KB-6.5", "refused-chapel-over-seven")
    g.refused("Théo", "pass", "KB-6.6", "refused-not-this-decision", NotNow)
    g.refused("Laurence", "keep", "KB-6.6", "refused-not-your-turn", NotNow)


@rule("KB-6.8")
def test_the_lowest_total_goes_first_white_dice_included() -> None:
    g = scene(
        *FOUR,
        dice={"Laurence": (6, 6, 6), "Théo": (1, 2, 3), "Fred": (1, 1, 1), "Robin": (2, 2, 3)},
        white={"Fred": (2, 6)},
        plus_two={"Théo": 3},  # neither tokens nor the Market count
        buildings={"Théo": ["market"]},
    )
    g.run(set_turn_order)
    assert g.order == ["Théo", "Robin", "Fred", "Laurence"]
    assert g.changed == {"order": [1, 3, 2, 0]}
    assert g.told(OrderSet) == [OrderSet((1, 3, 2, 0))]


@rule("KB-6.9", "KB-A7")
@pytest.mark.parametrize("order", list(permutations(THREE)))
def test_equal_totals_keep_their_old_order(order: tuple[str, ...]) -> None:
    g = scene(order=order, dice={"Laurence": (1, 4, 5), "Théo": (2, 2, 6), "Fred": (3, 3, 4)})
    g.run(set_turn_order)
    assert g.order == list(order)
    assert g.changed == {}


@rule("KB-6.8", "KB-6.3")
def test_rerolled_dice_count_for_the_new_order() -> None:
    g = scene(buildings={"Théo": ["chapel"]})
    g.dice(*(2, 3, 4), *(1, 1, 1), *(3, 4, 5))
    g.run(roll_dice, rerolls, set_turn_order)
    g.dice(6, 6, 6)
    g.act("Théo", "use_chapel")
    assert g.order == ["Laurence", "Fred", "Théo"]


def test_the_end_of_a_season_asks_nothing_of_those_without_buildings() -> None:
    g = scene(goods={"Laurence": goods(1, 1, 1)}, plus_two={"Théo": 1}, phase="summer")
    g.run(season_end)
    assert (g.waits, g.changed) == ("", {})
