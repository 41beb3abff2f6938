"""OR-23: what every building does."""

from __future__ import annotations

from typing import Any

import pytest

from games.origins.scene import FOUR, THREE, OriginsScene, goods, scene
from pentapolis.games.origins.components import BOXES, FINAL
from pentapolis.games.origins.counters import COUNTERS
from pentapolis.games.origins.effects import ACTIVATED, MODES, OPERATIONS, Use, usable
from pentapolis.games.origins.events import AbilityUsed, MothershipTurned
from support import rule

BOX = BOXES[""]


def using(building: str, *names: str, city: list[list[object]] | None = None, **position: Any) -> OriginsScene:
    """Ana uses the ability of a building to the right of her Agora."""
    given: dict[str, Any] = {"resources": {"Ana": goods()}} | position
    g = scene(*names, city={"Ana": [[1, 0, building], *(city or [])]}, **given)
    g.ask("use_ability", "Ana", 1, 0)
    g.act("Ana", f"use_ability building={building}")
    assert AbilityUsed(0, building, 1, 0) in g.told(AbilityUsed)
    return g


def can_use(building: str, **position: Any) -> bool:
    """Whether it could do anything; otherwise it is not offered."""
    g = scene(city={"Ana": [[1, 0, building]]}, **position)
    return usable(g.state, 0, Use(building, ACTIVATED, 1, 0))


def test_every_effect_of_the_component_file_is_carried_out() -> None:
    for deed in BOX.deeds.values():
        assert deed.mode == "all" or deed.mode in MODES, deed.id
        for effect in deed.effect:
            assert effect.op in OPERATIONS, deed.id
            assert not effect.per or effect.per in COUNTERS, deed.id
            assert not effect.count or effect.count in COUNTERS, deed.id
    assert set(COUNTERS) == set(BOX.data["effect_counters"]) - {"source", "why"}
    assert set(OPERATIONS) <= set(BOX.data["effect_ops"])


# red


@rule("OR-23.1", "OR-8.9")
@pytest.mark.parametrize(("plan", "space"), [("advance", 2), ("attack", 0), ("advance_then_attack", 2)])
def test_armory_advances_2_and_or_attacks(plan: str, space: int) -> None:
    g = using("armory")
    assert len(g.options("Ana")) == 4
    g.act("Ana", f"military_choice plan={plan}")
    assert g.player("Ana").military == space


@rule("OR-23.2", "OR-A44")
def test_arena_scores_red_buildings_and_red_freemen() -> None:
    city: list[list[object]] = [[2, 0, "outpost"], [3, 0, "farm:outpost"], [2, 1, "mint"]]
    g = using("arena", city=city, freemen={"Ana": ["red_3", "red_1@4", "blue_2"]})
    assert g.vp("Ana") == 2 * 2 + 2 * 2
    assert {source for _, source, _ in g.scored()} == {"arena"}


@rule("OR-23.3", "OR-13.2")
def test_outpost_advances_1_or_attacks() -> None:
    g = using("outpost")
    assert g.waits == "Ana: advance_or_attack"
    g.act("Ana", "military_choice plan=advance")
    assert (g.player("Ana").military, g.vp("Ana")) == (1, 0)


@rule("OR-23.4", "OR-A40")
def test_equestrian_grounds_advance_2_then_bring_stone_or_food_per_weaker_opponent() -> None:
    g = using("equestrian_grounds", *FOUR, military={"Ana": 0, "Bo": 1, "Cy": 2, "Dee": 0})
    assert g.player("Ana").military == 2
    assert g.options("Ana") == ["choose_basic resource=stone", "choose_basic resource=food"]
    g.refused("Ana", "choose_basic resource=wisdom", "OR-23.4", "refused-stone-or-food")
    g.act("Ana", "choose_basic resource=stone", "choose_basic resource=food")
    assert (g.resources("Ana"), g.waits) == (goods(stone=1, food=1), "")
    assert not can_use("equestrian_grounds", military=dict.fromkeys(THREE, FINAL))
    assert can_use("equestrian_grounds", military={"Ana": FINAL})


@rule("OR-23.5")
def test_fortress_advances_1_per_red_building() -> None:
    g = using("fortress", city=[[2, 0, "outpost"], [2, 1, "arena"], [3, 0, "farm:armory"]])
    assert g.player("Ana").military == 3
    assert not can_use("fortress", military={"Ana": FINAL})


