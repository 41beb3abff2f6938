"""What the words of a game must do, whichever game it is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

from pentapolis.kernel.match import Match
from pentapolis.kernel.refusal import Illegal
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.words import Part, Words, action_parts, event_parts, event_sentence, refusal
from pentapolis.words.rulebook import rulebook
from pentapolis.words.sheet import Thing


def explained_kinds(
    words: Words,
    things: Iterable[Thing],
    game: Iterable[Match[Any]],
    names: Sequence[str],
    viewers: Sequence[int] = (SPECTATOR,),
    most: int | None = None,
) -> set[str]:
    """The kinds of things that the sentences of a game name: its options, `most` of each choice, and its log. Each of
    them can explain itself."""
    explained = {(thing.kind, thing.id) for thing in things}
    kinds = {kind for kind, _ in explained}
    parts: list[Part] = []
    for match in game:
        for seat in match.title.to_act(match.state):
            for action in islice(match.title.asked(match.state, seat), most):
                parts += action_parts(words, action)
    for viewer in viewers:
        for event in match.log(viewer):
            said = event_parts(words, event, names)
            assert "".join(part.text for part in said) == event_sentence(words, event, names)
            parts += said
    named = {(part.kind, part.id) for part in parts if part.kind in kinds}
    assert named <= explained
    return {kind for kind, _ in named}


def refusals_in(package: ModuleType) -> set[str]:
    """The reasons that the rules of a game give for a refusal."""
    (folder,) = map(Path, package.__path__)
    return {key for path in folder.glob("*.py") for key in re.findall(r'"(refused-[a-z-]+)"', path.read_text("utf-8"))}


def refusals_are_said(words: Words, refusals: Mapping[str, Mapping[str, Any]], rule: str) -> None:
    """Every reason is a sentence with its arguments, which ends with the rule."""
    for reason, arguments in refusals.items():
        said = refusal(words, Illegal(reason, rule, **arguments))
        assert said.endswith(f"({rule}).")
        assert not re.search("[_{]", said), said


def counted_things(words: Words, game: str, things: Sequence[Thing]) -> Counter[str]:
    """How many things of each kind explain themselves; each is said whole, with its rule and where its values come
    from."""
    kinds = Counter(thing.kind for thing in things)
    assert all(line and "_" not in line and "{" not in line for thing in things for line in thing.lines)
    assert all(words.has(f"kind-{kind}") for kind in kinds)
    rules = rulebook(game, words.lang)
    assert [thing.id for thing in things if thing.kind != "glossary" and thing.rule not in rules] == []
    assert all(thing.provenance for thing in things if thing.source in ("public", "reconstructed"))
    return kinds
