"""Mistakes of authors: a small game is right, and each change to it is named in one sentence."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.mistakes import Mistake
from pentapolis.kernel.sight import Undeclared
from pentapolis.kernel.title import Title

STATE = """
from __future__ import annotations
from typing import Any
from pentapolis.kernel.action import Action
from pentapolis.kernel.sight import Everyone
from pentapolis.kernel.state import Piece, State

class Duel(State):
    points: Everyone[list[int]]

class Draw(Action, frozen=True):
    pass

class Hide(Action, frozen=True):
    pass

class Flee(Action, frozen=True):
    pass
"""
RULES = """
from __future__ import annotations
from typing import ClassVar
from pentapolis.kernel.agenda import step
from pentapolis.kernel.decision import decision, floor, secret
from pentapolis.kernel.event import Event
from pentapolis.kernel.mistakes import Mistake
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items
from pentapolis.kernel.sight import Owner
from pentapolis.kernel.state import Outcome, Table
from pentapolis.kernel.title import Length, Rules, Title
from pentapolis.kernel.window import window
from duel_state import Draw, Duel, Flee, Hide
import duel_shots, duel_state
from duel_shots import shoot

class Hit(Event, frozen=True):
    seat: int

@step
def begin(g, now):
    now.then(duel.of(0, 1))

@secret("1", Draw, Hide)
def duel(g, seat):
    return Items([Draw(), Hide()])

@duel.revealed
def _duel(g, now, choices):
    now.ask(answer, 0)

@decision("2", Draw, asks_always=True)
def answer(g, seat):
    return Items([Draw()])

@answer.chosen
def _answer(g, now, seat, action):
    now.then(bullet.of(seat, 2), shoot)

@step
def bullet(g, now, seat, number):
    g.points[seat] += number

@window("3", Draw)
def duck(g, seat):
    return Items()

@duck.chosen
def _duck(g, now, seat, action):
    pass

@floor("4", Hide)
def shout(g, seat):
    return Items()

@shout.chosen
def _shout(g, now, seat, action):
    pass

def set_table(table):
    return Duel(table=table, points=[0] * table.seats)

def title():
    import sys
    return Title(
        id="duel",
        players=[2],
        rules=Rules(
            state=Duel,
            modules=[sys.modules["duel"], duel_shots],
            setup=set_table,
            start=begin,
            outcome=lambda g: Outcome((1, 1), (0, 0), ()),
        ),
    )
"""
SHOTS = """
from pentapolis.kernel.agenda import step
from pentapolis.kernel.event import Event

class Missed(Event, frozen=True):
    pass

@step
def shoot(g, now):
    now.then(reload)

@step
def reload(g, now):
    now.tell(Missed)
