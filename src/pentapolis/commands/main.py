"""Where the command `pentapolis` starts. It imports nothing heavy: Ctrl-C is quiet from the first moment."""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code, 130 if it is stopped while it is still starting."""
    try:
        from .app import main as run

        return run(argv)
    except KeyboardInterrupt:
        return 130
