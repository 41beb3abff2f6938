"""Games that are not whole yet: whoever names one can play it, nobody is offered it."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis import games

TITLE = "from pentapolis.games.kingsburg import TITLE\n"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one game more."""
    package = tmp_path / "half_a_game"
    package.mkdir()
    (package / "__init__.py").write_text(TITLE)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    return package


def test_a_draft_is_offered_to_nobody_and_found_by_name(shelf: Path) -> None:
    assert "half_a_game" in games.names()
    (shelf / games.DRAFT).write_text("What is missing: the other half.\n")
    assert "half_a_game" not in games.names()
    assert "half_a_game" in games.names(drafts=True)
    assert games.title("half_a_game").id == "kingsburg"


def test_whole_games_are_no_drafts() -> None:
    assert not any(games.is_draft(game) for game in games.names())
    with pytest.raises(LookupError):
        games.title("no_such_game")
