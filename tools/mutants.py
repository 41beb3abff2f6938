"""Break a part of the code on purpose, one small change at a time, and see whether its tests notice.

    .venv/bin/python tools/mutants.py kingsburg                       100 mutants of a game's rules, drawn with seed 1
    .venv/bin/python tools/mutants.py kernel --count 20 --seed 7
    .venv/bin/python tools/mutants.py server/play --budget 30 --json > mutants.json
    .venv/bin/python tools/mutants.py server/tables --only chat.py:40 --tests tests/server/test_chat.py

A part is a game, or a folder of src/pentapolis. The tests run once on unchanged code to see which of them run which
lines; each mutant then meets only the tests that run it. A mutant is killed if a test fails or does not come back. One
that all tests pass on, or that none runs, survives and is shown: it could be a fault that nobody would notice. Tests
run on a copy: your files are never touched. With --budget a mutant meets only some seconds of its tests, those that run
little but its module: fewer may be killed than all tests would kill. --only tries every mutant of the lines you name.
Exit code: 0 all killed, 1 some survived, 2 nothing could be measured.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import dev
import steps
from mutations import Mutant, mutants_of, sample

NOT_RULES = {"__init__", "aid", "heuristics", "scenes", "sheet"}  # modules and rooms
PATIENCE = 30  # seconds that a run may take on top of three times what its tests took on unchanged code
MEMORY = 8 << 30  # bytes a run may take: a broken loop must not take the machine with it
TESTS = {
    "kernel": ["tests/kernel", "tests/conformance"],
    "server/play": ["tests/server"],
    "server/tables": ["tests/server"],
    "server/people": ["tests/server"],
}
"""What tests a part that is no game."""
FAST = {"kernel": ["--fast"]}
"""Options for the tests of a part."""


class Cannot(Exception):
    """Nothing can be measured; the text says why and what to do."""


def folder_of(part: str) -> Path:
    """Where a part lies, from the folder of the sources."""
    game = Path("pentapolis", "games", part)
    return game if (steps.ROOT / "src" / game).is_dir() else Path("pentapolis", part)


class Bench:
    """Copies of the source tree, one per job, in which the tests run on a mutant."""

    def __init__(
        self, part: str, tests: list[str], options: list[str], jobs: int, folder: Path, budget: float = math.inf
    ) -> None:
        self.tests, self.options, self.folder, self.budget = tests, options, folder, budget
        self.running: set[subprocess.Popen[str]] = set()
        self.copies: queue.Queue[Path] = queue.Queue()
        self.home = folder_of(part)
        self.touched: dict[str, list[str]] = {}
        self.seconds: dict[str, float] = {}
        self.shares: dict[str, Counter[str]] = {}
        original = steps.ROOT / "src"
        for job in range(jobs):
            source = folder / str(job) / "src"
            shutil.copytree(original, source, ignore=shutil.ignore_patterns("__pycache__"))
            (source.parent / "docs").symlink_to(steps.ROOT / "docs")  # for what is looked up beside the package
            self.copies.put(source)
            original = source  # all the same, whatever is edited meanwhile
        # by hash, since a mutant often has the size and the second of what it replaces
        by_hash = ["-m", "compileall", "-q", "--invalidation-mode", "checked-hash", str(folder)]
        subprocess.run([steps.PYTHON, *by_hash], check=True)
        home = original / self.home
        left_out = NOT_RULES if self.home.parts[1] == "games" else set()
        self.modules = {
            str(path.relative_to(home)): path.read_bytes()
            for path in sorted(home.rglob("*.py"))
            if left_out.isdisjoint(path.relative_to(home).with_suffix("").parts)
        }

    def check(self) -> None:
        """The tests must pass on a true copy, which tells what runs which lines and how long it takes."""
        copy = self.copies.get()
        report = self.folder / "touched.json"
        variables = {"MUTANTS_FOLDER": str(copy / self.home), "MUTANTS_REPORT": str(report)}
        passed, said = self.pytest(copy, self.tests, None, **variables)
        self.copies.put(copy)
        if not passed:
            raise Cannot(f"{said}\nThe tests fail on unchanged code: mend {' '.join(self.tests)} first.")
        self.read(json.loads(report.read_text()))
        if not self.touched:
            raise Cannot(f"{' '.join(self.tests)} runs no line of {self.home}: it does not test the copy.")

    def read(self, report: dict[str, Any]) -> None:
        """Take over what `touched` wrote: the tests by line, their seconds; and count a test's lines by module."""
        self.touched, self.seconds = report["lines"], report["seconds"]
        self.shares = {test: Counter() for test in self.seconds}
        for line, tests in self.touched.items():
            for test in filter(None, tests):
                self.shares[test][line.rpartition(":")[0]] += 1

    def met_by(self, mutant: Mutant) -> list[str]:
        """The tests that run a mutant, within the budget: any if it is run while modules are loaded."""
        lines = [f"{mutant.module}:{line}" for line in range(mutant.line, mutant.last + 1)]
        found = {test for line in lines for test in self.touched.get(line, ())}
        ran = self.seconds if "" in found else found

        def share(test: str) -> float:
            lines = self.shares[test]
            return lines[mutant.module] / max(lines.total(), 1)

        chosen: list[str] = []
        seconds = 0.0
        for test in sorted(sorted(ran), key=share, reverse=True):
            if not chosen or seconds + self.seconds[test] <= self.budget:
                chosen.append(test)
                seconds += self.seconds[test]
        return sorted(chosen)  # by file, since tests of a file share what they set up

    def survives(self, mutant: Mutant) -> bool:
        tests = self.met_by(mutant)
        if not tests:
            return True
        copy = self.copies.get()
        changed = copy / self.home / mutant.module
        try:
            changed.write_bytes(mutant.applied())
            return self.pytest(copy, tests, PATIENCE + 3 * sum(self.seconds[test] for test in tests))[0]
        finally:
            changed.write_bytes(mutant.source)
            self.copies.put(copy)

    def pytest(self, path: Path, tests: list[str], limit: float | None, **variables: str) -> tuple[bool, str]:
        """Whether the tests pass on a copy within some seconds, and the end of what they said."""
        with tempfile.NamedTemporaryFile("w", dir=self.folder, suffix=".txt") as listed:
            listed.write("\n".join(tests))
            listed.flush()
            command = [str(steps.PYTHON), "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=short"]
            command += [*(["-p", "touched"] if variables else []), *self.options, f"@{listed.name}"]
            tools = str(Path(__file__).parent)
            env = os.environ | {"PYTHONPATH": os.pathsep.join([str(path), tools])} | variables
            env.pop("PYTHONDONTWRITEBYTECODE", None)  # saves compiling the tests each time
            with subprocess.Popen(
                command,
                cwd=steps.ROOT,
                env=env,
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                process_group=0,
            ) as process:
                self.running.add(process)
                try:
                    said, _ = process.communicate(timeout=limit)
                except subprocess.TimeoutExpired:
                    kill(process)
                    return False, "out of time"
                finally:
                    self.running.discard(process)
        return process.returncode == 0, said[-2000:]

    def stop(self) -> None:
        for process in list(self.running):
            kill(process)


