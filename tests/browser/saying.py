"""The words on the page, from the client's own texts: a test names a key, and works in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import pentapolis
from pentapolis.words.language import FUNCTIONS

TEXTS = Path(pentapolis.__file__).parent / "words/texts/web"
_ANYTHING = "\u2047"


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for file in sorted(TEXTS.glob(f"*.{lang}.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(lang: str, key: str, **args: Any) -> str:
    """The text under a key; a key that the client does not have is an error."""
    pattern = _bundle(lang).get_message(key).value
    assert pattern is not None, key
    text, errors = _bundle(lang).format_pattern(pattern, args)
    assert not errors, (key, errors)
    return str(text)


def like(lang: str, key: str, *names: str) -> re.Pattern[str]:
    """The text under a key, whatever these variables of it are."""
    text = exactly(say(lang, key, **dict.fromkeys(names, _ANYTHING)))
    return re.compile("^" + text.replace(re.escape(_ANYTHING), ".+") + "$", re.DOTALL)


def exactly(text: str) -> str:
    """A pattern for a text whose hard spaces count as spaces: so they do in accessible names."""
    return r"\s".join(re.escape(word) for word in re.split(r"\s", text))


def either(lang: str, *keys: str) -> re.Pattern[str]:
    """One of several texts, and nothing else."""
    return re.compile("^(" + "|".join(exactly(say(lang, key)) for key in keys) + ")$")
