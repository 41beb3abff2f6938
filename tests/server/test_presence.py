"""Who has a table open: on this process, on others as long as they say so, and nobody once they have gone."""

from __future__ import annotations

from typing import Any

import msgspec

from pentapolis.server import clock
from pentapolis.server.bus import Signal
from pentapolis.server.play.presence import FRESH_MS, Presence


class Cancellation:
    """A bus that hands every signal to some presences, as those of other processes hear it."""

    def __init__(self) -> None:
        self.told: list[Signal] = []
        self.ears: list[Presence] = []

    def publish(self, signal: Signal) -> None:
        self.told.append(signal)
        for ear in self.ears:
            ear.heard(signal)


def processes(count: int) -> tuple[Cancellation, list[Presence]]:
    line: Any = Cancellation()
    line.ears = [Presence(line) for _ in range(count)]
    return line, line.ears


def test_another_process_is_believed_for_a_minute() -> None:
    _, (here, there) = processes(2)
    with clock.replaced(lambda: 1000):
        there.come("TABLE1", "anna", sits=True)
        there.come("TABLE1", "", sits=False)
        assert (here.here("TABLE1"), here.watching("TABLE1")) == ({"anna"}, 1)
    with clock.replaced(lambda: 1000 + FRESH_MS / 1000):
        assert here.here("TABLE1") == {"anna"}
    with clock.replaced(lambda: 1000 + FRESH_MS / 1000 + 1):
        assert (here.here("TABLE1"), here.watching("TABLE1")) == (set(), 0)
        assert there.here("TABLE1") == {"anna"}, "it knows its own pages"


def test_who_closes_their_last_page_is_gone_and_told_of_no_more() -> None:
    line, (here, there) = processes(2)
    for _ in range(2):
        here.come("TABLE1", "anna", sits=True)
    here.go("TABLE1", "anna", sits=True)
    assert there.here("TABLE1") == {"anna"}
    here.go("TABLE1", "anna", sits=True)
    assert there.here("TABLE1") == here.here("TABLE1") == set()
    line.told.clear()
    here.tell_all()
    assert [msgspec.json.decode(signal.text) for signal in line.told] == []


def test_pages_are_counted_by_address() -> None:
    _, (here,) = processes(1)
    assert [here.opens("10.0.0.1", 2) for _ in range(3)] == [True, True, False]
    assert here.opens("10.0.0.2", 2)
    assert here.pages == 3
    here.closes("10.0.0.1")
    assert (here.pages, here.opens("10.0.0.1", 2)) == (2, True)
