"""ME-4.2 to ME-4.4, ME-4.16 to ME-4.24, ME-19: the War Circle, hordes and what they do."""

from __future__ import annotations

import pytest

from games.medioevo.realms import Realm, realm
from games.medioevo.scene import THREE
from pentapolis.games.medioevo.components import BOXES
from pentapolis.games.medioevo.forces import merged
from pentapolis.games.medioevo.realm.barbarians import next_barbarian_point, roll_barbarian_dice, supply_barbarians
from pentapolis.games.medioevo.realm.events import BarbariansPlundered, HordeAppeared, HordeMoved, TokenRemoved
from pentapolis.games.medioevo.realm.hordes import horde_troops, place_horde, plunder_by_barbarians
from pentapolis.games.medioevo.supply import barbarian_galleys_left, items_left, units_left
from pentapolis.games.medioevo.tabletop import BARBARIANS, Troop
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.now import Now
from support import rule

BOX = BOXES[""]
ONE = {"barbarians": {"light_infantry": 1}}


def now_of(g: Realm) -> Now:
    return Now(g.state.agenda, ScriptedChance(()), g.events, g.title.faces)


# the War Circle


@rule("ME-4.2", "ME-4.3", "ME-E4")
def test_the_first_player_may_reroll_some_dice_once() -> None:
    g = realm(order=("Bo", "Ana", "Cy"))
    g.chance("d4=3", "d6=5", "d8=1")
    g.run(roll_barbarian_dice)
    assert merged(horde_troops(g.state)) == merged([Troop("light_infantry", count=2), Troop("captain", 1)])
    assert g.waits == "Bo: reroll_barbarian_dice"
    assert len(g.asked("Bo")) == 8
    g.chance("d8=4")
    g.act("Bo", "reroll_barbarian_dice dice=d8")
    assert (g.state.circle, g.waits) == ([3, 5, 4], "")
    assert horde_troops(g.state) == (Troop("light_infantry", count=2),)


@rule("ME-4.2")
def test_the_dice_may_stand() -> None:
    g = realm()
    g.chance("d4=1", "d6=1", "d8=1")
    g.run(roll_barbarian_dice)
    g.act("Ana", "pass")
    assert g.state.circle == [1, 1, 1]


@rule("ME-4.3", "ME-4.4", "ME-19.1")
@pytest.mark.parametrize(
    ("circle", "horde"),
    [
        ((4, 4, 4), {"light_infantry": 1}),
        ((3, 4, 4), {"light_infantry": 2}),
        ((4, 3, 4), {"light_infantry": 1, "archer": 1}),
        ((1, 1, 3), {"light_infantry": 2, "archer": 1, "captain_1": 1}),
    ],
)
def test_the_horde_of_the_dice(circle: tuple[int, ...], horde: dict[str, int]) -> None:
    g = realm(circle=circle)
    assert units_left(g.state, BARBARIANS, "light_infantry") == 40
    assert place_horde(g.state, now_of(g), "rome") == sum(horde.values())
    assert g.army("rome", "barbarians") == horde


@rule("ME-19.7", "ME-4.30")
def test_a_short_supply_shortens_the_horde() -> None:
    crowd = {"barbarians": {"light_infantry": 39, "captain_1": 7}}
    g = realm(circle=(1, 1, 1), armies={"kiev": crowd})
    assert place_horde(g.state, now_of(g), "rome") == 2
    assert g.army("rome", "barbarians") == {"light_infantry": 1, "archer": 1}
    assert place_horde(g.state, now_of(g), "venice") == 0
    assert place_horde(g.state, now_of(g), "venice", rebels=True) == 1
    assert g.army("venice", "barbarians") == {"archer": 1}


# points


@rule("ME-4.16", "ME-2.3", "ME-19.2")
def test_three_points_one_at_a_time_for_the_first_player() -> None:
    g = realm(order=("Cy", "Ana", "Bo"), armies={"kiev": ONE})
    g.run(supply_barbarians)
    for left in (3, 2, 1):
        assert (g.state.barbarian_points, g.waits) == (left, "Cy: barbarian_point")
        g.act("Cy", "add_barbarian unit=light_infantry place=kiev")
    assert (g.state.barbarian_points, g.waits) == (0, "")
    assert g.army("kiev", "barbarians") == {"light_infantry": 4}


