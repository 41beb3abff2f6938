"""AL-12, AL-13: the harvest and the blessing of the gods."""

from __future__ import annotations

import pytest

from games.alba_longa.scene import FOUR, THREE, scene
from pentapolis.games.alba_longa.components import OWN_BOX
from pentapolis.games.alba_longa.events import BlessingRevealed, Built, ClimateTurned, DevotionSpent, Gained
from pentapolis.games.alba_longa.harvest import (
    bring_in_harvest,
    improve_harvest,
    resolve_blessings,
    resolve_farmers,
    take_blessing,
)
from pentapolis.games.alba_longa.year import next_year
from pentapolis.games.alba_longa.year_end import feed_people
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import ChanceError
from support import rule

FARMERS = {who: {"farmer": number} for who, number in zip(FOUR, (1, 2, 3, 5), strict=True)}


@rule("AL-12.1", "AL-12.5", "AL-12.8")
@pytest.mark.parametrize(("climate", "yields"), [("dry", 2), ("moderate", 3), ("wet", 4)])
@pytest.mark.parametrize("improved", [False, True])
def test_a_standing_farmer_yields_by_climate_and_one_more_if_improved(
    climate: str, yields: int, improved: bool
) -> None:
    g = scene(
        season="harvest",
        climate=climate,
        working=FARMERS,
        improved=FOUR if improved else (),
        wheat={"Brigitte": 4},
    )
    g.run(bring_in_harvest)
    each = yields + improved
    assert g.wheat == {"Cédric": each, "Mélanie": 2 * each, "Thierry": 3 * each, "Brigitte": 4 + 5 * each}
    assert g.told(Gained)[0] == Gained(0, "harvest", 0, each)


@rule("AL-12.6")
@pytest.mark.parametrize(("climate", "yields"), [("dry", 1), ("moderate", 2), ("wet", 3)])
@pytest.mark.parametrize("improved", [False, True])
def test_a_lying_farmer_yields_one_less_improved_or_not(climate: str, yields: int, improved: bool) -> None:
    g = scene(
        season="harvest",
        climate=climate,
        working={"Cédric": {"farmer": 3}},
        lying_farmers={"Cédric": 3},
        improved=["Cédric"] if improved else [],
    )
    g.run(bring_in_harvest)
    assert g.wheat["Cédric"] == 3 * yields


@rule("AL-12.7", "AL-A12")
def test_farmers_in_the_granary_yield_nothing_unless_the_box_says_so() -> None:
    g = scene(season="harvest", working={"Cédric": {"farmer": 8}})
    g.run(bring_in_harvest)
    assert g.wheat["Cédric"] == 5 * 3
    rich = scene(
        season="harvest",
        working={"Cédric": {"farmer": 8}},
        improved=["Cédric"],
        box=OWN_BOX.load(b"[farm.granary]\nproduces_wheat = true\n"),
    )
    rich.run(bring_in_harvest)
    assert rich.wheat["Cédric"] == 8 * 4


@rule("AL-12.2", "AL-12.1")
def test_the_card_is_turned_and_next_years_climate_is_seen_but_this_year_keeps_its_own() -> None:
    g = scene(season="harvest", working={"Cédric": {"farmer": 2}})
    g.chance("climate_moderate=climate_moderate_4", "climate=wet")
    g.run(resolve_farmers)
    assert (g.state.prayer_cost, g.state.climate, g.state.next_climate) == (6, "moderate", "wet")
    assert g.state.turned == ["climate_moderate_4"]
    assert "climate_moderate_4" not in g.state.climate_cards["moderate"].pools[""]
    assert g.told(ClimateTurned) == [ClimateTurned("climate_moderate_4", 6, "wet")]
    assert g.wheat["Cédric"] == 2 * 3
    g.lucky()
    g.run(next_year)
    assert (g.state.year, g.state.climate, g.state.next_climate, g.state.prayer_cost) == (2, "wet", "", 0)