@rule("OR-23.6", "OR-A34")
@pytest.mark.parametrize(("die", "vp", "after"), [("red_6", 6, "red_5"), ("red_2", 2, "red_1"), ("red_1", 1, "red_1")])
def test_veterans_score_their_value_and_lose_1(die: str, vp: int, after: str) -> None:
    g = using("veterans_quarter", freemen={"Ana": [die, "blue_4@2"]})
    assert g.options("Ana") == [f"veteran_target freeman={die}"]
    g.refused("Ana", "veteran_target freeman=blue_4", "OR-23.6", "refused-no-such-freeman")
    g.act("Ana", f"veteran_target freeman={die}")
    assert (g.vp("Ana"), g.freemen("Ana")) == (vp, [after, "blue_4@2"])
    assert not can_use("veterans_quarter", freemen={"Ana": ["red_4@1"]})


# orange


@rule("OR-23.7", "OR-A45")
def test_castle_scores_completed_districts_the_present_one_included() -> None:
    g = scene(
        city={"Ana": [[1, 0, "castle"], [1, 1, "farm:mint"], [2, 0, "farm:mint"], [2, 1, "farm:mint"]]},
        seats={"Ana": [[1, 0, "red_1"]]},
        freemen={"Ana": ["orange_3"]},
    )
    g.turn("Ana")
    g.act("Ana", "complete_district freeman=orange_3 x=0 y=0", "activate building=castle x=1 y=0")
    assert g.vp("Ana") == 1 + 3 * 2
    assert using("castle").vp("Ana") == 1


@rule("OR-23.8", "OR-A33")
def test_construction_site_keeps_a_market_tile_for_nothing() -> None:
    g = using("construction_site", reserved={"Ana": ["mint"]})
    g.refused("Ana", "reserve_tile tile=mint", "OR-23.8", "refused-tile-not-there")
    g.chance("building_yellow=market")
    g.act("Ana", "reserve_tile tile=workshop")
    assert (g.player("Ana").reserved, g.paid()) == (["mint", "workshop"], [])
    assert g.state.market == ["outpost", "fountain_of_wisdom", "statue", "forum", "granary"]
    assert (2, 0) not in g.city("Ana")
    assert not can_use("construction_site", market=[])


@rule("OR-23.9", "OR-A37", "OR-A74")
def test_court_of_justice_changes_the_colour_and_keeps_the_value() -> None:
    g = using(
        "court_of_justice",
        freemen={"Ana": ["red_4", "blue_2@1"]},
        supply={"red": 3, "purple": 2, "blue": 0, "orange": 1, "yellow": 0},
        zodiac=["sagittarius", "leo", "taurus"],
        holders={"sagittarius": "Ana"},
        bases={"Ana": 2},
    )
    assert g.options("Ana") == ["recolour freeman=red_4 colour=purple", "recolour freeman=red_4 colour=orange"]
    g.refused("Ana", "recolour freeman=red_4 colour=red", "OR-A37", "refused-no-such-die")
    g.refused("Ana", "recolour freeman=red_4 colour=blue", "OR-A37", "refused-no-such-die")
    g.refused("Ana", "recolour freeman=blue_2 colour=orange", "OR-23.9", "refused-no-such-freeman")
    g.act("Ana", "recolour freeman=red_4 colour=orange")
    assert g.freemen("Ana") == ["orange_4", "blue_2@1"]
    assert (g.supply["red"], g.supply["orange"], g.waits) == (4, 0, "")
    assert not can_use("court_of_justice", freemen={"Ana": ["red_4"]}, supply=dict.fromkeys(COLOURS, 0) | {"red": 2})


COLOURS = ("red", "purple", "blue", "orange", "yellow")


@rule("OR-A74", "OR-12.3")
def test_the_die_given_back_at_the_court_can_fill_a_gap() -> None:
    g = using(
        "court_of_justice",
        freemen={"Ana": ["red_4"]},
        area=["purple_2", "blue_3", "orange_4", "yellow_5"],
        supply={"red": 0},
    )
    g.chance("citizen_red=2")
    g.act("Ana", "recolour freeman=red_4 colour=yellow")
    assert g.area == ["purple_2", "blue_3", "orange_4", "yellow_5", "red_2"]
    assert g.supply["red"] == 0


