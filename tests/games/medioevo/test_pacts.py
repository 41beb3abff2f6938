"""ME-17.8 to ME-17.21, ME-17.27 to ME-17.32: what pacts say, allow and bring, and how they end."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.dealing import DealingScene, dealing, pact
from games.medioevo.scene import FOUR
from pentapolis.games.medioevo.control import contested
from pentapolis.games.medioevo.diplomacy import pacts
from pentapolis.games.medioevo.diplomacy.dates import diplomacy_at_end_of_turn, due_payments, leave_diplomacy
from pentapolis.games.medioevo.diplomacy.events import (
    Overstayed,
    PactEnded,
    PactRevealed,
    SecretlyPaid,
    SecretPactEnded,
)
from pentapolis.games.medioevo.diplomacy.relations import Admission, Clause, Notice, Pact, War
from pentapolis.games.medioevo.events import PaidTo
from pentapolis.games.medioevo.forces import add_troops, of_kind, set_troops
from pentapolis.games.medioevo.moves.combat import overstay
from pentapolis.games.medioevo.tabletop import Prisoner
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.now import Now
from support import rule

PASSAGE = Clause("passage", giver=1, taker=0)


def talking(*names: str, **position: Any) -> DealingScene:
    """A free window in Cy's trade turn."""
    g = dealing(*names, **position)
    g.trade("Cy")
    return g


def door(g: DealingScene) -> Now:
    return Now(g.state.agenda, ScriptedChance(()), g.events, {})


def guests(g: DealingScene, place: str = "buda", count: int = 2) -> None:
    """Ana's units come to a place of Bo's."""
    pacts.admit(g.state, 0, place)
    add_troops(g.state, place, 0, [of_kind("archer", count)])


# the clauses


@rule("ME-E36", "ME-17.9", "ME-17.11", "ME-17.12", "ME-17.14", "ME-17.15", "ME-17.16", "ME-17.19", "ME-17.21")
@pytest.mark.parametrize(
    ("written", "clauses", "end", "secret"),
    [
        ("add_clause kind=passage giver=1 taker=0; set_end turn=3", [Clause("passage", 1, 0)], 3, False),
        (
            "add_clause kind=trade giver=1 taker=0; set_fee florins=50; set_end turn=4",
            [Clause("trade", 1, 0, fee=50)],
            4,
            False,
        ),
        (
            "add_clause kind=passage giver=1 taker=0; add_clause kind=non_belligerence; "
            "add_clause kind=payment giver=0 taker=1; set_end turn=5",
            [Clause("passage", 1, 0), Clause("non_belligerence")],
            5,
            False,
        ),
        (
            "add_clause kind=defensive_alliance giver=1 taker=0; set_units units=6",
            [Clause("defensive_alliance", 1, 0, units=6)],
            0,
            False,
        ),
        (
            "add_clause kind=offensive_alliance giver=1 taker=0; set_units units=8; toggle_against player=2; "
            "toggle_against player=3; set_end turn=8; set_secret secret=yes",
            [Clause("offensive_alliance", 1, 0, units=8, against=(2, 3))],
            8,
            True,
        ),
    ],
)
def test_the_pacts_of_the_book_can_be_written(written: str, clauses: list[Clause], end: int, secret: bool) -> None:
    g = talking(*FOUR)
    g.sign("Ana", "Bo", *written.split("; "))
    known_to = (0, 1) if secret else (-1, 0, 1, 2, 3)
    assert g.state.pacts == [Pact("p01-2-1", (0, 1), tuple(clauses), end, secret, known_to)]
    paid = 100 if "payment" in written else 0
    assert g.each("florins") == {"Ana": 1600 - paid, "Bo": 1600 + paid, "Cy": 1600, "Dee": 1600}


