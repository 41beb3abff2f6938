"""The box: complete, consistent with the code, and where every figure comes from."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.origins.scene import goods, scene
from pentapolis.games.origins import components
from pentapolis.games.origins.components import BOXES, COLOURS, RESOURCES, TEMPLES, own_data
from pentapolis.games.origins.owners import OWN_BOX
from pentapolis.kernel.refusal import BadComponents
from support import rule
from support.provenance import says_where_from

DATA = own_data()
BOX = BOXES[""]


def tables(data: Any, path: str = "") -> list[tuple[str, dict[str, Any]]]:
    """Every table of the file with its place; tables inside lines of values belong to what they stand in."""
    found: list[tuple[str, dict[str, Any]]] = []
    for key, value in data.items():
        place = f"{path}{key}"
        if isinstance(value, list) and value and isinstance(value[0], dict) and not path:
            for row in value:
                found += [(place, row), *tables(row, f"{place}.")]
        elif isinstance(value, dict) and key not in ("cost", "markers_per_player", "resource_tokens_per_resource"):
            found += [(place, value), *tables(value, f"{place}.")] if key != "option" else tables(value, f"{place}.")
    return found


def test_every_table_says_where_its_figures_come_from() -> None:
    found = tables(DATA)
    assert len(found) > 250
    for path, table in found:
        says_where_from(table, path)


def test_no_word_that_a_player_reads_is_in_the_file() -> None:
    for path, table in tables(DATA):
        assert not {"fr", "en", "text_fr", "text_en", "meaning_fr", "meaning_en"} & set(table), path


def ids(table: str) -> list[str]:
    return [row["id"] for row in DATA[table]]


def test_ids_are_those_of_the_code() -> None:
    assert tuple(ids("colour")) == COLOURS
    assert tuple(ids("resource")) == RESOURCES
    assert tuple(ids("temple")) == TEMPLES
    assert tuple(ids("player_colour")) == components.PLAYER_COLOURS
    assert tuple(ids("end_condition")) == components.END_CONDITIONS


@rule("OR-1.1", "OR-1.2", "OR-1.3")
def test_75_tiles_15_of_each_colour_in_six_kinds() -> None:
    assert Counter(building.colour for building in BOX.buildings.values()) == dict.fromkeys(COLOURS, 6)
    assert [sum(pile.values()) for pile in BOX.copies] == [15] * 5
    assert all(1 <= cost <= 3 for cost in BOX.stone_costs.values())
    assert BOX.abilities.keys() - BOX.buildings.keys() == {"agora"}


@rule("OR-1.5", "OR-14.3")
def test_45_different_patterns() -> None:
    assert len(BOX.districts) == 45
    blocks = [(a, b, c, d) for a in range(5) for b in range(5) for c in range(5) for d in range(5)]
    assert len({frozenset(b for b in blocks if card in BOX.matching(b)) for card in BOX.districts}) == 45


@rule("OR-1.6", "OR-1.7")
def test_the_counts_of_the_box() -> None:
    box = DATA["box"]
    assert len(BOX.zodiac_cards) == box["zodiac_cards"] == 12
    most = 1 + 4 + 6  # the supply, four Palaces, and six cards with at most one tower of a colour
    assert most <= box["tower_floors_per_colour"] == 12
    assert box["superiority_tokens"] == 4 * components.CROSSED[components.FINAL]
    assert box["dice"] == 5 * box["citizen_dice_per_colour"] + box["speaker_dice"]


def test_figures_of_the_book_are_those_of_the_code() -> None:
    for row in DATA["player_count"]:
        seats = row["players"]
        assert row["citizen_dice_per_colour"] == components.CITIZEN_DICE[seats]
        assert row["speaker_dice"] == components.SPEAKER_DICE[seats]
        assert row["district_cards"] == components.DISTRICT_CARDS[seats]
    solo = DATA["solo"]
    assert (solo["rounds"], solo["target_base"], solo["target_per_condition"]) == (5, 180, 20)
    assert (solo["start_discard_highest"], solo["start_keep"], solo["district_cards"]) == (2, 2, 3)
    assert [row["military_index"] for row in DATA["solo_marker"]] == list(components.NEUTRAL_SPACES[1:])
    assert {row["bonus_colour"]: row["site"] for row in DATA["solo_target"]} == {
        colour: f"site_{n}" for n, colour in enumerate(COLOURS[:4], 1)
    }
    track = DATA["military_track"]
    assert track["final_vp"] == components.FINAL_VP
    for space in DATA["military_space"]:
        assert space["thresholds_crossed"] == components.CROSSED[space["index"]]
        assert track["shape"]["retreat_space_of_segment"][space["segment"]] == components.RETREAT[space["index"]]
    assert DATA["population_track"]["last_base_vp"] == components.LAST_BASE_VP
    assert DATA["setup"]["gold_per_district_card"] == components.CARD_GOLD
    assert [resource["start_amount"] for resource in DATA["resource"]] == [1, 1, 1, 1]
    (citizen, speaker) = DATA["die"]
    assert citizen["faces"] == [1, 2, 3, 4, 5, 6]
    faces = zip(components.SPEAKER_FACES, components.SPEAKER_WEIGHTS, strict=True)
    assert speaker["faces"] == [face for face, number in faces for _ in range(number)]
    assert DATA["city"]["start_tiles"] == [{"tile": "agora", "x": 0, "y": 0}, {"tile": "palace", "x": 0, "y": 1}]
    assert DATA["tower_supply"]["end_when_colours_left_at_most"] == components.FEWEST_FLOOR_COLOURS


# An owner's box


def test_an_owners_values_are_played_with() -> None:
    name = OWN_BOX.load(b"""
