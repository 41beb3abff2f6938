"""The box: what must add up, and an owner's file that is laid over it."""

from __future__ import annotations

from collections import Counter

import pytest

from games.discordia.scene import my_turn, scene
from pentapolis.games.discordia import TITLE
from pentapolis.games.discordia.components import BOXES, TYPES, Box, need_of, own_data
from pentapolis.games.discordia.own_box import OWN_BOX, REPLACEABLE
from pentapolis.games.discordia.setup import draft_building
from pentapolis.kernel.refusal import BadComponents
from support import rule
from support.provenance import says_where_from

BOX = BOXES[""]
DATA = own_data()


def test_everything_adds_up() -> None:
    totals = DATA["totals"]
    types = Counter(TYPES[BOX.faces[id].type] for id in BOX.buildings)
    assert types == {
        "ship": totals["ships"],
        "barracks": totals["barracks"],
        "shop": totals["shops"],
        "farm": totals["farms"],
    }
    assert sum(types.values()) == totals["buildings"] == len(DATA["buildings"])
    kinds = Counter(BOX.tower_kinds.values())
    assert kinds == {"military": totals["towers_military"], "commercial": totals["towers_commercial"]}
    assert len(BOX.decrees) == totals["decrees"]
    assert len(BOX.privileges) == totals["privileges"]
    assert len(BOX.barbarians) == totals["barbarians"]
    assert len(BOX.janus) == totals["janus"]
    assert len(BOX.action_tiles) == totals["action_tiles"]
    assert sum(row["count"] for row in DATA["extensions"]) == totals["extensions"]
    assert sum(row["count"] for row in DATA["workers"]) == totals["workers"] == 140


def test_every_table_says_where_it_comes_from() -> None:
    for name, table in DATA.items():
        for row in table if isinstance(table, list) else [table]:
            says_where_from(row, name)


def test_no_word_that_a_player_reads_is_in_it() -> None:
    for table in DATA.values():
        for row in table if isinstance(table, list) else [table]:
            assert not {"en", "fr", "text_en", "text_fr"} & set(row)


def test_every_effect_is_in_the_vocabulary() -> None:
    known = {row["id"] for row in DATA["effects"]}
    found = [effect for row in DATA["buildings"] for effect in row["bonus"]]
    found += [effect for row in DATA["privileges"] for effect in row["effect"]]
    found += [effect for row in DATA["barbarians"] for effect in (*row.get("penalty", ()), *row.get("reward", ()))]
    found += [
        effect
        for name in ("city_slots", "track_spaces", "decree_slots")
        for row in DATA[name]
        for effect in row["bonus"]
    ]
    assert {effect["kind"] for effect in found} <= known


@rule("DI-6.1", "DI-6.3")
def test_buildings_have_one_to_three_spaces_for_one_to_three_workers() -> None:
    for id in BOX.buildings:
        face = BOX.faces[id]
        assert 1 <= face.size <= 3
        assert all(1 <= len(space) <= 3 for space in face.spaces)
        assert face.totals == tuple(sum(map(len, face.spaces[:n])) for n in range(face.size + 1))
    assert need_of(("soldier", "any", "any")) == 0x20010


def own_box(text: str) -> Box:
    name = OWN_BOX.load(text.encode())
    try:
        return BOXES[name]
    finally:
        OWN_BOX.drop(name)


def test_an_owner_s_values_replace_ours() -> None:
    box = own_box(
        """
        [[buildings]]
        id = "ship_1a"
        die_value = 4
        spaces = [["sailor", "any"]]
        bonus = []

        [[barbarians]]
        id = "barbarian_a2"
        strength = 5
        source = "book"
        """
    )
    face = box.faces["ship_1a"]
    assert box.faces[face.back].value == box.stages[face.back][0].value == 4  # one tile, one value
    assert (face.value, face.spaces, face.bonus, box.barbarians["barbarian_a2"].strength) == (
        4,
        (("sailor", "any"),),
        (),
        5,
    )
    assert BOX.faces["ship_1a"].value == BOX.faces["shop_of_ship_1a"].value == 1


def test_an_owner_s_box_is_played_with() -> None:
    name = OWN_BOX.load(b'[[buildings]]\nid = "barracks_1b"\nspaces = [["farmer"]]\n')
    try:
        g = my_turn(box=name, value=1, main_used=True, houses={"Ada": ["barracks_1b"]})
        g.act("Ada", "special_deploy building=barracks_1b")
        assert g.house("Ada", "barracks_1b") == "y"
        h = my_turn(value=1, main_used=True, houses={"Ada": ["barracks_1b"]})
        h.act("Ada", "special_deploy building=barracks_1b")
        assert h.house("Ada", "barracks_1b") == "r"
    finally:
        OWN_BOX.drop(name)
    assert name not in BOXES
    OWN_BOX.drop("")
    assert "" in BOXES


