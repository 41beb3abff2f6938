"""What a battle may come to, by what all can see."""

from __future__ import annotations

from typing import Any

from games.medioevo.battles import HOME, SEA, WILD, battle_scene
from games.medioevo.marching import turn
from games.medioevo.scene import MedioevoScene
from pentapolis.games.medioevo.battle.odds import Odds, Side, estimate, foreseen
from pentapolis.games.medioevo.forces import of_kind
from pentapolis.games.medioevo.moves.actions import Step
from pentapolis.games.medioevo.moves.combat import AttackInPlace
from pentapolis.games.medioevo.moves.entering import GoOn
from pentapolis.games.medioevo.sheet.notes import note
from pentapolis.words import Words

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"


def odds(own: dict[str, int], other: dict[str, int], **position: Any) -> Odds:
    g = battle_scene(armies={HOME: {"Bo": own, "Ana": other}}, **position)
    return estimate(g.state, HOME, 1, 0)


def test_more_and_better_units_have_better_odds() -> None:
    even, more, horse = odds({LI: 5}, {LI: 5}), odds({LI: 9}, {LI: 5}), odds({LI: 5, CV: 2}, {LI: 5})
    assert 10 < even.win < 60
    assert more.win > even.win + 20
    assert horse.win > even.win
    assert odds({LI: 5}, {LI: 5}, buildings={HOME: ["castle"]}).win < even.win


def test_nobody_wins_against_an_empty_field_for_less_than_certain() -> None:
    assert odds({LI: 5}, {}) == Odds(100, 0.0, 0.0)


def test_the_same_position_has_the_same_odds_whoever_looks_and_nothing_changes() -> None:
    g = battle_scene(armies={HOME: {"Bo": {LI: 5}, "Ana": {LI: 4, AR: 2}}})
    before = g.title.encode(g.state)
    seen = [estimate(g.seen(who), HOME, 1, 0) for who in ("", "Ana", "Bo", "Cy")]
    assert len(set(seen)) == 1
    assert g.title.encode(g.state) == before


def test_an_army_that_is_still_to_come_can_be_named() -> None:
    g = battle_scene(armies={WILD: {"barbarians": {LI: 2}}}, circle=[1, 2, 3])
    army = (of_kind(LI, 6),)
    assert estimate(g.state, WILD, 0, -1, army).win > 90
    assert estimate(g.state, WILD, 0, -1, (of_kind(LI, 1),)).win < 40


def test_at_sea_levels_of_galleys_count_and_horses_do_not() -> None:
    fleet = {"kind": "galley", "place": SEA}
    odds = {}
    for level in (1, 3):
        items = {"g1": {**fleet, "owner": "Bo", "level": level, "units": {CV: 3}}}
        items |= {"g2": {**fleet, "owner": "Ana", "level": 1, "units": {LI: 3}}}
        odds[level] = estimate(battle_scene(items=items).state, SEA, 1, 0)
    assert odds[3].win > odds[1].win


def test_damage_goes_to_the_cheapest_first() -> None:
    side = Side((of_kind(LI, 1), of_kind(HI, 1), of_kind(CV, 1)), False, 0, 0, False)
    side.hurt(3)
    assert side.units == {LI: 0, AR: 0, HI: 0, CV: 1, "captain": 0}


def test_sampled_battles_agree_with_fought_ones() -> None:
    """Battles of the rules themselves, by luck, with everything let pass, against the estimate."""
    won = 0
    for seed in range(60):
        g = battle_scene(armies={HOME: {"Bo": {HI: 4}, "Ana": {HI: 3}}})
        g.meet_by_luck("Bo", "Ana", HOME, seed)
        won += g.result == ("Bo", "wiped_out")
    assert abs(100 * won / 60 - odds({HI: 4}, {HI: 3}).win) < 20


def raid(**position: Any) -> MedioevoScene:
    """Ana's wagon with three units stands in Bulgaria's neighbour."""
    wagon = {"kind": "war_wagon", "level": 1, "owner": "Ana", "place": HOME}
    g = turn(**{"armies": {HOME: {"Ana": {LI: 3}}}, "items": {"w1": wagon}, "options": {"odds": "yes"}, **position})
    g.act("Ana", "begin_move item=w1", "load unit=light_infantry count=3 item=w1")
    return g


def test_a_step_into_the_wild_has_the_odds_against_the_horde_of_the_turn() -> None:
    g = raid(circle=[4, 6, 3])
    odds = foreseen(g.seen("Ana"), 0, Step(WILD))
    assert odds == estimate(g.state, WILD, 0, -1, (of_kind(LI, 3),), (of_kind(LI, 1), of_kind("captain_1")))
    assert foreseen(g.seen("Ana"), 0, Step("adrianople")) is None  # own


def test_a_step_upon_an_army_has_the_odds_against_it_with_barbarians_first() -> None:
    g = raid(armies={HOME: {"Ana": {LI: 3}}, WILD: {"Bo": {LI: 1}}}, wars=[["Bo", "Ana"]])
    assert foreseen(g.seen("Ana"), 0, Step(WILD)) == estimate(g.state, WILD, 0, 1, (of_kind(LI, 3),))
    g = raid(armies={HOME: {"Ana": {LI: 3}}, WILD: {"Bo": {LI: 1}, "barbarians": {LI: 4}}})
    assert foreseen(g.seen("Ana"), 0, Step(WILD)) == estimate(g.state, WILD, 0, -1, (of_kind(LI, 3),))


def test_an_attack_that_is_to_be_confirmed_or_made_in_place_has_odds() -> None:
    g = raid(armies={HOME: {"Ana": {LI: 3}}, WILD: {"Bo": {LI: 1}}})
    g.act("Ana", f"step place={WILD}")
    assert g.waits == "Ana: confirm_attack"
    assert foreseen(g.seen("Ana"), 0, GoOn(1)) == estimate(g.state, WILD, 0, 1, (of_kind(LI, 3),))
    g = raid(armies={HOME: {"Ana": {LI: 3}}, WILD: {"Ana": {LI: 2}, "Bo": {LI: 1}}})
    assert foreseen(g.seen("Ana"), 0, AttackInPlace(WILD, 1)) == estimate(g.state, WILD, 0, 1)


def test_the_odds_stand_beside_an_attack_if_the_table_wants_them() -> None:
    g = raid(circle=[4, 6, 8])
    words = Words("en", "medioevo")
    assert "%" in note(g.seen("Ana"), 0, Step(WILD), words)
    g = raid(circle=[4, 6, 8], options={})
    assert "%" not in note(g.seen("Ana"), 0, Step(WILD), words)
