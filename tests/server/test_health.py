"""Health, figures and logs: for who watches a server, and without anything that is nobody's business."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest

from pentapolis.server.routes.health import AGAIN_S
from pentapolis.server.settings import Settings
from pentapolis.server.storage.faults import Unusable
from pentapolis.server.trouble import Trouble
from pentapolis.server.upkeep import logs, metrics
from pentapolis.server.upkeep.histogram import Histogram

from .house import House, open_house
from .playing import act, seat_people, to_act
from .sockets import socket

HERE = "http://localhost:8421"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as opened:
        yield opened


async def asked(house: House, path: str, *, address: str = "127.0.0.1", **headers: str) -> httpx.Response:
    """A request from this address."""
    app: Any = house.app
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 5000))
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient(transport=transport, base_url=HERE) as web:
        return await web.get(path, headers=named)


async def figures(house: House) -> dict[str, float]:
    answer = await asked(house, "/metrics")
    assert answer.status_code == 200, answer.text
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


# health


async def test_a_server_that_is_well(house: House) -> None:
    answer = await asked(house, "/healthz", address="203.0.113.9")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")


async def test_without_workers_it_still_serves(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.server.workers, "number", 2)
    answer = await asked(house, "/healthz")
    assert (answer.status_code, answer.json()["status"], answer.json()["workers"]) == (200, "degraded", False)


@pytest.mark.parametrize("kind", ["full", "slow"])
async def test_asked_often_it_is_tried_once_a_second(
    house: House, monkeypatch: pytest.MonkeyPatch, kind: Literal["full", "slow"]
) -> None:
    """Also while it fails: anybody may ask."""
    tried = []

    async def fails() -> None:
        tried.append(kind)
        with house.server.db.condition.watch(writes=True, probes=True):
            raise TimeoutError if kind == "slow" else Unusable(kind)

    monkeypatch.setattr(house.server.db, "probe", fails)
    health = [(await asked(house, "/healthz")).json() for _ in range(5)]
    assert (len(tried), len(health[0]["reasons"])) == (1, 1)
    assert health == health[:1] * 5
    house.server.probed_s -= AGAIN_S
    await asked(house, "/healthz")
    assert len(tried) == 2


# figures


@pytest.mark.parametrize(
    ("address", "headers"),
    [
        ("203.0.113.9", {}),
        ("192.168.1.7", {}),
        ("127.0.0.1", {"x_forwarded_for": "127.0.0.1"}),
        ("127.0.0.1", {"forwarded": "for=1.2.3.4"}),
        ("127.0.0.1", {"host": "games.example"}),
    ],
)
async def test_figures_are_for_this_machine_only(house: House, address: str, headers: dict[str, str]) -> None:
    assert (await asked(house, "/metrics", address=address, **headers)).status_code == 404
    assert (await asked(house, "/metrics")).status_code == 200


async def test_figures_for_everybody_or_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path / "a", metrics="all") as house:
        assert (await asked(house, "/metrics", address="203.0.113.9", host="games.example")).status_code == 200
    async with open_house(tmp_path / "b", metrics="off") as house:
        assert (await asked(house, "/metrics")).status_code == 404


async def test_the_text_is_what_prometheus_reads(house: House) -> None:
    answer = await asked(house, "/metrics")
    assert answer.headers["content-type"] == metrics.TEXT
    sample = r'pentapolis_\w+(\{(\w+="[^"\n]*",?)+\})? [-+0-9.e]+'
    for line in answer.text.splitlines():
        assert re.fullmatch(rf"# HELP \w+ .+|# TYPE \w+ (gauge|counter|histogram)|{sample}", line), line
    named = re.findall(r"# TYPE (\w+)", answer.text)
    assert len(named) == len(set(named))


async def test_what_happens_is_counted(house: House) -> None:
    await asked(house, "/healthz")
    before = await figures(house)
    code, people = await seat_people(house, "Anna", "Ben")
    async with socket(house, people[0], code):
        seat, view = await to_act(people, code)
        await act(people[seat], code, view, "dance", "k" * 12, 400)
        await act(people[seat], code, view, "take gold=1", "j" * 12)
        now = await figures(house)
    assert now["pentapolis_sockets"] == 1
    assert now['pentapolis_tables{status="running"}'] == 1
    assert now['pentapolis_moves_total{by="person"}'] == 1
    assert now["pentapolis_move_seconds_count"] == now['pentapolis_move_seconds_bucket{le="+Inf"}'] == 1
    assert now['pentapolis_refusals_total{kind="Malformed"}'] == 1
    assert now["pentapolis_db_write_wait_seconds_count"] > before["pentapolis_db_write_wait_seconds_count"]
    assert now['pentapolis_requests_total{status="2xx"}'] > before['pentapolis_requests_total{status="2xx"}']


def test_a_histogram_counts_up_to_each_bound() -> None:
    histogram, page = Histogram(0.1, 1.0), metrics.Page({"pid": "7"})
    for seconds in (0.05, 0.1, 0.5, 3.0):
        histogram.add(seconds)
    with pytest.raises(ValueError, match="x"), histogram.timed():
        raise ValueError("x")
    page.histogram("test_seconds", "A test.", histogram)
    assert page.text().splitlines()[2:-2] == [
        'pentapolis_test_seconds_bucket{pid="7",le="0.1"} 3',
        'pentapolis_test_seconds_bucket{pid="7",le="1"} 4',
        'pentapolis_test_seconds_bucket{pid="7",le="+Inf"} 5',
    ]
    assert histogram.count == 5


# logs


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged, as JSON."""
    yield from logged(log_json=True)


