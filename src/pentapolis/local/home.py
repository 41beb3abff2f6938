"""The data folder of Pentapolis, and the prefix of its environment variables."""

from __future__ import annotations

import os
import sys
from pathlib import Path

PREFIX = "PENTAPOLIS_"
"""Of every environment variable."""


def user_folder() -> Path:
    """The system's place for a user's data, ours in it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Pentapolis"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pentapolis"