@rule("ME-4.16")
def test_points_may_be_left() -> None:
    g = realm()
    g.run(supply_barbarians)
    g.act("Ana", "done")
    assert (g.state.barbarian_points, g.waits) == (0, "")


def ready(points: int = 3, **position: object) -> Realm:
    g = realm(**position)  # type: ignore[arg-type]  # fields by name
    g.state.barbarian_points = points
    g.run(next_barbarian_point)
    return g


def additions(g: Realm, who: str = "Ana") -> set[tuple[str, str]]:
    """Unit and place of all that may be added."""
    lines = [line.split() for line in g.asked(who) if line.startswith("add_barbarian")]
    return {(unit.removeprefix("unit="), place.removeprefix("place=")) for _, unit, place in lines}


@rule("ME-4.17")
def test_units_join_hordes_or_free_fire_territories() -> None:
    g = ready(armies={"rome": ONE, "kiev": {"Bo": {"archer": 1}}})
    places = {place for _, place in additions(g)}
    fires = {name for name, one in BOX.chart.territories.items() if one.fire and name in g.state.in_play}
    assert places == fires - {"kiev"} | {"rome"}
    g.refused("Ana", "add_barbarian unit=light_infantry place=kiev", "ME-4.17", "refused-no-barbarians-there")


@rule("ME-4.18")
def test_without_a_free_fire_units_come_from_the_wilderness() -> None:
    fires = [name for name, one in BOX.chart.territories.items() if one.fire]
    wagon = {"w1": {"kind": "war_wagon", "owner": "Bo", "place": "sivas"}}
    g = ready(
        armies={name: {"Bo": {"light_infantry": 1}} for name in fires}, buildings={"rome": ["village"]}, items=wagon
    )
    places = {place for _, place in additions(g)}
    assert "venice" in places
    assert "moldavia" in places
    assert not places & {*fires, "rome", "sivas", "buda", "constantinople"}
    assert "rhineland" in places or "rhineland" not in g.state.in_play


@rule("ME-4.19")
def test_archers_and_captains_need_a_larger_horde() -> None:
    g = ready(armies={"kiev": {"barbarians": {"light_infantry": 2}}, "serbia": {"barbarians": {"light_infantry": 4}}})
    assert {unit for unit, place in additions(g) if place == "rome"} == set()
    assert {unit for unit, place in additions(g) if place == "galicia"} == {"light_infantry"}
    assert {unit for unit, place in additions(g) if place == "kiev"} == {"light_infantry", "archer"}
    assert {unit for unit, place in additions(g) if place == "serbia"} == {"light_infantry", "archer", "captain_1"}
    g.refused("Ana", "add_barbarian unit=archer place=galicia", "ME-4.19", "refused-horde-too-small")


@rule("ME-4.19")
def test_additions_are_limited_by_the_supply() -> None:
    g = ready(armies={"kiev": {"barbarians": {"light_infantry": 40, "captain_1": 7}}})
    assert additions(g) == {("archer", "kiev")}


@rule("ME-4.20", "ME-E5")
def test_a_horde_moves_whole_and_several_times_and_attacks_in_the_third_territory() -> None:
    g = ready(
        armies={"jazira": {"barbarians": {"light_infantry": 2}}, "paphlagonia": {"Bo": {"light_infantry": 3}}},
        kingdoms={"Ana": "mamluk", "Bo": "byzantium", "Cy": "hungary"},
    )
    g.act("Ana", "add_barbarian unit=light_infantry place=trebizond")
    g.act("Ana", "move_horde place=jazira to=sivas")
    assert g.army("sivas", "barbarians") == {"light_infantry": 2}
    assert g.army("jazira", "barbarians") == {}
    g.lucky()
    g.act("Ana", "move_horde place=sivas to=paphlagonia")
    assert g.state.barbarian_points == 0
    battle = g.state.battles[-1]
    assert (battle.place, battle.attacker, battle.defender, battle.cause) == ("paphlagonia", -1, 1, "horde")
    assert [(event.place, event.to) for event in g.told(HordeMoved)] == [("jazira", "sivas"), ("sivas", "paphlagonia")]


@rule("ME-4.20", "ME-23.3")
def test_only_to_adjacent_places_in_play() -> None:
    g = ready(armies={"kiev": ONE})
    g.refused("Ana", "move_horde place=kiev to=rome", "ME-4.20", "refused-not-adjacent")
    for line in g.asked("Ana"):
        if line.startswith("move_horde"):
            assert line.split("to=")[1] in set(BOX.chart.steps["kiev"]) & g.state.in_play


