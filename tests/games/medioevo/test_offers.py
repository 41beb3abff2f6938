"""ME-17.1, ME-17.8, ME-17.9, ME-17.28, chapter H: offers are written, sent and answered, and nobody else notices."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.dealing import DealingScene, caravan, dealing, pact
from games.medioevo.scene import TITLE
from pentapolis.games.medioevo.diplomacy.dates import diplomacy_at_end_of_turn
from pentapolis.games.medioevo.diplomacy.drafts import MOST_CLAUSES
from pentapolis.games.medioevo.diplomacy.events import OfferAnswered, OfferFell, OfferMade, PactSigned, SecretPactSigned
from pentapolis.games.medioevo.diplomacy.offers import MOST_OFFERS
from pentapolis.games.medioevo.diplomacy.relations import Clause, Draft
from pentapolis.games.medioevo.realm.taxes import set_tax
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from support import rule

PEACE = Clause("non_belligerence")


def last_clause(g: DealingScene, who: str) -> Clause:
    """The clause that was written last in somebody's draft."""
    draft = g.player(who).draft
    assert draft is not None
    return draft.clauses[-1]


def talking(*names: str, **position: Any) -> DealingScene:
    """A free window in Cy's trade turn."""
    g = dealing(*names, **position)
    g.trade("Cy")
    return g


def playing(**position: Any) -> Match[Medioevo]:
    """The same at a real table: Cy has a caravan to move."""
    g = talking(items={"c1": caravan("tana", "Cy")}, **position)
    return Match.at(TITLE, g.state, FastChance(1), g.names)


def whisper(match: Match[Medioevo]) -> None:
    """Ana offers Bo a secret pact with a payment."""
    for line in (
        "offer_pact player=1",
        "add_clause kind=payment giver=0 taker=1",
        "set_amount florins=700",
        "add_clause kind=non_belligerence",
        "set_secret secret=yes",
        "send_offer",
    ):
        match.act(0, line)


# writing


@rule("ME-17.1", "ME-17.9")
def test_a_draft_is_seen_by_its_author_alone_and_nobody_waits_for_it() -> None:
    g = talking()
    before = {who: g.title.encode(g.seen(who)) for who in ("Bo", "Cy", "")}
    g.act("Ana", "offer_pact player=1", "add_clause kind=trade", "set_cube_fee florins=20", "set_end turn=4")
    assert g.seen("Ana").players[0].draft == Draft("pact", (1,), (Clause("trade", cube_fee=20),), 4)
    assert {who: g.title.encode(g.seen(who)) for who in ("Bo", "Cy", "")} == before
    assert (g.heard("Bo"), g.heard("Cy"), g.heard("")) == ([], [], [])
    assert g.waits == "Cy: trade_turn"
    g.act("Ana", "add_clause kind=passage", "drop_clause")
    assert g.player("Ana").draft == Draft("pact", (1,), (Clause("trade", cube_fee=20),), 4)
    g.act("Ana", "tear_up")
    assert g.player("Ana").draft is None


@rule("ME-17.9", "ME-A51")
def test_what_can_be_written() -> None:
    g = talking()
    g.act("Ana", "offer_pact player=1")
    assert g.offered("Ana", "send_offer") == []  # a pact says something
    kinds = {line.split("kind=")[1].split()[0] for line in g.offered("Ana", "add_clause")}
    assert len(kinds) == 9
    assert "add_clause kind=payment" not in g.options("Ana")  # somebody pays somebody
    g.act("Ana", "add_clause kind=non_belligerence")
    assert "add_clause kind=non_belligerence" not in g.options("Ana")
    for _ in range(MOST_CLAUSES - 1):
        g.act("Ana", "add_clause kind=payment giver=0 taker=1")
    assert g.offered("Ana", "add_clause") == []
    assert g.offered("Ana", "toggle_turn") == [f"toggle_turn turn={turn}" for turn in range(3, 9)]
    g.act("Ana", "toggle_turn turn=5", "toggle_turn turn=4", "toggle_turn turn=5", "set_amount florins=50")
    assert last_clause(g, "Ana") == Clause("payment", 0, 1, amount=50, turns=(4,))


