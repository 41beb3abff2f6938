"""Liar's Dice as a whole: games of every size, secrets, texts, the sheet, the policy. The package itself tests its
rules, case by case."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import liars_dice
import pytest
from liars_dice import heuristics, sheet
from liars_dice.rules import Call, DieLost, RoundBegan, Shown

from pentapolis.kernel.chance import FastChance, ScriptedChance
from pentapolis.kernel.event import Event
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.words import LANGUAGES, Words, action_sentence, event_sentence
from pentapolis.words.sheet import SheetTable, text_of

TITLE = liars_dice.TITLE
NAMES = ["Anna", "Théo", "Zoé", "Ben", "Lou", "Max"]
SIZES = list(TITLE.players)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing text is an error."""
    monkeypatch.setattr(Words, "strict", True)


def moves(seats: int, seed: int, **options: str) -> Iterator[tuple[Any, int, Any, list[Event]]]:
    """A random game: after each move the position before it, whose move it was, the move, and what was told."""
    luck, chance = random.Random(seed), FastChance(seed)
    g, _ = TITLE.new(TITLE.table(seats, options), chance)
    while g.agenda:
        (seat,) = TITLE.to_act(g)
        options_now = TITLE.legal(g, seat)
        action = options_now[min(int(luck.expovariate(0.3)), len(options_now) - 1)]  # low bids, so that rounds are long
        before, events = TITLE.copy(g), list[Event]()
        TITLE.apply(g, seat, action, chance, events)
        yield before, seat, action, events
    yield g, SPECTATOR, None, []


@pytest.mark.parametrize("seats", SIZES)
def test_whole_games_lose_a_die_a_round_until_one_player_has_some(seats: int) -> None:
    for dice, wild in product("135", ("ones", "sixes", "none")):
        lost, asked = 0, set[int]()
        for g, _seat, action, events in moves(seats, seed=seats, dice=dice, wild=wild):
            assert [len(cup) for cup in g.dice] == g.left or g.over
            assert sum(g.left) == int(dice) * seats - lost
            assert all(cup == sorted(cup) and set(cup) <= set(range(1, 7)) for cup in g.dice)
            asked.update(TITLE.to_act(g))
            assert all(g.left[seat] for seat in TITLE.to_act(g))
            lost += sum(isinstance(event, DieLost) for event in events)
            assert isinstance(action, Call) == any(isinstance(event, DieLost) for event in events)
        assert asked == set(range(seats))
        assert g.round == lost == int(dice) * seats - max(g.left)
        outcome = TITLE.outcome(g)
        assert sorted(outcome.ranks) == list(range(1, seats + 1))
        assert outcome.winners == (g.left.index(max(g.left)),)
        assert [outcome.ranks[seat] for seat in g.out] == list(range(seats, 1, -1))


def swapped(g: Any, viewer: int, seed: int) -> Any:
    """The same with other dice under the cups that a viewer can't look under."""
    twin, luck = TITLE.copy(g), random.Random(seed)
    for seat in twin.seats:
        if seat != viewer:
            twin.dice[seat] = sorted(luck.choices(range(1, 7), k=len(twin.dice[seat])))
    return twin


@pytest.mark.parametrize("seats", [2, 4])
def test_dice_under_other_cups_change_nothing_that_a_viewer_gets(seats: int) -> None:
    words, tried = Words("en", "liars_dice", TITLE.actions), 0
    for n, (g, _seat, _action, _events) in enumerate(moves(seats, seed=7, dice="3")):
        for viewer in range(-1, seats):
            twin = swapped(g, viewer, seed=n)
            tried += twin != g
            o, other = TITLE.observe(g, viewer), TITLE.observe(twin, viewer)
            assert TITLE.encode(o) == TITLE.encode(other)
            assert sheet.sheet(g, viewer, words, NAMES) == sheet.sheet(twin, viewer, words, NAMES)
            if viewer >= 0:
                assert TITLE.legal(g, viewer) == TITLE.legal(twin, viewer)
            if viewer in TITLE.to_act(g):
                options = TITLE.legal(g, viewer)
                assert heuristics.thumb(g, viewer, options) == heuristics.thumb(twin, viewer, options)
    assert tried > 100


