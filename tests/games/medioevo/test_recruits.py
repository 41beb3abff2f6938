"""ME-6.23 to ME-6.27, ME-14.12, ME-14.19 to ME-14.22, ME-25.27: military units."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.buying import buying, granted, offered, places
from games.medioevo.scene import scene
from pentapolis.games.medioevo.diplomacy.relations import Admission
from pentapolis.games.medioevo.events import PaidTo
from pentapolis.games.medioevo.market.phase import purchase_phase
from pentapolis.games.medioevo.supply import units_left
from pentapolis.games.medioevo.tabletop import Prisoner, Troop
from support import rule

AREAS = ["constantinople", "nicaea", "smyrna", "thessalonica"]
WAR: dict[str, Any] = {"technology": {"Ana": {"combat": 1}}, "florins": {"Ana": 2000}}


@rule("ME-6.23")
@pytest.mark.parametrize(
    ("unit", "florins"), [("light_infantry", 20), ("archer", 50), ("heavy_infantry", 50), ("cavalry", 100)]
)
def test_what_units_cost(unit: str, florins: int) -> None:
    g = buying(florins={"Ana": florins})
    g.act("Ana", f"recruit unit={unit} place=smyrna")
    assert (g.army("smyrna", "Ana"), g.player("Ana").florins, g.player("Ana").recruited) == ({unit: 1}, 0, 1)
    assert not places(buying(florins={"Ana": florins - 1}), f"recruit unit={unit}")


@rule("ME-6.23", "ME-6.24", "ME-26.13", "ME-E53")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_captain_costs_100_florins_and_a_red_point_for_each_level(level: int) -> None:
    g = buying(**WAR, points={"Ana": {"red": 3}})
    g.act("Ana", f"recruit unit=captain_{level} place=smyrna")
    assert g.army("smyrna", "Ana") == {f"captain_{level}": 1}
    assert (g.player("Ana").florins, g.player("Ana").points[3]) == (2000 - 100 * level, 3 - level)


@rule("ME-6.24")
def test_a_captain_needs_art_of_war() -> None:
    g = buying(armies={"smyrna": {"Ana": {"captain_1": 1}}})
    assert not places(g, "recruit unit=captain_1")
    assert not offered(g, "promote_captain")
    g.refused("Ana", "recruit unit=captain_1 place=smyrna", "ME-6.24", "refused-me-needs-technology")


@rule("ME-6.24", "ME-6.26")
def test_a_promotion_costs_the_difference_and_is_no_new_unit() -> None:
    g = buying(
        **WAR,
        points={"Ana": {"red": 2}},
        armies={"smyrna": {"Ana": {"captain_1": 1, "archer": 1}}, "adrianople": {"Ana": {"captain_1": 1}}},
        moved={"nicaea": {"Ana": {"captain_2": 1}}},
        player={"Ana": {"recruited": 3}},
    )
    assert offered(g, "promote_captain") == [
        "promote_captain place=nicaea unit=captain_2 level=3",
        "promote_captain place=smyrna unit=captain_1 level=2",
        "promote_captain place=smyrna unit=captain_1 level=3",
    ]
    g.act("Ana", "promote_captain place=smyrna unit=captain_1 level=3")
    assert g.army("smyrna", "Ana") == {"captain_3": 1, "archer": 1}
    assert (g.player("Ana").florins, g.player("Ana").points[3], g.player("Ana").recruited) == (1800, 0, 3)
    g.act("Ana", "promote_captain place=nicaea unit=captain_2 level=3")
    assert g.place("nicaea").forces[0].troops == (Troop("captain", 3, 1, moved=True),)
    assert g.player("Ana").florins == 1600


@rule("ME-6.24")
@pytest.mark.parametrize(("level", "supply"), [(2, 15), (3, 10)])
def test_higher_captains_need_a_standard(level: int, supply: int) -> None:
    def with_standards(used: int) -> list[str]:
        held = {"Cy": {"prisoners": [Prisoner(1, "captain", level, used)]}}
        g = buying(**WAR, armies={"smyrna": {"Ana": {"captain_1": 1}}}, player=held)
        return [line for line in g.options("Ana") if f"captain_{level}" in line or f"level={level}" in line]

    assert len(with_standards(supply - 1)) == 5
    assert with_standards(supply) == []


@rule("ME-6.25")
def test_where_units_are_placed() -> None:
    g = buying(
        buildings={"macedonia": ["tower"], "adrianople": ["cathedral"], "buda": ["tower"]}, control={"iconium": ["Ana"]}
    )
    assert places(g, "recruit unit=archer") == sorted([*AREAS, "iconium", "macedonia"])
    for place in ("adrianople", "buda"):
        g.refused("Ana", f"recruit unit=archer place={place}", "ME-6.25", "refused-me-no-camp")


@rule("ME-6.25", "ME-17.17")
def test_units_placed_in_another_players_land_are_guests_there() -> None:
    g = buying(state=granted("military_control", "buda", "pecs"))
    assert places(g, "recruit unit=archer") == sorted([*AREAS, "buda"])
    g.act("Ana", "recruit unit=archer place=buda")
    assert (g.army("buda", "Ana"), g.controls("buda")) == ({"archer": 1}, "Bo")
    assert g.state.admitted == [Admission("buda", 0, 1)]


@rule("ME-6.26")
def test_three_units_and_one_for_each_level_of_civil_buildings() -> None:
    buildings = {"smyrna": ["town", "castle", "cathedral"], "buda": ["city"], "nicaea": ["village"]}
    g = buying(buildings=buildings, armies={"nicaea": {"Bo": {"archer": 1}}})
    for _ in range(5):
        g.act("Ana", "recruit unit=light_infantry place=smyrna")
    assert not offered(g, "recruit")
    g.refused("Ana", "recruit unit=light_infantry place=smyrna", "ME-6.26", "refused-me-unit-limit")
    assert g.player("Ana").recruited == 5


@rule("ME-6.26", "ME-A71")
def test_a_civil_building_bought_first_raises_the_limit() -> None:
    g = buying(technology={"Ana": {"construction": 1}}, player={"Ana": {"recruited": 3}})
    assert not offered(g, "recruit")
    g.act("Ana", "build_building building=village place=smyrna")
    assert offered(g, "recruit")


@rule("ME-6.27", "ME-14.19")
@pytest.mark.parametrize(
    ("unit", "number"),
    [("light_infantry", 20), ("heavy_infantry", 20), ("archer", 10), ("cavalry", 10), ("captain_1", 3)],
)
def test_the_own_set_is_a_limit_and_prisoners_are_out_of_it(unit: str, number: int) -> None:
    def with_prisoners(held: int) -> list[str]:
        kind, level = ("captain", 1) if unit == "captain_1" else (unit, 0)
        prison = {"Bo": {"prisoners": [Prisoner(0, kind, level, held)]}}
        g = buying(**WAR, armies={"smyrna": {"Ana": {unit: number - 2}}}, player=prison)
        return places(g, f"recruit unit={unit}")

    assert with_prisoners(1)
    assert not with_prisoners(2)


@rule("ME-6.27")
def test_an_empty_set_is_told() -> None:
    g = buying(armies={"smyrna": {"Ana": {"cavalry": 10}}})
    g.refused("Ana", "recruit unit=cavalry place=smyrna", "ME-6.27", "refused-me-set-empty")


# prisoners


PRISON = {"Bo": [{"owner": "Ana", "unit": "archer", "count": 2}, {"owner": "Cy", "unit": "cavalry"}]}


@rule("ME-14.20", "ME-14.21", "ME-14.22")
@pytest.mark.parametrize(
    ("unit", "florins"),
    [("light_infantry", 40), ("archer", 100), ("heavy_infantry", 100), ("cavalry", 200), ("captain_2", 400)],
)
def test_a_prisoner_is_bought_back_for_double_the_price_paid_to_the_captor(unit: str, florins: int) -> None:
    g = buying(prisoners={"Bo": [{"owner": "Ana", "unit": unit}]}, florins={"Ana": florins, "Bo": 0})
    g.act("Ana", f"ransom captor=1 unit={unit} place=smyrna")
    assert (g.player("Ana").florins, g.player("Bo").florins, g.player("Bo").prisoners) == (0, florins, [])
    assert (g.army("smyrna", "Ana"), g.player("Ana").recruited) == ({unit: 1}, 1)
    assert [(e.seat, e.other, e.florins) for e in g.told(PaidTo)] == [(0, 1, florins)]
    poor = buying(
        prisoners={"Bo": [{"owner": "Ana", "unit": unit}]},
        florins={"Ana": florins - 1},
        player={"Ana": {"recruited": 2}},
    )
    assert not offered(poor, "ransom")
    poor.refused("Ana", f"ransom captor=1 unit={unit} place=smyrna", "ME-14.20", "refused-me-florins")


@rule("ME-14.20", "ME-14.21")
def test_own_prisoners_only_one_by_one_and_where_units_may_be_placed() -> None:
    g = buying(prisoners=PRISON)
    assert places(g, "ransom captor=1 unit=archer") == AREAS
    assert len(offered(g, "ransom")) == len(AREAS)
    g.act("Ana", "ransom captor=1 unit=archer place=smyrna")
    assert g.player("Bo").prisoners == [Prisoner(0, "archer", 0, 1), Prisoner(2, "cavalry", 0, 1)]
    g.refused("Ana", "ransom captor=1 unit=cavalry place=smyrna", "ME-14.20", "refused-me-no-such-unit")
    g.refused("Ana", "ransom captor=1 unit=archer place=adrianople", "ME-14.21", "refused-me-no-camp")


@rule("ME-14.22", "ME-6.26")
def test_freed_prisoners_count_toward_the_limit() -> None:
    g = buying(prisoners=PRISON, player={"Ana": {"recruited": 2}})
    g.act("Ana", "ransom captor=1 unit=archer place=smyrna")
    assert not offered(g, "recruit") + offered(g, "ransom")
    g.refused("Ana", "ransom captor=1 unit=archer place=smyrna", "ME-14.22", "refused-me-unit-limit")


@rule("ME-14.12", "ME-6.26", "ME-14.11")
def test_surrendered_units_come_back_free_of_charge_within_the_limit() -> None:
    waiting = {"captain_3": 1, "archer": 3}
    g = buying(
        surrendered={"Ana": waiting},
        florins={"Ana": 0},
        buildings={"macedonia": ["tower"]},
        state=granted("military_control"),
    )
    assert places(g, "redeploy_surrendered unit=captain_3") == sorted([*AREAS, "macedonia"])
    g.act("Ana", "redeploy_surrendered unit=captain_3 place=smyrna", "redeploy_surrendered unit=archer place=smyrna")
    g.act("Ana", "redeploy_surrendered unit=archer place=nicaea")
    assert (g.army("smyrna", "Ana"), g.army("nicaea", "Ana")) == ({"captain_3": 1, "archer": 1}, {"archer": 1})
    assert (g.player("Ana").surrendered, g.player("Ana").recruited) == ([Troop("archer")], 3)
    assert not offered(g, "redeploy_surrendered")
    g.refused("Ana", "redeploy_surrendered unit=archer place=smyrna", "ME-14.22", "refused-me-unit-limit")
    g.refused("Ana", "redeploy_surrendered unit=cavalry place=smyrna", "ME-14.12", "refused-me-no-such-unit")


@rule("ME-14.12")
def test_units_that_surrendered_this_turn_wait_for_the_next_one() -> None:
    g = buying(player={"Ana": {"surrendered_now": [Troop("archer")]}})
    assert not offered(g, "redeploy_surrendered")
    assert units_left(g.state, 0, "archer") == 9


# card 28


@rule("ME-25.27")
@pytest.mark.parametrize(
    ("unit", "florins"), [("light_infantry", 10), ("archer", 25), ("cavalry", 50), ("captain_3", 150)]
)
def test_what_a_surgeon_has_noted_is_bought_back_at_half_price(unit: str, florins: int) -> None:
    kind, level = ("captain", 3) if unit == "captain_3" else (unit, 0)
    g = buying(player={"Ana": {"wounded": [Troop(kind, level, 2)]}}, florins={"Ana": florins})
    assert places(g, f"buy_back unit={unit}") == AREAS
    g.act("Ana", f"buy_back unit={unit} place=smyrna")
    assert (g.army("smyrna", "Ana"), g.player("Ana").florins) == ({unit: 1}, 0)
    assert (g.player("Ana").wounded, g.player("Ana").recruited) == ([Troop(kind, level, 1)], 1)


@rule("ME-25.27")
def test_buying_back_has_the_usual_limits_and_ends_with_the_phase() -> None:
    noted = {"wounded": [Troop("captain", 1), Troop("cavalry")]}
    full = buying(player={"Ana": {**noted, "recruited": 3}})
    assert not offered(full, "buy_back")
    no_figure = buying(player={"Ana": noted}, armies={"smyrna": {"Ana": {"captain_1": 3, "cavalry": 9}}})
    assert {line.split()[1] for line in offered(no_figure, "buy_back")} == {"unit=cavalry"}
    g = scene(player={"Ana": noted})
    g.run(purchase_phase)
    for who in g.names:
        g.act(who, "end_purchases")
    assert g.player("Ana").wounded == []