@rule("ME-17.9", "ME-17.19", "ME-21.3")
@pytest.mark.parametrize(("length", "last"), [("short", 8), ("medium", 10), ("long", 12)])
def test_nothing_is_agreed_for_a_turn_after_the_last(length: str, last: int) -> None:
    g = talking(options={"length": length})
    g.act("Ana", "offer_pact player=1", "add_clause kind=payment giver=0 taker=1")
    turns = {"set_end": [0, *range(2, last + 1)], "toggle_turn": range(3, last + 1)}
    for verb, expected in turns.items():
        assert g.offered("Ana", verb) == [f"{verb} turn={turn}" for turn in expected]
        g.refused("Ana", f"{verb} turn={last + 1}", "ME-17.9", "refused-me-after-the-game")


@rule("ME-17.11", "ME-17.12")
def test_a_clause_may_be_limited_to_places_of_its_giver() -> None:
    g = talking()
    g.act("Ana", "offer_pact player=1", "add_clause kind=trade")
    assert g.offered("Ana", "set_fee")[0] == "set_fee florins=0"
    assert g.offered("Ana", "set_cube_fee")[0] == "set_cube_fee florins=0"
    g.act("Ana", "add_clause kind=passage giver=1 taker=0")
    assert g.offered("Ana", "set_fee", "set_units", "set_amount") == []
    offered = [line.split("place=")[1] for line in g.offered("Ana", "toggle_place")]
    assert offered == sorted(g.state.box.kingdoms["hungary"].territories)
    g.act("Ana", "toggle_place place=buda", "toggle_place place=pecs", "toggle_place place=buda")
    assert last_clause(g, "Ana").places == ("pecs",)


# sending and answering


@rule("ME-17.1", "ME-17.9")
def test_offers_are_known_to_sender_and_receivers_and_answered_out_of_turn() -> None:
    g = talking()
    before = {who: g.title.encode(g.seen(who)) for who in ("Cy", "")}
    g.act("Ana", "offer_pact player=1", "add_clause kind=non_belligerence", "send_offer")
    assert len(g.seen("Bo").offers) == len(g.seen("Ana").offers) == 1
    assert {who: g.title.encode(g.seen(who)) for who in ("Cy", "")} == before
    assert g.heard("Bo") == [OfferMade(1, 0, "o01-2-1", "pact")]
    assert g.heard("Cy") == []
    assert [g.offered(who, "accept_offer") for who in ("Ana", "Bo", "Cy")] == [[], ["accept_offer offer=o01-2-1"], []]
    g.mark()
    g.act("Bo", "accept_offer offer=o01-2-1")
    assert g.told(OfferAnswered) == [OfferAnswered(0, 1, "o01-2-1", "accepted")]
    assert g.told(PactSigned) == [PactSigned("p01-2-1", (0, 1), ("non_belligerence",), 0)]
    assert g.pacts("Cy") == g.pacts("") == [("non_belligerence",)]


@rule("ME-17.9", "ME-17.1")
def test_refusing_withdrawing_and_countering() -> None:
    g = talking()
    g.act("Ana", "offer_pact player=1", "add_clause kind=trade", "set_end turn=5", "send_offer")
    g.mark()
    g.act("Ana", "withdraw_offer offer=o01-2-1")
    assert g.state.offers == []
    assert g.told(OfferAnswered) == [OfferAnswered(1, 0, "o01-2-1", "withdrawn")]
    g.act("Ana", "offer_pact player=1", "add_clause kind=trade", "set_end turn=5", "send_offer")
    g.mark()
    g.act("Bo", "counter_offer offer=o01-2-1")
    assert g.state.offers == []
    assert g.told(OfferAnswered) == [OfferAnswered(0, 1, "o01-2-1", "refused")]
    assert g.player("Bo").draft == Draft("pact", (0,), (Clause("trade"),), 5)
    g.act("Bo", "set_fee florins=30", "send_offer")
    g.act("Ana", "accept_offer offer=o10-2-1")
    assert [one.clauses for one in g.state.pacts] == [(Clause("trade", fee=30),)]


@rule("ME-17.1", "ME-20.3")
def test_unanswered_offers_lapse_at_the_end_of_the_turn() -> None:
    g = talking()
    g.act("Ana", "offer_pact player=1", "add_clause kind=trade", "send_offer")
    g.mark()
    g.run(diplomacy_at_end_of_turn)
    assert g.state.offers == []
    assert g.told(OfferFell) == [OfferFell(0, "o01-2-1", "lapsed"), OfferFell(1, "o01-2-1", "lapsed")]
    assert g.heard("Cy") == []


