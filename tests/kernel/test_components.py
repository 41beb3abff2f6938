"""A component file is measured before it is parsed: whatever passes costs `tomllib` little, and real files all pass."""

from __future__ import annotations

import contextlib
import json
import sys
import tomllib
import tracemalloc
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pentapolis import games
from pentapolis.kernel.components import GROWTH, KEY_PARTS, NESTING, PARTS, SIZE, WORD, box_id, lean, load, measure
from pentapolis.kernel.refusal import BadComponents

DEEP = "." + ".".join("a" * KEY_PARTS)
PIECES = [
    "a", "a.", ".", "b", '"', "'", '"""', "'''", "''", '""', "\\", '\\"', "\\u00e9", "\n", "\r\n", "\r", " ", "\t", "#",
    "=", ",", "[", "]", "[[", "]]", "{", "}", "1", "-1", "1.5", "1e9", "0x", "_", "1979-05-27", "07:32:00", "true",
    "inf", "é", "\x00", "[a]\n", "[[a]]\n", "a=1\n", "a=[", "a={", "a.a=", "'.'", '"."', "1" * 60, DEEP, "[" * NESTING,
]  # fmt: skip


def calls(text: str) -> int:
    """The functions that `tomllib` calls for a text: the same on every machine, however busy it is."""
    count = 0

    def called(_frame: Any, _event: str, _arg: Any) -> None:
        nonlocal count
        count += 1

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        parse(text)
    finally:
        sys.setprofile(before)
    return count


def held(text: str) -> int:
    """The bytes that `tomllib` holds at most for a text."""
    tracemalloc.start()
    try:
        parse(text)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def parse(text: str) -> None:
    """No other error is caught."""
    with contextlib.suppress(tomllib.TOMLDecodeError):
        tomllib.loads(text)


def passes(text: str) -> bool:
    try:
        measure(text)
    except BadComponents:
        return False
    return True


def reason(source: bytes) -> tuple[str, dict[str, int | str]]:
    """Why a file is refused."""
    with pytest.raises(BadComponents) as bad:
        load(source)
    return bad.value.reason, bad.value.arguments


# whatever passes is cheap


