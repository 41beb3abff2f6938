"""KB-1: what holds throughout the game."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import to_builtins

from games.kingsburg.conftest import Chronicle
from games.kingsburg.scene import BY_COLUMNS, FIVE, goods, scene
from pentapolis.games.kingsburg import TITLE
from pentapolis.games.kingsburg.advisors import receive_aid
from pentapolis.games.kingsburg.components import GOODS, SUMMER
from pentapolis.games.kingsburg.construction import construct
from pentapolis.games.kingsburg.events import Gained, Paid, Rolled, Scored
from pentapolis.games.kingsburg.influence import influence_advisors
from pentapolis.games.kingsburg.production import production_season, roll_dice, season_end, season_start
from pentapolis.games.kingsburg.winter import recruit_soldiers, winter
from pentapolis.games.kingsburg.year import kings_aid, kings_reward
from pentapolis.kernel.event import Event
from support import rule


@rule("KB-1.1", "KB-A3")
def test_tokens_soldiers_dice_and_the_envoy_are_no_goods() -> None:
    g = scene(
        goods={"Laurence": goods(gold=1), "Fred": goods(stone=1)},
        plus_two={"Théo": 3},
        soldiers={"Théo": 4},
        dice={"Théo": (6, 6, 6)},
        envoy="Théo",
        phase="kings_aid",
    )
    g.run(kings_aid)
    assert GOODS == ("gold", "wood", "stone")
    assert g.changed == {"aid_die": g.seat("Théo")}


@rule("KB-1.1", "KB-1.11")
def test_a_good_of_choice_is_gold_wood_or_stone_and_nothing_else() -> None:
    g = scene()
    g.run(kings_aid)
    assert g.options("Laurence") == ["take gold=1", "take wood=1", "take stone=1"]


@rule("KB-1.2")
@pytest.mark.parametrize("kind", GOODS)
def test_the_number_of_goods_is_the_sum_of_all_kinds(kind: str) -> None:
    g = scene(goods={"Laurence": goods(1, 1, 1), "Théo": goods(**{kind: 2}), "Fred": goods(2, 2, 2)})
    g.run(kings_aid)
    assert g.aid_die == "Théo"
    g = scene(goods={"Laurence": goods(1, 1, 1), "Théo": goods(**{kind: 4}), "Fred": goods(2, 2, 2)})
    g.run(kings_aid)
    assert g.aid_die == "Laurence"


@rule("KB-1.3")
def test_goods_come_from_the_supply_and_go_back_to_it(games: list[Chronicle]) -> None:
    for game in games:
        for moment in game.moments:
            told: Counter[tuple[int, str]] = Counter()
            for event in moment.events:
                for good in GOODS:
                    if isinstance(event, Gained):
                        told[event.seat, good] += getattr(event, good)
                    if isinstance(event, Paid):
                        told[event.seat, good] -= getattr(event, good)
            for seat in range(game.seats):
                before, after = moment.before.provinces[seat].goods, moment.after.provinces[seat].goods
                assert [after[n] - before[n] for n in range(3)] == [told[seat, good] for good in GOODS]


@rule("KB-1.3")
def test_a_gain_and_a_payment_tell_what_moved_and_nothing_else() -> None:
    g = scene(groups=[("Fred", 2), ("Fred", 6)])
    g.run(receive_aid)
    g.act("Fred", "exchange give=gold")
    amounts = {"gold": 0, "wood": 0, "stone": 0, "plus_two": 0}
    assert [to_builtins(event) for event in g.told(Gained)] == [
        {**amounts, "did": "gained", "seat": 2, "source": "squire", "gold": 1, "soldiers": 0},
        {**amounts, "did": "gained", "seat": 2, "source": "alchemist", "wood": 1, "stone": 1, "soldiers": 0},
    ]
    assert [to_builtins(event) for event in g.told(Paid)] == [
        {**amounts, "did": "paid", "seat": 2, "source": "alchemist", "gold": 1}
    ]


@rule("KB-1.3")
def test_no_action_names_another_player() -> None:
    fields = {field for action in TITLE.actions.values() for field in action.__struct_fields__}
    assert fields == {
        *GOODS,
        *("die", "advisor", "colored_dice", "white_dice", "plus_two", "market", "envoy"),
        *("give", "building", "payment"),
    }


@rule("KB-1.4")
def test_a_gain_is_never_reduced_for_lack_of_cubes() -> None:
    hoard = {"Laurence": goods(25, 20, 15), "Théo": goods(25, 20, 15)}
    g = scene(goods=hoard, groups=[("Fred", 8), ("Fred", 13), ("Fred", 15), ("Fred", 16)])
    g.run(receive_aid)
    assert g.changed == {"Fred.goods": goods(gold=7, wood=1, stone=4), "groups": []}


@rule("KB-1.5", "KB-A34")
def test_tokens_never_run_out() -> None:
    g = scene(plus_two={"Laurence": 20, "Théo": 20}, buildings={"Fred": ["inn"]}, phase="summer")
    g.run(season_end)
    assert g.changed == {"Fred.plus_two": 1}


@rule("KB-1.5", "KB-A35", "KB-1.8")
def test_all_twenty_buildings_can_stand() -> None:
    g = scene(buildings={"Laurence": 17}, goods={"Laurence": goods(20, 20, 20)}, phase="spring")
    for building in BY_COLUMNS[17:]:
        g.run(construct)
        g.act("Laurence", f"construct building={building}")
    assert g.buildings["Laurence"] == set(BY_COLUMNS)
    assert g.state.provinces[0].buildings == 20
    g.run(construct)
    assert g.waits == ""


@rule("KB-1.5")
def test_six_white_dice_are_the_most_that_are_ever_needed() -> None:
    g = scene(*FIVE, buildings={who: ["inn", "market", "farms"] for who in FIVE}, aid_die="Robin")
    g.dice(*[1] * (5 * 3 + 6))
    g.run(roll_dice)
    assert {who: len(g.state.provinces[g.seat(who)].white) for who in FIVE} == {
        **dict.fromkeys(FIVE, 1),
        "Robin": 2,
    }


@rule("KB-1.6")
@pytest.mark.parametrize("viewer", ["Laurence", "Théo", "Fred", ""])
def test_everything_but_the_enemy_cards_is_public(viewer: str) -> None:
    g = scene(
        buildings={"Laurence": ["statue"]},
        goods={"Théo": goods(1, 2, 3)},
        plus_two={"Fred": 2},
        soldiers={"Laurence": 5},
        vp={"Théo": 7},
        dice={"Fred": (1, 2, 3)},
        white={"Fred": (4,)},
        groups=[("Laurence", 8)],
        envoy="Théo",
        aid_die="Fred",
        order=["Fred", "Théo", "Laurence"],
    )
    seen = g.seen(viewer)
    for field in ("provinces", "groups", "envoy", "aid_die", "order", "year", "phase", "past_enemies", "battle"):
        assert getattr(seen, field) == getattr(g.state, field)


@rule("KB-1.7", "KB-A36")
def test_the_score_has_no_upper_limit() -> None:
    g = scene(vp={"Laurence": 59}, groups=[("Laurence", 1), ("Laurence", 17)])
    g.run(receive_aid)
    assert g.vp == {"Laurence": 60, "Théo": 0, "Fred": 0}
    g.chance("enemies=y1_orcs_3")
    g.act("Laurence", "take gold=2")
    assert g.vp == {"Laurence": 63, "Théo": 0, "Fred": 0}


@rule("KB-1.7", "KB-A20")
def test_the_score_has_no_lower_limit() -> None:
    g = scene(vp={"Laurence": 0, "Théo": -1}, groups=[("Théo", 14), ("Laurence", 14)])
    g.run(receive_aid)
    g.act("Théo", "take gold=3")
    g.act("Laurence", "take wood=3")
    assert g.vp == {"Laurence": -1, "Théo": -2, "Fred": 0}


@rule("KB-1.7")
def test_points_count_at_once(games: list[Chronicle]) -> None:
    for game in games:
        for moment in game.moments:
            told: Counter[int] = Counter()
            for event in moment.events:
                if isinstance(event, Scored):
                    told[event.seat] += event.vp
            before, after = moment.before.provinces, moment.after.provinces
            assert [a.vp - b.vp for a, b in zip(after, before, strict=True)] == [told[s] for s in range(game.seats)]


@rule("KB-1.8")
def test_a_destroyed_building_does_not_count() -> None:
    g = scene(buildings={"Laurence": ["statue", "chapel"], "Théo": ["inn", "market"]}, soldiers={"Théo": 9})
    g.chance("enemies=y1_goblins_3", "d6=1")
    g.run(winter)
    assert g.buildings["Laurence"] == {"statue"}
    g.mark()
    g.run(kings_reward)
    assert g.changed == {"Théo.vp": g.vp["Théo"], "phase": 3}


@rule("KB-1.9", "KB-A44")
def test_at_every_moment_one_player_decides_and_nobody_else_can_do_anything(games: list[Chronicle]) -> None:
    assert not TITLE.floors
    assert not TITLE.windows
    for game in games:
        for moment in game.moments:
            assert TITLE.to_act(moment.before) == (moment.seat,)
            others = [seat for seat in range(game.seats) if seat != moment.seat]
            assert not any(TITLE.legal(moment.before, seat) for seat in others)


@rule("KB-1.10", "KB-A49")
def test_who_passed_takes_part_in_all_that_follows() -> None:
    g = scene(
        goods={"Théo": goods(gold=3, wood=3)},
        buildings={"Théo": ["barricade", "crane", "town_hall"]},
        dice={"Laurence": (1,), "Théo": (2,), "Fred": (3,)},
        groups=[("Théo", 8)],
        phase="autumn",
    )
    g.run(influence_advisors, receive_aid, construct, season_end, recruit_soldiers)
    for who in ("Laurence", "Théo", "Fred"):
        g.act(who, "pass")
    assert g.goods["Théo"] == goods(gold=5, wood=3)
    assert g.waits == "Théo: build"
    g.act("Théo", "construct building=inn")
    assert g.waits == "Théo: town_hall"
    g.act("Théo", "decline")
    assert g.waits == "Théo: recruit"
    g.dice(*[1] * 9)
    g.run(production_season.of(SUMMER))
    assert g.waits == "Laurence: influence"
    g.act("Laurence", "pass")
    assert g.waits == "Théo: influence"


@rule("KB-1.10")
def test_who_has_lost_everything_plays_on() -> None:
    g = scene(vp={"Laurence": -9}, phase="winter")
    g.chance("enemies=y1_zombies_4", "d6=1")
    g.run(winter)
    assert g.vp == {"Laurence": -11, "Théo": -2, "Fred": -2}
    g.dice(1, 2, 3, 4, 5, 6, 1, 1, 1)
    g.run(season_start, roll_dice)
    assert [event.seat for event in g.told(Rolled)] == [0, 1, 2]


@rule("KB-1.11", "KB-A47")
def test_gains_without_a_choice_come_unasked() -> None:
    g = scene(
        buildings={"Laurence": ["inn", "market", "farms", "merchants_guild"], "Théo": ["embassy"]},
        groups=[("Fred", 1), ("Fred", 2), ("Fred", 3), ("Fred", 5), ("Fred", 8), ("Fred", 10), ("Fred", 18)],
        phase="summer",
    )
    g.chance("enemies=y1_orcs_3")
    g.run(season_start, receive_aid, season_end)
    assert g.waits == ""
    assert g.changed == {
        "Laurence.goods": goods(gold=1),
        "Laurence.plus_two": 1,
        "Théo.vp": 1,
        "Fred.goods": goods(gold=4, wood=2, stone=1),
        "Fred.soldiers": 4,
        "Fred.vp": 1,
        "groups": [],
        "enemies": g.changed["enemies"],
    }


GAINS = ("aid_good", "advisor_merchant", "advisor_goods", "advisor_hunter", "advisor_swordsmith", "winter_reward")


@rule("KB-1.11", "KB-A47")
def test_what_is_gained_cannot_be_declined(games: list[Chronicle]) -> None:
    seen: Counter[str] = Counter()
    for game in games:
        for moment in game.moments:
            decision = moment.before.agenda[-1].name
            verbs = {str(option).split()[0] for option in TITLE.asked(moment.before, moment.seat)}
            if decision in GAINS:
                seen[decision] += 1
                assert verbs == {"take"}
            elif decision == "winter_loss":
                assert verbs == {"lose"}
            else:
                assert verbs & {"pass", "done", "keep", "decline"}
    assert set(seen) >= {"aid_good", "advisor_merchant", "advisor_goods", "advisor_hunter", "advisor_swordsmith"}


@rule("KB-1.11")
def test_only_payments_for_something_reduce_goods(games: list[Chronicle]) -> None:
    told: list[Event] = [event for game in games for event in game.events]
    sources = {event.source for event in told if isinstance(event, Paid)}
    assert sources <= {*BY_COLUMNS, "alchemist", "town_hall", "recruit", "winter"}
