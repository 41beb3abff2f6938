"""Whole games at every table: they end, and what must hold holds after every choice."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from pentapolis.games.origins import TITLE
from pentapolis.games.origins.city import cells_of, open_cells
from pentapolis.games.origins.components import (
    ALL_BASES,
    CITIZEN_DICE,
    COLOURS,
    CROSSED,
    DISTRICT_CARDS,
    FINAL,
    NO_COLOUR,
)
from pentapolis.games.origins.state import Origins
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from support import rule


def check(g: Origins) -> None:
    """Dice, tiles and floors are where they are once, and nothing is out of its range."""
    check_dice(g)
    check_tiles(g)
    summit = g.box.summit
    assert len(g.market) <= 5
    assert len({g.box.colour_of[tile] for tile in g.market}) == len(g.market)
    assert all(1 <= ship <= 6 for ship in g.motherships)
    towers = [floors + sum(p.towers[c] for p in g.players) for c, floors in enumerate(g.tower_supply)]
    shown = Counter(c for card in g.cards for c in g.box.districts[card.card].towers)
    assert towers == [1 + len(g.players) + shown[colour] for colour in COLOURS]
    assert len(g.cards) == DISTRICT_CARDS[g.table.seats]
    for seat, player in enumerate(g.players):
        assert min(player.resources) >= 0
        assert 0 <= player.military <= FINAL
        assert 0 <= player.tokens <= CROSSED[player.military]
        assert all(0 <= step <= summit for step in player.steps)
        assert len(player.freemen) <= player.bases <= ALL_BASES
        assert len({freeman.base for freeman in player.freemen}) == len(player.freemen)
        assert len(set(player.advisers)) == len(player.advisers)
        assert sorted(g.military) == list(g.seats)
        assert seat in g.military
    for order, spaces in zip(
        (g.military, *g.temples),
        ([p.military for p in g.players], *([p.steps[t] for p in g.players] for t in range(3))),
        strict=True,
    ):
        assert [spaces[seat] for seat in order] == sorted(spaces)


def check_dice(g: Origins) -> None:
    assert len({die.colour for die in g.area}) == len(g.area)
    for colour in range(len(COLOURS)):
        there = g.supply[colour] + sum(die.colour == colour for die in (*g.area, *g.draft))
        for player in g.players:
            there += sum(freeman.colour == colour for freeman in player.freemen) + (colour in player.advisers)
            there += sum(place.colour == colour for place in player.seats)
        assert there == CITIZEN_DICE[g.table.seats]
        assert g.supply[colour] >= 0
        assert not (g.supply[colour] and colour in g.missing())


def check_tiles(g: Origins) -> None:
    there = [len(pile) + bool(top) for pile, top in zip(g.piles, g.tops, strict=True)]
    elsewhere = [*g.market]
    for player in g.players:
        cells = cells_of(player)
        assert len(set(cells)) == len(cells)
        assert not set(open_cells(cells)) & set(cells)
        blocks = {(x, y) for x, y in cells if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= set(cells)}
        assert {(place.x, place.y) for place in player.seats} == blocks
        elsewhere += [*player.reserved, *(tile.tile for tile in player.tiles)]
    for tile in elsewhere:
        if (colour := g.box.colour_of[tile]) != NO_COLOUR:
            there[colour] += 1
    assert there == [15] * 5


@rule("OR-5.1", "OR-20.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("announce", ["yes", "no"])
@pytest.mark.slow
def test_games_of_every_table_come_to_an_end(seats: int, announce: str) -> None:
    for seed in range(2):
        luck, chance = random.Random(f"{seats} {announce} {seed}"), FastChance(seed)
        g, _ = TITLE.new(TITLE.table(seats, {"announce_end": announce}), chance)
        while not g.over:
            seat = TITLE.to_act(g)[0]
            TITLE.apply(g, seat, luck.choice(TITLE.asked(g, seat)), chance)
            check(g)
        assert len(TITLE.outcome(g).ranks) == seats


def test_a_recorded_match_replays_to_the_same_state() -> None:
    match = Match(TITLE, TITLE.table(2), FastChance(3))
    luck = random.Random(3)
    while not match.over:
        seat = TITLE.to_act(match.state)[0]
        match.act(seat, luck.choice(TITLE.asked(match.state, seat)))
    again = Match.replay(TITLE, match.record)
    assert TITLE.encode(again.state) == TITLE.encode(match.state)
