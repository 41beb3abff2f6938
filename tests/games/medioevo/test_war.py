"""ME-17.2 to ME-17.7: war, attacks without declaration, armistice and peace."""

from __future__ import annotations

import pytest

from games.medioevo.dealing import dealing, pact
from games.medioevo.scene import FOUR
from pentapolis.games.medioevo.diplomacy import war
from pentapolis.games.medioevo.diplomacy.dates import diplomacy_at_end_of_turn
from pentapolis.games.medioevo.diplomacy.events import ArmisticeMade, PactBroken, WarBegan, WarEnded
from pentapolis.games.medioevo.diplomacy.relations import Admission, Clause, War
from pentapolis.games.medioevo.moves.attacks import meeting
from support import rule

PEACE = Clause("non_belligerence")
TOLL = Clause("payment", giver=0, taker=1, amount=100, turns=(9,))


@rule("ME-17.2", "ME-1.14")
def test_war_is_a_relation_between_two_players_on_or_off() -> None:
    g = dealing()
    assert not any(war.at_war(g.state, a, b) for a in range(3) for b in range(3) if a != b)
    g.trade("Ana")
    g.act("Ana", "declare_war player=2")
    assert war.at_war(g.state, 0, 2)
    assert war.at_war(g.state, 2, 0)
    assert not war.at_war(g.state, 0, 1)
    assert g.told(WarBegan) == [WarBegan(0, 2, "declared")]
    assert "declare_war player=2" not in g.options("Ana")
    g.refused("Cy", "declare_war player=0", "ME-17.2", "refused-me-at-war-already")


@rule("ME-17.1", "ME-17.3")
def test_anybody_may_declare_war_at_a_free_window_out_of_turn_too() -> None:
    g = dealing()
    g.trade("Ana")
    g.act("Bo", "declare_war player=0")
    assert g.state.wars == [War(0, 1, 2, 1)]
    assert g.honor() == []
    assert g.waits == "Ana: trade_turn"


@rule("ME-17.3", "ME-17.6", "ME-A42")
def test_after_a_declaration_both_fight_from_the_next_turn_on() -> None:
    g = dealing(wars=[("Ana", "Bo")], since=2)
    assert not war.hostile(g.state, 0, 1)
    assert not war.hostile(g.state, 0, 1)
    assert not war.hostile(g.state, 1, 0)
    g.state.turn = 3
    assert war.hostile(g.state, 0, 1)
    assert war.hostile(g.state, 0, 1)
    assert war.hostile(g.state, 1, 0)


@rule("ME-17.4", "ME-17.22", "ME-21.11")
def test_a_declaration_breaks_every_pact_with_the_other_at_the_cost_of_2_each() -> None:
    kept = pact(PEACE, parties=(0, 2))
    g = dealing(state={"pacts": [pact(PEACE), pact(PEACE, TOLL), kept]})
    g.trade("Ana")
    g.act("Ana", "declare_war player=1")
    assert g.honor() == [("Ana", -2, "breach"), ("Ana", -2, "breach")]
    assert g.state.pacts == [kept]
    assert [(event.seat, event.signatories) for event in g.told(PactBroken)] == [(0, (0, 1)), (0, (0, 1))]


@rule("ME-17.5", "ME-21.11")
def test_an_attack_without_declared_war_costs_3_and_starts_the_war_at_once() -> None:
    g = dealing(state={"pacts": [pact(TOLL)]})
    g.attack("Ana", "Bo")
    assert g.honor() == [("Ana", -3, "undeclared_attack"), ("Ana", -2, "breach")]
    assert g.state.wars == [War(0, 1, 2, 0, True)]
    assert g.state.pacts == []
    assert war.hostile(g.state, 0, 1)
    g.attack("Ana", "Bo")
    assert len(g.honor()) == 2  # further attacks in that war cost nothing more


@rule("ME-A86", "ME-22.26")
def test_members_of_a_team_pay_the_same_for_attacking_each_other() -> None:
    g = dealing(*FOUR, options={"teams": "two"}, state={"teams": [0, 0, 1, 1]})
    g.attack("Ana", "Bo")
    assert g.honor() == [("Ana", -3, "undeclared_attack")]


