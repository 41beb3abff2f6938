"""`docs/add-a-game.md`, done as a reader does it: every listing in turn, every command, up to the package as it is."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from examples.tutorial import Listing, changed, steps
from pentapolis import packages
from support.plugins import distribution

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "liars_dice"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
STEPS = list(steps(PAGE))
FIRST_GAME = 60
"""Lines of listings after which the game can be played."""
NOT_RUN = ("pentapolis serve",)
"""Commands that go on until they are stopped."""
SELF_PLAY = """
import pentapolis as pp, random
title, luck = pp.title("liars_dice"), random.Random(1)
for seats in title.players:
    chance = pp.FastChance(seats)
    g = pp.new("liars_dice", seats, chance)
    while not g.over:
        (seat,) = pp.to_act(g)
        pp.apply(g, seat, luck.choice(pp.legal(g, seat)), chance)
    assert pp.outcome(g).winners
"""


class Workshop:
    """The folder of a reader, and an environment with Pentapolis."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "liars_dice"
        self.folder.mkdir()
        self.site = folder / "site-packages"
        self.site.mkdir()
        path = os.pathsep.join([str(self.site), str(self.folder)])
        own_data = {"XDG_DATA_HOME": str(folder), "LOCALAPPDATA": str(folder)}
        self.environment = os.environ | own_data | {"PYTHONPATH": path, "LANG": "en", "COLUMNS": "100"}

    def follow(self, listing: Listing) -> None:
        if listing.file:
            listing.carry_out(self.folder)
        for command in listing.commands:
            self.run(command)

    def run(self, command: str) -> None:
        if command in NOT_RUN:
            return
        if command == "pip install -e .":
            self.install()
            return
        program, *arguments = shlex.split(command)
        words = {
            "pentapolis": ["-m", "pentapolis"],
            "pytest": ["-m", "pytest", "-q", "-p", "no:cacheprovider"],
            "python": [],
        }[program]
        if arguments[:1] == ["play"]:
            said = self.python(*words, *arguments, "--seed", "1", typed="1\n" * 3000)
            assert "pentapolis verify" in said, f"the game did not end\n{said[-1500:]}"
        else:
            self.python(*words, *arguments)

    def install(self) -> None:
        """What pip would write into the environment."""
        project = tomllib.loads((self.folder / "pyproject.toml").read_text("utf-8"))["project"]
        distribution(self.site, project["name"], project["entry-points"][packages.GROUP])

    def python(self, *words: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *words], cwd=self.folder, env=self.environment, input=typed, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        return done.stdout


@pytest.mark.slow
def test_the_tutorial_builds_the_package(tmp_path: Path) -> None:
    """After each step the game can be played; at the end every file is the one in examples/."""
    workshop = Workshop(tmp_path)
    for heading, listings in STEPS:
        for listing in listings:
            workshop.follow(listing)
        try:
            workshop.python("-c", SELF_PLAY)
        except AssertionError as error:
            raise AssertionError(f"after {heading}: {error}") from None
    assert files(workshop.folder) == files(PACKAGE) - {"README.md"}
    for name in files(workshop.folder):
        assert (workshop.folder / name).read_text("utf-8") == (PACKAGE / name).read_text("utf-8"), name


def files(folder: Path) -> set[str]:
    left_out = ("__pycache__", "_cache", ".egg-info")
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    return {name for name in found if not any(part in name for part in left_out)}


def test_the_game_is_played_after_a_few_lines() -> None:
    lines = 0
    for listing in STEPS[0][1]:
        if any(command.startswith("pentapolis play") for command in listing.commands):
            break
        lines += sum(bool(line.strip()) for line in listing.text.splitlines()) if listing.file else 0
    assert 30 < lines <= FIRST_GAME
    assert f"These are {lines} lines" in PAGE


def test_the_rules_of_the_page_are_those_of_the_package() -> None:
    rule = r"^- \*\*(LD-\d+)\*\* (.*?)(?=\n- |\n\n)"
    told = re.findall(rule, PAGE, re.M | re.S)
    assert [id for id, _ in told] == [f"LD-{n}" for n in range(1, 9)]
    assert told == re.findall(rule, (PACKAGE / "README.md").read_text("utf-8"), re.M | re.S)
    named = set(re.findall(r"LD-\d+", (PACKAGE / "liars_dice" / "rules.py").read_text("utf-8")))
    assert named >= {id for id, _ in told} - {"LD-7", "LD-6"}


def test_a_change_must_fit_the_file() -> None:
    assert changed("a\nb\nc\n", "@@ here @@\n a\n-b\n+x\n+y\n c\n") == "a\nx\ny\nc\n"
    with pytest.raises(AssertionError, match="stand 0 times"):
        changed("a\nb\n", "@@ @@\n-c\n+d\n")
    with pytest.raises(AssertionError, match="stand 2 times"):
        changed("a\na\n", "@@ @@\n-a\n+d\n")