@rule("ME-4.21", "ME-25.3", "ME-A100")
def test_hordes_that_stay() -> None:
    g = ready(
        armies={
            "kiev": {**ONE, "Bo": {"archer": 1}},
            "nicaea": ONE,
            "galicia": ONE,
            "buda": ONE,
        },
        effects=[{"name": "card_3", "who": "Bo", "place": "galicia"}],
    )
    moving = {line.split()[1] for line in g.asked("Ana") if line.startswith("move_horde")}
    # Ana is first: not out of her home; not beside units, not against a Bishop
    assert moving == {"place=buda"}
    g.refused("Ana", "move_horde place=kiev to=galicia", "ME-4.21", "refused-horde-stays")


@rule("ME-4.22", "ME-13.10", "ME-A21", "ME-A94")
def test_at_sea_a_horde_has_a_galley() -> None:
    sea = next(s for s in BOX.chart.coast["trebizond"])
    shore = next(name for name in BOX.chart.shores[sea] if name != "trebizond" and name not in BOX.home)
    g = ready(
        armies={"trebizond": {"barbarians": {"light_infantry": 9}}}, kingdoms={"Ana": "mamluk", "Bo": "byzantium"}
    )
    g.act("Ana", f"move_horde place=trebizond to={sea}")
    (galley,) = g.state.items.values()
    assert (galley.kind, galley.level, galley.owner, galley.place) == ("galley", 1, BARBARIANS, sea)
    assert (barbarian_galleys_left(g.state), items_left(g.state, "galley")) == (3, 14)
    assert g.army(sea, "barbarians") == {"light_infantry": 9}
    g.act("Ana", f"move_horde place={sea} to={shore}")
    assert (g.state.items, barbarian_galleys_left(g.state)) == ({}, 4)
    assert g.army(shore, "barbarians") == {"light_infantry": 9}


@rule("ME-4.22", "ME-A94")
def test_hordes_that_meet_are_one_with_one_galley() -> None:
    sea = BOX.chart.coast["trebizond"][0]
    g = ready(
        armies={"trebizond": ONE, sea: {"barbarians": {"light_infantry": 2}}},
        items={"g1": {"kind": "galley", "owner": "barbarians", "place": sea}},
        kingdoms={"Ana": "mamluk", "Bo": "byzantium"},
    )
    g.act("Ana", f"move_horde place=trebizond to={sea}")
    assert g.army(sea, "barbarians") == {"light_infantry": 3}
    assert list(g.state.items) == ["g1"]


@rule("ME-4.22")
def test_without_a_galley_nobody_sets_sail() -> None:
    sea = BOX.chart.coast["trebizond"][0]
    afar = [other for other in BOX.chart.seas if other != sea][:4]
    g = ready(
        armies={"trebizond": ONE},
        items={f"g{n}": {"kind": "galley", "owner": "barbarians", "place": s} for n, s in enumerate(afar, 1)},
        kingdoms={"Ana": "mamluk", "Bo": "byzantium"},
    )
    g.refused("Ana", f"move_horde place=trebizond to={sea}", "ME-4.22", "refused-no-barbarian-galley")


@rule("ME-4.23", "ME-19.3", "ME-A8")
def test_the_first_player_says_who_is_attacked_first() -> None:
    g = ready(
        armies={"kiev": ONE, "galicia": {"Bo": {"light_infantry": 1}, "Cy": {"light_infantry": 1}}},
        state={"admitted": []},
    )
    g.act("Ana", "move_horde place=kiev to=galicia")
    assert g.waits == "Ana: barbarian_target"
    assert g.asked("Ana") == ["aim_horde player=1", "aim_horde player=2"]
    g.lucky()
    g.act("Ana", "aim_horde player=2")
    assert [battle.defender for battle in g.state.battles] == [2]


