"""What a game says of its box that is not the book's: whole in both languages, within its ranges, and a value that is
changed and written changes itself and nothing else."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Any

import pytest

from pentapolis import games
from pentapolis.kernel.components import PROVENANCE
from pentapolis.kernel.refusal import BadComponents
from pentapolis.server.boxes import doubts
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.boxes import places, written

GAMES = [game for game in games.ours() if doubts(games.title(game)) is not None]


@pytest.mark.parametrize("boxed", GAMES)
def test_all_is_said_in_every_language_and_within_its_ranges(boxed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    lister = doubts(games.title(boxed))
    assert lister is not None
    said = [lister(b"", Words(lang, boxed)) for lang in LANGUAGES]
    assert len({tuple(places(groups)) for groups in said}) == 1
    for groups in said:
        for entry in (entry for group in groups for entry in group.entries):
            assert entry.name
            assert entry.source in ("public", "doubtful", "reconstructed")
            assert len({figure.label for figure in entry.figures}) == len(entry.figures)
            assert all(figure.low <= figure.ours == figure.value <= figure.high for figure in entry.figures)


@pytest.mark.parametrize("boxed", GAMES)
def test_a_changed_value_changes_nothing_else(boxed: str) -> None:
    lister, words = doubts(games.title(boxed)), Words("en", boxed)
    assert lister is not None
    groups = lister(b"", words)
    ours, kept = places(groups), 0
    for group in groups:
        entry = next((entry for entry in group.entries if entry.figures), None)
        for figure in entry.figures if entry is not None else ():
            assert entry is not None
            place = entry.table, entry.id, figure.field
            new = figure.ours + 1 if figure.ours < figure.high else figure.low
            file = written(b"", groups, {place: new}).encode()
            try:
                changed = lister(file, words)
            except BadComponents as refused:
                if refused.reason != "components-printed-among":  # what the book shows somewhere must stay somewhere
                    raise
                continue
            assert places(changed) == ours | {place: new}
            assert written(file, changed, {place: figure.ours}) == ""
            kept += 1
    assert kept


@pytest.mark.parametrize("boxed", GAMES)
def test_what_a_file_says_of_where_its_values_come_from_is_not_kept(boxed: str) -> None:
    lister, title, seen = doubts(games.title(boxed)), games.title(boxed), set[str]()
    assert lister is not None
    assert title.box is not None
    groups, mark = lister(b"", Words("en", boxed)), "a stranger's"
    notes = "".join(f'{key} = "{mark}"\n' for key in PROVENANCE)
    for entry in (entry for group in groups for entry in group.entries if entry.figures):
        if entry.table in seen:
            continue
        figure = entry.figures[-1]
        new = figure.ours + 1 if figure.ours < figure.high else figure.low
        file = written(b"", groups, {(entry.table, entry.id, figure.field): new}) + notes
        with suppress(BadComponents):  # a number that must add up with others
            id = title.box.load(file.encode())
            box = _boxes(boxed)[id]
            title.box.drop(id)
            assert mark not in repr(vars(box)), entry
            assert box.data != _boxes(boxed)[""].data
            seen.add(entry.table)
    assert seen


@pytest.mark.parametrize("boxed", GAMES)
def test_a_box_shares_what_it_does_not_replace(boxed: str) -> None:
    title = games.title(boxed)
    assert title.box is not None
    id = title.box.load(b"# ours\n")
    box, ours = _boxes(boxed)[id], _boxes(boxed)[""]
    assert box.data is ours.data
    title.box.drop(id)


def _boxes(game: str) -> dict[str, Any]:
    found: dict[str, Any] = import_module(f"pentapolis.games.{game}.components").BOXES
    return found
