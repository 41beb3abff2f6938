"""Visitors: guests with a name, accounts if they want one, and how they are told that it is their turn."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .common import Lang, Name, Secret

Login = Annotated[str, Meta(min_length=3, max_length=60)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Address = Annotated[str, Meta(max_length=200)]


class Notify(msgspec.Struct, forbid_unknown_fields=True):
    """How a visitor hears of their turn; empty: not at all. `browser` needs HTTPS."""

    email: Address = ""
    webhook: Address = ""
    browser: bool = False


class Me(msgspec.Struct):
    """Who the server takes me for. A visitor without a name has not been stored yet."""

    name: str
    lang: str
    guest: bool
    login: str
    host: bool
    notify: Notify
    confirmed: bool
    """Whether the e-mail address was confirmed by the link that was sent to it; notices go to it only then."""
    elsewhere: int
    """In how many other browsers I am known."""
    push_key: str
    """The server's public key for push messages; empty where it sends none."""
    mail: bool
    """Whether this server can send e-mail."""
    version: str
    """Of the server: a client of another version asks to be reloaded."""


class SetMe(msgspec.Struct, forbid_unknown_fields=True):
    """My name, as others see it, and my language."""

    name: Name
    lang: Lang = "en"


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """To make an account out of a guest, or to come back to it."""

    login: Login
    password: Password


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """To change my password, as one who knows the old one."""

    old: Password
    password: Password


class Adopt(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Continue here what was begun on another device, by its personal link."""

    token: Secret
    leave: bool = False
    """Go, though I hold seats here under another name: without this it is refused."""


class Confirm(msgspec.Struct, forbid_unknown_fields=True):
    """The link that was sent to an e-mail address was opened."""

    token: Secret


class Confirmed(msgspec.Struct):
    """The address that gets notices from now on."""

    email: str


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
