"""What there is, what the rules say, where the values come from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pentapolis import games

from .conftest import Run


def test_the_games(run: Run) -> None:
    done = run("games", "--lang", "fr")
    assert done.code == 0
    assert "Kingsburg (kingsburg)" in done.out
    assert "plus_two_limit=per_group" in done.out
    listed = json.loads(run("games", "--json").out)
    assert [game["id"] for game in listed] == games.names()
    kingsburg = next(game for game in listed if game["id"] == "kingsburg")
    assert kingsburg["players"] == [2, 3, 4, 5]


def test_a_rule_in_both_languages(run: Run) -> None:
    assert "KB-9.2 A building may be constructed only if" in run("rules", "kingsburg", "KB-9.2").out
    assert "KB-9.2 Un bâtiment ne se construit que si" in run("rules", "kingsburg", "KB-9.2", "--lang", "fr").out
    (rule,) = json.loads(run("rules", "kingsburg", "9.2", "--json").out)
    assert rule["id"] == "KB-9.2"


def test_the_chapters(run: Run) -> None:
    done = run("rules", "kingsburg")
    assert "KB-9 Step d — construct buildings" in done.out
    assert done.code == 0


def test_components_with_their_provenance(run: Run) -> None:
    done = run("components", "kingsburg")
    assert done.code == 0
    assert "Church (public sources, KB-14.3)" in done.out
    assert "1 Jester (rulebook, KB-8.5)" in done.out
    things = {thing["id"]: thing for thing in json.loads(run("components", "kingsburg", "--json").out)}
    assert things["church"]["source"] == "public"
    assert "effect, row" in things["church"]["provenance"]
    assert any("KBurg" in line for line in things["y4_demons_6"]["provenance"])


def test_an_owners_values_replace_ours(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[buildings]]\nid = "church"\nvp = 11\n')
    done = run("components", "kingsburg", "--components", str(mine))
    assert "Church (your own component file, KB-14.3)" in done.out
    assert "11 VP" in done.out
    mine.write_text('[[buildings]]\nid = "castle"\n')
    refused = run("components", "kingsburg", "--components", str(mine))
    assert refused.code == 2
    assert refused.err == "The component file cannot be used. In buildings: there is no id = 'castle'.\n"
    french = run("components", "kingsburg", "--components", str(mine), "--lang", "fr")
    assert "Dans buildings\u00a0: il n'y a pas de id = 'castle'." in french.err


@pytest.mark.parametrize(
    ("file", "en", "fr"),
    [
        ("a" + ".a" * 3000 + "=1", "Line 1: a key has more than 8 parts.", "une clé compte plus de 8 parties."),
        ("a=" + "[" * 3000, "Line 1: values are nested more than 8 deep.", "imbriquées sur plus de 8 niveaux."),
        ("\na=" + "1" * 5000, "Line 2: a number or a name has more than 64 characters.", "dépasse 64 caractères."),
        ("#" * 200_001, "It is larger than 200 kB.", "Il dépasse 200 ko."),
        ("a=[" + "1," * 30_000 + "]", "It holds more than 30,000 values.", "Il contient plus de 30\u00a0000 valeurs."),
        ("a='", "This is not a TOML file: line 1 can't be read.", "la ligne 1 est illisible."),
    ],
)  # fmt: skip
def test_a_file_that_would_cost_too_much_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, file: str, en: str, fr: str
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(file)
    for command in (("components", "origins"), ("play", "origins"), ("simulate", "origins")):
        refused = run(*command, "--components", str(mine))
        assert (refused.code, refused.err) == (2, f"The component file cannot be used. {en}\n")
    french = run("components", "origins", "--components", str(mine), "--lang", "fr")
    assert (french.code, french.err.endswith(f"{fr}\n")) == (2, True)
