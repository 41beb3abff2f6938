"""Days: the game of a day has the same luck for all who play it. A day is one of Greenwich: 2026-11-16.

It is begun on its day and finished by the end of the next; then it is closed, and its seed is shown. As long as
somebody may still play it nobody learns the seed: it would tell what is to come.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from datetime import UTC, date, datetime, timedelta

from .clock import now_ms

DAYS_TO_FINISH = 2
"""The day itself and the next."""
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def today() -> str:
    """The day that it is now."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether this names a day.

    >>> is_day("2026-11-16"), is_day("2026-11-31"), is_day("20261116")
    (True, False, False)
    """
    if not _DAY.fullmatch(text):
        return False
    try:
        return bool(date.fromisoformat(text))
    except ValueError:
        return False


def before(day: str) -> str:
    """The day before.

    >>> before("2026-03-01")
    '2026-02-28'
    """
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def closes_ms(day: str) -> int:
    """When a day's game can't be finished any more."""
    begins = datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()
    return int((begins + DAYS_TO_FINISH * 24 * 60 * 60) * 1000)


def closed(day: str) -> bool:
    """Whether nobody plays a day's game any more: its seed may be known."""
    return now_ms() >= closes_ms(day)


def seed_of(secret: str, game: str, day: str) -> bytes:
    """The seed of a game on a day, which only this server can tell in advance."""
    return hmac.new(secret.encode(), f"pentapolis day {day} {game}".encode(), hashlib.sha256).digest()
