"""KB-12: the King's Envoy, who gets it and what it does."""

from __future__ import annotations

import pytest

from games.kingsburg.conftest import Chronicle
from games.kingsburg.scene import FOUR, built, goods, scene
from pentapolis.games.kingsburg.actions import Place
from pentapolis.games.kingsburg.advisors import receive_aid
from pentapolis.games.kingsburg.components import AUTUMN, SPRING, SUMMER
from pentapolis.games.kingsburg.construction import construct
from pentapolis.games.kingsburg.events import Built, EnvoyGranted, EnvoyReturned, EnvoySpent, EnvoyStayed, PhaseBegan
from pentapolis.games.kingsburg.influence import influence_advisors
from pentapolis.games.kingsburg.production import production_season, season_end, season_start
from pentapolis.games.kingsburg.winter import recruit_soldiers, winter
from pentapolis.games.kingsburg.year import kings_aid, kings_envoy, kings_reward
from pentapolis.kernel.refusal import NotNow
from support import rule

PLENTY = goods(9, 9, 9)


# KB-12.1 to 12.4: the award


@rule("KB-12.2")
def test_who_has_fewest_buildings_gets_the_envoy() -> None:
    g = scene(buildings={"Laurence": 2, "Théo": 1, "Fred": 2}, goods={"Théo": goods(gold=5)}, phase="summer")
    g.run(kings_envoy)
    assert g.changed == {"envoy": g.seat("Théo"), "phase": 5}
    assert g.events[:2] == [PhaseBegan(1, "kings_envoy"), EnvoyGranted(1)]
    assert g.told(EnvoyStayed) == []


@rule("KB-12.3", "KB-A4")
def test_a_tie_for_fewest_buildings_is_broken_by_goods_among_the_tied() -> None:
    g = scene(
        *FOUR,
        buildings={"Laurence": 1, "Théo": 1, "Fred": 1, "Robin": 2},
        goods={"Laurence": goods(wood=3), "Théo": goods(gold=2), "Fred": goods(1, 1, 1)},
        phase="kings_envoy",
    )
    g.run(kings_envoy)
    assert g.changed == {"envoy": g.seat("Théo")}


@rule("KB-12.4")
def test_in_a_full_tie_nobody_gets_the_envoy_and_nobody_a_good() -> None:
    g = scene(
        *FOUR,
        buildings={"Laurence": 1, "Théo": 1, "Fred": 1, "Robin": 2},
        goods={"Laurence": goods(wood=2), "Théo": goods(gold=1), "Fred": goods(stone=1)},
        phase="kings_envoy",
    )
    g.run(kings_envoy)
    assert (g.waits, g.changed) == ("", {})
    assert EnvoyStayed() in g.events
    assert g.told(EnvoyGranted) == []


@rule("KB-12.1")
def test_an_unspent_envoy_goes_back_and_may_be_awarded_again_to_the_same_player() -> None:
    g = scene(buildings={"Laurence": 1, "Fred": 1}, envoy="Théo", phase="kings_envoy")
    g.run(kings_envoy)
    assert g.changed == {}
    assert g.events[1:3] == [EnvoyReturned(1), EnvoyGranted(1)]


@rule("KB-12.1")
def test_an_unspent_envoy_goes_to_who_lags_behind_now_or_stays() -> None:
    g = scene(buildings={"Théo": 1, "Fred": 1}, envoy="Théo", phase="kings_envoy")
    g.run(kings_envoy)
    assert g.envoy == "Laurence"
    assert g.events[1:3] == [EnvoyReturned(1), EnvoyGranted(0)]
    g = scene(envoy="Théo", phase="kings_envoy")
    g.run(kings_envoy)
    assert g.changed == {"envoy": -1}
    assert g.events[1:3] == [EnvoyReturned(1), EnvoyStayed()]


@rule("KB-12.1")
def test_an_envoy_on_its_space_does_not_go_back() -> None:
    g = scene(buildings={"Théo": 1, "Fred": 1}, phase="kings_envoy")
    g.run(kings_envoy)
    assert g.told(EnvoyReturned) == []


# KB-12.5, 12.8: when it may be used


@rule("KB-12.5", "KB-A17")
@pytest.mark.parametrize("season", [AUTUMN, SPRING, SUMMER])
def test_the_envoy_may_be_used_in_any_production_season_while_held(season: int) -> None:
    g = scene(envoy="Laurence", goods={"Laurence": goods(wood=2)}, year=2)
    g.dice(*(1, 1, 1), *(2, 2, 2), *(3, 3, 3))
    g.run(production_season.of(season))
    g.act("Laurence", "place advisor=1 colored_dice=1")
    g.act("Théo", "pass")
    g.act("Fred", "pass")
    assert "place advisor=1 colored_dice=1 envoy=yes" in g.options("Laurence")
    g.act("Laurence", "pass")
    g.act("Laurence", "construct building=barricade")
    assert g.waits == ""  # nothing more to pay with
    assert g.envoy == "Laurence"


