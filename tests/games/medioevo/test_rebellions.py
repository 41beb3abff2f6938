"""ME-4.25 to ME-4.33: what too high a tax brings about."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.realms import Realm, realm
from games.medioevo.scene import THREE
from pentapolis.games.medioevo import TITLE, heuristics
from pentapolis.games.medioevo.components import BOXES
from pentapolis.games.medioevo.realm.decks import top_back
from pentapolis.games.medioevo.realm.disasters import draw_event
from pentapolis.games.medioevo.realm.events import RebellionBroke, RebellionPlaced, TaxTolerated
from pentapolis.games.medioevo.realm.rebellions import check_rebellions, divert, rebel
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Event
from support import rule

HOMES = BOXES[""].kingdoms["byzantium"].territories
"""Ana's."""
TAX_30 = "1"
"""An Event card whose back shows 30."""


def rebelling(number: int = 1, **position: Any) -> Realm:
    """Rebellions break out against Ana."""
    g = realm(**position)
    g.run(rebel.of(0, number))
    return g


def guarded(*homes: str, unit: str = "archer") -> dict[str, dict[str, dict[str, int]]]:
    """All homes of Ana but these have a unit."""
    return {home: {"Ana": {unit: 1}} for home in HOMES if home not in homes}


def guarded_by_bo(*homes: str) -> dict[str, dict[str, dict[str, int]]]:
    """These homes of Ana are Bo's."""
    return {home: {"Bo": {"archer": 1}} for home in homes}


@rule("ME-4.25", "ME-4.26", "ME-E6")
@pytest.mark.parametrize(("tax", "rebellions"), [(0, 0), (10, 0), (30, 0), (40, 1), (50, 2)])
def test_a_rebellion_for_each_step_above_the_tolerated_tax(tax: int, rebellions: int) -> None:
    g = realm(events=(TAX_30,), tax={"Ana": tax})
    g.lucky()
    g.run(check_rebellions)
    assert [(event.tax, event.check) for event in g.told(TaxTolerated)] == [(30, "turn")]
    assert [(event.seat, event.rebellions) for event in g.told(RebellionBroke)] == [(0, rebellions)][: rebellions > 0]


@rule("ME-4.25", "ME-1.4")
def test_the_back_of_the_top_card_is_known_before() -> None:
    g = realm()
    g.chance("event_deck.face=20")
    g.run(check_rebellions)
    top = g.seen("").event_deck.top()
    assert top is not None
    assert (top.face, top.card) == ("20", "")


@pytest.mark.slow
@rule("ME-4.25", "ME-4.5")
def test_the_back_on_top_decides_from_the_event_of_the_turn_to_the_check_and_at_no_other_time() -> None:
    """While taxes are set the back on top is that of the next event: another one decides."""
    chance, events = FastChance(11), list[Event]()
    g, _ = TITLE.new(TITLE.table(3), chance)
    promised: dict[tuple[int, str], set[int]] = {}
    while not g.over:
        top = g.event_deck.top()
        assert top is not None
        back, before = top_back(g), g.agenda[-1].name in ("set_tax", "bid", "reroll_barbarian_dice")
        if back in ("turn", "last_check"):
            promised.setdefault((g.turn, back), set()).add(int(top.face))
            assert not before
        if before:
            assert back == ("removed" if g.agenda[-1].name == "set_tax" and g.turn == 8 else "next_event")
        seat = TITLE.to_act(g)[0]
        choices = TITLE.asked(g, seat)
        TITLE.apply(g, seat, heuristics.thumb(g, seat, choices), chance, events)
    *told, last = [event.tax for event in events if isinstance(event, TaxTolerated)]
    assert len(told) == 7
    checks = {(turn, "turn"): {tax} for turn, tax in enumerate(told, 2)}
    assert promised | {(8, "last_check"): {last}} == checks | {(8, "last_check"): {last}}, "it need not ask anybody"


