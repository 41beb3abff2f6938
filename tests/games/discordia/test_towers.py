"""DI-12: towers."""

from __future__ import annotations

import pytest

from games.discordia.scene import DiscordiaScene, my_turn
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import TowerBuilt
from pentapolis.games.discordia.houses import defence, empty_spaces
from pentapolis.games.discordia.raid import withstand
from pentapolis.games.discordia.recruitment import emptying
from support import rule

BOX = BOXES[""]
OPEN = ["military_tower_1", "military_tower_2", "commercial_tower_1"]


def towering(**position: object) -> DiscordiaScene:
    """A tower is to be built: the bonus of autumn."""
    given: dict[str, object] = {"open_towers": OPEN, **position}
    # any part of a position may be given, which a checker can not follow
    g = my_turn(value=3, season="autumn", main_used=True, **given)  # type: ignore[arg-type]  # fields by name
    g.act("Ada", "season_bonus")
    return g


@rule("DI-12.1", "DI-12.2", "DI-A19")
def test_any_tower_above_the_leftmost_port_without_one() -> None:
    g = towering(bought={"Ada": {"port": 2}}, houses={"Ada": ["ship_2a", "military_tower_5"]})
    assert g.offers("Ada", "choose_tower") == [
        f"tower={tower}{place}" for tower in OPEN for place in ("", " replace=military_tower_5")
    ]
    g.act("Ada", "choose_tower tower=military_tower_1")
    assert g.towers("Ada") == ["military_tower_5", "military_tower_1", ""]  # above a port without ship too
    assert g.told(TowerBuilt) == [TowerBuilt(0, "military_tower_1", 2)]
    assert g.state.tower_supply == OPEN[1:]


@rule("DI-12.1", "DI-3.11")
def test_a_tower_may_be_declined() -> None:
    g = towering()
    g.act("Ada", "decline")
    assert (g.towers("Ada"), g.state.tower_supply, g.waits) == ([""], OPEN, "Ada: turn")


@rule("DI-12.2", "DI-12.3", "DI-A19")
def test_a_tower_over_an_own_tower_whose_workers_return() -> None:
    g = towering(houses={"Ada": ["military_tower_5:r"]})
    g.refused("Ada", "choose_tower tower=military_tower_1", "DI-12.2", "refused-no-free-port")
    g.refused("Ada", "choose_tower tower=military_tower_8", "DI-12.1", "refused-no-such-tower")
    g.refused(
        "Ada", "choose_tower tower=military_tower_1 replace=military_tower_6", "DI-12.3", "refused-not-your-tower"
    )
    g.act("Ada", "choose_tower tower=commercial_tower_1 replace=military_tower_5")
    assert (g.towers("Ada"), g.workers["Ada"]) == (["commercial_tower_1"], 16)
    assert "military_tower_5" not in g.state.tower_supply


@rule("DI-12.3")
def test_covering_is_allowed_with_a_free_port() -> None:
    g = towering(houses={"Ada": ["commercial_tower_5"]}, bought={"Ada": {"port": 1}})
    g.act("Ada", "choose_tower tower=military_tower_1 replace=commercial_tower_5")
    assert g.towers("Ada") == ["military_tower_1", ""]


@rule("DI-12.4")
def test_building_bonuses() -> None:
    g = towering()
    g.act("Ada", "choose_tower tower=military_tower_2")
    assert g.waits == "Ada: bonus_accept"
    g.act("Ada", "accept")
    assert g.city("Ada").expedition == 1
    g = towering()
    g.act("Ada", "choose_tower tower=commercial_tower_1")
    assert (g.city("Ada").ring, g.waits) == (2, "Ada: turn")
    steps = [tower for tower, kind in BOX.tower_kinds.items() if kind == "commercial"]
    assert all([(e.kind, e.n) for e in BOX.faces[tower].bonus] == [("aqueduct", 2)] for tower in steps)


