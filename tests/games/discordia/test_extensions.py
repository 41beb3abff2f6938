"""DI-7 to DI-9: extensions, tracks and stars."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.discordia.scene import TWO, my_turn, scene
from pentapolis.games.discordia.bonuses import gain_stars, place_star, usable
from pentapolis.games.discordia.components import BOXES, EXTENSIONS
from pentapolis.games.discordia.events import ExtensionPlaced, StarPlaced
from pentapolis.games.discordia.raid import withstand
from support import rule

BOX = BOXES[""]
FOUR_TILES = {"fort": 1, "market": 1, "expedition": 1}
"""Three extensions; the next one is the fourth."""


@rule("DI-7.1", "DI-7.2", "DI-7.4")
@pytest.mark.parametrize(
    ("extension", "place", "waits"),
    [
        ("port", 2, "Ada: choose_tower"),
        ("fort", 2, "Ada: turn"),
        ("market", 3, "Ada: exchange_accept"),
        ("field", 3, "Ada: turn"),
    ],
)
def test_the_first_place_without_extension_and_its_bonus(extension: str, place: int, waits: str) -> None:
    g = my_turn(value=1, open_towers=["commercial_tower_1"])
    g.act("Ada", f"main_extension extension={extension}")
    assert g.told(ExtensionPlaced) == [ExtensionPlaced(0, extension, place)]
    assert g.row("Ada", extension) == [""] * place
    assert len(g.city("Ada").towers) == (2 if extension == "port" else 1)
    assert g.waits == waits
    assert (g.city("Ada").modifiers, g.city("Ada").ring) == (1 + (extension == "fort"), int(extension == "field"))


@rule("DI-3.11", "DI-7.1", "DI-9.1", "DI-11.7")
@pytest.mark.parametrize(
    ("bonus", "kinds"), [("gain_extension", EXTENSIONS), ("gain_modifier", ["modifier"]), ("gain_star", ["star"])]
)
def test_a_bonus_from_the_supply_can_be_used_as_long_as_one_is_left(bonus: str, kinds: Sequence[str]) -> None:
    for left in kinds:
        g = scene(supply={kind: int(kind == left) for kind in kinds})
        assert usable(g.state, 0, bonus, "")
    assert not usable(scene(supply=dict.fromkeys(kinds, 0)).state, 0, bonus, "")


@rule("DI-7.2", "DI-7.5", "DI-7.4")
def test_beyond_the_board_there_is_room_but_no_icon() -> None:
    g = my_turn("Ada", "Ben", "Cleo", "Dora", value=1, bought={"Ada": {"field": 2}, "Ben": {"field": 1}})
    g.act("Ada", "main_extension extension=field")
    assert (len(g.row("Ada", "field")), g.waits, g.city("Ada").ring) == (5, "Ada: turn", 0)
    assert g.state.extension_supply[3] == 4


@rule("DI-7.3", "DI-A31")
def test_a_track_extension_lengthens_its_track_by_two_spaces() -> None:
    g = my_turn(value=1, expedition={"Ada": 6}, upgrade={"Ada": 6}, stars={"Ada": 4})
    assert not g.offers("Ada", "season_bonus")  # no free space
    g.act("Ada", "main_extension extension=expedition")
    assert (g.city("Ada").expedition_tiles, g.waits) == (1, "Ada: turn")
    g.act("Ada", "season_bonus")
    assert (g.city("Ada").expedition, g.waits) == (7, "Ada: return_workers")
    assert [space.recruit for space in (*BOX.track_tiles["expedition"], *BOX.track_tiles["upgrade"])] == [0] * 4
    assert BOX.length("expedition", 2) == BOX.length("upgrade", 2) == 10
    assert BOX.space("expedition", 6) == BOX.space("expedition", 8) != BOX.space("expedition", 7)


@rule("DI-7.6", "DI-10.9", "DI-A28", "DI-A29")
def test_a_privilege_with_the_4th_and_with_the_6th_extension() -> None:
    for number in range(1, 8):
        g = my_turn(
            "Ada",
            "Ben",
            "Cleo",
            "Dora",
            value=1,
            bought={"Ada": {"field": number - 1}},
            open_privileges=["joker_sailor_1", "new_spring"],
        )
        g.act("Ada", "main_extension extension=upgrade")
        assert g.city("Ada").extensions == number
        assert (g.waits == "Ada: choose_privilege") == (number in (4, 6))
    g = my_turn(value=1, bought={"Ada": FOUR_TILES}, open_privileges=["joker_sailor_1", "new_spring"])
    g.act("Ada", "main_extension extension=upgrade")
    assert g.options("Ada") == [
        "choose_privilege privilege=joker_sailor_1",
        "choose_privilege privilege=new_spring",
        "decline",
    ]
    g.act("Ada", "choose_privilege privilege=new_spring")
    assert (g.city("Ada").privileges, g.state.privilege_supply) == (("new_spring",), ["joker_sailor_1"])
    assert g.offers("Ada", "use_privilege") == ["privilege=new_spring"]


@rule("DI-10.9", "DI-25.2")
def test_without_a_privilege_in_the_supply_nothing_happens() -> None:
    g = my_turn(value=1, bought={"Ada": FOUR_TILES})
    g.act("Ada", "main_extension extension=upgrade")
    assert (g.waits, g.city("Ada").privileges) == ("Ada: turn", ())


@rule("DI-A32", "DI-7.4", "DI-7.6")
def test_icon_and_privilege_come_in_the_player_s_order() -> None:
    g = my_turn(
        value=1,
        bought={"Ada": FOUR_TILES},
        open_privileges=["new_spring"],
        open_towers=["commercial_tower_1"],
    )
    g.act("Ada", "main_extension extension=port")
    assert g.waits == "Ada: bonus_order"
    assert g.options("Ada") == ["take_bonus bonus=gain_tower", "take_bonus bonus=gain_privilege"]
    g.refused("Ada", "take_bonus bonus=exchange", "DI-A32", "refused-no-such-bonus")
    g.act("Ada", "take_bonus bonus=gain_privilege")
    assert (g.waits, g.chain) == ("Ada: choose_privilege", [["gain_tower"]])
    g.act("Ada", "decline")
    assert (g.waits, g.chain) == ("Ada: choose_tower", [])
    g.act("Ada", "decline")
    assert g.waits == "Ada: turn"


@rule("DI-7.7")
def test_extensions_outlast_what_stands_on_them() -> None:
    g = scene(
        houses={"Ada": ["farm_3b", "farm_1b", "farm_2a"]},
        bought={"Ada": {"field": 1}},
        barbarians=("barbarian_a4", "barbarian_b1"),
    )
    g.run(withstand.of(0))
    g.act("Ada", "lose_building building=farm_2a")
    assert g.row("Ada", "field") == ["farm_3b", "farm_1b", ""]


# Tracks and stars


@rule("DI-8.1", "DI-8.2", "DI-8.3")
def test_a_star_goes_on_the_lowest_free_space_and_brings_its_bonus() -> None:
    g = my_turn(value=1, expedition={"Ada": 1})
    g.act("Ada", "season_bonus")  # the second space: a step on the aqueduct
    assert (g.city("Ada").expedition, g.city("Ada").stars, g.city("Ada").ring) == (2, 5, 1)
    assert g.told(StarPlaced) == [StarPlaced(0, "expedition", 2)]
    assert g.state.star_supply == 12  # it came from the own reserve


@rule("DI-8.3")
@pytest.mark.parametrize(
    ("track", "before", "waits"),
    [
        ("expedition", 0, ""),
        ("expedition", 2, "Ada: exchange_accept"),
        ("expedition", 3, "Ada: return_workers"),
        ("expedition", 4, "Ada: choose_extension"),
        ("expedition", 5, "Ada: choose_privilege"),
        ("upgrade", 1, "Ada: choose_tower"),
        ("upgrade", 2, ""),
        ("upgrade", 5, ""),
    ],
)
def test_bonuses_of_the_spaces(track: str, before: int, waits: str) -> None:
    g = scene(open_towers=["commercial_tower_1"], open_privileges=["new_spring"])
    setattr(g.city("Ada"), track, before)
    g.do(place_star, "Ada", track)
    assert g.waits == waits


@rule("DI-8.5")
def test_no_main_action_advances_the_expedition_track() -> None:
    for value in range(1, 7):
        g = my_turn(value=value, display={str(value): ["farm_2a"]}, houses={"Ada": ["barracks_1a", "shop_1a"]})
        main = [option for option in g.options("Ada") if option.startswith("main_")]
        for option in main:
            h = my_turn(value=value, display={str(value): ["farm_2a"]}, houses={"Ada": ["barracks_1a", "shop_1a"]})
            h.lucky()
            h.act("Ada", option)
            assert h.city("Ada").expedition == 0


@rule("DI-8.6", "DI-8.8", "DI-A46", "DI-A67")
@pytest.mark.parametrize(
    ("stars", "shown"),
    [
        (3, ["shop_2b"]),
        (4, ["ship_2b", "shop_2b"]),
        (5, ["ship_2b", "barracks_2b", "military_tower_2", "shop_2b"]),
        (6, ["ship_2b", "barracks_2b", "military_tower_2", "shop_2b", "farm_2b"]),
    ],
)
def test_permanent_bonuses_add_up(stars: int, shown: list[str]) -> None:
    houses = {"Ada": ["ship_2b", "barracks_2b", "shop_2b", "farm_2b", "military_tower_2"]}
    for die, natural in (("red", ["barracks_2b", "military_tower_2"]), ("yellow", ["farm_2b"]), ("blue", ["ship_2b"])):
        g = my_turn(value=2, die=die, houses=houses, upgrade={"Ada": stars}, main_used=True)
        offered = {one.removeprefix("building=") for one in g.offers("Ada", "special_deploy")}
        assert offered == {*shown, *natural}
    assert [space.permanent for space in BOX.tracks["upgrade"]] == [False, False, True, True, True, True]


@rule("DI-9.1", "DI-25.2")
def test_no_star_without_a_supply() -> None:
    g = scene(supply={"star": 1})
    g.do(gain_stars, "Ada", 2)
    g.do(gain_stars, "Ben", 2)
    assert (g.each("stars"), g.state.star_supply) == ({"Ada": 7, "Ben": 6}, 0)


@rule("DI-9.2", "DI-A44")
def test_a_lost_star_goes_back_to_the_supply_but_never_one_on_a_track() -> None:
    g = scene(*TWO, barbarians=("barbarian_a1", "barbarian_b1"), stars={"Ada": 1, "Ben": 0}, expedition={"Ben": 3})
    g.run(withstand.of(0), withstand.of(1))
    assert (g.each("stars"), g.state.star_supply) == ({"Ada": 0, "Ben": 0}, 13)
    assert g.city("Ben").expedition == 3
