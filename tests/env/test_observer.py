"""Observations as rows of numbers: all that a seat sees, in its own order, and nothing that it does not see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from conformance import hooks
from env.positions import asked, some
from pentapolis import games
from pentapolis.conformance.playing import cases
from pentapolis.env import describe
from pentapolis.env.observer import PREFIX, Observer
from pentapolis.env.play import Encoding, Play, form, setting
from pentapolis.games.alba_longa.components import ASSISI
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.state import Answers, Piece, State

ENCODINGS: tuple[Encoding, ...] = ("tokens", "options")
OPEN_GAMES = [game for game in games.ours() if getattr(hooks.secrets(game), "OPEN", False)]


def row_of(observer: Observer, g: Any, viewer: int) -> np.ndarray[Any, Any]:
    row = observer.row()
    observer.write(observer.title.observe(g, viewer), viewer, row)
    return row


def new(game: str, seats: int) -> Any:
    title = games.title(game)
    return title.new(title.table(seats), FastChance(1))[0]


def offered(game: str, g: Any, viewer: int) -> tuple[Any, ...]:
    """What a seat that is asked is given beside its row: the mask in both encodings, and the features of its slots."""
    title = games.title(game)
    if viewer not in title.to_act(g) or len(title.asked(g, viewer)) < 2:
        return ()
    found: list[Any] = []
    for encoding in ENCODINGS:
        shape = form(game, len(g.seats), encoding)
        play = Play(shape, setting(shape.title, len(g.seats), None, "win", False, 20_000))
        play.g, play.over = g, False
        play._ask(viewer, shape.title.asked(g, viewer))
        mask = shape.mask()
        play.allow(mask)
        found.append(mask.tobytes())
        if shape.features is not None:
            rows = shape.rows()
            play.tell(rows)
            found.append(rows.tobytes())
    return tuple(found)


HIDDEN = {
    "alba_longa": {"answers.drafts", "cities.used"},
    "kingsburg": {"enemies"},
    "medioevo": {
        *("answers.drafts", "empire", "offers", "pacts"),
        *("players.choice", "players.draft", "players.florins", "players.screen"),
    },
}
"""What our games hide from somebody, by field; of others, some field must be."""
TRIES = {"alba_longa": (0.3, 50), "kingsburg": (0.1, 20), "medioevo": (0.05, 7)}
"""Which positions are tried: a share of all, so that late ones are among them, and so many of a game at most."""
SEEDS = range(1, 9)


def swapped(one: Any, other: Any, name: str = "") -> Iterator[str]:
    """The fields in which two states differ."""
    if isinstance(one, State | Answers | Piece) and type(one) is type(other):
        for field in one.__struct_fields__:
            yield from swapped(getattr(one, field), getattr(other, field), f"{name}.{field}".strip("."))
    elif isinstance(one, list) and len(one) == len(other):
        for a, b in zip(one, other, strict=True):
            yield from swapped(a, b, name)
    elif one != other:
        yield name


@pytest.mark.parametrize("game", [game for game in games.ours() if game not in OPEN_GAMES])
def test_hidden_facts_swapped_change_no_number(game: str) -> None:
    luck, secrets, tried = random.Random(1), hooks.secrets(game), set[str]()
    share, most = TRIES.get(game, (1.0, 50))
    for seed in SEEDS:
        for case in cases(game):
            observer = form(game, case.seats).observer
            for g, seat, _ in islice(asked(case, seed, share), most):
                for viewer in {seat, luck.randrange(case.seats)}:
                    row, given = row_of(observer, g, viewer), offered(game, g, viewer)
                    for twin in secrets.swaps(g, viewer, luck):
                        assert twin != g
                        assert np.array_equal(row_of(observer, twin, viewer), row)
                        assert offered(game, twin, viewer) == given
                        tried |= set(swapped(g, twin))
        if tried and tried >= HIDDEN.get(game, set()):
            break
    assert tried
    assert tried >= HIDDEN.get(game, set())


@pytest.mark.parametrize("game", games.ours())
def test_blocks_cover_every_cell_once(game: str) -> None:
    observer = form(game, 2).observer
    end = 0
    for block in observer.blocks:
        assert block.offset == end, block
        end += block.size
    assert end == observer.size
    assert len({block.name for block in observer.blocks}) == len(observer.blocks)


def test_the_own_seat_comes_first() -> None:
    g, observer = new("kingsburg", 4), form("kingsburg", 4).observer
    for seat, province in enumerate(g.provinces):
        province.vp = 10 + seat
    g.envoy = 3
    g.order = [2, 3, 0, 1]
    for own in range(4):
        row = row_of(observer, g, own)
        assert row[observer.block("seat").offset] == own
        points = [row[observer.block(f"provinces.{place}.vp").offset] for place in range(4)]
        assert points == [10 + (own + place) % 4 for place in range(4)]
        assert row[observer.block("envoy").offset] == (3 - own) % 4
        start = observer.block("order.first").offset
        assert list(row[start : start + 4]) == [(seat - own) % 4 for seat in g.order]
    g.envoy = -1
    assert row_of(observer, g, 2)[observer.block("envoy").offset] == -1


def test_a_place_that_is_no_seat_is_not_turned() -> None:
    """Kings attack each other's cities, and Assisi, which is nobody's."""
    g, observer = new("alba_longa", 4), form("alba_longa", 4).observer
    g.cities[1].target, g.cities[2].target = 3, ASSISI
    for own in range(4):
        row = row_of(observer, g, own)
        targets = [row[observer.block(f"cities.{(king - own) % 4}.target").offset] for king in range(4)]
        assert targets == [-1, (3 - own) % 4, ASSISI, -1]


def test_bits_are_cells() -> None:
    g, observer = new("kingsburg", 2), form("kingsburg", 2).observer
    g.provinces[1].built = 0b1001
    built = observer.split(row_of(observer, g, 1))["provinces.0.built"]
    assert list(np.flatnonzero(built)) == [0, 3]
    assert built.dtype == np.uint8


def test_what_is_public_shows() -> None:
    """A change anywhere in an observation changes the row."""
    g, observer = new("alba_longa", 3), form("alba_longa", 3).observer
    before = row_of(observer, g, 0)
    for change in (
        lambda g: setattr(g.cities[1], "wheat", 7),
        lambda g: g.cities[2].captives.__setitem__(3, 2),
        lambda g: setattr(g, "season", "harvest"),
        lambda g: g.turned.append("dry_1"),
        lambda g: g.blessings.take_top(),
    ):
        twin = games.title("alba_longa").copy(g)
        change(twin)
        assert not np.array_equal(row_of(observer, twin, 0), before)


def test_numbers_that_are_too_large_are_cut_off() -> None:
    g, observer = new("kingsburg", 2), form("kingsburg", 2).observer
    usual = row_of(observer, g, 0)
    at = observer.block("provinces.0.vp").offset
    for vp, shown in ((10**6, 2**15 - 1), (-(10**6), -(2**15))):
        g.provinces[0].vp = vp
        row = row_of(observer, g, 0)
        assert row[at] == shown
        assert np.array_equal(np.delete(row, at), np.delete(usual, at))


def test_the_tokens_entered_are_shown_last_ones_first_to_go() -> None:
    observer = form("kingsburg", 2).observer
    row = observer.row()
    observer.write_prefix(range(3), row)
    assert list(row[-PREFIX:]) == [1, 2, 3] + [0] * (PREFIX - 3)
    observer.write_prefix(range(PREFIX + 2), row)
    assert list(row[-PREFIX:]) == list(range(3, PREFIX + 3))


@pytest.mark.parametrize("game", games.ours())
def test_two_positions_seldom_look_alike(game: str) -> None:
    case = some(game)[-1]
    observer = form(game, case.seats).observer
    states: dict[bytes, bytes] = {}
    for count, (g, seat, _) in enumerate(asked(case, 4, 0.5)):
        seen = case.title.encode(case.title.observe(g, seat))
        row = row_of(observer, g, seat).tobytes()
        assert states.setdefault(row, seen) == seen
        if count == 40:
            break
    assert len(states) > 10


def test_a_description_has_a_line_per_block() -> None:
    head, *lines = describe("kingsburg", 3).splitlines()
    blocks = form("kingsburg", 3).observer.blocks
    assert head.split() == ["block", "offset", "shape", "type", "holds"]
    assert [(line.split()[0], int(line.split()[1])) for line in lines] == [(b.name, b.offset) for b in blocks]


@pytest.mark.parametrize("game", games.ours())
def test_every_block_says_what_it_holds(game: str) -> None:
    assert all(block.about for block in form(game, 2).observer.blocks)
