"""ME-21.12 to ME-21.18: awards, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.realms import Realm, realm
from games.medioevo.scene import THREE
from pentapolis.games.medioevo.components import BOXES
from pentapolis.games.medioevo.realm.events import AwardGiven, FlorinsCounted
from pentapolis.games.medioevo.realm.scoring import give_awards, monopolies, wealth
from support import rule

BOX = BOXES[""]
EVEN = dict.fromkeys(THREE, 1000)


def scored(**position: Any) -> Realm:
    """The awards of a position in which florins decide nothing."""
    g = realm(**{"florins": dict.fromkeys(THREE, 0), **position})
    g.run(give_awards)
    return g


def awards(g: Realm, name: str) -> tuple[list[str], int]:
    """Who got an award, and how much each."""
    for event in g.told(AwardGiven):
        if event.award == name:
            return [g.name(seat) for seat in event.seats], event.honor
    return [], 0


@rule("ME-21.13", "ME-E35")
def test_florins_less_debt_and_a_tenth_of_it() -> None:
    g = realm(florins={"Ana": 1000, "Bo": 440, "Cy": 430}, debt={"Ana": 500})
    assert wealth(g.state, 0) == 450
    g.run(give_awards)
    assert awards(g, "most_florins") == (["Ana"], 3)
    assert [event.florins for event in g.told(FlorinsCounted)] == [(450, 440, 430)]


@rule("ME-21.13", "ME-A30")
def test_tied_players_get_one_each_and_nothing_is_no_achievement() -> None:
    assert awards(scored(florins=EVEN), "most_florins") == (list(THREE), 1)
    assert awards(scored(), "most_florins") == ([], 0)
    assert awards(scored(debt=dict.fromkeys(THREE, 500)), "most_florins") == ([], 0)


@rule("ME-21.13", "ME-A30", "ME-21.18")
def test_the_highest_great_market_under_control() -> None:
    markets = {
        "nicaea": ["wine", "salt"],
        "smyrna": ["wine", "furs"],
        "buda": ["salt", "furs", "spices"],
        "rome": ["wine"] * 1,
    }
    g = scored(markets=markets)
    assert awards(g, "best_great_market") == (["Bo"], 3)
    contested = {"buda": {"Bo": {"archer": 1}, "Cy": {"archer": 1}}}
    assert awards(scored(markets=markets, armies=contested), "best_great_market") == (["Ana"], 3)
    held = {"buda": {"barbarians": {"light_infantry": 1}}}
    assert awards(scored(markets=markets, armies=held), "best_great_market") == (["Ana"], 3)


@rule("ME-21.13")
def test_the_highest_technology_then_the_most_of_that_level() -> None:
    known = {"Ana": {"law": 3}, "Bo": {"trade": 2, "law": 2, "combat": 2}, "Cy": {"trade": 3}}
    assert awards(scored(technology=known), "best_technology") == (["Ana", "Cy"], 1)
    known["Cy"]["religion"] = 3
    assert awards(scored(technology=known), "best_technology") == (["Cy"], 3)
    assert awards(scored(), "best_technology") == ([], 0)


@rule("ME-21.13")
def test_rome_and_jerusalem() -> None:
    g = scored(control={"rome": ["Bo"], "jerusalem": ["Cy"]})
    assert awards(g, "control_rome") == (["Bo"], 3)
    assert awards(g, "control_jerusalem") == (["Cy"], 3)
    home = scored(kingdoms={"Ana": "mamluk", "Bo": "byzantium", "Cy": "hungary"})
    assert home.controls("jerusalem") == "Ana"
    assert awards(home, "control_jerusalem") == ([], 0)


@rule("ME-21.13", "ME-A29", "ME-23.9")
@pytest.mark.parametrize(
    ("award", "building", "less"),
    [("most_cities", "city", "town"), ("most_castles", "castle", "fort"), ("most_cathedrals", "cathedral", "castle")],
)
def test_the_most_of_the_great_buildings(award: str, building: str, less: str) -> None:
    g = scored(
        buildings={"nicaea": [building], "smyrna": [less], "buda": [building], "pecs": [building], "rome": [building]}
    )
    assert awards(g, award) == (["Bo"], 3)
    assert awards(scored(buildings={"nicaea": [building], "buda": [building]}), award) == (["Ana", "Bo"], 1)
    assert awards(scored(buildings={"nicaea": [less]}), award) == ([], 0)


@rule("ME-21.13")
def test_the_most_territories() -> None:
    assert awards(scored(control={"rome": ["Cy"]}), "most_territories") == (["Cy"], 3)
    assert awards(scored(), "most_territories") == (list(THREE), 1)


@rule("ME-21.14", "ME-23.5")
def test_a_monopoly_is_all_areas_in_play_of_a_good() -> None:
    areas = [name for name, one in BOX.chart.territories.items() if one.inhabited and one.inhabited.good == "furs"]
    assert len(areas) == 5
    g = realm("Ana", "Bo", kingdoms={"Ana": "hungary", "Bo": "holy_roman_empire"}, florins={"Ana": 0, "Bo": 0})
    near = [name for name in areas if name in g.state.in_play]
    assert 0 < len(near) < 5
    assert monopolies(g.state, near) == ["furs"]
    assert monopolies(g.state, near[1:]) == []
    whole = realm(kingdoms={"Ana": "novgorod", "Bo": "golden_horde", "Cy": "hungary"})
    inside = [name for name in areas if name in whole.state.in_play]
    g = scored(
        kingdoms={"Ana": "novgorod", "Bo": "golden_horde", "Cy": "hungary"},
        armies={name: {"Ana": {"light_infantry": 1}} for name in inside},
    )
    assert ("Ana", 3, "monopoly") in g.honor()


@rule("ME-21.14")
@pytest.mark.parametrize(("held", "cost"), [(0, 0), (1, -3), (3, -3), (4, -6), (6, -6), (7, -9), (12, -9)])
def test_own_units_held_by_others(held: int, cost: int) -> None:
    own = [{"owner": "Ana", "unit": "archer", "count": held - held // 2}] if held else []
    more = [{"owner": "Ana", "unit": "light_infantry", "count": held // 2}] if held > 1 else []
    g = scored(prisoners={"Bo": own, "Cy": more})
    assert [change for who, change, why in g.honor() if why == "prisoners"] == [cost][: cost != 0]


@rule("ME-21.15")
@pytest.mark.parametrize(("debt", "cost"), [(500, -2), (1000, -4), (1500, -6), (2000, -9), (2500, -15)])
def test_debts(debt: int, cost: int) -> None:
    assert ("Bo", cost, "debt") in scored(debt={"Bo": debt}).honor()


@rule("ME-21.16", "ME-7.16")
@pytest.mark.parametrize(
    ("tokens", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 5), (5, 8), (6, 11), (7, 15), (8, 20), (9, 20)]
)
def test_objective_tokens_whichever_side_is_up(tokens: int, points: int) -> None:
    own = {"red": min(tokens, 5), "blue": max(0, tokens - 5)}
    g = scored(tokens={"Cy": own}, grey={"Cy": own})
    assert [change for _, change, why in g.honor() if why == "objectives"] == [points][: points > 0]


def ranked(
    honor: tuple[int, ...], florins: tuple[int, ...] = (0, 0, 0), order: tuple[str, ...] = THREE, **more: Any
) -> Any:
    g = realm(
        honor=dict(zip(THREE, honor, strict=True)), florins=dict(zip(THREE, florins, strict=True)), order=order, **more
    )
    return g.title.outcome(g.state)


@rule("ME-21.17", "ME-21.1")
def test_most_honor_then_the_richest_then_the_earliest() -> None:
    outcome = ranked((7, 12, -3))
    assert (outcome.winners, outcome.ranks, outcome.scores, outcome.decided_by) == (
        (1,),
        (2, 1, 3),
        (7, 12, -3),
        "honor",
    )
    outcome = ranked((12, 12, 3), (100, 101, 500))
    assert (outcome.winners, outcome.ranks, outcome.decided_by) == ((1,), (2, 1, 3), "florins")
    outcome = ranked((12, 12, 3), (650, 100, 500), debt={"Ana": 500})
    assert (outcome.winners, outcome.decided_by) == ((0,), "order")
    outcome = ranked((12, 12, 3), (650, 100, 500), debt={"Ana": 500}, order=("Cy", "Bo", "Ana"))
    assert (outcome.winners, outcome.decided_by) == ((1,), "order")


@rule("ME-2.12", "ME-A97")
def test_florins_are_secret_until_the_end() -> None:
    g = realm(florins={"Ana": 777}, player={"Ana": {"counted": 700}})
    assert (g.seen("Bo").players[0].florins, g.seen("Bo").players[0].counted) == (-1, 700)
    assert g.seen("Ana").players[0].florins == 777
    g.run(give_awards)
    assert g.seen("Bo").players[0].counted == 777
    assert g.title.outcome(g.seen("")) == g.title.outcome(g.state)