@rule("ME-4.24", "ME-12.16", "ME-19.12", "ME-19.14")
def test_an_undefended_territory_is_conquered_and_plundered() -> None:
    g = ready(
        armies={"kiev": ONE},
        control={"galicia": ["Bo", "buda"]},
        buildings={"galicia": ["tower", "cathedral"]},
        items={"c1": {"kind": "caravan", "owner": "Cy", "place": "galicia", "cargo": ["wine"]}},
    )
    assert g.controls("galicia") == "Bo"
    g.mark()
    g.act("Ana", "move_horde place=kiev to=galicia")
    assert g.controls("galicia") == ""
    assert (g.place("galicia").military, g.place("galicia").religious, g.place("galicia").token) == (0, 0, -1)
    assert g.state.items == {}
    assert [(e.seat, e.place) for e in g.told(TokenRemoved)] == [(1, "galicia")]
    assert [(e.items, e.buildings, e.cubes) for e in g.told(BarbariansPlundered)] == [
        (("c1",), ("tower", "cathedral"), 0)
    ]
    assert g.each("florins") == dict.fromkeys(THREE, 1600)


@rule("ME-19.12", "ME-15.11", "ME-A85")
def test_plunder_takes_market_cubes_and_nobody_is_paid() -> None:
    g = realm(armies={"rome": ONE}, markets={"rome": ["wine", "salt"]}, buildings={"rome": ["village"]})
    plunder_by_barbarians(g.state, now_of(g), "rome")
    g.run()
    assert (g.place("rome").market, g.place("rome").civil) == ((), 0)
    assert g.each("florins") == dict.fromkeys(THREE, 1600)


@rule("ME-19.12")
def test_nothing_is_plundered_where_somebody_stands() -> None:
    g = realm(armies={"rome": {**ONE, "Bo": {"archer": 1}}}, buildings={"rome": ["village"]})
    plunder_by_barbarians(g.state, now_of(g), "rome")
    g.run()
    assert g.place("rome").civil == 1


@rule("ME-25.43", "ME-15.8")
def test_what_a_diplomat_protects_is_left_alone() -> None:
    g = realm(
        armies={"rome": ONE},
        buildings={"rome": ["village", "tower"]},
        markets={"rome": ["wine"]},
        items={
            "c1": {"kind": "caravan", "owner": "Cy", "place": "rome"},
            "c2": {"kind": "caravan", "owner": "Bo", "place": "rome"},
        },
        effects=[
            {"name": "card_50", "who": "Bo", "place": "rome", "note": "civil"},
            {"name": "card_51", "who": "Bo", "place": "rome", "note": "market"},
            {"name": "card_51", "who": "Bo", "item": "c2"},
        ],
    )
    plunder_by_barbarians(g.state, now_of(g), "rome")
    g.run()
    place = g.place("rome")
    assert (place.civil, place.military, place.market, list(g.state.items)) == (1, 0, ("wine",), ["c2"])


@rule("ME-19.13")
def test_at_sea_trade_ships_and_empty_galleys_are_plundered() -> None:
    sea = BOX.chart.coast["trebizond"][0]
    g = realm(
        armies={sea: ONE},
        items={
            "g1": {"kind": "galley", "owner": "barbarians", "place": sea},
            "m2": {"kind": "merchant_ship", "owner": "Ana", "place": sea, "cargo": ["wine"]},
            "g3": {"kind": "galley", "owner": "Bo", "place": sea},
            "w4": {"kind": "war_wagon", "owner": "Bo", "place": sea, "aboard": "g3"},
            "g5": {"kind": "galley", "owner": "Cy", "place": sea, "units": {"archer": 1}},
        },
    )
    plunder_by_barbarians(g.state, now_of(g), sea)
    g.run()
    assert list(g.state.items) == ["g1", "g5"]


@rule("ME-19.12", "ME-9.9")
def test_a_docked_galley_is_plundered_with_what_it_carries() -> None:
    g = realm(
        armies={"rome": ONE},
        items={
            "g1": {"kind": "galley", "owner": "Bo", "place": "rome"},
            "w2": {"kind": "war_wagon", "owner": "Bo", "place": "rome", "aboard": "g1"},
            "e3": {"kind": "catapult", "owner": "Bo", "place": "rome"},
        },
    )
    plunder_by_barbarians(g.state, now_of(g), "rome")
    g.run()
    assert g.state.items == {}


@rule("ME-16.27")
def test_a_plundered_transport_takes_its_route_along() -> None:
    route = {"transport": "c1", "steps": ["rome", "venice", "buda", "kiev"], "destination": "kiev"}
    g = realm(
        armies={"rome": ONE}, items={"c1": {"kind": "caravan", "owner": "Cy", "place": "rome"}}, routes={"Cy": route}
    )
    plunder_by_barbarians(g.state, now_of(g), "rome")
    g.run()
    assert g.player("Cy").route is None


