"""The box: what is in it, where its figures come from, and how an owner replaces them."""

from __future__ import annotations

import copy
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from games.kingsburg.scene import built, goods, scene
from pentapolis.games.kingsburg import TITLE, components
from pentapolis.games.kingsburg.advisors import receive_aid
from pentapolis.games.kingsburg.components import (
    BOXES,
    BUILDINGS,
    OWN_BOX,
    ROWS,
    Amount,
    Box,
    own_data,
)
from pentapolis.games.kingsburg.construction import construct
from pentapolis.games.kingsburg.state import goods_of, standing
from pentapolis.games.kingsburg.winter import winter
from pentapolis.kernel.decision import Decision
from pentapolis.kernel.refusal import BadComponents
from pentapolis.words import Words, refusal
from support import rule

ROOT = Path(__file__).parents[3]
OURS = BOXES[""]


def label(key: str, language: str) -> str:
    """What a player reads under this key."""
    texts = files("pentapolis.games.kingsburg").joinpath("texts", f"{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{key} = (.+)$", texts, re.MULTILINE)
    assert found is not None
    return found[1]


# what is in the box


@rule("KB-A1")
def test_every_figure_says_where_it_comes_from() -> None:
    for table in ("buildings", "enemies"):
        for row in OURS.data[table]:
            assert row["source"] == "public"
            assert len(row["ref"]) > 20
    assert {row["source"] for row in OURS.data["advisors"]} == {"book"}
    church = OURS.buildings[BUILDINGS.index("church")]
    assert (church.id, church.vp) == ("church", 7)  # not 3, as on one help page


@rule("KB-A37")
def test_the_doubtful_card_is_the_second_version() -> None:
    demons = OURS.enemies["y4_demons_6"]
    assert demons.loss == Amount(any=4, vp=1)
    assert demons.reward == Amount(gold=1, vp=1)
    assert {enemy.loss.buildings for enemy in OURS.enemies.values()} == {0, 1}


@rule("KB-A45")
def test_the_french_forgeron_is_two_things_with_two_codes() -> None:
    assert OURS.advisors[11].id == "swordsmith"
    assert "blacksmith" in BUILDINGS
    assert "swordsmith" not in BUILDINGS
    assert label("advisor-swordsmith", "fr") == label("building-blacksmith", "fr") == "Forgeron"
    assert label("advisor-swordsmith", "en") == "Swordsmith"
    assert label("building-blacksmith", "en") == "Blacksmith"


def test_the_eighteen_advisors_have_their_codes() -> None:
    assert [advisor.id for advisor in OURS.advisors.values()] == [
        *("jester", "squire", "architect", "merchant", "sergeant", "alchemist", "astronomer", "treasurer"),
        *("master_hunter", "general", "swordsmith", "duchess", "champion", "smuggler", "inventor", "wizard"),
        *("queen", "king"),
    ]


def test_the_province_board_reads_row_by_row() -> None:
    assert ROWS == (
        ("statue", "chapel", "church", "cathedral"),
        ("inn", "market", "farms", "merchants_guild"),
        ("guard_tower", "blacksmith", "barracks", "wizards_guild"),
        ("palisade", "stable", "stone_wall", "fortress"),
        ("barricade", "crane", "town_hall", "embassy"),
    )
    assert [list(row) for row in ROWS] == OURS.data["province"]["rows"]
    assert tuple(building.id for building in OURS.buildings) == BUILDINGS
    assert [(building.row, building.column) for building in OURS.buildings] == [
        (row, column) for row in range(1, 6) for column in range(1, 5)
    ]
    for place, building in enumerate(BUILDINGS):
        assert getattr(components, building.upper()) == 1 << place


@pytest.mark.parametrize(("year", "strengths"), [(1, (2, 4)), (2, (3, 5)), (3, (4, 6)), (4, (5, 7)), (5, (7, 9))])
def test_the_backs_show_the_strengths_of_a_year(year: int, strengths: tuple[int, int]) -> None:
    assert OURS.strengths(year) == strengths
    back = OURS.data["enemy_backs"][year - 1]
    assert (back["year"], back["strength_min"], back["strength_max"]) == (year, *strengths)


def test_counts_of_the_pieces() -> None:
    counts = OURS.data["counts"]
    assert (counts["dice_total"], counts["dice_white"], counts["dice_per_color"]) == (21, 6, 3)
    assert (counts["goods_total"], counts["goods_gold"], counts["goods_wood"], counts["goods_stone"]) == (
        60,
        25,
        20,
        15,
    )
    assert (counts["plus_two_tokens"], counts["building_tokens_total"], counts["enemy_cards_total"]) == (20, 85, 25)
    assert len(OURS.enemies) == 25


