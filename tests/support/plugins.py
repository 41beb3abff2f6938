"""Plug-ins for tests: distributions that are installed into a folder, as `pip install --target` leaves them."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

from pentapolis import games, packages

PLUGGED = Path(__file__).parent / "plugged"


def distribution(folder: Path, name: str, offers: Mapping[str, str]) -> None:
    """Declare a distribution that offers games: the package of each by its id."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = "".join(f"{game} = {package}\n" for game, package in offers.items())
    (info / "entry_points.txt").write_text(f"[{packages.GROUP}]\n{lines}")


def install(folder: Path, *names: str) -> None:
    """Install games of `support.plugged`, each as a distribution of its own."""
    for name in names:
        shutil.copytree(PLUGGED / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        distribution(folder, name.replace("_", "-"), {name: name})


def write(folder: Path, package: str, source: str) -> None:
    """A package with this source."""
    (folder / package).mkdir(parents=True)
    (folder / package / "__init__.py").write_text(source)


@contextmanager
def on_path(folder: Path) -> Iterator[None]:
    """What is installed in a folder is found, here and in processes that are started; afterwards it is forgotten.
    Here, plug-ins that whoever runs the tests has installed are not."""
    elsewhere, look = set(packages.sources()), packages.sources.__wrapped__
    hidden = patch.object(packages, "sources", cache(lambda: tuple(one for one in look() if one not in elsewhere)))
    before, python_path = set(sys.modules), os.environ.get("PYTHONPATH")
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *([python_path] if python_path else [])])
    hidden.start()
    games.refresh()
    try:
        yield
    finally:
        hidden.stop()
        sys.path.remove(str(folder))
        if python_path is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = python_path
        for name in set(sys.modules) - before:
            file = getattr(sys.modules[name], "__file__", None)
            if file is not None and Path(file).is_relative_to(folder):
                del sys.modules[name]
        games.refresh()
