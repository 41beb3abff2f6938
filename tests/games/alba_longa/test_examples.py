"""The worked examples of the ledger, number for number."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FOUR, TWO, AlbaScene, scene
from pentapolis.games.alba_longa.court import hold_courts
from pentapolis.games.alba_longa.events import Captured, Paid
from pentapolis.games.alba_longa.harvest import bring_in_harvest, resolve_blessings, resolve_farmers
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from support import rule


def first_court() -> AlbaScene:
    """AL-E1: Cédric calls court, rolls 3, 2, 2, 4, and assigns three priests."""
    g = scene()
    g.run(hold_courts)
    g.dice(3, 2, 2, 4)
    g.act("Cédric", "call_court", "take_die die=priest_die count=3 job=priest")
    return g


def after_the_purchases() -> AlbaScene:
    """AL-E2: Mélanie buys the worker die, Thierry and Brigitte pass."""
    g = first_court()
    g.act("Mélanie", "buy_die die=worker_die count=2 stall=stall_3")
    g.act("Thierry", "pass_buy")
    g.act("Brigitte", "pass_buy")
    return g


@rule("AL-E1")
def test_first_court() -> None:
    g = first_court()
    assert (g.silver["Cédric"], g.home["Cédric"], g.working("Cédric")) == (5, 5, {"priest": 3})
    assert g.devotion["Cédric"] == 0  # they stand on spaces 1 to 3, above the disc
    assert (g.state.dice, g.waits) == ((3, 2, 2, 0), "Mélanie: buy_die")


@rule("AL-E2")
def test_purchase_and_passes() -> None:
    g = after_the_purchases()
    assert (g.silver["Mélanie"], g.working("Mélanie"), g.state.stalls) == (4, {"worker": 2}, [0, 0, 1, 0, 0])
    assert g.each("out") == dict.fromkeys(FOUR, False)
    assert (g.waits, g.state.dice_cost) == ("Mélanie: call_court", 0)


@rule("AL-E3")
def test_second_round() -> None:
    g = after_the_purchases()
    for who in FOUR[1:]:
        assert (g.waits, g.state.dice_cost) == (f"{who}: call_court", 0)
        g.dice(1, 1, 1, 1)
        g.act(who, "call_court", "take_die die=worker_die count=1 job=worker")
        while g.waits.endswith("buy_die"):
            g.act(g.waiting[0], "pass_buy")
    assert (g.waits, g.state.dice_cost) == ("Cédric: call_court", 1)
    assert g.options("Cédric") == [*(f"call_court stall=stall_{n}" for n in (1, 2, 3, 4, 5)), "pass_court"]
    g.dice(1, 1, 1, 1)
    g.mark()
    g.act("Cédric", "call_court stall=stall_5")
    assert g.told(Paid) == [Paid(0, "stall_5", 1)]


def harvest() -> AlbaScene:
    """AL-E4: a moderate year, prayers cost 5, a dry year to come; all who can improve."""
    g = scene(
        season="harvest",
        working={who: {"farmer": n} for who, n in zip(FOUR, (4, 5, 5, 4), strict=True)},
        lying_farmers={"Mélanie": 1},
        devotion=dict(zip(FOUR, (6, 7, 4, 8), strict=True)),
    )
    g.chance("climate_moderate=climate_moderate_2", "climate=dry")
    g.run(resolve_farmers)
    for who in ("Cédric", "Mélanie", "Brigitte"):
        assert g.waits == f"{who}: improve_harvest"
        g.act(who, "improve_harvest")
    return g


@rule("AL-E4")
def test_harvest() -> None:
    g = harvest()
    assert (g.state.prayer_cost, g.state.next_climate) == (5, "dry")
    assert g.devotion == {"Cédric": 1, "Mélanie": 2, "Thierry": 4, "Brigitte": 3}
    assert g.wheat == {"Cédric": 16, "Mélanie": 18, "Thierry": 15, "Brigitte": 16}


@rule("AL-E5")
def test_who_may_be_blessed_after_the_harvest() -> None:
    g = harvest()
    g.run(resolve_blessings)
    assert g.waits == "Mélanie: take_blessing"
    g.act("Mélanie", "decline_blessing")
    assert g.waits == "Brigitte: take_blessing"
    g.chance("blessings=blessing_silver")
    g.act("Brigitte", "take_blessing")
    assert (g.waits, g.devotion["Brigitte"], g.silver["Brigitte"]) == ("", 1, 7)


@rule("AL-E6")
def test_two_player_court() -> None:
    g = scene(*TWO, dice_cost=3)
    g.run(hold_courts)
    g.dice(1, 1, 1, 1)
    g.act("Cédric", "call_court stall=stall_1", "take_die die=soldier_die count=1 job=soldier")
    g.act("Mélanie", "buy_die die=merchant_die count=1 stall=stall_1")
    g.act("Cédric", "buy_die die=worker_die count=1 stall=stall_1")
    g.act("Mélanie", "buy_die die=priest_die count=1 stall=stall_1")
    paid = [(g.name(event.seat), event.silver) for event in g.told(Paid)]
    assert paid == [("Cédric", 3), ("Mélanie", 1), ("Cédric", 1), ("Mélanie", 1)]
    assert g.waits == "Mélanie: call_court"


@rule("AL-E7")
def test_capture_in_the_quarry() -> None:
    g = scene(
        "yellow",
        "blue",
        "red",
        variants=["spoils_of_war"],
        monuments={"yellow": 2, "blue": 2},
        working={"yellow": {"soldier": 2, "worker": 1}, "blue": {"worker": 3}},
    )
    g.attack({"yellow": "blue"})
    g.act("yellow", "sabotage place=quarry")
    assert (g.working("blue"), g.home["blue"]) == ({"worker": 2}, 9)
    assert (g.working("yellow")["worker"], g.captives("yellow")) == (1, {"worker": 1})
    assert g.told(Captured) == [Captured(0, "roma", "worker")]


@rule("AL-E8")
@pytest.mark.parametrize(
    ("climate", "standing", "improved", "lying"), [("dry", 2, 3, 1), ("moderate", 3, 4, 2), ("wet", 4, 5, 3)]
)
def test_yield_table(climate: str, standing: int, improved: int, lying: int) -> None:
    g = scene(
        season="harvest",
        climate=climate,
        working={who: {"farmer": 1} for who in FOUR},
        lying_farmers={"Thierry": 1, "Brigitte": 1},
        improved=["Mélanie", "Brigitte"],
    )
    g.run(bring_in_harvest)
    assert g.wheat == {"Cédric": standing, "Mélanie": improved, "Thierry": lying, "Brigitte": lying}


@rule("AL-E9")
def test_full_loot() -> None:
    g = scene(*TWO, loot=(3, 3, 2), working={"Cédric": {"soldier": 13}})
    g.run(resolve_soldiers)
    assert g.state.assisi is not None
    assert sum(g.state.assisi.loot) == 8
    quiet = scene(*TWO, loot=(3, 3, 2))
    quiet.run(resolve_soldiers)
    assert (quiet.waits, quiet.loot) == ("", {"silver": 3, "wheat": 3, "captive": 2})
    plundered = {"silver": 0, "wheat": 0, "captive": 0}
    for loot in ("silver", "silver", "silver", "wheat", "wheat", "wheat", "captive", "captive"):
        raid = scene(*TWO, loot=(3, 3, 2), working={"Cédric": {"soldier": 13}})
        raid.attack({"Cédric": "assisi"})
        raid.act("Cédric", f"plunder loot={loot}" + (" job=worker" if loot == "captive" else ""))
        gained = {"silver": raid.silver["Cédric"] - 5, "wheat": raid.wheat["Cédric"]}
        gained["captive"] = sum(raid.captives("Cédric").values())
        plundered = {kind: plundered[kind] + gained[kind] for kind in plundered}
    assert plundered == {"silver": 3, "wheat": 6, "captive": 2}
