"""Who may do what: every route of a table for strangers, spectators, members, players, the maker and the host."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from pentapolis.server.people.identity import new_host_token
from server.house import House, Person, open_house
from server.playing import give_up

ROLES = ("anonymous", "visitor", "member", "seated", "owner", "host")
"""Nobody the server knows; somebody it knows, but not the table; came by the link; sits; made it; runs the server."""


class Case(NamedTuple):
    """A request, and the statuses that the roles get at a private table; for a public one those that differ."""

    method: str
    path: str
    data: Any
    private: tuple[int, ...]
    public: dict[str, int] = {}
    state: str = "lobby"


HIDDEN = 404, 404
CASES = [
    Case("GET", "", None, (*HIDDEN, 200, 200, 200, 200), {"anonymous": 200, "visitor": 200}),
    Case("PUT", "", {"name": "X"}, (*HIDDEN, 403, 403, 200, 200), {"anonymous": 403, "visitor": 403}),
    Case("DELETE", "", None, (*HIDDEN, 403, 403, 403, 200), {"anonymous": 403, "visitor": 403}),
    Case("POST", "/enter", {}, (*HIDDEN, 200, 200, 200, 200), {"anonymous": 200, "visitor": 200}),
    Case("POST", "/enter", {"invite": "no"}, (404,) * 6),
    Case("POST", "/enter", {"seat_token": "no"}, (404,) * 6),
    Case("POST", "/sit", {"seat": 2}, (*HIDDEN, 200, 200, 200, 200),
         {"anonymous": 403, "visitor": 200, "seated": 409}),
    Case("POST", "/stand", {"seat": 1}, (*HIDDEN, 403, 200, 403, 403), {"anonymous": 403, "visitor": 403}),
    Case("POST", "/stand", {"seat": 1}, (*HIDDEN, 403, 200, 403, 403), {"anonymous": 403, "visitor": 403}, "running"),
    Case("POST", "/seat", {"seat": 2, "kind": "bot"}, (*HIDDEN, 403, 403, 200, 200),
         {"anonymous": 403, "visitor": 403}),
    Case("POST", "/seat", {"seat": 1, "kind": "bot"}, (*HIDDEN, 403, 200, 200, 200),
         {"anonymous": 403, "visitor": 403}, "running"),
    Case("POST", "/seat", {"seat": 0, "kind": "bot"}, (*HIDDEN, 403, 403, 200, 200),
         {"anonymous": 403, "visitor": 403}, "running"),
    Case("POST", "/seat", {"seat": 1, "kind": "me"}, (*HIDDEN, 403, 403, 409, 200),
         {"anonymous": 403, "visitor": 403}, "running"),
    Case("POST", "/seats/1/link", None, (*HIDDEN, 403, 200, 200, 200), {"anonymous": 403, "visitor": 403}),
    Case("POST", "/seats/0/link", None, (*HIDDEN, 403, 403, 200, 200), {"anonymous": 403, "visitor": 403}, "running"),
    Case("POST", "/start", None, (*HIDDEN, 403, 403, 200, 200), {"anonymous": 403, "visitor": 403}),
    Case("POST", "/pause", None, (*HIDDEN, 403, 200, 200, 200), {"anonymous": 403, "visitor": 403}, "running"),
    Case("POST", "/resume", None, (*HIDDEN, 403, 200, 200, 200), {"anonymous": 403, "visitor": 403}, "paused"),
    Case("POST", "/abandon", None, (*HIDDEN, 403, 403, 200, 200), {"anonymous": 403, "visitor": 403}, "running"),
    Case("POST", "/rematch", None, (*HIDDEN, 403, 200, 200, 403), {"anonymous": 403, "visitor": 403}, "abandoned"),
    Case("POST", "/vacation", {"seat": 1, "away": True}, (*HIDDEN, 403, 200, 403, 403),
         {"anonymous": 403, "visitor": 403}, "running"),
    Case("POST", "/chat", {"text": "hi"}, (*HIDDEN, 200, 200, 200, 200), {"anonymous": 403, "visitor": 200}),
    Case("GET", "/notes", None, (*HIDDEN, 200, 200, 200, 200), {"anonymous": 200, "visitor": 200}),
    Case("PUT", "/notes", {"text": "x"}, (*HIDDEN, 200, 200, 200, 200), {"anonymous": 403, "visitor": 200}),
]  # fmt: skip
HOST = [
    ("GET", "/host", None),
    ("POST", "/host/backup", None),
    ("GET", "/host/backup/20260101-000000000-host.sqlite", None),
    ("POST", "/host/tables/{code}/seats/1/link", None),
    ("DELETE", "/host/tables/{code}", None),
]


pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("strict")]


class Stage(NamedTuple):
    """A server with one person for each role: all tests of this file share them."""

    house: House
    people: dict[str, Person]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with open_house(tmp_path_factory.mktemp("house")) as house:
        yield Stage(house, await cast(house))


async def cast(house: House) -> dict[str, Person]:
    """One person for each role."""
    people = {role: house.stranger() if role == "anonymous" else await house.guest(role) for role in ROLES}
    await people["host"].post("/host/claim", {"token": await new_host_token(house.server.db)})
    return people


async def set_table(people: dict[str, Person], public: bool, state: str) -> str:
    """A table in this state, with everybody in their place."""
    owner, seats = people["owner"], [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = await owner.make(settings={"public": public}, seats=seats if state == "lobby" else seats[:2])
    code, secret = str(table["code"]), table["invite"]["url"].partition("#invite=")[2]
    await people["member"].post(f"/tables/{code}/enter", {"invite": secret})
    await people["seated"].join(table, 1)
    steps = {"lobby": [], "running": ["start"], "paused": ["start", "pause"], "abandoned": ["start"]}
    for step in steps[state]:
        await owner.post(f"/tables/{code}/{step}")
    if state == "abandoned":
        await give_up(code, owner, people["seated"])
    return code


@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.method} {case.path} {case.state}")
async def test_who_may(stage: Stage, case: Case, public: bool) -> None:
    people, got, code = stage.people, dict[str, int](), ""
    unknown = (await people["visitor"].ask("GET", "/tables/ZZZZZZ")).json()
    for role, person in people.items():
        code = code or await set_table(people, public, case.state)
        answer = await person.ask(case.method, f"/tables/{code}{case.path}", case.data)
        got[role] = answer.status_code
        if answer.status_code == 404 and "seat_token" not in str(case.data):
            assert answer.json() == unknown
        if answer.status_code == 200 and case.method != "GET":
            code = ""  # the next one comes to a table that is as it was
    assert got == dict(zip(ROLES, case.private, strict=True)) | (case.public if public else {})


KEY = {"seat": 0, "version": 1, "key": "k" * 8}
BODIES: dict[str, Any] = {
    "act": KEY | {"action": "pass"},
    "undo": KEY,
    "take-back": {"seat": 0, "to": 1},
    "consent": {"seat": 0, "yes": True},
    "why": {"seat": 0, "action": "pass"},
    "preview": {"seat": 0, "action": "pass"},
    "hint": {"seat": 0},
    "explain": {"seat": 0, "line": 0},
    "retry": {"seat": 0, "move": 1},
    "stand": {"seat": 0},
    "seat": {"seat": 0, "kind": "open"},
    "vacation": {"seat": 0, "away": True},
    "plans": {"seat": 0, "plans": []},
    "chat": {"text": "hi"},
    "notes": {"text": "hi"},
}


async def test_no_route_tells_a_private_table_from_none(stage: Stage) -> None:
    """Every route of a table that there is, also those of other parts: the answer is that of an unknown code."""
    code = await set_table(stage.people, False, "running")
    tried = 0
    for template, methods in stage.house.app.openapi_schema.to_schema()["paths"].items():
        if not template.startswith("/api/tables/{code}"):
            continue
        for method, operation in methods.items():
            data = BODIES.get(template.rpartition("/")[2], {}) if "requestBody" in operation else None
            query = {name["name"]: -1 for name in operation.get("parameters", []) if name["name"] == "seat"}
            query |= {name["name"]: 0 for name in operation.get("parameters", []) if name["name"] == "step"}
            for person in (stage.people["anonymous"], stage.people["visitor"]):
                answers = []
                for one in (code, "ZZZZZZ"):
                    path = template.removeprefix("/api").replace("{code}", one).replace("{seat}", "0")
                    answers.append(await person.ask(method.upper(), path, data, params=query | {"lang": "en"}))
                private, unknown = answers
                assert (private.status_code, private.json()) == (unknown.status_code, unknown.json()), template
                assert private.status_code == 404, (method, template, private.text)
                tried += 1
    assert tried >= 50


async def test_what_is_the_hosts(stage: Stage) -> None:
    code = await set_table(stage.people, False, "lobby")
    for method, path, data in HOST:
        for role, person in stage.people.items():
            answer = await person.ask(method, path.format(code=code), data)
            expected = 403 if role != "host" else 404 if "/backup/" in path else 200
            assert answer.status_code == expected, (role, path)


async def test_without_spectators_strangers_find_the_table_but_write_nothing(stage: Stage) -> None:
    people = stage.people
    code = await set_table(people, True, "lobby")
    await people["owner"].put(f"/tables/{code}", {"settings": {"public": True, "spectators": False}})
    await people["visitor"].get(f"/tables/{code}")
    await people["visitor"].post(f"/tables/{code}/chat", {"text": "hi"}, 403)
