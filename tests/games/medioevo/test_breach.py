"""ME-17.22 to ME-17.26: breaches that the players judge, and allies on both sides of a war."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.medioevo.dealing import DealingScene, dealing, pact
from games.medioevo.scene import FOUR
from pentapolis.bots import bot
from pentapolis.games.medioevo import TITLE, heuristics
from pentapolis.games.medioevo.diplomacy.breach import VoteBreach
from pentapolis.games.medioevo.diplomacy.events import BreachVoted, PactBroken, PactRevealed
from pentapolis.games.medioevo.diplomacy.relations import Clause, Duty, War
from pentapolis.games.medioevo.diplomacy.support import conflicts
from support import rule

ALLIANCE = Clause("defensive_alliance", units=3)


def accused(*names: str, **position: Any) -> DealingScene:
    """Ana accuses Bo of having broken their secret alliance."""
    g = dealing(*names, **{"state": {"pacts": [pact(ALLIANCE, secret=True)]}} | position)
    g.trade("Cy")
    g.act("Ana", "accuse_breach pact=p01-1-1 player=1")
    return g


@rule("ME-17.24", "ME-17.28")
def test_an_accusation_makes_the_pact_public_and_asks_the_accused() -> None:
    g = accused()
    assert g.told(PactRevealed) == [PactRevealed("p01-1-1", (0, 1), ("defensive_alliance",))]
    assert g.pacts("Cy") == g.pacts("") == [("defensive_alliance",)]
    assert g.waits == "Bo: answer_accusation"
    g.act("Bo", "admit_breach")
    assert (g.state.pacts, g.honor()) == ([], [("Bo", -2, "breach")])
    assert g.told(PactBroken) == [PactBroken(1, "p01-1-1", (0, 1))]
    assert (g.state.accusation, g.waits) == (None, "Cy: trade_turn")


@rule("ME-17.24", "ME-A50")
def test_only_signatories_accuse_and_only_of_alliances() -> None:
    g = dealing(state={"pacts": [pact(ALLIANCE), pact(Clause("trade"), Clause("passage"))]})
    g.trade("Cy")
    assert g.offered("Ana", "accuse_breach") == ["accuse_breach pact=p01-1-1 player=1"]
    assert g.offered("Bo", "accuse_breach") == ["accuse_breach pact=p01-1-1 player=0"]
    assert g.offered("Cy", "accuse_breach") == []


@pytest.mark.parametrize(
    ("duty", "broken"),
    [
        (None, False),
        ({"moved": 3}, False),
        ({"moved": 2}, True),
        ({"moved": 3, "answer": "refuses"}, True),
    ],
)
def test_bots_vote_by_what_was_counted_and_not_against_themselves(duty: dict[str, Any] | None, broken: bool) -> None:
    g = accused(*FOUR)
    g.act("Bo", "contest_breach")
    if duty is not None:
        due = Duty(ally=1, supported=0, against=2, kind="defensive_alliance", units=3, **duty)
        g.state.pacts[0] = replace(g.state.pacts[0], duties=(due,))
    options = TITLE.asked(g.state, 2)
    votes = [heuristics.thumb(TITLE.observe(g.state, seat), seat, options) for seat in range(4)]
    assert votes == [VoteBreach(broken), VoteBreach(False), VoteBreach(broken), VoteBreach(broken)]


@rule("ME-17.25", "ME-A50")
@pytest.mark.parametrize(
    ("votes", "breach"), [("yyyy", True), ("yyyn", True), ("yynn", False), ("ynnn", False), ("nnnn", False)]
)
def test_a_contested_breach_is_voted_by_all_and_a_tie_changes_nothing(votes: str, breach: bool) -> None:
    g = accused(*FOUR)
    g.act("Bo", "contest_breach")
    assert g.waits == "Ana, Bo, Cy, Dee: vote_breach"
    for who, vote in zip(FOUR, votes, strict=True):
        assert g.state.accusation is not None
        g.act(who, f"vote_breach broken={'yes' if vote == 'y' else 'no'}")
    assert g.honor() == ([("Bo", -2, "breach")] if breach else [])
    assert len(g.state.pacts) == 1 - breach
    (voted,) = g.told(BreachVoted)
    assert voted.breach is breach
    assert voted.broken == tuple(n for n, vote in enumerate(votes) if vote == "y")
    assert set(voted.kept) == {0, 1, 2, 3} - set(voted.broken)
    assert g.waits == "Cy: trade_turn"


@rule("ME-23.7", "ME-17.25")
def test_between_two_players_one_to_one_is_a_tie() -> None:
    g = dealing("Ana", "Bo", state={"pacts": [pact(ALLIANCE, secret=True)]})
    g.trade("Ana")
    g.act("Ana", "accuse_breach pact=p01-1-1 player=1")
    g.act("Bo", "contest_breach", "vote_breach broken=no")
    g.act("Ana", "vote_breach broken=yes")
    assert (g.honor(), len(g.state.pacts)) == ([], 1)


@rule("ME-17.25")
def test_votes_are_hidden_until_the_last_is_in() -> None:
    g = accused()
    g.act("Bo", "contest_breach")
    g.act("Ana", "vote_breach broken=yes")
    other = accused()
    other.act("Bo", "contest_breach")
    other.act("Ana", "vote_breach broken=no")
    assert g.title.encode(g.seen("Cy")) == other.title.encode(other.seen("Cy"))


@pytest.mark.parametrize("level", ["easy", "normal:iterations=24", "hard:iterations=24"])
def test_what_others_have_voted_changes_no_bot_s_vote(level: str) -> None:
    votes = set()
    for before in ("", "vote_breach broken=yes", "vote_breach broken=no"):
        g = accused(*FOUR)
        g.act("Bo", "contest_breach")
        if before:
            g.act("Ana", before)
        seen: Any = TITLE.observe(g.state, 2)
        votes.add(bot(level, TITLE, seed=3).choose(seen, 2, TITLE.asked(g.state, 2)))
    assert len(votes) == 1


@rule("ME-17.25", "ME-23.8")
def test_who_has_left_has_no_vote() -> None:
    g = accused(*FOUR, order=["Ana", "Bo", "Cy"])
    g.act("Bo", "contest_breach")
    assert g.waits == "Ana, Bo, Cy: vote_breach"


@rule("ME-17.25")
def test_there_is_one_accusation_a_pact_and_turn() -> None:
    g = accused()
    g.act("Bo", "contest_breach")
    for who in g.names:
        g.act(who, "vote_breach broken=no")
    assert g.offered("Ana", "accuse_breach") == g.offered("Bo", "accuse_breach") == []
    g.state.turn = 3
    assert g.offered("Ana", "accuse_breach") == ["accuse_breach pact=p01-1-1 player=1"]


@rule("ME-17.26", "ME-17.22")
def test_who_is_allied_to_both_sides_of_a_war_breaks_one_of_the_pacts() -> None:
    first, second = pact(ALLIANCE, parties=(0, 1)), pact(ALLIANCE, parties=(0, 2), secret=True)
    g = dealing(state={"pacts": [first, second]})
    g.trade("Cy")
    g.act("Bo", "declare_war player=2")
    assert g.waits == "Ana: choose_broken_pact"
    assert g.offered("Ana", "break_pact") == ["break_pact pact=p01-1-1", "break_pact pact=p02-1-1"]
    g.act("Ana", "break_pact pact=p01-1-1")
    assert g.honor() == [("Ana", -2, "breach")]
    assert g.state.pacts == [second]
    assert g.pacts("Bo") == []  # what was not broken stays secret
    assert g.state.wars == [War(1, 2, 2, 1)]
    assert g.waits == "Cy: trade_turn"


@rule("ME-17.26")
def test_two_allies_of_one_pact_may_be_at_war_with_each_other() -> None:
    g = dealing(wars=[("Bo", "Cy")], state={"pacts": [pact(ALLIANCE, parties=(0, 1, 2))]})
    assert conflicts(g.state, 0) == ["p012-1-1"]
    g = dealing(wars=[("Bo", "Cy")], state={"pacts": [pact(ALLIANCE, parties=(0, 1))]})
    assert conflicts(g.state, 0) == []


@rule("ME-17.26")
def test_an_alliance_with_the_second_side_of_a_war_asks_at_once() -> None:
    g = dealing(wars=[("Bo", "Cy")], state={"pacts": [pact(ALLIANCE)]})
    g.trade("Cy")
    g.sign("Cy", "Ana", "add_clause kind=offensive_alliance", "set_units units=2")
    assert g.waits == "Ana: choose_broken_pact"
