"""A finished game in hindsight, on the command line."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

import pentapolis as pp
from pentapolis import games
from pentapolis.bots.analysis import Analysis, Booking, Choice, Point, Reason, Step, Stroke, Turn
from pentapolis.bots.protocol import heuristics
from pentapolis.cli import analyse as analysing
from pentapolis.cli.analyse import Wish, _books, _choices, _graph, _named, _phases, _print, _strokes, _with_names
from pentapolis.cli.graph import KINDS, SEATS, TICKS, draw
from pentapolis.games.medioevo.free import DeclareWar
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record
from pentapolis.local.saved import Saved, Terminal
from pentapolis.words import LANGUAGES, Words

from .conftest import Run

LITTLE = ("--effort", "1", "--workers", "1")


@cache
def played(game: str, names: tuple[str, ...], moves: int = 10_000) -> Match[Any]:
    """A game by rule of thumb, or its beginning."""
    title = pp.title(game)
    thumb = heuristics(title).thumb
    match = Match(title, title.table(len(names)), FastChance(5), list(names))
    while not match.over and len(match.moves) < moves:
        seat = title.to_act(match.state)[0]
        match.act(seat, thumb(match.state, seat, title.asked(match.state, seat)))
    return match


def record(moves: int = 10_000) -> bytes:
    """A game of Kingsburg: Anna against a bot that nobody named."""
    return kept(played("kingsburg", ("Anna", "easy"), moves).record, "easy", "easy").to_json()


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
    assert {"move", "phase", "choice"} < set(found["turns"][0])
    for before, after, step in zip(found["points"][:-1], found["points"][1:], found["steps"], strict=True):
        changes = [b - a for a, b in zip(before["chances"], after["chances"], strict=True)]
        assert [sum(book.values()) for book in step["booked"]] == pytest.approx(changes)


NAMES = [
    *("Maximilienne de la Tour", "Bo", "Constantin le Grand"),
    *("Robot très difficile 2", "Eléonore d'Aquitaine", "Frédégonde la Terrible"),
]


def made_up(
    seats: int, moves: Sequence[int] = range(0, 60, 10), turns: Sequence[Turn] = (), strokes: Sequence[Stroke] = ()
) -> Analysis:
    """A game in which everybody stands high and low, and all that is booked is large and small."""
    chances = [[float((step + seat) % 2) for seat in range(seats + 1)] for step in range(len(moves))]
    points = [Point(move, each) for move, each in zip(moves, chances, strict=True)]
    booked = [Booking(0.2 * seat - 0.5, 0.004, -0.1 * seat, 0.3) for seat in range(seats + 1)]
    return Analysis("kingsburg", seats, 1, points, [Step(booked)] * (len(moves) - 1), [*turns], [*strokes])


def longest_phases(game: str, lang: str, most: int) -> dict[int, str]:
    """The longest phases of a game, each by a move that it was reached with."""
    match = played(game, ("Anna", "Ben", "Cleo"))
    found = _phases(Words(lang, game), match, made_up(3, range(len(match.moves) + 1)))
    moves = {phase: move for move, phase in found.items()}
    return {moves[phase]: phase for phase in sorted(sorted(moves, key=len)[-most:], key=lambda phase: moves[phase])}


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
    by_move = dict(zip(range(0, 60, 10), phases, strict=True))
    Console(file=out, width=120).print(_graph(words, made_up(2), ["Anna", "Bo"], by_move))
    head, *rows = [line for line in out.getvalue().splitlines() if re.search(r"\w", line)]
    columns = [head.index(name) + len(name) for name in ("move", "Anna", "Bo", "nobody")]
    assert len({line.index(phase) for line, phase in zip(rows, phases, strict=True)}) == 1
    for line in rows:
        assert [found.end() for found in re.finditer(r"(?<!\S)\d+%?(?= )", line)] == columns


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ours())
@pytest.mark.slow
def test_at_80_columns_every_chance_is_there_and_nothing_is_cut(game: str, lang: str) -> None:
    words, out, phases = Words(lang), io.StringIO(), longest_phases(game, lang, 20)
    Console(file=out, width=80).print(_graph(words, made_up(6, list(phases)), NAMES, phases))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    rows = [line for line in lines if re.match(r" +\d+  ", line)]
    assert [int(row.split()[0]) for row in rows] == list(phases)
    some, all_of_it = words.say("percent", n=0), words.say("percent", n=100)
    assert {row.count(some) for row in rows} == {7}, "which every 100 % ends with"
    assert {row.count(all_of_it) for row in rows} == {3, 4}
    ends = [len(words.say("analyse-move")) + 2, *(found.end() for found in re.finditer(some, rows[0]))]
    head = lines[: lines.index(rows[0]) - 1]
    heads = ["".join("".join(line[start:end] for line in head).split()) for start, end in pairwise(ends)]
    assert heads == [name.replace(" ", "") for name in (*NAMES, words.say("nobody"))]
    assert {word for phase in phases.values() for word in phase.split()} <= set(out.getvalue().split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_nothing_lies_on_anything_in_the_chart(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pyplot = pytest.importorskip("matplotlib.pyplot")
    kept: list[Any] = []
    monkeypatch.setattr(pyplot, "close", kept.append)
    phases = [phase for game in games.ours() for phase in longest_phases(game, lang, 3).values()]
    phases = sorted(phases, key=lambda phase: max(map(len, phase.split(" · "))))[-TICKS:]
    draw(Words(lang), made_up(6, range(TICKS)), NAMES, phases, tmp_path / "graph.png", "png")
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


def test_what_is_booked_looks_like_no_seat_and_luck_is_marked_like_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by its colour nor, in black and white, by its shape or hatching."""
    pyplot = pytest.importorskip("matplotlib.pyplot")
    kept: list[Any] = []
    monkeypatch.setattr(pyplot, "close", kept.append)
    words, strokes = Words("en"), [Stroke(20, 1, seat, 0.2, 0.01) for seat in range(6)]
    draw(words, made_up(6, strokes=strokes), NAMES, ["I"] * 6, tmp_path / "graph.png", "png")
    (figure,) = kept
    monkeypatch.undo()
    chances, books = figure.axes
    to_hex = pytest.importorskip("matplotlib.colors").to_hex
    by_name = {line.get_label(): line for line in chances.get_lines()}
    marks = [by_name[words.say(key).rstrip(":")] for key in ("analyse-choices", "analyse-strokes")]
    shapes = [str(line.get_marker()) for line in (*map(by_name.get, NAMES), *marks)]
    assert len(set(shapes)) == len(shapes) == 8
    drawn = [line for line in chances.get_lines() if str(line.get_marker()) == shapes[-1]]
    assert [line.get_color() for line in drawn[:-1]] == [colour for _, colour in SEATS]
    bars = {label: bar[0] for bar, label in zip(*books.get_legend_handles_labels(), strict=True)}
    assert len(bars) == len(KINDS)
    assert not {to_hex(bar.get_facecolor()) for bar in bars.values()} & {colour for _, colour in SEATS}
    grey = {label: sum(bar.get_facecolor()[:3]) / 3 for label, bar in bars.items()}
    for one, other in combinations(bars, 2):
        assert bars[one].get_hatch() != bars[other].get_hatch() or abs(grey[one] - grey[other]) > 0.3
    pyplot.close(figure)


