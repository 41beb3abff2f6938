"""Endings: alone, together, all lost; and a seat that leaves while it holds the turn."""

from __future__ import annotations

import sys

import pytest

from kernel.scene import Scene
from kernel.toys import voyage
from pentapolis.kernel.action import Action, text
from pentapolis.kernel.agenda import step
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.decision import decision, secret
from pentapolis.kernel.event import Ended
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.playout import play
from pentapolis.kernel.sight import TABLE, Everyone
from pentapolis.kernel.state import Outcome, State, rank
from pentapolis.kernel.title import Rules, Title
from pentapolis.kernel.window import window


def test_alone_against_the_game() -> None:
    g = Scene(voyage.TITLE, seats=1)
    g.act(0, "sail", luck=[("d6", 6)])
    assert (g.awaited, g.g.watches) == ([0], [1])
    g.act(0, "sail", luck=[("d6", 6)])
    assert g.g.over
    assert g.title.outcome(g.g) == Outcome((1,), (12,), (0,), "shore")


def test_alone_and_lost() -> None:
    g = Scene(voyage.TITLE, seats=1)
    for _ in range(3):
        g.act(0, "sail", luck=[("d6", 1)])
    assert g.heard[-1] == Ended(())
    assert g.title.outcome(g.g) == Outcome((2,), (3,), (), "sunk")


def test_all_lose_together() -> None:
    g = Scene(voyage.TITLE, seats=3)
    for seat in (0, 1, 2):
        g.act(seat, "sail", luck=[("d6", 1)])
    assert g.g.over
    assert g.title.outcome(g.g) == Outcome((2, 2, 2), (3, 3, 3), (), "sunk")
    assert g.g.watches == [1, 1, 0]


def test_who_leaves_while_holding_the_turn_takes_all_its_entries_along() -> None:
    g = Scene(voyage.TITLE, seats=3)
    g.act(0, "sail", luck=[("d6", 2)])
    assert g.awaited == [1]
    assert [entry.seat for entry in g.g.agenda] == [-1, 2, 2, 1, 1]
    g.act(TABLE, "expel seat=1")
    assert [entry.seat for entry in g.g.agenda] == [-1, 2, 2]
    assert (g.awaited, g.g.aboard, g.g.watches) == ([2], [0, 2], [1, 0, 0])
    g.act(2, "sail", luck=[("d6", 2)])
    assert g.awaited == [0]
    g.act(0, "sail", luck=[("d6", 2)])
    assert g.awaited == [2]


def test_who_leaves_while_another_holds_the_turn() -> None:
    g = Scene(voyage.TITLE, seats=3)
    g.act(TABLE, "expel seat=1")
    assert g.awaited == [0]
    g.act(0, "sail", luck=[("d6", 2)])
    assert g.awaited == [2]


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(3, 1), (5, 0), (3, 1)], (2, 1, 2)),
        ([(1,)], (1,)),
        ([(0,), (0,), (0,)], (1, 1, 1)),
        ([(2, 0), (2, 1), (1, 9)], (2, 1, 3)),
        ([(1,), (1,), (0,)], (1, 1, 3)),
    ],
)
def test_equal_keys_share_the_better_rank(keys: list[tuple[int, ...]], ranks: tuple[int, ...]) -> None:
    assert rank(keys) == ranks


# a game that is broken off in the middle of a step: what is still to be done is dropped, open questions too


class Push(Action, frozen=True):
    """Win a point, or the game at the third."""


class Answer(Action, frozen=True):
    """Answer a push with one of one's own."""


class Race(State):
    points: Everyone[list[int]]
    told: Everyone[list[str]] = []


@step
def start_race(g: Race, now: Now) -> None:
    now.then(pushing.of(0), goes_on)


@decision("RC-1", Push)
def pushing(g: Race, seat: int) -> Options:
    return Items([Push()])


@pushing.chosen
def _push(g: Race, now: Now, seat: int, action: Action) -> None:
    now.then(answering)


@window("RC-2", Answer)
def answering(g: Race, seat: int) -> Options:
    return Items([Answer()] if g.points[seat] < 3 else [])


@answering.chosen
def _answer(g: Race, now: Now, seat: int, action: Action) -> None:
    g.points[seat] += 1
    if g.points[seat] == 3:
        now.break_off(last_words, goodbyes.of(*g.seats))
    now.then(goes_on)
    g.points[1 - seat] += 1  # the step that ends it is carried out whole


@step
def goes_on(g: Race, now: Now) -> None:
    g.told.append("went on")


@step
def last_words(g: Race, now: Now) -> None:
    g.told.append("last words")


@secret("RC-3", Push)
def goodbyes(g: Race, seat: int) -> Options:
    return Items([Push()])


@goodbyes.revealed
def _goodbyes(g: Race, now: Now, pushes: dict[int, Push]) -> None:
    g.told.append("goodbye")


RACE: Title[Race] = Title(
    id="race",
    prefix="RC",
    version=1,
    players=[2],
    rules=Rules(
        state=Race,
        modules=[sys.modules[__name__]],
        setup=lambda table: Race(points=[0] * table.seats, table=table),
        start=start_race,
        outcome=lambda g: Outcome(rank([(points,) for points in g.points]), tuple(g.points), ()),
    ),
)


def test_what_is_broken_off_drops_everything_but_what_follows() -> None:
    g = Scene(RACE)
    g.act(0, "stand window=answering answer=pass")
    g.act(0, "unstand window=answering")
    g.play((0, "push"), (0, "answer"), (0, "answer"))
    assert (g.g.points, g.g.told, g.awaited) == ([2, 2], ["went on", "went on"], [0])
    g.act(0, "answer")
    assert (g.g.points, g.g.told, g.awaited) == ([3, 3], ["went on", "went on", "last words"], [0, 1])
    assert [entry.name for entry in g.g.agenda] == ["goodbyes"]
    assert g.g.answers is not None
    assert g.g.answers.windows == []
    g.play((0, "push"), (1, "push"))
    assert (g.g.over, g.g.told[-1]) == (True, "goodbye")


def test_what_a_seat_always_answers_outlives_it() -> None:
    g = Scene(RACE)
    g.act(1, "stand window=answering answer=pass")
    g.play((0, "push"), *[(0, "answer")] * 3)
    assert g.g.answers is not None
    assert g.g.answers.standing == [{}, {"answering": "pass"}]


def test_a_playout_is_broken_off_too() -> None:
    state, trace = play(RACE, RACE.table(2), lambda g, seat, options: options[0], FastChance(1))
    assert (state.points, state.told) == ([3, 3], ["went on", "went on", "last words", "goodbye"])
    assert [text(action) for _, action, _ in trace.moves] == ["push", *["answer"] * 3, "push", "push"]
