"""Accounts for those who want one: a login and a password on top of a guest, whose seats come along."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..automatic import plans
from ..clock import now_ms
from ..notices import browsers
from ..play.people import ever, may_take
from ..settings import Settings
from ..storage.database import Database
from ..storage.models import (
    accounts,
    chat,
    day_games,
    game_tables,
    holders,
    members,
    notes,
    pushes,
    seats,
    tokens,
    visitors,
)
from ..storage.rows import BEGUN, read_holders, read_seats
from ..trouble import Trouble
from ..wire.play import NOTES
from .guessing import Guesses
from .identity import Visitor, is_plain, new_session
from .sessions import end_all

T = TypeVar("T")


_threads = ThreadPoolExecutor(2, thread_name_prefix="passwords")
"""Where passwords are hashed, two at a time: nothing else waits for that."""


async def _aside(work: Callable[..., T], *args: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(_threads, work, *args)


def folded(login: str) -> str:
    """A login as it is compared: case and outer blanks mean nothing."""
    return login.strip().casefold()


@cache
def _hasher(time: int, memory: int) -> PasswordHasher:
    return PasswordHasher(time_cost=time, memory_cost=memory, parallelism=1)


@cache
def _nobody(time: int, memory: int) -> str:
    """The hash of no account: a login that doesn't exist takes as long as one that does."""
    return _hasher(time, memory).hash("nobody's password")


class Accounts:
    """Makes accounts and finds them again."""

    def __init__(self, db: Database, settings: Settings, guesses: Guesses) -> None:
        self.db = db
        self.guesses = guesses
        self._cost = settings.argon2_time, settings.argon2_memory

    async def login_of(self, visitor: Visitor) -> str:
        """The login of a visitor; empty for a guest."""
        if not visitor.stored:
            return ""
        async with self.db.read() as c:
            return await login_of(c, visitor.id)

    async def register(self, visitor: Visitor, login: str, password: str) -> None:
        """Make an account out of a guest; a `Trouble` if the login is taken or there is one already."""
        login = folded(login)
        if len(login) < 3 or not is_plain(login):
            raise Trouble("login-form", 400)
        password_hash = await _aside(_hasher(*self._cost).hash, password)
        try:
            async with self.db.write() as c:
                if await login_of(c, visitor.id):
                    raise Trouble("account-exists", 409)
                values = {"visitor": visitor.id, "login": login, "password": password_hash, "made_ms": now_ms()}
                await c.execute(insert(accounts).values(**values))
        except IntegrityError:
            raise Trouble("login-taken", 409) from None

    async def check(self, login: str, password: str, known: str) -> str:
        """The visitor with this login and password; a `Trouble` that doesn't say which of them was wrong.

        `known` is the cookie of a browser that was logged in before (`Guesses`), or empty.
        """
        login = folded(login)
        if not is_plain(login):
            raise Trouble("login-wrong", 403)
        guess = self.guesses.begin(login, known)
        async with self.db.read() as c:
            query = select(accounts.c.visitor, accounts.c.password).where(accounts.c.login == login)
            row = (await c.execute(query)).first()
        stored = row.password if row is not None else await _aside(_nobody, *self._cost)
        try:
            await _aside(_hasher(*self._cost).verify, stored, password)
        except (VerificationError, InvalidHashError):
            raise Trouble("login-wrong", 403) from None
        if row is None:
            raise Trouble("login-wrong", 403)
        self.guesses.was_right(guess)
        return str(row.visitor)

    async def change(self, visitor: Visitor, old: str, new: str, known: str) -> str:
        """Another password for a visitor who says the old one. All their sessions end; the token of a new one."""
        login = await self.login_of(visitor)
        if not login:
            raise Trouble("no-account", 409)
        try:
            await self.check(login, old, known)
        except Trouble as wrong:
            raise Trouble("password-wrong", 403) if wrong.key == "login-wrong" else wrong from None
        password_hash = await _aside(_hasher(*self._cost).hash, new)
        async with self.db.write() as c:
            await c.execute(update(accounts).where(accounts.c.visitor == visitor.id).values(password=password_hash))
            return await end_all(self.db, c, visitor.id)

    async def come_back(self, guest: Visitor, login: str, password: str, known: str) -> tuple[Visitor, str, list[str]]:
        """Log in: the visitor, a token for their cookie, and the tables at which a guest's seats became theirs."""
        account = await self.check(login, password, known)
        moved: list[str] = []
        async with self.db.write() as c:
            if guest.stored and guest.id != account and not await login_of(c, guest.id):
                moved = await merge(c, guest, account)
                await browsers.keep(c, account, self.db.settings.browsers_limit)
            await c.execute(update(visitors).where(visitors.c.id == account).values(seen_ms=now_ms()))
            row = (await c.execute(select(visitors).where(visitors.c.id == account))).one()
            token = await new_session(self.db, c, account)
        return Visitor(row.id, row.name, row.lang, row.host, True), token, moved


async def login_of(c: AsyncConnection, visitor: str) -> str:
    """The login of a visitor; empty for a guest."""
    found = (await c.execute(select(accounts.c.login).where(accounts.c.visitor == visitor))).scalar()
    return str(found or "")


