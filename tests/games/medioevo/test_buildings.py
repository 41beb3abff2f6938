"""ME-6.7 to ME-6.15, ME-12.12 to ME-12.15: buildings and the control tokens they bring."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.buying import buying, offered, places
from games.medioevo.scene import scene
from pentapolis.games.medioevo.components import BUILDING_SUPPLY, BUILDINGS
from pentapolis.games.medioevo.diplomacy.relations import Admission
from pentapolis.games.medioevo.market.buildings import KIND, can_upgrade_free, upgrade_free
from pentapolis.games.medioevo.market.events import BuildingRaised
from pentapolis.games.medioevo.tabletop import Effect, Place
from pentapolis.kernel.now import Now
from support import rule

HOME = ["adrianople", "constantinople", "macedonia", "nicaea", "paphlagonia", "smyrna", "thessalonica"]
AREAS = ["constantinople", "nicaea", "smyrna", "thessalonica"]
BUILDER: dict[str, Any] = {"technology": {"Ana": {"construction": 2, "religion": 1}}, "florins": {"Ana": 2000}}
PRICES = [("village", 1), ("town", 2), ("city", 3), ("tower", 1), ("fort", 2), ("castle", 3)]


@rule("ME-6.7", "ME-6.10", "ME-26.17", "ME-E10")
@pytest.mark.parametrize(("building", "level"), PRICES)
def test_a_building_of_any_level_costs_100_florins_and_a_green_point_for_each(building: str, level: int) -> None:
    g = buying(**BUILDER, points={"Ana": {"green": 3}})
    g.act("Ana", f"build_building building={building} place=smyrna")
    category, _ = KIND[building]
    levels: dict[str, Any] = {category: level}
    assert g.place("smyrna") == Place(**levels)
    assert (g.player("Ana").florins, g.player("Ana").points[4]) == (2000 - 100 * level, 3 - level)


@rule("ME-6.7", "ME-E59")
def test_a_cathedral_costs_300_florins_and_a_purple_point() -> None:
    g = buying(**BUILDER, points={"Ana": {"purple": 1, "green": 3}})
    g.act("Ana", "build_building building=cathedral place=adrianople")
    assert g.place("adrianople") == Place(religious=1)
    assert (g.player("Ana").florins, g.player("Ana").points) == (1700, [0, 0, 0, 0, 3, 0])


@rule("ME-6.7")
@pytest.mark.parametrize(
    ("building", "technology"), [("village", "masonry"), ("tower", "architecture"), ("cathedral", "religion")]
)
def test_a_building_needs_its_technology(building: str, technology: str) -> None:
    g = buying(technology={"Ana": {"construction": 1} if building == "tower" else {}})
    assert not places(g, f"build_building building={building}")
    why = ("ME-6.7", "refused-me-needs-technology")
    g.refused("Ana", f"build_building building={building} place=smyrna", *why)
    no = g.title.why_not(g.state, 0, g.title.parse(f"build_building building={building} place=smyrna"))
    assert no is not None
    assert no.arguments == {"technology": technology}


@rule("ME-6.7")
def test_a_building_stands_in_a_controlled_territory() -> None:
    g = buying(**BUILDER, armies={"iconium": {"Ana": {"archer": 1}}, "nicaea": {"Bo": {"archer": 1}}})
    assert places(g, "build_building building=tower") == sorted([*HOME, "iconium"][:3] + HOME[4:] + ["iconium"])
    for place in ("nicaea", "buda", "sivas"):
        line = f"build_building building=tower place={place}"
        g.refused("Ana", line, "ME-6.7", "refused-me-not-controlled")


@rule("ME-6.8", "ME-A11")
def test_civil_buildings_need_an_inhabited_area_the_others_do_not() -> None:
    g = buying(**BUILDER)
    assert places(g, "build_building building=village") == AREAS
    assert places(g, "build_building building=castle") == HOME
    assert places(g, "build_building building=cathedral") == HOME
    g.refused("Ana", "build_building building=village place=adrianople", "ME-6.8", "refused-me-not-inhabited")


@rule("ME-6.9")
def test_a_territory_has_one_building_of_each_category() -> None:
    g = buying(**BUILDER, buildings={"smyrna": ["village", "tower", "cathedral"], "nicaea": ["village"]})
    for building in ("town", "castle", "cathedral"):
        assert "smyrna" not in places(g, f"build_building building={building}")
        line = f"build_building building={building} place=smyrna"
        g.refused("Ana", line, "ME-6.9", "refused-me-building-there")
    g.act("Ana", "build_building building=tower place=nicaea")
    assert (g.place("nicaea").civil, g.place("nicaea").military) == (1, 1)


@rule("ME-2.10")
@pytest.mark.parametrize("building", list(BUILDING_SUPPLY))
def test_without_a_figure_in_the_supply_nothing_is_built(building: str) -> None:
    territories = sorted(scene().state.box.chart.territories)
    elsewhere = [place for place in territories if place not in HOME]
    full = {place: [building] for place in elsewhere[: BUILDING_SUPPLY[building]]}
    category, level = KIND[building]
    if level > 1:
        full["smyrna"] = [BUILDINGS[category][0]]
    g = buying(**BUILDER, buildings=full)
    assert not places(g, f"build_building building={building}")
    assert f"upgrade_building place=smyrna building={building}" not in g.options("Ana")
    g.refused("Ana", f"build_building building={building} place=nicaea", "ME-2.10", "refused-me-supply")
    full.pop(elsewhere[0])
    assert places(buying(**BUILDER, buildings=full), f"build_building building={building}")


@rule("ME-6.11", "ME-E56")
def test_an_upgrade_costs_the_difference_and_keeps_the_damage() -> None:
    """A village becomes a city for 200 florins and 2 green points, a tower a castle for the same."""
    g = buying(
        **BUILDER,
        points={"Ana": {"green": 4}},
        buildings={"smyrna": ["village", "fort"]},
        damage={"smyrna": {"civil": 1}},
    )
    assert offered(g, "upgrade_building") == [
        "upgrade_building place=smyrna building=town",
        "upgrade_building place=smyrna building=city",
        "upgrade_building place=smyrna building=castle",
    ]
    g.act("Ana", "upgrade_building place=smyrna building=city")
    assert g.place("smyrna") == Place(civil=3, military=2, damage=(1, 0, 0))
    assert (g.player("Ana").florins, g.player("Ana").points[4]) == (1800, 2)
    g = buying(**BUILDER, points={"Ana": {"green": 2}}, buildings={"smyrna": ["tower"]})
    g.act("Ana", "upgrade_building place=smyrna building=castle")
    assert (g.place("smyrna").military, g.player("Ana").florins, g.player("Ana").points[4]) == (3, 1800, 0)


@rule("ME-6.11")
def test_the_old_figure_of_an_upgrade_returns_to_the_supply() -> None:
    territories = [place for place in sorted(scene().state.box.chart.territories) if place not in HOME]
    cities = {place: ["town"] for place in territories[: BUILDING_SUPPLY["town"] - 1]}
    g = buying(**BUILDER, buildings={**cities, "smyrna": ["town"]})
    assert not places(g, "build_building building=town")
    g.act("Ana", "upgrade_building place=smyrna building=city")
    assert places(g, "build_building building=town")


@rule("ME-6.11", "ME-26.19")
def test_only_to_a_higher_level_of_the_same_chain() -> None:
    g = buying(**BUILDER, buildings={"smyrna": ["town", "cathedral"], "buda": ["tower"]})
    for line, rule_id, reason in [
        ("place=smyrna building=village", "ME-6.11", "refused-me-no-upgrade"),
        ("place=smyrna building=tower", "ME-6.11", "refused-me-no-upgrade"),
        ("place=smyrna building=cathedral", "ME-6.11", "refused-me-no-upgrade"),
        ("place=buda building=fort", "ME-6.7", "refused-me-not-controlled"),
    ]:
        g.refused("Ana", f"upgrade_building {line}", rule_id, reason)


@rule("ME-6.11")
def test_a_price_that_cannot_be_paid_is_told() -> None:
    g = buying(**BUILDER | {"florins": {"Ana": 0}}, buildings={"smyrna": ["village"]})
    for line, florins, points in [
        ("upgrade_building place=smyrna building=city", 200, 2),
        ("build_building building=castle place=smyrna", 300, 3),
        ("build_building building=cathedral place=smyrna", 300, 1),
    ]:
        g.refused("Ana", line, "ME-2.9", "refused-me-price")
        why = g.title.why_not(g.state, 0, g.title.parse(line))
        assert why is not None
        assert why.arguments == {"florins": florins, "points": points}


@rule("ME-6.11", "ME-26.22")
def test_a_borrowed_technology_upgrades_once() -> None:
    loan = Effect("flight_of_time", 0, note="architecture")
    g = buying(buildings={"smyrna": ["village", "tower"]}, state={"effects": [loan]})
    g.act("Ana", "upgrade_building place=smyrna building=fort", "pass")
    assert (g.place("smyrna").military, g.state.effects, offered(g, "upgrade_building")) == (2, [], [])


@rule("ME-6.12", "ME-A12", "ME-21.11")
@pytest.mark.parametrize("building", ["city", "castle", "cathedral"])
def test_a_city_a_castle_and_a_cathedral_give_honor(building: str) -> None:
    g = buying(**BUILDER)
    g.act("Ana", f"build_building building={building} place=smyrna")
    assert g.honor() == [("Ana", 1, building)]


@rule("ME-6.12", "ME-A12")
def test_an_upgrade_to_the_highest_level_gives_honor_the_lower_ones_do_not() -> None:
    g = buying(**BUILDER, buildings={"smyrna": ["village"], "nicaea": ["fort"]})
    g.act("Ana", "upgrade_building place=smyrna building=town")
    g.act("Ana", "build_building building=fort place=smyrna", "pass")
    assert g.honor() == []
    g.act("Ana", "upgrade_building place=smyrna building=city", "upgrade_building place=nicaea building=castle")
    assert g.honor() == [("Ana", 1, "city"), ("Ana", 1, "castle")]


@rule("ME-6.14")
def test_a_destruction_token_is_removed_for_50_florins() -> None:
    g = buying(
        buildings={"smyrna": ["town", "fort"], "nicaea": ["tower"], "buda": ["tower"]},
        damage={"smyrna": {"civil": 2, "military": 3}, "buda": {"military": 1}},
        florins={"Ana": 149},
    )
    assert offered(g, "repair") == [
        "repair place=smyrna category=civil tokens=1",
        "repair place=smyrna category=civil tokens=2",
        "repair place=smyrna category=military tokens=1",
        "repair place=smyrna category=military tokens=2",
    ]
    g.act("Ana", "repair place=smyrna category=military tokens=2")
    assert (g.place("smyrna").damage, g.player("Ana").florins) == ((2, 1, 0), 49)
    g.refused("Ana", "repair place=smyrna category=civil tokens=1", "ME-6.14", "refused-me-repair")
    g.refused("Ana", "repair place=buda category=military tokens=1", "ME-6.14", "refused-me-not-controlled")


@rule("ME-6.15")
def test_nothing_is_built_where_hostile_units_stand() -> None:
    """Bo's units were let in, and he is at war with Ana since."""
    guests: dict[str, Any] = {
        "armies": {"smyrna": {"Bo": {"archer": 1}, "Ana": {"archer": 1}}},
        "state": {"admitted": [Admission("smyrna", 1, 0)]},
        "buildings": {"smyrna": ["village"]},
    }
    g = buying(**BUILDER, **guests, wars=[("Ana", "Bo")])
    assert g.controls("smyrna") == "Ana"
    assert "smyrna" not in places(g, "build_building building=tower")
    assert not offered(g, "upgrade_building")
    g.refused("Ana", "build_building building=tower place=smyrna", "ME-6.15", "refused-me-hostile-units")
    assert "smyrna" in places(buying(**BUILDER, **guests), "build_building building=tower")


