"""What is hidden tells nobody anything: the same position and the same choices with other florins, or with a secret
pact, look the same to everybody who is not told, and ask the same people (ME-2.12, ME-17.28)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.medioevo.battles import WILD, BattleScene, battle_scene
from games.medioevo.marching import turn, wagon
from games.medioevo.realms import realm
from games.medioevo.scene import MedioevoScene, scene
from pentapolis.games.medioevo.diplomacy.pacts import PASSAGE
from pentapolis.games.medioevo.diplomacy.relations import Clause, Pact
from pentapolis.games.medioevo.realm.bankruptcy import pay_interest
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.sight import SPECTATOR
from support import rule

LI, AR = "light_infantry", "archer"


def secret(*clauses: Clause, parties: tuple[int, int] = (0, 1)) -> Pact:
    """A pact that two players alone know."""
    return Pact(f"p{parties[0]}{parties[1]}-1-1", parties, clauses, 0, True, parties)


def agree(parties: tuple[int, int] = (0, 1), kind: str = PASSAGE) -> Callable[[Medioevo], None]:
    """Two players have agreed on something in secret."""

    def change(g: Medioevo) -> None:
        g.pacts = [*g.pacts, secret(Clause(kind), parties=parties)]

    return change


def has(seat: int, florins: int) -> Callable[[Medioevo], None]:
    """A player has so many florins, whatever the others have counted."""

    def change(g: Medioevo) -> None:
        g.players[seat].florins = florins

    return change


def alike(
    make: Callable[[Callable[[Medioevo], None]], MedioevoScene], change: Callable[[Medioevo], None], *told: int
) -> MedioevoScene:
    """Nobody but who is told sees whether something hidden was changed before all else; the scene with the change."""
    plain, other = make(lambda g: None), make(change)
    for viewer in (SPECTATOR, *plain.state.seats):
        if viewer not in told:
            seen = [g.title.encode(g.title.observe(g.state, viewer)) for g in (plain, other)]
            assert seen[0] == seen[1], f"seat {viewer} sees a difference"
            heard = [[e.seen_by(viewer) for e in g.events] for g in (plain, other)]
            assert heard[0] == heard[1]
    assert plain.waits == other.waits
    return other


# florins


@rule("ME-2.12", "ME-26.23", "ME-9.17")
@pytest.mark.parametrize("florins", [0, 18, 250])
def test_who_has_met_somebody_fights_at_once_whatever_points_could_be_bought(florins: int) -> None:
    def make(change: Callable[[Medioevo], None]) -> MedioevoScene:
        g = turn(
            technology={"Ana": {"religion": 3, "transport": 2}},
            cards={"Bo": [9, 33]},
            armies={"adrianople": {"Ana": {AR: 3}}, WILD: {"barbarians": {LI: 3}}},
            items={"w1": wagon("adrianople")},
            control={"serbia": ["Bo", "great_plain"], "macedonia": ["Ana"]},
        )
        change(g.state)
        g.act("Ana", "begin_move item=w1", f"load unit={AR} count=3 item=w1", f"step place={WILD}")
        return g

    g = alike(make, has(0, florins), 0)
    assert g.state.battles[-1].place == WILD


@rule("ME-16.28", "ME-2.12")
@pytest.mark.parametrize("florins", [100, 150, 400])
def test_a_buyer_who_knows_market_is_asked_whatever_is_left(florins: int) -> None:
    def make(change: Callable[[Medioevo], None]) -> MedioevoScene:
        g = scene(
            phase="trade",
            technology={"Ana": {"trade": 2}},
            items={"c1": {"kind": "caravan", "owner": "Ana", "place": "nicaea"}},
        )
        change(g.state)
        g.ask("trade_turn", "Ana")
        g.act("Ana", "trade_buy transport=c1 cubes=1")
        return g

    assert alike(make, has(0, florins), 0).waits == "Ana: trade_buy"


@rule("ME-2.12", "ME-5.10", "ME-18.8")
@pytest.mark.parametrize(
    ("florins", "counted", "seen"), [(40, 200, 549 - 50), (200, 40, 0), (200, 200, 150), (40, 40, 490)]
)
def test_who_pays_interest_shows_how_much_there_is_at_least_or_at_most(florins: int, counted: int, seen: int) -> None:
    g = realm(debt={"Ana": 500})
    g.player("Ana").florins, g.player("Ana").counted = florins, counted
    g.run(pay_interest.of(0))
    assert g.player("Ana").florins == florins + (500 if florins < 50 else 0) - 50
    assert g.player("Ana").counted == seen


# secret pacts


@rule("ME-17.28", "ME-9.2")
def test_a_wagon_among_strangers_is_asked_for_with_and_without_a_secret_passage() -> None:
    def make(change: Callable[[Medioevo], None]) -> MedioevoScene:
        g = scene(phase="combat", items={"w1": wagon("buda")})
        change(g.state)
        g.ask("begin_combat_turn", "Ana")
        return g

    g = alike(make, agree(), 0, 1)
    assert g.waits == "Ana: combat_turn"
    assert "begin_move item=w1" in g.options("Ana")
    assert "begin_move item=w1" not in make(lambda g: None).options("Ana")


@rule("ME-17.28", "ME-9.2")
def test_who_could_not_move_by_any_pact_passes_unasked() -> None:
    g = scene(phase="combat", items={"w1": wagon("buda", spent=6)})
    g.ask("begin_combat_turn", "Ana")
    assert (g.waits, g.state.passes) == ("", 1)


@rule("ME-17.28", "ME-9.3")
def test_a_move_ends_by_itself_or_not_whether_there_is_a_secret_passage_or_not() -> None:
    def make(change: Callable[[Medioevo], None]) -> MedioevoScene:
        g = turn(items={"w1": wagon("pecs")}, state={"pacts": [secret(Clause(PASSAGE, 1, 0, ("buda",)))]})
        g.act("Ana", "begin_move item=w1", "step place=buda")
        change(g.state)
        return g

    def on(change: Callable[[Medioevo], None]) -> MedioevoScene:
        g = make(change)
        g.run(g.entry("march_on", "Ana"))
        return g

    assert alike(on, agree(), 0, 1).waits == "Ana: complete_move"


def beside_buda(change: Callable[[Medioevo], None]) -> BattleScene:
    """Ana attacks Cy in Great Plain; all land around is Bo's."""
    g = battle_scene(
        armies={"great_plain": {"Ana": {LI: 3}, "Cy": {LI: 6}}},
        items={"w1": {"kind": "war_wagon", "owner": "Ana", "place": "great_plain", "spent": 4}},
        control={"serbia": ["Bo", "great_plain"]},
    )
    change(g.state)
    g.meet("Ana", "Cy", "great_plain", movement=1)
    return g


