"""What help shows as examples can be typed as it stands."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from pentapolis import games
from pentapolis.cli.choices import Choice, matching
from pentapolis.cli.players import Player
from pentapolis.cli.screen import Screen
from pentapolis.cli.table import TerminalTable
from pentapolis.cli.turn import Turn
from pentapolis.kernel.action import Action, Stand, Unstand, text
from pentapolis.words import LANGUAGES, Words

EVERY = 13
"""Moves from one position that is looked at to the next."""
MOVES = 240


def turns(game: str) -> Iterator[Turn]:
    """A person's turns in a game of random moves, each in both languages."""
    title, luck = games.title(game), random.Random(2)
    table = TerminalTable.new(title, [Player(name) for name in ("Anna", "Anne-Charlotte", "Cleo")], {}, seed=5)
    for number in range(MOVES):
        seat = table.awaited_person()
        if seat is None:
            return
        if number % EVERY == 0:
            for lang in LANGUAGES:
                words = Words(lang, game, title.actions)
                screen = Screen(Console(file=io.StringIO(), width=200), words, table.names, plain=True)
                turn = Turn(table, screen, words, games.sheet(title.id), input)
                turn._sit_down(seat)
                yield turn
        table.act(seat, luck.choice(table.view(seat).options))


def standing(action: Action) -> bool:
    return isinstance(action, Stand | Unstand)


@pytest.mark.parametrize("game", games.ours())
def test_examples_of_help_can_be_typed(home: Path, game: str) -> None:
    asked = set()
    for turn in turns(game):
        asked.add(turn.view.observation.agenda[-1].name)
        typed, word = turn._example()
        action, options, listed = turn.table.title.parse(typed), turn.view.options, turn.all_choices()
        assert text(action) == typed
        assert action in options
        assert standing(action) <= all(map(standing, options)), typed
        found = matching(listed, word)
        assert any(action in choice.actions or not choice.actions for choice in found), (typed, word)
        assert not turn._command(word)
        assert not word.isdecimal()
    assert len(asked) > 2


@pytest.mark.parametrize("typed", ["l'Archonte", "l’archonte", "Archonte,", "(Archonte)", "ARCHONTE : île", "Ile l'"])
def test_what_is_typed_is_cut_as_what_is_listed(typed: str) -> None:
    archon = Choice("Envoyer l’Archonte, sur l’Île (2 or)", ())
    assert matching([archon, Choice("Envoyer le Citoyen ailleurs", ())], typed) == [archon]


def test_punctuation_alone_finds_nothing() -> None:
    assert matching([Choice("Pass.", ())], " … !") == []
