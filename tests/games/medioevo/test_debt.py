"""ME-18: loans, interest, bankruptcy, and leaving the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.marching import can, turn, wagon
from games.medioevo.realms import Realm, realm
from games.medioevo.scene import THREE
from pentapolis.games.medioevo.components import BOXES
from pentapolis.games.medioevo.diplomacy.relations import Clause, Pact
from pentapolis.games.medioevo.realm.bankruptcy import (
    charge_interest,
    collect_interest,
    raise_money,
    see_whether_paid,
)
from pentapolis.games.medioevo.realm.bidding import auction
from pentapolis.games.medioevo.realm.debt import interest_of
from pentapolis.games.medioevo.realm.events import Eliminated, InterestMissed, OwnPlundered, WentBankrupt
from pentapolis.games.medioevo.realm.taxes import set_tax
from pentapolis.games.medioevo.realm.turn import end_phase
from pentapolis.games.medioevo.supply import units_left
from pentapolis.games.medioevo.tabletop import NOBODY
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.now import Now
from support import rule

BOX = BOXES[""]


def free(**position: Any) -> Realm:
    """A free moment: all are asked for a bid."""
    g = realm(**position)
    g.run(auction)
    return g


@rule("ME-18.1", "ME-18.6", "ME-A52")
def test_a_loan_of_five_hundred_once_a_turn() -> None:
    g = free(florins={"Ana": 10})
    g.act("Ana", "take_loan")
    player = g.player("Ana")
    assert (player.florins, player.counted, player.debt, player.borrowed) == (510, 510, 500, True)
    assert "take_loan" not in g.options("Ana")
    assert "take_loan" in g.options("Bo")


@rule("ME-18.1")
@pytest.mark.parametrize(("debt", "more"), [(2000, True), (2500, False)])
def test_debt_ends_at_two_thousand_five_hundred(debt: int, more: bool) -> None:
    g = free(debt={"Ana": debt})
    assert ("take_loan" in g.options("Ana")) is more


@rule("ME-18.2", "ME-18.3", "ME-18.5")
def test_a_repayment_once_a_turn() -> None:
    from pentapolis.games.medioevo.realm.debt import RepayLoan, errands, run_errand
    from pentapolis.kernel.chance import ScriptedChance
    from pentapolis.kernel.now import Now

    g = realm(debt={"Ana": 1000}, player={"Ana": {"borrowed": True}})
    assert RepayLoan() in errands(g.state, 0)
    run_errand(g.state, Now([], ScriptedChance(()), g.events, {}), 0, RepayLoan())
    player = g.player("Ana")
    assert (player.florins, player.debt, player.repaid) == (1100, 500, True)
    assert RepayLoan() not in errands(g.state, 0)
    poor = realm(debt={"Ana": 500}, florins={"Ana": 499})
    assert RepayLoan() not in errands(poor.state, 0)
    assert RepayLoan() not in errands(realm().state, 0)


@rule("ME-18.4", "ME-5.6")
@pytest.mark.parametrize(
    ("debt", "borrowed", "due"), [(500, True, 0), (500, False, 50), (1500, True, 100), (2500, False, 250)]
)
def test_interest_on_what_was_owed_before_this_turn(debt: int, borrowed: bool, due: int) -> None:
    g = realm(debt={"Ana": debt}, player={"Ana": {"borrowed": borrowed}})
    assert interest_of(g.state, 0) == due
    g.run(charge_interest.of(0))
    assert g.player("Ana").florins == 1600 - due
    assert g.paid() == [("Ana", due, "interest")][: due > 0]


@rule("ME-18.4", "ME-18.3")
@pytest.mark.parametrize(
    ("deeds", "debt", "due"),
    [
        (("repay_loan",), 500, 50),
        (("take_loan",), 1500, 100),
        (("repay_loan", "take_loan"), 1000, 50),  # an old loan is gone, the new one bears nothing yet
        (("take_loan", "repay_loan"), 1000, 50),
    ],
)
def test_interest_is_due_on_old_loans_that_are_still_open(deeds: tuple[str, ...], debt: int, due: int) -> None:
    g = free(debt={"Ana": 1000})
    g.act("Ana", *deeds)
    assert (g.player("Ana").debt, interest_of(g.state, 0)) == (debt, due)
    g.act("Ana", "bid florins=0")
    g.act("Bo", "bid florins=0")
    g.act("Cy", "bid florins=1")
    before = g.player("Ana").florins
    g.run(charge_interest.of(0))
    assert g.player("Ana").florins == before - due


@rule("ME-18.4")
def test_the_next_turn_every_open_loan_bears_interest() -> None:
    g = free(debt={"Ana": 1000})
    g.act("Ana", "repay_loan", "take_loan")
    g.lucky()
    g.run(end_phase)
    assert interest_of(g.state, 0) == 100


@rule("ME-18.4")
def test_who_has_repaid_the_only_loan_of_the_turn_owes_nothing() -> None:
    g = free()
    g.act("Ana", "take_loan", "repay_loan")
    assert (g.player("Ana").debt, interest_of(g.state, 0)) == (0, 0)


@rule("ME-18.2", "ME-24.5")
def test_a_loan_is_repaid_while_bids_are_made_if_the_bid_can_still_be_paid() -> None:
    g = free(debt={"Ana": 500, "Bo": 500, "Cy": 500}, florins={"Ana": 800, "Bo": 800, "Cy": 499})
    assert ["repay_loan" in g.options(who) for who in THREE] == [True, True, False]
    g.act("Ana", "bid florins=300")
    g.act("Bo", "bid florins=301")
    assert ["repay_loan" in g.options(who) for who in THREE] == [True, False, False]
    g.refused("Bo", "repay_loan", "ME-3.1", "refused-me-bid-pledged")
    g.act("Ana", "repay_loan")
    assert (g.player("Ana").florins, g.player("Ana").debt) == (300, 0)
    g.act("Cy", "take_loan", "repay_loan", "bid florins=499")
    assert (g.player("Cy").florins, g.player("Cy").debt, g.order) == (0, 500, ["Cy", "Bo", "Ana"])


@rule("ME-18.2", "ME-3.3")
def test_who_is_tied_keeps_the_first_bid_and_the_second() -> None:
    g = free(debt=dict.fromkeys(THREE, 500), florins={"Ana": 800, "Bo": 900, "Cy": 600})
    g.act("Ana", "bid florins=250")
    g.act("Bo", "bid florins=250")
    g.act("Cy", "bid florins=200")
    assert g.waits == "Ana, Bo: tie_bid"
    assert ["repay_loan" in g.options(who) for who in THREE] == [True, True, True]  # Cy's bid is beaten
    g.act("Bo", "bid_more florins=151")
    assert "repay_loan" not in g.options("Bo")
    g.act("Ana", "repay_loan")
    assert {line for line in g.asked("Ana") if "bid_more" in line} == {f"bid_more florins={n}" for n in range(51)}


@rule("ME-18.2", "ME-18.11")
def test_loans_and_arrears_are_paid_while_taxes_are_set() -> None:
    arrears = {"interest": 220, "bankrupt": True, "missed": 1}
    g = realm(debt={"Ana": 500, "Bo": 500}, player={"Bo": arrears}, phase="taxes")
    g.run(set_tax.of(0, 1, 2))
    g.act("Ana", "set_tax level=30", "repay_loan")
    g.act("Bo", "pay_arrears", "repay_loan")
    assert [g.player(who).debt for who in THREE] == [0, 0, 0]
    assert not g.player("Bo").bankrupt


@rule("ME-25.36")
def test_card_38_makes_it_fifty_less() -> None:
    effect = {"name": "card_38", "who": "Ana"}
    assert interest_of(realm(debt={"Ana": 1000}, effects=[effect]).state, 0) == 50
    assert interest_of(realm(debt={"Ana": 500}, effects=[effect]).state, 0) == 0
    assert interest_of(realm(debt={"Bo": 500}, effects=[effect]).state, 1) == 50


@rule("ME-25.35", "ME-2.11")
def test_card_37_brings_half_of_what_the_others_pay() -> None:
    arrears = {"Ana": {"interest": 5, "bankrupt": True}}
    g = realm(debt={"Ana": 500, "Bo": 1500, "Cy": 1000}, effects=[{"name": "card_37", "who": "Cy"}], player=arrears)
    g.run(collect_interest)
    # half of 55 and 150, rounded down
    assert g.collected() == [("Cy", 102, "card_37")]
    assert g.each("florins") == {"Ana": 1545, "Bo": 1450, "Cy": 1602}


@rule("ME-18.8", "ME-5.10")
def test_who_is_short_takes_the_loan_of_the_turn() -> None:
    g = realm(debt={"Ana": 1000}, florins={"Ana": 20})
    g.run(charge_interest.of(0))
    player = g.player("Ana")
    assert (player.florins, player.debt, player.bankrupt) == (420, 1500, False)


def broke(**position: Any) -> Realm:
    """Ana owes 250 and has 30; no loan is left to her."""
    position = {"debt": {"Ana": 2500}, "florins": {"Ana": 30}, **position}
    g = realm(**position)
    g.run(charge_interest.of(0))
    return g


@rule("ME-18.8", "ME-18.9", "ME-22.21")
def test_a_bankrupt_player_plunders_what_is_her_own() -> None:
    g = broke(
        options={"blood_tokens": "yes"},
        buildings={"nicaea": ["city", "cathedral"], "smyrna": ["fort"]},
        control={"iconium": ["Ana", "smyrna"], "rome": ["Bo"]},
        items={
            "c1": {"kind": "caravan", "level": 2, "owner": "Ana", "place": "nicaea", "cargo": ["wine"]},
            "e2": {"kind": "catapult", "owner": "Ana", "place": "nicaea"},
        },
    )
    assert [event.seat for event in g.told(WentBankrupt)] == [0]
    assert g.player("Ana").bankrupt
    assert g.asked("Ana") == [
        "plunder_own place=nicaea building=city",
        "plunder_own place=nicaea building=cathedral",
        "plunder_own place=smyrna building=fort",
        "plunder_own item=c1",
        "done",
    ]
    g.refused("Ana", "plunder_own item=e2", "ME-18.9")
    g.act("Ana", "plunder_own item=c1")
    assert (g.player("Ana").florins, list(g.state.items)) == (130, ["e2"])
    g.act("Ana", "plunder_own place=smyrna building=fort")
    assert (g.player("Ana").florins, g.controls("iconium")) == (230, "")
    g.act("Ana", "plunder_own place=nicaea building=cathedral")
    # 380 less 250: all is paid
    player = g.player("Ana")
    assert (player.florins, player.bankrupt, player.interest, player.missed) == (130, False, 0, 0)
    assert (g.waits, g.place("nicaea").civil, player.blood) == ("", 3, 0)
    assert [event.what for event in g.told(OwnPlundered)] == ["c1", "fort", "cathedral"]


@rule("ME-18.10")
def test_with_nothing_to_plunder_rebellions_bring_a_hundred_each() -> None:
    g = broke()
    assert g.waits == "Ana: bankruptcy_rebellions"
    g.act("Ana", "let_rebel", "place_rebellion place=nicaea")
    assert (g.player("Ana").florins, g.army("nicaea", "barbarians")) == (130, {"light_infantry": 1})
    assert g.honor() == []
    g.act("Ana", "let_rebel", "place_rebellion place=smyrna")
    assert g.honor() == [("Ana", -1, "new_rebellion")]
    g.act("Ana", "let_rebel", "place_rebellion place=macedonia")
    player = g.player("Ana")
    assert (player.florins, player.bankrupt, g.waits) == (80, False, "")


@rule("ME-18.8", "ME-18.9")
def test_the_last_florin_is_enough() -> None:
    g = broke(florins={"Ana": 200}, buildings={"nicaea": ["village"]})
    g.act("Ana", "plunder_own place=nicaea building=village")
    player = g.player("Ana")
    assert (player.florins, player.bankrupt, g.waits) == (0, False, "")


@rule("ME-18.11")
def test_the_rest_stays_due() -> None:
    g = broke()
    g.act("Ana", "done")
    player = g.player("Ana")
    assert (player.florins, player.interest, player.bankrupt, player.missed) == (0, 220, True, 1)
    assert [event.florins for event in g.told(InterestMissed)] == [220]
    assert interest_of(g.state, 0) == 220 + 250


@rule("ME-18.11")
def test_arrears_can_be_paid_in_full_at_a_free_moment() -> None:
    from pentapolis.games.medioevo.realm.debt import PayArrears, errands, run_errand
    from pentapolis.kernel.chance import ScriptedChance
    from pentapolis.kernel.now import Now

    arrears = {"interest": 220, "bankrupt": True, "missed": 1}
    assert PayArrears() not in errands(realm(florins={"Ana": 219}, player={"Ana": arrears}).state, 0)
    g = realm(florins={"Ana": 220}, player={"Ana": arrears})
    assert PayArrears() in errands(g.state, 0)
    run_errand(g.state, Now([], ScriptedChance(()), g.events, {}), 0, PayArrears())
    player = g.player("Ana")
    assert (player.florins, player.interest, player.bankrupt, player.missed) == (0, 0, False, 0)


@rule("ME-18.11", "ME-A26", "ME-23.8", "ME-17.32")
def test_the_second_time_in_a_row_is_the_end() -> None:
    pact = Pact("p01-1-1", (0, 1), (Clause("passage", giver=0, taker=1),), 0, False, (-1, 0, 1, 2))
    g = broke(
        player={"Ana": {"interest": 10, "bankrupt": True, "missed": 1}},
        cards={"Ana": (5, 9)},
        tokens={"Ana": {"red": 2}},
        buildings={"nicaea": ["castle"]},
        control={"iconium": ["Ana", "nicaea"], "rome": ["Ana"]},
        armies={"nicaea": {"Ana": {"cavalry": 1}}, "venice": {"Ana": {"archer": 1}, "Bo": {"archer": 1}}},
        items={"c1": {"kind": "caravan", "owner": "Ana", "place": "venice", "cargo": ["wine"]}},
        prisoners={"Ana": [{"owner": "Bo", "unit": "archer", "count": 2}], "Cy": [{"owner": "Ana", "unit": "archer"}]},
        wars=[("Ana", "Cy")],
        state={"pacts": [pact]},
    )
    g.act("Ana", "done")
    assert [event.seat for event in g.told(Eliminated)] == [0]
    player = g.player("Ana")
    assert (player.alive, g.order, player.cards, player.tokens) == (False, ["Bo", "Cy"], [], [0] * 6)
    assert (g.state.items, g.army("nicaea", "Ana"), g.army("venice", "Ana")) == ({}, {}, {})
    assert (g.place("nicaea").military, g.place("rome").token) == (0, NOBODY)
    assert [g.controls(name) for name in ("nicaea", "iconium", "rome", "venice")] == ["", "", "", "Bo"]
    assert units_left(g.state, 1, "archer") == 9
    assert g.each("prisoners") == {key: [] for key in THREE}
    assert (g.state.wars, g.state.pacts, g.honor()) == ([], [], [])
    assert sum(layer.count for layer in g.state.empire.layers) == 72


@rule("ME-23.8", "ME-A87")
def test_who_has_left_is_asked_no_more() -> None:
    g = broke(player={"Ana": {"interest": 10, "bankrupt": True, "missed": 1}})
    g.act("Ana", "done")
    g.run(auction)
    assert g.waits == "Bo, Cy: bid"
    assert not [line for line in g.options("Ana") if not line.startswith("stand")]


@rule("ME-23.8")
def test_the_last_player_wins_at_once() -> None:
    g = realm(
        "Ana",
        "Bo",
        debt={"Ana": 2500},
        florins={"Ana": 0},
        honor={"Ana": 30, "Bo": -5},
        player={"Ana": {"bankrupt": True, "missed": 1}},
    )
    g.run(collect_interest)
    g.act("Ana", "done")
    assert (g.state.over, g.state.over_by) == (True, "last")
    outcome = g.title.outcome(g.state)
    assert (outcome.winners, outcome.ranks, outcome.decided_by) == ((1,), (2, 1), "last")


@rule("ME-18.10")
def test_no_rebellion_without_barbarians() -> None:
    crowd = {"kiev": {"barbarians": {"light_infantry": 40, "archer": 20, "captain_1": 7}}}
    g = realm(armies=crowd, player={"Ana": {"interest": 100, "bankrupt": True}}, florins={"Ana": 0})
    g.run(raise_money.of(0))
    assert (g.waits, g.player("Ana").missed) == ("", 1)


@rule("ME-18.1", "ME-A52", "ME-26.9")
@pytest.mark.parametrize(("florins", "debt", "lent"), [(99, 0, True), (100, 0, False), (99, 2500, False)])
def test_a_loan_pays_for_a_point_on_the_way(florins: int, debt: int, lent: bool) -> None:
    """With Edict and a point an army passes through the wild."""
    g = turn(
        technology={"Ana": {"law": 1}},
        armies={"adrianople": {"Ana": {"archer": 1}}},
        items={"w1": wagon("adrianople")},
        florins={"Ana": florins},
        debt={"Ana": debt},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1")
    assert ("take_loan" in g.options("Ana")) == lent
    if lent:
        assert can(g, "Ana", "use_technology_at") == []
        g.act("Ana", "take_loan")
        assert (g.player("Ana").florins, g.player("Ana").debt) == (florins + 500, 500)
        assert can(g, "Ana", "use_technology_at") != []


@rule("ME-18.7")
def test_the_bank_alone_lends() -> None:
    g = free()
    assert [line for line in g.options("Ana") if "loan" in line] == ["take_loan"]


@rule("ME-5.6", "ME-18.8", "ME-2.12")
@pytest.mark.parametrize(
    ("florins", "counted", "learnt"),
    [(50, 50, False), (90, 50, False), (49, 49, True), (90, 49, True), (49, 90, True)],
)
def test_somebody_learns_something_where_a_seat_or_what_can_be_counted_of_it_is_short(
    florins: int, counted: int, learnt: bool
) -> None:
    """Interest of 50: who can pay it, as all can count, may still take the last move back."""
    g = realm()
    g.player("Ana").florins, g.player("Ana").counted = florins, counted
    now = Now(g.state.agenda, ScriptedChance(()), g.events, {})
    see_whether_paid(g.state, now, 0, 50)
    assert now.informed == learnt
