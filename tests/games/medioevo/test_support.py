"""ME-17.15, ME-17.16, ME-17.24, ME-17.30, ME-17.31: the support that allies owe."""

from __future__ import annotations

from typing import Any

from games.medioevo.dealing import DealingScene, dealing, pact
from games.medioevo.scene import FOUR
from pentapolis.games.medioevo.control import contested
from pentapolis.games.medioevo.diplomacy import pacts
from pentapolis.games.medioevo.diplomacy.events import SupportAnswered, SupportDirected, SupportDue, WarBegan
from pentapolis.games.medioevo.diplomacy.hostilities import make_peace
from pentapolis.games.medioevo.diplomacy.relations import Clause, Duty, War
from pentapolis.games.medioevo.diplomacy.support import record_support
from pentapolis.games.medioevo.diplomacy.war import hostile
from pentapolis.games.medioevo.forces import add_troops, of_kind
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.now import Now
from support import rule

DEFENCE = Clause("defensive_alliance", units=6)
OFFENCE = Clause("offensive_alliance", units=8)


def allied(
    clause: Clause = DEFENCE, *, secret: bool = False, names: tuple[str, ...] = (), **position: Any
) -> DealingScene:
    """Ana and Bo are allies; Cy's trade turn."""
    more = position.pop("pacts", [])
    g = dealing(*names, **{"state": {"pacts": [pact(clause, secret=secret), *more]}} | position)
    g.trade("Cy")
    g.state.phase = "combat"
    return g


@rule("ME-17.15", "ME-17.31", "ME-A99")
def test_an_attack_on_an_ally_brings_duty_and_war() -> None:
    g = allied()
    g.attack("Cy", "Ana")
    assert g.state.pacts[0].duties == (Duty(1, 0, 2, "defensive_alliance", 6),)
    assert g.state.wars == [War(0, 2, 2, 2, True), War(1, 2, 2, 1, True)]
    assert g.told(WarBegan) == [WarBegan(2, 0, "attack"), WarBegan(1, 2, "joined")]
    assert [event.seat for event in g.told(SupportDue)] == [0, 1]
    assert hostile(g.state, 1, 2)
    g.mark()
    g.attack("Bo", "Cy")
    assert g.honor() == []


@rule("ME-17.15")
def test_the_duty_follows_the_clause_who_for_whom_against_whom() -> None:
    for clause, attacker, victim, due in (
        (Clause("defensive_alliance", giver=1, taker=0, units=2), 2, 0, [1]),
        (Clause("defensive_alliance", giver=1, taker=0, units=2), 2, 1, []),
        (Clause("defensive_alliance", units=2, against=(3,)), 2, 0, []),
        (Clause("defensive_alliance", units=2, against=(2, 3)), 2, 0, [1]),
        (Clause("defensive_alliance", units=2), 0, 2, []),
    ):
        g = allied(clause, names=FOUR)
        g.attack(FOUR[attacker], FOUR[victim])
        assert [duty.ally for duty in g.state.pacts[0].duties] == due


@rule("ME-17.16", "ME-17.31", "ME-A99")
def test_an_offensive_alliance_brings_a_duty_but_no_war() -> None:
    g = allied(OFFENCE, secret=True)
    g.attack("Ana", "Cy")
    assert g.state.pacts[0].duties == (Duty(1, 0, 2, "offensive_alliance", 8),)
    assert g.state.wars == [War(0, 2, 2, 0, True)]
    assert not hostile(g.state, 1, 2)
    assert not pacts.passage(g.state, 1, 0, "constantinople")
    assert g.pacts("Cy") == []
    assert all(event.seen_by(2) is None for event in g.told(SupportDue))
    g.mark()
    g.attack("Bo", "Cy")
    assert g.honor() == [("Bo", -3, "undeclared_attack")]


@rule("ME-17.15", "ME-17.31")
def test_an_ally_that_would_break_another_pact_is_not_drawn_into_the_war() -> None:
    g = allied(pacts=[pact(Clause("non_belligerence"), parties=(1, 2))])
    g.attack("Cy", "Ana")
    assert g.state.wars == [War(0, 2, 2, 2, True)]
    assert len(g.state.pacts) == 2


