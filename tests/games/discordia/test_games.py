"""Whole games: every number of players comes to an end, and what must add up does."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.discordia.scene import scene
from pentapolis.conformance.playing import Case, combinations
from pentapolis.games.discordia import TITLE
from pentapolis.games.discordia.components import BOXES, EXTENSIONS, LAST_AQUEDUCT
from pentapolis.games.discordia.decrees import open_window
from pentapolis.games.discordia.orders import ClaimDecrees
from pentapolis.games.discordia.state import Discordia
from pentapolis.games.discordia.workers import standing
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from support import rule

TABLES = combinations("discordia")
BOX = BOXES[""]


def check(g: Discordia, janus: bool) -> None:
    """What holds in every position."""
    line = BOX.setup[g.table.seats]
    for kind in range(4):  # workers go to a reserve or to the bag, whatever happens
        on_houses = sum(standing(house.workers)[kind] for city in g.cities for house in city.houses())
        assert g.bag[kind] + sum(city.reserve[kind] for city in g.cities) + on_houses == 35
    stars = g.star_supply + sum(city.stars + city.expedition + city.upgrade for city in g.cities)
    modifiers = g.modifier_supply + sum(city.modifiers for city in g.cities)
    bought = [sum(city.bought[kind] for city in g.cities) for kind in range(len(EXTENSIONS))]
    if not janus:
        assert (stars, modifiers) == (line.stars, line.modifiers)
        assert [left + more for left, more in zip(g.extension_supply, bought, strict=True)] == list(line.extensions)
    assert min(g.star_supply, g.modifier_supply, *g.extension_supply) >= 0
    seen = Counter(house.building for city in g.cities for house in city.houses())
    seen.update(filter(None, g.display))
    seen.update(g.tower_supply)
    assert max(seen.values(), default=1) == 1
    assert not set(seen) & set(g.building_stack.pools[""])
    for city in g.cities:
        assert min(city.stars, city.spent, city.active, *city.reserve) >= 0
        assert 0 <= city.ring <= LAST_AQUEDUCT
        assert len(city.towers) == len(city.rows[0])
        assert len(city.decrees) <= 4
        assert city.expedition <= BOX.length("expedition", city.expedition_tiles)
        assert city.upgrade <= BOX.length("upgrade", city.upgrade_tiles)
        for kind, row in enumerate(city.rows):
            assert all(BOX.faces[house.building].type == kind for house in row if house is not None)
    waiting = sum(entry.name == "take_bonuses" for entry in g.agenda)
    top = g.agenda[-1].name if g.agenda else ""
    assert bool(g.chain) == (waiting == 1 or top == "bonus_order")
    assert waiting <= 1


@rule("DI-25.4", "DI-24.1")
@pytest.mark.parametrize("case", TABLES, ids=str)
def test_games_of_every_table_come_to_an_end(case: Case) -> None:
    for seed in range(4):
        luck, chance = random.Random(f"{case} {seed}"), FastChance(seed)
        g, _ = TITLE.new(case.table, chance)
        while not g.over:
            check(g, janus=case.seats == 1)
            (seat,) = TITLE.to_act(g)
            options = TITLE.asked(g, seat)
            ends = [option for option in options if text(option) != "end_turn"]
            TITLE.apply(g, seat, luck.choice(ends or list(options)), chance)
        assert g.year <= 4
        assert len(TITLE.outcome(g).ranks) == case.seats


def test_there_are_four_tables() -> None:
    assert [case.seats for case in TABLES] == [1, 2, 3, 4]


@rule("DI-A54")
def test_everybody_sees_every_reserve_and_everything_on_the_boards() -> None:
    g, _ = TITLE.new(TITLE.table(3), FastChance(1))
    for viewer in (SPECTATOR, 0, 1, 2):
        assert TITLE.observe(g, viewer) == g


def test_a_recorded_match_replays_to_the_same_state() -> None:
    for seats in (1, 3):
        match = Match(TITLE, TITLE.table(seats), FastChance(3))
        luck = random.Random(3)
        while not match.over:
            (seat,) = TITLE.to_act(match.state)
            match.act(seat, luck.choice(TITLE.asked(match.state, seat)))
        again = Match.replay(TITLE, match.record)
        assert TITLE.encode(again.state) == TITLE.encode(match.state)


def test_a_standing_order_completes_decrees() -> None:
    g = scene(modifiers={"Ada": 3}, ring={"Ada": 8}, open_decrees=["aqueduct_eight", "three_modifiers"])
    g.run(open_window.of(0))
    order = TITLE.parse_standing("claim_decrees")
    assert ClaimDecrees.offers(g.state, 0) == [ClaimDecrees()] == [order]
    answer = TITLE.unasked(order, g.state, 0, TITLE.asked(g.state, 0))
    assert answer is not None
    assert text(answer) == "claim_decree decree=aqueduct_eight"
    assert TITLE.standing == {"bonus_accept": "accept", "decree_window": "claim_decrees"}
