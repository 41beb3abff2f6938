"""Standing orders: what a King does without being asked."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FOUR, THREE, AlbaScene, scene
from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.court import hold_courts
from pentapolis.games.alba_longa.harvest import resolve_blessings, resolve_farmers
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from pentapolis.kernel.action import text
from pentapolis.kernel.order import Order
from pentapolis.kernel.refusal import Malformed
from pentapolis.words import LANGUAGES, Words, action_sentence


def unasked(g: AlbaScene, who: str, order: str) -> str:
    """What an order answers for the King who is asked, or nothing."""
    seat = g.seat(who)
    standing = TITLE.parse_standing(order)
    action = TITLE.unasked(standing, TITLE.observe(g.state, seat), seat, TITLE.asked(g.state, seat))
    return "" if action is None else text(action)


def offers(g: AlbaScene, decision: str) -> list[Order]:
    """What Mélanie can order for a decision."""
    seen = TITLE.observe(g.state, 1)
    kinds = [kind for kind in TITLE.orders.values() if decision in kind.decisions]
    return [order for kind in kinds for order in kind.offers(seen, 1)]


def buying(*dice: int, home: int = 8, season: str = "growing", year: int = 1) -> AlbaScene:
    """A court in which Mélanie may buy; Cédric has taken the soldiers' die."""
    g = scene(season=season, year=year, home={"Mélanie": home})
    g.run(hold_courts)
    g.dice(1, *dice)
    g.act("Cédric", "call_court", "take_die die=soldier_die count=1 job=soldier")
    assert g.waits == "Mélanie: buy_die"
    return g


@pytest.mark.parametrize(
    ("dice", "home", "order", "answer"),
    [
        ((2, 3, 4), 8, "buy_only least=4", ""),
        ((2, 3, 3), 8, "buy_only least=4", "pass_buy"),
        ((2, 3, 4), 8, "buy_only least=3 job=worker", ""),
        ((4, 2, 4), 8, "buy_only least=3 job=worker", "pass_buy"),
        ((4, 1, 1), 8, "buy_only least=4 job=merchant", ""),
        ((4, 4, 3), 8, "buy_only least=4 job=priest", "pass_buy"),
        ((4, 4, 4), 8, "buy_only least=1 job=soldier", "pass_buy"),
        ((4, 4, 4), 3, "buy_only least=4", "pass_buy"),
        ((4, 4, 4), 3, "buy_only least=3", ""),
    ],
)
def test_only_a_die_that_sends_enough_is_asked_about(dice: tuple[int, ...], home: int, order: str, answer: str) -> None:
    assert unasked(buying(*dice, home=home), "Mélanie", order) == answer


def test_nothing_more_is_bought_in_the_season_of_the_order_and_in_no_other() -> None:
    order = "buy_nothing year=2 season=growing"
    assert unasked(buying(4, 4, 4, year=2), "Mélanie", order) == "pass_buy"
    assert unasked(buying(4, 4, 4, year=3), "Mélanie", order) == ""
    assert unasked(buying(4, 4, 4, year=2, season="harvest"), "Mélanie", order) == ""


def test_worship_below_a_level_is_kept() -> None:
    g = scene(season="harvest", devotion=dict.fromkeys(FOUR, 6), working={who: {"farmer": 3} for who in FOUR})
    g.chance("climate_moderate=climate_moderate_1", "climate=dry")
    g.run(resolve_farmers)
    assert g.waits == "Cédric: improve_harvest"
    assert unasked(g, "Cédric", "pray_from level=7") == "keep_devotion"
    assert unasked(g, "Cédric", "pray_from level=6") == ""


def test_a_blessing_below_a_level_is_declined() -> None:
    g = scene(season="harvest", devotion=dict.fromkeys(FOUR, 3), improved=FOUR)
    g.run(resolve_blessings)
    assert g.waits == "Cédric: take_blessing"
    assert unasked(g, "Cédric", "pray_from level=4") == "decline_blessing"
    assert unasked(g, "Cédric", "pray_from level=3") == ""


@pytest.mark.parametrize(("loot", "answer"), [((1, 1, 0), "restock loot=silver"), ((3, 1, 0), "")])
def test_by_default_assisi_gets_silver_while_there_is_room(loot: tuple[int, ...], answer: str) -> None:
    g = scene(*THREE, variants=["assisi"], loot=loot)
    g.run(resolve_soldiers)
    assert g.waits == "Cédric: restock"
    assert unasked(g, "Cédric", TITLE.standing["restock"]) == answer


def test_what_can_be_ordered_now() -> None:
    g = buying(2, 3, 4, year=2)
    offered = [text(order) for order in offers(g, "buy_die")]
    assert offered[:2] == ["buy_nothing year=2 season=growing", "buy_only least=4"]
    assert offered[-1] == "buy_only least=1 job=priest"
    assert len(offered) == len(set(offered)) == 1 + 5 * 4
    levels = [text(order) for order in offers(g, "take_blessing")]
    assert levels == [f"pray_from level={level}" for level in range(2, 11)]
    assert offers(g, "grow") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_order_is_said(lang: str) -> None:
    g, words = buying(2, 3, 4), Words(lang, "alba_longa", TITLE.actions)
    orders = [order for name in ("buy_die", "take_blessing") for order in offers(g, name)]
    said = [action_sentence(words, order) for order in orders]
    assert all(said)
    assert len(set(said)) == len(said)


def test_an_order_stands_only_where_it_answers() -> None:
    order = TITLE.parse_standing("pray_from level=4")
    assert TITLE.may_stand("take_blessing", order)
    assert not TITLE.may_stand("buy_die", order)
    assert TITLE.may_stand("buy_die", TITLE.parse_standing("pass_buy"))
    assert not TITLE.may_stand("buy_die", TITLE.parse_standing("keep_peasants"))
    with pytest.raises(Malformed):
        TITLE.parse("pray_from level=4")  # an order is never played