@rule("ME-4.25", "ME-25.51")
def test_nothing_is_said_to_decide_while_a_saviour_may_still_draw() -> None:
    g = realm(turn=2, phase="events", cards={"Ana": [61]}, events=("1", "2", "3", "4", "5"))
    g.lucky()
    g.run(draw_event)
    assert (g.waits, top_back(g.state)) == ("Ana: event_drawn", "next_event")
    g.act("Ana", "use_card card=61")
    assert (g.waits, top_back(g.state)) == ("Ana: choose_event", "next_event")
    g.act("Ana", "choose_event event=3")
    assert (g.waits, top_back(g.state)) == ("Ana: choose_event_icons", "turn")


@rule("ME-4.32")
def test_victims_in_turn_order() -> None:
    g = realm(events=(TAX_30,), tax={"Ana": 40, "Bo": 50}, order=("Bo", "Cy", "Ana"))
    g.run(check_rebellions)
    assert g.waits == "Bo: place_rebellion"
    g.act("Bo", "place_rebellion place=buda", "place_rebellion place=pecs")
    assert g.waits == "Ana: place_rebellion"


@rule("ME-4.27", "ME-21.11")
def test_honor_is_lost_when_barbarians_hold_a_home_already() -> None:
    g = rebelling(2, armies={"nicaea": {"barbarians": {"light_infantry": 1}}})
    assert g.honor() == [("Ana", -2, "new_rebellion")]
    assert rebelling(2, armies={"kiev": {"barbarians": {"light_infantry": 1}}}).honor() == []


@rule("ME-4.28")
def test_it_breaks_out_where_fewest_units_stand() -> None:
    position = guarded("smyrna") | {"adrianople": {"Ana": {"archer": 3}}}
    g = rebelling(armies=position)
    assert [(event.seat, event.place) for event in g.told(RebellionPlaced)] == [(0, "smyrna")]
    assert g.army("smyrna", "barbarians") == {"light_infantry": 1}


@rule("ME-4.28")
def test_among_equals_the_victim_chooses() -> None:
    g = rebelling(armies=guarded("smyrna", "nicaea"))
    assert g.asked("Ana") == ["place_rebellion place=nicaea", "place_rebellion place=smyrna"]
    g.refused("Ana", "place_rebellion place=macedonia", "ME-4.28", "refused-not-least-defended")
    g.act("Ana", "place_rebellion place=nicaea")
    assert g.army("nicaea", "barbarians") == {"light_infantry": 1}


@rule("ME-4.28")
def test_only_homes_under_control_rebel() -> None:
    taken = guarded_by_bo(*HOMES[2:])
    g = rebelling(armies=taken)
    assert g.asked("Ana") == [f"place_rebellion place={home}" for home in HOMES[:2]]


@rule("ME-4.29", "ME-A58")
def test_several_go_to_different_territories_and_the_rest_nowhere() -> None:
    taken = guarded_by_bo(*HOMES[2:])
    g = rebelling(3, armies=taken)
    g.act("Ana", f"place_rebellion place={HOMES[0]}")
    assert g.waits == ""
    assert [event.place for event in g.told(RebellionPlaced)] == list(HOMES[:2])


@rule("ME-4.30")
def test_the_horde_is_as_large_as_the_supply_allows() -> None:
    crowd = {"kiev": {"barbarians": {"light_infantry": 39, "archer": 20}}}
    g = rebelling(circle=(1, 1, 1), armies=guarded("smyrna") | crowd)
    assert g.army("smyrna", "barbarians") == {"light_infantry": 1, "captain_1": 1}


@rule("ME-4.30")
def test_without_barbarians_nothing_is_placed() -> None:
    crowd = {"kiev": {"barbarians": {"light_infantry": 40, "archer": 20, "captain_1": 7}}}
    g = rebelling(2, circle=(1, 1, 1), armies=guarded("smyrna") | crowd)
    assert (g.waits, g.told(RebellionPlaced), g.place("smyrna").rebel) == ("", [], False)