@rule("DI-3.11", "DI-16.2")
def test_a_star_that_is_only_a_part_of_a_season_s_bonus_needs_a_star() -> None:
    bonus = '[{ kind = "aqueduct", n = 1 }, { kind = "place_star", track = "expedition", n = 1 }]'
    name = OWN_BOX.load(f'[[seasons]]\nid = "spring"\nbonus = {bonus}\n'.encode())
    try:
        g = my_turn(box=name, stars={"Ada": 0})
        g.act("Ada", "season_bonus")
        assert (g.city("Ada").ring, g.city("Ada").stars, g.city("Ada").expedition, g.waits) == (1, 0, 0, "Ada: turn")
        g = my_turn(box=name)
        g.act("Ada", "season_bonus")
        assert g.waits == "Ada: bonus_accept"
        g.act("Ada", "accept")
        assert (g.city("Ada").ring, g.city("Ada").stars, g.city("Ada").expedition) == (1, 5, 1)
    finally:
        OWN_BOX.drop(name)


@rule("DI-15.2", "DI-16.2")
def test_an_exchange_beside_a_step_of_the_ring_is_asked_about() -> None:
    name = OWN_BOX.load(b'[[seasons]]\nid = "summer"\nbonus = [{ kind = "aqueduct", n = 2 }]\n')
    try:
        g = my_turn(box=name, value=2, season="summer", ring={"Ada": 9})
        g.act("Ada", "season_bonus")
        assert (g.city("Ada").ring, g.waits) == (10, "Ada: exchange_accept")
    finally:
        OWN_BOX.drop(name)


@rule("DI-2.15", "DI-17.8")
def test_a_ship_that_a_starting_bonus_fills_leaves_at_once() -> None:
    name = OWN_BOX.load(
        b'[[buildings]]\nid = "ship_1a"\nspaces = [["any"]]\nbonus = [{ kind = "deploy", target = "ship" }]\n'
    )
    try:
        g = scene(box=name, phase="set_up", display={"1": ["ship_1a"]}, reserve={"Ada": {"farmer": 3}})
        g.run(draft_building.of(0))
        g.act("Ada", "draft_building building=ship_1a", "deploy_bonus building=ship_1a")
        assert (g.row("Ada", "port"), g.row("Ada", "market")) == ([""], ["shop_of_ship_1a", ""])
        assert (g.city("Ada").ring, g.waits) == (1, "")
    finally:
        OWN_BOX.drop(name)