@rule("OR-23.10")
def test_estate_takes_a_citizen_for_free() -> None:
    g = using("estate", freemen={"Ana": ["red_3"]})
    g.chance("citizen_orange=1")
    g.act("Ana", "take_citizen die=orange_4")
    assert g.freemen("Ana") == ["red_3", "orange_4"]
    assert not can_use("estate")


@rule("OR-23.11")
def test_forum_takes_a_speaker() -> None:
    g = using("forum", speakers=[2, 4, 4])
    g.act("Ana", "take_speaker die=speaker_4")
    assert g.speakers == [(2, "", 0), (4, "Ana", 0), (4, "", 0)]
    g = using("forum", speakers=[2], speakers_of={"Bo": [3, 4]})
    assert g.options("Ana") == ["take_speaker die=speaker_2"]
    g = scene(city={"Ana": [[1, 0, "forum"]]}, speakers_of={"Bo": [2, 3, 4]})
    assert not usable(g.state, 0, Use("forum", ACTIVATED, 1, 0))


@rule("OR-23.12", "OR-A75")
@pytest.mark.parametrize(("colours", "vp"), [(2, 1), (3, 3), (4, 6), (5, 10)])
def test_stone_circle_scores_colours_of_buildings(colours: int, vp: int) -> None:
    others = ["outpost", "mint", "portal", "statue"][: colours - 1]
    city: list[list[object]] = [[2 + n, 0, tile] for n, tile in enumerate(others)]
    g = using("stone_circle", city=[*city, [1, -1, "farm:statue"], [1, 1, "castle"]])
    assert g.vp("Ana") == vp


@rule("OR-23.12")
def test_a_single_colour_scores_nothing_so_it_is_not_offered() -> None:
    assert not can_use("stone_circle")


# yellow


@rule("OR-23.13")
def test_granary() -> None:
    g = using("granary", city=[[2, 0, "farm:mint"], [3, 0, "farm:arena"]])
    assert g.resources("Ana") == goods(food=3)


@rule("OR-23.14")
def test_harbour() -> None:
    assert using("harbour", city=[[2, 0, "mint"], [3, 0, "farm:mint"]]).vp("Ana") == 4


@rule("OR-23.15")
def test_market() -> None:
    assert using("market", freemen={"Ana": ["yellow_1", "yellow_3@2", "red_1"]}).vp("Ana") == 8
    assert not can_use("market")


@rule("OR-23.16")
def test_mint() -> None:
    assert using("mint").resources("Ana") == goods(gold=1)


@rule("OR-23.17")
@pytest.mark.parametrize(
    ("city", "stone"), [([], 4), ([[2, 0, "mint"]], 3), ([[2, 0, "mint"], [1, 1, "farm:mint"]], 2)]
)
def test_quarry_counts_empty_cells_beside_it(city: list[list[object]], stone: int) -> None:
    assert using("quarry", city=city).resources("Ana") == goods(stone=stone)


@rule("OR-23.18")
def test_workshop() -> None:
    g = using("workshop")
    g.act("Ana", "choose_basic resource=wisdom")
    assert g.resources("Ana") == goods(wisdom=1)


# blue


@rule("OR-23.19", "OR-11.4")
@pytest.mark.parametrize("temple", ["forest", "mountain", "sea"])
def test_a_temple_climbs_2_steps_and_a_paid_one_elsewhere(temple: str) -> None:
    other = {"forest": "sea", "mountain": "forest", "sea": "mountain"}[temple]
    g = using(f"temple_of_the_{temple}", resources={"Ana": goods(gold=2)})
    assert g.steps("Ana")[temple] == 2
    g.refused("Ana", f"paid_climb temple={temple}", "OR-A22", "refused-another-temple")
    g.act("Ana", f"paid_climb temple={other}")
    assert (g.steps("Ana")[other], g.resources("Ana"), g.waits) == (1, goods(gold=1), "")
    assert set(g.holders.values()) == {""}
    g = using(f"temple_of_the_{temple}", resources={"Ana": goods(stone=5)})
    assert g.waits == ""  # nothing replaces the Gold


