"""An owner's file replaces what no rulebook prints; what the book prints stays as it is, at new tables."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from pentapolis import games
from pentapolis.kernel.box import OwnersBox
from pentapolis.kernel.components import box_id
from pentapolis.kernel.refusal import BadComponents
from pentapolis.words import Words, refusal

PRINTED = [
    ("kingsburg", "[[advisors]]\nvalue = 1\nvp = 2", "advisors.jester.vp", ""),
    ("kingsburg", "[[advisors]]\nvalue = 2\nany = 1", "advisors.squire.any", ""),
    ("kingsburg", '[[buildings]]\nid = "statue"\ncost = { gold = 3 }', "buildings.statue.cost", ""),
    ("kingsburg", '[[buildings]]\nid = "inn"\nvp = 3', "buildings.inn.vp", ""),
    (
        "alba_longa",
        '[[climate_back]]\ncard = "climate_moderate_2"\nprayer_cost = 3',
        "climate_back.climate_moderate_2.prayer_cost",
        "",
    ),
    ("discordia", '[[barbarians]]\nid = "barbarian_a1"\nstrength = 3', "barbarians.barbarian_a1.strength", ""),
    ("discordia", '[[janus]]\nid = "janus_10"\ndie = "red"', "janus.janus_10.die", ""),
    ("discordia", '[[towers]]\nid = "commercial_tower_1"\nbonus = []', "towers.commercial_tower_1.bonus", ""),
    ("medioevo", '[[empire_card]]\nnumber = 5\npoints = { options = [["red"]] }', "empire_card.5.points.options", ""),
    (
        "medioevo",
        '[[empire_card]]\nnumber = 46\nobjective = { kind = "control_buildings", '
        'params = { types = ["tower", "fort", "castle"], min = 4, connected = true } }',
        "empire_card.46.objective.params.min",
        "",
    ),
    ("origins", '[[military_space]]\nindex = 0\nbonus = "gold_2"', "military_space.start.bonus", ""),
    ("origins", '[[military_space]]\nindex = 1\nbonus = "gold_2"', "military_space.1.bonus", "OR-8.6"),
    ("origins", '[[military_space]]\nindex = 13\nbonus = "gold_2"', "military_space.final.bonus", ""),
    (
        "origins",
        "[population_track.food_cost]\nby_base = [1, 4, 6, 8]",
        "population_track.food_cost.by_base[0]",
        "OR-16.2",
    ),
    (
        "origins",
        "[population_track.food_cost]\nby_base = [2, 4, 6, 9]",
        "population_track.food_cost.by_base[3]",
        "OR-16.2",
    ),
]
REPLACED = {
    "kingsburg": '[[buildings]]\nid = "inn"\nbattle = 3\n[[enemies]]\nid = "y1_goblins_2"\nstrength = 3',
    "alba_longa": '[[climate_back]]\ncard = "climate_moderate_1"\nprayer_cost = 3\n[track.housing]\nlength = 22',
    "discordia": '[[barbarians]]\nid = "barbarian_a2"\nstrength = 4',
    "medioevo": '[[empire_card]]\nnumber = 1\npoints = { options = [["red"]] }',
    "origins": '[population_track.food_cost]\nby_base = [2, 3, 7, 8]\n[[military_space]]\nindex = 2\nbonus = "gold_2"',
}


def box_of(game: str) -> OwnersBox[Any]:
    box = games.title(game).box
    assert box is not None
    return box


@pytest.mark.parametrize(("game", "file", "place", "rule"), PRINTED)
def test_what_the_book_prints_is_refused_at_a_new_table_and_stays_at_an_old_one(
    game: str, file: str, place: str, rule: str
) -> None:
    box, source = box_of(game), file.encode()
    with pytest.raises(BadComponents) as bad:
        box.check(source)
    assert (bad.value.reason, bad.value.rule, bad.value.arguments) == ("components-printed", rule, {"place": place})
    for lang, says in (("en", f"The rulebook prints {place}: "), ("fr", f"Le livret fixe {place}\u00a0: ")):
        assert refusal(Words(lang, game), bad.value).startswith(says)
    assert box.load(source) == box_id(source), "earlier versions let it through"
    box.drop(box_id(source))


@pytest.mark.parametrize("game", REPLACED)
def test_what_the_book_does_not_print_is_replaced(game: str) -> None:
    check = box_of(game).check
    check(REPLACED[game].encode())


@pytest.mark.parametrize("game", games.ours())
def test_our_own_file_replaces_nothing(game: str) -> None:
    check = box_of(game).check
    check(files("pentapolis.games").joinpath(game, "components.toml").read_bytes())


@pytest.mark.parametrize(
    ("file", "place", "value"),
    [
        ("[building_market.wisdom_cost]\nby_slot = [0, 1, 3, 4, 5]", "building_market.wisdom_cost.by_slot", 2),
        ("[adviser_row.vp]\nby_slot = [1, 2, 3, 4, 5]", "adviser_row.vp.by_slot", 6),
        ("[temple_track.vp]\nby_step = [0, 16, 30, 70]", "temple_track.vp.by_step", 31),
    ],
)
def test_origins_keeps_the_numbers_that_its_book_shows_somewhere(file: str, place: str, value: int) -> None:
    check = box_of("origins").check
    with pytest.raises(BadComponents) as bad:
        check(file.encode())
    assert (bad.value.reason, bad.value.arguments) == ("components-printed-among", {"place": place, "value": value})
    for lang in ("en", "fr"):
        assert str(value) in refusal(Words(lang, "origins"), bad.value)


def test_a_card_with_two_towers_of_a_colour_is_refused_with_the_reason() -> None:
    check = box_of("origins").check
    with pytest.raises(BadComponents) as bad:
        check(b"[[district_card]]\nid = 'district_01'\ntowers = ['red', 'red']")
    said = refusal(Words("en", "origins"), bad.value)
    assert said.startswith("District_card.district_01.towers must name each colour at most once")
    assert "(OR-2.9)" in said
    assert "chaque couleur une fois au plus" in refusal(Words("fr", "origins"), bad.value)


FIELDS = {
    "kingsburg": '[[buildings]]\nid = "chapel"\nvp = ',
    "alba_longa": "[track.dice_cost]\nvalues = ",
    "discordia": '[[towers]]\nid = "commercial_tower_2"\nbonus = ',
    "medioevo": "[[event_card]]\nnumber = 1\neffects = ",
    "origins": '[[building]]\nid = "arena"\ntile = ',
}
ODD = ("9" * 60, "-1", "nan", "inf", "1e400", "1979-05-27", "07:32:00", "''", "[[[]]]", "[{}]", "[nan]", "'x'")


@pytest.mark.parametrize("game", FIELDS)
@pytest.mark.parametrize("odd", ODD)
def test_odd_values_are_refused_in_a_sentence(game: str, odd: str) -> None:
    check = box_of(game).check
    with pytest.raises(BadComponents) as bad:
        check(f"{FIELDS[game]}{odd}\n".encode())
    assert all(refusal(Words(lang, game), bad.value) for lang in ("en", "fr"))
