"""Chapter 24: who is asked when and in which order; standing orders for that."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.battles import HOME, LET_PASS, WILD
from games.medioevo.dealing import caravan
from games.medioevo.marching import wagon
from games.medioevo.reacting import AR, HI, LI, ReactingScene, in_phase, reacting
from games.medioevo.scene import FOUR, TITLE
from pentapolis.games.medioevo.abilities import CARDS
from pentapolis.games.medioevo.actions import (
    ProducePoints,
    Use,
    UseCardAt,
    UseCardOnCard,
    UseCardOnItem,
    UseCardOnLeader,
)
from pentapolis.games.medioevo.battle.battle import Battle
from pentapolis.games.medioevo.orders import STANDING, WINDOWS, AskIfConcerned, LeaveCards, concerned
from pentapolis.games.medioevo.tabletop import BARBARIANS, Activation, Effect, Item, Troop
from pentapolis.games.medioevo.trading.sale import Sale
from pentapolis.games.medioevo.windows import card_activated, conquest, damage, end_turn, enter, move, rebellion, trade
from pentapolis.kernel.action import Pass
from pentapolis.kernel.order import Order
from pentapolis.kernel.window import Reaction
from support import rule


def polled(g: ReactingScene, window: Reaction, *context: object) -> list[str]:
    return [g.name(seat) for seat in window.poll(g.state, *context)]


# who is asked


@rule("ME-24.3")
def test_every_card_and_technology_has_its_windows_and_every_window_its_seats() -> None:
    assert sorted(CARDS) == list(range(1, 73))
    box = reacting().state.box
    used = {window for card in box.cards.values() for window in card.windows}
    assert used - set(WINDOWS) == {"free", "purchase", "tp"}
    assert set(WINDOWS) == set(TITLE.windows)


@rule("ME-24.3")
def test_only_who_holds_an_upright_card_for_it_that_would_have_an_effect_is_polled() -> None:
    g = reacting(*FOUR, cards={"Ana": [48], "Bo": [-49], "Cy": [5], "Dee": [13]}, technology={"Dee": {"law": 2}})
    assert polled(g, end_turn) == ["Dee"]
    assert polled(g, card_activated, 1, 3) == []  # nothing is being used
    g.state.activations = [Activation(1, UseCardAt(3, "buda"))]
    assert polled(g, card_activated, 1, 3) == ["Ana"]
    g.state.activations = [Activation(0, UseCardAt(3, "buda"))]
    assert polled(g, card_activated, 0, 3) == []  # nobody jests about an own card
    assert (polled(g, rebellion, 3, HOME, "before"), polled(g, rebellion, 3, "torzhok", "before")) == (["Dee"], ["Dee"])
    assert polled(g, rebellion, 0, HOME, "before") == []  # Law is for the own rebellions


@rule("ME-24.3")
def test_who_is_polled_does_not_depend_on_secret_florins() -> None:
    for florins in (0, 1000):
        g = reacting(cards={"Ana": [48]}, florins={"Ana": florins})
        g.state.activations = [Activation(1, UseCardAt(3, "buda"))]
        assert polled(g, card_activated, 1, 3) == ["Ana"]


@rule("ME-24.3", "ME-24.2")
def test_the_windows_ask_in_the_order_of_the_chapter() -> None:
    cards = {"Ana": [24, 46, 49], "Bo": [26, 48], "Cy": [25, 51], "Dee": [3, 50, 2]}
    g = reacting(*FOUR, cards=cards, order=["Dee", "Cy", "Bo", "Ana"], armies={"buda": {"Bo": {AR: 1}}})
    g.state.activations = [Activation(1, UseCardAt(3, "buda"))]
    g.state.items["c1"] = Item("caravan", 1, 0, "buda")
    assert polled(g, enter, "buda", 2) == ["Bo", "Cy"]  # who controls it, who moves
    assert polled(g, conquest, "buda", 2, 3) == ["Cy", "Dee"]  # who loses, who conquers
    assert polled(g, card_activated, 1, 5) == ["Ana"]
    g.state.activations = [Activation(2, UseCardAt(3, "buda"))]
    assert polled(g, card_activated, 2, 5) == ["Bo", "Ana"]  # from the player after who uses it
    assert polled(g, move, 0, HOME) == ["Dee"]
    assert polled(g, trade, 3) == []  # who trades has it among the own options


@rule("ME-24.3")
def test_where_a_horde_comes_in_who_held_the_place_is_asked_first() -> None:
    armies = {"buda": {"Bo": {AR: 1}, "barbarians": {LI: 1}}}
    g = reacting(cards={"Bo": [26], "Cy": [25]}, order=["Cy", "Bo", "Ana"], armies=armies, held={"buda": "Bo"})
    assert polled(g, enter, "buda", BARBARIANS) == ["Bo", "Cy"]


@rule("ME-24.3")
def test_in_a_battle_both_sides_are_asked_before_those_who_look_on() -> None:
    cards = {"Ana": [46], "Bo": [47], "Cy": [5]}
    g = reacting(armies={HOME: {"Cy": {HI: 3}, "Bo": {HI: 3}}}, cards=cards)
    g.meet("Cy", "Bo", HOME)
    g.play("1 2 3", "1 2 3", until="melee_rolled")
    asked = []
    while g.asks == "melee_rolled":
        asked.append(g.waiting)
        g.act(g.waiting, "pass")
    assert asked == ["Cy", "Bo", "Ana"]
    assert [g.name(seat) for seat in damage.poll(g.state, 0, 1, "melee")] == []


@rule("ME-24.2")
def test_whoever_reacts_lets_the_others_be_asked_again() -> None:
    g = reacting(armies={HOME: {"Cy": {HI: 3}, "Bo": {HI: 3}}}, cards={"Bo": [5], "Cy": [46]})
    g.meet("Cy", "Bo", HOME)
    g.play("1 2 3", "1 2 3", until="melee_rolled")
    g.act("Cy", "pass")
    g.act("Bo", "use_card_for_player card=5 player=1")
    assert g.waits == "Cy: melee_rolled"


@rule("ME-A84", "ME-24.3")
def test_whoever_does_not_fight_finds_no_free_moment_in_a_battle_but_its_windows() -> None:
    """Cy could use card 15 at a free moment, declare a war and borrow; in the battle only card 46 has its window."""
    g = reacting(armies={HOME: {"Ana": {HI: 3}, "Bo": {HI: 3}}}, cards={"Cy": [15, 46]})
    g.ask("purchases", "Ana")
    assert {line.split()[0] for line in g.options("Cy")} >= {"use_card_at", "declare_war", "take_loan"}
    g = reacting(armies={HOME: {"Ana": {HI: 3}, "Bo": {HI: 3}}}, cards={"Cy": [15, 46]})
    g.meet("Bo", "Ana", HOME)
    g.script("1 2 3", "1 2 3")
    while g.asks != "melee_rolled":
        assert [line for line in g.options("Cy") if not line.startswith("stand ")] == []
        g.act(g.waiting, LET_PASS[g.asks])
    assert g.waits == "Cy: melee_rolled"
    assert {line.split("=")[1].split()[0] for line in g.uses("Cy")} == {"46"}


@rule("ME-24.1")
def test_a_reaction_takes_back_no_decision_that_was_made() -> None:
    g = in_phase(
        "combat", items={"w1": wagon("adrianople")}, armies={"adrianople": {"Ana": {AR: 1}}}, cards={"Bo": [3]}
    )
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=1 item=w1", "step place=thessalonica")
    g.act("Bo", "use_card_at card=3 place=adrianople")
    assert g.waits == "Ana: complete_move"  # the move is still hers to make
    assert g.item("w1").troops == (Troop(AR),)


def answering(**position: Any) -> ReactingScene:
    """Ana may turn card 33 for a point, which Bo could answer with card 48 for 50 florins."""
    cards = {"Ana": [33], "Bo": [48]}
    return in_phase("purchase", cards=cards, technology={"Ana": {"construction": 1}}, **position)


@rule("ME-24.4", "ME-24.3")
def test_who_can_not_pay_is_polled_but_not_asked() -> None:
    g = answering(florins={"Bo": 49}, debt={"Bo": 2500})
    g.act("Ana", "produce_points card=33 colours=green")
    assert g.waits == "Ana: purchases"  # florins are secret: the table closed the window in its time
    assert g.points("Ana") == 1


@rule("ME-18.1", "ME-A52")
def test_who_lacks_the_florins_for_a_reaction_may_take_the_loan_of_the_turn_for_it() -> None:
    g = answering(florins={"Bo": 49}, debt={"Bo": 2000})
    g.act("Ana", "produce_points card=33 colours=green")
    assert g.waits == "Bo: card_activated"
    assert [line for line in g.options("Bo") if not line.startswith("stand")] == ["take_loan", "pass"]
    g.act("Bo", "take_loan")
    assert (g.player("Bo").florins, g.player("Bo").debt) == (549, 2500)
    assert "use_card card=48" in g.options("Bo")
    assert "take_loan" not in g.options("Bo")
    g.act("Bo", "use_card card=48")
    assert (g.player("Bo").florins, g.points("Ana")) == (499, 0)


@rule("ME-18.1")
def test_no_loan_is_offered_in_a_window_where_it_helps_nothing() -> None:
    g = answering(florins={"Bo": 50})
    g.act("Ana", "produce_points card=33 colours=green")
    assert [line for line in g.options("Bo") if not line.startswith("stand")] == ["use_card card=48", "pass"]


@rule("ME-24.5")
def test_while_choices_are_secret_nobody_reacts() -> None:
    g = reacting(phase="taxes", cards={"Bo": [22]}, items={"c1": caravan("buda", cargo=["salt"])})
    g.run(TITLE.nodes["set_tax"].of(0, 1, 2))
    assert g.uses("Bo") == []


@rule("ME-7.1", "ME-7.8")
def test_effects_end_with_the_turn() -> None:
    g = in_phase("purchase", cards={"Ana": [1, 32]}, technology={"Ana": {"construction": 1}})
    g.act("Ana", f"use_card_at card=1 place={WILD}", "use_card card=32")
    assert g.state.effects == [Effect("card_1", 0, WILD), Effect("card_32", 0)]
    g.end_turn()
    assert g.state.effects == []


# standing orders


def answer(g: ReactingScene, who: str, order: Order) -> object:
    """What a standing order comes to for somebody who is asked now."""
    seat = g.seat(who)
    return g.title.unasked(order, g.seen(who), seat, g.title.asked(g.state, seat))


@rule("ME-24.3")
def test_a_slow_table_starts_by_asking_who_is_concerned() -> None:
    assert set(STANDING.values()) == {"ask_if_concerned"}
    assert set(STANDING) == set(TITLE.windows)
    assert TITLE.parse_standing("ask_if_concerned") == AskIfConcerned()
    assert [
        order for kind in TITLE.orders.values() for order in kind.offers(reacting(cards={"Ana": [5, 46, 57]}).state, 0)
    ] == [
        AskIfConcerned(),
        *(LeaveCards((5,)), LeaveCards((5,), concerned=True)),
        *(LeaveCards((46,)), LeaveCards((46,), concerned=True)),
        *(LeaveCards((5, 46)), LeaveCards((5, 46), concerned=True)),
    ]


@rule("ME-24.3")
def test_who_only_looks_on_passes_and_who_fights_is_asked() -> None:
    g = reacting(armies={"serbia": {"Ana": {HI: 3}, "Bo": {HI: 3}}}, cards={"Bo": [5], "Cy": [46]})
    g.meet("Ana", "Bo", "serbia")
    g.play("1 2 3", "1 2 3", until="melee_rolled")
    assert (g.waits, answer(g, "Bo", AskIfConcerned())) == ("Bo: melee_rolled", None)
    g.act("Bo", "pass")
    assert (g.waits, answer(g, "Cy", AskIfConcerned())) == ("Cy: melee_rolled", Pass())


@rule("ME-24.3")
def test_left_cards_are_passed_over_unless_something_else_could_be_used() -> None:
    for cards, passed in (([5], True), ([5, 46], False)):
        g = reacting(armies={"serbia": {"Ana": {HI: 3}, "Bo": {HI: 3}}}, cards={"Bo": cards})
        g.meet("Ana", "Bo", "serbia")
        g.play("1 2 3", "1 2 3", until="melee_rolled")
        assert answer(g, "Bo", LeaveCards((5,))) == (Pass() if passed else None)
        assert answer(g, "Bo", LeaveCards((5, 46), concerned=True)) is None


@rule("ME-24.3", "ME-A52")
def test_a_loan_that_would_only_pay_for_left_cards_is_passed_over_with_them() -> None:
    g = answering(florins={"Bo": 49})
    g.act("Ana", "produce_points card=33 colours=green")
    assert g.waits == "Bo: card_activated"
    assert answer(g, "Bo", LeaveCards((48,))) == Pass()
    assert answer(g, "Bo", LeaveCards((47,))) is None


def battle(place: str, attacker: int, defender: int) -> list[Battle]:
    return [Battle(place, attacker, defender, "move", -1, 0, [1, 1], [])]


@rule("ME-24.3")
@pytest.mark.parametrize(
    ("window", "context", "ana", "bo"),
    [
        ("rebellion", (0, HOME, "before"), True, False),
        ("damage", (1, 2, "melee"), False, True),
        ("transport_lost", (0,), True, False),
        ("move", (2, "buda"), False, True),
        ("move", (0, WILD), True, False),
        ("enter", ("thessalonica", 2), True, False),
        ("enter", ("saraj", 1), False, True),
        ("conquest", ("saraj", 2, 1), False, True),
        ("conquest", ("serbia", 2, -1), True, False),
        ("trade", (1,), False, True),
        ("die_rolled", (0, "event"), True, False),
        ("event_drawn", (), True, False),
        ("upkeep", (2,), True, True),
        ("end_turn", (), True, True),
    ],
)
def test_concerned_is_whose_territory_pieces_or_dealings_are_at_stake(
    window: str, context: tuple[object, ...], ana: bool, bo: bool
) -> None:
    g = reacting(items={"c1": caravan("serbia")}, event="3").state
    assert (concerned(g, 0, window, context), concerned(g, 1, window, context)) == (ana, bo)


@rule("ME-24.3")
def test_a_card_concerns_whom_it_is_aimed_at() -> None:
    g = reacting(items={"c1": caravan("serbia", "Bo")}).state
    aims: dict[Use, int] = {UseCardOnCard(44, 1, 9): 1, UseCardAt(3, "buda"): 1, UseCardAt(1, "nicaea"): 0}
    aims |= {UseCardOnItem(16, "c1"): 1, ProducePoints(5, ("red",)): 2, UseCardOnLeader(67, "nicaea", LI, 1): 1}
    for action, seat in aims.items():
        g.activations = [Activation(2, action)]
        asked = [s for s in (0, 1) if concerned(g, s, "card_activated", (2, 5))]
        assert seat not in (0, 1) or seat in asked
        assert isinstance(action, UseCardOnLeader) or asked == [s for s in (0, 1) if s == seat]
    g.battles = battle("serbia", 0, 2)
    assert concerned(g, 0, "card_activated", (2, 5))


@rule("ME-24.3")
def test_a_sale_concerns_who_controls_the_place() -> None:
    g = in_phase("trade", items={"c1": caravan("serbia", cargo=["salt"])}, armies={"serbia": {"Bo": {LI: 1}}})
    assert not concerned(g.state, 1, "trade", (0,))
    g.state.sales = [Sale(0, "c1", True, [], False, 0, 0)]
    assert concerned(g.state, 1, "trade", (0,))
