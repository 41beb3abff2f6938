"""ME-6.3 to ME-6.6, ME-8: buying technologies, and what using one costs."""

from __future__ import annotations

import pytest

from games.medioevo.buying import buying, offered
from pentapolis.games.medioevo.components import BRANCHES, COLOUR_OF, LEVEL_OF, TECHNOLOGIES
from support import rule


@rule("ME-6.3", "ME-6.4", "ME-E8")
@pytest.mark.parametrize(("owned", "florins"), [(0, 100), (1, 200), (2, 300), (3, 400)])
def test_a_level_costs_100_florins_for_each_of_its_levels(owned: int, florins: int) -> None:
    g = buying(technology={"Ana": {"law": owned}}, florins={"Ana": florins})
    g.act("Ana", "buy_technology branch=law")
    assert g.changed == {
        "Ana.florins": 0,
        "Ana.counted": 0,
        "Ana.technology": [0, 0, owned + 1, 0, 0, 0],
        "Ana.learnt": ["law"],
    }
    g = buying(technology={"Ana": {"law": owned}}, florins={"Ana": florins - 1})
    assert "buy_technology branch=law" not in g.options("Ana")
    g.refused("Ana", "buy_technology branch=law", "ME-6.3", "refused-me-florins")


@rule("ME-6.4")
def test_a_branch_has_four_levels() -> None:
    g = buying(technology={"Ana": {"law": 4}})
    g.refused("Ana", "buy_technology branch=law", "ME-6.4", "refused-me-branch-complete")
    assert len(offered(g, "buy_technology")) == 5


@rule("ME-6.5", "ME-E33")
def test_a_branch_rises_one_level_per_turn_several_may_rise() -> None:
    """Carpentry, Commerce and Edict in one turn: 300 florins."""
    g = buying(florins={"Ana": 1000})
    for branch in ("transport", "trade", "law"):
        g.act("Ana", f"buy_technology branch={branch}")
    assert (g.player("Ana").technology, g.player("Ana").florins) == ([1, 1, 1, 0, 0, 0], 700)
    g.refused("Ana", "buy_technology branch=law", "ME-6.5", "refused-me-learnt-this-turn")
    assert len(offered(g, "buy_technology")) == 3


@rule("ME-6.6")
def test_a_technology_serves_from_the_moment_it_is_bought() -> None:
    g = buying()
    assert not offered(g, "build_transport")
    g.act("Ana", "buy_technology branch=transport")
    assert "build_transport kind=caravan level=1 place=smyrna" in g.options("Ana")


@rule("ME-8.1")
def test_six_branches_of_four_levels_each_with_its_colour() -> None:
    assert [TECHNOLOGIES[branch] for branch in BRANCHES] == [
        ("carpentry", "logistics", "machinery", "cartography"),
        ("commerce", "market", "control", "guilds"),
        ("edict", "law", "nation", "influence"),
        ("art_of_war", "promotion", "tactics", "strategy"),
        ("masonry", "architecture", "mathematics", "genius"),
        ("religion", "monasticism", "proselytism", "flight_of_time"),
    ]
    assert LEVEL_OF["guilds"] == 4
    colours = {TECHNOLOGIES[branch][0]: COLOUR_OF[TECHNOLOGIES[branch][0]] for branch in BRANCHES}
    assert list(colours.values()) == ["blue", "yellow", "orange", "red", "green", "purple"]


@rule("ME-8.2")
def test_a_level_has_the_abilities_of_those_below_it() -> None:
    g = buying(technology={"Ana": {"construction": 3}})
    knows = g.player("Ana").knows
    assert [knows(name) for name in TECHNOLOGIES["construction"]] == [True, True, True, False]
    assert offered(g, "build_building")
    assert offered(g, "build_siege")


@rule("ME-8.3", "ME-8.4", "ME-A23")
def test_points_in_hand_serve_first_and_missing_ones_cost_100_florins_each() -> None:
    """A galley of level III takes 3 blue points: one is in hand, two are bought, and none is kept."""
    g = buying(technology={"Ana": {"transport": 1}}, points={"Ana": {"blue": 1, "red": 2}}, florins={"Ana": 500})
    g.act("Ana", "build_transport kind=galley level=3 place=smyrna")
    assert (g.player("Ana").florins, g.player("Ana").points) == (0, [0, 0, 0, 2, 0, 0])
    assert g.paid() == [("Ana", 300, "transport"), ("Ana", 200, "points")]
    g = buying(technology={"Ana": {"transport": 1}}, points={"Ana": {"blue": 1, "red": 2}}, florins={"Ana": 499})
    assert not [line for line in offered(g, "build_transport") if "level=3" in line]
    g.refused("Ana", "build_transport kind=galley level=3 place=smyrna", "ME-2.9", "refused-me-price")


@rule("ME-8.5")
def test_a_technology_may_be_used_as_often_as_it_is_paid() -> None:
    g = buying(technology={"Ana": {"transport": 1}}, florins={"Ana": 600})
    for _ in range(3):
        g.act("Ana", "build_transport kind=caravan level=1 place=smyrna")
    assert (len(g.state.items), g.player("Ana").florins) == (3, 0)
