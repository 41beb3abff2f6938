"""Hints: options weighed in the same worlds, and reasons that add up."""

from __future__ import annotations

import random
from itertools import islice
from statistics import fmean, stdev
from typing import Any

import pytest

import pentapolis as pp
from pentapolis import games
from pentapolis.bots import bot
from pentapolis.bots.analysis import Advice, Other, Reason, advise, adviser, explain, explain_seen
from pentapolis.bots.analysis.advice import CAP, PLAYS, WORLDS
from pentapolis.bots.analysis.weighing import (
    TIME,
    Gap,
    Tried,
    gap,
    log_odds,
    lookout_of,
    reasons,
    weigh,
    worlds,
)
from pentapolis.bots.analysis.wording import against_said
from pentapolis.bots.protocol import heuristics, luck, unsealed
from pentapolis.bots.search import level
from pentapolis.bots.search.budget import Budget, Clock
from pentapolis.bots.search.lookout import Lookout
from pentapolis.games.origins import heuristics as origins
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.options import Items
from pentapolis.words import LANGUAGES, Words
from support.having import with_levels

from .asking import asked, choices_of
from .positions import playing


def played_on(title: Any, o: Any, seat: int, seed: int, actions: list[Any]) -> list[list[Any]]:
    """Where each action leads to, world by world, as a bot would look ahead: what a hint is to be made of."""
    o, lookout = unsealed(title, o, seat), Lookout(title)
    chance = luck(title, seed, o, seat)
    given = [lookout.world(o, seat, chance) for _ in range(WORLDS)]
    return [[lookout.follow(world, seat, (action,)) for world in given] for action in actions]


def test_a_tax_is_judged_when_its_rebellions_have_come() -> None:
    """The florins of a tax come at once, its rebellions in the next turn: before them the highest always seems best."""
    title = games.title("medioevo")
    lookout = lookout_of(title)
    g, seat = next((g, seat) for g, seat in playing(title, 4, 1500) if g.agenda[-1].name == "set_tax" and g.turn == 2)
    o = unsealed(title, title.observe(g, seat), seat)
    lowest, *_, highest = title.asked(g, seat)
    given = worlds(lookout, o, seat, luck(title, 1, o, seat), 8)
    high, low = weigh(lookout, given, seat, [highest, lowest])
    assert {(end.agenda[-1].name, end.turn) for end in high.ends + low.ends} == {("set_tax", 3)}
    assert gap(high, low, seat).mean < 0


@pytest.mark.parametrize("game", with_levels())
def test_what_the_terms_add_is_the_difference_of_the_log_odds(game: str) -> None:
    title, g, seat, options = asked(game)
    lookout, o = lookout_of(title), title.observe(g, seat)
    given = worlds(lookout, o, seat, luck(title, 1, o, seat), 3)
    one, other = weigh(lookout, given, seat, lookout.candidates(o, seat, options, 3)[:2])
    judge = lookout.judge
    pairs = zip(one.ends, other.ends, strict=True)
    difference = sum(judge.log_odds(a, seat) - judge.log_odds(b, seat) for a, b in pairs) / len(given)
    assert sum(log_odds(judge, one, other, seat).values()) == pytest.approx(difference)


def test_options_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    title, g, seat, options = asked("kingsburg")
    lookout, o = lookout_of(title), title.observe(g, seat)
    given = worlds(lookout, o, seat, luck(title, 1, o, seat), 4)
    one, twin = weigh(lookout, given, seat, [options[0], options[0]])
    assert [title.digest(end) for end in one.ends] == [title.digest(end) for end in twin.ends]
    assert len({title.digest(end) for end in one.ends}) > 1, "worlds differ"
    assert gap(one, twin, seat) == Gap(0.0, 0.0)


@pytest.mark.parametrize("game", with_levels())
def test_what_an_option_comes_to_is_what_a_bot_finds_who_looks_ahead(game: str) -> None:
    """Every option meets the luck of its world, not luck of its own."""
    title, g, seat, options = asked(game)
    o, lookout = unsealed(title, title.observe(g, seat), seat), lookout_of(title)
    actions = lookout.candidates(o, seat, options, 4)
    tried = weigh(lookout, worlds(lookout, o, seat, luck(title, 5, o, seat), WORLDS), seat, actions)
    for one, ends in zip(tried, played_on(title, o, seat, 5, actions), strict=True):
        assert [title.digest(end) for end in one.ends] == [title.digest(end) for end in ends]
        assert one.chances == [lookout.judge.chances(end) for end in ends]


