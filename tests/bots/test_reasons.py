"""Reasons as they are said: in words and numbers that a player can see."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pentapolis import games
from pentapolis.bots.analysis import Reason
from pentapolis.bots.analysis.weighing import (
    Tried,
    differences,
)
from pentapolis.bots.analysis.wording import change_said, cost_said, gap_said, reasons_said, together
from pentapolis.bots.levels import levels
from pentapolis.bots.protocol import heuristics
from pentapolis.games.kingsburg import heuristics as kingsburg
from pentapolis.kernel.action import Pass
from pentapolis.kernel.chance import FastChance
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.language import MINUS
from support.having import with_levels

from .asking import asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", with_levels())
def test_every_term_has_words_and_every_number_of_it(game: str, lang: str) -> None:
    """A number is said with its sign; what can only be had or not, without any."""
    words, names, point = Words(lang, game), ["Anna", "Ben"], Words(lang).say("decimal-point")
    title, g, seat, _ = asked(game)
    shown, spoken = cast(Any, heuristics(title)).shown(g, seat), set[str]()
    for term in levels(game).value.terms:
        [vague] = reasons_said(words, [Reason(term, 0.5, 0.01, 1, points=-0.021)], 0, names)
        of_chance = {"en": "percentage points: ", "fr": "points de pourcentage\N{NO-BREAK SPACE}: "}[lang]
        assert vague.startswith("Ben")
        assert f"{MINUS}2{point}1 {of_chance}{words.say(f'term-{term}-name')}" in vague
        spoken.add(f"term-{term}-name")
    for term, _, number in (key.partition(".") for key in shown):
        given = [Reason(term, 1.0, amount, 0, number) for amount in (2.0, -1.54, 0.4, -0.4)]
        plus, minus, likelier, unlikelier = reasons_said(words, given, 0, names)
        if number == "had":
            assert len({plus, minus, likelier, unlikelier}) == 4
            assert not re.search(r"[\d%]", plus + minus + likelier + unlikelier)
        else:
            assert plus.startswith("+2")
            assert minus.startswith(f"{MINUS}1{point}5")
        spoken.add(f"term-{term}-{number}".rstrip("-"))
    assert {key for key in words.keys if key.startswith("term-")} == {key.replace("_", "-") for key in spoken}
    assert not [key for key in words.keys if key.startswith("term-") and "%" in words.source(key)]


@pytest.mark.parametrize("game", with_levels())
def test_numbers_to_be_shown_lie_on_the_table(game: str) -> None:
    """Somebody can count them: whole pieces, those that the seat itself sees, and none that only weighs something. What
    is had or not is so much of one."""
    title: Any = games.title(game)
    game_gives: Any = heuristics(title)
    seen = dict[str, set[float]]()
    for seed in range(2):
        chance, stray = FastChance(seed), random.Random(seed)
        g, _ = title.new(title.table(min(4, max(title.players))), chance)
        for number in range(700):
            seat = title.to_act(g)[0] if g.agenda else 0
            if seat >= 0 and (not number % 10 or not g.agenda):
                shown = game_gives.shown(g, seat)
                assert {key.partition(".")[0] for key in shown} <= set(game_gives.terms(g, seat))
                assert game_gives.shown(title.observe(g, seat), seat) == shown
                for key, amount in shown.items():
                    seen.setdefault(key, set()).add(amount)
            if not g.agenda:
                break
            options = title.asked(g, seat)
            plain = stray.random() < 0.8 and len(options) > 1
            title.apply(g, seat, game_gives.thumb(g, seat, options) if plain else stray.choice(options), chance)
    for key, amounts in seen.items():
        assert all(amount == int(amount) for amount in amounts), key
        assert amounts <= {0, 1} or not key.endswith(".had"), key


def test_numbers_of_kingsburg_are_those_that_a_player_counts() -> None:
    _, g, _, _ = asked("kingsburg", 60, seats=3)
    rows = 0b1111 << 12, 0b0011 << 12, 0b0001  # the Palisade to the Fortress, the Palisade and the Stable, the Statue
    for province, built, soldiers in zip(g.provinces, rows, (1, 4, 2), strict=True):
        province.built, province.soldiers = built, soldiers
    g.envoy = 2
    shown = [kingsburg.shown(g, seat) for seat in g.seats]
    for key, counted in {
        "reward": [4, 2, 1],
        "least": [-3, -1, 1],
        "envoy.had": [0, 0, 1],
        "winter": [1, 4, 2],
        "walls": [3, 1, 0],
        "strongest": [-1, 1, -3],
    }.items():
        assert [one[key] for one in shown] == counted, key


def test_what_has_no_number_on_the_table_is_said_in_percentage_points() -> None:
    """Spoils that are only worth something, help for the fewest buildings that is counted in buildings."""
    words = {lang: Words(lang, "kingsburg") for lang in LANGUAGES}
    envoy = [Reason("envoy", 0.4, amount, 1, "had") for amount in (1.0, 0.25, -0.25, -1.0)]
    assert reasons_said(words["en"], envoy, 0, ["Anna", "Ben"]) == [
        "Ben: with the King's Envoy",
        "Ben: more likely with the King's Envoy",
        "Ben: less likely with the King's Envoy",
        "Ben: without the King's Envoy",
    ]
    assert reasons_said(words["fr"], envoy[3:], 0, ["Anna", "Ben"]) == [
        "Ben\N{NO-BREAK SPACE}: sans l'Envoyé du Roi",
    ]
    least = [Reason("least", 0.2, 1.0, 0)]
    assert reasons_said(words["en"], least, 0, ()) == ["+1 building fewer than anybody else, for the King's help"]
    raid = [Reason("raid", -0.2, 0.0, 0, points=-0.016)]
    assert reasons_said(Words("en", "alba_longa"), raid, 0, ()) == [
        f"{MINUS}1.6 percentage points: what soldiers will win"
    ]


def test_nothing_but_the_numbers_that_are_shown_is_said_of_a_term() -> None:
    toy: Any = SimpleNamespace(terms=lambda g, seat: {"raid": g}, shown=lambda g, seat: {})
    one, other = Tried(Pass()), Tried(Pass())
    one.ends, other.ends = [3.5], [1.0]
    assert differences(cast(Any, SimpleNamespace(game=toy)), one, other, 0) == {"raid": ("", 0.0)}


@pytest.mark.parametrize("game", with_levels())
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


def test_what_speaks_against_comes_last_and_is_called_so() -> None:
    """Something is said to be better, to be worse, or only to differ."""
    words, names = Words("en", "kingsburg"), ["Anna", "Ben"]
    found = [Reason("wood", -0.6, -2.0, 0), Reason("vp", 0.5, 3.0, 0), Reason("gold", -0.2, 1.0, 1)]
    wood, vp, ben = f"{MINUS}2 wood", "+3 victory points", "Ben: +1 gold"
    assert reasons_said(words, found, 0, names, 0.03) == [vp, f"but {wood}", f"but {ben}"]
    assert reasons_said(words, found, 0, names, -0.03) == [wood, ben, f"but {vp}"]
    assert reasons_said(words, found, 0, names) == [wood, vp, ben]
    french = reasons_said(Words("fr", "kingsburg"), found, 0, names, 0.03)
    assert french == ["+3 points de victoire", f"mais {MINUS}2 bois", "mais Ben\N{NO-BREAK SPACE}: +1 or"]


def test_differences_are_said_in_percentage_points() -> None:
    """A point alone is a point of the game."""
    words = Words("en", "kingsburg")
    assert gap_said(words, 0.0321, 0.0084, False) == "3.2 percentage points more (±\N{NO-BREAK SPACE}0.8)"
    assert gap_said(words, -0.0321, 0.0084, False) == "3.2 percentage points less (±\N{NO-BREAK SPACE}0.8)"
    assert gap_said(words, 0.01, 0.02, True) == "about equal"
    assert gap_said(words, 0.0321, 0.0002, False) == "3.2 percentage points more (±\N{NO-BREAK SPACE}0.1)", (
        "a small error is not none"
    )
    french = Words("fr", "kingsburg")
    assert gap_said(french, -0.0151, 0.0002, False) == "1,5 point de pourcentage de moins (±\N{NO-BREAK SPACE}0,1)"
    sure = "1,5 point de pourcentage de moins (dans tous les mondes imaginés)"
    assert gap_said(french, -0.0151, 0.0, False) == sure, "±\N{NO-BREAK SPACE}0 would promise too much"
    assert gap_said(french, 0.0321, 0.004, False) == "3,2 points de pourcentage de plus (±\N{NO-BREAK SPACE}0,4)"
    assert cost_said(words, 0.052, 0.009) == "cost 5.2 percentage points (±\N{NO-BREAK SPACE}0.9)"
    assert cost_said(french, 0.052, 0.009) == "a coûté 5,2 points de pourcentage (±\N{NO-BREAK SPACE}0,9)"
    assert (
        change_said(words, "analysis-luck", -0.061, 0.007)
        == f"luck: {MINUS}6.1 percentage points (±\N{NO-BREAK SPACE}0.7)"
    )