@rule("OR-A68")
def test_a_temple_on_the_summit_still_offers_its_paid_step() -> None:
    g = using("temple_of_the_sea", steps={"Ana": {"sea": 10, "forest": 10}}, resources={"Ana": goods(gold=1)})
    assert g.options("Ana") == ["paid_climb temple=mountain", "decline"]
    g.refused("Ana", "paid_climb temple=forest", "OR-A19", "refused-summit")
    assert not can_use("temple_of_the_sea", steps={"Ana": {"sea": 10}}, resources={"Ana": goods()})


@rule("OR-23.20")
@pytest.mark.parametrize(("number", "vp"), [(1, 1), (2, 2), (3, 4), (4, 7)])
def test_obelisk(number: int, vp: int) -> None:
    city: list[list[object]] = [[1 + n, 0, "obelisk"] for n in range(1, number)]
    g = using("obelisk", city=[*city, [1, 1, "farm:statue"]], tops={"blue": "statue"})
    assert g.vp("Ana") == vp


@rule("OR-23.20")
def test_five_obelisks_score_as_four() -> None:
    g = scene(city={"Ana": [[1, 0, "obelisk"]]})
    tile = g.player("Ana").tiles[1]
    g.player("Ana").tiles += [type(tile)(n, 0, "obelisk") for n in range(2, 6)]
    g.ask("use_ability", "Ana", 1, 0)
    g.act("Ana", "use_ability building=obelisk")
    assert g.vp("Ana") == 7


@rule("OR-23.21")
@pytest.mark.parametrize(
    ("cards", "vp"), [(["leo"], 3), (["leo", "taurus"], 6), (["leo", "taurus", "sagittarius"], 10)]
)
def test_sanctuary(cards: list[str], vp: int) -> None:
    assert using("sanctuary", holders=dict.fromkeys(cards, "Ana")).vp("Ana") == vp
    assert not can_use("sanctuary", holders={"leo": "Bo"})


@rule("OR-23.22", "OR-11.4")
def test_statue() -> None:
    g = using("statue", steps={"Ana": {"forest": 10}})
    assert g.options("Ana") == ["choose_temple temple=mountain", "choose_temple temple=sea"]
    g.act("Ana", "choose_temple temple=sea")
    assert (g.steps("Ana")["sea"], g.holders["taurus"]) == (1, "")
    assert not can_use("statue", steps={"Ana": dict.fromkeys(("forest", "mountain", "sea"), 10)})


# purple


@rule("OR-23.23", "OR-A44")
def test_artists_parlour() -> None:
    assert using("artists_parlour", freemen={"Ana": ["red_3", "red_1", "blue_2@3"]}).vp("Ana") == 6
    assert not can_use("artists_parlour", freemen={"Ana": []})


@rule("OR-23.24")
def test_astronomy_tower() -> None:
    assert using("astronomy_tower", advisers={"Ana": ["red", "blue"]}).resources("Ana") == goods(wisdom=3)


@rule("OR-23.25", "OR-A41")
def test_fountain_of_wisdom_sets_a_ship_to_1() -> None:
    g = using("fountain_of_wisdom", motherships=[1, 4, 6, 2, 3])
    assert g.options("Ana") == [f"choose_mothership site={site}" for site in (1, 2, 3, 4, 5)]
    g.refused("Ana", "choose_mothership site=6", "OR-23.25", "refused-no-such-site")
    g.act("Ana", "choose_mothership site=3")
    assert (g.state.motherships, g.resources("Ana")) == ([1, 4, 1, 2, 3], goods(wisdom=1))
    assert g.told(MothershipTurned) == [MothershipTurned(3, 1)]


@rule("OR-A42")
def test_the_ship_of_the_own_visit_has_turned_before_and_can_be_set_to_1() -> None:
    g = scene(motherships=[1, 4, 1, 1, 1], resources={"Ana": goods(1, 0, 1)})
    g.turn("Ana")
    g.act("Ana", "visit_site worker=archon site=2", "main_action action=build")
    assert g.state.motherships[1] == 5
    g.lucky()
    g.act("Ana", "construct tile=fountain_of_wisdom face=building x=1 y=0", "use_ability building=fountain_of_wisdom")
    g.act("Ana", "choose_mothership site=2")
    assert g.state.motherships[1] == 1