@rule("ME-17.26", "ME-17.31")
def test_an_ally_of_both_chooses_and_then_fights_for_the_one_it_kept() -> None:
    for broken, wars in (("p12-1-1", 2), ("p01-1-1", 1)):
        g = allied(pacts=[pact(DEFENCE, parties=(1, 2))])
        g.attack("Cy", "Ana")
        assert g.waits == "Bo: choose_broken_pact"
        g.act("Bo", f"break_pact pact={broken}")
        assert len(g.state.wars) == wars
        assert g.honor()[-1] == ("Bo", -2, "breach")


@rule("ME-17.31", "ME-2.6", "ME-17.12")
def test_supporting_units_are_admitted_while_the_support_lasts() -> None:
    g = allied(armies={"nicaea": {"Ana": {"archer": 1}}})
    assert not pacts.passage(g.state, 1, 0, "nicaea")
    g.attack("Cy", "Ana")
    assert pacts.passage(g.state, 1, 0, "nicaea")
    pacts.admit(g.state, 1, "nicaea")
    add_troops(g.state, "nicaea", 1, [of_kind("cavalry", 3)])
    assert (g.controls("nicaea"), contested(g.state, "nicaea")) == ("Ana", False)
    now = Now(g.state.agenda, ScriptedChance(()), g.events, {})
    make_peace(g.state, now, 0, 2)
    assert g.state.pacts[0].duties == ()
    assert [(notice.guest, notice.host) for notice in g.state.notices] == [(1, 0)]


@rule("ME-17.15")
def test_the_supported_player_directs_and_the_ally_obeys_or_refuses() -> None:
    g = allied(secret=True, wars=[])
    g.attack("Cy", "Ana")
    g.mark()
    offered = g.offered("Ana", "direct_support")
    assert "direct_support pact=p01-1-1 ally=1 place=nicaea" in offered
    assert "direct_support pact=p01-1-1 ally=1 place=buda" not in offered
    assert g.offered("Bo", "direct_support", "obey_support", "refuse_support") == []
    g.act("Ana", "direct_support pact=p01-1-1 ally=1 place=nicaea")
    assert g.offered("Bo", "obey_support", "refuse_support") == [
        "obey_support pact=p01-1-1 supported=0",
        "refuse_support pact=p01-1-1 supported=0",
    ]
    g.act("Bo", "refuse_support pact=p01-1-1 supported=0")
    (duty,) = g.state.pacts[0].duties
    assert (duty.order, duty.answer) == ("nicaea", "refuses")
    assert g.told(SupportDirected) == [SupportDirected(seat, 1, 0, "nicaea") for seat in (0, 1)]
    assert g.told(SupportAnswered) == [SupportAnswered(seat, 1, 0, "refuses") for seat in (0, 1)]
    assert g.heard("Cy") == []
    assert g.waits == "Cy: trade_turn"  # nobody is asked, nobody waits


@rule("ME-17.24")
def test_units_that_go_where_they_help_are_counted_for_who_must_judge() -> None:
    g = allied()
    g.attack("Cy", "Ana")
    for place, units, moved in (("nicaea", 2, 2), ("buda", 3, 2), ("saraj", 1, 3)):
        record_support(g.state, 1, place, units)
        assert g.state.pacts[0].duties[0].moved == moved
    record_support(g.state, 2, "nicaea", 5)
    assert g.state.pacts[0].duties[0].moved == 3
    g.act("Ana", "direct_support pact=p01-1-1 ally=1 place=thessalonica")
    record_support(g.state, 1, "thessalonica", 4)
    assert g.state.pacts[0].duties[0].moved == 7


@rule("ME-17.15")
def test_support_ends_with_the_pact() -> None:
    g = allied(state={"pacts": [pact(DEFENCE, end=2)]})
    g.attack("Cy", "Ana")
    assert pacts.supports(g.state, 1, 0)
    pacts.end_pact(g.state, Now(g.state.agenda, ScriptedChance(()), g.events, {}), "p01-1-1", "time")
    assert not pacts.supports(g.state, 1, 0)
