"""What the OpenAPI schema says of requests that Litestar can't see by itself: the reader's language, and records, which
are read as they come in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import QueryParameter

from ..words import LANGUAGES

LANG: dict[str, Any] = {
    "lang": QueryParameter(
        annotation=str,
        required=False,
        description="The language of every sentence in the answer; else the visitor's own, else the browser's.",
        schema_extra={"enum": list(LANGUAGES)},
    )
}
"""The query parameter that every route takes; `identity.spoken` reads it. A language we don't speak is no fault."""


def _text() -> Schema:
    return Schema(type=OpenAPIType.STRING)


def _number() -> Schema:
    return Schema(type=OpenAPIType.INTEGER)


def _texts() -> Schema:
    return Schema(type=OpenAPIType.ARRAY, items=_text())


def _object(required: list[str], **properties: Schema) -> Schema:
    return Schema(type=OpenAPIType.OBJECT, required=required, properties=dict(properties))


ENTRY = _object(["type"], type=Schema(type=OpenAPIType.STRING, enum=["move", "undo", "take_back", "handover"]),
                seat=_number(), do=_text(), got=_texts(), keep=_number(), to=_text())  # fmt: skip
TABLE = _object(
    ["seats", "options"],
    seats=_number(),
    options=Schema(type=OpenAPIType.OBJECT, additional_properties=_text()),
    box=_text(),
)
SEAL = _object(
    ["commitment"],
    commitment=_text(),
    numbers=Schema(type=OpenAPIType.ARRAY, items=_number()),
    seed=_text(),
)
RECORD = _object(
    ["game", "version", "table", "names"],
    game=_text(),
    version=_number(),
    table=TABLE,
    names=_texts(),
    setup=_texts(),
    entries=Schema(type=OpenAPIType.ARRAY, items=ENTRY),
    components=_text(),
    seal=SEAL,
    format=_number(),
)
"""A record (`kernel.record.Record`), as far as a schema can say what one is."""


@dataclass
class TakesRecord(Operation):
    """An operation whose body is a record."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody(
            content={"application/json": OpenAPIMediaType(schema=RECORD)}, description="A record.", required=True
        )