@rule("DI-12.5", "DI-A20", "DI-A60")
@pytest.mark.parametrize(("die", "upgrade", "possible"), [("red", 0, True), ("blue", 4, False), ("blue", 5, True)])
def test_special_deployment_on_a_military_tower(die: str, upgrade: int, possible: bool) -> None:
    g = my_turn(value=1, die=die, houses={"Ada": ["military_tower_1"]}, upgrade={"Ada": upgrade}, main_used=True)
    assert bool(g.offers("Ada", "special_deploy")) == possible


@rule("DI-12.6", "DI-12.7", "DI-19.2")
def test_the_shield_counts_always_the_workers_of_a_full_tower() -> None:
    for house, value in (
        ("military_tower_1", 1),
        ("military_tower_1:rr", 3),
        ("military_tower_4", 0),
        ("military_tower_4:rr", 2),
    ):
        assert defence(BOX, my_turn(houses={"Ada": [house]}).city("Ada")) == value


@rule("DI-12.7", "DI-19.12", "DI-19.17")
def test_a_tower_s_empty_space_counts_and_a_full_tower_is_emptied() -> None:
    g = my_turn(houses={"Ada": ["military_tower_1"], "Ben": ["military_tower_4:rr"]})
    assert empty_spaces(BOX, g.city("Ada")) == 1
    assert empty_spaces(BOX, g.city("Ben")) == 0
    bag = g.bag
    g.run(emptying)
    assert (g.towers("Ben"), g.bag) == (["military_tower_4"], bag + 2)


@rule("DI-12.8", "DI-A21")
@pytest.mark.parametrize("die", ["red", "yellow", "blue"])
def test_an_exchange_by_a_commercial_tower_once_a_turn_with_any_colour(die: str) -> None:
    g = my_turn(
        value=2,
        die=die,
        main_used=True,
        bought={"Ada": {"port": 2}},
        houses={"Ada": ["commercial_tower_2", "commercial_tower_7", "commercial_tower_1"]},
    )
    assert g.offers("Ada", "tower_exchange") == ["tower=commercial_tower_2", "tower=commercial_tower_7"]
    g.refused("Ada", "tower_exchange tower=commercial_tower_1", "DI-12.8", "refused-tower-value")
    g.refused("Ada", "tower_exchange tower=commercial_tower_3", "DI-12.8", "refused-not-your-tower")
    g.bag_gives("rrrr")
    g.act("Ada", "tower_exchange tower=commercial_tower_7")  # an exchange of 4
    g.act("Ada", "return_workers sailor=4")
    assert g.reserve("Ada") == {"soldier": 8, "merchant": 4, "farmer": 3}
    assert g.offers("Ada", "tower_exchange") == ["tower=commercial_tower_2"]
    g.refused("Ada", "tower_exchange tower=commercial_tower_7", "DI-12.8", "refused-tower-used")


@rule("DI-12.8", "DI-A21")
def test_a_commercial_tower_works_in_the_turn_in_which_it_is_built() -> None:
    g = my_turn(value=3, season="autumn", open_towers=["commercial_tower_3"], main_used=True)
    g.act("Ada", "season_bonus", "choose_tower tower=commercial_tower_3")
    assert g.offers("Ada", "tower_exchange") == ["tower=commercial_tower_3"]


@rule("DI-12.9", "DI-25.2")
def test_without_towers_in_the_supply_the_bonus_is_lost() -> None:
    g = my_turn(value=1)
    g.act("Ada", "main_extension extension=port")
    assert g.waits == "Ada: turn"


@rule("DI-12.10")
def test_a_port_whose_tower_was_destroyed_takes_a_new_one() -> None:
    g = my_turn(
        value=3,
        season="autumn",
        houses={"Ada": ["military_tower_5"]},
        barbarians=("barbarian_a6", "barbarian_b1"),
        open_towers=OPEN,
    )
    g.run(withstand.of(0))
    assert g.towers("Ada") == [""]
    g.act("Ada", "season_bonus", "choose_tower tower=military_tower_1")
    assert g.towers("Ada") == ["military_tower_1"]