@rule("ME-17.9", "ME-17.21")
def test_a_pact_of_three_is_in_force_when_all_have_accepted() -> None:
    g = talking(*FOUR)
    g.act("Ana", "offer_pact player=1", "add_partner player=3", "add_clause kind=non_belligerence")
    g.act("Ana", "add_clause kind=trade giver=3 taker=1", "toggle_place place=novgorod", "send_offer")
    name = g.only_offer()
    g.act("Dee", f"accept_offer offer={name}")
    assert g.state.pacts == []
    assert g.offered("Dee", "accept_offer") == []
    g.act("Bo", f"accept_offer offer={name}")
    assert [(one.signatories, len(one.clauses)) for one in g.state.pacts] == [((0, 1, 3), 2)]
    assert list(pacts.grants(g.state, "trade", 3, 1, "novgorod"))
    assert not list(pacts.grants(g.state, "trade", 3, 0, "novgorod"))
    assert not list(pacts.grants(g.state, "trade", 3, 1, "pskov"))


@rule("ME-17.10", "ME-17.29")
def test_nothing_is_implied_beyond_the_clauses() -> None:
    g = dealing(state={"pacts": [pact(Clause("non_belligerence"))]})
    assert not pacts.passage(g.state, 0, 1, "buda")
    assert not pacts.may_trade(g.state, 0, "buda")
    assert not pacts.may_place_troops(g.state, 0, "buda")
    assert not pacts.may_place_trade(g.state, 0, "buda")
    assert pacts.may_place_troops(g.state, 1, "buda")


@rule("ME-17.17", "ME-17.18", "ME-6.18", "ME-17.21")
def test_military_and_civil_control_open_places_to_their_beneficiary() -> None:
    clauses = (
        Clause("military_control", giver=1, taker=0, places=("buda",)),
        Clause("civil_control", giver=1, taker=0),
    )
    g = dealing(state={"pacts": [pact(*clauses)]})
    assert pacts.may_place_troops(g.state, 0, "buda")
    assert not pacts.may_place_troops(g.state, 0, "great_plain")
    assert not pacts.may_place_troops(g.state, 2, "buda")
    assert pacts.may_place_trade(g.state, 0, "great_plain")
    assert not pacts.may_place_trade(g.state, 1, "constantinople")
    assert not pacts.passage(g.state, 0, 1, "buda")
    guests(g)
    assert g.controls("buda") == "Bo"


# passage


@rule("ME-17.12", "ME-2.6", "ME-9.19", "ME-15.13")
def test_guests_stand_in_a_place_without_taking_or_contesting_it() -> None:
    g = dealing(state={"pacts": [pact(PASSAGE)]}, armies={"pecs": {"Bo": {"archer": 1}}})
    assert pacts.passage(g.state, 0, 1, "buda")
    assert not pacts.passage(g.state, 1, 0, "constantinople")
    for place in ("buda", "pecs"):
        guests(g, place)
        assert g.controls(place) == "Bo"
        assert not contested(g.state, place)
    assert g.state.admitted == [Admission("buda", 0, 1), Admission("pecs", 0, 1)]
    set_troops(g.state, "buda", 0, ())
    pacts.refresh_admissions(g.state)
    assert g.state.admitted == [Admission("pecs", 0, 1)]


@rule("ME-2.6", "ME-2.7")
def test_without_a_pact_units_of_two_sides_contest_a_place() -> None:
    g = dealing(armies={"pecs": {"Bo": {"archer": 1}}})
    guests(g, "pecs")
    assert (g.controls("pecs"), contested(g.state, "pecs")) == ("", True)
    assert g.state.admitted == []


@rule("ME-2.7", "ME-17.12")
def test_who_agrees_later_contests_the_place_no_longer() -> None:
    g = talking(armies={"pecs": {"Bo": {"archer": 1}, "Ana": {"archer": 1}}})
    assert g.controls("pecs") == ""
    g.sign("Ana", "Bo", "add_clause kind=passage giver=1 taker=0")
    assert g.controls("pecs") == "Bo"


