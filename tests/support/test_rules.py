"""The rule plugin itself, on a small project with a ledger of four ids."""

from __future__ import annotations

import pytest

LEDGER = """
- <a id="to-1.1"></a>**TO-1.1** A rule. It mentions **TO-9.9**, which nothing defines.
- **TO-1.2** Another.
| **TO-A1** | A ruling on TO-1.1. |
- **TO-E1 (setup).** An example.
"""
TESTS = """
import pytest
from support import rule

@rule("TO-1.1", "TO-A1")
@pytest.mark.parametrize("n", [1, 2])
def test_passes(n): pass

@rule("TO-A1")
def test_fails(): assert False

@rule("TO-1.2")
@pytest.mark.skip
def test_skipped(): pass
"""

UNUSED = [
    part for name in ("anyio", "asyncio", "faker", "hypothesispytest", "schemathesis") for part in ("-p", f"no:{name}")
]
"""Plugins that the small project does without."""
WITH_WORKERS = pytest.param(("-n", "2"), marks=pytest.mark.slow)


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makepyprojecttoml('[tool.pytest.ini_options]\ntestpaths = ["tests"]\nmarkers = ["rule"]')
    for folder in ("tests", "docs", "docs/rules"):
        pytester.mkdir(folder)
    (pytester.path / "docs/rules/toy.en.md").write_text(LEDGER)
    (pytester.path / "tests/test_toy.py").write_text(TESTS)
    return pytester


def lines(project: pytest.Pytester, *args: str) -> list[str]:
    return project.runpytest("-p", "support.rules", *UNUSED, *args).outlines


@pytest.mark.parametrize("workers", [(), WITH_WORKERS], ids=["alone", "with workers"])
def test_an_id_counts_when_its_tests_ran_and_none_failed(project: pytest.Pytester, workers: tuple[str, ...]) -> None:
    assert "TO rules covered: 1/4" in lines(project, *workers)


def test_a_selection_says_that_it_is_one(project: pytest.Pytester) -> None:
    assert "TO rules covered by this selection: 2/4" in lines(project, "-k", "passes")
    assert "rules covered" not in "\n".join(lines(project, "-k", "skipped"))


@pytest.mark.parametrize("how", [(), ("--collect-only",), WITH_WORKERS], ids=["alone", "collected", "with workers"])
def test_the_list_names_each_test_and_what_has_none(project: pytest.Pytester, how: tuple[str, ...]) -> None:
    out = lines(project, "--rules", *how)
    first = out.index("toy: 3/4 ids have tests")
    assert out[first + 1 : first + 6] == [
        "  TO-1.1    tests/test_toy.py::test_passes",
        "  TO-1.2    tests/test_toy.py::test_skipped",
        "  TO-A1     tests/test_toy.py::test_fails",
        "  TO-A1     tests/test_toy.py::test_passes",
        "toy, without a test (1): TO-E1",
    ]


@pytest.mark.parametrize("workers", [(), WITH_WORKERS], ids=["alone", "with workers"])
@pytest.mark.slow
def test_an_unknown_id_is_an_error_of_its_file(project: pytest.Pytester, workers: tuple[str, ...]) -> None:
    test = project.path / "tests/test_toy.py"
    test.write_text(TESTS.replace("TO-1.2", "TO-9.9"))
    out = "\n".join(lines(project, *workers))
    assert "test_skipped: no ledger in docs/rules defines TO-9.9" in out
    assert "1 error" in out


def test_an_untestable_id_is_shown_with_its_reason(project: pytest.Pytester) -> None:
    (project.path / "tests/rules_untestable.toml").write_text('[toy]\n"TO-E1" = "nobody can see it"\n')
    assert "  TO-E1     untestable: nobody can see it" in lines(project, "--rules")
    assert "TO rules covered: 1/4 (1 untestable)" in lines(project)


@pytest.mark.parametrize(
    ("declared", "complaint"),
    [
        (
            '[toy]\n"TO-1.1" = "why not"',
            "proves TO-1.1, which tests/rules_untestable.toml calls untestable",
        ),
        ('[toy]\n"TO-9.9" = "why not"', "the ledger of toy does not define TO-9.9"),
        ('[toy]\n"TO-E1" = " "', "TO-E1 needs a reason"),
        ('[chess]\n"CH-1.1" = "why not"', "docs/rules has no ledger of chess"),
    ],
)
def test_a_wrong_declaration_is_an_error(project: pytest.Pytester, declared: str, complaint: str) -> None:
    (project.path / "tests/rules_untestable.toml").write_text(declared)
    done = project.runpytest("-p", "support.rules", *UNUSED)
    assert complaint in "\n".join(done.outlines + done.errlines)
    assert done.ret not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)


@pytest.mark.parametrize(
    ("ledger", "complaint"),
    [(LEDGER * 2, "toy.en.md defines TO-1.1 2 times"), ("Nothing yet.", "toy.en.md defines no rule")],
)
def test_a_ledger_defines_each_id_once(project: pytest.Pytester, ledger: str, complaint: str) -> None:
    (project.path / "docs/rules/toy.en.md").write_text(ledger)
    assert complaint in "\n".join(project.runpytest("-p", "support.rules", *UNUSED).errlines)
