"""ME-6.16 to ME-6.22: transports."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.buying import buying, granted, offered, places
from pentapolis.games.medioevo.components import ITEM_SUPPLY, TRANSPORTS
from pentapolis.games.medioevo.supply import property_fits
from pentapolis.games.medioevo.tabletop import Item
from support import rule

CARPENTRY: dict[str, Any] = {"technology": {"Ana": {"transport": 1}}, "florins": {"Ana": 2000}}
AREAS = ["constantinople", "nicaea", "smyrna", "thessalonica"]
PORTS = ["constantinople", "smyrna", "thessalonica"]


@rule("ME-6.16", "ME-6.21", "ME-E11")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_transport_costs_100_florins_and_a_blue_point_for_each_level(level: int) -> None:
    g = buying(**CARPENTRY, points={"Ana": {"blue": 4}})
    g.act("Ana", f"build_transport kind=galley level={level} place=smyrna")
    assert g.item("g1") == Item("galley", level, 0, "smyrna")
    assert (g.player("Ana").florins, g.player("Ana").points[0]) == (2000 - 100 * level, 4 - level)


@rule("ME-6.16")
def test_without_carpentry_no_transport_is_built() -> None:
    g = buying(items={"c1": {"kind": "caravan", "owner": "Ana", "place": "smyrna"}})
    assert not offered(g, "build_transport")
    assert not offered(g, "upgrade_transport")
    for line in ("build_transport kind=caravan level=1 place=smyrna", "upgrade_transport item=c1 level=2"):
        g.refused("Ana", line, "ME-6.16", "refused-me-needs-technology")


@rule("ME-6.16", "ME-6.20", "ME-6.22", "ME-E12", "ME-E44")
def test_an_upgrade_costs_the_difference_and_keeps_the_cargo() -> None:
    items = {
        "g1": {"kind": "galley", "level": 2, "owner": "Ana", "place": "smyrna", "spent": 2},
        "c2": {"kind": "caravan", "owner": "Ana", "place": "nicaea", "cargo": ["salt", "wine"]},
    }
    g = buying(**CARPENTRY, points={"Ana": {"blue": 3}}, items=items)
    assert offered(g, "upgrade_transport") == [
        "upgrade_transport item=c2 level=2",
        "upgrade_transport item=c2 level=3",
        "upgrade_transport item=g1 level=3",
    ]
    g.act("Ana", "upgrade_transport item=g1 level=3")
    assert g.item("g1") == Item("galley", 3, 0, "smyrna", spent=2)
    assert (g.player("Ana").florins, g.player("Ana").points[0]) == (1900, 2)
    g.act("Ana", "upgrade_transport item=c2 level=3")
    assert g.item("c2") == Item("caravan", 3, 0, "nicaea", cargo=("salt", "wine"))
    assert (g.player("Ana").florins, g.player("Ana").points[0]) == (1700, 0)
    g.refused("Ana", "upgrade_transport item=g1 level=2", "ME-6.16", "refused-me-no-such-upgrade")


@rule("ME-6.17")
def test_where_transports_are_built() -> None:
    g = buying(**CARPENTRY, buildings={"macedonia": ["tower"]})
    assert places(g, "build_transport kind=caravan level=1") == AREAS
    assert places(g, "build_transport kind=war_wagon level=1") == sorted([*AREAS, "macedonia"])
    assert places(g, "build_transport kind=galley level=1") == PORTS
    assert places(g, "build_transport kind=merchant_ship level=1") == PORTS
    for line, reason in [
        ("kind=caravan level=1 place=macedonia", "refused-me-needs-area"),
        ("kind=war_wagon level=1 place=adrianople", "refused-me-needs-base"),
        ("kind=galley level=1 place=nicaea", "refused-me-needs-port"),
        ("kind=caravan level=1 place=buda", "refused-me-needs-area"),
    ]:
        g.refused("Ana", f"build_transport {line}", "ME-6.17", reason)


@rule("ME-6.17")
def test_transports_are_upgraded_where_they_could_be_built() -> None:
    items = {
        "c1": {"kind": "caravan", "owner": "Ana", "place": "adrianople"},
        "w2": {"kind": "war_wagon", "owner": "Ana", "place": "buda"},
        "g3": {"kind": "galley", "owner": "Ana", "place": "aegean"},
        "g4": {"kind": "galley", "owner": "Bo", "place": "smyrna"},
        "m5": {"kind": "merchant_ship", "level": 3, "owner": "Ana", "place": "smyrna"},
    }
    g = buying(**CARPENTRY, items=items)
    assert not offered(g, "upgrade_transport")
    g.refused("Ana", "upgrade_transport item=c1 level=2", "ME-6.17", "refused-me-needs-area")
    g.refused("Ana", "upgrade_transport item=g4 level=2", "ME-6.16", "refused-me-no-such-upgrade")


@rule("ME-6.18", "ME-17.17", "ME-17.18")
def test_pacts_open_places_of_others() -> None:
    """Civil control for trade transports, military control for wagons and galleys."""
    kingdoms = {"Ana": "hungary", "Bo": "byzantium"}
    civil = buying(**CARPENTRY, kingdoms=kingdoms, state=granted("civil_control", "smyrna", "macedonia"))
    assert "smyrna" in places(civil, "build_transport kind=caravan level=1")
    assert places(civil, "build_transport kind=merchant_ship level=1") == ["smyrna"]
    assert "smyrna" not in places(civil, "build_transport kind=war_wagon level=1")
    assert places(civil, "build_transport kind=galley level=1") == []
    military = buying(**CARPENTRY, kingdoms=kingdoms, state=granted("military_control"))
    assert "smyrna" in places(military, "build_transport kind=war_wagon level=1")
    assert places(military, "build_transport kind=galley level=1") == PORTS
    assert "smyrna" not in places(military, "build_transport kind=caravan level=1")


@rule("ME-6.19")
def test_a_new_transport_has_all_its_movement_points() -> None:
    g = buying(**CARPENTRY)
    g.act("Ana", "build_transport kind=war_wagon level=1 place=nicaea")
    assert (g.item("w1").spent, g.item("w1").stopped) == (0, False)


@rule("ME-2.10")
@pytest.mark.parametrize("kind", TRANSPORTS)
def test_without_a_figure_in_the_supply_nothing_is_built(kind: str) -> None:
    def with_figures(number: int) -> list[str]:
        items = {f"x{n}": {"kind": kind, "owner": "Bo", "place": "buda"} for n in range(number)}
        return places(buying(**CARPENTRY, items=items), f"build_transport kind={kind} level=1")

    assert with_figures(ITEM_SUPPLY[kind] - 1)
    assert not with_figures(ITEM_SUPPLY[kind])
    items = {f"x{n}": {"kind": kind, "owner": "Bo", "place": "buda"} for n in range(ITEM_SUPPLY[kind])}
    g = buying(**CARPENTRY, items=items)
    g.refused("Ana", f"build_transport kind={kind} level=1 place=smyrna", "ME-2.10", "refused-me-supply")


def fleet(*levels: int) -> dict[str, Any]:
    return {
        f"c{n}": {"kind": "caravan", "level": level, "owner": "Ana", "place": "smyrna"}
        for n, level in enumerate(levels)
    }


@rule("ME-6.22")
@pytest.mark.parametrize(
    ("levels", "can_add"),
    [
        ((), (1, 2, 3)),
        ((3, 3, 3, 3), (1, 2)),
        ((2,) * 6, (1, 3)),
        ((1,) * 8, (2, 3)),
        ((2, 2, 2, 2, 3, 3, 3, 3), (1,)),
        ((1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ()),
        ((1,) * 8 + (2, 3), ()),
    ],
)
def test_every_item_needs_a_property_token_of_its_level(levels: tuple[int, ...], can_add: tuple[int, ...]) -> None:
    """Two tokens I/III, four I/II, two II/III, two I."""
    g = buying(**CARPENTRY, items=fleet(*levels))
    assert tuple(level for level in (1, 2, 3) if places(g, f"build_transport kind=war_wagon level={level}")) == can_add
    for level in {1, 2, 3} - set(can_add):
        g.refused("Ana", f"build_transport kind=war_wagon level={level} place=nicaea", "ME-6.22", "refused-me-property")


@rule("ME-6.22")
def test_an_upgrade_gives_its_old_token_back() -> None:
    g = buying(**CARPENTRY, items=fleet(2, 2, 2, 2, 2, 2, 1, 1))
    options = offered(g, "upgrade_transport")
    assert "upgrade_transport item=c0 level=3" in options
    assert "upgrade_transport item=c6 level=3" in options
    assert "upgrade_transport item=c6 level=2" not in options
    g.refused("Ana", "upgrade_transport item=c6 level=2", "ME-6.22", "refused-me-property")


@rule("ME-6.22")
def test_the_short_test_agrees_with_giving_out_the_tokens_one_by_one() -> None:
    faces: list[tuple[int, ...]] = [(1, 3)] * 2 + [(1, 2)] * 4 + [(2, 3)] * 2 + [(1,)] * 2

    def can_give(needs: tuple[int, ...], tokens: list[tuple[int, ...]]) -> bool:
        if not needs:
            return True
        kinds = {token for token in tokens if needs[0] in token}
        return any(can_give(needs[1:], [*tokens[: (n := tokens.index(kind))], *tokens[n + 1 :]]) for kind in kinds)

    g = buying().state
    for one in range(10):
        for two in range(8):
            for three in range(6):
                needs = (3,) * three + (2,) * two + (1,) * one
                if len(needs) <= 10:
                    assert property_fits(g, 0, more=needs) == can_give(needs, faces), needs
