"""DI-3.1 to DI-3.8 and DI-11: who is Maximus, dice and modifiers."""

from __future__ import annotations

import pytest

from games.discordia.scene import FOUR, ONE, THREE, TWO, DiscordiaScene, scene
from pentapolis.games.discordia.components import SEASONS
from pentapolis.games.discordia.events import DieUsed, Rolled, SeasonBegan
from pentapolis.games.discordia.season import play_season
from pentapolis.games.discordia.turn import pick_die
from pentapolis.games.discordia.year import new_year
from support import rule


def season(*names: str, which: str = "summer", **position: object) -> DiscordiaScene:
    """A season at its first pick; the dice show red 2, yellow 2, blue 5."""
    given: dict[str, object] = {"barbarians": ("barbarian_a1",), **position}
    # any part of a position may be given, which a checker can not follow
    g = scene(*names, **given)  # type: ignore[arg-type]  # fields by name
    g.roll(2, 2, 5)
    g.run(play_season.of(which))
    return g


@rule("DI-3.2", "DI-22.2", "DI-A4")
@pytest.mark.parametrize(
    ("names", "distances"), [(TWO, [0, 1, 0, 1, 0]), (THREE, [0, 1, 2, 0, 1]), (FOUR, [0, 1, 2, 3, 0])]
)
@pytest.mark.parametrize("first", [0, 1])
def test_the_role_of_maximus_goes_round(names: tuple[str, ...], distances: list[int], first: int) -> None:
    for place, which in enumerate(SEASONS):
        g = scene(*names, first_player=names[first], barbarians=("barbarian_a1",))
        g.lucky()
        g.run(play_season.of(which))
        assert g.state.maximus == (first + distances[place]) % len(names)
        assert g.state.first_player == first
        assert g.told(SeasonBegan)[0] == SeasonBegan(1, which, g.state.maximus)


@rule("DI-3.3", "DI-A8")
def test_three_dice_are_rolled_and_equal_ones_stay_apart() -> None:
    g = season(*THREE)
    assert (g.state.dice, g.told(Rolled)) == ((2, 2, 5), [Rolled(1, 2, 2, 5)])
    assert g.offers("Ben", "pick_die")[:1] == ["die=red"]
    assert {"die=red", "die=yellow", "die=blue"} < set(g.offers("Ben", "pick_die"))
    g.act("Ben", "pick_die die=red", "end_turn")
    assert {"die=yellow", "die=blue"} < set(g.offers("Cleo", "pick_die"))
    assert "die=red" not in g.offers("Cleo", "pick_die")


@rule("DI-3.4", "DI-3.5", "DI-3.6", "DI-3.7", "DI-A5", "DI-A57", "DI-22.3")
def test_maximus_keeps_his_die_and_the_others_share_two() -> None:
    g = season(*THREE)
    assert g.waits == "Ben: pick_die"
    g.act("Ben", "pick_die die=blue")
    assert g.state.taken == "blue"
    assert g.waits == "Ben: turn"
    g.act("Ben", "end_turn")  # a die must be picked, nothing must be done with it
    assert g.waits == "Cleo: pick_die"
    g.refused("Cleo", "pick_die die=blue", "DI-3.6", "refused-die-taken")
    g.act("Cleo", "pick_die die=red", "end_turn")
    assert g.state.taken == "blue"
    g.act("Ada", "pick_die die=red", "end_turn")  # the same die again
    assert [(g.name(event.seat), event.die) for event in g.told(DieUsed)] == [
        ("Ben", "blue"),
        ("Cleo", "red"),
        ("Ada", "red"),
    ]


@rule("DI-22.3")
def test_with_two_players_the_other_one_chooses_between_two_dice() -> None:
    g = season(*TWO, modifiers={"Ada": 0, "Ben": 0})
    g.act("Ben", "pick_die die=yellow", "end_turn")
    assert g.options("Ada") == ["pick_die die=red", "pick_die die=blue"]


@rule("DI-3.12", "DI-18.1")
def test_after_the_last_turn_the_die_returns_and_the_next_season_begins() -> None:
    g = scene(*TWO, barbarians=("barbarian_a1",))
    g.roll(1, 1, 1)
    g.run(play_season.of("spring"), play_season.of("summer"))
    g.act("Ada", "pick_die die=red", "end_turn")
    g.act("Ben", "pick_die die=blue")
    g.roll(3, 4, 6)
    g.act("Ben", "end_turn")
    assert (g.state.season, g.state.maximus, g.state.dice, g.state.taken) == ("summer", 1, (3, 4, 6), "")
    assert g.waits == "Ben: pick_die"


