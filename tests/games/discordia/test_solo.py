"""DI-23: alone against the Janus tiles."""

from __future__ import annotations

from typing import Any

import pytest

from games.discordia.scene import ONE, DiscordiaScene, new_game, scene
from pentapolis.games.discordia.components import BOXES, EXTENSIONS
from pentapolis.games.discordia.events import JanusRemoved, JanusShuffled, JanusTurned
from pentapolis.games.discordia.season import play_season
from pentapolis.games.discordia.turn import pick_die
from support import rule

BOX = BOXES[""]
DISPLAY = {"2": ["farm_2a", "farm_2b"], "5": ["", "ship_5a"], "6": ["shop_6a", ""]}


def season(
    janus: str, which: str = "summer", dice: tuple[int, int, int] = (2, 5, 6), **position: Any
) -> DiscordiaScene:
    """A season with this Janus tile, at the pick of the die."""
    g = scene(*ONE, **{"display": DISPLAY, "barbarians": ("barbarian_a1",), "modifiers": {"Ada": 0}, **position})
    g.roll(*dice)
    g.chance(f"janus={janus}")
    g.mark()
    g.run(play_season.of(which))
    return g


@rule("DI-23.6", "DI-23.14")
def test_roll_then_janus_then_a_turn() -> None:
    g = season("janus_1")
    told = [type(event).__name__ for event in g.events]
    assert told == ["SeasonBegan", "Rolled", "JanusTurned", "JanusRemoved", "JanusRemoved"]
    assert (g.waits, g.state.maximus, g.state.first_player) == ("Ada: pick_die", 0, 0)
    assert (g.state.janus, g.state.janus_used) == ("janus_1", ("janus_1",))
    assert g.told(JanusTurned) == [JanusTurned("janus_1", "red")]


@rule("DI-23.7")
@pytest.mark.parametrize(
    ("janus", "blocked"), [("janus_1", "red"), ("janus_2", "yellow"), ("janus_3", "blue"), ("janus_13", "")]
)
def test_a_blocked_die_cannot_be_picked(janus: str, blocked: str) -> None:
    g = season(janus)
    assert g.offers("Ada", "pick_die") == [f"die={die}" for die in ("red", "yellow", "blue") if die != blocked]
    if blocked:
        g.refused("Ada", f"pick_die die={blocked}", "DI-23.7", "refused-die-blocked")


@rule("DI-23.8")
@pytest.mark.parametrize(
    ("janus", "column", "gone"),
    [("janus_1", 2, "farm_2b"), ("janus_2", 5, "ship_5a"), ("janus_3", 6, "shop_6a")],
)
def test_the_lower_building_of_its_column_goes_or_the_upper_one(janus: str, column: int, gone: str) -> None:
    g = season(janus)
    assert g.told(JanusRemoved)[0] == JanusRemoved("building", gone)
    left = [building for building in DISPLAY[str(column)] if building not in ("", gone)]
    assert [building for building in g.state.display[column - 1 :: 6] if building] == left
    assert gone not in g.state.building_stack.pools[""]


@rule("DI-23.8")
def test_an_empty_column_loses_nothing() -> None:
    g = season("janus_1", dice=(3, 5, 6))
    assert [event.item for event in g.told(JanusRemoved)] == ["port"]
    assert [building for building in g.state.display if building] == ["farm_2a", "shop_6a", "farm_2b", "ship_5a"]


@rule("DI-A51", "DI-23.8")
def test_the_rolled_value_counts_for_the_column() -> None:
    g = season("janus_1", modifiers={"Ada": 2})
    assert g.told(JanusRemoved)[0].id == "farm_2b"
    assert "die=yellow change=1" in g.offers("Ada", "pick_die")
    assert g.state.dice == (2, 5, 6)


@rule("DI-23.9")
@pytest.mark.parametrize("number", range(1, 7))
def test_an_extension_leaves_the_supply(number: int) -> None:
    g = season(f"janus_{number}")
    before = BOX.setup[1].extensions
    gone = EXTENSIONS.index(BOX.janus[f"janus_{number}"].remove)
    assert g.state.extension_supply == [count - (kind == gone) for kind, count in enumerate(before)]
    h = season(f"janus_{number}", supply={EXTENSIONS[gone]: 0})
    assert h.state.extension_supply[gone] == 0  # nothing left, nothing happens


