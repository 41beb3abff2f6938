"""DI-19.9 to DI-19.17: recruitment and emptying."""

from __future__ import annotations

import pytest

from games.discordia.scene import THREE, TWO, DiscordiaScene, scene
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import BuildingEmptied, RecruitmentCounted, WorkersDrawn
from pentapolis.games.discordia.raid import destroy
from pentapolis.games.discordia.recruitment import emptying, need, recruit, recruitment, visible_symbols
from support import rule

BOX = BOXES[""]
ALL_SYMBOLS = 16
"""All recruitment symbols of a city board: ten on its slots, four on its tracks, two on its decree zone."""


def symbols(**position: object) -> int:
    # any part of a position may be given, which a checker can not follow
    return visible_symbols(BOX, scene(**position).city("Ada"))  # type: ignore[arg-type]  # fields by name


@rule("DI-19.10", "DI-19.11")
def test_the_symbols_of_an_empty_board() -> None:
    slots = sum(icon.recruit for row in BOX.slots for icon in row)
    tracks = sum(icon.recruit for track in BOX.tracks.values() for icon in track)
    decrees = sum(icon.recruit for icon in BOX.decree_slots)
    assert (slots, tracks, decrees) == (10, 4, 2)
    assert symbols() == slots + tracks + decrees == ALL_SYMBOLS


@rule("DI-19.11", "DI-A30")
def test_decrees_extensions_buildings_and_stars_hide_symbols() -> None:
    assert symbols(decrees={"Ada": ["x"]}) == ALL_SYMBOLS - 1
    assert symbols(decrees={"Ada": ["x", "y", "z"]}) == ALL_SYMBOLS - 2
    assert symbols(bought={"Ada": {"port": 1}}) == ALL_SYMBOLS - 1
    assert symbols(bought={"Ada": {"port": 2}}) == ALL_SYMBOLS - 1  # the third place has none
    assert symbols(houses={"Ada": ["farm_1a", "farm_1b"]}) == ALL_SYMBOLS - 2
    assert symbols(expedition={"Ada": 1}) == ALL_SYMBOLS - 1
    assert symbols(expedition={"Ada": 6}, upgrade={"Ada": 6}) == ALL_SYMBOLS - 4
    assert symbols(bought={"Ada": {"expedition": 1, "upgrade": 1}}) == ALL_SYMBOLS  # they hide nothing (DI-A31)
    assert symbols(bought={"Ada": {"field": 1}}, houses={"Ada": ["farm_1a", "farm_1b", "farm_2a"]}) == ALL_SYMBOLS - 3


@rule("DI-A31")
def test_track_extensions_hide_neither_icon_nor_symbol() -> None:
    assert symbols(bought={"Ada": {"expedition": 1}}, expedition={"Ada": 7}) == symbols(expedition={"Ada": 6})


@rule("DI-19.11", "DI-A18", "DI-A30")
def test_a_symbol_is_seen_again_when_its_building_is_gone_but_not_under_an_extension() -> None:
    g = scene(houses={"Ada": ["farm_1a", "farm_1b", "farm_2a"]}, bought={"Ada": {"field": 1}})
    before = visible_symbols(BOX, g.city("Ada"))
    g.do(destroy, "Ada", "farm_1a")
    assert visible_symbols(BOX, g.city("Ada")) == before + 1
    g.do(destroy, "Ada", "farm_2a")  # it stood on a bought field
    assert visible_symbols(BOX, g.city("Ada")) == before + 1


@rule("DI-19.10", "DI-19.12")
def test_need_is_symbols_and_empty_spaces_less_the_ring() -> None:
    g = scene(
        houses={"Ada": ["barracks_3d:rr", "shop_3c", "commercial_tower_1", "military_tower_3"]},
        bought={"Ada": {"port": 1}},
        ring={"Ada": 4},
    )
    # two of barracks, two of the shop (one of them for three workers), one of the tower
    assert need(BOX, g.city("Ada")) == (ALL_SYMBOLS - 3) + 5 - 4
    g.lucky()
    g.run(recruit.of(0))
    assert g.told(RecruitmentCounted) == [RecruitmentCounted(0, 13, 5, 4, 14)]
    assert g.workers["Ada"] == 29


