"""OR-9, OR-10: buildings, Farms, the market, the city."""

from __future__ import annotations

from typing import Any

import pytest

from games.origins.scene import OriginsScene, goods, scene
from pentapolis.games.origins.city import Prospect, prospects
from pentapolis.games.origins.components import COLOURS
from pentapolis.games.origins.events import Constructed, DistrictFormed, MarketRefilled, TopRevealed
from support import rule

RICH = {"Ana": goods(9, 9, 9, 0)}


def building(**position: Any) -> OriginsScene:
    """Ana may construct."""
    given: dict[str, Any] = {"resources": RICH} | position
    g = scene(**given)
    g.ask("construct", "Ana")
    return g


@rule("OR-9.1", "OR-9.2")
@pytest.mark.parametrize(
    ("tile", "stone", "wisdom"),
    [("outpost", 1, 0), ("fountain_of_wisdom", 1, 1), ("statue", 1, 2), ("forum", 1, 3), ("workshop", 1, 4)],
)
def test_a_market_tile_costs_the_wisdom_of_its_slot_and_its_stone(tile: str, stone: int, wisdom: int) -> None:
    g = building()
    g.lucky()
    g.act("Ana", f"construct tile={tile} face=building x=1 y=0")
    assert g.resources("Ana") == goods(9 - stone, 9, 9 - wisdom)
    assert g.paid() == [("Ana", "build", goods(stone=stone, wisdom=wisdom))]
    assert g.city("Ana")[1, 0] == tile


@rule("OR-9.1", "OR-9.2", "OR-A33", "OR-23.8")
def test_a_reserved_tile_costs_only_its_stone_and_leaves_no_gap() -> None:
    g = building(reserved={"Ana": ["arena", "arena"]}, resources={"Ana": goods(stone=3)})
    options = g.options("Ana")
    assert "construct tile=arena face=farm x=1 y=0 reserved=yes" in options
    assert len(options) == len(set(options))
    g.act("Ana", "construct tile=arena face=building x=1 y=0 reserved=yes")
    assert (g.resources("Ana"), g.player("Ana").reserved) == (goods(), ["arena"])
    assert g.state.market == ["outpost", "fountain_of_wisdom", "statue", "forum", "workshop"]
    g.act("Ana", "use_ability building=arena")
    assert g.vp("Ana") == 2 + 2


@rule("OR-9.1")
def test_only_tiles_of_the_market_and_own_reserved_ones_can_be_built() -> None:
    g = building(reserved={"Bo": ["arena"]})
    g.refused("Ana", "construct tile=arena face=building x=1 y=0 reserved=yes", "OR-9.1", "refused-tile-not-there")
    g.refused("Ana", "construct tile=armory face=building x=1 y=0", "OR-9.1", "refused-tile-not-there")


@rule("OR-9.3", "OR-9.4", "OR-9.10")
def test_the_market_slides_up_and_its_pile_refills_it() -> None:
    g = building()
    g.chance("building_purple=portal")
    g.act("Ana", "construct tile=fountain_of_wisdom face=building x=0 y=-1")
    assert g.state.market == ["outpost", "statue", "forum", "workshop", "astronomy_tower"]
    assert g.state.tops == ["armory", "portal", "obelisk", "estate", "granary"]
    assert g.told(Constructed) == [Constructed(0, "fountain_of_wisdom", "building", 0, -1)]
    assert g.told(MarketRefilled) == [MarketRefilled("astronomy_tower", "purple")]
    assert g.told(TopRevealed) == [TopRevealed("portal", "purple")]
    assert g.waits == "Ana: use_ability"


