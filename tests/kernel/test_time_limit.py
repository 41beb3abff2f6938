"""Games that are played for an agreed time: which option says so, and what the table says when it has passed."""

from __future__ import annotations

import pytest

from kernel.toys import council
from pentapolis.kernel.action import Pass
from pentapolis.kernel.agreement import Agreed, TableOption, TimeLimit
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import TABLE
from pentapolis.kernel.title import Rules, Title

MINUTES = TableOption("minutes", ("none", "60"))


def limited(limit: TimeLimit, *options: TableOption) -> Title[council.Council]:
    """The council, with a time limit."""
    return Title(
        id="council",
        prefix="CO",
        version=1,
        players=(2, 3, 4),
        rules=Rules(
            state=council.Council,
            modules=[council],
            setup=council.setup,
            start=council.council_round,
            outcome=council.outcome,
        ),
        table=Agreed(
            options=options,
            time_limit=limit,
        ),
    )


TITLE = limited(TimeLimit("minutes", council.CloseCouncil), MINUTES)


def begun(title: Title[council.Council], minutes: str) -> Match[council.Council]:
    return Match(title, title.table(2, {"minutes": minutes} if title.options else {}), FastChance(1))


def test_the_option_says_how_long_and_the_table_says_when_it_is_up() -> None:
    match = begun(TITLE, "60")
    assert TITLE.agreed_minutes(match.state.table) == 60
    assert TITLE.time_is_up(match.state) == council.CloseCouncil()
    match.act(TABLE, council.CloseCouncil())
    assert match.over
    assert TITLE.time_is_up(match.state) is None, "it is said once"


@pytest.mark.parametrize("title", [TITLE, council.TITLE], ids=["none agreed", "no such option"])
def test_without_a_limit_nothing_is_to_be_said(title: Title[council.Council]) -> None:
    match = begun(title, "none")
    assert title.agreed_minutes(match.state.table) is None
    assert title.time_is_up(match.state) is None


@pytest.mark.parametrize(
    ("limit", "option"),
    [
        (TimeLimit("hours", council.CloseCouncil), MINUTES),
        (TimeLimit("minutes", council.CloseCouncil), TableOption("minutes", ("none", "long"))),
        (TimeLimit("minutes", council.Collect), MINUTES),
        (TimeLimit("minutes", council.Whisper), MINUTES),
        (TimeLimit("minutes", Pass), MINUTES),
    ],
    ids=["no option", "no minutes", "a seat decides", "a seat's floor", "nobody says it"],
)
def test_a_limit_that_could_not_be_kept_is_no_title(limit: TimeLimit, option: TableOption) -> None:
    with pytest.raises(TypeError):
        limited(limit, option)