@rule("DI-19.9")
def test_everybody_in_turn_from_the_first_player() -> None:
    g = scene(*THREE, first_player="Cleo", season="winter")
    g.lucky()
    g.run(recruitment)
    assert [g.name(event.seat) for event in g.told(WorkersDrawn)] == ["Cleo", "Ada", "Ben"]
    assert g.state.phase == "recruitment"


@rule("DI-19.13", "DI-16.1", "DI-A37")
def test_first_come_first_served_from_a_small_bag() -> None:
    g = scene(*TWO, first_player="Ben", bag={"sailor": 20})
    g.lucky()
    g.run(recruitment)
    assert (g.workers, g.bag) == ({"Ada": 19, "Ben": 31}, 0)


def spare(need: int, **position: object) -> DiscordiaScene:
    """A city that needs so many workers: nothing is visible but the ring."""
    given: dict[str, object] = {
        "houses": {"Ada": ["ship_2a:bb", "barracks_1a:rr", "shop_1a:ww", "shop_4a:ww", "farm_2a:yy", "farm_5a:yy"]},
        "bought": {"Ada": {"port": 1, "fort": 1, "market": 1, "field": 1}},
        "expedition": {"Ada": 3},
        "upgrade": {"Ada": 3},
        "decrees": {"Ada": ["x", "y"]},
        "ring": {"Ada": -need},
        **position,
    }
    # any part of a position may be given, which a checker can not follow
    g = scene(**given)  # type: ignore[arg-type]  # fields by name
    g.run(recruit.of(0))
    return g


@rule("DI-19.15")
def test_need_0() -> None:
    g = spare(0)
    assert (g.workers["Ada"], g.waits) == (15, "")


@rule("DI-19.14")
def test_a_negative_need_sends_workers_of_choice_to_the_bag() -> None:
    g = spare(-2, reserve={"Ada": {"sailor": 3, "farmer": 1}})
    bag = g.bag
    assert g.options("Ada") == ["return_workers sailor=2", "return_workers sailor=1 farmer=1"]  # mandatory
    g.refused("Ada", "return_workers sailor=1", "DI-19.14", "refused-wrong-number")
    g.act("Ada", "return_workers sailor=1 farmer=1")
    assert (g.reserve("Ada"), g.bag, g.waits) == ({"sailor": 2}, bag + 2, "")


@rule("DI-19.14")
@pytest.mark.parametrize("number", [1, 2])
def test_no_question_where_all_are_alike(number: int) -> None:
    g = spare(-number, reserve={"Ada": {"farmer": 5}})
    assert (g.reserve("Ada"), g.waits) == ({"farmer": 5 - number}, "")


@rule("DI-19.16", "DI-14.1")
def test_decrees_after_the_recruitment() -> None:
    g = spare(
        0,
        open_decrees=["two_ships", "twelve_workers"],
    )
    assert g.options("Ada") == ["claim_decree decree=twelve_workers", "pass_window"]
    g.act("Ada", "claim_decree decree=twelve_workers")
    assert (g.city("Ada").decrees, g.waits) == (("x", "y", "twelve_workers"), "")


@rule("DI-19.17")
def test_full_buildings_and_towers_are_emptied_the_others_keep_their_workers() -> None:
    g = scene(
        houses={"Ada": ["barracks_1a:rr", "shop_1b:w", "military_tower_3:by"], "Ben": ["farm_2a:yy", "farm_2b:y"]}
    )
    bag = g.bag
    g.run(emptying)
    assert (g.row("Ada", "fort"), g.towers("Ada")) == (["barracks_1a"], ["military_tower_3"])
    assert (g.row("Ada", "market"), g.row("Ben", "field")) == (["shop_1b:w", ""], ["farm_2a", "farm_2b:y"])
    assert g.bag == bag + 6
    assert {event.building for event in g.told(BuildingEmptied)} == {"barracks_1a", "military_tower_3", "farm_2a"}


@rule("DI-A35", "DI-19.17")
@pytest.mark.parametrize("first", TWO)
def test_workers_of_full_buildings_cannot_be_drawn_in_the_same_recruitment(first: str) -> None:
    g = scene(*TWO, first_player=first, houses={"Ada": ["barracks_1a:rr"], "Ben": ["farm_2a:yy"]}, bag={"merchant": 2})
    g.lucky()
    g.run(recruitment, emptying)
    assert sum(g.workers.values()) == 32
    assert g.state.bag == (0, 2, 0, 2)
