"""French elision: "de" before a name, in whole sentences and in parts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pentapolis
from pentapolis import games
from pentapolis.games.medioevo.realm.events import UnitsReturned
from pentapolis.words import Words, event_parts, event_sentence
from pentapolis.words.elision import with_de
from pentapolis.words.naming import SEAT

FRENCH = sorted(Path(pentapolis.__file__).parent.rglob("*fr.ftl"))


def players(game: str | None) -> list[str]:
    """The variables of a game's sentences that are players."""
    fields = Words("fr", game).naming.fields
    return ["name", "names", *(field for field, patterns in fields.items() if patterns == [SEAT])]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Théo", "de Théo"),
        ("Anna", "d'Anna"),
        ("Éva", "d'Éva"),
        ("E\u0301va", "d'E\u0301va"),
        ("Œdipe", "d'Œdipe"),
        ("ida", "d'ida"),
        ("Yves", "d'Yves"),
        ("Yann", "de Yann"),
        ("Hugo", "de Hugo"),
        ("7", "de 7"),
        ("", "de "),
    ],
)
def test_a_name_after_de(name: str, said: str) -> None:
    assert with_de(name) == said


@pytest.mark.parametrize(("seat", "said"), [(0, "d'Anna"), (1, "de Théo")])
def test_a_sentence_elides_with_its_marks(seat: int, said: str) -> None:
    words, event = Words("fr", "medioevo"), UnitsReturned(seat, "buda")
    sentence = f"Des unités {said} sont revenues à Buda."
    assert event_sentence(words, event, ["Anna", "Théo"]) == sentence
    parts = event_parts(words, event, ["Anna", "Théo"])
    assert "".join(part.text for part in parts) == sentence
    assert [part.text for part in parts if part.seat >= 0] == [["Anna", "Théo"][seat]]


@pytest.mark.parametrize("file", FRENCH, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_no_player_stands_after_a_bare_de_or_que(file: Path) -> None:
    game = file.parent.parent.name
    fields = "|".join(players(game if game in games.ours() else None))
    assert re.findall(rf"\b(?:de|que|lorsque|puisque) \{{ \$(?:{fields}) \}}", file.read_text("utf-8")) == []


@pytest.mark.parametrize("game", games.ours())
def test_an_action_does_not_elide_a_name_that_is_put_in_later(game: str) -> None:
    words = Words("fr", game)
    assert [key for key in words.keys if key.startswith(("action-", "group-")) and "DE(" in words.source(key)] == []
