"""One setting says where every command keeps what it keeps; games saved before it was set are still found."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from cli.conftest import Run
from pentapolis.cli import saves
from pentapolis.local.home import user_folder
from pentapolis.server.settings import Settings
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.migrations import migrate

GAME = ["kingsburg", "--seats", "Anna,random", "--seed", "1"]


@pytest.fixture
def data(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder, as its setting says."""
    monkeypatch.delenv("PENTAPOLIS_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("PENTAPOLIS_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data"


def test_the_terminal_saves_there(run: Run, data: Path) -> None:
    assert run("play", *GAME, typed=["quit"]).code == 0
    assert [path.name for path in data.rglob("*.json")] == ["kingsburg-1.json"]
    assert (data / "games" / "kingsburg-1.json").is_file()
    assert not user_folder().exists()


def test_the_server_and_its_commands_store_there(run: Run, data: Path) -> None:
    settings = Settings.load()
    assert settings.folder == data

    async def prepared() -> None:
        db = Database(settings)
        await migrate(db)
        await db.close()

    asyncio.run(prepared())
    made = json.loads(run("backup", "--json").out)
    assert Path(made["file"]).parent.parent == data
    assert run("restore", made["file"], "--force").code == 0
    assert sqlite3.connect(data / "pentapolis.sqlite").execute("SELECT count(*) FROM visitors").fetchone() == (0,)
    assert str(data) in run("doctor").out
    assert not user_folder().exists()


def test_a_run_of_the_arena_is_kept_there(data: Path) -> None:
    assert saves.place("arena/a.jsonl") == data / "games" / "arena" / "a.jsonl"
    before = user_folder() / "arena" / "a.jsonl"
    before.parent.mkdir(parents=True)
    before.touch()
    assert saves.place("arena/a.jsonl") == before


@pytest.mark.parametrize("before", ["XDG_DATA_HOME", "PENTAPOLIS_HOME"])
def test_games_saved_before_it_was_set_are_found(
    run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    monkeypatch.delenv("PENTAPOLIS_DATA_DIR")
    monkeypatch.setenv(before, str(tmp_path / "before"))
    assert run("play", *GAME, typed=["quit"]).code == 0
    (old,) = (tmp_path / "before").rglob("kingsburg-1.json")
    monkeypatch.setenv("PENTAPOLIS_DATA_DIR", str(data))
    assert [path for path, _ in saves.unfinished()] == [old]
    assert run("play", *GAME, typed=["quit"]).code == 0  # under a name that means one game only
    assert (data / "games" / "kingsburg-2.json").is_file()
    assert len(saves.unfinished()) == 2
    assert run("play", "--resume", str(old), typed=["quit"]).code == 0
    assert not (data / "games" / "kingsburg-1.json").exists()  # it stays where it is


def test_a_home_folder_may_be_written_short(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(data))
    monkeypatch.setenv("PENTAPOLIS_DATA_DIR", "~/mine")
    assert saves.folders()[0] == data / "mine" / "games"
