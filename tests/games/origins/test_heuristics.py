"""What Origins gives its bots."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import pentapolis as pp
from games.origins.scene import OriginsScene, goods, scene
from pentapolis.arena import series, tally
from pentapolis.bots import bot
from pentapolis.bots.protocol import seen
from pentapolis.games.origins import heuristics
from pentapolis.games.origins.actions import Construct, MainAction, RaiseTower, VisitSite
from pentapolis.games.origins.components import COLOUR_PLACES, NO_COLOUR
from pentapolis.games.origins.heuristics import blocks, weights, worth
from pentapolis.games.origins.heuristics.evaluation import stage
from pentapolis.games.origins.heuristics.features import FEATURES, features
from pentapolis.games.origins.state import Origins, Seat
from pentapolis.kernel.decision import Decision
from pentapolis.words import LANGUAGES, Words
from support import thumb

SEATS = (1, 2, 3, 4)
BLUE = COLOUR_PLACES["blue"]


played = partial(thumb.played, "origins", off_course=0.15)


def opening(seats: int = 2) -> Origins:
    """The first turn of a game."""
    opening: Origins = next(pp.copy(g) for g, _ in played(seats, 1) if g.round == 1)
    return opening


@pytest.mark.slow
def test_the_thumb_has_a_legal_answer_to_every_kind_of_decision() -> None:
    answered, wanted = set(), {n for n, node in pp.title("origins").nodes.items() if isinstance(node, Decision)}
    for seed in range(60):
        for g, seat in played(SEATS[seed % 4], seed):
            if g.over or g.agenda[-1].name in answered:
                continue
            for view in (g, pp.observe(g, seat)):
                choices = pp.legal(view, seat)
                assert heuristics.thumb(view, seat, choices) in choices
                assert len(heuristics.marks(view, seat, choices)) == len(choices)
            answered.add(g.agenda[-1].name)
        if answered == wanted:
            break
    assert answered == wanted


@pytest.mark.parametrize("seats", SEATS)
def test_terms_add_up_to_what_is_expected_and_at_the_end_only_points_count(seats: int) -> None:
    for g, _ in played(seats, 2):
        for seat in g.seats:
            found = heuristics.terms(g, seat)
            assert tuple(found) == heuristics.TERMS
            if not g.over and seats == 1:
                assert sum(found.values()) - found["target"] == pytest.approx(heuristics.value(g, seat))
    assert g.over
    for seat in g.seats:
        alone = {"target"} if seats == 1 else set()
        assert {term for term, number in heuristics.terms(g, seat).items() if number} <= {"vp"} | alone
        assert heuristics.score(g, seat) == pp.title(g).outcome(g).scores[seat]


def test_every_feature_is_counted_belongs_to_a_term_and_has_its_weights() -> None:
    assert set(FEATURES.values()) | {"vp", "target"} == set(heuristics.TERMS)
    assert list(FEATURES) == list(weights.TABLE) == list(weights.SOLO)
    told = dict.fromkeys(FEATURES, False)
    for seed in range(20):
        for g, _ in played(2, seed, off_course=0.3):
            for feature, number in zip(FEATURES, features(g, seed % 2), strict=True):
                told[feature] |= bool(number)
        if all(told.values()):
            break
    assert [feature for feature, found in told.items() if not found] == []


def test_the_end_comes_nearer_by_rounds_in_solo_and_by_the_temples_at_a_table() -> None:
    assert {(g.round, stage(g)) for g, _ in played(1, 2) if g.round > 0} == {(n, 5 - n) for n in range(1, 6)}
    g = opening(3)
    found = []
    for steps in ([0, 0, 0], [4, 4, 1], [5, 5, 5], [9, 8, 8], [10, 10, 10]):
        g.players[1].steps = steps
        found.append(stage(g))
    assert found == [4, 3, 2, 1, 0]


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    g = opening(2)
    g.players[0].vp += 20
    early = heuristics.value(g, 0)
    assert heuristics.value(g, 1) == pytest.approx(-early)
    g.announced = ["citizen_shortage"]
    assert heuristics.value(g, 0) > early > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_name_in_every_language(language: str) -> None:
    words = Words(language, "origins")
    assert [term for term in heuristics.TERMS if not words.has(f"term-{term.replace('_', '-')}")] == []


def test_the_evaluation_is_fair_where_a_turn_begins() -> None:
    quiet = {g.agenda[-1].name for g, _ in played(4, 3) if not g.over and heuristics.quiet(g)}
    assert quiet == {"choose_action"}
    assert not any(heuristics.quiet(g) for g, _ in played(4, 3) if not g.over and g.token_spent)
    assert heuristics.quiet(next(g for g, _ in played(1, 3) if g.over))


def test_the_last_round_of_solo_is_played_to_its_end() -> None:
    quiet = {g.round: True for g, _ in played(1, 3) if not g.over and heuristics.quiet(g)}
    assert set(quiet) == {1, 2, 3, 4}


# What is worth something


def test_more_of_anything_is_worth_more() -> None:
    for left in range(worth.MOST_LEFT + 1):
        for n in range(12):
            assert worth.stock(n + 1, left) > worth.stock(n, left)
            assert worth.gold(n + 1, left) >= worth.gold(n, left) + 1
        for steps in range(10):
            assert worth.temples((steps + 1,) * 3, left, "") > worth.temples((steps,) * 3, left, "")


def test_in_the_last_round_a_temple_is_worth_its_two_lower_tracks() -> None:
    assert worth.temples((2, 4, 9), 0, "") == 3 + 10


def test_a_tower_is_worth_raising_for_the_dice_that_sit_under_it() -> None:
    g = opening()
    player = g.players[g.active]
    player.resources = [0, 0, 0, 1]
    player.seats = [Seat(0, 0, BLUE, 6)]
    options = [RaiseTower("blue"), RaiseTower("red")]
    blue, red = heuristics.marks(g, g.active, options)
    assert blue > 4
    assert red < 1


def test_a_block_is_worth_more_the_fuller_it_is_and_if_a_card_asks_for_it() -> None:
    g = opening()
    cards = blocks.cards_of(g, g.players[0])
    empty = blocks.EMPTY
    filled = [
        blocks.block_worth("", (), block)
        for block in (
            (NO_COLOUR, empty, empty, empty),
            (NO_COLOUR, NO_COLOUR, empty, empty),
            (NO_COLOUR, NO_COLOUR, NO_COLOUR, empty),
            (NO_COLOUR,) * 4,
        )
    ]
    assert filled == sorted(filled)
    card, _ = cards[0]
    match = next(pattern for pattern in blocks.patterns("", card))
    assert blocks.may_match("", card, match)
    assert blocks.block_worth("", cards, match) > blocks.block_worth("", (), match) + 4


def test_a_tile_that_closes_a_square_is_marked_above_one_that_straggles() -> None:
    g = opening()
    seat = g.active
    tile = g.market[0]
    g.players[seat].resources = [3, 3, 4, 0]
    pp.apply(g, seat, VisitSite("archon", 2), pp.FastChance(1))
    pp.apply(g, seat, MainAction("build"), pp.FastChance(1))
    straggling, beside = heuristics.marks(g, seat, [Construct(tile, "farm", 0, -1), Construct(tile, "farm", 1, 0)])
    assert beside > straggling
    pp.apply(g, seat, Construct(tile, "farm", 1, 0), pp.FastChance(1))
    city = blocks.city_of(g, g.players[seat])
    assert blocks.added("", (), city, (1, 1), NO_COLOUR) > blocks.added("", (), city, (0, -1), NO_COLOUR) + 1


# How it plays


@pytest.mark.slow
def test_greedy_beats_random_and_naive_players() -> None:
    for others in ("random", "naive"):
        found = tally(series("origins", ("greedy", others), games=1, seed=4))
        assert found["greedy"].wins == 1
        assert found["greedy"].score > found[others].score + 50


@pytest.mark.slow
def test_greedy_beats_the_thumb_that_it_looks_ahead_with() -> None:
    found = tally(series("origins", ("greedy", "thumb", "thumb", "thumb"), games=4, seed=5))
    assert found["greedy"].wins >= 2
    assert found["greedy"].score > found["thumb"].score + 20


def test_greedy_chooses_the_same_from_the_same_observation() -> None:
    title = pp.title("origins")
    for n, (g, seat) in enumerate(played(3, 5)):
        if g.over or n > 40:
            break
        options = pp.legal(g, seat)
        observation = seen(title, g, seat)
        first, second = (bot("greedy", title, seed=1).choose(observation, seat, options) for _ in range(2))
        assert first == second
        assert first in options


def taken_at_once(g: OriginsScene) -> list[str]:
    """What Ana takes without a thought."""
    return [pp.text(action) for action in heuristics.at_once(g.state, 0, pp.legal(g.state, 0))]


def visiting(*position: str, **given: Any) -> OriginsScene:
    """Ana sends a worker to a site whose bonus has its colour, and then does this."""
    g = scene(**{"bonus": ["red", "purple", "yellow", "blue", "orange"], **given})
    g.turn("Ana")
    g.act("Ana", *position)
    return g


@pytest.mark.parametrize("stone", [0, 1])
def test_a_main_action_waits_where_the_bonus_may_pay_for_another(stone: int) -> None:
    """At the third site a stone of the bonus is what the temple costs."""
    g = visiting(
        "visit_site worker=yellow_3 site=3",
        freemen={"Ana": ["yellow_3"]},
        resources={"Ana": goods(stone=stone, wisdom=3)},
    )
    assert taken_at_once(g) == ["bonus_action tile=bonus_basic"]
    g.act("Ana", "bonus_action tile=bonus_basic", "choose_basic resource=food")
    assert taken_at_once(g) == ([] if stone else ["main_action action=gain_wisdom"]), "nothing else can come of it"


def test_with_a_6_both_main_actions_are_there_to_be_done() -> None:
    g = visiting("visit_site worker=yellow_6 site=3", freemen={"Ana": ["yellow_6"]}, resources={"Ana": goods()})
    assert taken_at_once(g) == ["main_action action=gain_wisdom", "bonus_action tile=bonus_basic"]


def test_with_pisces_the_bonus_waits_for_the_main_action() -> None:
    g = visiting(
        "visit_site worker=blue_3 site=4",
        freemen={"Ana": ["blue_3"]},
        zodiac=["pisces", "taurus", "aries"],
        holders={"pisces": "Ana"},
        resources={"Ana": goods()},
    )
    assert taken_at_once(g) == []
    g.act("Ana", "main_action action=gain_basic_and_gold", "choose_basic resource=food")
    assert taken_at_once(g) == ["bonus_action tile=bonus_temple"]