@rule("ME-2.7", "ME-17.12")
def test_under_mutual_passage_the_guest_is_who_has_no_claim_there() -> None:
    both = {"Bo": {"archer": 1}, "Ana": {"archer": 1}}
    g = talking(armies={"pecs": both, "nicaea": both, "serbia": both, "epirus": both}, control={"epirus": ["Ana"]})
    g.sign("Ana", "Bo", "add_clause kind=passage")
    assert (g.controls("pecs"), g.controls("nicaea"), g.controls("epirus")) == ("Bo", "Ana", "Ana")
    assert g.controls("serbia") == ""  # nobody's more than the other's


@rule("ME-2.6")
def test_a_conqueror_does_not_become_a_guest_by_a_later_pact() -> None:
    g = talking(armies={"pecs": {"Ana": {"archer": 1}}})
    assert g.controls("pecs") == "Ana"
    g.sign("Ana", "Bo", "add_clause kind=passage giver=1 taker=0")
    assert g.controls("pecs") == "Ana"


@rule("ME-17.13")
def test_a_right_that_ends_with_troops_inside_leaves_them_one_combat_phase() -> None:
    g = dealing(state={"pacts": [pact(PASSAGE, end=2)]}, phase="end_turn")
    guests(g)
    g.run(diplomacy_at_end_of_turn)
    assert g.state.pacts == []
    assert g.state.notices == [Notice(0, 1, 3, (0, 1))]
    assert (g.controls("buda"), pacts.passage(g.state, 0, 1, "pecs")) == ("Bo", True)
    g.run(overstay)  # the combat phase of turn 2 is over: this is not the one
    assert g.state.notices == [Notice(0, 1, 3, (0, 1))]
    g.state.turn, g.state.phase = 3, "combat"
    g.run(overstay)
    assert g.told(Overstayed) == [Overstayed(0, 1, "buda")]
    assert g.honor() == [("Ana", -3, "undeclared_attack"), ("Ana", 1, "conquest")]  # nobody defends it
    assert g.state.wars == [War(0, 1, 3, 0, True)]
    assert (g.state.admitted, g.state.notices) == ([], [])
    assert not pacts.passage(g.state, 0, 1, "pecs")


@rule("ME-17.13", "ME-17.12")
def test_on_its_way_out_a_guest_passes_no_further_than_it_was_let_in() -> None:
    g = dealing(state={"pacts": [pact(Clause("passage", places=("buda", "pecs")))]}, phase="purchase")
    guests(g)
    pacts.end_pact(g.state, door(g), g.state.pacts[0].id, "agreed")
    assert g.state.notices == [Notice(0, 1, 2, (0, 1), ("buda", "pecs"))]
    assert [pacts.passage(g.state, 0, 1, place) for place in ("buda", "pecs", "slavonia")] == [True, True, False]
    g.state.wars = [War(0, 1, 2, 1)]
    assert not pacts.passage(g.state, 0, 1, "pecs"), "nor through the land of an enemy"
    pacts.refresh_admissions(g.state)
    assert len(g.state.notices) == 1, "and nobody gets notice twice"


@rule("ME-17.13")
def test_guests_who_leave_in_time_attack_nobody() -> None:
    g = dealing(state={"pacts": [pact(PASSAGE)]}, phase="purchase")
    guests(g)
    pacts.end_pact(g.state, door(g), g.state.pacts[0].id, "agreed")
    assert g.state.notices == [Notice(0, 1, 2, (0, 1))]  # the combat phase of this turn is still to come
    set_troops(g.state, "buda", 0, ())
    pacts.refresh_admissions(g.state)
    g.run(overstay)
    assert (g.honor(), g.state.wars, g.state.notices) == ([], [], [])


@rule("ME-17.13")
def test_a_new_right_makes_the_notice_pointless() -> None:
    g = talking(state={"pacts": [pact(PASSAGE)]}, phase="purchase")
    guests(g)
    pacts.end_pact(g.state, door(g), g.state.pacts[0].id, "agreed")
    g.sign("Ana", "Bo", "add_clause kind=passage")
    g.state.turn = 3
    g.run(overstay)
    assert (g.honor(), g.controls("buda")) == ([], "Bo")


