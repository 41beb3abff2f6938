"""What becomes of what a galley carries when it goes: on land it stays, at sea it is lost."""

from __future__ import annotations

import pytest

from support import rule

from .dealing import dealing
from .marching import catapult, galley, over, wagon
from .scene import MedioevoScene, scene


def loaded(place: str) -> MedioevoScene:
    """Ana's galley with a unit, a wagon and an engine aboard; she looks through her pieces."""
    g = dealing(
        items={
            "g1": galley(place, units={"archer": 1}),
            "w2": wagon(place, aboard="g1"),
            "e3": {**catapult(place), "aboard": "g1"},
            "w4": wagon("nicaea"),
        }
    )
    g.trade("Ana")
    g.act("Ana", "dismiss_pieces")
    return g


@rule("ME-2.13")
def test_what_a_docked_galley_carried_stays_in_the_territory() -> None:
    g = loaded("nicaea")
    g.act("Ana", "return_item item=g1")
    assert sorted(g.state.items) == ["e3", "w2", "w4"]
    assert [(g.item(name).place, g.item(name).aboard) for name in ("e3", "w2")] == [("nicaea", "")] * 2
    assert g.army("nicaea", "Ana") == {"archer": 1}


@rule("ME-2.13")
def test_at_sea_all_aboard_is_lost_with_the_galley() -> None:
    g = loaded("aegean")
    g.act("Ana", "return_item item=g1")
    assert sorted(g.state.items) == ["w4"]
    assert g.army("aegean", "Ana") == {}


def beaten(place: str) -> MedioevoScene:
    """Ana has won where Bo has a galley that carries a wagon."""
    g = scene(
        phase="combat",
        armies={} if place == "aegean" else {place: {"Ana": {"archer": 1}}},
        items={
            **({"g1": galley(place, units={"archer": 1})} if place == "aegean" else {}),
            "g2": galley(place, "Bo"),
            "w3": wagon(place, "Bo", aboard="g2"),
        },
    )
    over(g, place, "Ana", "Bo")
    g.mark()
    return g


@rule("ME-15.3", "ME-15.4")
def test_on_land_a_wagon_is_kept_though_its_galley_is_plundered() -> None:
    g = beaten("smyrna")
    g.act("Ana", "plunder asset=g2", "confirm_assets")
    assert sorted(g.state.items) == ["w3"]
    assert (g.item("w3").owner, g.item("w3").place, g.item("w3").aboard) == (0, "smyrna", "")


@rule("ME-15.6", "ME-9.12")
def test_at_sea_a_wagon_is_lost_with_the_galley_that_is_plundered() -> None:
    g = beaten("aegean")
    before = g.player("Ana").florins
    g.act("Ana", "plunder asset=g2", "confirm_assets")
    assert sorted(g.state.items) == ["g1"]
    assert g.player("Ana").florins == before + 50, "the galley alone pays"


@pytest.mark.parametrize("place", ["smyrna", "aegean"])
@rule("ME-15.6")
def test_a_wagon_that_is_plundered_with_its_galley_counts_like_any_other(place: str) -> None:
    g = beaten(place)
    before = g.player("Ana").florins
    g.act("Ana", "plunder_all")
    assert not {"g2", "w3"} & set(g.state.items)
    assert g.player("Ana").florins == before + 100
    assert g.player("Ana").plundered == ("galley", "war_wagon")
