"""Whatever is typed, down to pure noise: it is an action of the game, or it is refused and changes nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis import games
from pentapolis.conformance.playing import cases, play_out
from pentapolis.conformance.strays import WORDS
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.refusal import Illegal, Malformed, NotNow
from pentapolis.kernel.title import Title


def lines(title: Title[Any]) -> st.SearchStrategy[str]:
    """Lines that look like actions of the game more or less, down to pure noise."""
    fields = sorted({field.name for kind in title.actions.values() for field in msgspec.structs.fields(kind)})
    value = st.one_of(
        st.integers().map(str), st.sampled_from(["", "yes", "no", "1,2", ",", "=", "-0", "٣", *WORDS]), st.text()
    )
    pair = st.builds("{}={}".format, st.one_of(st.sampled_from(fields or ["field"]), st.text(max_size=5)), value)
    verb = st.one_of(st.sampled_from(sorted(title.actions)), st.text(max_size=8))
    line = st.builds(lambda verb, pairs: " ".join([verb, *pairs]), verb, st.lists(pair, max_size=4))
    return st.one_of(line, st.text())


@lru_cache
def in_the_middle(game: str) -> tuple[Any, int]:
    """Some position of a game, and a seat that is awaited there."""
    play = play_out(cases(game)[0], "random", 0)
    ply = play.plies[len(play.plies) // 2]
    return games.title(game).decode(ply.before), ply.seat


noise = lru_cache(lines)


@pytest.mark.slow
@given(data=st.data())
def test_a_line_that_is_no_action_is_malformed(game: str, data: st.DataObject) -> None:
    title = games.title(game)
    line = data.draw(noise(title))
    try:
        action = title.parse(line)
    except Malformed:
        return
    assert title.parse(text(action)) == action
    g, seat = in_the_middle(game)
    before = title.encode(g)
    if action not in title.legal(g, seat):
        with pytest.raises((NotNow, Illegal)):
            title.apply(g, seat, action, ScriptedChance(()))
        assert title.encode(g) == before