@rule("ME-17.5", "ME-15.1")
def test_a_guest_who_attacks_is_a_guest_no_more() -> None:
    g = dealing(state={"pacts": [pact(PASSAGE)]})
    guests(g)
    g.attack("Ana", "Bo")
    assert (g.state.admitted, g.state.notices, g.controls("buda")) == ([], [], "Ana")


@rule("ME-17.12")
def test_the_host_keeps_the_guests_it_attacks_apart_from_its_land() -> None:
    g = dealing(state={"pacts": [pact(PASSAGE)]})
    guests(g)
    g.attack("Bo", "Ana")
    assert g.honor() == [("Bo", -3, "undeclared_attack"), ("Bo", -2, "breach")]
    assert g.state.notices == [Notice(0, 1, 2, (0, 1))]


# payments and prisoners


@rule("ME-17.19", "ME-17.8")
def test_payments_due_are_taken_in_phase_3_of_their_turns() -> None:
    clause = Clause("payment", giver=0, taker=1, amount=300, turns=(2, 4))
    g = dealing(state={"pacts": [pact(clause)]})
    for turn, paid in ((2, 300), (3, 300), (4, 600)):
        g.state.turn = turn
        g.run(due_payments)
        assert g.each("florins") == {"Ana": 1600 - paid, "Bo": 1600 + paid, "Cy": 1600}
    assert g.told(PaidTo) == [PaidTo(0, 1, 300, "pact")] * 2
    assert g.player("Ana").counted == 1000


@rule("ME-17.19", "ME-17.23", "ME-17.22")
def test_who_lacks_the_money_breaks_the_pact() -> None:
    clause = Clause("payment", giver=0, taker=1, amount=300, turns=(2,))
    g = dealing(state={"pacts": [pact(clause, clause)]}, florins={"Ana": 450})
    g.run(due_payments)
    assert (g.player("Ana").florins, g.state.pacts) == (150, [])  # the second one could not be paid
    assert g.honor() == [("Ana", -2, "breach")]


@rule("ME-17.19", "ME-17.28", "ME-2.12")
def test_a_payment_of_a_secret_pact_is_known_to_the_two_alone() -> None:
    clause = Clause("payment", giver=0, taker=1, amount=300, turns=(2,))
    g = dealing(state={"pacts": [pact(clause, secret=True)]})
    before = g.title.encode(g.seen("Cy"))
    g.run(due_payments)
    assert g.title.encode(g.seen("Cy")) == before
    assert g.each("florins")["Bo"] == 1900
    assert g.told(SecretlyPaid) == [SecretlyPaid(0, 0, 1, 300), SecretlyPaid(1, 0, 1, 300)]
    assert g.heard("Cy") == g.heard("") == []


@rule("ME-17.20", "ME-17.8", "ME-14.23")
def test_prisoners_change_hands_at_signing_and_go_free_to_their_owner() -> None:
    g = talking(
        prisoners={"Bo": [{"owner": "Ana", "unit": "archer", "count": 2}, {"owner": "Cy", "unit": "captain_2"}]},
    )
    g.act("Bo", "offer_pact player=0", "add_clause kind=prisoner_exchange giver=1 taker=0")
    assert g.offered("Bo", "send_offer") == []  # it names nobody yet
    g.act("Bo", "add_prisoner owner=0 unit=archer", "add_prisoner owner=2 unit=captain_2", "set_amount florins=150")
    assert g.offered("Bo", "add_prisoner") == ["add_prisoner owner=0 unit=archer"]
    g.act("Bo", "send_offer")
    g.act("Ana", f"accept_offer offer={g.only_offer()}")
    assert g.player("Bo").prisoners == [Prisoner(0, "archer", 0, 1)]
    assert g.player("Ana").prisoners == [Prisoner(2, "captain", 2, 1)]
    assert [(troop.kind, troop.count) for troop in g.player("Ana").surrendered] == [("archer", 1)]
    assert g.each("florins") == {"Ana": 1450, "Bo": 1750, "Cy": 1600}
    assert g.state.pacts == []  # all of it is done


