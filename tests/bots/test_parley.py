"""Bots that talk: every offer is answered at once, and little is proposed."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import games
from pentapolis.games.medioevo import heuristics
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.lessons.scenes import Scene, build

TITLE = games.title("medioevo")
ANA, BO, CY = range(3)


def shopping(**position: Any) -> Any:
    """Ana makes her purchases, so the floor is open."""
    return build(TITLE, Scene(seats=["Ana", "Bo", "Cy"], position=position, run=[["purchases", ANA]]))


def say(g: Any, seat: int, *lines: str) -> None:
    for line in lines:
        TITLE.apply(g, seat, TITLE.parse(line), FastChance(1))


def answered(g: Any, seat: int) -> str:
    """What a bot says to what it was offered, from what it sees."""
    action = heuristics.unasked(TITLE.observe(g, seat), seat)
    return "" if action is None else text(action).split()[0]


@pytest.mark.parametrize(
    ("clauses", "answer"),
    [
        (["add_clause kind=non_belligerence"], "accept_offer"),
        (["add_clause kind=trade"], "accept_offer"),
        (["add_clause kind=passage giver=1 taker=0"], "refuse_offer"),
        (["add_clause kind=payment giver=1 taker=0", "set_amount florins=500"], "refuse_offer"),
        (["add_clause kind=payment giver=0 taker=1", "set_amount florins=500"], "accept_offer"),
    ],
)
def test_an_offer_is_accepted_if_it_brings_more_than_it_takes(clauses: list[str], answer: str) -> None:
    g = shopping()
    assert answered(g, BO) == ""
    say(g, ANA, "offer_pact player=1", *clauses, "send_offer")
    assert answered(g, BO) == answer
    assert answered(g, CY) == "", "nobody else knows of it"


def test_peace_is_welcome() -> None:
    g = shopping(wars=[["Ana", "Bo"]])
    say(g, ANA, "offer_peace player=1", "send_offer")
    assert answered(g, BO) == "accept_offer"


def proposed(g: Any, seat: int) -> list[str]:
    """What a bot says until its offer is sent."""
    said = []
    while found := heuristics.proposal(TITLE.observe(g, seat), seat):
        word, last = found
        assert word in TITLE.legal(g, seat)
        said.append(text(word))
        say(g, seat, said[-1])
        if last:
            break
    return said


def test_a_bot_proposes_peace_before_anything_else() -> None:
    g = shopping(wars=[["Ana", "Cy"]])
    assert proposed(g, ANA) == ["offer_peace player=2", "send_offer"]
    assert answered(g, CY) == "accept_offer"


def test_a_bot_proposes_one_pact_and_no_other_while_it_stands() -> None:
    g = shopping()
    said = proposed(g, ANA)
    assert said == ["offer_pact player=1", "add_clause kind=non_belligerence", "add_clause kind=trade", "send_offer"]
    assert heuristics.proposal(TITLE.observe(g, ANA), ANA) is None
    assert heuristics.proposal(TITLE.observe(g, BO), BO) is None, "it is not Bo's turn to buy"
    assert answered(g, BO) == "accept_offer"


def test_bids_and_taxes_are_drawn_from_several_choices() -> None:
    for name in ("bid", "set_tax"):
        g = build(TITLE, Scene(seats=["Ana", "Bo", "Cy"], position={"phase": "taxes"}, run=[[name, ANA, BO, CY]]))
        options = TITLE.asked(g, ANA)
        mix = heuristics.mix(TITLE.observe(g, ANA), ANA, options)
        assert len(mix) > 1
        assert all(choice in options for choice in mix)
    g = shopping()
    assert heuristics.mix(TITLE.observe(g, ANA), ANA, TITLE.asked(g, ANA)) == {}
