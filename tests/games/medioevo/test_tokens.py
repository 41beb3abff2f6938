"""ME-12.12 to ME-12.19: control tokens."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.buying import buying
from games.medioevo.scene import MedioevoScene, scene
from pentapolis.games.medioevo.market.tokens import building_lost, replace_token, replaceable
from pentapolis.games.medioevo.realm.events import TokenRemoved
from pentapolis.kernel.now import Now
from support import rule

BUILDER: dict[str, Any] = {"technology": {"Ana": {"construction": 2}}, "florins": {"Ana": 3000}}


def tokens(g: MedioevoScene) -> dict[str, tuple[str, str]]:
    """Whose tokens lie where, and which building's they are."""
    return {n: (g.name(p.token), p.token_of) for n, p in sorted(g.state.places.items()) if p.token >= 0}


@rule("ME-12.12", "ME-6.13")
@pytest.mark.parametrize(("building", "number"), [("tower", 1), ("fort", 2), ("castle", 3)])
def test_a_building_brings_a_token_for_each_level(building: str, number: int) -> None:
    """Paphlagonia borders on Iconium, Sivas and Trebizond beside the own Nicaea."""
    g = buying(**BUILDER)
    g.act("Ana", f"build_building building={building} place=paphlagonia")
    for place in ("iconium", "sivas", "trebizond")[:number]:
        assert g.waits == "Ana: place_control_token"
        g.act("Ana", f"place_control_token place={place}")
    assert g.waits == "Ana: purchases"
    assert tokens(g) == dict.fromkeys(("iconium", "sivas", "trebizond")[:number], ("Ana", "paphlagonia"))


@rule("ME-12.12", "ME-6.13")
def test_an_upgrade_brings_the_difference() -> None:
    g = buying(**BUILDER, buildings={"paphlagonia": ["tower"]}, control={"iconium": ["Ana", "paphlagonia"]})
    g.act("Ana", "upgrade_building place=paphlagonia building=castle")
    g.act("Ana", "place_control_token place=sivas", "place_control_token place=trebizond")
    assert g.waits == "Ana: purchases"


@rule("ME-12.12")
def test_a_token_may_be_forgone_and_is_lost_then() -> None:
    g = buying(**BUILDER)
    g.act("Ana", "build_building building=castle place=paphlagonia", "place_control_token place=sivas", "pass")
    assert (g.waits, list(tokens(g))) == ("Ana: purchases", ["sivas"])


@rule("ME-12.12")
def test_tokens_that_cannot_be_placed_are_lost() -> None:
    """Adrianople borders on Bulgaria, Constantinople and Thessalonica; all have a token of Ana's or an army."""
    mine = {"constantinople": ["Ana"], "thessalonica": ["Ana"]}
    g = buying(**BUILDER, control=mine, armies={"bulgaria": {"barbarians": {"light_infantry": 1}}})
    g.act("Ana", "build_building building=castle place=adrianople")
    assert (g.waits, len(tokens(g))) == ("Ana: purchases", 2)


@rule("ME-12.13", "ME-A70")
def test_where_a_token_may_lie() -> None:
    """Bulgaria is held by Ana's own army, Serbia by Bo's; Epirus holds barbarians, Thessalonica a token of hers."""
    g = buying(
        **BUILDER,
        armies={
            "bulgaria": {"Ana": {"archer": 1}},
            "serbia": {"Bo": {"archer": 1}},
            "epirus": {"barbarians": {"archer": 1}},
        },
        control={"thessalonica": ["Ana"]},
    )
    g.act("Ana", "build_building building=fort place=macedonia")
    assert g.options("Ana")[:2] == ["place_control_token place=bulgaria", "pass"]
    for place in ("serbia", "epirus", "thessalonica"):
        g.refused("Ana", f"place_control_token place={place}", "ME-12.13", "refused-me-token-taken")
    g.refused("Ana", "place_control_token place=iconium", "ME-12.13", "refused-me-token-not-adjacent")