@pytest.mark.parametrize("game", with_levels())
def test_a_hint_is_the_bot_s_own_choice(game: str) -> None:
    for choices in (4, 25):
        title, g, seat, options = asked(game, choices)
        o = title.observe(g, seat)
        advice = advise(title, o, seat, options, 5)
        assert advice.action == pp.text(bot(adviser("normal"), title, 5).choose(o, seat, options))
        assert advice == advise(title, o, seat, options, 5)


def test_who_is_asked_weighs_all_that_a_hint_compares_also_out_of_turn() -> None:
    clock = Clock(Budget(PLAYS).aside)
    clock.begin(last=False)
    assert clock.left >= CAP * WORLDS
    assert clock.candidates >= CAP
    for game in with_levels():
        asks = level(games.title(game), "normal")
        assert (asks.way, asks.options, asks.worlds) == ("ahead", CAP, WORLDS), "the same options in the same worlds"


@pytest.mark.parametrize(
    ("game", "decision", "every", "most"),
    [
        ("alba_longa", "", 9, 8),
        ("discordia", "", 9, 8),
        ("kingsburg", "", 9, 8),
        ("medioevo", "barbarian_point", 1, 4),
        ("medioevo", "", 25, 3),
        ("origins", "", 9, 8),
    ],
)
def test_nothing_that_a_hint_names_is_clearly_better_than_what_it_advises(
    game: str, decision: str, every: int, most: int
) -> None:
    """The bot that is asked has looked at it too. Hordes are moved out of turn, where it would have less time."""
    choices = (one for one in choices_of(game, seed=1) if len(one[3]) > 2 and decision in ("", one[1].agenda[-1].name))
    compared = 0
    for title, g, seat, options in islice(choices, every - 1, every * most, every):
        advice = advise(title, title.observe(g, seat), seat, options, 5)
        better = [other for other in advice.others if other.gap > 0 and not other.equal]
        assert advice.drawn or not better, (g.agenda[-1].name, advice)
        compared += bool(advice.others)
    assert compared


@pytest.mark.parametrize(("game", "decision"), [("alba_longa", "choose_target"), ("medioevo", "set_tax")])
def test_that_another_has_chosen_in_secret_changes_no_hint(game: str, decision: str) -> None:
    title: Any = games.title(game)
    thumb, chance, stray = heuristics(title).thumb, FastChance(3), random.Random(3)
    g, _ = title.new(title.table(4), chance)
    while g.agenda[-1].name != decision or len(title.to_act(g)) < 2:
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        bold = stray.random() < 0.5 or len(options) == 1
        title.apply(g, seat, stray.choice(options) if bold else thumb(g, seat, options), chance)
    seat, rival = title.to_act(g)[:2]
    options = title.asked(g, seat)
    twin = title.copy(g)
    title.apply(twin, rival, title.asked(g, rival)[-1], FastChance(1))
    advice = advise(title, title.observe(g, seat), seat, options, 5)
    assert advice.others, "they are told apart"
    assert advise(title, title.observe(twin, seat), seat, options, 5) == advice


@pytest.mark.parametrize("game", with_levels())
def test_a_hint_names_the_next_best_with_the_difference_and_its_error(game: str) -> None:
    """Counted again by hand: of all options that are compared, the two that come to most, each once."""
    title, g, seat, options = asked(game, 20)
    o = title.observe(g, seat)
    lookout = lookout_of(title)
    actions = lookout.candidates(unsealed(title, o, seat), seat, options, CAP)
    ends = dict(zip(map(pp.text, actions), played_on(title, o, seat, 5, actions), strict=True))
    chances = {action: [lookout.judge.win(end, seat) for end in led_to] for action, led_to in ends.items()}
    compared = 0
    for chosen in (actions[0], actions[-1]):
        advice = explain(title, o, seat, options, chosen, 5)
        mine = chances[pp.text(chosen)]
        rest = {tuple(theirs): action for action, theirs in reversed(chances.items()) if theirs != mine}
        best = sorted(rest, key=fmean, reverse=True)[:2]
        assert [other.action for other in advice.others] == [rest[theirs] for theirs in best]
        assert advice.chance == pytest.approx(fmean(mine))
        for other, theirs in zip(advice.others, best, strict=True):
            gaps = [a - b for a, b in zip(theirs, mine, strict=True)]
            assert other.gap == pytest.approx(fmean(gaps), abs=1e-12)
            assert other.error == pytest.approx(stdev(gaps) / WORLDS**0.5, abs=1e-12)
            assert bool(other.reasons) != other.equal
            assert other.equal or abs(other.gap) > max(2 * other.error, 0.0005)
            compared += 1
    assert compared >= 3