@rule("OR-9.5", "OR-9.11", "OR-A55", "OR-A73")
def test_an_empty_pile_leaves_the_market_short_and_a_new_tile_takes_the_topmost_empty_slot() -> None:
    g = building(tops={"purple": ""}, piles={"purple": []})
    g.act("Ana", "construct tile=fountain_of_wisdom face=farm x=0 y=-1")
    assert g.state.market == ["outpost", "statue", "forum", "workshop"]
    g.ask("construct", "Ana")
    g.chance("building_red=arena")
    g.act("Ana", "construct tile=outpost face=farm x=0 y=-2")
    assert g.state.market == ["statue", "forum", "workshop", "armory"]
    assert not g.state.announced
    g.ask("construct", "Ana")
    g.chance("building_red=fortress")
    g.act("Ana", "construct tile=armory face=building x=0 y=-3")
    assert g.paid()[-1] == ("Ana", "build", goods(stone=2, wisdom=3))


@rule("OR-9.6")
def test_the_ability_of_a_new_building_may_be_used_once_or_not() -> None:
    g = building(market=["outpost", "fountain_of_wisdom", "statue", "forum", "mint"])
    g.lucky()
    g.act("Ana", "construct tile=mint face=building x=1 y=0")
    assert g.options("Ana") == ["use_ability building=mint", "decline"]
    g.refused("Ana", "use_ability building=forum", "OR-9.6", "refused-not-just-placed")
    g.act("Ana", "use_ability building=mint")
    assert (g.resources("Ana")["gold"], g.waits) == (1, "")
    g = building(market=["outpost", "fountain_of_wisdom", "statue", "forum", "mint"])
    g.lucky()
    g.act("Ana", "construct tile=mint face=building x=1 y=0", "decline")
    assert (g.resources("Ana")["gold"], g.waits) == (0, "")


@rule("OR-9.6", "OR-9.7")
def test_an_ability_that_can_do_nothing_is_not_asked_about_and_counts_include_the_building() -> None:
    g = building(market=["outpost", "fountain_of_wisdom", "sanctuary", "forum", "harbour"])
    g.lucky()
    g.act("Ana", "construct tile=sanctuary face=building x=1 y=0")
    assert g.waits == ""
    g.ask("construct", "Ana")
    g.act("Ana", "construct tile=harbour face=building x=2 y=0", "use_ability building=harbour")
    assert g.vp("Ana") == 2


@rule("OR-9.8")
def test_a_farm_costs_nothing_and_has_neither_colour_nor_ability() -> None:
    g = building(resources={"Ana": goods()})
    g.chance("building_yellow=mint")
    g.act("Ana", "construct tile=workshop face=farm x=1 y=1")
    assert (g.waits, g.paid(), g.city("Ana")[1, 1]) == ("", [], "farm")
    assert g.state.market[-1] == "granary"
    g.ask("construct", "Ana")
    assert all("face=farm" in option for option in g.options("Ana") if "outpost" not in option)


@rule("OR-10.1", "OR-10.2")
def test_a_tile_must_share_a_side_with_the_city_and_lie_on_a_free_cell() -> None:
    g = building()
    cells = [option.partition("x=")[2] for option in g.options("Ana") if "tile=outpost face=farm" in option]
    assert cells == ["0 y=-1", "-1 y=0", "1 y=0", "-1 y=1", "1 y=1", "0 y=2"]
    g.refused("Ana", "construct tile=outpost face=farm x=1 y=-1", "OR-10.2", "refused-not-adjacent")
    g.refused("Ana", "construct tile=outpost face=farm x=0 y=1", "OR-10.2", "refused-cell-taken")
    g.refused("Ana", "construct tile=outpost face=farm x=5 y=5", "OR-10.2", "refused-not-adjacent")


@rule("OR-10.1")
def test_the_grid_has_no_limits() -> None:
    g = scene(city={"Ana": [[-n, 0, "farm:outpost"] for n in range(1, 4)]}, resources=RICH)
    g.ask("construct", "Ana")
    g.lucky()
    g.act("Ana", "construct tile=statue face=farm x=-4 y=0")
    assert g.city("Ana")[-4, 0] == "farm"


@rule("OR-10.3")
def test_tiles_stay_where_they_are() -> None:
    g = building(city={"Ana": [[1, 0, "arena"]]})
    before = g.city("Ana")
    g.lucky()
    g.act("Ana", "construct tile=outpost face=farm x=1 y=1")
    assert g.city("Ana") == before | {(1, 1): "farm"}