@rule("KB-12.5", "KB-A17", "KB-12.8")
def test_the_envoy_is_kept_through_winter_until_the_next_phase_five() -> None:
    g = scene(envoy="Laurence", buildings={"Théo": 1}, phase="recruit", year=1)
    g.lucky()
    g.run(recruit_soldiers, winter, kings_reward, season_start, season_end)
    assert g.envoy == "Laurence"
    assert g.told(EnvoyReturned) == []
    g.state.agenda.clear()
    g.run(kings_aid)
    assert g.envoy == "Laurence"


@rule("KB-12.5", "KB-A17")
def test_the_envoy_is_spent_at_most_once_between_two_awards(games: list[Chronicle]) -> None:
    spent = 0
    for game in games:
        holder = -1
        for event in game.events:
            if isinstance(event, EnvoyGranted):
                assert holder == -1
                holder = event.seat
            elif isinstance(event, EnvoySpent | EnvoyReturned):
                assert holder == event.seat
                holder = -1
                spent += isinstance(event, EnvoySpent)
        assert game.last.envoy == holder
    assert spent > 5


@rule("KB-12.5")
def test_the_envoy_serves_a_placement_or_a_construction_not_both() -> None:
    g = scene(
        envoy="Laurence",
        dice={"Laurence": (3,)},
        groups=[("Théo", 3)],
        goods={"Laurence": PLENTY, "Théo": goods()},
    )
    g.run(influence_advisors, construct)
    g.act("Laurence", "place advisor=3 colored_dice=3 envoy=yes")
    assert g.envoy == ""
    assert g.told(EnvoySpent) == [EnvoySpent(0)]
    g.act("Laurence", "construct building=statue")
    assert g.waits == ""


@rule("KB-12.8")
def test_holding_the_envoy_obliges_to_nothing() -> None:
    g = scene(envoy="Laurence", dice={"Laurence": (3,)}, groups=[("Théo", 3)], goods={"Laurence": PLENTY})
    g.run(influence_advisors, construct)
    assert g.options("Laurence") == ["place advisor=3 colored_dice=3 envoy=yes", "pass"]
    g.act("Laurence", "pass", "construct building=statue", "done")
    assert g.waits == ""
    assert g.envoy == "Laurence"
    assert g.told(EnvoySpent) == []


# KB-12.6: in step b


@rule("KB-12.6", "KB-A12")
def test_the_envoy_opens_occupied_advisors_and_is_not_spent_on_free_ones() -> None:
    g = scene(envoy="Laurence", dice={"Laurence": (2, 3)}, groups=[("Théo", 3), ("", 5)])
    g.run(influence_advisors)
    assert g.options("Laurence") == [
        "place advisor=2 colored_dice=2",
        "place advisor=3 colored_dice=3 envoy=yes",
        "place advisor=5 colored_dice=2,3 envoy=yes",
        "pass",
    ]
    g.refused("Laurence", "place advisor=2 colored_dice=2 envoy=yes", "KB-12.6", "refused-envoy-free-advisor")
    g.refused("Laurence", "place advisor=3 colored_dice=3", "KB-7.6", "refused-occupied")
    g.act("Laurence", "place advisor=2 colored_dice=2")
    assert g.envoy == "Laurence"


@rule("KB-12.6", "KB-A13")
@pytest.mark.parametrize(
    ("first", "gains"),
    [
        ("Théo", {"Laurence": goods(wood=1), "Théo": goods(wood=1), "Fred": goods()}),
        ("Laurence", {"Laurence": goods(wood=2), "Théo": goods(), "Fred": goods()}),
        ("", {"Laurence": goods(wood=1), "Théo": goods(), "Fred": goods()}),
    ],
    ids=["another player's", "one's own", "neutral dice"],
)
def test_the_advisor_then_serves_every_player_group(first: str, gains: dict[str, list[int]]) -> None:
    g = scene(envoy="Laurence", dice={"Laurence": (3,)}, groups=[(first, 3)])
    g.run(influence_advisors, receive_aid)
    g.act("Laurence", "place advisor=3 colored_dice=3 envoy=yes")
    assert g.goods == gains
    assert g.envoy == ""


@rule("KB-12.6", "KB-A15")
def test_the_envoy_still_needs_a_proper_group() -> None:
    g = scene(
        envoy="Laurence",
        dice={"Laurence": (3, 4)},
        white={"Laurence": (5,)},
        groups=[("Théo", 3), ("Théo", 4), ("Théo", 5), ("Théo", 6)],
    )
    g.run(influence_advisors)
    g.refused("Laurence", "place advisor=5 colored_dice= white_dice=5 envoy=yes", "KB-7.5", "refused-no-colored-die")
    g.refused("Laurence", "place advisor=5 colored_dice=4 envoy=yes", "KB-7.3", "refused-wrong-value")
    g.refused("Laurence", "place advisor=6 colored_dice=6 envoy=yes", "KB-7.2", "refused-dice-not-yours")
    g.act("Laurence", "place advisor=4 colored_dice=4 envoy=yes")
    assert g.state.provinces[0].colored == (3,)
    assert g.options("Laurence") == ["place advisor=8 colored_dice=3 white_dice=5", "pass"]  # the Envoy is gone
    g.refused("Laurence", "place advisor=3 colored_dice=3 envoy=yes", "KB-12.5", "refused-no-envoy")