def test_where_only_the_lead_decides_two_options_are_about_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots count a lead beside the chance, a very little: what they take in spite of the chance is no worse."""
    title, g, seat, options = asked("kingsburg")
    o, worst = title.observe(g, seat), options[-1]
    clear = explain(title, o, seat, options, worst, 5).others[0]
    assert clear.gap > 0
    assert not clear.equal
    monkeypatch.setattr(Lookout, "worth", lambda *_: 0.0)
    led = explain(title, o, seat, options, worst, 5).others[0]
    assert led == Other(clear.action, clear.gap, clear.error, True, [])


def test_a_hint_says_that_bots_draw_such_a_choice_by_lot() -> None:
    """A bid that could be foreseen is a bad one: so another may look better than what is advised."""
    title: Any = games.title("medioevo")
    chance, drawn = FastChance(3), dict[str, bool]()
    g, _ = title.new(title.table(4), chance)
    while len(drawn) < 2:
        seat, decision = title.to_act(g)[0], g.agenda[-1].name
        options = title.asked(g, seat)
        if decision in ("bid", "place_village") and decision not in drawn:
            advice = advise(title, title.observe(g, seat), seat, options, 5, "easy")
            said = against_said(Words("en", title.id, title.actions), advice)
            assert ("so that nobody can foresee" in said) == advice.drawn
            drawn[decision] = advice.drawn
        title.apply(g, seat, heuristics(title).thumb(g, seat, options), chance)
    assert drawn["bid"]
    assert not drawn["place_village"]


def test_where_all_others_come_to_the_same_a_hint_says_so() -> None:
    """Which of two routes is opened first changes nothing up to the next quiet point."""
    words = {lang: Words(lang, "medioevo") for lang in LANGUAGES}
    routes = (found for found in choices_of("medioevo") if found[1].agenda[-1].name == "open_route")
    title, g, seat, options = next(routes)
    advice = advise(title, title.observe(g, seat), seat, options, 5)
    assert (advice.same, advice.others, advice.reasons) == (True, [], [])
    assert against_said(words["en"], advice) == "Everything else that was weighed comes to the same."
    assert against_said(words["fr"], advice) == "Tous les autres choix comparés reviennent au même."
    title, g, seat, options = asked("kingsburg")
    told_apart = advise(title, title.observe(g, seat), seat, options, 5)
    assert (told_apart.same, bool(told_apart.others)) == (False, True)
    alone = explain(title, title.observe(g, seat), seat, Items([options[0]]), options[0], 5)
    assert (alone.same, alone.others) == (False, []), "there is nothing else"


def test_what_gives_nothing_up_is_not_weighed_against_what_can_follow_it() -> None:
    """A present of the site in Origins: whoever takes it first can still do the rest."""
    presents = (
        (title, g, seat, options, given[0])
        for title, g, seat, options in choices_of("origins")
        if (given := origins.at_once(g, seat, options)) and len(options) > 2
    )
    title, g, seat, options, present = next(presents)
    o = title.observe(g, seat)
    hint = advise(title, o, seat, options, 5)
    assert (hint.action, hint.free, hint.others, hint.reasons) == (pp.text(present), True, [], [])
    assert 0 < hint.chance < 1
    viewer = next(other for other in g.seats if other != seat)
    assert explain_seen(title, title.observe(g, viewer), viewer, seat, present, 5).free
    said = "Bots always take this at once, without weighing it against anything else."
    assert against_said(Words("en"), hint) == said
    other = next(option for option in options if option not in origins.at_once(g, seat, options))
    why = explain(title, o, seat, options, other, 5)
    assert (why.free, bool(why.others)) == (False, True)


def test_reasons_speak_for_a_choice_only_where_the_next_best_is_worse() -> None:
    reason = Reason("gold", 0.2, 2.0, 0)
    worse, level_with = Other("pass", -0.03, 0.008, False, []), Other("build", -0.001, 0.008, True, [])
    assert not Advice("rest", 0.4, [reason], [worse, level_with]).close
    assert Advice("rest", 0.4, [reason], [level_with, worse]).close
    assert not Advice("rest", 0.4).close


def test_a_difference_below_twice_its_error_is_none() -> None:
    assert Gap(0.05, 0.03).equal
    assert Gap(0.0, 0.0).equal
    assert not Gap(-0.05, 0.02).equal
    assert Gap(0.0004, 0.0).equal, "nobody is told of 0.0 percentage points"
    assert not Gap(0.0006, 0.0).equal
    assert Gap(0.0014, 0.0001).equal, "nobody is told of 0.1 percentage points, give or take 0.1"
    assert not Gap(0.0024, 0.0001).equal


def test_what_only_time_does_is_no_reason() -> None:
    """Weights change as the game goes on: what nobody has more of than before is not said to be better."""
    title, g, seat, options = asked("kingsburg")
    judge, later = lookout_of(title).judge, title.copy(g)
    later.year += 1
    one, other = Tried(options[0]), Tried(options[1])
    for tried, end in ((one, later), (other, g)):
        tried.ends, tried.chances = [end], [judge.chances(end)]
    parts, terms = log_odds(judge, one, other, seat), judge.game.terms
    assert parts[TIME]
    assert sum(parts.values()) == pytest.approx(judge.log_odds(later, seat) - judge.log_odds(g, seat))
    same = {term for term, amount in terms(g, seat).items() if terms(later, seat)[term] == amount}
    assert "vp" in same
    assert not [term for term in same if parts[term]]
    assert same.isdisjoint(reason.term for reason in reasons(judge, one, other, seat) if reason.seat == seat)


def test_reasons_are_the_terms_that_weigh_most() -> None:
    title, g, seat, options = asked("kingsburg")
    lookout, o = lookout_of(title), title.observe(g, seat)
    given = worlds(lookout, o, seat, luck(title, 1, o, seat), 6)
    tried = weigh(lookout, given, seat, lookout.candidates(o, seat, options, 8))
    tried.sort(key=lambda one: one.win(seat))
    found = reasons(lookout.judge, tried[-1], tried[0], seat)
    weights = log_odds(lookout.judge, tried[-1], tried[0], seat)
    assert 1 <= len(found) <= 3
    assert abs(found[0].weight) == max(map(abs, weights.values()))
    for reason in found:
        assert reason.weight == pytest.approx(weights[reason.term if reason.seat == seat else "rivals"])
        assert (reason.points * reason.weight > 0) == (reason.seat == seat), "a rival loses what one gains"
        assert abs(reason.points) < 1


@pytest.mark.parametrize("game", with_levels())
def test_a_rival_s_reason_goes_the_way_of_that_rival_s_chance(game: str) -> None:
    """And says how far that goes, where no number on the table is to be said."""
    title: Any = games.title(game)
    lookout, chance, named = lookout_of(title), FastChance(1), 0
    judge, thumb = lookout.judge, lookout.game.thumb
    g, _ = title.new(title.table(4), chance)
    for number in range(400):
        if not g.agenda:
            break
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        if len(options) > 2 and not number % 10:
            o = title.observe(g, seat)
            given = worlds(lookout, o, seat, luck(title, 1, o, seat), 3)
            one, other, *_ = weigh(lookout, given, seat, lookout.candidates(o, seat, options, 3))
            for better, worse in ((one, other), (other, one)):
                found = reasons(judge, better, worse, seat)
                assert found or gap(better, worse, seat).equal
                difference = better.win(seat) - worse.win(seat)
                assert not found or not difference or any(reason.weight * difference > 0 for reason in found)
                for reason in found:
                    if reason.seat != seat:
                        change = better.win(reason.seat) - worse.win(reason.seat)
                        assert reason.points == pytest.approx(change)
                        assert change * reason.weight < 0, "a rival loses what one gains"
                        named += 1
        title.apply(g, seat, thumb(g, seat, options) if len(options) > 1 else options[0], chance)
    assert named


def test_in_the_eyes_of_another_only_options_count_that_are_there_in_every_world() -> None:
    """Of two Empire cards the others have seen one come; what the second is, they can't know."""
    kept = (found for found in choices_of("medioevo") if found[1].agenda[-1].name == "keep_empire_card")
    title, g, seat, _ = next(kept)
    viewer = next(other for other in g.seats if other != seat)
    o, lookout = title.observe(g, viewer), lookout_of(title)
    imagined = [world for world, _ in worlds(lookout, o, viewer, luck(title, 1, o, viewer), WORLDS)]
    offered = [set(title.asked(world, seat)) for world in imagined]
    [known] = set.intersection(*offered)
    assert len(offered[0]) == 2, "there is another one in each world"
    advice = explain_seen(title, o, viewer, seat, known, 1)
    assert advice == Advice(pp.text(known), 0.0, unforeseen=True), "compared with nothing"


def test_in_the_eyes_of_another_a_choice_is_compared_as_in_one_s_own() -> None:
    title, g, seat, options = asked("kingsburg")
    viewer = next(other for other in g.seats if other != seat)
    o = title.observe(g, viewer)
    advice = explain_seen(title, o, viewer, seat, options[1], 1)
    assert advice.action == pp.text(options[1])
    assert len(advice.others) == 2
    assert {other.action for other in advice.others} <= {pp.text(option) for option in options}
    never = title.parse("place advisor=18 colored_dice=1")
    assert explain_seen(title, o, viewer, seat, never, 1).unforeseen
    assert not advice.unforeseen