def test_a_program_reads_everything_by_its_name() -> None:
    choice = Choice(1, "pass", "build", 0.1, 0.01, [Reason("vp", 0.5, 2.0, 1)])
    found = made_up(2, turns=[Turn(12, 1, choice)], strokes=[Stroke(20, 1, 0, 0.2, 0.01)])
    named = _named(found, {11: "Summer", 20: "Autumn"})
    [turn], [stroke] = named["turns"], named["strokes"]
    assert (turn["move"], turn["phase"], stroke["move"], stroke["phase"]) == (12, "Summer", 20, "Autumn")
    assert {name: turn["choice"][name] for name in ("seat", "action", "better", "cost")} == {
        "seat": 1, "action": "pass", "better": "build", "cost": 0.1,
    }  # fmt: skip
    assert turn["choice"]["reasons"][0]["term"] == "vp"
    assert named["totals"] == [msgspec.to_builtins(one) for one in found.totals]
    assert set(named["totals"][0]) == {*KINDS}
    assert named["points"][1] == {"move": 10, "chances": [1.0, 0.0, 1.0]}


def turned(match: Match[Any], move: int, better: str = "") -> Turn:
    """A choice that turned a game in its first step."""
    line = match.moves[move - 1]
    return Turn(move, 0, Choice(line.seat, pp.text(line.action), better or pp.text(line.action), 0.1, 0.01))