def test_buildings_and_goods_by_name() -> None:
    assert standing(0) == []
    assert standing(built("embassy", "statue", "inn")) == ["statue", "inn", "embassy"]
    assert goods_of() == (0, 0, 0)
    assert goods_of(stone=3, gold=1) == (1, 0, 3)


def test_the_title_says_who_can_play_and_how() -> None:
    assert (TITLE.id, TITLE.prefix, list(TITLE.players)) == ("kingsburg", "KB", [2, 3, 4, 5])
    with pytest.raises(ValueError, match="table-bad-value, option plus_two_limit, value never"):
        TITLE.table(3, {"plus_two_limit": "never"})
    with pytest.raises(ValueError, match="table-no-option, option speed"):
        TITLE.table(3, {"speed": "fast"})


def test_the_decisions_are_those_of_the_catalogue() -> None:
    ledger = (ROOT / "docs/rules/kingsburg.en.md").read_text("utf-8")
    catalogue = ledger.partition("## Decision catalogue")[2].partition("\n## ")[0]
    named = set(re.findall(r"^\| `(\w+)` \|", catalogue, re.MULTILINE))
    assert len(named) == 14
    assert {name for name, node in TITLE.nodes.items() if isinstance(node, Decision)} == named


# an owner's own figures


def test_an_owners_file_is_laid_over_ours() -> None:
    name = OWN_BOX.load(
        b"""
        [[advisors]]
        value = 1
        vp = 2
        soldiers = 1
        [[buildings]]
        id = "statue"
        cost = { gold = 1, stone = 1 }
        vp = 4
        [[enemies]]
        id = "y1_orcs_3"
        strength = 5
        reward = { wood = 2, vp = 1 }
        """
    )
    assert name
    box = BOXES[name]
    assert (box.advisors[1].vp, box.advisors[1].soldiers, box.advisors[2]) == (2, 1, OURS.advisors[2])
    assert box.buildings[0].cost == Amount(gold=1, stone=1)
    assert (box.buildings[0].vp, box.buildings[1]) == (4, OURS.buildings[1])
    orcs = box.enemies["y1_orcs_3"]
    assert (orcs.strength, orcs.reward, orcs.loss) == (5, Amount(wood=2, vp=1), OURS.enemies["y1_orcs_3"].loss)
    assert box.strengths(1) == (2, 5)
    assert OURS.advisors[1].vp == 1  # ours is as it was
    assert BOXES[""] is OURS


def test_a_table_plays_with_the_box_that_is_on_it() -> None:
    name = OWN_BOX.load(b'[[advisors]]\nvalue = 1\nvp = 5\n[[buildings]]\nid = "statue"\ncost = { wood = 1 }\nvp = 9\n')
    g = scene(groups=[("Théo", 1)], goods={"Laurence": goods(wood=1), "Théo": goods(gold=2)}, box=name)
    g.run(receive_aid, construct)
    g.act("Laurence", "construct building=statue")
    assert g.vp == {"Laurence": 9, "Théo": 5, "Fred": 0}
    assert g.waits == ""  # two gold do not buy this Statue
    g = scene(groups=[("Théo", 1)], goods={"Laurence": goods(wood=1), "Théo": goods(gold=2)})
    g.run(receive_aid, construct)
    assert g.vp["Théo"] == 1
    assert g.options("Laurence") == ["construct building=barricade", "pass"]


@rule("KB-14.18")
def test_the_crane_never_makes_a_cost_negative() -> None:
    name = OWN_BOX.load(b'[[buildings]]\nid = "town_hall"\ncost = { wood = 1 }\n')
    g = scene(buildings={"Théo": ["barricade", "crane"]}, goods={"Théo": goods(gold=1, wood=1)}, box=name)
    g.run(construct)
    g.act("Théo", "construct building=town_hall")
    assert g.goods["Théo"] == goods(gold=1)


def test_the_enemies_of_an_owners_box_are_drawn() -> None:
    name = OWN_BOX.load(b'[[enemies]]\nid = "y1_orcs_3"\nyear = 2\n[[enemies]]\nid = "y2_orcs_4"\nyear = 1\n')
    assert "y2_orcs_4" in scene(box=name).state.enemies.pools["year_1"]
    g = scene(box=name, soldiers={"Laurence": 5})
    g.chance("enemies=y2_orcs_4", "d6=1")
    g.run(winter)
    assert g.goods["Laurence"] == goods(gold=1)


