"""OR-11: temples and who holds the Zodiac cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.origins.scene import FOUR, OriginsScene, goods, scene
from pentapolis.games.origins.events import Climbed, ZodiacTaken
from pentapolis.games.origins.round_end import award_zodiac_cards
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.now import Now
from support import rule

SUMMIT = 10


def temple_action(temple: str, **position: Any) -> OriginsScene:
    """Ana performs the main action of site 3 at a temple."""
    given: dict[str, Any] = {"resources": {"Ana": goods(stone=1)}} | position
    g = scene(**given)
    g.turn("Ana")
    g.act("Ana", "visit_site worker=archon site=3", "main_action action=temple", f"choose_temple temple={temple}")
    return g


@rule("OR-11.1", "OR-A71")
def test_a_marker_that_arrives_goes_on_top() -> None:
    g = temple_action("sea", steps={"Bo": {"sea": 2}, "Cy": {"sea": 3}})
    assert [g.name(seat) for seat in g.state.temples[2]] == ["Bo", "Ana", "Cy"]
    g = temple_action("sea", steps={"Ana": {"sea": 1}, "Bo": {"sea": 3}, "Cy": {"sea": 3}})
    assert [g.name(seat) for seat in g.state.temples[2]] == ["Bo", "Cy", "Ana"]


@rule("OR-11.2")
def test_all_steps_are_made_on_one_track_and_lost_beyond_the_summit() -> None:
    g = temple_action("forest", steps={"Ana": {"forest": 9}})
    assert g.steps("Ana") == {"forest": SUMMIT, "mountain": 0, "sea": 0}
    assert g.told(Climbed) == [Climbed(0, "forest", 1, SUMMIT)]


@rule("OR-11.3", "OR-5.5")
@pytest.mark.parametrize("holder", ["", "Bo", "Ana"])
def test_the_card_comes_from_the_board_or_from_whoever_holds_it(holder: str) -> None:
    g = temple_action("forest", holders={"leo": holder} if holder else {}, passed=["Bo"])
    assert g.holders["leo"] == "Ana"
    giver = {"": -1, "Bo": 1}.get(holder)
    assert g.told(ZodiacTaken) == ([] if giver is None else [ZodiacTaken(0, "forest", "leo", giver)])


@rule("OR-A18")
def test_on_the_summit_the_stone_still_buys_the_card() -> None:
    g = temple_action("forest", steps={"Ana": {"forest": SUMMIT}})
    assert (g.resources("Ana"), g.steps("Ana")["forest"], g.holders["leo"]) == (goods(), SUMMIT, "Ana")


@rule("OR-A19")
def test_a_climb_without_a_card_is_not_offered_on_the_summit() -> None:
    g = scene(steps={"Ana": {"forest": SUMMIT, "sea": 9}})
    g.ask("choose_temple", "Ana", 1, "bonus")
    assert g.options("Ana") == ["choose_temple temple=mountain", "choose_temple temple=sea"]
    g.refused("Ana", "choose_temple temple=forest", "OR-A19", "refused-summit")
    g = scene(
        steps={"Ana": dict.fromkeys(("forest", "mountain", "sea"), SUMMIT)},
        freemen={"Ana": ["blue_3"]},
        bonus=["blue", "red", "purple", "yellow", "orange"],
    )
    g.turn("Ana")
    g.act("Ana", "visit_site worker=blue_3 site=1")
    g.refused("Ana", "bonus_action tile=bonus_temple", "OR-A53", "refused-cannot-do")


@rule("OR-11.4")
def test_no_other_climb_brings_a_card() -> None:
    for how in ("bonus", "constructed", "activated", "copied"):
        g = scene()
        g.ask("choose_temple", "Ana", 1, how)
        g.act("Ana", "choose_temple temple=forest")
        assert (g.steps("Ana")["forest"], g.holders["leo"]) == (1, "")
    g = scene()
    g.ask("paid_climb", "Ana", 1)
    g.act("Ana", "paid_climb temple=forest")
    assert (g.steps("Ana")["forest"], g.holders["leo"], g.resources("Ana")["gold"]) == (1, "", 0)


@rule("OR-11.5")
def test_a_card_works_from_the_moment_it_is_taken() -> None:
    """Taurus, taken in a visit, makes the Citizen of the next action cheaper."""
    g = scene(
        zodiac=["taurus", "leo", "virgo"],
        freemen={"Ana": ["red_3"]},
        resources={"Ana": goods(stone=1)},
        tokens={"Ana": 1},
    )
    g.turn("Ana")
    g.act("Ana", "visit_site worker=archon site=3", "main_action action=temple", "choose_temple temple=forest")
    g.act("Ana", "spend_superiority", "visit_site worker=red_3 site=4", "main_action action=recruit")
    assert "take_citizen die=purple_2" in g.options("Ana")  # slot 2 costs nothing now


@rule("OR-11.5")
def test_a_player_can_hold_three_cards() -> None:
    g = scene(holders={"leo": "Ana", "sagittarius": "Ana", "taurus": "Ana"}, city={"Ana": [[1, 0, "sanctuary"]]})
    g.ask("use_ability", "Ana", 1, 0)
    g.act("Ana", "use_ability building=sanctuary")
    assert g.vp("Ana") == 10


def award(g: OriginsScene) -> None:
    award_zodiac_cards(g.state, Now(g.state.agenda, ScriptedChance(()), g.events, {}))


@rule("OR-11.7", "OR-20.4")
def test_cards_go_to_the_highest_marker_the_lowest_of_a_stack() -> None:
    g = scene(
        *FOUR,
        steps={
            "Ana": {"forest": 2, "mountain": 4, "sea": 1},
            "Bo": {"forest": 3, "mountain": 4},
            "Cy": {"mountain": 4, "sea": 1},
            "Dee": {"mountain": 3, "sea": 1},
        },
        temple_stacks={"mountain": ["Cy", "Bo", "Ana"], "sea": ["Dee", "Ana", "Cy"]},
        holders={"leo": "Ana", "sagittarius": "Cy"},
    )
    award(g)
    assert g.holders == {"leo": "Bo", "sagittarius": "Cy", "taurus": "Dee"}
    assert g.told(ZodiacTaken) == [ZodiacTaken(1, "forest", "leo", 0), ZodiacTaken(3, "sea", "taurus", -1)]


@rule("OR-20.4", "OR-A17")
def test_a_card_stays_where_it_is_if_nobody_has_climbed() -> None:
    g = scene(holders={"sagittarius": "Bo"})
    award(g)
    assert g.holders == {"leo": "", "sagittarius": "Bo", "taurus": ""}


@rule("OR-11.6")
def test_a_zodiac_card_prevails_over_a_rule() -> None:
    """Virgo lets a tile overlap another, which OR-10.2 forbids."""
    g = scene(city={"Ana": [[1, 0, "farm:mint"]]}, zodiac=["virgo", "leo", "taurus"], holders={"virgo": "Ana"})
    g.ask("construct", "Ana")
    assert "construct tile=workshop face=building x=1 y=0" in g.options("Ana")
    g = scene(city={"Ana": [[1, 0, "farm:mint"]]})
    g.ask("construct", "Ana")
    g.refused("Ana", "construct tile=workshop face=building x=1 y=0", "OR-10.2", "refused-cell-taken")