"""

ALL = '[sys.modules["duel"], duel_shots]'
ONE = '[sys.modules["duel"]]'
FOLLOWS = "now.then(duel.of(0, 1))"
LATER = "now.then(bullet.of(seat, 2), shoot)"
HIT = "class Hit(Event, frozen=True):\n    seat: int"
FOR_ONE = "Hit is told to one seat, but does not say to which: write a field seat: int"

Write = Callable[..., Title[Any]]


@pytest.fixture
def write(tmp_path: Path) -> Iterator[Write]:
    """Writes the game with some of its lines replaced, and makes its title."""

    def module(name: str, source: str) -> ModuleType:
        file = tmp_path / f"{name}.py"
        file.write_text(source, "utf-8")
        spec = spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        made = sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(made)
        return made

    def make(*changes: tuple[str, str]) -> Title[Any]:
        sources = {"duel_state": STATE, "duel_shots": SHOTS, "duel": RULES}
        for old, new in changes:
            assert any(old in source for source in sources.values()), old
            sources = {name: source.replace(old, new) for name, source in sources.items()}
        made = [module(name, source) for name, source in sources.items()]
        title: Title[Any] = made[-1].title()
        return title

    yield make
    for name in ("duel_state", "duel_shots", "duel"):
        sys.modules.pop(name, None)


def played(title: Title[Any]) -> None:
    """A whole game."""
    g, _ = title.new(title.table(2), FastChance(0))
    while g.agenda:
        seat = title.to_act(g)[0]
        title.apply(g, seat, title.legal(g, seat)[0], FastChance(0))


def said(made: Callable[[], object]) -> str:
    """The sentence, without the folder it names."""
    with pytest.raises(Mistake) as mistake:
        made()
    return re.sub(r"\S*/", "", str(mistake.value))


def test_the_game_is_right(write: Write) -> None:
    played(write())


LOADED = [
    # a module that is forgotten
    (
        (ALL, "[duel_shots]"),
        r"duel.py:\d+: begin, named by duel.py:\d+, is in duel, which duel does not list: "
        r"add it to Rules\(modules=\[…, duel\]\)",
    ),
    (
        (ALL, ONE),
        r"duel_shots.py:\d+: reload, named by shoot in duel_shots.py:\d+, is in duel_shots, which duel does not list: "
        r"add it to Rules\(modules=\[…, duel_shots\]\)",
    ),
    (
        (ALL, ONE, "now.then(reload)", "now.tell(Missed)"),
        r"duel_shots.py: Missed, named by shoot in duel_shots.py:\d+, is in duel_shots, which duel does not list: "
        r"add it to Rules\(modules=\[…, duel_shots\]\)",
    ),
    # what the game begins with
    (
        ("start=begin", "start=set_table"),
        r"duel.py:\d+: start of duel is <function .*: name a function decorated with @step",
    ),
    (
        ("start=begin", "start=bullet"),
        r"duel.py:\d+: bullet is put on the agenda without seat, number: write bullet.of\(seat, number\)",
    ),
    # steps and decisions
    (
        ("def begin(g, now):\n    now.then", "def begin(g):\n    g.agenda"),
        r"duel.py:\d+: begin takes too little: write def begin\(g, now\) or def begin\(g, now, seat\)",
    ),
    (
        ("def answer(g, seat)", "def answer(g, player)"),
        r"duel.py:\d+: answer does not say whose options it finds: write def answer\(g, seat\)",
    ),
    (
        ("@answer.chosen\n", ""),
        r"duel.py:\d+: answer does not say what follows a choice: "
        r"write @answer.chosen def _answer\(g, now, seat, action\)",
    ),
    (
        ("@duel.revealed\n", ""),
        r"duel.py:\d+: duel does not say what follows a choice: write @duel.revealed def _duel\(g, now, choices\)",
    ),
    (
        ("def _answer(g, now, seat, action)", "def _answer(g, seat, action)"),
        r"duel.py:\d+: _answer, which says what follows answer, has other parameters than it is given: "
        r"write @answer.chosen def _answer\(g, now, seat, action\)",
    ),
    (
        ("return Items([Draw(), Hide()])", "return Items([Draw(), Flee()])"),
        r'duel.py:\d+: duel offers Flee, which it does not declare: write @secret\("1", Draw, Hide, Flee\)',
    ),
    # events
    *(
        ((HIT, f"class Hit(Event, frozen=True):\n    {field}"), rf"duel.py: {FOR_ONE}")
        for field in ("private: ClassVar[bool] = True", "card: Owner[str]")
    ),
    # fields
    *(
        (
            ("points: Everyone[list[int]]", f"points: Everyone[{kind}]"),
            rf"duel_state.py: Duel.points can't hold {re.escape(shown)}: write {re.escape(instead)}.*",
        )
        for kind, shown, instead in (
            ("dict[int, str]", "dict[int, str]", "dict[str, …], with ids as keys, or a list"),
            ("list[dict[int, str] | None]", "dict[int, str]", "dict[str, …], with ids as keys, or a list"),
            ("set[int]", "set[int]", "a sorted list"),
            ("frozenset[int]", "frozenset[int]", "a sorted tuple"),
            ("float", "float", "int, in a smaller unit"),
            ("list", "list", "list[…], saying of what"),
            ("Any", "Any", "int, bool, str, a Piece, a list"),
        )
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), LOADED)
def test_what_is_found_when_the_title_is_made(write: Write, changes: tuple[str, ...], sentence: str) -> None:
    pairs = zip(changes[::2], changes[1::2], strict=True)
    assert re.fullmatch(sentence, said(lambda: write(*pairs)))


RUNNING = [
    *(
        (
            (FOLLOWS, wrong),
            r"duel.py:\d+: duel is a secret decision of several seats, and asked like one of a single seat: "
            r"write now.then\(duel.of\(\*seats\)\)",
        )
        for wrong in ("now.ask(duel, 0)", "now.each([0, 1], duel)", "now.each([0, 1], duel, 3)", "now.then(duel)")
    ),
    *(
        (
            (FOLLOWS, wrong),
            r"duel.py:\d+: answer is put on the agenda without a seat: write now.ask\(answer, seat\)",
        )
        for wrong in ("now.then(answer)", "now.then(answer, shoot)", "now.then(*[answer] * 9)")
    ),
    *(
        (
            (FOLLOWS, wrong),
            r"duel.py:\d+: bullet is put on the agenda without seat, number: write bullet.of\(seat, number\)",
        )
        for wrong in ("now.then(bullet)", "now.ask(bullet, 0)", "now.each([0, 1], bullet)")
    ),
    (
        (FOLLOWS, "now.ask(shoot, 0)"),
        r"duel.py:\d+: shoot is asked for a seat, but takes none: "
        r"write now.then\(shoot\), or call its third parameter seat",
    ),
    (
        (FOLLOWS, "now.ask(duck, 0)"),
        r"duel.py:\d+: duck is a window, which polls seats by itself, and is asked like a decision of a single seat: "
        r"write now.then\(duck\)",
    ),
    (
        (FOLLOWS, "now.ask(shout, 0)"),
        r"duel.py:\d+: shout is a floor, which nobody is asked: leave it off the agenda: .*",
    ),
    *(
        (
            (FOLLOWS, wrong),
            r"duel.py:\d+: set_table is put on the agenda: decorate the function with @step or @decision",
        )
        for wrong in ("now.then(set_table)", "now.ask(set_table, 0)", "now.each([0], set_table)")
    ),
    (
        ("return Items([Draw()])", "return Items([Hide()])"),
        r'duel.py:\d+: answer offers Hide, which it does not declare: write @decision\("2", Draw, Hide\)',
    ),
    *(
        (
            ("return Items([Draw()])", written),
            rf"duel.py:\d+: answer returns {found}: return Items\(\[…\]\)",
        )
        for written, found in (("return [Draw()]", "a list"), ("Items([Draw()])", "nothing"))
    ),
    (
        ("return Duel(table=table, points=[0] * table.seats)", "Duel(table=table, points=[0] * table.seats)"),
        r"duel.py:\d+: the set-up of duel returns None: return Duel\(table=table, …\)",
    ),
    (
        (ALL, ONE, "now.then(reload)", "pass", LATER, "now.then(duel_shots.reload)"),
        r"duel.py:\d+: reload is on the agenda of duel, and in none of the modules that it lists: "
        r"add its module to Rules\(modules=\[…\]\)",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), RUNNING)
def test_what_shows_only_while_a_game_runs(write: Write, changes: tuple[str, ...], sentence: str) -> None:
    title = write(*zip(changes[::2], changes[1::2], strict=True))
    assert re.fullmatch(sentence, said(lambda: played(title)))


def test_an_undeclared_action_is_named_also_where_the_options_are_offered_later(write: Write) -> None:
    title = write(("return Items([Draw()])", "return Items([Hide()] if g.points[0] else [Draw()])"))
    g, _ = title.new(title.table(2), FastChance(0))
    for seat in (0, 1):
        title.apply(g, seat, title.legal(g, seat)[0], FastChance(0))
    assert len(title.legal(g, 0)) == 2
    g.points[0] = 1
    hide = title.asked(g, 0)[0]
    assert "answer offers Hide" in said(lambda: title.apply(g, 0, hide, FastChance(0)))


def test_the_line_that_is_named_is_the_one_to_change(write: Write, tmp_path: Path) -> None:
    title = write((FOLLOWS, "now.ask(duel, 0)"))
    with pytest.raises(Mistake) as mistake:
        played(title)
    lines = (tmp_path / "duel.py").read_text("utf-8").splitlines()
    assert mistake.value.place == f"{tmp_path / 'duel.py'}:{lines.index('    now.ask(duel, 0)') + 1}"
    assert mistake.value.instead == "write now.then(duel.of(*seats))"


def test_a_field_that_does_not_say_who_sees_it_is_named(write: Write) -> None:
    with pytest.raises(Undeclared) as undeclared:
        write(("points: Everyone[list[int]]", "points: list[int]"))
    assert str(undeclared.value).endswith(
        "duel_state.py: Duel.points does not declare who sees it: "
        "write Everyone[…], BySeat[list[…]], Owner[…], Knowers[…] or Nobody[…]"
    )
