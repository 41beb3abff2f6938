"""OR-8: the military track."""

from __future__ import annotations

import pytest

from games.origins.scene import FOUR, OriginsScene, goods, scene
from pentapolis.games.origins.components import CROSSED, FINAL, RETREAT
from pentapolis.games.origins.events import Attacked, TokenTaken
from support import rule


def advance(g: OriginsScene, who: str, spaces: int) -> None:
    g.ask("advance_by", who, spaces)


@rule("OR-8.1", "OR-A13")
def test_the_first_threshold_lies_after_the_start_and_the_last_before_the_final_space() -> None:
    thresholds = [space for space in range(1, FINAL + 1) if CROSSED[space] > CROSSED[space - 1]]
    assert thresholds == [1, 4, 7, 10, 13]
    g = scene(military={"Ana": 0})
    advance(g, "Ana", 1)
    assert g.told(TokenTaken) == [TokenTaken(0, 1)]


@rule("OR-8.2", "OR-8.7")
def test_markers_of_one_space_are_level_and_only_those_behind_are_weaker() -> None:
    g = scene(*FOUR, military={"Ana": 2, "Bo": 2, "Cy": 1, "Dee": 5}, military_stack=["Bo", "Ana"])
    for who, weaker in (("Ana", 1), ("Bo", 1), ("Cy", 0), ("Dee", 3)):
        g.mark()
        g.ask("score_attack", who)
        (told,) = g.told(Attacked)
        assert told.weaker == weaker
    g = scene(*FOUR)
    g.ask("attack", "Ana")
    assert g.vp("Ana") == 0


@rule("OR-8.3")
def test_an_advance_passes_others_and_lands_on_top_of_the_stack() -> None:
    g = scene(*FOUR, military={"Ana": 1, "Bo": 2, "Cy": 3, "Dee": 3}, military_stack=["Dee", "Cy"])
    advance(g, "Ana", 2)
    assert g.stack == [("Bo", 2), ("Dee", 3), ("Cy", 3), ("Ana", 3)]


@rule("OR-8.4", "OR-A15")
def test_every_threshold_crossed_brings_a_token() -> None:
    g = scene(military={"Ana": 3})
    advance(g, "Ana", 4)
    assert (g.player("Ana").military, g.player("Ana").tokens) == (7, 2)
    assert g.told(TokenTaken) == [TokenTaken(0, 2), TokenTaken(0, 3)]
    g = scene(military={"Ana": 11})
    advance(g, "Ana", 9)
    assert (g.player("Ana").military, g.player("Ana").tokens, g.vp("Ana")) == (FINAL, 1, 9)


@rule("OR-8.5", "OR-A16")
def test_the_final_space_scores_once_and_is_never_left() -> None:
    g = scene(military={"Ana": FINAL})
    advance(g, "Ana", 3)
    assert g.changed == {}
    assert RETREAT[FINAL] == FINAL
    g.turn("Ana")
    g.act("Ana", "visit_site worker=archon site=1", "main_action action=military", "military_choice plan=advance")
    assert (g.waits, g.player("Ana").military) == ("Bo: choose_action", FINAL)


@rule("OR-8.6")
@pytest.mark.parametrize(
    ("space", "choice", "gain"),
    [
        (0, "", goods()),
        (1, "", goods()),
        (3, "", goods(stone=1)),
        (4, "", goods(food=1)),
        (5, "", goods(wisdom=1)),
        (6, "", goods(gold=1)),
        (7, "food", goods(stone=1, food=1)),
        (8, "food", goods(food=2)),
        (9, "stone", goods(stone=1, wisdom=1)),
        (10, "stone", goods(stone=1, gold=1)),
        (11, "wisdom", goods(wisdom=1, gold=1)),
        (12, "", goods(gold=2)),
        (13, "", goods()),
    ],
)
def test_an_attack_first_brings_the_bonus_of_the_own_space(space: int, choice: str, gain: dict[str, int]) -> None:
    g = scene(military={"Ana": space}, resources={"Ana": goods()})
    g.ask("attack", "Ana")
    if choice:
        assert g.waits == "Ana: choose_basic"
        assert g.vp("Ana") == 0  # points come second
        g.act("Ana", f"choose_basic resource={choice}")
    assert g.resources("Ana") == gain
    assert all(source == "attack" for _, source, _ in g.gained())


@rule("OR-8.6")
def test_the_swap_is_optional_and_needs_a_basic_resource() -> None:
    g = scene(military={"Ana": 2}, resources={"Ana": goods(stone=1)})
    g.ask("attack", "Ana")
    assert g.options("Ana") == ["swap_for_gold resource=stone", "decline"]
    g.act("Ana", "swap_for_gold resource=stone")
    assert (g.resources("Ana"), g.vp("Ana")) == (goods(gold=1), 3)
    assert (g.paid(), g.gained()) == ([("Ana", "swap", goods(stone=1))], [("Ana", "swap", goods(gold=1))])
    g = scene(military={"Ana": 2}, resources={"Ana": goods(gold=3)})
    g.ask("attack", "Ana")
    assert (g.waits, g.vp("Ana")) == ("", 3)


@rule("OR-8.7", "OR-8.8")
def test_an_attack_scores_weaker_markers_and_thresholds_and_takes_nothing() -> None:
    g = scene(*FOUR, military={"Ana": 9, "Bo": 9, "Cy": 8, "Dee": 0})
    g.ask("score_attack", "Ana")
    assert g.changed == {"Ana.vp": 2 + 3}
    assert g.told(Attacked) == [Attacked(0, 9, 2, 3)]
    assert g.scored() == [("Ana", "attack", 5)]


@rule("OR-8.9")
def test_an_attack_never_splits_an_advance() -> None:
    g = scene(military={"Ana": 2}, resources={"Ana": goods(stone=1)})
    g.ask("military_choice", "Ana", 2)
    assert g.options("Ana") == [
        f"military_choice plan={plan}" for plan in ("advance", "attack", "advance_then_attack", "attack_then_advance")
    ]
    g.refused("Ana", "military_choice plan=wait", "OR-8.9", "refused-no-such-plan")
    g.act("Ana", "military_choice plan=advance_then_attack")
    assert g.player("Ana").military == 4
    assert g.resources("Ana") == goods(stone=1, food=1)  # the bonus of space 4