@rule("ME-17.8", "ME-2.9")
def test_nobody_promises_at_once_what_it_does_not_have() -> None:
    g = talking(florins={"Ana": 80})
    g.act("Ana", "offer_pact player=1", "add_clause kind=payment giver=0 taker=1")
    assert g.offered("Ana", "send_offer") == []
    g.act("Ana", "set_amount florins=80")
    assert g.offered("Ana", "send_offer") == ["send_offer"]
    g.act("Bo", "offer_pact player=0", "add_clause kind=payment giver=0 taker=1", "send_offer")
    g.refused("Ana", "accept_offer offer=o10-2-1", "ME-2.9", "refused-me-cannot-give")
    assert "refuse_offer offer=o10-2-1" in g.options("Ana")


@rule("ME-17.8")
def test_what_others_pay_is_no_obstacle_to_accepting() -> None:
    g = talking(florins={"Bo": 0})
    g.act("Ana", "offer_pact player=1", "add_clause kind=payment giver=0 taker=1", "send_offer")
    g.act("Bo", f"accept_offer offer={g.only_offer()}")
    assert g.each("florins") == {"Ana": 1500, "Bo": 100, "Cy": 1600}


@rule("ME-17.8", "ME-2.12")
def test_an_offer_whose_sender_can_no_longer_pay_comes_to_nothing() -> None:
    for left in (100, 99):  # the florins of another are no secret that options could betray
        g = talking(florins={"Ana": 100})
        g.act("Ana", "offer_pact player=1", "add_clause kind=payment giver=0 taker=1", "send_offer")
        g.player("Ana").florins = left
        assert "accept_offer offer=o01-2-1" in g.options("Bo")
        g.act("Bo", "accept_offer offer=o01-2-1")
        assert g.player("Bo").florins == 1700 - 100 * (left == 99)
        assert bool(g.told(OfferFell)) is (left == 99)
        assert g.state.offers == []


@rule("ME-17.19", "ME-17.9")
def test_what_has_become_too_late_is_not_agreed_any_more() -> None:
    g = talking(phase="events")
    g.state.phase = "events"
    g.act("Ana", "offer_pact player=1", "add_clause kind=payment giver=1 taker=0", "toggle_turn turn=2", "send_offer")
    g.state.phase = "trade"  # the payments of turn 2 have been taken
    assert "toggle_turn turn=2" not in g.options("Ana")
    g.act("Bo", f"accept_offer offer={g.only_offer()}")
    assert (g.state.pacts, len(g.told(OfferFell))) == ([], 2)
    g.act("Ana", "offer_pact player=1", "add_clause kind=trade", "set_end turn=2")
    g.state.turn = 3
    assert g.offered("Ana", "send_offer") == []


@rule("ME-17.21")
def test_nobody_signs_an_alliance_against_itself() -> None:
    g = talking("Ana", "Bo", "Cy", "Dee")
    g.act("Ana", "offer_pact player=1", "add_clause kind=defensive_alliance", "toggle_against player=2")
    assert g.offered("Ana", "add_partner") == ["add_partner player=3"]
    g.act("Ana", "add_partner player=3")
    assert g.offered("Ana", "toggle_against") == ["toggle_against player=2"]


@rule("ME-17.1")
def test_a_player_has_a_few_open_offers_at_most() -> None:
    g = talking()
    for _ in range(MOST_OFFERS):
        g.act("Ana", "offer_pact player=1", "add_clause kind=trade", "send_offer")
    assert len({offer.id for offer in g.state.offers}) == MOST_OFFERS
    g.act("Ana", "offer_pact player=2", "add_clause kind=trade")
    assert g.offered("Ana", "send_offer") == []


@rule("ME-24.5")
def test_nothing_binding_is_said_while_others_choose_in_secret() -> None:
    g = talking()
    g.act("Ana", "offer_pact player=1", "add_clause kind=non_belligerence", "send_offer")
    g.run(set_tax.of(0, 1, 2))
    g.refused("Bo", "accept_offer offer=o01-2-1", "ME-24.5", "refused-me-secret-choices")
    g.refused("Bo", "declare_war player=0", "ME-24.5", "refused-me-secret-choices")
    assert g.offered("Bo", "refuse_offer", "offer_pact") != []
    assert "take_loan" in g.options("Bo")