@rule("OR-10.4", "OR-10.5")
def test_four_tiles_in_a_square_form_a_district_whatever_they_are() -> None:
    g = building(city={"Ana": [[1, 0, "arena"], [2, 0, "farm:mint"], [2, 1, "mint"]]})
    g.lucky()
    g.act("Ana", "construct tile=outpost face=farm x=1 y=1")
    assert g.seats("Ana") == {(0, 0): "", (1, 0): ""}
    assert sorted(g.told(DistrictFormed), key=lambda event: event.x) == [
        DistrictFormed(0, 0, 0),
        DistrictFormed(0, 1, 0),
    ]


@rule("OR-10.5", "OR-A11")
def test_a_tile_can_belong_to_four_districts_each_with_its_own_seat() -> None:
    ring = [[1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2]]
    city = [[x, y, "farm:outpost" if n < 3 else "farm:arena"] for n, (x, y) in enumerate(ring[:5])]
    city.append([0, 2, "farm:forum"])
    g = building(city={"Ana": city}, market=["armory", "portal", "statue", "estate", "mint"])
    g.lucky()
    g.act("Ana", "construct tile=statue face=building x=1 y=1")
    assert g.seats("Ana") == {(0, 0): "", (1, 0): "", (0, 1): "", (1, 1): ""}


@rule("OR-A72")
def test_the_market_is_refilled_before_the_ability() -> None:
    g = building(market=["outpost", "fountain_of_wisdom", "statue", "construction_site", "workshop"])
    g.chance("building_orange=castle")
    g.act("Ana", "construct tile=construction_site face=building x=1 y=0")
    g.act("Ana", "use_ability building=construction_site")
    assert "reserve_tile tile=estate" in g.options("Ana")
    g.chance("building_orange=forum")
    g.act("Ana", "reserve_tile tile=estate")
    assert g.player("Ana").reserved == ["estate"]
    assert g.state.market[-1] == "castle"


@rule("OR-14.3", "OR-10.4")
def test_a_preview_tells_the_districts_and_cards_of_a_cell() -> None:
    g = scene(
        city={"Ana": [[1, 0, "arena"], [1, 1, "portal"], [2, 0, "farm:mint"]]},
        cards={"district_01": 2, "district_22": 2, "district_30": 0},
        zodiac=["virgo", "leo", "taurus"],
        holders={"virgo": "Ana"},
    )
    assert g.state.box.districts["district_01"].pattern == (("purple", "red"), ("any", "blue"))
    assert prospects(g.state, 0, "statue", "building", 2, 1) == [Prospect(1, 0, ())]
    assert prospects(g.state, 0, "statue", "farm", 2, 1) == [Prospect(1, 0, ())]
    assert prospects(g.state, 0, "statue", "building", 5, 5) == []
    g = scene(city={"Ana": [[1, 0, "portal"], [2, 0, "arena"], [1, 1, "farm:mint"]]}, cards={"district_01": 2})
    assert prospects(g.state, 0, "statue", "building", 2, 1) == [Prospect(1, 0, ("district_01",))]
    assert prospects(g.state, 0, "statue", "farm", 2, 1) == [Prospect(1, 0, ())]
    assert prospects(g.state, 0, "statue", "building", 1, 1)[0] == Prospect(0, 0, ())


@rule("OR-10.4", "OR-14.3")
def test_a_tile_over_a_farm_changes_no_district_whose_seat_is_taken() -> None:
    city = {"Ana": [[1, 0, "portal"], [2, 0, "arena"], [1, 1, "farm:mint"], [2, 1, "statue"]]}
    g = scene(city=city, cards={"district_01": 2}, seats={"Ana": [[0, 0, "orange_1"]]})
    assert prospects(g.state, 0, "outpost", "building", 1, 1) == [Prospect(1, 0, ("district_01",))]


@rule("OR-1.2", "OR-2.4")
def test_every_pile_holds_what_is_nowhere_else() -> None:
    g = scene()
    assert [len(pile) for pile in g.state.piles] == [13] * len(COLOURS)
