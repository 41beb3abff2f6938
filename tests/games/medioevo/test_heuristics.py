"""What Medioevo Universale gives its bots."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import pentapolis as pp
from games.medioevo.dealing import DealingScene, caravan, dealing
from pentapolis.games.medioevo import TITLE, heuristics
from pentapolis.games.medioevo.heuristics import fighting, tours
from pentapolis.games.medioevo.heuristics.evaluation import ROOTS
from pentapolis.games.medioevo.heuristics.policy import MARKS
from pentapolis.games.medioevo.heuristics.shopping import Basket
from pentapolis.games.medioevo.heuristics.view import View, token_worth
from pentapolis.games.medioevo.market.objectives import ClaimObjective
from pentapolis.games.medioevo.market.purchases import EndPurchases
from pentapolis.games.medioevo.market.technology import BuyTechnology
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.games.medioevo.trading.turn import EndTrade
from pentapolis.kernel.action import text
from pentapolis.words import LANGUAGES, Words

VARIANTS = {"terrain": "yes", "blood_tokens": "yes", "deployment": "yes", "starting_bid": "yes"}
GAMES: tuple[tuple[int, dict[str, str], float], ...] = (
    (2, {}, 0.3),
    (3, VARIANTS, 0.0),
    (4, {"kingdoms": "draft"}, 0.3),
    (6, {"teams": "three"}, 0.0),
)
"""Seats, options, and how often the thumb is led off its course."""


def played(seats: int, options: dict[str, str], seed: int, off_course: float) -> Iterator[tuple[Medioevo, int]]:
    """Every position of a game by the thumb, which now and then does something else; the end too, asked of nobody."""
    chance, luck = pp.FastChance(seed), random.Random(seed)
    g, _ = TITLE.new(TITLE.table(seats, options), chance)
    while not g.over:
        seat = TITLE.to_act(g)[0]
        choices = TITLE.asked(g, seat)
        yield g, seat
        off = len(choices) == 1 or luck.random() < off_course
        action = choices[luck.randrange(len(choices))] if off else heuristics.thumb(g, seat, choices)
        TITLE.apply(g, seat, action, chance)
    yield g, pp.NOBODY


@cache
def calm_game() -> list[Medioevo]:
    """Every tenth position of a game of four that the thumb plays alone, the end too."""
    positions = [TITLE.copy(g) for number, (g, _) in enumerate(played(4, {}, 3, 0.0)) if not number % 10 or g.over]
    assert positions[-1].over
    return positions


@pytest.mark.parametrize(("seats", "options", "off_course"), GAMES, ids=[str(seats) for seats, _, _ in GAMES])
@pytest.mark.slow
def test_the_thumb_answers_whatever_it_is_asked_and_knows_no_secrets(
    seats: int, options: dict[str, str], off_course: float
) -> None:
    asked = set()
    for g, seat in played(seats, options, seats, off_course):
        if g.over:
            break
        choices = TITLE.asked(g, seat)
        if len(choices) == 1:
            continue
        asked.add(g.agenda[-1].name)
        chosen = heuristics.thumb(g, seat, choices)
        assert chosen in choices
        assert heuristics.thumb(TITLE.observe(g, seat), seat, choices) == chosen
    assert g.over
    assert {"purchases", "trade_turn", "open_route", "set_tax", "bid"} <= asked


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.slow
def test_marks_agree_with_the_thumb_and_with_all_that_is_legal(seed: int) -> None:
    for number, (g, seat) in enumerate(played(4, {}, seed, 0.4)):
        if g.over or number % 3:
            continue
        asked, legal = TITLE.asked(g, seat), TITLE.legal(g, seat)
        marks = heuristics.marks(g, seat, asked)
        assert len(marks) == len(asked)
        assert marks[list(asked).index(heuristics.thumb(g, seat, asked))] == max(marks)
        assert heuristics.thumb(g, seat, legal) in legal  # what is open to all comes with it


def test_what_is_judged_is_a_decision_of_the_game() -> None:
    assert [name for name in MARKS if name not in TITLE.nodes] == []


def test_every_term_has_a_weight_and_at_the_end_only_honor_counts() -> None:
    for g in calm_game():
        for seat in g.seats:
            found = heuristics.terms(g, seat)
            assert list(found) == list(heuristics.WEIGHTS)
            assert 10 <= len(found) <= 40
    for seat in g.seats:
        assert {term for term, number in heuristics.terms(g, seat).items() if number} <= {"honor"}
        assert heuristics.score(g, seat) == TITLE.outcome(g).scores[seat]


def test_what_a_seat_has_is_counted() -> None:
    bare = dealing(florins={"Ana": 500})
    rich = dealing(
        florins={"Ana": 500},
        buildings={"nicaea": ["city", "castle", "cathedral"]},
        cards={"Ana": [10, 63]},
        tokens={"Ana": {"blue": 3}},
        technology={"Ana": {"law": 2}},
        debt={"Ana": 500},
        tax={"Ana": 20},
        markets={"nicaea": ["wine", "furs"]},
        armies={"nicaea": {"Ana": {"archer": 3}}, "iconium": {"barbarians": {"archer": 2}}},
        items={"c1": caravan("nicaea", cargo=["cloth", "furs", "salt", "spices"]), "w2": wagon("rome")},
        routes={"Ana": {"transport": "c1", "steps": ["buda", "caffa", "smyrna"], "destination": "saraj"}},
        wars=[["Ana", "Bo"]],
    )
    for g in (bare, rich):
        g.trade("Ana")
    before, after = heuristics.terms(bare.state, 0), heuristics.terms(rich.state, 0)
    changed = {term for term in before if before[term] != after[term]}
    same = {"honor", "territories", "areas", "florins", "rebels", "prisoners", "holy_places"}
    same.add("unguarded")  # three archers are with it
    assert set(before) - changed == same


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_name(lang: str) -> None:
    words = Words(lang, "medioevo")
    assert [term for term in heuristics.WEIGHTS if not words.has(f"term-{term.replace('_', '-')}-name")] == []


def test_a_seat_counts_its_own_florins_and_of_others_what_all_can_count() -> None:
    g = dealing(florins={"Ana": 500})
    g.trade("Ana")
    before = heuristics.value(g.state, 0), heuristics.value(g.state, 1)
    g.state.players[0].florins += 1000
    assert heuristics.value(g.state, 0) > before[0]
    assert heuristics.value(g.state, 1) == before[1]


def test_evaluation_is_fair_at_root_decisions_only() -> None:
    for g, _ in played(4, {}, 5, 0.2):
        if heuristics.quiet(g):
            assert g.over or g.agenda[-1].name in ROOTS
            assert not [*g.battles, *g.marches, *g.sales, *g.activations]
            assert g.answers is None or not any(g.answers.sealed), "some have chosen in secret, others not"


@pytest.mark.slow
def test_nobody_ends_a_turn_with_an_objective_that_could_be_claimed() -> None:
    claimed = 0
    for seed in range(2):
        for g, seat in played(4, {}, seed, 0.0):
            if g.over:
                break
            choices = TITLE.asked(g, seat)
            claims = [action for action in choices if isinstance(action, ClaimObjective) and action.colour]
            if claims and len(choices) > 1:
                chosen = heuristics.thumb(g, seat, choices)
                assert chosen in claims
                assert not isinstance(chosen, EndPurchases | EndTrade)
                claimed += 1
    assert claimed > 1


def wagon(place: str) -> dict[str, object]:
    return {"kind": "war_wagon", "owner": "Ana", "place": place}


# plans


def trading(**position: Any) -> DealingScene:
    g = dealing(items={"c1": caravan("nicaea", level=2)}, **position)
    g.trade("Ana")
    return g


def follow(g: DealingScene, who: str = "Ana") -> list[str]:
    """What the thumb does until the trade turn ends."""
    seat, done = g.seat(who), list[str]()
    while g.state.agenda and g.state.agenda[-1].seat == seat:
        action = text(heuristics.thumb(g.state, seat, TITLE.asked(g.state, seat)))
        done.append(action)
        g.act(who, action)
    return done


def test_a_caravan_opens_a_route_that_can_be_completed_and_follows_it() -> None:
    g = trading(turn=1)
    (plan,) = [plan for plan in heuristics.intentions(g.state, 0) if plan.kind == "route"]
    done = follow(g)
    assert done[0].startswith("trade_buy transport=c1")
    route = g.player("Ana").route
    assert route is not None
    assert (*route.steps, route.destination) == plan.places
    assert any(route.done)


def test_a_completed_route_is_sold_for_honor() -> None:
    steps = ["smyrna", "iconium", "constantinople"]
    route = {"transport": "c1", "steps": steps, "done": steps, "destination": "nicaea"}
    g = dealing(items={"c1": caravan("nicaea", cargo=["wine", "wine"])}, routes={"Ana": route})
    g.trade("Ana")
    before = g.player("Ana").honor
    follow(g)
    assert g.player("Ana").honor == before + 2


def test_no_route_is_opened_that_the_game_is_too_short_for() -> None:
    g = trading(turn=8)
    done = follow(g)
    assert not any("route=8" in line for line in done)


def test_caravans_go_around_barbarians() -> None:
    free = dealing(items={"c1": caravan("nicaea")})
    held = dealing(items={"c1": caravan("nicaea")}, armies={"iconium": {"barbarians": {"light_infantry": 2}}})
    item = free.state.items["c1"]
    for g, passes in ((free, True), (held, False)):
        trips = tours.Trips(View(g.state, 0))
        ways = tours.distances(trips.chart, False, item.place, trips.closed)
        assert ("iconium" in ways) == passes
        assert ("iconium" in trips.route(item, "nicaea")[2]) <= passes


ROUTE: dict[str, Any] = {
    "transport": "c1",
    "steps": ["adrianople", "constantinople", "nicaea"],
    "done": ["adrianople", "constantinople"],
    "destination": "smyrna",
}
"""A route of Ana's whose last step lies beyond the strait."""


