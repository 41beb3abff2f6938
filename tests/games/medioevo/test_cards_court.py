"""Cards 44, 45, 48, 49, 57 to 62, 71, 72: who acts on cards and points (ME-25.40, ME-25.42, ME-25.48 to ME-25.52,
ME-25.59), and the ways to use a card (ME-7.2 to ME-7.11)."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.battles import HOME
from games.medioevo.dealing import caravan
from games.medioevo.reacting import AR, LI, in_phase, reacting
from games.medioevo.test_empire_cards import draws
from pentapolis.games.medioevo.battle.battle import Note
from pentapolis.games.medioevo.components import COLOURS
from pentapolis.games.medioevo.events import CardCancelled, CardStraightened, EventChosen
from pentapolis.games.medioevo.realm.disasters import draw_event
from pentapolis.games.medioevo.tabletop import Card
from pentapolis.games.medioevo.windows import event_drawn
from support import rule

GREEN: dict[str, Any] = {"technology": {"Ana": {"construction": 4}}, "buildings": {HOME: ["village"]}}


def points(**numbers: int) -> list[int]:
    return [numbers.get(colour, 0) for colour in COLOURS]


# three ways to use a card


@rule("ME-7.2", "ME-7.4")
def test_a_card_gives_one_of_its_alternatives_once_a_turn() -> None:
    g = in_phase("purchase", cards={"Ana": [8, 49]}, technology={"Ana": {"construction": 1, "combat": 1}})
    assert g.uses("Ana", "produce_points") == [
        "produce_points card=8 colours=red",
        "produce_points card=8 colours=green",
    ]
    g.act("Ana", "produce_points card=8 colours=green")
    assert (g.player("Ana").points, g.card("Ana", 8).rotated) == (points(green=1), True)
    assert g.uses("Ana", "produce_points") == []


@rule("ME-7.5", "ME-E34", "ME-26.5")
def test_both_points_of_a_card_come_together_and_what_is_left_is_lost_with_the_phase() -> None:
    g = in_phase(
        "trade",
        items={"c1": caravan("thessalonica", cargo=["salt"])},
        buildings={"thessalonica": ["town"]},
        cards={"Ana": [9]},
        technology={"Ana": {"trade": 1}},
        florins={"Ana": 0},
    )
    g.act("Ana", "trade_sell transport=c1", "add_cube good=salt", "produce_points card=9 colours=red,yellow")
    assert g.gained() == [("Ana", ("red", "yellow"), "card_9")]
    g.act("Ana", "use_technology_times technology=commerce count=1", "confirm_trade")
    assert g.collected() == [("Ana", 150, "goods")]
    assert g.player("Ana").points == points(red=1)
    g.end_turn()
    assert g.player("Ana").points == points()


@rule("ME-7.6")
def test_an_objective_token_gives_a_point_and_lies_on_its_grey_side_to_the_end_of_the_turn() -> None:
    g = in_phase("purchase", tokens={"Ana": {"green": 1}}, technology={"Ana": {"construction": 1}})
    g.act("Ana", "flip_token colour=green")
    assert (g.player("Ana").points, g.player("Ana").grey) == (points(green=1), points(green=1))
    assert g.uses("Ana", "flip_token") == []
    g.end_turn()
    assert (g.player("Ana").tokens, g.player("Ana").grey) == (points(green=1), points())


@rule("ME-8.4", "ME-8.3")
def test_missing_points_are_bought_for_100_florins_each_and_own_ones_are_spent_first() -> None:
    g = in_phase("purchase", points={"Ana": {"green": 1}}, florins={"Ana": 100}, **GREEN)
    g.act("Ana", f"use_technology_on_building technology=genius place={HOME} category=civil")
    assert (g.paid(), g.player("Ana").points) == ([("Ana", 100, "points")], points())
    assert g.place(HOME).civil == 2
    assert g.uses("Ana", "use_technology") == []  # nothing is left to buy with


@rule("ME-7.7", "ME-24.4")
def test_points_for_a_technology_can_be_made_at_the_free_window_even_by_who_could_not_buy_them() -> None:
    position: dict[str, Any] = {
        "cards": {"Bo": [8, 33]},
        "technology": {"Bo": {"construction": 4}},
        "buildings": {"buda": ["village"]},
    }
    g = in_phase("purchase", florins={"Bo": 0}, **position)
    assert g.uses("Bo", "use_technology") == []
    g.act("Bo", "produce_points card=8 colours=green", "produce_points card=33 colours=green")
    g.act("Bo", "use_technology_on_building technology=genius place=buda category=civil")
    assert (g.place("buda").civil, g.paid()) == (2, [])


# Bards


@rule("ME-25.40")
@pytest.mark.parametrize(("card", "paid"), [(44, []), (45, [("Ana", 50, "card")])])
def test_a_bard_straightens_a_card_used_this_turn_of_anybody(card: int, paid: list[tuple[str, int, str]]) -> None:
    g = in_phase("purchase", cards={"Ana": [card, -5], "Bo": [-9, 20]})
    assert g.uses("Ana", f"use_card card={card}") == [
        f"use_card_on_card card={card} player=0 which=5",
        f"use_card_on_card card={card} player=1 which=9",
    ]
    g.act("Ana", f"use_card_on_card card={card} player=1 which=9")
    assert g.paid() == paid
    assert g.told(CardStraightened) == [CardStraightened(0, 1, 9)]
    assert g.card("Bo", 9) == Card(9, straightened=True)


@rule("ME-25.40")
def test_each_card_is_straightened_once_a_turn() -> None:
    cards = [Card(5, rotated=True, straightened=True), Card(44), Card(45)]
    g = in_phase("purchase", player={"Ana": {"cards": cards}})
    assert g.uses("Ana", "use_card card=4") == []


# Jokers


@rule("ME-25.42", "ME-7.10", "ME-24.2")
@pytest.mark.parametrize(("card", "paid"), [(48, [("Bo", 50, "card")]), (49, [])])
def test_a_joker_cancels_a_card_which_stays_turned_and_paid(card: int, paid: list[tuple[str, int, str]]) -> None:
    g = in_phase("purchase", cards={"Ana": [45, -5], "Bo": [card]})
    g.act("Ana", "use_card_on_card card=45 player=0 which=5")
    assert g.waits == "Bo: card_activated"
    g.act("Bo", f"use_card card={card}")
    g.close()
    assert g.paid() == [("Ana", 50, "card"), *paid]
    assert g.told(CardCancelled) == [CardCancelled(0, 45)]
    assert all(card.rotated for card in g.player("Ana").cards)


@rule("ME-25.42")
def test_a_joker_answers_a_card_turned_for_its_points() -> None:
    g = in_phase("purchase", cards={"Ana": [33], "Bo": [49]}, technology={"Ana": {"construction": 1}})
    g.act("Ana", "produce_points card=33 colours=green")
    g.act("Bo", "use_card card=49")
    assert (g.points("Ana"), g.card("Ana", 33).rotated) == (0, True)


@rule("ME-24.2", "ME-25.42")
def test_a_joker_may_answer_a_joker() -> None:
    g = in_phase("purchase", cards={"Ana": [33, 48], "Bo": [49]}, technology={"Ana": {"construction": 1}})
    g.act("Ana", "produce_points card=33 colours=green")
    g.act("Bo", "use_card card=49")
    assert g.waits == "Ana: card_activated"
    g.act("Ana", "use_card card=48")
    assert g.told(CardCancelled) == [CardCancelled(1, 49)]
    assert g.player("Ana").points == points(green=1)


@rule("ME-7.10", "ME-2.9", "ME-25.34")
def test_who_has_spent_the_last_florins_on_an_answer_makes_no_deposit() -> None:
    g = in_phase("purchase", cards={"Ana": [36, 48], "Bo": [49]}, florins={"Ana": 50}, debt={"Ana": 2500})
    g.act("Ana", "use_card card=36")
    g.act("Bo", "use_card card=49")
    g.act("Ana", "use_card card=48")
    g.close()
    assert g.waits == "Ana: purchases"
    assert (g.card("Ana", 36).deposit, g.player("Ana").florins) == (0, 0)


@rule("ME-25.42", "ME-24.3")
def test_nobody_jests_about_an_own_card_and_who_passes_lets_it_be() -> None:
    g = in_phase("purchase", cards={"Ana": [33, 49], "Bo": [48]}, technology={"Ana": {"construction": 1}})
    g.act("Ana", "produce_points card=33 colours=green")
    assert g.waits == "Bo: card_activated"
    g.act("Bo", "pass")
    assert g.waits == "Ana: purchases"
    assert g.points("Ana") == 1


# Pirates


@rule("ME-25.48", "ME-A34")
@pytest.mark.parametrize(("card", "number"), [(57, 1), (58, 2)])
def test_a_pirate_gives_points_of_one_colour(card: int, number: int) -> None:
    g = in_phase("purchase", cards={"Ana": [card]}, **GREEN)
    g.act("Ana", f"use_card_for_colour card={card} colour=green")
    assert g.player("Ana").points == points(green=number)


# Princesses


@rule("ME-25.49")
def test_card_59_lets_a_card_give_its_ability_and_its_points() -> None:
    g = in_phase("purchase", cards={"Ana": [23, 59]}, items={"c1": caravan(HOME, "Bo", cargo=["salt"])})
    g.act("Ana", "use_card card=23")
    assert g.waits == "Ana: card_activated"
    g.act("Ana", "use_card card=59")
    g.act("Ana", "take_points colours=orange")
    assert g.collected() == [("Ana", 20, "card_23")]
    assert g.player("Ana").points == points(orange=1)


@rule("ME-25.49")
def test_card_59_serves_anothers_card_whose_owner_chooses() -> None:
    g = in_phase("purchase", "Bo", cards={"Bo": [36], "Ana": [59]}, technology={"Bo": {"trade": 1}})
    g.act("Bo", "use_card card=36")
    g.act("Ana", "use_card card=59")
    assert g.waits == "Bo: magnate_deposit"
    g.act("Bo", "make_deposit florins=10", "take_points colours=yellow")
    assert g.player("Bo").points == points(yellow=1)


@rule("ME-25.49")
def test_a_card_turned_for_its_points_gives_its_ability_too_with_card_59() -> None:
    position: dict[str, Any] = {"technology": {"Ana": {"construction": 1}}, "buildings": {HOME: ["fort", "village"]}}
    g = in_phase("purchase", cards={"Ana": [59, 69]}, **position)
    g.act("Ana", "produce_points card=69 colours=green", "use_card card=59")
    assert g.waits == "Ana: princess_ability"
    g.act("Ana", f"use_card_at card=69 place={HOME}")
    assert (g.player("Ana").points, g.place(HOME).civil) == (points(green=1), 2)


@rule("ME-25.49", "ME-7.3", "ME-2.9")
def test_the_ability_that_card_59_adds_costs_what_it_always_costs() -> None:
    position: dict[str, Any] = {"cards": {"Ana": [45, 59], "Bo": [-9]}, "technology": {"Ana": {"religion": 1}}}
    g = in_phase("purchase", **position)
    g.act(
        "Ana", "produce_points card=45 colours=purple", "use_card card=59", "use_card_on_card card=45 player=1 which=9"
    )
    assert (g.paid(), g.card("Bo", 9).rotated) == ([("Ana", 50, "card")], False)
    poor = in_phase("purchase", florins={"Ana": 49}, **position)
    poor.act("Ana", "produce_points card=45 colours=purple", "use_card card=59")
    assert (poor.waits, poor.choices()) == ("Ana: princess_ability", ["pass"])  # nobody learns what she has


@rule("ME-25.50")
def test_card_60_doubles_the_points_of_a_card_even_anothers() -> None:
    for who in ("Ana", "Bo"):
        g = in_phase(
            "purchase",
            cards={"Ana": [32], who: [60] if who == "Bo" else [32, 60]},
            technology={"Ana": {"construction": 1}},
        )
        g.act("Ana", "produce_points card=32 colours=green,purple")
        g.act(who, "use_card card=60")
        assert g.player("Ana").points == points(green=2, purple=2)


@rule("ME-25.49", "ME-25.50", "ME-24.2")
def test_both_princesses_give_the_ability_and_the_points_twice() -> None:
    g = in_phase("purchase", cards={"Ana": [23, 59, 60]}, items={"c1": caravan(HOME, "Bo", cargo=["salt"])})
    g.act("Ana", "use_card card=23", "use_card card=59")
    assert g.uses("Ana") == ["use_card card=60"]
    g.act("Ana", "use_card card=60", "take_points colours=orange")
    assert g.player("Ana").points == points(orange=2)


# Saviours


@rule("ME-25.51", "ME-A101")
def test_card_61_draws_three_events_of_which_one_applies() -> None:
    g = reacting(phase="events", cards={"Bo": [61]}, events=["9"])
    g.chance("event_deck.face=30")
    g.run(draw_event)
    assert g.waits == "Bo: event_drawn"
    g.chance("event_deck=1", "event_deck=2", "event_deck=3")
    g.act("Bo", "use_card card=61")
    assert g.options("Bo")[:3] == ["choose_event event=1", "choose_event event=2", "choose_event event=3"]
    assert [held.card for held in g.seen("Ana").players[1].choice].count("1") == 0
    g.chance("event_deck.face=30")
    g.act("Bo", "choose_event event=2")
    assert (g.state.event, g.state.discards) == ("2", ["1", "3", "9"])
    assert g.told(EventChosen) == [EventChosen(1, "2")]


@rule("ME-25.51", "ME-A7", "ME-A102")
def test_card_61_shuffles_the_discards_in_if_the_deck_is_short() -> None:
    numbers = [str(n) for n in range(1, 31)]
    g = reacting(phase="events", cards={"Bo": [61]}, event="30", discards=numbers[:27])
    assert len(g.state.event_deck) == 2
    g.lucky()
    g.run(event_drawn)
    g.act("Bo", "use_card card=61")
    assert (len(g.state.event_deck), g.state.discards) == (26, [])


@rule("ME-25.52")
def test_card_62_draws_the_same_number_of_empire_cards_again() -> None:
    g = in_phase("purchase", cards={"Ana": [62]})
    g.chance(*draws(20, 30, shows=50))
    g.act("Ana", "buy_empire_card")
    g.chance("empire=50", "empire=40", "empire.face=41")
    g.act("Ana", "use_card card=62")
    assert sorted(held.card for held in g.player("Ana").choice) == ["40", "50"]
    assert g.uses("Ana", "use_card card=62") == []  # once per purchase


# Mystics


@rule("ME-25.59")
def test_card_71_gives_20_florins_for_each_own_point() -> None:
    g = in_phase("purchase", cards={"Ana": [32, 71]})
    g.act("Ana", "produce_points card=32 colours=green,purple", "use_card card=71")
    g.act("Ana", "sell_point colour=green", "sell_point colour=purple")
    assert g.collected() == [("Ana", 20, "card_71")] * 2
    assert g.waits == "Ana: purchases"


@rule("ME-25.59", "ME-A54")
def test_card_72_gives_100_florins_for_three_points_of_different_colours() -> None:
    g = in_phase("purchase", cards={"Ana": [72]}, points={"Ana": {"green": 2, "red": 1, "blue": 1}})
    g.act("Ana", "use_card card=72", "sell_points colours=blue,green,red")
    assert g.collected() == [("Ana", 100, "card_72")]
    assert g.player("Ana").points == points(green=1)
    poor = in_phase("purchase", cards={"Ana": [72]}, points={"Ana": {"green": 2, "red": 1}})
    assert poor.uses("Ana", "use_card card=72") == []


@rule("ME-25.59", "ME-8.4")
def test_bought_points_are_not_for_the_mystic() -> None:
    g = in_phase(
        "purchase",
        cards={"Ana": [71]},
        florins={"Ana": 5000},
        technology={"Ana": {"law": 4}},
        armies={"serbia": {"barbarians": {LI: 1}}},
    )
    assert g.uses("Ana", "use_card card=71") == []


@rule("ME-25.49")
def test_inside_a_battle_card_59_gives_the_ability_that_fits_the_window() -> None:
    g = reacting(
        armies={HOME: {"Bo": {AR: 3}, "Ana": {AR: 1, LI: 3}}},
        technology={"Bo": {"combat": 4}},
        cards={"Bo": [4, 59]},
        florins={"Bo": 100},
    )
    g.meet("Bo", "Ana", HOME)
    make = "produce_points card=4 colours=red"
    g.play(archery_setup=make, card_activated="use_card card=59", until="princess_ability")
    assert g.choices() == ["use_card card=4", "pass"]
    g.act("Bo", "use_card card=4")
    assert (g.battle.notes[0], g.points("Bo")) == ([Note("card_4")], 1)
