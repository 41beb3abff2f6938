"""Refusals: of three kinds; each names its rule, and the state stays the same to the byte."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from kernel.scene import Scene
from kernel.toys import council, feast, market, raid, turns, voyage
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.refusal import Illegal, Malformed, NotNow, Refused
from pentapolis.kernel.sight import SPECTATOR, TABLE


def test_malformed_is_what_is_no_action_of_this_game() -> None:
    g = Scene(turns.TITLE)
    assert g.refuses(0, "dance") == (Malformed, "malformed-verb", "")
    assert g.refuses(0, "work hard=yes") == (Malformed, "malformed-field", "")
    stranger = g.title.why_not(g.g, 0, feast.Serve("bread"))
    assert isinstance(stranger, Malformed)
    assert stranger.arguments == {"verb": "serve"}


def test_not_now_is_not_yours_or_not_this_decision_or_too_late() -> None:
    g = Scene(feast.TITLE)
    assert g.refuses(1, "serve dish=bread") == (NotNow, "refused-not-your-turn", "FE-1")
    assert g.refuses(0, "claim bonus=coin") == (NotNow, "refused-not-this-decision", "FE-1")
    assert g.refuses(TABLE, "serve dish=bread") == (NotNow, "refused-not-your-turn", "FE-1")
    g.play((0, "serve dish=cake"), (0, "claim bonus=crown"))
    assert g.g.over
    assert g.refuses(0, "serve dish=bread") == (NotNow, "refused-game-over", "")


def test_illegal_names_the_rule_and_the_reason_the_game_gives() -> None:
    g = Scene(turns.TITLE, seats=3)
    assert g.refuses(0, "rush") == (Illegal, "refused-no-coin", "TU-2")


def test_illegal_names_the_rule_of_the_decision_when_the_game_gives_no_reason() -> None:
    g = Scene(turns.TITLE, seats=2)
    g.g.coins[0] = 1
    assert g.refuses(0, "rush") == (Illegal, "refused-not-an-option", "TU-1")
    with pytest.raises(Illegal) as refused:
        g.act(0, "rush")
    assert refused.value.arguments == {"action": "rush"}
    assert str(refused.value) == "refused-not-an-option, action rush (TU-1)"


def test_an_illegal_offer_names_the_rule_of_the_floor_also_for_who_holds_the_turn() -> None:
    g = Scene(council.TITLE, seats=3)
    assert g.awaited == [0]
    for seat in (0, 1):
        assert g.refuses(seat, "offer to=2 give=9") == (Illegal, "refused-not-an-option", "CO-2")
    g.play((0, "offer to=1 give=1 want=1"), (1, "offer to=0 give=1"), (0, "accept offer=1"), (1, "refuse offer=0"))
    g.play((0, "offer to=1 give=2"), (0, "spend"))
    assert g.refuses(1, "accept offer=0") == (Illegal, "refused-cannot-pay", "CO-3")


def test_the_floor_is_closed_where_it_is_not_free() -> None:
    g = Scene(council.TITLE, seats=2)
    g.play((0, "collect"), (1, "collect"))
    assert g.refuses(0, "offer to=1 give=1") == (NotNow, "refused-not-this-decision", "CO-6")


def test_the_table_speaks_for_no_seat_and_no_seat_for_the_table() -> None:
    g = Scene(voyage.TITLE, seats=2)
    assert g.refuses(0, "time_up") == (NotNow, "refused-not-this-decision", "VO-1")
    assert g.refuses(1, "time_up") == (NotNow, "refused-not-your-turn", "VO-1")
    assert g.refuses(SPECTATOR, "time_up") == (NotNow, "refused-not-your-turn", "VO-1")
    assert g.refuses(TABLE, "sail") == (NotNow, "refused-not-your-turn", "VO-1")
    assert g.refuses(TABLE, "expel seat=7") == (Illegal, "refused-not-an-option", "VO-2")


def test_a_full_basket_and_a_closed_one_refuse_more() -> None:
    g = Scene(market.TITLE)
    g.play((0, "bring good=salt"))
    assert g.refuses(0, "bring good=salt") == (Illegal, "refused-not-an-option", "MA-1")
    assert g.refuses(0, "reopen") == (Illegal, "refused-not-an-option", "MA-1")
    g.play((0, "bring good=cloth"))
    assert g.refuses(0, "bring good=wine") == (Illegal, "refused-basket-full", "MA-2")
    g.act(0, "done")
    assert g.refuses(0, "bring good=wine") == (Illegal, "refused-basket-full", "MA-2")
    assert g.refuses(0, "done") == (Illegal, "refused-not-an-option", "MA-1")


def test_only_the_asked_seat_may_react() -> None:
    g = Scene(raid.TITLE, seats=3, luck=[("traps", 0)] * 3)
    g.act(0, "attack on=1")
    assert g.awaited == [1]
    assert g.refuses(2, "block") == (NotNow, "refused-not-your-turn", "RA-3")
    assert g.refuses(2, "pass") == (NotNow, "refused-not-your-turn", "RA-3")
    assert g.refuses(1, "pierce") == (NotNow, "refused-not-this-decision", "RA-3")
    assert g.refuses(2, "stand window=moat answer=pass") == (NotNow, "refused-not-your-turn", "RA-3")
    assert g.refuses(2, "stand window=parry answer=block") == (NotNow, "refused-not-your-turn", "RA-3")
    assert g.refuses(2, "unstand window=parry") == (NotNow, "refused-not-your-turn", "RA-3")


def test_a_refusal_is_the_same_whether_asked_for_or_met() -> None:
    scenes: list[tuple[Scene[Any], int, str]] = [
        (Scene(turns.TITLE, seats=3), 0, "rush"),
        (Scene(turns.TITLE, seats=3), 1, "work"),
        (Scene(council.TITLE), 1, "accept offer=3"),
    ]
    for scene, seat, line in scenes:
        action = scene.title.parse(line)
        foretold = scene.title.why_not(scene.g, seat, action)
        assert foretold is not None
        with pytest.raises(Refused) as met:
            scene.title.apply(scene.g, seat, action, FastChance(1))
        assert type(foretold) is type(met.value)
        assert (str(foretold), foretold.arguments) == (str(met.value), met.value.arguments)


def test_a_refusal_may_speak_of_rules_and_reasons_and_travels_between_processes() -> None:
    refused = Illegal("refused-cost", "KB-9.2", rule="KB-1.1", reason="none")
    again = pickle.loads(pickle.dumps(refused))
    assert type(again) is Illegal
    assert (again.reason, again.rule, again.arguments) == (
        "refused-cost",
        "KB-9.2",
        {"rule": "KB-1.1", "reason": "none"},
    )


def test_a_refusal_prints_its_reason_and_its_rule() -> None:
    assert str(Refused("no")) == "no"
    assert str(Illegal("refused-cost", "KB-9.2", gold=2, wood=1)) == "refused-cost, gold 2, wood 1 (KB-9.2)"
