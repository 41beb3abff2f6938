"""The box: complete, consistent with the code, and where every figure comes from; an owner's own values."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.medioevo.scene import TITLE
from pentapolis.games.medioevo import components as c
from pentapolis.games.medioevo.components import BOXES, own_data
from pentapolis.games.medioevo.market.conditions import CONDITIONS
from pentapolis.games.medioevo.owners import OWN_BOX
from pentapolis.games.medioevo.realm.setup import set_table
from pentapolis.games.medioevo.sheet import doubtful, things
from pentapolis.games.medioevo.sheet.names import objective_text
from pentapolis.kernel.refusal import BadComponents
from pentapolis.words import Words
from pentapolis.words.boxes import places, written
from support import rule
from support.provenance import says_where_from

DATA = own_data()
BOX = BOXES[""]


def tables(data: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every table of the file with its name; those that stand in an entry of a list too."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name, value in data.items():
        rows = value if isinstance(value, list) else [value]
        for row in (row for row in rows if isinstance(row, dict)):
            found.append((name, row))
            found += [(f"{name}.{key}", part) for key, part in row.items() if key in ("points", "objective", "use")]
    return found


def test_every_table_says_where_its_figures_come_from() -> None:
    found = tables(DATA)
    assert len(found) > 500
    for name, row in found:
        if "source" in row or name not in ("game", "tech_branch", "technology", "technology.use"):
            says_where_from(row, name)


def test_no_word_that_a_player_reads_is_in_the_file() -> None:
    for name, row in tables(DATA):
        assert not {"fr", "en", "label_fr", "label_en", "text_fr", "text_en"} & set(row), name


@rule("ME-A1")
def test_the_map() -> None:
    chart = BOX.chart
    assert (len(chart.territories), len(chart.seas)) == (78, 18)
    areas = [area for place in chart.territories if (area := chart.inhabited(place))]
    assert Counter(area.good for area in areas) == dict.fromkeys(c.GOODS, 5)
    assert sum(place.fire for place in chart.territories.values()) == DATA["map"]["fire_territories"] == 19
    assert [len(kingdom.territories) for kingdom in BOX.kingdoms.values()] == [7] * 6
    assert len(BOX.home) == 42
    assert all(any(chart.inhabited(home) for home in one.territories) for one in BOX.kingdoms.values())
    assert {place.kingdom for place in chart.territories.values()} - {""} == set(BOX.kingdoms)


def test_cards_of_the_box() -> None:
    assert (len(BOX.cards), len(BOX.events)) == (72, 30)
    assert all(len(set(event.icons)) == 3 and set(event.icons) < set(c.ICONS) for event in BOX.events.values())
    assert {event.tolerated_tax for event in BOX.events.values()} == set(c.TAX_LEVELS)
    assert {card.objective.kind for card in BOX.cards.values()} == CONDITIONS.keys()
    assert [number for number, card in BOX.cards.items() if card.objective.source == "book"] == [5, 46]


def test_figures_of_the_book_are_those_of_the_code() -> None:
    units = {row["id"]: row for row in DATA["unit"]}
    assert {unit: row["cost"] for unit, row in units.items() if unit != c.CAPTAIN} == {
        unit: price for unit, price in c.PRICES.items() if unit != c.CAPTAIN
    }
    assert tuple(row["id"] for row in DATA["good"]) == c.GOODS
    assert tuple(row["id"] for row in DATA["tech_branch"]) == c.BRANCHES
    assert [row["id"] for row in DATA["technology"]] == list(c.LEVEL_OF)
    assert {row["id"] for row in DATA["building"]} == set(c.BUILDING_SUPPLY)
    assert {row["id"] for row in DATA["transport"]} == set(c.TRANSPORTS)
    assert {row["id"] for row in DATA["siege_engine"]} == set(c.ENGINES)
    penalties = {row["players"]: tuple(row["values"]) for row in DATA["turn_order_penalty"]}
    assert {players: penalties[players] for players in c.PENALTIES} == c.PENALTIES


# an owner's box


def test_an_owners_values_are_played_with() -> None:
    name = OWN_BOX.load(b"""