def blocked(**position: Any) -> DealingScene:
    """Barbarians hold Nicaea, through which Ana's caravan would come to the end of its route."""
    g = dealing(
        items={"c1": caravan("constantinople", level=2, cargo=["furs"], **position.pop("caravan", {}))},
        routes={"Ana": ROUTE},
        armies={"nicaea": {"barbarians": {"light_infantry": 2}}},
        **position,
    )
    g.trade("Ana")
    return g


def test_a_route_that_barbarians_block_is_finished_by_edict() -> None:
    g = blocked(technology={"Ana": {"law": 1}}, tokens={"Ana": {"orange": 1}})
    honor = g.player("Ana").honor
    done = follow(g)
    assert done[:4] == [
        "flip_token colour=orange",
        "use_technology_for_item technology=edict place=nicaea item=c1",
        "trade_move transport=c1 to=nicaea",
        "trade_move transport=c1 to=smyrna",
    ]
    assert g.player("Ana").honor == honor + 2
    assert "abandon_route" not in done
    without = follow(blocked(tokens={"Ana": {"orange": 1}}))
    assert not [line for line in without if "nicaea" in line]


def test_nobody_enters_by_edict_without_the_movement_or_the_points_to_come_out_again() -> None:
    law = {"Ana": {"law": 1}}
    for position in ({"caravan": {"spent": 6}}, {"florins": {"Ana": 90}}):
        g = blocked(technology=law, **position)
        assert not [line for line in follow(g) if "nicaea" in line]
    g = blocked(technology=law, florins={"Ana": 100})
    assert "trade_move transport=c1 to=nicaea" in follow(g)


