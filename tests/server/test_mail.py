"""E-mail: written safely, delivered to a mail server on this machine."""

from __future__ import annotations

import pytest

from pentapolis.server.notices.mail import can_send, is_address, send, written
from pentapolis.server.notices.outbox import NotSent, Outbox
from pentapolis.server.settings import Settings
from server.listeners import mail


def settings(**given: object) -> Settings:
    return Settings.load({}, smtp_host="127.0.0.1", smtp_from="games@example.org", smtp_tls="none", **given)


async def test_a_mail_arrives_as_it_was_written(box: Outbox) -> None:
    with mail() as server:
        await send(
            box,
            "anna",
            settings(smtp_port=server.port),
            "anna@example.org",
            "À vous : Soirée",
            "Salut,\n\nà toi – 8 ♛\n",
        )
    ((to, got),) = server.got
    assert (to, got["To"], got["From"]) == ("anna@example.org", "anna@example.org", "games@example.org")
    assert got["Subject"] == "À vous : Soirée"
    assert got.get_content().splitlines() == ["Salut,", "", "à toi – 8 ♛"]
    assert got["Auto-Submitted"] == "auto-generated"
    assert got["Message-ID"].endswith("@example.org>")


@pytest.mark.parametrize("to", ["", "anna", "a@b\r\nBcc: c@d", "a@b, c@d", "@b", "a@", "Anna <a@b>", "a b@c", "\n"])
def test_nothing_but_one_address_is_written_to(to: str) -> None:
    assert not is_address(to)
    with pytest.raises(NotSent, match="address"):
        written(settings(), to, "x", "x")


def test_a_subject_stays_on_its_line() -> None:
    message = written(settings(), "a@example.org", "Table\r\nBcc: everybody@example.org", "x")
    assert message["Bcc"] is None
    assert message["Subject"] == "Table Bcc: everybody@example.org"


async def test_a_mail_server_that_is_not_there_is_said_so(box: Outbox) -> None:
    with mail() as server:
        pass
    with pytest.raises(NotSent, match="Refused"):
        await send(box, "anna", settings(smtp_port=server.port), "anna@example.org", "x", "x")


async def test_a_mail_server_that_can_t_keep_a_secret_is_not_used(box: Outbox) -> None:
    with mail() as server:
        strict = Settings.load({}, smtp_host="127.0.0.1", smtp_port=server.port, smtp_from="a@example.org")
        with pytest.raises(NotSent):
            await send(box, "anna", strict, "anna@example.org", "x", "x")
    assert server.got == []


def test_mail_needs_a_server_and_a_sender() -> None:
    assert can_send(settings())
    assert can_send(Settings.load({}, smtp_host="mx", smtp_user="me@example.org"))
    assert not can_send(Settings.load({}, smtp_host="mx"))
    assert not can_send(Settings.load({}))