@rule("DI-11.1", "DI-11.2", "DI-11.3", "DI-A6", "DI-3.8")
def test_modifiers_change_a_die_in_one_direction_between_1_and_6() -> None:
    g = scene(modifiers={"Ada": 2}, dice=(1, 4, 6), taken="yellow")
    g.run(pick_die.of(0))
    assert g.offers("Ada", "pick_die") == [
        *("die=red", "die=red change=1", "die=red change=2"),
        *("die=blue", "die=blue change=-1", "die=blue change=-2"),
    ]
    g.refused("Ada", "pick_die die=red change=-1", "DI-11.3", "refused-value")
    g.refused("Ada", "pick_die die=blue change=1", "DI-11.3", "refused-value")
    g.refused("Ada", "pick_die die=red change=3", "DI-11.1", "refused-modifiers")
    g.act("Ada", "pick_die die=blue change=-2")
    assert (g.state.value, g.state.die, g.city("Ada").spent, g.city("Ada").active) == (4, "blue", 2, 0)
    assert g.told(DieUsed) == [DieUsed(0, "blue", 6, 4)]


@rule("DI-11.1", "DI-11.5", "DI-11.6")
def test_a_spent_modifier_is_inactive_for_the_year_and_the_die_is_not_turned() -> None:
    g = season(*TWO, modifiers={"Ben": 1, "Ada": 0})
    g.act("Ben", "pick_die die=blue change=1")
    assert (g.state.dice, g.state.value) == ((2, 2, 5), 6)
    g.act("Ben", "end_turn")
    g.run(pick_die.of(1))
    assert g.offers("Ben", "pick_die") == ["die=red", "die=yellow"]
    g.lucky()
    g.run(new_year)
    assert (g.city("Ben").spent, g.city("Ben").active) == (0, 1)


@rule("DI-11.4", "DI-A64")
def test_the_used_value_counts_for_everything_in_the_turn() -> None:
    g = season(
        *TWO,
        display={"2": ["farm_1a", "farm_1b"], "3": ["shop_1a", "farm_2a"]},
        houses={"Ben": ["barracks_3b"]},
        which="autumn",
        first_player="Ben",
        open_towers=["military_tower_1"],
    )
    assert g.state.maximus == 1
    g.act("Ben", "pick_die die=red change=1")
    assert g.offers("Ben", "main_build") == ["building=shop_1a", "building=farm_2a"]
    assert g.offers("Ben", "special_deploy") == ["building=barracks_3b"]
    assert g.offers("Ben", "season_bonus") == [""]  # autumn is 3
    assert g.offers("Ben", "main_deploy") == ["building=barracks_3b"]  # the tile of column 3


@rule("DI-11.7", "DI-11.8", "DI-A7")
def test_a_modifier_gained_in_the_turn_waits_for_the_next() -> None:
    g = scene(die="red", value=6, active="Ada", modifiers={"Ada": 0})
    g.run(pick_die.of(0), pick_die.of(0))
    g.act("Ada", "pick_die die=red", "main_upgrade")
    assert (g.city("Ada").modifiers, g.city("Ada").active, g.state.modifier_supply) == (1, 1, 2)
    assert g.state.value == 6
    assert not g.offers("Ada", "pick_die")
    g.act("Ada", "end_turn")
    g.state.taken = ""
    assert "die=red change=-1" in g.offers("Ada", "pick_die")


@rule("DI-11.7", "DI-25.2")
def test_without_a_modifier_in_the_supply_the_bonus_is_lost() -> None:
    g = scene(die="red", value=6, active="Ada", supply={"modifier": 0})
    g.run(pick_die.of(0))
    g.act("Ada", "pick_die die=red", "main_upgrade")
    assert (g.city("Ada").modifiers, g.city("Ada").upgrade) == (1, 1)


@rule("DI-3.7")
def test_an_unknown_die_is_refused() -> None:
    g = scene(*ONE, dice=(1, 2, 3))
    g.run(pick_die.of(0))
    g.refused("Ada", "pick_die die=green", "DI-3.7")
