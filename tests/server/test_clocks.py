"""Clock arithmetic: nights, zones, vacations, who is credited."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.server.automatic.clocks import (
    DAY,
    HIDDEN_MS,
    HOUR,
    MINUTE,
    Hand,
    awake_ms,
    fresh,
    hidden_until,
    is_out,
    left_ms,
    night_ms,
    out_ms,
    paused,
    shown,
    stopped,
    turned,
    until_ms,
    vacation,
)
from pentapolis.server.wire.tables import Clock

NOON = 20_000 * DAY + 12 * HOUR
"""Noon in Greenwich, on some day."""
LIVE = Clock("live", bank_s=600, increment_s=10)
DAILY = Clock("daily", move_s=24 * 3600, night_from=22, night_to=8)
NONE = Clock()

hours = st.integers(0, 23)
clocks = st.builds(
    Clock,
    kind=st.just("daily"),
    move_s=st.integers(0, 14 * 86400),
    night_from=hours,
    night_to=hours,
    zone=st.integers(-840, 840),
)
moments = st.integers(NOON, NOON + 30 * DAY)
spans = st.integers(0, 30 * DAY)


def by_minutes(clock: Clock, start: int, end: int) -> int:
    """The time that counts, minute by minute: the slow and obvious way. Both moments are whole minutes."""
    counted = 0
    for minute in range(start, end, MINUTE):
        hour = (minute + clock.zone * MINUTE) // HOUR % 24
        since_evening = (hour - clock.night_from) % 24
        counted += since_evening >= (clock.night_to - clock.night_from) % 24
    return counted * MINUTE


@given(clocks, st.integers(0, 2 * 1440), st.integers(0, 3 * 1440))
def test_the_time_that_counts_is_what_counting_minutes_gives(clock: Clock, start: int, length: int) -> None:
    begin = NOON + start * MINUTE
    assert awake_ms(clock, begin, begin + length * MINUTE) == by_minutes(clock, begin, begin + length * MINUTE)


@given(clocks, moments, spans)
def test_time_is_out_when_just_so_much_has_counted(clock: Clock, since: int, left: int) -> None:
    out = until_ms(clock, since, left)
    assert awake_ms(clock, since, out) == left
    assert left == 0 or awake_ms(clock, since, out - 1) == left - 1, "and not a moment later than it must be"


@given(clocks, moments, spans, spans)
def test_time_adds_up(clock: Clock, start: int, one: int, two: int) -> None:
    middle, end = start + one, start + one + two
    assert awake_ms(clock, start, end) == awake_ms(clock, start, middle) + awake_ms(clock, middle, end)
    assert 0 <= awake_ms(clock, start, end) <= end - start


@given(clocks, moments)
def test_a_day_counts_as_long_as_it_is_without_its_night(clock: Clock, start: int) -> None:
    assert awake_ms(clock, start, start + DAY) == DAY - night_ms(clock)


@given(moments, spans, st.sampled_from([LIVE, NONE]), st.sampled_from([(22, 8), (0, 6)]))
def test_only_a_daily_clock_has_nights(start: int, span: int, clock: Clock, night: tuple[int, int]) -> None:
    at_night = msgspec.structs.replace(clock, night_from=night[0], night_to=night[1])
    assert awake_ms(at_night, start, start + span) == span
    assert until_ms(at_night, start, span) == start + span


def test_a_night_over_midnight_and_one_after_it() -> None:
    evening = NOON + 9 * HOUR
    assert awake_ms(DAILY, evening, evening + 12 * HOUR) == 2 * HOUR, "21 to 22, and 8 to 9"
    early = msgspec.structs.replace(DAILY, night_from=1, night_to=7)
    assert awake_ms(early, evening, evening + 12 * HOUR) == 6 * HOUR
    assert awake_ms(DAILY, NOON, NOON + 2 * HOUR) == 2 * HOUR


def test_the_hours_are_those_of_the_zone() -> None:
    paris = msgspec.structs.replace(DAILY, zone=60)
    assert until_ms(DAILY, NOON, 10 * HOUR) == NOON + 10 * HOUR
    assert until_ms(paris, NOON, 10 * HOUR) == NOON + 20 * HOUR, "it is 13 there: nine hours, a night, and one more"


# a table's clocks


def test_only_who_is_awaited_loses_time() -> None:
    hands = turned(LIVE, [fresh(LIVE)] * 3, [1], NOON)
    assert [hand.since_ms for hand in hands] == [0, NOON, 0]
    later = NOON + 90_000
    assert [left_ms(LIVE, hand, later) for hand in hands] == [600_000, 510_000, 600_000]
    assert out_ms(LIVE, hands[1]) == NOON + 600_000
    assert out_ms(LIVE, hands[0]) == 0


def test_who_has_answered_all_gains_the_increment_once() -> None:
    hands = turned(LIVE, [fresh(LIVE)] * 2, [0], NOON)
    hands = turned(LIVE, hands, [0], NOON + 20_000, mover=0)
    assert left_ms(LIVE, hands[0], NOON + 20_000) == 580_000, "asked again at once: no increment yet"
    hands = turned(LIVE, hands, [1], NOON + 30_000, mover=0)
    assert hands == [Hand(580_000), Hand(600_000, NOON + 30_000)]


def test_undo_gives_nothing_to_anybody() -> None:
    hands = turned(LIVE, [fresh(LIVE)] * 2, [0], NOON)
    hands = turned(LIVE, hands, [1], NOON + 1000, mover=0)
    hands = turned(LIVE, hands, [0], NOON + 5000)
    assert hands == [Hand(609_000, NOON + 5000), Hand(596_000)]
    for turn in range(10):
        hands = turned(LIVE, hands, [0], NOON + 6000 + turn, mover=0)
    assert left_ms(LIVE, hands[0], NOON + 6009) == 609_000 - 1009


def test_a_daily_clock_begins_anew_with_each_move() -> None:
    clock = Clock("daily", move_s=3600)
    hands = turned(clock, [fresh(clock)] * 2, [0], NOON)
    hands = turned(clock, hands, [0], NOON + HOUR // 2, mover=0)
    assert out_ms(clock, hands[0]) == NOON + 3 * HOUR // 2
    hands = turned(clock, hands, [1], NOON + HOUR, mover=0)
    assert hands[0] == Hand(HOUR)


def test_the_clocks_of_all_who_choose_in_secret_run() -> None:
    hands = turned(LIVE, [fresh(LIVE)] * 3, [0, 1, 2], NOON)
    hands = turned(LIVE, hands, [0, 2], NOON + 1000, mover=1)
    assert [bool(hand.since_ms) for hand in hands] == [True, False, True]
    assert hands[1].left_ms == 609_000
    assert hands[0].since_ms == NOON, "a choice of another seat does not touch it"


@given(st.integers(0, 3), st.integers(1, 10_000))
def test_a_hidden_window_shows_on_no_clock(asked: int, passed: int) -> None:
    before = turned(LIVE, [fresh(LIVE)] * 4, [2], NOON)
    opened = turned(LIVE, before, [asked], NOON + 1000, mover=2, hidden=True)
    assert opened == turned(LIVE, before, [], NOON + 1000, mover=2, hidden=True), "whoever is asked"
    assert all(not hand.since_ms for hand in opened)
    closed = turned(LIVE, opened, [3], NOON + 1000 + passed, mover=asked)
    assert [hand.left_ms for hand in closed] == [hand.left_ms for hand in opened], "and however long it took"


def test_a_hidden_window_goes_on_by_itself_where_time_counts() -> None:
    assert hidden_until(NONE, NOON) == 0
    assert hidden_until(LIVE, NOON) == 0, "the table waits"
    assert hidden_until(msgspec.structs.replace(LIVE, then="bot"), NOON) == NOON + HIDDEN_MS
    daily = Clock("daily", move_s=3600, night_from=13, night_to=15, then="end")
    assert hidden_until(daily, NOON + HOUR // 2) == NOON + HOUR // 2 + 3 * HOUR


def test_pausing_stops_everything_and_resuming_goes_on() -> None:
    hands = turned(DAILY, [fresh(DAILY)] * 2, [0], NOON)
    halted = paused(DAILY, hands, NOON + HOUR)
    assert halted[0] == Hand(23 * HOUR)
    assert turned(DAILY, halted, [0], NOON + 9 * DAY, playing=False) == halted
    resumed = turned(DAILY, halted, [0], NOON + 9 * DAY)
    assert resumed[0] == Hand(23 * HOUR, NOON + 9 * DAY)


def test_a_vacation_stops_one_clock() -> None:
    hands = turned(DAILY, [fresh(DAILY)] * 2, [0, 1], NOON)
    away = vacation(DAILY, hands[0], True, True, NOON + HOUR)
    assert away == Hand(23 * HOUR, 0, True)
    assert turned(DAILY, [away, hands[1]], [0, 1], NOON + 2 * HOUR)[0] == away
    assert not is_out(DAILY, away, NOON + 99 * DAY)
    back = vacation(DAILY, away, False, True, NOON + 5 * DAY)
    assert back == Hand(23 * HOUR, NOON + 5 * DAY)
    assert vacation(DAILY, away, False, False, NOON + 5 * DAY) == Hand(23 * HOUR)


def test_time_is_out_at_nothing_and_not_before() -> None:
    hand = Hand(1000, NOON)
    assert not is_out(LIVE, hand, NOON + 999)
    assert is_out(LIVE, hand, NOON + 1000)
    assert left_ms(LIVE, hand, NOON + 9999) == 0
    assert not is_out(LIVE, Hand(0, 0), NOON), "a clock that stands is not out"
    assert stopped(LIVE, hand, NOON + 5000) == Hand(0)


@pytest.mark.parametrize("clock", [NONE, LIVE])
def test_a_clock_is_shown_where_there_is_one(clock: Clock) -> None:
    seen = shown(clock, Hand(5000, NOON))
    assert (seen is None) == (clock.kind == "none")
    if seen is not None:
        assert (seen.left_ms, seen.until_ms) == (5000, NOON + 5000)
    assert turned(NONE, [Hand()] * 2, [0], NOON) == [Hand()] * 2
    assert not is_out(NONE, Hand(0, NOON), NOON + 1)
