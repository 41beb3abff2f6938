"""The worked examples of the ledger that can be shown, number for number, on the positions of `examples.toml`."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.scene import TITLE, MedioevoScene
from pentapolis.games.medioevo.battle.armies import in_melee
from pentapolis.games.medioevo.battle.events import (
    AttackRolled,
    AttacksCompared,
    DamageTaken,
    ShotsRolled,
    UnitsSacrificed,
)
from pentapolis.games.medioevo.components import BRANCHES, COLOURS
from pentapolis.games.medioevo.moves.paths import movement_left
from pentapolis.games.medioevo.realm.events import BarbarianDiceRolled, FlorinsCounted, TaxTolerated
from pentapolis.games.medioevo.realm.hordes import horde_troops
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Ended
from pentapolis.kernel.sight import TABLE
from pentapolis.lessons.examples import examples_of
from support import rule


def shown(id: str, moves: int | None = None) -> MedioevoScene:
    """A worked example after its moves, or some of them, with all luck that is written for it."""
    data = examples_of(TITLE.id)[id]
    match = data.match(TITLE, len(data.moves) if moves is None else moves)
    if moves is None:
        assert getattr(match.chance, "left", 0) == 0
    g = MedioevoScene(TITLE, match.state, data.seats)
    g.events = list(match.log())
    return g


def points(g: MedioevoScene, who: str) -> dict[str, int]:
    return {colour: n for colour, n in zip(COLOURS, g.player(who).points, strict=True) if n}


def known(g: MedioevoScene, who: str) -> dict[str, int]:
    return {branch: n for branch, n in zip(BRANCHES, g.player(who).technology, strict=True) if n}


def values(g: MedioevoScene) -> tuple[int, int]:
    """The attack values that were compared."""
    (event,) = g.told(AttacksCompared)
    return event.attack, event.defence


def damage(g: MedioevoScene) -> list[tuple[str, int, str]]:
    return [(g.name(event.side), event.points, event.kind) for event in g.told(DamageTaken)]


@pytest.mark.parametrize("id", sorted(examples_of("medioevo")))
def test_every_example_can_be_shown_move_by_move(id: str) -> None:
    data = examples_of("medioevo")[id]
    for moves in range(len(data.moves) + 1):
        match = data.match(TITLE, moves)
        assert len(match.record.moves) >= moves


# the end, the set-up, events and taxes


@rule("ME-E1")
def test_an_honor_limit_ends_the_game_at_once() -> None:
    g = shown("ME-E1")
    assert g.honor()[0] == ("green", 1, "conquest")
    assert g.told(Ended)


@rule("ME-E2")
def test_turn_10_is_the_last_before_the_time_is_up() -> None:
    g = shown("ME-E2")
    assert (g.state.over, g.state.over_by, g.state.turn, g.state.time_up) == (True, "turns", 10, False)


@rule("ME-E2")
def test_the_turn_in_which_the_time_is_up_is_finished() -> None:
    g = shown("ME-E2", 0)
    g.state.turn = 7
    chance = FastChance()
    g.title.apply(g.state, TABLE, g.title.parse("time_is_up"), chance, g.events)
    assert (g.state.over, g.waits) == (False, "blue: trade_turn")
    g.title.apply(g.state, 1, g.title.parse("end_trade"), chance, g.events)
    assert (g.state.over, g.state.over_by, g.state.turn) == (True, "time", 7)


@rule("ME-E3")
def test_two_levels_of_transports() -> None:
    g = shown("ME-E3")
    assert {name: (item.kind, item.level) for name, item in g.state.items.items()} == {
        "g1": ("galley", 1),
        "c2": ("caravan", 1),
    }
    g = shown("ME-E3", 0)
    assert "place_transport transport=merchant_ship level=2 place=smyrna" in g.options("green")
    g.act("green", "place_transport transport=galley level=2 place=smyrna")
    assert g.waits == ""


@rule("ME-E4")
def test_barbarian_dice() -> None:
    assert [(t.kind, t.count) for t in horde_troops(shown("ME-E4", 0).state)] == [("light_infantry", 2), ("captain", 1)]
    g = shown("ME-E4")
    assert g.state.circle == [3, 5, 4]
    assert [(t.kind, t.count) for t in horde_troops(g.state)] == [("light_infantry", 2)]
    assert [(event.dice, event.again) for event in g.told(BarbarianDiceRolled)] == [
        ((3, 5, 1), False),
        ((3, 5, 4), True),
    ]


@rule("ME-E5")
def test_barbarian_points() -> None:
    g = shown("ME-E5")
    assert g.army("trebizond", "barbarians") == {"light_infantry": 1}
    assert g.state.barbarian_points == 0
    battle = g.state.battles[-1]
    assert (battle.place, battle.attacker, battle.defender) == ("paphlagonia", -1, 1)


@rule("ME-E6")
def test_tolerated_tax() -> None:
    assert [event.tax for event in shown("ME-E6").told(TaxTolerated)] == [30]


@rule("ME-E7")
def test_tax() -> None:
    g = shown("ME-E7")
    assert g.player("green").tax == 30
    assert g.collected()[0] == ("green", 30 * 7, "taxes")


# purchases


@rule("ME-E8", "ME-E33")
def test_technologies() -> None:
    g = shown("ME-E8")
    assert (known(g, "green"), g.player("green").florins) == ({"combat": 4}, 1200)
    g = shown("ME-E33")
    assert known(g, "green") == {"transport": 1, "trade": 1, "law": 1}
    assert sum(florins for _, florins, _ in g.paid()) == 300


@rule("ME-E10")
def test_civil_designs() -> None:
    left = [points(shown("ME-E10", moves), "green").get("green", 0) for moves in range(4)]
    assert left == [6, 5, 3, 0]


BOUGHT: dict[str, tuple[dict[str, Any], int]] = {
    "ME-E11": ({"g1": ("galley", 2, "constantinople")}, 200),
    "ME-E12": ({"g1": ("galley", 3, "constantinople")}, 100),
    "ME-E13": ({"e1": ("bombard", 3, "constantinople")}, 200),
    "ME-E44": ({"g1": ("galley", 2, "constantinople")}, 100),
    "ME-E57": ({"e1": ("catapult", 1, "macedonia")}, 100),
    "ME-E58": ({"e1": ("trebuchet", 2, "smyrna")}, 0),
}


@rule("ME-E11", "ME-E12", "ME-E13", "ME-E44", "ME-E57", "ME-E58")
@pytest.mark.parametrize("id", sorted(BOUGHT))
def test_transports_and_engines(id: str) -> None:
    g = shown(id)
    items = {name: (item.kind, item.level, item.place) for name, item in g.state.items.items()}
    assert (items, 1600 - g.player("green").florins) == BOUGHT[id]
    assert points(g, "green") == {}


@rule("ME-E14")
def test_a_fourth_card() -> None:
    g = shown("ME-E14")
    assert [(who, florins) for who, florins, _ in g.paid()] == [("green", 250)]
    assert [card.number for card in g.player("green").cards] == [5, 9, 12, 32]


@rule("ME-E16")
def test_five_military_buildings() -> None:
    g = shown("ME-E16")
    assert (g.player("green").cards, sum(g.player("green").tokens)) == ([], 1)


@rule("ME-E28")
def test_a_tower_and_its_token() -> None:
    g = shown("ME-E28")
    assert (g.controls("wallachia"), g.place("wallachia").token_of) == ("yellow", "bulgaria")


@rule("ME-E53", "ME-E60", "ME-E62")
def test_captains() -> None:
    g = shown("ME-E53")
    assert (g.army("smyrna", "green"), g.player("green").florins) == ({"captain_2": 1}, 1400)
    for id in ("ME-E60", "ME-E62"):
        g = shown(id)
        assert (g.army("smyrna", "green"), g.player("green").florins) == ({"captain_1": 1}, 1500)
        assert points(g, "green") == {}


@rule("ME-E56", "ME-E59")
def test_upgrades_and_a_cathedral() -> None:
    g = shown("ME-E56")
    assert (g.place("constantinople").civil, g.place("nicaea").military) == (3, 3)
    assert ([florins for _, florins, _ in g.paid()], points(g, "green")) == ([200, 200], {})
    g = shown("ME-E59")
    assert (g.place("constantinople").religious, g.player("green").florins, points(g, "green")) == (1, 1300, {})


# moves


@rule("ME-E17")
def test_out_of_a_castle() -> None:
    g = shown("ME-E17")
    battle = g.state.battles[-1]
    assert (battle.place, battle.attacker, battle.began) == ("serbia", 0, [2, 1])


@rule("ME-E18", "ME-E19")
def test_capacity() -> None:
    g = shown("ME-E18", 1)
    assert "load unit=light_infantry count=6 item=w1" in g.options("green")
    assert "load unit=light_infantry count=7 item=w1" not in g.options("green")
    g = shown("ME-E19", 3)
    assert [line for line in g.options("green") if line.startswith("load unit=light_infantry count=4")] == [
        "load unit=light_infantry count=4 item=g1"
    ]
    assert "load unit=light_infantry count=5 item=g1" not in g.options("green")
    assert "load unit=light_infantry count=1 item=g1" in shown("ME-E19").options("green"), "one space is left"


@rule("ME-E20")
def test_a_move_into_an_army_ends_in_battle() -> None:
    battle = shown("ME-E20").state.battles[-1]
    assert (battle.place, battle.attacker, battle.defender, battle.began) == ("serbia", 0, 1, [3, 2])


@rule("ME-E29")
def test_only_the_territory_without_token_is_lost() -> None:
    g = shown("ME-E29")
    assert [g.controls(place) for place in ("bulgaria", "serbia", "adrianople")] == ["", "yellow", "yellow"]


@rule("ME-E42")
def test_a_catapult_as_fast_as_its_wagon() -> None:
    before, after = shown("ME-E42", 2), shown("ME-E42")
    assert movement_left(before.item("e2")) == 4
    assert len(ways(after)) > len(ways(before))


def ways(g: MedioevoScene) -> list[str]:
    return [line for line in g.options("green") if line.startswith("step ")]


@rule("ME-E47", "ME-E50")
def test_ways_through_the_wild() -> None:
    for id in ("ME-E47", "ME-E50"):
        g = shown(id)
        battle = g.state.battles[-1]
        assert (battle.place, battle.defender) == ("wallachia", -1)
        assert g.army("bulgaria", "barbarians") == {}


@rule("ME-E51", "ME-E52")
def test_barbarians_go_elsewhere_or_over() -> None:
    g = shown("ME-E51")
    assert g.army("bulgaria", "barbarians") == {"light_infantry": 1}
    assert (g.army("nicaea", "barbarians"), g.controls("nicaea")) == ({}, "green")
    g = shown("ME-E52")
    assert g.army("bulgaria", "green") == {"captain_1": 1, "light_infantry": 1}
    assert (g.controls("bulgaria"), points(g, "green")) == ("green", {})


# battles


@rule("ME-E15", "ME-E61")
def test_a_warlord() -> None:
    g = shown("ME-E15")
    assert values(g) == (8, 0)
    assert points(g, "blue") == {}
    g = shown("ME-E61")
    assert values(g) == (4 - 3, 4 + 2)
    assert [card.rotated for card in g.player("blue").cards] == [True]


@rule("ME-E21")
def test_critical_rolls() -> None:
    g = shown("ME-E21")
    assert [event.dice for event in g.told(AttackRolled)] == [(3, 3, 3), (4, 5, 5), (2, 2, 5), (4, 5, 5)]
    assert [(event.attack, event.defence) for event in g.told(AttacksCompared)] == [(27, 25), (5, 25)]


@rule("ME-E22")
def test_the_third_of_four_players_has_two_less() -> None:
    g = shown("ME-E22")
    assert [event.dice for event in g.told(AttackRolled)] == [(1, 3, 8), (1, 2, 3)]
    assert values(g) == (8 - 2, 3)


@rule("ME-E23")
def test_a_sacrifice() -> None:
    g = shown("ME-E23")
    assert g.told(UnitsSacrificed) == [UnitsSacrificed(0, 1)]
    battle = g.state.battles[-1]
    assert (max(battle.dice[0]) + 4, min(battle.dice[0])) == (11, 1)


@rule("ME-E24")
def test_a_captain_shoots() -> None:
    g = shown("ME-E24")
    assert g.told(ShotsRolled) == [ShotsRolled(0, "archery", (2,))]
    assert g.army("bulgaria", "blue") == {"light_infantry": 2, "heavy_infantry": 1, "cavalry": 1}


@rule("ME-E25", "ME-E39", "ME-E41", "ME-E46")
@pytest.mark.parametrize(("id", "shots"), [("ME-E25", 3), ("ME-E39", 4), ("ME-E41", 1), ("ME-E46", 3)])
def test_shots_of_a_catapult(id: str, shots: int) -> None:
    g = shown(id)
    assert [len(event.dice) for event in g.told(ShotsRolled) if event.kind == "artillery"] == [shots]
    if id == "ME-E46":
        assert in_melee(g.state, g.state.battles[-1], 0) == 4


@rule("ME-E26")
def test_a_galley_of_level_2_uses_two_catapults() -> None:
    options = shown("ME-E26").options("green")
    assert [f"crew_engine unit=light_infantry engine={name}" in options for name in ("e2", "e3")] == [True, True]


@rule("ME-E27")
def test_a_tower_against_archers() -> None:
    g = shown("ME-E27")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "archery", (2,))]
    assert damage(g) == []


@rule("ME-E37", "ME-E38", "ME-E55")
def test_archers() -> None:
    g = shown("ME-E37")
    assert g.told(ShotsRolled) == [ShotsRolled(0, "archery", (2, 3, 4))]
    g = shown("ME-E38")
    assert g.told(ShotsRolled)[-1] == ShotsRolled(0, "archery", (3, 4, 5, 6, 1))
    g = shown("ME-E55")
    assert (damage(g), points(g, "green")) == ([("blue", 2, "archery")], {})
    assert g.army("bulgaria", "blue") == {"light_infantry": 2}


@rule("ME-E54")
def test_tactics() -> None:
    g = shown("ME-E54")
    assert (g.army("bulgaria", "blue"), points(g, "green")) == ({"archer": 4}, {})


# trade, cards, pacts


@rule("ME-E9", "ME-E34", "ME-E48")
@pytest.mark.parametrize(
    ("id", "florins", "left"), [("ME-E9", 125, {}), ("ME-E34", 150, {"red": 1}), ("ME-E48", 250, {})]
)
def test_commerce(id: str, florins: int, left: dict[str, int]) -> None:
    g = shown(id)
    assert (g.collected(), points(g, "green")) == ([("green", florins, "goods")], left)


@rule("ME-E30", "ME-E32")
def test_a_caravans_points() -> None:
    g = shown("ME-E30")
    assert (g.item("c1").place, g.item("c1").cargo, movement_left(g.item("c1"))) == ("saraj", ("spices",), 0)
    g = shown("ME-E32")
    assert (g.player("green").florins, len(g.item("c1").cargo), movement_left(g.item("c1"))) == (1400, 2, 5)


@rule("ME-E31")
def test_a_caravan_stops_before_an_army() -> None:
    assert shown("ME-E31").item("c1").place == "don"


@rule("ME-E35")
def test_cash_less_a_loan_and_its_interest() -> None:
    g = shown("ME-E35")
    assert [event.florins for event in g.told(FlorinsCounted)] == [(450, 440, 430)]
    assert g.honor()[0] == ("green", 3, "most_florins")


@rule("ME-E36")
def test_passage_until_the_end_of_turn_3() -> None:
    (pact,) = shown("ME-E36").state.pacts
    assert ([clause.kind for clause in pact.clauses], pact.end, pact.signatories) == (["passage"], 3, (0, 1))


@rule("ME-E40")
def test_sales_where_nobody_lives() -> None:
    assert shown("ME-E40").collected() == [("green", 100, "goods")]


@rule("ME-E43")
def test_a_village_beside_a_fort() -> None:
    g = shown("ME-E43")
    assert (g.place("constantinople").civil, g.place("nicaea").civil) == (2, 2)
    assert "use_card_at card=69 place=nicaea" not in shown("ME-E43", 0).options("green")


@rule("ME-E45")
def test_a_caravan_over_the_sea() -> None:
    g = shown("ME-E45")
    assert (g.item("c1").place, points(g, "green")) == ("sicily", {})


@rule("ME-E49")
def test_cubes_between_markets() -> None:
    g = shown("ME-E49")
    assert (g.place("rome").market, g.place("sicily").market) == (("furs", "salt"), ("cloth", "wine"))
    assert points(g, "green") == {}