def logged(**settings: Any) -> Iterator[io.StringIO]:
    root, names = logging.getLogger(), ("pentapolis", "pentapolis.requests", *logs.OTHERS)
    levels = {name: logging.getLogger(name).level for name in names}
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    logs.configure(Settings.load({}, **settings), stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


def read(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_a_line_for_each_request(house: House, lines: io.StringIO) -> None:
    answer = await asked(house, "/api/tables/abcdefgh?token=geheim")
    (line,) = read(lines)
    assert line["route"] == "/api/tables/{code}"
    assert (line["method"], line["status"], line["level"]) == ("GET", 404, "info")
    assert line["id"] == answer.headers["x-request-id"]
    assert line["ms"] >= 0
    assert "geheim" not in lines.getvalue()
    assert "abcdefgh" not in lines.getvalue()


async def test_no_secret_is_ever_logged(house: House, lines: io.StringIO) -> None:
    """Cookies, invites, chat and moves pass through; none of their text is in a line."""
    code, people = await seat_people(house, "Anna", "Ben")
    table = await people[0].get(f"/tables/{code}")
    await people[0].post(f"/tables/{code}/chat", {"text": "unter uns gesagt"})
    async with socket(house, people[0], code, look=0):
        seat, view = await to_act(people, code)
        await act(people[seat], code, view, "take stone=1", "k" * 12)
    text = lines.getvalue()
    secrets = ["unter uns", "take stone", table["invite"]["url"].partition("#invite=")[2]]
    secrets += [value for person in people for value in person.web.cookies.values()]
    assert [secret for secret in secrets if secret in text] == []
    by_route = {line["route"]: line for line in read(lines)}
    assert by_route["/api/tables/{code}/act"]["method"] == "POST"
    closed = by_route["/ws/tables/{code}"]
    assert (closed["message"], closed["method"], closed["status"]) == ("socket", "WS", 1001)


async def test_a_fault_is_found_by_its_id_and_quotes_nothing(
    house: House, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(code: str) -> None:
        raise RuntimeError("a secret of the game")

    monkeypatch.setattr(house.server.rooms, "get", fails)
    answer = await asked(house, "/api/tables/abcdefgh")
    problem = answer.json()
    assert (answer.status_code, problem["error"]) == (500, "fault")
    assert problem["id"] in problem["message"]
    fault, request = read(lines)
    assert fault["id"] == request["id"] == problem["id"] == answer.headers["x-request-id"]
    assert (fault["level"], fault["route"], request["status"]) == ("error", "/api/tables/{code}", 500)
    assert fault["fault"][0] == "builtins.RuntimeError"
    assert any("in fails" in line or " fails" in line for line in fault["fault"])
    assert "secret" not in lines.getvalue()
    assert (await figures(house))['pentapolis_refusals_total{kind="fault"}'] == 1


async def test_at_debug_the_words_of_an_error_are_there() -> None:
    for stream in logged(log_json=True, log_level="debug"):
        try:
            raise Trouble("stale", 409) from KeyError("why")
        except Trouble:
            logging.getLogger("pentapolis.x").exception("it failed", extra={"error": "ValueError: about"})
        (line,) = read(stream)
        assert "builtins.KeyError: 'why'" in line["fault"]
        assert line["error"] == "ValueError: about"


async def test_for_a_person_lines_are_plain_and_few(house: House) -> None:
    for stream in logged(log_json=False):
        await asked(house, "/api/tables")
        assert stream.getvalue() == ""
        log = logging.getLogger("pentapolis.server.automatic.workers")
        log.warning("a bot failed", extra={"game": "kingsburg", "bot": "greedy", "error": "ValueError: x"})
        assert re.fullmatch(
            r"\d\d:\d\d:\d\d warning a bot failed game=kingsburg bot=greedy error=ValueError\n", stream.getvalue()
        )


async def test_health_checks_are_not_worth_a_line(house: House, lines: io.StringIO) -> None:
    await asked(house, "/healthz")
    await asked(house, "/metrics")
    assert lines.getvalue() == ""
