"""Sentences in parts: joined they are the sentence, and each part says what it came from."""

from __future__ import annotations

from math import ceil

import pytest

from pentapolis import games
from pentapolis.conformance.playing import EFFORT
from pentapolis.games.kingsburg.actions import Construct, Place, Take, UseStatue
from pentapolis.games.kingsburg.events import Built, Gained, Looked, OrderSet, Rolled, Scored
from pentapolis.kernel.action import Pass, text
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.event import Chose, ChoseInSecret, Event
from pentapolis.words import (
    LANGUAGES,
    Part,
    Words,
    action_parts,
    action_sentence,
    event_parts,
    event_sentence,
    sentences,
)
from support.golden import FOLDER, read

NAMES = ["Anna", "Théo", "Cleo", "Dan", "Eve", "Fay"]


def words(lang: str, game: str = "kingsburg") -> Words:
    return Words(lang, game, games.title(game).actions)


def marked(parts: tuple[Part, ...]) -> list[Part]:
    return [part for part in parts if part.field]


def joined(parts: tuple[Part, ...]) -> str:
    return "".join(part.text for part in parts)


def test_an_action_in_parts() -> None:
    assert action_parts(words("en"), Place(8, (3, 5))) == (
        Part("Place "),
        Part("5 3", "colored_dice", "3,5"),
        Part(" on 8 "),
        Part("Treasurer", "advisor", "8", "advisor", id="treasurer"),
    )
    assert action_parts(words("fr"), Construct("church"), "build") == (
        Part("Construire "),
        Part("l'Église", "building", "church", "building", id="church"),
    )
    assert action_parts(words("en"), Take(1, 0, 2)) == (
        Part("Take "),
        Part("1 gold", "gold", "1", "good", id="gold"),
        Part(" and "),
        Part("2 stone", "stone", "2", "good", id="stone"),
    )
    assert action_parts(words("en"), Pass(), "build") == (Part("Construct nothing"),)


def test_what_chooses_between_variants_is_compared_without_its_marks() -> None:
    assert joined(action_parts(words("en"), UseStatue("white"))) == "Statue: reroll one white die"
    assert joined(action_parts(words("en"), UseStatue("colored"))) == "Statue: reroll one coloured die"


@pytest.mark.parametrize(
    ("event", "parts"),
    [
        (Built(1, "church"), [Part("Théo", "seat", "1", seat=1), Part("the Church", "building", "church", "building")]),
        (OrderSet((2, 0)), [Part("Cleo", "order", "2", seat=2), Part("Anna", "order", "0", seat=0)]),
        (
            Gained(0, "king", 1),
            [
                Part("Anna", "seat", "0", seat=0),
                Part("1 gold", "gold", "1", "good"),
                Part("King", "source", "king", "advisor"),
            ],
        ),
        (
            Chose(0, "place advisor=4 colored_dice=1,3"),
            [
                Part("Anna", "seat", "0", seat=0),
                Part("3 1", "colored_dice", "1,3"),
                Part("Merchant", "advisor", "4", "advisor"),
            ],
        ),
        (
            ChoseInSecret(0, "construct building=inn"),
            [Part("Anna", "seat", "0", seat=0), Part("the Inn", "building", "inn", "building")],
        ),
        (
            Looked(0, "y1_goblins_2"),
            [Part("Anna", "seat", "0", seat=0), Part("Goblins", "enemy", "y1_goblins_2", "enemy")],
        ),
        (Looked(0, ""), [Part("Anna", "seat", "0", seat=0)]),
        (
            Scored(0, -1, "smuggler"),
            [Part("Anna", "seat", "0", seat=0), Part("Smuggler", "source", "smuggler", "advisor")],
        ),
        (Rolled(0, (2, 6), ()), [Part("Anna", "seat", "0", seat=0), Part("6 2", "colored_dice", "2,6")]),
    ],
)
def test_an_event_in_parts(event: Event, parts: list[Part]) -> None:
    found = event_parts(words("en"), event, NAMES)
    assert [Part(p.text, p.field, p.value, p.kind, p.seat) for p in marked(found)] == parts
    assert joined(found) == event_sentence(words("en"), event, NAMES)


def test_an_event_that_others_tell_has_no_parts() -> None:
    assert event_parts(words("en"), Chose(0, "construct building=inn"), NAMES) == ()


def test_nobody_can_put_marks_into_a_name() -> None:
    forged = "\ue000\ue100Ben\ue001"
    parts = event_parts(words("en"), Built(0, "church"), [forged])
    assert joined(parts) == event_sentence(words("en"), Built(0, "church"), [forged])
    assert [part.seat for part in marked(parts)] == [0, -1]
    assert "\ue001" not in joined(parts)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.ours())
def test_the_parts_of_whole_games_joined_are_their_sentences(game: str) -> None:
    """What could be chosen, and everything that was told, in some golden games, in both languages."""
    title, seen = games.title(game), 0
    both = [(own, explained(game, own)) for own in (words(lang, game) for lang in LANGUAGES)]
    for path in sorted((FOLDER / game).glob("*.txt"))[:: ceil(5 / EFFORT.share)]:
        script, events = read(path.read_text("utf-8")), list[Event]()
        g, _ = title.new(script.table, ScriptedChance(script.setup), events)
        for seat, line, outcomes in script.moves:
            pending = title.pending(g)
            assert pending is not None
            for action in title.asked(g, seat)[:20]:
                for own, things in both:
                    parts = action_parts(own, action, pending.name)
                    assert joined(parts) == action_sentence(own, action, pending.name), text(action)
                    assert are_explained(parts, things)
                    seen += len(marked(parts))
            title.apply(g, seat, title.parse(line), ScriptedChance(outcomes), events)
        heard = {
            told for viewer in range(-1, script.table.seats) for event in events if (told := event.seen_by(viewer))
        }
        for event in heard:
            for own, things in both:
                parts = event_parts(own, event, NAMES)
                assert joined(parts) == event_sentence(own, event, NAMES), event
                assert are_explained(parts, things)
                assert all(p.text == NAMES[p.seat] for p in parts if p.seat >= 0)
    assert seen > 100


def explained(game: str, own: Words) -> dict[str, set[str]]:
    """The things that a game explains, by kind."""
    sheet, found = games.sheet(games.title(game).id), dict[str, set[str]]()
    for thing in sheet.things("", own):
        found.setdefault(thing.kind, set()).add(thing.id)
    found.pop("glossary", None)
    return found


def are_explained(parts: tuple[Part, ...], things: dict[str, set[str]]) -> bool:
    """Whether each part of a kind that is explained names something that is."""
    return all(part.id in things[part.kind] for part in parts if part.kind in things)


def test_a_sentence_said_before_is_remembered_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    own = words("en")
    assert action_parts(own, Construct("inn")) is action_parts(own, Construct("inn"))
    assert action_sentence(own, Construct("inn")) is action_sentence(own, Construct("inn"))
    assert action_sentence(own, Pass(), "build") != action_sentence(own, Pass(), "recruit")
    monkeypatch.setattr(sentences, "REMEMBERED", 3)
    for building in ("statue", "chapel", "church", "cathedral"):
        action_parts(own, Construct(building))
        assert action_sentence(own, Construct(building)) == joined(action_parts(own, Construct(building)))
    assert max(len(own.sentences), len(own.parts)) <= 3
