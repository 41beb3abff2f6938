"""The schema: everything on the wire is in it, and whatever it allows never breaks the server."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from pentapolis import games
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.record import Record
from pentapolis.server.schema import schema, state_schema

PATHS = """
GET /api/me · POST /api/me · DELETE /api/me · GET /api/me/export · PUT /api/me/notify · POST /api/me/push
POST /api/me/device · POST /api/me/adopt · POST /api/me/account · POST /api/me/login · POST /api/me/logout
GET /api/games · GET /api/games/{game}/things · GET /api/games/{game}/rules · POST /api/verify
GET /api/tables · POST /api/tables · POST /api/tables/import · GET /api/tables/{code} · PUT /api/tables/{code}
DELETE /api/tables/{code} · POST /api/tables/{code}/enter · POST /api/tables/{code}/sit · POST /api/tables/{code}/stand
POST /api/tables/{code}/seat · POST /api/tables/{code}/start · POST /api/tables/{code}/pause
POST /api/tables/{code}/resume · POST /api/tables/{code}/abandon · POST /api/tables/{code}/rematch
POST /api/tables/{code}/vacation · POST /api/tables/{code}/seats/{seat}/link · GET /api/tables/{code}/view
POST /api/tables/{code}/act · POST /api/tables/{code}/undo · POST /api/tables/{code}/take-back
POST /api/tables/{code}/consent · POST /api/tables/{code}/why · POST /api/tables/{code}/preview
POST /api/tables/{code}/hint · PUT /api/tables/{code}/plans · POST /api/tables/{code}/chat
GET /api/tables/{code}/notes · PUT /api/tables/{code}/notes · GET /api/tables/{code}/record
GET /api/tables/{code}/frames · GET /api/tables/{code}/frame · POST /api/host/claim · GET /api/host
POST /api/host/backup · GET /api/host/backup/{name} · DELETE /api/host/tables/{code}
POST /api/host/tables/{code}/seats/{seat}/link · GET /api/tables/{code}/ahead · POST /api/me/confirm
GET /api/tables/{code}/orders · GET /api/tables/{code}/things · GET /api/games/{game}/miniature
GET /api/games/{game}/lessons · POST /api/games/{game}/lessons/{lesson} · POST /api/games/{game}/lessons/{lesson}/why
POST /api/games/{game}/lessons/{lesson}/preview · GET /api/games/{game}/examples
GET /api/games/{game}/examples/{example} · GET /api/games/{game}/aid · GET /api/days
GET /api/games/{game}/days/{day} · POST /api/games/{game}/day · POST /api/tables/{code}/explain
GET /api/tables/{code}/analysis · POST /api/tables/{code}/analysis · DELETE /api/tables/{code}/analysis
POST /api/tables/{code}/retry · GET /api/games/{game}/texts
"""


EXAMPLES = 12
WITHOUT_BODY = (
    "device",
    "logout",
    "start",
    "pause",
    "resume",
    "abandon",
    "rematch",
    "link",
    "backup",
    "day",
    "analysis",
)
LEFT_OUT = ("/api/me/logout", "/api/tables/{code}/abandon", "/api/host/backup")


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return schema()


def test_every_route_is_there(whole: dict[str, Any]) -> None:
    there = {f"{method.upper()} {path}" for path, methods in whole["paths"].items() for method in methods}
    wanted = {route.strip() for route in re.split("[·\n]", PATHS) if route.strip()}
    assert wanted <= there, wanted - there


def test_messages_of_the_socket_are_among_the_components(whole: dict[str, Any]) -> None:
    components = whole["components"]["schemas"]
    for name in ("ServerMessage", "ClientMessage", "GameView", "TableView", "SheetTable", "Problem", "Look", "Effects"):
        assert name in components
    states = tuple(f"{game}." for game in games.ours())
    assert not [name for name in components if ("." in name or "_" in name) and not name.startswith(states)]
    text = msgspec.json.encode(whole).decode()
    assert set(re.findall(r"#/components/schemas/([^\"]+)", text)) <= set(components)


@pytest.mark.parametrize("game", games.ours())
def test_an_observation_has_the_fields_of_its_schema(game: str) -> None:
    """What a board is told by its types is what comes over the wire, whoever looks."""
    title = games.title(game)
    schemas = state_schema(game)
    state, _ = title.new(title.table(max(title.players)), FastChance(1))
    luck = random.Random(game)
    for _ in range(30):
        for viewer in (-1, 0):
            sent = msgspec.json.decode(msgspec.json.encode(title.observe(state, viewer)))
            _compare(sent, {"$ref": f"#/components/schemas/{game}.{title.state.__name__}"}, schemas)
        seats = title.to_act(state)
        if not seats:
            break
        title.apply(state, seats[0], luck.choice(title.legal(state, seats[0])), FastChance(2))


def _compare(sent: Any, schema: dict[str, Any], schemas: dict[str, Any]) -> None:
    """A value against its schema: no field more, none less, and the same kinds of values."""
    if "$ref" in schema:
        _compare(sent, schemas[schema["$ref"].rpartition("/")[2]], schemas)
    elif "anyOf" in schema:
        if sent is not None:
            (inner,) = [one for one in schema["anyOf"] if one.get("type") != "null"][:1]
            _compare(sent, inner, schemas)
    elif "properties" in schema:
        assert set(schema["required"]) <= set(sent) <= set(schema["properties"])
        for name, value in sent.items():
            _compare(value, schema["properties"][name], schemas)
    elif schema.get("type") == "object":
        for value in sent.values():
            _compare(value, schema["additionalProperties"], schemas)
    elif schema.get("type") == "array":
        if "prefixItems" not in schema:
            for value in sent:
                _compare(value, schema["items"], schemas)
    else:
        kinds = {"integer": int, "string": str, "boolean": bool}
        assert type(sent) is kinds[schema["type"]], (sent, schema)


def test_every_route_takes_a_language_and_records_are_described(whole: dict[str, Any]) -> None:
    for path, methods in whole["paths"].items():
        for method, operation in methods.items():
            (lang,) = [given for given in operation["parameters"] if given["name"] == "lang"]
            assert (lang["in"], lang["required"], lang["schema"]["enum"]) == ("query", False, ["en", "fr"]), path
            takes = "requestBody" in operation
            assert takes or method in ("get", "delete") or path.rpartition("/")[2] in WITHOUT_BODY, path
    for path in ("/api/verify", "/api/tables/import"):
        body = whole["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"]
        fields = set(Record.__struct_fields__)
        assert set(body["properties"]) == fields
        assert set(body["required"]) == {f.name for f in msgspec.structs.fields(Record) if f.required}


@pytest.mark.slow
def test_as_a_command(tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    subprocess.run([sys.executable, "-m", "pentapolis.server.schema", str(file)], check=True, timeout=60)
    assert msgspec.json.decode(file.read_bytes())["info"]["title"] == "Pentapolis"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # schemathesis and what it brings have warnings of their own
def test_nothing_the_schema_allows_breaks_the_server(tmp_path: Path) -> None:
    from litestar.testing import TestClient

    from pentapolis.server.app import create_app
    from pentapolis.server.settings import Settings
    from server.house import QUICK

    app = create_app(Settings.load({}, **(QUICK | {"data_dir": str(tmp_path)})))
    with TestClient(app, raise_server_exceptions=False) as web:
        web.get("/api/me")
        web.headers["x-csrf-token"] = web.cookies["pentapolis_csrf"]
        web.post("/api/me", json={"name": "Anna"})
        made = web.post("/api/tables", json={"game": "kingsburg", "seats": [{"kind": "me"}] * 2}).json()
        web.post(f"/api/tables/{made['code']}/start")
        answers, bodies = Counter[int](), Counter[str]()
        for case, response in _tried(web, made["code"]):
            assert response.status_code < 500, f"{case.method} {case.path}: {response.text[:200]}"
            answers[response.status_code // 100] += 1
            if "NotSet" not in type(case.body).__name__:
                bodies[case.path] += 1
    assert answers[2] > 50
    assert answers[4] > 50
    assert min(bodies["/api/verify"], bodies["/api/tables/import"]) >= EXAMPLES // 2


def _tried(web: Any, code: str) -> Iterator[tuple[Any, Any]]:
    """Requests that the schema allows, at a table that is there, with their answers."""
    import schemathesis

    for found in schemathesis.openapi.from_dict(schema()).get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # our own schema is valid
        if operation.path in LEFT_OUT or operation.method.upper() == "DELETE":
            continue
        for case in _cases(operation):
            path = case.path
            for name, value in ((case.path_parameters or {}) | {"code": code}).items():
                path = path.replace("{" + name + "}", quote(str(value), safe="") or "x")
            body = {} if "NotSet" in type(case.body).__name__ else {"json": case.body}
            try:
                yield case, web.request(case.method, path, params=case.query or {}, **body)
            except (UnicodeError, ValueError):
                continue  # nothing that a client could have sent


def _cases(operation: Any) -> list[Any]:
    from hypothesis import HealthCheck, Phase, given, settings

    cases: list[Any] = []

    @settings(max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def note(case: Any) -> None:
        cases.append(case)

    note()
    return cases
