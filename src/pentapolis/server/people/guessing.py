"""Guessing passwords: only so many wrong ones an hour for one account, from whatever addresses they come.

Whoever keeps guessing must not lock the owner out. So a browser that was logged in to an account keeps a cookie that
says so, signed by this server, and has a count of its own: strangers can only use up the one that all strangers share.
The cookie opens nothing by itself.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from ..limit import Limit, hours
from ..trouble import Trouble

HOUR_S = 3600


class Guesses:
    """Wrong passwords, by account and by known browser."""

    def __init__(self, limit: int, secret: str) -> None:
        self._wrong = Limit(limit, hours)
        self._key = hashlib.sha256(f"known browser {secret}".encode()).digest()

    def known(self, login: str) -> str:
        """A cookie for a browser that has just logged in to this account."""
        nonce = secrets.token_urlsafe(12)
        return f"{nonce}.{self._signed(login, nonce)}"

    def begin(self, login: str, cookie: str) -> str:
        """Somebody tries a password: under which name it counts. `Trouble` (429) if there were too many wrong ones.

        Call `was_right` with that name if the password is right: only wrong ones are counted in the end.
        """
        nonce, _, signed = cookie.partition(".")
        is_known = bool(nonce) and hmac.compare_digest(signed.encode(), self._signed(login, nonce).encode())
        name = f"{login} {nonce}" if is_known else login  # a login has no blanks
        if not self._wrong.takes(name):
            raise Trouble("login-many", 429, seconds=HOUR_S // self._wrong.size)
        return name

    def was_right(self, name: str) -> None:
        self._wrong.gives_back(name)

    def _signed(self, login: str, nonce: str) -> str:
        return hmac.new(self._key, f"{nonce} {login}".encode(), hashlib.sha256).hexdigest()
