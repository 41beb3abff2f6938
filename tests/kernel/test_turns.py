"""Turns: an order that changes in the middle of a round, passing out of it, nested choices and chained bonuses."""

from __future__ import annotations

from kernel.scene import Scene, dealt
from kernel.toys import feast, turns
from pentapolis.kernel.event import Chose, Ended
from pentapolis.kernel.state import Outcome


def test_the_order_changes_in_the_middle_of_a_round() -> None:
    g = Scene(turns.TITLE, seats=4)
    g.play((0, "work"), (1, "work"), (2, "work"), (3, "work"))
    assert (g.awaited, g.g.queue) == ([0], [1, 2, 3])
    g.act(0, "rush")
    assert (g.awaited, g.g.queue) == ([3], [1, 2, 0])
    g.act(3, "rush")
    assert (g.awaited, g.g.queue) == ([0], [1, 2, 3])
    assert g.g.coins == [0, 1, 1, 0]


def test_who_passes_is_out_of_the_round_and_in_again_in_the_next() -> None:
    g = Scene(turns.TITLE, seats=3)
    g.play((0, "work"), (1, "withdraw"), (2, "work"), (0, "work"))
    assert g.awaited == [2]
    assert [g.offers(seat) for seat in g.g.seats] == [[], [], ["work", "withdraw"]]
    g.play((2, "withdraw"), (0, "work"), (0, "withdraw"))
    assert (g.g.rounds, g.awaited, g.g.queue, g.g.withdrawn) == (0, [1], [2, 0], [])
    g.play((1, "withdraw"), (2, "withdraw"), (0, "withdraw"))
    assert g.g.over
    assert g.heard == [Chose(0, "withdraw"), Ended((0,))]
    assert g.title.outcome(g.g) == Outcome((1, 3, 2), (3, 0, 1), (0,))


def test_a_team_wins_together() -> None:
    g = Scene(turns.TITLE, seats=4, teams="yes")
    g.play((0, "work"), (1, "work"), (2, "withdraw"), (3, "work"))
    g.play((0, "withdraw"), (1, "withdraw"), (3, "withdraw"))
    g.play((2, "withdraw"), (0, "withdraw"), (1, "withdraw"), (3, "withdraw"))
    assert g.title.outcome(g.g) == Outcome((3, 1, 3, 1), (1, 2, 1, 2), (1, 3))


def test_bonuses_are_claimed_in_the_order_the_player_chooses() -> None:
    for order in (["coin", "good"], ["good", "coin"]):
        g = Scene(feast.TITLE)
        g.act(0, "serve dish=bread")
        for bonus in order:
            assert g.awaited == [0]
            g.act(0, f"claim bonus={bonus}")
            if bonus == "good":
                assert g.offers(0) == ["pick good=stone", "pick good=wood"]
                g.act(0, "pick good=wood")
        assert g.g.claimed == order
        assert g.g.guests == [feast.Guest(1, ["wood"]), feast.Guest()]
        assert g.awaited == [1]


def test_a_bonus_brings_bonuses_which_come_before_what_was_left() -> None:
    g = Scene(feast.TITLE)
    g.act(0, "serve dish=roast")
    assert g.offers(0) == ["claim bonus=coin", "claim bonus=good", "claim bonus=more"]
    g.act(0, "claim bonus=more")
    assert g.offers(0) == ["claim bonus=coin", "claim bonus=good"]
    assert [entry.args for entry in g.g.agenda if entry.name == "claim"] == [("coin", "good"), ("coin", "good")]
    g.act(0, "claim bonus=good")
    g.act(0, "pick good=stone")
    assert g.offers(0) == ["claim bonus=coin"]
    g.play((0, "claim bonus=coin"), (0, "claim bonus=good"), (0, "pick good=wood"), (0, "claim bonus=coin"))
    assert g.g.claimed == ["more", "good", "coin", "good", "coin"]
    assert g.g.guests == [feast.Guest(2, ["stone", "wood"]), feast.Guest()]
    assert g.awaited == [1]


def test_a_bag_is_drawn_from_in_the_middle_of_a_decision() -> None:
    g = Scene(feast.TITLE)
    g.act(0, "serve dish=stew")
    now = g.act(0, "claim bonus=bag", luck=dealt("bag", "gold"))
    assert now.outcomes == [("bag", "gold")]
    assert g.offers(0) == ["keep", "put_back"]
    assert (g.g.bag.pools, len(g.g.bag)) == ({"": {"salt": 2}}, 2)
    kept = Scene(feast.TITLE)
    kept.g = g.title.copy(g.g)
    kept.act(0, "keep")
    assert (kept.g.guests[0].goods, kept.g.bag.pools, len(kept.g.bag)) == (["gold"], {"": {"salt": 2}}, 2)
    g.act(0, "put_back")
    assert (g.g.guests[0].goods, g.g.bag.pools, len(g.g.bag)) == ([], {"": {"gold": 1, "salt": 2}}, 3)
    assert g.offers(0) == ["claim bonus=coin"]


def test_a_victory_in_the_middle_of_an_effect_ends_the_game_before_the_rest_of_it() -> None:
    g = Scene(feast.TITLE)
    g.play((0, "serve dish=cake"))
    g.act(0, "claim bonus=crown")
    assert g.g.over
    assert g.g.guests == [feast.Guest(), feast.Guest()]
    assert g.g.dishes == ["bread", "roast", "stew"]
    assert g.heard == [Chose(0, "claim bonus=crown"), Ended((0,))]
    assert g.title.outcome(g.g) == Outcome((1, 2), (0, 0), (0,), "crown")


def test_a_victory_by_the_choice_itself_ends_the_game_before_any_step_that_waits() -> None:
    g = Scene(feast.TITLE, seats=1)
    g.g.guests[0].coins = 3
    assert g.offers(0)[-1] == "seize_crown"
    assert [entry.name for entry in g.g.agenda] == ["next_guest", "serve"]
    g.act(0, "seize_crown")
    assert (g.g.over, g.awaited, g.g.agenda, g.g.rounds) == (True, [], [], 1)
    assert g.heard == [Chose(0, "seize_crown"), Ended((0,))]