def test_the_same_file_is_the_same_box_and_another_is_another() -> None:
    first = OWN_BOX.load(b"[[advisors]]\nvalue = 1\nvp = 2\n")
    assert OWN_BOX.load(b"[[advisors]]\nvalue = 1\nvp = 2\n") == first
    assert OWN_BOX.load(b"[[advisors]]\nvalue = 1\nvp = 3\n") != first
    assert re.fullmatch("[0-9a-f]{16}", first)


def test_our_own_file_with_a_change_is_an_owners_file() -> None:
    text = files("pentapolis.games.kingsburg").joinpath("components.toml").read_bytes()
    assert BOXES[OWN_BOX.load(text)].data == OURS.data
    changed = text.replace(b"strength = 2\n", b"strength = 3\n")
    assert BOXES[OWN_BOX.load(changed)].enemies["y1_goblins_2"].strength == 3


def test_a_fixed_gain_and_goods_of_choice_add_up() -> None:
    g = scene(groups=[("Théo", 2)], box=OWN_BOX.load(b"[[advisors]]\nvalue = 2\nany = 1\nsoldiers = 2\n"))
    g.run(receive_aid)
    assert g.waits == "Théo: advisor_goods"
    g.act("Théo", "take stone=1")
    assert (g.goods["Théo"], g.soldiers["Théo"]) == (goods(gold=1, stone=1), 2)


def test_alternatives_may_be_changed_where_there_are_some() -> None:
    choice = b"options = [{ stone = 2 }, { gold = 3 }, { wood = 1, gold = 1 }]"
    for advisor in (4, 9, 11):
        g = scene(groups=[("Théo", advisor)], box=OWN_BOX.load(b"[[advisors]]\nvalue = %d\n%s\n" % (advisor, choice)))
        g.run(receive_aid)
        assert g.options("Théo") == ["take stone=2", "take gold=3", "take gold=1 wood=1"]


def test_values_go_up_to_ninety_nine() -> None:
    box = BOXES[OWN_BOX.load(b'[[buildings]]\nid = "statue"\nvp = 99\nbattle = -99\nbattle_versus = { orcs = 99 }\n')]
    assert (box.buildings[0].vp, box.battle(1, "goblins"), box.battle(1, "orcs")) == (99, -99, 99)