[[territory]]
id = "rhineland"
terrain = "plains"
fire = true
inhabited = { good = "salt", port = false }
[[event_card]]
number = 1
effects = ["armies", "goods", "buildings"]
dark_red = ["buda"]
light_red = ["pecs"]
tolerated_tax = 50
[[empire_card]]
number = 1
points = { options = [["red", "red"], ["blue"]] }
objective = { kind = "control_buildings", params = { types = ["city"], min = 4 } }
""")
    try:
        box = BOXES[name]
        place = box.chart.territories["rhineland"]
        assert (place.terrain, place.fire, place.inhabited and place.inhabited.good) == ("plains", True, "salt")
        event = box.events["1"]
        assert (event.icons, event.territories) == (("armies", "goods", "buildings"), ("buda", "pecs"))
        assert event.tolerated_tax == 50
        assert box.cards[1].points == (("red", "red"), ("blue",))
        state = set_table(TITLE.table(3, box=name))
        assert state.box is box
        assert BOX.cards[1].points == (("purple",),)
        words = Words("en", "medioevo")
        assert objective_text(box, 1, words) == "control_buildings: types city, min 4"
        assert objective_text(BOX, 1, words) == "Control at least 2 Cathedrals."
        shown = {(thing.kind, thing.id): thing for thing in things(name, words)}
        assert "Points: red, red / blue" in shown["card", "1"].lines
    finally:
        OWN_BOX.drop(name)
    assert name not in BOXES


def test_an_objective_that_ours_has_too_is_said_in_its_words() -> None:
    box = OWN_BOX.check(b"""
