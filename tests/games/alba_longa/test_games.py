"""Whole games: every number of Kings and every set of variants comes to an end, and every rule of it holds."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from pentapolis.conformance.playing import Case, combinations
from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.components import MOST_DEFENDERS, MOST_LOOT, MOST_OF_A_KIND
from pentapolis.games.alba_longa.state import NOBODY, AlbaLonga, possible_piles
from pentapolis.kernel.action import Action
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.options import Options
from pentapolis.kernel.playout import play
from support import rule

TABLES = combinations("alba_longa")


def thrifty(luck: random.Random, options: Options) -> Action:
    """Somebody who sells nobody, farms where he can, and is otherwise moved by luck: he lives long."""
    farms = [option for option in options if getattr(option, "job", "") == "farmer"]
    wished = farms or [
        option for option in options if str(option).split()[0] in ("call_court", "grow", "keep_peasants")
    ]
    return luck.choice(wished) if wished and luck.random() < 0.8 else luck.choice(options)


def check(g: AlbaLonga) -> None:
    """What holds in every position."""
    assert set(g.order) <= set(g.seats)
    assert g.king_of_kings in (*g.order, NOBODY)
    assert not g.order or g.king_of_kings == NOBODY or g.order[0] == g.king_of_kings
    assert all(silver >= 0 for silver in g.stalls)
    assert len(g.turned) in (g.year - 1, g.year)
    for seat, city in enumerate(g.cities):
        numbers = (city.silver, city.wheat, city.home, *city.assigned, *city.captives, city.lying_farmers)
        assert min(numbers) >= 0
        assert 0 <= city.monuments <= 10
        assert 0 <= city.devotion <= g.box.devotion_length
        assert city.lying_farmers <= city.fields
        assert city.used in possible_piles(city.trace)
        assert city.active.bit_count() >= 1
        assert seat in g.order or not any(numbers)
    if g.assisi is not None:
        assert 3 <= g.assisi.defenders <= MOST_DEFENDERS
        assert sum(g.assisi.loot) <= MOST_LOOT
        assert max(g.assisi.loot) <= MOST_OF_A_KIND


@rule("AL-23.1")
@pytest.mark.parametrize("case", TABLES, ids=str)
def test_games_of_every_table_come_to_an_end(case: Case) -> None:
    for seed in range(4):
        luck, chance = random.Random(f"{case} {seed}"), FastChance(seed)
        g, _ = TITLE.new(case.table, chance)
        while not g.over:
            check(g)
            seat = luck.choice(TITLE.to_act(g))
            TITLE.apply(g, seat, thrifty(luck, TITLE.asked(g, seat)), chance)
        assert g.year <= 7
        assert len(TITLE.outcome(g).ranks) == case.seats


@pytest.mark.parametrize("seats", TITLE.players)
def test_what_a_playout_is_offered_is_what_a_table_offers(seats: int) -> None:
    """Where the rules hand options over with the question, they are those that the decision would find."""
    luck = random.Random(seats)

    def policy(g: AlbaLonga, seat: int, options: Options) -> Action:
        assert list(options) == list(TITLE.asked(g, seat))
        return thrifty(luck, options)

    for seed in range(3):
        play(TITLE, TITLE.table(seats), policy, FastChance(seed))


def test_there_are_24_tables() -> None:
    assert Counter(case.seats for case in TABLES) == {2: 4, 3: 8, 4: 8, 5: 4}


def test_a_recorded_match_replays_to_the_same_state() -> None:
    match = Match(TITLE, TITLE.table(3, {"assisi": "yes", "job_well_done": "yes"}), FastChance(3))
    luck = random.Random(3)
    while not match.over:
        seat = luck.choice(TITLE.to_act(match.state))
        match.act(seat, thrifty(luck, TITLE.asked(match.state, seat)))
    again = Match.replay(TITLE, match.record)
    assert TITLE.encode(again.state) == TITLE.encode(match.state)
