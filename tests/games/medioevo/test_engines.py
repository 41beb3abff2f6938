"""ME-6.28, ME-6.29: siege engines."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.buying import buying, granted, offered, places
from pentapolis.games.medioevo.components import ENGINES
from pentapolis.games.medioevo.market.engines import can_upgrade_engine_free, upgrade_engine_free
from pentapolis.games.medioevo.tabletop import Item
from support import rule

MATHEMATICS: dict[str, Any] = {"technology": {"Ana": {"construction": 3}}, "florins": {"Ana": 2000}}
AREAS = ["constantinople", "nicaea", "smyrna", "thessalonica"]


@rule("ME-6.28", "ME-26.17")
@pytest.mark.parametrize(("engine", "level"), [("catapult", 1), ("trebuchet", 2), ("bombard", 3)])
def test_an_engine_costs_100_florins_and_a_green_point_for_each_level(engine: str, level: int) -> None:
    g = buying(**MATHEMATICS, points={"Ana": {"green": 4}})
    g.act("Ana", f"build_siege engine={engine} place=smyrna")
    assert g.item("e1") == Item(engine, level, 0, "smyrna")
    assert (g.player("Ana").florins, g.player("Ana").points[4]) == (2000 - 100 * level, 4 - level)


@rule("ME-6.28")
def test_engines_need_mathematics() -> None:
    g = buying(technology={"Ana": {"construction": 2}}, items={"e1": engine("catapult")})
    assert not offered(g, "build_siege") + offered(g, "upgrade_siege")
    for line in ("build_siege engine=catapult place=smyrna", "upgrade_siege item=e1 engine=bombard"):
        g.refused("Ana", line, "ME-6.28", "refused-me-needs-technology")


def engine(kind: str, place: str = "smyrna", owner: str = "Ana") -> dict[str, Any]:
    return {"kind": kind, "owner": owner, "place": place}


@rule("ME-6.28", "ME-E13")
def test_an_upgrade_costs_the_difference_and_swaps_the_figure() -> None:
    g = buying(**MATHEMATICS, points={"Ana": {"green": 3}}, items={"e1": engine("catapult") | {"spent": 1}})
    assert offered(g, "upgrade_siege") == [f"upgrade_siege item=e1 engine={kind}" for kind in ("trebuchet", "bombard")]
    g.act("Ana", "upgrade_siege item=e1 engine=bombard")
    assert g.item("e1") == Item("bombard", 3, 0, "smyrna", spent=1)
    assert (g.player("Ana").florins, g.player("Ana").points[4]) == (1800, 1)
    g.refused("Ana", "upgrade_siege item=e1 engine=trebuchet", "ME-6.28", "refused-me-no-such-upgrade")


@rule("ME-2.9", "ME-6.28")
@pytest.mark.parametrize(
    ("line", "price"),
    [
        ("build_siege engine=bombard place=smyrna", {"florins": 300, "points": 3}),
        ("upgrade_siege item=e1 engine=bombard", {"florins": 200, "points": 2}),
    ],
)
def test_who_cannot_pay_for_an_engine_hears_its_price(line: str, price: dict[str, int]) -> None:
    g = buying(technology={"Ana": {"construction": 3}}, florins={"Ana": 99}, items={"e1": engine("catapult")})
    g.refused("Ana", line, "ME-2.9", "refused-me-price")
    refusal = g.title.why_not(g.state, 0, g.title.parse(line))
    assert refusal is not None
    assert refusal.arguments == price


@rule("ME-6.29", "ME-E57")
def test_engines_stand_in_controlled_areas_and_beside_military_buildings() -> None:
    """A catapult for 100 florins and 1 green point in a controlled territory with a tower."""
    g = buying(**MATHEMATICS, points={"Ana": {"green": 1}}, buildings={"macedonia": ["tower"], "buda": ["tower"]})
    assert places(g, "build_siege engine=catapult") == sorted([*AREAS, "macedonia"])
    g.refused("Ana", "build_siege engine=catapult place=adrianople", "ME-6.29", "refused-me-needs-base")
    g.act("Ana", "build_siege engine=catapult place=macedonia")
    assert (g.item("e1").place, g.player("Ana").florins) == ("macedonia", 1900)


@rule("ME-6.29")
def test_engines_are_upgraded_where_they_could_be_built_whatever_pacts_say() -> None:
    items = {
        "e1": engine("catapult", "adrianople"),
        "e2": engine("catapult", "buda"),
        "e3": engine("catapult", owner="Bo"),
    }
    g = buying(**MATHEMATICS, items=items, state=granted("military_control"))
    assert not offered(g, "upgrade_siege")
    assert "buda" not in places(g, "build_siege engine=catapult")
    g.refused("Ana", "upgrade_siege item=e1 engine=bombard", "ME-6.29", "refused-me-needs-base")
    g.refused("Ana", "upgrade_siege item=e3 engine=bombard", "ME-6.28", "refused-me-no-such-upgrade")


@rule("ME-6.29", "ME-6.22")
def test_engines_need_property_tokens_of_their_level() -> None:
    items = {f"w{n}": {"kind": "war_wagon", "level": 3, "owner": "Ana", "place": "buda"} for n in range(4)}
    g = buying(**MATHEMATICS, items={**items, "e5": engine("trebuchet")})
    assert {line.split()[1] for line in offered(g, "build_siege")} == {"engine=catapult", "engine=trebuchet"}
    assert not offered(g, "upgrade_siege")
    g.refused("Ana", "build_siege engine=bombard place=smyrna", "ME-6.22", "refused-me-property")
    g.refused("Ana", "upgrade_siege item=e5 engine=bombard", "ME-6.22", "refused-me-property")


@rule("ME-2.10")
@pytest.mark.parametrize(("kind", "supply"), [("catapult", 16), ("trebuchet", 14), ("bombard", 12)])
def test_without_a_figure_in_the_supply_nothing_is_built(kind: str, supply: int) -> None:
    items = {f"e{n}": engine(kind, "buda", "Bo") for n in range(supply)}
    lower = {"e90": engine(ENGINES[ENGINES.index(kind) - 1])} if kind != "catapult" else {}
    g = buying(**MATHEMATICS, items={**items, **lower})
    assert not places(g, f"build_siege engine={kind}")
    assert f"upgrade_siege item=e90 engine={kind}" not in g.options("Ana")
    g.refused("Ana", f"build_siege engine={kind} place=smyrna", "ME-2.10", "refused-me-supply")
    items.pop("e0")
    assert places(buying(**MATHEMATICS, items={**items, **lower}), f"build_siege engine={kind}")


@rule("ME-26.18", "ME-26.19", "ME-E58")
def test_genius_raises_an_engine_where_it_could_be_upgraded() -> None:
    items = {
        "e1": engine("catapult"),
        "e2": engine("catapult", "adrianople"),
        "e3": engine("bombard"),
        "e4": engine("catapult", owner="Bo"),
        "w5": {"kind": "war_wagon", "owner": "Ana", "place": "smyrna"},
    }
    g = buying(items=items, florins={"Ana": 0})
    assert [name for name in (*items, "e9") if can_upgrade_engine_free(g.state, 0, name)] == ["e1"]
    upgrade_engine_free(g.state, "e1")
    assert g.item("e1") == Item("trebuchet", 2, 0, "smyrna")
