"""The rulebooks are found and read by id, chapter and word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pentapolis import games
from pentapolis.words import LANGUAGES
from pentapolis.words import rulebook as module
from pentapolis.words.rulebook import NoRulebook, find, rulebook
from support.plugins import install, on_path


def test_a_rule_in_each_language() -> None:
    english, french = (rulebook("kingsburg", lang)["KB-9.2"] for lang in ("en", "fr"))
    assert english.text.startswith("A building may be constructed only if")
    assert french.text.startswith("Un bâtiment ne se construit que si")
    assert english.section == "KB-9 Step d — construct buildings"


@pytest.mark.parametrize("game", games.ours())
def test_both_languages_have_the_same_rules_which_name_the_same_others(game: str) -> None:
    english, french = (rulebook(game, lang) for lang in LANGUAGES)
    assert list(english) == list(french)
    assert len(english) > 200
    others = re.compile(rf"{games.title(game).prefix}-[AE]?\d+(?:\.\d+)?")
    for id, own in english.items():
        assert set(others.findall(own.text)) == set(others.findall(french[id].text)), id


@pytest.mark.parametrize(
    ("game", "chapters"), [("alba_longa", 23), ("discordia", 25), ("medioevo", 27), ("origins", 27)]
)
def test_the_french_rulebook_names_the_heading_of_the_book_for_each_chapter(game: str, chapters: int) -> None:
    source = (Path(__file__).parents[2] / "docs" / "rules" / f"{game}.fr.md").read_text("utf-8")
    headings = re.findall(rf"^## {games.title(game).prefix}-\d+ .*\n\n(.*)$", source, re.MULTILINE)
    assert len(headings) == chapters
    assert [line for line in headings if not line.startswith("*Livret")] == []


def test_a_row_of_a_table_is_a_rule_too() -> None:
    church = rulebook("kingsburg", "en")["KB-14.3"]
    assert "- *Building*: church" in church.text
    assert "- *VP*: 7" in church.text


@pytest.mark.parametrize(
    ("asked", "ids"),
    [
        ("KB-9.2", ["KB-9.2"]),
        ("kb-9.2", ["KB-9.2"]),
        ("9.2", ["KB-9.2"]),
        ("KB-11", ["KB-11.1"]),
        ("a12", ["KB-A12"]),
        ("soldiers chart", ["KB-A28"]),
        ("no such thing", []),
    ],
)
def test_finding(asked: str, ids: list[str]) -> None:
    assert [rule.id for rule in find(rulebook("kingsburg", "en"), asked)] == ids


def test_a_book_that_is_not_there() -> None:
    with pytest.raises(NoRulebook):
        rulebook("chess", "en")


def test_an_installed_package_carries_its_books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "pentapolis"
    (package / "docs" / "rules").mkdir(parents=True)
    (package / "docs" / "rules" / "toy.en.md").write_text("## TO-1 Toys\n- **TO-1.1** A rule.\n")
    monkeypatch.setattr(module, "__file__", str(package / "words" / "rulebook.py"))
    assert rulebook("toy", "en")["TO-1.1"].text == "A rule."


def test_a_plugin_brings_its_own(tmp_path: Path) -> None:
    install(tmp_path, "bare_bids")
    with on_path(tmp_path):
        with pytest.raises(NoRulebook):
            rulebook("bare_bids", "en")
        page = tmp_path / "bare_bids" / "rules" / "en.md"
        page.parent.mkdir()
        page.write_text("# Nothing but a title\n")
        with pytest.raises(NoRulebook):
            rulebook("bare_bids", "en")
        page.write_text("## BB-1 Bidding\n\n- **BB-1.1** Bid higher, or call.\n")
        rules = rulebook("bare_bids", "en")
        assert [(rule.id, rule.section) for rule in find(rules, "1.1")] == [("BB-1.1", "BB-1 Bidding")]
