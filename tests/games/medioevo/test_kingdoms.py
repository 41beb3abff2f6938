"""ME-1.2, ME-1.3, ME-23: who leads which kingdom, and what is in play."""

from __future__ import annotations

import pytest

from games.medioevo.realms import new_game, realm
from games.medioevo.scene import FOUR, SIX, THREE, TITLE, TWO
from pentapolis.games.medioevo.components import BOXES, GOODS
from pentapolis.games.medioevo.control import controller, is_barbarian
from pentapolis.games.medioevo.realm.kingdoms import free_kingdoms
from pentapolis.games.medioevo.realm.starting_bid import connected
from pentapolis.games.medioevo.tabletop import NOBODY
from support import rule

BOX = BOXES[""]


@rule("ME-1.2", "ME-1.3")
@pytest.mark.parametrize("seed", range(12))
def test_by_lot_everybody_has_a_kingdom_of_a_connected_set(seed: int) -> None:
    for names in (TWO, THREE, FOUR, SIX):
        g = new_game(*names, seed=seed)
        assert len(set(g.state.kingdoms)) == len(names)
        assert connected(BOX, g.state.kingdoms)


@rule("ME-1.2", "ME-1.3")
def test_a_draft_goes_in_random_order_and_from_link_to_link() -> None:
    g = new_game(kingdoms="draft", chance=("empire.face=1", "event_deck.face=30", "kingdom_order=2", "kingdom_order=0"))
    assert g.waits == "Cy: choose_kingdom"
    assert len(g.asked("Cy")) == 6
    g.act("Cy", "choose_kingdom kingdom=mamluk")
    assert g.waits == "Ana: choose_kingdom"
    assert g.asked("Ana") == ["choose_kingdom kingdom=byzantium"]
    g.refused("Ana", "choose_kingdom kingdom=mamluk", "ME-1.2", "refused-kingdom-taken")
    g.refused("Ana", "choose_kingdom kingdom=novgorod", "ME-1.3", "refused-kingdom-not-linked")
    g.act("Ana", "choose_kingdom kingdom=byzantium")
    assert g.asked("Bo") == ["choose_kingdom kingdom=hungary", "choose_kingdom kingdom=golden_horde"]


@rule("ME-1.2")
def test_an_agreed_choice_goes_round_the_table() -> None:
    g = new_game(kingdoms="agreed")
    assert g.waits == "Ana: choose_kingdom"
    g.act("Ana", "choose_kingdom kingdom=hungary")
    assert g.waits == "Bo: choose_kingdom"


@rule("ME-1.3")
def test_with_six_players_nothing_must_be_linked() -> None:
    assert len(free_kingdoms(BOX, ["mamluk"], 6)) == 5
    assert free_kingdoms(BOX, ["mamluk"], 5) == ["byzantium"]


@rule("ME-23.1", "ME-A32")
def test_the_links() -> None:
    links = {name: set(kingdom.links) for name, kingdom in BOX.kingdoms.items()}
    assert links == {
        "holy_roman_empire": {"hungary"},
        "hungary": {"holy_roman_empire", "byzantium", "golden_horde", "novgorod"},
        "byzantium": {"hungary", "golden_horde", "mamluk"},
        "golden_horde": {"hungary", "byzantium", "novgorod"},
        "novgorod": {"hungary", "golden_horde"},
        "mamluk": {"byzantium"},
    }


@rule("ME-23.2")
def test_six_kingdoms_play_on_the_whole_map() -> None:
    assert BOX.in_play(tuple(sorted(BOX.kingdoms))) == frozenset(BOX.chart.steps)


@rule("ME-23.3")
def test_fewer_play_within_three_steps_of_their_homes() -> None:
    kingdoms = ("golden_horde", "novgorod")
    homes = [home for name in kingdoms for home in BOX.kingdoms[name].territories]
    near = {place for place in BOX.chart.steps if any(place in BOX.chart.distances(home, 3) for home in homes)}
    assert BOX.in_play(kingdoms) == near
    assert {"rome", "alexandria", "tunis"}.isdisjoint(near)


@rule("ME-23.4", "ME-1.15")
def test_homes_of_kingdoms_not_in_play_are_barbarian_territories() -> None:
    g = realm("Ana", "Bo", kingdoms={"Ana": "byzantium", "Bo": "hungary"})
    assert g.controls("buda") == "Bo"
    assert controller(g.state, "caffa") == NOBODY
    assert not BOX.chart.territories["caffa"].fire
    assert BOX.chart.inhabited("caffa")


@rule("ME-23.6")
def test_penalties_follow_the_table_not_the_living() -> None:
    from pentapolis.games.medioevo.components import PENALTIES

    g = realm(*FOUR, order=("Ana", "Bo"))
    assert PENALTIES[len(g.state.players)] == (0, -1, -2, -3)


@rule("ME-2.4", "ME-A5")
def test_neighbouring_is_three_steps_over_land_and_sea() -> None:
    near = BOX.chart.near["crete"]
    assert near == frozenset(place for place, steps in BOX.chart.distances("crete", 9).items() if steps <= 3)
    for place in near:
        for sea in BOX.chart.coast.get(place, ()):
            assert BOX.chart.distances("crete", 9)[sea] <= BOX.chart.distances("crete", 9)[place] + 1
    assert {"smyrna", "alexandria", "cretan"} <= near
    assert "buda" not in near


@rule("ME-2.8", "ME-2.7")
def test_what_nobody_controls_is_barbarian() -> None:
    g = realm(
        armies={
            "rome": {"Ana": {"archer": 1}},
            "venice": {"Ana": {"archer": 1}, "Bo": {"archer": 1}},
            "buda": {"barbarians": {"light_infantry": 1}},
        }
    )
    assert [is_barbarian(g.state, name) for name in ("rome", "venice", "buda", "pecs", "kiev")] == [
        False,
        True,
        True,
        False,
        True,
    ]


@rule("ME-1.1", "ME-A72")
def test_what_is_agreed_before_the_game() -> None:
    agreed = {option.id: option.values for option in TITLE.options}
    assert agreed["length"] == ("short", "medium", "long")
    assert agreed["honor_limit"][0] == agreed["minutes"][0] == "none"
    variants = ("starting_bid", "terrain", "blood_tokens", "deployment")
    assert all(agreed[variant] == ("no", "yes") for variant in variants)
    assert TITLE.table(4).options["teams"] == "no"


@rule("ME-A1")
def test_the_map_holds_together() -> None:
    chart = BOX.chart
    assert (len(chart.territories), len(chart.seas)) == (78, 18)
    assert all(len(kingdom.territories) == 7 for kingdom in BOX.kingdoms.values())
    assert all(here in chart.steps[there] for here, ways in chart.steps.items() for there in ways)
    goods = [area.inhabited.good for area in chart.territories.values() if area.inhabited]
    assert sorted(goods) == sorted(GOODS * 5)
    assert sum(area.fire for area in chart.territories.values()) == 19
