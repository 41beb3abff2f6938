"""The desk where visitors and tables are looked after: what the routes share, one per server."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from .addresses import caller as address
from .limit import Limit, hours
from .people.accounts import Accounts
from .people.guessing import Guesses
from .people.identity import Visitor, clean_name, make_guest, remember, spoken
from .play.room import Room
from .safety import secret_of
from .server import Server
from .storage.backup import Backups
from .tables.days import Days
from .tables.hands import Hands
from .tables.lobby import Lobby
from .tables.stages import Stages
from .trouble import Trouble, too_fast

BOXES = 3
"""How many boxes may be checked where one record may: they take less time."""


class Desk:
    """Everything about people and tables that is not a move."""

    def __init__(self, server: Server) -> None:
        settings = server.settings
        self.server = server
        self.links = server.links
        self.lobby = Lobby(server)
        self.hands = Hands(server)
        self.stages = Stages(server, self.lobby)
        self.days = Days(server, self.lobby, self.stages)
        self.accounts = Accounts(server.db, settings, Guesses(settings.account_limit, secret_of(settings)))
        self.backups = Backups(settings, server.db)
        self._guests = Limit(settings.guest_limit, hours)
        self._making = Limit(settings.make_limit, hours)
        self._login = Limit(settings.login_limit)
        self._checks = Limit(settings.check_limit)
        self._boxes = Limit(BOXES * settings.check_limit)
        self._mails = Limit(settings.mail_limit, hours)
        self._chat = Limit(settings.chat_limit)

    async def ensure(
        self, request: ASGIConnection[Any, Any, Any, Any], name: str = "", *, nameless: bool = False
    ) -> Visitor:
        """Whoever asks, written down if they were not yet: under the name they gave, or without one where that does
        no harm."""
        visitor: Visitor = request.user
        if visitor.stored:
            if not (visitor.name or nameless):
                raise Trouble("name-first", 403)
            return visitor
        if not (name.strip() or nameless):
            raise Trouble("name-first", 403)
        self.count_guest(request)
        name = clean_name(name) if name.strip() else ""
        visitor, token = await make_guest(self.server.db, name, spoken(request))
        remember(request, visitor, token)
        return visitor

    async def room(self, code: str) -> Room:
        """A table by its code; a `Trouble` (404) if there is none."""
        return await self.server.rooms.get(code)

    def count_guest(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        """From one address come only so many new visitors in an hour."""
        if not self._guests.takes(address(request)):
            raise too_fast(60)

    def count_making(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        """One address makes only so many tables in an hour."""
        if not self._making.takes(address(request)):
            raise too_fast(60)

    def count_login(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        """One address tries only so many passwords and links in a minute."""
        if not self._login.takes(address(request)):
            raise too_fast(10)

    def count_mail(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        """One address has only so many links sent in an hour."""
        if not self._mails.takes(address(request)):
            raise too_fast(60)

    def count_check(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        """One address imports or verifies only so many records in a minute."""
        if not self._checks.takes(address(request)):
            raise too_fast(10)

    def count_box(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        """One address has only so many boxes checked in a minute."""
        if not self._boxes.takes(address(request)):
            raise too_fast(10)

    def count_chat(self, visitor: Visitor) -> None:
        """One visitor writes only so many lines in a minute."""
        if not self._chat.takes(visitor.id):
            raise too_fast(5)


def give_desk(state: State) -> Desk:
    """The dependency `desk` of the routes."""
    if "desk" not in state:
        state["desk"] = Desk(state["server"])
    desk: Desk = state["desk"]
    return desk
