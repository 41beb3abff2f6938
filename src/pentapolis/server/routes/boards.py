"""The drawn boards that plug-ins bring: the folder `board/` of their packages, under `/boards/<game>/`."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from ... import games
from ..trouble import Trouble

KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
"""Types that must be right for a browser to use a file, whatever the system's own table says."""


@get("/boards/{game:str}/{path:path}", include_in_schema=False, sync_to_thread=True)
def board_file(game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of a board; nothing outside of its folder."""
    parts = path.strip("/").split("/")
    if game not in games.plugins() or any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        raise Trouble("not-found", 404)
    folder = games.folder(game) / "board"
    file = folder.joinpath(*parts)
    if isinstance(file, Path) and isinstance(folder, Path) and not file.resolve().is_relative_to(folder.resolve()):
        raise Trouble("not-found", 404)  # a link leads out of the folder
    try:
        body = file.read_bytes()
    except (OSError, ValueError):  # no file, or no name that a file could have
        raise Trouble("not-found", 404) from None
    ending = "." + parts[-1].rpartition(".")[2]
    kind = KINDS.get(ending) or mimetypes.guess_type(parts[-1])[0] or "application/octet-stream"
    return Response(body, media_type=kind, headers={"cache-control": "no-cache"})


ROUTES = [board_file]
