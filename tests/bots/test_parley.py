"""Bots that talk: every offer is answered at once, and little is proposed."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import games
from pentapolis.bots import bot
from pentapolis.bots.protocol import seen
from pentapolis.bots.talking import answer, because
from pentapolis.games.medioevo import heuristics
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Explained
from pentapolis.kernel.match import Match
from pentapolis.lessons.scenes import Scene, build
from pentapolis.words import LANGUAGES, Words, event_sentence

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
    ("clauses", "answer", "why"),
    [
        (["add_clause kind=non_belligerence"], "accept_offer", "quiet"),
        (["add_clause kind=trade"], "accept_offer", "trade"),
        (["add_clause kind=passage giver=1 taker=0"], "refuse_offer", "open"),
        (["add_clause kind=payment giver=1 taker=0", "set_amount florins=500"], "refuse_offer", "price"),
        (["add_clause kind=payment giver=1 taker=0", "set_amount florins=5000"], "refuse_offer", "unable"),
        (["add_clause kind=payment giver=0 taker=1", "set_amount florins=500"], "accept_offer", "payment"),
    ],
)
def test_an_offer_is_accepted_if_it_brings_more_than_it_takes(clauses: list[str], answer: str, why: str) -> None:
    g = shopping()
    assert answered(g, BO) == ""
    say(g, ANA, "offer_pact player=1", *clauses, "send_offer")
    assert answered(g, BO) == answer
    assert answered(g, CY) == "", "nobody else knows of it"
    said = heuristics.unasked(TITLE.observe(g, BO), BO)
    assert said is not None
    assert heuristics.because(TITLE.observe(g, BO), BO, said) == why
    assert all(Words(lang, "medioevo").has(f"because-{why}") for lang in LANGUAGES)


def test_peace_is_welcome() -> None:
    g = shopping(wars=[["Ana", "Bo"]])
    say(g, ANA, "offer_peace player=1", "send_offer")
    assert answered(g, BO) == "accept_offer"


def test_an_answer_comes_with_a_reason_for_who_is_told_of_it() -> None:
    g = shopping()
    say(g, ANA, "offer_pact player=1", "add_clause kind=passage giver=1 taker=0", "send_offer")
    match = Match.at(TITLE, g, FastChance(1), ["Ana", "Bo", "Cy"])
    said = answer(match, BO)
    assert said is not None
    match.act(BO, said, because(match, BO, said))
    told = {seat: [one for one in match.log(seat) if isinstance(one, Explained)] for seat in (ANA, BO, CY)}
    assert told == {ANA: [Explained(ANA, BO, "open")], BO: [], CY: []}
    assert answer(match, BO) is None, "it is answered"
    english, french = (Words(lang, "medioevo", TITLE.actions) for lang in ("en", "fr"))
    names = match.record.names
    assert event_sentence(english, told[ANA][0], names) == "Bo: “I won't open my land to armies.”"
    assert event_sentence(french, told[ANA][0], names) == "Bo\xa0: «\xa0Je n'ouvre pas mes terres aux armées.\xa0»"


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
    for phase, name in (("setup", "bid"), ("taxes", "bid"), ("taxes", "set_tax")):
        g = build(TITLE, Scene(seats=["Ana", "Bo", "Cy"], position={"phase": phase}, run=[[name, ANA, BO, CY]]))
        options = TITLE.asked(g, ANA)
        mix = heuristics.mix(TITLE.observe(g, ANA), ANA, options)
        assert len(mix) > 1
        assert all(choice in options for choice in mix)
        for level in ("easy", "normal", "hard"):
            drawn = {bot(level, TITLE, seed).choose(seen(TITLE, g, ANA), ANA, options) for seed in range(12)}
            assert len(drawn) > 1, (level, "it varies")
            assert drawn <= set(mix), (level, "and is modest")
    g = shopping()
    assert heuristics.mix(TITLE.observe(g, ANA), ANA, TITLE.asked(g, ANA)) == {}