def test_edict_is_bought_for_a_route_that_barbarians_block() -> None:
    g = blocked()
    basket, edict = Basket(View(g.state, 0)), BuyTechnology("law")
    assert basket.route_blocked
    blocked_worth = basket.technology(edict)
    del g.state.places["nicaea"]  # the barbarians go
    free = Basket(View(g.state, 0))
    assert not free.route_blocked
    assert blocked_worth > max(0.0, free.technology(edict))


def test_a_strong_army_next_to_an_open_area_sets_out_and_a_weak_one_stays() -> None:
    plans = {}
    for units in (1, 6):
        g = dealing(
            armies={"nicaea": {"Ana": {"heavy_infantry": units}}},
            items={"w1": {"kind": "war_wagon", "level": 2, "owner": "Ana", "place": "nicaea"}},
            circle=(1, 2, 3),
        )
        plans[units] = [plan for plan in heuristics.intentions(g.state, 0) if plan.kind == "move"]
    assert not plans[1]
    assert plans[6][0].gain > 0.5


def test_dice_are_rolled_again_where_that_promises_more() -> None:
    assert fighting.expected((4, 1, 1), ("d6", "d8")) > fighting.expected((4, 1, 1), ())
    assert fighting.expected((1, 5, 8), ()) > fighting.expected((1, 5, 8), ("d8",))
    assert fighting.expected((1, 8, 8), ()) == pytest.approx(14 - fighting.LOSS)  # as far as a product counts


def test_later_tokens_are_worth_more() -> None:
    worth = [token_worth(tokens, 1) for tokens in range(1, 7)]
    assert worth == sorted(worth)
    assert token_worth(8, 3) < worth[0]


def test_no_token_is_one_too_many() -> None:
    for turn in (1, 4, 8):
        found = []
        for number in range(10):
            g = dealing(tokens={"Ana": {"blue": min(number, 5), "red": max(0, number - 5)}}, turn=turn)
            g.trade("Ana")
            found.append(heuristics.terms(g.state, 0)["tokens"])
        assert found == sorted(found)
        assert found[5] > found[2] > 0
