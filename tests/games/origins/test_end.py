"""OR-20 to OR-22: the end of a round, every way a game ends, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from games.origins.scene import FOUR, THREE, TWO, OriginsScene, goods, scene
from pentapolis.games.origins.events import BastionTaken, EndAnnounced, EndReached, Retreated
from pentapolis.games.origins.owners import OWN_BOX
from pentapolis.games.origins.round_end import end_round
from pentapolis.games.origins.scoring import final_points
from pentapolis.games.origins.turns import play_round
from pentapolis.kernel.event import Ended
from pentapolis.kernel.state import Outcome
from support import rule

SUMMITS = dict.fromkeys(("forest", "mountain", "sea"), 10)
POOR = dict.fromkeys(FOUR, goods())


def round_ends(*names: str, **position: Any) -> OriginsScene:
    """The end of a round; the next one begins if the game goes on."""
    given: dict[str, Any] = {"resources": POOR} | position
    g = scene(*names, **given)
    g.run(end_round, play_round)
    return g


def outcome(g: OriginsScene) -> Outcome:
    assert g.state.over
    found = g.title.outcome(g.state)
    assert g.told(Ended) == [Ended(found.winners)]
    return found


# OR-20


@rule("OR-20.2")
def test_the_furthest_takes_the_bastion_the_lowest_of_a_stack() -> None:
    g = round_ends(*FOUR, military={"Ana": 3, "Bo": 5, "Cy": 5, "Dee": 5}, military_stack=["Cy", "Dee", "Bo"])
    assert (g.state.bastion, g.waits) == (2, "Cy: choose_action")
    assert g.told(BastionTaken) == [BastionTaken(2)]


@rule("OR-20.2", "OR-A63")
def test_on_the_start_the_bottom_marker_keeps_or_takes_it() -> None:
    g = round_ends(bastion="Bo", military_stack=["Bo", "Cy", "Ana"])
    assert (g.state.bastion, g.told(BastionTaken)) == (1, [])
    g = round_ends(bastion="Bo", military_stack=["Cy", "Bo", "Ana"])
    assert g.state.bastion == 2


@rule("OR-20.3", "OR-A14")
@pytest.mark.parametrize(
    ("space", "back"),
    [*((n, n) for n in (0, 1, 4, 7, 10, 13)), (2, 1), (3, 1), (5, 4), (6, 4), (8, 7), (9, 7), (11, 10), (12, 10)],
)
def test_a_marker_falls_back_to_the_first_space_after_its_last_threshold(space: int, back: int) -> None:
    g = round_ends(military={"Ana": space})
    assert g.player("Ana").military == back
    assert g.told(Retreated) == ([Retreated(0, space - back, back)] if space != back else [])
    assert g.player("Ana").tokens == 0


@rule("OR-20.3")
def test_markers_that_arrive_go_below_and_keep_their_order() -> None:
    """On 4 Ana; on 5 Bo below Cy; on 6 Dee: Ana stays on top, Dee comes to lie at the bottom."""
    g = round_ends(*FOUR, military={"Ana": 4, "Bo": 5, "Cy": 5, "Dee": 6}, military_stack=["Bo", "Cy"])
    assert g.stack == [("Dee", 4), ("Bo", 4), ("Cy", 4), ("Ana", 4)]


@rule("OR-20.5")
def test_without_an_end_the_next_round_begins() -> None:
    g = round_ends(passed=list(THREE))
    assert (g.state.round, g.waits, g.each("passed")) == (2, "Ana: choose_action", dict.fromkeys(THREE, False))


# OR-21


@rule("OR-21.2", "OR-A2", "OR-21.1")
def test_three_summits_of_one_player_end_the_game() -> None:
    g = round_ends(steps={"Bo": SUMMITS})
    assert g.told(EndReached) == [EndReached("three_summits")]
    assert outcome(g).winners == (1,)
    g = round_ends(steps={"Bo": SUMMITS, "Cy": SUMMITS})
    assert g.state.over
    g = round_ends(steps={"Bo": SUMMITS | {"sea": 9}, "Cy": {"sea": 10}})
    assert not g.state.over


@rule("OR-21.3")
def test_no_gold_on_any_card_ends_the_game() -> None:
    cards = dict.fromkeys(("district_01", "district_02", "district_03", "district_04", "district_05"), 0)
    g = round_ends(cards=cards)
    assert g.told(EndReached) == [EndReached("no_district_gold")]
    assert not round_ends(cards=cards | {"district_04": 1}).state.over


@rule("OR-21.4")
@pytest.mark.parametrize(("left", "over"), [(2, True), (3, True), (4, False)])
def test_three_colours_of_floors_or_fewer_end_the_game(left: int, over: bool) -> None:
    colours = ("red", "purple", "blue", "orange", "yellow")
    g = round_ends(tower_supply={colour: int(n < left) for n, colour in enumerate(colours)})
    assert g.state.over == over
    assert g.told(EndReached) == ([EndReached("tower_supply")] if over else [])


@rule("OR-21.5", "OR-A3")
def test_a_short_citizen_area_ends_the_game_but_an_empty_supply_alone_does_not() -> None:
    g = round_ends(area=["red_1", "purple_2", "blue_3", "orange_4"], supply={"yellow": 0})
    assert g.told(EndReached) == [EndReached("citizen_shortage")]
    assert not round_ends(supply=dict.fromkeys(("red", "yellow"), 0)).state.over


@rule("OR-21.1")
def test_conditions_met_in_a_round_do_not_stop_it() -> None:
    g = scene(*TWO, tower_supply={"red": 1, "blue": 0}, resources=dict.fromkeys(TWO, goods(gold=3)))
    g.run(play_round)
    g.act("Ana", "raise_tower colour=red")
    g.act("Bo", "raise_tower colour=yellow")
    g.act("Ana", "pass")
    assert g.waits == "Bo: choose_action"
    g.act("Bo", "pass")
    assert g.state.over


@rule("OR-21.6", "OR-A60")
def test_three_rounds_of_nothing_but_passing_stop_the_game() -> None:
    g = scene(*TWO)
    g.run(play_round)
    for number in range(6):
        assert g.state.idle_rounds == number // 2
        g.act(g.waiting, "pass")
    assert g.told(EndReached) == [EndReached("idle_rounds")]
    assert outcome(g).winners == (0, 1)


@rule("OR-21.6")
def test_any_other_action_starts_the_count_again() -> None:
    g = scene(*TWO, idle_rounds=2)
    g.run(play_round)
    g.act("Ana", "raise_tower colour=red")
    for _ in TWO:
        g.act(g.waiting, "pass")
    assert (g.state.idle_rounds, g.state.over) == (0, False)


# OR-22


def points(g: OriginsScene, who: str) -> dict[str, int]:
    return final_points(g.state, g.seat(who))


@rule("OR-22.1")
def test_gold_scores_and_other_resources_do_not() -> None:
    g = round_ends(steps={"Bo": SUMMITS}, resources={"Ana": goods(9, 9, 9, 4)})
    assert g.vp("Ana") == 4
    assert ("Ana", "gold", 4) in g.scored()


@rule("OR-22.2", "OR-18.5")
@pytest.mark.parametrize(("row", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_the_adviser_row_scores_its_rightmost_slot(row: int, vp: int) -> None:
    colours = ("red", "purple", "blue", "orange", "yellow")[:row]
    assert points(scene(advisers={"Ana": colours}), "Ana")["adviser_row"] == vp


@rule("OR-22.3", "OR-A47")
@pytest.mark.parametrize(
    ("steps", "vp"), [((0, 0, 0), 0), ((10, 0, 0), 0), ((5, 7, 3), 16 + 6), ((8, 8, 2), 42 + 3), ((10, 10, 10), 140)]
)
def test_the_two_lower_temples_score(steps: tuple[int, int, int], vp: int) -> None:
    g = scene(steps={"Ana": dict(zip(("forest", "mountain", "sea"), steps, strict=True))})
    assert points(g, "Ana")["temples"] == vp


@rule("OR-22.3")
def test_the_highest_marker_is_left_out_even_where_an_owner_s_track_falls() -> None:
    track = "[temple_track.vp]\nby_step = [0, 1, 3, 6, 10, 16, 23, 31, 42, 55, 5]"
    g = scene(box=OWN_BOX.load(track.encode()), steps={"Ana": {"forest": 10, "mountain": 9, "sea": 2}})
    assert points(g, "Ana")["temples"] == 55 + 3


@rule("OR-22.4")
def test_seats_score_their_value_times_the_tower() -> None:
    g = scene(
        city={
            "Ana": [
                [1, 0, "farm:mint"],
                [1, 1, "farm:mint"],
                [2, 0, "farm:mint"],
                [2, 1, "farm:arena"],
                [0, 2, "forum"],
            ]
        },
        seats={"Ana": [[0, 0, "red_5"], [1, 0, "orange_3"]]},
        towers={"Ana": {"red": 2, "orange": 4, "blue": 6}},
    )
    assert points(g, "Ana")["seats_of_power"] == 5 * 2 + 3 * 4


@rule("OR-22.5")
def test_most_points_win() -> None:
    g = round_ends(steps={"Cy": SUMMITS}, vp={"Ana": 150, "Bo": 149, "Cy": 8})
    assert outcome(g) == Outcome((1, 2, 3), (150, 149, 148), (0,), "points")


@rule("OR-22.5", "OR-A46")
def test_a_tie_goes_to_more_tiles_farms_and_start_tiles_included_reserved_not() -> None:
    g = round_ends(
        steps={"Cy": SUMMITS},
        vp={"Ana": 160, "Bo": 160},
        city={"Ana": [[1, 0, "farm:mint"]], "Bo": []},
        reserved={"Bo": ["arena", "arena"]},
    )
    assert outcome(g) == Outcome((1, 2, 3), (160, 160, 140), (0,), "tiles")


@rule("OR-22.5")
def test_still_level_the_victory_is_shared() -> None:
    g = round_ends(steps={"Cy": SUMMITS}, vp={"Ana": 160, "Bo": 160})
    assert outcome(g) == Outcome((1, 1, 3), (160, 160, 140), (0, 1), "shared_victory")


@rule("OR-25.3")
def test_without_the_option_the_end_is_told_at_the_check() -> None:
    g = scene(tower_supply={"red": 1, "blue": 0}, announce_end="no")
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red")
    assert (g.told(EndAnnounced), g.told(EndReached)) == ([], [])
    for who in ("Bo", "Cy", "Ana"):
        g.act(who, "pass")
    g.run(end_round)
    assert (g.told(EndAnnounced), g.told(EndReached)) == ([], [EndReached("tower_supply")])
