"""Visitors over HTTP: who am I, accounts, my other devices, how I am told of my turn, my data."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from sqlalchemy import delete as remove
from sqlalchemy import select, update

from ... import __version__
from ..clock import now_ms
from ..desk import Desk, give_desk
from ..notices import browsers
from ..notices.mail import can_send, is_address
from ..people import confirming, privacy, sessions
from ..people.accounts import folded
from ..people.identity import (
    DEVICE_MS,
    KNOWN_COOKIE,
    Visitor,
    clean_name,
    is_known_as,
    is_plain,
    new_session,
    new_token,
    remember,
    rename,
    spoken,
    use_token,
)
from ..storage.models import game_tables, seats, tokens, visitors
from ..storage.rows import UNDER_WAY
from ..tables.agreement import check_webhook
from ..trouble import Trouble
from ..wire.common import Done, Link
from ..wire.people import Adopt, Confirm, Confirmed, Credentials, Me, NewPassword, Notify, PushKeys, SetMe

Asked = Request[Visitor, str, State]


async def _me(request: Asked, desk: Desk) -> Me:
    visitor, server = request.user, desk.server
    notify, confirmed, elsewhere = Notify(), False, 0
    if visitor.stored:
        async with server.db.read() as c:
            row = (await c.execute(select(visitors).where(visitors.c.id == visitor.id))).one()
            elsewhere = await sessions.elsewhere(c, visitor.id, request.auth)
        notify, confirmed = Notify(row.email, row.webhook, row.browser), row.confirmed
    login = await desk.accounts.login_of(visitor)
    return Me(
        name=visitor.name,
        lang=visitor.lang,
        guest=not login,
        login=login,
        host=visitor.host,
        notify=notify,
        confirmed=confirmed,
        elsewhere=elsewhere,
        push_key=server.push_key,
        mail=can_send(server.settings),
        version=__version__,
    )


@get("/me")
async def me(request: Asked, desk: NamedDependency[Desk]) -> Me:
    """Who the server takes me for. Asking stores nothing."""
    return await _me(request, desk)


@post("/me", status_code=200)
async def set_me(request: Asked, desk: NamedDependency[Desk], data: JSONBody[SetMe]) -> Me:
    """My name and my language; whoever was not known yet is a guest from now on."""
    name = clean_name(data.name)
    visitor = await desk.ensure(request, name, nameless=True)
    if (visitor.name, visitor.lang) != (name, data.lang):
        request.scope["user"] = await rename(desk.server.db, visitor, name, data.lang)
        if visitor.name and visitor.name != name:
            await desk.lobby.renamed(visitor, name)
    return await _me(request, desk)


@delete("/me", status_code=200)
async def forget_me(request: Asked, desk: NamedDependency[Desk]) -> Done:
    """Delete all that is stored about me."""
    if request.user.stored:
        await privacy.forget(desk.server, desk.stages, request.user)
        sessions.tell(desk.server.bus, request.user.id)
        remember(request, Visitor(lang=request.user.lang), "")
    return Done()


@get("/me/export")
async def export_me(request: Asked, desk: NamedDependency[Desk]) -> Response[Any]:
    """Everything that is stored about me, as a file."""
    data: dict[str, Any] = {}
    if request.user.stored:
        async with desk.server.db.read() as c:
            data = await privacy.export(c, request.user)
    headers = {"content-disposition": 'attachment; filename="pentapolis-my-data.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(data)), media_type="application/json", headers=headers)


@put("/me/notify")
async def set_notify(request: Asked, desk: NamedDependency[Desk], data: JSONBody[Notify]) -> Me:
    """How I want to hear of my turn. A new e-mail address is sent a link first; another one if the same is
    said again and was not confirmed yet."""
    if data.email and not is_address(data.email):
        raise Trouble("email", 400)
    check_webhook(data.webhook)
    visitor = await desk.ensure(request)
    async with desk.server.db.write() as c:
        before = (await c.execute(select(visitors).where(visitors.c.id == visitor.id))).one()
        again = Notify(before.email, before.webhook, before.browser) == data
        confirmed = before.confirmed and before.email == data.email
        values = {"email": data.email, "confirmed": confirmed, "webhook": data.webhook, "browser": data.browser}
        await c.execute(update(visitors).where(visitors.c.id == visitor.id).values(**values))
        if data.email != before.email:  # what was sent to the old one confirms nothing any more
            await c.execute(remove(tokens).where(tokens.c.kind == confirming.KIND, tokens.c.visitor == visitor.id))
    if data.email and not confirmed and (again or data.email != before.email):
        desk.count_mail(request)
        await confirming.ask(desk.server, visitor, data.email, spoken(request))
    return await _me(request, desk)


@post("/me/confirm", status_code=200)
async def confirm(request: Asked, desk: NamedDependency[Desk], data: JSONBody[Confirm]) -> Confirmed:
    """My e-mail address is mine: its link was opened, on this device or another."""
    desk.count_login(request)
    return Confirmed(await confirming.confirm(desk.server, data.token))


@post("/me/push", status_code=200)
async def add_push(request: Asked, desk: NamedDependency[Desk], data: JSONBody[PushKeys]) -> Done:
    """This browser takes push messages for me."""
    if not (data.endpoint.startswith("https://") and all(map(is_plain, msgspec.structs.astuple(data)))):
        raise Trouble("push-endpoint", 400)
    visitor = await desk.ensure(request)
    async with desk.server.db.write() as c:
        await browsers.add(c, visitor.id, data, desk.server.settings.browsers_limit)
    return Done()


# my other devices


@post("/me/device", status_code=200)
async def device_link(request: Asked, desk: NamedDependency[Desk]) -> Link:
    """A personal link for another device of mine: good once, for a quarter of an hour."""
    visitor = await desk.ensure(request)
    async with desk.server.db.write() as c:
        old = (tokens.c.kind == "device") & (tokens.c.visitor == visitor.id)
        await c.execute(remove(tokens).where(old | (tokens.c.until_ms < now_ms())))
        token = await new_token(c, "device", visitor=visitor.id, lasts_ms=DEVICE_MS)
    return desk.links.device(desk.links.base(request), token)


@post("/me/adopt", status_code=200)
async def adopt(request: Asked, desk: NamedDependency[Desk], data: JSONBody[Adopt]) -> Me:
    """Go on here as the visitor whose personal link this is."""
    before, db = request.user, desk.server.db
    desk.count_login(request)
    async with db.write() as c:
        row = await use_token(c, "device", data.token)
        if row is None:
            raise Trouble("link-used", 404)
        if before.stored and before.id != row.visitor and not data.leave:
            held = select(seats.c.seat).join(game_tables, game_tables.c.code == seats.c.game_table)
            playing = held.where(seats.c.visitor == before.id, game_tables.c.status.in_(UNDER_WAY))
            if (await c.execute(playing.limit(1))).first() is not None:
                raise Trouble("adopt-has-seats", 409, name=before.name)
        found = (await c.execute(select(visitors).where(visitors.c.id == row.visitor))).one()
        token = await new_session(db, c, found.id)
    remember(request, Visitor(found.id, found.name, found.lang, found.host, True), token)
    return await _me(request, desk)


# accounts


@post("/me/account", status_code=200)
async def register(request: Asked, desk: NamedDependency[Desk], data: JSONBody[Credentials]) -> Me:
    """Make an account out of the guest I am."""
    desk.count_login(request)
    visitor = await desk.ensure(request, data.login[:40])
    await desk.accounts.register(visitor, data.login, data.password)
    is_known_as(request, desk.accounts.guesses.known(folded(data.login)))
    return await _me(request, desk)


@post("/me/login", status_code=200)
async def login(request: Asked, desk: NamedDependency[Desk], data: JSONBody[Credentials]) -> Me:
    """Come back to my account; what I hold as a guest here comes along."""
    desk.count_login(request)
    known = request.cookies.get(KNOWN_COOKIE, "")
    visitor, token, moved = await desk.accounts.come_back(request.user, data.login, data.password, known)
    remember(request, visitor, token)
    is_known_as(request, desk.accounts.guesses.known(folded(data.login)))
    for code in moved:
        async with desk.server.change(code):
            pass  # its seats were changed: everybody reads them again
    return await _me(request, desk)


@post("/me/password", status_code=200)
async def change_password(request: Asked, desk: NamedDependency[Desk], data: JSONBody[NewPassword]) -> Me:
    """Another password for my account. I stay logged in here, and nowhere else."""
    desk.count_login(request)
    known = request.cookies.get(KNOWN_COOKIE, "")
    token = await desk.accounts.change(request.user, data.old, data.password, known)
    remember(request, request.user, token)
    sessions.tell(desk.server.bus, request.user.id)
    return await _me(request, desk)


@delete("/me/sessions", status_code=200)
async def end_sessions(request: Asked, desk: NamedDependency[Desk]) -> Me:
    """Log me out in all other browsers; personal links that were not opened yet open nothing any more."""
    if request.user.stored:
        async with desk.server.db.write() as c:
            token = await sessions.end_all(desk.server.db, c, request.user.id)
        remember(request, request.user, token)
        sessions.tell(desk.server.bus, request.user.id)
    return await _me(request, desk)


@post("/me/logout", status_code=200)
async def logout(request: Asked, desk: NamedDependency[Desk]) -> Me:
    """This browser is nobody's any more."""
    if request.auth:
        async with desk.server.db.write() as c:
            await c.execute(remove(tokens).where(tokens.c.hash == request.auth))
        sessions.tell(desk.server.bus, request.user.id)
    remember(request, Visitor(lang=spoken(request)), "")
    return await _me(request, desk)


ROUTES = [
    Router(
        "/api",
        route_handlers=[
            me, set_me, forget_me, export_me, set_notify, confirm, add_push, device_link, adopt, register, login,
            change_password, end_sessions, logout,
        ],
        dependencies={"desk": Provide(give_desk, sync_to_thread=False)},
        tags=["people"],
    )
]  # fmt: skip
