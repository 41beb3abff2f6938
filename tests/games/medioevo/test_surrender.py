"""ME-14.8 to ME-14.12: surrender."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.medioevo.battles import HOME, SEA, WILD, BattleScene, army_scene, battle_scene
from pentapolis.games.medioevo.battle.events import ArmySurrendered
from pentapolis.games.medioevo.diplomacy.pacts import NON_BELLIGERENCE, PAYMENT
from pentapolis.games.medioevo.diplomacy.relations import Clause, Draft
from pentapolis.games.medioevo.events import PaidTo
from pentapolis.games.medioevo.forces import set_troops
from pentapolis.games.medioevo.tabletop import BARBARIANS, Troop
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"


def two_armies() -> BattleScene:
    g = army_scene({LI: 4, "captain_2": 1}, {LI: 4, AR: 1}, florins={"Ana": 300, "Bo": 500})
    g.meet("Bo", "Ana", HOME)
    return g


@rule("ME-14.8", "ME-14.9", "ME-14.10", "ME-14.11")
def test_a_surrender_with_terms_ends_the_battle_and_the_units_go_to_their_owners_board() -> None:
    g = two_armies()
    g.act("Bo", "offer_surrender player=1", "surrender_terms florins=1")
    assert g.waits == "Ana: answer_surrender"
    assert g.choices() == ["accept_surrender", "refuse_surrender"]
    g.act("Ana", "accept_surrender")
    assert g.result == ("Ana", "surrendered")
    assert g.told(ArmySurrendered) == [ArmySurrendered(1, HOME, 0, 1)]
    assert g.told(PaidTo) == [PaidTo(1, 0, 1, "surrender")]
    assert g.each("florins") == {"Ana": 301, "Bo": 499, "Cy": 1600}
    assert g.army(HOME, "Bo") == {}
    assert g.player("Bo").surrendered_now == [Troop("captain", 2), Troop(LI, count=4)]
    assert g.each("prisoners") == {"Ana": [], "Bo": [], "Cy": []}
    assert g.battle.losses == [0, 0]
    assert g.waits == ""


@rule("ME-14.8")
def test_either_side_may_propose_that_the_other_surrenders_and_pay_for_it() -> None:
    g = two_armies()
    g.act("Bo", "pass")
    g.act("Ana", "offer_surrender player=1")
    options = g.options("Ana")
    assert "surrender_terms florins=-300" in options  # what Ana has
    assert "surrender_terms florins=500" in options  # what Bo is known to have
    assert "surrender_terms florins=-301" not in options
    assert "surrender_terms florins=501" not in options
    g.act("Ana", "surrender_terms florins=-200")
    g.act("Bo", "accept_surrender")
    assert g.each("florins") == {"Ana": 100, "Bo": 700, "Cy": 1600}
    assert g.result == ("Ana", "surrendered")


@rule("ME-14.8")
def test_a_refused_offer_leaves_the_battle_as_it_was_and_is_not_made_again_in_the_round() -> None:
    g = two_armies()
    g.act("Bo", "offer_surrender player=0", "surrender_terms florins=0")
    g.act("Ana", "refuse_surrender")
    assert g.waits == "Bo: declare_capture"
    assert g.choices() == ["pass", "declare_capture"]
    g.play("8: 8", "1 2 3", "1 1 2", rounds=9)
    assert g.battle.round == 1
    assert g.waits == "Bo: battle_continue"
    assert "offer_surrender player=0" in g.choices()


@rule("ME-14.8", "ME-2.9")
def test_who_cannot_pay_can_only_refuse() -> None:
    g = two_armies()
    g.act("Bo", "offer_surrender player=0", "surrender_terms florins=250")
    g.player("Ana").florins = 200  # as after a payment that Bo does not know of
    assert g.choices() == ["refuse_surrender"]


@rule("ME-14.8")
def test_an_offer_can_be_withdrawn_before_its_terms() -> None:
    g = two_armies()
    g.act("Bo", "offer_surrender player=0", "pass")
    assert g.waits == "Bo: declare_capture"


@rule("ME-10.27", "ME-14.8")
def test_at_the_end_of_a_round_attacker_and_defender_may_propose() -> None:
    g = two_armies()
    g.play("8: 8", "1 2 3", "1 1 2", rounds=9)
    g.act("Bo", "offer_surrender player=1", "surrender_terms florins=0")
    g.act("Ana", "refuse_surrender")
    g.act("Ana", "offer_surrender player=0", "surrender_terms florins=0")
    g.act("Bo", "accept_surrender")
    assert g.result == ("Bo", "surrendered")
    assert g.army(HOME, "Ana") == {}
    assert g.battle.round == 1


@rule("ME-14.8", "ME-19.4")
def test_barbarians_neither_offer_nor_accept() -> None:
    g = battle_scene(armies={WILD: {"Ana": {LI: 9}, "barbarians": {LI: 9}}}, circle=[1, 2, 3])
    g.meet("Ana", "barbarians", WILD, "1 2 3")
    assert g.waits == "Ana: reroll_attack"


@rule("ME-14.9")
def test_transports_and_engines_stay_and_at_sea_the_galleys_are_empty() -> None:
    g = army_scene({LI: 2}, {LI: 2}, items={"e1": {"kind": "catapult", "owner": "Bo", "place": HOME}})
    g.meet("Bo", "Ana", HOME)
    g.act("Bo", "offer_surrender player=1", "surrender_terms florins=0")
    g.act("Ana", "accept_surrender")
    assert g.item("e1").place == HOME
    fleet = {"kind": "galley", "level": 1, "place": SEA}
    items = {"g1": {**fleet, "owner": "Bo", "units": {LI: 3}}, "g2": {**fleet, "owner": "Ana", "units": {AR: 2}}}
    g = battle_scene(items=items)
    g.meet("Bo", "Ana", SEA)
    g.act("Bo", "offer_surrender player=0", "surrender_terms florins=0")
    g.act("Ana", "accept_surrender")
    assert g.item("g2").troops == ()
    assert g.player("Ana").surrendered_now == [Troop(AR, count=2)]


@rule("ME-26.14", "ME-14.9")
def test_promoted_units_surrender_as_what_they_are() -> None:
    g = two_armies()
    set_troops(g.state, HOME, 1, [Troop(CV, real=LI), Troop(LI, lent_by=BARBARIANS)])
    g.act("Bo", "offer_surrender player=1", "surrender_terms florins=0")
    g.act("Ana", "accept_surrender")
    assert g.player("Bo").surrendered_now == [Troop(LI)]


def with_pact(**fields: object) -> BattleScene:
    """Bo, who attacks, has written a pact for Ana."""
    clauses = (Clause(NON_BELLIGERENCE), Clause(PAYMENT, giver=1, taker=0, amount=150))
    g = army_scene({LI: 4}, {LI: 4}, florins={"Ana": 300, "Bo": 500})
    g.player("Bo").draft = replace(Draft("pact", (0,), clauses, end=5), **fields)
    g.meet("Bo", "Ana", HOME)
    return g


@rule("ME-14.8", "ME-17.8")
def test_a_pact_that_is_written_may_be_part_of_the_agreement() -> None:
    g = with_pact()
    g.act("Bo", "offer_surrender player=1")
    assert "surrender_pact florins=350" in g.options("Bo")
    assert "surrender_pact florins=351" not in g.options("Bo"), "150 go with the pact"
    g.act("Bo", "surrender_pact florins=50")
    assert [offer.id for offer in g.seen("Ana").offers] == ["s10-2-1"]
    assert g.seen("Cy").offers == []
    g.act("Ana", "accept_surrender")
    assert g.result == ("Ana", "surrendered")
    assert g.each("florins") == {"Ana": 500, "Bo": 300, "Cy": 1600}
    (signed,) = g.state.pacts
    assert (signed.signatories, signed.end, [clause.kind for clause in signed.clauses]) == (
        (0, 1),
        5,
        [NON_BELLIGERENCE],
    )
    assert (g.state.offers, g.player("Bo").draft) == ([], None)


@rule("ME-14.8")
def test_who_refuses_the_surrender_refuses_the_pact() -> None:
    g = with_pact()
    g.act("Bo", "offer_surrender player=1", "surrender_pact florins=0")
    g.act("Ana", "refuse_surrender")
    assert (g.state.pacts, g.state.offers) == ([], [])
    assert g.each("florins") == {"Ana": 300, "Bo": 500, "Cy": 1600}


@rule("ME-14.8", "ME-17.28")
@pytest.mark.parametrize("fields", [{"secret": True}, {"to": (2,)}, {"kind": "peace"}, {"clauses": ()}])
def test_only_a_public_pact_for_the_other_side_goes_with_it(fields: dict[str, object]) -> None:
    g = with_pact(**fields)
    g.act("Bo", "offer_surrender player=1")
    assert not [line for line in g.options("Bo") if line.startswith("surrender_pact")]
