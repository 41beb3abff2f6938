"""What Discordia gives its bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from operator import mul

import pytest

import pentapolis as pp
from pentapolis.arena import series, tally
from pentapolis.bots import bot
from pentapolis.bots.protocol import seen
from pentapolis.games.discordia import heuristics
from pentapolis.games.discordia.actions import ClaimDecree, MainDeploy, SpecialDeploy
from pentapolis.games.discordia.bonuses import any_usable
from pentapolis.games.discordia.heuristics.evaluation import RIVALS
from pentapolis.games.discordia.heuristics.worth import STEP, Demand, prospect
from pentapolis.games.discordia.state import Discordia
from pentapolis.kernel.decision import Decision
from pentapolis.words import LANGUAGES, Words
from support import thumb

SEATS = (1, 2, 3, 4)


played = partial(thumb.played, "discordia", off_course=0.1)


def test_the_thumb_has_a_legal_answer_to_every_kind_of_decision() -> None:
    missing = {name for name, node in pp.title("discordia").nodes.items() if isinstance(node, Decision)}
    for seed in range(60):
        for g, seat in played(SEATS[seed % 4], seed):
            if g.over or (seed > 3 and g.agenda[-1].name not in missing):
                continue
            missing.discard(g.agenda[-1].name)
            for view in (g, pp.observe(g, seat)):
                choices = pp.legal(view, seat)
                marks = heuristics.marks(view, seat, choices)
                assert len(marks) == len(choices)
                assert marks[choices.index(heuristics.thumb(view, seat, choices))] == max(marks)
        if not missing:
            return
    assert not missing


@pytest.mark.parametrize("seats", SEATS)
def test_every_term_has_a_weight_and_at_the_end_only_the_reserve_counts(seats: int) -> None:
    for g, _ in played(seats, 2):
        for seat in g.seats:
            assert list(heuristics.terms(g, seat)) == list(heuristics.WEIGHTS)
    assert g.over
    outcome = pp.title(g).outcome(g)
    for seat in g.seats:
        terms = heuristics.terms(g, seat)
        assert {term for term, number in terms.items() if number} <= {"won", "reserve"}
        assert bool(terms["won"]) == (seat in outcome.winners)
        assert heuristics.score(g, seat) == -g.cities[seat].workers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_name(lang: str) -> None:
    words = Words(lang, "discordia")
    assert [term for term in heuristics.WEIGHTS if not words.has(f"term-{term}-name")] == []


def test_quiet_is_the_start_of_a_turn_and_the_end() -> None:
    seen = {True: 0, False: 0}
    for g, _ in played(3, 3):
        quiet = heuristics.quiet(g)
        seen[quiet] += 1
        assert quiet == (g.over or (g.agenda[-1].name == "pick_die" and not g.die))
    assert 30 < seen[True] <= 61
    assert seen[False] > seen[True]


def test_the_value_of_a_seat_is_what_its_terms_add_up_to_less_a_part_of_the_rivals() -> None:
    for g, _ in played(2, 5):
        weights = heuristics.WEIGHTS.values()
        own, other = (sum(map(mul, weights, heuristics.terms(g, seat).values())) for seat in g.seats)
        assert heuristics.value(g, 0) == pytest.approx(own - RIVALS * other)


TWO_AND_THREE: Demand = ((2, 1.0), (3, 1.0))
CHANCE = 40


def test_a_building_is_worth_more_the_longer_it_can_be_filled() -> None:
    years = [prospect(TWO_AND_THREE, False, CHANCE, 5, ends, 0) for ends in (1, 2, 3, 4)]
    assert years == sorted(years)
    assert years[0] > 0
    seasons = [prospect(TWO_AND_THREE, False, CHANCE, turns, 1, 0) for turns in range(6)]
    assert seasons == sorted(seasons)


def test_a_building_that_comes_too_late_only_brings_recruits() -> None:
    """With no turn to come each of its two spaces costs a worker in the last recruitment."""
    assert prospect(TWO_AND_THREE, False, CHANCE, 0, 1, 0) == pytest.approx(-2 * STEP[1])
    assert prospect(TWO_AND_THREE, False, CHANCE, 0, 1, 2) == 0


def test_a_full_building_is_empty_again_in_the_new_year_and_a_full_ship_moves_the_ring() -> None:
    again = prospect(TWO_AND_THREE, False, CHANCE, 5, 1, 0)
    assert prospect(TWO_AND_THREE, False, CHANCE, 0, 2, 2) == pytest.approx(again)
    assert prospect(TWO_AND_THREE, True, CHANCE, 0, 2, 2) >= STEP[2]


def test_the_ring_is_worth_more_the_more_recruitments_are_to_come() -> None:
    assert list(STEP) == sorted(STEP)
    assert STEP[0] == 0


def test_who_can_deploy_the_last_workers_wins_in_this_turn() -> None:
    """Whatever else could be done with the die."""
    tried = 0
    for seed in range(20):
        for g, seat in played(2, seed):
            if g.over or g.agenda[-1].name != "turn":
                continue
            if any(
                isinstance(option, MainDeploy | SpecialDeploy) and wins(g, seat, option) for option in pp.legal(g, seat)
            ):
                world = pp.copy(g)
                while not world.over and world.active == seat:
                    mover = pp.to_act(world)[0]
                    pp.apply(world, mover, heuristics.thumb(world, mover, pp.legal(world, mover)), pp.FastChance(0))
                assert world.over
                assert not world.cities[seat].workers
                tried += 1
    assert tried > 3


LEVELS = ("easy", "normal:iterations=24,worlds=3", "hard:iterations=200", "expert:iterations=200")
WAYS = (("turn", 1), ("pick_die", 2), ("turn", 2))
"""Ways to empty the reserve: the decision that waits, and how many choices it takes."""


def last_turns(seats: int) -> Iterator[tuple[str, int, Discordia, int]]:
    """Two positions of each kind in which the seat that has the turn can empty its reserve."""
    missing = dict.fromkeys(WAYS, 2)
    for seed in range(40):
        for g, seat in played(seats, seed):
            if not g.agenda or g.cities[seat].workers > 2:
                continue
            decision = g.agenda[-1].name
            choices = next((number for number in (1, 2) if can_empty(g, seat, number)), 0)
            if missing.get((decision, choices)):
                missing[decision, choices] -= 1
                yield decision, choices, g, seat
        if not any(missing.values()):
            return
    pytest.fail(f"no such positions in 40 games: {missing}")


def can_empty(g: Discordia, seat: int, choices: int) -> bool:
    """Whether a seat can empty its reserve by so many choices, whatever they are."""
    if g.over:
        return not g.cities[seat].workers
    if not choices or pp.to_act(g) != (seat,):
        return False
    return any(can_empty(after(g, seat, option), seat, choices - 1) for option in pp.legal(g, seat))


def after(g: Discordia, seat: int, action: pp.Action) -> Discordia:
    world = pp.copy(g)
    pp.apply(world, seat, action, pp.FastChance(0))
    return world


def test_a_fulfilled_decree_is_claimed_before_anybody_looks_ahead() -> None:
    """Unless the bonus of its place would be lost now: then it is weighed like anything else."""
    claimed = weighed = 0
    for seed in range(12):
        for g, seat in played(3, seed):
            if g.over:
                continue
            options = pp.legal(g, seat)
            claims = [option for option in options if isinstance(option, ClaimDecree)]
            if not claims:
                continue
            bonus = g.box.decree_slots[len(g.cities[seat].decrees)].bonus
            free = not bonus or any_usable(g, seat, bonus)
            assert heuristics.at_once(g, seat, options) == (claims if free else [])
            claimed, weighed = claimed + free, weighed + (not free)
            if free and claimed < 6:
                for level in LEVELS[1:]:
                    assert bot(level, pp.title(g), 1).choose(seen(pp.title(g), g, seat), seat, options) in claims
    assert claimed > 6
    assert weighed


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_level_wins_in_this_turn_if_it_can(seats: int) -> None:
    """Alone too, where only an empty reserve wins. Easy looks at nothing ahead: it need not see two steps."""
    for decision, choices, g, seat in last_turns(seats):
        for level in LEVELS[(decision, choices) == ("turn", 2) :]:
            world = turn_of(level, g, seat)
            assert world.over, (level, decision, choices)
            assert seat in pp.title(world).outcome(world).winners, (level, decision, choices)


def turn_of(level: str, g: Discordia, seat: int) -> Discordia:
    """What comes of a turn that a level plays, others by thumb: the start of the next one, or the end."""
    world, chance, thinker = pp.copy(g), pp.FastChance(0), bot(level, pp.title(g), seed=1)
    while True:
        mover = pp.to_act(world)[0]
        options = pp.legal(world, mover)
        own = mover == seat
        action = (
            thinker.choose(seen(pp.title(g), world, seat), seat, options)
            if own
            else heuristics.thumb(world, mover, options)
        )
        pp.apply(world, mover, action, chance)
        if heuristics.quiet(world):
            return world


def wins(g: Discordia, seat: int, action: pp.Action) -> bool:
    return after(g, seat, action).over


def test_who_follows_the_thumb_empties_the_reserve_before_random_governors_do() -> None:
    for game in series("discordia", ("thumb", "random", "random"), games=6, seed=3):
        assert game.winners == (game.line_up.index("thumb"),)


@pytest.mark.slow
def test_greedy_beats_naive_governors() -> None:
    """Few games, fixed seeds: far from the borders they must not cross. The figures are in docs/bots.md."""
    line_up = ("greedy:worlds=1,cap=4", "naive", "naive")
    found = tally(series("discordia", line_up, games=3, seed=1))
    assert found["greedy:worlds=1,cap=4"].ahead == 3


@pytest.mark.slow
def test_looking_ahead_beats_the_thumb_it_looks_ahead_with() -> None:
    """A third of the games would be no better than the thumb."""
    found = tally(series("discordia", ("greedy", "thumb", "thumb"), games=12, seed=5))
    assert found["greedy"].wins > 12 / 3 + 1


@pytest.mark.slow
def test_greedy_wins_alone() -> None:
    """Against Janus only an empty reserve is a win."""
    found = tally(series("discordia", ("greedy",), games=8, seed=1))
    assert found["greedy"].wins > 8 / 2