@rule("ME-17.28", "ME-14.1")
def test_an_attacker_is_asked_about_flight_with_and_without_a_secret_passage() -> None:
    def make(change: Callable[[Medioevo], None]) -> BattleScene:
        g = beside_buda(change)
        g.play(until="declare_flight")
        return g

    assert alike(make, agree(), 0, 1).waits == "Ana: declare_flight"
    assert "flee to=buda" in make(agree()).options("Ana")
    assert [line for line in make(lambda g: None).options("Ana") if not line.startswith("stand")] == ["pass"]


@rule("ME-17.28", "ME-10.27")
def test_an_attacker_is_asked_how_to_go_on_with_and_without_a_secret_passage() -> None:
    def make(change: Callable[[Medioevo], None]) -> BattleScene:
        g = beside_buda(change)
        g.play("1 2 2", "1 1 2", until="battle_continue", rounds=9)
        return g

    assert alike(make, agree(), 0, 1).waits == "Ana: battle_continue"


@rule("ME-17.28", "ME-7.14")
def test_an_objective_that_a_secret_pact_meets_is_claimed_unasked() -> None:
    def make(change: Callable[[Medioevo], None]) -> MedioevoScene:
        g = scene(phase="end_turn", cards={"Ana": [50]})
        change(g.state)
        g.ask("last_claims", "Ana")
        return g

    assert alike(make, agree(kind="defensive_alliance"), 0, 1).waits == ""
    g = scene(phase="trade", cards={"Ana": [50]}, state={"pacts": [secret(Clause("defensive_alliance"))]})
    g.ask("trade_turn", "Ana")
    assert [line for line in g.options("Ana") if line.startswith("claim_objective card=50")]
