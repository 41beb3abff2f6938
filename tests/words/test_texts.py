"""The .ftl files: complete in both languages, the same variables, French set as French is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import pentapolis
from pentapolis import games
from pentapolis.kernel import action as kernel_actions
from pentapolis.kernel.action import Action, verb
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.naming import DICE, SEAT, key_of

ROOT = Path(pentapolis.__file__).parent
FOLDERS = {"common": ROOT / "words/texts"} | {game: ROOT / "games" / game / "texts" for game in games.ours()}
HARD_SPACE = "\u00a0"


class Variables(Visitor):
    """The variables and other messages that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name is given)
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the name is given)
        self.found.add(node.id.name)


def entries(folder: str, lang: str) -> list[ast.EntryType]:
    return list(FluentResource((FOLDERS[folder] / f"{lang}.ftl").read_text("utf-8")).body)


def messages(folder: str, lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in entries(folder, lang):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_entry_can_be_read_and_stands_once(folder: str, lang: str) -> None:
    read = entries(folder, lang)
    assert [entry.content for entry in read if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in read if isinstance(entry, ast.Message))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_keys_and_variables(folder: str) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert english.keys() == french.keys()
    assert {key: used for key, used in english.items() if used != french[key]} == {}


@pytest.mark.parametrize("game", games.ours())
def test_a_game_does_not_say_what_is_said_for_all(game: str) -> None:
    assert messages(game, "en").keys() & messages("common", "en").keys() == set()


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_has_hard_spaces_where_french_has_them(folder: str) -> None:
    text = (FOLDERS[folder] / "fr.ftl").read_text("utf-8")
    assert "\u202f" not in text
    prose = re.sub(r"\{[^{}]*\}", "x", text)  # what stands in braces is Fluent's
    assert re.findall(rf".*[^{HARD_SPACE}\s]?(?<!{HARD_SPACE})[;!?»](?!\w).*", prose) == []
    assert re.findall(r".* :(?: |$).*", prose) == []
    assert re.findall(r".*« .*", prose) == []


class Ones(Visitor):
    """The variants `[one]` of French that don't print the number they stand for: it may be 0 or 1."""

    def __init__(self) -> None:
        super().__init__()
        self.silent: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the name is given)
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                used = Variables()
                used.visit(variant.value)
                assert isinstance(node.selector, ast.VariableReference)
                name = node.selector.id.name
                if f"${name}" not in used.found and not name.endswith("_count"):
                    self.silent.append(name)


@pytest.mark.parametrize("file", sorted(ROOT.rglob("*fr.ftl")), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_french_says_robot_and_vous(file: Path) -> None:
    for line in file.read_text("utf-8").splitlines():
        said = re.sub(r"^[a-z0-9-]+ =|\{[^{}]*\}|\[\w+\]|--[\w-]+|^#.*", "", line)  # keys, variables, options
        assert not re.search(r"\b(bots?|tu|toi|ton|ta|tes)\b|\bt['’]", said, re.IGNORECASE), line


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.slow
def test_french_singular_prints_its_number(folder: str) -> None:
    for entry in entries(folder, "fr"):
        ones = Ones()
        ones.visit(entry)
        assert ones.silent == [], entry.id.name if isinstance(entry, ast.Message) else ""


# every key that the code asks for


def used_keys(*folders: Path) -> set[str]:
    """Keys of refusals and verdicts, as they stand in the code."""
    source = "\n".join(path.read_text("utf-8") for folder in folders for path in sorted(folder.rglob("*.py")))
    return set(re.findall(r'"((?:refused|malformed|verify|table|components)-[a-z-]+)"', source))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_kernel_has_words(lang: str) -> None:
    words, used = Words(lang), used_keys(ROOT / "kernel", ROOT / "words")
    assert used >= {"refused-undo", "malformed-verb", "verify-altered"}
    assert {key for key in used if not words.has(key)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_the_terminal_has_words(lang: str) -> None:
    words = Words(lang)
    source = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "cli").rglob("*.py")))
    used = set(re.findall(r'(?:\bsay|Stop|_say)\(\s*"([a-z]+-[a-z-]+)"', source))
    assert used >= {"play-curtain", "cli-no-game", "play-not-understood"}
    games_own = {"game-name", "game-tagline", "game-provenance"}
    assert {key for key in used if not words.has(key)} <= games_own


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_kernel_has_words(lang: str) -> None:
    kinds = [k for k in vars(kernel_actions).values() if isinstance(k, type) and issubclass(k, Action)]
    wanted = {f"action-{verb(kind)}" for kind in kinds if kind is not Action}
    assert {key for key in wanted if not Words(lang).has(key)} == set()


@pytest.mark.parametrize("game", [None, *games.ours()])
def test_the_rules_of_naming_name_something(game: str | None) -> None:
    words = Words("en", game)
    naming = words.naming
    for field, patterns in naming.fields.items():
        for pattern in patterns:
            head, _, tail = pattern.partition("*")
            own = [key for key in words.keys if key.startswith(head) and key.endswith(tail)]
            assert pattern in (SEAT, DICE) or own or game is None, f"{field}: {pattern}"
    for field, ids in naming.ids.items():
        assert [value for value in ids if not key_of(words, field, value)] == []
    assert [key for parts in naming.parts.values() for key in parts.values() if not words.has(key)] == []
    assert game is None or set(naming.headings) <= games.title(game).events.keys()


def test_every_enemy_and_advisor_of_kingsburg_goes_by_a_name() -> None:
    from pentapolis.games.kingsburg.components import BOXES

    words, box = Words("en", "kingsburg"), BOXES[""]
    assert [card for card in box.enemies if key_of(words, "enemy", card) != f"enemy-{box.enemies[card].type}"] == []
    assert [n for n, advisor in box.advisors.items() if words.naming.id("advisor", n) != advisor.id] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.slow
def test_messages_are_found_as_fluent_finds_them(folder: str, lang: str) -> None:
    """`Words` cuts a file into messages by itself, to read only those that are said."""
    from pentapolis.words.language import _messages

    cut = _messages((FOLDERS[folder] / f"{lang}.ftl").read_text("utf-8"))
    whole = {entry.id.name: entry for entry in entries(folder, lang) if isinstance(entry, ast.Message)}
    assert cut.keys() == whole.keys()
    for key, source in cut.items():
        (message,) = (entry for entry in FluentResource(source).body if not isinstance(entry, ast.BaseComment))
        assert message.equals(whole[key], ignored_fields=["span", "comment"]), key
