"""An e-mail address is its owner's if they open a link that was sent to it; until then it gets nothing else."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from ..notices.mail import can_send
from ..server import Server
from ..storage.models import tokens, visitors
from ..trouble import Trouble
from ..words import words_of
from .identity import DAY_MS, Visitor, new_token, use_token

KIND = "mail"
LASTS_MS = DAY_MS


async def ask(server: Server, visitor: Visitor, address: str, lang: str) -> None:
    """Send a link to this address, which the visitor has just given; older links confirm nothing any more."""
    if server.notices is None or not (address and can_send(server.settings)):
        return
    async with server.db.write() as c:
        await c.execute(delete(tokens).where(tokens.c.kind == KIND, tokens.c.visitor == visitor.id))
        token = await new_token(c, KIND, visitor=visitor.id, lasts_ms=LASTS_MS)
    words = words_of(lang)
    link = server.links.confirm(server.links.known, token)
    text = "\n".join([words.say("confirm-mail-what", name=visitor.name), link, "", words.say("confirm-mail-why")])
    server.notices.mail(visitor.id, address, words.say("confirm-mail-title"), text)


async def confirm(server: Server, token: str) -> str:
    """Open the link, on whatever device; the address that is confirmed by it."""
    async with server.db.write() as c:
        row = await use_token(c, KIND, token)
        if row is None:
            raise Trouble("link-used", 404)
        mine = visitors.c.id == row.visitor
        await c.execute(update(visitors).where(mine).values(confirmed=True))
        return str((await c.execute(select(visitors.c.email).where(mine))).scalar_one())
