"""Accounts as people use them: another password, and the browsers that are logged out by it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import faults
from browser.people import Person
from browser.serving import Site

OLD, NEW = "correct horse", "battery staple"


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "phone"), [("fr", True), ("en", False)], ids=["phone-fr", "desk-en"])
def test_a_new_password_logs_out_the_lost_phone(browser: Browser, site: Site, lang: str, phone: bool) -> None:
    mine, lost = (Person(browser, site, "Anna", lang, phone) for _ in range(2))
    login = {"login": f"anna-{lang}", "password": OLD}
    mine.come()
    mine.ask("POST", "/me/account", login)
    code = mine.ask("POST", "/tables", {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "open"}]})["code"]
    lost.come()
    lost.ask("POST", "/me/login", login)
    lost.goto(f"/t/{code}")
    lost.wait(lambda: any('"type":"table"' in frame for frame in lost.frames), "to see the table")

    mine.goto("/me")
    mine.touch(mine.find("button", "account-password-change"))
    expect(mine.text("me-elsewhere", n=1)).to_be_visible()
    mine.page.get_by_label(mine.say("account-password-old")).fill("wrong horse")
    mine.page.get_by_label(mine.say("account-password-new")).fill(NEW)
    with mine.excused("403"):
        mine.touch(mine.find("button", "account-password-change"))
        expect(mine.page.locator("#account").get_by_role("alert")).to_be_visible()
    assert faults(mine, "#account") == []
    size = mine.page.viewport_size
    assert size
    assert mine.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    mine.page.get_by_label(mine.say("account-password-old")).fill(OLD)
    mine.touch(mine.find("button", "account-password-change"))
    expect(mine.text("account-password-changed")).to_be_visible()
    expect(mine.text("me-elsewhere-none")).to_be_visible()

    with lost.excused("403|401|404|WebSocket"):  # its page asks again, and is nobody's
        lost.wait(lambda: lost.ask("GET", "/me")["name"] == "", "to be logged out")
        lost.ask("POST", "/me/login", login, 403)
    lost.ask("POST", "/me/login", login | {"password": NEW})
    mine.page.reload()
    mine.touch(mine.find("button", "me-elsewhere-end"))
    question = mine.page.get_by_role("dialog")
    mine.touch(mine.find("button", "me-elsewhere-end", within=question))
    expect(mine.text("me-elsewhere-none")).to_be_visible()
    assert lost.ask("GET", "/me")["name"] == ""
    assert mine.complaints == []
    mine.close()
    lost.close()
