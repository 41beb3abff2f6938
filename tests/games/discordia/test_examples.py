"""The worked examples of the ledger, number for number, on the positions of `examples.toml`."""

from __future__ import annotations

import pytest

from games.discordia.scene import example, my_turn
from pentapolis.games.discordia import TITLE
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import DecreeCompleted, JanusShuffled, PrivilegeUsed
from pentapolis.games.discordia.houses import defence
from pentapolis.games.discordia.season import play_season
from pentapolis.games.discordia.workers import ALL_JOKERS, jokers
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.lessons.examples import examples_of
from support import rule

BOX = BOXES[""]


@rule("DI-E1")
def test_one_of_three_actions_or_a_building() -> None:
    g = example("DI-E1")
    g.follow("DI-E1", 0, 1)
    main = [option for option in g.options("Ada") if option.startswith("main_")]
    assert main == [
        *("main_build building=shop_1b", "main_build building=barracks_1c"),
        *("main_deploy building=ship_2b", "main_deploy building=farm_2d"),
        *(f"main_extension extension={one}" for one in ("port", "fort", "market", "field", "expedition", "upgrade")),
    ]
    g.follow("DI-E1", 1)
    assert g.row("Ada", "market") == ["shop_1b", ""]
    assert not [option for option in g.options("Ada") if option.startswith("main_")]  # one main action in all


@rule("DI-E2")
def test_a_full_ship_becomes_a_shop() -> None:
    g = example("DI-E2")
    bag = g.bag
    g.follow("DI-E2")
    assert (g.row("Ada", "port"), g.row("Ada", "market")) == ([""], ["shop_1a", "shop_of_ship_3b"])
    assert (g.bag, g.workers["Ada"], g.city("Ada").ring) == (bag + 3, 13, 1)
    assert g.city("Ada").locked == ("shop_of_ship_3b",)
    g.luck = None
    g.roll(1, 1, 1)
    g.run(play_season.of("summer"))
    assert g.city("Ada").locked == ()


@rule("DI-E3")
def test_a_decree_on_a_place_with_a_bonus() -> None:
    g = example("DI-E3")
    g.follow("DI-E3")
    assert (g.city("Ada").decrees, g.city("Ada").stars) == (("aqueduct_eight",), 7)
    assert g.told(DecreeCompleted) == [DecreeCompleted(0, "aqueduct_eight", 1)]


@rule("DI-E4")
def test_a_military_tower() -> None:
    g = example("DI-E4")
    assert defence(BOX, g.city("Ada")) == 1
    assert g.offers("Ada", "main_deploy") == g.offers("Ada", "special_deploy") == ["building=military_tower_1"]
    g.follow("DI-E4")
    assert (g.towers("Ada"), defence(BOX, g.city("Ada"))) == (["military_tower_1:rr"], 3)
    other = example("DI-E4", die="yellow")
    assert not other.offers("Ada", "special_deploy")


@rule("DI-E5")
@pytest.mark.parametrize("die", ["red", "yellow", "blue"])
def test_a_commercial_tower(die: str) -> None:
    g = example("DI-E5", die=die)
    bag = g.bag
    g.follow("DI-E5", 0, 1)
    assert g.workers["Ada"] == 18
    g.follow("DI-E5", 1)
    assert (g.workers["Ada"], g.bag) == (15, bag)
    assert g.reserve("Ada") == {"sailor": 5, "soldier": 4, "merchant": 2, "farmer": 4}


@rule("DI-E6")
def test_two_privileges_of_a_type() -> None:
    g = example("DI-E6")
    assert jokers(BOX, g.city("Ada").privileges) == ALL_JOKERS
    g.follow("DI-E6")
    assert (g.house("Ada", "barracks_1a"), g.reserve("Ada")) == ("bw", {"farmer": 1})


@rule("DI-E7")
def test_a_deployment_and_two_stars() -> None:
    g = example("DI-E7")
    g.follow("DI-E7")
    assert (g.house("Ada", "farm_2b"), g.city("Ada").stars, g.state.star_supply) == ("y.yy", 8, 10)
    assert (g.city("Ada").privileges, g.city("Ada").used_privileges) == ((), ("levy_1",))
    assert g.told(PrivilegeUsed) == [PrivilegeUsed(0, "levy_1")]


@rule("DI-E8")
def test_a_janus_tile_without_die() -> None:
    g = example("DI-E8")
    assert (g.state.star_supply, g.state.janus) == (9, "janus_13")
    assert {"die=red", "die=yellow", "die=blue"} <= set(g.offers("Ada", "pick_die"))
    assert [building for building in g.state.display if building] == ["farm_1a", "shop_3a", "farm_1b", "ship_3b"]
    g.follow("DI-E8")
    pile = g.state.janus_pile
    assert pile is not None
    assert (len(pile), g.told(JanusShuffled)) == (14, [JanusShuffled()])


@pytest.mark.parametrize("id", examples_of(TITLE.id))
def test_all_that_is_written_happens(id: str) -> None:
    data = examples_of(TITLE.id)[id]
    match = data.match(TITLE, len(data.moves))
    assert isinstance(match.chance, ScriptedChance)
    assert match.chance.left == 0
    assert len([move for move in match.moves if not move.auto]) == len(data.moves)


def test_a_turn_of_a_scene_is_the_active_player_s() -> None:
    assert my_turn().state.active == 0
