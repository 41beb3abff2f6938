"""KB-9: constructing buildings."""

from __future__ import annotations

import pytest

from games.kingsburg.scene import THREE, KingsburgScene, built, goods, scene
from pentapolis.games.kingsburg.components import BUILDINGS, ROWS, SPRING
from pentapolis.games.kingsburg.construction import construct
from pentapolis.games.kingsburg.events import Built, Paid, Passed, Scored
from pentapolis.games.kingsburg.production import production_season
from pentapolis.kernel.refusal import NotNow
from support import rule

PLENTY = goods(9, 9, 9)


def builder(*buildings: str, owns: list[int] = PLENTY) -> KingsburgScene:
    """Laurence is to build, with these buildings and goods."""
    g = scene(buildings={"Laurence": buildings}, goods={"Laurence": owns})
    g.run(construct)
    return g


@rule("KB-9.1", "KB-A40", "KB-9.5")
def test_each_player_has_one_opportunity_in_turn_order() -> None:
    g = scene(goods=dict.fromkeys(THREE, PLENTY), order=["Fred", "Laurence", "Théo"])
    g.run(construct)
    assert g.waits == "Fred: build"
    g.act("Fred", "construct building=statue")
    assert g.waits == "Laurence: build"  # no second one without the Envoy
    g.act("Laurence", "pass")  # although she could
    assert g.waits == "Théo: build"
    g.act("Théo", "construct building=inn")
    assert g.waits == ""
    assert g.changed == {
        "Fred.goods": goods(7, 9, 9),
        "Fred.built": built("statue"),
        "Fred.vp": 3,
        "Théo.goods": goods(8, 8, 9),
        "Théo.built": built("inn"),
    }


@rule("KB-9.2")
def test_at_first_only_column_one_can_be_constructed() -> None:
    assert builder().options("Laurence") == [
        "construct building=statue",
        "construct building=inn",
        "construct building=guard_tower",
        "construct building=palisade",
        "construct building=barricade",
        "pass",
    ]


@rule("KB-9.2")
def test_rows_are_continued_to_the_right_in_any_order() -> None:
    g = builder("statue", "chapel", "church", "guard_tower", "palisade", "stable", "stone_wall", "fortress")
    assert g.options("Laurence") == [
        "construct building=cathedral",
        "construct building=inn",
        "construct building=blacksmith",
        "construct building=barricade",
        "pass",
    ]


@rule("KB-9.2")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_each_building_needs_all_those_to_its_left(row: tuple[str, ...]) -> None:
    for column, building in enumerate(row):
        g = builder(*row[:column])
        assert f"construct building={building}" in g.options("Laurence")
        for missing in range(column):
            g = builder(*row[:missing])
            g.refused("Laurence", f"construct building={building}", "KB-9.2", "refused-needs-left")
            why = g.title.why_not(g.state, 0, g.title.parse(f"construct building={building}"))
            assert why is not None
            assert why.arguments == {"building": building, "needs": row[missing]}


@rule("KB-9.2")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_cannot_be_constructed_twice(building: str) -> None:
    row = next(row for row in ROWS if building in row)
    g = builder(*row[: row.index(building) + 1])
    g.refused("Laurence", f"construct building={building}", "KB-9.2", "refused-already-built")


@rule("KB-9.2")
def test_what_is_no_building_is_refused() -> None:
    g = builder()
    g.refused("Laurence", "construct building=castle", "KB-9.2", "refused-no-such-building")


@rule("KB-9.3")
def test_the_complete_cost_is_paid_in_exactly_the_kinds_shown() -> None:
    g = builder("statue", "chapel", owns=goods(4, 3, 2))
    g.act("Laurence", "construct building=church")
    assert g.changed == {
        "Laurence.goods": goods(1, 2, 0),
        "Laurence.built": built("statue", "chapel", "church"),
        "Laurence.vp": 7,
    }
    assert g.told(Paid) == [Paid(0, "church", 3, 1, 2)]
    assert g.told(Built) == [Built(0, "church")]
    assert g.told(Scored) == [Scored(0, 7, "church")]


