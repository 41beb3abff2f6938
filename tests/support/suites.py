"""The shipped suite in a pytest of its own, as somebody runs it who has installed Pentapolis."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

from pentapolis.conformance import plugin


def check_titles(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`pytest` in this folder, whose packages are installed. No other pytest plug-in takes part."""
    known = any(entry.value == plugin.__name__ for entry in entry_points(group="pytest11"))
    here = ["-p", "pentapolis"] if known else ["-p", plugin.__name__]  # installed before there was a plug-in
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "pytest", "-q", *here, "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
