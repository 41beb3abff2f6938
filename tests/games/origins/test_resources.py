"""OR-3: resources, Gold as a wild card, payments."""

from __future__ import annotations

from itertools import product

import pytest

from games.origins.scene import goods, scene
from pentapolis.games.origins import TITLE
from pentapolis.games.origins.orders import SpareGold
from pentapolis.games.origins.resources import affordable
from support import rule


@rule("OR-3.1", "OR-3.4", "OR-13.6")
def test_a_free_basic_resource_is_stone_food_or_wisdom_and_never_gold() -> None:
    g = scene()
    g.ask("choose_basic", "Ana", "bonus_basic", 1, 3)
    assert g.options("Ana") == [f"choose_basic resource={kind}" for kind in ("stone", "food", "wisdom")]
    g.refused("Ana", "choose_basic resource=gold", "OR-3.4", "refused-not-basic")
    g.act("Ana", "choose_basic resource=food")
    assert g.changed == {"Ana.resources": [1, 2, 1, 1]}


@rule("OR-3.4")
def test_every_unit_is_chosen_separately() -> None:
    g = scene()
    g.ask("choose_basic", "Ana", "gemini", 2, 3)
    g.act("Ana", "choose_basic resource=stone", "choose_basic resource=wisdom")
    assert g.resources("Ana") == goods(2, 1, 2, 1)
    assert g.waits == ""


@rule("OR-3.2", "OR-3.5", "OR-3.7")
@pytest.mark.parametrize("costs", list(product((0, 1, 3), repeat=3)))
def test_gold_covers_the_shortages_of_all_costs_together(costs: tuple[int, int, int]) -> None:
    player = scene().player("Ana")
    for *owned, gold in product(range(3), repeat=4):
        player.resources[:] = *owned, gold
        missing = sum(max(0, cost - there) for cost, there in zip(costs, owned, strict=True))
        assert affordable(player, *costs) == (missing <= gold)


@rule("OR-3.2", "OR-A51")
def test_the_payer_decides_how_much_gold_replaces_a_resource() -> None:
    g = scene(resources={"Ana": goods(food=2, gold=3)})
    g.turn("Ana")
    g.act("Ana", "grow_population")
    assert g.waits == "Ana: payment"
    assert g.options("Ana") == ["pay", "pay food=1", "pay food=2"]
    g.act("Ana", "pay food=1")
    assert g.resources("Ana") == goods(food=1, gold=2)
    assert g.paid() == [("Ana", "population", goods(food=1, gold=1))]
    assert g.player("Ana").bases == 3


@rule("OR-3.2")
def test_gold_covers_at_least_what_is_missing() -> None:
    g = scene(resources={"Ana": goods(food=1, gold=5)})
    g.turn("Ana")
    g.act("Ana", "grow_population")
    assert g.options("Ana") == ["pay food=1", "pay food=2"]
    g.refused("Ana", "pay", "OR-3.7", "refused-too-little")
    g.refused("Ana", "pay food=3", "OR-3.2", "refused-gold-beyond-cost")


@rule("OR-3.2")
@pytest.mark.parametrize(("food", "gold", "left"), [(2, 0, goods()), (0, 2, goods()), (1, 1, goods())])
def test_a_single_way_to_pay_is_not_asked_for(food: int, gold: int, left: dict[str, int]) -> None:
    g = scene(resources={"Ana": goods(food=food, gold=gold)})
    g.turn("Ana")
    g.act("Ana", "grow_population")
    assert (g.waits, g.resources("Ana")) == ("Bo: choose_action", left)


@rule("OR-3.2", "OR-3.5")
def test_nothing_replaces_gold_and_no_basic_resource_another() -> None:
    g = scene(resources={"Ana": goods(stone=9, wisdom=9)})
    g.turn("Ana")
    g.refused("Ana", "raise_tower colour=red", "OR-15.1", "refused-tower-cost")
    g.refused("Ana", "grow_population", "OR-16.1", "refused-base-cost")


@rule("OR-3.5")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    g = scene(resources={"Ana": goods(food=1)})
    g.turn("Ana")
    assert "grow_population" not in g.options("Ana")
    g = scene(resources={"Ana": goods(food=1, gold=1)})
    g.turn("Ana")
    assert "grow_population" in g.options("Ana")