@rule("ME-4.31", "ME-19.12", "ME-4.33")
def test_an_undefended_territory_is_held_and_plundered() -> None:
    g = rebelling(
        armies=guarded("smyrna"),
        buildings={"smyrna": ["village"]},
        items={"m1": {"kind": "merchant_ship", "owner": "Ana", "place": "smyrna"}},
        options={"blood_tokens": "yes"},
    )
    assert g.controls("smyrna") == ""
    assert (g.place("smyrna").civil, g.place("smyrna").rebel, g.state.items) == (0, True, {})
    assert g.each("blood") == {"Ana": 1, "Bo": 0, "Cy": 0}


@rule("ME-4.31", "ME-A8", "ME-19.3")
def test_a_garrison_is_attacked_by_the_barbarians() -> None:
    g = realm(armies={home: {"Ana": {"light_infantry": 2}} for home in HOMES})
    g.run(rebel.of(0, 1))
    g.lucky()
    g.act("Ana", "place_rebellion place=smyrna")
    battle = g.state.battles[-1]
    assert (battle.place, battle.attacker, battle.defender, battle.cause) == ("smyrna", -1, 0, "rebellion")


@rule("ME-4.31", "ME-4.32")
def test_all_are_placed_before_the_victim_orders_the_battles() -> None:
    g = realm(armies={home: {"Ana": {"light_infantry": 2}} for home in HOMES})
    g.run(rebel.of(0, 2))
    g.act("Ana", "place_rebellion place=smyrna", "place_rebellion place=nicaea")
    assert g.waits == "Ana: order_rebellion_battles"
    assert [g.army(home, "barbarians") for home in ("smyrna", "nicaea")] == [{"light_infantry": 1}] * 2
    g.lucky()
    g.act("Ana", "face_rebellion place=nicaea")
    assert g.state.battles[-1].place == "nicaea"


@rule("ME-4.31", "ME-25.1")
def test_where_a_bishop_forbids_it_nobody_fights() -> None:
    g = realm(
        armies=guarded() | {"smyrna": {"Ana": {"light_infantry": 1}}},
        effects=[{"name": "card_1", "who": "Bo", "place": "smyrna"}],
        buildings={"smyrna": ["village"]},
    )
    g.run(rebel.of(0, 1))
    g.act("Ana", "place_rebellion place=smyrna")
    assert (g.state.battles, g.controls("smyrna"), g.place("smyrna").civil) == ([], "", 1)


@rule("ME-26.10", "ME-E51")
def test_law_sends_a_rebellion_elsewhere() -> None:
    g = realm(armies=guarded("smyrna"), items={"c1": {"kind": "caravan", "owner": "Bo", "place": "bulgaria"}})
    divert(g.state, 0, "smyrna", "bulgaria")
    g.run(rebel.of(0, 1))
    assert g.army("bulgaria", "barbarians") == {"light_infantry": 1}
    assert (g.place("smyrna").rebel, g.controls("smyrna"), g.told(RebellionPlaced)) == (False, "Ana", [])
    assert (g.state.effects, g.state.items) == ([], {})


@rule("ME-21.8", "ME-A27")
def test_a_garrison_that_wins_suppresses_the_rebellion() -> None:
    g = realm(armies={home: {"Ana": {"cavalry": 9}} for home in HOMES[:1]} | guarded_by_bo(*HOMES[1:]))
    g.lucky(5)
    g.run(rebel.of(0, 1))
    while g.waits:
        g.act("Ana", g.asked("Ana")[-1])
    assert g.honor() == [("Ana", 1, "rebellion")]
    assert (g.place(HOMES[0]).rebel, g.controls(HOMES[0])) == (False, "Ana")
    assert g.army(HOMES[0], "barbarians") == {}


@rule("ME-4.26")
def test_who_keeps_the_peace_has_done_a_deed() -> None:
    g = realm(events=(TAX_30,), tax={"Ana": 30, "Bo": 10})
    g.run(check_rebellions)
    assert [sum(g.player(who).deeds.values()) for who in THREE] == [30, 10, 0]
