"""Hints: options weighed in the same worlds, and reasons that add up."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

import pentapolis as pp
from pentapolis import games
from pentapolis.bots import bot
from pentapolis.bots.analysis import Reason, advise, explain_seen
from pentapolis.bots.analysis.weighing import (
    TIME,
    Gap,
    Tried,
    differences,
    gap,
    log_odds,
    lookout_of,
    reasons,
    weigh,
    worlds,
)
from pentapolis.bots.analysis.wording import advice_said, gap_said, reasons_said, together
from pentapolis.bots.levels import levels
from pentapolis.bots.protocol import heuristics, luck
from pentapolis.kernel.action import Pass
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.options import Options
from pentapolis.words import LANGUAGES, Words

Asked = tuple[Any, Any, int, Options]


def asked(game: str, choices: int = 30, seats: int | None = None) -> Asked:
    """A position after so many choices by the thumb, where somebody has at least three options."""
    title = games.title(game)
    thumb, chance = heuristics(title).thumb, FastChance(3)
    g, _ = title.new(title.table(seats or min(4, max(title.players))), chance)
    while True:
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        if choices <= 0 and len(options) > 2:
            return title, g, seat, options
        choices -= len(options) > 1
        title.apply(g, seat, thumb(g, seat, options) if len(options) > 1 else options[0], chance)


@pytest.mark.parametrize("game", games.names())
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


@pytest.mark.parametrize("game", games.names())
def test_a_hint_is_the_bot_s_own_choice(game: str) -> None:
    for choices in (4, 25):
        title, g, seat, options = asked(game, choices)
        o = title.observe(g, seat)
        advice = advise(title, o, seat, options, 5)
        assert advice.action == pp.text(bot("normal", title, 5).choose(o, seat, options))
        assert advice == advise(title, o, seat, options, 5)


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


def test_a_hint_names_the_next_best_with_the_difference_and_its_error() -> None:
    title, g, seat, options = asked("kingsburg")
    advice = advise(title, title.observe(g, seat), seat, options, 5, "random")
    assert 1 <= len(advice.others) <= 2
    assert advice.action not in [other.action for other in advice.others]
    assert advice.others == sorted(advice.others, key=lambda other: -other.gap)
    for other in advice.others:
        assert other.equal == (abs(other.gap) <= max(2 * other.error, 0.0005))
        assert bool(other.reasons) != other.equal


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
            said = advice_said(Words("en", title.id, title.actions), advice, seat, ())
            assert ("so that nobody can foresee" in " ".join(said)) == advice.drawn
            drawn[decision] = advice.drawn
        title.apply(g, seat, heuristics(title).thumb(g, seat, options), chance)
    assert drawn["bid"]
    assert not drawn["place_village"]


def test_a_difference_below_twice_its_error_is_none() -> None:
    assert Gap(0.05, 0.03).equal
    assert Gap(0.0, 0.0).equal
    assert not Gap(-0.05, 0.02).equal
    assert Gap(0.0004, 0.0).equal, "nobody is told of 0.0 points"
    assert not Gap(0.0006, 0.0).equal


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


@pytest.mark.parametrize("game", games.names())
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
        if len(options) > 2 and not number % 5:
            o = title.observe(g, seat)
            given = worlds(lookout, o, seat, luck(title, 1, o, seat), 3)
            one, other, *_ = weigh(lookout, given, seat, lookout.candidates(o, seat, options, 3))
            for better, worse in ((one, other), (other, one)):
                found = reasons(judge, better, worse, seat)
                assert found or gap(better, worse, seat).equal
                for reason in found:
                    if reason.seat != seat:
                        change = better.win(reason.seat) - worse.win(reason.seat)
                        assert reason.points == pytest.approx(change)
                        assert change * reason.weight < 0, "a rival loses what one gains"
                        named += 1
        title.apply(g, seat, thumb(g, seat, options) if len(options) > 1 else options[0], chance)
    assert named


def test_in_the_eyes_of_another_only_options_count_that_are_there_in_every_world() -> None:
    title, g, seat, options = asked("kingsburg")
    viewer = next(other for other in g.seats if other != seat)
    o = title.observe(g, viewer)
    advice = explain_seen(title, o, viewer, seat, options[1], 1)
    assert advice.action == pp.text(options[1])
    assert {other.action for other in advice.others} <= {pp.text(option) for option in options}
    never = title.parse("place advisor=18 colored_dice=1")
    with pytest.raises(LookupError):
        explain_seen(title, o, viewer, seat, never, 1)


# words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_term_has_words_with_a_number(game: str, lang: str) -> None:
    words, names = Words(lang, game), ["Anna", "Ben"]
    for term in levels(game).value.terms:
        plus, minus, vague = reasons_said(
            words,
            [Reason(term, 1.0, 2.0, 0), Reason(term, -1.0, -1.54, 0), Reason(term, 0.5, 0.01, 1, points=-0.021)],
            0,
            names,
        )
        point = words.say("decimal-point")
        assert plus.startswith("+2")
        assert minus.startswith(f"\N{MINUS SIGN}1{point}5")
        assert vague.startswith("Ben")
        assert f"\N{MINUS SIGN}2{point}1 points" in vague
        assert words.say(f"term-{term}-name") in vague


@pytest.mark.parametrize("game", games.names())
def test_numbers_to_be_shown_belong_to_terms(game: str) -> None:
    title, g, seat, _ = asked(game)
    game_gives: Any = heuristics(title)
    shown = game_gives.shown(g, seat)
    assert {key.partition(".")[0] for key in shown} <= set(game_gives.terms(g, seat))
    for words in (Words(lang, game) for lang in LANGUAGES):
        for term, _, number in (key.partition(".") for key in shown):
            if number:
                [said] = reasons_said(words, [Reason(term, 1.0, 2.0, 0, number)], 0, ["Anna", "Ben"])
                assert said.startswith("+2")
                assert words.say(f"term-{term}-{number}", sign="+", n=2) == said


@pytest.mark.parametrize("game", games.names())
def test_numbers_to_be_shown_go_with_their_terms(game: str) -> None:
    """Not always, as terms look at more, but a number that points the other way could never be said."""
    title: Any = games.title(game)
    game_gives: Any = heuristics(title)
    ways: dict[str, list[float]] = {}
    """By number, what it differs by between two seats times what its term does."""
    for seed in range(3):
        chance, stray = FastChance(seed), random.Random(seed)
        g, _ = title.new(title.table(min(4, max(title.players))), chance)
        for _ in range(600):
            if not g.agenda:
                break
            seat = title.to_act(g)[0]
            options = title.asked(g, seat)
            if game_gives.quiet(g):
                (here, one), (there, other) = [(game_gives.terms(g, n), game_gives.shown(g, n)) for n in (0, 1)]
                for key in one:
                    term = key.partition(".")[0]
                    ways.setdefault(key, []).append((one[key] - other[key]) * (here[term] - there[term]))
            plain = stray.random() < 0.7 and len(options) > 1
            title.apply(g, seat, game_gives.thumb(g, seat, options) if plain else stray.choice(options), chance)
    for key, found in ways.items():
        along, against = sum(way > 0 for way in found), sum(way < 0 for way in found)
        assert 10 * along > against or not against, f"{key} points another way than its term"


@pytest.mark.parametrize(
    ("mine", "yours", "said"),
    [
        ({"dice": 3, "dice.value": 9}, {"dice": 2, "dice.value": 4}, ("", 1.0)),
        ({"dice": 3, "dice.value": 9}, {"dice": 3, "dice.value": 4}, ("value", 5.0)),
        ({"dice": 3, "dice.value": 4}, {"dice": 3, "dice.value": 9}, ("", 0.0)),
    ],
)
def test_a_second_number_is_said_where_the_first_is_the_same(mine: Any, yours: Any, said: tuple[str, float]) -> None:
    """A number that points another way than its term says nothing."""
    worths = {id(mine): 2.5, id(yours): 1.0}
    toy: Any = SimpleNamespace(terms=lambda g, seat: {"dice": worths[id(g)]}, shown=lambda g, seat: g)
    judge: Any = SimpleNamespace(game=toy)
    one, other = Tried(Pass()), Tried(Pass())
    one.ends, other.ends = [mine], [yours]
    assert differences(judge, one, other, 0) == {"dice": said}


def test_a_reason_is_a_number_that_can_be_seen() -> None:
    english, french = Words("en", "kingsburg"), Words("fr", "kingsburg")
    found = [Reason("reward", 0.6, 1.0, 0), Reason("winter", -0.3, -2.0, 0), Reason("gold", 0.2, -1.0, 1)]
    assert reasons_said(english, found, 0, ["Anna", "Ben"]) == [
        "+1 building before the King's reward",
        "\N{MINUS SIGN}2 soldiers for winter",
        "Ben: \N{MINUS SIGN}1 gold",
    ]
    assert reasons_said(french, found[:2], 0, ["Anna", "Ben"]) == [
        "+1 bâtiment avant la Récompense du Roi",
        "\N{MINUS SIGN}2 soldats pour l'hiver",
    ]
    assert together(french, ["+1 or", "+1 bois"]) == "+1 or\N{NO-BREAK SPACE}; +1 bois"


def test_differences_are_said_in_points() -> None:
    words = Words("en", "kingsburg")
    assert gap_said(words, 0.0321, 0.0084, False) == "3.2 points more (± 0.8)"
    assert gap_said(words, -0.0321, 0.0084, False) == "3.2 points less (± 0.8)"
    assert gap_said(words, 0.01, 0.02, True) == "about equal"
    assert gap_said(words, 0.0321, 0.0002, False) == "3.2 points more (± 0.1)", "a small error is not none"
    french = Words("fr", "kingsburg")
    assert gap_said(french, -0.0151, 0.0, False) == "1,5 point de moins (± 0,0)"
    assert gap_said(french, 0.0321, 0.0, False) == "3,2 points de plus (± 0,0)"
