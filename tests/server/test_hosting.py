"""What is written about hosting is what the program does: the pages in both languages, and the files to deploy it."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis.commands.verbs import COMMANDS
from pentapolis.local.home import PREFIX
from pentapolis.server import settings as module
from pentapolis.server.settings import Settings
from pentapolis.server.upkeep.files import ENOUGH

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "docs" / name for name in ("hosting.md", "hosting.fr.md")]
FILES = [*PAGES, ROOT / "README.md", *sorted((ROOT / "deploy").iterdir())]


def described() -> dict[str, str]:
    """What settings.py says of each setting."""
    tree = ast.parse(inspect.getsource(module))
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Settings").body
    found = {}
    for field, after in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(after, ast.Expr), f"{field.target.id} is not described"
            found[field.target.id] = " ".join(str(ast.literal_eval(after.value)).split())
    return found


def shown(default: Any) -> str:
    if default in ("", None):
        return ""
    return f"`{str(default).lower() if isinstance(default, bool) else default}`"


def rows(page: Path) -> list[tuple[str, str, str]]:
    return re.findall(rf"^\| `{PREFIX}(\w+)` \| (.*?) ?\| (.+) \|$", page.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_setting_is_on_the_page_with_its_default(page: Path) -> None:
    fields = msgspec.structs.fields(Settings)
    assert [(name, default) for name, default, _ in rows(page)] == [
        (field.name.upper(), shown(field.default)) for field in fields
    ]


def test_the_english_page_says_what_the_program_says() -> None:
    told = {name.lower(): about for name, _, about in rows(PAGES[0])}
    assert told == described()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_only_settings_and_commands_that_exist_are_named(file: Path) -> None:
    text = file.read_text("utf-8")
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    assert set(re.findall(rf"\b{PREFIX}[A-Z0-9_]+", text)) - known == set()
    commands = {command.__name__ for command in COMMANDS}
    assert set(re.findall(r"^(?: {4}|.*`)pentapolis ([a-z]+)\b", text, re.MULTILINE)) - commands == set()


ELSEWHERE = {
    "bot_process_killed": ("test_workers.py", "test_a_worker_killed_in_the_middle_is_replaced"),
    "notices_away": ("test_notices.py", "test_what_fails_is_noted_and_holds_nobody_up"),
}
"""Faults whose tests stand with what they break; all others stand in test_faults*.py."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_fault_of_the_table_has_a_test_and_every_test_a_row(page: Path) -> None:
    rows = re.findall(r"^\| \*\*.+\*\* \(`(\w+)`\) \|.+\|.+\|.+\|$", page.read_text("utf-8"), re.MULTILINE)
    here = Path(__file__).parent
    tests = [name for file in here.glob("test_faults*.py") for name in _tests(file)]
    missing = [row for row in rows if row not in ELSEWHERE and not any(_is_of(name, row) for name in tests)]
    assert missing == []
    assert [name for name in tests if not any(_is_of(name, row) for row in rows)] == ["test_every_kind_can_be_said"]
    assert set(ELSEWHERE) <= set(rows)
    assert [name for file, name in ELSEWHERE.values() if name not in _tests(here / file)] == []


def _tests(file: Path) -> list[str]:
    return re.findall(r"^(?:async )?def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)


def _is_of(test: str, row: str) -> bool:
    return test.startswith(f"test_{row}_")


def test_both_pages_have_the_same_parts() -> None:
    english, french = (re.findall("^#+ ", page.read_text("utf-8"), re.MULTILINE) for page in PAGES)
    assert english == french


def test_the_image_runs_as_nobody_in_particular_and_checks_what_it_installs() -> None:
    text = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    assert re.search(r"^USER \d+:\d+$", text, re.MULTILINE)
    assert text.count("pip install") == text.count("--require-hashes") + text.count("--no-index")
    for source in re.findall(r"^COPY (?!--)(.+) \S+$", text, re.MULTILINE):
        assert [name for name in source.split() if not (ROOT / name).exists()] == []


LOADED = """
import sys
import pentapolis.commands.serve, pentapolis.commands.upkeep, pentapolis.server.app
print(*{name.partition(".")[0] for name in sys.modules})
"""


@pytest.mark.slow
@pytest.mark.parametrize("lock", ["serve", "play"])
def test_the_locks_hold_whatever_a_server_loads(lock: str) -> None:
    """The environment of the tests holds more: only here would a package be missed that an installed server needs."""
    loaded = subprocess.run([sys.executable, "-c", LOADED], check=True, capture_output=True, text=True).stdout.split()
    owners = packages_distributions()
    needed = {re.sub("[-_.]+", "-", name).lower() for module in loaded for name in owners.get(module, [])}
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements" / f"{lock}.lock").read_text(), re.MULTILINE))
    assert "greenlet" in needed
    assert needed - locked <= {"pentapolis", "setuptools", "pip"}


def test_the_unit_and_the_container_may_open_enough_files() -> None:
    unit = (ROOT / "deploy" / "pentapolis.service").read_text("utf-8")
    limit = re.search(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)
    assert limit is not None
    assert int(limit[1]) >= ENOUGH
    compose = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    assert re.search(rf"nofile: {ENOUGH}$", compose, re.MULTILINE)


def test_wherever_a_proxy_is_set_up_it_is_named() -> None:
    named = f"{PREFIX}TRUSTED_PROXIES"
    for file in FILES:
        text = file.read_text("utf-8")
        if "reverse_proxy" in text or "proxy_pass" in text or "127.0.0.1:8421:8421" in text:
            assert named in text, file.name
