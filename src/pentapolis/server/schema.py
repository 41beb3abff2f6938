"""The schema of everything that goes over the wire, for the client's types: `python -m pentapolis.server.schema FILE`.

OpenAPI of the HTTP routes, with the messages of the socket among its components, and the state of every game: what an
observation holds. A state's structs go by the game's id and their own name, with a dot between.
"""

from __future__ import annotations

import pkgutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from .. import games
from . import wire
from .app import create_app
from .settings import Settings
from .wire.play import ClientMessage, ServerMessage

UNIONS: dict[str, Any] = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage}
REFERENCE = "#/components/schemas/"


def schema() -> dict[str, Any]:
    """OpenAPI, as data."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings.load({}, data_dir=folder))
        whole: dict[str, Any] = app.openapi_schema.to_schema()
    components = whole.setdefault("components", {}).setdefault("schemas", {})
    unions, found = msgspec.json.schema_components([*UNIONS.values(), *_structs()], ref_template=REFERENCE + "{name}")
    components |= found | dict(zip(UNIONS, unions, strict=False))
    for game in games.ours():
        components |= state_schema(game)
    return whole


def state_schema(game: str) -> dict[str, Any]:
    """The structs of a game's state, by `game.Struct`. Hidden fields of an observation are blank values of the same
    type. Every field is there, but for defaults of actions."""
    state = games.title(game).state
    _, found = msgspec.json.schema_components([state], ref_template=REFERENCE + game + ".{name}")
    for kind in _structs_in(msgspec.inspect.type_info(state)):
        if not (kind.__struct_config__.array_like or kind.__struct_config__.omit_defaults):
            fields = msgspec.structs.fields(kind)
            tag = [kind.__struct_config__.tag_field] if kind.__struct_config__.tag_field else []
            given = [one.encode_name for one in fields if one.default is not msgspec.UNSET]
            found[kind.__name__]["required"] = [*tag, *given]
    return {f"{game}.{name}": component for name, component in found.items()}


def _structs_in(*types: msgspec.inspect.Type) -> set[type[msgspec.Struct]]:
    """Every struct that one of these types holds, however deep."""
    found: set[type[msgspec.Struct]] = set()
    waiting = list(types)
    while waiting:
        match waiting.pop():
            case msgspec.inspect.StructType(cls=kind, fields=fields) if kind not in found:
                found.add(kind)
                waiting += [field.type for field in fields]
            case msgspec.inspect.UnionType(types=inner) | msgspec.inspect.TupleType(item_types=inner):
                waiting += inner
            case (
                msgspec.inspect.DictType(value_type=inside)
                | msgspec.inspect.ListType(item_type=inside)
                | msgspec.inspect.VarTupleType(item_type=inside)
                | msgspec.inspect.Metadata(type=inside)
            ):
                waiting.append(inside)
    return found


def _structs() -> list[type[msgspec.Struct]]:
    """Every message there is."""
    found: dict[str, type[msgspec.Struct]] = {}
    for module in pkgutil.iter_modules(wire.__path__):
        for name, kind in vars(import_module(f"{wire.__name__}.{module.name}")).items():
            if (
                isinstance(kind, type)
                and issubclass(kind, msgspec.Struct)
                and kind.__module__.startswith(wire.__name__)
            ):
                found[name] = kind
    return list(found.values())


def main(argv: list[str]) -> int:
    """Write the schema to a file, or to standard output without one."""
    if len(argv) > 1 or (argv[:1] and argv[0].startswith("-")):
        sys.stderr.write("usage: python -m pentapolis.server.schema [FILE]\n")
        return 2
    text = msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=1) + b"\n"
    if argv:
        Path(argv[0]).write_bytes(text)
    else:
        sys.stdout.buffer.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
