"""OR-24: the twelve Zodiac cards, and how they meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.origins.scene import OriginsScene, goods, new_game, scene
from pentapolis.games.origins.components import BOXES
from pentapolis.games.origins.events import FarmReturned, MarketRefilled
from support import rule


def holding(*cards: str, **position: Any) -> OriginsScene:
    """Ana holds these cards."""
    others = [card for card in ("leo", "sagittarius", "taurus", "aries") if card not in cards]
    zodiac = [*cards, *others][:3]
    return scene(zodiac=zodiac, holders=dict.fromkeys(cards, "Ana"), **position)


FARMS = {"Ana": [[1, 0, "farm:mint"], [1, 1, "farm:statue"]]}


def set_off(card: str) -> OriginsScene:
    """Ana holds a card and does what sets it off, with little at hand."""
    g = holding(
        card,
        freemen={"Ana": ["red_3"] if card in ("cancer", "sagittarius") else ["red_3", "blue_3"]},
        city=FARMS,
        bonus=["red", "purple", "blue", "orange", "yellow"],
        military={"Ana": 3},
        resources={"Ana": goods(stone=1, gold=1)},
    )
    g.lucky()
    kind, *moves = SET_OFF[card]
    g.turn("Ana") if kind == "turn" else g.ask(*kind.split(":"))
    g.act("Ana", *moves)
    return g


VISIT_3 = "visit_site worker=blue_3 site=3"
COMPLETED = ("turn", "complete_district freeman=red_3 x=0 y=0", "done")
SET_OFF = {
    "sagittarius": ("take_citizen:Ana:estate", "take_citizen die=blue_3"),
    "pisces": ("turn", VISIT_3, "bonus_action tile=bonus_temple"),
    "capricorn": ("turn", "raise_tower colour=red"),
    "aquarius": ("turn", VISIT_3, "main_action action=temple", "pay", "choose_temple temple=sea"),
    "libra": COMPLETED,
    "virgo": ("construct:Ana",),
    "taurus": ("construct:Ana", "construct tile=fountain_of_wisdom face=building x=2 y=0", "pay"),
    "cancer": ("turn", "pass"),
    "aries": ("attack:Ana",),
    "leo": ("turn", "complete_district freeman=red_3 x=0 y=0"),
    "gemini": ("turn", "pass"),
    "scorpio": COMPLETED,
}
WAYS_OUT = {
    "sagittarius": "decline",
    "pisces": "perform_bonus",
    "capricorn": "decline",
    "aquarius": "decline",
    "libra": "decline",
    "virgo": "construct tile=outpost face=building x=2 y=0",
}


@rule("OR-A28")
@pytest.mark.parametrize("card", SET_OFF)
def test_an_effect_may_be_declined_or_happens_of_itself_as_the_data_say(card: str) -> None:
    optional = {row["id"]: row["optional"] for row in BOXES[""].data["zodiac_card"]}
    assert set(optional) == set(SET_OFF)
    assert {one for one, may in optional.items() if may} == set(WAYS_OUT)
    g = set_off(card)
    if optional[card]:
        assert WAYS_OUT[card] in g.options("Ana")
        g.act("Ana", WAYS_OUT[card])
    assert AFTER[card](g)


AFTER: dict[str, Callable[[OriginsScene], bool]] = {
    "sagittarius": lambda g: g.freemen("Ana") == ["red_3", "blue_3"],
    "pisces": lambda g: not g.gained(),
    "capricorn": lambda g: g.freemen("Ana") == ["red_3", "blue_3"],
    "aquarius": lambda g: g.steps("Ana") == {"forest": 0, "mountain": 0, "sea": 2},
    "libra": lambda g: g.freemen("Ana") == ["blue_3"],
    "virgo": lambda g: [g.city("Ana")[cell] for cell in ((1, 0), (1, 1))] == ["farm", "farm"],
    "taurus": lambda g: g.paid() == [("Ana", "build", goods(stone=1))],
    "cancer": lambda g: g.options("Ana") == [f"take_citizen die={die}" for die in g.area],
    "aries": lambda g: ("Ana", "aries", 1) in g.scored(),
    "leo": lambda g: g.seats("Ana") == {(0, 0): "red_5"},
    "gemini": lambda g: g.options("Ana") == [f"choose_basic resource={kind}" for kind in ("stone", "food", "wisdom")],
    "scorpio": lambda g: ("Ana", "scorpio", goods(wisdom=1)) in g.gained(),
}
"""What was left undone if it was declined; what happened, or is asked without a way out, if nobody could decline."""


@rule("OR-24.1")
def test_sagittarius_may_add_1_to_a_die_just_taken() -> None:
    g = holding("sagittarius", freemen={"Ana": []}, area=["red_5", "blue_2"])
    g.ask("take_citizen", "Ana", "estate")
    g.chance("citizen_red=1")
    g.act("Ana", "take_citizen die=red_5")
    assert g.options("Ana") == ["sagittarius_raise", "decline"]
    g.act("Ana", "sagittarius_raise")
    assert (g.freemen("Ana"), g.advisers("Ana")) == (["red_6"], [])
    g = holding("sagittarius", freemen={"Ana": []})
    g.ask("take_citizen", "Ana", "estate")
    g.lucky()
    g.act("Ana", "take_citizen die=blue_3", "decline")
    assert g.freemen("Ana") == ["blue_3"]


@rule("OR-24.1", "OR-4.4")
@pytest.mark.parametrize(("value", "after"), [(4, 5), (5, 5)])
def test_sagittarius_raises_a_speaker_up_to_5(value: int, after: int) -> None:
    g = holding("sagittarius", speakers=[value])
    g.ask("take_speaker", "Ana")
    g.act("Ana", f"take_speaker die=speaker_{value}")
    if value < 5:
        g.act("Ana", "sagittarius_raise")
    assert (g.speakers, g.waits) == ([(after, "Ana", 0)], "")


@rule("OR-24.1")
def test_others_do_not_profit_from_sagittarius() -> None:
    g = holding("sagittarius", speakers=[2])
    g.ask("take_speaker", "Bo")
    g.act("Bo", "take_speaker die=speaker_2")
    assert g.waits == ""


BONUS = ["red", "purple", "blue", "orange", "yellow"]


@rule("OR-24.2", "OR-A24", "OR-A53")
@pytest.mark.parametrize(("stone", "choices"), [(1, ["perform_bonus", "take_gold"]), (0, ["take_gold"])])
def test_pisces_replaces_a_bonus_action_by_gold_without_its_cost(stone: int, choices: list[str]) -> None:
    g = holding("pisces", freemen={"Ana": ["blue_3"]}, bonus=BONUS, resources={"Ana": goods(stone=stone)})
    g.turn("Ana")
    g.act("Ana", "visit_site worker=blue_3 site=3", "bonus_action tile=bonus_temple")
    assert g.options("Ana") == choices
    g.act("Ana", "take_gold")
    assert g.resources("Ana") == goods(stone=stone, gold=1)
    assert g.gained() == [("Ana", "pisces", goods(gold=1))]
    assert g.waits == "Ana: visit_step"


@rule("OR-24.2")
def test_pisces_leaves_the_bonus_as_it_is_and_needs_the_colour() -> None:
    g = holding("pisces", freemen={"Ana": ["blue_3", "red_3"]}, bonus=BONUS, resources={"Ana": goods(stone=1)})
    g.turn("Ana")
    g.act("Ana", "visit_site worker=blue_3 site=3", "bonus_action tile=bonus_temple", "perform_bonus")
    g.act("Ana", "choose_temple temple=sea")
    assert (g.steps("Ana")["sea"], g.resources("Ana")) == (1, goods())
    g = holding("pisces", freemen={"Ana": ["red_3"]}, bonus=BONUS)
    g.turn("Ana")
    g.act("Ana", "visit_site worker=red_3 site=3")
    g.refused("Ana", "bonus_action tile=bonus_temple", "OR-6.7", "refused-bonus-colour")


@rule("OR-24.3", "OR-A25", "OR-4.6")
def test_capricorn_adds_2_to_a_freeman_used_or_not_up_to_6() -> None:
    freemen = {"Ana": ["red_5", "red_5@2", "blue_6", "red_5"]}
    g = holding("capricorn", freemen=freemen)
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red")
    assert g.options("Ana") == ["capricorn_raise freeman=red_5", "capricorn_raise freeman=red_5 site=2", "decline"]
    g.refused("Ana", "capricorn_raise freeman=blue_6", "OR-24.3", "refused-already-six")
    g.refused("Ana", "capricorn_raise freeman=red_5 site=3", "OR-24.3", "refused-no-such-freeman")
    g.act("Ana", "capricorn_raise freeman=red_5 site=2")
    assert g.freemen("Ana") == ["red_5", "red_6@2", "blue_6", "red_5"]
    g = holding("capricorn", freemen={"Ana": ["blue_6"]})
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red")
    assert g.waits == "Bo: choose_action"
    g = holding("capricorn", freemen={"Ana": ["blue_2"]})
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red", "decline")
    assert g.freemen("Ana") == ["blue_2"]


def temple_visit(g: OriginsScene, temple: str) -> None:
    g.turn("Ana")
    g.act("Ana", "visit_site worker=archon site=3", "main_action action=temple", f"choose_temple temple={temple}")


@rule("OR-24.4", "OR-A20")
def test_aquarius_offers_a_paid_step_after_the_main_action() -> None:
    g = holding("aquarius", resources={"Ana": goods(stone=1, gold=1)})
    g.turn("Ana")
    g.act("Ana", "visit_site worker=archon site=3", "main_action action=temple", "pay")
    g.act("Ana", "choose_temple temple=mountain")
    assert g.options("Ana") == ["paid_climb temple=forest", "paid_climb temple=sea", "decline"]
    g.act("Ana", "paid_climb temple=sea")
    assert (g.steps("Ana"), g.resources("Ana")) == ({"forest": 0, "mountain": 2, "sea": 1}, goods())
    assert g.holders["leo"] == "Ana"
    g = scene(zodiac=["aquarius", "leo", "taurus"], resources={"Ana": goods(gold=2)})
    temple_visit(g, "forest")
    assert (g.holders["aquarius"], g.waits) == ("Ana", "Bo: choose_action")  # the climb came before the card


@rule("OR-A21", "OR-24.4")
@pytest.mark.parametrize(("step", "offered"), [(9, True), (10, False)])
def test_aquarius_needs_at_least_one_step(step: int, offered: bool) -> None:
    g = holding("aquarius", steps={"Ana": {"mountain": step}}, resources={"Ana": goods(gold=2)})
    temple_visit(g, "mountain")
    assert (g.waits == "Ana: paid_climb") == offered


@rule("OR-A22", "OR-24.4")
def test_aquarius_and_a_new_temple_each_offer_a_step() -> None:
    g = holding("aquarius", market=["temple_of_the_sea", "portal"], resources={"Ana": goods(stone=2, gold=2)})
    g.ask("construct", "Ana")
    g.lucky()
    g.act("Ana", "construct tile=temple_of_the_sea face=building x=1 y=0", "pay")
    g.act("Ana", "use_ability building=temple_of_the_sea")
    g.act("Ana", "paid_climb temple=forest", "paid_climb temple=forest")
    assert (g.steps("Ana"), g.resources("Ana"), g.waits) == (
        {"forest": 2, "mountain": 0, "sea": 2},
        goods(),
        "",
    )


@rule("OR-A23", "OR-24.4")
def test_aquarius_is_not_set_off_by_activating_or_copying_a_temple_nor_by_one_step() -> None:
    g = holding(
        "aquarius",
        city={"Ana": [[1, 0, "temple_of_the_sea"], [1, 1, "mages_tower"]]},
        freemen={"Ana": ["blue_2"]},
        resources={"Ana": goods(gold=2)},
    )
    g.turn("Ana")
    g.act("Ana", "complete_district freeman=blue_2 x=0 y=0", "activate building=temple_of_the_sea x=1 y=0")
    g.act("Ana", "paid_climb temple=forest")
    assert g.waits == "Ana: activate_next"
    g = holding("aquarius", city={"Ana": [[1, 0, "temple_of_the_sea"], [1, 1, "mages_tower"]]})
    g.ask("use_ability", "Ana", 1, 1)
    g.act("Ana", "use_ability building=mages_tower", "copy_building building=temple_of_the_sea x=1 y=0", "decline")
    assert g.waits == ""
    g = holding("aquarius", city={"Ana": [[1, 0, "statue"]]})
    g.ask("use_ability", "Ana", 1, 0)
    g.act("Ana", "use_ability building=statue", "choose_temple temple=sea")
    assert g.waits == ""


@rule("OR-24.5")
def test_taurus_lowers_wisdom_costs_by_1_not_below_0() -> None:
    g = holding("taurus", resources={"Ana": goods(stone=9)}, freemen={"Ana": []})
    g.ask("construct", "Ana")
    built = {option.split()[1] for option in g.options("Ana") if "face=building" in option}
    assert built == {"tile=outpost", "tile=fountain_of_wisdom"}
    g = holding("taurus", resources={"Ana": goods(wisdom=9)}, freemen={"Ana": []})
    g.ask("take_citizen", "Ana", "recruit")
    g.lucky()
    g.act("Ana", "take_citizen die=yellow_5")
    assert g.resources("Ana")["wisdom"] == 9 - 3


@rule("OR-A43")
def test_taurus_does_not_help_a_low_die() -> None:
    g = holding("taurus", freemen={"Ana": ["red_1"]}, motherships=[3, 1, 1, 1, 1], resources={"Ana": goods(wisdom=2)})
    g.turn("Ana")
    g.act("Ana", "visit_site worker=red_1 site=1")
    assert g.resources("Ana")["wisdom"] == 0


@rule("OR-24.6", "OR-A26", "OR-A27", "OR-17.2")
def test_cancer_takes_a_citizen_before_all_else_and_it_grows_too() -> None:
    g = holding("cancer", "gemini", freemen={"Ana": ["red_3@1"]}, military={"Ana": 3})
    g.turn("Ana")
    g.act("Ana", "pass")
    assert g.waits == "Ana: take_citizen"
    assert len(g.options("Ana")) == 5
    g.chance("citizen_blue=1")
    g.act("Ana", "take_citizen die=blue_3")
    assert (g.waits, g.freemen("Ana")) == ("Ana: choose_basic", ["red_3@1", "blue_3"])
    g.act("Ana", "choose_basic resource=stone", "choose_basic resource=stone")
    assert g.freemen("Ana") == ["red_4", "blue_4"]


@rule("OR-24.6")
def test_bases_freed_in_the_same_pass_do_not_count_for_cancer() -> None:
    g = holding("cancer", freemen={"Ana": ["red_6", "blue_2"]})
    g.turn("Ana")
    g.act("Ana", "pass")
    assert (g.waits, g.freemen("Ana")) == ("Bo: choose_action", ["blue_3"])
    g = holding("cancer", freemen={"Ana": ["red_6"]}, area=[])
    g.turn("Ana")
    g.act("Ana", "pass")
    assert g.waits == "Bo: choose_action"


@rule("OR-24.7")
def test_libra_recruits_for_wisdom_with_taurus_or_not_at_all() -> None:
    city = {"Ana": [[1, 0, "farm:mint"], [1, 1, "farm:mint"]]}
    g = holding("libra", "taurus", city=city, resources={"Ana": goods(wisdom=1)})
    g.turn("Ana")
    g.act("Ana", "complete_district freeman=red_3 x=0 y=0", "done")
    assert g.options("Ana") == [*(f"take_citizen die={die}" for die in ("red_1", "purple_2", "blue_3")), "decline"]
    g.refused("Ana", "take_citizen die=yellow_5", "OR-12.1", "refused-too-little")
    g.lucky()
    g.act("Ana", "take_citizen die=blue_3")
    assert (g.resources("Ana")["wisdom"], g.freemen("Ana")) == (0, ["blue_3", "blue_2"])
    g = holding("libra", city=city)
    g.turn("Ana")
    g.act("Ana", "complete_district freeman=red_3 x=0 y=0", "done", "decline")
    assert g.freemen("Ana") == ["blue_2"]


@rule("OR-24.8")
def test_aries_scores_red_dice_of_freemen_and_seats_but_not_advisers() -> None:
    g = holding(
        "aries",
        freemen={"Ana": ["red_3", "red_1@2", "blue_2"]},
        city={"Ana": [[1, 0, "farm:mint"], [1, 1, "farm:mint"]]},
        seats={"Ana": [[0, 0, "red_5"]]},
        advisers={"Ana": ["red"]},
    )
    g.ask("attack", "Ana")
    assert g.scored() == [("Ana", "aries", 3)]
    g.ask("attack", "Bo")
    assert g.vp("Bo") == 0


@rule("OR-24.9")
@pytest.mark.parametrize(("value", "seated"), [(1, 3), (4, 6), (5, 6), (6, 6)])
def test_leo_adds_2_to_the_die_on_the_seat_up_to_6(value: int, seated: int) -> None:
    g = holding("leo", freemen={"Ana": [f"red_{value}"]}, city={"Ana": [[1, 0, "farm:mint"], [1, 1, "farm:mint"]]})
    g.turn("Ana")
    g.act("Ana", f"complete_district freeman=red_{value} x=0 y=0")
    assert g.seats("Ana") == {(0, 0): f"red_{seated}"}
    assert g.advisers("Ana") == []


@rule("OR-24.10")
@pytest.mark.parametrize(("space", "number"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 0), (9, 2), (13, 0)])
def test_gemini_gives_a_resource_per_space_of_the_retreat_to_come(space: int, number: int) -> None:
    g = holding("gemini", military={"Ana": space}, resources={"Ana": goods()})
    g.turn("Ana")
    g.act("Ana", "pass", *["choose_basic resource=food"] * number)
    assert (g.resources("Ana"), g.waits) == (goods(food=number), "Bo: choose_action")
    assert g.player("Ana").military == space


CITY = {"Ana": [[1, 0, "farm:mint"], [1, 1, "farm:statue"]]}


@rule("OR-24.11", "OR-A29", "OR-10.2")
def test_virgo_builds_over_a_farm_for_nothing_but_no_farm() -> None:
    g = holding("virgo", city=CITY, resources={"Ana": goods()})
    g.ask("construct", "Ana")
    over = [option for option in g.options("Ana") if "face=building" in option]
    assert over == [
        f"construct tile={tile} face=building x=1 y={y}"
        for tile in ("outpost", "fountain_of_wisdom", "statue", "forum", "workshop")
        for y in (0, 1)
    ]
    g.refused("Ana", "construct tile=outpost face=farm x=1 y=0", "OR-A29", "refused-farm-over-farm")
    g.refused("Ana", "construct tile=outpost face=building x=0 y=0", "OR-10.2", "refused-cell-taken")
    g.chance("building_red=arena")
    g.act("Ana", "construct tile=outpost face=building x=1 y=0")
    assert (g.city("Ana")[1, 0], g.paid(), g.waits) == ("outpost", [], "Ana: use_ability")
    assert g.told(FarmReturned) == [FarmReturned(0, "mint", "yellow")]
    layer = g.state.piles[4].layers[-1]
    assert (layer.count, layer.card, layer.known_to) == (1, "mint", ())


@rule("OR-24.11", "OR-9.4")
def test_a_known_tile_at_the_bottom_of_a_pile_is_drawn_last_and_without_luck() -> None:
    g = holding("virgo", city=CITY, tops={"yellow": "granary"}, piles={"yellow": []})
    g.ask("construct", "Ana")
    g.chance("building_red=arena")
    g.act("Ana", "construct tile=outpost face=building x=1 y=0")
    g.act("Ana", "decline")
    g.ask("construct", "Ana")
    g.act("Ana", "construct tile=workshop face=farm x=2 y=0")
    assert (g.state.market[-1], g.state.tops[4]) == ("granary", "mint")


@rule("OR-9.9", "OR-A32")
def test_a_farm_returned_to_an_empty_pile_can_be_what_refills() -> None:
    g = holding("virgo", city=CITY, tops={"yellow": ""}, piles={"yellow": []})
    g.ask("construct", "Ana")
    g.act("Ana", "construct tile=workshop face=building x=1 y=0")
    assert g.state.market == ["outpost", "fountain_of_wisdom", "statue", "forum", "mint"]
    assert g.state.tops[4] == ""


@rule("OR-A32")
def test_else_it_comes_right_after_the_refill_or_at_once() -> None:
    short = ["outpost", "fountain_of_wisdom", "statue", "forum"]
    g = holding("virgo", city=CITY, market=short, tops={"yellow": ""}, piles={"yellow": []})
    g.ask("construct", "Ana")
    g.chance("building_red=arena")
    g.act("Ana", "construct tile=outpost face=building x=1 y=0")
    assert g.state.market == ["fountain_of_wisdom", "statue", "forum", "armory", "mint"]
    assert g.told(MarketRefilled) == [MarketRefilled("armory", "red"), MarketRefilled("mint", "yellow")]
    g = holding(
        "virgo", city=CITY, market=short, tops={"yellow": ""}, piles={"yellow": []}, reserved={"Ana": ["arena"]}
    )
    g.ask("construct", "Ana")
    g.act("Ana", "construct tile=arena face=building x=1 y=0 reserved=yes")
    assert g.state.market == [*short, "mint"]


@rule("OR-A32")
def test_with_its_colour_in_the_market_it_is_the_top_tile() -> None:
    g = holding("virgo", city=CITY, tops={"yellow": ""}, piles={"yellow": []})
    g.ask("construct", "Ana")
    g.chance("building_red=arena")
    g.act("Ana", "construct tile=outpost face=building x=1 y=0")
    assert (g.state.market[-1], g.state.tops[4]) == ("armory", "mint")


@rule("OR-A30")
def test_virgo_over_a_farm_of_a_completed_district_leaves_it_completed() -> None:
    g = holding("virgo", city=CITY, seats={"Ana": [[0, 0, "red_5"]]})
    g.ask("construct", "Ana")
    g.lucky()
    g.act("Ana", "construct tile=outpost face=building x=1 y=0", "decline")
    assert g.seats("Ana") == {(0, 0): "red_5"}
    g.turn("Ana")
    assert not [option for option in g.options("Ana") if option.startswith("complete")]


@rule("OR-A31")
def test_virgo_works_with_a_reserved_tile_and_the_purple_bonus() -> None:
    g = holding(
        "virgo",
        city=CITY,
        reserved={"Ana": ["arena"]},
        freemen={"Ana": ["purple_1"]},
        bonus=BONUS,
        resources={"Ana": goods(food=1)},
    )
    g.turn("Ana")
    g.act("Ana", "visit_site worker=purple_1 site=2", "bonus_action tile=bonus_build")
    g.act("Ana", "construct tile=arena face=building x=1 y=0 reserved=yes")
    assert g.resources("Ana") == goods()
    assert g.paid() == [("Ana", "bonus_build", goods(food=1))]


@rule("OR-24.12", "OR-4.6")
def test_scorpio_pays_for_advisers_of_either_kind_but_not_for_capped_increases() -> None:
    g = holding("scorpio", freemen={"Ana": ["red_6", "blue_6"]}, advisers={"Ana": ["red"]}, resources={"Ana": goods()})
    g.turn("Ana")
    g.act("Ana", "pass", "promote_freeman freeman=blue_6")
    assert g.resources("Ana") == goods(wisdom=2)
    g = holding("scorpio", "leo", city=CITY, freemen={"Ana": ["red_6"]}, resources={"Ana": goods()})
    g.turn("Ana")
    g.act("Ana", "complete_district freeman=red_6 x=0 y=0", "done")
    assert g.gained() == [("Ana", "scorpio", goods(wisdom=1))]


@rule("OR-A67")
def test_nobody_holds_a_card_during_the_draft() -> None:
    assert new_game().state.holders == [-1, -1, -1]
    g = scene(zodiac=["sagittarius", "leo", "taurus"], holders={"sagittarius": "Ana"})
    g.state.draft = [type(g.state.area[0])(0, 3), type(g.state.area[0])(1, 3)]
    g.player("Ana").freemen.clear()
    g.ask("draft_die", "Ana")
    g.act("Ana", "draft_die die=red_3")
    assert (g.waits, g.freemen("Ana")) == ("", ["red_3"])
