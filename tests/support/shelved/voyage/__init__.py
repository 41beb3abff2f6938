"""The kernel's toy `voyage` as a game on the shelf: alone against the sea."""

from __future__ import annotations

from kernel.toys.voyage import TITLE

__all__ = ["TITLE"]
