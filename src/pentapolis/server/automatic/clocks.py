"""Clocks: how much time a seat has left, nights and vacations left out. Pure arithmetic; the rules never know of it.

A seat's clock is two numbers: `left_ms`, what was left when it was last stopped, and `since_ms`, when it was started
(0: it stands). `live`: a bank for the whole game, and an increment each time a seat has answered all it was asked.
`daily`: so long for each move, without the hours of the night.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ..wire.tables import Clock, SeatClock

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
HIDDEN_MS = 2 * MINUTE
"""How long a hidden window waits at a live table before it goes on: a bank that shrank would betray who was asked."""


class Hand(msgspec.Struct, frozen=True):
    """The clock of one seat."""

    left_ms: int = 0
    since_ms: int = 0
    away: bool = False
    """On vacation: it stands whoever is awaited."""


def awake_ms(clock: Clock, start_ms: int, end_ms: int) -> int:
    """The time between two moments that counts: without the nights of a daily clock."""
    if end_ms <= start_ms:
        return 0
    return _awake_before(clock, end_ms) - _awake_before(clock, start_ms)


def until_ms(clock: Clock, since_ms: int, left_ms: int) -> int:
    """The moment when so much time that counts will have passed."""
    if left_ms <= 0:
        return since_ms
    night = night_ms(clock)
    if not night:
        return since_ms + left_ms
    days, rest = divmod(left_ms, DAY - night)
    if not rest:
        days, rest = days - 1, DAY - night
    start = since_ms + days * DAY
    if _asleep(clock, start):
        start = _morning(clock, start)
    evening = _next(clock, start, clock.night_from)
    return start + rest if rest <= evening - start else start + rest + night


def night_ms(clock: Clock) -> int:
    """How long a night is; 0 if the clock has none."""
    return (clock.night_to - clock.night_from) % 24 * HOUR if clock.kind == "daily" else 0


def _awake_before(clock: Clock, at_ms: int) -> int:
    """The time that counts from some day long ago until then: whole days, and what counts of the last one, which
    begins in the morning."""
    night = night_ms(clock)
    days, rest = divmod(_local(clock, at_ms) - clock.night_to * HOUR, DAY)
    return days * (DAY - night) + min(rest, DAY - night)


def _asleep(clock: Clock, at_ms: int) -> bool:
    return (_local(clock, at_ms) - clock.night_to * HOUR) % DAY >= DAY - night_ms(clock)


def _morning(clock: Clock, at_ms: int) -> int:
    return _next(clock, at_ms, clock.night_to)


def _next(clock: Clock, at_ms: int, hour: int) -> int:
    """The first moment after this one at which it is that hour."""
    return at_ms + (DAY - (_local(clock, at_ms) - hour * HOUR) % DAY)


def _local(clock: Clock, at_ms: int) -> int:
    return at_ms + clock.zone * MINUTE


# the clocks of a table


def fresh(clock: Clock) -> Hand:
    """A seat's clock at the start of the game."""
    return Hand(_allowance(clock))


def _allowance(clock: Clock) -> int:
    return 1000 * {"none": 0, "live": clock.bank_s, "daily": clock.move_s}[clock.kind]


def left_ms(clock: Clock, hand: Hand, now_ms: int) -> int:
    """What is left now."""
    if not hand.since_ms:
        return hand.left_ms
    return max(0, hand.left_ms - awake_ms(clock, hand.since_ms, now_ms))


def out_ms(clock: Clock, hand: Hand) -> int:
    """When it is out; 0 if it stands."""
    return until_ms(clock, hand.since_ms, hand.left_ms) if hand.since_ms and clock.kind != "none" else 0


def is_out(clock: Clock, hand: Hand, now_ms: int) -> bool:
    """Whether the time of a running clock is out."""
    return clock.kind != "none" and hand.since_ms > 0 and left_ms(clock, hand, now_ms) == 0


def stopped(clock: Clock, hand: Hand, now_ms: int) -> Hand:
    """The clock, standing."""
    return msgspec.structs.replace(hand, left_ms=left_ms(clock, hand, now_ms), since_ms=0)


def started(clock: Clock, hand: Hand, now_ms: int) -> Hand:
    """The clock, running, unless its owner is on vacation."""
    if hand.since_ms or hand.away or clock.kind == "none":
        return hand
    return msgspec.structs.replace(hand, since_ms=now_ms)


def turned(
    clock: Clock,
    hands: Sequence[Hand],
    awaited: Iterable[int],
    now_ms: int,
    *,
    mover: int = -1,
    playing: bool = True,
    hidden: bool = False,
) -> list[Hand]:
    """All clocks after something has happened: those awaited run, the others stand.

    `mover` is who has just moved (nobody for an undo); `playing` is false while the table is paused, in the lobby or
    over; `hidden` is true while a window waits that asks in secret, and then every clock stands.
    """
    if clock.kind == "none":
        return list(hands)
    waited = set(awaited) if playing and not hidden else set()
    turned = []
    for seat, hand in enumerate(hands):
        if seat in waited and seat != mover and not hand.away:
            turned.append(started(clock, hand, now_ms))
            continue
        after = stopped(clock, hand, now_ms)
        if hand.since_ms and playing and (seat == mover or not (hidden or seat in waited)):
            after = _credited(clock, after, seat == mover and seat not in waited)
        turned.append(started(clock, after, now_ms) if seat in waited else after)
    return turned


def _credited(clock: Clock, hand: Hand, finished: bool) -> Hand:
    """A daily clock begins anew with each move; a live one gains its increment when its seat has answered all it was
    asked (so that doing and undoing gains nothing)."""
    if clock.kind == "daily":
        return msgspec.structs.replace(hand, left_ms=_allowance(clock))
    return msgspec.structs.replace(hand, left_ms=hand.left_ms + 1000 * clock.increment_s * finished)


def paused(clock: Clock, hands: Sequence[Hand], now_ms: int) -> list[Hand]:
    """All clocks stand."""
    return [stopped(clock, hand, now_ms) for hand in hands]


def vacation(clock: Clock, hand: Hand, away: bool, awaited: bool, now_ms: int) -> Hand:
    """A seat leaves for its vacation, or comes back; what it has left stays."""
    changed = msgspec.structs.replace(stopped(clock, hand, now_ms), away=away)
    return started(clock, changed, now_ms) if awaited else changed


def come_back(clock: Clock, left_ms: int) -> int:
    """What somebody has left who takes a seat back that a bot took over: at least a minute at a live table."""
    return left_ms if clock.kind == "none" else max(left_ms, _allowance(clock) if clock.kind == "daily" else MINUTE)


def hidden_until(clock: Clock, moved_ms: int) -> int:
    """When a window that asks in secret goes on without an answer; 0: never. It depends on no seat."""
    if clock.kind == "none" or clock.then == "wait":
        return 0
    return until_ms(clock, moved_ms, _allowance(clock)) if clock.kind == "daily" else moved_ms + HIDDEN_MS


def shown(clock: Clock, hand: Hand) -> SeatClock | None:
    """A clock as everybody sees it; none where there are no clocks. It does not depend on when it is looked at: a
    message that changed by itself would tell that somebody has done something in secret."""
    return None if clock.kind == "none" else SeatClock(hand.left_ms, out_ms(clock, hand))