@rule("ME-19.12")
def test_a_unit_that_is_added_plunders_what_stands_there() -> None:
    g = ready(items={"c1": {"kind": "caravan", "owner": "Bo", "place": "kiev"}})
    g.act("Ana", "add_barbarian unit=light_infantry place=kiev")
    assert g.state.items == {}
    assert [(e.place, e.units) for e in g.told(HordeAppeared)] == [("kiev", ("light_infantry",))]


@rule("ME-15.17", "ME-4.33")
def test_a_home_that_barbarians_leave_is_its_owners_again() -> None:
    g = ready(armies={"transylvania": ONE}, rebel=["transylvania"])
    assert g.controls("transylvania") == ""
    g.act("Ana", "move_horde place=transylvania to=moldavia")
    assert (g.controls("transylvania"), g.place("transylvania").rebel) == ("Bo", False)
    assert g.honor() == []


@rule("ME-19.15", "ME-5.7")
def test_barbarians_cost_nobody_anything() -> None:
    from pentapolis.games.medioevo.realm.taxes import upkeep_of

    g = realm(armies={"rome": {"barbarians": {"light_infantry": 5}}})
    assert [upkeep_of(g.state, seat) for seat in range(3)] == [0, 0, 0]


@rule("ME-22.20")
def test_blood_tokens_for_what_was_plundered_one_for_each_victim() -> None:
    g = realm(
        options={"blood_tokens": "yes"},
        armies={"nicaea": ONE},
        buildings={"nicaea": ["village"]},
        items={
            "c1": {"kind": "caravan", "owner": "Cy", "place": "nicaea"},
            "c2": {"kind": "caravan", "owner": "Cy", "place": "nicaea"},
        },
    )
    plunder_by_barbarians(g.state, now_of(g), "nicaea", 0)
    g.run()
    assert g.each("blood") == {"Ana": 1, "Bo": 0, "Cy": 1}


@rule("ME-22.20")
def test_a_blood_token_for_a_home_that_barbarians_conquer() -> None:
    g = ready(options={"blood_tokens": "yes"}, armies={"moldavia": ONE})
    g.act("Ana", "move_horde place=moldavia to=transylvania")
    assert g.each("blood") == {"Ana": 0, "Bo": 1, "Cy": 0}


@rule("ME-22.20")
def test_eighteen_blood_tokens_and_none_without_the_variant() -> None:
    g = ready(options={"blood_tokens": "yes"}, armies={"moldavia": ONE}, blood={"Ana": 18})
    g.act("Ana", "move_horde place=moldavia to=transylvania")
    assert g.each("blood") == {"Ana": 18, "Bo": 0, "Cy": 0}
    g = ready(armies={"moldavia": ONE})
    g.act("Ana", "move_horde place=moldavia to=transylvania")
    assert g.each("blood") == dict.fromkeys(THREE, 0)


@rule("ME-22.20")
@pytest.mark.parametrize("what", ["market", "building"])
def test_a_market_or_a_building_is_enough_for_blood(what: str) -> None:
    g = realm(
        options={"blood_tokens": "yes"},
        armies={"rome": ONE},
        markets={"rome": ["wine"]} if what == "market" else {},
        buildings={"rome": ["tower"]} if what == "building" else {},
    )
    plunder_by_barbarians(g.state, now_of(g), "rome", 1)
    g.run()
    assert g.each("blood") == {"Ana": 0, "Bo": 1, "Cy": 0}


@rule("ME-4.21", "ME-25.43")
@pytest.mark.parametrize(("kind", "moves"), [("caravan", True), ("war_wagon", False)])
def test_a_horde_leaves_a_trade_transport_that_a_diplomat_saved_but_no_unit_behind(kind: str, moves: bool) -> None:
    item = {"kind": kind, "level": 1, "owner": "Bo", "place": "bulgaria"}
    safe = {"name": "card_51", "who": "Bo", "item": "c1"}
    g = realm(turn=2, armies={"bulgaria": ONE}, items={"c1": item}, effects=[safe])
    g.run(supply_barbarians)
    assert ("move_horde place=bulgaria to=serbia" in g.asked("Ana")) is moves
