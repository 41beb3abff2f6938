"""AL-19: courts of two players, played as if they were four."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import TWO, AlbaScene, scene
from pentapolis.games.alba_longa.court import hold_courts
from pentapolis.kernel.refusal import Malformed
from support import rule


def court(**position: object) -> AlbaScene:
    """Cédric has called court and taken a worker."""
    # any part of a position may be given, which a checker can not follow
    g = scene(*TWO, **position)  # type: ignore[arg-type]  # fields by name
    g.run(hold_courts)
    g.dice(2, 2, 2, 2)
    g.act("Cédric", g.options("Cédric")[0], "take_die die=worker_die count=1 job=worker")
    return g


@rule("AL-19.3", "AL-A61")
def test_a_court_has_four_seats_of_which_the_last_three_cost_a_silver() -> None:
    g = court(dice_cost=2)
    assert (g.silver, g.waits, g.state.court_seat) == ({"Cédric": 3, "Mélanie": 5}, "Mélanie: buy_die", 2)
    g.act("Mélanie", "buy_die die=soldier_die count=1 stall=stall_2")
    assert (g.waits, g.state.court_seat) == ("Cédric: buy_die", 3)
    g.act("Cédric", "buy_die die=priest_die count=2 stall=stall_3")
    assert (g.waits, g.state.court_seat) == ("Mélanie: buy_die", 4)
    g.act("Mélanie", "buy_die die=merchant_die count=2 stall=stall_3")
    assert g.silver == {"Cédric": 2, "Mélanie": 3}
    assert g.state.stalls == [2, 1, 2]
    assert g.waits == "Mélanie: call_court"


@rule("AL-19.4")
def test_each_seat_is_decided_anew() -> None:
    g = court()
    g.act("Mélanie", "pass_buy")
    g.act("Cédric", "pass_buy")
    assert (g.waits, g.state.court_seat) == ("Mélanie: buy_die", 4)
    g.act("Mélanie", "buy_die die=soldier_die count=1 stall=stall_1")
    assert g.each("out") == dict.fromkeys(TWO, False)  # seat 3 is not one's own opportunity


@rule("AL-19.5", "AL-A50")
def test_only_seat_1_assigns_farmers() -> None:
    g = scene(*TWO, season="harvest")
    g.run(hold_courts)
    g.dice(2, 2, 2, 2)
    g.act("Cédric", "call_court")
    assert [line for line in g.options("Cédric") if line.endswith("job=farmer")]
    g.act("Cédric", "take_die die=worker_die count=1 job=farmer")
    g.act("Mélanie", "pass_buy")
    assert (g.waits, g.state.court_seat) == ("Cédric: buy_die", 3)
    assert not [line for line in g.options("Cédric") if "farmer" in line]
    with pytest.raises(Malformed):
        g.act("Cédric", "buy_die die=soldier_die count=1 stall=stall_1 job=farmer")


@rule("AL-19.6")
def test_if_the_opponent_is_out_seat_3_remains() -> None:
    g = court(out=["Mélanie"])
    assert (g.waits, g.state.court_seat) == ("Cédric: buy_die", 3)
    g.act("Cédric", "buy_die die=soldier_die count=2 stall=stall_1")
    assert (g.waits, g.state.dice_cost) == ("Cédric: call_court", 1)


@rule("AL-19.6")
def test_if_the_opponent_is_eliminated_seat_3_remains() -> None:
    g = court(eliminated=["Mélanie"])
    assert (g.waits, g.state.court_seat) == ("Cédric: buy_die", 3)
    g.act("Cédric", "pass_buy")
    assert (g.waits, g.state.dice_cost) == ("Cédric: call_court", 1)


@rule("AL-19.3")
def test_who_can_not_buy_in_a_seat_is_passed_over() -> None:
    g = court(silver={"Mélanie": 0})
    assert (g.waits, g.state.court_seat) == ("Cédric: buy_die", 3)
    g.act("Cédric", "pass_buy")
    assert g.waits == "Mélanie: call_court"


@rule("AL-19.7", "AL-A61")
def test_the_dice_cost_moves_after_both_opportunities() -> None:
    g = court()
    while g.waits.endswith("buy_die"):
        g.act(g.waiting[0], "pass_buy")
    assert (g.waits, g.state.dice_cost) == ("Mélanie: call_court", 0)
    g.dice(1, 1, 1, 1)
    g.act("Mélanie", "call_court", "take_die die=worker_die count=1 job=worker")
    seats = []
    while g.waits.endswith("buy_die"):
        seats.append(g.waiting[0])
        g.act(g.waiting[0], "pass_buy")
    assert seats == ["Cédric", "Mélanie", "Cédric"]
    assert (g.waits, g.state.dice_cost) == ("Cédric: call_court", 1)


@rule("AL-19.2", "AL-1.1")
def test_assisi_is_in_the_game() -> None:
    assert scene(*TWO).state.assisi is not None
