"""What comes of a battle: conquest, control and honor (chapter 15, ME-21.4 to ME-21.10)."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.medioevo.diplomacy.relations import Admission, Clause, Pact
from pentapolis.games.medioevo.moves.conquest import conquer
from pentapolis.games.medioevo.moves.events import Conquered, RebellionSuppressed
from support import rule

from .marching import can, close_windows, galley, over, turn, wagon
from .scene import FOUR, MedioevoScene, scene


def after(
    place: str, winner: str, loser: str, *names: str, battle: dict[str, Any] | None = None, **position: Any
) -> MedioevoScene:
    """A position, and what comes of a battle that has just been won there."""
    g = scene(*names, phase="combat", **position)
    over(g, place, winner, loser, **(battle or {}))
    return g


# who conquers


@rule("ME-15.1", "ME-15.2", "ME-15.10", "ME-21.4")
def test_winning_against_a_horde_conquers_barbarian_territory() -> None:
    g = after("iconium", "Ana", "barbarians", armies={"iconium": {"Ana": {"archer": 1}}})
    assert g.controls("iconium") == "Ana"
    assert g.state.conquered == ["iconium"]
    assert g.honor() == [("Ana", 1, "conquest")]
    assert [(event.seat, event.place, event.former) for event in g.told(Conquered)] == [(0, "iconium", -1)]


@rule("ME-15.1")
def test_who_controlled_it_before_conquers_nothing() -> None:
    g = after(
        "nicaea",
        "Ana",
        "Bo",
        armies={"nicaea": {"Ana": {"archer": 1}}},
        items={"w1": wagon("nicaea", "Bo")},
        battle={"attacker": "Bo", "holder": "Ana"},
    )
    assert (g.honor(), g.state.conquered) == ([], [])
    assert can(g, "Ana", "plunder") == ["asset=w1"], "but disposes of what the loser left"


@rule("ME-15.1")
def test_nobody_conquers_while_another_side_stands_there() -> None:
    position: dict[str, Any] = {"armies": {"iconium": {"Ana": {"archer": 1}, "Cy": {"archer": 1}}}}
    g = after("iconium", "Ana", "Bo", battle={"holder": "Bo"}, **position)
    assert (g.controls("iconium"), g.honor()) == ("", [])
    pact = Pact("p02-1-1", (0, 2), (Clause("passage", giver=0, taker=2),), 0, False, (-1, 0, 1, 2))
    g = after("iconium", "Ana", "Bo", battle={"holder": "Bo"}, state={"pacts": [pact]}, **position)
    assert g.honor() == [("Ana", 1, "conquest")], "guests of the conqueror don't count"


@rule("ME-15.1")
def test_a_guest_wins_for_its_host() -> None:
    pact = Pact("p01-1-1", (0, 1), (Clause("passage", giver=1, taker=0),), 0, False, (-1, 0, 1, 2))
    g = after(
        "buda",
        "Ana",
        "Cy",
        armies={"buda": {"Ana": {"archer": 1}}},
        state={"pacts": [pact], "admitted": [Admission("buda", 0, 1)]},
        battle={"holder": "Bo"},
    )
    assert (g.controls("buda"), g.honor(), g.state.conquered) == ("Bo", [], [])


@rule("ME-15.18", "ME-10.29")
def test_if_nobody_is_left_a_home_goes_to_its_owner_and_the_rest_to_barbarians() -> None:
    for place, owner in (("buda", "Bo"), ("iconium", "")):
        g = after(place, "Ana", "Cy", battle={"ended": "both_out", "won": -2, "holder": "Cy"})
        assert (g.controls(place), g.honor(), g.state.conquered) == (owner, [], [])


@rule("ME-14.10", "ME-A59", "ME-14.5")
@pytest.mark.parametrize("ended", ["surrendered", "fled"])
def test_surrender_and_flight_are_victories_too(ended: str) -> None:
    g = after(
        "iconium",
        "Ana",
        "Bo",
        armies={"iconium": {"Ana": {"archer": 1}}},
        items={"w1": wagon("iconium", "Bo")},
        battle={"ended": ended, "holder": "Bo", "began": [1, 6]},
    )
    assert g.honor() == [("Ana", 1, "conquest")], "no large army was destroyed"
    assert can(g, "Ana", "plunder") == ["asset=w1"]


# control


@rule("ME-15.13", "ME-15.14", "ME-E29")
def test_only_what_nothing_holds_is_lost_when_the_army_leaves() -> None:
    g = turn(
        armies={"bulgaria": {"Ana": {"archer": 1}}, "serbia": {"Ana": {"archer": 1}}, "nicaea": {"Ana": {"archer": 1}}},
        control={"serbia": ["Ana", "macedonia"]},
        items={"w1": wagon("bulgaria"), "w2": wagon("serbia"), "w3": wagon("nicaea")},
    )
    for item, home in (("w1", "adrianople"), ("w2", "macedonia"), ("w3", "smyrna")):
        g.act("Ana", f"begin_move item={item}", f"load unit=archer count=1 item={item}", f"step place={home}")
        g.act("Ana", "finish_move")
        g.ask("combat_turn", "Ana")
    assert (g.controls("bulgaria"), g.controls("serbia"), g.controls("nicaea")) == ("", "Ana", "Ana")


@rule("ME-15.15")
def test_buildings_of_a_territory_nobody_controls_stay() -> None:
    g = turn(
        armies={"iconium": {"Ana": {"archer": 1}}},
        buildings={"iconium": ["town", "tower"]},
        control={"sivas": ["Ana", "iconium"]},
        items={"w1": wagon("iconium")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=nicaea", "finish_move")
    assert g.controls("iconium") == ""
    assert (g.place("iconium").civil, g.place("iconium").military) == (2, 1)
    assert (g.place("sivas").token, g.place("sivas").token_of) == (0, "iconium")


@rule("ME-15.16", "ME-15.20")
def test_a_home_returns_when_the_conqueror_leaves_it() -> None:
    g = turn(
        armies={"great_plain": {"Ana": {"archer": 1}}},
        buildings={"great_plain": ["village"]},
        control={"serbia": ["Ana"]},
        items={"w1": wagon("great_plain")},
    )
    assert g.controls("great_plain") == "Ana"
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=serbia", "finish_move")
    assert (g.controls("great_plain"), g.place("great_plain").civil) == ("Bo", 1)
    token = scene(control={"great_plain": ["Ana"]})
    assert token.controls("great_plain") == "Ana", "a token holds it too"


@rule("ME-15.17")
def test_a_home_that_barbarians_leave_returns() -> None:
    held = scene(armies={"buda": {"barbarians": {"archer": 1}}})
    assert (held.controls("buda"), scene().controls("buda")) == ("", "Bo")


@rule("ME-15.19")
def test_war_eliminates_nobody() -> None:
    homes = scene().state.box.kingdoms["hungary"].territories
    g = scene(armies={home: {"Ana": {"light_infantry": 1}} for home in homes[1:]} | {homes[0]: {"Ana": {"archer": 1}}})
    over(g, homes[0], "Ana", "Bo", holder="Bo")
    assert [name for name in homes if g.controls(name) == "Bo"] == []
    assert g.player("Bo").alive
    assert 1 in g.state.order


# honor


@rule("ME-21.4", "ME-A41")
@pytest.mark.parametrize(
    ("place", "buildings", "points"),
    [
        ("iconium", [], 1),
        ("iconium", ["town"], 3),
        ("iconium", ["city", "castle", "cathedral"], 10),
        ("serbia", ["castle", "cathedral"], 0),  # nobody lives there
    ],
)
def test_an_inhabited_area_gives_honor_with_its_buildings(place: str, buildings: list[str], points: int) -> None:
    g = after(place, "Ana", "barbarians", armies={place: {"Ana": {"archer": 1}}}, buildings={place: buildings})
    assert sum(change for _, change, _ in g.honor()) == points


@rule("ME-21.5", "ME-21.6")
def test_the_first_conquest_of_rome_gives_two_more() -> None:
    position: dict[str, Any] = {"kingdoms": {"Cy": "holy_roman_empire"}, "armies": {"rome": {"Ana": {"archer": 1}}}}
    g = after("rome", "Ana", "barbarians", **position)
    assert g.honor() == [("Ana", 1, "conquest"), ("Ana", 2, "first_rome")]
    assert g.state.firsts == ["rome"]
    g = after("rome", "Ana", "barbarians", firsts=["rome"], **position)
    assert g.honor() == [("Ana", 1, "conquest")]
    g = after("rome", "Ana", "barbarians", conquered=["rome"], **position)
    assert g.honor() == [("Ana", 2, "first_rome")], "a second conquest in the turn, but the first ever by a player"


@rule("ME-21.5", "ME-21.7", "ME-A63")
def test_its_home_owner_gets_nothing_for_jerusalem() -> None:
    position: dict[str, Any] = {"kingdoms": {"Cy": "mamluk"}}
    g = after("jerusalem", "Cy", "barbarians", armies={"jerusalem": {"Cy": {"archer": 1}}}, **position)
    assert (g.honor(), g.state.firsts) == ([], [])
    g = after(
        "jerusalem", "Ana", "Cy", armies={"jerusalem": {"Ana": {"archer": 1}}}, battle={"holder": "Cy"}, **position
    )
    assert g.honor() == [("Ana", 1, "conquest"), ("Ana", 2, "first_jerusalem")]


@rule("ME-21.6")
def test_a_territory_gives_honor_once_a_turn() -> None:
    g = after(
        "iconium",
        "Bo",
        "Ana",
        armies={"iconium": {"Bo": {"archer": 1}}},
        conquered=["iconium"],
        battle={"holder": "Ana"},
    )
    assert (g.honor(), g.controls("iconium")) == ([], "Bo")
    assert g.state.conquered == ["iconium"]


@rule("ME-21.7")
def test_reconquering_a_home_gives_nothing() -> None:
    g = after("buda", "Bo", "Ana", armies={"buda": {"Bo": {"archer": 1}}}, battle={"holder": "Ana"})
    assert g.honor() == []
    assert g.state.conquered == ["buda"]


@rule("ME-21.8", "ME-A27", "ME-4.33")
def test_suppressing_a_rebellion_gives_one() -> None:
    position: dict[str, Any] = {"armies": {"buda": {"Bo": {"archer": 1}}}, "rebel": ["buda"]}
    g = after(
        "buda", "Bo", "barbarians", battle={"attacker": "barbarians", "cause": "rebellion", "holder": "Bo"}, **position
    )
    assert g.honor() == [("Bo", 1, "rebellion")], "right at its placement"
    assert not g.place("buda").rebel
    assert [(event.seat, event.place) for event in g.told(RebellionSuppressed)] == [(1, "buda")]
    g = after("buda", "Bo", "barbarians", **position)
    assert g.honor() == [("Bo", 1, "rebellion")], "or later, by reconquest"
    g = after("buda", "Ana", "barbarians", armies={"buda": {"Ana": {"archer": 1}}}, rebel=["buda"])
    assert g.honor() == [("Ana", 1, "conquest")], "another player suppresses nothing"
    assert g.place("buda").rebel


@rule("ME-21.9", "ME-14.6")
@pytest.mark.parametrize("ended", ["wiped_out", "fled"])
def test_losing_against_barbarians_costs_one(ended: str) -> None:
    g = after(
        "iconium",
        "barbarians",
        "Ana",
        armies={"iconium": {"barbarians": {"archer": 1}}},
        battle={"attacker": "Ana", "ended": ended},
    )
    assert g.honor() == [("Ana", -1, "lost_to_barbarians")]
    g = after(
        "iconium", "Bo", "Ana", armies={"iconium": {"Bo": {"archer": 1}}}, battle={"attacker": "Ana", "holder": "Bo"}
    )
    assert g.honor() == [], "losing against a player costs nothing"


@rule("ME-21.9", "ME-10.29")
def test_falling_together_with_the_barbarians_is_a_loss_too() -> None:
    g = after("iconium", "Ana", "barbarians", battle={"ended": "both_out", "won": -2})
    assert g.honor() == [("Ana", -1, "lost_to_barbarians")]


@rule("ME-21.10")
@pytest.mark.parametrize(("units", "points"), [(4, 0), (5, 1), (9, 1)])
def test_destroying_a_large_army_gives_one(units: int, points: int) -> None:
    beaten = {"began": [3, units], "losses": [0, units]}
    g = after("serbia", "Ana", "barbarians", armies={"serbia": {"Ana": {"archer": 1}}}, battle=beaten)
    assert sum(change for _, change, _ in g.honor()) == points
    defended = after(
        "nicaea",
        "Ana",
        "Bo",
        armies={"nicaea": {"Ana": {"archer": 1}}},
        battle={"attacker": "Bo", "holder": "Ana", "began": [units, 1], "losses": [units, 0]},
    )
    assert sum(change for _, change, _ in defended.honor()) == points, "in defence too, player or barbarian"


@rule("ME-21.10")
def test_who_was_led_out_of_a_large_army_was_not_destroyed() -> None:
    beaten = {"began": [3, 5], "losses": [0, 4]}
    g = after("serbia", "Ana", "barbarians", armies={"serbia": {"Ana": {"archer": 1}}}, battle=beaten)
    assert [why for _, _, why in g.honor()] == []


@rule("ME-7.14", "ME-26.11")
@pytest.mark.parametrize(
    ("rounds", "ended", "won"), [(0, "wiped_out", False), (1, "wiped_out", True), (0, "surrendered", True)]
)
def test_an_army_that_was_led_away_before_the_first_die_is_not_beaten(rounds: int, ended: str, won: bool) -> None:
    g = scene(phase="combat", armies={"serbia": {"Ana": {"archer": 1}}})
    over(g, "serbia", "Ana", "Bo", began=[3, 5], round=rounds, ended=ended)
    assert bool(g.player("Ana").won) == won
    assert g.state.conquered == ["serbia"], "but the territory is conquered all the same"


@rule("ME-13.11", "ME-21.10")
def test_at_sea_there_is_no_conquest_but_a_large_army_counts() -> None:
    g = after(
        "aegean",
        "Ana",
        "Bo",
        items={"g1": galley("aegean", units={"archer": 1})},
        battle={"began": [4, 6], "losses": [0, 6]},
    )
    assert g.honor() == [("Ana", 1, "large_army")]
    assert g.state.conquered == []


@rule("ME-19.12")
def test_barbarians_who_win_plunder_the_place() -> None:
    g = after(
        "iconium",
        "barbarians",
        "Ana",
        armies={"iconium": {"barbarians": {"archer": 1}}},
        buildings={"iconium": ["village"]},
        items={"w1": wagon("iconium")},
        battle={"attacker": "barbarians", "holder": "Ana"},
    )
    close_windows(g)
    assert g.state.items == {}
    assert g.place("iconium").civil == 0


@rule("ME-12.16", "ME-15.1")
def test_a_control_token_goes_with_the_conquest() -> None:
    g = scene(*FOUR, phase="combat", armies={"serbia": {"Ana": {"archer": 1}}}, control={"serbia": ["Bo", "buda"]})
    g.run(conquer.of(0, "serbia", 1))
    assert (g.place("serbia").token, g.place("serbia").token_of) == (-1, "")
    assert g.controls("serbia") == "Ana"
