"""AL-4: courts and purchases."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FIVE, THREE, AlbaScene, scene
from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.components import BOXES, OWN_BOX
from pentapolis.games.alba_longa.court import buy_die, call_court, hold_courts
from pentapolis.games.alba_longa.events import DiceCostRose, Paid, Passed, Rolled
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from pentapolis.kernel.action import text
from pentapolis.kernel.refusal import Malformed, NotNow
from support import rule

JOBS = ("soldier", "merchant", "worker", "priest")


def court(*names: str, dice: tuple[int, int, int, int] = (3, 2, 2, 4), **position: object) -> AlbaScene:
    """A season in which the first King has called court and rolled."""
    # any part of a position may be given, which a checker can not follow
    g = scene(*names, **position)  # type: ignore[arg-type]  # fields by name
    g.run(hold_courts)
    g.dice(*dice)
    g.act(g.waiting[0], g.options(g.waiting[0])[0])
    return g


# Calling court


@rule("AL-4.5", "AL-4.6", "AL-4.17", "AL-4.16")
def test_every_king_has_one_opportunity_per_round_in_turn_order() -> None:
    g = scene(*THREE, king_of_kings="Mélanie")
    g.run(hold_courts)
    callers = []
    for _ in range(6):
        (who,) = g.waiting
        callers.append(who)
        assert g.waits == f"{who}: call_court"
        g.dice(1, 1, 1, 1)
        g.act(who, g.options(who)[0], "take_die die=worker_die count=1 job=worker")
        while g.waits.endswith("buy_die"):
            g.act(g.waiting[0], "pass_buy")
        assert (g.state.dice, g.state.caller, g.state.court_seat) == ((0, 0, 0, 0), -1, 0)
    assert callers == ["Mélanie", "Thierry", "Cédric"] * 2
    assert [event.seat for event in g.told(Rolled)] == [1, 2, 0, 1, 2, 0]


@rule("AL-4.6")
def test_an_opportunity_is_to_call_or_to_pass() -> None:
    g = scene()
    g.run(hold_courts)
    assert g.options("Cédric") == ["call_court", "pass_court"]
    g.refused("Mélanie", "call_court", "AL-4.6", kind=NotNow)


@rule("AL-4.7", "AL-A10")
def test_at_cost_0_nothing_is_paid_and_no_stall_is_named() -> None:
    g = scene()
    g.run(hold_courts)
    g.refused("Cédric", "call_court stall=stall_1", "AL-4.7", "refused-nothing-to-pay")
    g.dice(1, 2, 3, 4)
    g.act("Cédric", "call_court")
    assert (g.state.dice, g.silver["Cédric"], sum(g.state.stalls)) == ((1, 2, 3, 4), 5, 0)
    assert g.told(Rolled) == [Rolled(0, 1, 2, 3, 4)]


@rule("AL-4.7", "AL-4.8", "AL-A10")
def test_the_whole_cost_goes_into_one_stall_before_the_roll() -> None:
    g = scene(*THREE, dice_cost=3, stalls=[0, 2])
    g.run(hold_courts)
    assert g.options("Cédric") == [*(f"call_court stall=stall_{n}" for n in range(1, 5)), "pass_court"]
    g.refused("Cédric", "call_court", "AL-4.7", "refused-no-stall")
    g.dice(1, 1, 1, 1)
    g.act("Cédric", "call_court stall=stall_2")
    assert (g.silver["Cédric"], g.state.stalls) == (2, [0, 5, 0, 0])
    assert g.told(Paid) == [Paid(0, "stall_2", 3)]
    kinds = [type(event).__name__ for event in g.events]
    assert kinds.index("Paid") < kinds.index("Rolled")


@rule("AL-4.9", "AL-A9")
def test_the_caller_takes_a_die_and_assigns_one_to_as_many_as_it_shows_to_its_job() -> None:
    g = court(dice=(1, 2, 3, 4))
    taken = [(die, count) for die, face in zip(JOBS, (1, 2, 3, 4), strict=True) for count in range(1, face + 1)]
    assert g.options("Cédric") == [f"take_die die={die}_die count={count} job={die}" for die, count in taken]
    g.refused("Cédric", "take_die die=soldier_die count=2 job=soldier", "AL-4.9", "refused-die-shows-less")
    g.refused("Cédric", "take_die die=soldier_die count=0 job=soldier", "AL-4.9", "refused-at-least-one")
    g.refused("Cédric", "take_die die=worker_die count=2 job=priest", "AL-4.9", "refused-other-job")
    g.refused("Cédric", "take_die die=golden_die count=1 job=worker", "AL-4.9", "refused-not-an-option")
    g.refused("Cédric", "pass_court", "AL-4.9", kind=NotNow)
    g.act("Cédric", "take_die die=worker_die count=2 job=worker")
    assert (g.working("Cédric"), g.home["Cédric"]) == ({"worker": 2}, 6)


@rule("AL-4.9")
def test_nobody_assigns_more_peasants_than_are_at_home() -> None:
    g = court(dice=(4, 4, 4, 4), home={"Cédric": 2, "Mélanie": 3})
    assert {line.split()[2] for line in g.options("Cédric")} == {"count=1", "count=2"}
    g.refused("Cédric", "take_die die=worker_die count=3 job=worker", "AL-4.9", "refused-too-few-peasants")
    g.act("Cédric", "take_die die=worker_die count=2 job=worker")
    assert {line.split()[2] for line in g.options("Mélanie")[:-1]} == {"count=1", "count=2", "count=3"}


@rule("AL-4.10", "AL-A9", "AL-4.3")
def test_in_the_harvest_season_any_die_of_the_caller_may_send_its_peasants_to_the_farm_instead() -> None:
    g = court(season="harvest", dice=(2, 1, 1, 1))
    farm = [line for line in g.options("Cédric") if line.endswith("job=farmer")]
    assert farm == [
        "take_die die=soldier_die count=1 job=farmer",
        "take_die die=soldier_die count=2 job=farmer",
        *(f"take_die die={die}_die count=1 job=farmer" for die in JOBS[1:]),
    ]
    assert len(g.options("Cédric")) == 2 * len(farm)
    g.act("Cédric", "take_die die=soldier_die count=2 job=farmer")
    assert (g.working("Cédric"), g.state.dice) == ({"farmer": 2}, (0, 1, 1, 1))  # all to one job, and that die is gone


@rule("AL-4.3", "AL-4.10")
def test_there_are_no_farmers_in_the_growing_season() -> None:
    g = court()
    assert not [line for line in g.options("Cédric") if "farmer" in line]
    g.refused("Cédric", "take_die die=worker_die count=1 job=farmer", "AL-4.3", "refused-no-farmers-yet")


# Buying


def purchases(g: AlbaScene) -> list[str]:
    """Who is asked to buy, all passing."""
    asked = []
    while g.waits.endswith("buy_die"):
        asked.append(g.waiting[0])
        g.act(g.waiting[0], "pass_buy")
    return asked


@rule("AL-4.11", "AL-4.18")
def test_the_others_who_are_not_out_may_buy_clockwise_from_the_caller() -> None:
    g = scene(*FIVE, king_of_kings="Thierry", out=["Anne"])
    g.run(hold_courts)
    g.dice(1, 1, 1, 1)
    g.act("Thierry", "call_court", "take_die die=worker_die count=1 job=worker")
    assert purchases(g) == ["Brigitte", "Cédric", "Mélanie"]


@rule("AL-4.12", "AL-4.13", "AL-4.14")
def test_a_bought_die_costs_1_silver_whatever_the_dice_cost() -> None:
    g = court(*THREE, dice_cost=4, dice=(1, 2, 2, 1), stalls=[0, 0, 3])
    g.act("Cédric", "take_die die=worker_die count=1 job=worker")
    bought = [
        f"buy_die die={die}_die count={count} stall=stall_{stall}"
        for die, face in (("soldier", 1), ("merchant", 2), ("priest", 1))
        for count in range(1, face + 1)
        for stall in range(1, 5)
    ]
    assert g.options("Mélanie") == [*bought, "pass_buy"]
    g.refused("Mélanie", "buy_die die=worker_die count=1 stall=stall_1", "AL-4.14", "refused-die-taken")
    g.refused("Mélanie", "buy_die die=merchant_die count=3 stall=stall_1", "AL-4.13", "refused-die-shows-less")
    g.refused("Mélanie", "buy_die die=merchant_die count=0 stall=stall_1", "AL-4.13", "refused-at-least-one")
    g.refused("Mélanie", "buy_die die=merchant_die count=1 stall=stall_5", "AL-1.2", "refused-stall-not-in-use")
    g.mark()
    g.act("Mélanie", "buy_die die=merchant_die count=2 stall=stall_3")
    assert g.changed == {
        "Mélanie.silver": 4,
        "Mélanie.home": 6,
        "Mélanie.assigned": [0, 2, 0, 0, 0],
        "stalls": [4, 0, 4, 0],
        "dice": (1, 0, 0, 1),
        "court_seat": 3,
    }
    assert g.waits == "Thierry: buy_die"
    g.refused("Thierry", "buy_die die=merchant_die count=1 stall=stall_1", "AL-4.14", "refused-die-taken")


@rule("AL-4.13", "AL-4.10")
def test_a_bought_die_never_assigns_farmers() -> None:
    g = court(*THREE, season="harvest")
    g.act("Cédric", "take_die die=worker_die count=1 job=worker")
    assert not [line for line in g.options("Mélanie") if "farmer" in line]
    with pytest.raises(Malformed):
        g.act("Mélanie", "buy_die die=soldier_die count=1 stall=stall_1 job=farmer")


@rule("AL-4.15")
@pytest.mark.parametrize("lack", ["silver", "home"])
def test_without_silver_or_peasants_a_king_passes_by_himself(lack: str) -> None:
    g = court(**{lack: {"Brigitte": 0}})  # type: ignore[arg-type]  # fields by name
    g.act("Cédric", "take_die die=worker_die count=1 job=worker")
    assert purchases(g) == ["Mélanie", "Thierry"]
    assert not g.city("Brigitte").out


@rule("AL-4.15", "AL-4.14")
def test_with_no_die_left_the_fifth_king_passes_by_himself() -> None:
    g = court(*FIVE, dice=(1, 1, 1, 1))
    g.act("Cédric", "take_die die=soldier_die count=1 job=soldier")
    for who, die in zip(FIVE[1:4], JOBS[1:], strict=True):
        g.act(who, f"buy_die die={die}_die count=1 stall=stall_1")
    assert g.waits == "Mélanie: call_court"
    assert not g.city("Anne").out


@rule("AL-4.16", "AL-4.11")
def test_passing_on_a_purchase_has_no_further_consequence() -> None:
    g = court(*THREE)
    g.act("Cédric", "take_die die=priest_die count=1 job=priest")
    g.act("Mélanie", "pass_buy")
    g.act("Thierry", "pass_buy")
    assert g.each("out") == dict.fromkeys(THREE, False)
    g.dice(1, 1, 1, 1)
    g.act("Mélanie", "call_court", "take_die die=worker_die count=1 job=worker")
    assert g.waits == "Thierry: buy_die"


# Passing one's own court


@rule("AL-4.18")
def test_who_passes_at_his_own_opportunity_neither_calls_nor_buys_any_more() -> None:
    g = scene(*THREE)
    g.run(hold_courts)
    g.act("Cédric", "pass_court")
    assert g.city("Cédric").out
    g.dice(1, 1, 1, 1)
    g.act("Mélanie", "call_court", "take_die die=worker_die count=1 job=worker")
    assert purchases(g) == ["Thierry"]
    g.dice(1, 1, 1, 1)
    g.act("Thierry", "call_court", "take_die die=worker_die count=1 job=worker")
    assert purchases(g) == ["Mélanie"]
    assert g.waits == "Mélanie: call_court"  # the second round begins without Cédric


@rule("AL-A8")
def test_a_king_who_is_out_still_fights_and_decides() -> None:
    g = scene(*THREE, out=["Cédric"], working={"Cédric": {"soldier": 1}})
    g.run(resolve_soldiers)
    assert g.waits == "Cédric: choose_target"


@rule("AL-4.19", "AL-A7")
def test_who_can_not_pay_the_dice_cost_is_out_even_with_silver_for_a_purchase() -> None:
    g = scene(*THREE, dice_cost=2, silver={"Cédric": 1})
    g.run(hold_courts)
    assert g.waits == "Mélanie: call_court"
    assert g.told(Passed) == [Passed(0)]
    g.dice(1, 1, 1, 1)
    g.act("Mélanie", "call_court stall=stall_1", "take_die die=worker_die count=1 job=worker")
    assert purchases(g) == ["Thierry"]


@rule("AL-4.19", "AL-A11")
def test_who_has_nobody_at_home_is_passed_over_and_out() -> None:
    g = scene(*THREE, home={"Cédric": 0})
    g.run(hold_courts)
    assert (g.waits, g.city("Cédric").out) == ("Mélanie: call_court", True)


@rule("AL-4.15", "AL-4.19")
def test_who_would_be_asked_next_can_see_that_he_can_only_pass() -> None:
    g = court(*THREE, dice_cost=2, silver={"Mélanie": 1, "Thierry": 0})
    g.act("Cédric", "take_die die=worker_die count=1 job=worker")
    assert [text(action) for action in buy_die.function(g.state, 2)] == ["pass_buy"]
    assert [text(action) for action in call_court.function(g.state, 1)] == ["pass_court"]
    assert len(call_court.function(g.state, 0)) == 5


@rule("AL-4.20", "AL-A1", "AL-A2")
def test_the_cost_rises_by_one_a_round_and_stays_on_the_last_space() -> None:
    g = scene(*THREE, silver=dict.fromkeys(THREE, 30))
    g.run(hold_courts)
    costs = []
    for _ in range(7):
        costs.append(g.state.dice_cost)
        for who in ("Cédric", "Mélanie", "Thierry"):
            if g.waits == f"{who}: call_court" and g.home[who]:
                g.dice(1, 1, 1, 1)
                g.act(who, g.options(who)[0], "take_die die=worker_die count=1 job=worker")
                purchases(g)
    assert costs == [0, 1, 2, 3, 4, 4, 4]
    assert [event.cost for event in g.told(DiceCostRose)] == [1, 2, 3, 4]


@rule("AL-4.20")
def test_the_cost_moves_after_kings_who_passed_had_their_opportunity_too() -> None:
    g = scene(*THREE)
    g.run(hold_courts)
    g.dice(1, 1, 1, 1)
    g.act("Cédric", "call_court", "take_die die=worker_die count=1 job=worker")
    purchases(g)
    g.act("Mélanie", "pass_court")
    assert g.state.dice_cost == 0
    g.act("Thierry", "pass_court")
    assert (g.waits, g.state.dice_cost) == ("Cédric: call_court", 1)


@rule("AL-4.21")
def test_the_phase_ends_when_every_king_is_out_or_has_nobody_at_home() -> None:
    g = scene(*THREE, home={"Cédric": 1, "Thierry": 0})
    g.run(hold_courts)
    g.dice(1, 1, 1, 1)
    g.act("Cédric", "call_court", "take_die die=worker_die count=1 job=worker")
    purchases(g)
    assert g.waits == "Mélanie: call_court"
    g.act("Mélanie", "pass_court")
    assert (g.waits, g.state.dice_cost) == ("", 0)  # nobody had to be asked again, and the disc did not move


@rule("AL-4.22", "AL-4.21")
def test_a_king_who_remains_alone_may_go_on_at_the_rising_cost() -> None:
    g = scene(*THREE, out=["Mélanie", "Thierry"], silver={"Cédric": 6})
    g.run(hold_courts)
    costs = []
    while g.waits:
        assert g.waits == "Cédric: call_court"
        costs.append(g.state.dice_cost)
        g.dice(1, 1, 1, 1)
        g.act("Cédric", g.options("Cédric")[0], "take_die die=worker_die count=1 job=worker")
    assert costs == [0, 1, 2, 3]  # 6 silver pay for these, and for no fourth
    assert (g.silver["Cédric"], g.home["Cédric"], g.city("Cédric").out) == (0, 4, True)


def test_an_owner_may_say_what_courts_cost() -> None:
    g = scene(*THREE, box=OWN_BOX.load(b"[track.dice_cost]\nvalues = [1, 5]\n"))
    g.run(hold_courts)
    g.dice(1, 1, 1, 1)
    g.act("Cédric", "call_court stall=stall_1", "take_die die=worker_die count=1 job=worker")
    assert (g.state.stalls[0], BOXES[""].dice_costs) == (1, (0, 1, 2, 3, 4))


@rule("AL-A51")
def test_only_the_crown_can_be_given_to_another_king() -> None:
    naming = {verb for verb, kind in TITLE.actions.items() if "king" in kind.__struct_fields__}
    assert naming == {"offer_crown", "name_king_of_kings"}
    fields = {field for kind in TITLE.actions.values() for field in kind.__struct_fields__}
    assert fields == {"king", "deal", "job", "stall", "die", "count", "value", "city", "place", "loot", "n"}


@rule("AL-A59")
def test_being_out_changes_nothing_but_what_is_shown() -> None:
    g = scene(*THREE)
    g.run(hold_courts)
    g.mark()
    g.act("Cédric", "pass_court")
    assert g.changed == {"Cédric.out": True}
