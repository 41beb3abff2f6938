"""The suite finds what is wrong: small games with one mistake each fail the test that is meant for it, and say why."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from support.flawed import MISTAKES
from support.plugins import distribution, write
from support.suites import check_titles

BRINGING = """
from pentapolis.conformance.brought import bring
from support.flawed import Secrets

bring("shows", secrets=Secrets())
"""
"""A `conftest.py`: one of the games has a table of secrets."""

FOUND = {
    "shows": ("test_swapped_secrets_look_the_same", "viewer -1"),
    "offers": ("test_swapped_secrets_look_the_same", "'forced'"),
    "tells": ("test_a_move_that_reveals_nothing_tells_the_same_with_swapped_secrets", "Told"),
    "rolls": ("test_undo_never_takes_back_what_somebody_has_learnt", "can be undone"),
    "shares": ("test_a_copy_or_an_observation_kept_from_earlier_never_changes", "trail: "),
    "counts": ("test_a_record_cut_short_replays_to_where_it_was_cut", "went otherwise when it was first made"),
    "writes": ("test_asking_a_state_writes_nothing", "a query wrote to the state"),
    "goes_on": ("test_a_game_ends_with_an_outcome", "no end after 20000 moves"),
}
"""By mistake the test that is meant for it, and what it says."""


class Checked(NamedTuple):
    """What the suite found: by game the tests that failed, with what they said, and what was left out."""

    failed: Mapping[str, Mapping[str, str]]
    out: str


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Checked:
    """All these games in one run of the suite."""
    folder = tmp_path_factory.mktemp("mistakes")
    for mistake in MISTAKES:
        write(folder, mistake, f'from support.flawed import flawed\n\nTITLE = flawed("{mistake}")\n')
    distribution(folder, "mistakes", {mistake: mistake for mistake in MISTAKES})
    (folder / "conftest.py").write_text(BRINGING)
    titles = [f"--pentapolis-title={mistake}" for mistake in MISTAKES]
    done = check_titles(folder, *titles, "--junitxml=found.xml")
    assert done.returncode == 1, done.stdout + done.stderr
    failed: dict[str, dict[str, str]] = {mistake: {} for mistake in MISTAKES}
    for case in ElementTree.parse(folder / "found.xml").iter("testcase"):
        wrong = case.find("failure") if case.find("error") is None else case.find("error")
        if wrong is not None:
            test, _, game = case.attrib["name"].partition("[")
            failed[re.split(r"[-\]]", game)[0]][test] = wrong.text or ""
    return Checked(failed, done.stdout)


@pytest.mark.parametrize("mistake", FOUND)
def test_a_mistake_fails_the_test_that_is_meant_for_it(checked: Checked, mistake: str) -> None:
    test, told = FOUND[mistake]
    assert test in checked.failed[mistake], f"{MISTAKES[mistake]}: only {sorted(checked.failed[mistake])} failed"
    explained = [line for line in checked.failed[mistake][test].splitlines() if line.startswith("E")]
    assert re.search(told, "\n".join(explained))


@pytest.mark.parametrize("mistake", ["shows", "offers", "tells", "writes"])
def test_a_mistake_that_concerns_one_thing_fails_few_tests(checked: Checked, mistake: str) -> None:
    assert 0 < len(checked.failed[mistake]) < 6


def test_hidden_fields_that_nothing_imagines_are_named_and_no_fault(checked: Checked) -> None:
    assert checked.failed["dreamless"] == {}
    assert re.search(r"dreamless, left out \(\d+ tests\): hidden fields .*: Race\.numbers$", checked.out, re.MULTILINE)


def test_what_is_lacking_is_left_out_with_the_reason(checked: Checked) -> None:
    for reason in ("no texts", "no heuristics", "no laws", "no table of secrets"):
        assert re.search(rf"^tells, left out \(\d+ tests\): {reason}", checked.out, re.MULTILINE)
    assert "shows, left out (3 tests): no table of secrets" not in checked.out
