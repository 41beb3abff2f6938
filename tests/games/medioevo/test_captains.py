"""ME-11.13 to ME-11.18: Captains."""

from __future__ import annotations

from games.medioevo.battles import HOME, army_scene
from pentapolis.games.medioevo.battle.battle import CaptainUsed
from pentapolis.games.medioevo.battle.events import ShotsRolled
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"
ARCHER_ACT = "captain_use use=act unit=archer"


@rule("ME-11.13", "ME-11.14", "ME-E24")
def test_a_captain_acts_as_an_archer_before_the_melee() -> None:
    g = army_scene({"captain_1": 1, CV: 1}, {LI: 3, CV: 1, HI: 1})
    g.meet("Bo", "Ana", HOME)
    g.play(until="captain_use")
    assert g.waits == "Bo: captain_use"
    assert g.choices() == [ARCHER_ACT, "pass"]
    g.play("8: 2", captain_use=ARCHER_ACT, until="assign_damage")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "archery", (2,))]
    g.script("1 2 3")
    g.act("Ana", "hit unit=light_infantry")
    assert g.army(HOME, "Ana") == {LI: 2, CV: 1, HI: 1}
    assert g.waits == "Bo: reroll_attack"  # the one use is made: nothing is asked in step 3


@rule("ME-11.14", "ME-11.15", "ME-E24")
def test_in_step_3_a_captain_may_unlock_cancel_or_act() -> None:
    g = army_scene({"captain_1": 1, CV: 1}, {LI: 3, CV: 1, HI: 1})
    g.meet("Bo", "Ana", HOME)
    g.play(captain_use="pass", until="captain_use")
    assert g.choices() == [
        *("captain_use use=act unit=light_infantry", "captain_use use=cancel unit=light_infantry"),
        *("captain_use use=act unit=heavy_infantry", "captain_use use=cancel unit=heavy_infantry"),
        *("captain_use use=act unit=cavalry", "captain_use use=unlock unit=cavalry"),
        "pass",
    ]
    g.play("1 2 3", captain_use="captain_use use=unlock unit=cavalry", until="reroll_attack")
    assert g.battle.abilities == [[CV], [LI, HI]]


@rule("ME-11.14", "ME-A98")
def test_a_cancelled_ability_is_off_for_the_whole_type() -> None:
    g = army_scene({"captain_1": 1, AR: 1}, {HI: 3, AR: 1})
    g.meet("Bo", "Ana", HOME)
    g.play(captain_use="pass", until="captain_use")
    g.play("1 1 2", "3 4 5", captain_use="captain_use use=cancel unit=heavy_infantry")
    assert g.battle.abilities == [[], []]
    assert ("Ana", 3, "loss") in g.damage()


@rule("ME-11.14", "ME-11.15")
def test_archers_are_unlocked_and_cancelled_in_step_2() -> None:
    g = army_scene({"captain_1": 1, AR: 2}, {AR: 1, LI: 5})
    g.meet("Bo", "Ana", HOME)
    g.play(until="captain_use")
    assert g.choices() == [ARCHER_ACT, "captain_use use=unlock unit=archer", "pass"]
    g.play("8: 8 8", "1 2 3", captain_use="captain_use use=unlock unit=archer", until="reroll_attack")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "archery", (8, 8))]
    g = army_scene({"captain_1": 1, LI: 2}, {AR: 3})
    g.meet("Bo", "Ana", HOME)
    g.play(until="captain_use")
    assert g.choices() == [ARCHER_ACT, "captain_use use=cancel unit=archer", "pass"]
    g.play("1 2 3", captain_use="captain_use use=cancel unit=archer", until="reroll_attack")
    assert g.told(ShotsRolled) == []


@rule("ME-11.13", "ME-A18")
def test_only_the_highest_captains_are_compared_and_equal_ones_cancel_out() -> None:
    g = army_scene({"captain_1": 2, "captain_2": 1}, {"captain_2": 1, LI: 3})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 3", until="reroll_attack")
    assert g.waits == "Bo: reroll_attack"


@rule("ME-11.13", "ME-11.15", "ME-11.16")
def test_the_difference_of_levels_is_the_number_of_uses_each_of_another_type() -> None:
    g = army_scene({"captain_3": 1, AR: 1}, {"captain_1": 1, AR: 1, HI: 5})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8", captain_use=ARCHER_ACT, until="captain_use")
    assert g.battle.used == [[CaptainUsed("act", AR)], []]
    g.refused("Bo", "captain_use use=unlock unit=archer", "ME-11.15")
    g.script("1 2 3")
    g.act("Bo", "captain_use use=act unit=cavalry")
    assert g.battle.used == [[CaptainUsed("act", AR), CaptainUsed("act", CV)], []]
    assert g.waits == "Bo: reroll_attack"


@rule("ME-11.16")
def test_a_second_use_of_the_same_type_is_refused() -> None:
    g = army_scene({"captain_3": 1, CV: 1}, {HI: 5, CV: 1})
    g.meet("Bo", "Ana", HOME)
    g.play(captain_use=["pass", "captain_use use=act unit=cavalry"], until="captain_use")
    assert g.battle.used[0] == [CaptainUsed("act", CV)]
    g.refused("Bo", "captain_use use=unlock unit=cavalry", "ME-11.16", "refused-captain-same-type")


@rule("ME-11.15")
def test_a_captain_that_falls_to_arrows_makes_no_use_in_step_3() -> None:
    g = army_scene({"captain_2": 1, LI: 1}, {AR: 2})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8", "8: 1 8", captain_use=ARCHER_ACT, until="assign_damage")
    g.play("1 2 3", assign_damage="hit unit=captain_2", until="reroll_attack")
    assert g.waits == "Bo: reroll_attack"


@rule("ME-11.14", "ME-11.16")
def test_acting_works_whatever_the_enemy_has() -> None:
    g = army_scene({"captain_2": 1, AR: 5}, {CV: 2, HI: 2, AR: 1})
    g.meet("Bo", "Ana", HOME)
    uses = ["pass", "captain_use use=act unit=cavalry", "captain_use use=act unit=heavy_infantry"]
    g.play("3 4 8", "1 1 4", captain_use=uses)  # 7 against 4
    assert g.damage()[0] == ("Ana", 5, "melee")  # 3, and 2 of the Captain
    assert ("Bo", 2, "loss") in g.damage()  # 3 less 1


@rule("ME-11.14", "ME-11.8")
def test_acting_as_light_infantry_the_captain_itself_may_be_sacrificed() -> None:
    g = army_scene({"captain_1": 1, "captain_2": 1, AR: 3}, {LI: 3, AR: 1})
    g.meet("Bo", "Ana", HOME)
    g.play(captain_use=["pass", "captain_use use=act unit=light_infantry", "pass"], until="sacrifice_li")
    assert g.choices() == ["pass", "sacrifice_li number=0 captain=yes"]
    g.play("1 2 3", sacrifice_li="sacrifice_li number=0 captain=yes", until="reroll_attack")
    assert g.army(HOME, "Bo") == {"captain_1": 1, AR: 3}
    assert g.battle.sacrificed == [1, 0]


@rule("ME-11.17", "ME-11.3")
def test_a_captain_counts_in_the_melee_and_blocks_no_type() -> None:
    g = army_scene({"captain_1": 1, HI: 1}, {"captain_1": 1, LI: 5})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 8", "1 1 2")
    assert g.battle.abilities == [[HI], [LI]]
    assert g.damage()[0] == ("Ana", 2, "melee")  # two units in the melee