def test_a_choice_is_said_with_the_names_of_players() -> None:
    match = played("medioevo", ("Anna", "Ben", "Cleo"))
    words = Words("en", "medioevo", match.title.actions)
    found = made_up(3, turns=[turned(match, 1, pp.text(DeclareWar(2)))])
    _, better = _choices(words, match, found, match.record.names, _phases(words, match, found))
    assert better.strip() == "better: Declare war on Cleo"


@pytest.mark.parametrize(
    ("game", "decision", "said"),
    [
        ("kingsburg", "build", "Year I · Spring · Construct"),
        ("alba_longa", "take_die", "Year I · Growing season · Assign peasants"),
    ],
)
def test_a_choice_is_in_the_phase_it_was_made_in(game: str, decision: str, said: str) -> None:
    match = played(game, ("Anna", "Ben", "Cleo"))
    words = Words("en", game, match.title.actions)
    moves = range(1, len(match.moves) + 1)
    move = next(move for move in moves if match.position(move - 1).agenda[-1].name == decision)
    found = made_up(3, [0, len(match.moves)], [turned(match, move)])
    assert next(_choices(words, match, found, NAMES, _phases(words, match, found))).startswith(
        f"move {move}, {said} – "
    )


def test_a_stroke_of_luck_is_in_the_phase_it_led_to() -> None:
    match = played("kingsburg", ("Anna", "Ben", "Cleo"))
    words = Words("en", "kingsburg", match.title.actions)
    move = next(move for move, line in enumerate(match.moves, 1) if line.got)
    found = made_up(3, strokes=[Stroke(move, 0, 0, 0.1, 0.01), Stroke(len(match.moves), 0, 0, 0.1, 0.01)])
    first, last = _strokes(words, match, found, NAMES, _phases(words, match, found))
    assert first.startswith(f"move {move}, Year I · Spring · ")
    assert last.startswith(f"move {len(match.moves)}, Year V · Winter: the Battle – ")


