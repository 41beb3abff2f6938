"""Rulers in teams (ME-22.25): what a partner gains is a gain, for bots, hints and the win graph alike."""

from __future__ import annotations

from math import exp, fsum
from typing import Any

import pytest

import pentapolis as pp
from pentapolis.bots.analysis.weighing import log_odds, lookout_of, reasons, weigh, worlds
from pentapolis.bots.protocol import heuristics
from pentapolis.bots.value import PARTNERS, RIVALS
from pentapolis.kernel.chance import FastChance

TITLE = pp.title("medioevo")
LOOKOUT = lookout_of(TITLE)
JUDGE = LOOKOUT.judge


@pytest.fixture
def g() -> Any:
    """A quiet point of two teams of rulers, seats 0 and 2 against 1 and 3."""
    chance, play = FastChance(8), heuristics(TITLE)
    g, _ = TITLE.new(TITLE.table(4, {"teams": "two"}), chance)
    for number in range(10_000):
        if number >= 150 and play.quiet(g):
            return g
        seat = TITLE.to_act(g)[0]
        options = TITLE.asked(g, seat)
        TITLE.apply(g, seat, play.thumb(g, seat, options) if len(options) > 1 else options[0], chance)
    raise AssertionError("no quiet point")


def test_a_team_wins_together_and_shares_its_chance(g: Any) -> None:
    chances = JUDGE.chances(g)
    assert (chances[0], chances[1]) == (chances[2], chances[3])
    assert sum(chances) == pytest.approx(1)
    for seat in g.seats:
        reasons = JUDGE.reasons(g, seat)
        assert list(reasons)[-2:] == [PARTNERS, RIVALS]
        assert sum(reasons.values()) == pytest.approx(JUDGE.log_odds(g, seat))
        assert 1 / (1 + exp(-JUDGE.log_odds(g, seat))) == pytest.approx(2 * chances[seat])


def test_what_a_partner_gains_is_a_gain_and_a_team_is_in_as_long_as_one_member_is(g: Any) -> None:
    play = heuristics(TITLE)
    richer = TITLE.copy(g)
    richer.players[2].honor += 5
    assert LOOKOUT.worth(richer, 0) > LOOKOUT.worth(g, 0)
    assert LOOKOUT.worth(richer, 1) < LOOKOUT.worth(g, 1)
    assert play.value(richer, 0) > play.value(g, 0)
    assert play.value(richer, 1) < play.value(g, 1)
    fallen = TITLE.copy(g)
    fallen.order.remove(2)
    assert JUDGE.chances(fallen)[2] == JUDGE.chances(fallen)[0] > 0


def test_reasons_count_what_partners_do_apart_from_what_rivals_do(g: Any) -> None:
    """What a partner and a rival have more is given to the first of two positions: one speaks for it, one against."""
    seat = TITLE.to_act(g)[0]
    partner, rival = (seat + 2) % 4, (seat + 1) % 4
    options = TITLE.asked(g, seat)[:2]
    given = worlds(LOOKOUT, TITLE.observe(g, seat), seat, FastChance(1), 2)
    one, other = weigh(LOOKOUT, given, seat, options)
    for whose, way in ((partner, 1), (rival, -1)):
        one.ends = [TITLE.copy(end) for end in other.ends]
        for end in one.ends:
            end.players[whose].honor += 10
        one.chances = [JUDGE.chances(end) for end in one.ends]
        parts = log_odds(JUDGE, one, other, seat)
        pairs = zip(one.ends, other.ends, strict=True)
        change = fsum(JUDGE.log_odds(a, seat) - JUDGE.log_odds(b, seat) for a, b in pairs) / len(given)
        assert fsum(parts.values()) == pytest.approx(change)
        assert parts[PARTNERS if way > 0 else RIVALS] == pytest.approx(change)
        [reason] = reasons(JUDGE, one, other, seat)
        assert (reason.seat, reason.term, reason.amount) == (whose, "honor", 10)
        assert reason.weight * way > 0


@pytest.mark.parametrize("world", [0, 1])
def test_a_world_in_which_the_whole_team_is_out_is_weighed_like_any_other(g: Any, world: int) -> None:
    seat = TITLE.to_act(g)[0]
    given = worlds(LOOKOUT, TITLE.observe(g, seat), seat, FastChance(1), 2)
    one, other = weigh(LOOKOUT, given, seat, TITLE.asked(g, seat)[:2])
    one.ends = [TITLE.copy(end) for end in one.ends]
    one.ends[world].order = [each for each in one.ends[world].order if each % 2 != seat % 2]
    one.chances = [JUDGE.chances(end) for end in one.ends]
    assert one.chances[world][seat] == 0
    parts = log_odds(JUDGE, one, other, seat)
    pairs = zip(one.ends, other.ends, strict=True)
    change = fsum(fsum(JUDGE.reasons(a, seat).values()) - JUDGE.log_odds(b, seat) for a, b in pairs) / len(given)
    assert fsum(parts.values()) == pytest.approx(change)
    assert all(reason.seat in g.seats for reason in reasons(JUDGE, one, other, seat))