async def merge(c: AsyncConnection, guest: Visitor, into: str) -> list[str]:
    """All that a guest holds becomes another visitor's, and the guest is no more; the tables that this changes.
    A `Trouble` if one visitor would then have two seats of a game that goes on."""
    await _check_one_seat(c, guest.id, into)
    tables: set[str] = set()
    for table in (seats, members, holders):
        tables |= set((await c.execute(select(table.c.game_table).where(table.c.visitor == guest.id))).scalars())
    tables |= set((await c.execute(select(game_tables.c.code).where(game_tables.c.owner == guest.id))).scalars())
    await plans.inherit(c, guest.id, into)
    await _join_notes(c, guest.id, into)
    twice = (members.c.visitor == guest.id) & members.c.game_table.in_(
        select(members.c.game_table).where(members.c.visitor == into)
    )
    await c.execute(delete(members).where(twice))
    await _join_holders(c, guest.id, into)
    await _join_days(c, guest.id, into)
    for table in (seats, members, holders, notes, chat, day_games, pushes):
        await c.execute(update(table).where(table.c.visitor == guest.id).values(visitor=into))
    await c.execute(update(game_tables).where(game_tables.c.owner == guest.id).values(owner=into))
    await _join_notify(c, guest.id, into)
    await c.execute(delete(visitors).where(visitors.c.id == guest.id))
    return sorted(tables)


async def _check_one_seat(c: AsyncConnection, guest: str, into: str) -> None:
    """Nobody sees the secrets of two seats: a `Trouble` if both have held seats of one game that goes on, and another
    rule than that of sitting down would give them to one visitor."""
    for code in sorted(await _games_of(c, guest) & await _games_of(c, into)):
        query = select(game_tables.c.name).where(game_tables.c.code == code).with_for_update()
        name = (await c.execute(query)).scalar()
        sitting, held = await read_seats(c, code), {(one.seat, one.visitor) for one in await read_holders(c, code)}
        mine = {seat for seat, visitor in ever(sitting, held) if visitor == guest}
        if not all(may_take(sitting, held, into, seat) for seat in mine):
            raise Trouble("login-seats", 409, name=name)


async def _games_of(c: AsyncConnection, visitor: str) -> set[str]:
    """The games that go on in which a visitor holds a seat, or has held one."""
    found: set[str] = set()
    for table in (seats, holders):
        here = select(table.c.game_table).join(game_tables, game_tables.c.code == table.c.game_table)
        going = here.where(table.c.visitor == visitor, game_tables.c.status.in_(BEGUN))
        found |= set((await c.execute(going)).scalars())
    return found


async def _join_notes(c: AsyncConnection, guest: str, into: str) -> None:
    """Who wrote notes at one table as a guest and as themselves has both, one after the other."""
    query = select(notes.c.game_table, notes.c.text).where(notes.c.visitor == guest)
    for row in (await c.execute(query)).all():
        here = (notes.c.game_table == row.game_table) & (notes.c.visitor == into)
        mine = (await c.execute(select(notes.c.text).where(here))).scalar()
        if mine is not None:
            text = "\n\n".join(part for part in (str(mine), row.text) if part)[:NOTES]
            await c.execute(update(notes).where(here).values(text=text))
            await c.execute(delete(notes).where(notes.c.game_table == row.game_table, notes.c.visitor == guest))


async def _join_holders(c: AsyncConnection, guest: str, into: str) -> None:
    """Who has held one seat as a guest and as themselves has held it once. They have left it by themselves only if they
    did so as both: else others could do without their consent."""
    mine = holders.alias()
    lost = (mine.c.game_table == holders.c.game_table) & (mine.c.seat == holders.c.seat) & (mine.c.visitor == guest)
    taken = (holders.c.visitor == into) & exists().where(lost, mine.c.stood_up.is_(False))
    await c.execute(update(holders).where(taken).values(stood_up=False))
    same = (mine.c.game_table == holders.c.game_table) & (mine.c.seat == holders.c.seat) & (mine.c.visitor == into)
    await c.execute(delete(holders).where(holders.c.visitor == guest, exists().where(same)))


async def _join_days(c: AsyncConnection, guest: str, into: str) -> None:
    """Who played the game of a day as a guest and as themselves has one try: the account's own counts."""
    mine = day_games.alias()
    same = (mine.c.game == day_games.c.game) & (mine.c.day == day_games.c.day) & (mine.c.visitor == into)
    await c.execute(delete(day_games).where(day_games.c.visitor == guest, exists().where(same)))


async def _join_notify(c: AsyncConnection, guest: str, into: str) -> None:
    """How a guest wants to be told of their turn, where the account doesn't say; whoever is host stays host."""
    found = (await c.execute(select(visitors).where(visitors.c.id.in_((guest, into))))).all()
    rows = {row.id: row for row in found}
    old, own = rows[guest], rows[into]
    values = {"host": own.host or old.host, "browser": own.browser or old.browser}
    if not own.email:
        values |= {"email": old.email, "confirmed": old.confirmed}
        links = update(tokens).where(tokens.c.kind == "mail", tokens.c.visitor == guest)
        await c.execute(links.values(visitor=into))  # one that was sent still confirms the address
    if not own.webhook:
        values |= {"webhook": old.webhook}
    await c.execute(update(visitors).where(visitors.c.id == into).values(**values))
