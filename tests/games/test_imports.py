"""The modules of a game import one way: at their top, and never in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import pentapolis.games

GAMES = Path(pentapolis.games.__file__).parent
FOLDERS = sorted(path.parent for path in GAMES.glob("*/__init__.py"))


def modules(folder: Path) -> dict[tuple[str, ...], ast.Module]:
    """The modules of a game by the parts of their names; a package by the parts of its folder."""
    found = {}
    for path in folder.rglob("*.py"):
        parts = path.relative_to(GAMES).with_suffix("").parts
        found[parts[:-1] if parts[-1] == "__init__" else parts] = ast.parse(path.read_text("utf-8"))
    return found


def imported(name: tuple[str, ...], tree: ast.Module, known: set[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """The modules of the same game that a module imports."""
    is_package = any(other[:-1] == name for other in known)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            package = name[: len(name) - node.level + is_package]
            source = (*package, *(node.module or "").split(".")) if node.module else package
            for alias in node.names:
                target = (*source, alias.name) if (*source, alias.name) in known else source
                if target in known and target != name:
                    yield target


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_no_function_of_a_game_imports(folder: Path) -> None:
    for name, tree in modules(folder).items():
        inside = [
            node.lineno for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) and node.col_offset
        ]
        assert not inside, f"{'.'.join(name)} imports inside a function in lines {inside}"


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_the_modules_of_a_game_import_one_way(folder: Path) -> None:
    trees = modules(folder)
    graph = {name: set(imported(name, tree, set(trees))) for name, tree in trees.items()}
    assert sum(map(len, graph.values())) > len(graph) / 2
    TopologicalSorter(graph).prepare()  # names the modules of a circle