[[empire_card]]
number = "1"
objective = { kind = "control_buildings", params = { types = ["cathedral"], min = 3 } }
""")
    assert objective_text(box, 1, Words("en", "medioevo")) == "Control at least 3 Cathedrals."


def test_borders_may_be_moved_from_both_sides() -> None:
    here, there = BOX.chart.territories["rhineland"], BOX.chart.territories["bavaria"]
    assert there.id not in here.land
    one = f'[[territory]]\nid = "rhineland"\nland = {[*here.land, there.id]}\n'
    other = f'[[territory]]\nid = "bavaria"\nland = {[*there.land, here.id]}\n'
    box = OWN_BOX.check((one + other).encode())
    assert "bavaria" in box.chart.land["rhineland"]
    assert "rhineland" in box.chart.land["bavaria"]
    with pytest.raises(BadComponents) as met:
        OWN_BOX.check(one.encode())
    assert met.value.reason == "components-border"
    assert met.value.arguments == {"here": "rhineland", "there": "bavaria"}


CARD = "[[empire_card]]\nnumber = 1\n"
EVENT = "[[event_card]]\nnumber = 1\n"
LAND = "[[territory]]\nid = 'rhineland'\n"


@pytest.mark.parametrize(
    ("text", "reason", "place"),
    [
        ("no toml", "components-no-toml", ""),
        ("[nonsense]\nx = 1", "components-no-table", ""),
        ("[tax]\nlevels = [1]", "components-fixed", "tax"),
        ("[territory]\nx = 1", "components-form", ""),
        ("[[territory]]\nid = 'nonsense'", "components-no-entry", ""),
        (LAND + "nonsense = 1", "components-no-field", "territory.rhineland.nonsense"),
        (LAND + "kingdom = 'hungary'", "components-fixed", "territory.rhineland.kingdom"),
        (LAND + "terrain = 'swamp'", "components-value", "territory.rhineland.terrain"),
        (LAND + "fire = 1", "components-value", "territory.rhineland.fire"),
        (LAND + "inhabited = 1", "components-value", "territory.rhineland.inhabited"),
        (LAND + "inhabited = { good = 'gold' }", "components-value", "territory.rhineland.inhabited.good"),
        (LAND + "land = ['nonsense']", "components-no-entry", ""),
        (LAND + "land = ['rhineland']", "components-value", "territory.rhineland.land"),
        (LAND + "sea = ['baltic_east']", "components-border", ""),
        ("[[territory]]\nid = 'saxony'\ninhabited = { good = 'salt', port = false }", "components-no-field", ""),
        ("[[river]]\nid = 'rhine'\ncrossings = [['rhineland', 'rome']]", "components-river", ""),
        (EVENT + "tolerated_tax = 0", "components-low", "event_card.1.tolerated_tax"),
        (EVENT + "tolerated_tax = 60", "components-high", "event_card.1.tolerated_tax"),
        (EVENT + "effects = ['goods', 'goods', 'armies']", "components-value", "event_card.1.effects"),
        (EVENT + "effects = ['goods', 'armies']", "components-value", "event_card.1.effects"),
        (EVENT + "dark_red = ['aegean']", "components-no-entry", ""),
        (EVENT + "dark_red = ['buda']\nlight_red = ['buda']", "components-value", "event_card.1.light_red"),
        (CARD + "cost = 3", "components-fixed", "empire_card.1.cost"),
        (CARD + "points = { options = [['pink']] }", "components-value", "empire_card.1.points.options"),
        (CARD + "points = { options = [] }", "components-value", "empire_card.1.points.options"),
        (CARD + "objective = { kind = 'dance' }", "components-no-entry", ""),
        (CARD + "objective = { params = { min = 3 } }", "components-objective", "empire_card.1.objective.params"),
        (
            CARD + "objective = { params = { types = ['pub'], min = 3 } }",
            "components-value",
            "empire_card.1.objective.params.types",
        ),
    ],
)
def test_what_cannot_be_used_is_refused_with_its_place(text: str, reason: str, place: str) -> None:
    with pytest.raises(BadComponents) as met:
        OWN_BOX.check(text.encode())
    assert met.value.reason == reason
    assert place in ("", met.value.arguments.get("place"))
    for lang in ("en", "fr"):
        assert Words(lang, "medioevo").say(reason, **met.value.arguments)


def test_a_place_that_no_way_leads_to_is_refused() -> None:
    """An owner cuts off the Baltic, from all its sides."""
    cut = {"baltic_south", "baltic_east"}
    lines = [
        f'[[territory]]\nid = "{place.id}"\nsea = {[sea for sea in place.sea if sea not in cut]}\n'
        for place in BOX.chart.territories.values()
        if cut & set(place.sea)
    ]
    lines += [f'[[sea_zone]]\nid = "{sea}"\ncoast = []\n' for sea in sorted(cut)]
    with pytest.raises(BadComponents) as met:
        OWN_BOX.check("".join(lines).encode())
    assert (met.value.reason, met.value.arguments) == ("components-apart", {"here": "baltic_east"})


def test_a_tax_between_two_levels_counts_as_the_lower() -> None:
    assert OWN_BOX.check(b"[[event_card]]\nnumber = 1\ntolerated_tax = 39\n").events["1"].tolerated_tax == 30


def test_my_box_lists_fire_icons_and_backs_and_writes_what_can_be_read() -> None:
    words = Words("en", "medioevo")
    groups = doubtful(b"", words)
    assert [len(group.entries) for group in groups] == [78, 30, 8]
    ours = places(groups)
    assert len(ours) == 108
    file = written(b"", groups, {("territory", "rhineland", "fire"): 1, ("event_card", "2", "tolerated_tax"): 40})
    box = OWN_BOX.check(file.encode())
    assert box.chart.territories["rhineland"].fire
    assert box.events["2"].tolerated_tax == 40
    again = written(b"[[event_card]]\nnumber = 2\ntolerated_tax = 10\n", doubtful(file.encode(), words), ours)
    assert again == ""