@rule("AL-12.2")
def test_a_turned_card_never_comes_back() -> None:
    g = scene(season="harvest")
    g.chance("climate_moderate=climate_moderate_1", "climate=moderate")
    g.run(resolve_farmers)
    g.state.year, g.state.climate = 2, "moderate"
    g.chance("climate_moderate=climate_moderate_1", "climate=wet")
    with pytest.raises(ChanceError):
        g.run(resolve_farmers)


@rule("AL-12.3", "AL-A22")
def test_who_reaches_the_prayer_cost_may_improve_openly_in_turn_order() -> None:
    g = scene(king_of_kings="Thierry", season="harvest", devotion=dict(zip(FOUR, (5, 4, 6, 10), strict=True)))
    g.chance("climate_moderate=climate_moderate_2", "climate=dry")  # prayers cost 5
    g.run(resolve_farmers)
    assert g.waits == "Thierry: improve_harvest"
    assert g.options("Thierry") == ["improve_harvest", "keep_devotion"]
    g.act("Thierry", "improve_harvest")
    assert (g.devotion["Thierry"], g.city("Thierry").improved) == (1, True)
    assert g.seen("Mélanie").cities[2].improved
    g.act("Brigitte", "improve_harvest")
    assert g.waits == "Cédric: improve_harvest"
    g.act("Cédric", "keep_devotion")
    assert g.waits == ""  # Mélanie has only 4
    assert g.devotion == {"Cédric": 5, "Mélanie": 4, "Thierry": 1, "Brigitte": 5}
    assert g.told(DevotionSpent) == [DevotionSpent(2, "harvest", 1), DevotionSpent(3, "harvest", 5)]


@rule("AL-12.3", "AL-13.1")
def test_who_waits_can_see_that_his_level_is_too_low() -> None:
    g = scene(season="harvest", devotion={"Cédric": 7, "Mélanie": 4})
    g.chance("climate_moderate=climate_moderate_2", "climate=dry")
    g.run(resolve_farmers)
    assert [text(action) for action in improve_harvest.function(g.state, 1)] == ["keep_devotion"]
    assert [text(action) for action in take_blessing.function(g.state, 1)] == ["decline_blessing"]


@rule("AL-12.4")
def test_who_does_not_improve_keeps_his_level_and_the_plain_yield() -> None:
    g = scene(season="harvest", devotion={"Cédric": 7}, working={"Cédric": {"farmer": 2}})
    g.chance("climate_moderate=climate_moderate_2", "climate=dry")
    g.run(resolve_farmers)
    g.act("Cédric", "keep_devotion")
    assert (g.devotion["Cédric"], g.wheat["Cédric"], g.city("Cédric").improved) == (7, 6, False)


@rule("AL-A23")
def test_a_king_without_farmers_may_improve() -> None:
    g = scene(season="harvest", devotion={"Cédric": 8})
    g.chance("climate_moderate=climate_moderate_2", "climate=dry")
    g.run(resolve_farmers)
    g.act("Cédric", "improve_harvest")
    assert (g.wheat["Cédric"], g.devotion["Cédric"]) == (0, 3)


@rule("AL-12.8")
def test_wheat_is_kept_from_year_to_year() -> None:
    g = scene(*THREE, wheat=dict.fromkeys(THREE, 11))
    g.run(feed_people)
    g.state.next_climate = "dry"
    g.lucky()
    g.run(next_year)
    assert g.wheat == dict.fromkeys(THREE, 3)


@rule("AL-A27")
def test_the_seventh_card_is_turned_like_the_others_and_shows_no_next_climate() -> None:
    g = scene(season="harvest", year=7, climate="wet")
    g.chance(f"climate_wet={next(iter(g.state.climate_cards['wet'].pools['']))}")
    g.run(resolve_farmers)
    assert (len(g.state.turned), g.state.next_climate, len(g.state.climates)) == (7, "", 0)
    assert g.state.prayer_cost > 0