def kill(process: subprocess.Popen[str]) -> None:
    """End a run together with what it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def survivors(bench: Bench, mutants: list[Mutant], jobs: int) -> list[Mutant]:
    alive: list[Mutant] = []
    with ThreadPoolExecutor(jobs) as pool:
        futures = {pool.submit(bench.survives, mutant): mutant for mutant in mutants}
        try:
            for done, future in enumerate(as_completed(futures), start=1):
                if future.result():
                    alive.append(futures[future])
                    if not sys.stderr.isatty():
                        print(shown(futures[future]), file=sys.stderr, flush=True)
                progress(f"{done}/{len(mutants)} tried, {len(alive)} survived")
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            bench.stop()
            raise
        finally:
            progress("")
    return sorted(alive, key=mutants.index)


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def shown(mutant: Mutant) -> str:
    return f"{mutant.module}:{mutant.line}: {mutant.what}\n{mutant.diff()}\n"


def measure(
    part: str, tests: list[str], choose: Callable[[Iterator[Mutant]], list[Mutant]], jobs: int, budget: float
) -> tuple[list[Mutant], list[Mutant]]:
    """The mutants tried, and those among them that the tests let pass."""
    for path in (f"src/{folder_of(part)}", *tests):
        if not (steps.ROOT / path.partition("::")[0]).exists():
            raise Cannot(f"There is no {path}: name a game or a folder of src/pentapolis, and its tests with --tests.")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        bench = Bench(part, tests, FAST.get(part, []), jobs, Path(folder), budget)
        if not bench.modules:
            raise Cannot(f"src/{folder_of(part)} holds no module.")
        progress("running the tests on unchanged code")
        bench.check()
        every = (mutant for name, source in bench.modules.items() for mutant in mutants_of(name, source))
        mutants = choose(every)
        if not mutants:
            raise Cannot("There is nothing to change in these lines.")
        return mutants, survivors(bench, mutants, jobs)


def report(part: str, tried: list[Mutant], alive: list[Mutant], as_json: bool) -> None:
    found = [
        {
            "file": f"src/{folder_of(part)}/{mutant.module}",
            "line": mutant.line,
            "what": mutant.what,
            "diff": mutant.diff(),
        }
        for mutant in alive
    ]
    killed = len(tried) - len(alive)
    if as_json:
        print(json.dumps({"part": part, "mutants": len(tried), "killed": killed, "survivors": found}, indent=2))
        return
    for survivor in found:
        print("{file}:{line}: {what}\n{diff}\n".format(**survivor))
    print(f"killed {killed}/{len(tried)}")


def limit_memory() -> None:
    with contextlib.suppress(ImportError):  # Windows has no resource
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", help="a game, or a folder of src/pentapolis: kernel, server/play")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (100)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--only", nargs="+", metavar="FILE:LINE", help="all mutants of these lines, not a sample")
    parser.add_argument("--tests", nargs="+", help="what tests it (a game: its folder and test_printed.py; else TESTS)")
    parser.add_argument("--budget", type=float, default=math.inf, help="seconds of tests a mutant meets (all of them)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--json", action="store_true", help="report as JSON")
    args = parser.parse_args()

    def choose(mutants: Iterator[Mutant]) -> list[Mutant]:
        if args.only:
            return [mutant for mutant in mutants if f"{mutant.module}:{mutant.line}" in args.only]
        return sample(mutants, args.count, args.seed)

    try:
        dev.set_up("dev")
        limit_memory()
        tests = args.tests or TESTS.get(args.part) or [f"tests/games/{args.part}", "tests/games/test_printed.py"]
        tried, alive = measure(args.part, tests, choose, args.jobs, args.budget)
    except (Cannot, steps.Stop) as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    report(args.part, tried, alive, args.json)
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
