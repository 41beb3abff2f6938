"""What Kingsburg gives its bots."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

import pentapolis as pp
from pentapolis.games.kingsburg import heuristics
from pentapolis.games.kingsburg.state import Kingsburg
from pentapolis.kernel.decision import Decision
from pentapolis.kernel.now import Now
from support import thumb

SEATS = (2, 3, 4, 5)
GAMES = 6


played = partial(thumb.played, "kingsburg", off_course=0.3)


def test_the_thumb_has_a_legal_answer_to_every_kind_of_decision() -> None:
    answered = set()
    for seats in SEATS:
        for seed in range(GAMES):
            for g, seat in played(seats, seed):
                if g.over:
                    continue
                for view in (g, pp.observe(g, seat)):
                    options = pp.legal(view, seat)
                    assert heuristics.thumb(view, seat, options) in options
                    assert len(heuristics.marks(view, seat, options)) == len(options)
                answered.add(g.agenda[-1].name)
    assert answered == {name for name, node in pp.title("kingsburg").nodes.items() if isinstance(node, Decision)}


def test_the_thumb_s_choice_has_the_best_mark_or_is_close_to_it() -> None:
    for g, seat in played(4, seed=1):
        if not g.over:
            options = pp.legal(g, seat)
            marks = heuristics.marks(g, seat, options)
            chosen = marks[options.index(heuristics.thumb(g, seat, options))]
            assert chosen >= max(marks) - 1.0 or g.agenda[-1].name == "influence"


@pytest.mark.parametrize("seats", SEATS)
def test_every_term_has_a_weight_and_at_the_end_only_points_count(seats: int) -> None:
    for g, _ in played(seats, seed=2):
        for seat in g.seats:
            assert set(heuristics.terms(g, seat)) == set(heuristics.WEIGHTS)
    assert g.over
    for seat in g.seats:
        counted = {term: number for term, number in heuristics.terms(g, seat).items() if number}
        assert counted.pop("vp", 0) == heuristics.score(g, seat) == pp.title(g).outcome(g).scores[seat]
        assert not counted


def test_terms_marks_and_thumb_ignore_a_card_that_only_others_have_seen() -> None:
    compared = 0
    for seed in range(6):
        for g, seat in played(3, seed):
            top = g.enemies.top()
            if g.over or top is None or not top.known_to or seat in top.known_to:
                continue
            o = pp.observe(g, seat)
            worlds = [pp.imagine(o, seat, pp.FastChance(n)) for n in range(8)]
            assert len({world.enemies.layers[0].card for world in worlds}) > 1
            options = pp.legal(g, seat)
            for view in (*worlds, g):
                assert heuristics.terms(view, seat) == heuristics.terms(o, seat)
                assert heuristics.marks(view, seat, options) == heuristics.marks(o, seat, options)
                compared += 1
    assert compared > 100


def test_a_card_one_has_seen_counts() -> None:
    """Zombies of strength 4 and barbarians of strength 2: who knows which it is sees another winter coming."""
    winters = set()
    for card in ("y1_zombies_4", "y1_barbarians_2"):
        g: Kingsburg = pp.new("kingsburg", 2, seed=1)
        Now(g.agenda, pp.ScriptedChance([("enemies", card)]), None, {}).look(g.enemies, 0)
        winters.add(heuristics.terms(g, 0)["winter"])
        blind = heuristics.terms(g, 1)["winter"]
        assert heuristics.terms(pp.new("kingsburg", 2, seed=1), 1)["winter"] == blind
    assert len(winters) == 2


def test_quiet_is_the_start_of_a_season_and_the_end() -> None:
    seen = {True: 0, False: 0}
    for g, _ in played(4, seed=3):
        if g.over:
            assert heuristics.quiet(g)
            continue
        quiet = heuristics.quiet(g)
        seen[quiet] += 1
        if g.groups or g.agenda[-1].name not in ("reroll", "influence"):
            assert not quiet
    assert seen[True] == 15 < seen[False]


def test_a_season_is_quiet_at_its_first_choice_whatever_that_is() -> None:
    """Every season has one such point: the first reroll that is offered or, where none is, the first placement."""
    firsts = Counter[str]()
    for seed in range(10):
        season = (0, 0)
        for g, _ in played(3, seed):
            if g.over or g.agenda[-1].name not in ("reroll", "influence"):
                continue
            first = (g.year, g.phase) != season
            season = g.year, g.phase
            assert heuristics.quiet(g) == first
            firsts[g.agenda[-1].name] += first
    assert firsts["reroll"] > 3
    assert firsts.total() == 150


def test_the_last_goods_are_built_not_kept() -> None:
    """In the last autumn goods bring nothing but soldiers later: who can construct does, by thumb."""
    built = 0
    for seed in range(6):
        for g, seat in played(4, seed):
            if not g.over and g.year == 5 and g.phase == 6 and g.agenda[-1].name == "build":
                built += 1
                assert pp.text(heuristics.thumb(g, seat, pp.legal(g, seat))) != "pass"
    assert built
