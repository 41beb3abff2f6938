"""ME-22.25 to ME-22.27: teams add up what their members have."""

from __future__ import annotations

import pytest

from games.medioevo.realms import new_game, realm
from games.medioevo.scene import FOUR, SIX, TITLE
from pentapolis.games.medioevo.diplomacy.war import at_war
from pentapolis.games.medioevo.realm.bidding import auction
from pentapolis.kernel.refusal import BadTable
from support import rule


@rule("ME-22.25")
@pytest.mark.parametrize(
    ("names", "teams", "sides"),
    [
        (FOUR, "two", [0, 1, 0, 1]),
        (SIX[:5], "two", [0, 1, 0, 1, 0]),
        (SIX, "two", [0, 1, 0, 1, 0, 1]),
        (SIX, "three", [0, 1, 2, 0, 1, 2]),
    ],
)
def test_teams_of_two_or_three(names: tuple[str, ...], teams: str, sides: list[int]) -> None:
    g = new_game(*names, teams=teams)
    assert g.state.teams == sides
    assert TITLE.table(len(names), {"teams": teams}).options["teams"] == teams


@rule("ME-22.25")
@pytest.mark.parametrize(("seats", "teams"), [(2, "two"), (3, "two"), (4, "three"), (5, "three")])
def test_no_teams_of_one(seats: int, teams: str) -> None:
    with pytest.raises(BadTable):
        TITLE.table(seats, {"teams": teams})


def outcome(honor: tuple[int, ...], florins: tuple[int, ...] = (0, 0, 0, 0), order: tuple[str, ...] = FOUR) -> object:
    g = realm(
        *FOUR,
        honor=dict(zip(FOUR, honor, strict=True)),
        florins=dict(zip(FOUR, florins, strict=True)),
        order=order,
        state={"teams": [0, 1, 0, 1]},
    )
    found = g.title.outcome(g.state)
    return found.winners, found.ranks, found.decided_by


@rule("ME-22.25", "ME-A91")
def test_the_sum_of_honor_wins() -> None:
    assert outcome((20, 9, 0, 12)) == ((1, 3), (3, 1, 3, 1), "honor")


@rule("ME-22.25")
def test_ties_by_florins_then_by_the_earliest_member() -> None:
    assert outcome((20, 9, 1, 12), (500, 300, 0, 201)) == ((1, 3), (3, 1, 3, 1), "florins")
    assert outcome((20, 9, 1, 12), (500, 300, 0, 200)) == ((0, 2), (1, 3, 1, 3), "order")
    assert outcome((20, 9, 1, 12), (500, 300, 0, 200), ("Dee", "Ana", "Bo", "Cy")) == ((1, 3), (3, 1, 3, 1), "order")


@rule("ME-22.25", "ME-23.8")
def test_members_of_a_team_whose_others_are_all_out_have_won_by_honor() -> None:
    g = realm(*FOUR, order=("Ana", "Cy"), honor={"Bo": 90}, state={"teams": [0, 1, 0, 1]})
    for who in ("Bo", "Dee"):
        g.player(who).alive = False
    found = g.title.outcome(g.state)
    assert (found.winners, found.scores, found.decided_by) == ((0, 2), (20, 100, 20, 100), "honor")


@rule("ME-22.26", "ME-A86", "ME-22.27")
def test_members_bid_and_fight_like_all_others() -> None:
    g = realm(*FOUR, state={"teams": [0, 1, 0, 1]})
    g.run(auction)
    assert g.waits == "Ana, Bo, Cy, Dee: bid"
    g.act("Ana", "bid florins=5")
    assert "florins=5" not in str(g.seen("Cy"))
    assert g.seen("Cy").players[0].florins == -1
    g.state.agenda.clear()
    assert g.state.answers is not None
    g.state.answers.opened = ""
    g.run(g.entry("barbarian_point", "Bo"))
    g.act("Ana", "declare_war player=2")
    assert at_war(g.state, 0, 2)
