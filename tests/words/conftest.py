"""In these tests a missing text is an error."""

from __future__ import annotations

import pytest

from pentapolis.words import Words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