def test_luck_of_the_set_up_is_said_to_be_in_no_total() -> None:
    match = played("discordia", ("Anna", "Ben"))
    for lang, said in (("en", "after the set-up"), ("fr", "après la mise en place")):
        words = Words(lang, "discordia", match.title.actions)
        found = made_up(2, strokes=[Stroke(0, 0, 0, 0.1, 0.01), Stroke(len(match.moves), 1, 1, 0.1, 0.01)])
        first, note, last = _strokes(words, match, found, NAMES, _phases(words, match, found))
        assert said in note
        assert said not in first + last


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_stands_out_that_is_said(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In the words of the browser, as far as it has any."""
    match = played("kingsburg", ("Anna", "Ben"))
    words, browser = Words(lang, "kingsburg", match.title.actions), Words(lang, parts=("web/hindsight",))
    found = made_up(2, [0, len(match.moves)])
    _print(words, match, found, ["Anna", "Ben"], _phases(words, match, found))
    *_, choices, strokes = capsys.readouterr().out.splitlines()
    assert choices == browser.say("hindsight-no-choice")
    assert strokes == words.say("analyse-no-strokes")


@pytest.mark.parametrize(
    ("name", "bot", "said"),
    [
        ("easy", "easy", "Robot facile"),
        ("hard 2", "hard:iterations=60", "Robot difficile 2"),
        ("Cleo", "random", "Cleo"),
        ("easy rider", "easy", "easy rider"),
        ("easy", "", "easy"),
        ("2", "", "2"),
        ("thumb", "thumb", "Robot vif"),
        ("naive", "naive", "naive"),
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
    for workers in ("0", "-3"):
        done = run("analyse", str(file), "--effort", "1", "--workers", workers)
        assert (done.code, done.out) == (2, "")
        assert "--workers 1 or more" in done.err
    assert run("analyse", str(tmp_path / "none.json")).code == 2
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = run("analyse", str(file), "--svg", str(tmp_path / "a.svg"))
    assert done.code == 1
    assert "pip install pentapolis[charts]" in done.err


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """An analysis that finds something at once; the files that it was asked for."""
    asked: list[Path] = []

    def found(words: Words, wish: Wish, match: Match[Any]) -> list[Any]:
        asked.append(wish.file)
        return []

    monkeypatch.setattr(analysing, "_accounts", found)
    monkeypatch.setattr(analysing, "assembled", lambda match, accounts, effort: made_up(2, [0, len(match.moves)]))
    return asked


@pytest.mark.parametrize(
    ("chart", "lang", "said"),
    [
        ("no/graph.svg", "en", "cannot be written: there is no such folder."),
        ("no/graph.svg", "fr", "ne peut pas être écrit\N{NO-BREAK SPACE}: ce dossier n'existe pas."),
        (".", "en", "cannot be written: it is a folder."),
        ("game.json/graph.svg", "en", "cannot be written: there is no such folder."),
    ],
)
def test_a_chart_that_cannot_be_written_is_refused_before_the_work(
    run: Run, file: Path, tmp_path: Path, quick: list[Path], chart: str, lang: str, said: str
) -> None:
    pytest.importorskip("matplotlib")
    for kind in ("--svg", "--png"):
        done = run("analyse", str(file), kind, str(tmp_path / chart), "--lang", lang)
        assert (done.code, done.out, quick) == (2, "", [])
        assert done.err.strip() == f"{tmp_path / chart} {said}"


def test_a_chart_may_take_the_place_of_another_but_only_with_permission(
    run: Run, file: Path, tmp_path: Path, quick: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")
    chart = tmp_path / "graph.svg"
    chart.write_text("older")
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda path, mode: path != chart or mode != os.W_OK)
        done = run("analyse", str(file), "--svg", str(chart))
    assert (done.code, done.out, quick, chart.read_text()) == (2, "", [], "older")
    assert done.err.strip() == f"{chart} cannot be written: you have no permission."
    done = run("analyse", str(file), "--svg", str(chart))
    assert (done.code, quick) == (0, [file])
    assert done.out.endswith(f"Drawn: {chart}\n")
    assert "own choices" in chart.read_text("utf-8")


@pytest.mark.parametrize("json", [False, True])
def test_a_chart_that_fails_loses_nothing(
    run: Run, file: Path, tmp_path: Path, quick: list[Path], monkeypatch: pytest.MonkeyPatch, json: bool
) -> None:
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    pytest.importorskip("matplotlib")
    monkeypatch.setattr(analysing, "draw", full)
    done = run("analyse", str(file), "--svg", str(tmp_path / "graph.svg"), *(["--json"] if json else []))
    assert done.code == 1
    assert "graph.svg cannot be written" in done.err
    assert ("totals" if json else "own choices") in done.out
    assert "Drawn" not in done.out


@pytest.mark.parametrize(
    ("lang", "missing", "folder", "denied", "other"),
    [
        (
            "en",
            "cannot be read: there is no such file.",
            "cannot be read: it is a folder.",
            "cannot be read: you have no permission.",
            "is not the record of a game.",
        ),
        (
            "fr",
            "ne peut pas être lu\N{NO-BREAK SPACE}: ce fichier n'existe pas.",
            "ne peut pas être lu\N{NO-BREAK SPACE}: c'est un dossier.",
            "ne peut pas être lu\N{NO-BREAK SPACE}: vous n'en avez pas le droit.",
            "n'est pas l'enregistrement d'une partie.",
        ),
    ],
)
def test_what_cannot_be_read_is_said_in_one_language(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, missing: str, folder: str, denied: str,
    other: str,
) -> None:  # fmt: skip
    def said(file: Path) -> tuple[int, str]:
        done = run("analyse", str(file), "--lang", lang)
        return done.code, done.err.strip()

    text = tmp_path / "letter.txt"
    text.write_text("Dear Anna")
    assert said(tmp_path / "none.json") == (2, f"{tmp_path / 'none.json'} {missing}")
    assert said(tmp_path) == (2, f"{tmp_path} {folder}")
    assert said(text) == (1, f"{text} {other}")
    monkeypatch.setattr(os, "access", lambda path, mode: path != text)
    assert said(text) == (2, f"{text} {denied}")


def test_a_record_that_is_bent_is_said_where(run: Run, tmp_path: Path) -> None:
    bent = tmp_path / "bent.json"
    bent.write_text(re.sub(r'"seats": ?2', '"seats": "two"', record(1).decode()))
    done = run("analyse", str(bent))
    assert (done.code, "$.table.seats" in done.err) == (1, True)