def test_notes_may_be_added_and_nobody_keeps_them() -> None:
    box = BOXES[
        OWN_BOX.load(b'[[advisors]]\nvalue = 2\nsource = "my box"\nref = "p. 4"\nwhy = "so"\nnote = "printed"\n')
    ]
    assert box.data == OURS.data
    assert box.advisors == OURS.advisors


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[advisors", "This is not a TOML file"),
        ("\nadvisors = = 1", "This is not a TOML file: line 2 can't be read"),
        ("[[heroes]]\nid = 1", "heroes: Kingsburg has no such table"),
        ("[recruit]\ngoods_per_soldier = 3", "recruit: only buildings, enemies can be replaced"),
        ("[advisors]\nvalue = 1", "advisors: write each entry as [[advisors]]"),
        ("advisors = 3", "advisors: write each entry as [[advisors]]"),
        ("advisors = [1, 2]", "advisors: write each entry as [[advisors]]"),
        ("[[advisors]]\nvalue = 19", "advisors: there is no value = 19"),
        ("[[advisors]]\nvalue = [1]", "advisors: there is no value = [1]"),
        ("[[advisors]]\nvp = 2", "advisors: there is no value = None"),
        ('[[buildings]]\nid = "castle"', "buildings: there is no id = 'castle'"),
        ('[[enemies]]\nid = "y6_orcs_9"', "enemies: there is no id = 'y6_orcs_9'"),
        ("[[advisors]]\nvalue = 1\nswords = 2", "advisors: jester: unknown field swords"),
        ('[[buildings]]\nid = "statue"\npeek = true', "buildings: statue: unknown field peek"),
        ('[[enemies]]\nid = "y1_orcs_3"\nsoldiers = 2', "enemies: y1_orcs_3: unknown field soldiers"),
        ('[[advisors]]\nvalue = 1\nid = "clown"', "advisors: jester can't change its name"),
        ('[[advisors]]\nvalue = 1\nvp = "two"', "The value of advisors.jester.vp is of the wrong kind"),
        ("[[advisors]]\nvalue = 1\nvp = -1", "The value of advisors.jester.vp must be at least 0"),
        ("[[advisors]]\nvalue = 1\nvp = 100", "The value of advisors.jester.vp must be at most 99"),
        (
            "[[advisors]]\nvalue = 2\noptions = [{ silver = 1 }]",
            "The value of advisors.squire.options[0] is of the wrong kind",
        ),
        (
            "[[advisors]]\nvalue = 2\noptions = [{ gold = -1 }]",
            "The value of advisors.squire.options[0].gold must be at least 0",
        ),
        (
            "[[advisors]]\nvalue = 2\noptions = [{ gold = 1, vp = 1 }]",
            "advisors: the options of squire must be gold, wood and stone",
        ),
        (
            "[[advisors]]\nvalue = 2\noptions = [{ gold = 1 }, { wood = 1 }]",
            "advisors: squire can't leave this choice",
        ),
        ("[[advisors]]\nvalue = 4\nany = 1", "advisors: merchant can't leave this choice"),
        ("[[advisors]]\nvalue = 6\nany = 1", "advisors: alchemist can't leave this choice"),
        (
            '[[buildings]]\nid = "statue"\ncost = { gold = -1 }',
            "The value of buildings.statue.cost.gold must be at least 0",
        ),
        ('[[buildings]]\nid = "statue"\ncost = { any = 1 }', "buildings: statue must cost gold, wood and stone"),
        ('[[buildings]]\nid = "statue"\nvp = -1', "The value of buildings.statue.vp must be at least 0"),
        ('[[buildings]]\nid = "statue"\nbattle = -100', "The value of buildings.statue.battle must be at least -99"),
        (
            '[[buildings]]\nid = "statue"\nbattle_versus = { orcs = 100 }',
            "The value of buildings.statue.battle_versus[...] must be at most 99",
        ),
        (
            '[[buildings]]\nid = "statue"\nbattle_versus = { orcs = -100 }',
            "The value of buildings.statue.battle_versus[...] must be at least -99",
        ),
        ('[[buildings]]\nid = "statue"\nbattle = 100', "The value of buildings.statue.battle must be at most 99"),
        ('[[buildings]]\nid = "statue"\ncolumn = 3', "buildings: statue can't change its place"),
        ('[[buildings]]\nid = "statue"\nrow = 3', "buildings: statue can't change its place"),
        ('[[buildings]]\nid = "statue"\nbattle_versus = { bats = 1 }', "buildings: statue fights an unknown enemy"),
        ('[[enemies]]\nid = "y1_orcs_3"\nyear = 2', "enemies: year 1 must have five cards"),
        (
            '[[enemies]]\nid = "y1_orcs_3"\nstrength = 0',
            "The value of enemies.y1_orcs_3.strength must be at least 1",
        ),
        (
            '[[enemies]]\nid = "y1_orcs_3"\nloss = { any = -2 }',
            "The value of enemies.y1_orcs_3.loss.any must be at least 0",
        ),
        (
            '[[enemies]]\nid = "y1_orcs_3"\ntype = "bats"',
            "enemies: y1_orcs_3 has an unknown type or gives a building",
        ),
        (
            '[[enemies]]\nid = "y1_orcs_3"\nreward = { buildings = 1 }',
            "enemies: y1_orcs_3 has an unknown type or gives a building",
        ),
    ],
)
def test_a_file_that_cannot_be_used_says_where_and_why(text: str, says: str) -> None:
    known = dict(BOXES)
    with pytest.raises(BadComponents) as error:
        OWN_BOX.load(text.encode())
    assert said(error.value) == says
    assert known == BOXES


def test_a_file_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadComponents) as error:
        OWN_BOX.load(b"\xff\xfe")
    assert said(error.value) == "This is not a TOML file"


def said(error: BadComponents) -> str:
    """What the owner reads, in English; there are words for it in French too."""
    assert refusal(Words("fr", "kingsburg"), error).endswith(".")
    sentence = refusal(Words("en", "kingsburg"), error)
    return sentence.removeprefix("In ")[:-1]


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ("advisors", "advisors: there must be exactly one advisor for each value from 1 to 18"),
        ("buildings", "buildings: the twenty buildings must stand row by row as on the province board"),
        ("enemies", "enemies: year 5 must have five cards"),
    ],
)
def test_a_box_is_complete(table: str, says: str) -> None:
    data: dict[str, Any] = copy.deepcopy(own_data())
    data[table].pop()
    with pytest.raises(BadComponents) as error:
        Box(data)
    assert said(error.value) == says


def test_an_amount_that_is_not_printed_is_none() -> None:
    assert Amount() == Amount(gold=0, wood=0, stone=0, any=0, buildings=0, vp=0)