[building_market.wisdom_cost]
by_slot = [1, 1, 2, 2, 3]
[[building]]
id = "arena"
tile = { stone_cost = 1, copies = 3 }
[[building]]
id = "armory"
tile = { copies = 1 }
[[district_card]]
id = "district_01"
vp_first = 20
[[military_space]]
index = 2
bonus = "gold_2"
""")
    try:
        g = scene(
            box=name, resources={"Ana": goods(stone=1, wisdom=1)}, market=["arena", "portal"], tops={"red": "outpost"}
        )
        g.ask("construct", "Ana")
        g.lucky()
        g.act("Ana", "construct tile=arena face=building x=1 y=0")
        assert g.resources("Ana") == goods()
        g.player("Ana").military = 2
        g.state.agenda.clear()
        g.ask("attack", "Ana")
        assert g.resources("Ana") == goods(gold=2)
        assert (g.state.box.districts["district_01"].vp_first, g.state.box.copies[0]["arena"]) == (20, 3)
        assert BOX.districts["district_01"].vp_first == 8
    finally:
        OWN_BOX.drop(name)
    assert name not in BOXES


@pytest.mark.parametrize(
    ("text", "reason", "place"),
    [
        ("no toml", "components-no-toml", ""),
        ("[nonsense]\nx = 1", "components-no-table", ""),
        ("[box]\ndice = 50", "components-fixed", "box.dice"),
        ("[box]\nnonsense = 50", "components-no-field", "box.nonsense"),
        (
            "[building_market.wisdom_cost]\nby_slot = [0, 1, 2]",
            "components-length",
            "building_market.wisdom_cost.by_slot",
        ),
        ("[adviser_row.vp]\nby_slot = [1, 2, 3, 4, -5]", "components-low", "adviser_row.vp.by_slot[4]"),
        ("[adviser_row.vp]\nby_slot = [1, 2, 3, 4, 500]", "components-high", "adviser_row.vp.by_slot[4]"),
        ("[temple_track.vp]\nby_step = [0]", "components-length", "temple_track.vp.by_step"),
        ("[building]\nx = 1", "components-form", ""),
        ("[[building]]\nid = 'nonsense'", "components-no-entry", ""),
        ("[[building]]\nid = 'arena'\ncolour = 'blue'", "components-fixed", "building.arena.colour"),
        ("[[building]]\nid = 'arena'\ntile = { stone_cost = 4 }", "components-high", "building.arena.tile.stone_cost"),
        ("[[building]]\nid = 'arena'\ntile = { copies = 5 }", "components-copies", ""),
        ("[[bonus_tile]]\nid = 'bonus_basic'\ncolour_of = { colour = 'red' }", "components-bonus-colours", ""),
        ("[[military_space]]\nindex = 2\nbonus = 'nonsense'", "components-no-entry", ""),
        ("[[district_card]]\nid = 'district_01'\ntowers = ['pink']", "components-no-entry", ""),
        (
            "[[district_card]]\nid = 'district_01'\ntowers = ['red', 'red']",
            "components-towers",
            "district_card.district_01.towers",
        ),
        ("[[district_card]]\nid = 'district_01'\npattern = [['any', 'any'], ['any', 'any']]", "components-pattern", ""),
    ],
)
def test_what_cannot_be_used_is_refused_with_its_place(text: str, reason: str, place: str) -> None:
    with pytest.raises(BadComponents) as met:
        OWN_BOX.check(text.encode())
    assert met.value.reason == reason
    assert place in ("", met.value.arguments.get("place"))


def test_bonus_tiles_may_swap_their_colours() -> None:
    box = OWN_BOX.check(b"""
[[bonus_tile]]
id = "bonus_basic"
colour_of = { colour = "red" }
[[bonus_tile]]
id = "bonus_military"
colour_of = { colour = "yellow" }
""")
    assert [tile.id for tile in box.bonus_tiles] == [
        "bonus_basic",
        "bonus_build",
        "bonus_temple",
        "bonus_speaker",
        "bonus_military",
    ]