@rule("OR-3.7")
def test_wisdom_and_stone_of_a_building_are_one_payment() -> None:
    market = ["outpost", "mages_tower", "statue", "forum", "workshop"]  # slot 2: 1 Wisdom, 3 Stone
    g = scene(market=market, resources={"Ana": goods(stone=2, gold=2)})
    g.ask("construct", "Ana")
    g.chance("building_purple=portal")
    g.act("Ana", "construct tile=mages_tower face=building x=1 y=0")
    assert g.resources("Ana") == goods()
    g = scene(market=market, resources={"Ana": goods(stone=2, gold=1)})
    g.ask("construct", "Ana")
    g.refused("Ana", "construct tile=mages_tower face=building x=1 y=0", "OR-3.7", "refused-building-cost")


@rule("OR-3.7")
def test_gold_is_never_spread_so_that_a_part_stays_unpaid() -> None:
    g = scene(resources={"Ana": goods(stone=2, wisdom=1, gold=1)})
    g.ask("payment", "Ana", "build", 2, 0, 1)
    assert g.options("Ana") == ["pay", "pay wisdom=1", "pay stone=1"]
    g.refused("Ana", "pay stone=1 wisdom=1", "OR-3.5", "refused-too-little")


@rule("OR-3.7", "OR-13.4")
def test_costs_of_different_steps_are_paid_one_after_the_other() -> None:
    """The Wisdom of the visit may use up what the building would have needed."""
    g = scene(
        freemen={"Ana": ["purple_1"]},
        bonus=["red", "blue", "purple", "yellow", "orange"],
        motherships=[1, 1, 2, 1, 1],
        resources={"Ana": goods(food=1, gold=1)},
    )
    g.turn("Ana")
    g.act("Ana", "visit_site worker=purple_1 site=3")
    assert g.resources("Ana") == goods(food=1)
    g.act("Ana", "main_action action=gain_wisdom")
    g.act("Ana", "bonus_action tile=bonus_build")
    assert g.resources("Ana") == goods(wisdom=3)
    assert all("face=farm" in option for option in g.options("Ana"))


@rule("OR-3.3", "OR-8.6", "OR-A52")
def test_any_basic_resource_can_be_swapped_but_not_gold_for_gold() -> None:
    g = scene(resources={"Ana": goods(stone=1, wisdom=2, gold=4)})
    g.ask("swap_for_gold", "Ana")
    assert g.options("Ana") == ["swap_for_gold resource=stone", "swap_for_gold resource=wisdom", "decline"]
    g.refused("Ana", "swap_for_gold resource=gold", "OR-A52", "refused-not-basic")
    g.refused("Ana", "swap_for_gold resource=food", "OR-3.5", "refused-too-little")
    g.act("Ana", "swap_for_gold resource=wisdom")
    assert g.resources("Ana") == goods(stone=1, wisdom=1, gold=5)


@rule("OR-3.6", "OR-1.9")
def test_there_is_no_limit_on_resources_or_points() -> None:
    g = scene(resources={"Ana": goods(stone=98)}, vp={"Ana": 299}, freemen={"Ana": ["red_3"]})
    g.turn("Ana")
    g.act("Ana", "visit_site worker=red_3 site=1", "main_action action=gain_stone")
    assert g.resources("Ana")["stone"] == 101
    g.ask("score_attack", "Ana")
    assert g.vp("Ana") == 299
    g.ask("take_base", "Bo")
    assert g.player("Bo").bases == 3


@rule("OR-3.2")
def test_a_standing_order_spares_gold() -> None:
    g = scene(resources={"Ana": goods(stone=1, food=2, wisdom=1, gold=3)})
    order = TITLE.parse_standing("spare_gold")
    for costs, answer in (((1, 0, 1), "pay"), ((2, 0, 2), "pay stone=1 wisdom=1"), ((0, 2, 0), "pay")):
        g.ask("payment", "Ana", "build", *costs)
        options = TITLE.asked(g.state, 0)
        assert str(TITLE.unasked(order, TITLE.observe(g.state, 0), 0, options)) == answer
        g.state.agenda.clear()
    assert [str(offer) for offer in SpareGold.offers(g.state, 0)] == ["spare_gold"]
    assert TITLE.standing == {"payment": "spare_gold"}