def test_dice_are_told_only_when_somebody_calls() -> None:
    for g, _seat, action, events in moves(4, seed=3):
        shown = [event for event in events if isinstance(event, Shown)]
        assert bool(shown) == isinstance(action, Call)
        assert [(event.seat, list(event.dice)) for event in shown] == [
            (seat, cup) for seat, cup in enumerate(g.dice) if cup and shown
        ]


def test_an_imagined_world_looks_the_same_and_may_have_any_dice() -> None:
    g, _ = TITLE.new(TITLE.table(3), FastChance(1))
    o = TITLE.observe(g, 1)
    worlds = [TITLE.imagine(o, 1, FastChance(seed)) for seed in range(40)]
    assert all(TITLE.observe(world, 1) == o for world in worlds)
    assert {die for world in worlds for die in world.dice[0]} == set(range(1, 7))
    assert {len(cup) for world in worlds for cup in world.dice} == {5}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_said_without_a_gap(lang: str) -> None:
    words, said = Words(lang, "liars_dice", TITLE.actions), set()
    for seats, wild in ((2, "ones"), (6, "none")):
        for g, seat, action, events in moves(seats, seed=1, dice="2", wild=wild):
            sheet.sheet(TITLE.observe(g, seat), seat, words, NAMES)
            if action is not None:
                said.add(action_sentence(words, action, "turn"))
                sheet.note(g, seat, action, words)
            said |= {event_sentence(words, event, NAMES) for event in events}
    assert len(said) > 60
    assert not [sentence for sentence in said if "{" in sentence or "$" in sentence or "  " in sentence]


def drawn(lang: str, viewer: int) -> list[str]:
    """A position after a showdown as plain lines."""
    chance = ScriptedChance([("d6", die) for die in (6, 6, 2, 1, 5, 5, 3)])
    g, _ = TITLE.new(TITLE.table(2, {"dice": "2"}), chance)
    for line in ("bid quantity=2 face=6", "call", "bid quantity=1 face=4"):
        TITLE.apply(g, TITLE.to_act(g)[0], TITLE.parse(line), chance)
    words, found = Words(lang, "liars_dice"), list[str]()
    for section in sheet.sheet(TITLE.observe(g, viewer), viewer, words, NAMES).sections:
        found += [f"[{section.heading}]", *map(text_of, section.lines)]
        for table in section.tables:
            assert isinstance(table, SheetTable)
            found += [" | ".join(map(text_of, row)) for row in table.rows]
    return [line.replace("\u00a0", " ") for line in found]


def test_the_board_as_text() -> None:
    assert drawn("en", 0) == [
        "[Round 2]",
        "3 dice on the table · Ones are wild",
        "Théo doubted Anna's bid of 2 sixes. The count was 3: Théo lost a die.",
        "Anna 6 6",
        "Théo 1 2",
        "[Bids]",
        "Théo 1 four",
        "[Players]",
        "Anna | 2",
        "Théo | 1",
        "[Under your cup]",
        "5 5",
    ]
    assert drawn("fr", SPECTATOR) == [
        "[Manche 2]",
        "3 dés en jeu · Les as sont jokers",
        "Théo a mis en doute l'annonce d'Anna : 2 « six ». On en a compté 3, et Théo a perdu un dé.",
        "Anna 6 6",
        "Théo 1 2",
        "[Annonces]",
        "Théo 1 « quatre »",
        "[Joueurs]",
        "Anna | 2",
        "Théo | 1",
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_thumb_beats_random_players(seats: int) -> None:
    """It wins at least nine games of ten; all of them, as a rule."""
    won = 0
    for seed in range(60):
        luck, chance, me = random.Random(seed), FastChance(seed), seed % seats
        g, _ = TITLE.new(TITLE.table(seats, {"dice": "3"}), chance)
        while g.agenda:
            (seat,) = TITLE.to_act(g)
            options = TITLE.legal(g, seat)
            o = TITLE.observe(g, seat)
            TITLE.apply(g, seat, heuristics.thumb(o, seat, options) if seat == me else luck.choice(options), chance)
        won += me in TITLE.outcome(g).winners
    assert won >= 54


def test_rounds_are_told_as_headings() -> None:
    words = Words("en", "liars_dice")
    assert words.naming.headings == ["round_began"]
    assert event_sentence(words, RoundBegan(3), NAMES) == "Round 3"


def test_all_of_its_python_is_short() -> None:
    folder = Path(liars_dice.__file__).parent
    assert sum(len(file.read_text("utf-8").splitlines()) for file in folder.rglob("*.py")) <= 350
