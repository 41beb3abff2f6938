"""Requests as bytes, most of them odd: from a grammar, by a seeded `Random`.

Paths, methods and bodies start from the server's own OpenAPI schema, so a new route is tried without being named here.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Literal, NamedTuple

from server.raw_values import (
    ACTIONS,
    BAD_CHUNKS,
    BAD_HEADERS,
    BODIES,
    CODINGS,
    COOKIES,
    HOSTS,
    KINDS,
    LENGTHS,
    LINES,
    METHODS,
    NAMES,
    PARTS,
    QUERIES,
    TEXTS,
    UPGRADES,
    VALUES,
)

CHUNKED = (b"Transfer-Encoding", b"chunked")
ENDS = 0.7
"""How often the last case of a batch is one that ends its connection."""
LEFT_OUT = {
    ("DELETE", "/api/me"),
    ("POST", "/api/me/logout"),
    ("POST", "/api/me/password"),
    ("DELETE", "/api/me/sessions"),
    ("POST", "/api/me/login"),
    ("POST", "/api/me/adopt"),
    ("POST", "/api/tables/{code}/abandon"),
}
"""After these the visitor, or the table, would be no more, and the cases that follow would try less."""
IN_THE_LOBBY = ("seat", "stand", "link", "pause", "rematch", "vacation")
"""Routes, by their last part, that are tried at the table in the lobby, so that the visitor keeps the other seats."""
PLAIN = 0.15
"""How often a route without parameters and without a body is taken, compared with others."""


class Known(NamedTuple):
    """What somebody who plays on this server knows: how far in a request comes depends on it."""

    schema: dict[str, Any]
    host: str
    cookie: str
    csrf: str
    playing: str
    """The code of a table where the visitor holds all seats of a running game."""
    lobby: str
    """The code of a table whose game has not begun."""
    names: dict[str, tuple[str, ...]]
    """Values of path parameters, by name."""
    assets: tuple[str, ...]


class Case(NamedTuple):
    """The bytes of one request. `keep`: an answer must come and the connection go on; `closes`: an answer or the end
    of the connection; `cut`: nothing more is sent, and the server ends the connection."""

    raw: bytes
    then: Literal["keep", "closes", "cut"] = "keep"
    head: bool = False


class Grammar:
    """Batches of cases for one server. The same seed and number give the same batch."""

    def __init__(self, known: Known, seed: int) -> None:
        self.known = known
        self.seed = seed
        found = [(method.upper(), path) for path, methods in known.schema["paths"].items() for method in methods]
        self.routes = sorted(route for route in found if route not in LEFT_OUT)
        self.weights = [PLAIN if method == "GET" and "{" not in path else 1.0 for method, path in self.routes]

    def batch(self, number: int, size: int) -> list[Case]:
        """Requests for one connection, one behind the other."""
        rng = Random(f"http {self.seed} {number}")
        cases = [self._request(rng) for _ in range(size - 1)]
        return [*cases, self._ending(rng) if rng.random() < ENDS else self._request(rng)]

    # a request that is one

    def _request(self, rng: Random) -> Case:
        method, path, body = self._asked(rng)
        if rng.random() < 0.05 and not path.startswith(b"/api/me"):
            method = rng.choice(METHODS)
        headers = self._headers(rng)
        if body is None:
            return Case(_joined(method, path, headers), head=method == b"HEAD")
        if rng.random() < 0.1:
            return Case(
                _joined(method, path, [*headers, CHUNKED]) + _chunks(rng, body),
                head=method == b"HEAD",
            )
        if rng.random() < 0.01:
            headers.append((b"Expect", b"100-continue"))
        headers.append((b"Content-Length", b"%d" % len(body)))
        return Case(_joined(method, path, headers) + body, head=method == b"HEAD")

    def _asked(self, rng: Random) -> tuple[bytes, bytes, bytes | None]:
        """Method, path with query, body."""
        if rng.random() < 0.15:
            return b"GET", self._page(rng) + _query(rng), None
        ((method, template),) = rng.choices(self.routes, self.weights)
        odd, last = rng.random() < 0.35, template.rpartition("/")[2]
        code = self.known.lobby if last in IN_THE_LOBBY or rng.random() < 0.2 else self.known.playing
        path = b"/".join(self._part(rng, part, code, odd) for part in template.split("/"))
        if method == "GET" or (method == "DELETE" and rng.random() < 0.8):
            return method.encode(), path + _query(rng), None
        return method.encode(), path + _query(rng, 0.2), self._body(rng, method, template)

    def _page(self, rng: Random) -> bytes:
        """A path of the client: its pages and files, and what is none of them."""
        begin = rng.choice(
            [b"/", b"/assets/", b"/t/", b"/me", b"/api/", b"/ws/tables/", b"/healthz", b"/metrics", b"/api/schema/"]
        )
        if rng.random() < 0.03:
            return b"/" + rng.choice(self.known.assets).encode()
        path = begin + rng.choice(PARTS)
        return path if rng.random() < 0.7 else path + b"/" + rng.choice(PARTS)

    def _part(self, rng: Random, part: str, code: str, odd: bool) -> bytes:
        if not part.startswith("{"):
            return part.encode()
        if odd and rng.random() < 0.7:
            return rng.choice(PARTS)
        name = part.strip("{}")
        if name == "code":
            return code.encode()
        return rng.choice(self.known.names[name]).encode() if name in self.known.names else rng.choice(PARTS)

    def _headers(self, rng: Random) -> list[tuple[bytes, bytes]]:
        """Those of a page of ours, now and then with an odd one instead or besides."""
        headers = {
            b"Host": self.known.host.encode(),
            b"Cookie": self.known.cookie.encode(),
            b"X-CSRF-Token": self.known.csrf.encode(),
            b"Content-Type": b"application/json",
        }
        chance = rng.random()
        if chance < 0.04:
            headers[b"Cookie"] = rng.choice(COOKIES) + (b"; " + headers[b"Cookie"] if rng.random() < 0.5 else b"")
        elif chance < 0.08:
            headers[b"Host"] = rng.choice(HOSTS)
        elif chance < 0.12:
            headers[b"Content-Type"] = rng.choice(KINDS)
        elif chance < 0.14:
            del headers[rng.choice(list(headers))]
        elif chance < 0.35:
            headers[rng.choice(NAMES)] = rng.choice(TEXTS)
        elif chance < 0.36:
            headers |= {b"X-Odd-%d" % n: b"x" for n in range(200)}
        return list(headers.items())

    def _body(self, rng: Random, method: str, template: str) -> bytes:
        if rng.random() < 0.1:
            return rng.choice(BODIES)
        described = self.known.schema["paths"][template][method.lower()]
        schema: dict[str, Any] = {"type": "object"}
        for content in described.get("requestBody", {}).get("content", {}).values():
            schema = content["schema"]
        body = json.dumps(self._value(rng, schema, "", 0)).encode()
        for n, value in enumerate(VALUES):
            body = body.replace(b'"@%d@"' % n, value)
        if rng.random() < 0.05:
            at = rng.randrange(len(body) + 1)
            body = body[:at] + rng.choice([b"", b"\xff", b"\x00", rng.randbytes(3), body[:at]]) + body[at + 1 :]
        return body

    def _value(self, rng: Random, schema: dict[str, Any], name: str, depth: int) -> Any:
        """A value that the schema allows, or one of `VALUES` in its place."""
        if depth > 6 or rng.random() < 0.08:
            return f"@{rng.randrange(len(VALUES))}@"
        if "$ref" in schema:
            return self._value(
                rng, self.known.schema["components"]["schemas"][schema["$ref"].rpartition("/")[2]], name, depth
            )
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self._value(rng, rng.choice(schema[several]), name, depth)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type", "string")
        if isinstance(kind, list):
            kind = rng.choice(kind)
        if kind == "object":
            required = schema.get("required", [])
            fields = schema.get("properties", {})
            wanted = [field for field in fields if field in required or rng.random() < 0.5]
            return {field: self._value(rng, fields[field], field, depth + 1) for field in wanted}
        if kind == "array":
            return [self._value(rng, schema.get("items", {}), name, depth + 1) for _ in range(rng.choice([0, 1, 2, 4]))]
        if kind == "boolean":
            return rng.random() < 0.5
        if kind == "integer":
            return rng.choice([0, 1, 2, 3, schema.get("minimum", 0), schema.get("maximum", 15)])
        if kind == "number":
            return rng.choice([0.0, 0.5, 1e300])
        if kind == "null":
            return None
        if name in ("action", "actions"):
            return rng.choice(ACTIONS)
        texts = {"game": "kingsburg", "key": f"{rng.getrandbits(64):016x}", "lang": "fr", "bot": "easy"}
        return texts.get(name) or rng.choice(["Anna", "x" * 8, "pass", "0", "e" * 40, "https://example.org/"])

    # requests that end their connection

    def _ending(self, rng: Random) -> Case:
        """A request that is broken off, or framed so that nobody can tell where it ends, or none at all."""
        _, path, body = self._asked(rng)
        body = body or b'{"name": "Anna"}'
        headers = self._headers(rng)

        def post(*more: tuple[bytes, bytes], body: bytes = body) -> bytes:
            return _joined(b"POST", path, [*headers, *more]) + body

        def of_length(length: bytes) -> bytes:
            return post((b"Content-Length", length))

        good = of_length(b"%d" % len(body))
        at = rng.randrange(len(good))
        way = rng.choice([
            lambda: good[:at],
            lambda: good[:at] + rng.randbytes(1) + good[at + 1 :],
            lambda: of_length(b"%d" % (len(body) + rng.choice([1, 50, 10**9]))),
            lambda: of_length(b"%d" % (len(body) // 2)),
            lambda: of_length(rng.choice(LENGTHS)),
            lambda: post((b"Content-Length", b"5"), rng.choice([(b"Content-Length", b"6"), CHUNKED])),
            lambda: post((b"Transfer-Encoding", rng.choice(CODINGS)), body=rng.choice(BAD_CHUNKS)),
            lambda: rng.choice(LINES),
            lambda: b"GET " + path + b" HTTP/1.1\r\nHost: a\r\n" + rng.choice(BAD_HEADERS) + b"\r\n\r\n",
            lambda: rng.randbytes(rng.randrange(1, 400)),
            lambda: post((b"Connection", b"Upgrade"), (b"Upgrade", rng.choice(UPGRADES)), body=b"\x81\x80aaaa"),
            None,
        ])  # fmt: skip
        if way is None:
            return Case(post((b"Content-Length", b"%d" % len(body)), (b"Connection", b"close")), "closes")
        return Case(way(), "cut")


def _joined(method: bytes, path: bytes, headers: list[tuple[bytes, bytes]]) -> bytes:
    lines = [b" ".join((method, path or b"/", b"HTTP/1.1")), *(b": ".join(header) for header in headers)]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def _query(rng: Random, share: float = 0.6) -> bytes:
    if rng.random() > share:
        return b""
    named = [
        rng.choice(QUERIES) + b"=" + rng.choice(rng.choice([PARTS, [b"0", b"1", b"fr", b"en"]]))
        for _ in range(rng.choice([1, 1, 2, 5]))
    ]
    return b"?" + b"&".join(named)


def _chunks(rng: Random, body: bytes) -> bytes:
    """The body in chunks, with an extension and a trailer now and then."""
    parts = []
    while body:
        size = rng.choice([1, 7, 100, 70_000])
        extension = rng.choice([b"", b"", b";a=b", b';a="b"'])
        parts.append(b"%x" % len(body[:size]) + extension + b"\r\n" + body[:size] + b"\r\n")
        body = body[size:] if len(parts) < 20 else body[70_000:]
    return b"".join(parts) + b"0\r\n" + rng.choice([b"", b"", b"X-Trailer: a\r\n"]) + b"\r\n"
