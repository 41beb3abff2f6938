"""DI-14: decrees."""

from __future__ import annotations

from typing import Any

import pytest

from games.discordia.scene import DiscordiaScene, my_turn
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import DecreeCompleted
from support import rule

BOX = BOXES[""]
ALL = list(BOX.decrees)


def holds(decree: str, **position: Any) -> bool:
    """Whether a decree can be completed in this position."""
    g = my_turn("Ada", "Ben", "Cleo", "Dora", value=6, main_used=True, open_decrees=[decree], **position)
    return bool(g.offers("Ada", "claim_decree"))


@rule("DI-14.1", "DI-14.2", "DI-14.3", "DI-A26")
def test_a_decree_is_completed_in_the_own_turn_by_one_player_only() -> None:
    g = my_turn(value=6, main_used=True, modifiers={"Ada": 3, "Ben": 3}, open_decrees=["three_modifiers", "two_trades"])
    assert g.offers("Ada", "claim_decree") == ["decree=three_modifiers"]
    g.act("Ada", "claim_decree decree=three_modifiers")
    assert (g.city("Ada").decrees, g.state.decree_supply) == (("three_modifiers",), ["two_trades"])
    assert g.city("Ada").stars == 7  # the bonus of the first place
    assert g.told(DecreeCompleted) == [DecreeCompleted(0, "three_modifiers", 1)]
    g.refused("Ada", "claim_decree decree=three_modifiers", "DI-14.2", "refused-decree-not-open")
    g.refused("Ada", "claim_decree decree=two_trades", "DI-14.5", "refused-condition")


@rule("DI-14.2")
def test_completing_is_voluntary_and_several_may_be_completed_in_one_turn() -> None:
    g = my_turn(
        value=6,
        main_used=True,
        modifiers={"Ada": 3},
        ring={"Ada": 8},
        open_decrees=["three_modifiers", "aqueduct_eight"],
    )
    g.act("Ada", "claim_decree decree=aqueduct_eight", "claim_decree decree=three_modifiers")
    assert (g.city("Ada").decrees, g.city("Ada").ring) == (("aqueduct_eight", "three_modifiers"), 9)
    h = my_turn(value=6, main_used=True, modifiers={"Ada": 3}, open_decrees=["three_modifiers"])
    h.act("Ada", "end_turn")
    assert h.city("Ada").decrees == ()


@rule("DI-14.3")
@pytest.mark.parametrize(
    ("before", "waits"), [(0, "Ada: turn"), (1, "Ada: turn"), (2, "Ada: choose_privilege"), (3, "Ada: return_workers")]
)
def test_the_bonus_of_the_lowest_free_place(before: int, waits: str) -> None:
    g = my_turn(
        value=6,
        main_used=True,
        modifiers={"Ada": 3},
        open_decrees=["three_modifiers"],
        decrees={"Ada": ["x", "y", "z"][:before]},
        open_privileges=["new_spring"],
    )
    g.act("Ada", "claim_decree decree=three_modifiers")
    assert g.waits == waits
    assert (g.city("Ada").stars, g.city("Ada").ring) == (6 + (before == 0), int(before == 1))


@rule("DI-14.4")
def test_four_places_and_no_more() -> None:
    g = my_turn(
        value=6, main_used=True, modifiers={"Ada": 3}, open_decrees=["three_modifiers"], decrees={"Ada": list("wxyz")}
    )
    assert not g.offers("Ada", "claim_decree")
    g.refused("Ada", "claim_decree decree=three_modifiers", "DI-14.4", "refused-decree-zone-full")


@rule("DI-14.5", "DI-A59")
def test_a_condition_is_checked_once() -> None:
    g = my_turn(
        value=2,
        main_used=True,
        houses={"Ada": ["military_tower_2:r", "commercial_tower_1", "commercial_tower_2"]},
        bought={"Ada": {"port": 2}},
        open_decrees=["three_towers"],
    )
    g.act("Ada", "claim_decree decree=three_towers")
    g.state.cities[0].towers = (None, None, None)
    g.act("Ada", "end_turn")
    assert g.city("Ada").decrees == ("three_towers",)


@rule("DI-14.6")
def test_there_are_fourteen() -> None:
    assert sorted(ALL) == sorted(
        [
            *("five_extensions", "two_pairs", "three_modifiers", "three_towers", "aqueduct_eight", "upgrade_six"),
            *("expedition_six", "two_trades", "twelve_workers", "four_trades", "two_ships", "three_farms"),
            *("three_shops", "three_barracks"),
        ]
    )


@rule("DI-14.7", "DI-A28")
def test_extensions_of_five_types_or_two_pairs() -> None:
    five = dict.fromkeys(("port", "fort", "market", "field", "upgrade"), 1)
    assert holds("five_extensions", bought={"Ada": five})
    assert not holds("five_extensions", bought={"Ada": {"port": 2, "fort": 1, "market": 1, "field": 1}})
    assert not holds("five_extensions")  # printed ones are no tiles
    assert not holds("two_pairs")
    assert holds("two_pairs", bought={"Ada": {"expedition": 2, "fort": 3}})
    assert not holds("two_pairs", bought={"Ada": {"fort": 4, "field": 1}})