@rule("KB-12.6")
def test_only_the_holder_may_use_the_envoy() -> None:
    g = scene(envoy="Fred", dice={"Laurence": (3, 4)}, groups=[("Théo", 3)])
    g.run(influence_advisors)
    assert g.options("Laurence") == ["place advisor=4 colored_dice=4", "place advisor=7 colored_dice=3,4", "pass"]
    g.refused("Laurence", "place advisor=3 colored_dice=3 envoy=yes", "KB-12.5", "refused-no-envoy")


@rule("KB-12.6", "KB-A12")
def test_the_envoy_goes_exactly_with_occupied_advisors(games: list[Chronicle]) -> None:
    placed = 0
    for game in games:
        for moment in game.moments:
            if isinstance(moment.action, Place):
                taken = {group.advisor for group in moment.before.groups}
                assert moment.action.envoy == (moment.action.advisor in taken)
                if moment.action.envoy:
                    placed += 1
                    assert moment.before.envoy == moment.seat
                    assert moment.after.envoy == -1
    assert placed > 0


# KB-12.7: in step d


@rule("KB-12.7", "KB-9.5")
def test_the_holder_may_construct_a_second_building_at_once() -> None:
    g = scene(envoy="Laurence", goods={"Laurence": goods(3, 1, 1), "Théo": goods(wood=1)})
    g.run(construct)
    g.act("Laurence", "construct building=statue")
    assert g.waits == "Laurence: build_second"
    assert g.envoy == "Laurence"
    assert g.options("Laurence") == [
        "construct building=inn",
        "construct building=guard_tower",
        "construct building=barricade",
        "done",
    ]
    g.act("Laurence", "construct building=guard_tower")
    assert g.waits == "Théo: build"
    assert g.changed == {
        "Laurence.goods": goods(wood=1),
        "Laurence.built": built("statue", "guard_tower"),
        "Laurence.vp": 4,
        "envoy": -1,
    }
    assert [event for event in g.events if isinstance(event, Built | EnvoySpent)] == [
        Built(0, "statue"),
        EnvoySpent(0),
        Built(0, "guard_tower"),
    ]
    g.act("Théo", "construct building=barricade")
    assert g.waits == ""


@rule("KB-12.7", "KB-A16", "KB-14.18", "KB-14.22")
def test_the_first_building_may_be_the_prerequisite_and_the_crane_of_the_second() -> None:
    g = scene(envoy="Laurence", buildings={"Laurence": ["barricade"]}, goods={"Laurence": goods(1, 2, 2)})
    g.run(construct)
    g.refused("Laurence", "construct building=town_hall", "KB-9.2", "refused-needs-left")
    g.act("Laurence", "construct building=crane")
    assert "construct building=town_hall" in g.options("Laurence")  # one gold instead of two
    g.act("Laurence", "construct building=town_hall")
    assert g.goods["Laurence"] == goods()
    assert g.buildings["Laurence"] == {"barricade", "crane", "town_hall"}
    assert (g.vp["Laurence"], g.envoy) == (3, "")


@rule("KB-12.7")
def test_the_second_building_follows_the_same_rules() -> None:
    g = scene(envoy="Laurence", goods={"Laurence": goods(gold=3, wood=1)})
    g.run(construct)
    g.act("Laurence", "construct building=statue")
    g.refused("Laurence", "construct building=statue", "KB-9.2", "refused-already-built")
    g.refused("Laurence", "construct building=church", "KB-9.2", "refused-needs-left")
    g.refused("Laurence", "construct building=guard_tower", "KB-9.3", "refused-cannot-pay")
    g.refused("Laurence", "construct building=castle", "KB-9.2", "refused-no-such-building")
    g.refused("Laurence", "pass", "KB-12.7", "refused-not-this-decision", NotNow)
    g.refused("Théo", "done", "KB-12.7", "refused-not-your-turn", NotNow)


@rule("KB-12.7")
def test_the_second_building_is_not_offered_when_nothing_can_be_paid_or_nothing_was_built() -> None:
    g = scene(envoy="Laurence", goods={"Laurence": goods(wood=1), "Théo": goods(wood=1)})
    g.run(construct)
    g.act("Laurence", "construct building=barricade")
    assert g.waits == "Théo: build"
    assert g.envoy == "Laurence"
    g = scene(envoy="Laurence", goods={"Laurence": PLENTY, "Théo": goods(wood=1)})
    g.run(construct)
    g.act("Laurence", "pass")
    assert g.waits == "Théo: build"


@rule("KB-12.7")
def test_who_does_not_hold_the_envoy_builds_once() -> None:
    g = scene(envoy="Théo", goods={"Laurence": PLENTY, "Fred": PLENTY}, order=["Fred", "Théo", "Laurence"])
    g.run(construct)
    g.act("Fred", "construct building=statue")
    assert g.waits == "Laurence: build"
    g.act("Laurence", "construct building=statue")
    assert g.waits == ""
    assert g.envoy == "Théo"
