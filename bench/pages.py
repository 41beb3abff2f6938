"""What the client weighs and how soon it answers, on a CPU slowed four times: the budgets of the look, printed.

    .venv/bin/python bench/pages.py [--slow 4] [--json]

The sizes are those of the built client (`./play` or `./test` builds it). The times are taken in Chromium: the last year
of a golden game of five is brought in and leafed through step by step, which paints a new observation each time; taps
are made at a table of five in its last year, with a finger or a button that stays down as long as people's do. Both
count from the key or from the release until the frame that answers it is painted, for a tap the frame in which what was
tapped is shown as chosen (or no longer). While it is held down a place looks pressed: that is the first answer, and is
counted from the touch. Nothing here is asserted: a busy machine is slow.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from playwright.sync_api import Browser, CDPSession, Locator, sync_playwright

import client
from browser.pages import GameTable
from browser.people import DESK, PHONE, Person
from browser.playing import View, make_table, play_on
from browser.serving import RESOLVE, Site
from pentapolis import games
from pentapolis.conformance.playing import NAMES
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.match import Match
from support import golden

GOLDEN = golden.FOLDER / "kingsburg/5p-default.txt"
LAST_YEAR = 5
STEPS = 60
"""So many of the last observations are painted."""
TAPS = 30
PRESS_MS = 60
"""A tap takes its time; what pressing does to a page is done when it ends."""
MEASURE = """(() => {
  const measured = (window.measured = { views: [], presses: [], taps: [] });
  const painted = (list, from, answered) => requestAnimationFrame(() => {
    const frame = new MessageChannel();
    const there = answered();
    frame.port1.onmessage = () => there ? list.push(performance.now() - from) : painted(list, from, answered);
    frame.port2.postMessage(0);
  });
  addEventListener("input", (event) => painted(measured.views, event.timeStamp, () => true), true);
  addEventListener("pointerdown", (event) => painted(measured.presses, event.timeStamp, () => true), true);
  addEventListener("click", (event) => {
    const place = event.target.closest("[data-stop]");
    const chosen = () => place?.getAttribute("aria-selected") ?? place?.getAttribute("aria-pressed");
    const before = chosen();
    painted(measured.taps, event.timeStamp, () => !place?.isConnected || chosen() !== before);
  }, true);
})()"""
"""Puts down how long it took to paint what the slider asked for (it is there already) and what was tapped."""
NODES = "() => document.querySelectorAll('.board svg, .board svg *').length"
FONTS = """() => performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".woff2"))
  .map((one) => one.encodedBodySize)"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", type=int, default=4, help="how many times slower the CPU is made (default: 4)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    figures: dict[str, Any] = {"script_kb": {name: round(size, 1) for name, size in client.weights().items()}}
    path = os.environ.get("PENTAPOLIS_CHROMIUM") or client.browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", RESOLVE])
        site = Site(Path(folder))
        site.start()
        try:
            for name, size in (("desk", DESK), ("phone", PHONE)):
                figures[name] = measure(browser, site, size, given.slow)
        finally:
            site.stop()
            browser.close()
    print(json.dumps(figures, indent=1) if given.json else told(figures))


def measure(browser: Browser, site: Site, size: tuple[int, int], slow: int) -> dict[str, Any]:
    """The figures of one size of window."""
    person = Person(browser, site, "Anna", phone=size is PHONE)
    person.context.add_init_script(MEASURE)
    person.come()
    slowed = person.context.new_cdp_session(person.page)
    found: dict[str, Any] = {}

    code = bring_in(person)
    GameTable(person, code).expect_end()
    person.touch(person.find("button", "table-watch").first)
    slider = person.find("region", "table-replay").get_by_role("slider")
    slider.wait_for()
    slider.focus()
    person.press("End", *["ArrowLeft"] * STEPS)
    person.page.wait_for_timeout(1500)
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    person.page.evaluate("measured.views.length = 0")
    for _ in range(STEPS):
        person.press("ArrowRight")
        person.page.wait_for_timeout(60)
    person.page.wait_for_timeout(1000)
    found["observation_ms"] = spread(person.page.evaluate("measured.views"))
    found["svg_nodes"] = person.page.evaluate(NODES)
    found["fonts_kb"] = round(sum(person.page.evaluate(FONTS)) / 1024, 1)
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": 1})

    code = make_table(person, bots=4)
    play_on([(person, 0)], code, random.Random(4), until=last_influence)
    table = GameTable(person, code)
    table.wait_asked()
    person.page.wait_for_timeout(1500)
    found["svg_nodes"] = max(found["svg_nodes"], person.page.evaluate(NODES))
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    person.page.evaluate("measured.presses.length = measured.taps.length = 0")
    for n in range(TAPS):
        lit = person.page.locator(".board [data-lit]")
        if not lit.count():
            break
        press(person, slowed, lit.nth(n % lit.count()))
        person.page.wait_for_timeout(150)
    found["press_ms"] = spread(person.page.evaluate("measured.presses"))
    found["tap_ms"] = spread(person.page.evaluate("measured.taps"))
    person.close()
    return found


def press(person: Person, session: CDPSession, what: Locator) -> None:
    """Tap what is lit as a person does: down, a moment, up."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if person.phone:
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        person.page.wait_for_timeout(PRESS_MS)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        person.page.mouse.move(x, y)
        person.page.mouse.down()
        person.page.wait_for_timeout(PRESS_MS)
        person.page.mouse.up()


def bring_in(person: Person) -> str:
    """The golden game as a table to look at."""
    script = golden.read(GOLDEN.read_text("utf-8"))
    luck = [*script.setup, *(outcome for _, _, outcomes in script.moves for outcome in outcomes)]
    title = games.title(script.game)
    match = Match(title, script.table, ScriptedChance(luck), NAMES[: script.table.seats], auto=False)
    for seat, line, _ in script.moves:
        match.act(seat, line)
    made = person.ask("POST", "/tables/import", json.loads(match.record.to_json()))
    return str(made["code"])


def last_influence(view: View) -> bool:
    asked = view["asked"] and view["prompt"]["decision"] == "influence"
    return bool(asked) and view["observation"]["year"] == LAST_YEAR


def spread(times: list[float]) -> dict[str, float]:
    if not times:
        return {}
    ordered = sorted(times)
    most = {"p95": ordered[int(len(ordered) * 0.95)], "max": ordered[-1]}
    return {name: round(value, 1) for name, value in {"median": statistics.median(times), **most}.items()} | {
        "count": len(times)
    }


def told(figures: dict[str, Any]) -> str:
    lines = ["compressed script, KB"]
    budgets = {name: client.budget(name) for name in figures["script_kb"]}
    lines += [f"  {name:<18} {size:>7} of {budgets[name]}" for name, size in figures["script_kb"].items()]
    for window in ("desk", "phone"):
        one = figures[window]
        lines += [
            f"{window}, the last year of a game of five",
            f"  fonts, KB          {one['fonts_kb']:>7} of 50",
            f"  SVG nodes          {one['svg_nodes']:>7} of 2500",
            f"  a press is shown, ms       {one['press_ms']} of 50",
            f"  what is tapped is chosen, ms {one['tap_ms']}",
            f"  an observation is painted, ms {one['observation_ms']} of 100",
        ]
    return "\n".join([*lines, "The board does not pan."])


if __name__ == "__main__":
    main()
