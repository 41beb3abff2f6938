"""People with a browser of their own: a language, a screen, cookies; all that their pages heard and complained of."""

from __future__ import annotations

import contextlib
import json
import re
import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, Response, WebSocket
from playwright.sync_api import TimeoutError as Expired

from browser.saying import either, like, say
from browser.serving import Site

Theme = Literal["light", "dark"]
Role = Any  # playwright lists all roles as literals
DESK, SMALL, PHONE = (1440, 780), (1280, 640), (360, 620)
"""Windows: what a browser leaves of a screen."""
NOWHERE = "/healthz"
"""A page of the site that has nothing to draw."""
NO_LINE = r"ERR_(CONNECTION|NETWORK|EMPTY_RESPONSE|CONTENT_LENGTH|INCOMPLETE|ABORTED)|WebSocket connection to"
"""What a browser says on its console by itself while the server is away."""
STILL = """try {
  localStorage.getItem("pentapolis.settings") ?? localStorage.setItem("pentapolis.settings", '{"motion":0}');
} catch { /* a page without a place to keep things */ }"""
"""Nothing waits to be shown: what a test reads is what there is."""
AS_TEXT = """try { localStorage.setItem("pentapolis.as-text", "true"); } catch { /* as above */ }"""
"""The board as text, although there is a drawn one."""
SETTLED = """(shown) => !document.querySelector("html[data-held], [data-stretched]")
  && (!shown || document.documentElement.dataset.shown === shown)
  && document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""
"""Whether a page takes taps, has drawn its map anew, has nothing fading in, and shows this view."""
PATIENCE = 90
"""Seconds after which what is waited for is taken to never come: far longer than a busy machine needs."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
ASK = """async ({ method, path, data }) => {
  const token = /pentapolis_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "";
  const body = data === null ? undefined : JSON.stringify(data);
  const headers = { "content-type": "application/json", "x-csrf-token": decodeURIComponent(token) };
  const answer = await fetch("/api" + path, { method, headers, body });
  return { status: answer.status, text: await answer.text() };
}"""


