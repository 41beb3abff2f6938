"""`pentapolis backup`, `restore` and `doctor`: what a host does to keep a server well."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ..cli.output import FAILED, OK, USAGE, Stop, console, print_json, say
from ..local.home import PREFIX
from ..server.settings import BadSetting, Settings
from ..server.storage.alone import InUse
from ..server.storage.backup import BY_HAND, DAILY, Backups, NoDatabase
from ..server.storage.database import named, reason
from ..server.storage.dump import BadDump
from ..server.storage.faults import kind_of, kind_of_file
from ..server.storage.migrations import NewerDatabase
from ..server.storage.restore import Exists
from ..server.storage.restore import restore as put_back
from ..server.upkeep.doctor import Finding, examine
from ..words import Words

T = TypeVar("T")
SIGNS = {"ok": ("✓", "green"), "note": ("!", "yellow"), "bad": ("✗", "red")}


def backup(words: Words, file: Path | None, automatic: bool, json: bool, given: dict[str, Any]) -> int:
    """Back the database up, to a file or into the data folder; the server may go on meanwhile."""
    settings = load(given)
    backups = Backups(settings)
    if file is not None and file.exists():
        raise Stop("backup-taken", USAGE, file=str(file))
    try:
        if file is None:
            made = _run(backups.make(DAILY if automatic else BY_HAND), settings)
            file = backups.folder / made.name
        else:
            _run(backups.write(file), settings)
    except OSError as error:
        raise Stop("cli-cannot-write", USAGE, file=str(file or backups.folder), why=error.strerror) from None
    size = file.stat().st_size
    if json:
        print_json({"file": str(file), "bytes": size})
    else:
        say(words.say("backup-done", file=str(file), size=-(-size // 1000)))
    return OK


def restore(words: Words, file: Path, force: bool, json: bool, given: dict[str, Any]) -> int:
    """Put a backup in the place of the database."""
    settings = load(given)
    try:
        done = _run(put_back(settings, file, force), settings)
    except OSError as error:
        raise Stop("cli-cannot-read", USAGE, file=str(file), why=error.strerror) from None
    except BadDump:
        raise Stop("restore-bad", file=str(file)) from None
    except NewerDatabase as newer:
        raise Stop("restore-newer", file=str(file), version=newer.version) from None
    except Exists:
        raise Stop("restore-exists", database=named(settings)) from None
    except InUse:
        raise Stop("restore-in-use") from None
    kept = str(Backups(settings).folder / done.kept) if done.kept else ""
    if json:
        print_json({"database": named(settings), "schema": done.schema, "kept": kept})
        return OK
    say(words.say("restore-done", file=str(file), database=named(settings)))
    if kept:
        say(words.say("restore-kept", file=kept))
    return OK


def doctor(words: Words, json: bool, given: dict[str, Any]) -> int:
    """Check everything a server needs; 1 if something keeps it from working."""
    try:
        findings = asyncio.run(examine(Settings.load(**given)))
    except BadSetting as bad:
        text = words.say(bad.key, name=f"{PREFIX}{bad.name.upper()}", value=bad.value)
        return _told(words, [("settings", "bad", text)], json)
    return _told(words, [(one.name, one.state, _sentence(words, one)) for one in findings], json)


def _sentence(words: Words, finding: Finding) -> str:
    return words.say(f"doctor-{finding.key}", **finding.arguments)


def _told(words: Words, lines: list[tuple[str, str, str]], json: bool) -> int:
    bad = sum(state == "bad" for _, state, _ in lines)
    if json:
        checks = [{"name": name, "state": state, "text": text} for name, state, text in lines]
        print_json({"well": not bad, "checks": checks})
        return FAILED if bad else OK
    from rich.text import Text

    screen = console()
    for _, state, text in lines:
        sign, colour = SIGNS[state]
        screen.print(Text(f"{sign} ", colour).append(text, "default"), soft_wrap=True)
    screen.print(words.say("doctor-bad", n=bad) if bad else words.say("doctor-well"))
    return FAILED if bad else OK


def load(given: dict[str, Any]) -> Settings:
    """The settings, or one sentence about the one that can't be used."""
    try:
        return Settings.load(**given)
    except BadSetting as bad:
        raise Stop(bad.key, USAGE, name=f"{PREFIX}{bad.name.upper()}", value=bad.value) from None


def _run(work: Coroutine[Any, Any, T], settings: Settings) -> T:
    """Do it; what keeps us from the database or the disk is said in one sentence."""
    try:
        return asyncio.run(work)
    except NoDatabase:
        raise Stop("backup-nothing", file=str(settings.file)) from None
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise Stop("serve-no-postgres") from None
    except OSError as error:
        if error.filename is not None or kind_of_file(error) is not None:  # a file, not the database
            raise
        raise Stop("serve-no-database", error=reason(error)) from None
    except (sqlite3.Error, SQLAlchemyError) as error:
        kind = kind_of(error)
        if kind is None or kind == "away":
            raise Stop("serve-no-database", error=reason(error)) from None
        raise Stop(f"fault-{kind}", where=named(settings)) from None