# ends


@rule("ME-17.27", "ME-20.3", "ME-17.9")
def test_a_pact_holds_to_the_end_of_its_last_turn_or_for_the_whole_game() -> None:
    g = dealing(state={"pacts": [pact(PASSAGE, end=3), pact(PASSAGE, Clause("trade"), parties=(0, 1))]})
    g.run(diplomacy_at_end_of_turn)
    assert len(g.state.pacts) == 2
    g.state.turn = 3
    g.run(diplomacy_at_end_of_turn)
    assert [one.end for one in g.state.pacts] == [0]
    assert g.told(PactEnded) == [PactEnded("p01-1-1", (0, 1), "time")]
    assert g.honor() == []


@rule("ME-17.27", "ME-17.1")
def test_a_pact_ends_when_all_signatories_agree() -> None:
    g = talking(*FOUR, state={"pacts": [pact(Clause("non_belligerence"), parties=(0, 1, 2))]})
    g.act("Ana", "end_pact pact=p012-1-1")
    assert g.offered("Dee", "end_pact", "accept_offer") == []
    assert g.offered("Bo", "end_pact") == []
    name = g.only_offer()
    g.act("Bo", f"accept_offer offer={name}")
    assert len(g.state.pacts) == 1
    g.act("Cy", f"accept_offer offer={name}")
    assert (g.state.pacts, g.honor()) == ([], [])
    assert g.told(PactEnded) == [PactEnded("p012-1-1", (0, 1, 2), "agreed")]


@rule("ME-17.28", "ME-17.22")
def test_a_secret_pact_is_known_to_its_signatories_until_it_is_broken() -> None:
    g = talking()
    g.sign("Ana", "Bo", "add_clause kind=non_belligerence", "set_secret secret=yes")
    assert (g.pacts("Ana"), g.pacts("Bo")) == ([("non_belligerence",)],) * 2
    assert (g.pacts("Cy"), g.pacts("")) == ([], [])
    g.mark()
    g.act("Bo", "declare_war player=0")
    assert g.told(PactRevealed) == [PactRevealed("p01-2-1", (0, 1), ("non_belligerence",))]
    assert g.honor() == [("Bo", -2, "breach")]


@rule("ME-17.28", "ME-17.27")
def test_a_secret_pact_ends_in_secret() -> None:
    g = dealing(state={"pacts": [pact(PASSAGE, end=2, secret=True)]})
    before = g.title.encode(g.seen("Cy"))
    g.run(diplomacy_at_end_of_turn)
    assert g.title.encode(g.seen("Cy")) == before
    assert [event.seat for event in g.told(SecretPactEnded)] == [0, 1]
    assert g.heard("Cy") == g.heard("") == []


@rule("ME-17.32")
def test_an_eliminated_players_wars_pacts_and_offers_end_without_penalty() -> None:
    peace = Clause("non_belligerence")
    clauses = (peace, Clause("trade", giver=1, taker=2), Clause("trade", giver=0, taker=1))
    g = talking(
        wars=[("Ana", "Bo"), ("Bo", "Cy")],
        state={"pacts": [pact(peace), pact(*clauses, parties=(0, 1, 2))]},
    )
    g.act("Bo", "offer_peace player=0", "send_offer")
    g.act("Cy", "offer_pact player=0")
    leave_diplomacy(g.state, door(g), 0)
    assert g.state.wars == [War(1, 2, 1, 1)]
    assert [(one.signatories, one.clauses) for one in g.state.pacts] == [((1, 2), (peace, clauses[1]))]
    assert (g.state.offers, g.player("Cy").draft, g.honor()) == ([], None, [])