class Person:
    """Somebody at a screen. `goto` takes paths of the site; `find` and `say` speak the person's language."""

    def __init__(
        self,
        browser: Browser,
        site: Site,
        name: str,
        lang: str = "en",
        phone: bool = False,
        theme: Theme = "light",
        moving: bool = False,
        text: bool = False,
        size: tuple[int, int] | None = None,
    ) -> None:
        self.site, self.name, self.lang, self.phone, self.theme = site, name, lang, phone, theme
        width, height = size or (PHONE if phone else DESK)
        self.context = browser.new_context(
            base_url=site.url,
            viewport={"width": width, "height": height},
            locale="fr-FR" if lang == "fr" else "en-GB",
            color_scheme=theme,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if moving else "reduce",
            accept_downloads=True,
        )
        if not moving:
            self.context.add_init_script(STILL)
        if text:
            self.context.add_init_script(AS_TEXT)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.complaints: list[str] = []
        self.frames: list[str] = []
        """All that sockets brought."""
        self.answers: list[Response] = []
        self.sent: list[tuple[str, str]] = []
        """Address and Referer of every request."""
        self._moves: list[Request] = []
        """Moves that were sent and have not been answered."""
        self._excused: list[str] = []
        self._view: tuple[int, dict[str, Any]] = (-1, {})
        """The newest view, and which frame it was."""
        self.context.on("page", self._follow)
        self.page = self.context.new_page()

    # what is heard

    def _follow(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error.stack or error}"))
        page.on("websocket", self._listen)
        page.on("response", self._answered)
        page.on("request", self._send)
        page.on("requestfailed", self._end)

    def _send(self, made: Request) -> None:
        self.sent.append((made.url, made.headers.get("referer", "")))
        if made.url.endswith("/act"):
            self._moves.append(made)

    def _answered(self, answer: Response) -> None:
        self.answers.append(answer)
        self._end(answer.request)

    def _end(self, made: Request) -> None:
        if made in self._moves:
            self._moves.remove(made)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type not in ("error", "warning"):
            return
        words = f"{said.text} ({said.location.get('url', '')})"
        if not any(re.search(pattern, words) for pattern in self._excused):
            self.complaints.append(words)

    def _listen(self, opened: WebSocket) -> None:
        opened.on("framereceived", lambda frame: self.frames.append(frame if isinstance(frame, str) else ""))

    @contextlib.contextmanager
    def excused(self, pattern: str) -> Iterator[None]:
        """What the console may say meanwhile."""
        self._excused.append(pattern)
        try:
            yield
        finally:
            self.page.evaluate("1")  # what the console said until now has been heard
            self._excused.remove(pattern)

    @property
    def view(self) -> dict[str, Any]:
        """The newest view of the game that a socket brought; only for waiting and comparing, never to act on."""
        for number in range(len(self.frames) - 1, -1, -1):
            if self.frames[number].startswith('{"type":"view"'):
                if self._view[0] != number:
                    self._view = (number, json.loads(self.frames[number]))
                return self._view[1]
        if self._view[0] >= 0:
            self._view = (-1, {})
        return self._view[1]

    def wait_answered(self, since: int) -> None:
        """Until every move that this person's pages sent is answered, and the page knows what came of those whose
        answers are not among the first `since`."""
        self.wait(lambda: not self._moves, "for an answer to a move")
        moved = [answer for answer in self.answers[since:] if answer.url.endswith("/act") and answer.ok]
        if moved:
            sent: Any = moved[-1].request.post_data_json
            self.wait_seen(sent["seat"], moved[-1].json()["version"])

    def wait_seen(self, seat: int, version: int) -> None:
        """Until the page, if it shows the game from this seat, has been sent the view of this version or a later."""

        def seen() -> bool:
            return bool(self.view.get("seat") != seat or self.view["version"] >= version)

        self.wait(seen, "for a view of what has been done")

    def expect_seat(self, seat: int) -> None:
        """The page comes to see the game from this seat."""
        self.wait(lambda: self.view.get("seat") == seat, f"to see the game from seat {seat}")

    def heard(self, *leave_out: str) -> str:
        """All that the server told this person's pages, by sockets and by HTTP, but for these addresses."""
        texts = list(self.frames)
        for answer in self.answers:
            if "/assets/" in answer.url or any(part in answer.url for part in leave_out):
                continue
            try:
                texts.append(answer.text())
            except Error:  # no body: redirected, or the page has gone on
                continue
        return "\n".join(texts)

    # what is seen

    def say(self, key: str, **args: Any) -> str:
        return say(self.lang, key, **args)

    def find(self, role: Role, key: str, within: Locator | None = None, **args: Any) -> Locator:
        """What has this role and is named by this text."""
        return (within or self.page).get_by_role(role, name=self.say(key, **args), exact=True)

    def like(self, role: Role, key: str, *names: str, within: Locator | None = None) -> Locator:
        """The same where the name holds something that differs."""
        return (within or self.page).get_by_role(role, name=like(self.lang, key, *names))

    def either(self, role: Role, *keys: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role(role, name=either(self.lang, *keys))

    def text(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_text(self.say(key, **args), exact=True)

    # what is done

    def goto(self, path: str) -> None:
        self.page.goto(path if "://" in path else self.site.url + path)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def touch(self, what: Locator) -> None:
        """With a finger on a phone, with the mouse on a desk."""
        if self.phone:
            what.tap()
        else:
            what.click()

    def reach(self, what: Locator) -> None:
        """The same for what may just be going: then nothing is touched."""
        with contextlib.suppress(Expired):
            if self.phone:
                what.tap(timeout=5000)
            else:
                what.click(timeout=5000)

    def ask(self, method: str, path: str, data: Any = None, status: int = 0) -> Any:
        """What the page itself could ask the server, with the page's own cookies."""
        answer = self.page.evaluate(ASK, {"method": method, "path": path, "data": data})
        assert answer["status"] in ((status,) if status else (200, 201)), (method, path, answer)
        return json.loads(answer["text"]) if answer["text"] else None

    def come(self) -> None:
        """Be somebody, without the question."""
        self.goto(NOWHERE)
        self.ask("GET", "/me")
        self.ask("POST", "/me", {"name": self.name, "lang": self.lang})

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Wait until this holds, however slow the machine is."""
        deadline = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > deadline:
                raise AssertionError(f"{self.name} waits in vain {what}")
            self.page.wait_for_timeout(10)

    def settle(self) -> None:
        """Wait until the page shows the newest view that came and takes taps: just after others changed something they
        are not meant for what is there now, and are ignored."""

        def settled() -> bool:
            view = self.view
            shown = f"{view['seat']}.{view['version']}" if view else ""
            return bool(self.page.evaluate(SETTLED, shown)) and self.view is view

        self.wait(settled, "for a page that shows what there is")
        self.wait_drawn()

    def wait_drawn(self) -> None:
        """Until the page has drawn what was done to it, however busy it is."""
        self.page.evaluate(DRAWN)

    def close(self) -> None:
        self.context.close()


def new_key() -> str:
    return uuid.uuid4().hex