def test_an_owner_s_value_of_a_season_brings_its_bonus() -> None:
    name = OWN_BOX.load(b'[[seasons]]\nid = "spring"\ndie_value = 6\n')
    try:
        assert my_turn(box=name, value=6).offers("Ada", "season_bonus") == [""]
        assert my_turn(box=name, value=1).offers("Ada", "season_bonus") == []
        assert my_turn(value=1).offers("Ada", "season_bonus") == [""]
    finally:
        OWN_BOX.drop(name)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[buildings", "components-no-toml"),
        ("[houses]\nx = 1", "components-no-table"),
        ("[[setup]]\nplayers = 2\nports = 9", "components-fixed"),
        ("[buildings]\nid = 1", "components-form"),
        ('[[buildings]]\nid = "ship_9z"', "components-no-entry"),
        ('[[buildings]]\nid = "ship_1a"\ncolour = "red"', "components-no-field"),
        ('[[buildings]]\nid = "ship_1a"\ntype = "farm"', "components-fixed"),
        ('[[buildings]]\nid = "ship_1a"\ndie_value = 7', "components-high"),
        ('[[buildings]]\nid = "ship_1a"\ndie_value = 0', "components-low"),
        ('[[buildings]]\nid = "ship_1a"\nspaces = [["wizard"]]', "components-value"),
        ('[[buildings]]\nid = "ship_1a"\nbonus = [{ kind = "lose_star", n = 1 }]', "components-effect"),
        ('[[buildings]]\nid = "ship_1a"\nbonus = [{ kind = "place_star", n = 1 }]', "components-effect"),
        ('[[buildings]]\nid = "ship_1a"\nbonus = [{ kind = "aqueduct", n = -1 }]', "components-effect"),
        (
            '[[janus]]\nid = "janus_13"\nreshuffle = false\n[[janus]]\nid = "janus_14"\nreshuffle = false',
            "components-janus",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(text: str, reason: str) -> None:
    boxes = set(BOXES)
    with pytest.raises(BadComponents) as met:
        OWN_BOX.load(text.encode())
    assert met.value.reason == reason
    assert set(BOXES) == boxes


def effect(place: str, effects: str) -> tuple[str, str]:
    """A file with these effects in one place, and the place."""
    table, id, field = place.split(".")
    return f'[[{table}]]\nid = "{id}"\n{field} = [{effects}]', place


@pytest.mark.parametrize(
    ("text", "place"),
    [
        effect("city_slots.port_1.bonus", '{ kind = "deploy" }'),
        effect("decree_slots.decree_slot_1.bonus", '{ kind = "lose_star", n = 1 }'),
        effect("track_spaces.expedition_2.bonus", '{ kind = "upgrade_with", value = 5 }'),
        effect("track_spaces.upgrade_3.bonus", '{ kind = "upgrade_with" }'),
        effect("towers.military_tower_1.bonus", '{ kind = "joker", worker = "sailor" }'),
        effect("privileges.joker_sailor_1.effect", '{ kind = "joker" }'),
        effect("seasons.spring.bonus", '{ kind = "place_star", track = "expedition", target = "ship" }'),
        effect("seasons.spring.bonus", '{ kind = "gain_star", value = 2 }'),
        effect("seasons.spring.bonus", '{ kind = "gain_star", n = 0 }'),
        effect("buildings.ship_1a.bonus", '{ kind = "deploy", target = "any", n = 2 }'),
        effect("barbarians.barbarian_a1.penalty", '{ kind = "aqueduct", n = 1 }'),
        effect("barbarians.barbarian_a1.penalty", '{ kind = "lose_star", n = -1 }'),
        effect("barbarians.barbarian_a1.penalty", '{ kind = "draw_workers", n = -2 }'),
        effect("barbarians.barbarian_a1.penalty", '{ kind = "lose_tower", n = 2 }'),
        effect("barbarians.barbarian_a1.penalty", '{ kind = "remove_building", target = "any", n = 2 }'),
        effect("action_tiles.action_a.actions", '{ kind = "gain_extension", n = 2 }'),
        effect("action_tiles.action_a.actions", '{ kind = "deploy", target = "ship", n = 2 }'),
        effect("action_tiles.action_a.actions", '{ kind = "gain_star" }, { kind = "gain_star", n = 2 }'),
    ],
)
def test_an_effect_that_cannot_be_is_refused_where_it_stands(text: str, place: str) -> None:
    with pytest.raises(BadComponents) as met:
        OWN_BOX.load(text.encode())
    assert (met.value.reason, met.value.arguments["place"]) == ("components-effect", place)


@pytest.mark.parametrize(
    ("text", "reason", "place"),
    [
        (
            '[[extensions]]\nid = "upgrade"\n'
            'adds = [{ recruit = 0, bonus = [] }, { recruit = 0, bonus = [{ kind = "joker" }] }]',
            "components-effect",
            "extensions.upgrade.adds[1].bonus",
        ),
        (
            '[[extensions]]\nid = "expedition"\nadds = [{ recruit = 0, bonus = [], permanent = true }]',
            "components-permanent",
            "extensions.expedition.adds[0].permanent",
        ),
        (
            '[[track_spaces]]\nid = "expedition_1"\npermanent = true',
            "components-permanent",
            "track_spaces.expedition_1.permanent",
        ),
        ('[[towers]]\nid = "military_tower_1"\nspaces = []', "components-tower", "towers.military_tower_1"),
        ('[[towers]]\nid = "military_tower_1"\nexchange = 2', "components-tower", "towers.military_tower_1"),
        ('[[towers]]\nid = "commercial_tower_1"\nexchange = 0', "components-tower", "towers.commercial_tower_1"),
        (
            '[[towers]]\nid = "commercial_tower_1"\nspaces = [["any"]]',
            "components-tower",
            "towers.commercial_tower_1",
        ),
    ],
)
def test_what_does_not_go_together_is_refused_with_its_place(text: str, reason: str, place: str) -> None:
    with pytest.raises(BadComponents) as met:
        OWN_BOX.load(text.encode())
    assert (met.value.reason, met.value.arguments["place"]) == (reason, place)


def test_what_may_be_replaced_is_in_the_file() -> None:
    for table, fields in REPLACEABLE.items():
        found = {field for row in DATA[table] for field in row}
        assert set(fields) <= found, table


def test_the_title_reads_boxes() -> None:
    assert TITLE.box is OWN_BOX
