"""Fingers on a phone's screen: dragging and pinching, which a tap is not."""

from __future__ import annotations

import time
from math import dist

from playwright.sync_api import Locator

from browser.people import Person

STEPS = 6
PACE, REST = 0.05, 0.5
"""Seconds a step takes, and how long a finger rests before it is lifted, by the times that the events tell: after one
that is lifted while it moves fast a browser swallows the next tap."""
Point = tuple[float, float]


class Fingers:
    """One or two fingers of a person."""

    def __init__(self, person: Person) -> None:
        self._person, self._page = person, person.page
        self._screen = person.context.new_cdp_session(person.page)

    def drag(self, start: Point, by: Point) -> None:
        """Put a finger down, move it so far, lift it."""
        self._go([[(start[0] + by[0] * n / STEPS, start[1] + by[1] * n / STEPS)] for n in range(STEPS + 1)])

    def pinch(self, middle: Point, apart: float, until: float) -> None:
        """Two fingers side by side, so far from the middle, and then so far."""
        x, y = middle
        ways = (apart + (until - apart) * n / STEPS for n in range(STEPS + 1))
        self._go([[(x - way, y), (x + way, y)] for way in ways])

    def _go(self, ways: list[list[Point]]) -> None:
        begun = time.time() - len(ways) * PACE - REST
        for n, points in enumerate(ways):
            self._touch("touchMove" if n else "touchStart", points, begun + n * PACE)
        self._touch("touchEnd", [], begun + len(ways) * PACE + REST)
        self._person.settle()

    def _touch(self, kind: str, points: list[Point], at: float) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": at})


def centre(of: Locator) -> Point:
    """Where something is drawn, in sight or not."""
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def apart(one: Locator, other: Locator) -> float:
    return dist(centre(one), centre(other))