@rule("ME-12.13")
def test_a_token_lies_not_in_another_players_territory() -> None:
    g = buying(**BUILDER, control={"serbia": ["Bo"], "bulgaria": ["Ana"]})
    g.act("Ana", "build_building building=fort place=macedonia")
    assert g.options("Ana")[:2] == ["place_control_token place=epirus", "place_control_token place=thessalonica"]
    g.refused("Ana", "place_control_token place=serbia", "ME-12.13", "refused-me-token-taken")


@rule("ME-12.13", "ME-23.3")
def test_a_token_lies_not_out_of_play() -> None:
    """With Byzantium and Hungary alone, Jerusalem is in play, Karak and Sinai behind it are not."""
    g = buying("Ana", "Bo", **BUILDER, armies={"jerusalem": {"Ana": {"archer": 1}}})
    g.act("Ana", "build_building building=fort place=jerusalem")
    assert g.options("Ana")[:2] == ["place_control_token place=damascus", "pass"]


@rule("ME-12.14")
def test_a_player_has_eight_tokens() -> None:
    far = ("armenia", "georgia", "jazira", "cilicia", "antioch", "kiev", "galicia")
    g = buying(**BUILDER, control={name: ["Ana"] for name in far})
    g.act("Ana", "build_building building=castle place=paphlagonia", "place_control_token place=sivas")
    assert (g.waits, len(tokens(g))) == ("Ana: purchases", 8)


@rule("ME-12.15", "ME-E28")
def test_a_token_takes_control_without_a_fight_and_without_honor() -> None:
    """Ana holds Bulgaria since today and builds a tower there."""
    g = buying(**BUILDER, armies={"bulgaria": {"Ana": {"archer": 1}}})
    assert g.controls("wallachia") == ""
    g.act("Ana", "build_building building=tower place=bulgaria", "place_control_token place=wallachia")
    assert (g.controls("wallachia"), g.honor(), g.army("wallachia", "barbarians")) == ("Ana", [], {})


def door(g: MedioevoScene) -> Now:
    return Now(g.state.agenda, g._scripted(), g.events, {})


@rule("ME-12.17")
def test_a_lost_building_takes_its_tokens_with_it() -> None:
    """Those of another building, of nothing, and of another player stay."""
    control = {
        "iconium": ["Ana", "paphlagonia"],
        "sivas": ["Ana", "nicaea"],
        "trebizond": ["Ana"],
        "nicaea": ["Bo", "paphlagonia"],
    }
    g = scene(control=control)
    building_lost(g.state, door(g), "paphlagonia")
    assert tokens(g) == {"sivas": ("Ana", "nicaea"), "trebizond": ("Ana", "")}
    assert [(g.name(e.seat), e.place) for e in g.told(TokenRemoved)] == [("Ana", "iconium"), ("Bo", "nicaea")]


@rule("ME-12.18", "ME-12.19", "ME-A20")
def test_the_conqueror_of_a_building_may_replace_its_tokens() -> None:
    """Bo has taken Paphlagonia. Iconium's token can be Nicaea's tower's; in Sivas a unit of Ana's stands; Trebizond's
    can be replaced, and a token that came from elsewhere is none of his business."""
    g = scene(
        buildings={"paphlagonia": ["castle"], "nicaea": ["tower"]},
        armies={"paphlagonia": {"Bo": {"archer": 1}}, "sivas": {"Ana": {"archer": 1}}},
        control={
            "iconium": ["Ana", "paphlagonia"],
            "sivas": ["Ana", "paphlagonia"],
            "trebizond": ["Ana", "paphlagonia"],
            "nicaea": ["Ana", "smyrna"],
        },
    )
    assert replaceable(g.state, "paphlagonia", 1) == ["trebizond"]
    assert tokens(g) == {
        "iconium": ("Ana", "nicaea"),
        "sivas": ("Ana", ""),
        "trebizond": ("Ana", ""),
        "nicaea": ("Ana", "smyrna"),
    }
    replace_token(g.state, door(g), 1, "trebizond", "paphlagonia")
    assert tokens(g)["trebizond"] == ("Bo", "paphlagonia")
    assert [(g.name(e.seat), e.place) for e in g.told(TokenRemoved)] == [("Ana", "trebizond")]