# what the others can notice


@rule("ME-17.28", "ME-17.8", "ME-2.12")
def test_a_secret_acceptance_shows_nothing_to_the_others() -> None:
    match = playing()
    match.act(2, "trade_move transport=c1 to=don")
    whisper(match)
    views = {viewer: match.view(viewer) for viewer in (2, SPECTATOR)}
    logs = {viewer: match.log(viewer) for viewer in (2, SPECTATOR)}
    match.act(1, "accept_offer offer=o01-2-1")
    assert match.state.players[1].florins == 2300
    assert [event for event in match.log(1) if isinstance(event, SecretPactSigned)]
    for viewer in (2, SPECTATOR):
        after = match.view(viewer)
        assert TITLE.encode(after.observation) == TITLE.encode(views[viewer].observation)
        assert (after.version, after.undo, after.awaited) == (
            views[viewer].version,
            views[viewer].undo,
            views[viewer].awaited,
        )
        assert list(map(text, after.options)) == list(map(text, views[viewer].options))
        assert match.log(viewer) == logs[viewer]


@rule("ME-17.28")
def test_another_seat_takes_back_its_move_and_the_secret_pact_stays() -> None:
    match = playing()
    match.act(2, "trade_move transport=c1 to=don")
    undo = match.view(2).undo
    assert undo == ("trade_move transport=c1 to=don",)
    whisper(match)
    match.act(1, "accept_offer offer=o01-2-1")
    assert match.view(2).undo == undo
    match.undo(2)
    assert match.state.items["c1"].place == "tana"
    assert len(match.state.pacts) == 1
    assert (match.state.players[0].florins, match.state.players[0].counted) == (900, 1600)


@rule("ME-17.28")
def test_a_public_pact_stops_the_undo_of_who_moved_before() -> None:
    match = playing()
    match.act(2, "trade_move transport=c1 to=don")
    for line in ("offer_pact player=1", "add_clause kind=non_belligerence", "send_offer"):
        match.act(0, line)
    assert match.view(2).undo != ()
    match.act(1, "accept_offer offer=o01-2-1")
    assert match.view(2).undo == ()


@rule("ME-17.28", "ME-2.6")
def test_a_secret_pact_whose_consequence_all_see_stops_it_too() -> None:
    match = playing(armies={"pecs": {"Bo": {"archer": 1}, "Ana": {"archer": 1}}})
    match.act(2, "trade_move transport=c1 to=don")
    for line in (
        "offer_pact player=1",
        "add_clause kind=passage giver=1 taker=0",
        "set_secret secret=yes",
        "send_offer",
    ):
        match.act(0, line)
    before = match.version(SPECTATOR)
    match.act(1, "accept_offer offer=o01-2-1")
    assert match.view(2).undo == ()
    assert match.version(SPECTATOR) == before + 1  # the place is contested no longer


@rule("ME-17.28", "ME-17.26")
def test_a_secret_alliance_that_forces_a_breach_stops_it_too() -> None:
    ally = pact(Clause("defensive_alliance", units=1), parties=(0, 2), secret=True)
    match = playing(wars=[("Bo", "Cy")], state={"pacts": [ally]})
    match.act(2, "trade_move transport=c1 to=don")
    lines = ("add_clause kind=defensive_alliance", "set_secret secret=yes", "send_offer")
    for line in ("offer_pact player=1", *lines):
        match.act(0, line)
    assert match.view(2).undo != ()
    match.act(1, "accept_offer offer=o01-2-1")
    assert (match.view(2).undo, match.view(2).awaited) == ((), (0,))


@rule("ME-17.28")
def test_ids_tell_nothing_of_what_others_have_agreed() -> None:
    g = talking()
    other = talking(state={"pacts": [pact(PEACE, parties=(1, 2), secret=True)]})
    for table in (g, other):
        table.act("Ana", "offer_pact player=1", "add_clause kind=trade", "send_offer")
        table.act("Bo", f"accept_offer offer={table.seen('Ana').offers[0].id}")
    assert TITLE.encode(g.seen("Ana")) == TITLE.encode(other.seen("Ana"))