@rule("OR-23.26", "OR-A35", "OR-A36")
def test_portal_increases_by_1_or_2_and_beyond_6_makes_an_adviser() -> None:
    g = using("portal", freemen={"Ana": ["red_5", "blue_6", "yellow_2"]})
    assert g.options("Ana") == [
        "portal freeman=red_5 amount=1",
        "portal freeman=red_5 amount=2",
        "portal freeman=blue_6 amount=1",
        "portal freeman=yellow_2 amount=1",
        "portal freeman=yellow_2 amount=2",
    ]
    g.refused("Ana", "portal freeman=blue_6 amount=2", "OR-A35", "refused-portal-amount")
    g.refused("Ana", "portal freeman=red_5 amount=0", "OR-A36", "refused-portal-amount")
    g.act("Ana", "portal freeman=red_5 amount=2")
    assert (g.freemen("Ana"), g.advisers("Ana")) == (["blue_6", "yellow_2"], ["red"])
    g = using("portal", freemen={"Ana": ["yellow_2"]})
    g.act("Ana", "portal freeman=yellow_2 amount=2")
    assert g.freemen("Ana") == ["yellow_4"]
    assert not can_use("portal", freemen={"Ana": ["red_4@1"]})


@rule("OR-23.27", "OR-4.9")
def test_healers_house() -> None:
    assert using("healers_house", freemen={"Ana": ["red_3", "blue_2@1", "red_1"]}).vp("Ana") == 4


@rule("OR-23.28", "OR-A38", "OR-23.29", "OR-A7")
def test_mages_tower_uses_a_building_beside_it_with_its_own_place() -> None:
    """Beside it: the Agora, a Quarry with two empty sides, a Farm; not the Palace below the Agora."""
    city: list[list[object]] = [[2, 0, "quarry"], [1, 1, "farm:mint"], [2, -1, "mint"]]
    g = using("mages_tower", city=city)
    assert g.options("Ana") == ["copy_building building=agora x=0 y=0", "copy_building building=quarry x=2 y=0"]
    g.refused("Ana", "copy_building building=mint x=2 y=-1", "OR-23.28", "refused-not-beside-tower")
    g.act("Ana", "copy_building building=quarry x=2 y=0")
    assert g.resources("Ana") == goods(stone=1 + 2)
    g = using("mages_tower", city=city)
    g.act("Ana", "copy_building building=agora x=0 y=0", "choose_basic resource=food")
    assert (g.resources("Ana"), g.waits) == (goods(food=1), "")


@rule("OR-A38")
def test_a_tower_without_a_useful_neighbour_cannot_be_used() -> None:
    g = scene(city={"Ana": [[0, 2, "mages_tower"], [1, 2, "sanctuary"]]})
    assert not usable(g.state, 0, Use("mages_tower", ACTIVATED, 0, 2))
    g = scene(city={"Ana": [[0, 2, "mages_tower"], [1, 2, "sanctuary"], [0, 3, "mint"]]})
    g.ask("use_ability", "Ana", 0, 2)
    g.act("Ana", "use_ability building=mages_tower")
    g.refused("Ana", "copy_building building=sanctuary x=1 y=2", "OR-A38", "refused-nothing-to-copy")


@rule("OR-A39")
def test_a_chain_of_towers_uses_each_once() -> None:
    g = using("mages_tower", city=[[2, 0, "mages_tower"], [3, 0, "mint"]])
    assert "copy_building building=mages_tower x=2 y=0" in g.options("Ana")
    g.act("Ana", "copy_building building=mages_tower x=2 y=0")
    assert g.options("Ana") == ["copy_building building=mint x=3 y=0"]
    g.refused("Ana", "copy_building building=mages_tower x=1 y=0", "OR-A39", "refused-tower-twice")
    g.act("Ana", "copy_building building=mint x=3 y=0")
    assert (g.resources("Ana"), g.waits) == (goods(gold=1), "")


@rule("OR-A39")
def test_two_towers_with_nothing_else_beside_them_cannot_be_used() -> None:
    g = scene(city={"Ana": [[0, 2, "mages_tower"], [0, 3, "mages_tower"]]})
    assert not usable(g.state, 0, Use("mages_tower", ACTIVATED, 0, 2))
    assert not usable(g.state, 0, Use("mages_tower", ACTIVATED, 0, 3))
