"""`pentapolis backup`, `restore` and `doctor`, and a server that refuses a newer database."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from pentapolis.commands import serve as serving
from pentapolis.local.home import PREFIX
from pentapolis.server.settings import Settings
from pentapolis.server.storage.migrations import newest

from .conftest import Run


@pytest.fixture
def data(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a server that was started once."""
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(f"{PREFIX}{name.upper()}", raising=False)
    folder = tmp_path / "data"
    monkeypatch.setenv("PENTAPOLIS_DATA_DIR", str(folder))
    monkeypatch.setenv("PENTAPOLIS_PORT", "0")
    monkeypatch.setattr(serving, "_run", lambda *_: None)  # all but the serving itself
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr("pentapolis.server.upkeep.logs.configure", lambda *_: None)
    monkeypatch.setattr("os.environ", os.environ.copy())
    return folder


@pytest.fixture
def started(run: Run, data: Path) -> Path:
    assert run("serve").code == 0
    return data


def test_back_up_and_restore(run: Run, started: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    done = run("backup", str(file))
    assert (done.code, done.out.startswith(f"Backed up: {file}")) == (0, True)
    again = run("backup", str(file))
    assert (again.code, again.err) == (2, f"{file} is already there: choose another name.\n")
    refused = run("restore", str(file))
    assert refused.code == 1
    assert "with --force it is replaced" in refused.err
    forced = json.loads(run("restore", str(file), "--force", "--json").out)
    assert forced["schema"] == newest()
    assert Path(forced["kept"]).is_file()
    elsewhere = run("restore", str(file), "--data-dir", str(tmp_path / "other"), "--lang", "fr")
    assert (elsewhere.code, "Restauré" in elsewhere.out) == (0, True)
    assert (tmp_path / "other" / "pentapolis.sqlite").is_file()


def test_a_backup_without_a_name_goes_into_the_data_folder(run: Run, started: Path) -> None:
    by_hand = json.loads(run("backup", "--json").out)
    assert Path(by_hand["file"]).parent == started / "backups"
    assert by_hand["file"].endswith("-host.sqlite")
    assert by_hand["bytes"] > 0
    assert json.loads(run("backup", "--automatic", "--json").out)["file"].endswith("-daily.sqlite")


def test_what_cannot_be_done_is_said_in_one_sentence(run: Run, started: Path, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG" * 50)
    empty = ["--data-dir", str(tmp_path / "empty")]
    away = ["--database-url", "postgresql://nobody:geheim@127.0.0.1:1/none"]
    cases = [
        (["restore", str(picture)], 1, "not a whole backup of Pentapolis; nothing was changed"),
        (["restore", str(tmp_path / "nowhere")], 2, "cannot be read: No such file"),
        (["restore", str(tmp_path)], 2, "cannot be read: Is a directory"),
        (["backup", str(tmp_path / "no" / "folder.sqlite")], 2, "cannot be written: No such file"),
        (["backup", *empty], 1, "nothing to back up yet"),
        (["backup", *away], 1, "The database cannot be reached"),
        (["backup", "--database-url", "mysql:"], 2, "PENTAPOLIS_DATABASE_URL"),
    ]
    for tokens, code, said in cases:
        done = run(*tokens)
        assert (done.code, said in done.err, done.err.count("\n")) == (code, True, 1), (tokens, done)
        assert "geheim" not in done.err


def test_a_data_folder_that_cannot_be(run: Run, data: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = str(tmp_path / "file" / "data")
    done = run("serve", "--data-dir", folder)
    assert (done.code, done.err) == (1, f"{folder} cannot be written: Not a directory.\n")
    ill = run("doctor", "--data-dir", folder)
    assert (ill.code, f"The data folder {folder} cannot be written to" in ill.out) == (1, True)


def newer(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "pentapolis.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def test_a_newer_database_is_refused_in_one_sentence(run: Run, started: Path) -> None:
    newer(started)
    before = (started / "pentapolis.sqlite").read_bytes()
    done = run("serve")
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        "This database was last used by a newer Pentapolis (9999): install that, or restore a backup.\n"
    )
    assert "plus récent (9999)" in run("serve", "--lang", "fr").err
    assert (started / "pentapolis.sqlite").read_bytes() == before


def test_a_newer_backup_is_refused_in_one_sentence(run: Run, started: Path, tmp_path: Path) -> None:
    newer(started)
    file = tmp_path / "copy.sqlite"
    assert run("backup", str(file)).code == 0
    done = run("restore", str(file), "--data-dir", str(tmp_path / "other"))
    assert done.code == 1
    assert done.err == (f"{file} was made by a newer Pentapolis (9999): install that first; nothing was changed.\n")


def test_the_doctor(run: Run, started: Path) -> None:
    report = json.loads(run("doctor", "--json").out)
    by_name = {check["name"]: check for check in report["checks"]}
    assert by_name["database"]["state"] == "ok"
    assert report["well"] == all(check["state"] != "bad" for check in report["checks"])
    newer(started)
    ill = run("doctor")
    assert ill.code == 1
    assert "✗ This database was last used by a newer Pentapolis (9999)" in ill.out
    assert "must be mended." in ill.out
    assert "à réparer" in run("doctor", "--lang", "fr").out


def test_the_doctor_knows_of_packages_that_are_gone(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pentapolis.commands.upkeep", None)
    done = run("doctor")
    assert (done.code, done.err.startswith("Packages are missing: pentapolis.commands.upkeep.")) == (1, True)


def test_the_doctor_knows_of_settings(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENTAPOLIS_WORKERS", "3")
    done = run("doctor", "--json")
    assert done.code == 1
    assert [check["name"] for check in json.loads(done.out)["checks"]] == ["settings"]
