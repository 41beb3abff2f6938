"""The worked examples of the ledger, number for number, on the positions of `examples.toml`."""

from __future__ import annotations

import re

import pytest

from games.origins.scene import THREE, example, goods, new_game
from pentapolis.games.origins import TITLE
from pentapolis.games.origins.events import CardScored, TokenTaken, ZodiacTaken
from pentapolis.games.origins.scoring import final_points
from pentapolis.games.origins.solo import target
from pentapolis.lessons.examples import examples_of
from support import rule


@rule("OR-E1")
def test_visit_with_a_low_die() -> None:
    g = example("OR-E1")
    g.follow("OR-E1")
    assert g.paid() == [("green", "visit", goods(wisdom=1))]
    assert g.state.motherships == [1, 2, 4, 1, 2]
    assert g.waits == "green: visit_step"


@rule("OR-E2")
def test_set_up_for_three() -> None:
    for state in (example("OR-E2").state, new_game(*THREE).state):
        assert len(state.speakers) == 3
        assert [card.gold for card in state.cards] == [2] * 5
        dice = [*state.area, *state.draft]
        assert [left + sum(die.colour == n for die in dice) for n, left in enumerate(state.supply)] == [8] * 5


@rule("OR-E3")
def test_advance() -> None:
    g = example("OR-E3")
    g.follow("OR-E3")
    assert g.stack == [("blue", 4), ("brown", 5), ("green", 5)]
    assert g.told(TokenTaken) == [TokenTaken(0, 2)]
    assert g.player("green").tokens == 2


@rule("OR-E4")
def test_farm() -> None:
    g = example("OR-E4")
    g.mark()
    g.follow("OR-E4")
    assert (g.paid(), g.waits) == ([], "")
    assert g.city("green")[1, 0] == "farm"
    assert g.resources("green") == goods(stone=2, wisdom=2)


@rule("OR-E5")
def test_adjacency() -> None:
    g = example("OR-E5")
    cells = set()
    for option in g.options("green"):
        if found := re.search(r"tile=outpost face=farm x=(-?\d+) y=(-?\d+)", option):
            cells.add((int(found[1]), int(found[2])))
    assert cells == {(0, -1), (1, -1), (2, -2), (3, -1), (3, 0), (2, 1), (1, 1), (0, 2), (-1, 0), (-1, 1)}
    assert len(cells) == 10
    g.refused("green", "construct tile=outpost face=farm x=3 y=1", "OR-10.2", "refused-not-adjacent")


@rule("OR-E6")
@pytest.mark.parametrize("mirrored", [False, True])
def test_matching_a_card(mirrored: bool) -> None:
    """The block as the example has it after a quarter turn, and its mirror image."""
    tiles = ["farm:mint", "portal", "statue", "arena"]
    places = [(1, -2), (0, -2), (1, -1), (0, -1)] if mirrored else [(0, -2), (1, -2), (0, -1), (1, -1)]
    city = [[x, y, tile] for (x, y), tile in zip(places, tiles, strict=True)]
    g = example("OR-E6", city={"green": city})
    g.follow("OR-E6")
    assert g.told(CardScored) == [CardScored(0, "district_01", True, 2)]
    assert g.vp("green") == 8


@rule("OR-E7")
def test_tower() -> None:
    g = example("OR-E7")
    before = g.state.tower_supply[3]
    g.follow("OR-E7")
    assert (g.towers("green")["orange"], g.resources("green")["gold"]) == (4, 1)
    assert g.state.tower_supply[3] == before - 1


@rule("OR-E8")
def test_population() -> None:
    g = example("OR-E8")
    g.follow("OR-E8", 0, 1)
    assert (g.player("green").bases, g.resources("green")["food"], g.vp("green")) == (3, 0, 0)
    g.follow("OR-E8", 1)
    assert (g.player("blue").bases, g.resources("blue")["food"], g.vp("blue")) == (6, 0, 10)


@rule("OR-E9")
def test_advisers() -> None:
    g = example("OR-E9")
    g.follow("OR-E9", 0, 1)
    assert (g.advisers("green"), g.vp("green")) == (["red"], 0)
    before = g.supply["orange"]
    g.follow("OR-E9", 1)
    assert (g.advisers("blue"), g.vp("blue"), g.supply["orange"]) == (["purple", "orange", "blue"], 6, before + 1)


@rule("OR-E10")
@pytest.mark.parametrize(("site", "colour"), [(1, "yellow"), (2, "red"), (3, "purple"), (4, "blue"), (5, "orange")])
def test_archons_colours(site: int, colour: str) -> None:
    g = example("OR-E10")
    g.act("green", f"visit_site worker=archon site={site}")
    offered = any(option.startswith("bonus_action") for option in g.options("green"))
    assert offered == (colour in ("purple", "orange", "blue"))


@rule("OR-E11")
def test_zodiac_card_at_a_tie() -> None:
    g = example("OR-E11")
    assert g.holders["aquarius"] == "black"
    assert g.told(ZodiacTaken) == [ZodiacTaken(1, "mountain", "aquarius", -1)]


@rule("OR-E12")
def test_palace() -> None:
    g = example("OR-E12")
    assert g.towers("green") == {"red": 1, "purple": 2, "blue": 1, "orange": 3, "yellow": 1}
    assert final_points(g.state, 0)["seats_of_power"] == 5 * 3 + 4 * 2


@rule("OR-E13")
def test_solo_target() -> None:
    assert target(example("OR-E13").state) == 220


@pytest.mark.parametrize("id", sorted(examples_of("origins")))
def test_every_example_can_be_shown_move_by_move(id: str) -> None:
    data = examples_of("origins")[id]
    for moves in range(len(data.moves) + 1):
        match = data.match(TITLE, moves)
        assert len(match.record.moves) >= moves
