"""Games of other packages: found by their entry points, and named in one sentence where they don't work."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pentapolis as pp
from pentapolis import games
from pentapolis.games.faults import BrokenPlugin
from pentapolis.words import LANGUAGES, Words
from support.plugins import distribution, install, on_path, write

GOOD = "from pentapolis.kernel.title import Title\nfrom support.plugged.bare_bids import TITLE\n"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder that packages can be installed into; `games.refresh` then finds them."""
    with on_path(tmp_path):
        yield tmp_path


def test_an_installed_game_is_one_of_the_games(folder: Path) -> None:
    install(folder, "bare_bids")
    games.refresh()
    assert games.plugins() == ["bare_bids"]
    assert games.names() == sorted([*games.ours(), "bare_bids"])
    assert games.broken() == []
    assert str(games.folder("bare_bids")) == str(folder / "bare_bids")
    g = pp.new("bare_bids", seats=2, seed=3)
    pp.apply(g, 0, "bid count=1 face=4", pp.FastChance(1))
    assert pp.to_act(g) == (1,)
    assert [games.part("bare_bids", name) for name in games.PARTS] == [None] * len(games.PARTS)


def test_without_plugins_there_are_ours(folder: Path) -> None:
    assert games.names() == games.ours() != []
    assert games.plugins() == []
    with pytest.raises(LookupError, match="bare_bids"):
        games.title("bare_bids")
    assert games.part("bare_bids", "heuristics") is None


BROKEN = {
    "name": ("Bare-Bids", GOOD, "Bare-Bids"),
    "ours": ("kingsburg", GOOD, "kingsburg"),
    "import": ("bare_bids", "import a_module_that_nobody_has\n", "a_module_that_nobody_has"),
    "no-title": ("bare_bids", "TITLE = 'Bids'\n", "Title"),
    "id": ("other_bids", GOOD, "bare_bids"),
}


@pytest.mark.parametrize("why", BROKEN)
def test_a_broken_game_is_named_and_the_others_go_on(folder: Path, why: str) -> None:
    game, source, told = BROKEN[why]
    write(folder, "some_game", source)
    distribution(folder, "some-games", {game: "some_game"})
    write(folder, "another_bids", GOOD)
    if game != "bare_bids":
        install(folder, "bare_bids")
    games.refresh()
    (fault,) = games.broken()
    assert (fault.why, fault.game, fault.distribution) == (why, game, "some-games")
    assert games.names() == sorted([*games.ours(), *(["bare_bids"] if game != "bare_bids" else [])])
    for lang in LANGUAGES:
        sentence = fault.sentence(Words(lang))
        assert "some-games" in sentence
        assert told in sentence
        assert "\n" not in sentence
    if why == "ours":
        assert games.title("kingsburg").prefix == "KB"
    else:
        with pytest.raises(BrokenPlugin, match="some-games"):
            games.title(game)


def test_a_mistake_in_the_declaration_is_named(folder: Path) -> None:
    write(
        folder,
        "some_game",
        "from support.plugged import bare_bids as b\n"
        "from pentapolis.kernel.title import Rules, Title\n"
        "class Undeclared(b.Bids):\n    secret: int = 0\n"
        "TITLE = Title(id='some_game', prefix='SG', version=1, players=[2], rules=Rules(\n"
        "    state=Undeclared, modules=[b], setup=b.setup, start=b.new_round, outcome=b.outcome))\n",
    )
    distribution(folder, "some-games", {"some_game": "some_game"})
    games.refresh()
    (fault,) = games.broken()
    assert fault.why == "import"
    assert "secret" in fault.detail


def test_a_module_without_a_folder_is_named(folder: Path) -> None:
    (folder / "single.py").write_text(GOOD)
    distribution(folder, "some-games", {"bare_bids": "single"})
    games.refresh()
    assert [fault.why for fault in games.broken()] == ["package"]


def test_of_two_games_with_one_id_the_first_is_played(folder: Path) -> None:
    install(folder, "bare_bids")
    write(folder, "other", GOOD)
    distribution(folder, "z-games", {"bare_bids": "other"})
    games.refresh()
    assert games.plugins() == ["bare_bids"]
    assert [(fault.why, fault.distribution, fault.detail) for fault in games.broken()] == [
        ("twice", "z-games", "bare-bids")
    ]
    assert str(games.folder("bare_bids")) == str(folder / "bare_bids")


def test_texts_and_modules_that_cannot_be_read_are_named(folder: Path) -> None:
    install(folder, "bare_bids")
    texts = folder / "bare_bids" / "texts"
    texts.mkdir()
    (texts / "names.toml").write_text("[fields\n")
    games.refresh()
    assert [fault.why for fault in games.broken()] == ["texts"]
    (texts / "names.toml").unlink()
    (folder / "bare_bids" / "heuristics.py").write_text("1 / 0\n")
    games.refresh()
    (fault,) = games.broken()
    assert (fault.why, "ZeroDivisionError" in fault.detail) == ("part", True)


ODD = {
    "no name": ("Metadata-Version: 2.1\nVersion: 1.0\n", "some_game", "1 / 0\n", "ZeroDivisionError"),
    "no package": ("Metadata-Version: 2.1\nName: some-games\n", "no package!", "", "no package!"),
    "nothing": ("Metadata-Version: 2.1\nName: some-games\n", "", "", "Empty module name"),
    "leaves": (None, "some_game", "class Leave(BaseException): pass\nraise Leave('gone')\n", "gone"),
    "mute": (
        None,
        "some_game",
        "class Mute(Exception):\n    def __str__(self): raise ValueError\nraise Mute\n",
        "Mute: no message",
    ),
}


@pytest.mark.parametrize("odd", ODD)
def test_whatever_a_package_is_the_others_go_on(folder: Path, odd: str) -> None:
    metadata, package, source, told = ODD[odd]
    install(folder, "bare_bids")
    write(folder, "some_game", source)
    distribution(folder, "some-games", {"some_game": package})
    if metadata is not None:
        (folder / "some_games-1.0.dist-info" / "METADATA").write_text(metadata)
    distribution(folder, "other-games", {"some_game": "some_game"})
    games.refresh()
    assert games.plugins() == ["bare_bids"]
    assert told in " ".join(fault.detail for fault in games.broken())


def test_what_a_package_prints_is_not_on_standard_output(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, "some_game", "print('loud')\n")
    distribution(folder, "some-games", {"some_game": "some_game"})
    games.refresh()
    assert games.plugins() == []
    assert capsys.readouterr() == ("", "loud\n")


def test_a_sheet_that_draws_nothing_is_named(folder: Path) -> None:
    install(folder, "bare_bids")
    (folder / "bare_bids" / "sheet.py").write_text("def draw(): ...\n")
    games.refresh()
    (fault,) = games.broken()
    assert (fault.why, fault.detail) == ("part", "TypeError: bare_bids.sheet must offer sheet")


def test_another_process_finds_them_too(folder: Path) -> None:
    install(folder, "bare_bids")
    code = "from pentapolis import games; print(games.title('bare_bids').id, 'bare_bids' in games.plugins())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "bare_bids True\n"


def test_entry_points_are_looked_up_only_when_asked_for() -> None:
    code = (
        "import sys, pentapolis as pp; pp.new('kingsburg', 3); from pentapolis import games; games.ours();"
        "print('importlib.metadata' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
