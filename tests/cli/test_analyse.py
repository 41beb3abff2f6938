"""A finished game in hindsight, on the command line."""

from __future__ import annotations

import io
import json
import re
import sys
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

import pentapolis as pp
from pentapolis.bots.analysis import Analysis, Booking
from pentapolis.bots.analysis.turning import Point, Step
from pentapolis.bots.protocol import heuristics
from pentapolis.cli.analyse import _books, _graph, _with_names
from pentapolis.cli.graph import KINDS, draw
from pentapolis.cli.saves import Saved, Terminal
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record
from pentapolis.words import Words

from .conftest import Run

LITTLE = ("--effort", "1", "--workers", "1")


@cache
def record(moves: int = 10_000) -> bytes:
    """A game of Kingsburg by rule of thumb, or its beginning: Anna against a bot that nobody named."""
    title = pp.title("kingsburg")
    thumb = heuristics(title).thumb
    match = Match(title, title.table(2), FastChance(5), ["Anna", "easy"])
    while not match.over and len(match.line) < moves:
        seat = title.to_act(match.state)[0]
        match.act(seat, thumb(match.state, seat, title.asked(match.state, seat)))
    return kept(match.record, "easy", "easy").to_json()


def kept(game: Record, name: str, bot: str) -> Saved:
    """A game with a bot in its second seat, as a terminal keeps it."""
    fields = {field: getattr(game, field) for field in Record.__struct_fields__}
    return Saved(**fields | {"names": ["Anna", name]}, terminal=Terminal(["", bot], 0, 0))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(record())
    return path


@pytest.mark.slow
def test_a_game_is_looked_back_at(run: Run, file: Path) -> None:
    done = run("analyse", str(file), *LITTLE)
    assert done.code == 0
    for said in (
        "if equal players went on",
        "own choices",
        "luck",
        "model",
        "Choices that turned the game",
        "Anna",
        "Easy bot",
    ):
        assert said in done.out
    assert "easy" not in done.out
    assert "better: " in done.out
    assert "points (±" in done.out


@pytest.mark.slow
def test_charts_and_figures_are_the_same_on_any_number_of_processes(run: Run, file: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    png, svg = tmp_path / "drawn.svg", tmp_path / "drawn"  # what they are named is the person's own business
    one = run("analyse", str(file), *LITTLE, "--json", "--png", str(png), "--svg", str(svg), "--lang", "fr")
    assert png.read_bytes().startswith(b"\x89PNG")
    drawn = svg.read_text("utf-8")
    assert "si des joueurs de même force continuaient" in drawn
    assert "Anna" in drawn
    assert "Robot facile" in drawn
    two = run("analyse", str(file), "--effort", "1", "--workers", "2", "--json", "--lang", "fr")
    found = json.loads(one.out)
    assert found == json.loads(two.out)
    for before, after, step in zip(found["points"][:-1], found["points"][1:], found["steps"], strict=True):
        changes = [b - a for a, b in zip(before["chances"], after["chances"], strict=True)]
        assert [sum(book.values()) for book in step["booked"]] == pytest.approx(changes)


NAMES = [
    *("Maximilienne de la Tour", "Bo", "Constantin le Grand"),
    *("Robot très difficile 2", "Eléonore d'Aquitaine", "Frédégonde la Terrible"),
]


def made_up(seats: int) -> Analysis:
    """A game in which everybody stands high and low, and all that is booked is large and small."""
    points = [Point(10 * step, [float((step + seat) % 2) for seat in range(seats + 1)]) for step in range(6)]
    booked = [Booking(0.2 * seat - 0.5, 0.004, -0.1 * seat, 0.3) for seat in range(seats + 1)]
    return Analysis("kingsburg", seats, 1, points, [Step(booked)] * 5, [], [])


def test_figures_of_the_books_stand_below_each_other_and_names_begin_alike() -> None:
    words, out = Words("en"), io.StringIO()
    Console(file=out, width=120).print(_books(words, made_up(6).totals[:-1], NAMES))
    head, *rows = [line for line in out.getvalue().splitlines() if re.search(r"\w", line)]
    assert {line.index(name) for line, name in zip(rows, NAMES, strict=True)} == {2}
    ends = [head.index(words.say(f"analyse-{kind}")) + len(words.say(f"analyse-{kind}")) for kind in KINDS]
    for line in rows:
        assert [found.end() for found in re.finditer(r"[+−]?\d+\.\d", line)] == [*ends, len(head.rstrip())]


def test_moves_and_chances_stand_below_each_other_and_phases_begin_alike() -> None:
    words, out = Words("en"), io.StringIO()
    phases = ["Year I", "Year I · Summer", "Year II", "Year III", "Year IV", "Year V"]
    Console(file=out, width=120).print(_graph(words, made_up(2), ["Anna", "Bo"], phases))
    head, *rows = [line for line in out.getvalue().splitlines() if re.search(r"\w", line)]
    columns = [head.index(name) + len(name) for name in ("move", "Anna", "Bo", "nobody")]
    assert len({line.index(phase) for line, phase in zip(rows, phases, strict=True)}) == 1
    for line in rows:
        assert [found.end() for found in re.finditer(r"(?<!\S)\d+%?(?= )", line)] == columns


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_lies_on_anything_in_the_chart(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pyplot = pytest.importorskip("matplotlib.pyplot")
    kept: list[Any] = []
    monkeypatch.setattr(pyplot, "close", kept.append)
    draw(Words(lang), made_up(6), NAMES, ["Year I · Summer"] * 6, tmp_path / "graph.png", "png")
    (figure,) = kept
    monkeypatch.undo()
    figure.canvas.draw()
    (title,) = figure.texts
    pieces = [title.get_window_extent()]
    for axes in figure.axes:
        legend = axes.get_legend()
        assert {text.get_text() for text in legend.get_texts()} == set(axes.get_legend_handles_labels()[1])
        pieces += [legend.get_window_extent(), axes.get_window_extent()]
        pieces += [label.get_window_extent() for label in axes.get_xticklabels()]
    pyplot.close(figure)
    for one, other in combinations(pieces, 2):
        assert not one.overlaps(other)
    assert all(figure.bbox.x0 <= piece.x0 and piece.x1 <= figure.bbox.x1 for piece in pieces)


@pytest.mark.parametrize(
    ("name", "bot", "said"),
    [
        ("easy", "easy", "Robot facile"),
        ("hard 2", "hard:iterations=60", "Robot difficile 2"),
        ("Cleo", "random", "Cleo"),
        ("easy rider", "easy", "easy rider"),
        ("easy", "", "easy"),
        ("2", "", "2"),
        ("thumb", "thumb", "thumb"),
    ],
)
def test_a_bot_that_nobody_named_goes_by_its_level(name: str, bot: str, said: str) -> None:
    game = Record.from_json(record(1))
    assert _with_names(Words("fr"), kept(game, name, bot)).names == ["Anna", said]
    assert _with_names(Words("fr"), Saved(**msgspec.structs.asdict(game))).names == ["Anna", "easy"], "a record's own"


def test_a_game_that_goes_on_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(record(20))
    done = run("analyse", str(path))
    assert done.code == 1
    assert "not over" in done.err


def test_what_makes_no_sense_is_said(run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("analyse", str(file), "--effort", "0").code == 2
    assert run("analyse", str(tmp_path / "none.json")).code == 2
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = run("analyse", str(file), "--svg", str(tmp_path / "a.svg"))
    assert done.code == 1
    assert "pip install pentapolis[charts]" in done.err
