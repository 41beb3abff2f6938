"""Texts by key, in one language: the common ones and those of one game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from fluent.runtime import FluentBundle, FluentResource

from .. import packages
from ..kernel.action import Action
from .elision import with_de
from .naming import Naming, read_naming
from .parts import Part
from .plain import substitute

LANGUAGES = ("en", "fr")

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?: .*)?\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
_PLAIN = (str, int)
REMEMBERED = 50_000
"""Texts that are kept for use again; past that all are forgotten."""
SAYABLE = 10**15
"""Larger numbers are repeated as they came: nobody can put them into words."""
NARROW_SPACE, HARD_SPACE = "\u202f", "\u00a0"
MINUS = "\N{MINUS SIGN}"
FUNCTIONS: dict[str, Any] = {"DE": with_de}
"""What texts can do beside what Fluent can; the client's texts have the same."""


class MissingText(LookupError):
    """A key without a text, or a text that lacks a variable. Raised in tests; players see the key instead."""


class Words:
    """Every text of one language. Underscores of ids become hyphens: `building-town_hall` is `building-town-hall`."""

    strict: ClassVar[bool] = False
    """Whether a missing text is an error (in tests) or shows its key (at run time)."""

    def __init__(
        self,
        lang: str,
        game: str | None = None,
        actions: Mapping[str, type[Action]] | None = None,
        parts: Sequence[str] = (),
    ) -> None:
        """`parts` are further files of the game's texts, such as `lessons`, where it has them."""
        if lang not in LANGUAGES:
            raise ValueError(f"there are texts in {' and '.join(LANGUAGES)}, not in {lang}")
        self.lang = lang
        self.game = game
        self.actions: Mapping[str, type[Action]] = actions or {}
        """The game's action types by verb: needed to say an action that comes as text."""
        self.naming: Naming = read_naming(*(folder / "names.toml" for folder in _folders(game)))
        self.sentences: dict[tuple[Action, str], str] = {}
        """Sentences of actions that have been said, by action and decision: keep a `Words` to profit from them."""
        self.parts: dict[tuple[Action, str], tuple[Part, ...]] = {}
        """The same, cut into parts."""
        self.spoken = ""
        """The language that the game's own texts are in: another if it lacks this one, none if it has no texts."""
        self._said: dict[tuple[Any, ...], str] = {}
        self._bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self._sources: dict[str, str] = {}
        common, *own = _folders(game)
        self._add(common, lang, () if own else parts)
        for folder in own:
            spoken = lang if (folder / f"{lang}.ftl").is_file() else _other(lang)
            if self._add(folder, spoken, parts):
                self.spoken = spoken

    def _add(self, folder: Traversable, lang: str, parts: Sequence[str]) -> bool:
        """Read the texts of a folder in this language; returns whether there are any."""
        files = [folder / f"{name}.ftl" for name in (lang, *(f"{part}.{lang}" for part in parts))]
        found = [_messages(file.read_text("utf-8")) for file in files if file.is_file()]
        for messages in found:
            self._sources |= messages
        return bool(found)

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        return key.replace("_", "-") in self._sources

    def source(self, key: str) -> str:
        """The text under a key as it is written, its variables in braces; empty if there is none."""
        return self._sources.get(key.replace("_", "-"), "").partition("=")[2].strip()

    def say(self, key: str, /, **args: Any) -> str:
        """The text under a key, with its variables filled in; what was said before is remembered."""
        for value in args.values():
            if type(value) not in _PLAIN:  # compared by more than their value
                return self._say(key, args)
        asked = (key, *args.items())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[asked] = self._say(key, args)
        return said

    def _say(self, key: str, args: dict[str, Any]) -> str:
        key = key.replace("_", "-")
        args = {name: str(n) if isinstance(n, int) and abs(n) > SAYABLE else n for name, n in args.items()}
        if key not in self._sources:
            return self._missing(key, f"no text for {key} in {self.lang}")
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return self._missing(key, f"{key} has no value in {self.lang}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingText(f"{key} in {self.lang}: {errors[0]}")
        return str(text).replace(NARROW_SPACE, HARD_SPACE)

    def number(self, n: int) -> str:
        """A number as this language writes it: "1,014", "−20"."""
        return (MINUS if n < 0 else "") + self.say("number", n=abs(n))

    def listed(self, items: list[str]) -> str:
        """Several things as one phrase: "gold, wood and stone"."""
        if len(items) < 2:
            return "".join(items)
        first = items[0]
        for item in items[1:-1]:
            first = self.say("list-more", a=first, b=item)
        return self.say("list-last", a=first, b=items[-1])

    @property
    def fluent(self) -> str:
        """Every message, as one Fluent resource."""
        return "\n".join(self._sources.values())

    @property
    def keys(self) -> Iterable[str]:
        """Every key there is."""
        return self._sources

    def _read(self, key: str) -> None:
        """Read a message when it is first said, and those it refers to: most are never said by one command."""
        if not self._bundle.has_message(key) and key in self._sources:
            source = self._sources[key]
            self._bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._read(other)

    @property
    def lenient(self) -> bool:
        """Whether something stands for a text that is missing: at run time, and where a game has no texts at all."""
        return not self.strict or (not self.spoken and self.game is not None)

    def _missing(self, key: str, what: str) -> str:
        if not self.lenient:
            raise MissingText(what)
        return key if self.game is None else substitute(key, self.game)


def language(given: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else that of the locale, else English.

    >>> language(None, {"LANG": "fr_CH.UTF-8"}), language("en", {"LANG": "fr_CH.UTF-8"}), language(None, {})
    ('fr', 'en', 'en')
    """
    if given in LANGUAGES:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"


def _other(lang: str) -> str:
    """The language that a game may speak where it does not speak this one."""
    return next(other for other in LANGUAGES if other != lang)


def _folders(game: str | None) -> list[Traversable]:
    own = None if game is None else packages.folder(game)
    return [files(__package__) / "texts", *([] if own is None else [own / "texts"])]


@cache
def _messages(text: str) -> dict[str, str]:
    """The messages of a file by key, as they are written: each goes on until a line that is not indented."""
    return {message[1]: message[0] for message in _MESSAGE.finditer(text)}
