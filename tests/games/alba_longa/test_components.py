"""The box: what is in it, where its figures come from, and how an owner replaces them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.alba_longa.scene import FIVE, THREE, scene
from pentapolis.games.alba_longa import TITLE, components
from pentapolis.games.alba_longa.components import (
    BOXES,
    CITIES,
    CLIMATES,
    DICE,
    JOBS,
    LOOT,
    OWN_BOX,
    PHASES,
    PLACES,
    SEASONS,
    STALLS,
    own_data,
)
from pentapolis.games.alba_longa.ledger import gain
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.now import Now
from pentapolis.kernel.refusal import BadComponents
from support import rule
from support.provenance import says_where_from

OURS = BOXES[""]
DATA = OURS.data


def ids(table: str) -> list[str]:
    return [row["id"] for row in DATA[table]]


def tables(data: Any, path: str = "") -> list[tuple[str, dict[str, Any]]]:
    """Every table of the file that holds a value of its own."""
    found = []
    if isinstance(data, dict):
        if path and any(not isinstance(value, dict | list) for value in data.values()):
            found.append((path, data))
        for key, value in data.items():
            found += tables(value, f"{path}.{key}")
    elif isinstance(data, list) and path.count(".") == 1:
        for row in data:
            found += tables(row, path)
    return found


def test_every_table_says_where_its_figures_come_from() -> None:
    found = tables(DATA)
    assert len(found) > 100
    for path, table in found:
        says_where_from(table, path)


def test_no_word_that_a_player_reads_is_in_the_file() -> None:
    for path, table in tables(DATA):
        assert not [key for key in table if key.split("_")[0] in ("en", "fr")], path


@rule("AL-A56")
def test_the_box_holds_what_the_book_lists_and_nothing_more() -> None:
    assert {row["id"]: row["count"] for row in DATA["component"]} == {
        "die": 4,
        "monument": 50,
        "central_board": 1,
        "city_board": 5,
        "disc": 18,
        "peasant": 90,
        "captive": 10,
        "wheat_token": 40,
        "coin": 55,
        "city_card": 20,
        "hero_card": 25,
        "climate_card": 10,
        "blessing_card": 9,
        "king_of_kings_card": 1,
    }


def test_ids_are_those_of_the_code() -> None:
    assert sorted(ids("city")) == sorted(CITIES[:5])
    assert tuple(ids("job")) == JOBS
    assert tuple(ids("die")) == DICE
    assert [row["place"] for row in DATA["job"]] == list(PLACES)
    assert tuple(ids("stall")) == STALLS
    assert tuple(ids("loot")) == LOOT
    assert tuple(ids("climate")) == CLIMATES
    assert tuple(ids("season")) == SEASONS
    assert tuple(ids("phase")) == PHASES
    assert ids("variant") == [option.id for option in TITLE.options]


def test_figures_of_the_book_are_those_of_the_code() -> None:
    assert {row["id"]: row["wheat_per_farmer"] for row in DATA["climate"]} == components.YIELDS
    assert {row["improved_bonus"] for row in DATA["climate"]} == {1}
    assert all(row["wheat_per_sabotaged_farmer"] == row["wheat_per_farmer"] - 1 for row in DATA["climate"])
    assert [row["amount"] for row in DATA["loot"]] == list(components.LOOT_AMOUNTS)
    assert [row["faces"] for row in DATA["die"]] == [[1, 1, 2, 2, 3, 3, 4, 4]] * 4
    assert {d["id"]: (d["peasants"], d["silver"]) for d in DATA["table"]["slaves"]["deals"]} == components.DEALS
    assert [row["wheat"] for row in DATA["table"]["growth"]["rows"]] == list(components.GROWTH[1:])
    for row in DATA["table"]["sabotage"]["rows"]:
        for success in range(row["min"], min(row["max"], 12) + 1):
            assert components.SABOTAGES[min(success, 10)] == row["sabotages"]
    assert {row["players"]: row["stalls"] for row in DATA["stalls_in_use"]["rows"]} == components.STALLS_IN_USE
    assert tuple(DATA["track"]["housing"]["free"]["spaces"]) == components.FREE_SPACES
    assert tuple(DATA["track"]["merchant"]["income"]["paying_spaces"]) == components.PAYING_SPACES
    king = DATA["setup"]["king"]
    assert (king["peasants"], king["silver"]) == (components.PEASANTS_AT_START, components.SILVER_AT_START)
    assert king["hero_values"] == list(components.HEROES)
    assisi = DATA["assisi"]
    assert (assisi["defence_start"], assisi["defence_max"]) == (
        components.DEFENDERS_AT_START,
        components.MOST_DEFENDERS,
    )
    assert (assisi["loot_max_total"], assisi["loot_max_per_kind"]) == (components.MOST_LOOT, components.MOST_OF_A_KIND)
    assert Counter(assisi["loot_start"]) == Counter(silver=1, wheat=1)
    assert DATA["job_well_done"]["farmer_majority_wheat"] == components.FARMER_MAJORITY_WHEAT
    prices = DATA["prices"]
    assert (prices["bought_die"], prices["blessing_devotion"]) == (components.BOUGHT_DIE, components.BLESSING)
    assert prices["blessing_devotion_with_piety"] == components.BLESSING_WITH_PIETY
    game = DATA["game"]
    assert (game["goal_monuments"], game["goal_population"]) == (components.GOAL_MONUMENTS, components.GOAL_POPULATION)
    assert game["years_max"] == components.YEARS


@rule("AL-A37", "AL-A38")
def test_each_city_has_a_card_for_every_other_city() -> None:
    pairs = {(row["owner"], row["target"]) for row in DATA["city_card"]}
    assert len(pairs) == len(DATA["city_card"]) == 20
    assert all(owner != target for owner, target in pairs)
    assert DATA["city_boards"]["design"]["identical"] is True


def test_climate_cards_and_their_backs() -> None:
    assert {climate: len(cards) for climate, cards in OURS.climate_cards.items()} == {"dry": 3, "moderate": 4, "wet": 3}
    assert sorted(OURS.prayer_costs) == sorted(card for cards in OURS.climate_cards.values() for card in cards)
    assert OURS.prayer_costs["climate_moderate_2"] == 5
    for cards in OURS.climate_cards.values():
        assert sum(OURS.prayer_costs[card] for card in cards) == 5 * len(cards)  # the front tells nothing of the back


def test_lengths_and_costs() -> None:
    assert (OURS.housing_length, OURS.population_length, OURS.merchant_length, OURS.devotion_length) == (21, 21, 6, 10)
    assert (OURS.dice_costs, OURS.granary_yields) == ((0, 1, 2, 3, 4), False)


@rule("AL-A35")
def test_silver_and_wheat_never_run_out() -> None:
    g = scene(*FIVE)
    for seat in g.state.seats:
        gain(g.state, Now(g.state.agenda, Chance(), None, {}), seat, "harvest", 500, 500)
    assert g.silver == dict.fromkeys(FIVE, 505)
    assert g.wheat == dict.fromkeys(FIVE, 500)
    assert set(DATA["supply_limits"].values()) >= {"unlimited"}


# An owner's file


def test_an_owners_file_is_laid_over_ours() -> None:
    text = b"""
    [track.merchant]
    source = "own"
    length = 8
    [track.dice_cost]
    values = [0, 2, 4]
    [farm.granary]
    produces_wheat = true
    [[climate_back]]
    card = "climate_dry_1"
    prayer_cost = 6
    """
    name = OWN_BOX.load(text)
    assert name == OWN_BOX.load(text) != ""
    box = BOXES[name]
    assert (box.merchant_length, box.dice_costs, box.granary_yields) == (8, (0, 2, 4), True)
    assert (box.prayer_costs["climate_dry_1"], box.prayer_costs["climate_dry_2"]) == (6, 5)
    assert (box.devotion_length, OURS.merchant_length, OURS.prayer_costs["climate_dry_1"]) == (10, 6, 3)
    assert TITLE.box is OWN_BOX
    assert scene(*THREE, box=name).state.box is box


def test_what_the_book_states_may_be_repeated_but_not_changed() -> None:
    assert OWN_BOX.load(b"[prices]\nbought_die = 1\n")
    with pytest.raises(BadComponents) as bad:
        OWN_BOX.load(b"[prices]\nbought_die = 2\n")
    assert (bad.value.reason, bad.value.arguments["place"]) == ("components-fixed", "prices.bought_die")


@pytest.mark.parametrize(
    ("text", "reason", "details"),
    [
        (b"= 3", "components-no-toml", {"line": 1}),
        (b"\xff", "components-no-toml", {"line": 0}),
        (b"[tracks]\n", "components-no-table", {"table": "tracks"}),
        (b"[track.market]\nlength = 3\n", "components-no-field", {"place": "track.market.length"}),
        (b"[track.merchant]\nwidth = 3\n", "components-no-field", {"place": "track.merchant.width"}),
        (b"[track.merchant]\nlength = 5\n", "components-low", {"place": "track.merchant.length", "bound": 6}),
        (b"[track.housing]\nlength = 100\n", "components-high", {"place": "track.housing.length", "bound": 99}),
        (b"[track.housing]\nlength = 19\n", "components-low", {"place": "track.housing.length", "bound": 20}),
        (b"[track.population]\nlength = 15\n", "components-low", {"place": "track.population.length", "bound": 16}),
        (b"[track.devotion]\nlength = 0\n", "components-low", {"place": "track.devotion.length", "bound": 1}),
        (b'[track.devotion]\nlength = "long"\n', "components-value", {"place": "track.devotion.length"}),
        (b"[track.dice_cost]\nvalues = []\n", "components-value", {"place": "track.dice_cost.values"}),
        (
            b"[track.dice_cost]\nvalues = [0, -1]\n",
            "components-low",
            {"place": "track.dice_cost.values[1]", "bound": 0},
        ),
        (b"[farm.granary]\nproduces_wheat = 3\n", "components-value", {"place": "farm.granary.produces_wheat"}),
        (b"climate_back = 3\n", "components-form", {"table": "climate_back"}),
        (
            b'[[climate_back]]\ncard = "sunny"\nprayer_cost = 3\n',
            "components-no-entry",
            {"table": "climate_back", "key": "card", "value": "'sunny'"},
        ),
        (
            b'[[climate_back]]\ncard = "climate_dry_1"\ncolour = 3\n',
            "components-no-field",
            {"place": "climate_back.climate_dry_1.colour"},
        ),
        (
            b'[[climate_back]]\ncard = "climate_dry_1"\nprayer_cost = 0\n',
            "components-low",
            {"place": "climate_back.climate_dry_1.prayer_cost", "bound": 1},
        ),
        (b"track = 3\n", "components-fixed", {}),
        (b"[[die]]\nid = 3\n", "components-fixed", {}),
    ],
)
def test_a_file_that_can_not_be_used_says_why(text: bytes, reason: str, details: dict[str, object]) -> None:
    before = dict(BOXES)
    with pytest.raises(BadComponents) as bad:
        OWN_BOX.load(text)
    assert bad.value.reason == reason
    assert details.items() <= bad.value.arguments.items()
    assert before == BOXES


def test_our_own_file_is_read_anew_each_time() -> None:
    assert own_data() == own_data()
    assert own_data() is not own_data()