@rule("DI-23.9", "DI-23.10")
@pytest.mark.parametrize(
    ("janus", "field", "supply", "left"),
    [
        ("janus_9", "decree_supply", ["two_ships", "two_pairs"], ["two_ships"]),
        ("janus_10", "privilege_supply", ["levy_1", "great_works"], ["levy_1"]),
        (
            "janus_7",
            "tower_supply",
            ["military_tower_8", "military_tower_2", "commercial_tower_1"],
            ["military_tower_8", "commercial_tower_1"],
        ),
        (
            "janus_8",
            "tower_supply",
            ["military_tower_8", "commercial_tower_5", "commercial_tower_1"],
            ["military_tower_8", "commercial_tower_5"],
        ),
        ("janus_8", "tower_supply", ["military_tower_8"], ["military_tower_8"]),
        ("janus_9", "decree_supply", [], []),
    ],
)
def test_towers_decrees_and_privileges_go_from_the_bottom(
    janus: str, field: str, supply: list[str], left: list[str]
) -> None:
    g = scene(*ONE, barbarians=("barbarian_a1",))
    setattr(g.state, field, supply)
    g.roll(1, 1, 1)
    g.chance(f"janus={janus}")
    g.run(play_season.of("summer"))
    assert getattr(g.state, field) == left


@rule("DI-23.9", "DI-23.12")
def test_stars_and_modifiers_of_the_supply_never_the_player_s() -> None:
    g = season("janus_11")
    assert (g.state.star_supply, g.city("Ada").stars) == (9, 6)
    g = season("janus_11", supply={"star": 0})
    assert (g.state.star_supply, g.city("Ada").stars) == (0, 6)
    g = season("janus_12", modifiers={"Ada": 1})
    assert (g.state.modifier_supply, g.city("Ada").modifiers) == (2, 1)
    g = season("janus_12", modifiers={"Ada": 1}, supply={"modifier": 0})
    assert (g.state.modifier_supply, g.city("Ada").modifiers) == (0, 1)


@rule("DI-23.12")
def test_what_the_player_owns_is_never_removed() -> None:
    for janus in BOX.janus:
        g = scene(
            *ONE,
            barbarians=("barbarian_a1",),
            houses={"Ada": ["farm_2a", "military_tower_1"]},
            privileges={"Ada": ["levy_1"]},
            decrees={"Ada": ["two_ships"]},
            bought={"Ada": {"port": 1, "upgrade": 1}},
        )
        city = g.title.copy(g.state).cities[0]
        g.roll(1, 1, 1)
        g.chance(f"janus={janus}")
        g.run(play_season.of("summer"))
        assert g.city("Ada") == city


@rule("DI-23.11", "DI-A52")
def test_a_tile_without_die_reshuffles_after_the_turn_with_its_ships() -> None:
    g = season("janus_13", houses={"Ada": ["ship_2a:bb", "shop_1a", "shop_1b"]}, display={})
    pile = g.state.janus_pile
    assert pile is not None
    assert (g.state.star_supply, len(pile)) == (9, 13)
    g.act("Ada", "pick_die die=red", "end_turn")
    assert (g.waits, g.state.janus) == ("Ada: place_anchor_shop", "janus_13")  # not yet
    g.act("Ada", "decline")
    assert (len(pile), len(pile.pools[""]), g.state.janus_used, g.state.janus) == (14, 14, (), "")
    assert g.told(JanusShuffled) == [JanusShuffled()]


@rule("DI-23.11")
def test_other_tiles_stay_out_until_then() -> None:
    g = season("janus_1")
    g.act("Ada", "pick_die die=blue", "end_turn")
    pile = g.state.janus_pile
    assert pile is not None
    assert (len(pile), g.state.janus_used, g.told(JanusShuffled)) == (13, ("janus_1",), [])
    assert "janus_1" not in pile.pools[""]


@rule("DI-23.15")
def test_the_pile_never_runs_out() -> None:
    for seed in range(12):
        g = new_game(*ONE, seed=seed)
        while not g.state.over:
            options = g.options("Ada")
            g.act("Ada", "end_turn" if "end_turn" in options else options[0])
            assert g.state.janus_pile is not None
            assert len(g.state.janus_pile) + len(g.state.janus_used) == 14
        assert g.state.year == 4


@rule("DI-23.6")
def test_all_else_is_unchanged() -> None:
    g = scene(*ONE, dice=(4, 4, 4), season="saturnalia")
    g.run(pick_die.of(0))
    g.act("Ada", "pick_die die=red", "season_bonus")
    assert g.city("Ada").stars == 7