@rule("ME-25.31")
@pytest.mark.parametrize(
    ("cards", "florins"), [(["card_32"], 250), (["card_33"], 150), (["card_32", "card_33"], 100), ([], 300)]
)
def test_an_architect_lowers_the_price_of_one_building(cards: list[str], florins: int) -> None:
    effects = [Effect("card_1", 0), *(Effect(card, 0) for card in cards), Effect("card_33", 1)]
    g = buying(
        technology={"Ana": {"construction": 1}},
        points={"Ana": {"green": 9}},
        florins={"Ana": 400},
        state={"effects": effects},
    )
    g.act("Ana", "build_building building=city place=smyrna")
    assert g.paid() == [("Ana", florins, "building")]
    assert g.state.effects == [Effect("card_1", 0), Effect("card_33", 1)]


@rule("ME-25.31")
def test_half_a_price_is_rounded_up_and_a_price_is_never_below_nothing() -> None:
    g = buying(
        **BUILDER,
        points={"Ana": {"green": 9}},
        buildings={"smyrna": ["village"]},
        state={"effects": [Effect("card_32", 0), Effect("card_33", 0)]},
    )
    g.act("Ana", "upgrade_building place=smyrna building=town")
    assert g.paid() == []


# free upgrades


@rule("ME-25.58", "ME-26.18", "ME-6.12")
def test_a_free_upgrade_takes_nothing_and_brings_honor_and_tokens() -> None:
    g = scene(buildings={"smyrna": ["town", "fort"]}, florins={"Ana": 0})
    now = Now(g.state.agenda, g._scripted(), g.events, {})
    upgrade_free(g.state, now, 0, "smyrna", "civil")
    assert (g.place("smyrna").civil, g.honor()) == (3, [("Ana", 1, "city")])
    upgrade_free(g.state, now, 0, "smyrna", "military")
    assert (g.place("smyrna").military, g.honor()[1:]) == (3, [("Ana", 1, "castle")])
    assert [(e.place, e.building) for e in g.told(BuildingRaised)] == [("smyrna", "city"), ("smyrna", "castle")]
    g.run()
    assert g.waits == "Ana: place_control_token"


@rule("ME-25.58", "ME-26.19")
def test_what_can_rise_a_level_free_of_charge() -> None:
    g = scene(buildings={"smyrna": ["city", "tower", "cathedral"], "buda": ["tower"]})
    can = {(name, c): can_upgrade_free(g.state, 0, name, c) for name in ("smyrna", "buda", "nicaea") for c in BUILDINGS}
    assert [key for key, value in can.items() if value] == [("smyrna", "military")]
