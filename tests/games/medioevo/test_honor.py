"""ME-21.1, ME-21.11: honor goes up and down at once."""

from __future__ import annotations

import pytest

from games.medioevo.realms import Realm, realm
from pentapolis.games.medioevo.money import honor
from pentapolis.games.medioevo.realm.rebellions import rebel
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.now import Now
from support import rule


def give(g: Realm, who: str, change: int) -> None:
    honor(g.state, Now([], ScriptedChance(()), g.events, {}), g.seat(who), change, "test")


@rule("ME-21.1")
@pytest.mark.parametrize(("change", "total"), [(3, 4), (-4, -3), (0, 1)])
def test_honor_may_be_negative(change: int, total: int) -> None:
    g = realm(honor={"Ana": 1})
    give(g, "Ana", change)
    assert g.player("Ana").honor == total
    assert g.honor() == [("Ana", change, "test")][: change != 0]


@rule("ME-21.1")
def test_gains_of_the_turn_are_remembered() -> None:
    g = realm()
    for change in (2, -3, 1):
        give(g, "Bo", change)
    assert (g.player("Bo").honor, g.player("Bo").deeds) == (10, {"honor_gained": 3})


@rule("ME-21.11", "ME-4.27")
def test_new_rebellions_cost_one_each() -> None:
    g = realm(armies={"nicaea": {"barbarians": {"light_infantry": 1}}})
    g.run(rebel.of(0, 3))
    assert g.player("Ana").honor == 7