@rule("KB-9.3")
@pytest.mark.parametrize("short", [goods(2, 9, 9), goods(9, 0, 9), goods(9, 9, 1)], ids=["gold", "wood", "stone"])
def test_goods_do_not_substitute_for_each_other(short: list[int]) -> None:
    g = builder("statue", "chapel", owns=short)
    assert "construct building=church" not in g.options("Laurence")
    g.refused("Laurence", "construct building=church", "KB-9.3", "refused-cannot-pay")
    why = g.title.why_not(g.state, 0, g.title.parse("construct building=church"))
    assert why is not None
    assert why.arguments == {"building": "church", "gold": 3, "wood": 1, "stone": 2}


@rule("KB-9.3")
@pytest.mark.parametrize(
    ("building", "left", "owned"),
    [
        ("statue", [], goods(1, 5, 5)),
        ("palisade", [], goods(5, 1, 5)),
        ("blacksmith", ["guard_tower"], goods(1, 1, 5)),
        ("crane", ["barricade"], goods(5, 5, 0)),
        ("chapel", ["statue"], goods(5, 1, 0)),
        ("farms", ["inn", "market"], goods(2, 2, 1)),
    ],
)
def test_one_good_short_is_too_little(building: str, left: list[str], owned: list[int]) -> None:
    g = builder(*left, owns=owned)
    g.refused("Laurence", f"construct building={building}", "KB-9.3", "refused-cannot-pay")


@rule("KB-9.3")
def test_exactly_the_cost_is_enough() -> None:
    g = builder("statue", "chapel", owns=goods(3, 1, 2))
    g.act("Laurence", "construct building=church")
    assert g.goods["Laurence"] == goods()


@rule("KB-9.3", "KB-A25")
def test_tokens_do_not_pay_for_buildings() -> None:
    g = scene(plus_two={"Laurence": 5}, goods={"Laurence": goods(gold=1)})
    g.run(construct)
    assert g.waits == ""


@rule("KB-9.4")
def test_points_are_scored_at_once_and_the_effect_is_there() -> None:
    g = builder("barricade", owns=goods(wood=1, stone=1))
    g.act("Laurence", "construct building=crane")
    assert g.vp == {"Laurence": 1, "Théo": 0, "Fred": 0}
    assert g.state.provinces[0].has(built("crane"))


@rule("KB-9.5", "KB-9.1")
def test_one_building_per_season() -> None:
    g = scene(goods=dict.fromkeys(THREE, PLENTY), phase="spring")
    g.dice(*[1] * 9)
    g.run(production_season.of(SPRING))
    for who in THREE:
        g.act(who, "pass")
    for who in THREE:
        g.act(who, "construct building=barricade")
    assert g.waits == ""
    assert g.buildings == {who: {"barricade"} for who in THREE}


@rule("KB-9.6")
def test_who_can_construct_nothing_passes_automatically() -> None:
    g = scene(goods={"Laurence": goods(gold=1, stone=0), "Théo": goods(wood=1), "Fred": goods(stone=4)})
    g.run(construct)
    assert g.waits == "Théo: build"
    assert g.told(Passed) == [Passed(0, "build")]
    assert g.options("Théo") == ["construct building=barricade", "pass"]
    g.act("Théo", "pass")
    assert g.waits == ""
    assert g.told(Passed) == [Passed(0, "build"), Passed(2, "build")]
    assert g.changed == {}


@rule("KB-9.1")
def test_only_the_player_on_turn_builds_and_only_buildings() -> None:
    g = builder()
    g.refused("Théo", "construct building=statue", "KB-9.1", "refused-not-your-turn", NotNow)
    g.refused("Laurence", "done", "KB-9.1", "refused-not-this-decision", NotNow)
    g.refused("Laurence", "take gold=1", "KB-9.1", "refused-not-this-decision", NotNow)