def test_an_owner_may_say_what_prayers_cost() -> None:
    own = OWN_BOX.load(b'[[climate_back]]\ncard = "climate_moderate_2"\nprayer_cost = 9\n')
    g = scene(season="harvest", devotion={"Cédric": 8, "Mélanie": 9}, box=own)
    g.chance("climate_moderate=climate_moderate_2", "climate=dry")
    g.run(resolve_farmers)
    assert g.waits == "Mélanie: improve_harvest"


# Blessings


@rule("AL-13.1", "AL-13.2", "AL-A22")
def test_who_improved_and_has_two_levels_left_may_ask_in_turn_order() -> None:
    g = scene(
        king_of_kings="Brigitte",
        season="harvest",
        devotion=dict(zip(FOUR, (2, 1, 9, 4), strict=True)),
        improved=["Cédric", "Mélanie", "Brigitte"],
    )
    g.run(resolve_blessings)
    assert g.waits == "Brigitte: take_blessing"
    assert g.options("Brigitte") == ["take_blessing", "decline_blessing"]
    g.act("Brigitte", "take_blessing")
    assert (g.devotion["Brigitte"], g.city("Brigitte").blessed) == (2, True)
    assert g.told(BlessingRevealed) == []  # nobody knows the card yet
    assert g.waits == "Cédric: take_blessing"
    g.chance("blessings=blessing_wheat")
    g.act("Cédric", "decline_blessing")
    assert g.waits == ""  # Mélanie has one level too few, Thierry did not improve
    assert g.devotion == {"Cédric": 2, "Mélanie": 1, "Thierry": 9, "Brigitte": 2}
    assert g.wheat == {"Cédric": 0, "Mélanie": 0, "Thierry": 0, "Brigitte": 3}
    assert g.told(DevotionSpent) == [DevotionSpent(3, "blessing", 2)]


@rule("AL-13.3", "AL-13.6")
def test_the_card_is_revealed_even_if_nobody_asked_and_never_comes_back() -> None:
    g = scene(season="harvest")
    g.chance("blessings=blessing_monument")
    g.run(resolve_blessings)
    assert g.told(BlessingRevealed) == [BlessingRevealed("blessing_monument")]
    assert g.state.past_blessings == ["blessing_monument"]
    assert (len(g.state.blessings), g.state.blessings.pools[""]["blessing_monument"]) == (8, 1)
    g.chance("blessings=blessing_monument")
    g.run(resolve_blessings)
    g.chance("blessings=blessing_monument")
    with pytest.raises(ChanceError):
        g.run(resolve_blessings)


@rule("AL-13.4", "AL-13.5")
@pytest.mark.parametrize(
    ("card", "wheat", "silver", "monuments"),
    [("blessing_wheat", 3, 5, 9), ("blessing_silver", 0, 7, 9), ("blessing_monument", 0, 5, 10)],
)
def test_every_king_who_asked_receives_what_the_card_shows(card: str, wheat: int, silver: int, monuments: int) -> None:
    g = scene(
        *THREE,
        season="harvest",
        devotion={"Cédric": 3, "Mélanie": 2},
        improved=["Cédric", "Mélanie"],
        monuments={"Cédric": 9, "Mélanie": 10, "Thierry": 9},
    )
    g.run(resolve_blessings)
    g.act("Cédric", "take_blessing")
    g.chance(f"blessings={card}")
    g.act("Mélanie", "take_blessing")
    assert (g.wheat["Cédric"], g.silver["Cédric"], g.monuments["Cédric"]) == (wheat, silver, monuments)
    assert (g.wheat["Mélanie"], g.silver["Mélanie"], g.monuments["Mélanie"]) == (wheat, silver, 10)
    assert (g.wheat["Thierry"], g.silver["Thierry"], g.monuments["Thierry"]) == (0, 5, 9)
    assert (g.devotion["Cédric"], g.devotion["Mélanie"]) == (1, 0)  # spent, whatever it brought
    assert g.told(Built) == ([Built(0, "blessing", 1)] if card == "blessing_monument" else [])
