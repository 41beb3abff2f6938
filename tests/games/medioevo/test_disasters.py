"""ME-4.5 to ME-4.15: the Event card of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.realms import Realm, realm
from games.medioevo.scene import THREE
from pentapolis.games.medioevo.battle.events import BuildingDestroyed
from pentapolis.games.medioevo.battle.flight import carriers
from pentapolis.games.medioevo.components import BOXES
from pentapolis.games.medioevo.realm import decks
from pentapolis.games.medioevo.realm.disasters import affected, draw_event, end_event, red, strike
from pentapolis.games.medioevo.realm.events import DecksMixed, EventDrawn, EventRolled
from pentapolis.games.medioevo.supply import cubes_left, units_left
from pentapolis.kernel.chance import FastChance, ScriptedChance
from pentapolis.kernel.now import Now
from support import rule

CARD = "3"
"""movement, buildings, goods; smyrna, nicaea, iconium, constantinople, crete, adrianople."""
BOX = BOXES[""]


def struck(icon: str, die: int, who: str = "Ana", **position: Any) -> Realm:
    """Somebody rolls for an icon of card 3; Ana leads Byzantium."""
    g = realm(event=CARD, **position)
    g.chance(f"d6={die}")
    g.run(strike.of(g.seat(who), icon))
    return g


def items(*kinds: str, place: str = "nicaea", **more: Any) -> dict[str, dict[str, Any]]:
    return {f"c{n}": {"kind": kind, "owner": "Ana", "place": place, **more} for n, kind in enumerate(kinds, 1)}


@rule("ME-4.5", "ME-4.6")
def test_the_first_player_chooses_two_of_three_icons_and_their_order() -> None:
    g = realm(events=(CARD, "5"), order=("Bo", "Ana", "Cy"), armies={"nicaea": {"Ana": {"archer": 1}}})
    g.run(draw_event)
    assert [event.event for event in g.told(EventDrawn)] == [CARD]
    assert g.state.event == CARD
    assert g.waits == "Bo: choose_event_icons"
    assert g.asked("Bo") == [
        f"choose_event_icons icons={a},{b}"
        for a, b in [
            ("movement", "buildings"),
            ("movement", "goods"),
            ("buildings", "movement"),
            ("buildings", "goods"),
            ("goods", "movement"),
            ("goods", "buildings"),
        ]
    ]
    g.refused("Bo", "choose_event_icons icons=movement,armies", "ME-4.6")
    g.act("Bo", "choose_event_icons icons=movement,goods")
    assert g.waits == ""
    assert (g.state.event, g.state.discards) == ("", [CARD])


@rule("ME-4.6", "ME-4.8", "ME-2.16")
def test_the_chosen_icons_strike_in_order_and_all_in_turn_order() -> None:
    g = realm(
        events=(CARD, "5"),
        order=("Cy", "Bo", "Ana"),
        items={
            "c1": {"kind": "caravan", "owner": "Ana", "place": "nicaea", "cargo": ["wine"]},
            "c2": {"kind": "caravan", "owner": "Cy", "place": "adrianople"},
            "c3": {"kind": "caravan", "owner": "Bo", "place": "buda", "cargo": ["wine"]},
        },
    )
    g.run(draw_event)
    g.chance("d6=6", "d6=1")
    g.act("Cy", "choose_event_icons icons=goods,movement")
    assert g.waits == "Cy: event_stop_transports"
    g.chance("d6=5")
    g.act("Cy", "stop_transport item=c2")
    # Ana rolls for goods, then Cy and Ana for movement; Bo has nothing there
    assert [(e.seat, e.icon, e.die) for e in g.told(EventRolled)] == [
        (0, "goods", 6),
        (2, "movement", 1),
        (0, "movement", 5),
    ]
    assert g.item("c1").cargo == ("wine",)


@rule("ME-4.7", "ME-A56", "ME-23.5")
def test_the_area_is_red_territories_and_the_seas_along_them() -> None:
    g = realm(event=CARD)
    assert set(red(g.state)) == {"smyrna", "nicaea", "iconium", "constantinople", "crete", "adrianople"}
    seas = {sea for name in red(g.state) for sea in BOX.chart.coast[name]}
    assert affected(g.state) == set(red(g.state)) | seas
    far = realm("Ana", "Bo", event=CARD, kingdoms={"Ana": "novgorod", "Bo": "golden_horde"})
    assert "smyrna" in affected(far.state)
    assert "crete" not in affected(far.state)
    assert affected(far.state) <= far.state.in_play


@rule("ME-4.7")
def test_protected_territories_leave_the_area_but_not_the_seas() -> None:
    g = realm(event=CARD, effects=[{"name": "card_42", "who": "Bo", "place": "crete"}])
    assert "crete" not in affected(g.state)
    assert set(BOX.chart.coast["crete"]) <= affected(g.state)


@rule("ME-4.8")
def test_who_has_nothing_there_does_not_roll() -> None:
    g = realm(event=CARD, items=items("caravan", place="buda"))
    g.run(strike.of(0, "movement"))
    assert g.waits == ""


@rule("ME-4.9")
@pytest.mark.parametrize(("die", "stopped"), [(1, 1), (2, 2), (3, 0), (6, 0)])
def test_movement(die: int, stopped: int) -> None:
    sea = BOX.chart.coast["smyrna"][0]
    own = items("caravan", "war_wagon") | {"g9": {"kind": "galley", "owner": "Ana", "place": sea}}
    g = struck("movement", die, items=own)
    for name in ("g9", "c2")[:stopped]:
        assert g.waits == "Ana: event_stop_transports"
        g.act("Ana", f"stop_transport item={name}")
    assert g.waits == ""
    assert [name for name, item in g.state.items.items() if item.stopped] == sorted(["g9", "c2"][:stopped])


@rule("ME-4.9", "ME-14.3")
def test_who_has_no_movement_left_by_an_event_does_not_flee_either() -> None:
    wagons = {f"w{n}": {"kind": "war_wagon", "owner": "Ana", "place": "nicaea"} for n in (1, 2)}
    g = struck("movement", 1, items=wagons, armies={"nicaea": {"Ana": {"archer": 3}}})
    assert carriers(g.state, 0, "nicaea", False, 1) == ["w1", "w2"]
    g.act("Ana", "stop_transport item=w1")
    assert carriers(g.state, 0, "nicaea", False, 1) == ["w2"]


@rule("ME-4.10", "ME-A57")
@pytest.mark.parametrize("die", [1, 4])
def test_armies_are_damaged_by_the_normal_steps(die: int) -> None:
    g = struck("armies", die, armies={"nicaea": {"Ana": {"cavalry": 1, "archer": 1}}}, items=items("caravan"))
    if die == 1:
        g.act("Ana", "suffer_damage place=nicaea unit=cavalry")
        assert g.army("nicaea", "Ana") == {"heavy_infantry": 1, "archer": 1}
    else:
        g.act("Ana", "suffer_damage place=nicaea unit=cavalry", "suffer_damage place=nicaea unit=heavy_infantry")
        g.act("Ana", "suffer_damage place=nicaea unit=light_infantry", "suffer_damage place=nicaea unit=archer")
        assert g.army("nicaea", "Ana") == {}
    assert g.waits == ""
    assert len(g.state.items) == 1


@rule("ME-4.10")
@pytest.mark.parametrize("die", [5, 6])
def test_armies_are_safe_from_high_dice(die: int) -> None:
    g = struck("armies", die, armies={"nicaea": {"Ana": {"archer": 1}}})
    assert (g.waits, g.army("nicaea", "Ana")) == ("", {"archer": 1})


@rule("ME-4.10")
def test_armies_at_sea_are_struck_aboard() -> None:
    sea = BOX.chart.coast["smyrna"][0]
    g = struck("armies", 1, items={"g1": {"kind": "galley", "owner": "Ana", "place": sea, "units": {"archer": 2}}})
    g.act("Ana", f"suffer_damage place={sea} unit=archer item=g1")
    assert g.item("g1").troops[0].count == 1
    assert units_left(g.state, 0, "archer") == 9


@rule("ME-4.10", "ME-19.12")
def test_what_an_event_leaves_to_barbarians_is_plundered() -> None:
    g = struck(
        "armies",
        1,
        armies={"iconium": {"Ana": {"archer": 1}, "barbarians": {"light_infantry": 1}}},
        items=items("caravan", place="iconium"),
    )
    g.act("Ana", "suffer_damage place=iconium unit=archer")
    assert g.state.items == {}


@rule("ME-4.11", "ME-12.20")
@pytest.mark.parametrize(("die", "tokens"), [(1, 1), (3, 3), (4, 0)])
def test_buildings_get_destruction_tokens(die: int, tokens: int) -> None:
    g = struck("buildings", die, buildings={"nicaea": ["town", "tower"]})
    for _ in range(tokens):
        g.act("Ana", "suffer_ruin place=nicaea building=town")
    assert g.waits == ""
    assert g.place("nicaea").damage == (tokens, 0, 0)


@rule("ME-4.11", "ME-12.17", "ME-12.20")
def test_a_building_falls_with_its_control_tokens() -> None:
    g = struck(
        "buildings",
        3,
        buildings={"nicaea": ["tower"]},
        damage={"nicaea": {"military": 1}},
        control={"iconium": ["Ana", "nicaea"]},
    )
    g.act("Ana", "suffer_ruin place=nicaea building=tower", "suffer_ruin place=nicaea building=tower")
    # the third point finds nothing any more
    assert g.waits == ""
    assert [(event.place, event.building) for event in g.told(BuildingDestroyed)] == [("nicaea", "tower")]
    assert (g.place("nicaea").military, g.controls("iconium")) == (0, "")


@rule("ME-4.14", "ME-A74")
def test_buildings_belong_to_who_controls_their_territory() -> None:
    g = realm(
        event=CARD, buildings={"iconium": ["village"], "smyrna": ["village"]}, armies={"smyrna": {"Bo": {"archer": 1}}}
    )
    g.run(strike.of(0, "buildings"))
    assert g.waits == ""
    g.chance("d6=1")
    g.run(strike.of(1, "buildings"))
    assert g.waits == "Bo: event_assign_building_damage"
    assert g.asked("Bo") == ["suffer_ruin place=smyrna building=village"]


@rule("ME-4.12", "ME-4.13")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (2, 2), (3, 0)])
def test_one_transport_loses_goods(die: int, lost: int) -> None:
    own = items("caravan", "caravan", cargo=["salt", "wine"])
    g = struck("goods", die, items=own)
    if lost:
        assert len(g.asked("Ana")) == 4
        g.act("Ana", "lose_cube item=c2 good=wine")
    if lost == 2:
        assert g.asked("Ana") == ["lose_cube item=c2 good=salt"]
        g.act("Ana", "lose_cube item=c2 good=salt")
    assert g.waits == ""
    assert [len(g.item(name).cargo) for name in ("c1", "c2")] == [2, 2 - lost]
    assert cubes_left(g.state, "wine") == 18 + (lost > 0)


@rule("ME-4.13")
def test_what_can_not_be_harmed_is_lost() -> None:
    g = struck("armies", 4, armies={"nicaea": {"Ana": {"archer": 1}}})
    g.act("Ana", "suffer_damage place=nicaea unit=archer")
    assert g.waits == ""
    g = struck("goods", 2, items=items("caravan", cargo=["salt"]))
    g.act("Ana", "lose_cube item=c1 good=salt")
    assert g.waits == ""


@rule("ME-4.15", "ME-A7")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    others = [number for number in BOX.events if number != CARD]
    g = realm(event=CARD, discards=others)
    assert len(g.state.event_deck) == 0
    g.chance("event_deck.face=30")
    g.run(end_event)
    assert [event.cards for event in g.told(DecksMixed)] == [30]
    assert (len(g.state.event_deck), g.state.discards) == (30, [])


@rule("ME-25.51", "ME-A102")
def test_too_few_cards_for_a_batch_are_shuffled_with_the_discards() -> None:
    g = realm(events=("1", "2"), discards=[n for n in BOX.events if n not in ("1", "2")])
    now = Now(g.state.agenda, ScriptedChance((), FastChance(3)), g.events, g.title.faces)
    drawn = decks.draw_events(g.state, now, 3)
    assert (len(set(drawn)), len(g.state.event_deck), g.state.discards) == (3, 27, [])


@rule("ME-4.8")
def test_a_die_may_be_changed_before_it_counts() -> None:
    g = realm(event=CARD, armies={"nicaea": {"Ana": {"archer": 1}}}, cards={"Bo": (46,)})
    g.chance("d6=5")
    g.title.set_off(g.state, [strike.of(0, "armies")], g._scripted(), g.events)
    pending = g.title.pending(g.state)
    assert pending is not None
    assert pending.name == "die_rolled"
    assert g.state.rolled == [5]


@rule("ME-4.15")
def test_who_came_through_unharmed_has_done_a_deed() -> None:
    g = realm(event=CARD, events=("5",), player={"Ana": {"struck": ("nicaea",)}}, control={"iconium": ["Bo", "buda"]})
    g.lucky()
    g.run(end_event)
    survived = {who: sum(g.player(who).deeds.values()) for who in THREE}
    assert survived == {"Ana": 3, "Bo": 1, "Cy": 0}
