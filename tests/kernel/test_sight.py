"""Sight: each field is seen by whom it declares, and a field that declares nothing is an error."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import pytest

from pentapolis.kernel.agenda import step
from pentapolis.kernel.now import Now
from pentapolis.kernel.pile import Held
from pentapolis.kernel.sight import (
    NOBODY,
    SPECTATOR,
    BySeat,
    Everyone,
    Knowers,
    Nobody,
    Owner,
    Sight,
    Undeclared,
    blank,
    check_fields,
    declared,
    redactor,
)
from pentapolis.kernel.state import Outcome, Piece, State, Table
from pentapolis.kernel.title import Rules, Title


class Secret(Piece):
    known_to: Everyone[tuple[int, ...]]
    words: Everyone[str]


class Purse(Piece):
    gold: Owner[int]
    gems: Owner[list[str]]


class Player(Piece):
    coins: Everyone[int]
    florins: Owner[int]
    cards: Owner[list[str]]
    ready: Owner[bool]
    plan: Owner[str | None]
    hand: Everyone[list[Held]]
    purse: Everyone[Purse]
    best: Everyone[Held | None] = None


class Battle(Piece):
    place: Everyone[str]
    bids: Owner[list[int]]
    ruse: Owner[str]
    loot: Nobody[list[int]]


class Known(State):
    players: BySeat[list[Player]]
    bids: Owner[list[int]]
    baskets: Owner[list[list[str]]]
    pacts: Knowers[list[Secret]]
    burnt: Nobody[list[str]]
    seed: Nobody[int]
    notes: Nobody[dict[str, int]]
    pair: Nobody[tuple[int, int]]
    open: Everyone[dict[str, list[int]]]
    battles: Everyone[list[Battle]]
    cases: Everyone[dict[str, Battle]]


@step
def nothing(g: Known, now: Now) -> None:
    pass


def known() -> Known:
    def player(n: int) -> Player:
        held = Held("deck", "", (n,), f"ace_{n}")
        return Player(n, 10 + n, [f"card_{n}"], True, f"plan_{n}", [held], Purse(20 + n, [f"gem_{n}"]), held)

    return Known(
        table=Table(2),
        players=[player(0), player(1)],
        bids=[5, 6],
        baskets=[["salt"], ["wine", "cloth"]],
        pacts=[Secret((0,), "zero"), Secret((0, 1), "both"), Secret((1,), "one")],
        burnt=["king"],
        seed=99,
        notes={"a": 1},
        pair=(3, 4),
        open={"x": [1, 2]},
        battles=[Battle("bridge", [7, 8], "fire", [9])],
        cases={"c": Battle("ford", [1, 2], "flood", [3])},
    )


TITLE = Title(
    id="known",
    prefix="KN",
    version=1,
    players=(2,),
    rules=Rules(
        state=Known,
        modules=[sys.modules[__name__]],
        setup=lambda table: known(),
        start=nothing,
        outcome=lambda g: Outcome((1, 1), (0, 0), ()),
    ),
)


def seen_by_one(n: int, *, mine: bool) -> Player:
    held = Held("deck", "", (n,), f"ace_{n}" if mine else "")
    if mine:
        return Player(n, 10 + n, [f"card_{n}"], True, f"plan_{n}", [held], Purse(20 + n, [f"gem_{n}"]), held)
    return Player(n, -1, [], False, None, [held], Purse(-1, []), held)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_every_field_is_seen_by_whom_it_declares(viewer: int) -> None:
    mine = [n == viewer for n in (0, 1)]
    bids = [[7, 8][n] if mine[n] else -1 for n in (0, 1)]
    ford = [[1, 2][n] if mine[n] else -1 for n in (0, 1)]
    assert TITLE.observe(known(), viewer) == Known(
        table=Table(2),
        players=[seen_by_one(0, mine=mine[0]), seen_by_one(1, mine=mine[1])],
        bids=[5 if mine[0] else -1, 6 if mine[1] else -1],
        baskets=[["salt"] if mine[0] else [], ["wine", "cloth"] if mine[1] else []],
        pacts=[pact for pact in known().pacts if viewer in pact.known_to],
        burnt=[],
        seed=-1,
        notes={},
        pair=(-1, -1),
        open={"x": [1, 2]},
        battles=[Battle("bridge", bids, "", [])],
        cases={"c": Battle("ford", ford, "", [])},
    )


def test_what_is_hidden_is_nowhere_in_the_observation() -> None:
    for viewer in (0, 1, SPECTATOR):
        said = TITLE.encode(TITLE.observe(known(), viewer))
        hidden = [word for n in (0, 1) if n != viewer for word in (f"card_{n}", f"plan_{n}", f"ace_{n}", f"gem_{n}")]
        assert not [word for word in (*hidden, "king", "fire", "flood") if word.encode() in said]


def test_an_observation_is_a_copy() -> None:
    g, untouched = known(), TITLE.encode(known())
    o = TITLE.observe(g, 0)
    o.open["x"].append(3)
    o.players[0].cards.append("x")
    o.players[0].purse.gems.append("x")
    o.pacts[0].words = "x"
    o.battles[0].place = "x"
    assert TITLE.encode(g) == untouched
    assert TITLE.encode(TITLE.observe(o, 1)) != TITLE.encode(TITLE.observe(g, 1))


def test_an_observation_is_a_state_of_which_the_observation_is_itself() -> None:
    for viewer in (0, 1, SPECTATOR):
        o = TITLE.observe(known(), viewer)
        assert TITLE.observe(o, viewer) == o
        assert TITLE.decode(TITLE.encode(o)) == o


class Careless(Piece):
    coins: Everyone[int]
    florins: int


class Forgetful(State):
    coins: int


class Nested(State):
    seats_of: BySeat[list[Careless]]


class Deep(State):
    maybe: Everyone[dict[str, list[Careless | None]]]


@pytest.mark.parametrize(
    ("state", "field"),
    [(Forgetful, "Forgetful.coins"), (Nested, "Careless.florins"), (Deep, "Careless.florins")],
)
def test_a_field_that_declares_nothing_is_an_error_when_the_title_is_made(state: type[State], field: str) -> None:
    with pytest.raises(Undeclared, match=f"{field} does not declare who sees it"):
        Title(
            id="careless",
            players=(2,),
            rules=Rules(
                state=state,
                modules=[sys.modules[__name__]],
                setup=lambda table: state(table=table),
                start=nothing,
                outcome=lambda g: Outcome((1, 1), (0, 0), ()),
            ),
        )


class Chest(msgspec.Struct, frozen=True):
    held: Held


class Vault(State):
    chests: Everyone[list[Chest]]


class Fan(State):
    hand: Everyone[tuple[Held, ...]]


def test_a_hidden_card_where_it_cannot_be_hidden_is_an_error() -> None:
    with pytest.raises(Undeclared, match=r"Chest\.held does not declare who sees it"):
        redactor(Vault)
    with pytest.raises(TypeError, match="no way to look into"):
        redactor(Fan)


class Coin(msgspec.Struct, frozen=True):
    side: str


class Board(Piece):
    coins: Everyone[list[Coin]]


def test_a_frozen_struct_is_seen_whole_and_need_not_declare() -> None:
    check_fields(Board)
    board = Board([Coin("heads")])
    seen = redactor(Board)(board, 1, NOBODY, [])
    assert seen == board
    assert seen.coins is not board.coins


@pytest.mark.parametrize(
    ("kind", "nothing_seen"),
    [
        (int, -1),
        (str, ""),
        (bool, False),
        (list[int], []),
        (dict[str, int], {}),
        (tuple[int, ...], ()),
        (tuple[int, str], (-1, "")),
        (int | None, None),
        (Everyone[list[str]], []),
    ],
)
def test_blanks(kind: Any, nothing_seen: Any) -> None:
    assert blank(kind) == nothing_seen
    assert type(blank(kind)) is type(nothing_seen)


@pytest.mark.parametrize("kind", [float, Purse, Sight, int | str])
def test_what_has_no_blank_cannot_be_hidden(kind: Any) -> None:
    with pytest.raises(TypeError, match="nothing blank"):
        blank(kind)


def test_a_sight_is_read_from_the_annotation() -> None:
    assert declared(Owner[int]) is Sight.OWNER
    assert declared(list[int]) is None