@given(st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
@example("a" + ".a" * 3000 + "=1")
@example("[a" + ".a" * 3000 + "]")
@example("a={b" + " . b" * 3000 + "=1}")
@example("a." + '"".' * 3000 + "b=1")
@example("a=" + "[" * 3000)
@example("a=" + "{a=" * 3000)
@example("a=" + "1" * 5000)
@example("a=1" + "_1" * 5000)
@example('"""' + "a" + ".a" * 3000 + '"""=1')
@example("# '''\na" + ".a" * 3000 + "=1\n# '''")
@example("a='''x''''''\nb" + ".a" * 3000 + "=1")
def test_what_passes_costs_little_and_raises_nothing_else(text: str) -> None:
    if passes(text):
        assert calls(text) <= 40 * len(text) + 100
        assert held(text) <= 1500 * len(text) + 100_000


@pytest.mark.parametrize(
    "line",
    ["[{n}]\n", "[{n}.a.b.c.d.e.f.g]\n", "{n}.a.b.c.d.e.f.g=1\n", "[[a]]\n", "k{n}=1\n", "a{n}={{b={{}},c={{}}}}\n"],
)
@pytest.mark.slow
def test_the_most_that_passes_is_held_in_fifty_megabytes(line: str) -> None:
    """As many lines of one kind as a file may have."""
    fewest, most = 1, PARTS + 1
    while most - fewest > 1:
        half = (fewest + most) // 2
        text = "".join(line.format(n=n) for n in range(half))
        fewest, most = (half, most) if len(text) <= SIZE and passes(text) else (fewest, half)
    text = "".join(line.format(n=n) for n in range(fewest))
    assert held(text) < 50_000_000


# the bounds themselves


@pytest.mark.parametrize(
    "form", ["{key}=1", "[{key}]", "[[{key}]]", "a={{{key}=1}}", "a=[{{{key}=1}}]", "a=1\n{key}='''\n.......\n'''"]
)
@pytest.mark.parametrize("dot", [".", " . ", "\t."])
@pytest.mark.parametrize("part", ["b", '""', "'.'", '"a.\\".b"', "1"])
def test_a_key_has_so_many_parts(form: str, dot: str, part: str) -> None:
    load(form.format(key=dot.join([part] * KEY_PARTS)).encode())
    line = 2 if form.startswith("a=1") else 1
    long = form.format(key=dot.join([part] * (KEY_PARTS + 1)))
    assert reason(long.encode()) == ("components-key", {"line": line, "most": KEY_PARTS})


@pytest.mark.parametrize("inner", ["[]", "{}"])
def test_values_are_nested_so_deep(inner: str) -> None:
    value = inner
    for _ in range(NESTING - 1):
        value = f"[{value}]"
    load(f"a={value}".encode())
    assert reason(f"\na=[{value}]".encode()) == ("components-nesting", {"line": 2, "most": NESTING})


@pytest.mark.parametrize("word", ["1", "a"])
def test_numbers_and_names_are_so_long(word: str) -> None:
    load(f"{word * WORD}=0\nb=0x{'f' * (WORD - 2)}\nc=1.{'1' * WORD}".encode())
    assert reason(f"{word * (WORD + 1)}=0".encode()) == ("components-word", {"line": 1, "most": WORD})
    assert reason(f"a={'1' * 5000}".encode()) == ("components-word", {"line": 1, "most": WORD})


def test_a_file_is_so_large() -> None:
    load(b"#" * SIZE)
    assert reason(b"#" * (SIZE + 1)) == ("components-size", {"most": SIZE // 1000})


def test_a_file_has_so_many_values() -> None:
    load(f"a=[{'1,' * (PARTS - 2)}]".encode())
    assert reason(f"a=[{'1,' * (PARTS - 1)}]".encode()) == ("components-parts", {"most": PARTS})


@pytest.mark.parametrize(
    ("source", "line"), [(b"\xff", 0), (b"a", 0), (b"\n= 3", 2), (b'\n\na="', 3), (b"a='''\n''", 1), (b'a="\\', 1)]
)
def test_what_is_no_toml_is_said_with_its_line(source: bytes, line: int) -> None:
    assert reason(source) == ("components-no-toml", {"line": line})


def test_what_a_refusal_quotes_is_cut_short() -> None:
    bad = BadComponents("components-no-table", table="x" * 100_000, line=3)
    assert bad.arguments == {"table": "x" * BadComponents.QUOTED + "…", "line": 3}
    whole = "x" * BadComponents.QUOTED
    assert BadComponents("components-no-table", table=whole).arguments == {"table": whole}


# real files


@pytest.mark.parametrize("game", games.ours())
def test_our_own_files_pass_with_room_to_spare(game: str) -> None:
    source = files("pentapolis.games").joinpath(game, "components.toml").read_bytes()
    assert load(source) == tomllib.loads(source.decode())
    if game != "medioevo":
        assert load(source + b"\n" + b"#" * len(source)), "an owner's may be twice as large"


texts = st.text(st.sampled_from("ab.=[]{}#,'\"\\ é1_"), max_size=12)
keys = texts | st.sampled_from(["a", "b", "c-d", "1"])
values: st.SearchStrategy[Any] = st.recursive(
    st.integers(-(2**63), 2**63 - 1) | st.booleans() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3),
    max_leaves=12,
)


def written(value: Any, draw: st.DataObject) -> str:
    """A value as TOML, strings in any of the four ways that can say them."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        ways = [json.dumps(value), f'"""{json.dumps(value)[1:-1]}"""']
        if "'" not in value:
            ways += [f"'{value}'", f"'''{value}'''", f"'''\n{value}'''"]
        return draw.draw(st.sampled_from(ways))
    if isinstance(value, list):
        return "[" + ", # ].'''\n".join(written(one, draw) for one in value) + "\n]"
    return "{" + ", ".join(f"{json.dumps(key)} = {written(one, draw)}" for key, one in value.items()) + "}"


@given(st.dictionaries(keys, values, max_size=4), st.data())
def test_a_file_within_the_bounds_is_read_as_tomllib_reads_it(tables: dict[str, Any], draw: st.DataObject) -> None:
    text = "".join(f'{json.dumps(key)} = {written(value, draw)} # ."\n' for key, value in tables.items())
    if depth(tables) <= NESTING:
        assert load(text.encode()) == tomllib.loads(text) == tables
    else:
        assert reason(text.encode())[0] == "components-nesting"


def depth(value: Any) -> int:
    """How deep arrays and inline tables are nested in the tables of a file."""
    if not isinstance(value, dict | list):
        return -1
    return 1 + max((depth(one) for one in (value.values() if isinstance(value, dict) else value)), default=-1)


def test_a_box_is_named_by_its_file() -> None:
    assert box_id(b"a=1") == box_id(b"a=1") != box_id(b"a=2")
    assert len(box_id(b"")) == 16


# what is kept


def test_a_box_shares_with_ours_what_is_the_same() -> None:
    ours: dict[str, Any] = {
        "cards": [{"id": "a", "cost": {"gold": 1}}, {"id": "b", "cost": {"gold": 2}}],
        "track": {"length": 5},
    }
    laid = {"cards": [{"id": "a", "cost": {"gold": 1}}, {"id": "b", "cost": {"gold": 3}}], "track": {"length": 5}}
    kept = lean(ours, laid)
    assert kept == laid
    assert kept["track"] is ours["track"]
    assert kept["cards"][0] is ours["cards"][0]
    assert ours["cards"][1]["cost"] == {"gold": 2}


def test_a_box_may_not_grow_without_end() -> None:
    ours = {"cards": [{"id": "a", "effects": ["one"]}]}
    fits = {"cards": [{"id": "a", "effects": ["x" * (GROWTH - 100)]}]}
    assert lean(ours, fits) == fits
    with pytest.raises(BadComponents) as refused:
        lean(ours, {"cards": [{"id": "a", "effects": ["x" * 2 * GROWTH]}]})
    assert refused.value.reason == "components-large"