@rule("ME-17.30", "ME-14.27")
def test_a_guest_in_a_place_that_is_attacked_has_no_part_in_it() -> None:
    clause = Clause("passage", giver=1, taker=2)
    g = dealing(
        armies={"pecs": {"Bo": {"archer": 1}, "Cy": {"archer": 2}}},
        state={"pacts": [pact(clause, parties=(1, 2))], "admitted": [Admission("pecs", 2, 1)]},
    )
    met = meeting(g.state, 0, "pecs")
    assert (met.kind, met.attacked) == ("battle", (1,))
    g.attack("Ana", "Bo")
    assert g.state.wars == [War(0, 1, 2, 0, True)]
    assert g.army("pecs", "Cy") == {"archer": 2}
    assert len(g.state.pacts) == 1


@rule("ME-17.6", "ME-17.5")
def test_who_was_attacked_may_strike_back_at_once_for_nothing() -> None:
    g = dealing()
    g.attack("Ana", "Bo")
    g.mark()
    g.attack("Bo", "Ana")
    assert g.honor() == []


@rule("ME-17.3", "ME-17.5", "ME-A42")
def test_an_attack_in_the_turn_of_the_declaration_is_undeclared() -> None:
    g = dealing(wars=[("Ana", "Bo")], since=2)
    g.attack("Bo", "Ana")
    assert g.honor() == [("Bo", -3, "undeclared_attack")]
    assert g.state.wars == [War(0, 1, 2, 0, True)]
    g.attack("Bo", "Ana")
    assert len(g.honor()) == 1


@rule("ME-17.5", "ME-17.22")
def test_an_attack_in_the_turn_of_the_declaration_breaks_every_pact() -> None:
    g = dealing(wars=[("Ana", "Bo")], since=2, state={"pacts": [pact(TOLL), pact(TOLL, parties=(0, 2))]})
    g.attack("Ana", "Bo")
    assert g.honor() == [("Ana", -3, "undeclared_attack"), ("Ana", -2, "breach")]
    assert [one.signatories for one in g.state.pacts] == [(0, 2)]


@rule("ME-17.23")
@pytest.mark.parametrize(
    ("clause", "broken"),
    [
        (PEACE, True),
        (Clause("passage"), True),
        (Clause("trade"), True),
        (Clause("defensive_alliance", units=1), True),
        (TOLL, False),
    ],
)
def test_an_attack_in_a_running_war_breaks_what_promises_peace(clause: Clause, broken: bool) -> None:
    g = dealing(wars=[("Ana", "Bo")], since=1, state={"pacts": [pact(clause)]})
    g.attack("Ana", "Bo")
    assert g.honor() == ([("Ana", -2, "breach")] if broken else [])
    assert len(g.state.pacts) == 1 - broken


@rule("ME-17.7", "ME-20.3")
def test_an_armistice_stops_all_combat_for_the_rest_of_the_turn() -> None:
    g = dealing(wars=[("Ana", "Bo"), ("Ana", "Cy")])
    g.trade("Cy")
    g.act("Ana", "offer_armistice player=1", "send_offer")
    assert war.hostile(g.state, 0, 1)
    g.act("Bo", f"accept_offer offer={g.only_offer()}")
    assert g.state.wars == [War(0, 1, 1, 0, False, True), War(0, 2, 1, 0)]
    assert not war.hostile(g.state, 0, 1)
    assert war.hostile(g.state, 0, 2)
    assert war.at_war(g.state, 0, 1)
    assert g.told(ArmisticeMade) == [ArmisticeMade(0, 1)]
    assert "offer_armistice player=1" not in g.options("Ana")
    g.run(diplomacy_at_end_of_turn)
    assert war.hostile(g.state, 0, 1)


@rule("ME-17.7", "ME-17.8")
def test_peace_ends_the_war_and_florins_change_hands_with_it() -> None:
    g = dealing(wars=[("Ana", "Bo")])
    g.trade("Cy")
    g.act(
        "Bo", "offer_peace player=0", "add_clause kind=payment giver=0 taker=1", "set_amount florins=250", "send_offer"
    )
    g.act("Ana", f"accept_offer offer={g.only_offer()}")
    assert g.state.wars == []
    assert g.told(WarEnded) == [WarEnded(1, 0)]
    assert g.each("florins") == {"Ana": 1350, "Bo": 1850, "Cy": 1600}
    assert g.offered("Ana", "offer_peace", "offer_armistice") == []


@rule("ME-17.1")
def test_peace_needs_both() -> None:
    g = dealing(wars=[("Ana", "Bo")])
    g.trade("Cy")
    g.act("Bo", "offer_peace player=0", "send_offer")
    g.act("Ana", f"refuse_offer offer={g.only_offer()}")
    assert (len(g.state.wars), g.state.offers) == (1, [])
