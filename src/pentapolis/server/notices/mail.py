"""E-mail by the host's mail server, in the threads of an outbox."""

from __future__ import annotations

import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from ..settings import Settings
from .outbox import Cancellation, NotSent, Outbox

TIMEOUT_S = 15.0


def can_send(settings: Settings) -> bool:
    """Whether this server can send e-mail."""
    return bool(settings.smtp_host and (settings.smtp_from or "@" in settings.smtp_user))


def sender(settings: Settings) -> str:
    """Whom our mail is from."""
    return settings.smtp_from or settings.smtp_user


def is_address(text: str) -> bool:
    """Whether this can be an e-mail address.

    >>> [is_address(text) for text in ("anna@example.org", "anna", "a@b\\r\\nBcc: c@d", "Anna <a@b>", "")]
    [True, False, False, False, False]
    """
    try:
        parsed = Address(addr_spec=text)
    except (ValueError, IndexError, AttributeError, MessageError):  # the parser has several ways to fail
        return False
    return bool(parsed.username and parsed.domain) and not any(c.isspace() or ord(c) < 32 for c in text)


def written(settings: Settings, to: str, subject: str, text: str) -> EmailMessage:
    """A message; `NotSent` if it can't be written to this address."""
    if not is_address(to):
        raise NotSent("address")
    message = EmailMessage()
    message["From"] = sender(settings)
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=sender(settings).rpartition("@")[2].strip("> ") or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


async def send(box: Outbox, owner: str, settings: Settings, to: str, subject: str, text: str) -> None:
    """Send a mail for a visitor; `NotSent` says what went wrong."""
    message = written(settings, to, subject, text)
    try:
        await box.run(owner, lambda cancellation: _send(settings, message, cancellation))
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise NotSent(type(error).__name__) from None


def _send(settings: Settings, message: EmailMessage, cancellation: Cancellation) -> None:
    with _connected(settings, TIMEOUT_S, cancellation) as server:
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)


def greet(settings: Settings, timeout_s: float) -> None:
    """Go as far as logging in, to see whether mail could be sent; `OSError` or `SMTPException` if not."""
    with _connected(settings, timeout_s, Cancellation()) as server:
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)


def _connected(settings: Settings, timeout_s: float, cancellation: Cancellation) -> smtplib.SMTP:
    host, port = settings.smtp_host, settings.smtp_port
    if settings.smtp_tls == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=timeout_s, context=ssl.create_default_context())
    else:
        server = smtplib.SMTP(host, port, timeout=timeout_s)
    try:
        if settings.smtp_tls == "starttls":
            server.starttls(context=ssl.create_default_context())
        assert server.sock is not None
        cancellation.hold(server.sock)
    except BaseException:
        server.close()
        raise
    return server