@rule("DI-14.8")
def test_three_modifiers_and_three_towers() -> None:
    assert holds("three_modifiers", modifiers={"Ada": 3}, spent={"Ada": 3})
    assert not holds("three_modifiers", modifiers={"Ada": 2})
    towers = ["commercial_tower_1", "commercial_tower_2", "military_tower_1"]
    assert holds("three_towers", bought={"Ada": {"port": 2}}, houses={"Ada": towers})
    assert not holds("three_towers", bought={"Ada": {"port": 2}}, houses={"Ada": towers[:2]})


@rule("DI-14.9", "DI-14.5")
def test_aqueduct_and_tracks() -> None:
    for number, expected in ((7, False), (8, True), (10, True)):
        assert holds("aqueduct_eight", ring={"Ada": number}) == expected
    for number, expected in ((5, False), (6, True), (7, True)):
        assert holds("upgrade_six", upgrade={"Ada": number}, bought={"Ada": {"upgrade": 1}}) == expected
        assert holds("expedition_six", expedition={"Ada": number}, bought={"Ada": {"expedition": 1}}) == expected


@rule("DI-14.10", "DI-A25")
def test_two_types_of_workers_jokers_or_not() -> None:
    assert holds("two_trades", reserve={"Ada": {"sailor": 9, "farmer": 1}})
    assert holds("two_trades", reserve={"Ada": {"sailor": 9}})
    three = {"sailor": 9, "farmer": 1, "soldier": 1}
    assert not holds("two_trades", reserve={"Ada": three}, privileges={"Ada": ["joker_farmer_1", "joker_farmer_2"]})


@rule("DI-14.11")
def test_twelve_workers_on_buildings_and_military_towers() -> None:
    eleven = ["farm_1d:y.yy.yyy", "barracks_1d:rr.rrr"]
    assert not holds("twelve_workers", houses={"Ada": eleven})
    assert holds("twelve_workers", houses={"Ada": [*eleven, "military_tower_2:r"]})


@rule("DI-14.12")
def test_nine_workers_on_all_four_types() -> None:
    eight = ["ship_2b:b", "shop_1a:ww", "farm_1c:yy.yy"]
    assert holds("four_trades", houses={"Ada": [*eight, "barracks_1b:r", "farm_2b:y"]})
    assert holds("four_trades", houses={"Ada": [*eight, "military_tower_1:rr"]})
    assert not holds("four_trades", houses={"Ada": [*eight, "military_tower_2:r"]})
    assert not holds("four_trades", houses={"Ada": [*eight, "farm_1d:y.yy.yyy"]})


@rule("DI-14.13", "DI-A27")
@pytest.mark.parametrize(
    ("decree", "enough", "too_few", "on_too_few"),
    [
        ("two_ships", ["ship_1b:b", "ship_2c:b.bb"], ["ship_1b:b", "ship_2b:b"], ["ship_2c:b.bb", "ship_1b"]),
        (
            "three_farms",
            ["farm_1c:yy.yy", "farm_2b:y", "farm_2a:yy"],
            ["farm_1c:yy", "farm_2b:y.yy", "farm_3a:y"],
            ["farm_1d:y.yy.yyy", "farm_2d:yy", "farm_2b"],
        ),
        (
            "three_shops",
            ["shop_1b:w.ww", "shop_2a:w", "shop_4a:ww"],
            ["shop_1b:w.ww", "shop_2a:w", "shop_5a:w"],
            ["shop_1c:ww.ww", "shop_4c:ww.ww", "shop_2a"],
        ),
        (
            "three_barracks",
            ["barracks_1b:r.rr", "barracks_2b:r", "military_tower_2:r"],
            ["barracks_1b:r", "barracks_2b:r.r", "military_tower_2:r"],
            ["barracks_1d:rr.rrr", "barracks_2b:r", "military_tower_2"],
        ),
    ],
)
def test_so_many_workers_on_so_many_buildings(
    decree: str, enough: list[str], too_few: list[str], on_too_few: list[str]
) -> None:
    more = {"Ada": {"port": 2, "fort": 1, "market": 2, "field": 2}}
    assert holds(decree, houses={"Ada": enough}, bought=more)
    assert not holds(decree, houses={"Ada": too_few}, bought=more)
    assert not holds(decree, houses={"Ada": on_too_few}, bought=more)


@rule("DI-A27")
def test_further_buildings_help() -> None:
    four = ["shop_1b:w.ww", "shop_2a:w", "shop_3a:w", "shop_5a:w"]
    assert holds("three_shops", houses={"Ada": four}, bought={"Ada": {"market": 2}})


def waiting() -> DiscordiaScene:
    """A decree can be completed while a bonus of another one waits."""
    return my_turn(
        value=6,
        main_used=True,
        modifiers={"Ada": 3},
        ring={"Ada": 8},
        decrees={"Ada": ["x", "y", "z"]},
        privileges={"Ada": ["new_spring"]},
        open_decrees=["three_modifiers", "aqueduct_eight"],
    )


@rule("DI-14.14", "DI-A66", "DI-3.9")
def test_nothing_is_slipped_in_while_a_bonus_waits() -> None:
    g = waiting()
    g.state.cities[0].decrees = ("x", "y")
    g.state.privilege_supply = ["levy_1"]
    g.act("Ada", "claim_decree decree=three_modifiers")
    assert g.waits == "Ada: choose_privilege"
    assert {option.split()[0] for option in g.options("Ada")} == {"choose_privilege", "decline"}
    g.act("Ada", "decline")
    assert g.offers("Ada", "claim_decree") == ["decree=aqueduct_eight"]
    assert g.offers("Ada", "use_privilege") == ["privilege=new_spring"]
