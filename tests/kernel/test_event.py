"""Events: everybody hears them, but a secret field only its owner, and a private event only its seat."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from pentapolis.kernel.event import Chose, ChoseInSecret, Event
from pentapolis.kernel.sight import SPECTATOR, Everyone, Owner


class Looked(Event, frozen=True):
    seat: int
    card: Owner[str]
    others: Owner[tuple[str, ...]]
    where: Everyone[str] = "deck"


class Whispered(Event, frozen=True):
    private: ClassVar[bool] = True

    seat: int
    words: Owner[str]


class Ownerless(Event, frozen=True):
    card: Owner[str]


def test_an_open_event_reaches_everybody_as_it_is() -> None:
    chose = Chose(1, "pass")
    assert all(chose.seen_by(viewer) is chose for viewer in (0, 1, SPECTATOR))


def test_a_secret_field_is_blank_for_everybody_but_its_owner() -> None:
    looked = Looked(1, "orcs", ("elves",))
    assert looked.seen_by(1) is looked
    for viewer in (0, 2, SPECTATOR):
        assert looked.seen_by(viewer) == Looked(1, "", ())


@pytest.mark.parametrize("event", [Whispered(1, "attack"), ChoseInSecret(1, "bid coins=3")])
def test_a_private_event_reaches_its_seat_alone(event: Event) -> None:
    assert event.seen_by(1) is event
    assert [event.seen_by(viewer) for viewer in (0, 2, SPECTATOR)] == [None, None, None]


def test_what_nobody_owns_nobody_sees_not_even_a_spectator() -> None:
    assert [Ownerless("orcs").seen_by(viewer) for viewer in (0, SPECTATOR)] == [Ownerless("")] * 2


def test_what_happens_to_nobody_is_no_spectators_business() -> None:
    assert Looked(SPECTATOR, "orcs", ()).seen_by(SPECTATOR) == Looked(SPECTATOR, "", ())


def test_an_event_travels_under_its_name() -> None:
    assert msgspec.to_builtins(Looked(1, "orcs", ())) == {
        "did": "looked",
        "seat": 1,
        "card": "orcs",
        "others": (),
        "where": "deck",
    }
